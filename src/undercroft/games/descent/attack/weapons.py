"""What is printed on weapons and monster cards as an attack."""

from __future__ import annotations

from undercroft.games.descent.attack.spending import Buy, Strike
from undercroft.games.descent.cards.records import Deed, Item, Sale
from undercroft.games.descent.cards.vocabulary import DAMAGE, MELEE, PIERCE, RANGE, SORCERY, SURGE


def strike(attack: int, deed: Deed, sales: tuple[Sale, ...]) -> Strike:
    """An attack of this type with its bonuses, abilities and what it sells for surges."""
    return Strike(
        attack == MELEE,
        damage=deed.change(DAMAGE),
        range=deed.change(RANGE),
        pierce=deed.rank(PIERCE),
        surges=deed.change(SURGE),
        points=deed.rank(SORCERY),
        buys=tuple([buy(sale) for sale in sales]),
    )


def buy(sale: Sale) -> Buy:
    """What a purchase does to the wounds of an attack; its other effects change no numbers."""
    verbs = [op.verb for op in sale.deed.ops]
    return Buy(
        sale.surges,
        damage=sale.deed.change(DAMAGE),
        range=sale.deed.change(RANGE),
        pierce=sale.deed.rank(PIERCE),
        doubles="double damage" in verbs,
        kills="kill" in verbs,
    )


def weapon_strike(weapon: Item) -> Strike:
    """The attack of a weapon."""
    return strike(weapon.attack, weapon.deed, weapon.sales)
