"""Actions are small integers with names.

A game declares verbs with finite parameters. From that come the integer code (masks, compiled
search), the text form (terminal, logs, records) and the JSON form (web).

>>> class Act(Actions):
...     RECRUIT = verb()
...     SKIRMISH = verb(seat(5))
...     KEEP = verb(named("item", "bag egg"))
>>> Act.SKIRMISH  # the first action of that verb; its parameters count up from it
1
>>> verbs = Act.VERBS
>>> verbs.size
8
>>> verbs.text(2), verbs.parse("skirmish 2"), verbs.json(2)
('skirmish 2', 2, {'verb': 'skirmish', 'seat': 2})
>>> verbs.parse("keep egg"), verbs.from_json({"verb": "keep", "item": "egg"})
(7, 7)
>>> verbs.parse("keep calm")
Traceback (most recent call last):
...
lindwurm.kernel.actions.ActionError: 'calm' is not a possible item of 'keep' (bag, egg)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from lindwurm.kernel.rule import Numbers


class ActionError(ValueError):
    """An action's text, JSON or number names nothing that exists in the game."""


@dataclass(frozen=True)
class Parameter:
    """A finite parameter of a verb: its name and the text of each of its values."""

    name: str
    values: tuple[str, ...]
    numeric: bool = False
    """Whether the JSON form is a number."""
    base: int = 0
    """What rules call the first value; the others count up from it."""
    seat: bool = False
    """Whether it names a seat."""

    def index(self, value: object, verb: str) -> int:
        """Return the index of a value given as text (or number), or raise ActionError."""
        text = str(value)
        if text in self.values and not isinstance(value, bool):
            return self.values.index(text)
        known = ", ".join(self.values[:12]) + (", …" if len(self.values) > 12 else "")
        raise ActionError(f"{text!r} is not a possible {self.name} of {verb!r} ({known})")

    def json(self, index: int) -> int | str:
        """Return the JSON form of the value with this index."""
        return int(self.values[index]) if self.numeric else self.values[index]


def number(name: str, count: int, first: int = 0, base: int = 0) -> Parameter:
    """Declare a parameter of whole numbers first..first+count-1; rules count from `base`."""
    return Parameter(name, tuple(str(first + i) for i in range(count)), numeric=True, base=base)


def seat(seats: int, name: str = "seat") -> Parameter:
    """Declare a parameter that names a seat; people count seats from 1."""
    return replace(number(name, seats, 1), seat=True)


def named(name: str, values: str | Iterable[str], base: int = 0) -> Parameter:
    """Declare a parameter with a word for each value; rules count them from `base`."""
    words = tuple(values.split() if isinstance(values, str) else values)
    return Parameter(name, words, base=base)


def verb(*parameters: Parameter) -> int:
    """Declare a verb of :class:`Actions`, which is then the number of its first action."""
    return Verb("", *parameters)  # type: ignore[return-value]


class Verb:
    """A verb with its parameters, in order."""

    def __init__(self, name: str, *parameters: Parameter):
        self.name = name
        self.parameters = parameters
        self.size = 1
        for p in parameters:
            self.size *= len(p.values)

    def split(self, code: int) -> tuple[int, ...]:
        """Return the parameter indexes of the verb's action number `code` (0-based)."""
        indexes = []
        for p in reversed(self.parameters):
            code, index = divmod(code, len(p.values))
            indexes.append(index)
        return tuple(reversed(indexes))

    def join(self, indexes: Iterable[int]) -> int:
        """Return the verb's action number for these parameter indexes."""
        code = 0
        for p, index in zip(self.parameters, indexes, strict=True):
            code = code * len(p.values) + index
        return code


