"""Quests in general (rules, section 13). At the troll bridge a die of 5 catches the magic fish."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.idling import idle_until
from tests.games.dungeoneer.table import asked, options, play, player, printed, scene, view, why_not
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.boxes import TOMB
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

BRIDGE = {"troll-bridge": [1, 0]}
FISH = "attempt:magic-fish"


def fishing(*others: dict[str, Any], common: bool = False, **hero: Any) -> DungeoneerTable:
    """Raka at the troll bridge with the quest of the fish, a personal or a common one."""
    spec: dict[str, Any] = {"map": BRIDGE, "locations": []}
    quests = {} if common else {"quests": ["magic-fish"]}
    if common:
        spec["common"] = ["magic-fish"]
    raka = {"hero": "raka", "at": "troll-bridge", "hand": ["zombie", "ghost"], **quests, **hero}
    return scene(raka, *(others or ({},)), **spec)


def in_the_library(**hero: Any) -> DungeoneerTable:
    """Raka (magic 2, melee 2) in the library, the place of a threat and a search."""
    quests = ["read-the-black-book", "lost-reliquary"]
    raka = {"hero": "raka", "at": "library", "quests": quests, **hero}
    return scene(raka, {}, map={"library": [1, 0]}, locations=[])


def open_quests(s: DungeoneerTable, seat: int) -> list[str]:
    """The open personal quests of a player."""
    return [quest["name"] for quest in player(s, seat)["quests"]]


@pytest.mark.rule("D-123")
def test_a_quest_can_be_attempted_only_in_the_location_it_names() -> None:
    s = fishing(at="tomb-antechamber")
    assert FISH not in options(s, 0)
    assert why_not(s, 0, FISH) == "D-123"
    play(s, "move:east")
    assert FISH in options(s, 0)


@pytest.mark.rule("D-123")
def test_a_quest_can_be_attempted_only_in_the_way_its_card_states() -> None:
    s = in_the_library()
    assert [option for option in options(s, 0) if "reliquary" in option] == ["search:lost-reliquary"]
    assert why_not(s, 0, "attempt:lost-reliquary") == "D-153"  # it must be found first
    play(
        s, "attempt:read-the-black-book", TOMB.quests["read-the-black-book"].value - printed("raka", "magic")
    )
    assert player(s, 0)["done"] == ["read-the-black-book"]


@pytest.mark.rule("D-124")
def test_entering_the_location_starts_nothing() -> None:
    s = play(fishing(at="tomb-antechamber"), "move:east")
    assert asked(s) == 0
    assert {FISH, "end"} <= set(options(s, 0))
    idle_until(s, 1)
    assert open_quests(s, 0) == ["magic-fish"]


@pytest.mark.rule("D-125")
def test_every_hero_may_attempt_the_common_quest_and_the_first_gets_the_reward() -> None:
    s = fishing({"hero": "kron-axereaver", "at": "troll-bridge"}, common=True)
    play(s, FISH, 4)
    play(idle_until(s, 1), FISH, 5)
    assert [player(s, seat)["done"] for seat in (0, 1)] == [[], ["magic-fish"]]
    assert [player(s, seat)["level"] for seat in (0, 1)] == [1, 2]
    idle_until(s, 0)
    assert FISH not in options(s, 0)


@pytest.mark.rule("D-126")
def test_only_the_hero_of_its_owner_can_complete_a_personal_quest() -> None:
    s = scene(
        {"at": "troll-bridge"},
        {"at": "troll-bridge", "quests": ["magic-fish"]},
        map=BRIDGE,
    )
    assert FISH not in options(s, 0)
    assert why_not(s, 0, FISH) == "D-126"


@pytest.mark.rule("D-127", "D-129")
def test_the_first_attempt_in_a_turn_is_free_and_each_further_one_costs_1_point() -> None:
    s = play(fishing(ap=2), FISH, 1)
    assert player(s, 0)["ap"] == 2
    play(s, FISH, 1)
    assert player(s, 0)["ap"] == 1
    play(s, FISH, 1)
    assert player(s, 0)["ap"] == 0
    assert FISH not in options(s, 0)
    assert why_not(s, 0, FISH) == "D-129"


@pytest.mark.rule("D-127")
def test_a_hero_without_action_points_can_still_make_the_first_attempt() -> None:
    s = play(fishing(ap=0), FISH)
    assert asked(s) == CHANCE


@pytest.mark.rule("D-127")
def test_in_the_next_turn_the_first_attempt_is_free_again() -> None:
    s = play(fishing(ap=1), FISH, 1, FISH, 1)
    idle_until(s, 0)
    before = player(s, 0)["ap"]
    play(s, FISH, 1)
    assert player(s, 0)["ap"] == before


@pytest.mark.rule("D-127", "D-129")
def test_the_first_attempt_at_each_quest_is_free() -> None:
    s = play(in_the_library(ap=2), "attempt:read-the-black-book", 1)
    play(s, "search:lost-reliquary", 1)  # nothing is found so near the entrance
    assert player(s, 0)["ap"] == 1
    play(s, "attempt:read-the-black-book", 1)
    assert player(s, 0)["ap"] == 0

    way = ("processional", "crossing", "flooded-drain", "whispering-gallery", "mirror-gallery", "old-arena")
    deep = {name: [x, 0] for x, name in enumerate(way, start=1)}
    s = scene(
        {"hero": "raka", "at": "old-arena", "ap": 1, "quests": ["lost-reliquary", "champion-of-the-arena"]},
        {},
        map=deep,
    )
    play(s, "search:lost-reliquary", 6)  # 6 + 5
    assert player(s, 0)["ap"] == 0
    play(s, "attempt:lost-reliquary", 1)
    assert "attempt:champion-of-the-arena" in options(s, 0)  # still free
    assert why_not(s, 0, "attempt:lost-reliquary") == "D-129"


@pytest.mark.rule("D-130")
def test_for_success_the_player_gets_the_printed_reward() -> None:
    s = play(fishing(health=3, glory=1), FISH, 5)  # 1 glory, 1 health, and a level as always
    assert (player(s, 0)["glory"], player(s, 0)["health"], player(s, 0)["level"]) == (2, 4, 2)


@pytest.mark.rule("D-130")
def test_for_a_failure_there_is_no_reward() -> None:
    s = play(fishing(health=3, glory=1), FISH, 4)
    assert (player(s, 0)["glory"], player(s, 0)["health"], player(s, 0)["level"]) == (1, 3, 1)


@pytest.mark.rule("D-131", "D-138")
def test_a_completed_personal_quest_is_turned_over_and_nothing_replaces_it() -> None:
    s = fishing(quests=["magic-fish", "pay-the-mirror"])
    left = view(s)["quests_left"]
    play(s, FISH, 6)
    assert player(s, 0)["done"] == ["magic-fish"]
    assert open_quests(s, 0) == ["pay-the-mirror"]
    assert view(s)["quests_left"] == left
    assert view(s)["common"] == []


@pytest.mark.rule("D-133")
def test_a_completed_quest_ends_the_heroics_phase() -> None:
    s = play(fishing(ap=3), FISH, 6)
    assert view(s)["phase"] == "discard"
    assert set(options(s, 0)) == {"discard:zombie", "discard:ghost"}


@pytest.mark.rule("D-134")
def test_nobody_completes_two_quests_in_one_turn() -> None:
    """In the chapel the pilgrim arrives, and the oath could be fulfilled there too."""
    chapel = {"chapel": [0, -1], "processional": [0, 1]}
    raka = {"hero": "raka", "at": "chapel", "quests": ["the-last-pilgrim", "oath-of-silence"]}
    s = scene({**raka, "escorts": ["the-last-pilgrim"], "hand": ["zombie", "ghost"]}, {}, map=chapel)
    assert {"deliver:the-last-pilgrim", "attempt:oath-of-silence"} <= set(options(s, 0))
    play(s, "deliver:the-last-pilgrim")
    assert why_not(s, 0, "attempt:oath-of-silence") == "D-047"
    idle_until(s, 0)
    assert player(s, 0)["done"] == ["the-last-pilgrim"]
    assert "attempt:oath-of-silence" in options(s, 0)


@pytest.mark.rule("D-135")
def test_a_completed_quest_leaves_the_game_and_only_counts_for_victory() -> None:
    """The oath of silence forbids boons; once fulfilled, it has no effect, and two more quests win."""
    chapel = {"chapel": [0, -1], "troll-bridge": [1, 0]}
    raka = {"hero": "raka", "at": "chapel", "quests": ["oath-of-silence", "magic-fish"], "glory": 5}
    s = scene({**raka, "hand": ["zombie", "blink"], "done": ["pay-the-mirror"]}, {}, map=chapel, locations=[])
    play(s, "attempt:oath-of-silence", 6)
    assert player(s, 0)["done"] == ["pay-the-mirror", "oath-of-silence"]
    assert "oath-of-silence" not in s.quest_deck.cards()
    idle_until(s, 0)
    play(s, "move:south", "move:east")
    assert "play:blink" in options(s, 0)
    assert why_not(s, 0, "attempt:oath-of-silence") == "D-126"
    play(s, FISH, "plain", 6)
    assert s.result() is not None
    assert view(s)["result"]["winners"] == [0]


@pytest.mark.rule("D-135")
def test_so_does_a_completed_common_quest() -> None:
    bridge = {"map": {"troll-bridge": [1, 0]}, "locations": []}
    s = scene({"at": "troll-bridge"}, {}, common=["magic-fish"], quests=["slay-draky"], **bridge)
    play(s, FISH, 6)
    assert [quest["name"] for quest in view(s)["common"]] == ["slay-draky"]
    assert "magic-fish" not in s.quest_deck.cards()


@pytest.mark.rule("D-137")
def test_a_completed_common_quest_is_replaced_at_once() -> None:
    s = fishing(common=True)
    s.quest_deck.bag.remove("pay-the-mirror")
    s.quest_deck.top = ["pay-the-mirror"]
    play(s, FISH, 5)
    assert view(s)["phase"] == "discard"
    assert [quest["name"] for quest in view(s)["common"]] == ["pay-the-mirror"]


@pytest.mark.rule("D-137")
def test_with_an_empty_quest_deck_no_new_common_quest_is_revealed() -> None:
    others = [name for name in TOMB.quests if name != "magic-fish"]
    s = fishing({"hero": "kron-axereaver", "quests": others}, common=True)
    assert view(s)["quests_left"] == 0
    play(s, FISH, 5)
    assert view(s)["common"] == []
    assert asked(s) == 0  # and the game goes on
