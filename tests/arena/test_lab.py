"""The laboratory: other numbers, the same chance, and what is said about the difference."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from scipy.stats import norm, sem

from lindwurm.arena import lab, lab_numbers, lab_report, lab_run, play
from lindwurm.arena.plan import Plan
from lindwurm.arena.statistics import summarised
from lindwurm.games import load
from lindwurm.kernel.variant import Variant
from lindwurm.variants.file import read

GAME = load("dragon_farkle")


def experiment(*vary: str, games: int = 20, bots: str = "random", **more: object) -> lab.Experiment:
    factors = tuple(lab.factor(GAME, text, {}) for text in vary)
    asked = {"seats": 2, "options": {}, "seed": 5, **more}
    return lab.Experiment(GAME, bots=tuple(bots.split(",")), games=games, factors=factors, **asked)


# -- what is varied --------------------------------------------------------------------------------


def test_ranges_lists_and_options() -> None:
    assert lab.factor(GAME, "numbers.stub=100..300:100", {}).values == (100, 200, 300)
    assert lab.factor(GAME, "numbers.stub=50", {}) == lab.Factor("numbers.stub", (50,), 200)
    option = lab.factor(GAME, "dragon_health=3..5", {})
    assert option == lab.Factor("dragon_health", ("3", "4", "5"), "3", "option")
    assert lab.factor(GAME, "cards=none,full", {}).values == ("none", "full")
    assert lab.factor(GAME, "event_die.faces.3=rally", {}).values == ("rally",)
    assert lab.factor(GAME, "companions.skree.solo=true", {}).values == (True,)
    assert lab.factor(GAME, "keep_threshold=4000", {}).values == ("4000",)


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
        ("numbers.stub=99999", "not within 0..5000"),
        ("box.dragons.pieces=2", "that a rule asks for"),
        ("event_die.faces.3=castle", "none of dragon, rally, blank"),
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
    assert [tuple(v.values.values()) for v in both.combinations] == [
        (100, "3"),
        (100, "4"),
        (200, "3"),
        (200, "4"),
    ]
    assert [v.is_printed for v in both.combinations] == [False, False, True, False]
    added = experiment("numbers.stub=300").combinations
    assert [(v.values["numbers.stub"], v.is_printed) for v in added] == [(200, True), (300, False)]
    assert added[0].variant is None
    assert added[1].variant == Variant(GAME.id, changes=(("numbers.stub", 300),))


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
        experiment("numbers.stub=50", **wrong)  # type: ignore[arg-type]
    with pytest.raises(lab.LabError, match="varied twice"):
        experiment("numbers.stub=50", "numbers.stub=100")
    with pytest.raises(lab.LabError, match="nothing is varied"):
        experiment()
    with pytest.raises(lab.LabError, match="93 variants"):
        experiment("numbers.stub=0..1500:50", "dragon_health=3..5")


# -- the games -------------------------------------------------------------------------------------


def test_variants_are_played_with_the_same_chance_and_compared() -> None:
    what = experiment("tables.dragon.rows.single_1.soldiers=100,300")
    found = lab_run.run(what, cores=2, fast=False)
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


def test_a_number_that_no_rule_asked_for_is_told() -> None:
    without = {"options": {"cards": "none"}}
    found = lab_run.run(experiment("numbers.stub=500", **without), cores=2, fast=False)  # type: ignore[arg-type]
    assert [v["same_games"] for v in found["variants"]] == [True, True]
    assert "went as in the printed game" in lab_report.page(found)


@pytest.mark.proof
def test_compiled_variants_are_the_same_games() -> None:
    pytest.importorskip("numba")
    what = experiment("numbers.skirmish_bonus=1500", bots="random,adept", games=40)
    fast, slow = (lab_run.run(what, cores=2, fast=fast) for fast in (True, False))
    assert fast == slow


def test_a_variant_that_cannot_be_played_is_found_before_the_first_game() -> None:
    asked: list[int] = []
    broken = Variant(GAME.id, changes=(("items.bag.copies", 200),))
    what = replace(experiment("numbers.stub=50"), factors=(lab.of_variants(["bags"]),))
    what = replace(what, files={"bags": broken})
    with pytest.raises(lab.LabError, match="variant=bags cannot be played"):
        lab_run.run(what, asked.append, 2, False, before=lambda: asked.append(0))
    assert asked == []


def test_how_far_a_variant_is_is_told_while_it_plays() -> None:
    told: list[int] = []
    lab_run.run(experiment("numbers.stub=300", games=40), told.append, 1, False)
    assert sum(told) == 80
    assert len(told) > 4, "more often than once for each of the two"


def test_a_variants_file_is_compared_with_the_printed_game() -> None:
    what = replace(
        experiment("dragon_health=3"),
        factors=(lab.of_variants(["keep"]), lab.factor(GAME, "dragon_health=3", {})),
        files={"keep": read("examples/variants/keep_4000.toml")},
    )
    printed, keep = lab_run.run(what, cores=1, fast=False)["variants"]
    assert (printed["values"]["variant"], keep["values"]["variant"]) == ("printed", "keep")
    assert (printed["variant"], keep["variant"]) == (None, what.files["keep"].digest)  # type: ignore[index]
    assert keep["measures"][3]["change"] < 0, "the Keep opens sooner, so games are shorter"


def test_the_plain_engine_plays_the_same_games_without_imagining_any() -> None:
    """LAB-F6: lab and arena were five times slower than simulate in plain Python."""
    plan = Plan(GAME, 2, {}, 5, ("random", "adept"), 8)
    found: list[play.Result] = []
    play.run(plan, set(), found.extend, 1, fast=False)
    found.sort(key=lambda one: one.number)
    one_by_one = [play.play_one(plan, 0, number) for number in range(8)]
    assert [one.digest for one in found] == [one.digest for one in one_by_one]
    assert [one.seating for one in found] == [one.seating for one in one_by_one]
    assert not any(one.moves for one in found)


# -- the numbers -----------------------------------------------------------------------------------


def test_intervals_of_means() -> None:
    values = np.random.default_rng(1).normal(3, 2, 60)
    one = lab_numbers._mean(values, np.arange(60))
    assert one["value"] == pytest.approx(values.mean())
    assert one["high"] == pytest.approx(values.mean() + norm.ppf(0.975) * sem(values))
    pairs = values.reshape(-1, 2).mean(axis=1)
    paired = lab_numbers._mean(values, np.arange(60) // 2)
    assert paired["low"] == pytest.approx(values.mean() - norm.ppf(0.975) * sem(pairs))
    assert lab_numbers._mean(values[:1], np.zeros(1))["low"] is None
    assert lab_numbers._mean(values[:0], np.zeros(0))["value"] is None
