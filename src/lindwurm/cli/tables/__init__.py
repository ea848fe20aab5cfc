"""How each game looks in a terminal.

A game's drawing is the module of its name here, or `table.py` in a game from outside. Everything
that it leaves out has a plain fallback, so that every game can be played before it has been drawn.

| function | gives |
|---|---|
| `board(look)` | the board, in at most `look.height` lines of `look.width` cells |
| `blocks(look)` | what else is worth seeing, as far as there is room: see `Block` |
| `signs(look)` | what every sign on the board means |
| `status(look)` | a few words for the title: the round, how near the end is |
| `asked(look)` | one sentence to the seat that decides: what is asked of it |
| `places(action)` | where on the board an action leads: these places show what to type for it |
| `things(look)` | everything by name that lies open to the seat, each with what it is and does |
| `concerns(look, action)` | the names of the things that an action is about |
| `odds(match, seat, texts)` | lines for the command `odds`, where they are not just the game's |
| `result(match, texts)` | lines that tell how the game ended |
| `thrown(look, action)` | whether a person does it by hand, though it is the only choice |
| `RULES` | for each verb the rules that say what it does and costs |
| `EMBER`, `GOLD` | kinds of events that hurt, and that reward |
| `UNSAID` | verbs that go without saying when they are the only choice |
| `QUIET` | verbs by which a seat lets things happen: offered unseen when people share a screen |

A drawing uses only `look.view` and `match.events(seat)`, so that nothing hidden can be drawn by
mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from rich.text import Text

from lindwurm import games
from lindwurm.cli.words import words
from lindwurm.variants import loading

if TYPE_CHECKING:
    from lindwurm.kernel.game import Game
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts, Words

Block = tuple[list[Text], ...]
"""Lines that belong together, in one or more versions, the fullest first.

Blocks come in the order of their importance.
"""

SHAPES = "●■▲◆⬢★"
"""Seats are told apart by colour and by shape."""
ROOMY = 1000
"""A height that no board needs: where nothing has to fit."""


@dataclass(frozen=True)
class Thing:
    """Something with a name that lies open to a seat: what it is, and what it does or holds."""

    name: str
    text: str
    kind: str = ""
    """What it is, in a word or two."""
    also: tuple[str, ...] = ()
    """Other names under which it is found: a short form, a coordinate."""
    lines: tuple[str, ...] = ()
    """More about it, line by line."""


@dataclass(frozen=True)
class Sight:
    """Whose eyes see which table, and how much room there is."""

    match: Match
    seat: int | None
    texts: Texts
    width: int = 80
    height: int = ROOMY
    typed: Mapping[Hashable, str] = field(default_factory=dict)
    """For places on the board what can be typed to go there."""

    @cached_property
    def view(self) -> dict[str, Any]:
        """All that the seat may know."""
        return self.match.view(self.seat)

    @property
    def say(self) -> Words:
        """The shell's own words."""
        return words(self.texts.language)

    @property
    def options(self) -> dict[str, str]:
        """How this table plays."""
        return self.match.game.option_texts(self.match.option_codes)

    def name(self, seat: int) -> str:
        """Return a seat's name; the reader's own has "you" behind it."""
        name = self.texts.seat(seat)
        return self.say("you-are", seat=name) if seat == self.seat else name

    def key(self, place: Hashable) -> str:
        """Return what to type for a place, or nothing."""
        return self.typed.get(place, "")


def mark(seat: int) -> str:
    """Return a seat's shape in its colour, as Rich markup."""
    return f"[seat{seat % 6}]{SHAPES[seat % 6]}[/]"


def seat_text(look: Sight, seat: int, width: int = 0) -> Text:
    """Return a seat's shape and name in its colour, filled up to a width."""
    name = look.name(seat)
    return Text(f"{SHAPES[seat % 6]} {name:<{max(0, width - 2)}}", style=f"seat{seat % 6}")


def folded(line: Text, width: int, indent: int = 0) -> Iterator[Text]:
    """Yield a styled line in as many lines as it needs, the later ones indented."""
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


def joined(parts: Iterable[Text], width: int, gap: int = 2, indent: int = 1) -> list[Text]:
    """Return parts side by side, in as many lines as they need; no part is broken that fits."""
    lines, line = [], Text(" " * indent)
    for part in parts:
        if line.plain.strip() and line.cell_len + part.cell_len > width:
            line.rstrip()
            lines.append(line)
            line = Text(" " * indent)
        line.append_text(part).append(" " * gap)
    line.rstrip()
    found = [*lines, line] if line.plain.strip() else lines
    return [one for long in found for one in folded(long, width, indent + 2)]


