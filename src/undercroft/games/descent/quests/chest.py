"""Chests and treasure (J-288 to J-299, J-439 to J-442, J-464)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent.cards.quests import CHESTS, ChestRow
from undercroft.games.descent.cards.vocabulary import CACHE, CHEST_OPENED
from undercroft.games.descent.hero.equipment import Received
from undercroft.games.descent.hero.fate import at_once, gain_coins, gain_conquest, gain_threat
from undercroft.games.descent.movement.acting import MoveAction
from undercroft.games.descent.quests import events as told
from undercroft.games.descent.state.board import chest_at
from undercroft.games.descent.state.decks import without
from undercroft.games.descent.state.names import Colour
from undercroft.games.descent.state.options import TRAP_FOR_EACH_CURSE
from undercroft.games.descent.state.procedure import FigureProcedure, Procedure
from undercroft.games.descent.state.state import OVERLORD, TREASURE_AT, Descent
from undercroft.games.descent.state.verbs import Listed

CHEST_POINTS: Final = 2  # J-090
COLOURS: Final[tuple[Colour, ...]] = ("copper", "silver", "gold")
NO_CHEST: Final = Reason("J-289", "descent-why-no-chest")


class OpenChestVerb(MoveAction):
    """Open the chest in the hero's space (J-090, J-289)."""

    name: ClassVar[str] = "chest"
    rules: ClassVar[tuple[str, ...]] = ("J-090", "J-289")
    rank: int = 33
    town: int = -1

    def plausible(self, s: Descent, figure: int) -> bool:
        return bool(s.chests) and super().plausible(s, figure)

    def hindered(self, s: Descent, figure: int, word: Word) -> Reason | None:
        return None if chest_at(s, s.place[figure]) >= 0 else NO_CHEST

    def least(self, s: Descent, figure: int) -> int:
        return CHEST_POINTS

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        s.push(OpenChest(figure, s.serial[figure]))


OPEN_CHEST: Final = OpenChestVerb()
PRICES: Final = (250, 500, 750)  # of treasure, by colour (J-279)
TAKE_IT: Final = Listed("take-it", "J-440")
CASH: Final = Listed("cash-in", "J-292")
CHEST_LISTED: Final[list[Listed]] = [TAKE_IT, CASH]


class OpenChest(FigureProcedure):
    """A chest is opened: curses and a trap first (J-295), then coins, treasure and conquest (J-464)."""

    STEPS: ClassVar[tuple[str, ...]] = ("turn", "trap", "coins", "treasure", "conquest", "off")

    def __init__(self, figure: int = 0, number: int = 0) -> None:
        self.figure = figure
        self.number = number
        self.colour: int = 0
        self.row: int = 0
        self.space: int = 0
        self.traps: int = 0  # how many times a trap could be played

    def stands(self, s: Descent) -> bool:
        return not s.over  # the contents are handed out even if the opener is gone

    def site(self, s: Descent) -> int:
        return self.space

    def contents(self, s: Descent) -> ChestRow:
        """What the number of the chest stands for in this quest (J-439)."""
        return s.box.quest.chests[CHESTS[self.colour]][self.row - 1]

    def turn(self, s: Descent) -> None:
        """The marker is turned; each curse gives threat for each hero (J-294)."""
        number = chest_at(s, s.place[self.figure])
        chest = s.chests.pop(number)
        self.space = chest.space
        self.colour, self.row = chest.colour, chest.number
        s.opened |= 1 << chest.colour
        told.opens_chest(s, self.figure, COLOURS[chest.colour], chest.number)
        gain_threat(s, self.contents(s).curses * len(s.heroes))

    def trap(self, s: Descent) -> None:
        """One trap, or one for each curse with a table option (J-441)."""
        self.traps += 1
        if self.traps < self.contents(s).curses and s.has(TRAP_FOR_EACH_CURSE):
            self.goto("trap")
        s.pause(CHEST_OPENED, [OVERLORD])

    def coins(self, s: Descent) -> None:
        """Every hero gets the full amount, in town too (J-290, J-296)."""
        for hero in range(len(s.heroes)):
            gain_coins(s, hero, self.contents(s).coins)

    def treasure(self, s: Descent) -> None:
        """Each hero draws a card for each symbol (J-291)."""
        for hero in reversed(range(len(s.heroes))):
            for colour in self.contents(s).treasure:
                s.push(Treasure(hero, CHESTS.index(colour)))

    def conquest(self, s: Descent) -> None:
        """As much as the quest says, at once (J-257, J-293)."""
        gain_conquest(s, self.contents(s).conquest)

    def off(self, s: Descent) -> None:
        """The chest is removed (J-298)."""

    def copy(self) -> OpenChest:
        twin = OpenChest(self.figure, self.number)
        twin.colour = self.colour
        twin.row = self.row
        twin.space = self.space
        twin.traps = self.traps
        return twin


class Treasure(Procedure):
    """A hero draws a treasure of a colour; a cache is used at once and replaced (J-280, J-297, J-299)."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "drawn", "kept")

    def __init__(self, hero: int = 0, colour: int = 0, bought: bool = False) -> None:
        self.hero = hero
        self.colour = colour
        self.bought = bought
        self.card: str = ""
        self.choice: str = ""

    def draw(self, s: Descent) -> None:
        deck = s.decks[TREASURE_AT + 1 + self.colour]
        if deck:
            s.chance(deck, "card")
        else:
            told.no_treasure(s, self.hero)
            self.end()

    def drawn(self, s: Descent) -> None:
        place = TREASURE_AT + 1 + self.colour
        s.decks[place] = without(s.decks[place], self.card)
        told.treasure(s, self.hero, self.card)
        item = s.box.items[self.card]
        if item.kind != CACHE:
            if not s.faq() and not self.bought:
                s.ask(s.owner(self.hero), "descent-ask-cash", (TAKE_IT.tag, CASH.tag), "choice")
            return
        self.end()
        for op in item.effects[0].deed.ops:
            if op.verb == "draw again":
                self.goto("draw")
            elif op.verb == "potion":
                s.push(Received(self.hero, f"{op.word}-potion"))
            else:
                at_once(s, self.hero, op)

    def kept(self, s: Descent) -> None:
        """With the rules of 2005 a drawn treasure may be cashed in (J-292)."""
        if self.choice == CASH.tag:
            gain_coins(s, self.hero, PRICES[self.colour])
        else:
            s.replace(Received(self.hero, self.card))

    def copy(self) -> Treasure:
        twin = Treasure(self.hero, self.colour, self.bought)
        twin.card = self.card
        twin.choice = self.choice
        return twin
