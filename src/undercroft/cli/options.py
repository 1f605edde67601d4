"""Table options from the command line: k=v."""

from __future__ import annotations

from undercroft.engine.game import BadRequest


def parse(given: list[str]) -> dict[str, str]:
    """A dictionary of `k=v` arguments."""
    options: dict[str, str] = {}
    for each in given:
        key, equals, value = each.partition("=")
        if not equals or not key:
            raise BadRequest(f"--option {each}: write it as --option name=value")
        if key in options:
            raise BadRequest(f"--option {key} is given twice")
        options[key] = value
    return options
