"""Somebody at a server: who they are there, also at the next visit, and how they ask."""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from contextlib import ExitStack
from http.client import HTTPException
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, Request, build_opener

from lindwurm.cli.errors import FAILED, Refusal, one_line, plain
from lindwurm.folders import data_folder

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

SECONDS = 20
"""How long a server may take to answer a request."""
MOST = 2**20
"""Bytes of an answer that are read."""


class NoWayElsewhere(HTTPRedirectHandler):
    """Leads nowhere: what is for one server is not sent to another."""

    def redirect_request(self, *_: Any) -> None:
        """Refuse, so that the answer is told as it is."""


def understood(text: str | bytes) -> Any:
    """Return what a server has said, with texts that a terminal can show; raises ValueError."""
    try:
        return _shown(json.loads(text))
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def _shown(told: Any) -> Any:
    if isinstance(told, str):
        return " ".join(plain(told).split("\n"))
    if isinstance(told, list):
        return [_shown(one) for one in told]
    if isinstance(told, dict):
        return {_shown(key): _shown(value) for key, value in told.items()}
    return told


class Guest:
    """A guest of a server: the same one at every visit from this machine."""

    def __init__(self, origin: str, name: str, language: str):
        self.origin = origin
        self._file = data_folder() / "guests.json"
        """Whom servers know us as: for the eyes of this account alone."""
        kept = self._kept().get(origin, {})
        self._cookie: str = kept.get("cookie", "")
        self._csrf = ""
        self._salt = secrets.token_hex(32)
        self._lines = ExitStack()
        if self._cookie:
            me = self._request("GET", "/api/me", refuse=False)
            self._csrf = (me or {}).get("csrf", "")
        if not self._csrf:
            self._cookie = ""
            me = self._request("POST", "/api/guests", {"name": name, "language": language})
            self._csrf = me["csrf"]
            self._keep()

    @property
    def commitment(self) -> dict[str, str]:
        """What we commit to, so that we have a part in the dice."""
        return {"commitment": hashlib.sha256(self._salt.encode()).hexdigest()}

    @property
    def salt(self) -> dict[str, str]:
        """What we committed to, for when all have."""
        return {"salt": self._salt}

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Ask the server to do something."""
        return self._request("POST", path, body)

    def line(self, path: str) -> ClientConnection:
        """Return a socket of our own."""
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        address = self.origin.replace("http", "ws", 1) + path
        self._lines.close()  # a line that was lost before
        headers = {"Cookie": self._cookie}
        try:
            return self._lines.enter_context(
                connect(address, additional_headers=headers, max_size=2**24)
            )
        except (OSError, WebSocketException) as error:
            raise Refusal(f"{self.origin} does not answer: {one_line(error)}", FAILED) from None

    def _request(self, method: str, path: str, body: Any = None, refuse: bool = True) -> Any:
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if self._cookie:
            headers["Cookie"] = self._cookie
        if self._csrf:
            headers["X-CSRF-Token"] = self._csrf
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.origin + path, data, headers, method=method)
        try:
            with build_opener(NoWayElsewhere).open(request, timeout=SECONDS) as answer:
                cookies = answer.headers.get_all("Set-Cookie") or []
                if cookies:
                    self._cookie = "; ".join(one.partition(";")[0] for one in cookies)
                told = answer.read(MOST + 1)
                if len(told) > MOST:
                    raise ValueError("it says far too much")
                return understood(told)
        except HTTPError as error:
            if not refuse:
                return None
            raise Refusal(f"{self.origin}: {_reason(error)}", FAILED) from None
        except (URLError, OSError, ValueError, HTTPException) as error:
            reason = getattr(error, "reason", error)
            raise Refusal(f"{self.origin} does not answer: {one_line(reason)}", FAILED) from None

    # -- between two visits --------------------------------------------------------------------

    def _kept(self) -> dict[str, Any]:
        try:
            known = json.loads(self._file.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return known if isinstance(known, dict) else {}

    def _keep(self) -> None:
        """Write down whom the server knows us as; where that cannot be, we are new next time."""
        known = {**self._kept(), self.origin: {"cookie": self._cookie}}
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(known, file)
        except OSError:
            pass


def _reason(error: HTTPError) -> str:
    """Return what a server says is wrong, in its own words."""
    try:
        told = understood(error.read(MOST))["error"]["message"]
    except (ValueError, KeyError, TypeError, OSError, HTTPException):
        return f"HTTP {error.code}"
    return one_line(told)
