"""`python -m bench.tuning GAME [--minutes M]`: a heuristic player's numbers, learnt at the table.

The numbers are the constants at the top of the game's `bot` modules. Two players sit at the same
tables: all numbers of the one are a little more or a little less, each by chance, and those of the
other the opposite way. Every deal is played in both seatings, and the numbers go a bit the way that
won (simultaneous perturbation, as chess engines are tuned): so thirty numbers cost no more games
than one. In the end old and new numbers are told, and how the new ones do against the old.

Nothing is written into the sources: look at what they would play first. A game in which all may
lose together cannot be learnt so: who takes what others give is ahead of them, and lost with them.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import random
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bench.duel import Bot, Duel, another, points
from lindwurm import games
from lindwurm.engines import compiled
from lindwurm.kernel.game import Game

HOME = Path(".lindwurm/tuning")
FIXED = {
    "simurgh": {"END", "LAST_TURN", "NOTHING", "REACH", "PLENTY", "WASTED", "LONG_GAME"},
    "drachenfels": {"STEP", "FAR", "PLAN_DRAGON", "PLAN_BRIDGE", "PLAN_RAINBOW", "PLAN_TARGET"}
    | {"PLAN_FROM"},
}
"""Numbers that are no worths: codes, bounds, what is never reached."""
STEP = 0.15
"""How much more or less a number is for once, as a share of it; whole numbers: 1 at least."""
RATE = 5.0
"""How far the numbers go for a win in every game more: so many steps."""
CALM = 120
"""After so many rounds they go half as far, and so on."""
DEALS = 1500
"""For each round, each in both seatings, at a table of two; fewer where more sit."""

SHELVES: dict[str, list[int]] = {}
"""The numbers by which the players of each side play just now."""


def reader(side: str) -> Callable[[int], int]:
    """Return what tells a player the number at a place: compiled code reads it from memory."""
    shelf = SHELVES[side]
    if not compiled.available():
        return lambda place: shelf[place]
    return _from_memory(side)


def _from_memory(side: str) -> Callable[[int], int]:
    import numba
    import numpy as np
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic

    memory = np.zeros(len(SHELVES[side]), np.int64)
    _MEMORIES[side] = memory
    address = memory.ctypes.data

    @intrinsic
    def load(typing_context, at):
        def body(context, builder, signature, arguments):
            return builder.load(builder.inttoptr(arguments[0], ir.IntType(64).as_pointer()))

        return types.int64(types.int64), body

    @numba.njit(nogil=True, error_model="numpy")
    def number(place):
        return load(np.int64(address) + 8 * place)

    return number


_MEMORIES: dict[str, object] = {}


class Numbers(ast.NodeTransformer):
    """Finds the numbers of a player, and has a copy of it ask for them."""

    def __init__(self, fixed: set[str]):
        self.fixed = fixed
        self.names: list[str] = []
        self.values: list[int] = []
        self.places: dict[str, int] = {}

    def find(self, tree: ast.Module) -> None:
        """Add the numbers of a module."""
        for node in tree.body:
            if not (isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)):
                continue
            name, value = node.targets[0].id, node.value
            if name in self.fixed or name in self.places:
                continue
            found = _whole(value)
            if found:
                self.places[name] = len(self.names)
                many = len(found) > 1
                self.names += [f"{name}[{k}]" if many else name for k in range(len(found))]
                self.values += found

    def visit_Module(self, node: ast.Module) -> ast.Module:
        """Change functions only: what a module counts from its numbers stays."""
        node.body = [self.visit(o) if isinstance(o, ast.FunctionDef) else o for o in node.body]
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """A number of a table."""
        if isinstance(node.value, ast.Name) and node.value.id in self.places:
            first = ast.Constant(self.places[node.value.id])
            return _asked(ast.BinOp(first, ast.Add(), self.visit(node.slice)))
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """A number by itself."""
        if node.id in self.places and isinstance(node.ctx, ast.Load):
            return _asked(ast.Constant(self.places[node.id]))
        return node


def _asked(place: ast.expr) -> ast.Call:
    return ast.Call(ast.Name("_number", ast.Load()), [place], [])


def _whole(value: ast.expr) -> list[int]:
    """Return the whole numbers of a constant, or of a table of one row."""
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "Lookup" and value.args:
        value = value.args[0]
        if not isinstance(value, ast.List):
            return []
        found = [_whole(one) for one in value.elts]
        return [one[0] for one in found] if all(len(one) == 1 for one in found) else []
    try:
        number = ast.literal_eval(value)
    except ValueError:
        return []
    return [number] if type(number) is int else []


class Tuning:
    """The numbers of a game's player, and games between two that differ in them."""

    def __init__(self, game: Game, fixed: set[str], home: Path = HOME):
        package = Path(sys.modules[game.package].__file__ or "").parent
        self.numbers = Numbers(fixed)
        modules = {
            ".".join(path.relative_to(package).with_suffix("").parts): path.read_text("utf-8")
            for path in sorted([package / "bot.py", *package.glob("bot/*.py")])
            if path.is_file()
        }
        for text in modules.values():
            self.numbers.find(ast.parse(text))
        self.first = list(self.numbers.values)
        self.steps = [max(1.0, STEP * abs(value)) for value in self.first]
        players: list[Bot] = []
        for side in ("ours", "theirs"):
            SHELVES[side] = list(self.first)
            asks = f"import bench.tuning\n_number = bench.tuning.reader({side!r})\n"

            def change(where: str, text: str, asks: str = asks) -> str:
                if where not in modules:
                    return text
                tree = self.numbers.visit(ast.parse(text))
                ahead = 1 + max(
                    i for i, node in enumerate(tree.body) if isinstance(node, ast.ImportFrom)
                )
                tree.body[ahead:ahead] = ast.parse(asks).body
                return ast.unparse(ast.fix_missing_locations(tree))

            players.append(another(game, package, f"{side}_{game.id}", home, change))
        self.duel = Duel(game, players[0], players[1])

    def played(
        self, ours: Sequence[float], theirs: Sequence[float], deals: int, seats: int, seed: int
    ) -> list[float]:
        """Return how much more ours bring, deal by deal."""
        for side, numbers in (("ours", ours), ("theirs", theirs)):
            SHELVES[side][:] = [round(number) for number in numbers]
            memory = _MEMORIES.get(side)
            if memory is not None:
                memory[:] = SHELVES[side]
        return self.duel.differences(max(2, deals * 2 // seats), seats, seed, {})

    def learn(self, tables: Sequence[int], until: Callable[[int], bool]) -> list[float]:
        """Return the numbers learnt at tables of so many seats in turn."""
        now, going, turn = [float(n) for n in self.first], [0.0] * len(self.first), 0
        chance = random.Random(1)
        while not until(turn):
            signs = [chance.choice((-1, 1)) for _ in now]
            apart = [sign * step for sign, step in zip(signs, self.steps, strict=True)]
            more = [n + a for n, a in zip(now, apart, strict=True)]
            less = [n - a for n, a in zip(now, apart, strict=True)]
            won = self.played(more, less, DEALS, tables[turn % len(tables)], 1000 + turn)
            pull = RATE / (1 + turn / CALM) ** 0.6 * sum(won) / len(won)
            going = [0.8 * g + 0.2 * pull * a for g, a in zip(going, apart, strict=True)]
            # A worth stays one: what was above zero does.
            now = [
                max(n + g, 1.0) if first > 0 else n + g
                for n, g, first in zip(now, going, self.first, strict=True)
            ]
            turn += 1
        return now


def main() -> int:
    """Learn and tell."""
    parser = argparse.ArgumentParser(prog="python -m bench.tuning", description=__doc__)
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--fixed", nargs="*", default=[], metavar="NAME", help="numbers to leave")
    given = parser.parse_args()
    game = games.load(given.game)
    tables = [n for n in (2, 3, 2, 4, 2, 5) if n in game.seats]
    tuning = Tuning(game, FIXED.get(game.id, set()) | set(given.fixed))
    tuning.played(tuning.first, tuning.first, 2, 2, 1)  # compiling is not learning
    end = time.monotonic() + 60 * given.minutes
    learnt = tuning.learn(tables, lambda turn: time.monotonic() > end)
    for name, was, now in zip(tuning.numbers.names, tuning.first, learnt, strict=True):
        print(f"{name:<24}{was:>8}{round(now):>8}")
    for seats in sorted(set(tables)):
        more, error = points(tuning.played(learnt, tuning.first, 5000, seats, 77))
        print(f"{seats} seats: {more:+.1f} points ({more - error:+.1f} to {more + error:+.1f})")
    return 0


if __name__ == "__main__":
    # The copies of the player ask that module, which this one, being the program, is not.
    sys.exit(importlib.import_module("bench.tuning").main())
