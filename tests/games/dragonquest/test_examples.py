"""The worked examples of the rule book, with taped dice (catalogue 10)."""

from __future__ import annotations

import pytest

from lindwurm.games.dragonquest.actions import Kind
from lindwurm.games.dragonquest.data import Danger, Loot
from lindwurm.games.dragonquest.state import Cause, Fate, Mark, Phase, Reminder, RowState
from tests.games.dragonquest.helpers import (
    MONSTER,
    SWORD,
    damage,
    danger,
    hero,
    kinds,
    loot,
    move,
    of,
    only,
    table,
)

SKULLS = "S S S S D"


@pytest.mark.rule("DQ-274")
def test_gina_and_christoph_agree() -> None:
    m = table()
    m.act(1, "tile 2")
    m.act(0, "name 2")
    assert (m.phase, m.asked) == (Phase.BLOCK, 1)
    m.do("block D6", move("S S B B D"))
    assert m.marked(Mark.BLOCKED, 0) == ["D6"]


@pytest.mark.rule("DQ-275")
@pytest.mark.parametrize("number", [1, 3])
def test_gina_names_another_number(number: int) -> None:
    m = table()
    m.wall(2, number, move("S S B B D"))
    assert m.marked(Mark.BLOCKED, 0) == []


@pytest.mark.rule("DQ-276")
def test_anna_stops() -> None:
    m = table()
    m.throw("S S R C D")
    m.do("stop")
    m.do("step A9")
    m.do("step A8")
    assert (m.place(), m.state.ep[0], m.state.active) == ("A8", [1, 0, 0], 1)


@pytest.mark.rule("DQ-277")
def test_beate_rerolls_two_blanks() -> None:
    m = table()
    m.throw("S B B R C")
    m.do("reroll 23", move("S R", "23"))
    events = m.do("stop")
    assert only(events, Kind.STOPPED)[2:4] == (3, 0)


@pytest.mark.rule("DQ-278")
def test_christian_stays_where_he_is() -> None:
    m = table()
    m.throw("S B B B S")
    m.do("stop")
    assert (m.place(), m.state.ep[0], m.state.lp[0]) == ("A10", [0, 0, 0], 13)


@pytest.mark.rule("DQ-279")
def test_david_rerolls_twice() -> None:
    m = table()
    m.throw("B B R R D")
    m.do("reroll 12", move("S B", "12"))
    events = m.do("reroll 2", move("D", "2"))
    assert only(events, Kind.STOPPED)[2:4] == (2, 2)
    m.do("step A9")
    m.do("step A8")
    assert m.state.ep[0] == [2, 0, 0]


@pytest.mark.rule("DQ-280")
def test_erika_buys_the_orb() -> None:
    m = table(hero(ep=5), hero(), phase=Phase.BUY)
    m.do("buy orb")
    assert m.held() == ["orb"]
    assert m.state.row[0] == [RowState.BOUGHT, RowState.OPEN, RowState.OPEN]
    assert (m.phase, m.state.active) == (Phase.WALL, 0)


@pytest.mark.rule("DQ-281")
def test_frederick_wakes_the_spider() -> None:
    m = table(hero(ep=5), hero(), phase=Phase.BUY)
    m.do("pass")
    m.throw("S S C D D")
    m.do("stop")
    m.do("step A9")
    assert m.state.ep[0] == [6, 0, 0]
    assert m.state.row[0][0] == RowState.WOKE
    assert m.state.spider[0] == Reminder.TILE


@pytest.mark.rule("DQ-282")
def test_henry_meets_an_orc() -> None:
    m = table()
    events = m.throw(SKULLS, danger("orc orc"), SWORD)
    assert len(of(events, Kind.DANGER_DIE)) == 2
    assert only(events, Kind.FOUGHT).b == Danger.ORC


@pytest.mark.rule("DQ-283", "DQ-284")
def test_ivana_meets_arrows() -> None:
    m = table()
    events = m.throw(SKULLS, danger("orc arrows arrows"), damage(2))
    assert only(events, Kind.TRAPPED)[2:4] == (Danger.ARROWS, 3)
    assert (m.state.lp[0], m.state.trap[0]) == (10, [1, 0, 0])


