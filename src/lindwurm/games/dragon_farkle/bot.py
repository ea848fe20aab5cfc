"""The heuristic player: the thresholds of exact play, and good sense with cards (catalogue 12.7).

Two strengths of DF-145: `normal` plays rule H2 of the catalogue, which earns 98 % of an optimal
recruitment; `expert` adds the race to the Keep, the thresholds of exact attack and defence and of
recruiting beside a companion, and the stay-or-leave rule. `bot` is the expert; who has only just
learnt the game is in :mod:`.beginner`.

A player looks only at what its seat may see.
"""

from __future__ import annotations

from lindwurm.games.dragon_farkle import data, odds
from lindwurm.games.dragon_farkle.actions import Act
from lindwurm.games.dragon_farkle.battle import stay_from
from lindwurm.games.dragon_farkle.data import FACES, Companion, Event, Item
from lindwurm.games.dragon_farkle.exact import helper_of, last_round
from lindwurm.games.dragon_farkle.rules.common import (
    COUNT,
    NEXT,
    SIZE,
    SOLDIER,
    VALID,
    VALUE,
    WITHOUT,
    is_farkle,
    must_take,
    next_seat,
    valid_dice,
)
from lindwurm.games.dragon_farkle.rules.series import DAMAGE
from lindwurm.games.dragon_farkle.state import KINDS, SEATS, Action, DragonFarkle, Phase
from lindwurm.kernel.rule import Ints, Lookup, rule
from lindwurm.kernel.shared import offered

NORMAL, EXPERT = 0, 1

STOP_H2 = Lookup(odds.STOP_H2)
STOP_BESIDE = Lookup(
    [
        odds.STOP_H2.tolist(),  # nobody
        [0, 250, 150, 350, 1100, 3700, 24700],  # Stub adds to what is banked: bank early
        [0, 500, 400, 650, 1500, 4500, 25000],  # Ashby
        [0, 950, 850, 1050, 1800, 4400, 25000],  # Bertha keeps up to 500: little to fear
        [0, 1000, 750, 1200, 2700, 10100, 25000],  # Pip
        [0, 600, 500, 750, 1800, 5400, 25000],  # Mirabel
        [0, 550, 550, 1300, 3900, 24900, 24900],  # Quentin
    ]
)
"""Where a recruitment stops by dice left, beside each of `exact.HELPERS` (`odds.helped`)."""
CALL_FROM = Lookup([0, 550, 400, 150, 0, 0, 0])
"""The smallest pot that Quentin is called upon for, by dice left."""
TAKE_1 = Act.TAKE + int(data.COMBO_OF[data.ID_OF[(1,)]])
TAKE_5 = Act.TAKE + int(data.COMBO_OF[data.ID_OF[(5,)]])

ATTACK_STOP = Lookup(
    [
        [0, 200, 200, 300, 500, 800, 1750],
        [0, 250, 250, 350, 500, 850, 1800],
        [0, 300, 250, 400, 700, 1050, 1950],
        [0, 300, 300, 400, 900, 1900, 2550],
        [0, 300, 300, 450, 950, 2600, 3350],
        [0, 350, 300, 450, 1000, 3050, 4200],
        [0, 350, 300, 450, 1000, 3300, 5100],
    ]
)
"""Where an attack stops by dice left, for armies of ATTACK_ARMIES soldiers (12.6)."""
ATTACK_ARMIES = Lookup([0, 500, 1000, 2000, 3000, 4000, 5000])

WORTH = Lookup([900, 288, 313, 374, 402, 400, 250, 150, 150, 200, 180, 160, 120])
"""What an item is worth to keep, in soldiers (2.9), by `Item`."""
SMALL = 400
"""An army that one more roll of a battle may well destroy."""
ITEM_WORTH = 350
"""What an unknown item is worth when none is held (2.9)."""


@rule
def bot(s: DragonFarkle, seat: int, legal: Ints, count: int, words: Ints) -> int:
    """Return the expert's action."""
    return choose(s, seat, legal, count, EXPERT)


