"""Dungeon Raiders, as the API exposes it."""

from __future__ import annotations

from typing import Any, ClassVar

from undercroft.engine.flow import CHANCE, Args, Ask
from undercroft.engine.game import Game, Options, Selection, Switch
from undercroft.engine.messages import Message, Refusal
from undercroft.engine.parts import Parts
from undercroft.engine.verbs import Reason, Word
from undercroft.games.raiders import scene, survey, view
from undercroft.games.raiders.box import BOX
from undercroft.games.raiders.cards import ITEMS
from undercroft.games.raiders.deal import dealt_again
from undercroft.games.raiders.hand import WORDS
from undercroft.games.raiders.names import room_name, who
from undercroft.games.raiders.play import PlayRoom
from undercroft.games.raiders.raid import Deal, Floor, Layout, Raid
from undercroft.games.raiders.scoring import Scoring
from undercroft.games.raiders.settle import Settlement
from undercroft.games.raiders.state import FLOORS, Raiders, Settled


def _whose_turn(s: Raiders, seat: int, word: Word) -> Args:
    top = s.agenda[-1]
    assert isinstance(top, PlayRoom)
    return {"who": who(s, top.choosing[0])}


PREPARING = Reason("R-052", "raiders-why-preparing")
LAID = Reason("R-077", "raiders-why-laid")
OTHERS_TURN = Reason("R-278", "raiders-why-not-your-turn", _whose_turn)
REVEALED = Reason("R-103", "raiders-why-revealed")


class RaidersGame(Game[Raiders]):
    """Three to five raiders, five floors of five rooms: be rich at the end, and not the most wounded."""

    id: ClassVar[str] = "raiders"
    package: ClassVar[str] = "undercroft.games.raiders"
    rules_version: ClassVar[str] = "2"
    takes_back: ClassVar[bool] = False
    seats: ClassVar[range] = range(3, 6)
    table_options: ClassVar[tuple[Selection | Switch, ...]] = (Selection("variant", ("basic", "tactical")),)
    variant_option: ClassVar[str] = "variant"
    headings: ClassVar[frozenset[str]] = frozenset({"raiders-too-few-coins", "raiders-too-few-items"})
    together: ClassVar[frozenset[str]] = frozenset(
        {
            "raiders-plays",
            "raiders-gains-coins",
            "raiders-loses-coins",
            "raiders-wounded",
            "raiders-healed",
        }
    )
    state_class = Raiders
    classes: ClassVar[tuple[type, ...]] = (
        Settled,
        Raid,
        Deal,
        Floor,
        Layout,
        PlayRoom,
        Settlement,
        Scoring,
    )

    renames: ClassVar[dict[str, str]] = {"Raiders.rng": ""}  # before version 2

    def default_seats(self) -> int:
        """Four players make a good raid."""
        return 4

    def set_up(self, seats: int, options: Options) -> Raiders:
        state = Raiders()
        state.seats = seats
        state.tactical = options["variant"] == "tactical"
        state.supply = [BOX.items[item] for item in ITEMS]
        state.heroes = sorted(BOX.characters)
        state.deck = BOX.deck[:]
        state.bosses = BOX.bosses[:]
        state.floors = BOX.floors[:]
        state.push(Raid())
        return state

    def set_scene(self, spec: dict[str, Any]) -> Raiders:
        return scene.build(spec)

    def seats_at(self, state: Raiders) -> int:
        return state.seats

    def options_at(self, state: Raiders) -> Options:
        return self.check_options({"variant": "tactical" if state.tactical else "basic"})

    def public(self, state: Raiders, parts: Parts) -> dict[str, Any]:
        return view.table(state, parts)

    def private(self, state: Raiders, seat: int, parts: Parts) -> dict[str, Any]:
        return view.own(state, seat, parts)

    def survey(self, state: Raiders, seat: int | None) -> dict[str, Any]:
        return survey.survey(state, seat)

    def determinize(self, state: Raiders, seat: int, seed: int) -> Raiders:
        return dealt_again(state, seat, seed)

    def hides(self, before: Raiders, after: Raiders) -> bool:
        """A played card stays played, and a look cannot be undone (R-069, R-077)."""
        return True

    def no_undo(self) -> Refusal:
        return Refusal("R-077", Message("raiders-why-no-undo"))

    def words(self, state: Raiders | None = None) -> dict[str, Word]:
        return WORDS

    def prompt(self, state: Raiders, ask: Ask) -> Message:
        if ask.seat == CHANCE:
            return Message(ask.prompt)
        if ask.idle():
            return Message("raiders-ask-look")
        room = room_name(state.here().name)
        return Message(ask.prompt, {"room": room, "number": state.room + 1, "floor": state.floor})

    def place(self, state: Raiders) -> Message:
        rooms = len(state.row)
        room = min(state.room + 1, rooms)
        return Message(
            "place-raiders", {"floor": state.floor, "floors": FLOORS, "room": room, "rooms": rooms}
        )

    def seat_name(self, state: Raiders, seat: int) -> Message:
        if seat < len(state.characters):
            return Message(f"raiders-character-{state.characters[seat]}")
        return super().seat_name(state, seat)

    def ended_by(self, state: Raiders) -> str:
        return "R-253"

    def nothing_open(self, state: Raiders, seat: int) -> Reason | None:
        return None if isinstance(state.agenda[-1], PlayRoom) else PREPARING

    def not_asked(self, state: Raiders, seat: int) -> Reason | None:
        if seat in state.answers:
            return LAID
        top = state.agenda[-1]
        assert isinstance(top, PlayRoom)
        return OTHERS_TURN if state.tactical and seat in (*top.choosing, *top.again) else REVEALED
