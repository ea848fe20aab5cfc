"""`python -m bench [GAME…]`: speed of every engine, side by side with peers in one run."""

from __future__ import annotations

import argparse
import json
import sys

from bench.measure import ROUNDS, machine
from bench.report import Report, measure
from lindwurm import games


def main() -> int:
    """Measure the games asked for and print the figures; 1 if engines play different games."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all games")
    parser.add_argument(
        "--seconds", type=float, default=5.0, help="CPU seconds per contender (default: 5)"
    )
    parser.add_argument("--seats", type=int, help="default: two, where the game allows it")
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    if unknown := [name for name in arguments.games if name not in games.ids()]:
        parser.error(f"there is no game {unknown[0]!r} (games: {', '.join(games.ids())})")
    if arguments.seconds <= 0:
        parser.error("--seconds must be above 0")
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