def padded(text: Text, width: int) -> Text:
    """Return a text filled up with blanks to a width."""
    text.append(" " * max(0, width - text.cell_len))
    return text


def beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Return two columns of lines, the left one `width` cells wide."""
    lines = []
    for row in range(max(len(left), len(right))):
        line = padded(left[row].copy() if row < len(left) else Text(), width)
        if row < len(right):
            line.append_text(right[row])
        line.rstrip()
        lines.append(line)
    return lines


def legend(look: Sight, signs: Iterable[tuple[str, str, str]]) -> list[Text]:
    """Return what signs mean, as (sign, style, meaning), in as few lines as possible."""
    parts = []
    for sign, style, meaning in signs:
        part = Text(sign, style=style)
        part.append(f" {meaning}", style="faint")
        parts.append(part)
    return joined(parts, look.width)


@dataclass(frozen=True)
class Drawing:
    """A game's drawing, with fallbacks in place of what its module leaves out."""

    board: Callable[[Sight], list[Text]]
    blocks: Callable[[Sight], Iterable[Block]]
    signs: Callable[[Sight], list[Text]]
    status: Callable[[Sight], str]
    asked: Callable[[Sight], str]
    places: Callable[[int], Iterable[Hashable]]
    things: Callable[[Sight], Iterable[Thing]]
    concerns: Callable[[Sight, int], Iterable[str]]
    thrown: Callable[[Sight, int], bool]
    odds: Callable[[Match, int, Texts], list[str]]
    result: Callable[[Match, Texts], list[str]]
    rules: Mapping[str, Sequence[str]] = field(default_factory=dict)
    ember: Collection[int] = ()
    gold: Collection[int] = ()
    unsaid: Collection[str] = ()
    quiet: Collection[str] = ()

    def whole(self, look: Sight) -> list[Text]:
        """Return everything there is to see, below each other: for a pipe, for paper."""
        blocks = (*self.blocks(look), (self.signs(look),))
        return [*self.board(look), *(line for block in blocks for line in block[0])]


def load(game: Game) -> Drawing:
    """Return the drawing of a game."""
    names = [f"{__name__}.{game.id}", f"{game.package}.table"]  # a game from outside brings its own
    module: Any = next((loading.beside(game, name) for name in names if find_spec(name)), None)
    return Drawing(
        board=getattr(module, "board", plain_board),
        blocks=getattr(module, "blocks", lambda look: ()),
        signs=getattr(module, "signs", lambda look: []),
        status=getattr(module, "status", lambda look: ""),
        asked=getattr(module, "asked", lambda look: ""),
        places=getattr(module, "places", lambda action: ()),
        things=getattr(module, "things", lambda look: ()),
        concerns=getattr(module, "concerns", lambda look, action: ()),
        thrown=getattr(module, "thrown", lambda look, action: False),
        odds=getattr(module, "odds", told_odds),
        result=getattr(module, "result", plain_result),
        rules=getattr(module, "RULES", {}),
        ember=getattr(module, "EMBER", ()),
        gold=getattr(module, "GOLD", ()),
        unsaid=getattr(module, "UNSAID", ()),
        quiet=getattr(module, "QUIET", ()),
    )


def told_odds(match: Match, seat: int, texts: Texts) -> list[str]:
    """Return what the exact odds say about the running decision."""
    return [one.say(texts) for one in games.chances(match.game).odds(match, seat)]


def plain_board(look: Sight) -> list[Text]:
    """List all that a seat can see, for a game that has not been drawn yet."""
    seats = [seat_text(look, p) for p in range(look.match.seats)]
    for line, score in zip(seats, look.match.standing(), strict=True):
        line.append(f" {score}", style="default")
    lines = [Text.from_markup(f"[sea]{name}[/] ") for name in look.view]
    for line, value in zip(lines, look.view.values(), strict=True):
        line.append(_seen(value))
    told = [part for line in lines for part in folded(line, look.width, 2)]
    return [*joined(seats, look.width), *told][: look.height]


def _seen(value: Any) -> str:
    """Return a visible value; what is hidden is a dot."""
    if isinstance(value, list):
        return " ".join(f"({_seen(v)})" if isinstance(v, list) else _seen(v) for v in value)
    return "·" if value is None else str(value)


def plain_result(match: Match, texts: Texts) -> list[str]:
    """Tell the result of every seat."""
    return [f"{texts.seat(p)}: {value:g}" for p, value in enumerate(match.returns())]
