"""HTTP for tables: the lobby, opening, joining, records and verification."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from lindwurm import games
from lindwurm.kernel import record
from lindwurm.kernel.game import Game, OptionError
from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import (
    GameInfo,
    Join,
    Kick,
    NewSeat,
    NewTable,
    Verdict,
    game_info,
)
from lindwurm.server.http.terms import clock_seconds, decision_seconds, own_dice
from lindwurm.server.identity import new_id
from lindwurm.server.names import clean_name, fitting
from lindwurm.server.services import Shared
from lindwurm.server.store import likeness, reserved, shelf
from lindwurm.server.store.models import (
    BOT,
    CLOSED,
    FREE,
    OPEN,
    OPENING,
    OVER,
    PER_MOVE,
    PERSON,
    PLAYING,
    Seat,
    Table,
)
from lindwurm.server.store.models import Person as Someone
from lindwurm.server.store.moment import now
from lindwurm.server.table import opening
from lindwurm.server.table.info import TableForMe, for_me
from lindwurm.server.table.lobby import lobby_query
from lindwurm.server.thinking import bots

Asking = Request[Any, Any, Any]
Id = FromPath[str]


PROVEN = "every die follows from the committed seed and the salts"
BY_THE_TABLE = "dice by the table: people told what they threw; all else follows from the seed"


class Tables(Controller):
    """Everything about tables before and after play; play itself goes over the socket."""

    path = "/api"
    tags = ("tables",)

    @get("/games", sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        """Which games there are."""
        return [game_info(game, bots.offered(game)) for game in map(games.load, games.ids())]

    @get("/tables")
    async def lobby(self, request: Asking, services: Shared) -> list[TableForMe]:
        """List the public tables that wait or are being played, newest first."""
        asking = await services.person(request)
        me = asking.id if asking else None
        async with services.database.read() as session:
            return [for_me(table, me) for table in await session.scalars(lobby_query())]

    @post("/tables")
    async def open_table(
        self, request: Asking, services: Shared, data: JSONBody[NewTable]
    ) -> TableForMe:
        """Open a table. Its id is its link: who has it may come in."""
        asking = await services.somebody(request)
        kept = None if data.variant is None else await services.workshop.kept(data.variant)
        game = None if kept is None else await services.varied(request, kept)
        table = new_table(data, asking, game)
        shelf.vary(table, kept)
        async with services.database.write() as session:
            if any(s.kind == FREE for s in table.seats):
                await name_for_strangers(session, table, asking)
            await put(session, table, services.settings.tables_per_person)
        services.hub.announce(table)
        return for_me(table, asking.id)

    @get("/tables/{table_id:str}")
    async def table(self, request: Asking, services: Shared, table_id: Id) -> TableForMe:
        """One table."""
        asking = await services.person(request)
        table = await services.row(request, table_id)
        return for_me(table, asking.id if asking else None)

    @post("/tables/{table_id:str}/join", status_code=200)
    async def join(
        self, request: Asking, services: Shared, table_id: Id, data: JSONBody[Join]
    ) -> TableForMe:
        """Sit down on a free seat."""
        asking = await services.somebody(request)
        async with services.at(request, table_id) as room:
            async with room.changing() as (session, table):
                waiting(table)
                if any(s.person == asking.id for s in table.seats):
                    raise Refused("conflict", "you sit at this table already")
                wanted = None if data.seat is None else data.seat - 1
                free = [s for s in table.seats if s.kind == FREE and wanted in (None, s.number)]
                if not free:
                    raise Refused("taken", "that seat is taken" if data.seat else "no seat is free")
                seat = free[0]
                seat.kind, seat.person = PERSON, asking.id
                others = [s.name for s in table.seats]
                seat.name = await reserved.fitting_name(session, asking.name, asking.id, others)
                taken = [s.likeness for s in table.seats]
                seat.likeness = likeness.fitting(likeness.of(asking), taken)
                table.host = table.host or asking.id
                if data.commitment is not None:
                    opening.commit(table, asking.id, data.commitment)
            return for_me(room.table, asking.id)

    @post("/tables/{table_id:str}/leave", status_code=200)
    async def leave(self, request: Asking, services: Shared, table_id: Id) -> TableForMe:
        """Get up again before the start. A table that nobody sits at any more is closed."""
        asking = await services.somebody(request)
        async with services.at(request, table_id) as room:
            async with room.changing() as (_, table):
                waiting(table)
                if asking.id != table.host and all(s.person != asking.id for s in table.seats):
                    raise Refused("conflict", "you do not sit at this table")
                leave_table(table, asking.id)
            return for_me(room.table, asking.id)

    @post("/tables/{table_id:str}/kick", status_code=200)
    async def kick(
        self, request: Asking, services: Shared, table_id: Id, data: JSONBody[Kick]
    ) -> TableForMe:
        """The host makes somebody's seat free again, before the start."""
        asking = await services.somebody(request)
        async with services.at(request, table_id) as room:
            async with room.changing() as (_, table):
                hosting(table, asking)
                seats = [s for s in table.seats if s.number == data.seat - 1]
                if not seats or seats[0].kind != PERSON or seats[0].person == asking.id:
                    raise Refused("conflict", f"nobody else sits on seat {data.seat}")
                free_seat(seats[0])
            return for_me(room.table, asking.id)

    @get("/tables/{table_id:str}/record")
    async def record(self, request: Asking, services: Shared, table_id: Id) -> Response[str]:
        """The record of a finished game, with the seed, for `lindwurm verify` and `replay`."""
        async with services.at(request, table_id) as room, room.alone():
            finished(room.table)
            match = room.match
        text = await services.aside(request, record.dumps, match)
        name = f'attachment; filename="{room.table.game}-{table_id}.lindwurm.json"'
        headers = {"content-disposition": name}
        return Response(text + "\n", media_type="application/json", headers=headers)

    @get("/tables/{table_id:str}/verify")
    async def verify(self, request: Asking, services: Shared, table_id: Id) -> Verdict:
        """Replay a finished game from its record: every move, every check, every die."""
        async with services.at(request, table_id) as room, room.alone():
            finished(room.table)
            match = room.match
        found = record.loads(await services.aside(request, record.dumps, match))
        try:
            match = await services.aside(request, record.replay, found, match.game)
        except record.RecordError as error:
            raise Refused("broken", f"this game cannot be verified: {error}") from None
        return Verdict(
            ok=True,
            proven=PROVEN if room.table.brought is None else BY_THE_TABLE,
            moves=len(match.moves),
            commitment=found.chance.commitment or "",
            seed=str(found.chance.seed),
            salts=[salt.salt for salt in found.chance.salts],
            digest=match.digest,
        )


