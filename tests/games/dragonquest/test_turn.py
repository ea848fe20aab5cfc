"""Simultaneous choices, rounds, the sun track and purchases (catalogue 4.3, 5.1, 5.2)."""

from __future__ import annotations

import pytest

from lindwurm.games.dragonquest.actions import Kind
from lindwurm.games.dragonquest.rules.defaults import default
from lindwurm.games.dragonquest.state import Cause, Fate, Phase, RowState
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.match import IllegalAction, UndoError
from tests.games.dragonquest.helpers import (
    COIN,
    WAY_IN,
    Play,
    blocking,
    dead,
    hero,
    kinds,
    loot,
    next_turn,
    only,
    table,
    walking,
)

IDLE = "S S B B D"


# -- simultaneous decisions (4.3) ------------------------------------------------------------------


@pytest.mark.rule("DQ-09")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_tile_and_number_come_in_either_order_and_show_together(order: tuple[int, int]) -> None:
    m = table()
    assert m.actors == (0, 1)
    choices = {0: "name 3", 1: "tile 3"}
    m.act(order[0], choices[order[0]])
    assert m.actors == (order[1],)
    assert m.view(order[1])["tile" if order[0] else "number"] is None
    m.act(order[1], choices[order[1]])
    revealed = only(m.events(None), Kind.REVEALED)
    assert (revealed.b, revealed.c) == (3, 3)
    assert m.phase == Phase.BLOCK


@pytest.mark.rule("DQ-10")
def test_a_choice_cannot_be_changed() -> None:
    m = table()
    m.act(1, "tile 3")
    with pytest.raises(IllegalAction):
        m.act(1, "tile 2")
    with pytest.raises(UndoError, match="seat 1 must agree"):
        m.undo(1)
    m = table()
    m.act(0, "name 1")
    with pytest.raises(IllegalAction):
        m.act(0, "name 2")
    with pytest.raises(UndoError, match="seat 2 must agree"):
        m.undo(0)
    assert m.rule("tile 1") is None
    assert m.rule("name 1", seat=1) == "DQ-38"


def silent(m: Play, seat: int, seed: int = 1) -> str:
    """What is done for a seat that does not answer."""
    words = [0, 0, 0, 0]
    seed_words(words, seed, 0)
    legal = m.legal(seat)
    out = legal + [0] * (m.game.max_legal - len(legal))
    before = m.state.to_bytes()
    choice = default(m.state, seat, out, len(legal), words)
    assert choice in legal
    assert m.state.to_bytes() == before
    return m.text(choice)


@pytest.mark.rule("DQ-12")
def test_what_is_done_for_a_silent_seat() -> None:
    m = table()
    assert {silent(m, 1, seed) for seed in range(40)} == {"tile 1", "tile 2", "tile 3"}
    assert {silent(m, 0, seed) for seed in range(40)} == {"name 1", "name 2", "name 3"}
    m.throw(IDLE)
    assert silent(m, 0) == "stop"
    assert silent(table(hero(ep=6), hero(), phase=Phase.BUY), 0) == "pass"
    assert silent(table(hero(fifties=1, hundreds=1), hero(), phase=Phase.COIN), 0) == "cross 50"
    m = table(hero(items="mring"), hero(), phase=Phase.RING, foe=6)
    assert silent(m, 0) == "use_ring"
    m = table(hero("J7 T", items="talisman"), hero(), phase=Phase.TALISMAN, entered=1)
    assert silent(m, 0) == "use_talisman"
    m = table(hero("J7 T"), hero(), phase=Phase.TREASURE, starlight=4)
    assert silent(m, 0) == "take t05"


@pytest.mark.rule("DQ-12")
def test_a_silent_hero_walks_a_shortest_way_with_all_steps() -> None:
    m = walking(hero("E8"), steps=4)
    for left in (6, 5, 4, 3):
        m.act(0, silent(m, 0))
        at = m.place()
        assert abs(ord(at[0]) - ord("J")) + abs(int(at[1:]) - 7) == left - 1
    m = walking(hero(f"{WAY_IN} N5 O5 P5"), steps=1)
    assert silent(m, 0) in ("step P4", "step Q5")
    m = walking(hero("A9 B10 B11 A11"), steps=2)  # only the dead end A10 is left
    assert m.options == ["step A10", "stop"]
    assert silent(m, 0) == "stop"


