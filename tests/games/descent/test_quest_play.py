"""Set-up, exploring, chests, the town: what a quest brings."""

from __future__ import annotations

import pytest

from tests.games.descent.stage import Stage, foe, hero, stage
from undercroft.engine.game import BadRequest
from undercroft.games.descent.game import GAME
from undercroft.games.descent.quests.town import sale_price
from undercroft.games.descent.state.state import CHEST_MARKERS_AT, SKILL_DECKS_AT

HERO, SECOND = 0, 1


def table(seats: int = 3, **options: str) -> Stage:
    """A new game with dice and cards from outside."""
    return Stage(state=GAME.new(seats, 1, options, "explicit"))


def dealt(play: Stage) -> Stage:
    """Mordrog and Red Scorpion with their skills."""
    return play(dice=["mordrog", "red-scorpion", "mighty", "parry", "tough", "knight", "skilled", "prodigy"])


@pytest.mark.rule("J-001", "J-002")
def test_two_to_five_play_and_a_lone_hero_player_has_two_heroes() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    with pytest.raises(BadRequest):
        GAME.new(6, 1)
    two = table(2)(dice=["mordrog", "lyssa"])
    assert (two.s.heroes, two.s.owner(0), two.s.owner(1)) == (["mordrog", "lyssa"], 1, 1)
    four = table(4)(dice=["mordrog", "lyssa", "ispher"])
    assert [four.s.owner(each) for each in range(3)] == [1, 2, 3]


@pytest.mark.rule("J-005", "J-007", "J-010", "J-011", "J-014", "J-337", "J-008", "J-009")
def test_heroes_and_skills_are_dealt() -> None:
    play = dealt(table())
    assert play.s.coins == [300, 300]
    assert play.s.skills == [("mighty", "parry", "tough"), ("knight", "skilled", "prodigy")]
    assert "mighty" not in play.s.decks[SKILL_DECKS_AT]


@pytest.mark.rule("J-005")
def test_heroes_are_chosen_clockwise_where_the_table_says_so() -> None:
    play = table(heroes="choose")
    assert play.asked() == (1, "hero")
    assert len(play.open()) == 20
    play("hero:lyssa")
    assert play.asked() == (2, "hero")
    assert "hero:lyssa" not in play.open()


@pytest.mark.rule("J-012", "J-013")
def test_one_skill_may_be_replaced_by_another_of_its_deck() -> None:
    play = dealt(table())
    assert play.asked() == (1, "exchange")
    play("swap:mighty", dice=["relentless"])
    assert play.s.skills[0] == ("relentless", "parry", "tough")
    assert "mighty" in play.s.decks[SKILL_DECKS_AT]
    play("keep")
    assert play.asked() == (1, "shops-next")


def shopping() -> Stage:
    return dealt(table())("keep", "keep", "next:red-scorpion")


@pytest.mark.rule("J-015", "J-016", "J-017", "J-018", "J-019")
def test_the_shop_sells_what_it_has_for_what_it_costs() -> None:
    play = shopping()
    assert play.asked() == (2, "market")
    play("buy:crossbow", "wear:crossbow", "buy:ghost-armor", "wear:ghost-armor")
    assert play.s.coins[1] == 0
    assert play.why("buy:dagger") == "J-015"
    assert play.why("sell:crossbow") == "J-278"
    play("done")
    assert play.asked() == (1, "market")
    assert play.why("buy:ghost-armor") == "J-017"
    play("buy:healing-potion", "stow:healing-potion", "buy:vitality-potion", "stow:vitality-potion")
    assert play.s.coins[0] == 200


@pytest.mark.rule("J-006", "J-021", "J-027", "J-028", "J-191")
def test_heroes_begin_around_the_start_glyph_and_have_the_first_turns() -> None:
    play = shopping()("done", "done")
    assert play.about("at") == {"0,4", "1,4", "1,5"}
    play("at:1,4", "at:0,4", dice=["aim", "dodge", "doom"])
    assert (play.s.hand, play.s.threat) == (("aim", "dodge", "doom"), 0)
    assert (play.s.health[0], play.s.fatigue[0]) == (16 + 4, 3)
    assert play.asked() == (1, "next")
    assert play.s.conquest == 5
    assert play.s.glyphs == 1  # the start, without conquest


@pytest.mark.rule("J-027", "J-462")
def test_with_the_rules_of_2005_the_overlord_starts_without_cards() -> None:
    play = dealt(table(rules="2005"))("keep", "keep", "next:mordrog", "done", "done", "at:1,4", "at:0,4")
    assert play.s.hand == ()
    assert play.asked() == (1, "next")


