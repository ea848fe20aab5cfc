"""The components of Dragon Farkle: counts, tables and what they say about rolls."""

from collections import Counter
from itertools import combinations, product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lindwurm.games.dragon_farkle import data
from lindwurm.games.dragon_farkle.data import (
    COMBO_ID,
    COMBO_NAMES,
    COMBO_OF,
    COMBOS,
    COUNT,
    DATA,
    ID_OF,
    ITEM_COPIES,
    MULTISETS,
    NEXT,
    OPTIONS,
    OPTIONS_START,
    SIZE,
    VALID,
    VALUE,
    VARIANTS,
    WITHOUT,
    Companion,
    Event,
    Item,
    options,
    variant_index,
)

PATCH = variant_index("patch")
ALL_VARIANTS = range(len(VARIANTS))
DICE = st.lists(st.integers(1, 6), max_size=6).map(sorted)


def dice(faces: str) -> int:
    return ID_OF[tuple(sorted(map(int, faces)))]


def value(faces: str, variant: int = 0) -> int:
    return int(VALUE[variant, dice(faces)])


def choices(roll: str, variant: int = 0) -> dict[str, int]:
    """The legal choices of a roll with their values, in the order they are offered."""
    return {name: value(name, variant) for name in options(dice(roll), variant)}


def all_valid(roll: str, variant: int = 0) -> str:
    return "".join(map(str, MULTISETS[VALID[variant, dice(roll)]]))


# --- the box ------------------------------------------------------------------------------------


def pieces(name: str) -> int:
    return int(DATA["box"][name]["pieces"])


@pytest.mark.rule("DF-01")
def test_thirty_soldier_dice_in_five_sets_of_six() -> None:
    assert pieces("soldier_dice") == 30
    assert pieces("soldier_dice") == pieces("dice_sets") * data.FULL_SET


@pytest.mark.rule("DF-02")
def test_one_event_die_with_its_faces() -> None:
    assert pieces("event_dice") == 1
    faces = Counter(Event(face) for face in data.EVENT_DIE)
    assert faces == {Event.DRAGON: 1, Event.RALLY: 1, Event.BLANK: 4}


@pytest.mark.rule("DF-03")
def test_ten_companions() -> None:
    assert len(data.COMPANIONS) == pieces("companion_cards") == 10
    assert [Companion[name.upper()] for name in data.COMPANIONS] == list(range(1, 11))
    assert int(Companion.NONE) == 0


@pytest.mark.rule("DF-04")
def test_twenty_items_of_thirteen_designs() -> None:
    assert [Item[name.upper()] for name in data.ITEMS] == list(range(13))
    assert ITEM_COPIES.sum() == pieces("item_cards") == 20
    assert dict(zip(data.ITEMS, ITEM_COPIES.tolist(), strict=True)) == {
        "bag": 1,
        "horseshoe": 2,
        "loaded_die": 2,
        "war_horn": 2,
        "cheese": 2,
        "poster": 2,
        "arrow": 1,
        "smoke_egg": 2,
        "mirror_shield": 1,
        "magpie_ring": 1,
        "whistle": 2,
        "cursed_die": 1,
        "map": 1,
    }


@pytest.mark.rule("DF-05")
def test_mats_dragon_and_damage_markers() -> None:
    assert pieces("player_mats") == 5
    assert pieces("dragons") == 1
    assert pieces("damage_markers") == 5 >= data.DRAGON_HEALTH


@pytest.mark.rule("DF-06")
def test_token_split() -> None:
    assert data.TOKENS == {50: 25, 100: 30, 500: 25, 1000: 25}
    assert sum(data.TOKENS.values()) == pieces("soldier_tokens") == 105
    assert sum(worth * n for worth, n in data.TOKENS.items()) == 41_750


def test_pieces_of_the_box() -> None:
    sets_are_no_pieces = pieces("dice_sets")
    assert sum(row["pieces"] for row in DATA["box"].values()) - sets_are_no_pieces == 177


