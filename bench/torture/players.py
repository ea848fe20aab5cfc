"""Who plays while servers are being killed: every table as fast as it can, everything noted.

A move that was sent and not answered is sent again when one is connected again, as the web client
does it; the server then says whether it had been made. Everything that any seat or spectator was
ever sent is kept until the checker has looked at it.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
import msgspec

from bench import driving
from bench.torture.nursery import Server

SPECTATOR = None
FARKLE, OWN = "dragon_farkle", 0.3
"""The game of which there are tables with dice of one's own, and how many of them are."""
VARIANT = f"""format = "lindwurm-variant"
version = 1
game = "{FARKLE}"
name = "Early"
[change.numbers]
keep_threshold = 3000
"""


class Lost(Exception):
    """The connection is gone."""


class Pending(msgspec.Struct):
    """A move that has been sent and not been answered."""

    id: str
    seat: int
    number: int
    action: str


class Place:
    """A seat of a table, or a spectator, with a socket to some server."""

    def __init__(self, table: Table, seat: int | None, language: str):
        self.table = table
        self.seat = seat
        self.language = language
        self.line: driving.Line | None = None
        self.position: dict[str, Any] | None = None
        self.events = 0
        self.undos = 0

    async def connect(self, server: Server, resume: bool) -> None:
        cookie = {"Cookie": self.table.cookie} if self.seat is not None else {}
        path = f"/api/tables/{self.table.id}/socket"
        try:
            self.line = await driving.dial(
                server.host, server.port, path, cookie, partial(self.table.heard, self)
            )
        except (OSError, driving.Refused) as error:
            raise Lost from error
        self.position = None
        hello: dict[str, Any] = {"type": "hello", "language": self.language}
        if self.seat is not None:
            hello["seat"] = self.seat + 1
        if resume:
            hello |= {"events": self.events, "undos": self.undos}
        self.line.say(msgspec.json.encode(hello))

    @property
    def connected(self) -> bool:
        return self.line is not None and not self.line.closed.done()

    def cut(self) -> None:
        """Break off without a word."""
        if self.line is not None:
            self.line.abort()
            self.line = None


class Table:
    """One match: two seats of one person, sometimes a bot, sometimes somebody who watches.

    At some of them people throw their `own` dice: then an action is done when all that fell has
    been told, and it is told anew after every blow that came before that.
    """

    def __init__(
        self, table_id: str, game: str, cookie: str, rng: random.Random, own: bool = False
    ):
        self.id = table_id
        self.game = game
        self.own = own
        self.asked: dict[str, Any] | None = None
        """What the first seat is asked to tell."""
        self._telling: str | None = None
        self.cookie = cookie
        self.rng = rng
        self.places = [
            Place(self, 0, "en"),
            Place(self, 1, "de"),
            *([Place(self, SPECTATOR, "en")] if rng.random() < 0.3 else []),
        ]
        self.pending: Pending | None = None
        self.acknowledged: list[tuple[int, int, str]] = []
        """Number, seat and action of each move that was said to be done."""
        self.frames: list[tuple[Place, dict[str, Any]]] = []
        """What was heard and has not been checked."""
        self.over = False
        self.refused: Counter[str] = Counter()
        self.again = 0
        """Moves that had been made when they were sent a second time."""
        self.told = 0
        """Throws of one's own dice, or parts of them, that were taken."""
        self.latest = asyncio.get_running_loop().time()
        """When something was heard."""
        self._sent = 0
        self._news = asyncio.Event()

    # -- hearing -----------------------------------------------------------------------------------

    def heard(self, place: Place, data: bytes) -> None:
        message: dict[str, Any] = msgspec.json.decode(data)
        self.frames.append((place, message))
        match message["type"]:
            case "position":
                place.position = message
                place.events = message["events_from"] + len(message["events"])
                place.undos = message["undos"]
                self.over = self.over or message["over"]
            case "done" if self.pending is not None and message["id"] == self.pending.id:
                made, self.pending = self.pending, None
                if not self.own:
                    self.acknowledged.append((message["number"], made.seat, made.action))
                self.again += message["duplicate"]
            case "asked" if place is self.places[0]:
                self.asked = message["asked"]
            case "done" | "error" if message["id"] == self._telling is not None:
                self._telling = None
                if message["type"] == "error":
                    self.refused[message["code"]] += 1
                else:
                    self.told += 1
            case "error" if self.pending is not None and message["id"] == self.pending.id:
                self.refused[message["code"]] += 1
                self.pending = None
        self.latest = asyncio.get_running_loop().time()
        self._news.set()

    # -- playing -----------------------------------------------------------------------------------

    async def play(self, server_for: Callable[[Place], Server]) -> None:
        """Play until the match is over, or a connection is lost."""
        for place in self.places:
            if not place.connected:
                await place.connect(server_for(place), resume=self.rng.random() < 0.5)
        self._telling = None
        if self.pending is not None:  # sent before, and never answered
            self._send(self.pending)
        while not (self.over and self.pending is None):
            if not all(place.connected for place in self.places):
                raise Lost
            if self.asked is not None:
                self._tell(self.asked)
            elif self.pending is None and (chosen := self._chosen()) is not None:
                self.pending = chosen
                self._send(chosen)
            self._news.clear()
            await self._wait()

    async def _wait(self) -> None:
        """Wait until somebody hears something or has gone."""
        gone = [place.line.closed for place in self.places if place.line is not None]
        news = asyncio.ensure_future(self._news.wait())
        try:
            await asyncio.wait((news, *gone), return_when=asyncio.FIRST_COMPLETED)
        finally:
            news.cancel()

    def _chosen(self) -> Pending | None:
        """Return a move of whoever has been told that they may move now."""
        known = [place for place in self.places if place.position is not None]
        number = max((place.position["number"] for place in known if place.position), default=-1)
        for place in known:
            at = place.position
            if at is None or place.seat is None or at["number"] < number or not at["legal"]:
                continue
            self._sent += 1
            action = self.rng.choice(at["legal"])["text"]
            return Pending(f"move {self._sent}", place.seat, number, action)
        return None

    def _send(self, move: Pending) -> None:
        place = self.places[move.seat]
        if place.line is None or place.line.closed.done():
            raise Lost
        act = {"type": "act", "id": move.id, "number": move.number, "action": move.action}
        place.line.say(msgspec.json.encode(act))

    def _tell(self, asked: dict[str, Any]) -> None:
        """Tell some of what fell, or all of it."""
        if self._telling is not None or self.over:
            return
        open_ = [n for n, draw in enumerate(asked["draws"]) if draw["mine"] and not draw["told"]]
        some = set(self.rng.sample(open_, self.rng.randint(1, len(open_)))) if open_ else set()
        pieces = [
            self.rng.choice(asked["sorts"][draw["kind"]]["pieces"])["piece"] if n in some else None
            for n, draw in enumerate(asked["draws"])
        ]
        self._sent += 1
        self._telling = f"told {self._sent}"
        told = {"type": "tell", "id": self._telling, "pieces": pieces}
        told |= {"number": asked["number"], "throw": asked["throw"]}
        line = self.places[0].line
        if line is None or line.closed.done():
            raise Lost
        line.say(msgspec.json.encode(told))

    def cut(self) -> None:
        """Break off all connections without a word."""
        for place in self.places:
            place.cut()


