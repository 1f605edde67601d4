"""Effects at work: find whom an effect is about, let them test its threat, do its verbs one by one."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.flow import Args
from undercroft.games.dungeoneer.cards import TRIGGER_BIT, Card, Effect, Op
from undercroft.games.dungeoneer.deeds import DEEDS
from undercroft.games.dungeoneer.fight import FIGHTS, Fight, battle_of
from undercroft.games.dungeoneer.lair import beast_keys
from undercroft.games.dungeoneer.names import source_name
from undercroft.games.dungeoneer.numbers import NO_CONTEST, bonus, holds, ignores, sources
from undercroft.games.dungeoneer.procedure import Procedure
from undercroft.games.dungeoneer.rolls import Test
from undercroft.games.dungeoneer.state import CARDS, LOCATIONS, SOURCES, Contest, Dungeoneer
from undercroft.games.dungeoneer.subject import Subject
from undercroft.games.dungeoneer.terms import (
    BANE,
    BOON,
    HAZARD,
    M_TRAP,
    NO_HAZARDS,
    TREASURE,
)

CHOICES = ("opponent", "hero", "opponent here", "hero here")


def fire(s: Dungeoneer, trigger: int, seat: int, contest: Contest = NO_CONTEST) -> None:
    """Start all effects of a hero's cards, quests and location that wait for this (D-224)."""
    found: list[Resolve] = []
    for source in sources(s, seat, 1 << TRIGGER_BIT + trigger):
        for effect in source.effects:
            if effect.trigger == trigger and holds(s, seat, effect, contest):
                if effect.once:
                    if effect.marks[seat] in s.used:
                        continue
                    s.used.append(effect.marks[seat])
                found.append(Resolve(source.key, effect.index, seat, contest.foe_seat, s.place[seat]))
    for frame in reversed(found):
        s.push(frame)


def fire_monster(s: Dungeoneer, fight: Fight, number: int, triggers: tuple[int, ...]) -> list[Effect]:
    """Start the effects of an attacking monster that wait for this; what they ask is about its target."""
    foe = fight.foes[number]
    found = [
        effect
        for effect in SOURCES[foe.key].effects
        if effect.trigger in triggers and holds(s, fight.target, effect, NO_CONTEST)
    ]
    for effect in reversed(found):
        frame = Resolve(foe.key, effect.index, foe.owner, fight.target, fight.place)
        frame.foe = number
        s.push(frame)
    return found


class Resolve(Procedure):
    """Carry out one effect."""

    STEPS: ClassVar[tuple[str, ...]] = ("select", "each")

    def __init__(
        self, source: str = "", index: int = 0, you: int = 0, target: int = -1, place: int = -1
    ) -> None:
        self.source = source
        self.index = index
        self.you = you  # who controls the card
        self.target = target  # the hero it was aimed at
        self.place = place  # where it happens
        self.foe: int = -1  # the monster it belongs to, by its number in the battle
        self.x: int = 0
        self.choice: str = ""
        self.chosen: list[str] = []
        self.spared: list[int] = []  # seats whose hero is another one by now

    def effect(self) -> Effect:
        """What is carried out."""
        return SOURCES[self.source].effects[self.index]

    def select(self, s: Dungeoneer) -> None:
        effect = self.effect()
        keys = candidates(s, effect, self.you, self.target, self.place, self.foe)
        if self.spared:
            keys = [key for key in keys if seat_of(key) not in self.spared]
        if effect.to == "their hand" and keys:
            s.chance(tuple(keys), "choice")
        elif effect.to.startswith("each") or len(keys) == 1:
            self.chosen = keys
            self.each(s)
        elif keys:
            s.choose(self.you, "dungeoneer-ask-whom", tuple(keys), "choice")

    def each(self, s: Dungeoneer) -> None:
        """One after another (DQ-13)."""
        if self.choice:
            self.chosen = [self.choice]
            self.choice = ""
        if not self.chosen:
            s.back()
            return
        frame = Affect(self.source, self.index, self.you, self.place)
        frame.aim(self.chosen.pop(0))
        frame.foe = self.foe
        frame.x = self.x
        if self.chosen:
            self.goto("each")
            s.push(frame)
        else:
            s.replace(frame)

    def forget(self, seat: int) -> None:
        self.spared.append(seat)
        self.chosen = [key for key in self.chosen if seat_of(key) != seat]

    def copy(self) -> Resolve:
        twin = Resolve(self.source, self.index, self.you, self.target, self.place)
        twin.foe = self.foe
        twin.x = self.x
        twin.choice = self.choice
        twin.chosen = self.chosen[:]
        twin.spared = self.spared[:]
        return twin


def seat_of(key: str) -> int:
    """The seat of the hero or card that a key is about: "hero:1", "card:backpack@0"; -1 for a monster."""
    kind, _, what = key.partition(":")
    return -1 if kind == "foe" else int(what.rpartition("@")[2])


def candidates(s: Dungeoneer, effect: Effect, you: int, target: int, place: int, foe: int) -> list[str]:
    """All that an effect can be about: "hero:1", "foe:2", "card:backpack@0"."""
    to = effect.to
    if "monster" in to:
        return _foes(s, effect, foe)
    if to.startswith(("your ", "their ")) or to == "this card":
        return _cards(s, effect, you, target)
    return [f"hero:{seat}" for seat in heroes_of(s, to, you, target, place)]


