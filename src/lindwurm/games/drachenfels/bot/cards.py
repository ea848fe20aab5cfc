"""TURN and HAND, and the move that follows: which card, and where it leads."""

from __future__ import annotations

from lindwurm.games.drachenfels.actions import Act
from lindwurm.games.drachenfels.bot.dash import dash, follow, plan_goal, reaches
from lindwurm.games.drachenfels.bot.magic import best_swap, meddle, rainbow_off
from lindwurm.games.drachenfels.bot.ways import (
    BRIDGE_CARD,
    CLOUD_CARD,
    DRAGON_CARD,
    FAR,
    KNIGHT,
    NEAR_ENOUGH,
    OTHER,
    OWN,
    PLENTY,
    RAINBOW_CARD,
    TELETRANSFER_CARD,
    doubt,
    is_goal,
    leader,
    way_left,
)
from lindwurm.games.drachenfels.data import (
    BRIDGES,
    CASTLE,
    HAND_SIZE,
    KINDS,
    POINT_KINDS,
    POSITIONS,
    RAINBOWS,
    TO_CASTLE,
)
from lindwurm.games.drachenfels.rules.board import SITES, dragon_on, free_positions, knight_on
from lindwurm.games.drachenfels.rules.memory import place_of, possible
from lindwurm.games.drachenfels.rules.walk import (
    ANYWHERE,
    DISTANCE,
    FORTS,
    RAINBOW_END,
    RAINBOW_ROCK,
    ROCK_OF,
    begin,
    finish,
    is_castle,
    next_path,
)
from lindwurm.games.drachenfels.state import Drachenfels, Phase
from lindwurm.kernel.chance import below
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import bits, offered

ARRIVES = 60
"""Entering a goal is worth more than anything else that a move can do."""
DUEL = 3
EXPOSED = 2
ON_A_PLATE = 4
"""Standing where an opponent gets by claiming the very card that was played."""

BOREDOM = 6
"""Once in so many times a claim is left alone: two knights who claim the same card in turn and
unhorse each other would otherwise go on for ever (DR-J11)."""


# == TURN and HAND =================================================================================


@rule
def choose_card(s: Drachenfels, me: int, legal: Ints, count: int, words: Ints, level: int) -> int:
    """Dash if possible; else ride, claim, clear the way, or see to the hand."""
    claim = s.phase == Phase.TURN and offered(legal, count, Act.CLAIM)
    top = int(s.discards[s.discard_count - 1]) if claim else KINDS
    goal_by_claim = claimed_goal(s, me, top) if claim and level == KNIGHT else 0
    plan = dash(s, me)
    if goal_by_claim and (plan == 0 or plan_goal(plan) == goal_by_claim - 1):
        return Act.CLAIM
    if plan:
        action = follow(s, me, plan, legal, count)
        if action >= 0:
            return action
    here = way_left(s, me)
    if level == KNIGHT:
        action = dirty_trick(s, me, legal, count, here)
        if action < 0:
            action = meddle(s, me, legal, count, here)
        if action >= 0:
            return action
    action = clear_the_way(s, me, legal, count, here)
    if action >= 0:
        return action
    best = -1
    least = FAR
    for kind in range(POINT_KINDS):
        if offered(legal, count, Act.PLAY + kind):
            value = best_end(s, me, kind)
            if value < least:
                least = value
                best = Act.PLAY + kind
    if claim and top < POINT_KINDS and level == KNIGHT:
        value = best_end(s, me, top)
        if value <= least and value < here:  # it costs no card
            if below(words, BOREDOM) == 0:
                return see_to_hand(s, me, legal, count, level)
            least = value
            best = Act.CLAIM
    # Waiting is safe in a castle, but leads nowhere: going out may cost what it must.
    waiting = EXPOSED + ON_A_PLATE
    if not is_castle(int(s.at[me])):
        waiting = danger(s, me, int(s.at[me]), 0)
    if s.phase == Phase.TURN and least >= here + waiting:
        action = pave(s, me, legal, count, here)
        return action if action >= 0 else see_to_hand(s, me, legal, count, level)
    return best if best >= 0 else int(legal[0])


@rule
def claimed_goal(s: Drachenfels, me: int, top: int) -> int:
    """Return 1 + the goal that the point card on top leads to at once, or 0."""
    if top >= POINT_KINDS:
        return 0
    best = 0
    least = FAR
    settings = possible(s, me)
    for fort in range(-1, len(FORTS)):
        goal = CASTLE if fort < 0 else int(FORTS[fort])
        if (fort < 0) == (s.armour[me] == 1):
            continue
        extra = 0 if fort < 0 else doubt(s, settings, me, fort)
        if 0 <= extra < least and not dragon_on(s, goal):
            if reaches(s, me, top + 1, goal) or (s.swift[me] and reaches(s, me, 2 * top + 2, goal)):
                best = 1 + goal
                least = extra
    return best


