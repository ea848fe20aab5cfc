"""Ways on which people are told that it is their turn, and who has not seen it yet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Make room. Of turns that have come already nobody is told."""
    moment = sa.DateTime(timezone=True)
    op.add_column("seats", sa.Column("unseen", moment, nullable=True))
    op.create_index("ix_seats_unseen", "seats", ["unseen"])
    op.create_table(
        "ways",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("address", sa.String(254), nullable=True),
        sa.Column("confirmed", moment, nullable=True),
        sa.Column("created", moment, nullable=False),
        sa.Column("called", moment, nullable=True),
        sa.Column("leased", moment, nullable=True),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("person_id", "kind", name="pk_ways"),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_ways_person_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "push_browsers",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("session_id", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(90), nullable=False),
        sa.Column("auth", sa.String(24), nullable=False),
        sa.Column("agent", sa.String(60), nullable=False),
        sa.Column("created", moment, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_browsers"),
        sa.ForeignKeyConstraint(
            ["person_id", "session_id"],
            ["sessions.person_id", "sessions.id"],
            name="fk_push_browsers_session",
            ondelete="CASCADE",
        ),
    )
    op.create_index("ix_push_browsers_person_id", "push_browsers", ["person_id"])
    op.create_table(
        "calls",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "table_id", "kind", name="pk_calls"),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_calls_person_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_calls_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_calls_table_id", "calls", ["table_id"])
    op.create_table(
        "asked_addresses",
        sa.Column("hash", sa.String(43), nullable=False),
        sa.Column("times", sa.Integer(), server_default="0", nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.Column("never", sa.Boolean(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_asked_addresses"),
    )
