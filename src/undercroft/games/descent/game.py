"""Descent, as the API exposes it."""

from __future__ import annotations

from typing import Any, ClassVar

from undercroft.engine.flow import Ask
from undercroft.engine.game import BadRequest, Game, Options, Selection, Switch
from undercroft.engine.messages import Message
from undercroft.engine.parts import Parts
from undercroft.engine.stops import Moment
from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent import scene
from undercroft.games.descent.attack.attack import Attack
from undercroft.games.descent.attack.hit import Hit, Knockback
from undercroft.games.descent.attack.reroll import Reroll
from undercroft.games.descent.attack.spend import Spend
from undercroft.games.descent.boxes import QUESTS, box_of
from undercroft.games.descent.course.acting import Acting
from undercroft.games.descent.course.adventure import Adventure
from undercroft.games.descent.course.dawn import Dawn
from undercroft.games.descent.course.dusk import Dusk
from undercroft.games.descent.course.hero_turn import HeroTurn
from undercroft.games.descent.course.round import Round
from undercroft.games.descent.course.setup import (
    DealHeroes,
    DealSkills,
    Exchange,
    Outfit,
    PlaceHeroes,
    lay_out,
)
from undercroft.games.descent.course.wiring import DescentTable
from undercroft.games.descent.determinize import dealt_again
from undercroft.games.descent.effects.doing import Cloak, Mend, Strike, SwapOrder, Telekinesis
from undercroft.games.descent.hero.equipment import Equip, Received
from undercroft.games.descent.hero.lingering import Affliction
from undercroft.games.descent.hero.wounds import Death, Wounds
from undercroft.games.descent.movement.doors import OpenDoor
from undercroft.games.descent.movement.familiars import FamiliarMove
from undercroft.games.descent.movement.handling import GiveTo
from undercroft.games.descent.movement.orders import PlaceFor
from undercroft.games.descent.movement.stride import Stride
from undercroft.games.descent.odds.survey import survey
from undercroft.games.descent.overlord.cards import PlayCard
from undercroft.games.descent.overlord.spawn import Spawn
from undercroft.games.descent.overlord.spells import Aside, Charm, PickHero, Trap
from undercroft.games.descent.overlord.turn import (
    Activation,
    DrawCards,
    HandLimit,
    Monsters,
    OverlordTurn,
    Plot,
)
from undercroft.games.descent.quests.chest import OpenChest, Treasure
from undercroft.games.descent.quests.mimic import Mimicry
from undercroft.games.descent.quests.powers import AreaPowers
from undercroft.games.descent.quests.reveal import Reveal
from undercroft.games.descent.quests.town import Shopping
from undercroft.games.descent.state.options import CORNERS_BLOCK, CORNERS_STOP, OPTIONS
from undercroft.games.descent.state.pieces import Chest, Token
from undercroft.games.descent.state.state import OVERLORD
from undercroft.games.descent.telling import moments, prompts, view

SOMEBODY_ELSE = Reason("J-029", "not-asked")
NOT_BEGUN = Reason("J-005", "descent-why-setup")
TUPLES = ("hand", "powers", "discard", "used", "seers", "ground", "tokens_left")
LISTS_OF_TUPLES = ("skills", "worn", "pack", "exhausted", "decks")


