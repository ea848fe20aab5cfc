"""Moments of Schutt und Asche worth showing."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from lindwurm.games.schutt_und_asche.state import Phase
from tests.games.schutt_und_asche.table import place, realm
from tests.server.harness import Served
from tests.web.shooting import at_position, shot
from tests.web.visiting import PHONE

THREE: dict[str, Any] = {
    "seats": 3,
    "followers": {0: "traitor hero", 1: "scout", 2: "sage friar"},
    "display": "abbot vassal hermit",
    "knights": "N3 N5 E1 S1 S4 W2",
    "swords": "N3 S1",
    "shields": "E1",
    "burnt": "W5 E4",
    "power": {0: 3, 1: 2, 2: 4},
    "hits": 2,
    "round": 3,
}


@shot("asche-offering")
@shot("asche-offering-phone", size=PHONE, theme="night", language="de")
def offering(page: Page, server: Served) -> None:
    """Everybody's gold lies face down, until all are content."""
    position = realm(
        phase=Phase.OFFER,
        called=0,
        passes=1,
        laid={0: "1 2", 1: "2", 2: "3 X"},
        gold={0: "2 X 1", 1: "1 1", 2: "2"},
        **THREE,
    )
    at_position(page, server, position)


@shot("asche-fight", theme="night")
def fight(page: Page, server: Served) -> None:
    """A battle card by card, with the odds beside it."""
    position = realm(
        phase=Phase.FIGHT,
        field_of=place("N3"),
        markers="N3 N4",
        called=0,
        revealed=[1, 0, 0, 0],
        open=[1, 2, 1, 0],
        deck_left=[5, 8, 9, 10],
        **THREE,
    )
    at_position(page, server, position)


@shot("asche-reckoning", language="de")
def reckoning(page: Page, server: Served) -> None:
    """The end as a scene: two have earned the same, and the regent names the winner."""
    position = realm(
        phase=Phase.TIE, tied=0b101, result=1, score=[21, 16, 21, 0, 0, 0], **THREE | {"hits": 7}
    )
    at_position(page, server, position, ".reckoning")
