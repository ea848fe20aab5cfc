"""The command `lindwurm`: games, play, serve, simulate, replay, verify and rules.

Only the parser of arguments is imported here; every command imports what it needs when it runs,
so that `lindwurm --help` answers at once.
"""

from __future__ import annotations

from lindwurm.cli.app import main

__all__ = ["main"]
