"""Whole games over real sockets, and every message that anybody was sent beside what they may know.

The oracle plays the same game again from its log. Three questions about each message: does it follow from
what its seat may know (view, events, asks, answers)? Would it be the same with another deal that the seat
cannot tell from the true one? Do its bytes name anything hidden: hands, decks, laid cards, keys, tokens?
"""

from __future__ import annotations

import json
import re
import secrets
import tempfile
import time
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from undercroft import games
from undercroft.client import Lobby, Reader, ServerError, TableClient
from undercroft.engine.game import BadRequest
from undercroft.engine.keys import Dice
from undercroft.engine.record import Record
from undercroft.engine.view import follow
from undercroft.games.descent.state.state import OVERLORD, OVERLORD_DECK
from undercroft.lab.bench import Benchmark, Measure, Tally, length
from undercroft.lab.serving import serving
from undercroft.server.tables.audience import SPECTATOR, described
from undercroft.server.wire.answers import SocketMessage

from .attack import p95
from .oracle import Shadow

MOST = 600  # choices of a game
QUESTIONS = 8  # choices after which somebody asks all that can be asked
WHYS = 6  # of them, why something is not open
PATIENCE = 60.0
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("one-card", 1, {}),
    ("raiders", 3, {"variant": "tactical"}),
    ("raiders", 4, {"variant": "basic"}),
    ("dungeoneer", 2, {}),
    ("descent", 3, {}),
    ("dungeoneer", 4, {"always_pause": True}),
    ("descent", 5, {"always_pause": True}),
    ("dungeoneer", 2, {"set": "both"}),
    ("dungeoneer", 3, {"set": "serpent", "no_white_spots": True}),
)
ASKING = ("view", "delta", "asks")  # messages after which a client must know what it is asked
SHAPE = msgspec.json.Decoder(SocketMessage)


class Asked(NamedTuple):
    """A question about a position, as it was sent."""

    number: int
    do: str
    option: str


class Witness:
    """One pair of eyes at a table: everything it was sent, and what it asked."""

    def __init__(self, url: str, table: str, token: str, beats: bool) -> None:
        self.client = TableClient(url, table, token, beats=beats)
        self.seat = self.client.seat
        self.beats = beats
        self.asked: dict[Any, Asked] = {}  # by the ref of the answer
        self.logs: list[tuple[int, Any]] = []  # what it was told of the past, and when

    def ask(self, do: str, **values: str) -> None:
        """A question, with its answer; those who look on are not told everything."""
        try:
            answer = self.client.wish(do, **values)
        except ServerError as error:
            if error.code != "spectator":
                raise
        else:
            self.asked[answer["ref"]] = Asked(self.client.n, do, values.get("option", ""))


class Game(NamedTuple):
    """A game that was played, and those who saw it."""

    record: Record
    tokens: list[str]
    witnesses: list[Witness]
    waits: list[float]  # seconds that players waited for their choices

    def messages(self) -> int:
        """How many were received."""
        return sum(len(witness.client.received) for witness in self.witnesses)


def play(url: str, game_id: str, seats: int, options: dict[str, Any], seed: int, most: int = MOST) -> Game:
    """A game between people who choose at random; everybody watches twice, and two look on."""
    lobby, rng = Lobby(url), Random(seed)
    made = lobby.make(game_id, seats=[{"kind": "human"}] * seats, seed=seed, options=options)
    table, tokens = made["table"], made["tokens"]
    eyes = [Witness(url, table, token, beats) for token in [*tokens, ""] for beats in (False, True)]
    players = {eye.seat: eye for eye in eyes if not eye.beats}
    moves: list[tuple[int, str]] = []
    waits: list[float] = []
    game: Any = games.get(game_id)
    words = game.vocabulary(game.new(seats, seed, options))
    while len(moves) < most and eyes[0].client.view["result"] is None:
        waiting = [eye for eye in players.values() if eye.client.asks]
        eye = rng.choice(waiting)
        if len(moves) % QUESTIONS == 0:
            question(rng.choice(eyes), rng.sample(words, 1))
            question(rng.choice([each for each in eyes if each.seat != SPECTATOR]), rng.sample(words, WHYS))
            eye.logs.append((len(moves), lobby.get(f"/api/tables/{table}/log", tokens[eye.seat])))
        option = rng.choice([option for ask in eye.client.asks for option in ask["options"]])
        began = time.monotonic()
        number = eye.client.move(option)
        waits.append(time.monotonic() - began)
        moves.append((eye.seat, option))
        for other in eyes:
            while other.client.n < number:
                other.client.receive(PATIENCE)
    for eye in eyes:
        eye.client.close()
    record = Record(game=game_id, rules=game.rules_version, seats=seats, options=made["options"], moves=moves)
    record.dice, record.seed = Dice.chosen(seed), seed
    return Game(record, tokens, eyes, waits)


def question(witness: Witness, words: list[str]) -> None:
    """All that can be asked about a position."""
    witness.ask("describe")
    witness.ask("survey")
    for word in words:
        witness.ask("why", option=word)


# -- the oracle -------------------------------------------------------------------------------------------


