"""Table options, one bit each."""

from __future__ import annotations

from typing import Final

from undercroft.engine.phrases import flags

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
NAKARI_PAID: Final = 8192
PLAIN_MIX: Final = 16384
SPLIT_DECKS: Final = 32768
PAIR_ANY: Final = 65536
ADD_TOTALS: Final = 131072
OPTIONS: Final = flags(
    {
        "no_white_spots": NO_WHITE_SPOTS,
        "resurrection": RESURRECTION,
        "hero_choice": HERO_CHOICE,
        "optional_discard": OPTIONAL_DISCARD,
        "unbiased_placement": UNBIASED,
        "nothing_personal": NOTHING_PERSONAL,
        "movement_limit": MOVEMENT_LIMIT,
        "ap_for_falling": AP_FOR_FALLING,
        "spike_dodging": SPIKE_DODGING,
        "hit_effects_on_counter": HIT_ON_COUNTER,
        "pack_heals": PACK_HEALS,
        "hunt_wounds_reset": HUNT_RESETS,
        "solo_hard": HARD,
        "nakari_paid_attacks": NAKARI_PAID,
        "plain_mix": PLAIN_MIX,
        "split_decks": SPLIT_DECKS,
        "pair_any_heroes": PAIR_ANY,
        "add_hero_totals": ADD_TOTALS,
    }
)
SET: Final = "set"  # which boxes are played with
CHOICES_OF_SET: Final = ("tomb", "serpent", "both")
