"""What Alembic runs: the migrations, on the caller's connection and in its transaction."""

from __future__ import annotations

from alembic import context

from undercroft.server.db.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
context.run_migrations()
