"""HTTP for friends: asking, agreeing, parting; and for those whom one has blocked.

People are named by handles, which mean something only to whoever got them: no id of a person leaves
the server. Who is blocked gets the answers that they would get from somebody who does not answer.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from lindwurm.server.errors import Refused
from lindwurm.server.http.accounts import account_of
from lindwurm.server.http.answers import Asked, Name, SeatNumber
from lindwurm.server.limits import network
from lindwurm.server.services import Services, Shared
from lindwurm.server.store import care, company, likeness
from lindwurm.server.store.company import ASKS, BLOCKS, FRIEND, Acquaintance
from lindwurm.server.store.models import NOBODY, Line, Person, Seat
from lindwurm.server.table.chat import MOST_MUTED

Asking = Request[Any, Any, Any]
Handle = FromPath[Annotated[str, Meta(max_length=24)]]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]


class Somebody(Asked):
    """Who is meant: by their account's name, their seat or line at a table, a link or a handle."""

    name: Name | None = None
    table: TableId | None = None
    seat: SeatNumber | None = None
    line: Number | None = None
    code: Annotated[str, Meta(max_length=32)] | None = None
    handle: Annotated[str, Meta(max_length=24)] | None = None


class FriendInfo(msgspec.Struct):
    """Somebody one has to do with."""

    handle: str
    name: str
    likeness: str
    here: bool
    """Whether they are connected now; told of friends only."""
    page: bool
    """Whether they show a chronicle."""


class Friends(msgspec.Struct):
    """Everybody one has to do with. Who is asked and has not answered may never do."""

    friends: list[FriendInfo]
    asks: list[FriendInfo]
    """Who asks to be a friend."""
    asked: list[FriendInfo]
    """Whom oneself has asked."""
    blocked: list[FriendInfo]
    code: str | None
    """The code of one's own link: `/friends/CODE`; None where the operator wants no friends."""


class LinkOwner(msgspec.Struct):
    """Whose link it is."""

    name: str
    likeness: str
    mine: bool
    friend: bool


class InvitationInfo(msgspec.Struct):
    """An invitation that asks."""

    table: str
    game: str
    by: str
    again: bool
    """Whether it is a rematch."""
    at: str


class AnnouncementInfo(msgspec.Struct):
    """What whoever looks after the server tells everybody: plain text."""

    id: int
    text: str
    until: str


class BanInfo(msgspec.Struct):
    """Until when one may not come in, and what was said about it."""

    until: str
    words: str


class CompanyNews(msgspec.Struct):
    """All that may be new for somebody, wherever they are."""

    friends: bool
    """Whether there are friends on this server."""
    asks: int
    """How many ask to be a friend."""
    invitations: list[InvitationInfo]
    announcement: AnnouncementInfo | None
    ban: BanInfo | None


