"""Sets of puzzles: their file, today's puzzle, and the position that a puzzle leads to.

>>> from lindwurm.games import load
>>> game = load("dragon_farkle")
>>> puzzle = daily(shipped(game), date(2026, 11, 18))
>>> match = opened(puzzle, game)
>>> match.actors == (puzzle.seat - 1,)
True
>>> {match.code(text) for text in puzzle.best} <= set(match.legal(puzzle.seat - 1))
True
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from lindwurm.kernel.actions import ActionError
from lindwurm.kernel.game import Game, OptionError
from lindwurm.kernel.match import IllegalAction, Match

FILE = "puzzles.jsonl"
FORMAT, VERSION = "lindwurm-puzzles", 1


class PuzzleError(ValueError):
    """A puzzle, or a set of them, that cannot be used: one sentence says why."""


class Weighed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an action brings the seat that solves, in points of a hundred."""

    expected: float
    behind: float
    """How far it is behind the best one, with the same deals and dice."""
    error: float
    """Standard error of that."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a set."""

    rules: int
    """Version of the rules by which it was found."""
    layout: int
    """Layout of the state whose digest it has."""
    seats: int
    options: dict[str, str]
    seed: int
    moves: list[str]
    """What was done: the seat (from 1), a blank, and the action."""
    digest: str
    """Of the position that they lead to."""
    seat: int
    """Who is to act, from 1."""
    best: list[str]
    """The best action; several, where they come to the same."""
    actions: dict[str, Weighed]
    """Every action there is, the best first."""
    missed: list[str]
    """The levels that do not find it, the weakest first."""
    games: int
    """Games behind each number that decided."""
    tries: int
    """Tries of each of the deeper searches that agreed."""

    @property
    def id(self) -> str:
        """What it is called in an address.

        >>> Puzzle(1, 1, 2, {}, 17, ["1 roll"], "", 1, [], {}, [], 0, 0).id
        '17-1'
        """
        return f"{self.seed}-{len(self.moves)}"

    @property
    def grade(self) -> int:
        """How many levels miss it."""
        return len(self.missed)


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    format_version: int
    game: str


def _head(game: Game) -> bytes:
    return msgspec.json.encode(_Head(FORMAT, VERSION, game.id))


def read(data: bytes, game: Game) -> list[Puzzle]:
    """Return the puzzles of a set; raises PuzzleError naming the first line that is none.

    What a run that was killed left half written at the end is left out.
    """
    *lines, _ = data.split(b"\n")
    found: list[Puzzle] = []
    for number, line in enumerate(lines, 1):
        try:
            if number == 1:
                head = msgspec.json.decode(line, type=_Head)
                if (head.format, head.format_version) != (FORMAT, VERSION):
                    raise PuzzleError(f"this is no set of puzzles of version {VERSION}")
                if head.game != game.id:
                    raise PuzzleError(f"these are puzzles of {head.game}, not of {game.id}")
            else:
                found.append(msgspec.json.decode(line, type=Puzzle))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise PuzzleError(f"line {number} is no puzzle: {error}") from None
    return found


def given(game: Game) -> bool:
    """Return whether puzzles came with a game."""
    return (files(game.package) / FILE).is_file()


@cache
def shipped(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles that come with a game; none where it has no set, or is a variant."""
    if game.variant is not None or not given(game):
        return ()
    return tuple(read((files(game.package) / FILE).read_bytes(), game))


def there(path: Path, game: Game) -> list[Puzzle]:
    """Return the puzzles of a file; none if it is not there yet."""
    return read(path.read_bytes(), game) if path.exists() else []


def append(path: Path, game: Game, puzzle: Puzzle) -> None:
    """Add a puzzle to a file, whole or not at all; what was half written is replaced."""
    data = path.read_bytes() if path.exists() else b""
    whole = data[: data.rfind(b"\n") + 1] or _head(game) + b"\n"
    written = path.with_name(f"{path.name}.new")
    written.write_bytes(whole + msgspec.json.encode(puzzle) + b"\n")
    written.replace(path)


def daily(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """Return the puzzle of a day: all of a set in turn.

    >>> one, other = (Puzzle(1, 1, 2, {}, s, [], "", 1, [], {}, [], 0, 0) for s in (1, 2))
    >>> [daily([one, other], date(2026, 11, day)).seed for day in (17, 18, 19)]
    [2, 1, 2]
    """
    if not puzzles:
        raise PuzzleError("there are no puzzles of this game yet")
    return puzzles[day.toordinal() % len(puzzles)]


def named(puzzles: Sequence[Puzzle], name: str) -> Puzzle:
    """Return the puzzle of a name; raises PuzzleError."""
    for one in puzzles:
        if one.id == name:
            return one
    raise PuzzleError(f"there is no puzzle {name[:40]!r}")


def opened(puzzle: Puzzle, game: Game) -> Match:
    """Return the match at a puzzle's position; raises PuzzleError if today's rules lead elsewhere.

    Nobody goes on with it: what would fall next follows from the seed, which anybody may know.
    """
    try:
        match = Match(game, puzzle.seats, game.meant(puzzle.options), seed=puzzle.seed)
        for move in puzzle.moves:
            who, _, action = move.partition(" ")
            match.act(int(who) - 1, action)
    except (ActionError, IllegalAction, OptionError, ValueError) as error:
        raise PuzzleError(f"puzzle {puzzle.id} does not replay: {error}") from None
    if match.state.digest(puzzle.layout) != puzzle.digest:
        raise PuzzleError(f"puzzle {puzzle.id} leads to another position by the rules of today")
    seat = puzzle.seat - 1
    if seat not in match.actors:
        raise PuzzleError(f"puzzle {puzzle.id}: seat {puzzle.seat} is not asked anything there")
    if {match.text(action) for action in match.legal(seat)} != set(puzzle.actions):
        raise PuzzleError(f"puzzle {puzzle.id}: other actions are possible by the rules of today")
    if not puzzle.best or not set(puzzle.best) <= set(puzzle.actions):
        raise PuzzleError(f"puzzle {puzzle.id}: its solution is no action there")
    return match
