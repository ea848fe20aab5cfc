"""When a game is over: its story, a file for it, and its review, before one gets up."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from rich.text import Text

from lindwurm.cli import helping

if TYPE_CHECKING:
    from lindwurm.cli.terminal import Screen

KEYS = ("leave", "review", "save", "log", "show", "signs", "rules")
"""What can be typed then."""
SECONDS = 60
"""What a review takes at most."""


def stay(screen: Screen, seat: int) -> None:
    """Answer what is asked until somebody gets up."""
    from lindwurm.cli.terminal import Leave

    with suppress(Leave):
        while answer := screen.ask(screen.say("prompt-over")):
            command, rest = helping.understood(answer)
            if command == "quit":
                return
            screen.answer = []
            match command:
                case "show":
                    helping.show(screen, seat, rest)
                case "log":
                    helping.log(screen, seat)
                case "rules":
                    helping.rules(screen, rest)
                case "goal":
                    helping.goal(screen)
                case "signs":
                    screen.reply(*screen.drawing.signs(screen.look(seat)))
                case "save":
                    helping.save(screen, rest)
                case "review":
                    review(screen)
                case _:
                    explain(screen)
            screen.show(screen.session.viewer)


def review(screen: Screen) -> None:
    """Tell what was luck and what was a mistake, page by page."""
    from lindwurm.cli import reviewing
    from lindwurm.review import ReviewError

    try:
        lines = reviewing.lines(screen.match, screen.session.language, SECONDS)
    except ReviewError as error:
        screen.reply(str(error), style="ember")
        return
    screen.read(lines)


def explain(screen: Screen) -> None:
    """Say what can be typed now."""
    title = Text(screen.say("help-keys"), style="gold")
    screen.read([title, *helping.told_keys(screen, KEYS)])
