"""Table options, one bit each."""

from __future__ import annotations

from typing import Final

# Table options, one bit each.
NO_WHITE_SPOTS: Final = 1
RESURRECTION: Final = 2
HERO_CHOICE: Final = 4
OPTIONAL_DISCARD: Final = 8
UNBIASED: Final = 16
NOTHING_PERSONAL: Final = 32
MOVEMENT_LIMIT: Final = 64
AP_FOR_FALLING: Final = 128
SPIKE_DODGING: Final = 256
HIT_ON_COUNTER: Final = 512
PACK_HEALS: Final = 1024
HUNT_RESETS: Final = 2048
HARD: Final = 4096
OPTIONS: Final = (
    "no_white_spots",
    "resurrection",
    "hero_choice",
    "optional_discard",
    "unbiased_placement",
    "nothing_personal",
    "movement_limit",
    "ap_for_falling",
    "spike_dodging",
    "hit_effects_on_counter",
    "pack_heals",
    "hunt_wounds_reset",
    "solo_hard",
)
