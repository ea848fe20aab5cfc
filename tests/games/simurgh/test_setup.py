"""Components and setup in both modes (catalogue 2, 3, 4.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from lindwurm.games.simurgh import GAME, data
from lindwurm.games.simurgh.actions import Kind
from lindwurm.games.simurgh.check import problem
from lindwurm.games.simurgh.data import TILE_TYPE, TILES, Type
from lindwurm.games.simurgh.state import AVAILABLE, MAYBE_STACK, RESERVE, SEATS, Phase, Zone
from lindwurm.kernel.game import OptionError
from lindwurm.kernel.match import Match

SEEDS = range(12)


def opening(seats: int, mode: str = "spearman", seed: int = 0, first: str = "1") -> Match:
    return Match(GAME, seats, {"mode": mode, "first_player": first}, seed=seed)


def drafted(seats: int, seed: int = 0, first: str = "1") -> Match:
    """Return a Dragonlord game after its drafts, every choice the first one offered."""
    m = opening(seats, "dragonlord", seed, first)
    while m.state.phase != Phase.HUB:
        p = m.actors[0]
        m.act(p, m.legal(p)[0])
    return m


def types(m: Match, *zones: int) -> Counter[Type]:
    return Counter(Type(k) for t, k in enumerate(TILE_TYPE) if m.state.zone[t] in zones)


# == 2.1 to 2.3 ===================================================================================


def test_the_box_holds_what_the_catalogue_counts() -> None:
    pieces = {name: row["pieces"] for name, row in data.DATA["box"].items()}
    tiles = sum(n for name, n in pieces.items() if name.endswith("_tiles"))
    assert tiles + pieces["player_boards"] == 89
    assert (pieces["spearmen"], pieces["dragonriders"]) == (3 * SEATS, 2 * SEATS)
    assert Counter(TILE_TYPE) == {0: 12, 1: 8, 2: 8, 3: 8, 4: 12}
    assert (data.DRAGONS, data.GOALS, data.CITY, data.SLOTS) == (24, 12, 12, 6)
    assert Counter(data.DRAGON_TYPE) == dict.fromkeys(range(6), 4)
    kinds = Counter(data.SPACE_KIND[:12])
    assert (kinds[0], kinds[1], kinds[2], kinds[3]) == (2, 6, 0, 4)
    assert Counter(data.SPACE_KIND[12:]) == {0: 76, 1: 36, 2: 32}
    assert sum(data.STRICT[12:156]) == 84
    assert sum(sum(row) for row in data.LEVEL_SPACES) == 86
    assert Counter(data.LEVELS) == {3: 5, 4: 6, 5: 1}


@pytest.mark.rule("SI-E53")
def test_every_convert_costs_something() -> None:
    for e in range(data.EFFECTS):
        if " -> " in data.TEXTS[e]:
            assert sum(data.COST[e]) >= 1


# == 3.2 ==========================================================================================


@pytest.mark.rule("SI-001", "SI-002", "SI-003")
@pytest.mark.parametrize("mode", ["spearman", "dragonlord"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_tiles_are_boxed_by_type_and_take_no_further_part(mode: str, seats: int) -> None:
    boxed = set()
    for seed in SEEDS:
        m = opening(seats, seed=seed) if mode == "spearman" else drafted(seats, seed)
        box = types(m, Zone.BOX)
        assert (box[Type.PRODUCTION], box[Type.EXPLORATION]) == (4, 4)
        assert (box[Type.TRANSFORMATION], box[Type.RESEARCH]) == (3, 3)
        assert box[Type.POWER] == 8 - seats
        boxed.add(tuple(t for t in range(data.TILES) if m.state.zone[t] == Zone.BOX))
    assert len(boxed) == len(SEEDS)  # at random
    before = m.state.zone.count(Zone.BOX)
    for _ in range(80):
        p = m.actors[0]
        m.act(p, m.legal(p)[len(m.moves) % len(m.legal(p))])
        if m.over:
            break
    assert m.state.zone.count(Zone.BOX) == before


@pytest.mark.rule("SI-004", "SI-005", "SI-006", "SI-007", "SI-008", "SI-009")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_starts_alike(seats: int) -> None:
    stacks = set()
    for seed in SEEDS:
        s = opening(seats, seed=seed).state
        assert sorted(s.goals) == list(range(1, 13))
        stacks.add(tuple(s.goals))
        for p in range(SEATS):
            playing = p < seats
            assert s.points[p] == 0
            assert s.tokens[p] == ([2, 1, 1, 1, 2, 1] if playing else [0] * 6)
            spearmen, riders = Counter(s.at[p][:3]), Counter(s.at[p][3:])
            if playing:
                assert spearmen == {AVAILABLE: 1, RESERVE: 2}
                assert riders == {AVAILABLE: 1, RESERVE: 1}
            else:
                assert set(s.at[p]) == {RESERVE}
                assert s.hand_count[p] == 0
    assert len(stacks) == len(SEEDS)


@pytest.mark.rule("SI-010")
@pytest.mark.parametrize(("seats", "slots"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_slots_in_play(seats: int, slots: int) -> None:
    m = opening(seats)
    for slot in range(6):
        offered = [
            a
            for a in map(m.text, m.legal(0))
            if a.startswith("lay ") and a.endswith(f"W{slot + 1}")
        ]
        if slot < slots:
            assert offered
        else:
            assert not offered
            tile = next(data.TILE_IDS[t] for t in range(48) if m.state.zone[t] == Zone.HAND)
            reason = m.why_not(0, f"lay {tile} W{slot + 1}")
            assert reason is not None
            assert reason.rule == "SI-010"


@pytest.mark.rule("SI-011", "SI-R28")
def test_the_start_player_is_drawn_or_named() -> None:
    drawn = Counter(opening(3, seed=seed, first="random").state.first for seed in range(300))
    assert all(70 < drawn[p] < 130 for p in range(3))
    assert opening(3, first="2").actors == (1,)
    with pytest.raises(OptionError):
        opening(3, first="4")


@pytest.mark.rule("SI-012")
def test_play_runs_clockwise() -> None:
    m = opening(4, first="3")
    order = []
    while len(order) < 6:
        if m.state.phase == Phase.HUB and m.state.main == 0:
            order.append(m.state.active)
            m.act(m.state.active, "place spearman market")
        else:
            p = m.actors[0]
            choices = [m.text(a) for a in m.legal(p)]
            m.act(p, "end" if "end" in choices else choices[-1])
        if len(order) == 4:
            break
    assert order == [2, 3, 0, 1]


# == 3.3 ==========================================================================================


@pytest.mark.rule("SI-013", "SI-021", "SI-239")
def test_resource_places_of_both_sides() -> None:
    assert list(data.RESOURCE_LIMIT) == [15, 12]
    assert opening(2).state.mode == 0
    assert opening(2, "dragonlord").state.mode == 1


@pytest.mark.rule("SI-014", "SI-015", "SI-016", "SI-017", "SI-018", "SI-Y16")
@pytest.mark.parametrize("seats", GAME.seats)
def test_spearman_hands_stack_and_display(seats: int) -> None:
    hands = set()
    for seed in SEEDS:
        m = opening(seats, seed=seed)
        s = m.state
        for p in range(seats):
            held = types(m, Zone.HAND + p)
            assert held == {
                Type.POWER: 1,
                Type.PRODUCTION: 1,
                Type.RESEARCH: 1,
                Type.EXPLORATION: 1,
            }
            assert s.hand_count[p] == 4
        hands.add(tuple(s.zone))
        left = types(m, Zone.STACK, Zone.DISPLAY)
        assert sum(left.values()) == 26 - 3 * seats == s.scout_count + 4
        assert left[Type.RESEARCH] == 5 - seats
        assert left[Type.PRODUCTION] == left[Type.EXPLORATION] == 8 - seats
        assert left[Type.TRANSFORMATION] == 5
        assert all(s.display)
    assert len(hands) == len(SEEDS)


@pytest.mark.rule("SI-019", "SI-020")
@pytest.mark.parametrize("seats", GAME.seats)
def test_spearman_dragons(seats: int) -> None:
    dealt = set()
    for seed in SEEDS:
        s = opening(seats, seed=seed).state
        own = [d for d in range(24) if s.owner[d]]
        assert sorted(s.owner[d] for d in own) == list(range(1, seats + 1))
        assert all(s.markers[d] == 7 for d in own)  # single-use fields included
        assert s.dragon_count == 24 - seats
        assert sorted(s.dragons[: s.dragon_count] + [d + 1 for d in own]) == list(range(1, 25))
        dealt.add(tuple(s.dragons))
    assert len(dealt) == len(SEEDS)


# == 3.4 ==========================================================================================


@pytest.mark.rule("SI-022", "SI-023", "SI-024", "SI-245")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_power_draft(seats: int) -> None:
    m = opening(seats, "dragonlord", first="2" if seats > 2 else "1")
    first = m.state.first
    handed: list[int] = []
    seen = set()
    for k in range(seats):
        p = (first - 1 - k) % seats  # the last player first, then to the right
        assert m.actors == (p,)
        assert m.state.phase == Phase.POWER
        look = m.view(p)["look"]
        assert all(look)
        assert set(handed) <= set(look)
        seen |= set(look)
        for q in range(seats):
            if q != p:
                assert m.view(q)["look"] == [None] * 3
        before = len(m.events(None))
        m.act(p, f"keep_tile {data.TILE_IDS[look[0] - 1]}")
        assert m.state.zone[look[0] - 1] == Zone.HAND + p
        told = m.events(None, before)
        assert told[0].kind == Kind.POWER_KEPT
        assert told[0].b == 0  # not which
        handed = look[1:]
    assert len(seen) == seats + 2
    assert all(m.state.zone[t - 1] == Zone.BOX for t in handed)
    assert types(m, Zone.BOX)[Type.POWER] == 8 - seats
    assert m.state.phase == Phase.OPEN


@pytest.mark.rule("SI-025", "SI-026", "SI-027", "SI-028", "SI-029", "SI-R19")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_open_draft(seats: int) -> None:
    m = opening(seats, "dragonlord")
    while m.state.phase == Phase.POWER:
        m.act(m.actors[0], m.legal(m.actors[0])[0])
    assert m.state.scout_count == 22
    order = []
    for _ in range(2 * seats):
        p = m.actors[0]
        order.append(p)
        tile = m.state.display[2]
        m.act(p, "take 3")
        assert m.state.zone[tile - 1] == Zone.HAND + p
        if m.state.phase == Phase.OPEN:
            assert all(m.state.display)  # refilled at once
    assert order == [*range(seats), *range(seats)]
    for p in range(seats):
        held = types(m, Zone.HAND + p)
        assert (held[Type.POWER], sum(held.values())) == (1, 3)


@pytest.mark.rule("SI-026", "SI-030", "SI-R41")
@pytest.mark.parametrize(("last_pick", "more"), [("filled", 4), ("open", 3)])
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_tile_is_turned_up_after_the_last_pick_too(seats: int, last_pick: str, more: int) -> None:
    """Four tiles still lie open then, so all have seen 4 + 2n; older tables saw one fewer."""
    options = {"mode": "dragonlord", "first_player": "1", "last_pick": last_pick}
    m = Match(GAME, seats, options, seed=5)
    while m.state.phase == Phase.POWER:
        m.act(m.actors[0], m.legal(m.actors[0])[0])
    seen = {t for t in m.state.display if t}
    while m.state.phase == Phase.OPEN:
        before = len(m.events(None))
        m.act(m.actors[0], m.legal(m.actors[0])[0])
        shown = [e.b + 1 for e in m.events(None)[before:] if e.kind == Kind.SHOWN]
        # After the last pick the new display follows, of tiles of the shuffled stack.
        seen |= {*(shown if m.state.phase == Phase.OPEN else shown[:-4])}
    assert len(seen) == more + 2 * seats
    for v in range(seats):
        known = {t + 1 for t in range(TILES) if m.state.maybe[v][t] == MAYBE_STACK}
        drafted = {t + 1 for t in range(TILES) if m.state.zone[t] >= Zone.HAND}
        assert known == seen - drafted


@pytest.mark.rule("SI-020", "SI-004", "SI-017", "SI-033")
@pytest.mark.parametrize("mode", ["spearman", "dragonlord"])
def test_every_tile_of_a_stack_is_shuffled(mode: str) -> None:
    """Any of them may lie at the bottom."""
    stacks = []
    for seed in range(60):
        m = opening(2, mode, seed)
        while m.state.phase in (Phase.POWER, Phase.OPEN, Phase.DRAGON):
            m.act(m.actors[0], m.legal(m.actors[0])[0])
        s = m.state
        stacks.append((s.scout[s.scout_count - 1], s.dragons[s.dragon_count - 1], s.goals[-1]))
    assert [len(set(bottoms)) > 8 for bottoms in zip(*stacks, strict=True)] == [True] * 3


@pytest.mark.rule("SI-030", "SI-R20")
@pytest.mark.parametrize("seats", GAME.seats)
def test_leftover_open_tiles_are_shuffled_into_the_stack(seats: int) -> None:
    shown_again = 0
    for seed in range(25):
        m = opening(seats, "dragonlord", seed)
        open_tiles: set[int] = set()
        while m.state.phase != Phase.DRAGON:
            open_tiles = {t for t in m.state.display if t}
            m.act(m.actors[0], m.legal(m.actors[0])[0])
        assert m.state.scout_count + 4 == 26 - 2 * seats
        assert all(m.state.display)
        shown_again += set(m.state.display) == open_tiles
    assert shown_again < 5


@pytest.mark.rule("SI-031", "SI-032", "SI-033", "SI-224")
@pytest.mark.parametrize("seats", GAME.seats)
def test_dragons_are_chosen_in_secret_and_revealed_together(seats: int) -> None:
    m = opening(seats, "dragonlord")
    while m.state.phase != Phase.DRAGON:
        m.act(m.actors[0], m.legal(m.actors[0])[0])
    assert m.actors == tuple(range(seats))
    offers = [list(m.view(p)["offer"][p]) for p in range(seats)]
    assert len({d for offer in offers for d in offer}) == 3 * seats
    for p in reversed(range(seats)):  # the order of answering does not matter
        assert sum(m.state.owner) == 0
        m.act(p, f"keep_dragon {data.DRAGON_IDS[offers[p][1] - 1]}")
        if p:
            other = m.view(0)
            assert other["offer"][p] == [None] * 3
            assert other["sealed"][p] is None
            assert other["answered"] >> p & 1
    for p in range(seats):
        assert m.state.owner[offers[p][1] - 1] == p + 1
        assert m.state.markers[offers[p][1] - 1] == 7
    stack = m.state.dragons[: m.state.dragon_count]
    rejected = {d for offer in offers for d in (offer[0], offer[2])}
    assert rejected < set(stack)
    assert set(stack[-len(rejected) :]) != rejected  # shuffled, not simply underneath
    assert m.state.dragon_seen == [0] * 24
    told = [e for e in m.events(0) if e.kind == Kind.DRAGON]
    assert {e.b for e in told} == {offer[1] - 1 for offer in offers}
    assert m.state.active == m.state.first
    assert m.state.phase == Phase.HUB


@pytest.mark.rule("SI-240", "SI-241", "SI-242")
def test_options_and_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]  # no solo
    names = ["mode", "length", "first_player", "empty_handed", "abilities"]
    assert [o.name for o in GAME.options if o.offered] == names  # no expansion
    for mode in ("spearman", "dragonlord"):
        for length in ("short", "medium", "long"):
            m = Match(GAME, 3, {"mode": mode, "length": length}, seed=4)
            assert problem(m.state) is None
            assert (m.state.mode, m.state.length) == (
                ["spearman", "dragonlord"].index(mode),
                ["short", "medium", "long"].index(length),
            )
    with pytest.raises(OptionError):
        Match(GAME, 1, seed=1)
    with pytest.raises(OptionError):
        Match(GAME, 6, seed=1)
