"""HTTP for playing once more: the same people, and the next one begins."""

from __future__ import annotations

import re

from litestar import post
from sqlalchemy.ext.asyncio import AsyncSession

from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.server.errors import Refused
from lindwurm.server.http.tables import Asking, Id, bare, put
from lindwurm.server.services import Shared
from lindwurm.server.store import company, likeness, reserved, shelf
from lindwurm.server.store.company import Invited
from lindwurm.server.store.models import CLOSED, FREE, OPEN, OVER, PERSON, Seat, Table
from lindwurm.server.store.models import Person as Someone
from lindwurm.server.table.info import TableForMe, for_me

LAST, BY_LOT = "last_place", "random"


@post("/api/tables/{table_id:str}/rematch", status_code=200, tags=["tables"])
async def rematch(request: Asking, services: Shared, table_id: Id) -> TableForMe:
    """Open the same table again for the same people; who asks second sits down at the same one.

    Nobody sits there before they come: a rematch is asked, not begun without somebody. So whoever
    has blocked the one who asks looks like anybody who does not look.
    """
    asking = await services.somebody(request)
    async with services.at(request, table_id) as room:
        async with room.changing() as (session, table):
            numbers = [s.number for s in table.seats if s.person == asking.id]
            if not numbers:
                raise Refused("forbidden", "you did not play at this table")
            if table.status != OVER:
                raise Refused("conflict", "this game is not over yet")
            again = await session.get(Table, table.rematch) if table.rematch else None
            opened = again is None or again.status == CLOSED
            asked: list[str] = []
            if again is None or opened:
                again = another(table, room.match, asking)
                await put(session, again, services.settings.tables_per_person)
                table.rematch = again.id
                await session.flush()
                others = {s.person for s in table.seats if s.person} - {asking.id}
                session.add_all(
                    Invited(table=again.id, person=one, by=asking.id, again=True) for one in others
                )
                asked = sorted(others - await company.blockers(session, asking.id, others))
        if opened:
            services.hub.announce(again)
    if opened:
        if asked:
            services.hub.company.nudge(*asked)
        return for_me(again, asking.id)
    async with services.at(request, again.id) as room:
        if room.table.status == OPEN and not room.seats_of(asking.id):
            async with room.changing() as (session, there):
                await sit_down(session, there, numbers, asking)
        return for_me(room.table, asking.id)


async def sit_down(session: AsyncSession, table: Table, numbers: list[int], who: Someone) -> None:
    """Let somebody sit where they sat before, or else on any seat that is free."""
    if table.status != OPEN or any(s.person == who.id for s in table.seats):
        return
    free = [s for s in table.seats if s.kind == FREE]
    for seat in [s for s in free if s.number in numbers] or free[:1]:
        others = [s.name for s in table.seats]
        seat.kind, seat.person = PERSON, who.id
        seat.name = await reserved.fitting_name(session, who.name, who.id, others)
        seat.likeness = likeness.fitting(likeness.of(who), [s.likeness for s in table.seats])


def another(table: Table, match: Match, host: Someone) -> Table:
    """Return a fresh table like a finished one: the others' seats are free until they come.

    It is for those who have played, and so it is not listed for everybody.
    """
    options = dict(table.options)
    if any(option.name == LAST for option in match.game.options):
        options[LAST] = last_place(match)
    rotate(options, match)
    again = bare(table.game, table.rules_version, options, False, host)
    shelf.vary(again, table.variant)
    for s in table.seats:
        free = s.kind == FREE or (s.kind == PERSON and s.person != host.id)
        again.seats.append(
            Seat(
                number=s.number,
                kind=FREE if free else s.kind,
                person=None if free else s.person,
                name="" if free else s.name,
                level=s.level,
                likeness=None if free else s.likeness,
            )
        )
    again.hints, again.timeout, again.absent = table.hints, table.timeout, table.absent
    again.clock, again.seconds = table.clock, table.seconds
    again.brought, again.referee = table.brought, table.referee
    return again


def beginners(game: Game) -> tuple[str, dict[int, str]] | None:
    """Return the option of a game that says who begins, and its value for each seat from 0.

    It is the one whose values are the lot and the seats, whatever it is called.

    >>> from lindwurm import games
    >>> beginners(games.load("drachenfels"))
    ('first_player', {0: 'seat_1', 1: 'seat_2', 2: 'seat_3', 3: 'seat_4'})
    """
    for option in game.options:
        seats = {
            int(found[1]) - 1: value
            for value in option.values
            if (found := re.fullmatch(r"(?:seat_)?([1-9])", value))
        }
        if BY_LOT in option.values and set(range(game.seats.stop - 1)) <= set(seats):
            return option.name, seats
    return None


def rotate(options: dict[str, str], match: Match) -> None:
    """Let the seat after the one that began begin; where whoever came last does, that stays."""
    named, began = beginners(match.game), match.game.began
    if named is None or began is None or match.seats < 2:
        return
    option, seats = named
    first = getattr(match.state, began)
    if options.get(option) != LAST and first >= 0:
        options[option] = seats[(first + 1) % match.seats]


def last_place(match: Match) -> str:
    """Return the seats that came last, as a game wants to know it that lets them begin: 2, or 13.

    Behind the winners the standing decides.
    """
    if match.result is None:
        return "nobody"
    ranks = list(zip(match.result, match.standing(), strict=True))
    return "".join(str(seat + 1) for seat, rank in enumerate(ranks) if rank == min(ranks))
