"""The base of this game's procedures: when they stop, and what may be done while they wait."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.flow import Frame
from undercroft.engine.verbs import Reason, Word
from undercroft.engine.windows import Window
from undercroft.games.dungeoneer.state.state import Dungeoneer

NO_MENU: Final = 0
HEROICS_MENU: Final = 1  # what the active hero does next
VILLAINY_MENU: Final = 2  # what the Dungeonlord plays next
PAUSE: Final = 3  # others may act
CHALLENGE: Final = 4  # the attacked hero strikes back
DODGE: Final = 5  # spikes may be dodged
SPECIAL: Final = 6  # what every hero may do without a card, on any turn (D-178)
AT_QUEST: Final = 7  # about an open quest whose place the hero is at (D-123)
BETWEEN_ACTIONS: Final = 8  # like SPECIAL, but only when nothing else is in progress (D-180)
NO_THREAT: Final = ("none", "none")  # a test that is about nothing in particular


class Procedure(Frame[Dungeoneer]):
    """A procedure of this game: it stops with the game, or when the turn it belongs to is cut short."""

    def stands(self, s: Dungeoneer) -> bool:
        return not s.halted

    def menu(self) -> int:
        """Which menu of verbs this offers while it waits."""
        return NO_MENU

    def missing(self, s: Dungeoneer, word: Word) -> Reason | None:
        """Why this does not list a word of the kind it asks for."""
        return None

    def about_seat(self) -> int:
        """The hero whom its choice is about, -1 for the chooser."""
        return -1

    def form_value(self, s: Dungeoneer, form: int) -> int:
        """What the attacker for whom it asks adds to the die in this form, -1 if it does not ask."""
        return -1

    def declares(self, seat: int) -> bool:
        """Whether a Dungeonlord declares encounters now (D-068)."""
        return False

    def has_declared(self) -> bool:
        """Whether the encounters of this villainy phase were declared already (D-068)."""
        return False

    def declare_first(self, s: Dungeoneer, key: str) -> None:
        """Begin the declaration with this encounter."""
        raise NotImplementedError(type(self).__name__)

    def discount(self, s: Dungeoneer) -> int:
        """The event's total discount for monsters (D-252)."""
        return 0

    def fought(self, slayer: int, attacked: list[str]) -> None:
        """A battle that this started is over: note whose hero slew a monster, and which monsters are left."""

    def attack_elsewhere(self) -> list[str]:
        """The source keys of monsters that attack other heroes in the same turn (DQ-41)."""
        return []

    def is_reward(self) -> bool:
        """Whether a solo player readies treasures while this waits (D-316)."""
        return False

    def loose(self, s: Dungeoneer) -> list[str]:
        """Adventure cards on the table that are in nobody's hand, inventory or pack now."""
        return []

    def called_off(self, below: Frame[Any]) -> None:
        """The turn is cut short: return what was taken from the frame below (DQ-12)."""

    def forget(self, s: Dungeoneer, seat: int) -> None:
        """A hero has been replaced by another: drop what was meant for the old one (DQ-30)."""

    def threat(self, s: Dungeoneer) -> tuple[str, str]:
        """What a test that this asks for is about, for the log: a card or place, and the side of an exit."""
        return NO_THREAT

    def aside(self, s: Dungeoneer, seat: int, option: str) -> None:
        ask_again_after(s, self, seat, option)


def ask_again_after(s: Dungeoneer, asking: Frame[Any], seat: int, option: str) -> None:
    """Drop an escort as an aside, then ask again (D-160)."""
    s.act(seat, option)
    s.pending.clear()
    asking.at -= 1
    s.run()


def menu_of(s: Dungeoneer) -> int:
    """The menu that is open now."""
    top = s.agenda[-1]
    if isinstance(top, Procedure):
        return top.menu()
    return PAUSE if isinstance(top, Window) else NO_MENU


class HeroProcedure(Procedure):
    """A procedure about one hero: it also stops when the player is out of the game."""

    seat: int = 0

    def stands(self, s: Dungeoneer) -> bool:
        return not (s.halted or s.out >> self.seat & 1)

    def forget(self, s: Dungeoneer, seat: int) -> None:
        if seat == self.seat:
            self.end()
