"""A sensible raider: counts what the others still hold, keeps good cards for where they pay, and takes care
not to be the most wounded.

It rehearses the room over and over. In a rehearsal every seat lays a card it regrets not having laid so far
(regret matching); a card is worth the coins and wounds it would bring, less its value in the rooms to come.
If one card is right whatever the others lay, all settle on it. If the same card would spoil it for all, they
mix their cards, and the bot lays one of them at random.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

from undercroft.bots import RandomBot
from undercroft.engine.flow import Ask
from undercroft.engine.seat import Seat
from undercroft.games.raiders import advice

ROUNDS = 24  # rehearsals
WHIM = 8  # in a rehearsal, one in this many of the others' cards is a random one
RARE = 0.15  # a card laid less often than this, compared with the favourite, was only tried out
GLANCES = 8  # imagined tables for a room to come
HIDDEN = 0.2  # coins per step: what higher cards will be worth in a room that is face down
OUT = 30.0  # coins: a player who is out of the game has lost
ITEM_VALUE = {"torch": 0.6, "ball": 0.9, "key": 1.3, "sword": 1.0}
ITEM_PRICE = {"torch": 0.1, "ball": 0.5, "key": 1.2, "sword": 0.9}

Cards = list[str]


def laying(table: Cards, seat: int, card: str) -> Cards:
    """A table on which a seat has laid this card."""
    return [*table[:seat], card, *table[seat + 1 :]]


class HeuristicBot(RandomBot):
    """Plays Dungeon Raiders by rehearsing each room first."""

    def choose(self, seat: Seat[Any], ask: Ask) -> str:
        """One of the cards that proved good; a torch first if the floor hides a lot."""
        view = seat.view()
        cards = [option for option in ask.options if option not in ask.asides]
        if ask.asides and (not cards or self.wants_to_look(view)):
            return ask.asides[0]
        cards = self.sensible(view, ask.seat, cards)
        if len(cards) == 1:
            return cards[0]
        laid = self.rehearse(view, ask.seat, cards)
        return cards[self.draw([often if often >= RARE * max(laid) else 0.0 for often in laid])]

    def sensible(self, view: dict[str, Any], seat: int, cards: Cards) -> Cards:
        """The cards without the useless ones; an escape from a boss is always laid."""
        room = self.room(view)
        if room.get("escape") in cards:
            return [room["escape"]]
        others = [card for card in cards if card != "ball"]
        if len(others) == 1:
            return others  # a ball would only show what this card meets
        if view["floor"] < view["floors"]:
            return cards
        if room["kind"] == "boss":
            safe = advice.sure(room["name"], seat, others, advice.possible(view))
            return safe or cards
        if room["kind"] == "treasure" and "key" in others and not advice.uses_ahead("key", self.ahead(view)):
            return ["key"]
        return cards

    def ahead(self, view: dict[str, Any]) -> list[dict[str, Any]]:
        """The rooms to come on this floor that are known."""
        return [place["card"] for place in view["row"][view["room"] + 1 :] if place["card"]]

    def wants_to_look(self, view: dict[str, Any]) -> bool:
        """Whether this is the start of a floor that hides two rooms or more."""
        unknown = [place for place in view["row"] if place["state"] == "down" and place["card"] is None]
        return view["room"] == 0 and len(unknown) >= 2

    # -- rehearsals -------------------------------------------------------------------------------

    def rehearse(self, view: dict[str, Any], seat: int, cards: Cards) -> list[float]:
        """How often this seat lays each of its cards while all learn from what the others lay."""
        hands = advice.hands(view)
        hands[seat] = cards
        prices = [{card: self.rough_price(view, card) for card in hand} for hand in hands]
        prices[seat] = self.prices(view, seat)
        regrets = [[0.0] * len(hand) for hand in hands]
        laid = [0.0] * len(cards)
        for _ in range(ROUNDS):
            picks = [self.pick(regret, other != seat) for other, regret in enumerate(regrets)]
            table = [hand[pick] for hand, pick in zip(hands, picks, strict=True)]
            laid[picks[seat]] += 1
            if self.waits(view, table[seat]):
                table[seat] = self.best(view, seat, table, prices[seat])[1]
            for other, hand in enumerate(hands):
                if len(hand) > 1:
                    worths = [self.worth(view, other, card, table, prices[other]) for card in hand]
                    had = worths[picks[other]]
                    regrets[other] = [
                        regret + worth - had for regret, worth in zip(regrets[other], worths, strict=True)
                    ]
        return laid

    def pick(self, regrets: list[float], whims: bool) -> int:
        """A card in proportion to the regret at not having laid it; any card if there is no regret."""
        if whims and self.below(WHIM) == 0:
            return self.below(len(regrets))
        return self.draw([max(0.0, regret) for regret in regrets])

    def draw(self, weights: list[float]) -> int:
        """One of several by weight; if nothing has weight, all count the same."""
        total = sum(weights)
        if not total:
            return self.below(len(weights))
        point = self.below(1 << 16) / (1 << 16) * total
        for number, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return number
        return weights.index(max(weights))

    def waits(self, view: dict[str, Any], card: str) -> bool:
        """A ball that is no escape here: its card is laid when the others' cards are known."""
        return card == "ball" and bool(self.room(view).get("escape") != "ball")

    # -- weighing ------------------------------------------------------------------------------

    def worth(
        self, view: dict[str, Any], seat: int, card: str, table: Cards, prices: dict[str, float]
    ) -> float:
        """What a card brings at a table, less its price."""
        if self.waits(view, card):
            return self.best(view, seat, table, prices)[0] - prices[card]
        return self.outcome(view, self.room(view), laying(table, seat, card), seat) - prices[card]

    def best(
        self, view: dict[str, Any], seat: int, table: Cards, prices: dict[str, float]
    ) -> tuple[float, str]:
        """The power card to lay behind a ball, and what it is worth."""
        own = advice.power_cards(view["hand"]["power"])
        return max((self.worth(view, seat, card, table, prices), card) for card in own)

    def prices(self, view: dict[str, Any], seat: int) -> dict[str, float]:
        """The price of each own card: for a power card, its value in the rooms to come on this floor."""
        prices = {item: self.rough_price(view, item) for item in ITEM_PRICE}
        own = tuple(advice.power_cards(view["hand"]["power"]))
        ahead = [self.glance(view, place, seat, own) for place in view["row"][view["room"] + 1 :]]
        best = self.future(own, ahead)
        for card in own:
            prices[card] = best - self.future(tuple(other for other in own if other != card), ahead)
        return prices

    def glance(
        self, view: dict[str, Any], place: dict[str, Any], seat: int, own: tuple[str, ...]
    ) -> dict[str, float]:
        """What each power card would bring in a room to come, against cards the others may still hold.

        Everybody keeps a card for a boss. In half of the imagined tables they think alike and keep the same
        one if they can, so that what would be the end of everybody is noticed in time.
        """
        rooms = [place["card"]] * GLANCES
        if place["card"] is None:
            if view["floor"] < view["floors"] or place["number"] < len(view["row"]):
                return {card: HIDDEN * (advice.worth(card) - 1) for card in own}
            rooms = [boss for boss in advice.bosses(len(view["players"])) for _ in range(2)]
        hands = [advice.unplayed(player["played"]) for player in view["players"]]
        gains = dict.fromkeys(own, 0.0)
        for number, room in enumerate(rooms):
            table = [hand[self.below(len(hand))] for hand in hands]
            alike = room["kind"] == "boss" and number % 2 == 0
            for card in own:
                kept = [card if card in hand else other for hand, other in zip(hands, table, strict=True)]
                laid = laying(kept if alike else table, seat, card)
                gains[card] += self.outcome(view, room, laid, seat) / len(rooms)
        return gains

    def future(self, cards: tuple[str, ...], ahead: list[dict[str, float]]) -> float:
        """What these cards bring in the rooms to come if each is laid where it does most good."""
        return max(
            sum(room[card] for room, card in zip(ahead, order, strict=False))
            for order in permutations(cards, min(len(ahead), len(cards)))
        )

    def rough_price(self, view: dict[str, Any], card: str) -> float:
        """A high card spent now is missing later on this floor; an item is missing for good."""
        if advice.is_item(card):
            last = view["floor"] == view["floors"] and view["room"] == 4
            return 0.0 if last else ITEM_PRICE[card]
        later = 4 - view["room"]
        return float(0.09 * later * (advice.worth(card) - 1))

    def room(self, view: dict[str, Any]) -> dict[str, Any]:
        """The room being played."""
        card: dict[str, Any] = view["row"][view["room"]]["card"]
        return card

    def outcome(self, view: dict[str, Any], room: dict[str, Any], cards: Cards, seat: int) -> float:
        """What a room would bring this seat, in coins."""
        kind = room["kind"]
        if kind == "treasure":
            return self.treasure(room, seat, cards)
        if kind == "vault":
            return self.vault(view, room, seat, cards)
        if kind == "trap":
            return self.trap(view, room, seat, cards)
        return self.monster(view, room, seat, cards)

    def treasure(self, room: dict[str, Any], seat: int, cards: Cards) -> float:
        """My share of a chest, less a little for what the others get."""
        values = [advice.worth(card) for card in cards]
        gain = 0.0
        for rank, share in advice.shares(room["name"], cards):
            others = values.count(rank) - (values[seat] == rank)
            gain += share * (values[seat] == rank) - 0.25 * share * others / max(1, len(cards) - 1)
        return gain

    def vault(self, view: dict[str, Any], room: dict[str, Any], seat: int, cards: Cards) -> float:
        """Items by their use, potions by how much the wounds hurt."""
        bonuses = advice.bonuses(room["name"], cards)
        mine = bonuses[seat]
        if mine.coins:
            return float(mine.coins)
        if mine.heals:
            return float(min(mine.heals, view["players"][seat]["wounds"]) * self.wound_weight(view, seat))
        entitled = sum(bonus.item == mine.item for bonus in bonuses)
        enough = view["supply"][mine.printed] >= entitled
        lasts = view["floor"] < view["floors"] or advice.uses_ahead(mine.printed, self.ahead(view))
        return ITEM_VALUE[mine.printed] if enough and lasts else 0.0

    def trap(self, view: dict[str, Any], room: dict[str, Any], seat: int, cards: Cards) -> float:
        """Bad for those it hits, good for the rest."""
        penalty = advice.penalty(room["name"], cards)
        players = view["players"]
        coins, wounds = [[player[name] for player in players] for name in ("coins", "wounds")]
        hit = advice.trapped(room["name"], coins, wounds)
        weight = 1.0 if room["hits"] == "most coins" else self.wound_weight(view, seat)
        return float(-penalty * weight if seat in hit else 0.3 * penalty * len(hit) / len(players))

    def monster(self, view: dict[str, Any], room: dict[str, Any], seat: int, cards: Cards) -> float:
        """Wounds, coins and prizes of a monster or boss."""
        battle = advice.battle(room["name"], cards)
        gain = float(room["prize"] * (seat in battle.prized))
        if not battle.struck:
            return gain
        harm = room["wounds"] * self.wound_weight(view, seat) + room["coins"] + OUT * room["out"]
        if seat in battle.struck:
            return float(gain - harm)
        return float(gain + 0.3 * room["wounds"] * len(battle.struck) / len(cards))

    def wound_weight(self, view: dict[str, Any], seat: int) -> float:
        """A wound is cheap for the healthy, expensive for a player who may end up the most wounded."""
        mine = view["players"][seat]["wounds"]
        worst = max(player["wounds"] for player in view["players"] if player["seat"] != seat)
        urgency = 0.5 + 0.25 * view["floor"]
        if mine >= worst:
            return float(1.6 * urgency)
        return float(urgency if worst - mine <= 3 else 0.55 * urgency)
