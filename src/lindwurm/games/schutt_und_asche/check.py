"""What a position must fulfil, what options go together, and what a choice would bring."""

from __future__ import annotations

from collections.abc import Mapping

from lindwurm.games.schutt_und_asche.actions import Act
from lindwurm.games.schutt_und_asche.data import (
    ATTACK_MARKERS,
    CITY_MIX,
    DATA,
    FOLLOWERS,
    GOLD,
    HITS_TO_WIN,
    PROVINCES,
    RED,
    ROUND_TILES,
    STACK,
    START_TILES,
    TILES,
    Follower,
    Tile,
)
from lindwurm.games.schutt_und_asche.rules import DEEDS
from lindwurm.games.schutt_und_asche.rules.common import copies, known, purse, tiles_kept
from lindwurm.games.schutt_und_asche.state import KINDS, NONE, REALM, Phase, Result, SchuttUndAsche

NO_GOLD = (
    Phase.OVER,
    Phase.DRAFT,
    Phase.STACKS,
    Phase.POST,
    Phase.SAGE,
    Phase.REFRESH,
    Phase.LAYOUT,
    Phase.TIE,
)
"""The phases outside the part of a round that is played with gold."""


def options_problem(seats: int, options: Mapping[str, str]) -> str | None:
    """Say which options do not go together, in one sentence."""
    for name in ("start_knights", "start_power"):
        if int(options[name]) * seats > START_TILES:
            return f"{name}={options[name]} is too much for {seats}: {START_TILES} are in the box"
    regent = options["first_regent"]
    if regent != "random" and int(regent) > seats:
        return f"first_regent={regent} does not sit at a table of {seats}"
    if options["open_hands"] == "on" and options["mode"] != "coop" and seats > 1:
        return "open_hands=on is for the cooperative mode only"
    return None


def problem(s: SchuttUndAsche) -> str | None:
    """Say what cannot be true of a position, in one sentence, or None."""
    return (
        _problem_of_course(s)
        or _problem_of_realm(s)
        or _problem_of_city_tiles(s)
        or _problem_of_stacks(s)
        or _problem_of_gold(s)
        or _problem_of_followers(s)
        or _problem_of_dragon_tiles(s)
        or _problem_of_attack(s)
    )


def _problem_of_course(s: SchuttUndAsche) -> str | None:
    if s.phase != Phase.OVER and s.phase not in DEEDS.lists:
        return f"phase {s.phase} is not one in which somebody decides"
    if s.phase not in (Phase.OVER, Phase.STACKS) and not 0 <= s.actor < s.seats:
        return f"actor is {s.actor}, which is no seat at a table of {s.seats}"
    if not 0 <= s.regent < s.seats or not 0 <= s.first < s.seats:
        return f"regent {s.regent} or first {s.first} is no seat at a table of {s.seats}"
    if not 0 <= s.hits <= HITS_TO_WIN or s.round_number < 1:
        return f"the dragon cannot have {s.hits} hits in round {s.round_number}"
    if (s.hits == HITS_TO_WIN) != (s.result == Result.SAVED):
        return f"{s.hits} hits do not go with result {s.result}"
    for seat in range(s.seats, len(s.power)):
        if s.power[seat] or s.treasure[seat] or s.gold_count[seat] or s.follower_count[seat]:
            return f"seat {seat + 1} owns something, but nobody sits there"
    return None


def _problem_of_realm(s: SchuttUndAsche) -> str | None:
    for p in range(REALM):
        name = PROVINCES[p]
        if s.burnt[p]:
            if s.owner[p] != NONE or s.height[p] or s.knight[p] or s.sword[p] or s.shield[p]:
                return f"{name} is burnt, but not empty"
        elif s.phase != Phase.DRAFT and not 0 <= s.owner[p] < s.seats:
            return f"{name} is unburnt, but belongs to nobody at the table"
        for piece in (s.knight[p], s.sword[p], s.shield[p], s.burnt[p]):
            if piece not in (0, 1):
                return f"{name} holds {piece} of a kind, where there is room for one"
        if s.burnt[p] and s.marker[p]:
            return f"{name} is burnt, but marked"
    return None


