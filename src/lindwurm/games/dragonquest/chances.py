"""What the exact odds say about the running decision. Only what a seat sees is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lindwurm.games.dragonquest import odds as exact
from lindwurm.games.dragonquest.actions import SETS, Act
from lindwurm.games.dragonquest.data import BLACK_DICE, CHAMBER, DRAGONS_TO_WAKE, Danger, Face
from lindwurm.games.dragonquest.state import Phase
from lindwurm.kernel.odds import Odd, Saying, saying

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match


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
    if action == Act.STAY:
        return _wake(view, action)
    if action == Act.FIGHT:
        return _fight(view, seat, action)
    return None


def odds(match: Match, seat: int) -> list[Saying]:
    """Tell the odds that matter now (catalogue 12.7)."""
    view = match.view(seat)
    if not _shown(match) or match.over:
        return []
    found = []
    if view["phase"] == Phase.REROLL:
        for count in range(1, BLACK_DICE + 1):
            odd = Odd(
                "third_skull", exact.third_skull(_skulls(view), count), "DQ-61", of={"dice": count}
            )
            found.append(saying("table-odds-third", {"percent": odd}, count=count))
    if view["at"][seat] == CHAMBER and view["aside"] < DRAGONS_TO_WAKE:
        found.append(_wake(view))
    if view["phase"] == Phase.RING:
        found.append(_fight(view, seat))
    if view["lp"][seat] > 0:
        odd = Odd("death", exact.danger_death(view["lp"][seat]), "DQ-90", of={"by": "danger"})
        found.append(saying("table-odds-danger", {"percent": odd}))
    return found


def _wake(view: dict[str, Any], action: int | None = None) -> Saying:
    odd = Odd("dragon_wakes", exact.wake(view["aside"]), "DQ-165", action)
    return saying("table-odds-wake", {"percent": odd})


def _fight(view: dict[str, Any], seat: int, action: int | None = None) -> Saying:
    foe = Danger(view["foe"])
    chance = exact.fight_death(foe, view["lp"][seat])
    odd = Odd("death", chance, "DQ-112", action, of={"by": foe.name.lower()})
    return saying("table-odds-fight", {"percent": odd})


def _skulls(view: dict[str, Any]) -> int:
    dice: list[int] = view["dice"]
    return dice.count(Face.SKULL) + 2 * dice.count(Face.TWO_SKULLS)
