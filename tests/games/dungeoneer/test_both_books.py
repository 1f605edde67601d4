"""Rules that both books have, as they work in the second set and with both sets combined."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.dungeoneer.serpent import BOX, SET, legends, short
from tests.games.dungeoneer.table import GAME, asked, heard, options, play, player, view, why_not
from tests.games.dungeoneer.test_solo import alone, corner
from undercroft.engine.flow import CHANCE
from undercroft.engine.zones import Pile
from undercroft.games.dungeoneer.cards.vocabulary import CATEGORIES, M_COUNTER
from undercroft.games.dungeoneer.course.setup import of_common
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.hero.numbers import bonus
from undercroft.games.dungeoneer.hero.points import change_level
from undercroft.games.dungeoneer.state.pieces import NO_CONTEST
from undercroft.locale import voice

A, B, C = 0, 1, 2
LAIR = "serpent_nakaris-lair"
NAKARI = "serpent_defeat-nakari"
ALTAR = {"altar-of-scales": [0, -1]}
SACRIFICE = "attempt:serpent_blood-for-the-altar"


def both(one: Any = (), other: Any = (), **spec: Any) -> DungeoneerTable:
    """Both sets, at level 1."""
    players = [{"hero": "roderik-talus", **dict(one)}, {"hero": "taenin-lightfoot", **dict(other)}]
    return GAME.scene({"set": "both", "players": players, **spec}, chance="explicit")


# -- what the cards show -------------------------------------------------------------------------------


@pytest.mark.rule("D-010", "D-012")
@pytest.mark.parametrize("level", [7, 8, 9, 10])
@pytest.mark.parametrize("name", list(SET.heroes))
def test_a_legend_has_the_values_of_the_level_the_health_and_the_limits_of_the_card(
    name: str, level: int
) -> None:
    card = SET.heroes[name]
    other = next(each for each in SET.heroes if each != name)
    hero = player(legends({"hero": name, "level": level}, {"hero": other}), A)
    assert tuple(hero["values"].values()) == card.levels[level - 7]
    assert hero["health"] == card.health
    assert hero["limits"] == {"boons": card.boons, "treasures": card.treasures}


@pytest.mark.rule("D-027")
def test_every_location_is_a_room_or_a_passage_with_points_and_four_exits() -> None:
    assert Counter(place.room for place in SET.locations.values()).keys() == {True, False}
    for place in SET.locations.values():
        assert place.glory + place.peril > 0, place.name
        assert len(place.exits[:4]) == 4


@pytest.mark.rule("D-029")
def test_every_quest_has_a_category_a_place_a_condition_a_reward_and_perhaps_a_monster() -> None:
    for quest in SET.quests.values():
        assert CATEGORIES[quest.category]
        assert quest.at
        assert quest.reward is not None
        price = quest.price
        paid = price.glory + price.ap + price.health + price.cards + price.boons + price.treasures
        assert quest.target or quest.value or quest.fighter or paid or quest.to, quest.name
        assert (quest.fighter is not None) == (CATEGORIES[quest.by] == "hunt")


# -- setup ---------------------------------------------------------------------------------------------


@pytest.mark.rule("D-034")
@pytest.mark.parametrize(("chosen", "left"), [("serpent", 17), ("both", 39)])
def test_all_other_locations_are_the_deck(chosen: str, left: int) -> None:
    shown = view(GAME.new(2, 1, {"set": chosen}))
    assert len(shown["map"]) == 5
    assert shown["locations_left"] + (shown["placing"] is not None) == left  # the first has been drawn


@pytest.mark.rule("D-285")
def test_with_both_sets_a_hero_of_both_is_chosen() -> None:
    s = GAME.new(2, 1, {"set": "both", "hero_choice": True})
    assert set(options(s, asked(s))) == {"choose:roderik-talus", "choose:taenin-lightfoot"}


def laid_out(seed: int, **chosen: Any) -> DungeoneerTable:
    """All locations are dealt out, the first is about to be laid."""
    return GAME.new(2, seed, {"set": "serpent", "no_white_spots": True, **chosen})


@pytest.mark.rule("D-280", "D-251")
@pytest.mark.parametrize("seed", range(3))
def test_no_white_spots_the_lair_is_a_location_of_a_common_quest_and_comes_last(seed: int) -> None:
    s = laid_out(seed)
    last = {LAIR, *of_common(s)} - {""}
    events = heard(s)
    while view(s)["phase"] == "setup":
        s.apply(asked(s), s.asks()[0].options[-1])
    laid = [str(event.args["place"]) for event in events if event.id == "dungeoneer-lays"]
    order = [name.removeprefix("@dungeoneer-location-") for name in laid]
    assert LAIR in order
    first = min(order.index(name) for name in last if name in order)
    assert set(order[first:]) <= last  # nothing else comes after the first of them


@pytest.mark.rule("D-280")
def test_no_white_spots_whoever_holds_the_lair_is_told_that_it_comes_later() -> None:
    s = next(s for s in map(laid_out, range(20)) if LAIR in s.dealt[asked(s)])
    assert why_not(s, asked(s), f"location:{LAIR}") == "D-280"


@pytest.mark.rule("D-280", "D-272")
def test_no_white_spots_with_both_sets_the_lair_is_a_location_like_any_other_at_first() -> None:
    assert LAIR not in of_common(laid_out(1, set="both"))
    assert LAIR in of_common(laid_out(1, set="both", plain_mix=True))


@pytest.mark.rule("D-290", "D-251")
def test_nothing_personal_two_quests_are_open_besides_nakaris() -> None:
    s = GAME.new(3, 1, {"set": "serpent", "nothing_personal": True})
    assert [len(player(s, seat)["quests"]) for seat in range(3)] == [0, 0, 0]
    assert Counter(bool(quest.get("apart")) for quest in view(s)["common"]) == {False: 2, True: 1}


# -- levels, limits, quests ----------------------------------------------------------------------------


@pytest.mark.rule("D-236")
def test_no_level_falls_below_the_first_on_the_card() -> None:
    s = legends({"level": 8}, {})
    for _ in range(2):
        change_level(s, A, -1)
        assert player(s, A)["level"] == 7
    assert tuple(player(s, A)["values"].values()) == BOX.heroes["serpent_roderik-talus"].levels[0]


@pytest.mark.rule("D-320", "D-009")
@pytest.mark.parametrize(("before", "after"), [(9, 10), (10, 10)])
def test_nobody_rises_above_level_10(before: int, after: int) -> None:
    one = {"at": "altar-of-scales", "level": before, "glory": 14, "quests": ["blood-for-the-altar"]}
    s = play(legends(one, {}, map=ALTAR, locations=[]), SACRIFICE)
    assert player(s, A)["level"] == after
    assert tuple(player(s, A)["values"].values()) == BOX.heroes["serpent_roderik-talus"].levels[3]


@pytest.mark.rule("D-137", "D-251")
def test_a_completed_common_quest_is_replaced_though_nakaris_is_open() -> None:
    one = {"at": "altar-of-scales", "glory": 14}
    spec: dict[str, Any] = {"map": ALTAR, "locations": [], "quests": ["steal-the-egg"]}
    s = play(legends(one, {}, common=["blood-for-the-altar"], **spec), SACRIFICE)
    assert {quest["name"] for quest in view(s)["common"]} == {NAKARI, "serpent_steal-the-egg"}


@pytest.mark.rule("D-237")
def test_the_belt_pouch_may_be_played_with_the_limit_reached() -> None:
    full = ["plate-of-gwildor", "first-fang", "feathered-boots", "jade-mask"]
    s = legends({"items": full, "hand": ["belt-pouch", "blood-chalice"], "glory": 9}, {})
    assert player(s, A)["limits"]["treasures"] == len(full)
    assert why_not(s, A, "play:serpent_blood-chalice") == "D-118"
    play(s, "play:serpent_belt-pouch")
    assert player(s, A)["limits"]["treasures"] == len(full) + 1 == len(player(s, A)["items"])


@pytest.mark.rule("D-121", "D-058")
@pytest.mark.parametrize(("glory", "kept"), [(0, 0), (1, 1), (2, 2)])
def test_of_two_boons_of_one_name_each_has_its_upkeep(
    glory: int, kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No card with an upkeep is in the box twice, but a pack may add one."""
    monkeypatch.setattr(BOX.cards["serpent_war-paint"], "copies", 2)
    s = legends({"items": ["war-paint", "war-paint"], "glory": glory}, {}, phase="reset", locations=[])
    play(s, 1)
    assert (player(s, A)["glory"], len(player(s, A)["items"])) == (0, kept)
    assert short(view(s, A)["hand"]) == ["war-paint"] * (2 - kept)


