"""The rolls and blows of a battle: attack rolls, counter rolls, the comparison, and what a hit does."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.games.dungeoneer.battle import events as told
from undercroft.games.dungeoneer.battle.stand_in import StandIn
from undercroft.games.dungeoneer.cards.vocabulary import (
    M_ALL,
    M_ATTACK,
    M_COUNTER,
    M_HIT,
    M_MINION,
    M_MONSTER_ATTACK,
    M_ROLL,
    ON_DEFEATS,
    ON_HIT,
    ON_HIT_FORM,
)
from undercroft.games.dungeoneer.effects.choices import StealEscort
from undercroft.games.dungeoneer.effects.resolve import fire_monster
from undercroft.games.dungeoneer.hero.minions import printed_wounds, ready_minion, wound_minion
from undercroft.games.dungeoneer.hero.numbers import bonus, monster_bonus
from undercroft.games.dungeoneer.hero.rolls import Die
from undercroft.games.dungeoneer.hero.wounds import wound, wound_foe
from undercroft.games.dungeoneer.state.foes import Fight, Foe, the_fight
from undercroft.games.dungeoneer.state.listed import TAKE, WOUND
from undercroft.games.dungeoneer.state.options import HIT_ON_COUNTER
from undercroft.games.dungeoneer.state.pieces import ATTACKING, COUNTERING, NO_CONTEST, Contest
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer

BY_ROLE: Final[tuple[int, ...]] = (
    1 << M_ALL | 1 << M_ROLL | 1 << M_ATTACK,
    1 << M_ALL | 1 << M_ROLL | 1 << M_COUNTER,
)


def monster_value(s: Dungeoneer, target: int, foe: Foe, contest: Contest, attackers: list[str]) -> int:
    """What a monster adds to a die against a hero: its value and all bonuses, even those due to the hero.

    `attackers` are the source keys of all monsters attacking together.
    """
    attacks = contest.role == ATTACKING
    mask = BY_ROLE[contest.role] | 1 << contest.form
    total = foe.fighter(s).values[contest.form] + (foe.bonus if attacks else foe.guard)
    if foe.seat >= 0:
        total += bonus(s, foe.seat, 1 << M_MINION, NO_CONTEST)  # a minion
    for source in [s.box.sources[foe.key], *[s.box.cards[name] for name in foe.attached]]:
        if source.statics and source.of_monster:
            total += monster_bonus(s, target, source, mask, contest, attackers)
    if attacks and not foe.is_minion():
        total += bonus(s, target, 1 << M_MONSTER_ATTACK, contest)
    return total


def value_in(s: Dungeoneer, target: int, foe: Foe, form: int, attackers: list[str]) -> int:
    """What a monster would add to its attack roll in a form, for the label of that choice."""
    return max(0, monster_value(s, target, foe, Contest(-1, ATTACKING, form, foe.key), attackers))


class Volley(Procedure):
    """Everybody on one side makes attack rolls or counter rolls, one after another (D-194, D-195).

    Both roll in the form of the attack (D-196). Examples: D-349, D-350.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("roll", "note")

    def __init__(self, role: int = 0) -> None:
        self.role = role
        self.index: int = 0
        self.offered: int = -1  # the attack that a minion was asked to counter
        self.rolled: list[int] = []

    def roll(self, s: Dungeoneer) -> None:
        fight = the_fight(s)
        attacks = self.role == ATTACKING
        self.index = fight.next_roll(self.index, attacks)
        if self.index == len(fight.foes) or not fight.goes_on(s, attacks):
            self.end()
            return
        foe = fight.foes[self.index]
        side = foe if attacks else fight.defender(foe)
        if s.box.servants and not attacks and self.offers(s, side):
            s.push(StandIn(side.seat, self.index))
            self.goto("roll")
        elif side.is_hero():
            other = fight.defender(foe) if attacks else foe
            contest = Contest(side.seat, self.role, foe.form, other.key, other.seat)
            s.push(Die(contest, "rolled"))
        else:
            contest = Contest(-1, self.role, foe.form, side.key)
            s.push(Die(contest, "rolled", monster_value(s, fight.target, side, contest, fight.attackers(s))))

    def offers(self, s: Dungeoneer, side: Foe) -> bool:
        """Whether a minion may counter this attack, and has not been asked yet (D-249)."""
        if not side.is_hero() or self.offered == self.index or ready_minion(s, side.seat) is None:
            return False
        self.offered = self.index
        return True

    def note(self, s: Dungeoneer) -> None:
        fight = the_fight(s)
        foe = fight.foes[self.index]
        attacks = self.role == ATTACKING
        die, total = self.rolled
        if attacks:
            foe.attack = self.rolled
            told.attack_roll(s, foe, die, total - die, total)
        else:
            foe.counter = self.rolled
            told.counter_roll(s, fight.defender(foe), die, total - die, total)
        self.index += 1
        self.goto("roll")

    def copy(self) -> Volley:
        twin = Volley(self.role)
        twin.index = self.index
        twin.offered = self.offered
        twin.rolled = self.rolled[:]
        return twin


