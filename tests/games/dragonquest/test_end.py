"""Exit, death, end of the game, ranking, and playing alone (catalogue 5.13, 7, 8)."""

from __future__ import annotations

import pytest

from lindwurm.games.dragonquest import GAME
from lindwurm.games.dragonquest.actions import Kind
from lindwurm.games.dragonquest.data import CHAMBER, FIELD, ORTHO, PLACES, PROTECTED, SOLO_RANKS
from lindwurm.games.dragonquest.rules.turn import ahead_of
from lindwurm.games.dragonquest.state import At, Cause, Fate, Mark, Phase
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from tests.games.dragonquest.helpers import (
    BITE,
    MONSTER,
    SWORD,
    WAY_IN,
    Play,
    damage,
    danger,
    dead,
    hero,
    kinds,
    loot,
    move,
    next_turn,
    of,
    only,
    table,
    walking,
)

OUT = f"{WAY_IN} N5 V2"
IDLE = "S S B B D"


def escaped(**more: object) -> dict[str, object]:
    return hero(f"{OUT} W2", fate=Fate.ESCAPED, **more)  # type: ignore[arg-type]


def last_out(*others: dict[str, object], **first: object) -> Play:
    """Seat 0 walks out as the last hero in the castle."""
    m = table(hero(OUT, **first), *others, phase=Phase.MOVE, steps=1)  # type: ignore[arg-type]
    m.do("step W2")
    assert m.over
    return m


# -- exit and death (5.13) -------------------------------------------------------------------------


@pytest.mark.rule("DQ-178")
def test_a_hero_on_the_exit_at_the_end_of_his_turn_has_escaped() -> None:
    m = walking(hero(OUT), steps=1)
    events = m.do("step W2")
    assert Kind.ESCAPED in kinds(events)
    assert m.state.fate[0] == Fate.ESCAPED
    m = walking(hero(OUT, demon="H2 N9"), steps=1)
    m.do("step W2")
    assert (m.phase, m.state.fate[0]) == (Phase.DEMON, Fate.INSIDE)  # the demon moves first


@pytest.mark.rule("DQ-179", "DQ-R13")
def test_ep_are_marked_on_the_exit_and_a_skeleton_is_fought() -> None:
    m = table(hero(OUT, items="rope mail", ep=6), hero())
    m.throw("S S R B D")
    m.do("stop")
    events = m.do("step W2", SWORD)
    assert [k for k in kinds(events) if k in (Kind.SKELETON, Kind.KILLED, Kind.ESCAPED)] == [
        Kind.SKELETON,
        Kind.KILLED,
        Kind.ESCAPED,
    ]


@pytest.mark.rule("DQ-180")
def test_the_escaped_take_no_turns_and_lose_nothing() -> None:
    m = table(hero(sun=4), escaped(treasures="t01", woke="spider", fifties=2))
    m.throw(IDLE)
    m.do("stop")
    assert (m.state.active, m.state.sun[1]) == (0, 5)
    assert m.gold(1) == 5100


@pytest.mark.rule("DQ-181", "DQ-297")
def test_the_total_of_coins_treasures_and_valuables() -> None:
    m = last_out(dead(), fifties=2, hundreds=3, treasures="t05", items="sring rope")
    assert only(m.events(None), Kind.ESCAPED).b == 3100
    assert m.standing() == [3100, 0]


@pytest.mark.rule("DQ-182")
def test_the_dead_own_nothing_of_worth() -> None:
    m = last_out(dead(treasures="t01", hundreds=9))
    assert m.standing() == [0, 0]
    assert m.returns() == [1.0, 0.0]


@pytest.mark.rule("DQ-183", "DQ-R24")
def test_tiles_of_the_dead_and_the_escaped_stay_away() -> None:
    m = table(
        hero("J7 T", ep=4),
        dead(treasures="t13", items="rope"),
        escaped(treasures="t12", items="sring"),
        phase=Phase.BUY,
    )
    assert m.rule("buy rope") == "DQ-28"
    assert m.rule("buy sring") == "DQ-28"
    m.do("pass", loot("ssbbbbbbbb"))
    assert m.options == ["take t11", "none"]


