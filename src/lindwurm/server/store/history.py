"""A match from its rows: seed, salts and moves give the same match again, at any time."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from lindwurm.kernel.actions import ActionError
from lindwurm.kernel.agreement import Agreement, Salt
from lindwurm.kernel.chance import SecretStream, TapeError
from lindwurm.kernel.events import Event
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import (
    How,
    IllegalAction,
    LeaveError,
    Left,
    Match,
    Move,
    UndoError,
    Undone,
)
from lindwurm.kernel.state import State, digest_of
from lindwurm.outside import brought
from lindwurm.server.store import shelf
from lindwurm.server.store.models import END, UNDO, Row, Snapshot, Table
from lindwurm.teaching.script import Laid, Taught

SNAPSHOT_EVERY = 200
"""Rows between two snapshots."""


FIRST_LAYOUT = 1
"""How a state is packed where nothing else is said."""


class BrokenHistory(Exception):
    """The rows do not give a match: damaged, or played by other rules."""


class _Frozen(msgspec.Struct, array_like=True):
    """What a snapshot holds; the rest of the match is in the table's row.

    A snapshot in an older form is not used: the rows give the same match.
    """

    form: Literal[3]
    state: bytes
    stream: int
    events: list[Event]
    moves: list[Move]
    undone: list[Undone]
    left: list[Left]
    layout: int
    """How `state`, and the states in `moves`, `undone` and `left`, are packed."""


# -- packed states ---------------------------------------------------------------------------


def layout(game: Game) -> int:
    """Return the number of the layout in which a game packs its states now."""
    return game.state.LAYOUT


def unpacked(game: Game, packed: bytes, known: int) -> State:
    """Return a state that was packed in a `known` layout, perhaps by an older version."""
    try:
        return game.state.from_bytes(packed, known)
    except ValueError as error:
        raise BrokenHistory(str(error)) from None


def repacked(game: Game, packed: bytes, known: int) -> bytes:
    """Return a state in the layout of now that was packed in a `known` one."""
    return packed if known == layout(game) else unpacked(game, packed, known).to_bytes()


def fingerprint(match: Match) -> str:
    """Return what a row keeps of the position that it has just led to."""
    return digest_of(match.after)


def fits(match: Match, digest: str) -> bool:
    """Return whether a match stands where a row with this fingerprint led."""
    return fingerprint(match) == digest or match.state.known_digest(digest)


# -- from rows -------------------------------------------------------------------------------


def opened(table: Table) -> Match:
    """Return the match of a table before its first move."""
    try:
        game = shelf.game_of(table)
    except shelf.NotAtHand as error:
        raise BrokenHistory(str(error)) from None
    if game.version < table.rules_version:
        raise BrokenHistory(
            f"this table plays rules version {table.rules_version} of {game.id}, "
            f"the server has version {game.version}"
        )
    more: dict[str, Any] = {
        "options": game.meant(table.options),
        "seed": table.seed,
        "salts": () if table.agreed else table.salts or (),
        "agreement": agreement(table),
        "names": table.names or (),
        "start": None
        if table.start is None
        else unpacked(game, table.start, table.start_layout or FIRST_LAYOUT),
    }
    if table.brought is not None:
        more["outside"] = brought(game, table.brought, table.told or ())
    if table.script is not None:
        line = msgspec.convert(table.script["line"], list[Laid])
        match: Match = Taught(game, len(table.seats), line=line, **more)
    else:
        match = Match(game, len(table.seats), **more)
    match.sealed, match.repeats = True, not table.agreed
    shelf.note(match)
    return match


def agreement(table: Table) -> Agreement | None:
    """Return what the seats of a table that has begun have agreed on; None where they have not."""
    if not table.agreed or table.salts is None:
        return None
    salts = msgspec.convert(table.salts, tuple[Salt, ...])
    return Agreement(table.id, table.annulled, salts)


def advance(match: Match, row: Row) -> None:
    """Carry out one row."""
    if row.kind == UNDO:
        match.undo(row.seat, range(match.seats))
    elif row.kind == END:
        match.leave(row.seat, msgspec.convert(row.action, How))
    else:
        match.act(row.seat, row.action, row.by, row.told or ())


def carry_out(match: Match, row: Row) -> None:
    """Carry out one row, and see that it gives the position that it gave when it was played."""
    try:
        advance(match, row)
    except (ActionError, IllegalAction, TapeError, UndoError, LeaveError) as error:
        raise BrokenHistory(f"move {row.number} of table {row.table}: {error}") from None
    except msgspec.ValidationError as error:
        raise BrokenHistory(f"move {row.number} of table {row.table}: {error}") from None
    if not fits(match, row.digest):
        raise BrokenHistory(f"move {row.number} of table {row.table} gave another position")


def rebuilt(table: Table, rows: Sequence[Row], snapshot: Snapshot | None = None) -> Match:
    """Return the match after all `rows`, starting from a snapshot where there is one.

    Every position must have the digest that it had when it was played.
    """
    match = opened(table)
    start = 0
    if snapshot is not None and thaw(match, snapshot.data):
        start = snapshot.number
    expected = start
    for row in rows:
        if row.number < start:
            continue
        if row.number != expected:
            raise BrokenHistory(f"move {expected} of table {table.id} is missing")
        carry_out(match, row)
        expected += 1
    return match


async def fetch(session: AsyncSession, table: Table) -> tuple[Match, int, int]:
    """Return a table's match as it stands, the number of its rows, and how many are undos.

    It is put together on a thread: a long game takes a while, and others are playing.
    """
    snapshot = await session.get(Snapshot, table.id)
    if snapshot is not None and _decoded(snapshot.data) is None:
        snapshot = None
    start = snapshot.number if snapshot is not None else 0
    rows = await since(session, table.id, start)
    match = await asyncio.to_thread(rebuilt, table, rows, snapshot)
    return match, start + len(rows), len(match.undone)


async def since(session: AsyncSession, table: str, number: int) -> list[Row]:
    """Return the rows of a table from a number on."""
    query = select(Row).where(Row.table == table, Row.number >= number).order_by(Row.number)
    return list(await session.scalars(query))


# -- snapshots -------------------------------------------------------------------------------


def _stream(match: Match) -> SecretStream:
    source = match.own_source()
    assert isinstance(source, SecretStream)  # every table of the server has a secret seed
    return source


def freeze(match: Match) -> bytes:
    """Return everything about a match that is not in its table's row; to be compressed."""
    frozen = _Frozen(
        form=3,
        state=match.packed,
        stream=_stream(match).position,
        events=match.state.log or [],
        moves=match.moves,
        undone=match.undone,
        left=match.left,
        layout=layout(match.game),
    )
    return msgspec.msgpack.encode(frozen)


