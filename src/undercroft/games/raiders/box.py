"""The box read from content/*.toml: rooms, bosses, characters, floor cards."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Literal

import msgspec

from undercroft.engine.content import ContentEntry, ContentFile, Provenance
from undercroft.games.raiders.cards import (
    BOSS,
    ITEMS,
    MONSTER,
    POWERS,
    Character,
    Monster,
    Room,
    Trap,
    Treasure,
    Vault,
)

Item = Literal["torch", "ball", "key", "sword"]
Reward = Literal["torch", "ball", "key", "sword", "potion 1", "potion 2", "coins 1", "coins 2", "coins 3"]
Card = Literal["power:1", "power:2", "power:3", "power:4", "power:5", "key", "sword"]
ROOMS_PER_FLOOR = 5
Count = Annotated[int, msgspec.Meta(ge=0)]
Some = Annotated[int, msgspec.Meta(ge=1)]
Three = tuple[Some, Some, Some]
Five = tuple[Count, Count, Count, Count, Count]


class MonsterEntry(ContentEntry):
    """An ordinary monster room."""

    provenance: Provenance
    copies: Some
    strength: Three
    wounds: Count


class TreasureEntry(ContentEntry):
    """A treasure room."""

    provenance: Provenance
    copies: Some
    chests: list[Some]


class VaultEntry(ContentEntry):
    """A vault."""

    provenance: Provenance
    copies: Some
    rewards: tuple[Reward, Reward, Reward, Reward, Reward]


class TrapEntry(ContentEntry):
    """A trap."""

    provenance: Provenance
    copies: Some
    hits: Literal["most coins", "fewest wounds"]
    penalty: Five


class BossEntry(ContentEntry):
    """A boss."""

    provenance: Provenance
    strength: Three | None = None
    wounds: Count = 0
    coins: Count = 0
    out: bool = False
    prize: Count = 0
    escape: Item | None = None
    feeble: tuple[Card, ...] = ()
    attacks: Literal["lowest", "highest"] = "lowest"


class CharacterEntry(ContentEntry):
    """A character."""

    provenance: Provenance
    coins: Count
    wounds: Count
    items: list[Item]


class FloorEntry(ContentEntry):
    """A floor card: which rooms lie face up."""

    provenance: Provenance
    rooms: str


class Box:
    """Everything in the box."""

    def __init__(self, folder: Traversable) -> None:
        self.rooms: dict[str, Room] = {}
        self.deck: list[str] = []  # the names of the thirty rooms
        self._rooms(ContentFile(folder / "rooms.toml"))
        self._bosses(ContentFile(folder / "bosses.toml"))
        self._raiders(ContentFile(folder / "raiders.toml"))

    def _rooms(self, file: ContentFile) -> None:
        for name, monster in file.table("monsters", MonsterEntry).items():
            self._add(file, Monster(name, MONSTER, list(monster.strength), monster.wounds), monster.copies)
        for name, treasure in file.table("treasures", TreasureEntry).items():
            fits = 1 <= len(treasure.chests) <= 2 and treasure.chests == sorted(treasure.chests, reverse=True)
            file.check(fits, f"treasures.{name}.chests", "needs one or two chests, the larger one first")
            self._add(file, Treasure(name, treasure.chests), treasure.copies)
        for name, vault in file.table("vaults", VaultEntry).items():
            self._add(file, Vault(name, list(vault.rewards)), vault.copies)
        for name, trap in file.table("traps", TrapEntry).items():
            self._add(file, Trap(name, trap.hits == "most coins", list(trap.penalty)), trap.copies)
        file.done()
        self.deck.sort()

    def _add(self, file: ContentFile, room: Room, copies: int) -> None:
        file.check(room.name not in self.rooms, room.name, "this name is taken")
        self.rooms[room.name] = room
        self.deck += [room.name] * copies

    def _bosses(self, file: ContentFile) -> None:
        self.bosses: list[str] = []
        for name, entry in file.table("bosses", BossEntry).items():
            file.check(name not in self.rooms, name, "this name is taken")
            boss = Monster(name, BOSS, list(entry.strength or ()), entry.wounds)
            boss.coins, boss.out, boss.prize = entry.coins, entry.out, entry.prize
            boss.escape = entry.escape or ""
            boss.feeble = list(entry.feeble)
            boss.highest = entry.attacks == "highest"
            self.rooms[name] = boss
            self.bosses.append(name)
        file.done()
        self.bosses.sort()

    def _raiders(self, file: ContentFile) -> None:
        self.items = file.value("items", dict[Item, int])
        file.check(set(self.items) == set(ITEMS), "items", f"needs exactly {', '.join(ITEMS)}")
        self.powers = file.value("powers", int)
        file.check(self.powers == len(POWERS), "powers", f"must be {len(POWERS)}")
        self.floors_played = file.value("floors_played", int)
        self.coins_at_most = file.value("coins_at_most", int)
        self.characters: dict[str, Character] = {}
        for name, entry in file.table("characters", CharacterEntry).items():
            counts = [entry.items.count(item) for item in ITEMS]
            self.characters[name] = Character(name, entry.coins, entry.wounds, counts)
        self.floors: list[str] = []
        for number, floor in file.table("floors", FloorEntry).items():
            fits = len(floor.rooms) == ROOMS_PER_FLOOR and set(floor.rooms) <= {"U", "D"}
            file.check(fits, f"floors.{number}.rooms", "needs five letters U or D")
            self.floors.append(floor.rooms)
        file.done()
        fits = 1 <= self.floors_played <= len(self.floors)
        file.check(fits, "floors_played", f"must be 1 to {len(self.floors)}, the number of floor cards")
        rooms = self.floors_played * ROOMS_PER_FLOOR - 1
        file.check(
            len(self.deck) >= rooms, "floors_played", f"{rooms} rooms are needed, there are {len(self.deck)}"
        )
        file.check(len(self.characters) >= 5, "characters", "five players need five characters")
        self.floors.sort()


BOX = Box(files(__package__) / "content")
