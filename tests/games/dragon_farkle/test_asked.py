"""What a seat that is asked is told: what is no choice, what silence says, what choices lead to."""

from __future__ import annotations

import pytest

from lindwurm.games.dragon_farkle import GAME
from lindwurm.games.dragon_farkle import odds as exact
from lindwurm.games.dragon_farkle.asked import Stopping, Taking, previews
from lindwurm.games.dragon_farkle.chances import risks
from lindwurm.games.dragon_farkle.data import ID_OF, MULTISETS, VALUE, VARIANTS
from lindwurm.games.dragon_farkle.state import Phase
from tests.games.dragon_farkle.helpers import (
    Play,
    attacking,
    battling,
    defending,
    dice,
    recruiting,
    table,
)

USELESS = "poster"


def forced(m: Play) -> str | None:
    found = GAME.forced(m.state, m.asked, m.legal(m.asked))
    return None if found < 0 else m.text(found)


def silence(m: Play, seconds: int = 4) -> tuple[str, int] | None:
    options = {**GAME.option_texts(m.option_codes), "interrupt_timer": str(seconds)}
    assert GAME.wait is not None
    wait = GAME.wait(m.state, options)
    return wait and (m.text(GAME.silence(m.state, m.asked, m.legal(m.asked))), wait.seconds)


@pytest.mark.rule("DF-134")
def test_who_can_only_pass_is_spoken_for_and_silence_passes() -> None:
    m = recruiting(2, hand=2, items={1: [USELESS]})
    m.do("roll", dice("1 5"))
    assert (m.phase, m.options) == (Phase.INTERRUPT, ["pass"])
    assert forced(m) == "pass"
    assert silence(m) == ("pass", 4)
    assert silence(m, 0) == ("pass", 0), "without a timer everybody waits"


@pytest.mark.rule("DF-134")
def test_who_may_meddle_has_a_choice_until_silence_passes() -> None:
    m = recruiting(2, hand=2, items={1: ["whistle"]})
    m.do("roll", dice("1 5"))
    assert "whistle" in m.options
    assert forced(m) is None
    assert silence(m, 7) == ("pass", 7)


@pytest.mark.rule("DF-146")
def test_a_target_and_a_loser_accept_by_silence() -> None:
    m = table(items={1: [USELESS]})
    m.do("skirmish")
    assert (m.phase, forced(m), silence(m)) == (Phase.SMOKE, "accept", ("accept", 4))
    m = defending(attack=500, pot=300, army=(0, 800), items={1: [USELESS]})
    m.do("stop")
    assert (m.phase, forced(m), silence(m)) == (Phase.LOSER, "accept", ("accept", 4))
    m = defending(attack=500, pot=300, army=(0, 800), items={1: ["mirror_shield"]})
    m.do("stop")
    assert (forced(m), silence(m)) == (None, ("accept", 4))


@pytest.mark.rule("DF-146")
def test_banking_is_confirmed_by_hand_and_never_by_silence() -> None:
    m = recruiting(pot=400, items={0: ["arrow"]})
    m.do("stop")
    assert (m.phase, forced(m), silence(m)) == (Phase.BANK, "done", None)
    m = recruiting(pot=400, items={0: ["poster"]})
    m.do("stop")
    assert forced(m) is None


def rolled(m: Play, faces: str, event: str = "blank") -> Play:
    m.do("roll", dice(faces, event))
    return m


@pytest.mark.rule("DF-46")
def test_each_part_of_a_roll_says_what_it_brings() -> None:
    m = rolled(recruiting(hand=3, pot=300), "1 5 5")
    found = previews(m, 0)
    assert found.takes["take 155"] == Taking(200, 500, 6, hot=True)
    assert found.takes["take 1"] == Taking(100, 400, 2, hot=False)
    assert sorted(found.takes) == sorted(o for o in m.options if o.startswith("take"))


@pytest.mark.parametrize(("cards", "brings"), [("none", 400), ("full", 200)])
@pytest.mark.rule("DF-56", "DF-57")
def test_a_rally_that_leaves_no_choice_is_counted_beforehand(cards: str, brings: int) -> None:
    m = rolled(recruiting(hand=3, pot=300, options={"cards": cards}), "1 5 5", "rally")
    assert previews(m, 0).takes["take 155"] == Taking(brings, 300 + brings, 6, hot=True)
    m.do("take 155")
    assert (m.phase == Phase.REWARD) == (cards == "full")
    assert m.state.pot == (300 if cards == "full" else 700)


