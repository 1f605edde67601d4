"""Limits to what a file from outside may hold: no number, text or list that no game could have written."""

from __future__ import annotations

from typing import Any

from undercroft.engine.options import BadRequest

LARGEST = 1_000_000  # of ordinary numbers: values, counts, places
WIDEST = 2**63 - 1  # of seeds, places in a stream, older generators and sets of bits
WIDE = frozenset(
    {"seed", "spot", "start_spot", "rng", "start_rng", "turned", "visited"}
)  # fields that hold those
LONGEST = 10_000  # characters of a text
DEEPEST = 60
MOST = 400_000  # values in all


def check_bounds(data: Any) -> None:
    """BadRequest if decoded JSON holds what no save holds."""
    left = MOST
    waiting: list[tuple[Any, int, int]] = [(data, 0, LARGEST)]
    while waiting:
        value, depth, most = waiting.pop()
        left -= 1
        if left < 0 or depth > DEEPEST:
            raise BadRequest("no save holds this much")
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
        raise BadRequest("no save holds a text this long")
