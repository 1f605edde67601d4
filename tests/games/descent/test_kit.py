"""What the kit cannot know about Descent: figures and board agree."""

from __future__ import annotations

import pytest

from tests.conformance.tables import Table, all_scenes, some, tables_of
from undercroft.games.descent.course.wiring import DescentTable
from undercroft.games.descent.floor.bases import BASE_1X1
from undercroft.games.descent.state.board import is_standing

TABLES = [*tables_of("descent"), *[table for table in all_scenes() if table.id == "descent"]]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_board_says_what_the_figures_say(table: Table) -> None:
    """Spaces are taken exactly by the figures on them, and those are alive."""
    for state, _, _ in some(table, 8):
        assert isinstance(state, DescentTable)
        taken = [0] * state.box.plan.size
        for figure in state.figures():
            if is_standing(state, figure):
                for space in state.spaces(figure):
                    assert not taken[space]
                    taken[space] = figure + 1
        assert taken == state.taken
        assert all(state.base(hero) == BASE_1X1 for hero in range(len(state.heroes)))
        assert all(health > 0 for slot, health in enumerate(state.health) if state.place[slot] >= 0)
