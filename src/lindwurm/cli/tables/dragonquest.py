"""DragonQuest in a terminal: the castle with walls, trail and demon, and every hero's sheet.

The map is that of the seat that looks, or of the hero it has to wall in or to hunt. Everything is
text of fixed width; every colour is doubled by a shape, for terminals and eyes that do not tell
them apart.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from rich.text import Text

from lindwurm.cli.tables import SHAPES, folded
from lindwurm.games.dragonquest.actions import GLYPHS, Act, Kind
from lindwurm.games.dragonquest.data import (
    CHAMBER,
    COLUMN,
    COLUMNS,
    DRAGONS_TO_WAKE,
    EXIT,
    FIELD,
    GRID,
    ITEMS,
    NOWHERE,
    ORTHO,
    ORTHO_COUNT,
    ROW,
    ROW_BOXES,
    SOLO_RANKS,
    Face,
    Loot,
)
from lindwurm.games.dragonquest.rules.common import called
from lindwurm.games.dragonquest.state import At, DragonQuest, Fate, Mark, Phase, RowState
from lindwurm.kernel.texts import number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console, ConsoleOptions, RenderableType

    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts

__all__ = ["EMBER", "GOLD", "asked", "draw", "result"]

EMBER = {
    Kind.BITTEN,
    Kind.TRAPPED,
    Kind.HIT,
    Kind.DEMON,
    Kind.SPIDER,
    Kind.SKELETON,
    Kind.DRAGON,
    Kind.BREATH,
    Kind.CAUGHT,
    Kind.DIED,
    Kind.DRAGON_WINS,
}
GOLD = {Kind.COINS, Kind.TREASURE, Kind.BOUGHT, Kind.ESCAPED, Kind.WON}

LINES = {"NS": "│", "EW": "─", "ES": "┌", "SW": "┐", "EN": "└", "NW": "┘"}
SIGNS = {"S": "S", "X": "X", "o": "o", "D": "¤"}
OTHERS = (Phase.BLOCK, Phase.DEMON)
"""Phases in which a seat decides about another hero's map."""


def draw(match: Match, seat: int | None, texts: Texts) -> RenderableType:
    """Return the table as a seat sees it."""
    return _Drawn(match, seat, texts)


def asked(match: Match, seat: int, texts: Texts) -> str:
    """Say what is asked of a seat."""
    phase = Phase(match.view(seat)["phase"]).name.lower()
    return texts(f"phase-{phase}", seat=texts.seat(seat))


def result(match: Match, texts: Texts) -> list[str]:
    """Tell who won, and how everybody fared, the best first (DQ-201, DQ-210)."""
    view, gold = match.view(None), match.standing()
    winners = [p for p, value in enumerate(match.returns()) if value > 0]
    if not winners:
        lines = [texts("result-lost")]
    elif len(winners) > 1:
        lines = [texts("result-tie", seats=", ".join(map(texts.seat, winners)))]
    else:
        lines = [texts("result-winner", seat=texts.seat(winners[0]), gold=gold[winners[0]])]
    if match.seats == 1:
        ranks = [name for least, name in SOLO_RANKS if gold[0] >= least]
        return [*lines, texts(f"rank-{ranks[-1] if winners else 'lost'}")]
    for p in sorted(range(match.seats), key=lambda p: _rank(view, gold, p)):
        if view["fate"][p] == Fate.ESCAPED:
            lines.append(texts("result-line-escaped", seat=texts.seat(p), gold=gold[p]))
        else:
            cause = texts.argument("cause", view["cause"][p])
            sun = view["sun"][p]
            lines.append(texts("result-line-dead", seat=texts.seat(p), cause=cause, sun=sun))
    return lines


def _rank(view: dict[str, Any], gold: list[int], hero: int) -> tuple[int, ...]:
    """What heroes are ranked by, the best first (DQ-200, DQ-201)."""
    sun = view["sun"][hero]
    if view["fate"][hero] == Fate.DEAD:
        return (1, -sun)
    tiles = view["treasure_at"].count(At.HAND + hero)
    return (0, -gold[hero], -view["lp"][hero], sun, -tiles)


# -- the drawing ----------------------------------------------------------------------------------


