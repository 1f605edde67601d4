"""What a hero can do besides walking: things, glyphs and town, fatigue (J-083 to J-095)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent.cards.quests import KEYS
from undercroft.games.descent.cards.vocabulary import POTIONS_DECK, RELICS
from undercroft.games.descent.floor.bases import BASE_1X1
from undercroft.games.descent.hero.equipment import (
    NOWHERE_TO_LIE,
    Equip,
    Received,
    drop,
    has_room,
    may_drop,
    part_with,
)
from undercroft.games.descent.hero.fate import gain_coins, moved
from undercroft.games.descent.movement import events as told
from undercroft.games.descent.movement.acting import PASSING, MoveAction, unpaid
from undercroft.games.descent.movement.stride import ARRIVE, STAIRS, Stride, on_active_glyph
from undercroft.games.descent.state.board import are_adjacent, remove
from undercroft.games.descent.state.box import Box
from undercroft.games.descent.state.names import item_name, on_map, token_name
from undercroft.games.descent.state.procedure import FigureProcedure
from undercroft.games.descent.state.state import FIRST_MONSTER, STUNNED, Descent
from undercroft.games.descent.state.verbs import TO_HERO, Spot, all_items, all_spaces

COIN_MARKER: Final = 100  # for every hero (J-288)
STAIR_POINTS: Final = 1
GLYPH_POINTS: Final = 1
GIVE_POINTS: Final = 1
EQUIP_POINTS: Final = 2
EXERTION: Final = 1  # fatigue per movement point (J-303)
EXERTED_POINTS: Final = 1
NOTHING_HERE: Final = Reason("J-284", "descent-why-nothing-here")
NO_ROOM: Final = Reason("J-287", "descent-why-no-room")
NOT_CARRIED: Final = Reason("J-084", "descent-why-not-carried")
NOBODY_NEAR: Final = Reason("J-087", "descent-why-nobody-near")
NO_STAIRS: Final = Reason("J-269", "descent-why-no-stairs")
STAIRS_TAKEN: Final = Reason("J-430", "descent-why-stairs-taken")
LARGE_ON_STAIRS: Final = Reason("J-224", "descent-why-large-stairs")
STAIRS_HIDDEN: Final = Reason("J-431", "descent-why-unrevealed")
NO_GLYPH: Final = Reason("J-085", "descent-why-no-glyph")
GLYPH_USED: Final = Reason("J-273", "descent-why-glyph-used")
NO_ARRIVAL: Final = Reason("J-438", "descent-why-no-arrival")
NO_FATIGUE: Final = Reason("J-306", "descent-why-no-fatigue")
NO_MOVING: Final = Reason("J-235", "descent-why-no-moving")
STOPPED: Final = Reason("J-050", "descent-why-charged")
GLYPH: Final = "glyph"  # entry in `used`
CHARGED: Final = "run-and-strike"


class Take(MoveAction):
    """Pick up something in the hero's space (J-083, J-284)."""

    name: ClassVar[str] = "take"
    rules: ClassVar[tuple[str, ...]] = ("J-083", "J-284")
    rank: int = 34
    town: int = -1

    def about(self) -> list[str]:
        return ["coins", *KEYS]

    def among(self, box: Box) -> list[str]:
        return [name for name in all_items(box) if box.items[name].deck in (RELICS, POTIONS_DECK)]

    def plausible(self, s: Descent, figure: int) -> bool:
        return bool(s.loose)

    def hindered(self, s: Descent, figure: int, word: Word) -> Reason | None:
        here = [token for token in s.loose if token.space == s.place[figure] and token.what == word.what]
        if not here:
            return NOTHING_HERE
        return NO_ROOM if word.what in s.box.items and not has_room(s, figure, word.what) else None

    def within_reach(self, s: Descent, figure: int) -> list[Word]:
        here = [each.what for each in s.loose if each.space == s.place[figure]]
        return [self.word_for(s, what) for what in dict.fromkeys(here)]

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        for number, token in enumerate(s.loose):
            if token.space == s.place[figure] and token.what == word.what:
                s.loose.pop(number)
                break
        told.picks_up(s, figure, word.what)
        if word.what == "coins":
            for hero in range(len(s.heroes)):
                gain_coins(s, hero, COIN_MARKER)
        elif word.what in s.box.items:  # a potion, or a relic (J-300)
            s.push(Received(figure, word.what))
        else:
            s.keys |= 1 << KEYS.index(word.what)  # for every hero (J-179, J-396)

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"token": token_name(word.what)}


class ItemAction(MoveAction):
    """An action with a carried item."""

    def about(self) -> list[str]:
        return []

    def among(self, box: Box) -> list[str]:
        return all_items(box)

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"item": item_name(word.what)}

    def objects(self, s: Descent, seat: int, word: Word) -> list[str]:
        return [f"item:{word.what}"]


