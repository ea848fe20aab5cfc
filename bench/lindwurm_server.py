"""Lindwurm's server as `bench.load` drives it."""

from __future__ import annotations

import asyncio
import os
import platform
import secrets
import sys
from collections.abc import Sequence
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import httpx
import msgspec

from bench import driving
from bench.trees import HERE

AT_ONCE = 20
"""Tables that are being opened at the same time."""
UNLIMITED = {
    "LINDWURM_REQUESTS_PER_MINUTE": "100000000",
    "LINDWURM_MESSAGES_PER_SECOND": "1000000",
    "LINDWURM_TABLES_PER_PERSON": "1000000",
    "LINDWURM_SOCKETS_PER_PERSON": "1000000",
    "LINDWURM_SOCKETS_PER_ADDRESS": "1000000",
    "LINDWURM_CONNECTIONS": "1000000",
}


class Choice(msgspec.Struct):
    text: str


class Message(msgspec.Struct):
    """What the driver has to know of a message."""

    type: str
    number: int = 0
    over: bool = False
    legal: list[Choice] = []
    message: str = ""


_messages = msgspec.json.Decoder(Message)
_NOTHING = Message("none", -1)


class Table(driving.Table):
    """Moves when the last move is acknowledged and somebody has been told that it is their turn."""

    def __init__(self, server: LindwurmServer, process: int, desk: driving.Desk):
        super().__init__(desk)
        self._server = server
        self.process = process
        self.name = ""
        self.lines: list[driving.Line] = []
        self.positions: list[Message] = []
        self._under_way = False
        self._chosen = 0
        self.opening: asyncio.Task[None] | None = None

    def heard(self, player: int, data: bytes) -> None:
        message = _messages.decode(data)
        if message.type == "position":
            self.positions[player] = message
        elif message.type == "done":
            self._under_way = False
            self.acknowledged()
        elif message.type == "error":
            raise driving.Refused(message.message)
        if not self._under_way and not self.ready:
            self._go_on()

    def _go_on(self) -> None:
        number = max(position.number for position in self.positions)
        for position in self.positions:
            if position.number == number:
                if position.legal:
                    self.offered()
                    return
                if position.over and self.opening is None:  # after a game comes another one
                    self.opening = asyncio.create_task(self._server.open_anew(self))

    def send_move(self) -> None:
        number = max(position.number for position in self.positions)
        for line, position in zip(self.lines, self.positions, strict=True):
            if position.number == number and position.legal:
                action = position.legal[self._chosen % len(position.legal)].text
                self._chosen += 7  # some variety, the same every time
                self._under_way = True
                line.say(b'{"type":"act","number":%d,"action":"%s"}' % (number, action.encode()))
                return


class LindwurmServer:
    """Some processes with a database."""

    def __init__(self, processes: int, environment: dict[str, str], game: str, tree: Path = HERE):
        self._wanted = processes
        self._tree = tree
        self._environment = {**os.environ, **UNLIMITED, **environment}
        if tree != HERE:  # else whatever is installed
            self._environment["PYTHONPATH"] = str(tree / "src")
        self._game = game
        self.processes: list[driving.Process] = []
        self._people: list[httpx.AsyncClient] = []
        self._tables: list[Table] = []
        self._players = range(2)
        self.runs_on = f"Python {platform.python_version()}"

    async def start(self) -> None:
        program = "bench.counting" if self._game == "counter" else "lindwurm.cli"
        command = (sys.executable, "-m", program, "serve", "--no-browser", "--port", "0")
        for _ in range(self._wanted):
            process = await asyncio.create_subprocess_exec(
                *command,
                cwd=self._tree,
                env=self._environment,
                stdout=asyncio.subprocess.PIPE,
            )
            self.processes.append(process)
            assert process.stdout is not None
            line = (await process.stdout.readline()).decode()
            if "http://" not in line:
                raise driving.Refused("the server did not start")
            client = httpx.AsyncClient(base_url=line.split()[3].rstrip("/"), timeout=120)
            answer = await client.post("/api/guests", json={"name": "Anna", "language": "en"})
            client.headers["x-csrf-token"] = answer.raise_for_status().json()["csrf"]
            self._people.append(client)

    async def stop(self) -> None:
        for table in self._tables:
            if table.opening is not None:
                await table.opening
            for line in table.lines:
                await line.close()
        for client in self._people:
            await client.aclose()
        for process in self.processes:
            process.terminate()
        await asyncio.gather(*(process.wait() for process in self.processes))

    async def open(self, desk: driving.Desk, tables: int, players: int) -> Sequence[Table]:
        """Open tables, in turn at each process, and sit down at them."""
        self._players = range(players)
        room = asyncio.Semaphore(AT_ONCE)

        async def one(table: Table) -> None:
            async with room:
                await self.open_anew(table)

        processes = islice(cycle(range(self._wanted)), tables)
        self._tables = [Table(self, process, desk) for process in processes]
        await asyncio.gather(*map(one, self._tables))
        return self._tables

    def wanted(self) -> dict[str, Any]:
        """Return what a new table is to be like."""
        seats = [{"kind": "me"}, {"kind": "me", "name": f"Otto {secrets.token_hex(4)}"}]
        return {"game": self._game, "seats": seats, "options": {}}

    async def open_anew(self, table: Table) -> None:
        """Open a new match and sit down there, instead of where the table's players sat before."""
        for line in table.lines:
            await line.close()
        client = self._people[table.process]
        answer = await client.post("/api/tables", json=self.wanted())
        table.name = name = answer.raise_for_status().json()["table"]["id"]
        (await client.post(f"/api/tables/{name}/start")).raise_for_status()
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        table.positions = [_NOTHING for _ in self._players]
        table.lines = []
        table.ready = False
        for player in self._players:
            line = await driving.dial(
                client.base_url.host,
                client.base_url.port or 80,
                f"/api/tables/{name}/socket",
                {"Cookie": cookies},
                partial(table.heard, player),
            )
            table.lines.append(line)
        for player, line in enumerate(table.lines):
            line.say(b'{"type":"hello","seat":%d}' % (player + 1))
        while not all(position.number >= 0 for position in table.positions):
            await asyncio.sleep(0.005)
        table.opening = None
