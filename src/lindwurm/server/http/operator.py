"""HTTP for whoever looks after the server: who is here, health, reports, bans, a word to all.

With the token that the operator has set, or from this machine itself. Wrong tokens make the next
attempt wait, from wherever they come.
"""

from __future__ import annotations

import hmac
from datetime import datetime, timedelta
from ipaddress import ip_address
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta
from sqlalchemy import func, select, update

from lindwurm import __version__
from lindwurm.server.errors import Refused
from lindwurm.server.http.accounts import account_of
from lindwurm.server.http.answers import Asked, Name
from lindwurm.server.http.company import AnnouncementInfo, announcement
from lindwurm.server.http.reach import from_here
from lindwurm.server.limits import network
from lindwurm.server.services import Services, Shared
from lindwurm.server.store import care, likeness
from lindwurm.server.store.care import NETWORK, PEOPLE, Announcement, Ban, Report
from lindwurm.server.store.models import OPEN, OPENING, PLAYING, Person, Table
from lindwurm.server.store.moment import now

Asking = Request[Any, Any, Any]
Id = FromPath[int]
Words = Annotated[str, Meta(max_length=300)]
Hours = Annotated[int, Meta(ge=1, le=24 * 365)]

PEOPLE_SHOWN, TABLES_SHOWN, REPORTS_SHOWN, BANS_SHOWN = 200, 50, 100, 200
MOST = 2**31
"""No number of a report or a ban is so large."""
STARTED = now()
"""When this process began."""


class NewBan(Asked):
    """Who may not come in, for how many hours, and what they are told."""

    hours: Hours
    words: Words = ""
    person: Annotated[str, Meta(max_length=32)] | None = None
    """As they are called in the lists here."""
    name: Name | None = None
    """The name of an account."""
    address: Annotated[str, Meta(max_length=45)] | None = None


