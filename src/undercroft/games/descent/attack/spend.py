"""Step 5 of a hero's attack: surges, enhancements, fatigue for more dice (J-118 to J-126)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent.attack import events as told
from undercroft.games.descent.attack.blow import Blow, attack_below
from undercroft.games.descent.attack.hit import armor_against
from undercroft.games.descent.attack.spending import Mark, outcome, tally
from undercroft.games.descent.cards.dice import MOST_POWER_DICE, power_dice
from undercroft.games.descent.cards.records import Sale
from undercroft.games.descent.cards.vocabulary import (
    BLACK,
    BLAST,
    DAMAGE,
    FATIGUE_DICE,
    KEYWORDS,
    MELEE,
    RANGE,
    UNDYING,
)
from undercroft.games.descent.hero.fate import lose_threat
from undercroft.games.descent.hero.gear import gear
from undercroft.games.descent.state.procedure import FigureProcedure
from undercroft.games.descent.state.state import FIRST_MONSTER, Descent
from undercroft.games.descent.state.verbs import Listed, Numbered

EFFECTS: Final = {DAMAGE: "damage", RANGE: "range"}


def effect_of(sale: Sale) -> tuple[str, int]:
    """What surges buy, as a word and a number."""
    for change in sale.deed.changes:
        return EFFECTS[change.number], change.by
    for ability in sale.deed.abilities:
        return KEYWORDS[ability.keyword], ability.rank
    op = sale.deed.ops[0]
    return op.verb.replace(" ", "-"), op.n


def is_wide(sale: Sale) -> bool:
    """Whether surges buy something beyond the figures that are hit anyway: a Blast, or threat."""
    widens = [ability for ability in sale.deed.abilities if ability.keyword == BLAST]
    return bool(widens) or bool([op for op in sale.deed.ops if op.verb == "lose threat"])


class SpendSurges(Numbered):
    """Something that the weapon sells for surges."""

    def sale(self, s: Descent, word: Word) -> Sale | None:
        """The sale with this number in the current attack."""
        for frame in s.agenda[::-1]:
            if isinstance(frame, Blow):
                sales = s.box.items[frame.weapon].sales if frame.weapon else ()
                return sales[word.number] if word.number < len(sales) else None
        return None

    def label(self, s: Descent, seat: int, word: Word) -> str:
        sale = self.sale(s, word)
        return "descent-do-surge-" + effect_of(sale)[0] if sale is not None else "descent-do-surge"

    def args(self, s: Descent, seat: int, word: Word) -> Args:
        sale = self.sale(s, word)
        return {"n": effect_of(sale)[1], "surges": sale.surges} if sale is not None else {}


class PowerDice(Listed):
    """Pay fatigue for power dice (J-125, J-305)."""

    def args(self, s: Descent, seat: int, word: Word) -> Args:
        top = s.agenda[-1]
        assert isinstance(top, Spend)
        return {"fatigue": DIE_FATIGUE, "dice": top.bought_dice(s)}


DIE_FATIGUE: Final = 1  # J-125
SURGES: Final = SpendSurges("surge", "J-120", ("1", "2", "3", "4"))
MORE_DICE: Final = PowerDice("die", "J-125")
FARTHER: Final = Listed("range", "J-119")
STRIKE: Final = Listed("strike", "J-375")
SPEND_LISTED: Final[list[Listed]] = [SURGES, MORE_DICE, FARTHER, STRIKE]
TOO_FEW_SURGES: Final = Reason("J-120", "descent-why-surges")
NO_MORE_DICE: Final = Reason("J-126", "descent-why-dice", lambda s, seat, word: {"most": MOST_POWER_DICE})


class Spend(FigureProcedure):
    """One purchase after another, until the attacker strikes."""

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "take", "land")

    def __init__(self, figure: int = 0, number: int = 0) -> None:
        self.figure = figure
        self.number = number
        self.dice: list[int] = []
        self.choice: str = ""

    def surges(self, s: Descent) -> int:
        """The surges that can still be spent, without those needed against Fear (J-320)."""
        attack = attack_below(s)
        return tally(attack.strike(s), attack.roll(), attack.bought).surges - attack.fear(s)

    def offer(self, s: Descent) -> None:
        attack, options = attack_below(s), list[str]()
        sales = s.box.items[attack.weapon].sales
        if not s.always_pause and self.kills_all(s, attack) and not [each for each in sales if is_wide(each)]:
            self.choice = STRIKE.tag
            return
        if sales:
            left = self.surges(s)
            options = [SURGES.key(str(n + 1)) for n, sale in enumerate(sales) if sale.surges <= left]
        if attack.seat < 0 and s.fatigue[self.figure] and power_dice(tuple(attack.pool)) < MOST_POWER_DICE:
            options.append(MORE_DICE.tag)
        if self.hits_friends(s, attack):
            options.append(FARTHER.tag)
        if options:
            s.ask(attack.player(s), "descent-ask-spend", (*options, STRIKE.tag), "choice")
        else:
            self.choice = STRIKE.tag

    def kills_all(self, s: Descent, attack: Blow) -> bool:
        """Whether everything that would be hit is a monster and dies of it, for good."""
        figures, roll, strike = attack.figures(s), attack.roll(), attack.strike(s)
        for figure in figures:
            if figure < FIRST_MONSTER or s.kind_at(figure).has(UNDYING):
                return False
            mark = Mark(attack.distance(s), armor_against(s, figure, 0), attack.fear(s))
            if outcome(strike, mark, roll, attack.bought) < s.health[figure]:
                return False
        return bool(figures)

    def bought_dice(self, s: Descent) -> int:
        """How many power dice one fatigue buys now: more for some heroes, up to the limit (J-126)."""
        room = MOST_POWER_DICE - power_dice(tuple(attack_below(s).pool))
        return min(room, 1 + gear(s, self.figure).numbers[FATIGUE_DICE])

    def hits_friends(self, s: Descent, attack: Blow) -> bool:
        """Whether points may be wasted on range, to spare friends in the area."""
        if s.box.items[attack.weapon].attack == MELEE:
            return False
        if not [each for each in attack.figures(s) if each < FIRST_MONSTER]:
            return False
        return tally(attack.strike(s), attack.roll(), attack.bought).points > attack.farther

    def take(self, s: Descent) -> None:
        attack, choice = attack_below(s), self.choice
        if choice == STRIKE.tag:
            self.end()  # unspent surges are lost (J-123)
        elif choice == MORE_DICE.tag:
            s.fatigue[self.figure] -= DIE_FATIGUE
            told.adds_die(s, self.figure, s.fatigue[self.figure])
            s.roll(self.bought_dice(s), "dice")
        elif choice == FARTHER.tag:
            attack.farther += 1
            self.goto("offer")
        else:
            self.buy(s, attack, SURGES.number(s, choice))
            self.goto("offer")

    def buy(self, s: Descent, attack: Blow, number: int) -> None:
        """Spend surges on what the weapon sells."""
        attack.bought[number] += 1
        sale = s.box.items[attack.weapon].sales[number]
        effect, amount = effect_of(sale)
        told.buys_surge(s, self.figure, sale.surges, effect, amount)
        for op in sale.deed.ops:
            if op.verb == "lose threat":
                lose_threat(s, op.n)

    def land(self, s: Descent) -> None:
        attack = attack_below(s)
        attack.pool += [BLACK] * len(self.dice)
        attack.faces += self.dice
        attack.tell_roll(s)
        self.goto("offer")

    def missing(self, s: Descent, word: Word) -> Reason | None:
        if word.verb is SURGES:
            return TOO_FEW_SURGES
        return NO_MORE_DICE if word.verb is MORE_DICE else None

    def copy(self) -> Spend:
        twin = Spend(self.figure, self.number)
        twin.dice = self.dice[:]
        twin.choice = self.choice
        return twin
