"""The components of Dragon Farkle as constants, built once from ``data.toml``.

Dice are handled as *multisets*: the 924 ways in which zero to six dice can lie on the table when
only the faces matter. Each has an id (0 is the empty table), ordered by number of dice and then by
faces, and every question the rules ask about dice is one look-up by id:

>>> roll = ID_OF[2, 3, 4, 4, 4, 5]
>>> options(roll)
('4445', '444', '5')
>>> int(VALUE[0, ID_OF[4, 4, 4, 5]]), MULTISETS[VALID[0, roll]]
(450, (4, 4, 4, 5))

The tables are NumPy arrays, which compiled rules take in as constants.
"""

from enum import IntEnum
from itertools import combinations_with_replacement, permutations
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lindwurm.variants import components

DATA: dict[str, Any] = components.read(__name__)


# --- numbers (catalogue 2.11) -------------------------------------------------------------------


def _number(name: str) -> int:
    return int(DATA["numbers"][name]["value"])


FULL_SET = _number("full_set")
DEFENDER_SET = _number("defender_set")
KEEP_THRESHOLD = _number("keep_threshold")
MAP_THRESHOLD = _number("map_threshold")
MAP_REBATE = KEEP_THRESHOLD - MAP_THRESHOLD  # DF-30: holds for every threshold
SKIRMISH_BONUS = _number("skirmish_bonus")
BRUNNA_BONUS = _number("brunna_bonus")
SKREE = _number("skree")
STUB = _number("stub")
BERTHA_KEEP = _number("bertha_keep")
POSTER = _number("poster")
ARROW_DAMAGE = _number("arrow_damage")
LOADED_FACE = _number("loaded_face")
ITEM_LIMIT = _number("item_limit")
DRAGON_HEALTH = _number("dragon_health")
SOLO_GOLD = _number("solo_gold")
SOLO_SILVER = _number("solo_silver")
SOLO_BRONZE = _number("solo_bronze")

MAX_DICE = FULL_SET
FACES = len(DATA["soldier_die"]["faces"])
DICE_COLOURS: tuple[str, ...] = tuple(DATA["soldier_die"]["colours"])
TOKENS: dict[int, int] = {row["soldiers"]: row["pieces"] for row in DATA["tokens"]}


# --- event die and cards ------------------------------------------------------------------------


class Event(IntEnum):
    """A face of the event die."""

    BLANK = 0
    DRAGON = 1
    RALLY = 2


class Companion(IntEnum):
    """A companion card, C01 to C10; ``NONE`` where a mat is empty."""

    NONE = 0
    SKREE = 1
    BRUNNA = 2
    STUB = 3
    PIP = 4
    MIRABEL = 5
    ASHBY = 6
    QUENTIN = 7
    GRIZZLE = 8
    BERTHA = 9
    ULF = 10


class Item(IntEnum):
    """A design of magic item, I01 to I13."""

    BAG = 0
    HORSESHOE = 1
    LOADED_DIE = 2
    WAR_HORN = 3
    CHEESE = 4
    POSTER = 5
    ARROW = 6
    SMOKE_EGG = 7
    MIRROR_SHIELD = 8
    MAGPIE_RING = 9
    WHISTLE = 10
    CURSED_DIE = 11
    MAP = 12


def _in_order(cards: list[dict[str, Any]], names: tuple[str, ...]) -> tuple[str, ...]:
    """The card ids of the data file, which must be those the rules know, in the same order."""
    ids = tuple(str(card["id"]) for card in cards)
    if ids != names:
        raise ValueError(f"data.toml lists {ids}, the rules know {names}")
    return ids


def _flags(cards: list[dict[str, Any]], flag: str) -> npt.NDArray[np.int8]:
    return np.array([bool(card.get(flag, False)) for card in cards], dtype=np.int8)


EVENT_DIE: npt.NDArray[np.int8] = np.array(
    [Event[face.upper()] for face in DATA["event_die"]["faces"]], dtype=np.int8
)
DAMAGE: npt.NDArray[np.int8] = np.array(  # by Event (DF-96 to DF-98)
    [_number(f"{event.name.lower()}_damage") for event in Event], dtype=np.int8
)

