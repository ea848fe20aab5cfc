"""Simurgh in a terminal: city and wilderness, houses, and what can be looked up of the rest.

Effects stand in the catalogue's letters (a legend explains them, and `show` tells them in words).
Vassals are a seat's shape with `♟` for a spearman and `♞` for a dragonrider, so that no
colour is the only sign.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator
from typing import TYPE_CHECKING

from rich.text import Text

from lindwurm.cli.tables import SHAPES, Block, Sight, Thing, folded, joined, legend, seat_text
from lindwurm.games.simurgh.actions import Act, Kind
from lindwurm.games.simurgh.data import (
    ABILITY,
    CHRONICLE_TO_END,
    CITY,
    CITY_IDS,
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
    GOAL_POINTS,
    GOAL_SLOTS,
    GOALS,
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
    TOKEN_NAMES,
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
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts

EMBER = {Kind.CHRONICLE, Kind.LOST, Kind.MARKER_LOST, Kind.ENDING, Kind.REMOVED}
GOLD = {Kind.SCORED, Kind.DRAGON, Kind.GOAL_POINTS, Kind.WON, Kind.OBJECTIVE}
RULES = {
    "place": ("SI-055", "SI-056"),
    "lay": ("SI-089", "SI-096"),
    "recall": ("SI-074", "SI-121"),
    "advance": ("SI-109", "SI-104"),
    "ability": ("SI-172", "SI-176"),
    "end": ("SI-204", "SI-201"),
    "done": ("SI-074",),
    "pay_food": ("SI-063",),
    "pay_building": ("SI-063",),
    "spend": ("SI-081", "SI-082"),
    "drop": ("SI-192",),
    "choose": ("SI-062",),
    "take_food": ("SI-063",),
    "take_building": ("SI-063",),
    "take": ("SI-147", "SI-152"),
    "blind": ("SI-147",),
    "mark": ("SI-167",),
    "keep_dragon": ("SI-163", "SI-165"),
    "under": ("SI-142",),
    "keep_tile": ("SI-144",),
    "top": ("SI-132",),
    "bottom": ("SI-132",),
    "objective": ("SI-136", "SI-140"),
    "none": ("SI-135",),
    "goal_top": ("SI-138",),
    "goal_bottom": ("SI-138",),
    "return": ("SI-201",),
}
HUB = {
    "place": "send",
    "lay": "lay",
    "recall": "recall",
    "advance": "advance",
    "ability": "ability",
    "end": "end",
}
"""What can be done in a turn, by verb."""

LETTERS = "VMWSKA"
STOP = 20
"""Spaces begin at such columns where they can, so that the eye finds them."""
ONE, MANY, MANIFOLD = "1", "∞", "♞"


def status(look: Sight) -> str:
    """Say how near the end is."""
    view = look.view
    if view["ending"]:
        return look.texts("table-last")
    shown = sum(goal > 0 for goal in view["goal_slots"])
    return look.say(
        "si-status",
        objectives=shown,
        enough=int(GOALS_TO_END[view["length"]]),
        chronicle=view["chronicle"],
        full=int(CHRONICLE_TO_END[view["length"]]),
    )


def asked(look: Sight) -> str:
    """Say what is asked of a seat; only what it may choose is named."""
    phase = Phase(look.view["phase"])
    name = phase.name.lower().replace("_", "-")
    legal = look.match.legal(look.seat) if look.seat is not None else []
    verbs = {Act.VERBS.verb(action).name for action in legal}
    if phase == Phase.HUB:
        ways = [look.texts(f"question-hub-{word}") for verb, word in HUB.items() if verb in verbs]
        return look.texts("question-hub", ways=look.texts.listed(ways, "or"))
    if phase in (Phase.VASSAL, Phase.SCOUT) and verbs and not verbs & {"place", "take", "blind"}:
        name += "-helped"  # only a dragon can open the step (SI-251)
    return look.texts(f"question-{name}")


def result(match: Match, texts: Texts) -> list[str]:
    """Tell how the objectives and the rest were scored, and who won."""
    final = (Kind.GOAL_POINTS, Kind.LEFTOVERS, Kind.WON)
    return [texts.event(e) for e in match.events(None) if e.kind in final]


def places(action: int) -> Iterable[Hashable]:
    """Return the space, plot, tile or dragon that an action is about."""
    verb, indexes = Act.VERBS.split(action)
    if verb.name == "place":
        return [("space", indexes[1])]
    if verb.name in ("recall", "spend"):
        spot = indexes[-1]
        slot, i = divmod(spot - CITY, MAX_LEVELS)
        return [("space", spot if spot < CITY else CITY + SPACES * slot + min(i, SPACES - 1))]
    for parameter, index in zip(verb.parameters, indexes, strict=True):
        if parameter.name in ("tile", "dragon", "objective", "token", "place"):
            return [(parameter.name, index)]
        if parameter.name == "slot":
            return [("plot", index)]
    return []


def short(effect: str) -> str:
    """Return an effect in little room: what is left of the arrow is paid, a single one has no 1.

    >>> short("-1W -1S -> 2A"), short("-3K"), short("1V | 1PP"), short("-2K -> Dragon(2,2)")
    ('WS→2A', '3K→', 'V|PP', '2K→Dragon(2,2)')
    """
    text = effect.replace(" -> ", "→").replace(" + ", "+").replace(" | ", "|").removesuffix("→0PP")
    text = text if "→" in text or not text.startswith("-") else f"{text}→"
    return _gem(re.sub(r"(?<![\d(,])1(?=[A-Z◆])", "", text.replace(" -", "").replace("-", "")))


def in_words(look: Sight, effect: str) -> str:
    """Return an effect in words."""
    return look.texts.game.phrases["effect"](look.texts, effect)


# -- the board ------------------------------------------------------------------------------------


def board(look: Sight) -> list[Text]:
    """Return city, wilderness and houses, with as much about them as fits."""
    drawn = _Drawn(look)
    lines: list[Text] = []
    for effects, names in ((True, True), (False, True), (False, False)):
        lines = [*drawn.city(effects), *drawn.wilderness(effects, names), *drawn.houses()]
        if len(lines) <= look.height:
            return lines
    return lines


def blocks(look: Sight) -> Iterator[Block]:
    """Yield what is looked at, hand, dragons, objectives, Scouts, the others' dragons, signs."""
    drawn = _Drawn(look)
    for part in (
        drawn.seen(),
        drawn.hand(),
        drawn.dragons(look.seat),
        drawn.objectives(),
        drawn.display(),
        *(drawn.dragons(p) for p in range(look.match.seats) if p != look.seat),
    ):
        if part:
            yield (part,)


