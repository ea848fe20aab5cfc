"""What DragonQuest asks of you: only what can be done, in one short sentence. Without a page."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from lindwurm.bots.player import Heuristic, choose
from lindwurm.games import load
from lindwurm.kernel.match import Match
from lindwurm.server.table.outgoing import Position, Telling
from tests.web.test_pace import call


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_question_of_dragonquest_names_only_what_can_be_done(language: str) -> None:
    game = load("dragonquest")
    rng = random.Random(5)
    positions: list[dict[str, Any]] = []
    for seed in range(3):
        match = Match(game, 2, seed=seed)
        while not match.over and len(positions) < 250 * (seed + 1):
            seat = rng.choice(match.actors)
            sent, _ = Position(match).seen(seat, Telling(game, language), 10**6)
            seen = msgspec.json.decode(sent)
            positions.append({"view": {"phase": seen["view"]["phase"]}, "legal": seen["legal"]})
            wise = choose(Heuristic(), match, seat, seed=seed)
            match.act(seat, wise if rng.random() < 0.9 else rng.choice(match.legal(seat)))
    found = call(
        "src/boards/dragonquest/asks.ts",
        f"return {json.dumps(positions)}.map((one) => all.question(one));",
    )
    words = FluentBundle([language], use_isolating=False)
    board = Path(__file__).parents[2] / f"web/src/boards/dragonquest/text.{language}.ftl"
    words.add_resource(FluentResource(board.read_text("utf-8")))
    asked = set()
    for position, one in zip(positions, found, strict=True):
        legal = {action["json"]["verb"] for action in position["legal"]}
        assert one["can"], legal
        assert set(one["can"]) <= legal, one
        pattern = words.get_message(one["id"]).value
        assert pattern is not None
        said, errors = words.format_pattern(pattern, {"can": "-".join(one["can"]), "seat": "Ladon"})
        assert not errors
        assert len(str(said)) <= {"en": 60, "de": 72}[language], said
        asked.add(one["id"])
    assert len(asked) > 6
