"""Words for every phase and for every reason that the rules can give, also the rare ones."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from lindwurm.games.simurgh import GAME, rules
from lindwurm.games.simurgh.actions import Kind
from lindwurm.games.simurgh.reasons import Why
from lindwurm.games.simurgh.state import Phase
from lindwurm.kernel.events import Event
from lindwurm.kernel.match import Match
from lindwurm.kernel.reasons import Reason
from lindwurm.kernel.texts import LANGUAGES, Texts
from lindwurm.server.table.beats import shown
from lindwurm.telling import Teller, line
from tests.games.simurgh.catalogue import rows


def sources() -> Iterator[tuple[str, str]]:
    """Yield name and source of each of the rules."""
    for path in Path(str(files(rules.__package__))).glob("*.py"):
        for function in re.split(r"\n@rule\n", path.read_text("utf-8")):
            yield function.partition("(")[0], function


def test_every_reason_is_given_somewhere_and_only_by_name() -> None:
    given = {name for _, source in sources() for name in re.findall(r"\bWhy\.(\w+)", source)}
    assert given == set(Why.__members__)
    for name, source in sources():
        if name.startswith("def why_"):
            assert not re.findall(r"\b\d{2,}\b", re.sub(r'""".*?"""', "", source, flags=re.S)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_and_every_reason_has_a_sentence(language: str) -> None:
    texts = Texts(GAME, language)
    for phase in Phase:
        if phase < Phase.PAY_ALL:
            assert texts(f"phase-{phase.name.lower().replace('_', '-')}", seat="Anna")
    for reason in Why:
        assert texts.why(Reason.of("SI", reason))


CODE = re.compile(r"\d(?:[VMWSKAFB]|PP|SP|DR)\b|\b(?:PP|MP|[WO]\d|FaceUp|Blind)|\w\(|◆|->|[|+_]")
"""What the catalogue's notation looks like: nobody has to know it to read a sentence."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_labels_and_the_story_are_words_without_codes(language: str, seed: int) -> None:
    texts = Texts(GAME, language, ["Anna", "Ben", "Cleo", "Dora", "Emil"])
    match = Match(GAME, 3, seed=seed)
    pick = random.Random(seed)
    while not match.over:
        for seat in match.actors:
            labels = [texts.action(code, match.state, seat) for code in match.legal(seat)]
            assert len(set(labels)) == len(labels), "two choices are told alike"
            assert not [one for one in labels if CODE.search(one)]
        seat = match.actors[0]
        match.act(seat, pick.choice(match.legal(seat)))
    told = {texts.event(event) for seat in range(3) for event in match.events(seat)}
    assert not [one for one in told if CODE.search(one)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_designed_here_is_said_with_its_numbers(language: str) -> None:
    """Of the catalogue's tables: spaces of tiles and fields of dragons that no book tells."""
    told = Texts(GAME, language)("designed")
    dragons = rows("### 2.7 ")
    fields = 3 * sum("abilities [seed]" not in row[-1] for row in dragons)
    spaces = 4 * len(rows("### 2.4 ")) - 5  # a to d of one tile, b of another (2.4)
    assert f"{spaces} " in told
    assert f"{fields} " in told
    assert (spaces, fields, 3 * len(dragons)) == (139, 36, 72)


def test_what_there_is_no_room_for_is_said_once_behind_the_gain_and_counted() -> None:
    """ "no room for 1 vegetable" stood twice, before what was gained (EYES-F20)."""
    teller = Teller(GAME)
    full = [Event(Kind.SURPLUS, 1, token, 1) for token in (4, 0, 0)]
    teller.hear([Event(Kind.PLACED, 1, 0, 1), Event(Kind.GAINED, 1, 3, 4), *full])
    [beat] = teller.beats
    told = {
        language: line(Texts(GAME, language, ["Anna", "Ladon"]), 0, beat.parts, beat.cause)
        for language in ("en", "de")
    }
    assert told["en"].endswith(": 3 wisdom; no room for 1 wisdom; no room for 2 vegetables.")
    assert told["de"].endswith(": 3 Weisheit; kein Platz für 1 Weisheit; kein Platz für 2 Gemüse.")
    changes = {one["unit"]: one["by"] for one in shown(GAME, beat.parts, [])["changes"]}
    assert changes == {"token-wisdom": 2, "token-vegetables": -2}


def test_what_is_gained_twice_is_said_once() -> None:
    """ "a marker for Harvester, a marker for Harvester" (EYES-F26)."""
    teller = Teller(GAME)
    marks = [Event(Kind.MARKED, 1, 3, ability) for ability in (6, 7)]
    teller.hear([Event(Kind.PLACED, 1, 0, 1), *marks])
    [beat] = teller.beats
    told = line(Texts(GAME, "en", ["Anna", "Ladon"]), 0, beat.parts, beat.cause)
    assert re.search(r": a marker for [\w ]+ \(2 ×\)\.$", told), told


def test_who_hatches_a_dragon_is_told_which() -> None:
    """What was put back after it took the place of its line (EYES-F46)."""
    teller = Teller(GAME)
    back = Event(Kind.DRAGON_BACK, 0, 4, to=0)
    teller.hear([Event(Kind.PLACED, 0, 1, 10), Event(Kind.DRAGON, 0, 3, 3), back])
    assert [beat.parts[0].kind for beat in teller.beats] == [
        Kind.PLACED,
        Kind.DRAGON,
        Kind.DRAGON_BACK,
    ]


@pytest.mark.parametrize(
    ("action", "rest", "english", "german"),
    [
        ("return weapons", 0, "Give back one weapon", "Eine Waffe zurückgeben"),
        ("return vegetables", 0, "Give back one vegetable", "Einmal Gemüse zurückgeben"),
        ("take_food 4", 0, "Take 4 vegetables", "4 Gemüse nehmen"),
        ("take_food 0", 4, "Take 4 meat", "4 Fleisch nehmen"),
        ("take_food 1", 3, "Take 1 vegetable and 3 meat", "1 Gemüse und 3 Fleisch nehmen"),
        ("pay_building 2", 0, "Pay 2 wood", "2 Holz zahlen"),
    ],
)
def test_goods_are_named_as_one_says_them(
    action: str, rest: int, english: str, german: str
) -> None:
    """“Give back one weapons”, “Take 4 vegetables and 0 meat” (EYES-F35)."""
    for language, said in (("en", english), ("de", german)):
        assert Texts(GAME, language).label(GAME.verbs.parse(action), {"rest": rest}) == said


def test_who_comes_home_together_is_said_once() -> None:
    """“Your dragonrider comes home; your dragonrider comes home” (EYES-F35)."""
    teller = Teller(GAME)
    teller.hear(
        [
            Event(Kind.CHRONICLE, 3, 1, 0),
            *[Event(Kind.HOME, 0, 1, 0)] * 2,
            Event(Kind.HOME, 1, 0, 0),
        ]
    )
    texts = Texts(GAME, "en", ["Anna", "Ladon"])
    (beat,) = teller.beats
    said = line(texts, 0, beat.parts, beat.cause)
    assert "; your dragonrider comes home (2 ×); a spearman of Ladon comes home." in said
