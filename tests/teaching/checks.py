"""Whether a lesson tells the truth: what it says, against the position at which it is said."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from lindwurm.games import load
from lindwurm.kernel.texts import Texts
from lindwurm.testing.taught import WRITTEN
from tests.teaching.truths import truths


@cache
def steps(game_id: str) -> dict[str, dict[str, Any]]:
    """Return the steps of a lesson as they stand in the file, by id."""
    text = files(load(game_id).package).joinpath("lesson.toml").read_text("utf-8")
    return {step["id"]: step for c in tomllib.loads(text)["chapters"] for step in c["steps"]}


def true_facts(game_id: str, step: dict[str, Any], view: Any, seat: int) -> dict[str, Any]:
    """Work out again what a step's sentence names; `seat` counts from 0.

    Beside the view as it is sent there are the `events` since the learner's latest move, the whole
    `story` since the chapter began, and the `first` view of it.
    """
    found: dict[str, Any] = {}
    for name, asked in step.get("facts", {}).items():
        word, *words = asked.split()
        if word == "name":
            found[name] = f"seat {int(words[0]) - 1}"
        else:
            found[name] = truths(game_id)[word](view, seat, *words)
    return found


def rendered(texts: Texts, step_id: str, known: dict[str, Any]) -> str:
    """Return the sentence that these facts make."""

    def words(fact: Any) -> Any:
        if isinstance(fact, list) and all(isinstance(one, int) for one in fact):
            return " ".join(str(one) for one in fact)
        if isinstance(fact, list):
            return texts.listed([str(words(one)) for one in fact])
        if isinstance(fact, str) and re.fullmatch(r"seat \d", fact):
            return texts.names[int(fact[-1])]
        return texts(fact) if isinstance(fact, str) and fact in texts else fact

    return texts(f"lesson-{step_id}", **{name: words(fact) for name, fact in known.items()})


class Chapter(NamedTuple):
    """What a learner has seen of a chapter: how it began, all that was told, and what was new."""

    first: Any
    story: list[Any]
    before: int
    """How many events there were before the learner's latest move."""

    def beside(self) -> dict[str, Any]:
        """Return what the truths are given beside the view."""
        return {"events": self.story[self.before :], "story": self.story, "first": self.first}


def check(
    game_id: str, texts: Texts, said: dict[str, Any], position: dict[str, Any], chapter: Chapter
) -> None:
    """Check a step that is told."""
    step, seat = steps(game_id)[said["step"]], position["seat"] - 1
    lately = chapter.story[chapter.before :]
    known = true_facts(game_id, step, {**position["view"], **chapter.beside()}, seat)
    assert said["facts"] == known, (said["step"], said["facts"], known)
    assert said["text"] == rendered(texts, said["step"], known)
    for wanted in step.get("after", []):
        kind, *numbers = wanted.split()
        seen = [list(e["values"].values()) for e in lately if e["kind"] == kind]
        assert any(found[: len(numbers)] == list(map(int, numbers)) for found in seen), wanted
    if step.get("end"):
        assert position["over"]
    if said["do"] is not None:
        assert said["do"] == step["do"]
        assert said["do"] in [one["text"] for one in position["legal"]]
    if verbs := step.get("verbs"):
        assert {one["json"]["verb"] for one in position["legal"]} & set(verbs)


# -- the texts themselves --------------------------------------------------------------------


COMPONENTS = {
    "dragon_farkle": r"(companion|item)-(?!none)[a-z]+(-[a-z]+)?(?<!-text)$",
    "dragonquest": r"(item|treasure)-",
    "schutt_und_asche": r"follower-[a-z-]+(?<!-effect)$",
    "simurgh": r"(city|tile|dragon|objective)-(?!space)",
    "drachenfels": r"(field|shoes|rainbow)-(?!c$|c-icon)",
}
"""Which texts of a game are names of its parts."""


@cache
def names(game_id: str, language: str) -> frozenset[str]:
    """Return the names of all parts of a game."""
    source = files(load(game_id).package).joinpath(f"text.{language}.ftl").read_text("utf-8")
    texts = Texts(load(game_id), language)
    wanted = re.compile(COMPONENTS[game_id])
    ids = re.findall(r"^([a-z][a-z0-9-]*) =", source, re.M)
    return frozenset(texts(i) for i in ids if wanted.match(i) and not i.endswith("-text"))


def unfounded(game_id: str, language: str, said: list[str]) -> list[str]:
    """Return the numbers and names in a text that no fact stands behind."""
    found = []
    for text in said:
        found += [m.group() for m in WRITTEN[language].finditer(text)]
        found += [n for n in names(game_id, language) if re.search(rf"\b{re.escape(n)}\b", text)]
    return found
