"""Runs the migrations on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from lindwurm.server.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite alters a column by copying its table
)
with context.begin_transaction():
    context.run_migrations()
