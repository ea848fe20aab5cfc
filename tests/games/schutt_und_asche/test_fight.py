"""Sections 5.7 and 5.8: defence, the order of fights, knight against dragon."""

from __future__ import annotations

from collections import Counter

import pytest

from lindwurm.games.schutt_und_asche.actions import Draw, Kind
from lindwurm.games.schutt_und_asche.data import BATTLE, Card, Follower, Tile
from lindwurm.games.schutt_und_asche.state import NONE, Phase, Result, Status
from lindwurm.kernel.match import Match
from tests.games.schutt_und_asche.table import (
    battle,
    burnt_places,
    marked,
    place,
    realm,
    say,
    texts,
    told,
    why,
)


def one_fight(cards: str, gear: str = "", power: int = 0, **more: object) -> Match:
    """A knight in N1 is attacked alone; the battle cards are taped."""
    return say(
        realm(
            knights="N1",
            swords="N1" if "s" in gear else "",
            shields="N1" if "h" in gear else "",
            power={0: power},
            tape=battle(cards),
            **more,  # type: ignore[arg-type]
        ),
        "0 call N",
    )


def test_battle_cards_are_turned_up_one_by_one() -> None:
    drawn = one_fight("k d k s k").moves[-1].draws
    assert [(d.throw, d.kind) for d in drawn] == [(n, Draw.BATTLE_CARD) for n in range(5)]


def gone(m: Match, name: str = "N1") -> bool:
    return m.state.knight[place(name)] == 0


# -- 5.7 ----------------------------------------------------------------------------------------


@pytest.mark.rule("SA-115", "SA-117", "SA-118", "SA-156")
def test_a_losing_knight_falls_with_his_gear_but_saves_his_province() -> None:
    m = one_fight("d d d", "sh")
    s, p = m.state, place("N1")
    assert (s.knight[p], s.sword[p], s.shield[p], s.burnt[p]) == (0, 0, 0, 0)
    assert s.marker[p] == 0
    assert s.removed[Tile.KNIGHT] >= 1
    assert told(m, Kind.LOST) == [(0, p, 0)]
    # nobody was asked whether he wants to fight: the next decision is another call
    assert s.phase == Phase.CALL


@pytest.mark.rule("SA-117", "SA-148", "SA-157", "SA-70", "SA-71")
def test_a_winning_knight_keeps_everything() -> None:
    m = one_fight("k d k s d k", "sh")
    s, p = m.state, place("N1")
    assert (s.knight[p], s.sword[p], s.shield[p], s.burnt[p]) == (1, 1, 1, 0)
    assert s.hits == 1
    assert s.marker[p] == 0


def three_markers(cards: str, knights: str = "N2", **more: object) -> Match:
    """Three attacks out of the north; more knights may stand there."""
    tape = battle(cards)
    return say(
        realm(tiles=[3, 1, 2, 4], knights=knights, tape=tape, **more),  # type: ignore[arg-type]
        "0 call N",
    )


@pytest.mark.rule("SA-119", "SA-R08", "SA-112")
def test_a_survivor_lifts_one_marker_anywhere() -> None:
    m = three_markers("k k k", owner={"N1": 1, "N3": 1})
    assert m.state.phase == Phase.REMOVE
    assert texts(m, 0) == ["save N1", "save N2", "save N3"]  # also another player's
    assert why(m, 0, "save N4") == "SA-119"
    say(m, "0 save N2")
    assert burnt_places(m) == ["N1", "N3"]


@pytest.mark.rule("SA-121", "SA-349")
def test_whose_own_marker_stays_must_fight_again_at_once() -> None:
    m = three_markers("k k k|d d d|d d d", knights="N1 N2", swords="N1")
    say(m, "0 save N3")
    assert [p for _, p, _ in told(m, Kind.FIGHT)][:2] == [place("N1"), place("N1")]
    s = m.state
    assert (s.knight[place("N1")], s.sword[place("N1")]) == (0, 0)
    assert "N1" not in burnt_places(m)


