"""What values and mistakes are called: every value in words, every sentence in German."""

from __future__ import annotations

import re

import pytest

from lindwurm.kernel.texts import LANGUAGES
from lindwurm.variants import bounds, german, naming
from lindwurm.variants.file import VariantError, parsed
from tests.games.harness import HOUSE
from tests.variants.test_file import HEAD, NEW, WRONG

KEYS = re.compile(r"[a-z]_[a-z]|\bnumbers\b")
"""What stands in keys and in no name."""


@pytest.mark.parametrize("game", [game.id for game in HOUSE])
def test_values_have_names_in_words(game: str) -> None:
    found = {
        language: {name: naming.called(game, name, language) for name in bounds.of(game)}
        for language in LANGUAGES
    }
    for names in found.values():
        assert not [name for name in names.values() if KEYS.search(name)]
        twice = len(names) - len(set(names.values()))
        assert twice == 0, "two values are not called the same"
    same = [k for k, name in found["en"].items() if name == found["de"][k]]
    assert len(same) < 0.1 * len(found["en"]), f"names that are English in German: {same}"


@pytest.mark.parametrize("game", [game.id for game in HOUSE])
def test_words_that_are_values_mean_something_in_german(game: str) -> None:
    """Codes of Simurgh's goods and abilities apart, which spaces are written with."""
    words = {word for bound in bounds.of(game).values() for word in bound.words}
    told = naming.meanings(game, words)
    plain = [word for word in words if not re.fullmatch(r"[A-Z]\d*|[a-c]", word)]
    assert [word for word in plain if word not in told["de"]] == []
    assert not [text for text in told["de"].values() if "_" in text]


def test_every_word_of_the_list_is_one_of_some_game() -> None:
    paths = [f".{name}." for game in HOUSE for name in bounds.of(game.id)]
    unused = [word for word in naming._words() if not any(f".{word}." in path for path in paths)]
    assert unused == []
    values = {
        word for game in HOUSE for bound in bounds.of(game.id).values() for word in bound.words
    }
    assert set(naming._file()["values"]) <= values
    groups = {name.partition(".")[0] for game in HOUSE for name in bounds.of(game.id)}
    assert set(naming._file()["groups"]) == groups
    assert naming.group("schutt_und_asche", "city", "de") != naming.group("simurgh", "city", "de")


SIMURGH = HEAD.replace("dragon_farkle", "simurgh")


@pytest.mark.parametrize(
    "text", [*(HEAD + text for text, _ in WRONG), *(SIMURGH + text for text, _ in NEW)]
)
def test_what_is_wrong_is_said_in_german(text: str) -> None:
    try:
        parsed(text)
    except VariantError as error:
        english = str(error)
    else:
        return
    told = german.say(english)
    assert told != english
    if not text.endswith(
        "[change"
    ):  # the reader of TOML speaks English; its line is told in German
        assert not re.search(r"\b(is|has|not|the|it|there)\b", re.sub(r"\(.*\)|'.*?'", "", told))
    line = re.match(r"line (\d+): ", english)
    assert line is None or told.startswith(f"Zeile {line[1]}: ")


STRANGE = {
    "simurgh": "Plättchen|Ziele?|Rohstoff|Marken?|Karton",
    "dragonquest": "Schädel|Erfahrung|Stunden|Ungeheuer",
    "dragon_farkle": "Zugabe|Straße|Vierling|Fünfling|Sechsling",
    "drachenfels": "Brett|Punktkarten",
    "schutt_und_asche": "Anhänger|Gefolgsleute|Verleiher|Händler|Lohn",
}
"""Words that stand nowhere at these tables, and once did in the workshop (LAB-F14)."""


@pytest.mark.parametrize("game", STRANGE)
def test_values_are_called_as_at_the_table(game: str) -> None:
    strange = re.compile(rf"\b({STRANGE[game]})\b")
    for name in bounds.of(game):
        for told in (naming.called(game, name, "de"), naming.group(game, name, "de")):
            assert not strange.search(told), (name, told)
    words = {word for bound in bounds.of(game).values() for word in bound.words}
    assert not strange.search(" ".join(naming.meanings(game, words)["de"].values()))
