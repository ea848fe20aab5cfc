"""What the exact odds say about the running decision. Only what a seat sees is used.

Of a roll it tells how the dice fall, before any card. Of a battle, and of reaching the Keep, it
counts what its player may use: the companion, and the items of the seat that asks. What is left out
makes a chance inexact: cards of others that may meddle, a Magpie Ring's booty, items that the
programmes for recruiting do not know, cards in a skirmish. The last line says so. If nothing but
others' cards can spoil it, a chance is right unless somebody holds such a card, and how likely that
is says how far off it can be; of the rest nothing can be said.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from math import comb
from typing import TYPE_CHECKING, Any

from lindwurm.games.dragon_farkle import odds as exact
from lindwurm.games.dragon_farkle.data import (
    BRUNNA_BONUS,
    COMPANIONS,
    DRAGON_HEALTH,
    FULL_SET,
    ITEM_COPIES,
    KEEP_THRESHOLD,
    MAP_REBATE,
    SKIRMISH_BONUS,
    Companion,
    Event,
    Item,
)
from lindwurm.games.dragon_farkle.exact import HELPERS, ONCE
from lindwurm.games.dragon_farkle.state import Action, Phase
from lindwurm.kernel.odds import Odd, Saying, saying, within

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match

View = dict[str, Any]

FOR_ROLLS = (Item.HORSESHOE, Item.LOADED_DIE, Item.WAR_HORN, Item.CHEESE, Item.MAGPIE_RING)
"""Items that help in a recruitment in ways that its programmes do not know."""
IN_A_FRAY = (Companion.ASHBY, Companion.PIP, Companion.MIRABEL, Companion.QUENTIN)
"""Companions that change a skirmish in ways that its programme does not know."""


def shown(match: Match) -> bool:
    """Return whether this table plays with odds (option `show_odds`)."""
    options = match.game.option_texts(match.option_codes)
    return options.get("show_odds", "on") == "on"


def risk(match: Match, seat: int, action: int) -> Saying | None:
    """Say beside a choice how likely it ends in a farkle, or slays the dragon."""
    return _risk(match, match.view(seat), seat, action) if shown(match) else None


_ARMIES = ("active", "army", "companion", "companion_used", "health", "damage", "seats")
_CARDS = ("items", "drawn", "item_count", "item_discard", "interrupts", "stolen_seen")
_ROLL = ("phase", "action", "variant", "hand", "loaded", "roll", "event")
LOOKED_AT = frozenset((*_ARMIES, *_CARDS, *_ROLL))
"""What risks come from: what lies open, and the seat's own items."""


def risks(match: Match, seat: int) -> list[Odd]:
    """Return the chances that stand beside the choices, and in a battle the one to win it."""
    if not shown(match):
        return []
    view = match.state.glimpse(seat, LOOKED_AT)
    found: list[Odd] = []
    for action in match.legal(seat):
        if told := _risk(match, view, seat, action):
            found += told.odds
    return [*found, *_answers(match, view, seat)]


def _answers(match: Match, view: View, seat: int) -> list[Odd]:
    """Return the chance to slay: the best there is, then beside each choice in a battle."""
    if view["action"] != Action.BATTLE or view["phase"] not in (Phase.READY, Phase.REACT):
        return []
    missing, active = view["health"] - view["damage"], view["active"]
    battle = exact.armed_battle(_arms(view, seat), missing, view["army"][active], view["variant"])
    if view["phase"] == Phase.READY:
        done = battle.before(missing, view["hand"], view["army"][active], bool(view["loaded"]))
    else:
        event = Event(view["event"])
        done = battle.answers(missing, view["army"][active], view["roll"], event)
    told = [
        (match.text(action), action) for action in match.legal(seat) if match.text(action) in done
    ]
    answers = [(max(done.values()), None), *((done[text], action) for text, action in told)]
    return [
        Odd("slain", chance, "DF-92", action, error=_battle_error(view, seat, chance))
        for chance, action in answers
    ]


