"""Posting a message to a push service, and to nobody else.

A browser says itself where its messages go. That could be any address, of a router or a database
beside this server as well. So an endpoint is HTTPS, its name is looked up here, none of its
addresses may be of a private network, and the connection goes to the very address that was checked.
Redirects are not followed, and nothing is read but the head of the answer.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

import h11

SECONDS = 10.0
"""An answer takes no longer."""
LONGEST = 1000
"""Characters of an endpoint."""
HEAD = 16_384
"""Bytes of an answer's head."""
KNOWN = 1000
"""Push services of which it is known that they answer."""


class BadEndpoint(ValueError):
    """Nothing is sent there: one sentence says why."""


@dataclass(frozen=True)
class Posted:
    """What a push service said."""

    status: int
    wait: int = 0
    """Seconds after which it may be tried again, if it said so."""

    @property
    def done(self) -> bool:
        """Whether the message is on its way."""
        return 200 <= self.status < 300

    @property
    def gone(self) -> bool:
        """Whether there is no such browser any more."""
        return self.status in (404, 410)

    @property
    def later(self) -> bool:
        """Whether it may go better another time."""
        return self.status == 0 or self.status == 429 or self.status >= 500


class Postman:
    """Knows which endpoints may be posted to. `trusted` hosts may be anywhere, without TLS too."""

    def __init__(self, trusted: str = ""):
        self._trusted = frozenset(host.strip() for host in trusted.split(",") if host.strip())
        self._secure: ssl.SSLContext | None = None
        self._answered: dict[str, None] = {}

    def answered(self, endpoint: str) -> bool:
        """Return whether the service of an endpoint answered when it was last asked."""
        return urlsplit(endpoint).netloc in self._answered

    def check(self, endpoint: str) -> SplitResult:
        """Refuse an endpoint that cannot be one, before anything is looked up."""
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise BadEndpoint("an endpoint is a URL") from None
        if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable():
            raise BadEndpoint(f"an endpoint has up to {LONGEST} plain characters")
        if not host or " " in endpoint or parts.username is not None or parts.fragment:
            raise BadEndpoint("an endpoint is a plain URL")
        if self._trusts(parts):
            return parts
        if parts.scheme != "https" or port not in (None, 443):
            raise BadEndpoint("an endpoint begins with https:// and has no port of its own")
        if _literal(host) or "." not in host.strip("."):
            raise BadEndpoint("an endpoint has the name of a public host")
        return parts

    def _trusts(self, parts: SplitResult) -> bool:
        return parts.netloc in self._trusted and parts.scheme in ("http", "https")

    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> Posted:
        """Post a message. Raises BadEndpoint; whatever else goes wrong may go better later."""
        parts = self.check(endpoint)
        try:
            async with asyncio.timeout(SECONDS):
                said = await self._post(parts, headers, body)
        except (OSError, TimeoutError, h11.ProtocolError, ssl.SSLError):
            said = Posted(0)
        self._answered.pop(parts.netloc, None)
        if said.status:  # the latest is the last one
            self._answered[parts.netloc] = None
            if len(self._answered) > KNOWN:
                del self._answered[next(iter(self._answered))]
        return said

    async def _post(self, parts: SplitResult, headers: dict[str, str], body: bytes) -> Posted:
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = await self._address(parts, host, port)
        secure = self._context() if parts.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            address, port, ssl=secure, server_hostname=host if secure else None
        )
        try:
            speech = h11.Connection(h11.CLIENT, max_incomplete_event_size=HEAD)
            said = [
                ("host", parts.netloc),
                ("connection", "close"),
                ("content-length", str(len(body))),
            ]
            target = parts.path + (f"?{parts.query}" if parts.query else "")
            request = h11.Request(
                method="POST", target=target or "/", headers=[*said, *headers.items()]
            )
            for part in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(speech.send(part) or b"")
            await writer.drain()
            while True:
                event = speech.next_event()
                if event is h11.NEED_DATA:
                    speech.receive_data(await reader.read(HEAD))
                elif isinstance(event, h11.Response):
                    return Posted(event.status_code, _wait(event))
                elif not isinstance(event, h11.InformationalResponse):
                    return Posted(0)
        finally:
            writer.close()

    async def _address(self, parts: SplitResult, host: str, port: int) -> str:
        """Return the address that a host has now, or refuse: where one is not public, none is."""
        loop = asyncio.get_running_loop()
        found = [one[4][0] for one in await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        if not self._trusts(parts) and not all(public(str(one)) for one in found):
            raise BadEndpoint(f"{host} has an address of a private network")
        if not found:
            raise OSError(f"{host} has no address")
        return str(found[0])

    def _context(self) -> ssl.SSLContext:
        if self._secure is None:
            self._secure = ssl.create_default_context()
        return self._secure


def public(address: str) -> bool:
    """Return whether an address is one of the public network, whichever way it is written.

    >>> public("93.184.216.34"), public("2606:2800:220:1::1")
    (True, True)
    >>> [public(a) for a in ("127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "fd00::1")]
    [False, False, False, False, False]
    >>> public("::ffff:10.0.0.1"), public("64:ff9b::a00:1"), public("2002:a00:1::")
    (False, False, False)
    >>> public("fec0::1"), public("64:ff9b:1::a00:1"), public("::10.0.0.1")
    (False, False, False)
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found in _TRANSLATED:
            return public(str(ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)))
        inside = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if inside:
            return public(str(inside))
        if found not in _GIVEN_OUT:
            return False
    return found.is_global and not found.is_multicast


_GIVEN_OUT = ipaddress.IPv6Network("2000::/3")
"""All that has been given out of the new network; the rest is for special uses."""
_TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")
"""Addresses of the old network, as networks that have only the new one write them."""


def _literal(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        # Also what some libraries take for one: 2130706433, 0x7f.1
        return host.rpartition(".")[2].lower().removeprefix("0x").isdigit()
    return True


def _wait(answer: h11.Response) -> int:
    given = dict(answer.headers).get(b"retry-after", b"")
    return min(int(given), 3600) if given.isdigit() and len(given) < 6 else 0
