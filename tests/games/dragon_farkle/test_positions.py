"""Positions that cannot be, tapes that do not fit, words that mean nothing."""

from typing import Any

import pytest

from lindwurm.games.dragon_farkle import GAME
from lindwurm.games.dragon_farkle.data import ITEMS
from lindwurm.games.dragon_farkle.state import Action, Phase
from lindwurm.kernel.actions import ActionError
from lindwurm.kernel.chance import TapeError
from lindwurm.kernel.match import Match, PositionError
from tests.games.dragon_farkle.helpers import (
    battling,
    defending,
    dice,
    recruiting,
    table,
)

PAIRS = {"horseshoe", "loaded_die", "war_horn", "cheese", "poster", "smoke_egg", "whistle"}
READY: dict[str, Any] = {"phase": Phase.READY, "action": Action.RECRUIT, "full": 6, "hand": 6}


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"army": {0: 125}}, "not a multiple of 50"),
        ({"army": {0: -50}}, "not a multiple of 50"),
        ({"in_keep": {1: 1}}, "in the Keep without an army"),
        ({"army": {3: 500}}, "nobody sits there"),
        ({"active": 2}, "active is 2, which is no seat"),
        ({"phase": Phase.BEGIN}, "not one in which somebody decides"),
        ({"damage": 3}, "the dragon has 3 of 3 damage"),
        ({"item_pile_count": 3}, "the item pile has"),
        ({"item_count": {0: 2}}, "holds 1 items, not 2"),
        ({"drawn_count": {0: 1}}, "drew 0 items, not 1"),
        ({"item_discard": {6: 1}}, "2 cards 'arrow', not 1"),
        ({"companion": {0: 0}}, "0 cards of companion"),
        ({"companion": {0: 77}}, "companion 77 that does not exist"),
        ({"event": 3}, "no face 3"),
        ({"dice": {0: 1}}, "but the roll is number 0"),
        ({**READY, "action": Action.NONE}, "phase ready does not occur with action none"),
        ({**READY, "hand": 7}, "7 dice of 6"),
        ({**READY, "hand": 0}, "0 dice of 6"),
        ({**READY, "roller": 1, "full": 5, "hand": 5}, "takes no part"),
        ({**READY, "action": Action.BATTLE}, "not in the Keep"),
        ({**READY, "army": {0: 500}, "in_keep": {0: 1}}, "out for another action"),
        ({**READY, "action": Action.SKIRMISH, "target": 0}, "cannot be attacked"),
        ({**READY, "dice": {0: 1}, "roll": 1}, "still to come"),
        ({**READY, "phase": Phase.REACT}, "0 dice were rolled with 6 in hand"),
        ({"phase": Phase.TARGET}, "phase target does not occur"),
        ({"phase": Phase.BANK, "action": Action.RECRUIT}, "nothing to bank"),
        ({"phase": Phase.REWARD, "action": Action.RECRUIT}, "no rally"),
        ({"phase": Phase.LIMIT}, "may keep all 1"),
        ({"phase": Phase.LOSER, "action": Action.SKIRMISH, "target": 1}, "does not owe"),
        ({**READY, "pot": 75}, "not a multiple of 50"),
    ],
)
def test_inconsistent_positions_are_refused(position: dict[str, Any], message: str) -> None:
    seats = {"first": 0, "active": 0, "roller": 0, "target": 0, "asked": 0}
    with pytest.raises(PositionError, match=message):
        Match(GAME, 2, position={**seats, **position}, seed=1)


def test_a_field_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="has no field 'navy'"):
        table(navy=3)


def test_a_tape_that_runs_out_names_the_draw_and_changes_nothing() -> None:
    m = Match(GAME, 2, position=_position(recruiting(pot=300)), tape=[0, 1, 2])
    before = (m.digest, list(m.events()), len(m.moves))
    with pytest.raises(TapeError, match=r"ran out at draw 4 \(one of 0..5 is wanted\)"):
        m.act(0, "roll")
    assert (m.digest, list(m.events()), len(m.moves)) == before
    assert m.state.pot == 300


@pytest.mark.parametrize("wrong", [6, -1, True, 2.0, "3"])
def test_an_impossible_value_on_the_tape_names_the_draw_and_changes_nothing(wrong: Any) -> None:
    m = Match(GAME, 2, position=_position(recruiting()), tape=[0, 1, wrong, 0, 0, 0, 0])
    before = m.digest
    with pytest.raises(TapeError, match=r"draw 3 of the tape is .*, but must be in 0..5"):
        m.act(0, "roll")
    assert m.digest == before
    assert m.legal(0) != []


def test_a_card_that_is_not_in_the_pile_cannot_be_drawn() -> None:
    m = recruiting(hand=1)
    m.do("roll", dice("1", "rally"))
    count = m.state.item_pile_count
    with pytest.raises(TapeError, match=rf"must be in 0..{count - 1}"):
        m.do("item", [count])
    assert m.phase == Phase.REWARD


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("fly", "there is no verb 'fly'"),
        ("take", "'take' is written: take <dice>"),
        ("take 23", "'23' is not a possible dice"),
        ("target 0", "'0' is not a possible seat"),
        ("", "needs a verb"),
    ],
)
def test_words_that_mean_nothing_are_refused(action: str, message: str) -> None:
    m = table()
    before = m.digest
    with pytest.raises(ActionError, match=message):
        m.act(0, action)
    assert m.digest == before


@pytest.mark.parametrize("play", [table(), recruiting(), defending(attack=50), battling()])
def test_the_positions_of_these_tests_hold_every_card_once(play: Any) -> None:
    s = play.state
    for k, name in enumerate(ITEMS):
        total = s.item_pile[k] + s.item_discard[k] + sum(hand[k] for hand in s.items)
        assert total == (2 if name in PAIRS else 1)


def _position(m: Match) -> dict[str, Any]:
    return {f.name: getattr(m.state, f.name) for f in m.state.FIELDS if f.name != "rng"}
