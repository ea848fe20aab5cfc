"""How far it is: maps of distances to a knight's goals, with what is missing on the way."""

from __future__ import annotations

from lindwurm.games.drachenfels import data
from lindwurm.games.drachenfels.data import CASTLE, NODES, POINT_KINDS, Card
from lindwurm.games.drachenfels.rules.board import SITE_OF, dragon_on, free_positions, knight_on
from lindwurm.games.drachenfels.rules.memory import WITH, possible
from lindwurm.games.drachenfels.rules.walk import (
    FORT_OF,
    FORTS,
    LINK,
    LINK_COUNT,
    RAINBOW_END,
    RAINBOW_ROCK,
    STAR_OF,
    is_castle,
)
from lindwurm.games.drachenfels.state import Drachenfels, Phase
from lindwurm.kernel.rule import Lookup, rule
from lindwurm.kernel.shared import bits

ROAD = Lookup(data.ROAD)
ROAD_COUNT = Lookup(data.ROAD_COUNT)
STARS = Lookup(data.STARS)

OWN, OTHER = 0, 1
"""The two maps of distances: to the own goals, and to an opponent's."""

STEP = 2
"""Distances are counted in half steps."""
FAR = 9999
NO_BRIDGE = 8
NO_RAINBOW = 7
DRAGON = 8
AT_HAND = 2
"""What a missing thing costs when the card for it is held."""
BEFORE_ARMOUR = 28
PER_DOUBT = 6
NEAR_ENOUGH = 16
"""A gain of this much is worth a teletransfer; an opponent this near is worth a cloud."""

THREAT = 12
"""An opponent this near to a goal may win in the next turn."""
HARM = 2
"""The way of an opponent who may win counts so many times as much as the own."""
MOST_HARMED = 24
"""Whoever is so far away does not win next: more than that is not worth more."""
WORTH_A_CARD = 8
"""What a card must cost such an opponent, so counted, over what it costs oneself."""

PLENTY = 26
"""With more cards than that there is hardly anything left to rob: it is time to ride."""

SQUIRE, KNIGHT = 0, 1

# As plain numbers, which compiled code can count from.
RAINBOW_CARD = int(Card.RAINBOW)
BRIDGE_CARD = int(Card.BRIDGE)
DRAGON_CARD = int(Card.DRAGON)
TELETRANSFER_CARD = int(Card.TELETRANSFER)
CLOUD_CARD = int(Card.BIG_CLOUD)
FIRST_EFFECT = int(Phase.RAINBOW)


@rule
def clean_up(s: Drachenfels) -> None:
    """Leave the scratch space as clean as it was found."""
    for n in range(len(NODES)):
        s.far[OWN][n] = 0
        s.far[OTHER][n] = 0


@rule
def doubt(s: Drachenfels, settings: int, seat: int, fort: int) -> int:
    """Return the surcharge for a rock castle where the princess of `seat` may not be, or -1.

    `settings` are those that the player who asks holds possible.
    """
    hits = bits(settings & int(WITH[fort][s.colour[seat]]))
    if hits == 0:
        return -1
    return PER_DOUBT * (bits(settings) - hits) // hits


@rule
def is_goal(s: Drachenfels, me: int, node: int) -> bool:
    """Return whether a castle is what the own knight is after: armour, or perhaps the princess."""
    if not s.armour[me]:
        return bool(node == CASTLE)
    fort = int(FORT_OF[node])
    return fort >= 0 and doubt(s, possible(s, me), me, fort) >= 0


@rule
def hindrance(s: Drachenfels, node: int, seat: int, bridge: int, dragon: int) -> int:
    """Return what stepping onto a field costs besides the step: a missing bridge, a dragon."""
    site = SITE_OF[node]
    if site >= 0 and not s.bridges >> site & 1:
        return bridge
    if dragon_on(s, node):
        return dragon
    if FORT_OF[node] >= 0 and knight_on(s, node, seat) >= 0:
        return NO_BRIDGE
    return 0


