"""The box, what is open and hidden, and the cards pictured in the rulebook (rules, section 2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.dungeoneer.table import GAME, asked, heard, options, play, player, scene, view, why_not
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.boxes import TOMB_SET as BOX
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

CROSSING = {"crossing": [0, -1]}
BRIDGE = {"troll-bridge": [1, 0]}
FISH = "magic-fish"


@pytest.mark.rule("D-321")
def test_a_new_game_uses_all_cards_of_the_box() -> None:
    s = GAME.new(4, 3)
    shown = view(s)
    assert shown["deck"] + sum(each["hand_size"] for each in shown["players"]) == 60
    assert shown["quests_left"] + len(shown["common"]) + sum(len(p["quests"]) for p in shown["players"]) == 14
    assert shown["locations_left"] + len(shown["map"]) + (shown["placing"] is not None) == 22
    assert len(BOX.heroes) == 6


@pytest.mark.rule("D-322")
def test_a_die_has_six_sides() -> None:
    s = play(scene({"hero": "raka"}, {}, map={"spiked-hall": [0, -1]}), "move:north")
    assert (asked(s), options(s, CHANCE)) == (CHANCE, ("1", "2", "3", "4", "5", "6"))


@pytest.mark.rule("D-322")
def test_no_piece_runs_out_though_there_are_two_dice_a_third_can_be_thrown() -> None:
    glory = BOX.quests["dice-with-the-dead"].extra_die
    s = scene({"at": "crossing", "quests": ["dice-with-the-dead"], "glory": glory}, {}, map=CROSSING)
    play(s, "attempt:dice-with-the-dead", "extra-die", 4, 4, 3)  # 11 in all
    assert player(s, 0)["done"] == ["dice-with-the-dead"]


@pytest.mark.rule("D-325")
def test_everybody_sees_the_glory_and_peril_of_each_player_kept_apart() -> None:
    s = scene({"glory": 12, "peril": 3}, {"glory": 5, "peril": 27})
    for seat in (None, 0, 1):
        players = view(s, seat)["players"]
        assert [(each["glory"], each["peril"]) for each in players] == [(12, 3), (5, 27)]


def words(shown: Any) -> Counter[str]:
    """Every word anywhere in a view."""
    if isinstance(shown, dict):
        return sum((words(each) for each in shown.values()), Counter())
    if isinstance(shown, list):
        return sum((words(each) for each in shown), Counter())
    return Counter([shown] if isinstance(shown, str) else [])


@pytest.mark.rule("D-326", "D-043")
def test_heroes_inventories_packs_and_quests_are_open_and_hands_and_decks_are_not() -> None:
    s = scene(
        {"hand": ["scare"], "items": ["backpack"], "pack": ["ghost"], "quests": [FISH]},
        {"hand": ["legion"], "items": ["sure-footing"]},
        common=["slay-draky"],
        deck=["ghoul"],
        quests=["vow-of-poverty"],
        locations=["corner", "library"],
    )
    for seat, own, others in ((None, "", "legion"), (0, "scare", "legion"), (1, "legion", "scare")):
        seen = words(view(s, seat))
        for name in ("roderik-talus", "backpack", "ghost", FISH, "sure-footing", "slay-draky"):
            assert seen[name]
        for name in (others, "ghoul", "vow-of-poverty", "corner", "library"):
            assert not seen[name]
        assert seen[own] == (own != "")
        assert [each["hand_size"] for each in view(s, seat)["players"]] == [1, 1]


@pytest.mark.rule("D-327")
def test_a_glory_card_is_played_for_ones_own_hero_only() -> None:
    s = scene(
        {"hand": ["backpack", "sure-footing", "blink"], "glory": 9}, {"glory": 9}, {"glory": 9}, map=CROSSING
    )
    plays = [option for option in options(s, 0) if option.startswith("play:")]
    assert plays == ["play:backpack", "play:sure-footing", "play:blink"]  # nobody else can be named
    play(s, "play:backpack", "play:sure-footing")
    assert [len(player(s, seat)["items"]) for seat in range(3)] == [2, 0, 0]
    assert [player(s, seat)["glory"] for seat in range(3)] == [7, 9, 9]


# -- pictured cards ----------------------------------------------------------------------------------


def attacked(card: str, glory: int = 3) -> DungeoneerTable:
    """A monster attacks the second hero, who holds Scare."""
    s = scene(
        {"hero": "kron-axereaver", "hand": [card]},
        {"hero": "roderik-talus", "at": "crossing", "glory": glory, "peril": 9, "hand": ["scare"]},
        map=CROSSING,
        phase="villainy",
    )
    return play(s, f"play:{card}@1")


@pytest.mark.rule("D-328")
def test_scare_costs_3_glory_and_discards_the_monster_and_itself() -> None:
    s = attacked("zombie")
    assert options(s, 1) == ("play:scare", "pass")
    play(s, "play:scare")
    assert player(s, 1)["glory"] == 0
    assert view(s)["discard"] == ["zombie", "scare"]
    assert view(s)["battle"] is None


@pytest.mark.rule("D-328")
def test_scare_cannot_be_played_with_2_glory() -> None:
    assert asked(attacked("zombie", glory=2)) == CHANCE


@pytest.mark.rule("D-329")
def test_the_grave_wraith_attacks_in_magic_only() -> None:
    s = play(attacked("grave-wraith"), "pass")
    assert view(s)["battle"]["foes"][0]["form"] == "magic"
    play(s, 4, 1)
    assert (player(s, 1)["health"], player(s, 1)["glory"]) == (5, 2)


@pytest.mark.rule("D-329")
@pytest.mark.parametrize(("form", "hero"), [("melee", "kron-axereaver"), ("speed", "taenin-lightfoot")])
def test_the_grave_wraith_counters_in_every_form(form: str, hero: str) -> None:
    s = scene({"hand": ["grave-wraith"]}, {"hero": hero, "peril": 3, "saved": True}, phase="villainy")
    play(s, "play:grave-wraith@1", 1, 1)
    events = heard(s)
    play(s, f"challenge:foe1:{form}", 6, 2)
    rolls = [event.args for event in events if event.id == "dungeoneer-counter-roll"]
    counter = {"melee": 2, "speed": 3}[form]
    assert [(roll["who"], roll["total"]) for roll in rolls] == [
        ("@dungeoneer-card-grave-wraith", 2 + counter)
    ]


@pytest.mark.rule("D-331")
def test_legion_has_melee_3_and_threatens_everybody_with_magic_4() -> None:
    s = scene(
        {"hero": "kron-axereaver", "hand": ["legion"], "at": "crossing"},
        {"hero": "raka", "at": "crossing", "peril": 4},
        {"hero": "roderik-talus"},
        map=CROSSING,
        phase="villainy",
    )
    play(s, "play:legion@1", 2, 2)  # magic 2 passes with a 2, magic 1 does not
    assert [player(s, seat)["health"] for seat in range(3)] == [5, 6, 6]
    play(s, 1)
    assert view(s)["battle"]["foes"][0]["attack"] == [1, 4]


@pytest.mark.rule("D-335", "D-039")
def test_the_antechamber_is_an_entrance_room_where_the_game_starts() -> None:
    shown = view(GAME.new(2, 1))
    entrance = next(each for each in shown["map"].values() if each["entrance"])
    assert (entrance["name"], entrance["type"]) == ("tomb-antechamber", "room")
    assert (entrance["glory"], entrance["peril"]) == (1, 1)
    assert [player["place"] for player in shown["players"]] == ["tomb-antechamber"] * 2


# -- the swap of quests ------------------------------------------------------------------------------


def at_the_entrance(**spec: Any) -> DungeoneerTable:
    """A hero with 2 glory and two quests in the Tomb Antechamber."""
    hero = {"glory": 2, "quests": [FISH, "slay-draky"], **spec.pop("hero", {})}
    return scene(hero, {}, **{"quests": ["vow-of-poverty"], "map": {"corner": [-1, 0]}, **spec})


@pytest.mark.rule("D-336")
def test_two_glory_buy_another_quest_and_the_old_one_leaves_the_game() -> None:
    s = play(at_the_entrance(), "use:location")
    assert options(s, 0) == (f"quest:{FISH}", "quest:slay-draky")
    play(s, f"quest:{FISH}")
    assert [quest["name"] for quest in player(s, 0)["quests"]] == ["slay-draky", "vow-of-poverty"]
    assert player(s, 0)["glory"] == 0
    assert FISH not in s.quest_deck.cards()


@pytest.mark.rule("D-336")
@pytest.mark.parametrize(
    "spec",
    [
        {"hero": {"glory": 1}},
        {"hero": {"at": "corner"}},
        {"hero": {"quests": []}},
        {"phase": "villainy", "hero": {"hand": ["undead-awakening"]}},
    ],
)
def test_no_swap_without_glory_elsewhere_without_a_quest_or_in_another_phase(spec: dict[str, Any]) -> None:
    s = at_the_entrance(**spec)
    assert "use:location" not in options(s, 0)
    assert why_not(s, 0, "use:location") is not None


@pytest.mark.rule("D-336")
def test_no_swap_with_an_empty_quest_deck() -> None:
    left = [name for name in BOX.quests if name not in (FISH, "slay-draky")]
    s = scene({"glory": 2, "quests": [FISH, "slay-draky"]}, {"done": left})
    assert view(s)["quests_left"] == 0
    assert "use:location" not in options(s, 0)


@pytest.mark.rule("D-336")
def test_an_escort_on_its_way_is_not_exchanged() -> None:
    """See DQ-65."""
    carried = {"quests": [FISH, "the-last-pilgrim"], "escorts": ["the-last-pilgrim"]}
    s = play(at_the_entrance(hero=carried), "use:location")
    assert f"quest:{FISH}" not in options(s, 0)  # the only other one is given back without asking
    assert [quest["name"] for quest in player(s, 0)["quests"]] == ["the-last-pilgrim", "vow-of-poverty"]


# -- the magic fish ----------------------------------------------------------------------------------


def at_the_bridge(**hero: Any) -> DungeoneerTable:
    """A hero at the Trolls' Bridge with the quest of the fish."""
    return scene({"at": "troll-bridge", "quests": [FISH], "health": 4, **hero}, {}, map=BRIDGE, moved=True)


