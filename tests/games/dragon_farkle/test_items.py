"""Magic items: the rules for all of them (catalogue 5.9) and each card (2.9)."""

import pytest

from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.data import ITEMS
from lindwurm.games.dragon_farkle.state import Action, Phase
from tests.games.dragon_farkle.helpers import (
    attacking,
    battling,
    defending,
    dice,
    face,
    kind,
    kinds,
    only,
    recruiting,
    soldiers,
    table,
)

FARKLE = dice("2 3 4 4 6 6")
CALM = {"interrupts": "off"}
GREEDY = {"open_bag": "everything"}
USES = {
    "bag": "open_bag",
    "magpie_ring": "magpie 2",
    **{i: i for i in ITEMS if i not in ("bag", "magpie_ring")},
}
"""The action that uses each item."""


# --- the rules for all ------------------------------------------------------------------------


@pytest.mark.rule("DF-122")
@pytest.mark.parametrize("item", ITEMS)
def test_nobody_uses_what_nobody_holds(item: str) -> None:
    m = table()
    reason = m.why_not(0, USES[item])
    assert reason is not None
    assert (reason.rule, reason.key) == ("DF-122", "122-1")


@pytest.mark.rule("DF-122", "DF-R11")
@pytest.mark.parametrize("item", [i for i in ITEMS if i not in ("bag", "magpie_ring", "map")])
def test_an_item_waits_for_its_window(item: str) -> None:
    m = table(items={0: [item], 1: ["poster"]})
    assert m.rule(USES[item]) == "DF-122"


@pytest.mark.rule("DF-122")
def test_items_work_in_other_players_turns() -> None:
    m = recruiting(3, hand=3, items={2: ["cursed_die"]})
    m.do("roll", dice("1 1 1"))
    assert m.asked == 2
    m.do("cursed_die", soldiers("2 3 4"))
    assert m.state.active == 1  # a farkle now


@pytest.mark.rule("DF-123", "DF-133")
def test_a_used_item_is_discarded_openly() -> None:
    m = table(army=[4000, 0], items={0: ["map"]})
    events = m.do("map")
    played = only(events, Kind.PLAYED)
    assert (played.b, played.to) == (kind("map"), -1)
    assert (m.held(0), m.discard) == ([], ["map"])
    assert m.view(1)["item_discard"][kind("map")] == 1


@pytest.mark.rule("DF-124", "DF-E10", "DF-126", "DF-R25")
def test_exactly_one_item_is_kept_at_the_end_of_a_turn() -> None:
    m = recruiting(pot=50, items={0: ["poster"]}, drawn={0: ["arrow", "cheese", "cheese"]})
    m.do("stop")
    m.do("done")
    assert m.options == ["keep cheese", "keep poster", "keep arrow"]
    assert m.rule("keep map") == "DF-122"
    assert m.rule("pass") == "DF-35"
    m.do("keep cheese")
    assert (m.held(0), m.discard) == (["cheese"], ["cheese", "poster", "arrow"])


@pytest.mark.rule("DF-124")
def test_everyone_above_the_limit_sorts_out_the_active_player_first() -> None:
    m = recruiting(
        3,
        active=1,
        roller=1,
        pot=50,
        items={0: ["map", "arrow"], 1: ["poster", "cheese"], 2: ["horseshoe", "war_horn"]},
        options=CALM,
    )
    assert m.rule("keep poster") == "DF-124"
    m.do("stop")
    m.do("done")
    for seat, item in ((1, "poster"), (2, "horseshoe"), (0, "map")):
        assert (m.asked, m.phase) == (seat, Phase.LIMIT)
        m.do(f"keep {item}")
    assert (m.phase, m.asked) == (Phase.CHOOSE, 2)


