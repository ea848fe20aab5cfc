"""The rule book of a game, for players: `book/<language>.md` beside its rules, page by page.

A page is short: a heading, a line that says which questions of the game it explains, one picture,
and sentences. This is all that the source knows beyond Markdown:

* ``<!-- battle; phases: ready react where action=3 -->`` below a heading is the page's key, the
  phases at which a table opens there, and what else must be so; ``; find: tie, equal`` at its end
  are other words for its matter, for whoever looks it up;
* ``![what is to be seen](art:dice 1 1 5)`` is drawn by the client from its own art; elsewhere the
  words stand for it;
* ``{DF-62, DF-64}`` ends what is told of these rules of the catalogue;
* ``{{ keep }}`` is a number of the game: `book/numbers.toml` says where it stands in `data.toml` or
  which option it is; sums and products of such names may be written too;
* ``[[item-bag]]`` is a name from the game's texts, so that one word is one thing, and
  ``[[effect city.smithy.space]]`` what stands there in `data.toml`, as `Game.phrases` words it.

So a page changes with the numbers, and a test knows which rules no page tells.
"""

from __future__ import annotations

import ast
import operator
import re
import tomllib
from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from typing import Any

import msgspec

from lindwurm.games import seeking
from lindwurm.games.catalogue import bare
from lindwurm.kernel.game import Game, OptionError
from lindwurm.kernel.texts import Texts, number
from lindwurm.variants import components

SUMMARY = "summary"
"""The key of the page that tells the whole game in two minutes."""

OVERVIEWS = ("goal", SUMMARY)
"""Pages that name everything: whoever looks for one thing finds it better elsewhere."""

REPEATS = ("goal", "questions", "mistakes", SUMMARY)
"""Keys, or parts of them, of pages that tell again what others tell, from seldom to always."""

MARK = re.compile(r" ?\{([A-Z]{2,3}-[A-Z]?\d+(?:, [A-Z]{2,3}-[A-Z]?\d+)*)\}")
NUMBER = re.compile(r"\{\{ *(.+?) *\}\}")
NAME = re.compile(r"\[\[(?:(\w+) )?([\w.-]+)\]\]")
LINK = re.compile(r"\[([^\]]+)\]\(#([\w-]+)\)")
_PICTURE = re.compile(r"^!\[(.+)\]\(art:([\w-]+) ?(.*)\)$", re.MULTILINE)
_ABOUT = re.compile(
    r"<!-- ([\w-]+)(?:; phases: ([\w ]+?)(?: where (\w+)=(\d+))?)?(?:; find: ([^>]+?))? -->"
)
_SUM = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul}


class BookError(ValueError):
    """A book that cannot be read: one sentence says what is wrong with it."""


class Picture(msgspec.Struct, frozen=True):
    """A picture: the name of the drawing, what it is given, and what is to be seen on it."""

    name: str
    arguments: list[str]
    caption: str


class Page(msgspec.Struct, frozen=True):
    """One page."""

    key: str
    title: str
    picture: Picture | None
    text: str
    """Markdown; every mark ``{DF-62}`` ends what is told of those rules."""
    rules: list[str]
    """The ids it tells, in the order of the page."""
    phases: list[int]
    """The phases of the game that it explains …"""
    where: dict[str, int]
    """… as long as these fields of the position have these values."""
    others: list[str]
    """Other words for what it is about: whoever looks for one of them finds it."""

    def plain(self) -> str:
        """Return the page in words alone: no marks, and its picture as a line."""
        shown = f"[{self.picture.caption}]\n\n" if self.picture else ""
        return shown + bare(readable(self.text))

    def telling(self, rule: str) -> list[str]:
        """Return the sentences that tell a rule: all since the mark before, within a paragraph."""
        found = []
        for block in re.split(r"\n(?=[-|>]|\d+\. )|\n\n", self.text):
            start = 0
            for mark in MARK.finditer(block):
                if rule in mark[1].split(", "):
                    told = block[start : mark.start()].lstrip("-|> ").removesuffix("|")
                    found.append(" ".join(bare(readable(told)).split()))
                start = mark.end()
        return found


