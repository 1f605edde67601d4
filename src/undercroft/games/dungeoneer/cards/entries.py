"""The entries of content/*.toml as they are written. VOCABULARY.md explains every word."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.engine.content import ContentEntry, Provenance

Kind = Literal["boon", "treasure", "bane", "encounter"]
Time = Literal["villainy", "heroics", "response", "anytime", "before roll", "after roll"]
Lasts = Literal["instant", "permanent", "attachment"]
Form = Literal["melee", "magic", "speed"]
Duration = Literal["turn", "battle", "roll", "reset"]
Host = Literal["your treasure", "your weapon", "their treasure", "pack monster", "location"]
Category = Literal["chance", "threat", "hunt", "sacrifice", "search", "escort", "influence", "artifact"]
Grade = Literal["heroic", "epic", "legendary"]
Deed = Literal["chance", "threat", "hunt", "sacrifice"]
Trigger = Literal[
    "play", "enter", "reset", "turn end", "attack", "hit", "hit melee", "hit magic", "hit speed",
    "wounded", "wounds", "defeats", "defeated", "quest completed", "stay",
]  # fmt: skip
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Phrases = str | list[str]


class Deeds(ContentEntry, kw_only=True):
    """Whom an effect is about and what it does (renamed: `if`, `for` and `pass` are Python keywords)."""

    to: str = ""
    threat: str = ""
    do: Phrases = ""
    passed: Phrases = msgspec.field(default="", name="pass")
    fail: Phrases = ""
    until: Duration = msgspec.field(default="turn", name="for")
    only: Phrases = msgspec.field(default="", name="if")


class EffectEntry(Deeds, kw_only=True):
    """An effect with its time: a trigger, a window, or always."""

    on: Trigger | None = None
    may: Time | None = None
    once: bool = False
    cost: Phrases = ""
    always: Phrases = ""


class CardEntry(Deeds, kw_only=True):
    """An adventure card."""

    provenance: Provenance = "designed"
    kind: Kind | None = None  # that of its table
    cost: Count | Literal["X"]
    type: str = ""
    time: Time | None = None  # villainy for peril cards, heroics for glory cards
    lasts: Lasts = "instant"
    attach: Host | None = None
    copies: Some = 1
    tags: tuple[str, ...] = ()
    attack: dict[Form, Count] | None = None
    counter: dict[Form, Count] | None = None
    health: Some = 1
    always: Phrases = ""
    effects: tuple[EffectEntry, ...] = ()
    solo: bool = True
    grade: Grade = "heroic"  # legendary cards are for legendary heroes (D-258)
    upkeep: Count = 0  # glory in each reset phase (D-058)
    lay: bool = False  # a trap that waits in a location (D-218)
    lair: str = ""  # the home of a monster that is in no deck (D-256)


class HeroEntry(ContentEntry, kw_only=True):
    """A hero."""

    provenance: Provenance = "designed"
    race: str
    calling: str
    health: Some
    level: Literal[1, 4, 7] = 1  # its first of four
    boons: Count
    treasures: Count
    attacks: list[Form]
    melee: list[Count]
    magic: list[Count]
    speed: list[Count]
    effects: tuple[EffectEntry, ...] = ()


class LocationEntry(ContentEntry, kw_only=True):
    """A location."""

    provenance: Provenance = "designed"
    type: Literal["room", "passage"]
    glory: Count
    peril: Count
    exits: tuple[str, str, str, str]  # north, east, south, west
    entrance: bool = False
    dark: bool = False
    surface: bool = False  # a light frame (D-028)
    obstacle: str = ""
    effects: tuple[EffectEntry, ...] = ()


class QuestMonster(ContentEntry):
    """The monster of a hunt."""

    attack: dict[Form, Count]
    counter: dict[Form, Count] | None = None
    health: Some = 1
    tags: tuple[str, ...] = ()


class QuestEntry(ContentEntry, kw_only=True):
    """A quest. The fields it needs depend on its category and on how it is finally done (`by`)."""

    provenance: Provenance = "designed"
    category: Category
    at: Phrases
    grade: Grade = "heroic"  # D-004
    by: Deed | None = None  # for search and influence
    to: str = ""
    dice: Some = 1
    target: Some | None = None
    sum: bool = False
    extra_die: Count = 0
    threat: str = ""
    fail: Phrases = ""
    monster: QuestMonster | str | None = None  # or the card of a monster with a lair
    open: bool = False  # an extra common quest from the start (D-251)
    attempt: str = ""  # the price of the first attempt, if any (D-128)
    power: Phrases = ""  # of a completed artifact (D-139)
    cost: Phrases = ""
    find: Some | None = None
    find_ap: Count = 1
    always: Phrases = ""
    effects: tuple[EffectEntry, ...] = ()
    reward: Phrases = ""


class EventEntry(ContentEntry, kw_only=True):
    """An event card, which collects tokens."""

    provenance: Provenance = "designed"
    tokens: Some  # the most it holds
    roll: Some  # what a die must show at the start of a turn
    discount: str  # the tag of the monsters that its tokens make cheaper
    ends: str  # the monster whose defeat discards it
