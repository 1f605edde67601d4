"""The box read from content/*.toml: rooms, bosses, characters, floor cards."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from undercroft.engine.content import Record, Source
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

Provenance = Literal["rulebook", "public", "designed"]
Item = Literal["torch", "ball", "key", "sword"]
Reward = Literal["torch", "ball", "key", "sword", "potion 1", "potion 2", "coins 1", "coins 2", "coins 3"]
Card = Literal["power:1", "power:2", "power:3", "power:4", "power:5", "key", "sword"]
Three = tuple[int, int, int]
Five = tuple[int, int, int, int, int]


class MonsterEntry(Record):
    """An ordinary monster room."""

    provenance: Provenance
    copies: int
    strength: Three
    wounds: int


class TreasureEntry(Record):
    """A treasure room."""

    provenance: Provenance
    copies: int
    chests: list[int]


class VaultEntry(Record):
    """A vault."""

    provenance: Provenance
    copies: int
    rewards: tuple[Reward, Reward, Reward, Reward, Reward]


class TrapEntry(Record):
    """A trap."""

    provenance: Provenance
    copies: int
    hits: Literal["most coins", "fewest wounds"]
    penalty: Five


class BossEntry(Record):
    """A boss."""

    provenance: Provenance
    strength: Three | None = None
    wounds: int = 0
    coins: int = 0
    out: bool = False
    prize: int = 0
    escape: Item | None = None
    feeble: tuple[Card, ...] = ()
    attacks: Literal["lowest", "highest"] = "lowest"


class CharacterEntry(Record):
    """A character."""

    provenance: Provenance
    coins: int
    wounds: int
    items: list[Item]


class FloorEntry(Record):
    """A floor card: which rooms lie face up."""

    provenance: Provenance
    rooms: str


class Box:
    """Everything in the box."""

    def __init__(self, folder: Traversable) -> None:
        self.rooms: dict[str, Room] = {}
        self.deck: list[str] = []  # the names of the thirty rooms
        self._rooms(Source(folder / "rooms.toml"))
        self._bosses(Source(folder / "bosses.toml"))
        self._raiders(Source(folder / "raiders.toml"))

    def _rooms(self, source: Source) -> None:
        for name, monster in source.table("monsters", MonsterEntry).items():
            self._add(source, Monster(name, MONSTER, list(monster.strength), monster.wounds), monster.copies)
        for name, treasure in source.table("treasures", TreasureEntry).items():
            fits = 1 <= len(treasure.chests) <= 2 and treasure.chests == sorted(treasure.chests, reverse=True)
            source.check(fits, f"treasures.{name}.chests", "needs one or two chests, the larger one first")
            self._add(source, Treasure(name, treasure.chests), treasure.copies)
        for name, vault in source.table("vaults", VaultEntry).items():
            self._add(source, Vault(name, list(vault.rewards)), vault.copies)
        for name, trap in source.table("traps", TrapEntry).items():
            self._add(source, Trap(name, trap.hits == "most coins", list(trap.penalty)), trap.copies)
        source.done()
        self.deck.sort()

    def _add(self, source: Source, room: Room, copies: int) -> None:
        source.check(room.name not in self.rooms, room.name, "this name is taken")
        source.check(copies > 0, room.name, "needs at least one copy")
        self.rooms[room.name] = room
        self.deck += [room.name] * copies

    def _bosses(self, source: Source) -> None:
        self.bosses: list[str] = []
        for name, entry in source.table("bosses", BossEntry).items():
            source.check(name not in self.rooms, name, "this name is taken")
            boss = Monster(name, BOSS, list(entry.strength or ()), entry.wounds)
            boss.coins, boss.out, boss.prize = entry.coins, entry.out, entry.prize
            boss.escape = entry.escape or ""
            boss.feeble = list(entry.feeble)
            boss.highest = entry.attacks == "highest"
            self.rooms[name] = boss
            self.bosses.append(name)
        source.done()
        self.bosses.sort()

    def _raiders(self, source: Source) -> None:
        self.items = source.value("items", dict[Item, int])
        source.check(set(self.items) == set(ITEMS), "items", f"needs exactly {', '.join(ITEMS)}")
        self.powers = source.value("powers", int)
        source.check(self.powers == len(POWERS), "powers", f"must be {len(POWERS)}")
        self.floors_played = source.value("floors_played", int)
        self.coins_at_most = source.value("coins_at_most", int)
        self.characters: dict[str, Character] = {}
        for name, entry in source.table("characters", CharacterEntry).items():
            counts = [entry.items.count(item) for item in ITEMS]
            self.characters[name] = Character(name, entry.coins, entry.wounds, counts)
        self.floors: list[str] = []
        for number, floor in source.table("floors", FloorEntry).items():
            fits = len(floor.rooms) == 5 and set(floor.rooms) <= {"U", "D"}
            source.check(fits, f"floors.{number}.rooms", "needs five letters U or D")
            self.floors.append(floor.rooms)
        source.done()
        self.floors.sort()


BOX = Box(files(__package__) / "content")
