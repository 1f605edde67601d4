"""Quests: what can be tried where, the attempt by category, completion; escorts and searches."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.flow import Args
from undercroft.engine.zones import draw_from
from undercroft.games.dungeoneer.battle import Battle
from undercroft.games.dungeoneer.building import drop_common
from undercroft.games.dungeoneer.chosen import hand_over
from undercroft.games.dungeoneer.effects import Resolve
from undercroft.games.dungeoneer.fate import ap_for, change_level, finish, lose_glory, pay_ap, returned_home
from undercroft.games.dungeoneer.fight import Foe
from undercroft.games.dungeoneer.map import between
from undercroft.games.dungeoneer.names import quest_name, who
from undercroft.games.dungeoneer.numbers import NO_CONTEST, QUESTING, SEARCHING, value
from undercroft.games.dungeoneer.paying import Pay, can_pay
from undercroft.games.dungeoneer.procedure import Procedure
from undercroft.games.dungeoneer.rolls import Die, Test
from undercroft.games.dungeoneer.state import (
    LOCATIONS,
    NO_WHITE_SPOTS,
    NOTHING_PERSONAL,
    QUESTS,
    WIN_QUESTS,
    Contest,
    Dungeoneer,
    Escort,
)
from undercroft.games.dungeoneer.terms import (
    CHANCE_QUEST,
    ESCORT,
    FORMS,
    HUNT,
    ON_QUEST,
    SACRIFICE,
    SEARCH,
    THREAT_QUEST,
)


def quest_actions(s: Dungeoneer, seat: int) -> list[str]:
    """What a hero can do about quests here and now (D-123..D-129)."""
    found: list[str] = []
    for quest in (*s.quests[seat], *s.common):
        card = QUESTS[quest]
        if card.category == ESCORT:
            found += escort_actions(s, seat, quest)
        elif card.category == SEARCH and f"{quest}@{s.place[seat]}" not in s.found:
            if fits_place(s, seat, card.at) and ap_for(s, seat) >= card.find_ap:
                found.append("search:" + quest)
        elif may_attempt(s, seat, quest):
            found.append("attempt:" + quest)
    for escort in s.escorts:
        if escort.carrier < 0 and escort.place == s.place[seat]:
            found.append("pickup:" + escort.quest)
    return found


def fits_place(s: Dungeoneer, seat: int, places: tuple[str, ...]) -> bool:
    """Whether a hero stands where a quest is to be done."""
    location = LOCATIONS[s.place[seat]]
    kind = "room" if location.room else "passage"
    return location.name in places or kind in places or "anywhere" in places


def may_attempt(s: Dungeoneer, seat: int, quest: str) -> bool:
    """In the named location; a repeat in the same turn costs 1 AP (D-127, D-129, DQ-24)."""
    card = QUESTS[quest]
    if not fits_place(s, seat, card.at) or (quest in s.tried and not ap_for(s, seat)):
        return False
    return card.by != SACRIFICE or can_pay(s, seat, card.price, card.key)


def escort_actions(s: Dungeoneer, seat: int, quest: str) -> list[str]:
    """Put the markers on at the first location, take them off at the second (D-155, D-156)."""
    card = QUESTS[quest]
    here = LOCATIONS[s.place[seat]].name
    for escort in s.escorts:
        if escort.quest == quest:
            return ["deliver:" + quest] if escort.carrier == seat and here == card.to else []
    return ["begin:" + quest] if here in card.at else []


def begin_escort(s: Dungeoneer, seat: int, quest: str) -> None:
    """The markers are put on; a common escort becomes personal and a new common quest is drawn (D-157)."""
    s.escorts.append(Escort(quest, seat, seat))
    if s.listener is not None:
        s.tell("dungeoneer-escorts", {"who": who(s, seat), "quest": quest_name(quest)})
    if quest in s.common:
        s.common = tuple([each for each in s.common if each != quest])
        s.quests[seat] += (quest,)
        s.push(NewCommon())


def pick_up(s: Dungeoneer, seat: int, quest: str) -> None:
    """Whoever picks a dropped escort up has the quest (D-161, DQ-34)."""
    hand_over(s, quest, seat)
    if s.listener is not None:
        s.tell("dungeoneer-escorts", {"who": who(s, seat), "quest": quest_name(quest)})


class NewCommon(Procedure):
    """A common quest is replaced at once, as long as there are quests (D-137, DQ-9)."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "open")

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def draw(self, s: Dungeoneer) -> None:
        draw_from(s, "quest_deck", (2 if s.has(NOTHING_PERSONAL) else 1) - len(s.common), "drawn")

    def open(self, s: Dungeoneer) -> None:
        s.common += tuple(self.drawn)
        if s.listener is not None:
            for quest in self.drawn:
                s.tell("dungeoneer-common", {"quest": quest_name(quest)})
        if s.has(NO_WHITE_SPOTS) and s.grid and drop_common(s):  # its location has left the game (DQ-52)
            self.goto("draw")

    def copy(self) -> NewCommon:
        twin = NewCommon()
        twin.drawn = self.drawn[:]
        return twin


