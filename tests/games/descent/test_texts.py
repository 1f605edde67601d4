"""Names and texts of the box in three languages: all present, and true to the records."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.games.descent.box import BOX, amounts, kinds_of, sources
from undercroft.engine.rules import RuleBook
from undercroft.games.descent.attack.arms import COMMAND_SPACES
from undercroft.games.descent.cards.records import Familiar, Item, OverlordCard, Source
from undercroft.games.descent.cards.vocabulary import ALL, COMMAND, KEYWORDS
from undercroft.games.descent.telling.names import ability_name, monster_name, name_of, text_of
from undercroft.languages import LANGUAGES, LOCALE
from undercroft.locale import voice
from undercroft.locale.rules import rule_texts

FOREIGN = {"en": "[а-яёіїєґ]", "ru": "[іїєґ]|[a-z]", "uk": "[ыэъё]|[a-z]"}
TEXTS = [source for source in sources() if text_of(source)]
BARRED = {  # words that the glossary in CONTRIBUTING replaces
    "ru": r"\b(разряд|навык|зель|рюкзак|глиф|урон|рукопаш|наступлен|страж[аи]\b|жетон|приключен|прижив|медн)",
    "uk": r"\b(розряд|навич|зілл|рюкзак|гліф|рукопаш|наступ(у|ом)?\b|варт[аиу]\b|приголомш|пригод|вихован)",
}


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_in_its_language(lang: str) -> None:
    say = voice(lang)
    ids = [name_of(source) for source in sources()]
    ids += [monster_name(monster) for monster in BOX.monsters.values()]
    ids += [ability_name(number) for number in range(len(KEYWORDS))]
    names = {id: say(id) for id in ids}
    assert len(names) == 20 + 36 + 72 + 24 + 5 + 12 + 18
    for id, name in names.items():
        assert name == name.strip()
        assert not re.search(FOREIGN[lang], name.lower()), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_of_a_kind_are_called_alike(lang: str) -> None:
    say = voice(lang)
    caches = [item for item in BOX.items.values() if item.name.startswith("treasure-cache")]
    cards = [item for item in BOX.items.values() if item not in caches]
    assert len({say(name_of(cache)) for cache in caches}) == 1  # their texts differ
    for kind in (BOX.heroes.values(), BOX.skills.values(), BOX.overlord.values(), cards):
        names = [say(name_of(source)) for source in kind]
        assert len(names) == len(set(names))


@pytest.mark.parametrize("source", TEXTS, ids=name_of)
def test_a_text_says_the_same_in_every_language(source: Source) -> None:
    texts = {lang: voice(lang)(text_of(source)) for lang in LANGUAGES}
    for lang, text in texts.items():
        assert text.endswith(".")
        assert "—" not in text
        assert not re.search(FOREIGN[lang], text.lower())
        assert numbers(text) == numbers(texts["en"])


@pytest.mark.parametrize("source", TEXTS, ids=name_of)
def test_a_text_has_the_numbers_of_its_record(source: Source) -> None:
    text = voice("en")(text_of(source))
    expected = amounts(source)
    if isinstance(source, OverlordCard):
        expected |= {op.n for op in source.deed.ops if op.n} | {party.count for party in source.spawn}
        if source.save is not None:
            expected |= {source.save.dice} | ({source.save.less} - {ALL})
    told, known = set(numbers(text)), {str(number) for number in expected}
    assert known <= told
    assert told - known <= {"1", *printed_besides(source)}, "only a single thing is not written as a number"


def printed_besides(source: Source) -> list[str]:
    """Numbers that are in no effect: how far a weapon or Command reaches, what a familiar costs."""
    if [each for effect in source.effects for each in effect.deed.abilities if each.keyword == COMMAND]:
        return [str(COMMAND_SPACES)]
    if isinstance(source, Item):
        return [str(source.strikes.distance)]
    return [str(source.hand_over)] if isinstance(source, Familiar) else []


@pytest.mark.parametrize("source", TEXTS, ids=name_of)
def test_a_text_names_the_attacks_and_abilities_of_its_record(source: Source) -> None:
    text = voice("en")(text_of(source))
    kinds = {kind for effect in source.effects for kind in kinds_of(effect)}
    for kind in kinds:
        assert kind in text
    for effect in source.effects:
        for ability in effect.deed.abilities:
            assert voice("en")(ability_name(ability.keyword)) in text
    if kinds:
        assert {word for word in ("melee", "ranged", "magic") if word in text} == kinds


def test_what_is_only_numbers_has_no_text() -> None:
    assert text_of(BOX.items["sword"]) == ""
    assert text_of(BOX.heroes["vyrah-the-falconer"])
    assert {source.name for source in sources() if not text_of(source)} <= set(BOX.items)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_rules_are_all_translated(lang: str) -> None:
    book = RuleBook.of("undercroft.games.descent")
    texts = rule_texts(book, lang)
    assert list(texts.sections) == list(book.sections)
    assert list(texts.rules) == list(book.rules)  # in the order of the book
    for id, rule in book.rules.items():
        text = texts.rules[id]
        assert text.endswith((".", ".)"))
        assert not re.search("[\"'—]", text + rule.en), id
        assert rule.en.startswith("Example:") == text.startswith(("Пример:", "Приклад:")), id
        links = re.findall(r"J-\d{3}", rule.en)
        assert re.findall(r"J-\d{3}", text) == links, id
        letters = re.sub(r"J-\d{3}|FAQ|\b[XNn]\b", "", text)
        assert not re.search(FOREIGN[lang], letters.lower()), id


@pytest.mark.parametrize("lang", BARRED)
def test_one_thing_has_one_name(lang: str) -> None:
    for name in ("descent.ftl", "descent_cards.ftl", "web_descent.ftl", "rules/descent.toml"):
        text = (LOCALE / lang / name).read_text("utf-8").lower()
        assert not re.search(BARRED[lang], text), name
    for name in ("options.ftl", "web_guide.ftl", "web_how.ftl"):
        lines = (LOCALE / lang / name).read_text("utf-8").lower().splitlines()
        texts = [line for line in lines if re.match("[a-z-]*-descent-", line)]
        assert texts
        assert not [line for line in texts if re.search(BARRED[lang], line)]
