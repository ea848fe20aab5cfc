"""The heuristic player: unit values, a plan for what to save up for, good sense (catalogue 12.3).

Every choice gets a worth in hundredths of a vegetable. Resources lose worth towards the end and
power points gain it. The *plan* is the best effect that is up to three tokens out of reach: tokens
it still lacks are worth more, so that the next few placements lead up to it.

A player looks only at what its seat may see, and changes nothing.
"""

from __future__ import annotations

from lindwurm.games.simurgh.actions import PLACES, SPOTS, Act
from lindwurm.games.simurgh.data import (
    ABILITY,
    ALTERNATIVES,
    CHRONICLE_TO_END,
    CITY,
    COST,
    DRAGON_TYPE,
    DRAGONS,
    FIELDS,
    FIRST_ABILITY,
    FIRST_GOAL,
    FIRST_LEVEL,
    FIRST_PLACE,
    FIRST_SLOT,
    FIRST_TILE,
    GOAL_COUNT,
    GOAL_MASK,
    GOAL_SLOTS,
    GOALS_TO_END,
    HAND_LIMIT,
    LEVELS,
    MAX_LEVELS,
    PART,
    PARTS,
    PLAIN,
    RESOURCE_LIMIT,
    RIDER,
    SLOTS,
    SPACE_KIND,
    SPACES,
    SPEARMAN,
    TOKENS,
    VASSALS,
    WHEN,
    Count,
    SpaceKind,
    Unit,
    When,
)
from lindwurm.games.simurgh.rules.closing import face_up_goals, token_count
from lindwurm.games.simurgh.rules.common import (
    available,
    full_tile,
    markers_on,
    next_field,
    on_board,
    payable,
    step_effect,
    usable,
    vassals_on_slot,
)
from lindwurm.games.simurgh.rules.scoring import goal_points
from lindwurm.games.simurgh.state import IN_WILDERNESS, Main, Mode, Phase, Simurgh, Zone
from lindwurm.kernel.rule import Ints, Lookup, rule

UNIT = Lookup([118, 190, 129, 161, 184, 286, 129, 185])
"""Tokens and mixes, early in the game."""
MARKER = 268
SPEARMAN_WORTH = 475
RIDER_WORTH = 1570
DRAGON_WORTH = 390
TILE_WORTH = 150
POINT_EARLY = 204
PLANNED = 117
"""How much more a token is worth that the plan still lacks."""
EMPTY_HAND = 255
"""How much more a tile is worth to a hand that is all but empty."""
END = 3000
"""To end a game that is lost, or won, outweighs everything else."""
LAST_TURN = 8
"""Points that an opponent may well make in the turn that is left."""
STRANDED = 290
"""How much more wisdom and weapons are worth to who has neither tiles nor means to get one."""
LONG_GAME = Lookup([26, 36, 52])
"""Turns of all players together that a game of each length takes (catalogue 2.10): who has had its
share of them wants the end to come, and works for it."""
IMPATIENCE = 100
"""How much more, with every turn beyond that, what brings the end nearer is worth."""
LEFT_OVER = 92
"""What a token is worth in the last turn: a third of a point (SI-232)."""
WASTED = -60
"""The same for a Dragonlord, whom every token left over costs something (SI-233)."""
SCARCE = 260
"""How much more the first token of a kind is worth: most things cost something of it."""
PLENTY = 5
PLENTIFUL = 110
"""From five of a kind on one more is worth so much less."""
FADING = 66
"""Percent of its worth that a token loses until the end."""
MARKERS_COUNT = 217
"""How much more a marker is worth where an objective counts markers."""
DRAGONS_COUNT = 335
"""How much more an unknown dragon is worth where an objective counts dragons."""
COUNTED_DRAGON = 585
"""How much more a dragon in sight is worth for each objective that counts it."""
CHOICE_OF_DRAGONS = 25
"""What each further dragon to choose from is worth."""
STATUE = 378
"""What is worth more about a visit to the Statue than its deal: the say in what will count."""
ADVANCE = 224
"""What a step on an exploration is worth that an effect gives."""
KEPT_TO_PLAN = 295
"""How much more the plan itself is worth, once it is in reach."""
LACKING = 368
"""How much less a plan is worth for each token that it lacks."""
WORTH_A_PLAN = 340
"""What a plan must be worth at least."""
OUT = 395
"""What it is worth to send somebody out at all, against calling them home."""
LAYING = 200
"""What laying a tile costs: it is out of the hand, and others come to it too."""
RIDERS_TIME = 60
"""How much it costs to send a rider where a spearman could go."""
CLOSING = 324
"""What it is worth to fill a tile, and the same again for each own vassal that comes home by it."""
EACH_HOME = 302
"""What it is worth to call home, for each vassal that is out."""
CALLING = 110
"""What it is worth to call home at all."""
STILL_HOME = 211
"""How much less calling home is worth while somebody is still at home."""
ON_THE_WAY = 110
"""How much less it is worth to call home a rider who can ride on."""
ABILITY_AT_LEAST = 333
"""What an ability must bring beyond its marker to be used before the turn's main action."""
IN_HAND = 66
"""Percent of its best space that a tile in the hand is worth."""
LEAD = 114
"""Percent of what an objective would pay more than anybody else now, when it is put up: who leads
in it also knows what to collect."""
REACH = 3
"""Tokens that a plan may lack."""
NOTHING = -100000

