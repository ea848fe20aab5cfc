"""Golden games and position counts: an unintended change of rules cannot hide.

One recorded random game per game and number of seats, and the number of distinct positions after
one, two and more decisions from a fixed seed. After an intended change (which also raises the
game's rules version) write them anew:

    python -m tests.games.golden GAME…
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from lindwurm.kernel import record
from tests.games.harness import DEFAULTS, Setting, opening, random_match

FOLDER = Path(__file__).with_name("golden_games")
DEPTH = 12
ENOUGH = 400
"""Counting ends with the first depth that has as many positions: enough to notice a change."""


def file_of(setting: Setting) -> Path:
    """Return where the golden game of a setting lies."""
    return FOLDER / f"{setting}.json"


def count_file(game_id: str) -> Path:
    """Return where the position counts of a game lie."""
    return FOLDER / f"{game_id}.counts.json"


def counts(setting: Setting, seed: int = 2016) -> list[int]:
    """Return the number of distinct positions after 1, 2, … decisions."""
    game = setting.game
    layer = {opening(setting, seed).to_bytes()}
    sizes: list[int] = []
    while len(sizes) < DEPTH and len(layer) < ENOUGH:
        layer = set().union(*(_children(game, data) for data in layer))
        sizes.append(len(layer))
    return sizes


def _children(game: Any, data: bytes) -> set[bytes]:
    s = game.state.from_bytes(data)
    mask = game.actors(s)
    found = set()
    for seat in (p for p in range(mask.bit_length()) if mask >> p & 1):
        out = [0] * game.max_legal
        for action in out[: game.legal(s, seat, out)]:
            child = s.copy()
            game.apply(child, seat, action)
            found.add(child.to_bytes())
    return found


def write(settings: list[Setting]) -> None:
    """Record golden games and counts for these settings."""
    FOLDER.mkdir(exist_ok=True)
    found: dict[str, dict[str, list[int]]] = {}
    for setting in settings:
        match = random_match(setting, 1000 + setting.seats)
        file_of(setting).write_bytes(msgspec.json.encode(record.of(match)) + b"\n")
        found.setdefault(setting.game.id, {})[str(setting)] = counts(setting)
    for game_id, sizes in found.items():
        count_file(game_id).write_text(json.dumps(sizes) + "\n", encoding="utf-8")


if __name__ == "__main__":
    wanted = sys.argv[1:] or sorted({s.game.id for s in DEFAULTS})
    write([s for s in DEFAULTS if s.game.id in wanted])