@rule
def normal(s: DragonFarkle, seat: int, legal: Ints, count: int, words: Ints) -> int:
    """Return the normal player's action."""
    return choose(s, seat, legal, count, NORMAL)


@rule
def default(s: DragonFarkle, seat: int, legal: Ints, count: int, words: Ints) -> int:
    """Return what silence means: no meddling (DF-134, DF-146), else the normal player (DF-E55)."""
    if s.phase == Phase.INTERRUPT:
        return Act.PASS
    if s.phase == Phase.SMOKE or s.phase == Phase.LOSER:
        return Act.ACCEPT
    return normal(s, seat, legal, count, words)


@rule
def choose(s: DragonFarkle, seat: int, legal: Ints, count: int, level: int) -> int:
    """Return the action of a player of this level."""
    if count == 1:
        return int(legal[0])
    phase = s.phase
    if phase == Phase.READY:
        return choose_ready(s, seat, legal, count, level)
    if phase == Phase.REACT:
        return choose_react(s, seat, legal, count)
    if phase == Phase.INTERRUPT:
        return choose_interrupt(s, legal, count)
    if phase == Phase.CHOOSE:
        return choose_action(s, seat, legal, count, level)
    if phase == Phase.REWARD:
        return choose_reward(s, seat)
    if phase == Phase.TARGET:
        return choose_target(s, legal, count)
    if phase == Phase.SMOKE:
        return Act.SMOKE_EGG if s.army[seat] >= 1000 else Act.ACCEPT
    if phase == Phase.LOSER:
        return Act.MIRROR_SHIELD if s.handover >= 300 else Act.ACCEPT
    if phase == Phase.BANK:
        return Act.POSTER
    return choose_kept(s, seat, legal, count)


# == the action of the turn =======================================================================


@rule
def choose_action(s: DragonFarkle, seat: int, legal: Ints, count: int, level: int) -> int:
    """Cards first, then the Keep as soon as it opens, then the rivals, else recruits."""
    card = free_card(s, legal, count)
    if card >= 0:
        return card
    if last_turn(s) and to_lead(s, seat) < 0:
        return Act.RECRUIT  # the largest army wins, and a farkle costs none of it (DF-141)
    if offered(legal, count, Act.BATTLE):
        stays = s.army[seat] >= stay_from(s) or level < EXPERT
        if not s.in_keep[seat] or stays:
            return Act.BATTLE
    if level == EXPERT and offered(legal, count, Act.SKIRMISH) and attack_pays(s, seat):
        return Act.SKIRMISH
    return Act.RECRUIT


@rule
def free_card(s: DragonFarkle, legal: Ints, count: int) -> int:
    """Return a card that costs nothing to use now, or -1: Bag, Map, Ring, Skree."""
    for i in range(count):
        action = int(legal[i])
        if action == Act.OPEN_BAG or action == Act.MAP:
            return action
        if Act.MAGPIE <= action < Act.MAGPIE + SEATS:
            return action
    return best_fright(s, legal, count)


@rule
def best_fright(s: DragonFarkle, legal: Ints, count: int) -> int:
    """Send Skree to who would enter the Keep next and just would not any more; else the leader."""
    best = -1
    most = -1
    for i in range(count):
        action = int(legal[i])
        if Act.SKREE <= action < Act.SKREE + SEATS:
            target = action - Act.SKREE
            army = s.army[target]
            weight = army
            if not s.in_keep[target] and s.threshold <= army < s.threshold + data.SKREE:
                weight += 1_000_000
            if weight > most:
                most = weight
                best = action
    return best


@rule
def richest_target(s: DragonFarkle) -> int:
    """Return the richest player who can be attacked, or -1."""
    best = -1
    for p in range(s.seats):
        if p != s.active and not s.in_keep[p] and not s.smoked[p]:
            if best < 0 or s.army[p] > s.army[best]:
                best = p
    return best


