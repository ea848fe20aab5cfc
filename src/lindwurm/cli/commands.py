"""Every command with its options, as the parser knows them, in the order of `--help`.

Nothing slow is here.
"""

from __future__ import annotations

import argparse
from typing import Any

from lindwurm.cli import care, puzzling
from lindwurm.cli.arguments import key_and_value, minutes, whole_number


def add(commands: Any) -> None:
    """Add all commands to a parser."""
    for command in (
        _games,
        _play,
        _simulate,
        _arena,
        _lab,
        _dataset,
        _train,
        _replay,
        _verify,
        _review,
        _pad,
        _puzzles,
        _variant,
        _edition,
        _rules,
        _new_game,
        care.add,
    ):
        command(commands)


def _games(commands: Any) -> None:
    command = commands.add_parser("games", help="which games there are, for how many, with what")
    _with_json(command)
    command.set_defaults(module="listing")


def _play(commands: Any) -> None:
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
    _with_options(command)
    command.add_argument("--seed", type=whole_number, metavar="N", help="a repeatable game")
    _with_variant(command)
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
    _with_language(command)
    _with_json(command, "speak JSON, one object per line, for scripts")
    command.set_defaults(module="playing")


def _simulate(commands: Any) -> None:
    command = commands.add_parser("simulate", help="play many games between bots and count")
    command.add_argument("game", metavar="GAME")
    command.add_argument("--games", type=whole_number, default=1000, metavar="N")
    command.add_argument("--seats", type=whole_number, default=None, metavar="P")
    command.add_argument("--seed", type=whole_number, default=0, metavar="S")
    _with_options(command)
    _with_variant(command)
    command.add_argument(
        "--bots", metavar="A,B,…", help="random, adept (heuristic) or mind, one for each seat"
    )
    _with_engine(command)
    _with_json(command)
    command.set_defaults(module="simulation")


def _arena(commands: Any) -> None:
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
    _with_options(command)
    _with_variant(command)
    _with_engine(command)
    command.add_argument(
        "--out", metavar="FILE", help="keep every finished game here; go on if there are some"
    )
    command.add_argument("--report", metavar="FILE", help="write an HTML page with plots")
    _with_json(command)
    command.set_defaults(module="competing")


def _lab(commands: Any) -> None:
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
    _with_options(command)
    _with_variant(command, several=True)
    command.add_argument("--engine", metavar="E", help="python or compiled (default: the fastest)")
    command.add_argument("--cores", type=whole_number, metavar="N", help="default: all")
    command.add_argument("--report", metavar="FILE", help="write an HTML page with plots")
    command.add_argument("--out", metavar="FILE", help="write .json, .csv or .parquet")
    _with_json(command)
    command.set_defaults(module="laboratory")


def _dataset(commands: Any) -> None:
    command = commands.add_parser("dataset", help="write down games between bots, to learn from")
    command.add_argument("game", metavar="GAME")
    command.add_argument("--games", type=whole_number, default=1000, metavar="N")
    command.add_argument("--seats", type=whole_number, default=None, metavar="P")
    command.add_argument("--bots", default="adept", metavar="A,B,…", help="who plays (adept)")
    command.add_argument("--seed", type=whole_number, default=0, metavar="S")
    _with_options(command)
    _with_variant(command)
    command.add_argument("--out", metavar="FOLDER", help="goes on with what is there already")
    _with_json(command)
    command.set_defaults(module="collecting")


def _train(commands: Any) -> None:
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
    _with_variant(command)
    _with_json(command)
    command.set_defaults(module="training")


def _replay(commands: Any) -> None:
    command = commands.add_parser("replay", help="step through a saved game")
    command.add_argument("file", metavar="FILE")
    command.add_argument("--at", type=whole_number, metavar="N", help="begin after move N")
    command.add_argument("--seat", type=whole_number, metavar="P", help="see what seat P could see")
    _with_variant(command)
    _with_language(command)
    command.set_defaults(module="replaying")


def _verify(commands: Any) -> None:
    command = commands.add_parser("verify", help="check every move and every die of a saved game")
    command.add_argument("file", metavar="FILE")
    _with_variant(command)
    _with_json(command)
    command.set_defaults(module="verification")


def _review(commands: Any) -> None:
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
    _with_language(command)
    _with_json(command)
    command.set_defaults(module="reviewing")


def _pad(commands: Any) -> None:
    command = commands.add_parser("pad", help="a score pad, for games with your own box")
    command.add_argument("game", metavar="GAME")
    command.add_argument("--people", metavar="A,B,…", default="anna,ben", help="who plays")
    _with_options(command)
    _with_variant(command)
    _with_language(command)
    command.set_defaults(module="counting")


def _puzzles(commands: Any) -> None:
    command = commands.add_parser("puzzles", help="today's puzzle of a game; mining and checking")
    puzzling.arguments(command, whole_number)
    command.set_defaults(module="puzzling")


def _variant(commands: Any) -> None:
    command = commands.add_parser("variant", help="check a variant's file and tell what it changes")
    text = "its file, or the name of a shipped example; without one those are listed"
    command.add_argument("file", nargs="?", metavar="FILE", help=text)
    _with_language(command)
    _with_json(command)
    command.set_defaults(module="variation")


def _edition(commands: Any) -> None:
    command = commands.add_parser(
        "edition", help="list what was designed here, for owners of the box to put right"
    )
    command.add_argument("game", metavar="GAME")
    _with_language(command)
    _with_json(command)
    command.set_defaults(module="editing")


def _rules(commands: Any) -> None:
    command = commands.add_parser("rules", help="how a game is played: its rule book")
    command.add_argument("game", metavar="GAME")
    command.add_argument(
        "about", metavar="WORD", nargs="*", help="a word, a page, the number of a rule, or: all"
    )
    _with_options(command)
    _with_variant(command)
    _with_language(command)
    command.add_argument("--catalogue", action="store_true", help="the catalogue of all rules")
    command.add_argument(
        "--coverage", action="store_true", help="list the rules that no test is marked with"
    )
    command.add_argument("--tests", metavar="DIR", help="where the tests are (default: tests)")
    command.set_defaults(module="rulebook")


def _new_game(commands: Any) -> None:
    command = commands.add_parser("new-game", help="write a folder with a game of your own")
    command.add_argument("name", metavar="NAME", help="small letters and low lines: my_game")
    command.add_argument("--folder", metavar="DIR", default=".", help="where (default: here)")
    command.set_defaults(module="founding")


def _with_json(command: argparse.ArgumentParser, text: str = "print JSON") -> None:
    command.add_argument("--json", action="store_true", help=text)


def _with_engine(command: argparse.ArgumentParser) -> None:
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


def _with_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option",
        type=key_and_value,
        action="append",
        default=[],
        metavar="K=V",
        help="an option of the table; `lindwurm games` lists them",
    )


def _with_variant(command: argparse.ArgumentParser, several: bool = False) -> None:
    command.add_argument(
        "--variant",
        metavar="FILE",
        action="append" if several else "store",
        default=[] if several else None,
        help="with what this file changes about the game (docs/variants.md)"
        + ("; may be given several times" if several else ""),
    )


def _with_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--language", metavar="en|de", help="default: from the environment")
