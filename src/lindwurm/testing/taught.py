"""The lesson: it goes as it is written whatever falls, and no sentence names anything by itself.

A game may be without one. Whether its facts are true is for its author to count a second time.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from lindwurm.games import board
from lindwurm.kernel import record
from lindwurm.kernel.game import Game
from lindwurm.kernel.texts import Texts, source
from lindwurm.teaching import guide, lesson, script
from lindwurm.testing.suite import Suite

NUMBERS = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
}
WRITTEN = {
    language: re.compile(rf"\d|\b({'|'.join(words.split())})\b", re.IGNORECASE)
    for language, words in NUMBERS.items()
}
"""Numbers in a text: none may stand there that is not a fact. ("One" is an article, too.)"""
LONGEST = {"en": 230, "de": 250}
"""Letters of a sentence that the voice's place holds on a phone."""
NAMES = ["Anna", "Fafnir", "Ladon", "Nidhogg", "Tiamat", "Vritra"]


def written(text: str) -> dict[str, list[str]]:
    """Return what each message of a Fluent text says by itself, apart from its arguments."""
    found: dict[str, list[str]] = {}

    def look(at: Any, into: list[str]) -> None:
        if isinstance(at, ast.TextElement):
            into.append(at.value)
        elif isinstance(at, ast.Variant):
            look(at.value, into)
        elif isinstance(at, list):
            for one in at:
                look(one, into)
        elif isinstance(at, ast.BaseNode):
            for part in vars(at).values():
                look(part, into)

    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            look(entry.value, found.setdefault(entry.id.name, []))
        assert not isinstance(entry, ast.Junk), entry
    return found


def literals(game: Game, language: str) -> dict[str, list[str]]:
    """Return what each sentence of a lesson says by itself, apart from its facts."""
    return written(source(game.package, "lesson", language))


def _lesson(game: Game) -> lesson.Lesson:
    found = lesson.load(game)
    if found is None:
        pytest.skip(f"{game.id} has no lesson")
    return found


def _steps(game: Game) -> list[lesson.Step]:
    return [step for chapter in _lesson(game).chapters for step in chapter.steps]


class Teaching(Suite):
    """A guided first game that cannot go wrong."""

    def test_a_lesson_is_given_as_it_is_written_whatever_the_seed_is(self, game: Game) -> None:
        taught, rng = _lesson(game), random.Random(game.id)
        for made in script.scripts(game):
            options = {**taught.options, **made.chapter.options}
            seats = len(taught.seats)
            match = script.Taught(
                game, seats, options, start=made.start, line=made.line, seed=rng.randbytes(32)
            )
            told, read = [], 0
            while (said := guide.voice(made, match, taught.learner, read, None)).kind != "done":
                if said.move is not None:
                    match.act(said.move.seat, said.move.action)
                    continue
                assert said.kind == "step"
                assert said.step is not None
                told.append(said.step.id)
                read = said.at + 1
                if said.step.do is not None:
                    match.act(taught.learner, said.step.do)
            assert told == [step.id for step in made.chapter.steps]
            again = record.replay(record.loads(record.dumps(match)), game)
            assert again.digest == match.digest

    def test_a_sentence_names_no_number_by_itself(self, game: Game, language: str) -> None:
        """Numbers and names are facts of the position: what is written could be false."""
        wanted = {f"lesson-{step.id}" for step in _steps(game)}
        said = literals(game, language)
        for name in wanted:
            assert not [m.group() for t in said[name] for m in WRITTEN[language].finditer(t)], name
        rest = {n for n in said if not n.startswith("lesson-chapter-")} - wanted
        assert rest == {"lesson-known", "lesson-left"}, "texts that nobody is told"

    def test_a_voice_has_its_place(self, game: Game, language: str) -> None:
        _lesson(game)
        texts = Texts(game, language, NAMES)
        for made in script.scripts(game):
            for step, known in zip(made.chapter.steps, made.facts, strict=True):
                text = script.sentence(texts, step, known)
                assert len(text) <= LONGEST[language], (step.id, len(text))

    def test_what_a_lesson_lights_is_on_the_board(self, game: Game) -> None:
        """A place that is nowhere would light nothing, and nobody would know what to touch."""
        if not board.given(game):
            return  # it has a drawn one, or none
        there = board.places(board.load(game), max(game.seats))
        for step in _steps(game):
            assert set(step.show) <= there, step.id