class _Drawn:
    """The parts of the drawn table."""

    def __init__(self, look: Sight):
        self.look, self.view, self.texts = look, look.view, look.texts
        self.seats = look.match.seats

    def _heading(self, message: str, tail: str = "") -> Text:
        line = Text(f" {self.texts(message)}", style="bold")
        return line.append(f"  {tail}" if tail else "", style="faint")

    def _key(self, place: Hashable) -> Text:
        key = self.look.key(place)
        return Text().append(f"{key} " if key else "", style="rally")

    def _standing(self, location: int) -> Text:
        """The vassals at a location, each as shape and sign in the seat's colour."""
        marks = Text()
        for p in range(self.seats):
            for i, at in enumerate(self.view["at"][p]):
                if at == location:
                    marks.append(f" {SHAPES[p]}{'♟' if i < SPEARMEN else '♞'}", style=f"seat{p}")
        return marks

    def _space(self, space: int, e: int, location: int, name: str, effects: bool) -> Text:
        """A space: what to type, its name, who may stand there, its effect, and who does."""
        kind = SpaceKind(SPACE_KIND[e])
        marks = self._standing(location)
        single = kind in (SpaceKind.S1, SpaceKind.D1)
        cell = self._key(("space", space))
        cell.append(name, style="faint" if single and marks else "default")
        if effects:
            cell.append(f" {MANIFOLD if kind >= SpaceKind.D1 else ''}", style="sea")
            cell.append(f"{ONE if single else MANY} ", style="sea")
            cell.append(short(TEXTS[e]), style="default")
        return cell.append_text(marks)

    def city(self, effects: bool) -> list[Text]:
        """The twelve spaces that never change."""
        parts = [Text().append(f"{self.texts('table-city')}:", style="bold")]
        for c in range(CITY):
            name = str(self.texts.argument("space", c))
            parts.append(self._space(c, c, IN_CITY + c, name, effects))
        return _tabbed(parts, self.look.width)

    # -- wilderness ------------------------------------------------------------------------------

    def wilderness(self, effects: bool, names: bool) -> list[Text]:
        """The plots with their tiles, and who stands there."""
        lines = []
        full = FULL_SMALL if self.seats <= 3 else FULL_LARGE
        for slot in range(SLOTS):
            if SLOT_PLAYERS[slot] > self.seats:
                continue
            tile = self.view["wild"][slot] - 1
            head = self._key(("plot", slot)).append(f"W{slot + 1} ", style="bold")
            head.append(f"({short(TEXTS[FIRST_SLOT + slot])}) ", style="moss")
            if tile < 0:
                lines.append([head.append(self.texts("table-free"), style="faint")])
                continue
            head.append(self._tile_name(tile), style="bold")
            low = IN_WILDERNESS + MAX_LEVELS * slot
            if tile >= PLAIN:
                lines.append([head, *self._ladder(slot, tile - PLAIN, low, effects)])
                continue
            count = sum(low <= at < low + MAX_LEVELS for row in self.view["at"] for at in row)
            head.append(f" {count}/{full}", style="ember" if count == full - 1 else "faint")
            first = FIRST_TILE + SPACES * tile
            spaces = [
                self._space(CITY + SPACES * slot + i, first + i, low + i, f"{i + 1}.", effects)
                for i in range(SPACES)
            ]
            lines.append([head, *spaces])
        if names:
            return [line for parts in lines for line in joined(parts, self.look.width)]
        return joined([Text(" ").join(parts) for parts in lines], self.look.width)

    def _ladder(self, slot: int, ladder: int, low: int, effects: bool) -> Iterator[Text]:
        """An exploration as steps from top to bottom, the price of a step first."""
        if effects:
            yield Text(f"{step_price(ladder + PLAIN)}:", style="moss")
        for level in range(LEVELS[ladder]):
            step = self._key(("space", CITY + SPACES * slot)) if level == 0 else Text()
            step.append(f"▸{level + 1}", style="sea")
            if effects:
                step.append(f" {LEVEL_SPACES[ladder][level]}× ", style="faint")
                step.append(short(TEXTS[FIRST_LEVEL + MAX_LEVELS * ladder + level]))
            yield step.append_text(self._standing(low + level))

    def _tile_name(self, tile: int) -> str:
        return str(self.texts.argument("tile", tile))

    # -- houses ----------------------------------------------------------------------------------

    def houses(self) -> list[Text]:
        """Each house: points, goods, vassals at home and to be recruited, tiles in hand."""
        view, look = self.view, self.look
        limit = int(RESOURCE_LIMIT[view["mode"]])
        names = max(len(look.name(p)) for p in range(self.seats)) + 3
        lines = []
        for p in range(self.seats):
            at, count = view["at"][p], sum(view["tokens"][p])
            line = Text("▶" if p == view["active"] else " ").append_text(seat_text(look, p, names))
            line.append(f"{view['points'][p]} {self.texts('table-points')} ", style="bold")
            held = [f"{n}{c}" for n, c in zip(view["tokens"][p], LETTERS, strict=True) if n]
            line.append(f" {' '.join(held)} ")
            line.append(f"{count}/{limit}", style="ember" if count > limit else "faint")
            home = "♟" * at[:SPEARMEN].count(AVAILABLE) + "♞" * at[SPEARMEN:].count(AVAILABLE)
            more = "♟" * at[:SPEARMEN].count(RESERVE) + "♞" * at[SPEARMEN:].count(RESERVE)
            line.append(f"  {look.say('si-home')} {home or '–'}", style="moss")
            line.append(f" +{more or '–'}", style="faint")
            line.append(f"  {look.say('si-tiles', count=view['hand_count'][p])}", style="faint")
            line.append_text(self._markers(p))
            lines.append(line)
        return [part for line in lines for part in folded(line, look.width, 3)]

    def _markers(self, p: int) -> Text:
        """The dragons of a house as markers alone."""
        marks = Text(" ")
        for d in range(DRAGONS):
            if self.view["owner"][d] == p + 1:
                marks.append(" ").append_text(self._gems(d))
        return marks

    def _gems(self, d: int) -> Text:
        gems = Text()
        for f in range(FIELDS):
            full = self.view["markers"][d] >> f & 1
            sign = ("◈", "✕") if SINGLE[ABILITY[d][f]] else ("♦", "♢")
            gems.append(sign[0] if full else sign[1], style="gold" if full else "faint")
        return gems

    def dragons(self, p: int | None) -> list[Text]:
        """The dragons of a house with what they can do."""
        owned = [d for d in range(DRAGONS) if p is not None and self.view["owner"][d] == p + 1]
        if not owned or p is None:
            return []
        title = Text(" ").append_text(seat_text(self.look, p))
        lines = [title.append(f": {self.texts('table-dragons')}", style="bold")]
        for d in owned:
            line = Text("  ").append_text(self._key(("dragon", d)))
            line.append(f"{_dragon(self.look, d).name}: ", style="bold")
            for f in range(FIELDS):
                full = self.view["markers"][d] >> f & 1
                sign = ("◈", "✕") if SINGLE[ABILITY[d][f]] else ("♦", "♢")
                line.append(f"{sign[0] if full else sign[1]} ", style="gold" if full else "faint")
                words = self.texts.argument("ability", int(ABILITY[d][f]))
                line.append(f"{words} ", style="default" if full else "faint")
            lines += folded(line, self.look.width, 4)
        return lines

    # -- what lies open, and what only this seat sees ----------------------------------------------

    def _tiles(self, heading: str, rows: Iterable[tuple[Text, int]], tail: str = "") -> list[Text]:
        lines = list(folded(self._heading(heading, tail), self.look.width, 3))
        first = len(lines)
        for head, tile in rows:
            kind = self.texts(f"type-{Type(TILE_TYPE[tile]).name.lower()}")
            head.append(self._tile_name(tile), style="bold").append(f" [{kind}]  ", style="faint")
            lines += folded(head.append(tile_text(tile), style="default"), self.look.width, 5)
        return lines if len(lines) > first else []

    def display(self) -> list[Text]:
        """The Scouts' open tiles with their prices."""
        view = self.view
        stacks = self.texts(
            "table-stacks",
            scout=view["scout_count"],
            dragons=view["dragon_count"],
            objectives=view["goal_count"],
        )
        rows = []
        for i in range(DISPLAY):
            head = Text("  ").append_text(self._key(("place", i)))
            head.append(f"({short(TEXTS[FIRST_PLACE + i])}) ", style="moss")
            if view["display"][i]:
                rows.append((head, view["display"][i] - 1))
        return self._tiles("table-display", rows, stacks)

    def hand(self) -> list[Text]:
        """The own tiles with their spaces."""
        rows = [(Text("  ").append_text(self._key(("tile", t))), t) for t in _hand(self.look)]
        return self._tiles("table-hand", rows)

    def objectives(self) -> list[Text]:
        """The objectives that are up: what each house has of it, and what that would pay."""
        lines: list[Text] = []
        state = Simurgh.of_view(self.view)
        for i in range(GOAL_SLOTS):
            goal = self.view["goal_slots"][i] - 1
            if goal < 0:
                continue
            line = Text(f"  O{i + 1} ")
            line.append(str(self.texts.argument("objective", goal)), style="gold")
            line.append(f" ({_payout(goal)})", style="faint")
            for p in range(self.seats):
                line.append(f"  {SHAPES[p]} {counted(state, goal, p)}", style=f"seat{p}")
                line.append(f"→{goal_points(state, goal, p)}", style="faint")
            lines += folded(line, self.look.width, 5)
        free = [
            f"O{i + 1} {short(TEXTS[FIRST_GOAL + i])}"
            for i in range(GOAL_SLOTS)
            if not self.view["goal_slots"][i]
        ]
        tail = f"{self.texts('table-free')}: {', '.join(free)}" if free else ""
        heading = self._heading("table-objectives", tail)
        return [*folded(heading, self.look.width, 3), *lines]

    def seen(self) -> list[Text]:
        """Objectives that this seat is looking at."""
        seen = [t - 1 for t in self.view["goal_look"] if t]
        if self.look.seat is None or not seen:
            return []
        names = " · ".join(f"{self.texts.argument('objective', t)} ({_payout(t)})" for t in seen)
        line = Text(f" {self.texts('table-seen')}: {names}", style="gold")
        return list(folded(line, self.look.width, 3))


