"""Games that get somewhere: purely random heroes hardly ever see the chamber.

Half of the choices are the defaults of DQ-12, so that heroes arrive, throw, wake things and leave;
what must hold in every position is checked there as well. The heuristic player is measured.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from lindwurm.engines import batch, compiled
from lindwurm.engines.batch import pick_actor
from lindwurm.games.dragonquest import GAME
from lindwurm.games.dragonquest.rules.defaults import default
from lindwurm.games.dragonquest.state import Fate, Phase
from lindwurm.kernel.chance import below, seed_words

RARE = (Phase.RING, Phase.TALISMAN, Phase.TREASURE, Phase.LEAVE, Phase.FLEE, Phase.DEMON)
OPTIONS: dict[int, dict[str, object]] = {
    1: {"solo_walls": "self", "life_points": 17},
    2: {"easy_start_1": "on", "sun_boxes": 21},
    3: {"easy_start_1": "on", "easy_start_2": "on", "house_treasures": "h1_h2", "h1_stars": 2},
    4: {"life_points": 17, "sun_boxes": 21},
}


def adventure(seats: int, seed: int) -> Iterator[tuple[Any, int, list[int], int]]:
    """Yield state, seat, legal actions and choice of a half-sensible game, before each action."""
    s = GAME.state()
    seed_words(s.rng, seed, 0)
    words = [0, 0, 0, 0]
    seed_words(words, seed, 1)
    GAME.setup(s, seats, GAME.option_codes(seats, OPTIONS[seats]))
    out = [0] * GAME.max_legal
    while mask := GAME.actors(s):
        seat = pick_actor(mask, words)
        count = GAME.legal(s, seat, out)
        sensible = below(words, 10) < (9 if s.phase == Phase.MOVE else 5)
        choice = default(s, seat, out, count, words) if sensible else out[below(words, count)]
        yield s, seat, out[:count], choice
        GAME.apply(s, seat, choice)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_that_must_hold_holds_on_the_way(seats: int) -> None:
    seen: set[int] = set()
    for seed in range(8):
        for number, (s, seat, legal, choice) in enumerate(adventure(seats, seed)):
            assert GAME.problem(s) is None
            assert len(legal) > 1, "a single choice is no question"
            assert choice in legal
            if s.phase in RARE or number % 90 == seed:
                allowed = {a for a in range(GAME.verbs.size) if not GAME.why_not(s, seat, a)}
                assert allowed == set(legal)
            seen.add(s.phase)
        assert GAME.problem(s) is None
    assert {Phase.CHAMBER, Phase.BUY, Phase.MOVE, Phase.TREASURE, Phase.LEAVE} <= seen


@pytest.mark.proof
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_compiled_rules_go_the_same_way(seats: int) -> None:
    pytest.importorskip("numba")
    rules = compiled.rules(GAME)
    for seed in range(8, 12):
        rows = None
        for s, seat, _, choice in adventure(seats, seed):
            if rows is None:
                rows = s.to_records()
            assert GAME.state.packed_records(rows) == s.to_bytes()
            rules.apply(rows[0], seat, choice)


@pytest.mark.slow
def test_the_heuristic_player_comes_home() -> None:
    """Measured at length in docs/games/dragonquest.md; here so that it does not get lost again."""
    pytest.importorskip("numba")
    best = batch.run(GAME, 2000, 1, seed=11, bots=["heuristic"])
    home = sum(r[0] for r in best.results) / best.games
    chance = batch.run(GAME, 2000, 1, seed=11)
    lucky = sum(r[0] for r in chance.results) / chance.games
    assert home > 0.54
    assert home > 5 * lucky


def test_the_heuristic_player_brings_treasure() -> None:
    words = [0, 0, 0, 0]
    seed_words(words, 3, 1)
    loaded = 0
    for seed in range(12):
        s = GAME.state()
        seed_words(s.rng, seed, 0)
        GAME.setup(s, 2, GAME.option_codes(2, {"easy_start_1": "on", "easy_start_2": "on"}))
        out = [0] * GAME.max_legal
        while mask := GAME.actors(s):
            seat = pick_actor(mask, words)
            count = GAME.legal(s, seat, out)
            assert GAME.bot is not None
            GAME.apply(s, seat, GAME.bot(s, seat, out, count, words))
        loaded += sum(s.fate[p] == Fate.ESCAPED and p + 1 in s.treasure_at for p in range(2))
    assert loaded > 8
