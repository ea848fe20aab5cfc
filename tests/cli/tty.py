"""The command on a terminal of its own (a pseudo-terminal), and what a person sees there."""

from __future__ import annotations

import os
import sys
import time

import pexpect
import pyte

COMMAND = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from lindwurm.cli.app import main
sys.exit(main())
"""
"""The command heeds Ctrl-C as on any terminal; what is run in the background would ignore it."""
KEPT_OUT = ("LANG", "LC_ALL", "LC_MESSAGES", "CI", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR")


class Tty:
    """A command on a screen of so many columns and rows."""

    def __init__(self, *arguments: object, columns: int = 80, rows: int = 24, **more: str):
        kept = {name: value for name, value in os.environ.items() if name not in KEPT_OUT}
        environment = {**kept, "TERM": "xterm-256color", "LINDWURM_PAUSE": "0", **more}
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self.raw = b""
        """All that was written so far."""
        self.process = pexpect.spawn(
            sys.executable,
            ["-c", COMMAND, *map(str, arguments)],
            dimensions=(rows, columns),
            env=environment,
            timeout=60,
        )

    @property
    def lines(self) -> list[str]:
        """What is on the screen, line by line."""
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        """What is on the screen."""
        return "\n".join(self.lines)

    def _read(self, seconds: float) -> bool:
        try:
            data = self.process.read_nonblocking(65536, seconds)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        self.raw += data
        self._stream.feed(data)
        return True

    def until(self, *texts: str, seconds: float = 60) -> str:
        """Return the screen as soon as one of these texts is on it."""
        deadline = time.monotonic() + seconds
        while not any(text in self.text for text in texts):
            assert time.monotonic() < deadline, f"{texts} is not on the screen:\n{self.text}"
            assert self._read(0.2), f"it ended:\n{self.text}"
        while self._pending():
            pass
        return self.text

    def _pending(self) -> bool:
        """Read what is there already; returns whether there was anything."""
        before = len(self.raw)
        return self._read(0.05) and len(self.raw) > before

    def type(self, line: str, *prompts: str) -> str:
        """Type a line, and return the screen that is shown when the next one is asked for."""
        self.process.sendline(line)
        self.screen.reset()  # what stands there now is not taken for the answer
        return self.until(*(prompts or ("for help):",)))

    def end(self) -> int:
        """Wait until it has ended, and return its exit code."""
        while self._read(30):
            pass
        self.process.close()
        status = self.process.exitstatus
        return -1 if status is None else int(status)
