"""What a choice can lead to: the rules themselves are played on copies, over every throw of the dice.

Nobody interrupts in these copies, and the hands of others are empty, so nothing hidden is used. One seat
may be `helped`: at its hero's rolls it may use what it has in play.
Where players choose on the way, every choice is tried, so a chance has a lower and an upper bound.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from undercroft.engine.chances import CERTAIN, Bounds, Weight, share, summed
from undercroft.engine.flow import CHANCE, Ask, Event, Frame, Roll
from undercroft.engine.snapshot import dump
from undercroft.engine.walker import Key, Walker
from undercroft.engine.zones import Draw
from undercroft.games.dungeoneer.battle.blows import Volley
from undercroft.games.dungeoneer.battle.stages import Battle
from undercroft.games.dungeoneer.battle.villainy import Batch, Villainy
from undercroft.games.dungeoneer.cards.vocabulary import AFTER_ROLL, BEFORE_ROLL
from undercroft.games.dungeoneer.course.setup import Revive
from undercroft.games.dungeoneer.course.solo import Wandering
from undercroft.games.dungeoneer.course.turn import DiscardAndDraw, Heroics
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.dungeon.placing import Place
from undercroft.games.dungeoneer.hero.rolls import Die
from undercroft.games.dungeoneer.odds.facts import Story, counted, facts_of, follow, so_far
from undercroft.games.dungeoneer.odds.pairs import (
    THROWN,
    Answer,
    Outcomes,
    Pairing,
    all_outcomes,
    pairing,
)
from undercroft.games.dungeoneer.play.abilities import Used, Uses, abilities
from undercroft.games.dungeoneer.play.moment import rolled_for
from undercroft.games.dungeoneer.state.listed import END, FIGHT
from undercroft.games.dungeoneer.state.pieces import ATTACKING

NOBODY: Final = -1
PATIENCE: Final = 6_000  # positions to visit; if there are more, no chance is given
AFTER_BLOWS: Final = (  # choices at the end of a battle
    "dungeoneer-ask-lair",
    "dungeoneer-ask-keep",
    "dungeoneer-ask-pack",
    "dungeoneer-ask-reward",
)
IDLE: Final = (  # choices that cannot change any computed chance: take the first
    *AFTER_BLOWS,
    "dungeoneer-ask-excess",
    "dungeoneer-ask-draw",
    "dungeoneer-ask-discard",
    "dungeoneer-ask-save",
)
COURSE: Final = (Heroics, Villainy, DiscardAndDraw, Place, Revive)  # an action is over when one of these asks
ROLLS: Final = ("dungeoneer-attack-roll", "dungeoneer-counter-roll")

Answers = tuple[tuple[tuple[Answer, ...], int], ...]  # to each attack, and the total number of throws


class Foresight(DungeoneerTable):
    """A table where nobody interrupts, except for a seat that helps its own hero's rolls."""

    def __init__(self, helped: int = NOBODY) -> None:
        super().__init__()
        self.helped = helped

    def plays(self, seat: int, event: int, host: Frame[Any], spent: int) -> list[str]:
        if seat != self.helped or not isinstance(host, Die) or host.contest.seat != seat:
            return []
        contest, die = rolled_for(seat, event, host)
        return [key for key in abilities(self, seat, event, contest, die) if is_for_rolls(self, seat, key)]

    def copy(self) -> Foresight:
        twin = Foresight(self.helped)
        self.copy_into(twin)
        return twin


def is_for_rolls(s: DungeoneerTable, seat: int, key: str) -> bool:
    """Whether an ability can only be used before or after a roll."""
    word = s.box.words[key]
    assert isinstance(word, Used)
    assert isinstance(word.verb, Uses)
    return word.verb.source(s, seat, word).abilities[word.ability].window in (BEFORE_ROLL, AFTER_ROLL)


def has_help(s: DungeoneerTable, seat: int) -> bool:
    """Whether a hero, or any of its cards in play, may help a roll."""
    return any(
        effect.window in (BEFORE_ROLL, AFTER_ROLL)
        for source in (s.hero(seat), *s.box.gear(s.items[seat]).sources)
        for effect in source.abilities
    )


