"""Where cards are: piles whose order nobody knows, hands, discards.

A shuffled pile is a bag: CHANCE decides which card comes when one is drawn, not when it is shuffled.
So its order cannot leak or be foreseen, and a drawn card is an explicit chance outcome.
Cards whose place is known (put on top, put at the bottom, looked at) are in `top` and `bottom`.
Hands and discards are plain lists of card ids.
"""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.flow import Frame, State


class Pile:
    """A face-down pile: known cards on top (the last is the uppermost), a shuffled bag, known ones below."""

    def __init__(
        self, bag: list[str] | None = None, top: list[str] | None = None, bottom: list[str] | None = None
    ) -> None:
        self.bag: list[str] = bag or []
        self.top: list[str] = top or []
        self.bottom: list[str] = bottom or []

    def __len__(self) -> int:
        return len(self.bag) + len(self.top) + len(self.bottom)

    def __bool__(self) -> bool:
        return bool(self.bag or self.top or self.bottom)

    def cards(self) -> list[str]:
        """Every card in the pile, in no meaningful order."""
        return sorted(self.top + self.bag + self.bottom)

    def shuffle_in(self, cards: list[str]) -> None:
        """Shuffle these cards into the pile, so no card's place is known any more."""
        self.bag = self.cards() + cards
        self.bag.sort()
        self.top = []
        self.bottom = []

    def known(self) -> str:
        """The next card if it is known; "" if CHANCE decides or there is none."""
        if self.top:
            return self.top[-1]
        return self.bottom[0] if self.bottom and not self.bag else ""

    def take(self, card: str) -> None:
        """Remove one copy of a card that is known to come next, or that CHANCE chose from the bag."""
        if self.top:
            self.top.remove(card)
        elif self.bag:
            self.bag.remove(card)
        else:
            self.bottom.remove(card)

    def copy(self) -> Pile:
        """An independent pile with the same cards."""
        return Pile(self.bag[:], self.top[:], self.bottom[:])


def draw_from(s: State, pile: str, count: int, into: str, refill: str = "") -> None:
    """Draw cards from a pile; a list of them lands in `into` of the top frame.

    `pile` names a field of the state that holds a Pile; `refill`, if given, one with the discard pile
    (a list) that is shuffled in when the pile runs out. With too few cards, fewer are drawn.
    """
    if s.explicit:
        s.push(Draw(pile, count, into, refill))
        return
    cards: list[str] = []  # the same draws without the detour through CHANCE
    source: Pile = getattr(s, pile)
    while len(cards) < count and stocked(s, source, refill):
        card = source.known() or source.bag[s.draw(len(source.bag))]
        source.take(card)
        cards.append(card)
    setattr(s.agenda[-1], into, cards)


def stocked(s: State, pile: Pile, refill: str) -> bool:
    """Whether there is a card to draw; an empty pile is refilled from the discard pile first."""
    if pile:
        return True
    if refill:
        discard: list[str] = getattr(s, refill)
        pile.shuffle_in(discard)
        discard.clear()
    return bool(pile)


class Draw(Frame[State]):
    """Draw cards, each as a choice of CHANCE (see draw_from)."""

    STEPS: ClassVar[tuple[str, ...]] = ("next_card", "drawn")

    def __init__(self, pile: str = "", count: int = 0, into: str = "", refill: str = "") -> None:
        self.pile = pile
        self.count = count
        self.into = into
        self.refill = refill
        self.cards: list[str] = []
        self.card: str = ""

    def next_card(self, s: State) -> None:
        """Take cards while the next one is known."""
        pile: Pile = getattr(s, self.pile)
        while len(self.cards) < self.count and stocked(s, pile, self.refill):
            card = pile.known()
            if not card:
                s.chance(tuple(pile.bag), "card")
                return
            pile.take(card)
            self.cards.append(card)
        s.deliver(self.into, self.cards)

    def drawn(self, s: State) -> None:
        pile: Pile = getattr(s, self.pile)
        pile.take(self.card)
        self.cards.append(self.card)
        self.goto("next_card")

    def copy(self) -> Draw:
        twin = Draw(self.pile, self.count, self.into, self.refill)
        twin.cards = self.cards[:]
        twin.card = self.card
        return twin
