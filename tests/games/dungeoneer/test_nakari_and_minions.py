"""Wrath of the Serpent Goddess: Nakari in her lair, and monsters that serve heroes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.dungeoneer.serpent import BOX, SET, legends
from tests.games.dungeoneer.table import GAME, asked, options, play, player, view, why_not
from undercroft.engine.content import content_files
from undercroft.engine.flow import CHANCE, Event
from undercroft.engine.game import BadRequest
from undercroft.engine.zones import Draw
from undercroft.games.dungeoneer.boxes import boxed
from undercroft.games.dungeoneer.cards.reader import CardSet
from undercroft.games.dungeoneer.cards.vocabulary import MELEE
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.dungeon.map import MIDDLE, fits, lair_at, lay, spots
from undercroft.games.dungeoneer.dungeon.moving import Enter
from undercroft.games.dungeoneer.dungeon.spots import OTHER_FRAME, SPOT, no_fit
from undercroft.games.dungeoneer.effects.choices import warp_places
from undercroft.games.dungeoneer.hero.minions import printed_wounds
from undercroft.games.dungeoneer.quests.lurking import Ambush

A, B = 0, 1
QUEST = "serpent_defeat-nakari"


def outside(**words: Any) -> DungeoneerTable:
    """Roderik (level 10: melee 7) is about to enter the lair, north of the gate."""
    one = {"level": 10, "ap": 2, **words.pop("one", {})}
    return legends(one, {}, map={"nakaris-lair": [0, -1]}, locations=[], **words)


# -- the lair ------------------------------------------------------------------------------------------


@pytest.mark.rule("D-256")
def test_nakari_is_in_her_lair_once_it_is_placed() -> None:
    s = legends({}, {}, locations=["nakaris-lair"], phase="locations")
    assert "lair" not in str(view(s)["map"])
    play(s, options(s, A)[0])
    assert view(s)["map"]["serpent_nakaris-lair"]["lair"] == QUEST


@pytest.mark.rule("D-257", "D-148")
def test_she_attacks_whoever_enters_and_the_left_neighbour_plays_her() -> None:
    s = play(outside(), "move:north")
    assert (asked(s), options(s, B)) == (B, ("form:melee", "form:magic"))
    play(s, "form:melee", 6, 1)  # 14 against 8
    assert player(s, A)["health"] == 18 - printed_wounds(s, f"quest:{QUEST}", MELEE)
    assert player(s, B)["peril"] == 0  # no reward for a monster of a quest
    assert view(s)["map"]["serpent_nakaris-lair"]["lair"] == QUEST


@pytest.mark.rule("D-257", "D-095")
def test_she_attacks_also_whom_a_card_brings_to_her_on_the_turn_of_another() -> None:
    s = outside()
    before = s.glory[B]
    s.pending.clear()
    s.push(Enter(B, BOX.place_of["serpent_nakaris-lair"]))
    s.run()
    assert (asked(s), options(s, A)) == (A, ("form:melee", "form:magic"))
    assert s.glory[B] == before


@pytest.mark.rule("D-257")
@pytest.mark.parametrize(("form", "wounds", "glory"), [("melee", 2, 0), ("magic", 1, 3)])
def test_her_melee_hit_deals_2_wounds_and_her_magic_hit_takes_3_glory(
    form: str, wounds: int, glory: int
) -> None:
    s = play(outside(one={"glory": 6}), "move:north")
    before = player(s, A)["glory"]
    play(s, f"form:{form}", 6, 1)
    assert (player(s, A)["health"], player(s, A)["glory"]) == (18 - wounds, before - glory)


@pytest.mark.rule("D-257")
def test_everybody_is_told_that_she_attacks_before_her_form_is_chosen() -> None:
    s = outside()
    told: list[Event] = []
    s.listener = told.append
    play(s, "move:north")
    assert asked(s) == B
    assert [event.args["card"] for event in told if event.id == "dungeoneer-ambush"] == [
        "@dungeoneer-card-serpent_nakari"
    ]


@pytest.mark.rule("D-218", "D-257")
def test_a_trap_in_her_lair_goes_off_before_she_attacks() -> None:
    s = play(outside(traps={"nakaris-lair": "acid-flow"}), "move:north")
    assert asked(s) == CHANCE
    assert asked(play(s, 6)) == B


@pytest.mark.rule("D-257")
def test_her_wounds_stay_until_she_is_defeated() -> None:
    s = play(outside(), "move:north", "form:melee", 1, 6)  # 9 against 13
    assert options(s, A)[-1] == "pass"
    play(s, "pass")
    assert [quest["wounds"] for quest in view(s)["common"] if quest.get("apart")] == [1]


@pytest.mark.rule("D-257")
def test_a_card_that_discards_a_monster_only_ends_her_attack() -> None:
    s = play(outside(one={"hand": ["scare"], "glory": 3}), "move:north", "form:melee")
    play(s, "play:serpent_scare")
    assert asked(s) == A
    assert view(s)["battle"] is None
    assert view(s)["map"]["serpent_nakaris-lair"]["lair"] == QUEST


@pytest.mark.rule("D-006", "D-255", "D-256", "D-257")
def test_whoever_defeats_her_wins_at_once_and_the_event_is_discarded() -> None:
    s = outside(hurt={"defeat-nakari": 4}, tokens=3)
    play(s, "move:north", "form:melee", 1, 6)
    result = s.result()
    assert result is not None
    assert (result["winners"], result["reason"]) == ([A], "final quest")
    assert "event" not in view(s)
    assert s.tokens == 0  # so nothing of it has any effect
    assert not lair_at(s, BOX.place_of["serpent_nakaris-lair"])  # she was there until then (D-257)
    assert player(s, A)["done"] == [QUEST]


@pytest.mark.rule("D-006")
def test_the_quest_is_won_by_whoever_took_her_last_health_though_she_attacked_another() -> None:
    """No card of the box lets a bystander do that, but a pack may bring one (DQ-6)."""
    s = outside(hurt={"defeat-nakari": 4})
    s.hurt[QUEST] += 1
    ambush = Ambush(QUEST, A)
    ambush.fought(B, [])
    ambush.goto("result")
    s.pending.clear()
    s.push(ambush)
    s.run()
    result = s.result()
    assert result is not None
    assert result["winners"] == [B]


@pytest.mark.rule("D-006", "D-251")
def test_she_may_be_hunted_by_her_quest_too() -> None:
    s = legends(
        {"at": "nakaris-lair", "level": 10}, {}, map={"nakaris-lair": [0, -1]}, hurt={"defeat-nakari": 4}
    )
    play(s, f"attempt:{QUEST}", "form:melee", 1, 6)
    result = s.result()
    assert result is not None
    assert result["reason"] == "final quest"


@pytest.mark.rule("D-257")
def test_by_an_option_a_dungeonlord_pays_for_her_attack_once_a_turn() -> None:
    other = {"hero": "izel-jaguarmask", "at": "nakaris-lair", "peril": 16}
    spec: dict[str, Any] = {"map": {"nakaris-lair": [0, -1]}, "phase": "villainy", "locations": []}
    s = legends({}, other, options=["nakari_paid_attacks"], **spec)
    assert "rouse:1" in options(s, A)
    play(s, "rouse:1")
    assert (player(s, B)["peril"], asked(s)) == (8, A)  # the Dungeonlord chooses the form
    assert options(s, A) == ("form:melee", "form:magic")
    play(s, "form:melee", 6, 1)
    assert player(s, B)["health"] == 18 - printed_wounds(s, f"quest:{QUEST}", MELEE)
    assert why_not(s, A, "rouse:1") in ("D-070", "D-048")
    assert why_not(legends({"hand": ["spawn"]}, other, **spec), A, "rouse:1") == "D-361"


# -- minions -------------------------------------------------------------------------------------------


def served(minion: str = "snakeman") -> DungeoneerTable:
    """B (Izel) is attacked by a temple jaguar and has a minion."""
    other = {"hero": "izel-jaguarmask", "at": "crossroads", "items": [minion], "peril": 9, "saved": True}
    lord = {"hand": ["temple-jaguar", "spawn"]}
    return legends(lord, other, map={"crossroads": [0, -1]}, phase="villainy", locations=[])


@pytest.mark.rule("D-248")
def test_a_monster_becomes_a_minion_and_takes_a_treasure_slot() -> None:
    s = legends(
        {"hand": ["temple-jaguar"]},
        {"hero": "izel-jaguarmask", "hand": ["command-fiend"], "glory": 5, "peril": 9},
        phase="villainy",
        locations=[],
    )
    play(s, "play:serpent_temple-jaguar@1", "form:melee", "play:serpent_command-fiend")
    assert player(s, B)["items"] == [
        {"name": "serpent_temple-jaguar", "kind": "treasure", "type": "minion", "attached": []}
    ]
    assert BOX.gear(s.items[B]).held == [0, 1]


@pytest.mark.rule("D-248")
def test_a_monster_of_the_pack_can_be_tamed_by_an_ability() -> None:
    s = legends({"hero": "izel-jaguarmask", "pack": ["snakeman"], "glory": 4}, {})
    play(s, "use:legend")
    assert (player(s, A)["pack"], player(s, A)["items"][0]["name"]) == ([], "serpent_snakeman")


@pytest.mark.rule("D-249")
def test_a_minion_counters_in_the_heros_place_once_a_turn() -> None:
    s = served()
    play(s, "play:serpent_temple-jaguar@1", "form:melee", "play:serpent_spawn@1", "form:melee", 6, 1)
    assert options(s, B) == ("by-hero", "by-minion")
    play(s, "by-minion", 1)  # 1 + 6, the snakeman's melee
    foe = view(s)["battle"]["foes"][0]
    assert foe["counter"] == [1, 7]
    assert foe["stand_in"] == {"key": "card:serpent_snakeman", "health": 2}
    assert asked(s) == CHANCE  # the second attack is countered by the hero


@pytest.mark.rule("D-249")
def test_a_lost_roll_wounds_the_minion() -> None:
    s = play(served(), "play:serpent_temple-jaguar@1", "form:melee", "fight", 6, "by-minion", 1)
    assert player(s, B)["health"] == 18
    assert player(s, B)["items"][0]["wounds"] == 1
    assert view(s)["battle"]["foes"][0]["stand_in"]["health"] == 1


@pytest.mark.rule("D-249")
def test_a_minion_without_health_is_discarded() -> None:
    s = play(served("spawn"), "play:serpent_temple-jaguar@1", "form:melee", "fight", 6, "by-minion", 1)
    assert player(s, B)["items"] == []
    assert view(s)["battle"]["foes"][0]["stand_in"] == {"key": "card:serpent_spawn", "health": 0}
    assert "serpent_spawn" in view(s)["discard"]


@pytest.mark.rule("D-250")
def test_a_minion_attacks_at_the_challenge_stage_for_the_heros_action_point() -> None:
    s = play(served(), "play:serpent_temple-jaguar@1", "form:melee", "fight", 6, "by-hero", 1)
    assert "minion:foe1:melee" in options(s, B)
    play(s, "minion:foe1:melee", 6, 1)  # 12 against 6: its 2 wounds slay the jaguar
    assert not player(s, B)["saved"]
    assert player(s, B)["glory"] == 1


@pytest.mark.rule("D-250")
def test_a_minion_attacks_nobody_but_who_has_just_attacked() -> None:
    here = {"at": "crossroads"}
    other = {**here, "items": ["snakeman"], "peril": 9, "saved": True}
    lord = {**here, "hand": ["temple-jaguar"], "ap": 1}
    s = legends(lord, other, here, map={"crossroads": [0, -1]}, phase="villainy", locations=[])
    hunt = play(s.copy(), "play:serpent_temple-jaguar@1", "form:melee", "pass", 6, "by-hero", 1)
    assert {"challenge:hero2:magic", "minion:foe1:melee"} <= set(options(hunt, B))
    assert why_not(hunt, B, "minion:hero2:melee") == "D-250"
    duel = play(s, "attack:1:melee", 6, "by-hero", 1)
    assert "minion:hero0:melee" in options(duel, B)
    assert "minion:hero2:melee" not in options(duel, B)


@pytest.mark.rule("D-250")
def test_who_has_no_minion_or_used_it_is_told_so() -> None:
    s = served()
    assert why_not(s, A, "minion:foe1:melee") == "D-249"
    play(s, "play:serpent_temple-jaguar@1", "form:melee", "fight", 6, "by-minion", 1)
    assert not [option for option in options(s, B) if option.startswith("minion:")]
    assert why_not(s, B, "minion:foe1:melee") == "D-249"


@pytest.mark.rule("D-250")
def test_a_minion_that_has_attacked_counters_no_more_in_that_turn() -> None:
    lord = {"at": "crossroads", "hand": ["temple-jaguar"]}
    other = {"hero": "izel-jaguarmask", "at": "crossroads", "items": ["snakeman"], "peril": 9, "saved": True}
    s = legends(lord, other, map={"crossroads": [0, -1]}, phase="villainy", locations=[])
    play(s, "play:serpent_temple-jaguar@1", "form:melee", "pass", 6, "by-hero", 1)
    play(s, "minion:foe1:melee", 6, 1, "pass", "attack:1:melee", 1)
    assert asked(s) == CHANCE  # Izel counters herself: nobody is asked who does


# -- dungeon and surface -------------------------------------------------------------------------------

MEADOW = """
[heroes.wanderer]
race = "human"
calling = "knight"
health = 6
boons = 2
treasures = 2
attacks = ["melee"]
melee = [1, 1, 1, 1]
magic = [1, 1, 1, 1]
speed = [1, 1, 1, 1]

