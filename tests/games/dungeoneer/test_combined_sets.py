"""Tomb of the Lich Lord and Wrath of the Serpent Goddess in one game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.dungeoneer.serpent import SET
from tests.games.dungeoneer.table import GAME, asked, heard, options, play, player, view, why_not
from undercroft.bots.playout import playout
from undercroft.engine.content import content_files
from undercroft.engine.dice import key_of
from undercroft.engine.flow import CHANCE
from undercroft.engine.game import BadRequest
from undercroft.games.dungeoneer.boxes import TOMB, TOMB_SET, box_for, boxed
from undercroft.games.dungeoneer.cards.reader import CardSet
from undercroft.games.dungeoneer.cards.vocabulary import EPIC, HEROIC, LEGENDARY
from undercroft.games.dungeoneer.course.adventure import Adventure
from undercroft.games.dungeoneer.course.decks import fill_box
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.hero.numbers import sources
from undercroft.games.dungeoneer.hero.points import change_level
from undercroft.games.dungeoneer.play.abilities import USE
from undercroft.games.dungeoneer.play.playable import of_level

A, B = 0, 1
EVERYTHING = (1 << 60) - 1
BOX = box_for("both")


def both(one: Any = (), other: Any = (), **spec: Any) -> DungeoneerTable:
    players = [{"hero": "roderik-talus", **dict(one)}, {"hero": "taenin-lightfoot", **dict(other)}]
    return GAME.scene({"set": "both", "players": players, **spec}, chance="explicit")


def legendary(one: Any = (), other: Any = (), **spec: Any) -> DungeoneerTable:
    """A game in which everybody has become legendary."""
    names = ("serpent_roderik-talus", "serpent_taenin-lightfoot")
    players = [{"hero": names[A], **dict(one)}, {"hero": names[B], **dict(other)}]
    return GAME.scene({"set": "both", "stage": "legendary", "players": players, **spec}, chance="explicit")


def last_quest(**one: Any) -> DungeoneerTable:
    """A, at level 3, is about to complete a quest; B waits at level 4."""
    spec = {
        "map": {"troll-bridge": [1, 0]},
        "common": ["read-the-black-book"],
        "discard": one.pop("discard", []),
        "options": one.pop("options", []),
    }
    mine = {"level": 3, "at": "troll-bridge", "quests": ["magic-fish"], **one}
    return both(mine, {"level": 4, "quests": ["slay-draky"]}, **spec)


def risen(**one: Any) -> DungeoneerTable:
    s = play(last_quest(**one), "attempt:magic-fish", 6)
    while asked(s) == CHANCE:
        s.apply(CHANCE, s.asks()[0].options[0])
    return s


@pytest.mark.rule("D-358", "D-263")
def test_the_heroes_of_both_sets_are_told_apart_and_belong_together() -> None:
    shared = [hero for hero in BOX.heroes.values() if hero.who in ("roderik-talus", "taenin-lightfoot")]
    assert sorted(hero.name for hero in shared) == [
        "roderik-talus",
        "serpent_roderik-talus",
        "serpent_taenin-lightfoot",
        "taenin-lightfoot",
    ]
    s = GAME.new(2, 5, {"set": "both"})
    assert {player(s, seat)["hero"] for seat in (A, B)} == {"roderik-talus", "taenin-lightfoot"}


@pytest.mark.rule("D-357")
def test_the_view_names_a_number_of_quests_only_where_it_wins() -> None:
    needed = [view(GAME.new(2, 1, {"set": chosen}))["quests_to_win"] for chosen in ("tomb", "both")]
    assert needed == [3, 0]


@pytest.mark.rule("D-266", "D-270")
def test_the_game_starts_with_the_heroic_decks() -> None:
    s = GAME.new(2, 1, {"set": "both"})
    cards = [*s.deck.cards(), *s.hands[A], *s.hands[B]]
    assert {BOX.cards[name].stage for name in cards} == {HEROIC}
    assert len(cards) == 60
    quests = [*s.quest_deck.cards(), *s.quests[A], *s.quests[B], *s.common]
    assert {BOX.quests[name].grade for name in quests} == {HEROIC}
    assert "event" not in view(s)
    assert [player(s, seat)["level"] for seat in (A, B)] == [1, 1]


@pytest.mark.rule("D-264", "D-258")
def test_legendary_abilities_and_cards_wait_for_level_7() -> None:
    s = both({"hand": ["serpent_first-fang"], "glory": 9}, {"hand": ["serpent_corrupt-knight"], "glory": 9})
    assert "use:legend" not in options(s, A)
    assert why_not(s, A, "use:legend") == "D-177"
    assert why_not(s, A, "play:serpent_first-fang") == "D-258"
    assert "play:serpent_first-fang" in options(legendary({"hand": ["serpent_first-fang"], "glory": 9}), A)


@pytest.mark.rule("D-258")
def test_a_legendary_monster_is_not_for_heroic_heroes() -> None:
    s = both({"hand": ["serpent_corrupt-knight", "zombie"]}, {"peril": 9}, phase="villainy")
    assert why_not(s, A, "play:serpent_corrupt-knight@1") == "D-258"
    s = legendary({"hand": ["serpent_corrupt-knight"]}, {"peril": 9}, phase="villainy")
    assert "play:serpent_corrupt-knight@1" in options(s, A)


@pytest.mark.rule("D-258", "D-246")
def test_a_legendary_potion_beyond_the_limit_waits_too(monkeypatch: pytest.MonkeyPatch) -> None:
    full = ["tower-shield", "candle-staff", "ember-ring"]
    one = {"items": full, "hand": ["potion-of-healing"], "glory": 9, "health": 2}
    assert "play-use:potion-of-healing" in options(both(one), A)
    monkeypatch.setattr(BOX.cards["potion-of-healing"], "level", 7)
    assert "play-use:potion-of-healing" not in options(both(one), A)


@pytest.mark.rule("D-258")
def test_it_is_enough_that_either_side_is_legendary() -> None:
    s, knight = legendary(), BOX.cards["serpent_corrupt-knight"]
    for levels, open_to in (([6, 7], True), ([7, 6], True), ([6, 6], False)):
        s.level[:] = levels
        assert of_level(s, A, knight, B) == open_to
    s.level[:] = [6, 7]
    assert not of_level(s, A, BOX.cards["serpent_first-fang"])


@pytest.mark.rule("D-265")
def test_all_rise_to_level_7_when_the_last_reaches_level_4() -> None:
    s = last_quest()
    events = heard(s)
    play(s, "attempt:magic-fish", 6)
    assert [player(s, seat)["level"] for seat in (A, B)] == [7, 7]
    assert "dungeoneer-ascends" in [event.id for event in events]


@pytest.mark.rule("D-265")
def test_nobody_rises_before_the_last_one() -> None:
    there = {"level": 3, "at": "troll-bridge", "quests": ["magic-fish"]}
    s = both(there, {"level": 3}, map={"troll-bridge": [1, 0]})
    play(s, "attempt:magic-fish", 6)
    assert [player(s, seat)["level"] for seat in (A, B)] == [4, 3]


@pytest.mark.rule("D-267", "D-272")
def test_both_decks_are_replaced_and_legendary_quests_dealt() -> None:
    s = risen(hand=["scare", "backpack"], discard=["zombie"])
    assert s.discard == []  # it leaves the game with its deck
    assert {BOX.cards[name].stage for name in s.deck.cards()} == {LEGENDARY}
    assert view(s, A)["hand"] == ["backpack", "scare"]  # hands are kept
    assert [len(player(s, seat)["quests"]) for seat in (A, B)] == [2, 2]
    assert {quest["grade"] for seat in (A, B) for quest in player(s, seat)["quests"]} == {"legendary"}


@pytest.mark.rule("D-267", "D-272")
def test_an_escort_under_way_leaves_with_its_quest() -> None:
    s = last_quest(quests=["magic-fish", "lead-the-maiden-out"], escorts=["lead-the-maiden-out"])
    assert [escort.quest for escort in s.escorts] == ["lead-the-maiden-out"]
    play(s, "attempt:magic-fish", 6)
    assert (s.stage, s.escorts) == (LEGENDARY, [])


@pytest.mark.rule("D-267", "D-260")
def test_with_split_decks_no_peril_card_of_the_old_decks_comes_back() -> None:
    s = play(last_quest(options=["split_decks"], discard=["zombie"]), "attempt:magic-fish", 6)
    assert (s.stage, list(s.lord_discard)) == (LEGENDARY, [])


@pytest.mark.rule("D-272")
def test_a_legendary_common_quest_opens_and_the_special_rules_begin() -> None:
    s = risen()
    common = {quest["name"]: quest["grade"] for quest in view(s)["common"]}
    assert common.pop("read-the-black-book") == "heroic"
    assert common.pop("serpent_defeat-nakari") == "legendary"
    assert list(common.values()) == ["legendary"]
    assert view(s)["event"]["tokens"] == 0


@pytest.mark.rule("D-268")
def test_the_legendary_card_lies_below_and_its_values_count() -> None:
    s = risen(health=4)
    assert player(s, A)["hero"] == "serpent_roderik-talus"
    assert s.under[A] == ("roderik-talus",)
    hero = BOX.heroes["serpent_roderik-talus"]
    assert tuple(player(s, A)["values"].values()) == hero.levels[0]
    assert player(s, A)["health"] == 4 + (18 - 6) + 1  # and the reward of the quest


@pytest.mark.rule("D-268")
def test_both_abilities_can_be_used() -> None:
    s = legendary({"glory": 9})
    found = [source.key for source in sources(s, A, EVERYTHING)]
    assert found[:2] == ["hero:serpent_roderik-talus", "hero:roderik-talus"]
    heroic = USE.hero_of(s, A, s.box.words["use:hero"])  # type: ignore[arg-type]
    assert heroic is TOMB.heroes["roderik-talus"]
    assert USE.hero_of(s, A, s.box.words["use:legend"]).grade == LEGENDARY  # type: ignore[arg-type]


@pytest.mark.rule("D-268")
def test_an_option_adds_the_values_of_both_cards() -> None:
    s = legendary(options=["add_hero_totals"])
    legend, heroic = BOX.heroes["serpent_roderik-talus"], BOX.heroes["roderik-talus"]
    totals = [one + other for one, other in zip(legend.levels[0], heroic.levels[-1], strict=True)]
    assert list(player(s, A)["values"].values()) == totals


@pytest.mark.rule("D-269")
def test_the_limits_are_those_of_the_legendary_card(monkeypatch: pytest.MonkeyPatch) -> None:
    assert player(risen(), A)["limits"] == {"boons": 4, "treasures": 4}
    monkeypatch.setattr(BOX.heroes["serpent_roderik-talus"], "treasures", 0)
    s = play(last_quest(items=["candle-staff"]), "attempt:magic-fish", 6)
    while asked(s) == CHANCE:
        s.apply(CHANCE, s.asks()[0].options[0])
    assert player(s, A)["items"] == []  # the excess is discarded at once


@pytest.mark.rule("D-271")
def test_a_heroic_quest_gives_a_legend_points_and_no_level() -> None:
    there = {"at": "troll-bridge"}
    s = legendary(there, map={"troll-bridge": [1, 0]}, common=["magic-fish"])
    play(s, "attempt:magic-fish", 6)
    assert (player(s, A)["level"], player(s, A)["done"]) == (7, ["magic-fish"])
    assert s.points(A) == 1
    assert "magic-fish" not in [quest["name"] for quest in view(s)["common"]]


@pytest.mark.rule("D-336", "D-272")
def test_the_entrance_of_the_tomb_exchanges_only_heroic_quests() -> None:
    s = legendary({"glory": 9, "quests": ["serpent_read-the-stars", "serpent_steal-the-egg"]})
    assert why_not(s, A, "use:location") is not None
    mixed = {"hero": "serpent_roderik-talus", "glory": 9, "quests": ["magic-fish", "serpent_read-the-stars"]}
    other = {"hero": "serpent_taenin-lightfoot"}
    s = GAME.scene({"set": "both", "options": ["plain_mix"], "players": [mixed, other]}, chance="explicit")
    play(s, "use:location")
    assert asked(s) == CHANCE  # the heroic one is given back without asking
    assert [quest["name"] for quest in player(s, A)["quests"]] == ["magic-fish", "serpent_read-the-stars"]
    s.apply(CHANCE, s.asks()[0].options[0])
    assert "magic-fish" not in [quest["name"] for quest in player(s, A)["quests"]]


@pytest.mark.rule("D-273", "D-275", "D-274")
def test_level_10_ends_the_game_and_most_points_win() -> None:
    s = legendary({"level": 9}, {"done": ["serpent_read-the-stars", "serpent_steal-the-egg", "magic-fish"]})
    change_level(s, A, 1)
    assert s.result() == {"winners": [B], "scores": {"0": 0, "1": 7}, "reason": "points", "round": 1}


@pytest.mark.rule("D-275")
def test_a_tie_is_won_by_the_higher_level() -> None:
    quests = ["serpent_read-the-stars"], ["serpent_steal-the-egg"]
    s = legendary({"level": 9, "done": quests[0]}, {"level": 8, "done": quests[1]})
    change_level(s, A, 1)
    result = s.result()
    assert result is not None
    assert result["winners"] == [A]


@pytest.mark.rule("D-357")
def test_three_quests_do_not_win() -> None:
    s = both(
        {"at": "troll-bridge", "quests": ["magic-fish"], "done": ["the-last-pilgrim", "vow-of-poverty"]},
        map={"troll-bridge": [1, 0]},
    )
    play(s, "attempt:magic-fish", 6)
    assert s.result() is None
    assert s.points(A) == 3


@pytest.mark.rule("D-356")
def test_the_levels_of_each_grade() -> None:
    assert {(hero.first, hero.last) for hero in BOX.heroes.values() if hero.grade == HEROIC} == {(1, 4)}
    assert {(hero.first, hero.last) for hero in BOX.heroes.values() if hero.grade == LEGENDARY} == {(7, 10)}


@pytest.mark.rule("D-260", "D-261")
def test_with_split_decks_the_player_chooses_for_each_card() -> None:
    s = GAME.new(2, 1, {"set": "both", "split_decks": True})
    assert options(s, asked(s)) == ("glory-deck", "peril-deck")
    first = asked(s)
    for choice in ("peril-deck", "glory-deck", "glory-deck", "peril-deck", "peril-deck"):
        s.apply(first, choice)
    kinds = [BOX.cards[name].is_glory() for name in s.hands[first]]
    assert kinds == [False, True, True, False, False]
    with pytest.raises(BadRequest, match="D-260"):
        GAME.new(2, 1, {"split_decks": True})


@pytest.mark.rule("D-359")
def test_the_set_to_combine_with_is_heroic_and_no_other_is_in_a_box() -> None:
    assert set(BOX.sets) == {"tomb", "serpent"}
    tomb = [quest.grade for name, quest in BOX.quests.items() if not name.startswith("serpent_")]
    assert set(tomb) == {HEROIC}
    s = GAME.new(2, 1, {"set": "both"})
    assert [player(s, seat)["level"] for seat in (A, B)] == [1, 1]
    for other in ("ice-witch", "vault", "forsaken-desert"):
        with pytest.raises(BadRequest):
            GAME.new(2, 1, {"set": other})


@pytest.mark.rule("D-262")
def test_a_plain_mix_adds_no_rule() -> None:
    s = GAME.new(4, 1, {"set": "both", "plain_mix": True})
    cards = [*s.deck.cards(), *[name for hand in s.hands for name in hand]]
    assert len(cards) == 60 + 59
    assert [player(s, seat)["level"] for seat in range(4)] == [7] * 4
    assert view(s)["event"]["tokens"] == 0
    playout(s, 1)
    assert s.result() is not None


@pytest.mark.parametrize("seed", range(3))
def test_whole_games(seed: int) -> None:
    s = GAME.new(2, seed, {"set": "both", "resurrection": True})
    playout(s, seed, 4000)
    for seat in (A, B):
        card = s.hero(seat)
        assert card.first <= s.level[seat] <= card.last


EPIC_SET = """
[heroes.roderik-talus]
race = "human"
calling = "paladin"
level = 4
health = 12
boons = 3
treasures = 3
attacks = ["melee", "magic"]
melee = [4, 4, 5, 5]
magic = [3, 3, 4, 4]
speed = [3, 3, 4, 4]
effects = [{ may = "heroics", once = true, do = "gain glory 1" }]

