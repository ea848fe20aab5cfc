"""What the project set itself to reach. A missed goal is told, never an error: machines differ."""

from __future__ import annotations

from dataclasses import dataclass

from bench.measure import Contender

TIMES_PYTHON = 60
TIMES_OPENSPIEL = 30
SHARE_OF_C = 0.5
STEPS_PER_SECOND = {"dragonquest": 1_000_000}
OTHER_STEPS_PER_SECOND = 500_000


@dataclass
class Goal:
    """Something wanted of the compiled rules on one core, and what was measured."""

    text: str
    wanted: float
    measured: float

    @property
    def met(self) -> bool:
        """Whether the goal was reached in this run."""
        return self.measured >= self.wanted

    def __str__(self) -> str:
        verdict = "met" if self.met else "missed"
        return f"[{'x' if self.met else ' '}] {self.text}: {_number(self.measured)} ({verdict})"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def goals(
    game_id: str,
    compiled: Contender,
    python: Contender,
    openspiel: Contender | None,
    c: Contender | None,
) -> list[Goal]:
    """Return the goals of a game; all compare decisions per CPU second on one core."""
    found = [Goal(f"at least {TIMES_PYTHON} x Python", TIMES_PYTHON, compiled.times(python))]
    if game_id != "dragon_farkle":
        wanted = STEPS_PER_SECOND.get(game_id, OTHER_STEPS_PER_SECOND)
        speed = Goal(f"at least {wanted:,} steps/s on one core", wanted, compiled.per_cpu_second)
        return [*found, speed]
    if openspiel:
        ratio = compiled.times(openspiel)
        found.append(Goal(f"at least {TIMES_OPENSPIEL} x OpenSpiel", TIMES_OPENSPIEL, ratio))
    if c:
        found.append(Goal(f"at least {SHARE_OF_C} x C", SHARE_OF_C, compiled.times(c)))
    return found