@pytest.mark.rule("DF-08")
def test_colours() -> None:
    assert data.DICE_COLOURS == ("red", "blue", "green", "yellow", "purple")
    assert len(data.DICE_COLOURS) == pieces("dice_sets")
    assert DATA["event_die"]["colour"] == "orange"


@pytest.mark.rule("DF-09", "DF-R01")
def test_dice_have_every_face_once() -> None:
    assert sorted(DATA["soldier_die"]["faces"]) == [1, 2, 3, 4, 5, 6]
    assert len(data.EVENT_DIE) == 6


def test_everything_has_a_provenance() -> None:
    rows = [row for table in DATA["tables"].values() for row in table["rows"]]
    rows += [other for row in rows for other in row.get("alternatives", ())]
    rows += [*DATA["box"].values(), *DATA["numbers"].values(), *DATA["tokens"]]
    rows += [*DATA["companions"], *DATA["items"], DATA["soldier_die"], DATA["event_die"]]
    assert {row["provenance"] for row in rows} == {"seed", "public", "designed"}


def test_numbers() -> None:
    assert data.KEEP_THRESHOLD == 5000
    assert data.MAP_THRESHOLD == 4000
    assert data.MAP_REBATE == 1000
    assert (data.SKIRMISH_BONUS, data.BRUNNA_BONUS) == (500, 1000)
    assert (data.FULL_SET, data.DEFENDER_SET) == (6, 5)
    assert (data.SKREE, data.STUB, data.BERTHA_KEEP, data.POSTER) == (150, 200, 500, 400)
    assert (data.ITEM_LIMIT, data.DRAGON_HEALTH, data.ARROW_DAMAGE) == (1, 3, 1)
    assert data.LOADED_FACE == 5
    damage = {event: int(data.DAMAGE[event]) for event in Event}
    assert damage == {Event.BLANK: 0, Event.DRAGON: 1, Event.RALLY: 2}


@pytest.mark.rule("DF-144")
def test_cards_of_the_solo_trial() -> None:
    companions = [Companion(c) for c in range(1, 11) if not data.COMPANION_IN_SOLO[c]]
    assert companions == [Companion.SKREE, Companion.BRUNNA]
    removed = {Item(i) for i in range(13) if not data.ITEM_IN_SOLO[i]}
    assert removed == {
        Item.MAGPIE_RING,
        Item.SMOKE_EGG,
        Item.MIRROR_SHIELD,
        Item.WHISTLE,
        Item.CURSED_DIE,
    }
    assert int(ITEM_COPIES @ data.ITEM_IN_SOLO) == 13
    assert (data.SOLO_GOLD, data.SOLO_SILVER, data.SOLO_BRONZE) == (8, 12, 16)


def test_flags_of_cards() -> None:
    defending = {Companion(c) for c in range(11) if data.COMPANION_DEFENDS[c]}
    assert defending == {
        Companion.BRUNNA,
        Companion.PIP,
        Companion.MIRABEL,
        Companion.ASHBY,
        Companion.QUENTIN,
        Companion.GRIZZLE,
    }
    assert [Companion(c) for c in range(11) if data.COMPANION_NEEDS_ITEMS[c]] == [Companion.GRIZZLE]
    interrupting = [Item(i) for i in range(13) if data.ITEM_INTERRUPTS[i]]
    assert interrupting == [Item.WHISTLE, Item.CURSED_DIE]
    assert ITEM_COPIES.sum() - ITEM_COPIES[interrupting].sum() == 17


# --- multisets ----------------------------------------------------------------------------------


def test_multisets_are_numbered() -> None:
    assert len(MULTISETS) == 924
    assert MULTISETS[0] == ()
    assert [ID_OF[faces] for faces in MULTISETS] == list(range(924))
    assert sum(SIZE == 6) == 462
    assert (COUNT.sum(axis=1) == SIZE).all()


