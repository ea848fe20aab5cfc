"""The Final Battle of Dragon Farkle: exact play in it, and its chance instead of its dice."""

from __future__ import annotations

import math
from statistics import fmean, variance
from typing import Any

import pytest

from lindwurm.bots.mcts import FAINT, conclude, search, venturer
from lindwurm.bots.player import Budget
from lindwurm.engines import compiled
from lindwurm.games.dragon_farkle import GAME, odds
from lindwurm.games.dragon_farkle.actions import Act
from lindwurm.games.dragon_farkle.battle import STAY_FROM, THRESHOLDS, WEAKEST, showdown, stay_from
from lindwurm.games.dragon_farkle.data import (
    DAMAGE,
    FACES,
    FULL_SET,
    NEXT,
    SIZE,
    VALID,
    VALUE,
    WITHOUT,
    Companion,
    Event,
    Item,
)
from lindwurm.games.dragon_farkle.odds import UNIT, event_chance, roll_weights
from lindwurm.games.dragon_farkle.state import Action, Phase
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.match import Match

HELPERS = [Companion.NONE, *odds.ALLIES]


def in_front(companion: Companion, army: int, seats: int = 2, **options: object) -> Any:
    """Return a position before the choice of an action: the first seat may enter the Keep."""
    cards = {"cards": "companions_only", "first_player": 1, **options}
    state: Any = Match(GAME, seats, options=cards, seed=1).state
    for p in range(seats):
        state.companion_pile[state.companion[p]] += 1
        state.companion[p] = Companion.NONE
    if companion:
        state.companion_pile[companion] -= 1
    state.companion[0], state.army[0], state.in_keep[0] = companion, army, 1
    state.phase, state.action = Phase.CHOOSE, Action.NONE
    return state


def exact_choice(state: Any) -> int:
    assert GAME.exact is not None
    out = [0] * GAME.max_legal
    count = GAME.legal(state, 0, out)
    action = int(GAME.exact(state, 0, out, count))
    assert action == -1 or action in out[:count]
    return action


# == what is done in a battle =====================================================================