def signs(look: Sight) -> list[Text]:
    """What letters and signs mean."""
    words = [
        *(("♟", "", "si-spearman"), ("♞", "", "si-rider"), ("1", "sea", "si-one")),
        *(("∞", "sea", "si-any"), ("♞∞", "sea", "si-riders"), ("A→B", "", "si-pay")),
        *(("|", "", "si-or"), ("♦♢", "gold", "si-marker"), ("◈✕", "gold", "si-once")),
        *(("2/3", "faint", "si-full"), ("▸1", "sea", "si-level"), ("+♟", "", "si-reserve")),
        ("▶", "bold", "sign-turn"),
    ]
    letters = Text(f" {_gem(look.texts('legend'))}", style="faint")
    shown = legend(look, [(sign, style, look.say(word)) for sign, style, word in words])
    return [*folded(letters, look.width, 1), *shown]


def _gem(text: str) -> str:
    """Return a text with a sign for markers that is no seat's."""
    return text.replace("◆", "♦")


def _tabbed(parts: Iterable[Text], width: int) -> list[Text]:
    """Return parts side by side, beginning at tab stops where that costs no line."""
    rows = list(parts)
    plain = joined([part.copy() for part in rows], width)
    filled = [part.copy() for part in rows]
    for part in filled:
        part.append(" " * (-(part.cell_len + 2) % STOP))
    aligned = joined(filled, width)
    return aligned if len(aligned) <= len(plain) else plain


