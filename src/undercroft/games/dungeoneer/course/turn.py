"""The turn and its five phases: reset, villainy, locations, heroics, discard and draw."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.flow import PASS
from undercroft.games.dungeoneer.battle.actions import special_actions
from undercroft.games.dungeoneer.battle.villainy import Villainy
from undercroft.games.dungeoneer.cards.vocabulary import (
    HEROICS,
    ON_STAY,
    ON_TURN_END,
)
from undercroft.games.dungeoneer.course import events as told
from undercroft.games.dungeoneer.course.reset import begin
from undercroft.games.dungeoneer.dungeon.placing import Place
from undercroft.games.dungeoneer.effects.choices import DrawCards, MayDraw
from undercroft.games.dungeoneer.hero import events as hero_told
from undercroft.games.dungeoneer.hero.discards import take_from_hand, throw_away
from undercroft.games.dungeoneer.hero.inventory import discard_treasure, treasures_in_play
from undercroft.games.dungeoneer.hero.pack import DISCARD_BEAST, beast_keys, discard_beast
from undercroft.games.dungeoneer.hero.points import gain_glory, gain_peril, save_ap
from undercroft.games.dungeoneer.play.abilities import add_abilities
from undercroft.games.dungeoneer.play.playable import add_cards
from undercroft.games.dungeoneer.quests.menu import quest_actions
from undercroft.games.dungeoneer.state.listed import DISCARD, DISCARD_TREASURE, END, SAVE
from undercroft.games.dungeoneer.state.options import MOVEMENT_LIMIT, OPTIONAL_DISCARD
from undercroft.games.dungeoneer.state.pieces import NO_CONTEST
from undercroft.games.dungeoneer.state.procedure import HEROICS_MENU, Procedure
from undercroft.games.dungeoneer.state.state import (
    DISCARD_PHASE,
    HAND_SIZE,
    HEROICS_PHASE,
    LOCATIONS_PHASE,
    RESET_PHASE,
    VILLAINY_PHASE,
    Dungeoneer,
)
from undercroft.games.dungeoneer.state.verbs import fill_menu
from undercroft.games.dungeoneer.state.windows import pause_after_action


class Turn(Procedure):
    """One player's turn (D-047)."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "reset",
        "villainy",
        "locations",
        "placed",
        "heroics",
        "completed",
        "discard",
    )

    def reset(self, s: Dungeoneer) -> None:
        s.phase = RESET_PHASE
        told.turn(s, s.active, s.round)
        begin(s, s.active)

    def villainy(self, s: Dungeoneer) -> None:
        s.phase = VILLAINY_PHASE
        if s.seats > 1:  # D-304
            s.push(Villainy())

    def locations(self, s: Dungeoneer) -> None:
        s.phase = LOCATIONS_PHASE
        if s.map_deck:  # D-074, D-360
            s.push(Place(s.active))
        else:
            self.goto("heroics")  # this is not an action, so there is no pause after it (DQ-45)

    def placed(self, s: Dungeoneer) -> None:
        pause_after_action(s)

    def heroics(self, s: Dungeoneer) -> None:
        s.phase = HEROICS_PHASE
        s.push(Heroics())

    def completed(self, s: Dungeoneer) -> None:
        """A completed quest has ended the phase; others may act as after any action (D-133, DQ-45)."""
        s.phase = DISCARD_PHASE
        if s.phase_over:
            pause_after_action(s)

    def discard(self, s: Dungeoneer) -> None:
        s.replace(DiscardAndDraw())

    def copy(self) -> Turn:
        return Turn()


