"""The Final Battle (catalogue 5.7)."""

import pytest

from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.state import Action, Phase
from tests.games.dragon_farkle.helpers import battling, dice, kinds, only, table

FARKLE = dice("2 3 4 4 6 6")


def lost(events: list) -> list[int]:  # type: ignore[type-arg]
    return [e.b for e in events if e.kind == Kind.LOST]


@pytest.mark.rule("DF-89", "DF-E12", "DF-E13", "DF-R22")
@pytest.mark.parametrize(
    ("army", "inside", "allowed"),
    [(5000, False, True), (4950, False, False), (4950, True, True), (50, True, True)],
)
def test_who_may_fight(army: int, inside: bool, allowed: bool) -> None:
    m = table(army=[army, 0], keep={0} if inside else ())
    assert ("battle" in m.options) is allowed
    assert m.rule("battle") == (None if allowed else "DF-89")


@pytest.mark.rule("DF-89", "DF-30")
@pytest.mark.parametrize(("threshold", "least"), [(5000, 4000), (3000, 2000), (8000, 7000)])
def test_the_map_opens_the_keep_for_a_thousand_less(threshold: int, least: int) -> None:
    options = {"keep_threshold": threshold}
    m = table(army=[least, 0], items={0: ["map"]}, options=options)
    assert m.rule("battle") == "DF-89"
    m.do("map")
    assert m.rule("battle") is None
    m = table(army=[least - 50, 0], items={0: ["map"]}, options=options)
    assert m.rule("map") == "DF-89"
    m = table(army=[threshold, 0], items={0: ["map"]}, options=options)
    assert m.rule("map") == "DF-89"
    assert m.rule("battle") is None


@pytest.mark.rule("DF-90", "DF-91")
def test_choosing_the_battle_enters_the_keep_with_an_unhurt_dragon() -> None:
    m = table(army=[5000, 0], items={0: ["poster"]})
    events = m.do("battle")
    assert (only(events, Kind.ENTERS).a, only(events, Kind.ENTERS).b) == (0, m.state.health)
    assert (m.state.in_keep[0], m.state.damage, m.state.action) == (1, 0, Action.BATTLE)


@pytest.mark.rule("DF-152")
def test_every_roll_of_a_battle_is_thrown_by_its_player() -> None:
    m = table(3, army=[5000, 0, 0])
    m.act(0, "battle")
    rolls = (dice("1 2 3 4 4 6"), dice("1 2 3 4 4", "dragon"), dice("2 3 4 6"))
    for n, thrown in enumerate(rolls):
        assert (m.asked, m.phase, m.options) == (0, Phase.READY, ["roll"])
        assert m.rule("stop") == "DF-64"
        assert m._tape is not None
        m._tape.values.extend(thrown)
        m.act(0, "roll")
        assert len([e for e in m.events() if e.kind == Kind.ROLLED]) == n + 1
    assert (m.asked, m.state.army[0]) == (1, 4800)


@pytest.mark.rule("DF-152", "DF-31")
def test_an_option_hurries_the_battle() -> None:
    """Then it waits only where a card might be used."""
    options = {"final_battle": "at_once"}
    m = table(3, army=[5000, 0, 0], options=options)
    m._tape.values.extend([*dice("1 2 3 4 4 6"), *dice("2 3 4 4 6")])  # type: ignore[union-attr]
    m.act(0, "battle")
    assert (m.asked, m.state.army[0]) == (1, 4900)
    m = table(2, army=[5000, 0], items={0: ["poster"]}, options=options)
    m.act(0, "battle")
    assert m.options == ["roll"]


