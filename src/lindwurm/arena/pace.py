"""How long people take for a decision: measured at a server's tables, or simply said.

A server keeps when each move was made. A person's time is what has passed since the move before it
at the same table, whoever made that; what took longer than a break is none of it.

>>> seconds("12.5", "drachenfels")
12.5
"""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from lindwurm.arena.lab import LabError

BREAK = 300.0
"""Seconds after which nobody is thinking any more."""
FEWEST = 20
"""Moves that a measured time rests on at least."""

ASKED = """
SELECT (julianday(moves.at) - julianday(earlier.at)) * 86400.0 AS took
FROM moves
JOIN moves AS earlier
  ON earlier.table_id = moves.table_id AND earlier.number = moves.number - 1
JOIN tables ON tables.id = moves.table_id
WHERE tables.game = ? AND moves.by = 'person' AND took BETWEEN 0 AND ?
"""


def seconds(given: str, game: str) -> float:
    """Return seconds for each decision: a number, or what the file of a server has; LabError."""
    if re.fullmatch(r"\d{1,4}(?:\.\d{1,3})?", given, re.ASCII):
        if (said := float(given)) > 0:
            return said
        raise LabError("nobody decides in 0 seconds")
    if not Path(given).is_file():
        raise LabError(f"a pace is seconds for each decision or a server's database, not {given!r}")
    try:
        with closing(sqlite3.connect(f"file:{Path(given).resolve()}?mode=ro", uri=True)) as opened:
            took: list[float] = [row[0] for row in opened.execute(ASKED, (game, BREAK))]
    except sqlite3.Error as error:
        raise LabError(f"{given} is no database of a server ({error})") from None
    if len(took) < FEWEST:
        raise LabError(f"{given} has {len(took)} moves of people in {game}, not {FEWEST}")
    return round(sum(took) / len(took), 3)
