"""The numbers stated in texts of the program, each taken from the rules or content that define it."""

from __future__ import annotations

from undercroft import games
from undercroft.games.descent.cards.dice import MOST_POWER_DICE
from undercroft.games.descent.course.acting import GAINS
from undercroft.games.descent.course.setup import START_COINS
from undercroft.games.descent.movement.doors import DOOR_POINTS
from undercroft.games.descent.overlord.turn import CARDS
from undercroft.games.descent.state.state import MOST_HEROES
from undercroft.games.dungeoneer.battle.challenge import ATTACK_AP
from undercroft.games.dungeoneer.boxes import SERPENT, TOMB_SET, set_of
from undercroft.games.dungeoneer.cards.vocabulary import FIRST_LEVELS, LEVELS
from undercroft.games.dungeoneer.dungeon.moving import STEP_AP
from undercroft.games.dungeoneer.dungeon.placing import EXPLORING_AP
from undercroft.games.dungeoneer.hero.points import STANDING_AP
from undercroft.games.dungeoneer.quests.attempt import REPEAT_AP
from undercroft.games.dungeoneer.state.state import (
    AP_LIMIT,
    DISCARD_PHASE,
    HAND_SIZE,
    MOST_SEATS,
    REWARD_PERIL,
    WIN_QUESTS,
)
from undercroft.games.one_card.board import GRID, SIZE
from undercroft.games.one_card.card import CARD
from undercroft.games.one_card.dungeon import Level
from undercroft.games.one_card.energy import ENERGY_SKILLS
from undercroft.games.one_card.state import LAST, MOST
from undercroft.games.raiders.box import BOX, ROOMS_PER_FLOOR
from undercroft.games.raiders.cards import FEEBLE, POWERS, Bonus, Monster, Trap, Treasure, Vault, value
from undercroft.games.raiders.state import FLOORS, PURSE

Facts = dict[str, list[int]]


