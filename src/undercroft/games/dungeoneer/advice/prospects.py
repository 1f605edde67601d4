"""How likely a hero is to complete a quest: the rules are played on copies, over every throw of the dice.

Anything the hero can add to a roll (an ability, a card, an extra die, a re-roll) is used where it helps most.
The hero may be a hypothetical one: a level higher, with one more card in play, or in another location.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Final, TypeVar, cast

from undercroft.engine.flow import CHANCE, PASS, Roll
from undercroft.games.dungeoneer.advice.chances import FAR, duel, hope, plus
from undercroft.games.dungeoneer.advice.options import effect_of, name_of
from undercroft.games.dungeoneer.cards.records import Quest
from undercroft.games.dungeoneer.cards.vocabulary import (
    AFTER_ROLL,
    BEFORE_ROLL,
    CHANCE_QUEST,
    HUNT,
    NO_CHALLENGES,
    SEARCH,
    THREAT_QUEST,
)
from undercroft.games.dungeoneer.course.reset import give_ap, refresh
from undercroft.games.dungeoneer.dungeon.map import between
from undercroft.games.dungeoneer.hero.numbers import forbidden
from undercroft.games.dungeoneer.hero.points import ap_for
from undercroft.games.dungeoneer.play.abilities import abilities
from undercroft.games.dungeoneer.play.cards import PLAY_GLORY, PlayBane, PlayGlory
from undercroft.games.dungeoneer.play.moment import SERVES
from undercroft.games.dungeoneer.play.paying import cost_of
from undercroft.games.dungeoneer.play.playable import card_plays, equipped
from undercroft.games.dungeoneer.quests.attempt import Attempt
from undercroft.games.dungeoneer.quests.kinds import best_form
from undercroft.games.dungeoneer.quests.search import Search, is_found
from undercroft.games.dungeoneer.state.pieces import (
    ATTACKING,
    COUNTERING,
    QUESTING,
    SEARCHING,
    TESTING,
    Contest,
)
from undercroft.games.dungeoneer.state.state import PROMPTS, Dungeoneer

T = TypeVar("T", bound=Dungeoneer)  # a table as a seat knows it keeps its type
ROLLS: Final = (PROMPTS[BEFORE_ROLL], PROMPTS[AFTER_ROLL])
HELP: Final = {"extra die", "re-roll"}
SERVES_ROLLS: Final = SERVES[BEFORE_ROLL] | SERVES[AFTER_ROLL]  # windows as bits
ENOUGH: Final = 3  # more AP make no difference to an attempt
MOST_SEEN: Final = 20_000


# -- hypothetical heroes ---------------------------------------------------------------------------------


def rested(s: T, seat: int) -> T:
    """The table with a hero standing at the beginning of a turn, and nothing else going on."""
    twin = bare(s, seat)
    refresh(twin, seat)
    give_ap(twin, seat)
    twin.fallen &= ~(1 << seat)
    return twin


def bare(s: T, seat: int) -> T:
    """A copy with nothing going on and dice thrown from outside; only cards that help a roll stay in hand."""
    twin = copy_of(s)
    twin.agenda.clear()
    twin.pending.clear()
    twin.explicit = True
    twin.always_pause = False
    if not any(s.box.quests[name].price.cards for name in s.quests[seat]):  # the cards are the price
        serving = [name for name in s.hands[seat] if SERVES_ROLLS >> s.box.cards[name].window & 1]
        twin.hands[seat] = tuple([name for name in serving if helps(s, seat, s.box.cards[name].play_key)])
    return twin


def copy_of(s: T) -> T:
    """An independent copy of the table."""
    return cast(T, s.copy())


def with_card(s: T, seat: int, name: str) -> T:
    """A copy of the table on which a hero has one more card in play."""
    twin = copy_of(s)
    twin.items[seat] = (*s.items[seat], s.box.bare[name])
    return twin


def with_levels(s: T, seat: int, n: int) -> T:
    """A copy of the table on which a hero has more levels."""
    twin = copy_of(s)
    twin.level[seat] = min(s.hero(seat).last, s.level[seat] + n)
    return twin


# -- one attempt-------------------------------------------------------------------------------------------


def likely(s: Dungeoneer, seat: int, quest: Quest, place: int) -> float:
    """The chance that one attempt at a quest succeeds, search included, with the hero put in a location."""
    if quest.by in (CHANCE_QUEST, THREAT_QUEST):
        return known(s, seat, quest, place, True)
    s.place[seat] = place
    return hope(s, seat, quest) * sought(s, seat, quest, place)


def sought(s: Dungeoneer, seat: int, quest: Quest, place: int) -> float:
    """The chance that one search succeeds; 1 if the quest needs no search."""
    return known(s, seat, quest, place, False) if quest.category == SEARCH else 1.0


def known(s: Dungeoneer, seat: int, quest: Quest, place: int, attempt: bool) -> float:
    """The chance of an attempt, or of its search alone; computed once for all with the same bonuses."""
    s.place[seat] = place
    key = (quest.name, attempt, *reach(s, seat, quest), *helpers(s, seat, quest))
    seen = s.box.chances
    chance = seen.get(key)
    if chance is None:
        if len(seen) > MOST_SEEN:
            seen.clear()
        chance = seen[key] = tried(s, seat, quest, attempt)
    return chance


def reach(s: Dungeoneer, seat: int, quest: Quest) -> tuple[object, ...]:
    """What can be added to the dice of an attempt, for every face, how long it lasts, and what it costs."""
    boosts = [(boost.what, boost.n, boost.until) for boost in s.boosts if boost.seat == seat]
    found: list[object] = [quest.name in s.tried, tuple(boosts)]
    if quest.category == SEARCH:
        found += [between(s, s.place[seat]), is_found(s, seat, quest.name)]
    faces = range(1, 7) if s.box.die_counts else (1,)  # one face stands for all if nothing depends on it
    for contest in contests(seat, quest):
        found += [plus(s, contest, die) for die in faces]
    return tuple(found)


def helpers(s: Dungeoneer, seat: int, quest: Quest) -> tuple[object, ...]:
    """What can be used for the rolls of an attempt, with as much glory and AP as they could take."""
    found: list[object] = []
    prices: dict[str, int] = {}
    if equipped(s, seat, BEFORE_ROLL) or equipped(s, seat, AFTER_ROLL):
        for contest in contests(seat, quest):
            for die in range(7):  # 0: before the throw
                window = AFTER_ROLL if die else BEFORE_ROLL
                usable = card_plays(s, seat, window, contest, die) + abilities(s, seat, window, contest, die)
                helping = dict([priced(s, seat, option) for option in usable if helps(s, seat, option)])
                prices |= helping
                found += [die, *helping.items()]
    glory = min(quest.extra_die + sum(prices.values()), s.glory[seat])
    return (glory, min(ENOUGH, s.ap[seat] + s.spare[seat]), min(ENOUGH, ap_for(s, seat)), *found)


def priced(s: Dungeoneer, seat: int, option: str) -> tuple[str, int]:
    """A unique name of a card or ability, and the glory it costs now."""
    if s.box.words[option].verb is PLAY_GLORY:
        return option, cost_of(s, seat, s.box.cards[name_of(s, option)])
    ability = effect_of(s, seat, option)
    assert ability is not None
    return ability.marks[seat], ability.price.glory


def contests(seat: int, quest: Quest) -> list[Contest]:
    """The contests of an attempt: what is rolled for."""
    last = Contest(seat, TESTING, quest.stat) if quest.by == THREAT_QUEST else Contest(seat, QUESTING)
    return [Contest(seat, SEARCHING), last] if quest.category == SEARCH else [last]


def tried(s: Dungeoneer, seat: int, quest: Quest, attempt: bool) -> float:
    """The chance of an attempt in the hero's location, or of its search alone, played out on a copy."""
    twin = copy_of(s)
    if attempt:
        twin.push(Attempt(quest.name, seat))
    if quest.category == SEARCH and not is_found(s, seat, quest.name):
        twin.push(Search(quest.name, seat))
    twin.run()
    return outcome(twin, seat, quest, attempt)


