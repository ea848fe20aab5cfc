"""What a position must fulfil, and what options go together."""

from __future__ import annotations

from collections.abc import Mapping

from lindwurm.games.simurgh.actions import SPOT_NAMES
from lindwurm.games.simurgh.data import (
    BOXED,
    DRAGONS,
    FIRST_TILE,
    GOALS,
    LEVEL_SPACES,
    MAX_LEVELS,
    PLAIN,
    SLOT_PLAYERS,
    SLOTS,
    SPACE_KIND,
    SPACES,
    SPEARMEN,
    TILE_IDS,
    TILE_TYPE,
    TILES,
    VASSALS,
    SpaceKind,
    Type,
)
from lindwurm.games.simurgh.rules.common import full_tile, vassals_on_slot
from lindwurm.games.simurgh.rules.knowledge import zone_bit
from lindwurm.games.simurgh.state import (
    AVAILABLE,
    IN_CITY,
    IN_WILDERNESS,
    LOCATIONS,
    Mode,
    Phase,
    Simurgh,
    Zone,
)


def options_problem(seats: int, options: Mapping[str, str]) -> str | None:
    """Say which options do not go together, in one sentence."""
    first = options["first_player"]
    if first != "random" and int(first) > seats:
        return f"first_player={first} does not sit at a table of {seats}"
    return None


def problem(s: Simurgh) -> str | None:
    """Say what cannot be true of a position, in one sentence, or None."""
    return (
        _problem_of_people(s)
        or _problem_of_vassals(s)
        or _problem_of_tiles(s)
        or _problem_of_box(s)
        or _problem_of_dragons(s)
        or _problem_of_objectives(s)
    )


def _problem_of_people(s: Simurgh) -> str | None:
    if not Phase.OVER <= s.phase < Phase.PAY_ALL:
        return f"phase {s.phase} is not one in which somebody decides"
    if not 0 <= s.active < s.seats or not 0 <= s.first < s.seats:
        return f"seat {s.active + 1} or {s.first + 1} does not sit at a table of {s.seats}"
    for p in range(s.seats):
        if s.points[p] < 0:
            return f"seat {p + 1} has {s.points[p]} power points"  # SI-047
        if min(s.tokens[p]) < 0:
            return f"seat {p + 1} has fewer than no tokens: {s.tokens[p]}"
    for p in range(s.seats, len(s.points)):
        if s.points[p] or any(s.tokens[p]) or any(s.at[p]) or s.hand_count[p]:
            return f"seat {p + 1} owns something, but nobody sits there"
    return None


def _problem_of_vassals(s: Simurgh) -> str | None:
    standing: dict[int, int] = {}
    for p in range(s.seats):
        if all(at < AVAILABLE for at in s.at[p]):
            return f"seat {p + 1} has no vassal at all"  # SI-082
        for i, at in enumerate(s.at[p]):
            if not 0 <= at < LOCATIONS:
                return f"a vassal of seat {p + 1} is at {at}, which is nowhere"
            if at >= IN_CITY:
                standing[at] = standing.get(at, 0) + 1
                if wrong := _wrong_place(s, p, i, at):
                    return wrong
    for at, count in standing.items():
        if count > _room(s, at):
            return f"{count} vassals stand at {SPOT_NAMES[at - IN_CITY]}"
    if s.phase == Phase.HUB:
        for slot in range(SLOTS):
            count = vassals_on_slot(s, slot)
            if s.wild[slot] and (count == 0 or (s.wild[slot] <= PLAIN and count >= full_tile(s))):
                return f"the tile on W{slot + 1} with {count} vassals should be gone"
    return None


def _wrong_place(s: Simurgh, p: int, i: int, at: int) -> str | None:
    name = SPOT_NAMES[at - IN_CITY]
    if at < IN_WILDERNESS:
        rider_only = SPACE_KIND[at - IN_CITY] >= SpaceKind.D1
    else:
        slot, spot = divmod(at - IN_WILDERNESS, MAX_LEVELS)
        tile = s.wild[slot] - 1
        if tile < 0:
            return f"a vassal stands at {name}, where no tile lies"
        if tile < PLAIN:
            if spot >= SPACES:
                return f"a vassal stands at {name}, which is no space"
            rider_only = SPACE_KIND[FIRST_TILE + SPACES * tile + spot] >= SpaceKind.D1
        else:
            rider_only = True
            low = IN_WILDERNESS + MAX_LEVELS * slot
            if sum(low <= other < low + MAX_LEVELS for other in s.at[p]) > 1:
                return f"seat {p + 1} has two riders on one exploration tile"  # SI-107
    if rider_only and i < SPEARMEN:
        return f"a spearman stands at {name}, which is for riders"
    return None