@pytest.mark.rule("DF-92", "DF-99", "DF-96", "DF-97", "DF-98")
def test_roll_after_roll_until_the_dragon_is_slain() -> None:
    m = table(3, army=[5000])
    events = m.do(
        "battle",
        dice("1 2 3 4 4 6", "dragon"),
        dice("1 2 3 4 4", "blank"),
        dice("5 2 3 4", "rally"),
    )
    hits = [(e.b, e.c) for e in events if e.kind == Kind.HIT]
    assert hits == [(1, 1), (2, 3)]
    assert lost(events) == [100, 100]
    assert m.over
    assert only(events, Kind.SLAIN).a == 0


@pytest.mark.rule("DF-93", "DF-94")
def test_all_valid_dice_go_aside_and_cost_their_value() -> None:
    m = battling(army=[5000])
    events = m.do("roll", dice("1 5 3 3 3 4"), dice("2"))
    assert lost(events) == [450]
    assert m.state.army[0] == 4550


@pytest.mark.rule("DF-95", "DF-E21", "DF-R05")
def test_the_best_division_counts_for_the_loss() -> None:
    m = battling(army=[5000], hand=3)
    events = m.do("roll", dice("1 1 1"), FARKLE)
    assert lost(events) == [1000]


@pytest.mark.rule("DF-96", "DF-97", "DF-98", "DF-99")
@pytest.mark.parametrize(("event", "damage"), [("dragon", 1), ("rally", 2), ("blank", 0)])
def test_damage_by_face(event: str, damage: int) -> None:
    m = battling(army=[5000], items={0: ["poster"]})
    m.do("roll", dice("1 2 3 4 4 6", event))
    m.do("accept")
    assert (m.state.damage, m.state.army[0], m.state.hand) == (damage, 4900, 5)


@pytest.mark.rule("DF-100", "DF-E17", "DF-R13")
def test_damage_comes_before_losses() -> None:
    m = battling(army=[50], damage=2)
    events = m.do("roll", dice("1 1 1 1 1 1", "dragon"))
    assert m.over
    assert lost(events) == []
    assert m.state.army[0] == 50


@pytest.mark.rule("DF-101", "DF-E19")
def test_surplus_damage_is_ignored() -> None:
    m = battling(damage=2)
    m.do("roll", dice("2 3 4 4 6 6", "rally"))
    assert m.over
    assert m.state.damage == 3


@pytest.mark.rule("DF-102", "DF-106", "DF-107")
def test_a_farkle_ends_the_battle_heals_the_dragon_and_leaves_the_army_inside() -> None:
    m = battling(army=[2300], damage=2, items={0: ["cheese"]}, companion="skree")
    m.do("roll", FARKLE)
    events = m.do("accept")
    assert Kind.HEALED in kinds(events)
    assert (m.state.damage, m.state.army[0], m.state.in_keep[0]) == (0, 2300, 1)
    assert (m.asked, m.held(0), m.companion(0)) == (1, ["cheese"], "skree")


@pytest.mark.rule("DF-103", "DF-E20")
@pytest.mark.parametrize(("event", "damage"), [("dragon", 1), ("rally", 2)])
def test_damage_without_valid_dice_costs_nothing(event: str, damage: int) -> None:
    m = battling(army=[700], hand=1, items={0: ["poster"]})
    m.do("roll", dice("4", event))
    m.do("accept")
    assert (m.state.damage, m.state.army[0], m.state.hand) == (damage, 700, 1)
    assert m.options == ["roll"]


@pytest.mark.rule("DF-104", "DF-E22", "DF-13")
def test_hot_dice_in_the_battle() -> None:
    m = battling(army=[5000], items={0: ["poster"]})
    m.do("roll", dice("4 4 4 4 2 2"))
    m.do("accept")
    assert (m.state.army[0], m.state.hand) == (3000, 6)


@pytest.mark.rule("DF-105")
def test_rally_brings_neither_doubling_nor_an_item() -> None:
    m = battling(army=[5000], items={0: ["poster"]})
    pile = m.state.item_pile_count
    m.do("roll", dice("1 2 3 4 4 6", "rally"))
    events = m.do("accept")
    assert not {Kind.DOUBLED, Kind.DREW} & set(kinds(events))
    assert (m.state.item_pile_count, m.state.army[0], m.phase) == (pile, 4900, Phase.READY)
    assert m.rule("double") == "DF-55"


