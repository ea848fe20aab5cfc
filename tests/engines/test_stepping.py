"""Games stepped side by side are the games that simulations play."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest

from lindwurm.engines import batch, compiled
from lindwurm.engines.asking import ADVICE, ALONE, COUNT, ENDED, REFUSED, RUNNING, SEAT, turned
from lindwurm.engines.stepping import Games
from lindwurm.games import load
from tests.games.harness import DEFAULTS, Setting
from tests.tiers import compiled_together

FARKLE = load("dragon_farkle")


def digest(setting: Setting, games: int, **how: Any) -> tuple[str, list[int], list[list[float]]]:
    """Play so many games, one in each slot, to their ends."""
    slots = Games(
        setting.game,
        games,
        setting.seats,
        setting.options,
        seed=9,
        order="drawn",
        again=False,
        finals=True,
        advisers=["random"] * setting.seats,
        **how,
    )
    slots.reset()
    while (slots.told[:, COUNT] > 0).any():
        slots.step(slots.told[:, ADVICE])  # -1 leaves a game that is over alone
        assert set(slots.status.tolist()) <= {RUNNING, ENDED}
    data = setting.game.state.packed_records(slots.finals)
    found = hashlib.blake2b(data, digest_size=16).hexdigest()
    return found, slots.lengths.tolist(), slots.results[:, : setting.seats].tolist()


@pytest.mark.slow
@pytest.mark.parametrize(  # one worker for each game: whatever is compiled serves all seats
    "setting",
    compiled_together(DEFAULTS),
    ids=str,
)
def test_stepped_games_are_simulated_games(setting: Setting) -> None:
    simulated = batch.run(setting.game, 12, setting.seats, seed=9)
    assert digest(setting, 12) == (simulated.digest, simulated.lengths, simulated.results)
    assert digest(setting, 12, skip_forced=False)[0] == simulated.digest


@pytest.mark.parametrize("setting", [s for s in DEFAULTS if s.seats == 2], ids=str)
def test_without_numba_the_same_games_are_stepped(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulated = batch.run(setting.game, 2, setting.seats, seed=9, engine="python")
    monkeypatch.setattr(compiled, "available", lambda: False)
    assert digest(setting, 2) == (simulated.digest, simulated.lengths, simulated.results)


@pytest.mark.parametrize("numba", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_an_illegal_action_changes_nothing(numba: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not numba:
        monkeypatch.setattr(compiled, "available", lambda: False)
    games = Games(FARKLE, 3, 2)
    games.reset()
    before = [a.copy() for a in (games.seen, games.choices, games.masks, games.told)]
    wrong = int(np.flatnonzero(games.masks[1] == 0)[0])
    games.step([ALONE, wrong, int(games.choices[2][0])])
    assert games.status.tolist()[:2] == [RUNNING, REFUSED]
    after = (games.seen, games.choices, games.masks, games.told)
    for old, new in zip(before, after, strict=True):
        assert (old[:2] == new[:2]).all()
    assert games.told[2][2] > 0


@pytest.mark.slow  # compiles
def test_bots_on_seats_are_never_asked_and_masks_name_the_choices() -> None:
    games = Games(FARKLE, 4, 3, players=[None, "heuristic", "random"])
    games.reset()
    for _ in range(200):
        assert (games.told[:, SEAT] == 0).all()
        for i in range(4):
            legal = sorted(games.choices[i][: games.told[i][COUNT]].tolist())
            assert np.flatnonzero(games.masks[i]).tolist() == legal
        games.step(games.choices[:, 0])


def test_seats_in_actions_are_told_as_seen_from_the_actor() -> None:
    turn, back = turned(FARKLE)
    target = FARKLE.verbs.parse
    assert turn[3][1][target("target 3")] == target("target 2")  # the next seat after mine
    assert turn[3][1][target("target 1")] == target("target 3")
    assert (np.take_along_axis(turn, back.astype(int), -1) == np.arange(FARKLE.verbs.size)).all()
    assert turn[3][1][target("recruit")] == target("recruit")
    assert turned(load("dragonquest"))[0].size == 0


@pytest.mark.slow  # compiles
def test_seats_and_options_may_differ_and_what_is_wrong_is_named() -> None:
    games = Games(FARKLE, 2, [2, 4], [{}, {"cards": "none"}])
    games.reset()
    assert games.seats.tolist() == [2, 4]
    assert games.options[0].tolist() != games.options[1].tolist()
    with pytest.raises(ValueError, match="2 games need 2 actions"):
        games.step([0])
    for wrong in (
        {"count": 0},
        {"count": 2, "seats": [2]},
        {"count": 1, "order": "loud"},
        {"count": 1, "seed": -1},
        {"count": 1, "players": ["dragon", None]},
    ):
        with pytest.raises(ValueError, match=r"^[a-z0-9]"):
            Games(FARKLE, **wrong)
    with pytest.raises(ValueError, match="reset comes before"):
        Games(FARKLE, 1).step([0])