async def put(session: AsyncSession, table: Table, most: int) -> None:
    """Add a new table, unless its host has too many."""
    running = (
        select(func.count())
        .select_from(Table)
        .where(Table.host == table.host, Table.status.in_((OPEN, OPENING, PLAYING)))
    )
    if (await session.scalar(running) or 0) >= most:
        raise Refused("too_many", "you have too many tables open; finish some first")
    session.add(table)


# -- new tables ------------------------------------------------------------------------------


def new_table(asked: NewTable, host: Someone, varied: Game | None = None) -> Table:
    """Return the table that somebody wants to open, or refuse what the game does not allow."""
    if varied is not None and varied.id != asked.game:
        raise Refused("malformed", f"that is a variant of {varied.id}, not of {asked.game}")
    try:
        game = varied or games.load(asked.game)
        codes = game.option_codes(len(asked.seats), asked.options)
    except (games.UnknownGame, OptionError) as error:
        raise Refused("malformed", str(error)) from None
    if all(seat.kind == "bot" for seat in asked.seats):
        raise Refused("malformed", "a table needs a seat for somebody")
    table = bare(game.id, game.version, game.option_texts(codes), asked.public, host)
    for number, wanted in enumerate(asked.seats):
        table.seats.append(new_seat(number, wanted, host, table.seats))
    if asked.commitment is not None:
        opening.commit(table, host.id, asked.commitment)
    table.brought, table.referee = own_dice(game, asked), asked.referee
    alone = all(seat.kind != FREE for seat in table.seats)
    table.hints = alone if asked.hints is None else asked.hints
    table.timeout, table.absent = asked.timeout, asked.absent
    if asked.clock is not None:
        table.clock, table.seconds = asked.clock.kind, clock_seconds(asked.clock)
    elif table.brought is None and (seconds := decision_seconds(game, asked.options)):
        table.clock, table.seconds, table.timeout = PER_MOVE, seconds, "act"
    return table


