"""What a hero's sheet, skills and equipped items add up to: numbers, abilities, uses."""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Value
from undercroft.games.descent.cards.records import Condition, Effect, Item
from undercroft.games.descent.cards.vocabulary import (
    ARMOR,
    ATTACKS,
    BODY_ARMOR,
    C_ADJACENT,
    C_AGAINST_MELEE,
    C_MELEE,
    C_NO_ARMOR,
    C_OFF_HAND,
    C_UNSEEN,
    IGNORE_SPEED_CAP,
    MAX_FATIGUE,
    MAX_WOUNDS,
    NUMBERS,
    SPEED,
)
from undercroft.games.descent.state.box import ability_bits
from undercroft.games.descent.state.state import Descent

MOST_TRAIT: Final = 5  # J-281
NO_FORM = -1


class Use(Value):
    """An effect that its owner may use, and where it comes from."""

    def __init__(self, source: str, number: int, effect: Effect) -> None:
        self.source = source
        self.number = number  # among the effects of its source
        self.effect = effect
        self.what = source if number == 0 else f"{source}-{number + 1}"
        self.key = "use:" + self.what  # the option, as its verb spells it


class Gear(Value):
    """Everything that always applies to a hero with these cards."""

    def __init__(self, hero: str, skills: tuple[str, ...], worn: tuple[str, ...]) -> None:
        self.hero = hero
        self.skills = skills
        self.worn = worn
        self.numbers: list[int] = [0] * len(NUMBERS)
        self.armor = 0  # from items
        self.speed_cap = 0
        self.wears_armor = False
        self.no_runes = False
        self.abilities = 0
        self.immune = 0
        self.permissions = 0
        self.conditional: tuple[Effect, ...] = ()
        self.uses: tuple[Use, ...] = ()
        self.triggers: tuple[Use, ...] = ()
        self.windows = 0  # in which it can be used, one bit each
        self.shields: tuple[Item, ...] = ()

    def add(self, source: str, effects: tuple[Effect, ...]) -> None:
        """Add the effects of one of its sources."""
        for number, effect in enumerate(effects):
            if effect.windows:
                self.uses = (*self.uses, Use(source, number, effect))
                for window in effect.windows:
                    self.windows |= 1 << window
            elif effect.trigger >= 0:
                self.triggers = (*self.triggers, Use(source, number, effect))
            elif not effect.conditions or self.met_by_wearing(effect.conditions):
                self.always(effect)
            else:
                self.conditional = (*self.conditional, effect)

    def met_by_wearing(self, conditions: tuple[Condition, ...]) -> bool:
        """Whether the only condition is to wear no armor, and none is worn."""
        return len(conditions) == 1 and conditions[0].what == C_NO_ARMOR and not self.wears_armor

    def always(self, effect: Effect) -> None:
        """Add something that always applies."""
        for change in effect.deed.changes:
            self.numbers[change.number] += change.by
        self.abilities |= ability_bits(effect.deed)
        self.immune |= effect.deed.immune
        self.permissions |= effect.deed.permissions

    def wear(self, item: Item) -> None:
        """Equip an item."""
        self.armor += item.armor
        if item.kind == BODY_ARMOR:
            self.wears_armor = True
            self.speed_cap = item.speed_cap
            self.no_runes = item.no_runes
        if item.shield:
            self.shields = (*self.shields, item)
        self.immune |= item.immune


def gear(s: Descent, hero: int) -> Gear:
    """What a hero's cards add up to."""
    last = s.box.last_gear[hero]  # nearly always the same as before
    if isinstance(last, Gear) and last.worn is s.worn[hero]:
        same = last.skills is s.skills[hero] and last.hero == s.heroes[hero]
        if same:
            return last
    key = (s.heroes[hero], s.skills[hero], s.worn[hero])
    found = s.box.gear.get(key)
    if found is None:
        found = s.box.gear[key] = made(s, hero)
    assert isinstance(found, Gear)
    s.box.last_gear[hero] = found
    return found


def made(s: Descent, hero: int) -> Gear:
    """Add up a hero's cards; what is in the pack cannot be used (J-047)."""
    box, found = s.box, Gear(s.heroes[hero], s.skills[hero], s.worn[hero])
    worn = [box.items[name] for name in s.worn[hero]]
    for item in worn:
        found.wear(item)
    found.add(s.heroes[hero], s.hero(hero).effects)
    for name in s.skills[hero]:
        found.add(name, box.skills[name].effects)
    for item in worn:
        found.add(item.name, item.effects)
    return found


class Setting(Value):
    """What the conditions of bonuses in an attack depend on."""

    def __init__(
        self, form: int = NO_FORM, adjacent: bool = False, off_hand: bool = False, unseen: bool = False
    ) -> None:
        self.form = form
        self.adjacent = adjacent
        self.off_hand = off_hand
        self.unseen = unseen