def _hand(look: Sight) -> list[int]:
    """Return the tiles in the own hand."""
    if look.seat is None:
        return []
    return [t for t in range(TILES) if look.view["zone"][t] == Zone.HAND + look.seat]


def _payout(goal: int) -> str:
    return "/".join(str(points) for points in GOAL_POINTS[goal])


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
    kinds = (ONE, MANY, MANIFOLD + ONE, MANIFOLD + MANY)
    return " · ".join(
        f"{kinds[SPACE_KIND[first + i]]} {short(TEXTS[first + i])}" for i in range(SPACES)
    )


# -- things that can be looked up -----------------------------------------------------------------


def things(look: Sight) -> Iterator[Thing]:
    """Yield spaces, tiles, dragons, objectives, houses, goods and piles that lie open."""
    view, texts, say = look.view, look.texts, look.say
    for p in range(look.match.seats):
        yield _house(look, p)
    for c in range(CITY):
        kind = SpaceKind(SPACE_KIND[c])
        who = say(f"si-kind-{kind.name.lower()}")
        name = str(texts.argument("space", c))
        yield Thing(name, in_words(look, TEXTS[c]), say("si-city", who=who), (CITY_IDS[c],))
    for tile in range(TILES):
        yield _tile(look, tile)
    for d in range(DRAGONS):
        yield _dragon(look, d)
    for goal in range(GOALS):
        yield _objective(look, goal)
    for slot in range(SLOTS):
        if SLOT_PLAYERS[slot] <= look.match.seats:
            tile = view["wild"][slot] - 1
            lies = (str(texts.argument("tile", tile)) if tile >= 0 else texts("table-free"),)
            gives = say("si-gives", effect=in_words(look, TEXTS[FIRST_SLOT + slot]))
            also = (f"W{slot + 1}",)
            yield Thing(texts(f"plot-{slot + 1}"), gives, texts("table-wilderness"), also, lies)
    for token, letter in zip(TOKEN_NAMES, LETTERS, strict=True):
        yield Thing(texts(f"token-{token}"), say("si-good"), say("si-goods"), (letter,))
    yield Thing(texts("vassal-spearman"), say("si-about-spearman"), say("si-vassal"))
    yield Thing(texts("vassal-rider"), say("si-about-rider"), say("si-vassal"))
    stacks = texts(
        "table-stacks",
        scout=view["scout_count"],
        dragons=view["dragon_count"],
        objectives=view["goal_count"],
    )
    yield Thing(say("si-stacks"), stacks, say("kind-pile"))
    book = say("si-book", tiles=view["chronicle"], full=int(CHRONICLE_TO_END[view["length"]]))
    yield Thing(say("si-chronicle"), book, say("kind-pile"))
    display = [view["display"][i] - 1 for i in range(DISPLAY)]
    lines = tuple(
        f"{in_words(look, TEXTS[FIRST_PLACE + i])}: {texts.argument('tile', tile)}"
        for i, tile in enumerate(display)
        if tile >= 0
    )
    yield Thing(texts("table-display"), "", say("kind-pile"), (), lines)


