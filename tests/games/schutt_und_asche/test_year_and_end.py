"""Sections 5.10, 5.11, 7 and 8: event phase, final rounds, ends, scoring, modes."""

from __future__ import annotations

import pytest

from lindwurm.games.schutt_und_asche import GAME
from lindwurm.games.schutt_und_asche.actions import Kind
from lindwurm.games.schutt_und_asche.data import PROVINCES, ROUND_TILES, Follower, Tile, band
from lindwurm.games.schutt_und_asche.rules.common import team_factor, team_score
from lindwurm.games.schutt_und_asche.rules.year import place_of
from lindwurm.games.schutt_und_asche.state import NONE, Phase, Result, Status
from lindwurm.kernel.match import Match
from tests.games.schutt_und_asche.table import (
    battle,
    burnt_places,
    place,
    realm,
    say,
    texts,
    told,
    why,
)

EVERYWHERE = list(PROVINCES)


def end_of_round(number: int, seats: int = 3, **more: object) -> Match:
    """Return a table whose regent (seat 0) has just passed in the Sage window."""
    m = realm(seats, phase=Phase.SAGE, round=number, **more)  # type: ignore[arg-type]
    return say(m, "0 pass")


# -- 5.10 event phase ---------------------------------------------------------------------------


@pytest.mark.rule("SA-181", "SA-182", "SA-183", "SA-V06", "SA-196")
def test_the_dragon_grows() -> None:
    for number in range(1, 5):
        before, after = ROUND_TILES[number - 1], ROUND_TILES[number]
        assert set(before) - set(after) == {number}
        assert set(after) - set(before) == {number + 4}
        m = end_of_round(number)
        if m.state.phase == Phase.LAYOUT:
            m.act(1, m.legal(1)[0])
        assert sorted(m.state.tile) == after
    m = end_of_round(5, late=1, knights="N1")
    assert sorted(m.state.tile) == [5, 6, 7, 8]
    m = end_of_round(6, late=1, knights="N1")
    assert sorted(m.state.tile) == [5, 6, 7, 8]


@pytest.mark.rule("SA-184", "SA-189", "SA-190", "SA-191", "SA-R14")
@pytest.mark.parametrize(("number", "choices"), [(1, 4), (2, 6), (3, 4), (4, 0)])
def test_layout_by_colour(number: int, choices: int) -> None:
    seen = set()
    for seed in range(24):
        m = end_of_round(number, knights=["N1"])
        if not choices:
            assert m.state.phase != Phase.LAYOUT
            assert m.state.red == [1, 1, 1, 1]
            return
        assert m.actors == (1,)  # the new regent, before the next income
        assert len(m.legal(1)) == choices
        assert m.state.gold_count[0] == 0
        m = Match(GAME, 3, start=m.state, seed=seed)
        action = texts(m, 1)[0]
        say(m, f"1 {action}")
        red = action.split()[1]
        assert [bool(r) for r in m.state.red] == [slot in red for slot in "NESW"]
        assert m.view(1)["tile"] == [None] * 4  # not even the regent sees the values
        seen.add(tuple(m.state.tile))
        assert sum(m.state.gold_count) == 24
    assert len(seen) > 1


@pytest.mark.rule("SA-189")
def test_the_number_of_red_tiles_is_fixed() -> None:
    m = realm(phase=Phase.LAYOUT, round=2)
    assert why(m, 0, "layout NE") == "SA-189"
    assert why(realm(), 0, "layout N") == "SA-189"


@pytest.mark.rule("SA-186", "SA-V26", "SA-282")
def test_a_stale_display_is_refreshed() -> None:
    m = end_of_round(3, display="hero vassal scout", deck="decoy")
    assert m.actors == (0,)  # the outgoing regent
    assert texts(m, 0) == ["discard 1", "discard 2", "discard 3"]
    say(m, "0 discard 2")
    assert m.state.display == [Follower.HERO, Follower.DECOY, Follower.SCOUT]
    assert m.state.gone[Follower.VASSAL] == 2  # out of the game