def _risk(match: Match, view: View, seat: int, action: int) -> Saying | None:
    verb = match.game.verbs.verb(action).name
    if verb == "roll":
        chance = exact.next_roll(view["hand"], view["variant"], bool(view["loaded"]))
        battle = view["action"] == Action.BATTLE
        ends, rule = (chance.ends_battle, "DF-102") if battle else (chance.ends_series, "DF-68")
        odd = Odd("farkle", ends, rule, action, of={"dice": view["hand"]})
        return saying("odds-farkle", {"chance": odd})
    if verb == "take":
        left = match.game.details(match.state, seat, action)["left"]
        ends = exact.next_roll(int(left), view["variant"]).ends_series
        odd = Odd("farkle", ends, "DF-68", action, of={"dice": int(left)})
        return saying("odds-farkle-next", {"chance": odd})
    if verb == "battle":
        slain = _slain(view, seat, action)
        return saying("odds-hint-slay", {"chance": slain})
    return None


def odds(match: Match, seat: int) -> list[Saying]:
    """Tell what the numbers say about the running decision."""
    if not shown(match):
        return []
    view = match.view(seat)
    if view["phase"] == Phase.OVER:
        return []
    if view["phase"] == Phase.CHOOSE:
        found = _before_the_turn(view, seat)
    elif view["action"] == Action.RECRUIT:
        found = _recruiting(match, seat, view)
    elif view["action"] == Action.BATTLE:
        found = _battling(match, view, seat)
    elif view["action"] == Action.SKIRMISH and view["phase"] not in (Phase.TARGET, Phase.LOSER):
        found = _fighting(view, seat)
    else:
        found = []
    return [*found, saying("odds-cards")] if found else []


# == what is known of cards =======================================================================


def _held(view: View, seat: int, whose: int, item: Item) -> int:
    """Return how many such items somebody holds, as far as `seat` knows."""
    return int(view["items"][whose][item]) if seat == whose else 0


def _meddling(view: View, seat: int, roller: int, *items: Item) -> Fraction:
    """Return how likely, for all that `seat` knows, somebody may spoil a roll with such an item.

    Unseen items lie anywhere, each as likely: what others kept or played tells nothing.
    """
    others = [p for p in range(view["seats"]) if p != roller and view["item_count"][p]]
    if not view["interrupts"] or not others:
        return Fraction(0)
    if seat in others and any(view["items"][seat][item] for item in items):
        return Fraction(1)
    known = [view["stolen_seen"][seat][p] for p in range(view["seats"])]
    if any(known[p] >> item & 1 for p in others for item in items):
        return Fraction(1)
    unseen = [
        int(ITEM_COPIES[item])
        - view["item_discard"][item]
        - view["drawn"][seat][item]
        - view["items"][seat][item]
        - sum(mask >> item & 1 for mask in known)
        for item in Item
    ]
    held = sum(view["item_count"][p] - known[p].bit_count() for p in others if p != seat)
    harmless = sum(unseen) - sum(unseen[item] for item in items)
    return 1 - Fraction(comb(harmless, held), comb(sum(unseen), held))


def _steals(view: View, seat: int, whose: int) -> bool:
    """Return whether somebody may take an item that nobody can foretell (Magpie Ring)."""
    others = any(count for p, count in enumerate(view["item_count"]) if p != whose)
    return others and _held(view, seat, whose, Item.MAGPIE_RING) > 0


def _unknown(view: View, seat: int, whose: int) -> bool:
    """Return whether somebody holds items that `seat` cannot see."""
    return bool(seat != whose and view["item_count"][whose])


def _helper(view: View, helpers: Sequence[Companion]) -> Companion:
    """Return the active player's companion, if one of these and not used up."""
    who = Companion(view["companion"][view["active"]])
    used = view["companion_used"][view["active"]] and who in (*HELPERS[ONCE:], Companion.ULF)
    return who if who in helpers and not used else Companion.NONE


def _beside(message: str, who: Companion, odds: dict[str, Odd], **more: Any) -> Saying:
    name = f"companion-{COMPANIONS[who - 1]}"
    return saying(message, odds, companion=lambda texts: texts(name), **more)