@rule
def attack_pays(s: DragonFarkle, seat: int) -> bool:
    """Attack who may enter the Keep next turn, else the rich while one is poor oneself (12.6).

    Between two, who is nearly there leaves a rival alone who is too rich to be kept out. Behind
    these numbers are 3,000 games each from armies of 0 to 8,000, with the same dice for both.
    """
    target = richest_target(s)
    if target < 0:
        return False
    ahead = s.army[target] - s.threshold
    missing = s.threshold - s.army[seat]
    if ahead >= 0:
        return bool(s.seats > 2 or ahead <= 500 or missing > 300)
    if s.companion[target] == Companion.BRUNNA:
        return False
    if s.companion[seat] == Companion.BRUNNA and s.army[target] >= 1000:
        return True
    rich = 3000 if s.seats == 2 else s.threshold - 1000
    poor = 1500 if ahead < -500 else 3500
    return bool(s.army[target] >= rich and missing > poor)


@rule
def choose_target(s: DragonFarkle, legal: Ints, count: int) -> int:
    """Attack the richest."""
    target = richest_target(s)
    return Act.TARGET + target if target >= 0 else int(legal[0])


# == before a roll ================================================================================


@rule
def choose_ready(s: DragonFarkle, seat: int, legal: Ints, count: int, level: int) -> int:
    """Stop at the thresholds; before rolling few dice use what helps."""
    if offered(legal, count, Act.OPEN_BAG):
        return Act.OPEN_BAG
    if offered(legal, count, Act.ARROW) and arrow_pays(s, seat):
        return Act.ARROW
    fright = best_fright(s, legal, count)
    if fright >= 0:
        return fright
    if offered(legal, count, Act.STOP) and should_stop(s, seat, level):
        return Act.STOP
    if offered(legal, count, Act.QUENTIN) and quentin_pays(s):
        return Act.QUENTIN
    if s.hand <= 2:
        if offered(legal, count, Act.LOADED_DIE) and (s.action == Action.BATTLE or s.pot >= 200):
            return Act.LOADED_DIE
    return Act.ROLL


@rule
def arrow_pays(s: DragonFarkle, seat: int) -> bool:
    """The last damage, else only with an army that may not live to see it: it keeps (12.7)."""
    if s.health - s.damage <= data.ARROW_DAMAGE:
        return True
    return bool(s.army[seat] <= (SMALL if s.hand > 3 else 100))


@rule
def quentin_pays(s: DragonFarkle) -> bool:
    """A die back is worth most early; in battle, where dice win no soldiers, against a farkle."""
    if s.action == Action.BATTLE:
        return bool(s.hand <= 3)
    return bool(s.pot >= CALL_FROM[s.hand])


@rule
def should_stop(s: DragonFarkle, seat: int, level: int) -> bool:
    """Return whether the pot is worth more than another roll."""
    if s.action == Action.SKIRMISH:
        if s.roller != s.active:
            return defence_stops(s)
        if level == EXPERT:
            return attack_stops(s)
    if s.action == Action.RECRUIT and last_round(s):
        lead = s.pot - to_lead(s, seat)
        if lead < 0 or (lead == 0 and s.hand > 1):
            return False  # a smaller army wins nothing, an equal one half
        if last_turn(s):
            return True
    if level == EXPERT and s.action == Action.RECRUIT:
        missing = missing_soldiers(s, seat)
        if s.army[seat] < s.threshold and missing <= s.pot:
            return True  # the Keep is open next turn: bank (12.4, race view)
        if s.pot < missing <= 450:
            return False  # too close to the goal to stop short of it
        return bool(s.pot >= STOP_BESIDE[helper_of(s, seat)][s.hand])
    return bool(s.pot >= STOP_H2[s.hand])


@rule
def last_turn(s: DragonFarkle) -> bool:
    """Return whether nobody has another turn after this one (DF-141)."""
    return bool(last_round(s) and next_seat(s, s.active) == s.first)


@rule
def to_lead(s: DragonFarkle, seat: int) -> int:
    """Return how large a pot makes the army as large as the largest of the others."""
    most = 0
    for p in range(s.seats):
        if p != seat:
            most = max(most, s.army[p])
    return int(most - banked(s, seat))


