"""The documents as the tests read them: their blocks, links, headings, words of code and tables.

Remarks to the tests are HTML comments, which no reader sees. They stand right before what they
are about:

`<!-- not run: REASON -->`      this block of commands or Python is not run, and why
`<!-- quoted: FILE -->`         this block stands word for word in that file
`<!-- modules: FOLDER -->`      this table names all modules of that folder, and no others
`<!-- files: FOLDER -->`        this table names all files of the folders of that pattern
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parents[2]
FRONT = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
REMARK = re.compile(r"<!-- ([a-z ]+): *(.*?) *-->")


def documents() -> list[str]:
    """Return the documents by their path: all but the rule catalogues, which have their own."""
    below = (path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "docs").rglob("*.md")))
    return [*FRONT, *(name for name in below if not name.startswith("docs/rules/"))]


@dataclass(frozen=True)
class Block:
    """A fenced block: where it is, what it is called, what it says, and the remark before it."""

    page: str
    line: int
    language: str
    text: str
    remark: str = ""
    about: str = ""

    @property
    def place(self) -> str:
        return f"{self.page}:{self.line}"


@dataclass(frozen=True)
class Listing:
    """A table: the words of code in the first cell of each row, and the remark before it."""

    page: str
    remark: str
    about: str
    rows: list[tuple[list[str], str]]


class Page:
    """One document, taken apart."""

    def __init__(self, name: str):
        self.name = name
        self.path = ROOT / name
        tokens = MarkdownIt("commonmark").enable("table").parse(self.path.read_text("utf-8"))
        self.blocks = [self._block(tokens, i) for i, t in enumerate(tokens) if t.type == "fence"]
        self.listings = [
            self._listing(tokens, i) for i, t in enumerate(tokens) if t.type == "table_open"
        ]
        inline = [token for token in tokens if token.type == "inline"]
        self.code = [
            (token.map[0] + 1 if token.map else 0, part.content)
            for token in inline
            for part in token.children or []
            if part.type == "code_inline"
        ]
        self.links = [
            (token.map[0] + 1 if token.map else 0, str(part.attrs["href" if a else "src"]))
            for token in inline
            for part in token.children or []
            if (a := part.type == "link_open") or part.type == "image"
        ]
        self.anchors = _anchors(tokens)

    def _block(self, tokens: list[Token], at: int) -> Block:
        token = tokens[at]
        line = token.map[0] + 1 if token.map else 0
        return Block(self.name, line, token.info.strip(), token.content, *_remark(tokens, at))

    def _listing(self, tokens: list[Token], at: int) -> Listing:
        rows: list[tuple[list[str], str]] = []
        cells: list[Token] = []
        for token in tokens[at:]:
            if token.type == "table_close":
                break
            if token.type == "tr_open":
                cells = []
            elif token.type == "inline":
                cells.append(token)
            elif token.type == "tr_close" and cells:
                named = [p.content for p in cells[0].children or [] if p.type == "code_inline"]
                rows.append((named, cells[-1].content if len(cells) > 1 else ""))
        return Listing(self.name, *_remark(tokens, at), rows)


def _remark(tokens: list[Token], at: int) -> tuple[str, str]:
    """Return the remark right before a token: what it says, and about what."""
    if at and tokens[at - 1].type == "html_block":
        found = REMARK.fullmatch(tokens[at - 1].content.strip())
        return (found[1], found[2]) if found else (tokens[at - 1].content.strip(), "")
    return "", ""


def _anchors(tokens: list[Token]) -> set[str]:
    """Return what a link may point to: headings in small letters, without signs, `-` for spaces."""
    anchors: set[str] = set()
    for i, token in enumerate(tokens):
        if token.type == "heading_open":
            title = "".join(part.content for part in tokens[i + 1].children or [])
            slug = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
            number = 0
            while (anchor := f"{slug}-{number}" if number else slug) in anchors:
                number += 1
            anchors.add(anchor)
    return anchors


@cache
def page(name: str) -> Page:
    """Return a document, read once."""
    return Page(name)