def bare(game: str, version: int, options: dict[str, str], public: bool, host: Someone) -> Table:
    """Return a table without seats, with a seed of its own."""
    table = Table(
        id=new_id(),
        game=game,
        rules_version=version,
        options=options,
        public=public,
        status=OPEN,
        host=host.id,
        created=now(),
        seats=[],
        agreed=True,
        annulled=0,
    )
    shelf.vary(table, None)
    opening.fresh_seed(table)
    return table


def new_seat(number: int, wanted: NewSeat, host: Someone, others: list[Seat]) -> Seat:
    """Return a seat as it is wanted, or refuse."""
    if wanted.kind == "bot":
        names = [s.name for s in others]
        free = (dragon for dragon in bots.DRAGONS if fitting(dragon, names) == dragon)
        dragon = next(free, fitting(f"Dragon {number + 1}", names))
        level = wanted.level or bots.DEFAULT
        level = bots.ALIASES.get(level, level)
        return Seat(number=number, kind=BOT, name=dragon, level=level)
    if wanted.level is not None or (wanted.name is not None and wanted.kind == "open"):
        raise Refused("malformed", "only a bot has a level, and an open seat no name yet")
    if wanted.kind == "open":
        return Seat(number=number, kind=FREE, name="")
    name = fitting(clean_name(wanted.name or host.name), [s.name for s in others])
    shown = likeness.fitting(likeness.of(host), [s.likeness for s in others])
    return Seat(number=number, kind=PERSON, person=host.id, name=name, likeness=shown)


async def name_for_strangers(session: AsyncSession, table: Table, host: Someone) -> None:
    """See that nobody on one's own screen is called like an account, where others will sit too."""
    for seat in table.seats:
        if seat.kind == PERSON:
            others = [s.name for s in table.seats if s is not seat]
            seat.name = await reserved.fitting_name(session, seat.name, host.id, others)


# -- who may do what, and when ---------------------------------------------------------------


def waiting(table: Table) -> None:
    """Refuse unless the game has not begun."""
    if table.status == OPENING:
        raise Refused("conflict", "the game is about to begin; nothing can be changed now")
    if table.status != OPEN:
        raise Refused("conflict", "this table is not waiting for anyone any more")


def hosting(table: Table, person: Someone) -> None:
    """Refuse unless it is one's own table and the game has not begun."""
    if table.host != person.id:
        raise Refused("forbidden", "only the host of the table may do that")
    waiting(table)


def finished(table: Table) -> None:
    """Refuse unless the game is over: before, its record would tell what is hidden."""
    if table.status != OVER:
        raise Refused("conflict", "the record is given out when the game is over")


def free_seat(seat: Seat) -> None:
    """Let somebody else sit here."""
    seat.kind, seat.person, seat.name, seat.likeness = FREE, None, "", None
    seat.commitment, seat.salt, seat.missed = None, "", False


def leave_table(table: Table, person: str) -> None:
    """Free a person's seats; the next person is host, and without one the table closes."""
    for seat in table.seats:
        if seat.person == person:
            free_seat(seat)
    if table.host == person:
        table.host = next((s.person for s in table.seats if s.person is not None), None)
    if table.host is None:
        table.status = CLOSED
