"""Who acts now, and what every action of a figure checks first."""

from __future__ import annotations

from typing import Final

from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent.cards.vocabulary import GRAPPLE
from undercroft.games.descent.hero.wounds import immune
from undercroft.games.descent.state.board import is_grappled, is_standing
from undercroft.games.descent.state.procedure import ACTING, DECLARING, FigureProcedure, menu_of
from undercroft.games.descent.state.state import FIRST_MONSTER, STUNNED, Descent
from undercroft.games.descent.state.verbs import NOT_NOW, Action


def too_few(rule: str) -> Reason:
    """Something costs more movement points than are left."""
    return Reason(
        rule,
        "descent-why-points",
        lambda s, seat, word: {"points": s.points, "cost": word.verb.price(s, seat, word)},
    )


NOT_ACTING: Final = Reason("J-360", "descent-why-not-acting")
OTHER_CHOICE: Final = Reason("J-360", NOT_NOW)
NOT_DECLARED: Final = Reason("J-048", "descent-why-not-declared")
HEROES_ONLY: Final = Reason("J-095", "descent-why-heroes-only")
IN_TOWN: Final = Reason("J-276", "descent-why-in-town")
NOT_IN_TOWN: Final = Reason("J-277", "descent-why-not-in-town")
PASSING: Final = Reason("J-354", "descent-why-passing")
TOO_FEW: Final = too_few("J-079")
WEBBED: Final = Reason("J-240", "descent-why-web")
GRAPPLED: Final = Reason("J-322", "descent-why-grapple")
MONKEY: Final = Reason("J-243", "descent-why-monkey")
STEPS_ONLY: Final = Reason("J-417", "descent-why-stunned-steps")


def acting(s: Descent) -> int:
    """The figure whose player chooses what it does next, -1 for none."""
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, FigureProcedure) or top.menu() != ACTING:
        return -1
    return top.figure


def declares(s: Descent, seat: int) -> bool:
    """Whether a seat must choose the action of its hero first (J-048)."""
    return s.active >= 0 and s.owner(s.active) == seat and menu_of(s) == DECLARING


def in_its_turn(s: Descent, seat: int) -> bool:
    """Whether a figure of this seat is in the middle of its turn or activation (J-360)."""
    begun = [
        frame.figure for frame in s.agenda if isinstance(frame, FigureProcedure) and frame.menu() == ACTING
    ]
    return seat in [s.owner(figure) for figure in (s.active, *begun) if figure >= 0]


HERO_MENU: Final[list[FigureAction]] = []  # what heroes may do in their turn, by rank
MONSTER_MENU: Final[list[FigureAction]] = []  # what monsters may do
USUAL_RANK: Final = 98
LAST_RANK: Final = 99


class FigureAction(Action):
    """Something done by the figure whose turn it is. Creating one is enough: it joins the menus."""

    heroes: bool = False  # only for heroes
    rank: int = USUAL_RANK  # where it stands in a menu

    def __init__(self) -> None:
        super().__init__()
        for menu in [HERO_MENU] if self.heroes else [HERO_MENU, MONSTER_MENU]:
            menu.append(self)
            menu.sort(key=lambda verb: verb.rank)

    def bar(self, s: Descent, seat: int, word: Word) -> Reason | None:
        figure = acting(s)
        if figure < 0 and declares(s, seat):
            return NOT_DECLARED
        if figure < 0:
            return OTHER_CHOICE if in_its_turn(s, seat) else NOT_ACTING
        return self.unfit(s, figure) or self.barred(s, figure, word)

    def unfit(self, s: Descent, figure: int) -> Reason | None:
        """Why the figure can do nothing of this kind now."""
        return None

    def barred(self, s: Descent, figure: int, word: Word) -> Reason | None:
        """Why a figure that may act cannot do this in particular."""
        return None

    def plausible(self, s: Descent, figure: int) -> bool:
        """A quick check before its words are tried: if not, all of them are barred."""
        return True

    def open(self, s: Descent, seat: int, found: list[str]) -> None:
        figure = acting(s)
        if figure >= 0:
            self.open_to(s, figure, found)

    def open_to(self, s: Descent, figure: int, found: list[str]) -> None:
        """Add the options that are open to the figure whose turn it is."""
        if self.unfit(s, figure) is None:
            for word in self.within_reach(s, figure):
                if self.barred(s, figure, word) is None:
                    found.append(word.key)

    def within_reach(self, s: Descent, figure: int) -> list[Word]:
        """The words that could be open to a figure; all others are barred."""
        return self.words

    def word_for(self, s: Descent, what: str) -> Word:
        """Its word for a thing of the box."""
        return s.box.words[self.key(what)]


class MoveAction(FigureAction):
    """Something done for movement points (J-079)."""

    heroes: bool = True  # only for heroes (J-095): monsters do not take or carry anything (J-186, J-283)
    by_monkey: bool = False
    when_stunned: bool = False  # with the rules of 2005 a stunned hero only steps (J-417)
    town: int = 0  # -1: only in the dungeon, 1: only in town, 0: in both

    def unfit(self, s: Descent, figure: int) -> Reason | None:
        hero = figure < FIRST_MONSTER
        if self.heroes and not hero:
            return HEROES_ONLY
        if hero and s.monkey[figure] and not self.by_monkey:
            return MONKEY
        if hero and s.action == STUNNED and not s.faq() and not self.when_stunned:
            return STEPS_ONLY
        away = hero and s.in_town(figure)
        if self.town and away != (self.town > 0):
            return IN_TOWN if away else NOT_IN_TOWN
        if not away and not is_standing(s, figure):
            return PASSING
        return None

    def barred(self, s: Descent, figure: int, word: Word) -> Reason | None:
        return self.hindered(s, figure, word) or unpaid(s, figure, self.cost(s, figure, word))

    def hindered(self, s: Descent, figure: int, word: Word) -> Reason | None:
        """Why it cannot be done here, apart from its cost."""
        return None

    def least(self, s: Descent, figure: int) -> int:
        """The fewest movement points that it can cost; most actions always cost the same."""
        return 0

    def cost(self, s: Descent, figure: int, word: Word) -> int:
        """The movement points it costs."""
        return self.least(s, figure)

    def plausible(self, s: Descent, figure: int) -> bool:
        return s.points >= self.least(s, figure)

    def price(self, s: Descent, seat: int, word: Word) -> int:
        figure = acting(s)
        return self.cost(s, figure, word) if figure >= 0 else 0

    def args(self, s: Descent, seat: int, word: Word) -> dict[str, str | int]:
        return {"points": self.price(s, seat, word)}

    def do(self, s: Descent, seat: int, word: Word) -> None:
        figure = acting(s)
        s.points -= self.cost(s, figure, word)
        self.carry_out(s, figure, word)

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        """Do it, once it is paid."""
        raise NotImplementedError(type(self).__name__)


def unpaid(s: Descent, figure: int, cost: int) -> Reason | None:
    """Why a figure cannot spend these points; anything free stays possible (J-358)."""
    if cost == 0:
        return None
    if s.web[figure]:
        return WEBBED
    if s.place[figure] >= 0 and is_grappled(s, figure) and not immune(s, figure, GRAPPLE):
        return GRAPPLED
    return TOO_FEW if s.points < cost else None
