"""What a choice can lead to: the rules themselves are played on copies, over every fall of the dice.

Nobody interrupts in these copies, and the hands of others are empty, so that nothing hidden is used.
Where people choose on the way, every choice is tried: what may come of it lies between a least and a most.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from undercroft.engine.flow import CHANCE, Ask, Event, Frame, Roll
from undercroft.engine.zones import Draw
from undercroft.games.dungeoneer.building import Place
from undercroft.games.dungeoneer.clash import Volley
from undercroft.games.dungeoneer.encounters import Batch, Villainy
from undercroft.games.dungeoneer.fight import FIGHTS, Foe, battle_of
from undercroft.games.dungeoneer.names import source_name, who
from undercroft.games.dungeoneer.setup import Revive
from undercroft.games.dungeoneer.solo import Wandering
from undercroft.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.terms import FORMS
from undercroft.games.dungeoneer.turn import DiscardAndDraw, Heroics

FINEST: Final = 144_403_552_893_600  # can be divided by every number up to 36
WHOLE: Final = 6**40 * FINEST**6  # the weight of all that can come, which is divided on the way
PATIENCE: Final = 4_000  # so many positions are looked at; where there are more, nothing is told
IDLE: Final = (  # choices after which nothing of what is reckoned can change: the first one will do
    "dungeoneer-ask-lair",
    "dungeoneer-ask-keep",
    "dungeoneer-ask-pack",
    "dungeoneer-ask-reward",
    "dungeoneer-ask-excess",
    "dungeoneer-ask-draw",
    "dungeoneer-ask-discard",
    "dungeoneer-ask-save",
)
COURSE: Final = (Heroics, Villainy, DiscardAndDraw, Place, Revive)  # with their choices a deed is over
ROLLS: Final = ("dungeoneer-attack-roll", "dungeoneer-counter-roll")

Fact = tuple[str | int, ...]
Weight = tuple[int, int]  # divided by every chance; divided by every chance and every choice
Span = tuple[int, int, int]  # the least and the most weight, and the mean over what people can choose
Bounds = dict[Fact, Span]  # what can come true
NEVER: Final = (0, 0, 0)


class TooMany(Exception):
    """More could come than can be looked at."""


class Foresight(Table):
    """A table at which nobody interrupts."""

    def plays(self, seat: int, event: str, host: Frame[Any]) -> list[str]:
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


class Story(NamedTuple):
    """What was told on the way to a position, as far as it counts."""

    forms: tuple[tuple[str, str], ...] = ()  # who is about to attack in which form
    attacks: tuple[tuple[str, str, int], ...] = ()  # attack rolls that no counter roll has answered yet
    told: tuple[Fact, ...] = ()


class Outlook:
    """All that can come of one choice, up to the next one that belongs to the course of the turn."""

    def __init__(self, s: Foresight, seat: int, option: str, patience: int = PATIENCE) -> None:
        self.phase = s.phase + 1 if option == "end" else s.phase
        self.turn = (s.active, s.round)
        self.patience = patience
        self.known: dict[tuple[Any, ...], Bounds] = {}
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
                return self.thrown(s, top, ask, story, weight, branch)
            if not isinstance(top, Draw):
                part = share(weight, len(ask.options))
                return summed([self.after(s.copy(), CHANCE, each, story, part) for each in ask.options])
            if isinstance(s.agenda[-2], Wandering):
                return ending(story, weight)
            return self.after(s, CHANCE, ask.options[0], story, weight)
        if isinstance(top, COURSE):
            return ending(story, weight)
        if isinstance(top, Batch) and "fight" in ask.options:
            return self.after(s, ask.seat, "fight", story, weight)
        if ask.prompt in IDLE:
            return self.after(s, ask.seat, ask.options[0], story, weight)
        options = [each for each in ask.options if each not in ask.asides]
        part = (weight[0], share(weight, len(options))[1])
        return between([self.after(s.copy(), ask.seat, each, story, part) for each in options])

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


def side(s: Foresight) -> tuple[int, ...]:
    """Which roll of a battle this is."""
    volley = s.agenda[-3]
    return (volley.role, volley.index) if isinstance(volley, Volley) else ()


def share(weight: Weight, count: int) -> Weight:
    """What each of several equal parts weighs."""
    if weight[0] % count or weight[1] % count:
        raise TooMany
    return weight[0] // count, weight[1] // count


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


# -- what is told on the way -------------------------------------------------------------------------

PLAIN: Final[dict[str, tuple[str, ...]]] = {  # events that are facts as they stand, and what counts of them
    "dungeoneer-wounded": ("wounds", "who", "count"),
    "dungeoneer-defeated": ("dies", "who"),
    "dungeoneer-falls": ("falls", "who"),
    "dungeoneer-stands": ("stands", "who"),
    "dungeoneer-enters": ("enters", "who"),
    "dungeoneer-foe-slain": ("slain", "monster"),
    "dungeoneer-foe-wounded": ("hurt", "monster"),
    "dungeoneer-completes": ("quest", "quest"),
    "dungeoneer-finds": ("found", "quest"),
    "dungeoneer-wanders": ("meets", "count"),
    "dungeoneer-wins": ("wins", "who"),
    "dungeoneer-passes": ("passes", "who", "stat", "value"),
    "dungeoneer-fails": ("fails", "who", "stat", "value"),
}
COUNTED: Final = ("wounds", "meets")  # the last word of these is a number to add up
RESULT_OF: Final = {"passes": "test", "fails": "test", "hits": "clash", "draw": "clash", "struck": "clash"}


def so_far(s: Foresight) -> Story:
    """Where a story begins: in the midst of a battle some have attacked, and some have rolled already."""
    fight = battle_of(s)
    forms, attacks = [], []
    for foe in fight.foes if fight else []:
        if foe.state == FIGHTS:
            name, form = name_of(s, foe), "@dungeoneer-stat-" + FORMS[foe.form]
            if not foe.attack:
                forms.append((name, form))
            elif not foe.counter:
                attacks.append((name, form, foe.attack[1]))
    return Story(tuple(forms), tuple(attacks))


def name_of(s: Foresight, foe: Foe) -> str:
    """A hero or monster of a battle as events name it."""
    return who(s, foe.seat) if foe.is_hero() else source_name(foe.key)


def follow(story: Story, event: Event) -> Story:
    """The story after one more event."""
    args = event.args
    if event.id in PLAIN:
        name, *wanted = PLAIN[event.id]
        fact: Fact = (name, *[args[word] for word in wanted])
        return Story(story.forms, story.attacks, (*story.told, fact))
    if event.id == "dungeoneer-attacks":
        attack = (str(args["who"]), str(args["form"]))
        return Story((*story.forms, attack), (), story.told)
    if event.id == "dungeoneer-attack-roll":
        attack = next(each for each in story.forms if each[0] == args["who"])
        forms = list(story.forms)
        forms.remove(attack)
        return Story(tuple(forms), (*story.attacks, (*attack, int(args["total"]))), story.told)
    if event.id == "dungeoneer-counter-roll":
        attacker, form, total = story.attacks[0]
        ahead = total - int(args["total"])
        result = "hits" if ahead > 0 else "struck" if ahead < 0 else "draw"
        clash: Fact = (result, attacker, args["who"], form)
        return Story(story.forms, story.attacks[1:], (*story.told, clash))
    return story


def ending(story: Story, weight: Weight) -> Bounds:
    """What is true at the end of a story; what happened several times is told apart by a number."""
    found: Bounds = {}
    true = (weight[0], weight[0], weight[1])
    counts: dict[Fact, int] = {}
    for fact in story.told:
        name = str(fact[0])
        about: Fact = fact[:-1] if name in COUNTED else (RESULT_OF.get(name, name), *fact[1:])
        for _ in range(int(fact[-1]) if name in COUNTED else 1):
            number = counts[about] = counts.get(about, 0) + 1
            found[(*about, number)] = true
            if name in RESULT_OF:
                found[(*fact, number)] = true
    return found
