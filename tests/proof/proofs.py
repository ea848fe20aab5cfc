"""What `make proof` shows, one function each: it is given a seed and whether to take its time.

A proof returns its numbers, or raises: `AssertionError` where what it should show is not so,
`NotHere` where it cannot be tried on this machine.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

CORES = os.cpu_count() or 1
Numbers = dict[str, Any]
Run = Callable[[Any, bool], Numbers]


class NotHere(Exception):
    """It cannot be tried on this machine: one sentence says why."""


@dataclass(frozen=True)
class Proof:
    """Something that takes too long for `make test`."""

    shows: str
    run: Run
    seed: int | str = 0
    tests: tuple[str, ...] = ()
    """Folders of tests marked with `proof` that belong to it."""
    parted: bool = False
    """Whether it can be run in parts without being made of tests."""

    @property
    def name(self) -> str:
        """What it is called: `make proof ONLY=name`."""
        return self.run.__name__


PROOFS: dict[str, Proof] = {}


def proof(
    shows: str, seed: int | str = 0, tests: tuple[str, ...] = (), parted: bool = False
) -> Callable[[Run], Run]:
    """Note a proof."""

    def note(run: Run) -> Run:
        PROOFS[run.__name__] = Proof(shows, run, seed, tests, parted)
        return run

    return note


PART: ContextVar[tuple[str, str]] = ContextVar("part", default=("", ""))
"""The commit, and words that choose some of the tests: where a proof is run in parts."""
SECONDS: ContextVar[float] = ContextVar("seconds", default=1e6)
"""How long a proof may take that goes on where it was when it is run again."""
PARTS = Path(".lindwurm/proofs")
"""Where parts are kept until all of them have been run at one commit."""


def tested(*folders: str, cores: int) -> Numbers:
    """Run the tests marked with `proof`, and return what they have recorded, by test."""
    at, words = PART.get()
    alone = cores == 1 or words  # a part is small, and may run beside other work
    spread = [] if alone else ["-n", str(cores), "--dist", "loadgroup"]
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        kept = ["-o", "junit_family=xunit1"]  # the form that holds what tests record
        some = ["-k", words] if words else []
        _pytest(f"--junitxml={report}", *kept, *spread, *some, *folders)
        each = dict(_cases(ET.parse(report).getroot()))
    if words:
        collected = _pytest("--collect-only", *folders, heard=True).splitlines()
        lines = [line.partition(".py::") for line in collected if ".py::" in line]
        names = [f"{file.replace('/', '.')}.{test.replace('::', '.')}" for file, _, test in lines]
        each = _with_other_parts(at, each, names)
    return {"tests": len(each), "each": each}


def _pytest(*words: str, heard: bool = False) -> str:
    """Let pytest do something with the tests marked with `proof`; return what it says, if heard."""
    command = [sys.executable, "-m", "pytest", "-q", "-m", "proof", *words]
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE if heard else None)
    if done.returncode:
        raise AssertionError(f"pytest -m proof {' '.join(words)} failed")
    return (done.stdout or b"").decode()


def _with_other_parts(at: str, each: Numbers, names: list[str]) -> Numbers:
    """Return what was shown at a commit in all parts, by name, once they are all there."""
    kept = PARTS / f"{at}.json"
    kept.parent.mkdir(parents=True, exist_ok=True)
    known = {**(json.loads(kept.read_text("utf-8")) if kept.exists() else {}), **each}
    kept.write_text(json.dumps(known), "utf-8")
    if left := [one for one in names if one not in known]:
        raise NotHere(f"of {len(names)} parts {len(left)} are still to be run: {left[0]}")
    return {one: known[one] for one in names}


def _cases(found: ET.Element) -> Iterator[tuple[str, Any]]:
    for case in found.iter("testcase"):
        if (skipped := case.find("skipped")) is not None:
            raise NotHere(f"{case.get('name')} was skipped: {skipped.get('message')}")
        kept = {one.get("name"): number(one.get("value")) for one in case.iter("property")}
        seconds = round(float(case.get("time", 0)), 1)
        yield f"{case.get('classname')}.{case.get('name')}", {**kept, "seconds": seconds}


def number(text: str | None) -> int | float | str | None:
    """Read a number that a test has recorded.

    >>> number("12"), number("0.5"), number("red")
    (12, 0.5, 'red')
    """
    for kind in (int, float):
        try:
            return kind(text or "")
        except ValueError:
            pass
    return text


# == what is proven ================================================================================


@proof(
    "In long runs the dice, cards, moves and bots of all games do what the books and the exact "
    "odds say, and compiled rules give the reasons and deals of the plain ones.",
    seed="each test has its own",
    tests=(
        "tests/arena",
        "tests/bots",
        "tests/engines",
        "tests/envs",
        "tests/games",
        "tests/variants",
    ),
)
def statistics(seed: int, full: bool) -> Numbers:
    return tested(*PROOFS["statistics"].tests, cores=CORES)


@proof(
    "Losses that reviews tell are those that can be worked out, where somebody plays at random: at "
    "the end of Dragon Farkle with a limit of rounds, and at the last dice of DragonQuest.",
    seed="5 and 6",
    tests=("tests/review",),
)
def losses(seed: int, full: bool) -> Numbers:
    return tested(*PROOFS["losses"].tests, cores=1)


@proof(
    "Over many games that are reviewed luck and news come to nothing, nothing is left unexplained "
    "but sampling, and the stronger level loses less.",
    seed="each game has its own",
)
def reviews(seed: int, full: bool) -> Numbers:
    from bench import reviews as many
    from lindwurm import games

    counts = many.COUNTS if full else {"levels": 24, "luck": 300, "sizes": 2}
    kept = many.Kept(PARTS / "reviews.jsonl")
    if left := many.gather(games.own(), counts, kept, CORES, SECONDS.get()):
        raise NotHere(f"{left} games are still to be reviewed: the next run goes on with them")
    found = many.shown(games.own(), kept)
    problems = [line for line in many.contradictions(found) if line]
    assert not problems, "\n".join(problems)
    return found


@proof(
    "A server that is killed (SIGKILL) at any moment of a game loses no acknowledged move, makes "
    "none twice, and goes on; games that end just then are entered once.",
    seed=7,
    tests=("tests/server",),
)
def crash(seed: int, full: bool) -> Numbers:
    return tested(*PROOFS["crash"].tests, cores=1)


@proof(
    "Servers that are killed, stopped, cut off, given a full disk and a clock that jumps, one on "
    "SQLite and two on PostgreSQL and Redis, lose no acknowledged move, make none twice, and send "
    "nobody anything but what the one exit gives for them.",
    seed=20,
)
def torture(seed: int, full: bool) -> Numbers:
    courses = max(1, (os.cpu_count() or 1) // 4)
    goals = {"kills": 10_000, "acknowledged moves": 1_000_000}
    if not full:
        goals = {"kills": 1_000, "acknowledged moves": 100_000}
    share = {name: -(-count // courses) for name, count in goals.items()}
    found: Counter[str] = Counter()
    left_out: set[str] = set()
    with ProcessPoolExecutor(courses) as pool:
        for counts, missing in pool.map(_tortured, range(seed, seed + courses), [share] * courses):
            found.update(counts)
            left_out.update(missing)
    return {"courses, each with the next seed": courses, **found, "left out": sorted(left_out)}


def _tortured(seed: int, goals: dict[str, int]) -> tuple[Counter[str], list[str]]:
    import asyncio

    from bench.torture.lanes import run
    from tests.server.cluster import NotHere as Missing

    with tempfile.TemporaryDirectory(prefix="lindwurm-torture-") as folder:
        try:
            report = asyncio.run(run(Path(folder), seconds=86_400, seed=seed, lanes=3, goals=goals))
        except Missing as error:
            raise NotHere(str(error)) from None
    return report.counts, report.left_out


@proof(
    "Whole games are played through the boards in a browser, from the first move to the last: "
    "followed from the first page on at three sizes and on the page's own clock, by keyboard "
    "alone, by hand, on a phone, on one wide screen and in two browsers; axe-core finds nothing "
    "at any board in both lights.",
    seed=77,
    tests=("tests/web",),
)
def boards(seed: int, full: bool) -> Numbers:
    return tested(*PROOFS["boards"].tests, cores=1)


@proof(
    "Whole games are told to a phone, all dice and cards by hand with slips and corrections, and "
    "followed at a real board with ten wrong actions in between, each refused by its rule: they "
    "are the games of the tape, with one touch a die.",
    seed=7,
    tests=("tests/companion",),
)
def companion(seed: int, full: bool) -> Numbers:
    return tested(*PROOFS["companion"].tests, cores=1)


@proof(
    "Whole games are played in a terminal by what is on the screen, at 80 x 24 and 140 x 45, in "
    "both languages: goal, board, names and choices are there at every decision, and every name "
    "is found.",
    seed=3,
    tests=("tests/cli",),
)
def terminal(seed: int, full: bool) -> Numbers:
    return tested(*PROOFS["terminal"].tests, cores=CORES)


@proof(
    "What is packed is installed with every Python at hand, from the wheel and from the sources, "
    "into an empty environment, and played there: in a browser, by commands, as an environment.",
    seed=77,
    tests=("tests/package",),
)
def package(seed: int, full: bool) -> Numbers:
    return tested(*PROOFS["package"].tests, cores=1)


@proof(
    "Every game ends, with every number of seats and every value of every option, and the compiled "
    "engine and CUDA's simulator play the games of the plain one, byte for byte.",
    seed=1,
    parted=True,
)
def engines(seed: int, full: bool) -> Numbers:
    """A part is all settings with these words, such as a game."""
    from lindwurm import games
    from tests.games.harness import settings

    check = 500 if full else 5
    at, words = PART.get()
    ways = {str(s): s for game in games.ids() for s in settings(games.load(game), every=True)}
    simulated = {f"{game} in CUDA's simulator": game for game in games.ids()}
    each: Numbers = {}
    if words:
        for name in (name for name in ways if words in name):
            s = ways[name]
            each[name] = _ends(s.game.id, s.seats, s.options, seed, GAMES_EACH, check)
    else:
        with ProcessPoolExecutor(CORES, mp_context=get_context("spawn")) as pool:
            list(pool.map(_compiled, games.ids()))  # once, before several processes would do so
            runs = {
                name: pool.submit(_ends, s.game.id, s.seats, s.options, seed, GAMES_EACH, check)
                for name, s in ways.items()
            }
            each = {name: run.result() for name, run in runs.items()}
    for name in (name for name in simulated if words in name):
        each[name] = _simulated(simulated[name], seed)
    if words:
        each = _with_other_parts(at, each, [*ways, *simulated])
    return {"random games each": GAMES_EACH, "of them also plain": check, "each": each}


GAMES_EACH = 20_000


def _compiled(game: str) -> None:
    """Compile a game, so that other processes find it in the cache."""
    from lindwurm import games
    from lindwurm.engines import batch

    batch.run(games.load(game), 1, games.load(game).seats[-1], engine="compiled")


def _ends(
    game: str, seats: int, options: dict[str, str], seed: int, count: int, check: int
) -> Numbers:
    """Return how long the longest of many random games is; some are played on both engines."""
    from lindwurm import games
    from lindwurm.engines import batch

    here, started = f"{game}, {seats} seats, {options}", time.monotonic()

    def played(engine: str, some: int) -> batch.Batch:
        return batch.run(games.load(game), some, seats, options, seed, engine=engine, cores=1)

    run = played("compiled", count)
    assert run.unfinished == 0, f"{here}: {run.unfinished} games did not end"
    pair = {played(engine, check).digest for engine in batch.ENGINES}
    assert len(pair) == 1, f"{here}: the engines play different games"
    return {"longest": max(run.lengths), "seconds": round(time.monotonic() - started, 1)}


IN_THE_SIMULATOR = """
import hashlib, sys
from lindwurm import games
from lindwurm.engines import cuda
game, seats, seed = games.load(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
states, _ = cuda.run(game, 2, seats, seed=seed)
print(hashlib.blake2b(game.state.packed_records(states), digest_size=16).hexdigest())
"""


def _simulated(game: str, seed: int) -> Numbers:
    """Let CUDA's simulator play two games with the fewest and the most seats."""
    from lindwurm import games
    from lindwurm.engines import batch

    started = time.monotonic()
    for seats in (games.load(game).seats[0], games.load(game).seats[-1]):
        command = [sys.executable, "-c", IN_THE_SIMULATOR, game, str(seats), str(seed)]
        there = subprocess.run(
            command,
            env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        ).stdout.strip()
        here = batch.run(games.load(game), 2, seats, seed=seed, engine="python").digest
        assert there == here, f"{game}, {seats} seats: the simulator plays different games"
    return {"games": 4, "seconds": round(time.monotonic() - started, 1)}


@proof("The tests of a game notice small mistakes in its rules.", seed=1)
def mutation(seed: int, full: bool) -> Numbers:
    from lindwurm import games
    from tests.proof import mutation

    most = 300 if full else 60
    found = [mutation.run(game, seed, most, CORES) for game in games.ids()]
    for one in found:
        missed = "\n  ".join(one["not noticed"])
        sys.stdout.write(f"  {one['game']}: {one['noticed']} of {one['tried']}, not\n  {missed}\n")
    for one in found:
        assert one["share"] >= (0.95 if full else 0.9), f"{one['game']}: only {one['share']:.0%}"
    return {"games": found}


@proof(
    "Each level beats the one below it, in every game: seats rotated, paired seeds.",
    seed=1,
)
def levels(seed: int, full: bool) -> Numbers:
    from lindwurm import games
    from lindwurm.arena import play
    from lindwurm.arena.plan import Plan
    from lindwurm.arena.play import Result
    from lindwurm.arena.statistics import summarised

    names = ("random", "novice", "adept", *(("master", "legend") if full else ()))
    count = 400 if full else 60
    found: Numbers = {"games of each pair": count, "levels": list(names), "ratings": {}}
    for game in games.ids():
        plan = Plan(games.load(game), 2, {}, seed, names, count)
        results: dict[tuple[int, int], Result] = {}
        play.run(plan, set(), lambda some, to=results: to.update({r.key: r for r in some}))
        told = summarised(plan, results)
        rows = {row["bot"]: row for row in told["results"]}
        found["ratings"][game] = {
            name: {key: rows[name][key] for key in ("elo", "elo_low", "elo_high")} for name in names
        }
        for lower, higher in pairwise(names):
            assert rows[lower]["elo"] < rows[higher]["elo"], f"{game}: {higher} is no better"
    return found


@proof("The rules on a GPU play the games of the CPU, by a digest over all final states.", seed=1)
def gpu(seed: int, full: bool) -> Numbers:
    from numba import cuda as device

    if not device.is_available():
        raise NotHere("there is no GPU here that Numba can use")
    import hashlib

    from lindwurm import games
    from lindwurm.engines import batch, cuda

    found: Numbers = {"games": 500, "digests": {}}
    for game in ("dragon_farkle", "drachenfels"):
        states, _ = cuda.run(games.load(game), 500, 2, seed=seed)
        packed = games.load(game).state.packed_records(states)
        there = hashlib.blake2b(packed, digest_size=16).hexdigest()
        here = batch.run(games.load(game), 500, 2, seed=seed).digest
        assert there == here, f"{game}: different games"
        found["digests"][game] = here
    found["device"] = str(device.get_current_device().name)
    return found