@pytest.mark.rule("J-021")
def test_a_fourth_hero_begins_on_the_glyph() -> None:
    play = table(5)(dice=["mordrog", "lyssa", "ispher", "grey-ker", *["mighty", "parry", "tough"]])
    play(
        dice=[
            "knight",
            "cleaving",
            "acrobat",
            "relentless",
            "alertness",
            "cautious",
            "swift",
            "skilled",
            "blessing",
        ]
    )
    play(
        "keep",
        "keep",
        "keep",
        "keep",
        "next:mordrog",
        "done",
        "next:lyssa",
        "done",
        "next:ispher",
        "done",
        "done",
    )
    play("at:0,4", "at:1,4", "at:1,5")
    assert play.about("at") == {"0,5"}


# -- exploring ---------------------------------------------------------------------------------------------


@pytest.mark.rule("J-023", "J-026", "J-339")
def test_only_the_overlord_knows_the_number_of_a_closed_chest() -> None:
    play = stage(hero("mordrog", (4, 4)), revealed=["S"], doors={}, turn="mordrog")(
        "action:run", "open:a", dice=["3"]
    )
    assert GAME.view(play.s, 0)["chest_numbers"] == [3]
    assert GAME.view(play.s, 1)["chests"] == [{"space": "7,2", "colour": "copper"}]
    assert "chest_numbers" not in GAME.view(play.s, 1)
    assert play.s.decks[CHEST_MARKERS_AT] == ("1", "2")


@pytest.mark.rule("J-025", "J-339", "J-184")
def test_what_is_not_revealed_is_not_in_the_view() -> None:
    play = stage(hero("mordrog", (4, 4)), revealed=["S"], doors={}, turn="mordrog")
    view = GAME.view(play.s, 1)
    assert view["rows"][4] == "....." + "?" * 13
    assert [door["name"] for door in view["doors"]] == ["a"]
    assert len(view["glyphs"]) == 1


@pytest.mark.rule("J-390")
def test_monsters_of_an_area_come_even_if_figures_are_short() -> None:
    crowd = [foe("skeleton", (5 + x, 3)) for x in range(6)]
    for rules, count in (("faq", 8), ("2005", 7)):
        play = stage(hero("mordrog", (10, 5)), monsters=crowd, turn="mordrog", options={"rules": rules})
        play("action:run", "open:b")
        if rules == "2005":  # one of those on the board may be placed instead, for each that is missing
            assert play.asked() == (0, "from-board")
            play("figure:4")
            assert {play.at(slot) for slot in play.s.monsters()} >= {(15, 4), (6, 3)}
            assert (5, 3) not in {play.at(slot) for slot in play.s.monsters()}
        assert len(play.s.monsters()) == count


# -- chests ------------------------------------------------------------------------------------------------


def chest(number: int, colour: str = "copper", **more: object) -> Stage:
    spec = [{"colour": colour, "number": number, "at": (7, 2)}]
    play = stage(hero("mordrog", (7, 2)), hero("lyssa", (2, 4)), turn="mordrog", chests=spec, **more)  # type: ignore[arg-type]
    return play("action:run")


@pytest.mark.rule("J-090", "J-257", "J-289", "J-290", "J-291", "J-293", "J-298", "J-439")
def test_a_chest_gives_every_hero_coins_and_treasure() -> None:
    play = chest(1)("chest", "wear:bane", "stow:crystalize", dice=["bane", "crystalize"])
    assert play.s.coins == [100, 100]
    assert (play.s.worn[0], play.s.pack[1]) == (("bane",), ("crystalize",))
    assert play.s.conquest == 7
    assert (play.s.chests, play.s.points) == ([], 4)
    assert play.why("chest") == "J-289"


@pytest.mark.rule("J-294", "J-352")
def test_curses_are_threat_for_each_hero() -> None:
    play = chest(2)("chest", dice=["bane"])
    assert play.s.threat == 2


@pytest.mark.rule("J-299")
def test_a_cache_is_used_at_once_and_replaced() -> None:
    play = chest(1)("chest", dice=["treasure-cache-50-coins", "treasure-cache-healing-potion"])
    assert play.s.coins[0] == 150
    play("wear:healing-potion", dice=["bane"])
    assert play.open()[0] == "wear:bane"


@pytest.mark.rule("J-297")
def test_an_empty_treasure_deck_gives_nothing() -> None:
    play = chest(1)
    play.s.decks[4] = ()
    play("chest")
    assert play.asked() == (1, "act")
    assert len(play.events("no-treasure")) == 2


@pytest.mark.rule("J-440")
def test_a_drawn_treasure_is_kept_packed_or_dropped() -> None:
    play = chest(1)("chest", dice=["bane"])
    assert set(play.open()) == {"wear:bane", "stow:bane", "leave:bane"}


