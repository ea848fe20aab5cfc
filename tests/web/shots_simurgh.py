"""Moments of Simurgh worth showing."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.games.simurgh.helpers import table
from tests.server.harness import Served
from tests.web.shooting import at_position, shot
from tests.web.visiting import PHONE

MIDDLE: dict[str, Any] = {
    "has": ["3V 2M 4W 1S 2K 3A", "2V 1M 3S 1K", "5V 2A 3K"],
    "points": [14, 9, 11],
    "at": {
        0: (["home", "market", "W1.2"], ["home", "W3.2"]),
        1: (["smithy", "home"], ["W1.4", "W3.1"]),
        2: (["library", "W2.1"], ["home", "towers"]),
    },
    "wild": {"W1": 5, "W2": 28, "W3": 42},
    "hands": {0: [8, 16, 37, 31]},
    "dragons": {0: {50: "LMR", 58: "LR"}, 1: {62: "LM", 69: "L"}, 2: {53: "LMR"}},
    "face_up": {"O1": 2, "O3": 10},
    "chronicle": [1, 2, 13],
}


@shot("simurgh-turn")
@shot("simurgh-turn-phone", size=PHONE, theme="night", language="de")
def turn(page: Page, server: Served) -> None:
    """A vassal is to be sent: city, wilderness, dragons and what they would bring."""
    at_position(page, server, table(3, **MIDDLE))


@shot("simurgh-exploration", theme="night")
def exploration(page: Page, server: Served) -> None:
    """The wilderness: riders on the track of an exploration."""
    at_position(page, server, table(3, **MIDDLE))
    page.locator("[data-plot=W3]").evaluate("one => one.scrollIntoView({block: 'center'})")
