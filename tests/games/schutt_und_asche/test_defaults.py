"""Section 4: safe defaults, windows, simultaneous decisions."""

from __future__ import annotations

import pytest

from lindwurm.games.schutt_und_asche import GAME
from lindwurm.games.schutt_und_asche.data import PROVINCES, Tile
from lindwurm.games.schutt_und_asche.defaults import safe_default
from lindwurm.games.schutt_und_asche.state import Phase
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.match import Match
from tests.games.schutt_und_asche.table import battle, pass_all, place, realm, say, texts, why


def default(m: Match, seed: int = 0) -> str:
    """Return the text of the safe default of whoever decides."""
    seat = m.actors[0]
    legal, words = m.legal(seat), [0, 0, 0, 0]
    seed_words(words, seed, 0)
    action = safe_default(m.state, seat, legal, len(legal), words)
    assert action in legal
    return m.text(action)


@pytest.mark.rule("SA-42")
@pytest.mark.parametrize(
    ("phase", "card"),
    [(Phase.INCOME, "agitator hero"), (Phase.QUIET, "scout"), (Phase.SAGE, "sage")],
)
def test_default_in_windows_is_to_pass(phase: Phase, card: str) -> None:
    m = realm(phase=phase, followers={0: card, 1: "vassal"})
    assert len(texts(m, 0)) > 1
    assert default(m) == "pass"


@pytest.mark.rule("SA-43")
def test_default_claim_is_the_first_in_ring_order() -> None:
    m = Match(GAME, 2, {"first_regent": 1}, seed=1)
    assert default(m) == "claim N1"
    say(m, "1 claim N1")
    assert default(m) == "claim N2"


@pytest.mark.rule("SA-44", "SA-391")
def test_default_for_stacks_is_to_do_nothing() -> None:
    m = Match(GAME, 1, seed=1)
    assert default(m) == "ready"
    before = m.state.stack[1][:]
    say(m, "0 look N2")
    last = before[0]
    m.act(0, m.legal(0)[-1])  # something is put on top, then the clock runs out
    top = m.state.stack[1][3]
    while "pick" in texts(m, 0)[0]:
        m.act(0, default(m))
    rest = before[3::-1]
    rest.remove(top)
    assert m.state.stack[1][:4] == [top, *rest][::-1]
    assert last in m.state.stack[1]


@pytest.mark.rule("SA-45")
def test_default_call_is_the_first_slot() -> None:
    m = realm(revealed=[1, 0, 0, 1])
    assert default(m) == "call E"


@pytest.mark.rule("SA-46")
def test_default_offer_is_what_lies() -> None:
    m = realm(gold={0: "1 1", 1: "2"})
    say(m, "0 call N", "0 lay 1")
    assert default(m) == "confirm"


@pytest.mark.rule("SA-47")
def test_default_reward_is_the_deck_or_the_first_open_card() -> None:
    m = realm(gold={0: "3"}, display="hero vassal", deck="scout scout")
    say(m, "0 call N", "0 lay 3", "0 confirm", "0 confirm")
    assert m.state.phase == Phase.REWARD
    assert default(m) == "recruit_deck"
    m = realm(gold={0: "3"}, display="- hero vassal")
    say(m, "0 call N", "0 lay 3", "0 confirm", "0 confirm")
    assert default(m) == "recruit 2"


def fight(gear: str, cards: str, power: int = 1, **more: int) -> Match:
    both = {"swords": "N1" if "s" in gear else "", "shields": "N1" if "h" in gear else ""}
    m = realm(knights="N1", **both, power={0: power}, tape=battle(cards) + [0] * 9, **more)
    return say(m, "0 call N")


@pytest.mark.rule("SA-48", "SA-391")
def test_default_fight_step() -> None:
    assert default(fight("sh", "d d")) == "spend_power"
    assert default(fight("s", "d d")) == "reveal"
    assert default(fight("", "d d")) == "reveal"
    m = realm(
        options={"mode": "coop"},
        knights="N1",
        swords="N1",
        shields="N1",
        treasure={0: 1},
        tape=battle("d d"),
    )
    say(m, "0 call N")
    assert texts(m, 0) == ["reveal", "spend_treasure"]
    assert default(m) == "reveal"  # a treasure is never spent by default


