"""`lindwurm new-game`: a folder with a small game that passes the conformance suite."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from lindwurm.cli.errors import FAILED, Refusal


def run(asked: Namespace) -> int:
    """Write the folder, and say what to do with it."""
    try:
        from lindwurm.testing.newgame import BadName, write
    except ImportError as error:
        raise Refusal(f"{error}: pip install 'lindwurm[testing]'") from None
    try:
        folder = write(asked.name, Path(asked.folder))
    except BadName as error:
        raise Refusal(str(error)) from None
    except OSError as error:
        raise Refusal(f"{asked.folder} cannot be written: {error.strerror}", FAILED) from None
    print(f"{folder} is a game of its own. Next:")
    print(f"  pytest {folder}            the conformance suite")
    print(f"  pip install -e {folder}    puts it on the shelf")
    print(f"  lindwurm play {asked.name}")
    return 0
