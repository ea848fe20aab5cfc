"""At the door: what every request and socket has to pass before anything else sees it.

Rate limits, hosts and origins, tokens against forged requests; and the headers that every answer
carries. Plain ASGI around the application, so that nothing can be forgotten in a handler.
"""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from lindwurm.server.door import CALLER, Caller
from lindwurm.server.errors import ErrorAnswer, Problem, Refused
from lindwurm.server.identity import COOKIE, Bearer, cookie_name, cookie_value
from lindwurm.server.limits import network
from lindwurm.server.services import BEARER, Services
from lindwurm.server.sockets.wire import HEARING, KEY, PENALTY_SECONDS, SIGNED

SAFE = ("GET", "HEAD", "OPTIONS")

POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'"
)
"""Nothing from elsewhere, nothing inline, and no page may put ours into a frame."""

HEADERS = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
HSTS = (b"strict-transport-security", b"max-age=31536000")
"""Over TLS: browsers never come without it again, for a year."""
FOR_ALL = ("/api/company", "/api/house", "/api/games", "/api/schema")
"""What is read by those, too, who may not come in for a time: why, until when, and rule books."""
OWN = {("GET", "/api/me"), ("GET", "/api/me/export"), ("DELETE", "/api/me")}
OWN |= {("DELETE", "/api/session")}
"""What they may still do: what is kept of them stays theirs."""
OPERATOR = "/api/operator"
"""Has a guard of its own, and nobody can lock themselves out."""
NO_STORE = (b"cache-control", b"no-store")
"""Nobody keeps an answer of the API, unless it says itself for how long."""


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, services: Services):
        self.app = app
        self.services = services
        self._origins = {o.strip() for o in services.settings.origins.split(",") if o.strip()}
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local"}
        self._names |= {urlsplit(origin).hostname or "" for origin in self._origins}

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let in, or refuse."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Refused as refused:
            self.services.metrics.refuse(refused)
            await self._refuse(scope, send, refused)
            return
        caller = self._caller()
        if scope["type"] == "websocket":
            scope[KEY], scope[HEARING] = caller, receive
            if caller is not None and scope[SIGNED]:
                caller.asked()  # nobody else takes its turn
            try:
                await self.app(scope, receive, send)
            finally:
                if caller is not None:
                    caller.leaves()
        elif caller is None:
            await self.app(scope, receive, self._with_headers(scope, send))
        else:
            if not _has_body(scope):
                caller.asked()
            try:
                hearing = self._until_asked(receive, caller)
                await self.app(scope, hearing, self._with_headers(scope, send))
            finally:
                caller.answered()

    # -- who calls -------------------------------------------------------------------------------

    def _caller(self) -> Caller | None:
        """Return whose connection it is; None where the application is run without our door."""
        door, caller = self.services.door, CALLER.get()
        if caller is None and len(door):
            door.unwatched()
        return caller

    @staticmethod
    def _until_asked(receive: Receive, caller: Caller) -> Receive:
        whole = False

        async def hearing() -> Any:
            nonlocal whole
            message = await receive()
            if message["type"] == "http.disconnect" and not whole:
                raise Refused("malformed", "the request broke off")
            if message["type"] == "http.request" and not message.get("more_body"):
                whole = True
                caller.asked()
            return message

        return hearing

    # -- checks ----------------------------------------------------------------------------------

    def _check(self, scope: Any) -> None:
        client = scope.get("client")
        if "\0" in scope["path"] or b"%00" in scope.get("query_string", b""):
            raise Refused("malformed", "no address holds a character of number zero")
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        bearer, whence = self._bearer(scope), network(client[0]) if client else ""
        self._check_rate(bearer, whence)
        self._check_ban(scope, bearer, whence)
        host = headers.get("host", "")
        self._check_host(host)
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe:
            self._check_origin(headers, host)
        if scope["type"] == "websocket":
            scope[SIGNED] = bearer is not None
        elif unsafe and bearer is not None:
            self._check_token(headers, bearer)
        scope[BEARER] = bearer

    def _check_rate(self, bearer: Bearer | None, whence: str) -> None:
        """Refuse who asks too often.

        Who has a good cookie has requests of their own, so that a neighbour cannot use them up; but
        all of a network together not endlessly many: anybody can have many cookies.
        """
        requests = self.services.requests
        if requests.take(whence):
            return
        own = bearer is not None and requests.take(f"person {bearer.person}")
        if not own or not self.services.households.take(whence):
            raise Refused("too_many", "too many requests; wait a moment")

    def _check_ban(self, scope: Any, bearer: Bearer | None, address: str) -> None:
        """Refuse who may not come in for a time: everything but pages, books and their own."""
        ban = self.services.hub.bans.of(bearer.person if bearer else None, address)
        path = scope["path"]
        if ban is None or not path.startswith("/api/"):
            return
        if scope["type"] == "http":
            method = scope["method"]
            reads = path.startswith(FOR_ALL) and method in SAFE
            if reads or path.startswith(OPERATOR) or (method, path) in OWN:
                return
        raise Refused("banned", f"you may not come in here until {ban.until:%Y-%m-%d %H:%M} UTC")

    def _bearer(self, scope: Any) -> Bearer | None:
        """Return whose cookie came along. Handlers ask for no other: who is not checked is nobody.

        Two ways to read cookies were a way around the token (SRV-F9).
        """
        name = cookie_name(COOKIE, self.services.secure(scope))
        return self.services.signer.bearer(cookie_value(scope["headers"], name))

    def _check_host(self, host: str) -> None:
        """Refuse names that are not ours: a page elsewhere could point its own name at us."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            name = ""
        if name in self._names and name:
            return
        try:
            ipaddress.ip_address(name)
        except ValueError:
            raise Refused(
                "origin", "this server is not known by that name (see LINDWURM_ORIGINS)"
            ) from None

    def _check_origin(self, headers: dict[str, str], host: str) -> None:
        """Refuse what other pages send; programs without a page send no Origin."""
        origin = headers.get("origin")
        if origin is not None:
            ours = origin in (f"http://{host}", f"https://{host}") or origin in self._origins
            if not ours:
                raise Refused("origin", "another page may not do that")
        elif headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise Refused("origin", "another page may not do that")

    def _check_token(self, headers: dict[str, str], bearer: Bearer) -> None:
        """Refuse a change in somebody's name without the token that only their own pages know."""
        expected = self.services.signer.csrf(bearer).encode()
        given = headers.get("x-csrf-token", "").encode("utf-8", "replace")
        if not hmac.compare_digest(expected, given):
            raise Refused("csrf", "the header X-CSRF-Token is missing or wrong")

    # -- answers ---------------------------------------------------------------------------------

    def _headers(self, scope: Any) -> list[tuple[bytes, bytes]]:
        """Return the headers of every answer."""
        return [*HEADERS, HSTS] if self.services.secure(scope) else HEADERS

    def _with_headers(self, scope: Any, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.services.metrics.requests[message["status"]] += 1
                headers = [*message.get("headers", ()), *self._headers(scope)]
                if all(name.lower() != NO_STORE[0] for name, _ in headers):
                    headers.append(NO_STORE)
                message["headers"] = headers
            await send(message)

        return sending

    async def _refuse(self, scope: Any, send: Any, refused: Refused) -> None:
        if scope["type"] == "websocket":
            if refused.code == "too_many":
                await asyncio.sleep(PENALTY_SECONDS)
            await send({"type": "websocket.close", "code": 1008, "reason": refused.code})
            return
        body = msgspec.json.encode(ErrorAnswer(Problem(refused.code, refused.message)))
        headers = [(b"content-type", b"application/json"), NO_STORE, *self._headers(scope)]
        if refused.code == "too_many":
            headers.append((b"retry-after", b"10"))
        self.services.metrics.requests[refused.status] += 1
        await send({"type": "http.response.start", "status": refused.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def _has_body(scope: Any) -> bool:
    """Return whether more than its head belongs to a request."""
    return any(
        name == b"transfer-encoding" or (name == b"content-length" and value != b"0")
        for name, value in scope["headers"]
    )
