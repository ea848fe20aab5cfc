"""Schutt und Asche in a terminal: the realm around its dragon, players, followers, the fight.

Everything is text of fixed width, so that it stands straight at 80 columns. Every colour is doubled
by a shape, a sign or a word, and one sign means one thing.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import TYPE_CHECKING

from rich.text import Text

from lindwurm.cli.tables import (
    SHAPES,
    Block,
    Sight,
    Thing,
    folded,
    joined,
    legend,
    padded,
    seat_text,
)
from lindwurm.games.schutt_und_asche.actions import FOLLOWER_NAMES, GOLD_NAMES, Act, Kind
from lindwurm.games.schutt_und_asche.chances import possible
from lindwurm.games.schutt_und_asche.data import (
    BANNERS,
    COOP_FACTOR,
    COOP_START_PENALTY,
    ENTRY,
    GRID,
    HITS_TO_WIN,
    NAMES,
    NEXT,
    PRESETS,
    PROVINCES,
    REGULAR_ROUNDS,
    SETUP_LOOKS,
    SLOTS,
    Card,
    band,
)
from lindwurm.games.schutt_und_asche.rules.dragon import LAST_TAKE_BACKS, landing
from lindwurm.games.schutt_und_asche.rules.year import place_of
from lindwurm.games.schutt_und_asche.state import NONE, Phase, Result, SchuttUndAsche, Status

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts

EMBER = {Kind.ATTACKS, Kind.MARKED, Kind.BURNT, Kind.LOST, Kind.AMBUSH, Kind.ASHES, Kind.GREW}
GOLD = {Kind.REWARDED, Kind.WON, Kind.HIT, Kind.GAINED, Kind.SAVED_REALM, Kind.WINNER}
UNSAID = ("pass", "keep")
QUIET = ("pass", "confirm", "ready", "keep")
RULES = {
    "claim": ("SA-25",),
    "look": ("SA-29", "SA-32"),
    "pick": ("SA-161",),
    "shuffle": ("SA-31",),
    "ready": ("SA-29",),
    "post": ("SA-35",),
    "pass": ("SA-61",),
    "farmer": ("SA-222",),
    "give": ("SA-222",),
    "scout": ("SA-255",),
    "agitator": ("SA-217",),
    "part": ("SA-217",),
    "exchange": ("SA-217",),
    "swap": ("SA-217",),
    "call": ("SA-84", "SA-106"),
    "lay": ("SA-88", "SA-96"),
    "withdraw": ("SA-58",),
    "confirm": ("SA-91",),
    "recruit": ("SA-100",),
    "recruit_deck": ("SA-100",),
    "friar": ("SA-251",),
    "decoy": ("SA-258",),
    "hermit": ("SA-227",),
    "move": ("SA-227",),
    "vassal": ("SA-270",),
    "black_knight": ("SA-265",),
    "reveal": ("SA-133", "SA-134"),
    "spend_power": ("SA-140",),
    "spend_treasure": ("SA-147",),
    "hero": ("SA-241",),
    "accept": ("SA-136", "SA-154"),
    "fight_on": ("SA-136",),
    "save": ("SA-119", "SA-121"),
    "buy": ("SA-161", "SA-167", "SA-171"),
    "sort": ("SA-162",),
    "moneylender": ("SA-235",),
    "borrow": ("SA-235",),
    "repay": ("SA-235",),
    "done": ("SA-162",),
    "free_buy": ("SA-239",),
    "free_sort": ("SA-239",),
    "merchant": ("SA-246",),
    "trade": ("SA-246",),
    "traitor": ("SA-275",),
    "end": ("SA-165",),
    "keep": ("SA-209",),
    "void": ("SA-209",),
    "place": ("SA-169",),
    "sage": ("SA-280",),
    "discard": ("SA-186",),
    "layout": ("SA-189",),
    "crown": ("SA-308",),
    "leave": ("SA-119",),
    "i_offer": ("SA-60", "SA-400"),
    "i_cannot": ("SA-60", "SA-400"),
    "you_could": ("SA-60", "SA-400"),
}
PLAYED = (
    *("farmer", "scout", "agitator", "friar", "decoy", "hermit", "vassal", "black_knight"),
    *("hero", "moneylender", "merchant", "traitor", "sage"),
)
"""Verbs that play the follower of their name."""
OTHERS_NAMES = {"free_buy": "salesman", "free_sort": "salesman", "void": "abbot"}

SIDE = 5
"""Provinces in a row of the map."""
SIGNS = "?✦♞†◈!❖"
"""Unknown, power, knight, sword, shield, dragon attack, treasure: by `Tile`."""
ARROWS = {(0, -1): "↑", (1, 0): "→", (0, 1): "↓", (-1, 0): "←"}


def status(look: Sight) -> str:
    """Say which round it is."""
    round_number = look.view["round_number"]
    final = round_number > REGULAR_ROUNDS
    return look.texts("table-final" if final else "table-round", round=round_number)


def asked(look: Sight) -> str:
    """Say what is asked of a seat."""
    view, texts = look.view, look.texts
    phase = Phase(view["phase"])
    if phase == Phase.STACKS:
        return texts("question-stacks", looks=SETUP_LOOKS)
    if phase == Phase.DECOY:
        return texts("question-decoy", province=NAMES[_next(look)])
    if phase == Phase.OFFER:
        slot = view["called"]
        demands = texts.listed([str(v) for v in possible(view, slot)], "or")
        path = texts(f"path-{SLOTS[slot].lower()}")
        return f"{texts('question-offer', path=path, demands=demands)} {_pass(look)}."
    return texts(f"phase-{phase.name.lower().replace('_', '-')}")


def _next(look: Sight) -> int:
    """Return the province that the dragon reaches next."""
    public = SchuttUndAsche.of_view(look.view)
    return int(landing(public))


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


def thrown(look: Sight, action: int) -> bool:
    """Return whether a person does it by hand, also when there is nothing else to do."""
    return Act.VERBS.verb(action).name in ("reveal", "call")


def places(action: int) -> Iterable[Hashable]:
    """Return the province, the seat or the path that an action is about."""
    verb, indexes = Act.VERBS.split(action)
    for parameter, index in zip(verb.parameters, indexes, strict=True):
        if parameter.name == "province":
            return [index]
        if parameter.name in ("seat", "path"):
            return [(parameter.name, index)]
    return []


# -- the table -------------------------------------------------------------------------------------


def board(look: Sight) -> list[Text]:
    """Return the course of the year, the map, the players, and the fight."""
    drawn = _Drawn(look)
    lines = [*drawn.course(), *drawn.map(), *drawn.players(), *drawn.said(), *drawn.fight()]
    return [*lines, *drawn.gold()]


def blocks(look: Sight) -> Iterator[Block]:
    """Yield the own followers and stacks, the open followers, the signs, and what is known."""
    drawn = _Drawn(look)
    if own := [line for thing in _own(look) for line in _told(look, thing)]:
        names = [Text(f"☻ {thing.name}", style="gold") for thing in _own(look)]
        yield own, joined(names, look.width)
    yield drawn.display(full=True), drawn.display(full=False)
    if known := drawn.known():
        yield (known,)
    if look.view["phase"] == Phase.DRAFT and not look.view["coop"]:  # SA-08
        advice = Text(f"  {look.texts('game-advice')}", style="faint")
        yield (list(folded(advice, look.width, 2)),)


def _told(look: Sight, thing: Thing) -> Iterator[Text]:
    line = Text("  ☻ ", style="gold").append(thing.name, style="bold")
    line.append(f" ({thing.kind})  ", style="faint").append(thing.text, style="default")
    yield from folded(line, look.width, 4)


class _Drawn:
    """The parts of the drawn table."""

    def __init__(self, look: Sight):
        self.look, self.view, self.texts, self.say = look, look.view, look.texts, look.say

    def course(self) -> list[Text]:
        """Wounds, regent, and what the dragon tiles are or can still be."""
        view, texts = self.view, self.texts
        wounds = Text("◉" * (HITS_TO_WIN - view["hits"]) + "×" * view["hits"], style="ember")
        parts = [wounds.append(f" {self.say('sa-hits', hits=view['hits'])}", style="default")]
        parts.append(Text(texts("table-regent", seat=texts.seat(view["regent"]))))
        parts += self._tiles()
        start = (view["start_knights"], view["start_power"])
        names = {tiles: name for name, tiles in PRESETS.items()}
        hard = texts(f"preset-{names.get(start, 'own')}")
        parts.append(Text(self.say("sa-difficulty", difficulty=hard), style="faint"))
        if view["coop"] and view["result"] != Result.ASHES:
            score, factor = self._team()
            parts.append(Text(texts("table-team", score=score, factor=factor), style="gold"))
        return joined(parts, self.look.width)

    def _team(self) -> tuple[int, int]:
        view = self.view
        row = COOP_FACTOR[min(view["round_number"], len(COOP_FACTOR)) - 1]
        factor = row[sum(view["treasure"])]
        start = (view["start_knights"] + view["start_power"]) * self.look.match.seats
        land = view["burnt"].count(0)
        score = sum(view["power"]) * factor + view["hits"] + land - COOP_START_PENALTY * start
        return score, factor

    def _tiles(self) -> Iterator[Text]:
        for slot, name in enumerate(SLOTS):
            line = Text(self.look.key(("path", slot)), style="rally")
            values = "/".join(str(v) for v in possible(self.view, slot))
            shown = values if self.view["revealed"][slot] else f"({values})"
            sign = "▶" if slot == self.view["called"] else " " if line.plain else ""
            yield line.append(f"{sign}{name} {shown}", style="bold")

    # -- the map -------------------------------------------------------------------------------

    def map(self) -> Iterator[Text]:
        """Five by five: two lines for each province, the dragon in the middle."""
        cell = (self.look.width - 1) // SIDE
        at = {grid: p for p, grid in enumerate(GRID)}
        for row in range(SIDE):
            lines = [Text(" "), Text(" ")]
            for column in range(SIDE):
                p = at.get((column, row))
                parts = self._dragon() if p is None else self._province(p)
                for line, part in zip(lines, parts, strict=True):
                    line.append_text(padded(part, cell))
            for line in lines:
                line.rstrip()
                yield line

    def _dragon(self) -> tuple[Text, Text]:
        wounds = self.view["hits"]
        heads = "◉" * (HITS_TO_WIN - wounds) + "×" * wounds
        return Text("^v^v^v^", style="ember"), Text(heads, style="ember")

    def _province(self, p: int) -> tuple[Text, Text]:
        view = self.view
        owner = view["owner"][p]
        typed = self.look.key(p)
        key = Text().append(f"{typed} " if typed else "", style="rally")
        if view["burnt"][p]:
            dead = Text(f"░ {NAMES[p]}", style="faint")
            return dead, Text(f"  {PROVINCES[p]}{_arrow(p)} {self.texts('table-ashes')}", "faint")
        top = Text(SHAPES[owner] if owner != NONE else "·")
        top.stylize(f"seat{owner}" if owner != NONE else "faint")
        top.append(f" {NAMES[p]}", style="default")
        bottom = key.append(
            f" {PROVINCES[p]}{_arrow(p)}" if key.plain else f"  {PROVINCES[p]}{_arrow(p)}"
        )
        bottom.stylize("bold", len(key.plain) - len(PROVINCES[p]) - 1)
        bottom.append(f" ▤{view['height'][p]} ", style="default")
        pieces = "♞" * view["knight"][p] + "†" * view["sword"][p] + "◈" * view["shield"][p]
        bottom.append(pieces, style="gold")
        if view["marker"][p]:
            bottom.append(f"!{view['marker'][p]}", style="ember")
        return top, bottom

    # -- players -------------------------------------------------------------------------------

    def players(self) -> list[Text]:
        """Every player with what lies before them; two in a line where there are many."""
        seats = range(self.look.match.seats)
        if len(seats) <= 3:
            names = max(len(self.look.name(p)) for p in seats) + 3
            return [self._player(p, names) for p in seats]
        return joined((self._player(p, 0) for p in seats), self.look.width, indent=0)

    def _player(self, player: int, names: int) -> Text:
        view, look = self.view, self.look
        line = Text("▶" if player in look.match.actors else " ")
        key = look.key(("seat", player))
        line.append(f"{key} " if key else "", style="rally")
        line.append_text(seat_text(look, player, names))
        line.append(
            f"{'' if names else ' '}⌂{view['owner'].count(player)} ✦{view['power'][player]}",
            style="bold",
        )
        if view["coop"]:
            line.append(f" ❖{view['treasure'][player]}")
        line.append(f" ${view['gold_count'][player]}", style="treasure")
        held = view["follower_count"][player] + view["agitators"][player]
        line.append(f" ☻{held}")
        if view["laid_count"][player]:
            line.append(f" {self.texts('table-laid', count=view['laid_count'][player])}", "sea")
        if view["status"][player]:
            status = Status(view["status"][player]).name.lower()
            line.append(f" {self.texts(f'table-status-{status}')}", style="gold")
        return line

    def said(self) -> list[Text]:
        """What was said while gold is offered (SA-60)."""
        view, texts = self.view, self.texts
        if view["phase"] != Phase.OFFER:
            return []
        told = []
        for p in range(self.look.match.seats):
            words = []
            if view["claim"][p] > 0:
                words.append(texts("table-says-offer", worth=view["claim"][p]))
            elif view["claim"][p] == 0:
                words.append(texts("table-says-cannot"))
            if view["appeal"][p] != NONE:
                words.append(texts("table-says-could", seat=texts.seat(view["appeal"][p])))
            if words:
                said = view["kept_word"][p] + view["broken_word"][p]
                if said:
                    words.append(texts("table-word", kept=view["kept_word"][p], said=said))
                told.append(Text(f"{SHAPES[p]} {', '.join(words)}"))
        return joined(told, self.look.width)

    def fight(self) -> list[Text]:
        """The open battle cards, what is ignored in faint print and brackets."""
        view = self.view
        p = view["field_of"]
        if p == NONE:
            return []
        parts = [Text(f"{self.texts('table-fight', province=NAMES[p])}:", style="ember")]
        useless = {Card.SWORD: not view["use_sword"], Card.SHIELD: not view["use_shield"]}
        for card in Card:
            told = f"{self.texts.argument('card', card)} {view['open'][card]}/3"
            line = Text(f"[{told}]" if useless.get(card) else told)
            line.stylize("faint" if useless.get(card) else "bold")
            parts.append(line.append(f" ({view['deck_left'][card]})", style="faint"))
        if view["card"] != NONE:
            parts.append(Text(f"→ {self.texts.argument('card', view['card'])}", style="ember"))
        return joined(parts, self.look.width)

    def display(self, full: bool) -> list[Text]:
        """The open followers: by name, or with what they do."""
        deck = self.texts("table-deck", count=self.view["deck_count"])
        kinds = [kind for kind in self.view["display"] if kind != NONE]
        title = self.texts("table-display")
        if full:
            lines = [Text(f"  {title}:", style="sea")]
            return lines + [
                line for kind in kinds for line in _told(self.look, _follower(self.look, kind))
            ]
        names = " · ".join(self.texts(FOLLOWER_NAMES[kind]) for kind in kinds) or "–"
        return list(folded(Text(f"  {title}: {names}   {deck}"), self.look.width, 4))

    # -- the own hand --------------------------------------------------------------------------

    def gold(self) -> list[Text]:
        """The seat's gold."""
        seat, view = self.look.seat, self.view
        if seat is None:
            return []
        parts = []
        if view["gold_count"][seat]:
            gold = view["gold"][seat]
            cards = " ".join(name for v, name in enumerate(GOLD_NAMES) for _ in range(gold[v]))
            total = sum(v * n for v, n in enumerate(gold)) - self._spent(seat)
            parts.append(Text(f"{self.texts('table-gold', sum=total)} [{cards}]", "treasure"))
        return joined(parts, self.look.width)

    def _spent(self, seat: int) -> int:
        buyer = (self.view["regent"] + self.view["turn"]) % self.look.match.seats
        return int(self.view["spent"]) if buyer == seat else 0

    def known(self) -> list[Text]:
        """The stacks that the seat knows something of, top first."""
        stacks = [Text(stack) for p in range(len(PROVINCES)) if (stack := _stack(self.look, p))]
        if not stacks:
            return []
        return [Text(f"  {self.texts('table-known')}:"), *joined(stacks, self.look.width, indent=2)]


