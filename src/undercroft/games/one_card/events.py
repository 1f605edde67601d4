"""Everything that the player is told, one function per event.

Numbers and plain words are reported as they are, everything else by name. Without a listener nothing is
built. `tools/wire` generates the browser's types from these functions.
"""

from __future__ import annotations

from undercroft.games.one_card.board import GRID, SQUARES
from undercroft.games.one_card.names import monster_name, skill_name
from undercroft.games.one_card.state import Monster, OneCard

Tile = int  # reported as its square
Skill = str


def level_begins(s: OneCard, level: int, count: int) -> None:
    """The card is set up for a new level, with its monsters."""
    if s.listener is not None:
        s.tell("one-card-level-begins", {"level": level, "count": count, "monster": monster_name(s)})


def level_cleared(s: OneCard, level: int, turns: int) -> None:
    """The last monster of a level is dead."""
    if s.listener is not None:
        s.tell("one-card-level-cleared", {"level": level, "turns": turns})


def rolls(s: OneCard, dice: list[int]) -> None:
    """The energy dice are thrown."""
    if s.listener is not None:
        s.tell("one-card-rolls", {"dice": ", ".join(map(str, dice))})


def rerolls(s: OneCard) -> None:
    """All dice will be thrown again."""
    if s.listener is not None:
        s.tell("one-card-rerolls", {})


def keeps(s: OneCard, die: int, skill: Skill) -> None:
    """A die stays on its skill for another turn."""
    if s.listener is not None:
        s.tell("one-card-keeps", {"die": die, "skill": skill_name(skill)})


def energy(s: OneCard, speed: int, attack: int, defence: int, range: int) -> None:
    """The dice are laid: what the hero has this turn."""
    if s.listener is not None:
        s.tell("one-card-energy", {"speed": speed, "attack": attack, "defence": defence, "range": range})


def moves(s: OneCard, start: Tile, to: Tile, price: int) -> None:
    """The hero takes a step."""
    if s.listener is not None:
        s.tell("one-card-moves", {"from": SQUARES[start], "to": SQUARES[to], "price": price})


def wounds(s: OneCard, letter: str, price: int, health: int) -> None:
    """The hero strikes a monster, which has health left."""
    if s.listener is not None:
        s.tell(
            "one-card-wounds",
            {"monster": monster_name(s), "letter": letter, "price": price, "health": health},
        )


def kills(s: OneCard, letter: str, price: int) -> None:
    """The hero kills a monster."""
    if s.listener is not None:
        s.tell("one-card-kills", {"monster": monster_name(s), "letter": letter, "price": price, "health": 0})


def monster_moves(s: OneCard, letter: str, start: Tile, to: Tile, price: int, ways: list[int]) -> None:
    """A monster moves; its path is found from the prices of all tiles from where it stood."""
    if s.listener is not None:
        s.tell(
            "one-card-monster-moves",
            {
                "monster": monster_name(s),
                "letter": letter,
                "from": SQUARES[start],
                "to": SQUARES[to],
                "price": price,
                "way": " ".join([SQUARES[step] for step in GRID.way(ways, to)]),
            },
        )


def monster_stays(s: OneCard, letter: str, tile: Tile) -> None:
    """A monster stays: no tile is better than its own."""
    if s.listener is not None:
        s.tell(
            "one-card-monster-stays",
            {
                "monster": monster_name(s),
                "letter": letter,
                "from": SQUARES[tile],
                "to": SQUARES[tile],
                "price": 0,
                "way": SQUARES[tile],
            },
        )


def monsters_attack(
    s: OneCard, count: int, strikers: list[Monster], sum: int, defence: int, wounds: int, health: int
) -> None:
    """All monsters that can strike together; the hero has `health` left."""
    if s.listener is not None:
        s.tell(
            "one-card-monsters-attack",
            {
                "monster": monster_name(s),
                "count": count,
                "strikers": ", ".join([monster.letter for monster in strikers]),
                "sum": sum,
                "defence": defence,
                "wounds": wounds,
                "health": health,
            },
        )


def nobody_attacks(s: OneCard, defence: int, health: int) -> None:
    """No monster has the hero in range and in sight."""
    if s.listener is not None:
        s.tell(
            "one-card-nobody-attacks",
            {
                "monster": monster_name(s),
                "count": 0,
                "strikers": "",
                "sum": 0,
                "defence": defence,
                "wounds": 0,
                "health": health,
            },
        )


def heals(s: OneCard, health: int) -> None:
    """The reward of a level is rest."""
    if s.listener is not None:
        s.tell("one-card-heals", {"health": health})


def improves(s: OneCard, skill: Skill, value: int) -> None:
    """The reward of a level is a better skill."""
    if s.listener is not None:
        s.tell("one-card-improves", {"skill": skill_name(skill), "value": value})


def victory(s: OneCard) -> None:
    """The last level is cleared."""
    if s.listener is not None:
        s.tell("one-card-victory", {})


def defeat(s: OneCard, level: int, tile: Tile) -> None:
    """The hero has no health left."""
    if s.listener is not None:
        s.tell("one-card-defeat", {"level": level, "square": SQUARES[tile]})
