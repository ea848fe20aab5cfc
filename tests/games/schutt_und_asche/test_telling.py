"""How the events of Schutt und Asche are told, as people say it."""

from __future__ import annotations

import pytest

from lindwurm.games import load
from lindwurm.games.schutt_und_asche.actions import Kind
from lindwurm.games.schutt_und_asche.data import Card, Follower, Tile
from lindwurm.kernel.events import Event
from lindwurm.kernel.texts import Texts
from lindwurm.server.table.beats import shown
from lindwurm.telling import Teller, line

GAME = load("schutt_und_asche")


def told(language: str, *events: Event) -> list[str]:
    """Return the lines that Anna, the first seat, reads of these events."""
    teller = Teller(GAME)
    teller.hear(events)
    texts = Texts(GAME, language, ["Anna", "Ladon"])
    return [line(texts, 0, beat.parts, beat.cause) for beat in teller.beats]


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            Event(Kind.ATTACKS, 2, 1),
            "1 gold short: the dragon flies out of the south for 1 attack.",
            "Es fehlt 1 Gold: Der Drache fliegt aus dem Süden zu einem Angriff los.",
        ),
        (
            Event(Kind.RECRUITED, 1, Follower.BLACK_KNIGHT),
            "Ladon takes the Black knight.",
            "Ladon nimmt den Schwarzen Ritter.",
        ),
        (Event(Kind.WINNER, 1, 0), "Ladon is crowned.", "Ladon wird gekrönt."),
        (
            Event(Kind.WINNER, 0, 5),
            "You are crowned: as many points as others, but more provinces still standing (5).",
            (
                "Du wirst gekrönt: ebenso viele Punkte wie andere, "
                "aber mehr Provinzen, die noch stehen (5)."
            ),
        ),
        (Event(Kind.LEFT_OVER, 1, 0), "Ladon leaves the market.", "Ladon verlässt den Markt."),
        (
            Event(Kind.LEFT_OVER, 0, 1),
            "You leave the market; 1 gold lapses.",
            "Du verlässt den Markt; 1 Gold verfällt.",
        ),
        (
            Event(Kind.OFFERED_DRAW, 1),
            "Shields enough: Ladon may break off.",
            "Schilde genug: Ladon darf abbrechen.",
        ),
        (Event(Kind.OFFERED, 1, 0), "Ladon offers nothing.", "Ladon opfert nichts."),
        (
            Event(Kind.BURNT, 0),
            "No knight stands in Torwacht: it burns.",
            "In Torwacht steht kein Ritter: Die Provinz brennt nieder.",
        ),
    ],
)
def test_sentences_are_said_as_people_say_them(event: Event, english: str, german: str) -> None:
    assert told("en", event) == [english]
    assert told("de", event) == [german]


def test_an_offering_is_one_line_for_each_seat() -> None:
    passes = [Event(Kind.TURN, 1), Event(Kind.CALLED, 1, 0)]
    passes += [Event(Kind.OFFERED, seat, count) for count in (1, 2) for seat in (1, 0)]
    assert told("en", *passes)[1:] == [
        "Ladon calls the tile in the north, offers 2 cards.",
        "You offer 2 cards.",
    ]
    paid = Event(Kind.GAVE, 1, 3), Event(Kind.GAVE, 0, 0), Event(Kind.UNVEILED, 0, 4, 3)
    assert told("en", *passes, *paid)[1:] == [
        "Ladon calls the tile in the north, offers 2 cards: 3 gold.",
        "You offer 2 cards: no gold at all.",
        "The dragon in the north wants 4 and is offered 3.",
    ]


def test_a_fight_is_one_line_and_its_outcome_another() -> None:
    cards = [Event(Kind.CARD, card) for card in (Card.KNIGHT, Card.SWORD)]
    end = Event(Kind.WON, 0, 0), Event(Kind.HIT, 0, 2), Event(Kind.SUCCESSFUL, 0)
    assert told("en", Event(Kind.FIGHT, 0, 0), *cards, *end) == [
        "Your knight faces the dragon in Torwacht, card by card · knight · sword.",
        "Your knight wins in Torwacht: hit 2 of 7 on the dragon (your power counts double now).",
    ]


def test_a_farmer_names_every_card_to_those_who_know_it() -> None:
    played = Event(Kind.PLAYED, 1, Follower.FARMER), Event(Kind.FARMED, 1, 0, 2)
    known = [Event(Kind.FARMED_GOLD, 1, 0, 1, to=0)] * 2
    assert told("en", *played) == ["Ladon plays the Farmer, swaps 2 gold cards with you."]
    assert told("en", *played, *known) == ["Ladon plays the Farmer, Ladon gets a 1 from you (2 ×)."]


def test_what_is_bought_and_where_it_stands_is_one_line() -> None:
    bought = Event(Kind.BOUGHT, 1, 0, Tile.KNIGHT), Event(Kind.PLACED, 1, Tile.KNIGHT, 6)
    [line] = told("de", *bought)
    assert line.startswith("Ladon deckt aus dem Stapel von Torwacht einen Ritter auf ")
    assert line.endswith(" und bringt das Plättchen nach Morgentor.")


def test_nobody_offers_before_the_call() -> None:
    """Who played a Scout before a tile was called offers after it all the same (READ-F3)."""
    scout = Event(Kind.PLAYED, 1, Follower.SCOUT)
    called = Event(Kind.CALLED, 0, 0), Event(Kind.OFFERED, 0, 0), Event(Kind.OFFERED, 1, 1)
    again = Event(Kind.OFFERED, 0, 0), Event(Kind.OFFERED, 1, 0)
    assert told("en", scout, *called, *again) == [
        "Ladon plays the Scout: a look at all hidden dragon tiles.",
        "You call the tile in the north, offer nothing.",
        "Ladon offers nothing.",
    ]


def test_every_kind_can_be_marked() -> None:
    for kind in GAME.events:
        assert shown(GAME, [Event(kind, 1, 1, 1)], [])["kind"] == kind.name.lower()
    assert shown(GAME, [Event(Kind.GAVE, 1, 3)], [])["changes"] == [
        {"seat": 2, "unit": "coins", "by": -3}
    ]
