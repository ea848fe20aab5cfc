"""Clocks, stand-ins, hints, lessons, branches, muting, and whose turn it is."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns; tables that are being played go on as they were, without a clock."""
    no = sa.false()
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("muted", sa.JSON(), server_default="[]", nullable=False))
    with op.batch_alter_table("tables") as tables:
        added: list[sa.Column[Any]] = [
            sa.Column("awaited", sa.JSON(none_as_null=True)),
            sa.Column("hints", sa.Boolean(), server_default=no, nullable=False),
            sa.Column("start", sa.LargeBinary()),
            sa.Column("origin", sa.String(length=32)),
            sa.Column("origin_move", sa.Integer()),
            sa.Column("lesson", sa.Boolean(), server_default=no, nullable=False),
            sa.Column("clock", sa.String(length=8), server_default="none", nullable=False),
            sa.Column("seconds", sa.Integer()),
            sa.Column("timeout", sa.String(length=8), server_default="bot", nullable=False),
            sa.Column("absent", sa.String(length=8), server_default="wait", nullable=False),
            sa.Column("deadline", sa.DateTime(timezone=True)),
            sa.Column("silenced", sa.JSON(), server_default="[]", nullable=False),
        ]
        for column in added:
            tables.add_column(column)
        tables.create_index(op.f("ix_tables_deadline"), ["deadline"])
    with op.batch_alter_table("seats") as seats:
        added = [
            sa.Column("stand_in", sa.String(length=20)),
            sa.Column("since", sa.DateTime(timezone=True)),
            sa.Column("seconds_left", sa.Float()),
            sa.Column("away", sa.DateTime(timezone=True)),
        ]
        for column in added:
            seats.add_column(column)
