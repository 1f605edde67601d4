"""The battle: attack, response, attack roll, counter roll, comparison, challenge, lair, reward."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.engine.flow import PASS, Frame
from undercroft.games.dungeoneer.battle import events as told
from undercroft.games.dungeoneer.battle.blows import Comparison, Volley
from undercroft.games.dungeoneer.battle.challenge import challenges
from undercroft.games.dungeoneer.battle.lair import Lair, Reward
from undercroft.games.dungeoneer.battle.specials import Specials
from undercroft.games.dungeoneer.battle.stand_in import MINION_STRIKE, striker
from undercroft.games.dungeoneer.cards.vocabulary import FOR_BATTLE, ON_ATTACK, RESPONSE
from undercroft.games.dungeoneer.effects.resolve import fire_monster
from undercroft.games.dungeoneer.hero.wounds import LIE_DOWN_KEY
from undercroft.games.dungeoneer.state.foes import DEFENDS, FIGHTS, GONE, SLAIN, Fight, Foe, the_fight
from undercroft.games.dungeoneer.state.pieces import ATTACKING, COUNTERING, Contest
from undercroft.games.dungeoneer.state.procedure import CHALLENGE, NO_MENU, Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer


class Blows(Fight):
    """The stages that attacks and challenges have in common: both sides roll, then compare (D-189)."""

    def attack_roll(self, s: Dungeoneer) -> None:
        s.push(Volley(ATTACKING))

    def counter_roll(self, s: Dungeoneer) -> None:
        s.push(Volley(COUNTERING))

    def comparison(self, s: Dungeoneer) -> None:
        s.push(Comparison())


class Battle(Blows):
    """Monsters, or one hero, attack a hero (D-189)."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "special",
        "attack",
        "response",
        "attack_roll",
        "counter_roll",
        "comparison",
        "challenge",
        "challenged",
        "lair",
        "reward",
        "over",
    )

    def __init__(self, target: int = 0, owner: int = -1, place: int = -1) -> None:
        super().__init__(target, owner, place)
        self.last: bool = False  # a challenge is not answered by another (D-204)
        self.choice: str = ""

    def menu(self) -> int:
        return CHALLENGE if self.at == CHALLENGED else NO_MENU

    def unanswerable(self) -> bool:
        return self.last

    def special(self, s: Dungeoneer) -> None:
        """Effects that cost extra peril come before the battle (D-228, D-229)."""
        if s.box.specials:
            s.push(Specials())

    def attack(self, s: Dungeoneer) -> None:
        """Special effects of the attacking cards, and hero abilities (D-191)."""
        if not self.target_stands(s):
            return
        if s.listener is not None:
            for foe in self.foes:
                told.attacks(s, foe, self.defender(foe))
        for index in range(len(self.foes) - 1, -1, -1):
            foe = self.foes[index]
            if foe.is_hero():
                s.fire(ON_ATTACK, foe.seat, Contest(foe.seat, ATTACKING, foe.form, "", self.target))
                continue
            fire_monster(s, self, index, (ON_ATTACK,))

    def response(self, s: Dungeoneer) -> None:
        if self.target_stands(s):
            s.pause(RESPONSE, [self.target])  # D-192

    def challenge(self, s: Dungeoneer) -> None:
        """The attacked hero may make one attack for 1 AP (D-202, D-203)."""
        if self.last or not self.target_stands(s):
            self.goto("lair")
            return
        options = challenges(s, self)
        if s.box.servants:
            MINION_STRIKE.open(s, self.target, options)
        if options:
            s.ask(self.target, "dungeoneer-ask-challenge", (*options, PASS), "choice")
        else:
            self.goto("lair")

    def challenged(self, s: Dungeoneer) -> None:
        if self.choice in ("", PASS):
            return
        if self.choice == LIE_DOWN_KEY:  # then perhaps a challenge with the AP gained (D-294)
            self.goto("challenge")
        s.act(self.target, self.choice)

    def strike_back(self, s: Dungeoneer, foe: int, hero: int, form: int, minion: str = "") -> None:
        one = striker(self.target, form, minion)
        s.push(strike(s, self, foe, one) if foe >= 0 else duel(s, one, hero, True))

    def lair(self, s: Dungeoneer) -> None:
        s.push(Lair())

    def reward(self, s: Dungeoneer) -> None:
        s.push(Reward())

    def over(self, s: Dungeoneer) -> None:
        if s.boosts:
            s.boosts = [boost for boost in s.boosts if boost.until != FOR_BATTLE]
        below = s.agenda[-2]
        if isinstance(below, Fight):  # a hero was challenged
            below.struck_back = [self.foes[0], self.defender(self.foes[0])]
        if isinstance(below, Procedure):
            below.fought(self.slayer, self.attacked())

    def copy(self) -> Battle:
        twin = Battle()
        self.copy_fight_into(twin)
        twin.last = self.last
        twin.choice = self.choice
        return twin


CHALLENGED: Final = Battle.STEPS.index("challenged")


def duel(s: Dungeoneer, one: Foe, target: int, last: bool) -> Battle:
    """A hero, or their minion, attacks a hero in the same location (D-182)."""
    battle = Battle(target, one.seat, s.place[target])
    battle.defeats = s.defeats[target]
    battle.last = last
    battle.foes = [one]
    return battle


def strike(s: Dungeoneer, outer: Battle, number: int, one: Foe) -> Strike:
    """A hero, or their minion, attacks one of the monsters that attacked (D-204)."""
    frame = Strike(outer.target, outer.owner, outer.place)
    frame.defeats = outer.defeats
    frame.number = number
    quarry = outer.foes[number].copy()
    quarry.state = DEFENDS
    frame.foes = [one, quarry]
    return frame


class Strike(Blows):
    """A hero's challenge to a monster: only attack, response, rolls and comparison (D-204)."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "attack",
        "response",
        "attack_roll",
        "counter_roll",
        "comparison",
        "report",
    )

    def __init__(self, target: int = 0, owner: int = -1, place: int = -1) -> None:
        super().__init__(target, owner, place)
        self.number: int = 0  # of the monster in the battle below

    def goes_on(self, s: Dungeoneer, attacking: bool) -> bool:
        return super().goes_on(s, attacking) and self.foes[1].state not in (SLAIN, GONE)

    def defender(self, foe: Foe) -> Foe:
        return self.foes[1]

    def attack(self, s: Dungeoneer) -> None:
        foe, quarry = self.foes
        if foe.is_hero():
            s.fire(ON_ATTACK, foe.seat, Contest(foe.seat, ATTACKING, foe.form, quarry.key))
        told.attacks(s, foe, quarry)

    def response(self, s: Dungeoneer) -> None:
        if self.owner >= 0 and not s.is_out(self.owner):
            s.pause(RESPONSE, [self.owner])  # DQ-45

    def report(self, s: Dungeoneer) -> None:
        """Lair and reward come once, for both fights together."""
        outer = the_fight(s)
        self.called_off(outer)
        outer.dealt += self.dealt
        outer.won += self.won
        outer.slayer = max(outer.slayer, self.slayer)
        outer.struck_back = self.foes

    def called_off(self, below: Frame[Any]) -> None:
        assert isinstance(below, Fight)
        quarry = self.foes[1].copy()
        if quarry.state == DEFENDS:
            quarry.state = FIGHTS
        below.foes[self.number] = quarry

    def loose(self, s: Dungeoneer) -> list[str]:
        return []  # the monster belongs to the battle below

    def copy(self) -> Strike:
        twin = Strike()
        self.copy_fight_into(twin)
        twin.number = self.number
        return twin
