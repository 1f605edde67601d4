"""Messages to the clients of a table as JSON. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Any

import msgspec

Ref = str | int | None  # of the wish that a message answers
encoder = msgspec.json.Encoder()


def encode(kind: str, **values: Any) -> bytes:
    """A message to a client."""
    return encoder.encode({"is": kind, **values})


def answering(message: bytes, ref: Ref) -> bytes:
    """A message with the `ref` of the wish that it answers."""
    return message[:-1] + b',"ref":' + encoder.encode(ref) + b"}"


def encode_error(ref: Ref, code: str, text: str, **values: Any) -> bytes:
    """A wish that was not granted, and why."""
    return encode("error", ref=ref, code=code, text=text, **values)