def one_card() -> Facts:
    """The hero, the monsters and the twelve levels of the card."""
    dice, straight, diagonal = len(ENERGY_SKILLS), GRID.straight, GRID.diagonal
    hero, spider = CARD.hero, CARD.monsters["spider"]
    start = [hero.health, hero.speed, hero.attack, hero.defence, hero.range]
    beasts: list[int] = []
    for name, beast in CARD.monsters.items():
        strong = [beast.attack] if name == "ogre" else []
        levels = [plan.number for plan in CARD.plans if plan.board.kind.name == name]
        beasts += [beast.health, beast.defence, beast.range, *strong, *levels]
    walls = sum([row.count("#") for row in CARD.rows["A0"]])
    last = CARD.classes["barbarian"].at_health
    assert last is not None
    return {
        "one-card-about": [dice, LAST],
        "one-card-ask-keep": [dice],
        "one-card-ask-energy-kept": [dice - 1, dice - 1],
        "one-card-do-roll": [dice],
        "one-card-do-keep": [dice - 1],
        "option-one-card-class-barbarian-text": [last],
        "web-blurb-one-card": [LAST, dice],
        "web-one-card-won-text": [LAST],
        "web-one-card-steps": [straight, diagonal],
        "web-one-card-lines": [16] * 3,  # from four corners to four corners
        "web-guide-one-card-welcome": [len(CARD.plans[0].spawns)],
        "web-guide-one-card-energy": [dice],
        "web-guide-one-card-move": [straight, diagonal],
        "web-guide-one-card-move-touch": [straight, diagonal],
        "web-guide-one-card-again": [spider.defence],
        "web-guide-one-card-reward": [diagonal],
        "web-guide-one-card-level": [LAST],
        "web-how-one-card-aim-text": [LAST, LAST, 0],
        "web-how-one-card-card-text": [SIZE, SIZE, walls, *start],
        "web-how-one-card-turn-text": [len(Level.STEPS) - 1],
        "web-how-one-card-energy": [dice],
        "web-how-one-card-energy-text": [hero.speed, 5, hero.speed + 5],
        "web-how-one-card-move-text": [straight, diagonal],
        "web-how-one-card-sight-text": [straight, diagonal, hero.range, 4, diagonal],
        "web-how-one-card-attack-text": [spider.defence, spider.defence],
        "web-how-one-card-monsters-text": [straight, diagonal, 2, 2],
        "web-how-one-card-strike-text": [2, spider.attack, spider.attack, 3, spider.attack * 2 // 3, 9],
        "web-how-one-card-reward-text": [1, MOST, MOST],
        "web-how-one-card-beasts-text": beasts,
        "web-how-one-card-classes-text": [last],
        "web-how-picture-one-card-energy": [6, 5, 4, 2, 5, 2 + 5, 3, 6, 3 + 6, 1, 4, 1 + 4],
    }


def raiders() -> Facts:
    """Rooms, characters and cards of the box."""
    powers, rooms = len(POWERS), ROOMS_PER_FLOOR
    people = games.get("raiders").seats
    start: list[int] = []
    for name, person in BOX.characters.items():
        start += [person.coins, person.wounds] if person.wounds else [person.coins]
        start += [count for count in person.items if count > 1]
        assert name in ("warrior", "wizard") or sum(person.items) == 1
    coins = vault("vault-coins")
    gives = {card: bonus.coins for card, bonus in coins.items() if bonus.coins}
    heals = {card: bonus.heals for card, bonus in coins.items() if bonus.heals}
    most = {True: 0, False: 0}
    for room in BOX.rooms.values():
        if isinstance(room, Trap):
            most[room.rich] = max(most[room.rich], *room.penalty)
    dragon = BOX.rooms["dragon"]
    assert isinstance(dragon, Monster)
    return {
        "raiders-about": [FLOORS],
        **{f"raiders-card-power-{card}": [card] for card in range(1, powers + 1)},
        **{f"raiders-short-power-{card}": [card] for card in range(1, powers + 1)},
        **{f"raiders-room-{name}": chests(name) for name in BOX.rooms if name.startswith("treasure-")},
        "raiders-nobody-falls": [people[0]],
        "web-raiders-feeble": [FEEBLE],
        "web-raiders-note-one": [FEEBLE],
        "web-raiders-note-five": [value("key")],
        "web-raiders-fresh": [powers],
        "web-guide-raiders-welcome": [rooms, 4],
        "web-guide-raiders-monster": [4],
        "web-guide-raiders-hand": [1, powers, powers],
        "web-guide-raiders-sword": [value("sword")],
        "web-guide-raiders-key": [value("key")],
        "web-guide-raiders-trap": [1, 2],
        "web-guide-raiders-item": [value("sword")],
        "web-how-raiders-aim-text": [people[0], people[-1], FLOORS * rooms, FLOORS, rooms],
        "web-how-raiders-start-text": [*start, 1, powers],
        "web-how-raiders-floor-text": [rooms],
        "web-how-raiders-card-text": [powers, powers],
        "web-how-raiders-treasure-text": [3, 2, PURSE],
        "web-how-raiders-vault-text": [
            *range(1, powers + 1),
            *gives,
            *[count for count in gives.values() if count > 1],
            *[number for card, count in heals.items() for number in (card, count) if number > 1],
        ],
        "web-how-raiders-trap-text": [most[True], most[False]],
        "web-how-raiders-items-text": [value("key"), value("sword")],
        "web-how-raiders-boss-text": [len(BOX.bosses), powers, FEEBLE],
        "web-how-raiders-end-text": [4, 5, people[0]],
        "web-how-picture-raiders-monster": [
            *(dragon.strength_for(4) or 0, 4, 5, 3, 2, 4 + 5 + 3 + 2),
            dragon.wounds,
        ],
        "web-how-picture-raiders-coins": [5, 4, 4, 3, *chests("treasure-4-2"), 4, 2, 12, 10],
    }


def vault(name: str) -> dict[int, Bonus]:
    """What a vault gives, by the power card."""
    room = BOX.rooms[name]
    assert isinstance(room, Vault)
    return dict(enumerate(room.rewards, 1))


def chests(name: str) -> list[int]:
    """The chests of a treasure room."""
    room = BOX.rooms[name]
    assert isinstance(room, Treasure)
    return room.chests


def dungeoneer() -> Facts:
    """Both sets, and the tables they are played at."""
    game, serpent = games.get("dungeoneer"), set_of(SERPENT)
    tomb, legends, alone = game.new(4, 1), game.new(2, 1, {"set": "serpent"}), game.new(1, 1)
    common = game.new(2, 1, {"nothing_personal": True})
    [first, *_], [legend, *_] = TOMB_SET.heroes.values(), serpent.heroes.values()
    [event] = serpent.events.values()
    spawn, zombie = serpent.cards["serpent_spawn"], TOMB_SET.cards["zombie"]
    assert zombie.fighter is not None
    welcome = [legend.first, legend.health, WIN_QUESTS, 2]
    top = FIRST_LEVELS[0] + LEVELS - 1
    grades = [TOMB_SET.quests["slay-draky"].grade + 1, serpent.quests["serpent_defeat-nakari"].grade + 1]
    pairs = {hero.who for hero in TOMB_SET.heroes.values()} & {hero.who for hero in serpent.heroes.values()}
    return {
        "dungeoneer-about": [WIN_QUESTS],
        "dungeoneer-wins": [WIN_QUESTS],
        "dungeoneer-plus": [*range(1, 7)],  # a minus that stands close to its number
        "option-dungeoneer-set-tomb-text": [first.first, first.last, WIN_QUESTS],
        "option-dungeoneer-set-serpent-text": [legend.first, legend.last, WIN_QUESTS],
        "option-dungeoneer-set-both-text": [
            *(first.first, legend.last, top, len(pairs), len(pairs)),
            MOST_SEATS,
        ],
        "option-dungeoneer-nothing-personal-text": [len(common.common)],
        "option-dungeoneer-movement-limit-text": [AP_LIMIT],
        "option-dungeoneer-pair-any-heroes-text": [top],
        "web-blurb-tomb": [WIN_QUESTS],
        "web-blurb-wrath": [legend.first],
        "web-dungeoneer-about-health": [1, 0],
        "web-dungeoneer-about-quests": [WIN_QUESTS],
        "web-dungeoneer-phases": [DISCARD_PHASE],
        "web-dungeoneer-phase-discard-text": [HAND_SIZE],
        "web-guide-dungeoneer-welcome": [WIN_QUESTS],
        "web-guide-dungeoneer-welcome-touch": [WIN_QUESTS, 2],
        "web-guide-dungeoneer-reward": [REWARD_PERIL],
        "web-guide-dungeoneer-heroics": [STEP_AP],
        "web-guide-dungeoneer-rival": [ATTACK_AP],
        "web-guide-dungeoneer-discard": [HAND_SIZE],
        "web-guide-dungeoneer-challenge": [1],
        "web-guide-dungeoneer-fallen": [STANDING_AP],
        "web-guide-dungeoneer-level": [WIN_QUESTS],
        "web-guide-dungeoneer-serpent-welcome": welcome,
        "web-guide-dungeoneer-serpent-welcome-touch": welcome,
        "web-guide-dungeoneer-serpent-token": [event.most, event.most // spawn.cost],
        "web-guide-dungeoneer-serpent-level": [WIN_QUESTS],
        "web-how-dungeoneer-aim-text": [MOST_SEATS, WIN_QUESTS],
        "web-how-dungeoneer-start-text": [
            *(first.health, len(tomb.quests[0]), len(tomb.hands[0])),
            *(tomb.glory[0], tomb.peril[0]),
        ],
        "web-how-dungeoneer-turn": [DISCARD_PHASE],
        "web-how-dungeoneer-locations-text": [2],
        "web-how-dungeoneer-heroics-text": [STEP_AP, EXPLORING_AP],
        "web-how-dungeoneer-exits-text": [5, 5, STANDING_AP],
        "web-how-dungeoneer-cards-text": [2],
        "web-how-dungeoneer-quests-text": [REPEAT_AP],
        "web-how-dungeoneer-battle-text": [1],
        "web-how-dungeoneer-challenge-text": [1, REWARD_PERIL],
        "web-how-dungeoneer-end-text": [HAND_SIZE],
        "web-how-dungeoneer-solo-text": [len(alone.quests[0])],
        "web-how-dungeoneer-serpent-text": [
            *(legends.level[0], legends.health[0], legend.last, 2, 3, WIN_QUESTS),
            max(card.level for card in serpent.cards.values()),
        ],
        "web-how-dungeoneer-wrath-text": [event.most, event.roll, 1, 1, event.most],
        "web-how-dungeoneer-both-text": [first.first, top, legend.first, legend.health, *grades, legend.last],
        "web-how-picture-dungeoneer-peril": [zombie.cost],
        "web-how-picture-dungeoneer-battle": [
            *(4, zombie.fighter.values[0], 4 + zombie.fighter.values[0]),
            *(5, 3, 5 + 3),
        ],
    }


def descent() -> Facts:
    """The market, the dice and a turn."""
    state = games.get("descent").new(3, 1)
    mends, rests = state.box.heroes["red-scorpion"].effects
    run, battle = GAINS["run"][0], GAINS["battle"][1]
    return {
        "descent-own-ability-red-scorpion": [mends.costs[0].n, mends.deed.ops[0].n],
        "descent-own-ability-red-scorpion-2": [rests.costs[0].n, rests.deed.ops[0].n],
        "descent-trains": [1],
        "descent-plain-legend": [4, 4, 1, MOST_HEROES],
        "descent-print-hands": [2],
        "web-descent-hands": [2],
        "option-descent-rules-2005": [2005],
        "web-guide-descent-exchange": [sum(state.hero(0).skills)],
        "web-guide-descent-declare": [battle],
        "web-guide-descent-door": [DOOR_POINTS],
        "web-how-descent-setup-text": [sum(state.hero(0).skills), START_COINS],
        "web-how-descent-turn-text": [run, battle],
        "web-how-descent-surge-text": [MOST_POWER_DICE],
        "web-how-descent-overlord-text": [CARDS],
        "web-how-picture-descent-attack": [3, 3, 3, 1, 3 - 1],
    }


NO_RULES: set[str] = {  # fingers, digits to press, points of a scale: nothing that a game defines
    *("plain-unknown", "plain-chances-note", "web-chances-note", "dungeoneer-do-place"),
    *("web-pace-calm", "web-pace-quick", "web-art-raiders", "web-one-card-wounds"),
    *("web-zoom-board", "web-help-text", "web-help-text-touch", "web-key-zoom", "web-dungeoneer-map"),
}
FACTS: Facts = one_card() | raiders() | dungeoneer() | descent()
