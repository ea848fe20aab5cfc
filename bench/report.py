"""One game measured: all engines and peers side by side, as a table or as JSON."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bench import climit, pig
from bench.goals import Goal, goals
from bench.measure import Contender, Play, compete
from lindwurm import games
from lindwurm.engines import batch, compiled
from lindwurm.kernel.game import Game

ALL_CORES = "compiled on all cores"
SAMPLE = 500
"""Games whose final states must be the same on every engine."""


@dataclass
class Report:
    """What was measured for one game."""

    game: str
    seats: int
    contenders: list[Contender] = field(default_factory=list)
    goals: list[Goal] = field(default_factory=list)
    digests: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    @property
    def same_games(self) -> bool:
        """Whether all engines came to the same final states."""
        return len(set(self.digests.values())) == 1

    def lines(self) -> list[str]:
        """Return the report as text."""
        python = self.contenders[0]
        lines = [f"{self.game}, {self.seats} seats, random play", _ROW.format(*_HEAD)]
        for c in self.contenders:
            ratio = c.times(python)
            if c.name == ALL_CORES:
                ratio = c.per_second / python.per_second
            lines.append(
                _ROW.format(
                    c.name,
                    f"{c.per_cpu_second:,.0f}",
                    f"{c.per_second:,.0f}",
                    f"{ratio:.1f}",
                    f"{c.length:.1f}",
                    f"{c.games:,}",
                    f"{100 * (c.spread - 1):.0f} %",
                )
            )
        engines = ", ".join(self.digests)
        verdict = "the same" if self.same_games else "DIFFERENT"
        lines.append(f"final states of {SAMPLE} games, {engines}: {verdict}")
        return [*lines, *(str(goal) for goal in self.goals), *self.notes, ""]

    def json(self) -> dict[str, Any]:
        """Return the report as JSON."""
        return {
            "game": self.game,
            "seats": self.seats,
            "rows": [
                {
                    "name": c.name,
                    "steps_per_cpu_second": c.per_cpu_second,
                    "steps_per_second": c.per_second,
                    "mean_game_length": c.length,
                    "games_per_round": c.games,
                    "cpu_seconds": c.cpu,
                    "wall_seconds": c.wall,
                }
                for c in self.contenders
            ],
            "goals": [
                {"goal": g.text, "wanted": g.wanted, "measured": g.measured, "met": g.met}
                for g in self.goals
            ],
            "digests": self.digests,
            "same_games": self.same_games,
            "notes": self.notes,
        }


_ROW = "  {:<26} {:>13} {:>13} {:>9} {:>7} {:>12} {:>7}"
_HEAD = ("", "steps/CPU s", "steps/s", "x Python", "length", "games/round", "spread")


def measure(game_id: str, seconds: float, seats: int | None = None) -> Report:
    """Measure one game: the digests first, then every contender in turn."""
    game = games.load(game_id)
    seats = seats or (2 if 2 in game.seats else game.seats.start)
    report = Report(game_id, seats)
    python = Contender("Python", _engine(game, seats, "python", 1))
    report.contenders.append(python)
    one_core = openspiel = c = None
    if compiled.available():
        one_core = Contender("compiled on one core", _engine(game, seats, "compiled", 1))
        cores = Contender(ALL_CORES, _engine(game, seats, "compiled", None))
        report.contenders += [one_core, cores]
    else:
        report.notes.append("Numba is not installed: no compiled rules to measure.")
    engines = report.contenders[:2]
    if game_id == "dragon_farkle":
        if pig.available():
            openspiel = Contender(pig.NAME, lambda games: (pig.run(games), ""))
            report.contenders.append(openspiel)
        else:
            report.notes.append("OpenSpiel is not installed: no comparison (extra `bench`).")
        if climit.compiler():
            c = Contender("C by hand on one core", _in_c(seats))
            report.contenders.append(c)
            engines.append(c)
        else:
            report.notes.append("There is no C compiler: the limit in C was not measured.")
    report.digests = {contender.name: contender.play(SAMPLE)[1] for contender in engines}
    compete(report.contenders, seconds)
    if one_core:
        report.goals = goals(game_id, one_core, python, openspiel, c)
    return report


def _engine(game: Game, seats: int, engine: str, cores: int | None) -> Play:
    def play(count: int) -> tuple[int, str]:
        played = batch.run(game, count, seats, engine=engine, cores=cores)
        return played.steps, played.digest

    return play


def _in_c(seats: int) -> Callable[[int], tuple[int, str]]:
    def play(count: int) -> tuple[int, str]:
        played = climit.run(count, seats)
        return played.steps, played.digest

    return play