def _problem_of_city_tiles(s: SchuttUndAsche) -> str | None:
    """Count every kind of city tile: in stacks, set up, in front of players, out of the game."""
    count = [s.removed[t] + s.ashes[t] for t in Tile]
    for p in range(REALM):
        for i in range(s.height[p]):
            count[s.stack[p][i]] += 1
        count[Tile.KNIGHT] += s.knight[p]
        count[Tile.SWORD] += s.sword[p]
        count[Tile.SHIELD] += s.shield[p]
    count[Tile.POWER] += sum(s.power)
    count[Tile.TREASURE] += sum(s.treasure)
    count[s.turned] += 1 if s.turned else 0
    box = list(CITY_MIX[s.coop])
    box[Tile.KNIGHT] += DATA["city"]["top_knights"] + _posted(s)
    box[Tile.POWER] += DATA["city"]["entry_power"]
    box[Tile.POWER] += s.start_power * s.seats * (s.phase not in (Phase.DRAFT, Phase.STACKS))
    for tile in Tile:
        if tile != Tile.NONE and count[tile] != box[tile]:
            return f"there are {count[tile]} tiles {TILES[tile]!r}, not {box[tile]}"
    if min(s.removed) < 0 or min(s.ashes) < 0 or sum(s.ashes) != s.ashes_count:
        return f"{sum(s.ashes)} tiles left face down, not {s.ashes_count}"
    return None


def _posted(s: SchuttUndAsche) -> int:
    """Start knights that are in the game by now."""
    if s.phase in (Phase.DRAFT, Phase.STACKS):
        return 0
    return s.turn if s.phase == Phase.POST else s.start_knights * s.seats


def _problem_of_stacks(s: SchuttUndAsche) -> str | None:
    for p in range(REALM):
        if not 0 <= s.height[p] <= STACK:
            return f"the stack of {PROVINCES[p]} is {s.height[p]} high"
        for i in range(STACK):
            if (i < s.height[p]) != (s.stack[p][i] != Tile.NONE):
                return f"place {i} of the stack of {PROVINCES[p]} holds {s.stack[p][i]}"
            if i >= s.height[p] and s.seen[p][i]:
                return f"someone has seen a tile that is not in {PROVINCES[p]}"
        for viewer in range(s.seats):
            if not s.kept[viewer][p]:
                continue
            unseen = [s.stack[p][i] for i in range(s.height[p]) if not s.seen[p][i] >> viewer & 1]
            for tile in Tile:
                if tile and tiles_kept(s.kept[viewer][p], tile) > unseen.count(tile):
                    return f"seat {viewer + 1} is wrong about the stack of {PROVINCES[p]}"
    for viewer in range(s.seats):
        if any(s.ashes_seen[viewer][t] > s.ashes[t] for t in Tile):
            return f"seat {viewer + 1} is wrong about the tiles that left face down"
    return None


def _problem_of_gold(s: SchuttUndAsche) -> str | None:
    for seat in range(s.seats):
        if sum(s.gold[seat]) != s.gold_count[seat] or min(s.gold[seat]) < 0:
            return f"seat {seat + 1} holds {s.gold[seat]}, not {s.gold_count[seat]} gold cards"
        if sum(s.laid[seat]) != s.laid_count[seat] or min(s.laid[seat]) < 0:
            return f"seat {seat + 1} laid {s.laid[seat]}, not {s.laid_count[seat]} gold cards"
        for viewer in range(s.seats):
            for value, sure in enumerate(s.gold_known[viewer][seat]):
                if not 0 <= sure <= s.gold[seat][value] + s.laid[seat][value]:
                    return f"seat {viewer + 1} is wrong about the gold of seat {seat + 1}"
    if s.phase not in NO_GOLD and not s.late:
        for value, copies_of in enumerate(GOLD):
            count = s.gold_discard[value] + s.gold_aside[value]
            count += sum(s.gold[p][value] + s.laid[p][value] for p in range(s.seats))
            if count != copies_of:
                return f"there are {count} gold cards of value {value}, not {copies_of}"
    if s.spent and (s.spent < 0 or purse(s, (s.regent + s.turn) % s.seats) < 0):
        return f"the buyer spent {s.spent}, more than he had"
    return None


