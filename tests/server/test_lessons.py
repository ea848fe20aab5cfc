"""Lessons over HTTP and at the table: played as the server plays them, every sentence checked."""

from __future__ import annotations

from typing import Any

import pytest

from lindwurm.games import ids, load
from lindwurm.kernel.texts import Texts
from lindwurm.teaching.lesson import load as lesson_of
from tests.server.harness import Client, Served, Sitting
from tests.teaching import test_lesson as literal
from tests.teaching.checks import Chapter, check
from tests.teaching.test_told import LESSONS


class Learner:
    """Somebody at the table of a chapter, who reads everything and checks it."""

    def __init__(self, client: Client, game: str, language: str, table: dict[str, Any]):
        self.game = game
        self.sitting = Sitting(client, table["table"]["id"], language=language)
        names = [seat["name"] for seat in table["table"]["seats"]]
        self.texts = Texts(load(game), language, names)
        self.first = self.sitting.position["view"]
        self.before = 0
        """How many events there were before the learner's latest move."""

    def voice(self) -> dict[str, Any]:
        """Return what is said as soon as the learner is asked something."""
        sitting = self.sitting
        while True:
            said = [m for m in sitting.heard if m["type"] == "lesson"]
            if said and said[-1]["kind"] != "wait" and said[-1]["number"] == self.number:
                return said[-1]
            sitting.receive()

    @property
    def number(self) -> int:
        return int(self.sitting.position["number"])

    def listen(self) -> dict[str, Any]:
        """Return what is said, checked against the position."""
        said = self.voice()
        if said["kind"] == "step":
            chapter = Chapter(self.first, self.sitting.events, self.before)
            check(self.game, self.texts, said, self.sitting.position, chapter)
        return said

    def act(self, action: str) -> None:
        self.before = len(self.sitting.events)
        done = self.sitting.act(action)
        assert done["type"] == "done", done

    def say(self, what: str) -> None:
        done = self.sitting.ask(type="lesson", say=what, number=self.number)
        assert done["type"] == "done", done

    def follow(self, said: dict[str, Any]) -> None:
        """Do what a step proposes."""
        if said["do"] is None:
            self.say("next")
        else:
            self.act(said["do"])


def begin(client: Client, game: str, language: str, chapter: str | None = None) -> Learner:
    opened = client.post(f"/api/games/{game}/lesson", {"chapter": chapter}, status=201)
    assert opened["table"]["lesson"] is True
    return Learner(client, game, language, opened)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", ids())
def test_every_sentence_of_a_lesson_is_true(server: Served, game: str, language: str) -> None:
    """Each table has a seed of its own: what falls is what the lesson says all the same."""
    anna = Client(server, "Anna", language)
    info = anna.get(f"/api/games/{game}/lesson?language={language}")
    told, kept = [], (LESSONS / f"{game}.{language}.md").read_text("utf-8").splitlines()
    sentences = iter([line[2:] for line in kept if line.startswith("- ")])
    proposed = iter([line.strip()[1:-1] for line in kept if line.startswith("  *")])
    for chapter in info["chapters"]:
        learner = begin(anna, game, language)
        for n in range(1, chapter["steps"] + 1):
            said = learner.listen()
            assert (said["chapter"], said["kind"]) == (chapter["id"], "step"), said
            assert (said["at"], said["total"]) == (n, chapter["steps"])
            assert said["text"] == next(sentences), "read it: docs/games/lessons"
            if said["do"] is not None:
                assert said["wanted"] == next(proposed), "what is proposed (TEACH-F33)"
            told.append(said["step"])
            learner.follow(said)
        assert learner.voice()["kind"] == "done"
        learner.sitting.close()
    lesson = lesson_of(load(game))
    assert lesson is not None
    assert told == [step.id for chapter in lesson.chapters for step in chapter.steps]
    assert next(proposed, None) is None
    literal.test_a_sentence_names_nothing_by_itself(game, language)  # a number instead of a fact
    [mine] = anna.get("/api/me/lessons")
    assert mine["done"] == [chapter["id"] for chapter in info["chapters"]]
    assert mine["table"] is None, "all has been heard, so nothing is gone on with"
    anna.close()