class DescentGame(Game[DescentTable]):
    """An overlord against one to four hero players."""

    id: ClassVar[str] = "descent"
    package: ClassVar[str] = "undercroft.games.descent"
    rules_version: ClassVar[str] = "5"
    seats: ClassVar[range] = range(2, 6)
    has_chances: ClassVar[bool] = True
    has_pauses: ClassVar[bool] = True
    table_options: ClassVar[tuple[Selection | Switch, ...]] = (
        Selection("quest", QUESTS),
        *[Selection(name, values) for name, values in OPTIONS.items()],
        Switch("always_pause"),
    )
    headings: ClassVar[frozenset[str]] = frozenset(
        {
            "descent-aura",
            "descent-draws",
            "descent-falls-in",
            "descent-guards",
            "descent-misses",
            "descent-uses",
        }
    )
    state_class = DescentTable
    classes: ClassVar[tuple[type, ...]] = (
        *(Chest, Token, Adventure, DealHeroes, DealSkills, Exchange, Outfit, PlaceHeroes),
        *(Round, HeroTurn, Dawn, Dusk, Acting, Equip, Received, Affliction, Wounds, Death),
        *(Stride, OpenDoor, GiveTo, PlaceFor, OpenChest, Treasure, Reveal, Shopping),
        *(Attack, Hit, Knockback, Reroll, Spend, Cloak, Mend, Strike, SwapOrder, Telekinesis),
        *(
            OverlordTurn,
            DrawCards,
            HandLimit,
            Plot,
            Monsters,
            Activation,
            PlayCard,
            Spawn,
            Trap,
            Aside,
            PickHero,
            Charm,
            AreaPowers,
            Mimicry,
            FamiliarMove,
        ),
    )
    renames: ClassVar[dict[str, str]] = {"PlayWindow": "Window"}  # before version 3

    def default_seats(self) -> int:
        """Four players make a good table."""
        return 4

    def set_up(self, seats: int, options: Options) -> DescentTable:
        state = DescentTable()
        state.seats = seats
        state.options = scene.option_bits({name: options[name] for name in OPTIONS})
        state.always_pause = options["always_pause"]
        state.box = box_of(options["quest"], seats, state.options & (CORNERS_STOP | CORNERS_BLOCK))
        lay_out(state, 2 if seats == 2 else seats - 1)  # J-002, J-003
        state.push(Adventure())
        return state

    def set_scene(self, spec: dict[str, Any]) -> DescentTable:
        return scene.build(spec)

    def content(self, state: DescentTable) -> dict[str, str]:
        return {state.box.quest.id: state.box.quest.checksum}

    def load(self, data: dict[str, Any]) -> DescentTable:
        """The state of a snapshot, with tuples restored, which JSON does not have."""
        state = super().load(data)
        named = [id for id in data.get("content") or {} if id in QUESTS]
        if not named or state.seats not in self.seats:
            raise BadRequest("damaged snapshot: its quest is not here")
        state.box = box_of(named[0], state.seats, state.options & (CORNERS_STOP | CORNERS_BLOCK))
        if data["content"][named[0]] != state.box.quest.checksum:
            raise BadRequest(f"the quest {named[0]!r} has changed since this was saved")
        try:
            for name in TUPLES:
                setattr(state, name, tuple(getattr(state, name)))
            for name in LISTS_OF_TUPLES:
                setattr(state, name, [tuple(held) for held in getattr(state, name)])
        except TypeError as error:
            raise BadRequest("damaged snapshot: somebody holds something that nobody can hold") from error
        return state

    def seats_at(self, state: DescentTable) -> int:
        return state.seats

    def options_at(self, state: DescentTable) -> Options:
        chosen = {
            name: values[state.options >> bit & 1] for bit, (name, values) in enumerate(OPTIONS.items())
        }
        quest = state.box.quest.id
        return self.check_options({"quest": quest, **chosen, "always_pause": state.always_pause})

    def public(self, state: DescentTable, parts: Parts) -> dict[str, Any]:
        return {**view.table(state, parts)}

    def private(self, state: DescentTable, seat: int, parts: Parts) -> dict[str, Any]:
        return view.own(state, seat, parts)

    def determinize(self, state: DescentTable, seat: int, seed: int) -> DescentTable:
        return dealt_again(state, seat, seed)

    def survey(self, state: DescentTable, seat: int | None) -> dict[str, Any]:
        return survey(state, seat)

    def hides(self, before: DescentTable, after: DescentTable) -> bool:
        """Whatever was revealed or opened stays so, and no choice can be undone after another player's."""
        seen = before.revealed != after.revealed or before.chests != after.chests
        asked = [ask.seat for ask in after.asks() if not ask.idle()]
        behind = asked != [ask.seat for ask in before.asks() if not ask.idle()]
        return super().hides(before, after) or seen or behind

    def moment(self, state: DescentTable, ask: Ask) -> Moment | None:
        return moments.moment(state, ask)

    def card_of(self, state: DescentTable, option: str) -> str:
        return moments.card_of(state, option)

    def prompt(self, state: DescentTable, ask: Ask) -> Message:
        return prompts.prompt(state, ask)

    def place(self, state: DescentTable) -> Message | None:
        if not state.round:
            return None
        return Message(
            "place-descent", {"quest": "@descent-quest-" + state.box.quest.id, "round": state.round}
        )

    def words(self, state: DescentTable | None = None) -> dict[str, Word]:
        return (box_of(QUESTS[0], self.default_seats()) if state is None else state.box).words

    def seat_name(self, state: DescentTable, seat: int) -> Message:
        if seat == OVERLORD:
            return Message("descent-overlord")
        mine = [hero for hero in range(len(state.heroes)) if state.owner(hero) == seat]
        if mine and state.heroes[mine[0]]:
            return Message(f"descent-hero-{state.heroes[mine[0]]}")
        return super().seat_name(state, seat)

    def ended_by(self, state: DescentTable) -> str:
        return "J-262" if state.winner == "heroes" else "J-261"

    def not_asked(self, state: DescentTable, seat: int) -> Reason | None:
        return SOMEBODY_ELSE

    def bars_all(self, state: DescentTable, seat: int, word: Word) -> Reason | None:
        """Before all heroes are dealt, only the choices of the setup can be open."""
        reason = super().bars_all(state, seat, word)
        if reason is None and "" in state.heroes:
            for ask in state.asks():
                if ask.seat == seat and word.key in ask.options:
                    return None
            return NOT_BEGUN
        return reason


GAME = DescentGame()
