"""What happened, in sentences: each with its seat's shape, danger in ember, reward in gold."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from rich.text import Text

from lindwurm.cli.tables import SHAPES, Drawing
from lindwurm.kernel.events import EVERYONE

if TYPE_CHECKING:
    from lindwurm.cli.session import Session
    from lindwurm.kernel.events import Event


def narrated(session: Session, drawing: Drawing, seat: int | None, since: int = 0) -> list[Text]:
    """Return a line for every event that a seat (None: a spectator) may know of.

    Where a whispered event tells more than the public one before it (which card was drawn), only
    the fuller sentence is told.
    """
    events = session.match.events(seat, since)
    lines = []
    for event, after in zip_longest(events, events[1:]):
        if after is not None and _fuller(session, event, after):
            continue
        if sentence := session.texts.event(event):
            lines.append(_line(session, drawing, event, sentence))
    return lines


def whispered(session: Session, drawing: Drawing, seat: int, since: int) -> list[Text]:
    """Return a line for every event that only this seat may know of."""
    events = [e for e in session.match.events(seat, since) if e.to == seat]
    return [_line(session, drawing, event, session.texts.event(event)) for event in events]


def _fuller(session: Session, event: Event, after: Event) -> bool:
    """Return whether `after` is the same happening with one more fact."""
    kinds = session.game.events
    whispered = after.to != EVERYONE and event.to == EVERYONE and after.a == event.a
    return whispered and kinds(after.kind).name.startswith(kinds(event.kind).name + "_")


def _line(session: Session, drawing: Drawing, event: Event, sentence: str) -> Text:
    names = session.game.event_arguments.get(event.kind, ())
    line = Text(" ")
    if names[:1] == ("seat",):
        line.append(SHAPES[event.a % 6], style=f"seat{event.a % 6}")
    else:
        line.append("·", style="faint")
    line.append(" ")
    style = "ember" if event.kind in drawing.ember else ""
    line.append(sentence, style="gold" if event.kind in drawing.gold else style)
    return line
