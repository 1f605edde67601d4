"""The entries of content/*.toml as they are written. VOCABULARY.md explains every word."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.engine.content import ContentEntry, Provenance

Colour = Literal["red", "blue", "white", "green", "yellow", "black"]
Form = Literal["melee", "ranged", "magic"]
Base = Literal["1x1", "1x2", "2x2", "2x3"]
SkillDeck = Literal["fighting", "subterfuge", "wizardry"]
ItemKind = Literal["weapon", "armor", "shield", "other", "cache", "potion"]
CardType = Literal["event", "trap", "spawn", "power"]
Laid = Literal["pit", "rubble"]
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Trait = Annotated[int, msgspec.Meta(ge=0, le=5)]
Phrases = str | list[str]


class EffectEntry(ContentEntry, kw_only=True):
    """An effect with its time: always, a trigger (`on`) or a window (`may`)."""

    always: Phrases = ""
    on: str = ""
    may: Phrases = ""
    once: bool = False
    cost: Phrases = ""
    only: Phrases = msgspec.field(default="", name="if")
    to: str = ""
    do: Phrases = ""
    until: Literal["", "own turn"] = msgspec.field(default="", name="for")


class HeroEntry(ContentEntry, kw_only=True):
    """A hero."""

    wounds: Some
    fatigue: Some
    armor: Count
    speed: Some
    melee: Trait
    ranged: Trait
    magic: Trait
    fighting: Trait
    subterfuge: Trait
    wizardry: Trait
    conquest: Some
    hands: Literal[1, 2] = 2
    familiars: tuple[str, ...] = ()
    effects: tuple[EffectEntry, ...] = ()
    provenance: Provenance


class SkillEntry(ContentEntry, kw_only=True):
    """A skill."""

    deck: SkillDeck
    familiars: tuple[str, ...] = ()
    effects: tuple[EffectEntry, ...] = ()
    provenance: Provenance


class LineEntry(ContentEntry):
    """One part of a monster card."""

    speed: Some
    armor: Count
    wounds: tuple[Some, Some, Some, Some]
    dice: tuple[Colour, ...]
    abilities: tuple[str, ...]


class FiguresEntry(ContentEntry):
    """How many figures of a kind there are."""

    normal: Some
    master: Some
    provenance: Provenance


class MonsterEntry(ContentEntry, kw_only=True):
    """A kind of monster."""

    base: Base
    attack: Form
    normal: LineEntry
    master: LineEntry
    figures: FiguresEntry
    provenance: Provenance


class ItemEntry(ContentEntry, kw_only=True):
    """A card of the shop, a treasure or a relic."""

    kind: ItemKind
    copies: Some = 1
    price: Count | None = None
    price_2005: Count | None = None  # in town, with rules = 2005
    hands: Literal[0, 1, 2] = 0
    rune: bool = False
    attack: Form | None = None
    dice: tuple[Colour, ...] = ()
    abilities: tuple[str, ...] = ()
    surges: tuple[str, ...] = ()
    off_hand: Phrases = ""
    strikes: str = ""
    armor: Count = 0
    speed_cap: Count = 0
    no_runes: bool = False
    shield: Count = 0
    immune: tuple[str, ...] = ()
    effects: tuple[EffectEntry, ...] = ()
    provenance: Provenance


class OverlordEntry(ContentEntry, kw_only=True):
    """A card of the overlord."""

    type: CardType
    copies: Some = 1
    cost: Count
    discard: Count
    time: str = ""
    only: Phrases = msgspec.field(default="", name="if")
    to: str = ""
    lays: Laid | None = None
    save: str = ""
    do: Phrases = ""
    saved: Phrases = ""
    spawn: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    effects: tuple[EffectEntry, ...] = ()
    provenance: Provenance


class FamiliarEntry(ContentEntry, kw_only=True):
    """A familiar."""

    speed: Count = 0
    hand_over: Count = 0
    effects: tuple[EffectEntry, ...] = ()
    provenance: Provenance
