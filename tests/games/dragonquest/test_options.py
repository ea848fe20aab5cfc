"""Rulings that a table may choose: walls after the chamber, protection, names of treasures."""

from __future__ import annotations

import pytest

from lindwurm.games.dragonquest import GAME
from lindwurm.games.dragonquest.actions import Kind
from lindwurm.games.dragonquest.rules.common import total
from lindwurm.games.dragonquest.rules.walls import automatic_block
from lindwurm.games.dragonquest.state import DragonQuest, Mark, Phase
from lindwurm.kernel.game import OptionError
from tests.games.dragonquest.helpers import (
    TEXTS,
    WAY_IN,
    Play,
    damage,
    danger,
    dead,
    hero,
    kinds,
    loot,
    move,
    of,
    only,
    table,
)

# -- the wall step after leaving the chamber (DQ-307) ----------------------------------------------


@pytest.mark.rule("DQ-307", "DQ-R06")
@pytest.mark.parametrize("sparing", [0, 1])
def test_the_turn_after_leaving_has_a_wall_step_unless_the_table_spares_it(sparing: int) -> None:
    m = table(hero(WAY_IN), dead(), sparing=sparing)
    m.do("leave")
    if not sparing:
        m.do("step N5")
        assert m.phase == Phase.WALL
        return
    events = m.do("step N5", move("S S R B D"))
    assert kinds(events)[-3:] == [Kind.TURN, Kind.SPARED, Kind.THREW]
    m.do("stop")
    m.do("step O5")
    assert m.phase == Phase.WALL  # once is enough


@pytest.mark.rule("DQ-307")
def test_who_has_fled_from_the_dragon_is_spared_as_well() -> None:
    m = table(hero(WAY_IN), hero(WAY_IN, sun=4), aside=6, sparing=1)
    m.do("stay", loot("dbbb"), loot("b" * 10), damage(1, 1), loot("b" * 10), damage(1, 1))
    m.do("step N5")
    m.do("step N5", move("S S R B D"))
    assert m.state.active == 1
    assert m.phase == Phase.REROLL
    assert m.state.spared[:2] == [1, 0]


@pytest.mark.rule("DQ-307")
def test_a_new_table_has_the_wall_step_and_may_choose_otherwise() -> None:
    for choice, sparing in (("on", 0), ("off", 1)):
        s = DragonQuest()
        GAME.setup(s, 1, GAME.option_codes(1, {"wall_after_chamber": choice, "start_player": "1"}))
        assert s.sparing == sparing


# -- mail, rope and hood (DQ-308) ------------------------------------------------------------------


def trapped(items: str, trap: str, asking: int, *tapes: list[int], **sheet: object) -> Play:
    m = table(hero(items=items, **sheet), dead(), asking=asking)  # type: ignore[arg-type]
    m.throw("S S S B D", danger(f"{trap} {trap}"), *tapes)
    return m


@pytest.mark.rule("DQ-308", "DQ-R03")
@pytest.mark.parametrize(
    ("item", "trap"), [("mail", "arrows"), ("rope", "trapdoor"), ("hood", "mist")]
)
def test_an_owner_who_is_asked_may_use_what_protects(item: str, trap: str) -> None:
    m = trapped(item, trap, 1)
    assert m.phase == Phase.TRAP
    assert m.asked == 0
    assert m.options == ["protect", "endure"]
    assert only(m.do("protect"), Kind.PROTECTED).a == 0
    assert m.left_behind() == [item]
    assert m.state.lp[0] == 13
    assert m.state.trap[0] == [0, 0, 0]
    assert m.state.foe == 0
    assert m.phase == Phase.WALL


@pytest.mark.rule("DQ-308")
def test_an_owner_who_is_asked_may_bear_the_trap_and_keep_the_item() -> None:
    m = trapped("rope", "trapdoor", 1, traps=(0, 1, 0))
    m.do("endure")
    assert m.state.lp[0] == 7
    assert m.state.trap[0] == [0, 2, 0]
    assert m.held() == ["rope"]
    assert m.state.foe == 0
    m = trapped("rope", "trapdoor", 1, traps=(0, 2, 0))
    m.do("endure")
    assert m.over  # the third time kills, whatever lies in front of the hero


@pytest.mark.rule("DQ-308", "DQ-108")
def test_nobody_is_asked_without_the_right_item_or_at_other_tables() -> None:
    assert trapped("rope", "arrows", 1, damage(2)).state.lp[0] == 10
    m = trapped("mail", "arrows", 0)
    assert m.left_behind() == ["mail"]
    assert m.phase == Phase.WALL
    assert m.rule("protect", 0) == m.rule("endure", 0) == "DQ-108"


@pytest.mark.rule("DQ-308")
def test_a_table_chooses_whether_to_ask() -> None:
    for choice, asking in (("next", 0), ("asked", 1)):
        s = DragonQuest()
        GAME.setup(s, 1, GAME.option_codes(1, {"protection": choice}))
        assert s.asking == asking


