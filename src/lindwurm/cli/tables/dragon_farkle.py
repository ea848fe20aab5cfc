"""Dragon Farkle in a terminal: the dragon, the armies on their way to the Keep, dice and cards.

Everything is text of fixed width. Colours are the theme's (`lindwurm.cli.common.theme`); every
colour is doubled by a shape, a word or a thicker line, for terminals and eyes that do not tell them
apart.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from rich.text import Text

from lindwurm.cli.tables import (
    Block,
    Sight,
    Thing,
    folded,
    joined,
    legend,
    seat_text,
    told_odds,
)
from lindwurm.cli.words import words
from lindwurm.games.dragon_farkle import chances
from lindwurm.games.dragon_farkle.actions import Act, Kind
from lindwurm.games.dragon_farkle.data import (
    COMBOS,
    ITEMS,
    MULTISETS,
    SOLO_BRONZE,
    SOLO_GOLD,
    SOLO_SILVER,
    VALID,
    VARIANTS,
    Event,
    table_rows,
)
from lindwurm.games.dragon_farkle.state import Action, Phase
from lindwurm.kernel.texts import number

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts

EMBER = {Kind.EATEN, Kind.FARKLED, Kind.LOST, Kind.DESTROYED, Kind.FRIGHTENED, Kind.HEALED}
GOLD = {Kind.BANKED, Kind.SAVED, Kind.POSTED, Kind.MARCHED, Kind.WON}
GOLD |= {Kind.DOUBLED, Kind.HIT, Kind.SLAIN, Kind.HOT}
UNSAID = ("pass",)
QUIET = ("pass", "accept")
RULES = {
    "recruit": ("DF-65", "DF-66", "DF-68"),
    "skirmish": ("DF-72", "DF-81"),
    "battle": ("DF-89", "DF-92", "DF-94"),
    "target": ("DF-71", "DF-114"),
    "accept": ("DF-131",),
    "pass": ("DF-133",),
    "roll": ("DF-37", "DF-36"),
    "stop": ("DF-62", "DF-66"),
    "take": ("DF-40", "DF-45"),
    "double": ("DF-55",),
    "item": ("DF-57", "DF-55"),
    "done": ("DF-66", "DF-124"),
    "keep": ("DF-124",),
    "skree": ("DF-121",),
    "pip": ("DF-119",),
    "mirabel": ("DF-119",),
    "quentin": ("DF-119",),
    "ulf": ("DF-119",),
    **dict.fromkeys(
        [
            *("horseshoe", "loaded_die", "war_horn", "cheese", "poster", "arrow", "smoke_egg"),
            *("mirror_shield", "magpie", "whistle", "cursed_die", "map", "open_bag"),
        ],
        ("DF-133",),
    ),
}
COMPANION_VERBS = ("skree", "pip", "mirabel", "quentin", "ulf")
ITEM_VERBS = {"open_bag": "bag", "magpie": "magpie_ring"}

EIGHTHS = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")
PIPS = ("       ", "   ●   ", " ●   ● ", " ● ● ● ")
ROWS = {1: (0, 1, 0), 2: (1, 0, 1), 3: (1, 1, 1), 4: (2, 0, 2), 5: (2, 1, 2), 6: (2, 2, 2)}
"""Pips of each face by row, as indexes into PIPS; a 2 and a 3 lean, see `_pips`."""


def status(look: Sight) -> str:
    """Say which round it is."""
    return look.say("df-round", round=look.view["round_number"])


def asked(look: Sight) -> str:
    """Say what is asked of a seat; only what it may choose is named."""
    phase = Phase(look.view["phase"])
    if phase == Phase.CHOOSE and look.seat is not None:
        verbs = [Act.VERBS.verb(a).name for a in look.match.legal(look.seat)]
        ways = [look.say(f"df-way-{v}") for v in verbs if v in ("recruit", "skirmish", "battle")]
        return look.texts("question-choose", ways=look.texts.listed(ways, "or"))
    return look.texts(f"question-{phase.name.lower()}")


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


def places(action: int) -> Iterable[Hashable]:
    """Return where an action leads: to somebody's army."""
    verb, indexes = Act.VERBS.split(action)
    return [("seat", indexes[0])] if verb.name in ("target", "skree", "magpie") else []


def thrown(look: Sight, action: int) -> bool:
    """Return whether it is a throw that a person makes: against the dragon, or in defence."""
    view = look.view
    defends = view["action"] == Action.SKIRMISH and view["roller"] != view["active"]
    throws = Act.VERBS.verb(action).name == "roll"
    return throws and (defends or view["action"] == Action.BATTLE)


