"""Sessions that can be ended one by one, recovery codes, reserved names, games that are kept."""

from __future__ import annotations

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

from lindwurm.server.names import looks

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the tables; who is signed in stays so, and the names of accounts are theirs."""
    moment = sa.DateTime(timezone=True)
    sessions = op.create_table(
        "sessions",
        _person(),
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("agent", sa.String(length=60), nullable=False),
        sa.Column("created", moment, nullable=False),
        sa.Column("used", moment, nullable=False),
        _whose("sessions"),
        sa.PrimaryKeyConstraint("person_id", "id", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_used"), "sessions", ["used"])
    op.create_table(
        "recovery_codes",
        _person(),
        sa.Column("hash", sa.String(length=64), nullable=False),
        _whose("recovery_codes"),
        sa.PrimaryKeyConstraint("person_id", "hash", name=op.f("pk_recovery_codes")),
    )
    reserved = op.create_table(
        "reserved_names",
        sa.Column("look", sa.String(length=100), nullable=False),
        _person(),
        _whose("reserved_names"),
        sa.PrimaryKeyConstraint("look", name=op.f("pk_reserved_names")),
    )
    op.create_index(op.f("ix_reserved_names_person_id"), "reserved_names", ["person_id"])
    op.add_column("seats", sa.Column("kept", sa.Boolean(), server_default="0", nullable=False))

    people = sa.table("people", *map(sa.column, ("id", "name", "account", "session", "created")))
    connection, now = op.get_bind(), datetime.now(UTC)
    signed_in: list[dict[str, object]] = []
    taken: dict[str, str] = {}
    for row in connection.execute(sa.select(people).order_by(people.c.created)):
        # Cookies have named a session by its number; from now on that is its id.
        one = {"person_id": row.id, "id": str(row.session), "agent": ""}
        signed_in.append({**one, "created": now, "used": now})
        if row.account is not None:
            for look in looks(row.name) | looks(row.account):
                taken.setdefault(look, row.id)  # of two that look alike the older one
    if signed_in:
        op.bulk_insert(sessions, signed_in)
    if taken:
        names = [{"look": look, "person_id": who} for look, who in taken.items()]
        op.bulk_insert(reserved, names)
    op.drop_column("people", "session")


def _person() -> sa.Column[str]:
    return sa.Column("person_id", sa.String(length=32), nullable=False)


def _whose(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_person_id")
    return sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=name, ondelete="CASCADE")
