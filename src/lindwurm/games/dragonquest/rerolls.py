"""The movement dice: which of them to throw again.

Both throws that are left are looked through, so this is exact but for what it values: the hope
after the turn, and discovery points as a part of what they could buy.
"""

from __future__ import annotations

from lindwurm.games.dragonquest import data
from lindwurm.games.dragonquest.actions import Act
from lindwurm.games.dragonquest.data import (
    BLACK_DICE,
    CHAMBER,
    FATAL_SKULLS,
    ITEM_LIMIT,
    MOVE_DICE,
    ROW_BOXES,
    Danger,
    Face,
    Item,
)
from lindwurm.games.dragonquest.hope import HEALTHY, INWARD, LAST, LOSS, OUTWARD, SURE, THROWS
from lindwurm.games.dragonquest.hunted import steps_to_safety
from lindwurm.games.dragonquest.prospect import heading, hope, steps_to, turns_left
from lindwurm.games.dragonquest.rules.common import active_row, holds
from lindwurm.games.dragonquest.state import ROWS, DragonQuest
from lindwurm.kernel.rule import Lookup, rule

HOME, TREASURE = 12_000, 9000
"""What coming home at all, and coming home with a treasure, is worth beside the gold, in gold."""
VALUABLE = 700
"""What a row of EP is good for at least: one of the golden things."""
ROW_WORTH = Lookup([0, 10, 22, 36, 55, 85, 100])
"""How much of an item a row is worth that has so many EP, per cent."""
WAKING = 700
"""What waking the danger of a row costs in hope."""
DANGER_SHARE, SLIP_SHARE, SHARES = 49, 30, 324
"""How likely each of the six dangers is, and slipping away (12.3)."""
PROTECTION = Lookup(data.PROTECTION)
WIDE = MOVE_DICE + 1
"""Steps, and discoveries, that a throw can have: from none to all dice."""
THROWN = Lookup([6**dice for dice in range(MOVE_DICE + 1)])
"""In how many ways so many dice can fall."""


@rule
def count_face(s: DragonQuest, first: int, last: int, face: int) -> int:
    """Return how many of the dice first..last - 1 show a face."""
    count = 0
    for i in range(first, last):
        if s.dice[i] == face:
            count += 1
    return count


@rule
def prize_of(s: DragonQuest, hero: int, kind: int, way: int) -> int:
    """Return the hope that the best thing to buy would add, or its gold in terms of hope."""
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
def worth_of(
    s: DragonQuest, hero: int, kind: int, way: int, prize: int, steps: int, finds: int
) -> int:
    """Return the hope after stopping with so many steps and discoveries, EP weighed in."""
    worth = hope(kind, max(0, way - steps), turns_left(s, hero), s.lp[hero])
    row = active_row(s, hero)
    if row < ROWS:
        ep = s.ep[hero][row] + finds
        if ep > ROW_BOXES:
            ep = 0
            worth -= WAKING
        worth += prize * ROW_WORTH[ep] // 100
    return int(worth)


@rule
def danger_worth(s: DragonQuest, hero: int, kind: int, way: int, prize: int) -> int:
    """Return the hope that is left when the dice turn to danger, this hero's scars considered."""
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
def thrown_finds(s: DragonQuest, hero: int, finds: int, blanks: int, black: int) -> int:
    """Return how many of so many dice to throw again are discoveries: blanks go first.

    Unless the discoveries would wake something.
    """
    row = active_row(s, hero)
    if row < ROWS and s.ep[hero][row] + finds > ROW_BOXES:
        return min(finds, black)
    return max(0, black - blanks)


@rule
def note_worths(s: DragonQuest, hero: int, kind: int, way: int, prize: int, needed: int) -> None:
    """Note what stopping is worth, by steps and discoveries, in the work space `ways_on`.

    Nothing with fewer steps than are needed to get out of the demon's reach.
    """
    for steps in range(needed, WIDE):
        for finds in range(WIDE):
            s.ways_on[steps * WIDE + finds] = worth_of(s, hero, kind, way, prize, steps, finds)


@rule
def forget_worths(s: DragonQuest) -> None:
    """Wipe the work space again."""
    for place in range(WIDE * WIDE):
        s.ways_on[place] = 0


@rule
def last_throw(
    s: DragonQuest, danger: int, skulls: int, steps: int, finds: int, black: int, red: int
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
    s: DragonQuest,
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
    s: DragonQuest,
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
def choose_reroll(s: DragonQuest, hero: int) -> int:
    """Stop, or throw those blanks and discoveries again that promise most."""
    goal = heading(s, hero)
    kind = INWARD if goal == CHAMBER else OUTWARD
    way = steps_to(s, hero, goal)
    prize = prize_of(s, hero, kind, way)
    needed = steps_to_safety(s, hero)
    danger = danger_worth(s, hero, kind, way, prize) if needed == 0 else 0
    red_die = MOVE_DICE - 1
    skulls = count_face(s, 0, MOVE_DICE, Face.SKULL) + 2 * count_face(
        s, 0, MOVE_DICE, Face.TWO_SKULLS
    )
    steps = count_face(s, 0, MOVE_DICE, Face.ROOM) + count_face(s, 0, MOVE_DICE, Face.CORRIDOR)
    finds = count_face(s, 0, BLACK_DICE, Face.DISCOVERY)
    blanks = count_face(s, 0, BLACK_DICE, Face.BLANK)
    red_find = 1 if s.dice[red_die] == Face.DISCOVERY else 0
    note_worths(s, hero, kind, way, prize, needed)
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
    return Act.STOP if chosen == 0 else Act.REROLL + chosen - 1
