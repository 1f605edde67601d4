"""Useless plays of Descent."""

from __future__ import annotations

from undercroft.engine.flow import State
from undercroft.games.descent.advice import blows
from undercroft.games.descent.advice import options as said
from undercroft.games.descent.advice.cards import SPAWN, card_verbs, is_potion, verbs_of
from undercroft.games.descent.advice.position import (
    FIRST_MONSTER,
    Descent,
    acting_figure,
    max_fatigue,
    max_wounds,
)
from undercroft.lab.sense import Plays

IDLE = "a turn ended with an attack left and an enemy to attack"
AIR = "an attack on a space where nobody stands"
BACK = "a step back to where the walk began"
ORDER = "an order that nothing can come of"
POTION = "a potion for somebody who lacks nothing"
SPAWNED = "a spawn of which no monster comes"
AIMED = "Aim for an attack that cannot wound"
KINDS = (IDLE, AIR, BACK, ORDER, POTION, SPAWNED, AIMED)


class Watcher:
    """Counts useless plays of one game."""

    def __init__(self, state: State) -> None:
        self.plays = Plays()
        self.walked: list[int] = []  # by the moving figure, since it last did anything else
        self.walker = (-1, -1)
        self.spawning = False  # and nobody has come yet

    def sees(self, state: State, seat: int, option: str) -> None:
        """A choice that is about to be made."""
        assert isinstance(state, Descent)
        verb, what = said.verb_of(state, option), said.name_of(state, option)
        figure = acting_figure(state)
        self.walks(state, figure, option)
        if self.spawning and verb is not said.DISCARD:  # which pays for it
            self.plays[SPAWNED, verb not in (said.PLACE, said.AT)] += 1
            self.spawning = False
        if verb is said.END and figure >= 0 and state.place[figure] >= 0:
            self.plays[IDLE, bool(state.attacks and blows.blows(state, figure))] += 1
        elif verb is said.TARGET:
            self.plays[AIR, not state.taken[said.space_of(state, option)]] += 1
        elif verb is said.ORDER:
            self.plays[ORDER, self.is_vain(state, figure, what)] += 1
        elif verb is said.USE:
            self.drinks(state, figure, option)
        elif verb is said.PLAY:
            self.lord(state, what)

    def walks(self, s: Descent, figure: int, option: str) -> None:
        """A walk that leads back does nothing but cost points."""
        verb = said.verb_of(s, option)
        if verb is said.EXERT or figure < 0:
            return
        if verb is not said.STEP or self.walker != (figure, s.serial[figure]):
            self.walked = [s.place[figure]]
            self.walker = (figure, s.serial[figure])
        if verb is said.STEP:
            to = said.place_of(s, figure, option)
            self.plays[BACK, to in self.walked] += 1
            self.walked.append(to)

    def is_vain(self, s: Descent, hero: int, order: str) -> bool:
        """Rest for the rested; guard, aim and dodge with no enemy on the board."""
        if order == "rest":
            return s.fatigue[hero] == max_fatigue(s, hero)
        return not s.monsters()

    def drinks(self, s: Descent, hero: int, option: str) -> None:
        """A potion that changes nothing."""
        if is_potion(s, option) and 0 <= hero < FIRST_MONSTER:
            done = verbs_of(s, option)
            whole = s.health[hero] == max_wounds(s, hero) and not s.poison[hero]
            rested = s.fatigue[hero] == max_fatigue(s, hero)
            self.plays[POTION, whole if "heal" in done else rested] += 1

    def lord(self, s: Descent, card: str) -> None:
        """A card of the overlord."""
        if s.box.cards[card].type == SPAWN:
            self.spawning = True
        attack = blows.attack_under_way(s)
        if "aimed" in card_verbs(s, card) and attack is not None and attack.target >= 0:
            blow = blows.blow(s, attack.figure, attack.weapon, attack.target)
            self.plays[AIMED, blow is None or blow.wounds == 0] += 1

    def ends(self, state: State) -> Plays:
        """What was counted in the whole game."""
        return self.plays