def signs(look: Sight) -> list[Text]:
    """What every sign means."""
    words = [
        *(("▤", "", "sa-tiles"), ("♞", "gold", "sa-knight"), ("†", "gold", "sa-sword")),
        *(("◈", "gold", "sa-shield"), ("!", "ember", "sa-attack"), ("░", "faint", "sa-ashes")),
        *(("⌂", "bold", "sa-provinces"), ("✦", "bold", "sa-power"), ("?", "", "sa-unknown")),
        *(("$", "treasure", "sa-gold"), ("☻", "", "sa-followers")),
        *(("◉", "ember", "sa-heads"), ("×", "ember", "sa-wound"), ("→", "", "sa-arrow")),
        *(("(2/3)", "bold", "sa-demand"), ("▶", "bold", "sign-turn")),
    ]
    shown = [(sign, style, look.say(word)) for sign, style, word in words]
    if look.view["coop"]:
        shown.append(("❖", "", look.say("sa-treasure")))
    return legend(look, shown)


def _pass(look: Sight) -> str:
    last, now = look.view["offer_passes"], look.view["passes"]
    if last == 0:
        message = "table-pass-adding" if now > LAST_TAKE_BACKS else "table-pass"
        return look.texts(message, **{"pass": now})
    if now == last:
        return look.texts("table-pass-last")
    return look.texts("table-pass-of", last=last, **{"pass": now})