def heroes_of(s: Dungeoneer, to: str, you: int, target: int, place: int) -> list[int]:
    """The heroes that a selector names, the active player's last."""
    if to == "you":
        if you < 0:
            return [target] if target >= 0 else []
        return [] if s.out >> you & 1 else [you]
    if to == "target":
        return [target] if target >= 0 and not s.is_out(target) else []
    if to == "attacker":
        fight = battle_of(s)
        return [foe.seat for foe in fight.foes if foe.is_hero()] if fight else []
    if to == "left neighbour":
        left = s.left_of(you if you >= 0 else target)
        return [left] if left >= 0 else []
    here = place if place >= 0 else s.place[you]
    if to == "each hero here" or to == "hero here":
        return s.heroes_at(here)
    if to == "each opponent here" or to == "opponent here":
        return [seat for seat in s.heroes_at(here) if seat != you]
    everybody = s.living()
    everybody = everybody[1:] + everybody[:1]  # the active player last
    if to == "each hero" or to == "hero":
        return everybody
    return [seat for seat in everybody if seat != you]


def _foes(s: Dungeoneer, effect: Effect, foe: int) -> list[str]:
    """The monster of a quest cannot be discarded, but all else can be done to it (D-146)."""
    if effect.to == "this monster":
        return [f"foe:{foe + 1}"] if foe >= 0 else []
    fight = battle_of(s)
    if fight is None:
        return []
    kind = "card:" if "discard" in [op.verb for op in effect.do] else ""
    return [
        f"foe:{index + 1}"
        for index, each in enumerate(fight.foes)
        if each.state == FIGHTS and each.key and each.key.startswith(kind)
    ]


def _cards(s: Dungeoneer, effect: Effect, you: int, target: int) -> list[str]:
    to = effect.to
    if to == "this card":
        return [f"this:{you}"]
    if to.startswith("your "):
        seats = [you] if you >= 0 else []
    else:
        seats = [target] if target >= 0 else [seat for seat in s.living() if seat != you]
    found: list[str] = []
    for seat in seats:
        if to == "their hand":
            found += [f"hand:{name}@{seat}" for name in sorted(s.hands[seat])]
        elif to == "their pack":
            found += [f"beast:{key}@{seat}" for key in beast_keys(s, seat) if key]
        else:
            kind = {"boon": BOON, "treasure": TREASURE, "bane": BANE}[to.split(" ")[1]]
            for item in s.items[seat]:
                card = CARDS[item.name]
                if card.kind == kind and effect.to_type in ("", card.type):
                    found.append(f"card:{item.name}@{seat}")
    return list(dict.fromkeys(found)) if to != "their hand" else found


class Affect(Subject):
    """An effect on one hero, monster or card: the test first, then the verbs."""

    STEPS: ClassVar[tuple[str, ...]] = ("test", "judge", "deed")

    def stands(self, s: Dungeoneer) -> bool:
        return not s.halted and (self.seat < 0 or not s.is_out(self.seat))

    def effect(self) -> Effect:
        """What is carried out."""
        return SOURCES[self.source].effects[self.index]

    def forget(self, seat: int) -> None:
        if seat == self.seat:
            self.end()

    def threat(self, s: Dungeoneer) -> Args:
        key = self.source
        name = source_name(key) if self.foe >= 0 else "@dungeoneer-" + key.replace(":", "-")
        return {"of": name, "side": "none"}

    def test(self, s: Dungeoneer) -> None:
        effect = self.effect()
        if effect.stat >= 0 and self.seat >= 0:
            value = effect.value + self.harder(s)
            s.push(Test(self.seat, effect.stat, value, "passed"))
        elif effect.do:
            self.deed(s)
        else:
            s.back()

    def harder(self, s: Dungeoneer) -> int:
        """A hazard and some cards raise the value of traps (D-111, DQ-60)."""
        source = SOURCES[self.source]
        if not isinstance(source, Card) or not source.is_trap():
            return 0
        more = bonus(s, self.seat, 1 << M_TRAP, NO_CONTEST)
        location = LOCATIONS[self.place]
        if location.obstacle == HAZARD and not ignores(s, self.seat, NO_HAZARDS):
            more += location.value
        return more

    def judge(self, s: Dungeoneer) -> None:
        self.branch = 1 if self.passed else 2
        if not self.ops():
            self.end()

    def ops(self) -> tuple[Op, ...]:
        """The verbs to do: those of the test's result, then those that come anyway."""
        effect = self.effect()
        if self.branch == 1:
            return effect.passed + effect.do
        return effect.failed + effect.do if self.branch == 2 else effect.do

    def deed(self, s: Dungeoneer) -> None:
        ops = self.ops()
        op = ops[self.done]
        self.done += 1
        if self.done < len(ops):
            self.goto("deed")
        else:
            s.back()
        DEEDS[op.verb](s, self, op)

    def copy(self) -> Affect:
        twin = Affect(self.source, self.index, self.you, self.place)
        self.copy_subject_into(twin)
        return twin
