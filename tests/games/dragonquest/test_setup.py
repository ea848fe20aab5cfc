"""Components, setup and options (catalogue 2, 3)."""

from __future__ import annotations

from collections import Counter, deque

import pytest

from lindwurm.games.dragonquest import GAME, data
from lindwurm.games.dragonquest.data import CHAMBER, EXIT, FIELD, ORANGE, START
from lindwurm.games.dragonquest.state import At, Mark, Phase
from lindwurm.kernel.game import OptionError
from lindwurm.kernel.match import Match
from tests.games.dragonquest.helpers import blocking, hero, move, table


def steps(start: int, goal: int, closed: tuple[int, ...] = ()) -> int:
    """Orthogonal steps from one place to another on an untouched map."""
    far = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in data.ORTHO[here][: data.ORTHO_COUNT[here]]:
            if there not in far and there not in closed:
                far[there] = far[here] + 1
                queue.append(there)
    return far[goal]


# -- components (2.1 to 2.8) -----------------------------------------------------------------------


@pytest.mark.rule("DQ-02")
def test_26_dice_sorted_by_kind_with_all_their_faces() -> None:
    box = data.DATA["box"]
    assert sum(box[k]["pieces"] for k in box if k.endswith("dice")) == 26
    faces = {name: Counter(die["faces"]) for name, die in data.DATA["dice"].items()}
    assert faces["black"] == Counter(
        {"skull": 2, "room": 1, "corridor": 1, "discovery": 1, "blank": 1}
    )
    assert faces["red"] == Counter(
        {"skull": 1, "two_skulls": 1, "room": 1, "corridor": 1, "discovery": 2}
    )
    assert faces["treasure"] == Counter(
        {"dragon": 1, "blank": 1, "fifty": 1, "hundred": 1, "star": 2}
    )
    assert set(faces["danger"].values()) == {1}
    assert faces["letter"] == Counter({"a": 2, "b": 2, "c": 1, "blank": 1})
    monsters = {name: faces[name]["monster"] for name in ("ghoul", "troll", "orc", "skeleton")}
    assert monsters == {"ghoul": 2, "troll": 3, "orc": 4, "skeleton": 4}
    assert faces["damage"] == Counter({1: 3, 2: 2, 3: 1})
    assert faces["spider"] == Counter({"coin": 4, "bite": 2})


@pytest.mark.rule("DQ-03", "DQ-R01")
def test_38_tiles_of_which_13_treasures_are_printed() -> None:
    box = data.DATA["box"]
    assert sum(box[k]["pieces"] for k in box if k.endswith(("tiles", "markers"))) == 38
    assert len(data.TREASURES) == 13 + 2
    assert sum(data.TREASURE_VALUE[:13]) == 27500
    assert Counter(data.TREASURE_STARS[:13]) == {6: 2, 5: 2, 4: 3, 3: 3, 2: 3}
    assert Counter(data.ITEM_COST) == {6: 4, 5: 4, 4: 4}
    apple = data.TREASURES.index("t05")
    assert (data.TREASURE_STARS[apple], data.TREASURE_VALUE[apple]) == (4, 2200)
    s = Match(GAME, 4, seed=1).state
    assert s.item_at == [At.SUPPLY] * 12
    assert s.treasure_at == [At.SUPPLY] * 13 + [At.BOXED] * 2


def test_every_component_says_where_it_comes_from() -> None:
    def check(node: object, path: str) -> int:
        if isinstance(node, dict):
            if "provenance" in node:
                assert node["provenance"] in ("seed", "public", "designed"), path
                return 1
            return sum(check(v, f"{path}.{k}") for k, v in node.items())
        if isinstance(node, list):
            return sum(check(v, path) for v in node)
        pytest.fail(f"{path} has no provenance")

    assert check(data.DATA, "data") > 60


