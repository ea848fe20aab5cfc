"""How people end a match, who is away, and when silence answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns; nobody is known to be away, and nothing was ended by people before."""
    op.add_column("tables", sa.Column("ending", sa.String(length=10), nullable=True))
    op.add_column("tables", sa.Column("offer", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("put_away", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("away", sa.DateTime(timezone=True), nullable=True))
    op.add_column("seats", sa.Column("slot", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("rests", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("left", sa.String(length=10), nullable=True))
