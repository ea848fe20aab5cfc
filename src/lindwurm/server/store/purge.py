"""What is cleared away, by rule: old tables, sessions that nobody uses, guests who left nothing.

- a table at which nobody began to play, so many days after it was opened;
- a finished game, so many days after its end, unless somebody who played it keeps it;
- a running game at which nobody has moved for so many days. As long as somebody moves it stays,
  however many days each move may take;
- a session that was not used for a year, and then guests without one who sit nowhere any more and
  have said nothing. Accounts stay until their owners delete them;
- an address that nobody confirmed, browsers' ways without a browser, and after a month how often an
  address was asked, unless it said never;
- a variant that nobody keeps, that no table plays, and that the operator does not offer;
- reports after ninety days, and bans and announcements whose time has been over for so long.

With a table go its moves, its snapshots, its review and what was said there. What came of its game
stays: :mod:`lindwurm.server.store.chronicle`.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, delete, exists, or_, select

from lindwurm.server.identity import COOKIE_AGE
from lindwurm.server.store import shelf
from lindwurm.server.store.care import REPORT_DAYS, Announcement, Ban, Report
from lindwurm.server.store.database import Database
from lindwurm.server.store.models import (
    CLOSED,
    OPEN,
    OVER,
    PLAYING,
    KeptVariant,
    Line,
    OwnVariant,
    Person,
    Row,
    Seat,
    SignIn,
    Table,
)
from lindwurm.server.store.reaching import MAIL, PUSH, AskedAddress, CallWay, PushBrowser

AT_ONCE = 50
"""Tables that go in one transaction: people who are playing wait for no more than that."""


class Ages(NamedTuple):
    """After how many days what goes; 0: never."""

    unstarted: int
    finished: int
    idle: int


def outdated(ages: Ages, at: datetime) -> ColumnElement[bool]:
    """Return what is true of the tables that may go."""
    rules: list[Any] = []
    if ages.unstarted:
        before = at - timedelta(days=ages.unstarted)
        rules.append(Table.status.in_((OPEN, CLOSED)) & (Table.created < before))
    if ages.finished:
        before = at - timedelta(days=ages.finished)
        kept = exists().where(Seat.table == Table.id, Seat.kept)
        rules.append((Table.status == OVER) & (Table.ended < before) & ~kept)
    if ages.idle:
        before = at - timedelta(days=ages.idle)
        moved = exists().where(Row.table == Table.id, Row.at >= before)
        rules.append((Table.status == PLAYING) & (Table.started < before) & ~moved)
    return or_(False, *rules)


async def purge(
    database: Database, ages: Ages, at: datetime, busy: Collection[str] = ()
) -> list[str]:
    """Clear away what is outdated; returns the tables that went. Those that are `busy` stay."""
    may_go = outdated(ages, at)
    async with database.read() as session:
        found = await session.scalars(select(Table.id).where(may_go))
        going = [one for one in found if one not in busy]
    gone: list[str] = []
    for first in range(0, len(going), AT_ONCE):
        some = Table.id.in_(going[first : first + AT_ONCE])
        async with database.write() as session:  # asked again: somebody may have moved, or kept it
            gone += await session.scalars(delete(Table).where(some, may_go).returning(Table.id))
    async with database.write() as session:
        wanted = (
            exists().where(OwnVariant.key == KeptVariant.key),
            exists().where(Table.variant_key == KeptVariant.key),
        )
        old = KeptVariant.created < at - timedelta(days=1)
        offered = KeptVariant.key.in_(shelf.AT_HAND)
        await session.execute(delete(KeptVariant).where(~or_(*wanted), old, ~offered))
        unused = SignIn.used < at - timedelta(seconds=COOKIE_AGE)
        await session.execute(delete(SignIn).where(unused))
        late = CallWay.created < at - timedelta(days=2)
        await session.execute(
            delete(CallWay).where(CallWay.kind == MAIL, CallWay.confirmed.is_(None), late)
        )
        rings = exists().where(PushBrowser.person == CallWay.person)
        await session.execute(delete(CallWay).where(CallWay.kind == PUSH, ~rings))
        asked = AskedAddress.at < at - timedelta(days=30)
        await session.execute(delete(AskedAddress).where(asked, ~AskedAddress.never))
        traces = (
            exists().where(SignIn.person == Person.id),
            exists().where(Seat.person == Person.id),
            exists().where(Line.person == Person.id),
        )
        done = at - timedelta(days=REPORT_DAYS)
        for table, over in (
            (Report, Report.at),
            (Ban, Ban.until),
            (Announcement, Announcement.until),
        ):
            await session.execute(delete(table).where(over < done))
        nobody = Person.account.is_(None) & ~or_(*traces)
        young = Person.created >= at - timedelta(days=1)
        await session.execute(delete(Person).where(nobody, ~young))
    return gone
