"""A script: a chapter as it is played by who follows it, every move with all that falls.

A :class:`Taught` match follows it whatever its seed and salts are, and takes what falls from its
own stream as soon as anybody does something else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from lindwurm.kernel.actions import ActionError
from lindwurm.kernel.chance import Chance, Source
from lindwurm.kernel.game import SEAT, Fact, Game
from lindwurm.kernel.match import By, IllegalAction, Match
from lindwurm.kernel.state import State
from lindwurm.kernel.texts import LANGUAGES, MissingText, Texts
from lindwurm.teaching.lesson import NAME, Chapter, Lesson, LessonError, Said, Step, load


class Laid(NamedTuple):
    """A move of a script with all that falls for it."""

    seat: int
    action: str
    draws: tuple[int, ...]


@dataclass(frozen=True)
class Script:
    """A chapter as it is played by who follows it."""

    chapter: Chapter
    start: State
    line: tuple[Laid, ...]
    at: tuple[int, ...]
    """For each step how many moves come before it."""
    facts: tuple[dict[str, Fact], ...]
    """For each step what its sentence names."""


class Taught(Match):
    """A match in which what falls is laid out, as long as everybody does what the script says."""

    taped = True

    def __init__(self, game: Game, *arguments: Any, line: Sequence[Laid], **more: Any):
        self._line = [(laid.seat, game.verbs.parse(laid.action), laid.draws) for laid in line]
        self._falls: list[int] = []
        super().__init__(game, *arguments, **more)

    @property
    def followed(self) -> int:
        """How many moves are those of the script, from the first one on."""
        pairs = zip(self.moves, self._line, strict=False)
        off = (n for n, (made, laid) in enumerate(pairs) if (made.seat, made.action) != laid[:2])
        return next(off, min(len(self.moves), len(self._line)))

    def use(self, source: Source) -> None:
        """Take the draws from what is laid out, and those that are not from `source`."""
        self.chance = self.state.chance = Chance(
            lambda n: self._falls.pop(0) if self._falls else source(n)
        )

    def act(self, seat: int, action: Any, by: By | None = None, told: Iterable[int] = ()) -> None:
        """Carry out an action; if the script has come to it, what falls is what it says."""
        at, move = len(self.moves), (seat, self.code(action))
        if follows := self.followed == at < len(self._line) and self._line[at][:2] == move:
            self._falls = list(self._line[at][2])
        try:
            super().act(seat, action, by, told)
            if follows and self._falls:
                raise LessonError(f"move {at + 1}: more was laid out than falls")
        finally:
            self._falls = []


def facts(game: Game, step: Step, match: Match, seat: int) -> dict[str, Fact]:
    """Return what a step's sentence names; raises LookupError where there is no such thing."""
    view, found = match.view(seat), dict[str, Fact]()
    for name, asked in step.facts.items():
        word, *words = asked.split()
        if word == NAME:
            found[name] = f"{SEAT} {int(words[0]) - 1}"
        else:
            found[name] = game.facts[word](view, seat, *words)
    return found


def sentence(texts: Texts, step: Step, known: dict[str, Fact]) -> str:
    """Return what a step says of these facts."""
    return texts(f"lesson-{step.id}", **{name: _worded(texts, f) for name, f in known.items()})


def _worded(texts: Texts, fact: Fact) -> int | str:
    if isinstance(fact, list):
        if all(isinstance(one, int) for one in fact):
            return " ".join(map(str, fact))  # dice, as they lie side by side
        return texts.listed([str(_worded(texts, one)) for one in fact])
    if isinstance(fact, str) and fact.startswith(f"{SEAT} "):
        return texts.seat(int(fact.split()[1]))
    return texts(fact) if isinstance(fact, str) and fact in texts else fact


