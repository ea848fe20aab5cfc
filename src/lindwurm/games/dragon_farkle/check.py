"""What a position must fulfil, what options go together, and what a choice would bring."""

from __future__ import annotations

from collections.abc import Mapping

from lindwurm.games.dragon_farkle.actions import Act
from lindwurm.games.dragon_farkle.data import (
    BRUNNA_BONUS,
    COMBO_ID,
    DEFENDER_SET,
    FULL_SET,
    ID_OF,
    ITEMS,
    SIZE,
    SKIRMISH_BONUS,
    VALUE,
    Companion,
    Event,
    Item,
)
from lindwurm.games.dragon_farkle.rules import build_piles
from lindwurm.games.dragon_farkle.rules.common import SOLDIER, is_farkle
from lindwurm.games.dragon_farkle.rules.turn import above_limit
from lindwurm.games.dragon_farkle.state import KINDS, Action, DragonFarkle, Phase

_ACTIONS_OF: dict[Phase, tuple[Action, ...]] = {
    Phase.TARGET: (Action.SKIRMISH,),
    Phase.SMOKE: (Action.SKIRMISH,),
    Phase.LOSER: (Action.SKIRMISH,),
    Phase.BANK: (Action.RECRUIT,),
    Phase.REWARD: (Action.RECRUIT, Action.SKIRMISH),
}
"""The actions in which a phase occurs, where not all three."""


def options_problem(seats: int, options: Mapping[str, str]) -> str | None:
    """Say which options do not go together, in one sentence."""
    if options["table"] == "patch" and options["six_of_a_kind"] != "3000":
        return "six_of_a_kind can be changed only with table=dragon (patch pays 3000)"
    first = options["first_player"]
    if first.isdigit() and int(first) > seats:
        return f"first_player={first} does not sit at a table of {seats}"
    last = options["last_place"]
    if last.isdigit() and int(last[-1]) > seats:
        return f"last_place={last} do not all sit at a table of {seats}"
    return None


def problem(s: DragonFarkle) -> str | None:
    """Say what cannot be true of a position, in one sentence, or None."""
    return (
        _problem_of_people(s)
        or _problem_of_items(s)
        or _problem_of_companions(s)
        or _problem_of_roll(s)
        or _problem_of_moment(s)
    )


def _problem_of_people(s: DragonFarkle) -> str | None:
    if s.phase not in (*range(Phase.BEGIN),):
        return f"phase {s.phase} is not one in which somebody decides"
    for name in ("active", "first", "target", "roller", "asked"):
        if not 0 <= getattr(s, name) < s.seats:
            return f"{name} is {getattr(s, name)}, which is no seat at a table of {s.seats}"
    for seat, army in enumerate(s.army):
        if army < 0 or army % SOLDIER:
            return f"the army of seat {seat + 1} is {army}, not a multiple of {SOLDIER}"
        if army == 0 and s.in_keep[seat]:
            return f"seat {seat + 1} is in the Keep without an army"
        if seat >= s.seats and (army or s.item_count[seat] or s.companion[seat]):
            return f"seat {seat + 1} owns something, but nobody sits there"
    if not 0 <= s.damage <= s.health or (s.damage == s.health and s.phase != Phase.OVER):
        return f"the dragon has {s.damage} of {s.health} damage"
    if s.action == Action.BATTLE and s.phase not in (Phase.CHOOSE, Phase.OVER, Phase.LIMIT):
        if not s.in_keep[s.active]:
            return "a battle is on, but the active player is not in the Keep"
    return None


def _problem_of_items(s: DragonFarkle) -> str | None:
    for seat in range(s.seats):
        if sum(s.items[seat]) != s.item_count[seat]:
            return f"seat {seat + 1} holds {sum(s.items[seat])} items, not {s.item_count[seat]}"
        if sum(s.drawn[seat]) != s.drawn_count[seat]:
            return f"seat {seat + 1} drew {sum(s.drawn[seat])} items, not {s.drawn_count[seat]}"
    if sum(s.item_pile) != s.item_pile_count:
        return f"the item pile has {sum(s.item_pile)} cards, not {s.item_pile_count}"
    box = _box(s)
    for kind in range(KINDS):
        places = [s.item_pile, s.item_discard, *s.items, *s.drawn]
        count = sum(place[kind] for place in places)
        count += sum(s.bag_open) if kind == Item.BAG else 0
        if count != box.item_pile[kind] or min(place[kind] for place in places) < 0:
            return f"there are {count} cards {ITEMS[kind]!r}, not {box.item_pile[kind]}"
    return None


def _problem_of_companions(s: DragonFarkle) -> str | None:
    box = _box(s)
    for seat, companion in enumerate(s.companion):
        if not 0 <= companion < len(Companion):
            return f"seat {seat + 1} has a companion {companion} that does not exist"
    for who in Companion:
        if who == Companion.NONE:
            continue
        places = (s.companion_pile[who], s.companion_discard[who], s.companion.count(who))
        count = sum(places)
        if count != box.companion_pile[who] or min(places) < 0:
            return f"there are {max(places)} cards of companion {who.name.lower()!r}"
    return None