@pytest.mark.rule("D-337")
@pytest.mark.parametrize(("die", "caught"), [(4, []), (5, [FISH])])
def test_the_fish_bites_on_5(die: int, caught: list[str]) -> None:
    s = play(at_the_bridge(), f"attempt:{FISH}", die)
    assert player(s, 0)["done"] == caught


@pytest.mark.rule("D-337")
def test_the_reward_is_a_level_a_glory_and_a_health() -> None:
    hero = player(play(at_the_bridge(), f"attempt:{FISH}", 6), 0)
    assert (hero["level"], hero["glory"], hero["health"]) == (2, 1, 5)


@pytest.mark.rule("D-337")
def test_an_extra_die_costs_2_glory_for_one_attempt_and_the_higher_one_counts() -> None:
    s = play(at_the_bridge(glory=3), f"attempt:{FISH}", "extra-die", 1, 2)
    assert player(s, 0)["glory"] == 1
    play(s, f"attempt:{FISH}", 4)  # with 1 glory there is one die again
    assert player(s, 0)["done"] == []
    s = play(at_the_bridge(glory=2), f"attempt:{FISH}", "extra-die", 5, 2)
    assert player(s, 0)["done"] == [FISH]


@pytest.mark.rule("D-337")
def test_each_repeat_costs_an_action_point() -> None:
    s = at_the_bridge(ap=2)
    for points in (2, 1, 0):
        play(s, f"attempt:{FISH}", 1)
        assert player(s, 0)["ap"] == points
    assert f"attempt:{FISH}" not in options(s, 0)
