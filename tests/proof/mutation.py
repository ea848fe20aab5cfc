"""Would the tests of a game notice a wrong rule? One small mistake at a time says so.

One operator or number of one rule is changed (:mod:`.mistakes`), and those tests of the game that
go through that rule are run with the plain engine, the quickest first. What no test notices shows
that one is missing, or else that the change changed nothing: which of the two, nobody can tell but
by looking. What was looked at and changes nothing is listed in docs/games with its reason, and not
counted.

    python -m tests.proof.mutation GAME [--most 300] [--seed 1] [--cores 2] [--answers FILE]

Every mistake has a process of its own, forked from one that has loaded the game and its tests. Each
answer is kept at once, so that a run can be broken off and goes on where it was, here or on another
machine (the proof stores what it knows in docs/proofs/mutation); an answer is believed as long as
the rules, and the tests that gave it, are what they were.
Only NumPy, pytest and Hypothesis are needed besides the game; nothing is compiled.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import math
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import zip_longest
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from lindwurm.arena.statistics import wilson
from tests.proof.mistakes import Mutant, harmless, mutants, mutated, telling

SHARED = (
    "test_golden.py",
    "test_logs.py::test_the_log_is_what_docs_show",
    "test_properties.py::TestProperties::test_legal_and_why_not_agree_on_every_action",
)
"""Tests of every game that go through its rules, for every number of seats."""
ANSWERS = ".lindwurm/mutation"
STORED = Path("docs/proofs/mutation")
"""Answers that come with the sources, so that anybody is asked only about what has changed."""
MEMORY = 4 << 30
"""Bytes for the tests of one mistake, which may make a list grow without end."""


# == what is known already =========================================================================


def digest(paths: Iterable[Path]) -> str:
    """Return a short digest over files, and over what they are called."""
    said = hashlib.blake2b(digest_size=8)
    for path in sorted(paths):
        said.update(f"{path.as_posix()}\0".encode() + path.read_bytes())
    return said.hexdigest()


class Answers:
    """A file with a line for every mistake that was tried: which test noticed it, or none."""

    def __init__(self, game: str, path: Path):
        def python(folder: str) -> set[Path]:
            return set(Path(folder).rglob("*.py"))

        self.path, self.stored = path, STORED / f"{game}.jsonl"
        mine = {one for one in python("tests/games") if one.parent.name in ("games", game)}
        tests = {one for one in mine if one.name.startswith("test_")}
        home = Path("src/lindwurm/games", game)
        told = {home / f"{name}.py" for name in ("actions", "data", "options", "reasons", "state")}
        sources = python("src/lindwurm/kernel") | python(f"{home}/rules") | told
        self.rules = digest(sources | {home / "data.toml"} | (mine - tests))
        self.tests = digest(tests)
        """What no test has noticed, another one may: it is good for these tests only."""

    def keep(self, mutant: Mutant, by: str) -> None:
        """Note which test noticed a mistake; an empty name if none did."""
        line = {"mutant": str(mutant), "by": by, "rules": self.rules, "tests": self._tests(by)}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def known(self) -> dict[str, str]:
        """Return what is still true of what was noted."""
        return {name: one["by"] for name, one in self._true().items()}

    def store(self) -> None:
        """Put what is still true with the sources."""
        lines = [json.dumps(one) + "\n" for _, one in sorted(self._true().items())]
        self.stored.parent.mkdir(parents=True, exist_ok=True)
        self.stored.write_text("".join(lines), "utf-8")

    def _true(self) -> dict[str, dict[str, str]]:
        files = [path for path in (self.stored, self.path) if path.exists()]
        told = [json.loads(one) for path in files for one in path.read_text("utf-8").splitlines()]
        return {
            one["mutant"]: one
            for one in told
            if (one["rules"], one["tests"]) == (self.rules, self._tests(one["by"]))
        }

    def _tests(self, by: str) -> str:
        file, _, test = by.partition("::")
        if not Path(file).is_file():
            return self.tests
        return hashlib.blake2b(alone(Path(file), test).encode(), digest_size=8).hexdigest()


def alone(file: Path, test: str) -> str:
    """Return the source of a test with all of its file that is no other test.

    >>> alone(Path("tests/test_tiers.py"), "test_the_list_of_proofs_is_that_of_the_results").count(
    ...     "def test_"
    ... )
    1
    """
    source = file.read_text("utf-8")
    lines = source.splitlines()
    for one in ast.parse(source).body:
        if isinstance(one, ast.FunctionDef) and one.name.startswith("test_"):
            first = min(line.lineno for line in (one, *one.decorator_list)) - 1
            if one.name != test.partition("[")[0]:
                lines[first : one.end_lineno] = [""] * len(lines[first : one.end_lineno])
    return "\n".join(line for line in lines if line.strip())


# == the process that is forked ====================================================================


class Unanswered(Exception):
    """A mistake about which the tests said nothing: neither noticed nor a survivor."""


class Keeper:
    """A plugin of pytest that has all tests of a game loaded, and runs them in forks of itself.

    Nothing has run in it before a fork but what is imported, so that no cache knows what is right.
    """

    def __init__(self, game: str, mutants: list[Mutant], answers: Answers, cores: int):
        self.game, self.mutants, self.answers, self.cores = game, mutants, answers, cores
        self.failed: Exception | None = Unanswered(f"the tests of {game} cannot be loaded")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try every mistake instead of running the tests once."""
        try:
            self.go(session)
            self.failed = None
        except Exception as error:  # noqa: BLE001, pytest would only print it
            self.failed = error
        return True

    def go(self, session: pytest.Session) -> None:
        """Follow the tests once as the rules are, then try one mistake after the other."""
        items = {item.nodeid: item for item in session.items if "=" not in item.name}
        with tempfile.TemporaryDirectory() as folder:
            course = self.course(items, Path(folder))
            waiting, running = self.mutants[::-1], dict[int, tuple[Mutant, Path]]()
            silent: list[Unanswered] = []
            while waiting or running:
                while waiting and len(running) < self.cores:
                    mutant = waiting.pop()
                    tests = [items[one] for one in course.tests(mutant.name)]
                    to = Path(folder, str(len(waiting)))
                    pid = forked(partial(noticed, mutant, tests, course.seconds), to)
                    running[pid] = mutant, to
                pid, status = os.wait()
                mutant, to = running.pop(pid)
                try:
                    self.answers.keep(mutant, answer(mutant, status, to))
                except Unanswered as error:  # the others go on; the next run asks about it again
                    silent.append(error)
        if silent:
            raise Unanswered(f"{len(silent)} gave no answer, the first: {silent[0]}")

    def course(self, items: dict[str, pytest.Item], folder: Path) -> Course:
        """Run all tests as the rules are, some in each of several processes."""
        parts = 8 * self.cores
        waiting = [(n, list(items.values())[n::parts]) for n in range(parts)]
        running: dict[int, Path] = {}
        told: dict[str, dict[str, Any]] = {}
        while waiting or running:
            while waiting and len(running) < self.cores:
                number, some = waiting.pop()
                to = folder / f"course-{number}"
                running[forked(partial(followed, self.game, some), to)] = to
            pid, status = os.wait()
            to = running.pop(pid)
            if status:
                raise Unanswered(f"{self.game} without a mistake: {to.read_text('utf-8')}")
            told |= json.loads(to.read_text("utf-8"))
        return Course(told)