@pytest.mark.rule("SA-49")
def test_default_on_a_draw_offer() -> None:
    assert default(fight("h", "d d h h h", power=0)) == "accept"
    assert default(fight("h", "d h h h", power=0)) == "fight_on"


@pytest.mark.rule("SA-50")
def test_default_marker_is_the_knights_own() -> None:
    m = realm(knights="N2", tiles=[3, 1, 2, 4], tape=battle("k k k"))
    say(m, "0 call N")
    assert m.state.phase == Phase.REMOVE
    assert default(m) == "save N2"


@pytest.mark.rule("SA-51")
def test_default_place() -> None:
    m = realm(phase=Phase.PLACE, turned=Tile.SWORD, knights="N4")
    assert default(m) == "place N4"
    m = realm(phase=Phase.PLACE, turned=Tile.KNIGHT, knights="N1", swords="N5")
    assert default(m) == "place N2"
    m = Match(GAME, 2, {"start_knights": 1, "first_regent": 1}, seed=1)
    while m.state.phase in (Phase.DRAFT, Phase.STACKS):
        m.act(m.actors[0], default(m))
    first = min(p for p in range(24) if m.state.owner[p] == m.actors[0])
    assert default(m) == f"post {PROVINCES[first]}"


@pytest.mark.rule("SA-52", "SA-391")
def test_default_purchase() -> None:
    m = realm(phase=Phase.BUY, gold={0: "2"}, followers={0: "abbot"})
    assert default(m) == "end"
    say(m, "0 buy N2")
    assert texts(m, 0) == ["keep", "void"]
    assert default(m) == "keep"


@pytest.mark.rule("SA-53")
def test_default_refresh_is_the_leftmost() -> None:
    m = realm(phase=Phase.REFRESH, display="- hero vassal")
    assert default(m) == "discard 2"


@pytest.mark.rule("SA-54")
def test_default_layout_is_as_shuffled() -> None:
    m = realm(phase=Phase.LAYOUT, round=3)
    assert len({default(m, seed) for seed in range(40)}) == 6


@pytest.mark.rule("SA-55", "SA-R25")
def test_default_tie_goes_clockwise_from_the_regent() -> None:
    m = realm(3, phase=Phase.TIE, regent=2, tied=0b011, hits=7, result=1)
    assert default(m) == "crown 1"
    m = realm(3, phase=Phase.TIE, regent=1, tied=0b111, hits=7, result=1)
    assert default(m) == "crown 2"


@pytest.mark.rule("SA-391")
def test_a_game_of_defaults_ends() -> None:
    m = Match(GAME, 3, {"first_regent": 1}, seed=11)
    while not m.over:
        m.act(m.actors[0], default(m))
    assert m.returns() == [-1.0, -1.0, -1.0]


# -- windows and passes -------------------------------------------------------------------------


@pytest.mark.rule("SA-57", "SA-58", "SA-91", "SA-R10")
def test_offering_goes_on_until_nobody_changes_anything() -> None:
    m = realm(gold={0: "1 1", 1: "1 1"})
    say(m, "0 call N")
    assert m.actors == (0,)
    say(m, "0 confirm", "1 lay 1", "1 confirm")  # a change: there is a second pass
    assert m.actors == (0,)
    assert m.state.passes == 2
    say(m, "0 confirm", "1 confirm")
    assert m.state.revealed[0] == 1
    m = realm(gold={0: "1 1", 1: "1 1"})
    say(m, "0 call N", "0 confirm", "1 confirm")  # nobody laid anything: closed at once
    assert m.state.revealed[0] == 1


@pytest.mark.rule("SA-57", "SA-59", "SA-92")
@pytest.mark.parametrize("passes", [1, 2, 3, 5])
def test_offering_ends_after_the_last_permitted_pass(passes: int) -> None:
    m = realm(options={"offer_passes": passes}, gold={0: "1 1 1 1 1", 1: "1 1 1 1 1"})
    say(m, "0 call W")
    for number in range(1, passes + 1):
        assert m.state.passes == number
        assert not m.state.revealed[3]
        say(m, "0 lay 1", "0 confirm", "1 lay 1", "1 confirm")
    assert m.state.revealed[3] == 1
    assert m.state.gold_discard[1] == 2 * passes


