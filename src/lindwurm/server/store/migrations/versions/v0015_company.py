"""Friends, invitations, reports, bans and announcements."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make the tables; nobody has friends yet, and nobody is banned."""
    op.create_table(
        "bonds",
        _person("person_id"),
        _person("other_id"),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        _belongs("bonds", "person_id"),
        _belongs("bonds", "other_id"),
        sa.PrimaryKeyConstraint("person_id", "other_id", name="pk_bonds"),
    )
    op.create_index("ix_bonds_other_id", "bonds", ["other_id"])
    op.create_table(
        "friend_links",
        _person("person_id"),
        sa.Column("code", sa.String(32), nullable=False),
        _belongs("friend_links", "person_id"),
        sa.PrimaryKeyConstraint("person_id", name="pk_friend_links"),
        sa.UniqueConstraint("code", name="uq_friend_links_code"),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(32), nullable=False),
        _person("person_id"),
        _person("by_id"),
        sa.Column("again", sa.Boolean(), nullable=False, server_default="0"),
        sa.Column("declined", sa.Boolean(), nullable=False, server_default="0"),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_invitations_table_id", ondelete="CASCADE"
        ),
        _belongs("invitations", "person_id"),
        _belongs("invitations", "by_id"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_invitations"),
    )
    op.create_index("ix_invitations_person_id", "invitations", ["person_id"])
    _care()
    # People who look at the finished games of somebody have them by one index, whoever hosts.
    op.create_index("ix_tables_host", "tables", ["host"])


def _care() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("by_id", sa.String(32), nullable=True),
        sa.Column("about_id", sa.String(32), nullable=True),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=True),
        sa.Column("reason", sa.String(10), nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("context", sa.JSON(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("settled", MOMENT, nullable=True),
        _belongs("reports", "by_id", "SET NULL"),
        _belongs("reports", "about_id"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    for column in ("by_id", "about_id", "at"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("who", sa.String(45), nullable=False),
        sa.Column("name", sa.String(45), nullable=False),
        sa.Column("words", sa.String(300), nullable=False),
        sa.Column("until", MOMENT, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_bans"),
    )
    op.create_index("ix_bans_until", "bans", ["until"])
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("until", MOMENT, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_announcements"),
    )


def _person(column: str) -> sa.Column[str]:
    return sa.Column(column, sa.String(32), nullable=False)


def _belongs(table: str, column: str, then: str = "CASCADE") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        [column], ["people.id"], name=f"fk_{table}_{column}", ondelete=then
    )
