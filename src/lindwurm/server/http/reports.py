"""HTTP for reports: what somebody wants whoever looks after the server to see."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, post
from litestar.params import JSONBody
from msgspec import Meta

from lindwurm.server.errors import Refused
from lindwurm.server.http.accounts import account_of
from lindwurm.server.http.answers import Asked, Name, SeatNumber
from lindwurm.server.http.company import Number, TableId, at_table
from lindwurm.server.services import Shared
from lindwurm.server.store import care
from lindwurm.server.store.models import Line, Person, Seat, Table

Reason = Literal["insult", "hate", "threat", "spam", "name", "cheating", "other"]


class NewReport(Asked):
    """A line of chat, somebody on a seat or with an account, or a whole table; and why."""

    reason: Reason
    words: Annotated[str, Meta(max_length=500)] = ""
    table: TableId | None = None
    line: Number | None = None
    seat: SeatNumber | None = None
    name: Name | None = None


@post("/api/reports", status_code=200, tags=["people"])
async def report(
    request: Request[Any, Any, Any], services: Shared, data: JSONBody[NewReport]
) -> dict[str, bool]:
    """Report something. Nobody else is told, and whom it is about least of all."""
    asking = await services.somebody(request)
    if not services.askings.take(asking.id):
        raise Refused("too_many", "you have reported a lot; wait a moment", wait=10)
    about: Person | None = None
    made = care.Report(
        kind="person", by=asking.id, table=data.table, reason=data.reason, context=[]
    )
    made.words = " ".join(data.words.split())
    if made.words and not made.words.isprintable():
        raise Refused("malformed", "what you say is plain text")
    async with services.database.write() as session:
        table = None if data.table is None else await session.get(Table, data.table)
        if data.table is not None and table is None:
            raise Refused("unknown", "there is no such table")
        if data.line is not None and data.table is not None:
            line = await session.get(Line, data.line)
            if line is None or line.table != data.table:
                raise Refused("unknown", "there is no such line")
            made.kind, made.name, made.about = "line", line.name, line.person
            made.context = await care.around(session, line)
        elif data.seat is not None and data.table is not None:
            about = await at_table(session, asking.id, data.table, data.seat, None)
            if about is None:
                raise Refused("unknown", "nobody is known here by that")
            seat = await session.get(Seat, (data.table, data.seat - 1))
            made.about, made.name = about.id, seat.name if seat else about.name
        elif data.name is not None:
            about = await account_of(services, data.name)
            if about is None:
                raise Refused("unknown", "nobody is known here by that")
            made.about, made.name = about.id, about.name
        elif data.table is not None:
            made.kind = "table"
        else:
            raise Refused("malformed", "say what you report")
        if made.about == asking.id:
            raise Refused("conflict", "that was yourself")
        session.add(made)
    return {"ok": True}
