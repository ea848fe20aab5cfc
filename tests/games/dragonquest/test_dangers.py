"""Step D: danger dice, traps, fights, and the three that are woken (catalogue 5.7 to 5.9)."""

from __future__ import annotations

import pytest

from lindwurm.games.dragonquest.actions import Kind
from lindwurm.games.dragonquest.data import Danger
from lindwurm.games.dragonquest.state import Cause, Fate, Mark, Phase, Reminder
from tests.games.dragonquest.helpers import (
    BITE,
    COIN,
    MONSTER,
    SWORD,
    WAY_IN,
    Play,
    damage,
    danger,
    hero,
    kinds,
    loot,
    next_turn,
    of,
    only,
    table,
    walking,
)

SKULLS = "S S S R D"
IDLE = "S S B B D"


def meet(m: Play, name: str, *tapes: list[int]) -> list[object]:
    """Throw three skulls and meet a danger on the second die."""
    return list(m.throw(SKULLS, danger(f"{name} {name}"), *tapes))


# -- danger dice (5.7) -----------------------------------------------------------------------------


@pytest.mark.rule("DQ-91", "DQ-92")
def test_a_pair_on_the_second_die_is_the_danger() -> None:
    m = table()
    events = m.throw(SKULLS, danger("trapdoor trapdoor"))
    assert [(e.b, e.c) for e in of(events, Kind.DANGER_DIE)] == [(2, 0), (2, 1)]
    assert only(events, Kind.TRAPPED).b == Danger.TRAPDOOR


@pytest.mark.rule("DQ-93")
@pytest.mark.parametrize(("third", "met"), [("trapdoor", "trapdoor"), ("mist", "mist")])
def test_the_third_die_may_agree_with_either(third: str, met: str) -> None:
    m = table()
    events = m.throw(SKULLS, danger(f"trapdoor mist {third}"))
    assert Danger(only(events, Kind.TRAPPED).b).name.lower() == met


@pytest.mark.rule("DQ-94")
@pytest.mark.parametrize(
    ("letter", "met"), [("A", "trapdoor"), ("B", "mist"), ("C", "arrows"), ("-", "")]
)
def test_the_letter_die_decides_among_three(letter: str, met: str) -> None:
    m = table()
    tape = danger("trapdoor mist arrows", letter)
    events = m.throw(SKULLS, tape, damage(1) if met == "arrows" else [])
    if met:
        assert Danger(only(events, Kind.TRAPPED).b).name.lower() == met
    else:
        assert Kind.SLIPPED in kinds(events)
        assert m.state.lp[0] == 13


@pytest.mark.rule("DQ-95")
def test_after_a_danger_the_turn_is_over_but_for_the_demon() -> None:
    m = table(hero("T9", demon="H2"), hero())
    meet(m, "trapdoor")
    assert (m.phase, m.asked) == (Phase.DEMON, 1)
    m = table(hero("T9"), hero())
    meet(m, "trapdoor")
    assert m.state.active == 1


@pytest.mark.rule("DQ-96", "DQ-97", "DQ-98", "DQ-182")
@pytest.mark.parametrize(("lp", "left"), [(7, 1), (6, 0), (2, 0)])
def test_the_last_bone_is_death_and_no_more(lp: int, left: int) -> None:
    m = table(hero(lp=lp, traps=(0, 1, 0), treasures="t01"), hero())
    meet(m, "trapdoor")
    assert m.state.lp[0] == left
    assert m.state.fate[0] == (Fate.INSIDE if left else Fate.DEAD)
    assert m.gold(0) == (5000 if left else 0)


@pytest.mark.rule("DQ-99", "DQ-104")
def test_traps_are_counted_separately() -> None:
    m = table(hero(traps=(1, 0, 1)), hero())
    meet(m, "trapdoor")
    assert m.state.trap[0] == [1, 1, 1]
    assert m.state.lp[0] == 10


@pytest.mark.rule("DQ-100")
@pytest.mark.parametrize(("times", "die", "lost"), [(0, 1, 2), (0, 3, 4), (1, 1, 3), (1, 3, 5)])
def test_arrows_cost_their_boxes_and_a_damage_die(times: int, die: int, lost: int) -> None:
    m = table(hero(traps=(times, 0, 0)), hero())
    meet(m, "arrows", damage(die))
    assert m.state.lp[0] == 13 - lost
    assert m.state.trap[0] == [times + 1, 0, 0]