FOUR = ["spawn", "hydra", "basilisk", "temple-jaguar"]


@pytest.mark.rule("D-208")
def test_without_its_leash_a_pack_of_four_loses_one_at_once() -> None:
    one = {"items": ["serpent-leash"], "pack": FOUR, "hand": ["scare", "war-paint"], "ap": 0}
    s = legends(one, {}, phase="discard", moved=True)
    play(s, "discard-treasure:serpent_serpent-leash")
    assert options(s, A) == tuple(f"discard-pack:serpent_{name}" for name in FOUR)
    play(s, "discard-pack:serpent_hydra")
    assert short(beast["name"] for beast in player(s, A)["pack"]) == ["spawn", "basilisk", "temple-jaguar"]
    assert short(view(s)["discard"]) == ["serpent-leash", "hydra"]


@pytest.mark.rule("D-208", "D-019")
def test_so_it_does_when_the_leash_is_what_a_lower_limit_costs() -> None:
    full = ["serpent-leash", "plate-of-gwildor", "first-fang", "jade-mask"]
    other = {"hero": "roderik-talus", "items": full, "pack": FOUR, "peril": 9}
    lord = {"hero": "bel-brewspirits", "hand": ["broken-oath"]}
    s = legends(lord, other, phase="villainy", locations=[])
    play(s, "play:serpent_broken-oath@1", "card:serpent_serpent-leash@1", "discard-pack:serpent_spawn")
    assert short(beast["name"] for beast in player(s, B)["pack"]) == FOUR[1:]
    assert short(item["name"] for item in player(s, B)["items"]) == [*full[1:], "broken-oath"]