# -- the automaton near a goal (DQ-309) ------------------------------------------------------------


def shortest(s: DragonQuest, start: str) -> set[str]:
    """Fields on shortest ways from a place to the exit, over fields without marks; found anew."""
    from lindwurm.games.dragonquest.data import CHAMBER, EXIT, FIELD, ORTHO, PLACES

    def spread(origin: int) -> dict[int, int]:
        far, queue = {origin: 0}, [origin]
        for here in queue:
            for there in (p for p in ORTHO[here] if p >= 0):
                free = there in (CHAMBER, EXIT) or not s.mark[0][there]
                if free and there not in far and (here in (origin,) or here not in (CHAMBER, EXIT)):
                    far[there] = far[here] + 1
                    queue.append(there)
        return far

    out, home = spread(FIELD[start]), spread(EXIT)
    whole = out[EXIT]
    return {PLACES[p] for p in out if p in home and out[p] + home[p] == whole}


@pytest.mark.rule("DQ-309", "DQ-R27")
@pytest.mark.parametrize("at", ["J8", "I6", "J4", "K8", "L3", "H6"])
def test_beside_the_chamber_the_automaton_walls_up_the_way_out(at: str) -> None:
    """No wall may stand beside the chamber, so a real opponent thinks of what comes after it."""
    way_out = shortest(table(hero(at)).state, "T")
    seen = set()
    for pick in range(1, 40):
        m = table(hero(at), hero())
        field = automatic_block(m.state, 0, pick, True)
        m.wall(1, 1)
        assert m.rule(f"block {name(field)}") is None
        seen.add(name(field))
    if at == "H6":  # I6 is on his only shortest way
        assert seen == {"I6"}
    else:
        assert seen <= way_out
    assert m.place() == at


def name(field: int) -> str:
    from lindwurm.games.dragonquest.data import PLACES

    return PLACES[field]


@pytest.mark.rule("DQ-309")
def test_beside_the_exit_the_automaton_stays_near() -> None:
    m = table(hero(WAY_IN + " N5 O5 P5 Q5 R5 S5 T5 U5 U4 U3 U2"), hero())
    for pick in range(1, 20):
        assert name(automatic_block(m.state, 0, pick, True)) in ("V1", "V3")


@pytest.mark.rule("DQ-309")
def test_the_automaton_of_older_tables_is_nearsighted() -> None:
    s = DragonQuest()
    GAME.setup(s, 1, GAME.option_codes(1, {}))
    assert s.nearsighted == 0
    GAME.setup(s, 1, GAME.option_codes(1, GAME.meant({})))
    assert s.nearsighted == 1
    m = table(hero("J8"), nearsighted=1)
    m.wall(1, 1, [0], move("S S B B D"))
    assert m.marked(Mark.BLOCKED) == ["C1"]  # the first of all fields
    m = table(hero("J8"))
    m.wall(1, 1, move("S S B B D"))
    assert set(m.marked(Mark.BLOCKED)) <= shortest(table(hero("J8")).state, "T")


# -- names of house treasures (DQ-310) -------------------------------------------------------------


@pytest.mark.rule("DQ-310", "DQ-213")
@pytest.mark.parametrize(
    ("options", "names"),
    [
        ({}, ("Dragon Egg", "Star of the East")),
        ({"h1_name": "moon_harp"}, ("Moon Harp", "Star of the East")),
        (
            {"h1_name": "star_of_the_east", "h2_name": "dragon_egg"},
            ("Star of the East", "Dragon Egg"),
        ),
    ],
)
def test_the_table_names_its_treasures(options: dict[str, str], names: tuple[str, str]) -> None:
    s = DragonQuest()
    house = {"house_treasures": "h1_h2", **options}
    GAME.setup(s, 2, GAME.option_codes(2, house))
    for treasure, called in zip(("h1", "h2"), names, strict=True):
        m = table(
            hero(WAY_IN), hero(), options=house, phase=Phase.TREASURE, starlight=6, named=s.named
        )
        label = TEXTS[0].action(m.code(f"take {treasure}"), m.state, 0)
        assert label.startswith(f"Take {called} (")
        before, events = total(m.state, 0), m.do(f"take {treasure}")
        (taken,), (worth,) = of(events, Kind.TREASURE), of(events, Kind.WORTH)
        assert TEXTS[0].event(taken, 0) == f"You take {called}."
        assert worth.b == total(m.state, 0) - before > 0
        assert m.treasures() == [treasure]


@pytest.mark.rule("DQ-310")
def test_two_treasures_of_one_name_are_refused() -> None:
    with pytest.raises(OptionError, match="same name"):
        GAME.option_codes(2, {"house_treasures": "h1_h2", "h1_name": "star_of_the_east"})
    GAME.option_codes(2, {"house_treasures": "h1", "h1_name": "star_of_the_east"})
