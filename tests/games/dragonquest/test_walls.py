"""Step B: tiles, numbers, blocked fields and the exact legality test (catalogue 5.3)."""

from __future__ import annotations

import random
from collections import deque

import pytest

from lindwurm.games.dragonquest import data
from lindwurm.games.dragonquest.actions import Kind
from lindwurm.games.dragonquest.data import CHAMBER, EXIT, FIELD, FIELDS, NOWHERE, PLACES
from lindwurm.games.dragonquest.rules.ways import has_way
from lindwurm.games.dragonquest.state import Fate, Mark, Phase
from tests.games.dragonquest.helpers import (
    WAY_IN,
    blocking,
    dead,
    hero,
    kinds,
    loot,
    move,
    next_turn,
    only,
    table,
    walking,
)

PLAIN = "S S B B D"


@pytest.mark.rule("DQ-33")
def test_every_turn_outside_the_chamber_has_a_wall_step() -> None:
    m = next_turn(hero())
    m.do("stop")
    assert (m.phase, m.actors) == (Phase.WALL, (0, 1))


@pytest.mark.rule("DQ-34", "DQ-R06")
def test_a_turn_that_begins_in_the_chamber_has_none() -> None:
    m = table(hero("J7 T"), hero())
    events = m.do("stay", loot("b" * 10))
    assert Kind.REVEALED not in kinds(events)
    m = table(hero("J7 T"), hero())
    m.do("leave")
    events = m.do("step N5")
    assert Kind.REVEALED not in kinds(events)
    assert m.state.active == 1


@pytest.mark.rule("DQ-35", "DQ-37", "DQ-38")
@pytest.mark.parametrize(("active", "neighbour"), [(0, 2), (1, 0), (2, 1)])
def test_the_neighbour_sits_on_the_right(active: int, neighbour: int) -> None:
    m = table(hero(), hero(), hero(), active=active)
    assert set(m.actors) == {active, neighbour}
    assert [m.text(a) for a in m.legal(neighbour)] == ["tile 1", "tile 2", "tile 3"]
    assert [m.text(a) for a in m.legal(active)] == ["name 1", "name 2", "name 3"]
    assert m.rule("tile 1", seat=active) == "DQ-37"


@pytest.mark.rule("DQ-37")
def test_the_tile_is_hidden_until_the_reveal() -> None:
    m = table(hero(), hero(), hero())
    m.act(2, "tile 3")
    assert (m.view(2)["tile"], m.view(0)["tile"], m.view(1)["tile"]) == (3, None, None)
    assert m.view(None)["tile"] is None
    m.do("name 1", move(PLAIN), seat=0)
    assert m.view(None)["tile"] == 3


@pytest.mark.rule("DQ-36", "DQ-R07")
@pytest.mark.parametrize("gone", [dead(), hero(f"{WAY_IN} N5 W2", fate=Fate.ESCAPED)])
def test_a_player_without_a_hero_still_is_the_neighbour(gone: dict[str, object]) -> None:
    m = table(hero(), gone)
    assert m.actors == (0, 1)
    m.wall(3, 3)
    assert m.asked == 1
    m.do("block H6", move(PLAIN))
    assert m.marked(Mark.BLOCKED) == ["H6"]


@pytest.mark.rule("DQ-39")
def test_a_different_number_blocks_nothing() -> None:
    m = table()
    events = m.wall(1, 3, move(PLAIN))
    assert Kind.BLOCKED not in kinds(events)
    assert m.phase == Phase.REROLL
    assert m.marked(Mark.BLOCKED) == []


@pytest.mark.rule("DQ-40", "DQ-42", "DQ-43")
def test_a_match_blocks_one_field_of_this_sheet_for_good() -> None:
    m = blocking(hero("D8"), hero("D8"))
    assert m.asked == 1
    events = m.do("block D7", move(PLAIN))
    assert only(events, Kind.BLOCKED)[1:3] == (0, FIELD["D7"])
    assert m.marked(Mark.BLOCKED, 0) == ["D7"]
    assert m.marked(Mark.BLOCKED, 1) == []
    m.do("stop")
    m = walking(hero("D8", walls="D7"), hero("D8"))
    assert m.rule("step D7") == "DQ-68"
    m = table(hero(), hero("D8"), phase=Phase.MOVE, active=1, steps=1)
    assert "step D7" in m.options


def full_map(spare: str = "") -> str:
    """Walls so dense that only `spare` (or nothing) passes the local tests."""
    walls: list[int] = []
    for field in range(FIELDS):
        if data.PROTECTED[field] or PLACES[field] in spare.split():
            continue
        around = [p for p in (*data.ORTHO[field], *data.DIAGONAL[field]) if p >= 0]
        if any(p in walls for p in around) or any(PLACES[p] in spare.split() for p in around):
            continue
        walls.append(field)
    return " ".join(PLACES[p] for p in walls)


