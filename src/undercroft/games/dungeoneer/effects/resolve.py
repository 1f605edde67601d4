"""Resolving effects: find the targets, let them test the threat, carry out the verbs one by one."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.games.dungeoneer.cards.records import TRIGGER_BIT, Card, Effect, Op
from undercroft.games.dungeoneer.cards.vocabulary import HAZARD, M_TRAP, NO_HAZARDS
from undercroft.games.dungeoneer.cards.wording import EVERY
from undercroft.games.dungeoneer.effects.deeds import carry_out
from undercroft.games.dungeoneer.effects.targets import Subject, candidates, seat_of
from undercroft.games.dungeoneer.hero.numbers import bonus, holds, ignores, sources
from undercroft.games.dungeoneer.hero.rolls import Test
from undercroft.games.dungeoneer.state.foes import Fight
from undercroft.games.dungeoneer.state.listed import HERO
from undercroft.games.dungeoneer.state.names import ability_name, source_name
from undercroft.games.dungeoneer.state.pieces import NO_CONTEST, Contest
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import LORD, Dungeoneer

CHOICES: Final = (  # selectors that pick one of several
    *("opponent", "hero", "opponent here", "hero here", "attacking monster"),
    *("your boon", "your treasure", "your bane", "their boon", "their treasure"),
    *("their pack", "your pack"),
)


def fire(s: Dungeoneer, trigger: int, seat: int, contest: Contest = NO_CONTEST) -> None:
    """Start all effects of a hero's cards, quests and location with this trigger (D-224)."""
    found: list[Resolve] = []
    for source in sources(s, seat, 1 << TRIGGER_BIT + trigger):
        for effect in source.effects:
            if effect.trigger == trigger and holds(s, seat, effect, contest):
                if effect.once:
                    if effect.marks[seat] in s.used:
                        continue
                    s.used.append(effect.marks[seat])
                found.append(Resolve(source.key, effect.index, seat, contest.foe_seat, s.place[seat]))
    for frame in reversed(found):
        s.push(frame)


def fire_monster(s: Dungeoneer, fight: Fight, number: int, triggers: tuple[int, ...]) -> list[Effect]:
    """Start the effects of an attacking monster with these triggers; conditions are about its target."""
    foe = fight.foes[number]
    source = s.box.sources[foe.key]
    found = [
        effect
        for effect in (source.effects if source.of_monster else ())
        if effect.trigger in triggers
        and not effect.price.peril  # was offered earlier (D-228)
        and holds(s, fight.target, effect, NO_CONTEST)
    ]
    for effect in reversed(found):
        frame = Resolve(foe.key, effect.index, foe.owner, fight.target, fight.place)
        frame.foe = number
        s.push(frame)
    return found