@pytest.mark.rule("SA-187", "SA-R31")
def test_any_acquisition_keeps_the_display() -> None:
    m = end_of_round(3, display="hero vassal scout", acquired=1)
    assert m.state.phase == Phase.LAYOUT
    m = realm(gold={0: "3"}, display="hero vassal scout")
    say(m, "0 call N", "0 lay 3", "0 confirm", "0 confirm", "0 recruit 1")
    assert m.state.acquired == 1
    m = realm(knights="N1", display="hero vassal scout", tape=battle("k k k"))
    say(m, "0 call N", "0 recruit 1")
    assert m.state.acquired == 1
    m = realm(phase=Phase.QUIET, followers={0: "agitator decoy"}, display="hero vassal scout")
    say(m, "0 agitator", "0 part decoy", "0 exchange 1")
    assert m.state.acquired == 0  # a swap is no acquisition


@pytest.mark.rule("SA-334")
def test_refresh_with_an_empty_deck_or_display() -> None:
    m = end_of_round(3, display="- vassal -")  # one open card: it goes without a question
    assert m.state.display == [NONE] * 3
    assert m.state.gone[Follower.VASSAL] == 2
    m = end_of_round(3)
    assert m.state.phase == Phase.LAYOUT


@pytest.mark.rule("SA-188", "SA-192")
def test_the_regency_passes_clockwise() -> None:
    m = end_of_round(1)
    assert m.state.regent == 1
    assert m.state.round_number == 2
    m = realm(3, phase=Phase.SAGE, regent=2)
    say(m, "2 pass")
    assert m.state.regent == 0


# -- 5.11 final rounds --------------------------------------------------------------------------


@pytest.mark.rule("SA-193", "SA-194", "SA-195", "SA-197", "SA-R15")
def test_final_rounds_are_dragon_only() -> None:
    m = end_of_round(5, late=1, knights="W6", display="hero vassal scout")
    assert m.state.phase == Phase.REFRESH  # round 5 still has its event phase
    say(m, "0 discard 1")
    assert m.state.round_number == 6
    assert m.state.phase == Phase.CALL
    assert sum(m.state.gold_count) == 0
    tile = m.state.tile[0]
    say(m, "1 call N")
    assert len(burnt_places(m)) == tile  # no offering: the full value
    m = end_of_round(6, late=1, knights="W6", display="hero vassal scout")
    assert m.state.phase == Phase.CALL  # no refresh between final rounds
    assert m.state.display[0] == Follower.HERO
    assert (m.state.round_number, m.state.regent) == (7, 1)


@pytest.mark.rule("SA-194", "SA-193")
def test_no_purchase_after_a_final_dragon_phase() -> None:
    m = realm(round=6, late=1, turn=3, actor=1, revealed=[1, 1, 1, 0], tiles=[8, 7, 6, 5],
              knights="N6")  # fmt: skip
    say(m, "1 call W")
    assert not told(m, Kind.BUYS)
    assert m.state.round_number == 7
    assert m.state.phase == Phase.CALL


@pytest.mark.rule("SA-198")
def test_final_rounds_end_with_the_seventh_hit_or_the_last_knight() -> None:
    m = realm(round=8, late=1, knights="N1", hits=6, tape=battle("k k k"))
    say(m, "0 call N")
    assert m.state.result == Result.SAVED
    m = realm(round=8, late=1, knights="N1", hits=6, tape=battle("d d d"))
    say(m, "0 call N")
    assert m.state.result == Result.ASHES


# -- 7.1 ends -----------------------------------------------------------------------------------


@pytest.mark.rule("SA-01", "SA-310", "SA-311", "SA-319")
@pytest.mark.parametrize(("seats", "mode"), [(3, "semi"), (3, "coop"), (1, "coop")])
def test_the_whole_table_can_lose(seats: int, mode: str) -> None:
    m = realm(seats, options={"mode": mode}, round=6, late=1, knights="N1", power={0: 5},
              tape=battle("d d d"))  # fmt: skip
    say(m, "0 call N", "0 reveal")
    assert m.over
    assert m.returns() == [-1.0] * seats
    assert m.state.winner == NONE
    assert not told(m, Kind.SCORED)


