"""Every word of the game: everything that can be chosen, with the verb behind it."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.flow import PASS
from undercroft.engine.verbs import Verb, lexicon
from undercroft.games.descent.attack.attack import ATTACK_LISTED
from undercroft.games.descent.attack.hit import HIT_LISTED
from undercroft.games.descent.attack.reroll import REROLL_LISTED
from undercroft.games.descent.attack.spend import SPEND_LISTED
from undercroft.games.descent.course.dawn import DAWN_LISTED
from undercroft.games.descent.course.hero_turn import DECLARE_LISTED
from undercroft.games.descent.course.round import GO
from undercroft.games.descent.course.wiring import PAUSE_LISTED
from undercroft.games.descent.effects.doing import DOING_LISTED
from undercroft.games.descent.effects.uses import USE
from undercroft.games.descent.movement import doors, steps  # noqa: F401  loads their verbs
from undercroft.games.descent.movement.acting import HERO_MENU
from undercroft.games.descent.movement.familiars import FAMILIAR_LISTED
from undercroft.games.descent.overlord.cards import CARD_LISTED
from undercroft.games.descent.overlord.spawn import SPAWN_LISTED
from undercroft.games.descent.overlord.turn import TURN_LISTED
from undercroft.games.descent.quests.chest import CHEST_LISTED
from undercroft.games.descent.quests.town import DEALS
from undercroft.games.descent.state.box import Box
from undercroft.games.descent.state.verbs import LISTED, Listed

PASSES: Final = Listed(PASS, "J-152")
OTHERS: Final[list[Verb[Any]]] = [
    *(USE, GO, *LISTED, *ATTACK_LISTED, *HIT_LISTED, *REROLL_LISTED, *SPEND_LISTED),
    *(*DECLARE_LISTED, *DAWN_LISTED, *CARD_LISTED, *SPAWN_LISTED, *TURN_LISTED, *PAUSE_LISTED),
    *(*DOING_LISTED, *DEALS, *CHEST_LISTED, *FAMILIAR_LISTED),
]


def fill(box: Box) -> None:
    """Give a box the words for everything that can be done with its contents."""
    box.words = lexicon([PASSES, *HERO_MENU, *OTHERS], box)
