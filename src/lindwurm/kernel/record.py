"""A record: a match on disk, as one JSON document (described in docs/record-format.md).

It holds who sat where, the options, where chance came from, and everything that was done: each move
with what fell for it, and who took back what. Each entry carries a check: a short hash over
everything before it, the entry itself and the state after it. Replaying must give the same checks;
the first one that does not fit names the first bad move.

>>> from lindwurm.games import load
>>> from lindwurm.kernel.match import Match
>>> game = load("dragon_farkle")
>>> m = Match(game, seats=2, options={"first_player": 1}, seed=7)
>>> m.act(0, "recruit")
>>> text = dumps(m)
>>> replay(loads(text), game).digest == m.digest
True
>>> replay(loads(text.replace('"recruit"', '"battle"')), game)
Traceback (most recent call last):
...
lindwurm.kernel.record.RecordError: move 1: seat 1 may not 'battle' now (DF-89)

Records of version 1 (:mod:`lindwurm.kernel.record_v1`) are read and checked as they were written.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Literal

import msgspec

from lindwurm.kernel.actions import ActionError
from lindwurm.kernel.agreement import Agreement, Salt, promise
from lindwurm.kernel.chance import Drawn, Outside, Source, Tape, TapeError, commitment
from lindwurm.kernel.game import Game, OptionError
from lindwurm.kernel.match import (
    By,
    How,
    IllegalAction,
    Left,
    Match,
    PositionError,
    UndoError,
    Undone,
)


class RecordError(ValueError):
    """A record that is damaged, altered or not for this version.

    `move` is the first bad move, counted with those that were taken back.
    """

    def __init__(self, message: str, move: int | None = None):
        super().__init__(f"move {move}: {message}" if move else message)
        self.move = move


class ChanceOf(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where the draws came from.

    `generator`: the fast generator from an integer seed. `stream`: HMAC-SHA-256 from a secret seed
    (hex) and salts; the seed is null until it is revealed. `tape`: values given from outside.
    """

    kind: Literal["generator", "stream", "tape"]
    commitment: str | None = None
    seed: int | str | None = None
    table: str | None = None
    """The table whose seats agreed on the dice; null where one side alone provided them."""
    salts: list[Salt] = []
    annulled: int = 0
    """How many openings were annulled because somebody did not reveal their salt."""
    repeats: bool = False
    """Whether the same dice fall again after moves were taken back."""
    outside: list[str] = []
    """Kinds of draws that people made with their own dice and cards; the rest is of `kind`."""


