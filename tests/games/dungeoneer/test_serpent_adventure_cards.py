"""Every adventure card of Wrath of the Serpent Goddess does what its text says: a table of scenes.

A is Roderik (level 7: melee 5, magic 3, speed 4), B is Bel (melee 1, magic 7, speed 4).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.games.dungeoneer.serpent import SET, facts, legends
from tests.games.dungeoneer.table import play
from undercroft.games.dungeoneer.advice.chances import plus
from undercroft.games.dungeoneer.cards.vocabulary import M_HIT, MAGIC, MELEE, SPEED, STATS
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.hero.numbers import bonus
from undercroft.games.dungeoneer.hero.pack import pack_limit
from undercroft.games.dungeoneer.state.pieces import ATTACKING, COUNTERING, TESTING, Contest

A, B = 0, 1
NORTH = {"crossroads": [0, -1]}


class Case(NamedTuple):
    """A card, the table it is used at, what is chosen and thrown, and the expected result."""

    card: str
    one: dict[str, Any]  # player A, whose turn it is
    plays: tuple[str | int, ...]
    after: dict[str, Any]
    other: dict[str, Any] | None = None
    spec: dict[str, Any] | None = None

    def table(self) -> DungeoneerTable:
        """The scene, as it is after all choices."""
        return play(
            legends(self.one, self.other or {}, **(self.spec or {})), *[spelled(each) for each in self.plays]
        )


def spelled(choice: str | int) -> str | int:
    """Options with the full names of cards."""
    if isinstance(choice, int):
        return choice
    verb, _, rest = choice.partition(":")
    full = (
        verb in ("play", "use", "discard", "card", "play-use", "keep", "pack", "place", "location")
        and rest != "location"
    )
    return f"{verb}:serpent_{rest}" if full else choice


def sent(
    card: str,
    plays: tuple[str | int, ...],
    after: dict[str, Any],
    other: dict[str, Any] | None = None,
    **spec: Any,
) -> Case:
    """A sends a peril card to B, who stands in the crossroads."""
    target = {"at": "crossroads", "peril": 9, **(other or {})}
    one = {"hand": [card], **spec.pop("one", {})}
    return Case(card, one, plays, after, target, {"phase": "villainy", "map": NORTH, "locations": [], **spec})


def walks(card: str, place: str, plays: tuple[str | int, ...], after: dict[str, Any], **one: Any) -> Case:
    """A enters a location in the north, with a card in hand or in play."""
    return Case(card, {"glory": 9, **one}, ("move:north", *plays), after, {}, {"map": {place: [0, -1]}})


BOONS = [
    sent("snakeman", ("play:snakeman@1", "play:scare"),
         {"B.health": 18, "B.glory": 0, "discard": ["snakeman", "scare"]},
         {"glory": 3, "hand": ["scare"]})._replace(card="scare"),
    Case("distraction", {"items": ["distraction"], "peril": 2}, ("use:distraction",),
         {"A.peril": 1, "B.peril": 1}),
    sent("snakeman", ("play:snakeman@1", "play:command-fiend"),
         {"B.items": ["snakeman"], "B.glory": 0, "B.health": 18},
         {"glory": 5, "hand": ["command-fiend"]})._replace(card="command-fiend"),
    Case("bribed-guard", {"glory": 4, "hand": ["bribed-guard"]}, ("play:bribed-guard",),
         {"A.items": ["snakeman"], "A.glory": 0, "B.pack": []}, {"pack": ["snakeman"]}),
    Case("blow-of-legends", {"glory": 4, "hand": ["blow-of-legends"], "at": "crossroads"},
         ("attack:1:melee", "play:blow-of-legends", 6, 1), {"B.health": 15, "A.glory": 0},
         {"at": "crossroads"}, {"map": NORTH}),
    sent("hydra", ("play:hydra@1", "form:melee", "play:wrath-of-heroes"),
         {"B.glory": 0, "foes": [("fights", 1)]},
         {"glory": 5, "peril": 8, "hand": ["wrath-of-heroes"]})._replace(card="wrath-of-heroes"),
    Case("shed-the-skin",
         {"glory": 4, "health": 10, "hand": ["shed-the-skin"], "items": ["venom-in-the-blood"]},
         ("play:shed-the-skin",), {"A.health": 14, "A.items": [], "A.glory": 0}),
    Case("serpents-reflexes", {"glory": 3, "hand": ["serpents-reflexes"]}, ("play:serpents-reflexes",),
         {"A.values": (5, 3, 5), "A.glory": 0}),
    Case("serpents-reflexes", {"glory": 3, "items": ["serpents-reflexes"]}, (1,), {"A.glory": 2, "A.ap": 5},
         {}, {"phase": "reset", "locations": []}),
    Case("war-paint", {"glory": 3, "hand": ["war-paint"]}, ("play:war-paint",),
         {"A.glory": 0, "A.items": ["war-paint"]}),
    Case("war-paint", {"glory": 3, "items": ["war-paint"]}, (1,), {"A.glory": 2}, {},
         {"phase": "reset", "locations": []}),
    Case("antivenom", {"items": ["antivenom", "broken-oath"]}, ("use:antivenom",),
         {"A.items": [], "discard": ["antivenom", "broken-oath"]}),
    Case("oath-of-ilbor", {"glory": 4, "hand": ["oath-of-ilbor"]}, ("play:oath-of-ilbor",),
         {"A.glory": 0, "A.items": ["oath-of-ilbor"]}),
    Case("battle-trance", {"glory": 3, "hand": ["battle-trance"], "fallen": True, "ap": 1},
         ("play:battle-trance",), {"A.ap": 3, "A.fallen": False, "A.glory": 0}),
    walks("thread-of-fate", "brood-tunnel", (1, "play:thread-of-fate", 6), {"A.peril": 1, "A.glory": 9},
          hand=["thread-of-fate"]),
    Case("appease-the-goddess", {"glory": 3, "peril": 5, "hand": ["appease-the-goddess"]},
         ("play:appease-the-goddess",), {"tokens": 2, "A.peril": 2, "A.glory": 0}, {}, {"tokens": 3}),
]  # fmt: skip
LAIR = {"map": {"nakaris-lair": [0, -1]}}
RESET = {"phase": "reset", "locations": []}
TREASURES = [
    Case("belt-pouch", {"glory": 2, "hand": ["belt-pouch"]}, ("play:belt-pouch",),
         {"A.limits": (5, 5), "A.glory": 0}),
    Case("potion-of-rejuvenation", {"glory": 4, "health": 10, "hand": ["potion-of-rejuvenation"]},
         ("play:potion-of-rejuvenation",),
         {"A.health": 15, "A.glory": 0, "discard": ["potion-of-rejuvenation"]}),
    sent("snakeman", ("play:snakeman@1", "use:plate-of-gwildor", 6, 1), {"B.health": 18, "B.glory": 0},
         {"glory": 2, "peril": 5, "items": ["plate-of-gwildor"]})._replace(card="plate-of-gwildor"),
    Case("first-fang", {"glory": 5, "hand": ["first-fang"]}, ("play:first-fang",),
         {"A.values": (6, 3, 4), "A.glory": 0}),
    Case("obsidian-staff", {"glory": 4, "hand": ["obsidian-staff"]}, ("play:obsidian-staff",),
         {"A.values": (5, 5, 4), "A.glory": 0}),
    Case("obsidian-staff", {"glory": 1, "items": ["obsidian-staff"]}, (1,), {"A.glory": 0}, {}, RESET),
    Case("venom-phial", {"glory": 3, "hand": ["venom-phial"], "items": ["first-fang"], "at": "crossroads"},
         ("play:venom-phial", "attack:1:melee", 6, 1), {"B.health": 16, "A.glory": 0}, {"at": "crossroads"},
         {"map": NORTH}),
    Case("feathered-boots", {"glory": 2, "items": ["feathered-boots"], "ap": 1}, ("use:feathered-boots",),
         {"A.ap": 2, "A.glory": 0}),
    walks("feathered-boots", "avenue-of-fangs", (),
          {"A.health": 18, "A.place": "avenue-of-fangs", "moves": ["move:south"]}, items=["feathered-boots"]),
    sent("snakeman", ("play:snakeman@1", 2), {"attacks": [2 + 6 - 1]},
         {"peril": 5, "items": ["jade-mask"]})._replace(card="jade-mask"),
    sent("temple-jaguar", ("play:temple-jaguar@1", "form:melee", 6, "by-minion", 2),
         {"B.health": 18, "B.items": ["serpent-leash", "snakeman"]},
         {"peril": 4, "items": ["serpent-leash", "snakeman"]})._replace(card="serpent-leash"),
    Case("blood-chalice", {"health": 10, "glory": 1, "items": ["blood-chalice"]}, (1,), {"A.glory": 0}, {},
         RESET),
    sent("spawn", ("play:spawn@1", "form:melee", 1, 1, "challenge:foe1:magic", 6, 1),
         {"B.health": 10 - 1 + 2},
         {"health": 10, "peril": 2, "saved": True, "items": ["blood-chalice"]}
         )._replace(card="blood-chalice"),
    sent("snakeman", ("play:snakeman@1", "use:golden-scarab"),
         {"B.health": 18, "B.items": [], "asked": "lair"},
         {"peril": 5, "items": ["golden-scarab"]})._replace(card="golden-scarab"),
    Case("map-of-the-temple", {"glory": 2, "ap": 1, "hand": ["map-of-the-temple"]},
         ("play:map-of-the-temple",), {"asked": "place", "A.glory": 0}, {}, {"locations": ["crossroads"]}),
    Case("map-of-the-temple", {"glory": 2, "ap": 1, "hand": ["map-of-the-temple"]},
         ("play:map-of-the-temple", "place:temple-gate:north"), {"A.ap": 2}, {},
         {"locations": ["crossroads"]}),
]  # fmt: skip
BANES = [
    sent("rising-wrath", ("play:rising-wrath",), {"tokens": 3, "B.peril": 0}, {"peril": 3}, tokens=1),
    sent("venom-in-the-blood", ("play:venom-in-the-blood@1",),
         {"B.items": ["venom-in-the-blood"], "B.peril": 0}, {"peril": 3}),
    Case("venom-in-the-blood", {"items": ["venom-in-the-blood"]}, (1,), {"A.health": 17}, {}, RESET),
    Case("venom-in-the-blood", {"glory": 3, "items": ["venom-in-the-blood"]}, ("use:venom-in-the-blood",),
         {"A.items": [], "A.glory": 0}),
    Case("strangling-vines", {"peril": 3, "at": "root-passage"},
         ("move:south", "pass", "play:strangling-vines@0", "exit:north"),
         {"A.peril": 3 + 2 - 3, "moves": []}, {"hand": ["strangling-vines"]},
         {"map": {"root-passage": [0, -1]}}),
    Case("serpents-gaze", {"hand": ["serpents-gaze"]}, ("move:north", "play:serpents-gaze@1", 6),
         {"B.peril": 4 - 2 + 1 + 3}, {"peril": 4},
         {"active": B, "map": {"brood-tunnel": [0, -1]}, "locations": []}),
    sent("moulting", ("play:moulting@1",), {"B.items": [], "B.hand": ["war-paint"], "B.peril": 0},
         {"peril": 3, "items": ["war-paint"]}),
    sent("temple-tribute", ("play:temple-tribute@1",), {"A.glory": 3, "B.glory": 2, "B.peril": 0},
         {"peril": 4, "glory": 5}),
    sent("blessing-of-scales", ("play:blessing-of-scales", "pack:snakeman@1", 2), {"attacks": [2 + 6 + 2]},
         {"peril": 7}, one={"hand": ["blessing-of-scales"], "pack": ["snakeman"]}),
    sent("scent-of-blood", ("play:scent-of-blood@1", "play:snakeman@1", 2),
         {"attacks": [2 + 6 + 2], "B.peril": 0}, {"peril": 7},
         one={"hand": ["scent-of-blood", "snakeman"]}),
    sent("turning-temple", ("play:turning-temple", "location:crossroads", "move:east"),
         {"A.place": "crossroads", "B.peril": 0}, {"peril": 4},
         map={"crossroads": [0, -1], "root-passage": [1, 0]}),
    sent("poisoned-rumour", ("play:poisoned-rumour@1", "discard:spawn", "discard:hydra"),
         {"B.hand": ["scare"], "B.peril": 0}, {"peril": 3, "hand": ["spawn", "hydra", "scare"]}),
    sent("snake-nest", ("play:snake-nest", "location:crossroads", "move:north", 4),
         {"A.health": 17, "A.peril": 4 + 1, "B.peril": 0}, {"peril": 3, "at": "temple-gate"}),
    sent("snake-nest", ("play:snake-nest", "location:crossroads", "move:north", 5),
         {"A.health": 18, "A.peril": 4}, {"peril": 3, "at": "temple-gate"}),
    Case("broken-oath", {"items": ["broken-oath"]}, (), {"A.limits": (3, 3)}),
    Case("broken-oath", {"items": ["broken-oath"]}, ("use:broken-oath",),
         {"A.health": 16, "A.items": [], "A.limits": (4, 4)}),
]  # fmt: skip


@pytest.mark.parametrize("case", [*BOONS, *TREASURES, *BANES], ids=lambda case: case.card)
def test_what_a_card_does(case: Case) -> None:
    found = facts(case.table())
    assert {word: found[word] for word in case.after} == case.after


def strikes(
    card: str,
    plays: tuple[str | int, ...],
    after: dict[str, Any],
    other: dict[str, Any] | None = None,
    **spec: Any,
) -> Case:
    """A monster is sent to B, with just the peril it costs."""
    price = SET.cards[f"serpent_{card}"].cost
    return sent(card, (f"play:{card}@1", *plays), after, {"peril": price, **(other or {})}, **spec)


def sprung(card: str, die: int, after: dict[str, Any], **one: Any) -> Case:
    """A walks into a trap that waits in the sunken passage, and does nothing before it goes off (D-097)."""
    spec = {"map": {"sunken-passage": [0, -1]}, "traps": {"sunken-passage": card}, "locations": []}
    return Case(card, {"ap": 3, **one}, ("move:north", "pass", die), after, {}, spec)


ENCOUNTERS = [
    Case("nakari", {"glory": 9}, ("move:north", "form:melee", 6, 1), {"A.health": 16}, {}, LAIR),
    Case("nakari", {"glory": 9}, ("move:north", "form:magic", 6, 1), {"A.health": 17, "A.glory": 9 + 3 - 3},
         {}, LAIR),
    strikes("corrupt-knight", ("form:melee", 6, 1), {"B.health": 17, "B.peril": 0}),
    strikes("corrupt-knight", ("form:magic", 6), {"attacks": [6 + 4 + 1]}),
    strikes("corrupt-knight", ("form:magic", 6, 1, "pass"), {"B.health": 16}),
    strikes("snakeman", (6, 1), {"B.health": 16}),
    strikes("snakeman", (6,), {"attacks": [6 + 6]}),
    strikes("priestess-of-nakari", (6, 1, "pass"), {"B.health": 17, "B.glory": 3}, {"glory": 5}),
    strikes("priestess-of-nakari", (6,), {"attacks": [6 + 5 + 4]}, tokens=4),
    strikes("spawn", ("form:speed", 6), {"attacks": [6 + 4]}),
    strikes("spawn", ("form:melee", 6, 1), {"B.health": 17}),
    strikes("monstrous-boa", (6, 1), {"B.health": 16, "B.fallen": True}),
    strikes("basilisk", (6,), {"attacks": [6 + 7]}),
    strikes("basilisk", ("special:1", 2), {"B.fallen": True, "B.peril": 0}, {"peril": 8}),
    strikes("basilisk", ("special:1", 3), {"B.fallen": False}, {"peril": 8}),
    strikes("hydra", ("form:melee", "special:1", 6), {"B.health": 16, "B.peril": 0}, {"peril": 11}),
    strikes("hydra", ("form:melee", 6, 1), {"B.health": 15}),
    strikes("hydra", ("form:speed", 6, 1), {"B.health": 17}),
    strikes("skin-changer", ("form:speed", 6, 1), {"B.items": [], "discard": ["war-paint"]},
            {"items": ["war-paint"]}),
    strikes("skin-changer", ("form:magic", 6, 1, "pass"), {"B.items": ["war-paint"], "B.health": 17},
            {"items": ["war-paint"]}),
    strikes("venom-spitter", (6, 1), {"B.health": 17}),
    strikes("temple-jaguar", ("form:melee", 6), {"attacks": [6 + 5]}),
    strikes("temple-jaguar", ("form:melee", 6), {"attacks": [6 + 5 + 2]}, {"health": 17}),
    sprung("acid-flow", 5, {"A.health": 15}),
    sprung("acid-flow", 6, {"A.health": 18, "A.glory": 1 + 3}),
    sent("acid-flow", ("play:acid-flow@1",), {"B.peril": 0}, {"peril": 3},
         map={"crossroads": [0, -1], "root-passage": [1, 0]}),
    sprung("basket-of-snakes", 3, {"A.health": 17, "A.peril": 1 + 3}),
    sprung("basket-of-snakes", 4, {"A.health": 18, "A.peril": 1, "asked": "chance"}),
    sprung("speaking-idol", 3, {"A.place": "temple-gate"}),
    sprung("speaking-idol", 4, {"A.place": "sunken-passage", "A.health": 12}, health=10),
    sent("poison-darts", ("play:poison-darts@1", 5), {"B.health": 17, "B.values": (0, 6, 3), "B.peril": 0},
         {"peril": 4}),
    sent("poison-darts", ("play:poison-darts@1", 6), {"B.health": 18, "B.values": (1, 7, 4)}, {"peril": 4}),
]  # fmt: skip


@pytest.mark.parametrize("case", ENCOUNTERS, ids=lambda case: case.card)
def test_what_an_encounter_does(case: Case) -> None:
    found = facts(case.table())
    assert {word: found[word] for word in case.after} == case.after


SPAWN, SNAKE, HERO = "card:serpent_spawn", "card:serpent_snakeman", ""
MODIFIERS = [
    ("war-paint", ATTACKING, MELEE, SPAWN, 2),
    ("war-paint", COUNTERING, MELEE, SPAWN, 0),
    ("antivenom", TESTING, SPEED, "", 1),
    ("antivenom", ATTACKING, MELEE, SPAWN, 0),
    ("oath-of-ilbor", COUNTERING, MAGIC, SPAWN, 2),
    ("oath-of-ilbor", COUNTERING, MAGIC, HERO, 0),
    ("oath-of-ilbor", ATTACKING, MELEE, SPAWN, 0),
    ("plate-of-gwildor", COUNTERING, MELEE, SPAWN, 1),
    ("plate-of-gwildor", ATTACKING, MELEE, SPAWN, 0),
    ("first-fang", COUNTERING, MELEE, SPAWN, 1),
    ("obsidian-staff", ATTACKING, MAGIC, SPAWN, 2),
]


@pytest.mark.parametrize(("card", "role", "form", "foe", "more"), MODIFIERS)
def test_what_a_card_adds_to_rolls(card: str, role: int, form: int, foe: str, more: int) -> None:
    contest = Contest(A, role, form, foe, -1 if foe else B)
    without, with_it = legends({}, {}), legends({"items": [card]}, {})
    assert plus(with_it, contest) - plus(without, contest) == more


def test_the_first_fang_bites_deeper_in_snakes() -> None:
    s = legends({"items": ["first-fang"]}, {})
    hits = [bonus(s, A, 1 << M_HIT, Contest(A, ATTACKING, MELEE, foe)) for foe in (SNAKE, SPAWN)]
    assert hits == [1, 0]


def test_the_jade_mask_helps_tests_in_the_dark() -> None:
    contest = Contest(A, TESTING, MAGIC)
    for place, more in (("hissing-dark", 1), ("crossroads", 0)):
        bare, masked = [
            legends({"at": place, "items": items}, {}, map={place: [0, -1]}) for items in ([], ["jade-mask"])
        ]
        assert plus(masked, contest) - plus(bare, contest) == more


def test_the_leash_holds_one_more_monster_in_the_pack() -> None:
    for items, most in (([], 3), (["serpent-leash"], 4)):
        assert pack_limit(legends({"items": items}, {}), A) == most


def test_venom_weakens_every_roll_until_the_next_reset() -> None:
    s = strikes("venom-spitter", (6, 1), {}).table()
    assert plus(s, Contest(B, TESTING, MAGIC)) == 7 - 1
    assert plus(s, Contest(B, ATTACKING, MAGIC, SPAWN)) == 7 - 1


def test_a_basilisks_gaze_lowers_the_counter() -> None:
    s = strikes("basilisk", ("special:1", 2), {}, {"peril": 8}).table()
    assert plus(s, Contest(B, COUNTERING, MAGIC, "card:serpent_basilisk")) == 7 - 2


def test_a_boa_holds_whoever_it_threw_down() -> None:
    s = strikes("monstrous-boa", (6, 1), {}).table()
    assert divmod(s.getting_up[B], len(STATS)) == (7, MELEE)


def test_nobody_is_held_down_for_ever() -> None:
    """Whatever test a card requires for standing up, every legend can pass it."""
    held = [(op.stat, op.n) for card in SET.cards.values() for effect in card.effects
            for op in (*effect.do, *effect.failed) if op.verb == "fall" and op.stat >= 0]  # fmt: skip
    assert held
    for stat, value in held:
        assert min(hero.levels[0][stat] for hero in SET.heroes.values()) + 6 >= value


def test_every_adventure_card_has_its_case() -> None:
    shown = {case.card for case in (*BOONS, *TREASURES, *BANES, *ENCOUNTERS)}
    assert {f"serpent_{card}" for card in shown} == set(SET.cards)