# -- cards that go -------------------------------------------------------------------------------------


@pytest.mark.rule("D-023", "D-058")
def test_what_is_attached_to_a_card_that_cannot_be_kept_is_discarded() -> None:
    s = legends({"items": [["obsidian-staff", "venom-phial"]]}, {}, phase="reset", locations=[])
    play(s, 1)
    assert (player(s, A)["items"], view(s, A)["hand"]) == ([], ["serpent_obsidian-staff"])
    assert view(s)["discard"] == ["serpent_venom-phial"]


@pytest.mark.rule("D-166")
def test_a_minion_is_a_treasure_that_may_be_the_one_discarded() -> None:
    s = legends({"items": ["snakeman"], "hand": ["spawn", "scare"], "ap": 0}, {}, phase="discard", moved=True)
    assert "discard-treasure:serpent_snakeman" in options(s, A)
    play(s, "discard-treasure:serpent_snakeman")
    assert (player(s, A)["items"], view(s)["discard"]) == ([], ["serpent_snakeman"])


@pytest.mark.rule("D-003")
def test_the_traps_of_a_player_who_is_out_stay_where_they_lie() -> None:
    rooms = {"observation-room": [1, 0], "holy-of-holies": [1, -1], "crossroads": [0, 1]}
    one = {"at": "holy-of-holies", "health": 1, "ap": 1}
    s = legends(one, {}, {}, map=rooms, traps={"crossroads": "acid-flow"}, locations=[])
    play(s, "move:south", 1)  # a trap exit: magic 9
    assert player(s, A)["out"]
    assert view(s)["map"]["serpent_crossroads"]["traps"] == ["serpent_acid-flow"]
    while "move:south" not in options(s, B):
        s.apply(asked(s), s.asks()[0].options[0])
    play(s, "move:south", 1)
    assert player(s, B)["health"] < 18


