"""The socket of the lobby: it tells, and understands nothing but a ping."""

from __future__ import annotations

from litestar import websocket

from lindwurm.server.errors import Refused
from lindwurm.server.services import Services, Shared
from lindwurm.server.sockets import messages
from lindwurm.server.sockets.wire import Socket, Wire, arrive, caller_of, network_of, turn_away
from lindwurm.server.table.lobby import Watcher, lobby_query, tables_of


@websocket("/api/lobby")
async def lobby_socket(socket: Socket, services: Shared) -> None:
    """Tell everything about tables until the socket is closed."""
    await arrive(socket, services.arrivals)
    person = await services.person(socket)
    await socket.accept()
    watcher = Watcher(
        person=person.id if person else None,
        name=person.name if person else "",
        language=person.language if person else "en",
        network=network_of(socket),
    )
    services.metrics.sockets += 1
    try:
        with services.places.watching(watcher, watcher.network):
            if (caller := caller_of(socket)) is not None:
                caller.is_known()
            await _talk(socket, services, watcher)
    except Refused as refused:
        services.metrics.refuse(refused)
        await turn_away(socket, refused)
    finally:
        services.metrics.sockets -= 1


async def _talk(socket: Socket, services: Services, watcher: Watcher) -> None:
    lobby = services.hub.lobby
    lobby.watchers.add(watcher)  # before reading, so that nothing is missed in between
    try:
        mine = await tables_of(services.hub, watcher.person) if watcher.person else []
        async with services.database.read() as session:
            public = list(await session.scalars(lobby_query()))
        lobby.show(watcher, public, mine)
        services.hub.arrived(watcher)
        rate = services.settings.messages_per_second / 4  # there is little to say here
        decoder, metrics, crowd = messages.ping_decoder, services.metrics, services.crowd
        await LobbySocket(socket, watcher, decoder, metrics, rate, crowd).talk()
    finally:
        lobby.watchers.discard(watcher)


class LobbySocket(Wire[messages.Ping]):
    """One socket in the lobby."""

    async def do(self, message: messages.Ping) -> None:
        """Answer a ping."""
        self.me.send({"type": "pong", "id": message.id})
