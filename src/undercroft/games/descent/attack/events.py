"""Events about attacks."""

from __future__ import annotations

from undercroft.games.descent.state.names import Figure, Space, space_name, who
from undercroft.games.descent.state.state import Descent


def attacks(s: Descent, figure: Figure, space: Space) -> None:
    """A figure attacks a space."""
    if s.listener is not None:
        s.tell("descent-attacks", {"who": who(s, figure), "space": space_name(s, space)})


def attacks_area(s: Descent, figure: Figure) -> None:
    """A figure attacks without naming a space."""
    if s.listener is not None:
        s.tell("descent-attacks-area", {"who": who(s, figure)})


def rolls(s: Descent, figure: Figure, range: int, damage: int, surges: int, points: int) -> None:
    """What the dice show together."""
    if s.listener is not None:
        s.tell(
            "descent-rolls",
            {"who": who(s, figure), "range": range, "damage": damage, "surges": surges, "points": points},
        )


def rerolls(s: Descent, figure: Figure, count: int) -> None:
    """Some of the dice are thrown again."""
    if s.listener is not None:
        s.tell("descent-rerolls", {"who": who(s, figure), "count": count})


def cancels_out(s: Descent) -> None:
    """Aimed and dodged: nothing is thrown again."""
    if s.listener is not None:
        s.tell("descent-cancels-out", {})


def misses(s: Descent, figure: Figure) -> None:
    """A miss ends the attack."""
    if s.listener is not None:
        s.tell("descent-misses", {"who": who(s, figure)})


def too_short(s: Descent, figure: Figure) -> None:
    """The attack does not reach its target."""
    if s.listener is not None:
        s.tell("descent-too-short", {"who": who(s, figure)})


def fears(s: Descent, figure: Figure) -> None:
    """Too few surges against Fear."""
    if s.listener is not None:
        s.tell("descent-fears", {"who": who(s, figure)})


def adds_die(s: Descent, hero: Figure, fatigue: int) -> None:
    """A hero pays fatigue for power dice."""
    if s.listener is not None:
        s.tell("descent-adds-die", {"who": who(s, hero), "fatigue": fatigue})


def buys_surge(s: Descent, hero: Figure, surges: int, effect: str, n: int) -> None:
    """A hero spends surges on what the weapon offers."""
    if s.listener is not None:
        s.tell("descent-buys-surge", {"who": who(s, hero), "surges": surges, "effect": effect, "n": n})


def hits(
    s: Descent, figure: Figure, target: Figure, damage: int, armor: int, pierce: int, wounds: int
) -> None:
    """An attack does this much damage, reduced by armor except for what Pierce ignores."""
    if s.listener is not None:
        s.tell(
            "descent-hits",
            {
                "who": who(s, figure),
                "target": who(s, target),
                "damage": damage,
                "armor": armor,
                "pierce": pierce,
                "wounds": wounds,
            },
        )
