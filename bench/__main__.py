"""`python -m bench [GAME…]`: speed of every engine, side by side with peers in one run."""

from __future__ import annotations

import json
import sys

from bench.asking import Asking
from bench.measure import ROUNDS, machine
from bench.report import Report, measure
from lindwurm import games


def main() -> int:
    """Measure the games asked for and print the figures; 1 if engines play different games."""
    parser = Asking("python -m bench", __doc__)
    parser.add_seconds()
    parser.add_argument("--seats", type=int, help="default: two, where the game allows it")
    arguments = parser.asked()
    for name in arguments.games or games.ids():
        seats = games.load(name).seats
        if arguments.seats is not None and arguments.seats not in seats:
            parser.error(f"{name} is for {seats.start} to {seats.stop - 1} players")
    names = arguments.games or sorted(games.ids(), key=lambda name: (name != "dragon_farkle", name))
    reports = []
    if not arguments.json:
        print(f"{machine()}; median of {ROUNDS} rounds in turn\n", flush=True)
    for name in names:
        report = measure(name, arguments.seconds, arguments.seats)
        reports.append(report)
        if not arguments.json:
            print("\n".join(report.lines()), flush=True)
    if arguments.json:
        print(json.dumps(_json(reports), indent=2))
    return 0 if all(report.same_games for report in reports) else 1


def _json(reports: list[Report]) -> dict[str, object]:
    return {
        "machine": machine(),
        "rounds": ROUNDS,
        "games": [report.json() for report in reports],
    }


sys.exit(main())
