"""Tension: what is followed are the lab's own games, and what is said of them is so."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sqlalchemy import JSON, create_engine
from sqlalchemy.orm import Session

from lindwurm.arena import lab, lab_numbers, lab_report, lab_run, lab_tables, pace, play, tension
from lindwurm.arena.plan import Plan
from lindwurm.games import ids, load
from lindwurm.kernel.events import Event
from lindwurm.server.store.models import Base, Row, Table

GAME = load("dragon_farkle")
FEW = tension.Closeness(looks=2, deals=1, each=1, probed=1, choices=2, tried=1, games=2)


@pytest.mark.parametrize("game_id", ids())
def test_the_games_that_are_followed_are_those_that_were_played(game_id: str) -> None:
    game = load(game_id)
    plan = Plan(game, game.usual_seats, {}, 9, ("adept",), 2)
    log: list[Event] = []
    seen = []
    one = play.play_one(plan, 0, 1, look=lambda s, *who: seen.append((s.to_bytes(), *who)), log=log)
    assert one.digest == play.play_plainly(plan, 0, [1])[0].digest
    assert len(seen) == one.steps
    assert 1 <= tension.rounds_of(game, log) <= one.steps
    followed = tension.courses(plan, 1, fast=False, effort=FEW)
    [course] = followed.courses
    assert course is not None
    assert len(course.curve) == 2
    assert all(0 <= chance <= 1 for chance in (*course.curve, course.decided, course.matter))
    assert followed.json()["curve"] == list(course.curve)
    if game_id == "simurgh":
        again = tension.courses(plan, 1, fast=False, effort=FEW)
        assert again == followed, "the same again gives the same"


def test_near_its_end_a_game_is_decided_and_before_it_is_open() -> None:
    """Followed by a judge with more games; the winner's chance grows to (nearly) one."""
    plan = Plan(GAME, 2, {}, 3, ("adept",), 6)
    effort = tension.Closeness(looks=4, deals=1, each=16, probed=0, choices=2, tried=2, games=2)
    curve = tension.courses(plan, 6, fast=False, effort=effort).json()["curve"]
    assert 0.3 < curve[0] < 0.75
    assert curve[-1] > curve[0] + 0.1


def test_a_decision_that_matters_is_told_from_one_that_does_not() -> None:
    """The same choice twice never does; among the last decisions of a game one does for sure."""
    plan = Plan(GAME, 2, {"first_player": 1}, 3, ("adept",), 1)
    steps: list[tuple[bytes, int, list[int]]] = []
    play.play_one(plan, 0, 0, look=lambda s, *who: steps.append((s.to_bytes(), *who)))
    umpire = tension.Umpire(GAME, fast=False)
    effort = tension.Closeness(looks=1, deals=1, each=1, probed=1, choices=6, tried=8, games=40)
    packed, seat, legal = next(step for step in steps if len(step[2]) > 1)
    same = (packed, seat, [legal[0], legal[0]])
    assert tension._gap(umpire, plan, False, same, effort) == (0.0, 0.0)
    late = [step for step in steps if len(step[2]) > 1][-8:]
    gaps = [tension._gap(umpire, plan, False, step, effort) for step in late]
    assert any(gap > 2 * error > 0 for gap, error in gaps)


def test_outcomes_are_wins_of_seats_or_nobodys() -> None:
    ashes, mine = [-1.0, -1.0, -1.0], [0.0, 1.0, 0.0]
    schutt = load("schutt_und_asche")
    found = tension.outcomes(np.array([ashes, mine]), schutt, shared=False)
    assert found.tolist() == [[0, 0, 0, 1], [0, 1, 0, 0]]
    saved = [0.4, 0.4, 0.4]
    found = tension.outcomes(np.array([ashes, saved]), schutt, shared=True)
    assert found.tolist() == [[0, 0, 0, 1], [1, 0, 0, 0]]
    found = tension.outcomes(np.array([[0.25, 0.75]]), GAME, shared=False)
    assert found.tolist() == [[0.25, 0.75, 0.0]]


def experiment(**more: object) -> lab.Experiment:
    factors = (lab.factor(GAME, "numbers.stub=200,900", {}),)
    usual: dict[str, Any] = {"seats": 2, "options": {}, "seed": 5, "bots": ("adept",), "games": 20}
    return lab.Experiment(GAME, factors=factors, **(usual | more))


def test_measures_of_a_sample_stand_beside_those_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tension, "PLAIN", FEW)
    asked = experiment(tension=2, pace=6.0)
    games = list(map(lab_run.played, lab_run.tasks(asked, 1, False)))
    stake = [name for name, _ in games[0].names].index("at stake")
    games[0].numbers[games[0].known(stake), stake] = -0.02, -0.01  # noise may be more than there is
    found = lab_numbers.summarised(asked, games)
    for variant in found["variants"]:
        known = {m["measure"]: m for m in variant["measures"]}
        assert set(tension.MEASURES) <= set(known)
        assert known["minutes"]["value"] == pytest.approx(known["decisions"]["value"] / 10, 1e-4)
        assert known["rounds"]["value"] >= 1
        assert variant["tension"]["games"] == 2
        for name in tension.MEASURES:
            assert known[name]["change"] is not None
            assert known[name]["low"] <= known[name]["value"] <= known[name]["high"]
    names = [row["name"] for row in lab_tables.rows(found)]
    assert names.count("decided") == 2
    [sample, minutes] = lab_report.sampled(found)
    assert "2 games of each" in sample
    assert "6 seconds" in minutes
    for games, part in ((1, "at least 2"), (21, "of 20 games")):
        with pytest.raises(lab.LabError, match=part):
            experiment(tension=games)


# -- minutes ---------------------------------------------------------------------------------------


def test_a_pace_is_measured_at_a_servers_tables(tmp_path: Path) -> None:
    path, began = tmp_path / "lindwurm.db", datetime(2026, 1, 1, 20, tzinfo=UTC)
    engine = create_engine(f"sqlite:///{path}")
    Base.metadata.create_all(engine)
    with Session(engine) as session:
        for table, game in (("a", "dragon_farkle"), ("b", "simurgh")):
            session.add(Table(**_table(table, game)))
            at = began
            for number in range(50):
                by = "person" if number % 2 else "bot"
                at += timedelta(seconds=1 if by == "bot" else 9 if table == "a" else 99)
                at += timedelta(hours=number == 7)  # somebody slept, and does not count
                row = {"table": table, "number": number, "kind": "move", "seat": 0, "digest": ""}
                session.add(Row(**row, at=at, by=by))
        session.commit()
    assert pace.seconds(str(path), "dragon_farkle") == pytest.approx(9, 1e-3)
    assert pace.seconds(str(path), "simurgh") == pytest.approx(99, 1e-3)
    with pytest.raises(lab.LabError, match="has 0 moves of people in drachenfels"):
        pace.seconds(str(path), "drachenfels")


def _table(key: str, game: str) -> dict[str, object]:
    """Return what a table cannot be kept without."""
    given: dict[str, object] = {"id": key, "game": game}
    for column in Table.__table__.columns:
        needed = not column.nullable and column.default is None and column.server_default is None
        if needed and column.key not in given:
            given[column.key] = {} if isinstance(column.type, JSON) else column.type.python_type()
    return given


def test_a_pace_that_is_none(tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    sqlite3.connect(other).close()
    for given, part in (
        ("fast", "seconds for each decision"),
        ("0", "nobody decides in 0"),
        (str(other), "no database of a server"),
    ):
        with pytest.raises(lab.LabError, match=part):
            pace.seconds(given, "dragon_farkle")
