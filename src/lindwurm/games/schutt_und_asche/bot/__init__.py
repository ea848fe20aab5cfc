"""The heuristic player: pays for what would burn, hires knights, fights by the exact odds.

Everything is weighed in tenths of a gold piece. `threat` says what an attack on a province would
cost; it is negative where a well-armed knight is waiting for the dragon. From it follow the
offering (pay as long as the last province of the flight is worth it), the call, the layout of the
tiles, Decoys, Hermits and which marker to lift. In the semi-cooperative mode other players' land
counts half. The player looks only at what its seat may see.
"""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.actions import Act
from lindwurm.games.schutt_und_asche.bot.battle import (
    fight_step,
    hero_helps,
    in_window,
    leave_worth,
    save_worth,
    worth_fighting_on,
)
from lindwurm.games.schutt_und_asche.bot.offering import offer
from lindwurm.games.schutt_und_asche.bot.opening import at_start
from lindwurm.games.schutt_und_asche.bot.purchase import (
    borrow_worth,
    buy,
    keep_or_void,
    pick_worth,
    place_worth,
    unseen_tiles,
)
from lindwurm.games.schutt_und_asche.bot.threat import (
    FAR,
    call_worth,
    follower_worth,
    land_worth,
    layout_worth,
)
from lindwurm.games.schutt_und_asche.data import DISPLAY, LAYOUT_MASK, Follower
from lindwurm.games.schutt_und_asche.rules.windows import is_window
from lindwurm.games.schutt_und_asche.state import Phase, SchuttUndAsche
from lindwurm.kernel.rule import Ints, rule

DECK_WORTH = 20


@rule
def bot(s: SchuttUndAsche, seat: int, legal: Ints, count: int, words: Ints) -> int:
    """Return the heuristic player's action."""
    if count == 1:
        return int(legal[0])
    phase = s.phase
    if is_window(phase):
        return in_window(s, seat, legal, count)
    if phase == Phase.OFFER:
        return offer(s, seat)
    if phase == Phase.FIGHT:
        return fight_step(s, seat, legal, count)
    if phase == Phase.DRAW:
        return Act.FIGHT_ON if worth_fighting_on(s, seat) else Act.ACCEPT
    if phase == Phase.BUY:
        return buy(s, seat, legal, count)
    if phase == Phase.KEEP:
        return keep_or_void(s, seat)
    if phase == Phase.DRAFT or phase == Phase.STACKS or phase == Phase.POST:
        return at_start(s, seat, legal, count)
    return best_of(s, seat, legal, count)


@rule
def exact(s: SchuttUndAsche, seat: int, legal: Ints, count: int) -> int:
    """Return whether to fight on after a draw, which the table of 12.3 answers."""
    if count > 1 and s.phase == Phase.DRAW:
        return Act.FIGHT_ON if worth_fighting_on(s, seat) else Act.ACCEPT
    return -1


@rule
def offhand(s: SchuttUndAsche, seat: int, words: Ints) -> int:
    """Return what :func:`bot` does where most decisions are made, offerings and heroes; or -1."""
    if s.phase == Phase.HERO:
        if s.followers[seat][Follower.HERO] == 0:
            return Act.PASS
        return Act.HERO if hero_helps(s, seat) else Act.PASS
    return offer(s, seat) if s.phase == Phase.OFFER else -1


@rule
def best_of(s: SchuttUndAsche, seat: int, legal: Ints, count: int) -> int:
    """Return the action that scores highest; the first of equals."""
    best = 0
    top = -FAR
    for k in range(count):
        value = score(s, seat, int(legal[k]))
        if value > top:
            top = value
            best = k
    return int(legal[best])


@rule
def score(s: SchuttUndAsche, seat: int, action: int) -> int:
    """Weigh an action of a phase that is decided by comparing its choices one by one."""
    phase = s.phase
    if phase == Phase.PLACE:
        return place_worth(s, action - Act.PLACE, s.turned)
    if phase == Phase.SORT:
        return pick_worth(s, seat, action - Act.PICK + 1)
    if phase == Phase.REMOVE:
        return (
            leave_worth(s, seat) if action == Act.LEAVE else save_worth(s, seat, action - Act.SAVE)
        )
    if phase == Phase.CALL:
        return call_worth(s, seat, action - Act.CALL)
    if phase == Phase.REWARD:
        if action == Act.RECRUIT_DECK:
            return DECK_WORTH
        return follower_worth(s, int(s.display[action - Act.RECRUIT]))
    if phase == Phase.REFRESH:
        return -follower_worth(s, int(s.display[action - Act.DISCARD]))
    if phase == Phase.LAYOUT:
        return layout_worth(s, seat, int(LAYOUT_MASK[action - Act.LAYOUT]))
    return score_follower(s, seat, action)


@rule
def score_follower(s: SchuttUndAsche, seat: int, action: int) -> int:
    """Weigh the details of a follower that was played."""
    phase = s.phase
    if phase == Phase.HERMIT_TO:
        return land_worth(s, seat, action - Act.MOVE)
    if phase == Phase.GIVE:
        return -follower_worth(s, action - Act.PART)
    if phase == Phase.TAKE:
        slot = action - Act.EXCHANGE
        return follower_worth(s, int(s.display[slot])) if 0 <= slot < DISPLAY else 0
    if phase == Phase.FARMER:
        return Act.GIVE - action
    if phase == Phase.BORROW:
        return borrow_worth(s, seat, action)
    if phase == Phase.REPAY:
        return Act.REPAY - action
    if phase == Phase.MERCHANT:
        p = action - Act.TRADE
        return int(s.height[p]) if s.owner[p] != seat else -1
    if phase == Phase.FREE_SORT:
        return 0 if action == Act.DONE else unseen_tiles(s, seat, action - Act.FREE_SORT) * 10 - 15
    if phase == Phase.TIE:
        return 1 if action - Act.CROWN == seat else 0
    return 0
