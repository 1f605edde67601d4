"""An attack once it is declared: area, aim, re-rolls, surges and fatigue, whom to hurt first."""

from __future__ import annotations

from undercroft.bots.descent.known import Known
from undercroft.bots.descent.plan import Planner
from undercroft.engine.flow import PASS
from undercroft.games.descent.advice import blows as attacks
from undercroft.games.descent.advice import options as said
from undercroft.games.descent.advice.position import FIRST_MONSTER, OVERLORD, rerolled_dice

MEAN = 1.6  # what a hitting die adds on average
MORE = 0.2  # a chance to kill that is worth a point of fatigue
MOST_FATIGUE = 2


class Fights(Planner):
    """Answers in attacks of both sides."""

    def any_target(self, s: Known, seat: int, options: list[str]) -> str:
        """The target with the best blow."""
        attack = attacks.attack_under_way(s)
        targets = said.of(s, said.TARGET, options)
        if attack is None or not targets:
            return self.breath(s, options) or options[-1]
        best, most = targets[0], -1.0
        for option in targets:
            space = said.space_of(s, option)
            blow = attacks.blow(s, attack.figure, attack.weapon, space)
            if blow is not None and blow.kill * 3 + blow.wounds > most:
                best, most = option, blow.kill * 3 + blow.wounds
        return best

    def breath(self, s: Known, options: list[str]) -> str:
        """A breath attack, which names no target."""
        return next(iter(said.of(s, said.BREATHE, options)), "")

    def any_blast(self, s: Known, seat: int, options: list[str]) -> str:
        """The whole area, unless friends are in it."""
        attack = attacks.attack_under_way(s)
        if attack is None:
            return options[0]
        friends = [
            each for each in attack.figures(s) if (each < FIRST_MONSTER) == (attack.figure < FIRST_MONSTER)
        ]
        return said.PLAIN.tag if friends and seat == s.owner(attack.figure) else said.WHOLE.tag

    def ask_declared(self, s: Known, seat: int, options: list[str]) -> str:
        """Always use an aim order."""
        return said.AIM_NOW.tag if said.AIM_NOW.tag in options else PASS

    def ask_rolled(self, s: Known, seat: int, options: list[str]) -> str:
        """Re-roll a bad die of your own, or a good one of an attacker."""
        attack = attacks.attack_under_way(s)
        uses = [option for option in options if option != PASS]
        if attack is None or not uses:
            return PASS
        roll = attack.roll()
        mine = attack.figure < FIRST_MONSTER
        return uses[0] if mine == (roll.miss or roll.damage <= 2) else PASS

    def any_reroll(self, s: Known, seat: int, options: list[str]) -> str:
        """The attacker re-rolls what misses or is poor, the dodging defender what is above average."""
        pool, faces, marked, mine = rerolled_dice(s)
        shown = [attacks.face(colour, face) for colour, face in zip(pool, faces, strict=True)]
        missed = any(face.miss for face in shown)
        if not mine and missed:
            return options[-1]
        for die, face in enumerate(shown):
            option = said.REROLL.words[die].key
            worth = face.damage + 0.7 * face.points + 0.4 * face.surges + 0.2 * face.range
            wanted = (face.miss or worth < 1.0) if mine else worth > MEAN
            if mine and missed:
                wanted = face.miss
            if wanted and die not in marked and option in options:
                return option
        return said.THROW.tag if said.THROW.tag in options else options[-1]

    def any_spend(self, s: Known, seat: int, options: list[str]) -> str:
        """Surges that help, fatigue where it may kill, then strike."""
        if said.MORE_DICE.tag in options and seat != OVERLORD:
            kill, hit = attacks.gain_of_die(s, MOST_FATIGUE)
            if kill >= MORE or hit >= 0.4:
                return said.MORE_DICE.tag
        return attacks.useful_surge(s, options) or said.STRIKE.tag

    def any_whom_first(self, s: Known, seat: int, options: list[str]) -> str:
        """The figure with the fewest wounds left."""
        return min(options, key=lambda option: s.health[said.figure_of(s, option)])