class _Drawn:
    """The drawn table; Rich asks it for its lines once it knows how wide it may be."""

    def __init__(self, match: Match, seat: int | None, texts: Texts):
        self.match, self.seat, self.texts = match, seat, texts
        self.view: dict[str, Any] = match.view(seat)
        looking = seat is not None and self.view["phase"] not in OTHERS
        self.hero: int = seat if looking and seat is not None else self.view["active"]
        self.choices = self._choices()

    def _choices(self) -> set[int]:
        """The places that the looking seat may choose now."""
        if self.seat is None:
            return set()
        split = [Act.VERBS.split(action) for action in self.match.legal(self.seat)]
        return {indexes[0] for verb, indexes in split if verb.name in ("block", "step", "demon")}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width = min(options.max_width, 100)
        yield self._title(width)
        yield from self._castle()
        yield self._cut(Text(f"   {self.texts('table-legend')}", style="faint"), width)
        for player in range(self.match.seats):
            yield self._cut(self._sheet(player), width)
        yield from self._common(width)
        for line in self._cards():
            yield from folded(line, width, 5)

    @staticmethod
    def _cut(line: Text, width: int) -> Text:
        line.truncate(width, overflow="ellipsis")
        return line

    def _title(self, width: int) -> Text:
        """A ruled line with the game and the round."""
        left = f" {self.texts('game-name')} "
        right = f" {self.texts('table-round', round=self.view['round_number'])} "
        line = Text("━━", style="cloth")
        line.append(left, style="bold")
        line.append("━" * max(1, width - len(left) - len(right) - 4), style="cloth")
        line.append(right, style="faint")
        line.append("━━", style="cloth")
        return line

    # -- the castle --------------------------------------------------------------------------------

    def _castle(self) -> Iterator[Text]:
        """The map of one hero, two characters to a cell."""
        head = Text("      ")
        head.append(" ".join(COLUMNS), style="faint")
        yield head
        trail = self._trail()
        for row, cells in enumerate(GRID):
            line = Text()
            line.append(f"  {row + 1:>2}  ", style="faint")
            for column, cell in enumerate(cells):
                sign, style = self._cell(cell, column, row, trail)
                line.append(sign, style=style)
                line.append(self._joint(column, row, trail), style=f"seat{self.hero}")
            yield line

    def _trail(self) -> dict[int, set[str]]:
        """Each visited field with the directions in which the trail leaves it."""
        length = self.view["trail_length"][self.hero]
        places: list[int] = self.view["trail"][self.hero][:length]
        ways: dict[int, set[str]] = {p: set() for p in places}
        for a, b in pairwise(places):
            if CHAMBER in (a, b):
                continue
            sides = {(0, -1): "NS", (1, 0): "EW", (0, 1): "SN", (-1, 0): "WE"}
            there = sides.get((COLUMN[b] - COLUMN[a], ROW[b] - ROW[a]))
            if there:
                ways[a].add(there[0])
                ways[b].add(there[1])
        return ways

    def _cell(
        self, cell: str, column: int, row: int, trail: dict[int, set[str]]
    ) -> tuple[str, str]:
        if cell == "#":
            return " ", ""
        if cell == "T":
            inside = self.view["at"][self.hero] == CHAMBER
            middle = (column, row) == (COLUMN[CHAMBER], ROW[CHAMBER])
            if middle and inside:
                return SHAPES[self.hero], f"seat{self.hero}"
            return ("▒", "moss") if CHAMBER in self.choices else ("▒", "gold")
        place = FIELD[f"{COLUMNS[column]}{row + 1}"]
        marks = self.view["mark"][self.hero][place]
        if place == self.view["at"][self.hero]:
            return SHAPES[self.hero], f"seat{self.hero}"
        if place == self.view["demon_at"][self.hero]:
            return "☿", "ember"
        if place in self.choices:
            return "+", "moss"
        if marks & Mark.DEMON:
            return "✕", "ember"
        if marks & Mark.BLOCKED:
            return "▓", "bold"
        if marks & Mark.VISITED:
            line = LINES.get("".join(sorted(trail.get(place, ()))), "∙")
            return ("o" if marks & Mark.DOT else line), f"seat{self.hero}"
        sign = SIGNS.get(cell, "·")
        return sign, "faint" if sign == "·" else "bold"

    def _joint(self, column: int, row: int, trail: dict[int, set[str]]) -> str:
        """What stands between a cell and the next one to its right."""
        place = FIELD.get(f"{COLUMNS[column]}{row + 1}", NOWHERE)
        return "─" if "E" in trail.get(place, ()) else " "

    # -- sheets ------------------------------------------------------------------------------------

    def _sheet(self, player: int) -> Text:
        """One hero: sun track, life points, EP rows, traps and gold."""
        view, style = self.view, f"seat{player}"
        line = Text(" ▶ " if player == view["active"] else "   ")
        name = self.texts.seat(player)
        line.append(f"{SHAPES[player]} {name[:11]:<12}", style=style)
        sun, last = view["sun"][player], view["last_sun"][player]
        line.append(f"{self.texts('table-sun')} {sun:>2}/{last} ")
        if view["fate"][player] == Fate.DEAD:
            cause = self.texts.argument("cause", view["cause"][player])
            line.append(f" ✝ {cause}", style="ember")
            return line
        lp = view["lp"][player]
        line.append(f"{self.texts('table-lp')} {lp:>2} ", style="ember" if lp <= 4 else "moss")
        line.append(f"{self.texts('table-ep')} ")
        for row, state in enumerate(view["row"][player]):
            line.append(self._row(state, view["ep"][player][row]), style="faint")
            line.append(" ")
        traps = "".join(str(times) for times in view["trap"][player])
        line.append(f"{self.texts('table-traps')} {traps} ", style="faint")
        line.append(number(self.match.standing()[player], self.texts.language), style="treasure")
        if view["fate"][player] == Fate.ESCAPED:
            line.append(f" {self.texts('table-escaped')}", style="gold")
        elif view["at"][player] == CHAMBER:
            line.append(f" {self.texts('table-inside')}", style="gold")
        return line

    @staticmethod
    def _row(state: int, ep: int) -> str:
        if state == RowState.BOUGHT:
            return "×" * ROW_BOXES
        if state == RowState.WOKE:
            return "!" * ROW_BOXES
        return "■" * ep + "□" * (ROW_BOXES - ep)

    def _common(self, width: int) -> Iterator[Text]:
        """The dragon meter, the dice on the table, and how far the hero has to go."""
        view, say = self.view, self.texts
        line = Text("   ")
        aside = view["aside"]
        line.append("◆" * aside + "◇" * max(0, DRAGONS_TO_WAKE - aside), style="ember")
        line.append(f" {say('table-aside')}", style="faint")
        if any(view["dice"]):
            shown = " ".join(GLYPHS[Face(face)] for face in view["dice"])
            line.append(f"   {say('table-dice')} [{shown}]")
        if any(view["loot"]):
            faces = {Loot.DRAGON: "♦", Loot.BLANK: "·", Loot.FIFTY: "50", Loot.HUNDRED: "100"}
            shown = " ".join(faces.get(Loot(f), "★") for f in view["loot"] if f)
            line.append(f"   [{shown}]", style="gold")
        if view["steps"]:
            line.append(f"   {say('table-steps')}: {view['steps']}", style="moss")
        hero = self.hero
        if view["fate"][hero] == Fate.INSIDE:
            turns = view["last_sun"][hero] - view["sun"][hero]
            way = self._way()
            key = "table-no-way" if way is None else "table-goal"
            goal = Text(f"   {say(key, steps=way or 0, turns=turns)}", style="faint")
            if len(line) + len(goal) > width:
                yield self._cut(line, width)
                line = Text()
            line.append_text(goal)
        yield self._cut(line, width)

    def _way(self) -> int | None:
        """The hero's shortest way to chamber or exit, in steps."""
        goal = EXIT if self.view["been"][self.hero] else CHAMBER
        marks, start = self.view["mark"][self.hero], self.view["at"][self.hero]
        far, queue = {start: 0}, [start]
        for here in queue:
            for there in ORTHO[here][: ORTHO_COUNT[here]]:
                shut = there == CHAMBER and here == self.view["left_by"][self.hero]
                closed = marks[there] & (Mark.VISITED | Mark.BLOCKED | Mark.DEMON)
                if there in far or closed or shut or (there in (CHAMBER, EXIT) and there != goal):
                    continue
                far[there] = far[here] + 1
                queue.append(there)
        return far.get(goal)

    def _cards(self) -> Iterator[Text]:
        """Items and treasures of the hero whose map is shown."""
        view, hero = self.view, self.hero
        for item, name in enumerate(ITEMS):
            if view["item_at"][item] == At.HAND + hero:
                line = Text("   ✦ ", style="gold")
                line.append(self.texts(f"item-{name}"), style="bold")
                line.append(f"  {self.texts(f'item-{name}-text')}", style="default")
                yield line
        for tile, at in enumerate(view["treasure_at"]):
            if at == At.HAND + hero:
                title = self.texts.argument("called", called(DragonQuest.of_view(view), tile))
                gold = number(view["value"][tile], self.texts.language)
                line = Text("   ♛ ", style="treasure")
                line.append(f"{title} ({gold})")
                yield line
