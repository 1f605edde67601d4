"""What a lone dungeoneer does next: the quest that takes least time, or first an errand, or a rest.

Time is counted in steps. An errand makes quests easier: boons are readied at the entrance, a level is gained
where a location grants it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from undercroft.bots.dungeoneer.caution import costs_from
from undercroft.bots.dungeoneer.climb import level_price
from undercroft.bots.dungeoneer.known import Known
from undercroft.bots.dungeoneer.sense import heals, is_deadly, is_weak, toughness
from undercroft.games.dungeoneer.advice.chances import FAR, TESTING, Contest, plus
from undercroft.games.dungeoneer.advice.legends import lair_on_map, slays, stronghold
from undercroft.games.dungeoneer.advice.position import (
    cost_of,
    distances,
    entrances,
    held,
    missing,
    places_for,
    room,
    serves,
)
from undercroft.games.dungeoneer.advice.printed import (
    BOON,
    FORMS,
    HUNT,
    PERMANENT,
    Card,
    Quest,
    verbs,
)
from undercroft.games.dungeoneer.advice.prospects import exchange, rested, tries, with_card, with_levels

TRY: Final = 2.0  # steps that an attempt takes
WOUND: Final = 1.0  # steps that a wound costs
BEYOND: Final = 60.0  # steps counted for a quest that is out of reach
TURN: Final = 3.0  # steps of a turn: what can be used once a turn takes that long
TIRED: Final = 3  # health of six with which a hero goes to rest
SOON_TIRED: Final = 4  # the same for a legend, whom monsters hit harder
ON_THE_WAY: Final = 2  # glory that a legend finds on the way to a rest
FIT: Final = 5  # health of six up to which a legend goes on resting
SAFE: Final = 0.93  # the least chance of surviving a hunt at which it is dared
DARING: Final = 0.5  # the same if it is the last way to win
STUCK: Final = 50  # rounds after which even a small chance is taken
LAST_HOPE: Final = 0.05  # that small chance: her wounds stay, and a hero can rest between visits
WORTH_HEALING: Final = 2  # wounds
Times = dict[int, float]  # by location
Costs = Mapping[int, float]  # of the path to each location, in steps


class Aim(NamedTuple):
    """Where to go, and for what: a quest by its name, or an errand."""

    place: int
    quest: str
    time: float


class Errand(NamedTuple):
    """Something to do in a location, and the hero as it would be afterwards."""

    place: int
    labour: float
    hero: Known


def plan(s: Known, seat: int) -> Aim | None:
    """The next place to go; None if everything is out of reach for now."""
    away: Costs = distances(s, s.place[seat]) if toughness(s, seat) == 1 else costs_from(s, seat)
    if not s.quests[seat]:
        out = [Aim(place, "", away[place]) for place in entrances(s) if place in away]
        return min(out, key=time_of, default=None)
    if (refuge := rest(s, seat, away)) is not None:
        return refuge
    hero = rested(s, seat)
    now = schedule(hero, seat)
    aim = best_quest(now, away)
    found, least = aim, overall(now, aim)
    if aim is None and (way := swap(s, seat, away) or face(s, seat, away)) is not None:
        return way
    for errand in errands(s, seat, hero, away):
        later = schedule(errand.hero, seat)
        time = overall(later, best_quest(later, distances(s, errand.place)))
        time += away[errand.place] + errand.labour
        if time < least:
            found, least = Aim(errand.place, "", time), time
    return found


def rest(s: Known, seat: int, away: Costs) -> Aim | None:
    """Where a tired hero can be healed; a hero who is there stays as long as it is worth it."""
    found = [
        Aim(place, "", steps)
        for place, steps in away.items()
        for effect in s.box.locations[place].abilities
        if heals(s, seat, effect, ON_THE_WAY if toughness(s, seat) > 1 else 0)
    ]
    refuge = min(found, key=time_of, default=None)
    if refuge is None or missing(s, seat) < WORTH_HEALING:
        return None
    if toughness(s, seat) == 1:
        return refuge if refuge.time == 0 or is_weak(s, seat, TIRED) else None
    return refuge if is_weak(s, seat, FIT if refuge.time == 0 else SOON_TIRED) else None


def swap(s: Known, seat: int, away: Costs) -> Aim | None:
    """Where a quest that is out of reach can be exchanged, for glory that the hero has."""
    found = [
        Aim(place, "", steps)
        for place, steps in away.items()
        for effect in s.box.locations[place].abilities
        if "swap quest" in verbs(effect) and effect.price.glory <= s.glory[seat] and len(s.quest_deck)
        if serves(s, effect)
    ]
    return min(found, key=time_of, default=None)


def face(s: Known, seat: int, away: Costs) -> Aim | None:
    """The lair of the monster whose defeat wins, if nothing else is left and it can be survived."""
    quest, place = stronghold(s), lair_on_map(s)
    least = DARING if s.round < STUCK else LAST_HOPE
    if quest is None or place not in away or slays(s, seat, quest) < least:
        return None
    return Aim(place, quest.name, away[place])


# -- quests ------------------------------------------------------------------------------------------------


def schedule(hero: Known, seat: int) -> dict[str, Times]:
    """How long each quest takes in each location where progress is possible."""
    return {name: times(hero, seat, hero.box.quests[name]) for name in hero.quests[seat]}


def times(hero: Known, seat: int, quest: Quest) -> Times:
    """How long one quest takes in each location where progress is possible, counting its wounds."""
    found: Times = {}
    for place in places_for(hero, seat, quest):
        if hero.cells[place] >= 0:
            harm = exchange(hero, seat, quest, place)[1] if quest.by == HUNT else 0.0
            number = FAR if is_deadly(hero, seat, quest, SAFE) else tries(hero, seat, quest, place)
            found[place] = min(BEYOND, number * (TRY + WOUND * harm)) if number < FAR else BEYOND
    return found


def best_quest(quests: dict[str, Times], away: Costs) -> Aim | None:
    """The quest that takes least time, including the path to it; None if all are out of reach."""
    found = [
        Aim(place, name, away[place] + time)
        for name, by_place in quests.items()
        for place, time in by_place.items()
        if place in away and time < BEYOND
    ]
    return min(found, key=time_of, default=None)


def time_of(aim: Aim) -> float:
    """How long it takes."""
    return aim.time


def remaining(quests: dict[str, Times]) -> float:
    """How long all quests take, each in its best location, without the paths to them."""
    return sum([min(by_place.values(), default=BEYOND) for by_place in quests.values()])


def overall(quests: dict[str, Times], first: Aim | None) -> float:
    """How long all quests take, including the path to the first."""
    if first is None:
        return BEYOND + remaining(quests)
    return first.time + remaining(quests) - min(quests[first.quest].values())


# -- errands -----------------------------------------------------------------------------------------------


def errands(s: Known, seat: int, hero: Known, away: Costs) -> list[Errand]:
    """Everything that could be done first."""
    found: list[Errand] = []
    for place in away:
        if s.box.locations[place].entrance and (readied := with_boons(s, seat, hero)) is not hero:
            found.append(Errand(place, 0.0, readied))
        price = level_price(s, place)
        if price is None or price.ap > hero.ap[seat]:
            continue
        for n in range(1, len(s.hero(seat).levels) - s.level[seat] + 1):
            if n * price.glory <= s.glory[seat]:
                found.append(Errand(place, n * TURN, with_levels(hero, seat, n)))
    return found


def with_boons(s: Known, seat: int, hero: Known) -> Known:
    """The hero with the boons from their hand in play that save time, as many as there is room for."""
    glory = s.glory[seat]
    hand = {name: cost_of(s, seat, s.box.cards[name]) for name in s.hands[seat] if is_boon(s, name)}
    best, least = hero, remaining(schedule(hero, seat)) if hand else 0.0
    while hand and room(best, seat, BOON) > 0:
        heroes = {name: with_card(best, seat, name) for name, cost in hand.items() if cost <= glory}
        left = {name: remaining(schedule(each, seat)) for name, each in heroes.items()}
        name = min(left, key=lambda each: left[each], default="")
        if not name or left[name] >= least:
            break
        best, least = heroes[name], left[name]
        glory -= hand.pop(name)
    return best


# -- cards -------------------------------------------------------------------------------------------------


def is_boon(s: Known, name: str) -> bool:
    """Whether a card is a boon that stays in play."""
    return s.box.cards[name].kind == BOON and s.box.cards[name].lasts == PERMANENT


def aid(s: Known, seat: int, name: str) -> float:
    """How many steps a card would save if it were in play."""
    hero = rested(s, seat)
    return remaining(schedule(hero, seat)) - remaining(schedule(with_card(hero, seat, name), seat))


def hinders(s: Known, seat: int, card: Card) -> bool:
    """Whether a card in play would make tests harder."""
    hero = rested(s, seat)
    return tested(with_card(hero, seat, card.name), seat) < tested(hero, seat)


def tested(hero: Known, seat: int) -> int:
    """The sum of what a hero adds to tests, over all forms."""
    return sum([plus(hero, Contest(seat, TESTING, form)) for form in range(len(FORMS))])


def is_owed(s: Known, seat: int, kind: int) -> bool:
    """Whether a quest asks for more boons, or treasures, than are in play."""
    prices = [s.box.quests[name].price for name in s.quests[seat]]
    most = max([price.boons if kind == BOON else price.treasures for price in prices], default=0)
    return most > held(s, seat, kind)
