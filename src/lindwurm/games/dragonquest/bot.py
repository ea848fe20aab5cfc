"""The heuristic player: home alive first, rich second (catalogue 12.8).

It looks one throw ahead. How good a position is comes from `HOPE`, the chance to get home from so
many steps away, with so many turns and life points left, if every coming turn is played by the best
of a few simple reroll policies; it is computed once, when a bot first thinks. Everything else is
weighed against it: an item by what it adds to that hope or to the purse, another throw in the
chamber by the turn and the dragon it risks.

A player looks only at what its seat may see.
"""

from __future__ import annotations

from typing import Any

from lindwurm.games.dragonquest import actions as act
from lindwurm.games.dragonquest import data
from lindwurm.games.dragonquest.data import (
    BLACK_DICE,
    CHAMBER,
    EXIT,
    FATAL_SKULLS,
    ITEM_COST,
    ITEM_LIMIT,
    MOVE_DICE,
    NOWHERE,
    ROW_BOXES,
    Danger,
    Face,
    Item,
)
from lindwurm.games.dragonquest.hope import (
    FAR,
    HEALTHY,
    HOPE,
    INWARD,
    LAST,
    LATE,
    LOSS,
    OUTWARD,
    SURE,
    THROWS,
)
from lindwurm.games.dragonquest.rules.common import active_row, holds, total
from lindwurm.games.dragonquest.rules.dangers import automatic_demon
from lindwurm.games.dragonquest.rules.defaults import MANY, dearest
from lindwurm.games.dragonquest.rules.turn import tiles
from lindwurm.games.dragonquest.rules.walls import automatic_block
from lindwurm.games.dragonquest.rules.ways import (
    count_ways,
    distance,
    forget_counts,
    forget_measure,
    goal_of,
    measure,
)
from lindwurm.games.dragonquest.state import ROWS, Phase
from lindwurm.kernel.chance import below
from lindwurm.kernel.rule import Table, rule

HOME, TREASURE = 12_000, 9000
"""What coming home at all, and coming home with a treasure, is worth beside the gold, in gold."""
VALUABLE = 700
"""What a row of EP is good for at least: one of the golden things."""
ROW_WORTH = Table([0, 10, 22, 36, 55, 85, 100])
"""How much of an item a row is worth that has so many EP, per cent."""
WAKING = 700
"""What waking the danger of a row costs in hope."""

COST = Table(ITEM_COST)
DIAGONAL = Table(data.DIAGONAL)
DIAGONAL_COUNT = Table(data.DIAGONAL_COUNT)
# The chamber by dice aside: how likely a throw wakes the dragon or is good for a treasure, in parts
# of SURE, and what it brings (12.5).
WAKES = Table([3, 11, 46, 176, 623, 1962, 5177])
REACHES = Table([8960, 8569, 8049, 7366, 6488, 5391, 4074])
BRINGS = Table([2137, 1838, 1553, 1290, 1056, 863, 718])
BREATH = 5

DANGER_SHARE, SLIP_SHARE, SHARES = 49, 30, 324
"""How likely each of the six dangers is, and slipping away (12.3)."""
PROTECTION = Table(data.PROTECTION)
WIDE = MOVE_DICE + 1
"""Steps, and discoveries, that a throw can have: from none to all dice."""
THROWN = Table([6**dice for dice in range(MOVE_DICE + 1)])
"""In how many ways so many dice can fall."""


# == looking ahead ================================================================================


@rule
def hope(kind: int, steps: int, turns: int, lp: int) -> int:
    """Return the chance to get home, in parts of SURE."""
    if turns < 0 or lp <= 0:
        return 0
    return int(HOPE[kind][min(steps, FAR)][min(turns, LATE)][min(lp, HEALTHY)])


@rule
def way_left(s: Any, hero: int) -> int:
    """Return the steps to the hero's goal; FAR if no way leads there."""
    steps = distance(s, hero, goal_of(s, hero), NOWHERE)
    return FAR if steps == NOWHERE else steps


@rule
def turns_left(s: Any, hero: int) -> int:
    """Return the turns after this one."""
    return int(s.last_sun[hero] - s.sun[hero])


@rule
def direction(s: Any, hero: int) -> int:
    """Return whether the hero is on the way in or out."""
    return OUTWARD if s.been[hero] else INWARD


# == the choices ==================================================================================


