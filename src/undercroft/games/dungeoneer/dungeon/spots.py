"""The spots of the map as options, and why a location may not be laid in one of them."""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.dungeoneer.cards.vocabulary import SIDES
from undercroft.games.dungeoneer.dungeon.map import BITS, STEP, TURNED, Edge, same_frame, spot_key
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.listed import Boxed, Listed
from undercroft.games.dungeoneer.state.names import place_name, side_name
from undercroft.games.dungeoneer.state.options import CHOICES_OF_SET
from undercroft.games.dungeoneer.state.state import Dungeoneer

NO_NEIGHBOUR: Final = Reason("D-075", "dungeoneer-why-no-neighbour")
OCCUPIED: Final = Reason("D-073", "dungeoneer-why-occupied")
SAME_TURNED: Final = Reason("D-073", "dungeoneer-why-same-turned")
OTHER_NAME: Final = Reason("D-073", "dungeoneer-why-other-name")
NOT_JOINED: Final = Reason("D-075", "dungeoneer-why-not-joined")
AGAINST_WALL: Final = Reason("D-078", "dungeoneer-why-against-wall")
AGAINST_WALL_TOO: Final = Reason(
    "D-339", "dungeoneer-why-against-wall"
)  # where the Tomb's book is not played
OTHER_FRAME: Final = Reason("D-243", "dungeoneer-why-other-frame")
CLOSES: Final = Reason("D-079", "dungeoneer-why-closes")
TOMB: Final = CHOICES_OF_SET[0]


class Beside(Word):
    """A spot: the location it touches, the side, and which way up the new card is."""

    def __init__(self, key: str, verb: Listed, what: str, number: int) -> None:
        super().__init__(key, verb, what, number)
        self.site, rest = divmod(number, 2 * len(SIDES))
        self.side, self.turned = divmod(rest, 2)


class OneSpot(Boxed):
    """A spot for a drawn, dealt or shifted location (D-073, D-075, D-078, D-339)."""

    def word(self, what: str, number: int) -> Word:
        return Beside(self.key(what), self, what, number)

    def spot(self, s: Dungeoneer, key: str) -> Beside:
        """The word with this key."""
        word = s.box.words[key]
        assert isinstance(word, Beside)
        return word

    def names(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        assert isinstance(word, Beside)
        side = side_name(word.side)
        return {"place": place_name(s, word.site), "side": side, "turned": "yes" if word.turned else "no"}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        assert isinstance(word, Beside)
        return [f"spot:{s.box.locations[word.site].name}:{SIDES[word.side]}"]

    def rules_of(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        return [*self.law, against_wall(s).rule]


def all_spots(box: Box) -> list[str]:
    """Every spot beside every location, both upright and turned."""
    names = [place.name for place in box.locations]
    return [f"{name}:{side}{way}" for name in names for side in SIDES for way in ("", TURNED)]


SPOT: Final = OneSpot("place", "D-073", ("D-073", "D-075"), all_spots)


def against_wall(s: Dungeoneer) -> Reason:
    """Why no exit may be against a wall: each rulebook has its own rule for it."""
    return AGAINST_WALL if TOMB in s.box.sets else AGAINST_WALL_TOO


def no_fit(s: Dungeoneer, place: int, word: Word, last: bool, but: int = -1) -> Reason | None:
    """Why a location may not be laid in a spot, ignoring another one (`but`) on the map."""
    if not isinstance(word, Beside):
        return None
    if s.cells[word.site] < 0 or word.site == but:
        return NO_NEIGHBOUR
    cell = s.cells[word.site] + STEP[word.side]
    if s.grid.get(cell, but) != but:
        return OCCUPIED
    location = s.box.locations[place]
    if word.turned not in location.ways:
        return SAME_TURNED
    edge = Edge(s, but)
    ends, touching = edge.ends.get(cell, 0), edge.touching.get(cell, 0)
    doors = location.doors[word.turned]
    if not doors & ends:
        return NOT_JOINED
    if doors & touching != ends:
        return against_wall(s)
    if s.box.two_frames and not same_frame(s, location, cell, ends):
        return OTHER_FRAME
    if not last and edge.total - BITS[ends] + BITS[doors & ~touching] <= 0:
        return CLOSES
    return OTHER_NAME if spot_key(s, cell, ends) != s.box.spot_keys[word.site][word.side] else None