VERB = Lookup([Act.VERBS[Act.VERBS.verb(action).name] for action in range(Act.VERBS.size)])
"""The first action of the verb to which each action belongs."""


@rule
def bot(s: Simurgh, seat: int, legal: Ints, count: int, words: Ints) -> int:
    """Return the action of the highest worth."""
    if count == 1:
        return int(legal[0])
    late = lateness(s)
    target = plan(s, seat, late) if plans(s) and s.ending == 0 else -1
    best = int(legal[0])
    most = NOTHING - 1
    for i in range(count):
        value = worth(s, seat, int(legal[i]), late, target)
        if value > most:
            most = value
            best = int(legal[i])
    return best


@rule
def plans(s: Simurgh) -> bool:
    """Return whether tokens matter for the choice at hand."""
    phase = s.phase
    if phase == Phase.HUB or phase == Phase.VASSAL or phase == Phase.SURPLUS:
        return True
    return bool(phase == Phase.CHOOSE or phase == Phase.MIX or phase == Phase.PAY)


# == what things are worth ========================================================================


@rule
def lateness(s: Simurgh) -> int:
    """Return how far the game has come, in percent."""
    if s.ending:
        return 100
    goals = 100 * face_up_goals(s) // (GOALS_TO_END[s.length] + 1)
    chronicle = 100 * s.chronicle // (CHRONICLE_TO_END[s.length] + 1)
    return int(max(goals, chronicle))


@rule
def point_worth(late: int) -> int:
    """Return what a power point is worth."""
    return POINT_EARLY + late


