"""What whoever looks after the server keeps: reports, bans, and what is announced to everybody."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from sqlalchemy import JSON, ForeignKey, String, cast, delete, or_, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from lindwurm.server.store.models import Base, Line, Utc
from lindwurm.server.store.moment import now

PEOPLE: Final = "person"
NETWORK: Final = "network"
"""Whom a ban is for: a person (guest or account), or whoever comes from a network."""

AROUND = 5
"""Lines before a reported one, and after it, that are kept with it."""
REPORT_DAYS = 90
"""Days after which a report goes."""


class Report(Base):
    """Somebody has reported a line of chat, a person or a table."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    kind: Mapped[str] = mapped_column(String(8))
    """`line`, `person` or `table`."""
    by: Mapped[str | None] = mapped_column(
        "by_id", ForeignKey("people.id", ondelete="SET NULL"), index=True
    )
    about: Mapped[str | None] = mapped_column(
        "about_id", ForeignKey("people.id", ondelete="CASCADE"), index=True
    )
    """Whom it is about, where it is about somebody: it goes with them."""
    name: Mapped[str] = mapped_column(String(20), default="")
    """What they were called there."""
    table: Mapped[str | None] = mapped_column("table_id", String(32))
    """Where; the table may be gone."""
    reason: Mapped[str] = mapped_column(String(10))
    words: Mapped[str] = mapped_column(String(500), default="")
    """What whoever reports has to say about it."""
    context: Mapped[list[dict[str, Any]]] = mapped_column(JSON, default=list)
    """What was said around it: person, name, text, at, and whether it is the line itself."""
    at: Mapped[datetime] = mapped_column(Utc, default=now, index=True)
    settled: Mapped[datetime | None] = mapped_column(Utc)
    """When whoever looks after the server was done with it."""


class Ban(Base):
    """Somebody may not come in for a time."""

    __tablename__ = "bans"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    kind: Mapped[str] = mapped_column(String(8))
    who: Mapped[str] = mapped_column(String(45))
    """The id of a person, or a network."""
    name: Mapped[str] = mapped_column(String(45), default="")
    """What they are called, for those who look after the server."""
    words: Mapped[str] = mapped_column(String(300), default="")
    """What they are told."""
    until: Mapped[datetime] = mapped_column(Utc, index=True)
    at: Mapped[datetime] = mapped_column(Utc, default=now)


class Announcement(Base):
    """A sentence for everybody. Text, never markup."""

    __tablename__ = "announcements"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    text: Mapped[str] = mapped_column(String(300))
    until: Mapped[datetime] = mapped_column(Utc)
    at: Mapped[datetime] = mapped_column(Utc, default=now)


async def announced(session: AsyncSession) -> Announcement | None:
    """Return what is announced now: the latest, if its time is not over."""
    query = select(Announcement).order_by(Announcement.id.desc()).limit(1)
    found: Announcement | None = await session.scalar(query)
    return found if found is not None and found.until > now() else None


async def around(session: AsyncSession, line: Line) -> list[dict[str, Any]]:
    """Return a line of chat and what was said around it, as it is kept with a report."""
    here = select(Line).where(Line.table == line.table)
    before = here.where(Line.id < line.id).order_by(Line.id.desc()).limit(AROUND)
    after = here.where(Line.id > line.id).order_by(Line.id).limit(AROUND)
    lines = [*reversed(list(await session.scalars(before))), line, *await session.scalars(after)]
    return [
        {
            "person": one.person,
            "name": one.name,
            "text": one.text,
            "at": one.at.isoformat(),
            "it": one.id == line.id,
        }
        for one in lines
    ]


async def forget(session: AsyncSession, person: str) -> None:
    """Take somebody who goes for good out of what is kept: their words, bans, and what they said.

    Reports about them go with their row.
    """
    named = cast(Report.context, String).contains(person, autoescape=True)
    for report in await session.scalars(select(Report).where(or_(Report.by == person, named))):
        report.context = [one for one in report.context if one["person"] != person]
        if report.by == person:
            report.words = ""
    await session.execute(delete(Ban).where(Ban.kind == PEOPLE, Ban.who == person))
