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

from lindwurm import outside
from lindwurm.kernel.events import EVERYONE, Event
from lindwurm.kernel.game import SEAT, Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.reasons import Reason
from lindwurm.kernel.state import State
from lindwurm.kernel.texts import MARKS, Texts
from lindwurm.server.store import shelf
from lindwurm.server.table.beats import Tellers, beat
from lindwurm.telling import Beat, Teller

encode = msgspec.json.Encoder().encode
_MARK = re.compile(b"%b[\x80-\xbf]" % MARKS[0].encode()[:2])
"""A mark for a name, in UTF-8."""


class Telling(Texts):
    """The words of a table as JSON: made once for all tables, and the names put in last."""

    def __init__(self, game: Game, language: str = "en", names: Sequence[str] = ()):
        super().__init__(game, language, names)
        self._named: dict[bytes, bytes] = {}
        """For each mark that was met the name in its place, as JSON."""

    def events(self, happened: Sequence[Event], reader: int | None) -> bytes:
        """Return events, with commas between them and marks for names, as a seat is told them."""
        game, language = self.game, self.language
        return b",".join([_event(game, language, e, reader) for e in happened])

    def beats(self, beats: Sequence[Beat], reader: int | None) -> bytes:
        """Return beats, with commas between them and marks for names, as a seat is told them."""
        game, language = self.game, self.language
        return b",".join(
            [
                b'{"of":%b,"turn":%d,"events":%b,%b'
                % (
                    b"null" if b.of is None else b"%d" % (b.of + 1),
                    b.turn,
                    encode(b.numbers),
                    _beat(game, language, reader, b.seat, *b.key),
                )
                for b in beats
            ]
        )

    def choices(self, codes: Sequence[int], state: Any, seat: int) -> bytes:
        """Return what a seat may choose from, with commas between and marks for names."""
        game, language, details = self.game, self.language, self.game.details
        return b",".join(
            [_choice(game, language, c, tuple(details(state, seat, c).items())) for c in codes]
        )

    def with_names(self, told: bytes) -> bytes:
        """Return JSON with the names of the seats in place of their marks; no name has one."""
        return _MARK.sub(self._name, told)

    def _name(self, found: re.Match[bytes]) -> bytes:
        mark = found[0]
        if (name := self._named.get(mark)) is None:
            name = encode(self.seat(MARKS.index(mark.decode())))[1:-1]
            self._named[mark] = name
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
        envelope: bytes = b"",
        secrets: Secrets | None = None,
        tellers: Tellers | None = None,
    ):
        """`legal` are the choices of the seats that may act, where they are known already.

        The `envelope` is what else goes into each message, as JSON (see :func:`members`);
        `secrets` and `tellers` are what is kept of positions before this one.
        """
        self._match = match
        self._legal = legal
        self.length = len(match.state.log or ())
        """Number of all events so far."""
        actors = match.actors if legal is None else legal
        self._same = b'{%b%b"actors":%b,"dice":%b,%b' % (
            envelope,
            b"," if envelope else b"",
            encode([actor + 1 for actor in actors]),
            encode(dice(match)) if match.game.dice else b"[]",
            PLAYING if actors else members(_ending(match)),
        )
        self._packed = match.packed
        self._public: bytes | None = None
        self._tallies: dict[int | None, bytes] = {}
        self._secrets = {} if secrets is None else secrets
        self._views: dict[int | None, bytes] = {}
        self._tellers = Tellers() if tellers is None else tellers
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
        latest = self._tellers.latest(self._match, seat)
        if told is None:
            known = self._match.events(seat)
            since = min(since, len(known))
            fresh: Sequence[Event] = known[since:]
        else:
            fresh = latest.fresh if told == latest.since else self._match.events(seat, told)
        legal = None if seat is None else self._may(seat)
        first, beats = latest.beats(since)
        message = _POSITION % (
            self._same,
            b"null" if seat is None else b"%d" % (seat + 1),
            self._view(seat),
            self._counted(seat),
            since,
            texts.with_names(
                _TOLD
                % (
                    texts.events(fresh, seat) if fresh else b"",
                    first,
                    texts.beats(beats, seat) if beats else b"",
                    self._asked(seat, legal, texts) if seat is not None and legal else UNASKED,
                )
            ),
            silence,
        )
        return message, since + len(fresh)

    def _view(self, seat: int | None) -> bytes:
        if (found := self._views.get(seat)) is None:
            state, packed = self._match.state, self._packed
            if self._public is None:
                self._public = encode(state.public(packed))
            own = state.own(packed, seat)
            kept = self._secrets.get(seat)
            if kept is None or own is None or kept[0] != own:
                kept = self._secrets[seat] = own, encode(state.private(seat))
            found = self._views[seat] = _joined(self._public, kept[1])
        return found

    def _counted(self, seat: int | None) -> bytes:
        if self._match.game.tally is None:
            return b"null"
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


