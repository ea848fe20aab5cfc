"""Write the golden games of a game anew: `python -m lindwurm.testing GAME FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from lindwurm.games import UnknownGame, load
from lindwurm.testing.golden import write


def main(words: list[str]) -> int:
    """Record the games of one game into a folder."""
    if len(words) != 2:
        sys.stderr.write("usage: python -m lindwurm.testing GAME FOLDER\n")
        return 2
    try:
        write([load(words[0])], Path(words[1]))
    except UnknownGame as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
