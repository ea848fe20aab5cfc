"""Drachenfels in a terminal: the board drawn with its roads, then the knights and the own hand.

The board is the catalogue's map, scaled to the width at hand. Every kind of field has a sign of its
own, so that nothing hangs on colour alone: `⌂` rock castle, `∩` rainbow rock, `✶` star, `○` start
field, `•` field, `◦` field with a green dot, `×` a place where a bridge could lie and `=` where one
does, `D` a dragon, `~` a rainbow. Fields on which the move may end are marked `+`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from lindwurm.cli.tables import SHAPES
from lindwurm.games.drachenfels.actions import Act, Kind
from lindwurm.games.drachenfels.chances import castles
from lindwurm.games.drachenfels.data import (
    CARDS,
    CASTLE,
    COLOURS,
    CORNERS,
    DRAGON_PLACES,
    EDGES,
    FORTS,
    GREEN,
    KIND,
    NODES,
    PLACE_XY,
    POINT_KINDS,
    POSITIONS,
    RAINBOW_END,
    RAINBOW_ROCK,
    SIGNS,
    SITES,
    Field,
)
from lindwurm.games.drachenfels.state import Phase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console, ConsoleOptions, RenderableType

    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts

__all__ = ["EMBER", "GOLD", "asked", "draw", "result"]

EMBER = {Kind.BEATEN, Kind.SENT, Kind.ROBBED, Kind.CLOUDED, Kind.DRAGON_MOVED}
GOLD = {Kind.ARMED, Kind.SKY_OPENED, Kind.WON, Kind.SWIFT}

WIDEST = 100
SIGN = {
    Field.CASTLE: ("♜", "treasure"),
    Field.START: ("○", "bold"),
    Field.LAND: ("•", ""),
    Field.STAR: ("✶", "sea"),
    Field.ROCK: ("∩", "moss"),
    Field.HOLE: ("×", "faint"),
    Field.GAP: ("×", "faint"),
    Field.FORT: ("⌂", "bold"),
}


def draw(match: Match, seat: int | None, texts: Texts) -> RenderableType:
    """Return the table as a seat sees it."""
    return _Drawn(match, seat, texts)


def asked(match: Match, seat: int, texts: Texts) -> str:
    """Say what is asked of a seat."""
    phase = Phase(match.view(seat)["phase"]).name.lower()
    return texts(f"phase-{phase}", seat=texts.seat(seat))


def result(match: Match, texts: Texts) -> list[str]:
    """Tell who won."""
    winner = match.view(None)["winner"]
    if winner < 0:
        return [texts("result-tie")]
    return [texts("result-winner", seat=texts.seat(winner))]


class _Drawn:
    """The drawn table; Rich asks it for its lines once it knows how wide it may be."""

    def __init__(self, match: Match, seat: int | None, texts: Texts):
        self.match, self.seat, self.texts = match, seat, texts
        self.view: dict[str, Any] = match.view(seat)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width = min(options.max_width, WIDEST)
        yield from self._board(width)
        yield from self._sky(width)
        for player in range(self.match.seats):
            yield self._player(player, width)
        yield from self._piles(width)
        if self.seat is not None and self.view["phase"] != Phase.PICK:
            yield from self._hand(width)
            yield self._notebook(width)

    # -- the board -------------------------------------------------------------------------------

    def _board(self, width: int) -> Iterator[Text]:
        rows = max(24, min(36, width * 3 // 8))
        cells: dict[tuple[int, int], tuple[str, str]] = {}
        place = [(round(y * (rows - 1) / 1000), round(x * (width - 1) / 1000)) for x, y in PLACE_XY]
        for p in range(POSITIONS):
            if self.view["rainbows"] >> p & 1:
                self._line(cells, place[RAINBOW_ROCK[p]], place[RAINBOW_END[p]], ("~", "treasure"))
        for a, b in EDGES:
            self._line(cells, place[a], place[b], ("·", "faint"))
        for n, at in enumerate(place):
            cells[at] = self._field(n)
        self._knights(cells, place)
        drawn = [row for row, _ in cells]
        for row in range(min(drawn), max(drawn) + 1):
            line = Text()
            for column in range(width):
                sign, style = cells.get((row, column), (" ", ""))
                line.append(sign, style=style)
            line.rstrip()
            yield line

    @staticmethod
    def _line(
        cells: dict[tuple[int, int], tuple[str, str]],
        start: tuple[int, int],
        end: tuple[int, int],
        ink: tuple[str, str],
    ) -> None:
        """Dot a line between two places, every other cell, where nothing has been drawn yet."""
        steps = max(abs(start[0] - end[0]), abs(start[1] - end[1]))
        for i in range(2, steps, 2):
            row = round(start[0] + (end[0] - start[0]) * i / steps)
            column = round(start[1] + (end[1] - start[1]) * i / steps)
            cells.setdefault((row, column), ink)

    def _field(self, n: int) -> tuple[str, str]:
        view = self.view
        if n in DRAGON_PLACES and view["dragons"] >> DRAGON_PLACES.index(n) & 1:
            return ("D", "ember")
        if self._reachable(n):
            return ("+", "rally")
        if n in SITES and view["bridges"] >> SITES.index(n) & 1:
            return ("=", "gold")
        if GREEN[n]:
            return ("◦", "moss")
        return SIGN[KIND[n]]

    def _reachable(self, n: int) -> bool:
        """Whether the move being made may end there; every seat can see that."""
        if self.view["phase"] != Phase.GO:
            return False
        return Act.GO + n in self.match.legal(self.view["active"])

    def _knights(
        self, cells: dict[tuple[int, int], tuple[str, str]], place: list[tuple[int, int]]
    ) -> None:
        inside = 0
        for p in range(self.match.seats):
            n = self.view["at"][p]
            if n < 0:
                continue
            row, column = place[n]
            if n == CASTLE:  # room for four round the keep
                column += (-2, 2, -4, 4)[inside]
                inside += 1
            cells[row, column] = (SHAPES[p], f"seat{p}")

    # -- the rest --------------------------------------------------------------------------------

    def _sky(self, width: int) -> Iterator[Text]:
        view = self.view
        supply = self.texts(
            "supply",
            rainbows=4 - int(view["rainbows"]).bit_count(),
            bridges=2 - int(view["bridges"]).bit_count(),
        )
        sky = self.texts("sky-open" if view["sky"] else "sky-closed")
        line = Text(" ")
        line.append(sky, style="sea")
        stock = Text(f" {self.texts('supply-title')}: {supply}", style="faint")
        if len(line) + len(stock) + 1 > width:
            yield line
            line = Text()
        yield line.append(" " if line else "").append_text(stock)

    def _player(self, player: int, width: int) -> Text:
        view, texts = self.view, self.texts
        line = Text("▸" if player == view["active"] and not self.match.over else " ")
        line.append(f" {SHAPES[player]} {texts.seat(player)}", style=f"seat{player}")
        colour = view["colour"][player]
        if colour < 0:
            return line
        words = [
            f"{texts('colour-' + COLOURS[colour])} ({texts('sign-' + SIGNS[colour])})",
            texts(f"field-{NODES[view['at'][player]].lower()}"),
        ]
        words += [texts("armour")] * view["armour"][player]
        words += [texts("swift")] * view["swift"][player]
        seen = [f for f in range(len(FORTS)) if view["looked"][player] >> f & 1]
        looked = [texts(f"corner-{CORNERS[f].lower()}") for f in seen]
        if looked:
            words.append(f"{texts('looked-title')} {' '.join(looked)}")
        line.append("  " + ", ".join(words))
        line.append(f"  ✉ {view['hand_count'][player]}", style="gold")
        line.truncate(width, overflow="ellipsis")
        return line

    def _piles(self, width: int) -> Iterator[Text]:
        view, texts = self.view, self.texts
        line = Text(f" {texts('pile-title')} {view['pile_count']}", style="faint")
        line.append(f"   {texts('discards-title')} {view['discard_count']}", style="faint")
        if view["discard_count"]:
            top = view["discards"][view["discard_count"] - 1]
            line.append(f"  [{texts('card-' + CARDS[top].lower())}]", style="gold")
        line.truncate(width, overflow="ellipsis")
        yield line

    def _hand(self, width: int) -> Iterator[Text]:
        """The own hand: magic first, then points (12.1)."""
        hand = self.view["hand"][self.seat]
        line = Text(f" {self.texts('hand-title')}:", style="bold")
        order = [*range(POINT_KINDS, len(CARDS)), *range(POINT_KINDS)]
        for kind in order:
            name = f"[{self.texts('card-' + CARDS[kind].lower())}]"
            for _ in range(hand[kind]):
                if line.cell_len + len(name) + 1 > width:
                    yield line
                    line = Text("   ")
                line.append(f" {name}", style="treasure" if kind >= POINT_KINDS else "")
        yield line

    def _notebook(self, width: int) -> Text:
        """What the looks so far say about the own princess (DR-177)."""
        assert self.seat is not None
        line = Text(f" {self.texts('notebook-title')}", style="faint")
        options = self.match.game.option_texts(self.match.option_codes)
        if options["notebook"] == "off" or self.view["phase"] == Phase.OVER:
            return Text()
        for fort, chance in enumerate(castles(self.view, self.seat)):
            corner = self.texts(f"corner-{CORNERS[fort].lower()}")
            line.append(f"  {corner} {float(chance):.0%}", style="sea")
        line.truncate(width, overflow="ellipsis")
        return line
