"""Options, variants, solo, bots (catalogue 3 and 8)."""

import pytest

from lindwurm.games.dragon_farkle import GAME
from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.bot import EXPERT, NORMAL, choose
from lindwurm.games.dragon_farkle.data import (
    ITEMS,
    SOLO_BRONZE,
    SOLO_GOLD,
    SOLO_SILVER,
    Companion,
)
from lindwurm.games.dragon_farkle.state import Action, Phase
from lindwurm.kernel.game import OptionError
from lindwurm.kernel.match import Match
from tests.games.dragon_farkle.helpers import (
    NO_CARDS,
    Play,
    battling,
    dice,
    kinds,
    recruiting,
    table,
)

FARKLE = dice("2 3 4 4 6 6")


@pytest.mark.rule("DF-28")
@pytest.mark.parametrize("cards", ["none", "companions_only"])
def test_without_items_rally_always_doubles(cards: str) -> None:
    m = recruiting(hand=3, pot=100, options={"cards": cards})
    m.do("roll", dice("1 5 2", "rally"))
    assert m.rule("item") == "DF-28"
    m.do("take 15")
    assert (m.phase, m.state.pot) == (Phase.READY, 400)


@pytest.mark.rule("DF-28")
@pytest.mark.parametrize(
    ("cards", "companions", "items"),
    [("full", 10, 20), ("companions_only", 9, 0), ("items_only", 0, 20), ("none", 0, 0)],
)
def test_the_decks_in_play(cards: str, companions: int, items: int) -> None:
    s = Match(GAME, 3, {"cards": cards}, seed=4).state
    assert [c > 0 for c in s.companion[:3]] == [companions > 0] * 3
    assert sum(s.companion_pile) == max(0, companions - 3)
    assert s.item_count[:3] == [int(items > 0)] * 3
    assert s.item_pile_count == max(0, items - 3)


@pytest.mark.rule("DF-28")
@pytest.mark.parametrize("cards", ["none", "items_only"])
def test_rebirth_without_companions_brings_none(cards: str) -> None:
    m = battling(2, army=[100], options={"cards": cards})
    m.do("roll", dice("1 1 2 3 4 6"))
    events = m.do("recruit", FARKLE)
    assert Kind.COMPANION not in kinds(events)
    assert (m.asked, m.companion(0), m.state.reborn[0]) == (0, "none", 0)


@pytest.mark.rule("DF-29")
def test_grizzle_stays_in_the_box_without_items() -> None:
    for seed in range(30):
        s = Match(GAME, 5, {"cards": "companions_only"}, seed=seed).state
        assert Companion.GRIZZLE not in s.companion
        assert s.companion_pile[Companion.GRIZZLE] == 0


@pytest.mark.rule("DF-30")
@pytest.mark.parametrize("threshold", [3000, 8000])
def test_another_threshold_holds_everywhere(threshold: int) -> None:
    options = {"keep_threshold": threshold}
    m = table(army=[threshold, 0], options=options)
    assert m.rule("battle") is None
    m = table(army=[threshold - 50, 0], options=options)
    assert m.rule("battle") == "DF-89"


def test_without_interrupts_seventeen_items_remain() -> None:
    s = Match(GAME, 2, {"interrupts": "off"}, seed=3).state
    total = [s.item_pile[k] + s.items[0][k] + s.items[1][k] for k in range(len(ITEMS))]
    assert sum(total) == 17
    assert total[ITEMS.index("whistle")] == total[ITEMS.index("cursed_die")] == 0


@pytest.mark.rule("DF-142", "DF-21")
@pytest.mark.parametrize("health", [3, 4, 5])
def test_legend_of_the_dragon(health: int) -> None:
    options = {"dragon_health": health}
    assert Match(GAME, 2, options, seed=1).state.health == health
    m = battling(damage=health - 2, options=options)
    m.do("roll", dice("2 3 4 4 6 6", "dragon"), dice("2 3 4 4 6 6", "dragon"))
    assert m.over
    m = battling(damage=0, options=options, items={0: ["poster"]})
    m.do("roll", dice("2 3 4 4 6 6", "rally"))
    m.do("accept")
    assert (m.over, m.state.damage) == (False, 2)