class Comparison(Procedure):
    """Each attack against its counter-attack, in the declared order (D-198, D-199, DQ-30)."""

    STEPS: ClassVar[tuple[str, ...]] = ("compare",)

    def __init__(self) -> None:
        self.index: int = 0

    def compare(self, s: Dungeoneer) -> None:
        fight = the_fight(s)
        fighting = [index for index in fight.fighting() if index >= self.index]
        if not fighting or not fight.goes_on(s, False):
            return
        self.index = fighting[0] + 1
        self.goto("compare")
        foe = fight.foes[fighting[0]]
        margin = foe.margin()
        if margin is None:
            return
        if margin == 0:
            told.tie(s, fight.defender(foe), foe)
        else:
            s.push(Hit(fighting[0], margin > 0))

    def copy(self) -> Comparison:
        twin = Comparison()
        twin.index = self.index
        return twin


class Hit(Procedure):
    """Somebody hits: 1 wound by default; a hit effect replaces it (D-199, D-200)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "strike")

    def __init__(self, index: int = 0, attacker: bool = True) -> None:
        self.index = index
        self.attacker = attacker  # True: the attacker hits; False: the defender
        self.choice: str = ""

    def fight(self, s: Dungeoneer) -> Fight:
        """The battle below."""
        frame = s.agenda[-3]
        assert isinstance(frame, Fight)
        return frame

    def sides(self, s: Dungeoneer) -> tuple[Foe, Foe]:
        """Who hits, and who is hit."""
        fight = self.fight(s)
        foe = fight.foes[self.index]
        defender = fight.defender(foe)
        return (foe, defender) if self.attacker else (defender, foe)

    def choose(self, s: Dungeoneer) -> None:
        """An attacking hero may take an escort instead of wounding (D-183)."""
        one, other = self.sides(s)
        if self.attacker and one.is_hero() and other.is_hero():
            escorts = [TAKE.key(escort.quest) for escort in s.escorts if escort.carrier == other.seat]
            if escorts:
                s.ask(one.seat, "dungeoneer-ask-hit", (WOUND.tag, *escorts), "choice")

    def strike(self, s: Dungeoneer) -> None:
        fight = self.fight(s)
        one, other = self.sides(s)
        if TAKE.says(s, self.choice):
            frame = StealEscort(other.seat, one.seat)
            frame.choice = self.choice
            frame.goto("take")
            s.push(frame)
        elif one.is_hero():
            self.hero_hits(s, fight, one, other)
        elif one.is_minion():
            self.minion_hits(s, fight, one, other)
        else:
            self.monster_hits(s, fight, one, other)

    def hero_hits(self, s: Dungeoneer, fight: Fight, one: Foe, other: Foe) -> None:
        form = fight.foes[self.index].form
        role = ATTACKING if self.attacker else COUNTERING
        contest = Contest(one.seat, role, form, other.key, other.seat)
        wounds = 1 + bonus(s, one.seat, 1 << M_HIT, contest)
        s.fire(ON_HIT, one.seat, contest)
        s.fire(ON_HIT_FORM + form, one.seat, contest)
        if other.is_minion():
            wound_minion(s, other.seat, wounds)
        elif other.is_hero():  # this earns neither glory nor peril (D-352)
            wound(s, other.seat, wounds, Contest(other.seat, -1, form, "", one.seat))
            if s.is_out(other.seat):
                if s.halted:
                    s.last_blow = contest
                else:
                    s.fire(ON_DEFEATS, one.seat, contest)
        else:
            wound_foe(s, fight, other, wounds, one.seat)

    def monster_hits(self, s: Dungeoneer, fight: Fight, one: Foe, other: Foe) -> None:
        """A defending monster deals one plain wound, unless a table option says otherwise (D-187, DQ-2)."""
        form = fight.foes[self.index].form
        in_full = self.attacker or s.has(HIT_ON_COUNTER)
        if other.is_minion():
            wound_foe(s, fight, other, printed_wounds(s, one.key, form) if in_full else 1, -1)
            return
        wanted = (ON_HIT, ON_HIT_FORM + form) if in_full else ()
        for effect in fire_monster(s, fight, fight.foes.index(one), wanted):
            if "wound" in [op.verb for op in effect.do]:
                return  # the printed wounds are the total
        lost = wound(s, other.seat, 1, Contest(other.seat, -1, form, one.key))
        if one.is_card():
            fight.dealt += lost

    def minion_hits(self, s: Dungeoneer, fight: Fight, one: Foe, other: Foe) -> None:
        """A minion hits like a monster, but its hero gets the glory, and no peril is given (DQ-42)."""
        form = fight.foes[self.index].form
        wounds = printed_wounds(s, one.key, form) if self.attacker or s.has(HIT_ON_COUNTER) else 1
        if other.is_hero():
            wound(s, other.seat, wounds, Contest(other.seat, -1, form, "", one.seat))
        elif other.is_minion():
            wound_minion(s, other.seat, wounds)
        else:
            wound_foe(s, fight, other, wounds, one.seat)

    def copy(self) -> Hit:
        twin = Hit(self.index, self.attacker)
        twin.choice = self.choice
        return twin
