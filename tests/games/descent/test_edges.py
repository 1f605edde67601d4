"""Edges of rules: one step beyond them, nothing happens."""

from __future__ import annotations

import pytest

from tests.games.descent.own import own_box, own_stage
from tests.games.descent.stage import foe, hero, stage
from undercroft.games.descent.attack.attack import Attack
from undercroft.games.descent.hero.gear import armor
from undercroft.games.descent.movement.familiars import FamiliarMove
from undercroft.games.descent.quests.town import sale_price

HERO, SECOND, MONSTER, OTHER = 0, 1, 4, 5
FAR_OFF = hero("ispher", (0, 4))


@pytest.mark.rule("J-037", "J-036")
def test_what_is_exhausted_waits_for_the_next_refresh() -> None:
    mage = hero("landrec-the-wise", (6, 4), wear=["immolation"], skills=["quick-casting"])
    play = stage(mage, FAR_OFF, monsters=[foe("giant", (7, 4))], turn="landrec-the-wise")("action:battle")
    miss = [6, 1, 1, 1, 1]
    play("attack:immolation", "target:7,4", "use:quick-casting", "target:7,4", dice=[*miss, *miss])
    assert (play.asked(), play.s.fatigue[HERO]) == ((1, "act"), 3)
    play("attack:immolation", "target:7,4", dice=miss)
    assert play.asked() == (1, "act")
    assert play.s.exhausted[HERO] == ("quick-casting",)


@pytest.mark.rule("J-046")
def test_what_is_packed_does_nothing() -> None:
    packed = hero("mordrog", (6, 4), pack=["leather-armor", "ring-of-quickness", "axe"])
    play = stage(packed, turn="mordrog")
    assert armor(play.s, HERO) == 2
    assert play("action:advance").s.points == 3
    assert play.about("attack") == {"bare-hands"}


@pytest.mark.rule("J-074", "J-072")
def test_monsters_walk_around_heroes_and_through_each_other() -> None:
    play = stage(
        hero("mordrog", (7, 4)), FAR_OFF, monsters=[foe("beastman", (8, 4)), foe("beastman", (9, 4))],
        turn="overlord monsters",
    )  # fmt: skip
    play(f"activate:{MONSTER}")
    assert play.why("step:7,4") == "J-074"
    assert "step:9,4" in play.open()


@pytest.mark.rule("J-085")
def test_there_is_no_way_to_town_but_a_glyph() -> None:
    play = stage(hero("mordrog", (1, 5)), FAR_OFF, turn="mordrog")("action:run")
    assert play.why("town") == "J-085"
    assert "town" in play("step:0,5").open()


@pytest.mark.rule("J-091", "J-089")
def test_a_rune_door_costs_two_like_any_other() -> None:
    play = stage(hero("mordrog", (7, 8)), FAR_OFF, turn="mordrog", keys=["red"])(
        "action:run", "open:c", dice=["1"]
    )
    assert play.s.points == 4
    assert play("close:c").s.points == 2


@pytest.mark.rule("J-199", "J-200")
def test_ferrets_pay_for_taking_and_for_giving() -> None:
    owner = hero("ispher", (6, 4), skills=["mata-and-kata"])
    play = stage(
        owner, hero("lyssa", (0, 4)), turn="ispher", tokens=[{"what": "healing-potion", "at": (6, 4)}]
    )
    play("action:run", "end")

    def left() -> int:
        return next(
            frame.points
            for frame in play.s.agenda
            if isinstance(frame, FamiliarMove) and frame.familiar in (1, 2)
        )

    before = left()
    play("familiar-takes:healing-potion")
    top = [frame for frame in play.s.agenda if isinstance(frame, FamiliarMove)][-1]
    assert (before, top.points) == (6, 5)
    play("familiar-gives:ispher")
    assert play.asked() == (1, "received")
    assert top.points == 4


@pytest.mark.rule("J-241", "J-244")
@pytest.mark.parametrize(("face", "turns"), [(1, 0), (2, 2), (4, 2)])
def test_only_a_blank_saves_from_the_monkey(face: int, turns: int) -> None:
    play = stage(
        hero("mordrog", (7, 2)), FAR_OFF, turn="mordrog", threat=11, hand=["curse-of-the-monkey-god"],
        chests=[{"colour": "copper", "number": 1, "at": (7, 2)}],
    )  # fmt: skip
    assert play("action:run", "chest", "play:curse-of-the-monkey-god", dice=[face]).s.monkey[HERO] == turns
    assert (play.s.health[HERO], play.s.fatigue[HERO], armor(play.s, HERO)) == (16, 3, 0 if turns else 2)


@pytest.mark.rule("J-250")
def test_whoever_burns_to_death_as_his_turn_begins_has_no_turn() -> None:
    play = stage(hero("lyssa", (6, 4), wounds=1, burn=1), hero("mordrog", (0, 5)), turn="lyssa")(dice=[1])
    assert (play.at(HERO), play.s.is_red(HERO), play.s.active) == (None, True, SECOND)


