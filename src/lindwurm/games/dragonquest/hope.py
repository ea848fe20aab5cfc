"""Hope: the chance to get home, by steps to go, turns and life points left.

Computed backwards from sunset, turn by turn, for a hero who rerolls as well as can be to get home
alive and cares for nothing else. What he does not know of the turns to come is averaged: how often
each trap has been met, and whether a wall will stand in the way.

It takes a moment, so it is done when a bot first thinks, not on import.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any, NamedTuple

from lindwurm.games.dragonquest.data import (
    BLACK_DICE,
    DRAGONS_TO_WAKE,
    FATAL_SKULLS,
    REROLLS,
    TREASURE_DICE,
    Danger,
)
from lindwurm.kernel.rule import Lazy

SURE = 10_000
"""Hope is counted in parts of this."""
FAR, LATE, HEALTHY = 30, 22, 16
"""The most steps, turns and life points that hope is told apart by."""
WAY_OUT = 12
"""Steps from the edge of the chamber to the exit."""
INWARD, OUTWARD = 0, 1

SECOND_TIME, THIRD_TIME = 0.35, 0.06
"""About how often a trap is one that was met before, once or twice."""
DETOUR = 0.03
"""About how often a turn's wall makes the way two steps longer (12.6: 0.62 steps a game)."""


# == the dice of a turn ===========================================================================


class HastyLie(NamedTuple):
    """How the movement dice lie for somebody in a hurry: what is neither skull nor step is idle."""

    skulls: int
    steps: int
    idle: int
    red_idle: int


@cache
def _throw(black: int, red: int) -> dict[HastyLie, float]:
    """Chances of a throw of some black dice, and perhaps the red one."""
    from lindwurm.games.dragonquest import odds

    found: dict[HastyLie, float] = defaultdict(float)
    for lie, p in odds.throw(black, red).items():
        idle = lie.finds + lie.blanks
        found[HastyLie(lie.skulls, lie.all_steps, idle, int(lie.red == "d"))] += float(p)
    return found


@cache
def dice_choices() -> tuple[list[HastyLie], Any, Any, Any]:
    """Return the lies of the dice, where each choice leads, and where each lie's choices begin.

    A row for each choice: the chances of the lies it leads to, and last the chance of danger. The
    last of the four is such a row for the first throw.
    """
    import numpy as np

    lies = [lie for lie in _throw(BLACK_DICE, 1) if lie.skulls < FATAL_SKULLS]
    number = {lie: i for i, lie in enumerate(lies)}

    def row(kept: HastyLie, black: int, red: int) -> Any:
        chances = np.zeros(len(lies) + 1)
        for new, p in _throw(black, red).items():
            lie = HastyLie(*(a + b for a, b in zip(kept, new, strict=True)))
            chances[number[lie] if lie.skulls < FATAL_SKULLS else -1] += p
        return chances

    rows: list[Any] = []
    begins = []
    for lie in lies:
        begins.append(len(rows))
        for black in range(lie.idle + 1):
            for red in range(lie.red_idle + 1):
                kept = HastyLie(lie.skulls, lie.steps, lie.idle - black, lie.red_idle - red)
                rows.append(row(kept, black, red))
    return lies, np.array(rows), np.array(begins), row(HastyLie(0, 0, 0, 0), BLACK_DICE, 1)


# == backwards from sunset ========================================================================


@cache
def _losses() -> list[float]:
    """The chances of the LP that a danger costs, where it costs neither a turn nor the life."""
    from lindwurm.games.dragonquest import odds

    chances = odds.dangers()
    losses = [0.0] * (HEALTHY + 8)
    losses[0] += float(chances[Danger.NONE])
    for trap, met in enumerate((Danger.ARROWS, Danger.TRAPDOOR)):
        for times, share in enumerate((1 - SECOND_TIME - THIRD_TIME, SECOND_TIME)):
            for lp, p in odds.trap_loss(trap, times).items():
                losses[lp] += float(chances.get(met, 0) * p) * share
    for foe in odds.WOUND:
        for lp in range(HEALTHY + 1):
            losses[lp] += float(chances.get(foe, 0) * odds.fight_loss(foe, lp))
    return losses


def after_danger(now: Any, later: Any) -> Any:
    """Hope after a danger, by steps and LP: `now` without it, `later` with a turn less."""
    import numpy as np

    from lindwurm.games.dragonquest import odds

    after = np.zeros_like(now)
    for lp, p in enumerate(_losses()[: HEALTHY + 1]):
        after[:, lp:] += p * now[:, : HEALTHY + 1 - lp]
    mist = Danger.MIST - Danger.ARROWS
    for times, share in enumerate((1 - SECOND_TIME - THIRD_TIME, SECOND_TIME)):
        for lp, chance in odds.trap_loss(mist, times).items():
            met = float(odds.dangers()[Danger.MIST] * chance) * share
            after[:, lp:] += met * later[:, : HEALTHY + 1 - lp]
    return after


