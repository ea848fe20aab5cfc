"""What magic cards do: rainbows and bridges, dragons, teletransfer, the big cloud."""

from __future__ import annotations

from lindwurm.games.drachenfels.actions import Act
from lindwurm.games.drachenfels.bot.dash import (
    PLAN_BRIDGE,
    PLAN_DRAGON,
    PLAN_FROM,
    PLAN_RAINBOW,
    PLAN_TARGET,
    dash,
    plan_goal,
    reaches,
)
from lindwurm.games.drachenfels.bot.ways import (
    BRIDGE_CARD,
    DRAGON,
    DRAGON_CARD,
    FAR,
    HARM,
    MOST_HARMED,
    NEAR_ENOUGH,
    OTHER,
    OWN,
    PLENTY,
    RAINBOW_CARD,
    STEP,
    TELETRANSFER_CARD,
    THREAT,
    WORTH_A_CARD,
    leader,
    spread,
    way_left,
)
from lindwurm.games.drachenfels.data import POINT_KINDS, POSITIONS
from lindwurm.games.drachenfels.rules.board import (
    DRAGON_PLACES,
    PLACE_OF,
    SITES,
    STARTS,
    free_dragon_places,
    loose_bridges,
)
from lindwurm.games.drachenfels.rules.walk import (
    DISTANCE,
    FORT_OF,
    FORTS,
    RAINBOW_END,
    RAINBOW_ROCK,
)
from lindwurm.games.drachenfels.state import Drachenfels, Phase
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import offered

REVENGE = 40


@rule
def meddle(s: Drachenfels, me: int, legal: Ints, count: int, here: int) -> int:
    """Play a bridge, rainbow or dragon against an opponent who may win next, or -1 (12.3).

    Bridges and rainbows are tried without each one that stands, dragons on every free place.
    """
    if not (s.hand[me][RAINBOW_CARD] or s.hand[me][BRIDGE_CARD] or s.hand[me][DRAGON_CARD]):
        return -1
    rival = threatening(s, me)
    if rival < 0:
        return -1
    near = int(s.far[OTHER][s.at[rival]])
    best = -1
    most = WORTH_A_CARD - 1
    for kind in range(RAINBOW_CARD, TELETRANSFER_CARD):
        if offered(legal, count, Act.PLAY + kind):
            s.hand[me][kind] -= 1
            value = harm_done(s, me, rival, kind, near, here)
            s.hand[me][kind] += 1
            if value > most:
                most = value
                best = Act.PLAY + kind
    way_left(s, me)  # the map as it was, after all that was tried
    return best


@rule
def harm_done(s: Drachenfels, me: int, rival: int, kind: int, near: int, here: int) -> int:
    """Return how much longer a rival's way gets by a card, over what it costs oneself."""
    best = 0
    rainbows = s.rainbows
    bridges = s.bridges
    if kind == DRAGON_CARD:
        left = way_left(s, me)
        spread(s, me, rival, OTHER)
        free = free_dragon_places(s)
        for place in range(len(DRAGON_PLACES)):
            if free >> place & 1:
                node = int(DRAGON_PLACES[place])
                harm = HARM * in_the_way(s, OTHER, int(s.at[rival]), node, near)
                harm -= in_the_way(s, OWN, int(s.at[me]), node, left)
                best = max(best, harm - (left - here))
        return best
    loose = int(rainbows) if kind == RAINBOW_CARD else loose_bridges(s)
    for place in range(POSITIONS):
        if loose >> place & 1:
            if kind == RAINBOW_CARD:
                s.rainbows = rainbows & ~(1 << place)
            else:
                s.bridges = bridges & ~(1 << place)
            spread(s, me, rival, OTHER)
            harm = HARM * (int(s.far[OTHER][s.at[rival]]) - near)
            if harm > best:
                best = max(best, harm - (way_left(s, me) - here))
    s.rainbows = rainbows
    s.bridges = bridges
    return best


@rule
def threatening(s: Drachenfels, me: int) -> int:
    """Return the opponent who may win in the next turn, or -1; the map OTHER is left at his."""
    rival = -1
    least = THREAT + 1
    last = -1
    for k in range(1, s.seats):
        p = (me + k) % s.seats
        if s.armour[p] and near_a_fort(int(s.at[p])):
            spread(s, me, p, OTHER)
            last = p
            if s.far[OTHER][s.at[p]] < least:
                least = int(s.far[OTHER][s.at[p]])
                rival = p
    if rival != last and rival >= 0:
        spread(s, me, rival, OTHER)
    return rival


@rule
def near_a_fort(node: int) -> bool:
    """Return whether a rock castle is so near that whoever stands there may threaten to win."""
    for fort in range(len(FORTS)):
        if STEP * DISTANCE[node][FORTS[fort]] <= THREAT:
            return True
    return False


@rule
def choose_link(s: Drachenfels, me: int, legal: Ints, count: int) -> int:
    """Place the rainbow or bridge of the plan; without one, what shortens the own way most."""
    plan = dash(s, me)
    if plan:
        target = plan // PLAN_TARGET % (PLAN_FROM // PLAN_TARGET)
        source = plan // PLAN_FROM - 1
        action = -1
        if plan & PLAN_BRIDGE and s.phase == Phase.BRIDGE:
            action = Act.PLACE_BRIDGE + target
            if source >= 0:
                action = Act.MOVE_BRIDGE + source * len(SITES) + target
        if plan & PLAN_RAINBOW and s.phase == Phase.RAINBOW:
            action = Act.PLACE_RAINBOW + target
            if source >= 0:
                action = Act.MOVE_RAINBOW + source * POSITIONS + target
        if action >= 0 and offered(legal, count, action):
            return action
    return best_link(s, me, legal, count)


