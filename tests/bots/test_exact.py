"""What exact odds settle, no search may spoil."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any

import pytest

from lindwurm.bots.levels import named
from lindwurm.bots.mcts import best, search
from lindwurm.bots.player import Bot, Budget, choose
from lindwurm.games.dragon_farkle import GAME, odds
from lindwurm.games.dragon_farkle.actions import STOP, TAKE
from lindwurm.games.dragon_farkle.data import COMBO_ID, FULL_SET, SIZE, VALID, VALUE, Event
from lindwurm.games.dragon_farkle.odds import event_chance, roll_weights
from lindwurm.games.dragon_farkle.state import Action, Phase
from lindwurm.kernel import compiled
from lindwurm.kernel.match import Match
from tests.games.harness import DEFAULTS, sampled


class Recruit:
    """A player's plan for a recruitment without cards, asked position by position."""

    def __init__(self, bot: Bot, army: int) -> None:
        match = Match(GAME, 2, options={"cards": "none", "first_player": 1}, seed=1)
        match.act(0, match.code("recruit"))
        self.bot, self.state, self.out = bot, match.state, [0] * GAME.max_legal
        self.state.army[0] = army
        self.stops, self.takes = cache(self._stops), cache(self._takes)

    def _choose(self) -> int:
        count = GAME.legal(self.state, 0, self.out)
        return self.bot.choose(GAME, self.state, 0, self.out[:count], [1, 2, 3, 4])

    def _stops(self, pot: int, dice: int) -> bool:
        s: Any = self.state
        s.phase, s.action, s.pot, s.hand, s.rolled = Phase.READY, Action.RECRUIT, pot, dice, 1
        return self._choose() == STOP

    def _takes(self, pot: int, dice: int, roll: int, event: Event) -> int:
        s: Any = self.state
        s.phase, s.pot, s.hand, s.roll, s.event = Phase.REACT, pot, dice, roll, event
        return int(COMBO_ID[self._choose() - TAKE])


def banked(plan: Recruit) -> float:
    """Return the mean soldiers of a turn, followed forward through everything that can happen.

    What is less likely than 1e-6 is left out and counts for nothing: a lower bound.
    """
    rolls: dict[int, dict[int, float]] = {}
    shown: dict[tuple[int, int], int] = {}
    for dice in range(1, FULL_SET + 1):
        rolls[dice] = defaultdict(float)
        for roll, chance in roll_weights(dice).items():
            whole = int(VALID[0, roll])  # the others change nothing
            shown.setdefault((dice, whole), roll)
            rolls[dice][whole] += float(chance)
    faces = {event: float(event_chance(event)) for event in Event}
    mean = 0.0
    arrive: dict[int, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    arrive[0][FULL_SET] = 1.0
    while arrive:
        pot = min(arrive)
        here = arrive.pop(pot)
        while here:
            dice, chance = here.popitem()
            if chance < 1e-6:
                continue
            if pot and plan.stops(pot, dice):
                mean += chance * pot
                continue
            for whole, weight in rolls[dice].items():
                left = dice - int(SIZE[whole]) or FULL_SET if whole else dice
                here[left] = here.get(left, 0.0) + chance * weight * faces[Event.DRAGON]
                if not whole:
                    continue
                for event, times in ((Event.BLANK, 1), (Event.RALLY, 2)):
                    took = plan.takes(pot, dice, shown[dice, whole], event)
                    gain = times * int(VALUE[0, took])
                    arrive[pot + gain][dice - int(SIZE[took]) or FULL_SET] += (
                        chance * weight * faces[event]
                    )
    return mean


def test_a_legend_recruits_like_the_exact_programme() -> None:
    """At most one per cent of the soldiers may be lost; the heuristic player loses more."""
    optimum = odds.recruitment().turn_value
    assert 0.99 * optimum < banked(Recruit(named("legend"), army=0)) <= optimum
    assert banked(Recruit(named("adept"), army=0)) < 0.99 * optimum


@pytest.mark.parametrize(
    ("army", "pot", "dice", "stops"),
    [
        (4500, 250, 2, True),  # the race of 12.4: 250 to 350 with two dice, and nothing else
        (4500, 400, 2, False),
        (4500, 450, 1, False),
        (4500, 500, 6, True),  # the Keep is open
        (0, 500, 6, False),
        (2000, 350, 2, True),
    ],
)
def test_a_legend_races_to_the_keep(army: int, pot: int, dice: int, stops: bool) -> None:
    assert Recruit(named("legend"), army).stops(pot, dice) == stops


@pytest.mark.parametrize("setting", [s for s in DEFAULTS if s.game.exact], ids=str)
def test_what_is_settled_is_legal_and_needs_no_search(setting: Any) -> None:
    game = setting.game
    assert game.exact is not None
    settled = 0
    for position in sampled(setting, 3, 40):
        legal = position.legal
        action = game.exact(position.state, position.seat, legal, len(legal))
        assert action == -1 or action in legal
        if action >= 0 and len(legal) > 1:
            settled += 1
            words = [1, 2, 3, 4]
            bot = named("mcts:999999999")  # would take hours
            assert bot.choose(game, position.state, position.seat, legal, words) == action
    assert settled or game.id == "schutt_und_asche"  # draws are rare in random play


def test_a_search_says_what_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "available", lambda: False)
    match = Match(GAME, 2, options={"cards": "none", "first_player": 1}, seed=1)
    match.act(0, match.code("recruit"))
    while len(match.legal(0)) < 2:
        match.act(0, match.legal(0)[0])
    found = search(GAME, match.imagine(0, 1), 0, Budget(iterations=20), seed=1)
    assert found.settled
    assert best(found) == found.advised == choose(named("legend"), match, 0, seed=5)