@pytest.mark.rule("DF-108", "DF-E15", "DF-R27")
def test_inside_any_army_may_fight_again() -> None:
    m = table(3, army=[50, 0, 0], keep={0})
    assert m.options == ["recruit", "skirmish", "battle"]
    events = m.do("battle", dice("5 2 3 4 4 6"))
    assert Kind.DESTROYED in kinds(events)
    assert m.state.army[0] == 0


@pytest.mark.rule("DF-109", "DF-R28")
@pytest.mark.parametrize("action", ["recruit", "skirmish"])
def test_another_action_leaves_the_keep_at_declaration(action: str) -> None:
    m = table(3, army=[4000, 0, 0], keep={0}, items={0: ["poster"]})
    events = m.do(action)
    assert Kind.LEAVES in kinds(events)
    assert m.state.in_keep[0] == 0
    m = table(3, army=[4000, 0, 0])
    assert m.rule("battle") == "DF-89"


@pytest.mark.rule("DF-110", "DF-E16", "DF-111", "DF-R14")
@pytest.mark.parametrize("army", [400, 350])
def test_losses_of_the_whole_army_destroy_it(army: int) -> None:
    m = battling(army=[army], damage=1, companion="ulf", items={0: ["cheese"]})
    m.do("roll", dice("1 3 3 3 4 6"))
    events = m.do("accept")
    assert {Kind.DESTROYED, Kind.HEALED} <= set(kinds(events))
    assert (m.state.army[0], m.state.damage, m.state.in_keep[0]) == (0, 0, 0)
    assert (m.companion(0), m.state.reborn[0]) == ("none", 1)
    assert m.state.companion_discard[10] == 1
    assert m.asked == 1


@pytest.mark.rule("DF-111", "DF-E18")
def test_a_destroyed_player_draws_a_companion_at_the_next_own_turn() -> None:
    m = battling(2, army=[100], companion="ulf")
    m.do("roll", dice("1 1 2 3 4 6"))
    assert (m.asked, m.companion(0)) == (1, "none")
    events = m.do("recruit", FARKLE, m.friend("bertha"))
    assert kinds(events)[-2:] == [Kind.TURN, Kind.COMPANION]
    assert (m.companion(0), m.state.reborn[0]) == ("bertha", 0)


@pytest.mark.rule("DF-112")
def test_held_items_survive_destruction() -> None:
    m = battling(army=[100], items={0: ["cheese"]})
    m.do("roll", dice("1 2 3 4 4 6"))
    m.do("accept")
    assert (m.state.army[0], m.held(0)) == (0, ["cheese"])


@pytest.mark.rule("DF-113")
def test_several_players_fight_each_for_themselves() -> None:
    m = table(4, army=[5000, 5000, 0], keep={1})
    m.do("battle", dice("2 3 4 4 6 6", "rally"), FARKLE)
    assert (m.asked, m.state.in_keep[:3], m.state.damage) == (1, [1, 1, 0], 0)
    events = m.do("battle", dice("2 3 4 4 6 6", "rally"), FARKLE)
    assert only(events, Kind.HIT).c == 2  # the other one's damage is healed
    assert m.state.army[:2] == [5000, 5000]


@pytest.mark.rule("DF-114")
def test_who_is_in_the_keep_cannot_be_attacked() -> None:
    m = table(3, army=[0, 900, 0], keep={1}, items={2: ["smoke_egg"]})
    m.do("skirmish")
    assert (m.asked, m.state.target) == (2, 2)  # the only one outside
    m.do("smoke_egg", dice("1 2 3 4 4 6"))  # and gone: recruitment alone remains
    assert m.state.action == Action.RECRUIT
