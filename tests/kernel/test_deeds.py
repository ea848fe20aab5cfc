"""What is made from the declaration of deeds, and which declarations are refused."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from functools import partial
from typing import Any

import pytest

from lindwurm.games import ids, load
from lindwurm.kernel.actions import Actions, named, number, seat, verb
from lindwurm.kernel.deeds import Deed, Deeds


class Phase(IntEnum):
    OVER = 0
    ASK = 1
    REST = 2
    WAIT = 3


class Act(Actions):
    GIVE = verb(seat(3), number("cards", 2, 1, base=1), named("card", "map key"))
    WAIT = verb()
    LEAVE = verb()


class Table:
    def __init__(self, phase: int):
        self.phase = phase
        self.done: list[Any] = []


def legal_ask(s: Table, out: list[int]) -> int:
    out[0] = Act.WAIT
    return 1


def legal_rest(s: Table, seat: int, out: list[int]) -> int:
    out[0] = seat
    return 1


def do_give(s: Table, seat: int, to: int, cards: int, card: int) -> None:
    s.done.append((seat, to, cards, card))


def do_wait(s: Table, how: int) -> None:
    s.done.append(how)


def why_give(s: Table, to: int, cards: int, card: int) -> int:
    return 5 if cards == 2 else 0


def settle(s: Table) -> None:
    s.done.append("settled")


LEGAL: dict[Any, Callable[..., Any]] = {
    Phase.ASK: legal_ask,
    (Phase.REST, Phase.WAIT): legal_rest,
}
GIVE = Deed(Act.GIVE, Phase.ASK, do_give, why_give, otherwise=9)
WAIT = Deed(
    Act.WAIT,
    (Phase.ASK, Phase.REST),
    {Phase.ASK: partial(do_wait, how=1), Phase.REST: partial(do_wait, how=2)},
    {Phase.REST: partial(why_give, to=0, cards=2, card=0)},
    otherwise=8,
)
SEVERAL = Deed(
    Act.WAIT,
    (Phase.ASK, Phase.REST, Phase.WAIT),
    {(Phase.REST, Phase.WAIT): partial(do_wait, how=2), Phase.ASK: partial(do_wait, how=1)},
    {(Phase.REST, Phase.WAIT): partial(why_give, to=0, cards=2, card=0)},
    otherwise=8,
)
LEAVE = Deed(
    Act.LEAVE,
    (Phase.REST, Phase.WAIT),
    partial(do_wait, how=3),
    partial(why_give, cards=2, to=0, card=0),
)


def made(*deeds: Deed, legal: dict[Any, Callable[..., Any]] = LEGAL) -> Deeds:
    return Deeds(Act, Phase, *deeds, legal=legal, settle=settle)


DEEDS = made(GIVE, WAIT, LEAVE)


def test_parameters_reach_the_deed_as_the_rules_count_them() -> None:
    for to in range(3):
        for cards in (1, 2):
            for card in range(2):
                s = Table(Phase.ASK)
                DEEDS.apply(s, 2, Act.VERBS.code("give", to, cards - 1, card))
                assert s.done == [(2, to, cards, card), "settled"]


def test_a_deed_can_differ_by_phase() -> None:
    for phase, done in ((Phase.ASK, 1), (Phase.REST, 2)):
        s = Table(phase)
        DEEDS.apply(s, 0, Act.WAIT)
        assert s.done == [done, "settled"]


def test_several_phases_can_share_a_part() -> None:
    deeds = made(GIVE, SEVERAL, LEAVE)
    for phase, done, why in ((Phase.ASK, 1, 0), (Phase.REST, 2, 5), (Phase.WAIT, 2, 5)):
        s = Table(phase)
        deeds.apply(s, 0, Act.WAIT)
        assert s.done == [done, "settled"]
        assert deeds.why_not(s, 0, Act.WAIT) == why
    assert deeds.why_not(Table(Phase.OVER), 0, Act.WAIT) == 8


def test_reasons_come_from_the_phase_or_from_the_deed() -> None:
    give_two = Act.VERBS.code("give", 0, 1, 0)
    assert DEEDS.why_not(Table(Phase.ASK), 0, Act.GIVE) == 0
    assert DEEDS.why_not(Table(Phase.ASK), 0, give_two) == 5
    assert DEEDS.why_not(Table(Phase.REST), 0, give_two) == 9
    assert DEEDS.why_not(Table(Phase.ASK), 0, Act.WAIT) == 0
    assert DEEDS.why_not(Table(Phase.REST), 0, Act.WAIT) == 5
    assert DEEDS.why_not(Table(Phase.WAIT), 0, Act.WAIT) == 8
    assert DEEDS.why_not(Table(Phase.ASK), 0, Act.LEAVE) == 5  # asked in every phase


def test_choices_are_listed_by_phase() -> None:
    out = [0, 0]
    assert DEEDS.legal(Table(Phase.ASK), 1, out) == 1
    assert out[0] == Act.WAIT
    assert DEEDS.legal(Table(Phase.WAIT), 2, out) == 1
    assert out[0] == 2
    assert DEEDS.legal(Table(Phase.OVER), 0, out) == 0


@pytest.mark.parametrize(
    ("deeds", "legal", "message"),
    [
        ((GIVE, WAIT), LEGAL, "'leave' needs one deed, not 0"),
        ((GIVE, WAIT, LEAVE, WAIT), LEGAL, "'wait' needs one deed, not 2"),
        ((GIVE, WAIT, LEAVE, Deed(99, Phase.ASK, do_wait, otherwise=1)), LEGAL, "begins at 99"),
        ((GIVE, WAIT, LEAVE), {Phase.ASK: legal_ask}, "REST, where nothing lists choices"),
        ((GIVE, WAIT, LEAVE), {**LEGAL, Phase.OVER: legal_ask}, "no deed belongs to OVER"),
        ((GIVE, WAIT, Deed(Act.LEAVE, Phase.ASK, settle)), LEGAL, "why it cannot be done"),
        (
            (GIVE, WAIT, Deed(Act.LEAVE, Phase.WAIT, {Phase.ASK: settle}, otherwise=1)),
            LEGAL,
            "a phase that it does not name",
        ),
        ((GIVE, WAIT, Deed(Act.LEAVE, Phase.WAIT, do_wait, otherwise=1)), LEGAL, "fills 'how'"),
        (
            (GIVE, WAIT, Deed(Act.LEAVE, Phase.WAIT, partial(settle, howe=1), otherwise=1)),
            LEGAL,
            "settle has no 'howe'",
        ),
        (
            (
                GIVE,
                WAIT,
                Deed(
                    Act.LEAVE,
                    (Phase.REST, Phase.WAIT),
                    {(Phase.REST, Phase.WAIT): settle, Phase.WAIT: settle},
                    otherwise=1,
                ),
            ),
            LEGAL,
            "names a phase twice",
        ),
        ((GIVE, WAIT, LEAVE), {**LEGAL, Phase.REST: legal_rest}, "listed twice"),
    ],
)
def test_a_declaration_that_leaves_something_open_is_refused(
    deeds: tuple[Deed, ...], legal: dict[Any, Callable[..., Any]], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        made(*deeds, legal=legal)


def test_a_traceback_shows_the_line_that_was_written() -> None:
    import traceback

    try:
        DEEDS.apply(None, 0, Act.WAIT)
    except AttributeError:
        assert "s.phase == 1" in traceback.format_exc()


@pytest.mark.parametrize("game_id", ids())
def test_every_game_declares_a_deed_for_every_verb(game_id: str) -> None:
    game = load(game_id)
    assert len(game.deeds.deeds) == len(game.verbs.verbs)
    assert game.legal.__qualname__ == "DEEDS.legal"
