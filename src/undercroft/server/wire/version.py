"""Which protocol this server speaks, and what a client says about itself when it joins.

A page in a browser may be older than the server: it was loaded before an upgrade and has come back since. It
is told to load itself again before it misreads anything. A program that says nothing is not asked.
"""

from __future__ import annotations

from typing import Final

import msgspec

WIRE: Final = 5  # raised whenever a client of before would misread what it is told
RELOAD: Final = "reload"  # the code of that refusal


class Speaker(msgspec.Struct):
    """What a join says about the client, whatever else is in it: a newer one may send more than we know."""

    wire: int | None = None  # the protocol it speaks
    page: str = ""  # the script of its page, if it was loaded from a server


reader = msgspec.json.Decoder(Speaker)


def out_of_date(text: str, page: str) -> str:
    """Why a client that joins with this text must load itself again; "" if it need not."""
    try:
        said = reader.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return ""
    if said.wire is not None and said.wire != WIRE:
        return f"this server speaks version {WIRE} of the protocol, not {said.wire}: load the client again"
    if page and said.page and said.page != page:
        return "this server has another version of the page: load it again"
    return ""
