"""The events on the way to a position, and what is true at its end: facts with their weights."""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.engine.chances import Bounds, Fact, Weight, true
from undercroft.engine.flow import Event
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.state.foes import FIGHTS, battle_of
from undercroft.games.dungeoneer.state.names import stat_name

PLAIN: Final[dict[str, tuple[str, ...]]] = {  # events that are facts themselves, and the arguments that count
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
COUNTED: Final = ("wounds", "meets")  # facts whose last word is a number to add up
RESULT_OF: Final = {"passes": "test", "fails": "test", "hits": "clash", "draw": "clash", "struck": "clash"}


class Story(NamedTuple):
    """The events on the way to a position, as far as they count."""

    forms: tuple[tuple[str, str], ...] = ()  # who is about to attack in which form
    attacks: tuple[tuple[str, str, int], ...] = ()  # attack rolls that no counter roll has answered yet
    told: tuple[Fact, ...] = ()


def so_far(s: DungeoneerTable) -> Story:
    """Where a story begins: in the middle of a battle, some have attacked or rolled already."""
    fight = battle_of(s)
    forms, attacks = [], []
    for foe in fight.foes if fight else []:
        if foe.state == FIGHTS:
            name, form = foe.named(s), stat_name(foe.form)
            if not foe.attack:
                forms.append((name, form))
            elif not foe.counter:
                attacks.append((name, form, foe.attack[1]))
    return Story(tuple(forms), tuple(attacks))


def follow(story: Story, event: Event) -> Story:
    """The story, extended by one event."""
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


def abouts(fact: Fact) -> list[Fact]:
    """The subjects of a fact, one entry for each time it happened."""
    name = str(fact[0])
    if name in COUNTED:
        return [fact[:-1]] * int(fact[-1])
    return [(RESULT_OF.get(name, name), *fact[1:])]


def counted(story: Story) -> dict[Fact, int]:
    """How often each fact happened."""
    counts: dict[Fact, int] = {}
    for fact in story.told:
        for about in abouts(fact):
            counts[about] = counts.get(about, 0) + 1
    return counts


def facts_of(story: Story, weight: Weight) -> Bounds:
    """The facts at the end of a story; those that happened several times are numbered."""
    found: list[Fact] = []
    counts: dict[Fact, int] = {}
    for fact in story.told:
        for about in abouts(fact):
            number = counts[about] = counts.get(about, 0) + 1
            found.append((*about, number))
            if fact[0] in RESULT_OF:
                found.append((*fact, number))
    return true(found, weight)
