"""The laboratory: other numbers, the same chance, and what is said about the difference."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest
from scipy.stats import norm, sem

from lindwurm.arena import lab, lab_report, play
from lindwurm.arena.plan import Plan
from lindwurm.arena.statistics import summarised
from lindwurm.engines import compiled
from lindwurm.games import ids, load
from lindwurm.kernel import components

GAME = load("dragon_farkle")


def experiment(*vary: str, games: int = 20, bots: str = "random", **more: object) -> lab.Experiment:
    factors = tuple(lab.factor(GAME, text, {}) for text in vary)
    asked = {"seats": 2, "options": {}, "seed": 5, **more}
    return lab.Experiment(GAME, bots=tuple(bots.split(",")), games=games, factors=factors, **asked)


# -- components ------------------------------------------------------------------------------------


def test_a_change_is_made_before_a_game_is_read_and_never_after(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(components, "_changes", {})
    monkeypatch.setattr(components, "_read", set())
    text = '[hand]\nsize = 7\n[[cards]]\nid = "bag"\ncopies = 2\n'
    (tmp_path / "data.toml").write_text(text)
    module, game = str(tmp_path / "data.py"), tmp_path.name
    components.change(game, {"cards.bag.copies": 5})
    assert components.read(module) == {"hand": {"size": 7}, "cards": [{"id": "bag", "copies": 5}]}
    with pytest.raises(RuntimeError, match="loaded already"):
        components.change(game, {"hand.size": 8})
    components._changes[game] = {"hand.sice": 8}
    with pytest.raises(components.ComponentError, match=r"no number 'hand\.sice'"):
        components.read(module)


@pytest.mark.parametrize("game", ids())
def test_every_number_of_every_game_has_a_name_of_its_own(game: str) -> None:
    package = load(game).package
    data = components.read(str(Path(__file__).parents[2] / "src" / Path(*package.split(".")) / "x"))
    names = [name for name, _, _ in components._places(data)]
    assert len(names) == len(set(names)) > 20
    assert set(lab.keys(load(game))) <= set(names)
    assert components.printed(package) == components.numbers(data)


def test_compiled_code_of_a_changed_game_is_kept_apart(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pytest.importorskip("numba")
    digests = {compiled.source_digest(GAME)}
    for value in (1, 2):
        monkeypatch.setattr(components, "_changes", {GAME.id: {"numbers.stub": value}})
        digests.add(compiled.source_digest(GAME))
    assert len(digests) == 3
    for home, kept in ((tmp_path, 4), (tmp_path / compiled.VARIANTS, 6)):
        for number in range(6):
            (home / f"farkle-{number}").mkdir(parents=True)
            os.utime(home / f"farkle-{number}", (1000 + number, 1000 + number))
        compiled._forget_old(home / "farkle-5")
        assert len(list(home.glob("farkle-*"))) == kept


# -- what is varied --------------------------------------------------------------------------------


def test_ranges_lists_and_options() -> None:
    assert lab.factor(GAME, "numbers.stub=100..300:100", {}).values == (100, 200, 300)
    assert lab.factor(GAME, "numbers.stub=7", {}) == lab.Factor("numbers.stub", (7,), 200, False)
    option = lab.factor(GAME, "dragon_health=3..5", {})
    assert option == lab.Factor("dragon_health", ("3", "4", "5"), "3", True)
    assert lab.factor(GAME, "cards=none,full", {}).values == ("none", "full")


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("numbers.stub", "not of the form"),
        ("=3", "not of the form"),
        ("numbers.stubb=3", r"perhaps numbers\.stub\?"),
        ("zzz=3", "--keys"),
        ("numbers.stub=3..1", "empty"),
        ("numbers.stub=1..3:0", "empty"),
        ("numbers.stub=1..", "no range"),
        ("numbers.stub=1..1000", "more than 64"),
        ("numbers.stub=1,1", "twice"),
        ("numbers.stub=1,two", "'two' is not a whole number"),
        ("numbers.stub=-3..3", "'-3' is not a whole number"),
        ("numbers.stub=1,", "'' is not a whole number"),
        ("dragon_health=3..9", "cannot be '6'"),
        ("table=patch", "both given and varied"),
    ],
)
def test_what_cannot_be_varied(text: str, part: str) -> None:
    with pytest.raises(ValueError, match=part):
        lab.factor(GAME, text, {"table": "patch"})


def test_all_combinations_and_the_printed_game_once() -> None:
    both = experiment("numbers.stub=100,200", "dragon_health=3,4")
    assert [tuple(v.values.values()) for v in both.variants] == [
        (100, "3"),
        (100, "4"),
        (200, "3"),
        (200, "4"),
    ]
    assert [v.printed for v in both.variants] == [False, False, True, False]
    added = experiment("numbers.stub=300").variants
    assert [(v.values["numbers.stub"], v.printed) for v in added] == [(200, True), (300, False)]
    assert [dict(v.changes) for v in added] == [{}, {"numbers.stub": 300}]


@pytest.mark.parametrize(
    ("wrong", "part"),
    [
        ({"games": 19}, "at least 20 games"),
        ({"games": 39, "bots": "random,adept"}, "at least 40 games"),
        ({"bots": "random,adept,novice"}, "no room"),
        ({"bots": "oracle"}, "no bot"),
        ({"seats": 9}, "not 9"),
        ({"options": {"cards": "blue"}}, "cannot be 'blue'"),
    ],
)
def test_experiments_that_make_no_sense(wrong: dict[str, object], part: str) -> None:
    with pytest.raises(ValueError, match=part):
        experiment("numbers.stub=1", **wrong)  # type: ignore[arg-type]
    with pytest.raises(lab.LabError, match="varied twice"):
        experiment("numbers.stub=1", "numbers.stub=2")
    with pytest.raises(lab.LabError, match="nothing is varied"):
        experiment()
    with pytest.raises(lab.LabError, match="91 variants"):
        experiment("numbers.stub=1..30", "dragon_health=3..5")


# -- the games -------------------------------------------------------------------------------------


def test_variants_are_played_with_the_same_chance_and_compared() -> None:
    what = experiment("tables.dragon.rows.single_1.soldiers=100,300")
    found = lab.run(what, cores=2, fast=False)
    printed, richer = found["variants"]
    assert (printed["printed"], richer["printed"], richer["same_games"]) == (True, False, False)
    plan = Plan(GAME, 2, {}, 5, ("random",), 20)
    results = {(0, n): play.play_one(plan, 0, n) for n in range(20)}
    assert printed["digest"] == summarised(plan, results)["digest"]
    names = [m["measure"] for m in richer["measures"]]
    assert names == ["begins", "2nd", "won", "decisions", "score"]
    for before, after in zip(printed["measures"], richer["measures"], strict=True):
        assert (before["change"], before["change_low"], before["change_high"]) == (0, 0, 0)
        assert after["change"] == pytest.approx(after["value"] - before["value"], abs=2e-6)
        assert after["low"] <= after["value"] <= after["high"]
    length = richer["measures"][3]
    assert length["change_high"] < 0, "armies grow faster, so games are shorter"
    assert lab_report.clear(length)
    assert list(lab_report.shown(found)) == ["begins", "2nd", "decisions", "score"]


def test_a_number_that_no_rule_asks_for_changes_no_game() -> None:
    found = lab.run(experiment("tokens.1.pieces=20"), cores=2, fast=False)
    assert [v["same_games"] for v in found["variants"]] == [True, True]
    assert "went as in the printed game" in lab_report.page(found)


@pytest.mark.slow
def test_compiled_variants_are_the_same_games() -> None:
    pytest.importorskip("numba")
    what = experiment("numbers.skirmish_bonus=1500", bots="random,adept", games=40)
    fast, slow = (lab.run(what, cores=2, fast=fast) for fast in (True, False))
    assert fast == slow


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("numbers.full_set=0", "numbers.full_set=0 cannot be played"),
        ("items.bag.copies=200", "items.bag.copies=200 cannot be played"),
    ],
)
def test_a_variant_that_cannot_be_played_is_found_before_the_first_game(
    text: str, part: str
) -> None:
    asked: list[int] = []
    with pytest.raises(lab.LabError, match=part):
        lab.run(experiment(text), asked.append, 2, False, before=lambda: asked.append(0))
    assert asked == []


# -- the numbers -----------------------------------------------------------------------------------


def test_intervals_of_means() -> None:
    values = np.random.default_rng(1).normal(3, 2, 60)
    one = lab._mean(values, np.arange(60))
    assert one["value"] == pytest.approx(values.mean())
    assert one["high"] == pytest.approx(values.mean() + norm.ppf(0.975) * sem(values))
    pairs = values.reshape(-1, 2).mean(axis=1)
    paired = lab._mean(values, np.arange(60) // 2)
    assert paired["low"] == pytest.approx(values.mean() - norm.ppf(0.975) * sem(pairs))
    assert lab._mean(values[:1], np.zeros(1))["low"] is None
    assert lab._mean(values[:0], np.zeros(0))["value"] is None