@pytest.mark.rule("D-241")
def test_a_trap_stays_on_a_location_that_is_shifted() -> None:
    places = {"crossing": [0, -1], "processional": [0, 1]}
    spec: dict[str, Any] = {"traps": {"crossing": "serpent_acid-flow"}, "locations": ["crypt"]}
    s = both({"hand": ["shifting-stones"]}, {"peril": 2}, map=places, phase="villainy", **spec)
    play(s, "play:shifting-stones", "location:crossing", "place:tomb-antechamber:east")
    shifted = view(s)["map"]["crossing"]
    assert (shifted["x"], shifted["y"], shifted["traps"]) == (1, 0, ["serpent_acid-flow"])


@pytest.mark.rule("D-173", "D-260")
def test_of_split_decks_each_is_rebuilt_from_its_own_discard() -> None:
    s = both({"ap": 0}, phase="discard", moved=True, options=["split_decks"])
    s.deck, s.discard, s.lord_deck, s.lord_discard = Pile(), ["scare"], Pile(), ["zombie", "ghost"]
    play(s, "peril-deck")
    assert set(options(s, CHANCE)) == {"zombie", "ghost"}
    s.apply(CHANCE, "ghost")
    play(s, "glory-deck")
    assert options(s, CHANCE) == ("scare",)
    s.apply(CHANCE, "scare")
    s.apply(CHANCE, "zombie")  # the only card left: nobody is asked for a deck
    assert (view(s)["active"], view(s, A)["hand"]) == (B, ["ghost", "scare", "zombie"])


# -- what waits ----------------------------------------------------------------------------------------


def entering(place: str, **spec: Any) -> DungeoneerTable:
    """A walks in and gains 3 glory, just enough for the war paint in hand."""
    one = {"hand": ["war-paint"], "ap": 1, "level": 10}
    return play(legends(one, {}, map={place: [0, -1]}, locations=[], **spec), "move:north")


@pytest.mark.rule("D-097", "D-224")
@pytest.mark.parametrize(
    ("place", "spec", "words"),
    [
        ("crossroads", {"traps": {"crossroads": "acid-flow"}}, "“Acid Flow” in Crossroads is about to take"),
        ("nakaris-lair", {}, "Nakari is about to attack in Nakari’s Lair"),
    ],
)
def test_a_glory_card_may_be_played_before_what_waits_in_a_location(
    place: str, spec: dict[str, Any], words: str
) -> None:
    s = entering(place, **spec)
    assert (options(s, A), player(s, A)["glory"]) == (("play:serpent_war-paint", "pass"), 3)
    assert words in voice("en")(GAME.prompt(s, s.asks()[0]))
    moment = GAME.moment(s, s.asks()[0])
    assert moment is not None
    assert bool(moment.matters) == (place == "nakaris-lair")  # better attacks are no help against acid
    play(s, "play:serpent_war-paint")
    assert (asked(s), player(s, A)["glory"]) == (CHANCE if spec else B, 0)


@pytest.mark.rule("D-097")
def test_where_nothing_waits_there_is_no_pause() -> None:
    assert entering("crossroads").asks()[0].prompt == "dungeoneer-ask-heroics"


# -- two entrances, a new hero -------------------------------------------------------------------------


ROW = {"crossing": [1, 0], "processional": [2, 0], "flooded-drain": [3, 0], "mirror-gallery": [4, 0]}
TWO_GATES = {**ROW, "serpent_temple-gate": [5, 0]}


@pytest.mark.rule("D-152")
@pytest.mark.parametrize(("places", "between"), [(ROW, 3), (TWO_GATES, 0)])
def test_the_nearest_of_two_entrances_counts_for_a_search(places: dict[str, Any], between: int) -> None:
    s = both({"at": "mirror-gallery", "quests": ["lost-reliquary"], "ap": 1}, map=places, locations=[])
    events = heard(s)
    play(s, "search:lost-reliquary", 1)
    assert events[-1].args["total"] == 1 + between


