"""The heuristic player (catalogue 12.3): the *knight* of DR-190, and the simpler *squire*.

First it looks for a dash: the castle, or a rock castle where its princess may be, entered this very
turn with at most one dragon and one rainbow or bridge card before the point card. If there is none,
it rides to where the way left is shortest. The length of a way is its steps plus what is missing on
it: a bridge, a rainbow, a dragon in the way cost more when no card for it is at hand, and a rock
castle costs more the less likely the princess is there. What is likely follows from its own looks
and from everybody's vain ones (DR-176); whom to rob follows from the cards it saw change hands.

A player looks only at what its seat may see, and leaves the state as it found it.
"""

from __future__ import annotations

from typing import Any

from lindwurm.games.drachenfels import actions as act
from lindwurm.games.drachenfels import data
from lindwurm.games.drachenfels.data import (
    CASTLE,
    KINDS,
    NODES,
    POINT_KINDS,
    POSITIONS,
    TO_CASTLE,
    Card,
)
from lindwurm.games.drachenfels.rules.board import (
    DRAGON_PLACES,
    PLACE_OF,
    SITE_OF,
    SITES,
    STARTS,
    bits,
    dragon_on,
    free_positions,
    free_sites,
    knight_on,
    loose_bridges,
)
from lindwurm.games.drachenfels.rules.magic import RAINBOWS
from lindwurm.games.drachenfels.rules.memory import SHOES, place_of, possible
from lindwurm.games.drachenfels.rules.turn import BRIDGES
from lindwurm.games.drachenfels.rules.walk import (
    ANYWHERE,
    DISTANCE,
    FORT_OF,
    FORTS,
    LINK,
    LINK_COUNT,
    RAINBOW_END,
    RAINBOW_ROCK,
    STAR_OF,
    begin,
    finish,
    is_castle,
    next_path,
)
from lindwurm.games.drachenfels.state import Phase
from lindwurm.kernel.chance import WORD, below, next_word
from lindwurm.kernel.rule import Table, rule

ROAD = Table(data.ROAD)
ROAD_COUNT = Table(data.ROAD_COUNT)
STARS = Table(data.STARS)

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
DUEL = 3
EXPOSED = 2
ON_A_PLATE = 4
"""Standing where an opponent gets by claiming the very card that was played."""
REVENGE = 40
NEAR_ENOUGH = 16
"""A gain of this much is worth a teletransfer; an opponent this near is worth a cloud."""

BOREDOM = 6
"""Once in so many times a claim is left alone: two knights who claim the same card in turn and
unhorse each other would otherwise go on for ever (DR-J11)."""

SQUIRE, KNIGHT = 0, 1

# As plain numbers, which compiled code can count from.
RAINBOW_CARD = int(Card.RAINBOW)
BRIDGE_CARD = int(Card.BRIDGE)
DRAGON_CARD = int(Card.DRAGON)
TELETRANSFER_CARD = int(Card.TELETRANSFER)
CLOUD_CARD = int(Card.BIG_CLOUD)
FIRST_EFFECT = int(Phase.RAINBOW)


@rule
def bot(s: Any, seat: int, legal: Any, count: int, words: Any) -> int:
    """Return the knight's action."""
    return choose(s, seat, legal, count, words, KNIGHT)


@rule
def squire(s: Any, seat: int, legal: Any, count: int, words: Any) -> int:
    """Return the squire's action: shortest way, never a robbery or a dirty trick (DR-190)."""
    return choose(s, seat, legal, count, words, SQUIRE)


