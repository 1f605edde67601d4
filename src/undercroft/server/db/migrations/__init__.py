"""The schema over time: each file in `versions` leads from one schema to the next. Alembic runs them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, inspect, select, text

HEAD: Final = "0001"  # the newest version
LOCK: Final = 0x756E6465  # of PostgreSQL: one process migrates at a time


class NewerDatabase(ValueError):
    """The database was used by a newer program."""


def migrate(connection: Connection) -> None:
    """Bring a database to the newest schema, in the transaction of this connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # else SQLite would commit each statement by itself
    found = version(connection)
    if found == HEAD:
        return  # as nearly always: Alembic is not even imported
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from alembic.util import CommandError

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    if found is not None:
        try:
            ScriptDirectory.from_config(config).get_revision(found)
        except CommandError as error:
            raise NewerDatabase(f"the database is of a newer version ({found}) than this program") from error
    elif inspect(connection).has_table("meta"):
        command.stamp(config, "0001")  # made before there were migrations
    command.upgrade(config, "head")


def version(connection: Connection) -> str | None:
    """The version of a database; None if it is empty, or was made before there were migrations."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