@rule
def banked(s: DragonFarkle, seat: int) -> int:
    """Return an army with what Stub and Poster add to a pot that is banked."""
    army = s.army[seat]
    if s.companion[seat] == Companion.STUB:
        army += data.STUB
    if s.items[seat][Item.POSTER] > 0:
        army += data.POSTER
    return int(army)


@rule
def missing_soldiers(s: DragonFarkle, seat: int) -> int:
    """Return how large a pot opens the Keep next turn, with what Stub, Poster and Map add to it."""
    missing = s.threshold - banked(s, seat)
    if s.items[seat][Item.MAP] > 0:
        missing -= data.MAP_REBATE
    return int(max(missing, SOLDIER))


@rule
def attack_stops(s: DragonFarkle) -> bool:
    """Stop an attack by the exact thresholds for the smaller of the armies that may pay.

    Who can just enter the Keep next turn must lose enough to stay outside: a small win is none.
    """
    stake = s.army[s.target]
    ahead = stake - s.threshold
    if 0 <= ahead <= 500 and s.pot <= ahead + (250 if s.hand > 3 else 0):
        return False
    row = 0
    for i in range(len(ATTACK_ARMIES)):
        if stake >= ATTACK_ARMIES[i]:
            row = i
    return bool(s.pot >= ATTACK_STOP[row][s.hand])


@rule
def defence_stops(s: DragonFarkle) -> bool:
    """The value to beat is known: hold a win, limit a hopeless loss (12.6).

    Nothing is risked for who can pay and still enter the Keep next turn, perhaps with a Map.
    """
    lead = s.pot - s.attack
    army = s.army[s.target]
    need = s.threshold
    if s.items[s.target][Item.MAP] > 0:
        need -= data.MAP_REBATE
    if army >= need and army + lead >= need:
        return True
    if s.hand <= 2:
        hopeless = s.attack >= 700 and s.pot >= 250
        return bool(lead >= 0 or hopeless)
    if s.hand == 3:
        return bool(lead > 0)
    if s.hand == 4:
        return bool(lead > 0 and s.pot >= 700)
    return bool(lead > 0 and s.pot >= 3150)


# == another player's roll ========================================================================


@rule
def choose_interrupt(s: DragonFarkle, legal: Ints, count: int) -> int:
    """Spoil rolls that bring a lot, and a battle that hangs on few dice (12.7)."""
    valid = valid_dice(s)
    value = 2 * VALUE[s.variant][valid] if s.event == Event.RALLY else VALUE[s.variant][valid]
    ashby = s.companion[s.roller] == Companion.ASHBY
    if value >= 1000 and not ashby and offered(legal, count, Act.WHISTLE):
        return Act.WHISTLE
    if offered(legal, count, Act.CURSED_DIE):
        if s.action == Action.BATTLE:
            if s.event == Event.BLANK and valid != 0 and s.hand <= 2:
                return Act.CURSED_DIE
        elif value >= 1000 and s.event != Event.DRAGON:
            return Act.CURSED_DIE
    return Act.PASS


# == the own roll =================================================================================


@rule
def choose_react(s: DragonFarkle, seat: int, legal: Ints, count: int) -> int:
    """Save a roll that would be lost, improve a good one, else set dice aside."""
    if offered(legal, count, Act.OPEN_BAG):
        return Act.OPEN_BAG
    valid = valid_dice(s)
    value = VALUE[s.variant][valid]
    if is_farkle(s):
        return choose_rescue(s, legal, count)
    if s.action == Action.BATTLE:
        return choose_blow(s, seat, value, legal, count)
    if value >= 400 and offered(legal, count, Act.WAR_HORN):
        return Act.WAR_HORN
    if must_take(s):
        return choose_dice(s, legal, valid)
    eats = s.event == Event.DRAGON
    if eats and value >= 150 and offered(legal, count, Act.MIRABEL):
        return Act.MIRABEL
    return Act.ACCEPT


