"""Goal and end of the game (rules, section 1)."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.table import GAME, asked, heard, options, play, player, scene, view, why_not
from tests.games.dungeoneer.turns import next_turn
from undercroft.engine.game import BadRequest
from undercroft.games.dungeoneer.boxes import TOMB_SET as BOX
from undercroft.games.dungeoneer.cards.vocabulary import HEROIC
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

CRYPT = {"crypt": [0, -1, 1]}
SPIKES = {"spiked-hall": [0, -1]}
FRAIL = {"hero": "lorel-alanus", "health": 1}  # a 1 fails at the spikes
SOUL = "free-caedmans-soul"  # a sacrifice in the crypt: no die decides
GLORY = BOX.quests[SOUL].price.glory


def in_the_crypt(done: int, **hero: object) -> DungeoneerTable:
    """The first player is about to complete a quest, with some completed already."""
    finished = ["magic-fish", "slay-draky"][:done]
    return scene({"at": "crypt", "glory": GLORY, "quests": [SOUL], "done": finished, **hero}, {}, map=CRYPT)


@pytest.mark.rule("D-001")
def test_the_third_quest_wins_at_once() -> None:
    s = play(in_the_crypt(done=2), f"attempt:{SOUL}")
    assert s.result() == {"winners": [0], "scores": {"0": 3, "1": 0}, "reason": "quests", "round": 1}
    assert not s.asks()


@pytest.mark.rule("D-001")
def test_the_second_quest_wins_nothing_yet() -> None:
    s = play(in_the_crypt(done=1), f"attempt:{SOUL}")
    assert s.result() is None
    assert len(player(s, 0)["done"]) == 2


@pytest.mark.rule("D-001")
def test_the_quest_of_another_player_does_not_count() -> None:
    other = {"done": ["magic-fish", "slay-draky"]}
    s = scene({"at": "crypt", "glory": GLORY, "quests": [SOUL]}, other, map=CRYPT)
    assert play(s, f"attempt:{SOUL}").result() is None


@pytest.mark.rule("D-002")
def test_the_last_hero_wins_when_the_other_is_slain_by_a_monster() -> None:
    s = scene({"hand": ["zombie"]}, {"health": 1, "peril": 2}, phase="villainy")
    play(s, "play:zombie@1", 6, 1)
    result = s.result()
    assert result is not None
    assert (result["winners"], result["reason"]) == ([0], "last hero")


@pytest.mark.rule("D-002")
def test_the_last_hero_wins_without_having_done_anything() -> None:
    s = scene(FRAIL, {}, map=SPIKES)
    play(s, "move:north", 1)
    result = s.result()
    assert result is not None
    assert result["winners"] == [1]


@pytest.mark.rule("D-002")
def test_with_two_heroes_left_nobody_has_won() -> None:
    s = scene(FRAIL, {}, {}, map=SPIKES)
    assert play(s, "move:north", 1).result() is None


def legion_comes(active: int, *health: int) -> DungeoneerTable:
    """Four heroes in one location; the Dungeonlord's Legion threatens them all and attacks the next one."""
    players: list[dict[str, object]] = [{"at": "crossing", "health": points, "peril": 4} for points in health]
    players[active]["hand"] = ["legion"]
    s = scene(*players, map={"crossing": [0, -1]}, phase="villainy", active=active)
    return play(s, f"play:legion@{(active + 1) % 4}")


@pytest.mark.rule("D-002")
def test_heroes_are_struck_clockwise_from_the_left_of_the_active_player_who_comes_last() -> None:
    s = legion_comes(1, 6, 6, 6, 6)
    events = heard(s)
    play(s, 1, 1, 1, 1)  # all fail: magic 4 at magic 1 or 2
    wounded = [event.args["who"] for event in events if event.id == "dungeoneer-wounded"]
    order = ("raka", "taenin-lightfoot", "roderik-talus", "kron-axereaver")
    assert wounded == [f"@dungeoneer-hero-{name}" for name in order]


@pytest.mark.rule("D-002")
def test_once_a_single_hero_is_left_nothing_more_is_rolled() -> None:
    s = play(legion_comes(1, 1, 1, 1, 1), 1, 1, 1)
    assert not s.asks()
    result = s.result()
    assert result is not None
    assert result["winners"] == [1]  # whose own test never came


def slain(**victim: object) -> DungeoneerTable:
    """The second of three heroes falls in the crossing to a zombie of the first."""
    hero: dict[str, object] = {"at": "crossing", "health": 1, "peril": 5, **victim}
    s = scene({"hand": ["zombie"]}, hero, {"at": "crossing"}, map={"crossing": [0, -1]}, phase="villainy")
    return play(s, "play:zombie@1", 6, 1)


@pytest.mark.rule("D-003")
def test_a_hero_without_health_is_out_with_everything_they_had() -> None:
    s = slain(
        glory=4,
        hand=["blink"],
        items=["backpack", ["grave-iron", "whetstone"], "grasping-hands"],
        pack=["ghost"],
        quests=["magic-fish"],
    )
    lost = player(s, 1)
    assert (lost["out"], lost["place"], lost["health"]) == (True, None, 0)
    assert (lost["glory"], lost["peril"]) == (0, 0)
    assert (lost["hand_size"], lost["items"], lost["pack"], lost["quests"]) == (0, [], [], [])
    assert sorted(view(s)["discard"]) == sorted(
        ["blink", "backpack", "grave-iron", "whetstone", "grasping-hands", "ghost"]
    )
    assert "magic-fish" not in s.quest_deck.cards()


@pytest.mark.rule("D-003")
def test_a_player_who_is_out_gets_no_turn() -> None:
    s = next_turn(slain())
    assert view(s)["active"] == 2
    assert why_not(s, 1, "end") == "D-003"


