"""The components of Drachenfels as constants, built once from ``data.toml``.

Fields of the board are numbered in the order of the node table (catalogue 2.4). Everything movable
lives in small numbered sets of places, so that a state keeps it as one bit mask: 20 rainbow
positions, 8 bridge sites, 28 dragon places.

>>> NODES[NODE["R-N"]], KIND[NODE["R-N"]].name
('R-N', 'ROCK')
>>> [RAINBOW_NAMES[p] for p in LINKS[NODE["F-SW"]]]
['N-SW', 'E-SW', 'S-SW', 'W-SW']
>>> sum(COPIES), sum(COPIES) - len(POINTS)
(36, 31)
"""

from enum import IntEnum
from itertools import permutations
from typing import Any

from lindwurm.variants import components

DATA: dict[str, Any] = components.read(__name__)

SIDES = ("N", "E", "S", "W")
CORNERS = ("NE", "SE", "SW", "NW")


# --- cards (2.2) ----------------------------------------------------------------------------------


class Card(IntEnum):
    """A kind of card; point cards come first, so that a point card's value is its number + 1."""

    P1 = 0
    P2 = 1
    P3 = 2
    P4 = 3
    P5 = 4
    RAINBOW = 5
    BRIDGE = 6
    DRAGON = 7
    TELETRANSFER = 8
    BIG_CLOUD = 9


CARDS: tuple[str, ...] = tuple(card["id"] for card in DATA["cards"])
POINTS: tuple[str, ...] = tuple(c["id"] for c in DATA["cards"] if c["kind"] == "point")
COPIES: tuple[int, ...] = tuple(card["copies"] for card in DATA["cards"])
VALUES: tuple[int, ...] = tuple(card.get("value", 0) for card in DATA["cards"])
KINDS = len(CARDS)
POINT_KINDS = len(POINTS)
DECK = sum(COPIES)
HAND_SIZE: int = DATA["hand"]["size"]
ROB_LIMIT: int = DATA["hand"]["rob"]
LOOT_LIMIT: int = DATA["hand"]["loot"]
REMOVED: int = DATA["points"]["removed"]
FULL_TABLE: int = DATA["points"]["full_table"]

if len(Card) != KINDS or VALUES[:POINT_KINDS] != tuple(range(1, POINT_KINDS + 1)):
    raise ValueError(f"data.toml lists the cards {CARDS}, the rules know {list(Card)}")


# --- knights (2.1) --------------------------------------------------------------------------------

COLOURS: tuple[str, ...] = tuple(knight["colour"] for knight in DATA["knights"])
SIGNS: tuple[str, ...] = tuple(knight["sign"] for knight in DATA["knights"])
SHOES: tuple[tuple[int, ...], ...] = tuple(permutations(range(len(COLOURS))))
"""The 24 ways in which the princesses can be set out (DR-005)."""


# --- the board (2.4) ------------------------------------------------------------------------------


class Field(IntEnum):
    """A kind of field (2.3)."""

    CASTLE = 0
    START = 1
    LAND = 2
    STAR = 3
    ROCK = 4
    HOLE = 5
    GAP = 6
    FORT = 7


_BOARD = DATA["board"]
NODES: tuple[str, ...] = tuple(node["id"] for node in _BOARD["nodes"])
NODE: dict[str, int] = {name: number for number, name in enumerate(NODES)}
KIND: tuple[Field, ...] = tuple(Field[node["kind"].upper()] for node in _BOARD["nodes"])
GREEN: tuple[bool, ...] = tuple(node.get("green", False) for node in _BOARD["nodes"])
PLACE_XY: tuple[tuple[int, int], ...] = tuple((node["x"], node["y"]) for node in _BOARD["nodes"])
EDGES: tuple[tuple[int, int], ...] = tuple(
    (NODE[a], NODE[b]) for a, b in (edge.split(":") for edge in _BOARD["edges"])
)


def _of_kind(*kinds: Field) -> tuple[int, ...]:
    return tuple(n for n in range(len(NODES)) if KIND[n] in kinds)


def _index(places: tuple[int, ...]) -> list[int]:
    """For every field its number among `places`, or -1."""
    return [places.index(n) if n in places else -1 for n in range(len(NODES))]


CASTLE = NODE["C"]
STARTS: tuple[int, ...] = tuple(NODE[knight["start"]] for knight in DATA["knights"])
STARS = _of_kind(Field.STAR)
ROCKS = _of_kind(Field.ROCK)
FORTS = _of_kind(Field.FORT)
SITES = _of_kind(Field.HOLE, Field.GAP)
DRAGON_PLACES = tuple(n for n in range(len(NODES)) if GREEN[n] or KIND[n] == Field.FORT)

