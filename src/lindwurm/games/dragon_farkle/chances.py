"""What the exact odds say about the running decision. Only what a seat sees is used.

The companion of who rolls counts in mean soldiers and in battles. Items are left out, and elsewhere
companions too, which the last line says.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from lindwurm.games.dragon_farkle import odds as exact
from lindwurm.games.dragon_farkle.battle import MOST
from lindwurm.games.dragon_farkle.data import (
    BRUNNA_BONUS,
    COMPANIONS,
    DRAGON_HEALTH,
    FULL_SET,
    KEEP_THRESHOLD,
    SKIRMISH_BONUS,
    Companion,
    Event,
)
from lindwurm.games.dragon_farkle.exact import HELPERS, ONCE
from lindwurm.games.dragon_farkle.state import Action, Phase
from lindwurm.kernel.odds import Odd, Saying, saying

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match


MOST_SOLDIERS = MOST * exact.UNIT
"""A larger army has the same chances."""


def shown(match: Match) -> bool:
    """Return whether this table plays with odds (option `show_odds`)."""
    options = match.game.option_texts(match.option_codes)
    return options.get("show_odds", "on") == "on"


def risk(match: Match, seat: int, action: int) -> Saying | None:
    """Say beside a choice how likely it ends in a farkle, or slays the dragon."""
    return _risk(match, match.view(seat), seat, action) if shown(match) else None


_ARMIES = ("active", "army", "companion", "companion_used", "health", "damage")
LOOKED_AT = frozenset((*_ARMIES, "phase", "action", "variant", "hand", "loaded"))
"""What risks come from: all of it lies open."""


def risks(match: Match, seat: int) -> list[Odd]:
    """Return the chances that stand beside the choices, and in a battle the one to win it."""
    if not shown(match):
        return []
    view = match.state.glimpse(seat, LOOKED_AT)
    found: list[Odd] = []
    for action in match.legal(seat):
        if told := _risk(match, view, seat, action):
            found += told.odds
    if view["action"] == Action.BATTLE and view["phase"] in (Phase.READY, Phase.REACT):
        if not view["loaded"]:  # a placed 5 is not in the tables
            slain = _slain(view, view["health"] - view["damage"], view["hand"])
            found.append(Odd("slain", slain, "DF-92"))
    return found


def _risk(match: Match, view: dict[str, Any], seat: int, action: int) -> Saying | None:
    verb = match.game.verbs.verb(action).name
    if verb == "roll":
        chance = exact.next_roll(view["hand"], view["variant"])
        battle = view["action"] == Action.BATTLE
        ends, rule = (chance.ends_battle, "DF-102") if battle else (chance.ends_series, "DF-68")
        if view["loaded"]:  # the placed 5 scores by itself whatever else falls
            ends = Fraction(0)
        odd = Odd("farkle", ends, rule, action, of={"dice": view["hand"]})
        return saying("odds-farkle", {"chance": odd})
    if verb == "take":
        left = match.game.details(match.state, seat, action)["left"]
        ends = exact.next_roll(int(left), view["variant"]).ends_series
        odd = Odd("farkle", ends, "DF-68", action, of={"dice": int(left)})
        return saying("odds-farkle-next", {"chance": odd})
    if verb == "battle":
        slain = _slain(view, view["health"], FULL_SET)
        return saying("odds-hint-slay", {"chance": Odd("slain", slain, "DF-92", action)})
    return None


def odds(match: Match, seat: int) -> list[Saying]:
    """Tell what the numbers say about the running decision."""
    if not shown(match):
        return []
    view = match.view(seat)
    if view["phase"] == Phase.OVER or view["loaded"]:  # a placed 5 is not in the tables
        return []
    if view["phase"] == Phase.CHOOSE:
        found = _before_the_turn(view)
    elif view["action"] == Action.RECRUIT:
        found = _recruiting(match, seat, view)
    elif view["action"] == Action.BATTLE:
        found = _battling(view)
    elif view["action"] == Action.SKIRMISH and view["phase"] not in (Phase.TARGET, Phase.LOSER):
        found = _fighting(view)
    else:
        found = []
    return [*found, saying("odds-cards")] if found else []


def _helper(view: dict[str, Any], helpers: Sequence[Companion]) -> Companion:
    """Return the active player's companion, if one of these and not used up."""
    who = Companion(view["companion"][view["active"]])
    used = view["companion_used"][view["active"]] and who in (*HELPERS[ONCE:], Companion.ULF)
    return who if who in helpers and not used else Companion.NONE


def _beside(message: str, who: Companion, odds: dict[str, Odd], **more: Any) -> Saying:
    name = f"companion-{COMPANIONS[who - 1]}"
    return saying(message, odds, companion=lambda texts: texts(name), **more)


