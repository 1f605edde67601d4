"""Hypothesis tries the same examples for everybody, and waits for a machine that is busy.

`--hypothesis-profile=default` looks for new ones.
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "the same for everybody",
    derandomize=True,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("the same for everybody")
