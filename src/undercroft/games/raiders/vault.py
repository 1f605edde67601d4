"""The vault: a bonus for each power card played."""

from __future__ import annotations

from undercroft.games.raiders import events as told
from undercroft.games.raiders.cards import ITEMS, Bonus, Vault, value
from undercroft.games.raiders.purse import gain_coins, heal
from undercroft.games.raiders.state import KINDS, Raiders


def settle_vault(s: Raiders, room: Vault, cards: list[str]) -> None:
    """Each player gets what the card entitles to (R-142); items only if there are enough for all entitled.

    One item running short does not affect the others (R-147). Coins and potions never run out
    (R-150, R-152, R-153, R-156).
    """
    rewards = bonuses(room, cards)
    for item in range(KINDS):
        entitled = [seat for seat in range(s.seats) if rewards[seat].item == item]
        if len(entitled) <= s.supply[item]:  # with balls just played; examples
            for seat in entitled:
                take(s, seat, item)
        else:
            told.too_few_items(s, ITEMS[item], len(entitled))
    for seat, reward in enumerate(rewards):
        if reward.coins:
            gain_coins(s, seat, reward.coins)
        elif reward.heals:
            heal(s, seat, reward.heals)


def bonuses(room: Vault, cards: list[str]) -> list[Bonus]:
    """The bonus of each card."""
    return [room.rewards[value(card) - 1] for card in cards]


def take(s: Raiders, seat: int, item: int) -> None:
    """Take an item from the supply; there is no hand limit (R-143, R-149)."""
    s.supply[item] -= 1
    s.items[seat * KINDS + item] += 1
    told.gains_item(s, seat, ITEMS[item])