def compressed(frozen: bytes) -> bytes:
    """Return what is kept of a frozen match. It takes a while, so the ledger's writer does it."""
    return zlib.compress(frozen, 1)


def _decoded(data: bytes) -> _Frozen | None:
    """Return what a snapshot holds; None if it was written in another form."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(data), type=_Frozen)
    except msgspec.ValidationError:
        return None
    except (zlib.error, msgspec.DecodeError) as error:
        raise BrokenHistory(f"a snapshot is damaged: {error}") from None


def thaw(match: Match, data: bytes) -> bool:
    """Bring a fresh match to where it was when it was frozen; False if the form is another one."""
    frozen, game = _decoded(data), match.game
    if frozen is None:
        return False
    match.after = repacked(game, frozen.state, frozen.layout)
    match.state.restore(game.state.from_bytes(match.after))
    match.state.log = frozen.events
    match.moves[:] = [_repacked_move(game, made, frozen.layout) for made in frozen.moves]
    match.undone[:] = [
        undone._replace(
            before=repacked(game, undone.before, frozen.layout),
            moves=tuple(_repacked_move(game, made, frozen.layout) for made in undone.moves),
        )
        for undone in frozen.undone
    ]
    match.left[:] = [
        left._replace(before=repacked(game, left.before, frozen.layout)) for left in frozen.left
    ]
    _stream(match).position = frozen.stream
    return True


def _repacked_move(game: Game, made: Move, known: int) -> Move:
    if known == layout(game):
        return made
    return made._replace(before=repacked(game, made.before, known))
