"""Exploration: areas are revealed when a hero sees them, and their contents are placed (J-181 to J-184)."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.descent.attack.targets import seeing_space
from undercroft.games.descent.cards.quests import CHESTS, KEYS, LOCKS, Foe
from undercroft.games.descent.floor.bases import NO_PLACEMENT
from undercroft.games.descent.floor.plan import NO_SPACE
from undercroft.games.descent.floor.terrain import FLOOR, PIT
from undercroft.games.descent.overlord import events as overlord_told
from undercroft.games.descent.overlord.spawn import ENOUGH
from undercroft.games.descent.quests import events as told
from undercroft.games.descent.quests.powers import AreaPowers, area_powers
from undercroft.games.descent.state.board import bring, on_board, take_off
from undercroft.games.descent.state.decks import without
from undercroft.games.descent.state.pieces import Chest, Token
from undercroft.games.descent.state.procedure import Procedure
from undercroft.games.descent.state.state import CHEST_MARKERS_AT, OVERLORD, Descent
from undercroft.games.descent.state.verbs import FIGURE

POTION_TOKENS = {"healing": "healing-potion", "vitality": "vitality-potion", "coins": "coins"}


def seen_area(s: Descent) -> int:
    """An area that is not revealed yet and that some hero sees now, -1 for none (J-181, J-397)."""
    plan = s.box.plan
    for hero in range(len(s.heroes)):
        if s.place[hero] < 0:
            continue
        here = s.place[hero]
        hidden = s.box.floor.areas_in_line(here, s.closed) & ~s.revealed
        for area in range(len(plan.areas)):
            if not hidden >> area & 1:
                continue
            for space in range(plan.size):
                if plan.area[space] == area and (
                    space == here
                    or (seeing_space(s, hero, space) != NO_SPACE and not by_stairs(s, here, space))
                ):
                    return area
    return -1


def by_stairs(s: Descent, here: int, space: int) -> bool:
    """Whether a space is the other end of a hero's staircase: seeing it reveals nothing (J-431)."""
    return s.box.stairs.get(here, NO_SPACE) == space


class Reveal(Procedure):
    """An area is revealed: doors, things, chests, monsters; its text is read; then play resumes (J-182)."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "things",
        "next_chest",
        "chest",
        "next_foe",
        "from_board",
        "powers",
        "read",
        "further",
    )

    def __init__(self, area: int = 0) -> None:
        self.area = area
        self.chests: int = 0  # placed
        self.card: str = ""
        self.foes: int = 0  # placed, or not
        self.choice: str = ""

    def things(self, s: Descent) -> None:
        s.revealed |= 1 << self.area
        plan, area = s.box.plan, s.box.quest.areas[s.box.area_letters[self.area]]
        for number, door in enumerate(s.box.quest.doors):
            near, far = plan.sides(door.way)
            if self.area in (plan.area[near], plan.area[far]):
                s.placed |= 1 << number
        s.loose += [Token(plan.at(each.x, each.y), POTION_TOKENS[each.what]) for each in area.tokens]
        s.loose += [Token(plan.at(each.x, each.y), KEYS[LOCKS.index(each.what)]) for each in area.keys]
        s.loose += [Token(plan.at(each.x, each.y), each.what) for each in area.relics]

    def next_chest(self, s: Descent) -> None:
        """A marker of the colour is drawn for each chest (J-023, J-026)."""
        chests = s.box.quest.areas[s.box.area_letters[self.area]].chests
        if self.chests < len(chests):
            s.chance(s.decks[CHEST_MARKERS_AT + CHESTS.index(chests[self.chests].what)], "card")
        else:
            self.goto("next_foe")

    def chest(self, s: Descent) -> None:
        chest = s.box.quest.areas[s.box.area_letters[self.area]].chests[self.chests]
        colour = CHESTS.index(chest.what)
        deck = CHEST_MARKERS_AT + colour
        s.decks[deck] = without(s.decks[deck], self.card)
        s.chests.append(Chest(s.box.plan.at(chest.x, chest.y), colour, int(self.card)))
        self.chests += 1
        self.goto("next_chest")

    def next_foe(self, s: Descent) -> None:
        """Monsters are placed as the quest says; missing figures are substituted (J-390).

        With the rules of 2005 the overlord may take a figure from the board instead (J-169).
        """
        foes = s.box.quest.areas[s.box.area_letters[self.area]].foes
        while self.foes < len(foes):
            foe = foes[self.foes]
            self.foes += 1
            kind = s.box.kind_of[("master " if foe.master else "") + foe.name]
            if not foe.least <= s.seats <= foe.most:
                continue
            if s.faq() or on_board(s, kind) < s.box.kinds[kind].figures:
                stand(s, kind, foe)
                continue
            options = [FIGURE.key(str(slot)) for slot in s.monsters() if s.kind[slot] == kind]
            if options:
                s.ask(OVERLORD, "descent-ask-from-board", (*options, ENOUGH.tag), "choice")
                return
        self.goto("powers")

    def from_board(self, s: Descent) -> None:
        slot = FIGURE.number(s, self.choice)
        if slot >= 0:
            foe = s.box.quest.areas[s.box.area_letters[self.area]].foes[self.foes - 1]
            kind = s.kind[slot]
            take_off(s, slot)
            stand(s, kind, foe)
        self.goto("next_foe")

    def powers(self, s: Descent) -> None:
        if s.powers and area_powers(s):
            s.push(AreaPowers(self.area))

    def read(self, s: Descent) -> None:
        area = s.box.quest.areas[s.box.area_letters[self.area]]
        if area.text:
            told.reveals(s, f"{s.box.quest.id}-{area.text}")
        s.happens("revealed", area.letter)

    def further(self, s: Descent) -> None:
        s.look_around()

    def copy(self) -> Reveal:
        twin = Reveal(self.area)
        twin.chests = self.chests
        twin.card = self.card
        twin.foes = self.foes
        twin.choice = self.choice
        return twin


def stand(s: Descent, kind: int, foe: Foe) -> None:
    """Put a monster of the area in its place."""
    place = place_for(s, kind, foe)
    if place != NO_PLACEMENT:
        slot = bring(s, kind, place)
        overlord_told.appears(s, kind, s.spaces(slot)[0])


def place_for(s: Descent, kind: int, foe: Foe) -> int:
    """Where a monster of an area is placed: where the quest says, or as near as possible."""
    graph, plan = s.box.floor.graphs[s.box.kinds[kind].base], s.box.plan
    wanted = graph.placement(plan.at(foe.x, foe.y), not foe.stands)
    free = [
        place
        for place, spaces in enumerate(graph.spaces)
        if not [
            at for at in spaces if s.taken[at] or s.ground[at] not in (FLOOR, PIT) or not s.is_revealed(at)
        ]
    ]
    if wanted in free:
        return wanted
    corner = plan.at(foe.x, foe.y)
    return min(free, key=lambda place: plan.between(graph.spaces[place], (corner,)), default=NO_PLACEMENT)
