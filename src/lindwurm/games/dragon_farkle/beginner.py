"""Somebody who has just learnt Dragon Farkle (DF-145): all valid dice, stop at 350, no attacks.

A beginner uses every card as soon as it does something, spoils big rolls of others, enters the Keep
as soon as it opens and stays there. What the cards are worth, which dice to leave lying and when to
attack is what the better levels know. Nothing is done at random: what looks mad teaches nobody.
"""

from __future__ import annotations

from lindwurm.games.dragon_farkle.actions import Act
from lindwurm.games.dragon_farkle.data import Event
from lindwurm.games.dragon_farkle.rules.common import VALUE, is_farkle, valid_dice
from lindwurm.games.dragon_farkle.state import SEATS, Action, DragonFarkle, Phase
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import offered

STOP = 350
BIG = 500
"""A roll of another that is worth spoiling."""
SMALL = 200
"""Dice worth less are not doubled, if an item can be had instead."""


@rule
def novice(s: DragonFarkle, seat: int, legal: Ints, count: int, words: Ints) -> int:
    """Return a beginner's action."""
    if offered(legal, count, Act.OPEN_BAG):
        return Act.OPEN_BAG
    if s.phase == Phase.READY:
        return before_a_roll(s, legal, count)
    if s.phase == Phase.REACT:
        # The first answer is to take all valid dice, or to let the roll stand (DF-43).
        return int(legal[1]) if is_farkle(s) and count > 1 else int(legal[0])
    if s.phase == Phase.CHOOSE:
        return first_thing(s, legal, count)
    if s.phase == Phase.REWARD:
        held = s.item_count[seat] + s.drawn_count[seat]
        return Act.ITEM if held == 0 and s.taken < SMALL else Act.DOUBLE
    if s.phase == Phase.TARGET:
        return int(legal[0])
    if s.phase == Phase.INTERRUPT:
        value = VALUE[s.variant][valid_dice(s)]
        spoils = value >= BIG and s.event != Event.DRAGON and s.action != Action.BATTLE
        return int(legal[1]) if spoils and count > 1 else int(legal[0])
    if s.phase == Phase.LIMIT:
        return int(legal[0])
    return int(legal[count - 1])  # a card that answers an attack, a defeat or a banking


@rule
def before_a_roll(s: DragonFarkle, legal: Ints, count: int) -> int:
    """Stop when ahead of the attack, or at 350; with few dice use what helps."""
    if offered(legal, count, Act.ARROW):
        return Act.ARROW
    if offered(legal, count, Act.STOP):
        enough = s.pot > s.attack if s.roller != s.active else s.pot >= STOP
        if enough:
            return Act.STOP
    if s.hand <= 2:
        if offered(legal, count, Act.QUENTIN):
            return Act.QUENTIN
        if offered(legal, count, Act.LOADED_DIE):
            return Act.LOADED_DIE
    return aimed(s, legal, count, Act.ROLL)


@rule
def first_thing(s: DragonFarkle, legal: Ints, count: int) -> int:
    """Use a card that serves now, else fight the dragon, else recruit."""
    if offered(legal, count, Act.MAP):
        return Act.MAP
    way = Act.BATTLE if offered(legal, count, Act.BATTLE) else Act.RECRUIT
    return aimed(s, legal, count, way)


@rule
def aimed(s: DragonFarkle, legal: Ints, count: int, otherwise: int) -> int:
    """Send Skree to the largest army, or steal an item; `otherwise` if neither can be done."""
    best = otherwise
    most = -1
    for i in range(count):
        action = int(legal[i])
        if Act.SKREE <= action < Act.SKREE + SEATS and s.army[action - Act.SKREE] > most:
            most = s.army[action - Act.SKREE]
            best = action
        elif most < 0 and Act.MAGPIE <= action < Act.MAGPIE + SEATS:
            best = action
    return best
