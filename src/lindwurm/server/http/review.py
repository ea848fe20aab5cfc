"""HTTP for reviews of games that are over: having one made, reading it, and sharing its page."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post, put
from litestar.params import FromPath, JSONBody, Parameter

from lindwurm.kernel import record
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from lindwurm.review import Review
from lindwurm.review.page import STYLE, page
from lindwurm.review.told import addressed
from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import Language, Sharing
from lindwurm.server.http.compression import json_answer
from lindwurm.server.http.tables import finished
from lindwurm.server.limits import network
from lindwurm.server.services import Shared

Asking = Request[Any, Any, Any]
Id = FromPath[str]
LOOKS = "/api/review.css"


class ReviewAnswer(msgspec.Struct):
    """The review of a game, or how far it is."""

    state: Literal["none", "working", "failed", "ready"]
    done: int = 0
    of: int = 0
    """Moves that were looked at, of how many."""
    shared: bool = False
    """Whether its page may be seen by everybody who has the link."""
    review: dict[str, Any] | None = None
    """The document (docs/review.md), once it is ready."""


class Reviewing(Controller):
    """Reviews. Of a game that is not over there is none: it would tell what is hidden."""

    path = "/api/tables"
    tags = ("review",)

    @get("/{table_id:str}/review")
    async def review(
        self,
        request: Asking,
        services: Shared,
        table_id: Id,
        seat: Annotated[int | None, Parameter(query="seat", ge=1, le=100)] = None,
        language: Annotated[Language, Parameter(query="language")] = "en",
    ) -> Response[ReviewAnswer]:
        """The review of a finished game, if there is one; its sentences say "you" to `seat`."""
        match = await over(request, services, table_id)
        found = await services.reviews.kept(table_id)
        if found is None:
            return Response(_progress(services, table_id))
        if seat is not None and seat > match.seats:
            raise Refused("malformed", f"there is no seat {seat}")
        told = await services.reviews.told(table_id, found[0], match, language)
        body = await services.aside(request, _answer, *found, match, told, seat)
        return json_answer(request, body, {"cache-control": "no-cache"})

    @post("/{table_id:str}/review", status_code=202)
    async def start(self, request: Asking, services: Shared, table_id: Id) -> ReviewAnswer:
        """Have a finished game reviewed, in the background; whoever asks again is told how far."""
        asking = await services.somebody(request)
        match = await over(request, services, table_id)
        whence = network(request.client.host) if request.client else ""
        if await services.reviews.kept(table_id) is not None:
            return ReviewAnswer("ready", len(match.moves), len(match.moves))
        if match.result is None or not match.moves:
            raise Refused("conflict", "this game has no result that could be accounted for")
        if services.reviews.check(table_id, asking.id, whence):
            text = await services.aside(request, record.dumps, match)
            moves = len(match.moves)
            services.reviews.start(table_id, match.game, text, moves, asking.id, whence)
        return _progress(services, table_id)

    @put("/{table_id:str}/review/shared")
    async def share(
        self, request: Asking, services: Shared, table_id: Id, data: JSONBody[Sharing]
    ) -> ReviewAnswer:
        """The host lets everybody who has the link see the page of the review, or not any more."""
        asking = await services.somebody(request)
        async with services.at(request, table_id) as room:
            if room.table.host != asking.id:
                raise Refused("forbidden", "only the host of the table may do that")
        match = await over(request, services, table_id)
        await services.reviews.share(table_id, data.shared)
        return ReviewAnswer("ready", len(match.moves), len(match.moves), data.shared)

    @get("/{table_id:str}/review/page", media_type=MediaType.HTML)
    async def shared_page(
        self,
        request: Asking,
        services: Shared,
        table_id: Id,
        language: Annotated[Language, Parameter(query="language")] = "en",
    ) -> Response[str]:
        """The review as a page of its own, where the host shares it."""
        match = await over(request, services, table_id)
        found = await services.reviews.kept(table_id)
        if found is None or not found[1]:
            raise Refused("forbidden", "the review of this game is not shared")
        title = Texts(match.game, language)("game-name")
        told = await services.reviews.told(table_id, found[0], match, language)
        link = f"/replay/{table_id}?step={{step}}"
        return Response(page(told, title, LOOKS, link), media_type=MediaType.HTML)


@get(LOOKS, media_type="text/css", sync_to_thread=False, tags=["review"])
def looks() -> str:
    """How the page of a review looks."""
    return STYLE


async def over(request: Asking, services: Shared, table_id: str) -> Match:
    """Return the match of a table that is over, or refuse."""
    async with services.at(request, table_id) as room, room.alone():
        finished(room.table)
        return room.match


def _progress(services: Shared, table_id: str) -> ReviewAnswer:
    under_way = services.reviews.progress(table_id)
    if under_way is None:
        return ReviewAnswer("none")
    state: Literal["failed", "working"] = "failed" if under_way.failed else "working"
    return ReviewAnswer(state, under_way.done, under_way.of)


def _answer(
    found: Review, shared: bool, match: Match, told: dict[str, Any], seat: int | None
) -> bytes:
    moves = len(match.moves)
    if seat is not None:
        told = addressed(told, found, match, seat - 1)
    return msgspec.json.encode(ReviewAnswer("ready", moves, moves, shared, told))