@rule
def token_worth(s: Simurgh, seat: int, k: int, late: int, target: int) -> int:
    """Return what one more token is worth: less late, more if the plan lacks it."""
    if s.ending:
        return LEFT_OVER if s.mode == Mode.SPEARMAN else WASTED
    value = UNIT[k] * (100 - FADING * late // 100) // 100
    if k < TOKENS:
        if target >= 0 and s.tokens[seat][k] < COST[target][k]:
            return int(value + PLANNED)  # however full the stores are: others may go back
        if s.tokens[seat][k] >= PLENTY:
            value -= PLENTIFUL
        elif s.tokens[seat][k] == 0 and late < 80:
            value += SCARCE
        if k >= Unit.K:
            if s.tokens[seat][Unit.K] + s.tokens[seat][Unit.A] == 0:
                if s.hand_count[seat] == 0:
                    value += STRANDED
                value += impatience(s, seat)
    if token_count(s, seat) >= RESOURCE_LIMIT[s.mode]:
        value //= 3
    return int(value)


@rule
def marker_worth(s: Simurgh) -> int:
    """Return what a marker on a dragon is worth: more if an objective counts markers."""
    value = MARKER
    for i in range(GOAL_SLOTS):
        if s.goal_slots[i] > 0 and GOAL_COUNT[s.goal_slots[i] - 1] == Count.MARKERS:
            value += MARKERS_COUNT
    return value


@rule
def marker_cost(s: Simurgh, seat: int, dragon: int, place: int, late: int) -> int:
    """Return what it costs to spend a marker: near the end what the objectives pay less then."""
    value = marker_worth(s)
    before = s.markers[dragon]
    lead = 0
    for i in range(GOAL_SLOTS):
        goal = int(s.goal_slots[i]) - 1
        if goal >= 0 and GOAL_COUNT[goal] == Count.MARKERS:
            lead += goal_lead(s, seat, goal)
            s.markers[dragon] = before & ~(1 << place)
            lead -= goal_lead(s, seat, goal)
            s.markers[dragon] = before
    return value + lead * point_worth(late) * late // (100 if s.ending else 300)


@rule
def dragon_worth(s: Simurgh, seat: int, markers: int, late: int) -> int:
    """Return what an unknown dragon is worth."""
    value = DRAGON_WORTH + markers * marker_worth(s)
    for i in range(GOAL_SLOTS):
        if s.goal_slots[i] > 0 and GOAL_COUNT[s.goal_slots[i] - 1] == Count.DRAGONS:
            value += DRAGONS_COUNT
    return value


@rule
def cost_worth(s: Simurgh, seat: int, e: int, late: int) -> int:
    """Return what a cost is worth to the one who pays it."""
    cost = COST[e]
    value = int(cost[Unit.PP]) * point_worth(late)
    for k in range(8):
        if cost[k] > 0:
            value += cost[k] * token_worth(s, seat, k, late, -1)
    value += cost[Unit.SP] * (SPEARMAN_WORTH * (100 - late) // 100)
    value += cost[Unit.DR] * (RIDER_WORTH * (100 - late) // 100)
    if cost[Unit.MARKER] > 0:
        value += marker_worth(s)
    return int(value)


@rule
def another_tile(s: Simurgh, seat: int, late: int) -> int:
    """Return what one more unknown tile in hand is worth: much to an empty hand."""
    if s.ending or s.hand_count[seat] >= HAND_LIMIT:
        return 0
    value = TILE_WORTH
    if s.hand_count[seat] < 2:
        value += EMPTY_HAND
    return value * (140 - late) // 140 + impatience(s, seat)


@rule
def impatience(s: Simurgh, seat: int) -> int:
    """Return how much more it is worth to bring the end nearer in a game that drags on."""
    if s.ending:
        return 0
    return IMPATIENCE * max(0, int(s.turns[seat] - LONG_GAME[s.length] // s.seats))


@rule
def statue_worth(s: Simurgh, seat: int, late: int) -> int:
    """Return what a visit to the Statue is worth: the best slot that can be paid, else nothing."""
    best = -200
    for i in range(GOAL_SLOTS):
        if s.goal_slots[i] == 0 and payable(s, seat, FIRST_GOAL + i):
            points = int(PART[FIRST_GOAL + i][0][0][1])
            value = STATUE + points * point_worth(late) - cost_worth(s, seat, FIRST_GOAL + i, late)
            best = max(best, value + end_worth(s, seat, points))
    return best + impatience(s, seat) if best > 0 else best


@rule
def part_worth(s: Simurgh, seat: int, e: int, part: Ints, late: int, target: int) -> int:
    """Return what one part of a result is worth."""
    unit = part[0]
    amount = int(part[1])
    if unit <= Unit.B:
        return amount * token_worth(s, seat, int(unit), late, target)
    if unit == Unit.PP:
        return amount * point_worth(late)
    if unit == Unit.MARKER:
        room = 0
        for d in range(DRAGONS):
            if s.owner[d] == seat + 1:
                room += FIELDS - markers_on(s, d)
        return min(amount, room) * marker_worth(s)
    if unit == Unit.DRAGON:
        return dragon_worth(s, seat, int(part[2]), late) + CHOICE_OF_DRAGONS * amount
    if unit == Unit.SP:
        return amount * SPEARMAN_WORTH * (100 - late) // 100
    if unit == Unit.DR:
        return amount * RIDER_WORTH * (100 - late) // 100
    if unit == Unit.STATUE:
        return statue_worth(s, seat, late)
    if unit == Unit.ADVANCE:
        return ADVANCE
    return another_tile(s, seat, late)


@rule
def alternative_worth(
    s: Simurgh, seat: int, e: int, alternative: int, late: int, target: int
) -> int:
    """Return what one alternative of an effect is worth."""
    value = 0
    for k in range(PARTS[e][alternative]):
        value += part_worth(s, seat, e, PART[e][alternative][k], late, target)
    return value


@rule
def effect_worth(s: Simurgh, seat: int, e: int, late: int, target: int) -> int:
    """Return what an effect is worth after its cost."""
    best = alternative_worth(s, seat, e, 0, late, target) + last_lead(s, seat, e, 0)
    if ALTERNATIVES[e] > 1:
        other = alternative_worth(s, seat, e, 1, late, target) + last_lead(s, seat, e, 1)
        best = max(best, other)
    if e == target:
        best += KEPT_TO_PLAN
    return best - cost_worth(s, seat, e, late)


@rule
def last_lead(s: Simurgh, seat: int, e: int, alternative: int) -> int:
    """In the last turn, return what the face-up objectives pay more after an effect, in its worth.

    Tokens paid and gained are counted, and markers on the dragon where they bring most.
    """
    if s.ending == 0:
        return 0
    before = goals_lead(s, seat)
    markers = 0
    for k in range(TOKENS):
        s.tokens[seat][k] -= COST[e][k]
    for i in range(PARTS[e][alternative]):
        part = PART[e][alternative][i]
        if part[0] < TOKENS:
            s.tokens[seat][part[0]] += part[1]
        elif part[0] == Unit.MARKER:
            markers += int(part[1])
    best = goals_lead(s, seat)
    if markers > 0:
        for d in range(DRAGONS):
            if s.owner[d] == seat + 1 and markers_on(s, d) < FIELDS:
                held = s.markers[d]
                left = markers
                for place in range(FIELDS):
                    if left > 0 and not held >> place & 1:
                        s.markers[d] |= 1 << place
                        left -= 1
                best = max(best, goals_lead(s, seat))
                s.markers[d] = held
    for i in range(PARTS[e][alternative]):
        part = PART[e][alternative][i]
        if part[0] < TOKENS:
            s.tokens[seat][part[0]] -= part[1]
    for k in range(TOKENS):
        s.tokens[seat][k] += COST[e][k]
    return (best - before) * point_worth(100)


@rule
def goals_lead(s: Simurgh, seat: int) -> int:
    """Return what the face-up objectives pay a seat beyond the best of the others, one by one."""
    lead = 0
    for i in range(GOAL_SLOTS):
        if s.goal_slots[i] > 0:
            lead += goal_lead(s, seat, int(s.goal_slots[i]) - 1)
    return lead


# == the plan =====================================================================================


@rule
def missing(s: Simurgh, seat: int, e: int) -> int:
    """Return how many tokens a player lacks for the fixed part of a cost."""
    count = 0
    for k in range(TOKENS):
        lack = COST[e][k] - s.tokens[seat][k]
        if lack > 0:
            count += lack
    return count


@rule
def plan(s: Simurgh, seat: int, late: int) -> int:
    """Return the best effect a few tokens out of reach (city, wilderness, hand), or -1."""
    best = -1
    most = WORTH_A_PLAN
    for c in range(CITY):
        value = plan_worth(s, seat, c, late)
        if value > most:
            most = value
            best = c
    for t in range(PLAIN):
        zone = s.zone[t]
        if zone == Zone.WILDERNESS or zone == Zone.HAND + seat:
            for i in range(SPACES):
                e = FIRST_TILE + SPACES * t + i
                value = plan_worth(s, seat, e, late)
                if value > most:
                    most = value
                    best = e
    return best


@rule
def plan_worth(s: Simurgh, seat: int, e: int, late: int) -> int:
    """Return what an effect is worth as a plan; nothing if it is in reach or too far."""
    lack = missing(s, seat, e)
    if lack == 0 or lack > REACH:
        return 0
    return effect_worth(s, seat, e, late, -1) - LACKING * lack


# == what a choice is worth =======================================================================


@rule
def worth(s: Simurgh, seat: int, action: int, late: int, target: int) -> int:
    """Return the worth of an action in the current phase."""
    verb = int(VERB[action])
    code = action - verb
    if verb == Act.PLACE:
        return place_worth(s, seat, code // PLACES, code % PLACES, late, target)
    if verb == Act.LAY:
        return lay_worth(s, seat, code // SLOTS, code % SLOTS, late, target)
    if verb == Act.RECALL:
        return recall_worth(s, seat, code // SPOTS, code % SPOTS, late)
    if verb == Act.ADVANCE:
        return advance_worth(s, seat, code, late, target)
    if verb == Act.ABILITY:
        return ability_worth(s, seat, code // FIELDS, code % FIELDS, late, target)
    if s.phase == Phase.PAY:
        return pay_worth(s, seat, verb, code, late, target)
    if s.phase == Phase.CHOOSE:
        return alternative_worth(s, seat, s.effect, code, late, target)
    if s.phase == Phase.MIX:
        return mix_taken_worth(s, seat, code, late, target)
    return choice_worth(s, seat, verb, code, late)


@rule
def place_worth(s: Simurgh, seat: int, vassal: int, space: int, late: int, target: int) -> int:
    """A placement: its effect, riders spared for their own spaces, full tiles as a free recall."""
    value = OUT
    if space < CITY:
        value += effect_worth(s, seat, space, late, target)
        if vassal == RIDER and SPACE_KIND[space] < SpaceKind.D1:
            value -= RIDERS_TIME
        return value
    slot = (space - CITY) // SPACES
    tile = int(s.wild[slot]) - 1
    if tile >= PLAIN:
        return value + enter_worth(s, seat, tile, late, target)
    e = FIRST_TILE + SPACES * tile + (space - CITY) % SPACES
    value += effect_worth(s, seat, e, late, target)
    if vassal == RIDER and SPACE_KIND[e] < SpaceKind.D1:
        value -= RIDERS_TIME
    if vassals_on_slot(s, slot) + 1 >= full_tile(s):
        value += CLOSING * (1 + returning(s, slot))
    return value


@rule
def returning(s: Simurgh, slot: int) -> int:
    """Return how many own vassals would come home from the tile in a slot (SI-095)."""
    low = IN_WILDERNESS + MAX_LEVELS * slot
    count = 0
    for i in range(VASSALS):
        if low <= s.at[s.active][i] < low + MAX_LEVELS:
            count += 1
    return count


@rule
def enter_worth(s: Simurgh, seat: int, tile: int, late: int, target: int) -> int:
    """Entering an exploration: the first reward, and a share of the steps that may follow."""
    first = FIRST_LEVEL + MAX_LEVELS * (tile - PLAIN)
    value = effect_worth(s, seat, first, late, target)
    for level in range(1, LEVELS[tile - PLAIN]):
        later = effect_worth(s, seat, first + level, late, -1)
        if later > 0:
            value += later * (100 - late) // 140
    return int(value)


@rule
def best_space(s: Simurgh, seat: int, tile: int, late: int, target: int) -> int:
    """Return the worth of the best space of a tile that a player could use now."""
    if tile >= PLAIN:
        return enter_worth(s, seat, tile, late, target)
    rider = available(s, seat, RIDER) > 0
    best = 0
    for i in range(SPACES):
        e = FIRST_TILE + SPACES * tile + i
        if (rider or SPACE_KIND[e] < SpaceKind.D1) and usable(s, seat, e):
            best = max(best, effect_worth(s, seat, e, late, target))
    return best


@rule
def lay_worth(s: Simurgh, seat: int, tile: int, slot: int, late: int, target: int) -> int:
    """Laying: the best space taken first, the slot's resource, less hand to carry."""
    value = OUT + best_space(s, seat, tile, late, target) - LAYING + impatience(s, seat)
    value += effect_worth(s, seat, FIRST_SLOT + slot, late, target)
    if s.hand_count[seat] <= 2 and s.ending == 0:
        value -= EMPTY_HAND * (140 - late) // 280
    if s.wild[slot] > 0:
        value -= token_worth(s, seat, int(Unit.A), late, target)
    return value


@rule
def recall_worth(s: Simurgh, seat: int, vassal: int, spot: int, late: int) -> int:
    """Calling home: all but riders on their way; the more, and the fewer are left, the better."""
    on_way = False
    if spot >= CITY:
        slot = (spot - CITY) // MAX_LEVELS
        if s.wild[slot] > PLAIN:
            e = step_effect(s, seat, slot)
            on_way = e >= 0 and payable(s, seat, e) and effect_worth(s, seat, e, late, -1) > 0
    if s.phase == Phase.RECALL:
        return -ON_THE_WAY if on_way else 100
    value = EACH_HOME * on_board(s, seat) + CALLING
    if available(s, seat, SPEARMAN) + available(s, seat, RIDER) > 0:
        value -= STILL_HOME
    return value - ON_THE_WAY if on_way else value


@rule
def advance_worth(s: Simurgh, seat: int, slot: int, late: int, target: int) -> int:
    """An advance costs no main action: whenever it pays, and before anything else."""
    value = effect_worth(s, seat, step_effect(s, seat, slot), late, target) + 60
    return 5000 + value if value > 0 else -1


@rule
def ability_worth(s: Simurgh, seat: int, dragon: int, place: int, late: int, target: int) -> int:
    """An ability: what it gives, against the marker that may count or help later."""
    a = ABILITY[dragon][place]
    value = effect_worth(s, seat, FIRST_ABILITY + a, late, target)
    if WHEN[a] != When.ACTIVE:
        if PART[FIRST_ABILITY + a][0][0][0] != Unit.ADVANCE:
            return value - marker_cost(s, seat, dragon, place, late) // (1 if s.ending else 2)
        value = effect_worth(s, seat, step_effect(s, seat, s.moved - 1), late, target)
        return value - (marker_cost(s, seat, dragon, place, late) if s.ending else 60)
    value -= marker_cost(s, seat, dragon, place, late)
    if s.phase == Phase.HUB and s.main == Main.NONE:
        return 4000 + value if value > ABILITY_AT_LEAST else -1
    return value if s.phase == Phase.HUB else value - 100


@rule
def pay_worth(s: Simurgh, seat: int, verb: int, code: int, late: int, target: int) -> int:
    """Paying: with what is worth least."""
    if verb == Act.PAY_FOOD:
        rest = int(COST[s.effect][Unit.F]) - code
        return -mix_worth(s, seat, int(Unit.V), code, rest, late, target)
    if verb == Act.PAY_BUILDING:
        rest = int(COST[s.effect][Unit.B]) - code
        return -mix_worth(s, seat, int(Unit.W), code, rest, late, target)
    if verb == Act.SPEND:
        return 0
    return -field_worth(s, seat, code // FIELDS, code % FIELDS, late)


@rule
def field_worth(s: Simurgh, seat: int, dragon: int, place: int, late: int) -> int:
    """Return what a marker on a dragon's field is worth for its ability."""
    return effect_worth(s, seat, int(FIRST_ABILITY + ABILITY[dragon][place]), late, -1)


@rule
def mix_worth(s: Simurgh, seat: int, first: int, n: int, rest: int, late: int, target: int) -> int:
    """Return the worth of a mix, the scarcer kind counting a little more."""
    held = 3 * (s.tokens[seat][first] - s.tokens[seat][first + 1])
    one = token_worth(s, seat, first, late, target) - held
    other = token_worth(s, seat, first + 1, late, target)
    return int(n * one + rest * other)


@rule
def mix_taken_worth(s: Simurgh, seat: int, n: int, late: int, target: int) -> int:
    """Receiving a mix: the better one."""
    part = PART[s.effect][s.alternative][s.part]
    first = int(Unit.V) if part[0] == Unit.F else int(Unit.W)
    return mix_worth(s, seat, first, n, int(part[1]) - n, late, target)


@rule
def take_worth(s: Simurgh, seat: int, i: int, late: int) -> int:
    """Taking a tile of the display: what it is worth, at the Scout Quarters less its price."""
    value = tile_worth(s, seat, int(s.display[i]) - 1, late)
    if s.phase == Phase.SCOUT:
        value += effect_worth(s, seat, FIRST_PLACE + i, late, -1)
    return value


@rule
def tile_worth(s: Simurgh, seat: int, tile: int, late: int) -> int:
    """Return what a tile in hand is worth: the better half of its best space."""
    if tile >= PLAIN:
        return enter_worth(s, seat, tile, late, -1) * (100 - late) // 200
    best = 0
    for i in range(SPACES):
        best = max(best, effect_worth(s, seat, FIRST_TILE + SPACES * tile + i, late, -1))
    return best * (120 - late) * IN_HAND // 10000


@rule
def known_dragon(s: Simurgh, seat: int, dragon: int, late: int) -> int:
    """Return the worth of a dragon by its abilities and the face-up objectives that count it."""
    value = 0
    for f in range(FIELDS):
        value += field_worth(s, seat, dragon, f, late)
    for i in range(GOAL_SLOTS):
        goal = int(s.goal_slots[i]) - 1
        if goal >= 0 and GOAL_COUNT[goal] != Count.TOKENS:
            if GOAL_MASK[goal] >> DRAGON_TYPE[dragon] & 1:
                value += COUNTED_DRAGON
    return value


@rule
def choice_worth(s: Simurgh, seat: int, verb: int, code: int, late: int) -> int:
    """Tiles, dragons and objectives: keep the best, bury the rest."""
    if verb == Act.TAKE:
        return take_worth(s, seat, code, late)
    if verb == Act.BLIND:
        return another_tile(s, seat, late) - token_worth(s, seat, int(Unit.A), late, -1)
    if verb == Act.MARK:
        return field_worth(s, seat, code, next_field(s, code), late)
    if verb == Act.KEEP_DRAGON:
        return known_dragon(s, seat, code, late)
    if verb == Act.KEEP_TILE:
        return tile_worth(s, seat, code, late)
    if verb == Act.TOP:
        return -tile_worth(s, seat, code, late)
    if verb == Act.BOTTOM:
        return 1 - tile_worth(s, seat, code, late)
    if verb == Act.OBJECTIVE:
        return objective_worth(s, seat, code // GOAL_SLOTS, code % GOAL_SLOTS, late)
    if verb == Act.GOAL_TOP:
        return goal_lead(s, seat, code)
    if verb == Act.GOAL_BOTTOM:
        return -goal_lead(s, seat, code)
    if verb == Act.RETURN:
        return -token_worth(s, seat, code, late, -1)
    return 0


@rule
def goal_lead(s: Simurgh, seat: int, goal: int) -> int:
    """Return what an objective would pay this seat beyond the best of the others."""
    best = 0
    for p in range(s.seats):
        if p != seat:
            best = max(best, goal_points(s, goal, p))
    return goal_points(s, goal, seat) - best


@rule
def end_worth(s: Simurgh, seat: int, points: int) -> int:
    """Return what it is worth to end the game by a last objective that brings so many points.

    The others have one more turn: nobody who is behind ends it, and whoever leads by enough does.
    """
    if s.ending or face_up_goals(s) + 1 < GOALS_TO_END[s.length]:
        return 0
    lead = points + score_now(s, seat)
    best = 0
    for p in range(s.seats):
        if p != seat:
            best = max(best, score_now(s, p))
    if lead < best:
        return -END
    return END if lead >= best + LAST_TURN else 0


@rule
def score_now(s: Simurgh, p: int) -> int:
    """Return a player's points if the objectives were counted now."""
    points = int(s.points[p])
    for i in range(GOAL_SLOTS):
        if s.goal_slots[i] > 0:
            points += goal_points(s, int(s.goal_slots[i]) - 1, p)
    return points


@rule
def objective_worth(s: Simurgh, seat: int, goal: int, slot: int, late: int) -> int:
    """Return what putting up an objective is worth: the slot's deal, and the lead it rewards."""
    value = effect_worth(s, seat, FIRST_GOAL + slot, late, -1) + impatience(s, seat)
    if s.goal_slots[slot] == 0:
        deal = int(PART[FIRST_GOAL + slot][0][0][1])
        value += end_worth(s, seat, deal + goal_lead(s, seat, goal))
    cost = COST[FIRST_GOAL + slot]
    for k in range(TOKENS):
        s.tokens[seat][k] -= cost[k]
    value += goal_lead(s, seat, goal) * point_worth(late) * LEAD // 100
    if s.goal_slots[slot] > 0:
        lost = goal_lead(s, seat, int(s.goal_slots[slot]) - 1)
        value -= lost * point_worth(late) * LEAD // 100
    for k in range(TOKENS):
        s.tokens[seat][k] += cost[k]
    return value
