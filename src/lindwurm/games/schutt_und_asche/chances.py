"""What the exact odds say about the running decision. Only what a seat sees is used."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from lindwurm.games.schutt_und_asche import odds as exact
from lindwurm.games.schutt_und_asche.data import (
    BATTLE,
    CITY_MIX,
    RED,
    ROUND_TILES,
    SLOTS,
    TILES,
    Card,
    Tile,
)
from lindwurm.games.schutt_und_asche.state import Phase
from lindwurm.kernel.odds import Odd, Saying, saying

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lindwurm.kernel.match import Match


MOST_POWER = 4
"""More than a fight can use up: what lies beyond changes nothing worth counting."""


def fight(view: dict[str, Any], power: int) -> dict[str, Any]:
    """Return the running fight as fields of `odds.Fight`."""
    open_cards, left = view["open"], view["deck_left"]
    return {
        "knights": open_cards[Card.KNIGHT],
        "dragons": open_cards[Card.DRAGON],
        "swords": open_cards[Card.SWORD],
        "shields": open_cards[Card.SHIELD],
        "gone": tuple(BATTLE[c] - left[c] - open_cards[c] for c in Card),
        "power": power,
        "sword": bool(view["use_sword"]),
        "shield": bool(view["use_shield"]),
    }


def at_hand(view: dict[str, Any], owner: int) -> int:
    """Return the power that a seat can spend in a fight."""
    return min(MOST_POWER, int(view["power"][owner]) + int(view["treasure"][owner]))


def _choices(view: dict[str, Any]) -> dict[str, exact.Outlook]:
    """Return the outlook of each choice of a fight step."""
    if view["phase"] not in (Phase.DRAW, Phase.FIGHT):
        return {}
    power = at_hand(view, view["owner"][view["field_of"]])
    if view["phase"] == Phase.DRAW:
        on = exact.outlook("balanced", **fight(view, power))
        return {"accept": exact.DRAW, "fight_on": on}
    found = {"reveal": exact.turn_up("balanced", **fight(view, power))}
    if view["open"][Card.DRAGON] == 2 and power:
        spent = fight(view, power - 1)
        gone = list(spent["gone"])
        gone[Card.DRAGON] += 2
        spent |= {"dragons": 0, "gone": tuple(gone)}
        found["spend_power"] = found["spend_treasure"] = exact.outlook("balanced", **spent)
    return found


def risk(match: Match, seat: int, action: int) -> Saying | None:
    """Say beside a choice of a fight how likely it wins."""
    outlook = _choices(match.view(seat)).get(match.game.verbs.verb(action).name)
    if outlook is None:
        return None
    return saying("table-chance-win", {"chance": Odd("win", outlook.win, "SA-134", action)})


def risks(match: Match, seat: int) -> list[Odd]:
    """Return how likely each choice of a fight wins, draws and loses."""
    actions = {match.game.verbs.verb(a).name: a for a in match.legal(seat)}
    found: list[Odd] = []
    if {"reveal", "fight_on"} & actions.keys():
        for verb, outlook in _choices(match.view(seat)).items():
            if verb in actions:
                found += _outlook(actions[verb], outlook).odds
    return found


def odds(match: Match, seat: int) -> list[Saying]:
    """Tell the chances of the fight, of an offering, or of an unknown tile."""
    view = match.view(seat)
    found = []
    actions = {match.game.verbs.verb(a).name: a for a in match.legal(seat)}
    for verb, outlook in _choices(view).items():
        if verb in actions:
            found.append(_outlook(actions[verb], outlook))
    if view["phase"] in (Phase.CALL, Phase.OFFER):
        slots = range(len(SLOTS)) if view["phase"] == Phase.CALL else [view["called"]]
        for slot in slots:
            if not view["revealed"][slot]:
                found += _tile_odds(view, slot)
    if view["phase"] == Phase.BUY:
        mix = CITY_MIX[view["coop"]]
        tiles = {
            TILES[t]: Odd(
                "unknown_tile", Fraction(int(mix[t]), sum(mix)), "SA-21", of={"tile": TILES[t]}
            )
            for t in (Tile.POWER, Tile.SWORD, Tile.SHIELD, Tile.ATTACK, Tile.KNIGHT)
        }
        found.append(saying("table-tile-chances", tiles))
    return found


def _outlook(action: int, outlook: exact.Outlook) -> Saying:
    told = {
        "win": Odd("win", outlook.win, "SA-134", action),
        "draw": Odd("draw", outlook.draw, "SA-136", action),
        "loss": Odd("loss", outlook.loss, "SA-133", action),
    }
    return saying("table-odds", told, choice=lambda texts: texts.action(action))


def _tile_odds(view: dict[str, Any], slot: int) -> list[Saying]:
    values = possible(view, slot)
    found = []
    for gold in range(min(values), max(values) + 1):
        chance, attacks = exact.offering(tuple(values), gold)
        found.append(
            saying(
                "table-tile-odds",
                {
                    "chance": Odd(
                        "offering", chance, "SA-94", of={"path": SLOTS[slot], "gold": gold}
                    )
                },
                path=lambda texts: str(texts.argument("path", slot)).capitalize(),
                gold=gold,
                attacks=round(float(attacks), 1),
            )
        )
    return found


def possible(view: dict[str, Any], slot: int) -> list[int]:
    """Return the values that a tile can have, for all the seat knows."""
    if view["tile"][slot] is not None:
        return [view["tile"][slot]]
    in_play = ROUND_TILES[min(view["round_number"], len(ROUND_TILES)) - 1]
    open_values = [v for v in view["tile"] if v is not None]
    return [v for v in in_play if RED[v] == view["red"][slot] and v not in open_values]


def wins(match: Match, seat: int, returns: Sequence[float]) -> float | None:
    """Return the chance to win; None where all win together, and only points tell more or less.

    Ashes cost everybody 1 (SA-311): what all returns are short of one win tells how likely they
    are, and what is left of one's own is the chance to win.
    """
    if match.view(seat)["coop"]:
        return None
    ashes = (1 - sum(returns)) / (1 + len(returns))
    return min(1.0, max(0.0, returns[seat] + ashes))
