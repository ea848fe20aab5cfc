"""Variants: what is changed about the game of a table, and whose variants they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the tables; all tables so far play the printed games."""
    op.create_table(
        "variants",
        sa.Column("key", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("digest", sa.String(length=32), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("code", sa.Boolean(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_variants")),
    )
    op.create_table(
        "own_variants",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("variant", sa.String(length=16), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_own_variants_person_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["variant"], ["variants.key"], name=op.f("fk_own_variants_variant"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "variant", name=op.f("pk_own_variants")),
    )
    op.create_index(op.f("ix_own_variants_variant"), "own_variants", ["variant"])
    op.add_column("tables", sa.Column("variant", sa.String(length=16), nullable=True))
    op.create_index(op.f("ix_tables_variant"), "tables", ["variant"])