@pytest.mark.rule("DQ-285", "DQ-286")
def test_john_breathes_mist() -> None:
    m = table(hero(), hero(sun=4))
    m.throw(SKULLS, danger("mist troll orc", "A"))
    assert (m.state.lp[0], m.state.skip[0]) == (11, Reminder.TILE)
    m.throw("S S B B D")
    events = m.do("stop")
    assert kinds(events)[-3:] == [Kind.TURN, Kind.SKIPPED, Kind.TURN]
    assert (m.state.skip[0], m.state.sun[0]) == (0, 6)
    m.throw("S S B B D")
    m.do("stop")
    assert (m.state.active, m.phase, m.state.sun[0]) == (0, Phase.WALL, 7)


@pytest.mark.rule("DQ-287")
def test_karin_fights_a_ghoul() -> None:
    m = table()
    fight = [*MONSTER, *damage(1, 3), *MONSTER, *damage(2, 2), *SWORD]
    events = m.throw(SKULLS, danger("ghoul ghoul"), fight)
    assert [e.b for e in of(events, Kind.HIT)] == [1, 2]
    assert m.state.lp[0] == 10


@pytest.mark.rule("DQ-288", "DQ-289")
def test_lars_and_martina_in_the_chamber() -> None:
    m = table(hero("J7 T"), hero("K8", sun=4))
    m.do("stay", loot("dd b 55 1 ssss"))
    assert (m.state.aside, m.state.starlight) == (2, 4)
    m.do("take t05")
    assert m.gold(0) == 2400
    m.throw("S S R B D")
    m.do("stop")
    m.do("step T", loot("dd bbb 5 1 s"))
    assert (m.state.aside, m.gold(1), m.treasures(1)) == (4, 150, [])
    assert m.state.active == 0


@pytest.mark.rule("DQ-290")
def test_nicholas_wakes_the_dragon() -> None:
    m = table(hero("J7 T", lp=5, treasures="t09", hundreds=2), hero(), aside=6)
    m.do("stay", loot("dbbb"), loot("ddbbbbbbbb"), damage(2, 3))
    assert (m.state.lp[0], m.state.fate[0], m.state.cause[0]) == (0, Fate.DEAD, Cause.DRAGON)
    assert (m.treasures(0), m.state.hundreds[0], m.state.aside) == ([], 0, 0)


@pytest.mark.rule("DQ-291")
def test_lars_leaves() -> None:
    m = table(hero("J7 T", sun=6), hero())
    m.do("leave")
    m.do("step N5")
    assert (m.place(), m.state.active, m.state.loot) == ("N5", 1, [Loot.NONE] * 10)


@pytest.mark.rule("DQ-292")
def test_the_demon_hunts() -> None:
    m = table(hero("Q4", demon="H2"), hero(), phase=Phase.DEMON, demon_steps=2)
    assert set(m.options) == {"demon I1", "demon I2", "demon I3"}
    m.do("demon I3")
    assert set(m.options) == {"demon J2", "demon J3", "demon J4"}
    m.do("demon J4")
    assert m.marked(Mark.DEMON) == ["H2", "I3", "J4"]


@pytest.mark.rule("DQ-295")
def test_the_skeletons_first_three_skulls() -> None:
    m = table(hero("Q9", items="rope mail", ep=6), hero())
    m.throw("S S B B D")
    m.do("stop", MONSTER * 3, SWORD)
    assert m.state.lp[0] == 7


@pytest.mark.rule("DQ-296")
def test_orc_and_troll() -> None:
    m = table()
    m.throw(SKULLS, danger("orc orc"), MONSTER, damage(1, 3), SWORD)
    assert m.state.lp[0] == 10
    m = table()
    m.throw(SKULLS, danger("troll troll"), MONSTER, damage(2), SWORD)
    assert m.state.lp[0] == 11
