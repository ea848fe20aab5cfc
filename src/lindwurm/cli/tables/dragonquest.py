"""DragonQuest in a terminal: the castle with walls, trail and demon, and every hero's sheet.

The map is that of the seat that looks, or of the hero it has to wall in or to hunt. Everything is
text of fixed width; every colour is doubled by a sign, and one sign means one thing.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from rich.text import Text

from lindwurm.cli.tables import (
    SHAPES,
    Block,
    Sight,
    Thing,
    beside,
    folded,
    joined,
    legend,
    seat_text,
)
from lindwurm.games.dragonquest.actions import GLYPHS, Act, Kind
from lindwurm.games.dragonquest.data import (
    CHAMBER,
    COLUMN,
    COLUMNS,
    DRAGONS_TO_WAKE,
    EXIT,
    FIELD,
    GRID,
    ITEM_COST,
    ITEMS,
    NOWHERE,
    ORTHO,
    ORTHO_COUNT,
    PLACES,
    ROW,
    ROW_BOXES,
    SOLO_RANKS,
    TRAPS,
    Face,
    Loot,
)
from lindwurm.games.dragonquest.rules.common import called
from lindwurm.games.dragonquest.state import At, DragonQuest, Fate, Mark, Phase, RowState
from lindwurm.kernel.texts import number

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts

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
RULES = {
    "stay": ("DQ-159", "DQ-165"),
    "leave": ("DQ-160",),
    "cross": ("DQ-119",),
    "pass": ("DQ-30",),
    "buy": ("DQ-22", "DQ-24"),
    "tile": ("DQ-37", "DQ-41"),
    "name": ("DQ-37", "DQ-41"),
    "block": ("DQ-41", "DQ-43"),
    "stop": ("DQ-60",),
    "reroll": ("DQ-58", "DQ-61"),
    "step": ("DQ-66", "DQ-69"),
    "use_orb": ("DQ-188",),
    "use_ring": ("DQ-117",),
    "fight": ("DQ-111", "DQ-112"),
    "use_talisman": ("DQ-157",),
    "keep": ("DQ-157",),
    "take": ("DQ-151",),
    "none": ("DQ-153",),
    "demon": ("DQ-132", "DQ-134"),
    "protect": ("DQ-108",),
    "endure": ("DQ-103",),
}
USED = {
    "use_orb": "orb",
    "use_ring": "mring",
    "fight": "mring",
    "use_talisman": "talisman",
    "keep": "talisman",
}
"""Verbs that are about an item."""

LINES = {"NS": "│", "EW": "─", "ES": "┌", "SW": "┐", "EN": "└", "NW": "┘"}
SIGNS = {"S": "S", "X": "X", "o": "◎", "D": "¤"}
OTHERS = (Phase.BLOCK, Phase.DEMON)
"""Phases in which a seat decides about another hero's map."""
MAP = 52
"""Columns that the castle takes up."""


def status(look: Sight) -> str:
    """Say which round it is."""
    return look.texts("table-round", round=look.view["round_number"])


def asked(look: Sight) -> str:
    """Say what is asked of a seat."""
    view, say = look.view, look.texts
    phase = Phase(view["phase"])
    told: dict[str, Any] = {}
    if phase in (Phase.DEMON, Phase.BLOCK):
        told["seat"] = look.texts.seat(view["active"])
        if phase == Phase.BLOCK and look.seat is not None:
            told["field"] = look.match.text(look.match.legal(look.seat)[0]).split()[-1]
    elif phase == Phase.WALL:
        lays = look.seat != view["active"]
        other = view["active"] if lays else view["neighbour"]
        told = {"lays": "yes" if lays else "no", "seat": look.texts.seat(other)}
        if look.match.seats == 1:
            told["seat"] = say("game-name")
    return say(f"question-{phase.name.lower()}", **told)


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


def thrown(look: Sight, action: int) -> bool:
    """Return whether a person does it by hand, also when there is nothing else to do."""
    return Act.VERBS.verb(action).name in ("stay", "fight")


def places(action: int) -> Iterable[Hashable]:
    """Return the field to which an action leads."""
    verb, indexes = Act.VERBS.split(action)
    return [indexes[0]] if verb.name in ("block", "step", "demon") else []


# -- the drawing ----------------------------------------------------------------------------------


def board(look: Sight) -> list[Text]:
    """Return the castle with the heroes' sheets beside it, and the dice below."""
    drawn = _Drawn(look)
    castle, side = drawn.castle(), look.width - MAP - 1
    sheets = [line for p in range(look.match.seats) for line in drawn.sheet(p, side)]
    lines = beside(castle, [Text(" ").append_text(line) for line in sheets], MAP)
    return [*lines, *drawn.common()]