COMPANIONS: tuple[str, ...] = _in_order(
    DATA["companions"], tuple(c.name.lower() for c in Companion if c != Companion.NONE)
)
# By Companion, so that entry 0 stands for an empty mat.
_EMPTY_MAT: dict[str, Any] = {}
COMPANION_DEFENDS = _flags([_EMPTY_MAT, *DATA["companions"]], "defends")
COMPANION_IN_SOLO = _flags([_EMPTY_MAT, *DATA["companions"]], "solo")
COMPANION_NEEDS_ITEMS = _flags([_EMPTY_MAT, *DATA["companions"]], "needs_items")

ITEMS: tuple[str, ...] = _in_order(DATA["items"], tuple(i.name.lower() for i in Item))
ITEM_COPIES: npt.NDArray[np.int8] = np.array([i["copies"] for i in DATA["items"]], dtype=np.int8)
ITEM_IN_SOLO = _flags(DATA["items"], "solo")
ITEM_INTERRUPTS = _flags(DATA["items"], "interrupt")


# --- multisets of dice --------------------------------------------------------------------------

MULTISETS: tuple[tuple[int, ...], ...] = tuple(
    faces
    for size in range(MAX_DICE + 1)
    for faces in combinations_with_replacement(range(1, FACES + 1), size)
)
ID_OF: dict[tuple[int, ...], int] = {faces: i for i, faces in enumerate(MULTISETS)}

SIZE: npt.NDArray[np.int8] = np.array([len(faces) for faces in MULTISETS], dtype=np.int8)
COUNT: npt.NDArray[np.int8] = np.array(
    [[faces.count(face) for face in range(1, FACES + 1)] for faces in MULTISETS], dtype=np.int8
)


def _neighbours() -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
    """Ids after adding and after removing one die, by id and face - 1; -1 where impossible."""
    with_die = np.full((len(MULTISETS), FACES), -1, dtype=np.int16)
    without_die = np.full((len(MULTISETS), FACES), -1, dtype=np.int16)
    for i, faces in enumerate(MULTISETS):
        if len(faces) == MAX_DICE:
            break  # ordered by size: only full sets follow
        for face in range(1, FACES + 1):
            more = ID_OF[tuple(sorted((*faces, face)))]
            with_die[i, face - 1] = more
            without_die[more, face - 1] = i
    return with_die, without_die


NEXT, WITHOUT = _neighbours()


# --- scoring ------------------------------------------------------------------------------------


class Variant(NamedTuple):
    """One way to play the scoring table: options `table`, `six_of_a_kind`, `four_plus_pair`."""

    table: str
    six_of_a_kind: int
    four_plus_pair: bool


