"""What a quest does when something happens (J-260, J-262)."""

from __future__ import annotations

from undercroft.games.descent.attack.blow import Blow
from undercroft.games.descent.hero.fate import end, gain_conquest, gain_threat, lose_conquest, lose_threat
from undercroft.games.descent.state.state import Descent


def win(s: Descent) -> None:
    """The heroes win once the attack that met the goal is over: all of it is one event (J-424)."""
    if s.goal and not [frame for frame in s.agenda if isinstance(frame, Blow) and frame.committed]:
        end(s, "heroes", "goal")


def change(s: Descent, what: str, by: int) -> None:
    """A quest gives or takes conquest or threat (J-260)."""
    gain, lose = (gain_conquest, lose_conquest) if what == "conquest" else (gain_threat, lose_threat)
    if by >= 0:
        gain(s, by)
    else:
        lose(s, -by)


def happens(s: Descent, event: str, about: str) -> None:
    """Carry out the quest's triggers for this."""
    for trigger in s.box.quest.triggers:
        if trigger.event == event and trigger.about == about:
            if trigger.does == "heroes win":
                s.goal = True
                win(s)
            elif trigger.does == "overlord wins":
                end(s, "overlord", "goal")
            else:
                change(s, trigger.does, trigger.by)
