"""What is printed on cards, sheets and monster cards, for clients that draw them."""

from __future__ import annotations

from typing import Any

from undercroft.games.descent.cards import vocabulary as words
from undercroft.games.descent.cards.reader import Box
from undercroft.games.descent.cards.records import (
    Deed,
    Hero,
    Item,
    Monster,
    MonsterLine,
    OverlordCard,
    Skill,
    Source,
)
from undercroft.games.descent.floor.bases import BASES
from undercroft.games.descent.telling.names import text_of


def faces(found: Box) -> dict[str, dict[str, Any]]:
    """Everything in the box."""
    return {
        "heroes": {name: hero(each) for name, each in found.heroes.items()},
        "skills": {name: skill(each) for name, each in found.skills.items()},
        "items": {name: item(each) for name, each in found.items.items()},
        "cards": {name: card(each) for name, each in found.overlord.items()},
        "monsters": {name: monster(each) for name, each in found.monsters.items()},
    }


def special(facts: dict[str, Any]) -> dict[str, Any]:
    """What is printed only on some."""
    return {word: value for word, value in facts.items() if value}


def deed(found: Deed) -> list[dict[str, Any]]:
    """Abilities, changes of numbers and other effects, each as a word and a number (0: none)."""
    ranked = len(words.RANKED)
    return [
        *[
            {
                "ability": words.KEYWORDS[each.keyword].replace(" ", "-"),
                "n": each.rank * (each.keyword < ranked),
            }
            for each in found.abilities
        ],
        *[{"number": words.NUMBERS[each.number].replace(" ", "-"), "n": each.by} for each in found.changes],
        *[{"verb": each.verb.replace(" ", "-"), "n": each.n} for each in found.ops],
    ]


def stops(found: Source) -> bool:
    """Whether one of its uses may come while others play, and not only on its owner's turn."""
    return any(window < words.TURN_START for effect in found.effects for window in effect.windows)


def colours(dice: tuple[int, ...]) -> list[str]:
    """Dice by their colours."""
    return [words.COLOURS[die] for die in dice]


def hero(found: Hero) -> dict[str, Any]:
    """A hero sheet."""
    return {
        "wounds": found.wounds,
        "fatigue": found.fatigue,
        "armor": found.armor,
        "speed": found.speed,
        "traits": list(found.traits),
        "skills": list(found.skills),
        "conquest": found.conquest,
        "text": text_of(found),
        **special({"hands": found.hands if found.hands != 2 else 0, "stops": stops(found)}),
    }


def skill(found: Skill) -> dict[str, Any]:
    """A skill card."""
    deck = words.SKILL_DECKS[found.deck]
    return {"deck": deck, "text": text_of(found), **special({"stops": stops(found)})}


def item(found: Item) -> dict[str, Any]:
    """An item, or an attack without one."""
    return {
        "deck": words.ITEM_DECKS[found.deck],
        "kind": words.ITEM_KINDS[found.kind],
        "price": found.price,
        "text": text_of(found),
        **special(
            {
                "hands": found.hands,
                "rune": found.rune,
                "attack": words.ATTACKS[found.attack] if found.attack >= 0 else "",
                "dice": colours(found.dice),
                "deed": deed(found.deed),
                "sales": [{"surges": sale.surges, "deed": deed(sale.deed)} for sale in found.sales],
                "off_hand": deed(found.off_hand),
                "armor": found.armor,
                "speed_cap": found.speed_cap,
                "no_runes": found.no_runes,
                "shield": found.shield,
                "stops": stops(found),
            }
        ),
    }


def card(found: OverlordCard) -> dict[str, Any]:
    """A card of the overlord."""
    return {
        "type": words.CARD_TYPES[found.type],
        "cost": found.cost,
        "discard": found.discard,
        "text": text_of(found),
        **special({"stops": found.window >= 0 and found.window != words.OVERLORD_TURN}),
    }


def monster(found: Monster) -> dict[str, Any]:
    """A monster card: its two lines, wounds for 2, 3, 4 and 5 players."""
    return {
        "base": BASES[found.base],
        "attack": words.ATTACKS[found.attack],
        "normal": line(found.normal),
        "master": line(found.master),
    }


def line(found: MonsterLine) -> dict[str, Any]:
    """One part of a monster card."""
    return {
        "speed": found.speed,
        "armor": found.armor,
        "wounds": list(found.wounds),
        "dice": colours(found.dice),
        "deed": deed(found.deed),
    }
