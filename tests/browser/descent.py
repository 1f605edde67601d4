"""Tables of Descent to look at: the market, a hero's turn, an attack, the overlord's turn, the end."""

from __future__ import annotations

from typing import Any

from tests.browser.person import PLANNED, Person
from tests.browser.tables import position
from undercroft.client import Lobby

PARTY: list[dict[str, Any]] = [
    {
        "heroes": [
            {
                "name": "vyrah-the-falconer",
                "at": [10, 5],
                "wounds": 9,
                "fatigue": 3,
                "coins": 150,
                "wear": ["bow", "leather-armor", "healing-potion"],
                "pack": ["dagger"],
                "skills": ["rapid-fire", "cautious"],
            }
        ]
    },
    {"heroes": [{"name": "trenloe-the-strong", "at": [8, 6], "wear": ["sword", "iron-shield"]}]},
    {"heroes": [{"name": "runewitch-astarra", "at": [11, 4], "wear": ["immolation"]}]},
]
LARDER: dict[str, Any] = {
    "monsters": [
        {"kind": "skeleton", "at": [15, 4]},
        {"kind": "skeleton", "at": [16, 6]},
        {"kind": "razorwing", "at": [14, 7]},
        {"kind": "master beastman", "at": [8, 7], "wounds": 1},
        {"kind": "hell-hound", "at": [1, 4]},
        {"kind": "hell-hound", "at": [2, 5]},
    ],
    "doors": {"a": "open", "b": "open"},
    "revealed": ["S", "1", "2"],
    "rubble": [[14, 4], [14, 5]],
    "tokens": [{"what": "healing-potion", "at": [15, 7]}, {"what": "key-red", "at": [16, 4]}],
    "chests": [{"colour": "copper", "number": 1, "at": [7, 2]}],
    "conquest": 7,
}
LAST_BLOW: dict[str, Any] = {
    "players": [
        {"threat": 2},
        {"heroes": [{"name": "mordrog", "at": [8, 12], "wear": ["sword", "chain-mail"]}]},
        {"heroes": [{"name": "lyssa", "at": [8, 10], "wear": ["bow"]}]},
    ],
    "monsters": [{"kind": "hask", "at": [7, 13], "wounds": 1}],
    "doors": {"a": "open", "b": "open", "c": "open"},
    "revealed": ["S", "1", "2", "3"],
    "keys": ["red"],
    "pits": [[6, 12], [7, 12]],
    "turn": "mordrog",
    "seed": 4,  # two dice for fatigue bring the last wound
}


def sit(person: Person, server: Lobby, seat: int, **spec: Any) -> None:
    """Somebody at a table in this position."""
    person.sit(server.post("/api/import", position("descent", **spec)), seat)
    person.ready()


def turn(person: Person, server: Lobby) -> None:
    """A hero has chosen Advance and plans a walk: reach, sight, what blocks sight."""
    players = [{"threat": 9}, *PARTY]
    sit(person, server, 1, players=players, turn="vyrah-the-falconer", **LARDER)
    person.choose("action:advance")
    person.ready()
    person.page.wait_for_selector(".reach")
    person.page.locator("[data-space='12,4']").click()
    person.page.wait_for_selector(".strip")


AT_THE_DOOR: dict[str, Any] = {
    "players": [
        {"threat": 0},
        {"heroes": [{"name": "mordrog", "at": [4, 4], "wear": ["sword"]}]},
        {"heroes": [{"name": "lyssa", "at": [2, 4], "wear": ["bow"]}]},
    ],
    "revealed": ["S"],
    "turn": "mordrog",
}


BEFORE_HASK: dict[str, Any] = {
    "players": [
        {"threat": 0},
        {"heroes": [{"name": "mordrog", "at": [8, 8], "wear": ["sword", "healing-potion"], "wounds": 9}]},
        {"heroes": [{"name": "lyssa", "at": [2, 4], "wear": ["bow"]}]},
    ],
    "doors": {"a": "open", "b": "open"},
    "revealed": ["S", "1", "2"],
    "keys": ["red"],
    "turn": "mordrog",
}


def orders(person: Person, server: Lobby) -> None:
    """A hero who readies has walked and struck, and may place an order."""
    sit(person, server, 1, players=[{"threat": 9}, *PARTY], turn="vyrah-the-falconer", **LARDER)
    person.choose("action:ready-move")
    person.page.wait_for_selector(".orders button")
    person.ready()


def choice(person: Person, server: Lobby) -> None:
    """Heroes are chosen instead of dealt."""
    seats = [{"kind": "heuristic"}, {"kind": "human"}, {"kind": "heuristic"}]
    person.sit(server.make("descent", seats=seats, seed=5, options={"heroes": "choose"}), 1)
    person.ready()


def town(person: Person, server: Lobby) -> None:
    """A hero in town: the market, or back by a glyph."""
    absent = {key: value for key, value in PARTY[0]["heroes"][0].items() if key != "at"}
    party = [{"heroes": [absent]}, *PARTY[1:]]
    sit(person, server, 1, players=[{"threat": 9}, *party], turn="vyrah-the-falconer", **LARDER)
    person.choose("action:run")
    person.page.wait_for_selector("[data-option=market]")
    person.ready()


def market(person: Person, server: Lobby) -> None:
    """Before the quest: a hero has kept all skills and shops."""
    seats = [{"kind": "heuristic"}, {"kind": "human"}, {"kind": "heuristic"}]
    person.sit(server.make("descent", seats=seats, seed=5), 1)
    person.ready()
    person.choose("keep")
    person.ready()
    person.choose("next:landrec-the-wise")
    person.page.wait_for_selector(".market .ware.can")


def attack(person: Person, server: Lobby) -> None:
    """The dice are thrown: surges and fatigue can be spent."""
    sit(person, server, 1, **LAST_BLOW)
    person.choose("action:battle")
    person.ready()
    person.page.locator("[data-space='7,13']").click()
    person.page.locator(PLANNED).click()
    person.page.wait_for_selector(".attack .dice")
    person.ready()


def plot(person: Person, server: Lobby) -> None:
    """The overlord has a full hand, and plays cards before his monsters act."""
    hand = ["beastmen-war-party", "crushing-block", "dark-charm", "gust-of-wind", "charge", "explosive-door"]
    lord = {"threat": 14, "hand": hand, "powers": ["doom"]}
    sit(person, server, 0, players=[lord, *PARTY], turn="overlord", **LARDER)


def ended(person: Person, server: Lobby) -> None:
    """A hero burns to death, and with that the overlord has won."""
    burns = {"name": "mordrog", "at": [8, 12], "wounds": 1, "burn": 9, "coins": 100}
    players = [{"threat": 2}, {"heroes": [burns]}, LAST_BLOW["players"][2]]
    sit(person, server, 1, **{**LAST_BLOW, "players": players, "conquest": 1, "turn": ""})
    person.choose("next:mordrog")
    person.page.wait_for_selector(".ending")
