"""The page in the browser: the built web client, served from memory.

`make web` builds it into the package (`lindwurm/web`). Every path that is not the API's gets the
same page, which finds its own way; the names of scripts and fonts contain their content's digest,
so that browsers may keep them for ever. The page of a table also names what that table's game will
need, so that the browser fetches all of it at once. The words that every page says, and games that
the client was not built with, come along as data.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from sqlalchemy import or_, select

from lindwurm import games
from lindwurm.kernel.texts import LANGUAGES
from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import game_info
from lindwurm.server.services import Shared
from lindwurm.server.store.models import PLAYING, Table
from lindwurm.server.thinking.bots import offered

PAGES = ["/", "/{page:str}", "/{page:str}/{which:str}"]
"""The paths of the client's own pages (its router knows which of them are there)."""

NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Lindwurm</title>
<p>The table for the browser is missing: install a built package, or run <code>make web</code>
in the sources.</p>
<p lang="de">Der Tisch für den Browser fehlt: installiere ein gebautes Paket, oder rufe in den
Quellen <code>make web</code> auf.</p>
"""

TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
TYPES |= {".woff2": "font/woff2", ".html": "text/html"}
TYPES |= {".webmanifest": "application/manifest+json"}

PACKED = {"br": ".br", "gzip": ".gz"}
"""How files may be packed, best first, and what the packed ones are called beside the plain."""

BESIDE = ("mark.svg", "mark-192.png", "mark-512.png", "mark-maskable.png", "lindwurm.webmanifest")
"""What browsers look for beside the page: icons and description."""

WORKER = "/worker.js"
NO_APP = b"""self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
});
"""
"""Where the operator wants no app: takes itself and all that was kept away."""

Asking = Request[Any, Any, Any]


class Chunk(msgspec.Struct):
    """A script of the client, as the build describes it."""

    file: str
    name: str = ""
    imports: list[str] = []
    css: list[str] = []


@cache
def shelf() -> dict[str, Traversable]:
    """Return the files of the built client by their paths; nothing else is ever read."""
    web = files("lindwurm").joinpath("web")
    loose = {file.name: file for file in web.iterdir() if file.is_file()} if web.is_dir() else {}
    assets = web.joinpath("assets")
    kept = {f"assets/{file.name}": file for file in assets.iterdir()} if assets.is_dir() else {}
    return loose | kept


@cache
def read(path: str) -> bytes:
    """Return what is in a file of the client; it is read once."""
    return shelf()[path].read_bytes()


def built(path: str) -> bytes | None:
    """Return a file of the built client; None if there is none."""
    return read(path) if path in shelf() else None


def accepted(request: Asking) -> set[str]:
    """Return how answers to this request may be packed."""
    return set(re.findall(r"[\w-]+", request.headers.get("accept-encoding", "")))


def sent(request: Asking, path: str, keep: str) -> Response[bytes] | None:
    """Return the answer with a file of the client, or None if there is no such file."""
    suffix = path[path.rfind(".") :]
    kind = TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    content = built(path)
    if content is None:
        return None
    wanted = accepted(request)
    for encoding, ending in PACKED.items():
        if encoding in wanted and (packed := built(path + ending)) is not None:
            content, headers["content-encoding"] = packed, encoding
            break
    charset = "" if suffix in (".woff2", ".png") else "; charset=utf-8"
    return Response(content, media_type=f"{kind}{charset}", headers=headers)


@cache
def packed_for(game: str | None, parts: bool, language: str) -> bytes:
    """Return the same, packed."""
    return gzip.compress(page_for(game, parts, language) or b"", 9, mtime=0)


@cache
def page_for(game: str | None, parts: bool, language: str) -> bytes | None:
    """Return the page with its words, and with links to what a table of a game needs at once.

    Where a game is not just being played, its `parts` are among that: a room to wait in, a teacher.
    """
    page, manifest = built("index.html"), built("manifest.json")
    if page is None or manifest is None:
        return page
    chunks = msgspec.json.decode(manifest, type=dict[str, Chunk])
    board = f"src/boards/{game}"
    words = (f"src/text/table.{language}.ftl?raw", f"{board}/text.{language}.ftl?raw")
    ways = ["src/pages/Table.svelte", f"{board}/index.ts", *words] if game else []
    if parts:
        late = (f"src/text/{whose}.{language}.ftl?raw" for whose in ("parts", "rules", "variant"))
        ways += ["src/table/all-parts.ts", *late]
    links: dict[str, str] = {}

    def need(key: str) -> None:
        if chunk := chunks.get(key):
            for other in chunk.imports:
                need(other)
            links[chunk.file] = 'rel="modulepreload"'
            links.update(dict.fromkeys(chunk.css, 'rel="preload" as="style"'))

    for key in ways:
        need(key)
    wanted = "".join(
        f'<link {how} crossorigin href="/{file}" />'
        for file, how in links.items()
        if file.encode() not in page
    )
    told = wanted.encode() + said(language) + others()
    return page.replace(b"</head>", told + b"</head>")


def data(name: str, what: Any) -> bytes:
    """Return a block of data, which is read and never run."""
    text = msgspec.json.encode(what).replace(b"<", b"\\u003c")
    return b'<script type="application/json" id="' + name.encode() + b'">' + text + b"</script>"


def said(language: str) -> bytes:
    """Return the words that every page says."""
    words = built(f"web.{language}.ftl")
    return data("words", (language, words.decode())) if words else b""


@cache
def others() -> bytes:
    """Return the games from outside."""
    outside = map(games.load, games.outside())
    found = [game_info(game, offered(game)) for game in outside]
    return data("games", found) if found else b""


def spoken(request: Asking) -> str:
    """Return the language that the browser is set to, if it is one of ours, else English."""
    first = request.headers.get("accept-language", "")[:2].lower()
    return first if first in LANGUAGES else LANGUAGES[0]


@get(PAGES, include_in_schema=False)
async def first_page(request: Asking, services: Shared) -> Response[Any]:
    """Return the client; if it was never built, say how."""
    path = request.url.path
    if path.startswith("/api/"):
        raise Refused("unknown", "there is no such thing here")
    if path == WORKER:
        return worker(request, services.settings.app)
    if path[1:] in BESIDE and (found := sent(request, path[1:], "public, max-age=86400")):
        return found
    game, parts = None, False
    if path.startswith("/table/"):
        parted = or_(Table.status != PLAYING, Table.lesson)
        wanted = select(Table.game, parted).where(Table.id == path.removeprefix("/table/"))
        async with services.database.read() as session:
            if row := (await session.execute(wanted)).first():
                game, parts = row[0], bool(row[1])
    language = spoken(request)
    services.warm(game, language)
    page = page_for(game, parts, language)
    headers = {"cache-control": "no-cache", "vary": "accept-language, accept-encoding"}
    if page and "gzip" in accepted(request):
        page = packed_for(game, parts, language)
        headers["content-encoding"] = "gzip"
    return Response(page or NOT_BUILT, media_type=MediaType.HTML, headers=headers)


def worker(request: Asking, wanted: bool) -> Response[bytes]:
    """Return the script that lets the client start without a connection, or takes that away."""
    found = sent(request, WORKER[1:], "no-cache") if wanted else None
    if found is not None:
        return found
    headers = {"cache-control": "no-cache"}
    return Response(NO_APP, media_type="text/javascript; charset=utf-8", headers=headers)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Asking, name: str) -> Response[bytes]:
    """Return a script, style, font or picture of the client."""
    found = sent(request, f"assets/{name}", "public, max-age=31536000, immutable")
    if found is None:
        raise Refused("unknown", "there is no such file")
    return found