def blocks(look: Sight) -> Iterator[Block]:
    """Yield the own things, the shop and the treasures."""
    drawn = _Drawn(look)
    if held := _held(look, drawn.hero):
        names = [Text(f"• {thing.name}", style="gold") for thing in held]
        yield [line for t in held for line in _told(look, "•", t)], joined(names, look.width)
    shop = [
        replace(thing, name=f"{thing.name} ({look.say('dq-price', cost=ITEM_COST[item])})")
        for item, (at, thing) in enumerate(_items(look))
        if at == At.SUPPLY
    ]
    if shop:
        heading = Text(f" {look.say('dq-shop')}", style="bold")
        yield ([heading, *(line for thing in shop for line in _told(look, "•", thing))],)
    chest = [thing for at, thing in _treasures(look) if at == At.SUPPLY]
    parts = [Text(f"{t.name}: {t.text}", style="faint") for t in chest]
    if parts:
        heading = Text(f" {look.say('dq-treasures')}", style="bold")
        yield ([heading, *joined(parts, look.width)],)


def _told(look: Sight, sign: str, thing: Thing) -> Iterator[Text]:
    line = Text(f" {sign} ", style="gold").append(thing.name, style="bold")
    yield from folded(line.append(f"  {thing.text}", style="default"), look.width, 3)


class _Drawn:
    """The parts of the drawn table."""

    def __init__(self, look: Sight):
        self.look, self.view, self.texts = look, look.view, look.texts
        looking = look.seat is not None and self.view["phase"] not in OTHERS
        self.hero: int = look.seat if looking and look.seat is not None else self.view["active"]

    # -- the castle --------------------------------------------------------------------------------

    def castle(self) -> list[Text]:
        """The map of one hero, two characters to a cell."""
        head = Text("    ")
        head.append(" ".join(COLUMNS), style="faint")
        lines = [head]
        trail = self._trail()
        for row, cells in enumerate(GRID):
            line = Text()
            line.append(f" {row + 1:>2} ", style="faint")
            for column, cell in enumerate(cells):
                sign, style = self._cell(cell, column, row, trail)
                line.append(sign, style=style)
                if len(sign) == 1:
                    line.append(self._joint(column, row, trail), style=f"seat{self.hero}")
            lines.append(line)
        return lines

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
            middle = (column, row) == (COLUMN[CHAMBER], ROW[CHAMBER])
            if middle and self.view["at"][self.hero] == CHAMBER:
                return SHAPES[self.hero], f"seat{self.hero}"
            key = self.look.key(CHAMBER)
            return (key, "rally") if middle and key else ("▒", "gold")
        place = FIELD[f"{COLUMNS[column]}{row + 1}"]
        marks = self.view["mark"][self.hero][place]
        if place == self.view["at"][self.hero]:
            return SHAPES[self.hero], f"seat{self.hero}"
        if place == self.view["demon_at"][self.hero]:
            return "☿", "ember"
        if key := self.look.key(place):
            return (key if len(key) < 3 else "+"), "rally"
        if marks & Mark.DEMON:
            return "✕", "ember"
        if marks & Mark.BLOCKED:
            return "▓", "bold"
        if marks & Mark.VISITED:
            line = LINES.get("".join(sorted(trail.get(place, ()))), "∙")
            return ("o" if marks & Mark.DOT else line), f"seat{self.hero}"
        sign = SIGNS.get(cell, ".")
        return sign, "faint" if sign == "." else "bold"

    def _joint(self, column: int, row: int, trail: dict[int, set[str]]) -> str:
        """What stands between a cell and the next one to its right."""
        place = FIELD.get(f"{COLUMNS[column]}{row + 1}", NOWHERE)
        return "─" if "E" in trail.get(place, ()) else " "

    # -- sheets ------------------------------------------------------------------------------------

    def sheet(self, player: int, width: int) -> list[Text]:
        """One hero: sun track, life points, gold, rows of discoveries and traps."""
        view, texts = self.view, self.texts
        first = Text("▶" if player == view["active"] else " ").append_text(
            seat_text(self.look, player)
        )
        if view["fate"][player] == Fate.DEAD:
            cause = texts.argument("cause", view["cause"][player])
            return [first, *folded(Text(f"  ✝ {cause}", style="ember"), width, 4)]
        if view["fate"][player] == Fate.ESCAPED:
            first.append(f" {texts('table-escaped')}", style="gold")
        elif view["at"][player] == CHAMBER:
            first.append(f" {texts('table-inside')}", style="gold")
        sun, last, lp = view["sun"][player], view["last_sun"][player], view["lp"][player]
        second = Text(f"  {texts('table-sun')} {sun}/{last}  ")
        second.append(f"{texts('table-lp')} {lp}  ", style="ember" if lp <= 4 else "moss")
        gold = number(self.look.match.standing()[player], texts.language)
        second.append(f"{texts('table-gold')} {gold}", style="treasure")
        third = Text(f"  {texts('table-ep')} ", style="faint")
        for row, state in enumerate(view["row"][player]):
            third.append(f"{_row(state, view['ep'][player][row])} ")
        found = [first, second, third]
        if any(view["trap"][player]):
            hit = [
                f"{texts('danger-' + name)} {n}×"
                for name, n in zip(TRAPS, view["trap"][player], strict=True)
                if n
            ]
            found += folded(Text(f"  {', '.join(hit)}", style="ember"), width, 2)
        return [line for one in found for line in folded(one, width, 2)]

    def common(self) -> list[Text]:
        """The dragon meter, the dice on the table, and how far the hero has to go."""
        view, say = self.view, self.texts
        aside = view["aside"]
        parts = [Text("♦" * aside + "♢" * max(0, DRAGONS_TO_WAKE - aside), style="ember")]
        parts[0].append(f" {say('table-aside')}", style="faint")
        if any(view["dice"]):
            shown = " ".join(GLYPHS[Face(face)] for face in view["dice"])
            parts.append(Text(f"{say('table-dice')} [{shown}]"))
        if any(view["loot"]):
            faces = {Loot.DRAGON: "♦", Loot.BLANK: "·", Loot.FIFTY: "50", Loot.HUNDRED: "100"}
            shown = " ".join(faces.get(Loot(f), "★") for f in view["loot"] if f)
            parts.append(Text(f"[{shown}]", style="gold"))
        if view["steps"]:
            parts.append(Text(f"{say('table-steps')}: {view['steps']}", style="moss"))
        if view["fate"][self.hero] == Fate.INSIDE:
            turns = view["last_sun"][self.hero] - view["sun"][self.hero]
            way = _way(view, self.hero)
            key = "table-no-way" if way is None else "table-goal"
            parts.append(Text(say(key, steps=way or 0, turns=turns), style="faint"))
        return joined(parts, self.look.width, gap=3)


