"""HTTP for variants: which there are, what they change, bringing one's own, and their boards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta

from lindwurm import games
from lindwurm.kernel.game import Game
from lindwurm.kernel.texts import LANGUAGES
from lindwurm.kernel.variant import Variant
from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import Asked, GameInfo, Language, game_info
from lindwurm.server.http.compression import json_answer
from lindwurm.server.limits import network
from lindwurm.server.services import Services, Shared
from lindwurm.server.store import shelf
from lindwurm.server.store.models import KeptVariant
from lindwurm.server.thinking import bots
from lindwurm.server.thinking.trying import LONGEST
from lindwurm.variants import bounds, components, german, naming, wording

Asking = Request[Any, Any, Any]
Value = int | str | bool

MOST_BYTES = 4 * LONGEST
"""Of a request that brings a variant."""
LISTED = 1_000
"""As many meanings of a number as a browser is told (web/generate.py)."""
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
"""What a key means never changes."""


class NewVariant(Asked):
    """A variant's file."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    language: Language = "en"
    """In which one is told what is wrong with it."""


class Changed(msgspec.Struct):
    """A value, an option's default or a text that is another one."""

    name: str
    printed: Value
    value: Value
    called: dict[str, str] = {}
    """Of a value: its name in words, by language."""


class Added(msgspec.Struct):
    """A card or tile that the printed game does not have."""

    table: str
    row: str
    message: str
    """Which text is its name."""
    names: dict[str, str]
    like: str
    """The printed one whose values it has where nothing else is said."""
    likes: dict[str, str]
    """That one's name, by language."""


class VariantInfo(msgspec.Struct):
    """What a variant changes."""

    key: str
    game: str
    digest: str
    names: dict[str, str]
    about: dict[str, str]
    author: str
    licence: str
    added: list[Added]
    values: list[Changed]
    options: list[Changed]
    texts: dict[str, list[Changed]]
    """By language."""
    words: dict[str, dict[str, str]]
    """By language what words mean that are values."""
    stale: list[str]
    """Texts that it leaves alone, though a number stands in them that it changes."""
    code: bool
    """Whether rules are replaced by code."""
    offered: bool
    """Whether it is the operator's; else somebody has brought it."""
    edition: bool = False
    """Whether it claims to be what is printed."""


class VariantGame(msgspec.Struct):
    """A variant, and what one needs to know to open a table of it."""

    variant: VariantInfo
    game: GameInfo


class VariantBoard(msgspec.Struct):
    """What a browser's board was built with, as the variant has it."""

    key: str
    game: str
    DATA: dict[str, Any]
    WORDS: dict[str, Any]
    lookups: dict[str, Any]
    texts: dict[str, str]
    """By language, in Fluent: the messages that are others."""


class ValueInfo(msgspec.Struct):
    """A value of a game's components that a variant may change, and how far."""

    name: str
    printed: Value
    bound: str
    words: list[str]
    """What it may be, where that is one of some words."""
    low: int | None
    high: int | None
    step: int
    origin: str
    """Where it comes from: `seed` (the rule book), `public`, or `designed` by us."""
    designed: bool
    called: dict[str, str]
    """Its name in words, by language."""


class AddableInfo(msgspec.Struct):
    """A table of a game to which kinds can be added."""

    table: str
    most: int
    text: str
    """By what the texts begin that are their names."""
    rows: dict[str, dict[str, str]]
    """The printed ones, and their names by language."""


class Changeable(msgspec.Struct):
    """Everything that a variant of a game may change."""

    game: str
    values: list[ValueInfo]
    addable: list[AddableInfo]
    groups: dict[str, dict[str, str]]
    """What the tables are called in which values stand, by the first part of their names."""
    texts: dict[str, dict[str, str]]
    """By language all messages, as Fluent writes them."""
    words: dict[str, dict[str, str]]
    """By language what words mean that are values."""


class Variants(Controller):
    """Variants: games with something changed."""

    path = "/api"
    tags = ("variants",)

    @get("/variants")
    async def listed(
        self,
        request: Asking,
        services: Shared,
        game: Annotated[str | None, Parameter(query="game", max_length=40)] = None,
    ) -> list[VariantInfo]:
        """The operator's variants, and one's own."""
        asking = await services.person(request)
        found = await services.workshop.listed(asking.id if asking else None)
        return [await told(request, services, one) for one in found if game in (None, one.game)]

    @post("/variants", request_max_body_size=MOST_BYTES)
    async def bring(
        self, request: Asking, services: Shared, data: JSONBody[NewVariant]
    ) -> VariantInfo:
        """Bring a variant of one's own: numbers and texts. It is tried before it is kept."""
        asking = await services.somebody(request)
        address = request.client.host if request.client else ""
        try:
            if not services.trials.take(network(address)):
                raise Refused("too_many", "too many variants at once; wait a minute", wait=60)
            return await told(
                request, services, await services.workshop.bring(asking.id, data.text)
            )
        except Refused as refused:
            if data.language == "de":
                raise Refused(
                    refused.code, german.say(refused.message), **refused.details
                ) from None
            raise

    @delete("/variants/{key:str}", status_code=200)
    async def drop(self, request: Asking, services: Shared, key: FromPath[str]) -> dict[str, bool]:
        """Take a variant away from one's own; tables that play it go on."""
        asking = await services.somebody(request)
        await services.workshop.drop(asking.id, key)
        return {"ok": True}

    @get("/variants/{key:str}")
    async def variant(self, request: Asking, services: Shared, key: FromPath[str]) -> VariantGame:
        """All that a variant changes, and the game as it is then."""
        kept = await services.workshop.kept(key)
        game = await services.varied(request, kept)
        return VariantGame(await told(request, services, kept), game_info(game, bots.offered(game)))

    @get("/variants/{key:str}/file", media_type=MediaType.TEXT)
    async def file(self, services: Shared, key: FromPath[str]) -> Response[str]:
        """The variant's file, to be kept, sent to somebody or given to `--variant`."""
        text = await services.workshop.text(key)
        name = f'attachment; filename="{key}.toml"'
        return Response(text, media_type="application/toml", headers={"content-disposition": name})

    @get("/variants/{key:str}/board")
    async def board(
        self, request: Asking, services: Shared, key: FromPath[str]
    ) -> Response[VariantBoard]:
        """What a browser needs to show a table of it."""
        kept = await services.workshop.kept(key)
        game = await services.varied(request, kept)
        return json_answer(request, msgspec.json.encode(board_of(kept.key, game)), FOR_EVER)

    @get("/games/{game:str}/changeable")
    async def changeable(
        self, request: Asking, services: Shared, game: FromPath[str]
    ) -> Response[Changeable]:
        """Everything that a variant of a game may change, and how far."""
        if game not in games.ids():
            raise Refused("unknown", "there is no such game")
        headers = {"cache-control": "public, max-age=3600"}
        return json_answer(request, await services.aside(request, may_change, game), headers)