@pytest.mark.rule("SA-120", "SA-346")
def test_a_knight_whose_marker_was_lifted_is_safe() -> None:
    m = three_markers("k k k|k k k", knights="N1 N2")
    say(m, "0 save N2")  # the second knight's
    assert [p for _, p, _ in told(m, Kind.FIGHT)] == [place("N1"), place("N1")]
    say(m, "0 save N1")
    assert burnt_places(m) == ["N3"]
    assert m.state.hits == 2
    assert len(told(m, Kind.FIGHT)) == 2


@pytest.mark.rule("SA-122")
def test_each_fight_removes_exactly_one_marker() -> None:
    m = three_markers("k k k|k k k|k k k", knights="N1")
    assert len(marked(m)) == 3
    say(m, "0 save N3")
    assert len(marked(m)) == 2
    say(m, "0 save N2")  # the third fight leaves only the own marker, which goes by itself
    assert marked(m) == []
    assert len(told(m, Kind.FIGHT)) == 3
    assert m.state.hits == 3
    assert burnt_places(m) == []


@pytest.mark.rule("SA-347", "SA-R08")
def test_the_last_marker_must_be_lifted() -> None:
    m = one_fight("k k k")
    assert told(m, Kind.LIFTED) == [(0, place("N1"), 0)]
    assert m.state.phase == Phase.CALL
    assert m.state.hits == 1


@pytest.mark.rule("SA-123", "SA-124", "SA-125", "SA-126")
def test_what_is_left_burns_together() -> None:
    m = three_markers("d d d", knights="N2")
    assert burnt_places(m) == ["N1", "N3"]
    assert marked(m) == []
    kinds = [Kind(e.kind) for e in m.events()]
    assert kinds.index(Kind.LOST) < kinds.index(Kind.BURNT)


# -- 5.8 ----------------------------------------------------------------------------------------


@pytest.mark.rule("SA-129", "SA-385", "SA-131")
def test_every_fight_starts_with_all_36_cards() -> None:
    m = realm(knights="N1 N2", tiles=[2, 1, 3, 4], power={0: 1}, tape=battle("d d d|d d"))
    say(m, "0 call N", "0 reveal")  # loses in N1; in N2 two dragons are open
    assert m.state.field_of == place("N2")
    assert m.state.deck_left == [6, 8, 10, 10]
    assert [a for a, _, _ in told(m, Kind.CARD)] == [Card.DRAGON] * 5


@pytest.mark.slow
@pytest.mark.rule("SA-129", "SA-130")
def test_cards_come_in_every_order() -> None:
    """The program shuffles; first cards follow the deck's mix."""
    first: Counter[int] = Counter()
    for seed in range(300):
        m = realm(knights="N1")
        m = Match(m.game, 2, start=m.state, seed=seed)
        say(m, "0 call N")
        first[told(m, Kind.CARD)[0][0]] += 1
    for card, copies in enumerate(BATTLE):
        assert abs(first[card] / 300 - copies / 36) < 0.09
    assert not [v.name for v in m.game.verbs.verbs if v.name == "reshuffle"]


@pytest.mark.rule("SA-132")
def test_the_hero_window_comes_before_the_card_counts() -> None:
    m = one_fight("d d d", followers={1: "hero"})
    say(m, "1 pass;1 pass")
    assert m.state.phase == Phase.HERO
    assert m.state.open[Card.DRAGON] == 2
    assert m.state.card == Card.DRAGON
    assert not gone(m)
    say(m, "1 pass")
    assert gone(m)


@pytest.mark.rule("SA-133")
def test_three_dragons_win() -> None:
    assert gone(one_fight("k d k d s s s h h h d"))


@pytest.mark.rule("SA-134")
def test_three_knight_cards_win() -> None:
    assert one_fight("k d k d k").state.hits == 1


@pytest.mark.rule("SA-135", "SA-138", "SA-V08")
def test_swords_win_only_with_a_sword() -> None:
    assert one_fight("s s s", "s").state.hits == 1
    m = one_fight("s s s d d d", "h")
    assert gone(m)
    assert m.state.hits == 0
    assert m.state.shield[place("N1")] == 0
    assert burnt_places(m) == []