def signs(look: Sight) -> list[Text]:
    """What every sign on the map and the sheets means."""
    hero = _Drawn(look).hero
    words = [
        *((SHAPES[hero], f"seat{hero}", "dq-hero"), ("─│┌∙", f"seat{hero}", "dq-trail")),
        *(("o", f"seat{hero}", "dq-turn-end"), (".", "faint", "dq-free")),
        *(("S", "bold", "dq-start"), ("X", "bold", "dq-exit"), ("▒", "gold", "dq-chamber")),
        *(("◎", "bold", "dq-orange"), ("¤", "bold", "dq-black"), ("▓", "bold", "dq-wall")),
        *(("☿", "ember", "dq-demon"), ("✕", "ember", "dq-demon-was"), ("+", "rally", "dq-choice")),
        *(("▰▱", "", "dq-discovered"), ("×", "", "dq-paid"), ("!", "", "dq-woke")),
        *(("♦♢", "ember", "dq-aside"), ("★", "gold", "dq-star"), ("✝", "ember", "dq-dead")),
        ("▶", "bold", "sign-turn"),
    ]
    faces = [face for face in Face if face != Face.NONE]
    dice = [look.texts(f"face-{face.name.lower().replace('_', '-')}") for face in faces]
    shown = [(sign, style, look.say(word)) for sign, style, word in words]
    shown += [(GLYPHS[face], "bold", word) for face, word in zip(faces, dice, strict=True)]
    return legend(look, shown)


def _row(state: int, ep: int) -> str:
    if state == RowState.BOUGHT:
        return "×" * ROW_BOXES
    if state == RowState.WOKE:
        return "!" * ROW_BOXES
    return "▰" * ep + "▱" * (ROW_BOXES - ep)


def _way(view: dict[str, Any], hero: int) -> int | None:
    """The hero's shortest way to chamber or exit, in steps."""
    goal = EXIT if view["been"][hero] else CHAMBER
    marks, start = view["mark"][hero], view["at"][hero]
    far, queue = {start: 0}, [start]
    for here in queue:
        for there in ORTHO[here][: ORTHO_COUNT[here]]:
            shut = there == CHAMBER and here == view["left_by"][hero]
            closed = marks[there] & (Mark.VISITED | Mark.BLOCKED | Mark.DEMON)
            if there in far or closed or shut or (there in (CHAMBER, EXIT) and there != goal):
                continue
            far[there] = far[here] + 1
            queue.append(there)
    return far.get(goal)


# -- things that can be looked up -----------------------------------------------------------------


