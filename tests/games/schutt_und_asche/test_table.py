"""The drawn table: straight at every width, in both languages, nothing hidden in it."""

from __future__ import annotations

import random

import pytest
from rich.cells import cell_len

from lindwurm.cli import tables
from lindwurm.games.schutt_und_asche import GAME, chances
from lindwurm.games.schutt_und_asche.data import NAMES
from lindwurm.games.schutt_und_asche.state import Phase
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from tests.cli.drawing import drawn, look
from tests.games.schutt_und_asche.table import battle, realm, say

NAMES_OF_SEATS = ["Anna", "Bartholomäus der Ält", "Cleo", "Dagobert", "Eve", "Frida"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", [80, 140])
def test_every_line_fits(language: str, width: int) -> None:
    match = Match(GAME, 6, seed=4, names=NAMES_OF_SEATS)
    chooser = random.Random(4)
    drawing = tables.load(GAME)
    texts = Texts(GAME, language, NAMES_OF_SEATS)
    for number in range(500):
        if match.over:
            break
        seat = match.actors[0]
        legal = match.legal(seat)
        if number % 25 == 0:
            for line in drawn(match, seat, language, width).splitlines():
                assert cell_len(line) <= width, line
            assert drawing.asked(look(match, seat, language, width))
            drawing.odds(match, seat, texts)
        match.act(seat, chooser.choice(legal))


def test_the_realm_is_drawn() -> None:
    m = realm(knights="N2", swords="N2", burnt="E1", power={1: 2}, tiles=[3, 1, 2, 4])
    say(m, "0 call S")
    shown = drawn(m, 0, "en", 140)
    gone = ("Morgentor", "Mittagsmark", "Weinhang")
    assert all(name in shown for name in NAMES if name not in gone)
    assert "E1→ ashes" in shown
    assert "♞†" in shown
    assert "✦2" in shown
    assert "S 2" in shown  # turned up
    assert "N (1/3/4)" in shown  # what it can still be


@pytest.mark.rule("SA-08")
def test_the_opening_screen_advises_the_cooperative_mode() -> None:
    semi, coop = (Match(GAME, 3, {"mode": mode}, seed=1) for mode in ("semi", "coop"))
    assert "Play the cooperative mode first" in drawn(semi, 0)
    assert "Play the cooperative mode first" not in drawn(coop, 0)
    assert "Spielt zuerst kooperativ" in drawn(semi, 0, "de")


def test_a_seat_sees_only_its_own() -> None:
    m = realm(gold={0: "1 3", 1: "2"}, followers={0: "hero", 1: "vassal"}, tiles=[4, 3, 2, 1])
    twin = realm(gold={0: "1 3", 1: "X"}, followers={0: "hero", 1: "decoy"}, tiles=[1, 2, 3, 4])
    assert "gold 4 [1 3]" in drawn(m, 0)
    assert "Hero" in drawn(m, 0)
    assert "Hero" not in drawn(m, 1)
    assert drawn(m, 0) == drawn(twin, 0)
    assert "[1 3]" not in drawn(m, None)


def test_odds_of_a_fight() -> None:
    m = realm(knights="N1", swords="N1", power={0: 1}, tape=battle("d d"))
    say(m, "0 call N")
    drawing, texts = tables.load(GAME), Texts(GAME, "en")
    reveal, spend = drawing.odds(m, 0, texts)
    assert reveal.startswith("Turn up the next battle card: win")
    assert spend.startswith("Spend power")
    risk = chances.risk(m, 0, m.code("spend_power"))
    assert risk is not None
    assert "wins" in risk.say(texts)
    assert "dragon 2/3 (8)" in drawn(m, 0)


def test_odds_of_an_offering_and_of_a_purchase() -> None:
    m = realm(tiles=[3, 4, 1, 2], revealed=[0, 0, 1, 1], turn=2)
    drawing, texts = tables.load(GAME), Texts(GAME, "en")
    assert drawing.odds(m, 0, texts)[0] == (
        "North: 3 gold is enough with 50\xa0%, else 1.0 attacks on average"
    )
    m = realm(phase=Phase.BUY, gold={0: "2"}, knights="N1")
    first, *rest = drawing.odds(m, 0, texts)
    assert first.startswith("On top of N1 N2 N3")
    assert "power 24\xa0%" in first, "nobody has seen where the knights lie"
    assert rest == []
    assert "about" not in first
    m.state.knight[0] = 0
    assert "about" in drawing.odds(m, 0, texts)[0], "a knight is left somewhere, or all is lost"


def told(match: Match, seat: int) -> str:
    """Return the table, and what is asked above the choices."""
    return drawn(match, seat) + tables.load(GAME).asked(look(match, seat))


def test_the_offering_tells_its_pass_and_what_was_said() -> None:
    m = realm(gold={0: "1 2", 1: "1 1"}, options={"offer_passes": 2})
    say(m, "0 call N", "0 lay 1", "0 i_offer 3", "0 you_could 2", "0 confirm")
    said = told(m, 1)
    assert "Pass 1 of 2" in said
    assert "says “I offer 3”" in said
    assert "“you could”" in said
    m.state.broken_word[0], m.state.kept_word[0] = 2, 1
    assert "word kept 1 of 3" in told(m, 1)
    say(m, "1 i_cannot", "1 confirm")
    assert "Last pass" in told(m, 0)
    assert "says “I cannot”" in told(m, 0)
    m = say(realm(gold={0: "1 2", 1: "1 1"}), "0 call N")
    assert "Pass 1" in told(m, 0)
    m.state.passes = 6
    assert "only added" in told(m, 0)


@pytest.mark.parametrize("language", ["en", "de"])
def test_results(language: str) -> None:
    drawing, texts = tables.load(GAME), Texts(GAME, language, ["Anna", "Ben"])
    lost = say(realm(round=6, late=1, knights="N1", tape=battle("d d d")), "0 call N")
    assert "7" in drawing.result(lost, texts)[0]
    won = say(realm(hits=6, knights="N1", power={0: 2}, tape=battle("k k k")), "0 call N")
    first, second = drawing.result(won, texts)
    assert "Anna" in first
    assert second.startswith("2. Ben")
    team = realm(options={"mode": "coop"}, hits=6, knights="N1", tape=battle("k k k"))
    say(team, "0 call N")
    assert str(team.state.score[0]) in drawing.result(team, texts)[0]
