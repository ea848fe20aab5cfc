"""The numbers of docs/games/drachenfels.md: `python -m tests.games.drachenfels.numbers [games]`.

Random games for every number of seats and every option, then games of the heuristic player: by
order of play (knights drawn, seat 1 begins) and by corner of the board (knights fixed, first player
drawn).
"""

from __future__ import annotations

import math
import statistics
import sys

from lindwurm.engines import batch
from lindwurm.games.drachenfels import GAME
from tests.games.harness import settings


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def random_games(games: int, seats: int, options: dict[str, str]) -> None:
    played = batch.run(GAME, games, seats, options, seed=1)
    undecided = sum(max(r) < 1 for r in played.results)
    tell(
        f"random {seats} {options or 'default'}: {played.games} games, "
        f"unfinished {played.unfinished}, stopped by the turn limit {undecided / games:.1%}, "
        f"decisions {statistics.mean(played.lengths):.0f} (longest {max(played.lengths)}), "
        f"{played.digest}",
    )


def bot_games(games: int, seats: int, options: dict[str, str], what: str) -> None:
    played = batch.run(GAME, games, seats, options, seed=2, bots=["heuristic"])
    wins = [sum(r[p] == 1 for r in played.results) for p in range(seats)]
    decided = sum(wins)
    half = [1.96 * math.sqrt(w / decided * (1 - w / decided) / decided) for w in wins]
    chi = sum((w - decided / seats) ** 2 / (decided / seats) for w in wins)
    shares = ", ".join(f"{w / decided:.2%} ± {h:.2%}" for w, h in zip(wins, half, strict=True))
    tell(
        f"bots {seats} by {what}: {shares}; chi-square {chi:.1f}; undecided {games - decided}; "
        f"decisions {statistics.mean(played.lengths):.0f}",
    )


def main(games: int) -> None:
    order = {"knights": "random", "first_player": "seat_1"}
    corner = {"knights": "fixed", "first_player": "random"}
    for _, seats, options in settings(GAME, every=True):
        random_games(games, seats, options)
    for seats in (2, 4, 3):
        bot_games(games, seats, order, "order of play")
    for seats in (4, 2):
        bot_games(games, seats, corner, "corner")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