class Person:
    """Who opens the tables of one lane; the cookie is good at every server of it."""

    def __init__(self) -> None:
        self.cookie = ""
        self._csrf = ""
        self._brought = ""

    async def open(self, server: Server, game: str, rng: random.Random) -> Table:
        """Open a table and start the match."""
        url = f"http://{server.host}:{server.port}"
        async with httpx.AsyncClient(base_url=url, timeout=60, verify=False) as client:
            try:
                return await self._open(client, game, rng)
            except (httpx.HTTPError, OSError) as error:
                raise Lost from error

    async def _open(self, client: httpx.AsyncClient, game: str, rng: random.Random) -> Table:
        if not self.cookie:
            answer = await client.post("/api/guests", json={"name": "Anna"})
            self._csrf = answer.raise_for_status().json()["csrf"]
            self.cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            client.cookies.clear()
        client.headers.update({"x-csrf-token": self._csrf, "cookie": self.cookie})
        seats: list[dict[str, str]] = [{"kind": "me"}, {"kind": "me", "name": "Otto"}]
        if rng.random() < 0.2:
            seats.append({"kind": "bot", "level": "random"})
        wanted: dict[str, Any] = {"game": game, "seats": seats}
        own = game == FARKLE and rng.random() < OWN
        if own:
            wanted |= {"brought": ["dice"], "options": {"first_player": "1"}}
        elif game == FARKLE and rng.random() < 0.3:
            wanted |= {"variant": await self._variant(client)}
        if not own and rng.random() < 0.2:  # a clock is looked at with every move, and jumps
            wanted |= {"clock": {"kind": "game", "seconds": 86_400}, "timeout": "act"}
        answer = await client.post("/api/tables", json=wanted)
        table = str(answer.raise_for_status().json()["table"]["id"])
        with contextlib.suppress(httpx.HTTPStatusError):
            (await client.post(f"/api/tables/{table}/start")).raise_for_status()
        return Table(table, game, self.cookie, rng, own)

    async def _variant(self, client: httpx.AsyncClient) -> str:
        """Return the key of a variant that this person has brought."""
        if not self._brought:
            answer = await client.post("/api/variants", json={"text": VARIANT})
            self._brought = str(answer.raise_for_status().json()["key"])
        return self._brought
