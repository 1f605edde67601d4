"""Table options: each choice behind one, and the rules of 2005 (J-462)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.descent.stage import foe, hero, stage
from undercroft.engine.game import BadRequest
from undercroft.games.descent.attack.arms import strike_of
from undercroft.games.descent.game import GAME
from undercroft.games.descent.state.options import OPTIONS

HERO, MONSTER = 0, 4
FAR_OFF = hero("ispher", (0, 4))


@pytest.mark.rule("J-462")
def test_every_option_is_offered_with_its_default_first() -> None:
    schema = {option["id"]: option for option in GAME.options_schema()["options"]}
    for name, values in OPTIONS.items():
        assert schema[name]["default"] == values[0]
        assert [each if isinstance(each, str) else each["id"] for each in schema[name]["values"]] == list(
            values
        )
    assert OPTIONS["rules"] == ("faq", "2005")


@pytest.mark.rule("J-462")
@pytest.mark.parametrize("options", [{"rules": "2006"}, {"rule": "faq"}, {"off_hand": True}])
def test_what_is_no_option_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadRequest):
        GAME.new(3, 1, options)


@pytest.mark.rule("J-308")
@pytest.mark.parametrize(
    ("option", "weapon", "surges"),
    [("any", "crossbow", 1), ("any", "sword", 1), ("melee_only", "crossbow", 0), ("melee_only", "sword", 1)],
)
def test_off_hand_for_any_weapon_or_in_melee_only(option: str, weapon: str, surges: int) -> None:
    play = stage(
        hero("spiritspeaker-mok", (6, 4), wear=[weapon, "dagger"]), FAR_OFF, turn="spiritspeaker-mok",
        options={"off_hand": option},
    )  # fmt: skip
    assert strike_of(play.s, HERO, weapon, -1).surges == surges


@pytest.mark.rule("J-077")
@pytest.mark.parametrize(("option", "steps"), [("pass", True), ("stop", False)])
def test_a_wall_on_one_side_of_a_corner(option: str, steps: bool) -> None:
    play = stage(hero("mordrog", (7, 2)), FAR_OFF, turn="mordrog", options={"wall_corner": option})(
        "action:run"
    )
    assert ("step:6,3" in play.open()) == steps


@pytest.mark.rule("J-100")
@pytest.mark.parametrize(("option", "sees"), [("clear", True), ("blocked", False)])
def test_a_line_that_touches_corners_of_figures(option: str, sees: bool) -> None:
    wall = [foe("beastman", (6, 3)), foe("beastman", (5, 4)), foe("skeleton", (7, 5))]
    play = stage(
        hero("grey-ker", (5, 3), wear=["bow"]), FAR_OFF, monsters=wall, turn="grey-ker",
        options={"sight_corner": option},
    )  # fmt: skip
    assert ("target:7,5" in play("action:battle", "attack:bow").open()) == sees


@pytest.mark.rule("J-462", "J-279", "J-361", "J-434", "J-027")
def test_the_market_and_the_start_of_2005() -> None:
    town = hero("mordrog", coins=300, wounds=5, wear=["healing-potion", "healing-potion"])
    for rules, price, drinks, copper in (("faq", 50, 1, False), ("2005", 25, 2, True)):
        play = stage(town, FAR_OFF, turn="mordrog", options={"rules": rules})("action:run", "market")
        assert ("treasure:copper" in play.open()) == copper
        play("buy:vitality-potion", "wear:vitality-potion", "done")
        assert play.s.coins[HERO] == 300 - price
        play("use:healing-potion")
        assert ("use:healing-potion" in play.open()) == (drinks == 2)


@pytest.mark.rule("J-462", "J-265", "J-427", "J-450", "J-429", "J-394")
def test_what_else_was_different_in_2005() -> None:
    for rules, seen, hurt in (("faq", True, 1), ("2005", False, 0)):
        pit = stage(
            hero("grey-ker", (6, 4), wear=["bow"]), FAR_OFF, monsters=[foe("beastman", (7, 4))],
            pits=[(6, 4)], turn="grey-ker", options={"rules": rules},
        )  # fmt: skip
        assert ("target:7,4" in pit("action:battle", "attack:bow").open()) == seen
        aura = stage(
            hero("mordrog", (7, 4)), FAR_OFF, monsters=[foe("demon", (8, 4))], turn="mordrog",
            options={"rules": rules},
        )  # fmt: skip
        assert aura("action:battle", "end").s.health[HERO] == 16 - hurt
