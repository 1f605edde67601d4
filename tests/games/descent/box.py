"""The box, and what its effects say, for tests."""

from __future__ import annotations

from importlib.resources import files

from undercroft.games.descent.cards.reader import Box
from undercroft.games.descent.cards.records import Effect, Source
from undercroft.games.descent.cards.vocabulary import ATTACKS, CONDITIONS, RANKED

CONTENT = files("undercroft.games.descent") / "content"
BOX = Box(CONTENT)


def sources() -> list[Source]:
    found: list[Source] = [*BOX.heroes.values(), *BOX.skills.values(), *BOX.items.values()]
    return [*found, *BOX.overlord.values(), *BOX.familiars.values()]


def amounts(source: Source) -> set[int]:
    """Every number in the effects of a card."""
    found: set[int] = set()
    for effect in source.effects:
        found |= {abs(each.by) for each in effect.deed.changes} | {
            each.n for each in effect.deed.ops if each.n
        }
        found |= {each.rank for each in effect.deed.abilities if each.keyword < len(RANKED)}
        found |= {each.n for each in effect.costs if each.n} | ({effect.to.distance} - {0})
    return found


def kinds_of(effect: Effect) -> set[str]:
    """The types of attack that the conditions of an effect allow."""
    found: set[str] = set()
    for condition in effect.conditions:
        word = CONDITIONS[condition.what].removeprefix("against ")
        if word in ATTACKS:
            found |= set(ATTACKS) - {word} if condition.no else {word}
    return found