class Fallen(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """One draw: what it was for, out of how many values, and which one fell."""

    kind: str
    size: int
    value: int


class Entry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something that was done: a move with what fell for it, moves taken back, or leaving."""

    seat: int
    """Who did it, or took it back; seats count from 1."""
    check: str
    action: str | None = None
    throws: list[list[Fallen]] = []
    """What fell: each throw with the draws that fell together."""
    by: By | None = None
    """Who acted for the seat; null where that was not written down."""
    takes_back: int = 0
    """How many of the moves that stood were taken back."""
    agreed: list[int] = []
    """The other seats that consented to it."""
    leaves: How | None = None
    """How the seat was given up, or the match ended for all at its wish."""

    @property
    def draws(self) -> list[int]:
        """The values that fell, one after the other."""
        return [fallen.value for throw in self.throws for fallen in throw]

    def told(self, outside: Sequence[str]) -> tuple[list[int], list[int]]:
        """Return the values that fell, and those of the kinds that people brought from outside."""
        return _apart(self.throws, outside)


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """The whole document."""

    format: Literal["lindwurm-record"]
    format_version: int
    game: str
    rules_version: int
    layout: int
    """Layout of the state whose bytes the checks count in."""
    variant: str | None
    """Digest of what was changed about the game's data; null for the game as it is printed."""
    seats: int
    names: list[str]
    options: dict[str, str]
    chance: ChanceOf
    start: str | None
    opening: list[list[Fallen]]
    entries: list[Entry]
    ended: How | Literal["over", "unfinished"]
    digest: str
    seal: str
    """The check over the last one, how the game ended, and the digest: nothing follows."""

    @property
    def moves(self) -> list[Entry]:
        """The moves that stand at the end, in order: those taken back are left out."""
        return [self.entries[i] for i in standing(self.entries)]

    @property
    def taken_back(self) -> int:
        """How many moves were taken back: a game with such moves counts for no rating."""
        return sum(entry.takes_back for entry in self.entries)


def _apart(throws: list[list[Fallen]], outside: Sequence[str]) -> tuple[list[int], list[int]]:
    fell = [one for throw in throws for one in throw]
    return (
        [one.value for one in fell if one.kind not in outside],
        [one.value for one in fell if one.kind in outside],
    )


def standing(entries: Sequence[Entry]) -> list[int]:
    """Return which entries are the moves that stand at the end."""
    left: list[int] = []
    for i, entry in enumerate(entries):
        if entry.takes_back:
            del left[max(0, len(left) - entry.takes_back) :]
        elif entry.leaves is None:
            left.append(i)
    return left


# -- writing ---------------------------------------------------------------------------------


def of(match: Match, reveal: bool = True) -> Record:
    """Return the record of a match. Without `reveal` the seed stays secret (a running match)."""
    game, seed = match.game, match.seed
    kind: Literal["generator", "stream", "tape"] = "tape"
    if not match.taped:
        kind = "generator" if isinstance(seed, int) else "stream"
    shown = seed.hex() if isinstance(seed, bytes) else seed
    table, annulled, salts = match.agreement or (None, 0, [Salt(salt) for salt in match.salts])
    record = Record(
        format="lindwurm-record",
        format_version=2,
        game=game.id,
        rules_version=game.version,
        layout=game.state.LAYOUT,
        variant=game.variant.digest if game.variant else None,
        seats=match.seats,
        names=list(match.names),
        options=game.option_texts(match.option_codes),
        chance=ChanceOf(
            kind=kind,
            commitment=None if kind == "tape" else match.commitment,
            seed=shown if reveal and kind != "tape" else None,
            table=table,
            salts=list(salts),
            annulled=annulled,
            repeats=match.repeats,
            outside=_outside_names(match),
        ),
        start=match.start.hex() if match.start is not None else None,
        opening=_throws(game, match.opening_draws),
        entries=[],
        ended=match.ended or "unfinished",
        digest=match.digest,
        seal="",
    )
    check = _header_check(record)
    course = match.course
    afters = [one.before for one in course[1:]] + [match.state.to_bytes()]
    for one, after in zip(course, afters, strict=False):
        if isinstance(one, Undone):
            agreed = [seat + 1 for seat in one.agreed]
            entry = Entry(one.seat + 1, "", takes_back=len(one.moves), agreed=agreed)
        elif isinstance(one, Left):
            entry = Entry(one.seat + 1, "", leaves=one.how)
        else:
            entry = Entry(
                one.seat + 1,
                "",
                action=match.text(one.action),
                throws=_throws(game, one.draws),
                by=one.by,
            )
        entry.check = check = _check(check, entry, after)
        record.entries.append(entry)
    record.seal = _seal(check, record)
    return record


def _outside_names(match: Match) -> list[str]:
    kinds = match.outside.kinds if match.outside is not None else ()
    return [match.game.draws(kind).name.lower() for kind in sorted(kinds)]


def _throws(game: Game, draws: Iterable[Drawn]) -> list[list[Fallen]]:
    return [
        [Fallen(game.draws(d.kind).name.lower(), d.size, d.value) for d in throw]
        for _, throw in groupby(draws, lambda d: d.throw)
    ]


def dumps(match: Match, reveal: bool = True) -> str:
    """Return a match as the text of a record."""
    return msgspec.json.format(msgspec.json.encode(of(match, reveal)), indent=1).decode()


def _header_check(record: Record) -> str:
    chance = record.chance
    header = (
        *(record.game, record.rules_version, record.layout, record.variant),
        *(record.seats, record.names, sorted(record.options.items())),
        *(chance.kind, chance.commitment, chance.table, chance.salts, chance.annulled),
        *(chance.repeats, chance.outside, record.start, record.opening),
    )
    return hashlib.blake2b(msgspec.json.encode(header), digest_size=8).hexdigest()


def _seal(last: str, record: Record) -> str:
    data = msgspec.json.encode((last, record.ended, record.digest))
    return hashlib.blake2b(data, digest_size=8).hexdigest()


def _check(previous: str, entry: Entry, state: bytes) -> str:
    done: tuple[object, ...] = (
        *(previous, entry.seat, entry.action, entry.by, entry.throws),
        *(entry.takes_back, entry.agreed),
        *((entry.leaves,) if entry.leaves else ()),
    )
    return hashlib.blake2b(msgspec.json.encode(done) + state, digest_size=8).hexdigest()


# -- reading ---------------------------------------------------------------------------------


def loads(data: str | bytes) -> Record:
    """Read the text of a record; raises RecordError if it is not one."""
    from lindwurm.kernel import record_v1

    try:
        version = msgspec.json.decode(data, type=_Version).format_version
        if version == 1:
            return record_v1.loads(data)
        if version != 2:
            raise RecordError(
                f"this record has format version {version}; versions 1 and 2 are known"
            )
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"this is not a whole Lindwurm record: {error}") from None