[locations.meadow]
type = "room"
surface = true
glory = 1
peril = 1
exits = ["open", "open", "open", "open"]

[locations.brook]
type = "passage"
surface = true
glory = 1
peril = 1
exits = ["open", "wall", "open", "open"]
"""


def above_ground(folder: Path) -> DungeoneerTable:
    (folder / "all.toml").write_text(MEADOW, "utf-8")
    s = legends({}, {})
    s.box = boxed([SET, CardSet("meadow", content_files(folder), SET)])
    s.cells += [-1, -1]
    return s


@pytest.mark.rule("D-243")
def test_surface_joins_only_surface(tmp_path: Path) -> None:
    s = above_ground(tmp_path)
    meadow, brook = s.box.place_of["meadow_meadow"], s.box.place_of["meadow_brook"]
    assert not fits(s, s.box.locations[meadow], 0, MIDDLE + 1)
    lay(s, meadow, MIDDLE + 5, False)
    assert fits(s, s.box.locations[brook], 0, MIDDLE + 6)


@pytest.mark.rule("D-243")
def test_no_spot_joins_dungeon_and_surface_and_the_reason_is_named(tmp_path: Path) -> None:
    s = above_ground(tmp_path)
    meadow, brook = s.box.place_of["meadow_meadow"], s.box.place_of["meadow_brook"]
    gate = SPOT.spot(s, "place:serpent_temple-gate:east")
    assert spots(s, brook, False) == []
    assert no_fit(s, brook, gate, False) is OTHER_FRAME
    lay(s, meadow, MIDDLE + 5, False)
    assert {spot.key.split(":")[1] for spot in spots(s, brook, False)} == {"meadow_meadow"}
    assert no_fit(s, brook, SPOT.spot(s, "place:meadow_meadow:north"), False) is None


@pytest.mark.rule("D-235")
def test_a_warp_does_not_lead_from_dungeon_to_surface(tmp_path: Path) -> None:
    s = above_ground(tmp_path)
    meadow, crossroads = s.box.place_of["meadow_meadow"], s.box.place_of["serpent_crossroads"]
    lay(s, meadow, MIDDLE + 5, False)
    lay(s, crossroads, MIDDLE - 64, False)
    assert warp_places(s, A, "anywhere") == [crossroads]


# -- variants and solo -----------------------------------------------------------------------------------


@pytest.mark.rule("D-282")
def test_resurrection_brings_a_hero_of_the_starting_level() -> None:
    weak = {"health": 1, "level": 9, "peril": 9}
    s = legends({"hand": ["snakeman"]}, weak, {}, phase="villainy", options=["resurrection"])
    play(s, "play:serpent_snakeman@1", 6, 1)
    play(s, "choose:serpent_taenin-lightfoot")
    assert (player(s, B)["hero"], player(s, B)["level"], player(s, B)["health"]) == (
        "serpent_taenin-lightfoot",
        7,
        18,
    )


@pytest.mark.rule("D-298")
def test_there_are_no_action_points_for_falling() -> None:
    with pytest.raises(BadRequest, match="D-298"):
        GAME.new(2, 0, {"set": "serpent", "ap_for_falling": True})


@pytest.mark.rule("D-308")
def test_alone_the_crossroads_are_four_dice_and_each_1_to_4_brings_a_card() -> None:
    s = legends({"ap": 2}, map={"crossroads": [0, -1]}, locations=[])
    play(s, "move:north", 4, 5, 6, 1)
    draw = s.agenda[-1]
    assert isinstance(draw, Draw)
    assert (draw.pile, draw.count) == ("lord_deck", 2)
