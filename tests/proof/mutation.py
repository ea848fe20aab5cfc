"""Would the tests of a game notice a wrong rule? One small mistake at a time says so.

One operator or number of one rule is changed (`<` to `<=`, `+` to `-`, `and` to `or`, `not x` to
`x`, 3 to 4), and those tests of the game that go through that rule are run with the plain engine,
the quickest first. What no test notices shows that one is missing, or else that the change changed
nothing: which of the two, nobody can tell but by looking. What was looked at and changes nothing is
listed in docs/games with its reason, and not counted.

    python -m tests.proof.mutation GAME [--most 300] [--seed 1] [--cores 2]

Every mistake has a process of its own, forked from one that has loaded all but the game.
"""

from __future__ import annotations

import argparse
import ast
import importlib.machinery
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from lindwurm.arena.statistics import wilson

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
SHARED = ("test_golden.py",)
"""Tests of every game that go through its rules."""
REASON = re.compile(r"^- `(?P<mutant>[^`]+)`: .+", re.MULTILINE)
"""A mistake that changes nothing, as docs/games lists it, with its reason."""


@dataclass(frozen=True)
class Mutant:
    """A place of a file where something small can be wrong, and what is wrong there."""

    file: str
    place: int
    rule: str
    what: str

    def __str__(self) -> str:
        return f"{Path(self.file).stem}.{self.rule}: {self.what}"


def places(tree: ast.Module) -> Iterator[tuple[str, ast.AST, ast.AST]]:
    """Yield every place inside rules with the rule's name and its parent, in the source's order."""
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
                    yield function.name, parent, node


def told_values(game: str) -> dict[str, int]:
    """Return how many values each kind of event names; what else stands there, nobody is told."""
    tree = ast.parse(Path("src/lindwurm/games", game, "actions.py").read_text("utf-8"))
    tables = [one for one in tree.body if isinstance(one, ast.AnnAssign)]
    told = next(one.value for one in tables if ast.unparse(one.target) == "EVENT_ARGUMENTS")
    assert isinstance(told, ast.Dict)
    pairs = zip(told.keys, told.values, strict=True)
    return {ast.unparse(k): len(v.elts) for k, v in pairs if k and isinstance(v, ast.Tuple)}


def untold(parent: ast.AST, node: ast.AST, values: dict[str, int]) -> bool:
    """Return whether a number is a place of an event that its kind does not name.

    >>> call = ast.parse("emit(s, Kind.HOT, s.roller, 0, 0)", mode="eval").body
    >>> [untold(call, node, {"Kind.HOT": 2}) for node in call.args[2:]]
    [False, False, True]
    """
    if not isinstance(parent, ast.Call) or ast.unparse(parent.func) not in ("emit", "whisper"):
        return False
    for at, one in enumerate(parent.args):
        if (kind := ast.unparse(one)) in values:
            return node in parent.args[at + 1 + values[kind] :]
    return False


def altered(parent: ast.AST, node: ast.AST) -> tuple[ast.AST, ast.AST] | None:
    """Return a node and what stands there instead, or None where nothing is to be changed.

    >>> tree = ast.parse("@rule\\ndef f(s): return s.a < 3")
    >>> [ast.unparse(pair[1]) for _, *one in places(tree) if (pair := altered(*one))]
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


def mutants(game: str) -> list[Mutant]:
    """Return all that can go wrong in the rules of a game; places that read alike are numbered."""
    found, alike, values = [], Counter[str](), told_values(game)
    for path in sorted(Path("src/lindwurm/games", game, "rules").glob("*.py")):
        for place, (rule, *pair) in enumerate(places(ast.parse(path.read_text("utf-8")))):
            if not untold(*pair, values) and (changed := altered(*pair)):
                what = " -> ".join(" ".join(ast.unparse(one).split()) for one in changed)
                mutant = Mutant(str(path), place, rule, what)
                alike[str(mutant)] += 1
                if (nth := alike[str(mutant)]) > 1:
                    mutant = Mutant(str(path), place, rule, f"{what} ({nth})")
                found.append(mutant)
    return found


def mutated(source: str, place: int) -> str:
    """Return the source of a file with one mistake in it."""
    tree = ast.parse(source)
    _, parent, node = list(places(tree))[place]
    pair = altered(parent, node)
    assert pair is not None
    replaced(parent, *pair)
    return ast.unparse(ast.fix_missing_locations(tree))


def harmless(game: str) -> set[str]:
    """Return the mistakes that docs/games says change nothing."""
    return {m["mutant"] for m in REASON.finditer(Path(f"docs/games/{game}.md").read_text("utf-8"))}


# == in the process that is forked =================================================================


class Course:
    """A plugin of pytest: which rules each test goes through, and how long it takes."""

    def __init__(self, folder: str):
        self.folder, self.through = folder, defaultdict[str, set[str]](set)
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Follow one test with all that it asks for."""

        def follow(frame: FrameType, event: str, _: Any) -> None:
            if event == "call" and frame.f_code.co_filename.startswith(self.folder):
                rule = f"{Path(frame.f_code.co_filename).stem}.{frame.f_code.co_name}"
                self.through[rule].add(item.nodeid)

        began = time.perf_counter()
        sys.setprofile(follow)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            self.seconds[item.nodeid] = time.perf_counter() - began


QUIET = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
QUIET += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # loaded before, and once for all


