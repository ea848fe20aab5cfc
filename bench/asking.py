"""What every benchmark of the games can be asked: which games, how long, and for JSON."""

from __future__ import annotations

import argparse

from lindwurm import games


class Asking(argparse.ArgumentParser):
    """A command line with games and `--json`, which checks what it is given."""

    def __init__(self, prog: str, description: str | None):
        super().__init__(prog=prog, description=description)
        self.add_argument("games", nargs="*", metavar="GAME", help="default: all games")
        self.add_argument("--json", action="store_true", help="print JSON")

    def add_seconds(self) -> None:
        """Let the time of each contender be given."""
        text = "CPU seconds per contender (default: 5)"
        self.add_argument("--seconds", type=float, default=5.0, help=text)

    def asked(self) -> argparse.Namespace:
        """Return what was asked for; an unknown game or no time at all is told."""
        found = self.parse_args()
        if unknown := [name for name in found.games if name not in games.ids()]:
            self.error(f"there is no game {unknown[0]!r} (games: {', '.join(games.ids())})")
        if getattr(found, "seconds", 1.0) <= 0:
            self.error("--seconds must be above 0")
        return found
