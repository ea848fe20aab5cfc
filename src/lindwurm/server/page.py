"""The first page: what this server is, which games it has, and who is playing. Plain HTML.

Both languages, no scripts; the browser's client will take its place.
"""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from litestar import MediaType, Request, Response, get

from lindwurm import games
from lindwurm.server.answers import text_of
from lindwurm.server.models import FREE, Table
from lindwurm.server.services import Shared
from lindwurm.server.tables import lobby_query

LANGUAGES = ("en", "de")


class Words:
    """The page's own words in one language."""

    def __init__(self, language: str):
        from fluent.runtime import FluentBundle, FluentResource

        self._bundle = FluentBundle([language], use_isolating=False)
        text = files("lindwurm.server").joinpath(f"text.{language}.ftl").read_text("utf-8")
        self._bundle.add_resource(FluentResource(text))

    def __call__(self, message: str, **arguments: Any) -> str:
        """Return a message, ready for HTML."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None  # every message of these files has a value
        text, errors = self._bundle.format_pattern(pattern, arguments)
        assert not errors, errors
        return escape(str(text))


@cache
def words(language: str) -> Words:
    """Return the page's words, read once."""
    return Words(language)


def language_of(request: Request[Any, Any, Any]) -> str:
    """Return the language that was asked for, else the one the browser prefers."""
    asked = request.query_params.get("language")
    if asked in LANGUAGES:
        return str(asked)
    for part in request.headers.get("accept-language", "").split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def first_page(request: Request[Any, Any, Any], services: Shared) -> Response[str]:
    """Say what this is."""
    async with services.database.read() as session:
        tables = list(await session.scalars(lobby_query()))
    text = rendered(language_of(request), tables)
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-store"})


@get("/style.css", media_type="text/css", include_in_schema=False, sync_to_thread=False)
def style() -> str:
    """How the first page looks."""
    return files("lindwurm.server").joinpath("page.css").read_text("utf-8")


def rendered(language: str, tables: list[Table]) -> str:
    """Return the page."""
    say = words(language)
    other = "de" if language == "en" else "en"
    known = {name: games.load(name) for name in games.ids()}
    game_rows = "".join(
        f"<li><strong>{escape(text_of(game, language, 'game-name'))}</strong> "
        f"<span>{say('players', first=game.seats.start, last=game.seats.stop - 1)}</span>"
        f"<p>{escape(text_of(game, language, 'game-tagline'))}</p></li>"
        for game in known.values()
    )
    table_rows = "".join(_row(say, language, table) for table in tables)
    table_list = f"<ul>{table_rows}</ul>" if tables else f"<p>{say('no-tables')}</p>"
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>Lindwurm</title><link rel="stylesheet" href="/style.css"></head><body><main>'
        f'<nav><a href="/?language={other}" hreflang="{other}" lang="{other}">'
        f"{words(other)('language')}</a></nav>"
        f"<h1>Lindwurm</h1><p>{say('what')}</p><p>{say('how')}</p>"
        f"<h2>{say('games')}</h2><ul>{game_rows}</ul>"
        f"<h2>{say('tables')}</h2>{table_list}"
        f"<p><a href='/api/schema/openapi.json'>{say('api')}</a></p>"
        "</main></body></html>"
    )


def _row(say: Words, language: str, table: Table) -> str:
    name = text_of(games.load(table.game), language, "game-name")
    people = ", ".join(escape(s.name) for s in table.seats if s.kind != FREE)
    free = sum(s.kind == FREE for s in table.seats)
    return (
        f"<li><strong>{escape(name)}</strong> <span>{say(f'status-{table.status}')}</span>"
        f"<p>{people} {say('free', count=free) if free else ''}</p></li>"
    )
