"""What a position must fulfil, what options go together, and what a choice would bring."""

from __future__ import annotations

from collections.abc import Mapping

from lindwurm.games.dragonquest.actions import NAMED, SETS, Act
from lindwurm.games.dragonquest.data import (
    CHAMBER,
    COLUMN,
    DRAGONS_TO_WAKE,
    EXIT,
    FIELDS,
    ITEM_AT_ONCE,
    ITEM_COST,
    ITEM_LIMIT,
    ITEMS,
    MOVE_DICE,
    NOWHERE,
    ORTHO,
    PLACES,
    POTION,
    PRINTED_TREASURES,
    PROTECTED,
    ROW,
    ROW_BOXES,
    SKIP_MARKERS,
    TREASURE_DICE,
    TREASURES,
    Danger,
    Face,
    Item,
)
from lindwurm.games.dragonquest.rules.common import (
    active_row,
    adjacent,
    called,
    living_in_chamber,
)
from lindwurm.games.dragonquest.rules.demon import king_distance
from lindwurm.games.dragonquest.rules.ways import distance, goal_of
from lindwurm.games.dragonquest.state import (
    ROWS,
    SEATS,
    At,
    Cause,
    DragonQuest,
    Fate,
    Mark,
    Phase,
    Reminder,
    RowState,
)


def options_problem(seats: int, options: Mapping[str, str]) -> str | None:
    """Say which options do not go together, in one sentence."""
    first = options["start_player"]
    if first != "random" and int(first) > seats:
        return f"start_player={first} does not sit at a table of {seats}"
    if options["house_treasures"] == "h1_h2" and options["h1_name"] == options["h2_name"]:
        return "two house treasures cannot have the same name"
    for seat in range(seats, SEATS):
        if options[f"easy_start_{seat + 1}"] == "on":
            return f"easy_start_{seat + 1} is for a seat that a table of {seats} does not have"
    if options["solo_walls"] == "self" and seats > 1:
        return "solo_walls=self is for one player; otherwise the Neighbour blocks"
    return None


def problem(s: DragonQuest) -> str | None:
    """Say what cannot be true of a position, in one sentence, or None."""
    return (
        _problem_of_turn(s)
        or _problem_of_supply(s)
        or _problem_of_common_dice(s)
        or next((p for hero in range(s.seats) if (p := _problem_of_sheet(s, hero))), None)
        or next((p for hero in range(s.seats) if (p := _problem_of_map(s, hero))), None)
    )


def _problem_of_turn(s: DragonQuest) -> str | None:
    if s.phase not in range(Phase.BEGIN):
        return f"phase {s.phase} is not one in which somebody decides"
    for name in ("active", "first", "neighbour", "asked"):
        if not 0 <= getattr(s, name) < s.seats:
            return f"{name} is {getattr(s, name)}, which is no seat at a table of {s.seats}"
    if s.neighbour != (s.active + s.seats - 1) % s.seats:
        return f"seat {s.neighbour + 1} does not sit to the right of seat {s.active + 1}"
    inside = [p for p in range(s.seats) if s.fate[p] == Fate.INSIDE]
    if (s.phase == Phase.OVER) != (not inside):
        return "the game is over exactly when no hero is left in the castle"
    if s.phase not in (Phase.OVER, Phase.FLEE) and s.active not in inside:
        return f"seat {s.active + 1} has the turn but is not in the castle"
    if s.phase == Phase.WALL and s.inside:
        return "a turn that began in the chamber has no wall step"
    if s.phase == Phase.MOVE and not 0 < s.steps <= MOVE_DICE:
        return f"the hero has {s.steps} steps left"
    if s.phase == Phase.TRAP and not Danger.ARROWS <= s.foe <= Danger.MIST:
        return "a hero is asked about a trap, but there is none"
    if s.phase == Phase.DEMON and not s.demon[s.active]:
        return "the demon of a hero who never woke it is to move"
    if any(not 0 <= face < len(Face) for face in s.dice):
        return f"the movement dice show {s.dice}"
    return None


