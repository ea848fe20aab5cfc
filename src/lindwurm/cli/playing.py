"""`lindwurm play`: a table in the terminal, in a pipe, or for scripts."""

from __future__ import annotations

from argparse import Namespace


def run(asked: Namespace) -> int:
    """Open the table and play until the end, the end of input, or `quit`."""
    from lindwurm.cli.session import opened

    session = opened(asked)
    try:
        if asked.json:
            from lindwurm.cli.script import play
        else:
            from lindwurm.cli.terminal import play
        play(session)
    finally:
        session.save(durable=True)
    return 0
