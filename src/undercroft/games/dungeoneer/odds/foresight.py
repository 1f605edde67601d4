"""What a choice can lead to: the rules themselves are played on copies, over every fall of the dice.

Nobody interrupts in these copies, and the hands of others are empty, so that nothing hidden is used.
Where people choose on the way, every choice is tried: what may come of it lies between a least and a most.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from undercroft.engine.flow import CHANCE, Ask, Event, Frame, Roll
from undercroft.engine.snapshot import dump
from undercroft.engine.zones import Draw
from undercroft.games.dungeoneer.battle.blows import Volley
from undercroft.games.dungeoneer.battle.stages import Battle
from undercroft.games.dungeoneer.battle.villainy import Batch, Villainy
from undercroft.games.dungeoneer.course.setup import Revive
from undercroft.games.dungeoneer.course.solo import Wandering
from undercroft.games.dungeoneer.course.turn import DiscardAndDraw, Heroics
from undercroft.games.dungeoneer.course.wiring import Table
from undercroft.games.dungeoneer.dungeon.placing import Place
from undercroft.games.dungeoneer.odds.facts import (
    NEVER,
    Bounds,
    Story,
    Weight,
    counted,
    ending,
    follow,
    so_far,
)
from undercroft.games.dungeoneer.odds.pairs import (
    LIES,
    Answer,
    Falls,
    Pairing,
    all_falls,
    pairing,
)
from undercroft.games.dungeoneer.state.pieces import ATTACKING

FINEST: Final = 144_403_552_893_600  # can be divided by every number up to 36
WHOLE: Final = 6**40 * FINEST**6  # the weight of all that can come, which is divided on the way
PATIENCE: Final = 6_000  # so many positions are looked at; where there are more, nothing is told
AFTER_BLOWS: Final = (  # choices that a battle ends with
    "dungeoneer-ask-lair",
    "dungeoneer-ask-keep",
    "dungeoneer-ask-pack",
    "dungeoneer-ask-reward",
)
IDLE: Final = (  # choices that cannot change any computed chance: the first one will do
    *AFTER_BLOWS,
    "dungeoneer-ask-excess",
    "dungeoneer-ask-draw",
    "dungeoneer-ask-discard",
    "dungeoneer-ask-save",
)
COURSE: Final = (Heroics, Villainy, DiscardAndDraw, Place, Revive)  # with their choices a deed is over
ROLLS: Final = ("dungeoneer-attack-roll", "dungeoneer-counter-roll")

Answers = tuple[tuple[tuple[Answer, ...], int], ...]  # to each attack, and how many throws there are in all


class TooMany(Exception):
    """More could come than can be looked at."""


class Foresight(Table):
    """A table at which nobody interrupts."""

    def plays(self, seat: int, event: int, host: Frame[Any], spent: int) -> list[str]:
        return []

    def copy(self) -> Foresight:
        twin = Foresight()
        self.copy_into(twin)
        return twin


def foreseen(s: Table, seat: int) -> Foresight:
    """The table as one seat knows it, with dice thrown from outside."""
    twin = Foresight()
    s.copy_into(twin)
    twin.hands = [hand if other == seat else () for other, hand in enumerate(s.hands)]
    for pile in (twin.deck, twin.lord_deck):
        if pile.top or pile.bottom:
            pile.shuffle_in([])
    twin.explicit = True
    twin.always_pause = False
    return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """All that can come of one choice, up to the next one that belongs to the course of the turn."""

    def __init__(
        self, s: Foresight, seat: int, option: str, patience: int = PATIENCE, die_counts: bool | None = None
    ) -> None:
        self.phase = s.phase + 1 if option == "end" else s.phase
        self.turn = (s.active, s.round)
        self.patience = patience
        self.die_counts = (
            s.box.die_counts if die_counts is None else die_counts
        )  # else one face of a die tells what all others come to
        self.known: dict[tuple[Any, ...], Bounds] = {}
        self.futures: dict[tuple[Any, ...], tuple[Weight, Bounds]] = {}
        self.positions = 0
        self.branches = 0
        self.dice = 0
        self.heard: list[Event] = []
        self.bounds: Bounds = self.after(s, seat, option, so_far(s), (WHOLE, WHOLE))

    def after(self, s: Foresight, seat: int, option: str, story: Story, weight: Weight) -> Bounds:
        """What can come once somebody has chosen; the table is used up."""
        story, _ = self.act(s, seat, option, story)
        self.branches += 1
        return self.come(s, story, weight, self.branches)

    def act(self, s: Foresight, seat: int, option: str, story: Story) -> tuple[Story, bool]:
        """Let a seat or chance choose; what was told, and whether that was nothing but rolls of a battle."""
        self.positions += 1
        if self.positions > self.patience:
            raise TooMany
        self.heard.clear()
        s.listener = self.heard.append
        s.apply(seat, option)
        quiet = True
        for event in self.heard:
            story = follow(story, event)
            quiet = quiet and event.id in ROLLS
        return story, quiet

    def come(self, s: Foresight, story: Story, weight: Weight, branch: int) -> Bounds:
        """What can come of a position."""
        ask = s.pending[0] if s.pending else None
        if ask is None or (s.active, s.round) != self.turn or s.phase > self.phase:
            return ending(story, weight)
        top = s.agenda[-1]
        if ask.seat == CHANCE:
            if isinstance(top, Roll):
                pairings = self.pairings(s.copy(), story) if is_attack(s) else []
                if pairings:
                    return self.attacked(s, pairings, (), story, weight)
                return self.thrown(s, top, ask, story, weight, branch)
            if not isinstance(top, Draw):
                part = share(weight, len(ask.options))
                return summed([self.after(s.copy(), CHANCE, each, story, part) for each in ask.options])
            if isinstance(s.agenda[-2], Wandering):
                return self.spared(s, story, weight, branch)
            return self.after(s, CHANCE, ask.options[0], story, weight)
        if isinstance(top, COURSE):
            return ending(story, weight)
        if isinstance(top, Batch) and "fight" in ask.options:
            return self.after(s, ask.seat, "fight", story, weight)
        if ask.prompt in AFTER_BLOWS and no_battle_follows(s):
            return ending(story, weight)
        if ask.prompt in IDLE:
            return self.after(s, ask.seat, ask.options[0], story, weight)
        if isinstance(top, Battle):
            return self.challenged(s, top, ask, story, weight)
        return self.chosen(s, ask, story, weight)

    def spared(self, s: Foresight, story: Story, weight: Weight, branch: int) -> Bounds:
        """What comes after the cards that a lonely hero meets: nobody knows them, so they do nothing here."""
        s.pending.clear()
        del s.agenda[-2:]
        self.heard.clear()
        s.run()
        for event in self.heard:
            story = follow(story, event)
        return self.come(s, story, weight, branch)

    def chosen(self, s: Foresight, ask: Ask, story: Story, weight: Weight) -> Bounds:
        """What can come of a choice."""
        options = [each for each in ask.options if each not in ask.asides]
        part = (weight[0], share(weight, len(options))[1])
        return between([self.after(s.copy(), ask.seat, each, story, part) for each in options])

    def challenged(self, s: Foresight, battle: Battle, ask: Ask, story: Story, weight: Weight) -> Bounds:
        """What can come of a choice once all blows have fallen; the table is used up.

        Where it is like another time, its future is like it, too.
        """
        for foe in battle.foes:  # nobody looks at these dice any more
            foe.attack, foe.counter = [], []
        key = (str(dump(s)), story.forms, story.attacks, tuple(sorted(counted(story).items(), key=str)))
        past = ending(story, weight)
        if key not in self.futures:
            bounds = self.chosen(s, ask, story, weight)
            future = {fact: span for fact, span in bounds.items() if fact not in past}
            self.futures[key] = (weight, future)
            return bounds
        first, future = self.futures[key]
        for fact, (least, most, mean) in future.items():
            past[fact] = (
                scaled(least, weight[0], first[0]),
                scaled(most, weight[0], first[0]),
                scaled(mean, weight[1], first[1]),
            )
        return past

    # -- the blows of a battle -----------------------------------------------------------------------

    def pairings(self, s: Foresight, story: Story) -> list[Pairing]:
        """Every attack with its counter-attack, as one throw tells; none if it is not so simple."""
        attacks: list[Falls] = [[(LIES, total)] for _, _, total in story.attacks]
        counters: list[Falls] = []
        while not counters or len(counters) < len(attacks):
            roll, volley = s.agenda[-1], s.agenda[-3]
            if not isinstance(roll, Roll) or not isinstance(volley, Volley) or roll.count > 1:
                return []
            faces = s.pending[0].options
            known: Falls = []
            others = faces[1:] if self.die_counts else ()
            twins = [(face, s.copy()) for face in others]
            for face, twin in [(faces[0], s), *twins]:
                self.act(twin, CHANCE, face, Story(story.forms, (("", "", 0),)))
                totals = [int(event.args["total"]) for event in self.heard if event.id in ROLLS]
                known.append((face, totals[0]))
            side = attacks if volley.role == ATTACKING else counters
            side.append(all_falls(known, faces))
        return [pairing(*each) for each in zip(attacks, counters, strict=True)]

    def attacked(
        self, s: Foresight, left: list[Pairing], thrown: Answers, story: Story, weight: Weight
    ) -> Bounds:
        """What can come of the attack rolls that are left, then of all counter rolls."""
        if not left:
            return self.countered(s, thrown, story, weight)
        self.dice += 1
        first, *rest = left
        parts: list[Bounds] = []
        for way in first.ways:
            twin, told = s.copy(), story
            if way.face != LIES:
                told, _ = self.act(twin, CHANCE, way.face, story)
            answers = (*thrown, (way.answers, first.throws))
            parts.append(self.attacked(twin, rest, answers, told, weight))
        return summed(parts)

    def countered(self, s: Foresight, left: Answers, story: Story, weight: Weight) -> Bounds:
        """What can come of the counter rolls that are left."""
        (answers, throws), *rest = left
        part = share(weight, throws)
        parts: list[Bounds] = []
        for answer in answers:
            twin = s.copy()
            told, _ = self.act(twin, CHANCE, answer.face, story)
            each = (part[0] * answer.throws, part[1] * answer.throws)
            if rest:
                parts.append(self.countered(twin, tuple(rest), told, each))
            else:
                self.branches += 1
                parts.append(self.come(twin, told, each, self.branches))
        return summed(parts)

    # -- other dice ------------------------------------------------------------------------------------

    def thrown(self, s: Foresight, roll: Roll, ask: Ask, story: Story, weight: Weight, branch: int) -> Bounds:
        """Every face of a die; dice that come to the same are followed once."""
        self.dice += 1
        key = ("throw", branch, len(s.agenda), side(s), tuple(sorted(roll.faces)), story)
        if key not in self.known:
            part = share(weight, len(ask.options))
            self.known[key] = summed(
                [self.landed(s.copy(), face, story, part, branch) for face in ask.options]
            )
        return self.known[key]

    def landed(self, s: Foresight, face: str, story: Story, weight: Weight, branch: int) -> Bounds:
        """What can come once a die lies: it depends on what is told of it, and on nothing else."""
        story, quiet = self.act(s, CHANCE, face, story)
        if quiet and s.pending and isinstance(s.agenda[-1], Roll):
            return self.come(s, story, weight, branch)
        key = ("landed", branch, len(s.agenda), weight, story)
        if key not in self.known:
            self.branches += 1
            self.known[key] = self.come(s, story, weight, self.branches)
        return self.known[key]


def no_battle_follows(s: Foresight) -> bool:
    """Whether a battle of the villainy phase is its last one: the traps came before all of them."""
    for frame in s.agenda:
        if isinstance(frame, Batch):
            return not frame.foes
    return False


def is_attack(s: Foresight) -> bool:
    """Whether somebody in a battle is about to roll for an attack."""
    if len(s.agenda) < 3 or not isinstance(s.agenda[-1], Roll):
        return False
    volley = s.agenda[-3]
    return isinstance(volley, Volley) and volley.role == ATTACKING


def side(s: Foresight) -> tuple[int, ...]:
    """Which roll of a battle this is."""
    volley = s.agenda[-3]
    return (volley.role, volley.index) if isinstance(volley, Volley) else ()


def share(weight: Weight, count: int) -> Weight:
    """What each of several equal parts weighs."""
    if weight[0] % count or weight[1] % count:
        raise TooMany
    return weight[0] // count, weight[1] // count


def scaled(part: int, weight: int, first: int) -> int:
    """A part of one weight as the like part of another."""
    if part * weight % first:
        raise TooMany
    return part * weight // first


def summed(parts: list[Bounds]) -> Bounds:
    """Chance: what can come of each part adds up."""
    found: Bounds = {}
    for part in parts:
        for fact, (least, most, mean) in part.items():
            low, high, middle = found.get(fact, NEVER)
            found[fact] = (low + least, high + most, middle + mean)
    return found


def between(parts: list[Bounds]) -> Bounds:
    """Choice: whatever is chosen, it lies between the least and the most."""
    found: Bounds = {}
    for fact in dict.fromkeys([fact for part in parts for fact in part]):
        each = [part.get(fact, NEVER) for part in parts]
        least, most = min([low for low, _, _ in each]), max([high for _, high, _ in each])
        found[fact] = (least, most, sum([mean for _, _, mean in each]))
    return found
