"""boardgame.io's server as `bench.load` drives it: a trivial game over its own socket.io."""

from __future__ import annotations

import asyncio
import json
import shutil
from dataclasses import dataclass
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from tests.server.cluster import NotHere, free_port

VERSION = "0.50.2"
Process = asyncio.subprocess.Process

SERVER = """
const { Server, Origins } = require('boardgame.io/server');
const counter = {
  name: 'counter',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => { G.count += 1; } },
};
const server = Server({ games: [counter], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }).then(() => console.log('ready'));
"""


@dataclass
class Table:
    """Two sockets at a match, one for each player."""

    name: str
    sockets: list[ClientConnection]
    state: int = 0
    player: int = 0
    mover: int = 0


class BoardgameIo:
    """One process, its matches in memory (its default)."""

    def __init__(self, folder: Path):
        self._folder = folder
        self._port = free_port()
        self.processes: list[Process] = []
        self._tables: list[Table] = []

    async def start(self) -> None:
        npm, node = shutil.which("npm"), shutil.which("node")
        if npm is None or node is None:
            raise NotHere("npm is not here: it installs boardgame.io")
        (self._folder / "package.json").write_text('{"private": true}')
        (self._folder / "server.js").write_text(SERVER)
        install = await asyncio.create_subprocess_exec(
            *(npm, "install", "--silent", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}"),
            cwd=self._folder,
            stdout=asyncio.subprocess.DEVNULL,
        )
        if await install.wait():
            raise NotHere("boardgame.io cannot be installed with npm")
        process = await asyncio.create_subprocess_exec(
            *(node, "server.js", str(self._port)),
            cwd=self._folder,
            stdout=asyncio.subprocess.PIPE,
            env={"NODE_ENV": "production", "PATH": str(Path(node).parent)},
        )
        self.processes = [process]
        assert process.stdout is not None
        while (line := await process.stdout.readline()) != b"ready\n":
            if not line:
                raise NotHere("boardgame.io's server did not start")
        self._reading = asyncio.create_task(process.stdout.read())  # what it logs is not kept

    async def stop(self) -> None:
        for table in self._tables:
            await asyncio.gather(*(socket.close() for socket in table.sockets))
        for process in self.processes:
            process.terminate()
            await process.wait()
        if self.processes:
            await self._reading

    async def open(self, tables: int, players: int) -> list[Table]:
        """Connect to a match each; the first who asks for one creates it."""
        for n in range(tables):
            name = f"match{n}"
            sockets = [await self._sit(name, player) for player in "01"[:players]]
            self._tables.append(Table(name, sockets))
        return self._tables

    async def _sit(self, name: str, player: str) -> ClientConnection:
        address = f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket"
        origin = "http://localhost"
        socket = await connect(address, origin=origin, compression=None, ping_interval=None)  # type: ignore[arg-type]
        await self._until(socket, "0{")
        await socket.send("40/counter,")
        await self._until(socket, "40/counter,")
        await self._emit(socket, ["sync", name, player, None, 2])
        await self._until(socket, '42/counter,["sync"')
        return socket

    async def _emit(self, socket: ClientConnection, message: list[object]) -> None:
        await socket.send("42/counter," + json.dumps(message))

    async def _until(self, socket: ClientConnection, start: str) -> str:
        while True:
            text = str(await socket.recv())
            if text == "2":  # a ping
                await socket.send("3")
            elif text.startswith(start):
                return text
            elif text.startswith(("41", "44", '42/counter,["error"')):
                raise RuntimeError(f"boardgame.io refused: {text[:200]}")

    async def move(self, table: Table) -> None:
        """Make one move for whoever is to act, and wait until it is told."""
        player, socket = str(table.player), table.sockets[table.player]
        move = {"type": "add", "args": [], "playerID": player, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": move}
        await self._emit(socket, ["update", action, table.state, table.name, player])
        table.mover = table.player
        table.state, table.player = await self._updated(socket)

    async def _updated(self, socket: ClientConnection) -> tuple[int, int]:
        """Hear of a move; returns the state's number and who is to act."""
        text = await self._until(socket, '42/counter,["update"')
        state = json.loads(text.removeprefix("42/counter,"))[2]
        return state["_stateID"], int(state["ctx"]["currentPlayer"])

    async def settle(self, table: Table) -> None:
        """Wait until the other player has heard of the move too."""
        await self._updated(table.sockets[1 - table.mover])
