"""What the tests do when a program is missing."""

from __future__ import annotations

import os

import pytest

from tests.debian import Missing, found, leave_out


def test_who_cannot_install_a_program_is_told_how(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(Missing, match=r"not installed; on Debian: sudo apt-get install postgresql$"):
        found("PostgreSQL", "postgresql", lambda: None)


@pytest.mark.parametrize("ci", ["1", "true", "yes"])
def test_where_everything_must_be_tested_a_missing_program_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, ci: str
) -> None:
    monkeypatch.setenv("CI", ci)
    with pytest.raises(pytest.fail.Exception, match="it is not here"):
        leave_out(Missing("it is not here"))


@pytest.mark.parametrize("ci", ["", "0", "false", "False"])
def test_elsewhere_it_is_a_skip_that_says_why(monkeypatch: pytest.MonkeyPatch, ci: str) -> None:
    monkeypatch.setenv("CI", ci)
    with pytest.raises(pytest.skip.Exception, match="it is not here"):
        leave_out(Missing("it is not here"))
