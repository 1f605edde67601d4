"""Limits to the last unit: one more is refused, one less is allowed."""

from __future__ import annotations

import pytest

from tests.games.descent.stage import Stage, foe, hero, stage
from undercroft.games.descent.attack.arms import strike_of
from undercroft.games.descent.game import GAME

HERO, SECOND, MONSTER, OTHER = 0, 1, 4, 5
POTIONS = ["healing-potion"] * 3
FAR_OFF = hero("ispher", (0, 4))


@pytest.mark.rule("J-039", "J-349")
def test_three_hands_are_one_too_many() -> None:
    play = stage(hero("mordrog", (6, 4), wear=["axe"], pack=["sword"]), turn="mordrog")("equip")
    assert play.why("wear:sword") == "J-043"
    assert "wear:sword" in play("stow:axe").open()


@pytest.mark.rule("J-044", "J-287", "J-041")
@pytest.mark.parametrize(("worn", "packed", "fits"), [(3, 2, True), (3, 3, False), (2, 3, True)])
def test_a_fourth_thing_does_not_go_into_the_pack(worn: int, packed: int, fits: bool) -> None:
    full = hero("mordrog", (6, 4), wear=POTIONS[:worn], pack=["sword"] * packed)
    play = stage(full, turn="mordrog", tokens=[{"what": "healing-potion", "at": (6, 4)}])("action:run")
    assert ("take:healing-potion" in play.open()) == fits
    if not fits:
        assert play.why("take:healing-potion") == "J-287"


@pytest.mark.rule("J-057")
def test_what_is_left_of_a_turn_is_lost() -> None:
    play = stage(hero("mordrog", (6, 4)), FAR_OFF, hero("lyssa", (0, 5)), turn="mordrog")(
        "action:advance", "end"
    )
    assert play.asked() == (2, "next")
    assert (play.s.points, play.s.attacks) == (0, 0)


@pytest.mark.rule("J-062")
def test_a_ninth_card_is_discarded() -> None:
    hand = ["aim"] * 3 + ["dodge"] * 3 + ["rage"]
    play = stage(hero("mordrog", (6, 4)), turn="overlord", hand=hand)(dice=["doom", "mimic"])
    assert play.asked() == (0, "hand")
    assert GAME.prompt(play.s, play.s.asks()[0]).args == {"most": 8}
    play("discard:doom")
    assert (play.asked(), len(play.s.hand), play.s.threat) == ((0, "plot"), 8, 2 + 5)


@pytest.mark.rule("J-143")
def test_after_one_re_roll_there_is_no_other() -> None:
    play = stage(
        hero("trenloe-the-strong", (6, 4), wear=["axe"]), FAR_OFF, monsters=[foe("giant", (7, 4))],
        turn="trenloe-the-strong", threat=4, hand=["dodge"],
    )  # fmt: skip
    play("action:battle", "attack:axe", "target:7,4", "pass", dice=[1, 1, 1, 1])
    play("use:trenloe-the-strong", "reroll:2", "throw", dice=[2])
    assert play.asked() == (1, "spend")
    assert (play.s.threat, len(play.events("rerolls"))) == (4, 1)


@pytest.mark.rule("J-149", "J-150")
def test_a_card_does_not_pay_for_itself() -> None:
    def called(hand: list[str]) -> Stage:
        play = stage(
            hero("mordrog", (6, 4)),
            monsters=[foe("beastman", (9, 4))],
            turn="overlord monsters",
            threat=3,
            hand=hand,
        )
        return play(f"activate:{MONSTER}")

    assert called(["charge"]).asked() == (0, "act")  # 3 threat and 1 for the card itself
    assert called(["charge", "aim"]).asked() == (0, "activated")


@pytest.mark.rule("J-161")
def test_nobody_in_town_is_charmed() -> None:
    away = stage(hero("mordrog"), hero("lyssa"), turn="overlord", threat=9, hand=["dark-charm"])
    assert away(dice=["doom", "mimic"]).why("play:dark-charm") == "J-152"
    one = stage(hero("mordrog"), hero("lyssa", (6, 4)), turn="overlord", threat=9, hand=["dark-charm"])
    assert one("play:dark-charm", dice=["doom", "mimic"]).about("to") == {"lyssa"}


@pytest.mark.rule("J-163", "J-165", "J-162")
def test_monsters_come_onto_treasure_but_into_no_unrevealed_area() -> None:
    play = stage(
        hero("mordrog", (0, 5)), FAR_OFF, doors={}, turn="overlord", threat=9, hand=["beastmen-war-party"],
        tokens=[{"what": "coins", "at": (6, 5)}], chests=[{"colour": "copper", "number": 1, "at": (7, 2)}],
        water=[(9, 5)], monsters=[foe("skeleton", (8, 4))],
    )  # fmt: skip
    play("play:beastmen-war-party", "place:beastman", dice=["doom", "mimic"])
    names = play.about("at")
    assert {"6,5", "7,2"} <= names
    assert not {"9,5", "8,4"} & names
    plan = play.s.box.plan
    assert {plan.areas[plan.area[play.s.box.space_of[name]]] for name in names} == {"1"}