def _slain(view: dict[str, Any], missing: int, dice: int) -> float:
    """Return the chance to slay in this battle, with the companion's help."""
    army, variant = view["army"][view["active"]], view["variant"]
    who = _helper(view, exact.ALLIES)
    if who == Companion.NONE:
        return exact.battle_value(missing, dice, army, variant)
    table = exact.helped_table(who, view["health"], MOST_SOLDIERS, variant)
    return float(table[missing, dice, min(army, MOST_SOLDIERS) // exact.UNIT])


def warm() -> None:
    """Count out the tables of the usual game; the largest takes a tenth of a second."""
    for dice in range(1, FULL_SET + 1):
        exact.next_roll(dice)
    exact.battle_value(DRAGON_HEALTH, FULL_SET, KEEP_THRESHOLD)
    for who in exact.ALLIES:
        exact.helped_table(who, DRAGON_HEALTH, MOST_SOLDIERS)


def _before_the_turn(view: dict[str, Any]) -> list[Saying]:
    active = view["active"]
    who = _helper(view, HELPERS)
    if who == Companion.NONE:
        turn = exact.recruitment(view["variant"])
        farkle = Odd("farkle", turn.farkle_chance, "DF-68")
        found = [saying("odds-turn", {"chance": farkle}, value=round(turn.turn_value))]
    else:
        value = round(exact.helped(who).turn_value(view["variant"]))
        found = [_beside("odds-turn-beside", who, {}, value=value)]
    army = view["army"][active]
    ally = _helper(view, exact.ALLIES)
    if not view["in_keep"][active] and army < view["threshold"]:
        found.append(_reach(view, 0, FULL_SET))
    elif ally != Companion.NONE:
        slain = Odd("slain", _slain(view, view["health"], FULL_SET), "DF-92")
        found.append(_beside("odds-battle-beside", ally, {"slain": slain}))
    else:
        out = exact.battle(view["health"], variant=view["variant"]).outcome(army)
        told = {
            "slain": Odd("slain", out.slain, "DF-92"),
            "farkle": Odd("farkle", out.farkle, "DF-102"),
            "lost": Odd("army_lost", out.destroyed, "DF-110"),
        }
        found.append(saying("odds-battle", told))
    return found


def _reach(view: dict[str, Any], pot: int, dice: int) -> Saying:
    threshold = view["threshold"]
    missing = threshold - view["army"][view["active"]]
    chance = exact.reach_chance(missing, pot, dice, view["variant"])
    odd = Odd("keep_reached", chance, "DF-89", of={"soldiers": threshold})
    return saying("odds-reach", {"chance": odd}, threshold=threshold)


def _next_roll(view: dict[str, Any]) -> Saying:
    chances, dice = exact.next_roll(view["hand"], view["variant"]), view["hand"]
    told = {
        "chance": Odd("farkle", chances.ends_series, "DF-68", of={"dice": dice}),
        "hot": Odd("hot_dice", chances.hot, "DF-46", of={"dice": dice}),
    }
    return saying("odds-next", told, count=dice, value=round(float(chances.expected)))


def _recruiting(match: Match, seat: int, view: dict[str, Any]) -> list[Saying]:
    programme, variant = exact.helped(_helper(view, HELPERS)), view["variant"]
    found = []
    if view["phase"] == Phase.READY:
        found.append(_next_roll(view))
        value = round(programme.roll_value(view["pot"], view["hand"], variant))
        found.append(saying("odds-pot", pot=view["pot"], value=value))
        if view["army"][view["active"]] < view["threshold"]:
            found.append(_reach(view, view["pot"], view["hand"]))
    if view["phase"] == Phase.REACT:
        for action in match.legal(seat):
            if match.game.verbs.verb(action).name != "take":
                continue
            told = match.game.details(match.state, seat, action)
            worth, left = int(told["soldiers"]), int(told["left"])
            ends = exact.next_roll(left, view["variant"]).ends_series
            odd = Odd("farkle", ends, "DF-68", action, of={"dice": left})
            value = round(programme.value(view["pot"] + worth, left, variant))
            dice = " ".join(match.text(action).split()[1])
            found.append(saying("odds-take", {"chance": odd}, dice=dice, value=value))
    return found


def _battling(view: dict[str, Any]) -> list[Saying]:
    dice = view["hand"]
    slain = _slain(view, view["health"] - view["damage"], dice)
    chances = exact.next_roll(dice, view["variant"])
    told = {
        "chance": Odd("farkle", chances.ends_battle, "DF-102", of={"dice": dice}),
        "wound": Odd("wound", 1 - exact.event_chance(Event.BLANK), "DF-96"),
    }
    return [
        saying("odds-slay", {"chance": Odd("slain", slain, "DF-92")}),
        saying("odds-loss", told, count=dice, value=round(float(chances.expected))),
    ]


def _fighting(view: dict[str, Any]) -> list[Saying]:
    who = view["roller"]
    bonus = [
        BRUNNA_BONUS if view["companion"][p] == Companion.BRUNNA else SKIRMISH_BONUS
        for p in (view["active"], view["target"])
    ]
    armies = exact.Armies(view["army"][view["active"]], view["army"][view["target"]], *bonus)
    if who == view["active"]:
        found = [_next_roll(view)]
        if view["rolled"]:
            stop = exact.defence(view["pot"], armies, view["variant"]).odds()
            told = _result(who, stop.attacker_wins, stop.tie)
            found.append(
                saying("odds-attack", told, seat=lambda texts: texts.seat(who), value=view["pot"])
            )
        return found
    held = exact.defence(view["attack"], armies, view["variant"]).odds(view["pot"], view["hand"])
    told = _result(who, held.defender_wins, held.tie)
    stand = saying("odds-defence", told, seat=lambda texts: texts.seat(who), attack=view["attack"])
    return [_next_roll(view), stand]


def _result(seat: int, wins: float, tie: float) -> dict[str, Odd]:
    return {
        "wins": Odd("skirmish_won", wins, "DF-81", of={"seat": seat + 1}),
        "ties": Odd("skirmish_drawn", tie, "DF-86"),
    }