class Resolve(Procedure):
    """Carry out one effect."""

    STEPS: ClassVar[tuple[str, ...]] = ("select", "each")

    def __init__(
        self, source: str = "", index: int = 0, you: int = 0, target: int = -1, place: int = -1
    ) -> None:
        self.source = source
        self.index = index
        self.you = you  # who controls the card
        self.target = target  # the hero it was aimed at
        self.place = place  # where it happens
        self.foe: int = -1  # the monster it belongs to, by its number in the battle
        self.x: int = 0
        self.choice: str = ""
        self.chosen: list[str] = []
        self.spared: list[int] = []  # seats whose hero has been replaced meanwhile

    def effect(self, s: Dungeoneer) -> Effect:
        """The effect being resolved."""
        return s.box.sources[self.source].effects[self.index]

    def select(self, s: Dungeoneer) -> None:
        effect = self.effect(s)
        if effect.to == "you" and self.you >= 0 and not self.spared:
            if not s.out >> self.you & 1:
                self.chosen = [HERO.keys[self.you]]
            return
        keys = candidates(s, effect, self.you, self.target, self.place, self.foe)
        if self.spared:
            keys = [key for key in keys if seat_of(s, key) not in self.spared]
        if effect.to == "their hand" and keys:
            s.chance(tuple(keys), "choice")
        elif effect.to in EVERY or (len(keys) == 1 and not self.asks_for_one(s, effect.to)):
            self.chosen = keys
        elif keys:
            s.choose(self.you, "dungeoneer-ask-whom", tuple(keys), "choice")

    def asks_for_one(self, s: Dungeoneer, to: str) -> bool:
        """Whether to ask even with a single answer: only in scenes, and if there could be a choice."""
        return s.ask_single and self.you != LORD and to in CHOICES

    def each(self, s: Dungeoneer) -> None:
        """One after another (DQ-13)."""
        if self.choice:
            self.chosen = [self.choice]
            self.choice = ""
        if not self.chosen:
            s.back()
            return
        frame = Affect(self.source, self.index, self.you, self.place)
        frame.aim(s, self.chosen.pop(0))
        frame.foe = self.foe
        frame.x = self.x
        if self.chosen:
            self.goto("each")
            s.push(frame)
        else:
            s.replace(frame)

    def forget(self, s: Dungeoneer, seat: int) -> None:
        self.spared.append(seat)
        self.chosen = [key for key in self.chosen if seat_of(s, key) != seat]

    def copy(self) -> Resolve:
        twin = Resolve(self.source, self.index, self.you, self.target, self.place)
        twin.foe = self.foe
        twin.x = self.x
        twin.choice = self.choice
        twin.chosen = self.chosen[:]
        twin.spared = self.spared[:]
        return twin


class Affect(Subject):
    """An effect on one hero, monster or card: the test first, then the verbs."""

    STEPS: ClassVar[tuple[str, ...]] = ("test", "judge", "deed")

    def stands(self, s: Dungeoneer) -> bool:
        return not s.halted and (self.seat < 0 or not s.is_out(self.seat))

    def effect(self, s: Dungeoneer) -> Effect:
        """The effect being resolved."""
        return s.box.sources[self.source].effects[self.index]

    def forget(self, s: Dungeoneer, seat: int) -> None:
        if seat == self.seat:
            self.end()

    def threat(self, s: Dungeoneer) -> tuple[str, str]:
        return source_name(self.source) if self.foe >= 0 else ability_name(self.source), "none"

    def test(self, s: Dungeoneer) -> None:
        effect = self.effect(s)
        if effect.stat >= 0 and self.seat >= 0:
            value = effect.value + self.harder(s)
            s.push(Test(self.seat, effect.stat, value, "passed"))
        elif effect.do:
            self.goto("deed")
        else:
            s.back()

    def harder(self, s: Dungeoneer) -> int:
        """How much a hazard and cards raise the value of traps, not of trap exits (D-110, D-111, DQ-60)."""
        source = s.box.sources[self.source]
        if not isinstance(source, Card) or not source.is_trap():
            return 0
        more = bonus(s, self.seat, 1 << M_TRAP, NO_CONTEST)
        location = s.box.locations[self.place]
        if location.obstacle == HAZARD and not ignores(s, self.seat, NO_HAZARDS):
            more += location.value
        return more

    def judge(self, s: Dungeoneer) -> None:
        self.branch = 1 if self.passed else 2
        if not self.ops(s):
            self.end()

    def ops(self, s: Dungeoneer) -> tuple[Op, ...]:
        """The verbs to carry out: those for the test's result (D-219, D-354), then the unconditional ones."""
        effect = self.effect(s)
        if self.branch == 1:
            return effect.passed + effect.do
        return effect.failed + effect.do if self.branch == 2 else effect.do

    def deed(self, s: Dungeoneer) -> None:
        ops = self.ops(s)
        op = ops[self.done]
        self.done += 1
        if self.done < len(ops):
            self.goto("deed")
        else:
            s.back()
        carry_out(s, self, op)

    def copy(self) -> Affect:
        twin = Affect(self.source, self.index, self.you, self.place)
        self.copy_subject_into(twin)
        return twin
