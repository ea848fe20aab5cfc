"""What the handlers share: settings, database, tables, signatures, limits and counters."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from sqlalchemy import select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from lindwurm.kernel.game import Game
from lindwurm.server.aside import InLine
from lindwurm.server.attempts import Attempts
from lindwurm.server.door import Door, room_for
from lindwurm.server.errors import Refused
from lindwurm.server.identity import COOKIE, COOKIE_AGE, Bearer, Signer, cookie_name
from lindwurm.server.limits import Limits, Pace, Paces, network
from lindwurm.server.metrics import Metrics
from lindwurm.server.settings import Settings
from lindwurm.server.store import bus, moment, shelf
from lindwurm.server.store.database import Database
from lindwurm.server.store.models import KeptVariant, Person, Setting, SignIn, Table
from lindwurm.server.store.moment import now
from lindwurm.server.store.purge import Ages, purge
from lindwurm.server.table import preloading
from lindwurm.server.table.chat import Speech
from lindwurm.server.table.chronicler import Chronicler
from lindwurm.server.table.herald import TurnHerald
from lindwurm.server.table.hub import Hub
from lindwurm.server.table.places import Places
from lindwurm.server.table.reviews import Reviews
from lindwurm.server.table.room import Room
from lindwurm.server.table.workshop import Workshop

log = logging.getLogger("lindwurm.server")

BEARER = "lindwurm.bearer"
"""Where the guard puts into a scope who is asking; nobody else reads cookies."""
PURGE_FIRST, PURGE_EVERY = 60, 6 * 3600
"""Seconds after the start, and between two times, when what is outdated is cleared away."""
USED = timedelta(minutes=10)
"""How exactly is noted when a session was last used."""

LATEST = "latest"
"""The setting that says how late it has been."""
EVERY = 20
"""Seconds between two times at which that is written down."""
CROWD = 15
"""All who only watch may say as much together as so many who play, and so may all of one network
who play."""
HOUSEHOLD = 4
"""All who are signed in and come from one network may ask for so many times as much as it may."""


@dataclass
class Services:
    """One of each for the whole server."""

    settings: Settings
    database: Database
    metrics: Metrics
    hub: Hub
    requests: Limits
    sign_ins: Limits
    attempts: Attempts
    signer: Signer
    door: Door
    places: Places
    reviews: Reviews
    speech: Speech
    workshop: Workshop
    chronicler: Chronicler
    aside: InLine
    """Where games that are over are read."""
    askings: Limits
    """Friends that are asked, invitations, blocks and reports, by person."""
    herald: TurnHerald
    letters: Limits
    """Letters that ask whether an address is somebody's, by person and by network."""
    all_letters: Limits
    """The same, of all together."""
    trials: Limits
    """Variants that are brought, by network."""
    counts: Limits
    """Chronicles that are counted, by network: a long one takes a tenth of a second."""
    looks: Limits
    """Spectators who want to be shown everything anew, by network."""
    arrivals: Pace
    """Sockets that come in, before it is known whose they are."""
    crowd: Pace
    """What all those say together who do not sit where they are."""
    neighbours: Paces
    """What all those of one network say together who sit somewhere: whoever plays alone with a
    hundred names has no more to say than a school."""
    households: Limits
    """What those of one network ask for who are signed in, when it has asked for enough itself."""
    _taking_up: asyncio.Task[None] | None = field(default=None, repr=False)
    _warming: asyncio.Task[None] | None = field(default=None, repr=False)
    _purging: asyncio.Task[None] | None = field(default=None, repr=False)
    _keeping: asyncio.Task[None] | None = field(default=None, repr=False)
    _entering: asyncio.Task[list[str]] | None = field(default=None, repr=False)

    async def begin(self) -> None:
        """Bring the database up to date and find the key for cookies."""
        await self.database.upgrade()
        await self.database.compare()
        await self._keep_time()
        await self.workshop.begin()
        await self.hub.bans.read()
        await self.hub.bus.begin(self.hub.heard)
        self._taking_up = asyncio.create_task(self.hub.begin())
        self._entering = asyncio.create_task(self.chronicler.catch_up())
        self._purging = asyncio.create_task(self._purge_for_ever())
        if not self.settings.secret:
            self.signer = Signer(await self._kept_secret())
        await self.herald.begin(self.signer)

    async def _keep_time(self) -> None:
        """Go on from the latest moment that was written down, and write down more of them."""
        async with self.database.read() as session:
            kept = await session.get(Setting, LATEST)
        if kept is not None:
            moment.CLOCK.not_before(datetime.fromisoformat(kept.value))
        self._keeping = asyncio.create_task(self._write_time())

    async def _write_time(self) -> None:
        """Write down from time to time how late it is, so that nobody can turn time back."""
        while True:
            with contextlib.suppress(DBAPIError, OSError):
                async with self.database.write() as session:
                    await session.merge(Setting(name=LATEST, value=moment.now().isoformat()))
            await asyncio.sleep(EVERY)

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

    async def purge(self) -> list[str]:
        """Clear away what is outdated; returns the tables that went."""
        ages = Ages(
            self.settings.unstarted_days, self.settings.finished_days, self.settings.idle_days
        )
        not_entered = await self.chronicler.catch_up()
        gone = await purge(self.database, ages, now(), {*self.hub.visited, *not_entered})
        for table_id in gone:
            self.hub.removed(table_id)
        return gone

    async def _purge_for_ever(self) -> None:
        await asyncio.sleep(PURGE_FIRST)
        while True:
            try:
                await self.purge()
            except Exception:
                log.exception("old tables could not be cleared away")
            await asyncio.sleep(PURGE_EVERY)

    async def end(self) -> None:
        """Let go of everything."""
        own = self._taking_up, self._warming, self._purging, self._keeping, self._entering
        for task in own:
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task
        await self.herald.end()
        await self.reviews.close()
        self.aside.close()
        await self.hub.close()
        await self.database.close()

    def secure(self, scope: Any) -> bool:
        """Return whether a request came over TLS, to us or to a proxy that speaks for us."""
        return self.settings.secure_cookies or scope.get("scheme") in ("https", "wss")

    def cookie(self, scope: Any, name: str, value: str, age: int = COOKIE_AGE) -> Cookie:
        """Return a cookie for whoever sent a request; with an age of 0 it takes one away."""
        secure = self.secure(scope)
        return Cookie(
            key=cookie_name(name, secure),
            value=value,
            max_age=age,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def bearer(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Bearer | None:
        """Return whose cookie came along, as the guard has found it; None without a good one."""
        scope: Any = connection.scope
        found: Bearer | None = scope.get(BEARER)
        return found

    def known_bearer(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Bearer:
        """Return the same where somebody is known to be asking."""
        found = self.bearer(connection)
        assert found is not None
        return found

    def at(
        self, connection: ASGIConnection[Any, Any, Any, Any], table_id: str
    ) -> contextlib.AbstractAsyncContextManager[Room]:
        """Go to a table for whoever is asking; if it sleeps, they stand in line."""
        client = connection.client
        return self.hub.visit(table_id, network(client.host) if client else "")

    async def row(self, connection: ASGIConnection[Any, Any, Any, Any], table_id: str) -> Table:
        """Return a table's row; one that sleeps is not woken for that.

        Unless it plays a variant: whether that can still be played is found by waking it.
        """
        if self.hub.sleeps(table_id):
            async with self.database.read() as session:
                table = await session.get(Table, table_id)
            if table is None:
                raise Refused("unknown", "there is no such table")
            if table.variant_key is None:
                self.database.check_whole(table_id)
                return table
        async with self.at(connection, table_id) as room:
            return room.table

    async def missing(self) -> list[str]:
        """Return what the server needs and does not reach: `database`, `redis`."""
        missing = [] if await self.database.ready() else ["database"]
        if not self.hub.bus.sure:
            missing.append("redis")
        return missing

    async def varied(
        self, connection: ASGIConnection[Any, Any, Any, Any], kept: KeptVariant
    ) -> Game:
        """Return the game of a variant, or refuse; to load it takes a moment."""
        try:
            return await self.aside(connection, shelf.played, kept)
        except shelf.NotAtHand as error:
            raise Refused("unknown", str(error)) from None

    async def person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        """Return who is asking; None without a cookie, or if its session has ended."""
        bearer = self.bearer(connection)
        if bearer is None:
            return None
        query = (
            select(Person, SignIn.used)
            .join(SignIn, SignIn.person == Person.id)
            .where(Person.id == bearer.person, SignIn.id == bearer.session)
        )
        async with self.database.read() as session:
            found = (await session.execute(query)).one_or_none()
        if found is None:
            return None
        person, used = found
        unused = now() - used
        if unused.total_seconds() > COOKIE_AGE:
            return None
        if unused > USED:
            await self._note_use(bearer)
        return person

    async def _note_use(self, bearer: Bearer) -> None:
        mine = (SignIn.person == bearer.person, SignIn.id == bearer.session)
        with contextlib.suppress(DBAPIError):  # a full disk keeps nobody out
            async with self.database.write() as session:
                await session.execute(update(SignIn).where(*mine).values(used=now()))

    async def somebody(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """Return who is asking, or refuse."""
        person = await self.person(connection)
        if person is None:
            # A cookie whose session has ended would ask for a token that nobody can have any more.
            ended = self.bearer(connection) is not None
            cookie = self.cookie(connection.scope, COOKIE, "", 0) if ended else None
            raise Refused("signed_out", "say who you are first", forget=cookie)
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
    hub = Hub(
        database,
        settings.bot_workers,
        metrics,
        settings.absent_seconds,
        talk,
        settings.claim_seconds,
    )
    return Services(
        settings=settings,
        database=database,
        metrics=metrics,
        hub=hub,
        workshop=Workshop(database, settings),
        chronicler=Chronicler(hub, settings.chronicle),
        aside=InLine(),
        herald=TurnHerald(database, settings, metrics),
        letters=Limits(5 / (24 * 60), 5),
        all_letters=Limits(1, 30),
        trials=Limits(max(1, settings.requests_per_minute / 60)),
        askings=Limits(max(1, settings.requests_per_minute / 20)),
        reviews=Reviews(database, hub.bots.thinkers, settings.review_seconds),
        requests=Limits(settings.requests_per_minute),
        sign_ins=Limits(max(1, settings.requests_per_minute / 20)),
        attempts=Attempts(),
        signer=Signer(settings.secret or secrets.token_hex(32)),
        door=door,
        places=places,
        speech=Speech(settings.chat_per_minute),
        arrivals=Pace(settings.requests_per_minute / 10, settings.requests_per_minute / 10),
        crowd=Pace(CROWD * settings.messages_per_second, CROWD * settings.messages_per_second),
        neighbours=Paces(
            CROWD * settings.messages_per_second, CROWD * settings.messages_per_second
        ),
        households=Limits(HOUSEHOLD * settings.requests_per_minute),
        counts=Limits(max(1, settings.requests_per_minute / 10)),
        looks=Limits(settings.requests_per_minute / 2, settings.requests_per_minute / 6),
    )