@pytest.mark.rule("SA-294", "SA-297")
def test_the_dragon_wins_when_everything_is_burnt() -> None:
    m = realm(burnt=[p for p in EVERYWHERE if p != "N1"], stacks={"N1": "knight"})
    say(m, "0 call N")
    assert m.state.result == Result.ASHES
    assert len(burnt_places(m)) == 24


def no_hidden_knights(**more: object) -> Match:
    """Stacks without knights; the one in N1 is the last."""
    stacks = {
        p: "power" if p[0] in "NE" else "sword" if p[0] == "S" else "shield" for p in EVERYWHERE
    }
    return realm(stacks=stacks, **more)  # type: ignore[arg-type]


@pytest.mark.rule("SA-295", "SA-297", "SA-291")
def test_the_dragon_wins_when_no_knight_is_left() -> None:
    m = no_hidden_knights(knights="N1", tape=battle("d d d"))
    say(m, "0 call N")
    assert m.state.result == Result.ASHES
    assert told(m, Kind.ASHES) == [(0, 0, 0)]  # only the result is announced


@pytest.mark.rule("SA-295", "SA-297")
def test_burning_the_last_hidden_knight_loses() -> None:
    stacks = {
        p: "power" if p[0] in "NE" else "sword" if p[0] == "S" else "shield" for p in EVERYWHERE
    }
    m = realm(stacks=stacks | {"N1": "knight"})
    say(m, "0 call N")
    assert m.state.result == Result.ASHES


@pytest.mark.rule("SA-368")
def test_hidden_knights_count_before_the_end_of_round_five() -> None:
    m = realm(round=3, knights="N1", tiles=[3, 4, 5, 6], tape=battle("d d d"))
    say(m, "0 call N")
    assert not m.over


@pytest.mark.rule("SA-296", "SA-369", "SA-R16", "SA-297")
def test_after_the_last_market_hidden_knights_count_no_more() -> None:
    m = realm(phase=Phase.BUY, round=5, turn=1, actor=1, gold={1: "1"})
    say(m, "1 end")
    assert m.state.late == 1
    assert m.state.result == Result.ASHES
    m = realm(phase=Phase.BUY, round=5, turn=1, actor=1, gold={1: "1"}, knights="S3")
    say(m, "1 end")
    assert not m.over
    m = realm(phase=Phase.BUY, round=4, turn=1, actor=1, gold={1: "1"})
    say(m, "1 end")
    assert not m.over


@pytest.mark.rule("SA-298")
def test_the_seventh_hit_comes_first() -> None:
    """The last knight lands the seventh hit: no check for his death can come before."""
    m = no_hidden_knights(knights="N1", hits=6, tape=battle("k k k"))
    say(m, "0 call N")
    assert m.state.result == Result.SAVED


# -- 7.2 recovery -------------------------------------------------------------------------------


def victory(seats: int = 2, tape: str = "k k k", **more: object) -> Match:
    """The knight in N1 lands the seventh hit; all stacks are empty unless named."""
    stacks = dict.fromkeys(EVERYWHERE, "")
    stacks |= more.pop("stacks", {})  # type: ignore[arg-type]
    more.setdefault("knights", "N1")
    m = realm(seats, hits=6, stacks=stacks, tape=battle(tape), **more)  # type: ignore[arg-type]
    say(m, "0 call N")
    while m.state.phase == Phase.OFFER:
        m.act(m.actors[0], "confirm")
    return m


@pytest.mark.rule("SA-299", "SA-301", "SA-303", "SA-390")
def test_power_on_top_is_recovered() -> None:
    m = victory(stacks={"N2": "power sword power power", "N3": "power shield", "S1": "power"})
    assert m.state.power[:2] == [2, 1]
    assert told(m, Kind.RECOVERED) == [
        (0, Tile.POWER, place("N2")),
        (0, Tile.POWER, place("N2")),
        (1, Tile.POWER, place("S1")),
    ]
    assert sum(m.state.height) == 0
    assert m.state.ashes[Tile.POWER] == 2  # cut off, face down
    assert "ashes" not in m.view(0)


