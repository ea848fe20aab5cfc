"""The designer's laboratory: change a number of a game, play, and see what moves.

Every variant plays the same number of games from the same streams of chance as the printed game,
and is compared with it game by game. A game's numbers are fixed when it is loaded, so each variant
lives in a process of its own (see :mod:`lindwurm.kernel.components`).

>>> from lindwurm.games import load
>>> game = load("drachenfels")
>>> factor(game, "hand.size=5..9:2", {})
Factor(key='hand.size', values=(5, 7, 9), printed=7, option=False)
>>> factor(game, "hand.sise=5", {})
Traceback (most recent call last):
...
lindwurm.arena.lab.LabError: drachenfels has no number or option 'hand.sise' (perhaps hand.size? ...
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import re
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, Any, TypeVar

from lindwurm.arena import play
from lindwurm.arena.plan import Plan
from lindwurm.arena.statistics import Z, by_order, place_name, together, wilson, wins
from lindwurm.bots.learned import Learned
from lindwurm.engines import batch, compiled
from lindwurm.engines.compiled import MOST_VARIANTS
from lindwurm.games import load
from lindwurm.kernel import components
from lindwurm.kernel.chance import below, seed_words

if TYPE_CHECKING:
    import numpy as np

    from lindwurm.kernel.game import Game

T = TypeVar("T")

LEAST = 20
"""Streams of chance that an interval is built on at least; fewer would make it look too sure."""
TRIALS, TRIAL_STEPS = 2, 2_000
"""Games that a variant is tried with in plain Python first, and decisions of each at most."""
BROKEN = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What a game with numbers that do not fit together comes to grief with."""
DRAWN = ("x", "y", "grid")
"""Where something lies in a picture: numbers that no rule asks for."""


class LabError(ValueError):
    """Something that cannot be varied, or a variant that cannot be played."""


# -- what is varied --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Factor:
    """A number of the components, or an option, and the values it is given."""

    key: str
    values: tuple[int | str, ...]
    printed: int | str
    """What it is when nobody touches it."""
    option: bool


def keys(game: Game) -> dict[str, int]:
    """Return every number of a game's components that can be varied, as printed."""
    found = components.printed(game.package)
    return {k: v for k, v in found.items() if not set(DRAWN) & set(k.split(".")[-2:])}


def factor(game: Game, text: str, options: Mapping[str, object]) -> Factor:
    """Read `KEY=a..b`, `KEY=a..b:step` or `KEY=x,y,z`; raises LabError."""
    key, _, wanted = text.partition("=")
    if not key or not wanted:
        raise LabError(f"{text!r} is not of the form KEY=a..b, KEY=a..b:step or KEY=x,y,z")
    numbers, choices = keys(game), {option.name: option for option in game.options}
    if key in numbers:
        values = tuple(_number(key, value) for value in _values(key, wanted))
        return Factor(key, values, numbers[key], option=False)
    if key not in choices:
        near = get_close_matches(key, [*numbers, *choices], 1, 0.5)
        perhaps = f"perhaps {near[0]}? " if near else ""
        raise LabError(
            f"{game.id} has no number or option {key!r} "
            f"({perhaps}`lindwurm lab {game.id} --keys` lists them)"
        )
    option = choices[key]
    if key in options:
        raise LabError(f"option {key!r} is both given and varied")
    texts = tuple(_values(key, wanted))
    for text in texts:
        option.code(text)
    return Factor(key, texts, option.default, option=True)


