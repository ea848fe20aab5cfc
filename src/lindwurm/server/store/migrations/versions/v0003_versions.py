"""A version for each table, so that many processes can share it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column; every table begins to count now."""
    op.add_column("tables", sa.Column("version", sa.Integer(), server_default="0", nullable=False))