@pytest.mark.rule("DQ-183", "DQ-R24")
def test_what_a_hero_carries_is_lost_with_him() -> None:
    """From the position before: he dies in a fight, and nobody can take or buy it any more."""
    doomed = hero(lp=1, treasures="t01 t13", items="rope", sun=4)
    m = table(hero("J7 T", ep=4, sun=5), doomed, active=1)
    m.throw("S S S B D", danger("orc orc"), MONSTER, damage(1, 1))
    assert m.state.fate[1] == Fate.DEAD
    assert m.treasures(1) == ["t01", "t13"]
    assert m.held(1) == ["rope"]
    m.do("stay")
    assert m.rule("buy rope") == "DQ-28"
    m.do("pass", loot("ssssssbbbb"))
    assert m.rule("take t01") == m.rule("take t13") == "DQ-154"
    assert m.rule("take t02") is None


@pytest.mark.rule("DQ-183", "DQ-R24")
@pytest.mark.parametrize("cause", ["sunset", "trap", "spider"])
def test_however_he_dies(cause: str) -> None:
    if cause == "sunset":
        m = table(hero(treasures="t01", sun=19), hero())
        m.throw("S S B B D")
        m.do("stop")
    elif cause == "trap":
        m = table(hero(treasures="t01", traps=(0, 2, 0)), hero())
        m.throw("S S S B D", danger("trapdoor trapdoor"))
    else:
        m = next_turn(hero(f"{WAY_IN} N5", treasures="t01", woke="spider", lp=2))
        m.do("stop", BITE)
    assert m.state.fate[0] == Fate.DEAD
    assert m.treasures(0) == ["t01"]
    assert m.treasures(1) == []
    assert m.state.treasure_at[0] != At.SUPPLY


@pytest.mark.rule("DQ-207")
def test_the_automaton_prefers_what_lengthens_the_way_most() -> None:
    """G7, H7 and I7 are on every shortest way: a wall on G7 costs two steps, on the others one."""
    m = table(hero("E5 F5 F6 E6 E7 F7"))
    m.wall(2, 2, move(IDLE))  # no tie to be broken
    assert m.marked(Mark.BLOCKED) == ["G7"]


# -- end and ranking (7) ---------------------------------------------------------------------------


@pytest.mark.rule("DQ-195")
def test_the_game_ends_after_round_19() -> None:
    m = table(hero(sun=19), hero(sun=18), hero(sun=18))
    for _ in range(3):
        assert not m.over
        m.throw(IDLE)
        m.do("stop")
    assert m.over
    assert m.state.sun[:3] == [19, 19, 19]
    assert m.state.cause[:3] == [Cause.SUNSET] * 3


@pytest.mark.rule("DQ-196")
def test_it_ends_early_when_nobody_is_left() -> None:
    m = last_out(dead(), escaped())
    assert m.state.sun[0] == 5


@pytest.mark.rule("DQ-197", "DQ-270")
def test_the_only_one_to_escape_wins_even_without_gold() -> None:
    m = last_out(dead(treasures="t01"), dead())
    assert m.returns() == [1.0, 0.0, 0.0]
    assert only(m.events(None), Kind.WON)[1:3] == (0, 0)


@pytest.mark.rule("DQ-198")
@pytest.mark.parametrize(("gold", "winner"), [("t04", 0), ("t02", 1)])
def test_the_highest_total_wins(gold: str, winner: int) -> None:
    m = last_out(escaped(treasures=gold), treasures="t03")
    assert m.returns()[winner] == 1.0


@pytest.mark.rule("DQ-199", "DQ-202")
def test_if_nobody_escapes_the_dragon_wins() -> None:
    m = table(hero(sun=19, hundreds=5), dead())
    m.throw(IDLE)
    events = m.do("stop")
    assert m.over
    assert kinds(events)[-1] == Kind.DRAGON_WINS
    assert m.returns() == [0.0, 0.0]


