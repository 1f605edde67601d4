"""What only some boxes have: a monster in its lair, minions, an event, laid traps, upkeep."""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.games.dungeoneer.advice.chances import chance, plus
from undercroft.games.dungeoneer.advice.printed import Effect, Fighter, Quest
from undercroft.games.dungeoneer.advice.prospects import copy_of, exchange
from undercroft.games.dungeoneer.battle.specials import SPECIAL, special_of
from undercroft.games.dungeoneer.battle.stand_in import BY_HERO, BY_MINION, MINION_STRIKE, StandIn
from undercroft.games.dungeoneer.cards.vocabulary import HEROIC, M_HIT
from undercroft.games.dungeoneer.course.reset import KEEP
from undercroft.games.dungeoneer.dungeon.map import trap_at
from undercroft.games.dungeoneer.hero.minions import minion_of, printed_wounds, ready_minion
from undercroft.games.dungeoneer.hero.numbers import bonus
from undercroft.games.dungeoneer.quests.kinds import best_form
from undercroft.games.dungeoneer.quests.rousing import ROUSE
from undercroft.games.dungeoneer.state.foes import Fight, Foe, battle_of
from undercroft.games.dungeoneer.state.listed import GLORY_DECK, PERIL_DECK
from undercroft.games.dungeoneer.state.pieces import ATTACKING, TESTING, Contest
from undercroft.games.dungeoneer.state.state import Dungeoneer

__all__ = [
    "BY_HERO",
    "BY_MINION",
    "GLORY_DECK",
    "HEROIC",
    "KEEP",
    "MINION_STRIKE",
    "PERIL_DECK",
    "ROUSE",
    "SPECIAL",
    "attack_countered",
    "event_is_full",
    "lair_on_map",
    "minion_of",
    "price_with_tokens",
    "ready_minion",
    "serves",
    "slays",
    "special_fails",
    "strength",
    "stronghold",
    "trap_at",
]

EVEN: Final = 1e-9


# -- the monster in its lair -------------------------------------------------------------------------------


def stronghold(s: Dungeoneer) -> Quest | None:
    """The open quest whose monster attacks everybody who enters its lair, if there is one."""
    for name in s.box.lairs.values():
        if name in s.common:
            return s.box.quests[name]
    return None


def lair_on_map(s: Dungeoneer) -> int:
    """Where that monster waits, -1 if its lair is not on the map or the monster is gone."""
    for place, name in s.box.lairs.items():
        if name in s.common and s.cells[place] >= 0:
            return place
    return -1


def slays(s: Dungeoneer, seat: int, quest: Quest) -> float:
    """The chance that a hero who fights the monster of a hunt to the end outlives it."""
    fighter = quest.fighter
    assert fighter is not None
    place = s.box.place_of.get(quest.at[0], s.place[seat])  # a search may be anywhere
    hits, hurts = exchange(copy_of(s), seat, quest, place)
    form = best_form(s, seat, fighter.attacks, fighter.values)
    blow = 1 + bonus(s, seat, 1 << M_HIT, Contest(seat, ATTACKING, form, quest.key))
    left = fighter.health - s.hurt.get(quest.name, 0)
    share = round(hits / (hits + hurts + EVEN), 3)
    return outlives(share, -(-left // blow), s.health[seat], printed_wounds(s, quest.key, form))


@cache
def outlives(share: float, blows: int, health: int, wounds: int) -> float:
    """The chance to land this many blows before losing all health, with this chance for each blow."""
    if blows <= 0:
        return 1.0
    if health <= 0:
        return 0.0
    ours = outlives(share, blows - 1, health, wounds)
    return share * ours + (1 - share) * outlives(share, blows, health - wounds, wounds)


# -- minions ------------------------------------------------------------------------------------------------


def fighter_of(s: Dungeoneer, name: str) -> Fighter | None:
    """How a card fights, if it does."""
    return s.box.cards[name].fighter


def strength(s: Dungeoneer, name: str) -> int:
    """How strong a monster is."""
    fighter = fighter_of(s, name)
    return max(fighter.values) + fighter.health if fighter is not None else 0


def serves(s: Dungeoneer, seat: int) -> int:
    """How strong a hero's minion is, 0 without one."""
    minion = minion_of(s, seat)
    return strength(s, minion.name) - minion.wounds if minion is not None else 0


def attack_countered(s: Dungeoneer) -> Foe | None:
    """The attack that a hero or their minion is about to counter."""
    top, fight = s.agenda[-1], battle_of(s)
    if not isinstance(top, StandIn) or not isinstance(fight, Fight):
        return None
    return fight.foes[top.index]


# -- event and special effects -------------------------------------------------------------------------------


def event_is_full(s: Dungeoneer) -> bool:
    """Whether the event has no room for another token, or there is no event."""
    event = s.box.event
    return event is None or not s.event or s.tokens >= event.most


def price_with_tokens(s: Dungeoneer, name: str) -> int:
    """What an encounter costs if it gets the event's whole discount (D-252)."""
    cost = s.box.cards[name].cost
    return max(0, cost - s.tokens) if name in s.box.cheap else cost


def special_fails(s: Dungeoneer, number: int) -> float:
    """The chance that a monster's special effect does harm (D-228)."""
    fight = battle_of(s)
    effect: Effect | None = special_of(s, fight.foes[number]) if fight is not None else None
    if fight is None or effect is None:
        return 0.0
    if effect.stat < 0:
        return 1.0
    return 1 - chance(plus(s, Contest(fight.target, TESTING, effect.stat)), effect.value)
