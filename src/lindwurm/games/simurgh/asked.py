"""What the table is told besides the choices.

What using something would take and bring, or why it cannot be used and how much is lacking; what
objectives would pay, limits, leftovers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, cast

from msgspec import Struct

from lindwurm.games.simurgh.actions import SPACE_NAMES
from lindwurm.games.simurgh.data import (
    ALTERNATIVES,
    BLIND_WEAPONS,
    CITY,
    COST,
    DISPLAY,
    DRAGON_IDS,
    FIELDS,
    FIRST_GOAL,
    FIRST_LEVEL,
    FIRST_PLACE,
    FIRST_TILE,
    GOAL_IDS,
    GOAL_SLOTS,
    LEVELS,
    MAX_LEVELS,
    PART,
    PARTS,
    PLAIN,
    RESOURCE_LIMIT,
    RIDER,
    SLOTS,
    SPACES,
    SPEARMAN,
    TILE_IDS,
    TILES,
    TOKENS,
    Unit,
)
from lindwurm.games.simurgh.rules.closing import token_count
from lindwurm.games.simurgh.rules.common import (
    ability_effect,
    available,
    full_tile,
    in_play,
    level_of,
    next_field,
    vassals_on_slot,
)
from lindwurm.games.simurgh.rules.scoring import counted, goal_points, leftover_points
from lindwurm.games.simurgh.state import IN_WILDERNESS, Phase, Simurgh, Zone
from lindwurm.kernel.reasons import Reason

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match

COUNTED = frozenset(("seats", "mode", "left_out", "tokens", "owner", "markers", "goal_slots"))
"""What a tally looks at: all of it lies open."""
KNOWN = COUNTED | {"goal_look"}
"""What the worth of objectives looked at depends on."""
PLACING = (Phase.HUB, Phase.VASSAL)
HELPED = (Phase.HUB, Phase.VASSAL, Phase.SCOUT, Phase.STATUE)
TAKING = (Phase.OPEN, Phase.SCOUT, Phase.FACE_UP)
VASSAL_NAMES = {SPEARMAN: "spearman", RIDER: "rider"}
FIELD_NAMES = ("left", "middle", "right")


class Rank(Struct):
    """What a seat has of what an objective counts, its place, and the points of it now."""

    count: int
    place: int
    points: int


class Prospect(Struct):
    """What using something would take and bring, or why it cannot be used now."""

    why: str
    """The text of the reason against it (`why-56`), or nothing."""
    rule: str
    lacking: dict[str, int]
    """How many tokens or points are missing, by the unit of the cost."""
    after: list[list[int]]
    """What the seat would hold afterwards, tokens by kind and then points, for each of the
    alternatives; what may be mixed is left out. Empty where it cannot be used."""
    leaves: bool
    """The tile would be full, or its track closed: it goes to the Chronicle."""


class Previews(Struct):
    """What the choices of the running decision lead to."""

    goals: list[Rank]
    """What the objectives looked at would be worth to this seat now."""
    prospects: dict[str, Prospect]
    """By what one would touch: a space (`smithy`, `W1b`), `advance W3`, `lay quarry`,
    `ability sunhoard left`, `take 1`, `blind`, a place for an objective (`O2`)."""
    marks: dict[str, int]
    """The field of each own dragon that the next marker would go to."""
    alone: list[str]
    """Plots whose tile goes to the Chronicle when the seat calls all of its vassals home."""


class Tally(Struct):
    """What everybody can count."""

    goals: list[list[Rank]]
    """Each slot's objective, by seat; empty where none lies."""
    worth: list[int]
    """What all of them would pay each seat now."""
    leftovers: list[int]
    """What the tokens left over would bring each seat at the end."""
    limit: int
    """Tokens that may be kept."""
    full: int
    """Vassals that make a tile full."""


# == previews =====================================================================================


