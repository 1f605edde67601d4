"""Table options, one bit each: set if the option differs from its default."""

from __future__ import annotations

from typing import Final

RULES_2005: Final = 1
CHOOSE_HEROES: Final = 2
DISCARD_ANY_TIME: Final = 4
CORNERS_STOP: Final = 8
CORNERS_BLOCK: Final = 16
DROP_EXCESS: Final = 32
MELEE_OFF_HAND: Final = 64
TRAP_FOR_EACH_CURSE: Final = 128

OPTIONS: Final = {  # by name: its values, the default first
    "rules": ("faq", "2005"),
    "heroes": ("random", "choose"),
    "overlord_discard": ("own_turn", "any_time"),
    "wall_corner": ("pass", "stop"),
    "sight_corner": ("clear", "blocked"),
    "undying_excess": ("carry", "drop"),
    "off_hand": ("any", "melee_only"),
    "chest_traps": ("one", "per_curse"),
}
