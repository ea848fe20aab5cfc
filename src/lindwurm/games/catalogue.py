"""Read a rules catalogue: which ids it defines, where each stands, and what it says.

An id is the catalogue's prefix, a letter for special series (E edge case, R ruling, X vector) and
a number. It is defined where it opens

* a bullet, ``- **DF-62** In Recruitment …``,
* a row of a table, ``| DF-E01 | First roll is a farkle … |``,
* a block, ``**DF-X01 Recruitment, Prince Bernhard** …``, up to the next block or heading.

An id that is only mentioned, or that is part of a range ("DF-X05 to X16"), defines nothing.
Other named rows (``| C01 | Skree … |``) can be looked up too, but are no ids.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lindwurm.kernel.game import Game

_ID = r"[A-Z]{2,3}-[A-Z]?\d+"
_BULLET = re.compile(rf"\s*[-*] \*\*({_ID})\*\*")
_BLOCK = re.compile(rf"\*\*({_ID})(?! to )\b[^*]*\*\*")
_RANGE = re.compile(rf"\*\*{_ID} to ")
_HEADING = re.compile(r"#+ ")
_ROW = re.compile(r"\|\s*\**([A-Z]{1,3}-?[A-Z]?\d+)\**\s*\|")


class NoCatalogue(LookupError):
    """A game has no catalogue of its rules."""


@dataclass(frozen=True)
class CatalogueRule:
    """One rule: its id, the headings above it, its line (from 1) and its text in Markdown."""

    id: str
    section: str
    line: int
    text: str
    fields: tuple[tuple[str, str], ...] = ()
    """For a row of a table: the column's heading and the cell."""

    def plain(self) -> str:
        """Return the rule as plain text lines, without Markdown's marks."""
        if self.fields:
            lines = [f"{name}: {bare(cell)}" for name, cell in self.fields[1:] if cell.strip()]
            return "\n".join([self.id, *lines])
        return bare(self.text)

    def markdown(self) -> str:
        """Return the rule as Markdown of its own."""
        if self.fields:
            lines = [f"- *{name}*: {cell}" for name, cell in self.fields[1:] if cell.strip()]
            return "\n".join([f"**{self.id}**", "", *lines])
        return self.text.removeprefix("- ").removeprefix("* ")


@dataclass(frozen=True)
class Section:
    """What stands below one heading, up to the next one: Markdown, and the ids defined there."""

    level: int
    title: str
    text: str
    rules: tuple[str, ...]


@dataclass
class Catalogue:
    """A catalogue with everything that can be looked up in it."""

    name: str
    text: str
    prefix: str = ""
    entries: dict[str, CatalogueRule] = field(default_factory=dict)
    """Every defined id, in the order of the file."""
    rows: dict[str, CatalogueRule] = field(default_factory=dict)
    """Named rows that are not ids: cards, tiles, states."""

    def sections(self) -> list[Section]:
        r"""Return the text in order, cut at its headings; each knows the rules it defines.

        >>> book = parse("x", "# X\n\n## Rolls\n\n- **DF-07** All of them.\n\n## End\n\nSoon.")
        >>> [(s.level, s.title, s.rules) for s in book.sections()]
        [(1, 'X', ()), (2, 'Rolls', ('DF-07',)), (2, 'End', ())]
        """
        found: list[Section] = []
        lines = self.text.splitlines()
        starts = [at for at, line in enumerate(lines) if _HEADING.match(line)]
        for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
            heading = lines[start]
            level = len(heading) - len(heading.lstrip("#"))
            body = "\n".join(lines[start + 1 : end]).strip().removesuffix("---").rstrip()
            rules = tuple(e.id for e in self.entries.values() if start < e.line <= end)
            found.append(Section(level, bare(heading.lstrip("# ")), body, rules))
        return found

    def find(self, wanted: str) -> CatalogueRule | None:
        """Return the entry with an id, however it is spelled: 'df-62', '62', 'e1', 'C01'.

        >>> book = parse("x", "- **DF-07** Change is made automatically.")
        >>> book.find("df-7").id, book.find("7").id
        ('DF-07', 'DF-07')
        """
        key = _normal(wanted)
        for candidates in (self.entries, self.rows):
            for name, entry in candidates.items():
                if key in (_normal(name), _normal(name.removeprefix(f"{self.prefix}-"))):
                    return entry
        return None


