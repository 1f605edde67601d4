"""The box: counts and attested cards."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.dungeoneer.boxes import copies, left_over
from tests.games.dungeoneer.table import GAME
from undercroft.games.dungeoneer.boxes import SERPENT, set_of
from undercroft.games.dungeoneer.boxes import TOMB_SET as BOX
from undercroft.games.dungeoneer.cards import vocabulary
from undercroft.games.dungeoneer.cards.reader import CardSet
from undercroft.games.dungeoneer.cards.records import Effect, Mod, Op, Source
from undercroft.games.dungeoneer.cards.vocabulary import CATEGORIES, FORMS, KINDS, LASTS, WINDOWS

WORDS = (BOX, set_of(SERPENT))  # both sets together have every word of the vocabulary
FROM_THE_RULEBOOK = {
    "card:scare", "card:backpack", "card:legion", "card:grave-wraith", "card:zombie",
    "hero:roderik-talus", "hero:taenin-lightfoot",
    "location:tomb-antechamber", "location:troll-bridge", "location:crypt", "location:library",
    "location:corner",
    "quest:magic-fish",
}  # fmt: skip
FROM_PUBLIC_SOURCES = {
    "card:create-darkness", "card:blessings-of-nakari", "card:mighty-blow", "card:boot-of-ala-hazad",
    "card:potion-of-healing", "card:undead-awakening", "card:skeleton", "card:ghost",
    "hero:kron-axereaver", "hero:lorel-alanus", "hero:raka", "hero:necromancer",
    "location:inner-sanctum",
    "quest:free-caedmans-soul", "quest:slay-draky", "quest:lead-the-maiden-out",
}  # fmt: skip


def sources(*sets: CardSet) -> list[Source]:
    """Everything in the box, or in these sets, that has effects."""
    found: list[Source] = []
    for each in sets or (BOX,):
        found += [
            *each.cards.values(),
            *each.heroes.values(),
            *each.locations.values(),
            *each.quests.values(),
        ]
    return found


def effects(*sets: CardSet) -> list[Effect]:
    """Every effect in the box, or in these sets."""
    return [effect for source in sources(*sets) for effect in source.effects]


def ops(effect: Effect) -> tuple[Op, ...]:
    """The verbs of an effect."""
    return (*effect.do, *effect.passed, *effect.failed)


def mods(*sets: CardSet) -> Iterator[Mod]:
    """Every change of a number, permanent or temporary."""
    for effect in effects(*sets):
        yield from effect.mods
        yield from [op.mod for op in ops(effect) if op.mod is not None]


# -- counts and provenance ---------------------------------------------------------------------------


@pytest.mark.rule("D-321")
def test_the_box_has_22_locations_60_adventure_cards_14_quests_and_6_heroes() -> None:
    assert len(BOX.locations) == 22
    assert copies(BOX, *KINDS) == 60
    assert len(BOX.quests) == 14
    assert len(BOX.heroes) == 6


def test_glory_and_peril_cards_keep_the_balance() -> None:
    assert 26 <= copies(BOX, "boon", "treasure") <= 34
    assert copies(BOX, "encounter") >= 16


def test_there_is_one_entrance_and_about_half_of_the_locations_are_passages() -> None:
    passages = [each for each in BOX.locations.values() if not each.room]
    assert [each.name for each in BOX.locations.values() if each.entrance] == ["tomb-antechamber"]
    assert 9 <= len(passages) <= 13


def test_two_quests_of_every_category() -> None:
    found = Counter(CATEGORIES[quest.category] for quest in BOX.quests.values())
    assert found == dict.fromkeys(CATEGORIES[: vocabulary.ARTIFACT], 2)


def test_what_is_not_attested_is_designed() -> None:
    found = {
        level: {key for key, word in BOX.provenance.items() if word == level}
        for level in ("rulebook", "public")
    }
    assert found == {"rulebook": FROM_THE_RULEBOOK, "public": FROM_PUBLIC_SOURCES}


@pytest.mark.parametrize("quest", BOX.quests)
def test_the_locations_of_a_quest_are_in_the_box(quest: str) -> None:
    card = BOX.quests[quest]
    kinds = {"room", "passage", "anywhere"} if card.category == vocabulary.SEARCH else set()
    assert card.at
    assert set(card.at) <= {*BOX.locations, *kinds}
    assert not card.to or card.to in BOX.locations


@pytest.mark.parametrize("seed", range(10))
def test_all_locations_find_a_place(seed: int) -> None:
    assert left_over(GAME.new(2, seed), random.Random(seed)) == []


# -- attested cards ----------------------------------------------------------------------------------


@pytest.mark.rule("D-328")
def test_scare_is_a_response_for_3_glory() -> None:
    card = BOX.cards["scare"]
    assert card.play is not None
    assert (KINDS[card.kind], card.type, card.cost) == ("boon", "ward", 3)
    assert (WINDOWS[card.window], LASTS[card.lasts]) == ("response", "instant")
    assert (card.play.to, [op.verb for op in card.play.do]) == ("attacking monster", ["discard"])


@pytest.mark.rule("D-329")
def test_the_grave_wraith_attacks_in_magic_and_takes_glory() -> None:
    fighter = BOX.cards["grave-wraith"].fighter
    assert fighter is not None
    assert fighter.attacks == (vocabulary.MAGIC,)
    assert all(value > 0 for value in fighter.values)
    hit = BOX.cards["grave-wraith"].effects[1]
    assert vocabulary.TRIGGERS[hit.trigger] == "hit magic"
    assert [(op.verb, op.n) for op in hit.do] == [("wound", 1), ("lose glory", 1)]


@pytest.mark.rule("D-331")
def test_legion_has_melee_3_and_frightens_everybody() -> None:
    card = BOX.cards["legion"]
    assert card.fighter is not None
    assert card.fighter.values[vocabulary.MELEE] == 3
    assert vocabulary.MELEE in card.fighter.attacks
    effect = card.effects[1]
    assert (vocabulary.TRIGGERS[effect.trigger], effect.to) == ("attack", "each hero here")
    assert (effect.stat, effect.value) == (vocabulary.MAGIC, 4)
    assert [(op.verb, op.n) for op in effect.failed] == [("wound", 1)]


def test_the_zombie_attacks_in_melee() -> None:
    fighter = BOX.cards["zombie"].fighter
    assert fighter is not None
    assert vocabulary.MELEE in fighter.attacks


def test_the_backpack_raises_a_limit_by_more_than_the_room_it_takes() -> None:
    card = BOX.cards["backpack"]
    assert (KINDS[card.kind], LASTS[card.lasts]) == ("treasure", "permanent")
    assert [(mod.what, mod.n) for mod in card.effects[1].mods] == [(vocabulary.M_TREASURE_LIMIT, 2)]


@pytest.mark.rule("D-335")
def test_the_entrance_is_a_room_with_1_glory_and_1_peril() -> None:
    entrance = BOX.locations["tomb-antechamber"]
    assert entrance.entrance
    assert entrance.room
    assert (entrance.glory, entrance.peril) == (1, 1)


@pytest.mark.rule("D-336")
def test_the_entrance_forbids_attacks_on_heroes_and_sells_another_quest_for_2_glory() -> None:
    ban, swap = BOX.locations["tomb-antechamber"].effects
    assert ban.forbids == vocabulary.NO_HERO_ATTACKS
    assert (WINDOWS[swap.window], swap.price.glory, [op.verb for op in swap.do]) == (
        "heroics",
        2,
        ["swap quest"],
    )


@pytest.mark.rule("D-337")
def test_the_magic_fish_bites_on_5() -> None:
    quest = BOX.quests["magic-fish"]
    assert (CATEGORIES[quest.category], quest.at) == ("chance", ("troll-bridge",))
    assert (quest.dice, quest.target, quest.sum, quest.extra_die) == (1, 5, False, 2)
    assert quest.reward is not None
    assert [(op.verb, op.n) for op in quest.reward.do] == [("gain glory", 1), ("heal", 1)]


def test_the_library_has_a_trap_exit() -> None:
    assert vocabulary.TRAP in [each.kind for each in BOX.locations["library"].exits]


def test_the_corner_is_worth_2_peril() -> None:
    assert BOX.locations["corner"].peril == 2


@pytest.mark.rule("D-010")
def test_a_hero_card_has_four_levels_limits_and_6_health() -> None:
    for hero in BOX.heroes.values():
        assert hero.health == 6
        assert len(hero.levels) == 4
        assert hero.race
        assert hero.calling
        assert min(hero.boons, hero.treasures) >= 1
        assert hero.effects
        for low, high in zip(hero.levels, hero.levels[1:], strict=False):
            assert all(one <= other for one, other in zip(low, high, strict=True))
        assert all(1 <= value <= 6 for row in hero.levels for value in row)


def test_heroes_as_far_as_they_are_known() -> None:
    known = {name: (hero.race, hero.calling) for name, hero in BOX.heroes.items()}
    assert known == {
        "kron-axereaver": ("dwarf", "avenger"),
        "lorel-alanus": ("elf", "sorceress"),
        "raka": ("necro", "warrior"),
        "roderik-talus": ("human", "paladin"),
        "necromancer": ("necro", "necromancer"),
        "taenin-lightfoot": ("halfling", "thief"),
    }
    assert BOX.heroes["lorel-alanus"].levels[3][vocabulary.MAGIC] == 6
    assert (2, 1) in [hero.levels[1][:2] for hero in BOX.heroes.values()]  # the hero of the battle example


def test_no_demons_in_this_set() -> None:
    assert "demon" not in {tag for card in BOX.cards.values() for tag in card.tags}


def test_numbers_keep_to_the_measure_of_a_heroic_set() -> None:
    for card in BOX.cards.values():
        assert 0 <= card.cost <= 5
        if card.fighter is not None:
            assert all(0 <= value <= 5 for value in card.fighter.values)
            assert 1 <= card.fighter.health <= 3


@pytest.mark.rule("D-015", "D-016")
def test_an_adventure_card_has_a_kind_and_a_subtype() -> None:
    for card in BOX.cards.values():
        assert card.type, card.name
        assert card.is_glory() == (KINDS[card.kind] in ("boon", "treasure"))


@pytest.mark.rule("D-027")
def test_a_location_has_four_exits_and_most_lead_on() -> None:
    for location in BOX.locations.values():
        working = [each for each in location.exits[:4] if each.kind != vocabulary.WALL]
        assert len(working) >= 2, location.name


def test_a_monster_has_a_value_in_every_form_it_attacks_in() -> None:
    for card in BOX.cards.values():
        if card.fighter is not None:
            assert all(card.fighter.values[form] > 0 for form in card.fighter.attacks), card.key
            hits = {
                vocabulary.TRIGGERS[each.trigger]
                for each in card.effects
                if each.trigger >= vocabulary.ON_HIT_FORM
            }
            forms = {f"hit {FORMS[form]}" for form in card.fighter.attacks}
            assert {hit for hit in hits if hit.startswith("hit ")} <= forms, card.key
