"""Escorts (rules, section 14): the pilgrim goes from the processional to the chapel, the maiden
from the throne hall to the entrance."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.idling import idle_until
from tests.games.dungeoneer.table import GAME, asked, options, play, player, scene, view, why_not
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

WAY = {"processional": [0, 1], "chapel": [0, -1], "crossing": [1, 0]}
PILGRIM = "the-last-pilgrim"
MAIDEN = "lead-the-maiden-out"
CARDS = ["zombie", "ghost"]


def way(*players: dict[str, Any], **spec: Any) -> DungeoneerTable:
    """A map with the pilgrim's path; Raka, Kron and Taenin are on it."""
    heroes = ("raka", "kron-axereaver", "taenin-lightfoot")
    seats = [{"hero": hero, **each} for hero, each in zip(heroes, players, strict=False)]
    return scene(*seats, **{"map": WAY, "locations": [], **spec})


def carrying(at: str, *others: dict[str, Any], **hero: Any) -> DungeoneerTable:
    """Raka with the pilgrim in some location."""
    return way({"at": at, "quests": [PILGRIM], "escorts": [PILGRIM], **hero}, *(others or ({},)))


def carrier(s: DungeoneerTable, quest: str = PILGRIM) -> int | None:
    """Who has the marker; None if it was dropped."""
    who: int | None = next(each["carrier"] for each in view(s)["escorts"] if each["quest"] == quest)
    return who


def lies(s: DungeoneerTable, quest: str = PILGRIM) -> str | None:
    """Where a dropped marker is."""
    where: str | None = next(each["place"] for each in view(s)["escorts"] if each["quest"] == quest)
    return where


def owned(s: DungeoneerTable, seat: int) -> list[str]:
    """The open personal quests of a player."""
    return [quest["name"] for quest in player(s, seat)["quests"]]


@pytest.mark.rule("D-155")
def test_in_the_first_location_the_markers_are_put_on() -> None:
    s = way({"at": "processional", "quests": [PILGRIM]}, {})
    assert view(s)["escorts"] == []
    play(s, f"begin:{PILGRIM}")
    assert view(s)["escorts"] == [{"quest": PILGRIM, "owner": 0, "carrier": 0, "place": None}]


@pytest.mark.rule("D-155")
def test_nowhere_else_can_an_escort_begin() -> None:
    s = way({"at": "chapel", "quests": [PILGRIM]}, {})
    assert f"begin:{PILGRIM}" not in options(s, 0)
    assert why_not(s, 0, f"begin:{PILGRIM}") == "D-155"


@pytest.mark.rule("D-156")
def test_in_the_second_location_the_markers_come_off_and_the_quest_is_completed() -> None:
    s = carrying("tomb-antechamber", hand=CARDS, ap=2)
    assert why_not(s, 0, f"deliver:{PILGRIM}") == "D-156"
    play(s, "move:north", f"deliver:{PILGRIM}")
    assert view(s)["escorts"] == []
    assert player(s, 0)["done"] == [PILGRIM]


@pytest.mark.rule("D-156")
def test_without_the_marker_the_second_location_completes_nothing() -> None:
    s = way({"at": "chapel", "quests": [PILGRIM]}, {})
    assert why_not(s, 0, f"deliver:{PILGRIM}") == "D-156"


@pytest.mark.rule("D-157")
def test_a_common_escort_becomes_personal_and_a_new_common_quest_is_drawn_at_once() -> None:
    s = way({"at": "processional", "quests": ["magic-fish"]}, {}, common=[PILGRIM], quests=["slay-draky"])
    play(s, f"begin:{PILGRIM}")
    assert owned(s, 0) == ["magic-fish", PILGRIM]
    assert [quest["name"] for quest in view(s)["common"]] == ["slay-draky"]
    idle_until(s, 1)
    assert why_not(s, 1, f"begin:{PILGRIM}") == "D-126"


@pytest.mark.rule("D-158")
def test_markers_go_on_and_off_only_if_the_player_wants_to_and_for_no_action_points() -> None:
    s = play(way({"at": "tomb-antechamber", "quests": [PILGRIM], "ap": 1}, {}), "move:south")
    assert view(s)["escorts"] == []  # nothing happens by itself
    assert player(s, 0)["ap"] == 0
    play(s, f"begin:{PILGRIM}")
    assert player(s, 0)["ap"] == 0
    s = play(carrying("tomb-antechamber", ap=1, hand=CARDS), "move:north")
    assert carrier(s) == 0
    assert player(s, 0)["ap"] == 0
    play(s, f"deliver:{PILGRIM}")
    assert player(s, 0)["done"] == [PILGRIM]