def tests_of(game: str) -> list[str]:
    """Return what pytest is asked for: the tests of a game, and those of all games for it."""
    shared = [f"tests/games/{name}" for name in SHARED]
    return [*QUIET, "-m", "not slow and not proof", "-k", game, f"tests/games/{game}", *shared]


def forked(work: Any) -> int:
    """Do something in a process of its own that says nothing; return its number."""
    if (pid := os.fork()) == 0:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        code = 9
        try:
            code = int(work())
        except BaseException:  # noqa: BLE001, a process of its own must not go on
            traceback.print_exc()
        finally:
            os._exit(code)
    return pid


def followed(game: str, to: Path) -> int:
    """Run all tests of a game as it is, and keep which rules they go through."""
    course = Course(os.path.realpath(f"src/lindwurm/games/{game}/rules"))
    code = pytest.main(tests_of(game), plugins=[course])
    through = {
        rule: sorted(tests, key=course.seconds.__getitem__)
        for rule, tests in course.through.items()
    }
    told = {"through": through, "seconds": sum(course.seconds.values())}
    to.write_text(json.dumps(told), "utf-8")
    return int(code)


def noticed(mutant: Mutant, tests: list[str]) -> int:
    """Run tests with a mistake in the rules; 0 if all pass."""
    plain, wrong = importlib.machinery.SourceFileLoader.get_data, os.path.realpath(mutant.file)

    def get_data(self: Any, path: str) -> bytes:
        data = plain(self, path)
        if os.path.realpath(path) == wrong:
            return mutated(data.decode(), mutant.place).encode()
        return data

    importlib.machinery.SourceFileLoader.get_data = get_data  # type: ignore[method-assign]
    importlib.machinery.SourceFileLoader.path_stats = _no_stats  # type: ignore[method-assign]
    sys.dont_write_bytecode = True
    return int(pytest.main(["-x", *QUIET, *tests]))


def _no_stats(self: Any, path: str) -> dict[str, Any]:
    raise OSError(path)  # so that no compiled file is taken for the source


def work(game: str, most: int, seed: int, cores: int) -> dict[str, Any]:
    """Try so many mistakes, chosen by chance among all; return what no test noticed."""
    every, known = mutants(game), harmless(game)
    chosen = random.Random(seed).sample(every, min(most, len(every)))
    left = [m for m in chosen if str(m) not in known]
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder, "course")
        if os.waitpid(forked(lambda: followed(game, kept)), 0)[1] != 0:
            raise SystemExit(f"the tests of {game} do not even pass without a mistake")
        course = json.loads(kept.read_text("utf-8"))
    patience = 30 + 6 * course["seconds"]
    survivors = [m for m in left if not _tests(course, m)]
    waiting = [m for m in left if _tests(course, m)][::-1]
    running: dict[int, tuple[Mutant, float]] = {}
    while waiting or running:
        while waiting and len(running) < cores:
            mutant = waiting.pop()
            pid = forked(lambda m=mutant: noticed(m, _tests(course, m)))
            running[pid] = mutant, time.monotonic() + patience
        time.sleep(0.02)
        for pid, (mutant, end) in list(running.items()):
            if time.monotonic() > end:  # a game that never ends is noticed
                os.kill(pid, signal.SIGKILL)
            done, status = os.waitpid(pid, os.WNOHANG)
            if done:
                del running[pid]
                if status == 0:
                    survivors.append(mutant)
    return {
        "possible": len(every),
        "harmless": len(chosen) - len(left),
        "tried": len(left),
        "survivors": [str(m) for m in survivors],
    }


def _tests(course: dict[str, Any], mutant: Mutant) -> list[str]:
    through: dict[str, list[str]] = course["through"]
    return through.get(f"{Path(mutant.file).stem}.{mutant.rule}", [])


# == in the process that asks ======================================================================


def run(game: str, seed: int, most: int, cores: int = 2) -> dict[str, Any]:
    """Try so many mistakes, chosen by chance among all; return how many the tests notice."""
    from tests.server.harness import PLAIN

    path = os.pathsep.join([os.path.realpath("src"), str(Path.cwd()), PLAIN])
    command = [sys.executable, "-m", "tests.proof.mutation", game, f"--most={most}"]
    done = subprocess.run(
        [*command, f"--seed={seed}", f"--cores={cores}", "--json"],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        check=True,
    )
    found = json.loads(done.stdout)
    tried = found["tried"]
    killed = tried - len(found["survivors"])
    low, high = wilson(killed, tried)
    return {
        "game": game,
        "possible mistakes": found["possible"],
        "chosen": tried + found["harmless"],
        "known to change nothing": found["harmless"],
        "tried": tried,
        "noticed": killed,
        "share": round(killed / tried, 3),
        "95 % interval": [round(low, 3), round(high, 3)],
        "not noticed": found["survivors"],
    }


def main() -> None:
    """Try mistakes in one game and say what was not noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.mutation", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--most", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--json", action="store_true", help=argparse.SUPPRESS)
    given = vars(parser.parse_args())
    if given.pop("json"):
        import hypothesis  # noqa: F401, loaded once for all

        sys.stdout.write(json.dumps(work(**given)))
        return
    for name, value in run(**given).items():
        lines = "".join(f"\n  {one}" for one in value) if name == "not noticed" else value
        sys.stdout.write(f"{name}: {lines}\n")


if __name__ == "__main__":
    main()
