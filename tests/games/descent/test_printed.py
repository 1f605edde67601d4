"""Every monster, overlord card and weapon in play: each printed number and ability."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.games.descent.own import quest
from tests.games.descent.stage import Stage, foe, hero, stage
from tests.games.descent.test_box import CARDS, ITEMS, MONSTERS
from tests.games.descent.test_records import BLANK, FACES, PLAIN, SALES, SURGE, WEAPONS, armed, rolled
from undercroft.games.descent.attack.arms import strike_of
from undercroft.games.descent.boxes import made
from undercroft.games.descent.hero.equipment import fits
from undercroft.games.descent.state.state import OVERLORD_DECK

HERO, MONSTER, OTHER = 0, 4, 5
FAR_OFF = hero("ispher", (0, 4))
LINES = {
    ("master " if part == "master" else "") + name: MONSTERS[name][part]
    for name in MONSTERS
    for part in ("normal", "master")
}


def words(kind: str) -> list[str]:
    """The abilities that are printed on a monster."""
    return [each.lower() for each in LINES[kind]["abilities"]]


def rank(kind: str, ability: str) -> int:
    """The rank of an ability, 0 without it."""
    found = re.search(rf"{ability} (\d+)", " ".join(words(kind)))
    return int(found[1]) if found else 0


def hardest(kind: str) -> tuple[list[int], int]:
    """The faces of its dice with the most damage, and that damage."""
    faces, total = [], 0
    for colour in LINES[kind]["dice"]:
        if colour == "black":
            faces.append(BLANK)
            continue
        damage = [face.get("damage", 0) for face in FACES[colour]]
        faces.append(damage.index(max(damage)) + 1)
        total += max(damage)
    return faces, total


def beside(kind: str) -> Stage:
    """A hero with a sword next to a monster that survives anything."""
    fighter = hero(PLAIN, (6, 4), wear=["sword"], fatigue=0)
    play = stage(fighter, FAR_OFF, monsters=[foe(kind, (7, 4))], turn=PLAIN)
    play.s.training[:3] = [3 - trait for trait in play.s.hero(HERO).traits]
    play.s.health[MONSTER] = 90
    return play("action:battle", "attack:sword", "target:7,4")


# -- monsters ----------------------------------------------------------------------------------------------


@pytest.mark.rule("J-340")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_monsters_have_the_wounds_for_the_number_of_players(players: int) -> None:
    box = made(quest(), players)
    for kind, line in LINES.items():
        assert box.kinds[box.kind_of[kind]].wounds == line["wounds_by_players"][str(players)], kind


@pytest.mark.rule("J-130", "J-320")
@pytest.mark.parametrize("kind", LINES)
def test_the_armor_and_the_fear_of_a_monster_are_printed(kind: str) -> None:
    fear = rank(kind, "fear")
    for surges in range(fear + 1):
        play = beside(kind)(dice=[1, 1, *[SURGE] * surges, *[BLANK] * (3 - surges)])
        while play.asked()[1] == "spend":
            play("strike")
        assert bool(play.events("hits")) == (surges == fear)
    damage = FACES["red"][0]["damage"] + FACES["green"][0]["damage"]
    assert damage > LINES[kind]["armor"]
    assert play.s.health[MONSTER] == 90 - (damage - LINES[kind]["armor"])


@pytest.mark.rule("J-326", "J-323", "J-329")
@pytest.mark.parametrize("kind", LINES)
def test_a_monster_pierces_poisons_and_throws_as_printed(kind: str) -> None:
    for worn in (["rune-plate"], ["chain-mail"], []):
        hard = 2 + sum(ITEMS[name]["armor_bonus"] for name in worn)
        play = stage(
            hero("mordrog", (6, 4), wear=worn), FAR_OFF, monsters=[foe(kind, (7, 4))],
            turn="overlord monsters",
        )  # fmt: skip
        play.s.health[HERO] = 90
        play(f"activate:{MONSTER}", "attack")
        assert bool(play.open("breath")) == ("breath" in words(kind))
        if "sweep" not in words(kind):
            play("target:6,4")
        faces, damage = hardest(kind)
        play(dice=faces)
        bonus = sum(int(by) for by in re.findall(r"\+(\d) damage", " ".join(words(kind))))
        damage += bonus + rank(kind, "sorcery") + words(kind).count("command")
        lost = max(0, damage - max(0, hard - rank(kind, "pierce")))
        assert play.s.health[HERO] == 90 - lost
    assert lost
    assert play.s.poison[HERO] == (lost if "poison" in words(kind) else 0)
    assert (play.asked()[1] == "thrown") == ("knockback" in words(kind))


@pytest.mark.rule("J-333")
@pytest.mark.parametrize("kind", LINES)
def test_whoever_is_undying_and_nobody_else_throws_a_die(kind: str) -> None:
    play = beside(kind)
    play.s.health[MONSTER] = 1
    play(dice=[1, 1, SURGE, SURGE, SURGE])
    while play.asked()[1] == "spend":
        play("strike")
    assert (play.s.asks()[0].seat < 0) == ("undying" in words(kind))


@pytest.mark.rule("J-311", "J-322")
@pytest.mark.parametrize("kind", LINES)
def test_whoever_comes_near_feels_aura_and_grapple(kind: str) -> None:
    play = stage(hero("lyssa", (5, 4)), FAR_OFF, monsters=[foe(kind, (7, 4))], turn="lyssa")
    before = play.s.health[HERO]
    play("action:run", "step:6,4")
    assert before - play.s.health[HERO] == ("aura" in words(kind))
    assert bool(play.open("step")) == ("grapple" not in words(kind))


@pytest.mark.rule("J-321", "J-319", "J-328")
@pytest.mark.parametrize("kind", LINES)
def test_who_flies_commands_and_reaches(kind: str) -> None:
    play = stage(
        hero("mordrog", (5, 4)), FAR_OFF, monsters=[foe(kind, (7, 4)), foe("skeleton", (10, 6))],
        rubble=[(6, y) for y in (3, 4, 5, 6)], turn="overlord monsters",
    )  # fmt: skip
    assert strike_of(play.s, OTHER, "", -1).damage == words(kind).count("command")
    own = strike_of(play.s, MONSTER, "", -1)
    farther = sum(int(by) for by in re.findall(r"\+(\d) range", " ".join(words(kind))))
    assert own.range == farther + words(kind).count("command")
    play(f"activate:{MONSTER}")
    assert ([option for option in play.open("step") if option.startswith("step:6,")] != []) == (
        "fly" in words(kind)
    )
    near = stage(hero("mordrog", (5, 4)), FAR_OFF, monsters=[foe(kind, (7, 4))], turn="overlord monsters")
    melee = MONSTERS[kind.removeprefix("master ")]["attack_type"] == "melee"
    near(f"activate:{MONSTER}", "attack")
    if melee and "sweep" not in words(kind):
        assert ("target:5,4" in near.open()) == ("reach" in words(kind))


# -- the overlord's cards ----------------------------------------------------------------------------------


@pytest.mark.rule("J-061", "J-151")
@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_there_as_often_as_printed_and_is_worth_its_threat(name: str) -> None:
    play = stage(FAR_OFF, hero("lyssa", (0, 5)), turn="overlord", hand=[name])
    left = Counter(play.s.decks[OVERLORD_DECK])[name]
    assert left + 1 == CARDS[name]["count"]
    others = sorted(set(play.s.decks[OVERLORD_DECK]) - {name})
    play(f"discard:{name}", dice=others[:2])
    assert play.s.threat == 2 + CARDS[name]["discard_value"]


PLOTS = [name for name, card in CARDS.items() if card["type"] in ("Power", "Spawn")]
PLOTS += ["gust-of-wind", "dark-charm"]


@pytest.mark.rule("J-148")
@pytest.mark.parametrize("name", PLOTS)
def test_a_card_costs_as_much_threat_as_printed(name: str) -> None:
    heroes = (FAR_OFF, hero("lyssa", (0, 5)))
    play = stage(*heroes, doors={}, turn="overlord", hand=[name], threat=CARDS[name]["threat_cost"] - 2)
    others = [each for each in ("aim", "rage", "dodge") if each != name][:2]
    play(f"play:{name}", dice=others)
    assert (play.s.threat, play.s.hand) == (0, tuple(others))  # none had to be discarded for it


@pytest.mark.rule("J-060")
def test_evil_genius_draws_one_card_more() -> None:
    play = stage(FAR_OFF, hero("lyssa", (0, 5)), turn="overlord", powers=["evil-genius"])
    play(dice=["aim", "rage", "dodge"])
    assert (play.asked()[1], len(play.s.hand)) == ("plot", 3)


def test_one_monster_of_a_new_area_becomes_a_master() -> None:
    play = stage(
        hero("mordrog", (4, 4)), hero("lyssa", (0, 5)), hero("ispher", (0, 4)), revealed=["S"], doors={},
        turn="mordrog", powers=["brilliant-commander"],
    )("action:run", "open:a", dice=["1"])  # fmt: skip
    assert len(play.open("figure")) == 2
    assert play(play.open("figure")[0]).asked() == (1, "act")


# -- weapons -----------------------------------------------------------------------------------------------


@pytest.mark.rule("J-120")
@pytest.mark.parametrize(("name", "number"), SALES)
def test_what_a_weapon_sells_costs_as_many_surges_as_printed(name: str, number: int) -> None:
    item = WEAPONS[name]
    faces, _, shown = rolled(item, False)
    free = shown + sum(int(each.split()[0]) for each in item.get("abilities", []) if "free surge" in each)
    cost = item["surge_abilities"][number]["surges"]
    for surges in (cost - 1, cost):
        more = surges - free
        if 0 <= more <= 3:
            play = armed(name, threat=2)(dice=[*faces[:-3], *[SURGE] * more, *[BLANK] * (3 - more)])
            assert (f"surge:{number + 1}" in play.open()) == (surges == cost)
    play, times = armed(name, threat=9)(dice=[*faces[:-3], *[SURGE] * 3]), 0
    while f"surge:{number + 1}" in play.open():
        play(f"surge:{number + 1}")
        times += 1
    assert times == (free + 3) // cost


@pytest.mark.rule("J-081")
@pytest.mark.parametrize("name", ITEMS)
def test_what_is_a_rune_is_forbidden_by_heavy_armor(name: str) -> None:
    play = stage(hero("ispher", (6, 4)), hero("lyssa", (0, 4)), turn="ispher")
    heavy = next(each for each, item in ITEMS.items() if "no runes" in item.get("effect", ""))
    if ITEMS[name]["kind"] not in ("armor", "cache"):
        assert fits(play.s, HERO, (heavy, name)) == (not ITEMS[name].get("rune", False))
