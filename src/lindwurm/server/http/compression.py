"""Large answers: packed with gzip for those who can unpack it."""

from __future__ import annotations

import gzip
from typing import Any

from litestar import Request, Response

LARGE = 1024
"""Bytes from which packing pays."""


def json_answer(
    request: Request[Any, Any, Any],
    body: bytes,
    headers: dict[str, str],
    packed: bytes | None = None,
) -> Response[Any]:
    """Return an answer with a body of JSON; `packed`, the same body, may be there already."""
    headers = {**headers, "vary": "accept-encoding"}
    if len(body) >= LARGE and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = gzip.compress(body, 5, mtime=0) if packed is None else packed
    return Response(body, media_type="application/json", headers=headers)
