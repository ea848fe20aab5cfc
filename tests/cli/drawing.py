"""Drawn tables for tests: everything below each other, or one screen of a given size."""

from __future__ import annotations

from rich.text import Text

from lindwurm.cli import frame, tables
from lindwurm.cli.lookup import menu_of
from lindwurm.cli.menu import Menu
from lindwurm.cli.players import Player
from lindwurm.cli.session import Session
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts


def look(match: Match, seat: int | None, language: str = "en", width: int = 100) -> tables.Sight:
    return tables.Sight(match, seat, Texts(match.game, language, match.names), width)


def drawn(match: Match, seat: int | None, language: str = "en", width: int = 100) -> str:
    """Return all that can be seen of a table, below each other."""
    whole = tables.load(match.game).whole(look(match, seat, language, width))
    return "\n".join(line.plain for line in whole)


def session(match: Match, language: str = "en") -> Session:
    return Session(match, [Player(name) for name in match.names], language, None)


def screen(table: Session, seat: int, width: int, height: int) -> tuple[list[Text], Menu]:
    """Return a decision as it stands on a screen, and its menu."""
    drawing = tables.load(table.game)
    there = tables.Sight(table.match, seat, table.texts, width, height)
    menu = menu_of(table, drawing, there, seat, table.match.legal(seat))
    asked = [Text(drawing.asked(there))]
    news = [Text(" · One thing has happened."), Text(" · And another.")]
    return frame.composed(there, drawing, news, asked, menu), menu