def _arrow(p: int) -> str:
    (x, y), (nx, ny) = GRID[p], GRID[NEXT[p]]
    return ARROWS[nx - x, ny - y]


def _stack(look: Sight, p: int) -> str:
    """A stack as the seat knows it, top first; nothing if it knows nothing."""
    tiles = look.view["stack"][p][: look.view["height"][p]][::-1]
    if look.seat is None or all(tile is None for tile in tiles):
        return ""
    return PROVINCES[p] + " " + "".join(SIGNS[tile or 0] for tile in tiles)


# -- things that can be looked up -----------------------------------------------------------------


def things(look: Sight) -> Iterator[Thing]:
    """Yield followers, provinces, players, dragon tiles, tiles and piles that lie open."""
    view, texts, say = look.view, look.texts, look.say
    for p in range(look.match.seats):
        yield _player(look, p)
    for kind in range(len(FOLLOWER_NAMES)):
        yield _follower(look, kind)
    for p in range(len(PROVINCES)):
        yield _province(look, p)
    for slot, name in enumerate(SLOTS):
        values = "/".join(str(v) for v in possible(view, slot))
        text = say("sa-slot", values=values, province=NAMES[ENTRY[slot]])
        path = str(texts.argument("path", slot))
        yield Thing(say("sa-dragon-tile", path=path), text, say("sa-demand"), (name, path))
    for tile in ("power", "knight", "sword", "shield", "attack", "treasure"):
        yield Thing(say(f"sa-{tile}"), say(f"sa-about-{tile}"), say("sa-tiles"))
    for card in Card:
        name = str(texts.argument("card", card))
        left = view["deck_left"][card]
        text = say("sa-card", opened=view["open"][card], left=left)
        yield Thing(name, text, say("sa-battle-card"))
    gone = [texts(FOLLOWER_NAMES[k]) for k, n in enumerate(view["gone"]) for _ in range(n)]
    deck = texts("table-deck", count=view["deck_count"])
    yield Thing(
        texts("table-followers"),
        deck,
        say("kind-pile"),
        ("deck",),
        (say("sa-gone", names=", ".join(gone) or "–"),),
    )
    discard = " ".join(
        name for v, name in enumerate(GOLD_NAMES) for _ in range(view["gold_discard"][v])
    )
    yield Thing(say("sa-gold"), say("sa-discard", cards=discard or "–"), say("kind-pile"))
    yield Thing(say("sa-regent"), say("sa-about-regent"), say("sa-office"))
    hits = say("sa-hits", hits=view["hits"])
    yield Thing(say("sa-dragon"), say("sa-about-dragon", hits=hits), say("sa-foe"))