@pytest.mark.rule("DF-143")
def test_there_is_no_cooperative_mode() -> None:
    with pytest.raises(OptionError, match="no option 'mode'"):
        Match(GAME, 3, {"mode": "cooperative"}, seed=1)
    m = battling(damage=2)
    m.do("roll", dice("2 3 4 4 6 6", "dragon"))
    assert sum(m.returns()) == 1.0  # one wins, the others do not


@pytest.mark.rule("DF-144")
def test_the_solo_deck() -> None:
    s = Match(GAME, 1, seed=2).state
    companions = {c for c in Companion if s.companion_pile[c] or c == s.companion[0]}
    assert len(companions - {Companion.NONE}) == 8
    assert not {Companion.SKREE, Companion.BRUNNA} & companions
    total = [s.item_pile[k] + s.items[0][k] for k in range(len(ITEMS))]
    assert sum(total) == 13
    for name in ("magpie_ring", "smoke_egg", "mirror_shield", "whistle", "cursed_die"):
        assert total[ITEMS.index(name)] == 0


@pytest.mark.rule("DF-144")
def test_alone_there_is_no_skirmish_and_turns_are_counted() -> None:
    m = table(1, army=[5000], options=NO_CARDS)
    assert m.options == ["recruit", "battle"]
    assert m.rule("skirmish") == "DF-144"
    m.do("recruit", FARKLE)
    assert m.state.round_number == 2
    m.do("battle", dice("2 3 4 4 6 6", "rally"), dice("2 3 4 4 6 6", "rally"))
    assert m.over
    assert m.returns() == [1.0]
    assert m.state.round_number == 2  # the result: slain in the second turn
    assert (SOLO_GOLD, SOLO_SILVER, SOLO_BRONZE) == (8, 12, 16)


def choice(m: Play, level: int) -> str:
    """Return what a bot of this level does for the deciding seat."""
    actions = m.legal(m.asked)
    return m.text(choose(m.state, m.asked, actions, len(actions), level))


@pytest.mark.rule("DF-145")
def test_the_normal_player_leaves_dice_lying() -> None:
    m = recruiting()
    m.do("roll", dice("1 5 2 3 4 4"))
    assert choice(m, NORMAL) == "take 1"


@pytest.mark.rule("DF-145")
@pytest.mark.parametrize(
    ("hand", "stop"), [(1, 450), (2, 350), (3, 550), (4, 1300), (5, 3350), (6, 23150)]
)
def test_the_normal_player_stops_by_rule_h2(hand: int, stop: int) -> None:
    assert choice(recruiting(hand=hand, pot=stop - 50), NORMAL) == "roll"
    assert choice(recruiting(hand=hand, pot=stop), NORMAL) == "stop"


@pytest.mark.rule("DF-145")
@pytest.mark.parametrize(("health", "least"), [(3, 400), (4, 550), (5, 950)])
def test_the_expert_leaves_the_keep_with_too_small_an_army(health: int, least: int) -> None:
    options = {"dragon_health": health}
    m = table(army=[least, 0], keep={0}, options=options)
    assert choice(m, EXPERT) == "battle"
    m = table(army=[least - 50, 0], keep={0}, options=options)
    assert choice(m, EXPERT) == "recruit"
    assert m.state.action == Action.NONE


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"table": "patch", "six_of_a_kind": 2500}, "only with table=dragon"),
        ({"dragon_health": 6}, "'dragon_health' cannot be '6'"),
        ({"round_limit": 9}, "'round_limit' cannot be '9'"),
        ({"snacks": 3}, "no option 'snacks'"),
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        Match(GAME, 2, options, seed=1)
