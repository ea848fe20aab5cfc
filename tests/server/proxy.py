"""A small proxy that speaks HTTPS in front of servers, as the Caddy of deploy/ does.

It goes on with whoever answers, and says for whom it speaks. Nothing else: it is for tests where
there is no Caddy.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import ssl
import subprocess
import threading
from pathlib import Path

HEAD = 65_536


def certificate(folder: Path, name: str = "localhost") -> Path:
    """Make a certificate for a name and this machine that signs itself; key and all in one file."""
    key, cert, both = folder / "key.pem", folder / "cert.pem", folder / "both.pem"
    names = ["-subj", "/CN=localhost", "-addext", f"subjectAltName=DNS:localhost,DNS:{name}"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names]
    subprocess.run([*made, "-keyout", str(key), "-out", str(cert)], check=True, capture_output=True)
    both.write_text(cert.read_text("utf-8") + key.read_text("utf-8"), "utf-8")
    return both


class Proxy:
    """Listens with TLS on a free port, in a thread of its own, before some servers."""

    def __init__(self, certificate: Path):
        self.servers: list[int] = []
        """The ports of those behind it; the first that answers is taken, in turn."""
        self._turn = 0
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(certificate)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.port = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result(30)
        self.address = f"https://localhost:{self.port}"

    async def _listen(self) -> int:
        self._server = await asyncio.start_server(self._come, "127.0.0.1", 0, ssl=self._context)
        return int(self._server.sockets[0].getsockname()[1])

    def close(self) -> None:
        """End it, and whatever is still on its way; twice does no harm."""
        if not self._thread.is_alive():
            return

        async def end() -> None:
            self._server.close()
            tasks = asyncio.all_tasks() - {asyncio.current_task()}
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(end(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass a request on, and everything after it both ways."""
        ends = (OSError, asyncio.IncompleteReadError, ssl.SSLError, asyncio.CancelledError)
        with contextlib.suppress(*ends):
            head = await reader.readuntil(b"\r\n\r\n")
            try:
                back, forth = await self._behind()
            except OSError:
                writer.write(b"HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n")
                await writer.drain()
                raise
            forth.write(_spoken_for(head))
            await asyncio.gather(_pour(reader, forth), _pour(back, writer))
        writer.close()

    async def _behind(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        for _ in self.servers:
            self._turn += 1
            port = self.servers[self._turn % len(self.servers)]
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        raise OSError("nobody is there")


def _spoken_for(head: bytes) -> bytes:
    """Return the head of a request as the proxy sends it: for whom, over what, and once."""
    lines = head.rstrip().split(b"\r\n")
    if not re.search(rb"(?im)^upgrade:", head):
        lines = [one for one in lines if not one.lower().startswith(b"connection:")]
        lines.append(b"Connection: close")
    said = [b"X-Forwarded-For: 203.0.113.7", b"X-Forwarded-Proto: https"]
    return b"\r\n".join([*lines, *said]) + b"\r\n\r\n"


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError, ssl.SSLError):
        while data := await reader.read(HEAD):
            writer.write(data)
            await writer.drain()
    with contextlib.suppress(OSError, RuntimeError):
        writer.close()