@pytest.mark.rule("D-158")
def test_markers_are_put_on_and_taken_off_in_the_heroics_phase_only() -> None:
    s = way({"at": "processional", "quests": [PILGRIM], "hand": ["zombie"]}, {"peril": 2}, phase="villainy")
    assert why_not(s, 0, f"begin:{PILGRIM}") == "D-047"
    s = way(
        {"at": "chapel", "quests": [PILGRIM], "escorts": [PILGRIM], "hand": ["zombie"]},
        {"peril": 2},
        phase="villainy",
    )
    assert why_not(s, 0, f"deliver:{PILGRIM}") == "D-047"


@pytest.mark.rule("D-160")
def test_an_escort_may_be_dropped_on_ones_own_turn_and_stays_with_its_owner() -> None:
    s = play(carrying("crossing"), f"drop:{PILGRIM}")
    assert (carrier(s), lies(s)) == (None, "crossing")
    assert owned(s, 0) == [PILGRIM]
    assert asked(s) == 0  # it was only in passing


@pytest.mark.rule("D-160")
def test_an_escort_may_be_dropped_in_the_middle_of_another_turn() -> None:
    s = idle_until(carrying("crossing", {}), 1)
    assert asked(s) == 1
    assert options(s, 0) == (f"drop:{PILGRIM}",)
    before = options(s, 1)
    s.apply(0, f"drop:{PILGRIM}")
    assert (carrier(s), lies(s)) == (None, "crossing")
    assert (asked(s), options(s, 1)) == (1, before)  # who was asked is asked again


@pytest.mark.rule("D-160")
def test_of_two_escorts_each_may_be_dropped_in_the_middle_of_another_turn() -> None:
    s = carrying("crossing", {}, quests=[PILGRIM, MAIDEN], escorts=[PILGRIM, MAIDEN])
    idle_until(s, 1)
    assert [ask.seat for ask in s.asks()] == [1, 0]
    for left in ((f"drop:{PILGRIM}",), ()):
        s.apply(0, options(s, 0)[-1])
        assert (asked(s), options(s, 0)) == (1, left)


@pytest.mark.rule("D-160")
def test_an_escort_may_be_dropped_in_battle() -> None:
    s = carrying("crossing", {"at": "crossing", "saved": True})
    play(s, "attack:1:melee", 3, 3)
    assert asked(s) == 1  # the challenge of the other
    s.apply(0, f"drop:{PILGRIM}")
    assert lies(s) == "crossing"
    assert "challenge:hero0:melee" in options(s, 1)


@pytest.mark.rule("D-161")
def test_the_same_hero_may_pick_it_up_again_for_nothing() -> None:
    s = play(carrying("crossing", ap=0), f"drop:{PILGRIM}", f"pickup:{PILGRIM}")
    assert carrier(s) == 0
    assert player(s, 0)["ap"] == 0


@pytest.mark.rule("D-160", "D-161")
def test_another_hero_picks_it_up_and_goes_on_even_with_two_personal_quests() -> None:
    kron = {"at": "tomb-antechamber", "quests": ["magic-fish", "slay-draky"], "hand": CARDS}
    s = play(carrying("tomb-antechamber", kron), f"drop:{PILGRIM}")
    assert why_not(s, 1, f"pickup:{PILGRIM}") == "D-048"  # not on another's turn
    idle_until(s, 1)
    assert owned(s, 0) == [PILGRIM]
    play(s, f"pickup:{PILGRIM}")
    assert (owned(s, 0), owned(s, 1)) == ([], ["magic-fish", "slay-draky", PILGRIM])
    play(s, "move:north", f"deliver:{PILGRIM}")
    assert player(s, 1)["done"] == [PILGRIM]


@pytest.mark.rule("D-161")
def test_only_where_it_lies_and_only_in_ones_own_heroics_phase_can_it_be_picked_up() -> None:
    s = play(carrying("crossing", {"at": "crossing", "hand": ["zombie"]}, peril=2), f"drop:{PILGRIM}")
    play(s, "move:west")
    assert why_not(s, 0, f"pickup:{PILGRIM}") == "D-161"
    idle_until(s, 1, "villainy")
    assert why_not(s, 1, f"pickup:{PILGRIM}") == "D-047"
    idle = idle_until(s, 1)
    assert f"pickup:{PILGRIM}" in options(idle, 1)