@pytest.mark.rule("SA-136", "SA-139", "SA-V10", "SA-137", "SA-R19")
def test_the_draw_is_offered_at_the_third_and_every_later_shield() -> None:
    m = one_fight("k k s s d h h h h s", "sh")
    assert m.state.phase == Phase.DRAW
    assert texts(m, 0) == ["accept", "fight_on"]
    say(m, "0 fight_on")  # a fourth shield: offered again, nothing was put back
    assert m.state.phase == Phase.DRAW
    assert m.state.open == [2, 1, 2, 4]
    say(m, "0 fight_on")
    assert m.state.hits == 1


@pytest.mark.rule("SA-137")
def test_between_other_cards_no_draw_is_offered() -> None:
    m = one_fight("h h h d d k k k", "h", power=1)
    say(m, "0 fight_on")
    assert m.state.phase == Phase.FIGHT  # two dragons are open, power at hand
    assert why(m, 0, "accept") == "SA-137"


@pytest.mark.rule("SA-V09")
def test_declining_the_draw_and_winning_by_swords() -> None:
    m = one_fight("k k s s d h h h s", "sh")
    say(m, "0 fight_on")
    assert m.state.hits == 1
    assert not gone(m)


@pytest.mark.rule("SA-V07")
def test_figure_7() -> None:
    m = one_fight("h s d k s k d k", "h")
    assert m.state.hits == 1
    assert not told(m, Kind.OFFERED_DRAW)


@pytest.mark.rule("SA-154", "SA-348", "SA-R07")
def test_a_draw_saves_but_hits_nothing() -> None:
    m = one_fight("h h h", "h", deck="hero hero vassal vassal scout")
    say(m, "0 accept")
    s = m.state
    assert (s.hits, s.follower_count[0], s.status[0]) == (0, 0, Status.NONE)
    assert (s.knight[place("N1")], s.shield[place("N1")], s.burnt[place("N1")]) == (1, 1, 0)
    m = three_markers("h h h", knights="N2", shields="N2")
    say(m, "0 accept", "0 save N2")
    assert burnt_places(m) == ["N1", "N3"]


@pytest.mark.rule("SA-403", "SA-R07")
def test_where_the_table_says_so_a_draw_brings_a_follower() -> None:
    m = one_fight("h h h", "h", display="hero", options={"draw_follower": "on"})
    say(m, "0 accept")
    s = m.state
    assert (s.hits, s.follower_count[0], s.status[0]) == (0, 1, Status.NONE)
    assert (s.knight[place("N1")], s.burnt[place("N1")]) == (1, 0)


@pytest.mark.rule("SA-404", "SA-R08")
def test_where_the_table_says_so_a_victor_may_leave_the_markers() -> None:
    m = one_fight("k k k | d d d", options={"lift": "may"})
    assert texts(m, 0) == ["leave", "save N1"]
    assert why(m, 0, "leave") is None
    assert m.state.hits == 1
    say(m, "0 leave")
    assert gone(m), "he fought again at once, and fell"
    assert m.state.burnt[place("N1")] == 0
    swords = one_fight("s s s", "s", options={"lift": "may"})
    assert texts(swords, 0) == ["leave", "save N1"]
    assert why(swords, 0, "leave") is None


@pytest.mark.rule("SA-404", "SA-174")
def test_a_draw_and_an_ambush_lift_a_marker_all_the_same() -> None:
    m = three_markers("h h h", knights="N2", shields="N2", options={"lift": "may"})
    say(m, "0 accept")
    assert texts(m, 0) == ["save N1", "save N2", "save N3"]
    assert why(m, 0, "leave") == "SA-404"
    m = realm(phase=Phase.BUY, gold={0: "2"}, stacks={"N1": "attack"}, knights="N1",
              tape=battle("k k k"), options={"lift": "may"})  # fmt: skip
    say(m, "0 buy N1")
    assert m.state.hits == 1
    assert not any(m.state.marker)


@pytest.mark.rule("SA-119", "SA-404")
def test_by_default_a_marker_is_lifted() -> None:
    m = three_markers("k k k", knights="N2")
    assert texts(m, 0) == ["save N1", "save N2", "save N3"]
    assert why(m, 0, "leave") == "SA-404"