class Oracle:
    """Knows everything, and says which messages tell what their receiver must not know."""

    def __init__(self, played: Game) -> None:
        self.played = played
        self.shadow = Shadow(msgspec.to_builtins(played.record), pictures=True)
        self.game = self.shadow.game
        self.twins: dict[tuple[int, int], Any] = {}
        self.seen: dict[tuple[int, int], Any] = {}  # views after choices, in truth and imagined
        self.offered: dict[tuple[int, int, bool], Any] = {}  # and asks
        dice = played.record.dice
        assert isinstance(dice, Dice)
        self.keys = [dice.key, dice.stream(), *played.tokens]

    def leaks(self) -> Iterator[str]:
        """All that anybody was told too much, or otherwise than it is."""
        for witness in self.played.witnesses:
            view: Any = None
            number, reader = -1, Reader()
            for raw in witness.client.received:
                where = f"{self.game.id}, seat {witness.seat}, after choice {number}"
                try:
                    SHAPE.decode(raw)
                except msgspec.MsgspecError as error:
                    yield f"{where}: no message of ours: {error}"
                    continue
                message = reader.read(raw)
                if message["is"] in ("view", "delta"):
                    view, found = self.followed(view, message, witness)
                    number = message["n"]
                    yield from (f"{where}: {each}" for each in found)
                if message["is"] in ASKING:
                    if any(reader.asks != each for each in self.asks(message["n"], witness)):
                        yield f"{where}: it is asked what it may not, or not what it is asked"
                elif message.get("ref") in witness.asked:
                    yield from self.answered(witness, message, where)
                said = raw.decode() + json.dumps(message)  # as it came, and read
                yield from self.named(witness.seat, number, said, message["is"] == "delta", where)
            for at, told in witness.logs:
                expected = [self.shadow.told(number, witness.seat) for number in range(at + 1)]
                expected = [events for events in expected if events]
                if [entry["events"] for entry in told] != plain(expected):
                    yield f"{self.game.id}, seat {witness.seat}: the log at {at} is another"

    def followed(self, view: Any, message: dict[str, Any], witness: Witness) -> tuple[Any, list[str]]:
        """What a seat sees after a message, and what is wrong with it."""
        seat, number = witness.seat, message["n"]
        found: list[str] = []
        if message["is"] == "view":
            view = message["view"]
        else:
            view = self.happened(view, message.get("events", []), number, seat, found)
            view = follow(view, message["set"])
        if any(view != each for each in self.views(number, seat)):
            found.append("it sees what it may not")
        return view, found

    def views(self, number: int, seat: int) -> list[Any]:
        """What a seat may see after a choice: in truth, and in another deal."""
        if (number, seat) not in self.seen:
            viewer = None if seat == SPECTATOR else seat
            states = (self.shadow.states[number], self.twin(number, seat))
            self.seen[number, seat] = [plain(self.game.view(state, viewer)) for state in states]
        found: list[Any] = self.seen[number, seat]
        return found

    def asks(self, number: int, witness: Witness) -> list[Any]:
        """What a seat may be asked after a choice: in truth, and in another deal."""
        key = number, witness.seat, witness.beats
        if key not in self.offered:
            states = (self.shadow.states[number], self.twin(number, witness.seat))
            self.offered[key] = [plain(self.questions(state, witness)) for state in states]
        found: list[Any] = self.offered[key]
        return found

    def happened(
        self, view: Any, events: list[dict[str, Any]], number: int, seat: int, found: list[str]
    ) -> Any:
        """What a seat sees after the events of a message: each of them, and the position with it."""
        shadow = self.shadow
        known = [
            (event, picture)
            for event, picture in zip(shadow.events[number], shadow.pictures[number], strict=True)
            if event.audience in (None, seat)
        ]
        if [[event["id"], event["args"]] for event in events] != plain([[e.id, e.args] for e, _ in known]):
            found.append("it hears what it may not")
            return view
        for heard, (_, picture) in zip(events, known, strict=True):
            if heard.get("set"):
                view = follow(view, heard["set"])
                if view != plain(self.game.view(picture, None if seat == SPECTATOR else seat)):
                    found.append(f"with {heard['id']} it sees what it may not")
        return view

    def questions(self, state: Any, witness: Witness) -> list[dict[str, Any]]:
        """What a seat is asked, with what each option is if it is told so."""
        found: list[dict[str, Any]] = []
        for ask in state.asks():
            if ask.seat == witness.seat:
                prompt = self.game.prompt(state, ask).json()
                found.append({"prompt": prompt, "options": list(ask.options), "idle": ask.idle()})
                if witness.beats:
                    found[-1]["described"] = described(self.game, state, ask.seat, list(ask.options))
        return found

    def answered(self, witness: Witness, message: dict[str, Any], where: str) -> Iterator[str]:
        """An answer must follow from what the seat may know, whatever else is true."""
        asked, seat = witness.asked[message["ref"]], witness.seat
        said = {name: value for name, value in message.items() if name not in ("is", "ref", "n")}
        for state in (self.shadow.states[asked.number], self.twin(asked.number, seat)):
            if said != plain(self.answer(state, seat, asked)):
                yield f"{where}: the answer to {asked.do} {asked.option} tells more"

    def answer(self, state: Any, seat: int, asked: Asked) -> dict[str, Any]:
        """What a seat may be answered."""
        if asked.do == "survey":
            return {"survey": self.game.survey(state, None if seat == SPECTATOR else seat)}
        if asked.do == "why":
            refusal = self.game.explain(state, seat, asked.option)
            if refusal is not None:
                return {"refusal": refusal.json()}
            return {"description": self.game.describe(state, seat, asked.option).json()}
        options = [option for ask in state.asks() if ask.seat == seat for option in ask.options]
        return {"options": described(self.game, state, seat, options)}

    def twin(self, number: int, seat: int) -> Any:
        """Another deal that looks the same to a seat; those who look on know no more than the last one."""
        mind = seat if seat >= 0 else self.played.record.seats - 1
        if (number, mind) not in self.twins:
            state = self.shadow.states[number]
            try:
                self.twins[number, mind] = self.game.determinize(state, mind, 1000 * number + mind)
            except BadRequest:  # there is no other deal to be imagined
                self.twins[number, mind] = state
        return self.twins[number, mind]

    def named(self, seat: int, number: int, raw: str, delta: bool, where: str) -> Iterator[str]:
        """Hidden things in what a message says, wherever that might be."""
        yield from (f"{where}: a key or token in {raw[:60]}" for key in self.keys if key in raw)
        if number < 0:
            return
        state = self.shadow.states[number]
        if delta and number:
            mover, option = self.played.record.moves[number - 1]
            if mover != seat and state.answers.get(mover) == option and f'"{option}"' in raw:
                yield f"{where}: the choice {option} of seat {mover}, which is still secret"
        names = [name for name in hidden_names(state, seat) if name in raw and occurs(name, raw)]
        if names:
            answers = [self.answer(state, seat, each) for each in self.asked_about(seat, number)]
            views = self.views(number, seat) + self.views(max(number - 1, 0), seat)
            told = [self.shadow.told(number, seat), self.shadow.asks(number, seat), answers]
            known = json.dumps([views, told])
            yield from (f"{where}: {name} is hidden" for name in names if not occurs(name, known))

    def asked_about(self, seat: int, number: int) -> list[Asked]:
        """The questions of a seat about a position."""
        witnesses = [witness for witness in self.played.witnesses if witness.seat == seat]
        return [each for one in witnesses for each in one.asked.values() if each.number == number]