@rule
def choose(s: Any, seat: int, legal: Any, count: int, words: Any, level: int) -> int:
    """Return the action of a player of this level."""
    if count == 1:
        return int(legal[0])
    phase = s.phase
    places = FIRST_EFFECT <= phase <= Phase.GO or phase == Phase.SWING or phase >= Phase.SHIFT
    seed = next_word(words)
    if places:
        mix(legal, count, seed)
    if phase == Phase.TURN or phase == Phase.HAND:
        action = choose_card(s, seat, legal, count, words, level)
    elif phase == Phase.GO or phase == Phase.FACTOR:
        action = choose_move(s, seat, legal, count)
    elif phase == Phase.RAINBOW or phase == Phase.BRIDGE:
        action = choose_link(s, seat, legal, count)
    elif phase == Phase.DRAGON:
        action = choose_dragon(s, seat, legal, count)
    elif phase == Phase.TELE:
        action = choose_swap(s, seat, legal, count)
    elif phase == Phase.CLOUD or phase == Phase.DUEL:
        action = choose_start(s, seat, legal, count)
    elif phase == Phase.SWING or phase == Phase.SHIFT:
        action = choose_shift(s, seat, legal, count)
    elif phase == Phase.ROB:
        action = choose_victim(s, seat, legal, count)
    elif phase == Phase.LOOT:
        action = act.LOOT
    elif phase == Phase.PICK:
        action = int(legal[below(words, count)])
    else:
        action = int(legal[0])
    if places:
        unmix(legal, count, seed)
    clean_up(s)
    return action


@rule
def partner(seed: int, i: int) -> int:
    """Return the place 0..i that place i changes with when choices are mixed."""
    word = (seed ^ (i * 0x9E3779B1)) & WORD
    word = ((word ^ (word >> 15)) * 0x2C1B3C6D) & WORD
    word = ((word ^ (word >> 12)) * 0x297A2D39) & WORD
    return int((word ^ (word >> 15)) % (i + 1))


@rule
def mix(legal: Any, count: int, seed: int) -> None:
    """Put the choices into random order, so that no corner of the board wins the ties."""
    for i in range(count - 1, 0, -1):
        j = partner(seed, i)
        held = int(legal[i])
        legal[i] = legal[j]
        legal[j] = held


@rule
def unmix(legal: Any, count: int, seed: int) -> None:
    """Put the choices back into the order in which they came."""
    for i in range(1, count):
        j = partner(seed, i)
        held = int(legal[i])
        legal[i] = legal[j]
        legal[j] = held


@rule
def clean_up(s: Any) -> None:
    """Leave the scratch space as clean as it was found."""
    for n in range(len(NODES)):
        s.far[OWN][n] = 0
        s.far[OTHER][n] = 0


@rule
def offered(legal: Any, count: int, action: int) -> bool:
    """Return whether an action is among the legal ones."""
    for i in range(count):
        if legal[i] == action:
            return True
    return False


# == how far it is =================================================================================


@rule
def doubt(s: Any, me: int, seat: int, fort: int) -> int:
    """Return the surcharge for a rock castle where the princess of `seat` may not be, or -1."""
    total = 0
    hits = 0
    for number in range(len(SHOES)):
        if possible(s, me, number):
            total += 1
            if SHOES[number][fort] == s.colour[seat]:
                hits += 1
    if hits == 0:
        return -1
    return PER_DOUBT * (total - hits) // hits


@rule
def hindrance(s: Any, node: int, me: int, seat: int) -> int:
    """Return what stepping onto a field costs besides the step."""
    own = me == seat
    site = SITE_OF[node]
    if site >= 0 and not s.bridges >> site & 1:
        return AT_HAND if own and s.hand[me][BRIDGE_CARD] > 0 else NO_BRIDGE
    if dragon_on(s, node):
        return AT_HAND if own and s.hand[me][DRAGON_CARD] > 0 else DRAGON
    if FORT_OF[node] >= 0 and knight_on(s, node, seat) >= 0:
        return NO_BRIDGE
    return 0


@rule
def link_cost(s: Any, link: int, me: int, seat: int) -> int:
    """Return what crossing a rainbow costs besides the step; FAR where none may stand."""
    if s.rainbows >> link & 1:
        return 0
    if not free_positions(s) >> link & 1:
        return FAR
    return AT_HAND if me == seat and s.hand[me][RAINBOW_CARD] > 0 else NO_RAINBOW


