"""The solo game: what a hero meets in a location instead of gaining peril, and how those cards are played."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.zones import draw_from
from undercroft.games.dungeoneer.battle.stages import Battle
from undercroft.games.dungeoneer.battle.traps import LayTrap
from undercroft.games.dungeoneer.battle.villainy import monster
from undercroft.games.dungeoneer.cards.records import Card
from undercroft.games.dungeoneer.cards.vocabulary import (
    BANE,
    BEFORE_ROLL,
    ENCOUNTER,
    M_MONSTER_ATTACK,
    M_TRAP,
)
from undercroft.games.dungeoneer.course import events as told
from undercroft.games.dungeoneer.effects.resolve import Resolve
from undercroft.games.dungeoneer.effects.useful import works
from undercroft.games.dungeoneer.hero.discards import throw_away
from undercroft.games.dungeoneer.hero.numbers import holds
from undercroft.games.dungeoneer.play import events as play_told
from undercroft.games.dungeoneer.play.play_card import PlayCard
from undercroft.games.dungeoneer.play.playable import hosts
from undercroft.games.dungeoneer.quests.kinds import best_form
from undercroft.games.dungeoneer.state.foes import Foe
from undercroft.games.dungeoneer.state.options import HARD
from undercroft.games.dungeoneer.state.pieces import NO_CONTEST, Beast
from undercroft.games.dungeoneer.state.procedure import HeroProcedure
from undercroft.games.dungeoneer.state.state import LORD, Dungeoneer


class Wandering(HeroProcedure):
    """One die per point of the location's peril; each roll not above it brings a card (D-306, DQ-55).

    Then banes, traps and all monsters in turn (D-365). Examples: D-307, D-308.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("before", "roll", "draw", "banes", "traps", "monsters")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.place: int = -1
        self.faces: list[int] = []
        self.drawn: list[str] = []

    def before(self, s: Dungeoneer) -> None:
        self.place = s.place[self.seat]
        s.pause(BEFORE_ROLL, s.living())

    def roll(self, s: Dungeoneer) -> None:
        s.roll(s.box.locations[self.place].peril, "faces")

    def draw(self, s: Dungeoneer) -> None:
        peril = s.box.locations[self.place].peril
        count = len([face for face in self.faces if face <= peril])
        if self.faces:
            told.wanders(s, self.faces, count)
        if count:
            draw_from(s, "lord_deck", count, "drawn", "lord_discard")
        else:
            s.back()

    def banes(self, s: Dungeoneer) -> None:
        """Banes come first; those about monsters or traps wait for one (D-309, D-310)."""
        for name in self.take(s, BANE):
            self.drawn.remove(name)
            if waits(s.box.cards[name]):
                s.standing.append(name)
                told.lurks(s, name)
            elif of_use(s, self.seat, s.box.cards[name]):
                s.push(PlayCard(name, LORD, self.seat))
            else:
                throw_away(s, name)

    def take(self, s: Dungeoneer, kind: int) -> list[str]:
        """The drawn cards of a kind."""
        return [name for name in self.drawn if s.box.cards[name].kind == kind]

    def traps(self, s: Dungeoneer) -> None:
        for name in reversed(self.take(s, ENCOUNTER)):
            if s.box.cards[name].is_trap():
                self.drawn.remove(name)
                if s.box.cards[name].lay:
                    s.push(LayTrap(name, LORD))
                    play_told.appears(s, name)
                    continue
                throw_away(s, name)
                play_told.appears(s, name)
                if s.place[self.seat] == self.place:
                    s.push(Resolve(s.box.cards[name].key, 0, LORD, self.seat, self.place))
                self.wake(s, s.box.cards[name])

    def wake(self, s: Dungeoneer, card: Card) -> None:
        """Banes that waited for such a card take effect now."""
        for name in s.standing[:]:
            if concerns(s.box.cards[name], card):
                s.standing.remove(name)
                s.push(PlayCard(name, LORD, self.seat))

    def monsters(self, s: Dungeoneer) -> None:
        """All of them attack in one battle, in hard mode the pack too (D-311, D-313)."""
        names = [name for name in self.take(s, ENCOUNTER) if s.box.cards[name].fighter is not None]
        self.drawn = []
        if not names:
            return
        foes = [self.foe(s, name, Beast(name, -1)) for name in names]
        if s.has(HARD):
            foes += [self.foe(s, beast.name, beast) for beast in s.packs[self.seat]]
            s.packs[self.seat] = ()
        battle = Battle(self.seat, LORD, self.place)
        battle.defeats = s.defeats[self.seat]
        battle.foes = foes
        s.push(battle)
        for foe in foes:  # those of the pack are played, too (D-209, D-310)
            self.wake(s, s.box.cards[foe.name()])

    def foe(self, s: Dungeoneer, name: str, beast: Beast) -> Foe:
        """A monster that attacks in its best form (DQ-56)."""
        foe = monster(s, name, LORD, beast)
        fighter = foe.fighter(s)
        foe.form = best_form(s, self.seat, fighter.attacks, fighter.values)
        return foe

    def loose(self, s: Dungeoneer) -> list[str]:
        return self.drawn

    def copy(self) -> Wandering:
        twin = Wandering(self.seat)
        twin.place = self.place
        twin.faces = self.faces[:]
        twin.drawn = self.drawn[:]
        return twin


def waits(card: Card) -> bool:
    """Whether a bane is only about monsters or traps."""
    if card.play is None:
        return False
    changed = [op.mod.what for op in card.play.do if op.mod is not None]
    return M_MONSTER_ATTACK in changed or M_TRAP in changed


def concerns(bane: Card, card: Card) -> bool:
    """Whether a waiting bane is about this monster or trap."""
    assert bane.play is not None
    for op in bane.play.do:
        if op.mod is not None and op.mod.what == M_TRAP and card.is_trap():
            return True
        if op.mod is not None and op.mod.what == M_MONSTER_ATTACK and card.fighter is not None:
            return op.mod.tag == "" or op.mod.tag in card.tags
    return False


def of_use(s: Dungeoneer, seat: int, card: Card) -> bool:
    """Whether a bane can do anything now; otherwise it is discarded (DQ-55)."""
    if card.is_attachment():
        return bool(hosts(s, LORD, card, seat))
    if card.play is None:
        return True
    return holds(s, seat, card.play, NO_CONTEST) and works(s, LORD, card.play, seat)
