"""The page in the browser: the built web client, served from memory.

`make web` builds it into the package (`lindwurm/web`). Every path that is not the API's gets the
same page, which finds its own way; the names of scripts and fonts contain their content's digest,
so that browsers may keep them for ever.
"""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from importlib.resources import files
from typing import Any

from litestar import MediaType, Request, Response, get

from lindwurm.server.errors import Refused

PAGES = ["/", "/{page:str}", "/{page:str}/{which:str}"]
"""The paths of the client's own pages (its router knows which of them are there)."""

NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Lindwurm</title>
<p>The table for the browser has not been built yet: run <code>make web</code>.</p>
<p>Der Tisch für den Browser ist noch nicht gebaut: <code>make web</code>.</p>
"""

TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
TYPES |= {".woff2": "font/woff2", ".html": "text/html"}
TYPES |= {".webmanifest": "application/manifest+json"}


@cache
def built(path: str, packed: bool) -> bytes | None:
    """Return a file of the built client, packed with gzip if wanted; None if there is none."""
    found = files("lindwurm").joinpath("web", *path.split("/"))
    if not found.is_file():
        return None
    content = found.read_bytes()
    return gzip.compress(content, 9, mtime=0) if packed else content


def sent(request: Request[Any, Any, Any], path: str, keep: str) -> Response[bytes] | None:
    """Return the answer with a file of the client, or None if there is no such file."""
    suffix = path[path.rfind(".") :]
    kind = TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    packs = suffix != ".woff2" and "gzip" in request.headers.get("accept-encoding", "")
    content = built(path, packs)
    if content is None:
        return None
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if packs:
        headers["content-encoding"] = "gzip"
    charset = "" if suffix == ".woff2" else "; charset=utf-8"
    return Response(content, media_type=f"{kind}{charset}", headers=headers)


@get(PAGES, include_in_schema=False, sync_to_thread=False)
def first_page(request: Request[Any, Any, Any]) -> Response[Any]:
    """Return the client; if it was never built, say how."""
    if request.url.path.startswith("/api/"):
        raise Refused("unknown", "there is no such thing here")
    found = sent(request, "index.html", "no-cache")
    return found or Response(NOT_BUILT, media_type=MediaType.HTML)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """Return a script, style, font or picture of the client."""
    found = sent(request, f"assets/{name}", "public, max-age=31536000, immutable")
    if found is None:
        raise Refused("unknown", "there is no such file")
    return found
