"""What is printed on cards and monster sheets, as a line of plain text."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.engine.messages import Message
from undercroft.games.descent.attack.spend import effect_of
from undercroft.games.descent.cards.records import Deed, Item, Source
from undercroft.games.descent.cards.vocabulary import (
    ATTACKS,
    CARD_TYPES,
    COLOURS,
    DAMAGE,
    RANGE,
    RANKED,
    SURGE,
    WEAPON,
)
from undercroft.games.descent.state.box import Box, Kind
from undercroft.games.descent.state.names import kind_name
from undercroft.games.descent.telling.names import ability_name, name_of, text_of

Say = Callable[[Message], str]
BONUSES = {DAMAGE: "damage", RANGE: "range", SURGE: "surges"}


def source(found: Source, facts: list[str], say: Say) -> str:
    """Something with effects: its name, its numbers, what it does."""
    line = say(Message(name_of(found)))
    if facts:
        line += f" ({'; '.join(facts)})"
    text = text_of(found)
    return f"{line}: {say(Message(text))}" if text else f"{line}."


def dice(colours: tuple[int, ...], say: Say) -> str:
    """Dice by their colours."""
    names = [say(Message(f"descent-colour-{COLOURS[colour]}")) for colour in colours]
    return say(Message("descent-print-dice", {"dice": ", ".join(names)}))


def abilities(deed: Deed, say: Say) -> list[str]:
    """Special abilities with their ranks, and what is added to attacks."""
    found = []
    for ability in deed.abilities:
        rank = f" {ability.rank}" if ability.keyword < len(RANKED) else ""
        found.append(say(Message(ability_name(ability.keyword))) + rank)
    for change in deed.changes:
        if change.number in BONUSES:
            found.append(
                say(Message("descent-print-bonus", {"what": BONUSES[change.number], "n": change.by}))
            )
    return found


def item(box: Box, name: str, say: Say) -> str:
    """An item."""
    found: Item = box.items[name]
    facts: list[str] = []
    if found.kind == WEAPON:
        facts.append(say(Message(f"descent-form-{ATTACKS[found.attack]}")))
    if found.hands:
        facts.append(say(Message("descent-print-hands", {"hands": found.hands})))
    if found.dice:
        facts.append(dice(found.dice, say))
    facts += abilities(found.deed, say)
    for sale in found.sales:
        effect, amount = effect_of(sale)
        facts.append(say(Message(f"descent-do-surge-{effect}", {"n": amount, "surges": sale.surges})))
    if found.armor:
        facts.append(say(Message("descent-print-armor", {"n": found.armor})))
    if found.shield:
        facts.append(say(Message("descent-print-shield", {"n": found.shield})))
    return source(found, facts, say)


def card(box: Box, name: str, price: int, say: Say) -> str:
    """A card of the overlord, with what it costs now and what it brings if it is discarded."""
    found = box.cards[name]
    args: dict[str, str | int] = {"type": CARD_TYPES[found.type], "cost": price, "threat": found.discard}
    return source(found, [say(Message("descent-print-card", args))], say)


def skill(box: Box, name: str, say: Say) -> str:
    """A skill."""
    return source(box.skills[name], [], say)


def hero(box: Box, name: str, say: Say) -> str:
    """What a hero is good at."""
    return source(box.heroes[name], [], say)


def monster(kind: Kind, say: Say) -> str:
    """A line of a monster card."""
    args: dict[str, str | int] = {"speed": kind.speed, "armor": kind.armor, "wounds": kind.wounds}
    facts = [
        say(Message("descent-print-monster", args)),
        say(Message(f"descent-form-{ATTACKS[kind.attack]}")),
    ]
    facts += [dice(kind.dice, say), *abilities(kind.deed, say)]
    who = say(Message("descent-print-name", {"who": kind_name(kind)}))
    return f"{who}: {'; '.join(facts)}."
