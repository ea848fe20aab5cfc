"""How long a table in the terminal takes from the command to its first prompt.

    python -m bench.opening [--runs 5]

Every game is opened in a process of its own, as a person does, with its standard input closed: it
comes to the first question and leaves. Nothing is compiled on the way, and it says so if Numba was
even imported. Seconds are those of the processor (the best of the runs): what the machine's other
work adds to the clock is not ours; the clock's are printed beside them.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import time

from lindwurm import games

GOAL = 0.7
"""Seconds within which every game has to ask its first question."""
COMMAND = (
    "import sys; from lindwurm.cli import main; code = main(sys.argv[1:]); "
    "sys.exit(code or 3 * ('numba' in sys.modules))"
)


def opened(game: str) -> tuple[float, float]:
    """Return the seconds of processor and clock that one opening takes."""
    before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, "play", game, "--seats", "anna,bot", "--seed", "3"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    clock = time.perf_counter() - begin
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode == 3:
        raise AssertionError(f"{game}: Numba is imported before the first question")
    if done.returncode or "?" not in done.stdout:
        raise AssertionError(f"{game} did not ask: {done.stderr or done.stdout}")
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return spent, clock


def best(game: str, runs: int) -> tuple[float, float]:
    """Return the best of several openings: of the processor's seconds, and of the clock's."""
    found = [opened(game) for _ in range(runs)]
    return min(spent for spent, _ in found), min(clock for _, clock in found)


def main() -> int:
    """Print a line for each game; 1 if one of them takes too long."""
    parser = argparse.ArgumentParser(prog="python -m bench.opening", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    asked = parser.parse_args()
    late = 0
    for game in games.ids():
        spent, clock = best(game, asked.runs)
        late += spent > GOAL
        print(f"{game:<18} {spent:.2f} s of the processor, {clock:.2f} s by the clock")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
