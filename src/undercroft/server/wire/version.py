"""Which protocol this server speaks, and what a client says about itself when it joins.

A page in a browser may be older than the server: it was loaded before an upgrade and has reconnected since.
It is asked to reload before it misreads anything. A program that says nothing is not checked.
"""

from __future__ import annotations

from typing import Final

import msgspec

WIRE: Final = 5  # raised whenever an older client would misread a message
RELOAD: Final = "reload"  # the code of that refusal


class Speaker(msgspec.Struct):
    """What a join says about the client; other fields are ignored, since a newer one may send more."""

    wire: int | None = None  # the protocol it speaks
    page: str = ""  # the script of its page, if it was loaded from a server


reader = msgspec.json.Decoder(Speaker)


def out_of_date(text: str, page: str) -> str:
    """Why a client that joins with this text must be reloaded; "" if it need not."""
    try:
        said = reader.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return ""
    if said.wire is not None and said.wire != WIRE:
        return f"this server speaks version {WIRE} of the protocol, not {said.wire}: load the client again"
    if page and said.page and said.page != page:
        return "this server has another version of the page: load it again"
    return ""