@pytest.mark.rule("D-003")
def test_an_escort_in_progress_lies_where_the_hero_fell_for_anyone() -> None:
    maiden = "lead-the-maiden-out"
    s = slain(quests=[maiden], escorts=[maiden])
    escort = {"quest": maiden, "owner": 1, "carrier": None, "place": "crossing"}
    assert view(s)["escorts"] == [escort]
    assert player(s, 1)["quests"] == []
    carrier = {"health": 1, "quests": [maiden], "escorts": [maiden], "at": "crossing"}
    s = scene({"at": "crossing"}, {}, carrier, map={"crossing": [0, -1]})
    play(s, "attack:2:melee", 6, 1, "wound", f"pickup:{maiden}")
    assert [quest["name"] for quest in player(s, 0)["quests"]] == [maiden]


@pytest.mark.rule("D-003")
def test_an_escort_that_was_dropped_stays_where_it_lies() -> None:
    maiden = "lead-the-maiden-out"
    carrier = {**FRAIL, "at": "crossing", "quests": [maiden], "escorts": [maiden]}
    s = scene(carrier, {}, {}, map={"crossing": [0, -1], "spiked-hall": [0, -2]})
    play(s, f"drop:{maiden}", "move:north", 1)
    assert player(s, 0)["out"]
    assert view(s)["escorts"][0]["place"] == "crossing"


STAIR = {"narrow-stair": [0, -1, 1], "crossing": [0, -2]}


def north_of_the_stair(s: DungeoneerTable) -> str:
    """What the blocked exit of the narrow stair is now."""
    kind: str = view(s)["map"]["narrow-stair"]["exits"]["north"]["kind"]
    return kind


@pytest.mark.rule("D-003")
def test_the_exits_that_the_hero_held_open_close() -> None:
    s = scene({"at": "narrow-stair", "health": 1}, {"at": "narrow-stair", "saved": True}, {}, map=STAIR)
    play(s, "move:north", 1)
    assert north_of_the_stair(s) == "open"
    play(s, "pass", "attack:0:melee", 6, 1)  # the active player has the first chance
    assert player(s, 0)["out"]
    assert north_of_the_stair(s) == "blocked"


@pytest.mark.rule("D-003")
def test_the_turn_of_a_hero_who_falls_on_it_ends_at_once() -> None:
    s = play(scene({**FRAIL, "hand": ["scare"]}, {}, {}, map=SPIKES), "move:north", 1)
    assert (view(s)["active"], view(s)["phase"]) == (1, "locations")
    assert view(s)["discard"] == ["scare"]


@pytest.mark.rule("D-003")
def test_monsters_in_battle_go_to_the_discard_when_their_player_falls() -> None:
    s = legion_comes(0, 1, 6, 6, 6)
    play(s, 6, 6, 6, 1)  # Legion frightens its own Dungeonlord to death
    assert player(s, 0)["out"]
    assert view(s)["discard"] == ["legion"]
    assert view(s)["battle"] is None


@pytest.mark.rule("D-003")
def test_with_resurrection_nobody_is_out() -> None:
    s = scene(FRAIL, {}, map=SPIKES, options=["resurrection"])
    play(s, "move:north", 1)
    assert s.result() is None
    assert asked(s) == 0
    assert all(option.startswith("choose:") for option in options(s, 0))


@pytest.mark.rule("D-004", "D-029")
def test_every_quest_is_heroic() -> None:
    assert {quest.grade for quest in BOX.quests.values()} == {HEROIC}
    s = scene({"quests": ["magic-fish"]}, {}, common=["slay-draky"])
    assert player(s, 0)["quests"][0]["grade"] == "heroic"
    assert view(s)["common"][0]["grade"] == "heroic"


@pytest.mark.rule("D-007")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_hero_starts_at_level_1(seats: int) -> None:
    players = view(GAME.new(seats, 7))["players"]
    assert [each["level"] for each in players] == [1] * seats
    for each in players:
        assert tuple(each["values"].values()) == BOX.heroes[each["hero"]].levels[0]


@pytest.mark.rule("D-009")
def test_a_completed_quest_raises_the_level_and_its_values_count_at_once() -> None:
    s = in_the_crypt(done=1, level=2)
    before, after = BOX.heroes["roderik-talus"].levels[1:3]
    assert tuple(player(s, 0)["values"].values()) == before != after
    play(s, f"attempt:{SOUL}")
    assert player(s, 0)["level"] == 3
    assert tuple(player(s, 0)["values"].values()) == after


@pytest.mark.rule("D-319")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_take_part(seats: int) -> None:
    assert len(view(GAME.new(seats, 1))["players"]) == seats


@pytest.mark.rule("D-319")
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_or_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadRequest):
        GAME.new(seats, 1)


@pytest.mark.rule("D-319")
def test_one_alone_plays_by_the_solo_rules() -> None:
    alone, several = view(GAME.new(1, 1)), view(GAME.new(2, 1))
    assert (len(alone["players"][0]["quests"]), alone["common"]) == (3, [])
    assert (len(several["players"][0]["quests"]), len(several["common"])) == (2, 1)


@pytest.mark.rule("D-320")
def test_a_quest_gives_one_level_in_all() -> None:
    s = play(in_the_crypt(done=0), f"attempt:{SOUL}")
    assert player(s, 0)["level"] == 2
    for quest in BOX.quests.values():
        assert quest.reward is not None
        assert "gain level" not in [op.verb for op in quest.reward.do]


@pytest.mark.rule("D-320")
def test_nobody_rises_above_level_4() -> None:
    s = play(in_the_crypt(done=0, level=4), f"attempt:{SOUL}")
    assert player(s, 0)["level"] == 4
    assert tuple(player(s, 0)["values"].values()) == BOX.heroes["roderik-talus"].levels[3]
