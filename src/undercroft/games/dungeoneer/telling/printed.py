"""What is printed on a card, as a line of plain text: type, price, values, effects, flavour."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.engine.messages import Message
from undercroft.games.dungeoneer.cards.records import Exit, Fighter
from undercroft.games.dungeoneer.cards.vocabulary import ENCOUNTER, EXITS, FORMS, LASTS, SIDES, STATS, WINDOWS
from undercroft.games.dungeoneer.state.box import Box

Say = Callable[[Message], str]


def card(box: Box, name: str, say: Say, remark: bool = True, now: int | None = None) -> str:
    """An adventure card; `now` is its current price if that differs from the printed one."""
    found = box.cards[name]
    pays = "glory" if found.is_glory() else "peril"
    facts = [say(Message(f"dungeoneer-type-{found.type}"))]
    facts += [say(Message(f"dungeoneer-tag-{tag}")) for tag in found.tags]
    facts.append(
        say(Message("dungeoneer-print-cost", {"cost": "x" if found.x else found.cost, "pays": pays}))
    )
    if now is not None:
        facts[-1] = say(Message("dungeoneer-print-cost-now", {"cost": now, "printed": found.cost}))
    if found.level > 1:
        facts.append(say(Message("dungeoneer-print-legendary", {"level": found.level})))
    if found.kind != ENCOUNTER:
        time = "@dungeoneer-time-" + WINDOWS[found.window].replace(" ", "-")
        facts.append(say(Message("dungeoneer-print-time", {"time": time})))
        facts.append(say(Message(f"dungeoneer-lasts-{LASTS[found.lasts]}")))
    if found.fighter is not None:
        facts += _fighter(found.fighter, say)
    return _line("card", name, facts, say, True, remark)


def quest(box: Box, name: str, say: Say, remark: bool = True) -> str:
    """A quest; a hunt includes its monster."""
    found = box.quests[name]
    facts = [say(Message(f"dungeoneer-tag-{tag}")) for tag in found.tags]
    if found.fighter is not None:
        facts += _fighter(found.fighter, say)
    return _line("quest", name, facts, say, True, remark)


def hero(box: Box, name: str, say: Say, remark: bool = True) -> str:
    """A hero."""
    found = box.heroes[name]
    facts = [
        say(Message(f"dungeoneer-race-{found.race}")),
        say(Message(f"dungeoneer-calling-{found.calling}")),
    ]
    forms = ", ".join(say(Message(f"dungeoneer-stat-{FORMS[form]}")) for form in found.attacks)
    facts.append(say(Message("dungeoneer-print-attack", {"values": forms})))
    limits: dict[str, str | int] = {"boons": found.boons, "treasures": found.treasures}
    facts.append(say(Message("dungeoneer-print-limits", limits)))
    return _line("hero", name, facts, say, True, remark)


def location(box: Box, name: str, say: Say) -> str:
    """A location and its effect, if any."""
    return _line("location", name, [], say, bool(box.locations[box.place_of[name]].effects))


def effect_of(box: Box, name: str, say: Say) -> str:
    """The effect of a location; nothing if it has none."""
    does = box.locations[box.place_of[name]].effects
    return say(Message(f"dungeoneer-text-location-{name}")) if does else ""


def exits(box: Box, name: str, say: Say) -> str:
    """The exits of a location as they are printed, the card upright."""
    printed = box.locations[box.place_of[name]].exits[:4]
    return ", ".join(
        f"{say(Message(f'dungeoneer-side-{side}'))}: {_exit(exit, say)}"
        for side, exit in zip(SIDES, printed, strict=True)
    )


def _exit(exit: Exit, say: Say) -> str:
    kind = say(Message(f"dungeoneer-exit-{EXITS[exit.kind]}"))
    if not exit.value:
        return kind
    return f"{kind} ({say(Message(f'dungeoneer-stat-{STATS[exit.stat]}'))} {exit.value}+)"


def _fighter(fighter: Fighter, say: Say) -> list[str]:
    """The forms in which a monster attacks, those in which it only counters, and its health."""
    values = [
        f"{say(Message(f'dungeoneer-stat-{word}'))} {fighter.values[form]}" for form, word in enumerate(FORMS)
    ]
    attack = ", ".join(values[form] for form in fighter.attacks)
    counter = ", ".join(value for form, value in enumerate(values) if form not in fighter.attacks)
    facts = [say(Message("dungeoneer-print-attack", {"values": attack}))]
    if counter:
        facts.append(say(Message("dungeoneer-print-counter", {"values": counter})))
    return [*facts, say(Message("dungeoneer-print-health", {"health": fighter.health}))]


def _line(kind: str, name: str, facts: list[str], say: Say, does: bool, remark: bool = True) -> str:
    label = say(Message(f"dungeoneer-{kind}-{name}"))
    if facts:
        label += f" ({'; '.join(facts)})"
    texts = [say(Message(f"dungeoneer-text-{kind}-{name}"))] if does else []
    if remark and say(Message(f"dungeoneer-flavour-{kind}-{name}")):  # a card of a pack may have none
        texts.append(say(Message("dungeoneer-print-remark", {"text": f"@dungeoneer-flavour-{kind}-{name}"})))
    return f"{label}: {' '.join(texts)}"