class Search(Procedure):
    """Look for the place of a quest: 1 die plus the way from the entrance (D-152, D-153)."""

    STEPS: ClassVar[tuple[str, ...]] = ("roll", "look")

    def __init__(self, quest: str = "", seat: int = 0) -> None:
        self.quest = quest
        self.seat = seat
        self.rolled: list[int] = []

    def roll(self, s: Dungeoneer) -> None:
        pay_ap(s, self.seat, QUESTS[self.quest].find_ap)
        s.push(Die(Contest(self.seat, SEARCHING), "rolled", between(s, s.place[self.seat])))

    def look(self, s: Dungeoneer) -> None:
        """The result holds for this turn and this location (D-153, D-154)."""
        found = self.rolled[1] >= QUESTS[self.quest].find
        if found:
            s.found.append(f"{self.quest}@{s.place[self.seat]}")
        if s.listener is not None:
            args: Args = {"who": who(s, self.seat), "quest": quest_name(self.quest)}
            die, total = self.rolled
            args |= {"sum": added([die], total), "total": total, "value": QUESTS[self.quest].find}
            s.tell("dungeoneer-finds" if found else "dungeoneer-finds-nothing", args)

    def copy(self) -> Search:
        twin = Search(self.quest, self.seat)
        twin.rolled = self.rolled[:]
        return twin


def added(faces: list[int], total: int) -> str:
    """How dice and what is added make a total, in numbers: "2 + 3 − 1 = 4"."""
    terms = " + ".join([str(face) for face in faces])
    plus = total - sum(faces)
    if plus:
        terms += f" + {plus}" if plus > 0 else f" − {-plus}"
    return terms if terms == str(total) else f"{terms} = {total}"


