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


CONTROLS = dict.fromkeys((*range(32), *range(127, 160)), "�")
del CONTROLS[9], CONTROLS[10]


def plain(text: str) -> str:
    r"""Return a text without what a terminal would obey: only tabs and ends of lines stay.

    >>> plain("a\x1b[2Jb\n")
    'a\ufffd[2Jb\n'
    """
    return text.translate(CONTROLS)


def one_line(message: object) -> str:
    r"""Return a message on a single line, whatever it holds.

    >>> one_line("a\n  b\x1b[2J")
    'a b\ufffd[2J'
    """
    return plain(" ".join(str(message).split()))