@pytest.mark.rule("DQ-101")
@pytest.mark.parametrize(("times", "lost"), [(0, 3), (1, 6)])
def test_trapdoor(times: int, lost: int) -> None:
    m = table(hero(traps=(0, times, 0)), hero())
    meet(m, "trapdoor")
    assert m.state.lp[0] == 13 - lost


@pytest.mark.rule("DQ-102", "DQ-105")
@pytest.mark.parametrize(("times", "lost"), [(0, 2), (1, 5)])
def test_mist_costs_lp_and_a_turn(times: int, lost: int) -> None:
    m = table(hero(traps=(0, 0, times), ep=6), hero(sun=4))
    meet(m, "mist")
    assert (m.state.lp[0], m.state.skip[0]) == (13 - lost, Reminder.TILE)
    m.throw(IDLE)
    events = m.do("stop")  # seat 1 is done; seat 0 is skipped; seat 1 again
    assert kinds(events)[-3:] == [Kind.TURN, Kind.SKIPPED, Kind.TURN]
    assert (m.state.skip[0], m.state.sun[0], m.state.active) == (0, 6, 1)


@pytest.mark.rule("DQ-103")
@pytest.mark.parametrize(("trap", "name"), [(0, "arrows"), (1, "trapdoor"), (2, "mist")])
def test_the_third_time_kills(trap: int, name: str) -> None:
    m = table(hero(traps=tuple(2 * (i == trap) for i in range(3))), hero())
    meet(m, name)
    assert (m.state.lp[0], m.state.fate[0]) == (0, Fate.DEAD)
    assert m.state.cause[0] == Cause.THIRD_TRAP


@pytest.mark.rule("DQ-106", "DQ-R15")
def test_spider_and_demon_act_in_a_skipped_turn() -> None:
    sheet = hero(f"{WAY_IN} N5 S5", woke="spider", demon="H2", skip=1, fifties=1)
    m = next_turn(sheet)
    events = m.do("stop", COIN)
    assert kinds(events)[-3:] == [Kind.TURN, Kind.COIN_LOST, Kind.SKIPPED]
    assert m.phase == Phase.DEMON


@pytest.mark.rule("DQ-107", "DQ-231")
def test_without_a_marker_the_next_sun_box_is_circled() -> None:
    m = table(hero(), hero(skip=1, sun=4), hero(skip=1, sun=4))
    meet(m, "mist")  # the turns of both others are skipped at once, and then his
    assert [e.a for e in m.events(None) if e.kind == Kind.SKIPPED] == [1, 2, 0]
    assert m.state.sun[:3] == [6, 6, 5]
    m = table(hero(), hero(skip=1, sun=4), hero(sun=4), hero(skip=1, sun=4))
    m.throw(SKULLS, danger("mist mist"))
    assert m.state.skip == [Reminder.NOTE, 0, 0, Reminder.TILE]


@pytest.mark.rule("DQ-108", "DQ-R03", "DQ-187")
@pytest.mark.parametrize(
    ("item", "name"), [("mail", "arrows"), ("rope", "trapdoor"), ("hood", "mist")]
)
def test_protection_cancels_a_trap_completely(item: str, name: str) -> None:
    m = table(hero(items=item), hero())
    events = m.throw(SKULLS, danger(f"{name} {name}"))
    assert Kind.PROTECTED in kinds(events)
    assert (m.state.lp[0], m.state.trap[0], m.state.skip[0]) == (13, [0, 0, 0], 0)
    assert (m.held(), m.left_behind()) == ([], [item])


@pytest.mark.rule("DQ-109", "DQ-233", "DQ-R03")
@pytest.mark.parametrize(("item", "name", "trap"), [("mail", "arrows", 0), ("hood", "mist", 2)])
def test_protection_also_cancels_a_third_meeting(item: str, name: str, trap: int) -> None:
    traps = tuple(2 * (i == trap) for i in range(3))
    m = table(hero(items=item, traps=traps), hero())
    m.throw(SKULLS, danger(f"{name} {name}"))
    assert (m.state.lp[0], m.state.trap[0]) == (13, list(traps))
    assert m.left_behind() == [item]