def _tile(look: Sight, tile: int) -> Thing:
    name = str(look.texts.argument("tile", tile))
    kind = look.texts(f"type-{Type(TILE_TYPE[tile]).name.lower()}")
    if tile >= PLAIN:
        first = FIRST_LEVEL + MAX_LEVELS * (tile - PLAIN)
        price = in_words(look, f"{DATA['tiles'][tile]['step']} -> 0PP")
        steps = [in_words(look, TEXTS[first + i]) for i in range(LEVELS[tile - PLAIN])]
        return Thing(name, look.say("si-steps", price=price, steps="; ".join(steps)), kind)
    first = FIRST_TILE + SPACES * tile
    spaces = [
        f"{i + 1}. ({look.say('si-kind-' + SpaceKind(SPACE_KIND[first + i]).name.lower())}) "
        + in_words(look, TEXTS[first + i])
        for i in range(SPACES)
    ]
    return Thing(name, "; ".join(spaces), kind)


def _dragon(look: Sight, d: int) -> Thing:
    texts = look.texts
    colour = texts(f"colour-{DRAGON_TYPES[DRAGON_TYPE[d]]}")
    words = [str(texts.argument("ability", int(ABILITY[d][f]))) for f in range(FIELDS)]
    owner = look.view["owner"][d]
    lines = (look.say("held-by", seat=texts.seat(owner - 1)),) if owner else ()
    return Thing(
        str(texts.argument("dragon", d)),
        " ".join(words),
        look.say("si-dragon", colour=colour),
        (),
        lines,
    )


