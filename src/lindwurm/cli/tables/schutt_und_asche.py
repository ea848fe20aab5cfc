"""Schutt und Asche in a terminal: the realm around its dragon, players, followers, the fight.

Everything is text of fixed width, so that it stands straight at 80 columns and uses the room at
140. Every colour is doubled by a shape, a sign or a word.
"""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from rich.text import Text

from lindwurm.cli.tables import SHAPES, folded
from lindwurm.games.schutt_und_asche.actions import FOLLOWER_NAMES, GOLD_NAMES, Kind
from lindwurm.games.schutt_und_asche.chances import possible
from lindwurm.games.schutt_und_asche.data import (
    BANNERS,
    COOP_FACTOR,
    COOP_START_PENALTY,
    GRID,
    HITS_TO_WIN,
    NAMES,
    NEXT,
    PRESETS,
    PROVINCES,
    REGULAR_ROUNDS,
    SLOTS,
    Card,
    band,
)
from lindwurm.games.schutt_und_asche.rules.dragon import LAST_TAKE_BACKS
from lindwurm.games.schutt_und_asche.rules.year import place_of
from lindwurm.games.schutt_und_asche.state import NONE, Phase, Result, SchuttUndAsche, Status

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console, ConsoleOptions, RenderableType

    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts

__all__ = ["EMBER", "GOLD", "QUIET", "UNSAID", "asked", "draw", "result"]

EMBER = {Kind.ATTACKS, Kind.MARKED, Kind.BURNT, Kind.LOST, Kind.AMBUSH, Kind.ASHES, Kind.GREW}
GOLD = {Kind.REWARDED, Kind.WON, Kind.HIT, Kind.GAINED, Kind.SAVED_REALM, Kind.WINNER}
UNSAID = ("pass", "keep")
QUIET = ("pass", "confirm", "ready", "keep")

WIDEST = 140
SIDE = 5
"""Provinces in a row of the map."""
SIGNS = "?✦♞†◈▲◆"
"""Unknown, power, knight, sword, shield, dragon attack, treasure: by `Tile`."""
ARROWS = {(0, -1): "↑", (1, 0): "→", (0, 1): "↓", (-1, 0): "←"}


def draw(match: Match, seat: int | None, texts: Texts) -> RenderableType:
    """Return the table as a seat sees it."""
    return _Drawn(match, seat, texts)


def asked(match: Match, seat: int, texts: Texts) -> str:
    """Say what is asked of a seat."""
    return texts(f"phase-{Phase(match.view(seat)['phase']).name.lower().replace('_', '-')}")


def result(match: Match, texts: Texts) -> list[str]:
    """Tell how the game ended."""
    view = match.view(None)
    if view["result"] == Result.ASHES:
        return [texts("result-ashes", hits=view["hits"])]
    if view["coop"]:
        score = view["score"][0]
        return [texts("result-team", score=score, band=texts(f"band-{band(score)}"))]
    told = []
    public = SchuttUndAsche.of_view(view)
    for p in sorted(range(match.seats), key=lambda p: place_of(public, p)):
        who = {"seat": texts.seat(p), "score": view["score"][p]}
        if p == view["winner"]:
            told.append(texts("result-winner", **who))
        else:
            told.append(texts("result-place", place=place_of(public, p), **who))
    return told


# -- the table -------------------------------------------------------------------------------------


