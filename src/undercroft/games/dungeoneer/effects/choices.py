"""Verbs that need a choice: warps, forced moves, exits, draws and discards, escorts, quests."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import PASS
from undercroft.engine.verbs import Reason, Word
from undercroft.engine.zones import draw_from
from undercroft.games.dungeoneer.cards.vocabulary import BLOCKED, GRADES, OPEN, TRAP, WALL
from undercroft.games.dungeoneer.dungeon.map import exit_at, neighbours
from undercroft.games.dungeoneer.dungeon.moving import Enter
from undercroft.games.dungeoneer.effects import events as told
from undercroft.games.dungeoneer.hero import events as hero_told
from undercroft.games.dungeoneer.hero.discards import take_from_hand, throw_away
from undercroft.games.dungeoneer.state.holdings import each_once
from undercroft.games.dungeoneer.state.listed import (
    DISCARD,
    DRAW,
    EXIT,
    GLORY_DECK,
    LOCATION,
    PERIL_DECK,
    QUEST,
    TAKE,
)
from undercroft.games.dungeoneer.state.pieces import Door, Escort
from undercroft.games.dungeoneer.state.procedure import HeroProcedure, Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer

ON_ITS_WAY: Final = Reason("D-336", "dungeoneer-why-begun")
NOT_PERSONAL: Final = Reason("D-336", "dungeoneer-why-not-your-quest")
OTHER_GRADE: Final = Reason("D-336", "dungeoneer-why-other-grade")


class ChosenDeed(HeroProcedure):
    """A verb about a hero that needs one choice by "you"."""

    def __init__(self, seat: int = 0, you: int = 0) -> None:
        self.seat = seat
        self.you = you
        self.source: str = ""  # the source of the effect
        self.choice: str = ""

    def about_seat(self) -> int:
        return self.seat

    def offer(self, s: Dungeoneer, prompt: str, keys: list[str]) -> None:
        """Ask for one of these options; without any, do nothing."""
        if keys:
            s.choose(self.you, prompt, tuple(keys), "choice")
        else:
            self.end()


class ForcedMove(ChosenDeed):
    """A hero is moved next door through a working exit, without a test."""

    STEPS: ClassVar[tuple[str, ...]] = ("where", "go")

    def where(self, s: Dungeoneer) -> None:
        places = neighbours(s, s.place[self.seat])
        self.offer(s, "dungeoneer-ask-destination", [s.box.location_keys[place] for place in places])

    def go(self, s: Dungeoneer) -> None:
        s.push(Enter(self.seat, LOCATION.word_at(s, self.choice).number))

    def copy(self) -> ForcedMove:
        twin = ForcedMove(self.seat, self.you)
        twin.source = self.source
        twin.choice = self.choice
        return twin


class Warp(ChosenDeed):
    """A hero is warped; a fallen one stays fallen (D-233, D-234)."""

    STEPS: ClassVar[tuple[str, ...]] = ("where", "go")

    def __init__(self, seat: int = 0, you: int = 0, word: str = "") -> None:
        super().__init__(seat, you)
        self.word = word

    def where(self, s: Dungeoneer) -> None:
        places = warp_places(s, self.seat, self.word)
        self.offer(s, "dungeoneer-ask-destination", [s.box.location_keys[place] for place in places])

    def go(self, s: Dungeoneer) -> None:
        s.push(Enter(self.seat, LOCATION.word_at(s, self.choice).number))

    def copy(self) -> Warp:
        twin = Warp(self.seat, self.you, self.word)
        twin.source = self.source
        twin.choice = self.choice
        return twin


def warp_places(s: Dungeoneer, seat: int, word: str) -> list[int]:
    """Where a warp of this kind can take a hero."""
    here = s.place[seat]
    near = neighbours(s, here) if word == "next door" else []
    found: list[int] = []
    for place, cell in enumerate(s.cells):
        if cell >= 0 and place != here and leads_to(s, word, place, near) and same_side(s, here, place):
            found.append(place)
    return found


def can_warp(s: Dungeoneer, seat: int, word: str) -> bool:
    """Whether a warp of this kind can take a hero anywhere."""
    here = s.place[seat]
    near = neighbours(s, here) if word == "next door" else []
    for place, cell in enumerate(s.cells):
        if cell >= 0 and place != here and leads_to(s, word, place, near) and same_side(s, here, place):
            return True
    return False


def same_side(s: Dungeoneer, here: int, there: int) -> bool:
    """A warp leads from dungeon to dungeon or from surface to surface (D-235)."""
    return not s.box.two_frames or s.box.locations[here].surface == s.box.locations[there].surface


def leads_to(s: Dungeoneer, word: str, place: int, near: list[int]) -> bool:
    """Whether a warp of this kind may lead to a location."""
    location = s.box.locations[place]
    if word == "room":
        return location.room
    if word == "passage":
        return not location.room
    if word == "entrance":
        return location.entrance
    if word == "next door":
        return place in near
    if word == "empty location":
        return place not in s.place
    return word == "anywhere" or place in s.place


class ChangeExit(ChosenDeed):
    """Open or block an exit of the hero's location until the next reset."""

    STEPS: ClassVar[tuple[str, ...]] = ("which", "change")

    def __init__(self, seat: int = 0, you: int = 0, kind: int = 0, stat: int = -1, value: int = 0) -> None:
        super().__init__(seat, you)
        self.kind = kind
        self.stat = stat
        self.value = value

    def which(self, s: Dungeoneer) -> None:
        sides = changeable(s, self.seat, self.kind)
        self.offer(s, "dungeoneer-ask-exit", [EXIT.keys[side] for side in sides])

    def change(self, s: Dungeoneer) -> None:
        side = EXIT.read(self.choice).number
        s.doors.insert(0, Door(s.place[self.seat], side, self.kind, self.stat, self.value))
        kind: told.ExitKind = "open" if self.kind == OPEN else "wall" if self.kind == WALL else "blocked"
        told.exit_changed(s, s.place[self.seat], kind, side)

    def copy(self) -> ChangeExit:
        twin = ChangeExit(self.seat, self.you, self.kind, self.stat, self.value)
        twin.source = self.source
        twin.choice = self.choice
        return twin


