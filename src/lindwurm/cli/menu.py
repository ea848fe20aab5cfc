"""The choices of a decision as a list that fits: numbered, filtered, grouped by verb, paged.

A choice has one number as long as the decision stands, whatever part of the list is shown: the
board shows the same one where the choice leads.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from rich.text import Text

from lindwurm.cli.tables import folded

MANY = 12
"""So many choices of one verb are shown as one line where the list does not fit. Who chooses among
things that each do something else rather turns a page."""
GAP = 3


def as_typed(text: str) -> str:
    """Return a text as people type it: in small letters, with straight apostrophes.

    >>> as_typed("Sorcerer’s Sceptre")
    "sorcerer's sceptre"
    """
    return text.casefold().replace("’", "'")


def in_short(numbers: Sequence[int]) -> str:
    """Return numbers in little room.

    >>> in_short([3]), in_short([3, 4, 7]), in_short([3, 4, 5, 6])
    ('3', '3,4,7', '3–6')
    """
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    return ",".join(map(str, numbers))


def in_common(labels: Sequence[str]) -> str:
    """Return the words with which labels begin, or else those with which they all end.

    German says at the end what is done; where nothing is alike the first one stands for all.

    >>> in_common(["Lay fields on plot 1", "Lay docks on plot 2"])
    'Lay'
    >>> in_common(["Felder auf Platz 1 legen (2 Holz)", "Docks auf Platz 2 legen"])
    'legen'
    """
    bare = [re.split(r"[:(]", label)[0].split() for label in labels]
    first = _alike([label.split() for label in labels])
    words = first or _alike([words[::-1] for words in bare])[::-1] or bare[0]
    return " ".join(words).rstrip(" :(")


def _alike(labels: Sequence[Sequence[str]]) -> list[str]:
    """Return the words that labels have in common from the first one on."""
    pairs = zip(*labels, strict=False)
    return [words[0] for words in takewhile(lambda words: len(set(words)) == 1, pairs)]


@dataclass(frozen=True)
class Numbered:
    """One choice: what is typed for it, what it is called, and what it risks or does."""

    number: int
    action: int
    verb: str
    text: str
    """The action's own text form, which can be typed too."""
    label: str
    risk: str = ""
    does: str = ""
    """What the thing that is chosen does, in a sentence."""

    @property
    def sought(self) -> str:
        """All in which a word is looked for."""
        return as_typed(f"{self.text.replace('_', ' ')}\n{self.text}\n{self.label}")

    def line(self, digits: int, full: bool) -> Text:
        """Return it as a line; the full one says what the thing does."""
        line = Text().append(f"{self.number:>{digits}} ", style="rally")
        line.append(self.label)
        if self.risk:
            line.append(f"  {self.risk}", style="sea")
        if full and self.does:
            line.append(f"  {self.does}", style="faint")
        return line


@dataclass(frozen=True)
class Group:
    """Many choices of one verb in one line."""

    choices: Sequence[Numbered]
    told: str

    def line(self, digits: int, full: bool) -> Text:
        """Return the numbers, and what the choices have in common."""
        first, last = self.choices[0], self.choices[-1]
        line = Text().append(f"{first.number}–{last.number} ", style="rally")
        line.append(self.told)
        return line


class Menu:
    """The choices of one decision, and which of them are shown."""

    def __init__(
        self,
        choices: Sequence[Numbered],
        many: Callable[[str, int, str, str], str],
        paged: Callable[[int, int], str],
    ):
        """`many` words a group: what its choices have in common, how many, what to type for them.

        Last comes one of them, as it is typed.

        `paged` words which page of how many is shown.
        """
        self.choices = choices
        self.many = many
        self.paged = paged
        self.filter = ""
        self.page = 0
        self.pages = 1

    def typed(self, places: Callable[[int], Iterable[Hashable]]) -> dict[Hashable, str]:
        """Return for each place on the board the numbers that lead there."""
        found: dict[Hashable, list[int]] = {}
        for choice in self.shown:
            for place in places(choice.action):
                found.setdefault(place, []).append(choice.number)
        return {place: in_short(numbers) for place, numbers in found.items()}

    @property
    def shown(self) -> list[Numbered]:
        """The choices that the filter leaves."""
        return [c for c in self.choices if self.filter in c.sought]

    def fitting(self, text: str) -> list[Numbered]:
        """Return the choices in which some words stand."""
        wanted = " ".join(as_typed(text).split())
        verb = [c for c in self.choices if c.verb.replace("_", " ") == wanted]
        return verb or [c for c in self.choices if wanted in c.sought]

    def seek(self, text: str) -> None:
        """Show only choices with these words; with none, all of them."""
        self.filter, self.page = " ".join(as_typed(text).split()), 0

    def turn(self) -> None:
        """Show the next page; after the last the first one, and all choices again."""
        self.page += 1
        if self.page >= self.pages:
            self.seek("")

    def lines(self, width: int, rows: int) -> list[Text]:
        """Return the page that is to be shown, in at most so many rows."""
        items: list[Numbered | Group] = list(self.shown)
        digits = len(str(self.choices[-1].number))
        grouped = self._grouped(items)
        ways = ((items, True), (items, False), (grouped, True), (grouped, False))
        laid = [_laid(tried, digits, full, width, rows) for tried, full in ways]
        pages = next((one for one in laid if len(one) == 1), laid[2])
        self.pages = len(pages)
        self.page = min(self.page, self.pages - 1)
        return pages[self.page]

    def _grouped(self, items: Sequence[Numbered | Group]) -> list[Numbered | Group]:
        """Put many choices of one verb into one line, unless there is nothing else."""
        verbs: dict[str, list[Numbered]] = {}
        for item in items:
            if isinstance(item, Numbered):
                verbs.setdefault(item.verb, []).append(item)
        if len(verbs) < 2:
            return list(items)
        found: list[Numbered | Group] = []
        for verb, choices in verbs.items():
            if len(choices) < MANY or len({c.does for c in choices}) == len(choices):
                found += choices
                continue
            common = in_common([c.label for c in choices])
            one = max((c.text for c in choices), key=len)
            told = self.many(common, len(choices), verb.replace("_", " "), one)
            found.append(Group(choices, told))
        return found


def _laid(
    items: Sequence[Numbered | Group], digits: int, full: bool, width: int, rows: int
) -> list[list[Text]]:
    """Return items in pages, in columns where several fit side by side."""
    lines = [item.line(digits, full) for item in items]
    widest = max((line.cell_len for line in lines), default=0)
    columns = max(1, min(4, (width + GAP) // (widest + GAP)))
    if columns == 1:
        return _pages([list(folded(line, width, digits + 1)) for line in lines], rows)
    room = (width + GAP) // columns
    pages = []
    for start in range(0, len(lines), rows * columns):
        part = lines[start : start + rows * columns]
        height = rows if len(lines) > rows * columns else -(-len(part) // columns)
        page = []
        for row in range(min(height, len(part))):
            line = Text()
            for cell in part[row::height]:
                line.append(" " * (-line.cell_len % room)).append_text(cell)
            page.append(line)
        pages.append(page)
    return pages


def _pages(items: Sequence[list[Text]], rows: int) -> list[list[Text]]:
    pages: list[list[Text]] = [[]]
    for lines in items:
        if pages[-1] and len(pages[-1]) + len(lines) > rows:
            pages.append([])
        pages[-1] += lines[:rows]
    return pages
