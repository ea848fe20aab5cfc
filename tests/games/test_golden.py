"""Recorded games replay move by move, and the counts of positions stay what they were."""

from __future__ import annotations

import json

import pytest

from lindwurm.kernel import record
from tests.games import golden
from tests.games.harness import DEFAULTS, Setting


@pytest.mark.parametrize("setting", DEFAULTS, ids=str)
def test_the_golden_game_replays_move_by_move(setting: Setting) -> None:
    whole = record.loads(golden.file_of(setting).read_bytes())
    match = record.replay(whole, setting.game)
    assert match.over
    assert len(match.moves) >= 10


@pytest.mark.parametrize("setting", DEFAULTS, ids=str)
def test_the_number_of_positions_is_what_it_was(setting: Setting) -> None:
    known = json.loads(golden.count_file(setting.game.id).read_text(encoding="utf-8"))
    assert golden.counts(setting) == known[str(setting)]