_POSITION = b'%b,"seat":%b,"view":%b,"tally":%b,"events_from":%d,%b,%b}'
PLAYING = b'"over":false,"ended":null,"result":null'
"""What is said of the end before there is one."""
_TOLD = b'"events":[%b],"beats_from":%d,"beats":[%b],%b'
UNASKED = b'"legal":[],"risks":[],"previews":null,"forced":null'
"""What those receive who have nothing to decide."""


def _ending(match: Match) -> dict[str, Any]:
    """Return how a match has ended."""
    return {"over": True, "ended": match.ended, "result": match.result}


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


def dice(match: Match) -> list[tuple[str, int, int]]:
    """Return the dice that everybody saw fall for what was done last, as they are in a record."""
    game = match.game
    if not game.dice or not match.moves:
        return []
    if match.undone and match.undone[-1].at == len(match.moves):
        return []  # what was done last is that moves were taken back
    if match.left and match.left[-1] is match.course[-1]:
        return []  # or that somebody left
    fallen = match.moves[-1].draws
    return [
        (game.draws(d.kind).name.lower(), d.size, d.value) for d in fallen if d.kind in game.dice
    ]


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


def fairness(match: Match, known: bool = False) -> bytes:
    """Return what proves the dice: the commitment always, the seed only when all is over.

    In a lesson what falls is laid out: it is `known` from the start, and that is said.
    """
    shown = match.seed if match.over or known else None
    return _fairness(match.commitment, shown, known)


