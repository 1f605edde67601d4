"""A plan of several options, followed one by one."""

from __future__ import annotations

from undercroft.bots import RandomBot

ACT = "descent-ask-act"
FOLLOWED = (ACT, "descent-ask-target")


class Planner(RandomBot):
    """Keeps a plan as long as it can be followed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.plan: list[str] = []

    def planned(self, prompt: str, options: list[str]) -> str:
        """The next option of the plan; "" if there is none, or it is not open: then the plan is dropped."""
        if not self.plan:
            return ""
        if prompt not in FOLLOWED or self.plan[0] not in options:
            self.plan = []
            return ""
        option = self.plan.pop(0)
        if option.startswith("open:"):  # nobody knows what is behind it
            self.plan = []
        return option
