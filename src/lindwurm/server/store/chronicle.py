"""The chronicle: what is kept of finished games, one row for each and one for each of its seats.

A table goes after a year, its moves with it; what came of the game stays. Every game that is over
is entered, once: its rows and the mark `Table.entered` are written in one transaction, and whatever
was not marked when a server died is found by that when one starts again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import select

from lindwurm.engines.holdings import held
from lindwurm.kernel.match import Match
from lindwurm.server.store.database import Database
from lindwurm.server.store.models import OVER, PERSON, Table
from lindwurm.server.store.moment import now
from lindwurm.server.store.results import Finished, PlayedSeat

# -- what a game comes to ------------------------------------------------------------------------


def winners(result: Sequence[float] | None) -> list[bool]:
    """Return who has won: the best, if there was anything to win.

    >>> winners([0.5, 0.5, 0.0]), winners([-1.0, -1.0]), winners(None)
    ([True, True, False], [False, False], [])
    """
    best = max(result or [0.0])
    return [one == best > 0 for one in result or ()]


class Outcome(NamedTuple):
    """What a game came to, before it is said who sat where."""

    seats: int
    moves: int
    ending: str | None
    result: bool
    """Whether it has one: it was not abandoned."""
    first: int
    """The seat that began."""
    won: list[bool]
    scores: list[int]
    held: list[dict[str, list[int]]]
    """For each seat, by kind, which parts it held."""


def outcome(match: Match) -> Outcome:
    """Return what a match that is over came to; what it takes may be loaded first."""
    result, seats = match.result, range(match.seats)
    found = held(match.game, match.state.to_records(), match.seats)
    return Outcome(
        seats=match.seats,
        moves=len(match.moves),
        ending=None if match.ended == "over" else match.ended,
        result=result is not None,
        first=max(0, getattr(match.state, began)) if (began := match.game.began) else 0,
        won=winners(result) or [False] * match.seats,
        scores=match.standing(),
        held=[
            {
                kind: [at for at, has in enumerate(parts[0][n]) if has]
                for kind, parts in found.items()
            }
            for n in seats
        ],
    )


def rows(table: Table, came_to: Outcome) -> tuple[Finished, list[PlayedSeat]]:
    """Return what is entered of a game that is over."""
    own = [seat.person for seat in table.seats]
    # Positions that were taken up, and dice that people threw themselves, are practice or trust.
    counts = came_to.result and not (table.variant_key or table.start or table.brought)
    finished = Finished(
        table=table.id,
        game=table.game,
        variant=table.variant_key,
        seats=came_to.seats,
        people=len({one for one in own if one is not None}),
        moves=came_to.moves,
        ending=came_to.ending,
        ended=table.ended or now(),
        counts=counts,
    )
    results = [
        PlayedSeat(
            table=table.id,
            number=seat.number,
            person=seat.person,
            kind=seat.kind,
            name=seat.name,
            turn=(seat.number - came_to.first) % came_to.seats,
            won=came_to.won[seat.number] and seat.left is None,  # else a bot has won it
            score=came_to.scores[seat.number],
            held=came_to.held[seat.number],
            counts=counts and seat.kind == PERSON and own.count(seat.person) == 1,
            ended=finished.ended,
        )
        for seat in table.seats
    ]
    return finished, results


# -- entering ------------------------------------------------------------------------------------


async def missing(database: Database) -> list[str]:
    """Return the games that are over and not entered yet, the oldest first; lessons never are."""
    query = select(Table.id).where(~Table.entered, Table.status == OVER, ~Table.lesson)
    async with database.read() as session:
        return list(await session.scalars(query.order_by(Table.ended)))


async def enter(database: Database, table_id: str, came_to: Outcome) -> bool:
    """Enter a game that is over, unless it has been; returns whether that was done here.

    Whoever else tries waits for the table's row, and finds it marked.
    """
    async with database.write() as session:
        table = await session.get(Table, table_id, with_for_update=True)
        if table is None or table.entered or table.status != OVER:
            return False
        finished, results = rows(table, came_to)
        session.add(finished)
        await session.flush()
        session.add_all(results)
        table.entered = True
        return True
