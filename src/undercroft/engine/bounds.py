"""Limits on files from outside: numbers, texts and lists that no game could have written are refused."""

from __future__ import annotations

from typing import Any

from undercroft.engine.options import BadRequest

LARGEST = 1_000_000  # for ordinary numbers: values, counts, places
WIDEST = 2**63 - 1  # for seeds, stream positions, older generators and bit sets
WIDE = frozenset(
    {"seed", "spot", "start_spot", "rng", "start_rng", "turned", "visited"}
)  # fields that may go up to WIDEST
LONGEST = 10_000  # characters in a text
DEEPEST = 60
MOST = 400_000  # values in total


def check_bounds(data: Any) -> None:
    """Raise BadRequest if decoded JSON exceeds what any save could hold."""
    left = MOST
    waiting: list[tuple[Any, int, int]] = [(data, 0, LARGEST)]
    while waiting:
        value, depth, most = waiting.pop()
        left -= 1
        if left < 0 or depth > DEEPEST:
            raise BadRequest("this is larger than any save")
        if isinstance(value, dict):
            for name, entry in value.items():
                _check(name, most)
                waiting.append((entry, depth + 1, WIDEST if name in WIDE else LARGEST))
        elif isinstance(value, list):
            waiting += [(entry, depth + 1, most) for entry in value]
        else:
            _check(value, most)


def _check(value: Any, most: int) -> None:
    if isinstance(value, float) or (isinstance(value, int) and not -most <= value <= most):
        raise BadRequest(f"no save holds the number {str(value)[:24]}")
    if isinstance(value, str) and len(value) > LONGEST:
        raise BadRequest("no save has a text this long")
