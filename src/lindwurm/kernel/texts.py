"""Texts in both languages, from the `text.<language>.ftl` files beside each game (Fluent).

What only a lesson says stands in `lesson.<language>.ftl`.

Every action, event, fact and reason has a sentence; from these come the terminal table, the log,
screen-reader text and the web client's words.

Message ids of a game: `game-name`, `game-tagline`, `action-<verb>`, `event-<kind>`, `why-<number>`,
`phase-<…>`, and whatever its tables need.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal

from lindwurm.kernel.events import Event
from lindwurm.kernel.game import NUMBER, SEAT, Game
from lindwurm.kernel.variant import LAYERS

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de")
MARKS = [chr(0xE000 + seat) for seat in range(64)]
"""Characters that stand for the names of the seats; no text has them."""
_SEATS = frozenset(MARKS)
_MENTIONED = [chr(0xE040 + at) for at in range(64)]
"""Characters that stand for numbers and words which a sentence only mentions."""
_MARK = re.compile(f"[{MARKS[0]}-{_MENTIONED[-1]}]")

_actions: dict[tuple[str, str, int], tuple[str, tuple[tuple[str, int | str], ...]]] = {}
"""For each action the message and the arguments of its label, where they have been asked for."""
_events: dict[tuple[str, int, str], tuple[str, tuple[str, ...], tuple[int, ...]]] = {}
"""For each kind of event the message, the names of its arguments, and which of them are seats."""


@lru_cache(maxsize=20_000)
def number(value: float, language: str, decimals: int = 0) -> str:
    """Return a number as a language writes it (and Fluent too): with its point and its groups.

    >>> number(4950, "en"), number(4950, "de"), number(1.54, "de", decimals=1)
    ('4,950', '4.950', '1,5')
    """
    from babel.numbers import format_decimal

    pattern = "#,##0" + ("." + "0" * decimals if decimals else "")
    return format_decimal(round(value, decimals), pattern, language)


class MissingText(KeyError):
    """A message is missing in a language file, or one of its arguments is."""


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r} ({', '.join(LANGUAGES)})")
    bundle = FluentBundle([language], use_isolating=False)
    for whose in ("lindwurm.kernel", package):
        for name in ("text", "lesson"):
            text = source(whose, name, language)
            bundle.add_resource(FluentResource(text), allow_overrides=True)
    if package in LAYERS:
        changed = dict(LAYERS[package].texts).get(language, "")
        bundle.add_resource(FluentResource(changed), allow_overrides=True)
    return bundle


def source(package: str, name: str, language: str) -> str:
    """Return a file of texts as it was written: of the rules (`text`), or of a lesson, if any."""
    file = files(package).joinpath(f"{name}.{language}.ftl")
    return file.read_text("utf-8") if name == "text" or file.is_file() else ""


class Words:
    """All messages of a package that has texts of its own, in one language."""

    def __init__(self, package: str, language: str):
        self.language = language
        self._package = package
        self._bundle = _bundle(package, language)

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def __call__(self, message: str, **arguments: Any) -> str:
        """Return a message with its arguments filled in; raises MissingText."""
        return _formatted(self._package, self.language, message, tuple(arguments.items()))

    def listed(self, parts: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
        """Return several things as the language joins them: by "and", or by "or"."""
        from babel.lists import format_list

        return format_list([one for one in parts if one], style, self.language)


@lru_cache(maxsize=20_000)
def _formatted(
    package: str, language: str, message: str, arguments: tuple[tuple[str, Any], ...]
) -> str:
    """Return a message in words. The same few thousand are told over and over again."""
    bundle = _bundle(package, language)
    if not bundle.has_message(message):
        raise MissingText(f"{package} has no text {message!r} in {language!r}")
    pattern = bundle.get_message(message).value
    assert pattern is not None  # has_message is true only for messages with a value
    text, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors:
        raise MissingText(f"text {message!r} in {language!r}: {errors[0]}")
    return str(text)


@cache
def _deciding(package: str, language: str, message: str) -> frozenset[str]:
    """Return the arguments on which the wording of a message depends.

    The others are only mentioned, so that the words around them are always the same.
    """
    from fluent.syntax import ast

    bundle, found = _bundle(package, language), set()

    def look(at: Any, decides: bool) -> None:
        if isinstance(at, list):
            for one in at:
                look(one, decides)
        elif isinstance(at, ast.VariableReference):
            if decides:
                found.add(at.id.name)
        elif isinstance(at, ast.MessageReference):
            look(bundle.get_message(at.id.name).value, decides)
        elif isinstance(at, ast.BaseNode):
            for name, part in vars(at).items():
                called = isinstance(at, ast.FunctionReference | ast.TermReference)
                look(part, decides or called or name == "selector")

    if bundle.has_message(message):
        look(bundle.get_message(message).value, False)
    return frozenset(found)


class Texts(Words):
    """The words of one game in one language, for a table with named seats."""

    def __init__(self, game: Game, language: str = "en", names: Sequence[str] = ()):
        super().__init__(game.package, language)
        self.game = game
        self.names = tuple(names)

    def seat(self, seat: int) -> str:
        """Return the name of a seat."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self("seat-name", number=seat + 1)

    def argument(self, name: str, value: int) -> int | str:
        """Return a named integer of an event or action in words (or as the number it is)."""
        meaning = self.game.arguments.get(name, NUMBER)
        if meaning == SEAT:
            return self.seat(value)
        if meaning == NUMBER:
            return value
        text = meaning[value]
        if text in self:
            return self(text)
        several = text.split()  # a throw: the names of its faces, one after the other
        if len(several) > 1 and all(one in self for one in several):
            return ", ".join(self(one) for one in several)
        return text

    def action(self, code: int, state: Any = None, seat: int | None = None) -> str:
        """Return the label of an action; with a state, what it would bring is told too."""
        if state is None or seat is None:
            return self.label(code, {})
        return self.label(code, self.game.details(state, seat, code))

    def label(self, code: int, details: Mapping[str, int | str]) -> str:
        """Return the label of an action with these details of what it would bring."""
        key = self._package, self.language, code
        if (known := _actions.get(key)) is None:
            verb, indexes = self.game.verbs.split(code)
            arguments = tuple(
                (p.name, self._marked(p.name, i) if p.name in self.game.arguments else p.json(i))
                for p, i in zip(verb.parameters, indexes, strict=True)
            )
            known = _actions[key] = f"action-{verb.name.replace('_', '-')}", arguments
        message, arguments = known
        if phrases := self.game.phrases:
            details = {
                n: _phrased(self.game, self.language, n, v) if n in phrases else v
                for n, v in details.items()
            }
        return self._told(message, {**dict(arguments), **details})

    def event(self, event: Event, reader: int | None = None, form: str = "event") -> str:
        """Return the sentence for an event; an empty one for events without words.

        It may say "you" to its reader: `$you` is the name of the argument that is the reader's
        seat, or "none". Other forms are parts of a line: `tail`, `because`.
        """
        if (known := _events.get((self._package, event.kind, form))) is None:
            names = tuple(self.game.event_arguments.get(event.kind, ()))
            seats = tuple(i for i, n in enumerate(names) if self.game.arguments.get(n) == SEAT)
            known = _events[self._package, event.kind, form] = (
                self.named(form, event.kind),
                names,
                seats,
            )
        message, names, seats = known
        values = (event.a, event.b, event.c)
        arguments = {n: self._marked(n, v) for n, v in zip(names, values, strict=False)}
        if "you" in _deciding(self._package, self.language, message):
            arguments["you"] = next((names[i] for i in seats if values[i] == reader), "none")
        return self._told(message, arguments)

    def named(self, form: str, kind: int) -> str:
        """Return the id of the message about a kind of event: `event-rolled`, `tail-rolled`."""
        return f"{form}-{self.game.events(kind).name.lower().replace('_', '-')}"

    def _marked(self, name: str, value: int) -> int | str:
        """Return an argument as :meth:`argument` does, but a mark in place of a seat's name."""
        if self.game.arguments.get(name) == SEAT and 0 <= value < len(MARKS):
            return MARKS[value]
        return self.argument(name, value)

    def _told(self, message: str, arguments: dict[str, int | str]) -> str:
        """Return a sentence. What it only mentions is put in last: the words are made only once."""
        deciding = _deciding(self._package, self.language, message)
        late = [(n, v) for n, v in arguments.items() if n not in deciding and v not in _SEATS]
        marked = {name: mark for (name, _), mark in zip(late, _MENTIONED, strict=False)}
        text = _formatted(
            self._package, self.language, message, tuple({**arguments, **marked}.items())
        )
        if text.isascii():
            return text

        def put_in(mark: re.Match[str]) -> str:
            at = ord(mark.group()) - ord(MARKS[0])
            if at < len(MARKS):
                return self.seat(at)
            value = late[at - len(MARKS)][1]
            return value if isinstance(value, str) else number(value, self.language)

        return _MARK.sub(put_in, text)

    def draw(self, kind: int) -> str:
        """Return what a kind of draw decides: 'a soldier die', 'who begins'."""
        return self(f"draw-{self.game.draws(kind).name.lower().replace('_', '-')}")

    def why(self, reason: Any) -> str:
        """Return the sentence for a :class:`lindwurm.kernel.reasons.Reason`."""
        return self(f"why-{reason.key}", **reason.facts)


@lru_cache(maxsize=20_000)
def _phrased(game: Game, language: str, name: str, value: int | str) -> str:
    """Return a detail in words; the same ones come again and again."""
    return game.phrases[name](Texts(game, language), value)
