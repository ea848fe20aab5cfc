"""Analysis of a position: the search and the exact odds side by side."""

from __future__ import annotations

import json

import pytest

from lindwurm.bots.analysis import analyse, odds
from lindwurm.bots.player import Budget
from lindwurm.engines import compiled
from lindwurm.games import catalogue, load
from lindwurm.games.dragon_farkle import odds as farkle
from lindwurm.games.dragon_farkle.data import Companion
from lindwurm.kernel.match import Match
from lindwurm.kernel.odds import percent
from lindwurm.kernel.texts import Texts
from tests.games.dragon_farkle.helpers import battling, recruiting, table
from tests.games.harness import DEFAULTS, Setting, random_match


def test_the_exact_odds_stand_beside_the_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "available", lambda: False)
    match = Match(load("dragon_farkle"), seats=2, options={"first_player": 1}, seed=7)
    english, german = (Texts(match.game, language) for language in ("en", "de"))
    found = analyse(match, 0, Budget(iterations=5), 1, english).json()
    assert {choice["text"] for choice in found["choices"]} == set(map(match.text, match.legal(0)))
    assert found["odds"]
    told = odds(match, 0, english)
    assert (list(found["odds"]), list(found["risks"])) == (told["odds"], told["risks"])
    assert odds(match, 0, german)["odds"] != told["odds"]
    silent = analyse(match, 0, Budget(iterations=5), 1).json()
    assert (silent["odds"], silent["risks"]) == ((), ())
    assert silent["choices"] == found["choices"]
    assert [{**n, "text": None} for n in found["numbers"]] == list(silent["numbers"])
    match.act(0, match.code("recruit"))
    assert [risk["action"] for risk in odds(match, 0, english)["risks"]] == ["roll"]


def test_the_numbers_are_those_of_the_tables() -> None:
    match = Match(load("dragon_farkle"), seats=2, options={"first_player": 1}, seed=7)
    match.act(0, match.code("recruit"))
    german = odds(match, 0, Texts(match.game, "de"))
    roll = [n for n in german["numbers"] if n["action"] == "roll"]
    assert roll == [
        {
            "what": "farkle",
            "of": {"dice": 6},
            "probability": pytest.approx(float(farkle.next_roll(6).ends_series)),
            "exact": True,
            "error": 0.0,
            "rule": "DF-68",
            "action": "roll",
            "text": german["risks"][0]["text"],
        }
    ]
    assert roll[0]["text"].startswith(percent(roll[0]["probability"], "de"))


@pytest.mark.rule("DF-92")
def test_who_can_be_called_upon_counts_in_a_battle() -> None:
    def slain(match: Match) -> set[float]:
        told = odds(match, 0, Texts(match.game, "en"))
        return {round(n["probability"], 9) for n in told["numbers"] if n["what"] == "slain"}

    helped, plain = (farkle.helped_table(who, 3, 8000) for who in (Companion.ULF, Companion.STUB))
    before = table(army=(5000,), companion="ulf")
    assert slain(before) == {round(helped[3, 6, 100], 9)}
    assert "with all that can help you" in odds(before, 0, Texts(before.game, "en"))["odds"][1]
    assert "mit allem, was dir helfen kann" in odds(before, 0, Texts(before.game, "de"))["odds"][1]
    fighting = battling(hand=2, damage=1, companion="ulf")
    assert slain(fighting) == {round(helped[2, 2, 100], 9)}
    used = battling(hand=2, damage=1, companion="ulf", companion_used=[1, 0, 0, 0, 0])
    assert slain(used) == {round(plain[2, 2, 100], 9)}
    ulf = farkle.Arms(Companion.ULF)
    assert farkle.armed_battle(ulf, 3, 10**9) is farkle.armed_battle(ulf, 3, 90_000), "no end"
    [large] = slain(battling(army=(90_000,), companion="ulf"))  # more than is in the tables
    assert large == pytest.approx(farkle.helped_table(Companion.ULF, 3, 30_000)[3, 6, -1], abs=1e-8)


def test_a_companion_counts_in_what_a_recruitment_brings() -> None:
    def told(match: Match) -> str:
        return " ".join(odds(match, 0, Texts(match.game, "en"))["odds"])

    assert "brings 703 soldiers" in told(table())
    assert "With Sergeant Stub: 845 soldiers" in told(table(companion="stub"))
    rolling = recruiting(hand=2, pot=300)
    assert f"{farkle.recruitment().roll_value(300, 2):.0f} on average" in told(rolling)
    beside = recruiting(hand=2, pot=300, companion="quentin")
    assert f"{farkle.helped(Companion.QUENTIN).roll_value(300, 2):.0f} on average" in told(beside)
    assert told(beside) != told(rolling)
    assert told(recruiting(hand=2, pot=90_000, companion="quentin"))  # more than is in the tables


@pytest.mark.parametrize("setting", DEFAULTS, ids=str)
def test_every_number_is_a_chance_with_a_rule_and_a_sentence(setting: Setting) -> None:
    game = setting.game
    book, texts = catalogue.load(game), Texts(game, "de")
    seen = set()
    for moves in range(0, 200, 20):
        match = random_match(setting, seed=moves, moves=moves)
        for seat in match.actors:
            told = odds(match, seat, texts)
            sentences = told["odds"] + [risk["text"] for risk in told["risks"]]
            actions = {match.text(action) for action in match.legal(seat)}
            for n in told["numbers"]:
                assert 0 <= n["probability"] <= 1
                assert n["exact"] == (n["error"] == 0)
                assert 0 <= n["error"] <= max(n["probability"], 1 - n["probability"])
                assert book.find(n["rule"]) is not None
                assert n["text"] in sentences
                assert percent(n["probability"], "de") in n["text"]
                assert n["action"] is None or n["action"] in actions
                seen.add(n["what"])
            assert {r["action"] for r in told["risks"]} <= {n["action"] for n in told["numbers"]}
            assert json.loads(json.dumps(told)) == told
    assert seen