@pytest.mark.rule("DF-125", "DF-67", "DF-R30")
def test_the_open_bag_lifts_the_limit_but_one_drawn_item_is_taken_in_a_turn() -> None:
    held = ["poster", "cheese"]
    m = recruiting(pot=50, items={0: held}, drawn={0: ["arrow", "map", "cheese"]}, bag=0)
    m.do("stop")
    m.do("done")
    assert (m.asked, m.phase) == (0, Phase.LIMIT)
    assert m.options == ["keep cheese", "keep arrow", "keep map"]
    assert m.rule("keep poster") == "DF-125"  # it stays anyway
    assert m.rule("keep horseshoe") == "DF-122"
    assert m.rule("open_bag") == "DF-122"
    events = m.do("keep map")
    assert (m.asked, m.held(0), m.discard) == (1, ["cheese", "poster", "map"], ["cheese", "arrow"])
    assert [e.b for e in events if e.kind == Kind.DISCARDED] == [kind("cheese"), kind("arrow")]
    assert (m.state.item_count[0], m.state.drawn_count[0]) == (3, 0)


@pytest.mark.rule("DF-125", "DF-R30")
def test_one_drawn_item_and_an_open_bag_leave_nothing_to_ask() -> None:
    m = recruiting(pot=50, items={0: ["poster", "cheese"]}, drawn={0: ["arrow"]}, bag=0)
    m.do("stop")
    m.do("done")
    assert (m.asked, m.held(0), m.discard) == (1, ["cheese", "poster", "arrow"], [])


@pytest.mark.rule("DF-125", "DF-R30")
def test_what_a_victim_has_seen_stolen_is_still_known_after_drawn_items_went() -> None:
    """Only held cards are forgotten when they go, and those in the Bag do not go."""
    seen = [[0] * 5 for _ in range(5)]
    seen[1][0] = 1 << kind("cheese")
    m = recruiting(
        pot=50,
        items={0: ["cheese"]},
        drawn={0: ["cheese", "map"]},
        bag=0,
        stolen_seen=seen,
    )
    m.do("stop")
    m.do("done")
    m.do("keep map")
    assert m.state.stolen_seen[1][0] == 1 << kind("cheese")


@pytest.mark.rule("DF-125", "DF-85", "DF-R30")
def test_the_winner_of_a_skirmish_takes_one_drawn_item_into_the_bag() -> None:
    m = defending(attack=600, pot=100, drawn={0: ["arrow", "map"], 1: ["cheese"]}, bag=0)
    m.do("stop")
    assert (m.asked, m.options, m.discard) == (0, ["keep arrow", "keep map"], ["cheese"])
    m.do("keep arrow")
    assert (m.held(0), m.discard) == (["arrow"], ["cheese", "map"])


@pytest.mark.rule("DF-125", "DF-85", "DF-R30")
def test_a_table_may_let_the_open_bag_keep_everything() -> None:
    drawn = {0: ["arrow", "map"]}
    m = recruiting(pot=50, items={0: ["poster"]}, drawn=drawn, bag=0, options=GREEDY)
    m.do("stop")
    m.do("done")
    assert (m.asked, m.held(0), m.discard) == (1, ["poster", "arrow", "map"], [])
    m = defending(attack=600, pot=100, drawn={**drawn, 1: ["cheese"]}, bag=0, options=GREEDY)
    m.do("stop")
    assert (m.held(0), m.discard) == (["arrow", "map"], ["cheese"])


@pytest.mark.rule("DF-126", "DF-R16")
@pytest.mark.parametrize("kept", ["poster", "arrow"])
def test_old_or_new_may_be_kept(kept: str) -> None:
    m = recruiting(pot=50, items={0: ["poster"]}, drawn={0: ["arrow"]})
    m.do("stop")
    m.do("done")
    m.do(f"keep {kept}")
    assert m.held(0) == [kept]


@pytest.mark.rule("DF-127", "DF-R16")
@pytest.mark.parametrize(
    ("item", "roll"),
    [
        ("loaded_die", None),
        ("magpie_ring", None),
        ("bag", None),
        ("horseshoe", "1 5 2"),
        ("war_horn", "1 5 2"),
    ],
)
def test_drawn_items_are_not_usable_yet(item: str, roll: str | None) -> None:
    m = recruiting(hand=3, pot=50, drawn={0: [item]}, items={1: ["poster"]}, options=CALM)
    if roll:
        m.do("roll", dice(roll))
    assert m.rule(USES[item]) == "DF-127"


