"""Content that makes no sense is refused, with file, entry, line and column."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.descent.box import CONTENT
from undercroft.engine.content import ContentError
from undercroft.games.descent.cards.reader import Box
from undercroft.games.descent.cards.vocabulary import ITEM_DECKS, USED_VERBS
from undercroft.games.descent.effects.deeds import DEEDS


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("heroes", "wounds = 12", "wounds = 0", "heroes.andira-runehand.wounds: Expected `int` >= 1"),
        ("heroes", "magic = 3", "magic = 2", "heroes.andira-runehand: the traits make 3 together"),
        ("heroes", "wizardry = 3", "wizardry = 2", "heroes.andira-runehand: the starting skills make 3"),
        ("heroes", '"pierce 2"', '"pirce 2"', "heroes.andira-runehand.effects[0].always: 'pirce 2'"),
        ("heroes", '"magic", "adjacent"', '"magick"', "effects[0].if: 'magick': no such condition"),
        ("heroes", '"turn start"', '"dawn"', "heroes.ispher.effects[0].on: 'dawn': no such moment"),
        ("heroes", '"heal 1"', '"heal"', "heroes.ispher.effects[0].do: 'heal': needs a number from 1"),
        ("heroes", "attack with one-fist", "attack with axes", "effects[0].do: no weapon 'axes'"),
        ("heroes", "attack with one-fist", "kill", "effects[0].do: 'kill' is nothing that a hero may do"),
        ("heroes", '["pico"]', '["rex"]', "heroes.ronan-of-the-wild: no familiar 'rex'"),
        ("skills", 'always = "damage +2"', 'do = "kill"', "skills.mighty.effects[0]: has one of always"),
        ("skills", 'always = "damage +2"', 'on = "hit"', "skills.mighty.effects[0]: do goes with on"),
        ("skills", '"fatigue 2"', '"luck 2"', "skills.able-warrior.effects[0].cost: 'luck 2': nothing"),
        ("skills", '"exhaust"', '"exhaust 2"', "skills.quick-casting.effects[0].cost: 'exhaust 2'"),
        ("skills", 'to = "any figure in sight", ', "", "skills.telekinesis.effects[0].to: push, and nothing"),
        ("skills", ', for = "own turn"', "", "skills.unmovable.effects[0].for: armor, and nothing else"),
        ("copper", 'to = "the attacked", ', "", "copper.pacify.effects[0].to: a hit, and nothing else"),
        ("skills", "within 3", "nearby", "skills.divine-retribution.effects[0].to: 'each unnamed enemy"),
        ("skills", 'effects = [{ always = "command" }]\n', "", "skills.blessing: does nothing"),
        ("skills", 'deck = "fighting"', 'deck = "magic"', "skills.able-warrior.deck: Invalid enum value"),
        ("skills", "[skills.tough]", "[skills.Tough]", "skills.Tough: a name is written like this"),
        ("monsters", '"white", "green"', '"red", "green"', "monsters.bane-spider.normal.dice: a magic"),
        ("monsters", '"white", "green"', '"white", "white"', "monsters.bane-spider.normal.dice: there"),
        ("monsters", '"poison"]', '"venom"]', "monsters.bane-spider.normal.abilities: 'venom': nothing"),
        ("shop", "price = 100\n", "", "shop.axe: only cards of the shop and potions have a price"),
        ("shop", '"1: damage +1"', '"damage +1"', "shop.axe.surges: 'damage +1': is written like this"),
        ("shop", '"1: damage +1"', '"1: dmg 1"', "shop.axe.surges: 'dmg 1': no such ability; it may be"),
        ("shop", 'attack = "melee"\n', "", "shop.axe: a weapon has an attack"),
        ("shop", 'kind = "weapon"', 'kind = "other"', "shop.axe: only a weapon has an attack"),
        ("copper", "[copper.bane]", "[copper.axe]", "copper.axe: this name is taken (at line 3, column"),
        ("relics", '"aura"', '"auras"', "relics.rune-plate.immune[0]: 'auras': no such ability"),
        ("overlord", '"declared"', '"announced"', "overlord.aim.time: 'announced': no such moment"),
        ("overlord", '"2 bane-spider"', '"2 spider"', "overlord.bane-spider-swarm: no monster"),
        ("overlord", "4 surge 1", "4 surges", "overlord.crushing-block.save: '4 surges': is written"),
        ("overlord", 'type = "event"', 'type = "spawn"', "overlord.aim: a spawn card, and no other"),
        ("overlord", 'type = "event"', 'type = "power"', "overlord.aim: a power, and no other card"),
        ("overlord", 'do = "aimed"\n', "", "overlord.aim: an event or trap, and no other card, has time"),
        ("overlord", 'do = "aimed"', 'do = "aimed"\nsave = "1 blank all"', "overlord.aim: only a trap"),
        ("familiars", "speed = 4", "speed = 0", "familiars.boggs: either has a speed or is handed"),
        ("familiars", "speed = 4", "sped = 4", "familiars.boggs: Object contains unknown field"),
        ("familiars", "speed = 4", "speed = ", "familiars.toml: not valid TOML: Invalid value (at line"),
    ],
)  # fmt: skip
def test_a_bad_entry_is_refused_with_its_place(
    tmp_path: Path, file: str, old: str, new: str, says: str
) -> None:
    for each in ("heroes", "skills", "monsters", "overlord", "familiars", *ITEM_DECKS):
        text = (CONTENT / f"{each}.toml").read_text("utf-8")
        if each == file:
            assert old in text
            text = text.replace(old, new, 1)
        (tmp_path / f"{each}.toml").write_text(text, "utf-8")
    with pytest.raises(ContentError) as error:
        Box(tmp_path)
    said = str(error.value)
    assert said.startswith(f"{file}.toml")
    assert says in said
    assert re.search(r"\(at line \d+, column \d+\)$", said)


def test_the_place_is_that_of_the_value_or_of_its_entry(tmp_path: Path) -> None:
    shelf = (CONTENT / "shop.toml").read_text("utf-8").replace('"1: damage +1"', '"1: dmg 1"', 1)
    lines = shelf.splitlines()
    for each in ("familiars", "monsters"):
        (tmp_path / f"{each}.toml").write_text((CONTENT / f"{each}.toml").read_text("utf-8"), "utf-8")
    (tmp_path / "shop.toml").write_text(shelf, "utf-8")
    with pytest.raises(ContentError) as error:
        Box(tmp_path)
    place = re.search(r"at line (\d+), column (\d+)", str(error.value))
    assert place is not None
    assert lines[int(place[1]) - 1][int(place[2]) - 1 :] == '["1: dmg 1"]'


def test_whatever_a_hero_may_do_has_its_deed() -> None:
    assert sorted(DEEDS) == sorted(USED_VERBS)
