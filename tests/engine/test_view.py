"""Deltas between views lead exactly from one to the next."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.tables import EVERYWHERE, Table, decisions
from undercroft.engine.view import difference, follow

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.text("abc", max_size=2),
    lambda children: (
        st.lists(children, max_size=3)
        | st.dictionaries(st.text("xyz", min_size=1, max_size=2), children, max_size=3)
    ),
    max_leaves=12,
)


@given(old=json_values, new=json_values)
def test_following_the_difference_gives_the_new_view(old: Any, new: Any) -> None:
    assert follow(copy.deepcopy(old), difference(old, new)) == new


def test_equal_views_have_no_difference() -> None:
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2}]}) == []


def test_a_change_names_the_way_to_it() -> None:
    old = {"players": [{"ready": False}, {"ready": False}], "log": ["x"], "gone": 1}
    new = {"players": [{"ready": False}, {"ready": True}], "log": ["x", "y"]}
    assert difference(old, new) == ["players.1.ready", True, "log.1", "y", "-gone"]


def test_a_path_that_begins_with_a_dot_continues_beside_the_one_before() -> None:
    old = {"players": [{"coins": 1, "items": {"key": 0, "torch": 1}, "wounds": 0}]}
    new = {"players": [{"coins": 3, "items": {"key": 2, "torch": 1}, "wounds": 1}]}
    changes = difference(old, new)
    assert changes == ["players.0.coins", 3, ".items.key", 2, "players.0.wounds", 1]
    assert follow(old, changes) == new


@pytest.mark.parametrize(
    ("old", "new", "changes"),
    [
        (["1,1", "2,1"], ["1,2", "2,2"], ["at", ["1,2", "2,2"]]),
        (["1,1", "2,1"], ["1,2", "2,1"], ["at.0", "1,2"]),
        ([1], [2, 3], ["at", [2, 3]]),
        ([], ["1,1"], ["at", ["1,1"]]),
        ([[1, 2]], [[1, 3]], ["at.0.1", 3]),
        ([{"x": 1}], [{"x": 2}], ["at.0.x", 2]),
    ],
)
def test_a_list_that_kept_none_of_its_plain_values_is_given_whole(
    old: list[Any], new: list[Any], changes: list[Any]
) -> None:
    assert difference({"at": old}, {"at": new}) == changes
    assert follow({"at": old}, changes) == {"at": new}


@pytest.mark.parametrize("table", EVERYWHERE[::4], ids=str)
def test_views_of_a_game_can_be_followed_by_differences(table: Table) -> None:
    for seat in (None, *range(table.seats)):
        shown: Any = None
        for state, _, _ in decisions(table, 5, 250):
            view = table.game.view(state, seat)
            shown = follow(shown, difference(shown, view))
            assert shown == view
            shown = copy.deepcopy(shown)
