"""Names, rules texts and flavour of all cards in three languages; texts agree with the content."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter, defaultdict
from importlib.resources import files
from typing import Any

import pytest

from undercroft.games.dungeoneer.boxes import SERPENT, TOMB_SET, meant, set_of
from undercroft.games.dungeoneer.cards.reader import CardSet
from undercroft.games.dungeoneer.cards.records import Quest, Source
from undercroft.locale import LANGUAGES, voice

CONTENT = files("undercroft.games.dungeoneer") / "content"
SETS = (TOMB_SET, set_of(SERPENT))
NO_DECISION = (
    "provenance",
    "copies",
    "type",
    "cost",
    "upkeep",
    "grade",
    "tags",
)  # do not make a card another one
FILES = ("boons", "treasures", "banes", "encounters", "heroes", "locations", "quests")


def sources(*sets: CardSet) -> list[Source]:
    """Everything in these sets, or in all, that has effects."""
    found: list[Source] = []
    for each in sets or SETS:
        found += [
            *each.cards.values(),
            *each.heroes.values(),
            *each.locations.values(),
            *each.quests.values(),
        ]
    return found


def entries() -> dict[str, dict[str, Any]]:
    """The entries of the content files as they are written, by key."""
    found: dict[str, dict[str, Any]] = {}
    for each in SETS:
        for file in FILES:
            table = tomllib.loads((CONTENT / each.id / f"{file}.toml").read_text("utf-8"))[file]
            kind = {"heroes": "hero", "locations": "location", "quests": "quest"}.get(file, "card")
            found |= {f"{kind}:{each.prefix}{name}": entry for name, entry in table.items()}
    return found


def has_text(source: Source) -> bool:
    """All have a rules text, except locations that do nothing."""
    return not source.key.startswith("location:") or bool(source.effects)


PRINTED_TWICE = ["card:scare", "card:serpent_scare"]  # attested in both books


def test_no_two_records_are_alike_in_all_but_name_and_price() -> None:
    alike: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for key, entry in entries().items():
        does = {word: each for word, each in entry.items() if word not in NO_DECISION}
        alike[key.partition(":")[0], json.dumps(does, sort_keys=True)].append(key)
    assert [keys for keys in alike.values() if len(keys) > 1] == [PRINTED_TWICE]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_name_text_and_flavour(lang: str) -> None:
    say = voice(lang)
    for source in sources():
        id = source.key.replace(":", "-")
        assert say(f"dungeoneer-{id}")
        assert say(f"dungeoneer-flavour-{id}")[-1] in ".?!"
        if has_text(source):
            text = say(f"dungeoneer-text-{id}")
            assert text.endswith(".")
            assert "—" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_label_has_a_name(lang: str) -> None:
    say = voice(lang)
    cards = [card for each in SETS for card in each.cards.values()]
    quests = [quest for each in SETS for quest in each.quests.values()]
    heroes = [hero for each in SETS for hero in each.heroes.values()]
    tags = {tag for card in cards for tag in card.tags} | {tag for quest in quests for tag in quest.tags}
    for kind, labels in (
        ("type", {card.type for card in cards}),
        ("tag", tags),
        ("race", {hero.race for hero in heroes}),
        ("calling", {hero.calling for hero in heroes}),
        ("monster", {quest.name for quest in quests if quest.fighter}),
    ):
        for label in labels:
            assert say(f"dungeoneer-{kind}-{label}")


@pytest.mark.parametrize("cards", SETS, ids=lambda each: each.id)
def test_no_two_cards_have_the_same_name(cards: CardSet) -> None:
    for lang in LANGUAGES:
        names = Counter(voice(lang)(f"dungeoneer-{each.key.replace(':', '-')}") for each in sources(cards))
        assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_heroes_and_monsters_can_be_declined(lang: str) -> None:
    fighters: list[Source] = [card for each in SETS for card in each.cards.values() if card.fighter]
    for source in (*fighters, *[hero for each in SETS for hero in each.heroes.values()]):
        message = voice(lang).book[f"dungeoneer-{source.key.replace(':', '-')}"]
        assert set(message.attributes) == {"gen", "dat", "acc", "ins"}, source.key


PHRASES = ("do", "pass", "fail", "threat", "always", "if", "cost", "reward", "power", "upkeep", "attempt")


def numbers_in(phrase: object) -> list[str]:
    """The numbers, and X, in phrases of a content file."""
    return re.findall(r"\d+|\bX\b", str(phrase))


def printed(entry: dict[str, Any]) -> Counter[str]:
    """The numbers that a card's text must mention: all but its price, values and points."""
    found: Counter[str] = Counter()
    for part in (entry, *entry.get("effects", [])):
        for word in PHRASES:
            if not (word == "cost" and "kind" in part):
                found.update(numbers_in(part.get(word, "")))
    for word in ("target", "extra_die", "find", "dice"):
        found.update(numbers_in(entry.get(word, "")))
    return found


