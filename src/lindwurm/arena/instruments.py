"""What the laboratory counts in games: which parts win, how often they are taken, and when.

A part is anything that a game names: a card, a tile, a companion. It is *held* where a seat has it
at the end (the game's `holdings.py` says what that is), and *taken* where a seat chose it. Both are
told with the share of wins of the seats that did, against what a seat wins on average. That is no
proof that the part wins: who is ahead buys more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

import numpy as np
import numpy.typing as npt

from lindwurm.arena.statistics import wilson
from lindwurm.engines.counting import CHOICES, DECISIONS, FORCED, Counts
from lindwurm.engines.holdings import held, names
from lindwurm.kernel.game import Game
from lindwurm.kernel.texts import MissingText, Texts

Array = npt.NDArray[Any]


@dataclass
class Watch:
    """What is counted in games of one plan; several threads may add to it."""

    game: Game
    counts: Counts
    held: dict[str, Array] = field(default_factory=dict)
    """By kind, for each part: seats that had it at the end of a game."""
    won: dict[str, Array] = field(default_factory=dict)
    """Parts of wins of those seats."""
    seats: int = 0
    """Seats of all games."""
    _lock: Lock = field(default_factory=Lock, repr=False)

    def __reduce__(self) -> tuple[Callable[..., Watch], tuple[Any, ...]]:
        """Travel without the lock."""
        return Watch, (self.game, self.counts, self.held, self.won, self.seats)

    def saw(self, counts: Counts, records: Array, returns: Array, lengths: Array) -> None:
        """Add some games: what was counted in them, and how they ended."""
        ended = lengths >= 0
        records, returns = records[ended], returns[ended]
        best = returns.max(axis=1, keepdims=True)
        won = best > self.counts.lost
        winners = (returns == best) & won
        part = winners.astype(float)
        if not self.counts.together:
            part /= np.maximum(1, winners.sum(axis=1, keepdims=True))
        found = held(self.game, records, returns.shape[1])
        with self._lock:
            self.counts.add(counts)
            self.seats += returns.size
            for kind, has in found.items():
                self.held[kind] = self.held.get(kind, 0) + has.sum(axis=(0, 1))
                self.won[kind] = self.won.get(kind, 0) + (has * part[:, :, None]).sum(axis=(0, 1))


def watch(game: Game, seats: int, together: bool) -> Watch:
    """Return what counts in the games of a table."""
    lost = float(game.lowest) if together else 0.0
    return Watch(game, Counts(game.verbs.size, seats, together, lost))


def rows(seen: Watch) -> list[dict[str, Any]]:
    """Return every part with what was counted of it, as JSON."""
    texts, found = Texts(seen.game, "en"), []
    for kind, called in names(seen.game).items():
        for at, name in enumerate(called):
            count = int(seen.held.get(kind, np.zeros(len(called)))[at])
            won = float(seen.won.get(kind, np.zeros(len(called)))[at])
            told = _share(won, count)
            label = texts(name) if name in texts else name
            share = count / seen.seats if seen.seats else 0.0
            found.append({"how": "held", "kind": kind, "part": label, "seats": count} | told)
            found[-1]["rate"] = round(share, 6)
    counts = seen.counts
    for action in np.nonzero(counts.offered)[0].tolist():
        verb, _ = seen.game.verbs.split(action)
        if verb.size == 1 and not counts.taken[action]:
            continue
        offered, games = int(counts.offered[action]), int(counts.games[action])
        when = round(float(counts.when[action]) / games, 4) if games else None
        row = {"how": "taken", "kind": verb.name, "part": _label(texts, action), "seats": games}
        row |= _share(float(counts.won[action]), games)
        row |= {"rate": round(int(counts.taken[action]) / offered, 6), "offered": offered}
        found.append(row | {"when": when})
    return found + list(_whatever_else(seen, texts))


def _whatever_else(seen: Watch, texts: Texts) -> Iterator[dict[str, Any]]:
    """Yield what was taken by the first parameter of verbs that have more: a tile, wherever laid.

    A seat that took it in two ways counts twice.
    """
    counts, verbs = seen.counts, seen.game.verbs
    for verb in verbs.verbs:
        words = seen.game.arguments.get(verb.parameters[0].name) if verb.parameters else None
        first = len(verb.parameters[0].values) if verb.parameters else 0
        if len(verb.parameters) < 2 or isinstance(words, str | None) or len(words) != first:
            continue
        for at, word in enumerate(words):
            each = verb.size // first
            own = slice(
                verbs.first[verb.name] + at * each, verbs.first[verb.name] + (at + 1) * each
            )
            games, offered = int(counts.games[own].sum()), int(counts.offered[own].sum())
            if offered:
                row = {"how": "taken", "kind": f"{verb.name}, any way", "seats": games}
                row["part"] = texts(word) if word in texts else word
                row |= _share(float(counts.won[own].sum()), games)
                row["rate"] = round(int(counts.taken[own].sum()) / offered, 6)
                when = round(float(counts.when[own].sum()) / games, 4) if games else None
                yield row | {"offered": offered, "when": when}


def _label(texts: Texts, action: int) -> str:
    try:
        return texts.label(action, {})
    except MissingText:  # a label that needs a position
        return texts.game.verbs.text(action)


def _share(won: float, count: int) -> dict[str, Any]:
    """Return a share of wins with its interval."""
    if count == 0:
        return {"win_share": None, "low": None, "high": None}
    low, high = wilson(won, count)
    return {"win_share": round(won / count, 6), "low": round(low, 6), "high": round(high, 6)}


def decisions(seen: Watch) -> dict[str, float]:
    """Return how much there was to decide: choices of a decision, and decisions without any."""
    asked = seen.counts.asked
    every = int(asked[DECISIONS] + asked[FORCED])
    return {
        "choices": round(int(asked[CHOICES]) / max(1, int(asked[DECISIONS])), 3),
        "forced": round(int(asked[FORCED]) / max(1, every), 4),
    }