def _problem_of_supply(s: DragonQuest) -> str | None:
    for item, at in enumerate(s.item_at):
        if at not in (At.SUPPLY, At.GONE) and not At.HAND <= at < At.HAND + s.seats:
            return f"the item {ITEMS[item]!r} is at {at}, which is no place"
        if ITEM_AT_ONCE[item] and At.HAND <= at < At.HAND + s.seats:
            return f"{ITEMS[item]!r} works at once and cannot be held"
    taken = sum(at != At.SUPPLY for at in s.item_at)
    if taken != sum(s.bought):
        return f"{taken} items have left the supply, but {sum(s.bought)} were bought"
    for tile, at in enumerate(s.treasure_at):
        if at == At.BOXED and tile >= PRINTED_TREASURES:
            continue
        if at != At.SUPPLY and not At.HAND <= at < At.HAND + s.seats:
            return f"the treasure {TREASURES[tile]!r} is at {at}, which is no place"
    return None


def _problem_of_common_dice(s: DragonQuest) -> str | None:
    limit = TREASURE_DICE if s.phase == Phase.FLEE else DRAGONS_TO_WAKE - 1
    if not 0 <= s.aside <= limit:
        return f"{s.aside} treasure dice lie aside"
    if s.aside and living_in_chamber(s) == 0:
        return f"{s.aside} treasure dice lie aside, but nobody is in the chamber"
    if sum(skip == Reminder.TILE for skip in s.skip) > SKIP_MARKERS:
        return f"there are only {SKIP_MARKERS} skip markers"
    return None


def _problem_of_sheet(s: DragonQuest, hero: int) -> str | None:
    who = f"seat {hero + 1}"
    if (s.fate[hero] == Fate.DEAD) != (s.cause[hero] != Cause.NONE):
        return f"{who} is dead without a cause, or the reverse"
    low = 0 if s.fate[hero] == Fate.DEAD else 1
    if not low <= s.lp[hero] <= s.life_points + POTION:
        return f"{who} has {s.lp[hero]} life points"
    extra = s.last_sun[hero] - s.sun_boxes
    if extra not in (0, 1) or (extra and s.item_at[Item.AMULET] != At.GONE):
        return f"{who} has {s.last_sun[hero]} sun boxes"
    if not 0 <= s.sun[hero] <= s.last_sun[hero]:
        return f"{who} has crossed {s.sun[hero]} of {s.last_sun[hero]} sun boxes"
    rows = s.row[hero]
    if any(state == RowState.OPEN for state in rows[: active_row(s, hero)]):
        return f"{who} has an open row above a closed one"
    if any(not 0 <= ep <= ROW_BOXES for ep in s.ep[hero]):
        return f"{who} has rows with {s.ep[hero]} EP"
    if any(s.ep[hero][row] for row in range(active_row(s, hero) + 1, ROWS)):
        return f"{who} has EP below the active row"
    if rows.count(RowState.BOUGHT) != s.bought[hero] or s.bought[hero] > ITEM_LIMIT:
        return f"{who} bought {s.bought[hero]} items with {rows.count(RowState.BOUGHT)} rows"
    for row in range(ROWS):
        if rows[row] == RowState.BOUGHT and s.ep[hero][row] < min(ITEM_COST):
            return f"{who} bought something with {s.ep[hero][row]} EP"
        if rows[row] == RowState.WOKE and s.ep[hero][row] != ROW_BOXES:
            return f"{who} woke a danger with {s.ep[hero][row]} EP"
    for name, row in (("spider", 0), ("demon", 1)):
        if (getattr(s, name)[hero] != Reminder.NONE) != (rows[row] == RowState.WOKE):
            return f"{who} met the {name} without waking it, or the reverse"
    if any(not 0 <= times <= 2 for times in s.trap[hero]):
        return f"{who} has trap boxes {s.trap[hero]}"
    if min(s.fifties[hero], s.hundreds[hero]) < 0:
        return f"{who} has fewer than no coins"
    return None


