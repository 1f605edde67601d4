"""The database: every table's log, and what is kept beside it."""
