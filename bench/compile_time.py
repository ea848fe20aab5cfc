"""`python -m bench.compile_time [GAME…] [--against TREE]`: how long compiling takes from nothing.

For each game a fresh cache is filled by two processes: one compiles the batch, one the search,
which may find there what the first left ("cold" is both together). Then both are asked for again,
in two more processes, and load what is there. "search alone" has a fresh cache of its own.

CPU seconds count, user and system, of the whole process: starting Python, importing Numba, reading
the game's tables, compiling, playing one game. With another tree given, both take turns.
"""

from __future__ import annotations

import json
import math
import statistics
import sys
import tempfile
from pathlib import Path

from bench.asking import Asking
from bench.measure import machine
from bench.trees import HERE, Worker
from lindwurm import games

STAGES = {
    "batch": "compiled",
    "search": "search",
    "batch again": "compiled",
    "search again": "search",
    "search alone": "search",
}
"""What is asked for, one after the other; and the worker's word for it."""
ALONE = "search alone"
"""It has a cache of its own, the others of a game share one."""
COLD = ("batch", "search")
ROW = "{:<17} {:<13} {:>9} {:>9} {:>7}"

Times = dict[str, list[float]]
"""CPU seconds of each stage, one for each round."""


def main() -> int:
    """Measure and print."""
    parser = Asking("python -m bench.compile_time", __doc__)
    parser.add_argument("--against", type=Path, metavar="TREE")
    parser.add_argument("--rounds", type=int, default=1, help="of each (1)")
    arguments = parser.asked()
    if arguments.rounds < 1:
        parser.error("--rounds must be at least 1")
    trees = [HERE] if arguments.against is None else [arguments.against, HERE]
    found: dict[str, dict[str, Times]] = {}
    if not arguments.json:
        print(f"{machine()}; CPU seconds, median of {arguments.rounds} in turn\n")
        print(ROW.format("", "", *(("before", "now", "ratio") if trees[1:] else ("now", "", ""))))
    try:
        for game in arguments.games or games.ids():
            found[game] = measure(game, trees, arguments.rounds)
            if not arguments.json:
                print("\n".join(lines(game, found[game])), flush=True)
    except ValueError as problem:
        parser.error(str(problem))
    if arguments.json:
        print(json.dumps({"machine": machine(), "games": found}, indent=2))
    else:
        print("\n".join(lines("together", together(found))))
    return 0


def measure(game: str, trees: list[Path], rounds: int) -> dict[str, Times]:
    """Return for each tree, by the name it is told by, the CPU seconds of each stage."""
    names = ["now"] if len(trees) == 1 else ["before", "now"]
    found: dict[str, Times] = {name: {stage: [] for stage in STAGES} for name in names}
    for number in range(rounds):
        turn = list(zip(names, trees, strict=True))
        with tempfile.TemporaryDirectory(prefix="lindwurm-") as folder:
            for stage, engine in STAGES.items():
                for name, tree in turn if number % 2 == 0 else reversed(turn):
                    cache = Path(folder, name, "alone" if stage == ALONE else "shared")
                    with Worker(tree, {"LINDWURM_CACHE": str(cache)}) as worker:
                        found[name][stage].append(worker.ask(engine, game, 1).whole)
    return found


def together(found: dict[str, dict[str, Times]]) -> dict[str, Times]:
    """Return the sums over all games, round by round."""
    names = next(iter(found.values()))
    return {
        name: {
            stage: list(map(math.fsum, zip(*(g[name][stage] for g in found.values()), strict=True)))
            for stage in STAGES
        }
        for name in names
    }


def lines(game: str, times: dict[str, Times]) -> list[str]:
    """Return the figures of a game as text; the stages from nothing also together."""
    rows = []
    for stage in ("cold", *STAGES):
        parts = COLD if stage == "cold" else (stage,)
        values = [
            statistics.median(map(math.fsum, zip(*(tree[part] for part in parts), strict=True)))
            for tree in times.values()
        ]
        ratio = f"{values[1] / values[0]:.2f}" if values[1:] else ""
        texts = [f"{value:.1f}" for value in values] + [""] * (2 - len(values))
        rows.append(ROW.format(game, stage, *texts, ratio))
    return rows


if __name__ == "__main__":
    sys.exit(main())
