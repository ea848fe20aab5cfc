"""The commands that look after an installation, as the parser knows them; nothing slow is here."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

SHELLS = ("bash", "zsh", "fish")
"""Shells that can be taught to complete what is typed."""


def add(commands: Any) -> None:
    """Add `doctor`, `warm` and `completion` to the commands of a parser."""
    command: ArgumentParser = commands.add_parser(
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