@rule
def best_end(s: Drachenfels, me: int, kind: int) -> int:
    """Return the value (less is better) of the best field that a point card leads to."""
    value = best_of(s, me, kind + 1, kind + 1)
    if s.swift[me]:
        value = min(value, best_of(s, me, 2 * kind + 2, kind + 1))
    return value


@rule
def best_of(s: Drachenfels, me: int, length: int, card: int) -> int:
    """Return the value of the best field at the end of exactly `length` steps."""
    best = FAR
    begin(s, me, length, ANYWHERE)
    while next_path(s):
        best = min(best, field_value(s, me, int(s.path[length]), card))
    finish(s)
    return best


@rule
def field_value(s: Drachenfels, me: int, node: int, card: int) -> int:
    """Return how good it is to end a move there: the way left, a duel won, the danger there."""
    value = int(s.far[OWN][node])
    if is_castle(node):
        return value - ARRIVES if is_goal(s, me, node) else value
    other = knight_on(s, node, me)
    if other >= 0:
        value -= DUEL + 4 * int(s.armour[other])
    return value + danger(s, me, node, card)


@rule
def danger(s: Drachenfels, me: int, node: int, card: int) -> int:
    """Return how easily an opponent gets to a field, the card left on top included."""
    if ROCK_OF[node] >= 0:
        return 0  # no duels there (DR-167)
    exposed = 0
    served = 0
    for k in range(1, s.seats):
        p = (me + k) % s.seats
        if p != me and s.at[p] != node:
            far = DISTANCE[s.at[p]][node]
            if far <= POINT_KINDS:
                exposed = EXPOSED
            if far == card or (s.swift[p] and far == 2 * card):
                served = ON_A_PLATE
    return exposed + served


@rule
def dirty_trick(s: Drachenfels, me: int, legal: Ints, count: int, here: int) -> int:
    """Play teletransfer or cloud where it pays, or -1."""
    if offered(legal, count, Act.PLAY + TELETRANSFER_CARD):
        if best_swap(s, me, here) >= 0:
            return Act.PLAY + TELETRANSFER_CARD
    if offered(legal, count, Act.PLAY + CLOUD_CARD):
        rival = leader(s, me)
        if s.far[OTHER][s.at[rival]] <= NEAR_ENOUGH:
            return Act.PLAY + CLOUD_CARD
    return -1


@rule
def clear_the_way(s: Drachenfels, me: int, legal: Ints, count: int, here: int) -> int:
    """Play a magic card that a locked-in knight needs, or -1.

    Who can ride keeps his bridges and rainbows: while a card is held, its way counts as short.
    """
    for kind in range(POINT_KINDS):
        if offered(legal, count, Act.PLAY + kind):
            return -1
    for kind in range(RAINBOW_CARD, DRAGON_CARD):
        if offered(legal, count, Act.PLAY + kind) and shortcut(s, me, kind, here) >= 0:
            return Act.PLAY + kind
    way_left(s, me)  # the map as it was, after all that was tried
    return -1


@rule
def pave(s: Drachenfels, me: int, legal: Ints, count: int, here: int) -> int:
    """Lay the rainbow or bridge over which a held point card leads on, or -1: out of plenty only.

    The way counts as short while the card is held, so that no ride shortens it before it is laid.
    To wait there and rob is the better game, until there is hardly anything left to rob.
    """
    if s.hand_count[me] <= PLENTY:
        return -1
    for kind in range(RAINBOW_CARD, DRAGON_CARD):
        if offered(legal, count, Act.PLAY + kind):
            place = shortcut(s, me, kind, here)
            if place >= 0 and ride_over(s, me, kind, place) < here:
                return Act.PLAY + kind
    way_left(s, me)  # the map as it was, after all that was tried
    return -1


@rule
def ride_over(s: Drachenfels, me: int, kind: int, place: int) -> int:
    """Return the value of the best ride of this turn once a rainbow or bridge is laid there."""
    rainbows = s.rainbows
    bridges = s.bridges
    if kind == RAINBOW_CARD:
        s.rainbows = rainbows | 1 << place
    else:
        s.bridges = bridges | 1 << place
    s.hand[me][kind] -= 1
    way_left(s, me)
    least = FAR
    for point in range(POINT_KINDS):
        if s.hand[me][point] > 0:
            least = min(least, best_end(s, me, point))
    s.hand[me][kind] += 1
    s.rainbows = rainbows
    s.bridges = bridges
    return least


