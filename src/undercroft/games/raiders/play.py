"""Playing a room: enter, choose cards in secret (or in turn), reveal, crystal balls, settle, leave."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Ask, Frame
from undercroft.games.raiders.cards import (
    BALL,
    BOSS,
    ITEMS,
    KEY,
    LOOK,
    MONSTER,
    POWERS,
    SWORD,
    TORCH,
    TREASURE,
    Monster,
    Room,
)
from undercroft.games.raiders.names import card_name, room_name, who
from undercroft.games.raiders.scroll import pass_scroll
from undercroft.games.raiders.settle import settle
from undercroft.games.raiders.state import KINDS, Raiders

CHOICES: Final[dict[int, tuple[str, ...]]] = {}  # hands as one number, filled as they come up


def escapes(room: Room, card: str) -> bool:
    """Whether a card lets its player get away from this boss."""
    return isinstance(room, Monster) and room.escape == card


def fits(item: int, room: Room) -> bool:
    """Whether an item may be played for a room at all (R-084..R-094)."""
    if item == BALL or escapes(room, ITEMS[item]):
        return True
    if item == KEY:
        return room.kind == TREASURE
    return item == SWORD and room.kind in (MONSTER, BOSS)


def choices(s: Raiders, seat: int) -> tuple[str, ...]:
    """The cards a seat may play for the room: power cards in hand and items that fit."""
    room = s.here()
    key = s.power[seat]
    for item in range(len(ITEMS)):
        if s.held(seat, item) and fits(item, room):
            key |= 1 << 6 + item
    found = CHOICES.get(key)
    if found is None:
        powers = [POWERS[value - 1] for value in range(1, 6) if key >> value & 1]
        found = (*powers, *[ITEMS[item] for item in range(len(ITEMS)) if key >> 6 + item & 1])
        CHOICES[key] = found
    return found


class PlayRoom(Frame[Raiders]):
    """One room (R-072..R-078, R-095..R-103; tactical: R-276..R-284)."""

    STEPS: ClassVar[tuple[str, ...]] = ("enter", "choose", "reveal", "settle", "leave")

    def __init__(self) -> None:
        self.choosing: list[int] = []  # seats that still owe a card
        self.again: list[int] = []  # those among them who played a crystal ball
        self.laid: dict[int, str] = {}
        self.cards: list[str] = []  # by seat
        self.balls: list[int] = []

    def enter(self, s: Raiders) -> None:
        s.up |= 1 << s.room  # a face-down room is turned up first
        first = max(s.scroll, 0)
        self.choosing = [(first + i) % s.seats for i in range(s.seats)]
        self.cards = [""] * s.seats
        self.balls = [0] * s.seats
        if s.listener is not None:
            args: dict[str, str | int] = {"floor": s.floor, "number": s.room + 1}
            s.tell("raiders-enter", {**args, "room": room_name(s.row[s.room])})

    def choose(self, s: Raiders) -> None:
        now = self.choosing[:1] if s.tactical else self.choosing
        prompt = "raiders-ask-new-card" if self.balls[now[0]] else "raiders-ask-card"
        torches = [seat for seat in range(s.seats) if s.held(seat, TORCH)]
        options = {seat: choices(s, seat) for seat in now}
        s.ask_together(prompt, options, "laid", dict.fromkeys(torches, (LOOK,)) if torches else None)
        for seat in torches:  # a torch may be used at any moment, by anybody
            if seat not in now:
                s.offer(seat, "raiders-ask-look", (LOOK,))

    def aside(self, s: Raiders, seat: int, option: str) -> None:
        """A look at every face-down room of the floor, for this seat only (R-062..R-067)."""
        s.give_back(seat, TORCH)
        hidden = s.face_down()
        s.seen[seat] |= hidden
        s.tell("raiders-torch", {"who": who(s, seat)})
        for place in range(len(s.row)):
            if s.listener is not None and hidden >> place & 1:
                args: dict[str, str | int] = {"number": place + 1, "room": room_name(s.row[place])}
                s.tell("raiders-sees", args, seat)
        laid = s.answers.get(seat) == ITEMS[TORCH]  # one of them lies on the table already
        if s.held(seat, TORCH) == int(laid):
            s.withdraw(seat, LOOK)
        if not s.held(seat, TORCH):
            s.withdraw(seat, ITEMS[TORCH])

    def still_aside(self, s: Raiders, ask: Ask, option: str) -> tuple[str, ...]:
        """A torch that was laid as the card of the room cannot be used for a look as well."""
        if option == ITEMS[TORCH] and s.held(ask.seat, TORCH) == 1:
            return ()
        return ask.asides

    def reveal(self, s: Raiders) -> None:
        for seat in self.choosing[:]:
            if seat in self.laid:
                self.choosing.remove(seat)
                self.turn_up(s, seat, self.laid[seat])
        self.laid = {}
        if not self.choosing:
            self.choosing, self.again = self.again, []
        if self.choosing:
            self.goto("choose")

    def turn_up(self, s: Raiders, seat: int, card: str) -> None:
        """A card leaves the hand; after a crystal ball another is owed, unless it is an escape (R-095)."""
        if s.listener is not None:
            s.tell("raiders-plays", {"who": who(s, seat), "card": card_name(card)})
        self.cards[seat] = card
        if card.startswith("power:"):
            s.power[seat] &= ~(1 << int(card[-1]))
            return
        item = ITEMS.index(card)
        if item in (BALL, TORCH):
            s.give_back(seat, item)  # at once
        else:
            s.items[seat * KINDS + item] -= 1  # lies on the table until the room is left
        if item == BALL and not escapes(s.here(), card):
            self.balls[seat] += 1
            self.again.append(seat)

    def settle(self, s: Raiders) -> None:
        settle(s, self.cards, self.balls)

    def leave(self, s: Raiders) -> None:
        for card in self.cards:
            if card in (ITEMS[KEY], ITEMS[SWORD]):
                s.supply[ITEMS.index(card)] += 1
        if s.tactical:
            pass_scroll(s, self.cards)

    def copy(self) -> PlayRoom:
        twin = PlayRoom()
        twin.choosing = self.choosing[:]
        twin.again = self.again[:]
        twin.laid = self.laid.copy()
        twin.cards = self.cards[:]
        twin.balls = self.balls[:]
        return twin
