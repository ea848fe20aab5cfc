"""HTTP for invitations: a friend is asked to a table that waits, and comes or declines."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta
from sqlalchemy import select

from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import Asked
from lindwurm.server.http.company import (
    FriendInfo,
    by_handle,
    friend_info,
    must_be_on,
    who_asks,
)
from lindwurm.server.http.tables import waiting
from lindwurm.server.services import Services, Shared
from lindwurm.server.store import company
from lindwurm.server.store.company import FRIEND, Invited
from lindwurm.server.store.models import FREE, Table

Asking = Request[Any, Any, Any]


class Invitee(Asked):
    """Which friend is invited."""

    friend: Annotated[str, Meta(max_length=24)]


class GuestInfo(msgspec.Struct):
    """A friend, and how it stands with them at a table: `free`, `invited`, `declined`, `sits`."""

    friend: FriendInfo
    state: str


class Invitations(Controller):
    """Asking friends to a table."""

    path = "/api"
    tags = ("people",)

    @get("/tables/{table_id:str}/invitations")
    async def guests(
        self, request: Asking, services: Shared, table_id: FromPath[str]
    ) -> list[GuestInfo]:
        """My friends, and whether they are invited to this table."""
        must_be_on(services)
        asking = await services.somebody(request)
        return await guests_of(services, asking.id, table_id)

    @post("/tables/{table_id:str}/invitations", status_code=200)
    async def invite(
        self, request: Asking, services: Shared, table_id: FromPath[str], data: JSONBody[Invitee]
    ) -> list[GuestInfo]:
        """Invite a friend to a table where I sit and that waits; nobody is asked twice."""
        asking = await who_asks(request, services)
        async with services.at(request, table_id) as room:
            table = room.table
            waiting(table)
            if table.host != asking.id and all(s.person != asking.id for s in table.seats):
                raise Refused("forbidden", "who sits at a table invites to it")
            if all(s.kind != FREE for s in table.seats):
                raise Refused("taken", "no seat is free")
        async with services.database.write() as session:
            other = await by_handle(services, session, asking.id, data.friend)
            if await company.bond(session, other.id, asking.id) != FRIEND:
                raise Refused("forbidden", "only friends are invited")
            if await session.get(Invited, (table_id, other.id)) is None:
                session.add(Invited(table=table_id, person=other.id, by=asking.id))
        services.hub.company.nudge(other.id)
        return await guests_of(services, asking.id, table_id)

    @delete("/me/invitations/{table_id:str}", status_code=200)
    async def decline(
        self, request: Asking, services: Shared, table_id: FromPath[str]
    ) -> dict[str, bool]:
        """Decline an invitation, which whoever invited me sees if we are friends."""
        asking = await who_asks(request, services)
        async with services.database.write() as session:
            invited = await session.get(Invited, (table_id, asking.id))
            if invited is None:
                raise Refused("unknown", "nobody has invited you there")
            invited.declined = True
        services.hub.company.nudge(invited.by)
        return {"ok": True}


async def guests_of(services: Services, asking: str, table_id: str) -> list[GuestInfo]:
    """Return how it stands with somebody's friends at a table."""
    here = await services.hub.company.everybody()
    async with services.database.read() as session:
        known = await company.known(session, asking)
        table = await session.get(Table, table_id)
        if table is None:
            raise Refused("unknown", "there is no such table")
        found = await session.scalars(select(Invited).where(Invited.table == table_id))
        invited = {one.person: one.declined for one in found}
    sitting = {seat.person for seat in table.seats}

    def state(person: str) -> str:
        if person in sitting:
            return "sits"
        declined = invited.get(person)
        return "free" if declined is None else "declined" if declined else "invited"

    return [
        GuestInfo(friend_info(services, asking, one, here), state(one.person.id))
        for one in known
        if one.kind == FRIEND
    ]
