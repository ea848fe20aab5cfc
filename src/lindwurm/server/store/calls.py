"""Who is to be told that it is their turn, and who has been: the rules, as questions to the rows.

In a game over days a seat notes in the same transaction as the move before it that it is its turn
(`Seat.unseen`); whoever looks at the table takes the note away. So nothing is lost with a process:
what is to be said follows from the rows, and any process may say it.

- Somebody is told of a turn that they have not seen for some time, once on each way, until they
  have looked at that table again (:class:`.reaching.Call`).
- Between two messages on one way there is a pause; what came meanwhile goes together.
- Who sends leases the person's way first, so that of many processes one does. A message is entered
  after it was sent. A process that dies in between leaves a lease that ends, and the message goes
  once more: better twice than never, and a browser shows the second in place of the first.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import and_, delete, exists, or_, select, update

from lindwurm.server.store.database import Database
from lindwurm.server.store.models import DAYS, PLAYING, Person, Seat, Table
from lindwurm.server.store.reaching import MAIL, PUSH, Call, CallWay, PushBrowser

LEASE = timedelta(minutes=2)
"""How long whoever sends has a way to themselves; sending takes no longer."""
AT_ONCE = 200
"""People who are found in one round."""
TRIES = 8
"""After so many failures a message is given up; the first one is a minute before the second."""


class CallPace(NamedTuple):
    """How soon and how often a way is used."""

    wait: timedelta
    """How long a turn must be unseen."""
    pause: timedelta
    """How long nothing follows a message."""


def manners(seconds: float) -> dict[str, CallPace]:
    """Return how both ways are used, where push waits for so many seconds.

    A browser rings soon, and a letter follows only if that did not help.
    """
    one = timedelta(seconds=seconds)
    return {PUSH: CallPace(one, 10 * one), MAIL: CallPace(15 * one, 60 * one)}


@dataclass(frozen=True)
class Waiting:
    """A table that waits for somebody."""

    table: Table
    new: bool
    """Whether they have not been told on this way since they last looked."""


def _unseen(kind: str, before: datetime) -> tuple[Any, ...]:
    """Return what is true of a seat whose person is to be told, and of its table."""
    told = exists().where(Call.person == Seat.person, Call.table == Seat.table, Call.kind == kind)
    return (*_waits(), Seat.unseen <= before, ~told)


def _waits() -> tuple[Any, ...]:
    return (
        *(Table.id == Seat.table, Table.status == PLAYING, Table.clock == DAYS),
        *(Seat.stand_in.is_(None), Seat.left.is_(None), Seat.unseen.is_not(None)),
    )


def _free(kind: str, manner: CallPace, at: datetime) -> tuple[Any, ...]:
    """Return what is true of a way on which something may be sent now."""
    return (
        *(CallWay.kind == kind, CallWay.confirmed.is_not(None)),
        or_(CallWay.leased.is_(None), CallWay.leased <= at),
        or_(CallWay.called.is_(None), CallWay.called <= at - manner.pause),
    )


async def due(
    database: Database, kind: str, manner: CallPace, at: datetime, busy: Collection[str] = ()
) -> list[str]:
    """Return the people who are to be told something on a way, without those who just are."""
    query = (
        select(Seat.person)
        .join(CallWay, and_(CallWay.person == Seat.person, *_free(kind, manner, at)))
        .where(*_unseen(kind, at - manner.wait), Seat.person.not_in(busy))
        .distinct()
        .limit(AT_ONCE)
    )
    async with database.read() as session:
        return [one for one in await session.scalars(query) if one is not None]


async def lease(database: Database, person: str, kind: str, manner: CallPace, at: datetime) -> bool:
    """Have somebody's way to oneself; returns whether one has."""
    mine = update(CallWay).where(CallWay.person == person, *_free(kind, manner, at))
    async with database.write() as session:
        found = await session.scalar(mine.values(leased=at + LEASE).returning(CallWay.person))
    return found is not None


async def read(
    database: Database, person: str, kind: str, manner: CallPace, at: datetime
) -> tuple[Person, CallWay, list[Waiting]] | None:
    """Return whom to tell, and the tables that wait for them, the most urgent first."""
    async with database.read() as session:
        whom, way = await session.get(Person, person), await session.get(CallWay, (person, kind))
        mine = select(Seat.table).where(Seat.person == person, *_waits())
        tables = list(await session.scalars(select(Table).where(Table.id.in_(mine))))
        fresh = select(Table.id).where(Seat.person == person, *_unseen(kind, at - manner.wait))
        new = set(await session.scalars(fresh))
    if whom is None or way is None:
        return None
    shown = [one for one in tables if person not in one.put_away]
    shown.sort(key=lambda one: (one.deadline is None, one.deadline, one.id))
    return whom, way, [Waiting(one, one.id in new) for one in shown]


async def told(database: Database, person: str, kind: str, tables: list[str], at: datetime) -> None:
    """Enter that somebody was told at a moment of some tables, but where they looked meanwhile."""
    async with database.write() as session:
        # Whoever changes a seat holds its table, in this order.
        held = select(Table.id).where(Table.id.in_(tables)).order_by(Table.id).with_for_update()
        await session.execute(held)
        still = select(Seat.table).where(
            Seat.person == person, Seat.table.in_(tables), Seat.unseen <= at
        )
        known = select(Call.table).where(Call.person == person, Call.kind == kind)
        unseen = set(await session.scalars(still)) - set(await session.scalars(known))
        session.add_all(Call(person=person, table=one, kind=kind, at=at) for one in sorted(unseen))
        mine = update(CallWay).where(CallWay.person == person, CallWay.kind == kind)
        await session.execute(mine.values(called=at, leased=None, tries=0))


async def release(
    database: Database, person: str, kind: str, until: datetime | None = None
) -> None:
    """Give a way back: at once, or after it went wrong, not before some moment."""
    values: dict[str, Any] = {"leased": until}
    if until is not None:
        values["tries"] = CallWay.tries + 1
    async with database.write() as session:
        mine = update(CallWay).where(CallWay.person == person, CallWay.kind == kind)
        await session.execute(mine.values(**values))


async def browsers(database: Database, person: str) -> list[PushBrowser]:
    """Return the browsers that somebody is called in."""
    query = select(PushBrowser).where(PushBrowser.person == person)
    async with database.read() as session:
        return list(await session.scalars(query.order_by(PushBrowser.created)))


async def forget_browsers(database: Database, person: str, ids: list[str]) -> None:
    """Forget browsers that are not there any more; without any there is no way either."""
    async with database.write() as session:
        mine = PushBrowser.person == person
        await session.execute(delete(PushBrowser).where(mine, PushBrowser.id.in_(ids)))
        left = exists().where(PushBrowser.person == CallWay.person)
        await session.execute(
            delete(CallWay).where(CallWay.person == person, CallWay.kind == PUSH, ~left)
        )


async def forget_way(database: Database, person: str, kind: str) -> None:
    """Forget a way, and what has been told on it."""
    async with database.write() as session:
        await session.execute(delete(CallWay).where(CallWay.person == person, CallWay.kind == kind))
        await session.execute(delete(Call).where(Call.person == person, Call.kind == kind))