class Companies(Controller):
    """Friends, blocks, and what is new."""

    path = "/api"
    tags = ("people",)

    @get("/company")
    async def news(self, request: Asking, services: Shared) -> CompanyNews:
        """What is new for me: invitations, questions, announcements, and whether I am banned."""
        asking = await services.person(request)
        address = network(request.client.host) if request.client else ""
        ban = services.hub.bans.of(asking.id if asking else None, address)
        on = services.settings.friends
        async with services.database.read() as session:
            found = await company.invitations(session, asking.id) if asking and on else []
            asks = await company.askers(session, asking.id) if asking and on else 0
            said = await care.announced(session)
        return CompanyNews(
            friends=on,
            asks=asks,
            invitations=[
                InvitationInfo(table.id, table.game, by, invited.again, invited.at.isoformat())
                for invited, table, by in found
            ],
            announcement=announcement(said),
            ban=None if ban is None else BanInfo(ban.until.isoformat(), ban.words),
        )

    # -- friends ---------------------------------------------------------------------------------

    @get("/friends")
    async def friends(self, request: Asking, services: Shared) -> Friends:
        """Everybody I have to do with, and my link."""
        asking = await services.somebody(request)
        return await _friends(services, asking.id)

    @post("/friends", status_code=200)
    async def ask(self, request: Asking, services: Shared, data: JSONBody[Somebody]) -> Friends:
        """Ask somebody to be my friend, or agree if they have asked.

        By a link one is a friend at once: whoever gave it away has agreed.
        """
        asking = await who_asks(request, services)
        async with services.database.write() as session:
            other = await _meant(services, session, asking, data)
            if data.code is None:
                await company.ask(session, asking.id, other.id)
            elif await company.blocks(session, other.id, asking.id):
                raise Refused("unknown", "this link leads to nobody any more")
            elif other.id == asking.id:
                raise Refused("conflict", "that is your own link")
            elif await company.blocks(session, asking.id, other.id):
                raise Refused("conflict", "you have blocked them; unblock them first")
            else:
                await company.befriend(session, asking.id, other.id)
        services.hub.company.nudge(other.id)
        return await _friends(services, asking.id)

    @delete("/friends/{handle:str}", status_code=200)
    async def part(self, request: Asking, services: Shared, handle: Handle) -> Friends:
        """End a friendship, decline a question or take one's own back; nobody is told."""
        asking = await who_asks(request, services)
        async with services.database.write() as session:
            other = await by_handle(services, session, asking.id, handle)
            if not await company.part(session, asking.id, other.id):
                raise Refused("unknown", "there is nothing between you")
        return await _friends(services, asking.id)

    @get("/friends/link/{code:str}")
    async def whose_link(self, request: Asking, services: Shared, code: FromPath[str]) -> LinkOwner:
        """Whose link it is, before one becomes their friend."""
        must_be_on(services)
        asking = await services.person(request)
        async with services.database.read() as session:
            found = await company.linked(session, code)
            me = asking.id if asking else None
            if found is None or await company.blocks(session, found.id, me):
                raise Refused("unknown", "this link leads to nobody any more")
            mine = me is not None and await company.bond(session, me, found.id) == FRIEND
        return LinkOwner(found.name, likeness.of(found), found.id == me, mine)

    @post("/friends/link", status_code=200)
    async def another_link(self, request: Asking, services: Shared) -> Friends:
        """Have another link; the one before leads nowhere from now on."""
        asking = await who_asks(request, services)
        async with services.database.write() as session:
            await company.link(session, asking.id, anew=True)
        return await _friends(services, asking.id)

    # -- blocks ----------------------------------------------------------------------------------

    @post("/blocks", status_code=200)
    async def block(self, request: Asking, services: Shared, data: JSONBody[Somebody]) -> Friends:
        """Hear nothing of somebody any more: no chat, no questions, no invitations.

        They do not see my chronicle either, and are not told.
        """
        asking = await who_asks(request, services, always=True)
        async with services.database.write() as session:
            other = await _meant(services, session, asking, data)
            await company.block(session, asking.id, other.id)
            me = await session.get_one(Person, asking.id)
            me.muted = [*(one for one in me.muted if one != other.id), other.id][-MOST_MUTED:]
        await _muted(services, me)
        return await _friends(services, asking.id)

    @delete("/blocks/{handle:str}", status_code=200)
    async def unblock(self, request: Asking, services: Shared, handle: Handle) -> Friends:
        """Hear of somebody again."""
        asking = await who_asks(request, services, always=True)
        async with services.database.write() as session:
            other = await by_handle(services, session, asking.id, handle)
            await company.unblock(session, asking.id, other.id)
            me = await session.get_one(Person, asking.id)
            me.muted = [one for one in me.muted if one != other.id]
        await _muted(services, me)
        return await _friends(services, asking.id)


# -- who may, and who is meant -------------------------------------------------------------------


def must_be_on(services: Services) -> None:
    """Refuse where the operator wants no friends."""
    if not services.settings.friends:
        raise Refused("unknown", "there are no friends on this server")