class Drop(ItemAction):
    """Drop an item (J-084)."""

    name: ClassVar[str] = "drop"
    rules: ClassVar[tuple[str, ...]] = ("J-084", "J-187")
    rank: int = 53

    def hindered(self, s: Descent, figure: int, word: Word) -> Reason | None:
        if word.what not in s.worn[figure] + s.pack[figure]:
            return NOT_CARRIED
        return None if may_drop(s, figure, word.what) else NOWHERE_TO_LIE

    def open_to(self, s: Descent, figure: int, found: list[str]) -> None:
        items = s.worn[figure] + s.pack[figure]
        if items and self.unfit(s, figure) is None:
            found += [self.key(item) for item in dict.fromkeys(items) if may_drop(s, figure, item)]

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        part_with(s, figure, word.what)
        drop(s, figure, word.what)


class Give(ItemAction):
    """Give an item to an adjacent hero (J-087), never coins (J-362)."""

    name: ClassVar[str] = "give"
    rules: ClassVar[tuple[str, ...]] = ("J-087", "J-276")
    rank: int = 51

    def hindered(self, s: Descent, figure: int, word: Word) -> Reason | None:
        if word.what not in s.worn[figure] + s.pack[figure]:
            return NOT_CARRIED
        return None if takers(s, figure) else NOBODY_NEAR

    def open_to(self, s: Descent, figure: int, found: list[str]) -> None:
        items = s.worn[figure] + s.pack[figure]
        if not items or self.unfit(s, figure) is not None or not takers(s, figure):
            return
        if unpaid(s, figure, self.least(s, figure)) is None:
            found += [self.key(item) for item in dict.fromkeys(items)]

    def least(self, s: Descent, figure: int) -> int:
        return GIVE_POINTS

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        s.push(GiveTo(figure, s.serial[figure], word.what))


def takers(s: Descent, hero: int) -> list[int]:
    """The heroes to whom a hero can give something."""
    return [each for each in range(len(s.heroes)) if each != hero and are_adjacent(s, hero, each)]


class GiveTo(FigureProcedure):
    """Give an item to another hero, who chooses where to put it (J-190), or hand over a familiar."""

    STEPS: ClassVar[tuple[str, ...]] = ("whom", "hand_over")

    def __init__(self, figure: int = 0, number: int = 0, item: str = "", familiar: int = -1) -> None:
        self.figure = figure
        self.number = number
        self.item = item
        self.familiar = familiar  # handed over instead
        self.choice: str = ""

    def whom(self, s: Descent) -> None:
        options = [TO_HERO.key(s.heroes[hero]) for hero in takers(s, self.figure)]
        s.ask(s.owner(self.figure), "descent-ask-give", tuple(options), "choice")

    def hand_over(self, s: Descent) -> None:
        taker = TO_HERO.hero(s, self.choice)
        if self.familiar >= 0:
            s.companions[self.familiar] = taker
            told.hands_over(s, self.figure, self.familiar, taker)
            return
        if part_with(s, self.figure, self.item):  # it stays exhausted until the new owner refreshes (J-037)
            s.exhausted[taker] = (*s.exhausted[taker], self.item)
        told.gives(s, self.figure, self.item, taker)
        s.replace(Received(taker, self.item))

    def copy(self) -> GiveTo:
        twin = GiveTo(self.figure, self.number, self.item, self.familiar)
        twin.choice = self.choice
        return twin


class Stairs(MoveAction):
    """Go to the other end of a staircase (J-086, J-269), whose area is then revealed (J-270)."""

    name: ClassVar[str] = "stairs"
    rules: ClassVar[tuple[str, ...]] = ("J-086", "J-269", "J-430")
    rank: int = 35
    heroes: bool = False
    town: int = -1

    def plausible(self, s: Descent, figure: int) -> bool:
        return bool(s.box.stairs) and super().plausible(s, figure)

    def hindered(self, s: Descent, figure: int, word: Word) -> Reason | None:
        if s.base(figure) != BASE_1X1:
            return LARGE_ON_STAIRS
        there = s.box.stairs.get(s.place[figure], -1)
        if there < 0 or (figure >= FIRST_MONSTER and not s.faq()):  # J-429
            return NO_STAIRS
        if figure >= FIRST_MONSTER and not s.is_revealed(there):
            return STAIRS_HIDDEN
        return STAIRS_TAKEN if s.taken[there] else None

    def least(self, s: Descent, figure: int) -> int:
        return STAIR_POINTS

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        s.push(Stride(figure, s.serial[figure], s.box.stairs[s.place[figure]], STAIRS))


