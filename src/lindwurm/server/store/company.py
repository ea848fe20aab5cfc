"""Who knows whom: friends, those who ask to be, those who are blocked, and who is invited where.

A bond is what one person has to another, so it has a direction; friends have one each. Whoever is
blocked is not told: their question stays a question that nobody answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import ForeignKey, String, and_, delete, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from lindwurm.server.errors import Refused
from lindwurm.server.identity import new_id
from lindwurm.server.store.models import FREE, OPEN, OPENING, Base, Person, Seat, Table, Utc
from lindwurm.server.store.moment import now

ASKS: Final = "asks"
FRIEND: Final = "friend"
BLOCKS: Final = "blocks"
"""What somebody has to another: asks to be a friend, is one, or wants to hear nothing of them."""

MOST = 200
"""Friends, questions and blocks that one person may have, each."""

# -- rows ----------------------------------------------------------------------------------------


class Bond(Base):
    """What one person has to another."""

    __tablename__ = "bonds"

    person: Mapped[str] = mapped_column(
        "person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    other: Mapped[str] = mapped_column(
        "other_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    kind: Mapped[str] = mapped_column(String(8))
    at: Mapped[datetime] = mapped_column(Utc, default=now)


class FriendLink(Base):
    """The link by which somebody's friends find them. Who has it may become one."""

    __tablename__ = "friend_links"

    person: Mapped[str] = mapped_column(
        "person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    code: Mapped[str] = mapped_column(String(32), unique=True)


class Invited(Base):
    """Somebody is asked to come to a table. It goes with the table, and with its beginning."""

    __tablename__ = "invitations"

    table: Mapped[str] = mapped_column(
        "table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    person: Mapped[str] = mapped_column(
        "person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    by: Mapped[str] = mapped_column("by_id", ForeignKey("people.id", ondelete="CASCADE"))
    again: Mapped[bool] = mapped_column(default=False, server_default="0")
    """Whether they have just played together, and it is to be played once more."""
    declined: Mapped[bool] = mapped_column(default=False, server_default="0")
    at: Mapped[datetime] = mapped_column(Utc, default=now)


# -- bonds ---------------------------------------------------------------------------------------


async def bond(session: AsyncSession, person: str, other: str) -> str | None:
    """Return what somebody has to another."""
    found = await session.get(Bond, (person, other))
    return None if found is None else found.kind


async def blocks(session: AsyncSession, person: str, other: str | None) -> bool:
    """Return whether somebody wants to hear nothing of another."""
    return other is not None and await bond(session, person, other) == BLOCKS


async def blockers(session: AsyncSession, of: str, among: Iterable[str]) -> set[str]:
    """Return who of these people has blocked somebody."""
    query = select(Bond.person).where(Bond.other == of, Bond.kind == BLOCKS)
    return set(await session.scalars(query.where(Bond.person.in_(list(among)))))


async def ask(session: AsyncSession, person: str, other: str) -> bool:
    """Ask somebody to be a friend, or agree if they have asked; returns whether they are now."""
    if person == other:
        raise Refused("conflict", "that is yourself")
    mine, theirs = await bond(session, person, other), await bond(session, other, person)
    if mine == BLOCKS:
        raise Refused("conflict", "you have blocked them; unblock them first")
    if mine == FRIEND:
        raise Refused("conflict", "you are friends already")
    if theirs == ASKS:
        await befriend(session, person, other)
        return True
    if mine is None:
        await _room(session, person, ASKS)
        session.add(Bond(person=person, other=other, kind=ASKS))
    return False


async def befriend(session: AsyncSession, person: str, other: str) -> None:
    """Let two be friends of each other."""
    for one in (person, other):
        await _room(session, one, FRIEND)
    await session.merge(Bond(person=person, other=other, kind=FRIEND, at=now()))
    await session.merge(Bond(person=other, other=person, kind=FRIEND, at=now()))


async def part(session: AsyncSession, person: str, other: str) -> bool:
    """End a friendship, take a question back or decline one; returns whether there was any."""
    between = or_(
        and_(Bond.person == person, Bond.other == other),
        and_(Bond.person == other, Bond.other == person),
    )
    gone = delete(Bond).where(between, Bond.kind != BLOCKS).returning(Bond.person)
    found = list(await session.scalars(gone))
    for one, by in ((person, other), (other, person)):
        asked = delete(Invited).where(Invited.person == one, Invited.by == by, ~Invited.again)
        await session.execute(asked)
    return bool(found)


async def block(session: AsyncSession, person: str, other: str) -> None:
    """Want to hear nothing of somebody any more; they are not told, and see nothing go."""
    if person == other:
        raise Refused("conflict", "that is yourself")
    if await bond(session, person, other) == BLOCKS:
        return
    await part(session, person, other)
    await _room(session, person, BLOCKS)
    session.add(Bond(person=person, other=other, kind=BLOCKS))


async def unblock(session: AsyncSession, person: str, other: str) -> None:
    """Hear of somebody again."""
    mine = Bond.person == person, Bond.other == other, Bond.kind == BLOCKS
    if await session.scalar(delete(Bond).where(*mine).returning(Bond.other)) is None:
        raise Refused("unknown", "you have not blocked them")


async def _room(session: AsyncSession, person: str, kind: str) -> None:
    count = select(func.count()).where(Bond.person == person, Bond.kind == kind)
    if (await session.scalar(count) or 0) >= MOST:
        raise Refused("too_many", f"nobody may have more than {MOST} of them")


class Acquaintance(NamedTuple):
    """Somebody another person has to do with."""

    person: Person
    kind: str
    """What it is: ASKS, FRIEND or BLOCKS."""
    mine: bool
    """Whether it is mine to them; else they ask me."""


async def known(session: AsyncSession, person: str) -> list[Acquaintance]:
    """Return all whom somebody has to do with, by name. Those who are blocked and ask are not."""
    mine = select(Person, Bond.kind).join(Bond, Bond.other == Person.id)
    found = [
        Acquaintance(other, kind, True)
        for other, kind in await session.execute(mine.where(Bond.person == person))
    ]
    blocked = {one.person.id for one in found if one.kind == BLOCKS}
    asking = select(Person).join(Bond, Bond.person == Person.id)
    found += [
        Acquaintance(other, ASKS, False)
        for other in await session.scalars(
            asking.where(Bond.other == person, Bond.kind == ASKS).limit(MOST)
        )
        if other.id not in blocked
    ]
    return sorted(found, key=lambda one: (one.person.name.casefold(), one.person.id))


async def friends(session: AsyncSession, person: str) -> set[str]:
    """Return the friends of a person."""
    query = select(Bond.other).where(Bond.person == person, Bond.kind == FRIEND)
    return set(await session.scalars(query))


async def askers(session: AsyncSession, person: str) -> int:
    """Return how many ask to be somebody's friend."""
    blocked = select(Bond.other).where(Bond.person == person, Bond.kind == BLOCKS)
    asking = Bond.other == person, Bond.kind == ASKS, Bond.person.not_in(blocked)
    return await session.scalar(select(func.count()).select_from(Bond).where(*asking)) or 0


# -- links ---------------------------------------------------------------------------------------


async def link(session: AsyncSession, person: str, anew: bool = False) -> str:
    """Return the code of somebody's link; with `anew` another one, and the one before is void."""
    found = await session.get(FriendLink, person)
    if found is None:
        session.add(found := FriendLink(person=person, code=new_id()))
    elif anew:
        found.code = new_id()
    return found.code


async def linked(session: AsyncSession, code: str) -> Person | None:
    """Return whose link has this code."""
    query = select(Person).join(FriendLink, FriendLink.person == Person.id)
    found: Person | None = await session.scalar(query.where(FriendLink.code == code))
    return found


# -- invitations ---------------------------------------------------------------------------------


def waiting() -> tuple[object, ...]:
    """Return what is true of an invitation that still asks: the table waits, and has a place."""
    free = exists().where(Seat.table == Invited.table, Seat.kind == FREE)
    return Table.status.in_((OPEN, OPENING)), ~Invited.declined, free


async def invitations(session: AsyncSession, person: str) -> Sequence[tuple[Invited, Table, str]]:
    """Return the invitations of a person that still ask, the latest first, and who asks.

    Those of people they have blocked are there, and are not told.
    """
    blocked = exists().where(Bond.person == person, Bond.other == Invited.by, Bond.kind == BLOCKS)
    sits = exists().where(Seat.table == Invited.table, Seat.person == person)
    query = (
        select(Invited, Table, Person.name)
        .join(Table, Table.id == Invited.table)
        .join(Person, Person.id == Invited.by)
        .where(Invited.person == person, *waiting())  # type: ignore[arg-type]
        .where(~sits, ~blocked)
        .order_by(Invited.at.desc())
        .limit(10)
    )
    return [row._tuple() for row in await session.execute(query)]
