"""What the table is told besides the choices: what is none, chances of fights, what is counted."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from lindwurm.games.schutt_und_asche import GAME, odds
from lindwurm.games.schutt_und_asche.asked import Step, previews, tally
from lindwurm.games.schutt_und_asche.chances import risks
from lindwurm.games.schutt_und_asche.data import BATTLE, PROVINCES, Card
from lindwurm.games.schutt_und_asche.state import Phase
from lindwurm.kernel.match import Match
from tests.games.schutt_und_asche.table import burnt_places, marked, place, realm, say, texts


def forced(m: Match, seat: int) -> str | None:
    found = GAME.forced(m.state, seat, m.legal(seat))
    return None if found < 0 else m.text(found)


@pytest.mark.rule("SA-62")
def test_who_can_only_pass_is_spoken_for() -> None:
    m = realm(3, phase=Phase.QUIET, followers={0: "hero", 1: "scout"}, actor=0)
    assert (texts(m, 0), forced(m, 0)) == (["pass"], "pass")
    say(m, "0 pass")
    assert (texts(m, 1), forced(m, 1)) == (["pass", "scout"], None)
    m = realm(phase=Phase.CALL)
    assert forced(m, 0) is None


def test_each_choice_of_a_fight_has_its_three_chances() -> None:
    cards = (1, 2, 0, 0)
    m = realm(
        phase=Phase.FIGHT,
        knights="N3",
        markers="N3",
        called=0,
        revealed=[1, 0, 0, 0],
        field_of=place("N3"),
        power={0: 1},
        open=list(cards),
        deck_left=[a - b for a, b in zip(BATTLE, cards, strict=True)],
    )
    found = {
        verb: {odd.what: odd.probability for odd in risks(m, 0) if odd.action == m.code(verb)}
        for verb in ("reveal", "spend_power")
    }
    reveal = odds.turn_up("balanced", knights=1, dragons=2, power=1)
    spend = odds.outlook("balanced", knights=1, dragons=0, aside=2, power=0)
    assert found["reveal"] == reveal._asdict()
    assert found["spend_power"] == spend._asdict()
    fight = previews(m, 0).fight
    assert fight is not None
    assert fight.win == pytest.approx(float(max(reveal.win, spend.win)))


@pytest.mark.parametrize("gear", ["", "sword", "shield", "sword shield"])
@pytest.mark.parametrize("power", [0, 1])
def test_cards_that_decide_nothing_are_left_out(gear: str, power: int) -> None:
    """The chances are those of a deck with all its cards, counted card by card."""
    sword, shield = "sword" in gear, "shield" in gear
    opened, gone = (2, 2, 1, 2), (0, 2, 2, 5)
    start = tuple(b - o - g for b, o, g in zip(BATTLE, opened, gone, strict=True))

    @cache
    def plan(open_: tuple[int, ...], left: tuple[int, ...], power: int) -> odds.Outlook:
        found = turned(open_, left, power)
        if open_[Card.DRAGON] == 2 and power:
            now = tuple(0 if c == Card.DRAGON else n for c, n in enumerate(open_))
            return max(found, plan(now, left, power - 1), key=lambda o: (o.value, o.win))
        return found

    def turned(open_: tuple[int, ...], left: tuple[int, ...], power: int) -> odds.Outlook:
        sums = [Fraction(0)] * 3
        for card in Card:
            if not left[card]:
                continue
            now = tuple(n + (c == card) for c, n in enumerate(open_))
            rest = tuple(n - (c == card) for c, n in enumerate(left))
            if now[card] == 3 and (card == Card.KNIGHT or (card == Card.SWORD and sword)):
                after = odds.WIN
            elif now[card] == 3 and card == Card.DRAGON:
                after = odds.LOSS
            else:
                after = plan(now, rest, power)
                if card == Card.SHIELD and shield and now[card] >= 3 and after.value < 0.5:
                    after = odds.DRAW
            share = Fraction(left[card], sum(left))
            sums = [a + share * b for a, b in zip(sums, after, strict=True)]
        return odds.Outlook(*sums)

    here = {"knights": 2, "dragons": 2, "swords": 1, "shields": 2, "power": power}
    given = {**here, "gone": gone, "sword": sword, "shield": shield}
    assert odds.outlook("balanced", **given) == plan(opened, start, power)  # type: ignore[arg-type]
    assert odds.turn_up("balanced", **given) == turned(opened, start, power)  # type: ignore[arg-type]


def test_knights_say_how_they_would_fare() -> None:
    m = realm(phase=Phase.CALL, knights="N3 E2", swords="E2")
    found = previews(m, 0).attacked
    assert set(found) == {"N3", "E2"}
    assert found["N3"].win == pytest.approx(float(odds.outlook("balanced").win))
    assert found["E2"].win > found["N3"].win


def test_an_unknown_tile_may_be_anything_that_is_left() -> None:
    assert previews(realm(phase=Phase.CALL), 0).unknown == {}, "only a buyer asks"
    m = realm(phase=Phase.BUY, gold={0: "2"}, knights="N1", stacks={"N2": "sword"}, seen={"N2": 1})
    found = previews(m, 0)
    assert found.counted
    assert set(found.unknown) == {f"{path}{k}" for path in "NE" for k in range(1, 7)} - {"N2"}
    for chances in found.unknown.values():
        assert sum(chances.values()) == pytest.approx(1)
        assert "attack" in chances


@pytest.mark.rule("SA-94")
def test_what_a_dragon_tile_may_ask_for() -> None:
    m = realm(phase=Phase.CALL, tiles=[4, 3, 2, 1])
    shown = tally(m.state, None, {}).demands
    assert all(m.state.tile[slot] in demand.values for slot, demand in enumerate(shown))
    demand = shown[0]
    assert len(demand.values) > 1
    assert [step.gold for step in demand.steps] == [*range(max(demand.values) + 1)]
    for step in demand.steps:
        enough = [v <= step.gold for v in demand.values]
        missing = [v - step.gold for v in demand.values if v > step.gold]
        attacks = sum(missing) / len(missing) if missing else 0.0
        assert step == Step(step.gold, sum(enough) / len(enough), attacks)
    assert demand.steps[-1] == Step(max(demand.values), 1.0, 0.0)


def test_who_has_looked_at_a_tile_counts_with_it() -> None:
    m = realm(phase=Phase.CALL, tiles=[4, 3, 2, 1], followers={0: "scout"})
    say(m, "0 call N", "0 scout")
    assert tally(m.state, 0, {}).demands[0].values == [4]
    assert len(tally(m.state, 1, {}).demands[0].values) > 1


@pytest.mark.rule("SA-107", "SA-108")
def test_the_flight_goes_where_markers_fall() -> None:
    m = realm(phase=Phase.CALL, tiles=[2, 1, 3, 4], burnt="N2")
    flight = [PROVINCES[p] for p in tally(m.state, None, {}).flights[0]]
    say(m, "0 call N")
    while m.state.phase == Phase.OFFER:
        (seat,) = m.actors
        m.act(seat, "confirm" if "confirm" in texts(m, seat) else "pass")
    fell = marked(m) or [name for name in burnt_places(m) if name != "N2"]
    assert set(fell) == set(flight[:2])
    assert "N2" not in flight
    assert len(flight) == 23