class Verbs:
    """All verbs of a game, numbered one after the other."""

    def __init__(self, *verbs: Verb):
        self.verbs = verbs
        self.first: dict[str, int] = {}
        size = 0
        for verb in verbs:
            if verb.name in self.first:
                raise ValueError(f"the verb {verb.name!r} is declared twice")
            self.first[verb.name] = size
            size += verb.size
        self.size = size
        """Number of actions of the game: the length of an action mask."""
        self._by_code = [v for v in verbs for _ in range(v.size)]
        self._splits: dict[int, tuple[Verb, tuple[int, ...]]] = {}
        self._texts: dict[int, str] = {}
        self._codes: dict[str, int] = {}
        """What has been asked for is kept: the same few come again and again."""

    def __getitem__(self, name: str) -> int:
        """Return the first action number of a verb; parameters count up from it."""
        return self.first[name]

    def verb(self, code: int) -> Verb:
        """Return the verb of an action number."""
        if isinstance(code, bool) or not isinstance(code, int) or not 0 <= code < self.size:
            raise ActionError(f"there is no action number {code!r} (0..{self.size - 1})")
        return self._by_code[code]

    def split(self, code: int) -> tuple[Verb, tuple[int, ...]]:
        """Return verb and parameter indexes of an action number."""
        if type(code) is int and (known := self._splits.get(code)) is not None:
            return known
        verb = self.verb(code)
        found = self._splits[code] = verb, verb.split(code - self.first[verb.name])
        return found

    def code(self, name: str, *indexes: int) -> int:
        """Return the action number of a verb with parameter indexes (0-based)."""
        verb = self._named(name)
        return self.first[name] + verb.join(indexes)

    def text(self, code: int) -> str:
        """Return the text form of an action, e.g. 'skirmish 2'."""
        if type(code) is int and (known := self._texts.get(code)) is not None:
            return known
        verb, indexes = self.split(code)
        words = [p.values[i] for p, i in zip(verb.parameters, indexes, strict=True)]
        text = self._texts[code] = " ".join([verb.name, *words])
        self._codes[text] = code
        return text

    def parse(self, text: str) -> int:
        """Return the action number of a text form."""
        if (known := self._codes.get(text)) is not None:
            return known
        words = text.split()
        if not words:
            raise ActionError("an action needs a verb")
        return self._build(words[0], words[1:])

    def json(self, code: int) -> dict[str, Any]:
        """Return the JSON form of an action, e.g. {'verb': 'skirmish', 'seat': 2}."""
        verb, indexes = self.split(code)
        values = {p.name: p.json(i) for p, i in zip(verb.parameters, indexes, strict=True)}
        return {"verb": verb.name, **values}

    def from_json(self, data: object) -> int:
        """Return the action number of a JSON form."""
        if not isinstance(data, Mapping) or not isinstance(data.get("verb"), str):
            raise ActionError("an action is an object with a 'verb'")
        verb = self._named(data["verb"])
        names = [p.name for p in verb.parameters]
        if set(data) != {"verb", *names}:
            raise ActionError(f"{verb.name!r} takes {', '.join(names) or 'nothing else'}")
        return self._build(verb.name, [data[name] for name in names])

    def _named(self, name: str) -> Verb:
        if name not in self.first:
            known = ", ".join(v.name for v in self.verbs)
            raise ActionError(f"there is no verb {name!r} (verbs: {known})")
        return self._by_code[self.first[name]]

    def _build(self, name: str, values: list[Any]) -> int:
        verb = self._named(name)
        if len(values) != len(verb.parameters):
            wanted = " ".join([name, *(f"<{p.name}>" for p in verb.parameters)])
            raise ActionError(f"{name!r} is written: {wanted}")
        indexes = [p.index(v, name) for p, v in zip(verb.parameters, values, strict=True)]
        return self.first[name] + verb.join(indexes)


class Actions(Numbers):
    """A game's verbs, declared as attributes: to rules each is the number of its first action."""

    VERBS: ClassVar[Verbs]

    def __init_subclass__(cls) -> None:
        """Number the verbs in the order of their declaration."""
        declared = [(name, v) for name, v in vars(cls).items() if isinstance(v, Verb)]
        cls.VERBS = Verbs(*(Verb(name.lower(), *v.parameters) for name, v in declared))
        cls.NUMBERS = {name: cls.VERBS[name.lower()] for name, _ in declared}
        for name, first in cls.NUMBERS.items():
            setattr(cls, name, first)
