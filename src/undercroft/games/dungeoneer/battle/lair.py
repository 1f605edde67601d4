"""After the fight: monsters go home, wounds are rewarded."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import PASS
from undercroft.games.dungeoneer.battle import events as told
from undercroft.games.dungeoneer.cards.vocabulary import HEROICS
from undercroft.games.dungeoneer.hero.discards import throw_away
from undercroft.games.dungeoneer.hero.pack import PackExcess
from undercroft.games.dungeoneer.hero.points import gain_glory, gain_peril
from undercroft.games.dungeoneer.state.foes import GONE, SLAIN, Fight, Foe, the_fight
from undercroft.games.dungeoneer.state.listed import FOE, PERIL, TO_DISCARD, TO_HAND, TO_PACK
from undercroft.games.dungeoneer.state.options import HARD, PACK_HEALS
from undercroft.games.dungeoneer.state.pieces import Beast
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import REWARD_PERIL, Dungeoneer

UNWOUNDED: Final = (TO_HAND.tag, TO_PACK.tag)  # D-205
WOUNDED: Final = (TO_PACK.tag, TO_DISCARD.tag)  # D-206


class Lair(Procedure):
    """Each monster goes to hand, pack or discard (D-205..D-208)."""

    STEPS: ClassVar[tuple[str, ...]] = ("keep", "next_monster", "go_home")

    def __init__(self) -> None:
        self.index: int = -1
        self.kept: str = ""  # the new monster that joins the pack in a hard solo game
        self.choice: str = ""

    def keep(self, s: Dungeoneer) -> None:
        """Hard mode: the costliest monster left joins the pack; the player chooses among equals (DQ-57)."""
        fight = the_fight(s)
        keys = costliest(s, fight) if s.has(HARD) else []
        if keys:
            s.choose(fight.target, "dungeoneer-ask-keep", tuple(keys), "kept")

    def next_monster(self, s: Dungeoneer) -> None:
        fight = the_fight(s)
        self.index += 1
        while self.index < len(fight.foes) and not returns(fight.foes[self.index]):
            self.index += 1
        if self.index == len(fight.foes):
            self.end()
            return
        foe = fight.foes[self.index]
        if foe.state == SLAIN or s.solo() or s.is_out(foe.owner):
            self.choice = TO_PACK.tag if self.keeps(s, foe) else TO_DISCARD.tag
        else:
            s.push(SendHome(foe.owner, self.index, foe.wounds > 0))

    def go_home(self, s: Dungeoneer) -> None:
        foe = the_fight(s).foes[self.index]
        name, owner = foe.name(), max(0, foe.owner)
        foe.home = True
        self.goto("next_monster")
        if self.choice == TO_PACK.tag:
            wounds = 0 if s.has(PACK_HEALS) else foe.wounds  # DQ-3
            s.packs[owner] += (Beast(name, wounds, foe.attached),)
            s.push(PackExcess(owner))
        else:
            for attached in foe.attached:
                throw_away(s, attached)
            if self.choice == TO_HAND.tag:
                s.hands[owner] += (name,)
            else:
                throw_away(s, name)
        told.home(s, foe, self.choice, owner)

    def keeps(self, s: Dungeoneer, foe: Foe) -> bool:
        """Whether a monster goes to the pack in a hard solo game; those that came from it always return."""
        chosen = foe.packed or self.kept == FOE.keys[self.index]
        return s.has(HARD) and foe.state != SLAIN and chosen

    def copy(self) -> Lair:
        twin = Lair()
        twin.index = self.index
        twin.kept = self.kept
        twin.choice = self.choice
        return twin


class SendHome(Procedure):
    """The owner chooses where a monster goes."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "report")

    def __init__(self, owner: int = 0, index: int = 0, wounded: bool = False) -> None:
        self.owner = owner
        self.index = index
        self.wounded = wounded
        self.choice: str = ""

    def choose(self, s: Dungeoneer) -> None:
        s.ask(self.owner, "dungeoneer-ask-lair", WOUNDED if self.wounded else UNWOUNDED, "choice")

    def report(self, s: Dungeoneer) -> None:
        s.deliver("choice", self.choice)

    def copy(self) -> SendHome:
        twin = SendHome(self.owner, self.index, self.wounded)
        twin.choice = self.choice
        return twin


def returns(foe: Foe) -> bool:
    """Whether a fighter goes home: not heroes, quest monsters, or those already gone (D-150)."""
    return foe.is_card() and foe.state != GONE


def costliest(s: Dungeoneer, fight: Fight) -> list[str]:
    """The costliest new monsters left in a battle; of identical ones only the first."""
    left = [foe for foe in fight.foes if returns(foe) and foe.state != SLAIN and not foe.packed]
    most = max([s.box.cards[foe.name()].cost for foe in left], default=0)
    keys: list[str] = []
    seen: list[tuple[str, int]] = []
    for number, foe in enumerate(fight.foes):
        if foe in left and s.box.cards[foe.name()].cost == most and (foe.key, foe.wounds) not in seen:
            seen.append((foe.key, foe.wounds))
            keys.append(FOE.keys[number])
    return keys


class Reward(Procedure):
    """Glory for wounds dealt to monsters, peril for wounds dealt by them (D-211, D-212)."""

    STEPS: ClassVar[tuple[str, ...]] = ("glory", "peril", "give", "solo")

    def __init__(self) -> None:
        self.left: int = 0
        self.choice: str = ""

    def glory(self, s: Dungeoneer) -> None:
        fight = the_fight(s)
        for seat in range(s.seats):
            if not s.is_out(seat):
                gain_glory(s, seat, fight.won.count(seat))
        self.left = 0 if s.solo() or s.is_out(max(0, fight.owner)) else fight.dealt

    def peril(self, s: Dungeoneer) -> None:
        """The owner gives peril, wound by wound, to any player still in the game, or declines (DQ-7)."""
        if self.left:
            keys = tuple([PERIL.keys[seat] for seat in s.living()])
            s.ask(the_fight(s).owner, "dungeoneer-ask-reward", (*keys, PASS), "choice")
        else:
            self.goto("solo")

    def give(self, s: Dungeoneer) -> None:
        self.left -= 1
        if self.choice != PASS:
            seat = PERIL.read(self.choice).number
            told.rewards(s, the_fight(s).owner, seat, REWARD_PERIL)
            gain_peril(s, seat, REWARD_PERIL)
        self.goto("peril")

    def solo(self, s: Dungeoneer) -> None:
        """A solo player may ready treasures (D-316)."""
        fight = the_fight(s)
        if s.solo() and not s.is_out(fight.target):
            s.push(SoloReward(fight.target))

    def copy(self) -> Reward:
        twin = Reward()
        twin.left = self.left
        twin.choice = self.choice
        return twin


class SoloReward(Procedure):
    """The reward stage of a solo player: the only time to play permanent treasures."""

    STEPS: ClassVar[tuple[str, ...]] = ("ready",)

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def is_reward(self) -> bool:
        return True

    def ready(self, s: Dungeoneer) -> None:
        s.pause(HEROICS, [self.seat])

    def copy(self) -> SoloReward:
        return SoloReward(self.seat)