def occurs(name: str, text: str) -> bool:
    """Whether a thing is named in some JSON, alone or at the end of an id."""
    return re.search(rf'[":-]{re.escape(name)}"', text) is not None


def hidden_names(state: Any, seat: int) -> set[str]:
    """The names of cards that a seat cannot see: in other hands, in decks, face down."""
    names: set[str] = set()
    if hasattr(state, "row"):  # Dungeon Raiders
        seen = state.up | (0 if seat == SPECTATOR else state.seen[seat])
        names.update(room for place, room in enumerate(state.row) if not seen >> place & 1)
        names.update(state.deck)
    if hasattr(state, "hands"):  # Dungeoneer
        for cards in (state.hands, state.dealt):
            names.update(card for other, held in enumerate(cards) if other != seat for card in held)
        names.update(card for pile in (state.deck, state.map_deck) for card in pile.bag)
    if hasattr(state, "familiars"):  # Descent
        names.update(state.decks[OVERLORD_DECK] if seat == OVERLORD else state.hand)
        names.update(unrevealed(state) if seat != OVERLORD else ())
    return names


def unrevealed(state: Any) -> set[str]:
    """The names of monsters and texts in areas of Descent that no hero has seen."""
    found: set[str] = set()
    for number, letter in enumerate(state.box.area_letters):
        area = state.box.quest.areas.get(letter)
        if area is not None and not state.revealed >> number & 1:
            found |= {foe.name for foe in area.foes} | {f"{state.box.quest.id}-{area.text}"}
    return found


def plain(data: Any) -> Any:
    """Data after its way over the wire."""
    return msgspec.json.decode(msgspec.json.encode(data))


# -- for longer ---------------------------------------------------------------------------------------------


def leaks() -> Measure:
    """Messages that told somebody too much, in games of all kinds."""
    found: list[str] = []
    messages = choices = played = 0
    waits: list[float] = []
    with tempfile.TemporaryDirectory() as folder, serving(folder, "--share", "0") as (url, _):
        end = time.monotonic() + length.seconds
        while not played or time.monotonic() < end:  # one game at least: no figure comes of nothing
            game_id, seats, options = TABLES[played % len(TABLES)]
            game = play(url, game_id, seats, options, secrets.randbelow(2**32))
            found += Oracle(game).leaks()
            played += 1
            messages += game.messages()
            choices += len(game.record.moves)
            waits += game.waits
    words = f"leaks in {messages} messages of {choices} choices in {played} games"
    if found:
        words += f", such as {found[0]}"
    return Measure(len(found), words, fair=1, tally=Tally(messages, leaks=len(found), p95=p95(waits)))


BENCHMARKS: dict[str, Benchmark] = {"attack-leaks": leaks}
