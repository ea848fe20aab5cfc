"""Texts that a variant changes: one message of the game, said otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.serializer import serialize_expression

from lindwurm.kernel.game import Game
from lindwurm.kernel.texts import LANGUAGES, number
from lindwurm.kernel.variant import Value, Variant
from lindwurm.variants import bounds, components

LONGEST, MOST_PARTS = 1_000, 20
"""Letters of a text, and places in it where something is put in."""
NOTICED = 50
"""Numbers from here on are looked for in texts."""


def source(message: str, text: str) -> str:
    """Return a message as Fluent writes it: further lines are indented."""
    return f"{message} = " + "\n    ".join(text.splitlines()) + "\n"


Messages = Mapping[str, ast.Message]


def known(game: str, language: str, added: Iterable[tuple[str, Value]] = ()) -> Messages:
    """Return a game's messages by id; with names of rows that are added, like those of others."""
    own = messages(game, language)
    may = bounds.addable(game)
    new = components.added(added).items()
    return own | {may[t].message(row): own[may[t].message(like)] for (t, row), like in new}


def problem(game: Game, known: Messages, message: str, text: object) -> str | None:
    """Return why a text cannot stand for one of the messages that are known, or None."""
    if message not in known:
        return f"{game.id} has no such text"
    if not isinstance(text, str) or not text.strip():
        return "it is empty, or no text"
    if len(text) > LONGEST:
        return f"a text has at most {LONGEST:,} letters"
    found = FluentParser().parse(source(message, text)).body
    if len(found) != 1 or not isinstance(found[0], ast.Message) or found[0].attributes:
        return "it cannot be read as Fluent"
    used = _references(found[0].value)
    if message in used:
        return "it speaks of itself"
    if more := set(used) - set(_references(known[message].value)):
        return f"it names {min(more)}, which the game's own text does not"
    if len(used) > MOST_PARTS:
        return f"it names something more than {MOST_PARTS} times"
    return None


def stale(variant: Variant) -> list[str]:
    """Return texts that the variant leaves alone and in which a number stands that it changes.

    Small numbers stand everywhere, and are not looked for.
    """
    game, found = variant.game, set()
    printed = components.printed(components.home(game), variant.changes)
    before = [value for name, _ in variant.changes if type(value := printed.get(name)) is int]
    for language in LANGUAGES:
        own = FluentParser().parse(dict(variant.texts).get(language, "")).body
        changed = {one.id.name for one in own if isinstance(one, ast.Message)}
        for name, message in messages(game, language).items():
            text = FluentSerializer().serialize_entry(message)
            looked = [number(value, language) for value in before if value >= NOTICED]
            if name not in changed and any(
                re.search(rf"(?<![\d.,]){n}(?![\d])", text) for n in looked
            ):
                found.add(name)
    return sorted(found)


@cache
def messages(game: str, language: str) -> dict[str, ast.Message]:
    """Return the messages of a game's own texts, by id."""
    text = files(components.home(game)).joinpath(f"text.{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    return {one.id.name: one for one in body if isinstance(one, ast.Message)}


@cache
def said(game: str, language: str) -> dict[str, str]:
    """Return what a game's own messages say, by id, as Fluent writes it."""
    return {name: _value(message) for name, message in messages(game, language).items()}


def read(source: str) -> dict[str, str]:
    """Return what messages say, by id."""
    body = FluentParser().parse(source).body
    return {one.id.name: _value(one) for one in body if isinstance(one, ast.Message)}


def _value(message: ast.Message) -> str:
    written = FluentSerializer().serialize_entry(message).partition("=")[2]
    return "\n".join(line.removeprefix("    ") for line in written.strip().splitlines())


def _references(node: Any) -> list[str]:
    """Return what a pattern refers to: `$variables`, `-terms`, other messages, FUNCTIONS()."""
    if isinstance(node, list):
        return [name for one in node for name in _references(one)]
    if not isinstance(node, ast.BaseNode):
        return []
    signs = {ast.VariableReference: "$", ast.TermReference: "-", ast.MessageReference: ""}
    own = [sign + vars(node)["id"].name for kind, sign in signs.items() if isinstance(node, kind)]
    if isinstance(node, ast.FunctionReference):
        own = [serialize_expression(node)]
    return own + _references(list(vars(node).values()))
