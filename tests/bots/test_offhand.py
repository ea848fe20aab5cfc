"""What a playout may skip: lists that the heuristic does not read, and the rest of the game."""

from __future__ import annotations

from typing import Any

import pytest

from lindwurm.engines import batch
from lindwurm.games import load
from lindwurm.games.dragonquest.data import CHAMBER
from lindwurm.games.dragonquest.state import Fate
from lindwurm.kernel.chance import seed_words
from tests.games.harness import ALL, DEFAULTS, opening, random_game, sampled

OFFHAND = [s for s in ALL if s.game.offhand and (not s.options or "solo_walls" in s.options)]


@pytest.mark.parametrize("setting", OFFHAND, ids=str)
def test_offhand_play_is_the_play_of_the_heuristic(setting: Any) -> None:
    """The same action, the same chance used up, and nothing left behind in the state."""
    game = setting.game
    answered = 0
    for position in random_game(setting, 7):
        words, twin = [1, 2, 3, 4], [1, 2, 3, 4]
        before = position.state.digest()
        action = game.offhand(position.state, position.seat, words)
        assert position.state.digest() == before
        if action < 0:
            continue
        answered += 1
        legal = list(position.legal)
        wanted = legal[0]
        if len(legal) > 1:
            wanted = game.exact(position.state, position.seat, legal, len(legal))
            if wanted < 0:
                wanted = game.bot(position.state, position.seat, legal, len(legal), twin)
        assert (action, words) == (wanted, twin)
    assert answered


@pytest.mark.parametrize("setting", [s for s in DEFAULTS if s.game.worth], ids=str)
def test_worth_is_a_chance_and_leaves_the_state_alone(setting: Any) -> None:
    told = 0
    for position in sampled(setting, 3, 60):
        before = position.state.digest()
        values = [0.0] * setting.seats
        told += setting.game.worth(position.state, values)
        assert position.state.digest() == before
        assert all(0 <= value <= 1 for value in values)
        assert sum(values) <= 1.0001 or setting.seats > 2
    assert told


def test_a_hero_is_worth_what_is_certain_or_likely() -> None:
    """Home and richer is won; dead is lost; nearer, healthier and richer is better."""
    setting = next(s for s in DEFAULTS if s.game.id == "dragonquest" and s.seats == 2)
    s = opening(setting, 1)

    def worth() -> list[float]:
        values = [0.0, 0.0]
        assert setting.game.worth is not None
        assert setting.game.worth(s, values)
        return values

    even = worth()
    assert even[0] == pytest.approx(even[1], abs=0.1)
    s.hundreds[0] += 9
    assert worth()[0] > even[0]
    s.fate[1] = Fate.DEAD
    alone = worth()
    assert alone[1] == 0 < even[0] < alone[0] < 1
    s.lp[0] -= 5
    assert worth()[0] < alone[0]
    s.fate[0] = Fate.ESCAPED
    assert worth() == [1, 0]
    s.fate[1] = Fate.ESCAPED
    assert worth() == [1, 0]
    s.hundreds[1] += 10
    assert worth() == [0, 1]


def test_worth_foretells_who_wins() -> None:
    """Over games of the heuristic player it is right more often than a guess of one half.

    Of 1,000 games its squared error is 0.63 of that guess's. Of few games it wavers: with 12, and
    one seat looked at, every eighth sample lies above the limit here, with 48 and both one in 200.
    """
    game = load("dragonquest")
    wrong = blind = 0.0
    for number in range(48):
        s: Any = game.state()
        words, out = [0, 0, 0, 0], [0] * game.max_legal
        seed_words(s.rng, 5, 2 * number)
        seed_words(words, 5, 2 * number + 1)
        game.setup(s, 2, game.option_codes(2, {}))
        foretold: list[tuple[int, float]] = []
        while mask := game.actors(s):
            seat = batch.pick_actor(mask, words)
            count = game.legal(s, seat, out)
            values = [0.0, 0.0]
            assert game.worth is not None
            assert game.bot is not None
            if game.worth(s, values):
                reached = [p for p in (0, 1) if s.been[p] or s.at[p] == CHAMBER]
                foretold += [(p, values[p]) for p in reached]
            action = out[0] if count == 1 else game.bot(s, seat, out, count, words)
            game.apply(s, seat, action)
        result = [0.0, 0.0]
        game.returns(s, result)
        wrong += sum((value - result[p]) ** 2 for p, value in foretold)
        blind += 0.25 * len(foretold)
    assert wrong < 0.85 * blind