def holds(effect: Effect, at: Setting, against: bool) -> bool:
    """Whether an attack, by or against a hero, meets the conditions of a standing effect."""
    for condition in effect.conditions:
        if meets(condition.what, at, against) == condition.no:
            return False
    return True


def meets(what: int, at: Setting, against: bool) -> bool:
    """Whether one condition is met."""
    if what < C_MELEE + len(ATTACKS):
        return not against and at.form == what - C_MELEE
    if what < C_AGAINST_MELEE + len(ATTACKS):
        return against and at.form == what - C_AGAINST_MELEE
    if what == C_ADJACENT:
        return at.adjacent
    if what == C_OFF_HAND:
        return at.off_hand
    return at.unseen if what == C_UNSEEN else False


def number(s: Descent, hero: int, what: int, at: Setting, against: bool = False) -> int:
    """A number of a hero in an attack: what always applies, and what applies in this attack."""
    found = gear(s, hero)
    total = found.numbers[what]
    for effect in found.conditional:
        for change in effect.deed.changes:
            if change.number == what and holds(effect, at, against):
                total += change.by
    return total


def shares(s: Descent, hero: int, what: int, at: Setting) -> list[tuple[str, int]]:
    """Which cards make up a number of a hero in his attack, and what each adds."""
    cards: list[tuple[str, tuple[Effect, ...]]] = [(s.heroes[hero], s.hero(hero).effects)]
    cards += [(name, s.box.skills[name].effects) for name in s.skills[hero]]
    cards += [(name, s.box.items[name].effects) for name in s.worn[hero]]
    found, own = list[tuple[str, int]](), gear(s, hero)
    for name, effects in cards:
        for effect in effects:
            if effect.windows or effect.trigger >= 0:
                continue
            if own.met_by_wearing(effect.conditions) or holds(effect, at, False):
                found.append((name, effect.deed.change(what)))
    return found


def rank(s: Descent, hero: int, keyword: int, at: Setting) -> int:
    """The rank of an ability of a hero's attack that comes from sheet, skills and items (J-310)."""
    total = 0
    for source in (s.hero(hero).effects, *[s.box.skills[name].effects for name in s.skills[hero]]):
        for effect in source:
            if not effect.windows and effect.trigger < 0 and holds(effect, at, False):
                total += effect.deed.rank(keyword)
    for name in s.worn[hero]:
        for effect in s.box.items[name].effects:
            if not effect.windows and effect.trigger < 0 and holds(effect, at, False):
                total += effect.deed.rank(keyword)
    return total


def permissions(s: Descent, hero: int, at: Setting) -> int:
    """What a hero is allowed to do in an attack."""
    found = gear(s, hero)
    bits = found.permissions
    for effect in found.conditional:
        if effect.deed.permissions and holds(effect, at, False):
            bits |= effect.deed.permissions
    return bits


def armor(s: Descent, hero: int, form: int = NO_FORM) -> int:
    """A hero's armor, against this type of attack (J-130, example J-131); a monkey has none (J-244)."""
    if s.monkey[hero]:
        return 0
    found = gear(s, hero)
    base = s.hero(hero).armor + found.armor + s.boost[hero]
    return base + (number(s, hero, ARMOR, Setting(form), True) if found.conditional else found.numbers[ARMOR])


def speed(s: Descent, hero: int) -> int:
    """A hero's speed, limited by his armor (J-081)."""
    found = gear(s, hero)
    value = s.hero(hero).speed
    if found.speed_cap and not found.permissions & IGNORE_SPEED_CAP:
        value = min(value, found.speed_cap)
    return value + found.numbers[SPEED]


def max_wounds(s: Descent, hero: int) -> int:
    """The maximum wounds of a hero."""
    return s.hero(hero).wounds + gear(s, hero).numbers[MAX_WOUNDS]


def max_fatigue(s: Descent, hero: int) -> int:
    """The maximum fatigue of a hero."""
    return s.hero(hero).fatigue + gear(s, hero).numbers[MAX_FATIGUE]


def trait(s: Descent, hero: int, form: int) -> int:
    """A hero's trait for a type of attack (J-137), with training (J-281)."""
    return min(MOST_TRAIT, s.hero(hero).traits[form] + s.training[hero * len(ATTACKS) + form])


def party_number(s: Descent, what: int) -> int:
    """The total change of a number by all heroes and the overlord's powers."""
    total = 0
    for hero in range(len(s.heroes)):
        total += gear(s, hero).numbers[what]
    for name in s.powers:
        for effect in s.box.cards[name].effects:
            total += effect.deed.change(what)
    return total
