"""Heat maps: what is drawn on a board's plan is what happened in the games."""

from __future__ import annotations

from collections import Counter
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from lindwurm.arena import heat, lab, lab_report, play
from lindwurm.arena.plan import Plan
from lindwurm.games import load
from lindwurm.kernel.events import Event

WITH_PLANS = ("drachenfels", "dragonquest", "schutt_und_asche", "simurgh")


@pytest.mark.parametrize("game_id", WITH_PLANS)
def test_a_plan_has_every_space_once_and_counts_what_happens(game_id: str) -> None:
    game = load(game_id)
    plan = heat.board(game)
    assert plan is not None
    elements = list(ET.fromstring(plan.svg).iter())
    spaces = [e.attrib["data-at"] for e in elements if "data-at" in e.attrib]
    word = {"simurgh": "spot", "schutt_und_asche": "province"}.get(game_id, "field")
    assert sorted(map(int, spaces)) == list(range(len(game.arguments[word])))
    written = [e.attrib["data-mean"] for e in elements if "data-mean" in e.attrib]
    assert sorted(written) == sorted(spaces)
    games = Plan(game, game.usual_seats, {}, 4, ("adept",), 2)
    found = heat.counted(games, 2)
    assert found is not None
    moving = next(iter(plan.layers))
    assert sum(found.counts[moving].values()) > 5
    told = found.json()
    assert told["games"] == 2
    layer = told["layers"][moving]
    assert len(layer) == len(plan.names)
    drawn = heat.drawn(plan.svg, layer, "a board")
    hottest = max(layer.values(), key=lambda one: one["mean"])
    fills = [e.get("fill-opacity") for e in ET.fromstring(drawn).iter() if e.get("fill-opacity")]
    spots = [f for f in fills if f == f"{heat.MOST:.3f}"]
    assert len(spots) == sum(one["mean"] == hottest["mean"] for one in layer.values())
    assert f"{hottest['name']}: {hottest['mean']:.2f} in a game" in drawn.replace("&#39;", "'")
    numbers = [e.text for e in ET.fromstring(drawn).iter(f"{heat.SVG}text") if e.text]
    for one in layer.values():
        assert not one["mean"] or heat.short(one["mean"]) in numbers
    assert "0.00" not in numbers
    assert "data-" not in drawn
    assert len(plan.svg) < 150_000


def test_counted_again_by_hand() -> None:
    game = load("drachenfels")
    kinds = {kind.name: int(kind) for kind in game.events}
    games = Plan(game, 2, {}, 8, ("adept",), 1)
    log: list[Event] = []
    play.play_one(games, 0, 0, log=log)
    ridden, stood, at = Counter[int](), Counter[int](), {}
    for event in log:
        if event.to != -1:
            continue
        if event.kind in (kinds["STEPPED"], kinds["CROSSED"], kinds["FLEW"]):
            place = event.b if event.kind == kinds["STEPPED"] else event.c
            ridden[place] += 1
            at[event.a] = place
        elif event.kind == kinds["TURN"] and event.a in at:
            stood[at[event.a]] += 1
    found = heat.counted(games, 1)
    assert found is not None
    assert found.counts["ridden over"] == ridden
    assert found.counts["stood on when a turn begins"] == stood
    assert ridden
    assert stood


def test_where_nothing_happened_is_not_hot() -> None:
    spaces = {str(at): {"name": f"field {at}", "mean": mean} for at, mean in enumerate((0, 2.5, 0))}
    hot = lab_report.hottest({"heat": {"games": 2, "layers": {"fought at": spaces}}})
    assert hot == [("fought at", [("field 1", 2.5)])]


def test_a_game_without_a_plan_says_so() -> None:
    farkle = load("dragon_farkle")
    assert heat.board(farkle) is None
    asked: dict[str, Any] = {
        "seats": 2,
        "options": {},
        "seed": 5,
        "bots": ("adept",),
        "games": 20,
        "factors": (),
    }
    with pytest.raises(lab.LabError, match=r"brings no plan\.svg"):
        lab.Experiment(farkle, heat=5, **asked)
    with pytest.raises(lab.LabError, match="of 20 games no 30"):
        lab.Experiment(load("simurgh"), heat=30, **asked)
