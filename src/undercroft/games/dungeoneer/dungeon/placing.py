"""Laying location cards: the locations phase, exploring, and what to do when nothing fits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.engine.zones import draw_from
from undercroft.games.dungeoneer.cards.records import Source
from undercroft.games.dungeoneer.cards.vocabulary import ESCORT, NO_EXPLORING
from undercroft.games.dungeoneer.dungeon import events as told
from undercroft.games.dungeoneer.dungeon.map import fits, spots
from undercroft.games.dungeoneer.dungeon.shifting import can_shift, can_swap, put_at
from undercroft.games.dungeoneer.dungeon.spots import no_fit
from undercroft.games.dungeoneer.hero.defeat import finish
from undercroft.games.dungeoneer.hero.numbers import forbidden
from undercroft.games.dungeoneer.hero.points import ap_for, pay_ap
from undercroft.games.dungeoneer.hero.reasons import FORBIDDEN, no_ap, short_of_ap
from undercroft.games.dungeoneer.state.options import UNBIASED
from undercroft.games.dungeoneer.state.procedure import HEROICS_MENU, Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.times import not_heroics
from undercroft.games.dungeoneer.state.verbs import Action

EXPLORING_AP: Final = 1  # D-098
NO_LOCATIONS: Final = Reason("D-098", "dungeoneer-why-no-locations")
NO_EXPLORING_AP: Final = no_ap("D-081")


class Explore(Action):
    """Lay another location for action points (D-098), by the same rules as in the locations phase (D-099)."""

    name: ClassVar[str] = "explore"
    rules: ClassVar[tuple[str, ...]] = ("D-098",)
    menus: ClassVar[tuple[int, ...]] = (HEROICS_MENU,)

    def price(self, s: Dungeoneer, seat: int, word: Word) -> int:
        return EXPLORING_AP

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        early = not_heroics(s, seat)
        if early is not None:
            return early
        if not s.map_deck:
            return NO_LOCATIONS
        if forbidden(s, seat, NO_EXPLORING):
            return FORBIDDEN
        return short_of_ap(s, seat, self.price(s, seat, word), NO_EXPLORING_AP)

    def open(self, s: Dungeoneer, seat: int, found: list[str]) -> None:
        if ap_for(s, seat) < self.price(s, seat, self.words[0]) or not s.map_deck:
            return
        if not forbidden(s, seat, NO_EXPLORING):
            found.append(self.name)

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        pay_ap(s, seat, self.price(s, seat, word))
        s.push(Place(seat))

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"ap": self.price(s, seat, word)}


class Place(Procedure):
    """Draw a location and lay it in a legal spot (D-073, D-098); without one it goes under the deck."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "look", "choose", "put")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.drawn: list[str] = []
        self.tries: int = 0
        self.place: int = -1
        self.spot: str = ""

    def draw(self, s: Dungeoneer) -> None:
        draw_from(s, "map_deck", 1, "drawn")

    def look(self, s: Dungeoneer) -> None:
        """Each card is tried at most once (DQ-21)."""
        if not self.drawn:
            self.end()
            return
        self.place = s.box.place_of[self.drawn[0]]
        self.tries += 1
        if spots(s, self.place, not s.map_deck):
            self.seat = builder(s, self.seat, self.drawn[0])
            told.draws_location(s, self.seat, self.place)
            return
        told.no_spot(s, self.place)
        tried_all = self.tries > len(s.map_deck)
        s.map_deck.bottom.append(self.drawn[0])
        self.place = -1
        if tried_all:
            self.end()
            no_way(s)
        else:
            self.goto("draw")

    def choose(self, s: Dungeoneer) -> None:
        keys = tuple([spot.key for spot in spots(s, self.place, not s.map_deck)])
        s.choose(self.seat, "dungeoneer-ask-place", keys, "spot")

    def missing(self, s: Dungeoneer, word: Word) -> Reason | None:
        return no_fit(s, self.place, word, not s.map_deck) if self.place >= 0 else None

    def put(self, s: Dungeoneer) -> None:
        put_at(s, self.place, self.spot)

    def copy(self) -> Place:
        twin = Place(self.seat)
        twin.drawn = self.drawn[:]
        twin.tries = self.tries
        twin.place = self.place
        twin.spot = self.spot
        return twin


def no_way(s: Dungeoneer) -> None:
    """No remaining location fits, and none can be moved to make room: quests that need one are impossible.

    No rulebook covers this, but every game must be able to end: a solo game with such a quest is lost, and a
    common quest is replaced. Personal quests stay, since they can be exchanged.
    """
    if s.map_deck and can_change(s):
        return
    if s.solo():
        for quest in s.quests[0]:
            if lacks_location(s, quest):
                told.no_way(s, quest)
                finish(s, [], "no way")
                return
    drop_common(s)
    s.refresh_common()


def drop_common(s: Dungeoneer) -> bool:
    """Replace common quests that have become impossible, as long as there are others (DQ-9)."""
    lost = [quest for quest in s.common if len(s.quest_deck) and lacks_location(s, quest)]
    for quest in lost:
        told.no_way(s, quest)
    s.common = tuple([quest for quest in s.common if quest not in lost])
    return bool(lost)


def can_change(s: Dungeoneer) -> bool:
    """Whether anything in the game can still move a location on the map."""
    verbs = {
        op.verb
        for source in in_game(s)
        for effect in source.effects
        for op in (*effect.do, *effect.passed, *effect.failed)
    }
    return ("shift" in verbs and can_shift(s)) or ("swap locations" in verbs and can_swap(s))


def in_game(s: Dungeoneer) -> Iterator[Source]:
    """Everything with effects: all cards (they come round again), heroes, quests and laid locations."""
    yield from [card for card in s.box.cards.values() if card.solo or not s.solo()]
    yield from [s.box.heroes[s.heroes[seat]] for seat in s.living()]
    yield from [s.box.quests[quest] for quests in (s.common, *s.quests) for quest in quests]
    yield from [location for place, location in enumerate(s.box.locations) if s.cells[place] >= 0]


def lacks_location(s: Dungeoneer, quest: str) -> bool:
    """Whether a location that a quest needs is missing from the map."""
    card = s.box.quests[quest]
    if card.find or card.apart:
        return False
    missing = [name for name in card.at if s.cells[s.box.place_of[name]] < 0]
    return len(missing) == len(card.at) or (card.to != "" and s.cells[s.box.place_of[card.to]] < 0)


def builder(s: Dungeoneer, seat: int, name: str) -> int:
    """Who lays a drawn location; in a variant, nobody whose personal quest it serves (D-287, D-288)."""
    if not s.has(UNBIASED):
        return seat
    other = seat
    for _ in range(s.seats):
        if not serves(s, other, name):
            return other
        other = s.left_of(other)
    return seat


def serves(s: Dungeoneer, seat: int, name: str) -> bool:
    """Whether a personal quest names a location; of an escort only the first counts (D-289, DQ-59)."""
    begun = [escort.quest for escort in s.escorts]
    for quest in s.quests[seat]:
        card = s.box.quests[quest]
        if card.find or (card.category == ESCORT and quest in begun):
            continue
        if name in card.at:
            return True
    return False


def first_fit(s: Dungeoneer, place: int, cell: int) -> int:
    """How a starting passage fits beside the entrance: 0 upright, 1 turned, -1 not at all (DQ-20)."""
    for turned in s.box.locations[place].ways:
        if fits(s, s.box.locations[place], turned, cell):
            return turned
    return -1


EXPLORE: Final = Explore()
