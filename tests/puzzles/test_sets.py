"""Sets of puzzles: each leads where it did; what does not is refused; nothing is half written."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from lindwurm.games import load, own
from lindwurm.kernel.game import Game
from lindwurm.kernel.texts import LANGUAGES
from lindwurm.puzzles import sets, told
from lindwurm.puzzles.__main__ import main
from lindwurm.puzzles.sets import PuzzleError


def one(game: Game) -> sets.Puzzle:
    return sets.shipped(game)[0]


def changed(puzzle: sets.Puzzle, **fields: object) -> sets.Puzzle:
    return msgspec.structs.replace(puzzle, **fields)


@pytest.mark.parametrize("name", [one for one in own() if sets.given(load(one))])
def test_every_puzzle_leads_where_it_did(name: str) -> None:
    """By today's rules; there one action is best, the adept misses it, and it is said in words."""
    game = load(name)
    puzzles = sets.shipped(game)
    assert puzzles
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        match = sets.opened(puzzle, game)
        seat = puzzle.seat - 1
        assert match.actors == (seat,)
        assert len(puzzle.actions) >= 3
        assert "adept" in puzzle.missed
        best = [puzzle.actions[text] for text in puzzle.best]
        others = [found for text, found in puzzle.actions.items() if text not in puzzle.best]
        assert all(found.behind == 0 for found in best)
        assert all(found.behind >= 4 and found.behind > 2 * found.error for found in others)
        for language in LANGUAGES:
            assert told.task(puzzle, language)
            assert len(told.answer(puzzle, match, puzzle.best[0], language)) >= 3
            wrong = next(text for text in puzzle.actions if text not in puzzle.best)
            assert len(told.answer(puzzle, match, wrong, language)) == 1


def test_a_puzzle_that_leads_elsewhere_is_refused() -> None:
    game = load("dragon_farkle")
    puzzle = one(game)
    broken = {
        "does not replay": changed(puzzle, moves=["1 recruit", "1 recruit", *puzzle.moves]),
        "another position": changed(puzzle, digest="0" * 16),
        "is not asked": changed(puzzle, seat=3 - puzzle.seat),
        "other actions": changed(puzzle, actions={}),
        "no action there": changed(puzzle, best=["fly"]),
    }
    for why, bad in broken.items():
        with pytest.raises(PuzzleError, match=why):
            sets.opened(bad, game)
    for strange in (["1 dance"], ["recruit"], ["7 recruit"], [""]):
        with pytest.raises(PuzzleError, match="does not replay"):
            sets.opened(changed(puzzle, moves=strange), game)


def test_a_set_grows_by_whole_lines(tmp_path: Path) -> None:
    game = load("dragon_farkle")
    path, (first, second, *_) = tmp_path / "set.jsonl", sets.shipped(game)
    assert sets.there(path, game) == []
    sets.append(path, game, first)
    with path.open("ab") as file:
        file.write(b'{"rules":1,"sea')  # somebody pulled the plug
    assert sets.there(path, game) == [first]
    sets.append(path, game, second)
    assert sets.there(path, game) == [first, second]
    assert [each.name for each in tmp_path.iterdir()] == ["set.jsonl"]
    with pytest.raises(PuzzleError, match="not of simurgh"):
        sets.there(path, load("simurgh"))
    for bad in (b"{}\n", b'{"format":"other","format_version":1,"game":"dragon_farkle"}\n'):
        with pytest.raises(PuzzleError):
            sets.read(bad, game)
    with pytest.raises(PuzzleError, match="line 4"):
        sets.read(path.read_bytes() + b'{"seed":1}\n', game)


def test_every_day_has_its_puzzle() -> None:
    puzzles = sets.shipped(load("dragon_farkle"))
    begin = date(2026, 11, 18)
    days = [sets.daily(puzzles, begin + timedelta(days=n)) for n in range(len(puzzles))]
    assert sorted(day.id for day in days) == sorted(each.id for each in puzzles)
    assert sets.named(puzzles, days[0].id) == days[0]
    with pytest.raises(PuzzleError, match="no puzzle"):
        sets.named(puzzles, "0-0")
    with pytest.raises(PuzzleError, match="no puzzles"):
        sets.daily((), begin)


def test_sets_are_checked_by_one_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = load("dragon_farkle")
    path = tmp_path / "dragon_farkle.puzzles.jsonl"
    sets.append(path, game, one(game))
    assert main(["check", "dragon_farkle", "--folder", str(tmp_path)]) == 0
    assert "1 puzzles, all of them" in capsys.readouterr().out
    sets.append(path, game, changed(one(game), digest="0" * 16))
    assert main(["check", "dragon_farkle", "--folder", str(tmp_path)]) == 1
    assert "another position" in capsys.readouterr().out
    assert main(["check", "chess"]) == 2
