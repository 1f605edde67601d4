"""Setup: first player, quests, map, heroes, hands."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.verbs import Reason, Word
from undercroft.engine.zones import Pile, draw_from
from undercroft.games.dungeoneer.course import events as told
from undercroft.games.dungeoneer.course.decks import cards_below, has_middle, heroes_to_play, open_middle
from undercroft.games.dungeoneer.dungeon import events as dungeon_told
from undercroft.games.dungeoneer.dungeon.map import MIDDLE, STEP, entrances, lay, spots
from undercroft.games.dungeoneer.dungeon.placing import first_fit, no_way
from undercroft.games.dungeoneer.dungeon.shifting import put_at
from undercroft.games.dungeoneer.dungeon.spots import SPOT, no_fit
from undercroft.games.dungeoneer.effects.choices import DrawCards
from undercroft.games.dungeoneer.hero.points import gain_glory, gain_peril
from undercroft.games.dungeoneer.quests.complete import NewCommon
from undercroft.games.dungeoneer.state.listed import CHOOSE, LOCATION
from undercroft.games.dungeoneer.state.options import (
    HERO_CHOICE,
    NO_WHITE_SPOTS,
    NOTHING_PERSONAL,
)
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import HAND_SIZE, WIN_QUESTS, Dungeoneer

NOT_DEALT: Final = Reason("D-277", "dungeoneer-why-not-dealt")
LATER: Final = Reason("D-280", "dungeoneer-why-later")
FITS_NOWHERE: Final = Reason("D-279", "dungeoneer-why-fits-nowhere")


class Setup(Procedure):
    """Everything before the first turn (section 3)."""

    STEPS: ClassVar[tuple[str, ...]] = ("first_player", "quests", "map", "heroes", "hands", "middle")

    def first_player(self, s: Dungeoneer) -> None:
        if not s.has(NO_WHITE_SPOTS) and not s.solo():
            s.push(FirstPlayer())

    def quests(self, s: Dungeoneer) -> None:
        s.push(DealQuests())

    def map(self, s: Dungeoneer) -> None:
        s.push(LayOut() if s.has(NO_WHITE_SPOTS) else Passages())

    def heroes(self, s: Dungeoneer) -> None:
        s.push(DealHeroes())

    def hands(self, s: Dungeoneer) -> None:
        for seat in reversed(range(s.seats)):
            s.push(DrawCards(seat, HAND_SIZE))  # D-043

    def middle(self, s: Dungeoneer) -> None:
        open_middle(s)

    def copy(self) -> Setup:
        return Setup()


class FirstPlayer(Procedure):
    """Everybody rolls, the highest begins, those tied roll again (D-044, DQ-36)."""

    STEPS: ClassVar[tuple[str, ...]] = ("roll", "compare")

    def __init__(self) -> None:
        self.rivals: list[int] = []
        self.faces: list[int] = []

    def roll(self, s: Dungeoneer) -> None:
        if not self.rivals:
            self.rivals = list(range(s.seats))
        s.roll(len(self.rivals), "faces")

    def compare(self, s: Dungeoneer) -> None:
        best = max(self.faces)
        self.rivals = [seat for seat, face in zip(self.rivals, self.faces, strict=True) if face == best]
        if len(self.rivals) > 1:
            self.goto("roll")
        else:
            s.active = self.rivals[0]
            told.first(s, s.active + 1)

    def copy(self) -> FirstPlayer:
        twin = FirstPlayer()
        twin.rivals = self.rivals[:]
        twin.faces = self.faces[:]
        return twin


class DealQuests(Procedure):
    """Two personal quests each and a common one (D-041, D-042); a solo player gets just three (D-303)."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "deal", "common")

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def each(self, s: Dungeoneer) -> int:
        """How many quests a player gets."""
        if s.solo():
            return WIN_QUESTS
        return 0 if s.has(NOTHING_PERSONAL) else 2

    def draw(self, s: Dungeoneer) -> None:
        draw_from(s, "quest_deck", self.each(s) * s.seats, "drawn")

    def deal(self, s: Dungeoneer) -> None:
        each = self.each(s)
        for seat in range(s.seats):
            s.quests[seat] = tuple(self.drawn[seat * each : seat * each + each])

    def common(self, s: Dungeoneer) -> None:
        if s.solo():  # D-363
            s.quest_deck = Pile()
        else:
            s.push(NewCommon())

    def copy(self) -> DealQuests:
        twin = DealQuests()
        twin.drawn = self.drawn[:]
        return twin


