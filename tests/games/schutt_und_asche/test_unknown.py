"""SA-F2: what an unknown city tile may be, counted by the table and by other means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import chain, islice, permutations
from math import sqrt
from statistics import NormalDist
from typing import Any

import pytest

from lindwurm.games.schutt_und_asche import GAME
from lindwurm.games.schutt_und_asche.bot import bot
from lindwurm.games.schutt_und_asche.chances import bounds, counted_out, odds, top, unaccounted
from lindwurm.games.schutt_und_asche.data import PROVINCES, Tile
from lindwurm.games.schutt_und_asche.state import Phase
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import LANGUAGES, Texts
from tests.games.schutt_und_asche.table import place, realm, say


def test_what_is_gone_cannot_come() -> None:
    """All 12 attack tiles are out of the game: the chance of one is none."""
    m = realm(phase=Phase.BUY, gold={0: "2"}, knights="N1")
    s = m.state
    assert top(m.view(0), 0, 0)[Tile.ATTACK] > 0
    for p in range(24):
        for i in range(s.height[p]):
            if s.stack[p][i] == Tile.ATTACK:
                s.stack[p][i], s.removed[Tile.SWORD] = Tile.SWORD, s.removed[Tile.SWORD] - 1
                s.removed[Tile.ATTACK] += 1
    assert unaccounted(m.view(0), 0)[Tile.ATTACK] == 0
    assert Tile.ATTACK not in top(m.view(0), 0, 0)


def test_a_team_is_told_of_treasures() -> None:
    for mode in ("coop", "semi"):
        m = realm(phase=Phase.BUY, gold={0: "2"}, knights="N1", options={"mode": mode})
        for language in LANGUAGES:
            words = Texts(GAME, language)
            said = " ".join(one.say(words) for one in odds(m, 0))
            assert ("treasure" in said or "Schatz" in said) == (mode == "coop")


def test_what_one_knows_to_be_in_a_stack_is_on_top_as_often_as_anything_else() -> None:
    """N2 was shuffled: its knight is one of four, so on top in every fourth case at least."""
    m = Match(GAME, 2, {"first_regent": 1}, seed=2)
    while m.state.phase == Phase.DRAFT:
        m.act(m.actors[0], m.legal(m.actors[0])[0])
    p = next(p for p in range(24) if m.state.owner[p] == 0 and m.state.height[p] == 4)
    say(m, f"0 shuffle {PROVINCES[p]}")
    loose = unaccounted(m.view(0), 0)
    assert sum(loose) == 72
    found = top(m.view(0), 0, p)
    share = Fraction(3, 4) * Fraction(loose[Tile.KNIGHT], 72)
    assert found[Tile.KNIGHT] == Fraction(1, 4) + share
    assert sum(found.values()) == 1


def test_a_small_city_counted_out() -> None:
    """Every way in which the tiles may lie that a seat cannot see, one by one."""
    stacks = dict.fromkeys(PROVINCES, "sword") | {
        "N1": "power shield",
        "N2": "attack knight power",
        "N3": "shield",
        "N4": "attack",
    }
    seen = dict.fromkeys(PROVINCES, 3) | {"N1": 0, "N2": 0, "N3": 0, "N4": 0b10}
    swords = [name for name in PROVINCES if stacks[name] == "sword"]
    for name in swords[14:]:
        stacks[name] = "shield"
    m = realm(phase=Phase.BUY, gold={0: "2"}, stacks=stacks, seen=seen, knights="N5")
    s = m.state
    s.kept[0][place("N2")] = 1 << 3 * (Tile.KNIGHT - 1)  # he saw it before somebody sorted it
    view = m.view(0)
    places = [(p, i) for p in map(place, ("N1", "N2", "N3", "N4")) for i in range(s.height[p])]
    tiles = [s.stack[p][i] for p, i in places]
    worlds: dict[int, Counter[int]] = {p: Counter() for p, _ in places}
    for order in set(permutations(tiles)):
        lies = dict(zip(places, order, strict=True))
        if any(lies[place("N2"), i] == Tile.KNIGHT for i in range(3)):
            for p, counts in worlds.items():
                counts[lies[p, s.height[p] - 1]] += 1
    for p, counts in worlds.items():
        total = sum(counts.values())
        assert top(view, 0, p) == {t: Fraction(n, total) for t, n in counts.items()}
    assert counted_out(view, 0)


def test_a_shuffled_stack_that_has_shown_a_tile_is_not_counted_out() -> None:
    m = Match(GAME, 2, {"first_regent": 1}, seed=2)
    while m.state.phase == Phase.DRAFT:
        m.act(m.actors[0], m.legal(m.actors[0])[0])
    mine = [p for p in range(24) if m.state.owner[p] == 0 and m.state.height[p] == 4][:2]
    for p in mine:
        say(m, f"0 shuffle {PROVINCES[p]}")
    say(m, "0 ready", "1 ready")
    while m.state.phase != Phase.BUY:
        m.act(m.actors[0], m.legal(m.actors[0])[0])
    assert m.actors == (0,)
    m.state.knight[23] = 1
    assert counted_out(m.view(0), 0)
    m.state.gold[0], m.state.gold_count[0] = [0, 0, 2, 0], 2
    say(m, f"0 sort {PROVINCES[mine[0]]}")
    assert m.state.mixed == 1 << mine[1], "an order that is chosen is no chance"
    while m.state.phase != Phase.BUY:
        m.act(0, m.legal(0)[0])
    say(m, f"0 buy {PROVINCES[mine[1]]}")
    assert m.state.dug == 1 << mine[1]
    assert not counted_out(m.view(0), 0)
    assert not counted_out(m.view(1), 1)


def positions(seats: int, games: int, every: int) -> Iterator[tuple[Match, int]]:
    """Yield purchases of games in which the bot plays, and stacks are shuffled now and then."""
    for seed in range(games):
        m = Match(GAME, seats, {"mode": "coop" if seed % 2 else "semi"}, seed=100 + seed)
        number = 0
        while not m.over:
            seat = m.actors[0]
            if m.state.phase == Phase.BUY:
                number += 1
                if number % every == seed % every:
                    yield m, seat
            legal = m.legal(seat)
            m.act(seat, bot(m.state, seat, legal, len(legal), [seed, 2, 3, 4]))


def compared(m: Match, seat: int, deals: int) -> list[tuple[float, int, int]]:
    """Return (chance told, times dealt, deals) for every kind on every unknown top."""
    view = m.view(seat)
    places = [
        p
        for p in range(24)
        if view["owner"][p] == seat
        and view["height"][p]
        and view["stack"][p][view["height"][p] - 1] is None
    ][:3]
    seen: dict[int, Counter[int]] = {p: Counter() for p in places}
    for seed in range(deals):
        s: Any = m.imagine(seat, seed)
        for p in places:
            seen[p][s.stack[p][s.height[p] - 1]] += 1
    return [
        (float(top(view, seat, p).get(tile, Fraction(0))), seen[p][tile], deals)
        for p in places
        for tile in Tile
        if tile
    ]


def hold(found: list[tuple[float, int, int]], error: float = 0.01) -> None:
    """All chances together are wrong with a probability of 1 % at most, if they are right."""
    limit = NormalDist().inv_cdf(1 - error / (2 * len(found)))
    for chance, times, deals in found:
        if chance in (0.0, 1.0):
            assert times == chance * deals
        else:
            spread = sqrt(deals * chance * (1 - chance))
            assert abs(times - deals * chance) <= limit * spread + 1, (chance, times, deals)


def agree(seats: int, games: int, every: int, deals: int, most: int) -> int:
    found: list[tuple[float, int, int]] = []
    looked = 0
    for m, seat in positions(seats, games, every):
        if looked == most:
            break
        if counted_out(m.view(seat), seat):
            found += compared(m, seat, deals)
            looked += 1
    hold(found)
    return looked


@pytest.mark.parametrize("seats", [2, 6])
def test_chances_are_what_is_dealt(seats: int) -> None:
    assert agree(seats, games=3, every=9, deals=100, most=10) >= 8


def test_no_world_is_further_off_than_is_told() -> None:
    """What a chance that is not exact may be off by: in every world that is dealt it is less."""
    rough = 0
    looked = (islice(positions(seats, games=3, every=7), 25) for seats in (2, 6))
    for m, seat in chain.from_iterable(looked):
        view = m.view(seat)
        told = [odd for one in odds(m, seat) for odd in one.odds if odd.what == "unknown_tile"]
        assert all(odd.exact for odd in told) or not counted_out(view, seat)
        rough += sum(not odd.exact for odd in told)
        for seed in range(20):
            s: Any = m.imagine(seat, seed)
            for odd in told:
                for p in map(place, str(odd.of["stacks"]).split()):
                    hidden = [i for i in range(s.height[p]) if view["stack"][p][i] is None]
                    tile = Tile[str(odd.of["tile"]).upper()]
                    share = Fraction(sum(s.stack[p][i] == tile for i in hidden), len(hidden))
                    low, high = bounds(view, seat, p)[tile]
                    assert low <= share <= high
                    assert odd.exact or abs(share - odd.probability) <= odd.error + 1e-12
    assert rough > 0


@pytest.mark.proof
@pytest.mark.parametrize("seats", [2, 6])
def test_chances_are_what_is_dealt_at_length(seats: int, record_property: Any) -> None:
    looked = agree(seats, games=40, every=5, deals=400, most=220)
    record_property("positions", looked)
    assert looked >= 200
