"""Dungeoneer, as the API exposes it."""

from __future__ import annotations

from typing import Any, ClassVar

from undercroft.engine.flow import Ask
from undercroft.engine.game import PACK, BadRequest, Game, Options, Selection, Switch
from undercroft.engine.messages import Message, Refusal
from undercroft.engine.options import Crowd, Excluded, Limit, Only, option_name
from undercroft.engine.packs import Pack
from undercroft.engine.parts import Parts
from undercroft.engine.stops import Moment
from undercroft.engine.verbs import Reason, Word
from undercroft.games.dungeoneer import scene
from undercroft.games.dungeoneer.battle.actions import StandUp
from undercroft.games.dungeoneer.battle.blows import Comparison, Hit, Volley
from undercroft.games.dungeoneer.battle.lair import Lair, Reward, SendHome, SoloReward
from undercroft.games.dungeoneer.battle.specials import Specials
from undercroft.games.dungeoneer.battle.stages import Battle, Strike
from undercroft.games.dungeoneer.battle.stand_in import StandIn
from undercroft.games.dungeoneer.battle.traps import LayTrap
from undercroft.games.dungeoneer.battle.villainy import Batch, Villainy
from undercroft.games.dungeoneer.boxes import (
    FIRST,
    SERPENT,
    SETS,
    TOMB,
    box_for,
    box_of,
    boxed,
    choice_of,
    named_box,
    read_pack,
    set_of,
    sets_of,
)
from undercroft.games.dungeoneer.course.adventure import Adventure
from undercroft.games.dungeoneer.course.ascent import Ascent
from undercroft.games.dungeoneer.course.decks import fill_box
from undercroft.games.dungeoneer.course.reset import Reset, Upkeep
from undercroft.games.dungeoneer.course.setup import (
    DealHeroes,
    DealQuests,
    FirstPlayer,
    LayOut,
    Passages,
    Revive,
    Setup,
)
from undercroft.games.dungeoneer.course.solo import Wandering
from undercroft.games.dungeoneer.course.turn import DiscardAndDraw, Heroics, Turn
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.determinize import dealt_again
from undercroft.games.dungeoneer.dungeon.moving import Enter, Leave
from undercroft.games.dungeoneer.dungeon.placing import Place
from undercroft.games.dungeoneer.dungeon.shifting import Shift, SwapLocations
from undercroft.games.dungeoneer.effects.choices import (
    ChangeExit,
    DiscardCards,
    DrawByChoice,
    DrawCards,
    ForcedMove,
    MayDraw,
    StealEscort,
    SwapQuest,
    Warp,
)
from undercroft.games.dungeoneer.effects.resolve import Affect, Resolve
from undercroft.games.dungeoneer.hero.inventory import Excess
from undercroft.games.dungeoneer.hero.pack import PackExcess
from undercroft.games.dungeoneer.hero.rolls import Die, Test
from undercroft.games.dungeoneer.odds import survey
from undercroft.games.dungeoneer.play.paying import Pay
from undercroft.games.dungeoneer.play.play_card import PlayCard, UseAbility
from undercroft.games.dungeoneer.quests.attempt import Attempt
from undercroft.games.dungeoneer.quests.complete import Complete, NewCommon
from undercroft.games.dungeoneer.quests.kinds import Brave, Hunt, TryLuck
from undercroft.games.dungeoneer.quests.lurking import Ambush, Lurking
from undercroft.games.dungeoneer.quests.search import Search
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.foes import Foe
from undercroft.games.dungeoneer.state.listed import Listed
from undercroft.games.dungeoneer.state.options import (
    CHOICES_OF_SET,
    OPTIONS,
    SET,
)
from undercroft.games.dungeoneer.state.pieces import Beast, Boost, Contest, Door, Escort, Item, Laid
from undercroft.games.dungeoneer.state.windows import PlayWindow
from undercroft.games.dungeoneer.telling import moments, prompts, view
from undercroft.games.dungeoneer.telling.faces import faces

BOTH = CHOICES_OF_SET[-1]
LEAST_CLIMBING = 2  # a solo game is won by three quests (D-300), a climb by points (D-357)
SHARED = 2  # heroes in both sets
COMBINED = Only(SET, (BOTH,), "dungeoneer-limit-both")
OUT = Reason("D-003", "dungeoneer-why-out")
SOMEBODY_ELSE = Reason("D-048", "not-asked")
NO_HERO_YET = Reason("D-036", "dungeoneer-why-setup")


