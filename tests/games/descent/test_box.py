"""The box as data: every record compared with what is printed."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from tests.games.descent.box import BOX, CONTENT, amounts, kinds_of, sources
from tests.games.descent.facts import FACTS
from undercroft.games.descent.attack.spending import Mark
from undercroft.games.descent.attack.weapons import strike, weapon_strike
from undercroft.games.descent.cards import vocabulary
from undercroft.games.descent.cards.dice import with_power
from undercroft.games.descent.cards.records import Deed, MonsterLine, Source
from undercroft.games.descent.cards.vocabulary import (
    ATTACKS,
    BLACK,
    CARD_TYPES,
    COLOURS,
    CONDITIONS,
    COSTS,
    FEAR,
    ITEM_DECKS,
    ITEM_KINDS,
    KEYWORDS,
    NUMBERS,
    PERMISSIONS,
    PIERCE,
    RANKED,
    SKILL_DECKS,
    SUPPLY,
    TRIGGERS,
    WINDOWS,
)
from undercroft.games.descent.floor.bases import BASES, LONG, SHORT
from undercroft.games.descent.odds.strikes import KILL, Attempt, chance


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def by_name(records: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {slug(record["name"]): record for record in records}


HEROES = by_name(FACTS["heroes"]["list"])
SKILLS = by_name([skill for deck in SKILL_DECKS for skill in FACTS["skills"][deck]])
MONSTERS = by_name(FACTS["monsters"]["list"])
CARDS = by_name(FACTS["overlord_cards"]["list"])
DECKS = {"shop": FACTS["shop_items"]["list"], "relics": FACTS["relics"]["list"]}
DECKS |= {deck: FACTS["treasures"][deck] for deck in ("copper", "silver", "gold")}
ITEMS = by_name([item for deck in DECKS.values() for item in deck])


def abilities(deed: Deed) -> set[str]:
    """Abilities and bonuses as they are printed."""
    found = {
        f"{KEYWORDS[each.keyword]} {each.rank}" if each.keyword < len(RANKED) else KEYWORDS[each.keyword]
        for each in deed.abilities
    }
    return found | {f"{each.by:+} {NUMBERS[each.number]}" for each in deed.changes}


# -- how much there is -------------------------------------------------------------------------------


@pytest.mark.rule("J-385", "J-456")
def test_the_box_has_180_cards() -> None:
    cards = FACTS["components"]["cards"]
    decks = Counter[str]()
    for item in BOX.items.values():
        decks[ITEM_DECKS[item.deck]] += item.copies
    assert decks.pop("fists") == 2  # not cards, like potions
    del decks["potions"]
    assert decks == {"shop": 24, "copper": 22, "silver": 18, "gold": 16, "relics": 4}
    assert Counter(SKILL_DECKS[skill.deck] for skill in BOX.skills.values()) == dict.fromkeys(SKILL_DECKS, 12)
    types = Counter[str]()
    for card in BOX.overlord.values():
        types[CARD_TYPES[card.type]] += card.copies
    assert types == {"event": 12, "trap": 9, "spawn": 9, "power": 6}
    monster_cards = 2 * len(BOX.monsters)
    assert decks.total() + len(BOX.skills) + types.total() + monster_cards == cards["total"] == 180


@pytest.mark.rule("J-392", "J-457")
def test_there_are_60_figures() -> None:
    designed = by_name(FACTS["designed"]["monster_figures"]["list"])
    for name, monster in BOX.monsters.items():
        assert monster.normal.figures == designed[name]["normal"]
        assert monster.master.figures == designed[name]["master"]
    assert sum(monster.normal.figures for monster in BOX.monsters.values()) == 39
    assert sum(monster.master.figures for monster in BOX.monsters.values()) == 21


# -- heroes ------------------------------------------------------------------------------------------


@pytest.mark.rule("J-455")
@pytest.mark.parametrize("name", HEROES)
def test_a_hero_is_as_printed(name: str) -> None:
    hero, printed = BOX.heroes[name], HEROES[name]
    assert (hero.wounds, hero.fatigue) == (printed["max_wounds"], printed["max_fatigue"])
    assert (hero.armor, hero.speed) == (printed["armor"], printed["speed"])
    assert dict(zip(ATTACKS, hero.traits, strict=True)) == printed["traits"]
    assert dict(zip(SKILL_DECKS, hero.skills, strict=True)) == printed["starting_skills"]
    assert hero.conquest == printed["conquest_value"]
    assert hero.conquest in (2, 3, 4)
    assert hero.hands == (1 if "only one hand" in printed["ability"] else 2)


@pytest.mark.rule("J-455")
def test_there_are_twenty_heroes_and_red_scorpion_has_a_skill_of_each_deck() -> None:
    assert BOX.heroes.keys() == HEROES.keys()
    assert len(HEROES) == 20
    assert BOX.heroes["red-scorpion"].skills == (1, 1, 1)


# -- monsters ----------------------------------------------------------------------------------------


@pytest.mark.rule("J-138", "J-220", "J-340")
@pytest.mark.parametrize("name", MONSTERS)
def test_a_monster_is_as_printed(name: str) -> None:
    monster, printed = BOX.monsters[name], MONSTERS[name]
    assert BASES[monster.base] == printed["footprint"]
    assert SHORT[monster.base] * LONG[monster.base] == printed["spaces"]
    assert ATTACKS[monster.attack] == printed["attack_type"]
    for line, part in ((monster.normal, "normal"), (monster.master, "master")):
        assert (line.speed, line.armor) == (printed[part]["speed"], printed[part]["armor"])
        assert dict(zip("2345", line.wounds, strict=True)) == printed[part]["wounds_by_players"]
        assert [COLOURS[colour] for colour in line.dice] == printed[part]["dice"]
        assert abilities(line.deed) == {each.lower() for each in printed[part]["abilities"]}


def lines() -> list[MonsterLine]:
    return [line for monster in BOX.monsters.values() for line in (monster.normal, monster.master)]


@pytest.mark.rule("J-112", "J-372")
def test_no_attack_needs_more_dice_than_there_are() -> None:
    for line in lines():  # with one power die more: DOOM!
        thrown = Counter(with_power(line.dice, 1))
        assert all(thrown[colour] <= SUPPLY[colour] for colour in thrown)
    for item in BOX.items.values():
        assert BLACK not in item.dice
        assert all(item.dice.count(colour) <= SUPPLY[colour] for colour in item.dice)


# -- items -------------------------------------------------------------------------------------------

SOLD = {
    "overlord loses 1 threat": "lose threat 1",
    "double this attack's damage": "double damage",
    "kill the target outright, ignoring undying": "kill",
    "+1 stun token": "stun 1",
    "+1 burn token": "burn 1",
}


def sold(deed: Deed) -> set[str]:
    return abilities(deed) | {f"{op.verb} {op.n or ''}".strip() for op in deed.ops}


@pytest.mark.parametrize("name", ITEMS)
def test_an_item_is_as_printed(name: str) -> None:
    item, printed = BOX.items[name], ITEMS[name]
    assert name in {slug(each["name"]) for each in DECKS[ITEM_DECKS[item.deck]]}
    assert (ITEM_KINDS[item.kind], item.copies) == (printed["kind"], printed["count"])
    assert (item.price, item.hands) == (printed.get("cost", 0), printed.get("hands", 0))
    assert (item.rune, item.armor) == (printed.get("rune", False), printed.get("armor_bonus", 0))
    assert [COLOURS[colour] for colour in item.dice] == printed.get("dice", [])
    assert (ATTACKS[item.attack] if item.attack >= 0 else None) == printed.get("attack")
    sales = [(sale.surges, sold(sale.deed)) for sale in item.sales]
    assert sales == [
        (each["surges"], {SOLD.get(part, part) for part in each["effect"].lower().split(" and ")})
        for each in printed.get("surge_abilities", [])
    ]
    bonus = printed.get("off_hand_bonus", "").replace("1 free surge", "+1 surge")
    assert abilities(item.off_hand) == ({bonus} if bonus else set())


@pytest.mark.parametrize("name", ITEMS)
def test_what_else_an_item_does_is_as_printed(name: str) -> None:
    item, printed = BOX.items[name], ITEMS[name]
    text = printed.get("effect", "")
    cap = re.search(r"speed capped at (\d)", text)
    assert item.speed_cap == (int(cap[1]) if cap else 0)
    assert item.no_runes == ("no runes" in text)
    cancelled = re.search(r"exhaust to cancel (\d)", text)
    assert item.shield == (int(cancelled[1]) if cancelled else 0)
    named = {word for word in KEYWORDS if "immune" in text and word in text.lower()}
    assert {word for number, word in enumerate(KEYWORDS) if item.immune >> number & 1} == named
    free = {re.sub(r"(\d) free surges?", r"+\1 surge", each).lower() for each in printed.get("abilities", [])}
    own_words = {each for each in free if "token" in each}
    assert abilities(item.deed) == free - own_words
    on_hit = [effect.deed.ops for effect in item.effects if effect.trigger == TRIGGERS.index("hit")]
    assert [op.verb for ops in on_hit for op in ops] == ["stun"] * len(own_words)


def test_bare_hands_roll_the_red_die_only() -> None:
    fists = BOX.items["bare-hands"]
    assert [COLOURS[colour] for colour in fists.dice] == ["red"]
    assert fists.deed.is_nothing()
    assert not fists.sales
    assert "1 red + 1 green" in HEROES["one-fist"]["ability"]
    assert [COLOURS[colour] for colour in BOX.items["one-fist"].dice] == ["red", "green"]


# -- the overlord's cards ----------------------------------------------------------------------------


@pytest.mark.rule("J-147")
@pytest.mark.parametrize("name", CARDS)
def test_an_overlord_card_is_as_printed(name: str) -> None:
    card, printed = BOX.overlord[name], CARDS[name]
    type, _, place = printed["type"].lower().partition(" ")
    assert CARD_TYPES[card.type] == type
    assert (card.copies, card.cost, card.discard) == (
        printed["count"], printed["threat_cost"], printed["discard_value"],
    )  # fmt: skip
    times = {"(space)": "step taken", "(door)": "door opened", "(chest)": "chest opened"}
    if place:
        assert WINDOWS[card.window] == times[place]
    text = printed["effect"].lower()
    party = [f"{each.count} {'master ' * each.master}{each.kind}" for each in card.spawn]
    named = re.sub(r"beastmen", "beastman", text.removeprefix("spawn ").rstrip("."))
    assert party == ([slug_party(each) for each in named.split(" + ")] if type == "spawn" else [])
    if card.save is not None:
        dice = re.search(r"(\d) power di(?:c)?e", text)
        assert dice is not None
        assert card.save.dice == int(dice[1])


def slug_party(phrase: str) -> str:
    """ "2 bane spiders" as it is written in the content files."""
    count, master, kind = re.fullmatch(r"(\d) (master )?(.*?)s?", phrase).groups()  # type: ignore[union-attr]
    return f"{count} {master or ''}{slug(kind)}"


# -- what texts say ----------------------------------------------------------------------------------

TOLD: dict[str, tuple[Source, str]] = {
    **{f"hero {name}": (BOX.heroes[name], each["ability"]) for name, each in HEROES.items()},
    **{f"skill {name}": (BOX.skills[name], each["effect"]) for name, each in SKILLS.items()},
    **{
        f"item {name}": (BOX.items[name], each["effect"])
        for name, each in ITEMS.items()
        if "effect" in each and BOX.items[name].effects
    },
    **{f"card {name}": (BOX.overlord[name], each["effect"]) for name, each in CARDS.items()},
}
WORDS = {"one": "1", "two": "2", "twice": "2", "double": "2", "an extra": "1", "instead of 1": "1"}


@pytest.mark.parametrize("key", TOLD)
def test_the_numbers_of_an_effect_are_those_of_its_text(key: str) -> None:
    source, text = TOLD[key]
    said = {int(number) for number in re.findall(r"\d+", text)} | {1}
    said |= {int(digit) for word, digit in WORDS.items() if word in text.lower()}
    assert amounts(source) <= said


@pytest.mark.parametrize("key", TOLD)
def test_the_costs_and_attacks_of_an_effect_are_those_of_its_text(key: str) -> None:
    source, text = TOLD[key]
    paid = {(COSTS[cost.what], cost.n) for effect in source.effects for cost in effect.costs}
    found = {("fatigue", int(n)) for n in re.findall(r"pay (?:1 MP \+ )?(\d) fatigue", text)}
    found |= {("movement", int(n)) for n in re.findall(r"pay (\d) MP", text)}
    found |= {("wound", int(n)) for n in re.findall(r"or suffer (\d) wound", text)}
    found |= {("exhaust", 0)} if "exhaust this" in text else set()
    found |= {("this", 0)} if text.startswith("discard") else set()
    assert paid == found
    named = {each for effect in source.effects for each in kinds_of(effect)}
    if not key.startswith(("hero one-fist", "hero steelhorns", "card")):
        assert named == {word.lower() for word in re.findall(r"Melee|Ranged|Magic", text)}


def test_every_skill_is_in_its_deck() -> None:
    for number, deck in enumerate(SKILL_DECKS):
        names = [name for name, skill in BOX.skills.items() if skill.deck == number]
        assert names == [slug(each["name"]) for each in FACTS["skills"][deck]]


def test_familiars_are_as_printed() -> None:
    for name, printed in by_name(FACTS["familiars"]["list"]).items():
        familiar = BOX.familiars[name.removesuffix("-the-rat")]
        assert familiar.speed == (printed["speed"] or 0)
    assert BOX.familiars["pico"].hand_over == 2
    owners = [source for source in [*BOX.heroes.values(), *BOX.skills.values()] if source.familiars]
    assert {each.name: each.familiars for each in owners} == {
        "ronan-of-the-wild": ("pico",),
        "vyrah-the-falconer": ("skye",),
        "boggs-the-rat": ("boggs",),
        "mata-and-kata": ("mata", "kata"),
    }


# -- attacks of the box ------------------------------------------------------------------------------


def test_weapons_and_monsters_attack_with_what_is_printed_on_them() -> None:
    sword, bow = BOX.items["sword"], BOX.items["bow"]
    kill = Attempt(weapon_strike(sword), Mark(armor=2), KILL, health=2)
    assert str(chance(with_power(sword.dice, 2), kill)) == "353/432"
    kill = Attempt(weapon_strike(bow), Mark(distance=5), KILL, health=2)
    assert str(chance(with_power(bow.dice, 3), kill)) == "1451/1944"
    skeleton = BOX.monsters["skeleton"]
    shot = strike(skeleton.attack, skeleton.master.deed, ())
    assert (shot.melee, shot.pierce, shot.range, shot.buys) == (False, 2, 2, ())
    assert weapon_strike(BOX.items["staff-of-fire"]).surges == 2
    touch = weapon_strike(BOX.items["touch-of-death"]).buys
    assert [(each.surges, each.kills) for each in touch] == [(3, True)]
    assert weapon_strike(BOX.items["soulbiter"]).buys[0].doubles


@pytest.mark.rule("J-310")
def test_ranks_of_the_same_ability_add_up() -> None:
    rot = BOX.items["curse-of-rot"]
    together = Deed()
    together.abilities = (*rot.deed.abilities, *rot.sales[0].deed.abilities)
    assert (together.rank(PIERCE), together.rank(FEAR)) == (5, 0)


# -- words and errors --------------------------------------------------------------------------------


def test_every_entry_says_where_it_comes_from() -> None:
    for source in sources():
        from_the_book = source.name in (*BOX.familiars, "bare-hands", "healing-potion", "vitality-potion")
        assert source.provenance == ("rulebook" if from_the_book else "public")
    text = (CONTENT / "monsters.toml").read_text("utf-8")
    assert text.count('provenance = "designed"') == len(BOX.monsters) == text.count('provenance = "public"')


def test_every_word_is_explained_and_used() -> None:
    explained = (files("undercroft.games.descent") / "VOCABULARY.md").read_text("utf-8")
    written = "".join(
        (CONTENT / f"{name}.toml").read_text("utf-8")
        for name in ("heroes", "skills", "monsters", "overlord", "familiars", *ITEM_DECKS)
    )
    plain: tuple[str, ...] = (*TRIGGERS, *WINDOWS, *NUMBERS, *PERMISSIONS, *CONDITIONS, *vocabulary.SELECTORS)
    plain += (*vocabulary.PLAIN_VERBS, *KEYWORDS[len(RANKED) :])
    with_number = (*RANKED, *vocabulary.AMOUNT_VERBS, *vocabulary.WITHIN)
    for word in plain:
        assert f"`{word}`" in explained, word
    for word in with_number:
        assert f"`{word} N`" in explained, word
    unused = {
        word for word in (*plain, *with_number) if not re.search(rf'[" ]{re.escape(word)}[" ]', written)
    }
    assert unused == {"hero called"}  # no card of the box has this time; those of a pack may (J-160)


def test_an_attack_without_a_target_space_says_whom_it_hits() -> None:
    vaal = BOX.items["word-of-vaal"].strikes
    assert (vaal.who, vaal.distance) == ("each enemy within", 3)
    assert BOX.items["axe"].strikes.who == ""