@pytest.mark.rule("D-283")
def test_resurrection_with_both_sets_the_left_neighbour_chooses_between_two_entrances() -> None:
    other = {"at": "processional", "health": 1, "peril": 2}
    spec: dict[str, Any] = {"map": TWO_GATES, "locations": [], "options": ["resurrection"]}
    s = both({"hand": ["zombie"]}, other, phase="villainy", **spec)
    play(s, "play:zombie@1", 6, 1)
    assert (asked(s), set(options(s, A))) == (
        A,
        {"location:tomb-antechamber", "location:serpent_temple-gate"},
    )
    play(s, "location:serpent_temple-gate")
    assert player(s, B)["place"] == "serpent_temple-gate"


@pytest.mark.rule("D-284", "D-139")
def test_resurrection_an_artifact_is_a_quest_and_is_kept() -> None:
    weak = {"health": 1, "peril": 9, "done": ["shield-of-ilbor"], "items": ["jade-mask"]}
    s = legends({"hand": ["snakeman"]}, weak, {}, phase="villainy", options=["resurrection"])
    play(s, "play:serpent_snakeman@1", 6, 1, "choose:serpent_taenin-lightfoot")
    assert (player(s, B)["items"], player(s, B)["done"]) == ([], ["serpent_shield-of-ilbor"])
    assert bonus(s, B, 1 << M_COUNTER, NO_CONTEST) == 1


# -- alone ---------------------------------------------------------------------------------------------


@pytest.mark.rule("D-363", "D-303", "D-302")
def test_alone_with_the_second_set_only_nakaris_quest_is_common() -> None:
    s = GAME.new(1, 3, {"set": "serpent"})
    assert len(player(s, A)["quests"]) == 3
    assert ([quest["name"] for quest in view(s)["common"]], view(s)["quests_left"]) == ([NAKARI], 0)
    assert view(s)["event"]["most"] == 5
    assert all(BOX.cards[name].is_glory() for name in (*s.deck.cards(), *s.hands[A]))
    assert not any(BOX.cards[name].is_glory() for name in s.lord_deck.cards())


@pytest.mark.rule("D-301")
def test_alone_warps_exchanges_and_cards_for_several_heroes_are_taken_out() -> None:
    s = GAME.new(1, 3, {"set": "serpent"})
    cards = {*s.deck.cards(), *s.hands[A], *s.lord_deck.cards()}
    several = {"distraction", "bribed-guard", "blessing-of-scales", "speaking-idol"}
    gone = set(short(set(BOX.cards) - cards))
    assert gone == {"nakari", "turning-temple", *several}


@pytest.mark.rule("D-363", "D-300", "D-006")
def test_alone_defeating_nakari_wins_at_once() -> None:
    one = {"at": "nakaris-lair", "level": 10}
    s = legends(one, map={"nakaris-lair": [0, -1]}, hurt={"defeat-nakari": 4}, locations=[])
    play(s, f"attempt:{NAKARI}", 1, 6)
    while s.result() is None:
        play(s, "pass")  # a card for the monster
    assert s.result() == {"winners": [A], "scores": {"0": 1}, "reason": "final quest", "round": 1}
    assert why_not(s, A, "end") == "D-006"


@pytest.mark.rule("D-300", "D-001", "D-002")
def test_the_rule_that_ended_the_game_is_named() -> None:
    won = play(alone(at="crossing", done=["magic-fish", "slay-draky", "the-sealed-urn"]), "move:west")
    lost = play(corner("zombie", health=1), 6, 1)
    assert [why_not(s, A, "end") for s in (won, lost)] == ["D-300", "D-300"]
    one = {"at": "altar-of-scales", "glory": 14, "quests": ["blood-for-the-altar"]}
    done = ["steal-the-egg", "read-the-stars"]
    s = play(legends({**one, "done": done}, {}, map=ALTAR, locations=[]), SACRIFICE)
    assert why_not(s, B, "end") == "D-001"
    s = legends({"hand": ["snakeman"]}, {"health": 1, "peril": 9}, phase="villainy")
    assert why_not(play(s, "play:serpent_snakeman@1", 6, 1), B, "end") == "D-002"
