"""Rule flow as data: a stack of frames, one small method per rule step.

A Frame is a rule procedure in progress. STEPS lists its methods in rulebook order; `at` is the next one.
A step is straight-line code up to the point where it needs somebody else: then it asks, rolls, opens a
window or pushes a frame, and ends. The answer lands in a field of the frame, and the next step reads it.
There are no callbacks and no generators, so copy, save, load and undo are copies of plain data.

Every class used in a state can be constructed without arguments; its attributes are its data.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from undercroft.engine.dice import Stream

CHANCE: Final = -1
PASS: Final = "pass"
ENDED: Final = -1
MOST_STEPS: Final = 100_000  # between two choices; only an invented position can need more

Args = dict[str, str | int]


class Illegal(ValueError):
    """The option is not open to that seat now; nothing was changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Plain data that never changes after it is made, so copies of a state may share it."""


class Ask(Value):
    """Seat `seat` must choose one of `options`; the answer lands in field `into` of the top frame.

    Asks made `together` are answered in any order, and no answer lands before all are in.
    Options that are `asides` are carried out at once and leave the choice open; an ask that offers
    nothing else (`idle`) holds nobody up. Idle asks come after the others.
    CHANCE's options may repeat: an option listed twice is twice as likely.
    """

    def __init__(
        self,
        seat: int = CHANCE,
        prompt: str = "",
        options: tuple[str, ...] = (),
        into: str = "",
        together: bool = False,
        asides: tuple[str, ...] = (),
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.into = into
        self.together = together
        self.asides = asides

    def idle(self) -> bool:
        """Whether the game continues without an answer."""
        return len(self.asides) == len(self.options)

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, prompt={self.prompt!r}, options={self.options})"


class Event(Value):
    """Something that happened; `audience` is the seat that may know it, or None for everybody."""

    def __init__(self, id: str, args: Args, audience: int | None = None) -> None:
        self.id = id
        self.args = args
        self.audience = audience

    def __repr__(self) -> str:
        return f"Event({self.id!r}, {self.args}, audience={self.audience})"


Listener = Callable[[Event], None]
S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A rule procedure in progress."""

    STEPS: ClassVar[tuple[str, ...]] = ()
    at: int = 0  # the next step; a class attribute, so it starts at 0 without an __init__

    def stands(self, s: S) -> bool:
        """False once the frame has lost its purpose (the attacker died, the level is cleared)."""
        return True

    def goto(self, step: str) -> None:
        """Continue with `step`."""
        try:
            self.at = PLACES[type(self)][step]
        except KeyError:
            self.at = places(type(self))[step]

    def end(self) -> None:
        """Nothing is left to do in this frame (to remove it at once, before a push, use `State.back`)."""
        self.at = ENDED

    def aside(self, s: S, seat: int, option: str) -> None:
        """Carry out an aside of `seat` while this frame waits for an answer."""
        raise NotImplementedError(type(self).__name__)

    def still_aside(self, s: S, ask: Ask, option: str) -> tuple[str, ...]:
        """The asides that a seat still has after choosing `option`."""
        return ask.asides

    def copy(self) -> Frame[S]:
        """An independent frame with the same data (the engine copies `at`)."""
        raise NotImplementedError(type(self).__name__)


Step = Callable[[Any, Any], None]
PLACES: Final[dict[type[Frame[Any]], dict[str, int]]] = {}  # filled on first use
PROGRAMS: Final[dict[type[Frame[Any]], list[Step | None]]] = {}  # filled on first use


def places(kind: type[Frame[Any]]) -> dict[str, int]:
    """The index of each step of a frame class, looked up once."""
    PLACES[kind] = {step: at for at, step in enumerate(kind.STEPS)}
    return PLACES[kind]


