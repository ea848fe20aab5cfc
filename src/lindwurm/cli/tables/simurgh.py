"""Simurgh in a terminal: city, wilderness, display, objectives, houses and dragons at a glance.

Effects stand in the catalogue's letters (a legend explains them). Vassals are a seat's shape with
`s` for a spearman and `R` for a dragonrider, so that colour is never the only sign.
"""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from rich.text import Text

from lindwurm.cli.tables import SHAPES, folded
from lindwurm.games.simurgh.actions import Kind
from lindwurm.games.simurgh.data import (
    ABILITY,
    CHRONICLE_TO_END,
    CITY,
    DATA,
    DISPLAY,
    DRAGON_TYPE,
    DRAGON_TYPES,
    DRAGONS,
    FIELDS,
    FIRST_GOAL,
    FIRST_LEVEL,
    FIRST_PLACE,
    FIRST_SLOT,
    FIRST_TILE,
    FULL_LARGE,
    FULL_SMALL,
    GOAL_SLOTS,
    GOALS_TO_END,
    LEVEL_SPACES,
    LEVELS,
    MAX_LEVELS,
    PLAIN,
    RESOURCE_LIMIT,
    SINGLE,
    SLOT_PLAYERS,
    SLOTS,
    SPACE_KIND,
    SPACES,
    SPEARMEN,
    TEXTS,
    TILE_TYPE,
    TILES,
    SpaceKind,
    Type,
)
from lindwurm.games.simurgh.rules.scoring import counted, goal_points
from lindwurm.games.simurgh.state import (
    AVAILABLE,
    IN_CITY,
    IN_WILDERNESS,
    RESERVE,
    Phase,
    Simurgh,
    Zone,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console, ConsoleOptions, RenderableType

    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts

__all__ = ["EMBER", "GOLD", "asked", "draw", "result"]

EMBER = {Kind.CHRONICLE, Kind.LOST, Kind.MARKER_LOST, Kind.ENDING, Kind.REMOVED}
GOLD = {Kind.SCORED, Kind.DRAGON, Kind.GOAL_POINTS, Kind.WON, Kind.OBJECTIVE}

WIDEST = 140
LETTERS = "VMWSKA"


def draw(match: Match, seat: int | None, texts: Texts) -> RenderableType:
    """Return the table as a seat sees it."""
    return _Drawing(match, seat, texts)


def asked(match: Match, seat: int, texts: Texts) -> str:
    """Say what is asked of a seat."""
    phase = Phase(match.view(seat)["phase"])
    name = phase.name.lower().replace("_", "-")
    verbs = {match.text(action).split()[0] for action in match.legal(seat)}
    if phase in (Phase.VASSAL, Phase.SCOUT) and verbs and not verbs & {"place", "take", "blind"}:
        name += "-helped"  # only a dragon can open the step (SI-251)
    return texts(f"phase-{name}", seat=texts.seat(seat))


def result(match: Match, texts: Texts) -> list[str]:
    """Tell how the objectives and the rest were scored, and who won."""
    final = (Kind.GOAL_POINTS, Kind.LEFTOVERS, Kind.WON)
    return [texts.event(e) for e in match.events(None) if e.kind in final]


def short(effect: str) -> str:
    """Return an effect in little room."""
    text = effect.replace(" -> ", "→").replace(" -", "-").replace(" + ", "+").replace(" | ", "|")
    return text.removesuffix("→0PP")


class _Drawing:
    """The drawn table; Rich asks it for its lines once it knows how wide it may be."""

    def __init__(self, match: Match, seat: int | None, texts: Texts):
        self.match, self.seat, self.texts = match, seat, texts
        self.view: dict[str, Any] = match.view(seat)
        self.seats = match.seats

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width = min(options.max_width, WIDEST)
        yield self._title(width)
        yield from self._city(width)
        yield from self._wilderness(width)
        yield from self._display(width)
        yield from self._objectives(width)
        yield from self._houses(width)
        yield from self._own(width)
        for line in wrap(self.texts("legend"), width - 1):
            yield Text(f" {line}", style="faint")

    # -- frame and city --------------------------------------------------------------------------

    def _title(self, width: int) -> Text:
        view = self.view
        shown = sum(goal > 0 for goal in view["goal_slots"])
        meter = self.texts(
            "table-end",
            objectives=shown,
            enough=int(GOALS_TO_END[view["length"]]),
            chronicle=view["chronicle"],
            full=int(CHRONICLE_TO_END[view["length"]]),
        )
        if view["ending"]:
            meter += f" · {self.texts('table-last')}"
        line = Text()
        line.append("━━", style="cloth")
        line.append(f" {self.texts('game-name')} ", style="bold")
        line.append("━" * max(2, width - len(meter) - 17), style="cloth")
        line.append(f" {meter} ", style="ember" if view["ending"] else "faint")
        line.append("━━", style="cloth")
        return line

    def _heading(self, message: str, tail: str = "") -> Text:
        line = Text(f" {self.texts(message)}", style="bold")
        line.append(f"  {tail}" if tail else "", style="faint")
        return line

    def _standing(self, location: int) -> Text:
        """The vassals at a location, each as shape and letter in the seat's colour."""
        marks = Text()
        for p in range(self.seats):
            for i, at in enumerate(self.view["at"][p]):
                if at == location:
                    marks.append(f" {SHAPES[p]}{'s' if i < SPEARMEN else 'R'}", style=f"seat{p}")
        return marks

    def _space(self, e: int, location: int, name: str, width: int) -> Text:
        """A space: name, who may stand there, effect, and who does."""
        kind = SpaceKind(SPACE_KIND[e])
        marks = self._standing(location)
        single = kind in (SpaceKind.S1, SpaceKind.D1)
        cell = Text(f"{name} ", style="faint" if single and marks else "")
        cell.append("R" if kind >= SpaceKind.D1 else "·", style="sea")
        cell.append("1 " if single else "∞ ", style="sea")
        cell.append(short(TEXTS[e]))
        room = max(4, width - marks.cell_len - 1)
        cell = _cut(cell, room)
        cell.append_text(marks)
        cell.append(" " * max(0, width - cell.cell_len))
        return cell

    def _city(self, width: int) -> Iterator[Text]:
        yield self._heading("table-city")
        columns = 3 if width >= 120 else 2
        room = (width - 2) // columns
        for row in range(CITY // columns):
            line = Text("  ")
            for column in range(columns):
                c = row + column * (CITY // columns)
                name = str(self.texts.argument("space", c))
                line.append_text(
                    self._space(c, IN_CITY + c, _fit(name, 14 if room < 48 else 21), room)
                )
            yield line

    # -- wilderness ------------------------------------------------------------------------------

    def _wilderness(self, width: int) -> Iterator[Text]:
        yield self._heading("table-wilderness")
        full = FULL_SMALL if self.seats <= 3 else FULL_LARGE
        for slot in range(SLOTS):
            if SLOT_PLAYERS[slot] > self.seats:
                continue
            tile = self.view["wild"][slot] - 1
            line = Text(f"  W{slot + 1} ")
            line.append(f"({short(TEXTS[FIRST_SLOT + slot])}) ", style="moss")
            if tile < 0:
                line.append(self.texts("table-free"), style="faint")
                yield line
                continue
            line.append(self._tile_name(tile), style="bold")
            low = IN_WILDERNESS + MAX_LEVELS * slot
            if tile >= PLAIN:
                yield line
                yield from self._ladder(tile - PLAIN, low, width)
                continue
            count = sum(low <= at < low + MAX_LEVELS for row in self.view["at"] for at in row)
            line.append(f"  {count}/{full}", style="ember" if count == full - 1 else "faint")
            yield line
            cells = [
                self._space(FIRST_TILE + SPACES * tile + i, low + i, "abcd"[i], (width - 6) // 2)
                for i in range(SPACES)
            ]
            for pair in (cells[:2], cells[2:]):
                row = Text("      ")
                row.append_text(pair[0]).append_text(pair[1])
                yield row

    def _ladder(self, ladder: int, low: int, width: int) -> Iterator[Text]:
        """An exploration as steps from top to bottom, the price of a step first."""
        line = Text("      ")
        line.append(f"{step_price(ladder + PLAIN)}: ", style="moss")
        for level in range(LEVELS[ladder]):
            step = Text(f"{level + 1}▸ " if level else "▾ ", style="sea")
            step.append(f"{LEVEL_SPACES[ladder][level]}× ", style="faint")
            step.append(short(TEXTS[FIRST_LEVEL + MAX_LEVELS * ladder + level]))
            step.append_text(self._standing(low + level))
            if line.cell_len + step.cell_len + 2 > width:
                yield line
                line = Text("      ")
            line.append_text(step).append("  ")
        yield line

    def _tile_name(self, tile: int) -> str:
        kind = self.texts(f"type-{Type(TILE_TYPE[tile]).name.lower()}")
        return f"{tile + 1:02} {self.texts.argument('tile', tile)} [{kind}]"

    # -- display and objectives -------------------------------------------------------------------

    def _display(self, width: int) -> Iterator[Text]:
        view = self.view
        stacks = self.texts(
            "table-stacks",
            scout=view["scout_count"],
            dragons=view["dragon_count"],
            objectives=view["goal_count"],
        )
        yield self._heading("table-display", stacks)
        for i in range(DISPLAY):
            tile = view["display"][i] - 1
            line = Text(f"  {i + 1} ")
            line.append(f"({short(TEXTS[FIRST_PLACE + i])}) ", style="moss")
            line.append(self._tile_line(tile) if tile >= 0 else self.texts("table-empty"))
            yield from folded(line, width, 7)

    def _tile_line(self, tile: int) -> str:
        return f"{self._tile_name(tile)}  {tile_text(tile)}"

    def _objectives(self, width: int) -> Iterator[Text]:
        yield self._heading("table-objectives")
        state = Simurgh.of_view(self.view)
        for i in range(GOAL_SLOTS):
            goal = self.view["goal_slots"][i] - 1
            line = Text(f"  O{i + 1} ")
            line.append(f"({short(TEXTS[FIRST_GOAL + i])}) ", style="moss")
            if goal < 0:
                line.append(self.texts("table-free"), style="faint")
                yield line
                continue
            line.append(str(self.texts.argument("objective", goal)), style="gold")
            for p in range(self.seats):
                count = counted(state, goal, p)
                points = goal_points(state, goal, p)
                line.append(f"  {SHAPES[p]} {count}", style=f"seat{p}")
                line.append(f"→{points}", style="faint")
            yield _cut(line, width)

    # -- houses ----------------------------------------------------------------------------------

    def _houses(self, width: int) -> Iterator[Text]:
        view = self.view
        yield self._heading("table-houses")
        limit = int(RESOURCE_LIMIT[view["mode"]])
        for p in range(self.seats):
            at = view["at"][p]
            count = sum(view["tokens"][p])
            line = Text(" ▶ " if p == view["active"] else "   ")
            line.append(f"{SHAPES[p]} {_fit(self.texts.seat(p), 8)} ", style=f"seat{p}")
            line.append(f"{view['points'][p]:>3} {self.texts('table-points')} ", style="bold")
            held = [f"{n}{c}" for n, c in zip(view["tokens"][p], LETTERS, strict=True) if n]
            line.append(f"{' '.join(held):<17} ")
            line.append(f"{count:>2}/{limit} ", style="ember" if count > limit else "faint")
            ready = "s" * at[:SPEARMEN].count(AVAILABLE) + "R" * at[SPEARMEN:].count(AVAILABLE)
            reserve = "s" * at[:SPEARMEN].count(RESERVE) + "R" * at[SPEARMEN:].count(RESERVE)
            line.append(f" {self.texts('table-ready')} {ready or '–':<4}", style="moss")
            line.append(f" {self.texts('table-reserve')} {reserve or '–':<3}", style="faint")
            line.append(f" {view['hand_count'][p]} {self.texts('table-tiles')}", style="faint")
            yield _cut(line, width)
            yield from self._dragons(p, width)

    def _dragons(self, p: int, width: int) -> Iterator[Text]:
        """The dragons of a house: colour, name, and its fields with or without a marker."""
        line = Text("      ")
        for d in range(DRAGONS):
            if self.view["owner"][d] != p + 1:
                continue
            colour = self.texts(f"colour-{DRAGON_TYPES[DRAGON_TYPE[d]]}")
            cell = Text(f"{self.texts.argument('dragon', d)} ({colour}) ")
            for f in range(FIELDS):
                full = self.view["markers"][d] >> f & 1
                sign = ("◈", "✕") if SINGLE[ABILITY[d][f]] else ("◆", "◇")
                cell.append(sign[0] if full else sign[1], style="gold" if full else "faint")
            if line.cell_len + cell.cell_len + 2 > width:
                yield line
                line = Text("      ")
            line.append_text(cell).append("  ")
        if line.plain.strip():
            yield line

    # -- what only this seat sees ------------------------------------------------------------------

    def _own(self, width: int) -> Iterator[Text]:
        seat, view = self.seat, self.view
        if seat is None:
            return
        hand = [t for t in range(TILES) if view["zone"][t] == Zone.HAND + seat]
        if hand:
            yield self._heading("table-hand")
            for tile in hand:
                yield from folded(Text(f"  {self._tile_line(tile)}"), width, 5)
        dragons = [d for d in range(DRAGONS) if view["owner"][d] == seat + 1]
        if dragons:
            yield self._heading("table-dragons")
            for d in dragons:
                yield from folded(self._abilities(d), width, 4)
        seen = [t for t in view["goal_look"] if t]
        if seen:
            names = " · ".join(str(self.texts.argument("objective", t - 1)) for t in seen)
            seen_line = Text(f" {self.texts('table-seen')}: {names}", style="gold")
            yield from folded(seen_line, width, 3)

    def _abilities(self, d: int) -> Text:
        line = Text(f"  {self.texts.argument('dragon', d)}: ")
        for f in range(FIELDS):
            full = self.view["markers"][d] >> f & 1
            words = self.texts.argument("ability", int(ABILITY[d][f]))
            line.append("◆ " if full else "◇ ", style="gold" if full else "faint")
            line.append(f"{words} ", style="" if full else "faint")
        return line


def step_price(tile: int) -> str:
    """Return what each step on an exploration costs."""
    return short(str(DATA["tiles"][tile]["step"]))


def tile_text(tile: int) -> str:
    """Return all spaces or levels of a tile in one line."""
    if tile >= PLAIN:
        first = FIRST_LEVEL + MAX_LEVELS * (tile - PLAIN)
        steps = " ▸ ".join(short(TEXTS[first + i]) for i in range(LEVELS[tile - PLAIN]))
        return f"{step_price(tile)}: {steps}"
    first = FIRST_TILE + SPACES * tile
    kinds = ("", "∞", "R", "R∞")
    return " · ".join(
        f"{kinds[SPACE_KIND[first + i]]}{short(TEXTS[first + i])}" for i in range(SPACES)
    )


def _fit(text: str, width: int) -> str:
    """Return a text of exactly `width` characters."""
    return f"{text if len(text) <= width else text[: width - 1] + '…':<{width}}"


def _cut(text: Text, width: int) -> Text:
    """Return a line of at most `width` cells."""
    text.truncate(width, overflow="ellipsis")
    return text
