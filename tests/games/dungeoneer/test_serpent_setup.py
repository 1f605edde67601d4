"""Wrath of the Serpent Goddess: what is in the box, setup, what the book prints on cards."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.serpent import BOX, SET, legends
from tests.games.dungeoneer.table import GAME, asked, play, player, view, why_not
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.boxes import box_for
from undercroft.games.dungeoneer.cards.vocabulary import (
    ANYTIME,
    ESCORT,
    FORMS,
    INSTANT,
    LEGENDARY,
    MAGIC,
    MELEE,
    ON_HIT_FORM,
    SPEED,
)
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.dungeon.map import STEP, doors_of
from undercroft.games.dungeoneer.dungeon.spots import against_wall

A, B = 0, 1


def fresh(seats: int = 3, seed: int = 1, **more: object) -> DungeoneerTable:
    return GAME.new(seats, seed, {"set": "serpent", **more})


@pytest.mark.rule("D-323")
def test_the_cards_of_the_box() -> None:
    assert len(SET.locations) == 22
    assert sum(card.copies for card in SET.cards.values()) == 60
    assert (len(SET.events), len(SET.quests), len(SET.heroes)) == (1, 14, 6)


@pytest.mark.rule("D-324")
def test_the_pieces_of_the_box_are_enough_for_its_cards() -> None:
    health = 12 * 5 + 8 * 3 + 32 * 1
    assert health >= 4 * max(hero.health for hero in SET.heroes.values())
    pairs = [card for card in SET.cards.values() if card.lay for _ in range(card.copies)]
    escorts = [quest for quest in SET.quests.values() if quest.category == ESCORT]
    assert len(pairs) + len(escorts) <= 10
    assert len(SET.heroes) == 6  # figures


@pytest.mark.rule("D-324")
def test_points_are_counted_beyond_what_tens_and_ones_can_show() -> None:
    s = legends({"glory": 99, "peril": 99}, {}, map={"crossroads": [0, -1]})
    play(s, "move:north")
    assert (player(s, A)["glory"], player(s, A)["peril"]) == (102, 103)


@pytest.mark.rule("D-005")
def test_every_quest_is_legendary() -> None:
    assert {quest.grade for quest in SET.quests.values()} == {LEGENDARY}
    assert view(fresh())["common"][0]["grade"] == "legendary"


@pytest.mark.rule("D-028")
def test_all_locations_are_dungeon() -> None:
    assert not [location for location in SET.locations.values() if location.surface]
    assert not BOX.two_frames


@pytest.mark.rule("D-008", "D-038")
def test_heroes_start_at_level_7_with_18_health() -> None:
    s = fresh(4)
    assert [(player(s, seat)["level"], player(s, seat)["health"]) for seat in range(4)] == [(7, 18)] * 4


@pytest.mark.rule("D-040")
def test_the_entrance_gives_1_glory_and_2_peril() -> None:
    s = fresh()
    assert [(player(s, seat)["glory"], player(s, seat)["peril"]) for seat in range(3)] == [(1, 2)] * 3


@pytest.mark.rule("D-033")
def test_dark_passages_may_lie_around_the_entrance() -> None:
    seen: set[bool] = set()
    for seed in range(8):
        s = fresh(2, seed)
        around = [s.grid[s.cells[BOX.entrance] + STEP[side]] for side in range(4)]
        assert not [place for place in around if BOX.locations[place].room]
        seen |= {BOX.locations[place].dark for place in around}
    assert seen == {True, False}


@pytest.mark.rule("D-339")
def test_no_exit_lies_against_a_wall() -> None:
    s = fresh(2, 3, no_white_spots=True)
    while s.result() is None and view(s)["phase"] == "setup":
        s.apply(asked(s), s.asks()[0].options[0])
    for place, cell in enumerate(s.cells):
        for side in range(4):
            other = s.grid.get(cell + STEP[side], -1) if cell >= 0 else -1
            if other >= 0:
                assert doors_of(s, place) >> side & 1 == doors_of(s, other) >> (side ^ 2) & 1


@pytest.mark.rule("D-339")
def test_an_exit_against_a_wall_is_refused_by_the_book_that_is_played() -> None:
    """East of the crossroads and north of the roots: upright, the cistern has its wall to the crossroads."""
    site, book = "place:serpent_crossroads:east", {"crossroads": [0, -1], "root-passage": [1, 0]}
    s = play(legends({"ap": 3}, {}, map=book, locations=["green-cistern", "hall-of-oaths"]), "explore")
    assert why_not(s, A, site) == "D-339"
    assert f"{site}:turned" in s.asks()[0].options
    assert GAME.describe(s, A, f"{site}:turned").rules == ["D-073", "D-075", "D-339"]
    s.box = box_for("both")
    assert against_wall(s).rule == "D-078"  # the Tomb's figure, where that book is played too


@pytest.mark.rule("D-045", "D-355")
def test_event_monster_and_quest_lie_in_the_middle_and_the_event_is_empty() -> None:
    shown = view(fresh())
    assert shown["event"] == {"name": "serpent_wrath-of-the-serpent-goddess", "tokens": 0, "most": 5}
    assert [quest["name"] for quest in shown["common"] if quest.get("apart")] == ["serpent_defeat-nakari"]


@pytest.mark.rule("D-046")
def test_the_decks_have_59_and_13_cards() -> None:
    s = fresh(3)
    shown = view(s)
    hidden = shown["deck"] + sum(player(s, seat)["hand_size"] for seat in range(3))
    assert hidden == 59
    assert shown["quests_left"] + 3 * 2 + 1 == 13
    assert all("serpent_nakari" not in s.hands[seat] for seat in range(3))
    assert "serpent_nakari" not in s.deck.cards()


@pytest.mark.rule("D-251")
def test_defeat_nakari_is_a_common_quest_besides_the_usual_one() -> None:
    s = fresh()
    assert [quest.get("apart", False) for quest in view(s)["common"]].count(False) == 1
    assert len(view(s)["common"]) == 2


@pytest.mark.rule("D-330")
def test_the_snakeman_attacks_in_melee_only_and_deals_2_wounds() -> None:
    card = SET.cards["serpent_snakeman"]
    assert card.fighter is not None
    assert card.fighter.attacks == (MELEE,)
    assert all(card.fighter.values[form] > 0 for form in range(len(FORMS)))
    assert [op.n for each in card.effects if each.trigger == ON_HIT_FORM + MELEE for op in each.do] == [2]


@pytest.mark.rule("D-332")
def test_the_corrupt_knight() -> None:
    card = SET.cards["serpent_corrupt-knight"]
    assert card.fighter is not None
    assert card.fighter.values[MELEE] == 6
    assert MAGIC in card.fighter.attacks
    assert [op.n for each in card.effects if each.trigger == ON_HIT_FORM + MAGIC for op in each.do] == [2]


@pytest.mark.rule("D-333")
def test_the_potion_of_rejuvenation() -> None:
    card = SET.cards["serpent_potion-of-rejuvenation"]
    assert (card.type, card.window, card.lasts) == ("potion", ANYTIME, INSTANT)


@pytest.mark.rule("D-334")
def test_the_row_of_values_in_the_book() -> None:
    hero = SET.heroes["serpent_elendus-sular"]
    assert [hero.rows[level][MELEE] for level in (8, 9, 10)] == [3, 4, 4]
    assert [hero.rows[level][MAGIC] for level in (8, 9, 10)] == [6, 6, 6]
    assert [hero.rows[level][SPEED] for level in (8, 9, 10)] == [5, 5, 6]


@pytest.mark.rule("D-083")
def test_a_glory_card_costs_no_action_point() -> None:
    s = legends({"hand": ["belt-pouch"], "glory": 2, "ap": 1}, {})
    play(s, "play:serpent_belt-pouch")
    assert (player(s, A)["ap"], player(s, A)["glory"]) == (1, 0)


TWO_ROOMS = {"observation-room": [1, 0], "holy-of-holies": [1, -1]}


@pytest.mark.rule("D-342")
def test_the_trap_exit_of_the_location_entered_is_ignored() -> None:
    s = legends({"at": "observation-room", "ap": 2}, {}, map=TWO_ROOMS)
    play(s, "move:north")
    assert player(s, A)["place"] == "serpent_holy-of-holies"
    assert asked(s) == A  # no test, no wound
    assert player(s, A)["health"] == 18


@pytest.mark.rule("D-342")
def test_on_the_way_back_it_is_tested() -> None:
    s = legends({"at": "holy-of-holies", "ap": 2}, {}, map=TWO_ROOMS)
    play(s, "move:south")
    assert asked(s) == CHANCE
    play(s, 1)  # 1 + magic 4 is less than 9
    assert (player(s, A)["place"], player(s, A)["health"]) == ("serpent_observation-room", 17)
