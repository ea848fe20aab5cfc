"""Where a learner is in a chapter, and what is to be said there.

As long as the game follows the script, each step has its place between two moves. Who does
something else is asked whether to take it back. Who goes on is told only those of the steps left
that fit: their moment has come, what they propose is possible, and they would say the same words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from lindwurm.kernel.game import Fact
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from lindwurm.teaching.lesson import Step
from lindwurm.teaching.script import Laid, Script, Taught, come, facts, sentence

Kind = Literal["step", "other", "wait", "free", "done"]
"""A step is told; another way was taken; others move; on one's own; the chapter is over."""


@dataclass(frozen=True)
class Voice:
    """What is to be said now."""

    kind: Kind
    at: int
    """Which step it is, or how many have been told."""
    step: Step | None = None
    """What is told, or what was wanted instead of the other way."""
    facts: dict[str, Fact] | None = None
    move: Laid | None = None
    """What the script wants to be done while the learner waits."""

    @property
    def holds(self) -> bool:
        """Whether everybody waits: until it has been read, or because the chapter is over."""
        told = self.step is not None and self.step.do is None
        return self.kind in ("other", "done") or told


def voice(script: Script, match: Taught, seat: int, read: int, went: int | None) -> Voice:
    """Return what is to be said to a learner who has `read` so many steps.

    `went` is the number of the move at which the learner wanted to go on another way.
    """
    followed, steps, line = match.followed, script.chapter.steps, script.line
    if followed < min(len(match.moves), len(line)):
        return _aside(script, match, seat, read, went, followed)
    here = [i for i, at in enumerate(script.at) if at == followed]
    if here:
        at = max(here[0], min(read, here[-1] + 1))
        if at > here[-1] and steps[here[-1]].do is not None:
            at = here[-1]  # it was done, and taken back
        if at <= here[-1]:
            return Voice("step", at, steps[at], facts(match.game, steps[at], match, seat))
    told = sum(at <= followed for at in script.at)
    return Voice("wait", told, move=line[followed]) if followed < len(line) else Voice("done", told)


def _aside(
    script: Script, match: Taught, seat: int, read: int, went: int | None, followed: int
) -> Voice:
    """Return what is to be said to a learner who has left the script after so many moves."""
    steps = script.chapter.steps
    if went != followed:
        wanted = [i for i, step in enumerate(steps) if step.do and script.at[i] == followed]
        told = sum(at <= followed for at in script.at)
        return Voice("other", wanted[0], steps[wanted[0]]) if wanted else Voice("other", told - 1)
    for at in range(read, len(steps)):
        if (known := fitting(script, at, match, seat)) is not None:
            return Voice("step", at, steps[at], known)
    return Voice("done" if read >= len(steps) else "free", min(read, len(steps)))


def fitting(script: Script, at: int, match: Match, seat: int) -> dict[str, Fact] | None:
    """Return the facts of a step that can be told wherever the game went; None if it cannot."""
    step = script.chapter.steps[at]
    if step.do is None and not (step.after or step.verbs or step.end):
        return None
    if not come(match.game, step, match, seat):
        return None
    try:
        known = facts(match.game, step, match, seat)
    except LookupError:
        return None
    return known if known == script.facts[at] else None


def text(texts: Texts, said: Voice) -> str:
    """Return a step in words; nothing where no step is told."""
    return "" if said.facts is None or said.step is None else sentence(texts, said.step, said.facts)
