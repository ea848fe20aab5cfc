"""boardgame.io's server as `bench.load` drives it: a trivial game over its own socket.io."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from bench import driving
from tests.server.cluster import NotHere, free_port

VERSION = "0.50.2"
FILES_VERSION = "3.1.3"
"""Of node-persist, through which it keeps matches in files."""

SERVER = """
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const counter = {
  name: 'counter',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => { G.count += 1; } },
};
const [port, dir] = process.argv.slice(2);
const kept = dir ? { db: new FlatFile({ dir }) } : {};
const server = Server({ games: [counter], origins: [Origins.LOCALHOST], ...kept });
server.run({ port: Number(port) }).then(() => console.log('ready'));
"""


class Context(msgspec.Struct):
    player: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    number: int = msgspec.field(name="_stateID")
    ctx: Context


_updates = msgspec.json.Decoder(tuple[str, str, State, Any])
HELLO, WELCOME = b"40/counter,", b"40/counter,"
UPDATE, SYNC, SAID = b'42/counter,["update"', b'42/counter,["sync"', b"42/counter,"


class Table(driving.Table):
    """Moves when the last move was told to who made it, and to who is next."""

    def __init__(self, name: str, desk: driving.Desk):
        super().__init__(desk)
        self._name = name
        self.lines: list[driving.Line] = []
        self.synced = 0
        self._numbers = [0, 0]
        self._mover = 0
        self._next = 0
        self._under_way = False

    def heard(self, player: int, data: bytes) -> None:
        line = self.lines[player] if player < len(self.lines) else None
        if data.startswith(UPDATE):
            _, _, state, _ = _updates.decode(data[len(SAID) :])
            self._numbers[player], self._next = state.number, int(state.ctx.player)
            if player == self._mover and self._under_way:
                self._under_way = False
                self.acknowledged()
            up_to_date = self._numbers[self._next] == max(self._numbers)
            if not self._under_way and not self.ready and up_to_date:
                self.offered()
        elif data.startswith(SYNC):
            self.synced += 1
        elif data == b"2" and line is not None:  # a ping
            line.say(b"3")
        elif data.startswith(b"0{") and line is not None:
            line.say(HELLO)
        elif data.startswith(WELCOME) and line is not None:
            line.say(SAID + b'["sync","%s","%d",null,2]' % (self._name.encode(), player))
        elif data.startswith((b"41", b"44", b'42/counter,["error"')):
            raise driving.Refused(f"boardgame.io refused: {data[:200]!r}")

    def send_move(self) -> None:
        self._mover, self._under_way = self._next, True
        self.lines[self._mover].say(
            b'42/counter,["update",{"type":"MAKE_MOVE","payload":{"type":"add","args":[],'
            b'"playerID":"%d","credentials":null}},%d,"%s","%d"]'
            % (self._mover, max(self._numbers), self._name.encode(), self._mover)
        )


class BoardgameIo:
    """One process, its matches in memory (its default) or in files."""

    def __init__(self, folder: Path, files: bool = False):
        self._folder = folder
        self._files = [str(folder / "matches")] if files else []
        self._port = free_port()
        self.processes: list[driving.Process] = []
        self.runs_on = "Node"
        self._tables: list[Table] = []
        self._reading: asyncio.Task[bytes] | None = None

    async def start(self) -> None:
        npm, node = shutil.which("npm"), shutil.which("node")
        if npm is None or node is None:
            raise NotHere("npm is not here: it installs boardgame.io")
        (self._folder / "package.json").write_text('{"private": true}')
        (self._folder / "server.js").write_text(SERVER)
        install = await asyncio.create_subprocess_exec(
            *(npm, "install", "--silent", "--no-audit", "--no-fund"),
            *(f"boardgame.io@{VERSION}", f"node-persist@{FILES_VERSION}"),
            cwd=self._folder,
            stdout=asyncio.subprocess.DEVNULL,
        )
        if await install.wait():
            raise NotHere("boardgame.io cannot be installed with npm")
        node = await self._itself(node)
        process = await asyncio.create_subprocess_exec(
            *(node, "server.js", str(self._port), *self._files),
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

    async def _itself(self, node: str) -> str:
        """Return the program that a command starts: its own time is to be measured."""
        told = "process.version + ' ' + process.execPath"
        asked = await asyncio.create_subprocess_exec(
            *(node, "-p", told), stdout=asyncio.subprocess.PIPE
        )
        said, _ = await asked.communicate()
        version, _, program = said.decode().strip().partition(" ")
        self.runs_on = f"Node {version.removeprefix('v')}"
        return program or node

    async def stop(self) -> None:
        for table in self._tables:
            for line in table.lines:
                await line.close()
        for process in self.processes:
            process.terminate()
            await process.wait()
        if self._reading is not None:
            await self._reading

    async def open(self, desk: driving.Desk, tables: int, players: int) -> Sequence[Table]:
        """Connect to a match each; the first who asks for one creates it."""
        for n in range(tables):
            table = Table(f"match{n}", desk)
            self._tables.append(table)
            for player in range(players):
                await self._sit(table, player)
            table.ready = True
        return self._tables

    async def _sit(self, table: Table, player: int) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        headers = {"Origin": "http://localhost"}
        waiting: list[bytes] = []
        line = await driving.dial(
            *("127.0.0.1", self._port, path, headers),
            lambda data: (
                table.heard(player, data) if player < len(table.lines) else waiting.append(data)
            ),
        )
        table.lines.append(line)
        for data in waiting:  # what came with the handshake
            table.heard(player, data)
        while table.synced <= player:
            await asyncio.sleep(0.001)
