"""Drachenfels in a terminal: the board with its roads, the knights and the own hand beside it.

The board is the catalogue's map, scaled to the room at hand. Every kind of field has a sign of its
own, so that nothing hangs on colour alone; fields where a choice leads carry its number.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING

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
from lindwurm.games.drachenfels.actions import Act, Kind
from lindwurm.games.drachenfels.chances import castles
from lindwurm.games.drachenfels.data import (
    CARDS,
    CASTLE,
    COLOURS,
    CORNERS,
    DRAGON_PLACES,
    EDGES,
    FLIGHTS,
    FORTS,
    GREEN,
    KIND,
    NODES,
    PLACE_XY,
    POINT_KINDS,
    POSITIONS,
    RAINBOW_END,
    RAINBOW_NAMES,
    RAINBOW_ROCK,
    SIGNS,
    SITES,
    STARS,
    STARTS,
    Field,
)
from lindwurm.games.drachenfels.state import Phase

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts

EMBER = {Kind.BEATEN, Kind.SENT, Kind.ROBBED, Kind.CLOUDED, Kind.DRAGON_MOVED}
GOLD = {Kind.ARMED, Kind.SKY_OPENED, Kind.WON, Kind.SWIFT}
RULES = {
    "pick": ("DR-009",),
    "renew": ("DR-042",),
    "rob": ("DR-051",),
    "claim": ("DR-056",),
    "play": ("DR-024", "DR-031"),
    "discard": ("DR-034",),
    "stop": ("DR-032",),
    "place_rainbow": ("DR-098", "DR-100"),
    "remove_rainbow": ("DR-098",),
    "move_rainbow": ("DR-098",),
    "place_bridge": ("DR-115", "DR-117"),
    "remove_bridge": ("DR-115",),
    "move_bridge": ("DR-115",),
    "move_dragon": ("DR-121",),
    "swap": ("DR-128", "DR-132"),
    "cloud": ("DR-135", "DR-138"),
    "single": ("DR-150",),
    "double": ("DR-150",),
    "go": ("DR-067", "DR-084"),
    "leave_by": ("DR-081",),
    "enter_by": ("DR-078",),
    "fly": ("DR-087",),
    "walk": ("DR-090",),
    "shift": ("DR-107",),
    "keep": ("DR-107",),
    "send": ("DR-161",),
    "loot": ("DR-164",),
}

MAP = (53, 13)
"""The size of the map on a small screen: columns, and the fewest rows."""
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
Cells = dict[tuple[int, int], tuple[str, str]]


def status(look: Sight) -> str:
    """Say whether rainbows reach the rock castles."""
    return look.say("dr-sky-open" if look.view["sky"] else "dr-sky-closed")


def asked(look: Sight) -> str:
    """Say what is asked of a seat."""
    return look.texts(f"question-{Phase(look.view['phase']).name.lower()}")


def result(match: Match, texts: Texts) -> list[str]:
    """Tell who won."""
    winner = match.view(None)["winner"]
    if winner < 0:
        return [texts("result-tie")]
    return [texts("result-winner", seat=texts.seat(winner))]


def thrown(look: Sight, action: int) -> bool:
    """Return whether a person does it by hand, also when there is nothing else to do."""
    return Act.VERBS.verb(action).name in ("go", "loot")


def places(action: int) -> Iterable[Hashable]:
    """Return the fields to which an action leads, and seats it is about."""
    verb, indexes = Act.VERBS.split(action)
    last = indexes[-1] if indexes else 0
    if verb.name == "go":
        return [last]
    if verb.name in ("place_bridge", "remove_bridge", "move_bridge"):
        return [SITES[last]]
    if verb.name == "move_dragon":
        return [DRAGON_PLACES[last]]
    if verb.name == "send":
        return [STARTS[last]]
    if verb.name == "fly":
        return [STARS[FLIGHTS[last][1]]]
    return [("seat", indexes[0])] if verb.name in ("rob", "swap") else []


# -- the board ------------------------------------------------------------------------------------


def board(look: Sight) -> list[Text]:
    """Return the map, with the knights, the sky and the own hand beside it."""
    columns, least = MAP
    side = look.width - columns - 1
    if look.width >= 84:
        columns, side = look.width - 25, 24
    rows = max(least, min(look.height, 30))
    for full in (True, False):
        right = [*_knights(look, side, full), *_piles(look, side), *_hand(look, side)]
        if len(right) <= rows:
            break
    right = [Text(" ").append_text(line) for line in right]
    return beside(_map(look, columns, rows), right, columns)


def _map(look: Sight, columns: int, rows: int) -> list[Text]:
    cells: Cells = {}
    place = _placed(columns - 2, rows)
    for p in range(POSITIONS):
        if look.view["rainbows"] >> p & 1:
            _dotted(cells, place[RAINBOW_ROCK[p]], place[RAINBOW_END[p]], ("~", "treasure"))
    for a, b in EDGES:
        _dotted(cells, place[a], place[b], ("·", "faint"))
    for n, at in enumerate(place):
        cells[at] = _field(look, n)
    _riders(look, cells, place)
    for n, (row, column) in enumerate(place):
        for i, digit in enumerate(look.key(n)):
            cells[row, column + i] = (digit, "rally")
    lines = []
    for row in range(rows):
        line = Text()
        for column in range(columns):
            sign, style = cells.get((row, column), (" ", ""))
            line.append(sign, style=style)
        line.rstrip()
        lines.append(line)
    return lines


@cache
def _placed(columns: int, rows: int) -> list[tuple[int, int]]:
    """Return row and column of each field: scaled to the room, no two side by side."""
    xs, ys = [x for x, _ in PLACE_XY], [y for _, y in PLACE_XY]
    found: list[tuple[int, int]] = []
    for x, y in PLACE_XY:
        row = round((y - min(ys)) * (rows - 1) / (max(ys) - min(ys)))
        column = round((x - min(xs)) * (columns - 1) / (max(xs) - min(xs)))
        tried = sorted(
            ((r, c) for r in range(rows) for c in range(columns)),
            key=lambda at: abs(at[0] - row) * 3 + abs(at[1] - column),
        )
        found.append(next(at for at in tried if not _crowded(at, found)))
    return found


def _crowded(at: tuple[int, int], taken: list[tuple[int, int]]) -> bool:
    return any(row == at[0] and abs(column - at[1]) < 3 for row, column in taken)


def _dotted(
    cells: Cells, start: tuple[int, int], end: tuple[int, int], ink: tuple[str, str]
) -> None:
    """Dot a line between two places, every other cell, where nothing has been drawn yet."""
    steps = max(abs(start[0] - end[0]), abs(start[1] - end[1]))
    for i in range(2, steps, 2):
        row = round(start[0] + (end[0] - start[0]) * i / steps)
        column = round(start[1] + (end[1] - start[1]) * i / steps)
        cells.setdefault((row, column), ink)


def _field(look: Sight, n: int) -> tuple[str, str]:
    view = look.view
    if n in DRAGON_PLACES and view["dragons"] >> DRAGON_PLACES.index(n) & 1:
        return ("D", "ember")
    if n in SITES and view["bridges"] >> SITES.index(n) & 1:
        return ("=", "gold")
    return ("◦", "moss") if GREEN[n] else SIGN[KIND[n]]


def _riders(look: Sight, cells: Cells, place: list[tuple[int, int]]) -> None:
    inside = 0
    for p in range(look.match.seats):
        n = look.view["at"][p]
        if n < 0:
            continue
        row, column = place[n]
        if n == CASTLE:  # room for four round the keep
            column += (-2, 2, -4, 4)[inside]
            inside += 1
        cells[row, column] = (SHAPES[p], f"seat{p}")


# -- beside the board -----------------------------------------------------------------------------


def _knights(look: Sight, width: int, full: bool) -> Iterator[Text]:
    """The knights, each with where it is and what it has; in short, with its cards alone."""
    view, texts = look.view, look.texts
    for p in range(look.match.seats):
        line = Text("▶" if p == view["active"] and not look.match.over else " ")
        line.append(f"{look.key(('seat', p)):>2} " if look.key(("seat", p)) else "", style="rally")
        line.append_text(seat_text(look, p))
        if view["colour"][p] < 0:
            yield line
            continue
        words = [texts(f"field-{NODES[view['at'][p]].lower()}")] if full else []
        words += [texts("armour")] * view["armour"][p] + [texts("swift")] * view["swift"][p]
        words += [look.say("dr-cards", count=view["hand_count"][p])]
        if full:
            yield from folded(line, width, 3)
            line = Text("  ")
        yield from folded(line.append(f" {', '.join(words)}", style="default"), width, 3)


def _piles(look: Sight, width: int) -> Iterator[Text]:
    view, texts = look.view, look.texts
    piles = f"{texts('pile-title')} {view['pile_count']}"
    yield from folded(Text(piles, style="faint"), width, 1)
    if view["discard_count"]:
        top = texts("card-" + CARDS[view["discards"][view["discard_count"] - 1]].lower())
        yield from folded(Text(f"{texts('discards-title')}: {top}", style="faint"), width, 1)


def _hand(look: Sight, width: int) -> Iterator[Text]:
    """The own hand: magic first, then points (12.1)."""
    if look.seat is None or look.view["phase"] == Phase.PICK:
        return
    yield Text(f"{look.texts('hand-title')}:", style="bold")
    parts = []
    for kind in (*range(POINT_KINDS, len(CARDS)), *range(POINT_KINDS)):
        count = look.view["hand"][look.seat][kind]
        if count:
            name = look.texts("card-" + CARDS[kind].lower())
            told = f"{count}× {name}" if count > 1 else name
            parts.append(Text(f"[{told}]", style="treasure" if kind >= POINT_KINDS else ""))
    yield from joined(parts, width, gap=1)


def blocks(look: Sight) -> Iterator[Block]:
    """Yield the notebook, who looked where, what the hand does, and the supply."""
    if notebook := _notebook(look):
        yield (list(folded(notebook, look.width, 2)),)
    if looked := _looked(look):
        yield (looked,)
    if look.seat is not None and look.view["phase"] != Phase.PICK:
        held = [k for k in range(len(CARDS)) if look.view["hand"][look.seat][k]]
        cards = [_card(look, kind) for kind in held]
        told = [Text(f" {card.name}: {card.text}") for card in cards]
        yield ([line for text in told for line in folded(text, look.width, 3)],)
    yield (list(folded(Text(f" {_supply(look)}", style="faint"), look.width, 2)),)


def signs(look: Sight) -> list[Text]:
    """What every sign on the map means."""
    say = look.say
    kinds = [
        (Field.CASTLE, "dr-castle"),
        (Field.FORT, "dr-fort"),
        (Field.START, "dr-start"),
        (Field.ROCK, "dr-rock"),
        (Field.STAR, "dr-star"),
        (Field.LAND, "dr-land"),
    ]
    shown = [(*SIGN[kind], say(word)) for kind, word in kinds]
    shown += [
        ("◦", "moss", say("dr-green")),
        ("×", "faint", say("dr-gap")),
        ("=", "gold", say("dr-bridge")),
        ("D", "ember", say("dr-dragon")),
        ("~", "treasure", say("dr-rainbow")),
        ("··", "faint", say("dr-road")),
        ("▶", "bold", say("sign-turn")),
    ]
    return legend(look, shown)


def _supply(look: Sight) -> str:
    view, texts = look.view, look.texts
    left = texts(
        "supply",
        rainbows=4 - int(view["rainbows"]).bit_count(),
        bridges=2 - int(view["bridges"]).bit_count(),
    )
    return f"{texts('supply-title')}: {left}"


def _looked(look: Sight) -> list[Text]:
    """Who has looked into which rock castle, which all may know."""
    lines = []
    for p in range(look.match.seats):
        seen = [f for f in range(len(FORTS)) if look.view["looked"][p] >> f & 1]
        if seen:
            corners = " ".join(look.texts(f"corner-{CORNERS[f].lower()}") for f in seen)
            line = Text(" ").append_text(seat_text(look, p))
            lines.append(line.append(f": {look.texts('looked-title')} {corners}", style="default"))
    return lines


def _notebook(look: Sight) -> Text | None:
    """What the looks so far say about the own princess (DR-177)."""
    if look.seat is None or look.options["notebook"] == "off":
        return None
    if look.view["phase"] in (Phase.OVER, Phase.PICK):
        return None
    line = Text(f" {look.texts('notebook-title')}", style="faint")
    for fort, chance in enumerate(castles(look.view, look.seat)):
        corner = look.texts(f"corner-{CORNERS[fort].lower()}")
        line.append(f"  {corner}\N{NO-BREAK SPACE}{float(chance):.0%}", style="sea")
    return line


# -- things that can be looked up -----------------------------------------------------------------


def things(look: Sight) -> Iterator[Thing]:
    """Yield cards, knights, fields, rainbows, piles: all that lies open to the seat."""
    view, texts, say = look.view, look.texts, look.say
    for p in range(look.match.seats):
        yield _knight(look, p)
    for kind in range(len(CARDS)):
        yield _card(look, kind)
    for n, name in enumerate(NODES):
        who = [look.name(p) for p in range(look.match.seats) if view["at"][p] == n]
        held = [say("dr-dragon")] if _field(look, n)[0] == "D" else []
        held += [say("dr-bridge")] if _field(look, n)[0] == "=" else []
        text = say(f"dr-about-{KIND[n].name.lower()}")
        text += f" {say('dr-about-green')}" if GREEN[n] else ""
        lines = (say("dr-here", what=", ".join((*held, *who))),) if held or who else ()
        yield Thing(texts(f"field-{name.lower()}"), text, say("dr-field"), (name,), lines)
    for p, name in enumerate(RAINBOW_NAMES):
        stands = say("dr-stands" if view["rainbows"] >> p & 1 else "dr-stands-not")
        yield Thing(texts(f"rainbow-{name.lower()}"), stands, say("dr-rainbow"), (name,))
    yield Thing(texts("supply-title"), _supply(look), say("kind-pile"))
    yield Thing(texts("pile-title"), str(view["pile_count"]), say("kind-pile"))
    count = view["discard_count"]
    seen = view["discards"][:count][::-1]
    names = [texts("card-" + CARDS[c].lower()) for c in seen if c is not None and c >= 0]
    told = say("dr-discards", count=count)
    yield Thing(texts("discards-title"), told, say("kind-pile"), (), (" · ".join(names),))
    sky = texts("sky-open" if view["sky"] else "sky-closed")
    yield Thing(say("dr-sky"), sky, say("dr-board"))
    for flag in ("armour", "swift"):
        yield Thing(texts(flag), say(f"dr-about-{flag}"), say("dr-knight"))
    if notebook := _notebook(look):
        yield Thing(texts("notebook-title"), notebook.plain.strip(), say("dr-knight"))
    for fort, corner in enumerate(CORNERS):
        looked = [look.name(p) for p in range(look.match.seats) if view["looked"][p] >> fort & 1]
        shoes = view["shoes"][fort]
        own = [texts("shoes-" + COLOURS[shoes])] if shoes is not None and shoes >= 0 else []
        text = say("dr-looked", who=", ".join(looked) or "–")
        yield Thing(texts(f"corner-{corner.lower()}"), text, say("dr-fort"), (), tuple(own))


def _knight(look: Sight, p: int) -> Thing:
    view, texts = look.view, look.texts
    colour = view["colour"][p]
    if colour < 0:
        return Thing(texts.seat(p), "", look.say("kind-seat"), (look.name(p),))
    words = [
        f"{texts('colour-' + COLOURS[colour])} ({texts('sign-' + SIGNS[colour])})",
        texts(f"field-{NODES[view['at'][p]].lower()}"),
        look.say("dr-cards", count=view["hand_count"][p]),
    ]
    words += [texts("armour")] * view["armour"][p] + [texts("swift")] * view["swift"][p]
    seen = [f for f in range(len(FORTS)) if view["looked"][p] >> f & 1]
    if seen:
        corners = [texts(f"corner-{CORNERS[f].lower()}") for f in seen]
        words.append(f"{texts('looked-title')} {' '.join(corners)}")
    also = (look.name(p), texts("colour-" + COLOURS[colour]))
    return Thing(texts.seat(p), ", ".join(words), look.say("kind-seat"), also)


def _card(look: Sight, kind: int) -> Thing:
    key = f"card-{CARDS[kind].lower()}"
    text = look.texts(f"{key}-text")
    return Thing(look.texts(key), text, look.say("kind-card"), (CARDS[kind],))


def concerns(look: Sight, action: int) -> Iterator[str]:
    """Yield the card, the knight or the field that an action is about."""
    verb, indexes = Act.VERBS.split(action)
    if verb.name in ("play", "discard"):
        yield look.texts("card-" + CARDS[indexes[0]].lower())
    elif verb.name == "claim" and look.view["discard_count"]:
        top = look.view["discards"][look.view["discard_count"] - 1]
        yield look.texts("card-" + CARDS[top].lower())
    elif verb.name in ("swap", "cloud", "rob"):
        yield look.texts.seat(indexes[0])
    elif verb.name == "go" and KIND[indexes[0]] in (Field.FORT, Field.CASTLE):
        yield NODES[indexes[0]]