async def told(request: Asking, services: Services, kept: KeptVariant) -> VariantInfo:
    """Return what a variant changes, beside what is printed."""
    found = await services.aside(request, changes, shelf.told(kept))
    return msgspec.structs.replace(
        found,
        key=kept.key,
        digest=kept.digest,
        code=kept.code,
        offered=kept.key in services.workshop.offered,
    )


@lru_cache(maxsize=500)
def changes(variant: Variant) -> VariantInfo:
    """Return what is known of a variant itself; to look through all texts takes a while."""
    game = variant.game
    printed = components.printed(components.home(game), variant.changes)
    texts = {language: wording.read(source) for language, source in variant.texts}
    new = components.added(variant.changes)
    names = [bounds.addable(game)[table].message(row) for table, row in new]
    defaults = {option.name: option.default for option in games.load(game).options}
    return VariantInfo(
        key="",
        game=game,
        digest="",
        names=dict(variant.name),
        about=dict(variant.about),
        author=variant.author,
        licence=variant.licence,
        added=[
            Added(
                table,
                row,
                name,
                {language: said[name] for language, said in texts.items()},
                like,
                row_names(game, table, like),
            )
            for ((table, row), like), name in zip(new.items(), names, strict=True)
        ],
        values=[
            Changed(name, printed[name], value, in_words(game, name, texts))
            for name, value in variant.changes
            if name in printed
        ],
        options=[Changed(name, defaults[name], value) for name, value in variant.options],
        texts={
            language: [
                Changed(name, wording.said(game, language)[name], text)
                for name, text in said.items()
                if name not in names
            ]
            for language, said in texts.items()
        },
        words=naming.meanings(
            game, [word for name, value in variant.changes for word in (printed.get(name), value)]
        ),
        stale=wording.stale(variant),
        code=False,
        offered=False,
        edition=variant.edition,
    )


def in_words(
    game: str, name: str, texts: Mapping[str, Mapping[str, str]] | None = None
) -> dict[str, str]:
    """Return what a value is called, by language; a variant may have more texts."""
    more = texts or {}
    return {lang: naming.called(game, name, lang, more.get(lang)) for lang in LANGUAGES}


def row_names(game: str, table: str, row: str) -> dict[str, str]:
    """Return what a printed card or tile is called, by language."""
    message = bounds.addable(game)[table].message(row)
    return {language: wording.said(game, language)[message] for language in LANGUAGES}


def board_of(key: str, game: Game) -> VariantBoard:
    """Return what a board takes in of a game."""
    variant = game.variant
    assert variant is not None
    data = components.read(f"{game.package}.data")
    return VariantBoard(
        key, game.id, data, dict(named(game)), dict(game.lookups()), dict(variant.texts)
    )


def named(game: Game) -> dict[str, list[str]]:
    """Return what the numbers in events mean, but for lists of thousands of paths."""
    listed = {name: list(m) for name, m in game.arguments.items() if not isinstance(m, str)}
    return {name: meaning for name, meaning in listed.items() if len(meaning) <= LISTED}


@lru_cache(maxsize=16)
def may_change(game: str) -> bytes:
    """Return everything that can be changed about a game, as JSON."""
    printed, origins = bounds.printed(game), components.origins(components.home(game))
    values = [
        ValueInfo(
            name,
            printed[name],
            str(bound),
            list(bound.words),
            None if bound.words or bound.like else bound.low,
            None if bound.words or bound.like else bound.high,
            bound.step,
            origins[name],
            "designed" in origins[name],
            in_words(game, name),
        )
        for name, bound in bounds.of(game).items()
    ]
    more = [
        AddableInfo(
            table,
            one.most,
            one.text,
            {row: row_names(game, table, row) for row in bounds.rows(game, table)},
        )
        for table, one in bounds.addable(game).items()
    ]
    texts = {language: wording.said(game, language) for language in LANGUAGES}
    words = naming.meanings(game, [word for value in values for word in value.words])
    groups = {
        name.partition(".")[0]: {lang: naming.group(game, name, lang) for lang in LANGUAGES}
        for name in printed
    }
    return msgspec.json.encode(Changeable(game, values, more, groups, texts, words))
