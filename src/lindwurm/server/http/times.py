"""HTTP for a real table's clock: how long each seat has taken, counted up and never out."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

import msgspec
from litestar import Request, get
from litestar.params import FromPath
from sqlalchemy import select

from lindwurm.server.services import Shared
from lindwurm.server.store.models import Row
from lindwurm.server.store.moment import now


class Times(msgspec.Struct):
    """How long each seat of a table has taken."""

    seconds: list[float]
    """By seat, for all that has been done so far."""
    since: float
    """Seconds since the latest of it: they will be those of the seat that acts next."""


def taken(
    begun: datetime, done: Iterable[tuple[int, datetime]], seats: int
) -> tuple[list[float], datetime]:
    """Return the seconds of each seat, and when the latest thing was done.

    >>> from datetime import timedelta
    >>> noon = datetime(2026, 1, 1, 12)
    >>> later = [(0, noon + timedelta(seconds=20)), (1, noon + timedelta(seconds=50))]
    >>> taken(noon, later, 2)[0]
    [20.0, 30.0]
    """
    seconds, latest = [0.0] * seats, begun
    for seat, at in done:
        seconds[seat] += max(0.0, (at - latest).total_seconds())
        latest = max(at, latest)
    return seconds, latest


@get("/api/tables/{table_id:str}/times", tags=["tables"])
async def times(
    request: Request[Any, Any, Any], services: Shared, table_id: FromPath[str]
) -> Times:
    """How long each seat has taken: from what was done before to what it did."""
    async with services.at(request, table_id) as room, room.alone():
        table = room.table
        if table.started is None:
            return Times([0.0] * len(table.seats), 0.0)
        query = select(Row.seat, Row.at).where(Row.table == table.id).order_by(Row.number)
        async with services.database.read() as session:
            rows = [(seat, at) for seat, at in await session.execute(query)]
        seconds, latest = taken(table.started, rows, len(table.seats))
        ended = table.ended or now()
    return Times(seconds, max(0.0, (ended - latest).total_seconds()))