@pytest.mark.rule("DF-127")
def test_a_drawn_poster_and_cheese_do_not_help_either() -> None:
    m = recruiting(hand=1, pot=500, drawn={0: ["poster", "cheese"]})
    events = m.do("roll", dice("2"))
    assert Kind.FARKLED in kinds(events)
    m = recruiting(hand=1, pot=500, drawn={0: ["poster"]})
    m.do("stop")
    assert (m.state.army[0], m.held(0)) == (500, ["poster"])


@pytest.mark.rule("DF-127", "DF-125")
def test_a_drawn_bag_may_be_opened_at_the_limit() -> None:
    m = recruiting(pot=50, items={0: ["poster"]}, drawn={0: ["arrow", "bag"]})
    m.do("stop")
    m.do("done")
    assert m.options == ["keep bag", "keep poster", "keep arrow", "open_bag"]
    m.do("open_bag")  # it is the one item of this turn
    assert (m.held(0), m.state.bag_open[0], m.discard) == (["poster"], 1, ["arrow"])
    m = recruiting(pot=50, items={0: ["poster"]}, drawn={0: ["arrow", "bag"]}, options=GREEDY)
    m.do("stop")
    m.do("done")
    m.do("open_bag")
    assert (m.held(0), m.state.bag_open[0], m.discard) == (["poster", "arrow"], 1, [])


@pytest.mark.rule("DF-E52", "DF-125", "DF-R30")
def test_a_held_bag_opened_at_the_limit_still_leaves_one_drawn_item_to_choose() -> None:
    m = recruiting(pot=50, items={0: ["bag"]}, drawn={0: ["arrow", "map"]})
    m.do("stop")
    m.do("done")
    m.do("open_bag")
    assert (m.asked, m.options) == (0, ["keep arrow", "keep map"])
    m.do("keep arrow")
    assert (m.asked, m.held(0), m.discard) == (1, ["arrow"], ["map"])


@pytest.mark.rule("DF-129", "DF-R29")
def test_the_last_item_drawn_turns_the_discards_into_a_new_pile() -> None:
    m = recruiting(hand=2, bag=1, discard=["map", "arrow"], rest=1, options=CALM)
    m = recruiting(
        hand=2,
        bag=1,
        discard=["map", "arrow"],
        items={1: [n for n in m.held(1) if n != "poster"]},
        drawn={1: ["poster"]},
        options=CALM,
    )
    assert m.state.item_pile_count == 1
    m.do("roll", dice("1 2", "rally"))
    events = m.do("item", m.card("poster"))
    assert (m.drawn(0), m.discard, m.state.item_pile_count) == (["poster"], [], 2)
    assert only(events, Kind.SHUFFLED_ITEMS).a == 2
    assert kinds(events).index(Kind.DREW) < kinds(events).index(Kind.SHUFFLED_ITEMS)
    assert [m.state.item_pile[kind(n)] for n in ("map", "arrow")] == [1, 1]


@pytest.mark.rule("DF-129")
def test_with_no_discards_the_next_discard_becomes_the_pile() -> None:
    m = recruiting(hand=1, pot=100, bag=1, drawn={0: ["map", "arrow"]}, rest=1, options=CALM)
    assert m.state.item_pile_count == 0
    m.do("roll", dice("2"))  # both drawn items go together: one discard
    assert (m.state.item_pile_count, m.discard) == (2, [])


@pytest.mark.rule("DF-129")
def test_an_item_played_or_given_up_also_fills_an_empty_pile() -> None:
    m = table(army=[4500, 0], items={0: ["map"]}, bag=1, rest=1, options=CALM)
    m.do("map")
    assert (m.state.item_pile_count, m.discard) == (1, [])
    m = recruiting(pot=50, drawn={0: ["map", "arrow", "cheese"]}, bag=1, rest=1, options=CALM)
    m.do("stop")
    m.do("keep map")
    assert (m.state.item_pile_count, m.discard, m.held(0)) == (2, [], ["map"])


