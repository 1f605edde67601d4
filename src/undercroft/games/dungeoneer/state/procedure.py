"""Procedures of this game: when they stop, and what may be done while they wait."""

from __future__ import annotations

from typing import Any

from undercroft.engine.flow import Args, Frame
from undercroft.games.dungeoneer.state.pieces import Escort
from undercroft.games.dungeoneer.state.state import Dungeoneer


class Procedure(Frame[Dungeoneer]):
    """A procedure of this game: it stops with the game, or when the turn it belongs to is cut short."""

    def stands(self, s: Dungeoneer) -> bool:
        return not s.halted

    def loose(self) -> list[str]:
        """Adventure cards on the table that are in nobody's hand, inventory or pack now."""
        return []

    def called_off(self, below: Frame[Any]) -> None:
        """The turn is cut short: what was taken from the frame below goes back there (DQ-12)."""

    def forget(self, seat: int) -> None:
        """A hero is gone and another one comes: nothing that was meant for the old one goes on (DQ-30)."""

    def threat(self, s: Dungeoneer) -> Args:
        """What a test that this asks for is about, for the log: a card or place, and the side of an exit."""
        return {"of": "none", "side": "none"}

    def aside(self, s: Dungeoneer, seat: int, option: str) -> None:
        """Drop an escort where the hero stands; then whoever was asked is asked anew (D-160)."""
        quest = option[len("drop:") :]
        for index, escort in enumerate(s.escorts):
            if escort.quest == quest:
                s.escorts[index] = Escort(quest, escort.owner, -1, s.place[seat])
        if s.listener is not None:
            args: Args = {"who": "@dungeoneer-hero-" + s.heroes[seat], "quest": "@dungeoneer-quest-" + quest}
            s.tell("dungeoneer-drops", {**args, "place": "@dungeoneer-location-" + s.here(seat).name})
        s.pending.clear()
        self.at -= 1
        s.run()


class HeroProcedure(Procedure):
    """A procedure about one hero: it stops, too, when the player is out of the game."""

    seat: int = 0

    def stands(self, s: Dungeoneer) -> bool:
        return not (s.halted or s.out >> self.seat & 1)

    def forget(self, seat: int) -> None:
        if seat == self.seat:
            self.end()
