"""A plan of several options, followed one by one."""

from __future__ import annotations

from undercroft.bots import RandomBot
from undercroft.bots.descent.known import Known
from undercroft.games.descent.advice import options as said

ACT = "descent-ask-act"
FOLLOWED = (ACT, "descent-ask-target")


class Planner(RandomBot):
    """Keeps a plan as long as it can be followed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.plan: list[str] = []

    def follow(self, s: Known, plan: list[str]) -> None:
        """Keep a plan, but only up to the first door: nobody knows what is behind it."""
        doors = said.of(s, said.OPEN, plan)
        self.plan = plan[: plan.index(doors[0]) + 1] if doors else plan

    def planned(self, prompt: str, options: list[str]) -> str:
        """The next option of the plan; "" if there is none, or if it is not open and the plan is dropped."""
        if not self.plan:
            return ""
        if prompt not in FOLLOWED or self.plan[0] not in options:
            self.plan = []
            return ""
        return self.plan.pop(0)