def test_the_castle_agrees_with_the_facts_of_the_catalogue() -> None:
    assert data.FIELDS == 226
    assert sum(row.count("#") for row in data.GRID) == 18
    assert sum(data.ORTHO_COUNT) // 2 == 420
    assert sum(data.DIAGONAL_COUNT) // 2 == 384
    assert Counter(data.ORTHO_COUNT[:CHAMBER]) == {4: 166, 3: 44, 2: 16}
    gates = {data.PLACES[p] for p in data.ORTHO[CHAMBER]}
    assert gates == {"J5", "J6", "J7", "K4", "L4", "M4", "N5", "N6", "N7", "K8", "L8", "M8"}
    assert {data.PLACES[p] for p in data.DIAGONAL[CHAMBER][:4]} == {"J4", "J8", "N4", "N8"}
    near = {data.PLACES[p] for p in data.ORTHO[data.BLACK][:4]}
    assert near == {"H1", "H3", "G2", "I2"}


@pytest.mark.parametrize(
    ("start", "length"),
    [("A10", 13), ("E9", 8), ("H2", 6), ("A9", 12), ("A11", 14), ("C1", 12), ("J1", 5), ("W1", 14)],
)
def test_distances_to_the_chamber(start: str, length: int) -> None:
    assert steps(FIELD[start], CHAMBER) == length


@pytest.mark.parametrize(
    ("start", "length"),
    [("N6", 13), ("M4", 12), ("L4", 13), ("J6", 17), ("L9", 18), ("H2", 15), ("A10", 30)],
)
def test_distances_to_the_exit(start: str, length: int) -> None:
    assert steps(FIELD[start], EXIT, (CHAMBER,)) == length


# -- setup (3.1) -----------------------------------------------------------------------------------


@pytest.mark.rule("DQ-01")
def test_everybody_has_a_sheet_and_a_name() -> None:
    m = Match(GAME, 3, seed=1, names=["Anna", "Beate", "Christian"])
    assert m.names == ("Anna", "Beate", "Christian")
    assert [m.state.trail_length[p] for p in range(4)] == [1, 1, 1, 0]


@pytest.mark.rule("DQ-04")
def test_the_start_player_is_drawn_or_named() -> None:
    drawn = {Match(GAME, 4, seed=seed).state.first for seed in range(30)}
    assert drawn == {0, 1, 2, 3}
    for named in range(1, 5):
        for seed in range(8):
            m = Match(GAME, 4, {"start_player": named}, seed=seed)
            assert (m.state.first, m.state.active) == (named - 1, named - 1)
    with pytest.raises(OptionError, match="does not sit"):
        Match(GAME, 2, {"start_player": 3})


@pytest.mark.rule("DQ-05", "DQ-06")
def test_the_opening_position() -> None:
    m = Match(GAME, 2, {"start_player": 1}, seed=1)
    s = m.state
    for p in range(2):
        assert (s.at[p], s.lp[p], s.last_sun[p]) == (START, 13, 19)
        assert s.ep[p] == s.row[p] == s.trap[p] == [0, 0, 0]
        assert (s.fifties[p], s.hundreds[p], s.bought[p], s.skip[p]) == (0, 0, 0, 0)
        assert (s.been[p], s.left[p], s.demon[p], s.spider[p]) == (0, 0, 0, 0)
        assert [i for i, mark in enumerate(s.mark[p]) if mark] == [START]
        assert s.mark[p][START] == Mark.VISITED
    assert (s.sun[0], s.sun[1]) == (1, 0)  # the first turn has begun
    assert s.aside == 0


@pytest.mark.rule("DQ-07", "DQ-194", "DQ-11", "DQ-29")
def test_all_sheets_and_supplies_are_open_to_everybody() -> None:
    """In every phase but the wall step, all see all; in the wall step only tile and number hide."""
    m = table(hero(items="orb", treasures="t03"), hero())
    m.act(1, "tile 2")
    views = [m.view(None), m.view(0), m.view(1)]
    hidden = [{k for k, v in view.items() if v is None} for view in views]
    assert hidden == [{"tile", "number"}, {"tile"}, {"number"}]
    m.do("name 1", move("S B B B D"), seat=0)
    assert m.view(None) == m.view(0) == m.view(1)
    assert m.view(1)["item_at"][4] == At.HAND


