"""Pauses from a seat's point of view: which options change what is going on, or answer what is aimed at it.

In all other pauses a player may also act, but could just as well act later: they are passed automatically
unless the player wants to be stopped there (engine/stops.py).
"""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.flow import PASS, Ask, Frame
from undercroft.engine.stops import AIMED, ROLL, STEP, Moment
from undercroft.games.dungeoneer.advice.options import effect_of, name_of
from undercroft.games.dungeoneer.battle.actions import ATTACK, STAND
from undercroft.games.dungeoneer.battle.villainy import Batch
from undercroft.games.dungeoneer.cards.records import TRIGGER_BIT, Card, Effect
from undercroft.games.dungeoneer.cards.vocabulary import (
    AFTER_ROLL,
    ANYTIME,
    BEFORE_ROLL,
    HEROICS,
    LEVEL,
    M_ALL,
    M_ROLL,
    M_TEST,
    NO_PITS,
    NO_SPIKES,
    ON_ENTER,
    RESPONSE,
)
from undercroft.games.dungeoneer.course.turn import Heroics, Turn
from undercroft.games.dungeoneer.dungeon.moving import MOVE, Enter
from undercroft.games.dungeoneer.hero.numbers import sources
from undercroft.games.dungeoneer.hero.rolls import Die, Test
from undercroft.games.dungeoneer.play.abilities import Uses
from undercroft.games.dungeoneer.play.cards import Plays
from undercroft.games.dungeoneer.quests.menu import quest_actions
from undercroft.games.dungeoneer.state.foes import battle_of
from undercroft.games.dungeoneer.state.listed import END, Held
from undercroft.games.dungeoneer.state.pieces import ATTACKING, TESTING, Contest
from undercroft.games.dungeoneer.state.state import HEROICS_PHASE, Dungeoneer
from undercroft.games.dungeoneer.state.windows import PlayWindow

BEST: Final = 6  # no roll is better
BADLY_HURT: Final = 2  # health at which one more blow may be the last
ROLL_VERBS: Final = frozenset({"boost", "extra die", "re-roll", "prevent wound"})
HINDERS: Final = frozenset({"fall", "block exit", "lose ap"})  # a hero who is moving
ROLL_WINDOWS: Final = 1 << BEFORE_ROLL | 1 << AFTER_ROLL
OBSTACLES: Final = NO_SPIKES | NO_PITS
TESTED: Final = 1 << M_ALL | 1 << M_TEST | 1 << M_ROLL


def moment(s: Dungeoneer, ask: Ask) -> Moment | None:
    """What a pause is about for the seat that is asked; None for any other choice."""
    top = s.agenda[-1]
    if isinstance(top, Heroics) and ask.options == (END.tag,):
        return Moment(STEP, frozenset(), {}, END.tag, True)
    if not isinstance(top, PlayWindow):
        return None
    host, seat = s.agenda[-2], ask.seat
    options = [option for option in ask.options if option != PASS and option not in ask.asides]
    found = frozenset(option for option in options if matters(s, seat, option, top.event, host))
    kind = AIMED if top.event == RESPONSE else ROLL if top.event in (BEFORE_ROLL, AFTER_ROLL) else STEP
    cards = {option: card for option in options if (card := card_of(s, option))}
    return Moment(kind, found, cards, PASS, top.event == ANYTIME and own_menu_follows(s, seat, host))


def own_menu_follows(s: Dungeoneer, seat: int, host: Frame[Any]) -> bool:
    """Whether a pause comes right before a seat's own menu, where it can do the same."""
    return seat == s.active and (
        isinstance(host, Heroics) or (isinstance(host, Turn) and s.phase < HEROICS_PHASE)
    )


def is_card(s: Dungeoneer, option: str) -> bool:
    """Whether an option plays or uses a card, or uses an ability."""
    return isinstance(s.box.words[option].verb, Plays | Uses)


def card_of(s: Dungeoneer, option: str) -> str:
    """The card that an option plays or uses, "" for another option."""
    return name_of(s, option) if is_card(s, option) else ""


def matters(s: Dungeoneer, seat: int, option: str, event: int, host: Frame[Any]) -> bool:
    """Whether now is the right time for an option."""
    if event == RESPONSE:
        return True
    if event == HEROICS:
        return not isinstance(host, Enter) or matters_on_entry(s, seat, option, host)
    if event in (BEFORE_ROLL, AFTER_ROLL):
        return isinstance(host, Die) and touches(s, seat, option, event, host)
    return seat != s.active and matters_between(s, seat, option, host)


# -- rolls -----------------------------------------------------------------------------------------------


def touches(s: Dungeoneer, seat: int, option: str, event: int, die: Die) -> bool:
    """Whether an option changes a roll, or saves a hero from its consequences."""
    if not is_card(s, option):
        return False
    effect = effect_of(s, seat, option)
    if settled(s, seat, die):
        return False
    if event == AFTER_ROLL:
        return True
    word = s.box.words[option]
    if isinstance(word.verb, Plays) and s.box.cards[name_of(s, option)].window == BEFORE_ROLL:
        return True
    if effect is None:
        return False
    if effect.window == BEFORE_ROLL or not ROLL_VERBS.isdisjoint(verbs(effect)):
        return True
    return "heal" in verbs(effect) and s.health[seat] <= BADLY_HURT and strikes(s, seat, die)