class Passages(Procedure):
    """The entrance in the middle (D-031), a random passage on each side of it (D-032, D-033, DQ-20)."""

    STEPS: ClassVar[tuple[str, ...]] = ("entrance", "draw", "join", "rest")

    def __init__(self) -> None:
        self.side: int = 0
        self.misfits: list[str] = []
        self.card: str = ""

    def entrance(self, s: Dungeoneer) -> None:
        lay(s, s.box.entrance, MIDDLE, False)

    def draw(self, s: Dungeoneer) -> None:
        passages = [
            location.name
            for place, location in enumerate(s.box.locations)
            if not location.room and s.cells[place] < 0 and location.name not in self.misfits
        ]
        s.chance(tuple(passages), "card")

    def join(self, s: Dungeoneer) -> None:
        """Upright if that fits, otherwise turned; if neither fits, another passage is drawn (D-035)."""
        place = s.box.place_of[self.card]
        cell = MIDDLE + STEP[self.side]
        turned = first_fit(s, place, cell)
        if turned < 0:
            self.misfits.append(self.card)
        else:
            self.misfits = []
            lay(s, place, cell, turned == 1)
            dungeon_told.lays(s, place, s.box.entrance, self.side)
            self.side += 1
        if self.side < 4:
            self.goto("draw")

    def rest(self, s: Dungeoneer) -> None:
        """All other locations form the deck (D-034)."""
        s.map_deck = Pile(
            sorted([each.name for place, each in enumerate(s.box.locations) if s.cells[place] < 0])
        )

    def copy(self) -> Passages:
        twin = Passages()
        twin.side = self.side
        twin.misfits = self.misfits[:]
        twin.card = self.card
        return twin


class LayOut(Procedure):
    """No white spots: all locations are dealt out and laid before the game (D-277..D-280, DQ-52)."""

    STEPS: ClassVar[tuple[str, ...]] = ("deal", "dealt", "which", "where", "put")

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.passed: int = 0
        self.late: bool = False  # the locations of common quests come last
        self.first: int = 0
        self.choice: str = ""
        self.spot: str = ""

    def deal(self, s: Dungeoneer) -> None:
        s.map_deck = Pile(sorted([location.name for location in s.box.locations]))
        draw_from(s, "map_deck", len(s.box.locations), "drawn")

    def dealt(self, s: Dungeoneer) -> None:
        """Deal them one by one; the holder of the entrance begins and lays it in the middle (D-278)."""
        entrance = s.box.entrance
        for number, name in enumerate(self.drawn):
            seat = number % s.seats
            if s.box.place_of[name] == entrance:
                s.active = seat
            else:
                s.dealt[seat] += (name,)
        self.drawn = []
        lay(s, entrance, MIDDLE, False)
        told.first(s, s.active + 1)
        self.first = s.active
        s.active = (s.active + 1) % s.seats

    def which(self, s: Dungeoneer) -> None:
        keys = layable(s, s.active, self.late)
        if keys:
            self.passed = 0
            s.choose(
                s.active, "dungeoneer-ask-lay-which", tuple([LOCATION.key(key) for key in keys]), "choice"
            )
        elif self.passed < s.seats:
            self.passed += 1
            s.active = (s.active + 1) % s.seats
            self.goto("which")
        elif not self.late:
            self.late = True
            self.passed = 0
            self.goto("which")
        else:
            self.over(s)

    def over(self, s: Dungeoneer) -> None:
        """Locations that fit nowhere leave the game."""
        for seat in range(s.seats):
            s.dealt[seat] = ()
        s.active = self.first
        self.end()
        no_way(s)

    def where(self, s: Dungeoneer) -> None:
        place = LOCATION.word_at(s, self.choice).number
        keys = tuple([spot.key for spot in spots(s, place, unlaid(s) == 1)])
        s.choose(s.active, "dungeoneer-ask-place", keys, "spot")

    def missing(self, s: Dungeoneer, word: Word) -> Reason | None:
        if word.verb is SPOT and self.at == self.STEPS.index("put"):
            return no_fit(s, LOCATION.word_at(s, self.choice).number, word, unlaid(s) == 1)
        if word.verb is not LOCATION or self.at != self.STEPS.index("where"):
            return None
        if word.what not in s.dealt[s.active]:
            return NOT_DEALT
        return LATER if not self.late and word.what in of_common(s) else FITS_NOWHERE

    def put(self, s: Dungeoneer) -> None:
        name = LOCATION.word_at(s, self.choice).what
        put_at(s, s.box.place_of[name], self.spot)
        s.dealt[s.active] = tuple([each for each in s.dealt[s.active] if each != name])
        s.active = (s.active + 1) % s.seats
        self.goto("which")

    def copy(self) -> LayOut:
        twin = LayOut()
        twin.drawn = self.drawn[:]
        twin.passed = self.passed
        twin.late = self.late
        twin.choice = self.choice
        twin.spot = self.spot
        twin.first = self.first
        return twin