def previews(match: Match, seat: int) -> Previews:
    """Return what the choices of `seat` lead to."""
    s = _state(match)
    known = Simurgh.of_view(s.glimpse(seat, KNOWN))
    found: dict[str, Prospect] = {}
    if s.phase in PLACING:
        found |= _spaces(match, seat)
    if s.phase == Phase.HUB:
        found |= _tiles(match, seat)
    if s.phase in HELPED:
        found |= _free(match, seat)
    if s.phase in TAKING:
        found |= _display(match, seat)
    if s.phase == Phase.STATUE:
        found |= _goal_slots(match, seat)
    return Previews(
        goals=[_rank(known, goal - 1, seat) if goal else Rank(0, 0, 0) for goal in known.goal_look],
        prospects=found,
        marks=_marks(s, seat) if s.phase == Phase.MARK else {},
        alone=[f"W{slot + 1}" for slot in range(SLOTS) if _alone(s, seat, slot)],
    )


def _state(match: Match) -> Simurgh:
    return cast("Simurgh", match.state)


def lacking(s: Simurgh, p: int, e: int) -> dict[str, int]:
    """Return how much of what an effect costs a player does not have (SI-056)."""
    cost, held = [int(n) for n in COST[e]], s.tokens[p]
    missing = {Unit(k): cost[k] - held[k] for k in range(TOKENS)}
    for either, one, other in ((Unit.F, Unit.V, Unit.M), (Unit.B, Unit.W, Unit.S)):
        spare = sum(max(0, held[k] - cost[k]) for k in (one, other))
        missing[either] = cost[either] - spare
    missing[Unit.PP] = cost[Unit.PP] - s.points[p]
    return {unit.name: int(n) for unit, n in missing.items() if n > 0 and cost[unit] > 0}


def _afterwards(s: Simurgh, p: int, e: int) -> list[list[int]]:
    """Return tokens and points after an effect, for each alternative; mixes are left out."""
    held = [int(s.tokens[p][k] - COST[e][k]) for k in range(TOKENS)]
    points = int(s.points[p] - COST[e][Unit.PP])
    found = []
    for alternative in range(ALTERNATIVES[e]):
        then = [*held, points]
        for k in range(PARTS[e][alternative]):
            unit, amount = int(PART[e][alternative][k][0]), int(PART[e][alternative][k][1])
            if unit < TOKENS:
                then[unit] += amount
            elif unit == Unit.PP:
                then[TOKENS] += amount
        found.append(then)
    return found


def _prospect(match: Match, seat: int, action: str, e: int, leaves: bool = False) -> Prospect:
    """Return what an action, whose effect is `e` (or -1: none), would bring; or why not."""
    number = match.game.why_not(match.state, seat, match.code(action))
    reason = Reason.of(match.game.prefix, number, match.game.digits) if number else None
    return Prospect(
        why=f"why-{reason.key}" if reason else "",
        rule=(reason.rule or "") if reason else "",
        lacking=lacking(_state(match), seat, e) if reason and e >= 0 else {},
        after=[] if reason or e < 0 else _afterwards(_state(match), seat, e),
        leaves=leaves and not reason,
    )


def _spaces(match: Match, seat: int) -> dict[str, Prospect]:
    """Every space on the table, for the vassal that may do most there."""
    s = _state(match)
    home = [v for v in (SPEARMAN, RIDER) if available(s, seat, v)]
    found = {}
    for space, e, fills in _on_table(s, seat):
        name = SPACE_NAMES[space]
        tries = [
            _prospect(match, seat, f"place {VASSAL_NAMES[v]} {name}", e, fills)
            for v in (home or [RIDER])
        ]
        found[name] = next((one for one in tries if not one.why), tries[-1])
    return found


def _on_table(s: Simurgh, seat: int) -> Iterator[tuple[int, int, bool]]:
    """Yield the spaces on the table with their effect, and whether one more fills the tile."""
    for c in range(CITY):
        yield c, c, False
    for slot in range(SLOTS):
        tile = s.wild[slot] - 1
        if tile >= PLAIN:
            yield CITY + SPACES * slot, FIRST_LEVEL + MAX_LEVELS * (tile - PLAIN), False
        elif tile >= 0:
            fills = vassals_on_slot(s, slot) + 1 >= full_tile(s)
            for i in range(SPACES):
                yield CITY + SPACES * slot + i, FIRST_TILE + SPACES * tile + i, fills


