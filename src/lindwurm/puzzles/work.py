"""Mining on many cores: games go out to processes, puzzles come back and are written at once.

It ends when the sets are full, when the time is over, or when it is told to stop (Ctrl-C or
SIGTERM). Whatever has been found is in the files by then, and the next run goes on behind it.
"""

from __future__ import annotations

import multiprocessing
import queue
import signal
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lindwurm import games
from lindwurm.kernel.game import Game
from lindwurm.puzzles.mining import Mine
from lindwurm.puzzles.sets import FILE, Puzzle, append, there

WANTED = 60
"""Puzzles of a whole set."""
ALIKE = 3
"""At most one of so many puzzles of a set may have a best action of the same verb and grade."""

Told = Callable[[str], None]
_mines: dict[str, Mine] = {}


@dataclass
class Seam:
    """One game that is mined: its file, what is in it, and the next seed."""

    game: Game
    path: Path
    wanted: int
    seed: int = 0

    def __post_init__(self) -> None:
        self.puzzles = there(self.path, self.game)
        self.seed = max([self.seed, *(one.seed + 1 for one in self.puzzles)])
        self.looked = self.working = 0

    @property
    def full(self) -> bool:
        """Whether enough has been found."""
        return len(self.puzzles) >= self.wanted

    def take(self, found: Sequence[Puzzle]) -> int:
        """Write new puzzles down, but not too many of one kind; returns how many."""
        taken = 0
        for one in found:
            alike = sum(kind(other) == kind(one) for other in self.puzzles)
            if not self.full and alike * ALIKE < self.wanted:
                append(self.path, self.game, one)
                self.puzzles.append(one)
                taken += 1
        return taken


def kind(puzzle: Puzzle) -> tuple[str, int]:
    """Return what makes puzzles alike: the verb that is best, and the grade."""
    return puzzle.best[0].split(" ")[0].split(":")[0], puzzle.grade


def path_of(game: Game, folder: Path | None) -> Path:
    """Return the file of a game's set: in a folder, or in the game's own."""
    if folder is not None:
        return folder / f"{game.id}.{FILE}"
    return Path(str(sys.modules[game.package].__file__)).parent / FILE


def mine(
    ids: Sequence[str],
    *,
    seconds: float,
    cores: int,
    wanted: int = WANTED,
    folder: Path | None = None,
    seed: int = 0,
    told: Told = print,
) -> dict[str, int]:
    """Mine several games at once; returns how many puzzles each has now."""
    seams = [
        Seam(game, path_of(game, folder), wanted, seed) for game in (games.load(one) for one in ids)
    ]
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    until = time.time() + seconds
    done: queue.SimpleQueue[Any] = queue.SimpleQueue()
    stopped = _stopping(done)
    with multiprocessing.get_context("spawn").Pool(cores, _begin) as pool:
        for seam in seams:  # compiled once, before many ask for it
            pool.apply_async(_warm, (seam.game.id,), callback=done.put, error_callback=done.put)
        working = len(seams)
        while working and not stopped():
            try:
                found = done.get(timeout=max(0.1, until + 30 - time.time()))
            except queue.Empty:
                break
            if found is None:
                break
            if isinstance(found, BaseException):
                raise found
            working -= 1
            _note(found, seams, told)
            while working < cores and time.time() < until and (needy := _neediest(seams)):
                asked = needy.game.id, needy.seed, until
                pool.apply_async(_dig, asked, callback=done.put, error_callback=done.put)
                needy.seed += 1
                needy.working += 1
                working += 1
    return {seam.game.id: len(seam.puzzles) for seam in seams}


def _neediest(seams: Sequence[Seam]) -> Seam | None:
    """Return the game that gets the next core: one that lacks puzzles and has few at work."""
    open_ = [seam for seam in seams if not seam.full]
    return min(open_, key=lambda seam: seam.working, default=None)


def _note(found: tuple[str, list[Puzzle] | str | None], seams: Sequence[Seam], told: Told) -> None:
    """Take what a process has found."""
    name, puzzles = found
    seam = next(one for one in seams if one.game.id == name)
    if puzzles is None:
        told(f"{name}: compiled, {len(seam.puzzles)} puzzles there")
        return
    seam.working -= 1
    seam.looked += 1
    if isinstance(puzzles, str):
        told(f"{name}: {puzzles}")
    elif seam.take(puzzles):
        one = seam.puzzles[-1]
        told(
            f"{name}: {len(seam.puzzles)} puzzles, {seam.looked} games looked at; "
            f"{one.id}, missed by {', '.join(one.missed)}"
        )


def _stopping(done: queue.SimpleQueue[Any]) -> Callable[[], bool]:
    """Listen for the wish to stop; returns what tells whether it has come."""
    wishes: list[int] = []

    def stop(number: int, _frame: Any) -> None:
        wishes.append(number)
        done.put(None)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    return lambda: bool(wishes)


def _begin() -> None:
    """Leave it to the first process what Ctrl-C means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _mine(name: str) -> Mine:
    if name not in _mines:
        _mines[name] = Mine(games.load(name))
    return _mines[name]


def _warm(name: str) -> tuple[str, None]:
    """Have everything compiled that mining needs."""
    _mine(name).warm()
    return name, None


def _dig(name: str, seed: int, until: float) -> tuple[str, list[Puzzle] | str]:
    try:
        return name, list(_mine(name).dig(seed, until))
    except Exception as error:  # noqa: BLE001 (one game that fails must not end hours of work)
        return name, f"the game of seed {seed} failed: {error!r}"