def _player(look: Sight, p: int) -> Thing:
    view, texts, say = look.view, look.texts, look.say
    lands = [NAMES[q] for q in range(len(PROVINCES)) if view["owner"][q] == p]
    words = [
        say("sa-has", provinces=len(lands), power=view["power"][p], gold=view["gold_count"][p]),
        say("sa-holds", followers=view["follower_count"][p]),
    ]
    lines = [", ".join(lands)] if lands else []
    if view["agitators"][p]:
        lines.append(f"{texts('follower-agitator')} ×{view['agitators'][p]}")
    if view["status"][p]:
        lines.append(texts(f"table-status-{Status(view['status'][p]).name.lower()}"))
    said = view["kept_word"][p] + view["broken_word"][p]
    if said:
        lines.append(texts("table-word", kept=view["kept_word"][p], said=said))
    also = (look.name(p),)
    return Thing(texts.seat(p), " ".join(words), say("kind-seat"), also, tuple(lines))


def _follower(look: Sight, kind: int) -> Thing:
    name = FOLLOWER_NAMES[kind]
    banner = look.texts(f"banner-{BANNERS[kind]}")
    return Thing(look.texts(name), look.texts(f"{name}-effect"), banner)


def _own(look: Sight) -> Iterator[Thing]:
    if look.seat is None:
        return
    for kind, count in enumerate(look.view["followers"][look.seat]):
        for _ in range(count):
            yield _follower(look, kind)
    for _ in range(look.view["agitators"][look.seat]):
        yield _follower(look, FOLLOWER_NAMES.index("follower-agitator"))