# -- the board ------------------------------------------------------------------------------------


def board(look: Sight) -> list[Text]:
    """Return the dragon, the armies, and the dice of a running series."""
    drawn = _Drawn(look)
    armies = [line for p in range(look.match.seats) for line in drawn.army(p)]
    lines = [drawn.dragon(), *armies, *drawn.going_on()]
    room = look.height - len(lines) - 1
    return [*lines, *drawn.series(room)]


def blocks(look: Sight) -> Iterator[Block]:
    """Yield the own cards in words, what dice bring, everybody's companions, and the signs."""
    drawn = _Drawn(look)
    if own := [line for thing in _own(look) for line in drawn.card(thing)]:
        yield own, drawn.held()
    yield (drawn.table(),)
    rivals = [t for p in range(look.match.seats) if p != look.seat for t in _companion(look, p)]
    if rivals:
        yield ([line for thing in rivals for line in drawn.card(thing)],)


class _Drawn:
    """The parts of the drawn table."""

    def __init__(self, look: Sight):
        self.look, self.view, self.say = look, look.view, look.say
        self.seats = range(look.match.seats)

    def number(self, value: int) -> str:
        """A number as the language groups its digits."""
        return number(value, self.look.texts.language)

    def dragon(self) -> Text:
        """The dragon's health as markers, bloody side filled; the item pile behind it."""
        view = self.view
        line = Text(" ")
        line.append("^v^ " if view["damage"] else "~~~ ", style="ember")
        line.append(f"{self.say('df-dragon')} ", style="ember")
        for wound in range(view["health"]):
            bloody = wound < view["damage"]
            line.append("♦" if bloody else "♢", style="ember" if bloody else "faint")
        if view["action"] == Action.BATTLE:
            told = self.say("df-dragon-wounds", damage=view["damage"], health=view["health"])
        else:
            told = self.say("df-dragon-asleep")
        line.append(f"  {told}")
        if self.look.options["cards"] != "none":
            pile = self.say("df-pile", items=view["item_pile_count"])
            line.append(f"   {pile}", style="faint")
        return line

    def army(self, player: int) -> Iterator[Text]:
        """One seat: shape, name, the army as a bar on its way to the Keep, companion, items."""
        look, view = self.look, self.view
        line = Text("▶" if player == view["active"] else " ")
        line.append(f"{look.key(('seat', player)):>2} ", style="rally")
        names = max(len(look.name(p)) for p in self.seats) + 3
        line.append_text(seat_text(look, player, names))
        tails = [self.cards(p) for p in self.seats]
        bar = max(4, min(50, look.width - line.cell_len - 10 - max(t.cell_len for t in tails)))
        line.append_text(self.bar(player, bar))
        line.append(f"{self.number(view['army'][player]):>7}  ", style="bold")
        yield from folded(line.append_text(tails[player]), look.width, 6)

    def cards(self, player: int) -> Text:
        """A seat's companion, and how many items it holds."""
        view = self.view
        who = view["companion"][player]
        line = Text(str(self.look.texts.argument("companion", who)) if who else "")
        if self.look.options["cards"] == "none":
            return line
        told = self.say("df-items", count=view["item_count"][player])
        if view["drawn_count"][player]:
            told += " " + self.say("df-drawn", count=view["drawn_count"][player])
        told += f", {self.say('df-bag')}" if view["bag_open"][player] else ""
        return line.append(f"{', ' if who else ''}{told}", style="faint")

    def bar(self, player: int, width: int) -> Text:
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

    # -- the roll series -------------------------------------------------------------------------

    def going_on(self) -> list[Text]:
        """Who does what, in a sentence."""
        view, look = self.view, self.look
        if view["action"] == Action.NONE or view["phase"] in (Phase.OVER, Phase.TARGET):
            return []
        active, name = view["active"], look.texts.seat(view["active"])
        mine = "yes" if active == look.seat else "no"
        if view["action"] == Action.RECRUIT:
            told = self.say("df-recruits", seat=name, mine=mine)
        elif view["action"] == Action.BATTLE:
            told = self.say("df-battles", seat=name, mine=mine)
        elif view["roller"] != active and view["phase"] != Phase.SMOKE:
            mine = "yes" if view["roller"] == look.seat else "no"
            roller, attack = look.texts.seat(view["roller"]), self.number(view["attack"])
            told = self.say("df-defends", seat=roller, attack=attack, mine=mine)
        else:
            mine = "theirs" if view["target"] == look.seat else mine
            target = look.texts.seat(view["target"])
            told = self.say("df-attacks", seat=name, target=target, mine=mine)
        return [Text(f" {told}", style="sea")]

    def series(self, room: int) -> Iterator[Text]:
        """The dice of a running series: thrown, in hand and set aside, and what is at stake."""
        view = self.view
        if view["action"] == Action.NONE or view["phase"] in (Phase.OVER, Phase.TARGET):
            return
        faces = sorted(face for face in view["dice"] if face)
        if faces:
            scoring = MULTISETS[VALID[view["variant"], view["roll"]]]
            name = str(self.look.texts.argument("event", view["event"])).upper()
            row = _dice_row if room >= 5 else _dice_line
            yield from row(faces, scoring, view["event"], name)
        if view["phase"] == Phase.SMOKE:
            return
        line = Text("   ")
        self._stake(line)
        if not faces:
            line.append(f"   {self.say('df-hand', count=view['hand'])}")
        if aside := self._aside():
            line.append(f"   {self.say('df-aside')} ", style="faint")
            line.append("".join(f"[{face}]" for face in aside), style="gold")
        yield from folded(line, self.look.width, 3)

    def _stake(self, line: Text) -> None:
        """What stopping would bring, and how far it is to the Keep."""
        view = self.view
        if view["action"] == Action.BATTLE:
            line.append(f"{self.say('df-loss')} ")
            line.append(self.number(view["army"][view["active"]]), style="bold")
            return
        recruiting = view["action"] == Action.RECRUIT
        line.append(f"{self.say('df-pot' if recruiting else 'df-value')} ")
        line.append(self.number(view["pot"]), style="treasure")
        if recruiting:
            missing = view["threshold"] - view["army"][view["active"]] - view["pot"]
            told = self.say("df-missing", soldiers=missing) if missing > 0 else self.say("df-ready")
            line.append(f" ({told})", style="faint")

    def _aside(self) -> list[int]:
        """The faces set aside in the running series, as the log tells them."""
        view = self.view
        faces: list[int] = []
        roll = 0
        for event in self.look.match.events(self.look.seat):
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

    def held(self) -> list[Text]:
        """The own cards by name, in a line."""
        parts = [Text(f"✦ {thing.name}", style="gold") for thing in _own(self.look)]
        return joined(parts, self.look.width, indent=3)

    def card(self, thing: Thing) -> Iterator[Text]:
        """A card with what it does."""
        line = Text(" ✦ ", style="gold").append(thing.name, style="bold")
        line.append(f" ({thing.kind})  ", style="faint").append(thing.text, style="default")
        yield from folded(line, self.look.width, 3)

    def table(self) -> list[Text]:
        """What dice bring, in as many columns as fit."""
        parts = []
        rows = _scoring(self.look)
        room = max(len(dice) + len(value) for dice, value in rows) + 1
        for dice, value in rows:
            part = Text(f"{dice:<{room - len(value)}}", style="faint")
            parts.append(part.append(value, style="gold"))
        heading = Text(f" {self.say('df-table')}", style="bold")
        return [heading, *joined(parts, self.look.width, gap=3)]


