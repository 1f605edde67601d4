"""Figures, cards, spaces and dice as message arguments."""

from __future__ import annotations

from typing import Literal

from undercroft.games.descent.cards.quests import KEYS
from undercroft.games.descent.cards.vocabulary import ATTACKS, KEYWORDS
from undercroft.games.descent.state.box import Kind
from undercroft.games.descent.state.state import ACTIONS, FIRST_MONSTER, ORDERS, Descent

# Types for the functions of events.py, by how each is reported.
Figure = int  # a hero by name, a monster by its kind
Space = int
Item = str
Skill = str
Card = str
Order = int
Action = int
Lying = str  # what can be picked up
KindNumber = int
SourceName = str
Keyword = int
QuestName = str
AreaText = str
Trait = int
FamiliarNumber = int
Colour = Literal["copper", "silver", "gold"]


def ability_name(keyword: int) -> str:
    """A special ability, or the tokens it leaves."""
    return "@descent-ability-" + KEYWORDS[keyword].replace(" ", "-")


def who(s: Descent, figure: int) -> str:
    """A figure: a hero by name, a monster by its kind."""
    if figure < FIRST_MONSTER:
        return "@descent-hero-" + s.heroes[figure]
    return kind_name(s.box.kinds[s.kind[figure]])


def kind_name(kind: Kind) -> str:
    """A kind of monster, a master, or a named one."""
    if kind.named:
        return "@descent-named-" + kind.name
    if kind.master:
        return "@descent-master-" + kind.card
    return "@descent-monster-" + kind.card


def hero_name(name: str) -> str:
    """A hero's sheet."""
    return "@descent-hero-" + name


def item_name(name: str) -> str:
    """An item."""
    return "@descent-item-" + name


def skill_name(name: str) -> str:
    """A skill."""
    return "@descent-skill-" + name


def card_name(name: str) -> str:
    """A card of the overlord."""
    return "@descent-card-" + name


def source_name(s: Descent, name: str) -> str:
    """Whatever has effects: skill, item, or the hero, who has one ability and is named anyway."""
    if name in s.box.heroes:
        return "@descent-own-ability"
    return skill_name(name) if name in s.box.skills else item_name(name)


def own_ability_name(name: str) -> str:
    """One of several abilities of a hero."""
    return "@descent-own-ability-" + name


def on_map(name: str) -> str:
    """A space as players read it off the edges of the map: "7,4" is H4, after Z comes AA."""
    x, _, y = name.partition(",")
    above, letter = divmod(int(x), 26)
    return (chr(ord("A") + above - 1) if above else "") + chr(ord("A") + letter) + y


def space_name(s: Descent, space: int) -> str:
    """A space by its column and row; a hero in town is nowhere on the board."""
    return on_map(s.box.space_names[space]) if space >= 0 else "-"


def token_name(what: str) -> str:
    """Something that can be picked up: "healing-potion", "coins", "key-red", a relic."""
    return "@descent-token-" + what if what == "coins" or what in KEYS else item_name(what)


def familiar_name(s: Descent, number: int) -> str:
    """A familiar."""
    return "@descent-familiar-" + s.box.familiars[number].name


def order_name(order: int) -> str:
    """An order of a hero."""
    return "@descent-order-" + ORDERS[order]


def action_name(action: int) -> str:
    """An action of a hero's turn."""
    return "@descent-action-" + ACTIONS[action]


def form_name(form: int) -> str:
    """A type of attack, and the trait for it."""
    return "@descent-form-" + ATTACKS[form]