def foreseen(s: DungeoneerTable, seat: int, helped: bool = False) -> Foresight:
    """The table as one seat knows it, with dice thrown from outside; `helped` by what it has in play."""
    twin = Foresight(seat if helped else NOBODY)
    s.copy_into(twin)
    twin.hands = [hand if other == seat else () for other, hand in enumerate(s.hands)]
    for pile in (twin.deck, twin.lord_deck):
        if pile.top or pile.bottom:
            pile.shuffle_in([])
    twin.explicit = True
    twin.always_pause = False
    return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook(Walker[Foresight, Story]):
    """Everything that can follow from one choice, up to the next one in the course of the turn."""

    def __init__(
        self, s: Foresight, seat: int, option: str, patience: int = PATIENCE, die_counts: bool | None = None
    ) -> None:
        super().__init__(patience)
        self.phase = s.phase + 1 if option == END.tag else s.phase
        self.turn = (s.active, s.round)
        # if not, the total for one face gives those for all others
        self.die_counts = s.box.die_counts if die_counts is None else die_counts
        self.bounds: Bounds = self.after(s, seat, option, so_far(s), CERTAIN)

    def follow(self, story: Story, event: Event) -> Story:
        return follow(story, event)

    def facts(self, story: Story, weight: Weight) -> Bounds:
        return facts_of(story, weight)

    def over(self, s: Foresight) -> bool:
        """Whether the turn or its phase has ended, or the next choice belongs to the course of the turn."""
        if (s.active, s.round) != self.turn or s.phase > self.phase:
            return True
        ask = s.pending[0]
        if ask.seat == CHANCE:
            return False
        return isinstance(s.agenda[-1], COURSE) or (ask.prompt in AFTER_BLOWS and no_battle_follows(s))

    def forced(self, s: Foresight, ask: Ask) -> str:
        if isinstance(s.agenda[-1], Batch) and FIGHT.tag in ask.options:
            return FIGHT.tag
        return ask.options[0] if ask.prompt in IDLE else ""

    def chance(self, s: Foresight, ask: Ask, story: Story, weight: Weight, branch: int) -> Bounds:
        top = s.agenda[-1]
        if is_attack(s) and s.helped == NOBODY:
            pairings = self.pairings(s.copy(), story)
            if pairings:
                return self.attacked(s, pairings, (), story, weight)
        if isinstance(top, Draw):
            if isinstance(s.agenda[-2], Wandering):
                return self.spared(s, story, weight, branch)
            return self.after(s, CHANCE, ask.options[0], story, weight)
        return super().chance(s, ask, story, weight, branch)

    def spared(self, s: Foresight, story: Story, weight: Weight, branch: int) -> Bounds:
        """Skip the cards that a solo hero meets: nobody knows them, so they do nothing here."""
        s.pending.clear()
        del s.agenda[-2:]
        self.heard.clear()
        s.run()
        for event in self.heard:
            story = follow(story, event)
        return self.come(s, story, weight, branch)

    def future(self, s: Foresight, story: Story) -> Key | None:
        """Between the blows of a battle, the dice thrown earlier no longer matter."""
        battle = s.agenda[-1]
        if not isinstance(battle, Battle):
            return None
        for foe in battle.foes:
            foe.attack, foe.counter = [], []
        return (str(dump(s)), story.forms, story.attacks, tuple(sorted(counted(story).items(), key=str)))

    def landed_alike(self, s: Foresight, story: Story) -> Key | None:
        """What follows a throw depends only on the events it caused."""
        return story

    def roll_key(self, s: Foresight) -> Key:
        """Which roll of the battle this is."""
        volley = s.agenda[-3]
        return (volley.role, volley.index) if isinstance(volley, Volley) else ()

    def quiet(self, event: Event) -> bool:
        return event.id in ROLLS

    # -- the blows of a battle -----------------------------------------------------------------------

    def pairings(self, s: Foresight, story: Story) -> list[Pairing]:
        """Every attack with its counter-attack, worked out from one throw; none if it is more complicated."""
        attacks: list[Outcomes] = [[(THROWN, total)] for _, _, total in story.attacks]
        counters: list[Outcomes] = []
        while not counters or len(counters) < len(attacks):
            roll, volley = s.agenda[-1], s.agenda[-3]
            if not isinstance(roll, Roll) or not isinstance(volley, Volley) or roll.count > 1:
                return []
            faces = s.pending[0].options
            known: Outcomes = []
            others = faces[1:] if self.die_counts else ()
            twins = [(face, s.copy()) for face in others]
            for face, twin in [(faces[0], s), *twins]:
                self.act(twin, CHANCE, face, Story(story.forms, (("", "", 0),)))
                totals = [int(event.args["total"]) for event in self.heard if event.id in ROLLS]
                known.append((face, totals[0]))
            side = attacks if volley.role == ATTACKING else counters
            side.append(all_outcomes(known, faces))
        return [pairing(*each) for each in zip(attacks, counters, strict=True)]

    def attacked(
        self, s: Foresight, left: list[Pairing], thrown: Answers, story: Story, weight: Weight
    ) -> Bounds:
        """What can follow from the remaining attack rolls, then from all counter rolls."""
        if not left:
            return self.countered(s, thrown, story, weight)
        self.dice += 1
        first, *rest = left
        parts: list[Bounds] = []
        for way in first.ways:
            twin, told = s.copy(), story
            if way.face != THROWN:
                told, _ = self.act(twin, CHANCE, way.face, story)
            answers = (*thrown, (way.answers, first.throws))
            parts.append(self.attacked(twin, rest, answers, told, weight))
        return summed(parts)

    def countered(self, s: Foresight, left: Answers, story: Story, weight: Weight) -> Bounds:
        """What can follow from the remaining counter rolls."""
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


def no_battle_follows(s: Foresight) -> bool:
    """Whether a battle is the last of the villainy phase; the traps came before all battles."""
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