@given(DICE, st.integers(1, 6))
def test_adding_and_removing_a_die(faces: list[int], face: int) -> None:
    here = ID_OF[tuple(faces)]
    more = int(NEXT[here, face - 1])
    assert more == (-1 if len(faces) == 6 else ID_OF[tuple(sorted([*faces, face]))])
    if more >= 0:
        assert WITHOUT[more, face - 1] == here
    assert (WITHOUT[here, face - 1] >= 0) == (face in faces)


# --- scoring ------------------------------------------------------------------------------------


def test_variants() -> None:
    assert [variant_index(*variant) for variant in VARIANTS] == list(ALL_VARIANTS)
    assert VARIANTS[0] == ("dragon", 3000, True)
    assert len(VARIANTS) == 6
    assert variant_index("patch", 2500, False) == variant_index("patch", 3000, False)
    with pytest.raises(ValueError, match="2000"):
        variant_index("dragon", 2000)


SELECTED = {
    "11": 200,
    "55": 100,
    "15": 150,
    "111": 1000,
    "555": 500,
    "1115": 1050,
    "2225": 250,
    "15666": 750,
    "1111": 1500,
    "5555": 1500,
    "11111": 1600,
    "22222": -1,
    "2222": 1500,
    "55555": 1550,
    "111115": 1650,
    "155555": 1650,
    "111155": 2000,
    "111444": 1400,
    "222444": 600,
    "444422": 2000,
    "111122": 2000,
    "112233": 2000,
    "123456": 3000,
    "222222": 3000,
    "111111": 3000,
}


@pytest.mark.rule("DF-17")
@pytest.mark.parametrize(("faces", "soldiers"), SELECTED.items())
def test_selected_values(faces: str, soldiers: int) -> None:
    assert value(faces) == soldiers


@pytest.mark.parametrize(
    ("faces", "soldiers"),
    [
        *(("1", 100), ("5", 50), ("111", 1000), ("222", 200), ("333", 300)),
        *(("444", 400), ("555", 500), ("666", 600), ("123456", 3000), ("335566", 2000)),
        *((4 * face, 1500) for face in "123456"),
        *((6 * face, 3000) for face in "123456"),
    ],
)
def test_rows_of_the_dragon_table(faces: str, soldiers: int) -> None:
    assert value(faces) == soldiers


@pytest.mark.parametrize(
    ("faces", "soldiers"),
    [
        *(("1", 100), ("5", 50), ("111", 300), ("222", 200), ("333", 300)),
        *(("444", 400), ("555", 500), ("666", 600), ("123456", 1500), ("335566", 1500)),
        *((4 * face, 1000) for face in "123456"),
        *((5 * face, 2000) for face in "123456"),
        *((6 * face, 3000) for face in "123456"),
        *(("333355", 1500), ("111555", 2500), ("333666", 2500)),
    ],
)
def test_rows_of_the_patch_table(faces: str, soldiers: int) -> None:
    assert value(faces, PATCH) == soldiers


@pytest.mark.rule("DF-11")
def test_five_of_a_kind_has_no_row() -> None:
    assert value("11111") == 1500 + 100
    assert value("55555") == 1500 + 50
    for face in "2346":
        assert value(5 * face) == -1
        assert all_valid(5 * face) == 4 * face


@pytest.mark.rule("DF-12")
def test_two_triplets_score_as_two_triplets() -> None:
    for a, b in combinations("123456", 2):
        assert value(3 * a + 3 * b) == value(3 * a) + value(3 * b)


@pytest.mark.rule("DF-13", "DF-R03")
def test_four_plus_pair_counts_as_three_pairs() -> None:
    strict = variant_index("dragon", 3000, False)
    for four, pair in product("123456", repeat=2):
        if four != pair:
            faces = 4 * four + 2 * pair
            assert value(faces) == 2000
            assert value(faces, PATCH) == 1500
            assert all_valid(faces) == "".join(sorted(faces))
            # Switched off, the pair scores only as single dice.
            singles = {"1": 200, "5": 100}.get(pair)
            assert value(faces, strict) == (1500 + singles if singles else -1)