@rule
def spread(s: Any, me: int, seat: int, layer: int) -> None:
    """Map the distance of every field to the goals of `seat`, as far as `me` can tell."""
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
        for fort in range(len(FORTS)):
            extra = doubt(s, me, seat, fort)
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
        head = (head + 1) % len(NODES)
        size -= 1
        if goals <= 0 and is_castle(node):
            continue  # no way leads through a castle
        goals -= 1
        cost = int(s.far[layer][node]) + STEP + hindrance(s, node, me, seat)
        for i in range(ROAD_COUNT[node]):
            size = relax(s, layer, int(ROAD[node][i]), cost, head, size)
        for i in range(LINK_COUNT[node]):
            link = int(LINK[node][i])
            extra = link_cost(s, link, me, seat)
            if extra < FAR:
                there = int(RAINBOW_ROCK[link] + RAINBOW_END[link]) - node
                size = relax(s, layer, there, cost + extra, head, size)
        if STAR_OF[node] >= 0:
            for star in range(len(STARS)):
                size = relax(s, layer, int(STARS[star]), int(s.far[layer][node]), head, size)


@rule
def relax(s: Any, layer: int, node: int, cost: int, head: int, size: int) -> int:
    """Note a shorter way to a field and queue it; return the length of the queue."""
    if cost >= s.far[layer][node]:
        return size
    s.far[layer][node] = cost
    if s.queued[node]:
        return size
    s.queued[node] = 1
    s.queue[(head + size) % len(NODES)] = node
    return size + 1


@rule
def way_left(s: Any, me: int) -> int:
    """Map the own distances on the board as it lies and return the own knight's."""
    spread(s, me, me, OWN)
    return int(s.far[OWN][s.at[me]])


@rule
def leader(s: Any, me: int) -> int:
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


# == the dash ======================================================================================
#
# A plan is one number: how to enter a goal this turn. 0 is none.

PLAN_DRAGON = 128
PLAN_BRIDGE = 256
PLAN_RAINBOW = 512
PLAN_TARGET = 1024
PLAN_FROM = 32768


@rule
def at_hand(s: Any, me: int, kind: int) -> bool:
    """Return whether a magic card can be used: held, being carried out, or on top to be claimed."""
    if s.hand[me][kind] > 0:
        return True
    if s.phase == FIRST_EFFECT + (kind - POINT_KINDS):
        return True
    if s.phase == Phase.TURN and s.discard_count > 0 and not s.spent:
        return bool(s.discards[s.discard_count - 1] == kind)
    return False


@rule
def reaches(s: Any, me: int, length: int, goal: int) -> bool:
    """Return whether the knight can end on the goal with exactly `length` steps."""
    if DISTANCE[s.at[me]][goal] > length:
        return False
    begin(s, me, length, goal)
    found = next_path(s)
    finish(s)
    return found


@rule
def point_to(s: Any, me: int, goal: int) -> int:
    """Return 1 + the kind of a held point card that leads to the goal, or 0."""
    for kind in range(POINT_KINDS):
        if s.hand[me][kind] > 0:
            if reaches(s, me, kind + 1, goal):
                return kind + 1
            if s.swift[me] and reaches(s, me, 2 * kind + 2, goal):
                return kind + 1
    return 0


@rule
def dash(s: Any, me: int) -> int:
    """Return the best plan to enter the castle or a promising rock castle this turn."""
    if not s.armour[me]:
        return dash_to(s, me, CASTLE)
    best = 0
    least = FAR
    for k in range(len(FORTS)):
        fort = (int(s.colour[me]) + k) % len(FORTS)  # the own corner first, for everyone alike
        extra = doubt(s, me, me, fort)
        if 0 <= extra < least and knight_on(s, int(FORTS[fort]), -1) < 0:
            plan = dash_to(s, me, int(FORTS[fort]))
            if plan:
                best = plan
                least = extra
    return best