def way(arrival: Any) -> Any:
    """What being on the way to a goal is worth, by [turns left][steps][LP], to who rerolls best.

    `arrival` is what it is worth to be there, by turns left and LP. Who never arrives has nothing.
    """
    import numpy as np

    lies, choices, begins, first = dice_choices()
    walk = [np.maximum(0, np.arange(FAR + 1) - lie.steps) for lie in lies]
    detour = np.minimum(FAR, np.arange(FAR + 1) + 2)
    size = (FAR + 1, HEALTHY + 1)
    worth = np.zeros((len(arrival), *size))
    worth[0, 0] = arrival[0]
    for left in range(1, len(arrival)):
        now, before, sooner = worth[left], worth[left - 1], worth[max(0, left - 2)]
        stop = np.array([before[steps] for steps in walk]).reshape(len(lies), -1)
        danger = after_danger(before, sooner).reshape(1, -1)
        best = stop
        for _ in range(REROLLS):
            best = np.maximum.reduceat(choices @ np.vstack([best, danger]), begins)
        now[:] = (first @ np.vstack([best, danger])).reshape(size)
        now[1:] = (1 - DETOUR) * now[1:] + DETOUR * now[detour[1:]]
        now[0] = arrival[left]
        now[:, 0] = 0.0
    return worth


def _hope() -> list[Any]:
    """Compute hope for every number of turns left, from none to LATE."""
    import numpy as np

    home = np.ones((LATE + 1, HEALTHY + 1))
    home[:, 0] = 0.0
    outward = way(home)
    chamber = np.zeros_like(home)
    chamber[1:] = outward[:-1, WAY_OUT]  # a turn to leave the chamber
    hope = {OUTWARD: outward, INWARD: way(chamber)}
    return [np.rint(SURE * hope[kind]).astype(int).swapaxes(0, 1).tolist() for kind in (0, 1)]


def _loss() -> list[Any]:
    """LP lost to each danger, the first and the second time, in parts of SURE."""
    from lindwurm.games.dragonquest import odds

    def row(chances: odds.Chances) -> list[int]:
        return [round(SURE * float(chances.get(lp, 0))) for lp in range(HEALTHY + 1)]

    table = [[row({0: odds.ONE})] * 2]
    for trap in range(Danger.MIST):
        table.append([row(odds.trap_loss(trap, times)) for times in (0, 1)])
    for foe in odds.WOUND:
        table.append([row({lp: odds.fight_loss(foe, lp) for lp in range(HEALTHY + 1)})] * 2)
    return table


def _throws() -> list[Any]:
    """What some black dice, and perhaps the red one, can show, by [black][red].

    Each has as many rows as the largest: ways, skulls, steps, black discoveries, blanks, and
    whether the red die shows a discovery. Rows without ways come last.
    """
    from lindwurm.games.dragonquest import odds

    most = len(odds.throw(BLACK_DICE, 1))
    table: list[Any] = []
    for black in range(BLACK_DICE + 1):
        table.append([])
        for red in (0, 1):
            rows = [
                [
                    int(p * 6 ** (black + red)),
                    lie.skulls,
                    lie.all_steps,
                    lie.finds,
                    lie.blanks,
                    int(lie.red == "d"),
                ]
                for lie, p in odds.throw(black, red).items()
            ]
            table[black].append(rows + [[0] * 6] * (most - len(rows)))
    return table


def _last() -> list[Any]:
    """What a last throw comes to, by [skulls that stay][black][red]: it matters little what shows.

    In row 0 the ways that turn to danger; then ways, steps and discoveries of either colour. Rows
    without ways come last.
    """
    table: list[Any] = []
    for skulls in range(FATAL_SKULLS):
        table.append([])
        for black in range(BLACK_DICE + 1):
            table[-1].append([])
            for red in (0, 1):
                danger, ways = 0, defaultdict[tuple[int, int], int](int)
                for row in THROWS[black][red]:
                    if skulls + row[1] >= FATAL_SKULLS:
                        danger += row[0]
                    elif row[0]:
                        ways[row[2], row[3] + row[5]] += row[0]
                rows = [[count, *found] for found, count in sorted(ways.items())]
                table[-1][-1].append([[danger, 0, 0], *rows])
    most = max(len(rows) for skulls in table for black in skulls for rows in black)
    return [
        [[[*rows, *[[0] * 3] * (most + 1 - len(rows))] for rows in black] for black in skulls]
        for skulls in table
    ]


def _stars() -> list[Any]:
    """How likely so many stars are in a throw of the treasure dice that wakes nobody."""
    from lindwurm.games.dragonquest import odds

    return [
        [round(SURE * float(odds.stars_asleep(count, aside))) for count in range(TREASURE_DICE + 1)]
        for aside in range(DRAGONS_TO_WAKE)
    ]


HOPE = Lazy(_hope)
"""Hope by [inward or outward][steps][turns][LP], in parts of SURE."""
LOSS = Lazy(_loss)
"""The chance of losing LP to a danger, by [danger][met before][LP], in parts of SURE."""
THROWS = Lazy(_throws)
"""What dice can show; see :func:`_throws`."""
LAST = Lazy(_last)
"""What a last throw comes to; see :func:`_last`."""
STARS = Lazy(_stars)
"""The chance of so many stars if the dragon sleeps on, by [dice aside][stars], in parts of SURE."""
