"""What exact odds settle, no search may spoil."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any

import pytest

from lindwurm.bots.levels import named
from lindwurm.bots.mcts import best, search
from lindwurm.bots.player import Bot, Budget, choose
from lindwurm.engines import compiled
from lindwurm.games.dragon_farkle import GAME, odds
from lindwurm.games.dragon_farkle.actions import Act
from lindwurm.games.dragon_farkle.bot import CALL_FROM, STOP_BESIDE
from lindwurm.games.dragon_farkle.data import (
    BERTHA_KEEP,
    COMBO_ID,
    FACES,
    FULL_SET,
    NEXT,
    SIZE,
    VALID,
    VALUE,
    WITHOUT,
    Companion,
    Event,
)
from lindwurm.games.dragon_farkle.exact import HELPERS
from lindwurm.games.dragon_farkle.odds import UNIT, event_chance, roll_weights
from lindwurm.games.dragon_farkle.state import Action, Phase
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
        return self._choose() == Act.STOP

    def _takes(self, pot: int, dice: int, roll: int, event: Event) -> int:
        s: Any = self.state
        s.phase, s.pot, s.hand, s.roll, s.event = Phase.REACT, pot, dice, roll, event
        return int(COMBO_ID[self._choose() - Act.TAKE])


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


class Beside:
    """What exact play does with a companion, one question at a time, and what it brings."""

    def __init__(self, companion: Companion) -> None:
        options = {"cards": "companions_only", "first_player": 1}
        match = Match(GAME, 2, options=options, seed=1)
        match.act(0, match.code("recruit"))
        self.state: Any = match.state
        self.state.companion[:] = [companion, *[Companion.NONE] * 4]
        self.companion, self.out = companion, [0] * GAME.max_legal

    def _choice(self) -> int:
        assert GAME.exact is not None
        count = GAME.legal(self.state, 0, self.out)
        action = int(GAME.exact(self.state, 0, self.out, count))
        assert action in self.out[:count]
        return action

    def before_roll(self, pot: int, dice: int) -> int:
        s = self.state
        s.phase, s.action, s.pot, s.hand, s.rolled = Phase.READY, Action.RECRUIT, pot, dice, 1
        return self._choice()

    def rolled(self, pot: int, dice: int, roll: int, event: Event, used: bool = False) -> float:
        """Soldiers in the end, on average, once exact play has answered a roll."""
        s = self.state
        s.phase, s.pot, s.hand, s.roll, s.event = Phase.REACT, pot, dice, roll, event
        s.companion_used[0] = int(used)
        whole = int(VALID[0, roll])
        action = self._choice()
        s.companion_used[0] = 0
        if action == Act.MIRABEL:
            return sum(
                float(event_chance(face)) * self.rolled(pot, dice, roll, face, used=True)
                for face in Event
            )
        if Act.PIP <= action < Act.MIRABEL:
            rest = WITHOUT[roll, action - Act.PIP]
            news = [int(NEXT[rest, face]) for face in range(FACES)]
            return sum(self.rolled(pot, dice, new, event, used=True) for new in news) / FACES
        after = Companion.NONE if used else self.companion
        if action == Act.ACCEPT:
            if not whole and event != Event.DRAGON:
                return min(pot, BERTHA_KEEP) if self.companion == Companion.BERTHA else 0
            took, gain = whole, 0
        else:
            took = int(COMBO_ID[action - Act.TAKE])
            gain = int(VALUE[0, took]) * (2 if event == Event.RALLY else 1)
        return odds.helped(after).value(pot + gain, dice - int(SIZE[took]) or FULL_SET)


@pytest.mark.parametrize("companion", Companion, ids=lambda c: c.name)
@pytest.mark.parametrize(("pot", "dice"), [(0, 6), (300, 2), (600, 3), (1000, 5)])
def test_what_exact_play_answers_to_every_roll_brings_what_the_programme_says(
    companion: Companion, pot: int, dice: int
) -> None:
    beside = Beside(companion)
    mean = sum(
        float(chance) * float(event_chance(event)) * beside.rolled(pot, dice, roll, event)
        for roll, chance in roll_weights(dice).items()
        for event in Event
    )
    assert mean == pytest.approx(odds.helped(companion).roll[pot // UNIT, 0, dice], abs=0.1)


@pytest.mark.parametrize(
    ("companion", "pot", "dice", "action"),
    [
        (Companion.NONE, 300, 1, Act.ROLL),
        (Companion.STUB, 300, 1, Act.STOP),  # 200 more come with what is banked
        (Companion.NONE, 500, 2, Act.STOP),
        (Companion.BERTHA, 500, 2, Act.ROLL),  # a farkle costs nothing yet
        (Companion.QUENTIN, 0, 5, Act.QUENTIN),
        (Companion.QUENTIN, 100, 3, Act.ROLL),
        (Companion.QUENTIN, 450, 2, Act.QUENTIN),
        (Companion.QUENTIN, 600, 2, Act.STOP),
    ],
)
def test_a_companion_changes_what_is_best(
    companion: Companion, pot: int, dice: int, action: int
) -> None:
    assert Beside(companion).before_roll(pot, dice) == action


@pytest.mark.parametrize("companion", HELPERS[1:], ids=lambda c: c.name)
def test_an_adept_stops_where_the_programme_beside_its_companion_does(companion: Companion) -> None:
    programme = odds.helped(companion)
    for dice in range(1, FULL_SET):
        start = int(STOP_BESIDE[HELPERS.index(companion)][dice])
        assert programme.should_stop(start, dice)
        assert not programme.should_stop(start - UNIT, dice)


@pytest.mark.parametrize("dice", range(2, FULL_SET))
def test_an_adept_calls_upon_quentin_where_the_programme_does(dice: int) -> None:
    quentin = odds.helped(Companion.QUENTIN)
    calls = quentin.call[:, 0, dice] > quentin.roll[:, 0, dice]
    first = CALL_FROM[dice] // UNIT
    assert calls[first]
    assert not calls[:first].any()


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
