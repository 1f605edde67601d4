"""Current numbers: values, limits, prices and bonuses, computed whenever they are needed.

A bonus comes from the hero card, from the hero's cards in play, from influence quests, from the location,
and from temporary effects. A `mask` selects numbers, one bit each.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.cards.records import (
    FORBIDS_BIT,
    IGNORES_BIT,
    Condition,
    Effect,
    Mod,
    Source,
)
from undercroft.games.dungeoneer.cards.vocabulary import (
    ARTIFACT,
    BOON,
    C_AGAINST,
    C_AGAINST_HERO,
    C_AGAINST_MONSTER,
    C_ALONE,
    C_AT,
    C_ATTACKING,
    C_COUNTERING,
    C_DARK,
    C_ENTRANCE,
    C_ESCORTING,
    C_FALLEN,
    C_FORM,
    C_HAS,
    C_HEALTH,
    C_HERO_HERE,
    C_LEVEL,
    C_OTHER_TURN,
    C_OWN_TURN,
    C_PASSAGE,
    C_ROLLED,
    C_ROOM,
    C_SAVED_AP,
    C_STANDING,
    C_TESTING,
    C_UNWOUNDED,
    C_WOUNDED,
    HEALTH,
    INFLUENCE,
    LEVEL,
    M_ALL,
    M_BOON_LIMIT,
    M_TREASURE_LIMIT,
    MAGIC,
    MELEE,
    PER_ATTACKER,
    PER_BOON,
    PER_HERO_HERE,
    PER_LEVEL,
    PER_NOTHING,
    PER_QUEST,
    PER_TOKEN,
    PER_TREASURE,
    PER_WOUND,
    SPEED,
    TREASURE,
)
from undercroft.games.dungeoneer.state.options import ADD_TOTALS
from undercroft.games.dungeoneer.state.pieces import ATTACKING, COUNTERING, NO_CONTEST, TESTING, Contest
from undercroft.games.dungeoneer.state.state import Dungeoneer

FORM_MASKS: Final = [(form, 1 << form | 1 << M_ALL) for form in (MELEE, MAGIC, SPEED)]
LIMIT_MASKS: Final = [(BOON, 1 << M_BOON_LIMIT), (TREASURE, 1 << M_TREASURE_LIMIT)]
SHEET: Final = 1 << MELEE | 1 << MAGIC | 1 << SPEED | 1 << M_ALL | 1 << M_BOON_LIMIT | 1 << M_TREASURE_LIMIT


def sources(s: Dungeoneer, seat: int, wanted: int) -> list[Source]:
    """The sources that act on a hero in one of the wanted ways (see records.py), in the order of D-224.

    That order is: hero, boons, treasures, banes, location, influence quests, artifacts.
    """
    box = s.box
    found: list[Source] = []
    if box.hero_acts & wanted:
        hero = box.heroes[s.heroes[seat]]
        if hero.acts & wanted:
            found.append(hero)
        for name in s.under[seat]:
            if box.heroes[name].acts & wanted:
                found.append(box.heroes[name])
    cards = box.card_acts & wanted
    items = s.items[seat]
    if cards and items:
        gear = box.gears.get(items) or box.gear(items)
        if gear.acts & wanted:
            for source in gear.sources:
                if source.acts & wanted:
                    found.append(source)
    place = s.place[seat]
    if place >= 0 and box.place_acts & wanted and box.locations[place].acts & wanted:
        found.append(box.locations[place])
    if cards:
        for laid in s.laid:
            if laid.place == place and box.cards[laid.name].acts & wanted:
                found.append(box.cards[laid.name])
    if box.influences & wanted:
        for name in s.quests[seat] + s.common:
            quest = box.quests[name]
            if quest.acts & wanted and quest.category == INFLUENCE:  # a common one acts on all (D-143)
                found.append(quest)
    if box.artifacts & wanted:
        for name in s.done[seat]:
            quest = box.quests[name]
            # to the end of the game (D-139), whatever treasures there are (D-140, D-141)
            if quest.acts & wanted and quest.category == ARTIFACT:
                found.append(quest)
    return found


def bonus(s: Dungeoneer, seat: int, mask: int, contest: Contest, die: int = 0) -> int:
    """The sum of all bonuses of a hero to the numbers in `mask`."""
    found = sources(s, seat, mask)
    return bonus_from(s, seat, found, mask, contest, die) if found or s.boosts else 0


def bonus_from(
    s: Dungeoneer, seat: int, found: list[Source], mask: int, contest: Contest, die: int = 0
) -> int:
    """The same, with the sources already looked up."""
    total = 0
    for boost in s.boosts:
        if (
            boost.seat == seat
            and mask >> boost.what & 1
            and (not boost.tag or boost.tag in tags_of(s, contest.foe))
        ):
            total += boost.n
    for source in found:
        for effect in source.statics:
            for mod in effect.mods:
                if not mask >> mod.what & 1 or (mod.tag and mod.tag not in tags_of(s, contest.foe)):
                    continue
                if not effect.conditions or holds(s, seat, effect, contest, die):
                    total += mod.n if mod.per == PER_NOTHING else mod.n * count(s, seat, mod)
    return total


def tags_of(s: Dungeoneer, foe: str) -> tuple[str, ...]:
    """The tags of a monster, by its source key."""
    return s.box.sources[foe].tags if foe else ()


def count(s: Dungeoneer, seat: int, mod: Mod) -> int:
    """How many times a bonus counts."""
    per = mod.per
    if per == PER_NOTHING:
        return 1
    if per == PER_LEVEL:
        return s.level[seat]
    if per == PER_BOON:
        return held(s, seat, BOON)
    if per == PER_TREASURE:
        return held(s, seat, TREASURE)
    if per == PER_HERO_HERE:
        return len(s.heroes_at(s.place[seat])) - 1
    if per == PER_WOUND:
        return max(0, s.hero(seat).health - s.health[seat])
    if per == PER_QUEST:
        return len(s.done[seat])
    if per == PER_TOKEN:
        return s.tokens
    return 0  # PER_ATTACKER is for monsters: see monster_bonus


def holds(s: Dungeoneer, seat: int, effect: Effect, contest: Contest, die: int = 0) -> bool:
    """Whether all conditions of an effect, if any, are true for a hero now."""
    for condition in effect.conditions:
        if true(s, seat, condition, contest, die) == condition.no:
            return False
    return True


def true(s: Dungeoneer, seat: int, condition: Condition, contest: Contest, die: int) -> bool:
    """Whether one condition is true, regardless of its `not`."""
    what = condition.what
    if C_ATTACKING <= what <= C_AGAINST_MONSTER or what in (C_AGAINST, C_ROLLED):
        return _true_of_contest(s, condition, contest, die)
    if C_ENTRANCE <= what <= C_ALONE or what in (C_AT, C_DARK):
        return s.place[seat] >= 0 and _true_of_place(s, seat, condition)
    if what == C_OWN_TURN:
        return s.active == seat
    if what == C_OTHER_TURN:
        return s.active != seat
    if what == C_FALLEN:
        return s.is_fallen(seat)
    if what == C_STANDING:
        return not s.is_fallen(seat)
    if what == C_WOUNDED:
        return s.health[seat] < s.hero(seat).health
    if what == C_UNWOUNDED:
        return s.health[seat] >= s.hero(seat).health
    if what == C_ESCORTING:
        return seat in [escort.carrier for escort in s.escorts]
    if what == C_SAVED_AP:
        return s.saved >> seat & 1 != 0
    if what == C_HAS:
        return condition.word in [s.box.cards[item.name].type for item in s.items[seat]]
    if what == C_LEVEL:
        return s.level[seat] >= condition.n
    assert what == C_HEALTH
    return s.health[seat] <= condition.n


def _true_of_place(s: Dungeoneer, seat: int, condition: Condition) -> bool:
    what = condition.what
    location = s.box.locations[s.place[seat]]
    if what == C_ENTRANCE:
        return location.entrance
    if what == C_ROOM:
        return location.room
    if what == C_PASSAGE:
        return not location.room
    if what == C_AT:
        return location.name == condition.word
    if what == C_DARK:
        return location.dark
    company = len(s.heroes_at(s.place[seat])) > 1
    assert what in (C_HERO_HERE, C_ALONE)
    return company if what == C_HERO_HERE else not company


def _true_of_contest(s: Dungeoneer, condition: Condition, contest: Contest, die: int) -> bool:
    what = condition.what
    if what == C_ATTACKING:
        return contest.role == ATTACKING
    if what == C_COUNTERING:
        return contest.role == COUNTERING
    if what == C_TESTING:
        return contest.role == TESTING
    if what == C_AGAINST_HERO:
        return contest.foe_seat >= 0
    if what == C_AGAINST_MONSTER:
        return contest.foe != ""
    if what == C_AGAINST:
        return condition.word in tags_of(s, contest.foe)
    if what == C_ROLLED:
        return die <= condition.n
    return contest.form == what - C_FORM


def value(s: Dungeoneer, seat: int, stat: int, contest: Contest = NO_CONTEST) -> int:
    """A hero's value at the current level (D-197) with all bonuses; level and health too (D-215)."""
    if stat == LEVEL:
        return s.level[seat]
    if stat == HEALTH:
        return s.health[seat]
    return value_from(s, seat, stat, sources(s, seat, 1 << stat | 1 << M_ALL), contest)


