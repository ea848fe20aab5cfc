"""The socket of the lobby: it tells, and understands nothing but a ping."""

from __future__ import annotations

from typing import Any

from litestar import websocket
from sqlalchemy import select

from lindwurm.server.errors import Refused
from lindwurm.server.services import Services, Shared
from lindwurm.server.sockets import messages
from lindwurm.server.sockets.wire import Socket, Wire, turn_away
from lindwurm.server.store.models import OPEN, OVER, PLAYING, Seat, Table
from lindwurm.server.table.lobby import Watcher

WATCHERS = 10_000
LOBBY, MINE = 100, 200
"""Tables that are listed: public ones, and one's own."""


@websocket("/api/lobby")
async def lobby_socket(socket: Socket, services: Shared) -> None:
    """Tell everything about tables until the socket is closed."""
    person = await services.person(socket)
    await socket.accept()
    lobby = services.hub.lobby
    if len(lobby.watchers) >= WATCHERS:
        await turn_away(socket, Refused("too_many", "too many people are here"))
        return
    watcher = Watcher(
        person=person.id if person else None,
        name=person.name if person else "",
        language=person.language if person else "en",
    )
    services.metrics.sockets += 1
    lobby.watchers.add(watcher)  # before reading, so that nothing is missed in between
    try:
        mine = await tables_of(services, watcher.person) if watcher.person else []
        async with services.database.read() as session:
            public = list(await session.scalars(lobby_query()))
        lobby.show(watcher, public, mine)
        rate = services.settings.messages_per_second
        await Gallery(socket, watcher, messages.ping_decoder, services.metrics, rate).talk()
    finally:
        lobby.watchers.discard(watcher)
        services.metrics.sockets -= 1


class Gallery(Wire[messages.Ping]):
    """One socket in the lobby."""

    async def do(self, message: messages.Ping) -> None:
        """Answer a ping."""
        self.me.send({"type": "pong", "id": message.id})


def lobby_query() -> Any:
    """Return the query for the public tables: those that wait first, newest first."""
    return (
        select(Table)
        .where(Table.public, Table.status.in_((OPEN, PLAYING)))
        .order_by(Table.status, Table.created.desc())
        .limit(LOBBY)
    )


async def tables_of(services: Services, person: str) -> list[Table]:
    """Return the tables of a person, newest first: waiting, running and finished ones."""
    sits = select(Seat.table).where(Seat.person == person)
    query = (
        select(Table)
        .where((Table.host == person) | Table.id.in_(sits))
        .where(Table.status.in_((OPEN, PLAYING, OVER)))
        .order_by(Table.created.desc())
        .limit(MINE)
    )
    async with services.database.read() as session:
        tables = list(await session.scalars(query))
    for at, table in enumerate(tables):
        if table.status == PLAYING and table.awaited is None:  # from before this was kept
            async with services.hub.visit(table.id) as room:
                tables[at] = room.table
    return tables
