"""The dash: into the castle or a promising rock castle this very turn."""

from __future__ import annotations

from lindwurm.games.drachenfels.actions import Act
from lindwurm.games.drachenfels.bot.ways import (
    BRIDGE_CARD,
    DRAGON_CARD,
    FAR,
    RAINBOW_CARD,
    at_hand,
    doubt,
)
from lindwurm.games.drachenfels.data import BRIDGES, CASTLE, POINT_KINDS, POSITIONS, RAINBOWS
from lindwurm.games.drachenfels.rules.board import (
    PLACE_OF,
    SITES,
    dragon_on,
    free_positions,
    free_sites,
    knight_on,
    loose_bridges,
)
from lindwurm.games.drachenfels.rules.memory import possible
from lindwurm.games.drachenfels.rules.walk import (
    DISTANCE,
    FORTS,
    LINK,
    LINK_COUNT,
    begin,
    finish,
    next_path,
)
from lindwurm.games.drachenfels.state import Drachenfels, Phase
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import bits, offered

# A plan is one number: how to enter a goal this turn. 0 is none.

PLAN_DRAGON = 128
PLAN_BRIDGE = 256
PLAN_RAINBOW = 512
PLAN_TARGET = 1024
PLAN_FROM = 32768


@rule
def reaches(s: Drachenfels, me: int, length: int, goal: int) -> bool:
    """Return whether the knight can end on the goal with exactly `length` steps."""
    if DISTANCE[s.at[me]][goal] > length:
        return False
    begin(s, me, length, goal)
    found = next_path(s)
    finish(s)
    return found


@rule
def point_to(s: Drachenfels, me: int, goal: int) -> int:
    """Return 1 + the kind of a held point card that leads to the goal, or 0."""
    for kind in range(POINT_KINDS):
        if s.hand[me][kind] > 0:
            if reaches(s, me, kind + 1, goal):
                return kind + 1
            if s.swift[me] and reaches(s, me, 2 * kind + 2, goal):
                return kind + 1
    return 0


@rule
def dash(s: Drachenfels, me: int) -> int:
    """Return the best plan to enter the castle or a promising rock castle this turn."""
    if not s.armour[me]:
        return dash_to(s, me, CASTLE)
    best = 0
    least = FAR
    settings = possible(s, me)
    for k in range(len(FORTS)):
        fort = (int(s.colour[me]) + k) % len(FORTS)  # the own corner first, for everyone alike
        extra = doubt(s, settings, me, fort)
        if 0 <= extra < least and knight_on(s, int(FORTS[fort]), -1) < 0:
            plan = dash_to(s, me, int(FORTS[fort]))
            if plan:
                best = plan
                least = extra
    return best


@rule
def dash_to(s: Drachenfels, me: int, goal: int) -> int:
    """Return a plan to enter one goal, with as few cards as possible."""
    longest = 0
    for kind in range(POINT_KINDS):
        if s.hand[me][kind] > 0:
            longest = (kind + 1) * (2 if s.swift[me] else 1)
    if DISTANCE[s.at[me]][goal] > longest:
        return 0
    plan = 1 + goal
    dragons = s.dragons
    if dragon_on(s, goal):
        if not at_hand(s, me, DRAGON_CARD):
            return 0
        s.dragons = s.dragons & ~(1 << PLACE_OF[goal])
        plan += PLAN_DRAGON
    extra = 0
    found = point_to(s, me, goal) > 0
    if not found and at_hand(s, me, BRIDGE_CARD):
        extra = bridge_to(s, me, goal)
    if not found and extra == 0 and at_hand(s, me, RAINBOW_CARD):
        extra = rainbow_to(s, me, goal)
    s.dragons = dragons
    return plan + extra if found or extra > 0 else 0


@rule
def bridge_to(s: Drachenfels, me: int, goal: int) -> int:
    """Return the part of a plan that lays (or moves) one bridge, or 0."""
    bridges = s.bridges
    loose = loose_bridges(s)
    free = free_sites(s)
    extra = 0
    for source in range(-1, len(SITES)):
        if source < 0 and bits(int(bridges)) == BRIDGES:
            continue
        if source >= 0 and (bits(int(bridges)) < BRIDGES or not loose >> source & 1):
            continue
        for site in range(len(SITES)):
            if extra == 0 and free >> site & 1:
                s.bridges = bridges | 1 << site
                if source >= 0:
                    s.bridges = s.bridges & ~(1 << source)
                if point_to(s, me, goal) > 0:
                    extra = PLAN_BRIDGE + PLAN_TARGET * site + PLAN_FROM * (source + 1)
    s.bridges = bridges
    return extra


@rule
def rainbow_to(s: Drachenfels, me: int, goal: int) -> int:
    """Return the part of a plan that raises (or moves) one rainbow to the goal, or 0."""
    rainbows = s.rainbows
    free = free_positions(s)
    extra = 0
    for source in range(-1, POSITIONS):
        if source < 0 and bits(int(rainbows)) == RAINBOWS:
            continue
        if source >= 0 and (bits(int(rainbows)) < RAINBOWS or not rainbows >> source & 1):
            continue
        for i in range(LINK_COUNT[goal]):
            link = int(LINK[goal][i])
            if extra == 0 and free >> link & 1:
                s.rainbows = rainbows | 1 << link
                if source >= 0:
                    s.rainbows = s.rainbows & ~(1 << source)
                if point_to(s, me, goal) > 0:
                    extra = PLAN_RAINBOW + PLAN_TARGET * link + PLAN_FROM * (source + 1)
    s.rainbows = rainbows
    return extra


@rule
def plan_goal(plan: int) -> int:
    """Return the goal of a plan."""
    return plan % PLAN_DRAGON - 1


@rule
def follow(s: Drachenfels, me: int, plan: int, legal: Ints, count: int) -> int:
    """Return the next card of a plan at TURN or HAND, or -1."""
    kind = -1
    if plan & PLAN_DRAGON:
        kind = DRAGON_CARD
    elif plan & PLAN_BRIDGE:
        kind = BRIDGE_CARD
    elif plan & PLAN_RAINBOW:
        kind = RAINBOW_CARD
    if s.phase == Phase.TURN and s.discard_count > 0 and offered(legal, count, Act.CLAIM):
        top = int(s.discards[s.discard_count - 1])
        wanted = 0
        if top == DRAGON_CARD:
            wanted = plan & PLAN_DRAGON
        elif top == BRIDGE_CARD:
            wanted = plan & PLAN_BRIDGE
        elif top == RAINBOW_CARD:
            wanted = plan & PLAN_RAINBOW
        if wanted:
            return Act.CLAIM
    if kind < 0:
        kind = point_to(s, me, plan_goal(plan)) - 1
    if kind >= 0 and offered(legal, count, Act.PLAY + kind):
        return Act.PLAY + kind
    return -1
