"""What a search thinks of a position, as data: the best actions with result and visits.

>>> from lindwurm.games import load
>>> from lindwurm.kernel.match import Match
>>> m = Match(load("dragon_farkle"), seats=2, options={"first_player": 1}, seed=7)
>>> found = analyse(m, 0, Budget(iterations=60), seed=1)
>>> sorted(choice.text for choice in found.choices), found.iterations
(['recruit', 'skirmish'], 60)
>>> list(found.json())
['seat', 'iterations', 'seconds', 'advised', 'best', 'choices']
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from lindwurm.bots.mcts import best, search
from lindwurm.bots.player import IMAGINED, Budget
from lindwurm.kernel.chance import next_word, seed_words
from lindwurm.kernel.match import Match


@dataclass(frozen=True)
class Choice:
    """One action: how often the search tried it, and what it brought on average."""

    action: int
    text: str
    visits: int
    share: float
    """Share of all tries."""
    result: float
    """Expected return of the deciding seat."""
    error: float
    """Standard error of the expected return."""
    returns: tuple[float, ...]
    """Expected return of every seat."""


@dataclass(frozen=True)
class Analysis:
    """What the search found for one seat, the most tried action first."""

    seat: int
    iterations: int
    seconds: float
    advised: str
    """What the game's heuristic player would do."""
    best: str
    """What a searching bot would do."""
    choices: tuple[Choice, ...]

    def json(self) -> dict[str, Any]:
        """Return the analysis as JSON; seats count from 1 there."""
        return {**asdict(self), "seat": self.seat + 1}


def analyse(match: Match, seat: int, budget: Budget, seed: int = 0) -> Analysis:
    """Return what `seat` should do now, from what it may know; raises ValueError if not asked."""
    if not match.legal(seat):
        raise ValueError(f"seat {seat + 1} has nothing to decide now")
    words = [0, 0, 0, 0]
    seed_words(words, seed, 0)
    state = match.imagine(seat, IMAGINED + next_word(words))
    found = search(match.game, state, seat, budget, seed)
    choices = tuple(
        Choice(
            edge.action,
            match.text(edge.action),
            edge.visits,
            edge.visits / found.iterations,
            edge.returns[seat],
            edge.error,
            edge.returns,
        )
        for edge in found.edges
    )
    return Analysis(
        seat,
        found.iterations,
        found.seconds,
        match.text(found.advised),
        match.text(best(found)),
        choices,
    )
