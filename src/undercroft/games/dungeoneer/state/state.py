"""The state of Dungeoneer: what each seat has, the map, the decks, the turn."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.engine.flow import CHANCE, Ask
from undercroft.engine.phrases import ordered
from undercroft.engine.windows import Interruptible
from undercroft.engine.zones import Pile
from undercroft.games.dungeoneer.cards.records import Hero, Location
from undercroft.games.dungeoneer.cards.vocabulary import WINDOWS
from undercroft.games.dungeoneer.state.box import NO_BOX, Box
from undercroft.games.dungeoneer.state.pieces import Beast, Boost, Contest, Door, Escort, Item, Laid

LEFT: Final = [  # by number of seats and bits of those that are out: the others, from each seat on
    [[[i % n for i in range(a, a + n) if not out >> i % n & 1] for a in range(n)] for out in range(1 << n)]
    for n in range(5)
]
SETUP_PHASE: Final = 0
RESET_PHASE: Final = 1
VILLAINY_PHASE: Final = 2
LOCATIONS_PHASE: Final = 3
HEROICS_PHASE: Final = 4
DISCARD_PHASE: Final = 5
PHASES: Final = ordered(
    {
        "setup": SETUP_PHASE,
        "reset": RESET_PHASE,
        "villainy": VILLAINY_PHASE,
        "locations": LOCATIONS_PHASE,
        "heroics": HEROICS_PHASE,
        "discard": DISCARD_PHASE,
    }
)
MOST_SEATS: Final = 4
LORD: Final = CHANCE  # who plays the peril cards of a solo game: chance (DQ-56)
WIN_QUESTS: Final = 3
HAND_SIZE: Final = 5
PACK_SIZE: Final = 3
SAVED_AP: Final = 1  # for the turns of others (D-171)
REWARD_PERIL: Final = 1  # for a wound that a monster deals (D-211)
AP_LIMIT: Final = 3  # D-292
PROMPTS: Final = tuple(["dungeoneer-ask-" + window.replace(" ", "-") for window in WINDOWS])


class Dungeoneer(Interruptible):
    """Everything on the table."""

    WINDOW_PROMPTS: ClassVar[tuple[str, ...]] = PROMPTS

    def __init__(self) -> None:
        super().__init__()
        self.box: Box = NO_BOX  # the cards played with; snapshots name its sets
        self.seats: int = 0
        self.options: int = 0  # table options, one bit each
        self.ask_single: bool = False  # ask even if there is only one answer: for scenes
        self.heroes: list[str] = []  # by seat, like everything that follows
        self.level: list[int] = []
        self.health: list[int] = []
        self.glory: list[int] = []  # D-325
        self.peril: list[int] = []
        self.ap: list[int] = []
        self.spare: list[int] = []  # AP from lying down, for anything but moving (D-294)
        self.place: list[int] = []  # the location of the hero, -1 for a player who is out
        self.getting_up: list[int] = []  # the threat besides the AP (D-232): stat and value in one number
        self.hands: list[tuple[str, ...]] = []
        self.items: list[tuple[Item, ...]] = []
        self.packs: list[tuple[Beast, ...]] = []
        self.quests: list[tuple[str, ...]] = []  # open personal quests
        self.done: list[tuple[str, ...]] = []
        self.defeats: list[int] = []  # how often the player's hero was defeated
        self.out: int = 0  # sets of seats, one bit each
        self.fallen: int = 0
        self.saved: int = 0
        self.kept: int = 0  # has saved an AP since its last turn, spent or not (D-296)
        self.attacked: int = 0  # has started an attack this turn
        # the map: a cell for each location, -1 if it is not laid; cells are x + 64 * y
        self.cells: list[int] = []
        self.grid: dict[int, int] = {}
        self.turned: int = 0
        self.doors: list[Door] = []
        self.laid: list[Laid] = []
        self.deck: Pile = Pile()  # decks: adventure cards, in a solo game the glory cards
        self.discard: list[str] = []
        self.lord_deck: Pile = Pile()  # the peril cards, where decks are split
        self.lord_discard: list[str] = []
        self.map_deck: Pile = Pile()
        self.quest_deck: Pile = Pile()
        self.hero_deck: list[str] = []
        self.dealt: list[tuple[str, ...]] = []  # locations dealt out (no white spots)
        self.common: tuple[str, ...] = ()  # open to all
        self.escorts: list[Escort] = []
        self.hurt: dict[str, int] = {}  # wounds of quest monsters
        self.standing: list[str] = []  # banes of a solo game that wait for their monster or trap
        self.active: int = 0  # the turn
        self.round: int = 1
        self.phase: int = 0
        self.visited: int = 0  # locations that are not new for the active hero, one bit each
        self.moved: bool = False
        self.reserved: int = 0  # AP of the active hero reserved for a step in progress (DQ-60)
        self.tried: list[str] = []  # quests attempted this turn
        self.found: list[str] = []  # searches that succeeded this turn
        self.used: list[str] = []  # once-per-turn effects used this turn
        self.boosts: list[Boost] = []
        self.phase_over: bool = False  # a quest was completed: on to discard and draw
        self.halted: bool = False  # the turn was cut short, or the game is over
        self.last_blow: Contest = Contest()  # of the hero who defeated the active one, if any
        self.reviving: int = 0  # seats that choose a new hero, one bit each
        self.winners: list[int] = []
        self.reason: str = ""
        self._blank_middle()

    def _blank_middle(self) -> None:
        """Fields for what only some sets have, and for combined sets."""
        self.event: str = ""  # the event card in the middle of the table
        self.tokens: int = 0  # on it, at first none (D-355)
        self.under: list[tuple[str, ...]] = []  # by seat: hero cards of lower grades (D-268)
        self.stage: int = 0  # the grade of the decks in play, where sets are combined (D-266)
        self.climbs: bool = False  # from grade to grade, and quests count as points (D-357)
        self.split: bool = False  # glory and peril cards have decks of their own

    # -- asking ----------------------------------------------------------------------------------

    def ask(self, seat: int, prompt: str, options: tuple[str, ...], into: str) -> None:
        """Ask one seat; carried escorts may be dropped at any moment, as an aside (D-160)."""
        if self.halted:
            return
        assert not self.pending, "a step asks once"
        if not self.escorts:
            self.pending.append(Ask(seat, prompt, options, into))
            return
        drops: dict[int, tuple[str, ...]] = {seat: ()}
        for escort in self.escorts:
            if escort.carrier >= 0:
                drops[escort.carrier] = (*drops.get(escort.carrier, ()), self.box.drop_keys[escort.quest])
        for carrier, keys in drops.items():
            if carrier == seat:
                self.pending.append(Ask(seat, prompt, options + keys, into, False, keys))
            else:  # once, however many escorts are carried
                self.pending.append(Ask(carrier, "dungeoneer-ask-drop", keys, "", True, keys))

    def choose(self, seat: int, prompt: str, options: tuple[str, ...], into: str) -> None:
        """Ask a seat that has more than one option; a solo game's Dungeonlord chooses by chance."""
        if len(options) == 1 and not self.ask_single:
            setattr(self.agenda[-1], into, options[0])
        elif seat == LORD:
            self.chance(options, into)
        else:
            self.ask(seat, prompt, options, into)

    # -- seats: small queries by name; code that runs at every choice writes them out for speed -------------

    def has(self, option: int) -> bool:
        """Whether a table option is on."""
        return self.options & option != 0

    def solo(self) -> bool:
        """Whether one player plays alone."""
        return self.seats == 1

    def is_out(self, seat: int) -> bool:
        """Whether a player is out of the game."""
        return self.out >> seat & 1 != 0

    def is_fallen(self, seat: int) -> bool:
        """Whether a hero lies on the ground."""
        return self.fallen >> seat & 1 != 0

    def living(self) -> list[int]:
        """The seats still in the game, clockwise from the active player."""
        return LEFT[self.seats][self.out][self.active][:]

    def left_of(self, seat: int) -> int:
        """The next player to the left who is still in the game; in a solo game chance."""
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if not self.out >> other & 1:
                return other
        return LORD if self.seats == 1 else seat

    def here(self, seat: int) -> Location:
        """The location of a hero."""
        return self.box.locations[self.place[seat]]

    def heroes_at(self, place: int) -> list[int]:
        """The heroes in a location, clockwise from the active player's left, the active one last (DQ-13)."""
        order = LEFT[self.seats][self.out][(self.active + 1) % self.seats]
        return [seat for seat in order if self.place[seat] == place]

    def points(self, seat: int) -> int:
        """Completed quests; in a climb a heroic one counts 1, an epic one 2, a legendary one 3 (D-274)."""
        if not self.climbs:
            return len(self.done[seat])
        return sum([self.box.quests[quest].grade + 1 for quest in self.done[seat]])

    def hero(self, seat: int) -> Hero:
        """The hero card of a seat."""
        return self.box.heroes[self.heroes[seat]]

    # -- what the rest of the rules fills in (see course/wiring.py) ----------------------------------------

    def act(self, seat: int, choice: str) -> None:
        """Carry out what a seat chose from a menu, by its verb."""
        raise NotImplementedError

    def fire(self, trigger: int, seat: int, contest: Contest) -> None:
        """Something happened to a hero: start the effects with this trigger."""
        raise NotImplementedError

    def fire_defeated(self, number: int) -> None:
        """A monster of the current battle is defeated: start the effects triggered by that."""
        raise NotImplementedError

    def wander(self, seat: int) -> None:
        """A solo hero may meet something here (D-306)."""
        raise NotImplementedError

    def refresh_common(self) -> None:
        """Open as many common quests as there should be."""
        raise NotImplementedError

    def lurk(self, seat: int, place: int) -> None:
        """A hero has entered a location where something may wait (D-218, D-257)."""
        raise NotImplementedError

    def levels_changed(self) -> None:
        """In a climb, a hero's level has changed."""
        raise NotImplementedError

    def rise_again(self, seat: int) -> None:
        """The player of a defeated hero chooses a new one (D-281)."""
        raise NotImplementedError

    # -- the API ----------------------------------------------------------------------------------------

    def result(self) -> dict[str, Any] | None:
        if not self.reason:
            return None
        return {
            "winners": self.winners[:],
            "scores": {str(seat): self.points(seat) for seat in range(self.seats)},
            "reason": self.reason,
            "round": self.round,
        }

    def copy_into(self, twin: Dungeoneer) -> None:
        """Give a fresh state everything this one holds."""
        self.copy_flow_into(twin)
        self._copy_seats(twin)
        self._copy_map(twin)
        self._copy_turn(twin)

    def _copy_seats(self, twin: Dungeoneer) -> None:
        twin.box = self.box
        twin.seats = self.seats
        twin.options = self.options
        twin.ask_single = self.ask_single
        twin.heroes = self.heroes[:]
        twin.level = self.level[:]
        twin.health = self.health[:]
        twin.glory = self.glory[:]
        twin.peril = self.peril[:]
        twin.ap = self.ap[:]
        twin.spare = self.spare[:]
        twin.place = self.place[:]
        twin.getting_up = self.getting_up[:]
        twin.hands = self.hands[:]
        twin.items = self.items[:]
        twin.packs = self.packs[:]
        twin.quests = self.quests[:]
        twin.done = self.done[:]
        twin.defeats = self.defeats[:]
        twin.out = self.out
        twin.fallen = self.fallen
        twin.saved = self.saved
        twin.kept = self.kept
        twin.attacked = self.attacked

    def _copy_map(self, twin: Dungeoneer) -> None:
        twin.cells = self.cells[:]
        twin.grid = self.grid.copy()
        twin.turned = self.turned
        twin.doors = self.doors[:]
        twin.laid = self.laid[:]
        twin.deck = self.deck.copy()
        twin.discard = self.discard[:]
        twin.event = self.event
        twin.tokens = self.tokens
        twin.under = self.under[:]
        twin.stage = self.stage
        twin.climbs = self.climbs
        twin.split = self.split
        if self.split:
            twin.lord_deck = self.lord_deck.copy()
            twin.lord_discard = self.lord_discard[:]
        twin.map_deck = self.map_deck.copy()
        twin.quest_deck = self.quest_deck.copy()
        twin.hero_deck = self.hero_deck[:]
        twin.dealt = self.dealt[:]
        twin.common = self.common
        twin.escorts = self.escorts[:]
        twin.hurt = self.hurt.copy()
        twin.standing = self.standing[:]

    def _copy_turn(self, twin: Dungeoneer) -> None:
        twin.active = self.active
        twin.round = self.round
        twin.phase = self.phase
        twin.visited = self.visited
        twin.moved = self.moved
        twin.reserved = self.reserved
        twin.tried = self.tried[:]
        twin.found = self.found[:]
        twin.used = self.used[:]
        twin.boosts = self.boosts[:]
        twin.phase_over = self.phase_over
        twin.halted = self.halted
        twin.last_blow = self.last_blow
        twin.reviving = self.reviving
        twin.winners = self.winners[:]
        twin.reason = self.reason