class Heroics(Procedure):
    """Move, explore, play cards, attempt quests, in any order (D-080)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "act", "others")

    def __init__(self) -> None:
        self.choice: str = ""

    def menu(self) -> int:
        return HEROICS_MENU

    def stands(self, s: Dungeoneer) -> bool:
        return not s.halted and not s.phase_over  # a completed quest ends the phase (D-133)

    def choose(self, s: Dungeoneer) -> None:
        s.ask(s.active, "dungeoneer-ask-heroics", tuple(heroics(s, s.active)), "choice")

    def act(self, s: Dungeoneer) -> None:
        if self.choice == END.tag:
            self.end()
        else:
            s.act(s.active, self.choice)

    def others(self, s: Dungeoneer) -> None:
        self.goto("choose")
        pause_after_action(s)

    def copy(self) -> Heroics:
        twin = Heroics()
        twin.choice = self.choice
        return twin


def heroics(s: Dungeoneer, seat: int) -> list[str]:
    """Everything the active hero can do now, including ending the phase."""
    options: list[str] = []
    fill_menu(s, seat, HEROICS_MENU, options)
    add_cards(s, seat, HEROICS, NO_CONTEST, 0, False, options)
    add_abilities(s, seat, HEROICS, NO_CONTEST, 0, options)
    quest_actions(s, seat, options)
    special_actions(s, seat, True, options)
    options.append(END.tag)
    return options


class DiscardAndDraw(Procedure):
    """Discard, points for staying, saving an AP, drawing, the end of the turn (D-346)."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "discard",
        "discarded",
        "stay",
        "save",
        "draw",
        "end_of_turn",
    )

    def __init__(self) -> None:
        self.choice: str = ""
        self.saving: str = ""

    def discard(self, s: Dungeoneer) -> None:
        """Discard exactly one card, no boon (D-166, D-167, D-238), unless the hand is empty (D-168, DQ-15).

        In a variant discarding is optional (D-286).
        """
        seat = s.active
        if s.seats == 1:  # D-315
            self.goto("stay")
            return
        hand = s.box.hand(s.hands[seat])
        options = [card.discard_key for card in hand.all]
        options += [DISCARD_TREASURE.key(name) for name in treasures_in_play(s, seat)]
        if s.packs[seat]:
            options += [DISCARD_BEAST.key(key) for key in beast_keys(s, seat) if key]
        if not hand.all or s.has(OPTIONAL_DISCARD):
            options.append(PASS)
        if options != [PASS]:
            s.choose(seat, "dungeoneer-ask-discard", tuple(options), "choice")

    def discarded(self, s: Dungeoneer) -> None:
        seat = s.active
        if DISCARD.says(s, self.choice):
            name = DISCARD.word_at(s, self.choice).what
            take_from_hand(s, seat, name)
            throw_away(s, name)
            hero_told.discards(s, seat, name)
        elif DISCARD_TREASURE.says(s, self.choice):
            discard_treasure(s, seat, DISCARD_TREASURE.word_at(s, self.choice).what)
        elif DISCARD_BEAST.says(s, self.choice):
            discard_beast(s, seat, DISCARD_BEAST.word_at(s, self.choice).what)

    def stay(self, s: Dungeoneer) -> None:
        """A hero who did not move gets the points of the location, but nothing else of it (D-169, D-170)."""
        if s.moved:
            return
        location = s.box.locations[s.place[s.active]]
        told.stays(s, s.active, s.place[s.active])
        gain_glory(s, s.active, location.glory)
        gain_peril(s, s.active, location.peril)
        if s.seats == 1:
            s.wander(s.active)
        s.fire(ON_STAY, s.active, NO_CONTEST)

    def save(self, s: Dungeoneer) -> None:
        if s.seats > 1 and s.ap[s.active] and not s.saved >> s.active & 1 and not s.has(MOVEMENT_LIMIT):
            s.ask(s.active, "dungeoneer-ask-save", (SAVE.tag, PASS), "saving")

    def draw(self, s: Dungeoneer) -> None:
        """AP not saved are lost; then draw up to 5 cards, alone one or none (D-171, D-172, D-315, DQ-8)."""
        if self.saving == SAVE.tag:
            save_ap(s, s.active)
        s.ap[s.active] = 0
        count = HAND_SIZE - len(s.hands[s.active])
        if s.seats == 1:
            s.push(MayDraw(s.active))
        elif count > 0:
            s.push(DrawCards(s.active, count))

    def end_of_turn(self, s: Dungeoneer) -> None:
        """The turn ends once the cards are drawn (D-174)."""
        s.fire(ON_TURN_END, s.active, NO_CONTEST)

    def copy(self) -> DiscardAndDraw:
        twin = DiscardAndDraw()
        twin.choice = self.choice
        twin.saving = self.saving
        return twin