def outcome(s: Dungeoneer, seat: int, quest: Quest, attempt: bool) -> float:
    """The chance to complete a quest from the middle of an attempt, making the best use of any help."""
    if s.ap[seat] < 0:  # a repeat that cannot be paid for (D-129)
        return 0.0
    if quest.category == SEARCH and not [frame for frame in s.agenda if isinstance(frame, Search)]:
        if not is_found(s, seat, quest.name):
            return 0.0
        if not attempt:
            return 1.0
    if quest.name in s.done[seat]:
        return 1.0
    if not s.pending:
        return 0.0
    ask, roll = s.pending[0], s.agenda[-1]
    if isinstance(roll, Roll):
        return thrown(s, roll, seat, quest, attempt)
    if ask.seat == CHANCE:  # the result makes no difference any more
        return then(s, [ask.options[0]], seat, quest, attempt)
    options = [each for each in ask.options if each not in ask.asides]
    if ask.prompt in ROLLS:
        options = [each for each in options if each == PASS or helps(s, seat, each)]
    return max([then(s, [each], seat, quest, attempt) for each in options])


def thrown(s: Dungeoneer, roll: Roll, seat: int, quest: Quest, attempt: bool) -> float:
    """The chance over all throws of a roll; the order of its dice makes no difference."""
    total = 0.0
    for faces in combinations_with_replacement(s.pending[0].options, roll.count):
        orders = factorial(roll.count)
        for face in set(faces):
            orders //= factorial(faces.count(face))
        total += orders * then(s, list(faces), seat, quest, attempt)
    return total / float(len(s.pending[0].options) ** roll.count)