def _objective(look: Sight, goal: int) -> Thing:
    first, second, third = (int(points) for points in GOAL_POINTS[goal])
    text = look.say("si-pays", first=first, second=second, third=third)
    state = Simurgh.of_view(look.view)
    lines: tuple[str, ...] = ()
    if goal + 1 in look.view["goal_slots"]:
        lines = tuple(
            look.say(
                "si-counted",
                seat=look.texts.seat(p),
                count=counted(state, goal, p),
                points=goal_points(state, goal, p),
            )
            for p in range(look.match.seats)
        )
    return Thing(
        str(look.texts.argument("objective", goal)), text, look.say("si-objective"), (), lines
    )


def _house(look: Sight, p: int) -> Thing:
    view, texts = look.view, look.texts
    goods = [
        f"{n} {texts('token-' + token)}"
        for n, token in zip(view["tokens"][p], TOKEN_NAMES, strict=True)
        if n
    ]
    text = f"{view['points'][p]} {texts('table-points')}, {', '.join(goods) or '–'}"
    owned = [_dragon(look, d) for d in range(DRAGONS) if view["owner"][d] == p + 1]
    lines = [f"{d.name}: {d.text}" for d in owned]
    lines.append(look.say("si-tiles", count=view["hand_count"][p]))
    return Thing(texts.seat(p), text, look.say("kind-seat"), (look.name(p),), tuple(lines))


def concerns(look: Sight, action: int) -> Iterator[str]:
    """Yield the tile, dragon or objective that an action is about."""
    verb, indexes = Act.VERBS.split(action)
    if verb.name == "take" and look.view["display"][indexes[0]]:
        yield str(look.texts.argument("tile", look.view["display"][indexes[0]] - 1))
    for parameter, index in zip(verb.parameters, indexes, strict=True):
        named = parameter.name in ("tile", "dragon", "objective")
        if named and verb.name not in ("ability", "drop"):
            yield str(look.texts.argument(parameter.name, index))