class DungeoneerGame(Game[DungeoneerTable]):
    """Two to four heroes who are each other's Dungeonlords, or one alone: three quests win."""

    id: ClassVar[str] = "dungeoneer"
    package: ClassVar[str] = "undercroft.games.dungeoneer"
    rules_version: ClassVar[str] = "6"
    seats: ClassVar[range] = range(1, 5)  # D-319
    has_chances: ClassVar[bool] = True
    has_pauses: ClassVar[bool] = True
    variant_option: ClassVar[str] = SET
    table_options: ClassVar[tuple[Selection | Switch, ...]] = (
        Selection(SET, CHOICES_OF_SET),
        *[Switch(word) for word in OPTIONS],
        Switch("always_pause"),
    )
    table_limits: ClassVar[tuple[Limit, ...]] = (
        Limit("D-298", "ap_for_falling", only=Only(SET, (FIRST, BOTH), "dungeoneer-limit-falling")),
        Limit("D-297", "movement_limit", without="ap_for_falling"),
        Limit("D-312", "solo_hard", seats=range(1, 2)),
        Limit("D-362", "resurrection", seats=range(2, 5)),
        Limit("D-362", "unbiased_placement", seats=range(2, 5)),
        Limit("D-362", "nothing_personal", seats=range(2, 5)),
        Limit("D-257", "nakari_paid_attacks", only=Only(SET, (SERPENT, BOTH), "dungeoneer-limit-lair")),
        Limit("D-262", "plain_mix", only=COMBINED),
        Limit("D-260", "split_decks", only=COMBINED),
        Limit("D-263", "pair_any_heroes", only=COMBINED),
        Limit("D-268", "add_hero_totals", only=COMBINED),
        Limit("D-262", "plain_mix", without="pair_any_heroes"),
        Limit("D-262", "plain_mix", without="add_hero_totals"),
    )
    table_crowds: ClassVar[tuple[Crowd, ...]] = (
        Crowd(
            "D-357", Only(SET, (BOTH,), "dungeoneer-limit-climb"), range(LEAST_CLIMBING, 5), ("plain_mix",)
        ),
        Crowd(
            "D-263",
            Only(SET, (BOTH,), "dungeoneer-limit-shared"),
            range(1, SHARED + 1),
            ("pair_any_heroes", "plain_mix"),
        ),
    )
    headings: ClassVar[frozenset[str]] = frozenset(
        {
            "dungeoneer-ambush",
            "dungeoneer-attempts",
            "dungeoneer-event-roll",
            "dungeoneer-luck",
            "dungeoneer-quest-fails",
            "dungeoneer-quest-of",
            "dungeoneer-rewards",
            "dungeoneer-rolls-again",
            "dungeoneer-upkeep",
            "dungeoneer-uses",
            "dungeoneer-wanders",
        }
    )
    state_class = DungeoneerTable
    classes: ClassVar[tuple[type, ...]] = (
        *(Beast, Boost, Contest, Door, Escort, Foe, Item, Laid),
        *(Adventure, Setup, FirstPlayer, DealQuests, Passages, LayOut, DealHeroes, Revive),
        *(Turn, Villainy, Batch, Place, Shift, SwapLocations, Heroics, DiscardAndDraw, PlayWindow),
        *(Leave, Enter, StandUp, Die, Test, PlayCard, UseAbility, Pay, Resolve, Affect, Excess),
        *(ForcedMove, Warp, ChangeExit, DrawCards, MayDraw, DiscardCards, StealEscort, SwapQuest),
        *(Battle, Strike, Volley, Comparison, Hit, Lair, SendHome, PackExcess, Reward, SoloReward),
        *(Attempt, TryLuck, Brave, Hunt, Complete, NewCommon, Search, Wandering),
        *(Reset, Upkeep, Specials, StandIn, LayTrap, Lurking, Ambush),
        *(Ascent, DrawByChoice),
    )

    renames: ClassVar[dict[str, str]] = {  # before version 3
        "Table": "DungeoneerTable",
        "Moment": "PlayWindow",
        "DungeoneerTable.rng": "",
        "DungeoneerTable.falls": "defeats",
        "Batch.falls": "defeats",
        "Battle.falls": "defeats",
        "Strike.falls": "defeats",
        "ForcedMove:whither": "where",
        "LayOut:whither": "where",
        "Shift:whither": "where",
        "Warp:whither": "where",
        "dungeoneer-ask-whither": "dungeoneer-ask-destination",
    }

    def default_seats(self) -> int:
        """Three players make a good table."""
        return 3

    def title(self, options: Options) -> str:
        """Each set has the title of its edition."""
        chosen = options.get(SET, FIRST)
        return super().title(options) if chosen == FIRST else f"{self.id}-name-{chosen}"

    def set_up(self, seats: int, options: Options) -> DungeoneerTable:
        state = DungeoneerTable()
        packs = [id.removeprefix(PACK) for id, value in options.items() if id.startswith(PACK) and value]
        sets = sets_of(options.get(SET, FIRST))
        state.box = box_of((*sets, *sorted(packs))) if packs else box_for(options.get(SET, FIRST))
        if packs and FIRST not in sets:
            self.check_packs(state.box)
        state.seats = seats
        state.options = sum(1 << bit for bit, word in enumerate(OPTIONS) if options.get(word))
        state.always_pause = options["always_pause"]
        fill_box(state)
        most = len(state.hero_deck)
        if seats > most:
            way = option_name(self.id, "pair_any_heroes")
            raise self.excluded(
                "D-263", "dungeoneer-limit-shared", least=LEAST_CLIMBING, most=most, option=way
            )
        if state.climbs and seats < LEAST_CLIMBING:
            raise self.excluded("D-357", "dungeoneer-limit-climb", least=LEAST_CLIMBING)
        state.push(Adventure())
        return state

    def check_packs(self, box: Box) -> None:
        """Packs are written for the Tomb: without it, their locations must exist, and heroes be legends."""
        for quest in box.quests.values():
            if not box.at[quest.name] or (quest.to and not box.to[quest.name]):
                raise BadRequest(
                    f"the quest {quest.name!r} of a content pack needs a location of the first set"
                )
        if len(box.grades) > 1:
            raise BadRequest("heroes of a content pack must be legends to play with the second set alone")

    def excluded(self, rule: str, message: str, **args: int | str) -> Excluded:
        """The refusal of a table that cannot be set up like this."""
        return Excluded(
            f"{message.removeprefix('dungeoneer-limit-')} ({rule})", Refusal(rule, Message(message, {**args}))
        )

    def set_scene(self, spec: dict[str, Any]) -> DungeoneerTable:
        state = scene.build(spec)
        options: Options = {word: state.has(1 << bit) for bit, word in enumerate(OPTIONS)}
        options[SET] = choice_of(state.box)
        for limit in self.table_limits:
            if not limit.allows(state.seats, options):
                raise BadRequest(f"scene: {limit.text()}")
        return state

    def load(self, data: dict[str, Any]) -> DungeoneerTable:
        """The state of a snapshot, with holdings turned back into tuples, which JSON does not have."""
        state = super().load(data)
        state.box = named_box(data.get("content") or {FIRST: TOMB.sets[FIRST]})
        try:
            for name in ("hands", "items", "packs", "quests", "done", "dealt", "under"):
                setattr(state, name, [tuple(held) for held in getattr(state, name)])
        except TypeError as error:
            raise BadRequest("damaged snapshot: a seat holds something that nobody can hold") from error
        return state

    def read_pack(self, pack: Pack) -> str:
        found = read_pack(pack)
        boxed([set_of(FIRST), found])
        counts = {
            ("card", "cards"): len(found.cards),
            ("hero", "heroes"): len(found.heroes),
            ("location", "locations"): len(found.locations),
            ("quest", "quests"): len(found.quests),
        }
        return (
            ", ".join(f"{n} {one if n == 1 else many}" for (one, many), n in counts.items() if n) or "nothing"
        )

    def pack_messages(self, pack: Pack) -> list[str]:
        found = set_of(pack.id)
        named = [f"card-{name}" for name in found.cards] + [f"hero-{name}" for name in found.heroes]
        named += [f"location-{name}" for name in found.locations]
        named += [f"quest-{name}" for name in found.quests]
        hunted = [f"dungeoneer-monster-{name}" for name, quest in found.quests.items() if quest.fighter]
        about = [f"dungeoneer-{part}{each}" for each in named for part in ("", "does-", "flavour-")]
        texts = [f"dungeoneer-text-{each}" for each in named if pack.texts.get(each.partition("_")[2])]
        return [*about, *texts, *hunted, *pack.word_messages]

    def pack_faces(self, pack: Pack) -> dict[str, Any]:
        return faces(set_of(pack.id))

    def renewed(self, data: dict[str, Any]) -> dict[str, Any]:
        """Cards of the game's own sets may have changed with the rules."""
        named = data.get("content") or {}
        own = {id: set_of(id).checksum for id in named if id in SETS}
        found = {**super().renewed(data), "content": {**named, **own}}
        state = found["state"]
        state["under"] = state["under"] or [[] for _ in range(state["seats"])]  # new in version 4
        state["split"] = state["split"] or state["seats"] == 1
        return found

    def content(self, state: DungeoneerTable) -> dict[str, str]:
        return state.box.sets

    def seats_at(self, state: DungeoneerTable) -> int:
        return state.seats

    def options_at(self, state: DungeoneerTable) -> Options:
        """The sets and packs of the box, and the options in the state."""
        packs = {f"{PACK}{id}": True for id in state.box.sets if id not in SETS}
        chosen = {word: bool(state.options >> bit & 1) for bit, word in enumerate(OPTIONS)}
        own: Options = {SET: choice_of(state.box), **chosen, "always_pause": state.always_pause}
        return self.check_options({**own, **packs})

    def public(self, state: DungeoneerTable, parts: Parts) -> dict[str, Any]:
        return view.table(state, parts)

    def private(self, state: DungeoneerTable, seat: int, parts: Parts) -> dict[str, Any]:
        return view.own(state, seat, parts)

    def determinize(self, state: DungeoneerTable, seat: int, seed: int) -> DungeoneerTable:
        return dealt_again(state, seat, seed)

    def survey(self, state: DungeoneerTable, seat: int | None) -> dict[str, Any]:
        return survey.survey(state, seat)

    def hides(self, before: DungeoneerTable, after: DungeoneerTable) -> bool:
        """No choice can be undone after another player's."""
        asked = [ask.seat for ask in after.asks() if not ask.idle()]
        return super().hides(before, after) or asked != [ask.seat for ask in before.asks() if not ask.idle()]

    def words(self, state: DungeoneerTable | None = None) -> dict[str, Word]:
        return TOMB.words if state is None else state.box.words

    def moment(self, state: DungeoneerTable, ask: Ask) -> Moment | None:
        return moments.moment(state, ask)

    def card_of(self, state: DungeoneerTable, option: str) -> str:
        return moments.card_of(state, option)

    def prompt(self, state: DungeoneerTable, ask: Ask) -> Message:
        return prompts.prompt(state, ask)

    def place(self, state: DungeoneerTable) -> Message | None:
        return Message("place-dungeoneer", {"round": state.round}) if state.round else None

    def seat_name(self, state: DungeoneerTable, seat: int) -> Message:
        if seat < state.seats and state.heroes[seat]:
            return Message(f"dungeoneer-hero-{state.heroes[seat]}")
        return super().seat_name(state, seat)

    def ended_by(self, state: DungeoneerTable) -> str:
        if state.reason in ("final quest", "points"):
            return "D-006" if state.reason == "final quest" else "D-273"
        if state.solo():
            return "D-300"
        return "D-001" if state.reason == "quests" else "D-002"

    def nothing_open(self, state: DungeoneerTable, seat: int) -> Reason | None:
        """A player who is out can choose nothing but a new hero, in the variant with resurrection (D-281)."""
        return OUT if state.is_out(seat) and not state.waits_for(seat) else None

    def not_asked(self, state: DungeoneerTable, seat: int) -> Reason | None:
        return SOMEBODY_ELSE

    def bars_all(self, state: DungeoneerTable, seat: int, word: Word) -> Reason | None:
        """Before the heroes are dealt, only the choices of the setup can be open."""
        reason = super().bars_all(state, seat, word)
        if reason is None and not isinstance(word.verb, Listed) and not word.verb.aside:
            return None if state.heroes[seat] and state.place[seat] >= 0 else NO_HERO_YET
        return reason
