"""What is printed on a card, as a line of plain text: type, price, what it does, what it remarks."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.engine.messages import Message
from undercroft.games.dungeoneer.state import CARDS, HEROES, LOCATIONS, PLACE_OF, QUESTS

Say = Callable[[Message], str]


def card(name: str, say: Say) -> str:
    """An adventure card."""
    found = CARDS[name]
    types = [f"dungeoneer-type-{found.type}"] if found.type else []
    return _line("card", name, [*types, *[f"dungeoneer-tag-{tag}" for tag in found.tags]], say, True)


def quest(name: str, say: Say) -> str:
    """A quest; that of a hunt names the kind of monster."""
    tags = [f"dungeoneer-tag-{tag}" for tag in QUESTS[name].tags]
    return _line("quest", name, tags, say, True)


def hero(name: str, say: Say) -> str:
    """A hero."""
    found = HEROES[name]
    kin = [f"dungeoneer-race-{found.race}", f"dungeoneer-calling-{found.calling}"]
    return _line("hero", name, kin, say, True)


def location(name: str, say: Say) -> str:
    """A location; not every one has an effect."""
    return _line("location", name, [], say, bool(LOCATIONS[PLACE_OF[name]].effects))


def _line(kind: str, name: str, types: list[str], say: Say, does: bool) -> str:
    label = say(Message(f"dungeoneer-{kind}-{name}"))
    if types:
        label += f" ({', '.join(say(Message(id)) for id in types)})"
    texts = [say(Message(f"dungeoneer-text-{kind}-{name}"))] if does else []
    texts.append(f"«{say(Message(f'dungeoneer-flavour-{kind}-{name}'))}»")
    return f"{label}: {' '.join(texts)}"
