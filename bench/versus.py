"""`python -m bench.versus --against TREE [GAME…]`: speed of this tree beside another's, in one run.

Both play the same numbers of games with the same seeds, in short rounds in turn, each on one core
in a process of its own; the order changes from round to round. What is compared is CPU time per
step (per playout for the search), round by round, so that a machine that is slow for a while is
slow for both. Shown is the median of the rounds' ratios.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path

from bench.asking import Asking
from bench.measure import machine
from bench.trees import HERE, Ratio, Worker, ratio
from lindwurm import games

ENGINES = {
    "python": "the rules as they stand, random play",
    "compiled": "compiled, random play",
    "heuristic": "compiled, the heuristic player",
    "search": "compiled, the search in an opening position",
}
WORST = 0.05
"""A slowdown of more than this would be too much."""
ROW = "{:<17} {:<10} {:>12} {:>12} {:>26} {:>9} {:>7}  {}"
HEAD = ("", "", "before/CPU s", "now/CPU s", "speed, now/before", "at worst", "rounds", "")


@dataclass
class Row:
    """A game on an engine: the CPU seconds per step of both trees, round by round."""

    game: str
    engine: str
    pairs: list[tuple[float, float]] = field(default_factory=list)
    """Now and before."""
    same: bool = True
    """Whether both played the same games."""

    @property
    def speed(self) -> Ratio:
        """How many times as fast this tree is as the other."""
        return ratio(self.pairs)

    @property
    def slowdown(self) -> float:
        """The far end of the interval: how much longer a step may take than before, at worst."""
        return 1 / self.speed.low - 1

    def __str__(self) -> str:
        now, before = (sum(times) / len(times) for times in zip(*self.pairs, strict=True))
        verdict = "[x]" if self.slowdown < WORST else "[ ]"
        return ROW.format(
            self.game,
            self.engine,
            f"{1 / before:,.0f}",
            f"{1 / now:,.0f}",
            str(self.speed),
            f"{100 * self.slowdown:+.1f} %",
            self.speed.rounds,
            verdict + ("" if self.same else " other games"),
        )


def main() -> int:
    """Measure and print. A missed goal is told, but is never an error."""
    parser = Asking("python -m bench.versus", __doc__)
    parser.add_argument("--against", type=Path, required=True, metavar="TREE")
    parser.add_argument("--engines", nargs="+", choices=ENGINES, default=list(ENGINES))
    parser.add_argument("--rounds", type=int, default=40, help="of each (40)")
    parser.add_argument("--seconds", type=float, default=0.25, help="CPU seconds a round (0.25)")
    arguments = parser.asked()
    if arguments.rounds < 6:
        parser.error("--rounds: fewer than 6 give no interval worth printing")
    rows = []
    if not arguments.json:
        print(f"{machine()}; against {arguments.against}; 95 % intervals\n")
        print(ROW.format(*HEAD), flush=True)
    try:
        with Worker(HERE) as now, Worker(arguments.against) as before:
            for game in arguments.games or games.ids():
                for engine in arguments.engines:
                    row = measure(now, before, game, engine, arguments.rounds, arguments.seconds)
                    rows.append(row)
                    if not arguments.json:
                        print(row, flush=True)
    except ValueError as problem:
        parser.error(str(problem))
    if arguments.json:
        print(json.dumps({"machine": machine(), "rows": [_json(row) for row in rows]}, indent=2))
    return 0


def measure(
    now: Worker, before: Worker, game: str, engine: str, rounds: int, seconds: float
) -> Row:
    """Let both trees play a game in turn."""
    count = 1
    now.ask(engine, game, 1), before.ask(engine, game, 1)  # compile, or load
    while (taken := before.ask(engine, game, count).cpu) < seconds / 4:
        count *= 4
    count = max(1, round(count * seconds / taken))
    row = Row(game, engine)
    for number in range(rounds):
        order = (now, before) if number % 2 == 0 else (before, now)
        done = {worker: worker.ask(engine, game, count, seed=number) for worker in order}
        mine, theirs = done[now], done[before]
        row.pairs.append((mine.cpu / mine.steps, theirs.cpu / theirs.steps))
        row.same &= (mine.steps, mine.digest) == (theirs.steps, theirs.digest)
    return row


def _json(row: Row) -> dict[str, object]:
    speed = row.speed
    return {
        "game": row.game,
        "engine": row.engine,
        "speed": speed.median,
        "interval": [speed.low, speed.high],
        "same_games": row.same,
        "cpu_seconds_per_step": row.pairs,
    }


if __name__ == "__main__":
    sys.exit(main())
