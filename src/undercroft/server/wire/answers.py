"""What the server sends its clients, as types: the browser's types are made from these (tools/wire)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from undercroft.server.wire.dice import DiceInfo, Share
from undercroft.server.wire.encode import Ref
from undercroft.server.wire.words import Denied, Described, Happening, ShortEvent, ShortQuestion, Told, Words


class ChatLine(Told):
    """Something said at the table."""

    number: int
    seat: int
    text: str
    at: float


class SeatInfo(Told):
    """A seat as everybody sees it: open, human, or the name of a bot."""

    seat: int
    kind: str
    name: str


class Outgoing(msgspec.Struct, tag_field="is", forbid_unknown_fields=True):
    """A message to a client over the WebSocket."""


class NamesMessage(Outgoing, tag="names"):
    """What short messages leave out: the game, and what its seats are called. It comes first."""

    game: str
    names: list[str]


class ViewMessage(Outgoing, tag="view"):
    """The whole view."""

    n: int
    view: Any
    asks: list[ShortQuestion]
    undo: bool = False


class DeltaMessage(Outgoing, tag="delta"):
    """What changed: path, value, path, value; a minus sign and a path for an entry that is gone."""

    n: int
    set: list[Any] = []
    asks: list[ShortQuestion] | None = None
    events: list[ShortEvent] = []
    ref: Ref = None
    undo: bool | None = None


class AsksMessage(Outgoing, tag="asks"):
    """All that you are asked at number `n`, with nothing left out: for a client that comes back."""

    n: int
    asks: list[ShortQuestion]
    undo: bool = False


class JoinedMessage(Outgoing, tag="joined"):
    """You have joined; seat -1 is a spectator."""

    seat: int
    n: int
    ref: Ref = None


class ChatMessage(Outgoing, tag="chat"):
    """Lines of chat."""

    lines: list[ChatLine]


class ArrivalMessage(Outgoing, tag="arrival"):
    """Your seat was opened once more: `count` is in how many places it is open now."""

    seat: int
    count: int


class RematchMessage(Outgoing, tag="rematch"):
    """The same people play again at this table: ask for your token there with a rematch of your own."""

    table: str


class TakenBackMessage(Outgoing, tag="taken-back"):
    """The game is one with take-backs: how often a choice was taken back across a roll or a secret."""

    count: int


class WishMessage(Outgoing, tag="wish"):
    """Somebody asks to take a choice back, or no longer does."""

    seat: int | None


class PausedMessage(Outgoing, tag="paused"):
    """The clock stops, or resumes."""

    on: bool
    seat: int | None = None


class ClockMessage(Outgoing, tag="clock"):
    """How many seconds a choice may take at this table, and how many are left.

    Every step restarts it; a pause, or a choice that its player takes back, does not.
    """

    seconds: int
    left: float


class RulesMessage(Outgoing, tag="rules"):
    """The table began under other rules; these apply since entry `n`, see docs/protocol.md."""

    n: int
    before: str
    now: str
    again: int
    whole: bool


class DiceMessage(Outgoing, tag="dice"):
    """Where the dice of the table come from: as `dice` of a table."""

    origin: Literal["fresh", "seed", "import", "branch", "old"]
    commitment: str
    shares: list[Share]
    gathers: bool


class SeatsMessage(Outgoing, tag="seats"):
    """Who sits where."""

    seats: list[SeatInfo]


class UndoneMessage(Outgoing, tag="undone"):
    """A choice was taken back: earlier messages about it no longer apply."""

    n: int


class OkMessage(Outgoing, tag="ok"):
    """A wish was granted."""

    ref: Ref = None
    n: int | None = None
    undone: bool | None = None
    options: dict[str, Described] | None = None
    description: Described | None = None
    refusal: Denied | None = None
    survey: Any = None


class ErrorMessage(Outgoing, tag="error"):
    """A wish was not granted, and nothing has changed."""

    code: str
    text: str
    ref: Ref = None
    n: int | None = None
    rule: str | None = None
    message: Words | None = None
    retry: int | None = None


SocketMessage = (
    NamesMessage
    | ViewMessage
    | AsksMessage
    | DeltaMessage
    | JoinedMessage
    | ChatMessage
    | ArrivalMessage
    | RematchMessage
    | TakenBackMessage
    | WishMessage
    | PausedMessage
    | ClockMessage
    | RulesMessage
    | DiceMessage
    | SeatsMessage
    | UndoneMessage
    | OkMessage
    | ErrorMessage
)


class Health(Told):
    """Whether tables can be played, and what is wrong if not; how many are in memory."""

    ok: bool
    version: str
    build: Literal["interpreted", "compiled"]
    tables: int
    problems: list[str]


class TableInfo(Told):
    """A table as the lobby shows it."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    settings: dict[str, Any]
    status: Literal["playing", "finished"]
    made: float
    touched: float
    taken_back: bool  # whether a roll or a secret was ever taken back
    seats: list[SeatInfo]
    place: Words | None  # where the game stood when it was last noted
    turn: list[int]  # who must choose
    winners: list[int]