@rule
def dash_to(s: Any, me: int, goal: int) -> int:
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
def bridge_to(s: Any, me: int, goal: int) -> int:
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
def rainbow_to(s: Any, me: int, goal: int) -> int:
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
def follow(s: Any, me: int, plan: int, legal: Any, count: int) -> int:
    """Return the next card of a plan at TURN or HAND, or -1."""
    kind = -1
    if plan & PLAN_DRAGON:
        kind = DRAGON_CARD
    elif plan & PLAN_BRIDGE:
        kind = BRIDGE_CARD
    elif plan & PLAN_RAINBOW:
        kind = RAINBOW_CARD
    if s.phase == Phase.TURN and s.discard_count > 0 and offered(legal, count, act.CLAIM):
        top = int(s.discards[s.discard_count - 1])
        wanted = 0
        if top == DRAGON_CARD:
            wanted = plan & PLAN_DRAGON
        elif top == BRIDGE_CARD:
            wanted = plan & PLAN_BRIDGE
        elif top == RAINBOW_CARD:
            wanted = plan & PLAN_RAINBOW
        if wanted:
            return act.CLAIM
    if kind < 0:
        kind = point_to(s, me, plan_goal(plan)) - 1
    if kind >= 0 and offered(legal, count, act.PLAY + kind):
        return act.PLAY + kind
    return -1


# == TURN and HAND =================================================================================


@rule
def choose_card(s: Any, me: int, legal: Any, count: int, words: Any, level: int) -> int:
    """Dash if possible; else ride, claim, clear the way, or see to the hand."""
    claim = s.phase == Phase.TURN and offered(legal, count, act.CLAIM)
    top = int(s.discards[s.discard_count - 1]) if claim else KINDS
    goal_by_claim = claimed_goal(s, me, top) if claim and level == KNIGHT else 0
    plan = dash(s, me)
    if goal_by_claim and (plan == 0 or plan_goal(plan) == goal_by_claim - 1):
        return act.CLAIM
    if plan:
        action = follow(s, me, plan, legal, count)
        if action >= 0:
            return action
    here = way_left(s, me)
    if level == KNIGHT:
        action = dirty_trick(s, me, legal, count, here)
        if action >= 0:
            return action
    action = clear_the_way(s, me, legal, count, here)
    if action >= 0:
        return action
    way_left(s, me)
    best = -1
    least = FAR
    for kind in range(POINT_KINDS):
        if offered(legal, count, act.PLAY + kind):
            value = best_end(s, me, kind)
            if value < least:
                least = value
                best = act.PLAY + kind
    if claim and top < POINT_KINDS and level == KNIGHT:
        value = best_end(s, me, top)
        if value <= least and value < here:  # it costs no card
            if below(words, BOREDOM) == 0:
                return see_to_hand(s, me, legal, count, level)
            least = value
            best = act.CLAIM
    # Waiting is safe in a castle, but leads nowhere: going out may cost what it must.
    waiting = EXPOSED + ON_A_PLATE
    if not is_castle(int(s.at[me])):
        waiting = danger(s, me, int(s.at[me]), 0)
    if s.phase == Phase.TURN and least >= here + waiting:
        return see_to_hand(s, me, legal, count, level)
    return best if best >= 0 else int(legal[0])


@rule
def claimed_goal(s: Any, me: int, top: int) -> int:
    """Return 1 + the goal that the point card on top leads to at once, or 0."""
    if top >= POINT_KINDS:
        return 0
    best = 0
    least = FAR
    for fort in range(-1, len(FORTS)):
        goal = CASTLE if fort < 0 else int(FORTS[fort])
        if (fort < 0) == (s.armour[me] == 1):
            continue
        extra = 0 if fort < 0 else doubt(s, me, me, fort)
        if 0 <= extra < least and not dragon_on(s, goal):
            if reaches(s, me, top + 1, goal) or (s.swift[me] and reaches(s, me, 2 * top + 2, goal)):
                best = 1 + goal
                least = extra
    return best


@rule
def best_end(s: Any, me: int, kind: int) -> int:
    """Return the value (less is better) of the best field that a point card leads to."""
    value = best_of(s, me, kind + 1, kind + 1)
    if s.swift[me]:
        value = min(value, best_of(s, me, 2 * kind + 2, kind + 1))
    return value


