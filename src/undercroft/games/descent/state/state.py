"""The state of Descent: figures, floor, what heroes and the overlord have, the turn.

A figure is a slot: heroes first, then monsters. Lists about figures run parallel, and a freed slot is used
again. `serial` tells whether a frame still means the same figure.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.engine.flow import Frame
from undercroft.engine.windows import Interruptible
from undercroft.games.descent.cards.records import Hero
from undercroft.games.descent.cards.vocabulary import WINDOWS
from undercroft.games.descent.state.box import NO_BOX, Box, Kind
from undercroft.games.descent.state.options import RULES_2005
from undercroft.games.descent.state.pieces import Chest, Token

OVERLORD: Final = 0  # the seat, for any player (J-336)
MOST_HEROES: Final = 4
FIRST_MONSTER: Final = MOST_HEROES  # the slot
NOWHERE: Final = -1  # off the board: in town, or a free slot
NO_HERO: Final = -1
FREE: Final = -1  # kind of a free slot, and of heroes

# Orders of heroes (J-008).
NO_ORDER: Final = 0
AIM: Final = 1
DODGE: Final = 2
GUARD: Final = 3
REST: Final = 4
ORDERS: Final = ("none", "aim", "dodge", "guard", "rest")

# Actions of a hero's turn (J-049), and what stands for one.
NO_ACTION: Final = 0
RUN: Final = 1
BATTLE: Final = 2
ADVANCE: Final = 3
READY: Final = 4
STUNNED: Final = 5
SCAMPER: Final = 6
ACTIONS: Final = ("none", "run", "battle", "advance", "ready", "stunned", "scamper")

# Whether a hero has moved in a straight line: a direction from 1 to 9, or one of these.
NO_HEADING: Final = 0
BENT: Final = -1

# Decks whose order nobody knows.
HERO_DECK: Final = 0
SKILL_DECKS_AT: Final = 1  # fighting, subterfuge, wizardry
TREASURE_AT: Final = 3  # and the number of the colour: copper is deck 1
OVERLORD_DECK: Final = 7
CHEST_MARKERS_AT: Final = 8  # copper, silver, gold

PROMPTS: Final = tuple(["descent-ask-" + window.replace(" ", "-") for window in WINDOWS])


class Descent(Interruptible):
    """Everything on the table."""

    WINDOW_PROMPTS: ClassVar[tuple[str, ...]] = PROMPTS

    def __init__(self) -> None:
        super().__init__()
        self.box: Box = NO_BOX
        self.seats: int = 0
        self.options: int = 0
        # figures, by slot
        self.kind: list[int] = []
        self.place: list[int] = []  # placement of its base; NOWHERE
        self.health: list[int] = []  # wounds left
        self.burn: list[int] = []
        self.web: list[int] = []
        self.stun: list[int] = []
        self.poison: list[int] = []
        self.serial: list[int] = []
        self.done: list[int] = []  # monsters: activated this turn
        self.beside: list[int] = []  # began its turn next to an enemy's Aura and has not left since
        # the board
        self.taken: list[int] = []  # by space: 0, or slot + 1
        self.ground: tuple[int, ...] = ()
        self.closed: int = 0  # sets of doors, areas, glyphs, keys: one bit each
        self.placed: int = 0  # doors that stand
        self.revealed: int = 0
        self.glyphs: int = 0  # activated; none ever moves (J-275)
        self.keys: int = 0  # found
        self.met: int = 0  # encounter markers that were passed
        self.chests: list[Chest] = []
        self.loose: list[Token] = []
        self.mimics: dict[int, int] = {}  # by slot: colour * 10 + number of the chest
        self.goal: bool = False  # met, by an attack that is still going on
        self.familiars: list[int] = []  # by familiar: its space, NOWHERE
        self.carried: list[str] = []  # by familiar: what it carries, "" for nothing
        self.companions: list[int] = []  # by familiar: the hero it belongs to or who carries it, NO_HERO
        self._begin_heroes()
        self._begin_turn()

    def _begin_heroes(self) -> None:
        # heroes, by their slots
        self.heroes: list[str] = []
        self.skills: list[tuple[str, ...]] = []  # for good (J-014)
        self.worn: list[tuple[str, ...]] = []
        self.pack: list[tuple[str, ...]] = []
        self.exhausted: list[tuple[str, ...]] = []
        self.fatigue: list[int] = []
        self.coins: list[int] = []
        self.order: list[int] = []
        self.monkey: list[int] = []  # turns left
        self.training: list[int] = []  # three a hero
        self.boost: list[int] = []  # armor until the hero's next turn
        self.conquest: int = 0
        # the overlord
        self.threat: int = 0
        self.hand: tuple[str, ...] = ()
        self.powers: tuple[str, ...] = ()
        self.discard: tuple[str, ...] = ()
        self.decks: list[tuple[str, ...]] = []
        self.stock: dict[str, int] = {}  # of the shop
        self.tokens_left: tuple[int, ...] = ()  # training tokens by trait
        self.opened: int = 0  # colours of chests that were opened

    def _begin_turn(self) -> None:
        self.round: int = 0
        self.active: int = NO_HERO  # the hero whose turn it is
        self.acted: int = 0  # heroes whose turn token is red, one bit each (J-009)
        self.action: int = NO_ACTION
        self.declared: str = ""  # the same in words, with the choice of Ready
        self.points: int = 0
        self.attacks: int = 0  # left
        self.may_order: bool = False
        self.heading: int = NO_HEADING  # of the active hero's moves in this turn
        self.cut: bool = False  # the turn of the active hero is over
        self.used: tuple[str, ...] = ()  # what is used once in a turn
        self.seers: tuple[int, ...] = ()  # monsters that saw the active hero as his turn began
        self.spawned: bool = False
        self.activating: bool = False  # monsters are being activated
        self.powered: bool = False
        self.hero_sight: int = 0  # how far heroes see; 0: without limit
        self.over: bool = False
        self.winner: str = ""  # "heroes" or "overlord"
        self.reason: str = ""

    # -- seats and figures ------------------------------------------------------------------------

    def faq(self) -> bool:
        """Whether the later rulings hold (J-462)."""
        return not self.options & RULES_2005

    def has(self, option: int) -> bool:
        """Whether a table option differs from its default."""
        return self.options & option != 0

    def owner(self, figure: int) -> int:
        """The seat that plays a figure; a lone hero player has both heroes (J-002)."""
        if figure >= FIRST_MONSTER:
            return OVERLORD
        return 1 if self.seats == 2 else figure + 1

    def heroes_of(self, seat: int) -> range:
        """The heroes of a hero player (J-002)."""
        return range(len(self.heroes)) if self.seats == 2 else range(seat - 1, seat)

    def hero(self, number: int) -> Hero:
        """A hero's sheet."""
        return self.box.heroes[self.heroes[number]]

    def kind_at(self, figure: int) -> Kind:
        """What a monster is."""
        return self.box.kinds[self.kind[figure]]

    def base(self, figure: int) -> int:
        """The base of a figure."""
        return 0 if figure < FIRST_MONSTER else self.box.bases[self.kind[figure]]

    def spaces(self, figure: int) -> tuple[int, ...]:
        """The spaces that a figure covers; none if it is off the board."""
        place = self.place[figure]
        return self.box.shapes[self.kind[figure] + 1][place] if place >= 0 else ()

    def monsters(self) -> list[int]:
        """The slots of all monsters on the board."""
        return [slot for slot in range(FIRST_MONSTER, len(self.kind)) if self.kind[slot] >= 0]

    def figures(self) -> list[int]:
        """The slots of all figures on the board."""
        found = [slot for slot in range(len(self.heroes)) if self.place[slot] >= 0]
        return found + self.monsters()

    def enemies(self, figure: int) -> list[int]:
        """The enemies of a figure on the board."""
        if figure >= FIRST_MONSTER:
            return [slot for slot in range(len(self.heroes)) if self.place[slot] >= 0]
        return self.monsters()

    def in_town(self, hero: int) -> bool:
        """Whether a hero is in town."""
        return self.place[hero] < 0

    def is_red(self, hero: int) -> bool:
        """Whether a hero's turn of this round is over (J-031)."""
        return self.acted >> hero & 1 != 0

    def is_revealed(self, space: int) -> bool:
        """Whether a space belongs to a revealed area."""
        return self.revealed >> self.box.plan.area[space] & 1 != 0

    def hero_seats(self) -> list[int]:
        """The seats of the hero players, clockwise from the overlord."""
        return list(range(1, self.seats))

    # -- what the rest of the rules fills in (see course/wiring.py) -----------------------------------

    def act(self, seat: int, choice: str) -> None:
        """Carry out what a seat chose, by its verb."""
        raise NotImplementedError

    def start_acting(self, figure: int) -> None:
        """Let a figure do what it does in its turn or activation."""
        raise NotImplementedError

    def can_mimic(self, host: Frame[Any]) -> bool:
        """Whether the chest that is opened could stand beside its space."""
        raise NotImplementedError

    def mimic(self, host: Frame[Any]) -> None:
        """The chest that is opened fights."""
        raise NotImplementedError

    def attack_over(self) -> None:
        """All that an attack does is done."""
        raise NotImplementedError

    def slain(self, figure: int) -> None:
        """A monster has been killed but still has its slot."""
        raise NotImplementedError

    def come_in(self, hero: int) -> None:
        """A hero has entered the dungeon, and his familiars with him."""
        raise NotImplementedError

    def offered(self, hero: int, window: int) -> list[str]:
        """What a hero's cards offer him at a moment of his own turn."""
        raise NotImplementedError

    def use_own(self, hero: int, choice: str) -> None:
        """Use what one of a hero's cards offers in his own turn."""
        raise NotImplementedError

    def uses(self, figure: int) -> list[str]:
        """What a hero may use in his turn besides what everybody can do."""
        raise NotImplementedError

    def ability_of(self, hero: int, keyword: int) -> bool:
        """Whether a hero has a special ability all the time."""
        raise NotImplementedError

    def look_around(self) -> None:
        """Reveal what heroes see now (J-181)."""
        raise NotImplementedError

    def happens(self, event: str, about: str) -> None:
        """Something happened that may be a quest's trigger."""
        raise NotImplementedError

    # -- the API --------------------------------------------------------------------------------------

    def result(self) -> dict[str, Any] | None:
        if not self.winner:
            return None
        won = self.winner == "heroes"
        winners = self.hero_seats() if won else [OVERLORD]
        scores = {str(seat): self.conquest if seat else int(not won) for seat in range(self.seats)}
        return {"winners": winners, "scores": scores, "reason": self.reason, "round": self.round}

    def copy_into(self, twin: Descent) -> None:
        """Give a fresh state everything this one holds."""
        self.copy_flow_into(twin)
        self._copy_figures(twin)
        self._copy_heroes(twin)
        self._copy_turn(twin)

    def _copy_figures(self, twin: Descent) -> None:
        twin.box = self.box
        twin.seats = self.seats
        twin.options = self.options
        twin.kind = self.kind[:]
        twin.place = self.place[:]
        twin.health = self.health[:]
        twin.burn = self.burn[:]
        twin.web = self.web[:]
        twin.stun = self.stun[:]
        twin.poison = self.poison[:]
        twin.serial = self.serial[:]
        twin.done = self.done[:]
        twin.beside = self.beside[:]
        twin.taken = self.taken[:]
        twin.ground = self.ground
        twin.closed = self.closed
        twin.placed = self.placed
        twin.revealed = self.revealed
        twin.glyphs = self.glyphs
        twin.keys = self.keys
        twin.met = self.met
        twin.chests = self.chests[:]
        twin.loose = self.loose[:]
        if self.mimics:
            twin.mimics = self.mimics.copy()
        twin.goal = self.goal
        twin.familiars = self.familiars[:]
        twin.carried = self.carried[:]
        twin.companions = self.companions[:]

    def _copy_heroes(self, twin: Descent) -> None:
        twin.heroes = self.heroes[:]
        twin.skills = self.skills[:]
        twin.worn = self.worn[:]
        twin.pack = self.pack[:]
        twin.exhausted = self.exhausted[:]
        twin.fatigue = self.fatigue[:]
        twin.coins = self.coins[:]
        twin.order = self.order[:]
        twin.monkey = self.monkey[:]
        twin.training = self.training[:]
        twin.boost = self.boost[:]
        twin.conquest = self.conquest
        twin.threat = self.threat
        twin.hand = self.hand
        twin.powers = self.powers
        twin.discard = self.discard
        twin.decks = self.decks[:]
        twin.stock = self.stock.copy()
        twin.tokens_left = self.tokens_left
        twin.opened = self.opened

    def _copy_turn(self, twin: Descent) -> None:
        twin.round = self.round
        twin.active = self.active
        twin.acted = self.acted
        twin.action = self.action
        twin.declared = self.declared
        twin.points = self.points
        twin.attacks = self.attacks
        twin.may_order = self.may_order
        twin.heading = self.heading
        twin.cut = self.cut
        twin.used = self.used
        twin.seers = self.seers
        twin.spawned = self.spawned
        twin.activating = self.activating
        twin.powered = self.powered
        twin.hero_sight = self.hero_sight
        twin.over = self.over
        twin.winner = self.winner
        twin.reason = self.reason
