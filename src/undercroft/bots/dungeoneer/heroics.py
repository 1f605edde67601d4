"""The hero's own turn: quests first, then what lasts, then the way to the next quest."""

from __future__ import annotations

from undercroft.bots import RandomBot
from undercroft.bots.dungeoneer.climb import EXCHANGES, GRANTS, schools, tuition, wants_level
from undercroft.bots.dungeoneer.known import Known
from undercroft.bots.dungeoneer.sense import (
    BEARABLE,
    EXCHANGED,
    boldness,
    cards_owed,
    cheapest,
    finds,
    goals,
    is_deadly,
    is_hopeless,
    is_late,
    is_weak,
    opponents,
    owed,
    quest_goals,
    step_to,
    toughness,
    usefulness,
)
from undercroft.games.dungeoneer.advice.chances import FAR, hope
from undercroft.games.dungeoneer.advice.legends import event_is_full, lair_on_map, serves
from undercroft.games.dungeoneer.advice.options import (
    CHOOSE,
    DISCARD,
    LOCATION,
    QUEST,
    SPOT,
    Blow,
    behind,
    effect_of,
    grouped,
    led_to,
    name_of,
)
from undercroft.games.dungeoneer.advice.position import (
    cost_of,
    distances,
    hero_in_question,
    location_in_hand,
    missing,
    quest_places,
    value,
    wanted,
)
from undercroft.games.dungeoneer.advice.printed import (
    HUNT,
    PERMANENT,
    THREAT_QUEST,
    Quest,
    verbs,
)

OWN_CARD = "this card"


