"""Hidden information (catalogue 6): views, whispered events, masked questions."""

import pytest

from lindwurm.games.dragon_farkle import GAME
from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.state import Phase
from lindwurm.kernel.match import Match
from tests.games.dragon_farkle.helpers import (
    attacking,
    battling,
    defending,
    dice,
    kind,
    kinds,
    only,
    recruiting,
    soldiers,
    table,
)

USELESS = "mirror_shield"
"""An item that does nothing in the windows asked about here."""


@pytest.mark.rule("DF-128")
def test_held_and_drawn_items_are_seen_by_their_owner_only() -> None:
    m = recruiting(3, items={0: ["poster"], 1: ["arrow"]}, drawn={0: ["map"]})
    own, other, spectator = m.view(0), m.view(1), m.view(None)
    assert own["items"][0][kind("poster")] == 1
    assert own["drawn"][0][kind("map")] == 1
    for view in (other, spectator):
        assert set(view["items"][0]) == set(view["drawn"][0]) == {None}
    assert other["items"][1][kind("arrow")] == 1
    assert set(spectator["items"][1]) == {None}


@pytest.mark.rule("DF-128", "DF-135")
def test_nobody_sees_the_pile_or_the_generator() -> None:
    m = recruiting()
    for seat in (0, 1, None):
        assert not {"item_pile", "rng"} & set(m.view(seat))


@pytest.mark.rule("DF-128", "DF-134")
def test_different_hidden_items_look_the_same_to_others() -> None:
    """Two tables that differ only in seat 1's item: seat 0 cannot tell them apart."""
    seen = []
    for item in ("smoke_egg", "poster"):
        m = table(items={0: ["arrow"], 1: [item]})
        m.do("skirmish")
        trail = [m.view(0), m.actors]
        m.do("accept")
        m.do("roll", dice("1 5 2 3 4 4"))
        trail += [m.view(0), m.actors]
        m.do("pass")
        trail += [m.view(0), m.actors, m.options, m.events(0)]
        seen.append(trail)
    assert seen[0] == seen[1]


@pytest.mark.rule("DF-132", "DF-R18")
def test_the_number_of_hidden_items_is_public() -> None:
    m = recruiting(3, items={0: ["poster"], 1: ["arrow", "map"]}, drawn={0: ["cheese"]})
    for seat in (0, 1, 2, None):
        view = m.view(seat)
        assert view["item_count"][:3] == [1, 2, 0]
        assert view["drawn_count"][:3] == [1, 0, 0]
        assert view["item_pile_count"] == 16


@pytest.mark.rule("DF-133", "DF-R18")
def test_discards_are_open() -> None:
    m = recruiting(hand=1, drawn={0: ["map", "arrow"]})
    m.do("roll", dice("2"))
    shown = [e for e in m.events(1) if e.kind == Kind.DISCARDED]
    assert sorted(e.b for e in shown) == sorted([kind("map"), kind("arrow")])
    for seat in (0, 1, None):
        assert m.view(seat)["item_discard"][kind("map")] == 1


def test_a_drawn_item_is_whispered_to_the_roller() -> None:
    m = recruiting(3, hand=1)
    m.do("roll", dice("1", "rally"))
    m.do("item", m.card("bag"))
    assert only(m.events(0), Kind.DREW_ITEM).b == kind("bag")
    for seat in (1, 2, None):
        assert Kind.DREW in kinds(m.events(seat))
        assert Kind.DREW_ITEM not in kinds(m.events(seat))


def test_a_theft_is_known_to_thief_and_victim() -> None:
    m = table(3, items={0: ["magpie_ring"], 1: ["cheese", "arrow"]})
    m.do("magpie 2", [0])
    for seat in (0, 1):
        assert only(m.events(seat), Kind.STOLE_ITEM).c == kind("cheese")
    for other in (2, None):
        assert Kind.STOLE in kinds(m.events(other))
        assert Kind.STOLE_ITEM not in kinds(m.events(other))


def test_a_victim_remembers_the_stolen_item_until_it_is_played() -> None:
    m = table(
        items={0: ["magpie_ring", "map"], 1: ["cheese", "arrow"]}, options={"interrupts": "off"}
    )
    m.do("magpie 2", [0])
    for seed in range(20):
        s = m.imagine(1, seed)
        assert s.items[0][kind("cheese")] >= 1
        assert GAME.problem(s) is None
    m.do("recruit")
    m.do("roll", dice("2 3 4 4 6 6"))
    m.do("cheese")
    assert m.state.stolen_seen[1][0] == 0


def test_nobody_else_is_imagined_to_know_what_was_dealt_afresh() -> None:
    m = table(3, items={0: ["magpie_ring", "map"], 1: ["cheese", "arrow"], 2: ["poster"]})
    m.do("magpie 2", [0])
    assert m.imagine(1, 1).stolen_seen[1][0] == 1 << kind("cheese")
    for seed in range(5):
        assert m.imagine(2, seed).stolen_seen == [[0] * 5] * 5


