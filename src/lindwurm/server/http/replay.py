"""HTTP for games that are over: every position by step, and going on from any of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, JSONBody, Parameter

from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import Branch, Language, NewSeat
from lindwurm.server.http.compression import json_answer
from lindwurm.server.http.tables import bare, finished, new_seat, put
from lindwurm.server.services import Shared
from lindwurm.server.store import history, shelf
from lindwurm.server.store.models import Person, Table
from lindwurm.server.table import opening, outgoing
from lindwurm.server.table.info import TableForMe, for_me

Asking = Request[Any, Any, Any]
Id = FromPath[str]
PAGE = 100
"""Steps in one answer, at most."""


class Made(msgspec.Struct):
    """An action as text, JSON and label."""

    text: str
    json: dict[str, Any]
    label: str


class ReplayStep(msgspec.Struct):
    """A position with what led to it: the action, and the events since the step before."""

    step: int
    seat: int | None
    action: Made | None
    actors: list[int]
    events: list[dict[str, Any]]
    beats_from: int
    beats: list[dict[str, Any]]
    """What happened, one line for each action: all from this one on are told anew."""
    view: dict[str, Any]
    tally: dict[str, Any] | None
    """What everybody can count; None in games that say nothing of that kind."""
    standing: list[int]


class Replay(msgspec.Struct):
    """Some steps of a game. `moves` is the last step; `next` where to go on, None at the end."""

    game: str
    names: list[str]
    seat: int | Literal["all"] | None
    language: str
    moves: int
    result: list[float]
    steps: list[ReplayStep]
    next: int | None


class Replays(Controller):
    """Games that are over."""

    path = "/api/tables"
    tags = ("replay",)

    @get("/{table_id:str}/replay")
    async def replay(
        self,
        request: Asking,
        services: Shared,
        table_id: Id,
        seat: Annotated[int | Literal["all"] | None, Parameter(query="seat")] = None,
        first: Annotated[int, Parameter(query="from", ge=0, le=10**9)] = 0,
        count: Annotated[int, Parameter(query="count", ge=1, le=PAGE)] = 50,
        language: Annotated[Language, Parameter(query="language")] = "en",
    ) -> Response[Replay]:
        """Positions of a finished game, from step `from` on, through the eyes of a seat.

        `seat` is a number, `all` for one who sees everything, or left out for a spectator.
        """
        async with services.at(request, table_id) as room, room.alone():
            finished(room.table)
            match, table = room.match, room.table
        if isinstance(seat, int) and not 1 <= seat <= match.seats:
            raise Refused("malformed", f"there is no seat {seat}")
        if first > len(match.moves):
            raise Refused("malformed", f"the game has {len(match.moves)} moves")
        asked = match, table, seat, language, first, count
        body = await services.aside(request, page, *asked)
        return json_answer(request, body, {"cache-control": "private, max-age=3600"})

    @post("/{table_id:str}/branch")
    async def branch(
        self, request: Asking, services: Shared, table_id: Id, data: JSONBody[Branch]
    ) -> TableForMe:
        """Go on from a position of a finished game, against bots, at a table of one's own."""
        asking = await services.somebody(request)
        async with services.at(request, table_id) as room, room.alone():
            finished(room.table)
            fresh = branched(room.match, room.table, data, asking)
        async with services.database.write() as session:
            await put(session, fresh, services.settings.tables_per_person)
        services.hub.announce(fresh)
        return for_me(fresh, asking.id)


def page(
    match: Match,
    table: Table,
    seat: int | str | None,
    language: str,
    first: int,
    count: int,
) -> bytes:
    """Return some steps as JSON."""
    names = [s.name for s in table.seats]
    texts = Texts(match.game, language, names)
    eyes = seat - 1 if isinstance(seat, int) else (outgoing.ALL if seat == "all" else None)
    steps = outgoing.steps(match, eyes, texts, first, count)
    last = first + len(steps)
    return msgspec.json.encode(
        {
            "game": table.game,
            "names": names,
            "seat": seat,
            "language": language,
            "moves": len(match.moves),
            "ended": match.ended,
            "result": match.result,
            "steps": steps,
            "next": last if last <= len(match.moves) else None,
        }
    )


def branched(match: Match, old: Table, asked: Branch, host: Person) -> Table:
    """Return a table that goes on from a position, already started; or refuse."""
    if asked.seat > match.seats:
        raise Refused("malformed", f"there is no seat {asked.seat}")
    if asked.move >= len(match.moves):
        raise Refused("malformed", f"there is nothing to decide after move {asked.move}")
    table = bare(old.game, old.rules_version, dict(old.options), False, host)
    shelf.vary(table, old.variant)
    for number in range(match.seats):
        me = number == asked.seat - 1
        wanted = NewSeat("me") if me else NewSeat("bot", level=asked.level)
        table.seats.append(new_seat(number, wanted, host, table.seats))
    table.start, table.start_layout = match.moves[asked.move].before, history.layout(match.game)
    table.hints = True
    table.origin, table.origin_move = old.id, asked.move
    if asked.commitment is not None:
        opening.commit(table, host.id, asked.commitment)
    opening.lock(table)
    return table
