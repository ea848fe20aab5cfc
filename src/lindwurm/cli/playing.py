"""`lindwurm play`: a table in the terminal, in a pipe, for scripts, or at a server."""

from __future__ import annotations

from argparse import Namespace

from lindwurm.cli.errors import Refusal


def run(asked: Namespace) -> int:
    """Open the table and play until the end, the end of input, or `quit`."""
    if asked.server is not None:
        return _at_server(asked)
    if asked.game is None:
        from lindwurm.games import ids

        raise Refusal(f"which game? lindwurm play GAME, with one of {', '.join(ids())}")
    from lindwurm.cli.session import opened

    session = opened(asked)
    try:
        if asked.json:
            from lindwurm.cli import script

            script.play(session)
        else:
            from lindwurm.cli import terminal

            terminal.play(session, asked.plain, asked.pace)
    finally:
        session.save(durable=True)
    return 0


def _at_server(asked: Namespace) -> int:
    """Sit down at a server's table, and play there."""
    from lindwurm.cli import remote, terminal

    for option in ("json", "save", "seed", "dice", "referee"):
        if getattr(asked, option) not in (None, False):
            raise Refusal(f"--{option} and --server do not go together: the server keeps the game")
    with remote.trusting_nobody():
        terminal.play(remote.opened(asked), asked.plain, asked.pace)
    return 0