@pytest.mark.rule("DQ-12")
@pytest.mark.parametrize(
    ("sun", "aside", "choice"),
    [(5, 0, "stay"), (5, 4, "stay"), (5, 5, "leave"), (9, 0, "stay"), (10, 0, "leave")],
)
def test_a_silent_hero_leaves_in_time(sun: int, aside: int, choice: str) -> None:
    """13 steps out: 12 / 1.5 + 1 = 9 turns must remain after this one."""
    m = table(hero("J7 T", sun=sun), hero(), aside=aside)
    assert silent(m, 0) == choice


@pytest.mark.rule("DQ-12")
def test_a_silent_hero_leaves_by_the_field_nearest_to_the_exit() -> None:
    m = table(hero("J7 T"), hero(), phase=Phase.LEAVE, leaving=1)
    assert silent(m, 0) == "step M4"
    m = table(hero("J7 T"), hero("K8 T"), phase=Phase.FLEE, asked=0)
    assert silent(m, 0) == "step M4"


@pytest.mark.rule("DQ-12", "DQ-271", "DQ-R07")
def test_the_automaton_acts_for_an_absent_neighbour() -> None:
    m = blocking(hero("A10 A9"))
    chosen = {silent(m, 1, seed) for seed in range(12)}
    assert chosen == {"block B9"}  # the field on most shortest ways that may be walled up
    m = table(hero("P9", demon="H2"), hero(), phase=Phase.DEMON, demon_steps=2)
    assert silent(m, 1) == "demon I3"


# -- rounds and the sun track (5.1) ----------------------------------------------------------------


@pytest.mark.rule("DQ-13", "DQ-18", "DQ-19", "DQ-195")
def test_after_the_last_round_the_sun_sets() -> None:
    m = table(hero(sun=19), dead(sun=7))
    m.throw("S S R B D")
    m.do("stop")
    m.do("step A9")  # the last turn is played in full
    assert m.place() == "A9"
    assert m.over
    assert (m.state.fate[0], m.state.cause[0]) == (Fate.DEAD, Cause.SUNSET)


@pytest.mark.rule("DQ-13", "DQ-195")
def test_the_amulet_gives_a_twentieth_round() -> None:
    m = table(hero(sun=19, last_sun=20, used="amulet"), hero(sun=19), active=1)
    m.throw(IDLE)
    m.do("stop")
    assert m.state.fate[:2] == [Fate.INSIDE, Fate.DEAD]
    assert (m.state.active, m.state.sun[0], m.state.round_number) == (0, 20, 20)
    m.throw(IDLE)
    m.do("stop")
    assert m.over
    assert m.state.cause[0] == Cause.SUNSET


@pytest.mark.rule("DQ-14", "DQ-184")
def test_turns_go_clockwise_past_the_dead_and_the_escaped() -> None:
    gone = hero(f"{WAY_IN} N5 W2", fate=Fate.ESCAPED)
    m = table(hero(), dead(), gone, hero(sun=4))
    m.throw(IDLE)
    m.do("stop")
    assert m.state.active == 3
    m.throw(IDLE)
    m.do("stop")
    assert m.state.active == 0
    assert m.state.sun[:4] == [6, 5, 5, 5]


@pytest.mark.rule("DQ-15", "DQ-16")
def test_a_turn_begins_with_the_next_sun_box() -> None:
    m = next_turn(hero(sun=5))
    events = m.do("stop")
    assert only(events, Kind.TURN)[1:4] == (0, 6, 19)
    assert m.state.sun[0] == 6
    m = next_turn(hero("J7 T", sun=5))
    m.do("stop")
    assert (m.state.sun[0], m.phase) == (6, Phase.CHAMBER)
    m = next_turn(hero(sun=5, skip=1))
    m.do("stop")
    assert m.state.sun[0] == 6


@pytest.mark.rule("DQ-17", "DQ-173")
def test_no_sun_box_is_crossed_in_the_turn_of_another() -> None:
    m = table(hero("J7 T", sun=5), hero("K8 T", sun=5), aside=6)
    m.do("stay", loot("dbbb"), loot("b" * 10), [0, 0], loot("b" * 10), [0, 0])
    m.do("step N5")
    m.do("step N6")
    assert m.state.sun[:2] == [5, 6]  # only the turn of seat 1 that follows


@pytest.mark.rule("DQ-20", "DQ-R04", "DQ-228")
def test_the_amulet_bought_on_the_last_box_adds_a_turn() -> None:
    m = table(hero(sun=19, ep=6), dead(), phase=Phase.BUY)
    m.do("buy amulet")
    m.throw(IDLE)
    m.do("stop")
    assert not m.over
    assert (m.state.sun[0], m.state.last_sun[0]) == (20, 20)
    again = table(hero(sun=20, last_sun=20, used="amulet", ep=6), dead(), phase=Phase.BUY)
    assert again.rule("buy amulet") == "DQ-28"


