"""What the exact odds say about the running decision, in words. Only what a seat sees is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lindwurm.games.dragonquest import actions as act
from lindwurm.games.dragonquest import odds as exact
from lindwurm.games.dragonquest.data import BLACK_DICE, CHAMBER, DRAGONS_TO_WAKE, Danger, Face
from lindwurm.games.dragonquest.state import Phase

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts


def _percent(chance: Any) -> str:
    """A chance in per cent, finer where it is small, without the sign."""
    value = 100 * float(chance)
    return f"{value:.0f}" if value >= 9.95 or value == 0 else f"{value:.1f}"


def _shown(match: Match) -> bool:
    """Whether this table plays with odds (option `show_odds`)."""
    return match.game.option_texts(match.option_codes)["show_odds"] == "on"


def hint(match: Match, seat: int, action: int, texts: Texts) -> str:
    """Say beside a choice what it risks."""
    if not _shown(match):
        return ""
    view = match.view(seat)
    if act.REROLL <= action < act.STEP:
        dice = [int(die) for die in act.SETS[action - act.REROLL]]
        black = sum(die <= BLACK_DICE for die in dice)
        chance = exact.third_skull(_skulls(view), black, len(dice) - black)
        return f"☠☠☠ {_percent(chance)} %"
    if action == act.STAY:
        return texts("table-odds-wake", percent=_percent(exact.wake(view["aside"])))
    if action == act.FIGHT:
        chance = exact.fight_death(Danger(view["foe"]), view["lp"][seat])
        return texts("table-odds-fight", percent=_percent(chance))
    return ""


def odds(match: Match, seat: int, texts: Texts) -> list[str]:
    """Tell the odds that matter now (catalogue 12.7)."""
    view = match.view(seat)
    if not _shown(match) or match.over:
        return []
    lines = []
    if view["phase"] == Phase.REROLL:
        for count in range(1, BLACK_DICE + 1):
            chance = exact.third_skull(_skulls(view), count)
            lines.append(texts("table-odds-third", count=count, percent=_percent(chance)))
    if view["at"][seat] == CHAMBER and view["aside"] < DRAGONS_TO_WAKE:
        lines.append(texts("table-odds-wake", percent=_percent(exact.wake(view["aside"]))))
    if view["phase"] == Phase.RING:
        chance = exact.fight_death(Danger(view["foe"]), view["lp"][seat])
        lines.append(texts("table-odds-fight", percent=_percent(chance)))
    if view["lp"][seat] > 0:
        chance = exact.danger_death(view["lp"][seat])
        lines.append(texts("table-odds-danger", percent=_percent(chance)))
    return lines


def _skulls(view: dict[str, Any]) -> int:
    dice: list[int] = view["dice"]
    return dice.count(Face.SKULL) + 2 * dice.count(Face.TWO_SKULLS)