@pytest.mark.rule("DF-130", "DF-E44")
def test_several_cards_on_one_roll() -> None:
    m = recruiting(hand=3, pot=500, companion="pip", items={0: ["horseshoe", "cheese", "war_horn"]})
    m.do("roll", dice("1 5 2"))
    m.do("horseshoe", soldiers("2 3 4"))
    assert m.options == ["accept", "pip 2", "pip 3", "pip 4", "cheese"]
    m.do("pip 3", soldiers("1"))  # each sees what the one before left
    m.do("war_horn")
    m.do("take 1")
    m.do("double")
    assert (m.state.pot, m.held(0)) == (700, ["cheese"])


# --- I01 to I13 -------------------------------------------------------------------------------


@pytest.mark.rule("DF-123")
def test_the_bag_may_be_opened_in_four_windows_and_stays() -> None:
    for m in (table(items={0: ["bag"]}), recruiting(items={0: ["bag"]})):
        m.do("open_bag")
        assert (m.state.bag_open[0], m.held(0), m.discard, m.asked) == (1, [], [], 0)
    m = recruiting(hand=2, items={0: ["bag"]})
    m.do("roll", dice("1 5"))
    m.do("open_bag")
    assert (m.phase, m.state.bag_open[0]) == (Phase.REACT, 1)
    m = defending(attack=100, hand=2, items={1: ["bag"]})
    m.do("open_bag")
    assert m.state.bag_open[1] == 1
    m = attacking(pot=200, items={1: ["bag"]})
    m.do("stop")
    m.do("roll", dice("1 2 3 4 6"))
    m.do("take 1")
    m.do("stop")
    assert m.state.active == 1
    assert m.held(1) == ["bag"]


def test_a_hidden_bag_does_not_lift_the_limit() -> None:
    m = recruiting(pot=50, items={0: ["bag"]}, drawn={0: ["arrow"]})
    m.do("stop")
    m.do("done")
    assert m.phase == Phase.LIMIT
    m.do("keep arrow")
    assert (m.held(0), m.discard, m.state.bag_open[0]) == (["arrow"], ["bag"], 0)


def test_an_open_bag_cannot_be_stolen() -> None:
    m = table(items={0: ["magpie_ring"]}, bag=1)
    assert m.rule("magpie 2") == "DF-132"


def test_the_horseshoe_rerolls_all_soldier_dice_and_leaves_the_event_die() -> None:
    m = recruiting(hand=3, items={0: ["horseshoe"]})
    m.do("roll", dice("2 3 4", "rally"))
    m.do("horseshoe", soldiers("1 1 1"))
    assert m.options == ["take 111", "take 11", "take 1"]
    m.do("take 111")
    assert m.phase == Phase.REWARD


def test_a_loaded_die_is_a_five_of_the_coming_roll() -> None:
    m = recruiting(hand=3, items={0: ["loaded_die", "loaded_die"]})
    m.do("loaded_die")
    assert m.rule("loaded_die") == "DF-122"  # at most one per roll
    m.do("roll", dice("2 3", "rally"))
    assert sorted(m.state.dice[:3]) == [2, 3, 5]
    m.do("take 5")
    m.do("double")
    assert m.rule("loaded_die") is None  # and again before the next one


def test_the_war_horn_turns_a_blank_to_rally() -> None:
    m = attacking(hand=3, items={0: ["war_horn"]})
    m.do("roll", dice("1 5 2"))
    m.do("war_horn")
    m.do("take 15")
    m.do("double")
    assert m.state.pot == 300


@pytest.mark.parametrize(
    ("faces", "event"), [("2 3 4", "blank"), ("1 2 3", "rally"), ("1 2 3", "dragon")]
)
def test_the_war_horn_needs_a_blank_face_and_a_valid_die(faces: str, event: str) -> None:
    m = recruiting(hand=3, items={0: ["war_horn"]})
    m.do("roll", dice(faces, event))
    assert m.rule("war_horn") == "DF-122"