class Goal(msgspec.Struct, frozen=True):
    """The card that says what it is all about."""

    title: str
    win: str
    end: str


class Book(msgspec.Struct, frozen=True):
    """A rule book in one language, with its numbers and names filled in."""

    game: str
    language: str
    title: str
    goal: Goal
    pages: list[Page]

    def page(self, key: str) -> Page | None:
        """Return the page of a key."""
        return next((page for page in self.pages if page.key == key), None)

    def telling(self, rule: str) -> list[Page]:
        """Return the pages that tell a rule: those first that are about it and about little else.

        The first rule of a mark is what its sentence is about. What repeats other pages comes last.
        """

        def aside(page: Page) -> tuple[int, bool, int]:
            marks = [mark.split(", ") for mark in MARK.findall(page.text)]
            best = min((mark[0] != rule, len(mark)) for mark in marks if rule in mark)
            return next((at for at, key in enumerate(REPEATS, 1) if key in page.key), 0), *best

        return sorted((page for page in self.pages if rule in page.rules), key=aside)

    def find(self, words: str) -> list[Page]:
        """Return the pages that words lead to: by key or title, else those that have them all.

        The best ones first; if none has all of the words, those that have most of them.
        """
        asked = words.strip().casefold()
        if named := [p for p in self.pages if asked in (p.key, p.title.casefold())]:
            return named
        wanted = seeking.Wanted(words)
        worth = {
            page.key: wanted.score(page.title, page.others, page.plain().splitlines())
            for page in self.pages
        }
        best = max(worth.values())
        least = seeking.PAGE if best >= seeking.PAGE else max(best, 1)
        found = [page for page in self.pages if worth[page.key] >= least]
        return sorted(found, key=lambda page: (-worth[page.key], page.key in OVERVIEWS))


def readable(text: str) -> str:
    """Return a page's Markdown for readers: no marks, links as words.

    >>> readable("Go [home](#end). {DF-62, DF-E04} Or stay.")
    'Go home. Or stay.'
    """
    return LINK.sub(r"\1", MARK.sub("", text))


def load(game: Game, language: str, options: Mapping[str, str] | None = None) -> Book:
    """Return the book of a game, with the numbers of a table that has these options."""
    chosen = options or {}
    if unknown := set(chosen) - {option.name for option in game.options}:
        raise OptionError(f"{game.id} has no option {min(unknown)!r}")
    return _book(game, language, tuple(o.code(chosen.get(o.name, o.default)) for o in game.options))


@lru_cache(maxsize=64)
def _book(game: Game, language: str, codes: tuple[int, ...]) -> Book:
    source = files(game.package).joinpath("book", f"{language}.md")
    if not source.is_file():
        raise BookError(f"{game.id} has no rule book in {language!r}")
    return read(game, language, source.read_text("utf-8"), numbers(game, codes))


def numbers(game: Game, codes: tuple[int, ...] | None = None) -> dict[str, int]:
    """Return what the names in a book's sentences stand for: `book/numbers.toml`, worked out."""
    folder = files(game.package)
    data = components.numbers(_data(game))
    codes = codes or tuple(option.codes[0] for option in game.options)
    known = {f"option {o.name}": code for o, code in zip(game.options, codes, strict=True)}
    for option in game.options:
        known |= {f"option {option.name} {at}": code for at, code in enumerate(option.codes, 1)}
    known |= {"seats least": game.seats.start, "seats most": game.seats.stop - 1, **data}
    found: dict[str, int] = {}
    for name, where in tomllib.loads(folder.joinpath("book/numbers.toml").read_text()).items():
        how, _, pattern = where.partition(" ")
        if where in known:
            found[name] = known[where]
        elif how in ("sum", "count") and any(fnmatchcase(one, pattern) for one in data):
            values = [value for one, value in data.items() if fnmatchcase(one, pattern)]
            found[name] = sum(values) if how == "sum" else len(values)
        elif how == "faces":
            path, _, face = pattern.rpartition(" ")
            found[name] = _at(_data(game), path).count(face)
        else:
            found[name] = worked_out(where, found)
    return found


