"""What can be seen on a table: heroes and their values, paths, quest locations, and the pending choice."""

from __future__ import annotations

from undercroft.games.dungeoneer.advice.printed import (
    SEARCH,
    Effect,
    Fighter,
    Quest,
)
from undercroft.games.dungeoneer.battle.villainy import Batch
from undercroft.games.dungeoneer.cards.records import NOBODY, WINDOW_BIT
from undercroft.games.dungeoneer.cards.vocabulary import ANYTIME, ESCORT, GRADES, NO_FALLING
from undercroft.games.dungeoneer.course.adventure import Adventure
from undercroft.games.dungeoneer.dungeon.map import between, distances, entrances, neighbours
from undercroft.games.dungeoneer.dungeon.placing import Place
from undercroft.games.dungeoneer.effects.choices import ChosenDeed
from undercroft.games.dungeoneer.effects.resolve import Resolve
from undercroft.games.dungeoneer.hero.numbers import forbidden, held, ignores, room, value
from undercroft.games.dungeoneer.hero.rolls import Die, Test
from undercroft.games.dungeoneer.play.paying import cost_of
from undercroft.games.dungeoneer.quests.attempt import Attempt
from undercroft.games.dungeoneer.quests.kinds import Hunt
from undercroft.games.dungeoneer.state.foes import Foe, battle_of
from undercroft.games.dungeoneer.state.pieces import Contest
from undercroft.games.dungeoneer.state.state import HEROICS_PHASE, PACK_SIZE, Dungeoneer

__all__ = [
    "HEROICS_PHASE",
    "PACK_SIZE",
    "Dungeoneer",
    "Foe",
    "battle_of",
    "between",
    "cost_of",
    "distances",
    "effect_in_question",
    "entrances",
    "faces_shown",
    "first_player",
    "fits",
    "for_a_quest",
    "forbidden",
    "has_anytime_card",
    "held",
    "hero_in_question",
    "location_in_hand",
    "missing",
    "neighbours",
    "places_for",
    "quest_places",
    "roll_in_question",
    "room",
    "serves",
    "stays_up",
    "value",
    "wanted",
    "who_fights_whom",
]


def missing(s: Dungeoneer, seat: int) -> int:
    """How many wounds a hero has."""
    return s.hero(seat).health - s.health[seat]


def stays_up(s: Dungeoneer, seat: int) -> bool:
    """Whether a hero is immune to falling."""
    return ignores(s, seat, NO_FALLING)


# -- the pending choice --------------------------------------------------------------------------------


def who_fights_whom(s: Dungeoneer) -> tuple[Fighter, int] | None:
    """The monster whose form is to be chosen, and the hero it attacks."""
    top = s.agenda[-1]
    if isinstance(top, Batch):
        return top.foes[-1].fighter(s), top.against[-1]
    if isinstance(top, Hunt):
        return s.box.quests[top.quest].fighter or NOBODY, top.seat
    return None


def effect_in_question(s: Dungeoneer) -> Effect | None:
    """The effect for which a target is to be chosen."""
    top = s.agenda[-1]
    return top.effect(s) if isinstance(top, Resolve) else None


def hero_in_question(s: Dungeoneer) -> int:
    """The hero whose destination or exit is to be chosen, -1 if none is."""
    top = s.agenda[-1]
    return top.seat if isinstance(top, ChosenDeed) else -1


def roll_in_question(s: Dungeoneer) -> tuple[Contest, int] | None:
    """What is about to be rolled for, and the value to reach if it is a test."""
    host = s.agenda[-2] if len(s.agenda) > 2 else None
    if not isinstance(host, Die):
        return None
    test = s.agenda[-3]
    return host.contest, test.value if isinstance(test, Test) else 0


def for_a_quest(s: Dungeoneer) -> bool:
    """Whether the current procedure is part of an attempt at a quest."""
    return any(isinstance(frame, Attempt) for frame in s.agenda)


def faces_shown(s: Dungeoneer) -> list[int]:
    """The dice that were just thrown and may be changed."""
    host = s.agenda[-2] if len(s.agenda) > 1 else None
    return host.faces if isinstance(host, Die) else []


def location_in_hand(s: Dungeoneer) -> int:
    """The location being laid, -1 if there is none."""
    top = s.agenda[-1]
    return top.place if isinstance(top, Place) else -1


def first_player(s: Dungeoneer) -> int | None:
    """The seat that takes the first turn, once the game has begun."""
    course = s.agenda[0]
    return course.first if isinstance(course, Adventure) else None


# -- where quests lead ---------------------------------------------------------------------------------


def places_for(s: Dungeoneer, seat: int, quest: Quest) -> list[int]:
    """Where a quest leads a hero now."""
    if quest.category == ESCORT:
        for escort in s.escorts:
            if escort.quest == quest.name:
                if escort.carrier == seat:
                    return [s.box.place_of[quest.to]]
                return [escort.place] if escort.carrier < 0 else [s.place[escort.carrier]]
    if quest.category == SEARCH:
        return [place for place in range(len(s.box.locations)) if fits(s, place, quest)]
    return [s.box.place_of[name] for name in quest.at]


def quest_places(s: Dungeoneer, seat: int) -> list[int]:
    """Where a hero can do a quest of their own or a common one, not counting searches."""
    quests = [s.box.quests[name] for name in (*s.quests[seat], *s.common)]
    return [place for quest in quests if quest.category != SEARCH for place in places_for(s, seat, quest)]


def fits(s: Dungeoneer, place: int, quest: Quest) -> bool:
    """Whether a search may be made in a location."""
    return not s.box.locations[place].entrance and bool(s.box.at[quest.name] >> place & 1)


def wanted(s: Dungeoneer, seat: int) -> list[int]:
    """Quest locations that are not on the map yet; lairs are left out, since they turn up soon enough."""
    found: list[int] = []
    for name in (*s.quests[seat], *s.common):
        quest = s.box.quests[name]
        if quest.category != SEARCH and not quest.prey:
            places = [*quest.at, *([quest.to] if quest.to else [])]
            found += [s.box.place_of[place] for place in places if s.cells[s.box.place_of[place]] < 0]
    return found


def has_anytime_card(s: Dungeoneer, seat: int) -> bool:
    """Whether a seat has an any-moment card, in hand or in play."""
    anytime = 1 << ANYTIME
    held = s.box.hand(s.hands[seat]).windows & anytime
    return bool(held or (s.items[seat] and s.box.gear(s.items[seat]).acts & anytime << WINDOW_BIT))


def serves(s: Dungeoneer, effect: Effect) -> bool:
    """Whether an effect on quests of one grade applies to the grade in play (D-336)."""
    words = {op.word for op in effect.do}
    return not s.climbs or words.isdisjoint(GRADES) or GRADES[s.stage] in words
