"""Hostile clients: whatever they send is refused or ends their connection, and nobody else notices."""

from __future__ import annotations

import contextlib
import itertools
import json

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.hostile import idle_seat, joined, reply
from tests.server.party import Party
from tests.server.running import raw_socket, until_closed
from undercroft.client import ServerError, TableClient

LOST = 1006  # the server hung up while we were still talking
DEEP = '{"x":' + "[" * 60_000


# -- messages that are none -------------------------------------------------------------------------

MALFORMED = [
    "",
    " ",
    "hello",
    "null",
    "7",
    '"ping"',
    "[]",
    "{}",
    '[{"do":"ping"}]',
    '{"do":"ping"',
    '{"do":"ping"}}',
    '{"do":"ping"} {"do":"ping"}',
    '{"do":"dance"}',
    '{"do":7}',
    '{"do":null}',
    '{"do":["ping"]}',
    '{"do":"ping","do":"resign"}',
    '{"DO":"ping"}',
    '{"do":"ping","extra":1}',
    '{"do":"ping","__proto__":{}}',
    '{"do":"ping","ref":[]}',
    '{"do":"ping","ref":1.5}',
    '{"do":"ping","ref":true}',
    '{"do":"ping","ref":NaN}',
    '{"do":"move"}',
    '{"do":"move","option":null,"at":4}',
    '{"do":"move","option":3,"at":4}',
    '{"do":"move","option":["power:1"],"at":4}',
    '{"do":"move","option":"power:1"}',
    '{"do":"move","option":"power:1","at":null}',
    '{"do":"move","option":"power:1","at":"4"}',
    '{"do":"move","option":"power:1","at":4.0}',
    '{"do":"move","option":"power:1","at":4,"seat":0}',
    '{"do":"move","option":"power:1","at":4,"token":"x"}',
    '{"do":"agree","at":4}',
    '{"do":"agree","yes":true}',
    '{"do":"agree","yes":1,"at":4}',
    '{"do":"agree","yes":"true","at":4}',
    '{"do":"undo"}',
    '{"do":"pause"}',
    '{"do":"pause","on":"on"}',
    '{"do":"say"}',
    '{"do":"say","text":null}',
    '{"do":"say","text":"\\ud800"}',
    '{"do":"say","text":"\n"}',
    '{"do":"why"}',
    '{"do":"undo","n":3}',
    '{"do":"resign","seat":1}',
    '{"do":"describe","seat":1}',
    '{"is":"ok"}',
    DEEP,
    '{"do":"ping","ref":' + "[" * 60_000,
    "[" * 60_000,
    "\x00",
    "\ufeff" + '{"do":"ping"}',
    "{'do':'ping'}",
]


def test_what_is_no_message_is_answered_with_an_error_and_changes_nothing(party: Party) -> None:
    for token in (party.tokens[party.to_move()[0]], ""):
        with joined(party, token) as socket:
            for message in MALFORMED:
                said = reply(socket, message)
                assert [(each["is"], each["code"]) for each in said] == [("error", "malformed")], message


@pytest.mark.parametrize(
    "message",
    [*MALFORMED, '{"do":"ping"}', '{"do":"move","option":"power:1","at":4}'],
    ids=lambda text: repr(text[:40]),
)
def test_whoever_does_not_begin_with_a_join_is_shown_out(party: Party, message: str) -> None:
    with raw_socket(party.url, party.id) as socket:
        socket.send(message)
        said, code = until_closed(socket)
        assert [(each["is"], each["code"]) for each in said] == [("error", "join")]
        assert code == 1008


@pytest.mark.parametrize(
    ("message", "as_text", "code"),
    [
        (b"\x00\x01\x02", False, None),
        (b'{"do":"ping"}', False, None),
        (b"\xff\xfe\xfd", True, 1007),
        (b'{"do":"say","text":"\xc3\x28"}', True, 1007),
        (b"x" * 65_537, True, 1009),
        (b'{"do":"say","text":"' + b"x" * 5_000_000 + b'"}', True, 1009),
    ],
    ids=["binary", "binary-json", "not-utf-8", "not-utf-8-inside", "too-large", "much-too-large"],
)
@pytest.mark.parametrize("first", [True, False], ids=["at-the-door", "inside"])
def test_what_is_not_text_or_too_large_ends_the_connection(
    party: Party, message: bytes, as_text: bool, code: int | None, first: bool
) -> None:
    with contextlib.ExitStack() as stack:
        socket = stack.enter_context(raw_socket(party.url, party.id) if first else joined(party))
        with contextlib.suppress(ConnectionClosed):  # it may be closed while we still send
            socket.send(message, text=as_text)
        _, closed = until_closed(socket)
        assert code is None or closed in (code, LOST)