BRIDGES: int = DATA["box"]["bridges"]
RAINBOWS: int = DATA["box"]["rainbows"]
DRAGONS: int = DATA["box"]["dragons"]
_FORT_FIRST = sorted(range(len(DRAGON_PLACES)), key=lambda p: DRAGON_PLACES[p] not in FORTS)
LAIRS = sum(1 << place for place in _FORT_FIRST[:DRAGONS])
"""Where dragons lie at first: one in every rock castle (DR-006); a box with more has them on the
green dots too, from the north clockwise."""

START_OF = _index(STARTS)
STAR_OF = _index(STARS)
ROCK_OF = _index(ROCKS)
FORT_OF = _index(FORTS)
SITE_OF = _index(SITES)
PLACE_OF = _index(DRAGON_PLACES)

# A rainbow joins a rainbow rock with the castle (positions 0 to 3) or with a rock castle.
_RAINBOWS = [(rock, CASTLE) for rock in ROCKS] + [(rock, fort) for rock in ROCKS for fort in FORTS]
RAINBOW_ROCK = [rock for rock, _ in _RAINBOWS]
RAINBOW_END = [end for _, end in _RAINBOWS]
RAINBOW_NAMES = tuple(f"{s}-{c}" for s, c in [(s, "C") for s in SIDES]) + tuple(
    f"{s}-{c}" for s in SIDES for c in CORNERS
)
POSITIONS = len(_RAINBOWS)
TO_CASTLE = (1 << len(ROCKS)) - 1
TO_FORTS = (1 << POSITIONS) - 1 - TO_CASTLE
TO_NEAR_FORTS = (
    sum(1 << p for p, name in enumerate(RAINBOW_NAMES) if name.split("-")[0] in name.split("-")[1])
    & TO_FORTS
)
"""Positions of `rainbow_reach = near`: the side's letter is part of the corner's (2.4)."""

ROADS: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted({a + b - n for a, b in EDGES if n in (a, b)})) for n in range(len(NODES))
)
"""The neighbours of every field along roads."""
LINKS: tuple[tuple[int, ...], ...] = tuple(
    tuple(p for p in range(POSITIONS) if n in _RAINBOWS[p]) for n in range(len(NODES))
)
"""The rainbow positions with an end on every field."""


def _steps(n: int) -> list[tuple[int, int]]:
    """All that one step along a road can lead to: (field, star flown from or -1)."""
    steps = []
    for m in ROADS[n]:
        steps.append((m, -1))
        if KIND[m] == Field.STAR:
            steps += [(z, m) for z in STARS if z != m]
    return steps


def _padded(rows: list[list[int]], fill: int = -1) -> list[list[int]]:
    width = max(len(row) for row in rows)
    return [row + [fill] * (width - len(row)) for row in rows]


STEP_COUNT = [len(_steps(n)) for n in range(len(NODES))]
STEP_TO = _padded([[m for m, _ in _steps(n)] for n in range(len(NODES))])
STEP_VIA = _padded([[via for _, via in _steps(n)] for n in range(len(NODES))])
LINK_COUNT = [len(links) for links in LINKS]
LINK = _padded([list(links) for links in LINKS])
ROAD_COUNT = [len(road) for road in ROADS]
ROAD = _padded([list(road) for road in ROADS])


def _distances() -> list[list[int]]:
    """Fewest steps between any two fields, were every bridge and rainbow there and no dragon."""
    table = []
    for goal in range(len(NODES)):
        far = [99] * len(NODES)
        far[goal] = 0
        ring, steps = [goal], 0
        while ring:
            steps += 1
            reached = set()
            for n in ring:
                # Flying onto a star is a step onto any other: all ways to a star lead here too.
                landed = {n, *STARS} if n in STARS else {n}
                for m in landed:
                    reached |= {
                        *ROADS[m],
                        *(_RAINBOWS[p][0] + _RAINBOWS[p][1] - m for p in LINKS[m]),
                    }
            ring = [n for n in reached if far[n] > steps]
            for n in ring:
                far[n] = steps
        table.append(far)
    return [[table[goal][n] for goal in range(len(NODES))] for n in range(len(NODES))]


DISTANCE = _distances()
"""[from][to]: a bound from below on the steps of any move; the path search prunes by it."""

FLIGHTS: tuple[tuple[int, int], ...] = tuple(
    (a, b) for a in range(len(STARS)) for b in range(len(STARS)) if a != b
)
FLIGHT_NAMES = tuple(f"{CORNERS[a]}-{CORNERS[b]}" for a, b in FLIGHTS)
FLIGHT = [
    [FLIGHTS.index((a, b)) if a != b else -1 for b in range(len(STARS))] for a in range(len(STARS))
]
"""[from star][to star]: the number of the flight."""
MAX_STEPS = 2 * max(VALUES)