def _values(key: str, text: str) -> list[str]:
    """Return the values of a range or a list."""
    if ".." not in text:
        values = [value.strip() for value in text.split(",")]
        if len(set(values)) != len(values):
            raise LabError(f"{key}: a value is given twice in {text!r}")
        return values
    match = re.fullmatch(r"(-?\d+)\.\.(-?\d+)(?::(\d+))?", text, re.ASCII)
    if match is None:
        raise LabError(f"{key}: {text!r} is no range; write for example 2..6 or 2..10:2")
    first, last, step = int(match[1]), int(match[2]), int(match[3] or 1)
    if first > last or step < 1:
        raise LabError(f"{key}: the range {text} is empty")
    if (last - first) // step >= MOST_VARIANTS:
        raise LabError(f"{key}: {text} has more than {MOST_VARIANTS} values; use a larger step")
    return [str(value) for value in range(first, last + 1, step)]


def _number(key: str, text: str) -> int:
    if not re.fullmatch(r"\d{1,9}", text, re.ASCII):
        raise LabError(f"{key}: {text!r} is not a whole number from 0 to 999999999")
    return int(text)


@dataclass(frozen=True)
class Variant:
    """One game to be played: what is different about it."""

    values: Mapping[str, int | str]
    changes: Mapping[str, int]
    options: Mapping[str, object]
    printed: bool

    @property
    def name(self) -> str:
        """The values in words."""
        return ", ".join(f"{key}={value}" for key, value in self.values.items())


@dataclass(frozen=True)
class Experiment:
    """Which variants play, and how. Whatever makes no sense raises ValueError."""

    game: Game
    seats: int
    options: Mapping[str, object]
    seed: int
    bots: tuple[str, ...]
    games: int
    factors: tuple[Factor, ...]

    def __post_init__(self) -> None:
        plan = Plan(self.game, self.seats, self.options, self.seed, self.bots, self.games)
        if any(isinstance(bot, Learned) for bot in plan.players):
            raise LabError("a mind knows the printed game only; let adept play in the laboratory")
        if len(self.bots) > self.seats:
            raise LabError(f"{self.seats} seats have no room for {len(self.bots)} bots")
        if self.games < LEAST * plan.turns:
            raise LabError(f"at least {LEAST * plan.turns} games are needed, not {self.games}")
        if not self.factors:
            raise LabError("nothing is varied: --vary KEY=a..b, or --keys for a list")
        names = [factor.key for factor in self.factors]
        for key in names:
            if names.count(key) > 1:
                raise LabError(f"{key} is varied twice")
        if len(self.variants) > MOST_VARIANTS:
            raise LabError(f"that makes {len(self.variants)} variants, more than {MOST_VARIANTS}")
        for variant in self.variants:
            self.game.option_codes(self.seats, variant.options)

    @cached_property
    def variants(self) -> tuple[Variant, ...]:
        """Every combination of the values; the printed game comes first if it is not one."""
        printed = tuple(factor.printed for factor in self.factors)
        rows = list(product(*(factor.values for factor in self.factors)))
        if printed not in rows:
            rows.insert(0, printed)
        return tuple(self._variant(row, row == printed) for row in rows)

    def _variant(self, row: Sequence[int | str], printed: bool) -> Variant:
        both = list(zip(self.factors, row, strict=True))
        changes = {f.key: int(value) for f, value in both if not f.option and value != f.printed}
        chosen = {f.key: value for f, value in both if f.option}
        values = {f.key: value for f, value in both}
        return Variant(values, changes, {**self.options, **chosen}, printed)

    def header(self) -> dict[str, Any]:
        """Return what was asked, as JSON."""
        return {
            "game": self.game.id,
            "rules_version": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "bots": list(self.bots),
            "games": self.games,
            "varied": [
                {"key": f.key, "printed": f.printed, "values": list(f.values), "option": f.option}
                for f in self.factors
            ],
        }


# -- in a variant's own process --------------------------------------------------------------------


@dataclass(frozen=True)
class Task:
    """All that a variant's process needs to know."""

    game: str
    seats: int
    seed: int
    bots: tuple[str, ...]
    games: int
    variant: Variant
    cores: int
    fast: bool

    def plan(self) -> Plan:
        """Load the game, changed as it is to be, and return what it plays."""
        if self.variant.changes:
            components.change(self.game, self.variant.changes)
            os.environ["LINDWURM_CACHE"] = str(compiled.cache_folder() / compiled.VARIANTS)
        game = load(self.game)
        return Plan(game, self.seats, self.variant.options, self.seed, self.bots, self.games)


