"""The instruments of the laboratory: what is counted is what happened, in the same games."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from lindwurm.arena import instruments, lab, lab_run, lab_seek, lab_tables, play
from lindwurm.arena.plan import Plan
from lindwurm.arena.statistics import wins
from lindwurm.engines import batch, counting
from lindwurm.engines.counting import CHOICES, DECISIONS, FORCED
from lindwurm.engines.holdings import names
from lindwurm.games import ids, load
from lindwurm.kernel.chance import seed_words

GAME = load("dragon_farkle")


def watched(
    game_id: str, games: int = 6, fast: bool = False
) -> tuple[list[str], instruments.Watch]:
    game = load(game_id)
    plan = Plan(game, game.usual_seats, {}, 9, ("adept",), games)
    seen = instruments.watch(game, plan.seats, together=False)
    found: list[play.Result] = []
    play.run(plan, set(), found.extend, 1, fast, watch=seen)
    return [one.digest for one in sorted(found, key=lambda one: one.number)], seen


@pytest.mark.parametrize("game_id", ids())
def test_counted_games_are_the_same_games(game_id: str) -> None:
    game = load(game_id)
    plan = Plan(game, game.usual_seats, {}, 9, ("adept",), 6)
    plain = [one.digest for one in play.play_plainly(plan, 0, range(6))]
    digests, seen = watched(game_id)
    assert digests == plain
    counts = seen.counts
    assert counts.taken.sum() == counts.asked[DECISIONS] > 0
    assert counts.offered.sum() == counts.asked[CHOICES]
    assert (counts.taken <= counts.offered).all()
    assert (counts.won <= counts.games).all()
    assert not counts.first.any(), "nothing is left over for the next game"
    assert seen.seats == 6 * plan.seats
    rows = instruments.rows(seen)
    kinds = {row["kind"] for row in rows if row["how"] == "held"}
    assert kinds == set(names(game))
    for row in rows:
        assert row["win_share"] is None or row["low"] <= row["win_share"] <= row["high"]
    if game_id == "simurgh":
        laid = {row["part"]: row for row in rows if row["kind"] == "lay, any way"}
        each = [row for row in rows if row["kind"] == "lay"]
        assert sum(row["seats"] for row in laid.values()) == sum(row["seats"] for row in each) > 0
        tribute = [row["offered"] for row in each if row["part"].startswith("lay tribute ")]
        assert laid["Tribute"]["offered"] == sum(tribute)


def test_what_is_counted_is_what_happened() -> None:
    """Counted again by hand, move by move, over the same games."""
    _, seen = watched("dragon_farkle", 4)
    seats = GAME.usual_seats
    taken, games, won = Counter[int](), Counter[int](), Counter[int]()
    forced, companions, with_them = 0, Counter[int](), Counter[int]()
    for number in range(4):
        s, words, out = GAME.state(), [0] * 4, [0] * GAME.max_legal
        seed_words(s.rng, 9, 2 * number)
        seed_words(words, 9, 2 * number + 1)
        GAME.setup(s, seats, GAME.option_codes(seats, {}, batch=True))
        own: list[set[int]] = [set() for _ in range(seats)]
        while mask := GAME.actors(s):
            seat = batch.pick_actor(mask, words)
            count = GAME.legal(s, seat, out)
            action = out[0]
            if count > 1:
                assert GAME.bot is not None
                action = GAME.bot(s, seat, out, count, words)
                taken[action] += 1
                own[seat].add(action)
            else:
                forced += 1
            GAME.apply(s, seat, action)
        returns = [0.0] * seats
        GAME.returns(s, returns)
        for seat, part in enumerate(wins(returns)):
            games.update(own[seat])
            won.update(dict.fromkeys(own[seat], part))  # type: ignore[dict-item]
            companions[s.companion[seat]] += 1
            with_them[s.companion[seat]] += part  # type: ignore[assignment]
    counts = seen.counts
    assert {a: n for a, n in enumerate(counts.taken.tolist()) if n} == dict(taken)
    assert {a: n for a, n in enumerate(counts.games.tolist()) if n} == dict(games)
    assert counts.asked[FORCED] == forced
    for action, part in won.items():
        assert counts.won[action] == pytest.approx(part)
    for who in range(1, 11):
        assert seen.held["companion"][who - 1] == companions[who]
        assert seen.won["companion"][who - 1] == pytest.approx(with_them[who])


def test_a_realm_that_is_saved_without_points_is_won_by_everybody() -> None:
    """Where all win or lose together only the lowest return is lost."""
    counts = instruments.watch(load("schutt_und_asche"), 2, together=True).counts
    for returns, part in (([-0.08, -0.08], 1.0), ([-1.0, -1.0], 0.0), ([0.5, 0.5], 1.0)):
        counts.first[3], counts.touched[0], counts.touched[1] = 1, 1, 3
        counts.games[:], counts.won[:] = 0, 0
        end = (counts.games, counts.won, counts.when, counts.first, counts.touched, counts.part)
        counting.settle(9, 2, counts.together, counts.lost, returns, *end)
        assert (counts.games[3], counts.won[3]) == (1, part)


@pytest.mark.proof
def test_compiled_games_are_counted_alike() -> None:
    pytest.importorskip("numba")
    slow, fast = (watched("dragon_farkle", 40, fast) for fast in (False, True))
    assert slow[0] == fast[0]
    for name in ("offered", "taken", "games", "won", "when", "asked"):
        assert np.allclose(getattr(slow[1].counts, name), getattr(fast[1].counts, name))
    assert instruments.rows(slow[1]) == instruments.rows(fast[1])


# -- what can be asked with them -------------------------------------------------------------------


def experiment(*factors: lab.Factor, **more: object) -> lab.Experiment:
    asked = {"seats": 2, "options": {}, "seed": 5, "bots": ("random",), "games": 20, **more}
    return lab.Experiment(GAME, factors=factors, **asked)  # type: ignore[arg-type]


def test_parts_need_nothing_to_be_varied() -> None:
    found = lab_run.run(experiment(parts=True, seats=3), cores=1, fast=False)
    [only] = found["variants"]
    assert only["printed"]
    held = [part for part in only["parts"] if part["how"] == "held"]
    assert sum(p["seats"] for p in held if p["kind"] == "companion") == 3 * 20
    assert 1 < only["asked"]["choices"] < 48
    with pytest.raises(lab.LabError, match="nothing is varied"):
        experiment()
    with pytest.raises(lab.LabError, match="parts are counted where random and adept play"):
        experiment(parts=True, bots=("mcts:10",))


def test_seats_are_a_factor() -> None:
    factor = lab.factor(GAME, "seats=2..4", {})
    found = lab_run.run(experiment(factor), cores=1, fast=False)
    assert [v["seats"] for v in found["variants"]] == [2, 3, 4]
    assert [len(v["measures"]) for v in found["variants"]] == [5, 6, 7]
    assert all(v["printed"] for v in found["variants"]), "each is the printed game of its seats"
    with pytest.raises(lab.LabError, match="not for 9 players"):
        lab.factor(GAME, "seats=9", {})


def test_one_number_at_a_time() -> None:
    factors = lab.around(GAME, "numbers.s*")
    known = {factor.key: factor.values for factor in factors}
    assert known["numbers.stub"] == (150, 250)
    assert known["numbers.skirmish_bonus"] == (400, 600)
    what = experiment(*factors, alone=True)
    assert len(what.combinations) == 1 + sum(map(len, known.values()))
    for one in what.combinations[1:]:
        assert one.variant is not None
        assert len(one.variant.changes) == 1
    with pytest.raises(lab.LabError, match="no number like 'zzz'"):
        lab.around(GAME, "zzz")


def test_a_value_is_sought() -> None:
    factor = lab.factor(GAME, "numbers.skirmish_bonus=0..2000:50", {})
    found = lab_seek.seek(experiment(factor), "decisions = 300", 1, fast=False)
    at = {v["values"][factor.key]: v["measures"][3]["value"] for v in found["variants"]}
    answer = found["sought"]["answer"]
    assert abs(at[answer] - 300) == min(abs(value - 300) for value in at.values())
    assert len(at) < len(factor.values) / 2, "not all values had to be played"
    nowhere = lab_seek.seek(experiment(factor), "decisions = 5", 1, fast=False)
    assert not nowhere["sought"]["reached"]
    for wrong, part in (("begins", "not of the form"), ("luck = 3", "no measure 'luck'")):
        with pytest.raises(lab.LabError, match=part):
            lab_seek.seek(experiment(factor), wrong, 1, fast=False)


def test_two_reports_side_by_side() -> None:
    factor = lab.factor(GAME, "numbers.stub=200,900", {})
    one, other = (
        lab_run.run(experiment(factor, seed=seed), cores=1, fast=False) for seed in (1, 2)
    )
    rows = lab_tables.beside(one, other)
    assert len(rows) == 2 * 5
    for row in rows:
        assert row["change"] == pytest.approx(row["other"]["value"] - row["one"]["value"])
        assert row["change_low"] <= row["change"] <= row["change_high"]
    third = lab_run.run(experiment(lab.factor(GAME, "numbers.skree=50", {})), cores=1, fast=False)
    with pytest.raises(lab.LabError, match="in common"):
        lab_tables.beside(one, third)