def value_from(s: Dungeoneer, seat: int, form: int, found: list[Source], contest: Contest) -> int:
    """The value of a form, with the sources already looked up."""
    printed = s.box.heroes[s.heroes[seat]].rows[s.level[seat]][form]
    if s.under[seat]:
        printed = printed_values(s, seat)[form]
    if found or s.boosts:
        printed += bonus_from(s, seat, found, 1 << form | 1 << M_ALL, contest)
    return printed if printed > 0 else 0


def printed_values(s: Dungeoneer, seat: int) -> tuple[int, int, int]:
    """The values on a hero's card; an option adds those of the cards of lower grades (DQ-48)."""
    melee, magic, speed = s.box.heroes[s.heroes[seat]].rows[s.level[seat]]
    if s.options & ADD_TOTALS:
        for name in s.under[seat]:
            below = s.box.heroes[name].levels[-1]
            melee, magic, speed = melee + below[0], magic + below[1], speed + below[2]
    return melee, magic, speed


def speed(s: Dungeoneer, seat: int) -> int:
    """The AP of a turn by default (D-011)."""
    return value(s, seat, SPEED)


def held(s: Dungeoneer, seat: int, kind: int) -> int:
    """How many boons or treasures count against the limit (D-020)."""
    return s.box.gear(s.items[seat]).held[kind]