@lru_cache(maxsize=10_000)
def _fairness(commitment: str | None, seed: int | bytes | None, known: bool) -> bytes:
    told = {
        "commitment": commitment,
        "seed": seed.hex() if isinstance(seed, bytes) else None,
        "known": known,
    }
    return encode(told)


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
    teller, reader = Teller(match.game), None if seat == ALL else seat
    found = []
    for n in range(min(first + count, len(moves) + 1)):
        begun = moves[n - 1].events_before if n else 0
        ended = moves[n].events_before if n < len(moves) else len(log)
        seen = [e for e in log[begun:ended] if seat == ALL or e.to in (EVERYONE, seat)]
        beats_from = teller.hear(seen)
        if n < first:
            continue
        state = match.state if n == len(moves) else match.game.state.from_bytes(moves[n].before)
        mask, scores = match.game.actors(state), [0] * match.seats
        match.game.standing(state, scores)
        step: dict[str, Any] = {
            "step": n,
            "seat": None,
            "action": None,
            "actors": [p + 1 for p in range(match.seats) if mask >> p & 1],
            "events": [event(texts, e, reader) for e in seen],
            "beats_from": beats_from,
            "beats": [
                {
                    "of": None if b.of is None else b.of + 1,
                    "turn": b.turn,
                    "events": list(b.numbers),
                    **beat(texts, reader, b.seat, *b.key),
                }
                for b in teller.beats[beats_from:]
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


def event(texts: Texts, happened: Event, reader: int | None) -> dict[str, Any]:
    """Return an event with named values, and its sentence as a seat is told it."""
    kind, named = _kind(texts.game, happened.kind)
    given = happened.a, happened.b, happened.c
    values = {name: given[at] + first for at, (name, first) in enumerate(named)}
    return {"kind": kind, "values": values, "sentence": texts.event(happened, reader)}


class _Nameless(Texts):
    """The words of a game with marks in place of names. What it has said of an event it keeps."""

    def event(self, event: Event, reader: int | None = None, form: str = "event") -> str:
        return _said(self, event, reader, form)


@lru_cache(maxsize=20_000)
def _said(texts: _Nameless, event: Event, reader: int | None, form: str) -> str:
    return Texts.event(texts, event, reader, form)


@cache
def _nameless(game: Game, language: str) -> Texts:
    return _Nameless(game, language, MARKS)


@lru_cache(maxsize=20_000)
def _event(game: Game, language: str, happened: Event, reader: int | None) -> bytes:
    """Return the JSON of :func:`event`. The same few thousand happen over and over again."""
    return encode(event(_nameless(game, language), happened, reader))


@lru_cache(maxsize=20_000)
def _beat(
    game: Game,
    language: str,
    reader: int | None,
    seat: int | None,
    parts: tuple[Event, ...],
    way: tuple[Event, ...],
    cause: Event | None,
) -> bytes:
    """Return the JSON of :func:`beat`, from behind its first brace."""
    return encode(beat(_nameless(game, language), reader, seat, parts, way, cause))[1:]


@lru_cache(maxsize=20_000)
def _choice(
    game: Game, language: str, code: int, details: tuple[tuple[str, int | str], ...]
) -> bytes:
    """Return the JSON of an action that may be chosen: text, JSON and label."""
    texts = _nameless(game, language)
    return encode({**named(texts.game, code), "label": texts.label(code, dict(details))})


@lru_cache(maxsize=2_000)
def _kind(game: Game, kind: int) -> tuple[str, list[tuple[str, int]]]:
    """Return the name of a kind of event, and of its values with what they count from."""
    names = game.event_arguments.get(kind, ())
    first = [(name, 1 if game.arguments.get(name) == SEAT else 0) for name in names]
    return game.events(kind).name.lower(), first


def forget() -> None:
    """Forget what was made for games, so that one can be let go."""
    for kept in (_said, _nameless, _event, _beat, _choice, _kind, outside.names):
        kept.cache_clear()


shelf.LET_GO.append(forget)


def action(match: Match, seat: int, texts: Texts, code: int) -> dict[str, Any]:
    """Return a legal action as text, JSON and label."""
    return {**named(match.game, code), "label": texts.action(code, match.state, seat)}


def named(game: Game, code: int) -> dict[str, Any]:
    """Return an action as text and JSON."""
    return {"text": game.verbs.text(code), "json": game.verbs.json(code)}


def why(
    match: Match, seat: int, texts: Texts, asked: str | Mapping[str, Any], *, keeper: bool = False
) -> dict[str, str | None]:
    """Return why a seat may not do something now; `reason` is None if it may.

    Who keeps the book of a real table is told whose turn it is.
    """
    by_name = keeper and isinstance(asked, str)
    code = outside.meant(match, seat, str(asked), texts) if by_name else match.code(asked)
    reason = match.why_not(seat, code)
    told = reason_info(reason, texts)
    if keeper and reason is not None:
        told["reason"] = outside.why_not(match, seat, reason, texts)
    return {"action": match.text(code), **told}


def reason_info(reason: Reason | None, texts: Texts) -> dict[str, str | None]:
    """Return a reason in words, with the number of the rule."""
    if reason is None:
        return {"reason": None, "rule": None}
    return {"reason": texts.why(reason), "rule": reason.rule}
