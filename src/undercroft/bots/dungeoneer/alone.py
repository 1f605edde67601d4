"""Alone in the dungeon: a hero who plans, readies what a quest needs, and dares whatever has a chance."""

from __future__ import annotations

from undercroft.bots.dungeoneer.caution import safest_move
from undercroft.bots.dungeoneer.heroics import Heroics
from undercroft.bots.dungeoneer.known import Known
from undercroft.bots.dungeoneer.plans import SAFE, Aim, aid, hinders, is_owed, plan
from undercroft.bots.dungeoneer.reactions import Reactions
from undercroft.bots.dungeoneer.sense import HARMFUL, is_deadly, move_to, toughness
from undercroft.engine.flow import PASS
from undercroft.games.dungeoneer.advice.legends import stronghold
from undercroft.games.dungeoneer.advice.options import SPOT, effect_of, grouped, name_of
from undercroft.games.dungeoneer.advice.position import distances, location_in_hand, wanted
from undercroft.games.dungeoneer.advice.printed import HUNT, PERMANENT, verbs
from undercroft.games.dungeoneer.advice.prospects import bare, likely, rested, roll_prospects

LONG = 6  # steps to a goal beyond this turn: meanwhile the map may grow
WORSE = 0.8  # an attempt is postponed if its chance is below this fraction of the next turn's


class Alone(Heroics, Reactions):
    """Answers of a solo player."""

    def alone_heroics(self, s: Known, seat: int, options: list[str]) -> str:
        """Quests and what they need, then the way there."""
        by = grouped(s, options)
        if first := self.at_once(by):
            return first
        aim = plan(s, seat)
        return (
            self.dare(s, seat, by.get("attempt", []), aim)
            or self.ready(s, seat, by)
            or self.look(s, seat, by.get("search", []), aim)
            or self.rise(s, seat, by.get("use", []), aim)
            or self.use(s, seat, by)
            or self.go(s, seat, by, aim)
            or ("end" if "end" in by else "pass")
        )

    def dare(self, s: Known, seat: int, options: list[str], aim: Aim | None) -> str:
        """A quest that can be done here; if failure hurts, only as planned and with all possible help."""
        bold: list[tuple[float, str]] = []
        for option in options:
            quest = s.box.quests[name_of(s, option)]
            if is_deadly(s, seat, quest, SAFE) and (aim is None or aim.quest != quest.name):
                continue
            now = likely(bare(s, seat), seat, quest, s.place[seat])
            if quest.by == HUNT or verbs(quest.failed) & HARMFUL:
                fresh = likely(rested(s, seat), seat, quest, s.place[seat])
                if now < WORSE * fresh or aim is None or aim.quest != quest.name:
                    continue
            if now > 0:
                bold.append((now, option))
        return max(bold)[1] if bold else ""

    def ready(self, s: Known, seat: int, by: dict[str, list[str]]) -> str:
        """The card that saves most time; otherwise one that is useful anyway and makes nothing harder."""
        best, most = "", 0.0
        others: list[str] = []
        for option in by.get("play", []):
            card = s.box.cards[name_of(s, option)]
            worth = aid(s, seat, card.name) if card.lasts == PERMANENT else 0.0
            if worth > most:
                best, most = option, worth
            if card.lasts != PERMANENT or not hinders(s, seat, card) or is_owed(s, seat, card.kind):
                others.append(option)
        return best or self.buy(s, seat, {"play": others})

    def look(self, s: Known, seat: int, options: list[str], aim: Aim | None) -> str:
        """Search here, if this is the place."""
        if aim is None or aim.place != s.place[seat]:
            return ""
        return next((option for option in options if name_of(s, option) == aim.quest), "")

    def rise(self, s: Known, seat: int, options: list[str], aim: Aim | None) -> str:
        """A level, or another quest, if that is the plan."""
        if aim is None or aim.quest or aim.place != s.place[seat]:
            return ""
        wish = {"gain level", "swap quest"}
        return next((option for option in options if wish & verbs(effect_of(s, seat, option))), "")

    def go(self, s: Known, seat: int, by: dict[str, list[str]], aim: Aim | None) -> str:
        """Towards the goal; or explore for it; or to where there is glory."""
        moves = by.get("move", [])
        lost = wanted(s, seat)
        if not moves:
            return "explore" if "explore" in by and lost else ""
        if aim is not None and aim.place == s.place[seat]:
            return ""
        if "explore" in by and lost and (aim is None or aim.time > s.ap[seat] + LONG):
            return "explore"
        if aim is not None:
            way = move_to if toughness(s, seat) == 1 else safest_move
            return way(s, seat, aim.place, moves)
        return self.stray(s, seat, moves)

    def alone_place(self, s: Known, seat: int, options: list[str]) -> str:
        """A lair far away from the hero; everything else as with several players."""
        if location_in_hand(s) not in s.box.lairs or stronghold(s) is None:
            return self.ask_place(s, seat, options)
        away = distances(s, s.place[seat])
        return max(options, key=lambda option: away.get(SPOT.spot(s, option).site, 0))

    # -- rolls -----------------------------------------------------------------------------------------------

    def alone_before_roll(self, s: Known, seat: int, options: list[str]) -> str:
        """The help that makes a quest most likely; in other rolls as with several players."""
        return self.best_roll(s, seat, options) or self.ask_before_roll(s, seat, options)

    def alone_after_roll(self, s: Known, seat: int, options: list[str]) -> str:
        """The die that makes a quest most likely; in other rolls as with several players."""
        return self.best_roll(s, seat, options) or self.ask_after_roll(s, seat, options)

    def best_roll(self, s: Known, seat: int, options: list[str]) -> str:
        """The choice with the best chance in a roll for a quest; nothing if it is another roll."""
        found = roll_prospects(s, seat, options)
        return max(found, key=lambda option: (found[option], option == PASS), default="")