@pytest.mark.rule("J-274", "J-354")
def test_the_last_point_does_not_take_a_monster_onto_an_active_glyph() -> None:
    play = stage(
        FAR_OFF, hero("mordrog", (0, 5)), monsters=[foe("beastman", (14, 3))], revealed=["S", "1", "2"],
        glyphs=[(14, 2)], turn="overlord monsters",
    )  # fmt: skip
    play(f"activate:{MONSTER}", "step:15,3", "step:14,3", "step:15,3")
    assert play.s.points == 1
    assert play.why("step:14,2") == "J-354"


@pytest.mark.rule("J-278", "J-435")
def test_half_a_price_is_rounded_down_to_a_coin() -> None:
    play = stage(hero("mordrog"), FAR_OFF, turn="mordrog")
    sold = {
        name: sale_price(play.s, name)
        for name in ("dagger", "iron-shield", "bow", "axe", "crossbow", "immolation")
    }
    assert sold == {"dagger": 0, "iron-shield": 0, "bow": 25, "axe": 50, "crossbow": 75, "immolation": 100}


@pytest.mark.rule("J-328", "J-449")
def test_reach_ends_after_two_spaces() -> None:
    for at, hit in (((5, 4), True), ((4, 4), False)):
        play = stage(hero("mordrog", at), FAR_OFF, monsters=[foe("giant", (7, 4))], turn="overlord monsters")
        play(f"activate:{MONSTER}", "attack")
        assert (f"target:{at[0]},{at[1]}" in play.open()) == hit


@pytest.mark.rule("J-402")
def test_a_familiar_that_is_bought_waits_for_its_owner_in_the_dungeon() -> None:
    play = stage(hero("mordrog", coins=1000), FAR_OFF, turn="mordrog")
    play("action:run", "market", "learn:wizardry", "done", dice=["boggs-the-rat"])
    rat = play.s.box.familiar_of["boggs"]
    assert play.s.familiars[rat] == -1
    play("enter:0,5")
    assert play.s.familiars[rat] == play.s.place[HERO]


@pytest.mark.rule("J-444", "J-286")
def test_nobody_is_more_than_rested() -> None:
    play = stage(hero("mordrog", (6, 4), fatigue=2, wear=["vitality-potion"]), turn="mordrog")
    assert play("action:run", "use:vitality-potion").s.fatigue[HERO] == 3


@pytest.mark.rule("J-445")
def test_breath_is_a_choice_and_was_none_in_2005() -> None:
    for rules, verbs in (("faq", {"breath", "target", "elsewhere"}), ("2005", {"breath"})):
        play = stage(
            hero("mordrog", (6, 4)),
            monsters=[foe("hell-hound", (8, 4))],
            turn="overlord monsters",
            options={"rules": rules},
        )
        play(f"activate:{MONSTER}", "attack")
        assert {option.partition(":")[0] for option in play.open()} == verbs


@pytest.mark.rule("J-460", "J-461", "J-281")
def test_there_are_four_training_tokens_of_each_kind() -> None:
    play = stage(hero("mordrog", coins=2000), FAR_OFF, turn="mordrog")("action:run", "market")
    assert play.s.tokens_left == (4, 4, 4)
    play("train:magic", "train:magic")
    assert (play.s.tokens_left, play.s.coins[HERO]) == ((4, 4, 2), 1000)
    play.s.tokens_left = (4, 0, 2)
    assert play("train:magic").about("train") == {"melee", "magic"}


@pytest.mark.rule("J-461")
def test_potions_never_run_out() -> None:
    play = stage(hero("mordrog", coins=200), FAR_OFF, turn="mordrog")("action:run", "market")
    before = play.s.stock["healing-potion"]
    play("buy:healing-potion", "wear:healing-potion")
    assert play.s.stock["healing-potion"] == before
    axes = play.s.stock["axe"]
    assert play("buy:axe", "wear:axe").s.stock["axe"] == axes - 1


# -- glyphs, stairs, spawning ------------------------------------------------------------------------------


@pytest.mark.rule("J-272")
def test_whoever_is_thrown_onto_a_glyph_does_not_activate_it() -> None:
    play = stage(
        hero("mordrog", (14, 3)), FAR_OFF, monsters=[foe("ogre", (15, 3))], revealed=["S", "1", "2"],
        turn="overlord monsters", conquest=9,
    )  # fmt: skip
    before = play.s.glyphs
    play(f"activate:{MONSTER}", "attack", "target:14,3", "at:14,2", dice=[2, 5, 5])
    assert (play.at(HERO), play.s.glyphs, play.s.conquest) == ((14, 2), before, 9)