def program(kind: type[Frame[Any]]) -> list[Step | None]:
    """The steps of a frame class as functions, looked up once; None after the last step, and at ENDED."""
    PROGRAMS[kind] = [getattr(kind, step) for step in kind.STEPS] + [None]
    return PROGRAMS[kind]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Stream):
    """The whole state of a game as plain data. Games subclass it and add their own fields."""

    def __init__(self) -> None:
        super().__init__()
        self.agenda: list[Frame[Any]] = []
        self.pending: list[Ask] = []
        self.answers: dict[int, str] = {}  # given to asks made together, hidden until all are in
        self.explicit: bool = False  # CHANCE is answered from outside
        self.always_pause: bool = False  # windows also ask seats that can only pass
        self.listener: Listener | None = None  # not part of the data

    # -- the API -------------------------------------------------------------------------------

    def asks(self) -> list[Ask]:
        """Every choice that is open now; none when the game is over."""
        return self.pending[:]

    def waits_for(self, seat: int) -> bool:
        """Whether the game waits for this seat's choice."""
        for ask in self.pending:
            if ask.seat == seat and not ask.idle():
                return True
        return False

    def apply(self, seat: int, option: str) -> None:
        """Let `seat` choose `option` and run the rules up to the next choice."""
        for ask in self.pending:
            if ask.seat == seat:
                if option not in ask.options:
                    raise Illegal(f"seat {seat} cannot choose {option!r} now")
                if option in ask.asides:
                    self.agenda[-1].aside(self, seat, option)
                else:
                    self.answer(ask, option)
                    self.run()
                return
        raise Illegal(f"seat {seat} has nothing to choose now")

    def copy(self) -> State:
        """An independent state with the same data (without the listener)."""
        raise NotImplementedError(type(self).__name__)

    def result(self) -> dict[str, Any] | None:
        """None while the game runs, then winners, scores and reason."""
        raise NotImplementedError(type(self).__name__)

    # -- verbs for rule steps --------------------------------------------------------------------

    def ask(self, seat: int, prompt: str, options: tuple[str, ...], into: str) -> None:
        """Ask one seat; the answer lands in `into` of the top frame."""
        assert not self.pending, "a step asks once; several seats are asked together"
        self.pending.append(Ask(seat, prompt, options, into))

    def ask_together(
        self,
        prompt: str,
        options: dict[int, tuple[str, ...]],
        into: str,
        asides: dict[int, tuple[str, ...]] | None = None,
    ) -> None:
        """Ask several seats at once; a dict of all answers lands in `into` when the last one is in."""
        for seat, choices in options.items():
            extra = asides.get(seat, ()) if asides else ()
            self.pending.append(Ask(seat, prompt, choices + extra, into, True, extra))

    def offer(self, seat: int, prompt: str, asides: tuple[str, ...]) -> None:
        """Offer asides to a seat that need not choose."""
        self.pending.append(Ask(seat, prompt, asides, "", True, asides))

    def withdraw(self, seat: int, aside: str) -> None:
        """Withdraw an aside from a seat."""
        for index, ask in enumerate(self.pending):
            if ask.seat == seat:
                options = tuple([option for option in ask.options if option != aside])
                asides = tuple([option for option in ask.asides if option != aside])
                self.pending[index] = Ask(seat, ask.prompt, options, ask.into, ask.together, asides)
                if not options:
                    self.pending.pop(index)
                return

    def chance(self, options: tuple[str, ...], into: str) -> None:
        """Let CHANCE choose."""
        self.pending.append(Ask(CHANCE, "chance", options, into))

    def push(self, frame: Frame[Any]) -> None:
        """Start a procedure; the one below resumes when it is done."""
        self.agenda.append(frame)

    def back(self) -> None:
        """The top frame is done: resume the one below."""
        self.agenda.pop()

    def deliver(self, into: str, result: Any) -> None:
        """The top frame is done: its result lands in `into` of the one below."""
        self.agenda.pop()
        setattr(self.agenda[-1], into, result)

    def replace(self, frame: Frame[Any]) -> None:
        """Start a procedure in place of the top frame, which has nothing left to do."""
        self.agenda[-1] = frame

    def roll(self, count: int, into: str, sides: int = 6) -> bool:
        """Throw dice; a list of the faces lands in `into` of the top frame.

        True if they have landed already, False if CHANCE must throw them first.
        """
        if self.explicit and count:
            self.push(Roll(count, into, sides))
            return False
        # the same draws without the detour through CHANCE: no choice is made more often than a roll
        setattr(self.agenda[-1], into, [self.draw(sides) + 1 for _ in range(count)])
        return True

    def finish(self) -> None:
        """The game is over: nothing is left to do."""
        self.agenda.clear()

    def tell(self, id: str, args: Args, audience: int | None = None) -> None:
        """Report an event. A game's `events.py` calls this, and builds no arguments without a listener."""
        if self.listener is not None:
            self.listener(Event(id, args, audience))

    # -- the driver -----------------------------------------------------------------------------------

    def run(self) -> None:
        """Run rules until someone must choose or the game is over."""
        agenda = self.agenda
        pending = self.pending
        running: type[Frame[Any]] | None = None
        steps: list[Step | None] = []
        for _step in range(MOST_STEPS):  # compiled, a plain _ would be an object
            if not agenda:
                return
            if pending:
                ask = pending[0]
                if ask.seat != CHANCE or self.explicit:
                    return
                self.answer(ask, ask.options[self.draw(len(ask.options))])
            frame = agenda[-1]
            if type(frame) is not running:
                running = type(frame)
                steps = PROGRAMS.get(running) or program(running)
            at = frame.at
            step = steps[at]
            if step is None or not frame.stands(self):
                agenda.pop()
            else:
                frame.at = at + 1
                step(frame, self)
        raise RuntimeError("the rules come to no end: this is not a position of a game")

    def answer(self, ask: Ask, option: str) -> None:
        """Store an answer in its frame; answers to asks made together wait for the last one."""
        pending = self.pending
        if ask.together:
            pending.remove(ask)
            self.answers[ask.seat] = option
            if ask.asides:
                asides = self.agenda[-1].still_aside(self, ask, option)
                if asides:
                    self.offer(ask.seat, ask.prompt, asides)
            if pending and not pending[0].idle():
                return
            setattr(self.agenda[-1], ask.into, self.answers)
            self.answers = {}
        else:
            setattr(self.agenda[-1], ask.into, option)
        pending.clear()

    def asks_again(self, state: State) -> bool:
        """Run the step that asked once more, on a copy of a state in which hidden things were dealt again.

        True if this asks the same seats the same things at the same point.
        """
        self.pending.clear()
        self.agenda[-1].at -= 1
        self.explicit = True
        self.run()
        self.explicit = state.explicit
        if len(self.agenda) != len(state.agenda) or self.agenda[-1].at != state.agenda[-1].at:
            return False
        asked = [(ask.seat, ask.prompt) for ask in state.pending]
        return [(ask.seat, ask.prompt) for ask in self.pending] == asked

    def copy_flow_into(self, other: State) -> None:
        """Copy the agenda, asks and dice into a fresh state: the engine's part of `copy`."""
        agenda = other.agenda
        for frame in self.agenda:
            twin = frame.copy()
            twin.at = frame.at
            agenda.append(twin)
        other.pending = self.pending[:]
        if self.answers:
            other.answers = self.answers.copy()
        other.key = self.key
        other.spot = self.spot
        other.block = self.block
        other.explicit = self.explicit
        other.always_pause = self.always_pause


DICE: Final[dict[int, tuple[str, ...]]] = {}  # faces by number of sides, filled on first use


class Roll(Frame[State]):
    """Throw dice one after another: each is a choice of CHANCE."""

    STEPS: ClassVar[tuple[str, ...]] = ("throw", "land")

    def __init__(self, count: int = 0, into: str = "", sides: int = 6) -> None:
        self.count = count
        self.into = into
        self.sides = sides
        self.faces: list[int] = []
        self.face: str = ""

    def throw(self, s: State) -> None:
        if self.sides not in DICE:
            DICE[self.sides] = tuple([str(face) for face in range(1, self.sides + 1)])
        s.chance(DICE[self.sides], "face")

    def land(self, s: State) -> None:
        self.faces.append(int(self.face))
        if len(self.faces) < self.count:
            self.goto("throw")
        else:
            s.deliver(self.into, self.faces)

    def copy(self) -> Roll:
        twin = Roll(self.count, self.into, self.sides)
        twin.faces = self.faces[:]
        twin.face = self.face
        return twin
