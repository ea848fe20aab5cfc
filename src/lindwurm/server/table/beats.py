"""Beats as a table is sent them: their line, how long they take to see, and where they happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from lindwurm.kernel.events import Event
from lindwurm.kernel.game import NUMBER, Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.telling import TRIGGER
from lindwurm.kernel.texts import Texts
from lindwurm.telling import Beat, Teller, line, named, plans

MOST = 2 * TRIGGER
"""Milliseconds that are added to a beat's time at most."""


@dataclass(slots=True)
class Latest:
    """The beats of one seat so far, and what it has heard last."""

    teller: Teller
    since: int = 0
    """How many events of the match there were before the latest ones that it heard."""
    until: int = 0
    """And with them."""
    fresh: Sequence[Event] = ()
    """The latest ones that it heard."""
    known: int = -1
    """How many events of its own it had heard before them."""
    first: int = 0
    """The first beat that they changed."""

    def beats(self, since: int) -> tuple[int, list[Beat]]:
        """Return all beats from the first that tells of the seat's event `since` or a later one.

        With them comes the number of that first one.
        """
        first = self.first if since == self.known else self.teller.first(since)
        return first, self.teller.beats[first:]


class Tellers:
    """For each seat the beats so far: the next position may go on with one of them.

    Seats that have never been told anything alone hear the same, and so share what is made of it.
    """

    def __init__(self) -> None:
        self._match: Match | None = None
        self._kept: dict[int | None, Latest] = {}
        self._apart: set[int | None] = set()
        """The seats that have been told something alone, among so many events."""
        self._looked = 0

    def latest(self, match: Match, seat: int | None) -> Latest:
        """Return what a seat has heard, up to now."""
        if match is not self._match:  # it has been read again
            self.forget()
            self._match = match
        log = match.state.log or []
        length = len(log)
        if length != self._looked:
            self._apart.update([event.to for event in log[self._looked :]])
            self._looked = length
        if seat not in self._apart:
            seat = None
        kept = self._kept.get(seat)
        if kept is None:
            kept = self._kept[seat] = Latest(Teller(match.game))
        if length != kept.until:
            kept.since, kept.until, kept.known = kept.until, length, kept.teller.heard
            kept.fresh = match.events(seat, kept.since)
            kept.first = kept.teller.hear(kept.fresh)
        return kept

    def forget(self) -> None:
        """Begin anew: some events have not happened."""
        self._kept.clear()
        self._apart.clear()
        self._looked = 0


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


class _Marks(NamedTuple):
    extra: int
    token: bool
    start: str
    to: str
    changes: tuple[tuple[tuple[int, str], int], ...]


@lru_cache(maxsize=20_000)
def _marks(game: Game, event: Event) -> _Marks:
    """Return what one event adds to its beat. The same few thousand happen over and over again."""
    told, values = plans(game)[event.kind].told, named(game, event)
    changes = []
    for change in told.changes:
        unit = change.unit or change.amount
        meaning = game.arguments.get(change.unit, NUMBER)
        if not isinstance(meaning, str):
            unit = meaning[values[unit]]
        changes.append(((values[change.seat], unit), change.each * values[change.amount]))
    start, to = told.start.format_map(values), told.to.format_map(values)
    return _Marks(told.weight, bool(told.flow), start, to, tuple(changes))


def shown(game: Game, parts: Sequence[Event], way: Sequence[Event]) -> dict[str, Any]:
    """Return how long a beat takes to see, and where: its shape, its extra time and its marks."""
    head = plans(game)[parts[0].kind].told
    marks = [_marks(game, part) for part in parts]
    extra = sum(one.extra for one in marks)
    if sum(one.token for one in marks) > 2:
        extra += TRIGGER
    passed = way[:-1]  # of a way with several kinds of steps only the last is where it led
    ends = [_marks(game, part).to for part in parts if part not in passed]
    changes: dict[tuple[int, str], int] = {}
    for one in marks:
        for key, by in one.changes:
            changes[key] = changes.get(key, 0) + by
    return {
        "kind": game.events(parts[0].kind).name.lower(),
        "shape": "silent" if head.role == "silent" else head.shape,
        "extra": min(extra, MOST),
        "from": next((one.start for one in marks if one.start), None),
        "to": list(dict.fromkeys(filter(None, ends))),
        "way": [_marks(game, step).to for step in way],
        "changes": [{"seat": s, "unit": u, "by": by} for (s, u), by in changes.items() if by],
    }
