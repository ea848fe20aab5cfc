"""Clocks, stand-ins, hints, lessons, branches, muting, and whose turn it is."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns; tables that are being played go on as they were, without a clock."""
    moment = sa.DateTime(timezone=True)
    added: dict[str, list[sa.Column[Any]]] = {
        "people": [sa.Column("muted", sa.JSON(), server_default="[]", nullable=False)],
        "tables": [
            sa.Column("awaited", sa.JSON(none_as_null=True)),
            sa.Column("hints", sa.Boolean(), server_default="0", nullable=False),
            sa.Column("start", sa.LargeBinary()),
            sa.Column("origin", sa.String(length=32)),
            sa.Column("origin_move", sa.Integer()),
            sa.Column("lesson", sa.Boolean(), server_default="0", nullable=False),
            sa.Column("clock", sa.String(length=8), server_default="none", nullable=False),
            sa.Column("seconds", sa.Integer()),
            sa.Column("timeout", sa.String(length=8), server_default="bot", nullable=False),
            sa.Column("absent", sa.String(length=8), server_default="wait", nullable=False),
            sa.Column("deadline", moment),
            sa.Column("silenced", sa.JSON(), server_default="[]", nullable=False),
        ],
        "seats": [
            sa.Column("stand_in", sa.String(length=20)),
            sa.Column("since", moment),
            sa.Column("seconds_left", sa.Float()),
            sa.Column("given_up", moment),
        ],
    }
    for table, columns in added.items():
        for column in columns:
            op.add_column(table, column)
    op.create_index(op.f("ix_tables_deadline"), "tables", ["deadline"])