@dataclass(frozen=True)
class Played:
    """The games of one variant, in order."""

    numbers: np.ndarray[Any, Any]
    """[game][measure], see :func:`measures`."""
    ended: np.ndarray[Any, Any]
    digest: str


def trial(task: Task) -> str | None:
    """Return why a variant cannot be played, or None after some games that were watched closely.

    Compiled rules do not look where they write, so a deck that does not fit its place in the state
    has to be found here, in plain Python.
    """
    try:
        plan = task.plan()
        for number in range(TRIALS):
            if problem := _watched(plan, number):
                return problem
    except BROKEN as error:
        return str(error) or type(error).__name__
    return None


def _watched(plan: Plan, number: int) -> str | None:
    """Play a game, at random or by the game's own bot, and return what is inconsistent, if so."""
    game, words, out = plan.game, [0, 0, 0, 0], [0] * plan.game.max_legal
    s = game.state()
    seed_words(s.rng, plan.seed, 2 * number)
    seed_words(words, plan.seed, 2 * number + 1)
    game.setup(s, plan.seats, plan.codes)
    for step in range(TRIAL_STEPS):
        mask = game.actors(s)
        if step % 20 == 0 or mask == 0:
            s.to_bytes()  # every field within its bounds
            if problem := game.problem(s):
                return problem
        if mask == 0:
            break
        seat = batch.pick_actor(mask, words)
        count = game.legal(s, seat, out)
        if count == 0:
            return f"seat {seat + 1} has to decide and may do nothing"
        if game.bot is not None and number % 2 == 0:
            action = game.bot(s, seat, out, count, words)
        else:
            action = out[below(words, count)]
        game.apply(s, seat, action)
    return None


def play_variant(task: Task) -> Played:
    """Play all games of a variant."""
    import numpy as np

    plan = task.plan()
    found: list[play.Result] = []
    play.run(plan, set(), found.extend, task.cores, task.fast)
    found.sort(key=lambda result: result.number)
    digest = hashlib.blake2b(digest_size=16)
    for result in found:
        digest.update(bytes.fromhex(result.digest))
    return Played(
        np.array([_measured(plan, result) for result in found]),
        np.array([result.steps >= 0 for result in found]),
        digest.hexdigest(),
    )


def _measured(plan: Plan, result: play.Result) -> list[float]:
    shared = together(plan.game, plan.codes)
    shares = wins(result.returns, shared)
    places = by_order(shares, max(0, result.began))
    by_bot = []
    if len(plan.bots) > 1:
        for bot in range(len(plan.bots)):
            own = [s for s, b in zip(shares, result.seating, strict=True) if b == bot]
            by_bot.append(max(own) if shared else sum(own))
    won = float(max(result.returns) > 0)
    return [*places, *by_bot, won, float(result.steps), sum(result.scores) / plan.seats]


def measures(seats: int, bots: Sequence[str]) -> list[tuple[str, bool]]:
    """Return the name of each measure, and whether it is a share of the games."""
    names = [place_name(place) for place in range(1, seats + 1)]
    names += list(bots) if len(bots) > 1 else []
    return [*((name, True) for name in [*names, "won"]), ("decisions", False), ("score", False)]


