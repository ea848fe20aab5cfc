"""HTTP for score pads: what can be entered, and what the entries come to.

Nothing is kept and nobody has to say who they are: whoever has the entries sends all of them, and
is told what the game's own rules make of them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta

from lindwurm import games, pads
from lindwurm.kernel.game import Game, Option, OptionError
from lindwurm.kernel.texts import Texts
from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import Language, Name, VariantKey
from lindwurm.server.http.rules import packed, sent
from lindwurm.server.services import Services, Shared
from lindwurm.server.store import shelf
from lindwurm.server.thinking.bounded import ACTING, Endless, bounded

MOST_BYTES = 256 * 1024
"""A long evening: all entries of a pad come at once."""


class FieldInfo(msgspec.Struct):
    """One thing that an entry says, and what can be said."""

    name: str
    label: str
    kind: str
    """number, each (one for every person), dice, choice, person."""
    least: int
    most: int
    step: int
    usual: int
    faces: int
    choices: list[str]


class LineInfo(msgspec.Struct):
    """What can be entered. `once`: a later entry takes the place of an earlier one."""

    name: str
    label: str
    once: bool
    common: bool
    fields: list[FieldInfo]


class PadOption(msgspec.Struct):
    """An option of the game on which the counting depends; the first value is the usual one."""

    name: str
    label: str
    values: list[str]
    labels: list[str]


class PadInfo(msgspec.Struct):
    """The score pad of a game in one language."""

    game: str
    language: str
    people: list[int]
    """How many may play."""
    options: list[PadOption]
    lines: list[LineInfo]


class PadEntries(msgspec.Struct, forbid_unknown_fields=True):
    """All that was entered on a pad, and by whom it is played."""

    names: Annotated[list[Name], Meta(min_length=1, max_length=pads.MOST_PEOPLE)]
    entries: Annotated[list[pads.PadEntry], Meta(max_length=pads.MOST_ENTRIES)] = []
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}


class PadSaid(msgspec.Struct):
    """What all entries come to; or why that cannot be, and the rule that says so, if one does."""

    counted: pads.Reckoned | None
    wrong: pads.Because | None = None


class Pads(Controller):
    """Score pads, for those who play with their own box."""

    path = "/api/games"
    tags = ("pads",)

    @get("/{game:str}/pad")
    async def pad(
        self,
        request: Request[Any, Any, Any],
        services: Shared,
        game: FromPath[str],
        language: Annotated[Language, Parameter(query="language")] = "en",
        variant: Annotated[VariantKey | None, Parameter(query="variant")] = None,
    ) -> Response[PadInfo]:
        """What can be entered on a game's score pad."""
        return sent(request, *told(await _played(request, services, game, variant), language))

    @post("/{game:str}/pad", status_code=200, request_max_body_size=MOST_BYTES)
    async def count(
        self,
        request: Request[Any, Any, Any],
        services: Shared,
        game: FromPath[str],
        data: JSONBody[PadEntries],
        language: Annotated[Language, Parameter(query="language")] = "en",
        variant: Annotated[VariantKey | None, Parameter(query="variant")] = None,
    ) -> PadSaid:
        """What all entries come to; or what is wrong with one of them, by which rule."""
        played = await _played(request, services, game, variant)
        try:
            return PadSaid(await services.aside(request, _counted, played, data, language))
        except pads.Wrong as error:
            return PadSaid(None, pads.Because(str(error), [error.rule] if error.rule else []))
        except OptionError as error:
            raise Refused("malformed", str(error)) from None


async def _played(
    request: Request[Any, Any, Any], services: Services, game: str, variant: str | None
) -> Game:
    """Return the game, or what a variant makes of it; or refuse."""
    if game not in games.ids():
        raise Refused("unknown", "there is no such game")
    if variant is None:
        return games.load(game)
    played = await services.varied(request, await services.workshop.kept(variant))
    if played.id != game:
        raise Refused("malformed", f"that is a variant of {played.id}, not of {game}")
    return played


def _counted(game: Game, data: PadEntries, language: str) -> pads.Reckoned:
    """Return what all entries come to; of a variant whose rules have no end, that is all."""
    pad = _pad(game)
    try:
        with bounded(game, ACTING):
            return pad.count(data.names, data.entries, data.options, language)
    except Endless as error:
        raise Refused("broken", str(error)) from None


def _pad(game: Game) -> pads.Pad:
    found = pads.find(game)
    if found is None:
        raise Refused("unknown", "this game has no score pad")
    return found


@lru_cache(maxsize=32)
def told(game: Game, language: str) -> tuple[bytes, bytes, str]:
    """Return a pad as JSON, the same packed, and its tag."""
    pad, texts = _pad(game), Texts(game, language)
    return packed(
        PadInfo(
            game=game.id,
            language=language,
            people=list(pad.seats),
            options=[_option(one, texts) for one in pad.options],
            lines=[
                LineInfo(
                    line.name,
                    pads.label(texts, line),
                    line.once,
                    line.common,
                    [_field(one, line, texts) for one in line.fields],
                )
                for line in pad.lines.values()
            ],
        )
    )


shelf.LET_GO.append(told.cache_clear)
shelf.LET_GO.append(pads.find.cache_clear)


def _field(one: pads.PadField, line: pads.PadLine, texts: Texts) -> FieldInfo:
    return FieldInfo(
        name=one.name,
        label=pads.label(texts, line, one),
        kind=one.kind,
        least=one.least,
        most=one.most,
        step=one.step,
        usual=one.usual,
        faces=one.faces,
        choices=[texts(choice) for choice in one.choices],
    )


def _option(option: Option, texts: Texts) -> PadOption:
    name = f"option-{option.name.replace('_', '-')}"
    ids = [f"{name}-{value.replace('_', '-')}" for value in option.values]
    labels = [
        texts(one) if one in texts else value for one, value in zip(ids, option.values, strict=True)
    ]
    return PadOption(option.name, texts(name), list(option.values), labels)