# -- fights (5.8) ----------------------------------------------------------------------------------


@pytest.mark.rule("DQ-110", "DQ-111")
@pytest.mark.parametrize("name", ["ghoul", "troll", "orc"])
def test_a_sword_ends_fight_and_turn(name: str) -> None:
    m = table()
    events = m.throw(SKULLS, danger(f"{name} {name}"), SWORD)
    assert kinds(events)[-3:] == [Kind.FOUGHT, Kind.KILLED, Kind.TURN]
    assert m.state.lp[0] == 13


@pytest.mark.rule("DQ-112", "DQ-113")
@pytest.mark.parametrize(("dice", "lost"), [((1, 3), 1), ((2, 2), 2), ((3, 2), 2)])
def test_against_a_ghoul_the_lower_die_counts(dice: tuple[int, int], lost: int) -> None:
    m = table()
    meet(m, "ghoul", MONSTER, damage(*dice), SWORD)
    assert m.state.lp[0] == 13 - lost


@pytest.mark.rule("DQ-112", "DQ-114")
def test_against_a_troll_one_die_counts() -> None:
    m = table()
    meet(m, "troll", MONSTER, damage(3), MONSTER, damage(2), SWORD)
    assert m.state.lp[0] == 13 - 5


@pytest.mark.rule("DQ-112", "DQ-115")
@pytest.mark.parametrize(("dice", "lost"), [((1, 3), 3), ((2, 1), 2)])
def test_against_an_orc_the_higher_die_counts(dice: tuple[int, int], lost: int) -> None:
    m = table()
    meet(m, "orc", MONSTER, damage(*dice), SWORD)
    assert m.state.lp[0] == 13 - lost


@pytest.mark.rule("DQ-112", "DQ-239")
def test_death_ends_a_fight_and_the_demon_stays() -> None:
    m = table(hero("T9", lp=3, demon="H2"), hero())
    events = m.throw(SKULLS, danger("orc orc"), MONSTER, damage(1, 3))
    assert only(events, Kind.DIED)[1:3] == (0, Cause.ORC)
    assert Kind.PROWLS not in kinds(events)
    assert m.state.active == 1


@pytest.mark.rule("DQ-116")
def test_a_dead_monster_brings_nothing() -> None:
    m = table(hero(ep=3), hero())
    meet(m, "orc", SWORD)
    assert (m.gold(0), m.state.ep[0]) == (0, [3, 0, 0])


@pytest.mark.rule("DQ-117", "DQ-238")
def test_the_ring_is_used_before_the_first_blow_or_not_at_all() -> None:
    m = table(hero(items="mring"), hero())
    m.throw(SKULLS, danger("orc orc"))
    assert m.options == ["use_ring", "fight"]
    events = m.do("use_ring")
    assert kinds(events)[:1] == [Kind.SCARED]
    assert (m.state.lp[0], m.left_behind(), m.state.active) == (13, ["mring"], 1)
    m = table(hero(items="mring"), hero())
    m.throw(SKULLS, danger("orc orc"))
    m.do("fight", MONSTER, damage(3, 3), MONSTER, damage(3, 3), SWORD)  # no question in between
    assert (m.state.lp[0], m.held()) == (7, ["mring"])


@pytest.mark.rule("DQ-237")
def test_the_ring_is_no_help_against_traps() -> None:
    m = table(hero(items="mring"), hero())
    meet(m, "trapdoor")
    assert (m.state.lp[0], m.held()) == (10, ["mring"])


# -- the spider (5.9) ------------------------------------------------------------------------------


@pytest.mark.rule("DQ-118")
def test_the_spiders_poison_lasts_to_the_end() -> None:
    sheet = hero(f"{WAY_IN} N5", woke="spider", fifties=3)
    m = next_turn(sheet, hero(sun=4))
    for left in (2, 1, 0):
        m.do("stop", COIN)
        assert m.state.fifties[0] == left
        m.throw(IDLE)
        m.do("stop")
        m.throw(IDLE)
    assert m.state.spider[0] == Reminder.TILE


