"""HTTP for being told that it is one's turn: browsers that ring, an address that is written to."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta
from sqlalchemy import delete as removing
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from lindwurm.server.calling import push
from lindwurm.server.calling.mail import MailFailed, is_address
from lindwurm.server.calling.posting import BadEndpoint
from lindwurm.server.errors import Refused
from lindwurm.server.http.accounts import limited
from lindwurm.server.http.answers import Asked
from lindwurm.server.identity import agent_family
from lindwurm.server.limits import network
from lindwurm.server.services import Services, Shared
from lindwurm.server.store import calls
from lindwurm.server.store.models import PLAYING, Person, Seat, Table
from lindwurm.server.store.moment import now
from lindwurm.server.store.reaching import MAIL, PUSH, AskedAddress, Call, CallWay, PushBrowser
from lindwurm.server.table.herald import CONFIRM, STOP

Asking = Request[Any, Any, Any]

MOST_BROWSERS = 10
"""Browsers that one person is called in; the oldest makes way for the newest."""
CONFIRM_SECONDS = 2 * 24 * 3600
"""How long somebody has to confirm an address."""
ASKED_AGAIN, ASKED_FOR = timedelta(minutes=10), timedelta(days=30)
MOST_ASKED = 3
"""An address is asked so often in so many days, by all people together, and not too quickly."""
ENOUGH = "this address was asked already; look into its mailbox, or wait"


class NewBrowser(Asked):
    """What a browser says of itself when it subscribes."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=90)]
    auth: Annotated[str, Meta(max_length=24)]


class NewAddress(Asked):
    """Where mail is to go."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


class LinkToken(Asked):
    """What a link in a mail holds."""

    token: Annotated[str, Meta(min_length=1, max_length=300)]


class BrowserInfo(msgspec.Struct):
    """A browser that shows messages."""

    id: str
    agent: str
    created: str
    here: bool
    """Whether it belongs to the session that asks."""


class TurnWays(msgspec.Struct):
    """On which ways one is told of one's turn, and which there are."""

    push: bool
    """Whether this server sends messages to browsers."""
    key: str | None
    """The public key that a browser subscribes with."""
    browsers: list[BrowserInfo]
    mail: bool
    """Whether this server sends mail."""
    address: str | None
    confirmed: bool


class TurnCalls(Controller):
    """One's own ways."""

    path = "/api/me/turns"
    tags = ("people",)

    @get()
    async def ways(self, request: Asking, services: Shared) -> TurnWays:
        """Say on which ways I am told that it is my turn in a game over days."""
        asking = await services.somebody(request)
        return await _ways(services, request, asking)

    @get("/waiting")
    async def waiting(self, request: Asking, services: Shared) -> list[str]:
        """Name the tables where it is my turn, whatever their pace."""
        asking = await services.somebody(request)
        query = (
            select(Table.id, Table.awaited, Table.put_away, Seat.number)
            .join(Seat, Seat.table == Table.id)
            .where(Seat.person == asking.id, Seat.stand_in.is_(None), Seat.left.is_(None))
            .where(Table.status == PLAYING, ~Table.lesson)
            .order_by(Table.deadline, Table.id)
        )
        async with services.database.read() as session:
            found = await session.execute(query)
        mine = [
            table
            for table, awaited, away, seat in found
            if seat in (awaited or ()) and asking.id not in away
        ]
        return list(dict.fromkeys(mine))

    @put("/browser")
    async def subscribe(
        self, request: Asking, services: Shared, data: JSONBody[NewBrowser]
    ) -> TurnWays:
        """Let messages come to this browser, for as long as its session lasts."""
        asking = await services.somebody(request)
        if services.herald.key is None:
            raise Refused("conflict", "this server sends no messages to browsers")
        _check(services, data)
        bearer = services.known_bearer(request)
        agent = agent_family(request.headers.get("user-agent", ""))
        async with services.database.write() as session:
            which = push.browser_id(data.endpoint)
            known = await session.get(PushBrowser, which)
            if known is not None:
                await session.delete(known)  # whoever had this browser before
                await session.flush()
            given = PushBrowser(
                id=which,
                person=asking.id,
                session=bearer.session,
                endpoint=data.endpoint,
                p256dh=data.p256dh,
                auth=data.auth,
                agent=agent,
                created=known.created if known and known.person == asking.id else now(),
            )
            session.add(given)
            if await session.get(CallWay, (asking.id, PUSH)) is None:
                session.add(CallWay(person=asking.id, kind=PUSH, confirmed=now()))
            await session.flush()
            await _make_room(session, asking.id)
        return await _ways(services, request, asking)

    @delete("/browser/{browser:str}", status_code=200)
    async def unsubscribe(
        self, request: Asking, services: Shared, browser: FromPath[str]
    ) -> TurnWays:
        """Let no more messages come to a browser."""
        asking = await services.somebody(request)
        await calls.forget_browsers(services.database, asking.id, [browser])
        return await _ways(services, request, asking)

    @put("/mail")
    async def write_to(
        self, request: Asking, services: Shared, data: JSONBody[NewAddress]
    ) -> TurnWays:
        """Let mail come to an address, once whoever reads it has confirmed that. For accounts."""
        limited(request, services)
        asking = await services.somebody(request)
        if services.herald.mailer is None:
            raise Refused("conflict", "this server sends no mail")
        if asking.account is None:
            raise Refused("forbidden", "mail is for accounts: a guest could not come back by it")
        address = data.address.strip()
        if not is_address(address):
            raise Refused("malformed", "that is no mail address")
        await _may_ask(services, request, asking, address)
        try:
            await services.herald.ask(asking, address)
        except MailFailed as error:
            raise Refused("broken", f"the letter was not sent: {error}") from None
        async with services.database.write() as session:
            mine = (await session.get(CallWay, (asking.id, MAIL))) or CallWay(
                person=asking.id, kind=MAIL
            )
            mine.address, mine.confirmed, mine.created = address, None, now()
            session.add(mine)
        return await _ways(services, request, asking)

    @delete("/mail", status_code=200)
    async def no_mail(self, request: Asking, services: Shared) -> TurnWays:
        """Forget my address."""
        asking = await services.somebody(request)
        await calls.forget_way(services.database, asking.id, MAIL)
        return await _ways(services, request, asking)


