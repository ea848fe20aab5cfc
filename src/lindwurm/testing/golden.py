"""Golden games and position counts: an unintended change of rules cannot hide.

One recorded random game for each number of seats, and the number of distinct positions after one,
two and more decisions from a fixed seed. After an intended change (which also raises the game's
rules version) write them anew: `python -m lindwurm.testing GAME FOLDER`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from lindwurm.kernel import record
from lindwurm.kernel.game import Game
from lindwurm.testing.play import Setting, opening, random_match, settings
from lindwurm.testing.suite import Suite

DEPTH = 12
ENOUGH = 400
"""Counting ends with the first depth that has as many positions: enough to notice a change."""


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


def write(games: Iterable[Game], folder: Path) -> None:
    """Record golden games and counts of these games into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        found = {}
        for setting in settings(game):
            if not setting.options:
                match = random_match(setting, 1000 + setting.seats)
                whole = msgspec.json.encode(record.of(match))
                (folder / f"{setting}.json").write_bytes(whole + b"\n")
                found[str(setting)] = counts(setting)
        (folder / f"{game.id}.counts.json").write_text(json.dumps(found) + "\n", encoding="utf-8")


class Golden(Suite):
    """Recorded games replay move by move, and the counts of positions stay what they were."""

    def _kept(self, name: str) -> bytes:
        assert self.golden is not None, (
            "the suite does not say in which folder its golden games are"
        )
        file = self.golden / name
        assert file.is_file(), f"there is no {name}: {self._anew(name)}"
        return file.read_bytes()

    def _anew(self, name: str) -> str:
        line = f"python -m lindwurm.testing {re.split('[-.]', name)[0]} {self.golden}"
        return f"if the rules were meant to change, record the golden games anew ({line})"

    def test_the_golden_game_replays_move_by_move(self, default: Setting) -> None:
        name = f"{default}.json"
        whole = record.loads(self._kept(name))
        try:
            match = record.replay(whole, default.game)
        except record.RecordError as error:
            raise AssertionError(f"{error}; {self._anew(name)}") from None
        assert match.over
        assert len(match.moves) >= 10

    def test_the_number_of_positions_is_what_it_was(self, default: Setting) -> None:
        name = f"{default.game.id}.counts.json"
        known = json.loads(self._kept(name))
        assert counts(default) == known.get(str(default)), self._anew(name)
