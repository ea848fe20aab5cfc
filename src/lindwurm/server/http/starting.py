"""HTTP for the start of a game: committing to salts, starting, revealing them."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, post
from litestar.params import FromPath, JSONBody

from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import Commit, Reveal
from lindwurm.server.http.tables import hosting, waiting
from lindwurm.server.services import Shared
from lindwurm.server.store.models import FREE
from lindwurm.server.table import opening
from lindwurm.server.table.info import TableForMe, for_me

Asking = Request[Any, Any, Any]
Id = FromPath[str]


class Starting(Controller):
    """From a full table to dice that nobody has chosen."""

    path = "/api/tables"
    tags = ("tables",)

    @post("/{table_id:str}/commit", status_code=200)
    async def commit(
        self, request: Asking, services: Shared, table_id: Id, data: JSONBody[Commit]
    ) -> TableForMe:
        """Commit to a salt of one's own for the dice, before the start; once for each opening."""
        asking = await services.somebody(request)
        async with services.at(request, table_id) as room:
            async with room.changing() as (_, table):
                waiting(table)
                mine = [s for s in table.seats if s.person == asking.id]
                if not mine:
                    raise Refused("forbidden", "you do not sit at this table")
                if any(s.commitment for s in mine):
                    raise Refused("conflict", "you have committed to a salt already")
                opening.commit(table, asking.id, data.commitment)
            return for_me(room.table, asking.id)

    @post("/{table_id:str}/start", status_code=200)
    async def start(
        self,
        request: Asking,
        services: Shared,
        table_id: Id,
        data: JSONBody[Reveal] | None = None,
    ) -> TableForMe:
        """The host begins the game, when every seat is taken.

        Where somebody has committed to a salt it begins when all are revealed; one's own can be
        revealed with the same request.
        """
        asking = await services.somebody(request)
        async with services.at(request, table_id) as room:
            async with room.changing() as (_, table):
                hosting(table, asking)
                if any(s.kind == FREE for s in table.seats):
                    raise Refused("conflict", "some seats are still free")
                opening.lock(table)
                if data is not None:
                    opening.reveal(table, asking.id, data.salt)
            return for_me(room.table, asking.id)

    @post("/{table_id:str}/reveal", status_code=200)
    async def reveal(
        self, request: Asking, services: Shared, table_id: Id, data: JSONBody[Reveal]
    ) -> TableForMe:
        """Reveal the salt that one committed to, after the host has started."""
        asking = await services.somebody(request)
        async with services.at(request, table_id) as room:
            async with room.changing() as (_, table):
                opening.reveal(table, asking.id, data.salt)
            return for_me(room.table, asking.id)