def limit(s: Dungeoneer, seat: int, kind: int) -> int:
    """How many boons or treasures a hero may have in play (D-117, D-118)."""
    hero = s.box.heroes[s.heroes[seat]]
    if kind == BOON:
        return max(0, hero.boons + bonus(s, seat, 1 << M_BOON_LIMIT, NO_CONTEST))
    return max(0, hero.treasures + bonus(s, seat, 1 << M_TREASURE_LIMIT, NO_CONTEST))


def sheet(s: Dungeoneer, seat: int) -> tuple[list[int], list[int]]:
    """The value of each form and both limits, with the sources looked up only once."""
    hero = s.box.heroes[s.heroes[seat]]
    printed, limits = printed_values(s, seat), (hero.boons, hero.treasures)
    found = sources(s, seat, SHEET)
    if not found and not s.boosts:
        return list(printed), list(limits)
    return (
        [max(0, printed[at] + bonus_from(s, seat, found, mask, NO_CONTEST)) for at, mask in FORM_MASKS],
        [max(0, limits[at] + bonus_from(s, seat, found, mask, NO_CONTEST)) for at, mask in LIMIT_MASKS],
    )


def room(s: Dungeoneer, seat: int, kind: int) -> int:
    """How many more boons or treasures a hero may have in play; negative if there are too many."""
    return limit(s, seat, kind) - held(s, seat, kind)


def forbidden(s: Dungeoneer, seat: int, deeds: int) -> int:
    """Which of these a hero may not do now, one bit each."""
    return forbidden_by(s, seat, sources(s, seat, FORBIDS_BIT), deeds)


def forbidden_by(s: Dungeoneer, seat: int, found: list[Source], deeds: int) -> int:
    """The same, with the sources already looked up."""
    bits = 0
    for source in found:
        for effect in source.rulings:
            if effect.forbids & deeds and holds(s, seat, effect, NO_CONTEST):
                bits |= effect.forbids & deeds
    return bits


def ignores(s: Dungeoneer, seat: int, harm: int) -> bool:
    """Whether a hero is immune to something now."""
    for source in sources(s, seat, IGNORES_BIT):
        for effect in source.rulings:
            if effect.ignores & harm and holds(s, seat, effect, NO_CONTEST):
                return True
    return False


def monster_bonus(
    s: Dungeoneer, seat: int, source: Source, mask: int, contest: Contest, attackers: list[str]
) -> int:
    """What a monster's text adds to its numbers; conditions are about the hero of `seat`, its target."""
    total = 0
    for effect in source.statics:
        for mod in effect.mods:
            if mask >> mod.what & 1 and holds(s, seat, effect, contest):
                times = 1
                if mod.per == PER_ATTACKER:  # itself included (D-259, D-332)
                    times = len([key for key in attackers if mod.tag in tags_of(s, key)])
                elif mod.per == PER_TOKEN:  # D-254
                    times = s.tokens
                total += mod.n * times
    return total
