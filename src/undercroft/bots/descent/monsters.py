"""Monsters: which is activated first, where each goes, whom it attacks."""

from __future__ import annotations

from undercroft.bots.descent.known import Known
from undercroft.bots.descent.plan import ACT, Planner
from undercroft.games.descent.advice import blows as attacks
from undercroft.games.descent.advice import options as said
from undercroft.games.descent.advice.position import acting_figure, armor, on_board
from undercroft.games.descent.advice.walks import FAR, Walk, away, spaces_of, stand, trial

KEEP_AWAY = 0.25  # what a space between a shooter and a hero is worth
NEAR_ENOUGH = 3


class Monsters(Planner):
    """Answers of the overlord about figures."""

    def lord_activate(self, s: Known, seat: int, options: list[str]) -> str:
        """The near and strong first; all get their turn."""
        open_slots = [said.figure_of(s, option) for option in said.of(s, said.ACTIVATE, options)]
        if not open_slots:
            return said.END_TURN.tag
        best = max(open_slots, key=lambda slot: self.promise(s, slot))
        return said.ACTIVATE.key(str(best))

    def promise(self, s: Known, slot: int) -> float:
        """A quick estimate of what a monster could do; of equals the first goes first."""
        kind, ways, best = s.kind_at(slot), away(s), 0.0
        reach = kind.speed + (1 if kind.attack == 0 else 5)
        for hero in on_board(s):
            steps = min([ways[space][s.place[hero]] for space in s.spaces(slot)])
            if steps == FAR:
                continue
            odds = attacks.might(s, slot, armor(s, hero))
            health = s.health[hero]
            kill = odds[health] if health < len(odds) else 0.0
            worth = kill * 10 * s.hero(hero).conquest + sum(odds[1 : health + 1])
            best = max(best, worth if steps <= reach else worth / (steps + 1 - reach) - 5)
        return best + 1.0 / (1 + slot)

    def lord_stunned(self, s: Known, seat: int, options: list[str]) -> str:
        """Attack if there is somebody to attack, otherwise move."""
        wanted = said.ATTACK_ONLY.tag if attacks.blows(s, acting_figure(s)) else said.MOVE_ONLY.tag
        return wanted if wanted in options else options[0]

    def lord_act(self, s: Known, seat: int, options: list[str]) -> str:
        """The best attack from anywhere in reach; otherwise move nearer to the heroes."""
        slot = acting_figure(s)
        walk = Walk(s, slot, s.points)
        if s.attacks:
            self.plan = self.assault(s, slot, walk)
        else:
            self.plan = self.retreat(s, slot, walk)
        if not self.plan and s.attacks:
            self.plan = self.approach(s, slot, walk, options)
        first = self.planned(ACT, options)
        if first:
            return first
        return said.END.name if said.END.name in options else options[0]

    def assault(self, s: Known, slot: int, walk: Walk) -> list[str]:
        """Steps and an attack; nothing if no hero can be attacked."""
        best, most, plan = None, 0.0, 0
        twin, ways = trial(s), away(s)
        shoots = s.kind_at(slot).attack > 0
        heroes = on_board(s)
        for place in walk.stops:
            body = spaces_of(s, slot, place)
            near = min([ways[space][s.place[hero]] for space in body for hero in heroes], default=FAR)
            if not shoots and near > NEAR_ENOUGH:
                continue
            stand(twin, slot, place)
            for blow in attacks.blows(twin, slot):
                worth = self.harm(s, blow) - 0.02 * walk.cost[place]
                worth += KEEP_AWAY * min(near, 4) if shoots else 0.0
                if worth > most:
                    best, most, plan = blow, worth, place
        if best is None:
            return []
        steps = [option for option, _ in walk.to(plan)]
        sweeps = not attacks.names_target(s, slot)
        return [*steps, said.ATTACK.name, *([] if sweeps else [s.box.target_keys[best.target]])]

    def harm(self, s: Known, blow: attacks.Blow) -> float:
        """Conquest that a kill costs the heroes, and wounds, which count more on a hero with few left."""
        hero, health = blow.figure, max(1, s.health[blow.figure])
        price = 20.0 + s.hero(hero).conquest * (8.0 if s.hero(hero).conquest < s.conquest else 24.0)
        return price * (blow.kill + 0.6 * (1 - blow.kill) * blow.wounds / health) + 0.01 * blow.hit

    def approach(self, s: Known, slot: int, walk: Walk, options: list[str]) -> list[str]:
        """Towards the nearest hero, opening doors in the way; a named monster waits for the heroes."""
        heroes, ways = on_board(s), away(s)
        if not heroes:
            return []

        def far(place: int) -> int:
            body = spaces_of(s, slot, place)
            return min([ways[space][s.place[hero]] for space in body for hero in heroes])

        if s.kind_at(slot).named and far(s.place[slot]) > s.kind_at(slot).speed * 2:
            return []
        best = min(walk.stops, key=lambda place: (far(place), walk.cost[place]))
        if far(best) >= FAR:
            return said.of(s, said.OPEN, options)[:1]
        return [option for option, _ in walk.to(best)] if far(best) < far(s.place[slot]) else []

    def retreat(self, s: Known, slot: int, walk: Walk) -> list[str]:
        """A shooter uses its remaining points to get out of reach of swords."""
        if s.kind_at(slot).attack == 0 or not s.points:
            return []
        heroes, ways = on_board(s), away(s)

        def near(place: int) -> int:
            body = spaces_of(s, slot, place)
            return min([ways[space][s.place[hero]] for space in body for hero in heroes], default=FAR)

        best = max(walk.stops, key=lambda place: (min(near(place), 7), -walk.cost[place]))
        return [option for option, _ in walk.to(best)] if near(best) > near(s.place[slot]) else []
