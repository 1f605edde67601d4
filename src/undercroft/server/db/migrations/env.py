"""What Alembic runs: the migrations, on the connection and in the transaction of whoever asked for them."""

from __future__ import annotations

from alembic import context

from undercroft.server.db.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
context.run_migrations()
