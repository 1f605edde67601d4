"""An attack, step by step: declare, aim, guard, roll, re-roll, spend, hit (J-096)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent.attack import events as told
from undercroft.games.descent.attack.arms import dice_of, form_of
from undercroft.games.descent.attack.blow import OWN, Blow
from undercroft.games.descent.attack.hit import Hit
from undercroft.games.descent.attack.reroll import Reroll
from undercroft.games.descent.attack.spend import Spend
from undercroft.games.descent.attack.spending import Mark as Goal
from undercroft.games.descent.attack.spending import Tally, missing_range, tally, threat
from undercroft.games.descent.attack.targets import (
    can_target,
    every_target,
    targets,
)
from undercroft.games.descent.cards.vocabulary import (
    ATTACK_OVER,
    BLAST,
    BREATH,
    DECLARED,
    KNOCKBACK,
    ROLLED,
    SWEEP,
)
from undercroft.games.descent.floor.bases import SIDES
from undercroft.games.descent.floor.plan import NO_SPACE
from undercroft.games.descent.floor.templates import breath, breath_sides
from undercroft.games.descent.hero.fate import gain_threat
from undercroft.games.descent.movement.stride import pause_for_guard
from undercroft.games.descent.state.box import Box
from undercroft.games.descent.state.names import on_map
from undercroft.games.descent.state.state import FIRST_MONSTER, OVERLORD, Descent
from undercroft.games.descent.state.verbs import FIGURE, Listed, OneSpace, all_spaces, spot

TARGET: Final = OneSpace("target", "J-097", all_spaces)
ELSEWHERE: Final = Listed("elsewhere", "J-098")
SIDE_NAMES: Final = ("north", "east", "south", "west")
NONE: Final = Listed("none", "J-405")
WHOLE: Final = Listed("blast", "J-314")
PLAIN: Final = Listed("plain", "J-445")
NOT_SEEN: Final = Reason("J-368", "descent-why-no-target")


class OneBreath(OneSpace):
    """A space of the attacker and one of its sides."""

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"space": on_map(spot(word).space), "side": spot(word).side}

    def side(self, s: Descent, choice: str) -> int:
        """The side that a choice is about."""
        return SIDE_NAMES.index(spot(s.box.words[choice]).side)


def breath_names(box: Box) -> list[str]:
    """Every space with each of its sides."""
    return [f"{name}:{side}" for name in box.space_names for side in SIDE_NAMES]


BREATHE: Final = OneBreath("breath", "J-316", breath_names)
ATTACK_LISTED: Final[list[Listed]] = [TARGET, ELSEWHERE, NONE, WHOLE, PLAIN, BREATHE]


class Attack(Blow):
    """An attack, from its declaration to its aftermath."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "declare",
        "declared",
        "extent",
        "aim",
        "guard",
        "regroup",
        "throw",
        "thrown",
        "answer",
        "rethrow",
        "verdict",
        "spend",
        "success",
        "choose",
        "each",
        "over",
        "after",
    )

    # -- declaring ---------------------------------------------------------------------------------

    def declare(self, s: Descent) -> None:
        """The target is a space; a Sweep and similar attacks name none (J-097, J-098, J-368)."""
        if self.names_no_space(s):
            return
        form = form_of(s, self.figure, self.weapon)
        breathes = self.breathes(s)
        options = [BREATHE.key(name) for name in breathes]
        if not breathes or s.faq():
            spaces = every_target(s, self.figure, form) if self.wide else targets(s, self.figure, form)
            if self.seat >= 0:  # charmed: on other heroes, or on himself
                heroes = [s.place[each] for each in range(len(s.heroes)) if s.place[each] >= 0]
                own = s.place[self.figure]
                spaces = [at for at in heroes if at == own or can_target(s, self.figure, form, at)]
            if self.only >= 0:
                spaces = [at for at in s.spaces(self.only) if can_target(s, self.figure, form, at)]
            options += [s.box.target_keys[space] for space in spaces]
            if not self.wide and self.only < 0 and self.seat < 0:
                options.append(ELSEWHERE.tag)
        if self.interrupted or not options:
            options.append(NONE.tag)
        s.ask(self.player(s), "descent-ask-target", tuple(options), "choice")

    def names_no_space(self, s: Descent) -> bool:
        """Whether the attack hits everything around (J-332), or within a distance."""
        if self.weapon:
            return bool(s.box.items[self.weapon].strikes.who)
        return s.kind_at(self.figure).has(SWEEP)

    def breathes(self, s: Descent) -> list[str]:
        """Where a breath can start: a space of the figure and a side (J-446)."""
        if self.weapon or not s.kind_at(self.figure).has(BREATH):
            return []
        found = []
        for space, side in breath_sides(s.box.floor, s.spaces(self.figure)):
            if breath(s.box.floor, space, side, s.closed, s.ground):
                found.append(f"{s.box.space_names[space]}:{SIDE_NAMES[side]}")
        return found

    def declared(self, s: Descent) -> None:
        choice = self.choice
        self.target, self.side, self.plain = NO_SPACE, -1, False
        if choice == ELSEWHERE.tag:
            self.wide = True
            self.goto("declare")
        elif choice == NONE.tag:
            s.attacks += self.why == OWN  # the attack was not made (J-405)
            self.end()
        elif BREATHE.says(s, choice):
            self.target, self.side = BREATHE.space(s, choice), BREATHE.side(s, choice)
            told.attacks_area(s, self.figure)
        elif choice:
            self.target = TARGET.space(s, choice)
            told.attacks(s, self.figure, self.target)
        else:
            told.attacks_area(s, self.figure)

    def extent(self, s: Descent) -> None:
        """The attacker may do without the blast (J-445)."""
        self.choice = ""
        blasts = self.target != NO_SPACE and self.side < 0 and s.faq() and self.rank(s, BLAST)
        if blasts and len(self.figures(s)) > 1:
            s.ask(self.player(s), "descent-ask-blast", (WHOLE.tag, PLAIN.tag), "choice")

    def aim(self, s: Descent) -> None:
        """An aim order or an Aim card, before guard orders and the roll (J-208)."""
        self.plain = self.choice == PLAIN.tag
        self.interrupted = False
        seats = [] if self.aimed else [self.player(s)]
        s.pause(
            DECLARED, [*seats, *[seat for seat in self.hero_seats(s, self.figures(s)) if seat not in seats]]
        )

    def guard(self, s: Descent) -> None:
        if self.player(s) == OVERLORD:
            pause_for_guard(s)

    def regroup(self, s: Descent) -> None:
        """An attacker who survives a guard attack declares again (J-405, example J-404)."""
        if self.interrupted or (self.target != NO_SPACE and self.side < 0 and not self.still_seen(s)):
            self.interrupted = True
            self.wide = False
            self.goto("declare")

    def still_seen(self, s: Descent) -> bool:
        """Whether the target can still be the target."""
        form = form_of(s, self.figure, self.weapon)
        return self.target in s.spaces(self.figure) or can_target(s, self.figure, form, self.target)

    # -- dice ----------------------------------------------------------------------------------------

    def throw(self, s: Descent) -> None:
        self.pool = list(dice_of(s, self.figure, self.weapon))
        self.bought = [0] * len(s.box.items[self.weapon].sales) if self.weapon else []
        self.thrown_dice = len(self.pool)
        s.roll(len(self.pool), "faces")

    def thrown(self, s: Descent) -> None:
        self.tell_roll(s)
        attacked = self.figures(s)
        monsters = [each for each in attacked if each >= FIRST_MONSTER and self.figure < FIRST_MONSTER]
        seats = [OVERLORD] if monsters else []
        if not self.dodgers(s, attacked):
            seats += [seat for seat in self.hero_seats(s, attacked) if seat not in seats]
        s.pause(ROLLED, seats)

    def hero_seats(self, s: Descent, attacked: list[int]) -> list[int]:
        """The hero players whom a roll concerns: those attacked, then the attacker."""
        found = [s.owner(each) for each in attacked if each < FIRST_MONSTER]
        if self.figure < FIRST_MONSTER:
            found.append(self.player(s))
        return list(dict.fromkeys(found))

    def answer(self, s: Descent) -> None:
        """Aim and dodge cancel each other (J-144); otherwise each gives one re-roll (J-140, J-143, J-407)."""
        dodgers = self.dodgers(s, self.figures(s))
        if self.rerolled:
            return
        if self.aimed and (dodgers or self.dodged):
            told.cancels_out(s)
        elif dodgers or self.dodged:
            s.push(Reroll(self.first_dodger(s, dodgers), self.pool[:], self.faces[:]))
        elif self.aimed:
            s.push(Reroll(self.player(s), self.pool[:], self.faces[:]))

    def first_dodger(self, s: Descent, dodgers: list[int]) -> int:
        """The first dodging seat, clockwise from the attacking player (J-145)."""
        seats = [s.owner(hero) for hero in dodgers] + ([OVERLORD] if self.dodged else [])
        return min(seats, key=lambda seat: (seat - self.player(s)) % s.seats)

    def rethrow(self, s: Descent) -> None:
        if self.rerolled:
            self.tell_roll(s)

    def verdict(self, s: Descent) -> None:
        """A miss ends the attack (J-115, J-118)."""
        if self.roll().miss:
            told.misses(s, self.figure)
            self.goto("over")

    # -- spending and success --------------------------------------------------------------------------

    def spend(self, s: Descent) -> None:
        """A hero spends surges and fatigue, one purchase at a time (J-118 to J-126)."""
        if self.figure < FIRST_MONSTER:
            s.push(Spend(self.figure, self.number))

    def success(self, s: Descent) -> None:
        """Range and Fear decide whether it hits (J-116, J-117, J-320, J-375); threat comes anyway (J-124)."""
        roll, strike, fear = self.roll(), self.strike(s), self.fear(s)
        if self.figure >= FIRST_MONSTER:
            gain_threat(s, threat(roll, fear))
        sum = tally(strike, roll, self.bought)
        goal = Goal(self.distance(s), 0, fear)
        lacking = missing_range(strike, goal, sum.range + self.farther)
        if sum.surges < fear:
            told.fears(s, self.figure)
            self.goto("over")
        elif lacking > sum.points - self.farther:
            told.too_short(s, self.figure)
            self.goto("over")
        else:
            self.commit(s, (sum.damage + sum.points - self.farther - lacking) * sum.times, sum)

    def commit(self, s: Descent, damage: int, sum: Tally) -> None:
        """It hits: the effect is the same for all, and happens even if the attacker is killed (J-377)."""
        self.committed = True
        self.form = form_of(s, self.figure, self.weapon)
        self.damage, self.pierce, self.deadly = damage, sum.pierce, sum.kills
        self.marks = self.tokens(s)
        self.throws = damage > 0 and self.rank(s, KNOCKBACK) > 0  # buying it twice changes nothing (J-122)
        for figure in self.figures(s):
            self.victims += [figure, s.serial[figure]]

    # -- those hit --------------------------------------------------------------------------------------

    def choose(self, s: Descent) -> None:
        """If several figures are hit, the attacker chooses their order (J-377)."""
        if len(self.victims) > 2:
            options = tuple([FIGURE.key(str(figure)) for figure in self.victims[::2]])
            s.ask(self.player(s), "descent-ask-whom-first", options, "choice")

    def each(self, s: Descent) -> None:
        if not self.victims:
            return
        place = 0
        if len(self.victims) > 2:
            place = self.victims[::2].index(FIGURE.number(s, self.choice)) * 2
        figure, serial = self.victims[place], self.victims[place + 1]
        del self.victims[place : place + 2]
        self.goto("choose")
        if s.serial[figure] == serial:
            s.push(Hit(figure, serial, self.figure, self.target))

    def over(self, s: Descent) -> None:
        """What may follow an attack: another one, or a guard attack."""
        self.committed = False
        s.attack_over()
        if self.figure < FIRST_MONSTER and not s.over:
            s.pause(ATTACK_OVER, [self.player(s)])

    def after(self, s: Descent) -> None:
        if self.why == OWN and self.figure >= FIRST_MONSTER:
            pause_for_guard(s)

    def missing(self, s: Descent, word: Word) -> Reason | None:
        return NOT_SEEN if word.verb is TARGET else None

    def copy(self) -> Attack:
        twin = Attack(self.figure, self.number, self.weapon, self.why)
        self.copy_blow_into(twin)
        return twin


assert len(SIDE_NAMES) == len(SIDES)
