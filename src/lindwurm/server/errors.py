"""How the server says no: one exception, one form of JSON, for HTTP and socket alike."""

from __future__ import annotations

from typing import Any

import msgspec

STATUS = {
    "malformed": 400,
    "signed_out": 401,
    "csrf": 403,
    "origin": 403,
    "forbidden": 403,
    "banned": 403,
    "unknown": 404,
    "method": 405,
    "taken": 409,
    "conflict": 409,
    "too_large": 413,
    "too_many": 429,
    "broken": 500,
}
"""Every code of an HTTP error and its status. The socket has a few more: see docs/protocol.md."""


class Refused(Exception):
    """Something is not done. `code` is for programs, the message is one sentence for people."""

    def __init__(self, code: str, message: str, **details: Any):
        super().__init__(message)
        self.code = code
        self.message = message
        self.details = details

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS.get(self.code, 409)


class Problem(msgspec.Struct):
    """What went wrong."""

    code: str
    message: str


class ErrorAnswer(msgspec.Struct):
    """The body of every answer that is an error."""

    error: Problem
