"""What can be said about a position, as data: the best actions, and the exact odds.

The search gives every action with its expected result and visits; the game's own tables give the
odds that matter now, as numbers and, where `texts` are given, in the words of a language.

>>> from lindwurm.games import load
>>> from lindwurm.kernel.match import Match
>>> m = Match(load("dragon_farkle"), seats=2, options={"first_player": 1}, seed=7)
>>> found = analyse(m, 0, Budget(iterations=60), seed=1)
>>> sorted(choice.text for choice in found.choices), found.iterations <= 60
(['recruit', 'skirmish'], True)
>>> found.settled, [choice.wins for choice in found.choices]  # so few tries are no chance to win
(False, [None, None])
>>> told = odds(m, 0, Texts(m.game, "en"))
>>> " ".join(told["odds"][0].split())  # the line does not break before the per cent sign
'A recruiting turn brings 703 soldiers on average, and farkles in 38 %.'
>>> [(n["what"], round(n["probability"], 4), n["exact"], n["rule"]) for n in told["numbers"]]
[('farkle', 0.3766, False, 'DF-68'), ('keep_reached', 0.0207, False, 'DF-89')]
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from lindwurm import games as all_games
from lindwurm.bots.judgement import Judge, value
from lindwurm.bots.mcts import best, search
from lindwurm.bots.player import IMAGINED, Budget
from lindwurm.kernel.chance import next_word, seed_words
from lindwurm.kernel.match import Match
from lindwurm.kernel.odds import Odd
from lindwurm.kernel.texts import Texts

ENOUGH = 100
"""Tries from which a chance to win is told: a search ends as soon as the matter is clear, be it
after seven tries, and seven games won are no certainty."""


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
    wins: float | None
    """The chance to win that these mean for the deciding seat.

    None where they mean something else, or come from fewer tries than `ENOUGH`.
    """


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
    settled: bool
    """Whether exact odds settle that, whatever the tries brought."""
    choices: tuple[Choice, ...]
    numbers: tuple[dict[str, Any], ...] = ()
    """The odds that matter now, one by one (:meth:`lindwurm.kernel.odds.Odd.json`)."""
    odds: tuple[str, ...] = ()
    """What they say about the decision, sentence by sentence."""
    risks: tuple[dict[str, str], ...] = ()
    """What an action risks, as `{"action": …, "text": …}`; not all have some."""

    def json(self) -> dict[str, Any]:
        """Return the analysis as JSON; seats count from 1 there."""
        return {**asdict(self), "seat": self.seat + 1}


@dataclass(frozen=True)
class Outlook:
    """How a seat stands, by what it may know itself."""

    seat: int
    result: float
    """Expected return."""
    error: float
    """Standard error of the expected return."""
    wins: float | None
    """The chance to win that it means; None: it means something else."""


def chances(match: Match, games: int = 1_000, seed: int = 0) -> tuple[Outlook, ...]:
    """Return the chances of every seat at any position, each by its own view.

    They come from the one judge (:mod:`lindwurm.bots.judgement`). Seats that know different things
    may expect more or less than one win together.

    >>> from lindwurm.games import load
    >>> m = Match(load("dragon_farkle"), seats=2, options={"first_player": 1}, seed=7)
    >>> first, second = chances(m, games=400)
    >>> [0.4 < outlook.result < 0.6 for outlook in (first, second)]
    [True, True]
    """
    judge, found = Judge(match.game), []
    for seat in range(match.seats):
        value = judge.position(match.state, seat, games, seed)
        won = all_games.wins(match, seat, value.returns)
        found.append(Outlook(seat, value.returns[seat], value.errors[seat], won))
    return tuple(found)


DEALS, SWEEPS = 16, 3
"""How many deals are judged for spectators, and how often each is dealt from seat to seat."""


def watched(match: Match, games: int = 400, seed: int = 0) -> tuple[Outlook, ...]:
    """Return the chances of every seat by what *everybody* may know: for those who watch.

    What a seat holds in secret would shift its chances, and telling them would tell of it. So all
    that any seat has to guess is dealt afresh, from one seat's eyes after the other's.

    >>> from lindwurm.games import load
    >>> m = Match(load("dragon_farkle"), seats=2, options={"first_player": 1}, seed=7)
    >>> first, second = watched(m, games=160)
    >>> round(first.result + second.result, 6)
    1.0
    """
    import numpy as np

    judge, rows, state = Judge(match.game), [], match.state.copy()
    for deal in range(DEALS):
        for sweep in range(SWEEPS):
            for seat in range(match.seats):
                words = IMAGINED + (seed + (deal * SWEEPS + sweep) * match.seats + seat) % IMAGINED
                state = match.imagine(seat, words, state)
        rows.append(judge.sample(state, max(1, games // DEALS), seed + deal))
    found = value(np.concatenate(rows))
    return tuple(
        Outlook(
            *(seat, found.returns[seat], found.errors[seat]),
            all_games.wins(match, seat, found.returns),
        )
        for seat in range(match.seats)
    )


def odds(match: Match, seat: int, texts: Texts | None = None) -> dict[str, Any]:
    """Return the exact odds that matter now, and what each choice risks, where it can be told.

    `numbers` are all of them as data, each with the sentence that tells it; `odds` and `risks` are
    these sentences, and empty without texts.
    """
    known = all_games.chances(match.game)
    told, risky, numbers = [], [], []
    for saying in known.odds(match, seat):
        text = saying.say(texts) if texts else None
        told.append(text)
        numbers += [_number(match, odd, text) for odd in saying.odds]
    for action in match.legal(seat):
        if risk := known.risk(match, seat, action):
            text = risk.say(texts) if texts else None
            risky.append({"action": match.text(action), "text": text})
            numbers += [_number(match, odd, text) for odd in risk.odds]
    if texts is None:
        return {"numbers": numbers, "odds": [], "risks": []}
    return {"numbers": numbers, "odds": told, "risks": risky}


def _number(match: Match, odd: Odd, text: str | None) -> dict[str, Any]:
    return odd.json(None if odd.action is None else match.text(odd.action), text)


def analyse(
    match: Match, seat: int, budget: Budget, seed: int = 0, texts: Texts | None = None
) -> Analysis:
    """Return what `seat` should do now, from what it may know; raises ValueError if not asked.

    With `texts` the exact odds are told in words as well.
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
            all_games.wins(match, seat, edge.returns) if edge.visits >= ENOUGH else None,
        )
        for edge in found.edges
    )
    return Analysis(
        seat,
        found.iterations,
        found.seconds,
        match.text(found.advised),
        match.text(best(found)),
        found.settled,
        choices,
        **{key: tuple(rows) for key, rows in odds(match, seat, texts).items()},
    )
