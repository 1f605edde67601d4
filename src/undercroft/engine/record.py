"""Records and saves: a game as rules version, options, seed and the list of choices.

Replaying a record gives the same states. A save holds a record and an exact snapshot, sealed with a
checksum; opening it replays the record and compares, so an edited save is noticed.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast

import msgspec

from undercroft.engine.bounds import check_bounds
from undercroft.engine.content import checksum
from undercroft.engine.flow import Illegal, Listener, State
from undercroft.engine.game import BadRequest, Game, OtherCards
from undercroft.engine.keys import Dice
from undercroft.engine.probe import probe

S = TypeVar("S", bound=State)
SAVE = "undercroft-save-1"
NOTE = "undercroft-note-1"


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What determines a whole game: how it was set up and who chose what."""

    game: str
    rules: str
    seats: int = 1
    seed: int = 0
    dice: Dice | msgspec.UnsetType = msgspec.UNSET  # of a server's table, in place of the seed
    options: dict[str, Any] = {}
    scene: dict[str, Any] | None = None  # if the game started from a scene (a noted level)
    start: dict[str, Any] | None = None  # a snapshot, if it started from any other position
    moves: list[tuple[int, str]] = []
    content: dict[str, str] | msgspec.UnsetType = msgspec.UNSET  # sets and packs with their checksums
    before: Record | msgspec.UnsetType = msgspec.UNSET  # the part played under earlier rules, if any
    taken_back: int | msgspec.UnsetType = msgspec.UNSET  # number of undos across a roll or a secret


class Save(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag_field="format", tag=SAVE):
    """A save file: the whole game so far, and the position it led to."""

    record: Record
    snapshot: dict[str, Any]
    seats: list[str] = []  # who sat where, as far as the client knew
    checksum: str


class Note(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag_field="format", tag=NOTE):
    """A page of the note pad: a scene to continue from."""

    game: str
    rules: str
    scene: dict[str, Any]
    checksum: str


class Session(Generic[S]):
    """A game being played: its state, its record, and the states to undo back to."""

    def __init__(self, game: Game[S], record: Record, listener: Listener | None = None) -> None:
        if record.game != game.id or record.rules != game.rules_version:
            raise BadRequest(
                f"the record was made under rules version {record.rules} of {record.game}; "
                f"this program plays version {game.rules_version} of {game.id}"
            )
        self.game = game
        self.listener = listener
        self.record = msgspec.structs.replace(record, moves=[])
        self.state = self._start(record)
        if record.scene is not None or record.start is not None:  # the position has its own options
            game.check_options(record.options)  # wrong options are still refused
            self.record.options = game.options_at(self.state)
        self._check_content(record)
        self.past: list[S] = []  # states since the last fact that undo must not reverse
        for number, (seat, option) in enumerate(record.moves, 1):
            try:
                self.apply(seat, option)
            except Illegal as error:
                raise BadRequest(f"the record breaks the rules at move {number}: {error}") from error

    def _check_content(self, record: Record) -> None:
        """The cards must be those that the record was made with; a new record names them."""
        here = self.game.content(self.state)
        if record.content is msgspec.UNSET:
            self.record.content = here or msgspec.UNSET
        elif record.content != here:
            other = [id for id in {**record.content, **here} if record.content.get(id) != here.get(id)]
            raise OtherCards(f"the record was made with other cards of {', '.join(other)} than are here")

    def _start(self, record: Record) -> S:
        game = self.game
        if record.scene is not None:
            return game.scene(record.scene, listener=self.listener)
        if record.start is None:
            key = None if record.dice is msgspec.UNSET else record.dice.stream()
            return game.new(record.seats, record.seed, record.options, listener=self.listener, key=key)
        state = game.load(record.start)
        probe(game, state)
        if game.seats_at(state) != record.seats:
            raise BadRequest(
                f"the record is for {record.seats} seats, its position for {game.seats_at(state)}"
            )
        state.listener = self.listener
        return state

    @classmethod
    def new(
        cls,
        game: Game[S],
        seats: int | None = None,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        listener: Listener | None = None,
    ) -> Session[S]:
        """Start a new game."""
        seats = game.default_seats() if seats is None else seats
        checked = game.check_options(options or {})
        record = Record(game=game.id, rules=game.rules_version, seats=seats, seed=seed, options=checked)
        return cls(game, record, listener)

    @classmethod
    def of(cls, game: Game[S], state: S, listener: Listener | None = None) -> Session[S]:
        """Continue from any state: a scene, or a position of another game."""
        start, seats = game.save(state), game.seats_at(state)
        return cls(game, Record(game=game.id, rules=game.rules_version, seats=seats, start=start), listener)

    def apply(self, seat: int, option: str) -> None:
        """Play a choice and record it."""
        before = cast(S, self.state.copy())
        self.state.apply(seat, option)
        self.record.moves.append((seat, option))
        if self.game.hides(before, self.state):
            self.past.clear()
        else:
            self.past.append(before)

    def can_undo(self) -> bool:
        """Whether the last choice may be undone: nothing has been rolled or revealed since."""
        return bool(self.past)

    def undo(self) -> None:
        """Undo the last choice."""
        if not self.past:
            raise BadRequest("nothing to undo since the last roll")
        self.state = self.past.pop()
        self.state.listener = self.listener
        self.record.moves.pop()

    def save(self, seats: list[str] | None = None) -> bytes:
        """The game as the text of a save file; `seats` says who sits where."""
        record = msgspec.to_builtins(self.record)
        body = {"format": SAVE, "record": record, "snapshot": self.game.save(self.state)}
        return sealed({**body, "seats": seats or []})

    def note(self) -> bytes:
        """The level that is about to begin, as the text of a note file."""
        scene = self.game.note(self.state)
        return sealed(
            {"format": NOTE, "game": self.game.id, "rules": self.game.rules_version, "scene": scene}
        )


def sealed(body: dict[str, Any]) -> bytes:
    """The text of a file with a checksum, so that changes are noticed."""
    return msgspec.json.format(msgspec.json.encode({**body, "checksum": checksum(body)})) + b"\n"


def unseal(text: bytes) -> Save | Note:
    """The content of a save or note file; BadRequest if it is damaged, edited or too large."""
    try:
        raw = msgspec.json.decode(text)
        check_bounds(raw)
        kept: Save | Note = msgspec.convert(raw, Save | Note)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest(f"not a complete Undercroft save: {error}") from error
    if raw.pop("checksum") != checksum(raw):
        raise BadRequest("changed after it was written (its checksum does not fit)")
    return kept


def reopen(game: Game[S], kept: Save | Note, listener: Listener | None = None) -> Session[S]:
    """Resume a saved game; BadRequest unless record and snapshot agree."""
    if isinstance(kept, Note):
        if (kept.game, kept.rules) != (game.id, game.rules_version):
            raise BadRequest(
                f"noted under rules version {kept.rules} of {kept.game}; "
                f"this program plays version {game.rules_version} of {game.id}"
            )
        return Session(game, Record(game=game.id, rules=game.rules_version, scene=kept.scene), listener)
    session = Session(game, kept.record, listener)
    if game.save(session.state) != kept.snapshot:
        raise BadRequest("the record does not lead to the saved position")
    return session
