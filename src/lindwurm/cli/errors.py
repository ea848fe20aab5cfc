"""How a command gives up: one clear line on stderr, and an exit code."""

from __future__ import annotations

USAGE = 2
"""Exit code: what was asked for does not exist or cannot be read; nothing was changed."""
FAILED = 1
"""Exit code: the question was fine and the answer is no (a bad record, an untested rule)."""
INTERRUPTED = 130
"""Exit code after Ctrl-C, as shells use it."""
PIPE_CLOSED = 141
"""Exit code when the reader of our output went away, as shells use it."""


class Refusal(Exception):
    """Something cannot be done. The message is the one line that the user sees."""

    def __init__(self, message: str, code: int = USAGE):
        super().__init__(message)
        self.code = code


def one_line(message: object) -> str:
    r"""Return a message on a single line, whatever it holds.

    >>> one_line("a\n  b")
    'a b'
    """
    return " ".join(str(message).split())