@pytest.mark.rule("DQ-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_depends_on_the_number_of_players(seats: int) -> None:
    two = Match(GAME, 2, {"start_player": 1}, seed=1).state
    more = Match(GAME, seats, {"start_player": 1}, seed=1).state
    for name in ("lp", "at", "last_sun"):
        assert getattr(more, name)[:seats] == [getattr(two, name)[0]] * seats
    assert (more.item_at, more.treasure_at) == (two.item_at, two.treasure_at)
    assert more.phase == two.phase == Phase.WALL


# -- options (3.2) ---------------------------------------------------------------------------------


@pytest.mark.rule("DQ-299")
@pytest.mark.parametrize(("boxes", "points"), [(17, 9), (21, 17)])
def test_other_numbers_of_sun_boxes_and_life_points(boxes: int, points: int) -> None:
    options = {"sun_boxes": boxes, "life_points": points}
    m = Match(GAME, 2, options, seed=1)
    assert m.state.last_sun[:2] == [boxes, boxes]
    assert m.state.lp[:2] == [points, points]
    m = table(
        hero(sun=boxes, last_sun=boxes, lp=points, ep=6),
        hero(sun=3, last_sun=boxes, lp=points),
        phase=Phase.BUY,
        options=options,
    )
    m.do("buy amulet")
    assert m.state.last_sun[0] == boxes + 1


@pytest.mark.rule("DQ-211", "DQ-212")
def test_the_easier_start_is_given_to_some() -> None:
    s = Match(GAME, 3, {"easy_start_2": "on"}, seed=1).state
    assert s.at[:3] == [START, ORANGE, START]
    assert s.mark[1][START] == 0
    assert s.mark[1][ORANGE] == Mark.VISITED
    assert steps(ORANGE, CHAMBER) == 8
    with pytest.raises(OptionError, match="does not have"):
        Match(GAME, 2, {"easy_start_3": "on"})


@pytest.mark.rule("DQ-213")
def test_house_treasures_join_the_supply() -> None:
    options = {"house_treasures": "h1_h2", "h1_stars": 3, "h1_value": 9950, "h2_stars": 2}
    m = table(hero("J7 T"), hero(), phase=Phase.TREASURE, starlight=3, options=options)
    assert m.state.treasure_at == [At.SUPPLY] * 15
    assert {"take h1", "take h2", "take t08"} < set(m.options)
    m.do("take h1")
    assert m.gold(0) == 9950
    m = table(hero("J7 T"), hero(), phase=Phase.TREASURE, starlight=6)
    assert m.rule("take h1") == "DQ-213"
    one = Match(GAME, 2, {"house_treasures": "h1"}, seed=1).state
    assert one.treasure_at[13:] == [At.SUPPLY, At.BOXED]
    assert (one.stars[13], one.value[13]) == (6, 4500)


@pytest.mark.rule("DQ-214")
def test_there_is_no_team_mode() -> None:
    assert not [o.name for o in GAME.options if "team" in o.name or "coop" in o.name]
    with pytest.raises(OptionError, match="no option 'cooperative'"):
        Match(GAME, 2, {"cooperative": "on"})


@pytest.mark.rule("DQ-54")
def test_196_fields_of_an_untouched_map_may_be_walled_up() -> None:
    m = blocking(hero())
    assert len(m.options) == 196


def test_walls_are_nobodys_business_but_the_neighbours() -> None:
    with pytest.raises(OptionError, match="solo_walls"):
        Match(GAME, 2, {"solo_walls": "self"})
