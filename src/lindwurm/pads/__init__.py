"""Score pads: people play with their own box, and Lindwurm only counts.

A pad is a list of entries, one below the other as on paper: "Anna set aside 1 1 5", "Ben has 14
power". What can be entered and what it comes to is a game's own matter: its `pad.py` names the
lines and has one function that counts them, with the game's own numbers, those of a variant
included. Nothing is kept here: whoever has the entries asks what they come to. The last entry is
taken back by leaving it out.

>>> from lindwurm.games import load
>>> pad = find(load("dragon_farkle"))
>>> told = [PadEntry("throw", 0, {"dice": [1, 1, 5]}), PadEntry("home", 0)]
>>> [person.total for person in pad.count(["Anna", "Ben"], told).people]
[250, 0]
>>> pad.count(["Anna", "Ben"], [PadEntry("throw", 0, {"dice": [1, 2]})])
Traceback (most recent call last):
...
lindwurm.pads.Wrong: These dice do not all score: 1, 2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, Struct

from lindwurm.kernel.game import Game, Option
from lindwurm.kernel.texts import Texts, Words

Value = int | Annotated[list[int], Meta(max_length=40)]
"""What is entered: a number, the number of a choice or of a person, or several of them."""
MOST_ENTRIES = 2_000
MOST_PEOPLE = 6


class PadField(Struct, frozen=True):
    """One thing that an entry says."""

    name: str
    kind: Literal["number", "each", "dice", "choice", "person"]
    """A number, one for each person, faces of dice, one of `choices`, another person."""
    least: int = 0
    most: int = 0
    """The smallest and the largest number; of dice, how few and how many."""
    step: int = 1
    usual: int = 0
    """The number that stands there first."""
    choices: tuple[str, ...] = ()
    """Ids of texts."""
    faces: int = 6
    """Of a die."""


class PadLine(Struct, frozen=True):
    """What can be entered."""

    name: str
    fields: tuple[PadField, ...] = ()
    once: bool = False
    """Stands once for a person (or the table): a later entry takes the place of an earlier one."""
    common: bool = False
    """Is not one person's matter."""


class PadEntry(Struct, forbid_unknown_fields=True):
    """What somebody has entered: a line, whose, and what it says."""

    line: Annotated[str, Meta(max_length=40)]
    who: Annotated[int, Meta(ge=0, lt=MOST_PEOPLE)] | None = None
    values: dict[Annotated[str, Meta(max_length=40)], Value] = {}


class PadPart(Struct):
    """A part of what somebody has, and its name."""

    label: str
    points: int


class PadPerson(Struct):
    """What somebody has: a total, made of parts; and a place, once there are places."""

    name: str
    total: int
    parts: list[PadPart] = []
    place: int | None = None
    note: str = ""
    """What else is to be known of them now."""


class Because(Struct):
    """A sentence, and the rules that say so: who has won, or what is wrong."""

    text: str
    rules: list[str]


class Reckoned(Struct):
    """What all entries come to."""

    people: list[PadPerson]
    over: bool = False
    winners: list[int] = []
    why: list[Because] = []
    missing: list[str] = []
    """What is still to be entered before anybody has won, a sentence each."""


class Wrong(ValueError):
    """Something was entered that cannot be: one sentence says why, and a rule where one does."""

    def __init__(self, sentence: str, rule: str | None = None):
        super().__init__(sentence)
        self.rule = rule


class Entered(NamedTuple):
    """All that was entered, as a game's pad counts it: every entry says what it must."""

    names: Sequence[str]
    options: Mapping[str, int]
    """As the rules see them."""
    entries: Sequence[PadEntry]
    texts: Texts

    @property
    def people(self) -> range:
        """Everybody who plays."""
        return range(len(self.names))

    def last(self, line: str) -> list[dict[str, Any] | None]:
        """Return what was entered last in a line for each person; None for who has nothing."""
        found: list[dict[str, Any] | None] = [None for _ in self.names]
        for one in self.entries:
            if one.line == line and one.who is not None:
                found[one.who] = one.values
        return found

    def common(self, line: str) -> list[dict[str, Any]]:
        """Return what was entered in a line for the whole table."""
        return [one.values for one in self.entries if one.line == line]

    def wrong(self, message: str, rule: str | None = None, **facts: Any) -> Wrong:
        """Return what is to be raised: a sentence of the game."""
        return Wrong(self.texts(message, **facts), rule)

    def because(self, message: str, *rules: str, **facts: Any) -> Because:
        """Return why it is so: a sentence of the game, and its rules."""
        return Because(self.texts(message, **facts), list(rules))

    def listed(self, people: Iterable[int]) -> str:
        """Return the names of some people."""
        return self.texts.listed([self.names[p] for p in people])


