"""The ledger: along a finished game each change of what a seat may expect has one cause.

For every seat, and all in that seat's own value given its own view, by one judge:

    result = start + luck + news + mistakes + gifts + unforeseen + rest

* **luck**: what a throw, draw or deal brought, less the mean over what could have fallen. Its mean
  over many games is zero however wrong the judge is, because what fell and what could have fallen
  are judged alike.
* **news**: what lay hidden and came to light, also by what others chose; likewise, as far as what a
  seat believes is right.
* **mistakes**: the seat's own action, less the best one for what it knew. The best is found with
  one set of samples and measured with another, since a noisy maximum blames everybody. So a mistake
  may come out a little above zero, within its error.
* **gifts**: what the mistakes of others brought the seat, measured in the same samples.
* **unforeseen**: what the best action brings beyond what the judge expected, whose own player would
  have done something else: at the seat's own decisions and, with the other sign, at those of
  others. Measured in the same samples.
* **rest**: what is left, which is but sampling.

The sum closes by construction, which proves nothing; what does is told in docs/review.md.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from lindwurm.kernel.match import Match
from lindwurm.review.amounts import Amount, difference, total
from lindwurm.review.errors import BATCHES, LUCK, START, Batches, Errors, Parts, batches
from lindwurm.telling import Teller


class ReviewError(ValueError):
    """A game that cannot be reviewed: one sentence says why."""


@dataclass(frozen=True)
class Stand:
    """How a seat stands at a step, by what it knows: its expected return, and chance to win."""

    expected: Amount
    wins: float | None


@dataclass(frozen=True)
class Decision:
    """An action that was chosen among several, beside the best one that was found."""

    move: int
    """From 1: the move that it was."""
    seat: int
    action: int
    best: int
    loss: Amount
    """How much less it brings than the best."""
    source: str
    """By what the best was found: "exact" odds or "search"."""
    choices: int
    expected: tuple[Amount, Amount]
    """What the seat may expect of the action and of the best; equal where these are the same."""


@dataclass(frozen=True)
class Moment:
    """One move, and what it did to every seat."""

    move: int
    seat: int
    action: int
    turn: tuple[int, int]
    """Whose turn it was, and which of theirs, from 1; (-1, 0) before the first."""
    luck: tuple[Amount, ...]
    news: tuple[Amount, ...]
    gifts: tuple[Amount, ...]
    decision: Decision | None
    unforeseen: tuple[Amount, ...] = ()
    """Reviews that were kept before it was told have none."""


@dataclass(frozen=True)
class Account:
    """The ledger of one seat."""

    seat: int
    start: Amount
    luck: Amount
    news: Amount
    mistakes: Amount
    gifts: Amount
    rest: Amount
    result: float
    decisions: int
    rate: Amount
    """Loss for each decision: what people can compare from game to game."""
    unforeseen: Amount | None = None
    """None in reviews that were kept before it was told: it is in the rest there."""

    @property
    def total(self) -> Amount:
        """The sum of the parts: the result, by construction."""
        others = (self.gifts, self.unforeseen or Amount(), self.rest)
        return total((self.start, self.luck, self.news, self.mistakes, *others))


@dataclass(frozen=True)
class Review:
    """All that is known about how a game went."""

    game: str
    judge: str
    """What judges positions: "mind", or "playouts" by the heuristic."""
    games: int
    """Games behind a number, in the median."""
    seconds: float
    stands: tuple[tuple[Stand, ...], ...]
    """For each step, from the opening to the end, every seat."""
    moments: tuple[Moment, ...]
    seats: tuple[Account, ...]
    opening: tuple[Amount, ...]
    """The luck of the opening, which is part of every seat's luck."""

    @property
    def decisions(self) -> list[Decision]:
        """Every decision of the game, in order."""
        return [one.decision for one in self.moments if one.decision is not None]


class Looked(NamedTuple):
    """A move that has been looked at: what it did, how all stand after it, by how many games."""

    moment: Moment
    stands: tuple[Stand, ...]
    games: int
    parts: tuple[Parts, ...]
    """What it did to every seat, by batches of the games behind the numbers."""


class Outcomes(NamedTuple):
    """What every seat may expect of a decision, game by game, with the same deals and dice."""

    taken: Any
    """Of what was done."""
    better: Any
    """Of the best that was found."""
    expected: Any
    """Of what the judge's own player does there."""

    def worth(self, seat: int, actor: int) -> tuple[Amount, Amount, tuple[Batches, ...]]:
        """Return what was lost by it, and what the best brings beyond expectation, for a seat.

        Last, both by batches: as mistakes, gifts, unforeseen.
        """
        taken, better, expected = (rows[:, seat] for rows in self)
        lost, ahead = batches(taken, better), batches(better, expected)
        shares = (lost, (), ahead) if seat == actor else ((), lost, ahead)
        return difference(taken, better), difference(better, expected), shares


def lost_once(looked: Sequence[Looked], fell: Sequence[bool]) -> list[Looked]:
    """Blame nobody for a chance that stays open.

    Where the best action is the best one at a later decision of the same turn as well, and nothing
    fell in between (`fell`, by moves), it was not lost yet: what it brings beyond the judge's
    expectation there is taken from the earlier loss, instead of being unforeseen a second time.
    """
    found = list(looked)
    for at in range(len(found) - 1, -1, -1):
        decision = found[at].moment.decision
        if decision is None or decision.best == decision.action:
            continue
        for then in range(at + 1, len(found)):
            later = found[then].moment
            if fell[then - 1] or later.turn != found[at].moment.turn:
                break
            same = later.decision and later.decision.best == decision.best
            if same and later.seat == decision.seat:
                found[at], found[then] = _put_off(found[at], found[then])
                break
    return found


