"""The state with its rules attached: what seats may do out of turn, and what happens automatically."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.flow import Args, Frame
from undercroft.engine.verbs import Word
from undercroft.games.descent.attack.blow import Blow
from undercroft.games.descent.cards.vocabulary import (
    DECLARED,
    GUARD_WINDOW,
    OWN_TURN,
    SHIELD,
    STEP_TAKEN,
    TURN_START,
    WOUNDS_KNOWN,
)
from undercroft.games.descent.course import events as told
from undercroft.games.descent.course.acting import Acting
from undercroft.games.descent.effects.deeds import use
from undercroft.games.descent.effects.doing import Strike, arms, cancel, changes_nothing
from undercroft.games.descent.effects.uses import USE, is_strike, usable, use_bit
from undercroft.games.descent.hero.fate import take_back
from undercroft.games.descent.hero.gear import Use, gear
from undercroft.games.descent.hero.wounds import Wounds
from undercroft.games.descent.movement.acting import acting
from undercroft.games.descent.movement.familiars import join
from undercroft.games.descent.overlord import events as overlord_told
from undercroft.games.descent.overlord.cards import DISCARD, PLAY, PlayCard, card_bit, discard, in_window
from undercroft.games.descent.quests.chest import OpenChest
from undercroft.games.descent.quests.mimic import Mimicry, hand_out, openings
from undercroft.games.descent.quests.reveal import Reveal, seen_area
from undercroft.games.descent.quests.story import happens, win
from undercroft.games.descent.state.names import item_name
from undercroft.games.descent.state.procedure import FigureProcedure
from undercroft.games.descent.state.state import AIM, FIRST_MONSTER, GUARD, OVERLORD, Descent
from undercroft.games.descent.state.verbs import Listed, OneHero, OneItem, all_heroes, all_items


class Block(OneItem):
    """Exhaust a shield to cancel wounds."""

    def args(self, s: Descent, seat: int, word: Word) -> Args:
        return {"count": s.box.items[word.what].shield}

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"item": item_name(word.what)}


GUARD_NOW: Final = OneHero("guard", "J-213", all_heroes)
AIM_NOW: Final = Listed("aimed", "J-208")
BLOCK: Final = Block("block", "J-378", all_items)
PAUSE_LISTED: Final[list[Listed]] = [GUARD_NOW, AIM_NOW, BLOCK]


class DescentTable(Descent):
    """Everything on the table, and the rules that tie it together."""

    # -- windows -------------------------------------------------------------------------------------

    def plays(self, seat: int, event: int, host: Frame[Any], spent: int) -> list[str]:
        if seat == OVERLORD:
            return in_window(self, event, host, spent) if self.hand else []
        found: list[str] = []
        for hero in self.heroes_of(seat):
            found += self.hero_plays(hero, event, host, spent)
        return found

    def hero_plays(self, hero: int, event: int, host: Frame[Any], spent: int) -> list[str]:
        """What a hero may do in a window."""
        found: list[str] = []
        if event >= TURN_START and hero != self.active:
            return found
        if event == GUARD_WINDOW:
            if self.order[hero] != GUARD and not gear(self, hero).windows >> event & 1:
                return found  # without checking whom he could attack
            if self.place[hero] < 0 or self.monkey[hero] or not arms(self, hero):
                return found
            if self.order[hero] == GUARD:
                found = [GUARD_NOW.key(self.heroes[hero])]
        elif event == DECLARED:
            mine = isinstance(host, Blow) and host.figure == hero and host.player(self) != OVERLORD
            found = [AIM_NOW.tag] if mine and self.order[hero] == AIM else []  # this turn's too (J-209)
        elif event == WOUNDS_KNOWN:
            found = self.shields(hero, host)
        return found + [each.key for each in self.offers(hero, event, host, spent)]

    def shields(self, hero: int, host: Frame[Any]) -> list[str]:
        """The shields that a hero can use against these wounds."""
        if not isinstance(host, Wounds) or host.figure != hero or not host.blockable or not host.amount:
            return []
        if self.monkey[hero]:  # it cannot use items (J-243)
            return []
        found = gear(self, hero).shields
        ready = [item.name for item in found if self.count_ready(hero, item.name)]
        return [BLOCK.key(name) for name in dict.fromkeys(ready)]

    def count_ready(self, hero: int, name: str) -> int:
        """How many cards of that name a hero has equipped and not exhausted."""
        return self.worn[hero].count(name) - self.exhausted[hero].count(name)

    def offers(self, hero: int, event: int, host: Frame[Any], spent: int) -> list[Use]:
        """The uses that cards offer a hero in a window, if they would do anything."""
        found = usable(self, hero, event, host, spent)
        if event == WOUNDS_KNOWN:
            about_him = isinstance(host, Wounds) and host.figure == hero and host.amount > 0
            return found if about_him else []
        if event == STEP_TAKEN or not found:
            return []
        found = [each for each in found if not changes_nothing(self, hero, each.effect)]
        if isinstance(host, FigureProcedure) and [op for each in found for op in each.effect.deed.ops]:
            return [each for each in found if self.would_do(hero, each, host)]
        return found

    def would_do(self, hero: int, each: Use, host: FigureProcedure) -> bool:
        """Whether a use would have an effect here: an enemy to attack, dice to throw again."""
        verbs = [op.verb for op in each.effect.deed.ops]
        if "attack it" in verbs:
            near = self.box.floor.is_adjacent(self.spaces(hero), self.spaces(host.figure), self.closed)
            return self.place[hero] >= 0 and near and bool(arms(self, hero, host.figure))
        if "attack again" in verbs:
            return self.place[hero] >= 0 and isinstance(host, FigureProcedure)
        if "re-roll" in verbs:
            return isinstance(host, Blow) and not host.rerolled and not (host.aimed or host.dodged)
        return True

    def play(self, seat: int, choice: str, host: Frame[Any]) -> int:
        """Carry out what a seat chose in a window; returns what the window remembers of it."""
        word = self.box.words[choice]
        verb, what = word.verb, word.what
        if verb is PLAY:
            self.push(PlayCard(what))
            return card_bit(self, what)
        if verb is DISCARD:
            discard(self, what)
            return 0
        if verb is GUARD_NOW:
            self.guard(self.heroes.index(what), host)
        elif verb is AIM_NOW:
            assert isinstance(host, Blow)
            host.aimed = True
            overlord_told.aims(self, host.figure)
            take_back(self, host.figure)
        elif verb is BLOCK:
            self.ward_off(what, host)
        else:
            return self.use_in(seat, choice, host)
        return 0

    def guard(self, hero: int, host: Frame[Any]) -> None:
        """A guarding hero interrupts with one attack (J-213, J-215)."""
        take_back(self, hero)
        told.guards(self, hero)
        if isinstance(host, Blow):
            host.interrupted = True
        self.push(Strike(hero, self.serial[hero]))

    def ward_off(self, name: str, host: Frame[Any]) -> None:
        """A shield is exhausted and cancels wounds."""
        assert isinstance(host, Wounds)
        hero = host.figure
        self.exhausted[hero] = (*self.exhausted[hero], name)
        cancel(self, host, self.box.items[name].shield + gear(self, hero).numbers[SHIELD])

    def use_in(self, seat: int, choice: str, host: Frame[Any]) -> int:
        """Use what a card offers in a window: each attack once, others as often as they are paid for."""
        heroes = list(range(len(self.heroes)))
        for hero in sorted(heroes, key=lambda each: each != self.active):
            for place, each in enumerate(gear(self, hero).uses):
                if each.key == choice and self.owner(hero) == seat:
                    use(self, hero, each, host)
                    again = each.effect.costs and not is_strike(each)
                    return 0 if again else use_bit(hero, place)
        return 0

    # -- a figure's own turn ---------------------------------------------------------------------------

    def act(self, seat: int, choice: str) -> None:
        word = self.box.words[choice]
        if word.verb is USE:
            self.use_own(acting(self), choice)
        else:
            word.verb.do(self, seat, word)

    def can_mimic(self, host: Frame[Any]) -> bool:
        return isinstance(host, OpenChest) and bool(openings(self, host.space))

    def mimic(self, host: Frame[Any]) -> None:
        assert isinstance(host, OpenChest)
        self.push(Mimicry(host.space, host.colour, host.row))
        host.goto("off")  # what is in it comes later

    def attack_over(self) -> None:
        if self.goal:
            win(self)

    def slain(self, figure: int) -> None:
        if self.mimics:
            hand_out(self, figure)

    def come_in(self, hero: int) -> None:
        join(self, hero)

    def use_own(self, hero: int, choice: str) -> None:
        for each in gear(self, hero).uses:
            if each.key == choice:
                use(self, hero, each, None)
                return

    def offered(self, hero: int, window: int) -> list[str]:
        return [each.key for each in usable(self, hero, window, None)]

    def uses(self, figure: int) -> list[str]:
        if figure >= FIRST_MONSTER or self.monkey[figure]:
            return []
        standing = self.place[figure] < 0 or self.taken[self.place[figure]] == figure + 1
        return self.offered(figure, OWN_TURN) if standing else []

    def start_acting(self, figure: int) -> None:
        self.push(Acting(figure, self.serial[figure]))

    # -- what follows from other things ------------------------------------------------------------------

    def ability_of(self, hero: int, keyword: int) -> bool:
        return gear(self, hero).abilities >> keyword & 1 != 0

    def look_around(self) -> None:
        area = seen_area(self) if not self.over else -1
        if area >= 0:
            self.push(Reveal(area))

    def happens(self, event: str, about: str) -> None:
        happens(self, event, about)

    def copy(self) -> DescentTable:
        twin = DescentTable()
        self.copy_into(twin)
        return twin
