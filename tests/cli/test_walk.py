"""Games played by what is on the screen: a few moves each here, whole ones in tmux as a proof."""

from __future__ import annotations

import shutil

import pytest

from lindwurm import games
from tests.cli.tty import Tty
from tests.cli.walk import PROMPTS, SHORT, Tmux, Walk
from tests.server.harness import PLAIN

SEATS = ["Anna", "Fafnir"]
MOST = 1500


def arguments(game: str, language: str) -> list[object]:
    line = ["play", game, "--seats", "anna,bot", "--seed", "3", "--language", language]
    return [*line, *SHORT.get(game, ())]


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("dragon_farkle", "de", (80, 24)),
        ("drachenfels", "en", (80, 24)),
        ("dragonquest", "de", (140, 45)),
        ("schutt_und_asche", "en", (80, 24)),
        ("simurgh", "de", (80, 24)),
    ],
)
def test_the_first_moves_of_each_game(game: str, language: str, size: tuple[int, int]) -> None:
    columns, rows = size
    table = Tty(*arguments(game, language), columns=columns, rows=rows, PYTHONPATH=PLAIN)
    walk = Walk(table, game, language, SEATS)
    try:
        assert not walk.play(most=6, look_up=3)
    finally:
        table.process.close(force=True)
    assert walk.decisions == 6


@pytest.mark.proof
@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
@pytest.mark.parametrize("language", list(PROMPTS))
@pytest.mark.parametrize("game", games.ids())
def test_whole_games_in_tmux(
    game: str, language: str, size: tuple[int, int], record_property: pytest.RecordProperty
) -> None:
    if shutil.which("tmux") is None:
        pytest.skip("there is no tmux here")
    columns, rows = size
    window = Tmux(*arguments(game, language), columns=columns, rows=rows)
    walk = Walk(window, game, language, SEATS)
    try:
        assert walk.play(MOST, look_up=2), "it ends"
    finally:
        window.close()
    record_property("decisions", walk.decisions)
    record_property("looked up", len(walk.looked_up))
