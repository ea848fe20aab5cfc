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
    MOVE_DICE,
    NOWHERE,
    ROW_BOXES,
    Danger,
    Face,
    Item,
)
from lindwurm.games.dragonquest.rules.common import active_row, holds, total
from lindwurm.games.dragonquest.rules.dangers import automatic_demon
from lindwurm.games.dragonquest.rules.defaults import MANY, dearest, nearest_step
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

SURE = 10_000
"""Hope is counted in parts of this."""
FAR, LATE, HEALTHY = 30, 22, 16
"""The most steps, turns and life points that hope is told apart by."""
WAY_OUT = 12
"""Steps from the edge of the chamber to the exit."""
INWARD, OUTWARD = 0, 1

LIFE = 16000
"""What coming home is worth beside the gold one brings, in gold."""
FIND = 70
"""What an EP is worth in hope, while there is time to buy something with it."""
WAKING = 700
"""What waking the danger of a row costs in hope."""
THIRD_TRAP = 0.02
"""About how often a danger is the third trap of its kind."""

COST = Table(ITEM_COST)
DIAGONAL = Table(data.DIAGONAL)
DIAGONAL_COUNT = Table(data.DIAGONAL_COUNT)
# Chances in the chamber by dice aside, in parts of SURE, and what a throw brings (12.5).
WAKES = Table([3, 11, 46, 176, 623, 1962, 5177])
BRINGS = Table([2137, 1838, 1553, 1290, 1056, 863, 718])
BREATH = 5

# Ways in which black dice can show skulls, steps, discoveries and blanks, by number of dice.
FACTORIAL = Table([1, 1, 2, 6, 24])


class _Hope(Table):
    """Hope by [inward or outward][steps][turns][LP], and the same after meeting a danger."""

    def __init__(self) -> None:
        super().__init__([])

    def _fill(self) -> None:
        if len(self) == 0:
            self.extend(_hope())

    def __getitem__(self, index: Any) -> Any:
        self._fill()
        return super().__getitem__(index)

    def array(self) -> Any:
        self._fill()
        return super().array()


def _cube() -> list[list[list[float]]]:
    return [[[0.0] * (HEALTHY + 1) for _ in range(LATE + 1)] for _ in range(FAR + 1)]


def _hope() -> list[Any]:
    """Compute hope backwards from sunset."""
    from lindwurm.games.dragonquest import odds

    turns = [odds.policy(name) for name in ("N", "C1", "B", "R1", "R2")]
    moves = [([float(t.steps.get(n, 0)) for n in range(6)], float(t.danger)) for t in turns]
    met = float(odds.dangers()[Danger.ARROWS])
    losses = [0.0] * (HEALTHY + 8)
    losses[0] += float(odds.dangers()[Danger.NONE])
    for trap in (0, 1):  # arrows and trapdoor: mostly the first time, often enough the second
        for times, share in ((0, 0.65), (1, 0.35)):
            for lp, p in odds.trap_loss(trap, times).items():
                losses[lp] += met * share * float(p)
    for foe in odds.WOUND:
        for lp in range(HEALTHY + 1):
            losses[lp] += met * float(odds.fight_loss(foe, lp))
    wide = range(HEALTHY + 1)
    homes, hurts = ([_cube() for _ in (INWARD, OUTWARD)] for _ in "hd")
    for kind in (OUTWARD, INWARD):
        home, hurt = homes[kind], hurts[kind]
        for left in range(LATE + 1):
            for steps in range(FAR + 1):
                now, sore = home[steps][left], hurt[steps][left]
                if steps == 0:
                    for lp in range(1, HEALTHY + 1):
                        if kind == OUTWARD:
                            now[lp] = 1.0
                        elif left > 0:  # a turn to leave the chamber
                            now[lp] = homes[OUTWARD][WAY_OUT][left - 1][lp]
                        sore[lp] = now[lp]
                    continue
                if left > 0:
                    worse = hurt[steps][left - 1]
                    for lp in range(1, HEALTHY + 1):
                        best = 0.0
                        for chances, danger in moves:
                            hope = danger * worse[lp]
                            for n in range(6):
                                hope += chances[n] * home[max(0, steps - n)][left - 1][lp]
                            best = max(best, hope)
                        now[lp] = best
                coughing = home[steps][max(0, left - 1)]
                for lp in wide:
                    after = sum(losses[n] * now[lp - n] for n in range(lp))
                    for times, share in ((2, 0.65), (5, 0.35)):
                        if lp > times and left > 0:
                            after += met * share * coughing[lp - times]
                    sore[lp] = (1 - THIRD_TRAP) * after
    return [
        [[[round(SURE * p) for p in row] for row in plane] for plane in cube]
        for cube in (*homes, *hurts)
    ]


