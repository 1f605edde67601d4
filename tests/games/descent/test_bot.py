"""The bots of Descent: they never get stuck, see only what their seat sees, and find obvious moves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.descent.stage import Stage, foe, hero, stage
from undercroft import bots, games
from undercroft.bots.descent import PROMPT, HeuristicBot
from undercroft.bots.descent.known import known
from undercroft.bots.descent.plan import FOLLOWED
from undercroft.engine.seat import Seat
from undercroft.games.descent.cards.vocabulary import WINDOWS
from undercroft.games.descent.game import GAME
from undercroft.lab import balance, sense
from undercroft.lab.descent import interval
from undercroft.lab.sense_descent import AIR, BACK, IDLE, KINDS, ORDER, POTION, SPAWNED, Watcher
from undercroft.lab.simulate import play as play_game
from undercroft.locale import voice

FIRST = 4  # the slot of the first monster


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    if "descent" not in games.MODULES:
        monkeypatch.setitem(games.MODULES, "descent", "undercroft.games.descent.game")
    yield
    games.get.cache_clear()


def chosen(play: Stage, seed: int = 1) -> str:
    """What a bot does here."""
    ask = play.s.asks()[0]
    return bots.get("descent", "heuristic", seed).choose(Seat(GAME, play.s, ask.seat), ask)


def follow(play: Stage, most: int = 12) -> list[str]:
    """What a bot does until dice are thrown or somebody else is asked."""
    bot, seat, done = HeuristicBot(1), play.s.asks()[0].seat, list[str]()
    while len(done) < most and play.s.asks() and play.s.asks()[0].seat == seat:
        ask = play.s.asks()[0]
        done.append(bot.choose(Seat(GAME, play.s, seat), ask))
        play.s.apply(seat, done[-1])
    return done


# -- heroes ------------------------------------------------------------------------------------------


def test_a_hero_attacks_whoever_stands_next_to_him() -> None:
    play = stage(
        hero("steelhorns", (6, 4), wear=["sword"]), monsters=[foe("beastman", (7, 4))], turn="steelhorns"
    )
    assert follow(play, 3) == ["action:battle", "attack:sword", "target:7,4"]


def test_a_hero_finds_the_kill_rather_than_the_stronger_enemy() -> None:
    monsters = [foe("ogre", (7, 4)), foe("beastman", (5, 5), wounds=1)]
    play = stage(hero("steelhorns", (6, 4), wear=["sword"]), monsters=monsters, turn="steelhorns")
    assert "target:5,5" in follow(play, 3)


def test_a_hero_walks_to_an_enemy_and_strikes() -> None:
    play = stage(
        hero("steelhorns", (5, 4), wear=["sword"], fatigue=0),
        monsters=[foe("beastman", (9, 4))],
        turn="steelhorns",
    )
    done = follow(play, 6)
    assert done[0] == "action:advance"
    assert "attack:sword" in done


def test_a_hero_with_one_wound_left_gets_away_from_three_ogres() -> None:
    """He does not stay next to them to strike."""
    monsters = [foe("ogre", (8, 3)), foe("ogre", (8, 5)), foe("beastman", (7, 6))]
    who = hero("mordrog", (6, 4), wounds=1, wear=["dagger"])
    play = stage(who, monsters=monsters, turn="mordrog", conquest=4)
    follow(play, 12)
    assert play.at(0) is None or max(abs(play.at(0)[0] - 8), abs(play.at(0)[1] - 4)) >= 3  # type: ignore[index]


def test_a_hero_opens_the_chest_he_stands_on() -> None:
    chest = {"colour": "copper", "number": 1, "at": (7, 2)}
    play = stage(hero("ispher", (7, 3), wear=["bow"]), chests=[chest], turn="ispher")
    assert "chest" in follow(play, 6)


def test_a_hero_opens_the_next_door_when_nobody_is_left_here() -> None:
    play = stage(hero("ispher", (8, 4), wear=["bow"]), turn="ispher", glyphs=[])
    assert "open:b" in follow(play, 8)


def test_a_hurt_hero_drinks() -> None:
    who = hero("ispher", (7, 4), wounds=3, wear=["bow", "healing-potion"])
    play = stage(who, monsters=[foe("beastman", (10, 4))], turn="ispher")
    assert "use:healing-potion" in follow(play, 6)


def test_heroes_buy_weapons_that_they_can_use() -> None:
    bought: dict[str, list[str]] = {}
    s = GAME.new(4, 3, {"heroes": "choose"})
    players = [HeuristicBot(seat) for seat in range(4)]
    while s.round == 0:
        ask = s.asks()[0]
        option = players[ask.seat].choose(Seat(GAME, s, ask.seat), ask)
        if option.startswith("buy:"):
            bought.setdefault(s.heroes[ask.seat - 1], []).append(option.partition(":")[2])
        s.apply(ask.seat, option)
    for number, name in enumerate(s.heroes):
        arms = [s.box.items[item] for item in bought[name] if s.box.items[item].dice]
        assert arms, name
        assert s.hero(number).traits[arms[0].attack] > 0, name


def test_a_weapon_is_judged_with_what_its_hero_adds() -> None:
    """Mad Carthos does more damage with magic only."""
    play = stage(hero("mad-carthos", (6, 4), coins=300), turn="mad-carthos")
    assert HeuristicBot(1).wish(known(Seat(GAME, play.s, 1), 1), 0, ["axe", "magic-staff"]) == "magic-staff"


# -- the overlord ------------------------------------------------------------------------------------


def test_a_monster_goes_to_the_hero_it_can_kill() -> None:
    cast = [hero("mordrog", (6, 3)), hero("lyssa", (6, 6), wounds=1)]
    play = stage(*cast, monsters=[foe("beastman", (9, 5))], turn="overlord monsters")
    done = follow(play, 12)
    assert done[0] == f"activate:{FIRST}"
    assert "target:6,6" in done


def test_monsters_are_spawned_near_whoever_is_behind() -> None:
    cast = [hero("mordrog", (0, 5)), hero("lyssa", (3, 4), wounds=2)]
    play = stage(*cast, threat=9, hand=["beastmen-war-party"], turn="overlord", deck=["aim", "dodge", "rage"])
    play(dice=["aim", "dodge"])
    done = follow(play, 12)
    assert done[0] == "play:beastmen-war-party"
    places = [option.partition(":")[2] for option in done if option.startswith("at:")]
    assert len(places) == 3
    assert places[0] == "5,3"  # the nearest space that nobody sees


def test_a_trap_is_laid_where_it_kills_and_not_for_a_scratch() -> None:
    for wounds, expected in ((1, "play:spiked-pit"), (12, "pass")):
        who = hero("grey-ker", (6, 4), wounds=wounds)
        play = stage(who, threat=3, hand=["spiked-pit"], turn="grey-ker")
        play("action:run", "step:7,4")
        assert play.asked() == (0, "step-taken")
        assert chosen(play) == expected


# -- all of it ---------------------------------------------------------------------------------------


def test_every_prompt_has_an_answer_of_its_own() -> None:
    """Whatever the rules ask, the bot has a method for it, unless there is nothing to choose."""
    found = set[str]()
    for file in (Path(bots.__file__).parent.parent / "games" / "descent").rglob("*.py"):
        found.update(re.findall(r'"descent-ask-([a-z-]+)"', file.read_text("utf-8")))
    found |= {window.replace(" ", "-") for window in WINDOWS}
    silent = {"own-turn", "before-action", "overlord-turn", "go", "step"}  # asked otherwise, or never
    silent |= {"horde-where", "mimic-where"}  # how "spawn-where" is put into words
    assert not [
        name
        for name in sorted(found - silent)
        if not any(hasattr(HeuristicBot, side + name.replace("-", "_")) for side in ("ask_", "lord_", "any_"))
    ]
    assert all(prompt.startswith(PROMPT) for prompt in FOLLOWED)


OLD = {"rules": "2005", "heroes": "choose", "always_pause": True, "overlord_discard": "any_time"}


@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, {}), (3, OLD)])
def test_bots_play_on_with_open_options_until_the_game_ends(players: int, options: dict[str, Any]) -> None:
    state = GAME.new(players, 5, options)
    seats = [HeuristicBot(seat) for seat in range(players)]
    count = 0
    while state.asks() and count < (600 if options else 3000):
        ask = state.asks()[0]
        option = seats[ask.seat].choose(Seat(GAME, state, ask.seat), ask)
        assert option in ask.options
        state.apply(ask.seat, option)
        count += 1
    assert options or state.result() is not None


def test_a_bot_that_forgets_its_plans_plays_on() -> None:
    """On a server each choice may be made by another process."""
    state = GAME.new(3, 1, {})
    for count in range(250):
        ask = state.asks()[0]
        state.apply(ask.seat, HeuristicBot(count).choose(Seat(GAME, state, ask.seat), ask))


def test_the_bot_does_not_know_what_is_hidden() -> None:
    """With other cards in the overlord's hand and another number on the chest it does the same."""
    done = []
    for hand, number in ((["spiked-pit", "rage"], 1), (["doom", "aim"], 3)):
        chest = {"colour": "copper", "number": number, "at": (7, 2)}
        play = stage(
            hero("ispher", (6, 4), wear=["bow"]),
            monsters=[foe("beastman", (9, 4))],
            chests=[chest],
            hand=hand,
            turn="ispher",
        )
        done.append(follow(play, 4))
    assert done[0] == done[1]


