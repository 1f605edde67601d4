"""Dungeon Raiders at the door."""

from __future__ import annotations

from typing import Any, ClassVar

from undercroft.engine.flow import Ask
from undercroft.engine.game import Choice, Game, Options, Switch
from undercroft.engine.messages import Description, Message, Refusal
from undercroft.games.raiders import explain, scene, survey, view, words
from undercroft.games.raiders.box import BOX
from undercroft.games.raiders.cards import ITEMS
from undercroft.games.raiders.deal import dealt_anew
from undercroft.games.raiders.play import PlayRoom
from undercroft.games.raiders.raid import Deal, Floor, Layout, Raid
from undercroft.games.raiders.state import Raiders, Settled


class RaidersGame(Game[Raiders]):
    """Three to five raiders, five floors of five rooms: be rich at the end, and not the most wounded."""

    id: ClassVar[str] = "raiders"
    package: ClassVar[str] = "undercroft.games.raiders"
    rules_version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(3, 6)
    table_options: ClassVar[tuple[Choice | Switch, ...]] = (Choice("variant", ("basic", "tactical")),)
    variant_option: ClassVar[str] = "variant"
    state_class = Raiders
    classes: ClassVar[tuple[type, ...]] = (Settled, Raid, Deal, Floor, Layout, PlayRoom)

    def default_seats(self) -> int:
        """Four make a good raid."""
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

    def public(self, state: Raiders) -> dict[str, Any]:
        return view.table(state)

    def public_after(self, state: Raiders, before: dict[str, Any]) -> dict[str, Any]:
        """Rooms that were played stay as they were."""
        return view.table(state, before["history"])

    def private(self, state: Raiders, seat: int) -> dict[str, Any]:
        return view.own(state, seat)

    def survey(self, state: Raiders, seat: int | None) -> dict[str, Any]:
        return survey.survey(state, seat)

    def determinize(self, state: Raiders, seat: int, seed: int) -> Raiders:
        return dealt_anew(state, seat, seed)

    def hides(self, before: Raiders, after: Raiders) -> bool:
        """A laid card stays laid and a look cannot be unseen (R-077)."""
        return True

    def vocabulary(self) -> list[str]:
        return words.vocabulary()

    def describe(self, state: Raiders, seat: int, option: str) -> Description:
        return words.describe(state, option)

    def prompt(self, state: Raiders, ask: Ask) -> Message:
        return words.prompt(state, ask)

    def seat_name(self, state: Raiders, seat: int) -> Message:
        if seat < len(state.characters):
            return Message(f"raiders-character-{state.characters[seat]}")
        return super().seat_name(state, seat)

    def refusal(self, state: Raiders, seat: int, option: str) -> Refusal:
        return explain.refusal(state, seat, option)