@pytest.mark.rule("DQ-119", "DQ-R16")
def test_the_spider_die_falls_in_the_leaving_turn_after_the_decision() -> None:
    m = table(hero("J7 T", woke="spider", fifties=1), hero())
    events = m.do("leave", COIN)
    assert kinds(events) == [Kind.LEAVES, Kind.COIN_LOST]
    assert m.phase == Phase.LEAVE
    m = table(hero("J7 T", woke="spider", fifties=1), hero())
    events = m.do("stay", loot("b" * 10))  # not while he stays
    assert Kind.COIN_LOST not in kinds(events)


@pytest.mark.rule("DQ-120")
def test_before_the_chamber_is_left_the_poison_waits() -> None:
    m = next_turn(hero(woke="spider", fifties=1))
    m.do("stop")
    assert (m.phase, m.state.fifties[0]) == (Phase.WALL, 1)


@pytest.mark.rule("DQ-121", "DQ-R16")
def test_a_spider_woken_later_acts_from_the_next_turn_on() -> None:
    m = table(hero(f"{WAY_IN} N5", ep=6, fifties=1), hero(sun=4))
    m.throw(IDLE)
    m.do("stop")
    assert (m.state.spider[0], m.state.fifties[0]) == (Reminder.TILE, 1)
    m.throw(IDLE)
    m.do("stop", COIN)
    assert m.state.fifties[0] == 0


@pytest.mark.rule("DQ-122", "DQ-R16")
def test_a_flight_counts_as_leaving_but_costs_no_roll() -> None:
    m = table(hero("J7 T", sun=4), hero("K8 T", woke="spider"), aside=6)
    m.do("stay", loot("dbbb"), loot("b" * 10), damage(1, 1), loot("b" * 10), damage(1, 1))
    m.do("step N5")
    events = m.do("step N6", BITE)  # the next own turn begins with the spider die
    assert [k for k in kinds(events) if k in (Kind.TURN, Kind.BITTEN)] == [Kind.TURN, Kind.BITTEN]
    assert m.state.lp[1] == 13 - 2 - 2


@pytest.mark.rule("DQ-123", "DQ-R16")
def test_the_poison_acts_on_in_the_chamber() -> None:
    m = table(hero("J7 T K4 L4 T", woke="spider", fifties=1), hero())
    events = m.do("stay", COIN, loot("b" * 10))
    assert Kind.COIN_LOST in kinds(events)


@pytest.mark.rule("DQ-124", "DQ-261")
def test_a_coin_of_ones_choice_is_lost() -> None:
    sheet = {"trail": f"{WAY_IN} N5", "woke": "spider"}
    m = next_turn(hero(**sheet, fifties=1, hundreds=1))
    m.do("stop", COIN)
    assert m.options == ["cross 50", "cross 100"]
    lost = m.do("cross 100")[0]
    assert (lost.kind, lost.a, lost.b) == (Kind.COIN_LOST, 0, 100)
    assert (m.state.fifties[0], m.state.hundreds[0]) == (1, 0)
    m = next_turn(hero(**sheet, hundreds=1))
    m.do("stop", COIN)
    assert (m.state.hundreds[0], m.phase) == (0, Phase.WALL)
    m = next_turn(hero(**sheet))
    events = m.do("stop", COIN)
    assert kinds(events)[-1] == Kind.NO_COIN


@pytest.mark.rule("DQ-125")
@pytest.mark.parametrize("lp", [2, 3])
def test_the_spider_bites(lp: int) -> None:
    m = next_turn(hero(f"{WAY_IN} N5", woke="spider", lp=lp))
    (bitten,) = [e for e in m.do("stop", BITE) if e.kind == Kind.BITTEN]
    assert (bitten.a, bitten.b, bitten.c) == (0, 2, lp - 2)
    assert m.state.lp[0] == lp - 2
    assert m.state.cause[0] == (Cause.SPIDER if lp == 2 else Cause.NONE)


# -- the demon (5.9) -------------------------------------------------------------------------------


@pytest.mark.rule("DQ-126", "DQ-128", "DQ-R18")
def test_the_demon_wakes_on_the_black_field_and_moves_at_once() -> None:
    m = table(hero("Q4", items="rope", ep=6), hero())
    m.throw(IDLE)
    m.do("stop")
    assert m.state.demon[0] == Reminder.TILE
    assert (m.phase, m.asked) == (Phase.DEMON, 1)
    assert m.marked(Mark.DEMON) == ["H2"]
    assert m.options == ["demon I2", "demon I1", "demon I3"]


