"""Every record of the box in play: it does what its text says. What is printed comes from facts.json."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.descent.box import BOX
from tests.games.descent.facts import FACTS
from tests.games.descent.stage import Stage, foe, hero, stage
from tests.games.descent.test_box import CARDS, ITEMS, MONSTERS
from undercroft.games.descent.attack.arms import strike_of
from undercroft.games.descent.attack.attack import Attack
from undercroft.games.descent.attack.spending import tally
from undercroft.games.descent.cards.vocabulary import ATTACKS, BLAST, KEYWORDS, WEAPON
from undercroft.games.descent.hero.equipment import fits
from undercroft.games.descent.hero.gear import armor, speed
from undercroft.games.descent.hero.wounds import immune

HERO, MONSTER, OTHER = 0, 4, 5
PLAIN = "spiritspeaker-mok"  # nothing on his sheet changes an attack
FACES = {colour: FACTS["dice"][key] for colour, key in (
    ("red", "red_melee"), ("blue", "blue_ranged"), ("white", "white_magic"), ("green", "green_damage"),
    ("yellow", "yellow_range"),
)}  # fmt: skip
WEAPONS = {name: item for name, item in ITEMS.items() if item["kind"] == "weapon"}
SURGING = 3  # a face of every die but the white one that shows a surge
BLANK, SURGE = 1, 2  # of a power die


def armed(name: str, target: str = "giant", **more: Any) -> Stage:
    """A plain hero with a weapon, all traits 3, and a foe that survives anything."""
    play = stage(
        hero(PLAIN, (6, 4), wear=[name], fatigue=0), hero("ispher", (0, 4)), turn=PLAIN,
        monsters=[foe(target, (7, 4))], **more,
    )  # fmt: skip
    play.s.training[:3] = [3 - trait for trait in play.s.hero(HERO).traits]
    play.s.health[MONSTER] = 90
    play("action:battle", f"attack:{name}")
    if "target:7,4" in play.open():
        play("target:7,4")
    return play("plain") if "plain" in play.open() else play


def rolled(item: dict[str, Any], surges: bool) -> tuple[list[int], int, int]:
    """Faces for all dice of a weapon and three power dice; their damage and surges."""
    faces = [SURGING if surges and colour != "white" else 1 for colour in item["dice"]]
    shown = [FACES[colour][face - 1] for colour, face in zip(item["dice"], faces, strict=True)]
    damage = sum(face["damage"] for face in shown)
    bolts = sum(face["surge"] for face in shown) + (3 if surges else 0)
    return [*faces, *[SURGE if surges else BLANK] * 3], damage, bolts


def printed(item: dict[str, Any], word: str) -> int:
    """The number of an ability or a bonus that is printed on a weapon."""
    found = [re.fullmatch(rf"{word} (\d+)|(\d+) {word}s?", each) for each in item.get("abilities", [])]
    return sum(int(each[1] or each[2]) for each in found if each)


@pytest.mark.rule("J-109", "J-128", "J-129", "J-130", "J-326")
@pytest.mark.parametrize("name", WEAPONS)
def test_a_weapon_hits_as_hard_as_printed(name: str) -> None:
    item = WEAPONS[name]
    faces, damage, _ = rolled(item, False)
    play = armed(name)
    assert len(play.s.agenda) > 1
    play(dice=faces)
    while play.asked()[1] in ("spend", "whom-first"):
        play("strike" if "strike" in play.open() else play.open()[0])
    hit = play.events("hits")[-1]
    assert hit["damage"] == damage
    hard = max(0, play.s.kind_at(MONSTER).armor - printed(item, "Pierce"))
    assert play.s.health[MONSTER] == 90 - max(0, damage - hard)
    burns = "Burn" in item.get("abilities", [])
    assert play.s.burn[MONSTER] == int(burns)
    stuns = any("stun token" in each for each in item.get("abilities", []))
    assert play.s.stun[MONSTER] == int(stuns and play.s.health[MONSTER] < 90)


STUNNING = [
    name for name, item in WEAPONS.items() if any("stun token" in each for each in item.get("abilities", []))
]


@pytest.mark.parametrize("name", STUNNING)
def test_a_wound_of_a_weapon_that_stuns_brings_one_token(name: str) -> None:
    play = armed(name, "skeleton")(dice=rolled(WEAPONS[name], True)[0])
    while play.asked()[1] in ("spend", "whom-first"):
        play("strike" if "strike" in play.open() else play.open()[0])
    assert play.s.health[MONSTER] < 90
    assert play.s.stun[MONSTER] == 1


SALES = [(name, n) for name, item in WEAPONS.items() for n in range(len(item.get("surge_abilities", [])))]


@pytest.mark.rule("J-120", "J-128")
@pytest.mark.parametrize(("name", "number"), SALES)
def test_what_a_weapon_sells_does_what_is_printed(name: str, number: int) -> None:
    item = WEAPONS[name]
    sale = item["surge_abilities"][number]
    faces, damage, surges = rolled(item, True)
    play = armed(name, threat=2)
    play(dice=faces)
    attack = next(frame for frame in play.s.agenda if isinstance(frame, Attack))
    free = sum(int(each.split()[0]) for each in item.get("abilities", []) if "free surge" in each)
    before = strike_of(play.s, HERO, name, attack.target)
    assert before.surges == free
    assert f"surge:{number + 1}" in play.open()
    play(f"surge:{number + 1}")
    effect, cost = sale["effect"], sale["surges"]
    bought = [int(n == number) for n in range(len(item["surge_abilities"]))]
    assert attack.bought == bought
    pierce, times, more = printed(item, "Pierce"), 1, 0
    for number_, word in re.findall(r"\+(\d+) (damage|range)", effect):
        more += int(number_) if word == "damage" else 0
    pierce += sum(int(rank) for rank in re.findall(r"Pierce (\d+)", effect))
    wider = sum(int(rank) for rank in re.findall(r"Blast (\d+)", effect))
    assert attack.rank(play.s, BLAST) == printed(item, "Blast") + wider
    farther = (
        tally(before, attack.roll(), attack.bought).range
        - tally(before, attack.roll(), [0] * len(bought)).range
    )
    assert farther == sum(int(by) for by in re.findall(r"\+(\d) range", effect))
    assert tally(before, attack.roll(), attack.bought).pierce == pierce
    times = 2 if "double" in effect else 1
    while play.asked()[1] in ("spend", "whom-first"):
        play("strike" if "strike" in play.open() else play.open()[0])
    if "kill" in effect:
        assert play.s.kind[MONSTER] == -1
        return
    assert play.events("hits")[-1]["damage"] == (damage + more) * times
    hard = max(0, play.s.kind_at(MONSTER).armor - pierce)
    lost = max(0, (damage + more) * times - hard)
    assert play.s.health[MONSTER] == 90 - lost
    assert play.s.threat == 2 - ("threat" in effect)
    assert play.s.burn[MONSTER] == ("Burn" in item.get("abilities", [])) + ("burn token" in effect)
    stun = any("stun token" in each for each in item.get("abilities", []))
    assert play.s.stun[MONSTER] == (stun + ("stun token" in effect) if lost else 0)
    assert surges + free >= cost


OFF_HANDS = {name: item["off_hand_bonus"] for name, item in WEAPONS.items() if item.get("off_hand_bonus")}


@pytest.mark.rule("J-308")
@pytest.mark.parametrize("name", OFF_HANDS)
def test_the_off_hand_bonus_is_added_to_the_other_weapon(name: str) -> None:
    play = stage(hero(PLAIN, (6, 4), wear=["crossbow", name]), turn=PLAIN)
    with_it, without = strike_of(play.s, HERO, "crossbow", -1), strike_of(play.s, HERO, "bare-hands", -1)
    number, word = re.fullmatch(r"\+?(\d+) (?:free )?(damage|surge)", OFF_HANDS[name]).groups()  # type: ignore[union-attr]
    assert getattr(with_it, "surges" if word == "surge" else "damage") == int(number)
    assert (without.damage, without.surges) == (0, 0)


ARMORS = {name: item for name, item in ITEMS.items() if item["kind"] == "armor"}


@pytest.mark.rule("J-130", "J-081", "J-188")
@pytest.mark.parametrize("name", ARMORS)
def test_armor_protects_slows_and_forbids_as_printed(name: str) -> None:
    item, text = ARMORS[name], ARMORS[name].get("effect", "")
    play = stage(hero("ispher", (6, 4), wear=[name]), hero("lyssa", (0, 4), wear=[name]), turn="ispher")
    assert armor(play.s, HERO) == 0 + item["armor_bonus"]
    cap = re.search(r"speed capped at (\d)", text)
    assert speed(play.s, HERO) == (int(cap[1]) if cap else 5)
    banned = "no runes" in text
    assert fits(play.s, HERO, (name, "immolation")) != banned
    for keyword, word in enumerate(KEYWORDS):
        named = word.capitalize() in text.partition("immune to")[2]
        assert immune(play.s, HERO, keyword) == (named or word == "poison"), word  # Ispher himself
        assert immune(play.s, 1, keyword) == named, word


SHIELDS = {name: item for name, item in ITEMS.items() if item["kind"] == "shield"}


@pytest.mark.rule("J-378", "J-037")
@pytest.mark.parametrize("name", SHIELDS)
def test_a_shield_cancels_as_many_wounds_as_printed_and_is_exhausted(name: str) -> None:
    play = stage(
        hero("ispher", (6, 4), wear=[name]), hero("lyssa", (0, 4)), monsters=[foe("ogre", (7, 4))],
        turn="overlord monsters",
    )  # fmt: skip
    play(f"activate:{MONSTER}", "attack", "target:6,4", dice=[1, 1, 1])  # 10 damage
    play(f"block:{name}")
    count = int(re.search(r"cancel (\d)", SHIELDS[name]["effect"])[1])  # type: ignore[index]
    assert play.s.health[HERO] == 12 - (10 - count)
    assert play.s.exhausted[HERO] == (name,)


CACHES = {name: item for name, item in ITEMS.items() if item["kind"] == "cache"}


@pytest.mark.rule("J-299")
@pytest.mark.parametrize("name", CACHES)
def test_a_cache_is_used_at_once_and_another_card_drawn(name: str) -> None:
    colour = ("copper", "silver", "gold")[BOX.items[name].deck - 1]
    play = stage(hero("ispher", coins=1000), hero("lyssa", (0, 4)), turn="ispher", opened=[colour])
    play("action:run", "market", f"treasure:{colour}", dice=[name])
    price = {"copper": 250, "silver": 500, "gold": 750}[colour]
    text = CACHES[name]["effect"]
    coins = re.search(r"(\d+) coins", text)
    kind = "healing" if "healing" in text else "vitality" if "vitality" in text else ""
    if kind:
        play(f"wear:{kind}-potion")
        assert play.s.worn[HERO] == (f"{kind}-potion",)
    assert play.s.coins[HERO] == 1000 - price + (int(coins[1]) if coins else 0)
    other = {"copper": "bane", "silver": "ice-storm", "gold": "deflect"}[colour]
    play(f"wear:{other}", dice=[other])
    assert other in play.s.worn[HERO]


# -- monsters ----------------------------------------------------------------------------------------------

LINES = [(name, part) for name in MONSTERS for part in ("normal", "master")]


@pytest.mark.rule("J-111", "J-246")
@pytest.mark.parametrize(("name", "part"), LINES)
def test_a_monster_fights_as_its_card_says(name: str, part: str) -> None:
    line = MONSTERS[name][part]
    kind = name if part == "normal" else f"master {name}"
    play = stage(
        hero("ispher", (6, 4)), hero("lyssa", (0, 4)), monsters=[foe(kind, (7, 4))], turn="overlord monsters"
    )
    assert play.s.health[MONSTER] == line["wounds_by_players"]["3"]
    play(f"activate:{MONSTER}")
    assert play.s.points == line["speed"]
    words = [each.lower() for each in line["abilities"]]
    assert play.s.attacks == (2 if "quick shot" in words else 1)
    play("attack")
    if "sweep" not in words:
        play("target:6,4")
    faces = [1 if colour != "black" else BLANK for colour in line["dice"]]
    damage = sum(FACES[colour][0]["damage"] for colour in line["dice"] if colour != "black")
    points = sum(int(rank) for rank in re.findall(r"sorcery (\d)", " ".join(words)))
    bonus = sum(int(by) for by in re.findall(r"\+(\d) damage", " ".join(words))) + words.count("command")
    play(dice=faces)
    hit = play.events("hits")[-1]
    assert hit["damage"] == damage + bonus + points  # all of Sorcery: the target is next to it
    assert play.s.burn[HERO] == ("burn" in words)
    assert play.s.web[HERO] == ("web" in words)
    assert play.s.stun[HERO] == ("stun" in words)


@pytest.mark.rule("J-138", "J-134", "J-136")
@pytest.mark.parametrize("name", MONSTERS)
def test_a_monster_has_the_one_type_of_attack_of_its_card(name: str) -> None:
    play = stage(
        hero("ispher", (4, 4)), hero("lyssa", (0, 4)), monsters=[foe(name, (8, 4))], turn="overlord monsters"
    )
    play(f"activate:{MONSTER}", "attack")
    assert ("target:4,4" in play.open()) == (MONSTERS[name]["attack_type"] != "melee")


# -- the overlord's spawns, powers -------------------------------------------------------------------------

SPAWNS = {name: card for name, card in CARDS.items() if card["type"] == "Spawn"}


@pytest.mark.rule("J-171")
@pytest.mark.parametrize("name", SPAWNS)
def test_a_spawn_card_brings_whom_it_names(name: str) -> None:
    play = stage(
        hero("ispher", (0, 4)), hero("lyssa", (0, 5)), doors={}, turn="overlord", threat=9, hand=[name]
    )  # fmt: skip
    play(f"play:{name}", dice=["doom", "trapmaster"])
    while play.asked()[1] != "plot":
        play(next(option for option in play.open() if option != "enough"))
    kinds = [play.s.kind_at(slot) for slot in play.s.monsters()]
    wanted = re.findall(r"(\d) (Master )?([A-Z][a-z]+(?: [A-Z][a-z]+)?)", SPAWNS[name]["effect"])
    names = {"Beastmen": "beastman"}
    for count, master, word in wanted:
        card = names.get(word, word.lower().replace(" ", "-").removesuffix("s"))
        like = [kind for kind in kinds if kind.card == card and kind.master == bool(master)]
        assert len(like) == int(count), (card, master)
    assert play.s.threat == 9 + 2 - SPAWNS[name]["threat_cost"]
    assert name in play.s.discard


# -- nobody is left out ------------------------------------------------------------------------------------


def test_deflect_frightens_whoever_attacks() -> None:
    brave = hero("ispher", (6, 4), wear=["deflect"])
    for faces, lost in (([1, 1], 0), ([3, 1], 12 - (12 - 7))):
        play = stage(
            brave, hero("lyssa", (0, 4)), monsters=[foe("beastman", (7, 4))], turn="overlord monsters"
        )
        play(f"activate:{MONSTER}", "attack", "target:6,4", dice=faces)
        assert play.s.health[HERO] == 12 - lost


@pytest.mark.rule("J-374", "J-124", "J-320")
@pytest.mark.parametrize(("worn", "threat"), [([], 1), (["deflect"], 0)])
def test_surges_that_fear_takes_bring_no_threat(worn: list[str], threat: int) -> None:
    brave = hero("ispher", (6, 4), wear=worn)
    play = stage(brave, hero("lyssa", (0, 4)), monsters=[foe("beastman", (7, 4))], turn="overlord monsters")
    play(f"activate:{MONSTER}", "attack", "target:6,4", dice=[3, 3])  # two surges
    assert (play.s.threat, bool(play.events("hits"))) == (threat, True)


@pytest.mark.rule("J-450")
def test_rune_plate_is_proof_against_everything_that_lingers() -> None:
    play = stage(
        hero("ispher", (6, 4), wear=["rune-plate"]),
        hero("lyssa", (0, 4)),
        monsters=[foe("master giant", (8, 4))],
        turn="overlord monsters",
    )
    play(f"activate:{MONSTER}", "attack", dice=[1, 1, 1, 1, 1])
    assert (play.s.stun[HERO], play.s.health[HERO]) == (0, 12 - 7)
    walk = stage(
        hero("ispher", (6, 4), wear=["rune-plate"]),
        hero("lyssa", (0, 4)),
        monsters=[foe("demon", (8, 4))],
        turn="ispher",
    )
    assert walk("action:run", "step:7,4").s.health[HERO] == 12
    for worn, left in ((["rune-plate"], 12), ([], 11)):  # staying there hurts whoever is not immune (J-450)
        brave = hero("ispher", (7, 4), wear=worn)
        stay = stage(brave, hero("lyssa", (0, 4)), monsters=[foe("demon", (8, 4))], turn="ispher")
        assert stay("action:battle", "end").s.health[HERO] == left
    held = stage(
        hero("ispher", (6, 4), wear=["rune-plate"]),
        hero("lyssa", (0, 4)),
        monsters=[foe("naga", (7, 4))],
        turn="ispher",
    )
    assert held("action:run").open("step")


def test_every_weapon_is_played() -> None:
    weapons = {item.name for item in BOX.items.values() if item.kind == WEAPON}
    assert weapons - set(WEAPONS) == {"bare-hands", "one-fist"}
    assert {ATTACKS[BOX.items[name].attack] for name in WEAPONS} == set(ATTACKS)
