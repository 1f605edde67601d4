"""The API of a game: what every game offers, and the only part that other code may use."""

from __future__ import annotations

import logging
import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Literal, TypeVar

from undercroft.engine import snapshot
from undercroft.engine.content import ContentError
from undercroft.engine.dice import KEY, MOST_DRAWN, key_of
from undercroft.engine.flow import Ask, Listener, State
from undercroft.engine.messages import Description, Message, Refusal, literal
from undercroft.engine.options import (
    PACK,
    BadRequest,
    Crowd,
    Excluded,
    Limit,
    Options,
    OtherCards,
    PackSwitch,
    Selection,
    Switch,
)
from undercroft.engine.packs import Pack, installed
from undercroft.engine.parts import Parts
from undercroft.engine.rules import RuleBook
from undercroft.engine.scenes import BadScene, parsed, read_scene
from undercroft.engine.stops import Moment
from undercroft.engine.verbs import Reason, Word

__all__ = [
    "PACK",
    "BadRequest",
    "BadScene",
    "Chance",
    "Excluded",
    "Game",
    "Options",
    "OtherCards",
    "Selection",
    "Switch",
    "read_scene",
]

S = TypeVar("S", bound=State)
T = TypeVar("T")
Chance = Literal["auto", "explicit"]
log = logging.getLogger("undercroft")


