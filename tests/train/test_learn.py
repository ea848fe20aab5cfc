"""Self-play: who sits where, what is learnt from, and what a checkpoint keeps. Needs PyTorch."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from lindwurm.engines.asking import ASKED  # noqa: E402
from lindwurm.engines.observation import of  # noqa: E402
from lindwurm.games import load as game_of  # noqa: E402
from lindwurm.train import keeping  # noqa: E402
from lindwurm.train.learn import Learner  # noqa: E402
from lindwurm.train.network import RowPlaces  # noqa: E402
from lindwurm.train.slots import Recipe, tables  # noqa: E402

FARKLE = game_of("dragon_farkle")
TINY = Recipe(slots=64, horizon=4, minibatch=128, width=16, layers=1, adept_share=0.25)


def learner(**changed: Any) -> Learner:
    return Learner(FARKLE, Recipe(**{**vars(TINY), **changed}), 1, "cpu", 1.0)


def test_tables_are_as_people_set_them_up_and_some_as_batches_do() -> None:
    game = game_of("drachenfels")
    seats, options = tables(game, Recipe(slots=2000), np.random.default_rng(1))
    limit = [o.name for o in game.options].index("turn_limit")
    people = game.option_codes(2)
    usual = (options == np.array(people)).all(1).mean()
    assert 0.65 < usual < 0.75
    assert set(options[:, limit]) == {people[limit], game.option_codes(2, batch=True)[limit]}
    assert {*seats} == {*game.seats}
    assert len({tuple(row) for row in options.tolist()}) > 50


@pytest.mark.slow
def test_only_the_learners_own_choices_are_learnt_from() -> None:
    run = learner(past_share=0.25)
    half = run.halves[0]
    mine = half.mine.numpy()
    asked = half.games.kinds == ASKED
    there = np.arange(mine.shape[1])[None] < half.games.seats[:, None]
    adepts, past = half.adept.numpy(), half.past.numpy()
    assert len(adepts) == len(past) == 16
    assert (mine[adepts] == (asked & there)[adepts]).all()
    assert (mine[adepts].sum(1) == 1).all()
    several = past[half.games.seats[past] > 1]
    shared = mine[several].sum(1)
    assert ((shared > 0) & (shared < half.games.seats[several])).all()
    run.rollout()
    chose = run.store.mine.reshape(-1)
    assert 0 < (~chose).sum() < len(chose) / 4
    before = run.decisions
    run.update()
    assert run.decisions - before == int(chose.sum())


@pytest.mark.slow
def test_what_turned_out_well_becomes_likelier() -> None:
    run = learner(horizon=16, rate=1e-2, entropy=1e-9, last_entropy=1e-9, adept_share=0.1)
    run.updates = 100  # past the slow beginning
    run.rollout()
    store = run.store
    gained, _ = run.advantages()
    mine = store.mine.reshape(-1)
    gain = gained.gather(1, store.seat.reshape(-1, 1))[:, 0][mine]
    run.update()
    logits, _ = run.logits(
        run.mind,
        store.seen.flatten(0, 1)[mine],
        store.choices.flatten(0, 1)[mine],
        store.count.reshape(-1)[mine],
    )
    now = logits.log_softmax(1).gather(1, store.taken.reshape(-1)[mine][:, None])[:, 0]
    change = (now - store.log_p.reshape(-1)[mine]).detach()
    assert float(torch.corrcoef(torch.stack([gain, change]))[0, 1]) > 0.1


@pytest.mark.slow
def test_a_game_that_is_broken_off_is_lost_for_everybody() -> None:
    run = learner(limit=3, adept_share=0.0)
    run.rollout()
    over = run.store.over > 0
    assert over.any()
    assert (run.store.reward[over] == 0).all()
    assert run.told()["cut"] == 1


def test_a_row_is_given_to_what_is_met_and_to_nothing_else() -> None:
    places = RowPlaces(of(FARKLE), 100, torch.device("cpu"))
    seen = torch.zeros((3, of(FARKLE).size), dtype=torch.int16)
    places.meet(seen)
    assert places.names == ["nothing", "seats=1"], "nobody sits at no table"
    column = next(i for i, c in enumerate(of(FARKLE).columns) if c.field == "army")
    seen[1, column] = 7
    places.meet(seen)
    assert places.names == ["nothing", "seats=1", "army[0]=7"]
    assert places.now[places.at(seen)][:, column].tolist() == [0, 2, 0]


@pytest.mark.slow
def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: Any) -> None:
    run = learner()
    run.rollout()
    run.update()
    run.told()
    run.curve.append({"minutes": 0.1, **run.told()})
    file = tmp_path / "minds" / "farkle.pt"
    keeping.save(run, file)
    assert [one.name for one in file.parent.iterdir()] == ["farkle.pt"]
    whole = file.stat().st_size
    for most, wrong in ((whole, 1e-3), (whole - 1, 2e-2)):  # in half precision, and in 8 bits
        monkeypatch.setattr(keeping, "MOST", most)
        keeping.save(run, file)
        assert file.stat().st_size <= most
        again = learner(seed=2)
        keeping.put_back(again, keeping.read(file))
        assert again.decisions == run.decisions
        assert again.curve == run.curve
        seen, count = run.store.seen[0], run.store.count[0]
        told = [
            one.logits(one.average, seen, run.store.choices[0], count)[1] for one in (run, again)
        ]
        assert float((told[0] - told[1]).detach().abs().max()) < wrong


@pytest.mark.slow
def test_a_checkpoint_that_is_too_large_leaves_out_what_was_met_last(monkeypatch: Any) -> None:
    kept = keeping.checkpoint(learner())
    monkeypatch.setattr(keeping, "MOST", len(keeping.packed(kept)) * 2 // 3)
    data = keeping.packed(kept)
    assert len(data) <= keeping.MOST
    left = torch.load(io.BytesIO(data), weights_only=True)
    for net, names in keeping.NETS.items():
        assert 0 < len(left[names]) < len(kept[names])
        assert left[names] == kept[names][: len(left[names])]
        assert len(left[net]["body.rows"]) == len(left[net]["body.scale"]) == len(left[names])
    keeping.put_back(learner(seed=2), left)
    monkeypatch.setattr(keeping, "MOST", 100)
    with pytest.raises(ValueError, match="does not fit into 100 bytes"):
        keeping.packed(kept)
