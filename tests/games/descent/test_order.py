"""The order of what follows a step, and the order in which it is reported (J-463)."""

from __future__ import annotations

import pytest

from tests.games.descent.own import own_box, own_stage
from tests.games.descent.stage import Stage, foe, hero, stage

FAR_OFF = hero("ispher", (0, 4))


def order(play: Stage, *ids: str) -> list[str]:
    """Which of these events were reported, in order."""
    told = [event.id.removeprefix("descent-") for event in play.told]
    return [id for id in told if id in ids]


@pytest.mark.rule("J-463")
def test_a_glyph_is_activated_before_an_area_is_revealed() -> None:
    box = own_box(('text = "hall"', 'text = "hall"\nglyphs = [[7, 5]]'))
    play = own_stage(
        box, hero("sir-valadir", (6, 6)), FAR_OFF, doors={"a": "open", "b": "open"}, turn="sir-valadir"
    )
    play.s.listener = play.told.append
    play("action:run", "step:7,5")
    assert order(play, "activates-glyph", "reveals") == ["activates-glyph", "reveals"]


@pytest.mark.rule("J-463")
def test_an_area_is_revealed_before_one_falls_into_a_pit() -> None:
    play = stage(
        hero("sir-valadir", (9, 3)), FAR_OFF, doors={"a": "open", "b": "open"}, pits=[(10, 4)],
        turn="sir-valadir",
    )("action:run", "step:10,4")  # fmt: skip
    assert order(play, "reveals", "falls-in") == ["reveals", "falls-in"]


@pytest.mark.rule("J-463")
def test_one_falls_before_an_aura_hurts() -> None:
    play = stage(
        hero("sir-valadir", (6, 4)), FAR_OFF, monsters=[foe("demon", (8, 4))], pits=[(7, 4)],
        turn="sir-valadir",
    )("action:run", "step:7,4")  # fmt: skip
    assert order(play, "falls-in", "aura") == ["falls-in", "aura"]
    assert play.s.health[0] == 16 - 2


@pytest.mark.rule("J-397", "J-181")
def test_an_area_comes_into_view_when_a_figure_is_killed() -> None:
    play = stage(
        hero("mordrog", (6, 4), wear=["sword"], fatigue=0), monsters=[foe("beastman", (7, 4))],
        doors={"a": "open", "b": "open"}, turn="mordrog",
    )  # fmt: skip
    play("action:battle", "attack:sword", "target:7,4", dice=[6, 1, 1, 1, 1])
    assert not play.events("reveals")
    assert play("attack:sword", "target:7,4", dice=[1, 1, 1, 1, 1]).events("reveals")


@pytest.mark.rule("J-397", "J-195")
def test_familiars_reveal_nothing() -> None:
    play = stage(
        hero("vyrah-the-falconer", (7, 8)), hero("ispher"), doors={"a": "open", "b": "open"},
        turn="vyrah-the-falconer",
    )  # fmt: skip
    play.s.familiars[play.s.box.familiar_of["skye"]] = play.s.box.space_of["9,4"]
    play("action:run", "step:8,8", "end", "familiar:10,4")
    assert not play.events("reveals")