def _data(game: Game) -> dict[str, Any]:
    """Return the components of a game, as it is played."""
    return components.read(f"{game.package}.data")


def _at(data: Any, path: str) -> Any:
    """Return what stands at a path of a game's components; None if there is nothing."""
    for step in path.split("."):
        if isinstance(data, list):
            rows = {str(row.get("id") or at): row for at, row in enumerate(data, 1)}
            data = rows.get(step)
        else:
            data = data.get(step) if isinstance(data, dict) else None
    return data


def _written(data: Any, path: str) -> str | list[Any]:
    """Return a text (what stands before a colon is no part of it) or a list of the components."""
    data = _at(data, path)
    if isinstance(data, list):
        return data
    if not isinstance(data, str):
        raise BookError(f"there is no text {path!r} in data.toml")
    return data.rpartition(": ")[2]


def worked_out(text: str, known: Mapping[str, int]) -> int:
    """Return what an expression of names comes to.

    >>> worked_out("2 * one - five", {"one": 100, "five": 50})
    150
    """

    def value(at: ast.expr) -> int:
        if isinstance(at, ast.BinOp) and type(at.op) in _SUM:
            return int(_SUM[type(at.op)](value(at.left), value(at.right)))
        if isinstance(at, ast.Constant) and type(at.value) is int:
            return at.value
        if isinstance(at, ast.Name) and at.id in known:
            return known[at.id]
        raise BookError(f"{ast.unparse(at)!r} is no number that the book knows")

    try:
        return value(ast.parse(text, mode="eval").body)
    except SyntaxError:
        raise BookError(f"{text!r} is no number that the book knows") from None


def read(game: Game, language: str, source: str, known: Mapping[str, int]) -> Book:
    """Read a book: cut into pages, with numbers and names filled in."""
    texts, data = Texts(game, language), _data(game)

    def named(name: re.Match[str]) -> str:
        if name[1] is None:
            return texts(name[2])
        if name[1] not in game.phrases:
            raise BookError(f"{game.id} has no words for {name[0]}")
        return game.phrases[name[1]](texts, _written(data, name[2]))

    def filled(text: str) -> str:
        text = NAME.sub(named, text)
        return NUMBER.sub(lambda one: number(worked_out(one[1], known), language), text)

    first, *rest = re.split(r"^## ", source, flags=re.MULTILINE)
    goal = Goal(*(texts(f"goal-{part}", **known) for part in ("title", "win", "end")))
    return Book(
        game=game.id,
        language=language,
        title=first.strip().removeprefix("# "),
        goal=goal,
        pages=[_page(game, page, filled) for page in rest],
    )


def _page(game: Game, source: str, filled: Any) -> Page:
    title, _, body = source.partition("\n")
    about = _ABOUT.match(body.lstrip())
    if about is None:
        raise BookError(f"the page {title!r} of {game.id} does not say what it is about")
    body = body.lstrip()[about.end() :]
    shown = _PICTURE.search(body)
    body = filled(_PICTURE.sub("", body, count=1).strip())
    known = import_module(f"{game.package}.state").Phase.__members__
    phases = [phase.upper() for phase in (about[2] or "").split()]
    if unknown := [phase for phase in phases if phase not in known]:
        raise BookError(f"the page {title!r} of {game.id} names a phase {unknown[0].lower()!r}")
    return Page(
        key=about[1],
        title=filled(title),
        picture=Picture(shown[2], shown[3].split(), filled(shown[1])) if shown else None,
        text=body,
        rules=list(
            dict.fromkeys(one for mark in MARK.finditer(body) for one in mark[1].split(", "))
        ),
        phases=[int(known[phase]) for phase in phases],
        where={about[3]: int(about[4])} if about[3] else {},
        others=[one.strip() for one in (about[5] or "").split(",") if one.strip()],
    )
