"""Pictures of real screens for the documents: `python -m tests.cli.pictures`.

Each game is opened on a pseudo-terminal, played some moves by its own hints (rules of thumb, which
are the same every time), and what stands on the screen then is drawn as SVG into docs/screenshots.
Nothing is loaded from elsewhere.
"""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.style import Style
from rich.text import Text

from tests.cli.tty import Tty
from tests.cli.walk import SHORT, Walk
from tests.server.harness import PLAIN

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
OWN_FONT = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
OWN_FONT = OWN_FONT.replace("Fira Code", "DejaVu Sans Mono")
SCREENS = [
    ("dragon_farkle", "en", 80, 24, 5),
    ("drachenfels", "en", 80, 24, 4),
    ("dragonquest", "en", 80, 24, 12),
    ("schutt_und_asche", "de", 140, 45, 14),
    ("simurgh", "en", 140, 45, 9),
]


def drawn(table: Tty, title: str) -> str:
    """Return what is on a screen as SVG, colours and all."""
    screen = table.screen
    paper = Console(record=True, width=screen.columns, file=StringIO(), force_terminal=True)
    for row in range(screen.lines):
        line = Text()
        for column in range(screen.columns):
            cell = screen.buffer[row][column]
            colour = None if cell.fg == "default" else _colour(cell.fg)
            line.append(cell.data or " ", Style(color=colour, bold=cell.bold, reverse=cell.reverse))
        paper.print(line, no_wrap=True, overflow="crop")
    return paper.export_svg(title=title, code_format=OWN_FONT, unique_id="screen")


def _colour(name: str) -> str:
    """Return a colour as Rich calls it."""
    if re.fullmatch("[0-9a-f]{6}", name):
        return f"#{name}"
    return {"brown": "yellow"}.get(name, name).replace("bright", "bright_")


def main() -> None:
    """Draw all of them."""
    for game, language, columns, rows, moves in SCREENS:
        seats = "anna,bot,bot" if columns > 100 else "anna,bot"
        line = ["play", game, "--seats", seats, "--seed", "3", "--language", language]
        table = Tty(*line, *SHORT.get(game, ()), columns=columns, rows=rows, PYTHONPATH=PLAIN)
        walk = Walk(table, game, language, ["Anna"])
        walk.play(moves, look_up=0)
        path = FOLDER / f"terminal-{game}.svg"
        path.write_text(drawn(table, f"lindwurm play {game}"), "utf-8")
        table.process.close(force=True)


if __name__ == "__main__":
    main()
