"""What the handlers share: settings, database, tables, signatures, limits and counters."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from dataclasses import dataclass, field
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from sqlalchemy.exc import IntegrityError

from lindwurm.server.door import Door, room_for
from lindwurm.server.errors import Refused
from lindwurm.server.identity import COOKIE, Signer
from lindwurm.server.limits import Limits, Pace
from lindwurm.server.metrics import Metrics
from lindwurm.server.settings import Settings
from lindwurm.server.store import bus
from lindwurm.server.store.database import Database
from lindwurm.server.store.models import Person, Setting
from lindwurm.server.table import preloading
from lindwurm.server.table.chat import Speech
from lindwurm.server.table.hub import Hub
from lindwurm.server.table.places import Places

CROWD = 15
"""All who only watch may say as much together as so many who play."""


@dataclass
class Services:
    """One of each for the whole server."""

    settings: Settings
    database: Database
    metrics: Metrics
    hub: Hub
    requests: Limits
    sign_ins: Limits
    signer: Signer
    door: Door
    places: Places
    speech: Speech
    looks: Limits
    """Spectators who want to be shown everything anew, by network."""
    arrivals: Pace
    """Sockets that come in, before it is known whose they are."""
    crowd: Pace
    """What all those say together who do not sit where they are."""
    _taking_up: asyncio.Task[None] | None = field(default=None, repr=False)
    _warming: asyncio.Task[None] | None = field(default=None, repr=False)

    async def begin(self) -> None:
        """Bring the database up to date and find the key for cookies."""
        await self.database.upgrade()
        await self.database.compare()
        await self.hub.bus.begin(self.hub.heard)
        self._taking_up = asyncio.create_task(self.hub.begin())
        if not self.settings.secret:
            self.signer = Signer(await self._kept_secret())

    async def _kept_secret(self) -> str:
        """Return the key that is kept in the database; of two that are made at once, one stays."""
        with contextlib.suppress(IntegrityError):
            async with self.database.write() as session:
                if await session.get(Setting, "secret") is None:
                    session.add(Setting(name="secret", value=secrets.token_hex(32)))
        async with self.database.read() as session:
            return (await session.get_one(Setting, "secret")).value

    def warm(self, game: str | None, language: str) -> None:
        """Somebody has opened a page: load the games that they may want, once."""
        if self._warming is None:
            self._warming = asyncio.create_task(preloading.warm(game, language))

    async def end(self) -> None:
        """Let go of everything."""
        for task in (self._taking_up, self._warming):
            if task is not None:
                task.cancel()
        await self.hub.close()
        await self.database.close()

    async def missing(self) -> list[str]:
        """Return what the server needs and does not reach: `database`, `redis`."""
        missing = [] if await self.database.ready() else ["database"]
        if not self.hub.bus.sure:
            missing.append("redis")
        return missing

    async def person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        """Return who is asking; None without a cookie, or with one that is not good any more."""
        found = self.signer.person(connection.cookies.get(COOKIE, ""))
        if found is None:
            return None
        async with self.database.read() as session:
            person = await session.get(Person, found[0])
        return person if person is not None and person.session == found[1] else None

    async def somebody(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """Return who is asking, or refuse."""
        person = await self.person(connection)
        if person is None:
            raise Refused("signed_out", "say who you are first")
        return person


Shared = NamedDependency[Services]
"""The services, as a handler asks for them."""


def make(settings: Settings) -> Services:
    """Return the services of a server; nothing is opened yet."""
    database = Database(settings.database_url)
    metrics = Metrics()
    talk = bus.make(settings.redis)
    most = room_for(settings.connections)
    door = Door(most, settings.connections_per_address, settings.proxies)
    places = Places(settings, most)
    door.make_room = places.make_room
    door.refused = metrics.refuse
    return Services(
        settings=settings,
        database=database,
        metrics=metrics,
        hub=Hub(database, settings.bot_workers, metrics, settings.absent_seconds, talk),
        requests=Limits(settings.requests_per_minute),
        sign_ins=Limits(max(1, settings.requests_per_minute / 20)),
        signer=Signer(settings.secret or secrets.token_hex(32)),
        door=door,
        places=places,
        speech=Speech(settings.chat_per_minute),
        arrivals=Pace(settings.requests_per_minute / 10, settings.requests_per_minute / 10),
        crowd=Pace(CROWD * settings.messages_per_second, CROWD * settings.messages_per_second),
        looks=Limits(settings.requests_per_minute / 2, settings.requests_per_minute / 6),
    )