@rule
def bot(s: Any, seat: int, legal: Any, count: int, words: Any) -> int:
    """Return the heuristic player's action."""
    phase = s.phase
    if phase == Phase.WALL:
        return int(legal[below(words, count)])
    if phase == Phase.REROLL:
        return choose_reroll(s, seat)
    if phase == Phase.MOVE:
        return choose_step(s, seat, legal, count)
    if phase == Phase.BUY:
        return choose_item(s, seat, legal, count)
    if phase == Phase.CHAMBER:
        return choose_stay(s, seat)
    if phase == Phase.BLOCK:
        return act.BLOCK + automatic_block(s, int(s.active), 1 + below(words, MANY))
    if phase == Phase.DEMON:
        return act.DEMON + automatic_demon(s, int(s.active), 1 + below(words, MANY))
    if phase == Phase.LEAVE or phase == Phase.FLEE:
        return choose_gate(s, seat, legal, count)
    if phase == Phase.TREASURE:
        return dearest(s, legal, count)
    if phase == Phase.RING:
        return choose_ring(s, seat)
    if phase == Phase.TALISMAN:
        return act.USE_TALISMAN if s.aside <= 3 else act.KEEP
    return int(legal[0])


@rule
def exact(s: Any, seat: int, legal: Any, count: int) -> int:
    """Return the reroll: both throws are looked through, so a search would only add luck."""
    return choose_reroll(s, seat) if s.phase == Phase.REROLL else -1


@rule
def offhand(s: Any, seat: int, words: Any) -> int:
    """Return what :func:`bot` does about walls and rerolls, or -1: it needs no list for that."""
    phase = s.phase
    if phase == Phase.BLOCK:
        return act.BLOCK + automatic_block(s, int(s.active), 1 + below(words, MANY))
    if phase == Phase.REROLL:
        return choose_reroll(s, seat)
    return -1


@rule
def choose_ring(s: Any, hero: int) -> int:
    """Keep the ring for what is worth it, unless the fight could be the last (12.4)."""
    if s.foe == Danger.GHOUL:
        return act.USE_RING if s.lp[hero] <= 3 else act.FIGHT
    if s.foe == Danger.TROLL:
        return act.USE_RING if s.lp[hero] <= 7 else act.FIGHT
    return act.USE_RING


# -- movement dice --------------------------------------------------------------------------------


@rule
def count_face(s: Any, first: int, last: int, face: int) -> int:
    """Return how many of the dice first..last - 1 show a face."""
    count = 0
    for i in range(first, last):
        if s.dice[i] == face:
            count += 1
    return count


@rule
def prize_of(s: Any, hero: int, way: int) -> int:
    """Return the hope that the best thing to buy would add, or its gold in terms of hope."""
    kind = direction(s, hero)
    turns = turns_left(s, hero)
    lp = int(s.lp[hero])
    if s.bought[hero] >= ITEM_LIMIT or turns == 0:
        return 0
    now = hope(kind, way, turns, lp)
    prize = now * VALUABLE // (HOME + TREASURE)
    if s.item_at[Item.AMULET] == 0:
        prize = max(prize, hope(kind, way, turns + 1, lp) - now)
    if s.item_at[Item.POTION] == 0:
        prize = max(prize, hope(kind, way, turns, lp + 3) - now)
    return prize


@rule
def worth_of(s: Any, hero: int, way: int, prize: int, steps: int, finds: int) -> int:
    """Return the hope after stopping with so many steps and discoveries, EP weighed in."""
    worth = hope(direction(s, hero), max(0, way - steps), turns_left(s, hero), s.lp[hero])
    row = active_row(s, hero)
    if row < ROWS:
        ep = s.ep[hero][row] + finds
        if ep > ROW_BOXES:
            ep = 0
            worth -= WAKING
        worth += prize * ROW_WORTH[ep] // 100
    return int(worth)