def _province(look: Sight, p: int) -> Thing:
    view, say = look.view, look.say
    if view["burnt"][p]:
        return Thing(NAMES[p], say("sa-burnt"), say("sa-province"), (PROVINCES[p],))
    owner = view["owner"][p]
    words = [say("sa-owner", seat=look.texts.seat(owner) if owner != NONE else "–")]
    words.append(say("sa-height", tiles=view["height"][p]))
    has = [say(f"sa-{what}") for what in ("knight", "sword", "shield") if view[what][p]]
    words += [", ".join(has)] if has else []
    words += [say("sa-marked")] if view["marker"][p] else []
    words.append(say("sa-next", province=NAMES[NEXT[p]]))
    lines = (f"{look.texts('table-known')}: {_stack(look, p)}",) if _stack(look, p) else ()
    return Thing(NAMES[p], " · ".join(words), say("sa-province"), (PROVINCES[p],), lines)


def concerns(look: Sight, action: int) -> Iterator[str]:
    """Yield the followers and provinces that an action is about."""
    verb, indexes = Act.VERBS.split(action)
    if verb.name in PLAYED:
        yield look.texts(f"follower-{verb.name.replace('_', '-')}")
    elif verb.name in OTHERS_NAMES:
        yield look.texts(f"follower-{OTHERS_NAMES[verb.name]}")
    for parameter, index in zip(verb.parameters, indexes, strict=True):
        if parameter.name == "slot" and look.view["display"][index] != NONE:
            yield look.texts(FOLLOWER_NAMES[look.view["display"][index]])
        elif parameter.name == "follower":
            yield look.texts(FOLLOWER_NAMES[index])
        elif parameter.name == "province" and verb.name in ("save", "decoy", "hermit"):
            yield NAMES[index]