class _Version(msgspec.Struct):
    format: Literal["lindwurm-record"]
    format_version: int


class _Compared:
    """Draws of the record, each compared with what the seed gives."""

    def __init__(self, tape: Tape, expected: Source | None):
        self.tape = tape
        self.expected = expected

    def __call__(self, n: int) -> int:
        value = self.tape(n)
        if self.expected is not None and (want := self.expected(n)) != value:
            raise TapeError(
                f"draw {self.tape.position} is {value}, but the committed seed gives {want}"
            )
        return value


def replay(record: Record, game: Game, upto: int | None = None) -> Match:
    """Replay a record, checking every move, draw and hash; returns the match as it ended.

    `upto` stops after that many of the moves that stand. Raises RecordError naming the first bad
    move.
    """
    try:
        return _replayed(record, game, upto)
    except RecordError:
        raise
    except Exception as error:
        if record.start is None:
            raise
        # Rules trust their state: one that somebody made by hand may lead them anywhere.
        what = f"{type(error).__name__}: {error}"
        raise RecordError(
            f"it starts from a position that {game.id} cannot have ({what})"
        ) from None


def _replayed(record: Record, game: Game, upto: int | None) -> Match:
    if record.rules_version > game.version:
        raise RecordError(
            f"the record was played by rules version {record.rules_version} of {game.id}, "
            f"this is version {game.version}"
        )
    if not 1 <= record.layout <= game.state.LAYOUT:
        raise RecordError(f"the record is of layout {record.layout}, which {game.id} does not know")
    if record.variant != (game.variant.digest if game.variant else None):
        was = f"the variant {record.variant}" if record.variant else "the printed game"
        raise RecordError(f"the record was played with {was} of {game.id}, which is not at hand")
    _check_commitment(record)
    match = _opened(record, game)
    if upto is None:
        last = len(record.entries)
    else:
        made = standing(record.entries)[:upto]
        last = made[-1] + 1 if made else 0
    checks = _Checks(record)
    for number, entry in enumerate(record.entries[:last], 1):
        if entry.takes_back:
            _take_back(match, entry, number)
        elif entry.leaves:
            _leave(match, entry.seat - 1, entry.leaves, number)
        else:
            _make(match, entry, number, record)
        checks.see(entry, match, number)
    match.use(match.own_source())
    if upto is None:
        if match.state.digest(record.layout) != record.digest:
            raise RecordError("the final position is not the one that was recorded", last)
        if record.format_version > 1:
            if record.ended != (match.ended or "unfinished"):
                raise RecordError(f"the record says that the game is {record.ended}: it is not so")
            if _seal(checks.last, record) != record.seal:
                raise RecordError("the end does not fit its seal: something was cut off or altered")
    return match


class _Checks:
    """The chain of checks, in the form in which the record was written."""

    def __init__(self, record: Record):
        from lindwurm.kernel import record_v1

        first = record.format_version == 1
        self._layout = record.layout
        self._make = record_v1.check if first else _check
        self.last = record_v1.header_check(record) if first else _header_check(record)

    def see(self, entry: Entry, match: Match, number: int) -> None:
        """Compare the check of an entry that has just been carried out."""
        self.last = self._make(self.last, entry, match.state.to_bytes(self._layout))
        if self.last != entry.check:
            raise RecordError(
                "it does not fit its check: this move or the header was altered", number
            )


def _agreement(chance: ChanceOf) -> Agreement | None:
    if chance.table is None:
        return None
    return Agreement(chance.table, chance.annulled, tuple(chance.salts))