@pytest.mark.rule("DQ-41", "DQ-R08")
def test_a_match_cannot_be_declined() -> None:
    assert all(option.startswith("block ") for option in blocking(hero()).options)


@pytest.mark.rule("DQ-41", "DQ-R08", "DQ-240")
def test_without_a_legal_field_a_match_does_nothing() -> None:
    walls = full_map()
    m = table(hero(walls=walls), hero())
    while True:  # pairs may still be legal: fill up until nothing is
        if m.actors != (0, 1):
            break
        m.act(1, "tile 2")
        m._tape.values.extend(move(PLAIN))  # type: ignore[union-attr]
        m.act(0, "name 2")
        if m.phase != Phase.BLOCK:
            break
        m._tape.values[:] = []  # type: ignore[union-attr]
        walls += " " + m.options[0].removeprefix("block ")
        m = table(hero(walls=walls), hero())
    assert m.phase == Phase.REROLL
    last = m.events(None)[-2]
    assert last.kind in (Kind.NO_WALL, Kind.BLOCKED)  # a single legal field is walled up at once
    if last.kind == Kind.BLOCKED:
        m = table(hero(walls=f"{walls} {PLACES[last.b]}"), hero())
        events = m.wall(2, 2, move(PLAIN))
        assert Kind.NO_WALL in kinds(events)


@pytest.mark.rule("DQ-44", "DQ-R09")
@pytest.mark.parametrize("field", ["A10", "W2", "E9", "H2"])
def test_special_fields_are_never_blocked(field: str) -> None:
    assert blocking(hero("C3")).rule(f"block {field}") == "DQ-44"


@pytest.mark.rule("DQ-45", "DQ-R09")
def test_fields_beside_special_ones_are_never_blocked() -> None:
    m = blocking(hero("C3"))
    fields = "A9 A11 B10 W1 W3 V2 E8 E10 D9 F9 H1 H3 G2 I2 J5 J6 J7 K4 L4 M4 N5 N6 N7 K8 L8 M8"
    for field in fields.split():
        assert m.rule(f"block {field}") == "DQ-45", field
    for corner in ["B9", "B11", "V1", "V3", "D8", "F8", "G1", "I3", "J4", "N4", "J8", "N8"]:
        assert m.rule(f"block {corner}") is None, corner


@pytest.mark.rule("DQ-46", "DQ-R10", "DQ-241")
def test_visited_blocked_and_crossed_fields_cannot_be_chosen() -> None:
    m = blocking(hero("C9 C8 C7", walls="P6", demon="H2 I3"))
    assert m.rule("block C8") == "DQ-241"
    assert m.rule("block C7") == "DQ-241"  # where he stands
    assert m.rule("block P6") == "DQ-46"
    assert m.rule("block I3") == "DQ-46"


@pytest.mark.rule("DQ-47", "DQ-48", "DQ-49", "DQ-242")
def test_groups_of_two_and_no_corners() -> None:
    m = blocking(hero(walls="F6"))
    assert [m.rule(f"block {f}") for f in ("F7", "H6")] == [None, None]
    assert {m.rule(f"block {f}") for f in ("G7", "E5", "G5")} == {"DQ-49"}
    m = blocking(hero(walls="F6 F7"))
    for field in ["F8", "F5", "E6", "G7"]:
        assert m.rule(f"block {field}") == "DQ-47", field
    for field in ["G8", "G5", "E5"]:
        assert m.rule(f"block {field}") == "DQ-49", field
    for field in ["H6", "H7", "F4", "D6", "D7", "E4"]:
        assert m.rule(f"block {field}") is None, field


@pytest.mark.rule("DQ-50", "DQ-51", "DQ-243", "DQ-R11")
def test_the_trail_counts_for_the_way_that_must_remain() -> None:
    m = blocking(hero("A10 B10 B11 C11 D11 D10 C10 C9 B9"))
    assert m.rule("block B8") == "DQ-50"  # only the dead end A9-A8 would be left
    assert [m.rule(f"block {f}") for f in ("A8", "C8", "B7")] == [None, None, None]


@pytest.mark.rule("DQ-50", "DQ-51", "DQ-244")
def test_the_way_out_must_remain_after_the_chamber() -> None:
    m = blocking(hero("J7 T K4 K3 J3 I3 I2 I1 J1"))
    assert {m.rule(f"block {f}") for f in ("J2", "K2", "L2")} == {"DQ-50"}
    assert [m.rule(f"block {f}") for f in ("L3", "M2")] == [None, None]


@pytest.mark.rule("DQ-51", "DQ-R11")
def test_the_way_in_and_the_way_out_share_no_field() -> None:
    """Column O is open in two rows only: in by one of them, out by the other."""
    closed = " ".join(f"O{r}" for r in range(1, 12) if r not in (2, 3))
    m = blocking(hero(f"A4 {closed} A3"))
    assert m.rule("block P2") is None  # the way out can still use row 3
    both = blocking(hero(f"{closed} Q5"))  # he must come left, and go right again
    assert {both.rule(f"block {f}") for f in ("P2", "P3", "N2", "N3")} == {"DQ-50"}
    assert both.rule("block R6") is None


