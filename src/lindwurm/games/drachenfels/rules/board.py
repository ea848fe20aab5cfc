"""What lies where: the questions about the board that every phase asks."""

from __future__ import annotations

from lindwurm.games.drachenfels import data
from lindwurm.games.drachenfels.data import TO_CASTLE, TO_FORTS, TO_NEAR_FORTS
from lindwurm.games.drachenfels.state import Drachenfels
from lindwurm.kernel.rule import Lookup, rule

STARTS = Lookup(data.STARTS)
START_OF = Lookup(data.START_OF)
SITES = Lookup(data.SITES)
SITE_OF = Lookup(data.SITE_OF)
FORT_OF = Lookup(data.FORT_OF)
PLACE_OF = Lookup(data.PLACE_OF)
DRAGON_PLACES = Lookup(data.DRAGON_PLACES)


@rule
def knight_on(s: Drachenfels, node: int, but: int) -> int:
    """Return the seat whose knight stands on a field, `but` left out; -1 for none."""
    for p in range(s.seats):
        if p != but and s.at[p] == node:
            return p
    return -1


@rule
def dragon_on(s: Drachenfels, node: int) -> bool:
    """Return whether a dragon stands on a field."""
    place = PLACE_OF[node]
    return bool(place >= 0 and s.dragons >> place & 1)


@rule
def passable(s: Drachenfels, node: int) -> bool:
    """Return whether a field is there and without a dragon (DR-073, DR-074)."""
    site = SITE_OF[node]
    if site >= 0:
        return bool(s.bridges >> site & 1)
    return not dragon_on(s, node)


@rule
def rainbow_positions(s: Drachenfels) -> int:
    """Return the mask of all positions that a rainbow may have now (DR-101 to DR-103)."""
    if s.sky == 0:
        return TO_CASTLE
    if s.near:
        return TO_CASTLE | TO_NEAR_FORTS
    return TO_CASTLE | TO_FORTS


@rule
def free_positions(s: Drachenfels) -> int:
    """Return the mask of the positions where a rainbow could be put now (DR-104)."""
    return rainbow_positions(s) & ~int(s.rainbows)


@rule
def start_is_free(s: Drachenfels, start: int) -> bool:
    """Return whether a start field is free (DR-023); no dragon ever stands on one."""
    return knight_on(s, int(STARTS[start]), -1) < 0


@rule
def free_starts(s: Drachenfels) -> int:
    """Return the mask of the free start fields."""
    mask = 0
    for start in range(len(STARTS)):
        if start_is_free(s, start):
            mask |= 1 << start
    return mask


@rule
def free_sites(s: Drachenfels) -> int:
    """Return the mask of the bridge sites without a bridge (DR-116)."""
    return ((1 << len(SITES)) - 1) & ~int(s.bridges)


@rule
def loose_bridges(s: Drachenfels) -> int:
    """Return the mask of the bridges on which nobody stands (DR-118)."""
    mask = int(s.bridges)
    for p in range(s.seats):
        site = SITE_OF[s.at[p]]
        if site >= 0:
            mask &= ~(1 << site)
    return mask


@rule
def free_dragon_places(s: Drachenfels) -> int:
    """Return the mask of the green dots and dragon rocks without dragon or knight (DR-122)."""
    mask = ((1 << len(DRAGON_PLACES)) - 1) & ~int(s.dragons)
    for p in range(s.seats):
        place = PLACE_OF[s.at[p]]
        if place >= 0:
            mask &= ~(1 << place)
    return mask


@rule
def may_swap(s: Drachenfels, other: int) -> bool:
    """Return whether the active knight may exchange fields with another's (DR-130, DR-131)."""
    me = s.active
    if other == me or s.at[me] == s.at[other]:
        return False
    if FORT_OF[s.at[other]] >= 0 and not s.armour[me]:
        return False
    return bool(FORT_OF[s.at[me]] < 0 or s.armour[other])