# -- town --------------------------------------------------------------------------------------------------


def market(**more: object) -> Stage:
    rich = hero("mordrog", None, coins=2000, wear=["axe"], pack=["bane"])
    play = stage(rich, hero("lyssa"), turn="mordrog", **more)  # type: ignore[arg-type]
    return play("action:run", "market")


@pytest.mark.rule("J-277", "J-278", "J-279", "J-400")
def test_the_market_buys_and_sells() -> None:
    play = market()
    assert play.s.points == 3
    stock = play.s.stock["axe"]
    play("sell:axe", "sell:bane", "buy:sword", "wear:sword")
    assert play.s.coins[0] == 2000 + 50 + 125 - 75
    assert play.s.stock["axe"] == stock + 1


@pytest.mark.rule("J-434", "J-280")
def test_treasure_is_sold_once_such_a_chest_was_opened() -> None:
    assert market().why("treasure:copper") == "J-434"
    play = market(opened=["copper"])("treasure:copper", dice=["belt-of-strength"])
    play("wear:belt-of-strength")
    assert play.s.coins[0] == 1750
    assert market(options={"rules": "2005"}).about("treasure") == {"copper", "silver", "gold"}


@pytest.mark.rule("J-279", "J-280", "J-281")
def test_skills_and_training() -> None:
    play = market()("learn:wizardry", dice=["blessing"])
    assert play.s.skills[0] == ("blessing",)
    play("train:melee", "train:melee")
    assert (play.s.coins[0], play.s.tokens_left) == (0, (2, 4, 4))
    capped = market()("train:melee", "train:melee")
    assert "train:melee" not in capped.open()  # five is the most


@pytest.mark.rule("J-279", "J-435")
def test_prices_of_used_things() -> None:
    play = market()
    used = ("dagger", "sword", "axe", "crossbow", "immolation")
    assert [sale_price(play.s, name) for name in used] == [0, 25, 50, 75, 100]
    assert [sale_price(play.s, name) for name in ("bane", "ice-storm", "rage-blade")] == [125, 250, 375]
    assert sale_price(play.s, "vitality-potion") == 25
    old = market(options={"rules": "2005"})
    assert sale_price(old.s, "vitality-potion") == 0
    old("buy:vitality-potion")
    assert old.s.coins[0] == 1975


@pytest.mark.rule("J-301")
def test_relics_are_not_sold() -> None:
    play = stage(hero("mordrog", None, wear=["blade-of-light"]), hero("lyssa"), turn="mordrog")(
        "action:run", "market"
    )
    assert play.about("sell") == set()


@pytest.mark.rule("J-276")
def test_heroes_in_town_give_each_other_things() -> None:
    play = stage(hero("mordrog", None, wear=["sword"]), hero("lyssa"), turn="mordrog")(
        "action:run", "give:sword"
    )
    assert play.about("to") == {"lyssa"}


# -- scenes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ({"quest": "attic"}, "no quest 'attic'"),
        ({"turn": "nobody"}, "no hero 'nobody' here"),
        ({"turn": "overlord sleeps"}, "makes no sense"),
        ({"doors": {"z": "open"}}, "no door 'z'"),
        ({"revealed": ["X"]}, "no area 'X'"),
        ({"monsters": [{"kind": "troll", "at": [6, 4]}]}, "no monster 'troll'"),
        ({"monsters": [{"kind": "dragon", "at": [16, 4]}]}, "does not fit"),
        ({"monsters": [{"kind": "beastman", "at": [15, 4]}]}, "no room for beastman"),
        ({"players": [{}, {"heroes": [{"name": "mordrog"}]}]}, "has 2 of them"),
        (
            {
                "players": [
                    {"hand": ["ace"]},
                    {"heroes": [{"name": "mordrog"}]},
                    {"heroes": [{"name": "lyssa"}]},
                ]
            },
            "no card",
        ),
        ({"options": {"rules": "1999"}}, "'1999' is none of faq, 2005"),
        ({"tokens": [{"what": "cheese", "at": [0, 4]}]}, "nothing is called 'cheese'"),
        ({"conquest": 0}, "Expected `int` >= 1"),
    ],
)
def test_a_scene_that_makes_no_sense_is_refused(spec: dict[str, object], says: str) -> None:
    players = [{}, {"heroes": [{"name": "mordrog", "at": [0, 4]}]}, {"heroes": [{"name": "lyssa"}]}]
    with pytest.raises(BadRequest) as error:
        GAME.scene({"players": players, **spec})
    assert says in str(error.value)