@rule
def shortcut(s: Drachenfels, me: int, kind: int, here: int) -> int:
    """Return where a rainbow or a bridge shortens the own way most, the next one first, or -1."""
    best = -1
    least = here
    next_to = FAR
    if kind == RAINBOW_CARD and bits(int(s.rainbows)) < RAINBOWS:
        rainbows = s.rainbows
        free = free_positions(s)
        for p in range(POSITIONS):
            if free >> p & 1 and (RAINBOW_END[p] == s.at[me] or not is_castle(int(s.at[me]))):
                s.rainbows = rainbows | 1 << p
                left = way_left(s, me)
                off = rainbow_off(s, me, p)
                if left < least or (left == least and off < next_to):
                    least = left
                    next_to = off
                    best = p
        s.rainbows = rainbows
    if kind == BRIDGE_CARD and bits(int(s.bridges)) < BRIDGES:
        bridges = s.bridges
        for site in range(len(SITES)):
            beside = DISTANCE[SITES[site]][s.at[me]] == 1
            if not bridges >> site & 1 and (beside or not is_castle(int(s.at[me]))):
                s.bridges = bridges | 1 << site
                left = way_left(s, me)
                off = int(DISTANCE[SITES[site]][s.at[me]])
                if left < least or (left == least and off < next_to):
                    least = left
                    next_to = off
                    best = site
        s.bridges = bridges
    return best


@rule
def see_to_hand(s: Drachenfels, me: int, legal: Ints, count: int, level: int) -> int:
    """Renew, or rob when the hand is too good to give away (12.3)."""
    needed = 0
    for kind in range(RAINBOW_CARD, TELETRANSFER_CARD):
        needed += s.hand[me][kind]
    if level == KNIGHT and (needed >= 2 or s.hand_count[me] > HAND_SIZE):
        victim = choose_victim(s, me, legal, count)
        if victim != Act.STOP:
            return victim
    return Act.RENEW


@rule
def choose_victim(s: Drachenfels, me: int, legal: Ints, count: int) -> int:
    """Rob whoever is known to hold useful cards, else the largest hand."""
    best = Act.STOP
    most = 0
    for k in range(1, s.seats):
        p = (me + k) % s.seats
        if p != me and offered(legal, count, Act.ROB + p):
            worth = int(s.hand_count[p])
            for kind in range(RAINBOW_CARD, TELETRANSFER_CARD):
                if s.hand[me][kind] == 0:
                    worth += 5 * int(s.memory[me][kind][1 << place_of(me, p)])
            if worth > most:
                most = worth
                best = Act.ROB + p
    return best


# == movement ======================================================================================


@rule
def choose_move(s: Drachenfels, me: int, legal: Ints, count: int) -> int:
    """Choose single or double, or the end field: a goal if there is one, else the best field."""
    way_left(s, me)
    if s.phase == Phase.FACTOR:
        card = int(s.card) + 1
        single = best_of(s, me, card, card)
        return Act.SINGLE if single <= best_of(s, me, 2 * card, card) else Act.DOUBLE
    best = int(legal[0])
    least = FAR
    for i in range(count):
        value = field_value(s, me, int(legal[i]) - Act.GO, int(s.card) + 1)
        if value < least:
            least = value
            best = int(legal[i])
    return best


@rule
def choose_shift(s: Drachenfels, me: int, legal: Ints, count: int) -> int:
    """Keep the rainbow that is still needed; else swing it away from those who seek armour."""
    if is_castle(int(s.at[me])) and s.phase == Phase.SHIFT:
        return Act.KEEP
    best = int(legal[0])
    most = -1
    for i in range(count):
        action = int(legal[i])
        if action == Act.KEEP:
            rock = -1
        else:
            if not TO_CASTLE >> (action - Act.SHIFT) & 1:
                continue
            rock = int(RAINBOW_ROCK[action - Act.SHIFT])
        nearest = 0 if rock < 0 else FAR
        for k in range(1, s.seats):
            p = (me + k) % s.seats
            if p != me and not s.armour[p] and rock >= 0:
                nearest = min(nearest, int(DISTANCE[s.at[p]][rock]))
        if nearest == FAR:
            nearest = 0  # everybody has armour: it does not matter
        if nearest > most:
            most = nearest
            best = action
    return best