@pytest.mark.rule("DQ-127", "DQ-R17")
def test_a_hero_on_the_black_field_dies_when_it_wakes() -> None:
    m = table(hero("H2", items="rope", ep=6), hero())
    m.throw(IDLE)
    m.do("stop")
    assert (m.state.fate[0], m.state.cause[0]) == (Fate.DEAD, Cause.DEMON)


@pytest.mark.rule("DQ-128", "DQ-129")
def test_two_steps_at_the_end_of_every_turn_chosen_by_the_neighbour() -> None:
    m = table(hero("S9", demon="H2"), hero(), hero())
    m.throw(IDLE)
    m.do("stop")
    assert m.asked == 2
    m.do("demon I3")
    assert m.asked == 2
    m.do("demon J4")
    assert m.marked(Mark.DEMON) == ["H2", "I3", "J4"]
    assert m.state.active == 1
    m = table(hero("J7 T", demon="H2"), hero())
    m.do("stay", loot("b" * 10))  # also while the hero is in the chamber; here both are forced
    assert m.marked(Mark.DEMON) == ["H2", "I3", "J4"]


@pytest.mark.rule("DQ-130")
def test_the_demon_steps_to_any_of_eight_fields_but_never_twice() -> None:
    m = table(hero("D7", demon="H2 G3 F4 E5"), hero(), phase=Phase.DEMON, demon_steps=1)
    assert m.options == ["demon E6", "demon D6"]
    assert m.rule("demon F4") == "DQ-130"
    assert m.rule("demon C5") == "DQ-130"
    m = table(hero("J7 T", demon="H2 J4"), hero(), phase=Phase.DEMON, demon_steps=1)
    assert set(m.options) == {"demon K4", "demon J5"}


@pytest.mark.rule("DQ-131", "DQ-R19")
def test_walls_trails_and_special_fields_are_open_to_the_demon() -> None:
    m = table(
        hero("B11 B10 A10 A11", demon="H2 C8", walls="B9"), hero(), phase=Phase.DEMON, demon_steps=1
    )
    assert "demon B9" in m.options  # a wall
    m = table(hero("A8 A9 A10 B11", demon="H2 B9"), hero(), phase=Phase.DEMON, demon_steps=1)
    assert "demon A10" in m.options  # start, visited
    m = table(hero("F10", demon="H2 D8"), hero(), phase=Phase.DEMON, demon_steps=1)
    assert "demon E9" in m.options  # orange
    m = table(hero(f"{WAY_IN} N5 W1", demon="H2 V3"), hero(), phase=Phase.DEMON, demon_steps=1)
    assert "demon W2" in m.options  # exit


@pytest.mark.rule("DQ-132", "DQ-R20")
def test_the_demon_must_come_closer_if_it_can() -> None:
    m = table(hero("Q4", demon="H2"), hero(), phase=Phase.DEMON, demon_steps=2)
    assert set(m.options) == {"demon I1", "demon I2", "demon I3"}
    assert m.rule("demon H3") == "DQ-132"
    # no nearer field is left: the distance must not grow
    m = table(hero("E6", demon="H2 F5 F6 F7 G6"), hero(), phase=Phase.DEMON, demon_steps=1)
    assert set(m.options) == {"demon G5", "demon G7"}
    assert m.rule("demon H6") == "DQ-132"
    # nothing but farther fields is left: any of them
    m = table(hero("E6", demon="H2 F5 F6 F7 G5 G7 G6"), hero(), phase=Phase.DEMON, demon_steps=1)
    assert set(m.options) == {"demon H5", "demon H6", "demon H7"}


@pytest.mark.rule("DQ-133", "DQ-R20")
def test_both_steps_are_compulsory_while_one_exists() -> None:
    m = table(hero("T9", demon="H2"), hero(), phase=Phase.DEMON, demon_steps=2)
    assert all(o.startswith("demon ") for o in m.options)
    around = "G1 H1 I1 G2 I2 G3 H3 I3"
    m = table(hero("T9", demon=f"{around} H2"), hero())
    m.throw(IDLE)
    events = m.do("stop")  # walled in by its own trail
    assert Kind.PROWLS not in kinds(events)
    assert m.state.active == 1


