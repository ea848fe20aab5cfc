"""The parser of arguments, and the one place where errors become a line and an exit code."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from lindwurm.cli import commands
from lindwurm.cli.errors import INTERRUPTED, PIPE_CLOSED, USAGE, Refusal, one_line

DESCRIPTION = "One table for five dragon games: play, simulate, replay and check them."

EPILOG = """examples:
  lindwurm                                  the table, in your browser
  lindwurm games                            which GAMEs there are, and what they let you choose
  lindwurm play GAME                        you against a bot
  lindwurm play GAME --seats anna,ben,bot   two people on one screen, and a bot
  lindwurm play GAME --seats anna,master    against a bot that thinks ahead
  lindwurm play --server URL                sit down at a server's table: the link of one
  lindwurm simulate GAME --games 20000 --bots heuristic,random
  lindwurm serve                            tables for everyone, on this machine
  lindwurm backup FILE                      all of a server's tables and people in one file
  lindwurm arena GAME --bots novice,adept,master --games 100
  lindwurm lab GAME --vary NUMBER=5..9      what another number would do to a game
  lindwurm review FILE                      what was luck and what a mistake in a saved game
  lindwurm puzzles GAME                     today's puzzle; then: puzzles mine GAME
  lindwurm pad GAME --people anna,ben       a score pad beside your own box
  lindwurm play GAME --variant FILE         a game with something changed
  lindwurm train GAME --minutes 10          a mind learns it by playing itself
  lindwurm rules GAME                       how it is played; then: rules GAME WORD
"""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        """Print one line and leave with the code for usage errors."""
        raise Refusal(f"{one_line(message)} (try: {self.prog} --help)", USAGE)


def parser() -> Parser:
    """Return the parser of the whole command line."""
    top = Parser(
        prog="lindwurm",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="store_true", help="say which version this is")
    commands.add(top.add_subparsers(dest="command", metavar="COMMAND"))
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):  # bytes that are no text, or text that has no byte
            stream.reconfigure(errors="replace")
    try:
        code = _run(arguments)
        sys.stdout.flush()
    except Refusal as refusal:
        print(f"lindwurm: {one_line(refusal)}", file=sys.stderr)
        return refusal.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more: keep the interpreter from complaining when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return code


def _run(arguments: Sequence[str] | None) -> int:
    top = parser()
    asked, more = top.parse_known_args(arguments)
    if more:
        # Words may stand behind options, too: `rules GAME --language de WORD`.
        if not hasattr(asked, "about") or any(word.startswith("-") for word in more):
            top.error(f"unrecognized arguments: {' '.join(more)}")
        asked.about += more
    if asked.version:
        from lindwurm import __version__

        print(f"lindwurm {__version__}")
        return 0
    if asked.command is None:
        asked = top.parse_args(["serve"])
        asked.alone = True
    command = import_module(f"lindwurm.cli.{asked.module}")
    code: int = command.run(asked)
    return code
