"""Fuzzing: hundreds of messages, saves and requests that are almost right."""

from __future__ import annotations

import contextlib
import copy
import json
import time
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok

from tests.server.hostile import answers, idle_seat, joined, reply
from tests.server.party import WAIT, Party, scene
from tests.server.running import complaints, raw_socket, request, until_closed
from tests.server.serving import Serving

QUICK = settings(deadline=None, suppress_health_check=list(HealthCheck))
KINDS = ["join", "move", "undo", "agree", "say", "why", "describe", "survey", "resign", "pause", "ping"]
QUERY = {"token", "lang", "at", "count", "seat"}
words = st.sampled_from(["power:1", "power:5", "look", "ball", "x", "", "\x00", "é", "\u202e", "9" * 400])
scraps = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | words | st.text(max_size=20)
values = st.recursive(
    scraps,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)
fields = st.dictionaries(
    st.sampled_from(["ref", "token", "since", "option", "at", "yes", "text", "on", "seat", "x"]), values
)


def mangled(text: str, place: int, put: str) -> str:
    """A message with something typed into the middle of it."""
    cut = place % (len(text) + 1)
    return text[:cut] + put + text[cut + len(put) // 2 :]


def messages(kinds: list[str]) -> st.SearchStrategy[str]:
    """Messages that are almost right, and some that are not at all."""
    shaped = st.builds(lambda do, more: {**more, "do": do}, st.sampled_from([*kinds, "", "dance"]), fields)
    written = (shaped | values).map(json.dumps)
    return written | st.builds(mangled, written, st.integers(0, 200), st.text(max_size=4)) | st.text()


def throw(party: Party, seat: int | None, kinds: list[str], count: int) -> None:
    """Throw many messages at a table; the socket stays open and the table unchanged."""
    token = "" if seat is None else party.tokens[seat]
    witness = party.seats[0]
    number, view = witness.n, copy.deepcopy(witness.view)
    with joined(party, token) as socket:

        @settings(QUICK, max_examples=count)
        @given(message=messages(kinds))
        def check(message: str) -> None:
            said = reply(socket, message)
            assert {each["is"] for each in said} <= {"ok", "error", "chat"}
            witness.wish("ping")
            assert (witness.n, witness.view) == (number, view)
            time.sleep(0.005)  # below the limit for floods

        check()


def test_garbage_from_a_spectator_changes_nothing(server: Serving) -> None:
    with Party.new(server.url, people=3, seed=54) as party:
        party.play(4)
        throw(party, None, KINDS, 200)
        assert party.step()
    assert complaints(server) == []


def test_garbage_from_a_seat_that_may_not_choose_changes_nothing(party: Party) -> None:
    harmless = [kind for kind in KINDS if kind not in ("undo", "agree", "say", "resign", "pause")]
    throw(party, idle_seat(party), harmless, 200)


def test_garbage_at_the_door_lets_nobody_in(party: Party) -> None:
    @settings(QUICK, max_examples=60)
    @given(message=messages(KINDS))
    def check(message: str) -> None:
        with raw_socket(party.url, party.id) as socket:
            socket.send(message)
            first = json.loads(socket.recv(WAIT))
            if first["is"] == "error":
                assert first["code"] in ("join", "token")
                assert until_closed(socket) == ([], 1008)
            else:  # a spectator's join is not hard to guess
                assert answers(socket, "joined", ref_of(message))[-1]["seat"] == -1

    check()


def ref_of(message: str) -> Any:
    """The `ref` that a message asks for."""
    return json.loads(message).get("ref")


def test_damaged_saves_are_refused_whatever_the_damage(party: Party) -> None:
    save = scene("torches")

    @settings(QUICK, max_examples=60)
    @given(place=st.integers(0, len(save) - 1), put=st.binary(max_size=6), cut=st.integers(0, 20))
    def check(place: int, put: bytes, cut: int) -> None:
        damaged = save[:place] + put + save[place + cut :]
        status, said = request(party.url, "POST", "/api/import", damaged)
        same = json_of(damaged) == json_of(save)
        assert status == (201 if same else 400), said

    check()


def json_of(text: bytes) -> Any:
    """The JSON in a text, if any."""
    try:
        return json.loads(text)
    except ValueError:
        return None


# -- the interface as it is described ------------------------------------------------------------------------


def operations(url: str) -> list[Any]:
    """Every operation of the HTTP interface."""
    schema = schemathesis.openapi.from_url(f"{url}/openapi.json")
    return [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
def test_the_interface_answers_as_it_is_described(party: Party, mode: schemathesis.GenerationMode) -> None:
    """Requests that fit the description or do not, to tables that run, are over, or are not there.

    Every answer must have the form that is described for its status.
    """
    with Party.opened(party.url, scene("vampire")) as players:
        over = players.play().id
    accepted = schemathesis.checks.positive_data_acceptance  # what fits the form may still make no sense
    asked = set()
    for operation in operations(party.url):

        @settings(QUICK, max_examples=12)
        @given(case=operation.as_strategy(generation_mode=mode), id=st.sampled_from([party.id, over, ""]))
        def check(case: schemathesis.Case[Any], id: str) -> None:
            wrong = not set(case.query or {}) - QUERY  # a name that nobody knows is passed over
            if id and "id" in case.path_parameters:
                case.path_parameters["id"] = id
                wrong = False  # it may have been the only thing that was wrong
            excluded = [accepted] if wrong else [accepted, schemathesis.checks.negative_data_rejection]
            asked.add(case.operation.label)
            case.call_and_validate(excluded_checks=excluded, timeout=WAIT)

        with contextlib.suppress(Unsatisfiable):  # nothing can be wrong where nothing is sent
            check()
    assert len(asked) >= (8 if mode is schemathesis.GenerationMode.NEGATIVE else 11), asked
