"""What a sensible dungeoneer reckons with: chances, ways to quests, who leads, what a card is good for."""

from __future__ import annotations

from itertools import product

from undercroft.games.dungeoneer.battle.encounters import FROM_PACK
from undercroft.games.dungeoneer.cards.catalogue import CARDS, LOCATIONS, PLACE_OF, QUESTS
from undercroft.games.dungeoneer.cards.records import Card, Effect, Fighter, Quest
from undercroft.games.dungeoneer.cards.vocabulary import (
    CHANCE_QUEST,
    ENCOUNTER,
    ESCORT,
    HUNT,
    NO_HERO_ATTACKS,
    PERMANENT,
    SACRIFICE,
    SEARCH,
    THREAT_QUEST,
)
from undercroft.games.dungeoneer.course.words import WORDS
from undercroft.games.dungeoneer.dungeon.map import distances, way
from undercroft.games.dungeoneer.hero.numbers import bonus, forbidden, value
from undercroft.games.dungeoneer.hero.rolls import BONUS_BY_ROLE
from undercroft.games.dungeoneer.play.abilities import Used, Uses
from undercroft.games.dungeoneer.play.cards import PlayAndUse, Plays
from undercroft.games.dungeoneer.play.paying import can_pay
from undercroft.games.dungeoneer.state.listed import Held
from undercroft.games.dungeoneer.state.pieces import TESTING, Contest
from undercroft.games.dungeoneer.state.state import Dungeoneer

FAR = 99
HOPELESS = 0.02
LATE = 20  # rounds: whoever has no quest left that can be done hunts the other heroes from then on
ENTRANCE = next(place for place, location in enumerate(LOCATIONS) if location.entrance)
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


def chance(extra: int, target: int) -> float:
    """That one die and something more reach a number."""
    return min(1.0, max(0.0, (7 - (target - extra)) / 6))


def plus(s: Dungeoneer, contest: Contest, die: int = 0) -> int:
    """What a hero adds to a die: the value of the form, where the roll has one, and all bonuses."""
    seat, role = contest.seat, contest.role
    extra = bonus(s, seat, BONUS_BY_ROLE[role], contest, die)
    return extra + value(s, seat, contest.form, contest) if role <= TESTING else extra


def duel(mine: int, theirs: int) -> float:
    """That one side's die and value beat the other's; ties count for nobody."""
    wins = sum(1 for one in range(1, 7) for other in range(1, 7) if one + mine > other + theirs)
    return wins / 36


def lead(s: Dungeoneer, fighter: Fighter, form: int, seat: int) -> int:
    """By how much a monster is stronger than a hero in a form."""
    return fighter.values[form] - value(s, seat, form)


def best_lead(s: Dungeoneer, fighter: Fighter, seat: int) -> int:
    """By how much a monster is stronger in the form it would choose."""
    return max((lead(s, fighter, form, seat) for form in fighter.attacks), default=-FAR)


def missing(s: Dungeoneer, seat: int) -> int:
    """How many wounds a hero has."""
    return s.hero(seat).health - s.health[seat]


# -- the others ---------------------------------------------------------------------------------------


def danger(s: Dungeoneer, seat: int) -> float:
    """How near a player is to winning."""
    return 3.0 * len(s.done[seat]) + s.level[seat] + 0.3 * s.health[seat] + 0.1 * s.glory[seat]


def opponents(s: Dungeoneer, seat: int) -> list[int]:
    """The other players still in the game, the leader first."""
    others = [other for other in s.living() if other != seat]
    return sorted(others, key=lambda other: -danger(s, other))


# -- quests -------------------------------------------------------------------------------------------------


def hope(s: Dungeoneer, seat: int, quest: Quest) -> float:
    """The chance that one attempt at a quest succeeds, as far as it can be told."""
    if quest.by == CHANCE_QUEST:
        dice = quest.dice + (1 if quest.extra_die and s.glory[seat] >= quest.extra_die else 0)
        if quest.sum:
            totals = [sum(faces) for faces in product(range(1, 7), repeat=dice)]
            return sum(1 for total in totals if total >= quest.target) / len(totals)
        return 1 - float((1 - chance(0, quest.target)) ** dice)
    if quest.by == THREAT_QUEST:
        return chance(plus(s, Contest(seat, TESTING, quest.stat)), quest.value)
    if quest.by == HUNT and quest.fighter is not None:
        mine = max(value(s, seat, form) for form in s.hero(seat).attacks)
        theirs = min(quest.fighter.values)
        left = quest.fighter.health - s.hurt.get(quest.name, 0)
        return float(duel(mine, theirs) ** (left * 0.5))
    if quest.by == SACRIFICE:
        ready = can_pay(s, seat, quest.price, quest.key) and s.health[seat] > quest.price.health + 1
        return 1.0 if ready else 0.0
    return 0.7


