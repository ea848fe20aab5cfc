"""What several phases share: places and marks, items, life points, death, totals."""

from __future__ import annotations

from lindwurm.games.dragonquest import data
from lindwurm.games.dragonquest.actions import Draw, Kind
from lindwurm.games.dragonquest.data import CHAMBER, EXIT, PRINTED_TREASURES, ROW_BOXES, Item
from lindwurm.games.dragonquest.state import (
    ROWS,
    At,
    Cause,
    DragonQuest,
    Fate,
    Mark,
    Phase,
    RowState,
)
from lindwurm.kernel.chance import draw, throw
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Lookup, rule

ORTHO = Lookup(data.ORTHO)
ORTHO_COUNT = Lookup(data.ORTHO_COUNT)
DIAGONAL = Lookup(data.DIAGONAL)
DIAGONAL_COUNT = Lookup(data.DIAGONAL_COUNT)
DAMAGE_DIE = Lookup(data.DAMAGE_DIE)
ITEM_VALUE = Lookup(data.ITEM_VALUE)

ITEM_KINDS = len(data.ITEMS)
TREASURE_KINDS = len(data.TREASURES)
NAMES = len(data.HOUSE_NAMES)
CLOSED = Mark.VISITED | Mark.BLOCKED | Mark.DEMON
"""Marks that keep a hero out of a field (DQ-68, DQ-69, DQ-71)."""


# -- places ---------------------------------------------------------------------------------------


@rule
def has_mark(s: DragonQuest, hero: int, place: int, mark: int) -> bool:
    """Return whether any of the bits of `mark` is drawn on a place of the hero's map."""
    return bool(s.mark[hero][place] & mark)


@rule
def set_mark(s: DragonQuest, hero: int, place: int, mark: int) -> None:
    """Draw a mark on a place of the hero's map."""
    s.mark[hero][place] = s.mark[hero][place] | mark


@rule
def walk_to(s: DragonQuest, hero: int, place: int) -> None:
    """Put the hero on a place and draw the line of the trail on (DQ-77)."""
    s.at[hero] = place
    s.trail[hero][s.trail_length[hero]] = place
    s.trail_length[hero] += 1
    if place != CHAMBER:
        set_mark(s, hero, place, Mark.VISITED)


@rule
def adjacent(a: int, b: int, diagonally: bool) -> bool:
    """Return whether two places touch: orthogonally, or also by a corner."""
    for i in range(ORTHO_COUNT[a]):
        if ORTHO[a][i] == b:
            return True
    if diagonally:
        for i in range(DIAGONAL_COUNT[a]):
            if DIAGONAL[a][i] == b:
                return True
    return False


@rule
def living_in_chamber(s: DragonQuest) -> int:
    """Return how many living heroes are in the treasure chamber."""
    count = 0
    for p in range(s.seats):
        if s.fate[p] == Fate.INSIDE and s.at[p] == CHAMBER:
            count += 1
    return count


@rule
def settle_chamber(s: DragonQuest) -> None:
    """All ten dice are available again as soon as nobody is in the chamber (DQ-155, R-22)."""
    if living_in_chamber(s) == 0:
        s.aside = 0


# -- items ----------------------------------------------------------------------------------------


@rule
def holds(s: DragonQuest, hero: int, item: int) -> bool:
    """Return whether the item lies in front of this hero."""
    return bool(s.item_at[item] == At.HAND + hero)


@rule
def use_up(s: DragonQuest, item: int) -> None:
    """An item with an effect is used once and then leaves the game (DQ-187)."""
    s.item_at[item] = At.GONE


@rule
def active_row(s: DragonQuest, hero: int) -> int:
    """Return the topmost EP row that is not crossed out; ROWS when none is left (DQ-25)."""
    for row in range(ROWS):
        if s.row[hero][row] == RowState.OPEN:
            return row
    return ROWS


@rule
def called(s: DragonQuest, treasure: int) -> int:
    """Return the number of a treasure's name: the table names the blank tiles (DQ-310)."""
    house = treasure - PRINTED_TREASURES
    if house < 0:
        return treasure
    return int(PRINTED_TREASURES + (s.named[house] + house) % NAMES)


