"""`python -m bench.duel`: who plays like the other one is even with him; who plays worse is not."""

from __future__ import annotations

import shutil
from pathlib import Path
from statistics import mean

import pytest

from bench.duel import Bot, Duel, elder
from bench.trees import HERE
from lindwurm.engines import compiled
from lindwurm.games.dragon_farkle import GAME

CALM = {"cards": "none"}


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "available", lambda: False)


def ours() -> Bot:
    assert GAME.bot is not None
    return GAME.bot


def test_whoever_plays_alike_is_even_in_every_deal(tmp_path: Path) -> None:
    theirs = elder(GAME, HERE, tmp_path)
    assert theirs is not GAME.bot
    assert theirs.__module__ == "elder_dragon_farkle.bot"
    assert Duel(GAME, ours(), theirs).differences(3, 2, 1, CALM) == [0.0] * 3


def test_the_other_side_is_the_other_trees(tmp_path: Path) -> None:
    """Somebody who always does the first thing that is allowed loses, whoever begins."""
    package = Path("src/lindwurm/games/dragon_farkle")
    tree = tmp_path / "tree"
    shutil.copytree(HERE / package, tree / package)
    bot = tree / package / "bot.py"
    head, name, rest = bot.read_text("utf-8").partition("def bot(")
    signature, _, body = rest.partition(":\n")
    bot.write_text(f"{head}{name}{signature}:\n    return int(legal[0])\n{body}", "utf-8")
    found = Duel(GAME, ours(), elder(GAME, tree, tmp_path)).differences(6, 2, 1, CALM)
    assert mean(found) > 0.5
