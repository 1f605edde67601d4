"""Scenes: a table from a readable description, checked for sense.

    {"players": [{"hero": "raka", "at": "crypt", "glory": 3}, {"hero": "roderik-talus", "peril": 4}],
     "map": {"crypt": [0, -1]}, "phase": "villainy", "active": 1}

The entrance lies at [0, 0]; x grows to the east, y to the south; a third number 1 turns the card round.
Anything left out is as at the start of a game: level 1, full health, no points, no cards. A battle may be
in progress:

    {"players": [...], "phase": "villainy",
     "battle": {"target": 1, "monsters": [{"card": "zombie", "wounds": 1}], "stage": "response"}}

With `ask_single` players are asked even if there is only one answer.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from undercroft.engine.dice import Stream, key_of
from undercroft.engine.game import BadRequest, read_scene
from undercroft.engine.zones import Pile
from undercroft.games.dungeoneer.battle.stages import Battle, duel
from undercroft.games.dungeoneer.battle.traps import trap_places
from undercroft.games.dungeoneer.battle.villainy import Batch, Villainy, monster
from undercroft.games.dungeoneer.boxes import box_for
from undercroft.games.dungeoneer.cards.vocabulary import BLOCKED, ESCORT, FORMS, GRADES, OPEN, SIDES
from undercroft.games.dungeoneer.course.adventure import Adventure
from undercroft.games.dungeoneer.course.decks import fill_box, fill_decks, in_stage, open_middle
from undercroft.games.dungeoneer.course.setup import become
from undercroft.games.dungeoneer.course.turn import Heroics, Turn
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.dungeon.map import MIDDLE, WIDTH, agrees, exit_at, lay, whole
from undercroft.games.dungeoneer.hero.discards import throw_away
from undercroft.games.dungeoneer.hero.numbers import speed
from undercroft.games.dungeoneer.state.foes import Foe
from undercroft.games.dungeoneer.state.options import OPTIONS, PACK_HEALS
from undercroft.games.dungeoneer.state.pieces import Beast, Door, Escort, Item, Laid
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import HEROICS_PHASE, PHASES

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Level = Annotated[int, msgspec.Meta(ge=1, le=10)]
Side = Literal["north", "east", "south", "west"]
Stage = Literal["attack", "response", "attack_roll", "challenge"]
Phase = Literal["reset", "villainy", "locations", "heroics", "discard"]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A player; anything left out is as at the start."""

    hero: str
    at: str = ""
    level: Level | None = None
    health: Count | None = None
    glory: Count = 0
    peril: Count = 0
    ap: Count | None = None
    hand: list[str] = []
    items: list[str | list[str]] = []  # a card in play, or a list of the card and its attachments
    pack: list[str | tuple[str, Count]] = []  # a monster, or one with its wounds
    quests: list[str] = []
    done: list[str] = []
    escorts: list[str] = []  # carried
    dropped: dict[str, str] = {}  # dropped escorts, by quest: the location
    holds: list[Side] = []  # blocked exits that the hero holds open
    fallen: bool = False
    saved: bool = False
    out: bool = False


class Monster(msgspec.Struct, forbid_unknown_fields=True):
    """A monster that attacks."""

    card: str
    form: str = ""  # default: the first it may attack in
    wounds: Count = 0


class Clash(msgspec.Struct, forbid_unknown_fields=True):
    """A battle in progress: monsters of the active player attack in villainy, or their hero in heroics."""

    target: Count
    monsters: list[Monster] = []
    form: str = ""  # of an attacking hero
    stage: Stage = "attack"


class Spec(msgspec.Struct, forbid_unknown_fields=True):
    """A scene as it is written."""

    players: Annotated[list[Player], msgspec.Meta(min_length=1, max_length=4)]
    set: Literal["tomb", "serpent", "both"] = "tomb"
    map: dict[str, list[int]] = {}
    traps: dict[str, str] = {}  # by location: the trap that waits there
    tokens: Count = 0  # on the event
    stage: Literal["heroic", "epic", "legendary"] | None = None  # of both sets: what has been reached
    common: list[str] = []
    active: Count = 0
    phase: Phase = "heroics"
    round: Annotated[int, msgspec.Meta(ge=1)] = 1
    options: list[str] = []
    deck: list[str] = []  # the next cards, in order; the rest is shuffled below them
    discard: list[str] = []
    deck_size: Count | None = None  # all other cards go to the discard pile
    discard_size: Count | None = None  # filled from the deck, beyond those that `discard` names
    lord_deck: list[str] = []
    locations: list[str] | None = None  # still to be laid, in order; default: all others, shuffled
    quests: list[str] = []  # the next quests, in order
    hurt: dict[str, Count] = {}
    moved: bool = False
    battle: Clash | None = None
    always_pause: bool = False
    ask_single: bool = False
    seed: Annotated[int, msgspec.Meta(ge=0)] = 0