class Game(ABC, Generic[S]):
    """A game that can be played, watched, explained, saved and searched."""

    id: ClassVar[str]
    package: ClassVar[str]
    rules_version: ClassVar[str]  # a whole number; it grows whenever a record could play differently
    seats: ClassVar[range]
    table_options: ClassVar[tuple[Selection | Switch, ...]] = ()
    table_limits: ClassVar[tuple[Limit, ...]] = ()  # which of them do not go together
    table_crowds: ClassVar[tuple[Crowd, ...]] = ()  # and how many players some are for
    has_notes: ClassVar[bool] = False  # whether it has a note pad
    has_chances: ClassVar[bool] = False  # whether its survey gives the chances of options, in words
    has_pauses: ClassVar[bool] = False  # whether seats may interrupt each other (`moment`)
    takes_back: ClassVar[bool] = True  # whether players can take any choice back
    headings: ClassVar[frozenset[str]] = frozenset()  # events that only announce something and change nothing
    together: ClassVar[frozenset[str]] = frozenset()  # events shown as one moment when they follow each other
    variant_option: ClassVar[str] = ""  # the table option whose values are the game's variants, if any
    state_class: type[S]
    classes: ClassVar[tuple[type, ...]]  # frames and entities that snapshots of this game hold
    renames: ClassVar[dict[str, str]] = {}  # names in snapshots of older rules (see snapshot.Renewal)

    # -- a new game ---------------------------------------------------------------------------

    def new(
        self,
        seats: int | None = None,
        seed: int = 0,
        options: Options | None = None,
        chance: Chance = "auto",
        listener: Listener | None = None,
        key: str | None = None,
    ) -> S:
        """A new game, run to its first choice. Its dice follow from the key, or from the seed."""
        seats = self.default_seats() if seats is None else seats
        if seats not in self.seats:
            raise BadRequest(f"{self.id} has {self.seat_words()}, not {seats}")
        self.check_seed(seed)
        checked = self.check_options(options or {})
        self.check_limits(seats, checked)
        state = self.set_up(seats, checked)
        state.rekey(key_of(seed) if key is None else key)
        state.explicit, state.listener = chance == "explicit", listener
        state.run()
        return state

    def check_seed(self, seed: object) -> None:
        """Refuse anything that is not a seed."""
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**63:
            raise BadRequest(f"seed {seed!r}: must be a whole number from 0 to 2^63 - 1")

    def check_options(self, given: Options) -> Options:
        """All table options, with the given values filled in; BadRequest if one is wrong."""
        known: dict[str, Selection | Switch] = {option.id: option for option in self.offered()}
        for id in given:
            if id not in known and id.startswith(PACK):
                raise BadRequest(self.missing_pack(id.removeprefix(PACK)))
            if id not in known:
                raise BadRequest(f"{self.id} has no option {id!r}; it has {', '.join(known) or 'none'}")
        chosen = {id: option.parse(given.get(id, option.json()["default"])) for id, option in known.items()}
        return {id: value for id, value in chosen.items() if value or not id.startswith(PACK)}

    def read_pack(self, pack: Pack) -> str:
        """What is in a content pack, in a few words; ContentError or BadRequest if it cannot be used."""
        raise BadRequest(f"{self.id} takes no content packs")

    def missing_pack(self, id: str) -> str:
        """Why a content pack cannot be used: it is not here, or something is wrong with it."""
        pack = installed().get(id)
        fault = self.fault(pack) if pack is not None and pack.game == self.id else ""
        return fault or f"the content pack {id[:40]!r} is not here"

    def fault(self, pack: Pack) -> str:
        """What is wrong with a content pack of this game, or "" if it can be used. Each pack is read once."""
        if pack.fault is None:
            try:
                self.read_pack(pack)
                pack.fault = ""
            except (ContentError, BadRequest) as error:
                pack.fault = str(error)
                log.warning("a content pack is passed over: %s", error)
        return pack.fault

    def pack_messages(self, pack: Pack) -> list[str]:
        """The ids of all messages about the contents of a content pack."""
        return []

    def pack_faces(self, pack: Pack) -> dict[str, Any]:
        """JSON-ready: what is printed on the cards of a content pack, for a client that draws them."""
        return {}

    def offered(self) -> list[Selection | Switch]:
        """The table options, including a switch for every content pack of this game."""
        packs = [pack for pack in installed().values() if pack.game == self.id and not self.fault(pack)]
        return [*self.table_options, *map(PackSwitch, packs)]

    def check_limits(self, seats: int, options: Options) -> None:
        """Refuse table options that do not go together."""
        for limit in self.table_limits:
            if not limit.allows(seats, options):
                raise Excluded(limit.text(), Refusal(limit.rule, limit.words(self.id)))

    def options_schema(self) -> dict[str, Any]:
        """What a lobby can offer."""
        options = [option.json() for option in self.offered()]
        return {
            "game": self.id,
            "seats": {"min": self.seats[0], "max": self.seats[-1], "default": self.default_seats()},
            "variants": [v for each in options if each["id"] == self.variant_option for v in each["values"]],
            "options": options,
            "limits": [limit.json(self.id) for limit in self.table_limits],
            "crowds": [crowd.json(self.id) for crowd in self.table_crowds],
        }

    def title(self, options: Options) -> str:
        """The message with the name of the game, which may depend on the options."""
        return f"{self.id}-name"

    def default_seats(self) -> int:
        """The default number of seats."""
        return self.seats[0]

    def seat_words(self) -> str:
        """How many seats the game has, worded for an error."""
        low, high = self.seats[0], self.seats[-1]
        return f"{low} seat{'s' if low > 1 else ''}" if low == high else f"{low} to {high} seats"

    @abstractmethod
    def set_up(self, seats: int, options: Options) -> S:
        """A state with its first frame pushed, not run yet."""

    def scene(
        self, spec: dict[str, Any] | str, chance: Chance = "auto", listener: Listener | None = None
    ) -> S:
        """A state from a readable description, run to its first choice; BadScene if it makes no sense.

        The description is a dict, or TOML: then errors name line and column.
        """
        try:
            state = self.set_scene(parsed(spec) if isinstance(spec, str) else spec)
        except BadScene as error:
            raise error.in_text(spec) if isinstance(spec, str) and error.entry else error from None
        state.explicit, state.listener = chance == "explicit", listener
        state.run()
        return state

    @abstractmethod
    def set_scene(self, spec: dict[str, Any]) -> S:
        """The state that a scene describes, not run yet."""

    def seats_at(self, state: S) -> int:
        """The number of players at this table."""
        return self.seats[0]

    def options_at(self, state: S) -> Options:
        """The table options that this position is played with (by default none)."""
        return self.check_options({})

    # -- what a seat may know -----------------------------------------------------------------

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """JSON-ready: everything this seat (None: a spectator) may know."""
        if seat is not None and seat not in range(self.seats_at(state)):
            raise BadRequest(f"there is no seat {seat} at this table")
        parts = Parts()
        return {**self.public(state, parts), **({} if seat is None else self.private(state, seat, parts))}

    @abstractmethod
    def public(self, state: S, parts: Parts) -> dict[str, Any]:
        """What everybody may know; `parts` keeps what stays the same until the next view of this table."""

    def private(self, state: S, seat: int, parts: Parts) -> dict[str, Any]:
        """The entries of the view that differ for one seat."""
        return {}

    @abstractmethod
    def determinize(self, state: S, seat: int, seed: int) -> S:
        """A state that agrees with the seat's view, with everything hidden from it dealt again."""

    def survey(self, state: S, seat: int | None) -> dict[str, Any]:
        """JSON-ready: what this seat could work out from its view: reach, sight, threats, chances.

        With `has_chances`, messages: `odds`, `lines`, `alarm` or None for each of `options`, and `threats`.
        """
        return {}

    def hides(self, before: S, after: S) -> bool:
        """Whether undoing would take back a fact: by default any use of chance or the end of the game."""
        return before.spot != after.spot or after.result() is not None

    def no_undo(self) -> Refusal:
        """Why the last choice cannot be undone."""
        return Refusal(None, Message("plain-no-undo"))

    def note(self, state: S) -> dict[str, Any]:
        """A page of the note pad, as a scene; BadRequest if the game has none, or not at this point."""
        raise BadRequest(f"{self.id} has no note pad")

    # -- words ------------------------------------------------------------------------------

    @abstractmethod
    def words(self, state: S | None = None) -> dict[str, Word]:
        """Every option that can ever be open at this table (or at a default one) as a parsed word."""

    def vocabulary(self, state: S | None = None) -> list[str]:
        """The keys of these words."""
        return list(self.words(state))

    def describe(self, state: S, seat: int, option: str) -> Description:
        """What an open option is: label, objects touched, rules behind it."""
        return self.describe_all(state, seat, (option,))[0]

    def describe_all(self, state: S, seat: int, options: Sequence[str]) -> list[Description]:
        """Describe several open options."""
        words = self.words(state)
        found: list[Description] = []
        for option in options:
            word = words[option]
            found.append(word.verb.description(state, seat, word))
        return found

    def explain(self, state: S, seat: int, option: str) -> Refusal | None:
        """Why an option is not open now, or None if it is."""
        if seat not in range(self.seats_at(state)):
            return Refusal(None, Message("no-such-seat", {"seat": seat}))
        for ask in state.asks():
            if ask.seat == seat and option in ask.options:
                return None
        return self.refusal(state, seat, option)

    def refusal(self, state: S, seat: int, option: str) -> Refusal:
        """Why a closed option is closed: reasons against every word come first, then the verb's own."""
        word = self.words(state).get(option)
        if word is None:
            return self.unknown(state, option)
        if (reason := self.bars_all(state, seat, word)) is not None:
            return reason.refusal(state, seat, word, {})
        return word.verb.refusal(state, seat, word)

    def unknown(self, state: S, option: str) -> Refusal:
        """What to say of an option that this game does not have."""
        name, _, what = option.partition(":")
        for verb in {word.verb for word in self.words(state).values() if word.verb.name == name}:
            if (strange := verb.stranger(what)) is not None:
                return strange
        return Refusal(None, Message("unknown-option", {"option": literal(option[:40])}))

    def bars_all(self, state: S, seat: int, word: Word) -> Reason | None:
        """The reason against every word of a seat: the game is over, the seat is out, or it is not asked."""
        if state.result() is not None:
            return Reason(self.ended_by(state), "game-over")
        idle = self.nothing_open(state, seat)
        if idle is None and not word.verb.aside and not state.waits_for(seat):
            return self.not_asked(state, seat)
        return idle

    @abstractmethod
    def ended_by(self, state: S) -> str:
        """The rule that ended a finished game."""

    def nothing_open(self, state: S, seat: int) -> Reason | None:
        """Why a seat can do nothing at all now, not even an aside."""
        return None

    def not_asked(self, state: S, seat: int) -> Reason | None:
        """Why a seat is not asked to choose now; None leaves the answer to the verb."""
        return None

    def moment(self, state: S, ask: Ask) -> Moment | None:
        """The pause behind an ask in which a seat may only interrupt or pass; None for any other ask."""
        return None

    def card_of(self, state: S, option: str) -> str:
        """The card that an option plays or uses, as `Stops` name it; "" for any other option."""
        return ""

    def prompt(self, state: S, ask: Ask) -> Message:
        """The sentence that says what must be chosen."""
        return Message(ask.prompt)

    def place(self, state: S) -> Message | None:
        """How far the game is, in a few words for a lobby; None if the game does not say."""

    def seat_name(self, state: S, seat: int) -> Message:
        """What a seat is called at the table."""
        return Message("seat-name", {"number": seat + 1})

    @property
    def rules(self) -> RuleBook:
        """The numbered rules of this game."""
        return RuleBook.of(self.package)

    # -- snapshots --------------------------------------------------------------------------

    def save(self, state: S) -> dict[str, Any]:
        """An exact snapshot, JSON-ready, with the rules version."""
        saved = {"game": self.id, "rules": self.rules_version, "state": snapshot.dump(state)}
        content = self.content(state)
        return {**saved, "content": content} if content else saved

    def renewed(self, data: dict[str, Any]) -> dict[str, Any]:
        """A snapshot of older rules, converted so that it loads under these; BadRequest if it cannot be."""
        try:
            renewal = snapshot.Renewal(self.classes, self.state_class, self.renames)
            return {**data, "rules": self.rules_version, "state": renewal.state(data.get("state"))}
        except snapshot.SnapshotError as error:
            raise BadRequest(f"cannot go on under rules version {self.rules_version}: {error}") from error

    def content(self, state: S) -> dict[str, str]:
        """The card sets in use at this table, each with its checksum."""
        return {}

    def load(self, data: dict[str, Any]) -> S:
        """The state in a snapshot; BadRequest unless it is one of this game and rules version."""
        if not isinstance(data, dict) or data.get("game") != self.id:
            raise BadRequest(f"not a snapshot of {self.id}")
        if data.get("rules") != self.rules_version:
            made = f"made under rules version {data.get('rules')} of {self.id}"
            raise BadRequest(f"{made}; this program plays version {self.rules_version}")
        try:
            state: S = snapshot.load(data.get("state"), self.classes, self.state_class)
        except snapshot.SnapshotError as error:
            raise BadRequest(f"damaged snapshot: {error}") from error
        except (TypeError, ValueError) as error:
            raise BadRequest("damaged snapshot: some of its values are of the wrong kind") from error
        if (state.key and not re.fullmatch(KEY, state.key)) or not 0 <= state.spot <= MOST_DRAWN:
            raise BadRequest("damaged snapshot: no such stream of dice")
        return state

    def same(self, one: S, other: S) -> bool:
        """Whether two states are equal in every field."""
        return bool(snapshot.dump(one) == snapshot.dump(other))
