"""The Final Battle with everything its player may use in it: companion and items (12.5, 2.9).

A programme for every set of cards that is still in hand, the smaller sets first. Before a roll an
Arrow may be shot, Quentin called, a die loaded; after it Mirabel or Pip called, all soldier dice
thrown again, or a farkle ignored. Each is used once, and each sees what the one before has left
(DF-130). Without items this is `allies.helped_table`.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np

from lindwurm.games.dragon_farkle.data import (
    ARROW_DAMAGE,
    COUNT,
    FULL_SET,
    KEEP_THRESHOLD,
    LOADED_FACE,
    NEXT,
    SIZE,
    VALID,
    WITHOUT,
    Companion,
    Event,
)
from lindwurm.games.dragon_farkle.odds.allies import ALLIES
from lindwurm.games.dragon_farkle.odds.final import DAMAGES, FATES, onward
from lindwurm.games.dragon_farkle.odds.rolls import Floats, Ints, roll_weights
from lindwurm.games.dragon_farkle.odds.series import in_units

FACE_OF = {event: place for place, event in enumerate(Event)}
"""The place of a face in `final.DAMAGES`."""


class Arms(NamedTuple):
    """What can still be used in a battle: a companion, and items by number."""

    ally: Companion = Companion.NONE
    arrow: int = 0
    cheese: int = 0
    horseshoe: int = 0
    loaded_die: int = 0

    def less(self, what: str) -> Arms:
        """Return what is left after one of them was used."""
        left = Companion.NONE if what == "ally" else getattr(self, what) - 1
        return self._replace(**{what: left})


class _Throws:
    """All throws of all numbers of dice: those alike in what they lead to count as one."""

    def __init__(self, variant: int) -> None:
        keys: dict[tuple[int, ...], int] = {}
        """Where no die is valid, every roll is one by itself: Pip looks at its dice."""

        def place(roll: int) -> int:
            dice = int(SIZE[roll])
            left, cost = onward(roll, dice, variant)
            return keys.setdefault((dice, left, cost, roll if cost == 0 else 0), len(keys))

        size = FULL_SET + 1
        chances: dict[tuple[int, int], float] = defaultdict(float)
        placed: dict[tuple[int, int], float] = defaultdict(float)
        placed[1, place(int(NEXT[0, LOADED_FACE - 1]))] = 1.0
        lifted: list[tuple[int, list[int]]] = []
        for dice in range(1, size):
            for roll, chance in roll_weights(dice).items():
                chances[dice, place(roll)] += float(chance)
                if dice < FULL_SET:
                    placed[dice + 1, place(int(NEXT[roll, LOADED_FACE - 1]))] += float(chance)
                if not VALID[variant, roll]:
                    for face in np.flatnonzero(COUNT[roll]):
                        fresh = [place(int(new)) for new in NEXT[WITHOUT[roll, face]]]
                        lifted.append((place(roll), fresh))
        self.at = {int(r): place(int(r)) for r in np.flatnonzero(np.greater(SIZE, 0))}
        """The place of every roll among them."""
        table = np.array(list(keys))
        self.dice: Ints = table[:, 0]
        self.left: Ints = table[:, 1]
        """Dice for the next roll."""
        self.cost: Ints = table[:, 2]
        """Units that the valid dice cost; 0 where there is none."""
        self.idle: Ints = np.flatnonzero(self.cost == 0)
        self.weights, self.placed = np.zeros((size, len(keys))), np.zeros((size, len(keys)))
        """[dice, throw]: its chance; and if one of the dice is laid down as a 5."""
        for found, whole in ((chances, self.weights), (placed, self.placed)):
            for at, weight in found.items():
                whole[at] = weight
        self.lifts: Ints = np.array([one for one, _ in lifted])
        """Throws of which Pip may throw one die again, once for each die worth trying."""
        self.fresh: Ints = np.array([fresh for _, fresh in lifted])
        """[such a try, new face]: what it becomes."""

    def accepted(self, values: Floats, need: int, units: int) -> Floats:
        """Return what each throw with each face is worth as it lies: [face, throw]."""
        found = np.empty((len(DAMAGES), len(self.cost)))
        rest = np.maximum(units - self.cost, 0)  # an army of 0 slays nothing (DF-110)
        for face, (damage, _) in enumerate(DAMAGES):
            # Damage comes before the losses (DF-100).
            found[face] = 1.0 if damage >= need else values[need - damage, self.left, rest]
        found[0, self.idle] = 0.0  # a farkle (DF-102)
        return found


_throws = cache(_Throws)


def _parts(arms: Arms) -> list[Arms]:
    """Return all arms that may be left of these, the fewest first."""
    allies = dict.fromkeys((Companion.NONE, arms.ally))
    counts = [range(n + 1) for n in arms[1:]]
    return [Arms(ally, *items) for ally in allies for items in product(*counts)]


class Armed:
    """Chances to slay with these arms, and with all that may be left of them."""

    def __init__(self, arms: Arms, missing: int, army: int, variant: int) -> None:
        """Solve the programmes together, backward over the army and the damage missing."""
        self.arms, self._throws, self._parts = arms, _throws(variant), _parts(arms)
        shape = (missing + 1, FULL_SET + 1, in_units(army) + 1)
        self.values = {part: np.zeros(shape) for part in self._parts}
        """[damage missing, dice, army / 50]"""
        for values in self.values.values():
            values[0] = 1.0
        for units in range(1, shape[2]):
            for need in range(1, missing + 1):
                after: dict[Arms, Floats] = {}
                for part in self._parts:
                    after[part] = self._used(part, after, need, units)
                    self.values[part][need, :, units] = self._rolling(part, after, need, units)

    def _used(self, arms: Arms, after: dict[Arms, Floats], need: int, units: int) -> Floats:
        """Return what each throw is worth once the best use was made of the arms: [face, throw].

        `after` is the same for fewer arms.
        """
        throws = self._throws
        found = throws.accepted(self.values[arms], need, units)
        ignore = ["cheese"] if arms.cheese else []
        if arms.ally == Companion.ULF:
            ignore.append("ally")
        for what in ignore:
            again = self.values[arms.less(what)][need, :, units]
            idle = found[0, throws.idle]
            found[0, throws.idle] = np.maximum(idle, again[throws.dice[throws.idle]])
        if arms.horseshoe:
            again = after[arms.less("horseshoe")] @ throws.weights.T
            found = np.maximum(found, again[:, throws.dice])
        if arms.ally == Companion.MIRABEL:
            found = np.maximum(found, FATES @ after[arms.less("ally")])
        if arms.ally == Companion.PIP:
            tried = after[arms.less("ally")][:, throws.fresh].mean(axis=2)
            for face, values in enumerate(tried):
                np.maximum.at(found[face], throws.lifts, values)
        return found

    def _rolling(self, arms: Arms, after: dict[Arms, Floats], need: int, units: int) -> Floats:
        """Return the chances before a roll, by number of dice."""
        throws = self._throws
        best: Floats = throws.weights @ (FATES @ after[arms])
        if arms.loaded_die:
            loaded = throws.placed @ (FATES @ after[arms.less("loaded_die")])
            best = np.maximum(best, loaded)
        if arms.ally == Companion.QUENTIN:
            called = self.values[arms.less("ally")][need, 2:, units]
            best[1:FULL_SET] = np.maximum(best[1:FULL_SET], called)
        if arms.arrow:
            hurt = max(0, need - ARROW_DAMAGE)
            best = np.maximum(best, self.values[arms.less("arrow")][hurt, :, units])
        best[0] = 0.0
        return best

    def before(self, missing: int, dice: int, army: int, loaded: bool) -> dict[str, float]:
        """Return the chance to slay by what is done before a roll: roll, or use one of the arms.

        `loaded`: a die has been laid down as a 5.
        """
        arms, throws = self.arms, self._throws
        after, units = self._after(missing, army), _counted(army)
        dealt = throws.placed if loaded else throws.weights
        found = {"roll": float(dealt[dice] @ (FATES @ after[arms]))}
        if arms.loaded_die and not loaded:
            less = after[arms.less("loaded_die")]
            found["loaded_die"] = float(throws.placed[dice] @ (FATES @ less))
        if arms.ally == Companion.QUENTIN and dice < FULL_SET:
            less = after[arms.less("ally")]
            rolled = float(dealt[dice + 1] @ (FATES @ less))
            later = float(self.values[arms.less("ally")][missing, dice + 1, units])
            found["quentin"] = rolled if loaded else later
        if arms.arrow:
            hurt, less_arrow = max(0, missing - ARROW_DAMAGE), arms.less("arrow")
            found["arrow"] = float(self.values[less_arrow][hurt, dice, units])
            if loaded and hurt:
                known = self._after(hurt, army)[less_arrow]
                found["arrow"] = float(throws.placed[dice] @ (FATES @ known))
        return found

    def answers(self, missing: int, army: int, roll: int, event: Event) -> dict[str, float]:
        """Return the chance to slay by what is done about a roll that lies: accept it, or how not.

        `pip 3` is to throw a die again that shows a 3.
        """
        arms, throws = self.arms, self._throws
        after, units = self._after(missing, army), _counted(army)
        lies, face = throws.at[roll], FACE_OF[event]
        dice = int(throws.dice[lies])
        found = {"accept": float(throws.accepted(self.values[arms], missing, units)[face, lies])}
        if arms.horseshoe:
            again = throws.weights[dice] @ after[arms.less("horseshoe")][face]
            found["horseshoe"] = float(again)
        if arms.ally == Companion.MIRABEL:
            found["mirabel"] = float(FATES @ after[arms.less("ally")][:, lies])
        if throws.cost[lies]:
            return found
        if arms.ally == Companion.PIP:
            for thrown in np.flatnonzero(COUNT[roll]):
                news = [throws.at[int(new)] for new in NEXT[WITHOUT[roll, thrown]]]
                pip = after[arms.less("ally")][face, news].mean()
                found[f"pip {thrown + 1}"] = float(pip)
        for what, verb, can in (
            ("cheese", "cheese", arms.cheese > 0),
            ("ally", "ulf", arms.ally == Companion.ULF),
        ):
            if can and event == Event.BLANK:
                found[verb] = float(self.values[arms.less(what)][missing, dice, units])
        return found

    def _after(self, missing: int, army: int) -> dict[Arms, Floats]:
        after: dict[Arms, Floats] = {}
        for part in self._parts:
            after[part] = self._used(part, after, missing, _counted(army))
        return after


_armed = lru_cache(maxsize=64)(Armed)
SIZES = (1000, 2000, KEEP_THRESHOLD, 2 * KEEP_THRESHOLD, 4 * KEEP_THRESHOLD)
"""Tables are solved for armies up to these: few, to be kept. A larger army counts as the last: that
changes no chance by a millionth."""


def _counted(army: int) -> int:
    """Return an army in the units of the tables."""
    return in_units(min(army, SIZES[-1]))


def armed_battle(arms: Arms, missing: int, army: int, variant: int = 0) -> Armed:
    """The programmes for a battle with so much damage missing and so large an army, or less."""
    size = next((one for one in SIZES if one >= army), SIZES[-1])
    known = arms if arms.ally in ALLIES else arms._replace(ally=Companion.NONE)
    return _armed(known, missing, size, variant)


def armed_value(arms: Arms, missing: int, dice: int, army: int, variant: int = 0) -> float:
    """Chance to slay the dragon in the running battle, if all of this is used as well as possible.

    >>> round(armed_value(Arms(), 3, 6, 5000), 6)
    0.384836
    >>> round(armed_value(Arms(cheese=1), 3, 6, 5000), 3)
    0.626
    """
    table = armed_battle(arms, missing, army, variant)
    return float(table.values[table.arms][missing, dice, _counted(army)])
