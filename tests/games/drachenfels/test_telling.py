"""How Drachenfels is told: who is thrown back hears why, and a vain look is heard by all."""

from __future__ import annotations

import re
from typing import Any

from lindwurm.games.drachenfels import GAME
from lindwurm.games.drachenfels.data import NODE
from lindwurm.kernel.texts import LANGUAGES, Texts
from lindwurm.server.table.beats import shown
from lindwurm.telling import Teller, line
from tests.games.drachenfels.helpers import Play, table

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def told(play: Play, reader: int | None, language: str = "en") -> list[str]:
    """Return the lines of the beats so far."""
    texts, teller = Texts(GAME, language, NAMES), Teller(GAME)
    teller.hear(play.match.events(reader))
    return [line(texts, reader, beat.parts, beat.cause) for beat in teller.beats]


def duel() -> Play:
    play = table(hands={"red": "p1", "blue": "p2 mD"}, at={"red": "S-NE", "blue": "A-N-NE"})
    return play.do("play p1", "go A-N-NE", "send SE", "loot", "loot")


def test_who_is_thrown_back_hears_why_and_what_it_costs() -> None:
    lines = told(duel(), 1)
    assert "Anna plays the 1, rides 1 step: moat road N5." in lines
    lost = "Anna rides onto your field (moat road N5) and throws you from the saddle, "
    lost += "sends you back (blue start field, the winner’s choice), takes 2 cards from you ("
    assert any(one.startswith(lost) and "the 2" in one and "the dragon" in one for one in lines)
    others = [one for one in told(duel(), 2) if "duel" in one]
    won = "Anna rides onto the field of Ben (moat road N5) and wins the duel, "
    won += "sends Ben back (blue start field, the winner’s choice), takes 2 cards from Ben."
    assert others == [won]


def test_of_several_robbed_everybody_hears_whose_cards_they_were() -> None:
    """Also where somebody else's are between (EYES-F7)."""
    play = table(seats=3, hands={"red": "p1", "blue": "mD mD", "yellow": "p3"})
    play.do("rob 2", "rob 3", "rob 2")
    dragons = "(the dragon, the dragon)"
    assert told(play, 0)[-2] == f"You rob Ben of 2 cards {dragons}, take a card from Cleo (the 3)."
    assert told(play, 1)[-2] == f"Anna robs you of 2 cards {dragons}, takes a card from Cleo."
    assert told(play, 2)[-2] == "Anna robs Ben of 2 cards, takes a card from you (the 3)."
    assert told(play, None)[-2] == "Anna robs Ben of 2 cards, takes a card from Cleo."
    assert told(play, 1, "de")[-2] == (
        "Anna raubt dir 2 Karten (den Drachen, den Drachen), nimmt Cleo eine Karte ab."
    )


def test_a_cloud_says_whose_it_is() -> None:
    play = table(hands={"red": "mW p1"}, at={"blue": "I-S"})
    play.do("play mW", "cloud 2 SE")
    assert told(play, 1)[-1] == "Anna plays the big cloud: it blows you back (blue start field)."
    assert told(play, 1, "de")[-1] == (
        "Anna spielt die große Wolke: Sie bläst dich zurück (Startfeld Blau)."
    )


def test_a_ride_of_twice_the_card_says_why() -> None:
    """Also with a card that lies there; a single ride says nothing of it (EYES-F37)."""
    given: dict[str, Any] = {"hands": {"red": "p3"}, "looked": {"red": "F-NE"}}
    double = table(**given).do("play p3", "double", "go U-N")
    rides = "Anna plays the 3, which counts double (swift), rides 6 steps: "
    assert any(one.startswith(rides) for one in told(double, 1))
    mine = "Du spielst die 3, die doppelt zählt (flink), reitest 6 Schritte: "
    assert any(one.startswith(mine) for one in told(double, 0, "de"))
    single = table(**given).do("play p3", "single")
    single.do(f"go {min(single.legal('go'))}")
    assert not [one for one in told(single, 1) if "double" in one]
    claimed = table(discards="p3", looked={"red": "F-NE"}).do("claim", "double", "go U-N")
    rides = "Anna claims the 3 on the discard pile, which counts double (swift), rides 6 steps: "
    assert any(one.startswith(rides) for one in told(claimed, 1))


def test_every_vain_look_is_told_to_all() -> None:
    """Not only the first, which makes swift (DR-F8)."""
    given: dict[str, Any] = {
        "hands": {"red": "p2"},
        "at": {"red": "K-NE"},
        "armour": ["red"],
        "bridges": ["X-NE"],
        "dragons": ("P-N", "F-SE", "F-SW", "F-NW"),
        "looked": {"red": "F-NE F-SE"},
    }
    play = table(**given).do("play p2", "single", "go F-NE")
    told_all = "Anna looks at the princess’s shoes in rock castle NE: not the right ones."
    assert told_all in told(play, 1)
    assert told_all in told(play, None)
    yours = "You look at the princess’s shoes in rock castle NE: not your colour (blue shoes)."
    assert yours in told(play, 0)


def test_a_way_is_marked_field_by_field_and_its_end_alone() -> None:
    """A rainbow on the way is a step like the others, and no place where the move led."""
    play = table(hands={"red": "p3"}, at={"red": "C"}, rainbows=["R-N~C"], armour=["red"])
    play.do("play p3", "go T-N", "keep")
    teller = Teller(GAME)
    teller.hear(play.match.events(0))
    beat = next(one for one in teller.beats if one.way)
    marks = shown(GAME, beat.parts, beat.way)
    assert marks["way"] == [f"field:{NODE[name]}" for name in ("R-N", "U-N", "T-N")]
    assert marks["to"] == [f"field:{NODE['T-N']}"]


def test_a_card_that_is_taken_is_no_place_that_a_knight_left() -> None:
    """A hatched ring lay between the piles after every use of the top card (EYES-F25)."""
    play = table(hands={"red": "p1"}, at={"red": "T-N"}, discards="p2")
    play.do("claim")
    teller = Teller(GAME)
    teller.hear(play.match.events(0))
    assert "piles" not in {shown(GAME, one.parts, one.way)["from"] for one in teller.beats}


def test_names_of_fields_are_in_the_letters_of_their_language() -> None:
    """No English compass in German, no number of the catalogue, no name twice (DR-F8, WEB-F13)."""
    letters = {"en": r"(N|E|S|W)\d?|NE|SE|SW|NW", "de": r"(N|O|S|W)\d?|NO|SO|SW|NW"}
    for language in LANGUAGES:
        texts = Texts(GAME, language)
        names = [texts(text) for text in GAME.arguments["field"]]
        assert len(set(names)) == len(names)
        for name in names[5:]:
            assert re.fullmatch(letters[language], name.split()[-1]), name
        for kind in ("rainbow", "flight"):
            said = " ".join(texts(text) for text in GAME.arguments[kind])
            assert not re.search(r"\b[NS]?E\b" if language == "de" else r"\b[NS]?O\b", said)
