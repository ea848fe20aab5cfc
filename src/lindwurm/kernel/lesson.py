"""A lesson: a guided first game, from `lesson.toml` beside the game.

It says who sits where, by which seed the dice fall, and which steps the learner is led through.
A step waits for its moment (`when`), then its text is shown (`lesson-<id>` in the game's texts),
and the action it proposes (`do`), if any. Steps come in order, each once:

    seed = 7
    seats = ["learner", "novice"]
    options = { first_player = "1" }

    [[steps]]
    id = "welcome"
    when = { verbs = ["recruit"] }     # one of these has become possible for the learner
    do = "recruit"

    [[steps]]
    id = "farkled"
    when = { event = "farkled" }       # this has happened since the step before

    [[steps]]
    id = "end"
    when = { end = true }              # the game is over

A step that waits for verbs comes one decision after the step before it at the earliest, so that
nobody has to read two at once. When the game is over, what was not told is left out, up to the
step for the end.

A table `[position]` may name fields that differ from the opening. The seed is known to everybody,
so that a lesson goes as it was written if the learner follows it.
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from lindwurm.kernel.actions import ActionError
from lindwurm.kernel.game import Game, OptionError
from lindwurm.kernel.match import Match, PositionError
from lindwurm.kernel.texts import LANGUAGES, Texts

LEARNER = "learner"
LEVELS = ("random", "novice", "adept")
"""Bots of a lesson: those whose choices can be repeated without a clock."""


class LessonError(ValueError):
    """A lesson that cannot be given: one sentence says what is wrong with it."""


class When(msgspec.Struct, forbid_unknown_fields=True):
    """The moment of a step: one of these."""

    verbs: list[str] = []
    event: str | None = None
    end: bool = False


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One thing to be told."""

    id: str
    when: When
    do: str | None = None


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as it stands in the file."""

    seed: int
    seats: list[str]
    steps: list[Step]
    options: dict[str, str] = {}
    position: dict[str, Any] = {}

    @property
    def learner(self) -> int:
        """The seat of the learner, from 0."""
        return self.seats.index(LEARNER)

    def match(self, game: Game) -> Match:
        """Return the match of the lesson before its first move."""
        seed = hashlib.sha256(f"lesson {game.id} {self.seed}".encode()).digest()
        position = _numbered(self.position) or None
        return Match(game, len(self.seats), self.options, seed=seed, position=position)


def _numbered(value: Any) -> Any:
    """Return a position with numbers for the indexes that TOML writes as text."""
    if not isinstance(value, dict):
        return value
    return {int(k) if k.isdigit() else k: _numbered(v) for k, v in value.items()}


@cache
def load(game: Game) -> Lesson | None:
    """Return the lesson of a game; None if it has none. Raises LessonError if it is not right."""
    file = files(game.package).joinpath("lesson.toml")
    if not file.is_file():
        return None
    return read(game, file.read_text("utf-8"))


def read(game: Game, text: str) -> Lesson:
    """Read a lesson and check everything that can be checked without playing it."""
    try:
        lesson = msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"the lesson of {game.id} cannot be read: {error}") from None
    for problem in _problems(game, lesson):
        raise LessonError(f"the lesson of {game.id}: {problem}")
    return lesson


def _problems(game: Game, lesson: Lesson) -> list[str]:
    found = []
    if lesson.seats.count(LEARNER) != 1:
        found.append("one seat is the learner's")
    found += [f"there is no bot {s!r}" for s in lesson.seats if s not in (LEARNER, *LEVELS)]
    ids = [step.id for step in lesson.steps]
    found += [f"two steps are called {i!r}" for i in {i for i in ids if ids.count(i) > 1}]
    if not lesson.steps:
        found.append("it has no steps")
    verbs = {verb.name for verb in game.verbs.verbs}
    kinds = {kind.name.lower() for kind in game.events}
    for step in lesson.steps:
        when = step.when
        if bool(when.verbs) + (when.event is not None) + when.end != 1:
            found.append(f"step {step.id!r} waits for verbs, for an event or for the end")
        found += [
            f"there is no verb {v!r} (step {step.id!r})" for v in when.verbs if v not in verbs
        ]
        if when.event is not None and when.event not in kinds:
            found.append(f"there is no event {when.event!r} (step {step.id!r})")
        if step.do is not None:
            try:
                game.verbs.parse(step.do)
            except ActionError as error:
                found.append(f"step {step.id!r}: {error}")
        for language in LANGUAGES:
            if f"lesson-{step.id}" not in Texts(game, language):
                found.append(f"step {step.id!r} has no text in {language!r}")
    if not found:
        try:
            lesson.match(game)
        except (OptionError, PositionError, ValueError) as error:
            found.append(str(error))
    return found