@pytest.mark.rule("DQ-200", "DQ-R26", "DQ-269")
@pytest.mark.parametrize(
    ("mine", "other", "result", "tie"),
    [
        ({"lp": 5}, {"lp": 4}, [1.0, 0.0], 1),
        ({"lp": 5, "sun": 9}, {"lp": 5, "sun": 8}, [0.0, 1.0], 2),
        ({"treasures": "t12 t13"}, {"hundreds": 15}, [1.0, 0.0], 3),
        ({}, {}, [0.5, 0.5], 0),
        ({"hundreds": 1}, {"lp": 4}, [1.0, 0.0], 0),
    ],
)
def test_ties(
    mine: dict[str, object], other: dict[str, object], result: list[float], tie: int
) -> None:
    m = last_out(escaped(**other), **mine)
    assert m.returns() == result
    assert {event[3] for event in of(m.events(None), Kind.WON)} == {tie}, "what decides is told"
    texts = Texts(GAME, "en", ["Anna", "Ben"])
    said = [texts.event(event, None) for event in of(m.events(None), Kind.WON)]
    words = {0: "gold.", 1: "but more LP.", 2: "but home sooner.", 3: "but more treasures."}
    assert all(one.endswith(words[tie]) for one in said), said


@pytest.mark.rule("DQ-269")
def test_four_escape_with_nothing() -> None:
    m = last_out(escaped(lp=9), escaped(lp=11), escaped(lp=11), lp=11)
    assert m.returns() == pytest.approx([1 / 3, 0, 1 / 3, 1 / 3])


@pytest.mark.rule("DQ-201")
def test_the_ranking_behind_the_winner() -> None:
    s = last_out(escaped(hundreds=3), dead(sun=9), dead(sun=4), hundreds=5).state
    order = [(a, b) for a in range(4) for b in range(4) if ahead_of(s, a, b) > 0]
    assert order == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    assert GAME.state.from_bytes(s.to_bytes()).digest() == s.digest()


@pytest.mark.rule("DQ-202")
def test_returns_share_one_point() -> None:
    assert last_out(escaped(), escaped()).returns() == pytest.approx([1 / 3] * 3)


# -- alone (8.1) -----------------------------------------------------------------------------------


@pytest.mark.rule("DQ-203", "DQ-204", "DQ-209")
@pytest.mark.parametrize("home", [True, False])
def test_alone_one_wins_by_coming_home(home: bool) -> None:
    m = table(hero(OUT, hundreds=2, sun=19), phase=Phase.MOVE, steps=1)
    m.do("step W2" if home else "stop")
    assert m.returns() == [1.0 if home else 0.0]
    assert m.standing() == [200 if home else 0]
    m = table(hero("J7 T"))
    m.do("stay", loot("d" + "b" * 9))  # always ten dice after an empty chamber
    assert m.state.aside == 1


@pytest.mark.rule("DQ-205")
@pytest.mark.parametrize("tile", [1, 2, 3])
def test_alone_the_tile_is_drawn_and_matches_one_time_in_three(tile: int) -> None:
    m = table(hero(), options={"solo_walls": "self"})
    m.wall(tile, 2, *([move(IDLE)] if tile != 2 else []))
    assert m.phase == (Phase.BLOCK if tile == 2 else Phase.REROLL)


@pytest.mark.rule("DQ-206", "DQ-R27")
def test_alone_one_may_block_oneself() -> None:
    m = table(hero(), options={"solo_walls": "self"})
    m.wall(2, 2)
    assert (m.phase, m.asked, len(m.options)) == (Phase.BLOCK, 0, 196)
    m.do("block F6", move(IDLE))
    assert m.marked(Mark.BLOCKED) == ["F6"]


def shortest_ways(start: int) -> list[list[int]]:
    """Every shortest way from a field to the chamber on an untouched map."""
    layer = [[start]]
    while not any(way[-1] == CHAMBER for way in layer):
        layer = [[*way, p] for way in layer for p in ORTHO[way[-1]] if p >= 0 and p not in way]
    return [way for way in layer if way[-1] == CHAMBER]


