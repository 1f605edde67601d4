"""The state with its rules: what seats may do out of turn, and what effects and solo play start."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.flow import Frame
from undercroft.games.dungeoneer.actions import act_specially, special_actions
from undercroft.games.dungeoneer.chosen import MayDraw
from undercroft.games.dungeoneer.effects import fire, fire_monster
from undercroft.games.dungeoneer.fate import ap_for
from undercroft.games.dungeoneer.fight import Fight, battle_of
from undercroft.games.dungeoneer.lair import SoloReward
from undercroft.games.dungeoneer.numbers import NO_CONTEST
from undercroft.games.dungeoneer.playable import abilities, card_plays
from undercroft.games.dungeoneer.playing import carry_out
from undercroft.games.dungeoneer.quests import NewCommon
from undercroft.games.dungeoneer.rolls import Die
from undercroft.games.dungeoneer.setup import Revive
from undercroft.games.dungeoneer.solo import Wandering
from undercroft.games.dungeoneer.state import MOVEMENT_LIMIT, PHASES, Contest, Dungeoneer
from undercroft.games.dungeoneer.terms import AFTER_ROLL, ANYTIME, BEFORE_ROLL, ON_DEFEATED, WINDOWS

HEROICS_PHASE: Final = PHASES.index("heroics")  # the time of one's own attacks (D-082)
NUMBER: Final[dict[str, int]] = {word: number for number, word in enumerate(WINDOWS)}


class Table(Dungeoneer):
    """Everything on the table, and the rules that tie it together."""

    def plays(self, seat: int, event: str, host: Frame[Any]) -> list[str]:
        """What a seat may do in a window (DQ-45)."""
        window = NUMBER[event]
        contest = NO_CONTEST
        die = 0
        reward = False
        if window != ANYTIME:  # between actions nobody rolls or fights
            if isinstance(host, Die):
                contest = host.contest
                die = host.die() if window == AFTER_ROLL else 0
            elif isinstance(host, Fight):
                contest = host.contest(seat)
            reward = isinstance(host, SoloReward)
        found = card_plays(self, seat, window, contest, die, reward)
        found += abilities(self, seat, window, contest, die)
        if window == ANYTIME:
            theirs = seat != self.active or self.phase == HEROICS_PHASE
            found += special_actions(self, seat, theirs)
        elif window == BEFORE_ROLL:
            found += special_actions(self, seat, False)
        if self.options & MOVEMENT_LIMIT and "lie-down" not in found and not ap_for(self, seat):
            found += self.lying_down(seat, window, contest, die)
        return found

    def lying_down(self, seat: int, window: int, contest: Contest, die: int) -> list[str]:
        """In the variant a hero may lie down for an AP that some ability asks for now (D-294)."""
        if self.is_fallen(seat):
            return []
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
