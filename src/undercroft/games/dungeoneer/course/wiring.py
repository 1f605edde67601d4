"""The state with its rules: what seats may do out of turn, and what effects and solo play start."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.flow import Frame
from undercroft.games.dungeoneer.battle.actions import act_specially, special_actions
from undercroft.games.dungeoneer.battle.lair import SoloReward
from undercroft.games.dungeoneer.cards.catalogue import LOCATIONS
from undercroft.games.dungeoneer.cards.vocabulary import (
    AFTER_ROLL,
    ANYTIME,
    BEFORE_ROLL,
    ON_DEFEATED,
    WINDOWS,
)
from undercroft.games.dungeoneer.course.setup import Revive
from undercroft.games.dungeoneer.course.solo import Wandering
from undercroft.games.dungeoneer.effects.choices import MayDraw
from undercroft.games.dungeoneer.effects.resolve import fire, fire_monster
from undercroft.games.dungeoneer.hero.points import ap_for
from undercroft.games.dungeoneer.hero.rolls import Die
from undercroft.games.dungeoneer.play.play_card import carry_out
from undercroft.games.dungeoneer.play.playable import abilities, card_plays, equipped
from undercroft.games.dungeoneer.quests.complete import NewCommon
from undercroft.games.dungeoneer.state.foes import Fight, battle_of
from undercroft.games.dungeoneer.state.options import MOVEMENT_LIMIT
from undercroft.games.dungeoneer.state.pieces import NO_CONTEST, Contest
from undercroft.games.dungeoneer.state.state import PHASES, Dungeoneer

HEROICS_PHASE: Final = PHASES.index("heroics")  # the time of one's own attacks (D-082)
NUMBER: Final[dict[str, int]] = {word: number for number, word in enumerate(WINDOWS)}


class Table(Dungeoneer):
    """Everything on the table, and the rules that tie it together."""

    def plays(self, seat: int, event: str, host: Frame[Any]) -> list[str]:
        """What a seat may do in a window (DQ-45)."""
        window = NUMBER[event]
        active = seat == self.active
        found = self.in_window(seat, window, host) if active or equipped(self, seat, window) else []
        if active or self.saved >> seat & 1 or self.options & MOVEMENT_LIMIT:  # all else asks for an AP
            if window == ANYTIME:
                found += special_actions(self, seat, not active or self.phase == HEROICS_PHASE)
            elif window == BEFORE_ROLL:
                found += special_actions(self, seat, False)
            if self.options & MOVEMENT_LIMIT and "lie-down" not in found and not ap_for(self, seat):
                found += self.lying_down(seat, window, host)
        return found

    def in_window(self, seat: int, window: int, host: Frame[Any]) -> list[str]:
        """The cards and abilities that a seat may use in a window."""
        contest, die = self.rolled_for(seat, window, host)
        found = card_plays(self, seat, window, contest, die, isinstance(host, SoloReward))
        return found + abilities(self, seat, window, contest, die)

    def rolled_for(self, seat: int, window: int, host: Frame[Any]) -> tuple[Contest, int]:
        """What a window is about: the contest, and the die where it is thrown already."""
        if isinstance(host, Die):
            return host.contest, host.die() if window == AFTER_ROLL else 0
        return host.contest(seat) if isinstance(host, Fight) else NO_CONTEST, 0

    def lying_down(self, seat: int, window: int, host: Frame[Any]) -> list[str]:
        """In the variant a hero may lie down for an AP that some ability asks for now (D-294)."""
        if self.is_fallen(seat):
            return []
        contest, die = self.rolled_for(seat, window, host)
        before = len(abilities(self, seat, window, contest, die))
        self.spare[seat] += 1
        able = len(abilities(self, seat, window, contest, die)) > before
        self.spare[seat] -= 1
        return ["lie-down"] if able else []

    def play(self, seat: int, choice: str, host: Frame[Any]) -> None:
        """Carry out what a seat chose in a window."""
        if not carry_out(self, seat, choice):
            act_specially(self, seat, choice)

    def fire(self, trigger: int, seat: int, contest: Contest) -> None:
        fire(self, trigger, seat, contest)

    def fire_defeated(self, number: int) -> None:
        fight = battle_of(self)
        assert fight is not None
        fire_monster(self, fight, number, (ON_DEFEATED,))
        if self.solo():
            self.push(MayDraw(fight.target))  # at once (D-314)

    def wander(self, seat: int) -> None:
        if LOCATIONS[self.place[seat]].peril:
            self.push(Wandering(seat))

    def refresh_common(self) -> None:
        if not self.solo():
            self.push(NewCommon())

    def rise_again(self, seat: int) -> None:
        self.push(Revive(seat))

    def copy(self) -> Table:
        twin = Table()
        self.copy_into(twin)
        return twin