@pytest.mark.rule("SA-356")
def test_the_draw_with_two_dragons_open() -> None:
    m = one_fight("d d h h h", "h")
    say(m, "0 accept")
    assert not gone(m)


@pytest.mark.rule("SA-357", "SA-138")
def test_without_a_shield_all_shields_are_ignored() -> None:
    m = one_fight("h h h h h h h h h h k k k")
    assert not told(m, Kind.OFFERED_DRAW)
    assert m.state.hits == 1


@pytest.mark.rule("SA-358")
def test_the_first_third_symbol_ends_the_fight() -> None:
    m = one_fight("k k s s s", "s")
    assert m.state.hits == 1
    assert len(told(m, Kind.CARD)) == 5


@pytest.mark.rule("SA-140", "SA-141", "SA-144", "SA-V17")
def test_power_sets_two_dragons_aside() -> None:
    m = one_fight("d d d k k k", power=1)
    assert texts(m, 0) == ["reveal", "spend_power"]
    removed = m.state.removed[Tile.POWER]
    say(m, "0 spend_power")
    assert m.state.hits == 1
    assert m.state.power[0] == 0
    assert m.state.removed[Tile.POWER] == removed + 1
    # the dragons set aside stayed out of the deck: six cards were turned up, one dragon counted
    assert len(told(m, Kind.CARD)) == 6


@pytest.mark.rule("SA-141")
def test_dragons_set_aside_are_out_of_the_deck() -> None:
    m = one_fight("d d d d", power=2)
    say(m, "0 spend_power")
    assert m.state.deck_left == [6, 6, 10, 10]
    assert m.state.open[Card.DRAGON] == 2


@pytest.mark.rule("SA-142", "SA-359", "SA-R18")
def test_one_dragon_is_not_enough() -> None:
    m = one_fight("d k k h", power=1, followers={1: "hero"})
    say(m, "1 pass")
    assert m.state.open[Card.DRAGON] == 1
    assert m.state.phase == Phase.HERO  # the next card came without a question
    m = realm(phase=Phase.FIGHT, knights="N1", markers="N1", field_of=0, power={0: 1})
    m.state.open, m.state.deck_left = [1, 1, 0, 0], [5, 9, 10, 10]
    assert why(m, 0, "spend_power") == "SA-142"


@pytest.mark.rule("SA-143")
def test_several_power_in_one_fight() -> None:
    m = one_fight("d d d d k k k", power=2)
    say(m, "0 spend_power", "0 spend_power")
    assert m.state.hits == 1
    assert m.state.power[0] == 0


@pytest.mark.rule("SA-145", "SA-V18")
def test_after_the_third_dragon_it_is_too_late() -> None:
    m = one_fight("d d d", power=3)
    say(m, "0 reveal")
    assert gone(m)
    assert m.state.power[0] == 3


@pytest.mark.rule("SA-146", "SA-R18")
@pytest.mark.parametrize("mode", ["semi", "coop"])
def test_only_the_owner_spends_and_only_his_own(mode: str) -> None:
    m = realm(options={"mode": mode}, knights="N1", power={1: 3}, tape=battle("d d d"))
    say(m, "0 call N")
    assert gone(m)  # nobody was asked: the owner has no power
    assert m.state.power[1] == 3


@pytest.mark.rule("SA-147", "SA-384")
def test_a_treasure_is_spent_like_power() -> None:
    m = realm(options={"mode": "coop"}, knights="N1", treasure={0: 1}, tape=battle("d d d k k k"))
    before = m.state.removed[Tile.TREASURE]
    say(m, "0 call N", "0 spend_treasure")
    assert m.state.hits == 1
    assert m.state.treasure[0] == 0
    assert m.state.removed[Tile.TREASURE] == before + 1


@pytest.mark.rule("SA-360")
def test_a_fifth_power_is_legal_but_pointless() -> None:
    m = one_fight("d d d d d d d d d d k k k", power=5)
    for left in (4, 3, 2, 1):
        say(m, "0 spend_power")
        assert m.state.power[0] == left
    assert m.state.deck_left[Card.DRAGON] == 0  # the last two dragons are open
    assert "spend_power" in texts(m, 0)
    say(m, "0 spend_power")
    assert m.state.hits == 1