class Pad:
    """The score pad of a game."""

    def __init__(
        self,
        game: Game,
        lines: Sequence[PadLine],
        counted: Callable[[Entered], Reckoned],
        options: Sequence[str] = (),
    ):
        self.game = game
        self.lines = {line.name: line for line in lines}
        self._counted = counted
        self.options: list[Option] = [o for o in game.options if o.name in options]

    @property
    def seats(self) -> range:
        """For how many people it is."""
        return range(max(2, self.game.seats.start), min(MOST_PEOPLE + 1, self.game.seats.stop))

    def count(
        self,
        names: Sequence[str],
        entries: Sequence[PadEntry],
        options: Mapping[str, str] | None = None,
        language: str = "en",
    ) -> Reckoned:
        """Return what all entries come to; raises Wrong, or OptionError."""
        say = words(language)
        if len(names) not in self.seats:
            least, most = self.seats.start, self.seats.stop - 1
            raise Wrong(say("pad-wrong-people", least=least, most=most))
        if len({name.casefold() for name in names}) < len(names):
            raise Wrong(say("pad-wrong-names"))
        chosen = self.game.option_codes(len(names), options)
        codes = {o.name: code for o, code in zip(self.game.options, chosen, strict=True)}
        texts = Texts(self.game, language, names)
        for entry in entries:
            self._check(entry, names, texts)
        return self._counted(Entered(names, codes, entries, texts))

    def _check(self, entry: PadEntry, names: Sequence[str], texts: Texts) -> None:
        """Refuse an entry that does not say what its line asks for; put in what is usual."""
        say = words(texts.language)
        line = self.lines.get(entry.line)
        if line is None:
            raise Wrong(say("pad-wrong-line", line=entry.line))
        if line.common != (entry.who is None):
            raise Wrong(say("pad-wrong-who", line=label(texts, line)))
        if entry.who is not None and entry.who >= len(names):
            raise Wrong(say("pad-wrong-who", line=label(texts, line)))
        if unknown := entry.values.keys() - {one.name for one in line.fields}:
            raise Wrong(say("pad-wrong-field", line=label(texts, line), field=min(unknown)))
        for one in line.fields:
            entry.values[one.name] = self._value(one, line, entry, names, texts)

    def _value(
        self, one: PadField, line: PadLine, entry: PadEntry, names: Sequence[str], texts: Texts
    ) -> Value:
        """Return what a field says, what is usual if it says nothing; or refuse it."""
        say, called = words(texts.language), label(texts, line, one)
        value = entry.values.get(one.name)
        if value is None and one.kind in ("number", "choice"):
            return one.usual
        if value is None and one.kind == "dice" and one.least == 0:
            return []
        if isinstance(value, list) != (one.kind in ("each", "dice")) or value is None:
            raise Wrong(say("pad-wrong-absent", field=called))
        parts = value if isinstance(value, list) else [value]
        wrong, facts = _wrong(one, parts, len(names), entry.who)
        if wrong:
            raise Wrong(say(f"pad-wrong-{wrong}", field=called, **facts))
        return value


def _wrong(
    one: PadField, parts: Sequence[int], people: int, who: int | None
) -> tuple[str, dict[str, int]]:
    """Return what is wrong with what a field says: the end of a text's id, and its facts."""
    bounds = {"least": one.least, "most": one.most}
    match one.kind:
        case "each" if len(parts) != people:
            return "each", {}
        case "number" | "each":
            if any(not one.least <= part <= one.most for part in parts):
                return "range", bounds
            return ("step", {"step": one.step}) if any(p % one.step for p in parts) else ("", {})
        case "dice":
            if not one.least <= len(parts) <= one.most:
                return "dice", bounds
            known = all(1 <= part <= one.faces for part in parts)
            return ("", {}) if known else ("face", {"faces": one.faces})
        case "person":
            other = 0 <= parts[0] < people and parts[0] != who
            return ("", {}) if other else ("person", {})
        case "choice":
            return ("", {}) if 0 <= parts[0] < len(one.choices) else ("choice", {})


def label(texts: Texts, line: PadLine, field: PadField | None = None) -> str:
    """Return the name of a line, or of one of its fields, in words."""
    return texts(f"pad-{line.name}" + (f"-{field.name}" if field else ""))


@cache
def words(language: str) -> Words:
    """Return the words of all pads in a language."""
    return Words("lindwurm.pads", language)


def given(game: Game) -> bool:
    """Return whether a game has a score pad."""
    return find_spec(f"{game.package}.pad") is not None


@cache
def find(game: Game) -> Pad | None:
    """Return the score pad of a game, with the numbers of its variant; None if it has none."""
    if not given(game):
        return None
    declared = import_module(f"{game.package}.pad")
    return Pad(game, declared.LINES, declared.counted, declared.OPTIONS)


def placed(people: Sequence[int], ahead: Callable[[int, int], bool]) -> list[int]:
    """Return everybody's place: one more than are ahead of them.

    >>> placed(range(3), lambda a, b: (30, 20, 20)[a] > (30, 20, 20)[b])
    [1, 2, 2]
    """
    return [1 + sum(ahead(other, one) for other in people) for one in people]
