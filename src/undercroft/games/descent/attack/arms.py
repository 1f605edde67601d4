"""The dice, bonuses and abilities of an attack: from weapon or card, off hand, skills and Command."""

from __future__ import annotations

from undercroft.games.descent.attack.spending import Strike
from undercroft.games.descent.attack.weapons import buy
from undercroft.games.descent.cards.dice import with_power
from undercroft.games.descent.cards.records import Deed, Item
from undercroft.games.descent.cards.vocabulary import (
    COMMAND,
    DAMAGE,
    MELEE,
    PIERCE,
    POWER_DICE,
    RANGE,
    SORCERY,
    SURGE,
    WEAPON,
)
from undercroft.games.descent.hero.gear import Setting, number, rank, trait
from undercroft.games.descent.state.options import MELEE_OFF_HAND
from undercroft.games.descent.state.state import FIRST_MONSTER, NO_HERO, Descent

COMMAND_SPACES = 3  # J-319
BARE_HANDS = "bare-hands"


def form_of(s: Descent, figure: int, weapon: str) -> int:
    """The type of an attack: a monster has just one (J-138)."""
    return s.box.items[weapon].attack if weapon else s.kind_at(figure).attack


def off_hand(s: Descent, hero: int, weapon: Item) -> Item | None:
    """The other one-handed weapon: its bonus is added (J-308, example J-309), but no dice (J-110).

    Bare hands are no one-handed weapon, and get no such bonus (J-307).
    """
    if weapon.hands != 1:
        return None
    others = list(s.worn[hero])
    if weapon.name in others:
        others.remove(weapon.name)
    for name in others:
        item = s.box.items[name]
        if item.kind == WEAPON:  # it must be one-handed: there are only two hands (J-039)
            melee = item.attack == MELEE and weapon.attack == MELEE
            return item if melee or not s.has(MELEE_OFF_HAND) else None
    return None


def commands(s: Descent, figure: int) -> int:
    """How many friends with Command are within 3 spaces, itself included (J-319, J-454)."""
    count = 0
    hero = figure < FIRST_MONSTER
    for friend in range(len(s.heroes)) if hero else s.monsters():
        if s.place[friend] < 0:
            continue
        able = s.ability_of(friend, COMMAND) if hero else s.kind_at(friend).has(COMMAND)
        if able and s.box.plan.between(s.spaces(figure), s.spaces(friend)) <= COMMAND_SPACES:
            count += 1
    return count


def dice_of(s: Descent, figure: int, weapon: str) -> tuple[int, ...]:
    """The dice of an attack: weapon and trait, or card, with additional power dice (J-109, J-111, J-126)."""
    if not weapon:
        return with_power(s.kind_at(figure).dice, party_power(s))
    item = s.box.items[weapon]
    more = trait(s, figure, item.attack) + carried_dice(s, figure)  # no item has its own (J-372)
    return with_power(item.dice, more)


def party_power(s: Descent) -> int:
    """Power dice that the overlord's powers give to monsters."""
    total = 0
    for name in s.powers:
        for effect in s.box.cards[name].effects:
            total += effect.deed.change(POWER_DICE)
    return total


def carried_dice(s: Descent, hero: int) -> int:
    """Power dice from a familiar that is carried (J-202)."""
    total = 0
    for familiar, owner in enumerate(s.companions):
        if owner == hero:
            for effect in s.box.familiars[familiar].effects:
                total += effect.deed.change(POWER_DICE)
    return total


def deeds_of(s: Descent, figure: int, weapon: str) -> Deed:
    """The abilities and bonuses printed on a weapon or monster card."""
    return s.box.items[weapon].deed if weapon else s.kind_at(figure).deed


def setting(s: Descent, figure: int, weapon: str, target: int) -> Setting:
    """What the conditions of a hero's bonuses depend on."""
    item = s.box.items[weapon]
    adjacent = target >= 0 and s.box.plan.between(s.spaces(figure), (target,)) <= 1
    there = s.taken[target] - 1 if target >= 0 else -1
    now = s.active in (figure, NO_HERO)  # his own turn, or the overlord's, in which he guards
    unseen = now and there >= FIRST_MONSTER and there not in s.seers
    return Setting(item.attack, adjacent, off_hand(s, figure, item) is not None, unseen)


def strike_of(s: Descent, figure: int, weapon: str, target: int) -> Strike:
    """What an attack has besides its dice."""
    deed, extra = deeds_of(s, figure, weapon), commands(s, figure)
    melee = form_of(s, figure, weapon) == MELEE
    damage, range = deed.change(DAMAGE) + extra, deed.change(RANGE) + extra
    pierce, sorcery, surges = deed.rank(PIERCE), deed.rank(SORCERY), deed.change(SURGE)
    if not weapon:
        return Strike(melee, damage, range, pierce, surges, sorcery)
    at, item = setting(s, figure, weapon, target), s.box.items[weapon]
    damage += number(s, figure, DAMAGE, at)
    range += number(s, figure, RANGE, at)
    surges += number(s, figure, SURGE, at)
    pierce += rank(s, figure, PIERCE, at)
    sorcery += rank(s, figure, SORCERY, at)
    other = off_hand(s, figure, item)
    if other is not None:
        damage += other.off_hand.change(DAMAGE)
        surges += other.off_hand.change(SURGE)
    return Strike(melee, damage, range, pierce, surges, sorcery, tuple([buy(sale) for sale in item.sales]))


def keyword_rank(s: Descent, figure: int, weapon: str, keyword: int, bought: list[int]) -> int:
    """The rank of an ability in this attack: printed, from elsewhere, and bought (J-310)."""
    total = deeds_of(s, figure, weapon).rank(keyword)
    if weapon:
        total += rank(s, figure, keyword, Setting(s.box.items[weapon].attack))
        for sale, count in zip(s.box.items[weapon].sales, bought, strict=False):
            total += sale.deed.rank(keyword) * count
    return total


def killer(figure: int) -> int:
    """The hero who gets the reward for a kill (A-21)."""
    return figure if figure < FIRST_MONSTER else NO_HERO
