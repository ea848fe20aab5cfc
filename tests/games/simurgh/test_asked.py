"""What everybody can count, and what using something would take and bring."""

from __future__ import annotations

import random

import pytest

from lindwurm.games.simurgh import GAME
from lindwurm.games.simurgh.asked import previews, tally
from lindwurm.games.simurgh.state import Phase
from lindwurm.kernel.match import Match
from tests.games.simurgh.helpers import MIDDLE, table


def test_the_tally_is_what_the_end_pays() -> None:
    """Played by chance to the end: points are those before, objectives and leftovers."""
    match = Match(GAME, 3, seed=4)
    scored = [0, 0, 0]
    while not match.over:
        seat = match.actors[0]
        match.act(seat, match.legal(seat)[-1])
    kinds = {kind.name.lower(): kind for kind in GAME.events}
    for event in match.events():
        if event.kind in (kinds["goal_points"], kinds["leftovers"]):
            scored[event.a] += event.c
    found = tally(match.state, None, {})
    assert [a + b for a, b in zip(found.worth, found.leftovers, strict=True)] == scored
    assert found.worth == [sum(row[p].points for row in found.goals if row) for p in range(3)]


@pytest.mark.rule("SI-122")
def test_limits_go_by_seats_and_mode() -> None:
    small, large = (tally(Match(GAME, n, seed=1).state, None, {}) for n in (2, 4))
    assert small.full < large.full
    lord = Match(GAME, 2, {"mode": "dragonlord"}, seed=1)
    assert tally(lord.state, None, {}).limit < small.limit


def test_nothing_looked_at_pays_nothing() -> None:
    match = Match(GAME, 2, seed=1)
    assert all(one.points == 0 for one in previews(match, match.actors[0]).goals)


# == prospects: what using something would take and bring ==========================================


@pytest.mark.parametrize("seed", range(3))
def test_a_prospect_says_what_the_rules_say(seed: int) -> None:
    """In whole games: open where an action is legal, and else with the reason against it."""
    match, pick = Match(GAME, 3, seed=seed), random.Random(seed)
    seen = set()
    while not match.over:
        seat = match.actors[0]
        legal = [match.text(code) for code in match.legal(seat)]
        asked = previews(match, seat)
        for name, one in asked.prospects.items():
            may = [action for action in legal if name in (action, *_touched(action))]
            assert bool(may) == (one.why == ""), (name, one, legal)
            assert not one.lacking or one.why
            assert one.rule.startswith("SI-") or not one.why
            seen |= {"lacking"} if one.lacking else {one.why and "closed"}
        match.act(seat, pick.choice(match.legal(seat)))
    assert seen == {"lacking", "closed", ""}


def _touched(action: str) -> list[str]:
    """Return what one touches to do an action."""
    verb, *rest = action.split()
    if verb == "place":
        return [rest[1]]
    if verb == "lay":
        return [f"lay {rest[0]}"]
    return [rest[1]] if verb == "objective" else []


@pytest.mark.rule("SI-056")
def test_what_is_lacking_is_counted() -> None:
    asked = previews(table(3, **MIDDLE), 0).prospects
    assert asked["builders"].lacking == {"S": 1}
    assert asked["hunting"].lacking == {"M": 1}
    assert (asked["library"].why, asked["library"].lacking) == ("why-53", {})
    poor = table(has=["1V 1M 1W"], wild={"W1": 23}, at={1: (["W1.1"], ["home"])})
    asked = previews(poor, 0).prospects
    assert asked["W1b"].lacking == {"B": 1}
    assert not asked["W1c"].why


def test_what_one_holds_afterwards_is_what_the_rules_leave() -> None:
    """Every space that is used without a question: tokens and points as they were foretold."""
    tried = 0
    asked = previews(table(3, **MIDDLE), 0).prospects
    for name, one in asked.items():
        match = table(3, **MIDDLE)
        for action in (f"place rider {name}", name):
            if action not in match.options or len(one.after) != 1:
                continue
            match.do(action)
            if match.me == 0 and match.state.phase == Phase.HUB:
                held = [*match.state.tokens[0], match.state.points[0]]
                assert held == one.after[0], name
                tried += 1
    assert tried > 6
    assert asked["market"].after[0][0] == 4
    assert asked["market"].after[1][-1] == 15


@pytest.mark.rule("SI-122")
def test_a_tile_that_would_go_to_the_book_is_told() -> None:
    match = table(3, **MIDDLE)
    asked = previews(match, 0)
    assert asked.prospects["W1a"].leaves
    assert not asked.prospects["W2a"].leaves
    assert asked.alone == []
    alone = table(3, **MIDDLE | {"at": MIDDLE["at"] | {1: (["smithy", "home"], ["home", "home"])}})
    assert previews(alone, 0).alone == ["W1", "W3"]
    before = alone.state.chronicle
    alone.do("recall spearman W1.2", "recall rider W3.2", "done")
    assert alone.state.chronicle == before + 2


def test_ranks_tell_the_place() -> None:
    ranks = tally(table(3, **MIDDLE).state, None, {}).goals[0]
    assert [(one.place, one.count, one.points) for one in ranks] == [
        (1, 5, 14),
        (2, 3, 5),
        (2, 3, 5),
    ]


@pytest.mark.rule("SI-167")
def test_the_field_of_the_next_marker_is_told() -> None:
    match = table(
        wild={"W1": 15}, at={1: (["W1.2"], ["home"])}, dragons={0: {49: "L", 57: "L"}}
    ).do("place spearman W1a")
    assert previews(match, 0).marks == {"sunhoard": 1, "meadow_sage": 1}
