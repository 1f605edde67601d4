"""What heroes may use: when, at what cost, and under which conditions."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.flow import Args, Frame
from undercroft.engine.messages import Message
from undercroft.engine.verbs import Reason, Verb, Word
from undercroft.games.descent.attack.blow import GUARDING, Blow
from undercroft.games.descent.attack.hit import Hit
from undercroft.games.descent.cards.records import Condition, Cost, Source
from undercroft.games.descent.cards.vocabulary import (
    BOARD_VERBS,
    C_AIMED,
    C_ATTACKED,
    C_DODGING,
    C_MELEE,
    C_ORDER_PLACED,
    C_OWN_TURN,
    C_YOUR_ATTACK,
    COST_EXHAUST,
    COST_FATIGUE,
    COST_MOVEMENT,
    COST_THIS,
    COST_WOUND,
    POTION,
    STRIKES,
)
from undercroft.games.descent.effects.doing import changes_nothing
from undercroft.games.descent.hero.equipment import use_up
from undercroft.games.descent.hero.gear import Use, gear
from undercroft.games.descent.hero.wounds import suffer
from undercroft.games.descent.movement.acting import acting, unpaid
from undercroft.games.descent.state.box import Box
from undercroft.games.descent.state.names import own_ability_name, source_name
from undercroft.games.descent.state.state import FIRST_MONSTER, NO_ORDER, STUNNED, Descent
from undercroft.games.descent.state.verbs import Listed

NOT_OURS: Final = Reason("J-046", "descent-why-not-yours")
NOT_USABLE: Final = Reason("J-037", "descent-why-not-usable")
DRUNK: Final = "potion"  # entry in `used`
USES: Final = 16  # more than a hero can have
PRICED: Final = {COST_FATIGUE: "fatigue", COST_MOVEMENT: "points", COST_WOUND: "wounds"}  # in a label


class Used(Word):
    """Something that can be used: the hero, skill or item that offers it, and which of its effects it is."""

    def __init__(self, verb: Verb[Descent], number: int, use: Use) -> None:
        super().__init__(use.key, verb, use.what, number)
        self.source = use.source
        self.effect = use.effect


class UseVerb(Listed):
    """Use what a card offers."""

    def words_in(self, box: Box) -> list[Word]:
        sources: list[Source] = [*box.heroes.values(), *box.skills.values(), *box.items.values()]
        uses = [
            Use(source.name, number, effect)
            for source in sources
            for number, effect in enumerate(source.effects)
            if effect.windows
        ]
        return [Used(self, number, use) for number, use in enumerate(uses)]

    def source(self, word: Word) -> str:
        """The card."""
        assert isinstance(word, Used)
        return word.source

    def bar(self, s: Descent, seat: int, word: Word) -> Reason | None:
        for ask in s.pending:
            if ask.seat == seat and word.key in ask.options:
                return None
        name = self.source(word)
        for hero in range(len(s.heroes)):
            holds = name == s.heroes[hero] or name in s.skills[hero] or name in s.worn[hero]
            if holds and s.owner(hero) == seat:
                return NOT_USABLE
        return NOT_OURS

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        name = self.source(word)
        hero = s.box.heroes.get(name)
        if hero is not None and len([each for each in hero.effects if each.windows]) > 1:
            return {"source": own_ability_name(word.what)}  # a choice of two must say which is which
        return {"source": source_name(s, name)}

    def args(self, s: Descent, seat: int, word: Word) -> Args:
        assert isinstance(word, Used)
        costs = word.effect.costs
        return {name: sum([each.n for each in costs if each.what == what]) for what, name in PRICED.items()}

    def objects(self, s: Descent, seat: int, word: Word) -> list[str]:
        return [f"source:{self.source(word)}"]

    def warning(self, s: Descent, seat: int, word: Word) -> Message | None:
        assert isinstance(word, Used)
        hero = acting(s)
        if 0 <= hero < FIRST_MONSTER and changes_nothing(s, hero, word.effect):
            return Message("descent-warn-no-use", {"source": source_name(s, word.source)})
        return None


USE: Final = UseVerb("use", "J-036", ())


def usable(s: Descent, hero: int, window: int, host: Frame[Any] | None, spent: int = 0) -> list[Use]:
    """What a hero may still use in a window; identical cards are offered once."""
    found: list[Use] = []
    have = gear(s, hero)
    if not have.windows >> window & 1 or s.monkey[hero]:
        return found
    for place, use in enumerate(have.uses):
        if use.key in [each.key for each in found]:
            continue
        if window in use.effect.windows and not spent & use_bit(hero, place) and can_use(s, hero, use, host):
            found.append(use)
    return found


def use_bit(hero: int, place: int) -> int:
    """The bit by which a window remembers a use; a seat has at most two heroes."""
    return 1 << (place + 2 + USES * (hero % 2))


def is_strike(use: Use) -> bool:
    """Whether a use gives an attack: only one for each kill, step or attack."""
    return bool([op for op in use.effect.deed.ops if op.verb in STRIKES])


def can_use(s: Descent, hero: int, use: Use, host: Frame[Any] | None) -> bool:
    """Whether a hero may use something now."""
    effect = use.effect
    if (effect.once and use.key in s.used) or (s.place[hero] < 0 and needs_dungeon(use)):
        return False
    for cost in effect.costs:
        if not can_pay(s, hero, use.source, cost):
            return False
    for condition in effect.conditions:
        if is_met(s, hero, condition, host) == condition.no:
            return False
    return not (is_potion(s, use) and s.faq() and DRUNK in s.used)  # J-361


def needs_dungeon(use: Use) -> bool:
    """Whether a use is about figures on the board: nobody attacks in town (J-437)."""
    return bool([op for op in use.effect.deed.ops if op.verb in BOARD_VERBS])


def is_potion(s: Descent, use: Use) -> bool:
    """Whether it is a potion."""
    return use.source in s.box.items and s.box.items[use.source].kind == POTION


def can_pay(s: Descent, hero: int, source: str, cost: Cost) -> bool:
    """Whether a hero can pay one of the costs."""
    if cost.what == COST_FATIGUE:
        return s.fatigue[hero] >= cost.n
    if cost.what == COST_MOVEMENT:
        stunned = s.action == STUNNED and not s.faq()  # J-417
        return s.active == hero and not stunned and unpaid(s, hero, cost.n) is None
    if cost.what == COST_WOUND:
        return s.health[hero] > cost.n
    return source not in s.exhausted[hero] if cost.what == COST_EXHAUST else True


def pay(s: Descent, hero: int, use: Use) -> None:
    """Pay for a use."""
    for cost in use.effect.costs:
        if cost.what == COST_FATIGUE:
            s.fatigue[hero] -= cost.n
        elif cost.what == COST_MOVEMENT:  # potions cost one (J-088)
            s.points -= cost.n
        elif cost.what == COST_WOUND:
            suffer(s, hero, cost.n, False)
        elif cost.what == COST_EXHAUST:
            s.exhausted[hero] = (*s.exhausted[hero], use.source)
        elif cost.what == COST_THIS:
            use_up(s, hero, use.source)
    if use.effect.once:
        s.used = (*s.used, use.key)
    if is_potion(s, use):
        s.used = (*s.used, DRUNK)


def blow_of(host: Frame[Any] | None, s: Descent) -> Blow | None:
    """The attack that a window is about."""
    if isinstance(host, Blow):
        return host
    if isinstance(host, Hit):
        place = s.agenda.index(host)
        below = s.agenda[place - 1]
        return below if isinstance(below, Blow) else None
    return None


def is_met(s: Descent, hero: int, condition: Condition, host: Frame[Any] | None) -> bool:
    """Whether a condition of something to be used is met."""
    attack, what = blow_of(host, s), condition.what
    if what == C_ORDER_PLACED:
        return s.order[hero] != NO_ORDER
    if what == C_OWN_TURN:
        return s.active == hero and (attack is None or attack.why != GUARDING)
    if attack is None:
        return False
    if what <= C_MELEE + 2:
        weapon = attack.weapon
        return bool(weapon) and s.box.items[weapon].attack == what - C_MELEE
    if what == C_YOUR_ATTACK:
        return attack.figure == hero
    if what == C_ATTACKED:
        return hero in attack.figures(s)
    if what == C_DODGING:
        return attack.dodged or bool(attack.dodgers(s, attack.figures(s)))
    return attack.aimed if what == C_AIMED else False