def changeable(s: Dungeoneer, seat: int, kind: int) -> list[int]:
    """The exits around a hero that can be opened, or blocked."""
    kinds = (BLOCKED, TRAP) if kind == OPEN else (OPEN, BLOCKED, TRAP)
    place = s.place[seat]
    return [side for side in range(4) if exit_at(s, place, side).kind in kinds]


class DrawCards(Procedure):
    """Draw adventure cards, hidden from the others."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "take")

    def __init__(self, seat: int = 0, count: int = 0) -> None:
        self.seat = seat
        self.count = count
        self.drawn: list[str] = []

    def draw(self, s: Dungeoneer) -> None:
        if s.split and s.seats > 1:
            s.replace(DrawByChoice(self.seat, self.count))
        else:
            draw_from(s, "deck", self.count, "drawn", "discard")

    def take(self, s: Dungeoneer) -> None:
        s.hands[self.seat] += tuple(self.drawn)
        told.draws(s, self.seat, len(self.drawn))
        for name in self.drawn:
            told.drew(s, self.seat, name)

    def copy(self) -> DrawCards:
        twin = DrawCards(self.seat, self.count)
        twin.drawn = self.drawn[:]
        return twin


class DrawByChoice(Procedure):
    """With split decks the player chooses the deck for each card (D-261)."""

    STEPS: ClassVar[tuple[str, ...]] = ("which", "draw", "take")

    def __init__(self, seat: int = 0, count: int = 0) -> None:
        self.seat = seat
        self.count = count
        self.choice: str = ""
        self.drawn: list[str] = []

    def which(self, s: Dungeoneer) -> None:
        keys = [GLORY_DECK.tag] if len(s.deck) + len(s.discard) else []
        keys += [PERIL_DECK.tag] if len(s.lord_deck) + len(s.lord_discard) else []
        if self.count and keys:
            s.choose(self.seat, "dungeoneer-ask-deck", tuple(keys), "choice")
        else:
            self.end()

    def draw(self, s: Dungeoneer) -> None:
        if self.choice == GLORY_DECK.tag:
            draw_from(s, "deck", 1, "drawn", "discard")
        else:
            draw_from(s, "lord_deck", 1, "drawn", "lord_discard")

    def take(self, s: Dungeoneer) -> None:
        self.count -= 1
        s.hands[self.seat] += tuple(self.drawn)
        told.draws_from(s, self.seat, self.choice == GLORY_DECK.tag)
        for name in self.drawn:
            told.drew(s, self.seat, name)
        self.goto("which")

    def copy(self) -> DrawByChoice:
        twin = DrawByChoice(self.seat, self.count)
        twin.choice = self.choice
        twin.drawn = self.drawn[:]
        return twin


class MayDraw(Procedure):
    """A solo player may draw a glory card: for a defeated monster, or at the turn's end (D-314, D-315)."""

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "draw")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.choice: str = PASS

    def offer(self, s: Dungeoneer) -> None:
        if len(s.deck) + len(s.discard):
            s.ask(self.seat, "dungeoneer-ask-draw", (DRAW.tag, PASS), "choice")

    def draw(self, s: Dungeoneer) -> None:
        if self.choice == DRAW.tag:
            s.replace(DrawCards(self.seat, 1))

    def copy(self) -> MayDraw:
        twin = MayDraw(self.seat)
        twin.choice = self.choice
        return twin


