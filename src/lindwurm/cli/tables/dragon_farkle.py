"""Dragon Farkle in a terminal: the dragon, the armies on their way to the Keep, dice and cards.

Everything is text of fixed width, so that it stands straight at 80 columns and uses the room at
140. Colours are the theme's (`lindwurm.cli.common.theme`); every colour is doubled by a shape,
a word or a thicker line, for terminals and eyes that do not tell them apart.
"""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from rich.text import Text

from lindwurm.cli.tables import SHAPES, told_odds
from lindwurm.cli.words import words
from lindwurm.games.dragon_farkle import chances
from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.data import (
    COMBOS,
    ITEMS,
    MULTISETS,
    SOLO_BRONZE,
    SOLO_GOLD,
    SOLO_SILVER,
    VALID,
    Event,
)
from lindwurm.games.dragon_farkle.state import Action, Phase
from lindwurm.kernel.texts import number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console, ConsoleOptions, RenderableType

    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts

__all__ = ["EMBER", "GOLD", "QUIET", "UNSAID", "asked", "draw", "odds", "result"]

EMBER = {Kind.EATEN, Kind.FARKLED, Kind.LOST, Kind.DESTROYED, Kind.FRIGHTENED, Kind.HEALED}
GOLD = {Kind.BANKED, Kind.SAVED, Kind.POSTED, Kind.MARCHED, Kind.WON}
GOLD |= {Kind.DOUBLED, Kind.HIT, Kind.SLAIN, Kind.HOT}
UNSAID = ("pass",)
QUIET = ("pass", "accept")

WIDEST = 140
LOW = 22
"""Rows that everything but the seats takes up on a screen."""
EIGHTHS = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")
PIPS = ("       ", "   ●   ", " ●   ● ", " ● ● ● ")
ROWS = {1: (0, 1, 0), 2: (1, 0, 1), 3: (1, 1, 1), 4: (2, 0, 2), 5: (2, 1, 2), 6: (2, 2, 2)}
"""Pips of each face by row, as indexes into PIPS; a 2 and a 3 lean, see `_pips`."""


def draw(match: Match, seat: int | None, texts: Texts) -> RenderableType:
    """Return the table as a seat sees it."""
    return _Drawn(match, seat, texts)


def asked(match: Match, seat: int, texts: Texts) -> str:
    """Say what is asked of a seat."""
    phase = Phase(match.view(seat)["phase"]).name.lower()
    return texts(f"phase-{phase}", seat=texts.seat(seat))


def odds(match: Match, seat: int, texts: Texts) -> list[str]:
    """Tell what the numbers say about the running decision."""
    if not chances.shown(match):
        return [words(texts.language)("odds-off")]
    return told_odds(match, seat, texts)


def result(match: Match, texts: Texts) -> list[str]:
    """Tell who won and how."""
    view = match.view(None)
    slain = match.events(None) and match.events(None)[-1].kind == Kind.SLAIN
    winners = [p for p, value in enumerate(match.returns()) if value > 0]
    if match.seats == 1:
        if not slain:
            return [texts("result-solo-lost")]
        medals = {"gold": SOLO_GOLD, "silver": SOLO_SILVER, "bronze": SOLO_BRONZE}
        medal = next((m for m, turns in medals.items() if view["round_number"] <= turns), "none")
        return [texts("result-solo", round=view["round_number"]), texts(f"result-solo-{medal}")]
    if slain:
        return [texts("result-winner", seat=texts.seat(winners[0]))]
    if len(winners) == 1:
        return [texts("result-largest", seat=texts.seat(winners[0]))]
    return [texts("result-tie", seats=", ".join(texts.seat(p) for p in winners))]


