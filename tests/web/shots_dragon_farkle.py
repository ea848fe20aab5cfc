"""Moments of Dragon Farkle worth showing."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from lindwurm.games.dragon_farkle.data import ID_OF
from lindwurm.games.dragon_farkle.state import Phase
from tests.games.dragon_farkle.helpers import attacking, battling, recruiting
from tests.server.harness import Served
from tests.web.shooting import at_position, shot
from tests.web.visiting import PHONE, TABLET

ARMIES: dict[str, Any] = {"army": (3200, 1850, 4400), "seats": 3}


def rolled(*dice: int) -> dict[str, Any]:
    """Return the fields of a roll that lies on the table."""
    return {
        "dice": [*dice] + [0] * (6 - len(dice)),
        "roll": ID_OF[dice],
        "hand": len(dice),
        "phase": Phase.REACT,
    }


@shot("farkle-taking-dice")
def taking(page: Page, server: Served) -> None:
    """A roll lies there: what scores is lit, and says what it brings."""
    at_position(
        page,
        server,
        recruiting(
            pot=300,
            companion={0: "stub", 1: "ulf", 2: "grizzle"},
            items={0: ["war_horn", "cheese"]},
            **rolled(1, 2, 4, 4, 4, 5),
            **ARMIES,
        ),
    )


@shot("farkle-skirmish-phone", size=PHONE, language="de")
def skirmish(page: Page, server: Served) -> None:
    """Face to face: one more roll, or stay with what is there."""
    at_position(
        page,
        server,
        attacking(hand=3, pot=650, companion="brunna", items={0: ["arrow"]}, **ARMIES),
    )


@shot("farkle-final-battle", theme="night")
def battle(page: Page, server: Served) -> None:
    """The dragon has two wounds; the chances are exact."""
    at_position(
        page,
        server,
        battling(
            army=(5200, 1850, 4400),
            damage=2,
            hand=4,
            companion="ulf",
            items={0: ["arrow", "cheese"]},
        ),
    )


@shot("farkle-farkle", size=TABLET, language="de")
def farkle(page: Page, server: Served) -> None:
    """Nothing scores: a horseshoe could still help."""
    at_position(
        page,
        server,
        recruiting(
            pot=900, items={0: ["horseshoe"]}, companion="pip", **rolled(2, 3, 4, 6), **ARMIES
        ),
    )
