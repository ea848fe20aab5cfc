"""All of it together: the ASGI application."""

from __future__ import annotations

import hmac
import logging
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi.config import OpenAPIConfig

from lindwurm import __version__
from lindwurm.server import services as make_services
from lindwurm.server.errors import ErrorAnswer, Problem, Refused
from lindwurm.server.guard import Guard
from lindwurm.server.http.accounts import Accounts
from lindwurm.server.http.chronicle import Chronicles
from lindwurm.server.http.closing import Closing
from lindwurm.server.http.company import Companies
from lindwurm.server.http.export import export
from lindwurm.server.http.invitations import Invitations
from lindwurm.server.http.lessons import Lessons
from lindwurm.server.http.openapi import Document
from lindwurm.server.http.operator import Operating
from lindwurm.server.http.pads import Pads
from lindwurm.server.http.page import asset, first_page
from lindwurm.server.http.people import People
from lindwurm.server.http.puzzles import Puzzles
from lindwurm.server.http.reach import from_here, where
from lindwurm.server.http.rematch import rematch
from lindwurm.server.http.replay import Replays
from lindwurm.server.http.reports import report
from lindwurm.server.http.review import Reviewing, looks
from lindwurm.server.http.rules import Reading
from lindwurm.server.http.starting import Starting
from lindwurm.server.http.tables import Tables
from lindwurm.server.http.times import times
from lindwurm.server.http.turns import TurnCalls, confirm_address, stop_mail
from lindwurm.server.http.variants import Variants
from lindwurm.server.services import Shared
from lindwurm.server.settings import Settings
from lindwurm.server.sockets.lobby_socket import lobby_socket
from lindwurm.server.sockets.table_socket import table_socket

log = logging.getLogger("lindwurm.server")

MOST_BYTES = 16 * 1024
"""No request's body is longer."""

CODES = {400: "malformed", 401: "signed_out", 403: "forbidden", 404: "unknown", 405: "method"}
CODES |= {413: "too_large", 429: "too_many"}


class PlainRequest(Request[Any, Any, Any]):
    """A request whose body may be anything at all."""

    async def json(self) -> Any:
        """Return the body, or refuse what is no JSON: nested without end, or no text (SRV-F13)."""
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("the body is nested too deeply") from None
        except UnicodeDecodeError:
            raise ClientException("the body is not UTF-8") from None


def create_app(settings: Settings) -> Guard:
    """Return the application; the database is opened when it starts."""
    services = make_services.make(settings)
    app = Litestar(
        route_handlers=[
            People,
            Accounts,
            Chronicles,
            Companies,
            Invitations,
            report,
            Operating,
            Tables,
            rematch,
            Starting,
            Closing,
            Reading,
            Replays,
            Reviewing,
            looks,
            Lessons,
            Variants,
            Puzzles,
            Pads,
            times,
            TurnCalls,
            confirm_address,
            stop_mail,
            table_socket,
            lobby_socket,
            first_page,
            asset,
            export,
            house,
            where,
            live,
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
        request_class=PlainRequest,
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
    """Answer what was refused, and when it may be tried again."""
    said = answer(refused.code, refused.message, refused.status)
    if (cookie := refused.details.get("forget")) is not None:
        said.set_cookie(cookie)
    if (wait := refused.details.get("wait")) is not None:
        said.set_header("retry-after", str(wait))
    return said


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


class House(msgspec.Struct):
    """How long what is kept here, in days; 0: for ever."""

    version: str
    unstarted_days: int
    finished_days: int
    idle_days: int
    chronicle: bool
    """Whether finished games are entered into people's chronicles."""
    friends: bool
    """Whether people may have friends here, and invite them."""


@get("/api/house", tags=["server"], sync_to_thread=False)
def house(services: Shared) -> House:
    """Which version this is, how long tables are kept, and whether there are chronicles."""
    kept = services.settings
    days = kept.unstarted_days, kept.finished_days, kept.idle_days
    return House(__version__, *days, kept.chronicle, kept.friends)


@get(["/live", "/health"], tags=["server"], sync_to_thread=False)
def live() -> dict[str, str]:
    """Say that the process is alive, and which version it is."""
    return {"status": "ok", "version": __version__}


class Readiness(msgspec.Struct):
    """Whether everything is there that the server needs, and what is not."""

    status: str
    missing: list[str]


@get("/ready", tags=["server"])
async def ready(services: Shared) -> Response[Readiness]:
    """Say whether database and Redis answer: 200, else 503 and which does not."""
    missing = await services.missing()
    status = "ok" if not missing else f"no {' and no '.join(missing)}"
    return Response(Readiness(status, missing), status_code=503 if missing else 200)


@get("/metrics", media_type=MediaType.TEXT, tags=["server"], sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], services: Shared) -> str:
    """Counters in the text form of Prometheus: with the token, or from this machine itself."""
    if not may_watch(request, services.settings.metrics_token):
        raise Refused("forbidden", "figures are for those who look after the server")
    return services.metrics.text()


def may_watch(request: Request[Any, Any, Any], token: str) -> bool:
    """Return whether somebody may see the figures.

    Without a token: who asks from this machine, for this machine, and not through a proxy on it.
    """
    if token:
        given = request.headers.get("authorization", "").encode("utf-8", "replace")
        return hmac.compare_digest(given, f"Bearer {token}".encode())
    return from_here(request)
