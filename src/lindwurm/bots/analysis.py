"""What can be said about a position, as data: the best actions, and the exact odds.

The search gives every action with its expected result and visits; the game's own tables give the
odds that matter now, in the words of a language, where `texts` are given.

>>> from lindwurm.games import load
>>> from lindwurm.kernel.match import Match
>>> m = Match(load("dragon_farkle"), seats=2, options={"first_player": 1}, seed=7)
>>> found = analyse(m, 0, Budget(iterations=60), seed=1)
>>> sorted(choice.text for choice in found.choices), found.iterations <= 60
(['recruit', 'skirmish'], True)
>>> list(found.json())
['seat', 'iterations', 'seconds', 'advised', 'best', 'choices', 'odds', 'risks']
>>> odds(m, 0, Texts(m.game, "en"))["odds"][0]
'A recruiting turn brings 703 soldiers on average, and farkles in 38 %.'
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from lindwurm import games
from lindwurm.bots.mcts import best, search
from lindwurm.bots.player import IMAGINED, Budget
from lindwurm.kernel.chance import next_word, seed_words
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts


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
    odds: tuple[str, ...] = ()
    """What the exact odds say about the decision, sentence by sentence."""
    risks: tuple[dict[str, str], ...] = ()
    """What an action risks, by exact odds, as `{"action": …, "text": …}`; not all have some."""

    def json(self) -> dict[str, Any]:
        """Return the analysis as JSON; seats count from 1 there."""
        return {**asdict(self), "seat": self.seat + 1}


def odds(match: Match, seat: int, texts: Texts) -> dict[str, Any]:
    """Return the exact odds that matter now, and what each choice risks, where it can be told."""
    known = games.chances(match.game.id)
    risks = [(match.text(a), known.hint(match, seat, a, texts)) for a in match.legal(seat)]
    return {
        "odds": known.odds(match, seat, texts),
        "risks": [{"action": action, "text": text} for action, text in risks if text],
    }


def analyse(
    match: Match, seat: int, budget: Budget, seed: int = 0, texts: Texts | None = None
) -> Analysis:
    """Return what `seat` should do now, from what it may know; raises ValueError if not asked.

    With `texts` the exact odds are told as well.
    """
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
        **({key: tuple(rows) for key, rows in odds(match, seat, texts).items()} if texts else {}),
    )
