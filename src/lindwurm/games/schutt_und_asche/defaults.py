"""What is played for a seat whose clock has run out, or that is absent (catalogue 4.3)."""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.actions import Act
from lindwurm.games.schutt_und_asche.data import Card, Tile
from lindwurm.games.schutt_und_asche.rules.windows import is_window
from lindwurm.games.schutt_und_asche.state import NONE, Phase, SchuttUndAsche
from lindwurm.kernel.chance import below
from lindwurm.kernel.rule import Ints, rule


@rule
def safe_default(s: SchuttUndAsche, seat: int, legal: Ints, count: int, words: Ints) -> int:
    """Return the safe default among the legal actions of a seat (SA-42 to SA-55, SA-391)."""
    phase = s.phase
    if is_window(phase):
        return Act.PASS  # SA-42
    if phase == Phase.STACKS and s.sorting[seat] == NONE:
        return Act.READY  # SA-44
    if phase == Phase.STACKS or phase == Phase.SORT:
        return old_order(s, seat)  # SA-391
    if phase == Phase.OFFER:
        return Act.CONFIRM  # SA-46
    if phase == Phase.REWARD:
        return Act.RECRUIT_DECK if s.deck_count > 0 else int(legal[0])  # SA-47
    if phase == Phase.FIGHT:
        return fight_default(s, seat)  # SA-48
    if phase == Phase.DRAW:
        return Act.ACCEPT if s.open[Card.DRAGON] == 2 else Act.FIGHT_ON  # SA-49
    if phase == Phase.REMOVE and s.marker[s.field_of]:
        return int(Act.SAVE + s.field_of)  # SA-50
    if phase == Phase.PLACE:
        return place_default(s, legal, count)  # SA-51
    if phase == Phase.BUY:
        return Act.END  # SA-52
    if phase == Phase.KEEP:
        return Act.KEEP  # SA-391
    if phase == Phase.TIE:
        return tie_default(s)  # SA-55
    if phase == Phase.LAYOUT:
        return int(legal[below(words, count)])  # SA-54: as they come from the shuffle
    if phase == Phase.BORROW and s.number > 0:
        return Act.DONE
    return int(legal[0])  # SA-43, SA-45, SA-51, SA-53: lists are in ring order or from the left


@rule
def old_order(s: SchuttUndAsche, seat: int) -> int:
    """Leave the tiles not yet chosen in their old order (SA-391)."""
    p = s.sorting[seat]
    return int(Act.PICK + s.stack[p][s.height[p] - 1 - s.sorted[seat]] - 1)


@rule
def fight_default(s: SchuttUndAsche, seat: int) -> int:
    """Spend power for a fully equipped knight; never a treasure (SA-48, SA-391)."""
    if s.open[Card.DRAGON] == 2 and s.power[seat] > 0 and s.use_sword and s.use_shield:
        return Act.SPEND_POWER
    return Act.REVEAL


@rule
def place_default(s: SchuttUndAsche, legal: Ints, count: int) -> int:
    """The first province in ring order; for gear, provinces with a knight first (SA-51)."""
    if s.turned != Tile.KNIGHT:
        for k in range(count):
            if s.knight[legal[k] - Act.PLACE]:
                return int(legal[k])
    return int(legal[0])


@rule
def tie_default(s: SchuttUndAsche) -> int:
    """The tied player who comes first from the regent on (SA-55)."""
    for k in range(s.seats):
        seat = (s.regent + k) % s.seats
        if s.tied >> seat & 1:
            return int(Act.CROWN + seat)
    return Act.CROWN
