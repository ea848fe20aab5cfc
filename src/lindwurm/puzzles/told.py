"""A puzzle in words: the task, what is said to an answer, and the solution."""

from __future__ import annotations

from functools import cache
from typing import Any

from lindwurm.bots.levels import LEVELS
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts, Words, number
from lindwurm.puzzles.sets import Puzzle

NAMES = ("Ada", "Bero", "Cleo", "Dag", "Enna", "Falk", "Gesa", "Hark")
"""Who sits there: nobody in particular."""


@cache
def words(language: str) -> Words:
    """Return the words of puzzles in a language."""
    return Words("lindwurm.puzzles", language)


def names(puzzle: Puzzle) -> list[str]:
    """Return the names of those who sit at a puzzle's table."""
    return list(NAMES[: puzzle.seats])


def task(puzzle: Puzzle, language: str) -> str:
    """Return what is asked, in a sentence or two."""
    count = len(puzzle.actions)
    return words(language)("puzzle-task", seats=puzzle.seats, count=count)


def grade(puzzle: Puzzle, language: str) -> str:
    """Return how hard it is: how many levels of bots miss it."""
    return words(language)("puzzle-grade", count=puzzle.grade)


def answer(puzzle: Puzzle, match: Match, action: str, language: str) -> list[str]:
    """Return what is said to an answer; of the solution nothing, unless it is the answer."""
    say, label = words(language), _labels(puzzle, match, language)
    if action not in puzzle.best:
        found = puzzle.actions[action]
        behind, error = (number(one, language, 1) for one in (found.behind, found.error))
        return [say("puzzle-wrong", action=label[action], points=behind, error=error)]
    return [say("puzzle-right", action=label[action]), *_reasons(puzzle, match, language)]


def solution(puzzle: Puzzle, match: Match, language: str) -> list[str]:
    """Return the solution, for somebody who has given up."""
    label = _labels(puzzle, match, language)
    best = words(language)("puzzle-solution", action=label[puzzle.best[0]])
    return [best, *_reasons(puzzle, match, language)]


def actions(puzzle: Puzzle, match: Match, language: str) -> list[dict[str, Any]]:
    """Return every action with what it brings, the best first."""
    label = _labels(puzzle, match, language)
    return [
        {
            "text": text,
            "label": label[text],
            "best": text in puzzle.best,
            "expected": found.expected,
            "behind": found.behind,
            "error": found.error,
        }
        for text, found in puzzle.actions.items()
    ]


def scale(game: Game, language: str) -> str:
    """Say what points are."""
    say, lowest = words(language), 100 * game.lowest
    if lowest == 0:
        return say("puzzle-points")
    return say("puzzle-points-low", lowest=number(lowest, language))


def _labels(puzzle: Puzzle, match: Match, language: str) -> dict[str, str]:
    texts, seat = Texts(match.game, language, names(puzzle)), puzzle.seat - 1
    return {one: texts.action(match.code(one), match.state, seat) for one in puzzle.actions}


def _reasons(puzzle: Puzzle, match: Match, language: str) -> list[str]:
    """Return why the best is the best: by how much, who misses it, and how that is known."""
    say, label, told = words(language), _labels(puzzle, match, language), []
    top = puzzle.actions[puzzle.best[0]]
    others = [one for one in puzzle.actions if one not in puzzle.best]
    if others:
        nearest = min(others, key=lambda one: puzzle.actions[one].behind)
        less = top.expected - puzzle.actions[nearest].behind
        told.append(
            say(
                "puzzle-right-worth",
                points=number(top.expected, language, 1),
                other=label[nearest],
                less=number(less, language, 1),
            )
        )
    if set(puzzle.missed) >= set(LEVELS) - {"wyrm"}:
        told.append(say("puzzle-missed-all"))
    elif puzzle.missed:
        listed = ", ".join(say(f"level-{one}") for one in puzzle.missed)
        told.append(say("puzzle-missed", levels=listed))
    tries, games = (number(one, language) for one in (puzzle.tries, puzzle.games))
    told.append(say("puzzle-judged", tries=tries, games=games))
    return told