def build(spec: dict[str, Any]) -> DungeoneerTable:
    """The state that a scene describes, not run yet."""
    wanted = read_scene(spec, Spec)
    s = DungeoneerTable()
    s.box = box_for(wanted.set)
    s.seats = len(wanted.players)
    for word in wanted.options:
        _known(word, OPTIONS, "option")
    s.options = sum(1 << bit for bit, word in enumerate(OPTIONS) if word in wanted.options)
    s.always_pause = wanted.always_pause
    s.ask_single = wanted.ask_single
    fill_box(s)
    if wanted.stage is not None:
        s.stage = GRADES.index(wanted.stage)
        fill_decks(s)
        s.hero_deck = [hero.name for hero in s.box.heroes.values() if hero.grade == s.stage]
    s.rekey(key_of(wanted.seed))
    _lay(s, wanted)
    for seat, player in enumerate(wanted.players):
        _seat(s, seat, player)
    if s.solo():
        _alone(s, wanted)
    foes = [_foe(s, wanted.active, each) for each in wanted.battle.monsters] if wanted.battle else []
    _decks(s, wanted)
    _turn(s, wanted)
    if wanted.battle is not None:
        _battle(s, wanted.battle, foes)
    return s


def _alone(s: DungeoneerTable, wanted: Spec) -> None:
    """Refuse what a solo game does not have (D-304, D-305, D-362)."""
    player = wanted.players[0]
    if player.peril or player.saved or wanted.common or wanted.phase == "villainy":
        raise BadRequest("scene: a solo game has no peril, saved AP, common quests or villainy (D-362)")
    cards = s.box.cards
    if not all(cards[name].is_glory() for name in player.hand if name in cards):
        raise BadRequest("scene: in a solo game a hand has only glory cards (D-362)")
    if player.pack and "solo_hard" not in wanted.options:
        raise BadRequest("scene: in a solo game only hard mode has a pack (D-362)")


def _known(word: str, words: Any, what: str) -> None:
    if word not in words:
        raise BadRequest(f"scene: no {what} {word!r}")


def _lay(s: DungeoneerTable, wanted: Spec) -> None:
    lay(s, s.box.entrance, MIDDLE, False)
    for name, where in wanted.map.items():
        _known(name, s.box.place_of, "location")
        if len(where) not in (2, 3) or any(abs(n) > 20 for n in where[:2]):
            raise BadRequest(f"scene: map: {name} needs [x, y] or [x, y, 1]")
        cell = MIDDLE + where[0] + where[1] * WIDTH
        if cell in s.grid or s.cells[s.box.place_of[name]] >= 0:
            raise BadRequest(f"scene: map: {name} is on top of another card, or listed twice")
        lay(s, s.box.place_of[name], cell, len(where) == 3 and where[2] == 1)
    for name in wanted.map:
        if not agrees(s, s.box.place_of[name]):
            raise BadRequest(f"scene: map: {name} is not connected by an exit, or has an exit against a wall")
    if not whole(s):
        raise BadRequest("scene: map: a location is cut off from the entrance")


def _seat(s: DungeoneerTable, seat: int, player: Player) -> None:
    _known(player.hero, s.hero_deck, "hero left")
    s.hero_deck.remove(player.hero)
    place = s.box.place_of.get(player.at, -1) if player.at else s.box.entrance
    if place < 0 or s.cells[place] < 0:
        raise BadRequest(f"scene: seat {seat}: {player.at!r} does not lie on the map")
    become(s, seat, player.hero, place)
    if s.climbs:
        low = [each for each in s.box.heroes.values() if each.grade < s.stage]
        s.under[seat] = tuple([each.name for each in low if each.who == s.hero(seat).who])
    _level(s, seat, player)
    if player.health is not None:
        if not 1 <= player.health <= s.box.heroes[player.hero].health:
            raise BadRequest(f"scene: seat {seat}: health is 1 to {s.box.heroes[player.hero].health}")
        s.health[seat] = player.health
    s.glory[seat], s.peril[seat] = player.glory, player.peril
    s.fallen |= int(player.fallen) << seat
    s.saved |= int(player.saved) << seat
    s.kept |= int(player.saved) << seat
    s.hands[seat] = tuple([_card(s, name) for name in player.hand])
    for entry in player.items:
        names = [entry] if isinstance(entry, str) else entry
        cards = [_card(s, name) for name in names]
        s.items[seat] += (Item(cards[0], tuple(cards[1:])),)
    s.items[seat] = tuple(sorted(s.items[seat], key=lambda item: s.box.cards[item.name].kind))
    for beast in player.pack:
        name, wounds = (beast, 0) if isinstance(beast, str) else beast
        _bears(s, name, wounds)
        if wounds and s.has(PACK_HEALS):
            raise BadRequest(f"scene: seat {seat}: with pack_heals {name!r} has no wounds (DQ-3)")
        s.packs[seat] += (Beast(_card(s, name), wounds),)
    s.quests[seat] = tuple([_quest(s, name) for name in player.quests])
    s.done[seat] = tuple([_quest(s, name) for name in player.done])
    for name in player.escorts:
        if name not in s.quests[seat] or s.box.quests[name].category != ESCORT:
            raise BadRequest(f"scene: seat {seat}: {name!r} is not an escort among the quests")
        s.escorts.append(Escort(name, seat, seat))
    _mark(s, seat, player)
    if player.out:
        s.out |= 1 << seat
        s.place[seat] = -1