def _arms(view: View, seat: int) -> exact.Arms:
    """Return what the active player may use in a battle, as far as `seat` knows."""
    active = view["active"]
    return exact.Arms(
        _helper(view, exact.ALLIES),
        arrow=_held(view, seat, active, Item.ARROW),
        cheese=_held(view, seat, active, Item.CHEESE),
        horseshoe=_held(view, seat, active, Item.HORSESHOE),
        loaded_die=_held(view, seat, active, Item.LOADED_DIE),
    )


def _battle_error(view: View, seat: int, chance: float) -> float:
    """Return how far off the chance of a battle can be, by cards that nobody can foretell."""
    active = view["active"]
    if _steals(view, seat, active) or _unknown(view, seat, active):
        return within(chance)
    return float(_meddling(view, seat, active, Item.CURSED_DIE)) * within(chance)


def _slain(view: View, seat: int, action: int | None = None) -> Odd:
    """Return the chance to slay in a new battle, if everything that helps is used well."""
    army = view["army"][view["active"]]
    arms, health = _arms(view, seat), view["health"]
    chance = exact.armed_value(arms, health, FULL_SET, army, view["variant"])
    return Odd("slain", chance, "DF-92", action, error=_battle_error(view, seat, chance))


def warm() -> None:
    """Count out the tables of the usual game; the largest takes a tenth of a second."""
    for dice in range(1, FULL_SET + 1):
        exact.next_roll(dice)
    for who in (Companion.NONE, *exact.ALLIES):
        exact.armed_value(exact.Arms(who), DRAGON_HEALTH, FULL_SET, KEEP_THRESHOLD)


# == by action ====================================================================================


def _before_the_turn(view: View, seat: int) -> list[Saying]:
    active = view["active"]
    who = _helper(view, HELPERS)
    if who == Companion.NONE:
        turn = exact.recruitment(view["variant"])
        off = _recruiting_error(view, seat, turn.farkle_chance)
        farkle = Odd("farkle", turn.farkle_chance, "DF-68", error=off)
        found = [saying("odds-turn", {"chance": farkle}, value=round(turn.turn_value))]
    else:
        value = round(exact.helped(who).turn_value(view["variant"]))
        found = [_beside("odds-turn-beside", who, {}, value=value)]
    army, need = view["army"][active], view["threshold"]
    if view["map_on"]:
        need -= MAP_REBATE
    if not view["in_keep"][active] and army < view["threshold"]:
        found.append(_reach(view, seat, 0, FULL_SET))
    if not view["in_keep"][active] and army < need:
        return found
    slain = _slain(view, seat)
    if _helper(view, exact.ALLIES) != Companion.NONE or _armed(view, seat):
        found.append(saying("odds-battle-beside", {"slain": slain}))
    else:
        out = exact.battle(view["health"], variant=view["variant"]).outcome(army)
        far = partial(_battle_error, view, seat)
        told = {
            "slain": slain,
            "farkle": Odd("farkle", out.farkle, "DF-102", error=far(out.farkle)),
            "lost": Odd("army_lost", out.destroyed, "DF-110", error=far(out.destroyed)),
        }
        found.append(saying("odds-battle", told))
    return found


def _armed(view: View, seat: int) -> bool:
    items = (Item.ARROW, Item.CHEESE, Item.HORSESHOE, Item.LOADED_DIE)
    return any(_held(view, seat, view["active"], item) for item in items)


def _recruiting_error(view: View, seat: int, chance: float) -> float:
    """Return how far off a chance can be, by cards that no programme knows."""
    active = view["active"]
    if _unknown(view, seat, active) or any(_held(view, seat, active, item) for item in FOR_ROLLS):
        return within(chance)
    return float(_meddling(view, seat, active, Item.CURSED_DIE, Item.WHISTLE)) * within(chance)


def _reach(view: View, seat: int, pot: int, dice: int) -> Saying:
    """Tell the chance to have enough for the Keep after this turn, beside companion and Posters."""
    active, threshold = view["active"], view["threshold"]
    missing = threshold - view["army"][active]
    who, posters = _helper(view, HELPERS), _held(view, seat, active, Item.POSTER)
    chance = exact.reach_beside(who, missing, pot, dice, view["variant"], posters)
    off = _recruiting_error(view, seat, chance)
    odd = Odd("keep_reached", chance, "DF-89", of={"soldiers": threshold}, error=off)
    return saying("odds-reach", {"chance": odd}, threshold=threshold)