def goals(s: Dungeoneer, seat: int) -> dict[int, float]:
    """Locations that draw a hero, and how likely something is won there."""
    if s.solo() and not s.quests[seat]:
        return {ENTRANCE: 1.0}  # all is done: out of here (D-300)
    return quest_goals(s, seat) or (prey(s, seat) if s.round >= LATE else {})


def prey(s: Dungeoneer, seat: int) -> dict[int, float]:
    """Where heroes are who are no stronger than this one, and how likely an attack succeeds.

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


def quest_goals(s: Dungeoneer, seat: int) -> dict[int, float]:
    """Locations on the map where a quest of this hero can be furthered, and how likely."""
    found: dict[int, float] = {}
    deep: dict[int, int] = {}
    for name in (*s.quests[seat], *s.common):
        quest = QUESTS[name]
        likely = hope(s, seat, quest)
        for place in places_for(s, seat, quest):
            if s.cells[place] < 0:
                continue
            worth = likely
            if quest.category == SEARCH:
                deep = deep or distances(s, ENTRANCE)
                worth *= chance(max(0, deep.get(place, 0) - 1), quest.find)
            if worth >= HOPELESS:
                found[place] = max(found.get(place, 0.0), worth)
    return found


def places_for(s: Dungeoneer, seat: int, quest: Quest) -> list[int]:
    """Where a quest leads a hero now."""
    if quest.category == ESCORT:
        for escort in s.escorts:
            if escort.quest == quest.name:
                if escort.carrier == seat:
                    return [PLACE_OF[quest.to]]
                return [escort.place] if escort.carrier < 0 else [s.place[escort.carrier]]
    if quest.category == SEARCH:
        return [place for place in range(len(LOCATIONS)) if fits(place, quest)]
    return [PLACE_OF[name] for name in quest.at]


def fits(place: int, quest: Quest) -> bool:
    """Whether a search may be made in a location."""
    location = LOCATIONS[place]
    kind = "room" if location.room else "passage"
    return not location.entrance and (kind in quest.at or "anywhere" in quest.at or location.name in quest.at)


def wanted(s: Dungeoneer, seat: int) -> list[int]:
    """Locations of quests that are not on the map yet."""
    found: list[int] = []
    for name in (*s.quests[seat], *s.common):
        quest = QUESTS[name]
        if quest.category != SEARCH:
            places = [*quest.at, *([quest.to] if quest.to else [])]
            found += [PLACE_OF[place] for place in places if s.cells[PLACE_OF[place]] < 0]
    return found


def pull(steps: int, worth: float) -> float:
    """How strongly a goal draws: near and likely is best."""
    return steps + 2.0 / worth


def step_to(s: Dungeoneer, seat: int, moves: list[str]) -> tuple[str, int]:
    """The move that leads to the best goal, and how far that is; no move and FAR if there is none."""
    targets = goals(s, seat)
    away = distances(s, s.place[seat])
    reachable = [place for place in targets if place in away]
    if not reachable:
        return "", FAR
    goal = min(reachable, key=lambda place: pull(away[place], targets[place]))
    if away[goal] == 0 or not moves:
        return "", away[goal]
    return move_to(s, seat, goal, moves), away[goal]


def led_to(s: Dungeoneer, seat: int, move: str) -> int:
    """The location that a move leads to."""
    return way(s, s.place[seat], WORDS[move].number)


def move_to(s: Dungeoneer, seat: int, goal: int, moves: list[str]) -> str:
    """The move after which the way to a location is shortest."""
    back = distances(s, goal)
    return min(moves, key=lambda move: back.get(led_to(s, seat, move), FAR))


# -- cards -------------------------------------------------------------------------------------------------


def name_of(option: str) -> str:
    """The card or quest an option is about: "play:zombie@2", "use:lucky-coin:2"."""
    word = WORDS[option]
    if isinstance(word, Held):
        return word.card
    return word.name if isinstance(word, Used) else word.what


def verbs(effect: Effect | None) -> set[str]:
    """What an effect does, by its verbs."""
    if effect is None:
        return set()
    return {op.verb for op in (*effect.do, *effect.passed, *effect.failed)}


def effect_of(s: Dungeoneer, seat: int, option: str) -> Effect | None:
    """What a card or ability does; None for an option that is neither."""
    word = WORDS[option]
    verb = word.verb
    if isinstance(word, Used):
        assert isinstance(verb, Uses)
        return verb.source(s, seat, word).abilities[word.ability]
    if isinstance(verb, PlayAndUse):
        return CARDS[word.what].abilities[0]
    return CARDS[name_of(option)].play if isinstance(verb, Plays) and verb is not FROM_PACK else None


def usefulness(s: Dungeoneer, seat: int, card: Card) -> float:
    """What a card in hand is worth to its player, about in glory."""
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


def cheapest(names: list[str]) -> str:
    """The card that is given up most easily."""
    return min(names, key=lambda name: CARDS[name].cost)
