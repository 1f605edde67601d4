"""All quest categories except escorts (rules, section 14)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.idling import idle_until
from tests.games.dungeoneer.table import asked, heard, options, play, player, printed, scene, view, why_not
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.boxes import TOMB
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

ARENA = {"old-arena": [0, -1]}
CHAMPION = "attempt:champion-of-the-arena"  # melee 3, magic 2, speed 2, 3 health; attacks in melee
CARDS = ["zombie", "ghost"]  # so that the discard phase waits


def wounds(s: DungeoneerTable, quest: str) -> int:
    """The wounds on a quest card."""
    shown = view(s)["common"] + [each for player in view(s)["players"] for each in player["quests"]]
    on_card: int = next(each["wounds"] for each in shown if each["name"] == quest)
    return on_card


# -- influence -----------------------------------------------------------------------------------------


def silence(*quests: str, common: tuple[str, ...] = ()) -> DungeoneerTable:
    """Two heroes with a boon in the crossing; the oath of silence forbids boons except in the chapel."""
    return scene(
        {"at": "crossing", "glory": 5, "hand": ["blink", "zombie"], "quests": [*quests]},
        {"at": "crossing", "glory": 5, "hand": ["sure-footing"]},
        map={"crossing": [0, -1], "chapel": [0, -2]},
        common=[*common],
        locations=[],
    )


@pytest.mark.rule("D-142")
def test_an_influence_quest_acts_on_its_player_until_it_is_completed() -> None:
    assert "play:blink" in options(silence(), 0)
    s = silence("oath-of-silence")
    assert "play:blink" not in options(s, 0)
    idle = idle_until(s.copy(), 1)
    assert "play:sure-footing" in options(idle, 1)  # not on the other
    play(s, "move:north")
    assert "play:blink" in options(s, 0)  # the chapel is where one may speak
    play(s, "attempt:oath-of-silence", 6)  # with full health this passes
    play(s, "discard:zombie")
    idle_until(s, 0)
    play(s, "move:south")
    assert "play:blink" in options(s, 0)


@pytest.mark.rule("D-142")
def test_a_bonus_of_an_influence_quest_counts_in_the_rolls_of_its_player() -> None:
    """The vow of poverty: -1 to tests for each treasure."""
    hero = {"hero": "raka", "items": ["ember-ring"]}
    enough = 5 - printed("raka", "speed")  # spikes of speed 5
    for quests, health in (([], 6), (["vow-of-poverty"], 5)):
        s = scene({**hero, "quests": quests}, {}, map={"spiked-hall": [0, -1]})
        play(s, "move:north", enough)
        assert player(s, 0)["health"] == health


@pytest.mark.rule("D-143")
def test_a_common_influence_quest_acts_on_all_players_at_the_same_time() -> None:
    s = silence(common=("oath-of-silence",))
    assert "play:blink" not in options(s, 0)
    idle_until(s, 1)
    assert "play:sure-footing" not in options(s, 1)


@pytest.mark.rule("D-144")
def test_the_reward_of_a_common_influence_quest_goes_to_whoever_completes_it() -> None:
    s = play(silence(common=("oath-of-silence",)), "move:north")
    before = [player(s, seat)["glory"] for seat in (0, 1)]
    s.quest_deck.bag.remove("magic-fish")
    s.quest_deck.top = ["magic-fish"]
    play(s, "attempt:oath-of-silence", 6)
    assert [player(s, seat)["glory"] for seat in (0, 1)] == [before[0] + 3, before[1]]
    assert [player(s, seat)["level"] for seat in (0, 1)] == [2, 1]
    assert [player(s, seat)["saved"] for seat in (0, 1)] == [True, False]


# -- sacrifice -----------------------------------------------------------------------------------------


SOUL = TOMB.quests["free-caedmans-soul"].price
MIRROR = TOMB.quests["pay-the-mirror"].price


def sacrifice(at: str, quest: str, **hero: Any) -> DungeoneerTable:
    """A hero in the location of a sacrifice."""
    raka = {"hero": "raka", "at": at, "quests": [quest], "hand": CARDS, **hero}
    return scene(raka, {}, map={at: [0, 1]})


@pytest.mark.rule("D-145")
def test_a_sacrifice_of_health_completes_the_quest_at_once() -> None:
    s = sacrifice("crypt", "free-caedmans-soul", health=SOUL.health + 2, glory=SOUL.glory)
    events = heard(s)
    play(s, "attempt:free-caedmans-soul")
    assert next(event.args["health"] for event in events if event.id == "dungeoneer-wounded") == 2
    assert player(s, 0)["done"] == ["free-caedmans-soul"]


@pytest.mark.rule("D-145")
def test_a_hero_who_cannot_give_all_cannot_sacrifice() -> None:
    s = sacrifice("crypt", "free-caedmans-soul", health=SOUL.health, glory=SOUL.glory)
    assert "attempt:free-caedmans-soul" not in options(s, 0)
    assert why_not(s, 0, "attempt:free-caedmans-soul") == "D-145"


@pytest.mark.rule("D-145")
@pytest.mark.parametrize(("items", "glory", "enough"), [
    (["sure-footing"], MIRROR.glory, True),
    (["sure-footing"], MIRROR.glory - 1, False),
    ([], MIRROR.glory, False),
    (["ember-ring"], MIRROR.glory, False),
])  # fmt: skip
def test_all_that_the_card_asks_for_must_be_given_up(items: list[str], glory: int, enough: bool) -> None:
    """The mirror asks for a boon and glory."""
    s = sacrifice("mirror-gallery", "pay-the-mirror", items=items, glory=glory)
    assert ("attempt:pay-the-mirror" in options(s, 0)) is enough
    if enough:
        play(s, "attempt:pay-the-mirror")
        assert player(s, 0)["done"] == ["pay-the-mirror"]
        assert (player(s, 0)["glory"], player(s, 0)["items"]) == (0, [])
        assert view(s)["discard"] == ["sure-footing"]


# -- hunt ----------------------------------------------------------------------------------------------


def hunt(*others: dict[str, Any], common: bool = False, hurt: int = 0, **hero: Any) -> DungeoneerTable:
    """Raka (melee 2) in the arena of the champion."""
    quest = "champion-of-the-arena"
    raka = {"hero": "raka", "at": "old-arena", "hand": CARDS, "quests": [] if common else [quest], **hero}
    open_to_all = [quest] if common else []
    return scene(raka, *(others or ({},)), map=ARENA, locations=[], common=open_to_all, hurt={quest: hurt})


@pytest.mark.rule("D-146")
def test_in_a_hunt_the_monster_attacks_first_and_for_nothing() -> None:
    s = play(hunt(ap=3, peril=5), CHAMPION)
    assert asked(s) == CHANCE
    play(s, 6)
    foe = view(s)["battle"]["foes"][0]
    assert (foe["key"], foe["form"], foe["attack"]) == ("quest:champion-of-the-arena", "melee", [6, 9])
    play(s, 1)  # 1 + 2: the hero only defends
    assert player(s, 0)["health"] == 5
    assert (player(s, 0)["ap"], player(s, 0)["peril"], player(s, 1)["peril"]) == (3, 5, 0)


@pytest.mark.rule("D-146")
def test_every_attempt_is_a_new_battle_in_which_the_monster_attacks_again() -> None:
    s = play(hunt(ap=3), CHAMPION, 6, 1, "pass", CHAMPION, 6, 1)
    assert player(s, 0)["health"] == 4
    assert player(s, 0)["ap"] == 2  # for the repeated attempt


@pytest.mark.rule("D-147")
def test_the_player_on_the_left_is_the_dungeonlord_of_a_hunt() -> None:
    s = scene(
        {},
        {"hero": "raka", "at": "inner-sanctum", "quests": ["slay-draky"]},
        {"hero": "kron-axereaver"},
        map={"inner-sanctum": [0, -1]},
        active=1,
    )
    play(s, "attempt:slay-draky")
    assert asked(s) == 2
    assert options(s, 2) == ("form:melee", "form:magic")
    play(s, "form:magic")
    assert view(s)["battle"]["owner"] == 2
    assert view(s)["battle"]["foes"][0]["form"] == "magic"


@pytest.mark.rule("D-149")
def test_after_its_attack_the_hero_may_attack_the_monster_for_1_action_point() -> None:
    s = play(hunt(ap=2), CHAMPION, 1, 2)  # 4 against 4: nothing happens
    assert options(s, 0) == ("challenge:foe1:melee", "challenge:foe1:magic", "pass")
    play(s, "challenge:foe1:magic", 6, 1)
    assert player(s, 0)["ap"] == 1
    assert wounds(s, "champion-of-the-arena") == 1


@pytest.mark.rule("D-149")
@pytest.mark.parametrize("hero", [{"ap": 0}, {"ap": 0, "saved": True}])
def test_without_a_point_of_the_current_turn_there_is_no_challenge(hero: dict[str, Any]) -> None:
    s = play(hunt(**hero), CHAMPION, 1, 2)
    assert view(s)["battle"] is None
    assert view(s)["phase"] == "heroics"


@pytest.mark.rule("D-150", "D-151")
def test_a_quest_monster_goes_to_no_hand_and_no_pack_and_brings_no_peril() -> None:
    s = play(hunt(ap=0), CHAMPION, 6, 1)  # the hero is wounded
    assert asked(s) == 0
    assert view(s)["battle"] is None  # nobody was asked where it goes, or who gets peril
    assert [(player(s, seat)["pack"], player(s, seat)["peril"]) for seat in (0, 1)] == [([], 0), ([], 0)]
    assert [player(s, seat)["hand_size"] for seat in (0, 1)] == [2, 0]
    assert [quest["name"] for quest in player(s, 0)["quests"]] == ["champion-of-the-arena"]


@pytest.mark.rule("D-151")
def test_wounds_dealt_to_a_quest_monster_bring_no_glory() -> None:
    s = play(hunt(ap=1), CHAMPION, 1, 6, "challenge:foe1:melee", 6, 1)
    assert wounds(s, "champion-of-the-arena") == 2
    assert player(s, 0)["glory"] == 0


@pytest.mark.rule("D-345")
@pytest.mark.parametrize("choices", [(1, 6), (1, 2, "challenge:foe1:melee", 6, 1)])
def test_a_hunt_is_completed_by_counter_attack_or_by_challenge(choices: tuple[str | int, ...]) -> None:
    s = play(hunt(hurt=2), CHAMPION, *choices)
    assert player(s, 0)["done"] == ["champion-of-the-arena"]
    assert view(s)["phase"] == "discard"


@pytest.mark.rule("D-345")
def test_wounds_stay_on_the_quest_card_whoever_dealt_them() -> None:
    s = play(hunt({"hero": "kron-axereaver", "at": "old-arena"}, common=True), CHAMPION, 1, 6, "pass")
    assert wounds(s, "champion-of-the-arena") == 1
    idle_until(s, 1)
    assert wounds(s, "champion-of-the-arena") == 1
    play(s, CHAMPION, 1, 6, "challenge:foe1:melee", 6, 1)
    assert player(s, 1)["done"] == ["champion-of-the-arena"]


@pytest.mark.rule("D-345")
def test_a_table_option_restores_the_monster_in_each_reset_phase() -> None:
    quest = {"quests": ["champion-of-the-arena"]}
    raka = {"hero": "raka", "at": "old-arena", **quest}
    s = scene(raka, {}, map=ARENA, options=["hunt_wounds_reset"], locations=[])
    play(s, CHAMPION, 1, 6, "pass")
    assert wounds(s, "champion-of-the-arena") == 1
    idle_until(s, 1)
    assert wounds(s, "champion-of-the-arena") == 0


# -- search --------------------------------------------------------------------------------------------


ROW = {"crossing": [1, 0], "processional": [2, 0], "flooded-drain": [3, 0], "whispering-gallery": [4, 0],
       "mirror-gallery": [5, 0], "old-arena": [6, 0]}  # fmt: skip
FOUND = TOMB.quests["lost-reliquary"].find - 5  # the lowest die with which it is found in the old arena


def seeker(at: str, quest: str = "lost-reliquary", ap: int = 3, **more: Any) -> DungeoneerTable:
    """Raka in a row of locations that leads east from the entrance, five to the old arena."""
    raka = {"hero": "raka", "at": at, "ap": ap, "quests": [quest], "hand": CARDS}
    return scene(raka, {}, map=ROW, locations=[], **more)


@pytest.mark.rule("D-152")
@pytest.mark.parametrize(
    ("at", "between"), [("tomb-antechamber", 0), ("mirror-gallery", 4), ("old-arena", 5)]
)
def test_a_search_adds_the_locations_between_hero_and_entrance(at: str, between: int) -> None:
    s = seeker(at)
    events = heard(s)
    play(s, "search:lost-reliquary", 1)
    assert events[-1].args["total"] == 1 + between


@pytest.mark.rule("D-152")
def test_the_shortest_way_counts() -> None:
    ring = {"crossing": [1, 0], "mirror-gallery": [2, 0], "flooded-drain": [0, 1], "processional": [1, 1],
            "old-arena": [2, 1]}  # fmt: skip
    s = scene({"hero": "raka", "at": "mirror-gallery", "quests": ["lost-reliquary"]}, {}, map=ring)
    events = heard(s)
    play(s, "search:lost-reliquary", 4)
    assert events[-1].args["total"] == 5  # by the crossing, not round by the three others


@pytest.mark.rule("D-152")
def test_a_way_that_is_walled_up_does_not_count() -> None:
    """The chapel is beside the hall, wall against wall: the path goes round by the crossing."""
    both = {"spiked-hall": [0, -1], "crossing": [1, 0], "chapel": [1, -1, 1]}
    s = scene({"hero": "raka", "at": "chapel", "quests": ["lost-reliquary"]}, {}, map=both)
    events = heard(s)
    play(s, "search:lost-reliquary", 4)
    assert events[-1].args["total"] == 5


@pytest.mark.rule("D-152")
def test_every_roll_costs_1_action_point_and_is_not_yet_an_attempt() -> None:
    s = play(seeker("old-arena"), "search:lost-reliquary", FOUND - 1, "search:lost-reliquary", FOUND)
    assert player(s, 0)["ap"] == 1
    play(s, "attempt:lost-reliquary", 1)
    assert player(s, 0)["ap"] == 1  # the first attempt is free


@pytest.mark.rule("D-152")
def test_without_an_action_point_nobody_searches() -> None:
    s = seeker("old-arena", ap=0)
    assert "search:lost-reliquary" not in options(s, 0)
    assert why_not(s, 0, "search:lost-reliquary") == "D-152"


@pytest.mark.rule("D-153")
@pytest.mark.parametrize(("die", "found"), [(FOUND - 1, False), (FOUND, True)])
def test_a_search_succeeds_with_the_printed_value(die: int, found: bool) -> None:
    s = seeker("old-arena")
    assert why_not(s, 0, "attempt:lost-reliquary") == "D-153"
    play(s, "search:lost-reliquary", die)
    assert ("attempt:lost-reliquary" in options(s, 0)) is found
    assert ("search:lost-reliquary" in options(s, 0)) is not found


@pytest.mark.rule("D-153")
def test_what_was_found_in_one_location_is_not_found_in_another() -> None:
    s = play(seeker("old-arena"), "search:lost-reliquary", 6, "move:west")
    assert player(s, 0)["place"] == "mirror-gallery"
    assert why_not(s, 0, "attempt:lost-reliquary") == "D-153"
    assert "search:lost-reliquary" in options(s, 0)


@pytest.mark.rule("D-154")
def test_on_the_next_turn_it_must_be_found_again() -> None:
    s = play(seeker("old-arena"), "search:lost-reliquary", 6)
    assert "attempt:lost-reliquary" in options(s, 0)
    idle_until(s, 0)
    assert why_not(s, 0, "attempt:lost-reliquary") == "D-153"
    assert "search:lost-reliquary" in options(s, 0)


# -- threat and chance ---------------------------------------------------------------------------------


BOOK = "attempt:read-the-black-book"
WORDS = TOMB.quests["read-the-black-book"].value - printed(
    "raka", "magic", 3
)  # the die that passes at level 3


def reader(*others: dict[str, Any], **hero: Any) -> DungeoneerTable:
    """Raka in the library with the black book."""
    raka = {"hero": "raka", "at": "library", "quests": ["read-the-black-book"], "hand": CARDS, **hero}
    return scene(raka, *(others or ({},)), map={"library": [1, 0]}, locations=[])


@pytest.mark.rule("D-163")
@pytest.mark.parametrize(("die", "done"), [(WORDS - 1, []), (WORDS, ["read-the-black-book"])])
def test_a_threat_quest_is_completed_by_passing_the_threat(die: int, done: list[str]) -> None:
    s = play(reader(level=3), BOOK, die)
    assert player(s, 0)["done"] == done


@pytest.mark.rule("D-163")
def test_each_repeat_of_a_threat_quest_costs_1_action_point() -> None:
    s = play(reader(ap=2), BOOK, 1, BOOK, 1, BOOK, 1)
    assert player(s, 0)["ap"] == 0
    assert why_not(s, 0, BOOK) == "D-129"


@pytest.mark.rule("D-164")
def test_what_a_failed_attempt_brings_strikes_every_hero_in_the_location() -> None:
    """The black book takes a level from everybody there."""
    s = reader(
        {"at": "library", "level": 3, "hero": "kron-axereaver"}, {"level": 3, "hero": "necromancer"}, level=2
    )
    play(s, BOOK, 1)
    assert [player(s, seat)["level"] for seat in (0, 1, 2)] == [1, 2, 3]


@pytest.mark.rule("D-165")
@pytest.mark.parametrize(("dice", "done"), [((5, 5), []), ((5, 6), ["dice-with-the-dead"])])
def test_a_chance_quest_is_completed_by_rolling_what_the_card_asks_for(
    dice: tuple[int, int], done: list[str]
) -> None:
    """Two dice that sum up to 11; no value of the hero counts."""
    raka = {"hero": "raka", "at": "crossing", "quests": ["dice-with-the-dead"], "level": 4, "hand": CARDS}
    s = play(scene(raka, {}, map={"crossing": [0, -1]}), "attempt:dice-with-the-dead", *dice)
    assert player(s, 0)["done"] == done


@pytest.mark.rule("D-165")
def test_a_die_more_may_be_bought_where_the_card_offers_it() -> None:
    raka = {"hero": "raka", "at": "troll-bridge", "quests": ["magic-fish"], "glory": 2, "hand": CARDS}
    s = scene(raka, {}, map={"troll-bridge": [1, 0]})
    play(s, "attempt:magic-fish", "extra-die")
    assert player(s, 0)["glory"] == 0
    play(s, 5, 1)  # the best die counts
    assert player(s, 0)["done"] == ["magic-fish"]
