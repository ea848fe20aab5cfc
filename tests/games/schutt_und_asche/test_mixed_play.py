"""Random play seldom fights or buys, so here the bot plays, and chance now and then.

The generic properties (agreement of `legal` and `why_not`, conservation, no leak) are checked in
the positions that come up this way too.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from lindwurm.games.schutt_und_asche import GAME
from lindwurm.games.schutt_und_asche.state import Phase
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.events import EVERYONE


def mixed_game(seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[Any, int, int]]:
    """Yield state, seat and chosen action of a game: mostly the bot's choice, else any."""
    chooser = random.Random(seed)
    s, words, out = GAME.state(), [1, 2, 3, seed], [0] * GAME.max_legal
    seed_words(s.rng, seed, 0)
    GAME.setup(s, seats, GAME.option_codes(seats, options))
    while mask := GAME.actors(s):
        seat = chooser.choice([p for p in range(seats) if mask >> p & 1])
        count = GAME.legal(s, seat, out)
        action = GAME.bot(s, seat, out, count, words)
        if chooser.random() < 0.15:
            action = chooser.choice(out[:count])
        yield s, seat, action
        GAME.apply(s, seat, action)


def legal(s: Any, seat: int) -> list[int]:
    out = [0] * GAME.max_legal
    return out[: GAME.legal(s, seat, out)]


SETTINGS = [
    (1, {}),
    (2, {"mode": "semi"}),
    (3, {"mode": "coop", "open_hands": "on"}),
    (4, {"mode": "coop", "start_power": "1", "memory_aid": "off"}),
    (5, {"mode": "semi"}),
    (6, {"mode": "semi", "start_knights": "1"}),
]


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_properties_hold_in_games_that_are_really_played(
    seats: int, options: dict[str, str]
) -> None:
    phases = set()
    for number, (s, seat, action) in enumerate(mixed_game(seats, options, 100 + seats)):
        phases.add(Phase(s.phase))
        if number % 5 == 0:
            assert GAME.problem(s) is None
        if number % 40 == 0:
            allowed = {a for a in range(GAME.verbs.size) if not GAME.why_not(s, seat, a)}
            assert allowed == set(legal(s, seat))
            for viewer in range(seats):
                check_no_leak(s, viewer, seat, action, number)
    assert {Phase.OFFER, Phase.BUY, Phase.REWARD, Phase.PLACE} <= phases


def check_no_leak(s: Any, viewer: int, seat: int, action: int, number: int) -> None:
    """Deal afresh what the viewer cannot know: views, choices and news stay the same."""
    one = s.copy()
    seed_words(one.rng, number, 9)
    two = one.copy()
    GAME.redeal(two, viewer)
    two.rng = list(one.rng)
    assert GAME.problem(two) is None
    assert two.view(viewer) == one.view(viewer)
    assert two.view(None) == one.view(None)
    assert GAME.actors(two) == GAME.actors(one)
    if GAME.actors(one) >> viewer & 1:
        assert legal(two, viewer) == legal(one, viewer)
    if action in legal(two, seat):
        heard = []
        for world in (one, two):
            world.log = []
            GAME.apply(world, seat, action)
            heard.append([e for e in world.log if e.to in (EVERYONE, viewer)])
        if one.view(viewer) == two.view(viewer):
            assert heard[0] == heard[1]