def _put_off(early: Looked, late: Looked) -> tuple[Looked, Looked]:
    """Take what a later decision could bring beyond expectation from the loss of an earlier one."""
    first, then, seats = early.moment, late.moment, range(len(early.parts))
    assert first.decision is not None
    loss = total((first.decision.loss, -then.unforeseen[first.seat]))
    gifts = tuple(
        gift if seat == first.seat else total((gift, then.unforeseen[seat]))
        for seat, gift in enumerate(first.gifts)
    )
    decision = replace(first.decision, loss=loss)
    parts = []
    for seat in seats:
        own, other = early.parts[seat], late.parts[seat].unforeseen
        name = "mistakes" if seat == first.seat else "gifts"
        both = tuple(a + b for a, b in zip(getattr(own, name), other, strict=False))
        parts.append(own._replace(**{name: both}))
    return (
        early._replace(moment=replace(first, gifts=gifts, decision=decision), parts=tuple(parts)),
        late._replace(
            moment=replace(then, unforeseen=tuple(Amount() for _ in seats)),
            parts=tuple(one._replace(unforeseen=(0.0,) * BATCHES) for one in late.parts),
        ),
    )


def account(
    seat: int,
    start: Amount,
    opening: Amount,
    moments: Sequence[Moment],
    result: float,
    left: Amount,
    gift: Amount,
    errors: Errors | None = None,
) -> Account:
    """Add up what happened to one seat; what is left is the judge's error.

    `opening` is the luck of the opening, `left` and `gift` what it cost and brought that people
    ended the game before its rules did. Without `errors` all numbers count as independent.
    """
    luck = total([opening, *(one.luck[seat] for one in moments)])
    news = total(one.news[seat] for one in moments)
    decisions = [one.decision for one in moments if one.decision and one.seat == seat]
    losses = total(one.loss for one in decisions)
    gifts = total([gift, *(one.gifts[seat] for one in moments)])
    unforeseen = total(one.unforeseen[seat] for one in moments)
    if errors is not None:
        luck, news = Amount(luck.value, errors.luck), Amount(news.value, errors.news)
        losses = Amount(losses.value, errors.mistakes)
        gifts = Amount(gifts.value, math.hypot(errors.gifts, gift.error))
        unforeseen = Amount(unforeseen.value, errors.unforeseen)
    mistakes = total((-losses, left))
    parts = total((start, luck, news, mistakes, gifts, unforeseen))
    if errors is not None:
        parts = Amount(parts.value, errors.together)
    count = max(1, len(decisions))
    return Account(
        *(seat, start, luck, news, mistakes, gifts),
        rest=Amount(result - parts.value, parts.error),
        result=result,
        decisions=len(decisions),
        rate=Amount(losses.value / count, losses.error / count),
        unforeseen=unforeseen,
    )


def leaving(match: Match, last: Sequence[Stand]) -> tuple[list[Amount], list[Amount]]:
    """Return what it cost, or brought, that people ended the game before its rules did."""
    nothing = [Amount()] * match.seats
    if match.ended == "over":
        return nothing, nothing
    result = match.result or []
    jumps = [
        Amount(got - stand.expected.value, stand.expected.error)
        for got, stand in zip(result, last, strict=True)
    ]
    left = match.left[-1].seat if match.ended != "drawn" else -1
    own = [jump if seat == left else Amount() for seat, jump in enumerate(jumps)]
    gifts = [Amount() if seat == left else jump for seat, jump in enumerate(jumps)]
    return own, gifts


def entries(
    seat: int,
    looked: Sequence[Looked],
    start: Amount,
    opening: Amount,
    rows: Any,
    dealt: Any,
    end: Any,
) -> Iterator[tuple[int, Batches, Amount]]:
    """Yield what a seat's sums are made of: to which of them, its batches, and the amount.

    `rows` and `dealt` are its games from the opening and from openings as they may be dealt, `end`
    those from where people ended the game: what the sum of all is off by there, leaving takes back.
    """
    yield START, batches(dealt, [0.0]), start
    yield START, batches([0.0], end), Amount()
    yield LUCK, batches(rows, dealt), opening
    for one in looked:
        moment, decision = one.moment, one.moment.decision
        loss = decision.loss if decision and moment.seat == seat else Amount()
        amounts = (
            *(moment.luck[seat], moment.news[seat], loss),
            *(moment.gifts[seat], moment.unforeseen[seat]),
        )
        yield from zip(range(START), one.parts[seat], amounts, strict=True)


def turns_of(match: Match) -> list[tuple[int, int]]:
    """Return for each move whose turn it was, and which of theirs; (-1, 0) before the first."""
    teller, turns, now = Teller(match.game), [], (-1, 0)
    everything = match.events()
    late = [len(match.events(since=move.events_before)) for move in match.moves] + [0]
    for left in late[1:]:
        if teller.beats and teller.beats[-1].of is not None:
            now = teller.beats[-1].of, teller.beats[-1].turn
        teller.hear(everything[teller.heard : len(everything) - left])
        turns.append(now)
    return turns
