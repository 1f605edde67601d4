"""The vocabulary: every word is on a card of one of the sets."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.games.dungeoneer.test_box import WORDS, effects, mods, ops
from undercroft.games.dungeoneer.boxes import TOMB_SET as BOX
from undercroft.games.dungeoneer.cards import entries, phrases, vocabulary, wording
from undercroft.games.dungeoneer.cards.vocabulary import CATEGORIES, FORMS, KINDS, LASTS, STATS, WINDOWS
from undercroft.games.dungeoneer.effects.useful import NEEDS


def used_stats() -> set[str]:
    """Stats that some threat tests, on whatever card."""
    tested = {effect.stat for effect in effects()} | {quest.stat for quest in BOX.quests.values()}
    for location in BOX.locations.values():
        tested |= {location.stat, *[each.stat for each in location.exits]}
    return {STATS[stat] for stat in tested if stat >= 0}


def used_prices() -> set[str]:
    """What abilities and sacrifices cost."""
    found: set[str] = set()
    for price in (
        *[effect.price for effect in effects(*WORDS)],
        *[quest.price for quest in BOX.quests.values()],
    ):
        paid = {
            "glory": price.glory, "peril": price.peril, "ap": price.ap, "health": price.health,
            "card": price.cards,
            "boon": price.boons, "treasure": price.treasures, "this": price.this, "glory X": price.x,
        }  # fmt: skip
        found |= {word for word, n in paid.items() if n}
    return found


def used_exits() -> set[str]:
    """Kinds of exits that some location has."""
    return {vocabulary.EXITS[each.kind] for location in BOX.locations.values() for each in location.exits}


def bits(words: tuple[str, ...], sets: list[int]) -> set[str]:
    """The words whose bits are set somewhere."""
    return {word for bit, word in enumerate(words) if any(each >> bit & 1 for each in sets)}


def numbered(words: tuple[str, ...], numbers: list[int]) -> set[str]:
    """The words for the numbers that occur."""
    return {words[number] for number in numbers if number >= 0}


def word_lists() -> dict[str, tuple[tuple[str, ...], set[str]]]:
    """Every list of words: what is allowed, and what the box uses."""
    cards = [card for each in WORDS for card in each.cards.values()]
    quests = [quest for each in WORDS for quest in each.quests.values()]
    all_effects, all_mods = effects(*WORDS), list(mods(*WORDS))
    all_ops = [op for effect in all_effects for op in ops(effect)]
    boosting = [effect for effect in all_effects if any(op.mod is not None for op in ops(effect))]
    windows = [effect.window for effect in all_effects] + [card.window for card in cards]
    obstacles = [location.obstacle for location in BOX.locations.values()]
    conditions = [condition.what for effect in all_effects for condition in effect.conditions]
    return {
        "kind": (KINDS, numbered(KINDS, [card.kind for card in cards])),
        "lasts": (LASTS, numbered(LASTS, [card.lasts for card in cards])),
        "attach": (wording.HOSTS, {card.attach for card in cards}),
        "window": (WINDOWS, numbered(WINDOWS, windows)),
        "trigger": (
            vocabulary.TRIGGERS,
            numbered(vocabulary.TRIGGERS, [effect.trigger for effect in all_effects]),
        ),
        "verb": (wording.VERBS, {op.verb for op in all_ops}),
        "place": (wording.PLACES, {op.word for op in all_ops if op.verb in wording.PLACE_VERBS}),
        "selector": (wording.SELECTORS, {effect.to for effect in all_effects if ops(effect)}),
        "duration": (
            vocabulary.DURATIONS,
            numbered(vocabulary.DURATIONS, [effect.until for effect in boosting]),
        ),
        "cost": ((*phrases.PRICES, "glory X"), used_prices()),
        "modifier": (
            vocabulary.CHANGEABLE,
            numbered(vocabulary.MODS, [mod.what for mod in all_mods]),
        ),
        "counter": (vocabulary.COUNTERS, numbered(vocabulary.COUNTERS, [mod.per for mod in all_mods])),
        "forbid": (vocabulary.FORBIDS, bits(vocabulary.FORBIDS, [effect.forbids for effect in all_effects])),
        "ignore": (vocabulary.IGNORES, bits(vocabulary.IGNORES, [effect.ignores for effect in all_effects])),
        "condition": (vocabulary.CONDITIONS, numbered(vocabulary.CONDITIONS, conditions)),
        "stat": (STATS, used_stats()),
        "exit": (vocabulary.EXITS, used_exits()),
        "obstacle": (vocabulary.OBSTACLES, numbered(vocabulary.OBSTACLES, obstacles)),
        "category": (
            CATEGORIES,
            numbered(CATEGORIES, [quest.category for quest in quests]),
        ),
        "deed": (CATEGORIES[:4], numbered(CATEGORIES, [quest.by for quest in BOX.quests.values()])),
    }


def test_the_types_of_entries_list_the_same_words() -> None:
    assert get_args(entries.Kind) == KINDS
    assert get_args(entries.Time) == WINDOWS
    assert get_args(entries.Lasts) == LASTS
    assert get_args(entries.Form) == FORMS
    assert get_args(entries.Duration) == vocabulary.DURATIONS
    assert get_args(entries.Host) == wording.HOSTS
    assert get_args(entries.Category) == CATEGORIES
    assert get_args(entries.Trigger) == vocabulary.TRIGGERS


@pytest.mark.parametrize("list_of_words", word_lists())
def test_every_word_of_the_vocabulary_is_on_a_card(list_of_words: str) -> None:
    allowed, used = word_lists()[list_of_words]
    assert [word for word in allowed if word not in used] == []


def test_what_has_an_x_a_threat_to_stand_up_and_a_threat_to_pass_a_blocked_exit() -> None:
    assert [card.name for card in BOX.cards.values() if card.x]
    with_threat = {op.verb for effect in effects() for op in ops(effect) if op.stat >= 0}
    assert with_threat == set(wording.THREAT_VERBS)
    assert [effect for effect in effects() if effect.once]
    assert {mod.tag for mod in mods() if mod.tag} <= {tag for card in BOX.cards.values() for tag in card.tags}


def test_every_verb_that_may_find_nothing_to_do_says_what_it_needs() -> None:
    assert set(NEEDS) == set(wording.NEEDY_VERBS)