@pytest.mark.rule("DF-14")
def test_combinations_of_one_roll_add_up() -> None:
    assert value("15666") == 100 + 50 + 600
    assert value("4445") == 400 + 50
    assert value("111222") == 1000 + 200
    assert value("122225") == 100 + 1500 + 50


@pytest.mark.rule("DF-15")
def test_a_combination_needs_dice_of_one_roll() -> None:
    # Two 4s set aside earlier would need the third: alone no 4 can be set aside at all.
    assert choices("4") == choices("44") == {}
    assert choices("14") == {"1": 100}


@pytest.mark.rule("DF-16")
def test_pips_are_never_added() -> None:
    assert choices("23") == {}
    assert value("23") == value("2344") == -1
    assert choices("234445") == {"4445": 450, "444": 400, "5": 50}


def best_division(faces: tuple[int, ...], rows: dict[tuple[int, ...], int]) -> int:
    """The best complete division, found the slow way: try every row on the dice left."""
    if not faces:
        return 0
    best = -1
    for row, soldiers in rows.items():
        left = Counter(faces)
        left.subtract(row)
        if faces[0] in row and min(left.values()) >= 0:
            rest = best_division(tuple(sorted(left.elements())), rows)
            if rest >= 0:
                best = max(best, soldiers + rest)
    return best


@pytest.mark.rule("DF-17", "DF-R04")
@pytest.mark.parametrize("variant", ALL_VARIANTS)
def test_value_is_the_best_division(variant: int) -> None:
    rows = data.combinations(VARIANTS[variant])
    assert [best_division(faces, rows) for faces in MULTISETS] == VALUE[variant].tolist()


@pytest.mark.rule("DF-R02")
def test_six_of_a_kind_at_2500() -> None:
    low = variant_index("dragon", 2500)
    differing = np.flatnonzero(VALUE[low] != VALUE[0])
    assert [MULTISETS[i] for i in differing] == [(face,) * 6 for face in range(1, 7)]
    assert set(VALUE[low, differing].tolist()) == {2500}


@pytest.mark.rule("DF-X16")
def test_patch_values() -> None:
    assert [value(faces, PATCH) for faces in ("222444", "111", "22222", "123456")] == [
        2500,
        300,
        2000,
        1500,
    ]


# --- what may be set aside ----------------------------------------------------------------------


def test_combos_are_what_scores_somewhere() -> None:
    assert list(COMBOS) == [i for i in range(1, 924) if (VALUE[:, i] > 0).any()]
    assert COMBO_ID.tolist() == list(COMBOS)
    assert [COMBO_OF[i] for i in COMBOS] == list(range(len(COMBOS)))
    assert sum(COMBO_OF == -1) == 924 - len(COMBOS)
    assert COMBO_NAMES[COMBO_OF[dice("4445")]] == "4445"
    assert len(set(COMBO_NAMES)) == len(COMBOS)


@pytest.mark.rule("DF-42")
@pytest.mark.parametrize("variant", ALL_VARIANTS)
def test_options_are_the_scoring_parts_of_a_roll(variant: int) -> None:
    for roll, faces in enumerate(MULTISETS):
        parts = {part for size in range(1, len(faces) + 1) for part in combinations(faces, size)}
        scoring = {"".join(map(str, p)) for p in parts if VALUE[variant, ID_OF[p]] > 0}
        offered = options(roll, variant)
        assert set(offered) == scoring
        assert len(offered) == len(scoring)