@pytest.mark.rule("DQ-207", "DQ-R27")
@pytest.mark.parametrize(("tie", "field"), [(0, "H6"), (1, "I6")])
def test_the_automaton_lengthens_the_way_where_it_can(tie: int, field: str) -> None:
    """From G6 one shortest way leads straight on; a wall on either free field costs one step."""
    assert [[PLACES[p] for p in way] for way in shortest_ways(FIELD["G6"])] == [
        ["G6", "H6", "I6", "J6", "T"]
    ]
    m = table(hero("G6"))
    m.wall(2, 2, [tie], move(IDLE))
    assert m.marked(Mark.BLOCKED) == [field]


@pytest.mark.rule("DQ-207", "DQ-R27")
@pytest.mark.parametrize("start", ["F9", "F4", "H9", "I9"])
def test_else_the_automaton_blocks_the_field_on_most_shortest_ways(start: str) -> None:
    ways = shortest_ways(FIELD[start])
    through = {p: sum(p in way for way in ways) for p in range(CHAMBER) if not PROTECTED[p]}
    through.pop(FIELD[start], None)
    best = [p for p in through if through[p] == max(through.values())]
    assert through[best[0]] < len(ways)  # none lies on all of them
    for tie, field in enumerate(best):
        m = table(hero(start))
        m.wall(2, 2, [tie] if len(best) > 1 else [], move(IDLE))
        assert m.marked(Mark.BLOCKED) == [PLACES[field]]


@pytest.mark.rule("DQ-207")
def test_without_a_way_the_automaton_blocks_anywhere() -> None:
    for tie, field in ((0, "C1"), (1, "D1"), (7, "N1")):
        m = table(hero("A9 B10 B11 A11"))
        m.wall(1, 1, [tie], move(IDLE))
        assert m.marked(Mark.BLOCKED) == [field]


@pytest.mark.rule("DQ-207")
def test_without_a_way_out_the_automaton_blocks_the_way_in() -> None:
    """The demon has been on the exit: the hero still wants to get into the chamber."""
    m = table(hero("G6", demon="W2 U2"))
    m.wall(2, 2, [0], move(IDLE))
    assert m.marked(Mark.BLOCKED) == ["H6"]


@pytest.mark.rule("DQ-208", "DQ-R27")
def test_the_automaton_leads_the_demon_by_the_shortest_way() -> None:
    m = table(hero("P9", demon="H2"))
    m.throw(IDLE)
    m.do("stop")
    assert m.marked(Mark.DEMON) == ["H2", "I3", "J4"]  # diagonally: nearer by either measure
    m = table(hero("P2", demon="H2"))
    m.throw(IDLE)
    m.do("stop")
    assert m.marked(Mark.DEMON) == ["H2", "I2", "J2"]
    m = table(hero("J7 T", demon="H2 J4"))
    m.do("stay", loot("b" * 10), [0], [0])  # K4 or J5 by chance, then along the chamber
    assert m.marked(Mark.DEMON) == ["H2", "J4", "K4", "L4"]


@pytest.mark.rule("DQ-210")
def test_ranks_of_the_lonely() -> None:
    assert SOLO_RANKS == (
        (0, "torchbearer"),
        (1500, "adventurer"),
        (3000, "hunter"),
        (5000, "hero"),
        (7500, "bane"),
    )
    from lindwurm.cli import tables
    from lindwurm.kernel.texts import Texts

    for gold, rank in ((1450, "Torch-bearer"), (7500, "Dragon’s Bane")):
        m = table(hero(OUT, fifties=gold // 50), phase=Phase.MOVE, steps=1)
        m.do("step W2")
        assert any(rank in line for line in tables.load(GAME).result(m, Texts(GAME)))
    m = table(hero(OUT, sun=19), phase=Phase.MOVE, steps=1)
    m.do("stop")
    assert any("Lost in the Dark" in line for line in tables.load(GAME).result(m, Texts(GAME)))


@pytest.mark.rule("DQ-211")
def test_the_easier_start_leaves_the_start_field_ordinary() -> None:
    m = Match(GAME, 1, {"easy_start_1": "on"}, seed=2)
    assert PLACES[m.state.at[0]] == "E9"
    assert m.state.mark[0][FIELD["A10"]] == 0
    w = walking(hero("E9 B10"))
    w.do("step A10")
    assert w.place() == "A10"
