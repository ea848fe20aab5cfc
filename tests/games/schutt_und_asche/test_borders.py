"""Positions on the border of a rule, where the smallest mistake in it would show.

Found by `python -m tests.proof.mutation schutt_und_asche`: each stands just before the rule acts.
"""

from __future__ import annotations

import pytest

from lindwurm.games.schutt_und_asche.data import PROVINCES
from lindwurm.games.schutt_und_asche.rules.dragon import begin_turn
from lindwurm.games.schutt_und_asche.state import Phase
from tests.games.accounts import agree
from tests.games.schutt_und_asche.table import battle, realm, say, shop, texts


@pytest.mark.rule("SA-81")
@pytest.mark.parametrize(("year", "phase"), [(4, Phase.SHOP), (5, Phase.SHOP), (6, Phase.EVENT)])
def test_people_buy_in_the_last_regular_year_too(year: int, phase: Phase) -> None:
    m = realm(round=year, turn=4)
    begin_turn(m.state)
    assert m.state.phase == phase


@pytest.mark.rule("SA-279")
def test_one_room_is_enough_for_a_traitor() -> None:
    mine = [f"{path}{k}" for path in "NE" for k in range(1, 7) if (path, k) != ("E", 6)]
    m = shop("traitor", swords=[*mine, "S1"])
    assert "traitor sword S1" in texts(m, 0)
    agree(m, 0)


@pytest.mark.rule("SA-240")
def test_a_stack_of_one_tile_can_be_the_second_that_is_sorted() -> None:
    m = shop(
        "salesman",
        owner={p: int(p not in ("N3", "N4")) for p in PROVINCES},
        stacks={"N3": "power sword", "N4": "shield"},
    )
    say(m, "0 free_sort N3", "0 pick power")
    assert m.state.phase == Phase.FREE_SORT
    assert texts(m, 0) == ["done", "free_sort N4"]


@pytest.mark.rule("SA-387")
def test_the_hermit_is_offered_no_knight_who_is_safe() -> None:
    tape = battle("k k k")
    m = realm(tiles=[3, 1, 2, 4], knights="N1 N2 E6", followers={0: "hermit"}, tape=tape)
    say(m, "0 call N", "0 pass", "0 save N2")
    assert m.state.phase == Phase.HERMIT
    assert [t for t in texts(m, 0) if t.startswith("hermit")] == ["hermit E6"]
    agree(m, 0)
