"""A sensible raider: counts what the others still hold, keeps keys and swords for where they pay, and
takes care not to be the most wounded.

It imagines the others' cards some dozen times from what they can still hold, settles the room in its head
for each of its own cards, and weighs coins, wounds and the price of not having the card later.
"""

from __future__ import annotations

from typing import Any

from undercroft.bots import RandomBot
from undercroft.engine.flow import Ask, State
from undercroft.engine.game import Game
from undercroft.games.raiders.cards import POWERS, value

SAMPLES = 16
NEAR = 0.12  # coins: cards that promise nearly as much as the best are as good, and less foreseeable
ITEM_VALUE = {"torch": 0.6, "ball": 0.9, "key": 1.3, "sword": 1.0}
ITEM_PRICE = {"torch": 0.1, "ball": 0.5, "key": 1.2, "sword": 0.9}


class HeuristicBot(RandomBot):
    """Plays Dungeon Raiders by weighing each card against imagined replies."""

    def choose(self, game: Game[Any], state: State, ask: Ask) -> str:
        """One of the cards that promise most; a torch first where the floor hides much."""
        view = game.view(state, ask.seat)
        if "look" in ask.options and self.wants_to_look(view):
            return "look"
        cards = [option for option in ask.options if option != "look"]
        if not cards:
            return "look"
        if len(cards) == 1:
            return cards[0]
        replies = [self.imagine(view, ask.seat) for _ in range(SAMPLES)]
        promises = {card: self.promise(view, ask.seat, card, replies) for card in cards}
        near = [card for card in cards if promises[card] >= max(promises.values()) - NEAR]
        return near[self.below(len(near))]

    def wants_to_look(self, view: dict[str, Any]) -> bool:
        """At the start of a floor that hides two rooms or more."""
        unknown = [place for place in view["row"] if place["state"] == "down" and place["card"] is None]
        return view["room"] == 0 and len(unknown) >= 2

    # -- the others -----------------------------------------------------------------------------

    def imagine(self, view: dict[str, Any], seat: int) -> list[str]:
        """A card for every other seat, among the power cards it has not played on this floor."""
        cards: list[str] = []
        for player in view["players"]:
            if player["seat"] == seat:
                cards.append("")
            elif player["card"] and player["card"] != "ball":
                cards.append(player["card"])
            else:
                gone = set(player["played"])
                left = [power for power in POWERS if power not in gone]
                cards.append(left[self.below(len(left))])
        return cards

    # -- weighing ------------------------------------------------------------------------------

    def promise(self, view: dict[str, Any], seat: int, card: str, replies: list[list[str]]) -> float:
        """What a card is worth on average, less the price of having spent it."""
        if card == "ball" and self.room(view).get("escape") != "ball":
            return self.promise_of_a_ball(view, seat, replies)
        total = 0.0
        for reply in replies:
            total += self.outcome(view, seat, [*reply[:seat], card, *reply[seat + 1 :]])
        return total / len(replies) - self.price(view, card)

    def promise_of_a_ball(self, view: dict[str, Any], seat: int, replies: list[list[str]]) -> float:
        """The best card for each imagined table, since it will be known."""
        own = [POWERS[number - 1] for number in view["hand"]["power"]]
        total = 0.0
        for reply in replies:
            total += max(
                self.outcome(view, seat, [*reply[:seat], card, *reply[seat + 1 :]]) - self.price(view, card)
                for card in own
            )
        return total / len(replies) - ITEM_PRICE["ball"]

    def price(self, view: dict[str, Any], card: str) -> float:
        """A high card spent now is missing later on this floor; an item is missing for good."""
        last = view["floor"] == view["floors"]
        if not card.startswith("power:"):
            return 0.0 if last and view["room"] == 4 else ITEM_PRICE[card]
        later = 4 - view["room"]
        return float(0.09 * later * (int(card[-1]) - 1))

    def room(self, view: dict[str, Any]) -> dict[str, Any]:
        """The room that is played."""
        card: dict[str, Any] = view["row"][view["room"]]["card"]
        return card

    def outcome(self, view: dict[str, Any], seat: int, cards: list[str]) -> float:
        """What the room would bring this seat, in coins."""
        room = self.room(view)
        kind = room["kind"]
        if kind == "treasure":
            return self.treasure(room, seat, cards)
        if kind == "vault":
            return self.vault(view, room, seat, cards)
        if kind == "trap":
            return self.trap(view, room, seat, cards)
        return self.monster(view, room, seat, cards)

    def treasure(self, room: dict[str, Any], seat: int, cards: list[str]) -> float:
        """My share of a chest, less a little for what the others get."""
        values = [value(card) for card in cards]
        ranks = sorted(set(values), reverse=True)
        gain = 0.0
        for chest, rank in zip(room["chests"], ranks, strict=False):
            share = chest // values.count(rank)
            others = values.count(rank) - (values[seat] == rank)
            gain += share * (values[seat] == rank) - 0.25 * share * others / max(1, len(cards) - 1)
        return gain

    def vault(self, view: dict[str, Any], room: dict[str, Any], seat: int, cards: list[str]) -> float:
        """Items by their use, potions by how much the wounds hurt."""
        rewards = [room["rewards"][value(card) - 1] for card in cards]
        mine = rewards[seat]
        if mine.startswith("coins"):
            return float(mine[-1])
        if mine.startswith("potion"):
            return float(min(int(mine[-1]), view["players"][seat]["wounds"]) * self.wound_weight(view, seat))
        enough = view["supply"][mine] >= rewards.count(mine)
        return ITEM_VALUE[mine] if enough and view["floor"] < view["floors"] else 0.0

    def trap(self, view: dict[str, Any], room: dict[str, Any], seat: int, cards: list[str]) -> float:
        """Bad for those it hits, good for the rest."""
        penalty = room["penalty"][max(value(card) for card in cards) - 1]
        players = view["players"]
        if room["hits"] == "most coins":
            most = max(player["coins"] for player in players)
            weight = 1.0
            hit = [player["seat"] for player in players if player["coins"] == most]
        else:
            fewest = min(player["wounds"] for player in players)
            weight = self.wound_weight(view, seat)
            hit = [player["seat"] for player in players if player["wounds"] == fewest]
        return float(-penalty * weight if seat in hit else 0.3 * penalty * len(hit) / len(players))

    def monster(self, view: dict[str, Any], room: dict[str, Any], seat: int, cards: list[str]) -> float:
        """Wounds, coins and prizes of a monster or boss."""
        counts = {
            number: 1 if card in room["feeble"] else value(card)
            for number, card in enumerate(cards)
            if card != room["escape"]
        }
        beaten = room["strength"] is not None and sum(counts.values()) >= room["strength"]
        gain = 0.0
        if room["prize"] and counts and (beaten or len(set(counts.values())) > 1):
            highest = max(counts.values())
            gain += room["prize"] * (counts.get(seat) == highest)
        if beaten or not counts:
            return gain
        mark = max(counts.values()) if room["attacks"] == "highest" else min(counts.values())
        harm = room["wounds"] * self.wound_weight(view, seat) + room["coins"] + 8.0 * room["out"]
        if counts.get(seat) == mark:
            return float(gain - harm)
        return float(
            gain + 0.3 * room["wounds"] * sum(count == mark for count in counts.values()) / len(cards)
        )

    def wound_weight(self, view: dict[str, Any], seat: int) -> float:
        """A wound is cheap for the healthy, dear for the one who may end up the most wounded."""
        mine = view["players"][seat]["wounds"]
        worst = max(player["wounds"] for player in view["players"] if player["seat"] != seat)
        urgency = 0.5 + 0.25 * view["floor"]
        if mine >= worst:
            return float(1.6 * urgency)
        return float(urgency if worst - mine <= 3 else 0.55 * urgency)