@pytest.mark.parametrize("source", sources(), ids=lambda source: source.key)
def test_the_text_of_a_card_tells_its_numbers(source: Source) -> None:
    if not has_text(source):
        return
    wanted = printed(entries()[source.key])
    told = [
        Counter(numbers_in(voice(lang)(f"dungeoneer-text-{source.key.replace(':', '-')}")))
        for lang in LANGUAGES
    ]
    assert told[0] == told[1] == told[2]
    assert wanted <= told[0], f"{wanted - told[0]} not told"
    assert set(told[0] - wanted) <= {"1"}, "only a single thing is not written as a number"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_of_a_threat_names_what_is_tested(lang: str) -> None:
    words = {
        "en": ("melee", "magic", "speed", "level", "health"),
        "ru": ("ближний бой", "магия", "скорость", "уровень", "здоровье"),
        "uk": ("ближній бій", "магія", "швидкість", "рівень", "здоров’я"),
    }[lang]
    for source in sources():
        text = voice(lang)(f"dungeoneer-text-{source.key.replace(':', '-')}") if has_text(source) else ""
        threats = [(effect.stat, effect.value) for effect in source.effects if effect.stat >= 0]
        threats += [
            (op.stat, op.n)
            for effect in source.effects
            for op in (*effect.do, *effect.passed, *effect.failed)
            if op.stat >= 0
        ]
        if isinstance(source, Quest) and source.stat >= 0:
            threats.append((source.stat, source.value))
        for stat, value in threats:
            assert f"{words[stat]} {value}+" in text, f"{source.key}: {text}"


