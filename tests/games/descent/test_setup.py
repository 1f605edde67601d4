"""Set-up: heroes, skills and their exchange, the shop, where heroes begin."""

from __future__ import annotations

import pytest

from tests.games.descent.own import quest
from tests.games.descent.stage import Stage, hero, stage
from tests.games.descent.test_box import MONSTERS
from undercroft.engine.flow import CHANCE
from undercroft.engine.game import BadRequest
from undercroft.games.descent.boxes import made
from undercroft.games.descent.course.setup import lay_out, starts
from undercroft.games.descent.course.wiring import DescentTable
from undercroft.games.descent.game import GAME
from undercroft.games.descent.state.state import SKILL_DECKS_AT


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


@pytest.mark.rule("J-005", "J-007", "J-010", "J-011", "J-337")
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
    assert play.asked() == (2, "exchange")  # each hero once
    play("keep")
    assert play.asked() == (1, "shops-next")


@pytest.mark.rule("J-012", "J-013")
@pytest.mark.parametrize(
    ("old", "deck", "new"),
    [("knight", 0, "cleaving"), ("skilled", 1, "cautious"), ("prodigy", 2, "blessing")],
)
def test_the_new_skill_comes_from_the_deck_of_the_old_one(old: str, deck: int, new: str) -> None:
    play = dealt(table())("keep", f"swap:{old}")
    left = play.s.decks[SKILL_DECKS_AT + deck]
    assert (play.asked()[0], play.s.asks()[0].options) == (CHANCE, left)  # drawn before the old one is back
    assert old not in left
    play(dice=[new])
    assert set(play.s.decks[SKILL_DECKS_AT + deck]) == {*left, old} - {new}
    assert (old in play.s.skills[1], new in play.s.skills[1]) == (False, True)


@pytest.mark.rule("J-014")
def test_a_skill_is_never_discarded_traded_or_sold() -> None:
    skilled = hero("mordrog", coins=1000, skills=["mighty", "parry"], wear=["axe"])
    play = stage(skilled, hero("lyssa"), turn="mordrog")("action:run")
    about = {word.partition(":")[0] for word in GAME.vocabulary(play.s) if word.endswith(":mighty")}
    assert about == {"swap"}  # at set-up only
    assert (play.about("give"), play.about("drop")) == ({"axe"}, {"axe"})
    assert play("market").about("sell") == {"axe"}
    play("sell:axe", "learn:fighting", "done", dice=["tough"])
    assert play.s.skills[0] == ("mighty", "parry", "tough")


def shopping() -> Stage:
    return dealt(table())("keep", "keep", "next:red-scorpion")


@pytest.mark.rule("J-015", "J-016", "J-017", "J-018", "J-019")
def test_the_shop_sells_what_it_has_for_what_it_costs() -> None:
    assert dealt(table())("keep", "keep").asked() == (1, "shops-next")  # the first hero player decides
    play = shopping()
    assert play.asked() == (2, "market")
    play("buy:crossbow", "wear:crossbow", "buy:ghost-armor", "wear:ghost-armor")
    assert play.s.coins[1] == 0
    assert play.why("buy:dagger") == "J-015"
    for option in ("sell:crossbow", "learn:fighting", "train:melee", "treasure:copper"):
        assert play.why(option) == "J-015", "none of this before the quest"
    play("done")
    assert play.asked() == (1, "market")
    assert play.why("buy:ghost-armor") == "J-017"
    play("buy:healing-potion", "stow:healing-potion", "buy:vitality-potion", "stow:vitality-potion")
    assert play.s.coins[0] == 200


@pytest.mark.rule("J-006", "J-021", "J-027", "J-028", "J-020", "J-019")
def test_heroes_begin_around_the_start_glyph_and_have_the_first_turns() -> None:
    play = shopping()("buy:sword", "wear:sword", "done", "done")
    assert play.about("at") == {"0,4", "1,4", "1,5"}
    play("at:1,4", "at:0,4", dice=["aim", "dodge", "doom"])
    assert (play.s.hand, play.s.threat) == (("aim", "dodge", "doom"), 0)
    assert (play.s.health[0], play.s.fatigue[0]) == (16 + 4, 3)
    assert play.asked() == (1, "next")
    assert play.s.conquest == 5
    assert play.s.glyphs == 1  # the start, without conquest
    whole = play.s.box.stock
    assert play.s.stock == {**whole, "sword": whole["sword"] - 1}  # the rest stays in town


@pytest.mark.rule("J-025", "J-342", "J-339")
def test_at_first_only_the_start_area_has_doors_things_and_monsters() -> None:
    play = shopping()("done", "done", "at:1,4", "at:0,4", dice=["aim", "dodge", "doom"])
    letters = play.s.box.area_letters
    assert [each for number, each in enumerate(letters) if play.s.revealed >> number & 1] == ["S"]
    view = GAME.view(play.s, 1)
    assert [(door["name"], door["open"]) for door in view["doors"]] == [("a", False)]
    assert (view["monsters"], view["chests"], view["tokens"]) == ({}, [], [])
    assert sum(row.count("?") for row in view["rows"]) == play.s.box.plan.size - 10  # all floor lies there


@pytest.mark.rule("J-020")
def test_the_heroes_get_the_conquest_of_the_quest_in_common() -> None:
    for conquest in (5, 8):
        state = DescentTable()
        state.box, state.seats = made(quest(("conquest = 5", f"conquest = {conquest}")), 4), 4
        lay_out(state, 3)
        assert state.conquest == conquest


@pytest.mark.rule("J-024", "J-340")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_monsters_have_the_card_for_this_number_of_players(players: int) -> None:
    box = GAME.new(players, 1).box
    for name, printed in MONSTERS.items():
        for part, kind in (("normal", name), ("master", f"master {name}")):
            wounds = printed[part]["wounds_by_players"][str(players)]
            assert box.kinds[box.kind_of[kind]].wounds == wounds, kind
    assert len([kind for kind in box.kinds if not kind.named and kind.figures]) == 2 * 12


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


@pytest.mark.rule("J-021")
def test_when_glyph_and_neighbours_are_taken_heroes_begin_as_near_as_possible() -> None:
    crowd = [hero("mordrog", (0, 4)), hero("lyssa", (1, 4)), hero("ispher", (1, 5)), hero("grey-ker", (0, 5))]
    play = stage(*crowd)
    assert {play.s.box.space_names[space] for space in starts(play.s)} == {"2,4", "2,5"}
    play = stage(*crowd, rubble=[(2, 4)])
    assert {play.s.box.space_names[space] for space in starts(play.s)} == {"2,5"}


@pytest.mark.rule("J-191")
def test_familiars_begin_with_their_owners() -> None:
    play = table()(dice=["vyrah-the-falconer", "ronan-of-the-wild"])
    while play.s.round == 0 and play.asked()[1] != "start":
        options = play.s.asks()[0].options
        play.s.apply(
            play.asked()[0], next((each for each in options if each in ("keep", "done")), options[0])
        )
    play("at:1,4")
    skye, pico = (play.s.box.familiar_of[name] for name in ("skye", "pico"))
    assert play.s.familiars[skye] == play.s.place[0] == play.s.box.space_of["1,4"]
    play("at:0,4")
    assert (play.s.companions[pico], play.s.familiars[pico]) == (1, -1)  # carried, not on the board
