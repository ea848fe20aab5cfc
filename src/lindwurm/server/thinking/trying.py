"""Trying what people bring: a variant is read and played in a process of its own.

Whatever is in it, it costs no more than that process may take: seconds, and memory. One is tried
at a time. What comes back is plain data; the server never reads the file itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import NamedTuple

import msgspec

from lindwurm.kernel.variant import Variant

SECONDS = 30
"""How long a variant may compute to be read and tried; the largest game takes three."""
PATIENCE = 4 * SECONDS
"""And how long that may take where the machine is busy with other things."""
MEGABYTES = 2_048
MOST_WAITING = 6
"""Variants that wait for their turn; whoever comes then is asked to come again."""
LONGEST = 40_000
"""Letters of a variant that comes from a browser."""


class Tried(NamedTuple):
    """What came of it: the variant, or what is wrong with it, in one sentence."""

    variant: Variant | None
    problem: str


class Crowded(Exception):
    """Too many variants wait to be tried."""


class Trials:
    """The one who tries."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def tried(self, text: str) -> Tried:
        """Return what is in a variant's file, after it has been played; raises Crowded."""
        if self._waiting >= MOST_WAITING:
            raise Crowded
        self._waiting += 1
        try:
            async with self._turn:
                return await _run(text)
        finally:
            self._waiting -= 1


async def _run(text: str) -> Tried:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "lindwurm.server.thinking.trying"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        said, _ = await asyncio.wait_for(process.communicate(text.encode()), PATIENCE)
    except TimeoutError:
        return Tried(None, f"it cannot be tried within {PATIENCE} seconds")
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    try:
        return msgspec.json.decode(said, type=Tried)
    except msgspec.DecodeError:
        return Tried(None, "it takes more time or memory than any variant needs")


# -- inside the process ------------------------------------------------------------------------


def main() -> None:
    """Read a variant, try it and write what came of it."""
    _settle()
    sys.stdout.buffer.write(msgspec.json.encode(found_in(sys.stdin.buffer.read())))


def _settle() -> None:
    """Give way to the server, and take no more than is allowed."""
    if hasattr(os, "nice"):
        os.nice(10)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        memory = MEGABYTES * 2**20
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def found_in(data: bytes) -> Tried:
    """Return the variant that a file holds, if it can be played by any number of people."""
    from lindwurm.engines import trial
    from lindwurm.variants import file

    try:
        variant = file.parsed(data)
    except file.VariantError as error:
        return Tried(None, str(error))
    game, problem = trial.tried(variant)
    if game is None:
        return Tried(None, f"it cannot be played: {problem}")
    for seats in {game.seats[0], game.seats[-1]} - {game.usual_seats}:
        if problem := trial.problem(game, seats):
            return Tried(None, f"it cannot be played by {seats}: {problem}")
    if problem := trial.unsaid(game):
        return Tried(None, f"it cannot be told: {problem}")
    return Tried(variant, "")


if __name__ == "__main__":
    main()