@pytest.mark.rule("SA-300", "SA-302", "SA-R35", "SA-314")
def test_recovery_in_coop_takes_treasures_too() -> None:
    m = victory(options={"mode": "coop"}, stacks={"N2": "sword power treasure power"})
    assert m.state.power[0] == 2
    assert m.state.treasure[0] == 1


# -- 7.3 semi-cooperative scoring ---------------------------------------------------------------


@pytest.mark.rule("SA-304", "SA-305", "SA-306", "SA-321", "SA-02", "SA-311")
def test_power_times_status() -> None:
    m = victory(3, power={0: 2, 1: 4, 2: 5}, status=[1, 1, 0, 0, 0, 0], gold={2: "3 2"})
    assert m.state.score[:3] == [6, 8, 5]
    assert m.state.winner == 1
    assert m.returns() == [0.0, 1.0, 0.0]
    assert m.state.status[0] == Status.VICTORIOUS


@pytest.mark.rule("SA-376")
def test_the_winner_may_have_no_hit() -> None:
    m = victory(2, power={0: 1, 1: 4})
    assert m.state.score[:2] == [3, 4]
    assert m.state.winner == 1


@pytest.mark.rule("SA-307", "SA-375")
def test_ties_are_broken_by_provinces() -> None:
    m = victory(2, burnt="S1")
    assert m.state.score[:2] == [0, 0]
    assert m.state.winner == 0
    assert told(m, Kind.WINNER) == [(0, 12, 0)]
    more = victory(2, power={0: 1}, burnt="S1")
    assert told(more, Kind.WINNER) == [(0, 0, 0)], "no tie, no reason"


@pytest.mark.rule("SA-308", "SA-R25")
def test_the_regent_decides_the_last_tie() -> None:
    m = victory(2)
    assert m.state.phase == Phase.TIE
    assert texts(m, 0) == ["crown 1", "crown 2"]  # also himself
    say(m, "0 crown 1")
    assert m.returns() == [1.0, 0.0]
    assert told(m, Kind.WINNER) == [(0, 0, 0)], "that the regent decides has been told"
    m = victory(3, power={1: 1, 2: 1})
    assert why(m, 0, "crown 1") == "SA-308"
    say(m, "0 crown 3")
    assert m.state.winner == 2


@pytest.mark.rule("SA-309")
def test_places_below_the_first() -> None:
    m = victory(4, power={0: 1, 1: 7, 2: 2, 3: 2}, burnt="S6")
    assert m.state.winner == 1
    assert m.standing() == [3, 7, 2, 2]
    assert [place_of(m.state, p) for p in range(4)] == [2, 1, 4, 3]  # told apart by provinces
    even = victory(4, power={0: 1, 1: 7, 2: 2, 3: 2})
    assert [place_of(even.state, p) for p in range(4)] == [2, 1, 3, 3]  # a shared place


@pytest.mark.rule("SA-367")
def test_a_player_without_provinces_may_win_on_power() -> None:
    owner = dict.fromkeys(EVERYWHERE, 0)
    m = victory(2, owner=owner, power={1: 9})
    assert m.state.winner == 1


@pytest.mark.rule("SA-372")
def test_gold_is_worthless_at_the_end() -> None:
    m = victory(2, power={0: 1})
    rich = victory(2, power={0: 1}, gold={1: "3 2 2"})
    assert rich.state.gold_count[1] == 3
    assert m.state.score == rich.state.score == [3, 0, 0, 0, 0, 0]


# -- 7.4 cooperative scoring --------------------------------------------------------------------


