"""Texts: every action, event, phase and reason has its words in both languages."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from lindwurm.games.simurgh import GAME, rules
from lindwurm.games.simurgh.actions import EVENT_ARGUMENTS, Kind
from lindwurm.games.simurgh.state import Phase
from lindwurm.kernel.events import Event
from lindwurm.kernel.match import Match, Reason
from lindwurm.kernel.texts import LANGUAGES, Texts


def messages(language: str) -> dict[str, set[str]]:
    """Return the ids of a language file with the variables each uses."""
    text = files(GAME.package).joinpath(f"text.{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for block in re.split(r"\n(?=[a-z][a-z0-9-]* =)", text):
        if match := re.match(r"([a-z][a-z0-9-]*) =", block):
            found[match[1]] = set(re.findall(r"\$([a-z]+)", block))
    return found


def reasons() -> set[int]:
    """Return every reason that the rules can give, read off their sources."""
    found = set()
    for path in Path(str(files(rules.__package__))).glob("*.py"):
        for function in re.split(r"\n@rule\n", path.read_text("utf-8")):
            if function.startswith(("def why", "def why_not")):
                for line in re.findall(r"return (.+)|why_effect\(.*, (\d+)\)", function):
                    found |= {int(n) for n in re.findall(r"\b\d+\b", " ".join(line))}
    return found - {0, 1, 2, 4, 8}


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages("en") == messages("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_label(language: str) -> None:
    match = Match(GAME, seats=2, seed=1)
    texts = Texts(GAME, language)
    for action in range(GAME.verbs.size):
        assert texts.action(action, match.state, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_phase_and_reason_has_a_sentence(language: str) -> None:
    texts = Texts(GAME, language)
    assert set(EVENT_ARGUMENTS) == set(Kind)
    for kind in Kind:
        assert texts.event(Event(kind, 1, 1, 1))
    for phase in Phase:
        if phase < Phase.PAY_ALL:
            assert texts(f"phase-{phase.name.lower().replace('_', '-')}", seat="Anna")
    assert len(reasons()) > 60
    for number in reasons():
        assert texts.why(Reason.of("SI", number))