def signs(look: Sight) -> list[Text]:
    """What the signs mean."""
    words = [
        *(("▶", "bold", "sign-turn"), ("♦♢", "ember", "df-sign-wounds")),
        *(("█", "bold", "df-sign-army"), ("▒", "gold", "df-sign-pot"), ("⚑", "ember", "df-keep")),
        *(("┏┓", "treasure", "df-sign-scores"), ("⟦1⟧", "treasure", "df-sign-scores")),
        *(("✦", "gold", "df-sign-card"), ("╔╗", "", "df-sign-event"), ("x y z", "", "df-sign-any")),
    ]
    return legend(look, [(sign, style, look.say(word)) for sign, style, word in words])


# -- things that can be looked up -----------------------------------------------------------------


def things(look: Sight) -> Iterator[Thing]:
    """Yield cards that lie open or are one's own, armies, the dragon, and what dice bring."""
    view, say, texts = look.view, look.say, look.texts
    for p in range(look.match.seats):
        own = [t.name for t in _own(look)] if p == look.seat else []
        lines = [str(one.name + ": " + one.text) for one in _companion(look, p)]
        lines += [say("df-held", count=view["item_count"][p] + view["drawn_count"][p])]
        lines += [", ".join(own)] if own else []
        lines += [say("df-keep")] if view["in_keep"][p] else []
        army = say("df-army", soldiers=view["army"][p])
        yield Thing(texts.seat(p), army, say("kind-seat"), (look.name(p),), tuple(lines))
        yield from _companion(look, p)
    seen = {t.name for t in _own(look)}
    yield from _own(look)
    for name in texts.game.arguments["item"]:
        if look.options["cards"] != "none" and texts(name) not in seen:
            yield Thing(texts(name), texts(_item_text(look, name)), say("df-item"))
    pile = say("df-pile", items=view["item_pile_count"])
    wounds = say("df-dragon-wounds", damage=view["damage"], health=view["health"])
    yield Thing(say("df-dragon"), wounds, say("df-foe"))
    yield Thing(say("df-items-pile"), pile, say("kind-pile"))
    rows = [f"{dice}: {value}" for dice, value in _scoring(look)]
    yield Thing(say("df-table"), "", say("kind-table"), ("table",), tuple(rows))