def _room(s: Simurgh, at: int) -> int:
    if at < IN_WILDERNESS:
        kind = SPACE_KIND[at - IN_CITY]
    else:
        slot, spot = divmod(at - IN_WILDERNESS, MAX_LEVELS)
        tile = s.wild[slot] - 1
        if tile >= PLAIN:
            return int(LEVEL_SPACES[tile - PLAIN][spot])
        kind = SPACE_KIND[FIRST_TILE + SPACES * tile + spot]
    return 1 if kind in (SpaceKind.S1, SpaceKind.D1) else VASSALS * s.seats


def _problem_of_tiles(s: Simurgh) -> str | None:
    where: dict[int, Zone] = {}
    looks_at_tiles = s.phase in (Phase.POWER, Phase.KEEP_TILE, Phase.RETURN_TILE)
    lists = [
        (Zone.STACK, s.scout[: s.scout_count]),
        (Zone.DISPLAY, [t for t in s.display if t]),
        (Zone.WILDERNESS, [t for t in s.wild if t]),
        (Zone.LOOKED_AT, s.look[: s.look_count] if looks_at_tiles else []),
    ]
    for zone, tiles in lists:
        for tile in tiles:
            if not 1 <= tile <= TILES or tile - 1 in where:
                return f"tile number {tile} lies in two places or does not exist"
            where[tile - 1] = zone
    if any(s.scout[s.scout_count :]) or any(s.look[s.look_count :]):
        return "a stack is higher than its count"
    for tile in range(TILES):
        listed = where.get(tile)
        if (listed or s.zone[tile]) != s.zone[tile]:
            return f"tile {TILE_IDS[tile]!r} is not where it is said to be"
        if listed is None and Zone.STACK <= s.zone[tile] <= Zone.WILDERNESS:
            return f"tile {TILE_IDS[tile]!r} is missing"
    for slot in range(SLOTS):
        if s.wild[slot] and SLOT_PLAYERS[slot] > s.seats:
            return f"W{slot + 1} is not in play with {s.seats} players"
    for p in range(s.seats):
        if s.hand_count[p] != s.zone.count(Zone.HAND + p):
            return f"seat {p + 1} holds {s.zone.count(Zone.HAND + p)} tiles, not {s.hand_count[p]}"
        for tile in range(TILES):
            bit = zone_bit(s, tile)
            if bit and not s.maybe[p][tile] & bit:
                return f"seat {p + 1} is wrong about tile {TILE_IDS[tile]!r}"
    if s.chronicle != s.zone.count(Zone.CHRONICLE):
        return f"the Chronicle holds {s.zone.count(Zone.CHRONICLE)} tiles, not {s.chronicle}"
    return None


def _problem_of_box(s: Simurgh) -> str | None:
    for kind in Type:
        boxed = sum(1 for t in range(TILES) if TILE_TYPE[t] == kind and s.zone[t] == Zone.BOX)
        if kind == Type.POWER:
            if s.mode == Mode.SPEARMAN and boxed != TILE_TYPE.count(kind) - s.seats:
                return f"{boxed} power tiles are in the box"
        elif s.phase != Phase.POWER and boxed != BOXED[kind]:
            return f"{boxed} {kind.name.lower()} tiles are in the box, not {BOXED[kind]}"
    return None


def _problem_of_dragons(s: Simurgh) -> str | None:
    looked = s.look[: s.look_count] if s.phase in (Phase.KEEP_DRAGON, Phase.UNDER) else []
    offered = [d for offer in s.offer for d in offer if d]
    owned = [d + 1 for d in range(DRAGONS) if s.owner[d]]
    all_dragons = s.dragons[: s.dragon_count] + looked + offered + owned
    if sorted(all_dragons) != list(range(1, DRAGONS + 1)) or any(s.dragons[s.dragon_count :]):
        return "a dragon is missing or in two places"
    for d in range(DRAGONS):
        if not 0 <= s.owner[d] <= s.seats:
            return f"dragon {d} belongs to nobody at the table"
        if not 0 <= s.markers[d] < 8 or (s.markers[d] and not s.owner[d]):
            return f"dragon {d} bears markers {s.markers[d]}"
    return None


def _problem_of_objectives(s: Simurgh) -> str | None:
    out = [g + 1 for g in range(GOALS) if s.goals_out >> g & 1]
    shown = [g for g in s.goal_slots if g]
    looked = s.goal_look[: s.goal_look_count]
    if sorted(s.goals[: s.goal_count] + looked + shown + out) != list(range(1, GOALS + 1)):
        return "an objective is missing or in two places"
    return None