[heroes.taenin-lightfoot]
race = "halfling"
calling = "thief"
level = 4
health = 12
boons = 3
treasures = 3
attacks = ["melee", "speed"]
melee = [3, 3, 4, 4]
magic = [2, 2, 3, 3]
speed = [4, 4, 5, 5]

[boons.fame]
cost = 1
type = "blessing"
do = "gain glory 3"

[quests.climb-the-stair]
category = "chance"
grade = "epic"
at = "crypt"
target = 2
"""


def three_grades(folder: Path) -> DungeoneerTable:
    """Heroic, epic and legendary cards; both heroes are one level below 4."""
    (folder / "all.toml").write_text(EPIC_SET, "utf-8")
    s = DungeoneerTable()
    s.box = boxed([TOMB_SET, CardSet("stair", content_files(folder), TOMB_SET), SET])
    s.seats = 2
    s.rekey(key_of(1))
    fill_box(s)
    s.push(Adventure())
    s.run()
    return s


def all_rise(s: DungeoneerTable) -> None:
    """Everybody gets three levels while a seat is asked, which is then asked again."""
    s.pending.clear()
    s.agenda[-1].at -= 1
    for seat in (A, B):
        change_level(s, seat, 3)
    s.run()


@pytest.mark.rule("D-276", "D-356", "D-274")
def test_an_epic_set_brings_the_levels_4_to_6(tmp_path: Path) -> None:
    s = three_grades(tmp_path)
    assert s.box.grades == [HEROIC, EPIC, LEGENDARY]
    assert [s.hero(seat).grade for seat in (A, B)] == [HEROIC, HEROIC]
    all_rise(s)
    assert s.stage == EPIC
    assert [s.hero(seat).grade for seat in (A, B)] == [EPIC, EPIC]
    assert s.level == [4, 4]
    all_rise(s)
    assert s.stage == LEGENDARY
    assert s.level == [7, 7]
    assert [len(under) for under in s.under] == [2, 2]
    s.done[A] = ("stair_climb-the-stair", "magic-fish")
    assert s.points(A) == 2 + 1
