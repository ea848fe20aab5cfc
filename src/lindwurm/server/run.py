"""Run the server: listen, say where, and serve until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn

from lindwurm.server.app import create_app
from lindwurm.server.door import Door, Doorway
from lindwurm.server.settings import SettingError, Settings
from lindwurm.server.sockets.messages import MOST_BYTES
from lindwurm.server.store.database import Database

SELDOM = (100_000, 20, 100)
"""After how many new objects, and how many such rounds, circles of objects are looked for."""


def listening(settings: Settings) -> socket.socket:
    """Return a socket that listens where the settings say."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sends at once (TCP_NODELAY) only where the protocol is named; else every answer on a
    # kept connection waits 40 ms for an acknowledgement.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        where = f"{settings.host} port {settings.port}"
        raise SettingError(f"cannot listen on {where}: {error.strerror or error}") from None
    return listener


def address(listener: socket.socket) -> str:
    """Return the address to open in a browser."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def serve(settings: Settings, started: Callable[[str], None]) -> None:
    """Serve until interrupted; calls `started` with the address once requests are answered."""
    Database(settings.database_url).check()
    listener = listening(settings)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=4 * MOST_BYTES,  # a little too long is answered, much too long ends the socket
        ws_max_queue=16,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=3,
    )

    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    put_door(config, app.services.door)

    class Server(uvicorn.Server):
        """Says when it is ready."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                started(address(listener))

    server = Server(config)

    async def run() -> None:
        await prepare(settings)
        # What is here now stays. Tables live long and hardly ever in circles: looking for circles
        # after every few hundred new objects costs a tenth of a busy server's time.
        gc.freeze()
        gc.set_threshold(*SELDOM)
        await server.serve(sockets=[listener])

    try:
        loop = _quickest_loop()
        with app.services.database.hold(), asyncio.Runner(loop_factory=loop) as runner:
            runner.run(run())
    finally:
        listener.close()
    if not server.started:
        raise SettingError("the server did not start; the reason stands above")


def _is_ours(record: logging.LogRecord) -> bool:
    """Leave out of the log what is only a client's mistake: anybody could fill it."""
    no_text = record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError)
    return not (no_text or record.getMessage().startswith("Invalid HTTP request"))


def put_door(config: uvicorn.Config, door: Door) -> None:
    """Let every connection come through the door before the web server sees it."""
    config.load()
    behind: Any = config.http_protocol_class
    config.http_protocol_class = partial(Doorway, door, behind)  # type: ignore[assignment]


def _quickest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes the event loop: uvloop where it is installed (not on Windows)."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def prepare(settings: Settings) -> None:
    """Bring the database up to date; what is wrong with it is found before anything listens."""
    database = Database(settings.database_url)
    try:
        await database.upgrade()
    finally:
        await database.close()
