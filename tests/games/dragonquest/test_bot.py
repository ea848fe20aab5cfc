"""What anybody at the table would laugh at, the heuristic player does not do."""

from __future__ import annotations

from typing import Any

import pytest

from lindwurm.games.dragonquest import GAME
from lindwurm.games.dragonquest.data import CHAMBER, EXIT, FIELD, PLACES
from lindwurm.games.dragonquest.hunted import demon_gets, refuge, steps_to_safety
from lindwurm.games.dragonquest.prospect import heading
from lindwurm.games.dragonquest.rules.demon import legal_demon
from lindwurm.games.dragonquest.state import DragonQuest, Fate, Phase
from tests.games.dragonquest.helpers import WAY_IN, Play, dead, hero, table

AWAY = f"{WAY_IN} N5 O5"


def choice(m: Play, seat: int = 0) -> str:
    """What the heuristic player does; the table stays as it is."""
    before = m.state.to_bytes()
    legal = m.legal(seat)
    assert GAME.bot is not None
    action = GAME.bot(m.state, seat, legal, len(legal), [1, 2, 3, 4])
    assert m.state.to_bytes() == before
    assert action in legal
    return m.text(action)


def reached(s: DragonQuest, hero: int, place: int) -> bool:
    """Whether some two steps that the rules allow bring the demon to a place (found anew)."""
    start: Any = s.copy()
    start.at[hero], start.active = place, hero
    todo = [(start, 2)]
    while todo:
        here, steps = todo.pop()
        out = [0] * 16
        for action in out[: legal_demon(here, out)]:
            field = GAME.verbs.split(action)[1][0]
            if field == place:
                return True
            if steps == 2:
                on: Any = here.copy()
                on.demon_at[hero] = field
                on.mark[hero][field] |= 4
                todo.append((on, 1))
    return False


@pytest.mark.parametrize("demon", ["H2 L3", "H2 N3", "H2 O4", "H2 I4 N9", "H2 J3 K3 L4", "H2 P8"])
def test_the_demons_reach_is_what_the_rules_allow(demon: str) -> None:
    m = table(hero(WAY_IN, demon=demon), hero())
    for field in range(CHAMBER):
        if not m.state.mark[0][field]:
            assert demon_gets(m.state, 0, field) == reached(m.state, 0, field), PLACES[field]
    assert not demon_gets(m.state, 0, CHAMBER)


@pytest.mark.parametrize("demon", ["L3", "N3", "O4"])
@pytest.mark.parametrize("rival", [hero(), dead()])
def test_nobody_leaves_the_chamber_into_the_demons_arms(demon: str, rival: dict[str, Any]) -> None:
    """It left by N5 and died at once, though K8 and others are safe (DQ-F3)."""
    sheet = hero(WAY_IN, demon=f"H2 {demon}", sun=8)
    m = table(sheet, rival, phase=Phase.LEAVE, leaving=1)
    field = FIELD[choice(m).split()[1]]
    assert not reached(m.state, 0, field)


def test_nobody_ends_a_walk_in_the_demons_reach() -> None:
    """With steps enough to get away the hero gets away, also if that is not the shortest way."""
    for demon in ("Q5", "R4", "P7", "R6"):
        sheet = hero(AWAY, demon=f"H2 {demon}", sun=12)
        m = table(sheet, hero(), phase=Phase.MOVE, steps=5)
        while m.phase == Phase.MOVE and m.state.steps and m.state.active == 0:
            place = refuge(m.state, 0, EXIT)
            before = m.state.at[0]
            action = choice(m)
            if action == "stop":
                assert place == before
                break
            m.state.steps -= 1
            m.state.at[0] = FIELD[action.split()[1]]
            m.state.mark[0][m.state.at[0]] |= 1
        assert not reached(m.state, 0, m.state.at[0]), demon


def test_dice_are_thrown_again_for_the_steps_that_save() -> None:
    """Two skulls and no step would be a good moment to stop, were it not for the demon."""
    sheet = hero(AWAY, demon="H2 P8", sun=9)
    lying = {"dice": [1, 1, 6, 6, 5], "rerolls": 1, "phase": Phase.REROLL}
    m = table(sheet, hero(), **lying)
    assert steps_to_safety(m.state, 0) == 0
    assert choice(m) == "stop"
    m = table(hero(AWAY, demon="H2 O7", sun=9), hero(), **lying)
    assert steps_to_safety(m.state, 0) == 1
    assert choice(m).startswith("reroll")


def chamber(rival: dict[str, Any], gold: int = 17, sun: int = 9, **more: Any) -> Play:
    return table(hero(WAY_IN, hundreds=gold, sun=sun), rival, **more)


