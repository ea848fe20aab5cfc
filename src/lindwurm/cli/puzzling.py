"""`lindwurm puzzles`: a puzzle at the terminal's table; mining new ones; checking the sets."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lindwurm.cli import common
from lindwurm.cli.errors import FAILED, Refusal

if TYPE_CHECKING:
    from rich.console import Console

    from lindwurm.kernel.match import Match
    from lindwurm.puzzles.sets import Puzzle

LATELY = 6
"""Lines of what happened before."""


def arguments(command: Any, whole_number: Any) -> None:
    """Declare what can be asked for."""
    command.add_argument("what", metavar="GAME", help="a game; or: mine GAME…, check [GAME…]")
    command.add_argument("more", metavar="GAME", nargs="*")
    command.add_argument("--id", metavar="ID", help="this puzzle instead of today's")
    command.add_argument("--day", metavar="DATE", help="the puzzle of that day: 2026-11-18")
    command.add_argument("--answer", metavar="ACTION", help="answer at once; 'none' gives up")
    command.add_argument(
        "--seconds", type=whole_number, default=600, metavar="N", help="mine so long at most (600)"
    )
    command.add_argument("--cores", type=whole_number, metavar="N", help="default: all")
    command.add_argument(
        "--wanted", type=whole_number, default=60, metavar="N", help="mine until so many are there"
    )
    command.add_argument("--folder", metavar="DIR", help="where mined sets are (the game's own)")
    command.add_argument("--language", metavar="en|de", help="default: from the environment")
    command.add_argument("--json", action="store_true", help="print JSON")


def run(asked: Namespace) -> int:
    """Show a puzzle and hear the answer; or mine, or check."""
    if asked.what in ("mine", "check"):
        return _workshop(asked)
    if asked.more:
        raise Refusal(f"one puzzle at a time: {asked.more[0]!r} is one game too many")
    from lindwurm.puzzles.sets import PuzzleError, daily, named, opened, shipped

    game, language = common.game(asked.what), common.language(asked.language)
    try:
        puzzles = shipped(game)
        found = named(puzzles, asked.id) if asked.id else daily(puzzles, _day(asked.day))
        match = opened(found, game)
    except PuzzleError as error:
        raise Refusal(f"{game.id}: {error}", FAILED) from None
    if asked.json:
        print(json.dumps(_document(found, match, asked.answer, language), ensure_ascii=False))
        return 0
    console = common.console()
    _show(console, found, match, language)
    if asked.answer is not None:
        return 0 if _told(console, found, match, asked.answer, language) else FAILED
    if not sys.stdin.isatty():
        return 0
    from lindwurm.cli.words import words

    while True:
        try:
            answer = input(f"{words(language)('puzzle-prompt')} ").strip()
        except EOFError:
            print()
            return 0
        if answer in ("", "q", "quit"):
            return 0
        if _told(console, found, match, answer, language):
            return 0


def _day(text: str | None) -> date:
    if text is None:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refusal(f"{text!r} is no day: they are written 2026-11-18") from None


def _workshop(asked: Namespace) -> int:
    """Mine puzzles, or check the sets."""
    from lindwurm.puzzles.__main__ import main

    for game in asked.more:
        common.game(game)
    if asked.what == "mine" and not asked.more:
        raise Refusal("mine what? Name one game or several")
    words = [asked.what, *asked.more, "--seconds", str(asked.seconds)]
    words += ["--cores", str(asked.cores or os.cpu_count() or 1), "--wanted", str(asked.wanted)]
    if asked.folder is not None:
        if not Path(asked.folder).is_dir():
            raise Refusal(f"there is no folder {asked.folder}")
        words += ["--folder", asked.folder]
    common.compiles()
    return main(words)


def _show(console: Console, found: Puzzle, match: Match, language: str) -> None:
    """Show the table as the seat sees it, what happened before, and what can be done."""
    from rich.text import Text

    from lindwurm.cli import frame, tables
    from lindwurm.cli.narration import narrated
    from lindwurm.cli.players import Player
    from lindwurm.cli.session import Session
    from lindwurm.puzzles import told

    seat, say = found.seat - 1, told.words(language)
    session = Session(match, [Player(one) for one in told.names(found)], language, None)
    drawing = tables.load(session.game)
    look = tables.Sight(match, seat, session.texts, console.width)
    for line in (frame.title(look, drawing.status(look)), *drawing.whole(look)):
        console.print(line)
    for line in narrated(session, drawing, seat)[-LATELY:]:
        console.print(line)
    heading = f"{say('puzzle-title')} {found.id} ({told.grade(found, language)})"
    console.print(Text.assemble((heading, "bold"), f"  {told.task(found, language)}"))
    for number, action in enumerate(match.legal(seat), 1):
        console.print(Text.assemble((f"{number:>3} ", "rally"), session.label(seat, action)))


def _understood(found: Puzzle, match: Match, answer: str) -> str | None:
    """Return the action that an answer means: its number or its text; None: giving up."""
    if answer.lower() in ("none", "?"):
        return None
    legal = [match.text(action) for action in match.legal(found.seat - 1)]
    if answer.isascii() and answer.isdigit() and 0 < int(answer) <= len(legal):
        return legal[int(answer) - 1]
    if answer in legal:
        return answer
    raise Refusal(f"{answer!r} cannot be done there: type the number of a choice")


def _told(console: Console, found: Puzzle, match: Match, answer: str, language: str) -> bool:
    """Say what is to be said to an answer; returns whether all has been said now."""
    from rich.text import Text

    from lindwurm.puzzles import told

    try:
        action = _understood(found, match, answer)
    except Refusal as refusal:
        if not sys.stdin.isatty():
            raise
        console.print(f"[ember]{refusal}[/]")
        return False
    if action is None:
        lines = told.solution(found, match, language)
    else:
        lines = told.answer(found, match, action, language)
    right = action in found.best
    console.print(Text(lines[0], style="rally" if right else "ember"))
    for line in lines[1:]:
        console.print(line)
    if right or action is None:
        console.print(Text(told.scale(match.game, language), style="faint"))
    return right or action is None


def _document(found: Puzzle, match: Match, answer: str | None, language: str) -> dict[str, Any]:
    """Return a puzzle as data; the solution only to who answers."""
    from lindwurm.puzzles import told

    seat = found.seat - 1
    document: dict[str, Any] = {
        "game": match.game.id,
        "id": found.id,
        "seat": found.seat,
        "grade": found.grade,
        "task": told.task(found, language),
        "view": match.view(seat),
        "actions": [match.text(action) for action in match.legal(seat)],
    }
    if answer is not None:
        action = _understood(found, match, answer)
        document["right"] = action in found.best
        document["told"] = (
            told.solution(found, match, language)
            if action is None
            else told.answer(found, match, action, language)
        )
        if action is None or document["right"]:
            document["solution"] = told.actions(found, match, language)
    return document
