"""How each game looks in a terminal.

A game's drawing is the module of its name here. Only `draw` is required of it; everything it
leaves out has a plain fallback, so that every game can be played before it has been drawn.

| function | gives |
|---|---|
| `draw(match, seat, texts)` | the table as `seat` sees it (None: a spectator), for Rich |
| `asked(match, seat, texts)` | one sentence: what is asked of whom |
| `odds(match, seat, texts)` | lines for the command `odds`, where they are not just the game's |
| `result(match, texts)` | lines that tell how the game ended |
| `EMBER`, `GOLD` | kinds of events that hurt, and that reward |
| `UNSAID` | verbs that go without saying when they are the only choice |
| `QUIET` | verbs by which a seat lets things happen: offered unseen when people share a screen |

A drawing uses only `match.view(seat)` and `match.events(seat)`, so that nothing hidden can be
drawn by mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from lindwurm import games

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from lindwurm.kernel.game import Game
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts

SHAPES = "●■▲◆⬢★"
"""Seats are told apart by colour and by shape."""


def mark(seat: int) -> str:
    """Return a seat's shape in its colour, as Rich markup."""
    return f"[seat{seat % 6}]{SHAPES[seat % 6]}[/]"


def folded(line: Text, width: int, indent: int = 0) -> Iterator[Text]:
    """Yield a styled line in as many lines as it needs, the later ones indented."""
    from rich.text import Text

    low = indent  # a break in the indentation would not shorten the line
    while len(line) > width:
        at = line.plain.rfind(" ", low, width + 1)
        if at <= low:
            at = width
        head, rest = line.divide([at])
        head.rstrip()
        yield head
        blanks = len(rest) - len(rest.plain.lstrip())
        line = Text(" " * indent).append_text(rest[blanks:])
    yield line


@dataclass(frozen=True)
class Drawing:
    """A game's drawing, with fallbacks in place of what its module leaves out."""

    draw: Callable[[Match, int | None, Texts], RenderableType]
    asked: Callable[[Match, int, Texts], str]
    hint: Callable[[Match, int, int, Texts], str]
    odds: Callable[[Match, int, Texts], list[str]]
    result: Callable[[Match, Texts], list[str]]
    ember: Collection[int] = ()
    gold: Collection[int] = ()
    unsaid: Collection[str] = ()
    quiet: Collection[str] = ()


def load(game: Game) -> Drawing:
    """Return the drawing of a game."""
    name = f"{__name__}.{game.id}"
    module: Any = import_module(name) if find_spec(name) else None
    return Drawing(
        draw=getattr(module, "draw", plain_draw),
        asked=getattr(module, "asked", lambda match, seat, texts: ""),
        hint=told_risk,
        odds=getattr(module, "odds", told_odds),
        result=getattr(module, "result", plain_result),
        ember=getattr(module, "EMBER", ()),
        gold=getattr(module, "GOLD", ()),
        unsaid=getattr(module, "UNSAID", ()),
        quiet=getattr(module, "QUIET", ()),
    )


def told_risk(match: Match, seat: int, action: int, texts: Texts) -> str:
    """Return a few words beside a choice: what it risks."""
    risk = games.chances(match.game.id).risk(match, seat, action)
    return risk.say(texts) if risk else ""


def told_odds(match: Match, seat: int, texts: Texts) -> list[str]:
    """Return what the exact odds say about the running decision."""
    return [one.say(texts) for one in games.chances(match.game.id).odds(match, seat)]


def plain_draw(match: Match, seat: int | None, texts: Texts) -> RenderableType:
    """List all that a seat can see, for a game that has not been drawn yet."""
    from rich import box
    from rich.table import Table

    from lindwurm.kernel.texts import number

    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    for name, value in match.view(seat).items():
        table.add_row(f"[sea]{name}[/]", _seen(value))
    scores = match.standing()
    players = "   ".join(
        f"{mark(p)} {texts.seat(p)} {number(scores[p], texts.language)}" for p in range(match.seats)
    )
    table.title = f"{match.game.id}   {players}"
    return table


def _seen(value: Any) -> str:
    """Return a visible value; what is hidden is a dot."""
    if isinstance(value, list):
        return " ".join(f"({_seen(v)})" if isinstance(v, list) else _seen(v) for v in value)
    return "·" if value is None else str(value)


def plain_result(match: Match, texts: Texts) -> list[str]:
    """Tell the result of every seat."""
    return [f"{texts.seat(p)}: {value:g}" for p, value in enumerate(match.returns())]
