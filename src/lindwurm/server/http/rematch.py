"""HTTP for playing once more: the same people, and the next one begins."""

from __future__ import annotations

import re

from litestar import post

from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.server.errors import Refused
from lindwurm.server.http.tables import Asking, Id, bare, put
from lindwurm.server.services import Shared
from lindwurm.server.store import company, shelf
from lindwurm.server.store.company import Invited
from lindwurm.server.store.models import FREE, OVER, PERSON, Seat, Table
from lindwurm.server.store.models import Person as Someone
from lindwurm.server.table.info import TableForMe, for_me

LAST, BY_LOT = "last_place", "random"


@post("/api/tables/{table_id:str}/rematch", status_code=200, tags=["tables"])
async def rematch(request: Asking, services: Shared, table_id: Id) -> TableForMe:
    """Open the same table again for the same people; who asks second gets the same one.

    Everybody keeps their seat, the one after whoever began begins, and the others are asked.
    """
    asking = await services.somebody(request)
    asked: list[str] = []
    async with services.hub.visit(table_id) as room:
        async with room.changing() as (session, table):
            if all(s.person != asking.id for s in table.seats):
                raise Refused("forbidden", "you did not play at this table")
            if table.status != OVER:
                raise Refused("conflict", "this game is not over yet")
            again = await session.get(Table, table.rematch) if table.rematch else None
            if again is None:
                others = {s.person for s in table.seats if s.person} - {asking.id}
                unwilling = await company.blockers(session, asking.id, others)
                again = another(table, room.match, asking, unwilling)
                await put(session, again, services.settings.tables_per_person)
                table.rematch = again.id
                await session.flush()
                asked = sorted(others - unwilling)
                session.add_all(
                    Invited(table=again.id, person=one, by=asking.id, again=True) for one in asked
                )
        services.hub.announce(again)
    if asked:
        services.hub.company.nudge(*asked)
    return for_me(again, asking.id)


def another(
    table: Table, match: Match, host: Someone, unwilling: set[str] | frozenset[str] = frozenset()
) -> Table:
    """Return a fresh table like a finished one, with the same people and bots.

    Whoever is unwilling to hear of its host is not there.
    """
    options = dict(table.options)
    if any(option.name == LAST for option in match.game.options):
        options[LAST] = last_place(match)
    rotate(options, match)
    again = bare(table.game, table.rules_version, options, table.public, host)
    shelf.vary(again, table.variant)
    for s in table.seats:
        gone = s.kind == PERSON and (s.person is None or s.person in unwilling)
        again.seats.append(
            Seat(
                number=s.number,
                kind=FREE if gone else s.kind,
                person=None if gone else s.person,
                name="" if gone or s.kind == FREE else s.name,
                level=s.level,
                likeness=None if gone or s.kind == FREE else s.likeness,
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