@rule
def spread(s: Drachenfels, me: int, seat: int, layer: int) -> None:
    """Map the distance of every field to the goals of `seat`, as far as `me` can tell."""
    own = me == seat
    bridge = AT_HAND if own and s.hand[me][BRIDGE_CARD] > 0 else NO_BRIDGE
    dragon = AT_HAND if own and s.hand[me][DRAGON_CARD] > 0 else DRAGON
    rainbow = AT_HAND if own and s.hand[me][RAINBOW_CARD] > 0 else NO_RAINBOW
    standing = int(s.rainbows)
    links = standing | free_positions(s)
    for n in range(len(NODES)):
        s.far[layer][n] = FAR
    head = 0
    size = 0
    if not s.armour[seat]:
        s.far[layer][CASTLE] = BEFORE_ARMOUR
        s.queue[0] = CASTLE
        s.queued[CASTLE] = 1
        size = 1
    else:
        settings = possible(s, me)
        for fort in range(len(FORTS)):
            extra = doubt(s, settings, seat, fort)
            if extra >= 0:
                s.far[layer][FORTS[fort]] = extra
                s.queue[size] = FORTS[fort]
                s.queued[FORTS[fort]] = 1
                size += 1
    goals = size
    while size > 0:
        node = int(s.queue[head])
        s.queue[head] = 0
        s.queued[node] = 0
        head = head + 1 if head + 1 < len(NODES) else 0
        size -= 1
        if goals <= 0 and is_castle(node):
            continue  # no way leads through a castle
        goals -= 1
        cost = int(s.far[layer][node]) + STEP
        cost += hindrance(s, node, seat, bridge, dragon)
        for i in range(ROAD_COUNT[node]):
            size = relax(s, layer, int(ROAD[node][i]), cost, head, size)
        for i in range(LINK_COUNT[node]):
            link = int(LINK[node][i])
            if links >> link & 1:
                there = int(RAINBOW_ROCK[link] + RAINBOW_END[link]) - node
                extra = 0 if standing >> link & 1 else rainbow
                size = relax(s, layer, there, cost + extra, head, size)
        if STAR_OF[node] >= 0:
            for star in range(len(STARS)):
                size = relax(s, layer, int(STARS[star]), int(s.far[layer][node]), head, size)


@rule
def relax(s: Drachenfels, layer: int, node: int, cost: int, head: int, size: int) -> int:
    """Note a shorter way to a field and queue it; return the length of the queue."""
    if cost >= s.far[layer][node]:
        return size
    s.far[layer][node] = cost
    if s.queued[node]:
        return size
    s.queued[node] = 1
    place = head + size
    s.queue[place if place < len(NODES) else place - len(NODES)] = node
    return size + 1


@rule
def way_left(s: Drachenfels, me: int) -> int:
    """Map the own distances on the board as it lies and return the own knight's."""
    spread(s, me, me, OWN)
    return int(s.far[OWN][s.at[me]])


@rule
def leader(s: Drachenfels, me: int) -> int:
    """Return the opponent who is nearest to a goal; the map OTHER is left at that opponent's."""
    best = -1
    least = FAR + 1
    last = -1
    for k in range(1, s.seats):
        p = (me + k) % s.seats
        if p != me:
            spread(s, me, p, OTHER)
            last = p
            if s.far[OTHER][s.at[p]] < least:
                least = int(s.far[OTHER][s.at[p]])
                best = p
    if best != last:
        spread(s, me, best, OTHER)
    return best


@rule
def at_hand(s: Drachenfels, me: int, kind: int) -> bool:
    """Return whether a magic card can be used: held, being carried out, or on top to be claimed."""
    if s.hand[me][kind] > 0:
        return True
    if s.phase == FIRST_EFFECT + (kind - POINT_KINDS):
        return True
    if s.phase == Phase.TURN and s.discard_count > 0 and not s.spent:
        return bool(s.discards[s.discard_count - 1] == kind)
    return False
