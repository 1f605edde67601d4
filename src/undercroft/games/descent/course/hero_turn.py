"""A hero's turn: refresh, equip, action (J-035)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent.attack.targets import watchers
from undercroft.games.descent.cards.vocabulary import (
    BEFORE_ACTION,
    DECLARE_ADVANCE,
    DECLARE_BATTLE,
    DECLARE_READY,
    HERO_CALLED,
    MOVEMENT,
    STUN,
)
from undercroft.games.descent.course import events as told
from undercroft.games.descent.course.acting import GAINS, KIND_OF, Acting
from undercroft.games.descent.course.dawn import Dawn
from undercroft.games.descent.course.dusk import Dusk
from undercroft.games.descent.effects.uses import USE
from undercroft.games.descent.hero import events as hero_told
from undercroft.games.descent.hero.equipment import Equip
from undercroft.games.descent.hero.gear import gear, speed
from undercroft.games.descent.movement.familiars import FamiliarMove, walkers
from undercroft.games.descent.state.board import auras
from undercroft.games.descent.state.procedure import DECLARING, Procedure
from undercroft.games.descent.state.state import (
    ADVANCE,
    BATTLE,
    NO_ACTION,
    NO_HEADING,
    NO_HERO,
    OVERLORD,
    READY,
    SCAMPER,
    STUNNED,
    Descent,
)
from undercroft.games.descent.state.verbs import Listed

MONKEY_POINTS: Final = 5  # J-243
SCAMPERS: Final = "scamper"
ACTION: Final = Listed("action", "J-049", (*GAINS, SCAMPERS))
ONE_THING: Final = Listed("stunned", "J-235", ("move", "attack", "order"))
EQUIP: Final = Listed("equip", "J-038")
DECLARE_LISTED: Final[list[Listed]] = [ACTION, ONE_THING, EQUIP]
IS_STUNNED: Final = Reason("J-236", "descent-why-stunned")
IS_MONKEY: Final = Reason("J-243", "descent-why-monkey")
EQUIPPED: Final = "equip"  # in what was used this turn
DECLARED_IN: Final = {BATTLE: DECLARE_BATTLE, ADVANCE: DECLARE_ADVANCE, READY: DECLARE_READY}


class HeroTurn(Procedure):
    """The turn of one hero; it runs to its end even if he dies in it."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "called",
        "dawn",
        "refresh",
        "declare",
        "declared",
        "boosts",
        "act",
        "dusk",
        "familiars",
        "over",
    )

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero
        self.stunned: bool = False
        self.choice: str = ""

    def menu(self) -> int:
        return DECLARING

    def called(self, s: Descent) -> None:
        """The overlord may play cards before a hero takes his turn (J-160)."""
        s.pause(HERO_CALLED, [OVERLORD])

    def dawn(self, s: Descent) -> None:
        s.active = self.hero
        s.cut = False
        s.used = ()
        s.action = NO_ACTION
        s.declared = ""
        s.points = s.attacks = 0
        s.heading = NO_HEADING
        s.may_order = False
        s.boost[self.hero] = 0
        s.beside[self.hero] = int(auras(s, self.hero) > 0)
        s.seers = watchers(s, self.hero) if s.place[self.hero] >= 0 else ()
        told.turn(s, self.hero)
        s.push(Dawn(self.hero, s.serial[self.hero]))

    def refresh(self, s: Descent) -> None:
        """Exhausted cards are readied (J-036); a stun token goes and limits this turn (J-232, J-237)."""
        s.exhausted[self.hero] = ()
        if s.stun[self.hero]:
            s.stun[self.hero] -= 1
            self.stunned = True
            hero_told.recovers_from(s, self.hero, STUN, s.stun[self.hero])

    def declare(self, s: Descent) -> None:
        """Before the action a hero may equip, and use abilities of that time (J-048)."""
        if s.cut:
            self.goto("dusk")
            return
        if s.monkey[self.hero]:
            options: list[str] = [ACTION.key(SCAMPERS)]
        elif self.stunned:
            options = [ONE_THING.key(each) for each in ONE_THING.things]
        else:
            options = [ACTION.key(each) for each in GAINS]
        if self.can_equip(s):
            options.append(EQUIP.tag)
        options += s.offered(self.hero, BEFORE_ACTION)
        s.ask(s.owner(self.hero), "descent-ask-declare", tuple(options), "choice")

    def can_equip(self, s: Descent) -> bool:
        """Whether there is anything to rearrange, which is done once."""
        held = s.worn[self.hero] or s.pack[self.hero]
        return bool(held) and EQUIPPED not in s.used and not s.monkey[self.hero]

    def declared(self, s: Descent) -> None:
        """Movement points and attacks of the action (J-050 to J-056)."""
        if self.choice == EQUIP.tag:
            s.used = (*s.used, EQUIPPED)
            s.push(Equip(self.hero))
            self.goto("declare")
            return
        word = s.box.words[self.choice]
        if word.verb is USE:
            self.goto("declare")
            s.use_own(self.hero, self.choice)
            return
        what, pace = word.what, speed(s, self.hero)
        s.declared = what
        if word.verb is ONE_THING:
            s.action = STUNNED
            s.points = pace if what == "move" else 0
            s.attacks = int(what == "attack")
            s.may_order = what == "order"
        elif what == SCAMPERS:
            s.action, s.points = SCAMPER, MONKEY_POINTS
        else:
            speeds, s.attacks, orders = GAINS[what]
            s.action, s.points, s.may_order = KIND_OF[what], speeds * pace, orders > 0
        if s.action != SCAMPER:
            s.points += gear(s, self.hero).numbers[MOVEMENT]
        told.declares_action(s, self.hero, s.action)

    def boosts(self, s: Descent) -> None:
        """What may be used when an action is declared."""
        if s.action in DECLARED_IN:
            s.pause(DECLARED_IN[s.action], [s.owner(self.hero)])

    def act(self, s: Descent) -> None:
        s.push(Acting(self.hero, s.serial[self.hero]))

    def dusk(self, s: Descent) -> None:
        s.points = s.attacks = 0
        s.may_order = False
        if not s.cut or s.place[self.hero] >= 0:  # unless he was killed
            s.push(Dusk(self.hero, s.serial[self.hero]))

    def familiars(self, s: Descent) -> None:
        """His familiars move directly after his turn (J-192)."""
        for number in reversed(walkers(s, self.hero)):
            s.push(FamiliarMove(number, s.box.familiars[number].speed))

    def over(self, s: Descent) -> None:
        """The turn token turns red (J-031)."""
        s.acted |= 1 << self.hero
        s.active = NO_HERO
        s.cut = False
        s.action = NO_ACTION

    def missing(self, s: Descent, word: Word) -> Reason | None:
        if word.verb is ACTION and s.monkey[self.hero]:
            return IS_MONKEY
        return IS_STUNNED if word.verb is ACTION and self.stunned else None

    def copy(self) -> HeroTurn:
        twin = HeroTurn(self.hero)
        twin.stunned = self.stunned
        twin.choice = self.choice
        return twin
