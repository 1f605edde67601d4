"""What can be done with a hand: play a card for the room, or light a torch to look around.

An option is the card itself: `power:3`, `key`; `look` is a torch used as an aside.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.messages import Message
from undercroft.engine.verbs import Reason, Verb, Word, lexicon
from undercroft.games.raiders import events as told
from undercroft.games.raiders.cards import (
    BALL,
    BOSS,
    FEEBLE,
    ITEMS,
    KEY,
    MONSTER,
    POWERS,
    SWORD,
    TORCH,
    TREASURE,
    Monster,
    Room,
    value,
)
from undercroft.games.raiders.names import card_name, room_name
from undercroft.games.raiders.state import KINDS, Raiders

PLAYED: Final = Reason("R-079", "raiders-why-played")
NOT_HELD: Final = Reason("R-042", "raiders-why-not-held")
NO_TORCH_HELD: Final = Reason("R-090", "raiders-why-not-held")
TORCH_ELSEWHERE: Final = Reason("R-091", "raiders-why-torch-elsewhere")
KEY_ELSEWHERE: Final = Reason("R-086", "raiders-why-key-elsewhere")
SWORD_ELSEWHERE: Final = Reason("R-089", "raiders-why-sword-elsewhere")
NO_TORCH: Final = Reason("R-061", "raiders-why-no-torch")


def feeble(room: Room, card: str) -> bool:
    """Whether a card counts only 1 against this boss (R-234, R-235)."""
    return isinstance(room, Monster) and card in room.feeble


def escapes(room: Room, card: str) -> bool:
    """Whether a card lets its player get away from this boss."""
    return isinstance(room, Monster) and room.escape == card


class Card(Verb[Raiders]):
    """Lay a card for the room: in secret, or in turn in the tactical variant (R-074, R-280)."""

    text: ClassVar[str] = "raiders-do-play"

    def owes_another(self, room: Room) -> bool:
        """Whether another card must follow this one."""
        return False

    def leave(self, s: Raiders) -> None:
        """The room is left, and the card with it."""

    def label(self, s: Raiders, seat: int, word: Word) -> str:
        return "raiders-do-feeble" if feeble(s.here(), word.key) else self.text

    def names(self, s: Raiders, seat: int, word: Word) -> Args:
        return {"card": card_name(word.key), "room": room_name(s.here().name)}

    def args(self, s: Raiders, seat: int, word: Word) -> Args:
        return {"value": FEEBLE if feeble(s.here(), word.key) else value(word.key)}

    def objects(self, s: Raiders, seat: int, word: Word) -> list[str]:
        return [f"card:{word.key}"]

    def rules_of(self, s: Raiders, seat: int, word: Word) -> list[str]:
        return ["R-234", "R-235"] if feeble(s.here(), word.key) else list(self.rules)


class Power(Card):
    """Each power card once per floor (R-079), so there is one for the fifth room (R-081)."""

    name: ClassVar[str] = "power"
    rules: ClassVar[tuple[str, ...]] = ("R-074", "R-079")

    def about(self) -> list[str]:
        return [str(number) for number in range(1, len(POWERS) + 1)]

    def word(self, what: str, number: int) -> Word:
        return Word(self.key(what), self, what, number + 1)

    def bar(self, s: Raiders, seat: int, word: Word) -> Reason | None:
        return None if s.power[seat] >> word.number & 1 else PLAYED

    def do(self, s: Raiders, seat: int, word: Word) -> None:
        s.power[seat] &= ~(1 << word.number)


class Item(Card):
    """An item in place of a power card, where it can be used (R-083): not in vaults and traps (R-093)."""

    item: ClassVar[int] = 0
    escape: ClassVar[str] = ""  # the rule that makes it an escape
    none_left: ClassVar[Reason] = NOT_HELD

    def word(self, what: str, number: int) -> Word:
        return Word(self.key(what), self, what, self.item)

    def misfit(self, room: Room) -> Reason | None:
        """Why it is useless in a room from which it is not an escape."""
        return None

    def bar(self, s: Raiders, seat: int, word: Word) -> Reason | None:
        room = s.here()
        reason = None if escapes(room, word.key) else self.misfit(room)
        if reason is None and not s.held(seat, word.number):
            return self.none_left
        return reason

    def do(self, s: Raiders, seat: int, word: Word) -> None:
        s.items[seat * KINDS + word.number] -= 1  # it stays on the table until the room is left

    def leave(self, s: Raiders) -> None:
        s.supply[self.item] += 1

    def label(self, s: Raiders, seat: int, word: Word) -> str:
        return "raiders-do-escape" if escapes(s.here(), word.key) else super().label(s, seat, word)

    def rules_of(self, s: Raiders, seat: int, word: Word) -> list[str]:
        return [self.escape] if escapes(s.here(), word.key) else super().rules_of(s, seat, word)


class GoesBack(Item):
    """An item that returns to the supply as soon as it is played (R-101, R-183, R-248, R-283)."""

    def do(self, s: Raiders, seat: int, word: Word) -> None:
        s.give_back(seat, self.item)

    def leave(self, s: Raiders) -> None:
        """There is nothing on the table to return."""


class PlayTorch(GoesBack):
    """A torch can only be played against the Wolf Pack (R-214, R-217); it returns at once (R-183)."""

    name: ClassVar[str] = "torch"
    item: ClassVar[int] = TORCH
    escape: ClassVar[str] = "R-214"
    none_left: ClassVar[Reason] = NO_TORCH_HELD

    def misfit(self, room: Room) -> Reason | None:
        return TORCH_ELSEWHERE


class PlayBall(GoesBack):
    """A crystal ball lets its player see what the others play before choosing again (R-092, R-095).

    It has no value itself (R-102). The new card may be any that fits (R-099), even another ball (R-100).
    """

    name: ClassVar[str] = "ball"
    text: ClassVar[str] = "raiders-do-ball"
    rules: ClassVar[tuple[str, ...]] = ("R-092", "R-095")
    item: ClassVar[int] = BALL
    escape: ClassVar[str] = "R-221"

    def owes_another(self, room: Room) -> bool:
        return not escapes(room, self.name)


class PlayKey(Item):
    """A key opens treasure rooms, as good as the highest power card (R-084, R-123).

    It is an escape from the Megadragon (R-085, R-229).
    """

    name: ClassVar[str] = "key"
    text: ClassVar[str] = "raiders-do-key"
    rules: ClassVar[tuple[str, ...]] = ("R-084", "R-123")
    item: ClassVar[int] = KEY
    escape: ClassVar[str] = "R-229"

    def misfit(self, room: Room) -> Reason | None:
        return None if room.kind == TREASURE else KEY_ELSEWHERE


class PlaySword(Item):
    """A sword strikes monsters and bosses, as good as the highest power card (R-087, R-088, R-139)."""

    name: ClassVar[str] = "sword"
    text: ClassVar[str] = "raiders-do-sword"
    rules: ClassVar[tuple[str, ...]] = ("R-087", "R-139")
    item: ClassVar[int] = SWORD

    def misfit(self, room: Room) -> Reason | None:
        return None if room.kind in (MONSTER, BOSS) else SWORD_ELSEWHERE


class Look(Verb[Raiders]):
    """Light a torch at any moment and see every face-down room of the floor (R-061..R-068).

    A boss is shown, too (R-071). Any number of players may look (R-066), in the tactical variant too (R-296).
    """

    name: ClassVar[str] = "look"
    text: ClassVar[str] = "raiders-do-look"
    rules: ClassVar[tuple[str, ...]] = ("R-061", "R-063", "R-067")
    aside: ClassVar[bool] = True

    def bar(self, s: Raiders, seat: int, word: Word) -> Reason | None:
        held = s.held(seat, TORCH)
        if held and s.answers.get(seat) == ITEMS[TORCH]:  # one of them is on the table as a card
            held -= 1
        return None if held else NO_TORCH

    def do(self, s: Raiders, seat: int, word: Word) -> None:
        s.give_back(seat, TORCH)
        hidden = s.face_down()
        s.seen[seat] |= hidden
        told.torch(s, seat)
        for place in range(len(s.row)):
            if hidden >> place & 1:
                # for this seat only; the room stays face down
                told.sees(s, seat, place + 1, s.row[place])

    def args(self, s: Raiders, seat: int, word: Word) -> Args:
        return {"count": s.face_down().bit_count()}

    def objects(self, s: Raiders, seat: int, word: Word) -> list[str]:
        return ["card:torch"]

    def warning(self, s: Raiders, seat: int, word: Word) -> Message | None:
        return None if s.face_down() else Message("raiders-warn-nothing-hidden")


LOOK: Final = Look()
CARDS: Final[list[Card]] = [Power(), PlayTorch(), PlayBall(), PlayKey(), PlaySword()]
VERBS: Final[list[Verb[Any]]] = [*CARDS, LOOK]  # against a boss as elsewhere
WORDS: Final[dict[str, Word]] = lexicon(VERBS)
CARD: Final[dict[str, Card]] = {word.key: card for card in CARDS for word in card.words}
ITEM_WORDS: Final[list[Word]] = [WORDS[item] for item in ITEMS]
CHOICES: Final[dict[int, tuple[str, ...]]] = {}  # by hand as one number, filled on first use


def choices(s: Raiders, seat: int) -> tuple[str, ...]:
    """The cards a seat may play for the room: power cards in hand and items that fit."""
    hand = s.power[seat]
    for word in ITEM_WORDS:
        if s.held(seat, word.number) and word.verb.bar(s, seat, word) is None:
            hand |= 1 << 6 + word.number
    found = CHOICES.get(hand)
    if found is None:
        powers = [POWERS[number - 1] for number in range(1, 6) if hand >> number & 1]
        found = (*powers, *[ITEMS[item] for item in range(KINDS) if hand >> 6 + item & 1])
        CHOICES[hand] = found
    return found


def may_look(s: Raiders, seat: int) -> bool:
    """Whether a seat can light a torch as an aside."""
    return LOOK.bar(s, seat, LOOK.words[0]) is None
