"""The overlord's cards: spawns first, powers that pay, traps that hurt, the rest for threat."""

from __future__ import annotations

from undercroft.bots.descent.known import Known
from undercroft.bots.descent.plan import Planner
from undercroft.engine.flow import PASS
from undercroft.games.descent.advice import blows as attacks
from undercroft.games.descent.advice import options as said
from undercroft.games.descent.advice.cards import DRAW, EVENT, POWER, POWER_DICE, SPAWN, TRAP, card_verbs
from undercroft.games.descent.advice.position import (
    FIRST_MONSTER,
    activated,
    areas_closed,
    armor,
    door_heroes,
    is_pit,
    max_wounds,
    on_board,
    price,
    room_for,
    spawned_kind,
    stepped_on,
)
from undercroft.games.descent.advice.walks import FAR, away, monster_spaces, nearest

KEPT = 6  # cards in hand; more are turned into threat
SOON = 3  # turns of income within which a power should be paid
ALL_SAVED = 99  # a save that averts everything or nothing
FAR_AWAY = 8  # steps from all heroes: a monster is more useful elsewhere
RESERVE = 4  # threat that traps leave for a spawn


class Overlord(Planner):
    """Answers of the overlord about cards."""

    # -- his turn ------------------------------------------------------------------------------------------

    def lord_plot(self, s: Known, seat: int, options: list[str]) -> str:
        """One spawn, a power if it can be paid, a charm; then useless cards are discarded."""
        plays = [said.name_of(s, option) for option in said.of(s, said.PLAY, options)]
        spawns = [name for name in plays if s.box.cards[name].type == SPAWN]
        best = max(spawns, key=lambda name: self.spawn_worth(s, name), default="")
        if best and self.spawn_worth(s, best) > 0 and self.can_afford(s, best):
            return said.PLAY.key(best)
        powers = [
            name for name in plays if s.box.cards[name].type == POWER and s.threat >= self.cost(s, name)
        ]
        power = max(powers, key=lambda name: self.power_worth(s, name), default="")
        if power and self.power_worth(s, power) > 0:
            return said.PLAY.key(power)
        charm = next((name for name in plays if "charm" in card_verbs(s, name)), "")
        if charm and s.threat >= self.cost(s, charm) + RESERVE and self.crowded(s):
            return said.PLAY.key(charm)
        spare = self.spare(s)
        if spare and said.DISCARD.key(spare) in options:
            return said.DISCARD.key(spare)
        return said.GO_ON.tag

    def cost(self, s: Known, name: str) -> int:
        """What a card costs now."""
        return price(s, s.box.cards[name])

    def can_afford(self, s: Known, name: str) -> bool:
        """Whether a spawn is paid from threat, or with cards that are of little use."""
        lacking = self.cost(s, name) - s.threat
        others = sorted([self.keep_worth(s, each) for each in s.hand if each != name])
        return lacking <= 0 or (
            len(others) >= 1 and lacking <= 2 * len([each for each in others if each < 3])
        )

    def spawn_worth(self, s: Known, name: str) -> float:
        """The wounds that the monsters of a card do on average, per point of threat."""
        heroes = on_board(s)
        if not heroes:
            return 0.0
        hard = sum([armor(s, hero) for hero in heroes]) // len(heroes)
        total = 0.0
        for kind, count in room_for(s, name):
            total += count * (attacks.kind_might(s, kind, hard) + 0.3 * s.box.kinds[kind].wounds)
        return total / max(1, self.cost(s, name))

    def power_worth(self, s: Known, name: str) -> float:
        """Powers in the order of what they bring in the time left."""
        numbers = [change.number for effect in s.box.cards[name].effects for change in effect.deed.changes]
        more = [op.verb for effect in s.box.cards[name].effects for op in effect.deed.ops]
        if POWER_DICE in numbers:
            return 5.0
        if DRAW in numbers:
            return 3.0 if s.round < 4 else 0.0
        if more:  # whenever an area is revealed
            return 4.0 if areas_closed(s) else 0.0
        return 1.0 if [each for each in s.hand if s.box.cards[each].type == TRAP] else 0.0

    def keep_worth(self, s: Known, name: str) -> float:
        """How much it is worth to keep a card."""
        card = s.box.cards[name]
        if card.type == SPAWN:
            return 6.0 if s.hand.count(name) == 1 else 4.0
        if card.type == POWER:
            income = len(s.heroes) * SOON
            near = self.power_worth(s, name) > 3 and s.threat + income >= self.cost(s, name)
            return 4.0 if near else 0.0
        done = card_verbs(s, name)
        if card.type == EVENT:
            return 0.5 if "hero sight" in done else 3.0
        if "transform" in done or "mimic" in done or self.needs_chest(s, name):
            return 2.5 if s.chests or areas_closed(s) else 0.0
        return 3.0 if card.cost <= 5 else 2.0

    def needs_chest(self, s: Known, name: str) -> bool:
        """Whether a trap waits for a chest."""
        return s.box.cards[name].to.who == "each hero at chest"

    def spare(self, s: Known) -> str:
        """A card that can go without loss, "" if all are kept."""
        if not s.hand:
            return ""
        worst = min(s.hand, key=lambda name: self.keep_worth(s, name))
        useless = self.keep_worth(s, worst) < 1.0
        return worst if useless or len(s.hand) > KEPT else ""

    def lord_raise(self, s: Known, seat: int, options: list[str]) -> str:
        """The least useful card; among equals, the one that brings most threat."""

        def loss(option: str) -> tuple[float, int]:
            name = said.name_of(s, option)
            return self.keep_worth(s, name), -s.box.cards[name].discard

        return min(options, key=loss)

    lord_hand = lord_raise

    def crowded(self, s: Known) -> bool:
        """Whether two heroes stand next to each other."""
        here = [s.place[hero] for hero in on_board(s)]
        near = s.box.floor.near(s.closed)
        return any(other in near[space] for space in here for other in here)

    def lord_victim(self, s: Known, seat: int, options: list[str]) -> str:
        """The hero who hits hardest and stands next to another."""
        near = s.box.floor.near(s.closed)

        def worth(option: str) -> float:
            hero = said.hero_of(s, option)
            beside = [each for each in on_board(s) if each != hero and s.place[each] in near[s.place[hero]]]
            return 10.0 * bool(beside) + len(s.worn[hero]) + max(s.hero(hero).traits)

        return max(options, key=worth)

    # -- spawning --------------------------------------------------------------------------------------------

    def lord_spawn(self, s: Known, seat: int, options: list[str]) -> str:
        """Masters first, and all of them."""
        places = said.of(s, said.PLACE, options)
        masters = [option for option in places if said.is_master(s, option)]
        return (masters or places or options)[0]

    lord_area_power = lord_spawn

    def lord_from_board(self, s: Known, seat: int, options: list[str]) -> str:
        """The figure that is farthest from all heroes."""
        ways, heroes = away(s), [s.place[hero] for hero in on_board(s)]

        def far(option: str) -> int:
            here = s.spaces(said.figure_of(s, option))[0]
            return min([ways[here][there] for there in heroes], default=0)

        farthest = max(said.of(s, said.FIGURE, options), key=far)
        return said.ENOUGH.tag if said.ENOUGH.tag in options and far(farthest) < FAR_AWAY else farthest

    def lord_spawn_where(self, s: Known, seat: int, options: list[str]) -> str:
        """Near a hero, the weakest if possible; shooters a little away."""
        ways, heroes = away(s), on_board(s)
        kind = spawned_kind(s)
        wanted = 1 if kind < 0 or s.box.kinds[kind].attack == 0 else 4

        def bad(option: str) -> float:
            here = said.space_of(s, option)
            steps = [
                abs(ways[here][s.place[hero]] - wanted) + 0.25 * s.health[hero]
                for hero in heroes
                if ways[here][s.place[hero]] < FAR
            ]
            return min(steps, default=float(FAR))

        return min(said.of(s, said.AT, options), key=bad)

    # -- events and traps ------------------------------------------------------------------------------------

    def lord_activated(self, s: Known, seat: int, options: list[str]) -> str:
        """Rage for a strong monster next to a hero, Charge for one that would otherwise come too late."""
        plays = said.of(s, said.PLAY, options)
        slot = activated(s)
        if slot < 0 or not plays:
            return PASS
        made = attacks.blows(s, slot)
        best = max(made, key=lambda blow: blow.wounds, default=None)
        for option in plays:
            done = card_verbs(s, said.name_of(s, option))
            if "double attacks" in done and best is not None and best.wounds >= 1.5:
                return option
            if "double speed" in done and best is None and self.would_reach(s, slot):
                return option
        return PASS

    def would_reach(self, s: Known, slot: int) -> bool:
        """Whether a hero is too far for one speed and not for two."""
        kind, ways = s.kind_at(slot), away(s)
        steps = [ways[space][s.place[hero]] for space in s.spaces(slot) for hero in on_board(s)]
        least = min(steps, default=FAR)
        reach = kind.speed + (1 if kind.attack == 0 else 4)
        return reach < least <= reach + kind.speed

    def lord_declared(self, s: Known, seat: int, options: list[str]) -> str:
        """Aim if it may kill, or with threat to spare."""
        attack = attacks.attack_under_way(s)
        play = next(iter(said.of(s, said.PLAY, options)), "")
        if attack is None or not play or attack.target < 0:
            return PASS
        blow = attacks.blow(s, attack.figure, attack.weapon, attack.target)
        if blow is None:
            return PASS
        opens = 0.2 <= blow.kill <= 0.9
        return play if opens or s.threat >= 12 else PASS

    def lord_rolled(self, s: Known, seat: int, options: list[str]) -> str:
        """Dodge a strong attack on a valuable monster, or on any with threat to spare."""
        attack = attacks.attack_under_way(s)
        play = next(iter(said.of(s, said.PLAY, options)), "")
        if attack is None or not play or attack.roll().miss:
            return PASS
        hurt = [each for each in attack.figures(s) if each >= FIRST_MONSTER]
        dear = [each for each in hurt if s.kind_at(each).master or s.kind_at(each).wounds >= 4]
        strong = attack.roll().damage + attack.roll().points >= 4
        return play if strong and (dear or s.threat >= 8) else PASS

    def lord_hero_called(self, s: Known, seat: int, options: list[str]) -> str:
        """No card in the box is for this time; if a new one is, play it at once."""
        return next(iter(said.of(s, said.PLAY, options)), PASS)

    def lord_step_taken(self, s: Known, seat: int, options: list[str]) -> str:
        """A trap for a hero it may kill or stop; with threat to spare, for any hurt hero."""
        hero = stepped_on(s)
        if hero < 0:
            return PASS
        for option in said.of(s, said.PLAY, options):
            if self.trap_pays(s, hero, said.name_of(s, option)):
                return option
        return PASS

    def trap_pays(self, s: Known, hero: int, name: str) -> bool:
        """Whether a trap is worth its threat: it kills, or leaves enough for a spawn and hurts."""
        card = s.box.cards[name]
        cost = self.cost(s, name)
        harm = sum([op.n for op in card.deed.ops if op.verb == "trap wound"])
        saved = card.save.dice / 3 if card.save is not None and card.save.less < ALL_SAVED else 0.0
        if harm and harm - saved >= s.health[hero] and s.threat >= cost:
            return True
        left = s.threat - cost
        return (
            left >= RESERVE - len(s.heroes) and harm >= 2 and s.health[hero] * 2 <= max_wounds(s, hero) + harm
        )

    def lord_door_opened(self, s: Known, seat: int, options: list[str]) -> str:
        """Fire on two or more, gas on anybody if there is enough threat."""
        plays = said.of(s, said.PLAY, options)
        for option in plays:
            name = said.name_of(s, option)
            if s.threat < self.cost(s, name):
                continue
            if "end turn" in card_verbs(s, name) or len(door_heroes(s)) >= 2:
                return option
        return PASS

    def lord_chest_opened(self, s: Known, seat: int, options: list[str]) -> str:
        """The most expensive trap that threat can pay for."""
        plays = said.of(s, said.PLAY, options)
        paid = [option for option in plays if s.threat >= self.cost(s, said.name_of(s, option))]
        return max(paid, key=lambda option: self.cost(s, said.name_of(s, option)), default=PASS)

    def lord_aside(self, s: Known, seat: int, options: list[str]) -> str:
        """Towards the monsters."""
        foes = monster_spaces(s)
        return min(options, key=lambda option: nearest(s, said.space_of(s, option), foes))

    def lord_thrown(self, s: Known, seat: int, options: list[str]) -> str:
        """Into a pit; otherwise away from the other heroes."""
        ways, heroes = away(s), [s.place[hero] for hero in on_board(s)]

        def good(option: str) -> tuple[bool, int]:
            space = said.space_of(s, option)
            steps = [ways[space][here] for here in heroes if ways[space][here] < FAR]
            return is_pit(s, space), sum(steps)

        places = said.of(s, said.AT, options)
        return max(places, key=good, default=said.STAY.tag)

    def lord_weapon(self, s: Known, seat: int, options: list[str]) -> str:
        """A charmed hero uses his first weapon."""
        return options[0]
