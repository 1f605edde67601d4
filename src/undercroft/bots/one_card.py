"""A cautious hero: of all ways to play a turn, it takes the one with the best exchange of wounds.

It tries every way to lay the dice, to walk and to strike, lets the monsters answer, and looks no further. A
wound of its own is worth about two of theirs, and more the less health is left; monsters that are nearly dead
are finished first, and slow ones are kept at a distance. Defence is raised before anything else: from the
middle of the dungeon on, most attacks then do nothing at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.bots import RandomBot
from undercroft.engine.flow import Ask
from undercroft.engine.seat import Seat
from undercroft.games.one_card import advice
from undercroft.games.one_card.advice import HERO, OneCard, Outcome

Chooser = Callable[[OneCard, list[str]], str]
PROMPT = "one-card-ask-"
WOUND = 100  # what each lost point of health costs
FRAIL = 10  # how much more each costs for every point already lost
FOE = (0, 106, 172, 226, 274, 310)  # what a monster with this much health costs
DEATH = 100_000
CLEARED = 1000
SLOW = 3  # the speed of monsters that are kept at a distance
AWAY = 6  # what each point of distance is worth
WEAK_ROLL = 9  # three dice that show no more than this are re-rolled
GOOD_DIE = 5  # worth keeping
SICK = 2  # health at which healing is the best reward
BEFORE_THE_LAST = 5  # the same before the last level
PLAN = ("defence", "attack", "speed", "range")  # each as high as it goes: defence counts on every turn


class HeuristicBot(RandomBot):
    """Plays One Card Dungeon one turn at a time."""

    def choose(self, seat: Seat[Any], ask: Ask) -> str:
        """The option that leads to the best end of the turn."""
        options = list(ask.options)
        if len(options) == 1:
            return options[0]
        known: OneCard = seat.imagine(self.below(2**15))
        method: Chooser = getattr(self, "ask_" + ask.prompt.removeprefix(PROMPT).replace("-", "_"))
        return method(known, options)

    def ask_keep(self, s: OneCard, options: list[str]) -> str:
        """Keep a high die; throw anything else."""
        die, option = max(advice.kept_dice(s, options))
        return option if die >= GOOD_DIE else "roll"

    def ask_energy(self, s: OneCard, options: list[str]) -> str:
        """The dice where they help most; a weak or deadly roll is repeated if possible."""
        best, most, pips = "", -2 * DEATH, 0
        for option in options:
            table = advice.laid(s, option)
            if table is None:
                continue
            pips = table.speed_die + table.attack_die + table.defence_die + table.range_die
            worth = max([self.worth(table, end) for end in advice.endings(table)]) + table.total_defence()
            if worth > most:
                best, most = option, worth
        return "reroll" if "reroll" in options and (pips <= WEAK_ROLL or most < -DEATH // 2) else best

    def ask_hero(self, s: OneCard, options: list[str]) -> str:
        """The next deed on the way to the best end of the turn."""
        return max(advice.endings(s), key=lambda end: self.worth(s, end)).first

    def ask_next(self, s: OneCard, options: list[str]) -> str:
        """The monster whose first move makes them strike least."""
        return max(options, key=lambda option: self.health_after(s, option))

    def ask_way(self, s: OneCard, options: list[str]) -> str:
        """The tile from which the monster strikes least."""
        return self.ask_next(s, options)

    def ask_reward(self, s: OneCard, options: list[str]) -> str:
        """Healing when it is needed, otherwise one skill after another."""
        last = s.level == advice.LAST - 1
        if s.health <= (BEFORE_THE_LAST if last else SICK):
            return "reward:heal"
        return next(option for option in ["reward:" + skill for skill in PLAN] if option in options)

    def worth(self, s: OneCard, end: Outcome) -> int:
        """How good the end of a turn is."""
        wounds = end.attack // s.total_defence()
        foes = sum([FOE[monster.health] for monster in end.monsters])
        health = s.health - wounds
        if health <= 0:
            return -DEATH - foes
        if not end.monsters:
            return CLEARED
        far = s.board().distance(end.tile)
        nearest = min([far[monster.tile] for monster in end.monsters])
        hurt = advice.MOST - health
        away = AWAY if s.kind().speed <= SLOW else -1
        return -foes - hurt * (WOUND + FRAIL * hurt) + away * nearest

    def health_after(self, s: OneCard, option: str) -> int:
        """The hero's health after the monsters' attack, if other ties are broken by default."""
        twin = s.copy()
        twin.explicit = twin.automatic = True
        twin.apply(HERO, option)
        return twin.health
