"""A lesson speaks of what is on the screen, by the words that stand there."""

from __future__ import annotations

import re

import pytest

from lindwurm.games import load
from lindwurm.kernel.texts import LANGUAGES, Texts, source
from lindwurm.teaching import script
from lindwurm.teaching.script import sentence

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_an_offering_that_stays_is_called_as_its_button(language: str) -> None:
    """Where Schutt und Asche's learner is to lay nothing, the sentence says what to touch."""
    game = load("schutt_und_asche")
    texts = Texts(game, language, ["Anna", "Fafnir", "Ladon", "Nidhogg"])
    told = {
        step.id: sentence(texts, step, known)
        for made in script.scripts(game)
        for step, known in zip(made.chapter.steps, made.facts, strict=True)
        if step.do == "confirm"
    }
    for step in ("nothing", "last-offer"):
        assert texts("action-confirm") in told[step], told[step]


@each_language
def test_a_ride_is_told_by_its_steps_and_not_by_what_is_lit(language: str) -> None:
    """One field is lit, the one to ride to: no sentence of Drachenfels speaks of lit ones."""
    words = source("lindwurm.games.drachenfels", "lesson", language)
    assert not re.search(r"\b[Ll]it fields|hellen Felder", words)


@each_language
def test_a_space_is_told_by_where_it_stands_on_its_tile(language: str) -> None:
    """Simurgh's tiles have no letters: spaces are counted from the top, as levels are."""
    words = source("lindwurm.games.simurgh", "text", language)
    spots = re.findall(r"^spot-(\d)-(\d) = .*?(\d)\D+(\w+)$", words, re.MULTILINE)
    assert len(spots) == 30
    for plot, space, told_plot, told_space in spots:
        assert (plot, space) == (told_plot, told_space)