class _Drawn:
    """The drawn table; Rich asks it for its lines once it knows how wide it may be."""

    def __init__(self, match: Match, seat: int | None, texts: Texts):
        self.match, self.seat, self.texts = match, seat, texts
        self.view: dict[str, Any] = match.view(seat)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width = min(options.max_width, WIDEST)
        yield self._title(width)
        if self.view["phase"] == Phase.DRAFT and not self.view["coop"]:  # SA-08
            yield Text(_cut("  " + self.texts("game-advice"), width), style="faint")
        yield self._course(width)
        yield from self._map(width)
        yield Text(_cut("  " + self.texts("table-legend"), width), style="faint")
        for player in range(self.match.seats):
            yield self._player(player, width)
        yield from self._offering(width)
        yield from self._fight_line(width)
        yield from self._display(width)
        yield from self._hand(width)

    def _title(self, width: int) -> Text:
        view, say = self.view, self.texts
        number = view["round_number"]
        final = number > REGULAR_ROUNDS
        left = f" {say('game-name')} "
        right = f" {say('table-final' if final else 'table-round', round=number)} "
        middle = f" {self._difficulty()} "
        rest = max(3, width - len(left) - len(middle) - len(right) - 4)
        line = Text()
        line.append("━━", style="cloth")
        line.append(left, style="bold")
        line.append("━" * (rest // 2), style="cloth")
        line.append(middle, style="faint")
        line.append("━" * (rest - rest // 2), style="cloth")
        line.append(right, style="ember" if final else "bold")
        line.append("━━", style="cloth")
        return line

    def _difficulty(self) -> str:
        start = (self.view["start_knights"], self.view["start_power"])
        names = {tiles: name for name, tiles in PRESETS.items()}
        return self.texts(f"preset-{names.get(start, 'own')}")

    def _course(self, width: int) -> Text:
        """Wounds, regent, caller, and what the dragon tiles are or can still be."""
        view, say = self.view, self.texts
        line = Text("  ")
        line.append("◆" * view["hits"] + "◇" * (HITS_TO_WIN - view["hits"]), style="ember")
        line.append(f"  {say('table-regent', seat=_cut(say.seat(view['regent']), 14))}   ")
        line.append(self._tiles(), style="bold")
        if view["coop"] and view["result"] != Result.ASHES:
            score, factor = self._team()
            told = say("table-team", score=score, factor=factor)
            if line.cell_len + len(told) + 3 <= width:
                line.append(f"   {told}", style="gold")
        line.truncate(width)
        return line

    def _team(self) -> tuple[int, int]:
        view = self.view
        row = COOP_FACTOR[min(view["round_number"], len(COOP_FACTOR)) - 1]
        factor = row[sum(view["treasure"])]
        start = (view["start_knights"] + view["start_power"]) * self.match.seats
        land = view["burnt"].count(0)
        score = sum(view["power"]) * factor + view["hits"] + land - COOP_START_PENALTY * start
        return score, factor

    def _tiles(self) -> str:
        told = []
        for slot, name in enumerate(SLOTS):
            values = "/".join(str(v) for v in possible(self.view, slot))
            sign = "▶" if slot == self.view["called"] else ""
            shown = values if self.view["revealed"][slot] else f"({values})"
            told.append(f"{sign}{name} {shown}")
        return "  ".join(told)

    # -- the map -------------------------------------------------------------------------------

    def _map(self, width: int) -> Iterator[Text]:
        """Five by five: two lines for each province, the dragon in the middle."""
        cell = (width - 2) // SIDE
        at = {grid: p for p, grid in enumerate(GRID)}
        for row in range(SIDE):
            lines = [Text("  "), Text("  ")]
            for column in range(SIDE):
                p = at.get((column, row))
                top, bottom = self._dragon() if p is None else self._province(p)
                for line, part in zip(lines, (top, bottom), strict=True):
                    part.truncate(cell - 1)
                    line.append_text(part)
                    line.append(" " * (cell - part.cell_len))
            yield from lines

    def _dragon(self) -> tuple[Text, Text]:
        wounds = self.view["hits"]
        heads = "●" * (HITS_TO_WIN - wounds) + "×" * wounds
        return Text("▲▼▲▼▲▼▲", style="ember"), Text(heads, style="ember")

    def _province(self, p: int) -> tuple[Text, Text]:
        view = self.view
        (x, y), (nx, ny) = GRID[p], GRID[NEXT[p]]
        arrow = ARROWS[nx - x, ny - y]
        owner = view["owner"][p]
        if view["burnt"][p]:
            dead = Text(f"░ {PROVINCES[p]}{arrow} {self.texts('table-ashes')}", style="faint")
            return dead, Text("░░░", style="faint")
        top = Text()
        shape = SHAPES[owner] if owner != NONE else "·"
        top.append(f"{shape} ", style=f"seat{owner}" if owner != NONE else "faint")
        top.append(f"{PROVINCES[p]}{arrow} ", style="bold")
        top.append(NAMES[p])
        bottom = Text(f"  ▤{view['height'][p]} ", style="")
        pieces = "♞" * view["knight"][p] + "†" * view["sword"][p] + "◈" * view["shield"][p]
        bottom.append(f"{pieces:<4}", style="gold")
        if view["marker"][p]:
            bottom.append(f"▲{view['marker'][p]}", style="ember")
        return top, bottom

    # -- players -------------------------------------------------------------------------------

    def _player(self, player: int, width: int) -> Text:
        view = self.view
        acting = player in self.match.actors
        line = Text(" ▶ " if acting else "   ")
        line.append(f"{SHAPES[player]} ", style=f"seat{player}")
        line.append(f"{_cut(self.texts.seat(player), 13):<14}", style=f"seat{player}")
        line.append(f"⌂{view['owner'].count(player):<3}✦{view['power'][player]:<3}", style="bold")
        if view["coop"]:
            line.append(f"◆{view['treasure'][player]:<2}")
        line.append(f" ● {view['gold_count'][player]:<3}")
        if view["laid_count"][player]:
            line.append(f"{self.texts('table-laid', count=view['laid_count'][player])} ")
        held = view["follower_count"][player]
        line.append(f" {self.texts('table-followers')} {held}")
        if view["agitators"][player]:
            line.append(f" +{view['agitators'][player]}")
        if view["status"][player]:
            status = Status(view["status"][player]).name.lower()
            line.append(f"  {self.texts(f'table-status-{status}')}", style="gold")
        line.truncate(width)
        return line

    def _offering(self, width: int) -> Iterator[Text]:
        """Which pass it is, and what was said (SA-60, SA-57)."""
        view, say = self.view, self.texts
        if view["phase"] != Phase.OFFER:
            return
        told = [self._pass()]
        for p in range(self.match.seats):
            words = []
            if view["claim"][p] > 0:
                words.append(say("table-says-offer", worth=view["claim"][p]))
            elif view["claim"][p] == 0:
                words.append(say("table-says-cannot"))
            if view["appeal"][p] != NONE:
                words.append(say("table-says-could", seat=say.seat(view["appeal"][p])))
            if words:
                said = view["kept_word"][p] + view["broken_word"][p]
                if said:
                    words.append(say("table-word", kept=view["kept_word"][p], said=said))
                told.append(f"{SHAPES[p]} {', '.join(words)}")
        yield from folded(Text("  " + "   ".join(told)), width, 4)

    def _pass(self) -> str:
        last, now = self.view["offer_passes"], self.view["passes"]
        if last == 0:
            message = "table-pass-adding" if now > LAST_TAKE_BACKS else "table-pass"
            return self.texts(message, **{"pass": now})
        if now == last:
            return self.texts("table-pass-last")
        return self.texts("table-pass-of", last=last, **{"pass": now})

    def _fight_line(self, width: int) -> Iterator[Text]:
        """The open battle cards in four columns, what is ignored in faint print."""
        view = self.view
        p = view["field_of"]
        if p == NONE:
            return
        line = Text(f"  {self.texts('table-fight', province=NAMES[p])}:  ", style="ember")
        useless = {Card.SWORD: not view["use_sword"], Card.SHIELD: not view["use_shield"]}
        for card in Card:
            style = "faint" if useless.get(card) else "bold"
            name = self.texts.argument("card", card)
            line.append(f"{name} {view['open'][card]}/3 ", style=style)
            line.append(f"({view['deck_left'][card]})  ", style="faint")
        if view["card"] != NONE:
            line.append(f"→ {self.texts.argument('card', view['card'])}", style="ember")
        line.truncate(width)
        yield line

    def _display(self, width: int) -> Iterator[Text]:
        names = [self._follower(kind) if kind != NONE else "-" for kind in self.view["display"]]
        deck = self.texts("table-deck", count=self.view["deck_count"])
        told = f"  {self.texts('table-display')}: {' · '.join(names)}   {deck}"
        yield from folded(Text(told), width, 4)

    def _follower(self, kind: int) -> str:
        return self.texts(FOLLOWER_NAMES[kind])

    # -- the own hand --------------------------------------------------------------------------

    def _hand(self, width: int) -> Iterator[Text]:
        """The seat's gold, known stacks and followers with what they do."""
        seat, view = self.seat, self.view
        if seat is None:
            return
        gold = view["gold"][seat]
        if view["gold_count"][seat]:
            cards = " ".join(name for v, name in enumerate(GOLD_NAMES) for _ in range(gold[v]))
            total = sum(v * n for v, n in enumerate(gold)) - self._spent(seat)
            line = Text(f"  {self.texts('table-gold', sum=total)}: ", style="treasure")
            line.append(f"[{cards}]")
            line.truncate(width)
            yield line
        known = [self._stack(p) for p in range(len(PROVINCES)) if view["owner"][p] == seat]
        seen = [stack for stack in known if stack]
        if seen:
            told = f"{self.texts('table-known')}: {'  '.join(seen)}"
            yield from (Text("  " + line) for line in wrap(told, width - 2))
        for kind, count in enumerate(view["followers"][seat]):
            for _ in range(count):
                yield from self._card(kind, width)

    def _spent(self, seat: int) -> int:
        buyer = (self.view["regent"] + self.view["turn"]) % self.match.seats
        return int(self.view["spent"]) if buyer == seat else 0

    def _stack(self, p: int) -> str:
        """A stack as the seat knows it, top first; nothing if it knows nothing."""
        tiles = self.view["stack"][p][: self.view["height"][p]][::-1]
        if all(tile is None for tile in tiles):
            return ""
        return PROVINCES[p] + " " + "".join(SIGNS[tile or 0] for tile in tiles)

    def _card(self, kind: int, width: int) -> Iterator[Text]:
        line = Text()
        line.append("  ✦ ", style="gold")
        line.append(self._follower(kind), style="bold")
        line.append(f" ({self.texts(f'banner-{BANNERS[kind]}')})  ", style="faint")
        line.append(self.texts(f"{FOLLOWER_NAMES[kind]}-effect"))
        yield from folded(line, width, 4)


def _cut(text: str, width: int) -> str:
    """Return a text of at most `width` characters."""
    return text if len(text) <= width else text[: max(0, width - 1)].rstrip() + "…"