@pytest.mark.rule("SA-148", "SA-149", "SA-R09")
def test_a_win_brings_one_follower_of_free_choice() -> None:
    m = one_fight("k k k", display="hero vassal scout", deck="")
    assert m.state.phase == Phase.REWARD
    assert texts(m, 0) == ["recruit 1", "recruit 2", "recruit 3"]
    say(m, "0 recruit 3")
    assert m.state.followers[0][Follower.SCOUT] == 1
    assert m.state.follower_count[0] == 1


@pytest.mark.rule("SA-150")
def test_order_after_a_win() -> None:
    m = three_markers("k k k", knights="N2", display="hero vassal scout")
    assert m.state.hits == 1
    assert m.state.status[0] == Status.SUCCESSFUL
    assert m.state.phase == Phase.REWARD
    say(m, "0 recruit 1")
    assert m.state.phase == Phase.REMOVE


@pytest.mark.rule("SA-151", "SA-152", "SA-R27")
def test_status_cards() -> None:
    m = one_fight("k k k")
    assert m.state.status[:2] == [Status.SUCCESSFUL, Status.NONE]
    m = one_fight("k k k", hits=6, status=[1, 1, 0, 0, 0, 0])
    assert m.state.status[:2] == [Status.VICTORIOUS, Status.SUCCESSFUL]


@pytest.mark.rule("SA-373")
def test_the_seventh_hit_without_a_status_card() -> None:
    m = one_fight("k k k", hits=6, power=2, stacks=dict.fromkeys(("N1", "E1"), "attack"))
    assert m.state.status[0] == Status.VICTORIOUS
    assert m.state.score[0] == 3 * m.state.power[0]


@pytest.mark.rule("SA-374")
def test_six_first_hits_and_one_is_turned_over() -> None:
    m = realm(6, knights="N1", hits=6, status=[1] * 6, tape=battle("k k k"))
    say(m, "0 call N")
    assert m.state.status == [2, 1, 1, 1, 1, 1]


@pytest.mark.rule("SA-155", "SA-292", "SA-293", "SA-371", "SA-R17")
def test_the_seventh_hit_breaks_everything_off() -> None:
    m = realm(round=2, tiles=[5, 2, 3, 4], knights="N1", hits=6, tape=battle("k k k"))
    say(m, "0 call N")
    s = m.state
    assert s.result == Result.SAVED
    assert burnt_places(m) == []
    assert s.marker == [0] * 24
    assert s.field_of == NONE
    assert m.over or s.phase == Phase.TIE


@pytest.mark.rule("SA-158")
def test_the_deck_cannot_run_out() -> None:
    """Both Heroes take a knight card, every other card is out: four knights remain, three win."""
    m = realm(
        phase=Phase.FIGHT,
        knights="N1",
        markers="N1",
        field_of=0,
        tape=[0, 0, 0],
    )
    m.state.open, m.state.deck_left = [0, 2, 10, 10], [4, 0, 0, 0]
    m.state.power[0], m.state.removed[Tile.POWER] = 1, m.state.removed[Tile.POWER] - 1
    say(m, "0 reveal", "0 reveal", "0 reveal")
    assert m.state.hits == 1


@pytest.mark.rule("SA-V16")
def test_power_for_a_fully_equipped_knight_almost_always_pays() -> None:
    from fractions import Fraction

    from lindwurm.games.schutt_und_asche.odds import outlook

    pays = 0
    plain = []
    for k in range(3):
        for s in range(3):
            for h in range(11):
                open_cards = {"knights": k, "swords": s, "shields": h, "dragons": 2}
                gear = {"sword": True, "shield": True}
                without = outlook("balanced", **open_cards, **gear).loss
                spent = outlook("balanced", **open_cards, **gear, power=1).loss
                pays += without - spent > Fraction(1, 3)
                if h == 0:
                    plain.append(float(without - spent))
    assert pays == 83
    assert round(min(plain), 3) == 0.351
    assert round(max(plain), 3) == 0.497
