"""A guest's games become those of an account that is there already.

Everything is moved, nothing copied, and the guest is gone at the end: so however often it is tried,
and wherever a server dies on the way, no game is there twice. What could not be moved yet is still
the guest's, who can sign in once more.
"""

from __future__ import annotations

import logging

from sqlalchemy import delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from lindwurm.server.errors import Refused
from lindwurm.server.services import Services
from lindwurm.server.store import care, company
from lindwurm.server.store.company import BLOCKS, Bond, Invited
from lindwurm.server.store.models import Learning, Line, OwnVariant, Person, Seat, Table
from lindwurm.server.store.results import Finished, PlayedSeat

log = logging.getLogger("lindwurm.server")


async def carry(services: Services, guest: Person, account: Person) -> None:
    """Let all that a guest has be an account's; who is no guest keeps their own."""
    if guest.account is not None or guest.id == account.id:
        return
    async with services.database.read() as session:
        sits = exists().where(Seat.table == Table.id, Seat.person == guest.id)
        query = select(Table.id).where(or_(Table.host == guest.id, sits))
        tables = list(await session.scalars(query))
    services.hub.cut(guest.id)
    for table_id in tables:
        try:
            await _move_at(services, table_id, guest.id, account.id)
        except Refused as refused:  # it cannot be opened any more; its rows are moved below
            log.warning("table %s changes hands: %s", table_id, refused.message)
    async with services.database.write() as session:
        await _move(session, guest.id, account)
        await care.forget(session, guest.id)
        await session.execute(delete(Person).where(Person.id == guest.id))


async def _move_at(services: Services, table_id: str, guest: str, account: str) -> None:
    """Let the seats of a guest at one table be the account's, for everybody who is there."""
    async with services.hub.visit(table_id) as room, room.changing() as (_, table):
        for seat in table.seats:
            if seat.person == guest:
                seat.person = account
        if table.host == guest:
            table.host = account
        for listed in ("put_away", "silenced"):
            people = [account if one == guest else one for one in getattr(table, listed)]
            setattr(table, listed, list(dict.fromkeys(people)))


async def _move(session: AsyncSession, guest: str, account: Person) -> None:
    """Let what is kept of a guest elsewhere be the account's; of two that are alike one stays."""
    me = account.id
    await session.execute(update(Seat).where(Seat.person == guest).values(person=me))
    await session.execute(update(Table).where(Table.host == guest).values(host=me))
    await session.execute(update(Line).where(Line.person == guest).values(person=me))
    await _results(session, guest, me)
    kept = select(OwnVariant.key).where(OwnVariant.person == me)
    theirs = update(OwnVariant).where(OwnVariant.person == guest, OwnVariant.key.not_in(kept))
    await session.execute(theirs.values(person=me))
    done = {
        one.game: one
        for one in await session.scalars(select(Learning).where(Learning.person == me))
    }
    for lesson in await session.scalars(select(Learning).where(Learning.person == guest)):
        if (mine := done.get(lesson.game)) is None:
            session.add(
                Learning(
                    person=me,
                    game=lesson.game,
                    table=lesson.table,
                    done=lesson.done,
                    at=lesson.at,
                )
            )
        else:
            mine.done = list(dict.fromkeys([*mine.done, *lesson.done]))
    person = await session.get_one(Person, me)
    had = await session.get_one(Person, guest)
    person.muted = list(dict.fromkeys([*person.muted, *had.muted]))
    await _bonds(session, guest, me)


async def _results(session: AsyncSession, guest: str, me: str) -> None:
    """Let finished games be the account's. Where both sat, it was one person on two seats."""
    both = select(PlayedSeat.table).where(PlayedSeat.person == me)
    twice = select(PlayedSeat.table).where(PlayedSeat.person == guest, PlayedSeat.table.in_(both))
    shared = list(await session.scalars(twice))
    await session.execute(update(PlayedSeat).where(PlayedSeat.person == guest).values(person=me))
    if shared:
        mine = PlayedSeat.person == me, PlayedSeat.table.in_(shared)
        await session.execute(update(PlayedSeat).where(*mine).values(counts=False))
        people = (
            select(func.count(func.distinct(PlayedSeat.person)))
            .where(PlayedSeat.table == Finished.table)
            .scalar_subquery()
        )
        await session.execute(
            update(Finished).where(Finished.table.in_(shared)).values(people=people)
        )


async def _bonds(session: AsyncSession, guest: str, me: str) -> None:
    """Let friends and blocks be the account's, and invitations; what it has to somebody stays.

    Blocks come first: where one blocks the other, there is no friendship left of either.
    """
    between = or_(Bond.person == guest, Bond.other == guest)
    bonds = list(await session.scalars(select(Bond).where(between)))
    for bond in sorted(bonds, key=lambda one: one.kind != BLOCKS):
        person, other = (me if one == guest else one for one in (bond.person, bond.other))
        await session.delete(bond)
        await session.flush()
        if person == other:
            continue
        had = await company.bond(session, person, other)
        theirs = await company.bond(session, other, person)
        if bond.kind == BLOCKS:
            await company.part(session, person, other)  # a block ends whatever else there was
        elif had is not None or theirs == BLOCKS:
            continue
        await session.merge(Bond(person=person, other=other, kind=bond.kind, at=bond.at))
    mine = select(Invited.table).where(Invited.person == me)
    asked = update(Invited).where(Invited.person == guest, Invited.table.not_in(mine))
    await session.execute(asked.values(person=me))
    await session.execute(update(Invited).where(Invited.by == guest).values(by=me))
