"""The same for everybody: Hypothesis' examples, and the way to a server of the tests.

`--hypothesis-profile=default` looks for new examples.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "the same for everybody",
    derandomize=True,
    deadline=None,  # the machine may be busy
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("the same for everybody")

# What the tests start listens on loopback, where no proxy leads.
os.environ["NO_PROXY"] = os.environ["no_proxy"] = "127.0.0.1,localhost"
