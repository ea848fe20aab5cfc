"""The counter that `bench.load` lets Lindwurm's server play beside boardgame.io's."""

from __future__ import annotations

import json
import subprocess
import sys

from bench.games.counter import GAME
from lindwurm.games import ids
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import LANGUAGES, Texts


def test_two_count_in_turn_and_are_told() -> None:
    match = Match(GAME, 2, seed=1, names=("Anna", "Otto"))
    for seat in (0, 1, 0):
        assert match.actors == (seat,)
        match.act(seat, "add")
    assert match.view(None) == {"count": 3, "turn": 1, "phase": 0}
    for language in LANGUAGES:
        texts = Texts(GAME, language, match.names)
        assert "Anna" in texts.event(match.events(1)[-1])
        assert texts.action(0)


def test_only_the_command_of_the_benchmark_has_it() -> None:
    command = (sys.executable, "-m", "bench.counting", "games", "--json")
    found = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    assert {game["id"] for game in found} - set(ids()) == {"counter"}
