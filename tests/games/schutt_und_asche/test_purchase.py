"""Section 5.9: the purchase phase."""

from __future__ import annotations

import pytest

from lindwurm.games.schutt_und_asche.actions import Kind
from lindwurm.games.schutt_und_asche.data import Tile
from lindwurm.games.schutt_und_asche.state import Phase, Result
from lindwurm.kernel.match import Match
from tests.games.schutt_und_asche.table import (
    battle,
    burnt_places,
    place,
    realm,
    say,
    texts,
    told,
    why,
)


def shop(stacks: dict[str, str] | None = None, gold: str = "2 2 2", **more: object) -> Match:
    """Seat 0 buys; seat 1 comes next and has one gold card."""
    return realm(
        phase=Phase.BUY,
        gold={0: gold, 1: "1"},
        stacks=stacks,
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("SA-159")
def test_purchase_turns_from_the_regent_on() -> None:
    m = realm(3, phase=Phase.BUY, regent=1, gold={0: "2", 1: "2", 2: "2"})
    assert m.actors == (1,)
    assert why(m, 1, "call N") == "SA-84"
    say(m, "1 end", "2 end")
    assert m.actors == (0,)


@pytest.mark.rule("SA-160", "SA-161", "SA-162", "SA-164", "SA-R13", "SA-V22")
@pytest.mark.parametrize(("buys", "sorts"), [(2, 1), (1, 3), (0, 5)])
def test_any_combination_that_can_be_paid(buys: int, sorts: int) -> None:
    """Hand X, 1, 2, 2: five gold, and no gold is lost by card sizes."""
    heap = {"N2": "power power power power", "N3": "shield shield sword sword"}
    m = shop(heap, "X 1 2 2")
    for _ in range(sorts):
        say(m, "0 sort N3")
        while m.state.phase == Phase.SORT:
            m.act(0, m.legal(0)[0])
    for _ in range(buys):
        say(m, "0 buy N2")
    assert m.state.power[0] == buys
    assert not [t for t in texts(m, 0) if t.startswith(("buy", "sort"))]
    assert why(m, 0, "buy N2") == "SA-161"
    assert why(m, 0, "sort N3") == "SA-162"


@pytest.mark.rule("SA-V22", "SA-161")
def test_three_purchases_are_too_many_for_five_gold() -> None:
    m = shop({"N2": "power power power power"}, "X 1 2 2")
    say(m, "0 buy N2", "0 buy N2")
    assert why(m, 0, "buy N2") == "SA-161"
    assert why(m, 0, "sort N2") is None


@pytest.mark.rule("SA-361")
def test_with_one_gold_only_sorting() -> None:
    m = shop(gold="1")
    assert why(m, 0, "buy N2") == "SA-161"
    assert why(m, 0, "sort N2") is None


@pytest.mark.rule("SA-362")
def test_a_single_three() -> None:
    m = shop({"N2": "power power"}, "3")
    say(m, "0 buy N2")
    assert why(m, 0, "buy N2") == "SA-161"
    say(m, "0 sort N2")  # one tile is left: looking is all there is to it
    assert why(m, 0, "sort N2") == "SA-162"
    m = shop(gold="3")
    for _ in range(3):
        say(m, "0 sort N2")
        while m.state.phase == Phase.SORT:
            m.act(0, m.legal(0)[0])
    assert why(m, 0, "sort N2") == "SA-162"


@pytest.mark.rule("SA-162", "SA-180")
def test_sorting_looks_at_all_tiles_in_secret() -> None:
    m = shop({"N2": "attack power sword knight"})
    say(m, "0 sort N2")
    p = place("N2")
    assert sorted(m.view(0)["stack"][p][:4]) == [1, 2, 3, 5]
    assert m.view(1)["stack"][p][:4] == [None] * 4
    say(m, "0 pick power", "0 pick sword", "0 pick knight")
    assert [Tile(t).name for t in m.state.stack[p][:4]] == ["ATTACK", "KNIGHT", "SWORD", "POWER"]
    assert m.view(1)["stack"][p][:4] == [None] * 4
    assert why(m, 0, "pick power") == "SA-162"


@pytest.mark.rule("SA-163")
def test_only_own_unburnt_stacks() -> None:
    m = shop(burnt="N1")
    for action in ("buy S1", "sort S1", "buy N1", "sort N1"):
        assert why(m, 0, action) == "SA-163"


@pytest.mark.rule("SA-165")
def test_what_is_left_is_lost() -> None:
    m = shop(gold="X 1 2")
    say(m, "0 sort N2")
    while m.state.phase == Phase.SORT:
        m.act(0, m.legal(0)[0])
    say(m, "0 end")
    assert m.state.gold[0] == [0, 0, 0, 0]
    assert m.state.gold_discard == [1, 1, 1, 0]
    assert told(m, Kind.LEFT_OVER) == [(0, 2, 0)]
    assert told(m, Kind.PRICE) == [(0, 1, 0)]


@pytest.mark.rule("SA-166", "SA-167")
def test_power_lies_open_in_front_of_the_buyer() -> None:
    m = shop({"N2": "sword power"})
    say(m, "0 buy N2")
    assert told(m, Kind.BOUGHT) == [(0, place("N2"), Tile.POWER)]
    assert told(m, Kind.PRICE) == [(0, 2, 0)]
    assert m.view(1)["power"][0] == 1
    assert m.state.height[place("N2")] == 1


@pytest.mark.rule("SA-168")
def test_a_treasure_lies_like_power() -> None:
    m = shop({"N2": "treasure"}, options={"mode": "coop"})
    say(m, "0 buy N2")
    assert m.view(1)["treasure"][0] == 1
    assert m.state.power[0] == 0


@pytest.mark.rule("SA-169", "SA-70")
@pytest.mark.parametrize("kind", ["knight", "sword", "shield"])
def test_pieces_go_to_any_own_province_with_room(kind: str) -> None:
    m = shop({"N2": kind}, **{f"{kind}s": "N3"})
    say(m, "0 buy N2")
    assert why(m, 0, "place N3") == "SA-70"
    assert why(m, 0, "place S1") == "SA-169"
    say(m, "0 place E5")
    assert getattr(m.state, kind)[place("E5")] == 1


ALL_MINE = [f"{path}{k}" for path in "NE" for k in range(1, 7)]


@pytest.mark.rule("SA-170", "SA-363")
def test_without_room_the_tile_is_lost_and_so_is_the_gold() -> None:
    m = shop({"N2": "knight"}, "2", knights=ALL_MINE)
    before = m.state.removed[Tile.KNIGHT]
    say(m, "0 buy N2")
    assert m.state.removed[Tile.KNIGHT] == before + 1
    assert why(m, 0, "buy N3") == "SA-161"


@pytest.mark.rule("SA-364", "SA-71")
def test_a_sword_without_a_knight_waits() -> None:
    m = shop({"N2": "knight sword"})
    say(m, "0 buy N2", "0 place N4")
    assert m.state.sword[place("N4")] == 1
    say(m, "0 buy N2", "0 place N4", "0 end")  # the knight comes later and finds it
    m.state.phase, m.state.actor = Phase.CALL, 0
    assert m.state.knight[place("N4")] == m.state.sword[place("N4")] == 1
    fought = realm(knights="N1", swords="N1", tape=battle("s s s"))
    say(fought, "0 call N")
    assert fought.state.hits == 1


@pytest.mark.rule("SA-171", "SA-172", "SA-175")
def test_an_ambush_burns_an_undefended_province() -> None:
    m = shop({"N2": "power attack"}, swords="N2", knights="N3")
    before = m.state.removed[Tile.ATTACK]
    say(m, "0 buy N2")
    assert burnt_places(m) == ["N2"]
    assert m.state.sword[place("N2")] == 0
    assert m.state.removed[Tile.ATTACK] == before + 1
    assert m.actors == (0,)  # the turn goes on


@pytest.mark.rule("SA-173", "SA-174", "SA-118")
def test_an_ambush_is_fought_by_the_knight_there() -> None:
    m = shop({"N2": "power attack"}, knights="N2 N3", tape=battle("d d d"))
    say(m, "0 buy N2")
    assert m.state.knight[place("N2")] == 0
    assert burnt_places(m) == []
    assert m.state.knight[place("N3")] == 1
    assert m.state.phase == Phase.BUY
    m = shop({"N2": "power attack"}, knights="N2", tape=battle("k k k"))
    say(m, "0 buy N2")
    assert m.state.hits == 1
    assert m.state.marker == [0] * 24
    assert m.state.phase == Phase.BUY
    m = shop({"N2": "attack"}, knights="N2", shields="N2", tape=battle("h h h"))
    say(m, "0 buy N2", "0 accept")
    assert (m.state.hits, m.state.knight[place("N2")]) == (0, 1)
    assert m.actors == (0,)


@pytest.mark.rule("SA-176", "SA-365", "SA-298")
def test_the_last_blow_may_fall_in_the_purchase_phase() -> None:
    m = shop({"N2": "attack"}, knights="N2", hits=6, round=3, tape=battle("k k k"))
    say(m, "0 buy N2")
    assert m.state.result == Result.SAVED
    assert m.state.round_number == 3


@pytest.mark.rule("SA-177", "SA-366", "SA-R26")
def test_losing_the_last_province_ends_the_turn() -> None:
    owner = {f"{path}{k}": 1 for path in "NESW" for k in range(1, 7)} | {"N2": 0}
    m = shop({"N2": "attack"}, owner=owner, knights="S1")
    say(m, "0 buy N2")
    assert burnt_places(m) == ["N2"]
    assert m.actors == (1,)
    assert m.state.gold_count[0] == 0
    say(m, "1 end")
    assert not m.over


@pytest.mark.rule("SA-178", "SA-R26")
def test_without_provinces_only_the_agitator_is_left() -> None:
    owner = {f"{path}{k}": 1 for path in "NESW" for k in range(1, 7)}
    m = shop(owner=owner, followers={0: "agitator moneylender"}, display="hero", discard="2")
    assert texts(m, 0) == ["end", "agitator"]
    assert why(m, 0, "moneylender") == "SA-178"
    m = realm(
        phase=Phase.CALL,
        tiles=[4, 3, 2, 1],
        revealed=[1, 1, 1, 0],
        turn=3,
        actor=1,
        owner=owner,
        knights="W1",
        gold={0: "2", 1: "2"},
        tape=battle("d d d"),
    )
    say(m, "1 call W")
    while m.state.phase == Phase.OFFER:
        m.act(m.actors[0], "confirm")
    assert m.actors == (1,)  # seat 0 has nothing to decide in the purchase phase


@pytest.mark.rule("SA-179")
def test_empty_stacks_sell_nothing() -> None:
    m = shop({"N2": "power"})
    say(m, "0 buy N2")
    assert why(m, 0, "buy N2") == "SA-179"
    assert why(m, 0, "sort N2") == "SA-179"


@pytest.mark.rule("SA-72")
def test_pieces_stay_where_they_are() -> None:
    m = shop(knights="N3", swords="N3", shields="N3")
    assert not [t for t in texts(m, 0) if "N3" in t and not t.startswith(("buy", "sort"))]