@rule
def choose_blow(s: DragonFarkle, seat: int, loss: int, legal: Ints, count: int) -> int:
    """Take a roll of the battle as it lies, unless the army would not, or hardly, survive it."""
    need = s.health - s.damage
    if DAMAGE[s.event] >= need:
        return Act.ACCEPT
    left = s.army[seat] - loss
    if left <= 0 and need <= DAMAGE[Event.RALLY] and offered(legal, count, Act.MIRABEL):
        return Act.MIRABEL
    if offered(legal, count, Act.HORSESHOE):
        if left <= 0 and (need <= 2 or s.army[seat] >= SMALL):
            return Act.HORSESHOE
        if s.army[seat] >= SMALL and left * (2 if need > 1 else 5) <= loss:
            return Act.HORSESHOE
    return Act.ACCEPT


@rule
def choose_rescue(s: DragonFarkle, legal: Ints, count: int) -> int:
    """Spend the cheapest help that a farkle is worth: companions first, then items."""
    if offered(legal, count, Act.ULF):
        return Act.ULF
    pip = best_pip(s, legal, count)
    if pip >= 0:
        return pip
    if offered(legal, count, Act.MIRABEL):
        return Act.MIRABEL
    if s.action == Action.BATTLE or s.pot >= 300:
        if offered(legal, count, Act.CHEESE):
            return Act.CHEESE
        if offered(legal, count, Act.HORSESHOE):
            return Act.HORSESHOE
    return Act.ACCEPT


@rule
def best_pip(s: DragonFarkle, legal: Ints, count: int) -> int:
    """Return the re-roll of one die that most often makes the roll score, or -1."""
    best = -1
    most = -1
    for i in range(count):
        action = int(legal[i])
        if Act.PIP <= action < Act.PIP + FACES:
            rest = WITHOUT[s.roll][action - Act.PIP]
            chances = 0
            for face in range(FACES):
                if VALID[s.variant][NEXT[rest][face]] != 0:
                    chances += 1
            if chances > most:
                most = chances
                best = action
    return best


@rule
def choose_dice(s: DragonFarkle, legal: Ints, valid: int) -> int:
    """Rule H2: with 5 or 6 dice and little on the table take one die, else all (12.4)."""
    few = s.hand >= 5 and SIZE[valid] <= 3 and VALUE[s.variant][valid] <= 250
    if few and SIZE[valid] < s.hand:
        if COUNT[s.roll][0] > 0:
            return TAKE_1
        if COUNT[s.roll][4] > 0:
            return TAKE_5
    return int(legal[0])  # the most valuable choice is all valid dice (DF-43, DF-51)


@rule
def choose_reward(s: DragonFarkle, seat: int) -> int:
    """Double what is worth more than an item; an item only where it can be kept (12.4)."""
    held = 0 if s.bag_open[seat] else s.item_count[seat]
    room = (s.bag_open[seat] and s.bag_all) or held + s.drawn_count[seat] == 0
    if s.action == Action.RECRUIT and s.army[seat] < s.threshold:
        missing = missing_soldiers(s, seat) - s.pot
        if s.taken < missing <= 2 * s.taken:
            return Act.DOUBLE  # it opens the Keep
    return Act.ITEM if room and s.taken < ITEM_WORTH else Act.DOUBLE


@rule
def choose_kept(s: DragonFarkle, seat: int, legal: Ints, count: int) -> int:
    """Open the Bag, else keep the item that is worth most now."""
    if offered(legal, count, Act.OPEN_BAG):
        return Act.OPEN_BAG
    near = s.army[seat] >= s.threshold - 1000
    best = int(legal[0])
    most = -1
    for kind in range(KINDS):
        worth = WORTH[kind]
        if near and (kind == Item.ARROW or kind == Item.CHEESE or kind == Item.LOADED_DIE):
            worth += 200
        if near and kind == Item.MAP and s.army[seat] < s.threshold:
            worth += 2000
        if worth > most and offered(legal, count, Act.KEEP + kind):
            most = worth
            best = Act.KEEP + kind
    return best
