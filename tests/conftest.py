"""The same for everybody: Hypothesis' examples, and the way to a server of the tests.

`--hypothesis-profile=default` looks for new examples.
`--proven FILE` writes down the rules whose tests ran and passed.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
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

PROVEN: set[str] = set()  # rule ids of tests that ran and passed


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--proven", metavar="FILE", help="write down the rule ids whose tests ran and passed")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each report says which rules its test proves, also one that comes from another process."""
    for item in items:
        ids = [id for mark in item.iter_markers("rule") for id in mark.args]
        if ids:
            item.user_properties.append(("rules", ids))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed:
        for name, ids in report.user_properties:
            if name == "rules" and isinstance(ids, list):
                PROVEN.update(ids)


def pytest_sessionfinish(session: pytest.Session) -> None:
    file = session.config.getoption("--proven")
    if file and not hasattr(session.config, "workerinput"):
        Path(file).write_text(json.dumps(sorted(PROVEN)), "utf-8")
