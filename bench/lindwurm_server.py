"""Lindwurm's server as `bench.load` drives it."""

from __future__ import annotations

import asyncio
import os
import sys
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

Process = asyncio.subprocess.Process

AT_ONCE = 50
"""Tables that are being opened at the same time."""
UNLIMITED = {
    "LINDWURM_REQUESTS_PER_MINUTE": "100000000",
    "LINDWURM_MESSAGES_PER_SECOND": "1000000",
    "LINDWURM_TABLES_PER_PERSON": "1000000",
}


class Choice(msgspec.Struct):
    text: str


class Message(msgspec.Struct):
    """What the driver has to know of a message."""

    type: str
    number: int = 0
    over: bool = False
    legal: list[Choice] = []


_messages = msgspec.json.Decoder(Message)


@dataclass
class Player:
    """A socket, and the latest position that it was told."""

    socket: ClientConnection
    position: Message


@dataclass
class Table:
    """Two sockets at a table, one for each seat."""

    address: str
    players: list[Player]
    chosen: int = 0


class LindwurmServer:
    """Some processes with a database."""

    def __init__(self, processes: int, environment: dict[str, str], game: str):
        self._wanted = processes
        self._environment = {**os.environ, **UNLIMITED, **environment}
        self._game = game
        self.processes: list[Process] = []
        self._addresses: list[str] = []
        self._people: dict[str, httpx.AsyncClient] = {}
        self._tables: list[Table] = []
        self._players = range(1, 3)

    async def start(self) -> None:
        command = (sys.executable, "-m", "lindwurm.cli", "serve", "--no-browser", "--port", "0")
        for _ in range(self._wanted):
            process = await asyncio.create_subprocess_exec(
                *command, env=self._environment, stdout=asyncio.subprocess.PIPE
            )
            self.processes.append(process)
            assert process.stdout is not None
            line = (await process.stdout.readline()).decode()
            if "http://" not in line:
                raise RuntimeError("the server did not start")
            self._addresses.append(line.split()[3].rstrip("/"))
        for address in self._addresses:
            client = httpx.AsyncClient(base_url=address, timeout=120)
            answer = await client.post("/api/guests", json={"name": "Anna", "language": "en"})
            client.headers["x-csrf-token"] = answer.raise_for_status().json()["csrf"]
            self._people[address] = client

    async def stop(self) -> None:
        await asyncio.gather(*map(self._close, self._tables))
        for client in self._people.values():
            await client.aclose()
        for process in self.processes:
            process.terminate()
        await asyncio.gather(*(process.wait() for process in self.processes))

    async def open(self, tables: int, players: int) -> list[Table]:
        """Open tables, in turn at each process, and sit down at them."""
        self._players = range(1, players + 1)
        room = asyncio.Semaphore(AT_ONCE)

        async def one(address: str) -> Table:
            async with room:
                return await self._open(address)

        addresses = islice(cycle(self._addresses), tables)
        self._tables = list(await asyncio.gather(*map(one, addresses)))
        return self._tables

    async def _open(self, address: str) -> Table:
        client = self._people[address]
        seats = [{"kind": "me"}, {"kind": "me", "name": "Otto"}]
        body: dict[str, Any] = {"game": self._game, "seats": seats, "options": {}}
        answer = await client.post("/api/tables", json=body)
        table = answer.raise_for_status().json()["table"]["id"]
        (await client.post(f"/api/tables/{table}/start")).raise_for_status()
        players = [await self._sit(client, address, table, seat) for seat in self._players]
        return Table(address, players)

    async def _sit(self, client: httpx.AsyncClient, address: str, table: str, seat: int) -> Player:
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        socket = await connect(
            f"{address.replace('http', 'ws')}/api/tables/{table}/socket",
            additional_headers={"Cookie": cookies},
            compression=None,
            max_size=2**24,
            ping_interval=None,
        )
        await socket.send(msgspec.json.encode({"type": "hello", "seat": seat}).decode())
        player = Player(socket, Message("none"))
        await self._hear(player, "position")
        return player

    async def _hear(self, player: Player, kind: str) -> Message:
        """Wait for a message of some kind; every position on the way is kept."""
        while True:
            message = _messages.decode(await player.socket.recv())
            if message.type == "error":
                raise RuntimeError("a move was refused")
            if message.type == "position":
                player.position = message
            if message.type == kind:
                return message

    async def move(self, table: Table) -> None:
        """Make one move for whoever is to act, and wait until it is acknowledged."""
        player = next(p for p in table.players if p.position.legal)
        legal = player.position.legal
        action = legal[table.chosen % len(legal)].text
        table.chosen += 7  # some variety, the same every time
        act = {"type": "act", "number": player.position.number, "action": action}
        await player.socket.send(msgspec.json.encode(act).decode())
        await self._hear(player, "done")

    async def settle(self, table: Table) -> None:
        """Wait until both have heard of the move; after a game comes another one."""
        number = max(player.position.number for player in table.players)
        for player in table.players:
            while player.position.number < number:
                await self._hear(player, "position")
        if table.players[0].position.over:
            await self._close(table)
            table.players = (await self._open(table.address)).players

    async def _close(self, table: Table) -> None:
        for player in table.players:
            await player.socket.close()
