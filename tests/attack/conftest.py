"""A shared server for attacks, without rate limits, so that much is tried in little time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from undercroft.lab.serving import serving


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address."""
    with serving(str(tmp_path_factory.mktemp("attacked")), "--share", "0") as (address, _):
        yield address
