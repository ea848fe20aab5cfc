"""Beats as a table is sent them: their line, how long they take to see, and where they happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lindwurm.kernel.events import Event
from lindwurm.kernel.game import NUMBER, Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.telling import TRIGGER
from lindwurm.kernel.texts import Texts
from lindwurm.telling import Beat, Teller, line, named, plans

MOST = 2 * TRIGGER
"""Milliseconds that are added to a beat's time at most."""


class Tellers:
    """For each seat the beats so far: the next position may go on with one of them."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._kept: dict[int | None, tuple[Teller, int, int, int]] = {}
        """For each seat its beats, the number of the match's events that they tell, how many of
        its own it knew before the latest of them, and the first beat that these changed."""

    def beats(self, match: Match, seat: int | None, since: int) -> tuple[int, list[Beat]]:
        """Return all beats from the first that tells of the seat's event `since` or a later one.

        With them comes the number of that first one.
        """
        length = len(match.state.log or ())
        if match is not self._match:  # it has been read again
            self._match = match
            self._kept.clear()
        kept = self._kept.get(seat) or (Teller(match.game), 0, -1, 0)
        if length != kept[1]:
            teller = kept[0]
            before = teller.heard
            first = teller.hear(match.events(seat, kept[1]))
            kept = self._kept[seat] = teller, length, before, first
        teller, _, before, first = kept
        if since != before:
            first = teller.first(since)
        return first, teller.beats[first:]

    def forget(self) -> None:
        """Begin anew: some events have not happened."""
        self._kept.clear()


def beat(
    texts: Texts,
    reader: int | None,
    seat: int | None,
    parts: tuple[Event, ...],
    way: tuple[Event, ...],
    cause: Event | None,
) -> dict[str, Any]:
    """Return a beat but for its turn and the numbers of its events."""
    return {
        "seat": None if seat is None else seat + 1,
        **shown(texts.game, parts, way),
        "sentence": line(texts, reader, parts, cause),
    }


def shown(game: Game, parts: Sequence[Event], way: Sequence[Event]) -> dict[str, Any]:
    """Return how long a beat takes to see, and where: its shape, its extra time and its marks."""
    how = plans(game)
    head = how[parts[0].kind].told
    extra, tokens, start, to = 0, 0, "", []
    changes: dict[tuple[int, str], int] = {}
    for part in parts:
        told, values = how[part.kind].told, named(game, part)
        extra += told.weight
        tokens += bool(told.flow)
        start = start or told.start.format_map(values)
        if told.to and (place := told.to.format_map(values)) not in to:
            to.append(place)
        for change in told.changes:
            unit = change.unit or change.amount
            meaning = game.arguments.get(change.unit, NUMBER)
            if not isinstance(meaning, str):
                unit = meaning[values[unit]]
            key = values[change.seat], unit
            changes[key] = changes.get(key, 0) + change.sign * values[change.amount]
    extra += TRIGGER if tokens > 2 else 0
    return {
        "kind": game.events(parts[0].kind).name.lower(),
        "shape": "silent" if head.role == "silent" else head.shape,
        "extra": min(extra, MOST),
        "from": start or None,
        "to": to,
        "way": [how[e.kind].told.to.format_map(named(game, e)) for e in way],
        "changes": [{"seat": s, "unit": u, "by": by} for (s, u), by in changes.items() if by],
    }
