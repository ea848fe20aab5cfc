"""Looking things up at the table: anything by its name, and what a choice does and costs.

Things are what a game's drawing names (`things`): they come from the seat's own view, so that
nothing is told that does not lie open to it. What is no thing may still stand in the rule book.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from lindwurm.cli.menu import Menu, Numbered, as_typed
from lindwurm.games import book
from lindwurm.games.book import Book, BookError

if TYPE_CHECKING:
    from lindwurm.cli.session import Session
    from lindwurm.cli.tables import Drawing, Sight, Thing

WHOLE = 40
"""So many letters are a sentence, and not just a name in a table."""
MOST = 3
"""More things than this are listed, not told."""


def _bare(text: str) -> str:
    return " ".join(as_typed(text).split())


def found(things: Iterable[Thing], asked: str) -> list[Thing]:
    """Return the things that a name means: by the whole name, its beginning, or a part of it."""
    wanted, known = _bare(asked), list(things)
    names = {id(thing): [_bare(one) for one in (thing.name, *thing.also)] for thing in known}
    for fits in (str.__eq__, str.startswith, str.__contains__):
        if hits := [t for t in known if any(fits(name, wanted) for name in names[id(t)])]:
            return hits
    return []


def told(thing: Thing) -> list[Text]:
    """Return a thing in words: its name, what it is, what it does, and more about it."""
    line = Text(thing.name, style="bold")
    if thing.kind:
        line.append(f" ({thing.kind})", style="faint")
    if thing.text:
        line.append(": ").append(thing.text)
    return [line, *(Text(f"  {more}") for more in thing.lines)]


def listed(things: Sequence[Thing], title: str) -> list[Text]:
    """Return the names of things, those of one kind in one line."""
    kinds: dict[str, list[str]] = {}
    for thing in things:
        names = kinds.setdefault(thing.kind, [])
        if thing.name not in names:
            names.append(thing.name)
    lines = [Text(title, style="gold")]
    for kind, names in kinds.items():
        line = Text(f"{kind}: " if kind else "", style="sea")
        lines.append(line.append(" · ".join(names), style="default"))
    return lines


def effects(look: Sight, drawing: Drawing, action: int, things: Sequence[Thing]) -> list[str]:
    """Return what the things do that an action is about."""
    names = {_bare(name) for name in drawing.concerns(look, action)}
    hits = [t for t in things if names & {_bare(one) for one in (t.name, *t.also)}]
    return [f"{t.name}: {t.text}" if len(hits) > 1 else t.text for t in hits if t.text]


def sentences(session: Session, drawing: Drawing, action: int) -> list[str]:
    """Return what the rule book says about a kind of action, each with the number of its rule."""
    verb = session.game.verbs.verb(action).name
    try:
        told_by = book.load(session.game, session.language, session.options)
    except BookError:
        return []
    lines: list[str] = []
    for rule in drawing.rules.get(verb, ()):
        sentence = _telling(told_by, rule)
        if sentence and not any(line.startswith(sentence) for line in lines):
            lines.append(f"{sentence} ({rule})")
    return lines


def _telling(told_by: Book, rule: str) -> str:
    """Return what the book says of a rule: the first whole sentence, else the longest word."""
    told = [said for page in told_by.telling(rule) for said in page.telling(rule)]
    found = [re.sub(r"^\d+\. ", "", said) for said in told]
    return next((s for s in found if len(s) >= WHOLE), max(found, key=len, default=""))


def menu_of(
    session: Session, drawing: Drawing, look: Sight, seat: int, legal: Sequence[int]
) -> Menu:
    """Return the choices of a seat, each with what it risks and what its things do."""
    things = list(drawing.things(look))
    choices = [
        Numbered(
            number,
            action,
            session.game.verbs.verb(action).name,
            session.game.verbs.text(action),
            session.label(seat, action),
            session.risk(seat, action),
            " ".join(effects(look, drawing, action, things)),
        )
        for number, action in enumerate(legal, 1)
    ]

    def many(common: str, count: int, verb: str, one: str) -> str:
        return session.say("choices-many", common=common, count=count, verb=verb, one=one)

    def paged(page: int, pages: int) -> str:
        return session.say("choices-page", page=page, pages=pages)

    return Menu(choices, many, paged)
