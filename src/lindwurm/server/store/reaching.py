"""How people are reached who are not at the table: more rows, of browsers, addresses and calls.

A *call* tells somebody that it is their turn. Nothing here says anything about a game.
"""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sqlalchemy import ForeignKey, ForeignKeyConstraint, String
from sqlalchemy.orm import Mapped, mapped_column

from lindwurm.server.store.models import Base, Utc
from lindwurm.server.store.moment import now

PUSH: Final = "push"
MAIL: Final = "mail"
"""The ways on which somebody can be called."""


class CallWay(Base):
    """A way on which somebody wants to be called, and what has been sent on it.

    Whoever sends has the row to themselves until `leased`; a process that dies meanwhile loses it.
    """

    __tablename__ = "ways"

    person: Mapped[str] = mapped_column(
        "person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    kind: Mapped[str] = mapped_column(String(4), primary_key=True)
    """PUSH, to all browsers that are there, or MAIL."""
    address: Mapped[str | None] = mapped_column(String(254))
    """Where mail goes."""
    confirmed: Mapped[datetime | None] = mapped_column(Utc)
    """When somebody who reads that address has said that it is theirs; nothing goes there before.
    A browser asks its person itself, so a way of PUSH is confirmed from the start."""
    created: Mapped[datetime] = mapped_column(Utc, default=now)
    called: Mapped[datetime | None] = mapped_column(Utc)
    """When the last message was sent."""
    leased: Mapped[datetime | None] = mapped_column(Utc)
    """Until then nobody (else) sends anything."""
    tries: Mapped[int] = mapped_column(default=0, server_default="0")
    """How often it went wrong since it last went well."""


class PushBrowser(Base):
    """A browser that shows messages: where they are sent, and what they are encrypted for.

    It belongs to a session, and goes with it: who signs out is not called there any more.
    """

    __tablename__ = "push_browsers"
    __table_args__ = (
        ForeignKeyConstraint(
            ["person_id", "session_id"],
            ["sessions.person_id", "sessions.id"],
            name="fk_push_browsers_session",
            ondelete="CASCADE",
        ),
    )

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    """Follows from the endpoint: a browser has one row, whoever uses it."""
    person: Mapped[str] = mapped_column("person_id", String(32), index=True)
    session: Mapped[str] = mapped_column("session_id", String(32))
    endpoint: Mapped[str] = mapped_column(String(1000))
    """The address at its maker's push service that stands for this browser alone."""
    p256dh: Mapped[str] = mapped_column(String(90))
    auth: Mapped[str] = mapped_column(String(24))
    """Its public key and its secret: nobody else can read what is encrypted with these."""
    agent: Mapped[str] = mapped_column(String(60), default="")
    created: Mapped[datetime] = mapped_column(Utc, default=now)


class Call(Base):
    """Somebody has been told of their turn at a table, and has not looked since: told once."""

    __tablename__ = "calls"

    person: Mapped[str] = mapped_column(
        "person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    table: Mapped[str] = mapped_column(
        "table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    kind: Mapped[str] = mapped_column(String(4), primary_key=True)
    at: Mapped[datetime] = mapped_column(Utc, default=now)


class AskedAddress(Base):
    """An address that was asked whether it wants mail: how often, and whether it said never."""

    __tablename__ = "asked_addresses"

    hash: Mapped[str] = mapped_column(String(43), primary_key=True)
    """Keyed, so that nobody who has the database alone can try addresses out."""
    times: Mapped[int] = mapped_column(default=0, server_default="0")
    at: Mapped[datetime] = mapped_column(Utc, default=now)
    never: Mapped[bool] = mapped_column(default=False, server_default="0")