def test_a_message_in_endless_parts_ends_the_connection(party: Party) -> None:
    with joined(party) as socket:
        with contextlib.suppress(ConnectionClosed):
            socket.send(itertools.repeat("x" * 1000, 500))
        assert until_closed(socket)[1] in (1009, LOST)


def test_the_largest_message_is_read(party: Party) -> None:
    with joined(party) as socket:
        frame = '{"do":"why","option":""}'
        said = reply(socket, frame.replace('""', '"' + "x" * (65_536 - len(frame)) + '"'))
        assert [each["code"] for each in said] == ["spectator"]


# -- messages that are not for this seat, or not now ------------------------------------------------------


def test_wishes_out_of_turn_and_for_nobody_are_refused(party: Party) -> None:
    now = party.to_move()[0]
    other, at = idle_seat(party), party.seats[now].n
    for option in ("power:1", "power:9", "", "x" * 60_000, "power:1\x00", "'; DROP TABLE log; --"):
        for seat in {0, 1, 2} - {now}:
            with joined(party, party.tokens[seat]) as socket:
                (said,) = reply(socket, json.dumps({"do": "move", "option": option, "at": at}))
                assert (said["is"], said["code"]) == ("error", "illegal")
    with joined(party, party.tokens[now]) as socket:
        for option in ("power:9", "", "POWER:1", " power:1", "power:1 ", "power:1\x00", "sword" * 10_000):
            (said,) = reply(socket, json.dumps({"do": "move", "option": option, "at": at}))
            assert (said["is"], said["code"]) == ("error", "illegal")
        (said,) = reply(socket, json.dumps({"do": "join", "token": party.tokens[other]}))
        assert (said["is"], said["code"]) == ("error", "join"), "nobody changes seats on the way"


def test_a_message_that_is_sent_again_and_again_moves_once(party: Party) -> None:
    """Whoever overhears and repeats a message finds the table moved on."""
    with Party.new(party.url, people=3, seed=51) as victims:
        message = json.dumps({"do": "move", "option": "power:2", "at": 0, "ref": 1})
        with joined(victims, victims.tokens[0]) as socket:
            assert [each["is"] for each in reply(socket, message)] == ["delta"]
            for _ in range(5):
                assert [each["code"] for each in reply(socket, message)] == ["stale"]
        with joined(victims) as socket:
            assert [each["code"] for each in reply(socket, message)] == ["spectator"]
        victims.settle()
        assert victims.seats[2].n == 1


@pytest.mark.parametrize("token", ["x", "\x00", "0" * 24, "é", "x" * 60_000, "' OR 1=1 --"])
def test_a_token_that_is_none_opens_nothing(party: Party, token: str) -> None:
    with raw_socket(party.url, party.id) as socket:
        socket.send(json.dumps({"do": "join", "token": token}))
        said, code = until_closed(socket)
        assert ([each["code"] for each in said], code) == (["token"], 1008)


def test_the_token_of_another_table_opens_nothing(party: Party) -> None:
    with Party.new(party.url, people=3, seed=50) as twins:
        for token in twins.tokens:
            with pytest.raises(ServerError) as caught:
                TableClient(party.url, party.id, token)
            assert caught.value.code == "token"


def test_chat_is_cut_and_cleaned(party: Party) -> None:
    with Party.new(party.url, people=3) as talkers:
        with joined(talkers, talkers.tokens[0]) as socket:
            for text in ("", "\x00\x1b\u202e", " \n\t\u00a0"):
                assert [each["code"] for each in reply(socket, saying(text))] == ["empty"]
            reply(socket, saying("<img src=x onerror=alert(1)>\x1b[2J\u2028\x00"))
            reply(socket, saying("é" * 30_000))
        late = talkers.look()
        assert [line["text"] for line in late.chat] == ["<img src=x onerror=alert(1)>[2J", "é" * 500]


def saying(text: str) -> str:
    """A line of chat as a message."""
    return json.dumps({"do": "say", "text": text}, ensure_ascii=False)
