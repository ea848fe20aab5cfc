"""Where it can be worked out what every action is worth, the review says the same.

Dragon Farkle: the last turn of the last round, where the largest army wins. DragonQuest: the last
dice before sunset, where coming home wins. Somebody plays there at random; each loss is worked out
by going through all dice, apart from the bots and their tables, and compared with the review's.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from statistics import fmean, stdev
from typing import NamedTuple

import numpy as np
import pytest

from lindwurm.games.dragon_farkle.data import FULL_SET, Event
from lindwurm.games.dragon_farkle.odds.series import UNIT, best_plan, dice_table
from lindwurm.games.dragon_farkle.rules.common import COMBO_ID, SIZE, VALUE
from lindwurm.games.dragon_farkle.state import DragonFarkle
from lindwurm.games.dragonquest.data import (
    BLACK_DICE,
    BLACK_DIE,
    FATAL_SKULLS,
    MOVE_DICE,
    RED_DIE,
    Face,
)
from lindwurm.games.dragonquest.state import DragonQuest, Fate, Phase
from lindwurm.kernel.match import Match
from lindwurm.review import Audit
from tests.games.dragon_farkle import helpers as farkle
from tests.games.dragonquest import helpers as quest

pytestmark = pytest.mark.slow  # compiles

Worths = Callable[[Match], dict[str, float]]
"""What each action is worth that can be chosen now: the chance to win, with best play after it."""


# -- Dragon Farkle: the last turn of the last round -----------------------------------------------


def last_turn(lead: int, pot: int, dice: int, seed: int) -> Match:
    """Return a game whose last seat recruits, behind by so many soldiers; then it is over."""
    options = {"cards": "none", "round_limit": "10"}
    there = farkle.recruiting(
        *(2,), options=options, army=(1000, 1000 + lead), pot=pot, hand=dice, first=1,
        round_number=10, round_limit=10, threshold=5000,
    )  # fmt: skip
    return Match(there.game, 2, options, seed=seed, start=there.state)


@cache
def plan(lead: int) -> tuple[list[float], list[list[float]]]:
    """Return what stopping is worth, by pot in units, and rolling, by pot and dice.

    Up to the first pot that wins; all larger ones are worth the same.
    """
    dice, need = dice_table(0, FULL_SET, "best"), lead // UNIT
    stop = np.array([0.0] * need + [0.5] + [1.0] * (1 + dice.jump))
    found = best_plan(dice, stop[:, None], np.zeros(1))
    return stop[: need + 2].tolist(), found.roll[:, :, 0].tolist()


def farkle_worths(match: Match) -> dict[str, float]:
    state = match.state
    assert isinstance(state, DragonFarkle)
    stop, roll = plan(state.army[1] - state.army[0])

    def at(pot: int) -> int:
        return min(pot // UNIT, len(stop) - 1)

    found = {}
    for action in match.legal(0):
        text = match.text(action)
        if text == "stop":
            found[text] = stop[at(state.pot)]
        elif text == "roll":
            found[text] = roll[at(state.pot)][state.hand]
        else:
            assert text.startswith("take "), text
            combo = COMBO_ID[match.game.verbs.split(action)[1][0]]
            times = 2 if state.event == Event.RALLY else 1
            then, left = at(state.pot + times * VALUE[0][combo]), state.hand - SIZE[combo]
            found[text] = max(stop[then], roll[then][left or FULL_SET])
    return found


def farkle_games(count: int) -> Iterator[Match]:
    pick = random.Random(5)
    for seed in range(count):
        lead = 50 * pick.randrange(4, 30)
        pot = 50 * pick.randrange(0, lead // 50 + 2)
        yield last_turn(lead, pot, pick.randrange(1, 7), seed)


# -- DragonQuest: the last dice before sunset -----------------------------------------------------

NEAR = {"V2": 1, "U2": 2, "T2": 3, "S2": 4}
"""Places, and how many steps it is from there to the exit."""


def last_dice(place: str, dice: tuple[int, ...], rerolls: int, seed: int) -> Match:
    """Return a game in which a hero throws for the last time; who comes home is the richer one."""
    way = f"{quest.WAY_IN} N5"
    rival = quest.hero(f"{way} O5", hundreds=5, fate=Fate.ESCAPED)
    sheet = quest.hero(f"{way} {place}", hundreds=20, sun=19)
    there = quest.table(sheet, rival, phase=Phase.REROLL, dice=dice, rerolls=rerolls)
    return Match(there.game, 2, seed=seed, start=there.state)


def skulls(dice: tuple[int, ...]) -> int:
    return dice.count(Face.SKULL) + 2 * dice.count(Face.TWO_SKULLS)


@cache
def home(way: int, dice: tuple[int, ...], rerolls: int, chosen: int | None = None) -> float:
    """Return the chance to come home, by going through everything that can fall.

    With best play, or first with `chosen` dice (a bit mask; 0: none) thrown again.
    """
    if skulls(dice) >= FATAL_SKULLS:
        return 0.0
    steps = dice.count(Face.ROOM) + dice.count(Face.CORRIDOR)
    if chosen == 0 or (chosen is None and rerolls == 0):
        return float(steps >= way)
    if chosen is None:
        free = [i for i in range(MOVE_DICE) if dice[i] in (Face.DISCOVERY, Face.BLANK)]
        some = (sum(1 << i for i, one in zip(free, row, strict=True) if one)
                for row in product((0, 1), repeat=len(free)))  # fmt: skip
        return max(home(way, dice, rerolls, one) for one in some)
    sides = [
        [*(BLACK_DIE if i < BLACK_DICE else RED_DIE)] if chosen >> i & 1 else [dice[i]]
        for i in range(MOVE_DICE)
    ]
    thrown = Counter((*sorted(fallen[:-1]), fallen[-1]) for fallen in product(*sides))
    return sum(times * home(way, fallen, rerolls - 1) for fallen, times in thrown.items()) / (
        thrown.total()
    )


def quest_worths(match: Match) -> dict[str, float]:
    state = match.state
    assert isinstance(state, DragonQuest)
    if state.phase != Phase.REROLL:
        return {}
    way = NEAR[quest.PLACES[state.at[0]]]
    dice = tuple(int(one) for one in state.dice)
    found = {}
    for action in match.legal(0):
        text = match.text(action)
        chosen = 0 if text == "stop" else match.game.verbs.split(action)[1][0] + 1
        found[text] = home(way, dice, int(state.rerolls), chosen)
    return found


def quest_games(count: int) -> Iterator[Match]:
    pick = random.Random(6)
    for seed in range(count):
        black = [int(pick.choice(BLACK_DIE)) for _ in range(BLACK_DICE)]
        dice = (*black, int(pick.choice(RED_DIE)))
        if skulls(dice) < FATAL_SKULLS:
            yield last_dice(pick.choice([*NEAR]), dice, pick.randrange(1, 3), seed)


# -- both -----------------------------------------------------------------------------------------


class Compared(NamedTuple):
    """A decision: what it loses in truth, and by the review, with its error."""

    exact: float
    told: float
    error: float


def compared(matches: Iterator[Match], worths: Worths, games: int) -> list[Compared]:
    """Play at random, review what was done, and put both losses side by side."""
    found = []
    for number, match in enumerate(matches):
        pick, truth = random.Random(number), {}
        while not match.over:
            worth = worths(match)
            actions = [*worth] or [match.text(one) for one in match.legal(match.actors[0])]
            action = pick.choice(actions)
            if len(worth) > 1:
                truth[len(match.moves)] = max(worth.values()) - worth[action]
            match.act(match.actors[0], action)
        for move, one in zip(truth, Audit(match, games=games, seed=number).look([*truth], 0),
                             strict=True):  # fmt: skip
            decision = one.moment.decision
            assert decision is not None
            found.append(Compared(truth[move], decision.loss.value, decision.loss.error))
    return found


GAMES = {
    "dragon_farkle": (farkle_games, farkle_worths),
    "dragonquest": (quest_games, quest_worths),
}


def of(game: str, count: int, games: int) -> list[Compared]:
    made, worths = GAMES[game]
    return compared(made(count), worths, games)


@pytest.mark.parametrize("game", [*GAMES])
def test_losses_are_those_that_can_be_worked_out(game: str) -> None:
    found = of(game, 12, 64)
    assert sum(one.exact > 0.1 for one in found) > 3
    for one in found:
        assert abs(one.told - one.exact) < 4 * one.error + 0.1, one
    assert abs(fmean(one.told - one.exact for one in found)) < 0.05


@pytest.mark.proof
@pytest.mark.parametrize("game", [*GAMES])
def test_many_losses_are_those_that_can_be_worked_out(
    game: str, record_property: Callable[[str, object], None]
) -> None:
    found = of(game, 300, 1000)
    gaps = [100 * (one.told - one.exact) for one in found]
    expected = [100 * one.error for one in found]
    numbers = {
        "decisions": len(found),
        "mean exact loss, points": 100 * fmean(one.exact for one in found),
        "mean loss by review, points": 100 * fmean(one.told for one in found),
        "mean difference, points": fmean(gaps),
        "its error": stdev(gaps) / math.sqrt(len(gaps)),
        "largest difference, points": max(map(abs, gaps)),
        "typical difference, points": math.sqrt(fmean(gap * gap for gap in gaps)),
        "typical error by the review, points": math.sqrt(fmean(one * one for one in expected)),
        "correlation": float(np.corrcoef([o.exact for o in found], [o.told for o in found])[0, 1]),
    }
    for name, value in numbers.items():
        record_property(name, round(value, 3))
    assert abs(numbers["mean difference, points"]) < 1
    assert numbers["typical difference, points"] < 3
    assert numbers["correlation"] > 0.98