class Course:
    """Which rules each test goes through, and how long it takes."""

    def __init__(self, told: dict[str, dict[str, Any]]):
        self.seconds = {name: float(one["seconds"]) for name, one in told.items()}
        self._through = {name: set(one["rules"]) for name, one in told.items()}

    def tests(self, rule: str) -> list[str]:
        """Return the tests that go through a rule, the quickest first.

        >>> told = {"a": {"seconds": 2, "rules": ["f"]}, "b": {"seconds": 1, "rules": ["f", "g"]}}
        >>> Course(told).tests("f"), Course(told).tests("h")
        (['b', 'a'], [])
        """
        found = [name for name, rules in self._through.items() if rule in rules]
        return sorted(found, key=self.seconds.__getitem__)


def forked(work: Callable[[Path], None], to: Path) -> int:
    """Do something in a process of its own that says nothing; return its number.

    What it finds it writes to a file; status 1 and its last words there, if it fails.
    """
    if (pid := os.fork()) == 0:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        try:
            work(to)
        except BaseException:  # noqa: BLE001, a process of its own must not go on
            to.write_text(traceback.format_exc(), "utf-8")
            os._exit(1)
        os._exit(0)
    return pid


def fails(test: pytest.Item, after: pytest.Item | None = None) -> bool:
    """Run a test; what the next one uses too is kept for it."""
    test.config.hook.pytest_runtest_protocol(item=test, nextitem=after)
    return test.session.testsfailed > 0


def put(module: str, source: str) -> None:
    """Put other rules into a module that is loaded already."""
    there = sys.modules[module]
    for code in compile(source, str(there.__file__), "exec").co_consts:
        if isinstance(code, CodeType) and code.co_name in vars(there):
            getattr(there, code.co_name).__code__ = code


def followed(game: str, tests: list[pytest.Item], to: Path) -> None:
    """Run tests as the rules are; keep which rules each goes through."""
    seen: set[str] = set()
    for file in Path("src/lindwurm/games", game, "rules").glob("*.py"):
        module = Mutant(str(file), 0, "", "").module
        put(module, telling(file.read_text("utf-8"), file.stem))
        vars(sys.modules[module])["__seen__"] = seen
    told: dict[str, dict[str, Any]] = {}
    for test in tests:
        seen.clear()
        began = time.process_time()
        if fails(test):
            raise Unanswered(f"{test.nodeid} fails")
        told[test.nodeid] = {"seconds": time.process_time() - began, "rules": sorted(seen)}
    to.write_text(json.dumps(told), "utf-8")