def test_a_stolen_bag_is_no_secret_once_it_is_open() -> None:
    m = table(items={0: ["magpie_ring"], 1: ["bag"]})
    m.do("magpie 2", [0])
    assert m.state.stolen_seen[1][0] == 1 << kind("bag")
    m.do("open_bag")
    assert m.state.stolen_seen[1][0] == 0


def test_an_imagined_table_keeps_what_is_public_and_redeals_the_rest() -> None:
    m = recruiting(3, items={0: ["map"], 1: ["arrow"], 2: ["bag", "poster"]}, drawn={1: ["cheese"]})
    hands = set()
    for seed in range(40):
        s = m.imagine(0, seed)
        assert GAME.problem(s) is None
        assert s.view(0) == m.view(0)
        hands.add(tuple(s.items[1]))
    assert len(hands) > 5


@pytest.mark.rule("DF-134")
def test_every_opponent_with_a_hidden_item_is_asked_whatever_it_is() -> None:
    m = recruiting(4, hand=2, items={1: [USELESS], 3: ["map", "arrow"]})
    m.do("roll", dice("1 5"))
    assert (m.asked, m.options) == (1, ["pass"])
    m.do("pass")
    assert (m.asked, m.options) == (3, ["pass"])
    m.do("pass")
    assert (m.asked, m.phase) == (0, Phase.REACT)


@pytest.mark.rule("DF-134")
def test_the_question_comes_in_battles_too_and_never_without_interrupts() -> None:
    m = battling(items={1: [USELESS]})
    m.do("roll", dice("1 2 3 4 4 6"))
    assert (m.asked, m.phase) == (1, Phase.INTERRUPT)
    m = recruiting(hand=2, items={1: [USELESS]}, options={"interrupts": "off"})
    m.do("roll", dice("1 5"))
    assert m.asked == 0


@pytest.mark.rule("DF-134")
def test_the_interrupt_timer_is_an_option_of_the_table() -> None:
    timer = next(o for o in GAME.options if o.name == "interrupt_timer")
    assert timer.default == "4"
    assert sorted(timer.codes) == list(range(16))
    assert not timer.rules


@pytest.mark.rule("DF-135")
def test_all_chance_comes_from_one_seed() -> None:
    def play(seed: int) -> str:
        m = Match(GAME, 3, seed=seed)
        for _ in range(60):
            seat = m.actors[0]
            m.act(seat, m.legal(seat)[0])
        return m.digest

    assert play(11) == play(11) != play(12)


@pytest.mark.rule("DF-135")
def test_no_die_is_seen_before_it_falls() -> None:
    m = recruiting(items={0: ["poster"]})
    before = m.view(0)
    assert before["dice"] == [0] * 6
    assert before["event"] == before["roll"] == 0


@pytest.mark.rule("DF-146")
def test_a_target_with_a_hidden_item_is_always_asked() -> None:
    m = table(items={1: [USELESS]})
    m.do("skirmish")
    assert (m.asked, m.phase, m.options) == (1, Phase.SMOKE, ["accept"])
    m = table()
    m.do("skirmish", dice("1 5 2 3 4 4"))
    assert m.phase == Phase.REACT


@pytest.mark.rule("DF-146")
def test_a_loser_who_would_pay_is_asked_with_any_hidden_item() -> None:
    m = defending(attack=600, army=[0, 100], items={1: ["poster"]})
    m.do("stop")
    assert (m.asked, m.phase, m.options) == (1, Phase.LOSER, ["accept"])
    m = defending(attack=600, army=[0, 0], items={1: ["poster"]})
    m.do("stop")
    assert m.phase == Phase.CHOOSE  # nothing to hand over


@pytest.mark.rule("DF-146")
def test_a_roller_with_a_hidden_item_confirms_a_farkle_and_a_banking() -> None:
    for m in (recruiting(hand=2, items={0: [USELESS]}), attacking(hand=2, items={0: [USELESS]})):
        m.do("roll", dice("3 4"))
        assert (m.asked, m.phase, m.options) == (0, Phase.REACT, ["accept"])
    m = recruiting(pot=100, items={0: [USELESS]})
    m.do("stop")
    assert (m.asked, m.phase, m.options) == (0, Phase.BANK, ["done"])


@pytest.mark.rule("DF-146")
def test_options_go_to_the_decider_only() -> None:
    m = recruiting(3, hand=2, items={1: ["whistle"]})
    m.do("roll", dice("1 5"))
    assert m.asked == 1
    assert m.legal(0) == m.legal(2) == []


def test_a_cursed_roll_shows_the_new_dice_to_all() -> None:
    m = recruiting(3, hand=2, items={1: ["cursed_die"]})
    m.do("roll", dice("1 1"))
    m.do("cursed_die", soldiers("1 5"))
    for seat in (0, 1, 2, None):
        assert m.view(seat)["dice"][:2] == [1, 5]