HOPE = _Hope()


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
        return nearest_step(s, seat, EXIT, legal, count)
    if phase == Phase.TREASURE:
        return dearest(s, legal, count)
    if phase == Phase.RING:
        return choose_ring(s, seat)
    if phase == Phase.TALISMAN:
        return act.USE_TALISMAN if s.aside <= 3 else act.KEEP
    return int(legal[0])


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
def worth_of(s: Any, hero: int, way: int, steps: int, finds: int) -> int:
    """Return the hope after stopping with so many steps and discoveries, EP weighed in."""
    turns = turns_left(s, hero)
    worth = hope(direction(s, hero), max(0, way - steps), turns, s.lp[hero])
    row = active_row(s, hero)
    if row < ROWS and turns > 3:
        worth += FIND * finds
        if s.ep[hero][row] + finds > ROW_BOXES:
            worth -= WAKING
    return worth


@rule
def worth_of_reroll(
    s: Any, hero: int, way: int, skulls: int, steps: int, finds: int, black: int, red: int
) -> int:
    """Return what throwing some black dice, and perhaps the red one, is worth: 6**5 times hope.

    `skulls`, `steps` and `finds` are those that stay. A black die shows skull, step, discovery and
    blank in 2, 2, 1 and 1 cases of six; the red one skull, two skulls, step and discovery in 1, 1,
    2 and 2.
    """
    danger = hope(direction(s, hero) + 2, way, turns_left(s, hero), s.lp[hero])
    value = 0
    for sk in range(black + 1):
        for st in range(black - sk + 1):
            for fi in range(black - sk - st + 1):
                bl = black - sk - st - fi
                ways = FACTORIAL[black] // (
                    FACTORIAL[sk] * FACTORIAL[st] * FACTORIAL[fi] * FACTORIAL[bl]
                )
                weight = (ways << sk + st) * 6 ** (BLACK_DICE - black)
                for r in range(4 if red else 1):
                    share = 6
                    more_skulls = 0
                    more_steps = 0
                    more_finds = 0
                    if red:
                        share = 1 if r < 2 else 2
                        more_skulls = r + 1 if r < 2 else 0
                        more_steps = 1 if r == 2 else 0
                        more_finds = 1 if r == 3 else 0
                    if skulls + sk + more_skulls >= FATAL_SKULLS:
                        value += weight * share * danger
                    else:
                        value += (
                            weight
                            * share
                            * worth_of(
                                s, hero, way, steps + st + more_steps, finds + fi + more_finds
                            )
                        )
    return int(value)


@rule
def choose_reroll(s: Any, hero: int) -> int:
    """Stop, or throw those blanks and discoveries again that promise most."""
    way = way_left(s, hero)
    red = MOVE_DICE - 1
    skulls = count_face(s, 0, MOVE_DICE, Face.SKULL) + 2 * count_face(
        s, 0, MOVE_DICE, Face.TWO_SKULLS
    )
    steps = count_face(s, 0, MOVE_DICE, Face.ROOM) + count_face(s, 0, MOVE_DICE, Face.CORRIDOR)
    finds = count_face(s, 0, BLACK_DICE, Face.DISCOVERY)
    blanks = count_face(s, 0, BLACK_DICE, Face.BLANK)
    red_find = 1 if s.dice[red] == Face.DISCOVERY else 0
    best = 6**MOVE_DICE * worth_of(s, hero, way, steps, finds + red_find)
    best_finds = 0
    best_blanks = 0
    best_red = 0
    for f in range(finds + 1):
        for b in range(blanks + 1):
            for r in range(red_find + 1):
                if f + b + r == 0:
                    continue
                kept = finds - f + red_find - r
                worth = worth_of_reroll(s, hero, way, skulls, steps, kept, f + b, r)
                if worth > best:
                    best = worth
                    best_finds = f
                    best_blanks = b
                    best_red = r
    chosen = best_red << red
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
def choose_step(s: Any, hero: int, legal: Any, count: int) -> int:
    """Walk a shortest way, where two fields are as near the one with more ways on from it."""
    goal = goal_of(s, hero)
    length = measure(s, hero, goal, NOWHERE)
    here = int(s.far[s.at[hero]])
    if here != 0:
        count_ways(s, hero, length)
    best = NOWHERE
    for i in range(count):
        place = int(legal[i]) - act.STEP
        if place < 0 or place > CHAMBER or s.far[place] == 0:
            continue
        nearer = best == NOWHERE or s.far[place] < s.far[best]
        if nearer or (s.far[place] == s.far[best] and s.ways_on[place] > s.ways_on[best]):
            best = place
    corner = False
    for i in range(DIAGONAL_COUNT[s.at[hero]]):
        there = DIAGONAL[s.at[hero]][i]
        if s.far[there] != 0 and s.far[there] <= here - 2:
            corner = True
    forget_counts(s)
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
    gold = total(s, hero)
    aside = min(int(s.aside), 6)
    wakes = int(WAKES[aside])
    leave = SURE * hope(OUTWARD, steps - 1, turns, lp) * (LIFE + gold)
    later = hope(OUTWARD, steps - 1, turns - 1, lp) * (LIFE + gold + int(BRINGS[aside]))
    burnt = hope(OUTWARD, steps - 1, turns, lp - BREATH) * LIFE
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
    gold = LIFE + total(s, hero) + (0 if s.been[hero] else int(BRINGS[0]))
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