@pytest.mark.rule("DQ-52")
def test_a_hero_who_cut_himself_off_is_no_excuse() -> None:
    m = blocking(hero("A9 B10 B11 A11"))
    assert m.rule("block C9") is None
    m = blocking(hero("B8", demon="H2 W2"))  # the demon has closed the exit
    assert m.rule("block B7") is None


@pytest.mark.rule("DQ-53", "DQ-205")
def test_alone_the_tile_is_drawn() -> None:
    m = table(hero())
    assert m.actors == (0,)
    assert m.rule("tile 1") == "DQ-205"
    m.wall(3, 1, move(PLAIN))
    assert m.marked(Mark.BLOCKED) == []
    assert m.state.tile == 3


# -- the exact test against another algorithm ------------------------------------------------------


def augment(arcs: dict[object, dict[object, int]], start: object, goal: object) -> bool:
    """One augmenting way of Ford and Fulkerson on plain dictionaries."""
    came: dict[object, object] = {start: start}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there, room in arcs.get(here, {}).items():
            if room > 0 and there not in came:
                came[there] = here
                queue.append(there)
    if goal not in came:
        return False
    while goal != start:
        arcs[came[goal]][goal] -= 1
        arcs.setdefault(goal, {}).setdefault(came[goal], 0)
        arcs[goal][came[goal]] += 1
        goal = came[goal]
    return True


def by_flow(at: int, closed: set[int], been: bool, left_by: int) -> bool:
    """The pseudo-code of 5.3 as written: BFS, or two units on the split graph."""
    arcs: dict[object, dict[object, int]] = {}

    def arc(a: object, b: object) -> None:
        arcs.setdefault(a, {})[b] = 1

    free = {p for p in range(FIELDS) if p not in closed}
    for p in free | {at, CHAMBER}:
        arc((p, "in"), (p, "out"))
        for q in data.ORTHO[p][: data.ORTHO_COUNT[p]]:
            shut = p == left_by and q == CHAMBER and been
            if (q in free or q in (at, CHAMBER)) and not shut:
                arc((p, "out"), (q, "in"))
    if been:
        return EXIT in free and augment(arcs, (at, "out"), (EXIT, "in"))
    if EXIT not in free:
        return False
    arc((at, "in"), "end")
    arcs.pop((at, "out"), None)
    arc((EXIT, "in"), "end")
    arcs.pop((EXIT, "out"), None)
    return augment(arcs, (CHAMBER, "out"), "end") and augment(arcs, (CHAMBER, "out"), "end")


@pytest.mark.rule("DQ-50", "DQ-51", "DQ-163")
@pytest.mark.parametrize("seed", range(6))
def test_the_way_test_is_exact(seed: int) -> None:
    """Random maps, dense enough to be cut off about every other time."""
    pick = random.Random(seed)
    found = {False: 0, True: 0}
    for _ in range(40):
        been = pick.random() < 0.5
        at = pick.choice([p for p in range(FIELDS) if p != EXIT])
        share = pick.uniform(0.1, 0.45)
        others = {p for p in range(FIELDS) if pick.random() < share and p not in (at, EXIT)}
        left_by = at if been and at in data.ORTHO[CHAMBER] else NOWHERE
        gate = PLACES[at] if left_by == at else ""
        trail = f"{' '.join(PLACES[p] for p in sorted(others))} "
        if been:
            trail += f"T {PLACES[at]}" if gate else f"T {' '.join(['N5', PLACES[at]])}"
            others |= set() if gate else {FIELD["N5"]}
            if not gate and at == FIELD["N5"]:
                continue
        else:
            trail += PLACES[at]
        if len(set(trail.split())) != len(trail.split()):
            continue
        s = table(hero(trail), hero()).state
        expected = by_flow(at, others | {at}, been, s.left_by[0])
        assert has_way(s, 0, NOWHERE) == expected
        found[expected] += 1
    assert min(found.values()) > 3


@pytest.mark.rule("DQ-50", "DQ-51")
@pytest.mark.parametrize(
    "trail", ["A10 B10 B11 C11 D11 D10 C10 C9 B9", "J7 T K4 K3 J3 I3 I2 I1 J1"]
)
def test_every_field_is_judged_as_by_the_other_algorithm(trail: str) -> None:
    m = blocking(hero(trail, walls="G6 T4 P8 D4"))
    s = m.state
    closed = {p for p in range(FIELDS) if s.mark[0][p]}
    been, left_by = bool(s.been[0]), s.left_by[0]
    legal = {FIELD[o.removeprefix("block ")] for o in m.options}
    for p in range(FIELDS):
        local = m.why_not(1, f"block {PLACES[p]}")
        if local is None or local.rule == "DQ-50":
            assert (p in legal) == by_flow(s.at[0], closed | {p}, been, left_by), PLACES[p]
