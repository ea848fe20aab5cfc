"""HTTP for people: guests, accounts, signing in and out, leaving for good."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from lindwurm.server import identity
from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import Credentials, NewGuest, PersonChange, PersonInfo
from lindwurm.server.http.tables import leave_table
from lindwurm.server.identity import COOKIE, COOKIE_AGE
from lindwurm.server.services import Services, Shared
from lindwurm.server.store.models import BOT, CLOSED, OPEN, OPENING, PLAYING, Person, Seat
from lindwurm.server.table import opening
from lindwurm.server.table.info import TableForMe, for_me
from lindwurm.server.table.lobby import tables_of
from lindwurm.server.thinking import bots

Asking = Request[Any, Any, Any]


class People(Controller):
    """Everything about oneself."""

    path = "/api"
    tags = ("people",)

    @get("/me")
    async def me(self, request: Asking, services: Shared) -> PersonInfo:
        """Who am I?"""
        return person_info(services, await services.somebody(request))

    @post("/guests")
    async def guest(
        self, request: Asking, services: Shared, data: JSONBody[NewGuest]
    ) -> Response[PersonInfo]:
        """Be a guest: a name and a cookie, at once."""
        limited(request, services)
        person = Person(
            id=identity.new_id(),
            name=identity.clean_name(data.name),
            language=data.language,
            session=1,
        )
        async with services.database.write() as session:
            session.add(person)
        return signed_in(services, person, 201)

    @put("/me")
    async def change(
        self, request: Asking, services: Shared, data: JSONBody[PersonChange]
    ) -> PersonInfo:
        """Change name or language; tables that have begun keep the old name."""
        asking = await services.somebody(request)
        async with services.database.write() as session:
            person = await session.get_one(Person, asking.id)
            if data.name is not None:
                person.name = identity.clean_name(data.name)
            if data.language is not None:
                person.language = data.language
        return person_info(services, person)

    @post("/me/account", status_code=200)
    async def account(
        self, request: Asking, services: Shared, data: JSONBody[Credentials]
    ) -> Response[PersonInfo]:
        """Become an account, or give one's account another name or passphrase.

        Games are kept; all other sessions end.
        """
        limited(request, services)
        asking = await services.somebody(request)
        name = identity.clean_name(data.name)
        passphrase = await identity.hashed(data.passphrase)
        try:
            async with services.database.write() as session:
                person = await session.get_one(Person, asking.id)
                person.name, person.account = name, name.casefold()[:20]
                person.passphrase = passphrase
                person.session += 1
        except IntegrityError:
            raise Refused("taken", f"there is an account {name!r} already") from None
        services.hub.cut(person.id)
        return signed_in(services, person)

    @post("/session", status_code=200)
    async def sign_in(
        self, request: Asking, services: Shared, data: JSONBody[Credentials]
    ) -> Response[PersonInfo]:
        """Sign in to an account."""
        limited(request, services)
        name = identity.clean_name(data.name)
        async with services.database.read() as session:
            query = select(Person).where(Person.account == name.casefold()[:20])
            person = await session.scalar(query)
        fits = await identity.fits(data.passphrase, person.passphrase if person else None)
        if person is None or not fits:
            raise Refused("forbidden", "name and passphrase do not fit together")
        return signed_in(services, person)

    @delete("/session", status_code=200)
    async def sign_out(self, services: Shared) -> Response[dict[str, bool]]:
        """Sign out here."""
        return Response({"ok": True}, cookies=[Cookie(key=COOKIE, value="", max_age=0)])

    @delete("/me", status_code=200)
    async def vanish(self, request: Asking, services: Shared) -> Response[dict[str, bool]]:
        """Delete oneself: tables not begun are left, bots take over the seats of running games.

        Chat lines go, and the name goes from all tables; the games themselves stay, for the others.
        """
        asking = await services.somebody(request)
        async with services.database.read() as session:
            query = select(Seat.table).where(Seat.person == asking.id).distinct()
            ids = list(await session.scalars(query))
        services.hub.cut(asking.id)
        for table_id in ids:
            await _forget_at(services, table_id, asking)
        async with services.database.write() as session:
            if (person := await session.get(Person, asking.id)) is not None:
                await session.delete(person)
        return Response({"ok": True}, cookies=[Cookie(key=COOKIE, value="", max_age=0)])

    @get("/me/muted")
    async def muted(self, request: Asking, services: Shared) -> list[str]:
        """Name the people whose chat I do not read."""
        asking = await services.somebody(request)
        async with services.database.read() as session:
            found = await session.scalars(select(Person).where(Person.id.in_(asking.muted)))
            return sorted(person.name for person in found)

    @delete("/me/muted/{name:str}", status_code=200)
    async def unmute(self, request: Asking, services: Shared, name: FromPath[str]) -> list[str]:
        """Read again what somebody of that name writes; returns who is still muted."""
        asking = await services.somebody(request)
        async with services.database.write() as session:
            me = await session.get_one(Person, asking.id)
            found = list(await session.scalars(select(Person).where(Person.id.in_(me.muted))))
            if all(person.name != name for person in found):
                raise Refused("unknown", "you have muted nobody of that name")
            left = [person for person in found if person.name != name]
            me.muted = [person.id for person in left]
        services.hub.mute(asking.id, frozenset(me.muted))
        return sorted(person.name for person in left)

    @get("/me/tables")
    async def mine(self, request: Asking, services: Shared) -> list[TableForMe]:
        """My tables, newest first: waiting, running and finished ones."""
        asking = await services.somebody(request)
        return [for_me(table, asking.id) for table in await tables_of(services.hub, asking.id)]


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
                seat.person, seat.name, names[seat.number] = None, "—", "—"
                if table.status == PLAYING:
                    seat.kind, seat.level = BOT, bots.DEFAULT
            table.names = names
            if table.host == person.id:
                table.host = None
        room.rename(names)


def limited(request: Asking, services: Services) -> None:
    """Refuse who makes guests, accounts and sign-ins too fast."""
    address = request.client.host if request.client else ""
    if not services.sign_ins.take(address):
        raise Refused("too_many", "too many attempts; wait a minute")


def person_info(services: Services, person: Person) -> PersonInfo:
    """Return what a person is told about themselves."""
    csrf = services.signer.csrf(person.id)
    return PersonInfo(person.name, person.language, person.account is not None, csrf)


def signed_in(services: Services, person: Person, status: int = 200) -> Response[PersonInfo]:
    """Return the answer that makes the browser this person's."""
    cookie = Cookie(
        key=COOKIE,
        value=services.signer.cookie(person.id, person.session),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
    )
    return Response(person_info(services, person), status_code=status, cookies=[cookie])
