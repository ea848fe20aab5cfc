"""A match: what it refuses, what it undoes, where its chance comes from."""

from __future__ import annotations

import pytest

from lindwurm.games import load
from lindwurm.kernel.actions import ActionError
from lindwurm.kernel.chance import TapeError
from lindwurm.kernel.game import OptionError
from lindwurm.kernel.match import IllegalAction, Match, PositionError, UndoError

GAME = load("dragon_farkle")
PLAIN = {"cards": "none", "first_player": "1"}


def match(**arguments: object) -> Match:
    return Match(GAME, 2, PLAIN, **arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (6, {}, "dragon_farkle is for 1 to 5 players, not 6"),
        (0, {}, "1 to 5 players"),
        (True, {}, "1 to 5 players"),
        (2, {"speed": "high"}, "dragon_farkle has no option 'speed'"),
        (2, {"dragon_health": 6}, "option 'dragon_health' cannot be '6' \\(3, 4, 5\\)"),
        (2, {"round_limit": 9}, "cannot be '9' \\(none, 10..200\\)"),
        (2, {"table": "patch", "six_of_a_kind": 2500}, "only with table=dragon"),
        (2, {"first_player": "3"}, "does not sit at a table of 2"),
    ],
)
def test_wrong_tables_are_refused(seats: int, options: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        Match(GAME, seats, options)


def test_options_may_be_numbers_texts_or_booleans() -> None:
    codes = Match(GAME, 2, {"dragon_health": 4, "interrupts": False}, seed=1).option_codes
    assert codes == Match(GAME, 2, {"dragon_health": "4", "interrupts": "off"}, seed=1).option_codes


@pytest.mark.parametrize(("seed", "names"), [(-1, ()), (2**62, ()), (1, ["only one"])])
def test_wrong_seeds_and_names_are_refused(seed: int, names: list[str]) -> None:
    with pytest.raises(ValueError, match=r"a seed is a whole number|2 seats need 2 names"):
        match(seed=seed, names=names)


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    m = match(seed=3)
    before = m.digest
    with pytest.raises(IllegalAction, match=r"seat 1 may not 'battle' now .DF-89.") as refused:
        m.act(0, "battle")
    assert refused.value.reason.rule == "DF-89"
    with pytest.raises(IllegalAction, match="turn"):
        m.act(1, "recruit")
    with pytest.raises(ActionError):
        m.act(0, "surrender")
    with pytest.raises(ActionError):
        m.act(0, 10**6)
    with pytest.raises(ValueError, match="there is no seat 2"):
        m.act(2, "recruit")
    assert m.digest == before
    assert m.moves == []


def test_three_forms_of_an_action_do_the_same() -> None:
    digests = set()
    for form in ("recruit", GAME.verbs["recruit"], {"verb": "recruit"}):
        m = match(seed=3)
        m.act(0, form)
        digests.add(m.digest)
    assert len(digests) == 1


def test_why_not_is_none_exactly_for_what_may_be_done() -> None:
    m = match(seed=3)
    assert m.why_not(0, "recruit") is None
    reason = m.why_not(0, "stop")
    assert reason is not None
    assert reason.rule == "DF-35"
    assert m.why_not(1, "recruit").key == "turn"  # type: ignore[union-attr]


def test_running_off_the_tape_changes_nothing() -> None:
    m = match(seed=3, tape=[0, 1, 2])
    before, events = m.digest, len(m.events())
    with pytest.raises(TapeError, match="the tape ran out at draw 4"):
        m.act(0, "recruit")
    assert m.digest == before
    assert len(m.events()) == events
    assert m.moves == []


def test_a_tape_covers_the_opening_unless_a_seed_does() -> None:
    with pytest.raises(TapeError, match="draw 1 "):
        Match(GAME, 2, tape=[7])
    with pytest.raises(TapeError, match="the tape ran out at draw 1"):
        Match(GAME, 2, tape=[])
    assert Match(GAME, 2, seed=5, tape=[]).opening_draws


def test_an_impossible_position_is_refused_in_one_sentence() -> None:
    with pytest.raises(PositionError, match="the army of seat 1 is 70, not a multiple of 50"):
        match(position={"army": {0: 70}})
    with pytest.raises(PositionError, match="in the Keep without an army"):
        match(position={"in_keep": {1: 1}})
    with pytest.raises(ValueError, match="has no field 'armee'"):
        match(position={"armee": {0: 50}})


def test_a_position_is_what_it_says() -> None:
    m = match(position={"army": [5000, 300, 0, 0, 0]})
    assert m.standing() == [5000, 300]
    assert "battle" in [m.text(a) for a in m.legal(0)]


def test_undo_is_free_only_where_nothing_was_learnt() -> None:
    m = Match(GAME, 3, PLAIN, position={"army": [0, 0, 100, 0, 0]}, seed=1)
    with pytest.raises(UndoError, match="seat 1 has nothing to take back"):
        m.undo(0)
    m.act(0, "skirmish")
    assert m.undo_needs(0) == set()
    assert m.undo(0) == 1
    m.act(0, "recruit")  # dice fell
    assert m.undo_needs(0) == {1, 2}
    with pytest.raises(UndoError, match="seat 2, 3 must agree"):
        m.undo(0)
    with pytest.raises(UndoError, match="seat 3 must agree"):
        m.undo(0, consent=[1])
    assert m.undo(0, consent=[1, 2]) == 1
    assert m.moves == []


def test_without_a_seed_every_match_is_another_and_committed() -> None:
    first, second = Match(GAME, 2), Match(GAME, 2)
    assert first.seed != second.seed
    assert isinstance(first.seed, bytes)
    assert first.commitment is not None
    assert first.commitment != second.commitment
    assert Match(GAME, 2, tape=[0] * 10).commitment is None


def test_forking_at_a_move_that_never_was_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no move 3"):
        match(seed=1).fork(at=3)