class DiscardCards(Procedure):
    """A player discards hand cards of their choice; a theft takes a random one instead."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "go")

    def __init__(self, seat: int = 0, count: int = 0, thief: int = -1) -> None:
        self.seat = seat
        self.count = count
        self.thief = thief
        self.source: str = ""  # the source of the effect
        self.choice: str = ""

    def stands(self, s: Dungeoneer) -> bool:
        return not s.halted and self.count > 0 and bool(s.hands[self.seat])

    def choose(self, s: Dungeoneer) -> None:
        hand = s.hands[self.seat]
        if self.thief >= 0:
            s.chance(tuple([DISCARD.key(name) for name in sorted(hand)]), "choice")
        else:
            keys = tuple([DISCARD.key(name) for name in each_once(hand)])
            s.choose(self.seat, "dungeoneer-ask-discard", keys, "choice")

    def go(self, s: Dungeoneer) -> None:
        name = DISCARD.word_at(s, self.choice).what
        take_from_hand(s, self.seat, name)
        self.count -= 1
        if self.thief >= 0:
            s.hands[self.thief] += (name,)
            told.steals_card(s, self.thief, self.seat)
            told.stolen_card(s, self.seat, name)
            told.stolen_card(s, self.thief, name)
        else:
            throw_away(s, name)
            hero_told.discards(s, self.seat, name)
        self.goto("choose")

    def copy(self) -> DiscardCards:
        twin = DiscardCards(self.seat, self.count, self.thief)
        twin.source = self.source
        twin.choice = self.choice
        return twin


class StealEscort(ChosenDeed):
    """An escort changes hands; the quest becomes a personal quest of the thief (D-162, DQ-34)."""

    STEPS: ClassVar[tuple[str, ...]] = ("which", "take")

    def which(self, s: Dungeoneer) -> None:
        keys = [TAKE.key(escort.quest) for escort in s.escorts if escort.carrier == self.seat]
        self.offer(s, "dungeoneer-ask-escort", keys if self.you >= 0 else [])

    def take(self, s: Dungeoneer) -> None:
        quest = TAKE.word_at(s, self.choice).what
        hand_over(s, quest, self.you)
        told.steals_escort(s, self.you, quest, self.seat)

    def copy(self) -> StealEscort:
        twin = StealEscort(self.seat, self.you)
        twin.source = self.source
        twin.choice = self.choice
        return twin


def hand_over(s: Dungeoneer, quest: str, seat: int) -> None:
    """A hero takes over an escort, which becomes that player's personal quest (D-161)."""
    for owner in range(s.seats):
        if quest in s.quests[owner] and owner != seat:
            s.quests[owner] = tuple([each for each in s.quests[owner] if each != quest])
    if quest not in s.quests[seat]:
        s.quests[seat] += (quest,)
    for index, escort in enumerate(s.escorts):
        if escort.quest == quest:
            s.escorts[index] = Escort(quest, seat, seat)


class SwapQuest(ChosenDeed):
    """Discard a personal quest and draw another; the old one leaves the game (D-336, DQ-9)."""

    STEPS: ClassVar[tuple[str, ...]] = ("which", "draw", "take")

    def __init__(self, seat: int = 0, grade: str = "") -> None:
        super().__init__(seat, seat)
        self.grade = grade  # only quests of this grade, if given
        self.drawn: list[str] = []

    def which(self, s: Dungeoneer) -> None:
        keys = [QUEST.key(quest) for quest in swappable(s, self.seat, self.grade)]
        self.offer(s, "dungeoneer-ask-swap-quest", keys)

    def missing(self, s: Dungeoneer, word: Word) -> Reason | None:
        if word.verb is not QUEST:
            return None
        if word.what not in s.quests[self.seat]:
            return NOT_PERSONAL
        return ON_ITS_WAY if of_grade(s, word.what, self.grade) else OTHER_GRADE

    def draw(self, s: Dungeoneer) -> None:
        draw_from(s, "quest_deck", 1, "drawn")

    def take(self, s: Dungeoneer) -> None:
        old = QUEST.word_at(s, self.choice).what
        quests = [quest for quest in s.quests[self.seat] if quest != old]
        s.quests[self.seat] = (*quests, *self.drawn)
        s.hurt.pop(old, None)
        told.swaps_quest(s, self.seat, old, self.drawn[0])

    def copy(self) -> SwapQuest:
        twin = SwapQuest(self.seat, self.grade)
        twin.source = self.source
        twin.choice = self.choice
        twin.drawn = self.drawn[:]
        return twin


def swappable(s: Dungeoneer, seat: int, grade: str) -> list[str]:
    """Personal quests that can be exchanged: no escort on its way, none if the deck is empty (DQ-65)."""
    if not s.quest_deck:
        return []
    begun = [escort.quest for escort in s.escorts]
    return [quest for quest in s.quests[seat] if quest not in begun and of_grade(s, quest, grade)]


def of_grade(s: Dungeoneer, quest: str, grade: str) -> bool:
    """Whether a quest has this grade; "" means any."""
    return not grade or GRADES[s.box.quests[quest].grade] == grade
