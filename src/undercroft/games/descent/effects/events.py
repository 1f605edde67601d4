"""Events about what heroes use."""

from __future__ import annotations

from undercroft.games.descent.state.names import Figure, SourceName, source_name, who
from undercroft.games.descent.state.state import Descent


def uses(s: Descent, hero: Figure, source: SourceName) -> None:
    """A hero uses what something offers."""
    if s.listener is not None:
        s.tell("descent-uses", {"who": who(s, hero), "source": source_name(s, source)})


def cancels(s: Descent, hero: Figure, count: int) -> None:
    """A hero cancels wounds."""
    if s.listener is not None:
        s.tell("descent-cancels", {"who": who(s, hero), "count": count})
