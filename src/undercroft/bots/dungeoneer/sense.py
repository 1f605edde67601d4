"""The judgement of a sensible dungeoneer: who leads, which goal is worth going for, what a card is worth."""

from __future__ import annotations

from undercroft.bots.dungeoneer.climb import exchanges, schools
from undercroft.bots.dungeoneer.known import Known
from undercroft.games.dungeoneer.advice.chances import FAR, SEARCHING, Contest, chance, duel, hope, plus
from undercroft.games.dungeoneer.advice.legends import lair_on_map, slays, stronghold
from undercroft.games.dungeoneer.advice.options import led_to
from undercroft.games.dungeoneer.advice.position import (
    between,
    distances,
    entrances,
    forbidden,
    held,
    missing,
    places_for,
    value,
)
from undercroft.games.dungeoneer.advice.printed import (
    BOON,
    ENCOUNTER,
    ESCORT,
    HUNT,
    NO_HERO_ATTACKS,
    PERMANENT,
    SEARCH,
    TREASURE,
    Card,
    Effect,
    Quest,
    verbs,
)
from undercroft.games.dungeoneer.advice.prospects import copy_of

HOPELESS = 0.02  # a quest that succeeds less often is not worth going for
EXCHANGED = 0.1  # a quest that succeeds less often is exchanged where that is possible
NEARLY = 0.5  # what a sacrifice is worth if only a little glory is missing
SHORT = 3  # what counts as a little
BEARABLE = 0.6  # the least chance of surviving a hunt at which it is tried
HEROIC_HEALTH = 6  # the printed health by which thresholds are set; legends have three times as much
PASSABLE = 0.1  # the least chance of surviving a lair's monster at which a path may lead through the lair
LATE = 20  # rounds: from then on a hero without a feasible quest hunts the other heroes
LONG_GAME = 2  # the factor by which that is later in a climb
HARMFUL = {
    "wound",
    "lose glory",
    "gain peril",
    "lose ap",
    "lose level",
    "discard cards",
    "fall",
    "block exit",
}


# -- the others ---------------------------------------------------------------------------------------


def danger(s: Known, seat: int) -> float:
    """How near a player is to winning."""
    return 3.0 * len(s.done[seat]) + s.level[seat] + 0.3 * s.health[seat] + 0.1 * s.glory[seat]


def opponents(s: Known, seat: int) -> list[int]:
    """The other players still in the game, the leader first."""
    others = [other for other in s.living() if other != seat]
    return sorted(others, key=lambda other: -danger(s, other))


