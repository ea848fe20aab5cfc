"""Board and components (catalogue 2)."""

from __future__ import annotations

from collections import Counter, deque

import pytest

from lindwurm.games.drachenfels.data import (
    CARDS,
    CASTLE,
    COPIES,
    DATA,
    DISTANCE,
    DRAGON_PLACES,
    EDGES,
    FORTS,
    GREEN,
    NODE,
    NODES,
    PLACE_XY,
    RAINBOW_NAMES,
    ROCKS,
    SITES,
    TO_NEAR_FORTS,
    VALUES,
)
from tests.games.drachenfels.helpers import ADJ, KIND, STARS, table


def far(source: str, bridges: set[str], flights: bool = True) -> dict[str, int]:
    """Steps from a field over roads, bridges and star flights, on an empty board."""
    seen = {source: 0}
    queue = deque([source])
    while queue:
        n = queue.popleft()
        if KIND[n] == "fort" and n != source:
            continue
        for m in ADJ[n]:
            if KIND[m] in ("hole", "gap") and m not in bridges:
                continue
            landed = [m, *STARS] if KIND[m] == "star" and flights else [m]
            for x in landed:
                if x not in seen:
                    seen[x] = seen[n] + 1
                    queue.append(x)
    return seen


def test_the_board_has_109_fields_and_124_roads_of_the_stated_kinds() -> None:
    assert (len(NODES), len(EDGES)) == (109, 124)
    kinds = Counter(KIND.values())
    assert kinds == {
        "castle": 1,
        "start": 4,
        "land": 84,
        "star": 4,
        "rock": 4,
        "hole": 4,
        "gap": 4,
        "fort": 4,
    }
    assert len(set(EDGES)) == 124


@pytest.mark.rule("DR-J26", "DR-J01")
def test_dragons_have_24_green_dots_and_the_four_rocks_of_the_rock_castles() -> None:
    assert sum(GREEN) == 24
    assert {NODES[n].split("-")[0] for n in range(109) if GREEN[n]} == {"P", "M1", "O2", "V"}
    assert len(DRAGON_PLACES) == 28
    assert set(FORTS) <= set(DRAGON_PLACES)


@pytest.mark.parametrize("turn", [lambda x, y: (1000 - y, x), lambda x, y: (1000 - x, y)])
def test_the_board_is_the_same_from_every_side(turn: object) -> None:
    place = {xy: n for n, xy in enumerate(PLACE_XY)}
    image = [place[turn(*PLACE_XY[n])] for n in range(109)]  # type: ignore[operator]
    assert all(KIND[NODES[n]] == KIND[NODES[image[n]]] for n in range(109))
    assert all(GREEN[n] == GREEN[image[n]] for n in range(109))
    roads = {frozenset(edge) for edge in EDGES}
    assert {frozenset(image[n] for n in edge) for edge in EDGES} == roads


def test_key_distances() -> None:
    near = far("S-NE", set())
    assert [near[f"R-{s}"] for s in "NESW"] == [5, 5, 11, 11]
    assert [near[f"S-{c}"] for c in ("SE", "NW", "SW")] == [6, 6, 12]
    assert near["Z-NE"] == 8
    assert max(near.values()) == 13
    assert max(far("S-NE", set(), flights=False).values()) == 16
    assert far("S-NE", {"H-NE"})["Z-NE"] == 3
    assert [far("R-N", {f"X-{c}"})[f"F-{c}"] for c in ("NE", "SE", "SW", "NW")] == [7] * 4
    assert far("S-NE", {"X-SW"})["F-SW"] == 12
    assert far("S-NE", {"H-NE", "X-SW"})["F-SW"] == 7
    assert far("F-NE", {"X-NE", "X-SW"})["F-SW"] == 8


def test_the_land_net_hangs_together_without_bridges() -> None:
    assert len(far("S-NE", set())) == 96
    assert "C" not in far("S-NE", {"X-NE"})
    assert {n for n in far("S-NE", {"X-NE"}) if KIND[n] == "fort"} == {"F-NE"}


def test_the_shortest_round_walk_is_longer_than_the_longest_move() -> None:
    """So `no field twice` and `no about-turn` differ only by flights (DR-J02)."""
    shortest = 99
    for n in NODES:
        for first in ADJ[n]:
            seen, queue = {n: 0, first: 1}, deque([(first, n)])
            while queue:
                at, back = queue.popleft()
                for m in ADJ[at]:
                    if m == n and back != n and at != first:
                        shortest = min(shortest, seen[at] + 1)
                    elif m not in seen:
                        seen[m] = seen[at] + 1
                        queue.append((m, at))
    assert shortest == 11


def test_no_knight_can_be_walled_in_by_dragons() -> None:
    safe = {n for n in NODES if KIND[n] not in ("hole", "gap", "fort") and not GREEN[NODE[n]]}
    assert all(safe & set(ADJ[n]) for n in NODES if KIND[n] not in ("castle", "fort"))


def test_distances_bound_every_move_from_below() -> None:
    bare = far("S-NE", {NODES[n] for n in SITES})
    assert all(DISTANCE[NODE["S-NE"]][NODE[n]] <= steps for n, steps in bare.items())
    assert DISTANCE[NODE["R-N"]][CASTLE] == 1
    assert DISTANCE[CASTLE][NODE["F-SW"]] == 2


@pytest.mark.rule("DR-V04")
def test_the_deck_has_36_cards_or_31() -> None:
    copies = dict(zip(CARDS, COPIES, strict=True))
    assert copies == {
        "p1": 5,
        "p2": 5,
        "p3": 5,
        "p4": 5,
        "p5": 2,
        "mR": 4,
        "mB": 3,
        "mD": 5,
        "mT": 1,
        "mW": 1,
    }
    assert sum(COPIES[:5]) == 22
    assert sum(COPIES[5:]) == 14
    assert sum(COPIES) == 36
    assert sum(c * v for c, v in zip(COPIES, VALUES, strict=True)) == 60
    assert sum(sum(hand) for hand in table(3).s.hand) + table(3).s.pile_count == 31


def test_rainbow_positions() -> None:
    assert len(RAINBOW_NAMES) == 20
    near = {RAINBOW_NAMES[p] for p in range(20) if TO_NEAR_FORTS >> p & 1}
    assert near == {"N-NE", "N-NW", "E-NE", "E-SE", "S-SE", "S-SW", "W-SW", "W-NW"}
    assert [NODES[n] for n in ROCKS] == ["R-N", "R-E", "R-S", "R-W"]


def test_every_component_says_where_it_comes_from() -> None:
    known = {"seed", "public", "designed"}
    assert all(card["provenance"] in known for card in DATA["cards"])
    assert all(DATA[part]["provenance"] in known for part in ("box", "hand", "points", "board"))
