"""What the chronicle tells of a person: counted by the database, and never from running games."""

from __future__ import annotations

import math
import zlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

import msgspec
from sqlalchemy import Integer, and_, case, cast, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from lindwurm.server.store.models import KeptReview, Person, Table
from lindwurm.server.store.results import Finished, PlayedSeat

LATEST = 1000
"""Games whose parts are counted, the latest ones."""
REVIEWED = 30
"""Reviews from which luck is added up, those of the latest games."""
COMPANIONS = 8
"""People who are named as companions: those one has played with most."""


class Place(NamedTuple):
    """Games with so many seats that were begun by oneself (0), by the seat before it (1), …"""

    seats: int
    turn: int
    played: int
    won: int


@dataclass
class Counted:
    """What is counted of one game, over all times it was played."""

    played: int = 0
    won: int = 0
    people: int = 0
    """Of those played, the ones with other people."""
    total: int = 0
    """All points together."""
    least: int | None = None
    most: int | None = None
    places: list[Place] = field(default_factory=list)
    held: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How often each part was held at the end, by kind and number."""
    held_won: Counter[tuple[str, int]] = field(default_factory=Counter)


async def counted(session: AsyncSession, person: str) -> dict[str, Counted]:
    """Return what is counted for a person, by game; what they play most comes first."""
    found: dict[str, Counted] = {}
    won = cast(PlayedSeat.won, Integer)
    together = case((Finished.people > 1, 1), else_=0)
    mine = PlayedSeat.person == person, PlayedSeat.counts
    group = Finished.game, Finished.seats, PlayedSeat.turn
    sums = func.count(), func.sum(won), func.sum(together), func.sum(PlayedSeat.score)
    bounds = func.min(PlayedSeat.score), func.max(PlayedSeat.score)
    query = select(*group, *sums, *bounds).join(Finished, Finished.table == PlayedSeat.table)
    for row in await session.execute(query.where(*mine).group_by(*group).order_by(*group)):
        game, seats, turn, played, wins, people, total, least, most = row
        one = found.setdefault(game, Counted())
        one.places.append(Place(seats, turn, played, wins))
        one.played, one.won = one.played + played, one.won + wins
        one.people, one.total = one.people + people, one.total + total
        one.least = least if one.least is None else min(one.least, least)
        one.most = most if one.most is None else max(one.most, most)
    parts = select(Finished.game, PlayedSeat.held, PlayedSeat.won).where(*mine)
    parts = parts.join(Finished, Finished.table == PlayedSeat.table)
    for game, held, was_won in await session.execute(
        parts.order_by(PlayedSeat.ended.desc()).limit(LATEST)
    ):
        if game not in found:
            continue  # it was entered between the two questions: the next look counts it
        keys = [(kind, at) for kind, which in held.items() for at in which]
        found[game].held.update(keys)
        if was_won:
            found[game].held_won.update(keys)
    return dict(sorted(found.items(), key=lambda item: -item[1].played))


class LuckSoFar(msgspec.Struct):
    """What luck did to somebody in the games that were reviewed, in points: 100 is a won game."""

    games: int = 0
    points: float = 0.0
    error: float = 0.0
    """Its standard error: games are judged by samples."""


class _Account(msgspec.Struct):
    seat: int
    luck: tuple[float, float]


class _Reviewed(msgspec.Struct):
    """Of a kept review no more than what luck did."""

    seats: list[_Account]


async def reviewed(session: AsyncSession, person: str) -> list[tuple[str, int, bytes]]:
    """Return game, seat and kept review of the latest reviewed games that count for somebody."""
    query = (
        select(Finished.game, PlayedSeat.number, KeptReview.data)
        .join(Finished, Finished.table == PlayedSeat.table)
        .join(KeptReview, KeptReview.table == PlayedSeat.table)
        .where(PlayedSeat.person == person, PlayedSeat.counts)
        .order_by(PlayedSeat.ended.desc())
        .limit(REVIEWED)
    )
    return [row._tuple() for row in await session.execute(query)]


def luck(found: Iterable[tuple[str, int, bytes]]) -> dict[str, LuckSoFar]:
    """Add up by game what luck did; takes a millisecond or two for each review."""
    so_far: dict[str, LuckSoFar] = {}
    for game, seat, data in found:
        review = msgspec.json.decode(zlib.decompress(data), type=_Reviewed)
        one = so_far.setdefault(game, LuckSoFar())
        for account in review.seats:
            if account.seat == seat:
                value, error = account.luck
                one.games += 1
                one.points += 100 * value
                one.error = math.hypot(one.error, 100 * error)
    return so_far


class Companion(NamedTuple):
    """Somebody one has played with."""

    id: str
    name: str
    account: str | None
    shows: str
    likeness: str | None
    played: int
    won: int
    """Games that oneself has won of those."""
    lost: int
    """Games that they have won."""


async def companions(session: AsyncSession, person: str) -> list[Companion]:
    """Return whom somebody has played with most, in games that count for both."""
    me, other = aliased(PlayedSeat), aliased(PlayedSeat)
    played = func.count()
    query = (
        select(
            *(Person.id, Person.name, Person.account, Person.shows, Person.likeness, played),
            *(func.sum(cast(one.won, Integer)) for one in (me, other)),
        )
        .select_from(me)
        .join(other, and_(other.table == me.table, other.person != person, other.counts))
        .join(Person, Person.id == other.person)
        .where(me.person == person, me.counts)
        .group_by(Person.id, Person.name, Person.account, Person.shows, Person.likeness)
        .order_by(played.desc(), Person.name)
        .limit(COMPANIONS)
    )
    return [Companion._make(row) for row in await session.execute(query)]


async def met(session: AsyncSession, person: str, other: str) -> bool:
    """Return whether two people have sat at one table whose game is over."""
    mine = select(PlayedSeat.table).where(PlayedSeat.person == person)
    theirs = (
        select(PlayedSeat.number)
        .where(PlayedSeat.person == other, PlayedSeat.table.in_(mine))
        .limit(1)
    )
    return await session.scalar(theirs) is not None


@dataclass
class EnteredGame:
    """A finished game, and what is left of its table."""

    finished: Finished
    results: list[PlayedSeat]
    there: bool
    """Whether its table is, and so record and replay."""
    public: bool
    reviewed: bool


async def entries(
    session: AsyncSession,
    person: str,
    most: int,
    before: tuple[datetime, int] | None = None,
    game: str | None = None,
) -> list[EnteredGame]:
    """Return finished games of a person, the latest first.

    `before`: from a moment on, but for so many of those that ended at that very moment.
    """
    query = select(PlayedSeat.table, PlayedSeat.ended).where(PlayedSeat.person == person)
    if game is not None:
        query = query.join(Finished, Finished.table == PlayedSeat.table).where(
            Finished.game == game
        )
    if before is not None:
        at, told = before
        query = query.where(PlayedSeat.ended <= at).offset(told)
    latest = PlayedSeat.ended.desc(), PlayedSeat.table.desc()
    page = query.group_by(PlayedSeat.table, PlayedSeat.ended).order_by(*latest).limit(most)
    ids = [table for table, _ in await session.execute(page)]
    everybody = select(PlayedSeat).where(PlayedSeat.table.in_(ids)).order_by(PlayedSeat.number)
    results: dict[str, list[PlayedSeat]] = {}
    for one in await session.scalars(everybody):
        results.setdefault(one.table, []).append(one)
    whole = (
        select(Finished, Table.public, KeptReview.table)
        .outerjoin(Table, Table.id == Finished.table)
        .outerjoin(KeptReview, KeptReview.table == Finished.table)
        .where(Finished.table.in_(ids))
    )
    found = {
        one.table: EnteredGame(
            finished=one,
            results=results[one.table],
            there=public is not None,
            public=bool(public),
            reviewed=review is not None,
        )
        for one, public, review in await session.execute(whole)
        if one.table in results
    }
    return [found[table] for table in ids if table in found]  # others went meanwhile
