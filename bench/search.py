"""`python -m bench.search [GAME…]`: playouts per second of the search, beside its peers.

A playout is one try of the search: down the tree, one new node, and the rest of the game to its
end. Ours deals afresh what the seat cannot know and lets the heuristic player finish the game. The
peers run in the same rounds: the same search over the same rules in plain Python, and OpenSpiel's
own MCTS (in C++, random playouts) on `pig`, the nearest relative of Dragon Farkle there.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from unittest.mock import patch

from bench import pig
from bench.asking import Asking
from bench.goals import Goal
from bench.measure import ROUNDS, Contender, Play, compete, machine
from lindwurm import games
from lindwurm.bots.mcts import search
from lindwurm.bots.player import Budget
from lindwurm.engines import compiled
from lindwurm.kernel.match import Match

TRIES = 100
"""Playouts of one search."""
PYTHON_TRIES = 5
"""In plain Python a playout may take a second. Fewer tries make it look faster, if anything."""
TIMES_PYTHON = 60
SHARE_OF_OPENSPIEL = 0.5
"""Of its playouts: a game of pig has fewer decisions, and its playouts are tosses of a coin."""
RELATIVE = "dragon_farkle"
PIG = "OpenSpiel MCTS on pig"
ROW = "  {:<24} {:>15} {:>13} {:>9} {:>7}"


def main() -> int:
    """Measure and print; a missed goal is told, but is never an error."""
    parser = Asking("python -m bench.search", __doc__)
    parser.add_seconds()
    arguments = parser.asked()
    if not compiled.available():
        parser.error("Numba is not installed: there is no compiled search to measure")
    if not arguments.json:
        print(f"{machine()}; median of {ROUNDS} rounds in turn\n", flush=True)
    found = []
    for name in arguments.games or games.ids():
        contenders = measure(name, arguments.seconds)
        found.append(described(name, contenders))
        if not arguments.json:
            print("\n".join(lines(name, contenders)), flush=True)
    if arguments.json:
        print(json.dumps({"machine": machine(), "rounds": ROUNDS, "games": found}, indent=2))
    return 0


def measure(game_id: str, seconds: float) -> list[Contender]:
    """Return the search compiled, in plain Python, and for Dragon Farkle OpenSpiel's."""
    found = [Contender("compiled", ours(game_id, TRIES, fast=True))]
    found.append(Contender("Python", ours(game_id, PYTHON_TRIES, fast=False)))
    if game_id == RELATIVE and pig.available():
        found.append(Contender(PIG, openspiel()))
    compete(found, seconds)
    return found


def ours(game_id: str, tries: int, fast: bool) -> Play:
    """Return what searches the opening position for two, on one core."""
    game = games.load(game_id)
    match = Match(game, seats=2, seed=1)
    seat = match.actors[0]

    def play(count: int) -> tuple[int, str]:
        for number in range(count):
            with patch.object(compiled, "available", lambda: fast):
                search(game, match.imagine(seat, number), seat, Budget(iterations=tries), number)
        return tries * count, ""

    return play


def openspiel() -> Callable[[int], tuple[int, str]]:
    """Return what searches the opening position of pig."""
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    game = pyspiel.load_game("pig(players=2)")
    state = game.new_initial_state()

    def play(count: int) -> tuple[int, str]:
        for number in range(count):
            evaluator = pyspiel.RandomRolloutEvaluator(1, number)
            bot = pyspiel.MCTSBot(game, evaluator, 2.0, TRIES, 100, False, number, False)
            bot.step(state)
        return TRIES * count, ""

    return play


def goals(contenders: list[Contender]) -> list[Goal]:
    """Return what is wanted of the compiled search, as ratios of playouts per CPU second."""
    fast, plain, *peers = contenders
    ratio = fast.times(plain)
    found = [Goal(f"at least {TIMES_PYTHON} x the search in Python", TIMES_PYTHON, ratio)]
    for peer in peers:
        ratio = fast.times(peer)
        found.append(
            Goal(f"at least {SHARE_OF_OPENSPIEL} x {peer.name}", SHARE_OF_OPENSPIEL, ratio)
        )
    return found


def lines(game_id: str, contenders: list[Contender]) -> list[str]:
    """Return the figures of a game as text."""
    rows = [f"{game_id}, 2 seats, searches of {TRIES} playouts"]
    rows.append(ROW.format("", "playouts/CPU s", "playouts/s", "x Python", "spread"))
    for c in contenders:
        ratio = c.times(contenders[1])
        spread = f"{100 * (c.spread - 1):.0f} %"
        rows.append(
            ROW.format(
                c.name, f"{c.per_cpu_second:,.0f}", f"{c.per_second:,.0f}", f"{ratio:.1f}", spread
            )
        )
    if game_id == RELATIVE and len(contenders) == 2:
        rows.append("OpenSpiel is not installed: no comparison (extra `bench`).")
    return [*rows, *map(str, goals(contenders)), ""]


def described(game_id: str, contenders: list[Contender]) -> dict[str, object]:
    """Return the figures of a game as JSON."""
    return {
        "game": game_id,
        "rows": [
            {
                "name": c.name,
                "playouts_per_cpu_second": c.per_cpu_second,
                "playouts_per_second": c.per_second,
                "cpu_seconds": c.cpu,
            }
            for c in contenders
        ],
        "goals": [
            {"goal": g.text, "wanted": g.wanted, "measured": g.measured, "met": g.met}
            for g in goals(contenders)
        ],
    }


if __name__ == "__main__":
    sys.exit(main())