@pytest.mark.rule("DF-43")
@pytest.mark.parametrize("variant", ALL_VARIANTS)
def test_options_come_in_canonical_order(variant: int) -> None:
    for roll in range(924):
        offered = options(roll, variant)
        key = [(-value(name, variant), len(name), name) for name in offered]
        assert key == sorted(key)
        assert all(name == "".join(sorted(name)) for name in offered)


@pytest.mark.rule("DF-48")
def test_longest_list_of_options() -> None:
    lengths = np.diff(OPTIONS_START[0])
    assert lengths.max() == data.MAX_OPTIONS == 15
    assert [MULTISETS[i] for i in np.flatnonzero(lengths == 15)] == [(1, 1, 1, 5, 5, 5)]
    assert np.diff(OPTIONS_START, axis=1).min() == 0
    assert OPTIONS_START[-1, -1] == len(OPTIONS)


@pytest.mark.rule("DF-51", "DF-R05")
@pytest.mark.parametrize("variant", ALL_VARIANTS)
def test_all_valid_dice_are_unique_and_worth_most(variant: int) -> None:
    for roll in range(924):
        offered = options(roll, variant)
        if not offered:
            assert VALID[variant, roll] == 0
            continue
        whole = "".join(map(str, MULTISETS[VALID[variant, roll]]))
        assert [name for name in offered if len(name) >= len(whole)] == [whole]
        assert offered[0] == whole
        assert all(value(name, variant) < value(whole, variant) for name in offered[1:])


@pytest.mark.rule("DF-39")
@pytest.mark.parametrize("variant", ALL_VARIANTS)
def test_a_die_is_valid_if_some_choice_uses_it(variant: int) -> None:
    for roll in range(924):
        useful = set("".join(options(roll, variant)))
        assert useful == set("".join(map(str, MULTISETS[VALID[variant, roll]])))


@pytest.mark.rule("DF-X06")
def test_options_of_a_straight() -> None:
    assert list(choices("123456").items()) == [("123456", 3000), ("15", 150), ("1", 100), ("5", 50)]


@pytest.mark.rule("DF-X07")
def test_options_of_three_pairs() -> None:
    assert list(choices("112233").items()) == [("112233", 2000), ("11", 200), ("1", 100)]


@pytest.mark.rule("DF-X09")
def test_options_of_two_triplets() -> None:
    assert list(choices("222444").items()) == [("222444", 600), ("444", 400), ("222", 200)]


@pytest.mark.rule("DF-X10")
def test_a_farkle() -> None:
    assert choices("223466") == {}
    assert all_valid("223466") == ""


@pytest.mark.rule("DF-X11")
def test_options_of_five_ones_and_a_five() -> None:
    assert len(choices("111115")) == 11
    assert next(iter(choices("111115").items())) == ("111115", 1650)


@pytest.mark.rule("DF-E56")
def test_five_twos() -> None:
    assert list(choices("22222").items()) == [("2222", 1500), ("222", 200)]


@pytest.mark.rule("DF-E30")
def test_five_dice_never_make_a_pattern_of_six() -> None:
    straight_pairs_and_sixes = ("123456", "112233", "444422", "222222")
    assert all(len(faces) > data.DEFENDER_SET for faces in straight_pairs_and_sixes)
    assert value("12345") == value("11223") == -1
    assert VALUE[0, SIZE == 5].max() == value("11111") == 1600


@pytest.mark.parametrize(
    ("roll", "offered"),
    [
        ("122445", {"15": 150, "1": 100, "5": 50}),
        ("1134", {"11": 200, "1": 100}),
        ("55", {"55": 100, "5": 50}),
        ("13446", {"1": 100}),
    ],
)
def test_rolls_of_the_printed_examples(roll: str, offered: dict[str, int]) -> None:
    assert list(choices(roll).items()) == list(offered.items())


def test_data_that_does_not_fit_the_rules_is_refused() -> None:
    with pytest.raises(ValueError, match="gnome"):
        data._in_order([{"id": "gnome"}], ("skree",))
