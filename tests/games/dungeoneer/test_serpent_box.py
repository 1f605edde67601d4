"""The box of Wrath of the Serpent Goddess: counts, attested cards, and the page about its design."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from tests.games.dungeoneer.boxes import copies, left_over
from tests.games.dungeoneer.table import GAME
from undercroft.games.dungeoneer.boxes import SERPENT, set_of
from undercroft.games.dungeoneer.cards.records import Card, Fighter, Source
from undercroft.games.dungeoneer.cards.vocabulary import (
    CATEGORIES,
    EXITS,
    FIRST_LEVELS,
    FORMS,
    KINDS,
    LEGENDARY,
    STATS,
)

BOX = set_of(SERPENT)
PAGE = Path(__file__).parents[3] / "docs" / "dungeoneer-serpent.md"
FROM_THE_RULEBOOK = {
    "card:scare", "card:belt-pouch", "card:potion-of-rejuvenation", "card:nakari", "card:corrupt-knight",
    "card:snakeman", "card:priestess-of-nakari", "card:spawn", "card:monstrous-boa", "card:acid-flow",
    "hero:roderik-talus", "hero:taenin-lightfoot", "hero:nord-fimble",
    "location:temple-gate", "location:crossroads", "location:nakaris-lair", "location:observation-room",
    "location:holy-of-holies",
    "quest:defeat-nakari",
}  # fmt: skip
FROM_PUBLIC_SOURCES = {
    "card:distraction", "card:command-fiend", "card:plate-of-gwildor",
    "hero:bel-brewspirits", "hero:elendus-sular",
    "quest:defeat-the-high-priestess",
}  # fmt: skip


def plain(name: str) -> str:
    """A name as the page writes it."""
    return name.removeprefix(BOX.prefix).replace("-", " ")


def card(name: str) -> Card:
    """A card of the set by its short name."""
    return BOX.cards[BOX.prefix + name]


@pytest.mark.rule("D-323")
def test_the_box_has_22_locations_60_adventure_cards_an_event_14_quests_and_6_heroes() -> None:
    assert len(BOX.locations) == 22
    assert copies(BOX, *KINDS) == 60
    assert len(BOX.events) == 1
    assert len(BOX.quests) == 14
    assert len(BOX.heroes) == 6


def test_what_is_not_attested_is_designed() -> None:
    found = {
        level: {key.replace(BOX.prefix, "") for key, word in BOX.provenance.items() if word == level}
        for level in ("rulebook", "public")
    }
    assert found["rulebook"] - {"event:wrath-of-the-serpent-goddess"} == FROM_THE_RULEBOOK
    assert found["public"] == FROM_PUBLIC_SOURCES


@pytest.mark.rule("D-005", "D-008", "D-038", "D-040")
def test_heroes_and_quests_are_legendary_and_the_entrance_gives_1_glory_and_2_peril() -> None:
    assert {(hero.first, hero.last, hero.health) for hero in BOX.heroes.values()} == {(7, 10, 18)}
    assert {quest.grade for quest in BOX.quests.values()} == {LEGENDARY}
    [entrance] = [each for each in BOX.locations.values() if each.entrance]
    assert (entrance.glory, entrance.peril) == (1, 2)


@pytest.mark.rule("D-332", "D-330", "D-328", "D-333")
def test_attested_values() -> None:
    knight, snakeman = card("corrupt-knight"), card("snakeman")
    assert knight.fighter is not None
    assert snakeman.fighter is not None
    assert knight.fighter.values[0] == 6
    assert [FORMS[form] for form in snakeman.fighter.attacks] == ["melee"]
    assert card("spawn").cost == 2
    assert (card("scare").cost, card("distraction").cost) == (3, 4)
    assert card("acid-flow").lay
    assert BOX.locations["serpent_crossroads"].peril == 4
    bel = BOX.heroes["serpent_bel-brewspirits"]
    assert bel.levels[0][:2] == (1, 7)


@pytest.mark.rule("D-334")
def test_one_legend_has_the_values_of_the_figure() -> None:
    rows = ((3, 6, 5), (4, 6, 5), (4, 6, 6))
    assert rows in {hero.levels[1:] for hero in BOX.heroes.values()}


def test_no_two_heroes_and_no_two_monsters_have_the_same_values() -> None:
    values = [(hero.levels, tuple(hero.attacks)) for hero in BOX.heroes.values()]
    assert len(set(values)) == 6
    fighters = [each.fighter for each in BOX.cards.values() if each.fighter]
    shown = [(each.values, tuple(each.attacks), each.health) for each in fighters]
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("seed", range(6))
def test_all_locations_find_a_place(seed: int) -> None:
    assert left_over(GAME.new(2, seed, {"set": SERPENT}), random.Random(seed)) == []


# -- the page about the design ------------------------------------------------------------------------


def curve(kind: str) -> str:
    """A row of the table of prices."""
    found: Counter[int] = Counter()
    for each in BOX.cards.values():
        if KINDS[each.kind] == kind and not each.lair:
            found[each.cost] += each.copies
    cells = [str(found[cost] or "") for cost in range(2, 9)]
    average = sum(cost * count for cost, count in found.items()) / found.total()
    return f"| {kind}s | {found.total()} | {' | '.join(cells)} | {average:.1f} |"


def test_the_page_tells_the_prices() -> None:
    page = PAGE.read_text("utf-8")
    for kind in KINDS:
        assert curve(kind) in page, f"wanted: {curve(kind)}"


def fighting(source: Source, fighter: Fighter) -> str:
    """How a row tells what a monster fights with, and what it is."""
    values = " | ".join(
        f"**{value}**" if form in fighter.attacks else str(value) for form, value in enumerate(fighter.values)
    )
    return f"{values} | {fighter.health} | {', '.join(source.tags)} |"


def test_the_page_tells_every_monster() -> None:
    page = PAGE.read_text("utf-8")
    for each in BOX.cards.values():
        if each.fighter:
            row = f"| {plain(each.name)} | {each.copies} | {each.cost} | {fighting(each, each.fighter)}"
            assert row in page, f"wanted: {row}"


def test_the_page_tells_every_monster_of_a_quest() -> None:
    page = PAGE.read_text("utf-8")
    for each in BOX.quests.values():
        if each.fighter and not each.apart:
            row = f"| {plain(each.name)} | {fighting(each, each.fighter)}"
            assert row in page, f"wanted: {row}"


def test_the_page_counts_the_quests() -> None:
    found = Counter(CATEGORIES[quest.category] for quest in BOX.quests.values())
    row = ", ".join(f"{category} {count}" for category, count in found.items())
    assert row in PAGE.read_text("utf-8"), f"wanted: {row}"


def test_the_page_tells_every_hero() -> None:
    page = PAGE.read_text("utf-8")
    for hero in BOX.heroes.values():
        values = " | ".join(
            f"**{'/'.join(row)}**" if form in hero.attacks else "/".join(row)
            for form, row in enumerate([map(str, values) for values in zip(*hero.levels, strict=True)])
        )
        row = f"| {plain(hero.name)} | {hero.health} | {hero.boons} | {hero.treasures} | {values} |"
        assert row in page, f"wanted: {row}"


def test_the_page_tells_every_location() -> None:
    page = PAGE.read_text("utf-8")
    for place in BOX.locations.values():
        kind = "room" if place.room else "dark passage" if place.dark else "passage"
        ways = [
            f"{EXITS[way.kind]} {STATS[way.stat]} {way.value}" if way.stat >= 0 else EXITS[way.kind]
            for way in place.exits[:4]
        ]
        row = f"| {plain(place.name)} | {kind} | {place.glory} | {place.peril} | {' | '.join(ways)} |"
        assert row in page, f"wanted: {row}"


def test_the_page_tells_what_only_legends_play() -> None:
    found = [plain(each.name) for each in BOX.cards.values() if each.level == FIRST_LEVELS[LEGENDARY]]
    row = f"Only for legends (D-258): {', '.join(found)}."
    assert row in PAGE.read_text("utf-8"), f"wanted: {row}"
