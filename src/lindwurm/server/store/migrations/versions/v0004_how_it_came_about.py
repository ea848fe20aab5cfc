"""Who made each move, and in which layout a table's first position is packed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns; of older rows nobody knows who made them, and their layout is the first."""
    op.add_column("moves", sa.Column("by", sa.String(length=8), nullable=True))
    op.add_column("tables", sa.Column("start_layout", sa.Integer(), nullable=True))
