"""The boxes that tables play with: a quest for a number of players, made once and kept."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from undercroft.games.descent.cards.quest_reader import QuestReader
from undercroft.games.descent.cards.quests import CHEST_MARKERS, Quest
from undercroft.games.descent.cards.reader import Box as Cards
from undercroft.games.descent.cards.records import Monster
from undercroft.games.descent.cards.vocabulary import PLAYERS, POTIONS_DECK, SHOP
from undercroft.games.descent.course.words import fill
from undercroft.games.descent.floor.floor import Floor
from undercroft.games.descent.floor.plan import Plan
from undercroft.games.descent.floor.terrain import GROUNDS
from undercroft.games.descent.state.box import Box, Kind, ability_bits
from undercroft.games.descent.state.options import CORNERS_BLOCK, CORNERS_STOP

CONTENT = files("undercroft.games.descent") / "content"
QUESTS = ("cellar",)  # one is chosen (J-022)


@cache
def cards() -> Cards:
    """Everything in the box (J-456), read once."""
    return Cards(CONTENT)


@cache
def quest(id: str) -> Quest:
    """A quest of the box, read once."""
    return QuestReader(CONTENT / "quests" / f"{id}.toml", cards()).read()


@cache
def box_of(id: str, players: int, corners: int = 0) -> Box:
    """The box for a quest, a number of players and the options that change lines and steps."""
    return made(quest(id), players, corners)


def made(chosen: Quest, players: int, corners: int = 0, own: Cards | None = None) -> Box:
    """Make a box for a quest, with the cards of the game or others."""
    plan = Plan(chosen.rows, [door.way for door in chosen.doors])
    floor = Floor(plan, bool(corners & CORNERS_STOP), bool(corners & CORNERS_BLOCK))
    box, printed = Box(chosen, players, plan, floor), own or cards()
    for monster in printed.monsters.values():
        add_kind(box, kind(monster, False, players))
        add_kind(box, kind(monster, True, players))
    for card in printed.overlord.values():
        if [op for op in card.deed.ops if op.verb == "mimic"]:  # a monster with no figure in the supply
            mimic = kind(printed.monsters[card.kinds[0]], False, players)
            mimic.name = mimic.card = "mimic"
            mimic.figures = 0
            add_kind(box, mimic)
    for foe in chosen.named.values():
        named = kind(printed.monsters[foe.kind], True, players)
        named.name, named.named, named.figures = foe.name, True, 1
        named.armor = foe.armor if foe.armor >= 0 else named.armor
        named.speed = foe.speed if foe.speed >= 0 else named.speed
        named.wounds = foe.wounds_for(players) if foe.wounds else named.wounds
        add_kind(box, named)
    box.heroes, box.skills, box.items = printed.heroes, printed.skills, printed.items
    box.cards = printed.overlord
    box.familiars = list(printed.familiars.values())
    box.familiar_of = {familiar.name: number for number, familiar in enumerate(box.familiars)}
    ground = [0] * plan.size
    for area in chosen.areas.values():
        for thing in area.ground:
            ground[plan.at(thing.x, thing.y)] = GROUNDS.index(thing.what)
    box.ground = tuple(ground)
    box.decks = decks(printed)
    sold = [item for item in printed.items.values() if item.deck in (SHOP, POTIONS_DECK)]
    box.stock = {item.name: item.copies for item in sorted(sold, key=lambda item: item.name)}
    fill(box)
    return box


def kind(monster: Monster, master: bool, players: int) -> Kind:
    """A line of a monster card, of the side for this number of players (J-024, J-340)."""
    line = monster.master if master else monster.normal
    found = Kind(monster.name, monster.name, master)
    found.base, found.attack = monster.base, monster.attack
    found.speed, found.armor, found.dice = line.speed, line.armor, line.dice
    found.wounds = line.wounds[PLAYERS.index(players)]
    found.deed, found.figures = line.deed, line.figures
    found.abilities = ability_bits(line.deed)
    return found


def add_kind(box: Box, found: Kind) -> None:
    """Add a kind to a box."""
    box.kind_of[("" if found.named or not found.master else "master ") + found.name] = len(box.kinds)
    box.kinds.append(found)
    box.bases.append(found.base)
    box.shapes.append(box.bodies[found.base])


def decks(printed: Cards) -> list[tuple[str, ...]]:
    """All decks, in the order in which states keep them: each a bag, by name."""
    skills = [[skill.name for skill in printed.skills.values() if skill.deck == deck] for deck in range(3)]
    treasures = [
        [item.name for item in printed.items.values() if item.deck == deck for _ in range(item.copies)]
        for deck in range(1, 4)
    ]
    overlord = [card.name for card in printed.overlord.values() for _ in range(card.copies)]
    markers = [[str(number + 1) for number in range(count)] for count in CHEST_MARKERS]
    every = [list(printed.heroes), *skills, *treasures, overlord, *markers]
    return [tuple(sorted(deck)) for deck in every]