def things(look: Sight) -> Iterator[Thing]:
    """Yield heroes with their sheets, items, treasures, dangers, places: all lie open here."""
    view, texts, say = look.view, look.texts, look.say
    for p in range(look.match.seats):
        yield _hero(look, p)
    yield from (thing for _, thing in (*_items(look), *_treasures(look)))
    for name in ("arrows", "trapdoor", "mist", "ghoul", "troll", "orc", "skeleton"):
        yield Thing(texts(f"danger-{name}"), say(f"dq-danger-{name}"), say("dq-danger"))
    for name in ("spider", "demon", "dragon"):
        yield Thing(say(f"dq-{name}"), say(f"dq-about-{name}"), say("dq-danger"))
    yield Thing(texts("place-chamber"), say("dq-about-chamber"), say("dq-place"), ("T",))
    special = {"S": "start", "X": "exit", "o": "orange", "D": "black"}
    hero = _Drawn(look).hero
    for place, name in enumerate(PLACES[:-1]):
        cell = GRID[ROW[place]][COLUMN[place]]
        marks = view["mark"][hero][place]
        flags = ((Mark.VISITED, "trail"), (Mark.BLOCKED, "wall"), (Mark.DEMON, "demon-was"))
        words = [say(f"dq-{special[cell]}")] if cell in special else []
        words += [say(f"dq-{word}") for flag, word in flags if marks & flag]
        also = (say(f"dq-{special[cell]}"),) if cell in special else ()
        yield Thing(name, ", ".join(words) or say("dq-free"), say("dq-place"), also)
    for word in ("sun", "lp", "ep", "traps", "aside", "steps", "gold"):
        yield Thing(texts(f"table-{word}"), say(f"dq-about-{word}"), say("dq-sheet"))
    for face in ("skull", "two-skulls", "room", "corridor", "discovery", "blank"):
        yield Thing(texts(f"face-{face}"), say(f"dq-face-{face}"), texts("table-dice"))


def _hero(look: Sight, p: int) -> Thing:
    view, texts = look.view, look.texts
    words = [
        f"{texts('table-sun')} {view['sun'][p]}/{view['last_sun'][p]}",
        f"{texts('table-lp')} {view['lp'][p]}",
        f"{texts('table-gold')} {number(look.match.standing()[p], texts.language)}",
        look.say("dq-coins", fifties=view["fifties"][p], hundreds=view["hundreds"][p]),
    ]
    lines = [
        f"{look.say('dq-row', row=r + 1)} {_row(state, view['ep'][p][r])}"
        for r, state in enumerate(view["row"][p])
    ]
    traps = zip(TRAPS, view["trap"][p], strict=True)
    lines += [f"{texts('danger-' + name)}: {n}" for name, n in traps if n]
    lines += [f"• {t.name}: {t.text}" for t in _held(look, p)]
    if view["fate"][p] == Fate.DEAD:
        lines.append(f"✝ {texts.argument('cause', view['cause'][p])}")
    return Thing(
        texts.seat(p), ", ".join(words), look.say("kind-seat"), (look.name(p),), tuple(lines)
    )


def _items(look: Sight) -> Iterator[tuple[int, Thing]]:
    """Yield every useful item, and where it is."""
    texts = look.texts
    for item, name in enumerate(ITEMS):
        at = look.view["item_at"][item]
        kind = look.say("dq-item", cost=ITEM_COST[item])
        text = texts(f"item-{name}-text")
        yield at, Thing(texts(f"item-{name}"), text, kind, (), _where(look, at))


def _treasures(look: Sight) -> Iterator[tuple[int, Thing]]:
    """Yield every treasure of this table, and where it is."""
    view = look.view
    for tile, at in enumerate(view["treasure_at"]):
        if at == At.BOXED:
            continue
        title = str(look.texts.argument("called", called(DragonQuest.of_view(view), tile)))
        text = look.say("dq-treasure", stars=view["stars"][tile], gold=view["value"][tile])
        yield at, Thing(title, text, look.say("dq-chest"), (), _where(look, at))


def _held(look: Sight, hero: int) -> list[Thing]:
    goods = (*_items(look), *_treasures(look))
    return [thing for at, thing in goods if at == At.HAND + hero]


def _where(look: Sight, at: int) -> tuple[str, ...]:
    if At.HAND <= at < At.GONE:
        return (look.say("held-by", seat=look.texts.seat(at - At.HAND)),)
    return () if at == At.SUPPLY else (look.say("dq-gone"),)


def concerns(look: Sight, action: int) -> Iterator[str]:
    """Yield the names of the things that an action is about."""
    verb, indexes = Act.VERBS.split(action)
    if verb.name == "buy":
        yield look.texts(f"item-{ITEMS[indexes[0]]}")
    elif verb.name in USED:
        yield look.texts(f"item-{USED[verb.name]}")
    if verb.name == "fight" and look.view["foe"]:
        yield str(look.texts.argument("danger", look.view["foe"]))
