"""Dice that everybody at a table has agreed on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from lindwurm.kernel.agreement import promise

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns. At tables from before the seed alone was committed to, and they say so.

    Those that still wait for people come along: their seeds are committed to anew.
    """
    op.add_column("tables", sa.Column("agreed", sa.Boolean(), server_default="0", nullable=False))
    op.add_column("tables", sa.Column("annulled", sa.Integer(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("commitment", sa.String(length=64), nullable=True))
    op.add_column("seats", sa.Column("missed", sa.Boolean(), server_default="0", nullable=False))
    tables = sa.table("tables", *map(sa.column, ("id", "seed", "status", "commitment", "agreed")))
    connection = op.get_bind()
    waiting = sa.select(tables.c.id, tables.c.seed).where(tables.c.status == "open")
    for table, seed in connection.execute(waiting).all():
        change = {"commitment": promise(table, 0, bytes(seed)), "agreed": True}
        connection.execute(tables.update().where(tables.c.id == table).values(change))