@pytest.mark.rule("D-161")
def test_one_hero_may_carry_several_markers() -> None:
    ways = {**WAY, "throne-hall": [-1, 0]}
    raka = {
        "at": "tomb-antechamber",
        "quests": [PILGRIM, MAIDEN],
        "escorts": [PILGRIM, MAIDEN],
        "hand": CARDS,
    }
    s = way(raka, {}, map=ways)
    assert [carrier(s, quest) for quest in (PILGRIM, MAIDEN)] == [0, 0]
    play(s, f"deliver:{MAIDEN}")
    assert player(s, 0)["done"] == [MAIDEN]
    assert carrier(s) == 0


# -- stolen --------------------------------------------------------------------------------------------


def robbery(**raka: Any) -> DungeoneerTable:
    """Kron, with the pilgrim, and Raka in the crossing."""
    kron = {"at": "crossing", "quests": [PILGRIM], "escorts": [PILGRIM]}
    return way({"at": "crossing", **raka}, kron)


@pytest.mark.rule("D-162")
def test_a_successful_attack_may_take_the_escort() -> None:
    s = play(robbery(quests=["magic-fish", "slay-draky"]), "attack:1:melee", 6, 1)
    assert set(options(s, 0)) == {"wound", f"take:{PILGRIM}"}
    play(s, f"take:{PILGRIM}")
    assert carrier(s) == 0
    assert (owned(s, 0), owned(s, 1)) == (["magic-fish", "slay-draky", PILGRIM], [])
    assert player(s, 1)["health"] == 6  # in place of the wound


@pytest.mark.rule("D-162")
def test_the_attacker_may_wound_instead() -> None:
    s = play(robbery(), "attack:1:melee", 6, 1, "wound")
    assert player(s, 1)["health"] == 5
    assert carrier(s) == 1


@pytest.mark.rule("D-162")
@pytest.mark.parametrize(("attack", "counter"), [(1, 6), (2, 2)])
def test_an_attack_without_success_takes_nothing(attack: int, counter: int) -> None:
    s = play(robbery(), "attack:1:melee", attack, counter)  # 3 for Raka with a hero there, 3 for Kron
    assert asked(s) != CHANCE
    assert why_not(s, 0, f"take:{PILGRIM}") == "D-162"
    assert carrier(s) == 1


@pytest.mark.rule("D-162")
def test_a_hero_who_wins_as_defender_takes_nothing() -> None:
    s = carrying("crossing", {"at": "crossing"})
    play(s, "attack:1:melee", 1, 6)
    assert player(s, 0)["health"] == 5  # Kron wounds and is not asked
    assert carrier(s) == 0


@pytest.mark.rule("D-162")
def test_a_challenge_may_take_the_escort_too() -> None:
    s = carrying("crossing", {"at": "crossing", "saved": True})
    play(s, "attack:1:melee", 1, 1, "challenge:hero0:melee", 6, 1)
    assert asked(s) == 1
    play(s, f"take:{PILGRIM}")
    assert (carrier(s), owned(s, 1)) == (1, [PILGRIM])


@pytest.mark.rule("D-155", "D-156", "D-161")
def test_an_escort_leads_to_its_goal_and_to_where_it_waits_but_no_longer_to_where_it_began() -> None:
    def leads(s: DungeoneerTable) -> list[str]:
        found: list[str] = player(s, 0)["quests"][0]["leads"]
        return found

    s = way({"at": "processional", "quests": [PILGRIM]}, {})
    assert leads(s) == ["processional", "chapel"]
    play(s, f"begin:{PILGRIM}")
    assert leads(s) == ["chapel"]
    s = carrying("crossing")
    play(s, f"drop:{PILGRIM}")
    assert leads(s) == ["crossing", "chapel"]


@pytest.mark.rule("D-133")
def test_what_may_complete_a_quest_names_the_rule_that_this_ends_the_phase() -> None:
    named = [GAME.describe(carrying("chapel"), 0, f"deliver:{PILGRIM}").rules]
    here = way({"at": "chapel", "quests": ["oath-of-silence"]}, {})
    named.append(GAME.describe(here, 0, "attempt:oath-of-silence").rules)
    assert all("D-133" in rules for rules in named)
    assert "D-133" not in GAME.describe(here, 0, "explore").rules