def test_a_chapter_that_is_heard_again_is_gone_on_with(server: Served) -> None:
    """It was finished once: all the same it is left in its middle, and come back to (TEACH-F26)."""
    anna = Client(server, "Anna")

    def hear(learner: Learner) -> None:
        while (said := learner.voice())["kind"] != "done":
            learner.follow(said)
        learner.sitting.close()

    hear(begin(anna, "dragon_farkle", "en", "recruit"))
    again = begin(anna, "dragon_farkle", "en", "recruit")
    again.follow(again.listen())
    again.sitting.close()
    [mine] = anna.get("/api/me/lessons")
    assert mine["done"] == ["recruit"]
    assert (mine["table"], mine["chapter"]) == (again.sitting.table, "recruit")
    back = begin(anna, "dragon_farkle", "en")
    assert back.sitting.table == again.sitting.table
    assert back.listen()["step"] == "table"
    hear(back)
    assert begin(anna, "dragon_farkle", "en").listen()["chapter"] == "event"
    anna.close()


def test_what_follows_at_once_is_said(server: Served) -> None:
    """One button of a board may do both: of several such, the right one is lit (TEACH-F27)."""
    anna = Client(server, "Anna")
    learner, follows = begin(anna, "simurgh", "en", "ride"), {}
    while (said := learner.listen())["step"] != "ride-end":
        follows[said["step"]] = said["then"]
        learner.follow(said)
    assert follows["ridden"] == "choose second"
    assert follows["explore"] == "choose first"
    assert follows["entered"] is None, "another seat is next"
    anna.close()


def test_another_way_is_allowed_and_can_be_taken_back(server: Served) -> None:
    anna = Client(server, "Anna")
    learner = begin(anna, "dragon_farkle", "en")
    while (said := learner.listen())["step"] != "set-aside":
        learner.follow(said)
    learner.act("take 1")
    other = learner.voice()
    assert (other["kind"], other["step"], other["do"]) == ("other", "set-aside", None)
    assert "500 soldiers" in other["wanted"]
    sitting = learner.sitting
    assert sitting.ask(type="undo", number=learner.number)["undone"] is True
    again = learner.listen()
    assert (again["step"], again["text"]) == (said["step"], said["text"])
    learner.act("take 444")
    learner.say("go_on")
    kept = learner.listen()
    assert kept["kind"] in ("step", "free")
    # Left, and come back to: at the same place, also when another socket asks.
    sitting.close()
    [mine] = anna.get("/api/me/lessons")
    assert (mine["table"], mine["chapter"]) == (sitting.table, "recruit")
    assert sitting.table not in [t["table"]["id"] for t in anna.get("/api/me/tables")]
    again = begin(anna, "dragon_farkle", "de")
    assert again.sitting.table == sitting.table
    assert again.voice()["kind"] == kept["kind"]
    # A chapter that is begun again has a table of its own, and the old one is closed.
    fresh = begin(anna, "dragon_farkle", "de", "skirmish")
    assert fresh.sitting.table != sitting.table
    assert fresh.listen()["step"] == "rich"
    assert anna.get(f"/api/tables/{sitting.table}")["table"]["status"] == "closed"
    anna.close()


def test_refusals(server: Served) -> None:
    assert server.get("/api/games/chess/lesson").status_code == 404
    assert server.get("/api/games/simurgh/lesson?language=fr").status_code == 400
    nobody = Client(server, None)
    assert nobody.post("/api/games/simurgh/lesson", {}, status=401)
    anna = Client(server, "Anna")
    assert anna.post("/api/games/dragon_farkle/lesson", {"chapter": "tea"}, status=404)
    learner = begin(anna, "dragon_farkle", "en")
    ask = learner.sitting.ask
    assert ask(type="lesson", say="go_on", number=learner.number)["code"] == "illegal"
    assert ask(type="lesson", say="next", number=9)["code"] == "stale"
    assert ask(type="lesson", say="dance", number=0)["code"] == "malformed"
    table = anna.table("me", "adept")
    anna.post(f"/api/tables/{table}/start")
    sitting = anna.sit(table)
    refused = sitting.ask(type="lesson", say="next", number=0)
    assert refused["code"] == "conflict"
    anna.close()