def _problem_of_followers(s: SchuttUndAsche) -> str | None:
    sure = [{s.shown[p], *(s.knows[v][p] for v in range(s.seats))} - {0} for p in range(s.seats)]
    for kind in range(KINDS):
        count = s.deck[kind] + s.gone[kind] + s.display.count(kind)
        count += sum(s.followers[p][kind] for p in range(s.seats))
        count += sum(s.agitators) if kind == Follower.AGITATOR else 0
        if count != copies(s, kind) or min(s.deck) < 0:
            return f"there are {count} followers {FOLLOWERS[kind]!r}, not {copies(s, kind)}"
        for p in range(s.seats):
            for word in sure[p]:
                if known(word, kind) > s.followers[p][kind]:
                    return f"someone is wrong about the followers of seat {p + 1}"
    if s.phase == Phase.TAKE and not (
        s.followers[s.actor][s.hold] or (s.hold == Follower.AGITATOR and s.agitators[s.actor] > 1)
    ):
        return f"seat {s.actor + 1} gives a follower that it does not have"
    if sum(s.deck) != s.deck_count:
        return f"the follower deck has {sum(s.deck)} cards, not {s.deck_count}"
    for p in range(s.seats):
        if sum(s.followers[p]) != s.follower_count[p] or min(s.followers[p]) < 0:
            return f"seat {p + 1} has {sum(s.followers[p])} followers, not {s.follower_count[p]}"
        if not 0 <= s.agitators_used[p] <= s.agitators[p]:
            return f"seat {p + 1} used {s.agitators_used[p]} of {s.agitators[p]} open Agitators"
        if not 0 <= s.agitators_tired[p] <= s.followers[p][Follower.AGITATOR]:
            return f"seat {p + 1} has {s.agitators_tired[p]} tired Agitators"
    return None


def _problem_of_dragon_tiles(s: SchuttUndAsche) -> str | None:
    if s.phase == Phase.LAYOUT:
        return None
    tiles = ROUND_TILES[min(s.round_number, len(ROUND_TILES)) - 1]
    if sorted(s.tile) != tiles:
        return f"round {s.round_number} is played with the tiles {tiles}, not {sorted(s.tile)}"
    if [RED[v] for v in s.tile] != list(s.red):
        return "the backs of the dragon tiles do not fit their values"
    return None


def _problem_of_attack(s: SchuttUndAsche) -> str | None:
    numbers = sorted(m for m in s.marker if m)
    if len(set(numbers)) != len(numbers) or (numbers and numbers[-1] > ATTACK_MARKERS):
        return f"the attack markers are numbered {numbers}"
    if s.phase in (Phase.PREFIGHT, Phase.FIGHT, Phase.HERO, Phase.DRAW):
        if s.field_of == NONE or not s.knight[s.field_of] or not s.marker[s.field_of]:
            return "a fight needs a knight in a marked province"
    if s.again != NONE and not (s.knight[s.again] and s.marker[s.again]):
        return "a knight who must fight again stands in a marked province"
    return None


def details(s: SchuttUndAsche, seat: int, action: int) -> dict[str, int | str]:
    """Return what an action's label should tell: the purse, the power left, the open follower."""
    verb, indexes = Act.VERBS.split(action)
    if verb.name in ("recruit", "exchange", "discard"):
        kind = s.display[indexes[0]]
        return {"kind": "none" if kind == NONE else FOLLOWERS[kind]}
    if verb.name in ("buy", "sort", "end"):
        return {"left": purse(s, seat)}
    return {}
