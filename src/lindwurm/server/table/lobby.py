"""The lobby: everyone who looks into it hears at once which tables there are, and whose turn it is.

A watcher is told of the public tables that wait or are being played, and of their own tables,
finished ones included.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlalchemy import String, cast, select

from lindwurm.server.store.models import CLOSED, OPEN, OPENING, OVER, PLAYING, Seat, Table
from lindwurm.server.table.info import described, for_me
from lindwurm.server.table.outbox import Outbox

if TYPE_CHECKING:
    from lindwurm.server.table.hub import Hub

LOBBY, MINE = 100, 200
"""Tables that are listed: public ones, and one's own."""


@dataclass(eq=False)
class Watcher(Outbox):
    """Somebody's socket in the lobby."""

    known: set[str] = field(default_factory=set)
    """The tables it has been told of."""


def listed(table: Table) -> bool:
    """Return whether everybody may see a table in the lobby."""
    return table.public and table.status in (OPEN, OPENING, PLAYING)


def own(table: Table, person: str | None) -> bool:
    """Return whether it is a table of that person; lessons are listed apart from games."""
    if person is None or table.status == CLOSED or table.lesson or person in table.put_away:
        return False
    return table.host == person or any(s.person == person for s in table.seats)


class Lobby:
    """All who are looking into it."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()

    def show(self, watcher: Watcher, public: Sequence[Table], mine: Sequence[Table]) -> None:
        """Tell somebody who comes in everything."""
        watcher.known = {table.id for table in (*public, *mine)}
        watcher.send(
            {
                "type": "lobby",
                "public": [for_me(table, watcher.person) for table in public],
                "mine": [for_me(table, watcher.person) for table in mine],
            }
        )

    def changed(self, table: Table, turn_only: bool = False) -> None:
        """Tell everyone whom it concerns that a table is new or different.

        Whose turn it is (`turn_only`) concerns only those who sit there.
        """
        if not self.watchers:
            return
        info = described(table)
        for watcher in self.watchers:
            mine = own(table, watcher.person)
            if mine or (listed(table) and not turn_only):
                watcher.known.add(table.id)
                watcher.send(
                    {"type": "lobby_table", **for_me(table, watcher.person, info).message()}
                )
            elif table.id in watcher.known and not listed(table):
                self._forget(watcher, table.id)

    def gone(self, table_id: str) -> None:
        """Tell everyone who knew of a table that it was deleted."""
        for watcher in self.watchers:
            if table_id in watcher.known:
                self._forget(watcher, table_id)

    @staticmethod
    def _forget(watcher: Watcher, table_id: str) -> None:
        watcher.known.discard(table_id)
        watcher.send({"type": "lobby_gone", "id": table_id})

    def cut(self, code: int, person: str | None = None) -> None:
        """End the sockets of a person, or all."""
        for watcher in self.watchers:
            if person is None or watcher.person == person:
                watcher.cut(code)


# -- which tables are listed ------------------------------------------------------------------


def lobby_query() -> Any:
    """Return the query for the public tables: those that wait first, newest first."""
    return (
        select(Table)
        .where(Table.public, Table.status.in_((OPEN, OPENING, PLAYING)))
        .order_by(Table.status, Table.created.desc())
        .limit(LOBBY)
    )


async def tables_of(hub: Hub, person: str) -> list[Table]:
    """Return the games of a person, newest first: waiting, running and finished ones."""
    sits = select(Seat.table).where(Seat.person == person)
    query = (
        select(Table)
        .where((Table.host == person) | Table.id.in_(sits))
        .where(Table.status.in_((OPEN, OPENING, PLAYING, OVER)), ~Table.lesson)
        .where(~cast(Table.put_away, String).contains(person, autoescape=True))
        .order_by(Table.created.desc())
        .limit(MINE)
    )
    async with hub.database.read() as session:
        tables = list(await session.scalars(query))
    for at, table in enumerate(tables):
        if table.status == PLAYING and table.awaited is None:  # from before this was kept
            async with hub.visit(table.id) as room:
                tables[at] = room.table
    return tables