@rule
def best_of(s: Any, me: int, length: int, card: int) -> int:
    """Return the value of the best field at the end of exactly `length` steps."""
    best = FAR
    begin(s, me, length, ANYWHERE)
    while next_path(s):
        best = min(best, field_value(s, me, int(s.path[length]), card))
    finish(s)
    return best


@rule
def field_value(s: Any, me: int, node: int, card: int) -> int:
    """Return how good it is to end a move there: the way left, a duel won, the danger there."""
    value = int(s.far[OWN][node])
    if is_castle(node):
        return value
    other = knight_on(s, node, me)
    if other >= 0:
        value -= DUEL + 4 * int(s.armour[other])
    return value + danger(s, me, node, card)


@rule
def danger(s: Any, me: int, node: int, card: int) -> int:
    """Return how easily an opponent gets to a field, the card left on top included."""
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
def dirty_trick(s: Any, me: int, legal: Any, count: int, here: int) -> int:
    """Play teletransfer or cloud where it pays, or -1."""
    if offered(legal, count, act.PLAY + TELETRANSFER_CARD):
        if best_swap(s, me, here) >= 0:
            return act.PLAY + TELETRANSFER_CARD
    if offered(legal, count, act.PLAY + CLOUD_CARD):
        rival = leader(s, me)
        if s.far[OTHER][s.at[rival]] <= NEAR_ENOUGH:
            return act.PLAY + CLOUD_CARD
    return -1


@rule
def clear_the_way(s: Any, me: int, legal: Any, count: int, here: int) -> int:
    """Play a magic card that a locked-in knight needs, or a bridge that saves a long way; or -1."""
    stuck = True
    for kind in range(POINT_KINDS):
        if offered(legal, count, act.PLAY + kind):
            stuck = False
    if stuck:
        for kind in range(RAINBOW_CARD, TELETRANSFER_CARD):
            if offered(legal, count, act.PLAY + kind) and helps(s, me, kind, here) > 0:
                return act.PLAY + kind
        return -1
    if offered(legal, count, act.PLAY + BRIDGE_CARD):
        if helps(s, me, BRIDGE_CARD, here) >= NO_BRIDGE:
            return act.PLAY + BRIDGE_CARD
    return -1


@rule
def helps(s: Any, me: int, kind: int, here: int) -> int:
    """Return by how much the best use of a magic card shortens the own way; 0 for not at all."""
    best = here
    if kind == RAINBOW_CARD and bits(int(s.rainbows)) < RAINBOWS:
        rainbows = s.rainbows
        free = free_positions(s)
        for p in range(POSITIONS):
            if free >> p & 1 and (RAINBOW_END[p] == s.at[me] or not is_castle(int(s.at[me]))):
                s.rainbows = rainbows | 1 << p
                best = min(best, way_left(s, me))
        s.rainbows = rainbows
    if kind == BRIDGE_CARD and bits(int(s.bridges)) < BRIDGES:
        bridges = s.bridges
        for site in range(len(SITES)):
            if not bridges >> site & 1:
                s.bridges = bridges | 1 << site
                best = min(best, way_left(s, me))
        s.bridges = bridges
    return here - best


@rule
def see_to_hand(s: Any, me: int, legal: Any, count: int, level: int) -> int:
    """Renew, or rob when the hand is too good to give away (12.3)."""
    needed = 0
    for kind in range(RAINBOW_CARD, TELETRANSFER_CARD):
        needed += s.hand[me][kind]
    if level == KNIGHT and needed >= 2 and s.hand_count[me] <= 6:
        victim = choose_victim(s, me, legal, count)
        if victim != act.STOP:
            return victim
    return act.RENEW


@rule
def choose_victim(s: Any, me: int, legal: Any, count: int) -> int:
    """Rob whoever is known to hold useful cards, else the largest hand."""
    best = act.STOP
    most = 0
    for k in range(1, s.seats):
        p = (me + k) % s.seats
        if p != me and offered(legal, count, act.ROB + p):
            worth = int(s.hand_count[p])
            for kind in range(RAINBOW_CARD, TELETRANSFER_CARD):
                if s.hand[me][kind] == 0:
                    worth += 5 * int(s.memory[me][kind][1 << place_of(me, p)])
            if worth > most:
                most = worth
                best = act.ROB + p
    return best