def _problem_of_roll(s: DragonFarkle) -> str | None:
    if not 0 <= s.event < len(Event):
        return f"the event die has no face {s.event}"
    dice = tuple(sorted(face for face in s.dice if face))
    if dice not in ID_OF or ID_OF[dice] != s.roll:
        return f"the dice show {dice}, but the roll is number {s.roll}"
    if s.phase in (Phase.READY, Phase.INTERRUPT, Phase.REACT):
        attacking = s.roller == s.active
        full = FULL_SET if attacking else DEFENDER_SET
        if s.full != full or not 1 <= s.hand <= full:
            return f"{s.hand} dice of {s.full} are in hand, where a full set is {full}"
        if s.phase == Phase.READY and dice:
            return "dice lie on the table, but the roll is still to come"
        if s.phase != Phase.READY and len(dice) != s.hand:
            return f"{len(dice)} dice were rolled with {s.hand} in hand"
    if s.pot < 0 or s.pot % SOLDIER or s.attack < 0 or s.attack % SOLDIER:
        return f"pot {s.pot} or attack value {s.attack} is not a multiple of {SOLDIER}"
    return None


def _problem_of_moment(s: DragonFarkle) -> str | None:
    """Say what does not fit together in phase, action and the seats that take part."""
    phase = Phase(s.phase).name.lower()
    if s.phase in (Phase.OVER, Phase.CHOOSE):
        return None
    if s.phase == Phase.LIMIT:
        held = s.item_count[s.asked] + s.drawn_count[s.asked]
        if not above_limit(s, s.asked):
            return f"seat {s.asked + 1} is asked to give up items, but may keep all {held}"
        return None
    wanted = _ACTIONS_OF.get(Phase(s.phase), (Action.RECRUIT, Action.SKIRMISH, Action.BATTLE))
    if s.action not in wanted:
        return f"phase {phase} does not occur with action {Action(s.action).name.lower()}"
    if s.action != Action.BATTLE and s.in_keep[s.active]:
        return f"seat {s.active + 1} is in the Keep, but out for another action"
    if s.action == Action.SKIRMISH and s.phase != Phase.TARGET:
        if s.target == s.active or s.in_keep[s.target]:
            return f"seat {s.target + 1} cannot be attacked"
    if s.phase in (Phase.READY, Phase.INTERRUPT, Phase.REACT, Phase.REWARD):
        sides = (s.active, s.target) if s.action == Action.SKIRMISH else (s.active,)
        if s.roller not in sides:
            return f"seat {s.roller + 1} rolls, but takes no part"
    if s.phase == Phase.INTERRUPT and s.asked == s.roller:
        return "nobody interrupts an own roll"
    return _problem_of_reckoning(s)


def _problem_of_reckoning(s: DragonFarkle) -> str | None:
    if s.phase == Phase.REWARD:
        if s.event != Event.RALLY or s.taken <= 0 or s.companion[s.roller] == Companion.GRIZZLE:
            return "there is no rally to choose a reward for"
    if s.phase == Phase.BANK and s.pot < SOLDIER:
        return "there is nothing to bank"
    if s.phase == Phase.LOSER:
        loser = s.target if s.attack > s.pot else s.active
        due = min(abs(s.attack - s.pot), s.army[loser])
        if s.attack == s.pot or s.asked != loser or s.handover != due or due == 0:
            return f"seat {s.asked + 1} does not owe {s.handover} soldiers"
    return None


def _box(s: DragonFarkle) -> DragonFarkle:
    """Return a table with all cards that belong to these options still in the piles."""
    box = DragonFarkle()
    box.seats, box.cards, box.interrupts = s.seats, s.cards, s.interrupts
    build_piles(box)
    return box


def details(s: DragonFarkle, seat: int, action: int) -> dict[str, int | str]:
    """Return what an action's label should tell: soldiers, dice left, what a skirmish pays."""
    verb, indexes = Act.VERBS.split(action)
    if verb.name == "take":
        dice = COMBO_ID[indexes[0]]
        left = s.hand - int(SIZE[dice])
        worth = max(0, int(VALUE[s.variant, dice]))
        return {"soldiers": worth, "left": left if left > 0 else s.full}
    if verb.name == "accept":
        return {"what": _accepted(s)}
    if verb.name in ("double", "item"):
        return {"soldiers": s.taken * 2 if verb.name == "double" else s.taken}
    if verb.name in ("roll", "stop", "done"):
        return {"count": s.hand, "soldiers": s.pot}
    if verb.name == "target":
        brunna = s.companion[seat] == Companion.BRUNNA
        army = s.army[indexes[0]]
        return {"army": army, "bonus": BRUNNA_BONUS if brunna else SKIRMISH_BONUS}
    return {}


def _accepted(s: DragonFarkle) -> str:
    """Say what `accept` would accept now."""
    if s.phase == Phase.SMOKE:
        return "attack"
    if s.phase == Phase.LOSER:
        return "defeat"
    return "farkle" if s.phase == Phase.REACT and is_farkle(s) else "roll"
