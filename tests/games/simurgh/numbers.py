"""The numbers of docs/games/simurgh.md, to be made again:

    python -m tests.games.simurgh.numbers random [GAMES]
    python -m tests.games.simurgh.numbers bots [GAMES]

`random` plays every number of players, mode and length at random on the compiled engine, and some
of the same games in plain Python; `bots` lets the heuristic player play against itself and against
random play.
"""

from __future__ import annotations

import argparse
import sys
from itertools import product
from typing import Any

import numpy as np

from lindwurm.engines import batch
from lindwurm.games.simurgh import GAME
from lindwurm.games.simurgh.data import GOALS_TO_END, LENGTHS

MODES = ("spearman", "dragonlord")
ALSO_IN_PYTHON = 40
SEED = 2015


def final_states(games: int, seats: int, mode: str, length: str, bots: list[str]) -> Any:
    """Return the final positions of many compiled games as one array of records."""
    codes = GAME.option_codes(seats, {"mode": mode, "length": length})
    kinds = [batch.BOTS.index(bot) for bot in bots]
    chunks = batch._run_compiled(batch.Lot(GAME, seats, codes, SEED, kinds), games, None)
    return np.concatenate(
        [np.frombuffer(data, GAME.state.dtype()) for data, lengths, _ in chunks if lengths]
    )


def spread(values: Any) -> str:
    """Return median and 10-90 % range."""
    low, middle, high = np.percentile(values, [10, 50, 90])
    return f"{middle:.0f} ({low:.0f}–{high:.0f})"


def row(*cells: object) -> None:
    """Write one row of a table."""
    sys.stdout.write(f"| {' | '.join(str(cell) for cell in cells)} |\n")
    sys.stdout.flush()


def random_play(games: int) -> None:
    """Write one row for each setting of random play."""
    row("players", "mode", "length", "turns of all", "most turns", "most steps", "engines equal")
    row(*["---"] * 7)
    for seats, mode, length in product(GAME.seats, MODES, LENGTHS):
        options = {"mode": mode, "length": length}
        states = final_states(games, seats, mode, length, ["random"] * seats)
        turns = states["turns"].sum(axis=1)
        assert (states["phase"] == 0).all(), "a game did not end"
        run = batch.run(GAME, games, seats, options, SEED)
        few = [
            batch.run(GAME, ALSO_IN_PYTHON, seats, options, SEED, engine=engine).digest
            for engine in batch.ENGINES
        ]
        equal = "yes" if few[0] == few[1] else "NO"
        row(seats, mode, length, spread(turns), turns.max(), max(run.lengths), equal)


def wins_by_place(states: Any, seats: int) -> str:
    """Return the share of wins of the start player, the second player and so on."""
    winners = states["winners"].astype(int)
    count = sum(winners >> p & 1 for p in range(seats))
    first = states["first"].astype(int)
    shares = [((winners >> (first + k) % seats & 1) / count).mean() for k in range(seats)]
    return " / ".join(f"{share:.3f}" for share in shares)


def bot_play(games: int) -> None:
    """Write one row for each setting of heuristic play, and one for each against random play."""
    row("players", "mode", "length", "wins by place", "winner", "all", "turns of all", "objectives")
    row(*["---"] * 8)
    for seats, mode, length in product(GAME.seats, MODES, LENGTHS):
        states = final_states(games, seats, mode, length, ["heuristic"] * seats)
        points = states["points"][:, :seats]
        goals = (states["goal_slots"] > 0).sum(axis=1)
        by_goals = (goals >= GOALS_TO_END[LENGTHS.index(length)]).mean()
        turns = states["turns"].sum(axis=1)
        best, all_points = spread(points.max(axis=1)), spread(points)
        wins = wins_by_place(states, seats)
        row(seats, mode, length, wins, best, all_points, spread(turns), f"{by_goals:.2f}")
    for mode, length in product(MODES, LENGTHS):
        won = 0.0
        for seat in (0, 1):
            bots = ["random", "random"]
            bots[seat] = "heuristic"
            run = batch.run(GAME, games // 2, 2, {"mode": mode, "length": length}, SEED, bots)
            won += sum(result[seat] for result in run.results)
        row("against random", mode, length, f"{won / (games // 2 * 2):.4f}")


if __name__ == "__main__":
    kinds = {"random": random_play, "bots": bot_play}
    parser = argparse.ArgumentParser(prog="python -m tests.games.simurgh.numbers")
    parser.add_argument("kind", choices=kinds)
    parser.add_argument("games", nargs="?", type=int, default=20_000)
    asked = parser.parse_args()
    kinds[asked.kind](asked.games)