def toughness(s: Known, seat: int) -> int:
    """The full health of this hero as a multiple of an ordinary hero's."""
    return max(1, s.hero(seat).health // HEROIC_HEALTH)


def is_weak(s: Known, seat: int, health: int) -> bool:
    """Whether a hero is down to this much health, out of an ordinary hero's six."""
    return s.health[seat] <= health * toughness(s, seat)


def is_late(s: Known) -> bool:
    """Whether a game has lasted so long that anything is worth a try."""
    return s.round >= (LATE * LONG_GAME if s.climbs else LATE)


def is_deadly(s: Known, seat: int, quest: Quest, safe: float) -> bool:
    """Whether a hero with a long way to go would probably not survive a hunt; others dare what they must."""
    return quest.by == HUNT and (s.climbs or toughness(s, seat) > 1) and slays(s, seat, quest) < safe


# -- a monster in its lair -----------------------------------------------------------------------------------


def boldness(s: Known, seat: int) -> float:
    """The chance to win by facing the monster in its lair, 0 if that is not worth the danger.

    A hero with nothing to lose dares more: when the leader is about to win and their own quests are far off.
    """
    quest = stronghold(s)
    if quest is None or lair_on_map(s) < 0 or quest.fighter is None:
        return 0.0
    chance = slays(s, seat, quest)
    own = len(s.done[seat])
    ahead = max([len(s.done[other]) for other in opponents(s, seat)], default=0)
    least = 0.75 if own >= 2 else 0.6
    if ahead >= 2 and own < 2:
        least = 0.3
    return chance if chance >= least else 0.0


# -- quests -------------------------------------------------------------------------------------------------


def goals(s: Known, seat: int) -> dict[int, float]:
    """Locations that draw a hero, and how likely something is won there."""
    if s.solo() and not s.quests[seat]:
        return dict.fromkeys(entrances(s), 1.0)  # everything is done: leave (D-300)
    if refuges := rest(s, seat):
        return refuges
    found = quest_goals(s, seat)
    if s.climbs:
        found = {**found, **schools(s, seat)} or exchanges(s, seat)
    return found or (prey(s, seat) if is_late(s) else {})


def is_hopeless(s: Known, seat: int, quest: Quest) -> bool:
    """Whether a hero's quest is better exchanged: nothing but more strength would help."""
    if quest.category == ESCORT or lacks(s, seat, quest) < FAR:
        return False
    return hope(s, seat, quest) < EXCHANGED or is_deadly(s, seat, quest, BEARABLE)


def rest(s: Known, seat: int) -> dict[int, float]:
    """Where a badly hurt hero with a long way to go can be healed, for glory that the hero has."""
    if not (s.climbs or toughness(s, seat) > 1) or not is_weak(s, seat, 3 if s.climbs else 2):
        return {}
    found: dict[int, float] = {}
    for place, cell in enumerate(s.cells):
        if cell >= 0 and any(heals(s, seat, effect) for effect in s.box.locations[place].abilities):
            found[place] = 1.0
    return found


def heals(s: Known, seat: int, effect: Effect, more: int = 0) -> bool:
    """Whether an ability of a location heals, for a price that the hero has, or will have with more glory."""
    price = effect.price
    ready = price.glory <= s.glory[seat] + more and price.boons <= held(s, seat, BOON) and not price.health
    return ready and "heal" in verbs(effect)


def prey(s: Known, seat: int) -> dict[int, float]:
    """Where heroes no stronger than this one are, and how likely an attack is to succeed.

    The last hero wins, too.
    """
    found: dict[int, float] = {}
    if forbidden(s, seat, NO_HERO_ATTACKS):
        return found
    for other in opponents(s, seat):
        for form in s.hero(seat).attacks:
            mine, theirs = value(s, seat, form), value(s, other, form)
            if mine >= theirs:
                found[s.place[other]] = max(found.get(s.place[other], 0.0), duel(mine, theirs))
    return found


def quest_goals(s: Known, seat: int) -> dict[int, float]:
    """Locations on the map where this hero can make progress with a quest, and how likely."""
    found: dict[int, float] = {}
    if s.box.lairs and (bold := boldness(s, seat)):
        found[lair_on_map(s)] = bold
    for name in (*s.quests[seat], *s.common):
        quest = s.box.quests[name]
        if quest.prey or is_deadly(s, seat, quest, BEARABLE):
            continue
        likely = hope(s, seat, quest)
        for place in places_for(s, seat, quest):
            if s.cells[place] < 0:
                continue
            worth = likely
            if quest.category == SEARCH:
                worth *= finds(s, seat, quest, place)
            elif lacks(s, seat, quest) in range(1, SHORT + 1):
                worth = max(worth, NEARLY)
            if worth >= HOPELESS:
                found[place] = max(found.get(place, 0.0), worth)
    return found


def finds(s: Known, seat: int, quest: Quest, place: int) -> float:
    """The chance that a search in a location succeeds: the nearest entrance counts (D-152)."""
    return chance(between(s, place) + plus(s, Contest(seat, SEARCHING)), quest.find)


def lacks(s: Known, seat: int, quest: Quest) -> int:
    """How much glory is missing for a sacrifice whose other parts are ready; FAR if they are not."""
    price = quest.price
    ready = price.boons <= held(s, seat, BOON) and price.treasures <= held(s, seat, TREASURE)
    ready = ready and price.cards <= len(s.hands[seat])
    if not price.glory or not ready or s.health[seat] <= price.health + 1:
        return FAR
    return max(0, price.glory - s.glory[seat])


def owed(s: Known, seat: int) -> int:
    """The glory to keep for a sacrifice that a quest on the map requires."""
    quests = [s.box.quests[name] for name in (*s.quests[seat], *s.common)]
    wanted = [quest for quest in quests if lacks(s, seat, quest) < FAR]
    laid = [quest for quest in wanted if any(s.cells[place] >= 0 for place in places_for(s, seat, quest))]
    return min([quest.price.glory for quest in laid], default=0)


def cards_owed(s: Known, seat: int) -> int:
    """The cards to keep in hand for a sacrifice that a lone hero's quest requires."""
    return max([s.box.quests[name].price.cards for name in s.quests[seat]], default=0) if s.solo() else 0


def pull(steps: int, worth: float) -> float:
    """How strongly a goal draws: near and likely is best."""
    return steps + 2.0 / worth


def step_to(s: Known, seat: int, moves: list[str]) -> tuple[str, int]:
    """The move that leads to the best goal, and how far that is; no move and FAR if there is none."""
    targets = goals(s, seat)
    away = distances(s, s.place[seat])
    reachable = [place for place in targets if place in away]
    if s.box.lairs and shuns_lair(s, seat):
        open_ways = distances(without_lair(s), s.place[seat])
        reachable = [place for place in reachable if place in open_ways]
    if not reachable:
        return "", FAR
    goal = min(reachable, key=lambda place: pull(away[place], targets[place]))
    if away[goal] == 0 or not moves:
        return "", away[goal]
    return move_to(s, seat, goal, moves), away[goal]


def move_to(s: Known, seat: int, goal: int, moves: list[str]) -> str:
    """The move after which the path to a location is shortest."""
    back = ways_to(s, seat, goal)
    return min(moves, key=lambda move: back.get(led_to(s, seat, move), FAR))


def ways_to(s: Known, seat: int, goal: int) -> dict[int, int]:
    """How far each location is from a goal, avoiding a lair if there is a way around it."""
    lair = lair_on_map(s) if s.box.lairs else -1
    if lair < 0 or lair in (goal, s.place[seat]):
        return distances(s, goal)
    found = distances(without_lair(s), goal)
    return found if s.place[seat] in found else distances(s, goal)


def shuns_lair(s: Known, seat: int) -> bool:
    """Whether a hero avoids the lair, even on the way to something else: its monster would be too strong.

    Late in a game, anything goes.
    """
    quest, lair = stronghold(s), lair_on_map(s)
    if quest is None or lair < 0 or lair == s.place[seat] or is_late(s):
        return False
    return slays(s, seat, quest) < PASSABLE


def without_lair(s: Known) -> Known:
    """The map without the lair on it."""
    around = copy_of(s)
    lair = lair_on_map(s)
    del around.grid[around.cells[lair]]
    around.cells[lair] = -1
    return around


# -- cards -------------------------------------------------------------------------------------------------


def usefulness(s: Known, seat: int, card: Card) -> float:
    """What a card in hand is worth to its player, roughly in glory."""
    if card.kind == ENCOUNTER:
        if card.fighter is None:
            return 2.0
        return 1.5 + 0.5 * max(card.fighter.values) + 0.5 * card.fighter.health - 0.3 * card.cost
    worth = 1.0 + 0.6 * card.cost
    if card.lasts == PERMANENT:
        worth += 1.5
    if "heal" in verbs(card.play):
        worth += 0.5 * missing(s, seat)
    if card.is_glory() and card.cost > s.glory[seat] + 3:
        worth -= 1.5
    return worth


def cheapest(s: Known, names: list[str]) -> str:
    """The card that is given up most easily."""
    return min(names, key=lambda name: s.box.cards[name].cost)
