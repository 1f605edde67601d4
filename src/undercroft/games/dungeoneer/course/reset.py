"""The reset phase: effects for one turn end, upkeep is paid, action points are given out."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.games.dungeoneer.cards.vocabulary import BEFORE_ROLL, M_AP, ON_RESET, UNTIL_RESET
from undercroft.games.dungeoneer.course import events as told
from undercroft.games.dungeoneer.hero.inventory import find_item, return_item
from undercroft.games.dungeoneer.hero.numbers import bonus, speed
from undercroft.games.dungeoneer.hero.points import add_tokens, lose_glory
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.holdings import each_once
from undercroft.games.dungeoneer.state.listed import OneItem, at_all
from undercroft.games.dungeoneer.state.options import HUNT_RESETS, MOVEMENT_LIMIT
from undercroft.games.dungeoneer.state.pieces import NO_CONTEST
from undercroft.games.dungeoneer.state.procedure import HeroProcedure, Procedure
from undercroft.games.dungeoneer.state.state import AP_LIMIT, Dungeoneer


def begin(s: Dungeoneer, seat: int) -> None:
    """Begin a player's reset phase; only an event or cards with an upkeep need a frame."""
    if s.event or s.box.upkeep:
        s.push(Reset())
    else:
        refresh(s, seat)
        give_ap(s, seat)
        s.fire(ON_RESET, seat, NO_CONTEST)


def refresh(s: Dungeoneer, seat: int) -> None:
    """Everything that lasts for a turn ends (D-050, D-052), and locations become new again (D-056)."""
    s.boosts = [boost for boost in s.boosts if boost.until == UNTIL_RESET and boost.seat != seat]
    s.doors = [door for door in s.doors if door.by >= 0]  # those held open stay (D-051, D-107)
    s.used.clear()
    s.tried.clear()
    s.found.clear()
    s.attacked = 0
    s.phase_over = False
    s.moved = False
    s.reserved = 0  # of a step that was cut short
    s.saved &= ~(1 << seat)  # D-057
    s.kept &= ~(1 << seat)
    s.spare = [0] * s.seats  # only for the turn in which they were gained (D-293)
    if s.options & HUNT_RESETS:
        s.hurt.clear()
    s.visited = 1 << s.place[seat]  # D-056, D-092


def give_ap(s: Dungeoneer, seat: int) -> None:
    """The action points of the turn (D-054, D-055), from the speed at this moment (D-222, D-244)."""
    base = AP_LIMIT if s.options & MOVEMENT_LIMIT else speed(s, seat)
    s.ap[seat] = max(0, base + bonus(s, seat, 1 << M_AP, NO_CONTEST))  # cards override rules (D-225)


class Reset(Procedure):
    """The roll for the event comes first, and upkeep before the action points (D-059, D-338)."""

    STEPS: ClassVar[tuple[str, ...]] = ("before", "roll", "token", "upkeep", "ready")

    def __init__(self) -> None:
        self.faces: list[int] = []

    def is_rolled_for(self, s: Dungeoneer) -> bool:
        """No roll for an event that is full (D-059)."""
        event = s.box.event
        return event is not None and s.event != "" and s.tokens < event.most

    def before(self, s: Dungeoneer) -> None:
        if self.is_rolled_for(s):
            s.pause(BEFORE_ROLL, s.living())

    def roll(self, s: Dungeoneer) -> None:
        if self.is_rolled_for(s):
            s.roll(1, "faces")

    def token(self, s: Dungeoneer) -> None:
        event = s.box.event
        if self.faces and event is not None:
            told.event_roll(s, s.active, self.faces[0], event.roll)
            if self.faces[0] >= event.roll:
                add_tokens(s, s.active, 1)

    def upkeep(self, s: Dungeoneer) -> None:
        refresh(s, s.active)
        if unpaid(s, s.active, []):
            s.push(Upkeep(s.active))

    def ready(self, s: Dungeoneer) -> None:
        give_ap(s, s.active)
        s.fire(ON_RESET, s.active, NO_CONTEST)

    def copy(self) -> Reset:
        twin = Reset()
        twin.faces = self.faces[:]
        return twin


def kept_cards(box: Box) -> list[str]:
    """Every card with an upkeep, at every player."""
    return at_all([card.name for card in box.cards.values() if card.upkeep])


KEEP: Final = OneItem("keep", "D-058", (), kept_cards)


def unpaid(s: Dungeoneer, seat: int, paid: list[str]) -> list[str]:
    """The cards in play that are still to be paid for, each copy separately (D-121)."""
    kept = paid[:]
    left: list[str] = []
    for item in s.items[seat]:
        if item.name in kept:
            kept.remove(item.name)
        elif s.box.cards[item.name].upkeep:
            left.append(item.name)
    return left


def upkeep_of(s: Dungeoneer, cards: list[str]) -> int:
    """What it costs to keep these cards for another turn."""
    return sum([s.box.cards[name].upkeep for name in cards])


class Upkeep(HeroProcedure):
    """Every card with an upkeep is paid for, in the order its player chooses, or returns to hand (DQ-40)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "pay", "take_back")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.paid: list[str] = []
        self.choice: str = ""

    def choose(self, s: Dungeoneer) -> None:
        """There is a choice only if the glory is not enough for all of them."""
        left = unpaid(s, self.seat, self.paid)
        able = [name for name in left if s.box.cards[name].upkeep <= s.glory[self.seat]]
        if not able:
            self.goto("take_back")
        elif upkeep_of(s, left) <= s.glory[self.seat]:
            self.choice = KEEP.key(f"{able[0]}@{self.seat}")
        else:
            keys = tuple([KEEP.key(f"{name}@{self.seat}") for name in each_once(able)])
            s.choose(self.seat, "dungeoneer-ask-upkeep", keys, "choice")

    def pay(self, s: Dungeoneer) -> None:
        card = s.box.cards[KEEP.held(s, self.choice).card]
        lose_glory(s, self.seat, card.upkeep)
        told.upkeep(s, self.seat, card.name, card.upkeep)
        self.paid.append(card.name)
        self.goto("choose")

    def take_back(self, s: Dungeoneer) -> None:
        """A card that is not paid for returns to hand, without its attachments (D-058, D-023)."""
        for name in unpaid(s, self.seat, self.paid):
            item = find_item(s, self.seat, name)
            if item is not None:
                return_item(s, self.seat, item)

    def copy(self) -> Upkeep:
        twin = Upkeep(self.seat)
        twin.paid = self.paid[:]
        twin.choice = self.choice
        return twin
