"""Mining: what is found is a puzzle, the same seed finds it again, and what is obvious is none."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from lindwurm.games import load
from lindwurm.puzzles import sets, work
from lindwurm.puzzles.mining import Mine
from lindwurm.puzzles.work import Seam, kind

SEED = 1
"""A game in which there is something to be found."""


@pytest.fixture(scope="module")
def found() -> list[sets.Puzzle]:
    """The first puzzle of that game, found as mining finds it."""
    return list(itertools.islice(Mine(load("dragon_farkle")).dig(SEED), 1))


@pytest.mark.slow
def test_what_is_found_is_a_puzzle(found: list[sets.Puzzle]) -> None:
    game = load("dragon_farkle")
    assert found
    for puzzle in found:
        match = sets.opened(puzzle, game)
        legal = {match.text(action) for action in match.legal(puzzle.seat - 1)}
        assert set(puzzle.actions) == legal
        assert "adept" in puzzle.missed
        assert all(
            one.behind > 0 for text, one in puzzle.actions.items() if text not in puzzle.best
        )


@pytest.mark.slow
def test_what_the_adept_finds_is_none(found: list[sets.Puzzle]) -> None:
    """Where the search agrees with what was done there is nothing to be found."""
    mine, game = Mine(load("dragon_farkle")), load("dragon_farkle")
    match = sets.opened(found[0], game)
    match.act(found[0].seat - 1, found[0].best[0])
    assert mine.look(match, len(found[0].moves), found[0].seat - 1, 5) is None


@pytest.mark.slow  # compiles
def test_time_ends_it() -> None:
    assert list(Mine(load("dragon_farkle")).dig(0, until=0.0)) == []


def test_a_set_does_not_take_all_of_a_kind(tmp_path: Path) -> None:
    game = load("dragon_farkle")
    puzzles = sets.shipped(game)
    path = tmp_path / "s.jsonl"
    seam = Seam(game, path, wanted=6)
    assert seam.take(puzzles[:1]) == 1
    assert sets.there(path, game) == seam.puzzles
    same = [one for one in puzzles if kind(one) == kind(seam.puzzles[0])]
    while seam.take(same[:1]):
        pass
    assert len(seam.puzzles) == 6 // work.ALIKE  # no more of that kind
    assert not seam.full
    again = Seam(game, path, wanted=6)
    assert again.puzzles == seam.puzzles
    assert again.seed == max(one.seed for one in seam.puzzles) + 1  # goes on behind them