def _check_commitment(record: Record) -> None:
    chance, agreement = record.chance, _agreement(record.chance)
    for number, one in enumerate(chance.salts, 1):
        if one.commitment is not None and commitment(one.salt.encode()) != one.commitment:
            raise RecordError(f"the salt of seat {number} does not match its commitment")
    if agreement is not None:
        if chance.kind != "stream" or len(chance.salts) != record.seats:
            raise RecordError("an agreement on the dice has a stream, and a salt for every seat")
        if problem := agreement.problem(chance.commitment or ""):
            raise RecordError(problem)
    if chance.kind == "generator" and chance.seed is None:
        raise RecordError("a generator's draws cannot be replayed without its seed")
    if chance.kind == "tape" or chance.seed is None:
        return
    try:
        seed = bytes.fromhex(chance.seed) if isinstance(chance.seed, str) else chance.seed
    except ValueError:
        raise RecordError("the seed is not a hexadecimal number") from None
    if isinstance(seed, bytes) != (chance.kind == "stream"):
        raise RecordError(f"a seed of that form does not belong to a {chance.kind}")
    if agreement is not None and isinstance(seed, bytes):
        given = promise(agreement.table, agreement.annulled, seed)
    else:
        given = commitment(seed)
    if given != chance.commitment:
        raise RecordError("the seed does not match the commitment published before the first move")


def _opened(record: Record, game: Game) -> Match:
    """Return the match before its first move."""
    chance = record.chance
    seed: Any = chance.seed
    if isinstance(seed, str):
        seed = bytes.fromhex(seed)
    known = chance.kind != "tape" and seed is not None
    names, salts = record.names, [salt.salt for salt in chance.salts]
    opening, told = _apart(record.opening, chance.outside)
    source: dict[str, Any] = {"tape": opening if record.start is None else ()}
    if known:
        source = {"seed": seed, "salts": salts, "agreement": _agreement(chance)}
    if chance.outside:
        try:
            kinds = [game.draws[name.upper()] for name in chance.outside]
        except KeyError as error:
            raise RecordError(f"{game.id} has no draws of the kind {error}") from None
        source["outside"] = Outside(kinds, told)
    try:
        if record.start is not None:
            source["start"] = game.state.from_bytes(bytes.fromhex(record.start), record.layout)
        match = Match(game, record.seats, game.meant(record.options), names=names, **source)
    except (OptionError, PositionError, TapeError, ValueError) as error:
        raise RecordError(f"the record cannot be opened: {error}") from None
    match.repeats = chance.repeats
    if not _fits(record.opening, _throws(game, match.opening_draws), record.format_version > 1):
        raise RecordError("the opening is not the one the committed seed gives by these rules")
    return match


def _fits(written: list[list[Fallen]], fell: list[list[Fallen]], kinds: bool) -> bool:
    """Return whether these draws were made; a record of version 1 knows their values only."""
    if not kinds:
        return [one.value for t in written for one in t] == [one.value for t in fell for one in t]
    return written == fell


def _make(match: Match, entry: Entry, number: int, record: Record) -> None:
    """Make a move again, with the draws that the record has for it."""
    expected = None if match.taped else match.own_source()
    fell, told = entry.told(record.chance.outside)
    tape = Tape(fell)
    match.use(_Compared(tape, expected))
    try:
        match.act(entry.seat - 1, entry.action or "", entry.by, told)
    except (ActionError, IllegalAction, TapeError, ValueError) as error:
        raise RecordError(str(error), number) from None
    if tape.left:
        raise RecordError(f"it caused {tape.position} draws, but {len(fell)} are there", number)
    fallen = _throws(match.game, match.moves[-1].draws)
    if not _fits(entry.throws, fallen, record.format_version > 1):
        raise RecordError("what fell was for something else than the record says", number)


def _take_back(match: Match, entry: Entry, number: int) -> None:
    """Take back moves as it was done then."""
    before = len(match.moves)
    try:
        match.undo(entry.seat - 1, [seat - 1 for seat in entry.agreed])
    except (UndoError, ValueError) as error:
        raise RecordError(str(error), number) from None
    if before - len(match.moves) != entry.takes_back:
        raise RecordError(f"it takes back {before - len(match.moves)} moves", number)


def _leave(match: Match, seat: int, how: How, number: int) -> None:
    """Let a seat be given up, or the match be ended, as it was done then."""
    try:
        match.leave(seat, how)
    except ValueError as error:
        raise RecordError(str(error), number) from None