def settled(s: Dungeoneer, seat: int, die: Die) -> bool:
    """Whether a seat's own roll could not be better: the test is passed, or any throw will pass it."""
    if die.contest.seat != seat:
        return False
    below = s.agenda[s.agenda.index(die) - 1]
    if isinstance(below, Test):
        thrown = die.copy()
        thrown.faces = die.faces or [1] * die.dice
        return thrown.total(s) >= below.value
    return bool(die.faces) and die.die() >= BEST and not die.all


def strikes(s: Dungeoneer, seat: int, die: Die) -> bool:
    """Whether what is rolled for may wound the hero of a seat."""
    if die.contest.role == TESTING:
        return die.contest.seat == seat
    fight = battle_of(s)
    return die.contest.role == ATTACKING and fight is not None and fight.target == seat


def verbs(effect: Effect) -> set[str]:
    """What an effect does."""
    return {op.verb for op in (*effect.do, *effect.passed, *effect.failed)}


# -- between actions -------------------------------------------------------------------------------------


def matters_between(s: Dungeoneer, seat: int, option: str, host: Frame[Any]) -> bool:
    """Whether an option is called for between the actions of an opponent."""
    word = s.box.words[option]
    if word.verb is STAND:
        return True  # a fallen hero cannot use a saved AP for anything else
    if word.verb is ATTACK:
        return has_just_come(s, seat, host)
    effect = effect_of(s, seat, option) if is_card(s, option) else None
    if effect is None:
        return False
    if isinstance(host, Batch):
        aimed = [*host.against, *host.trap_targets].count(seat)
        return aimed > 0 and "heal" in verbs(effect) and s.health[seat] <= BADLY_HURT + aimed - 1
    return not HINDERS.isdisjoint(verbs(effect)) and hinders(s, option, host)


def has_just_come(s: Dungeoneer, seat: int, host: Frame[Any]) -> bool:
    """Whether the active hero has just come to the location of a seat's hero."""
    return walked(s, host) and s.place[s.active] == s.place[seat]


def walked(s: Dungeoneer, host: Frame[Any]) -> bool:
    """Whether the active hero has just moved."""
    return isinstance(host, Heroics) and s.box.words[host.choice].verb is MOVE


def hinders(s: Dungeoneer, option: str, host: Frame[Any]) -> bool:
    """Whether the active hero is about to set out, or has reached a quest's location."""
    word = s.box.words[option]
    if isinstance(word, Held) and word.owner not in (-1, s.active):
        return False
    if isinstance(host, Turn):
        return True
    quests: list[str] = []
    if walked(s, host):
        quest_actions(s, s.active, quests)
    return bool(quests)


# -- between points and effect of a location ---------------------------------------------------------------


def matters_on_entry(s: Dungeoneer, seat: int, option: str, entry: Enter) -> bool:
    """Whether a card helps against what the location is about to do; otherwise it can wait (D-097)."""
    stats = threatened(s, seat, entry)
    if -1 in stats:
        return True  # something happens without a test: anything might help
    if not stats or not is_card(s, option):
        return False
    card = s.box.cards.get(name_of(s, option))
    effect = effect_of(s, seat, option)
    if effect is not None:
        does = verbs(effect)
        if "prevent wound" in does or ("heal" in does and s.health[seat] <= BADLY_HURT):
            return True
        if any(op.mod is not None and 1 << op.mod.what & tested(stats) for op in effect.do):
            return True
    return card is not None and helps_test(card, stats)


def threatened(s: Dungeoneer, seat: int, entry: Enter) -> set[int]:
    """The values that the location is about to test and a throw could fail; -1 for an effect without one."""
    location = s.box.locations[entry.place]
    tests = [(location.stat, location.value)] if entry.hindrance(s) else []
    for source in sources(s, seat, 1 << TRIGGER_BIT + ON_ENTER):
        tests += [(effect.stat, effect.value) for effect in source.effects if effect.trigger == ON_ENTER]
    found = {stat for stat, value in tests if stat < 0 or not is_sure(s, seat, stat, value)}
    lurker = entry.lurker(s)
    if lurker:  # a trap tests a value, a monster attacks
        found.add(-1 if s.box.sources[lurker].fighter is not None else s.box.sources[lurker].effects[0].stat)
    return found


def is_sure(s: Dungeoneer, seat: int, stat: int, value: int) -> bool:
    """Whether the hero of a seat passes a test with any throw."""
    die = Die(Contest(seat, TESTING, stat))
    die.faces = [1]
    return die.total(s) >= value


def helps_test(card: Card, stats: set[int]) -> bool:
    """Whether a card that stays in play changes one of these values, tests, or what must be tested."""
    if card.windows & ROLL_WINDOWS or any(effect.ignores & OBSTACLES for effect in card.effects):
        return True
    return any(1 << mod.what & tested(stats) for effect in card.effects for mod in effect.mods)


def tested(stats: set[int]) -> int:
    """What a test of these values adds up, one bit each."""
    return TESTED | sum(1 << stat for stat in stats if 0 <= stat < LEVEL)