def _problem_of_map(s: DragonQuest, hero: int) -> str | None:
    who = f"seat {hero + 1}"
    trail = s.trail[hero][: s.trail_length[hero]]
    if not trail or s.at[hero] != trail[-1] or any(s.trail[hero][len(trail) :]):
        return f"{who} does not stand at the end of its trail"
    visited = [p for p in range(FIELDS) if s.mark[hero][p] & Mark.VISITED]
    if sorted(p for p in trail if p != CHAMBER) != visited:
        return f"{who} has visited other fields than its trail leads over, or one of them twice"
    if s.mark[hero][CHAMBER]:
        return f"{who} has a mark on the chamber"
    if bool(s.been[hero]) != (CHAMBER in trail):
        return f"{who} has been in the chamber without a trail there, or the reverse"
    outs = [trail[i + 1] for i in range(len(trail) - 1) if trail[i] == CHAMBER]
    if s.left_by[hero] != (outs[-1] if outs else NOWHERE) or bool(s.left[hero]) != bool(outs):
        return f"{who} left the chamber by another field than the trail says"
    if EXIT in trail and not s.been[hero]:
        return f"{who} reached the exit without having been in the chamber"
    blocked = [p for p in range(FIELDS) if s.mark[hero][p] & Mark.BLOCKED]
    for field in blocked:
        near = [p for p in ORTHO[field] if p in blocked]
        if PROTECTED[field]:
            return f"{who} has a wall on {PLACES[field]}, where none may be"
        if len(near) > 1:
            return f"{who} has more than two walls together at {PLACES[field]}"
    crossed = any(marks & Mark.DEMON for marks in s.mark[hero])
    at = s.demon_at[hero]
    if s.demon[hero] == Reminder.NONE:
        return f"{who} has a demon that sleeps and walks" if crossed or at != NOWHERE else None
    if not 0 <= at < FIELDS or not s.mark[hero][at] & Mark.DEMON:
        return f"{who} has a demon that is nowhere"
    return None


def details(s: DragonQuest, seat: int, action: int) -> Mapping[str, int | str]:
    """Tell what an action would bring, for its label, or what is missing, for its refusal."""
    verb, indexes = Act.VERBS.split(action)
    hero = s.active
    if verb.name == "take":
        tile = indexes[0]
        name = NAMED[called(s, tile)]
        return {
            "stars": s.stars[tile],
            "gold": s.value[tile],
            "starlight": s.starlight,
            "treasure": name,
        }
    if verb.name == "buy":
        cost, row = ITEM_COST[indexes[0]], active_row(s, hero)
        ep = s.ep[hero][row] if row < ROWS else 0
        return {"cost": cost, "ep": ep, "lack": cost - ep}
    if verb.name == "reroll":
        dice = SETS[indexes[0]]
        return {"count": len(dice), "dice": ", ".join(dice)}
    if verb.name == "step" and s.phase == Phase.MOVE:
        return _how_far(s, hero, indexes[0])
    if verb.name == "stop":
        return {"steps": s.steps}
    if verb.name == "demon" and s.demon_at[hero] != NOWHERE:
        here, there = s.demon_at[hero], indexes[0]
        apart = max(abs(COLUMN[there] - COLUMN[here]), abs(ROW[there] - ROW[here]))
        now, then = king_distance(s, hero, here), king_distance(s, hero, there)
        return {"apart": apart, "now": now, "then": then}
    return {}


def _how_far(s: DragonQuest, hero: int, place: int) -> Mapping[str, int | str]:
    """Tell the steps that a hero has, those to a place that is not beside him, and to his goal."""
    if adjacent(s.at[hero], place, False) and place != EXIT:
        return {"steps": s.steps}
    far = 0 if place == s.at[hero] else max(0, distance(s, hero, place, NOWHERE))
    goal = max(0, distance(s, hero, goal_of(s, hero), NOWHERE))
    return {"steps": s.steps, "far": far, "goal": goal}