def noticed(
    mutant: Mutant, tests: Sequence[pytest.Item], seconds: dict[str, float], to: Path
) -> None:
    """Put a mistake into its rule, run tests, and keep the name of the first that notices.

    What takes many times as long as with the right rule is taken never to end, and is stopped.
    """
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    put(mutant.module, mutated(Path(mutant.file).read_text("utf-8"), mutant.place))
    for test, after in zip_longest(tests, tests[1:]):
        until = time.process_time() + 6 + 6 * seconds[test.nodeid]
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(until), resource.RLIM_INFINITY))
        to.write_text(test.nodeid, "utf-8")
        if fails(test, after):
            return
    to.write_text("", "utf-8")


def answer(mutant: Mutant, status: int, to: Path) -> str:
    """Return which test noticed a mistake, as it failed or never came to its end, or nothing.

    >>> one = Mutant("a.py", 0, "f", "1 -> 2")
    >>> answer(one, 0, Path(os.devnull)), answer(one, signal.SIGXCPU, Path(os.devnull))
    ('', '')
    >>> answer(one, 1 << 8, Path(os.devnull))
    Traceback (most recent call last):
    ...
    tests.proof.mutation.Unanswered: a.f: 1 -> 2: 1
    """
    if status and not (os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU):
        why = to.read_text("utf-8") if to.exists() else ""
        raise Unanswered(f"{mutant}: {os.waitstatus_to_exitcode(status)} {why}".rstrip())
    return to.read_text("utf-8")


# == the process that asks =========================================================================


def chosen(game: str, most: int, seed: int) -> tuple[list[Mutant], int]:
    """Return mistakes chosen by chance that may change something, and how many change nothing.

    Fewer of them are the first of more, so that a run can be made longer.
    """
    every, known = mutants(game), harmless(game)
    if wrong := known - {str(m) for m in every}:
        raise SystemExit(f"docs/games/{game}.md: there is no {min(wrong)}")
    some = random.Random(seed).sample(every, len(every))[:most]
    left = [m for m in some if str(m) not in known]
    return left, len(some) - len(left)


def work(game: str, most: int, seed: int, cores: int, answers: Path) -> None:
    """Try what is not known yet of so many mistakes."""
    sys.modules["numba"] = None  # type: ignore[assignment]  # rules that are compiled change no more
    kept = Answers(game, answers)
    known = kept.known()
    left = [m for m in chosen(game, most, seed)[0] if str(m) not in known]
    keeper = Keeper(game, left, kept, cores)
    quiet = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--capture=sys"]
    shared = [f"tests/games/{name}" for name in SHARED]
    which = ["-m", "not slow and not proof", "-k", game, f"tests/games/{game}", *shared]
    if left:
        pytest.main([*quiet, "--hypothesis-seed=1", *which], plugins=[keeper])
        if keeper.failed:
            raise SystemExit(str(keeper.failed))


def told(game: str, most: int, seed: int, answers: Path) -> dict[str, Any]:
    """Return how many of so many mistakes the tests notice, from the answers that are kept."""
    left, nothing = chosen(game, most, seed)
    known = Answers(game, answers).known()
    if missing := [m for m in left if str(m) not in known]:
        raise SystemExit(f"{len(missing)} have no answer that still holds: run it again")
    tried = left
    survivors = [str(m) for m in tried if not known[str(m)]]
    killed = len(tried) - len(survivors)
    if not tried:
        raise SystemExit(f"all {nothing} change nothing: try --most {10 * most}")
    low, high = wilson(killed, len(tried))
    return {
        "game": game,
        "possible mistakes": len(mutants(game)),
        "chosen": len(left) + nothing,
        "known to change nothing": nothing,
        "tried": len(tried),
        "noticed": killed,
        "share": round(killed / len(tried), 3),
        "95 % interval": [round(low, 3), round(high, 3)],
        "not noticed": survivors,
    }


def run(game: str, seed: int, most: int, cores: int) -> dict[str, Any]:
    """Try so many mistakes, chosen by chance among all; return how many the tests notice."""
    command = [sys.executable, "-m", "tests.proof.mutation", game, f"--most={most}"]
    quiet = subprocess.DEVNULL
    subprocess.run([*command, f"--seed={seed}", f"--cores={cores}"], check=True, stdout=quiet)
    answers = Path(ANSWERS, f"{game}.jsonl")
    Answers(game, answers).store()
    return told(game, most, seed, answers)


def main() -> None:
    """Try mistakes in one game and say what was not noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.mutation", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--most", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--answers", type=Path, help=f"where they are kept ({ANSWERS}/GAME.jsonl)")
    given = parser.parse_args()
    answers = given.answers or Path(ANSWERS, f"{given.game}.jsonl")
    work(given.game, given.most, given.seed, given.cores, answers)
    for name, value in told(given.game, given.most, given.seed, answers).items():
        lines = "".join(f"\n  {one}" for one in value) if name == "not noticed" else value
        sys.stdout.write(f"{name}: {lines}\n")


if __name__ == "__main__":
    main()
