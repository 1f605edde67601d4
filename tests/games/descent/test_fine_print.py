"""The last words of rules: what is over, what is left out, what follows what."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.descent.own import own_box, own_stage
from tests.games.descent.stage import Stage, foe, hero, stage
from undercroft.engine.flow import CHANCE
from undercroft.games.descent.state.board import bring, take_off
from undercroft.games.descent.state.state import OVERLORD_DECK

HERO, SECOND, MONSTER, OTHER = 0, 1, 4, 5
MORDROG = hero("mordrog", (6, 4), wear=["sword"])
FAR_OFF = hero("ispher", (0, 4))
BLUE = (
    ('text = "hall"', 'text = "hall"\nstairs = [["blue", 5, 3]]'),
    ('text = "larder"', 'text = "larder"\nstairs = [["blue", 16, 3]]'),
)


# -- a turn --------------------------------------------------------------------------------------------


@pytest.mark.rule("J-035", "J-038")
def test_the_equip_step_comes_once() -> None:
    play = stage(MORDROG, turn="mordrog")("equip", "done")
    assert play.asked() == (1, "declare")
    assert "equip" not in play.open()


@pytest.mark.rule("J-061")
def test_between_two_activations_cards_are_discarded() -> None:
    monsters = [foe("beastman", (8, 4)), foe("beastman", (9, 4))]
    play = stage(MORDROG, monsters=monsters, turn="overlord monsters", hand=["doom"])
    play(f"activate:{MONSTER}", "end", "discard:doom")
    assert play.s.threat == play.s.box.cards["doom"].discard
    assert play.asked() == (0, "activate")


@pytest.mark.rule("J-158", "J-159")
def test_a_power_in_force_is_not_shuffled_into_the_new_deck() -> None:
    play = stage(MORDROG, turn="overlord", powers=["doom"], deck=["rage"], discard=["aim", "charge", "dodge"])
    play(dice=["rage", "aim"])
    assert (play.s.powers, play.s.decks[OVERLORD_DECK]) == (("doom",), ("charge", "dodge"))


@pytest.mark.rule("J-350", "J-391")
def test_a_figure_placed_anew_may_be_activated_though_it_has_been() -> None:
    play = stage(MORDROG, monsters=[foe("beastman", (8, 4)), foe("ogre", (9, 5))], turn="overlord monsters")
    play(f"activate:{MONSTER}", "end")
    kind, place = play.s.kind[MONSTER], play.s.place[MONSTER]
    take_off(play.s, MONSTER)
    slot = bring(play.s, kind, place)
    assert (slot, play.s.done[slot]) == (MONSTER, 0)


@pytest.mark.rule("J-234")
def test_a_stunned_master_that_attacks_gets_no_movement() -> None:
    monsters = [foe("master beastman", (7, 4), stun=1)]
    play = stage(MORDROG, monsters=monsters, turn="overlord monsters")
    play(f"activate:{MONSTER}", "stunned-attack")
    assert (play.s.points, play.s.attacks, play.open("step")) == (0, 1, [])


@pytest.mark.rule("J-166", "J-387")
@pytest.mark.parametrize(("always", "asked"), [(False, "spawn-where"), (True, "spawn")])
def test_with_every_pause_even_a_single_kind_is_asked_for(always: bool, asked: str) -> None:
    far = hero("mordrog", (0, 5))
    play = stage(far, FAR_OFF, turn="overlord", threat=9, hand=["hell-hound-pack"], always_pause=always)
    while play.asked()[1] != "plot":
        play(*(["pass"] if play.asked()[0] >= 0 else []), dice=["charge"] if play.asked()[0] < 0 else [])
    assert play("play:hell-hound-pack").asked() == (0, asked)


# -- attacks ---------------------------------------------------------------------------------------------


@pytest.mark.rule("J-098")
def test_no_space_of_a_hidden_area_is_a_target() -> None:
    def seen(*areas: str) -> set[str]:
        archer = hero("grey-ker", (5, 3), wear=["bow"])
        play = own_stage(own_box(*BLUE), archer, FAR_OFF, turn="grey-ker", revealed=["S", "1", *areas])
        return play("action:battle", "attack:bow", "elsewhere").about("target")

    assert "16,3" in seen("2")
    assert "16,3" not in seen()


@pytest.mark.rule("J-119", "J-375")
def test_an_enhancement_taken_as_range_adds_no_damage() -> None:
    def damage(*choices: str) -> int:
        play = stage(
            hero("mad-carthos", (6, 4), fatigue=0, wear=["ice-storm"]), hero("bogran-the-shadow", (7, 3)),
            monsters=[foe("giant", (8, 4))], turn="mad-carthos",
        )  # fmt: skip
        play("action:battle", "attack:ice-storm", "target:8,4", "blast", *choices, dice=[1, 3, 5, 4, 4, 4])
        play("strike")
        while play.asked()[1] == "whom-first":
            play(play.open()[0])
        return int(play.events("hits")[0]["damage"])

    assert damage("range") == damage() - 1
    assert damage("range", "range") == damage() - 2


@pytest.mark.rule("J-323", "J-333")
def test_whoever_rose_again_is_not_thrown() -> None:
    def struck(surge: int) -> Stage:
        brute = hero("mordrog", (6, 4), wear=["mace-of-kellos"], fatigue=0)
        play = own_stage(
            own_box(), brute, FAR_OFF, monsters=[foe("master skeleton", (7, 4))], turn="mordrog",
            options={"undying_excess": "drop"},
        )  # fmt: skip
        play(
            "action:battle", "attack:mace-of-kellos", "target:7,4", "surge:2", "strike", dice=[3, 3, 2, 2, 1]
        )
        return play(dice=[surge])

    play = struck(2)
    assert play.s.kind[MONSTER] >= 0
    assert play.s.health[MONSTER] == play.s.kind_at(MONSTER).wounds
    assert play.asked() == (1, "act")


@pytest.mark.rule("J-322")
@pytest.mark.parametrize("worn", ["golden-armor", "leather-armor"])
def test_whoever_is_immune_to_grapple_spends_points_beside_it(worn: str) -> None:
    held = hero("mordrog", (5, 4), wear=[worn])
    play = stage(held, hero("lyssa", (5, 5)), monsters=[foe("naga", (6, 4))], turn="mordrog")("action:run")
    free = worn == "golden-armor"
    assert ("close:a" in play.open(), "re-equip" in play.open(), bool(play.open("step"))) == (free,) * 3


@pytest.mark.rule("J-213", "J-216", "J-429")
def test_a_guard_order_may_interrupt_a_monster_that_has_climbed_stairs() -> None:
    guard = hero("mordrog", (16, 4), wear=["sword"], order="guard")
    play = own_stage(
        own_box(*BLUE), guard, FAR_OFF, monsters=[foe("beastman", (5, 3))], revealed=["S", "1", "2"],
        turn="overlord monsters",
    )  # fmt: skip
    play(f"activate:{MONSTER}")
    assert play.asked() == (0, "act")
    assert play("stairs").asked() == (1, "guard")


# -- what comes into view -----------------------------------------------------------------------------------


def corridor(**more: Any) -> Stage:
    """A friend stands on a glyph between Mordrog and the larder, whose door is open."""
    box = own_box(('text = "hall"', 'text = "hall"\nglyphs = [[7, 4]]'))
    friend = hero("bogran-the-shadow", (7, 4), wounds=1)
    return own_stage(
        box, hero("mordrog", (6, 4)), friend, doors={"a": "open", "b": "open"}, glyphs=[(7, 4)], **more
    )


def larder(play: Stage) -> bool:
    return play.s.is_revealed(play.s.box.space_of["13,4"])


@pytest.mark.rule("J-397", "J-085")
def test_an_area_comes_into_view_when_a_hero_goes_to_town() -> None:
    play = corridor(turn="bogran-the-shadow")("action:run")
    assert not larder(play)
    assert larder(play("town"))


@pytest.mark.rule("J-397", "J-250")
def test_an_area_comes_into_view_when_a_hero_is_killed() -> None:
    play = corridor(turn="overlord monsters", monsters=[foe("beastman", (7, 3))])
    play(f"activate:{MONSTER}", "attack")
    assert not larder(play)
    play("target:7,4", dice=[1, 1])
    assert play.at(SECOND) is None
    assert larder(play)


# -- things ------------------------------------------------------------------------------------------------


@pytest.mark.rule("J-383")
def test_no_pit_opens_on_stairs() -> None:
    play = own_stage(
        own_box(*BLUE), hero("mordrog", (6, 4)), FAR_OFF, turn="mordrog", threat=9, hand=["spiked-pit"]
    )("action:run", "step:5,3")  # fmt: skip
    assert play.asked() == (1, "act")
    assert play("step:5,4").asked() == (0, "step-taken")


@pytest.mark.rule("J-199")
def test_a_laden_ferret_takes_nothing_from_the_other() -> None:
    def passes(*carried: str) -> bool:
        owner = hero("mordrog", (6, 4), skills=["mata-and-kata"])
        play = stage(owner, hero("lyssa", (6, 6)), turn="mordrog")("action:run")
        for name, item in zip(("mata", "kata"), carried, strict=True):
            play.s.carried[play.s.box.familiar_of[name]] = item
        return "familiar-passes" in play("end").open()

    assert passes("healing-potion", "")
    assert not passes("healing-potion", "vitality-potion")


@pytest.mark.rule("J-441")
@pytest.mark.parametrize(("number", "most"), [(1, 1), (2, 1), (3, 2)])
def test_for_each_curse_there_is_one_trap_and_no_more(number: int, most: int) -> None:
    play = stage(
        hero("mordrog", (7, 2)), turn="mordrog", threat=40,
        hand=["explosive-rune", "curse-of-the-monkey-god", "mimic"],
        chests=[{"colour": "copper", "number": number, "at": (7, 2)}], options={"chest_traps": "per_curse"},
    )("action:run", "chest")  # fmt: skip
    played = 0
    for trap, dice in (("explosive-rune", [2, 2, 2]), ("curse-of-the-monkey-god", [2])):
        if play.open("play"):
            play(f"play:{trap}", dice=dice)
            played += 1
    assert (played, play.open("play")) == (most, [])


def rune_first(*more: dict[str, Any], hand: str, dice: int) -> Stage:
    """With a trap for each curse: the first one has killed the hero who opened the chest."""
    play = stage(
        hero("mordrog", (7, 2), wounds=1), *more, turn="mordrog", threat=40, hand=["explosive-rune"],
        chests=[{"colour": "copper", "number": 3, "at": (7, 2)}], options={"chest_traps": "per_curse"},
    )("action:run", "chest")  # fmt: skip
    play.s.hand = ("explosive-rune", hand)
    play("play:explosive-rune", dice=[1] * dice)
    assert play.at(0) is None
    return play


@pytest.mark.rule("J-161", "J-441")
def test_the_trap_for_a_second_curse_finds_nobody_in_town() -> None:
    play = rune_first(hand="curse-of-the-monkey-god", dice=3)
    assert (play.asked()[0], play.open("play")) == (CHANCE, [])  # his treasure is drawn
    assert rune_first(hand="mimic", dice=3).open("play") == ["play:mimic"]  # that is about the chest
    assert not rune_first(hand="explosive-rune", dice=3).open("play")


@pytest.mark.rule("J-441")
def test_the_trap_for_a_second_curse_springs_around_the_chest() -> None:
    play = rune_first(hero("andira-runehand", (7, 3)), hand="explosive-rune", dice=6)
    play("play:explosive-rune", dice=[1] * 3)
    assert [event["who"] for event in play.events("wounded")].count("@descent-hero-andira-runehand") == 2


@pytest.mark.rule("J-464", "J-293")
def test_treasure_of_a_chest_comes_before_its_conquest() -> None:
    play = stage(
        hero("mordrog", (7, 2)), turn="mordrog", chests=[{"colour": "copper", "number": 1, "at": (7, 2)}]
    )("action:run", "chest", dice=["bane"])  # fmt: skip
    assert play.asked() == (1, "received")
    assert not play.events("gains-conquest")
