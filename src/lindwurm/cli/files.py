"""Records on disk: read with care, write whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from lindwurm.cli.errors import FAILED, Refusal, one_line

if TYPE_CHECKING:
    from lindwurm.kernel.game import Game
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.record import Record

MOST_BYTES = 64 * 1024 * 1024
"""No record of a game is nearly this long; something else is not read to its end."""


def read(path: str) -> bytes:
    """Return the content of a file, or refuse."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise Refusal(f"{path} cannot be read: {one_line(reason)}") from None
    if len(data) > MOST_BYTES:
        raise Refusal(f"{path} is too large to be the record of a game")
    return data


def load(path: str, variant: str | None = None) -> tuple[Record, Game]:
    """Return a record and the game it belongs to; what is no record fails its verification."""
    from lindwurm.cli import common
    from lindwurm.games import UnknownGame
    from lindwurm.games import load as load_game
    from lindwurm.kernel import record

    data = read(path)
    try:
        found = record.loads(data)
        game = load_game(found.game)
    except (record.RecordError, UnknownGame) as error:
        raise Refusal(f"{path}: {error}", FAILED) from None
    if found.variant is not None and variant is None:
        raise Refusal(
            f"{path} was played with a variant of {found.game} ({found.variant}): "
            "give its file with --variant",
            FAILED,
        )
    return found, game if variant is None else common.game(found.game, variant)


def save(match: Match, path: str, durable: bool = True) -> None:
    """Write the record of a match: first beside the file, then in its place.

    The seed is in it, so that the game can go on from there. `durable` waits for the disk, so that
    it survives a power cut as well.
    """
    from lindwurm.kernel import record

    try:
        target = Path(os.path.realpath(path))  # a link stays a link
        if target.exists() and not target.is_file():
            raise Refusal(f"{path} is not a file")
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(record.dumps(match) + "\n")
                file.flush()
                if durable:
                    os.fsync(file.fileno())
            mask = os.umask(0)
            os.umask(mask)
            os.chmod(name, 0o666 & ~mask)  # noqa: PTH101
            os.replace(name, target)  # noqa: PTH105
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise Refusal(f"{path} cannot be written: {one_line(reason)}") from None