async def who_asks(request: Asking, services: Services, always: bool = False) -> Person:
    """Return who asks, or refuse who asks too often; blocks are there `always`."""
    if not always:
        must_be_on(services)
    asking = await services.somebody(request)
    if not services.askings.take(asking.id):
        raise Refused("too_many", "you have asked a lot; wait a moment", wait=10)
    return asking


async def _meant(
    services: Services, session: AsyncSession, asking: Person, who: Somebody
) -> Person:
    """Return who is meant, or refuse."""
    found: Person | None = None
    if who.handle is not None:
        return await by_handle(services, session, asking.id, who.handle)
    if who.code is not None:
        if (found := await company.linked(session, who.code)) is None:
            raise Refused("unknown", "this link leads to nobody any more")
        return found
    if who.name is not None:
        found = await account_of(services, who.name)
    elif who.table is not None:
        found = await at_table(session, asking.id, who.table, who.seat, who.line)
    if found is None:
        raise Refused("unknown", "nobody is known here by that")
    return found


async def at_table(
    session: AsyncSession, asking: str, table: str, seat: int | None, line: int | None
) -> Person | None:
    """Return who sits on a seat, or wrote a line, at a table where somebody sits or has spoken."""
    if line is not None:
        author = select(Line.person).where(Line.id == line, Line.table == table)
        person = await session.scalar(author)
    else:
        sits = select(Seat.number).where(Seat.table == table, Seat.person == asking)
        if seat is None or await session.scalar(sits.limit(1)) is None:
            return None
        there = select(Seat.person).where(Seat.table == table, Seat.number == seat - 1)
        person = await session.scalar(there)
    return None if person is None else await session.get(Person, person)


async def by_handle(services: Services, session: AsyncSession, asking: str, handle: str) -> Person:
    """Return whom somebody calls so, or refuse."""
    for one in await company.known(session, asking):
        if services.signer.handle(asking, one.person.id) == handle:
            return one.person
    raise Refused("unknown", "nobody is known here by that")


async def _muted(services: Services, me: Person) -> None:
    """Let the sockets of a person know whom they do not read, and show what was said anew."""
    services.hub.mute(me.id, frozenset(me.muted))
    for room in services.hub.rooms:
        if me.id in room.audience.people:
            await room.chat.tell_again(me.id)


# -- answers -------------------------------------------------------------------------------------


def announcement(said: care.Announcement | None) -> AnnouncementInfo | None:
    """Return what is announced, as it is told."""
    return None if said is None else AnnouncementInfo(said.id, said.text, said.until.isoformat())


def friend_info(
    services: Services, asking: str, one: Acquaintance, here: frozenset[str]
) -> FriendInfo:
    """Return somebody as they are told; whether they are here only of friends."""
    other = one.person
    friend = one.kind == FRIEND
    return FriendInfo(
        handle=services.signer.handle(asking, other.id),
        name=other.name,
        likeness=likeness.of(other),
        here=friend and other.id in here,
        page=friend and other.account is not None and other.shows != NOBODY,
    )


async def _friends(services: Services, asking: str) -> Friends:
    here = await services.hub.company.everybody()
    on = services.settings.friends
    async with services.database.read() as session:
        known = await company.known(session, asking)
        link = await session.get(company.FriendLink, asking)
    if link is None and on:
        async with services.database.write() as session:
            code = await company.link(session, asking)
    else:
        code = link.code if link else ""

    def those(kind: str, mine: bool = True) -> list[FriendInfo]:
        found = [one for one in known if (one.kind, one.mine) == (kind, mine)]
        return [friend_info(services, asking, one, here) for one in found if on or kind == BLOCKS]

    return Friends(
        friends=those(FRIEND),
        asks=those(ASKS, mine=False),
        asked=those(ASKS),
        blocked=those(BLOCKS),
        code=code if on else None,
    )
