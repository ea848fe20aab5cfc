"""A teacher's pupil: what is kept as integers is what was trained. Needs PyTorch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from lindwurm.bots.learned import Learned  # noqa: E402
from lindwurm.bots.mind import LOGIT, bucket, evaluate, space_for  # noqa: E402
from lindwurm.bots.weights import CONSTANT, MOST, dumps, load, loads  # noqa: E402
from lindwurm.engines.observation import of  # noqa: E402
from lindwurm.games import load as game_of  # noqa: E402
from lindwurm.kernel.chance import seed_words  # noqa: E402
from lindwurm.train import keeping  # noqa: E402
from lindwurm.train.learn import Learner  # noqa: E402
from lindwurm.train.pupil import Pupil, Survey  # noqa: E402
from lindwurm.train.school import School  # noqa: E402
from lindwurm.train.slots import Recipe  # noqa: E402
from lindwurm.train.small import Schooling, teach  # noqa: E402
from tests.bots.minds import about  # noqa: E402

FARKLE = game_of("dragon_farkle")


@pytest.mark.slow
def test_a_pupil_is_kept_as_it_was_trained(tmp_path: Path) -> None:
    recipe = Recipe(slots=64, horizon=4, minibatch=128, width=32, layers=1)
    teacher = Learner(FARKLE, recipe, 1, "cpu", 1.0)
    keeping.save(teacher, tmp_path / "teacher.pt")
    file = tmp_path / "new" / "farkle.mind"
    given = Schooling(0.05, 1, "cpu", width=16, hidden=8, games=4)
    told = list(teach(FARKLE, keeping.read(tmp_path / "teacher.pt", FARKLE), file, given))
    assert told[-1]["same_rounded"] > 0.99
    assert told[-1]["bytes"] == file.stat().st_size < MOST
    kept = load(file)
    assert kept.misfit(FARKLE) is None
    assert kept.about.positions > 0
    assert kept.about.curve["same_choice"] == told[-1]["same_choice"]
    assert 0 < sum(kind & CONSTANT > 0 for kind in kept.arrays["kind"]) < len(kept.arrays["kind"])
    assert Learned(file).missing(FARKLE) is None


def test_a_pupil_that_has_learnt_something_plays_some_games_itself(tmp_path: Path) -> None:
    recipe = Recipe(slots=64, horizon=4, minibatch=128, width=32, layers=1)
    keeping.save(Learner(FARKLE, recipe, 1, "cpu", 1.0), tmp_path / "teacher.pt")
    school = School(FARKLE, keeping.read(tmp_path / "teacher.pt", FARKLE), 1, "cpu")
    assert 0 < int(school.own.sum()) < len(school.own)
    school.rollout()
    assert torch.equal(school.positions()["wild"][:64], school.wild), "the teacher plays"
    wanted = torch.arange(FARKLE.verbs.size).float() * 1000

    def pupil(seen: Any) -> tuple[Any, Any]:
        return wanted.expand(len(seen), -1), torch.zeros(len(seen), FARKLE.seats.stop - 1)

    school.pupil = pupil
    calm, half = school.own & ~school.wild, school.halves[0]
    sent: list[Any] = []
    send = half.games.send

    def noted(actions: Any) -> Any:
        choices, count = half.choices[len(sent)].long(), half.count[len(sent)]
        beyond = torch.arange(choices.shape[1])[None] >= count[:, None]
        sent.append((torch.from_numpy(actions.copy()), choices.masked_fill(beyond, -1)))
        return send(actions)

    half.games.send = noted
    school.rollout()
    last = [choices.max(1).values == actions for actions, choices in sent]
    assert len(last) == recipe.horizon
    assert all(bool(found[calm].all()) for found in last), "what the pupil wants is done"
    assert not all(bool(found[~school.own].all()) for found in last), "elsewhere the teacher plays"
    told = school.positions()["wild"][:64]
    assert torch.equal(told, school.wild | school.own), "what came of it is not the teacher's"


def surveyed(rows: int) -> tuple[Any, Any, Any]:
    """Return what is planned after openings of Dragon Farkle, and what was seen."""
    seen = of(FARKLE)
    shown = torch.zeros((60, seen.size), dtype=torch.int16)
    for i in range(60):
        s = FARKLE.state()
        seed_words(s.rng, i, 0)
        FARKLE.setup(s, 2 + i % 3, FARKLE.option_codes(2 + i % 3, batch=True))
        s.army[0] = 100 * (i % 7)
        seen.observe(s, 0, shown[i])
    survey = Survey(FARKLE, torch.device("cpu"))
    survey.count(shown)
    return survey, survey.places(rows), shown.numpy()


def test_what_is_usual_costs_nothing_and_what_was_never_met_is_like_its_neighbour() -> None:
    survey, plan, seen = surveyed(10_000)
    columns = of(FARKLE).columns
    army = next(i for i, c in enumerate(columns) if (c.field, c.index) == ("army", (0,)))
    assert plan.common[army] in {100 * k for k in range(7)}
    assert survey.constant()[army] == 0
    start = plan.start[army]

    def row(value: int) -> int:
        return int(plan.table[start + bucket(value) - plan.first[army]])

    assert row(int(plan.common[army])) == -1
    assert row(30_000) == row(600) != -1, "the nearest that was met"
    assert len({row(100 * k) for k in range(7)}) == 7
    assert plan.rows == plan.met
    threshold = next(i for i, c in enumerate(columns) if c.field == "threshold")
    assert survey.constant()[threshold] == CONSTANT
    assert plan.common[threshold] == seen[0, threshold], "the value itself, not its bucket's least"


def test_where_there_are_too_many_rows_the_rarest_go() -> None:
    _, plan, _ = surveyed(3)
    assert plan.rows == 3 < plan.met
    assert set(plan.table.tolist()) == {-1, 0, 1, 2}


def test_a_pupil_and_its_integers_say_the_same() -> None:
    survey, plan, seen = surveyed(10_000)
    torch.manual_seed(3)
    pupil = Pupil(FARKLE, plan, survey, 32, 16)
    secret = torch.zeros(FARKLE.verbs.size)
    told = about(FARKLE)
    kept = loads(dumps(told, pupil.arrays(plan, secret)), "a mind")
    net, space = kept.plain(), space_for(kept, FARKLE, fast=False)
    with torch.no_grad():
        logits, _ = pupil(torch.from_numpy(seen))
    for shown, expected in zip(seen.tolist(), logits, strict=True):
        space.seen[:] = shown
        space.choices[:40] = range(40)
        evaluate(net, space, 40)
        assert space.logits[:40] == (expected[:40] * LOGIT).round().long().tolist()