def come(game: Game, step: Step, match: Match, seat: int) -> bool:
    """Return whether the moment of a step has come, wherever the game went before."""
    legal = match.legal(seat)
    if step.do is not None and game.verbs.parse(step.do) not in legal:
        return False
    if step.verbs and not any(game.verbs.verb(a).name in step.verbs for a in legal):
        return False
    if step.after:
        since = next((m.events_before for m in reversed(match.moves) if m.seat == seat), 0)
        seen = [
            (game.events(e.kind).name.lower(), str(e.a + 1), str(e.b))
            for e in match.events(seat, since)
        ]
        for wanted in step.after:
            words = wanted.split()
            if not any(one[: len(words)] == tuple(words) for one in seen):
                return False
    return match.over or not step.end


# -- writing ---------------------------------------------------------------------------------


@cache
def scripts(game: Game) -> tuple[Script, ...]:
    """Return the chapters of a game's lesson as they are played by who follows them."""
    lesson = load(game)
    return () if lesson is None else written(game, lesson)


def written(game: Game, lesson: Lesson) -> tuple[Script, ...]:
    """Play a lesson as it is written; raises LessonError where it cannot be played so."""
    made: list[Script] = []
    end: State | None = None
    for chapter in lesson.chapters:
        try:
            script, end = _written(game, lesson, chapter, end)
        except (ValueError, LookupError) as error:
            raise LessonError(f"the lesson of {game.id}, chapter {chapter.id!r}: {error}") from None
        made.append(script)
    return tuple(made)


def _written(
    game: Game, lesson: Lesson, chapter: Chapter, end: State | None
) -> tuple[Script, State]:
    seats, options = len(lesson.seats), {**lesson.options, **chapter.options}
    if fresh := chapter.position is not None or end is None:
        opening = Match(game, seats, options, seed=chapter.seed)
        for made in chapter.before:
            who, action = made.split(" ", 1)
            opening.act(int(who) - 1, action)
        end = opening.state
    position = _numbered(chapter.position or {}) if fresh else None
    match = Match(game, seats, options, seed=chapter.seed, start=end, position=position)
    start, line, at, known = match.state.copy(), list[Laid](), list[int](), list[dict[str, Fact]]()
    for step in chapter.steps:
        try:
            at.append(len(line))
            known.append(facts(game, step, match, lesson.learner))
            for language in LANGUAGES:
                sentence(Texts(game, language), step, known[-1])
            if not come(game, replace(step, do=None), match, lesson.learner):
                raise LessonError("its moment has not come")
            own = [] if step.do is None else [Said(lesson.learner + 1, step.do, step.falls)]
            for move in own + step.then:
                line.append(_laid(match, move))
        except (ActionError, IllegalAction, LookupError, MissingText, LessonError) as error:
            raise LessonError(f"step {step.id!r}: {error}") from None
    return Script(chapter, start, tuple(line), tuple(at), tuple(known)), match.state.copy()


def _laid(match: Match, move: Said) -> Laid:
    """Make a move of the script; what it does not lay out falls by the seed."""
    left = {kind: list(values) for kind, values in move.falls.items()}
    own, draws = match.own_source(), match.game.draws

    class Laying(Chance):
        def __call__(self, n: int, kind: int) -> int:
            name = draws(kind).name.lower()
            self.source = (lambda n: left[name].pop(0)) if left.get(name) else own
            value = super().__call__(n, kind)
            if not 0 <= value < n:
                raise LessonError(f"{value} cannot fall as {name} (0 to {n - 1})")
            return value

    match.chance = match.state.chance = Laying(own)
    match.act(move.seat - 1, move.do)
    if rest := [kind for kind, values in left.items() if values]:
        raise LessonError(f"{move.do!r}: more was laid out of {rest[0]} than falls")
    return Laid(move.seat - 1, move.do, tuple(d.value for d in match.moves[-1].draws))


def _numbered(value: Any) -> Any:
    """Return a position with numbers for the indexes that TOML writes as text."""
    if not isinstance(value, dict):
        return value
    return {int(k) if k.isdigit() else k: _numbered(v) for k, v in value.items()}