def then(s: Dungeoneer, options: list[str], seat: int, quest: Quest, attempt: bool) -> float:
    """The chance to complete a quest after these options are chosen in turn."""
    twin = copy_of(s)
    for option in options:
        twin.apply(twin.pending[0].seat, option)
    return outcome(twin, seat, quest, attempt)


def helps(s: Dungeoneer, seat: int, option: str) -> bool:
    """Whether an option of a window changes a roll; anything that could be repeated forever is ignored."""
    effect = effect_of(s, seat, option)
    if effect is None or not (
        isinstance(s.box.words[option].verb, PlayGlory | PlayBane) or effect.once or effect.price.this
    ):
        return False
    return any(op.mod is not None or op.verb in HELP for op in effect.do)


# -- how long a quest takes ---------------------------------------------------------------------------------


def tries(s: Dungeoneer, seat: int, quest: Quest, place: int) -> float:
    """How many attempts a quest takes on average, at most FAR."""
    if quest.by == HUNT and quest.fighter is not None:
        hits, _ = exchange(s, seat, quest, place)
        left = quest.fighter.health - s.hurt.get(quest.name, 0)
        luck = sought(s, seat, quest, place)
        return min(FAR, left / hits / luck) if hits and luck else FAR
    chance = likely(s, seat, quest, place)
    return min(FAR, 1 / chance) if chance else FAR


def exchange(s: Dungeoneer, seat: int, quest: Quest, place: int) -> tuple[float, float]:
    """How many hits a hero, put in a location, deals and takes in one hunt: an attack, then a challenge."""
    fighter = quest.fighter
    assert fighter is not None
    s.place[seat] = place
    form = best_form(s, seat, fighter.attacks, fighter.values)
    leads = [plus(s, Contest(seat, COUNTERING, form, quest.key)) - fighter.values[form]]
    if not forbidden(s, seat, NO_CHALLENGES):
        attacks = [Contest(seat, ATTACKING, each, quest.key) for each in s.hero(seat).attacks]
        leads.append(max([plus(s, attack) - fighter.values[attack.form] for attack in attacks]))
    return sum([duel(lead, 0) for lead in leads]), sum([duel(0, lead) for lead in leads])


def roll_prospects(s: Dungeoneer, seat: int, options: list[str]) -> dict[str, float]:
    """During a roll for a quest: how likely it succeeds after each option that helps; otherwise nothing."""
    tries = [at for at, frame in enumerate(s.agenda) if isinstance(frame, (Attempt, Search))]
    if not tries:
        return {}
    frame = s.agenda[tries[0]]
    assert isinstance(frame, (Attempt, Search))
    quest, searches = s.box.quests[frame.quest], isinstance(frame, Search)
    hunts = quest.by == HUNT
    if hunts and not searches:
        return {}
    found: dict[str, float] = {}
    for option in options:
        if option == PASS or helps(s, seat, option):
            twin = copy_of(s)
            twin.explicit = True
            del twin.agenda[: tries[0]]
            if searches and not hunts:
                twin.agenda.insert(0, Attempt(quest.name, seat))
            twin.apply(seat, option)
            found[option] = outcome(twin, seat, quest, not hunts)
    return found
