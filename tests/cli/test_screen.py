"""The table on a real (pseudo-)terminal: cleared, drawn and asked again; Ctrl-C ends it quietly."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from lindwurm.kernel import record as records

CLEARED = "\x1b[H\x1b[2J"


COMMAND = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from lindwurm.cli.app import main
sys.exit(main())
"""
"""The command heeds Ctrl-C as on any terminal; what is run in the background would ignore it."""


class Terminal:
    """A command on a terminal of its own."""

    def __init__(self, *arguments: str):
        self.fd, inside = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            start_new_session=True,
            env={
                **{k: v for k, v in os.environ.items() if k not in ("LANG", "LC_ALL", "CI")},
                "TERM": "xterm",
                "COLUMNS": "80",
                "LINES": "24",
                "LINDWURM_PAUSE": "0",
            },
        )
        os.close(inside)
        self.seen = ""

    def until(self, text: str, seconds: float = 60) -> str:
        """Return what appears up to a text."""
        begin, deadline = len(self.seen), time.monotonic() + seconds
        while text not in self.seen[begin:]:
            assert time.monotonic() < deadline, self.seen[begin:]
            if select.select([self.fd], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.fd, 65536).decode("utf-8", "replace")
                except OSError:
                    break  # it has ended
        return self.seen[begin:]

    def type(self, line: str) -> None:
        os.write(self.fd, line.encode() + b"\n")

    def end(self) -> int:
        self.until("\0nothing", 30)
        return self.process.wait(30)


@pytest.fixture
def terminal() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for one in opened:
        if one.process.poll() is None:
            one.process.kill()
        os.close(one.fd)


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "")


def test_a_screen(terminal: list[Terminal], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    line = ["play", "dragon_farkle", "--seats", "anna,bot", "--seed", "3", "--save", str(path)]
    screen = Terminal(*line, "--option", "first_player=1")
    terminal.append(screen)
    first = screen.until("for help): ")
    assert CLEARED in first
    assert "\x1b[" in first.replace(CLEARED, "")  # colours
    shown = plain(first.split(CLEARED)[-1])
    assert len(shown.splitlines()) <= 24
    assert "Anna chooses" in shown
    screen.type("odds")
    assert "864 soldiers" in plain(screen.until("for help): "))
    screen.type("1")
    assert "Anna recruits" in plain(screen.until("for help): "))
    screen.type("quit")
    assert screen.end() == 0
    assert "The table waits in" in plain(screen.seen)
    assert records.loads(path.read_bytes()).moves[0].action == "recruit"


def test_ctrl_c_ends_quietly_and_keeps_the_game(terminal: list[Terminal], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    screen = Terminal("play", "dragon_farkle", "--seats", "anna,bot", "--save", str(path))
    terminal.append(screen)
    screen.until("for help): ")
    screen.type("1")
    screen.until("for help): ")
    time.sleep(0.5)  # the prompt is there a moment before the keyboard is listened to
    os.kill(screen.process.pid, signal.SIGINT)
    assert screen.end() == 130
    assert "Traceback" not in screen.seen
    assert records.loads(path.read_bytes()).moves


def test_nothing_private_stays_when_the_keyboard_is_passed(terminal: list[Terminal]) -> None:
    line = ["play", "dragon_farkle", "--seats", "anna,ben", "--seed", "5"]
    screen = Terminal(*line, "--option", "first_player=1")
    terminal.append(screen)
    screen.until("press Enter.")
    screen.type("")
    assert "You are dealt" in plain(screen.until("for help): "))
    screen.type("recruit")
    handed = screen.until("unseen").split(CLEARED)[-1]
    assert "Ben may answer" in plain(handed)
    assert "✦" not in handed
    assert "are dealt" not in handed
    assert "Only one thing" not in handed


def test_replay_steps(terminal: list[Terminal], record: Path) -> None:
    screen = Terminal("replay", str(record), "--at", "3")
    terminal.append(screen)
    assert "Move 3 of" in plain(screen.until("q: leave."))
    for typed, shown in (("", "Move 4 of"), ("b", "Move 3 of"), ("0", "Move 0 of")):
        screen.type(typed)
        assert shown in plain(screen.until("q: leave."))
    screen.type("99999")
    assert "has slain the dragon" in plain(screen.until("q: leave."))
    screen.type("q")
    assert screen.end() == 0
