"""Tables that follow a real board: somebody who does not play tells every action."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the column; no table before followed a real board."""
    op.add_column("tables", sa.Column("referee", sa.Boolean(), server_default="0", nullable=False))
