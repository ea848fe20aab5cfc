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

from lindwurm.games.drachenfels.actions import Act
from lindwurm.games.drachenfels.bot.cards import (
    choose_card,
    choose_move,
    choose_shift,
    choose_victim,
)
from lindwurm.games.drachenfels.bot.magic import (
    choose_dragon,
    choose_link,
    choose_start,
    choose_swap,
)
from lindwurm.games.drachenfels.bot.ways import FIRST_EFFECT, KNIGHT, SQUIRE, clean_up
from lindwurm.games.drachenfels.state import Drachenfels, Phase
from lindwurm.kernel.chance import WORD, below, next_word
from lindwurm.kernel.rule import Ints, rule


@rule
def bot(s: Drachenfels, seat: int, legal: Ints, count: int, words: Ints) -> int:
    """Return the knight's action."""
    return choose(s, seat, legal, count, words, KNIGHT)


@rule
def squire(s: Drachenfels, seat: int, legal: Ints, count: int, words: Ints) -> int:
    """Return the squire's action: shortest way, never a robbery or a dirty trick (DR-190)."""
    return choose(s, seat, legal, count, words, SQUIRE)


@rule
def choose(s: Drachenfels, seat: int, legal: Ints, count: int, words: Ints, level: int) -> int:
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
        action = Act.LOOT
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
def mix(legal: Ints, count: int, seed: int) -> None:
    """Put the choices into random order, so that no corner of the board wins the ties."""
    for i in range(count - 1, 0, -1):
        j = partner(seed, i)
        held = int(legal[i])
        legal[i] = legal[j]
        legal[j] = held


@rule
def unmix(legal: Ints, count: int, seed: int) -> None:
    """Put the choices back into the order in which they came."""
    for i in range(1, count):
        j = partner(seed, i)
        held = int(legal[i])
        legal[i] = legal[j]
        legal[j] = held
