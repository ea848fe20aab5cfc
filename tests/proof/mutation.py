"""Would the tests of a game notice a wrong rule? One small mistake at a time says so.

In a copy of the sources one operator or number of one rule is changed (`<` to `<=`, `+` to `-`,
`and` to `or`, `not x` to `x`, 3 to 4), and the game's tests are run with the plain engine. What no
test notices shows that one is missing, or else that the change changed nothing: which of the two,
nobody can tell but by looking.
"""

from __future__ import annotations

import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from lindwurm.arena.statistics import wilson
from tests.server.harness import PLAIN

COMPARED = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}
COUNTED = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult}
JOINED = {ast.And: ast.Or, ast.Or: ast.And}
NOT_RULES = ("test_odds.py", "test_chances.py", "test_words.py", "test_bot.py")
"""Tests of a game that are not about its rules."""


@dataclass(frozen=True)
class Mutant:
    """A place of a file where something small can be wrong, and what is wrong there."""

    file: str
    place: int
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


def places(tree: ast.Module) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield every place inside rules with its parent, in the order of the source."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        if not any(isinstance(d, ast.Name) and d.id == "rule" for d in function.decorator_list):
            continue
        for statement in function.body:
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                continue  # the docstring
            for parent in ast.walk(statement):
                for node in ast.iter_child_nodes(parent):
                    yield parent, node


def altered(parent: ast.AST, node: ast.AST) -> tuple[ast.AST, ast.AST] | None:
    """Return a node and what stands there instead, or None where nothing is to be changed.

    >>> tree = ast.parse("@rule\\ndef f(s): return s.a < 3")
    >>> [ast.unparse(new) for one in places(tree) if (pair := altered(*one)) for new in pair[1:]]
    ['s.a <= 3', '4']
    """
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        operator = COMPARED[type(node.ops[0])]()
        return node, ast.Compare(node.left, [operator, *node.ops[1:]], node.comparators)
    if isinstance(node, ast.BinOp) and type(node.op) in COUNTED:
        return node, ast.BinOp(node.left, COUNTED[type(node.op)](), node.right)
    if isinstance(node, ast.BoolOp):
        return node, ast.BoolOp(JOINED[type(node.op)](), node.values)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return node, node.operand
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node, ast.Constant(node.value + 1)
    return None


def replaced(parent: ast.AST, node: ast.AST, new: ast.AST) -> None:
    """Put a node where another one stands."""
    for name, value in ast.iter_fields(parent):
        if value is node:
            setattr(parent, name, new)
        elif isinstance(value, list) and node in value:
            value[value.index(node)] = new


def mutants(folder: Path, files: list[str]) -> list[Mutant]:
    """Return all that can go wrong in these files."""
    found = []
    for file in files:
        tree = ast.parse((folder / file).read_text("utf-8"))
        for place, (parent, node) in enumerate(places(tree)):
            if pair := altered(parent, node):
                old, new = (ast.unparse(one) for one in pair)
                found.append(Mutant(file, place, getattr(node, "lineno", 0), f"{old} -> {new}"))
    return found


def mutated(source: str, mutant: Mutant) -> str:
    """Return the source of a file with one mistake in it."""
    tree = ast.parse(source)
    parent, node = list(places(tree))[mutant.place]
    pair = altered(parent, node)
    assert pair is not None
    replaced(parent, *pair)
    return ast.unparse(ast.fix_missing_locations(tree))


class Copy:
    """A copy of what the tests of a game need, in which rules may be wrong."""

    def __init__(self, game: str, where: Path):
        self.where, self.game = where, game
        aside = shutil.ignore_patterns("__pycache__", "web", "golden_games")
        for folder in ("src", "tests", "docs/rules"):
            shutil.copytree(folder, where / folder, ignore=aside)
        shutil.copy("pyproject.toml", where)

    def passes(self, patience: float) -> bool:
        """Return whether all tests of the rules pass; a game that never ends does not."""
        tests = Path("tests/games", self.game)
        ignored = [f"--ignore={tests / name}" for name in NOT_RULES]
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(self.where / "src"), PLAIN]),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        command += ["-p", "no:xdist", "-m", "not slow and not proof", *ignored, str(tests)]
        try:
            done = subprocess.run(
                command,
                cwd=self.where,
                env=environment,
                capture_output=True,
                timeout=patience,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def survives(self, mutant: Mutant, patience: float) -> bool:
        """Return whether no test notices a mistake."""
        path = self.where / mutant.file
        source = path.read_text("utf-8")
        path.write_text(mutated(source, mutant), "utf-8")
        try:
            return self.passes(patience)
        finally:
            path.write_text(source, "utf-8")


def run(game: str, seed: int, most: int, cores: int = 2) -> dict[str, Any]:
    """Try so many mistakes, chosen by chance among all; return how many the tests notice."""
    rules = sorted(Path("src/lindwurm/games", game, "rules").glob("*.py"))
    every = mutants(Path(), [str(path) for path in rules])
    chosen = random.Random(seed).sample(every, min(most, len(every)))
    with tempfile.TemporaryDirectory(prefix="lindwurm-mutation-") as folder:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for n in range(cores):
            copies.put(Copy(game, Path(folder, str(n))))
        first = copies.get()
        started = time.monotonic()
        if not first.passes(3600):
            raise AssertionError(f"the tests of {game} do not even pass without a mistake")
        patience = 30 + 6 * (time.monotonic() - started)
        copies.put(first)

        def survives(mutant: Mutant) -> bool:
            copy = copies.get()
            try:
                return copy.survives(mutant, patience)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(cores) as pool:
            survivors = [
                m for m, alive in zip(chosen, pool.map(survives, chosen), strict=True) if alive
            ]
    killed = len(chosen) - len(survivors)
    low, high = wilson(killed, len(chosen))
    return {
        "game": game,
        "possible mistakes": len(every),
        "tried": len(chosen),
        "noticed": killed,
        "share": round(killed / len(chosen), 3),
        "95 % interval": [round(low, 3), round(high, 3)],
        "not noticed": [str(mutant) for mutant in survivors],
    }
