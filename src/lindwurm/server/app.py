"""All of it together: the ASGI application."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp

from lindwurm import __version__
from lindwurm.server import services as make_services
from lindwurm.server.errors import ErrorAnswer, Problem, Refused
from lindwurm.server.guard import Guard
from lindwurm.server.http.closing import Closing
from lindwurm.server.http.lessons import Lessons
from lindwurm.server.http.openapi import Document
from lindwurm.server.http.page import asset, first_page
from lindwurm.server.http.people import People
from lindwurm.server.http.replay import Replays
from lindwurm.server.http.rules import Reading
from lindwurm.server.http.tables import Tables
from lindwurm.server.services import Shared
from lindwurm.server.settings import Settings
from lindwurm.server.sockets.lobby_socket import lobby_socket
from lindwurm.server.sockets.table_socket import table_socket

log = logging.getLogger("lindwurm.server")

MOST_BYTES = 16 * 1024
"""No request's body is longer."""

CODES = {400: "malformed", 401: "signed_out", 403: "forbidden", 404: "unknown", 405: "method"}
CODES |= {413: "too_large", 429: "too_many"}


def create_app(settings: Settings) -> ASGIApp:
    """Return the application; the database is opened when it starts."""
    services = make_services.make(settings)
    app = Litestar(
        route_handlers=[
            People,
            Tables,
            Closing,
            Reading,
            Replays,
            Lessons,
            table_socket,
            lobby_socket,
            first_page,
            asset,
            health,
            ready,
            metrics,
        ],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        exception_handlers={
            Refused: refused_answer,
            HTTPException: http_answer,
            Exception: broken_answer,
        },
        on_startup=[services.begin],
        on_shutdown=[services.end],
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Lindwurm",
            version=__version__,
            description="Tables for dragon games. The socket is described in docs/protocol.md.",
            path="/api/schema",
            render_plugins=[Document()],
        ),
        logging_config=None,
        debug=False,
    )
    return Guard(app, services)


# -- errors ----------------------------------------------------------------------------------


def answer(code: str, message: str, status: int) -> Response[ErrorAnswer]:
    """Return an error in the one form that all errors have."""
    body = ErrorAnswer(Problem(code, message))
    return Response(body, status_code=status, media_type=MediaType.JSON)


def refused_answer(request: Request[Any, Any, Any], refused: Refused) -> Response[ErrorAnswer]:
    """Answer what was refused."""
    return answer(refused.code, refused.message, refused.status)


def http_answer(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorAnswer]:
    """Answer what the framework refused: unknown paths, methods, bodies of the wrong form."""
    status = error.status_code
    if status >= 500:
        return broken_answer(request, error)
    details = error.extra if isinstance(error.extra, list) else []
    problems = [f"{d.get('key', 'body')}: {d['message']}" for d in details if "message" in d]
    message = "; ".join(problems[:5]) or error.detail or "this request is not understood"
    return answer(CODES.get(status, "malformed"), message, status)


def broken_answer(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorAnswer]:
    """Answer a bug of ours: what happened is in the log, not in the answer."""
    log.error("%s failed", request.scope["path"], exc_info=error)
    return answer("broken", "something went wrong here", 500)


# -- for those who look after the server -----------------------------------------------------


@get("/health", tags=["server"], sync_to_thread=False)
def health() -> dict[str, str]:
    """Say that the process is alive, and which version it is."""
    return {"status": "ok", "version": __version__}


@get("/ready", tags=["server"])
async def ready(services: Shared) -> Response[dict[str, str]]:
    """Say whether the database answers: 200, else 503."""
    good = await services.database.ready()
    return Response({"status": "ok" if good else "no database"}, status_code=200 if good else 503)


@get("/metrics", media_type=MediaType.TEXT, tags=["server"], sync_to_thread=False)
def metrics(services: Shared) -> str:
    """Counters in the text form of Prometheus."""
    return services.metrics.text()