def _scoring(look: Sight) -> list[tuple[str, str]]:
    """Return what each combination brings at this table."""
    language = look.texts.language
    rows = table_rows(VARIANTS[look.view["variant"]])
    return [(_pattern(row), number(soldiers, language)) for row, soldiers in rows]


def _pattern(row: dict[str, Any]) -> str:
    """Return the dice of a combination: faces, or letters for any that are alike."""
    if "faces" in row:
        return " ".join(map(str, row["faces"]))
    return " ".join(
        letter for letter, n in zip("xyz", row["kinds"], strict=False) for _ in range(n)
    )


def _companion(look: Sight, player: int) -> Iterator[Thing]:
    who = look.view["companion"][player]
    if who:
        name = look.texts.game.arguments["companion"][who]
        used = look.view["companion_used"][player]
        kind = look.say("df-companion-used" if used else "df-companion", seat=look.name(player))
        yield Thing(look.texts(name), look.texts(f"{name}-text"), kind)


def _own(look: Sight) -> Iterator[Thing]:
    """Yield the cards of the seat that looks."""
    if look.seat is None:
        return
    yield from _companion(look, look.seat)
    for counts, kind in ((look.view["items"], "df-item"), (look.view["drawn"], "df-drawn-card")):
        for item in range(len(ITEMS)):
            for _ in range(counts[look.seat][item]):
                name = look.texts.game.arguments["item"][item]
                yield Thing(look.texts(name), look.texts(_item_text(look, name)), look.say(kind))


def _item_text(look: Sight, name: str) -> str:
    everything = name == "item-bag" and look.view["bag_all"]
    return f"{name}-text-everything" if everything else f"{name}-text"


def concerns(look: Sight, action: int) -> Iterator[str]:
    """Yield the names of the cards that an action is about."""
    verb, indexes = Act.VERBS.split(action)
    texts = look.texts
    if verb.name == "keep":
        yield str(texts.argument("item", indexes[0]))
    elif verb.name in COMPANION_VERBS:
        yield texts(f"companion-{verb.name}")
    else:
        item = f"item-{ITEM_VERBS.get(verb.name, verb.name)}".replace("_", "-")
        if item in texts:
            yield texts(item)


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
    for row in range(5):
        line = Text("   ")
        for lines, colour in drawn:
            line.append(lines[row] + " ", style=colour)
        line.append("  ")
        yield line.append(_event_die(event, event_name)[row], style=_event_style(event))


def _dice_line(
    faces: list[int], scoring: tuple[int, ...], event: int, event_name: str
) -> Iterator[Text]:
    """Draw dice in one line, for a low screen: scoring ones in double brackets."""
    left, line = list(scoring), Text("   ")
    for face in faces:
        valid = face in left
        if valid:
            left.remove(face)
        line.append(f"⟦{face}⟧" if valid else f"[{face}]", style="treasure" if valid else "faint")
        line.append(" ")
    yield line.append(f"  ║{event_name}║", style=_event_style(event))


def _event_style(event: int) -> str:
    return {Event.DRAGON: "ember", Event.RALLY: "rally"}.get(Event(event), "faint")


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
    pictures = {Event.DRAGON: (" ^v^v^ ", " v^v^v "), Event.RALLY: ("  ╲ ╱  ", "  ╱ ╲  ")}
    top, bottom = pictures.get(Event(event), ("       ", "       "))
    room = max(7, len(name))
    return (
        f"╔{'═' * room}╗",
        f"║{top:^{room}}║",
        f"║{name:^{room}}║",
        f"║{bottom:^{room}}║",
        f"╚{'═' * room}╝",
    )
