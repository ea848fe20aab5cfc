"""Lessons: what a file may say, and that every lesson can be followed to its end."""

from __future__ import annotations

import pytest

from lindwurm.games import ids, load
from lindwurm.kernel import lesson
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import LANGUAGES, Texts
from lindwurm.server.thinking import bots

GOOD = """
seed = 1
seats = ["learner", "random"]
[[steps]]
id = "welcome"
when = { verbs = ["recruit"] }
do = "recruit"
"""


class Told:
    """Which steps a learner has been told: the moments of a lesson, as the page waits for them."""

    def __init__(self, taught: lesson.Lesson, match: Match):
        self.waiting = list(taught.steps)
        self.seat, self.match = taught.learner, match
        self.ids: list[str] = []
        self.proposed: str | None = None
        self._events, self._moves = 0, -1

    def look(self) -> None:
        """Tell the steps whose moment has come."""
        match, seen = self.match, self.match.events(self.seat)
        if match.over:
            self.waiting = [step for step in self.waiting if step.when.end]
        while self.waiting and self._come(self.waiting[0].when):
            step = self.waiting.pop(0)
            self.ids.append(step.id)
            self.proposed = step.do
            self._events, self._moves = len(seen), len(match.moves)

    def _come(self, when: lesson.When) -> bool:
        match = self.match
        if when.end:
            return match.over
        if when.event is not None:
            fresh = match.events(self.seat)[self._events :]
            return when.event in [match.game.events(e.kind).name.lower() for e in fresh]
        verbs = {match.game.verbs.verb(a).name for a in match.legal(self.seat)}
        return bool(verbs & set(when.verbs)) and len(match.moves) > self._moves


@pytest.mark.parametrize("game_id", ids())
def test_who_follows_a_lesson_is_told_every_step(game_id: str) -> None:
    """Proposed actions are legal; where none is proposed the heuristic player stands in."""
    game = load(game_id)
    taught = lesson.load(game)
    assert taught is not None
    match = taught.match(game)
    told = Told(taught, match)
    while True:
        told.look()
        if match.over:
            break
        seat = match.actors[0]
        if seat == taught.learner and told.proposed is not None:
            match.act(seat, told.proposed)
            told.proposed = None
            continue
        level = "adept" if seat == taught.learner else taught.seats[seat]
        match.act(seat, bots.answer(bots.question(match, seat, level, known=True)))
        assert len(match.moves) < 5000
    assert told.ids == [step.id for step in taught.steps]
    for language in LANGUAGES:
        texts = Texts(game, language)
        assert all(len(texts(f"lesson-{id_}")) < 360 for id_ in told.ids), "a prompt is short"


def test_what_never_comes_is_left_out_at_the_end() -> None:
    game = load("dragon_farkle")
    rest = """
[[steps]]
id = "hot"
when = { event = "time_up" }
[[steps]]
id = "end"
when = { end = true }
"""
    taught = lesson.read(game, GOOD + rest)
    match = taught.match(game)
    told = Told(taught, match)
    while not match.over:
        told.look()
        seat = match.actors[0]
        match.act(seat, bots.answer(bots.question(match, seat, "adept", known=True)))
    told.look()
    assert told.ids == ["welcome", "end"]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"learner", "random"', '"random", "random"', "one seat is the learner's"),
        ('"random"', '"legend"', "there is no bot 'legend'"),
        ('"random"', '"random", "random", "random", "random", "random"', "not 6"),
        ('["recruit"]', '["dance"]', "there is no verb 'dance'"),
        ('verbs = ["recruit"]', 'event = "tea"', "there is no event 'tea'"),
        ('verbs = ["recruit"]', "", "waits for verbs, for an event or for the end"),
        ('verbs = ["recruit"]', "end = true, event = 'turn'", "waits for verbs"),
        ('"welcome"', '"nothing-like-it"', "has no text in 'en'"),
        ('do = "recruit"', 'do = "sing loudly"', "step 'welcome'"),
        ("seed = 1", "seed = 1\\ncolour = 2", "cannot be read"),
        ("seed = 1", "seed = ", "cannot be read"),
        ("seed = 1", "seed = 1\\noptions = {cards = 'many'}", "cannot be 'many'"),
        ("seed = 1", "seed = 1\\nposition = {navy = 3}", "no field 'navy'"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, problem: str) -> None:
    game = load("dragon_farkle")
    assert lesson.read(game, GOOD).steps[0].do == "recruit"
    assert old in GOOD
    with pytest.raises(lesson.LessonError, match="the lesson of dragon_farkle") as caught:
        lesson.read(game, GOOD.replace(old, new.replace("\\n", "\n")))
    assert problem in str(caught.value)


def test_a_lesson_may_begin_in_the_middle() -> None:
    game = load("dragon_farkle")
    text = GOOD.replace("[[steps]]", "position = {army = {0 = 4000}}\n[[steps]]", 1)
    match = lesson.read(game, text).match(game)
    assert match.view(0)["army"][0] == 4000
    assert match.start is not None
