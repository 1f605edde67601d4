"""How tests set the table of Dungeoneer: scenes, dice thrown by hand, plain words."""

from __future__ import annotations

from typing import Any

from tests.games.listening import heard as heard
from undercroft import games
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.boxes import TOMB_SET as BOX
from undercroft.games.dungeoneer.cards.vocabulary import FORMS
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.game import DungeoneerGame

GAME: DungeoneerGame = games.get("dungeoneer")  # type: ignore[assignment]
HALL = {"crossing": [0, -1], "spiked-hall": [0, -2], "processional": [0, 1]}
HEROES = ("roderik-talus", "kron-axereaver", "raka", "taenin-lightfoot")


def scene(*players: dict[str, Any], **spec: Any) -> DungeoneerTable:
    """A table with these players; heroes are filled in, dice are thrown by the test."""
    seats = [{"hero": HEROES[seat], **player} for seat, player in enumerate(players)]
    return GAME.scene({"players": seats, **spec}, chance="explicit")


def hall(*players: dict[str, Any], **spec: Any) -> DungeoneerTable:
    """Raka, Kron and the necromancer, each in their own location by default."""
    heroes = ("raka", "kron-axereaver", "necromancer")
    places = ("crossing", "tomb-antechamber", "processional")
    seats = [
        {"hero": hero, "at": place, **each}
        for hero, place, each in zip(heroes, places, players, strict=False)
    ]
    return scene(*seats, **{"map": HALL, "locations": [], **spec})


def play(s: DungeoneerTable, *choices: str | int) -> DungeoneerTable:
    """Choose options in order, for the seat that is asked; a number is a die."""
    for choice in choices:
        ask = s.asks()[0]
        assert (ask.seat == CHANCE) == isinstance(choice, int), f"{ask} cannot be answered by {choice}"
        s.apply(ask.seat, str(choice))
    return s


def options(s: DungeoneerTable, seat: int) -> tuple[str, ...]:
    """What a seat may choose now."""
    return next((ask.options for ask in s.asks() if ask.seat == seat), ())


def asked(s: DungeoneerTable) -> int:
    """Who must choose now."""
    return s.asks()[0].seat


def view(s: DungeoneerTable, seat: int | None = None) -> dict[str, Any]:
    """What a seat (None: a spectator) sees."""
    return GAME.view(s, seat)


def player(s: DungeoneerTable, seat: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    shown: dict[str, Any] = view(s)["players"][seat]
    return shown


def printed(name: str, form: str, level: int = 1) -> int:
    """A value on the card of a monster, or of a hero for a level."""
    fighter = BOX.cards[name].fighter if name in BOX.cards else None
    return (fighter.values if fighter else BOX.heroes[name].levels[level - 1])[FORMS.index(form)]


def why_not(s: DungeoneerTable, seat: int, option: str) -> str | None:
    """The id of the rule that forbids an option, or None if it is open."""
    refusal = GAME.explain(s, seat, option)
    return refusal.rule if refusal else None
