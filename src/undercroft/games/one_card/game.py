"""One Card Dungeon, as the API exposes it."""

from __future__ import annotations

from typing import Any, ClassVar

from undercroft.engine.dice import key_of
from undercroft.engine.flow import Args, Ask
from undercroft.engine.game import BadRequest, Game, Options, Selection, Switch
from undercroft.engine.messages import Message
from undercroft.engine.parts import Parts
from undercroft.engine.verbs import Word, lexicon
from undercroft.games.one_card import dungeon, energy, hero, monsters, scene, survey, view
from undercroft.games.one_card.board import SQUARES
from undercroft.games.one_card.card import CARD
from undercroft.games.one_card.dungeon import Dungeon, Level
from undercroft.games.one_card.energy import Energy
from undercroft.games.one_card.hero import HeroPhase
from undercroft.games.one_card.monsters import MonstersMove
from undercroft.games.one_card.names import monster_name, skill_name
from undercroft.games.one_card.phase import level_begins
from undercroft.games.one_card.state import LAST, Monster, OneCard

WORDS = lexicon([*energy.VERBS, *hero.VERBS, *monsters.VERBS, *dungeon.VERBS])


class OneCardGame(Game[OneCard]):
    """Solo: choose how to lay three dice, where to step, whom to strike, twelve levels down."""

    id: ClassVar[str] = "one-card"
    package: ClassVar[str] = "undercroft.games.one_card"
    rules_version: ClassVar[str] = "2"
    seats: ClassVar[range] = range(1, 2)  # O-001
    table_options: ClassVar[tuple[Selection | Switch, ...]] = (
        Selection("class", ("none", *CARD.classes)),
        Switch("automatic"),
    )
    variant_option: ClassVar[str] = "class"
    has_notes: ClassVar[bool] = True
    headings: ClassVar[frozenset[str]] = frozenset({"one-card-level-cleared"})
    state_class = OneCard
    classes: ClassVar[tuple[type, ...]] = (Monster, Dungeon, Level, Energy, HeroPhase, MonstersMove)

    renames: ClassVar[dict[str, str]] = {"OneCard.rng": "", "OneCard.start_rng": ""}  # before version 2

    def set_up(self, seats: int, options: Options) -> OneCard:
        state = OneCard()
        state.hero_class = "" if options["class"] == "none" else options["class"]
        state.automatic = options["automatic"]
        hero = CARD.hero
        state.health, state.range = hero.health, hero.range
        state.speed, state.attack, state.defence = hero.speed, hero.attack, hero.defence
        state.push(Dungeon())
        return state

    def options_at(self, state: OneCard) -> Options:
        return self.check_options({"class": state.hero_class or "none", "automatic": state.automatic})

    def set_scene(self, spec: dict[str, Any]) -> OneCard:
        return scene.build(spec)

    def hides(self, before: OneCard, after: OneCard) -> bool:
        """Undo works within a turn, back to the last roll."""
        return before.turn != after.turn or super().hides(before, after)

    def note(self, state: OneCard) -> dict[str, Any]:
        """The note pad at the start of a level: a scene that starts this level over (O-216, O-217, O-219)."""
        if not level_begins(state):
            raise BadRequest("the note pad is for the start of a level, before anything is chosen on it")
        return scene.note(state)

    def public(self, state: OneCard, parts: Parts) -> dict[str, Any]:
        return view.table(state, parts)

    def survey(self, state: OneCard, seat: int | None) -> dict[str, Any]:
        return survey.survey(state)

    def determinize(self, state: OneCard, seat: int, seed: int) -> OneCard:
        """Only the dice to come are hidden (O-249): the stream gets a new key, on the note pad too."""
        twin = state.copy()
        twin.rekey(key_of(seed, "determinize"))
        twin.start_spot = 0
        return twin

    def words(self, state: OneCard | None = None) -> dict[str, Word]:
        return WORDS

    def place(self, state: OneCard) -> Message:
        return Message("place-one-card", {"level": state.level, "levels": LAST, "turn": state.turn})

    def prompt(self, state: OneCard, ask: Ask) -> Message:
        """What must be chosen now, with the numbers that matter."""
        top = state.agenda[-1]
        if isinstance(top, Energy) and top.dice:
            dice: Args = {"dice": ", ".join(map(str, top.dice))}
            if top.kept:
                kept: Args = {"die": top.kept, "skill": skill_name(top.kept_on())}
                return Message("one-card-ask-energy-kept", {**dice, **kept})
            return Message(ask.prompt, dice)
        if isinstance(top, MonstersMove):
            square = SQUARES[state.monsters[state.index(top.mover)].tile]
            args: Args = {"monster": monster_name(state), "letter": top.mover, "square": square}
            return Message(ask.prompt, args)
        points: Args = {"speed": state.speed_left, "attack": state.attack_left}
        return Message(ask.prompt, {**points, "level": state.level, "others": len(ask.options) - 1})

    def ended_by(self, state: OneCard) -> str:
        return "O-005" if state.outcome == "victory" else "O-006"