def _level(s: DungeoneerTable, seat: int, player: Player) -> None:
    card = s.hero(seat)
    if player.level is not None:
        if not card.first <= player.level <= card.last:
            raise BadRequest(f"scene: seat {seat}: levels of this hero are {card.first} to {card.last}")
        s.level[seat] = player.level


def _mark(s: DungeoneerTable, seat: int, player: Player) -> None:
    """Put down dropped escorts, and open the exits that a hero holds open."""
    for name, where in player.dropped.items():
        if name not in s.quests[seat] or s.box.quests[name].category != ESCORT or name in player.escorts:
            raise BadRequest(f"scene: seat {seat}: {name!r} is not an escort quest that can be dropped there")
        if s.cells[s.box.place_of.get(where, -1)] < 0 or where not in s.box.place_of:
            raise BadRequest(f"scene: seat {seat}: {where!r} does not lie on the map")
        s.escorts.append(Escort(name, seat, -1, s.box.place_of[where]))
    for side in player.holds:
        if player.out or exit_at(s, s.place[seat], SIDES.index(side)).kind != BLOCKED:
            raise BadRequest(f"scene: seat {seat}: there is no blocked exit to the {side} to hold open")
        s.doors.insert(0, Door(s.place[seat], SIDES.index(side), OPEN, -1, 0, seat))


def _bears(s: DungeoneerTable, name: str, wounds: int) -> None:
    """A monster that can have this many wounds."""
    _known(name, s.box.cards, "card")
    fighter = s.box.cards[name].fighter
    if fighter is None or wounds >= fighter.health:
        raise BadRequest(f"scene: {name!r} is not a monster that can bear {wounds} wounds")


def _foe(s: DungeoneerTable, owner: int, each: Monster) -> Foe:
    """Take a monster of the active player out of the box."""
    _bears(s, each.card, each.wounds)
    foe = monster(s, _card(s, each.card), owner, Beast(each.card, -1))
    foe.wounds, foe.health = each.wounds, foe.health - each.wounds
    forms = [FORMS[form] for form in foe.fighter(s).attacks]
    if each.form and each.form not in forms:
        raise BadRequest(f"scene: battle: {each.card} attacks in {' or '.join(forms)}")
    foe.form = FORMS.index(each.form or forms[0])
    return foe


def _battle(s: DungeoneerTable, wanted: Clash, foes: list[Foe]) -> None:
    """Push the frames of a battle that has come this far."""
    owner, target = s.active, wanted.target
    if target >= s.seats or s.is_out(target) or (target == owner and s.seats > 1):
        raise BadRequest(f"scene: battle: seat {target} cannot be attacked")
    turn = s.agenda[-1]
    if foes and s.phase == PHASES.index("villainy") and not wanted.form:
        villainy, batch = Villainy(), Batch(owner)
        villainy.batch_played = True
        villainy.goto("others")
        batch.places, batch.defeats = s.place[:], s.defeats[:]
        batch.goto("battles")
        battle = Battle(target, owner, s.place[target])
        battle.foes = foes
        turn.goto("locations")
        below: list[Procedure] = [villainy, batch]
    elif not foes and s.phase == HEROICS_PHASE and wanted.form in FORMS and s.place[target] == s.place[owner]:
        heroics = Heroics()
        heroics.goto("others")
        s.attacked |= 1 << owner
        battle = duel(s, Foe("", owner, owner, FORMS.index(wanted.form)), target, False)
        turn.goto("completed")
        below = [heroics]
    else:
        raise BadRequest("scene: battle: monsters attack in villainy, a hero with a form here in heroics")
    battle.goto(wanted.stage)
    for frame in (*below, battle):
        s.push(frame)