class Attempt(Procedure):
    """An attempt at a quest."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "try_it", "outcome")

    def __init__(self, quest: str = "", seat: int = 0) -> None:
        self.quest = quest
        self.seat = seat
        self.passed: int = 0

    def stands(self, s: Dungeoneer) -> bool:
        return not s.halted and not s.is_out(self.seat)

    def begin(self, s: Dungeoneer) -> None:
        if self.quest in s.tried:
            pay_ap(s, self.seat, 1)
        else:
            s.tried.append(self.quest)
        if s.listener is not None:
            s.tell("dungeoneer-attempts", {"who": who(s, self.seat), "quest": quest_name(self.quest)})

    def try_it(self, s: Dungeoneer) -> None:
        quest = QUESTS[self.quest]
        if quest.by == CHANCE_QUEST:
            s.push(TryLuck(self.quest, self.seat))
        elif quest.by == THREAT_QUEST:
            s.push(Brave(self.quest, self.seat))
        elif quest.by == HUNT:
            s.push(Hunt(self.quest, self.seat))
        else:
            s.push(Pay(self.seat, quest.key, -1))
            self.passed = 1  # given up in full (D-145)

    def outcome(self, s: Dungeoneer) -> None:
        if self.passed:
            s.push(Complete(self.quest, self.seat))
        elif s.listener is not None:
            s.tell("dungeoneer-quest-fails", {"who": who(s, self.seat), "quest": quest_name(self.quest)})

    def copy(self) -> Attempt:
        twin = Attempt(self.quest, self.seat)
        twin.passed = self.passed
        return twin


class TryLuck(Procedure):
    """Chance: roll what the card asks for, perhaps with one die more for glory (D-165, D-337)."""

    STEPS: ClassVar[tuple[str, ...]] = ("dice", "roll", "read")

    def __init__(self, quest: str = "", seat: int = 0) -> None:
        self.quest = quest
        self.seat = seat
        self.choice: str = ""
        self.rolled: list[int] = []

    def dice(self, s: Dungeoneer) -> None:
        price = QUESTS[self.quest].extra_die
        if price and s.glory[self.seat] >= price:
            s.ask(self.seat, "dungeoneer-ask-extra-die", ("extra-die", "plain"), "choice")

    def roll(self, s: Dungeoneer) -> None:
        quest = QUESTS[self.quest]
        dice = quest.dice
        if self.choice == "extra-die":
            lose_glory(s, self.seat, quest.extra_die)
            dice += 1
        s.push(Die(Contest(self.seat, QUESTING), "rolled", 0, dice, quest.sum))

    def read(self, s: Dungeoneer) -> None:
        die, total, *faces = self.rolled
        quest = QUESTS[self.quest]
        if s.listener is not None:
            best = len(faces) > 1 and not quest.sum
            args: Args = {"who": who(s, self.seat), "total": total, "value": quest.target}
            args["dice"] = ", ".join([str(face) for face in faces])
            args |= {"sum": added([die] if best else faces, total), "read": "best" if best else "all"}
            s.tell("dungeoneer-luck", args)
        s.deliver("passed", int(total >= quest.target))

    def copy(self) -> TryLuck:
        twin = TryLuck(self.quest, self.seat)
        twin.choice = self.choice
        twin.rolled = self.rolled[:]
        return twin


class Brave(Procedure):
    """Threat: pass it; a failure strikes every hero in the location (D-163, D-164)."""

    STEPS: ClassVar[tuple[str, ...]] = ("test", "result")

    def __init__(self, quest: str = "", seat: int = 0) -> None:
        self.quest = quest
        self.seat = seat
        self.passed: int = 0

    def stands(self, s: Dungeoneer) -> bool:
        return not s.halted and not s.is_out(self.seat)

    def threat(self, s: Dungeoneer) -> Args:
        return {"of": quest_name(self.quest), "side": "none"}

    def test(self, s: Dungeoneer) -> None:
        quest = QUESTS[self.quest]
        s.push(Test(self.seat, quest.stat, quest.value, "passed"))

    def result(self, s: Dungeoneer) -> None:
        s.deliver("passed", self.passed)
        failed = QUESTS[self.quest].failed
        if not self.passed and failed is not None and failed.do:
            place = s.place[self.seat]
            for seat in reversed(s.heroes_at(place)):
                s.push(Resolve("quest:" + self.quest, failed.index, seat, seat, place))

    def copy(self) -> Brave:
        twin = Brave(self.quest, self.seat)
        twin.passed = self.passed
        return twin


class Hunt(Procedure):
    """Hunt: the named monster attacks first, played by the left neighbour (D-146..D-149, D-345)."""

    STEPS: ClassVar[tuple[str, ...]] = ("form", "battle", "result")

    def __init__(self, quest: str = "", seat: int = 0) -> None:
        self.quest = quest
        self.seat = seat
        self.choice: str = ""

    def form(self, s: Dungeoneer) -> None:
        fighter = QUESTS[self.quest].fighter
        assert fighter is not None
        if s.solo():
            self.choice = "form:" + FORMS[best_form(s, self.seat, fighter.attacks, fighter.values)]
        else:
            keys = tuple(["form:" + FORMS[form] for form in fighter.attacks])
            s.choose(s.left_of(self.seat), "dungeoneer-ask-form", keys, "choice")

    def battle(self, s: Dungeoneer) -> None:
        fighter = QUESTS[self.quest].fighter
        assert fighter is not None
        owner = s.left_of(self.seat)
        foe = Foe("quest:" + self.quest, -1, owner, FORMS.index(self.choice[len("form:") :]))
        foe.wounds = s.hurt.get(self.quest, 0)  # wounds stay on the quest card (DQ-31)
        foe.health = fighter.health - foe.wounds
        battle = Battle(self.seat, owner, s.place[self.seat])
        battle.falls = s.falls[self.seat]
        battle.foes = [foe]
        s.push(battle)

    def result(self, s: Dungeoneer) -> None:
        fighter = QUESTS[self.quest].fighter
        assert fighter is not None
        slain = s.hurt.get(self.quest, 0) >= fighter.health
        s.deliver("passed", int(slain))

    def copy(self) -> Hunt:
        twin = Hunt(self.quest, self.seat)
        twin.choice = self.choice
        return twin


def best_form(s: Dungeoneer, seat: int, forms: tuple[int, ...], values: tuple[int, int, int]) -> int:
    """What a Dungeonlord of a solo game attacks in: the greatest lead, ties in the printed order (DQ-56)."""
    best = forms[0]
    for form in forms[1:]:
        if values[form] - value(s, seat, form) > values[best] - value(s, seat, best):
            best = form
    return best


class Complete(Procedure):
    """A quest is completed: level, reward, the end of the heroics phase (D-130..D-138)."""

    STEPS: ClassVar[tuple[str, ...]] = ("level", "reward", "replace", "finish")

    def __init__(self, quest: str = "", seat: int = 0) -> None:
        self.quest = quest
        self.seat = seat
        self.was_common: bool = False

    def level(self, s: Dungeoneer) -> None:
        seat, quest = self.seat, self.quest
        self.was_common = quest in s.common
        s.common = tuple([each for each in s.common if each != quest])
        s.quests[seat] = tuple([each for each in s.quests[seat] if each != quest])
        s.escorts = [escort for escort in s.escorts if escort.quest != quest]
        s.hurt.pop(quest, None)
        s.done[seat] += (quest,)
        s.phase_over = True
        if s.listener is not None:
            s.tell("dungeoneer-completes", {"who": who(s, seat), "quest": quest_name(quest)})
        change_level(s, seat, 1)
        if not s.solo() and len(s.done[seat]) >= WIN_QUESTS:
            finish(s, [seat], "quests")  # D-001

    def reward(self, s: Dungeoneer) -> None:
        reward = QUESTS[self.quest].reward
        s.fire(ON_QUEST, self.seat, NO_CONTEST)
        if reward is not None and reward.do:
            s.push(Resolve("quest:" + self.quest, reward.index, self.seat, -1, s.place[self.seat]))

    def replace(self, s: Dungeoneer) -> None:
        if self.was_common:
            s.push(NewCommon())

    def finish(self, s: Dungeoneer) -> None:
        if not s.is_out(self.seat):
            returned_home(s, self.seat)

    def copy(self) -> Complete:
        twin = Complete(self.quest, self.seat)
        twin.was_common = self.was_common
        return twin
