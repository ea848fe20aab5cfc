"""The arena: seats and seeds, both engines the same, results that survive a kill, the numbers."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from scipy.stats import binomtest

from lindwurm.arena import play, report
from lindwurm.arena.plan import Plan
from lindwurm.arena.play import Result
from lindwurm.arena.statistics import (
    ahead,
    bradley_terry,
    order_of_play,
    quantile,
    ratings,
    summarised,
    together,
    wilson,
    wins,
)
from lindwurm.arena.store import Store, StoreError
from lindwurm.engines import batch, compiled
from lindwurm.envs.judging import first_at
from lindwurm.games import ids, load

GAME = load("dragon_farkle")


def plan(bots: str = "random,novice", games: int = 6, seats: int = 2, seed: int = 3) -> Plan:
    return Plan(GAME, seats, {}, seed, tuple(bots.split(",")), games)


def played(what: Plan, cores: int = 1) -> dict[tuple[int, int], Result]:
    found: dict[tuple[int, int], Result] = {}
    play.run(what, set(), lambda fresh: found.update((r.key, r) for r in fresh), cores)
    return found


# -- who meets whom --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "seats", "lineups"),
    [
        ("random", 3, ((0, 0, 0),)),
        ("random,novice", 2, ((0, 1),)),
        ("random,novice", 5, ((0, 1, 0, 1, 0),)),
        ("random,novice,adept", 2, ((0, 1), (0, 2), (1, 2))),
        ("random,novice,adept", 1, ((0,), (1,), (2,))),
    ],
)
def test_lineups(bots: str, seats: int, lineups: tuple[tuple[int, ...], ...]) -> None:
    assert plan(bots, seats=seats).lineups == lineups


def test_everybody_sits_everywhere_equally_often_with_the_same_chance() -> None:
    what = plan("random,novice,adept", games=9, seats=3)
    places = Counter((bot, seat) for k in range(9) for seat, bot in enumerate(what.seating(0, k)))
    assert set(places.values()) == {3}
    assert [what.stream(k) for k in range(9)] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_no_game_is_played_twice_where_bots_fill_several_seats() -> None:
    for bots, seats, turns in (("adept", 3, 1), ("random,adept", 4, 2), ("random,adept", 3, 3)):
        what = plan(bots, games=12, seats=seats)
        assert what.turns == turns
        assert len({(what.stream(k), what.seating(0, k)) for k in range(12)}) == 12


@pytest.mark.parametrize(
    ("wrong", "part"),
    [
        ({"bots": "oracle"}, "no bot 'oracle'"),
        ({"bots": "adept,adept"}, "twice"),
        ({"games": 0}, "at least one game"),
        ({"seats": 9}, "not 9"),
        ({"seed": 2**62}, "2\\*\\*62"),
    ],
)
def test_plans_that_make_no_sense(wrong: dict[str, object], part: str) -> None:
    with pytest.raises(ValueError, match=part):
        plan(**wrong)  # type: ignore[arg-type]


# -- the games -------------------------------------------------------------------------------------


def test_compiled_as_a_whole_or_move_by_move_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    what = plan("random,adept", games=7, seats=3)
    fast = played(what, cores=2)
    monkeypatch.setattr(compiled, "available", lambda: False)
    slow = played(what)
    assert set(fast) == set(slow) == set(what.keys())
    for key in fast:
        for name in ("seating", "returns", "scores", "steps", "digest"):
            assert getattr(fast[key], name) == getattr(slow[key], name), name
    assert summarised(what, fast)["digest"] == summarised(what, slow)["digest"]


def test_cores_change_nothing() -> None:
    what = plan()
    one, two = played(what), played(what, cores=2)
    assert summarised(what, one)["digest"] == summarised(what, two)["digest"]
    assert (
        summarised(plan(seed=4), played(plan(seed=4)))["digest"] != summarised(what, one)["digest"]
    )


def test_blocks_leave_out_what_is_done() -> None:
    what = plan("random,adept", games=10)
    done = {(0, 4), (0, 5), (0, 1)}
    blocks = list(play._blocks(what, 0, done, 100))
    assert blocks == [[0, 2], [6, 8], [3], [7, 9]]


# -- results on disk -------------------------------------------------------------------------------


def test_a_store_gives_back_what_it_kept_and_drops_half_a_line(tmp_path: Path) -> None:
    what, path = plan(), tmp_path / "r.jsonl"
    results = list(played(what).values())
    with Store(path, what) as store:
        store.keep(results[:3])
    path.write_bytes(path.read_bytes() + b'{"lineup":0,"num')
    with Store(path, what) as store:
        assert list(store.results.values()) == results[:3]
        store.keep(results[2:])  # number 2 a second time
    with Store(path, what) as store:
        assert store.results == {r.key: r for r in results}
    with Store(path, plan(games=2)) as store:
        assert set(store.results) == {(0, 0), (0, 1)}
    with Store(path, plan(games=50)) as store:
        assert len(store.results) == 6


def test_other_files_are_refused_and_left_alone(tmp_path: Path) -> None:
    what, path = plan(), tmp_path / "r.jsonl"
    for content in (b"dear diary", b"dear diary\n", b'{"format":"other"}\n', b"\xff\xfe\n"):
        path.write_bytes(content)
        with pytest.raises(StoreError, match="not a file of arena results"):
            Store(path, what)
        assert path.read_bytes() == content
    path.unlink()
    Store(path, what).__exit__()
    with pytest.raises(StoreError, match="another seed: 3"):
        Store(path, plan(seed=4))
    with pytest.raises(StoreError, match="another bots"):
        Store(path, plan("random,adept"))
    path.write_bytes(path.read_bytes() + b'{"lineup":7}\n')
    with pytest.raises(StoreError, match="line 2 is not a result"):
        Store(path, what)
    with pytest.raises(StoreError, match="cannot be used"):
        Store(tmp_path, what)


def test_two_runs_do_not_write_to_one_file(tmp_path: Path) -> None:
    with Store(tmp_path / "r", plan()), pytest.raises(StoreError, match="another run"):
        Store(tmp_path / "r", plan())


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    line = ["arena", "dragon_farkle", "--bots", "random,novice", "--games", "60", "--cores", "1"]
    command = [sys.executable, "-m", "lindwurm.cli", *line, "--json", "--out", str(path)]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    first = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
    for _ in range(3000):
        if path.exists() and path.read_bytes().count(b"\n") > 5:
            break
        time.sleep(0.02)
    first.send_signal(signal.SIGKILL)
    first.wait()
    kept = path.read_bytes().count(b"\n") - 1
    assert 5 <= kept < 60
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    found = json.loads(done.stdout)
    assert found["resumed"] == kept
    assert found["games"] == 60
    keys = [(g["lineup"], g["number"]) for g in map(json.loads, path.read_text().splitlines()[1:])]
    assert sorted(keys) == [(0, number) for number in range(60)]
    whole = plan(games=60, seed=0)
    assert found["digest"] == summarised(whole, played(whole))["digest"]


# -- the numbers -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("won", "games"), [(0, 10), (3, 10), (10, 10), (457, 1000)])
def test_wilson_as_scipy_has_it(won: int, games: int) -> None:
    expected = binomtest(won, games).proportion_ci(method="wilson")
    assert wilson(won, games) == pytest.approx((expected.low, expected.high), abs=1e-12)


def test_quantiles() -> None:
    values = list(range(1, 101))
    assert [quantile(values, q) for q in (0, 0.05, 0.5, 0.95, 1)] == [1, 5, 50, 95, 100]


def test_wins_are_shared_and_may_be_nobodys() -> None:
    assert wins([1.0, 0.0]) == [1, 0]
    assert wins([0.4, 0.4]) == [0.5, 0.5]
    assert wins([-1.0, -1.0, -1.0]) == [0, 0, 0]


def test_what_all_win_together_is_no_fraction_of_a_win() -> None:
    """LAB-F5: 75 of 100 realms saved by two were told as 37.5 % a seat."""
    assert wins([1.0, 1.0], together=True) == [1, 1]
    assert wins([0.0, 0.0], together=True) == [0, 0]
    schutt = load("schutt_und_asche")
    for mode, shared in (("semi", False), ("coop", True)):
        assert together(schutt, schutt.option_codes(2, {"mode": mode})) is shared
    assert not together(load("simurgh"), load("simurgh").option_codes(2))


def test_losers_are_ranked_by_their_scores() -> None:
    """LAB-F2: with three seats two losers tied, whatever they had reached."""
    lost = Result(0, 0, (0, 1, 2), (0.0, 1.0, 0.0), (7, 30, 12), 9, "00" * 16)
    assert (ahead(lost, 0, 2), ahead(lost, 2, 0)) == (0, 1)
    assert (ahead(lost, 1, 2), ahead(lost, 0, 1)) == (1, 0)
    shared = replace(lost, returns=(0.5, 0.5, 0.0))
    assert ahead(shared, 0, 1) == 0.5, "who shares a win is not ahead by points"
    what = plan("random,novice,adept", games=1, seats=3)
    first, second, third = ratings(what, [lost])
    assert second["elo"] > third["elo"] > first["elo"]


@pytest.mark.parametrize("game_id", ids())
def test_who_began_is_known_and_shares_go_by_it(game_id: str) -> None:
    """LAB-F1: chairs say nothing, because who begins is drawn."""
    game = load(game_id)
    seats = max(2, game.seats.start)
    for seat in range(seats):
        done = batch.run(game, 2, seats, first_at(game, seat), seed=seat, engine="python")
        assert done.began == [seat, seat]
    drawn = batch.run(game, 8, seats, seed=3, engine="python")
    assert set(drawn.began) == set(range(seats))
    one = play.play_one(Plan(game, seats, first_at(game, 1), 4, ("random",), 1), 0, 0)
    assert one.began == 1
    rows = order_of_play([([1.0, 0.0], 0), ([0.0, 1.0], 1), ([1.0, 0.0], 1), ([1.0, 0.0], -1)])
    assert [(row["place"], row["wins"], row["games"]) for row in rows] == [(1, 2, 3), (2, 1, 3)]


def test_bradley_terry_finds_the_strengths_that_made_the_games() -> None:
    elo = np.array([150.0, 0.0, -150.0])
    chance = 1 / (1 + 10 ** ((elo[None, :] - elo[:, None]) / 400))
    beaten = 20_000 * chance * (1 - np.eye(3))
    assert bradley_terry(beaten) == pytest.approx(elo, abs=0.5)


def made(
    seating: tuple[int, ...], returns: tuple[float, ...], number: int, steps: int = 9
) -> Result:
    scores = (1,) * len(seating)
    return Result(0, number, seating, returns, scores, steps, "00" * 16, began=number % 2)


def test_ratings_have_intervals_and_need_an_encounter() -> None:
    what = plan("random,adept", games=40)
    results = [
        made(what.seating(0, k), (1.0, 0.0) if (k % 4 == 0) != (k % 2 == 1) else (0.0, 1.0), k)
        for k in range(40)
    ]
    low, high = ratings(what, results)
    assert low["elo"] == pytest.approx(-high["elo"])
    for row in (low, high):
        assert row["elo_low"] <= row["elo"] <= row["elo_high"]
    alone = plan("random", games=2, seats=2)
    assert ratings(alone, [made((0, 0), (1.0, 0.0), 0)]) == []


def test_the_summary_adds_up() -> None:
    what = plan("random,adept", games=4)
    results = [
        made((0, 1), (0.0, 1.0), 0),
        made((1, 0), (1.0, 0.0), 1),
        made((0, 1), (-1.0, -1.0), 2),
        made((1, 0), (0.0, 0.0), 3, steps=-1),
    ]
    found = summarised(what, {r.key: r for r in results})
    assert (found["games"], found["unfinished"]) == (4, 1)
    weak, strong = found["results"]
    assert (weak["wins"], strong["wins"], strong["games"]) == (0, 2, 3)
    assert strong["mean_return"] == pytest.approx(1 / 3)
    assert strong["elo"] > weak["elo"]
    assert found["won_by_nobody"]["wins"] == 1
    (pair,) = found["pairs"]
    assert (pair["bots"], pair["ahead"], pair["games"]) == (["random", "adept"], 0.5, 3)
    assert [row["wins"] for row in found["by_order"]] == [0, 2]
    assert found["repeatable"]


# -- the report ------------------------------------------------------------------------------------


def test_a_report_without_matplotlib_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(report.NoPlots, match=r"lindwurm\[report\]"):
        report.ready()


def test_the_report_is_complete_in_itself() -> None:
    pytest.importorskip("matplotlib")
    what = plan("random,novice", games=4)
    results = played(what)
    summary = summarised(what, results)
    page = report.page(what, summary, list(results.values()))
    assert page.count("<svg") == 3
    assert summary["digest"] in page
    assert "<script" not in page
    assert "<?xml" not in page
    for reference in ('src="http', 'href="http', "@import", "url(http"):
        assert reference not in page
    assert page == report.page(what, summary, list(results.values()))


def test_a_realm_that_is_saved_below_zero_is_saved() -> None:
    """Start tiles cost points in the co-operative game, and a score may end below zero."""
    game = load("schutt_und_asche")
    options = {"mode": "coop", "start_knights": "1", "start_power": "1"}
    plan = Plan(game, 6, options, 3, ("adept",), 6)
    results = {one.key: one for one in play.play_plainly(plan, 0, range(6))}
    below = [one for one in results.values() if -1 < max(one.returns) <= 0]
    burnt = [one for one in results.values() if max(one.returns) == -1]
    assert below
    told = summarised(plan, results)
    assert told["won_by_nobody"]["wins"] == len(burnt)
    assert told["results"][0]["wins"] == 6 * (6 - len(burnt))
