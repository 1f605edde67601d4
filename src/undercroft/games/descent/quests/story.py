"""What a quest does when something happens (J-260, J-262)."""

from __future__ import annotations

from undercroft.games.descent.hero.fate import end
from undercroft.games.descent.state.state import Descent


def happens(s: Descent, event: str, about: str) -> None:
    """Carry out the triggers that wait for this."""
    for trigger in s.box.quest.triggers:
        if trigger.event == event and trigger.about == about:
            if trigger.does == "heroes win":
                end(s, "heroes", "goal")
            else:
                end(s, "overlord", "goal")