def test_staying_or_leaving_depends_on_the_rivals() -> None:
    """It was the same with a rival home with 5,000 and with a rival dead (DQ-F4)."""
    rich = hero(AWAY, hundreds=50, fate=Fate.ESCAPED)
    poor = hero(AWAY, hundreds=5, fate=Fate.ESCAPED)
    assert choice(chamber(rich)) == "stay"
    assert choice(chamber(dead())) == "leave"
    assert choice(chamber(poor)) == "leave"
    assert choice(chamber(rich, sun=12)) == "stay"  # a long way, but the other one leads to nothing


def test_the_dragon_robs_richer_rivals_too() -> None:
    """Six dice aside: one more throw wakes it every other time, and that is not all bad."""
    rich, poor = hero(WAY_IN, hundreds=40, sun=8), hero(WAY_IN, hundreds=16, sun=8)
    assert choice(table(poor, rich, aside=6)) == "stay"
    assert choice(table(rich, poor, aside=6)) == "leave"


def test_nobody_walks_home_to_a_certain_loss() -> None:
    """With 1,750 after a rival has escaped with 2,800 there is still the chamber (DQ-F4)."""
    home = hero(AWAY, hundreds=28, fate=Fate.ESCAPED)
    sheet = hero(f"{AWAY} O4", fifties=35, sun=8)
    m = table(sheet, home, phase=Phase.MOVE, steps=2)
    assert heading(m.state, 0) == CHAMBER
    assert choice(m) == "step N4"
    richer = hero(f"{AWAY} O4", hundreds=29, sun=8)
    assert heading(table(richer, home, phase=Phase.MOVE, steps=2).state, 0) == EXIT
    late = hero(f"{AWAY} O4", fifties=35, sun=16)
    assert heading(table(late, home, phase=Phase.MOVE, steps=2).state, 0) == EXIT
    alone = table(sheet, dead(), phase=Phase.MOVE, steps=2)
    assert heading(alone.state, 0) == EXIT


def test_who_may_buy_the_win_waits_before_the_exit() -> None:
    """2,000 lose to 2,800 at home, and one more purchase wins: while there is time for it."""
    home = hero(AWAY, hundreds=28, fate=Fate.ESCAPED)

    def before_the_exit(**sheet: int) -> str:
        return choice(table(hero(f"{AWAY} V2", **sheet), home, phase=Phase.MOVE, steps=1))

    assert before_the_exit(hundreds=20, sun=14) == "stop"
    assert before_the_exit(hundreds=29, sun=14) == "step W2"
    assert before_the_exit(hundreds=17, sun=14) == "step W2", "the necklace is worth 1,000"
    last = table(hero(), hero()).state.last_sun[0]
    assert before_the_exit(hundreds=20, sun=last) == "step W2"


def test_points_are_saved_for_the_gold_that_wins() -> None:
    """Four points buy a rope, which does not help him who is beaten; six buy the necklace."""
    home = hero(AWAY, hundreds=28, fate=Fate.ESCAPED)

    def buys(**sheet: int) -> str:
        gone = {"items": "sring", "ep": 4, "lp": 1, "traps": (0, 1, 0)}
        return choice(table(hero(f"{AWAY} V2", **gone, **sheet), home, phase=Phase.BUY))

    assert buys(hundreds=18, sun=18) == "pass"
    assert buys(hundreds=29, sun=18) == "buy rope"


def test_gold_is_bought_where_it_wins() -> None:
    """Home with 2,000 loses to 2,800 and wins with the necklace; nobody needs a hood then."""
    home = hero(AWAY, hundreds=28, fate=Fate.ESCAPED)
    m = table(hero(AWAY, hundreds=20, ep=6, sun=17, lp=9), home, phase=Phase.BUY)
    assert choice(m) == "buy necklace"


def test_what_a_throw_brings_depends_on_what_is_left() -> None:
    """Where all treasures are gone, another throw is hardly worth the dragon."""
    everything = [f"t{n:02}" for n in range(1, 14)]  # a dead hero has them
    sheets = hero(WAY_IN, hundreds=15, sun=10), hero(AWAY, hundreds=20, sun=10), dead()
    assert choice(table(*sheets, aside=3)) == "stay"
    assert choice(table(*sheets, aside=3, out=everything)) == "leave"


@pytest.mark.parametrize("at", ["J8", "J4", "L3"])
def test_walls_of_bots_are_on_the_way(at: str) -> None:
    """Hero on J8 bound for the chamber: it walled up W9 and C11 (DQ-F5)."""
    from tests.games.dragonquest.test_options import shortest

    m = table(hero(at), hero())
    m.wall(2, 2)
    assert m.phase == Phase.BLOCK
    way = shortest(m.state, "T")
    assert choice(m, 1).split()[1] in way
