"""`lindwurm games`: which games there are, for how many people, with which options."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from lindwurm.cli import common
from lindwurm.cli.errors import one_line

if TYPE_CHECKING:
    from rich.console import RenderableType

    from lindwurm.kernel.game import Game


def run(asked: Namespace) -> int:
    """List the games."""
    from rich.text import Text

    from lindwurm import games

    known = [games.load(name) for name in games.ids()]
    if asked.json:
        print(json.dumps([described(game) for game in known], indent=1, ensure_ascii=False))
        return 0
    for name, problem in games.broken().items():
        told = Text.assemble((name, "ember"), f" cannot be played: {one_line(problem)}")
        common.console(stderr=True).print(told)
    console = common.console()
    for game in known:
        console.print(_drawn(game))
    console.print("[faint]lindwurm play GAME --seats anna,bot --option NAME=VALUE[/]")
    return 0


def names(game: Game) -> dict[str, str]:
    """Return the name of a game in every language."""
    from lindwurm.kernel.texts import MissingText, Texts

    found = {}
    for language in common.LANGUAGES:
        try:
            found[language] = Texts(game, language)("game-name")
        except MissingText:
            found[language] = game.id.replace("_", " ").title()
    return found


def described(game: Game) -> dict[str, Any]:
    """Return a game as JSON: what a script needs to set up a table."""
    return {
        "id": game.id,
        "names": names(game),
        "seats": list(game.seats),
        "usual_seats": game.usual_seats,
        "minutes": game.face.minutes,
        "rules_version": game.version,
        "options": [
            {"name": o.name, "default": o.default, "values": list(o.values), "rules": o.rules}
            for o in game.options
            if o.offered
        ],
    }


def _drawn(game: Game) -> RenderableType:
    from rich import box
    from rich.panel import Panel
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, header_style="faint", pad_edge=False, expand=True)
    table.add_column("option", style="sea", no_wrap=True)
    table.add_column("default", style="gold", no_wrap=True)
    table.add_column("allowed", ratio=1)
    for option in game.options:
        if option.offered:
            table.add_row(option.name, option.default, option.allowed)
    titles = " · ".join(dict.fromkeys(names(game).values()))
    facts = f"{_span(game.seats.start, game.seats.stop - 1)} players"
    if game.face.minutes:
        facts += f", {_span(*game.face.minutes)} minutes"
    return Panel(
        table,
        title=f"[bold]{titles}[/] [faint]{game.id}[/]",
        subtitle=facts,
        title_align="left",
        subtitle_align="right",
        border_style="cloth",
    )


def _span(low: int, high: int) -> str:
    return f"{low}–{high}" if low < high else str(low)
