"""A lesson: a guided first game in chapters, from `lesson.toml` beside the game.

Each chapter begins at a position of its own, or where the one before it ends if all goes as it is
written, and is a list of steps. A step is told (`lesson-<id>` in `lesson.<language>.ftl`); it may
propose an action, and say what falls then and what the others do afterwards:

    seats = ["learner", "adept"]

    [[chapters]]
    id = "dice"
    position = { army = { 0 = 500 } }       # fields that differ from the opening

    [[chapters.steps]]
    id = "roll"
    facts = { dice = "hand" }               # what the sentence names, as the game counts it
    after = ["rolled 1"]                    # what it takes for granted
    show = ["dice"]                         # places of the board that light up
    do = "roll"
    falls = { soldier_die = [0, 0, 4] }     # by kind of draw; the rest follows from the seed
    then = [{ seat = 2, do = "pass" }]      # the learner's own moves too, where there is no choice

A sentence names nothing by itself: names and numbers are *facts*, functions of what the learner
sees (`Game.facts`), so that it cannot say what is not so. From the steps comes a *script*
(:mod:`lindwurm.teaching.script`): all moves of a chapter with all that falls.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from lindwurm.kernel.game import Game
from lindwurm.kernel.texts import LANGUAGES, Texts

LEARNER = "learner"
NAME = "name"
"""The fact that every game has: who sits on a seat, counted from 1."""
LEVELS = ("random", "novice", "adept")
"""Bots of a lesson: those whose choices need no clock."""


class LessonError(ValueError):
    """A lesson that cannot be given: one sentence says what is wrong with it."""


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """A move of the script that no step proposes; seats count from 1."""

    seat: int
    do: str
    falls: dict[str, list[int]] = {}


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One thing to be told."""

    id: str
    do: str | None = None
    falls: dict[str, list[int]] = {}
    then: list[Said] = []
    show: list[str] = []
    facts: dict[str, str] = {}
    after: list[str] = []
    """What it takes for granted, as "farkled 2": that happened to that seat since the learner's
    latest move. Seats count from 1; a kind of event alone concerns nobody, and a number behind the
    seat is what the event says next."""
    verbs: list[str] = []
    """One of these is possible for the learner."""
    end: bool = False
    """The game is over."""


class Chapter(msgspec.Struct, forbid_unknown_fields=True):
    """A few minutes of a lesson."""

    id: str
    steps: list[Step]
    before: list[str] = []
    """Moves that lead from the opening to its beginning, as "1 recruit"."""
    position: dict[str, Any] | None = None
    """The fields that are different then; None: it goes on where the one before ends."""
    options: dict[str, str] = {}
    """Options that differ from those of the lesson, where it has a position of its own."""
    seed: int = 0
    """What the opening, and all that falls without being laid out, is made from."""


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as it stands in the file."""

    seats: list[str]
    chapters: list[Chapter]
    options: dict[str, str] = {}

    @property
    def learner(self) -> int:
        """The seat of the learner, from 0."""
        return self.seats.index(LEARNER)


def given(game: Game) -> bool:
    """Return whether a game has a lesson, without reading it."""
    return files(game.package).joinpath("lesson.toml").is_file()


@cache
def load(game: Game) -> Lesson | None:
    """Return the lesson of a game; None if it has none. Raises LessonError if it is not right."""
    if not given(game):
        return None
    return read(game, files(game.package).joinpath("lesson.toml").read_text("utf-8"))


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
    steps = [step for chapter in lesson.chapters for step in chapter.steps]
    ids = [f"chapter-{chapter.id}" for chapter in lesson.chapters] + [step.id for step in steps]
    found += [f"there are two {i!r}" for i in {i for i in ids if ids.count(i) > 1}]
    if not steps:
        found.append("it has no steps")
    for chapter in lesson.chapters:
        if chapter.options and chapter.position is None:
            found.append(f"chapter {chapter.id!r} goes on, so that it has no options of its own")
        if not chapter.steps or chapter.steps[-1].do or chapter.steps[-1].then:
            found.append(f"chapter {chapter.id!r} does not end with something that is only told")
    for language in LANGUAGES:
        texts = Texts(game, language)
        found += [f"{i!r} has no text in {language!r}" for i in ids if f"lesson-{i}" not in texts]
    verbs = {verb.name for verb in game.verbs.verbs}
    kinds = {kind.name.lower() for kind in game.events}
    for step in steps:
        if unknown := set(step.verbs) - verbs:
            found.append(f"there is no verb {min(unknown)!r} (step {step.id!r})")
        if unknown := {one.split()[0] for one in step.after} - kinds:
            found.append(f"there is no event {min(unknown)!r} (step {step.id!r})")
        if unknown := {asked.split()[0] for asked in step.facts.values()} - {*game.facts, NAME}:
            found.append(f"there is no fact {min(unknown)!r} (step {step.id!r})")
    return found
