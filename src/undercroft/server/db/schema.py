"""The database: tables, seats, the log of each table, snapshots, chat. SQLite and PostgreSQL alike.

A change here needs a migration beside it, in `migrations/versions`.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

meta = Table(
    "meta", metadata, Column("key", String(40), primary_key=True), Column("value", Text, nullable=False)
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("start", Text),  # a snapshot, where the game did not start from its seed
    Column("settings", Text, nullable=False),
    Column("status", String(12), nullable=False),  # open, playing, finished
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("tables_touched", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(40), nullable=False),  # open, human, or the name of a bot
    Column("name", String(40), nullable=False),
    Column("token", String(64), nullable=False),  # a hash: only its holder knows the secret itself
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # see rows.py
    Column("seat", Integer, nullable=False),
    Column("option", String(200), nullable=False),  # of an undo: how many choices, if not one
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the log entry after which it was taken
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),  # -1: a spectator
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("save", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)