@pytest.mark.parametrize(
    ("faces", "event", "companion", "what"),
    [
        ("1 2", "blank", "stub", "scores"),
        ("1 2", "dragon", "stub", "eaten"),
        ("1 2", "dragon", "ashby", "scores"),
        ("2 3", "dragon", "pip", "escaped"),
        ("2 3", "blank", "pip", "farkle"),
        ("2 3", "rally", "pip", "farkle"),
    ],
)
@pytest.mark.rule("DF-50", "DF-53", "DF-59")
def test_a_roll_says_what_it_amounts_to(faces: str, event: str, companion: str, what: str) -> None:
    m = rolled(recruiting(hand=2, items={0: ["horseshoe"]}, companion=companion), faces, event)
    assert m.phase == Phase.REACT
    assert previews(m, 0).roll == what


def test_stopping_says_what_comes_of_it() -> None:
    assert previews(recruiting(pot=400, army=(1000,)), 0).stop == Stopping("army", 1400)
    stub = recruiting(pot=400, army=(1000,), companion="stub")
    assert previews(stub, 0).stop == Stopping("army", 1600)
    stub.do("stop")
    assert stub.state.army[0] == 1600
    assert previews(attacking(pot=400, army=(0, 900)), 0).stop == Stopping("attack", 400)
    for pot, how, soldiers in ((500, "ties", 0), (700, "wins", 200), (300, "loses", 200)):
        m = defending(attack=500, pot=pot, army=(800, 800))
        assert previews(m, 1).stop == Stopping(how, soldiers)  # type: ignore[arg-type]
    assert previews(defending(attack=900, pot=0, army=(800, 100)), 1).stop == Stopping("loses", 100)


def test_stakes_bonus_and_the_keep() -> None:
    found = previews(recruiting(pot=900, companion="bertha"), 0)
    assert (found.lost, found.saved) == (900, 500)
    alone = previews(recruiting(pot=900), 0)
    assert (alone.lost, alone.saved) == (900, 0)
    assert previews(battling(2, items={0: ["cheese"]}), 0).lost == 0
    plain = previews(table(army=(4600,)), 0)
    assert (plain.threshold, plain.open) == (5000, False)
    mapped = previews(table(army=(4600,), map_on=1, discard=["map"]), 0)
    assert mapped.threshold == 4000
    assert mapped.open
    assert previews(table(companion="brunna"), 0).bonus > plain.bonus


def test_risks_are_the_exact_ones() -> None:
    m = recruiting(hand=4, pot=300)
    (farkle,) = risks(m, 0)
    assert (farkle.what, m.text(farkle.action or 0)) == ("farkle", "roll")
    assert farkle.probability == exact.next_roll(4).ends_series
    m = battling(2, army=(1500,), hand=3, items={0: ["cheese"]}, companion="pip")
    found = {odd.what: odd for odd in risks(m, 0)}
    assert found["farkle"].probability == exact.next_roll(3).ends_battle
    wanted = exact.armed_value(exact.Arms(exact.ALLIES[0], cheese=1), 3, 3, 1500)
    assert found["slain"].probability == pytest.approx(wanted)
    assert wanted > exact.helped_table(exact.ALLIES[0], 3, 1500)[3, 3, -1]
    assert risks(recruiting(hand=4, options={"show_odds": "off"}), 0) == []


def test_a_placed_five_cannot_farkle() -> None:
    m = recruiting(hand=3, loaded=1, lost=[])
    (farkle,) = [odd for odd in risks(m, 0) if odd.what == "farkle"]
    assert farkle.probability == 0
    assert all(VALUE[variant, ID_OF[5,]] > 0 for variant in range(len(VARIANTS)))


def test_the_lookups_light_what_scores() -> None:
    found = GAME.lookups()
    roll = MULTISETS.index((1, 2, 4, 4, 4, 5))
    assert found["SCORING"][0][roll] == 0b111101
    six = next(row for row in found["TABLES"][0] if row["name"] == "six_of_a_kind")
    assert six["soldiers"] == 3000
