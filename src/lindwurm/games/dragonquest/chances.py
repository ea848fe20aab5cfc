"""What the exact odds say about the running decision, for the seat that looks.

All of it is counted for this hero in this position: his life points, the trap boxes on his sheet,
what he holds, the dice that lie aside, and the choice that a number stands beside. What is hidden
(tile and number of the wall step) bears on none of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lindwurm.games.dragonquest import odds as exact
from lindwurm.games.dragonquest.actions import SETS, Act
from lindwurm.games.dragonquest.data import (
    BLACK_DICE,
    CHAMBER,
    PROTECTION,
    TREASURE_DICE,
    Danger,
    Face,
    Item,
)
from lindwurm.games.dragonquest.state import At, Fate, Phase
from lindwurm.kernel.odds import Odd, Saying, saying

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match

MONSTERS = (Danger.GHOUL, Danger.TROLL, Danger.ORC)


def _shown(match: Match) -> bool:
    """Whether this table plays with odds (option `show_odds`)."""
    return match.game.option_texts(match.option_codes)["show_odds"] == "on"


def risk(match: Match, seat: int, action: int) -> Saying | None:
    """Say beside a choice what it risks."""
    if not _shown(match):
        return None
    view = match.view(seat)
    verb, indexes = Act.VERBS.split(action)
    if verb.name == "reroll":
        dice = [int(die) for die in SETS[indexes[0]]]
        black = sum(die <= BLACK_DICE for die in dice)
        chance = exact.third_skull(_skulls(view), black, len(dice) - black)
        odd = Odd("third_skull", chance, "DQ-61", action, of={"dice": len(dice)})
        return saying("risk-third-skull", {"chance": odd})
    if action in (Act.STAY, Act.KEEP):
        return _wake(view, action)
    if action == Act.USE_TALISMAN:
        return _wake(view, action, talisman=True)
    if action == Act.FIGHT:
        return _fight(view, action)
    if action == Act.ENDURE:
        return _trap(view, action)
    return None


def odds(match: Match, seat: int) -> list[Saying]:
    """Tell the odds that matter now (catalogue 12.7)."""
    view = match.view(seat)
    if not _shown(match) or match.over:
        return []
    found = []
    phase, decides = view["phase"], seat == view["active"]
    if phase == Phase.REROLL:
        found += _third(view)
    if view["fate"][seat] != Fate.INSIDE:
        return found
    if view["at"][seat] == CHAMBER and phase not in (Phase.LEAVE, Phase.FLEE):
        found.append(_wake(view))
        if phase == Phase.TALISMAN and decides:
            found.append(_wake(view, talisman=True))
    if phase == Phase.RING and decides:
        found.append(_fight(view))
    if phase == Phase.TRAP and decides:
        found.append(_trap(view))
    found.append(_danger(view, seat))
    return found


def _third(view: dict[str, Any]) -> list[Saying]:
    """The third skull, for every number of dice that can be thrown again."""
    free = [face not in (Face.SKULL, Face.TWO_SKULLS) for face in view["dice"]]
    found = []
    for red in range(1 + free[BLACK_DICE]):
        for black in range(1 - red, sum(free[:BLACK_DICE]) + 1):
            chance = exact.third_skull(_skulls(view), black, red)
            odd = Odd("third_skull", chance, "DQ-61", of={"dice": black + red, "red": red})
            message = "table-odds-third-red" if red else "table-odds-third"
            found.append(saying(message, {"percent": odd}, count=black))
    return found


def _wake(view: dict[str, Any], action: int | None = None, talisman: bool = False) -> Saying:
    chance = exact.wake(view["aside"], talisman)
    odd = Odd("dragon_wakes", chance, "DQ-165", action, of={"talisman": int(talisman)})
    message = "table-odds-wake-twice" if talisman else "table-odds-wake"
    return saying(message, {"percent": odd}, dice=TREASURE_DICE - view["aside"])


def _fight(view: dict[str, Any], action: int | None = None) -> Saying:
    foe = Danger(view["foe"])
    chance = exact.fight_death(foe, view["lp"][view["active"]])
    odd = Odd("death", chance, "DQ-112", action, of={"by": foe.name.lower()})
    return saying("table-odds-fight", {"percent": odd})


def _trap(view: dict[str, Any], action: int | None = None) -> Saying:
    hero, trap = view["active"], view["foe"] - Danger.ARROWS
    chance = exact.trap_death(trap, view["trap"][hero][trap], view["lp"][hero])
    odd = Odd("death", chance, "DQ-99", action, of={"by": Danger(view["foe"]).name.lower()})
    return saying("table-odds-trap", {"percent": odd})


def _danger(view: dict[str, Any], seat: int) -> Saying:
    """Death by the next danger, if what is held against it is used."""
    held = [at == At.HAND + seat for at in view["item_at"]]
    safe = {Danger.ARROWS + trap for trap, item in enumerate(PROTECTION) if held[item]}
    asked = held[Item.MRING] or (view["asking"] and safe)
    if held[Item.MRING]:
        safe |= set(MONSTERS)
    chance = exact.danger_death(view["lp"][seat], tuple(view["trap"][seat]), frozenset(safe))
    odd = Odd("death", chance, "DQ-90", of={"by": "danger"})
    return saying("table-odds-danger-held" if asked else "table-odds-danger", {"percent": odd})


def _skulls(view: dict[str, Any]) -> int:
    dice: list[int] = view["dice"]
    return dice.count(Face.SKULL) + 2 * dice.count(Face.TWO_SKULLS)
