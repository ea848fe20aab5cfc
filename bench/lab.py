"""The laboratory's games: CPU seconds per 10,000, of this tree, with counters, and of another tree.

Each piece of work is done in a process of its own with one core; compiling comes before and is not
counted. Rounds go plain, counted, before, plain … so that a machine that is busy is so for all, and
the least of the rounds is told. Games are the same ones everywhere: their digests are compared,
between trees only where the rules have not changed since.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parents[1]
PLAY = """
import hashlib, json, sys, time
from lindwurm.arena import play
from lindwurm.arena.plan import Plan
from lindwurm.games import load

name, seats, games, fast, counted = json.loads(sys.argv[1])
game = load(name)

def once(count, seed):
    plan, found, more = Plan(game, seats, {}, seed, ("adept",), count), [], {}
    if counted:
        from lindwurm.arena import instruments
        more["watch"] = instruments.watch(game, seats, False)
    begun = time.process_time()
    play.run(plan, set(), found.extend, 1, fast, **more)
    took = time.process_time() - begun
    digest = hashlib.blake2b(digest_size=8)
    for one in sorted(found, key=lambda one: one.number):
        digest.update(bytes.fromhex(one.digest))
    return took, digest.hexdigest()

once(2, 0)
print(json.dumps(once(games, 1)))
"""


def played(
    tree: Path, game: str, seats: int, games: int, fast: bool, counted: bool
) -> tuple[float, str]:
    """Return CPU seconds per 10,000 games with the sources of a tree, and the games' digest."""
    asked = json.dumps([game, seats, games, fast, counted])
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    line = [sys.executable, "-P", "-c", PLAY, asked]
    ran = subprocess.run(line, env=environment, capture_output=True, text=True, check=True)
    seconds, digest = json.loads(ran.stdout)
    return seconds * 10_000 / games, digest


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description=__doc__)
    parser.add_argument("games", nargs="*", default=["dragon_farkle", "simurgh"], metavar="GAME")
    parser.add_argument("--before", type=Path, metavar="TREE", help="another tree of Lindwurm")
    parser.add_argument("--engine", choices=("python", "compiled"), default="python")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--count", type=int, default=60, metavar="N", help="games of a round")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    fast = asked.engine == "compiled"
    ways = {"plain": (HERE, False), "counted": (HERE, True)}
    if asked.before is not None:
        ways["before"] = (asked.before, False)
    for game in asked.games:
        best: dict[str, float] = {}
        digests: dict[str, str] = {}
        for _ in range(asked.rounds):
            for way, (tree, counted) in ways.items():
                found, digests[way] = played(tree, game, asked.seats, asked.count, fast, counted)
                best[way] = min(found, best.get(way, found))
        if digests["plain"] != digests["counted"]:
            raise SystemExit(f"{game}: counted games are other games")
        line = f"{game} ({asked.engine}, {asked.seats} seats): {best['plain']:.2f} CPU s per 10,000"
        line += f"; counted {best['counted']:.2f} ({best['counted'] / best['plain']:.2f} times)"
        if "before" in best:
            same = "the same" if digests["before"] == digests["plain"] else "other"
            line += f"; before {best['before']:.2f} ({best['before'] / best['plain']:.1f} times, "
            line += f"{same} games)"
        print(line, flush=True)


if __name__ == "__main__":
    main()