class ToTown(MoveAction):
    """Go to town by an active glyph (J-085), once a turn (J-273)."""

    name: ClassVar[str] = "town"
    rules: ClassVar[tuple[str, ...]] = ("J-085", "J-273")
    rank: int = 13
    town: int = -1

    def plausible(self, s: Descent, figure: int) -> bool:
        return on_active_glyph(s, figure) and super().plausible(s, figure)

    def hindered(self, s: Descent, figure: int, word: Word) -> Reason | None:
        if not on_active_glyph(s, figure):
            return NO_GLYPH
        return GLYPH_USED if GLYPH in s.used else None

    def least(self, s: Descent, figure: int) -> int:
        return GLYPH_POINTS

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        serial = s.serial[figure]
        moved(s, figure)
        remove(s, figure)
        s.serial[figure] = serial  # the turn continues in town
        s.used = (*s.used, GLYPH)
        told.goes_to_town(s, figure)
        s.look_around()


def arrivals(s: Descent) -> list[int]:
    """Where a hero can come back from town: active glyphs, or beside those that are occupied (J-438)."""
    found: dict[int, None] = {}
    near = s.box.floor.near(s.closed)
    for number, space in enumerate(s.box.glyph_spaces):
        if s.glyphs >> number & 1:
            spaces = [space] if not s.taken[space] else [each for each in near[space] if is_empty(s, each)]
            found.update(dict.fromkeys(spaces))
    return list(found)


def is_empty(s: Descent, space: int) -> bool:
    """Whether neither figure nor obstacle is on a revealed space."""
    return not s.taken[space] and not s.ground[space] and s.is_revealed(space)


class Enter(MoveAction):
    """Come back from town by an active glyph (J-282)."""

    name: ClassVar[str] = "enter"
    rules: ClassVar[tuple[str, ...]] = ("J-282", "J-438")
    rank: int = 10
    town: int = 1

    def about(self) -> list[str]:
        return []

    def among(self, box: Box) -> list[str]:
        return all_spaces(box)

    def word(self, what: str, number: int) -> Word:
        return Spot(self.key(what), self, what, number)

    def plausible(self, s: Descent, figure: int) -> bool:
        return s.place[figure] < 0 and super().plausible(s, figure)

    def hindered(self, s: Descent, figure: int, word: Word) -> Reason | None:
        if GLYPH in s.used:
            return GLYPH_USED
        return None if s.box.space_of[word.what] in arrivals(s) else NO_ARRIVAL

    def least(self, s: Descent, figure: int) -> int:
        return GLYPH_POINTS

    def within_reach(self, s: Descent, figure: int) -> list[Word]:
        return [self.word_for(s, s.box.space_names[space]) for space in arrivals(s)]

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        s.used = (*s.used, GLYPH)
        s.push(Stride(figure, s.serial[figure], s.box.space_of[word.what], ARRIVE))

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"space": on_map(word.what)}

    def objects(self, s: Descent, seat: int, word: Word) -> list[str]:
        return [f"space:{word.what}"]


class Reequip(MoveAction):
    """Rearrange all items (J-092, J-359)."""

    name: ClassVar[str] = "re-equip"
    rules: ClassVar[tuple[str, ...]] = ("J-092", "J-359")
    rank: int = 50

    def hindered(self, s: Descent, figure: int, word: Word) -> Reason | None:
        return None if s.worn[figure] or s.pack[figure] else NOT_CARRIED

    def least(self, s: Descent, figure: int) -> int:
        return EQUIP_POINTS

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        s.push(Equip(figure))


class Exert(MoveAction):
    """Pay fatigue for an ordinary movement point (J-303, J-304), whatever the armor (J-082)."""

    name: ClassVar[str] = "fatigue"
    rules: ClassVar[tuple[str, ...]] = ("J-303", "J-443")
    rank: int = 40
    by_monkey: bool = True

    def plausible(self, s: Descent, figure: int) -> bool:
        return s.fatigue[figure] >= EXERTION

    def unfit(self, s: Descent, figure: int) -> Reason | None:
        reason = super().unfit(s, figure)
        return None if reason is PASSING else reason  # it may buy points to move on

    def hindered(self, s: Descent, figure: int, word: Word) -> Reason | None:
        if s.action == STUNNED and s.declared != "move":
            return NO_MOVING
        if CHARGED in s.used:
            return STOPPED
        return None if s.fatigue[figure] >= EXERTION else NO_FATIGUE

    def args(self, s: Descent, seat: int, word: Word) -> Args:
        return {"fatigue": EXERTION, "points": EXERTED_POINTS}

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        s.fatigue[figure] -= EXERTION
        s.points += EXERTED_POINTS
        told.tires(s, figure, s.fatigue[figure])


TAKE: Final = Take()
DROP: Final = Drop()
GIVE: Final = Give()
USE_STAIRS: Final = Stairs()
TO_TOWN: Final = ToTown()
ENTER: Final = Enter()
REEQUIP: Final = Reequip()
EXERT: Final = Exert()
