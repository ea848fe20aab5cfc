"""`python -m lindwurm.puzzles`: mining and checking where nothing else is installed.

    python -m lindwurm.puzzles mine GAME... [--seconds 3000] [--cores 16] [--folder FOUND]
    python -m lindwurm.puzzles check [GAME...] [--folder FOUND]

Without `--folder` the sets are those in the games' own folders.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from lindwurm import games
from lindwurm.puzzles.sets import PuzzleError, opened, there
from lindwurm.puzzles.work import WANTED, mine, path_of


def main(arguments: Sequence[str] | None = None) -> int:
    """Mine or check sets, and say what came of it."""
    asked = _parser().parse_args(arguments)
    ids = asked.games or games.own()
    if unknown := [one for one in ids if one not in games.ids()]:
        print(f"there is no game {unknown[0]!r} (games: {', '.join(games.ids())})", file=sys.stderr)
        return 2
    if asked.what == "check":
        return _check(ids, asked.folder)
    has = mine(
        ids,
        seconds=asked.seconds,
        cores=asked.cores,
        wanted=asked.wanted,
        folder=asked.folder,
        seed=asked.seed,
        told=lambda line: print(line, flush=True),
    )
    print("; ".join(f"{name}: {count}" for name, count in has.items()))
    return 0


def _parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m lindwurm.puzzles", description=__doc__)
    top.add_argument("what", choices=("mine", "check"))
    top.add_argument("games", nargs="*", metavar="GAME", help="all five, if none is named")
    top.add_argument("--seconds", type=float, default=3_000, help="at most (3000)")
    top.add_argument("--cores", type=int, default=os.cpu_count() or 1, help="all")
    top.add_argument("--wanted", type=int, default=WANTED, help=f"puzzles of a game ({WANTED})")
    top.add_argument("--folder", type=Path, help="where the sets are kept (each game's own)")
    top.add_argument("--seed", type=int, default=0, help="the first game's seed")
    return top


def _check(ids: Sequence[str], folder: Path | None) -> int:
    wrong = 0
    for name in ids:
        game = games.load(name)
        try:
            puzzles = there(path_of(game, folder), game)
            for one in puzzles:
                opened(one, game)
        except PuzzleError as error:
            print(f"{name}: {error}")
            wrong += 1
        else:
            print(f"{name}: {len(puzzles)} puzzles, all of them lead where they did")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