@pytest.mark.rule("J-245")
def test_a_monkey_is_one_for_two_turns_of_its_own() -> None:
    play = stage(
        hero("mordrog", (7, 2)), hero("lyssa", (0, 4)), turn="mordrog", threat=11,
        hand=["curse-of-the-monkey-god"], chests=[{"colour": "copper", "number": 1, "at": (7, 2)}],
    )  # fmt: skip
    play("action:run", "chest", "play:curse-of-the-monkey-god", dice=[3, "bane"])
    play("leave:bane", "leave:crystalize", dice=["crystalize"])
    for _ in range(2):
        play("action:run", "end", "go-on", dice=["aim", "aim"] if play.s.round == 1 else ["dodge", "dodge"])
        assert play.s.monkey[HERO]
        play("next:mordrog", "action:scamper", "end")
    assert play.s.monkey[HERO] == 0


@pytest.mark.rule("J-319", "J-454")
@pytest.mark.parametrize(("at", "more"), [((8, 4), 1), ((9, 4), 0)])
def test_command_reaches_three_spaces(at: tuple[int, int], more: int) -> None:
    monsters = [foe("skeleton", (5, 4)), foe("master beastman", at)]
    play = stage(FAR_OFF, hero("mordrog", (0, 5)), monsters=monsters, turn="overlord monsters")
    assert strike_of(play.s, MONSTER, "", -1).damage == more
    assert strike_of(play.s, MONSTER, "", -1).range == 1 + more


@pytest.mark.rule("J-454", "J-319")
@pytest.mark.parametrize(("at", "more"), [((9, 4), 0), ((8, 4), 1)])
def test_within_so_many_spaces_counts_from_the_nearest_spaces(at: tuple[int, int], more: int) -> None:
    monsters = [foe("ogre", (4, 4)), foe("master beastman", at)]  # the ogre reaches to column 5
    play = stage(FAR_OFF, hero("mordrog", (0, 5)), monsters=monsters, turn="overlord monsters")
    assert strike_of(play.s, MONSTER, "", -1).damage == more


@pytest.mark.rule("J-322", "J-358")
def test_grapple_holds_back_every_point_not_only_steps() -> None:
    held = hero("ispher", (5, 4), wear=["healing-potion"], wounds=5)
    play = stage(held, hero("lyssa", (5, 5)), monsters=[foe("naga", (6, 4))], turn="ispher")("action:run")
    assert [play.why(each) for each in ("close:a", "give:healing-potion", "re-equip")] == ["J-322"] * 3
    assert "use:healing-potion" not in play.open()
    assert "drop:healing-potion" in play.open()


@pytest.mark.rule("J-418", "J-237")
def test_a_stunned_monster_that_is_left_alone_stays_so() -> None:
    play = stage(FAR_OFF, hero("mordrog", (0, 5)), monsters=[foe("ogre", (8, 4), stun=2)], turn="overlord")
    play("go-on", "end-turn", dice=["doom", "mimic"])
    assert play.s.stun[MONSTER] == 2
    again = stage(FAR_OFF, hero("mordrog", (0, 5)), monsters=[foe("ogre", (8, 4), stun=2)], turn="overlord")
    assert again("go-on", f"activate:{MONSTER}", dice=["doom", "mimic"]).s.stun[MONSTER] == 1


@pytest.mark.rule("J-247")
@pytest.mark.parametrize(("kind", "coins"), [("skeleton", 0), ("master beastman", 50)])
def test_only_masters_pay(kind: str, coins: int) -> None:
    play = stage(
        hero("mordrog", (6, 4), wear=["sword"], fatigue=0),
        monsters=[foe(kind, (7, 4), wounds=1)],
        turn="mordrog",
    )
    play("action:battle", "attack:sword", "target:7,4", dice=[1, 1, 1, 1, 1])
    assert (play.s.kind[MONSTER], play.s.coins[HERO]) == (-1, coins)


@pytest.mark.rule("J-039", "J-303")
def test_labels_and_refusals_tell_the_numbers_of_the_hero() -> None:
    play = stage(hero("one-fist", (6, 4), wear=["sword"], pack=["dagger"]), turn="one-fist")("equip")
    refusal = GAME.explain(play.s, 1, "wear:dagger")
    assert refusal is not None
    assert refusal.message.args == {
        "item": "@descent-item-dagger", "hands": 1, "armor": 1, "potions": 3, "others": 2,
    }  # fmt: skip
    play = stage(hero("mordrog", (6, 4)), turn="mordrog")("action:run")
    assert GAME.describe(play.s, 1, "fatigue").label.args == {"fatigue": 1, "points": 1}