@pytest.mark.rule("SA-58", "SA-389")
def test_equal_values_again_are_no_change() -> None:
    m = realm(gold={0: "1 1"}, laid={}, followers={0: "scout"})
    say(m, "0 call N", "0 lay 1", "0 confirm")
    assert m.state.passes == 2
    say(m, "0 withdraw 1", "0 lay 1", "0 scout", "0 confirm")
    assert m.state.revealed[0] == 1  # the second pass changed nothing, so it was the last


@pytest.mark.rule("SA-388")
def test_take_backs_come_before_additions() -> None:
    m = realm(gold={0: "X 1 2"}, options={"talk": "off"})
    say(m, "0 call N", "0 lay 1", "0 lay X")
    assert why(m, 0, "withdraw 1") == "SA-388"
    say(m, "0 confirm", "0 withdraw 1", "0 withdraw X", "0 lay 2")
    assert why(m, 0, "withdraw 2") == "SA-388"
    assert texts(m, 0) == ["confirm", "lay X", "lay 1"]


@pytest.mark.rule("SA-61", "SA-R20", "SA-206")
def test_a_window_starts_again_after_each_card() -> None:
    m = realm(3, phase=Phase.SAGE, followers={0: "sage", 1: "sage", 2: "hero"})
    assert m.actors == (0,)
    say(m, "0 pass")
    assert m.actors == (1,)
    say(m, "1 sage")
    assert m.actors == (0,)  # again from the first
    say(m, "0 sage")
    assert m.state.regent == 0


@pytest.mark.rule("SA-62")
def test_asking_betrays_no_hidden_card() -> None:
    """Whoever may hold a card is asked, whoever cannot is not: all from public facts."""
    m = realm(3, phase=Phase.QUIET, followers={0: "hero", 1: "scout"}, actor=0)
    assert m.actors == (0,)
    assert texts(m, 0) == ["pass"]
    say(m, "0 pass")
    assert m.actors == (1,)
    assert texts(m, 1) == ["pass", "scout"]
    say(m, "1 pass")
    assert m.actors == (0,)  # seat 2 has no followers, so the call comes
    assert m.state.phase == Phase.CALL


@pytest.mark.rule("SA-62")
def test_a_kind_that_is_gone_opens_no_window() -> None:
    m = realm(2, phase=Phase.CALL, followers={0: "hero", 1: "vassal"})
    say(m, "0 call N")  # both Decoys and both Hermits are out of the game: N1 simply burns
    assert m.state.burnt[place("N1")] == 1
    assert m.state.phase == Phase.CALL


@pytest.mark.rule("SA-60", "SA-67", "SA-79", "SA-90", "SA-257")
def test_talk_binds_nobody() -> None:
    """Whatever was claimed, X cards are legal and nobody can check."""
    m = realm(gold={0: "X X 2", 1: "1"}, followers={0: "scout"}, tiles=[4, 3, 2, 1])
    say(m, "0 call N", "0 scout", "0 lay X", "0 lay X", "0 i_offer 4", "0 confirm")
    view = m.view(1)
    assert view["claim"][0] == 4
    assert view["laid_count"][0] == 2
    assert view["laid"][0] == [None] * 4
    assert view["gold"][0] == [None] * 4
    assert view["tile"] == [None] * 4
    assert m.view(0)["tile"] == [4, 3, 2, 1]


@pytest.mark.rule("SA-199", "SA-202")
def test_banners_in_the_final_rounds() -> None:
    cards = "farmer moneylender hero scout"
    m = realm(phase=Phase.QUIET, round=6, late=1, knights="N1", followers={0: cards})
    assert texts(m, 0) == ["pass", "scout"]
    assert why(m, 0, "farmer 2 1") == "SA-202"
    assert why(m, 0, "moneylender") == "SA-159"
    assert why(m, 0, "hero") == "SA-202"
    pass_all(m)
    assert m.state.phase == Phase.CALL
