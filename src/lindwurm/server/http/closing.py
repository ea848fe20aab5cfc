"""HTTP for tables that are done with: closed before the start, deleted, or put away."""

from __future__ import annotations

from litestar import Controller, post
from litestar.params import JSONBody

from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import PutAway
from lindwurm.server.http.tables import Asking, Id, hosting
from lindwurm.server.services import Shared
from lindwurm.server.store.models import CLOSED, OPEN, OPENING, PLAYING, Person, Table
from lindwurm.server.table.info import TableForMe, for_me


class Closing(Controller):
    """Everything that lets a table go."""

    path = "/api"
    tags = ("tables",)

    @post("/tables/{table_id:str}/close", status_code=200)
    async def close(self, request: Asking, services: Shared, table_id: Id) -> dict[str, bool]:
        """Close a table before the start (its host may), or delete a game that nobody else plays.

        If it is still being played it ends without a result. Who has played with other people
        puts it away instead: it is theirs as well.
        """
        asking = await services.somebody(request)
        async with services.at(request, table_id) as room:
            if room.table.status in (OPEN, OPENING):
                async with room.changing() as (_, table):
                    hosting(table, asking)
                    table.status = CLOSED
            else:
                deletable(room.table, asking)
                if room.table.status == PLAYING and not room.table.lesson:
                    await room.offers.ask(asking.id, "abandon", None)
                await room.delete(lambda table: deletable(table, asking))
        return {"ok": True}

    @post("/tables/{table_id:str}/put-away", status_code=200)
    async def put_away(
        self, request: Asking, services: Shared, table_id: Id, data: JSONBody[PutAway]
    ) -> TableForMe:
        """Let a table not be listed among one's own any more; or again."""
        asking = await services.somebody(request)
        async with services.at(request, table_id) as room:
            async with room.changing(quietly=True) as (_, table):
                if asking.id != table.host and all(s.person != asking.id for s in table.seats):
                    raise Refused("conflict", "you do not sit at this table")
                others = [person for person in table.put_away if person != asking.id]
                table.put_away = others + [asking.id] * data.on
            services.hub.lobby.changed(room.table)
            return for_me(room.table, asking.id)


def deletable(table: Table, person: Person) -> None:
    """Refuse unless it is a game of one's own that nobody else has played."""
    if table.host != person.id and all(s.person != person.id for s in table.seats):
        raise Refused("forbidden", "this is not your table")
    if any(s.person not in (None, person.id) for s in table.seats):
        raise Refused("conflict", "others have played here too; put it away instead")