# -- life and death -------------------------------------------------------------------------------


@rule
def damage_die(s: DragonQuest) -> int:
    """Throw one damage die."""
    return int(DAMAGE_DIE[draw(s, 6, Draw.DAMAGE_DIE)])


@rule
def lose(s: DragonQuest, hero: int, lp: int, cause: int) -> bool:
    """Cross out bones; returns whether the hero lived (DQ-96 to DQ-98)."""
    s.lp[hero] = max(0, s.lp[hero] - lp)
    if s.lp[hero] == 0:
        die(s, hero, cause)
        return False
    return True


@rule
def die(s: DragonQuest, hero: int, cause: int) -> None:
    """Mark the death box; what is still pending in the hero's turn is dropped (DQ-97, DQ-182).

    His tiles do not return to the supply (DQ-183); a skip marker is nobody's prize and does.
    """
    s.fate[hero] = Fate.DEAD
    s.cause[hero] = cause
    if cause != Cause.SUNSET:
        s.lp[hero] = 0
    s.skip[hero] = 0
    emit(s, Kind.DIED, hero, cause, 0)
    settle_chamber(s)
    if hero == s.active:
        s.phase = Phase.CLOSE


@rule
def total(s: DragonQuest, hero: int) -> int:
    """Return what the hero's coins, treasures and valuable items are worth (catalogue 2.9)."""
    gold = 50 * int(s.fifties[hero]) + 100 * int(s.hundreds[hero])
    for t in range(TREASURE_KINDS):
        if s.treasure_at[t] == At.HAND + hero:
            gold += int(s.value[t])
    for item in range(ITEM_KINDS):
        if s.item_at[item] == At.HAND + hero:
            gold += int(ITEM_VALUE[item])
    return gold


@rule
def score(s: DragonQuest, hero: int) -> int:
    """Return the total of a hero who is not dead; the dead have none (DQ-182, DQ-192)."""
    return 0 if s.fate[hero] == Fate.DEAD else total(s, hero)


@rule
def choose_tie(s: DragonQuest, ties: int, pick: int) -> int:
    """Break a tie: by chance, or by `pick` where a default must not draw (counted round)."""
    if pick > 0:
        return (pick - 1) % ties
    if ties == 1:
        return 0
    throw(s)
    return draw(s, ties, Draw.TIE)


# -- where a hero may step ------------------------------------------------------------------------


@rule
def open_to(s: DragonQuest, hero: int, place: int) -> bool:
    """Return whether a field bears no mark against the hero; the exit waits for the chamber."""
    if s.mark[hero][place] & CLOSED:
        return False
    return bool(place != EXIT or s.been[hero])  # DQ-73


@rule
def may_enter(s: DragonQuest, hero: int, start: int, place: int) -> bool:
    """Return whether a step from `start` may enter `place` without a key (5.5, DQ-163)."""
    if place == CHAMBER:
        return bool(start != s.left_by[hero])
    return open_to(s, hero, place)


@rule
def can_go_on(s: DragonQuest, hero: int, start: int) -> bool:
    """Return whether any ordinary step leads on from `start`, the declared orb included."""
    for i in range(ORTHO_COUNT[start]):
        if may_enter(s, hero, start, ORTHO[start][i]):
            return True
    if s.orb_on:
        for i in range(DIAGONAL_COUNT[start]):
            if may_enter(s, hero, start, DIAGONAL[start][i]):
                return True
    return False


@rule
def key_fits(s: DragonQuest, hero: int, place: int) -> bool:
    """Return whether the key opens this blocked field now: two steps and a way on (DQ-190)."""
    if s.item_at[Item.KEY] != At.HAND + hero or s.steps < 2 or s.on_wall:
        return False
    if s.mark[hero][place] & CLOSED != Mark.BLOCKED:
        return False
    return can_go_on(s, hero, place)


@rule
def row_full(s: DragonQuest, hero: int, row: int) -> bool:
    """Return whether the next EP of the row crosses its danger box (DQ-84)."""
    return bool(s.ep[hero][row] >= ROW_BOXES)