class ShownTable(TableInfo):
    """A table and what a spectator sees of it."""

    n: int
    view: Any
    dice: DiceInfo


class MadeTable(TableInfo):
    """A new table with the secret tokens of its seats ("" for bots; in a rematch, all but your own)."""

    table: str
    tokens: list[str]
    dice: DiceInfo


class Claimed(Told):
    """You sit there; from now on only this token opens the seat."""

    seat: int
    token: str


class Reported(Told):
    """The report is kept under this number."""

    report: int


class OptionInfo(Told):
    """A table option."""

    id: str
    kind: Literal["choice", "switch"]
    values: list[str | bool]
    default: str | bool
    title: dict[str, str] | msgspec.UnsetType = msgspec.UNSET  # of a content pack, by language
    checksum: str | msgspec.UnsetType = msgspec.UNSET


class SeatCount(Told):
    """How many players there may be."""

    min: int
    max: int
    default: int


class LimitInfo(Told):
    """Where a switch cannot be on: beside another, with other choices or players; `message` says why."""

    option: str
    without: str | None
    seats: PlayerRange | None
    only: OnlyInfo | None
    rule: str
    message: Words


class CrowdInfo(Told):
    """How many players a choice is for, unless one of these switches is on; `message` says why."""

    only: OnlyInfo
    seats: PlayerRange
    unless: list[str]
    rule: str
    message: Words


class OnlyInfo(Told):
    """A choice that a switch needs: one of these values of an option."""

    option: str
    values: list[str]


class PlayerRange(Told):
    """The fewest and the most players."""

    min: int
    max: int


class GameInfo(Told):
    """A game as the lobby offers it."""

    game: str
    seats: SeatCount
    variants: list[str]
    options: list[OptionInfo]
    limits: list[LimitInfo]
    crowds: list[CrowdInfo]
    bots: list[str]


class LogEntry(Told):
    """What happened when a choice was made, as far as the client may know."""

    n: int
    events: list[Words]


class RuleInfo(Told):
    """A numbered rule in the client's language."""

    id: str
    section: str
    source: str
    text: str


class RulesPage(Told):
    """All rules of a game; the titles of its sections by their ids, in the order of the book."""

    game: str
    lang: str
    sections: dict[str, str]
    rules: list[RuleInfo]


class PackPage(Told):
    """A content pack: its messages in the client's language, and what is printed on its cards."""

    pack: str
    game: str
    lang: str
    title: str
    texts: dict[str, str]
    faces: dict[str, Any]


class ReplayPosition(Told):
    """A position of a replay: who chose (nobody at the start), what changed, what happened."""

    seat: int | None
    set: list[Any]
    events: list[Happening]


class Replayed(Told):
    """A stretch of a finished game; its first moment has the whole view under the path ""."""

    at: int
    moves: int
    moments: list[ReplayPosition]
    taken_back: int  # how often across a roll or a secret


class HouseTable(Told):
    """The tokens of a table made on this machine: seats played here, and seats to invite others to."""

    here: dict[str, str]
    invites: dict[str, str]


class Problem(Told):
    """An error of the HTTP interface; if a game's rule is behind it, with words for players.

    `retry` is the number of seconds after which to try again, if the server is too busy now.
    """

    code: str
    text: str
    rule: str | None = None
    message: Words | None = None
    retry: int | None = None
