"""The heuristic player, and how long games take."""

from __future__ import annotations

from itertools import product

import pytest

from lindwurm.engines import batch, compiled
from lindwurm.games.simurgh import GAME
from lindwurm.games.simurgh.bot import bot, lateness, plan, token_worth
from lindwurm.games.simurgh.data import CITY_IDS, SAFETY_TURNS
from lindwurm.games.simurgh.state import Main, Phase
from tests.games.simurgh.helpers import HOME, Game, table


def chosen(m: Game, seat: int | None = None) -> str:
    seat = m.me if seat is None else seat
    legal = m.legal(seat)
    out = legal + [0] * (GAME.max_legal - len(legal))
    return m.text(bot(m.state, seat, out, len(legal), [1, 2, 3, 4]))


def test_it_takes_points_in_the_last_turn() -> None:
    m = table(
        wild={"W1": 31}, at={0: ([HOME], [HOME]), 1: (["W1.1"], [HOME])}, has=["4A"], ending=2
    )
    assert chosen(m) == "place rider W1d"  # -4A -> 9PP


def test_in_the_last_turn_it_counts_what_the_objectives_pay() -> None:
    """Two markers more take the lead in markers; it put up another objective, or sold a meal."""
    m = table(
        has=["2S 4V"],
        points=[20, 22],
        dragons={0: {49: "L"}, 1: {50: "LM"}},
        face_up={"O3": 2, "O5": 10},  # most markers, most vegetables and meat
        ending=2,
    )
    assert chosen(m) == "place rider builders"


@pytest.mark.parametrize(("own", "rival", "ends"), [(10, 40, False), (40, 10, True)])
def test_it_ends_a_game_that_it_wins_and_no_other(own: int, rival: int, ends: bool) -> None:
    """One more objective ends the game: whoever was far behind put it up."""
    m = table(
        has=["2V 2K 1W", "3M"],
        points=[own, rival],
        at={0: (["market", "library"], [HOME])},
        dragons={0: {49: "L"}, 1: {50: "LM"}},
        face_up={"O2": 1, "O3": 2, "O4": 3, "O5": 4},
        hands={0: [], 1: []},
    )
    assert (chosen(m) == "place rider statue") == ends


def test_it_puts_up_what_it_still_leads_in_when_that_is_paid() -> None:
    """The stone that O3 costs was its lead in wood and stone."""
    m = table(
        has=["1V 5M 1W 2S 3K", "1V 2S 3A"],
        points=[20, 15],
        face_up={"O2": 1, "O4": 2},
        goal_stack=[11, 7, 10],  # wood and stone; red, green and gold dragons; vegetables and meat
    )
    m.do("place rider statue")
    assert chosen(m) == "objective food O3"


def test_it_saves_up_for_what_is_nearly_in_reach() -> None:
    at = {0: ([HOME], ["towers"])}
    m = table(has=["1V 1M 2W 2S 5K"], chronicle=[1, 2, 3, 13], face_up={"O1": 2, "O2": 3}, at=at)
    target = plan(m.state, 0, lateness(m.state))
    assert target >= 0
    assert CITY_IDS[target] == "hatchery"  # a weapon is missing
    assert chosen(m).endswith(("armoury", "smithy"))


def test_it_advances_whenever_that_pays() -> None:
    m = table(wild={"W1": 42}, at={0: ([HOME], ["W1.3"])}, has=["1S"])
    assert chosen(m) == "advance W1"


def test_it_calls_everybody_home_when_nobody_is_left() -> None:
    m = table(at={0: (["market", "library"], ["towers"])})
    m.do(chosen(m))
    m.do(chosen(m))
    m.do(chosen(m))
    assert m.homes(0) == (2, 1)


def test_full_stores_do_not_keep_it_from_what_its_plan_lacks() -> None:
    """With twelve tokens of little use it forges the weapons that Show of Arms takes."""
    m = table(
        mode="dragonlord",
        hands={0: [31], 1: [30]},
        has=["9V 1M 1W 1S"],
        chronicle=[1, 2, 3, 13, 14],
        face_up={"O1": 2, "O2": 3},
        turns=[7, 7, 0, 0, 0],
    )
    assert chosen(m).endswith("smithy")


def test_it_gets_a_tile_when_the_game_drags_on() -> None:
    """One spearman, no tiles, four weapons: the Scouts sell one, the Market leads nowhere."""
    m = table(
        mode="dragonlord",
        at={0: ([HOME], [])},
        hands={1: [29, 30]},
        has=["4M 1W 3S 4A"],
        chronicle=[1, 2, 3, 13, 14, 21, 22],
        face_up={"O1": 2, "O2": 3, "O3": 4},
        turns=[16, 16, 0, 0, 0],
    )
    assert chosen(m) == "place spearman scouts"


def test_a_dragonlord_pays_away_what_would_be_left_over() -> None:
    """In the last turn a token costs points there, and is a third of one in the other mode."""
    choices = {}
    for mode in ("spearman", "dragonlord"):
        m = table(mode=mode, hands={0: [29], 1: [30]}, has=["2M 2V"], ending=2)
        m.do("place spearman market")
        choices[mode] = chosen(m)
    assert choices["dragonlord"] == "choose second"  # the point, not the vegetable
    assert token_worth(m.state, 0, 0, 100, -1) < 0


IDLE = 12
"""Main actions on end, of Market and recall only, at which anybody would ask what this is about."""


STALLED = {"spearman": [21, 25, 34, 52, 84, 95], "dragonlord": [14, 41, 42, 46, 51, 72, 92]}
"""Games that once went on so, one of them to the safety net of SI-213."""


@pytest.mark.parametrize("mode", STALLED)
def test_two_of_them_do_not_stall(mode: str) -> None:
    for seed in STALLED[mode]:
        m = Game(GAME, 2, {"mode": mode}, seed=seed)
        idle = [0, 0]
        while not m.over:
            seat = m.actors[0]
            action = chosen(m, seat)
            verb = action.split()[0]
            if m.phase == Phase.HUB and m.state.main == Main.NONE and verb != "ability":
                nothing = verb == "recall" or action.endswith("market")
                idle[seat] = idle[seat] + 1 if nothing else 0
                assert idle[seat] < IDLE
            m.act(seat, action)
        assert max(m.state.turns) < 30


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["spearman", "dragonlord"])
def test_it_beats_random_play_in_95_of_100_games(mode: str) -> None:
    if not compiled.available():
        pytest.skip("needs Numba for so many games")
    won = 0.0
    for seat in (0, 1):
        bots = ["random", "random"]
        bots[seat] = "heuristic"
        games = batch.run(GAME, 500, 2, {"mode": mode}, seed=17, bots=bots)
        won += sum(result[seat] for result in games.results)
    assert won / 1000 >= 0.95


@pytest.mark.slow
@pytest.mark.rule("SI-213")
@pytest.mark.parametrize(
    ("seats", "mode", "length"),
    list(product(GAME.seats, ["spearman", "dragonlord"], ["short", "medium", "long"])),
)
def test_random_games_end_long_before_the_safety_net(seats: int, mode: str, length: str) -> None:
    if not compiled.available():
        pytest.skip("needs Numba for so many games")
    import numpy as np

    games = batch.run(GAME, 2000, seats, {"mode": mode, "length": length}, seed=3)
    assert games.unfinished == 0
    assert max(games.lengths) < 40 * SAFETY_TURNS * seats
    assert np.mean(games.lengths) < 200 * seats
