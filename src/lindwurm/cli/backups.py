"""`lindwurm backup` and `lindwurm restore`: a server's database as one file, and back."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from lindwurm.cli.errors import FAILED, Refusal


def run(asked: Namespace) -> int:
    """Keep the database in a file, or put it back from there."""
    from lindwurm.server.settings import SettingError, from_environment

    try:
        settings = from_environment({"database": asked.database})
    except SettingError as error:
        raise Refusal(str(error)) from None

    from lindwurm.server.store.backup import backup, restore
    from lindwurm.server.store.checks import DatabaseError

    file = Path(asked.file)
    try:
        if asked.command == "backup":
            kept, verb = backup(settings.database_url, file), "kept"
        else:
            kept, verb = restore(file, settings.database_url, asked.replace), "restored"
    except DatabaseError as error:
        raise Refusal(str(error), FAILED) from None
    what = f"{kept.people:,} people, {kept.tables:,} tables and {kept.moves:,} moves"
    print(f"{verb} {what} {'in' if verb == 'kept' else 'from'} {file}")
    return 0
