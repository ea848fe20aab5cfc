"""What is kept of finished games when their tables are gone, and what people show of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make room; games that are over already are entered when the server has started."""
    op.add_column("tables", sa.Column("entered", sa.Boolean(), nullable=False, server_default="0"))
    op.create_index("ix_tables_entered", "tables", ["entered", "status"])
    op.add_column("seats", sa.Column("likeness", sa.String(20), nullable=True))
    op.add_column(
        "people", sa.Column("shows", sa.String(10), nullable=False, server_default="nobody")
    )
    op.add_column("people", sa.Column("likeness", sa.String(20), nullable=True))
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("variant", sa.String(16), nullable=True),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("ending", sa.String(10), nullable=True),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_finished"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("held", sa.JSON(), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_results"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["finished.table_id"], name="fk_results_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_results_person_id", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_results_person", "results", ["person_id", "ended"])
