"""Setup of a new game (O-026..O-038, O-262, O-263)."""

from __future__ import annotations

import pytest

from tests.games.one_card.delve import delve
from tests.games.one_card.table import GAME, healths, new, options, places, play, scene, view, why_not
from undercroft.engine.flow import CHANCE, Event
from undercroft.engine.game import BadRequest
from undercroft.games.one_card.card import CARD
from undercroft.games.one_card.state import OneCard
from undercroft.locale import voice

CLASSES = ("paladin", "barbarian", "archer", "sorceress")


def of_class(name: str) -> OneCard:
    """A new game with a class; `class` cannot be the name of an argument."""
    return new(**{"class": name})


@pytest.mark.rule("O-026")
def test_a_new_game_starts_on_level_1_with_the_card_in_position_a0() -> None:
    table = view(new())
    assert (table["level"], table["board"]["position"]) == (1, "A0")


@pytest.mark.rule("O-027", "O-028", "O-029")
def test_a_new_hero_has_skills_1_1_1_2_and_6_health() -> None:
    hero = view(new())["hero"]
    assert (hero["speed"], hero["attack"], hero["defence"]) == (1, 1, 1)
    assert hero["range"] == 2
    assert hero["health"] == 6


@pytest.mark.rule("O-030", "O-031")
def test_the_hero_enters_on_the_near_stairs() -> None:
    table = view(new())
    near = [square for square in table["board"]["stairs"] if square.endswith("1")]
    assert [table["hero"]["square"]] == near
    assert table["hero"]["square"] == "a1"


@pytest.mark.rule("O-032", "O-033")
def test_a_monster_stands_on_every_tile_numbered_1_and_nowhere_else() -> None:
    s = new()
    tiles = {
        f"{column}{number}": tile
        for number, row in zip("54321", view(s)["board"]["rows"], strict=True)
        for column, tile in zip("abcde", row, strict=True)
    }
    assert sorted(places(s).values()) == sorted(square for square, tile in tiles.items() if tile == "1")
    assert sorted(places(s).values()) == ["d5", "e3"]


@pytest.mark.rule("O-034")
def test_the_monsters_of_level_1_are_spiders_with_2_health() -> None:
    s = new()
    assert view(s)["kind"]["name"] == "spider"
    assert healths(s) == {"A": 2, "B": 2}


@pytest.mark.rule("O-035")
@pytest.mark.parametrize("name", CLASSES)
def test_one_class_is_chosen_before_level_1(name: str) -> None:
    table = view(of_class(name))
    assert (table["hero"]["class"], table["level"], table["turn"]) == (name, 1, 1)
    assert table["energy"]["rolled"] == []  # no die has fallen yet


@pytest.mark.rule("O-035")
@pytest.mark.parametrize("choice", ["bard", "paladin,archer", ["paladin", "archer"]])
def test_two_classes_or_a_strange_one_cannot_be_chosen(choice: object) -> None:
    with pytest.raises(BadRequest, match="option class"):
        GAME.new(options={"class": choice})


@pytest.mark.rule("O-036")
@pytest.mark.parametrize("level", range(1, 12))
def test_the_class_goes_down_with_the_hero(level: int) -> None:
    s = play(scene(level=level, hero_class="archer", phase="reward"), "reward:heal", 2, 5, 2)
    assert (view(s)["level"], view(s)["hero"]["class"]) == (level + 1, "archer")
    assert "bow:5,2,2" in options(s)


@pytest.mark.rule("O-036")
def test_no_option_changes_the_class() -> None:
    assert not [option for option in GAME.vocabulary() if "class" in option or option.endswith(CLASSES)]


@pytest.mark.rule("O-037")
def test_a_hero_without_class_has_no_class_ability() -> None:
    s = scene(health=1, turn=2)  # where a Paladin and a Barbarian could use theirs
    assert view(s)["hero"]["class"] == view(new())["hero"]["class"] == "none"
    assert [ask.seat for ask in s.asks()] == [CHANCE]
    assert why_not(s, "keep:speed") == "O-037"
    play(s, 2, 5, 2)
    assert set(options(s)) == {"dice:2,5,2", "dice:5,2,2", "dice:2,2,5"}
    assert (why_not(s, "reroll"), why_not(s, "bow:5,2,2")) == ("O-037", "O-037")


@pytest.mark.rule("O-262")
def test_two_class_cards_have_one_class_on_each_of_four_sides() -> None:
    offered = {option["id"]: option for option in GAME.options_schema()["options"]}
    box = [name for name, card in CARD.classes.items() if card.provenance == "rulebook"]
    assert sorted(box) == sorted(CLASSES)
    assert offered["class"]["values"][: 1 + len(box)] == ["none", *box]
    assert offered["class"]["default"] == "none"


@pytest.mark.rule("O-263")
def test_the_sceptre_is_the_prize_of_a_won_game() -> None:
    told = [(event.id, "sceptre" in voice("en")(event)) for event in delve().events]
    assert [event for event, sceptre in told if sceptre] == ["one-card-victory"]
    assert told[-1] == ("one-card-victory", True)
    assert told.count(("one-card-victory", True)) == 1


@pytest.mark.rule("O-263")
def test_the_sceptre_does_nothing_during_play() -> None:
    everything = (GAME.vocabulary(), GAME.options_schema(), view(new()), GAME.save(new()))
    assert "sceptre" not in str(everything)


@pytest.mark.rule("O-038")
def test_the_energy_phase_comes_first_and_the_monsters_wait() -> None:
    events: list[Event] = []
    s = GAME.new(chance="explicit", listener=events.append)
    assert [(ask.seat, ask.options[0]) for ask in s.asks()] == [(CHANCE, "1")]
    assert (view(s)["phase"], view(s)["turn"], view(s)["hero"]["health"]) == ("energy", 1, 6)
    play(s, 2, 5, 2)
    assert places(s) == {"A": "d5", "B": "e3"}
    assert [event.id for event in events] == ["one-card-level-begins", "one-card-rolls"]