class NewAnnouncement(Asked):
    """A sentence for everybody, and for how many hours."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    hours: Hours = 24


class PersonHere(msgspec.Struct):
    """Somebody who is connected now."""

    person: str
    name: str
    account: bool
    likeness: str
    addresses: list[str]
    """From where, as far as this process knows."""


class TableHere(msgspec.Struct):
    """A table that waits or is being played; of private ones the link is not told."""

    table: str | None
    game: str
    status: str
    names: list[str]
    created: str


class BanEntry(msgspec.Struct):
    """A ban in force."""

    id: int
    kind: Literal["person", "network"]
    name: str
    words: str
    until: str


class LineAround(msgspec.Struct):
    """Something that was said."""

    name: str
    text: str
    at: str
    it: bool
    """Whether it is the line that was reported."""


class ReportEntry(msgspec.Struct):
    """A report, with what it is about."""

    id: int
    kind: str
    reason: str
    words: str
    by: str | None
    about: str | None
    """Whom it is about, as a ban wants to know it."""
    name: str
    account: bool
    table: str | None
    context: list[LineAround]
    at: str
    settled: str | None


class Overview(msgspec.Struct):
    """How the server is."""

    version: str
    started: str
    missing: list[str]
    sockets: int
    rooms: int
    bot_queue: int
    accounts: int
    guests: int
    tables: dict[str, int]
    """How many there are, by what they are."""
    here: list[PersonHere]
    here_all: int
    running: list[TableHere]
    reports: int
    """How many wait."""
    bans: list[BanEntry]
    announcement: AnnouncementInfo | None


def may_look_after(request: Asking, services: Services) -> None:
    """Refuse who does not look after the server.

    With a token nobody comes in without it, from this machine neither; and who guesses waits.
    """
    token = services.settings.operator_token
    if not token:
        if not from_here(request):
            raise Refused("forbidden", "this page is for whoever looks after the server")
        return
    who = f"operator {network(request.client.host) if request.client else ''}"
    if wait := services.attempts.wait(who):
        raise Refused("too_many", f"wrong too often; try again in {wait} seconds", wait=wait)
    given = request.headers.get("authorization", "").encode("utf-8", "replace")
    if not hmac.compare_digest(given, f"Bearer {token}".encode()):
        if given:
            services.attempts.failed(who)
        raise Refused("forbidden", "this page is for whoever looks after the server")
    services.attempts.succeeded(who)


class Operating(Controller):
    """Everything that only whoever looks after the server may do."""

    path = "/api/operator"
    tags = ("server",)

    @get()
    async def overview(self, request: Asking, services: Shared) -> Overview:
        """Who is here, which tables there are, and how the server is."""
        may_look_after(request, services)
        return await _overview(services)

    @get("/reports")
    async def reports(
        self,
        request: Asking,
        services: Shared,
        settled: Annotated[bool, QueryParameter(name="settled")] = False,
    ) -> list[ReportEntry]:
        """The reports that wait, the latest first; or those that are settled."""
        may_look_after(request, services)
        wanted = Report.settled.is_not(None) if settled else Report.settled.is_(None)
        query = (
            select(Report, Person.account)
            .outerjoin(Person, Person.id == Report.about)
            .where(wanted)
            .order_by(Report.id.desc())
            .limit(REPORTS_SHOWN)
        )
        async with services.database.read() as session:
            found = (await session.execute(query)).all()
            ids = {report.by for report, _ in found if report.by}
            named = select(Person.id, Person.name).where(Person.id.in_(ids))
            names = dict((await session.execute(named)).tuples().all())
        return [_report(one, account, names) for one, account in found]

    @post("/reports/{report_id:int}/settle", status_code=200)
    async def settle(self, request: Asking, services: Shared, report_id: Id) -> dict[str, bool]:
        """Be done with a report."""
        may_look_after(request, services)
        async with services.database.write() as session:
            report = await session.get(Report, report_id) if report_id < MOST else None
            if report is None:
                raise Refused("unknown", "there is no such report")
            report.settled = report.settled or now()
        return {"ok": True}

    @post("/bans", status_code=200)
    async def ban(self, request: Asking, services: Shared, data: JSONBody[NewBan]) -> Overview:
        """Let somebody not come in for a time: a person, or whoever comes from an address."""
        may_look_after(request, services)
        ban = Ban(until=now() + timedelta(hours=data.hours), words=_plain(data.words))
        if data.address is not None:
            try:
                ban.kind, ban.who = NETWORK, network(str(ip_address(data.address.strip())))
            except ValueError:
                raise Refused("malformed", "that is no address") from None
            ban.name = ban.who
        else:
            found = await _person(services, data)
            if found is None:
                raise Refused("unknown", "nobody is known here by that")
            ban.kind, ban.who, ban.name = PEOPLE, found.id, found.name
        async with services.database.write() as session:
            session.add(ban)
        await services.hub.bans.changed()
        return await _overview(services)

    @delete("/bans/{ban_id:int}", status_code=200)
    async def unban(self, request: Asking, services: Shared, ban_id: Id) -> Overview:
        """Let somebody come in again."""
        may_look_after(request, services)
        async with services.database.write() as session:
            ban = await session.get(Ban, ban_id) if ban_id < MOST else None
            if ban is None:
                raise Refused("unknown", "there is no such ban")
            await session.delete(ban)
        await services.hub.bans.changed()
        return await _overview(services)

    @post("/announcement", status_code=200)
    async def announce(
        self, request: Asking, services: Shared, data: JSONBody[NewAnnouncement]
    ) -> Overview:
        """Tell everybody a sentence, in place of the one before."""
        may_look_after(request, services)
        text = _plain(data.text)
        if not text:
            raise Refused("malformed", "say something")
        async with services.database.write() as session:
            session.add(Announcement(text=text, until=now() + timedelta(hours=data.hours)))
        services.hub.company.nudge()
        return await _overview(services)

    @delete("/announcement", status_code=200)
    async def withdraw(self, request: Asking, services: Shared) -> Overview:
        """Announce nothing any more."""
        may_look_after(request, services)
        async with services.database.write() as session:
            late = update(Announcement).where(Announcement.until > now())
            await session.execute(late.values(until=now()))
        services.hub.company.nudge()
        return await _overview(services)


def _plain(text: str) -> str:
    """Return a sentence on one line, or refuse what is no text."""
    found = " ".join(text.split())
    if found and not found.isprintable():
        raise Refused("malformed", "that is not plain text")
    return found


async def _person(services: Services, data: NewBan) -> Person | None:
    if data.person is not None:
        async with services.database.read() as session:
            return await session.get(Person, data.person)
    return None if data.name is None else await account_of(services, data.name)


async def _overview(services: Services) -> Overview:
    hub, metrics = services.hub, services.metrics
    here = await hub.company.everybody()
    networks: dict[str, set[str]] = {}
    for one in hub.company.sockets():
        if one.person is not None:
            networks.setdefault(one.person, set()).add(one.network)
    shown = sorted(here)[:PEOPLE_SHOWN]
    async with services.database.read() as session:
        count = select(Person.account.is_not(None), func.count())
        people = dict((await session.execute(count.group_by(Person.account.is_not(None)))).all())
        by_status = select(Table.status, func.count()).group_by(Table.status)
        tables = dict((await session.execute(by_status)).all())
        named = select(Person).where(Person.id.in_(shown)).order_by(Person.name)
        present = list(await session.scalars(named))
        active = select(Table).where(Table.status.in_((OPEN, OPENING, PLAYING)), ~Table.lesson)
        latest = active.order_by(Table.created.desc()).limit(TABLES_SHOWN)
        running = list(await session.scalars(latest))
        unsettled = select(func.count()).select_from(Report).where(Report.settled.is_(None))
        reports = await session.scalar(unsettled) or 0
        force = select(Ban).where(Ban.until > now()).order_by(Ban.until).limit(BANS_SHOWN)
        bans = list(await session.scalars(force))
        said = await care.announced(session)
    return Overview(
        version=__version__,
        started=STARTED.isoformat(),
        missing=await services.missing(),
        sockets=metrics.sockets,
        rooms=metrics.rooms,
        bot_queue=metrics.bot_queue,
        accounts=people.get(True, 0),
        guests=people.get(False, 0),
        tables=tables,
        here=[
            PersonHere(
                person=one.id,
                name=one.name,
                account=one.account is not None,
                likeness=likeness.of(one),
                addresses=sorted(networks.get(one.id, ())),
            )
            for one in present
        ],
        here_all=len(here),
        running=[
            TableHere(
                table=table.id if table.public else None,
                game=table.game,
                status=table.status,
                names=[seat.name for seat in table.seats if seat.name],
                created=table.created.isoformat(),
            )
            for table in running
        ],
        reports=reports,
        bans=[
            BanEntry(
                id=one.id,
                kind="network" if one.kind == NETWORK else "person",
                name=one.name,
                words=one.words,
                until=one.until.isoformat(),
            )
            for one in bans
        ],
        announcement=announcement(said),
    )


def _report(one: Report, account: str | None, names: dict[str, str]) -> ReportEntry:
    def moment(at: datetime | None) -> str | None:
        return at.isoformat() if at else None

    return ReportEntry(
        id=one.id,
        kind=one.kind,
        reason=one.reason,
        words=one.words,
        by=names.get(one.by or ""),
        about=one.about,
        name=one.name,
        account=account is not None,
        table=one.table,
        context=[
            LineAround(line["name"], line["text"], line["at"], line["it"]) for line in one.context
        ],
        at=one.at.isoformat(),
        settled=moment(one.settled),
    )
