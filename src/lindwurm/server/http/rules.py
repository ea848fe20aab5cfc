"""HTTP for reading: a game's rule book, and the catalogue of its rules, whole or one rule of it.

Also what a browser needs of a game that it was not built with: its words and its plain board.
"""

from __future__ import annotations

import gzip
import hashlib
import logging
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import FromPath, Parameter

from lindwurm import games
from lindwurm.games import board, book, catalogue
from lindwurm.games.zones import Board
from lindwurm.kernel.game import Game, OptionError
from lindwurm.kernel.texts import source
from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import Language, VariantKey
from lindwurm.server.http.compression import json_answer
from lindwurm.server.services import Services, Shared
from lindwurm.server.store import shelf

KEEP = "public, max-age=3600"
"""Rules change only with a new version; the tag says whether they have."""

Options = tuple[tuple[str, str], ...]


class Rule(msgspec.Struct):
    """A rule: its id, the headings above it, and what it says, in Markdown and in plain text."""

    id: str
    section: str
    text: str
    plain: str


class Rules(msgspec.Struct):
    """A catalogue: all sections in order, and every rule by its id."""

    game: str
    prefix: str
    language: str
    sections: list[catalogue.Section]
    rules: dict[str, Rule]


class GameWords(msgspec.Struct):
    """All words of a game in one language, as Fluent has them."""

    game: str
    language: str
    text: str


class Reading(Controller):
    """The rules, for people."""

    path = "/api/games"
    tags = ("rules",)

    @get("/{game:str}/book")
    async def rule_book(
        self,
        request: Request[Any, Any, Any],
        services: Shared,
        game: FromPath[str],
        language: Annotated[Language, Parameter(query="language")] = "en",
        option: Annotated[list[str] | None, Parameter(query="option", max_items=40)] = None,
        variant: Annotated[VariantKey | None, Parameter(query="variant")] = None,
    ) -> Response[book.Book]:
        """The rule book for players; with `option=name=value`, for a table that plays so."""
        return await in_words(request, services, told, game, language, option, variant)

    @get("/{game:str}/book/goal")
    async def goal(
        self,
        request: Request[Any, Any, Any],
        services: Shared,
        game: FromPath[str],
        language: Annotated[Language, Parameter(query="language")] = "en",
        option: Annotated[list[str] | None, Parameter(query="option", max_items=40)] = None,
        variant: Annotated[VariantKey | None, Parameter(query="variant")] = None,
    ) -> Response[book.Goal]:
        """What the game is all about: a few lines of its rule book, asked for in the same way."""
        return await in_words(request, services, aimed, game, language, option, variant)

    @get("/{game:str}/words", sync_to_thread=False)
    def words(
        self,
        request: Request[Any, Any, Any],
        game: FromPath[str],
        language: Annotated[Language, Parameter(query="language")] = "en",
    ) -> Response[GameWords]:
        """The words of a game, for a browser that was not built with them."""
        if game not in games.ids():
            raise Refused("unknown", "there is no such game")
        return sent(request, *worded(game, language))

    @get("/{game:str}/board", sync_to_thread=False)
    def plain_board(self, request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Board]:
        """The plain board of a game: its zones, for a browser that has not drawn it."""
        if game not in games.ids():
            raise Refused("unknown", "there is no such game")
        return sent(request, *laid(game))

    @get("/{game:str}/rules", sync_to_thread=False)
    def rules(self, request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Rules]:
        """The whole catalogue of a game. It is kept in English."""
        return sent(request, *encoded(known(game).name))

    @get("/{game:str}/rules/{rule:str}", sync_to_thread=False)
    def rule(self, game: FromPath[str], rule: FromPath[str]) -> Response[Rule]:
        """One rule by its number, however it is written (DF-62, df-62, 62), or a row, C01."""
        entry = known(game).find(rule)
        if entry is None:
            raise Refused("unknown", "there is no such rule")
        return Response(rule_info(entry), headers={"cache-control": KEEP})


async def in_words(
    request: Request[Any, Any, Any],
    services: Services,
    what: Callable[[Game, str, Options], tuple[bytes, bytes, str]],
    game: str,
    language: str,
    option: list[str] | None,
    variant: str | None,
) -> Response[Any]:
    """Return the book, or something of it, for a table that plays with these options."""
    if game not in games.ids():
        raise Refused("unknown", "there is no such game")
    played = games.load(game)
    if variant is not None:
        played = await services.varied(request, await services.workshop.kept(variant))
        if played.id != game:
            raise Refused("malformed", f"that is a variant of {played.id}, not of {game}")
    chosen = tuple(sorted(one.partition("=")[::2] for one in option or ()))
    try:
        return sent(request, *await services.aside(request, what, played, language, chosen))
    except OptionError as error:
        raise Refused("malformed", str(error)) from None
    except book.BookError as error:
        raise Refused("unknown", str(error)) from None


@cache
def read(game: str) -> catalogue.Catalogue:
    """Return a catalogue, read once."""
    return catalogue.load(games.load(game))


def known(game: str) -> catalogue.Catalogue:
    """Return the catalogue of a game, or refuse."""
    if game not in games.ids():
        raise Refused("unknown", "there is no such game")
    try:
        return read(game)
    except catalogue.NoCatalogue as error:
        raise Refused("unknown", str(error)) from None


def rule_info(entry: catalogue.CatalogueRule) -> Rule:
    """Return a rule as it is sent."""
    return Rule(entry.id, entry.section, entry.markdown(), entry.plain())


def sent(request: Request[Any, Any, Any], body: bytes, packed: bytes, tag: str) -> Response[Any]:
    """Return what is to be read; nothing to whoever has it already."""
    headers = {"cache-control": KEEP, "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return json_answer(request, body, headers, packed)


@lru_cache(maxsize=64)
def told(game: Game, language: str, options: Options) -> tuple[bytes, bytes, str]:
    """Return a rule book as JSON, the same packed, and its tag."""
    return packed(book.load(game, language, dict(options)))


@lru_cache(maxsize=64)
def aimed(game: Game, language: str, options: Options) -> tuple[bytes, bytes, str]:
    """Return the goal of a game in the same way."""
    return packed(book.load(game, language, dict(options)).goal)


shelf.LET_GO += [told.cache_clear, aimed.cache_clear]


@cache
def worded(game: str, language: str) -> tuple[bytes, bytes, str]:
    """Return the words of a game as JSON, the same packed, and their tag."""
    return packed(GameWords(game, language, source(games.load(game).package, "text", language)))


@cache
def laid(game: str) -> tuple[bytes, bytes, str]:
    """Return a plain board as JSON, the same packed, and its tag.

    What is wrong with a `board.toml` is its author's matter, and told by the conformance suite: a
    table is laid all the same, as the state declares it.
    """
    known = games.load(game)
    try:
        return packed(board.load(known))
    except board.BoardError as error:
        logging.getLogger(__name__).warning("%s", error)
        return packed(board.declared(known))


@cache
def encoded(game: str) -> tuple[bytes, bytes, str]:
    """Return the whole catalogue as JSON, the same packed, and its tag."""
    found = read(game)
    answer = Rules(
        game=game,
        prefix=found.prefix,
        language="en",
        sections=found.sections(),
        rules={id_: rule_info(entry) for id_, entry in found.entries.items()},
    )
    return packed(answer)


def packed(answer: msgspec.Struct) -> tuple[bytes, bytes, str]:
    """Return an answer as JSON, the same packed, and its tag."""
    body = msgspec.json.encode(answer)
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    return body, gzip.compress(body, 9, mtime=0), tag
