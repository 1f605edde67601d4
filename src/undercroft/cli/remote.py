"""Plain play at a table of a server: the same words, over the network."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from undercroft import games
from undercroft.cli import chances
from undercroft.cli.changed import Shown
from undercroft.cli.plain import LOOK, meant
from undercroft.client import Lobby, ServerError, TableClient
from undercroft.engine.game import PACK, BadRequest, Game
from undercroft.engine.messages import Message, literal
from undercroft.locale import Voice


class RemoteTable:
    """One person at one seat of a server's table."""

    def __init__(self, say: Voice, game_id: str, seat: TableClient) -> None:
        self.say = say
        self.game = games.get(game_id)
        self.seat = seat
        self.taken_back = 0
        self.shown = Shown()  # the table as it was last seen
        self.text = import_module(f"{self.game.package}.text")

    def play(self) -> int:
        """Play to the end of the game or of the input."""
        while True:
            self.tell()
            if self.seat.view["result"] is not None:
                print("\n".join(self.text.table(self.seat.view, self.say)))
                return 0
            asks = [ask for ask in self.seat.asks if not ask["idle"]]
            if not asks:
                self.seat.receive(600)
                continue
            labels = self.show(asks[0])
            if not self.choose(labels):
                self.seat.close()
                print(self.say(Message("plain-unfinished")))
                return 0

    def welcome(self) -> None:
        """Add to the dice, and say where they come from."""
        digits = self.seat.add_luck()
        dice = self.seat.dice
        print(self.say(Message(f"dice-origin-{dice['origin']}")))
        if dice["commitment"]:
            print(self.say(Message("dice-commitment", {"hash": literal(dice["commitment"])})))
        if digits:
            print(self.say(Message("dice-share", {"digits": literal(digits)})))

    def tell(self) -> None:
        """Say what happened."""
        for event in self.seat.events:
            print(self.say(Message(event["id"], event["args"])))
        self.seat.events.clear()
        if self.seat.places > 1:
            print(self.say(Message("plain-seat-shared", {"count": self.seat.places})))
            self.seat.places = 1
        if self.seat.taken_back > self.taken_back:
            self.taken_back = self.seat.taken_back
            print(self.say(Message("table-taken-back", {"count": self.taken_back})))

    def show(self, ask: dict[str, Any]) -> dict[str, str]:
        """The table and the options; the label of each option by its key."""
        described = self.seat.wish("describe")["options"]
        labels = {key: self.say(_message(each["label"])) for key, each in described.items()}
        print()
        self.shown.print(self.text.table(self.seat.view, self.say))
        print(self.say(_message(ask["prompt"])))
        found = self.survey().get("options", {})
        print("\n".join(chances.numbered(labels, found, self.say)))
        return labels

    def survey(self) -> dict[str, Any]:
        """The chances the game computes, if it does."""
        return self.seat.wish("survey")["survey"] if self.game.has_chances else {}

    def choose(self, labels: dict[str, str]) -> bool:
        """Read lines until a choice is made or the question changes; False at the end of the input."""
        asks = self.seat.asks
        doubted = False
        while True:
            print(self.say("plain-choose"), end=" ", flush=True)
            line = sys.stdin.readline()
            typed = line.strip()
            if not line or typed == "quit":
                return False
            keys = list(labels)
            option = meant(typed, keys)
            try:
                if typed in (LOOK, "table") and typed not in keys:
                    self.shown.forget()
                    return True
                if typed == LOOK and not doubted:
                    doubted = True
                    asked = Message("plain-look-option", {"label": labels[typed]})
                    print(self.say(Message("plain-warning", {"text": self.say(asked)})))
                    print(self.say("plain-sure"))
                    continue
                if typed.startswith("why "):
                    self.why(typed[4:].strip())
                    continue
                if typed == "chances":
                    print("\n".join(chances.report(labels, self.survey(), self.say)))
                    continue
                self.seat.wish("undo") if typed == "undo" else self.move(option)
                return True
            except ServerError as error:
                if self.seat.asks != asks:  # others were quicker, or this was passed: look again
                    return True
                self.refuse(error, typed, len(keys))

    def move(self, option: str) -> None:
        """Choose; if others have moved meanwhile and the question is still the same, the choice stands."""
        asks = self.seat.asks
        while True:
            number = self.seat.n
            try:
                self.seat.move(option)
                return
            except ServerError as error:
                if error.code != "stale" or self.seat.n == number or self.seat.asks != asks:
                    raise

    def why(self, option: str) -> None:
        """Ask the server about an option."""
        answer = self.seat.wish("why", option=option)
        if "refusal" in answer:
            print(self.say(_message(answer["refusal"]["message"])))
        else:
            print(
                self.say(
                    Message("plain-legal", {"label": self.say(_message(answer["description"]["label"]))})
                )
            )

    def refuse(self, error: ServerError, typed: str, count: int) -> None:
        """Say why the server did not grant it."""
        if "message" in error.more and error.more.get("rule"):
            print(self.say(_message(error.more["message"])))
        elif error.code == "illegal":
            print(self.say(Message("plain-unknown", {"text": literal(typed[:40]), "count": count})))
        else:
            print(error)


def _message(raw: dict[str, Any]) -> Message:
    return Message(raw["id"], raw["args"])


def sit_down(url: str, game_id: str, options: dict[str, str], seed: int | None, say: Voice) -> RemoteTable:
    """Make a table on a server and take its first seat."""
    lobby = Lobby(url)
    game = games.get(game_id)
    wish: dict[str, Any] = {"options": game.check_options(dict(options)), "settings": {"luck": True}}
    if seed is not None:
        wish["seed"] = seed
    try:
        check_packs(lobby, game, wish["options"])
        made = lobby.make(game_id, **wish)
        table = RemoteTable(say, game_id, lobby.sit(made["table"], made["tokens"][0], stops={}))
        table.welcome()
        return table
    except ServerError as error:
        said = error.more.get("message")
        raise BadRequest(say(_message(said)) if said else str(error)) from error


def check_packs(lobby: Lobby, game: Game[Any], options: dict[str, Any]) -> None:
    """Check that a content pack has the same cards here and on the server."""
    wanted = [id for id in options if id.startswith(PACK)]
    if not wanted:
        return
    [there] = [each for each in lobby.get("/api/games") if each["game"] == game.id]
    sums = {option["id"]: option.get("checksum") for option in there["options"]}
    for option in game.offered():
        pack = option.id.removeprefix(PACK)
        if option.id in wanted and option.id not in sums:
            raise BadRequest(f"the server at {lobby.url} does not have the content pack {pack!r}")
        if option.id in wanted and option.json().get("checksum") != sums[option.id]:
            raise BadRequest(
                f"the server at {lobby.url} has other cards in the content pack {pack!r} than you"
            )