def _card(s: DungeoneerTable, name: str) -> str:
    """Take a card out of the box."""
    _known(name, s.box.cards, "card")
    pile = s.lord_deck if s.split and not s.box.cards[name].is_glory() else s.deck
    if s.climbs and not in_stage(s, s.box.cards[name].stage):
        return name  # kept from another grade
    if name not in pile.bag:
        raise BadRequest(f"scene: there is no other {name!r} in the box")
    pile.bag.remove(name)
    return name


def _quest(s: DungeoneerTable, name: str) -> str:
    _known(name, s.box.quests, "quest")
    if s.climbs and not in_stage(s, s.box.quests[name].grade):
        return name
    if name not in s.quest_deck.bag:
        raise BadRequest(f"scene: the quest {name!r} is listed twice")
    s.quest_deck.bag.remove(name)
    return name


def _decks(s: DungeoneerTable, wanted: Spec) -> None:
    s.common = tuple([_quest(s, name) for name in wanted.common])
    _middle(s, wanted)
    for name in wanted.discard:
        throw_away(s, _card(s, name))
    s.deck.top = [_card(s, name) for name in reversed(wanted.deck)]
    s.lord_deck.top = [_card(s, name) for name in reversed(wanted.lord_deck)]
    _sizes(s, wanted)
    s.quest_deck.top = [_quest(s, name) for name in reversed(wanted.quests)]
    if s.solo():
        s.quest_deck = Pile()
    left = [location.name for place, location in enumerate(s.box.locations) if s.cells[place] < 0]
    if wanted.locations is None:
        s.map_deck = Pile(sorted(left))
        return
    for name in wanted.locations:
        _known(name, left, "location left")
    s.map_deck = Pile([], wanted.locations[::-1])


def _middle(s: DungeoneerTable, wanted: Spec) -> None:
    """Set the tokens on the event, and lay the traps."""
    open_middle(s)
    most = s.box.event.most if s.box.event is not None else 0
    if wanted.tokens > most:
        raise BadRequest(f"scene: tokens: there are {most} at most")
    s.tokens = wanted.tokens
    for where, name in wanted.traps.items():
        place = s.box.place_of.get(where, -1)
        if place not in trap_places(s):
            raise BadRequest(f"scene: traps: {where!r} is not a location on the map without heroes")
        if not s.box.cards[_card(s, name)].lay:
            raise BadRequest(f"scene: traps: {name!r} is not a trap that waits")
        s.laid.append(Laid(name, place, wanted.active))


def _sizes(s: DungeoneerTable, wanted: Spec) -> None:
    """Move random unnamed cards from the deck to the discard pile until the sizes are right."""
    luck = Stream(key_of(wanted.seed, "discard"))
    goal = len(s.deck) if wanted.deck_size is None else wanted.deck_size
    if wanted.discard_size is not None and wanted.deck_size is None:
        goal = len(s.deck) + len(s.discard) - wanted.discard_size
    if not len(s.deck.top) <= goal <= len(s.deck):
        raise BadRequest(
            f"scene: there are {len(s.deck)} cards left for the deck, {len(s.deck.top)} at least"
        )
    while len(s.deck) > goal:
        s.discard.append(s.deck.bag.pop(luck.draw(len(s.deck.bag))))
    if wanted.discard_size not in (None, len(s.discard)):
        raise BadRequest(f"scene: with this deck there are {len(s.discard)} cards in the discard")


def _turn(s: DungeoneerTable, wanted: Spec) -> None:
    if wanted.active >= s.seats or s.is_out(wanted.active):
        raise BadRequest(f"scene: active: there is no seat {wanted.active}")
    if s.seats > 1 and len(s.living()) < 2:
        raise BadRequest("scene: a single remaining hero has already won")
    for quest, wounds in wanted.hurt.items():
        fighter = s.box.quests[quest].fighter if quest in s.box.quests else None
        if fighter is None or wounds >= fighter.health:
            raise BadRequest(f"scene: hurt: {quest!r} has no monster that can bear {wounds} wounds")
        s.hurt[quest] = wounds
    s.active, s.round, s.moved = wanted.active, wanted.round, wanted.moved
    s.phase = PHASES.index(wanted.phase)
    given = wanted.players[s.active].ap
    s.ap[s.active] = speed(s, s.active) if given is None else given
    s.visited = 1 << s.place[s.active]
    adventure, turn = Adventure(), Turn()
    adventure.goto("after")
    turn.goto(wanted.phase)
    s.push(adventure)
    s.push(turn)
