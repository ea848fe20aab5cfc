"""What each seat sees, knows and can be reminded of (catalogue 6)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from scipy.stats import chisquare

from lindwurm import games
from lindwurm.games.simurgh import GAME
from lindwurm.games.simurgh.actions import Kind
from lindwurm.games.simurgh.data import TILE_TYPE, TILES, Type
from lindwurm.games.simurgh.state import MAYBE_STACK, Blur, Phase, Zone
from lindwurm.kernel.match import Match
from tests.games.simurgh.helpers import HOME, Game, loose_tiles, table, worlds_by_hand


def imagined(m: Match, seat: int, count: int = 40) -> list[list[int]]:
    """Return where the action tiles are in some worlds that a seat could believe in."""
    worlds = []
    for seed in range(count):
        s = m.imagine(seat, seed)
        assert GAME.problem(s) is None
        assert s.view(seat) == m.view(seat)
        worlds.append(list(s.zone))
    return worlds


@pytest.mark.rule("SI-214", "SI-215", "SI-216", "SI-R27")
def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    m = table(3, hands={0: [1, 13, 29], 1: [2, 30]})
    assert [t + 1 for t, z in enumerate(m.view(0)["zone"]) if z == Zone.HAND] == [1, 13, 29]
    for seat in (1, 2, None):
        view = m.view(seat)
        assert view["hand_count"][0] == 3
        assert all(view["zone"][t - 1] is None for t in (1, 13, 29))  # nor is their type told
    hands = {tuple(t for t in range(TILES) if w[t] == Zone.HAND) for w in imagined(m, 2)}
    assert len(hands) > 20


@pytest.mark.rule("SI-217")
def test_stacks_are_hidden_but_their_sizes_are_public() -> None:
    m = Match(GAME, 3, seed=3)
    for seat in (0, 1, 2, None):
        view = m.view(seat)
        assert (view["scout_count"], view["dragon_count"], view["goal_count"]) == (13, 21, 12)
        assert view["scout"][:13] == [None] * 13
        assert view["dragons"][:21] == [None] * 21
        assert view["goals"] == [None] * 12


@pytest.mark.rule("SI-218")
def test_the_box_is_shown_to_nobody() -> None:
    m = Match(GAME, 4, seed=3)
    boxed = [t for t in range(TILES) if m.state.zone[t] == Zone.BOX]
    for seat in (0, 1, 2, 3, None):
        assert all(m.view(seat)["zone"][t] is None for t in boxed)
    for world in imagined(m, 0):
        box = Counter(TILE_TYPE[t] for t in range(TILES) if world[t] == Zone.BOX)
        assert box == {
            Type.PRODUCTION: 4,
            Type.RESEARCH: 3,
            Type.TRANSFORMATION: 3,
            Type.POWER: 4,
            Type.EXPLORATION: 4,
        }
    assert len({tuple(w) for w in imagined(m, 0)}) == 40


@pytest.mark.rule("SI-219", "SI-R27")
def test_a_tile_taken_from_the_display_is_remembered_but_not_shown() -> None:
    m = table(3, has=["1K"], display=[1, 2, 3, 13])
    m.do("place spearman scouts", "choose first")  # place 1 is all that can be paid
    told = [e for e in m.events(None) if e.kind == Kind.TOOK]
    assert [(e.a, e.b) for e in told] == [(0, 0)]
    assert m.view(1)["zone"][0] is None
    assert all(w[0] == Zone.HAND for w in imagined(m, 1))  # everyone saw it go there


@pytest.mark.rule("SI-220")
def test_what_is_looked_at_is_seen_by_one_and_its_return_by_nobody() -> None:
    at = {0: ([HOME], [HOME]), 1: (["W1.1"], [HOME])}
    m = table(3, wild={"W1": 14}, at=at, has=["1K"], stack=[1, 2, 3, 5])
    m.do("place spearman W1c")
    assert m.view(0)["look"] == [1, 2, 3]
    for seat in (1, 2, None):
        assert m.view(seat)["look"] == [None] * 3
        assert m.view(seat)["look_count"] == 3
    heard = [len(m.events(1)), len(m.events(None))]
    m.do("keep_tile woodland_farm", "top herders_valley", "bottom terraced_fields")
    for seat, before in zip((1, None), heard, strict=True):
        for e in m.events(seat)[before:]:
            assert e.kind in (Kind.KEPT, Kind.RETURNED, Kind.MARKER_LOST, Kind.TURN)
    assert m.view(1)["scout"][0] is None


@pytest.mark.rule("SI-221")
def test_discards_are_not_shown() -> None:
    m = table(3, hands={0: [13, 14, 37, 38, 39, 40]})
    m.do("place spearman library")
    before = len(m.events(1))
    m.do("bottom nomad_trail")
    told = [e for e in m.events(1)[before:] if e.kind == Kind.DISCARDED]
    assert [(e.a, e.b, e.c) for e in told] == [(0, 0, 0)]
    assert m.view(1)["zone"][39] is None
    assert None in m.view(1)["scout"][: m.state.scout_count]


PUBLIC = [
    *("tokens", "points", "at", "owner", "markers", "hand_count", "turns"),
    *("display", "wild", "chronicle", "goal_slots", "goals_out"),
    *("scout_count", "dragon_count", "goal_count"),
    *("active", "phase", "main", "laid", "advanced", "fresh", "ending"),
]


@pytest.mark.rule("SI-222")
def test_everything_else_is_public() -> None:
    m = table(
        3,
        wild={"W1": 1},
        at={0: (["W1.2"], [HOME])},
        chronicle=[5, 13],
        has=["3V"],
        dragons={0: {50: "LR"}},
        face_up={"O1": 3},
        points=[4],
    )
    for seat in (0, 1, 2, None):
        view = m.view(seat)
        for name in PUBLIC:
            assert view[name] == getattr(m.state, name), name
        assert view["zone"][4] == view["zone"][12] == Zone.CHRONICLE


@pytest.mark.rule("SI-223", "SI-133")
def test_who_put_tiles_back_is_reminded_and_nobody_else() -> None:
    at = {0: ([HOME], [HOME]), 1: (["W1.1"], [HOME])}
    m = table(3, wild={"W1": 14}, at=at, has=["1K"], stack=[1, 2, 3, 5])
    m.do("place spearman W1c", "keep_tile woodland_farm", "top herders_valley")
    m.do("bottom terraced_fields")
    count = m.state.scout_count
    assert m.view(0)["scout"][0] == 2
    assert m.view(0)["scout"][count - 1] == 1
    assert m.view(1)["scout"][:count] == [None] * count
    for world in imagined(m, 0):
        assert world[1] == world[0] == Zone.STACK
    assert len({w[1] for w in imagined(m, 1)}) > 1
    statue = table(3, goal_stack=[4, 5, 6])
    statue.do("place rider statue", "none", "goal_top markers_gold_green_white")
    statue.do("goal_bottom markers_red_blue_black", "goal_bottom markers_blue_white_black")
    assert statue.view(0)["goals"][0] == 6
    assert statue.view(0)["goals"][10:] == [5, 4]
    assert statue.view(1)["goals"] == [None] * 12
    hatch = table(3, has=["1V 1M 1W 1S 1A"], dragon_stack=[53, 54, 55])
    hatch.do("place rider hatchery", "keep_dragon spearmaker", "under ravager")
    assert hatch.view(0)["dragons"][21:23] == [7, 6]
    assert hatch.view(1)["dragons"][:23] == [None] * 23


@pytest.mark.rule("SI-223")
def test_secret_returns_of_others_blur_positions_but_not_whereabouts() -> None:
    """Seat 0 knows the top tile; after seat 1 put tiles back it knows only who may have it."""
    m = table(
        4,
        wild={"W1": 14},
        at={0: ([HOME], [HOME]), 1: ([HOME, "W1.1"], [HOME])},
        has=["", "1K"],
        stack=[1, 2, 3, 5],
        active=1,
    )
    m.state.scout_seen[0] = 1
    m.state.maybe[0][0] = MAYBE_STACK
    assert m.view(0)["scout"][0] == 1
    m.do("place spearman W1c")  # seat 1 looks at three, the known one among them
    for world in imagined(m, 0):
        assert world[0] in (Zone.LOOKED_AT, Zone.STACK, Zone.HAND + 1)
    m.do("keep_tile herders_valley", "top woodland_farm", "bottom terraced_fields")
    assert m.view(0)["scout"][0] is None
    zones = {world[0] for world in imagined(m, 0, 200)}
    assert zones == {Zone.STACK, Zone.HAND + 1}


ENDS = list(product(("top", "bottom"), repeat=2))


@pytest.mark.rule("SI-133", "SI-220", "SI-223")
def test_where_another_puts_tiles_back_changes_nothing_that_one_sees() -> None:
    """Seat 0 knows the tile underneath; it must not learn how many were put under it."""
    seen = []
    for first, second in ENDS:
        m = table(
            4,
            wild={"W1": 14},
            at={0: ([HOME], [HOME]), 1: ([HOME, "W1.1"], [HOME])},
            has=["", "1K"],
            stack=[1, 2, 3, 5],
            active=1,
        )
        last = m.state.scout_count - 1
        m.state.scout_seen[last] = 1
        m.state.maybe[0][m.state.scout[last] - 1] = MAYBE_STACK
        assert m.view(0)["scout"][last] is not None
        m.do("place spearman W1c", "keep_tile herders_valley")
        m.do(f"{first} terraced_fields", f"{second} woodland_farm")
        seen.append([m.view(0), [e for e in m.events(0) if e.kind != Kind.SHOWN]])
    assert all(one == seen[0] for one in seen)
    assert not any(seen[0][0]["scout"])


@pytest.mark.rule("SI-138", "SI-220", "SI-223")
def test_where_another_puts_objectives_back_changes_nothing_that_one_sees() -> None:
    seen = []
    for first, second in ENDS:
        m = table(3, goal_stack=[4, 5, 6], active=1, has=["", "1K 1V"])
        m.state.goal_seen[11] = 1
        assert m.view(0)["goals"][11] is not None
        m.do("place rider statue", "objective markers_gold_green_white O1")
        m.do(f"goal_{first} markers_red_blue_black", f"goal_{second} markers_blue_white_black")
        seen.append([m.view(0), m.events(0)])
    assert all(one == seen[0] for one in seen)
    assert seen[0][0]["goals"][:11] == [None] * 11


@pytest.mark.rule("SI-221", "SI-015", "SI-216")
def test_a_tile_put_away_unseen_may_be_the_one_that_was_dealt() -> None:
    dealt = (1 << Type.PRODUCTION) + (1 << Type.RESEARCH) + (1 << Type.EXPLORATION)
    m = table(3, hands={0: [1, 2, 3, 4, 13, 37]}, dealt=[dealt, 0, 0, 0, 0])
    assert all(holds_research(w) for w in imagined(m, 1))
    m.do("place spearman library", "bottom hall_of_scrolls")
    assert not all(holds_research(w) for w in imagined(m, 1, 100))


def holds_research(world: list[int]) -> bool:
    return any(world[t] == Zone.HAND for t in range(TILES) if TILE_TYPE[t] == Type.RESEARCH)


@pytest.mark.rule("SI-015", "SI-214")
def test_imagined_hands_keep_the_types_that_were_dealt() -> None:
    m = Match(GAME, 3, {"first_player": "1"}, seed=8)
    for world in imagined(m, 0):
        for p in (1, 2):
            held = Counter(Type(TILE_TYPE[t]) for t in range(TILES) if world[t] == Zone.HAND + p)
            assert held == dict.fromkeys(set(Type) - {Type.TRANSFORMATION}, 1)


@pytest.mark.slow
@pytest.mark.rule("SI-002", "SI-015", "SI-216", "SI-219")
def test_every_world_that_a_seat_can_believe_in_comes_up_as_often_as_it_should() -> None:
    m, loose = loose_tiles(1 << Type.PRODUCTION)
    expected = worlds_by_hand(m, 0, loose)
    assert 20 < len(expected) < 100
    assert len(set(expected.values())) == 2
    count = 1500
    found = Counter(tuple(w[t] for t in loose) for w in imagined(m, 0, count))
    assert set(found) == set(expected)
    share = count / sum(expected.values())
    fit = chisquare([found[w] for w in expected], [share * n for n in expected.values()])
    assert fit.pvalue > 0.001


@pytest.mark.rule("SI-252", "SI-223")
def test_odds_are_rough_once_others_have_put_back_what_one_had_an_eye_on() -> None:
    m = table(3, goal_stack=[4, 5, 6], active=1)
    m.state.goal_seen[11] = 1  # seat 0 knows what lies underneath
    m.do("place rider statue", "none")
    assert m.state.blurred[:3] == [0, 0, 0]
    m.do("goal_bottom markers_red_blue_black")
    assert m.state.blurred[:3] == [Blur.GOALS, 0, 0]
    told = {
        odd.what: odd.exact
        for one in games.chances(games.load("simurgh")).odds(m, 0)
        for odd in one.odds
    }
    assert told == {"blind_tile": True, "objective_seen": False}
    looked = table(3, wild={"W1": 14}, at={1: ([HOME, "W1.1"], [HOME])}, has=["", "1K"], active=1)
    looked.state.scout_seen[1] = 1 + 4
    looked.do("place spearman W1c")
    assert looked.state.blurred[:3] == [Blur.TILES, 0, Blur.TILES]


@pytest.mark.rule("SI-252", "SI-015")
@pytest.mark.parametrize("more", [[], [2]])
def test_odds_are_rough_once_a_tile_was_laid_that_may_or_may_not_be_the_one_dealt(
    more: list[int],
) -> None:
    m = table(3, hands={0: [1, 13, *more]}, dealt=[0b11, 0, 0, 0, 0])
    m.do("lay terraced_fields W2")
    assert m.state.dealt[0] == 0b10
    assert m.state.blurred[:3] == ([0, Blur.TILES, Blur.TILES] if more else [0, 0, 0])


@pytest.mark.rule("SI-220", "SI-224", "SI-217")
def test_dragons_that_are_looked_at_are_imagined_once() -> None:
    hatch = table(3, has=["1V 1M 1W 1S 1A"])
    hatch.do("place rider hatchery")
    draft = Match(GAME, 3, {"mode": "dragonlord", "first_player": "1"}, seed=2)
    while draft.state.phase != Phase.DRAGON:
        draft.act(draft.actors[0], draft.legal(draft.actors[0])[0])
    for m in (hatch, draft):
        for seat in range(3):
            imagined(m, seat, 6)


@pytest.mark.rule("SI-245")
def test_handed_on_power_tiles_are_remembered() -> None:
    m = Match(GAME, 3, {"mode": "dragonlord", "first_player": "1"}, seed=2)
    look = list(m.view(2)["look"])  # the last player picks first
    m.act(2, m.legal(2)[0])
    for world in imagined(m, 2):
        assert world[look[1] - 1] == world[look[2] - 1] == Zone.LOOKED_AT  # before the next one
    m.act(1, m.legal(1)[0])
    for world in imagined(m, 2):
        for t in look[1:]:
            assert world[t - 1] in (Zone.HAND + 1, Zone.LOOKED_AT)
    m.act(0, m.legal(0)[0])
    for world in imagined(m, 2):
        for t in look[1:]:
            assert world[t - 1] in (Zone.HAND, Zone.HAND + 1, Zone.BOX)


@pytest.mark.rule("SI-Y11", "SI-094", "SI-096")
def test_a_removal_with_vassals_of_two_players() -> None:
    wild = {"W1": 3, "W2": 5, "W3": 6, "W4": 9, "W5": 37}
    at = {
        0: ([HOME, "W2.1"], [HOME]),
        1: (["W1.1", "W2.1"], ["W3.1"]),
        2: (["W4.1"], ["W5.1"]),
        3: ([HOME], [HOME]),
    }
    m: Game = table(4, wild=wild, at=at, hands={0: [12]}, has=["1A"])
    m.do("lay caravan_stop W2", "place spearman W2b")
    assert m.has(0) == "6V 1S"  # 2V of the slot, 4V + 1S
    assert m.chronicle == [5]
    assert m.homes(0) == (1, 1)
    assert m.homes(1) == (1, 0)
