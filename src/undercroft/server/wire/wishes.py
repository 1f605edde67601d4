"""What a client may wish for over a table's WebSocket. docs/protocol.md explains it."""

from __future__ import annotations

import msgspec

from undercroft.engine.stops import Stops
from undercroft.server.wire.encode import Ref


class Incoming(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """Something a client wants."""

    ref: Ref = None


class Join(Incoming, tag="join"):
    """The first message: who joins (no token: a spectator) and what it has seen already.

    With `beats` it gets the change of view with each event, and what each option is. With `stops` its seat
    passes automatically in pauses where it does not want to be asked. `wire` and `page` identify the client
    (`wire/version.py`).
    """

    token: str = ""
    since: int = -1
    beats: bool = False
    stops: Stops | None = None
    wire: int | None = None
    page: str = ""


class StopAt(Incoming, tag="stops", kw_only=True):
    """Where the seat wants to be stopped from now on; without it, whenever the rules let it act."""

    stops: Stops | None = None


class Move(Incoming, tag="move", kw_only=True):
    """Choose an option; `at` is the number of the position the client has on its screen."""

    option: str
    at: int


class Undo(Incoming, tag="undo", kw_only=True):
    """Take back your last choice, or ask the others to agree to it; `at` as with a move."""

    at: int


class Agree(Incoming, tag="agree", kw_only=True):
    """Answer somebody's wish to take a choice back; `at` as with a move."""

    yes: bool
    at: int


class Say(Incoming, tag="say", kw_only=True):
    """A line of chat."""

    text: str


class Why(Incoming, tag="why", kw_only=True):
    """Ask about an option: what it is, or why it is not open."""

    option: str


class Describe(Incoming, tag="describe"):
    """Ask for the labels of all open options."""


class Survey(Incoming, tag="survey"):
    """Ask what can be computed from here: reach, sight, threats, chances."""


class Resign(Incoming, tag="resign"):
    """Leave for good; a bot takes the seat."""


class Pause(Incoming, tag="pause", kw_only=True):
    """Stop or start the clock for everybody."""

    on: bool


class Luck(Incoming, tag="luck", kw_only=True):
    """Add 32 random hexadecimal digits to the dice, before the game is dealt."""

    digits: str


class Ping(Incoming, tag="ping"):
    """Are you there?"""


Wish = Join | Move | Undo | Agree | Say | Why | Describe | Survey | Resign | Pause | Luck | StopAt | Ping
decoder = msgspec.json.Decoder(Wish)
