"""The words of cards that stay words: verbs, selectors, places."""

from __future__ import annotations

from typing import Final

# Whom or what an effect is about: heroes, attacking monsters, cards.
EVERY_HERO: Final = ("each hero here", "each opponent here", "each opponent", "each hero")
EVERY_ATTACKER: Final = "each attacking monster"
EVERY: Final[tuple[str, ...]] = (*EVERY_HERO, EVERY_ATTACKER)  # selectors that leave no choice
THEIRS: Final[tuple[str, ...]] = ("their boon", "their treasure", "their hand", "their pack")
HERO_SELECTORS: Final = (
    "you",
    "target",
    "opponent",
    "hero",
    "opponent here",
    "hero here",
    "attacker",
    "left neighbour",
    *EVERY_HERO,
)
MONSTER_SELECTORS: Final = ("this monster", "attacking monster", EVERY_ATTACKER)
CARD_SELECTORS: Final = (
    "your boon",
    "your treasure",
    "your bane",
    *THEIRS,
    "your pack",
    "this card",
)
SELECTORS: Final = (*HERO_SELECTORS, *MONSTER_SELECTORS, *CARD_SELECTORS)
MANY: Final = ("opponent", "opponent here", "hero here", "each opponent here", "each opponent")  # never solo

THEIR_TREASURE: Final = "their treasure"
HOSTS: Final = ("your treasure", "your weapon", THEIR_TREASURE, "pack monster", "location")
PLACES: Final = ("anywhere", "room", "passage", "entrance", "next door", "empty location", "hero")

# Verbs by their argument: an amount, nothing, a place, a threat.
AMOUNT_VERBS: Final = (
    "wound",
    "heal",
    "gain glory",
    "lose glory",
    "take glory",
    "gain peril",
    "lose peril",
    "give peril",
    "gain ap",
    "lose ap",
    "gain level",
    "lose level",
    "draw",
    "discard cards",
    "prevent wound",
    "add token",
    "remove token",
)
PLAIN_VERBS: Final = (
    "save ap",
    "stand",
    "move",
    "shift",
    "swap locations",
    "discard",
    "return",
    "steal",
    "steal card",
    "steal escort",
    "cancel attack",
    "re-roll",
    "extra die",
    "ready attack",
    "open exit",
    "explore",
    "make minion",
    "win",
)
GRADE_VERBS: Final = ("swap quest",)  # optionally of one grade: "swap quest heroic"
THREAT_VERBS: Final = ("fall", "block exit")  # optionally with a threat: "fall speed 5", "block exit melee 6"
PLACE_VERBS: Final = ("warp",)  # "warp entrance"
VERBS: Final = (*AMOUNT_VERBS, *PLAIN_VERBS, *GRADE_VERBS, *THREAT_VERBS, *PLACE_VERBS)
NEEDY_VERBS: Final = (  # these may have nothing to do; the others always do something
    "heal",
    "lose peril",
    "give peril",
    "gain level",
    "draw",
    "save ap",
    "gain ap",
    "stand",
    "shift",
    "swap locations",
    "ready attack",
    "open exit",
    "explore",
    "swap quest",
    "block exit",
    "warp",
    "fall",
    "add token",
    "remove token",
)
