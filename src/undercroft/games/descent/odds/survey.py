"""What a player could work out from the board: walks, sight, chances of attacks, danger.

It looks only at what the seat may know, and assumes that nobody interrupts.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from undercroft.engine.chances import percent
from undercroft.engine.flow import Args
from undercroft.games.descent.cards.vocabulary import MOVEMENT
from undercroft.games.descent.course.acting import GAINS, Acting
from undercroft.games.descent.course.hero_turn import HeroTurn
from undercroft.games.descent.course.wiring import DescentTable
from undercroft.games.descent.hero.gear import gear, speed
from undercroft.games.descent.odds import choices
from undercroft.games.descent.odds.attacks import Forecast
from undercroft.games.descent.odds.danger import danger
from undercroft.games.descent.odds.lookouts import SECRET, Chances, as_odds, is_open, lookout, standing_at
from undercroft.games.descent.odds.walks import all_reach, stops, walks
from undercroft.games.descent.overlord.turn import Monsters
from undercroft.games.descent.state.names import who
from undercroft.games.descent.state.state import FIRST_MONSTER, OVERLORD
from undercroft.games.descent.telling import shape

FAR_ENOUGH = 40  # lookouts, the cheapest walks first


def survey(s: DescentTable, seat: int | None) -> dict[str, Any]:
    """What a seat could work out now."""
    if seat is None or s.over or "" in s.heroes or s.round == 0:
        return {}
    found: shape.Survey = {"reach": all_reach(s)}
    asked = tuple([option for ask in s.asks() if ask.seat == seat for option in ask.options])
    figure = about(s, seat)
    chances = Chances()
    if figure >= 0 and s.place[figure] >= 0:
        found["figure"] = figure
        found.update(around(s, figure, chances))
    elif figure >= 0:
        found["figure"] = figure
    hero = figure if 0 <= figure < FIRST_MONSTER else own_hero(s, seat)
    if hero >= 0 and seat != OVERLORD and s.place[hero] >= 0:
        spaces = [s.box.space_of[name] for name in found.get("walks", {})] or [s.place[hero]]
        found["danger"] = danger(s, hero, spaces, False)
    foreseen = choices.chances(s, asked) if asked else {}
    found["options"] = {option: outlook(s, enemy, odds) for option, (enemy, odds) in foreseen.items()}
    found["areas"] = choices.areas(s, asked) if asked else {}
    found["chances"] = chances.found
    return {**found}


def about(s: DescentTable, seat: int) -> int:
    """The figure of a seat that acts or is about to, -1 for none."""
    for frame in s.agenda[::-1]:
        if isinstance(frame, Acting) and frame.stands(s):
            return frame.figure if s.owner(frame.figure) == seat else -1
        if isinstance(frame, HeroTurn):
            return frame.hero if s.owner(frame.hero) == seat else -1
        if isinstance(frame, Monsters):
            return -1
    return -1


def own_hero(s: DescentTable, seat: int) -> int:
    """The first hero of a seat in the dungeon, -1 for none."""
    for hero in range(len(s.heroes)):
        if s.owner(hero) == seat and s.place[hero] >= 0:
            return hero
    return -1


def around(s: DescentTable, figure: int, chances: Chances) -> shape.Survey:
    """The walks of a figure and what it would see at their ends."""
    points, fatigue = s.points, s.fatigue[figure] if figure < FIRST_MONSTER else 0
    found: shape.Survey = {}
    declaring = isinstance(s.agenda[-1], HeroTurn)
    if declaring:
        pace, more = speed(s, figure), gear(s, figure).numbers[MOVEMENT]
        found["gains"] = {
            action: {"points": speeds * pace + more, "attacks": attacks, "order": orders > 0}
            for action, (speeds, attacks, orders) in GAINS.items()
        }
        points = max(gain["points"] for gain in found["gains"].values())
    ways = walks(s, figure, points, fatigue)
    found["walks"] = ways
    found["stops"] = stops(ways)
    places = s.box.place_of[s.base(figure)]
    near = sorted(ways, key=lambda name: (ways[name]["points"], name))[:FAR_ENOUGH]
    found["lookouts"] = {
        name: lookout(standing_at(s, figure, places[name]), figure, chances) for name in near
    }
    return found


# -- in words ---------------------------------------------------------------------------------------


def tenths(fraction: str) -> str:
    """A mean with one decimal."""
    return f"{float(Fraction(fraction)):.1f}"


def outlook(s: DescentTable, enemy: int, found: Forecast) -> shape.Outlook:
    """The chances of an option in words: in short, and in full."""
    odds = as_odds([found.hit, found.kill, found.wounds], is_open(s, enemy))
    args: Args = {"hit": percent(Fraction(odds["hit"]))}
    if odds["kill"] == SECRET:
        chance: shape.Chance = {"id": "descent-odds-hit", "args": args, "hit": odds["hit"]}
        line: shape.Chance = {**chance, "id": "descent-line-hit", "args": {**args, "who": who(s, enemy)}}
        return {"odds": [chance], "lines": [line], "alarm": None}
    args = {**args, "kill": percent(Fraction(odds["kill"]))}
    short: shape.Chance = {"id": "descent-odds", "args": args, "hit": odds["hit"], "kill": odds["kill"]}
    args = {**args, "wounds": tenths(odds["wounds"]), "who": who(s, enemy)}
    full: shape.Chance = {**short, "id": "descent-line", "args": args, "wounds": odds["wounds"]}
    mean: shape.Chance = {
        "id": "descent-odds-wounds",
        "args": {"wounds": args["wounds"]},
        "wounds": odds["wounds"],
    }
    return {"odds": [short, mean], "lines": [full], "alarm": None}