def test_the_war_horn_is_silent_in_a_battle() -> None:
    m = battling(items={0: ["war_horn"]})
    m.do("roll", dice("1 2 3 4 4 6"))
    assert m.rule("war_horn") == "DF-122"


@pytest.mark.parametrize("side", ["attack", "defence"])
def test_cheese_in_a_skirmish_allows_to_stop_or_roll(side: str) -> None:
    if side == "attack":
        m = attacking(hand=2, pot=400, items={0: ["cheese"]})
    else:
        m = defending(attack=900, hand=2, pot=400, items={1: ["cheese"]})
    m.do("roll", dice("3 4", "rally"))
    m.do("cheese")
    assert (m.options, m.state.pot, m.state.hand) == (["roll", "stop"], 400, 2)


def test_cheese_in_a_battle_means_rolling_again() -> None:
    m = battling(hand=2, damage=1, items={0: ["cheese", "poster"]})
    m.do("roll", dice("3 4"))
    m.do("cheese")
    assert (m.options, m.state.damage, m.state.hand) == (["roll"], 1, 2)


@pytest.mark.parametrize(("faces", "event"), [("1 2", "blank"), ("3 4", "dragon")])
def test_cheese_needs_a_farkle_that_counts(faces: str, event: str) -> None:
    m = recruiting(hand=2, items={0: ["cheese"]})
    m.do("roll", dice(faces, event))
    assert m.rule("cheese") == "DF-122"
    m = battling(hand=2, items={0: ["cheese"]})
    m.do("roll", dice("3 4", "rally"))
    assert m.rule("cheese") == "DF-122"


@pytest.mark.rule("DF-E49")
def test_posters_and_stub_add_up() -> None:
    m = recruiting(pot=300, items={0: ["poster", "poster"]}, companion="stub")
    m.do("stop")
    assert m.options == ["done", "poster"]
    m.do("poster")
    m.do("poster")
    assert m.state.army[0] == 300 + 800 + 200
    assert m.asked == 1


def test_a_poster_needs_soldiers_to_bank() -> None:
    m = recruiting(pot=0, items={0: ["poster"]})
    m.do("stop")
    assert (m.asked, m.state.army[0], m.held(0)) == (1, 0, ["poster"])


@pytest.mark.rule("DF-E48")
def test_the_arrow_wounds_at_once_and_may_slay() -> None:
    m = battling(damage=0, items={0: ["arrow", "poster"]})
    m.do("arrow")
    assert (m.state.damage, m.phase, m.options) == (1, Phase.READY, ["roll"])
    m = battling(damage=2, items={0: ["arrow"]})
    m.do("arrow")
    assert m.over
    assert m.returns() == [1.0, 0.0, 0.0]


def test_the_arrow_is_for_the_own_battle_only() -> None:
    for m in (recruiting(items={0: ["arrow"]}), attacking(items={0: ["arrow"]})):
        assert m.rule("arrow") == "DF-122"


def test_a_smoke_egg_cancels_the_skirmish() -> None:
    m = table(3, items={1: ["smoke_egg"]})
    m.do("skirmish")
    m.do("target 2")
    assert m.options == ["accept", "smoke_egg"]
    m.do("smoke_egg")
    assert (m.asked, m.phase, m.state.action) == (0, Phase.CHOOSE, Action.NONE)
    m.do("skirmish", dice("1 5 2 3 4 4"))  # seat 2 is the only one left, and holds nothing
    assert (m.state.target, m.phase) == (2, Phase.REACT)


@pytest.mark.rule("DF-E34")
@pytest.mark.parametrize(("companion", "bonus"), [({}, 500), ({0: "brunna"}, 1000)])
def test_a_mirror_shield_pays_nothing_but_the_bonus_comes(
    companion: dict[int, str], bonus: int
) -> None:
    m = defending(
        attack=650, pot=100, army=[0, 900], items={1: ["mirror_shield"]}, companion=companion
    )
    m.do("stop")
    assert m.options == ["accept", "mirror_shield"]
    m.do("mirror_shield")
    assert m.state.army[:2] == [bonus, 900]


