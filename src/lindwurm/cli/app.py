"""The parser of arguments, and the one place where errors become a line and an exit code."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from lindwurm.cli import care, puzzling
from lindwurm.cli.arguments import key_and_value, minutes, whole_number
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
    commands = top.add_subparsers(dest="command", metavar="COMMAND")

    command = commands.add_parser("games", help="which games there are, for how many, with what")
    _json(command)
    command.set_defaults(module="listing")

    command = commands.add_parser("play", help="play at a table in the terminal")
    command.add_argument("game", metavar="GAME", nargs="?")
    command.add_argument(
        "--seats",
        metavar="SEATS",
        help="a number (you and bots), or names and bots: anna,bot,"
        "novice,adept,master,legend,wyrm,mind",
    )
    command.add_argument(
        "--server", metavar="URL", help="at a server: a new table there, or the link of one"
    )
    _options(command)
    command.add_argument("--seed", type=whole_number, metavar="N", help="a repeatable game")
    _variant(command)
    own = "you throw your own dice and tell what fell (or some of: dice,cards,stacks,lots)"
    command.add_argument("--dice", metavar="ask", help=own)
    follow = "all happens at your own table: you tell every action, and hear what is allowed"
    command.add_argument("--referee", action="store_true", help=follow)
    command.add_argument("--save", metavar="FILE", help="keep the game here; continue if it is one")
    command.add_argument("--plain", action="store_true", help="line by line, for a screen reader")
    command.add_argument(
        "--pace",
        choices=("slow", "normal", "quick", "off", "tap"),
        help="how long the moves of others stay to be seen (tap: until a key)",
    )
    _language(command)
    _json(command, "speak JSON, one object per line, for scripts")
    command.set_defaults(module="playing")

    command = commands.add_parser("simulate", help="play many games between bots and count")
    command.add_argument("game", metavar="GAME")
    command.add_argument("--games", type=whole_number, default=1000, metavar="N")
    command.add_argument("--seats", type=whole_number, default=None, metavar="P")
    command.add_argument("--seed", type=whole_number, default=0, metavar="S")
    _options(command)
    _variant(command)
    command.add_argument(
        "--bots", metavar="A,B,…", help="random, adept (heuristic) or mind, one for each seat"
    )
    _engine(command)
    _json(command)
    command.set_defaults(module="simulation")

    command = commands.add_parser("arena", help="let bots compete: ratings, seats, lengths, times")
    command.add_argument("game", metavar="GAME")
    command.add_argument(
        "--bots",
        required=True,
        metavar="A,B,…",
        help="novice, adept, master, legend, wyrm, mind, random, heuristic, "
        "mcts:500 (tries), mcts:80ms, wyrm:500, wyrm:80ms",
    )
    command.add_argument(
        "--games", type=whole_number, default=100, metavar="N", help="of each line-up (100)"
    )
    command.add_argument("--seats", type=whole_number, default=None, metavar="P")
    command.add_argument("--seed", type=whole_number, default=0, metavar="S")
    _options(command)
    _variant(command)
    _engine(command)
    command.add_argument(
        "--out", metavar="FILE", help="keep every finished game here; go on if there are some"
    )
    command.add_argument("--report", metavar="FILE", help="write an HTML page with plots")
    _json(command)
    command.set_defaults(module="competing")

    command = commands.add_parser("lab", help="change a game's numbers and see what moves")
    command.add_argument("game", metavar="GAME")
    command.add_argument("--keys", action="store_true", help="list what can be varied")
    command.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="KEY=VALUES",
        help="a value, option, seats or bots: a..b, a..b:step or x,y,z; several: all combinations",
    )
    command.add_argument(
        "--each",
        action="append",
        default=[],
        metavar="PATTERN",
        help="which numbers matter: each a little less and a little more, one at a time",
    )
    command.add_argument(
        "--seek",
        metavar="'MEASURE = NUMBER'",
        help="look for the value of --vary at which it is so: 'begins = 50 %%'",
    )
    command.add_argument(
        "--parts", action="store_true", help="count which cards, tiles and choices win"
    )
    command.add_argument(
        "--tension",
        type=whole_number,
        nargs="?",
        const=-1,
        metavar="N",
        help="follow N games of each (20): how late they are decided, which decisions matter",
    )
    command.add_argument(
        "--heat",
        type=whole_number,
        nargs="?",
        const=-1,
        metavar="N",
        help="what happens where, in N games of each (100); --report draws it on the board",
    )
    command.add_argument(
        "--pace",
        metavar="SECONDS",
        help="tell minutes too: seconds for a decision, or a server's database to measure them in",
    )
    command.add_argument(
        "--compare", nargs=2, metavar="FILE", help="two reports of --out FILE.json side by side"
    )
    command.add_argument(
        "--games", type=whole_number, default=1000, metavar="N", help="of each variant (1000)"
    )
    command.add_argument("--seats", type=whole_number, default=None, metavar="P")
    command.add_argument("--bots", default="adept", metavar="A,B,…", help="who plays (adept)")
    command.add_argument("--seed", type=whole_number, default=0, metavar="S")
    _options(command)
    _variant(command, several=True)
    command.add_argument("--engine", metavar="E", help="python or compiled (default: the fastest)")
    command.add_argument("--cores", type=whole_number, metavar="N", help="default: all")
    command.add_argument("--report", metavar="FILE", help="write an HTML page with plots")
    command.add_argument("--out", metavar="FILE", help="write .json, .csv or .parquet")
    _json(command)
    command.set_defaults(module="laboratory")

    command = commands.add_parser("dataset", help="write down games between bots, to learn from")
    command.add_argument("game", metavar="GAME")
    command.add_argument("--games", type=whole_number, default=1000, metavar="N")
    command.add_argument("--seats", type=whole_number, default=None, metavar="P")
    command.add_argument("--bots", default="adept", metavar="A,B,…", help="who plays (adept)")
    command.add_argument("--seed", type=whole_number, default=0, metavar="S")
    _options(command)
    _variant(command)
    command.add_argument("--out", metavar="FOLDER", help="goes on with what is there already")
    _json(command)
    command.set_defaults(module="collecting")

    command = commands.add_parser("train", help="let a mind learn a game by playing itself")
    command.add_argument("game", metavar="GAME")
    command.add_argument("--minutes", type=minutes, default=10.0, metavar="M", help="(10)")
    command.add_argument(
        "--small",
        type=minutes,
        metavar="M",
        help="minutes for the small network that plays (default: a quarter as many)",
    )
    command.add_argument(
        "--folder", default="minds", metavar="FOLDER", help="goes on with what is there (minds)"
    )
    command.add_argument("--anew", action="store_true", help="begin anew all the same")
    command.add_argument("--device", metavar="D", help="cpu or cuda (default: the best there is)")
    command.add_argument("--cores", type=whole_number, metavar="N", help="default: all")
    command.add_argument(
        "--set",
        type=key_and_value,
        action="append",
        default=[],
        metavar="K=V",
        help="a number of the recipe (docs/minds.md)",
    )
    _variant(command)
    _json(command)
    command.set_defaults(module="training")

    command = commands.add_parser("replay", help="step through a saved game")
    command.add_argument("file", metavar="FILE")
    command.add_argument("--at", type=whole_number, metavar="N", help="begin after move N")
    command.add_argument("--seat", type=whole_number, metavar="P", help="see what seat P could see")
    _variant(command)
    _language(command)
    command.set_defaults(module="replaying")

    command = commands.add_parser("verify", help="check every move and every die of a saved game")
    command.add_argument("file", metavar="FILE")
    _variant(command)
    _json(command)
    command.set_defaults(module="verification")

    command = commands.add_parser("review", help="what was luck and what a mistake in a saved game")
    command.add_argument("file", metavar="FILE")
    command.add_argument(
        "--seconds", type=whole_number, default=60, metavar="N", help="take so long at most (60)"
    )
    command.add_argument(
        "--games",
        type=whole_number,
        default=None,
        metavar="N",
        help="games behind each number, however long it takes: repeatable",
    )
    command.add_argument("--seed", type=whole_number, default=0, metavar="S")
    command.add_argument("--cores", type=whole_number, default=2, metavar="N", help="default: 2")
    command.add_argument("--html", metavar="PAGE", help="write it as a page, to share")
    command.add_argument(
        "--mind", action="store_true", help="let the game's mind judge positions: quick, less right"
    )
    _language(command)
    _json(command)
    command.set_defaults(module="reviewing")

    command = commands.add_parser("pad", help="a score pad, for games with your own box")
    command.add_argument("game", metavar="GAME")
    command.add_argument("--people", metavar="A,B,…", default="anna,ben", help="who plays")
    _options(command)
    _variant(command)
    _language(command)
    command.set_defaults(module="counting")

    command = commands.add_parser("puzzles", help="today's puzzle of a game; mining and checking")
    puzzling.arguments(command, whole_number)
    command.set_defaults(module="puzzling")

    command = commands.add_parser("variant", help="check a variant's file and tell what it changes")
    text = "its file, or the name of a shipped example; without one those are listed"
    command.add_argument("file", nargs="?", metavar="FILE", help=text)
    _language(command)
    _json(command)
    command.set_defaults(module="variation")

    command = commands.add_parser(
        "edition", help="list what was designed here, for owners of the box to put right"
    )
    command.add_argument("game", metavar="GAME")
    _language(command)
    _json(command)
    command.set_defaults(module="editing")

    command = commands.add_parser("rules", help="how a game is played: its rule book")
    command.add_argument("game", metavar="GAME")
    command.add_argument(
        "about", metavar="WORD", nargs="*", help="a word, a page, the number of a rule, or: all"
    )
    _options(command)
    _variant(command)
    _language(command)
    command.add_argument("--catalogue", action="store_true", help="the catalogue of all rules")
    command.add_argument(
        "--coverage", action="store_true", help="list the rules that no test is marked with"
    )
    command.add_argument("--tests", metavar="DIR", help="where the tests are (default: tests)")
    command.set_defaults(module="rulebook")

    command = commands.add_parser("new-game", help="write a folder with a game of your own")
    command.add_argument("name", metavar="NAME", help="small letters and low lines: my_game")
    command.add_argument("--folder", metavar="DIR", default=".", help="where (default: here)")
    command.set_defaults(module="founding")
    care.add(commands)
    return top


def _json(command: argparse.ArgumentParser, text: str = "print JSON") -> None:
    command.add_argument("--json", action="store_true", help=text)


def _engine(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--engine",
        metavar="E",
        help="python, compiled, or ray: a cluster (default: compiled, where Numba is installed)",
    )
    command.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="HOST:PORT of a Ray cluster to play on, or auto (default: one for this run)",
    )
    command.add_argument("--cores", type=whole_number, metavar="N", help="default: all")


def _options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option",
        type=key_and_value,
        action="append",
        default=[],
        metavar="K=V",
        help="an option of the table; `lindwurm games` lists them",
    )


def _variant(command: argparse.ArgumentParser, several: bool = False) -> None:
    command.add_argument(
        "--variant",
        metavar="FILE",
        action="append" if several else "store",
        default=[] if several else None,
        help="with what this file changes about the game (docs/variants.md)"
        + ("; may be given several times" if several else ""),
    )


def _language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--language", metavar="en|de", help="default: from the environment")


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
