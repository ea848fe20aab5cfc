"""Moments of Drachenfels worth showing."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.games.drachenfels.helpers import FIXED, table
from tests.server.harness import Served
from tests.web.shooting import at_position, shot, stand_still, still
from tests.web.visiting import PHONE, TABLET

MIDDLE: dict[str, Any] = {
    "hands": {"red": "mR mD p1 p2 p2 p4", "blue": "p1 p2 mB", "yellow": "p3 p3", "white": "p4"},
    "discards": "p3 mD",
    "at": {"red": "M2-N-NE", "blue": "C", "yellow": "O2-N-NE", "white": "Z-SW"},
    "dragons": ["P-W", "V-NE", "F-SW", "F-NW"],
    "looked": {"red": "F-SE", "blue": "F-SE"},
    "rainbows": ["R-N~C", "R-E~F-SE"],
    "bridges": ["X-NE", "H-SW"],
}
AT_THE_GATE: dict[str, Any] = {
    **MIDDLE,
    "hands": {"red": "p1", "blue": "p1"},
    "at": {"red": "X-NE", "blue": "C"},
    "looked": {},
    "rainbows": ["R-N~C"],
    "armour": ["red", "blue"],
}
RED_IN_NE = {"F-NE": "red", "F-SE": "white", "F-SW": "blue", "F-NW": "yellow"}


def at_table(page: Page, server: Served, *, alone: bool = False, **position: Any) -> None:
    """Sit down at a position, for everybody or alone with bots."""
    at_position(page, server, table(**position).match, ".fels .lit", alone=alone, **FIXED)


@shot("drachenfels-reach")
def reach(page: Page, server: Served) -> None:
    """A point card is looked at: where it leads, single and double."""
    at_table(page, server, **MIDDLE)
    page.locator("[data-card=p2]").hover()
    page.locator("[data-plan]").first.wait_for()


@shot("drachenfels-rainbow", size=TABLET, theme="night", language="de")
def rainbow(page: Page, server: Served) -> None:
    """A rainbow is about to be raised."""
    at_table(page, server, **MIDDLE)
    page.locator("[data-card=mR]").click()
    page.locator('[data-action="place_rainbow W-C"]').hover()


def arrive(page: Page, scene: str) -> None:
    """Ride into the rock castle, and stop when this is shown."""
    stand_still(page, f".vignette.{scene}")
    page.locator("[data-card=p1]").click()
    page.locator('[data-action="go F-NE"]').click()
    still(page, f".vignette.{scene}")


@shot("drachenfels-secret", language="de")
def secret(page: Page, server: Served) -> None:
    """A princess is lifted; only the looker sees her shoes."""
    at_table(page, server, **AT_THE_GATE)
    arrive(page, "saw")


@shot("drachenfels-won-phone", size=PHONE, theme="night")
def won(page: Page, server: Served) -> None:
    """The right princess is found."""
    at_table(page, server, alone=True, **AT_THE_GATE, shoes=RED_IN_NE)
    arrive(page, "won")