def _normal(name: str) -> str:
    """Spell an id the same way, however it was written: no case, dashes or leading zeros."""
    return re.sub(r"(?<!\d)0+(?=\d)", "", name.strip().upper().replace("-", ""))


def bare(markdown: str) -> str:
    """Return Markdown without the marks for bold, italics and code."""
    text = re.sub(r"\*\*(.+?)\*\*", r"\1", markdown)
    text = re.sub(r"(?<![\w*])\*([^*\n]+)\*(?![\w*])", r"\1", text)
    return text.replace("`", "").removeprefix("- ")


def parse(name: str, text: str) -> Catalogue:
    """Read the text of a catalogue."""
    book = Catalogue(name, text)
    lines = text.splitlines()
    defined = [m[1] for line in lines if (m := _BULLET.match(line))]
    prefixes = Counter(id_.split("-")[0] for id_ in defined)
    book.prefix = prefixes.most_common(1)[0][0] if prefixes else ""
    headings: list[str] = []
    header: list[str] = []
    for at, line in enumerate(lines):
        if line.startswith("#"):
            level = len(line) - len(line.lstrip("#"))
            headings = [*headings[: level - 1], bare(line.lstrip("# "))]
        if not line.startswith("|"):
            header = []
        elif not header:
            header = _cells(line)
        entry = _entry(lines, at, headings, header)
        if entry is not None:
            own = entry.id.startswith(f"{book.prefix}-")
            (book.entries if own else book.rows).setdefault(entry.id, entry)
    return book


def _entry(
    lines: list[str], at: int, headings: list[str], header: list[str]
) -> CatalogueRule | None:
    line = lines[at]
    section = " › ".join(headings[1:])
    if match := _BULLET.match(line):
        return CatalogueRule(
            match[1], section, at + 1, "\n".join(lines[at : _end_of_bullet(lines, at)])
        )
    if match := _ROW.match(line):
        cells = _cells(line)
        fields = tuple((bare(h), c) for h, c in zip(header, cells, strict=False))
        return CatalogueRule(match[1], section, at + 1, line, fields)
    if (match := _BLOCK.match(line)) and not _RANGE.match(line):
        end = at + 1
        while end < len(lines) and not re.match(r"\*\*|#|---", lines[end]):
            end += 1
        return CatalogueRule(match[1], section, at + 1, "\n".join(lines[at:end]).strip())
    return None


def _end_of_bullet(lines: list[str], at: int) -> int:
    """Return the line after a bullet: indented lines belong to it."""
    indent = len(lines[at]) - len(lines[at].lstrip())
    end = at + 1
    while end < len(lines) and re.match(rf"\s{{{indent + 1},}}\S", lines[end]):
        end += 1
    return end


def _cells(row: str) -> list[str]:
    return [cell.strip().replace(r"\|", "|") for cell in re.split(r"(?<!\\)\|", row.strip("| \n"))]


FILE = "catalogue.md"
"""What a catalogue is called that lies beside the rules of its game."""


def folder() -> Path:
    """Return where the house's own are: in the installed package, else in the checkout's docs."""
    package = Path(__file__).resolve().parent.parent
    packaged = package / "rules"
    return packaged if packaged.is_dir() else package.parent.parent / "docs" / "rules"


def load(game: Game) -> Catalogue:
    """Return the catalogue of a game, from its folder or from the house; raises NoCatalogue."""
    beside = files(game.package).joinpath(FILE)
    file = beside if beside.is_file() else folder() / f"{game.id}.md"
    if not file.is_file():
        raise NoCatalogue(f"{game.id} has no catalogue of its rules")
    return parse(game.id, file.read_text("utf-8"))
