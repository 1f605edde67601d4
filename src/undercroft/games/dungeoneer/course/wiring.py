"""The state with its rules attached: what seats may do out of turn, and what effects and solo play start."""

from __future__ import annotations

from typing import Any

from undercroft.engine.flow import Frame
from undercroft.games.dungeoneer.battle.actions import special_actions
from undercroft.games.dungeoneer.cards.vocabulary import (
    ANYTIME,
    BEFORE_ROLL,
    ON_DEFEATED,
)
from undercroft.games.dungeoneer.course.ascent import levels_changed
from undercroft.games.dungeoneer.course.setup import Revive
from undercroft.games.dungeoneer.course.solo import Wandering
from undercroft.games.dungeoneer.effects.choices import MayDraw
from undercroft.games.dungeoneer.effects.resolve import fire, fire_monster
from undercroft.games.dungeoneer.hero.points import ap_for
from undercroft.games.dungeoneer.hero.wounds import LIE_DOWN_KEY
from undercroft.games.dungeoneer.play.abilities import add_abilities, lying_helps
from undercroft.games.dungeoneer.play.moment import rolled_for
from undercroft.games.dungeoneer.play.playable import add_cards, equipped
from undercroft.games.dungeoneer.quests.complete import NewCommon
from undercroft.games.dungeoneer.quests.lurking import Lurking
from undercroft.games.dungeoneer.state.foes import battle_of
from undercroft.games.dungeoneer.state.options import MOVEMENT_LIMIT
from undercroft.games.dungeoneer.state.pieces import Contest
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import HEROICS_PHASE, Dungeoneer
from undercroft.games.dungeoneer.state.windows import PlayWindow


class DungeoneerTable(Dungeoneer):
    """Everything on the table, and the rules that tie it together."""

    def plays(self, seat: int, event: int, host: Frame[Any], spent: int) -> list[str]:
        """What a seat may do in a window (DQ-45)."""
        active = seat == self.active
        found: list[str] = []
        if equipped(self, seat, event):
            self.in_window(seat, event, host, found)
        if active or self.saved >> seat & 1 or self.options & MOVEMENT_LIMIT:  # everything else costs an AP
            if event == ANYTIME:
                special_actions(self, seat, not active or self.phase == HEROICS_PHASE, found)
            elif event == BEFORE_ROLL:
                special_actions(self, seat, False, found)
            if (
                self.options & MOVEMENT_LIMIT
                and LIE_DOWN_KEY not in found
                and self.lies_for(seat, event, host)
            ):
                found.append(LIE_DOWN_KEY)
        return found

    def lies_for(self, seat: int, window: int, host: Frame[Any]) -> bool:
        """Whether a hero may lie down for an ability (D-294)."""
        if self.is_fallen(seat) or ap_for(self, seat):
            return False
        return lying_helps(self, seat, window, host)

    def in_window(self, seat: int, window: int, host: Frame[Any], found: list[str]) -> None:
        """Add cards and abilities that a seat may use in a window."""
        contest, die = rolled_for(seat, window, host)
        reward = self.seats == 1 and isinstance(host, Procedure) and host.is_reward()
        add_cards(self, seat, window, contest, die, reward, found)
        add_abilities(self, seat, window, contest, die, found)

    def play(self, seat: int, choice: str, host: Frame[Any]) -> int:
        """Carry out what a seat chose in a window; nothing here is limited to once per window."""
        self.act(seat, choice)
        return 0

    def window(self, event: int, seats: list[int], order: list[int]) -> PlayWindow:
        return PlayWindow(event, seats, order)

    def act(self, seat: int, choice: str) -> None:
        word = self.box.words[choice]
        word.verb.do(self, seat, word)

    def fire(self, trigger: int, seat: int, contest: Contest) -> None:
        fire(self, trigger, seat, contest)

    def fire_defeated(self, number: int) -> None:
        fight = battle_of(self)
        assert fight is not None
        fire_monster(self, fight, number, (ON_DEFEATED,))
        if self.solo():
            self.push(MayDraw(fight.target))  # at once (D-314)

    def wander(self, seat: int) -> None:
        if self.box.locations[self.place[seat]].peril:
            self.push(Wandering(seat))

    def refresh_common(self) -> None:
        if not self.solo():
            self.push(NewCommon())

    def levels_changed(self) -> None:
        levels_changed(self)

    def lurk(self, seat: int, place: int) -> None:
        self.push(Lurking(seat, place))

    def rise_again(self, seat: int) -> None:
        self.push(Revive(seat))

    def copy(self) -> DungeoneerTable:
        twin = DungeoneerTable()
        self.copy_into(twin)
        return twin
