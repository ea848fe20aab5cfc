"""What must be true whatever has happened: the database, the acknowledgements and all frames agree.

- Every move that was acknowledged is in the database, under the number that was told, once.
- The rows of a table have no gap, and each leads to the position that it led to when it was made.
- Nobody has been told of a position that the database does not know: commit comes before telling.
- Every position that a seat or a spectator was sent is, key by key, what the one exit gives for
  them; dealing afresh what they cannot know changes nothing of it; no other message holds anything
  of the match, and no seed is in any message before the end.
- Every game that is over is in the chronicle once it has been looked for, once, with what it came
  to; and no other is.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import msgspec
from sqlalchemy import select

from bench.torture.players import Table
from lindwurm.kernel.match import Match
from lindwurm.server.store import chronicle, history
from lindwurm.server.store.database import Database
from lindwurm.server.store.models import OPEN, OVER, Row
from lindwurm.server.store.models import Table as TableRow
from lindwurm.server.store.results import Finished, PlayedSeat
from lindwurm.server.table import outgoing
from tests.server.test_leaks import redealt
from tests.server.whole import ENVELOPE, OTHERS

SAID = OTHERS | {
    "error": {"type", "id", "code", "message", "action", "reason", "rule"},
    "notice": {"type", "kind", "text"},
    "undo": {"type", "undo", "refused_by"},
    "pong": {"type", "id"},
    "asked": {"type", "asked"},
}
"""All that a message which is no position may hold."""
ASKED = {"kind", "by", "mine", "of", "told"}
"""All that is said of a draw that people are asked for."""
ENTERED_SECONDS = 120.0
"""How long a server that is left alone may take to enter the games that were missed."""
AFRESH_EVERY = 50
"""Every so many positions what cannot be known is dealt afresh as well."""


class Wrong(AssertionError):
    """Something is not as it must be."""


async def check_chronicle(database: Database, counts: Counter[str]) -> None:
    """Wait until a server has entered what was missed, and compare it with the games themselves."""
    for _ in range(int(ENTERED_SECONDS / 0.1)):
        if not await chronicle.missing(database):
            break
        await asyncio.sleep(0.1)
    else:
        raise Wrong(f"not in the chronicle: {await chronicle.missing(database)}")
    async with database.read() as session:
        over = list(await session.scalars(select(TableRow).where(TableRow.status == OVER)))
        entered = {one.table: one for one in await session.scalars(select(Finished))}
        if {table.id for table in over} != set(entered):
            raise Wrong(f"in the chronicle or over, not both: {len(over)}, {len(entered)}")
        for table in over:
            match, _, _ = await history.fetch(session, table)
            game, seats = chronicle.rows(table, chronicle.outcome(match))
            mine = select(PlayedSeat).where(PlayedSeat.table == table.id)
            there = await session.scalars(mine.order_by(PlayedSeat.number))
            told = [entered[table.id], *there]
            if list(map(_values, told)) != list(map(_values, [game, *seats])):
                raise Wrong(f"table {table.id} is told otherwise in the chronicle")
            counts["games in the chronicle"] += 1


def _values(row: Any) -> dict[str, Any]:
    return {column.key: getattr(row, column.key) for column in row.__mapper__.column_attrs}


class Course:
    """The match of one table, as far as it has been checked."""

    def __init__(self, table: Table):
        self.table = table
        self.match: Match | None = None
        self.rows: list[tuple[int, str]] = []
        self._made: list[Row] = []
        self._row: TableRow | None = None
        self._told: dict[str, outgoing.Telling] = {}
        self._seed = ""

    async def check(self, database: Database, counts: Counter[str]) -> None:
        """Carry out the rows that have come since, and compare all that was said."""
        table = self.table
        # What is heard from now on may be about rows that are written after we have read.
        frames, table.frames = table.frames, []
        acknowledged, table.acknowledged = table.acknowledged, []
        waiting: dict[int, list[tuple[Any, dict[str, Any]]]] = {}
        async with database.read() as session:
            row = await session.get(TableRow, table.id)
            if row is None:
                raise Wrong(f"table {table.id} is gone")
            if self.match is None and row.status != OPEN:
                self._row, self.match = row, history.opened(row)
                self._seed = row.seed.hex()
                names = [seat.name for seat in row.seats]
                self._told = {
                    language: outgoing.Telling(self.match.game, language, names)
                    for language in ("en", "de")
                }
            rows = await history.since(session, table.id, len(self.rows))
        for place, message in frames:
            if message["type"] == "position":
                waiting.setdefault(message["number"], []).append((place, message))
            else:
                self._check_other(message)
                counts["other messages"] += 1
        if self.match is None:
            if waiting or acknowledged:
                raise Wrong(f"table {table.id} was told of before it began")
            return
        # A frame may be about any earlier position, too: whoever comes back late is told again.
        early = [number for number in waiting if number < len(self.rows)]
        if early:
            self._check_early(waiting, early, counts)
        self._check_frames(waiting.pop(len(self.rows), []), counts)
        for made in rows:
            self._carry_out(made)
            self._check_frames(waiting.pop(len(self.rows), []), counts)
        if waiting:
            raise Wrong(f"table {table.id}: told of {sorted(waiting)}, written {len(self.rows)}")
        self._check_acknowledged(acknowledged, counts)

    def _carry_out(self, made: Row) -> None:
        if made.number != len(self.rows):
            raise Wrong(f"table {self.table.id}: row {len(self.rows)} is missing")
        assert self.match is not None
        try:
            history.carry_out(self.match, made)
        except history.BrokenHistory as error:
            raise Wrong(str(error)) from error
        self.rows.append((made.seat, made.action))
        self._made.append(made)

    def _check_acknowledged(
        self, acknowledged: list[tuple[int, int, str]], counts: Counter[str]
    ) -> None:
        for number, seat, action in acknowledged:
            if number >= len(self.rows) or self.rows[number] != (seat, action):
                there = self.rows[number] if number < len(self.rows) else None
                raise Wrong(f"table {self.table.id}: {number} {seat} {action!r} is {there}")
            counts["acknowledged moves"] += 1

    # -- frames ------------------------------------------------------------------------------------

    def _check_early(
        self,
        waiting: dict[int, list[tuple[Any, dict[str, Any]]]],
        early: list[int],
        counts: Counter[str],
    ) -> None:
        """Check frames about positions that the match has left already: play them once more."""
        assert self._row is not None
        now, self.match = self.match, history.opened(self._row)
        for number in range(max(early) + 1):
            self._check_frames(waiting.pop(number, []), counts)
            history.advance(self.match, self._made[number])
        self.match = now

    def _check_frames(self, frames: list[tuple[Any, dict[str, Any]]], counts: Counter[str]) -> None:
        match = self.match
        assert match is not None
        for place, message in frames:
            texts = self._told[place.language]
            given, _ = outgoing.Position(match).seen(place.seat, texts, message["events_from"])
            told = msgspec.json.decode(given)
            expected = {key: value for key, value in told.items() if key not in ENVELOPE}
            got = {key: value for key, value in message.items() if key not in ENVELOPE}
            if got != expected:
                differ = [key for key in {*got, *expected} if got.get(key) != expected.get(key)]
                raise Wrong(
                    f"table {self.table.id}, seat {place.seat} at {message['number']}: {differ}"
                )
            if not match.over and self._seed in msgspec.json.encode(message).decode():
                raise Wrong(f"table {self.table.id}: the seed was told")
            counts["positions"] += 1
            if counts["positions"] % AFRESH_EVERY == 0:
                twin = redealt(match, place.seat or 0, place.seat, counts["positions"])
                again, _ = outgoing.Position(twin).seen(place.seat, texts, message["events_from"])
                if again != given:
                    raise Wrong(f"table {self.table.id}: seat {place.seat} is told what it may not")
                counts["dealt afresh"] += 1

    def _check_other(self, message: dict[str, Any]) -> None:
        if not set(message) <= SAID[message["type"]]:
            raise Wrong(f"table {self.table.id}: {message['type']} holds {sorted(message)}")
        for draw in (message.get("asked") or {}).get("draws", ()):
            if set(draw) != ASKED:  # that it was told, and never what
                raise Wrong(f"table {self.table.id}: a draw holds {sorted(draw)}")
        if self._seed and self._seed in msgspec.json.encode(message).decode():
            raise Wrong(f"table {self.table.id}: the seed was told")
