"""Which item may be played where (rules, section 7)."""

from __future__ import annotations

import pytest

from tests.games.raiders.descent import BOSSES, MONSTERS, ROOMS, TRAPS, TREASURES, VAULTS
from tests.games.raiders.table import GAME, heard, items, last, lay, options, scene, view, why_not, wounds
from undercroft.engine.flow import Illegal
from undercroft.games.raiders.state import Raiders

EVERYWHERE = (*ROOMS, *BOSSES)
POWERS = ("power:1", "power:2", "power:3", "power:4", "power:5")


def laden(room: str) -> Raiders:
    """Seat 0 enters this room with one item of each kind."""
    return scene(room, items={0: ["torch", "ball", "key", "sword"]})


def refused(s: Raiders, item: str) -> str | None:
    """The rule by which an item is refused to seat 0, if nothing changes when it is tried."""
    before = s.copy()
    with pytest.raises(Illegal):
        s.apply(0, item)
    assert GAME.same(s, before)
    return why_not(s, 0, item)


@pytest.mark.rule("R-084")
@pytest.mark.parametrize("room", TREASURES)
def test_a_key_may_be_played_for_a_treasure_room(room: str) -> None:
    s = laden(room)
    assert "key" in options(s, 0)
    assert last(lay(s, "key", 1, 1, 1))["cards"][0] == "key"


@pytest.mark.rule("R-085")
def test_a_key_may_be_played_for_the_megadragon_and_is_an_escape() -> None:
    s = laden("megadragon")
    assert GAME.describe(s, 0, "key").label.id == "raiders-do-escape"
    lay(s, "key", 1, 2, 3)
    assert (last(s)["cards"][0], wounds(s)) == ("key", [0, 3, 0, 0])


@pytest.mark.rule("R-086")
@pytest.mark.parametrize("room", [room for room in EVERYWHERE if room not in (*TREASURES, "megadragon")])
def test_a_key_is_refused_in_any_other_room(room: str) -> None:
    assert refused(laden(room), "key") == "R-086"


@pytest.mark.rule("R-087")
@pytest.mark.parametrize("room", MONSTERS)
def test_a_sword_may_be_played_for_a_monster_room(room: str) -> None:
    s = laden(room)
    assert "sword" in options(s, 0)
    assert last(lay(s, "sword", 1, 1, 1))["cards"][0] == "sword"


@pytest.mark.rule("R-088")
@pytest.mark.parametrize("boss", BOSSES)
def test_a_sword_may_be_played_for_any_boss(boss: str) -> None:
    s = laden(boss)
    assert "sword" in options(s, 0)
    assert last(lay(s, "sword", 1, 1, 1))["cards"][0] == "sword"


@pytest.mark.rule("R-089")
@pytest.mark.parametrize("room", [*TREASURES, *VAULTS, *TRAPS])
def test_a_sword_is_refused_for_treasures_vaults_and_traps(room: str) -> None:
    assert refused(laden(room), "sword") == "R-089"


@pytest.mark.rule("R-090")
def test_a_torch_may_be_the_card_of_the_room_for_the_wolf_pack() -> None:
    s = laden("wolf-pack")
    assert {"torch", "look"} <= set(options(s, 0))
    assert GAME.describe(s, 0, "torch").label.id == "raiders-do-escape"
    lay(s, "torch", 1, 2, 3)
    assert (last(s)["cards"][0], wounds(s)) == ("torch", [0, 2, 0, 0])


@pytest.mark.rule("R-090")
def test_a_torch_laid_for_the_wolf_pack_gives_no_look_as_well() -> None:
    s = lay(laden("wolf-pack"), "torch")
    assert (options(s, 0), view(s, 0)["hand"]["laid"]) == ((), "torch")
    spent = laden("wolf-pack")
    spent.apply(0, "look")
    assert why_not(spent, 0, "torch") == "R-090"
    two = lay(scene("wolf-pack", items={0: ["torch", "torch"]}), "torch")
    assert options(two, 0) == ("look",)
    two.apply(0, "look")
    assert (options(two, 0), items(two, 0)) == ((), {"torch": 1})


@pytest.mark.rule("R-091")
@pytest.mark.parametrize("room", [room for room in EVERYWHERE if room != "wolf-pack"])
def test_a_torch_is_refused_as_the_card_of_any_other_room(room: str) -> None:
    s = laden(room)
    assert refused(s, "torch") == "R-091"
    assert "look" in options(s, 0)  # only as the card of the room


@pytest.mark.rule("R-092")
@pytest.mark.parametrize("room", EVERYWHERE)
def test_a_crystal_ball_may_be_played_in_every_kind_of_room(room: str) -> None:
    s = laden(room)
    assert "ball" in options(s, 0)
    s.apply(0, "ball")
    assert view(s, 0)["hand"]["laid"] == "ball"


@pytest.mark.rule("R-093")
@pytest.mark.parametrize("room", [*VAULTS, *TRAPS])
def test_vaults_and_traps_take_only_power_cards_directly_or_after_a_crystal_ball(room: str) -> None:
    s = laden(room)
    assert set(options(s, 0)) == {*POWERS, "ball", "look"}
    lay(s, "ball", 1, 1, 1)
    assert set(options(s, 0)) == {*POWERS, "look"}
    assert (why_not(s, 0, "key"), why_not(s, 0, "sword"), why_not(s, 0, "torch")) == (
        "R-086",
        "R-089",
        "R-091",
    )


@pytest.mark.rule("R-094")
@pytest.mark.parametrize(
    ("room", "playable"), [("treasure-3", {"key"}), ("dragon", {"sword"}), ("lava", set())]
)
def test_an_item_is_never_laid_for_an_unknown_room(room: str, playable: set[str]) -> None:
    s = scene("vault-coins", room, facing="UD", items={0: ["key", "sword"]})
    events = heard(s)
    lay(s, 1, 1, 1, 1)
    assert events[-1].id == "raiders-enter"
    for viewer in (None, 0, 1, 2, 3):
        place = view(s, viewer)["row"][1]
        assert (place["state"], place["card"]["name"]) == ("up", room)
    assert set(options(s, 0)) - set(POWERS) == playable


@pytest.mark.rule("R-084", "R-087", "R-092")
def test_an_item_that_is_not_held_cannot_be_played() -> None:
    treasure, monster = scene("treasure-4"), scene("dragon")
    for s, item in ((treasure, "key"), (monster, "sword"), (treasure, "ball")):
        assert refused(s, item) == "R-042"
