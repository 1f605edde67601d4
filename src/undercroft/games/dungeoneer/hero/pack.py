"""The pack: monsters a Dungeonlord keeps for later, outside all locations (D-026, D-210)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Word
from undercroft.games.dungeoneer.cards.vocabulary import M_PACK_LIMIT
from undercroft.games.dungeoneer.hero import events as told
from undercroft.games.dungeoneer.hero.discards import throw_away
from undercroft.games.dungeoneer.hero.numbers import bonus
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.listed import Held, OneCard, at_all
from undercroft.games.dungeoneer.state.names import card_name, who
from undercroft.games.dungeoneer.state.pieces import NO_CONTEST, Beast
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import PACK_SIZE, Dungeoneer


def pack_limit(s: Dungeoneer, seat: int) -> int:
    """How many monsters a pack holds (D-208)."""
    return PACK_SIZE + (0 if s.solo() else bonus(s, seat, 1 << M_PACK_LIMIT, NO_CONTEST))


def pack_keys(beasts: tuple[Beast, ...]) -> list[str]:
    """Keys for the monsters of a pack; identical ones share a key, others with the same name get numbers."""
    names: dict[tuple[str, int, tuple[str, ...]], str] = {}
    keys: list[str] = []
    for beast in beasts:
        like = (beast.name, beast.wounds, beast.attached)
        if like not in names:
            number = 1 + len([each for each in names if each[0] == beast.name])
            names[like] = beast.name if number == 1 else f"{beast.name}#{number}"
        keys.append(names[like])
    return keys


def beast_keys(s: Dungeoneer, seat: int) -> list[str]:
    """The same as options: only the first of identical ones can be chosen."""
    keys = pack_keys(s.packs[seat])
    return [key if keys.index(key) == at else "" for at, key in enumerate(keys)]


def beast_args(s: Dungeoneer, seat: int, key: str) -> Args:
    """Arguments that tell a monster in a pack from others with its name."""
    beast = s.packs[seat][beast_keys(s, seat).index(key)]
    return {
        "wounds": beast.wounds,
        "attached": card_name(beast.attached[0]) if beast.attached else "none",
    }


class OneBeast(OneCard):
    """One of the monsters of a pack."""

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        assert isinstance(word, Held)
        owner = word.owner if word.owner >= 0 else seat
        return {"target": who(s, owner), **beast_args(s, owner, word.thing)}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        assert isinstance(word, Held)
        return [f"pack:{word.thing}@{word.owner if word.owner >= 0 else seat}"]


def all_monsters(box: Box) -> list[str]:
    """Every monster of the box, with as many of each name as a pack can hold."""
    monsters = [card.name for card in box.cards.values() if card.fighter is not None]
    return [name + number for name in monsters for number in ("", "#2", "#3", "#4")]


def packed_monsters(box: Box) -> list[str]:
    """The same for every player."""
    return at_all(all_monsters(box))


BEAST: Final = OneBeast("beast", "D-220", (), packed_monsters)
DISCARD_BEAST: Final = OneBeast("discard-pack", "D-166", ("D-166", "D-208"), all_monsters)


class PackExcess(Procedure):
    """The owner discards down to the pack's limit; in a solo game the cheapest go (D-208, DQ-57)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "go")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.choice: str = ""

    def stands(self, s: Dungeoneer) -> bool:
        return not s.halted and len(s.packs[self.seat]) > pack_limit(s, self.seat)

    def choose(self, s: Dungeoneer) -> None:
        least = min([s.box.cards[beast.name].cost for beast in s.packs[self.seat]])
        keys = [
            DISCARD_BEAST.key(key)
            for key, beast in zip(beast_keys(s, self.seat), s.packs[self.seat], strict=True)
            if key and (not s.solo() or s.box.cards[beast.name].cost == least)
        ]
        s.choose(self.seat, "dungeoneer-ask-pack", tuple(keys), "choice")

    def go(self, s: Dungeoneer) -> None:
        discard_beast(s, self.seat, DISCARD_BEAST.word_at(s, self.choice).what)
        self.goto("choose")

    def copy(self) -> PackExcess:
        twin = PackExcess(self.seat)
        twin.choice = self.choice
        return twin


def settle_pack(s: Dungeoneer, seat: int) -> None:
    """If a pack exceeds its limit, the excess is discarded at once (D-208, DQ-39)."""
    if len(s.packs[seat]) > PACK_SIZE:
        s.push(PackExcess(seat))


def discard_beast(s: Dungeoneer, seat: int, key: str) -> None:
    """Discard a monster from a pack."""
    beast = take_beast(s, seat, key)
    for name in (beast.name, *beast.attached):
        throw_away(s, name)
    told.discards(s, seat, beast.name)


def take_beast(s: Dungeoneer, seat: int, key: str) -> Beast:
    """Take a monster out of a pack."""
    beasts = list(s.packs[seat])
    beast = beasts.pop(beast_keys(s, seat).index(key))
    s.packs[seat] = tuple(beasts)
    return beast