class Beside:
    """What exact play answers in the midst of a battle, and the chance it leaves."""

    def __init__(self, companion: Companion, missing: int, dice: int, army: int) -> None:
        self.companion, self.missing, self.dice, self.army = companion, missing, dice, army
        self.state = in_front(companion, army, dragon_health=5)
        GAME.apply(self.state, 0, Act.BATTLE)
        s = self.state
        s.phase, s.action, s.roller, s.active, s.rolled = Phase.READY, Action.BATTLE, 0, 0, 1
        s.companion[0], s.companion_used[0], s.army[0], s.in_keep[0] = companion, 0, army, 1
        s.hand, s.full, s.damage = dice, FULL_SET, 5 - missing

    def after_ready(self) -> float:
        """Chance to slay after the answer to: roll now?"""
        self.state.phase = Phase.READY
        action = exact_choice(self.state)
        if action == Act.QUENTIN:
            return self.later(Companion.NONE, self.missing, self.dice + 1, self.army)
        assert action == Act.ROLL
        return sum(
            float(chance) * float(event_chance(event)) * self.after_roll(roll, event)
            for roll, chance in roll_weights(self.dice).items()
            for event in Event
        )

    def after_roll(self, roll: int, event: Event, used: bool = False) -> float:
        """Chance to slay once exact play has answered a roll."""
        s = self.state
        s.phase, s.roll, s.event, s.companion_used[0] = Phase.REACT, roll, event, int(used)
        action = exact_choice(s)
        s.companion_used[0] = 0
        if action == Act.MIRABEL:
            faces = [(float(event_chance(face)), face) for face in Event]
            return sum(chance * self.after_roll(roll, face, used=True) for chance, face in faces)
        if Act.PIP <= action < Act.MIRABEL:
            news = [int(new) for new in NEXT[WITHOUT[roll, action - Act.PIP]]]
            return sum(self.after_roll(new, event, used=True) for new in news) / FACES
        if action == Act.ULF:
            return self.later(Companion.NONE, self.missing, self.dice, self.army)
        assert action == Act.ACCEPT
        return self.resolved(roll, event, Companion.NONE if used else self.companion)

    def resolved(self, roll: int, event: Event, companion: Companion) -> float:
        """Chance to slay after a roll that counts as it lies (DF-99 to DF-102)."""
        missing = self.missing - int(DAMAGE[event])
        whole = int(VALID[0, roll])
        if missing <= 0:
            return 1.0
        if not whole and event == Event.BLANK:
            return 0.0
        left = self.dice - int(SIZE[whole]) or FULL_SET
        return self.later(companion, missing, left, self.army - int(VALUE[0, whole]))

    @staticmethod
    def later(companion: Companion, missing: int, dice: int, army: int) -> float:
        table = odds.helped_table(companion, 5, 5000)
        return float(table[missing, dice, max(0, army) // UNIT])


@pytest.mark.parametrize("companion", HELPERS, ids=lambda c: c.name)
@pytest.mark.parametrize(
    ("missing", "dice", "army"), [(3, 6, 5000), (2, 3, 1000), (1, 5, 2000), (2, 6, 600)]
)
def test_what_is_answered_in_a_battle_brings_what_the_programme_says(
    companion: Companion, missing: int, dice: int, army: int
) -> None:
    beside = Beside(companion, missing, dice, army)
    wanted = beside.later(companion, missing, dice, army)
    assert beside.after_ready() == pytest.approx(wanted, abs=2e-4)  # tables keep four digits


@pytest.mark.parametrize(
    ("missing", "army", "calls"),
    [
        (1, 5000, [1, 2, 3, 4, 5]),
        (3, 5000, [2, 3]),
        (3, 1000, [1, 2]),  # who cannot pay for a long battle calls late
    ],
)
def test_quentin_is_called_by_the_dice_in_hand(missing: int, army: int, calls: list[int]) -> None:
    hands = [n for n in range(1, 6) if _ready(missing, n, army) == Act.QUENTIN]
    assert hands == calls


def _ready(missing: int, dice: int, army: int) -> int:
    return exact_choice(Beside(Companion.QUENTIN, missing, dice, army).state)


def test_where_an_item_might_help_exact_play_keeps_silent() -> None:
    state = Beside(Companion.QUENTIN, 3, 2, 5000).state
    assert exact_choice(state) == Act.QUENTIN
    state.items[0][Item.ARROW] = state.item_count[0] = 1
    assert exact_choice(state) == -1


# == stay or leave ================================================================================


@pytest.mark.parametrize(
    ("threshold", "health", "variant"), [(5000, 3, 0), (5000, 4, 0), (5000, 5, 0), (3000, 5, 5)]
)
def test_the_table_of_who_stays_is_that_of_the_programme(
    threshold: int, health: int, variant: int
) -> None:
    row = STAY_FROM[THRESHOLDS.index(threshold)][health - WEAKEST]
    assert row[variant] == odds.siege(health, threshold, variant).stay_from


@pytest.mark.parametrize(("army", "action"), [(400, Act.BATTLE), (350, Act.RECRUIT)])
def test_far_from_all_rivals_the_programme_says_who_stays(army: int, action: int) -> None:
    state = in_front(Companion.NONE, army)
    assert stay_from(state) == 400
    assert exact_choice(state) == action
    state.army[1] = 3000  # worth a skirmish, or dangerous: not in the programme
    assert exact_choice(state) == -1
    state.army[1] = 0
    state.companion[0] = Companion.ULF
    assert exact_choice(state) == -1


# == a battle without its dice ====================================================================


def fought(state: Any) -> Any:
    """Play a real battle, as exact play would, and return the position afterwards."""
    out = [0] * GAME.max_legal
    GAME.apply(state, 0, Act.BATTLE)
    while state.active == 0 and GAME.actors(state):
        count = GAME.legal(state, 0, out)
        GAME.apply(state, 0, exact_choice(state) if count > 1 else int(out[0]))
    return state


@pytest.mark.parametrize("companion", HELPERS, ids=lambda c: c.name)
@pytest.mark.parametrize("army", [5000, 1200])
def test_a_battle_that_fails_in_a_search_is_like_one_that_failed(
    companion: Companion, army: int
) -> None:
    start = in_front(companion, army)
    start.army[1] = 5000  # so that the rival has a choice afterwards
    chance = Beside.later(companion, 3, 6, army)
    real, told = [], []
    slain = 0
    for number in range(700):
        s = start.copy()
        seed_words(s.rng, number, 1)
        after = fought(s)
        if GAME.actors(after) == 0:
            slain += 1
        else:
            real.append(_afterwards(after, companion))
        s = start.copy()
        seed_words(s.rng, number, 2)
        values = [0.0, 0.0]
        assert showdown(s, 0, Act.BATTLE, values) == pytest.approx(chance, abs=1e-4)
        assert values == [1.0, 0.0]
        assert GAME.problem(s) is None
        assert (s.active, s.phase) == (1, Phase.CHOOSE)
        told.append(_afterwards(s, companion))
    error = math.sqrt(chance * (1 - chance) / 700)
    assert slain / 700 == pytest.approx(chance, abs=4.5 * error)
    for seen, wanted in zip(zip(*told, strict=True), zip(*real, strict=True), strict=True):
        error = math.sqrt(variance(seen) / len(seen) + variance(wanted) / len(wanted))
        assert fmean(seen) == pytest.approx(fmean(wanted), abs=4.5 * error + 1e-9)


def _afterwards(s: Any, companion: Companion) -> tuple[float, ...]:
    """What a battle leaves: soldiers, and whether there are any."""
    assert s.companion[0] == (companion if s.army[0] else Companion.NONE)  # DF-111
    return float(s.army[0]), float(s.army[0] == 0), float(s.army[0] ** 2)


@pytest.mark.parametrize(
    ("holder", "item", "known"),
    [
        (0, Item.ARROW, False),
        (0, Item.CHEESE, False),
        (0, Item.POSTER, True),  # of no use in a battle
        (1, Item.CURSED_DIE, False),
        (1, Item.ARROW, True),
    ],
)
def test_a_battle_in_which_an_item_may_help_is_thrown_for(
    holder: int, item: Item, known: bool
) -> None:
    state = in_front(Companion.NONE, 5000, cards="full")
    for p in range(2):
        state.items[p] = [0] * len(Item)
        state.item_count[p] = 0
    state.items[holder][item] = state.item_count[holder] = 1
    before = state.to_bytes()
    chance = showdown(state, 0, Act.BATTLE, [0.0, 0.0])
    assert (chance > 0) == known
    assert (state.to_bytes() != before) == known


def test_a_hopeless_battle_is_thrown_for() -> None:
    state = in_front(Companion.NONE, 50, dragon_health=5)  # one in 100,000 would be won
    before = state.to_bytes()
    assert showdown(state, 0, Act.BATTLE, [0.0, 0.0]) == 0
    assert state.to_bytes() == before


def test_in_the_last_round_a_search_knows_what_a_battle_is_worth(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(compiled, "available", lambda: False)
    state = in_front(Companion.MIRABEL, 5000, seats=1, round_limit=10)
    state.round_number = 10
    found = search(GAME, state, 0, Budget(iterations=20), seed=1)
    battle = next(edge for edge in found.edges if edge.action == Act.BATTLE)
    assert battle.returns[0] == pytest.approx(Beside.later(Companion.MIRABEL, 3, 6, 5000), abs=1e-4)
    assert found.advised == Act.BATTLE


def test_what_showdowns_decide_is_added_up_and_the_rest_is_thrown_for() -> None:
    venture = venturer(GAME)
    values, sums, going = [0.0, 0.0], [0.0, 0.0], 1.0
    chance = Beside.later(Companion.NONE, 3, 6, 5000)
    wanted = 0.0
    while going > FAINT:
        wanted += going * chance
        state = in_front(Companion.NONE, 5000)
        going = venture(state, 0, Act.BATTLE, 2, going, values, sums)
    assert sums == pytest.approx([wanted, 0.0], abs=1e-3)
    thrown = in_front(Companion.NONE, 5000)
    assert venture(thrown, 0, Act.BATTLE, 2, going, values, sums) == going
    values[:] = [0.25, 0.75]
    conclude(values, 2, going, sums)
    assert values == pytest.approx([wanted + going / 4, going * 3 / 4], abs=1e-3)
    assert sums == [0.0, 0.0]
