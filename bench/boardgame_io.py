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
    """One socket at a match whose two players it plays in turn."""

    name: str
    socket: ClientConnection
    state: int = 0
    player: str = "0"


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
        await asyncio.gather(*(table.socket.close() for table in self._tables))
        for process in self.processes:
            process.terminate()
            await process.wait()
        if self.processes:
            await self._reading

    async def open(self, tables: int) -> list[Table]:
        """Connect to a match each; the first who asks for one creates it."""
        self._tables = [await self._open(f"match{n}") for n in range(tables)]
        return self._tables

    async def _open(self, name: str) -> Table:
        address = f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket"
        origin = "http://localhost"
        socket = await connect(address, origin=origin, compression=None, ping_interval=None)  # type: ignore[arg-type]
        table = Table(name, socket)
        await self._until(table, "0{")
        await socket.send("40/counter,")
        await self._until(table, "40/counter,")
        await self._emit(table, ["sync", name, "0", None, 2])
        await self._until(table, '42/counter,["sync"')
        return table

    async def _emit(self, table: Table, message: list[object]) -> None:
        await table.socket.send("42/counter," + json.dumps(message))

    async def _until(self, table: Table, start: str) -> str:
        while True:
            text = str(await table.socket.recv())
            if text == "2":  # a ping
                await table.socket.send("3")
            elif text.startswith(start):
                return text
            elif text.startswith(("41", "44", '42/counter,["error"')):
                raise RuntimeError(f"boardgame.io refused: {text[:200]}")

    async def move(self, table: Table) -> None:
        """Make one move for whoever is to act, and wait until it is told."""
        move = {"type": "add", "args": [], "playerID": table.player, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": move}
        await self._emit(table, ["update", action, table.state, table.name, table.player])
        text = await self._until(table, '42/counter,["update"')
        state = json.loads(text.removeprefix("42/counter,"))[2]
        if state["_stateID"] <= table.state:
            raise RuntimeError("boardgame.io did not make the move")
        table.state, table.player = state["_stateID"], state["ctx"]["currentPlayer"]

    async def refresh(self, table: Table) -> None:
        """Nothing to do: the game never ends."""
