"""What is kept of finished games: more rows, which no table takes along when it goes."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import JSON, ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from lindwurm.server.store.models import Base, Utc


class Finished(Base):
    """A game that is over. It stays when its table goes."""

    __tablename__ = "finished"

    table: Mapped[str] = mapped_column("table_id", String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    variant: Mapped[str | None] = mapped_column(String(16))
    """The key of what was changed about the game; None: it was played as it is printed."""
    seats: Mapped[int]
    people: Mapped[int]
    """How many different people sat there."""
    moves: Mapped[int]
    ending: Mapped[str | None] = mapped_column(String(10))
    """How people have ended it; None: its rules did."""
    ended: Mapped[datetime] = mapped_column(Utc)
    counts: Mapped[bool]
    """Whether it counts in statistics."""


class PlayedSeat(Base):
    """What one seat of a finished game came to."""

    __tablename__ = "results"
    __table_args__ = (Index("ix_results_person", "person_id", "ended"),)

    table: Mapped[str] = mapped_column(
        "table_id", ForeignKey("finished.table_id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str | None] = mapped_column(
        "person_id", ForeignKey("people.id", ondelete="SET NULL")
    )
    kind: Mapped[str] = mapped_column(String(8))
    name: Mapped[str] = mapped_column(String(20))
    turn: Mapped[int]
    """Its place in the order of play, from 0."""
    won: Mapped[bool]
    score: Mapped[int]
    held: Mapped[dict[str, list[int]]] = mapped_column(JSON)
    """By kind, which of the parts it held that its game declares as worth counting."""
    counts: Mapped[bool]
    """Whether it counts for its person: the game does, and they played no other seat of it."""
    ended: Mapped[datetime] = mapped_column(Utc)
    """When the game was over, as its own row says: so a person's latest are found by one index."""
