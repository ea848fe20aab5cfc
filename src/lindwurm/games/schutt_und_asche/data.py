"""The components of Schutt und Asche as constants, built once from ``data.toml``.

Provinces are numbered 0 to 23 in ring order, so slot `i` of the dragon tiles leads to `ENTRY[i]`:

>>> [PROVINCES[p] for p in ENTRY], PROVINCES[NEXT[5]]
(['N1', 'E1', 'S1', 'W1'], 'E1')
"""

from enum import IntEnum
from itertools import combinations
from typing import Any

from lindwurm.kernel.rule import Lookup
from lindwurm.variants import components

DATA: dict[str, Any] = components.read(__name__)


def _number(name: str) -> int:
    return int(DATA["numbers"][name]["value"])


HITS_TO_WIN = _number("hits_to_win")
ATTACK_MARKERS = _number("attack_markers")
REGULAR_ROUNDS = _number("regular_rounds")
COST_BUY = _number("cost_buy")
COST_SORT = _number("cost_sort")
SYMBOLS_TO_END = _number("symbols_to_end")
DRAGONS_PER_POWER = _number("dragons_per_power")
DISPLAY = _number("display")
SETUP_LOOKS = _number("setup_looks")
TILES_PER_STACK = _number("tiles_per_stack")
START_TILES = _number("start_tiles_of_a_kind")
COOP_START_PENALTY = _number("coop_start_penalty")
LENDER_CARDS = _number("lender_cards")
FARMER_CARDS = _number("farmer_cards")
SALESMAN_SORTS = _number("salesman_sorts")

COLOURS: tuple[str, ...] = tuple(DATA["colours"]["names"])
PRESETS: dict[str, tuple[int, int]] = {
    name: (row["start_knights"], row["start_power"]) for name, row in DATA["presets"].items()
}
"""Difficulty presets (SA-330): start knights and start power per player."""
BANDS: tuple[tuple[int, str], ...] = tuple(zip(DATA["bands"]["from"], DATA["bands"]["names"]))
"""Lowest score and name of each band of the end screen (SA-320), rising."""


def band(score: int) -> str:
    """Return the name of the band that a cooperative score falls into.

    >>> band(29), band(57)
    ('ruins', 'defended')
    """
    return [name for low, name in BANDS if score >= low][-1]


class Tile(IntEnum):
    """A city tile; NONE where nothing lies."""

    NONE = 0
    POWER = 1
    KNIGHT = 2
    SWORD = 3
    SHIELD = 4
    ATTACK = 5
    TREASURE = 6


class Card(IntEnum):
    """A symbol on the battle cards."""

    KNIGHT = 0
    DRAGON = 1
    SWORD = 2
    SHIELD = 3


class Follower(IntEnum):
    """A kind of follower."""

    ABBOT = 0
    AGITATOR = 1
    FARMER = 2
    HERMIT = 3
    MONEYLENDER = 4
    SALESMAN = 5
    HERO = 6
    MERCHANT = 7
    FRIAR = 8
    SCOUT = 9
    DECOY = 10
    BLACK_KNIGHT = 11
    VASSAL = 12
    TRAITOR = 13
    SAGE = 14


TILES: tuple[str, ...] = tuple(t.name.lower() for t in Tile)
CARDS: tuple[str, ...] = tuple(c.name.lower() for c in Card)
FOLLOWERS: tuple[str, ...] = tuple(str(row["id"]) for row in DATA["followers"])
if tuple(f.name.lower() for f in Follower) != FOLLOWERS:
    raise ValueError("data.toml lists other followers than the rules know, or in another order")
BANNERS: tuple[str, ...] = tuple(str(row["banner"]) for row in DATA["followers"])

PROVINCES: tuple[str, ...] = tuple(str(row["id"]) for row in DATA["provinces"])
NAMES: tuple[str, ...] = tuple(str(row["name"]) for row in DATA["provinces"])
GRID: tuple[tuple[int, int], ...] = tuple((r["grid"][0], r["grid"][1]) for r in DATA["provinces"])
SLOTS: tuple[str, ...] = tuple(DATA["entries"]["slots"])
LAYOUTS: tuple[tuple[int, ...], ...] = tuple(
    slots for size in (1, 2, 3) for slots in combinations(range(len(SLOTS)), size)
)
"""The sets of slots that a regent may give to the red-backed tiles (SA-189)."""
LAYOUT_NAMES: tuple[str, ...] = tuple("".join(SLOTS[i] for i in slots) for slots in LAYOUTS)
GOODS: tuple[str, ...] = ("knight", "sword", "shield")
"""What a Traitor may take (SA-276), and what is set up in a province."""
BANS: tuple[str, ...] = ("sword", "shield", "both")
"""What a Black knight may forbid (SA-266)."""

# --- tables for the rules -----------------------------------------------------------------------

NEXT = Lookup([PROVINCES.index(row["next"]) for row in DATA["provinces"]])
ENTRY = Lookup([PROVINCES.index(p) for p in DATA["entries"]["provinces"]])
REWARD = Lookup([0, *(row["reward"] for row in DATA["dragon_tiles"])])
RED = Lookup([0, *(int(row["back"] == "red") for row in DATA["dragon_tiles"])])
RED_MASK = sum(1 << value for value, red in enumerate(RED) if red)
"""Bit mask of the values of the red-backed tiles."""
ROUND_TILES = Lookup(DATA["rounds"]["tiles"])
GOLD = Lookup(DATA["gold"]["copies"])
BATTLE = Lookup([DATA["battle"][name] for name in CARDS])
CITY_MIX = Lookup([[0, *(DATA["city"][m][t] for t in TILES[1:])] for m in ("semi", "coop")])
FOLLOWER_COPIES = Lookup([row["copies"] for row in DATA["followers"]])
FOLLOWER_IN_SOLO = Lookup([int(row["solo"]) for row in DATA["followers"]])
LAYOUT_MASK = Lookup([sum(1 << i for i in slots) for slots in LAYOUTS])
COOP_FACTOR = Lookup(DATA["coop_factor"]["factors"])

GOLD_CARDS = sum(GOLD)
STACK = TILES_PER_STACK + 2
"""Most tiles in one stack: three, a knight, and in the entry provinces one power."""
