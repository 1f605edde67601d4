"""Every location, quest, hero and the event of Wrath of the Serpent Goddess does what its text says.

A is Roderik (level 7: melee 5, magic 3, speed 4) unless a case names another, B is Bel at the gate.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.games.dungeoneer.serpent import SET, facts, legends
from tests.games.dungeoneer.table import options, play, why_not
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.advice.chances import plus
from undercroft.games.dungeoneer.cards.vocabulary import MAGIC, MELEE
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.state.pieces import ATTACKING, COUNTERING, TESTING, Contest

A, B = 0, 1
TO_THE_WEST = ("vine-bridge", "gallery-of-skins", "observation-room", "vault-of-ilbor")  # walls in the south
TAENIN, NORD = {"hero": "taenin-lightfoot"}, {"hero": "nord-fimble"}
BEL, IZEL = {"hero": "bel-brewspirits"}, {"hero": "izel-jaguarmask"}
ELENDUS = {"hero": "elendus-sular", "level": 8}  # magic 6, speed 5
SKY = {"hero": "elendus-sular"}  # for B, where A is Bel


class Case(NamedTuple):
    """Something in the box, where A is, what is chosen and thrown, and the expected result."""

    name: str
    place: str
    one: dict[str, Any]
    plays: tuple[str | int, ...]
    after: dict[str, Any]
    other: dict[str, Any] | None = None
    spec: dict[str, Any] | None = None

    def table(self) -> DungeoneerTable:
        """The scene, as it is after all choices."""
        one = {"at": self.place, **self.one}
        spec = {"map": mapped(self.place), "locations": [], **(self.spec or {})}
        s = play(legends(one, self.other or {}, **spec), *self.plays)
        while s.asks() and s.asks()[0].seat == CHANCE and len(s.asks()[0].options) == 1:
            s.apply(CHANCE, s.asks()[0].options[0])  # the only card there is
        return s


def mapped(place: str) -> dict[str, list[int]]:
    """A location next to the gate."""
    return {} if place == "temple-gate" else {place: [-1, 0] if place in TO_THE_WEST else [0, -1]}


def enters(place: str, die: int | None, after: dict[str, Any], **one: Any) -> Case:
    """A walks in from the gate."""
    way = "move:west" if place in TO_THE_WEST else "move:north"
    thrown = () if die is None else (die,)
    return Case(place, "temple-gate", one, (way, *thrown), after, {}, {"map": mapped(place)})


def uses(place: str, one: dict[str, Any], after: dict[str, Any], *more: str | int, **spec: Any) -> Case:
    """A uses what a location offers."""
    return Case(place, place, one, ("use:location", *more), after, spec.pop("other", {}), spec)


def tries(quest: str, place: str, one: dict[str, Any], plays: tuple[str | int, ...], after: dict[str, Any],
          **spec: Any) -> Case:  # fmt: skip
    """A, who has moved this turn and so gets nothing for staying, attempts a quest."""
    one = {"quests": [quest], **one}
    plays = (f"attempt:serpent_{quest}", *plays)
    return Case(quest, place, one, plays, after, spec.pop("other", {}), {"moved": True, **spec})


RESET = {"phase": "reset"}
LOCATIONS = [
    uses("temple-gate", {"glory": 3, "quests": ["steal-the-egg"]}, {"A.glory": 0}),
    uses("crossroads", {"glory": 2}, {"A.glory": 0, "asked": "place"}, locations=["serpent_root-passage"]),
    enters("root-passage", 2, {"A.ap": 4 - 1 - 1}),
    enters("root-passage", 3, {"A.ap": 4 - 1}),
    uses("coiled-stair", {}, {"A.health": 16, "A.place": "temple-gate"}),
    enters("avenue-of-fangs", 3, {"A.health": 17, "A.glory": 3, "A.peril": 2}),
    enters("avenue-of-fangs", 4, {"A.health": 18}),
    enters("vine-bridge", 3, {"A.fallen": True}),
    enters("vine-bridge", 4, {"A.fallen": False}),
    enters("green-cistern", 4, {"A.health": 9}, health=10),
    enters("green-cistern", 5, {"A.health": 10}, health=10),
    uses("gallery-of-skins", {"items": ["war-paint"], "health": 10}, {"A.health": 15, "A.items": []}),
    enters("lightless-way", None, {"A.glory": 2, "A.peril": 2}),
    enters("hissing-dark", None, {"A.glory": 2, "A.peril": 2}),
    enters("brood-tunnel", 4, {"A.peril": 1 + 3}),
    enters("brood-tunnel", 5, {"A.peril": 1}),
    uses("sunken-passage", {"peril": 5}, {"A.peril": 2, "A.ap": 3}),
    enters("nakaris-lair", None, {"A.glory": 3, "A.peril": 3, "asked": "form"}),
    uses("observation-room", {"glory": 2}, {"A.glory": 0, "B.hand": []}, other={"hand": ["spawn"]}),
    uses("holy-of-holies", {"hand": ["spawn", "hydra", "scare"]}, {"A.glory": 3, "A.hand": ["scare"]},
         "discard:serpent_spawn", "discard:serpent_hydra"),
    uses("egg-chamber", {}, {"A.glory": 1, "A.ap": 2, "tokens": 1}, tokens=2),
    enters("acid-pool", 4, {"A.health": 16}),
    enters("acid-pool", 5, {"A.health": 18}),
    uses("serpent-shrine", {"glory": 1, "health": 10}, {"A.health": 13, "A.glory": 0, "tokens": 1}),
    uses("altar-of-scales", {}, {"A.health": 15, "A.glory": 4}),
    Case("vault-of-ilbor", "vault-of-ilbor", {"hand": ["feathered-boots"], "glory": 1},
         ("play:serpent_feathered-boots",), {"A.glory": 0, "A.items": ["feathered-boots"]}),
    Case("hall-of-oaths", "hall-of-oaths", {}, ("attack:1:melee", 6, 1), {"B.health": 16},
         {"at": "hall-of-oaths"}),
    Case("overgrown-court", "overgrown-court", {}, (1,), {"A.ap": 5}, {}, RESET),
]  # fmt: skip
QUESTS = [
    tries("defeat-the-high-priestess", "serpent-shrine", {"health": 10}, (1, 6),
          {"A.level": 8, "A.glory": 3, "A.health": 14}, hurt={"defeat-the-high-priestess": 3}),
    tries("duel-of-the-grand-master", "hall-of-oaths", {"health": 10}, ("form:melee", 1, 6),
          {"A.level": 8, "A.glory": 2, "A.health": 15}, hurt={"duel-of-the-grand-master": 3}),
    tries("wake-the-stone-god", "crossroads", {"health": 10}, (6, 6), {"A.level": 8, "A.health": 13}),
    tries("wake-the-stone-god", "crossroads", {"health": 10}, (6, 5), {"A.level": 7, "A.ap": 3}),
    tries("steal-the-egg", "egg-chamber", {**ELENDUS, "health": 10}, (6,),
          {"A.level": 9, "A.glory": 2, "A.health": 13}),
    tries("steal-the-egg", "egg-chamber", {}, (6,), {"A.level": 7, "A.health": 17, "tokens": 1}),
    tries("read-the-stars", "observation-room", {**BEL, "health": 10}, (3,), {"A.level": 8, "A.health": 13},
          other=SKY),
    tries("read-the-stars", "observation-room", {**BEL, "hand": ["spawn"]}, (2,),
          {"A.level": 7, "A.hand": []}, other=SKY),
    tries("blood-for-the-altar", "altar-of-scales", {"glory": 14, "peril": 5}, (),
          {"A.level": 8, "A.health": 18 - 6 + 2, "A.glory": 0, "A.peril": 1}),
    Case("the-buried-idol", "sunken-passage", {"quests": ["the-buried-idol"], "health": 10},
         ("search:serpent_the-buried-idol", 6, "attempt:serpent_the-buried-idol", 6),
         {"A.level": 8, "A.glory": 3, "A.health": 12}, {}, {"moved": True}),
    Case("the-buried-idol", "sunken-passage", {"quests": ["the-buried-idol"]},
         ("search:serpent_the-buried-idol", 6, "attempt:serpent_the-buried-idol", 5),
         {"A.level": 7, "A.fallen": True}, {}, {"moved": True}),
    Case("lead-the-captives-out", "acid-pool", {"quests": ["lead-the-captives-out"], "health": 10},
         ("begin:serpent_lead-the-captives-out", "move:south", "deliver:serpent_lead-the-captives-out"),
         {"A.level": 8, "A.health": 13, "A.glory": 1 + 2}),
    Case("the-antidote", "green-cistern", {"quests": ["the-antidote"], "health": 10},
         ("begin:serpent_the-antidote", "move:north", 6, "deliver:serpent_the-antidote"),
         {"A.level": 8, "A.health": 15}, {},
         {"map": {"green-cistern": [0, -1], "overgrown-court": [0, -2]}}),
    Case("curse-of-the-coils", "temple-gate", {"quests": ["curse-of-the-coils"]}, (1,), {"A.ap": 3}, {},
         RESET),
    tries("curse-of-the-coils", "sunken-passage",
          {"hand": ["spawn", "hydra", "scare"], "glory": 12, "health": 10},
          ("discard:serpent_spawn", "discard:serpent_hydra"),
          {"A.level": 8, "A.health": 14, "A.glory": 0, "A.hand": [], "A.saved": True}),
    tries("crown-of-fangs", "holy-of-holies", {"level": 8, "health": 10}, (6,),
          {"A.level": 9, "A.health": 12}),
    tries("crown-of-fangs", "holy-of-holies", {"level": 8, "health": 10}, (5,),
          {"A.level": 8, "A.health": 9}),
    tries("shield-of-ilbor", "vault-of-ilbor", {"health": 10}, (1, 6), {"A.level": 8, "A.health": 12},
          hurt={"shield-of-ilbor": 4}),
    tries("skin-of-renewal", "gallery-of-skins", {"items": ["antivenom"], "glory": 9, "health": 10}, (),
          {"A.level": 8, "A.health": 12, "A.glory": 0, "A.items": []}),
    Case("skin-of-renewal", "temple-gate", {"done": ["skin-of-renewal"], "health": 10}, (1,),
         {"A.health": 11}, {}, RESET),
    Case("defeat-nakari", "nakaris-lair", {}, ("attempt:serpent_defeat-nakari", "form:melee", 1, 6),
         {"over": [A]}, {}, {"hurt": {"defeat-nakari": 4}}),
]  # fmt: skip
HEROES = [
    tries("read-the-stars", "observation-room", {**BEL, "glory": 2}, (1, "use:legend", 5),
          {"A.level": 8, "A.glory": 0}, other=SKY)._replace(name="bel-brewspirits"),
    Case("bel-brewspirits", "crossroads", BEL, ("attack:1:magic", 2, "use:legend:2", 6, 1), {"B.health": 17},
         {**SKY, "at": "crossroads"}),
    Case("elendus-sular", "temple-gate", {"hand": ["spawn"]},
         ("play:serpent_spawn@1", "form:melee", "use:legend"),
         {"B.glory": 3 - 3 + 1, "B.health": 18, "discard": ["spawn"]},
         {"hero": "elendus-sular", "glory": 3, "peril": 2}, {"phase": "villainy"}),
    Case("roderik-talus", "temple-gate", {"glory": 3}, ("use:legend", "hero:1"),
         {"B.health": 12, "A.glory": 0}, {"health": 9}),
    Case("taenin-lightfoot", "crossroads", {**TAENIN, "ap": 1}, ("use:legend", 5),
         {"A.glory": 2, "B.glory": 1, "A.hand": ["spawn"], "B.hand": [], "A.ap": 0},
         {"at": "crossroads", "glory": 3, "hand": ["spawn"]}),
    Case("taenin-lightfoot", "crossroads", {**TAENIN, "ap": 1}, ("use:legend", 6),
         {"A.glory": 0, "B.glory": 3}, {"at": "crossroads", "glory": 3}),
    enters("vine-bridge", None, {"A.fallen": False, "A.place": "vine-bridge", "asked": "heroics"},
           **TAENIN)._replace(name="taenin-lightfoot"),
    Case("nord-fimble", "temple-gate", {**NORD, "items": ["belt-pouch"]}, ("use:legend",),
         {"A.glory": 4, "A.items": []}),
    Case("nord-fimble", "temple-gate", {**NORD, "ap": 2}, ("move:north", "pass", 4),
         {"A.health": 18, "A.glory": 1 + 3}, {},
         {"map": {"sunken-passage": [0, -1]}, "traps": {"sunken-passage": "acid-flow"}}),
    Case("izel-jaguarmask", "temple-gate", {**IZEL, "glory": 4, "pack": ["hydra"]}, ("use:legend",),
         {"A.items": ["hydra"], "A.pack": [], "A.glory": 0}),
    Case("izel-jaguarmask", "temple-gate", {"hand": ["spawn"]},
         ("play:serpent_spawn@1", "form:melee", 1, 6), {"B.health": 11, "B.glory": 1, "discard": ["spawn"]},
         {**IZEL, "health": 10, "peril": 2}, {"phase": "villainy"}),
]  # fmt: skip
EVENT = [
    Case("wrath-of-the-serpent-goddess", "temple-gate", {}, (4,), {"tokens": 3}, {}, {**RESET, "tokens": 2}),
    Case("wrath-of-the-serpent-goddess", "temple-gate", {}, (3,), {"tokens": 2}, {}, {**RESET, "tokens": 2}),
    Case("wrath-of-the-serpent-goddess", "temple-gate", {"hand": ["spawn"]},
         ("play:serpent_spawn@1", "form:melee"), {"B.peril": 3}, {"peril": 4},
         {"phase": "villainy", "tokens": 1}),
]  # fmt: skip


@pytest.mark.parametrize("case", [*LOCATIONS, *QUESTS, *HEROES, *EVENT], ids=lambda case: case.name)
def test_what_it_does(case: Case) -> None:
    s = case.table()
    result = s.result()
    found = {"over": result["winners"]} if result is not None else facts(s)
    assert {word: found[word] for word in case.after} == case.after


def at(place: str, **one: Any) -> DungeoneerTable:
    return legends({"at": place, **one}, {"at": place}, map=mapped(place))


@pytest.mark.parametrize(
    ("place", "contest", "more"),
    [
        ("lightless-way", Contest(A, TESTING, MELEE), -1),
        ("lightless-way", Contest(A, ATTACKING, MELEE, "card:serpent_spawn"), 0),
        ("hall-of-oaths", Contest(A, COUNTERING, MELEE, "card:serpent_spawn"), -1),
        ("hall-of-oaths", Contest(A, ATTACKING, MELEE, "card:serpent_spawn"), 0),
    ],
)
def test_what_a_location_adds_to_rolls(place: str, contest: Contest, more: int) -> None:
    assert plus(at(place), contest) - plus(at("crossroads"), contest) == more


@pytest.mark.parametrize(
    ("artifact", "contest", "more"),
    [
        ("crown-of-fangs", Contest(A, ATTACKING, MELEE, "card:serpent_spawn"), 1),
        ("crown-of-fangs", Contest(A, COUNTERING, MELEE, "card:serpent_spawn"), 0),
        ("shield-of-ilbor", Contest(A, COUNTERING, MAGIC, "card:serpent_spawn"), 1),
        ("shield-of-ilbor", Contest(A, TESTING, MAGIC), 1),
    ],
)
def test_the_power_of_an_artifact(artifact: str, contest: Contest, more: int) -> None:
    done, open_yet = legends({"done": [artifact]}, {}), legends({"quests": [artifact]}, {})
    assert plus(done, contest) - plus(open_yet, contest) == more


def test_roderik_strikes_harder_at_knights_of_ilbor() -> None:
    blows = [Contest(A, ATTACKING, MELEE, f"card:serpent_{foe}") for foe in ("corrupt-knight", "spawn")]
    assert [plus(legends({}, {}), blow) for blow in blows] == [5 + 2, 5]


@pytest.mark.parametrize(
    ("place", "monster", "done", "total"),
    [
        ("temple-gate", "snakeman", [], 2 + 6 - 1),
        ("hissing-dark", "snakeman", [], 2 + 6 + 1),
        ("hissing-dark", "priestess-of-nakari", [], 2 + 5),
        ("crossroads", "snakeman", ["crown-of-fangs"], 2 + 6 - 1),
        ("crossroads", "priestess-of-nakari", ["crown-of-fangs"], 2 + 5),
    ],
)
def test_what_a_monster_attacks_with(place: str, monster: str, done: list[str], total: int) -> None:
    target = {"at": place, "peril": 5, "done": done}
    s = legends({"hand": [monster]}, target, map=mapped(place), phase="villainy", locations=[])
    assert facts(play(s, f"play:serpent_{monster}@1", 2))["attacks"] == [total]


@pytest.mark.parametrize(
    ("place", "card"),
    [
        ("vault-of-ilbor", "war-paint"),
        ("overgrown-court", "jade-mask"),
        ("nakaris-lair", "potion-of-rejuvenation"),
    ],
)
def test_what_is_forbidden_in_a_location(place: str, card: str) -> None:
    for where, open_there in ((place, False), ("crossroads", True)):
        s = legends({"at": where, "hand": [card], "glory": 9, "health": 10}, {}, map=mapped(where))
        assert (f"play:serpent_{card}" in options(s, A)) == open_there
        assert (why_not(s, A, f"play:serpent_{card}") is None) == open_there


def test_at_the_gate_a_quest_is_exchanged() -> None:
    s = uses("temple-gate", {"glory": 3, "quests": ["steal-the-egg"]}, {}).table()
    new = s.asks()[0].options[0]
    s.apply(CHANCE, new)
    assert s.quests[A] == (new,)


def test_nord_ignores_hazards() -> None:
    """The egg chamber raises threats of traps by 2; against Nord they are 2 lower instead."""
    spec = {"map": {"egg-chamber": [0, -1]}, "traps": {"egg-chamber": "basket-of-snakes"}, "locations": []}
    for one, die in ((NORD, 9 - 2 - 3), ({}, 9 + 2 - 5)):
        for more, health in ((0, 18), (-1, 17)):
            s = play(legends({**one, "ap": 2}, {}, **spec), "move:north", die + more)
            assert s.health[A] == health


def test_izel_heals_when_she_defeats_a_monster() -> None:
    foe = {"at": "crossroads", "peril": 2, "health": 10, **IZEL}
    s = legends({"hand": ["spawn"]}, foe, map={"crossroads": [0, -1]}, phase="villainy", locations=[])
    play(s, "play:serpent_spawn@1", "form:melee", 1, 1)  # 4 against 7: her counter slays it
    assert s.health[B] == 11


def test_everything_in_the_box_has_its_case() -> None:
    shown = {f"serpent_{case.name}" for case in (*LOCATIONS, *QUESTS, *HEROES, *EVENT)}
    assert shown == {*SET.locations, *SET.quests, *SET.heroes, *SET.events}
