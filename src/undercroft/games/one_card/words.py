"""What the options are called: labels, prompts, and the whole vocabulary of the game."""

from __future__ import annotations

from functools import cache
from itertools import product

from undercroft.engine.flow import Ask
from undercroft.engine.messages import Description, Message
from undercroft.games.one_card.board import GRID, SQUARES, TILES
from undercroft.games.one_card.card import CARD
from undercroft.games.one_card.energy import ENERGY_SKILLS, Energy
from undercroft.games.one_card.monsters import MonstersMove
from undercroft.games.one_card.state import LETTERS, MOST, SKILLS, OneCard

PHASES = {
    "one-card-ask-keep": "energy",
    "one-card-ask-energy": "energy",
    "one-card-ask-hero": "hero",
    "one-card-ask-next": "monsters",
    "one-card-ask-way": "monsters",
    "one-card-ask-reward": "reward",
    "chance": "energy",
}


def phase(s: OneCard) -> str:
    """The phase in which somebody must choose now, or "over"."""
    return PHASES[s.pending[0].prompt] if s.pending else "over"


def level_begins(s: OneCard) -> bool:
    """Whether a level stands at its start: its first dice are not laid yet, no ability used."""
    return s.turn == 1 and phase(s) == "energy" and not s.used


@cache
def vocabulary() -> list[str]:
    """Every option there can ever be."""
    rolls = [",".join(map(str, dice)) for dice in product(range(1, 7), repeat=3)]
    return [
        "roll",
        *[f"keep:{skill}" for skill in ENERGY_SKILLS],
        *[f"{verb}:{dice}" for verb in ("dice", "bow") for dice in rolls],
        "reroll",
        *[f"move:{square}" for square in SQUARES],
        *[f"attack:{letter}" for letter in LETTERS],
        "end",
        *[f"next:{letter}" for letter in LETTERS],
        *[f"to:{square}" for square in SQUARES],
        *[f"reward:{gift}" for gift in (*SKILLS, "heal")],
    ]


def describe(s: OneCard, option: str) -> Description:
    """Label, objects and rules of an open option."""
    verb, _, what = option.partition(":")
    return DESCRIBE[verb](s, what)


def _roll(s: OneCard, what: str) -> Description:
    return Description(Message("one-card-do-roll"), [], ["O-044"])


def _keep(s: OneCard, skill: str) -> Description:
    args: dict[str, str | int] = {"die": getattr(s, f"{skill}_die"), "skill": skill_name(skill)}
    return Description(Message("one-card-do-keep", args), [f"die:{skill}"], ["O-224", "O-225", "O-226"])


def _dice(s: OneCard, what: str) -> Description:
    speed, attack, defence = map(int, what.split(","))
    totals: dict[str, str | int] = {
        "speed": s.speed + speed,
        "attack": s.attack + attack,
        "defence": s.defence + defence,
        "dice": what.replace(",", ", "),
    }
    return Description(
        Message("one-card-do-dice", totals), [f"die:{skill}" for skill in ENERGY_SKILLS], ["O-045", "O-048"]
    )


def _bow(s: OneCard, what: str) -> Description:
    reach, attack, defence = map(int, what.split(","))
    totals: dict[str, str | int] = {
        "range": s.range + reach,
        "speed": s.speed,
        "attack": s.attack + attack,
        "defence": s.defence + defence,
    }
    return Description(
        Message("one-card-do-bow", totals), ["die:range", "die:attack", "die:defence"], ["O-233", "O-234"]
    )


def _reroll(s: OneCard, what: str) -> Description:
    rule = CARD.classes[s.hero_class].rule
    return Description(Message("one-card-do-reroll"), ["dice"], [rule, "O-239", "O-240"])


def _move(s: OneCard, square: str) -> Description:
    price = GRID.step_price(s.tile, TILES[square])
    args: dict[str, str | int] = {"square": square, "price": price, "left": s.speed_left - price}
    rule = "O-060" if price == GRID.straight else "O-061"
    return Description(Message("one-card-do-move", args), [f"tile:{square}"], [rule])


def _attack(s: OneCard, letter: str) -> Description:
    monster = s.monsters[s.index(letter)]
    kind = s.kind()
    args: dict[str, str | int] = {
        "monster": monster_name(s),
        "letter": letter,
        "square": SQUARES[monster.tile],
        "price": kind.defence,
        "health": monster.health - 1,
    }
    label = "one-card-do-wound" if monster.health > 1 else "one-card-do-kill"
    return Description(Message(label, args), [f"monster:{letter}"], ["O-072", "O-074", "O-080"])


def _end(s: OneCard, what: str) -> Description:
    return Description(Message("one-card-do-end"), [], ["O-057"])


def _next(s: OneCard, letter: str) -> Description:
    square = SQUARES[s.monsters[s.index(letter)].tile]
    args: dict[str, str | int] = {"monster": monster_name(s), "letter": letter, "square": square}
    return Description(Message("one-card-do-next", args), [f"monster:{letter}"], ["O-119", "O-122"])


def _to(s: OneCard, square: str) -> Description:
    top = s.agenda[-1]
    assert isinstance(top, MonstersMove)
    start = s.monsters[s.index(top.mover)].tile
    price = s.board().ways(start, s.tile)[TILES[square]]
    args: dict[str, str | int] = {"square": square, "price": price}
    return Description(Message("one-card-do-to", args), [f"tile:{square}"], ["O-137", "O-268"])


def _reward(s: OneCard, gift: str) -> Description:
    if gift == "heal":
        args: dict[str, str | int] = {"health": s.health, "most": MOST}
        full = Message("one-card-warn-full") if s.health == MOST else None  # O-182
        return Description(Message("one-card-do-heal", args), ["health"], ["O-177", "O-179"], full)
    value = getattr(s, gift)
    args = {"skill": skill_name(gift), "from": value, "to": value + 1}
    return Description(Message("one-card-do-improve", args), [f"skill:{gift}"], ["O-177", "O-184"])


DESCRIBE = {
    "roll": _roll,
    "keep": _keep,
    "dice": _dice,
    "bow": _bow,
    "reroll": _reroll,
    "move": _move,
    "attack": _attack,
    "end": _end,
    "next": _next,
    "to": _to,
    "reward": _reward,
}


def prompt(s: OneCard, ask: Ask) -> Message:
    """What must be chosen now, with the numbers that matter."""
    top = s.agenda[-1]
    if isinstance(top, Energy) and top.dice:
        dice: dict[str, str | int] = {"dice": ", ".join(map(str, top.dice))}
        if top.kept:
            kept: dict[str, str | int] = {"die": top.kept, "skill": skill_name(top.choice[len("keep:") :])}
            return Message("one-card-ask-energy-kept", {**dice, **kept})
        return Message(ask.prompt, dice)
    if isinstance(top, MonstersMove):
        tile = s.monsters[s.index(top.mover[-1])].tile
        args: dict[str, str | int] = {"monster": monster_name(s), "letter": top.mover[-1]}
        return Message(ask.prompt, {**args, "square": SQUARES[tile]})
    return Message(ask.prompt, {"speed": s.speed_left, "attack": s.attack_left, "level": s.level})


def skill_name(skill: str) -> str:
    """A skill as an argument of a message."""
    return f"@one-card-skill-{skill}"


def monster_name(s: OneCard) -> str:
    """The kind of the level's monsters as an argument of a message."""
    return f"@one-card-monster-{s.kind().name}"
