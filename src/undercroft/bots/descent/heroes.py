"""A hero's turn: an action, a path, an attack, something worth picking up; an order at the end."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.bots.descent.deeds import Deeds
from undercroft.bots.descent.known import Known
from undercroft.bots.descent.outfit import Outfit
from undercroft.bots.descent.plan import ACT
from undercroft.games.descent.advice import blows as attacks
from undercroft.games.descent.advice import options as said
from undercroft.games.descent.advice.cards import MOVEMENT
from undercroft.games.descent.advice.position import (
    Goal,
    acting_figure,
    armor,
    boss,
    gear,
    goals,
    max_fatigue,
    max_wounds,
    on_board,
    speed,
)
from undercroft.games.descent.advice.walks import FAR, Walk, away, monster_spaces, stand, trial

SPARE = 3  # fatigue that may go into one walk
TIRED = 0.9  # what a point of fatigue is worth


class Deed(NamedTuple):
    """A possible course of a turn, and what it is worth."""

    worth: float
    action: str
    place: int
    blow: attacks.Blow | None
    goal: Goal | None


class Heroes(Outfit, Deeds):
    """Answers of a hero in their own turn."""

    # -- the whole turn --------------------------------------------------------------------------------

    def ask_next(self, s: Known, seat: int, options: list[str]) -> str:
        """The hero nearest to an enemy goes first, one in town last."""
        away_from, foes = away(s), s.monsters()

        def near(option: str) -> int:
            hero = said.hero_of(s, option)
            if s.place[hero] < 0:
                return FAR
            steps = [away_from[s.place[hero]][space] for foe in foes for space in s.spaces(foe)]
            return min(steps, default=-s.place[hero] % 7)

        return min(options, key=near)

    def ask_declare(self, s: Known, seat: int, options: list[str]) -> str:
        """What helps first, then better arms, then the best course of a turn."""
        hero = s.active
        used = self.before_action(s, hero, said.of(s, said.USE, options))
        if used:
            return used
        if said.EQUIP.tag in options and self.rearranges(s, hero):
            return said.EQUIP.tag
        open_actions = [said.name_of(s, option) for option in said.of(s, said.ACTION, options)]
        if not open_actions:
            return self.hampered(s, hero, options)
        if s.place[hero] < 0:
            return said.ACTION.key("run") if "run" in open_actions else options[0]
        deed = self.best_deed(
            s, hero, {name: said.GAINS[name] for name in open_actions if name in said.GAINS}
        )
        self.prepare(s, hero, deed, self.points_of(s, hero, deed.action))
        if self.is_thirsty(s, hero):
            self.plan = []  # drink first
        return said.ACTION.key(deed.action)

    def points_of(self, s: Known, hero: int, action: str) -> int:
        """The movement points of an action."""
        return said.GAINS[action][0] * speed(s, hero) + gear(s, hero).numbers[MOVEMENT]

    def hampered(self, s: Known, hero: int, options: list[str]) -> str:
        """Stunned, or a monkey: attack if there is somebody to attack, otherwise move."""
        if said.ONE_THING.key("attack") in options:
            return said.ONE_THING.key("attack" if attacks.blows(s, hero) else "move")
        return options[0]

    def ask_act(self, s: Known, seat: int, options: list[str]) -> str:
        """Continue the turn."""
        hero = acting_figure(s)
        if s.place[hero] < 0:
            return self.in_town(s, hero, options)
        used = self.own_turn(s, hero, options)
        if used:
            return used
        able = any(said.verb_of(s, option) in (said.STEP, said.EXERT, said.ATTACK) for option in options)
        if s.monkey[hero] or not able:
            return self.finish(s, hero, options)
        deed = self.best_deed(s, hero, {"": (0, s.attacks, 0)})
        self.prepare(s, hero, deed, s.points)
        first = self.planned(ACT, options)
        return first or self.finish(s, hero, options)

    def finish(self, s: Known, hero: int, options: list[str]) -> str:
        """An order, if one may be placed; otherwise the end of the turn."""
        orders = said.of(s, said.ORDER, options)
        if orders:
            return self.order(s, hero, orders)
        return said.END.name if said.END.name in options else options[0]

    def order(self, s: Known, hero: int, orders: list[str]) -> str:
        """Guard where enemies will come, dodge when hurt, rest when tired and safe."""
        peril = self.danger(s, hero, s.place[hero])
        wanted = "rest" if s.fatigue[hero] <= max_fatigue(s, hero) // 2 else "aim"
        if peril > 0.5:
            weak = s.health[hero] <= max(4.0, peril)
            ranged = any(s.box.items[name].attack for name in attacks.weapons(s, hero))
            wanted = "dodge" if weak or not ranged else "guard"
        placed = said.ORDER.key(wanted)
        return placed if placed in orders else orders[0]

    def in_town(self, s: Known, hero: int, options: list[str]) -> str:
        """Shop for what helps, then back by the glyph nearest to the others."""
        enters = said.of(s, said.ENTER, options)
        if said.MARKET.name in options and self.has_wishes(s, hero) and (s.points >= 4 or not enters):
            return said.MARKET.name
        if not enters:
            tires = said.EXERT.name in options and s.points == 0
            return said.EXERT.name if tires else said.END.name
        others = [s.place[each] for each in on_board(s)]
        ways = away(s)
        front = [goal.spaces[0] for goal in goals(s, hero)] or others

        def far(option: str) -> int:
            here = said.space_of(s, option)
            return min([ways[here][there] for there in others or front], default=0)

        return min(enters, key=far)

    # -- courses of a turn -----------------------------------------------------------------------------

    def best_deed(self, s: Known, hero: int, actions: dict[str, tuple[int, int, int]]) -> Deed:
        """The best of all places, attacks and goals, for each of these actions."""
        now = 0 if s.action == 0 else s.points
        pace, extra = (
            speed(s, hero),
            gear(s, hero).numbers[MOVEMENT] if not now and not s.action else 0,
        )
        most = max([now + extra + speeds * pace for speeds, _, _ in actions.values()])
        spare = min(SPARE, s.fatigue[hero])
        walk = Walk(s, hero, most + spare)
        fights = self.fights(s, hero, walk) if any(count for _, count, _ in actions.values()) else {}
        wanted = self.shared(s, hero)
        best = Deed(-1e9, "", s.place[hero], None, None)
        perils = {place: self.danger(s, hero, place) for place in walk.stops}
        for place in walk.stops:
            base = self.progress(s, hero, place, wanted) - self.dread(s, hero, perils[place])
            found = fights.get(place)
            for action, (speeds, count, orders) in actions.items():
                points = now + extra + speeds * pace
                paid = max(0, walk.cost[place] - points)
                if paid > spare:
                    continue
                worth = base - TIRED * paid
                blow = found[1] if found is not None and count else None
                if blow is not None and found is not None:
                    worth += found[0] * (1.0 if count == 1 else 1.75)
                if orders:
                    worth += min(4.0, perils[place]) * 0.8
                worth += 0.3 * (max_fatigue(s, hero) - s.fatigue[hero]) * orders
                goal = self.goal_at(s, hero, place, points + spare - walk.cost[place] - paid, wanted)
                if goal is not None:
                    worth += goal.worth
                if worth > best.worth:
                    best = Deed(worth, action, place, blow, goal)
        return best

    def prepare(self, s: Known, hero: int, deed: Deed, points: int) -> None:
        """Make a plan for a deed: steps, with fatigue where points are missing, an attack, a goal."""
        plan: list[str] = []
        spare = min(SPARE, s.fatigue[hero])
        cost = Walk(s, hero, points + spare)
        steps = cost.to(deed.place) if deed.place in cost.cost else []
        if deed.goal is not None and deed.goal.option:
            steps = [*steps, (deed.goal.option, deed.goal.points)]
        for option, price in steps:
            while points < price:
                plan.append(said.EXERT.name)
                points += 1
            plan.append(option)
            points -= price
        if deed.blow is not None:
            plan += [said.ATTACK.key(deed.blow.weapon), s.box.target_keys[deed.blow.target]]
        self.follow(s, plan)

    def fights(self, s: Known, hero: int, walk: Walk) -> dict[int, tuple[float, attacks.Blow]]:
        """By place: the best attack from there."""
        found: dict[int, tuple[float, attacks.Blow]] = {}
        if not s.monsters():
            return found
        twin = trial(s)
        for place in walk.stops:
            stand(twin, hero, place)
            for blow in attacks.blows(twin, hero):
                worth = self.blow_worth(s, blow)
                if place not in found or worth > found[place][0]:
                    found[place] = worth, blow
        return found

    def blow_worth(self, s: Known, blow: attacks.Blow) -> float:
        """A kill, or wounds towards one; the quest's goal is worth most, and a hurt target more."""
        kind, health = s.kind_at(blow.figure), s.health[blow.figure]
        price = 12.0 + 4 * kind.master + (2 * kind.speed if kind.base else 0)
        if kind.named:
            price = 60.0
        hurt = 1.0 + 0.3 * (1 - health / max(1, kind.wounds))
        return price * hurt * (blow.kill + 0.6 * (1 - blow.kill) * blow.wounds / max(1, health))

    # -- places ------------------------------------------------------------------------------------------

    def shared(self, s: Known, hero: int) -> list[tuple[Goal, float]]:
        """The goals; one is worth less if another hero is nearer."""
        ways, found = away(s), list[tuple[Goal, float]]()
        for goal in goals(s, hero):
            mine = min([ways[s.place[hero]][space] for space in goal.spaces])
            nearer = [
                other
                for other in on_board(s)
                if other != hero and min([ways[s.place[other]][space] for space in goal.spaces]) < mine
            ]
            worth = goal.worth * (0.45 if nearer else 1.0)
            if goal.sort == "door":
                worth *= self.readiness(s, hero)
            found.append((goal, worth))
        return found

    def readiness(self, s: Known, hero: int) -> float:
        """Open doors together: when no enemy is left and others can follow this turn."""
        if s.monsters() and boss(s) < 0:
            return 0.25
        waiting = [other for other in on_board(s) if other != hero and not s.is_red(other)]
        hurt = s.health[hero] * 2 < max_wounds(s, hero)
        return (1.0 if waiting or len(on_board(s)) == 1 else 0.35) * (0.6 if hurt else 1.0)

    def progress(self, s: Known, hero: int, place: int, wanted: list[tuple[Goal, float]]) -> float:
        """How near a place is to goals, enemies and friends."""
        ways = away(s)[place]
        best = 0.0
        for goal, worth in wanted:
            steps = min([ways[space] for space in goal.spaces])
            if steps < FAR:
                best = max(best, worth / (3.0 + steps))
        foe = min([ways[space] for space in monster_spaces(s)], default=FAR)
        if foe < FAR:
            best += 6.0 / (2.0 + foe)
        chief = boss(s)
        if chief >= 0:
            best += 16.0 / (2.0 + min([ways[space] for space in s.spaces(chief)]))
        others = [ways[s.place[other]] for other in on_board(s) if other != hero]
        return best - 0.25 * max(0, min(others, default=0) - 4)

    def goal_at(
        self, s: Known, hero: int, place: int, points: int, wanted: list[tuple[Goal, float]]
    ) -> Goal | None:
        """The best thing that can be done at a place with these points."""
        best: Goal | None = None
        for goal, worth in wanted:
            if place in goal.spaces and goal.points <= points and (best is None or worth > best.worth):
                best = Goal(goal.sort, goal.spaces, goal.option, goal.points, worth)
        return best

    def danger(self, s: Known, hero: int, place: int) -> float:
        """The wounds to be expected there until the hero's next turn."""
        ways, total = away(s), 0.0
        hard = armor(s, hero)
        for foe in s.monsters():
            kind = s.kind_at(foe)
            steps = min([ways[space][place] for space in s.spaces(foe)])
            if steps == FAR:
                continue
            reach = kind.speed + (1 if kind.attack == 0 else 5)
            if steps > reach:
                continue
            heavy = sum(attacks.might(s, foe, hard)[1:])
            total += heavy * (0.75 if steps <= 2 else 0.5)
        return total

    def dread(self, s: Known, hero: int, peril: float) -> float:
        """What danger costs: it rises steeply towards death, which costs conquest."""
        left, price = s.health[hero], s.hero(hero).conquest * 10.0
        bold = max(0.35, 1.0 - s.round / 40)
        share = min(1.0, peril / max(1, left))
        deadly = s.hero(hero).conquest >= s.conquest
        return bold * (0.4 * peril + price * (1.6 if deadly else 1.0) * share**3)
