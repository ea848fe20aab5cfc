"""The texts that only Dragon Farkle has: phases, cards, results; and its voice."""

from importlib.resources import files

import pytest

from lindwurm.games.dragon_farkle import GAME
from lindwurm.games.dragon_farkle.data import COMPANIONS, ITEMS
from lindwurm.games.dragon_farkle.state import Phase
from lindwurm.kernel.texts import LANGUAGES, Texts
from tests.games.dragon_farkle.helpers import dice, recruiting, table

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_phase_says_what_is_asked_of_whom(language: str) -> None:
    texts = Texts(GAME, language, ["Anna"])
    for phase in range(Phase.OVER, Phase.BEGIN):
        sentence = texts(f"phase-{Phase(phase).name.lower()}", seat=texts.seat(0))
        assert sentence.endswith(".")
        assert ("Anna" in sentence) is (phase != Phase.OVER)


@each_language
def test_every_card_has_a_name_and_one_sentence(language: str) -> None:
    texts = Texts(GAME, language)
    cards = [f"companion-{name}" for name in COMPANIONS]
    cards += [f"item-{name.replace('_', '-')}" for name in ITEMS]
    assert len({texts(card) for card in cards}) == len(cards) == 23
    for card in cards:
        assert texts(f"{card}-text").endswith(".")
    assert texts("companion-none")


@each_language
def test_results_and_medals(language: str) -> None:
    texts = Texts(GAME, language)
    assert "Anna" in texts("result-winner", seat="Anna")
    assert "Anna" in texts("result-largest", seat="Anna")
    assert "Anna & Ben" in texts("result-tie", seats="Anna & Ben")
    assert texts("result-solo", round=1) != texts("result-solo", round=9)
    medals = {texts(f"result-solo-{m}") for m in ("gold", "silver", "bronze", "none", "lost")}
    assert len(medals) == 5


@each_language
def test_only_dragons_deserve_an_exclamation_mark(language: str) -> None:
    source = files(GAME.package).joinpath(f"text.{language}.ftl").read_text("utf-8")
    dragon = {"en": "dragon", "de": "drache"}[language]
    for line in source.splitlines():
        if "!" in line:
            assert dragon in line.lower() or line.strip() == "}!", line


def test_labels_tell_what_a_choice_brings() -> None:
    m = recruiting(hand=2, pot=1500)
    label = {language: Texts(GAME, language, ["Anna", "Ben"]) for language in LANGUAGES}
    stop = m.code("stop")
    assert "1,500" in label["en"].action(stop, m.state, 0)
    assert "1.500" in label["de"].action(stop, m.state, 0)
    m.do("roll", dice("5 5", "rally"))
    told = label["en"].action(m.code("take 55"), m.state, 0)
    assert "5 5" in told
    assert "100 soldiers" in told
    assert "6 dice" in told  # hot dice
    assert "1 die " in label["en"].action(m.code("take 5"), m.state, 0)
    m.do("take 5")
    assert "100" in label["en"].action(m.code("double"), m.state, 0)
    assert "50" in label["en"].action(m.code("item"), m.state, 0)


@pytest.mark.parametrize(("companion", "bonus"), [("brunna", "1,000"), ("ulf", "500")])
def test_a_target_is_told_with_army_and_bonus(companion: str, bonus: str) -> None:
    m = table(3, army=[0, 2350, 0], companion=companion)
    m.do("skirmish")
    told = Texts(GAME, "en", ["Anna", "Ben", "Cem"]).action(m.code("target 2"), m.state, 0)
    assert "Ben" in told
    assert "2,350" in told
    assert f"bonus {bonus}" in told


def test_accepting_says_what_is_accepted() -> None:
    texts = Texts(GAME, "en")
    m = table(items={0: ["poster"], 1: ["poster"]}, options={"interrupts": "off"})
    m.do("skirmish")
    labels = [texts.action(m.code("accept"), m.state, 1)]
    m.do("accept")
    m.do("roll", dice("2 3 4 4 6 6"))
    labels.append(texts.action(m.code("accept"), m.state, 0))
    m = recruiting(items={0: ["poster"]})
    m.do("roll", dice("2 3 4 4 6 6", "dragon"))
    labels.append(texts.action(m.code("accept"), m.state, 0))
    assert labels == ["Stand and fight", "Take the farkle", "Let the roll stand"]
