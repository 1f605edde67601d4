"""Spawning: which figures come, and where nobody sees them (J-162 to J-171)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent.attack.targets import pit_view
from undercroft.games.descent.cards.vocabulary import NO_SPAWNING_IN_SIGHT
from undercroft.games.descent.floor.floor import UNLIMITED
from undercroft.games.descent.floor.terrain import FLOOR
from undercroft.games.descent.overlord import events as told
from undercroft.games.descent.state.board import bring, on_board, take_off
from undercroft.games.descent.state.box import Box, Kind
from undercroft.games.descent.state.names import kind_name
from undercroft.games.descent.state.procedure import Procedure
from undercroft.games.descent.state.state import FIRST_MONSTER, OVERLORD, Descent
from undercroft.games.descent.state.verbs import AT, FIGURE, Listed


class OneKind(Listed):
    """A kind of monster, masters apart; the number of the word is that of the kind."""

    def words_in(self, box: Box) -> list[Word]:
        return [
            self.word(kind_key(kind), number)
            for number, kind in enumerate(box.kinds)
            if not kind.named and kind.figures
        ]

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"kind": kind_name(s.box.kinds[word.number])}

    def args(self, s: Descent, seat: int, word: Word) -> Args:
        top = s.agenda[-1]
        number, count = top.of_kind(s, word.number) if isinstance(top, Spawn) else (0, 0)
        return {"left": count - number}


def kind_key(kind: Kind) -> str:
    """What stands for a kind in an option."""
    return ("master-" if kind.master else "") + kind.card


PLACE: Final = OneKind("place", "J-387", ())
ENOUGH: Final = Listed("enough", "J-387")
SPAWN_LISTED: Final[list[Listed]] = [PLACE, ENOUGH]
NO_SPACE_LEFT: Final = Reason("J-166", "descent-why-no-spawn")


def watching_familiars(s: Descent) -> list[int]:
    """The spaces of familiars that prevent spawning in their sight (J-170, J-198)."""
    found = []
    for number, space in enumerate(s.familiars):
        for effect in s.box.familiars[number].effects:
            if space >= 0 and effect.deed.permissions & NO_SPAWNING_IN_SIGHT:
                found.append(space)
    return found


def unwatched(s: Descent) -> set[int]:
    """The spaces that neither a hero nor such a familiar sees; monsters do not block sight (J-166)."""
    floor = s.box.floor
    figures = [each if 0 < each <= FIRST_MONSTER else 0 for each in s.taken]
    hidden = set(floor.unseen(watching_familiars(s), s.closed, s.ground, figures))
    for hero in range(len(s.heroes)):
        here = s.place[hero]
        if here < 0:
            continue
        unseen = set(floor.unseen([here], s.closed, s.ground, figures, s.hero_sight or UNLIMITED))
        view = pit_view(s, hero)  # out of a pit he sees little (J-265)
        if view is not None:
            unseen |= set(range(s.box.plan.size)) - view
        unseen.discard(s.box.stairs.get(here, here))  # the ends of stairs see each other (J-271)
        hidden &= unseen
    return hidden


def allowed(s: Descent) -> list[bool]:
    """By space: whether a monster may be spawned there (J-162, J-163, J-165, J-166, J-389)."""
    hidden = unwatched(s)
    glyphs = {space for number, space in enumerate(s.box.glyph_spaces) if s.glyphs >> number & 1}
    return [
        space in hidden
        and not s.taken[space]
        and s.ground[space] == FLOOR
        and s.is_revealed(space)
        and not (s.faq() and space in glyphs)
        for space in range(s.box.plan.size)
    ]


def places(s: Descent, kind: int, free: list[bool]) -> list[int]:
    """The placements where a monster of a kind may be spawned (J-164)."""
    graph = s.box.floor.graphs[s.box.kinds[kind].base]
    return [
        place
        for place, spaces in enumerate(graph.spaces)
        if not [space for space in spaces if not free[space]] and not graph.inside[place] & s.closed
    ]


def in_the_box(s: Descent, kind: int) -> bool:
    """Whether a figure of a kind is left in the box (J-168)."""
    return on_board(s, kind) < s.box.kinds[kind].figures


class Spawn(Procedure):
    """The figures of a spawn card are placed one by one, as many as the overlord wants (J-387)."""

    STEPS: ClassVar[tuple[str, ...]] = ("which", "taken", "from_board", "cleared", "where", "stand")

    def __init__(self, card: str = "") -> None:
        self.card = card
        self.come: list[int] = []  # how many of each party have come
        self.kind: int = -1
        self.choice: str = ""

    def which(self, s: Descent) -> None:
        parties = s.box.cards[self.card].spawn
        if not self.come:
            self.come = [0] * len(parties)
        options, free = list[str](), allowed(s)
        for number, party in enumerate(parties):
            kind = s.box.kind_of[("master " if party.master else "") + party.kind]
            # a monster without room is not placed (J-167, example J-388)
            if self.come[number] < party.count and places(s, kind, free) and self.supply(s, kind):
                options.append(PLACE.key(kind_key(s.box.kinds[kind])))
        if not options:
            self.end()
        elif len(options) > 1 or s.always_pause or not in_the_box(s, PLACE.number(s, options[0])):
            s.ask(OVERLORD, "descent-ask-spawn", (*options, ENOUGH.tag), "choice")
        else:
            self.choice = options[0]  # with a single kind, only where or whether is asked

    def supply(self, s: Descent, kind: int) -> bool:
        """Whether there is a figure, in the box or on the board (J-168, J-169)."""
        return s.box.kinds[kind].figures > 0

    def taken(self, s: Descent) -> None:
        if self.choice == ENOUGH.tag:
            self.end()
            return
        self.kind = PLACE.number(s, self.choice)
        kind = s.box.kinds[self.kind]
        for number, party in enumerate(s.box.cards[self.card].spawn):
            if party.kind == kind.card and party.master == kind.master:
                self.come[number] += 1

    def of_kind(self, s: Descent, kind: int) -> tuple[int, int]:
        """How many of a kind have come, the one being placed among them, and how many the card brings."""
        like = s.box.kinds[kind]
        for number, party in enumerate(s.box.cards[self.card].spawn):
            if party.kind == like.card and party.master == like.master:
                return self.come[number], party.count
        return 0, 0

    def from_board(self, s: Descent) -> None:
        """If the box has no figure left, one is taken from the board (J-169)."""
        self.choice = ""
        if not in_the_box(s, self.kind):
            like = [slot for slot in s.monsters() if s.kind[slot] == self.kind]
            options = tuple([FIGURE.key(str(slot)) for slot in like])
            if options:
                s.ask(OVERLORD, "descent-ask-from-board", options, "choice")
            else:
                self.goto("which")

    def cleared(self, s: Descent) -> None:
        if self.choice:
            take_off(s, FIGURE.number(s, self.choice))

    def where(self, s: Descent) -> None:
        names = s.box.place_names[s.box.kinds[self.kind].base]
        options = tuple([AT.key(names[place]) for place in places(s, self.kind, allowed(s))])
        if not options:
            self.goto("which")
            return
        if not self.choice:  # no figure was taken from the board for it
            options = (*options, ENOUGH.tag)
        s.ask(OVERLORD, "descent-ask-spawn-where", options, "choice")

    def stand(self, s: Descent) -> None:
        if self.choice == ENOUGH.tag:
            self.end()
            return
        place = s.box.place_of[s.box.kinds[self.kind].base][AT.said(s, self.choice)]
        slot = bring(s, self.kind, place)
        told.appears(s, self.kind, s.spaces(slot)[0])
        self.goto("which")

    def missing(self, s: Descent, word: Word) -> Reason | None:
        return NO_SPACE_LEFT if word.verb in (PLACE, AT) else None

    def law(self, word: Word) -> str:
        return "J-169" if word.verb is FIGURE else "J-162" if word.verb is AT else ""

    def copy(self) -> Spawn:
        twin = Spawn(self.card)
        twin.come = self.come[:]
        twin.kind = self.kind
        twin.choice = self.choice
        return twin