# == movement ======================================================================================


@rule
def choose_move(s: Any, me: int, legal: Any, count: int) -> int:
    """Choose single or double, or the end field: a goal if there is one, else the best field."""
    way_left(s, me)
    if s.phase == Phase.FACTOR:
        card = int(s.card) + 1
        single = best_of(s, me, card, card)
        return act.SINGLE if single <= best_of(s, me, 2 * card, card) else act.DOUBLE
    best = int(legal[0])
    least = FAR
    for i in range(count):
        value = field_value(s, me, int(legal[i]) - act.GO, int(s.card) + 1)
        if value < least:
            least = value
            best = int(legal[i])
    return best


@rule
def choose_shift(s: Any, me: int, legal: Any, count: int) -> int:
    """Keep the rainbow that is still needed; else swing it away from those who seek armour."""
    if is_castle(int(s.at[me])) and s.phase == Phase.SHIFT:
        return act.KEEP
    best = int(legal[0])
    most = -1
    for i in range(count):
        action = int(legal[i])
        if action == act.KEEP:
            rock = -1
        else:
            if not TO_CASTLE >> (action - act.SHIFT) & 1:
                continue
            rock = int(RAINBOW_ROCK[action - act.SHIFT])
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


# == magic =========================================================================================


@rule
def choose_link(s: Any, me: int, legal: Any, count: int) -> int:
    """Place the rainbow or bridge of the plan; without one, what shortens the own way most."""
    plan = dash(s, me)
    if plan:
        target = plan // PLAN_TARGET % (PLAN_FROM // PLAN_TARGET)
        source = plan // PLAN_FROM - 1
        action = -1
        if plan & PLAN_BRIDGE and s.phase == Phase.BRIDGE:
            action = act.PLACE_BRIDGE + target
            if source >= 0:
                action = act.MOVE_BRIDGE + source * len(SITES) + target
        if plan & PLAN_RAINBOW and s.phase == Phase.RAINBOW:
            action = act.PLACE_RAINBOW + target
            if source >= 0:
                action = act.MOVE_RAINBOW + source * POSITIONS + target
        if action >= 0 and offered(legal, count, action):
            return action
    return best_link(s, me, legal, count)