@rule
def best_link(s: Drachenfels, me: int, legal: Ints, count: int) -> int:
    """Try every effect: keep what shortens the own way most, and lengthens that of who may win.

    Whoever lays out of plenty closes the next one of two gaps first, to ride on at once.
    """
    rival = threatening(s, me)
    rainbows = s.rainbows
    bridges = s.bridges
    best = int(legal[0])
    least = FAR + 1
    next_to = FAR
    rides = s.hand_count[me] >= PLENTY
    for i in range(count):
        action = int(legal[i])
        off = FAR
        if Act.PLACE_RAINBOW <= action < Act.PLACE_RAINBOW + POSITIONS:
            s.rainbows = rainbows | 1 << (action - Act.PLACE_RAINBOW)
            off = rainbow_off(s, me, action - Act.PLACE_RAINBOW)
        elif Act.REMOVE_RAINBOW <= action < Act.REMOVE_RAINBOW + POSITIONS:
            s.rainbows = rainbows & ~(1 << (action - Act.REMOVE_RAINBOW))
        elif Act.MOVE_RAINBOW <= action < Act.MOVE_RAINBOW + POSITIONS * POSITIONS:
            code = action - Act.MOVE_RAINBOW
            s.rainbows = rainbows & ~(1 << code // POSITIONS) | 1 << code % POSITIONS
            off = rainbow_off(s, me, code % POSITIONS)
        elif Act.PLACE_BRIDGE <= action < Act.PLACE_BRIDGE + len(SITES):
            s.bridges = bridges | 1 << (action - Act.PLACE_BRIDGE)
            off = int(DISTANCE[SITES[action - Act.PLACE_BRIDGE]][s.at[me]])
        elif Act.REMOVE_BRIDGE <= action < Act.REMOVE_BRIDGE + len(SITES):
            s.bridges = bridges & ~(1 << (action - Act.REMOVE_BRIDGE))
        else:
            code = action - Act.MOVE_BRIDGE
            s.bridges = bridges & ~(1 << code // len(SITES)) | 1 << code % len(SITES)
            off = int(DISTANCE[SITES[code % len(SITES)]][s.at[me]])
        left = way_left(s, me)
        if rival >= 0 and left - HARM * MOST_HARMED < least:
            spread(s, me, rival, OTHER)
            left -= HARM * min(MOST_HARMED, int(s.far[OTHER][s.at[rival]]))
        if left < least or (rides and left == least and off < next_to):
            least = left
            next_to = off
            best = action
    s.rainbows = rainbows
    s.bridges = bridges
    return best


@rule
def rainbow_off(s: Drachenfels, me: int, place: int) -> int:
    """Return how far the nearer end of a rainbow is."""
    here = s.at[me]
    return min(int(DISTANCE[RAINBOW_ROCK[place]][here]), int(DISTANCE[RAINBOW_END[place]][here]))


@rule
def choose_dragon(s: Drachenfels, me: int, legal: Ints, count: int) -> int:
    """Lift the dragon of the plan, or the one most in the way; land it where it hurts others."""
    plan = dash(s, me)
    lift = -1
    if plan & PLAN_DRAGON:
        lift = int(PLACE_OF[plan_goal(plan)])
    dragons = s.dragons
    if lift < 0:
        rival = threatening(s, me)
        least = FAR + 1
        for place in range(len(DRAGON_PLACES)):
            if dragons >> place & 1:
                s.dragons = dragons & ~(1 << place)
                left = way_left(s, me)
                if rival >= 0:
                    spread(s, me, rival, OTHER)
                    left -= HARM * min(MOST_HARMED, int(s.far[OTHER][s.at[rival]]))
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
        code = int(legal[i]) - Act.MOVE_DRAGON
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
def in_the_way(s: Drachenfels, layer: int, start: int, node: int, left: int) -> int:
    """Return how much a dragon on a field would hinder who stands at `start` with `left` to go."""
    over = STEP * int(DISTANCE[start][node]) + int(s.far[layer][node]) - left
    return max(0, DRAGON - max(0, over))


@rule
def best_swap(s: Drachenfels, me: int, here: int) -> int:
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
def choose_swap(s: Drachenfels, me: int, legal: Ints, count: int) -> int:
    """Change places with whoever stands best."""
    way_left(s, me)
    best = int(legal[0])
    least = FAR + 1
    for i in range(count):
        left = int(s.far[OWN][s.at[int(legal[i]) - Act.SWAP]])
        if left < least:
            least = left
            best = int(legal[i])
    return best


@rule
def choose_start(s: Drachenfels, me: int, legal: Ints, count: int) -> int:
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
            start = action - Act.SEND
        else:
            start = (action - Act.CLOUD) % len(STARTS)
            if (action - Act.CLOUD) // len(STARTS) != victim:
                continue
        value = int(s.far[OTHER][STARTS[start]])
        if s.phase == Phase.DUEL and strikes_back(s, me, int(STARTS[start])):
            value -= REVENGE
        if value > most:
            most = value
            best = action
    return best


@rule
def strikes_back(s: Drachenfels, me: int, start: int) -> bool:
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
