"""The one exit: everything that a seat receives about a match is made here.

Nothing else in the server turns a match into something that is sent. All of it comes from what the
kernel says a seat may know (`State.public` and `private`, `Match.events`, `Match.legal`,
`Match.why_not`). Seats count from 1 in messages, as people count; None is a spectator.

Events are numbered within what the seat has seen, not within the match: a gap in the numbers would
tell that something happened which the seat must not know of.

What is told to many is made once: what all may know, what a seat may know, a sentence in one
language. So these parts are JSON already, and a message is put together from their bytes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from lindwurm.games import load
from lindwurm.kernel.events import EVERYONE, Event
from lindwurm.kernel.game import SEAT, Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.reasons import Reason
from lindwurm.kernel.state import State
from lindwurm.kernel.texts import MARKS, Texts

encode = msgspec.json.Encoder().encode
_MARK = re.compile(b"%b[\x80-\xbf]" % MARKS[0].encode()[:2])
"""The marks for names, in UTF-8."""


class Telling(Texts):
    """The words of a table as JSON: made once for all tables, and the names put in last."""

    def __init__(self, game: Game, language: str = "en", names: Sequence[str] = ()):
        super().__init__(game, language, names)
        self._as_json: dict[bytes, bytes] = {}

    def events(self, happened: Sequence[Event]) -> bytes:
        """Return events, with commas between them."""
        game, language = self.game.id, self.language
        return self._named(b",".join([_event(game, language, e) for e in happened]))

    def choices(self, codes: Sequence[int], state: Any, seat: int) -> bytes:
        """Return what a seat may choose from, with commas between."""
        game, language, details = self.game.id, self.language, self.game.details
        return self._named(
            b",".join(
                [_choice(game, language, c, tuple(details(state, seat, c).items())) for c in codes]
            )
        )

    def _named(self, told: bytes) -> bytes:
        return _MARK.sub(self._name_as_json, told)

    def _name_as_json(self, mark: re.Match[bytes]) -> bytes:
        found = mark.group()
        if (name := self._as_json.get(found)) is None:
            name = self._as_json[found] = encode(self.seat(MARKS.index(found.decode())))[1:-1]
        return name


UNSAID = b'"silence":null,"rests":null'
"""What those are told of silence for whom it says nothing."""
Secrets = dict[int | None, tuple[bytes | None, bytes]]
"""For each seat what it alone may see, as JSON, and the bytes that this was made from."""


class Position:
    """A match as it stands now, for everyone who is to be told of it."""

    def __init__(
        self,
        match: Match,
        legal: Mapping[int, list[int]] | None = None,
        envelope: Mapping[str, Any] | None = None,
        secrets: Secrets | None = None,
    ):
        """`legal` are the choices of the seats that may act, where they are known already.

        The `envelope` is what else goes into each message, `secrets` what is kept of positions
        before this one.
        """
        self._match = match
        self._legal = legal
        self.length = len(match.state.log or ())
        """Number of all events so far."""
        actors = match.actors if legal is None else legal
        same = {
            **(envelope or {}),
            "actors": [actor + 1 for actor in actors],
            "over": not actors,
            "ended": match.ended,
            "result": match.result,
        }
        self._same = encode(same)[:-1]
        self._public: bytes | None = None
        self._tallies: dict[int | None, bytes] = {}
        self._secrets = {} if secrets is None else secrets
        self._views: dict[int | None, bytes] = {}
        self._events: dict[tuple[str, tuple[Event, ...]], bytes] = {}
        self._questions: dict[int, bytes] = {}

    def seen(
        self,
        seat: int | None,
        texts: Telling,
        since: int = 0,
        told: int | None = None,
        silence: bytes = UNSAID,
    ) -> tuple[bytes, int]:
        """Return all that a seat may know, with the events from its number `since` on.

        Returns the message, and how many events the seat has been sent then. Who has been `told` so
        many events of the match, its own ones among them, can say so: that saves looking for
        where to begin. What it is told of `silence` is made by the table.
        """
        if told is None:
            known = self._match.events(seat)
            since = min(since, len(known))
            fresh = known[since:]
        else:
            fresh = self._match.events(seat, told)
        legal = [] if seat is None else self._may(seat)
        message = b'%b,"seat":%b,"view":%b,"tally":%b,"events_from":%d,"events":[%b],%b,%b}' % (
            self._same,
            b"null" if seat is None else b"%d" % (seat + 1),
            self._view(seat),
            self._counted(seat),
            since,
            self._told(texts, fresh) if fresh else b"",
            silence,
            UNASKED if seat is None or not legal else self._asked(seat, legal, texts),
        )
        return message, since + len(fresh)

    def _view(self, seat: int | None) -> bytes:
        if (found := self._views.get(seat)) is None:
            state, packed = self._match.state, self._match.packed
            if self._public is None:
                self._public = encode(state.public(packed))
            own = state.own(packed, seat)
            kept = self._secrets.get(seat)
            if kept is None or own is None or kept[0] != own:
                kept = self._secrets[seat] = own, encode(state.private(seat))
            found = self._views[seat] = _joined(self._public, kept[1])
        return found

    def _told(self, texts: Telling, fresh: list[Event]) -> bytes:
        key = texts.language, tuple(fresh)
        if (found := self._events.get(key)) is None:
            found = self._events[key] = texts.events(fresh)
        return found

    def _counted(self, seat: int | None) -> bytes:
        if (found := self._tallies.get(seat)) is None:
            found = self._tallies[seat] = encode(tally(self._match, self._match.state, seat))
        return found

    def _may(self, seat: int) -> list[int]:
        return self._match.legal(seat) if self._legal is None else self._legal.get(seat, [])

    def _asked(self, seat: int, legal: list[int], texts: Telling) -> bytes:
        """Return what a seat may do, and what the game has to say about it."""
        if (found := self._questions.get(seat)) is None:
            found = self._questions[seat] = encode(asked(self._match, seat, legal))[1:-1]
        return b'"legal":[%b],%b' % (texts.choices(legal, self._match.state, seat), found)


UNASKED = b'"legal":[],"risks":[],"previews":null,"forced":null'
"""What those receive who have nothing to decide."""


def asked(match: Match, seat: int, legal: Sequence[int]) -> dict[str, Any]:
    """Return what the game says about the choices of a seat that may act, but for their names.

    What they risk and lead to, and which of them is no choice at all.
    """
    game = match.game
    forced = game.forced(match.state, seat, legal)
    return {
        "risks": [
            odd.json(None if odd.action is None else match.text(odd.action))
            for odd in game.risks(match, seat)
        ],
        "previews": game.previews(match, seat),
        "forced": None if forced < 0 else match.text(forced),
    }


def tally(match: Match, state: State, seat: int | None) -> msgspec.Struct | None:
    """Return what a seat can count in a state of the match; None in games without such a thing."""
    game = match.game
    return game.tally and game.tally(state, seat, game.option_texts(match.option_codes))


def members(told: Mapping[str, Any]) -> bytes:
    """Return the members of an object as JSON.

    >>> members({"rests": None, "n": 1})
    b'"rests":null,"n":1'
    """
    return encode(told)[1:-1]


def _joined(one: bytes, other: bytes) -> bytes:
    """Return the JSON of an object with the members of both.

    >>> _joined(b'{"a":1}', b'{"b":2}'), _joined(b'{"a":1}', b'{}')
    (b'{"a":1,"b":2}', b'{"a":1}')
    """
    if len(one) == 2 or len(other) == 2:
        return other if len(one) == 2 else one
    return one[:-1] + b"," + other[1:]


def fairness(match: Match, known: bool = False) -> msgspec.Raw:
    """Return what proves the dice: the commitment always, the seed only when all is over.

    A lesson's seed is `known` to all from the start, and that is said.
    """
    shown = match.seed if match.over or known else None
    return _fairness(match.commitment, match.salts, shown, known)


@lru_cache(maxsize=10_000)
def _fairness(
    commitment: str | None, salts: tuple[str, ...], seed: int | bytes | None, known: bool
) -> msgspec.Raw:
    told = {
        "commitment": commitment,
        "salts": salts,
        "seed": seed.hex() if isinstance(seed, bytes) else None,
        "known": known,
    }
    return msgspec.Raw(encode(told))


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
            "tally": tally(match, state, None if seat == ALL else seat),
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


@cache
def _nameless(game_id: str, language: str) -> Texts:
    """Return the words of a game with marks in place of names."""
    return Texts(load(game_id), language, MARKS)


@lru_cache(maxsize=20_000)
def _event(game_id: str, language: str, happened: Event) -> bytes:
    """Return the JSON of :func:`event`. The same few thousand happen over and over again."""
    return encode(event(_nameless(game_id, language), happened))


@lru_cache(maxsize=20_000)
def _choice(
    game_id: str, language: str, code: int, details: tuple[tuple[str, int | str], ...]
) -> bytes:
    """Return the JSON of an action that may be chosen: text, JSON and label."""
    texts = _nameless(game_id, language)
    return encode({**named(texts.game, code), "label": texts.label(code, dict(details))})


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


def why(
    match: Match, seat: int, texts: Texts, asked: str | Mapping[str, Any]
) -> dict[str, str | None]:
    """Return why a seat may not do something now; `reason` is None if it may."""
    code = match.code(asked)
    reason = match.why_not(seat, code)
    return {"action": match.text(code), **reason_info(reason, texts)}


def reason_info(reason: Reason | None, texts: Texts) -> dict[str, str | None]:
    """Return a reason in words, with the number of the rule."""
    if reason is None:
        return {"reason": None, "rule": None}
    return {"reason": texts.why(reason), "rule": reason.rule}