@pytest.mark.parametrize(
    ("id", "names"),
    [
        ("card-scare", ("Scare", "Отпугивание", "Відлякування")),
        ("card-legion", ("Legion", "Легион", "Легіон")),
        ("card-grave-wraith", ("Grave Wraith", "Могильный призрак", "Могильний привид")),
        ("card-zombie", ("Zombie", "Зомби", "Зомбі")),
        ("card-backpack", ("Backpack", "Рюкзак", "Наплічник")),
        ("location-tomb-antechamber", ("Tomb Antechamber", "Преддверие гробницы", "Притвор гробниці")),
        ("location-troll-bridge", ("Trolls’ Bridge", "Мост троллей", "Міст тролів")),
        ("location-crypt", ("Crypt", "Склеп", "Склеп")),
        ("location-library", ("Library", "Библиотека", "Бібліотека")),
        ("location-corner", ("Corner", "Угол", "Кут")),
        ("quest-magic-fish", ("Catching the Magic Fish", "Ловля волшебной рыбки", "Ловля чарівної рибки")),
        ("hero-roderik-talus", ("Roderik Talus", "Родерик Талус", "Родерик Талус")),
        ("hero-taenin-lightfoot", ("Taenin Lightfoot", "Тейнин Легкоступ", "Тейнін Легкоступ")),
        ("card-serpent_scare", ("Scare", "Отпугивание", "Відлякування")),
        ("card-serpent_corrupt-knight", ("Corrupt Knight", "Порочный рыцарь", "Порочний лицар")),
        ("card-serpent_snakeman", ("Snakeman", "Змеелюд", "Змієлюд")),
        ("card-serpent_priestess-of-nakari", ("Priestess of Nakari", "Жрица Накари", "Жриця Накарі")),
        ("card-serpent_spawn", ("Spawn", "Исчадие", "Поріддя")),
        ("card-serpent_monstrous-boa", ("Monstrous Boa", "Чудовищный удав", "Страхітливий удав")),
        ("card-serpent_acid-flow", ("Acid Flow", "Поток кислоты", "Потік кислоти")),
        ("card-serpent_belt-pouch", ("Belt Pouch", "Поясная сумка", "Поясна торбинка")),
        (
            "card-serpent_potion-of-rejuvenation",
            ("Potion of Rejuvenation", "Зелье омоложения", "Зілля омолодження"),
        ),
        ("location-serpent_nakaris-lair", ("Nakari’s Lair", "Логово Накари", "Лігво Накарі")),
        ("location-serpent_crossroads", ("Crossroads", "Перекрёсток", "Перехрестя")),
        ("location-serpent_observation-room", ("Observation Room", "Смотровая", "Оглядова")),
        ("location-serpent_holy-of-holies", ("Holy of Holies", "Святая святых", "Свята святих")),
        ("quest-serpent_defeat-nakari", ("Defeat Nakari", "Победить Накари", "Перемогти Накарі")),
        ("hero-serpent_nord-fimble", ("Nord Fimble", "Норд Фимбл", "Норд Фімбл")),
        (
            "event-serpent_wrath-of-the-serpent-goddess",
            ("Wrath of the Serpent Goddess", "Ярость богини змей", "Лють богині змій"),
        ),
    ],
)
def test_attested_names(id: str, names: tuple[str, str, str]) -> None:
    assert tuple(voice(lang)(f"dungeoneer-{id}") for lang in LANGUAGES) == names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_says_in_short_what_it_does(lang: str) -> None:
    say = voice(lang)
    for source in sources():
        for number, _ in enumerate(source.abilities, 1):
            more = "" if number == 1 else f"-{number}"
            short = say(f"dungeoneer-does-{source.key.replace(':', '-')}{more}")
            assert len(short) < 80
            assert short[-1] not in ".!"


@pytest.mark.parametrize("source", [each for each in sources() if each.abilities], ids=lambda each: each.key)
def test_what_an_ability_does_in_short_has_its_numbers(source: Source) -> None:
    for number, effect in enumerate(source.abilities, 1):
        ops = (*effect.do, *effect.passed, *effect.failed)
        changes = [*effect.mods, *[op.mod for op in ops if op.mod is not None]]
        known = {str(abs(n)) for n in (effect.value, *[op.n for op in ops], *[mod.n for mod in changes])}
        more = "" if number == 1 else f"-{number}"
        id = f"dungeoneer-does-{source.key.replace(':', '-')}{more}"
        told = [sorted(numbers_in(voice(lang)(id))) for lang in LANGUAGES]
        assert told[0] == told[1] == told[2]
        assert set(told[0]) <= (known | {"X"} if effect.price.x else known)


def test_every_tag_of_a_monster_is_one_that_some_card_speaks_of() -> None:
    spoken = {tag for source in sources() for tag in meant(source)[0]}
    spoken |= {event.discount for each in SETS for event in each.events.values()}
    tags = [card.tags for each in SETS for card in each.cards.values()]
    tags += [quest.tags for each in SETS for quest in each.quests.values()]
    assert {tag for found in tags for tag in found} == spoken


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_guided_game_says_of_villainy_names_no_card_that_may_not_be_in_hand(lang: str) -> None:
    texts = files("undercroft.locale") / lang
    cards = "".join((texts / f"dungeoneer_{file}.ftl").read_text("utf-8") for file in ("cards", "serpent"))
    blocks = re.findall(r"^dungeoneer-card-[\w-]+ =.*(?:\n +\..*)*", cards, re.M)
    names = {name.lower() for block in blocks for name in re.findall(r"= (.+)$", block, re.M)}
    assert len(names) > 100
    hints = re.findall(
        r"^web-guide-dungeoneer-(?:serpent-)?villainy = (.+)$",
        (texts / "web_guide.ftl").read_text("utf-8"),
        re.M,
    )
    assert hints
    for hint in hints:
        assert not [name for name in names if re.search(rf"\b{re.escape(name)}\b", hint.lower())], hint
