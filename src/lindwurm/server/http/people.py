"""HTTP for people: guests, what they are called, whom they do not read, leaving for good."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from lindwurm.server import identity
from lindwurm.server.errors import Refused
from lindwurm.server.http.accounts import confirm, limited, new_session, recognised, signed_out
from lindwurm.server.http.answers import Farewell, Keeping, NewGuest, PersonChange, PersonInfo
from lindwurm.server.http.tables import leave_table
from lindwurm.server.names import clean_name
from lindwurm.server.services import Services, Shared
from lindwurm.server.store import care, reserved
from lindwurm.server.store.company import BLOCKS, Bond
from lindwurm.server.store.models import (
    BOT,
    CLOSED,
    OPEN,
    OPENING,
    OVER,
    PLAYING,
    Person,
    Seat,
    Table,
)
from lindwurm.server.store.results import PlayedSeat
from lindwurm.server.table import opening
from lindwurm.server.table.info import TableForMe, for_me
from lindwurm.server.table.lobby import tables_of
from lindwurm.server.thinking import bots

Asking = Request[Any, Any, Any]
log = logging.getLogger("lindwurm.server")


class People(Controller):
    """Everything about oneself."""

    path = "/api"
    tags = ("people",)

    @get("/me")
    async def me(self, request: Asking, services: Shared) -> Response[PersonInfo]:
        """Who am I?"""
        asking = await services.somebody(request)
        return recognised(services, request, asking, services.known_bearer(request))

    @post("/guests")
    async def guest(
        self, request: Asking, services: Shared, data: JSONBody[NewGuest]
    ) -> Response[PersonInfo]:
        """Be a guest: a name and a cookie, at once."""
        limited(request, services)
        person = Person(id=identity.new_id(), name=clean_name(data.name), language=data.language)
        async with services.database.write() as session:
            await reserved.check(session, person.name, None)
            session.add(person)
            await session.flush()
            bearer = await new_session(session, request, person.id)
        return recognised(services, request, person, bearer, 201)

    @put("/me")
    async def change(
        self, request: Asking, services: Shared, data: JSONBody[PersonChange]
    ) -> Response[PersonInfo]:
        """Change name, language, likeness or who sees one's chronicle.

        Tables keep the name and the likeness with which one sat down.

        An account is signed in to by the new name then.
        """
        asking = await services.somebody(request)
        name = None if data.name is None else clean_name(data.name)
        try:
            async with services.database.write() as session:
                person = await session.get_one(Person, asking.id)
                if name is not None and name != person.name:
                    if person.account is not None:
                        await reserved.reserve(session, person, name)
                    else:
                        await reserved.check(session, name, person.id)
                        person.name = name
                for field in ("language", "shows", "likeness"):
                    if (wanted := getattr(data, field)) is not None:
                        setattr(person, field, wanted)
        except IntegrityError:
            raise Refused("taken", f"there is an account {name!r} already") from None
        return recognised(services, request, person, services.known_bearer(request))

    @delete("/me", status_code=200)
    async def vanish(
        self, request: Asking, services: Shared, data: JSONBody[Farewell | None] = None
    ) -> Response[dict[str, bool]]:
        """Delete oneself: tables not begun are left, bots take over the seats of running games.

        Chat lines go, and the name goes from all tables; the games themselves stay, for the others.
        An account says its passphrase.
        """
        asking = await services.somebody(request)
        if asking.account is not None:
            await confirm(services, request, asking, (data and data.passphrase) or "")
        async with services.database.read() as session:
            query = select(Seat.table).where(Seat.person == asking.id).distinct()
            ids = list(await session.scalars(query))
        services.hub.cut(asking.id)
        for table_id in ids:
            try:
                await _forget_at(services, table_id, asking)
            except Refused as refused:  # it cannot be opened any more; the name goes all the same
                log.warning("somebody leaves table %s: %s", table_id, refused.message)
                await _erase_at(services, table_id, asking)
        async with services.database.write() as session:
            mine = update(PlayedSeat).where(PlayedSeat.person == asking.id)
            await session.execute(mine.values(person=None, name="—"))
            await care.forget(session, asking.id)
            if (person := await session.get(Person, asking.id)) is not None:
                await session.delete(person)
        await services.hub.bans.changed()
        return signed_out(services, request, forgotten=True)

    @get("/me/muted")
    async def muted(self, request: Asking, services: Shared) -> list[str]:
        """Name the people whose chat I do not read."""
        asking = await services.somebody(request)
        async with services.database.read() as session:
            muted = await _muted(session, asking)
            return sorted(person.name for person in muted)

    @delete("/me/muted/{name:str}", status_code=200)
    async def unmute(self, request: Asking, services: Shared, name: FromPath[str]) -> list[str]:
        """Read again what somebody of that name writes; returns who is still muted."""
        asking = await services.somebody(request)
        async with services.database.write() as session:
            me = await session.get_one(Person, asking.id)
            found = await _muted(session, me)
            again = [person.id for person in found if person.name == name]
            if not again:
                raise Refused("unknown", "you have muted nobody of that name")
            left = [person for person in found if person.name != name]
            me.muted = [person for person in me.muted if person not in again]
        services.hub.mute(asking.id, frozenset(me.muted))
        return sorted(person.name for person in left)

    @get("/me/tables")
    async def mine(self, request: Asking, services: Shared) -> list[TableForMe]:
        """My tables, newest first: waiting, running and finished ones."""
        asking = await services.somebody(request)
        return [for_me(table, asking.id) for table in await tables_of(services.hub, asking.id)]

    @put("/tables/{table_id:str}/kept")
    async def keep(
        self, request: Asking, services: Shared, table_id: FromPath[str], data: JSONBody[Keeping]
    ) -> TableForMe:
        """Keep a finished game when old ones are cleared away; or do not any more."""
        asking = await services.somebody(request)
        async with services.at(request, table_id) as room:
            async with room.changing() as (_, table):
                mine = [s for s in table.seats if s.person == asking.id]
                if not mine:
                    raise Refused("forbidden", "you did not play at this table")
                if table.status != OVER:
                    raise Refused("conflict", "this game is not over yet")
                for seat in mine:
                    seat.kept = data.kept
            return for_me(room.table, asking.id)


async def _muted(session: AsyncSession, me: Person) -> list[Person]:
    """Return whom somebody does not read; who is blocked is listed there, and stays unread."""
    blocked = select(Bond.other).where(Bond.person == me.id, Bond.kind == BLOCKS)
    query = select(Person).where(Person.id.in_(me.muted), Person.id.not_in(blocked))
    return list(await session.scalars(query))


async def _forget_at(services: Services, table_id: str, person: Person) -> None:
    """Take a person away from one table."""
    async with services.hub.visit(table_id) as room:
        async with room.changing() as (_, table):
            if table.status == OPENING:
                opening.annul(table)  # without them it cannot be what was agreed on
            if table.status in (OPEN, CLOSED):
                leave_table(table, person.id)
                return
            gone = [seat for seat in table.seats if seat.person == person.id]
            names = list(table.names or ())
            for seat in gone:
                seat.person, seat.name, seat.likeness = None, "—", None
                names[seat.number] = "—"
                if table.status == PLAYING:
                    seat.kind, seat.level = BOT, bots.DEFAULT
            table.names = names
            table.put_away = [one for one in table.put_away if one != person.id]
            if table.host == person.id:
                table.host = None
        room.rename(names)


async def _erase_at(services: Services, table_id: str, person: Person) -> None:
    """Take a person's name from the rows of a table that cannot be opened."""
    mine = (Seat.table == table_id, Seat.person == person.id)
    async with services.database.write() as session:
        table = await session.get(Table, table_id)
        if table is not None and table.names:
            numbers = list(await session.scalars(select(Seat.number).where(*mine)))
            table.names = ["—" if n in numbers else name for n, name in enumerate(table.names)]
        await session.execute(update(Seat).where(*mine).values(person=None, name="—"))