@post("/api/turns/confirm", status_code=200, tags=["people"])
async def confirm_address(
    request: Asking, services: Shared, data: JSONBody[LinkToken]
) -> dict[str, bool]:
    """Confirm an address, by the link that was sent there; nobody has to be signed in."""
    limited(request, services)
    bearer = services.signer.linked(CONFIRM, data.token, CONFIRM_SECONDS)
    async with services.database.write() as session:
        way = None if bearer is None else await session.get(CallWay, (bearer.person, MAIL))
        if way is None or bearer is None or _hash(services, way.address) != bearer.session:
            raise Refused("unknown", "this link is too old, or for another address")
        way.confirmed = way.confirmed or now()
    return {"ok": True}


@post("/api/turns/stop", status_code=200, tags=["people"])
async def stop_mail(
    request: Asking,
    services: Shared,
    token: Annotated[str, QueryParameter(name="token", min_length=1, max_length=300)],
) -> dict[str, bool]:
    """Send no more mail, by the link that is in every one; nobody has to be signed in (RFC 8058).

    An address that was never confirmed is never asked again, whoever types it.
    """
    limited(request, services)
    bearer = services.signer.linked(STOP, token)
    if bearer is None:
        raise Refused("unknown", "this link is not one of ours, or older than a year")
    async with services.database.write() as session:
        way = await session.get(CallWay, (bearer.person, MAIL))
        mine = way is not None and _hash(services, way.address) == bearer.session
        if way is None or not mine or way.confirmed is None:
            asked = await session.get(AskedAddress, bearer.session)
            if asked is not None:
                asked.never = True
        if way is not None and mine:
            await session.delete(way)
            told = removing(Call).where(Call.person == bearer.person, Call.kind == MAIL)
            await session.execute(told)
    return {"ok": True}


# -- what is asked -----------------------------------------------------------------------------


def _check(services: Services, data: NewBrowser) -> None:
    """Refuse a browser that nothing can be sent to, or that is none."""
    try:
        services.herald.postman.check(data.endpoint)
        push.Recipient(data.endpoint, data.p256dh, data.auth).check()
    except BadEndpoint as error:
        raise Refused("malformed", str(error)) from None
    except ValueError:
        raise Refused("malformed", "p256dh and auth are the keys of a subscription") from None


async def _make_room(session: AsyncSession, person: str) -> None:
    mine = select(PushBrowser.id).where(PushBrowser.person == person)
    spare = list(
        await session.scalars(mine.order_by(PushBrowser.created.desc()).offset(MOST_BROWSERS))
    )
    await session.execute(removing(PushBrowser).where(PushBrowser.id.in_(spare)))


async def _may_ask(services: Services, request: Asking, asking: Person, address: str) -> None:
    """Refuse to ask an address too often: nobody is to be bothered by way of this server."""
    where = network(request.client.host if request.client else "")
    whose = f"person {asking.id}", f"network {where}"
    if not (all(map(services.letters.take, whose)) and services.all_letters.take("")):
        raise Refused("too_many", "too many letters were asked for; wait some hours", wait=3600)
    async with services.database.write() as session:
        which, at = _hash(services, address), now()
        asked = await session.get(AskedAddress, which, with_for_update=True)
        if asked is None:
            asked = AskedAddress(hash=which, times=0, at=at - ASKED_AGAIN)
            session.add(asked)
        if asked.at < at - ASKED_FOR:
            asked.times = 0
        if asked.never or asked.times >= MOST_ASKED or asked.at > at - ASKED_AGAIN:
            raise Refused("conflict", ENOUGH)
        asked.times, asked.at = asked.times + 1, at


def _hash(services: Services, address: str | None) -> str:
    return services.signer.hashed((address or "").lower())


async def _ways(services: Services, request: Asking, person: Person) -> TurnWays:
    here = services.known_bearer(request).session
    found = await calls.browsers(services.database, person.id)
    async with services.database.read() as session:
        mail = await session.get(CallWay, (person.id, MAIL))
    return TurnWays(
        push=services.herald.key is not None,
        key=services.herald.key,
        browsers=[
            BrowserInfo(one.id, one.agent, one.created.isoformat(), one.session == here)
            for one in found
        ],
        mail=services.herald.mailer is not None,
        address=mail.address if mail else None,
        confirmed=mail is not None and mail.confirmed is not None,
    )