@rule
def danger_worth(s: Any, hero: int, way: int, prize: int) -> int:
    """Return the hope that is left when the dice turn to danger, this hero's scars considered."""
    kind = direction(s, hero)
    turns = turns_left(s, hero)
    lp = int(s.lp[hero])
    unhurt = hope(kind, way, turns, lp)
    worth = SLIP_SHARE * unhurt
    for danger in range(Danger.ARROWS, Danger.ORC + 1):
        times = 0
        left = turns
        if danger <= Danger.MIST:
            trap = danger - Danger.ARROWS
            times = int(s.trap[hero][trap])
            if holds(s, hero, PROTECTION[trap]):
                worth += DANGER_SHARE * unhurt
                continue
            if times == 2:
                continue
            if danger == Danger.MIST:
                left -= 1
        hurt = 0
        for lost in range(min(lp, HEALTHY + 1)):
            if LOSS[danger][times][lost] != 0:
                hurt += LOSS[danger][times][lost] * hope(kind, way, left, lp - lost)
        hurt //= SURE
        if danger > Danger.MIST and holds(s, hero, Item.MRING):
            hurt = max(hurt, unhurt * 19 // 20)
        worth += DANGER_SHARE * hurt
    row = active_row(s, hero)
    rest = prize * ROW_WORTH[s.ep[hero][row]] // 100 if row < ROWS else 0
    return int(worth // SHARES + rest)


@rule
def thrown_finds(s: Any, hero: int, finds: int, blanks: int, black: int) -> int:
    """Return how many of so many dice to throw again are discoveries: blanks go first.

    Unless the discoveries would wake something.
    """
    row = active_row(s, hero)
    if row < ROWS and s.ep[hero][row] + finds > ROW_BOXES:
        return min(finds, black)
    return max(0, black - blanks)


@rule
def note_worths(s: Any, hero: int, way: int, prize: int) -> None:
    """Note what stopping is worth, by steps and discoveries, in the work space `ways_on`."""
    for steps in range(WIDE):
        for finds in range(WIDE):
            s.ways_on[steps * WIDE + finds] = worth_of(s, hero, way, prize, steps, finds)


@rule
def forget_worths(s: Any) -> None:
    """Wipe the work space again."""
    for place in range(WIDE * WIDE):
        s.ways_on[place] = 0


@rule
def last_throw(
    s: Any, danger: int, skulls: int, steps: int, finds: int, black: int, red: int
) -> int:
    """Return what throwing some black dice, and perhaps the red one, for the last time is worth.

    `skulls`, `steps` and `finds` are those that stay. Needs :func:`note_worths`.
    """
    worth = LAST[skulls][black][red][0][0] * danger
    base = steps * WIDE + finds
    k = 1
    while LAST[skulls][black][red][k][0] != 0:
        place = base + LAST[skulls][black][red][k][1] * WIDE + LAST[skulls][black][red][k][2]
        worth += LAST[skulls][black][red][k][0] * s.ways_on[place]
        k += 1
    return int(worth // THROWN[black + red])


@rule
def best_last(
    s: Any,
    hero: int,
    danger: int,
    skulls: int,
    steps: int,
    finds: int,
    blanks: int,
    red_find: int,
) -> int:
    """Return what the dice are worth as they lie, with one reroll left."""
    best = int(s.ways_on[steps * WIDE + finds + red_find])
    for black in range(finds + blanks + 1):
        kept = finds - thrown_finds(s, hero, finds, blanks, black)
        for red in range(red_find + 1):
            if black + red > 0:
                kept_all = kept + red_find - red
                worth = last_throw(s, danger, skulls, steps, kept_all, black, red)
                best = max(best, worth)
    return best


@rule
def first_throw(
    s: Any,
    hero: int,
    danger: int,
    skulls: int,
    steps: int,
    finds: int,
    blanks: int,
    red_find: int,
    black: int,
    red: int,
) -> int:
    """Return what throwing dice again is worth if another reroll is left after it.

    `skulls` to `red_find` are those that stay.
    """
    worth = 0
    for k in range(len(THROWS[black][red])):
        ways = int(THROWS[black][red][k][0])
        if ways == 0:
            break
        if skulls + THROWS[black][red][k][1] >= FATAL_SKULLS:
            worth += ways * danger
        else:
            worth += ways * best_last(
                s,
                hero,
                danger,
                skulls + int(THROWS[black][red][k][1]),
                steps + int(THROWS[black][red][k][2]),
                finds + int(THROWS[black][red][k][3]),
                blanks + int(THROWS[black][red][k][4]),
                red_find + int(THROWS[black][red][k][5]),
            )
    return int(worth // THROWN[black + red])


@rule
def choose_reroll(s: Any, hero: int) -> int:
    """Stop, or throw those blanks and discoveries again that promise most."""
    way = way_left(s, hero)
    prize = prize_of(s, hero, way)
    danger = danger_worth(s, hero, way, prize)
    red_die = MOVE_DICE - 1
    skulls = count_face(s, 0, MOVE_DICE, Face.SKULL) + 2 * count_face(
        s, 0, MOVE_DICE, Face.TWO_SKULLS
    )
    steps = count_face(s, 0, MOVE_DICE, Face.ROOM) + count_face(s, 0, MOVE_DICE, Face.CORRIDOR)
    finds = count_face(s, 0, BLACK_DICE, Face.DISCOVERY)
    blanks = count_face(s, 0, BLACK_DICE, Face.BLANK)
    red_find = 1 if s.dice[red_die] == Face.DISCOVERY else 0
    note_worths(s, hero, way, prize)
    best = int(s.ways_on[steps * WIDE + finds + red_find])
    best_black = 0
    best_red = 0
    for black in range(finds + blanks + 1):
        thrown = thrown_finds(s, hero, finds, blanks, black)
        for red in range(red_find + 1):
            if black + red == 0:
                continue
            if s.rerolls == 1:
                kept = finds - thrown + red_find - red
                worth = last_throw(s, danger, skulls, steps, kept, black, red)
            else:
                worth = first_throw(
                    s,
                    hero,
                    danger,
                    skulls,
                    steps,
                    finds - thrown,
                    blanks - black + thrown,
                    red_find - red,
                    black,
                    red,
                )
            if worth > best:
                best = worth
                best_black = black
                best_red = red
    forget_worths(s)
    chosen = best_red << red_die
    best_finds = thrown_finds(s, hero, finds, blanks, best_black)
    best_blanks = best_black - best_finds
    for i in range(BLACK_DICE):
        if s.dice[i] == Face.DISCOVERY and best_finds > 0:
            best_finds -= 1
            chosen |= 1 << i
        elif s.dice[i] == Face.BLANK and best_blanks > 0:
            best_blanks -= 1
            chosen |= 1 << i
    return act.STOP if chosen == 0 else act.REROLL + chosen - 1


# -- the way --------------------------------------------------------------------------------------


@rule
def nearest(s: Any, legal: Any, count: int) -> tuple[int, int]:
    """Return the first legal place that is nearest to the goal, or NOWHERE; and how many are.

    Needs a fresh measure.
    """
    best = NOWHERE
    ties = 0
    for i in range(count):
        place = int(legal[i]) - act.STEP
        if place < 0 or place > CHAMBER or s.far[place] == 0:
            continue
        if best == NOWHERE or s.far[place] < s.far[best]:
            best = place
            ties = 1
        elif s.far[place] == s.far[best]:
            ties += 1
    return best, ties


@rule
def best_step(s: Any, hero: int, legal: Any, count: int, length: int) -> int:
    """Return the place on a shortest way from which most shortest ways go on; NOWHERE if none.

    Needs a fresh measure of `length` places. Ways are counted only where two are as near.
    """
    best, ties = nearest(s, legal, count)
    if ties < 2 or s.far[s.at[hero]] == 0:
        return best
    count_ways(s, hero, length)
    best = NOWHERE
    for i in range(count):
        place = int(legal[i]) - act.STEP
        if place < 0 or place > CHAMBER or s.far[place] == 0:
            continue
        nearer = best == NOWHERE or s.far[place] < s.far[best]
        if nearer or (s.far[place] == s.far[best] and s.ways_on[place] > s.ways_on[best]):
            best = place
    forget_counts(s)
    return best


@rule
def choose_gate(s: Any, hero: int, legal: Any, count: int) -> int:
    """Leave the chamber where the way to the exit is shortest and hardest to wall up."""
    length = measure(s, hero, EXIT, NOWHERE)
    best = best_step(s, hero, legal, count, length)
    forget_measure(s, length)
    return int(legal[0]) if best == NOWHERE else act.STEP + best


@rule
def choose_step(s: Any, hero: int, legal: Any, count: int) -> int:
    """Walk a shortest way, where two fields are as near the one with more ways on from it."""
    goal = goal_of(s, hero)
    length = measure(s, hero, goal, NOWHERE)
    here = int(s.far[s.at[hero]])
    best = best_step(s, hero, legal, count, length)
    corner = False
    for i in range(DIAGONAL_COUNT[s.at[hero]]):
        there = DIAGONAL[s.at[hero]][i]
        if s.far[there] != 0 and s.far[there] <= here - 2:
            corner = True
    forget_measure(s, length)
    if not s.orb_on and holds(s, hero, Item.ORB) and corner:
        if s.steps >= 3 or (s.steps == 2 and here > 2):
            return act.USE_ORB
    if best == NOWHERE:
        return fallback_step(s, hero, legal, count)
    if best == CHAMBER and s.aside >= 5 and turns_left(s, hero) > 12:
        return act.STOP  # somebody else may leave before the dragon wakes
    return act.STEP + best


@rule
def fallback_step(s: Any, hero: int, legal: Any, count: int) -> int:
    """No way leads on: try the orb or the key, else stay."""
    for i in range(count):
        if legal[i] == act.USE_ORB:
            return act.USE_ORB
    for i in range(count):
        if legal[i] == act.STOP:
            return act.STOP
    return int(legal[0])


# -- the chamber ----------------------------------------------------------------------------------


@rule
def choose_stay(s: Any, hero: int) -> int:
    """Weigh one more throw, and what it brings, against a turn less for the way and the dragon."""
    steps = distance(s, hero, EXIT, NOWHERE)
    if steps == NOWHERE:
        return act.STAY
    turns = turns_left(s, hero)
    lp = int(s.lp[hero])
    loaded = tiles(s, hero) > 0
    gold = HOME + total(s, hero) + (TREASURE if loaded else 0)
    aside = min(int(s.aside), 6)
    wakes = int(WAKES[aside])
    more = int(BRINGS[aside])
    if not loaded:
        more += TREASURE * int(REACHES[aside]) // SURE
    leave = SURE * hope(OUTWARD, steps - 1, turns, lp) * gold
    later = hope(OUTWARD, steps - 1, turns - 1, lp) * (gold + more)
    burnt = hope(OUTWARD, steps - 1, turns, lp - BREATH) * HOME
    stay = (SURE - wakes) * later + wakes * burnt
    return act.STAY if stay > leave else act.LEAVE


# -- purchases ------------------------------------------------------------------------------------


@rule
def trap_gain(s: Any, hero: int, trap: int, first: int, second: int) -> int:
    """Return the LP that protection from a trap is good for, by how often it was met."""
    times = s.trap[hero][trap]
    if times == 0:
        return first
    return second if times == 1 else int(s.lp[hero])


@rule
def gain_of(s: Any, hero: int, item: int, way: int) -> int:
    """Return what an item adds to hope times gold, in units of one gold piece for sure."""
    kind = direction(s, hero)
    turns = turns_left(s, hero) + 1
    lp = int(s.lp[hero])
    now = hope(kind, way, turns, lp)
    gold = HOME + TREASURE + total(s, hero) + (0 if s.been[hero] else int(BRINGS[0]))
    if item == Item.NECKLACE:
        return now * 1000
    if item == Item.BUCKLE:
        return now * 800
    if item == Item.SRING:
        return now * 500
    if item == Item.AMULET:
        return (hope(kind, way, turns + 1, lp) - now) * gold
    if item == Item.POTION:
        return (hope(kind, way, turns, lp + 3) - now) * gold
    if item == Item.MRING:
        return (hope(kind, way, turns, lp + 2) - now) * gold
    if item == Item.ORB:
        return (hope(kind, max(1, way - 2), turns, lp) - now) * gold
    if item == Item.TALISMAN:
        return 0 if s.been[hero] else now * 1200
    if item == Item.KEY:
        return 0
    lp_saved = trap_gain(s, hero, 2, 2, 5)
    if item == Item.MAIL:
        lp_saved = trap_gain(s, hero, 0, 3, 4)
    elif item == Item.ROPE:
        lp_saved = trap_gain(s, hero, 1, 3, 6)
    # it works only if that trap is met again: about every other game
    return (hope(kind, way, turns, lp + lp_saved) - now) * gold // 2


@rule
def choose_item(s: Any, hero: int, legal: Any, count: int) -> int:
    """Buy what helps most; with four EP wait a turn for something clearly better."""
    way = way_left(s, hero)
    if s.been[hero] and s.at[hero] == CHAMBER:
        way = max(0, way - 1)
    best = act.PASS
    best_gain = 0
    for i in range(count):
        item = int(legal[i]) - act.BUY
        if item < 0 or legal[i] == act.PASS:
            continue
        gain = gain_of(s, hero, item, way)
        if gain > best_gain:
            best_gain = gain
            best = int(legal[i])
    if best == act.PASS:
        return best
    ep = int(s.ep[hero][active_row(s, hero)])
    if ep == 4 and turns_left(s, hero) > 4:
        for item in range(len(COST)):
            if s.item_at[item] == 0 and COST[item] == 5:
                if gain_of(s, hero, item, way) > 2 * best_gain:
                    return act.PASS
    return best