def _tiles(match: Match, seat: int) -> dict[str, Prospect]:
    """Every tile of the hand: whether it can be laid anywhere, else why not."""
    s = _state(match)
    slots = [slot for slot in range(SLOTS) if in_play(s, slot)]
    found = {}
    for tile in range(TILES):
        if s.zone[tile] == Zone.HAND + seat:
            name = f"lay {TILE_IDS[tile]}"
            tries = [_prospect(match, seat, f"{name} W{slot + 1}", -1) for slot in slots]
            free = [one for one, slot in zip(tries, slots, strict=True) if s.wild[slot] == 0]
            found[name] = next((one for one in tries if not one.why), (free or tries)[0])
    return found


def _free(match: Match, seat: int) -> dict[str, Prospect]:
    """The next step of every own rider under way, and all abilities of the own dragons."""
    s = _state(match)
    found = {}
    for slot in range(SLOTS):
        level = level_of(s, seat, slot)
        tile = s.wild[slot] - 1
        if tile >= PLAIN and level >= 0:
            last = int(LEVELS[tile - PLAIN]) - 1
            e = FIRST_LEVEL + MAX_LEVELS * (tile - PLAIN) + level + 1 if level < last else -1
            name = f"advance W{slot + 1}"
            found[name] = _prospect(match, seat, name, e, level + 1 == last)
    for dragon, name in enumerate(DRAGON_IDS):
        if s.owner[dragon] == seat + 1:
            for f in range(FIELDS):
                ability = f"ability {name} {FIELD_NAMES[f]}"
                found[ability] = _prospect(match, seat, ability, ability_effect(dragon, f))
    return found


def _display(match: Match, seat: int) -> dict[str, Prospect]:
    """The open tiles of the Scouts, which cost something at their Quarters only, and the stack."""
    priced = _state(match).phase == Phase.SCOUT
    found = {
        name: _prospect(match, seat, name, FIRST_PLACE + i if priced else -1)
        for i, name in enumerate(f"take {place + 1}" for place in range(DISPLAY))
    }
    blind = _prospect(match, seat, "blind", -1)
    weapons = _state(match).tokens[seat][Unit.A]
    if priced and weapons < BLIND_WEAPONS:
        blind.lacking = {Unit.A.name: int(BLIND_WEAPONS - weapons)}
    return found | {"blind": blind}


def _goal_slots(match: Match, seat: int) -> dict[str, Prospect]:
    """The places beside the Statue, for any of the objectives looked at."""
    looked = next((goal for goal in _state(match).goal_look if goal), 0)
    if not looked:
        return {}
    name = GOAL_IDS[looked - 1]
    return {
        f"O{i + 1}": _prospect(match, seat, f"objective {name} O{i + 1}", FIRST_GOAL + i)
        for i in range(GOAL_SLOTS)
    }


def _marks(s: Simurgh, seat: int) -> dict[str, int]:
    """The leftmost field of each own dragon that can take a marker (SI-167)."""
    fields = {
        name: next_field(s, dragon)
        for dragon, name in enumerate(DRAGON_IDS)
        if s.owner[dragon] == seat + 1
    }
    return {name: f for name, f in fields.items() if f >= 0}


def _alone(s: Simurgh, seat: int, slot: int) -> bool:
    """Return whether nobody but vassals of this seat stands on the tile there."""
    low = IN_WILDERNESS + MAX_LEVELS * slot
    own = sum(low <= at < low + MAX_LEVELS for at in s.at[seat])
    return bool(s.wild[slot] > 0 and 0 < own == vassals_on_slot(s, slot))


# == tally ========================================================================================


def _rank(s: Simurgh, goal: int, p: int) -> Rank:
    own = counted(s, goal, p)
    ahead = sum(counted(s, goal, q) > own for q in range(s.seats))
    return Rank(own, ahead + 1, goal_points(s, goal, p))


def tally(s: Simurgh, seat: int | None, options: Mapping[str, str]) -> Tally:
    """Return what all can count."""
    s = Simurgh.of_view(s.glimpse(seat, COUNTED))
    seats = range(s.seats)
    goals = [[_rank(s, goal - 1, p) for p in seats] if goal else [] for goal in s.goal_slots]
    return Tally(
        goals=goals,
        worth=[sum(ranks[p].points for ranks in goals if ranks) for p in seats],
        leftovers=[leftover_points(s.mode, token_count(s, p)) for p in seats],
        limit=int(RESOURCE_LIMIT[s.mode]),
        full=full_tile(s),
    )