def test_neither_bots_nor_their_advice_read_what_lies_in_areas() -> None:
    """The quest contains it all, and `determinize` leaves the quest unchanged."""
    home = Path(bots.__file__).parent.parent
    files = [*(home / "bots" / "descent").glob("*.py"), *(home / "games" / "descent" / "advice").glob("*.py")]
    assert len(files) > 10
    assert not [file.name for file in files if "quest.areas" in file.read_text("utf-8")]


def test_both_sides_beat_chance() -> None:
    for seed in range(2):
        result, _ = play_game("descent", {}, ["random", "heuristic", "heuristic", "heuristic"], seed)
        assert result["winners"] == [1, 2, 3]
        result, _ = play_game("descent", {}, ["heuristic", "random", "random", "random"], seed)
        assert result["winners"] == [0]


# -- the laboratory --------------------------------------------------------------------------------


def test_balance_is_measured_and_told() -> None:
    table = balance.tables("descent", 3)[0]
    found = balance.measure("descent", 2, 0, table)
    assert found.games == sum(found.of("ends").values()) == 2
    assert sum(found.of("heroes").values()) == 4
    page = balance.report("descent", [(table, found)], voice("en"))
    for part in (
        "heroes win (95 % interval) | 30 to 70 %",
        "rounds, median | 8 to 20",
        "## Deaths",
        "## Conquest",
    ):
        assert part in page
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(100, 200)
    assert (round(low, 3), round(high, 3)) == (0.431, 0.569)


