"""The commands that keep a server and look after an installation, as the parser knows them.

Nothing slow is here.
"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from lindwurm.cli.arguments import whole_number

SHELLS = ("bash", "zsh", "fish")
"""Shells that can be taught to complete what is typed."""


def add(commands: Any) -> None:
    """Add `serve`, `backup`, `doctor` and their like to the commands of a parser."""
    command: ArgumentParser
    command = commands.add_parser("serve", help="keep tables for people and bots, over the network")
    command.add_argument("--host", metavar="H", help="address to listen on (default: 127.0.0.1)")
    command.add_argument("--port", type=whole_number, metavar="N", help="0: any free one")
    command.add_argument("--database", metavar="URL", help="default: a file in your data folder")
    command.add_argument("--redis", metavar="URL", help="be one of many processes: see the docs")
    command.add_argument(
        "--variant",
        action="append",
        metavar="PATH",
        help="a variant's file, or a folder of them, to choose at tables (several times)",
    )
    command.add_argument("--no-browser", action="store_true", help="open no browser")
    command.set_defaults(module="serving")

    for name, told in (
        ("backup", "keep a server's database in a new file, also while it runs"),
        ("restore", "put a backup where a server's database is to be"),
    ):
        command = commands.add_parser(name, help=told)
        command.add_argument("file", metavar="FILE")
        command.add_argument("--database", metavar="URL", help="default: as for serve")
        if name == "restore":
            command.add_argument(
                "--replace", action="store_true", help="replace a database that is there"
            )
        command.set_defaults(module="backups")

    command = commands.add_parser(
        "doctor", help="what is installed, what is slow or broken and why, where data lies"
    )
    command.add_argument("--language", metavar="en|de", help="default: from the environment")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(module="doctor")

    command = commands.add_parser("warm", help="compile games ahead, so that nobody waits later")
    command.add_argument("games", metavar="GAME", nargs="*", help="which (default: all)")
    command.add_argument(
        "--reviews", action="store_true", help="also what reviews of finished games need"
    )
    command.add_argument("--language", metavar="en|de", help="default: from the environment")
    command.set_defaults(module="warming")

    command = commands.add_parser("completion", help="a script that completes what you type")
    command.add_argument("shell", choices=SHELLS, help="for which shell")
    command.set_defaults(module="completion")
