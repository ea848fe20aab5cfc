"""`python -m bench.counting serve`: the server with one more game, the counter of `bench.load`."""

from __future__ import annotations

import sys
from pathlib import Path

from lindwurm import games
from lindwurm.cli.app import main

if __name__ == "__main__":
    games.__path__.append(str(Path(__file__).parent / "games"))
    sys.exit(main(sys.argv[1:]))