def watched(play: Stage, *options: str) -> sense.Plays:
    watcher = Watcher(play.s)
    for option in options:
        seat = next(ask.seat for ask in play.s.asks() if option in ask.options)
        watcher.sees(play.s, seat, option)
        play(option)
    return watcher.ends(play.s)


def test_useless_plays_are_recognised() -> None:
    who = hero("ispher", (6, 4), wear=["bow", "healing-potion"])
    enemy = [foe("beastman", (9, 4))]
    found = watched(stage(who, monsters=enemy, turn="ispher"), "action:battle", "end")
    assert found[IDLE, True] == 1
    walk = ("action:run", "step:5,4", "step:6,4", "use:healing-potion")
    found = watched(stage(who, monsters=enemy, turn="ispher"), *walk)
    assert (found[BACK, True], found[BACK, False], found[POTION, True]) == (1, 1, 1)
    found = watched(stage(who, turn="ispher"), "action:ready-move", "order:guard")
    assert found[ORDER, True] == 1
    found = watched(
        stage(who, monsters=enemy, turn="ispher"), "action:battle", "attack:bow", "elsewhere", "target:8,4"
    )
    assert found[AIR, True] == 1
    away = hero("ispher", (3, 4))
    cards = {"hand": ["beastmen-war-party"], "deck": ["aim", "dodge", "rage"]}
    overlord = stage(away, threat=9, turn="overlord", **cards)
    overlord(dice=["aim", "dodge"])
    assert watched(overlord, "play:beastmen-war-party", "enough")[SPAWNED, True] == 1


def test_games_of_bots_are_watched() -> None:
    plays = sense.measure("descent", 1, 0, 3)
    assert sum(plays.values()) > 50
    for kind in KINDS:
        assert plays.share(kind) < 0.2, kind