def _next_roll(view: View) -> Saying:
    dice = view["hand"]
    chances = exact.next_roll(dice, view["variant"], bool(view["loaded"]))
    told = {
        "chance": Odd("farkle", chances.ends_series, "DF-68", of={"dice": dice}),
        "hot": Odd("hot_dice", chances.hot, "DF-46", of={"dice": dice}),
    }
    return saying("odds-next", told, count=dice, value=round(float(chances.expected)))


def _recruiting(match: Match, seat: int, view: View) -> list[Saying]:
    programme, variant = exact.helped(_helper(view, HELPERS)), view["variant"]
    found = []
    if view["phase"] == Phase.READY:
        found.append(_next_roll(view))
        if view["loaded"]:
            return found
        value = round(programme.roll_value(view["pot"], view["hand"], variant))
        found.append(saying("odds-pot", pot=view["pot"], value=value))
        if view["army"][view["active"]] < view["threshold"]:
            found.append(_reach(view, seat, view["pot"], view["hand"]))
    if view["phase"] == Phase.REACT:
        for action in match.legal(seat):
            if match.game.verbs.verb(action).name != "take":
                continue
            told = match.game.details(match.state, seat, action)
            worth, left = int(told["soldiers"]), int(told["left"])
            ends = exact.next_roll(left, view["variant"]).ends_series
            odd = Odd("farkle", ends, "DF-68", action, of={"dice": left})
            worth *= 2 if view["event"] == Event.RALLY else 1
            value = round(programme.value(view["pot"] + worth, left, variant))
            dice = " ".join(match.text(action).split()[1])
            found.append(saying("odds-take", {"chance": odd}, dice=dice, value=value))
    return found


def _battling(match: Match, view: View, seat: int) -> list[Saying]:
    best = _answers(match, view, seat)[:1]
    found = [saying("odds-slay", {"chance": slain}) for slain in best]
    if view["phase"] != Phase.READY:
        return found
    dice = view["hand"]
    chances = exact.next_roll(dice, view["variant"], bool(view["loaded"]))
    told = {
        "chance": Odd("farkle", chances.ends_battle, "DF-102", of={"dice": dice}),
        "wound": Odd("wound", 1 - exact.event_chance(Event.BLANK), "DF-96"),
    }
    lost = saying("odds-loss", told, count=dice, value=round(float(chances.expected)))
    return [*found, lost]


def _fighting(view: View, seat: int) -> list[Saying]:
    who = view["roller"]
    sides = view["active"], view["target"]
    bonus = [
        BRUNNA_BONUS if view["companion"][p] == Companion.BRUNNA else SKIRMISH_BONUS for p in sides
    ]
    armies = exact.Armies(view["army"][view["active"]], view["army"][view["target"]], *bonus)
    # Whoever holds a card, or travels with one of these, may do better than the dice alone.
    sure = not any(view["item_count"]) and not any(view["companion"][p] in IN_A_FRAY for p in sides)
    if view["phase"] != Phase.READY:
        return []
    if who == view["active"]:
        found = [_next_roll(view)]
        if view["rolled"] and not view["loaded"]:
            stop = exact.defence(view["pot"], armies, view["variant"]).odds()
            told = _result(who, stop.attacker_wins, stop.tie, sure)
            found.append(
                saying("odds-attack", told, seat=lambda texts: texts.seat(who), value=view["pot"])
            )
        return found
    if view["loaded"]:
        return [_next_roll(view)]
    held = exact.defence(view["attack"], armies, view["variant"]).odds(view["pot"], view["hand"])
    told = _result(who, held.defender_wins, held.tie, sure)
    stand = saying("odds-defence", told, seat=lambda texts: texts.seat(who), attack=view["attack"])
    return [_next_roll(view), stand]


def _result(seat: int, wins: float, tie: float, sure: bool) -> dict[str, Odd]:
    return {
        "wins": Odd(
            "skirmish_won", wins, "DF-81", of={"seat": seat + 1}, error=0 if sure else within(wins)
        ),
        "ties": Odd("skirmish_drawn", tie, "DF-86", error=0 if sure else within(tie)),
    }