def unlaid(s: Dungeoneer) -> int:
    """How many dealt locations are still to be laid."""
    return sum([len(dealt) for dealt in s.dealt])


def of_common(s: Dungeoneer) -> list[str]:
    """The locations of common quests, including the extra one (D-251): they come last (D-280)."""
    quests = s.common + s.box.apart if has_middle(s) else s.common
    return [name for quest in quests for name in (*s.box.quests[quest].at, s.box.quests[quest].to)]


def layable(s: Dungeoneer, seat: int, late: bool) -> list[str]:
    """The dealt locations that a player can lay now."""
    common = of_common(s)
    last = unlaid(s) == 1
    return [
        name
        for name in s.dealt[seat]
        if (late or name not in common) and spots(s, s.box.place_of[name], last)
    ]


class DealHeroes(Procedure):
    """A random hero each, or one chosen in turn order (D-036, D-285); all begin at the entrance."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "take")

    def __init__(self) -> None:
        self.count: int = 0
        self.card: str = ""

    def seat(self, s: Dungeoneer) -> int:
        """The seat whose turn it is."""
        return (s.active + self.count) % s.seats

    def draw(self, s: Dungeoneer) -> None:
        keys = tuple([CHOOSE.key(name) for name in s.hero_deck])
        if s.has(HERO_CHOICE):
            s.ask(self.seat(s), "dungeoneer-ask-hero", keys, "card")
        else:
            s.chance(keys, "card")

    def take(self, s: Dungeoneer) -> None:
        seat = self.seat(s)
        name = CHOOSE.word_at(s, self.card).what
        s.hero_deck.remove(name)
        become(s, seat, name, entrances(s)[0])
        told.joins(s, seat, seat + 1)
        for quest in s.quests[seat]:
            told.quest_of(s, seat, quest)
        location = s.box.locations[s.place[seat]]
        gain_glory(s, seat, location.glory)  # D-039, D-040
        gain_peril(s, seat, location.peril)
        self.count += 1
        if self.count < s.seats:
            self.goto("draw")

    def copy(self) -> DealHeroes:
        twin = DealHeroes()
        twin.count = self.count
        twin.card = self.card
        return twin


def become(s: Dungeoneer, seat: int, name: str, place: int) -> None:
    """A player gets a hero at the first level on the card, with full health (D-007, D-008, D-037, D-038).

    This also applies to new heroes; in a legendary game they start at level 7 (D-282). Where heroes rise from
    grade to grade, a new one has the cards of all grades so far, as the others have (D-268, DQ-53).
    """
    s.heroes[seat] = name
    s.level[seat] = s.box.heroes[name].first
    s.health[seat] = s.box.heroes[name].health
    s.place[seat] = place
    s.under[seat] = cards_below(s, name) if s.climbs else ()


class Revive(Procedure):
    """Resurrection: a new hero of level 1 at an entrance, five new cards (D-281..D-284, DQ-53)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "entrance", "rise")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.choice: str = ""
        self.place: str = ""

    def choose(self, s: Dungeoneer) -> None:
        taken = [name for seat, name in enumerate(s.heroes) if seat != self.seat]
        keys = tuple([CHOOSE.key(name) for name in heroes_to_play(s) if name not in taken])
        s.choose(self.seat, "dungeoneer-ask-hero", keys, "choice")

    def entrance(self, s: Dungeoneer) -> None:
        """If there are several, the opponent on the left chooses (D-283)."""
        keys = tuple([s.box.location_keys[place] for place in entrances(s)])
        s.choose(s.left_of(self.seat), "dungeoneer-ask-destination", keys, "place")

    def rise(self, s: Dungeoneer) -> None:
        s.out &= ~(1 << self.seat)
        become(s, self.seat, CHOOSE.word_at(s, self.choice).what, LOCATION.word_at(s, self.place).number)
        told.rises(s, self.seat)
        s.push(DrawCards(self.seat, HAND_SIZE))

    def copy(self) -> Revive:
        twin = Revive(self.seat)
        twin.choice = self.choice
        twin.place = self.place
        return twin