def coop(number: int, treasures: int, power: int, provinces: int, start: int = 0) -> Match:
    burnt = EVERYWHERE[-(24 - provinces) :] if provinces < 24 else []
    return victory(
        2,
        options={"mode": "coop", "start_knights": start, "start_power": start},
        round=number,
        tiles=ROUND_TILES[min(number, 5) - 1],
        treasure={0: treasures},
        power={0: power - power // 2, 1: power // 2},
        burnt=burnt,
        late=int(number > 5),
    )


@pytest.mark.rule("SA-312", "SA-313", "SA-315", "SA-316", "SA-V11", "SA-R05")
def test_the_57_points_of_the_rule_book() -> None:
    m = coop(4, 2, 11, 17)
    assert m.state.score[0] == 57
    assert m.returns() == [0.57, 0.57]
    assert told(m, Kind.TEAM_SCORE) == [(57, 0, 0)]


@pytest.mark.rule("SA-313", "SA-314", "SA-V12")
@pytest.mark.parametrize("saved", [0, 1])
def test_fewer_treasures_saved(saved: int) -> None:
    assert coop(4, saved, 11, 17).state.score[0] == 46


@pytest.mark.rule("SA-317", "SA-V13")
def test_the_highest_score() -> None:
    assert coop(2, 0, 23, 24).state.score[0] == 100


@pytest.mark.rule("SA-V14", "SA-329", "SA-R04")
def test_start_tiles_cost_four_points_each() -> None:
    m = coop(4, 2, 11, 17, start=1)  # two players, one knight and one power each
    assert m.state.score[0] == 57 - 16
    semi = victory(2, options={"start_power": 1}, power={0: 2})
    assert semi.state.score[0] == 6  # nothing is taken off there


@pytest.mark.rule("SA-313")
def test_the_factor_table() -> None:
    table = {1: (3, 3, 3), 2: (3, 3, 3), 3: (2, 3, 3), 4: (2, 2, 3), 5: (1, 2, 2), 6: (1, 1, 2)}
    m = realm(options={"mode": "coop"})
    for number in range(1, 9):
        for saved in range(3):
            m.state.round_number, m.state.treasure[0] = number, saved
            assert team_factor(m.state) == table[min(number, 6)][saved]


@pytest.mark.rule("SA-02", "SA-319", "SA-322")
def test_in_coop_all_win_together() -> None:
    m = coop(5, 0, 3, 20)
    assert m.returns() == [0.3, 0.3]
    assert m.state.winner == NONE


@pytest.mark.rule("SA-318")
def test_a_defeat_has_no_score_but_shows_the_hits() -> None:
    m = realm(options={"mode": "coop"}, round=6, late=1, knights="N1", hits=4, power={0: 3},
              tape=battle("d d d"))  # fmt: skip
    say(m, "0 call N", "0 reveal")
    assert m.state.score == [0] * 6
    assert told(m, Kind.ASHES) == [(4, 0, 0)]


@pytest.mark.rule("SA-320")
def test_score_bands() -> None:
    scores = (0, 29, 30, 44, 45, 59, 60, 79, 80, 100)
    names = ["ruins"] * 2 + ["hair"] * 2 + ["defended"] * 2 + ["shield"] * 2 + ["legend"] * 2
    assert [band(s) for s in scores] == names


@pytest.mark.rule("SA-325", "SA-R23", "SA-326")
def test_solo_is_cooperative_and_takes_every_reward() -> None:
    assert Match(GAME, 1, {"mode": "semi"}, seed=1).state.coop == 1
    m = realm(1, gold={0: "1 2"}, display="hero vassal scout")
    say(m, "0 call N", "0 lay 1", "0 confirm", "0 confirm")
    assert told(m, Kind.REWARDED) == [(0, 1, 0)]
    say(m, "0 recruit 2")
    assert m.actors == (0,)  # caller again
    assert team_score(m.state) == 24


@pytest.mark.rule("SA-329", "SA-331")
def test_start_tiles_are_equal_for_all() -> None:
    m = Match(GAME, 3, {"start_power": 2, "first_regent": 1}, seed=1)
    while m.state.phase in (Phase.DRAFT, Phase.STACKS):
        seat = m.actors[0]
        m.act(seat, "ready" if m.state.phase == Phase.STACKS else texts(m, seat)[0])
    assert m.state.power[:3] == [2, 2, 2]