def _default_interrupt() -> None:
    """End at once and without a word when the user says so."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


# -- the whole -------------------------------------------------------------------------------------


def run(
    experiment: Experiment,
    progress: Callable[[int], None] = lambda games: None,
    cores: int | None = None,
    fast: bool = True,
    before: Callable[[], None] = lambda: None,
) -> dict[str, Any]:
    """Try every variant, then play them all, and return what they say, as JSON.

    Raises LabError before the first game if one of them cannot be played; `before` is called when
    all can.
    """
    cores = cores or os.cpu_count() or 1
    variants = experiment.variants
    each = max(1, cores // len(variants))
    tasks = [
        Task(
            experiment.game.id,
            experiment.seats,
            experiment.seed,
            experiment.bots,
            experiment.games,
            variant,
            each,
            fast,
        )
        for variant in variants
    ]
    for i, problem in _in_processes(trial, tasks, cores):
        if problem is not None:
            raise LabError(f"{variants[i].name} cannot be played: {problem}")
    before()
    played: dict[int, Played] = {}
    for i, done in _in_processes(play_variant, tasks, cores):
        played[i] = done
        progress(experiment.games)
    return summarised(experiment, [played[i] for i in range(len(variants))])


def _in_processes(
    work: Callable[[Task], T], tasks: Sequence[Task], cores: int
) -> Iterator[tuple[int, T]]:
    """Yield number and result of each task as they come, every task in a process of its own."""
    pool = ProcessPoolExecutor(
        min(cores, len(tasks)),
        multiprocessing.get_context("spawn"),
        initializer=_default_interrupt,
        max_tasks_per_child=1,
    )
    jobs = {pool.submit(work, task): i for i, task in enumerate(tasks)}
    try:
        for job in as_completed(jobs):
            try:
                yield jobs[job], job.result()
            except BrokenProcessPool:
                name = tasks[jobs[job]].variant.name
                raise LabError(f"{name} cannot be played: its process died") from None
    finally:
        pool.shutdown(cancel_futures=True)


def summarised(experiment: Experiment, played: Sequence[Played]) -> dict[str, Any]:
    """Return for each variant its measures, and how they moved against the printed game."""
    import numpy as np

    plan = Plan(
        experiment.game,
        experiment.seats,
        experiment.options,
        experiment.seed,
        experiment.bots,
        experiment.games,
    )
    streams = np.array([plan.stream(number) for number in range(plan.games)])
    printed = next(p for p, v in zip(played, experiment.variants, strict=True) if v.printed)
    rows = []
    for variant, one in zip(experiment.variants, played, strict=True):
        both = one.ended & printed.ended
        found = []
        for column, (name, share) in enumerate(measures(experiment.seats, experiment.bots)):
            values = one.numbers[one.ended, column]
            row = _mean(values, streams[one.ended])
            if share and len(values):
                row["low"], row["high"] = wilson(float(values.sum()), len(values))
            moved = one.numbers[both, column] - printed.numbers[both, column]
            change = _mean(moved, streams[both])
            row["change"] = change["value"]
            row["change_low"], row["change_high"] = change["low"], change["high"]
            found.append({"measure": name, "share": share, **_rounded(row)})
        rows.append(
            {
                "values": dict(variant.values),
                "printed": variant.printed,
                "unfinished": int((~one.ended).sum()),
                "measures": found,
                "same_games": one.digest == printed.digest,
                "digest": one.digest,
            }
        )
    return {**experiment.header(), "variants": rows}


def _mean(values: np.ndarray[Any, Any], streams: np.ndarray[Any, Any]) -> dict[str, float | None]:
    """Return mean and 95 % interval; games of one stream of chance count as one observation."""
    import numpy as np

    if len(values) == 0:
        return {"value": None, "low": None, "high": None}
    _, group = np.unique(streams, return_inverse=True)
    sizes = np.bincount(group)
    mean = float(values.mean())
    if len(sizes) < 2:
        return {"value": mean, "low": None, "high": None}
    off = np.bincount(group, weights=values - mean)
    count = len(sizes)
    error = float(np.sqrt((off**2).sum() * count / (count - 1))) / len(values)
    return {"value": mean, "low": mean - Z * error, "high": mean + Z * error}


def _rounded(row: dict[str, float | None]) -> dict[str, float | None]:
    return {key: None if value is None else round(value, 6) for key, value in row.items()}
