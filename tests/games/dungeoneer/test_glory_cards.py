"""Playing glory cards (rules, section 12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import options, play, player, scene, view, why_not
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable


def at_the_entrance(*hand: str, hero: str = "raka", glory: int = 9, **more: Any) -> DungeoneerTable:
    """Raka (3 boons, 3 treasures) or another hero with these cards in hand; Roderik is elsewhere."""
    roderik = {"hero": "roderik-talus", "at": "crossing"}
    first = {"hero": hero, "hand": [*hand], "glory": glory, **more}
    return scene(first, roderik, map={"crossing": [0, -1]})


def in_play(s: DungeoneerTable) -> list[str]:
    """The cards in the inventory of the first player."""
    return [item["name"] for item in player(s, 0)["items"]]


@pytest.mark.rule("D-116")
def test_glory_cards_go_from_hand_to_inventory_as_long_as_the_glory_lasts() -> None:
    s = play(at_the_entrance("lucky-star", "backpack", "grave-iron", glory=5), "play:lucky-star")
    assert player(s, 0)["glory"] == 3
    assert in_play(s) == ["lucky-star"]
    assert view(s, 0)["hand"] == ["backpack", "grave-iron"]
    play(s, "play:backpack")
    assert player(s, 0)["glory"] == 2
    assert in_play(s) == ["lucky-star", "backpack"]
    assert "play:grave-iron" not in options(s, 0)
    assert why_not(s, 0, "play:grave-iron") == "D-116"


@pytest.mark.rule("D-116")
def test_no_action_points_and_nobody_elses_points_are_spent() -> None:
    s = at_the_entrance("backpack", ap=2, peril=3)
    play(s, "play:backpack")
    assert (player(s, 0)["ap"], player(s, 0)["peril"]) == (2, 3)
    assert player(s, 1)["glory"] == 0


@pytest.mark.rule("D-117")
def test_permanent_boons_never_exceed_the_boon_limit() -> None:
    boons = ["sure-footing", "lucky-star"]
    s = play(at_the_entrance("night-watch", hero="kron-axereaver", items=boons[:1]), "play:night-watch")
    assert len(in_play(s)) == player(s, 0)["limits"]["boons"] == 2
    s = at_the_entrance("night-watch", hero="kron-axereaver", items=boons)
    assert "play:night-watch" not in options(s, 0)
    assert why_not(s, 0, "play:night-watch") == "D-117"


@pytest.mark.rule("D-118")
def test_permanent_treasures_never_exceed_the_treasure_limit() -> None:
    treasures = ["grave-iron", "ember-ring", "cobweb-cloak"]
    s = play(at_the_entrance("lucky-coin", items=treasures[:2]), "play:lucky-coin")
    assert len(in_play(s)) == player(s, 0)["limits"]["treasures"] == 3
    s = at_the_entrance("lucky-coin", items=treasures)
    assert "play:lucky-coin" not in options(s, 0)
    assert why_not(s, 0, "play:lucky-coin") == "D-118"


@pytest.mark.rule("D-119")
def test_instant_cards_and_attachments_are_free_of_the_limits() -> None:
    boons = ["sure-footing", "lucky-star", "night-watch"]
    treasures = ["grave-iron", "ember-ring", "cobweb-cloak"]
    hand = ["scroll-of-recall", "false-trail", "whetstone", "rune-of-warding"]
    s = at_the_entrance(*hand, items=boons + treasures, peril=2)
    assert player(s, 0)["limits"] == {"boons": 3, "treasures": 3}
    assert {f"play:{name}" for name in hand} <= set(options(s, 0))
    play(s, "play:whetstone", "play:rune-of-warding", "card:grave-iron@0")
    assert len(in_play(s)) == 6
    iron = next(item for item in player(s, 0)["items"] if item["name"] == "grave-iron")
    assert iron["attached"] == ["whetstone", "rune-of-warding"]


@pytest.mark.rule("D-119")
def test_attachments_leave_the_room_under_the_limit_to_others() -> None:
    s = at_the_entrance("ember-ring", items=["cobweb-cloak", ["grave-iron", "whetstone", "rune-of-warding"]])
    assert "play:ember-ring" in options(s, 0)  # the third treasure of three


@pytest.mark.rule("D-120")
def test_a_second_treasure_of_the_same_subtype_cannot_be_played() -> None:
    s = at_the_entrance("candle-staff", "ember-ring", items=["grave-iron"])
    assert "play:ember-ring" in options(s, 0)
    assert "play:candle-staff" not in options(s, 0)
    assert why_not(s, 0, "play:candle-staff") == "D-120"


@pytest.mark.rule("D-120")
def test_the_first_one_cannot_be_thrown_away_to_make_room() -> None:
    s = at_the_entrance("candle-staff", items=["grave-iron"])
    assert not [option for option in options(s, 0) if option.startswith("discard")]
    assert why_not(s, 0, "discard-treasure:grave-iron") == "D-166"


@pytest.mark.rule("D-121")
def test_boons_of_the_same_subtype_may_repeat() -> None:
    s = play(at_the_entrance("sure-footing", "duellists-guard"), "play:sure-footing", "play:duellists-guard")
    assert [item["type"] for item in player(s, 0)["items"]] == ["manoeuvre", "manoeuvre"]


@pytest.mark.rule("D-122")
def test_a_card_works_as_soon_as_it_is_paid() -> None:
    s = at_the_entrance("grave-iron", "potion-of-healing", health=3)
    assert player(s, 0)["values"]["melee"] == 2  # in hand it does nothing
    assert "use:potion-of-healing" not in options(s, 0)
    play(s, "play:grave-iron")
    assert player(s, 0)["values"]["melee"] == 3
    play(s, "play:potion-of-healing", "use:potion-of-healing")
    assert player(s, 0)["health"] == 5