@pytest.mark.rule("J-431")
@pytest.mark.parametrize(("rubble", "revealed"), [([(4, 4), (4, 5)], False), ([(4, 4)], True)])
def test_the_other_end_of_stairs_reveals_nothing_of_an_area_that_is_hidden(
    rubble: list[tuple[int, int]], revealed: bool
) -> None:
    box = own_box(
        ('text = "steps"', 'text = "steps"\nstairs = [["blue", 3, 4]]'),
        ('text = "hall"', 'text = "hall"\nstairs = [["blue", 9, 5]]'),
    )
    play = own_stage(
        box, hero("mordrog", (2, 4)), FAR_OFF, doors={"a": "closed"}, revealed=["S"], rubble=rubble,
        turn="mordrog",
    )  # fmt: skip
    play("action:run")
    play.s.closed = 0
    play("step:3,4")
    assert play.s.is_revealed(play.s.box.space_of["9,5"]) == revealed


@pytest.mark.rule("J-103", "J-166")
@pytest.mark.parametrize(("who", "free"), [("hero", True), ("monster", False), ("nobody", False)])
def test_heroes_hide_where_monsters_spawn_and_monsters_do_not(who: str, free: bool) -> None:
    other = hero("mordrog", (7, 4) if who == "hero" else (0, 5))
    monsters = [foe("beastman", (7, 4))] if who == "monster" else []
    play = stage(
        hero("ispher", (5, 4)), other, pits=[(7, 4)], monsters=monsters, turn="overlord", threat=9,
        hand=["beastmen-war-party"],
    )  # fmt: skip
    play("play:beastmen-war-party", "place:beastman", dice=["doom", "dodge"])
    assert ("10,4" in play.about("at")) == free  # from the pit he sees only what is next to it


# -- cards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("J-384")
def test_the_overlord_goes_on_with_the_cards_he_could_draw() -> None:
    play = stage(hero("mordrog", (6, 4)), turn="overlord", deck=["charge"], conquest=9)(dice=["charge"])
    assert (play.asked(), play.s.hand) == ((0, "plot"), ("charge",))
    assert "go-on" in play.open()


@pytest.mark.rule("J-292")
def test_treasure_that_was_bought_is_not_cashed_in() -> None:
    play = stage(hero("mordrog", coins=300), FAR_OFF, turn="mordrog", options={"rules": "2005"})
    play("action:run", "market", "treasure:copper", dice=["bane"])
    assert not {"take-it", "cash-in"} & set(play.open())
    assert (play("wear:bane").s.worn[HERO], play.s.coins[HERO]) == (("bane",), 50)


# -- attacks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("J-320", "J-452")
@pytest.mark.parametrize("kinds", [("demon", "master demon"), ("master demon", "demon")])
def test_the_highest_fear_counts_wherever_it_stands(kinds: tuple[str, str]) -> None:
    mage = hero("mad-carthos", (5, 4), fatigue=0, wear=["ice-storm"])
    demons = [foe(kinds[0], (8, 3)), foe(kinds[1], (8, 5))]
    play = stage(mage, monsters=demons, turn="mad-carthos")(
        "action:battle", "attack:ice-storm", "target:8,5", "blast"
    )
    blow = next(frame for frame in play.s.agenda if isinstance(frame, Attack))
    assert (len(blow.figures(play.s)), blow.fear(play.s)) == (2, 2)


@pytest.mark.rule("J-333")
def test_whoever_is_killed_by_a_word_does_not_rise() -> None:
    mage = hero("spiritspeaker-mok", (6, 4), fatigue=0, wear=["touch-of-death"])
    play = stage(mage, FAR_OFF, monsters=[foe("master skeleton", (7, 4))], turn="spiritspeaker-mok")
    play.s.health[MONSTER] = 90
    play("action:battle", "attack:touch-of-death", "target:7,4", dice=[1, 3, 3, 3, 3, 1, 1])
    play("surge:1")
    assert (play.s.kind[MONSTER], play.events("rises")) == (-1, [])
    assert play.asked()[1] == "act"  # nothing is thrown


@pytest.mark.rule("J-311")
def test_each_aura_that_one_moves_beside_hurts() -> None:
    demons = [foe("demon", (7, 3)), foe("demon", (7, 5))]
    play = stage(hero("mordrog", (5, 5)), FAR_OFF, monsters=demons, turn="mordrog")("action:run", "step:6,6")
    assert play.s.health[HERO] == 15
    play("step:6,5")
    assert play.s.health[HERO] == 13
    assert [event["count"] for event in play.events("aura")] == [1, 2]


@pytest.mark.rule("J-213")
def test_no_guard_attack_comes_into_a_guard_attack() -> None:
    first = hero("grey-ker", (5, 4), wear=["bow"], order="guard")
    second = hero("mordrog", (6, 5), order="guard")
    play = stage(first, second, monsters=[foe("giant", (7, 4))], turn="overlord monsters", always_pause=True)
    play(f"activate:{MONSTER}", "pass", "guard:grey-ker", "target:7,4")
    asked = [play.asked()]
    play("pass", dice=[1, 1, 1, 1, 1])
    while play.asked()[1] != "guard":
        asked.append(play.asked())
        play("strike" if "strike" in play.open() else "pass")
    assert asked == [(1, "declared"), (0, "rolled"), (1, "rolled"), (1, "spend"), (1, "attack-over")]
    assert play("pass").open() == ["guard:mordrog", "pass"]
