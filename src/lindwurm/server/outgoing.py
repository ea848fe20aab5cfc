"""The one exit: everything that a seat receives about a match is made here.

Nothing else in the server turns a match into something that is sent. All of it comes from what the
kernel says a seat may know (`State.public` and `private`, `Match.events`, `Match.legal`,
`Match.why_not`). Seats count from 1 in messages, as people count; None is a spectator.

Events are numbered within what the seat has seen, not within the match: a gap in the numbers would
tell that something happened which the seat must not know of.

What is told to many is made once: what all may know, what a seat may know, a sentence in one
language. So these parts are JSON already (`Raw`), and a message is put together from them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw

from lindwurm.games import load
from lindwurm.kernel.events import EVERYONE, Event
from lindwurm.kernel.game import SEAT, Game
from lindwurm.kernel.match import Match, Reason
from lindwurm.kernel.texts import Texts

encode = msgspec.json.Encoder().encode


class Position:
    """A match as it stands now, for everyone who is to be told of it."""

    def __init__(self, match: Match, legal: Mapping[int, list[int]] | None = None):
        """`legal` are the choices of the seats that may act, where they are known already."""
        self._match = match
        self._legal = legal
        self._log = match.state.log or []
        self.length = len(self._log)
        """Number of all events so far."""
        actors = match.actors if legal is None else legal
        self._same = {
            "actors": [actor + 1 for actor in actors],
            "over": not actors,
            "result": None if actors else match.returns(),
        }
        self._public: bytes | None = None
        self._views: dict[int | None, Raw] = {}
        self._events: dict[tuple[str, Event], Raw] = {}

    def seen(
        self, seat: int | None, texts: Texts, since: int = 0, told: int | None = None
    ) -> dict[str, Any]:
        """Return all that a seat may know, with the events from its number `since` on.

        Who has been `told` so many events of the match, its own ones among them, can say so: that
        saves looking for where to begin.
        """
        if told is None:
            known = self._match.events(seat)
            since = min(since, len(known))
            fresh = known[since:]
        else:
            fresh = self._match.events(seat, told)
        return {
            "seat": None if seat is None else seat + 1,
            **self._same,
            "view": self._view(seat),
            "events_from": since,
            "events": [self._event(texts, e) for e in fresh],
            "legal": [] if seat is None else self._choices(seat, texts),
        }

    def _view(self, seat: int | None) -> Raw:
        if (found := self._views.get(seat)) is None:
            if self._public is None:
                self._public = encode(self._match.state.public())
            found = self._views[seat] = Raw(
                _joined(self._public, encode(self._match.state.private(seat)))
            )
        return found

    def _event(self, texts: Texts, happened: Event) -> Raw:
        key = texts.language, happened
        if (found := self._events.get(key)) is None:
            found = self._events[key] = Raw(encode(event(texts, happened)))
        return found

    def _choices(self, seat: int, texts: Texts) -> list[Raw]:
        legal = self._match.legal(seat) if self._legal is None else self._legal.get(seat, ())
        state = self._match.state
        return [
            Raw(_joined(_named(texts.game.id, a), encode({"label": texts.action(a, state, seat)})))
            for a in legal
        ]


def position(match: Match, seat: int | None, texts: Texts, since: int = 0) -> dict[str, Any]:
    """Return all that a seat may know of a match, with the events from its number `since` on."""
    return Position(match).seen(seat, texts, since)


def _joined(one: bytes, other: bytes) -> bytes:
    """Return the JSON of an object with the members of both.

    >>> _joined(b'{"a":1}', b'{"b":2}'), _joined(b'{"a":1}', b'{}')
    (b'{"a":1,"b":2}', b'{"a":1}')
    """
    if len(one) == 2 or len(other) == 2:
        return other if len(one) == 2 else one
    return one[:-1] + b"," + other[1:]


def fairness(match: Match, known: bool = False) -> dict[str, Any]:
    """Return what proves the dice: the commitment always, the seed only when all is over.

    A lesson's seed is `known` to all from the start, and that is said.
    """
    seed = match.seed
    return {
        "commitment": match.commitment,
        "salts": list(match.salts),
        "seed": seed.hex() if (match.over or known) and isinstance(seed, bytes) else None,
        "known": known,
    }


ALL = -1
"""In place of a seat: somebody who sees everything, which only a finished match may show."""


def steps(
    match: Match, seat: int | None, texts: Texts, first: int, count: int
) -> list[dict[str, Any]]:
    """Return positions of a match that is over, each with what led to it, through a seat's eyes.

    Step n is the position after n moves. A seat sees what it saw then; ALL sees everything.
    """
    assert match.over, "what is hidden in a running match stays hidden"
    log, moves = match.state.log or [], match.moves
    found = []
    for n in range(first, min(first + count, len(moves) + 1)):
        state = match.state if n == len(moves) else match.game.state.from_bytes(moves[n].before)
        begun = moves[n - 1].events_before if n else 0
        ended = moves[n].events_before if n < len(moves) else len(log)
        mask, scores = match.game.actors(state), [0] * match.seats
        match.game.standing(state, scores)
        step: dict[str, Any] = {
            "step": n,
            "seat": None,
            "action": None,
            "actors": [p + 1 for p in range(match.seats) if mask >> p & 1],
            "events": [
                event(texts, e) for e in log[begun:ended] if seat == ALL or e.to in (EVERYONE, seat)
            ],
            "view": state.everything() if seat == ALL else state.view(seat),
            "standing": scores,
        }
        if n:
            made = moves[n - 1]
            step["seat"] = made.seat + 1
            step["action"] = {
                "text": match.text(made.action),
                "json": match.game.verbs.json(made.action),
                "label": texts.action(
                    made.action, match.game.state.from_bytes(made.before), made.seat
                ),
            }
        found.append(step)
    return found


def event(texts: Texts, happened: Event) -> dict[str, Any]:
    """Return an event with named values and its sentence."""
    kind, named = _kind(texts.game.id, happened.kind)
    given = happened.a, happened.b, happened.c
    values = {name: given[at] + first for at, (name, first) in enumerate(named)}
    return {"kind": kind, "values": values, "sentence": texts.event(happened)}


@lru_cache(maxsize=2_000)
def _kind(game_id: str, kind: int) -> tuple[str, list[tuple[str, int]]]:
    """Return the name of a kind of event, and of its values with what they count from."""
    game = load(game_id)
    names = game.event_arguments.get(kind, ())
    first = [(name, 1 if game.arguments.get(name) == SEAT else 0) for name in names]
    return game.events(kind).name.lower(), first


def action(match: Match, seat: int, texts: Texts, code: int) -> dict[str, Any]:
    """Return a legal action as text, JSON and label."""
    return {**named(match.game, code), "label": texts.action(code, match.state, seat)}


def named(game: Game, code: int) -> dict[str, Any]:
    """Return an action as text and JSON."""
    return {"text": game.verbs.text(code), "json": game.verbs.json(code)}


@lru_cache(maxsize=50_000)
def _named(game_id: str, code: int) -> bytes:
    """Return the JSON of :func:`named`: there are only a few thousand."""
    return encode(named(load(game_id), code))


def why(
    match: Match, seat: int, texts: Texts, asked: str | Mapping[str, Any]
) -> dict[str, str | None]:
    """Return why a seat may not do something now; `reason` is None if it may."""
    code = match.code(asked)
    reason = match.why_not(seat, code)
    return {"action": match.text(code), **told(reason, texts)}


def told(reason: Reason | None, texts: Texts) -> dict[str, str | None]:
    """Return a reason in words, with the number of the rule."""
    if reason is None:
        return {"reason": None, "rule": None}
    return {"reason": texts.why(reason), "rule": reason.rule}
