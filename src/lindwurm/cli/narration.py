"""What happened, in beats: each with its seat's shape, danger in ember, reward in gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from lindwurm.cli.tables import SHAPES, Drawing
from lindwurm.telling import Teller, line, plans

if TYPE_CHECKING:
    from lindwurm.cli.session import Session
    from lindwurm.kernel.events import Event


class News(NamedTuple):
    """A beat as a line, and how long it takes to see."""

    line: Text
    shape: str
    extra: int
    """Milliseconds that it takes longer than its shape."""


def told(session: Session, drawing: Drawing, seat: int | None, since: int = 0) -> list[News]:
    """Return every beat that a seat (None: a spectator) may know of.

    `since` counts all events of the match: what follows later from a beat that has been told is
    told on its own.
    """
    events = session.match.events(seat)
    known = len(events) - len(session.match.events(seat, since))
    how = plans(session.game)
    teller = Teller(session.game)
    teller.hear(events)
    found = []
    for beat in teller.beats[teller.first(known) :]:
        parts, cause = beat.parts, beat.cause
        if beat.numbers[0] < known:
            parts, cause = [events[n] for n in beat.numbers if n >= known], None
        if not parts:
            continue
        sentence = line(session.texts, seat, parts, cause)
        extra = sum(how[part.kind].told.weight for part in parts)
        shape = how[parts[0].kind].told.shape
        found.append(News(_line(session, drawing, parts[0], sentence), shape, extra))
    return found


def narrated(session: Session, drawing: Drawing, seat: int | None, since: int = 0) -> list[Text]:
    """Return a line for every beat that a seat may know of."""
    return [news.line for news in told(session, drawing, seat, since)]


def whispered(session: Session, drawing: Drawing, seat: int, since: int) -> list[Text]:
    """Return a line for every event that only this seat may know of."""
    events = [e for e in session.match.events(seat, since) if e.to == seat]
    return [_line(session, drawing, event, session.texts.event(event, seat)) for event in events]


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