@rule
def best_link(s: Any, me: int, legal: Any, count: int) -> int:
    """Try every effect and keep the one that leaves the shortest way."""
    rainbows = s.rainbows
    bridges = s.bridges
    best = int(legal[0])
    least = FAR + 1
    for i in range(count):
        action = int(legal[i])
        if action < act.REMOVE_RAINBOW:
            s.rainbows = rainbows | 1 << (action - act.PLACE_RAINBOW)
        elif action < act.MOVE_RAINBOW:
            s.rainbows = rainbows & ~(1 << (action - act.REMOVE_RAINBOW))
        elif action < act.PLACE_BRIDGE:
            code = action - act.MOVE_RAINBOW
            s.rainbows = rainbows & ~(1 << code // POSITIONS) | 1 << code % POSITIONS
        elif action < act.REMOVE_BRIDGE:
            s.bridges = bridges | 1 << (action - act.PLACE_BRIDGE)
        elif action < act.MOVE_BRIDGE:
            s.bridges = bridges & ~(1 << (action - act.REMOVE_BRIDGE))
        else:
            code = action - act.MOVE_BRIDGE
            s.bridges = bridges & ~(1 << code // len(SITES)) | 1 << code % len(SITES)
        left = way_left(s, me)
        if left < least:
            least = left
            best = action
    s.rainbows = rainbows
    s.bridges = bridges
    return best


@rule
def choose_dragon(s: Any, me: int, legal: Any, count: int) -> int:
    """Lift the dragon of the plan, or the one most in the way; land it where it hurts others."""
    plan = dash(s, me)
    lift = -1
    if plan & PLAN_DRAGON:
        lift = int(PLACE_OF[plan_goal(plan)])
    dragons = s.dragons
    if lift < 0:
        least = FAR + 1
        for place in range(len(DRAGON_PLACES)):
            if dragons >> place & 1:
                s.dragons = dragons & ~(1 << place)
                left = way_left(s, me)
                if left < least:
                    least = left
                    lift = place
    s.dragons = dragons & ~(1 << lift)
    here = way_left(s, me)
    rival = leader(s, me)
    s.dragons = dragons
    best = int(legal[0])
    most = -FAR
    for i in range(count):
        code = int(legal[i]) - act.MOVE_DRAGON
        if code // len(DRAGON_PLACES) == lift:
            node = int(DRAGON_PLACES[code % len(DRAGON_PLACES)])
            harm = in_the_way(s, OTHER, int(s.at[rival]), node, int(s.far[OTHER][s.at[rival]]))
            harm -= 2 * in_the_way(s, OWN, int(s.at[me]), node, here)
            if plan & PLAN_DRAGON and node == plan_goal(plan):
                harm = -FAR
            if harm > most:
                most = harm
                best = int(legal[i])
    return best


@rule
def in_the_way(s: Any, layer: int, start: int, node: int, left: int) -> int:
    """Return how much a dragon on a field would hinder who stands at `start` with `left` to go."""
    over = STEP * int(DISTANCE[start][node]) + int(s.far[layer][node]) - left
    return max(0, DRAGON - max(0, over))


@rule
def best_swap(s: Any, me: int, here: int) -> int:
    """Return whom to change places with, or -1 if it does not pay."""
    best = -1
    least = here - NEAR_ENOUGH
    for k in range(1, s.seats):
        p = (me + k) % s.seats
        if p == me or s.at[p] == s.at[me]:
            continue
        in_fort = FORT_OF[s.at[p]] >= 0
        if (in_fort and not s.armour[me]) or FORT_OF[s.at[me]] >= 0:
            continue
        if s.far[OWN][s.at[p]] <= least:
            least = int(s.far[OWN][s.at[p]])
            best = p
    return best


@rule
def choose_swap(s: Any, me: int, legal: Any, count: int) -> int:
    """Change places with whoever stands best."""
    way_left(s, me)
    best = int(legal[0])
    least = FAR + 1
    for i in range(count):
        left = int(s.far[OWN][s.at[int(legal[i]) - act.SWAP]])
        if left < least:
            least = left
            best = int(legal[i])
    return best


@rule
def choose_start(s: Any, me: int, legal: Any, count: int) -> int:
    """Put a knight (the beaten one, or the leader) on the start field where it loses most."""
    if s.phase == Phase.DUEL:
        victim = int(s.beaten)
        spread(s, me, victim, OTHER)
    else:
        victim = leader(s, me)
    best = int(legal[0])
    most = -FAR
    for i in range(count):
        action = int(legal[i])
        if s.phase == Phase.DUEL:
            start = action - act.SEND
        else:
            start = (action - act.CLOUD) % len(STARTS)
            if (action - act.CLOUD) // len(STARTS) != victim:
                continue
        value = int(s.far[OTHER][STARTS[start]])
        if s.phase == Phase.DUEL and strikes_back(s, me, int(STARTS[start])):
            value -= REVENGE
        if value > most:
            most = value
            best = action
    return best


@rule
def strikes_back(s: Any, me: int, start: int) -> bool:
    """Return whether a beaten knight sent there could claim the top card and hit back at once."""
    if s.discard_count == 0 or s.discards[s.discard_count - 1] >= POINT_KINDS:
        return False
    victim = int(s.beaten)
    steps = int(s.discards[s.discard_count - 1]) + 1
    here = s.at[victim]
    s.at[victim] = start
    hit = reaches(s, victim, steps, int(s.at[me]))
    if s.swift[victim] and not hit:
        hit = reaches(s, victim, 2 * steps, int(s.at[me]))
    s.at[victim] = here
    return hit