class Heroics(RandomBot):
    """Answers in the phases of the active hero."""

    def ask_heroics(self, s: Known, seat: int, options: list[str]) -> str:
        """The first sensible thing, from quests down to a walk."""
        by = grouped(s, options)
        return (
            self.at_once(by)
            or self.learn(s, seat, by.get("use", []))
            or self.attempt(s, seat, by.get("attempt", []))
            or self.buy(s, seat, by)
            or self.fight(s, seat, by.get("attack", []))
            or self.search(s, seat, by.get("search", []))
            or self.use(s, seat, by)
            or self.walk(s, seat, by)
            or ("end" if "end" in by else "pass")
        )

    def at_once(self, by: dict[str, list[str]]) -> str:
        """Things that are never postponed: progress with an escort, and standing up."""
        return next((by[verb][0] for verb in ("deliver", "begin", "pickup", "stand") if verb in by), "")

    def attempt(self, s: Known, seat: int, options: list[str]) -> str:
        """A quest that can be done here, unless a failure may be fatal; late in the game, anything goes."""
        bold: list[tuple[float, str]] = []
        for option in options:
            quest = s.box.quests[name_of(s, option)]
            if not quest.prey and is_deadly(s, seat, quest, BEARABLE) and not is_late(s):
                continue
            likely = boldness(s, seat) if quest.prey else hope(s, seat, quest)
            risky = quest.by == HUNT or (quest.by == THREAT_QUEST and "wound" in verbs(quest.failed))
            timid = (
                not is_late(s) and is_weak(s, seat, 3 if toughness(s, seat) == 1 else 2) and not quest.prey
            )
            if (risky and timid and likely < 0.6) or likely < 0.04:
                continue
            if quest.name in s.tried and likely < 0.12:
                continue  # an action point is better spent elsewhere
            bold.append((likely, option))
        return max(bold)[1] if bold else ""

    def buy(self, s: Known, seat: int, by: dict[str, list[str]]) -> str:
        """A boon or treasure that lasts; others when they help just now."""
        best, most = "", 0.0
        keep = max(owed(s, seat), tuition(s, seat))
        if len(s.hands[seat]) <= cards_owed(s, seat):
            return ""
        for option in by.get("play", []):
            card = s.box.cards[name_of(s, option)]
            if not card.is_glory():
                continue
            if card.lasts == PERMANENT or card.is_attachment():
                worth = usefulness(s, seat, card)
            elif "heal" in verbs(card.play):
                worth = missing(s, seat) - 1.0
            elif card.play is not None and card.play.to == "hero":
                worth = 0.8 if any(len(s.done[other]) > 1 for other in opponents(s, seat)) else 0.0
            else:
                worth = self.helps_now(s, seat, verbs(card.play))
            if worth > most and s.glory[seat] - cost_of(s, seat, card) >= keep:
                best, most = option, worth
        return best

    def helps_now(self, s: Known, seat: int, what: set[str]) -> float:
        """What a card or ability that does not last is worth now, in the hero's own turn."""
        if "make minion" in what:
            return 0.0 if serves(s, seat) else 1.5
        if "remove token" in what:
            return 0.6 if s.tokens and (s.tokens >= 3 or s.peril[seat] >= 3) else 0.0
        if "add token" in what:
            return 0.0 if event_is_full(s) else 0.6
        if what & {"gain glory", "draw"}:
            return 0.6
        if "explore" in what and len(s.map_deck) and wanted(s, seat):
            return 0.9  # otherwise by its other effects
        if what & {"gain ap", "ready attack"}:
            return 1.0 if s.ap[seat] == 0 and step_to(s, seat, [])[1] < FAR else 0.0
        if what & {"give peril", "lose peril", "steal", "steal card", "steal escort", "take glory"}:
            return 1.2
        if "swap quest" in what:
            return 1.0 if wanted(s, seat) and not len(s.map_deck) else 0.0
        if what & {"warp", "shift", "swap locations", "move"}:
            steps = step_to(s, seat, [])[1]
            return 0.6 if s.ap[seat] + 1 < steps < FAR or (steps == FAR and self.below(4) == 0) else 0.0
        if "gain level" in what:
            return 1.0
        if "save ap" in what:
            return 0.3
        return 0.0

    def fight(self, s: Known, seat: int, options: list[str]) -> str:
        """Attack a hero only with a clear lead, and only one who leads or carries an escort.

        If there is no other way left to win, neither a quest nor a level for sale, any lead will do.
        """
        last_way = options and is_late(s) and not quest_goals(s, seat) and not schools(s, seat)
        for option in options:
            blow = s.box.words[option]
            assert isinstance(blow, Blow)
            other = blow.hero
            mine, theirs = value(s, seat, blow.form), value(s, other, blow.form)
            carries = any(escort.carrier == other for escort in s.escorts)
            leads = len(s.done[other]) > len(s.done[seat]) or (s.health[other] <= 2 and not s.climbs)
            if mine - theirs >= 2 and (carries or leads) and s.health[seat] >= 3:
                return option
            if last_way and mine >= theirs:
                return option
        return ""

    def search(self, s: Known, seat: int, options: list[str]) -> str:
        """Search here, if this is the place, for whatever is most likely to be found."""
        if not options or step_to(s, seat, [])[1] > 0:
            return ""
        if s.climbs and s.place[seat] not in quest_goals(s, seat):
            return ""
        chances = {
            option: finds(s, seat, s.box.quests[name_of(s, option)], s.place[seat]) for option in options
        }
        best = max(options, key=lambda option: chances[option])
        return best if chances[best] else ""

    def use(self, s: Known, seat: int, by: dict[str, list[str]]) -> str:
        """An ability that helps now."""
        for option in (*by.get("use", []), *by.get("play-use", []), *by.get("use-quest", [])):
            effect = effect_of(s, seat, option)
            what = verbs(effect)
            if effect is not None and effect.price.health and not self.spares(s, seat, effect.price.health):
                continue
            if s.climbs and what & {GRANTS, EXCHANGES}:
                quests = [s.box.quests[name] for name in s.quests[seat]]
                if EXCHANGES in what and any(is_hopeless(s, seat, quest) for quest in quests):
                    return option
                continue
            if s.climbs and effect is not None and effect.to == OWN_CARD and "discard" in what:
                return option  # get rid of a bane that would cost more in every turn of a long game
            if "heal" in what and missing(s, seat) >= 2:
                return option
            if "heal" not in what and self.helps_now(s, seat, what) > 0.5 and self.below(3) == 0:
                return option
        return ""

    def learn(self, s: Known, seat: int, options: list[str]) -> str:
        """A level, on the way up: everything after it is easier."""
        if not wants_level(s, seat):
            return ""
        return next((option for option in options if GRANTS in verbs(effect_of(s, seat, option))), "")

    def spares(self, s: Known, seat: int, health: int) -> bool:
        """Whether a hero can spare this much health: more than half must be left."""
        return 2 * (s.health[seat] - health) > s.hero(seat).health

    def walk(self, s: Known, seat: int, by: dict[str, list[str]]) -> str:
        """Towards the best goal; or explore for it; or to where there is glory."""
        moves = by.get("move", [])
        if not moves:
            return "explore" if "explore" in by and wanted(s, seat) else ""
        move, steps = step_to(s, seat, moves)
        if steps == 0:
            return ""  # the goal is here: stay and try again next turn
        lost = wanted(s, seat)
        if "explore" in by and lost and (steps == FAR or steps > s.ap[seat] + 2):
            return "explore"
        return move or self.stray(s, seat, moves)

    def stray(self, s: Known, seat: int, moves: list[str]) -> str:
        """The unvisited location where most is gained."""
        lair = lair_on_map(s) if s.box.lairs else -1
        ways = {move: led_to(s, seat, move) for move in moves}
        fresh = [move for move, place in ways.items() if not s.visited >> place & 1 and place != lair]
        return max(fresh, key=lambda move: self.gain(s, seat, move)) if fresh else ""

    def gain(self, s: Known, seat: int, move: str) -> float:
        """The glory of a location minus the peril it gives."""
        location = s.box.locations[led_to(s, seat, move)]
        return location.glory - 0.4 * location.peril + self.below(100) / 100

    # -- smaller choices --------------------------------------------------------------------------------

    def ask_place(self, s: Known, seat: int, options: list[str]) -> str:
        """Locations of the hero's own quests nearby, other locations anywhere."""
        start = s.place[seat]  # nobody is on the map yet if all is laid first (D-277)
        away = distances(s, start) if start >= 0 else {}
        near = sorted(options, key=lambda option: away.get(SPOT.spot(s, option).site, FAR))
        laid = location_in_hand(s)
        if laid in wanted(s, seat):
            return near[0]
        if any(laid in wanted(s, other) for other in opponents(s, seat)):
            return near[-1]
        return options[self.below(len(options))]

    def ask_discard(self, s: Known, seat: int, options: list[str]) -> str:
        """The least useful card in hand; never something in play if that can be avoided."""
        hand = [option for option in options if DISCARD.says(s, option)]
        if hand:
            return min(hand, key=lambda option: usefulness(s, seat, s.box.cards[name_of(s, option)]))
        return "pass" if "pass" in options else options[0]

    def ask_save(self, s: Known, seat: int, options: list[str]) -> str:
        """An action point is always good to have on the others' turns."""
        return "save"

    def ask_extra_die(self, s: Known, seat: int, options: list[str]) -> str:
        """A quest is worth its glory."""
        return "extra-die"

    def ask_dodge(self, s: Known, seat: int, options: list[str]) -> str:
        """Dodge spikes while there are points to spare, or when hurt."""
        wise = s.ap[seat] >= 2 or s.health[seat] <= 2
        return "dodge" if wise and "dodge" in options else "test"

    def ask_pay(self, s: Known, seat: int, options: list[str]) -> str:
        """As much as there are wounds to heal, and otherwise at most half of the glory."""
        want = missing(s, seat) or max(1, len(options) // 2)
        return options[min(want, len(options)) - 1]

    def ask_swap_quest(self, s: Known, seat: int, options: list[str]) -> str:
        """Give back the quest with the least hope."""
        quests = {option: s.box.quests[QUEST.word_at(s, option).what] for option in options}
        return min(options, key=lambda option: self.promise(s, seat, quests[option]))

    def promise(self, s: Known, seat: int, quest: Quest) -> float:
        """The chance of a quest; on the way up, none for one that only more strength would help."""
        if not s.climbs:
            return hope(s, seat, quest)
        return 0.0 if is_hopeless(s, seat, quest) else max(EXCHANGED, hope(s, seat, quest))

    def ask_destination(self, s: Known, seat: int, options: list[str]) -> str:
        """Near the hero's own quests; an opponent is sent far from theirs."""
        hero = hero_in_question(s)
        if hero in (-1, seat):
            return min(options, key=lambda option: self.distance_to_goal(s, seat, option))
        wanted = [s.box.location_keys[place] for place in quest_places(s, hero)]
        far = [option for option in options if option not in wanted] or options
        return max(far, key=lambda option: (self.distance_to_goal(s, hero, option), self.below(100)))

    def ask_exit(self, s: Known, seat: int, options: list[str]) -> str:
        """The exit by which a hero would go to a quest: to open it for this one, or block it for another."""
        hero = hero_in_question(s)
        hero = seat if hero < 0 else hero
        return min(options, key=lambda option: self.from_goal(s, hero, behind(s, hero, option)))

    def distance_to_goal(self, s: Known, seat: int, option: str) -> float:
        """How far a location is from the nearest quest; FAR for anything else."""
        return (
            self.from_goal(s, seat, LOCATION.word_at(s, option).number) if LOCATION.says(s, option) else FAR
        )

    def from_goal(self, s: Known, seat: int, place: int) -> float:
        """How far the nearest quest of a hero is from a location."""
        if place < 0:
            return FAR
        away = distances(s, place)
        return min((away.get(place, FAR) for place in goals(s, seat)), default=FAR)

    def ask_give_up(self, s: Known, seat: int, options: list[str]) -> str:
        """The least valuable card."""
        worst = cheapest(s, [name_of(s, option) for option in options])
        return next(option for option in options if name_of(s, option) == worst)

    def ask_excess(self, s: Known, seat: int, options: list[str]) -> str:
        """The least valuable card."""
        return self.ask_give_up(s, seat, options)

    def ask_hero(self, s: Known, seat: int, options: list[str]) -> str:
        """The hero with the best values at the start."""
        return max(options, key=lambda option: sum(s.box.heroes[CHOOSE.word_at(s, option).what].levels[0]))
