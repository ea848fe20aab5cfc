"""A record: a match on disk, as one JSON document (described in docs/record-format.md).

It holds who sat where, the options, where chance came from, and every move with the draws it
caused. Each move carries a check: a short hash over everything before it, the move itself and the
state after it. Replaying must give the same checks; the first one that does not fit names the
first bad move.

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
"""

from __future__ import annotations

import hashlib
from typing import Any, Literal

import msgspec

from lindwurm.kernel.actions import ActionError
from lindwurm.kernel.chance import Source, Tape, TapeError, commitment
from lindwurm.kernel.game import Game, OptionError
from lindwurm.kernel.match import IllegalAction, Match, PositionError

FORMAT = "lindwurm-record"


class RecordError(ValueError):
    """A record that is damaged, altered or not for this version. `move` is the first bad move."""

    def __init__(self, message: str, move: int | None = None):
        super().__init__(f"move {move}: {message}" if move else message)
        self.move = move


class Chance(msgspec.Struct, forbid_unknown_fields=True):
    """Where the draws came from.

    `generator`: the fast generator from an integer seed. `stream`: HMAC-SHA-256 from a secret seed
    (hex) and salts; the seed is null until it is revealed. `tape`: values given from outside.
    """

    kind: Literal["generator", "stream", "tape"]
    commitment: str | None = None
    seed: int | str | None = None
    salts: list[str] = []


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One move: who (seats count from 1), what, the draws it caused, and its check."""

    seat: int
    action: str
    draws: list[int]
    check: str


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """The whole document."""

    format: Literal["lindwurm-record"]
    format_version: Literal[1]
    game: str
    rules_version: int
    seats: int
    names: list[str]
    options: dict[str, str]
    chance: Chance
    start: str | None
    opening: list[int]
    moves: list[Step]
    digest: str


def _header_check(record: Record) -> str:
    header = (
        *(record.game, record.rules_version, record.seats, record.names, record.options),
        *(record.chance.kind, record.chance.commitment, record.chance.salts),
        *(record.start, record.opening),
    )
    return hashlib.blake2b(msgspec.json.encode(header), digest_size=8).hexdigest()


def _check(previous: str, seat: int, action: str, draws: list[int], state: bytes) -> str:
    data = msgspec.json.encode((previous, seat, action, draws)) + state
    return hashlib.blake2b(data, digest_size=8).hexdigest()


def of(match: Match, reveal: bool = True) -> Record:
    """Return the record of a match. Without `reveal` the seed stays secret (a running match)."""
    seed = match.seed
    kind: Literal["generator", "stream", "tape"] = "tape"
    if not match.taped:
        kind = "generator" if isinstance(seed, int) else "stream"
    shown = seed.hex() if isinstance(seed, bytes) else seed
    record = Record(
        format="lindwurm-record",
        format_version=1,
        game=match.game.id,
        rules_version=match.game.version,
        seats=match.seats,
        names=list(match.names),
        options=match.game.option_texts(match.option_codes),
        chance=Chance(
            kind=kind,
            commitment=None if kind == "tape" else match.commitment,
            seed=shown if reveal and kind != "tape" else None,
            salts=list(match.salts),
        ),
        start=match.start.hex() if match.start is not None else None,
        opening=list(match.opening_draws),
        moves=[],
        digest=match.digest,
    )
    check = _header_check(record)
    afters = [m.before for m in match.moves[1:]] + [match.state.to_bytes()]
    for move, after in zip(match.moves, afters, strict=False):
        action, draws = match.text(move.action), list(move.draws)
        check = _check(check, move.seat + 1, action, draws, after)
        record.moves.append(Step(move.seat + 1, action, draws, check))
    return record


def dumps(match: Match, reveal: bool = True) -> str:
    """Return a match as the text of a record."""
    return msgspec.json.format(msgspec.json.encode(of(match, reveal)), indent=1).decode()


def loads(data: str | bytes) -> Record:
    """Read the text of a record; raises RecordError if it is not one."""
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"this is not a whole Lindwurm record: {error}") from None


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

    `upto` stops after that many moves. Raises RecordError naming the first bad move.
    """
    if record.rules_version != game.version:
        raise RecordError(
            f"the record was played by rules version {record.rules_version} of {game.id}, "
            f"this is version {game.version}"
        )
    _check_commitment(record.chance)
    match = _opened(record, game)
    check = _header_check(record)
    for number, step in enumerate(record.moves, 1):
        if upto is not None and number > upto:
            break
        check = _replay_step(match, step, number, check)
    match.use(match.own_source())
    if upto is None and match.digest != record.digest:
        raise RecordError("the final position is not the one that was recorded", len(record.moves))
    return match


def _check_commitment(chance: Chance) -> None:
    if chance.kind == "tape" or chance.seed is None:
        return
    try:
        seed = bytes.fromhex(chance.seed) if isinstance(chance.seed, str) else chance.seed
    except ValueError:
        raise RecordError("the seed is not a hexadecimal number") from None
    if isinstance(seed, bytes) != (chance.kind == "stream"):
        raise RecordError(f"a seed of that form does not belong to a {chance.kind}")
    if commitment(seed) != chance.commitment:
        raise RecordError("the seed does not match the commitment published before the first move")


def _opened(record: Record, game: Game) -> Match:
    """Return the match before its first move."""
    chance = record.chance
    seed: Any = chance.seed
    if isinstance(seed, str):
        seed = bytes.fromhex(seed)
    known = chance.kind != "tape" and seed is not None
    names = record.names
    options: dict[str, object] = dict(record.options)
    try:
        if record.start is not None:
            start = game.state.from_bytes(bytes.fromhex(record.start))
            source = {"seed": seed, "salts": chance.salts} if known else {"tape": ()}
            match = Match(game, record.seats, options, start=start, names=names, **source)
        elif known:
            match = Match(game, record.seats, options, seed=seed, salts=chance.salts, names=names)
            if list(match.opening_draws) != record.opening:
                raise RecordError("the opening is not the one the committed seed gives")
        else:
            match = Match(game, record.seats, options, tape=record.opening, names=names)
    except (OptionError, PositionError, TapeError, ValueError) as error:
        raise RecordError(f"the record cannot be opened: {error}") from None
    return match


def _replay_step(match: Match, step: Step, number: int, previous: str) -> str:
    expected = None if match.taped else match.own_source()
    tape = Tape(step.draws)
    match.use(_Compared(tape, expected))
    try:
        match.act(step.seat - 1, step.action)
    except (ActionError, IllegalAction, TapeError, ValueError) as error:
        raise RecordError(str(error), number) from None
    if tape.left:
        raise RecordError(
            f"it caused {tape.position} draws, but {len(step.draws)} are there", number
        )
    check = _check(previous, step.seat, step.action, step.draws, match.state.to_bytes())
    if check != step.check:
        raise RecordError("it does not fit its check: this move or the header was altered", number)
    return check
