"""Whether a text has a sentence of the printed rule books, without having those books here.

`printed.bin` holds fingerprints of them: of every eight words in a row a number, and of these
numbers every fourth. Facts carry over, sentences never do; a row of numbers is a fact ("2 wood, 1
stone …"). Whoever has the books makes it anew by `python -m tests.games.printed FILE…`.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

KEPT = Path(__file__).with_name("printed.bin")
WINDOW = 8
SIZE = 5


def _prints(text: str) -> Iterator[tuple[bytes, str]]:
    words = re.findall(r"\w+", text.casefold())
    for at in range(len(words) - WINDOW + 1):
        row = words[at : at + WINDOW]
        if sum(word.isdigit() for word in row) > 2:
            continue
        phrase = " ".join(row)
        print_ = hashlib.blake2b(phrase.encode(), digest_size=SIZE).digest()
        if print_[-1] % 4 == 0:
            yield print_, phrase


def fingerprint(text: str) -> set[bytes]:
    """Return the fingerprints of a text."""
    return {print_ for print_, _ in _prints(text)}


def copied(text: str, known: set[bytes] | None = None) -> list[str]:
    """Return the phrases of a text that stand in the printed books as well."""
    if known is None:
        kept = KEPT.read_bytes()
        known = {kept[at : at + SIZE] for at in range(0, len(kept), SIZE)}
    return [phrase for print_, phrase in _prints(text) if print_ in known]


if __name__ == "__main__":
    found = set().union(*(fingerprint(Path(name).read_text("utf-8")) for name in sys.argv[1:]))
    KEPT.write_bytes(b"".join(sorted(found)))