def test_a_losing_attacker_may_hold_up_the_shield_too() -> None:
    m = defending(attack=100, pot=650, army=[900, 0], items={0: ["mirror_shield"]}, options=CALM)
    m.do("stop")
    assert m.asked == 0
    m.do("mirror_shield")
    assert m.state.army[:2] == [900, 500]


@pytest.mark.rule("DF-E51", "DF-E60")
def test_the_magpie_ring_steals_a_random_hidden_item() -> None:
    m = table(3, items={0: ["magpie_ring", "poster"], 1: ["cheese", "arrow"]}, options=CALM)
    assert m.rule("magpie 1") == m.rule("magpie 5") == "DF-122"
    assert m.rule("magpie 3") == "DF-132"
    m.do("magpie 2", [1])
    assert (m.held(0), m.held(1), m.discard) == (["poster", "arrow"], ["cheese"], ["magpie_ring"])
    m.do("recruit")
    m.do("roll", FARKLE)
    m.do("accept")
    assert m.options == ["keep poster", "keep arrow"]  # the loot is held, a farkle leaves it


@pytest.mark.rule("DF-E60")
def test_a_stolen_item_may_be_used_in_the_same_turn() -> None:
    m = recruiting(hand=2, items={0: ["magpie_ring"], 1: ["loaded_die"]})
    m.do("magpie 2", [0])
    m.do("loaded_die", dice("1"))  # nothing else can be done now: the roll follows
    assert m.options[0] == "take 15"


def test_the_whistle_calls_the_dragon_to_another_players_roll() -> None:
    m = recruiting(hand=3, pot=100, items={1: ["whistle"]})
    m.do("roll", dice("1 1 1", "rally"))
    assert m.options == ["pass", "whistle"]
    m.do("whistle")
    assert (m.state.pot, m.state.hand) == (100, 6)  # all eaten, hot dice


@pytest.mark.parametrize("make", ["battle", "dragon"])
def test_the_whistle_needs_a_roll_without_the_dragon_outside_a_battle(make: str) -> None:
    if make == "battle":
        m = battling(items={1: ["whistle"]})
        m.do("roll", dice("1 2 3 4 4 6"))
    else:
        m = recruiting(items={1: ["whistle"]})
        m.do("roll", dice("1 2 3 4 4 6", "dragon"))
    assert m.options == ["pass"]
    assert m.rule("whistle") == "DF-122"


def test_the_attacker_may_whistle_in_the_defence() -> None:
    m = defending(attack=300, hand=2, items={0: ["whistle"]})
    m.do("roll", dice("1 1"))
    m.do("whistle")
    assert (m.asked, m.state.pot, m.state.hand) == (1, 0, 5)


def test_the_cursed_die_spoils_a_roll_in_any_action() -> None:
    m = battling(hand=2, items={1: ["cursed_die"]})
    m.do("roll", dice("1 1", "blank"))
    m.do("cursed_die", soldiers("2 3"))
    assert (m.asked, m.state.army[0]) == (1, 5000)  # a farkle, and nothing burnt


@pytest.mark.rule("DF-89")
def test_the_secret_map_lasts_for_one_turn() -> None:
    m = table(army=[4500, 0], items={0: ["map"]})
    m.do("map")
    assert m.state.map_on == 1
    m.do("recruit", FARKLE)
    assert m.state.map_on == 0
    m.do("recruit", FARKLE)
    assert m.rule("battle") == "DF-89"


def test_the_map_is_of_no_use_in_the_keep() -> None:
    m = table(army=[4500, 0], keep={0}, items={0: ["map"]})
    assert m.rule("map") == "DF-89"


def test_mirabel_and_horseshoe_on_the_same_roll() -> None:
    m = recruiting(hand=2, companion="mirabel", items={0: ["horseshoe"]})
    m.do("roll", dice("2 3", "blank"))
    m.do("mirabel", [face("rally")])
    m.do("horseshoe", soldiers("1 6"))
    assert (m.phase, m.state.taken) == (Phase.REWARD, 100)
