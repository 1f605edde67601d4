"""Where range and damage of an attack come from: dice, weapon or monster, cards by name, what was spent."""

from __future__ import annotations

from undercroft.games.descent.attack.arms import commands, deeds_of, off_hand, setting
from undercroft.games.descent.attack.blow import Blow
from undercroft.games.descent.attack.spending import Strike, Tally
from undercroft.games.descent.cards.vocabulary import COMMAND, DAMAGE, RANGE
from undercroft.games.descent.hero.gear import shares
from undercroft.games.descent.state.names import ability_name, item_name, source_name, who
from undercroft.games.descent.state.state import Descent
from undercroft.games.descent.telling import attack_shape


def ranges(s: Descent, blow: Blow, strike: Strike, points: int) -> list[attack_shape.Part]:
    """The parts of the range, with this many points spent on it."""
    bought = sum([buy.range * count for buy, count in zip(strike.buys, blow.bought, strict=False)])
    return told(
        [
            ("@descent-part-dice", blow.roll().range),
            *carried(s, blow, RANGE),
            ("@descent-part-surges", bought),
            ("@descent-part-points", points),
        ]
    )


def damages(s: Descent, blow: Blow, strike: Strike, sum_up: Tally, points: int) -> list[attack_shape.Part]:
    """The parts of the damage, with this many points spent on it."""
    bought = sum([buy.damage * count for buy, count in zip(strike.buys, blow.bought, strict=False)])
    return told(
        [
            ("@descent-part-dice", blow.roll().damage),
            *carried(s, blow, DAMAGE),
            ("@descent-part-surges", bought),
            ("@descent-part-points", points),
            ("@descent-part-doubled", (sum_up.damage + points) * (sum_up.times - 1)),
        ]
    )


def carried(s: Descent, blow: Blow, what: int) -> list[tuple[str, int]]:
    """What the attack has besides its dice, as `strike_of` adds it up."""
    figure, weapon = blow.figure, blow.weapon
    own = item_name(weapon) if weapon else who(s, figure)
    found = [(own, deeds_of(s, figure, weapon).change(what)), (ability_name(COMMAND), commands(s, figure))]
    if weapon:
        at = setting(s, figure, weapon, blow.target)
        found += [(source_name(s, card), by) for card, by in shares(s, figure, what, at)]
        other = off_hand(s, figure, s.box.items[weapon])
        if other is not None and what == DAMAGE:
            found.append((item_name(other.name), other.off_hand.change(what)))
    return found


def told(parts: list[tuple[str, int]]) -> list[attack_shape.Part]:
    """The parts that change something, after the dice."""
    found: dict[str, int] = {}
    for name, by in parts:
        found[name] = found.get(name, 0) + by
    first = next(iter(found))
    return [{"name": name, "n": by} for name, by in found.items() if by or name == first]
