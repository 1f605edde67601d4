"""WebSocket frames as bytes: those that go out whole, and where those that come in begin and end."""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x81  # one whole text frame
MASKED: Final = 0x80  # the bit of a mask
SHORT: Final = 126  # from here on a length needs more bytes


class Frames:
    """Messages as text frames; most go to several clients in succession, and are framed once."""

    def __init__(self) -> None:
        self.message = self.frame = b""

    def of(self, message: bytes) -> bytes:
        """The frame of a message."""
        if message is not self.message:
            size = len(message)
            if size < SHORT:
                head = bytes((TEXT, size))
            elif size < 65536:
                head = bytes((TEXT, 126, size >> 8, size & 255))
            else:
                head = bytes((TEXT, 127)) + size.to_bytes(8, "big")
            self.message, self.frame = message, head + message
        return self.frame


def frame_ends(data: bytes, most: int) -> list[int]:
    """Where the whole, masked frames in a piece of data begin and end: 0, then the end of each.

    The search ends one frame beyond the most that are taken.
    """
    ends = [0]
    at, have = 0, len(data)
    while at + 6 <= have and data[at + 1] & MASKED and len(ends) <= most + 1:
        size = data[at + 1] & 127
        head = 6
        if size >= SHORT:
            head = 8 if size == SHORT else 14
            size = int.from_bytes(data[at + 2 : at + head - 4], "big")
        at += head + size
        if at > have:
            break
        ends.append(at)
    return ends


def may_begin_frame(data: bytes, largest: int) -> bool:
    """Whether this can become a client's frame: it is masked, and not too large."""
    if len(data) < 2:
        return True
    if not data[1] & MASKED:
        return False
    size = data[1] & 127
    if size < SHORT:
        return True
    end = 4 if size == SHORT else 10
    return len(data) < end or int.from_bytes(data[2:end], "big") <= largest
