"""Scripts of lessons, and how far people have come in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the columns; lessons from before have no script, and are played on without a teacher."""
    op.add_column("tables", sa.Column("script", sa.JSON(), nullable=True))
    op.create_table(
        "lessons",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("done", sa.JSON(), server_default="[]", nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_lessons_person_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_lessons_table_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("person_id", "game", name=op.f("pk_lessons")),
    )
    op.create_index(op.f("ix_lessons_table_id"), "lessons", ["table_id"])