# -- purchases (5.2) -------------------------------------------------------------------------------


def shop(**sheet: object) -> Play:
    """Seat 0 may buy."""
    return table(hero(**{"ep": 5, **sheet}), hero(), phase=Phase.BUY)  # type: ignore[arg-type]


@pytest.mark.rule("DQ-21", "DQ-R05", "DQ-63")
def test_buying_comes_after_sun_and_spider_and_before_tiles_and_dice() -> None:
    m = next_turn(hero(f"{WAY_IN} N5", woke="spider", ep=4, fifties=1))
    events = m.do("stop", COIN)
    assert kinds(events)[-2:] == [Kind.TURN, Kind.COIN_LOST]
    assert m.phase == Phase.BUY
    m.do("pass")
    assert m.phase == Phase.WALL
    assert m.rule("buy rope", seat=0) == "DQ-21"
    m.throw(IDLE)
    assert m.rule("buy rope") == "DQ-21"


@pytest.mark.rule("DQ-22")
@pytest.mark.parametrize(("ep", "count"), [(4, 4), (5, 8), (6, 12)])
def test_the_active_row_pays(ep: int, count: int) -> None:
    m = shop(ep=ep)
    assert len(m.options) == 1 + count
    assert m.rule("buy potion") == (None if ep >= 5 else "DQ-22")
    assert m.rule("buy amulet") == (None if ep >= 6 else "DQ-22")


@pytest.mark.rule("DQ-22")
def test_below_four_ep_nobody_is_asked() -> None:
    m = next_turn(hero(ep=3))
    m.do("stop")
    assert m.phase == Phase.WALL


@pytest.mark.rule("DQ-23", "DQ-24", "DQ-25", "DQ-26")
def test_a_purchase_crosses_out_the_row_and_its_danger() -> None:
    m = shop(ep=6)
    m.do("buy rope")
    assert m.state.row[0] == [RowState.BOUGHT, RowState.OPEN, RowState.OPEN]
    assert m.phase == Phase.WALL  # no second purchase: the next row is empty
    m.throw("R D D D D")
    m.do("stop")
    m.do("stop")
    assert m.state.ep[0] == [6, 4, 0]  # four EP go into the next row, the surplus is lost
    assert m.state.spider[0] == 0


@pytest.mark.rule("DQ-27")
def test_three_items_are_the_most() -> None:
    m = next_turn(hero(items="rope mail hood"))
    m.do("stop")
    assert m.phase == Phase.WALL
    assert m.state.bought[0] == 3
    m = table(hero(items="rope mail", ep=4), hero(), phase=Phase.BUY)
    m.do("buy hood")
    assert m.held() == ["mail", "rope", "hood"]
    assert m.state.row[0] == [RowState.BOUGHT] * 3


@pytest.mark.rule("DQ-28")
def test_each_item_exists_once() -> None:
    m = table(hero(ep=4), hero(items="rope"), phase=Phase.BUY)
    assert m.rule("buy rope") == "DQ-28"
    assert "buy mail" in m.options
    m = table(hero(ep=5), hero(used="orb"), phase=Phase.BUY)
    assert m.rule("buy orb") == "DQ-28"


@pytest.mark.rule("DQ-30")
def test_ep_may_be_saved() -> None:
    m = shop(ep=5)
    m.do("pass")
    m.throw("S S R B D")
    m.do("stop")
    m.do("stop")
    assert m.state.ep[0] == [6, 0, 0]
    assert m.state.row[0][0] == RowState.OPEN


@pytest.mark.rule("DQ-31", "DQ-R05")
@pytest.mark.parametrize("choice", ["stay", "leave"])
def test_buying_in_the_chamber_comes_before_throw_or_step(choice: str) -> None:
    m = table(hero("J7 T", ep=4), hero())
    m.do(choice)
    assert m.phase == Phase.BUY
    m.do("buy sring", *([loot("b" * 10)] if choice == "stay" else []))
    assert m.held() == ["sring"]
    assert m.phase == (Phase.WALL if choice == "stay" else Phase.LEAVE)


@pytest.mark.rule("DQ-32", "DQ-105")
def test_a_skipped_turn_buys_nothing() -> None:
    m = next_turn(hero(ep=6, skip=1), hero(sun=4))
    events = m.do("stop")
    assert Kind.SKIPPED in kinds(events)
    assert m.state.active == 1  # straight on to the next hero
    assert m.state.skip[0] == 0
    assert m.state.ep[0] == [6, 0, 0]
