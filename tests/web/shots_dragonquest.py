"""Moments of DragonQuest worth showing."""

from __future__ import annotations

from playwright.sync_api import Page

from lindwurm.games.dragonquest.data import Danger, Loot
from lindwurm.games.dragonquest.state import Phase
from tests.games.dragonquest.helpers import WAY_IN, blocking, hero, table, walking
from tests.server.harness import Served
from tests.web.shooting import at_position, shot
from tests.web.visiting import PHONE, TABLET

FAR = "A10 A9 A8 B8 C8 D8 E8 F8 G8 H8 I8"
THROWN = [Loot.DRAGON, Loot.STAR, Loot.STAR, Loot.STAR, Loot.FIFTY, *[Loot.BLANK] * 5]


@shot("quest-way")
def way(page: Page, server: Served) -> None:
    """A way is being drawn over the map."""
    me = hero(FAR, walls="C9 F7 H7", demon="L3 L4", lp=9, sun=8, items="rope", ep=3)
    at_position(page, server, walking(me, steps=4), ".castle .choice")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")


@shot("quest-chamber", theme="night")
def chamber(page: Page, server: Served) -> None:
    """In the treasure chamber: ten dice, and the dragon stirs."""
    me = hero(WAY_IN, sun=9, lp=7, fifties=1, hundreds=1, treasures="t05")
    scene = {"phase": Phase.TREASURE, "aside": 1, "starlight": 3, "loot": THROWN}
    at_position(page, server, table(me, hero(FAR, sun=9), **scene))


@shot("quest-fight-phone", size=PHONE, language="de")
def fight(page: Page, server: Served) -> None:
    """Face to face with a troll, and a ring that would frighten it away."""
    me = hero(FAR, items="mring", lp=5, sun=8)
    at_position(
        page,
        server,
        table(me, hero(sun=8), phase=Phase.RING, foe=Danger.TROLL),
        '[data-action="fight"]',
    )


@shot("quest-wall", size=TABLET, theme="night", language="de")
def wall(page: Page, server: Served) -> None:
    """The neighbour walls up a way, and sees what that would do."""
    at_position(page, server, blocking(hero(FAR, walls="F7", sun=8)), '[data-action="block K9"]')
    page.locator('.castle [data-action="block K9"]').hover()
