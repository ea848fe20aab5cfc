"""Tables whose people throw their own dice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the columns; at no table before did people throw their own dice."""
    op.add_column("tables", sa.Column("brought", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("told", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("asked", sa.JSON(), nullable=True))
    op.add_column("moves", sa.Column("told", sa.JSON(), nullable=True))
