"""Exploring, chests, the town: what a quest brings."""

from __future__ import annotations

import pytest

from tests.games.descent.stage import Stage, foe, hero, stage
from undercroft.engine import build
from undercroft.engine.game import BadRequest
from undercroft.games.descent.game import GAME
from undercroft.games.descent.quests.town import DEALS, Deal, sale_price
from undercroft.games.descent.state.state import CHEST_MARKERS_AT, SKILL_DECKS_AT, TREASURE_AT
from undercroft.locale import voice

HERO, SECOND = 0, 1


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


@pytest.mark.rule("J-025", "J-339")
def test_what_is_not_revealed_is_not_in_the_view() -> None:
    play = stage(hero("mordrog", (4, 4)), revealed=["S"], doors={}, turn="mordrog")
    view = GAME.view(play.s, 1)
    assert view["rows"][4] == "....." + "?" * 13
    assert [door["name"] for door in view["doors"]] == ["a"]
    assert len(view["glyphs"]) == 1


@pytest.mark.rule("J-390")
def test_monsters_of_an_area_come_even_if_figures_are_short() -> None:
    crowd = [foe("skeleton", (5 + x, 3)) for x in range(6)]
    for rules, count in (("faq", 7), ("2005", 6)):
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


@pytest.mark.rule("J-439", "J-257", "J-290")
@pytest.mark.parametrize(
    ("colour", "number", "coins", "conquest"),
    [("copper", 2, 50, 2), ("copper", 3, 0, 2), ("silver", 1, 150, 3), ("silver", 2, 100, 3)],
)
def test_the_number_of_a_chest_is_its_row_in_the_quest(
    colour: str, number: int, coins: int, conquest: int
) -> None:
    play = chest(number, colour)("chest")
    while play.asked()[1] != "act":
        ask = play.s.asks()[0]
        play.s.apply(ask.seat, next(each for each in ask.options[::-1] if "cache" not in each))
    assert (play.s.coins, play.s.conquest) == ([coins, coins], 5 + conquest)


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
    empty = stage(hero("mordrog", coins=900), hero("lyssa"), turn="mordrog", opened=["copper", "silver"])
    empty.s.decks[4] = ()
    assert empty("action:run", "market").about("treasure") == {"silver"}  # nor in the market


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
    assert "bane" not in play.s.stock
    assert play.s.decks[4] == play.s.box.decks[4]  # the treasure went to no deck
    dropped = stage(hero("mordrog", (6, 4), wear=["bane"]), turn="mordrog")("action:run", "drop:bane")
    assert (dropped.s.decks[4], dropped.s.loose) == (dropped.s.box.decks[4], [])


@pytest.mark.rule("J-434", "J-280")
def test_treasure_is_sold_once_such_a_chest_was_opened() -> None:
    assert market().why("treasure:copper") == "J-434"
    assert market(opened=["copper"]).about("treasure") == {"copper"}
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


def refused(play: Stage, option: str) -> tuple[str | None, str]:
    """The rule and message of a refusal to the seat that is asked."""
    refusal = GAME.explain(play.s, play.asked()[0], option)
    assert refusal is not None, f"{option} is open"
    return refusal.rule, refusal.message.id.removeprefix("descent-why-")


@pytest.mark.rule("J-279", "J-280", "J-281", "J-301", "J-434", "J-015", "J-017")
def test_the_market_says_what_is_wrong_with_a_purchase() -> None:
    play = market()
    assert refused(play, "treasure:copper") == ("J-434", "not-opened")
    assert refused(play, "buy:bane") == ("J-017", "not-for-sale")
    assert refused(play, "sell:sword") == ("J-277", "not-carried")
    play("train:melee", "train:melee")
    assert refused(play, "train:melee") == ("J-281", "trained")
    play.s.stock["sword"] = 0
    play.s.tokens_left = (2, 0, 4)
    play.s.decks[SKILL_DECKS_AT] = play.s.decks[TREASURE_AT + 1] = ()
    play.s.opened |= 1
    play("buy:dagger", "stow:dagger")  # now the market is asked again
    assert refused(play, "buy:sword") == ("J-017", "sold-out")
    assert refused(play, "train:ranged") == ("J-281", "no-token")
    assert refused(play, "learn:fighting") == ("J-280", "no-skill-left")
    assert refused(play, "treasure:copper") == ("J-280", "no-treasure-left")
    relic = stage(hero("mordrog", None, wear=["blade-of-light"]), hero("lyssa"), turn="mordrog")
    assert refused(relic("action:run", "market"), "sell:blade-of-light") == ("J-301", "relic-unsold")


@pytest.mark.rule("J-015", "J-279", "J-281")
def test_the_label_and_the_refusal_of_a_purchase_tell_its_price() -> None:
    prices = {"buy:axe": 100, "treasure:copper": 250, "learn:wizardry": 1000, "train:melee": 500}
    for option, coins in prices.items():
        for purse in (coins, coins - 1):
            poor = hero("mordrog", None, coins=purse)
            play = stage(poor, hero("lyssa"), turn="mordrog", opened=["copper"])("action:run", "market")
            if purse == coins:
                label = GAME.describe(play.s, 1, option).label
                assert f"({coins:,} coins)" in voice("en")(label)
                continue
            refusal = GAME.refusal(play.s, 1, option)
            assert refusal.message.id == "descent-why-coins"
            assert {"coins": coins, "have": purse}.items() <= refusal.message.args.items()


@pytest.mark.skipif(build() == "compiled", reason="compiled methods cannot be replaced")
@pytest.mark.parametrize("deal", DEALS, ids=[deal.tag for deal in DEALS])
def test_a_price_at_the_market_has_one_home(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Changing it there changes the button, the refusal and the payment."""
    monkeypatch.setattr(type(deal), "price", lambda *_: 7)
    things = {"buy": "axe", "sell": "axe", "treasure": "copper", "learn": "wizardry", "train": "melee"}
    option, drawn = deal.key(things[deal.tag]), {"treasure": ["bane"], "learn": ["blessing"]}
    for coins in (7, 6):
        poor = hero("mordrog", None, coins=coins, wear=["axe"])
        play = stage(poor, hero("lyssa"), turn="mordrog", opened=["copper"])("action:run", "market")
        if coins < 7 and deal.tag != "sell":
            assert refused(play, option)[1] == "coins"
            continue
        assert GAME.describe(play.s, 1, option).label.args["coins"] == 7
        play(option, dice=drawn.get(deal.tag))
        assert play.s.coins[0] == coins + (7 if deal.tag == "sell" else -7)


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
    away = stage(hero("mordrog", None, wear=["sword"]), hero("lyssa", (0, 5)), turn="mordrog")("action:run")
    assert away.why("give:sword") == "J-087"  # to nobody in the dungeon


# -- scenes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ({"quest": "attic"}, "no quest 'attic'"),
        ({"turn": "nobody"}, "no hero 'nobody' here"),
        ({"turn": "overlord sleeps"}, "may be overlord, overlord monsters, or a hero here"),
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
            "no card 'ace'",
        ),
        (
            {"players": [{"hand": 2 * ["doom"]}, {"heroes": [{"name": "mordrog"}, {"name": "lyssa"}]}]},
            "no other 'doom' left",
        ),
        ({"players": [{}, {"heroes": [{"name": "mordrog"}, {"name": "lisa"}]}]}, "no hero 'lisa'"),
        ({"players": [{}, {"heroes": 2 * [{"name": "mordrog"}]}]}, "mordrog is there already"),
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