def _row(table: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(r for r in DATA["tables"][table]["rows"] if r["name"] == name)
    return found


TABLES: tuple[str, ...] = tuple(DATA["tables"])
VARIANTS: tuple[Variant, ...] = tuple(
    Variant(table, choice["soldiers"], four_plus_pair)
    for table in TABLES
    for row in (_row(table, "six_of_a_kind"),)
    for choice in (row, *row.get("alternatives", ()))
    for four_plus_pair in (True, False)
)


SIXES: tuple[int, ...] = tuple(
    dict.fromkeys(v.six_of_a_kind for v in VARIANTS if v.table == "dragon")
)
"""What six of a kind may be worth at the Dragon table, the box's own first."""
SIX_OF_A_KIND = SIXES[0]


def variant_index(table: str = "dragon", six: int = SIX_OF_A_KIND, fpp: bool = True) -> int:
    """The index into `VARIANTS` for the options of a table; `six` matters for `dragon` only.

    >>> variant_index(), variant_index("patch", 2500, True) == variant_index("patch")
    (0, True)
    """
    for index, variant in enumerate(VARIANTS):
        fits = table != "dragon" or variant.six_of_a_kind == six
        if variant.table == table and fits and variant.four_plus_pair == fpp:
            return index
    raise ValueError(f"no scoring table {table!r} with six of a kind at {six}")


def table_rows(variant: Variant) -> list[tuple[dict[str, Any], int]]:
    """The rows of a scoring table that are played, each with its soldiers."""
    return [
        (row, variant.six_of_a_kind if row["name"] == "six_of_a_kind" else int(row["soldiers"]))
        for row in DATA["tables"][variant.table]["rows"]
        if variant.four_plus_pair or not row.get("optional", False)
    ]


def combinations(variant: Variant) -> dict[tuple[int, ...], int]:
    """Every single combination of a table, as sorted faces, with its worth in soldiers."""
    worth: dict[tuple[int, ...], int] = {}
    for row, soldiers in table_rows(variant):
        if "faces" in row:
            patterns = {tuple(sorted(row["faces"]))}
        else:
            kinds = row["kinds"]
            patterns = {
                tuple(sorted(face for face, n in zip(chosen, kinds, strict=True) for _ in range(n)))
                for chosen in permutations(range(1, FACES + 1), len(kinds))
            }
        for faces in patterns:
            worth[faces] = max(soldiers, worth.get(faces, 0))
    return worth


def _division_values(variant: Variant) -> list[int]:
    """Best total over all complete divisions into combinations, by id; -1 without one (DF-17).

    Built upward: whatever scores completely is a smaller completely scoring set and one more
    combination. Ids grow with the number of dice, so one pass in their order suffices.
    """
    rows = sorted(combinations(variant).items(), key=lambda row: len(row[0]))
    step = NEXT.tolist()
    best = [-1] * len(MULTISETS)
    best[0] = 0
    for i, faces in enumerate(MULTISETS):
        if best[i] < 0:
            continue
        room = MAX_DICE - len(faces)
        for row, soldiers in rows:
            if len(row) > room:
                break
            whole = i
            for face in row:
                whole = step[whole][face - 1]
            best[whole] = max(best[whole], best[i] + soldiers)
    return best


VALUE: npt.NDArray[np.int32] = np.array([_division_values(v) for v in VARIANTS], dtype=np.int32)

# What can be set aside (DF-42): the parameter range of the action "take", the same under every
# variant so that an action's number never depends on the options of the table.
COMBO_ID: npt.NDArray[np.int16] = np.nonzero((VALUE > 0).any(axis=0))[0].astype(np.int16)
COMBOS: tuple[int, ...] = tuple(COMBO_ID.tolist())
COMBO_NAMES: tuple[str, ...] = tuple("".join(map(str, MULTISETS[i])) for i in COMBOS)
COMBO_OF: npt.NDArray[np.int16] = np.full(len(MULTISETS), -1, dtype=np.int16)
COMBO_OF[COMBO_ID] = np.arange(len(COMBOS), dtype=np.int16)


def _rolls() -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int32], npt.NDArray[np.int16]]:
    """`VALID`, `OPTIONS_START` and `OPTIONS` from `VALUE`."""
    contained = np.ones((len(MULTISETS), len(COMBOS)), dtype=np.bool_)
    for face in range(FACES):
        contained &= COUNT[:, face, None] >= COUNT[COMBO_ID, face]
    valid = np.zeros((len(VARIANTS), len(MULTISETS)), dtype=np.int16)
    starts = np.zeros((len(VARIANTS), len(MULTISETS) + 1), dtype=np.int32)
    lists: list[npt.NDArray[np.int16]] = []
    offset = 0
    for v in range(len(VARIANTS)):
        worth = VALUE[v, COMBO_ID]
        legal = contained & (worth > 0)
        largest = (legal * SIZE[COMBO_ID]).argmax(axis=1)
        valid[v] = np.where(legal.any(axis=1), COMBO_ID[largest], 0)
        # Ids already run by number of dice, then faces: a stable sort by value gives DF-43.
        order = np.argsort(-worth, kind="stable")
        rolls, places = np.nonzero(legal[:, order])
        lists.append(order[places].astype(np.int16))
        starts[v, 1:] = np.cumsum(np.bincount(rolls, minlength=len(MULTISETS)))
        starts[v] += offset
        offset = int(starts[v, -1])
    return valid, starts, np.concatenate(lists)


# VALID[v, roll]: id of all valid dice of the roll, 0 for a farkle (DF-39, DF-51).
# OPTIONS[OPTIONS_START[v, roll] : OPTIONS_START[v, roll + 1]]: combo indexes (not ids) that may be
# set aside from the roll, in canonical order (DF-42, DF-43). One flat array holds all variants.
VALID, OPTIONS_START, OPTIONS = _rolls()
MAX_OPTIONS = int(np.diff(OPTIONS_START, axis=1).max())


def options(roll: int, variant: int = 0) -> tuple[str, ...]:
    """The names of the legal choices for a roll, in canonical order.

    >>> options(ID_OF[2, 2, 2, 4, 4, 4])
    ('222444', '444', '222')
    """
    start, end = OPTIONS_START[variant, roll : roll + 2]
    return tuple(COMBO_NAMES[combo] for combo in OPTIONS[start:end])