class _Drawn:
    """The drawn table; Rich asks it for its lines once it knows how wide it may be."""

    def __init__(self, match: Match, seat: int | None, texts: Texts):
        self.match, self.seat, self.texts = match, seat, texts
        self.view: dict[str, Any] = match.view(seat)
        self.say = words(texts.language)
        self.low = False

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width = min(options.max_width, WIDEST)
        # A low screen: every line counts, so no gaps, and one line for each card.
        dice = any(self.view["dice"])
        self.low = dice and console.is_terminal and console.height < LOW + self.match.seats
        yield self._title(width)
        yield self._dragon(width)
        for player in range(self.match.seats):
            yield self._player(player, width)
        if not self.low:
            yield Text()
        yield from self._series(width)
        yield from self._cards(width)

    # -- the frame ---------------------------------------------------------------------------

    def _title(self, width: int) -> Text:
        """A ruled line with the game, the round and what is going on."""
        left = f" {self.say('df-title')} "
        right = f" {self.say('df-round', round=self.view['round_number'])} "
        going_on = self._going_on()
        middle = f" {going_on} " if going_on else ""
        rest = max(3, width - len(left) - len(middle) - len(right) - 4)
        line = Text()
        line.append("━━", style="cloth")
        line.append(left, style="bold")
        line.append("━" * (rest // 2), style="cloth")
        line.append(middle)
        line.append("━" * (rest - rest // 2), style="cloth")
        line.append(right, style="faint")
        line.append("━━", style="cloth")
        return line

    def _number(self, value: int) -> str:
        """A number as the language groups its digits."""
        return number(value, self.texts.language)

    def _going_on(self) -> str:
        view, name = self.view, self.texts.seat
        if view["action"] == Action.RECRUIT:
            return self.say("df-recruits", seat=name(view["active"]))
        if view["action"] == Action.BATTLE:
            return self.say("df-battles", seat=name(view["active"]))
        if view["action"] == Action.SKIRMISH and view["phase"] != Phase.TARGET:
            if view["roller"] != view["active"] and view["phase"] != Phase.SMOKE:
                attack = view["attack"]
                return self.say("df-defends", seat=name(view["roller"]), attack=attack)
            return self.say("df-attacks", seat=name(view["active"]), target=name(view["target"]))
        return ""

    def _dragon(self, width: int) -> Text:
        """The dragon's health as markers, bloody side filled; the item pile at the right."""
        view = self.view
        line = Text("   ")
        line.append("▲▼▲ " if view["damage"] else "~~~ ", style="ember")
        line.append(f"{self.say('df-dragon'):<12}", style="ember")
        for wound in range(view["health"]):
            bloody = wound < view["damage"]
            line.append("◆" if bloody else "◇", style="ember" if bloody else "faint")
        if view["action"] == Action.BATTLE:
            told = self.say("df-dragon-wounds", damage=view["damage"], health=view["health"])
        else:
            told = self.say("df-dragon-asleep")
        line.append(f"  {told}")
        pile = self.say("df-pile", items=view["item_pile_count"])
        line.append(f"{pile:>{max(0, width - line.cell_len)}}", style="faint")
        return line

    def _player(self, player: int, width: int) -> Text:
        """One seat: shape, name, the army as a bar on its way to the Keep, companion, items."""
        view, style = self.view, f"seat{player}"
        line = Text(" ▶ " if player == view["active"] else "   ")
        line.append(f"{SHAPES[player]} ", style=style)
        line.append(f"{_cut(self.texts.seat(player), 13):<14}", style=style)
        companion = self._companion_name(player)
        tail = self._items(player)
        names = 21 if width < 100 else 34
        tails = max(9, *(len(self._items(p)) for p in range(self.match.seats)))
        bar = max(10, min(60, width - line.cell_len - 8 - names - tails - 2))
        line.append_text(self._bar(player, bar))
        line.append(f"{self._number(view['army'][player]):>7} ", style="bold")
        line.append(f" {_cut(companion, names - 1):<{names}}")
        line.append(tail, style="faint")
        return line

    def _bar(self, player: int, width: int) -> Text:
        """Army in full blocks, a running recruitment's pot hatched behind it."""
        view = self.view
        if view["in_keep"][player]:
            return Text(f"{'⚑ ' + self.say('df-keep'):─^{width}}", style="ember")
        army, threshold = view["army"][player], view["threshold"]
        recruiting = view["action"] == Action.RECRUIT and player == view["active"]
        pot = view["pot"] if recruiting else 0
        eighths = min(8 * width, army * 8 * width // threshold)
        solid = "█" * (eighths // 8) + EIGHTHS[eighths % 8]
        hatched = max(0, min(width, -(-(army + pot) * width // threshold)) - len(solid))
        bar = Text()
        bar.append(solid, style="gold" if army >= threshold else f"seat{player}")
        bar.append("▒" * (hatched if pot else 0), style="gold")
        bar.append("·" * (width - bar.cell_len), style="faint")
        return bar

    def _companion_name(self, player: int) -> str:
        who = self.view["companion"][player]
        if not who:
            return ""
        return str(self.texts.argument("companion", who))

    def _items(self, player: int) -> str:
        view = self.view
        told = self.say("df-items", count=view["item_count"][player])
        if view["drawn_count"][player]:
            told += " " + self.say("df-drawn", count=view["drawn_count"][player])
        return f"{told}, {self.say('df-bag')}" if view["bag_open"][player] else told

    # -- the roll series -------------------------------------------------------------------------

    def _series(self, width: int) -> Iterator[Text]:
        """The dice of a running series: thrown, in hand and set aside, and what is at stake."""
        view = self.view
        if view["action"] == Action.NONE or view["phase"] in (Phase.OVER, Phase.TARGET):
            return
        faces = sorted(face for face in view["dice"] if face)
        if faces:
            scoring = MULTISETS[VALID[view["variant"], view["roll"]]]
            yield from _dice_row(faces, scoring, view["event"], self._event_name())
        line = Text("   ")
        self._stake(line)
        if not faces:
            line.append(f"   {self.say('df-hand', count=view['hand'])}")
        if aside := self._aside():
            line.append(f"   {self.say('df-aside')} ", style="faint")
            line.append("".join(f"[{face}]" for face in aside), style="gold")
        yield line
        if not self.low:
            yield Text()

    def _event_name(self) -> str:
        return str(self.texts.argument("event", self.view["event"])).upper()

    def _stake(self, line: Text) -> None:
        """What stopping would bring, and how far it is to the Keep."""
        view = self.view
        if view["action"] == Action.BATTLE:
            line.append(f"{self.say('df-loss')} ")
            line.append(self._number(view["army"][view["active"]]), style="bold")
            return
        recruiting = view["action"] == Action.RECRUIT
        line.append(f"{self.say('df-pot' if recruiting else 'df-value')} ")
        line.append(self._number(view["pot"]), style="treasure")
        if recruiting:
            missing = view["threshold"] - view["army"][view["active"]] - view["pot"]
            told = self.say("df-missing", soldiers=missing) if missing > 0 else self.say("df-ready")
            line.append(f" ({told})", style="faint")

    def _aside(self) -> list[int]:
        """The faces set aside in the running series, as the log tells them."""
        view = self.view
        faces: list[int] = []
        roll = 0
        for event in self.match.events(self.seat):
            if event.kind in (Kind.TURN, Kind.RECRUITS, Kind.ATTACKS, Kind.VALUE, Kind.HOT):
                faces = []
            elif event.kind == Kind.ROLLED:
                roll = event.b
            elif event.kind == Kind.TOOK:
                faces += MULTISETS[COMBOS[event.b]]
            elif event.kind == Kind.EATEN:
                faces += MULTISETS[event.b]
            elif event.kind == Kind.LOST:
                faces += MULTISETS[VALID[view["variant"], roll]]
        return faces[: view["full"] - view["hand"]]  # Quentin hands one back

    # -- cards -----------------------------------------------------------------------------------

    def _cards(self, width: int) -> Iterator[Text]:
        """The seat's own companion and items, with what they do."""
        seat, view = self.seat, self.view
        if seat is None:
            return
        who = view["companion"][seat]
        if who:
            used = f" ({self.say('df-used')})" if view["companion_used"][seat] else ""
            yield from self._card("♟", self.texts.game.arguments["companion"][who], used, width)
        for count, label in ((view["items"][seat], ""), (view["drawn"][seat], "df-drawn-card")):
            note = f" ({self.say(label)})" if label else ""
            for kind in range(len(ITEMS)):
                for _ in range(count[kind]):
                    name = self.texts.game.arguments["item"][kind]
                    yield from self._card("✦", name, note, width)

    def _card(self, sign: str, name: str, note: str, width: int) -> Iterator[Text]:
        line, text = Text(), f"{name}-text"
        if name == "item-bag" and self.view["bag_all"]:
            text += "-everything"
        line.append(f"   {sign} ", style="gold")
        line.append(self.texts(name), style="bold")
        line.append(note, style="faint")
        line.append("  ")
        if self.low:
            line.append(_cut(self.texts(text), width - line.cell_len))
            yield line
            return
        first, *rest = wrap(" " * line.cell_len + self.texts(text), width - 1)
        line.append(first.lstrip())
        yield line
        yield from (Text(" " * 5 + more) for more in wrap(" ".join(rest), width - 6))


# -- dice ----------------------------------------------------------------------------------------


def _dice_row(
    faces: list[int], scoring: tuple[int, ...], event: int, event_name: str
) -> Iterator[Text]:
    """Draw dice side by side, scoring ones framed heavily, and the event die behind them."""
    left = list(scoring)
    drawn: list[tuple[tuple[str, ...], str]] = []
    for face in faces:
        valid = face in left
        if valid:
            left.remove(face)
        drawn.append((_die(_pips(face), valid), "treasure" if valid else "faint"))
    style = {Event.DRAGON: "ember", Event.RALLY: "rally"}.get(Event(event), "faint")
    for row in range(5):
        line = Text("   ")
        for lines, colour in drawn:
            line.append(lines[row] + " ", style=colour)
        line.append("  ")
        line.append(_event_die(event, event_name)[row], style=style)
        yield line


def _pips(face: int) -> tuple[str, ...]:
    """Return the three rows of pips of a face; a 2 and a 3 lie on the diagonal."""
    rows = [PIPS[i] for i in ROWS[face]]
    if face in (2, 3):
        rows[0], rows[2] = " ●     ", "     ● "
    return tuple(rows)


def _die(rows: tuple[str, ...], heavy: bool) -> tuple[str, ...]:
    """Frame three rows as a die."""
    if heavy:
        return ("┏━━━━━━━┓", *(f"┃{row}┃" for row in rows), "┗━━━━━━━┛")
    return ("╭───────╮", *(f"│{row}│" for row in rows), "╰───────╯")


def _event_die(event: int, name: str) -> tuple[str, ...]:
    """Draw the event die with a double frame: the dragon's teeth, crossed axes, or nothing."""
    pictures = {Event.DRAGON: (" ▲▼▲▼▲ ", " ▼▲▼▲▼ "), Event.RALLY: ("  ╲ ╱  ", "  ╱ ╲  ")}
    top, bottom = pictures.get(Event(event), ("       ", "       "))
    return ("╔═══════╗", f"║{top}║", f"║{name[:7]:^7}║", f"║{bottom}║", "╚═══════╝")


def _cut(text: str, width: int) -> str:
    """Return a text of at most `width` characters."""
    return text if len(text) <= width else text[: max(0, width - 1)].rstrip() + "…"