@pytest.mark.rule("DQ-135")
@pytest.mark.parametrize("place", ["K3", "W2"])
def test_the_demon_kills_where_it_arrives(place: str) -> None:
    if place == "K3":
        m = table(hero("K3", demon="H2 J2"), hero(), phase=Phase.DEMON, demon_steps=1)
        m.do("demon K3")
    else:
        m = walking(hero(f"{WAY_IN} N5 V2", demon="H2 U4"), steps=1)
        m.do("step W2")  # both steps of the demon are forced
    assert (m.state.fate[0], m.state.cause[0]) == (Fate.DEAD, Cause.DEMON)


@pytest.mark.rule("DQ-136")
def test_the_chamber_is_safe_from_the_demon() -> None:
    m = table(hero("J7 T", demon="H2 J3 J4"), hero(), phase=Phase.DEMON, demon_steps=1)
    assert not {"demon K5", "demon T"} & set(m.options)
    m.do("demon J5")
    assert m.state.fate[0] == Fate.INSIDE


@pytest.mark.rule("DQ-137")
def test_each_hero_has_his_own_demon() -> None:
    m = table(hero("S9", demon="H2"), hero("I3", sun=4))
    m.throw(IDLE)
    m.do("stop")
    m.do("demon I3")  # where the other hero stands
    m.do("demon J4")
    assert m.state.fate[1] == Fate.INSIDE
    m = table(hero("S9", demon="H2 I3"), hero("I4"), phase=Phase.MOVE, active=1, steps=1)
    assert m.rule("step I3") is None


def test_every_throw_of_damage_is_told() -> None:
    fights = {"ghoul": [(1, 3), (2, 2)], "orc": [(3, 1)], "troll": [(2, 0), (3, 0)]}
    for foe, thrown in fights.items():
        rounds = [[*MONSTER, *damage(*(n for n in dice if n))] for dice in thrown]
        events = table().throw(SKULLS, danger(f"{foe} {foe}"), *rounds, SWORD)
        assert [e[2:4] for e in of(events, Kind.DAMAGE)] == thrown
        told = [e.kind for e in events if e.kind in (Kind.HIT, Kind.DAMAGE)]
        assert told == [Kind.HIT, Kind.DAMAGE] * len(thrown)
    events = table().throw(SKULLS, danger("arrows arrows"), damage(2))
    assert only(events, Kind.DAMAGE)[2:4] == (2, 0)
    events = table().throw(SKULLS, danger("trapdoor trapdoor"))
    assert not of(events, Kind.DAMAGE)


# -- the skeleton (5.9) ----------------------------------------------------------------------------


def wake_skeleton(m: Play, *tapes: list[int]) -> list[Kind]:
    m.throw(IDLE)
    return kinds(m.do("stop", *tapes))


@pytest.mark.rule("DQ-138", "DQ-139", "DQ-140", "DQ-141", "DQ-R28")
@pytest.mark.parametrize(("skulls", "lost"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_the_skeleton_hits_harder_each_time(skulls: int, lost: int) -> None:
    m = table(hero("Q9", items="rope mail", ep=6), hero())
    told = wake_skeleton(m, MONSTER * skulls, SWORD)  # no damage dice on the tape
    assert told.count(Kind.HIT) == skulls
    assert Kind.DAMAGE not in told
    assert m.state.lp[0] == 13 - lost


@pytest.mark.rule("DQ-139", "DQ-295")
def test_the_fifth_skull_kills_whatever_the_lp() -> None:
    m = table(hero("Q9", items="rope mail", ep=6, lp=16), hero())
    wake_skeleton(m, MONSTER * 5)
    assert (m.state.fate[0], m.state.cause[0], m.state.lp[0]) == (Fate.DEAD, Cause.SKELETON, 0)


@pytest.mark.rule("DQ-141", "DQ-R28")
def test_scaring_the_skeleton_off_does_not_end_the_turn() -> None:
    m = table(hero("J7", items="mring mail", ep=6), hero())
    m.throw("S S R B D")
    m.do("stop")
    m.do("step T")
    assert m.phase == Phase.RING
    m.do("use_ring", loot("b" * 9 + "1"))
    assert m.state.hundreds[0] == 1
