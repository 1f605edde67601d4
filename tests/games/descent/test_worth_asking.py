"""Nobody is asked if there is nothing to choose, or about what others decide among themselves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.descent.stage import Stage, foe, hero, stage
from undercroft.engine.flow import CHANCE, Args
from undercroft.engine.messages import Message
from undercroft.games.descent.game import GAME
from undercroft.locale import LANGUAGES, voice

WATCHED = (hero("mordrog", (3, 4)), hero("lyssa", (2, 4)))


def overlord(*heroes: dict[str, Any], **more: Any) -> Stage:
    """The overlord's turn, cards drawn."""
    play = stage(*heroes, turn="overlord", **more)
    while play.s.asks()[0].seat != CHANCE:
        play("pass")
    return play(dice=["doom", "mimic"])


@pytest.mark.rule("J-067")
@pytest.mark.parametrize("always", [False, True])
def test_a_monster_that_can_do_nothing_more_is_done(always: bool) -> None:
    two = [foe("beastman", (4, 4)), foe("beastman", (8, 4))]
    play = overlord(*WATCHED, monsters=two, always_pause=always)
    on_the_way = {"plot": "go-on", "activate": "activate:4", "target": "target:3,4"}
    while play.asked()[1] != "act":
        play(on_the_way.get(play.asked()[1], "pass"))
    play.s.points = 0
    play("attack")
    while play.asked()[1] not in ("act", "activate"):
        thrown = play.s.asks()[0].seat == CHANCE
        play(*[] if thrown else [on_the_way.get(play.asked()[1], "pass")], dice=[1] if thrown else [])
    assert play.open()[:2] == (["end"] if always else ["activate:5", "end-turn"])


def scorpion(always: bool = False, **more: Any) -> list[str]:
    """What Red Scorpion is offered at the start of her turn, nothing if nobody asks."""
    cast = hero("red-scorpion", (6, 4), **more), hero("lyssa", (0, 5))
    play = stage(*cast, turn="red-scorpion", always_pause=always)
    while play.asked()[1] == "hero-called":
        play("pass")
    return play.open() if play.asked()[1] == "turn-start" else []


@pytest.mark.rule("J-285", "J-444")
def test_nobody_is_asked_to_heal_the_unhurt() -> None:
    heal, refresh = "use:red-scorpion", "use:red-scorpion-2"
    assert scorpion() == []
    assert scorpion(wounds=11) == [heal, "pass"]
    assert scorpion(poison=1) == [heal, "pass"]
    assert scorpion(fatigue=3) == [refresh, "pass"]
    assert scorpion(wounds=11, fatigue=3) == [heal, refresh, "pass"]
    assert scorpion(always=True) == ["pass"]


@pytest.mark.rule("J-444")
def test_whoever_blesses_is_asked_if_anybody_near_is_tired() -> None:
    def asked(mate: int, at: tuple[int, int]) -> bool:
        cast = hero("mordrog", (6, 4), skills=["battle-cry"]), hero("lyssa", at, fatigue=mate)
        return stage(*cast, turn="mordrog")("action:battle").asked()[1] == "declare-battle"

    rested = stage(hero("lyssa", (5, 4)), turn="lyssa").s.fatigue[0]
    assert not asked(rested, (5, 4))
    assert asked(rested - 1, (5, 4))
    assert not asked(rested - 1, (3, 4))


def attacked(kind: str, weapon: str, dice: int, others: tuple[Any, ...] = (), **more: Any) -> str:
    """What is asked after an attack in which every die shows the same face."""
    here = hero("mordrog", (6, 4), wear=[weapon], fatigue=more.pop("fatigue", 3))
    mates = more.pop("mates", ())
    play = stage(here, *mates, monsters=[foe(kind, (7, 4)), *others], turn="mordrog", **more)
    for choice in ("action:battle", f"attack:{weapon}", "target:7,4", *["blast"] * len(mates)):
        while play.open() == ["pass"]:
            play("pass")
        play(choice)
    while play.open() == ["pass"] or play.asked()[0] == CHANCE:
        play(*["pass"] * (play.asked()[0] != CHANCE), dice=[dice] * (play.asked()[0] == CHANCE))
    return play.asked()[1]


@pytest.mark.rule("J-118", "J-123", "J-451")
def test_nothing_is_bought_where_all_die_anyway() -> None:
    assert attacked("beastman", "sword", 2) == "act"
    assert attacked("beastman", "sword", 2, always_pause=True) == "spend"
    assert attacked("giant", "sword", 2) == "spend"  # it lives
    assert attacked("master skeleton", "sword", 2) == "spend"  # it may rise, with fewer wounds
    beside = (foe("beastman", (8, 4)),)
    assert attacked("beastman", "bane", 3, beside) == "spend"  # two surges reach the other one
    mate = (hero("ispher", (7, 5)),)
    assert attacked("beastman", "ice-storm", 3, mates=mate) == "spend"  # a friend is hit, too
    assert attacked("beastman", "staff-of-knowledge", 3) == "spend"  # they take threat, too


@pytest.mark.rule("J-387")
def test_of_one_kind_it_is_only_asked_where() -> None:
    play = overlord(*WATCHED, threat=20, hand=["razorwing-flock"])("play:razorwing-flock")
    assert play.asked() == (0, "spawn-where")
    assert "enough" in play.open()  # as many as the overlord likes
    play(play.open("at")[0])
    assert len(play.s.monsters()) == 1
    assert play("enough").asked() == (0, "plot")
    assert len(play.s.monsters()) == 1


@pytest.mark.rule("J-030", "J-034")
def test_whoever_has_acted_leaves_the_order_to_the_others() -> None:
    three = (hero("mordrog", (6, 4)), hero("lyssa", (0, 5)), hero("ispher", (0, 4)))
    play = stage(*three, turn="mordrog")("action:battle", "end")
    assert play.asked() == (2, "next")
    assert set(play.open()) == {"next:lyssa", "next:ispher", "go:ispher"}


@pytest.mark.rule("J-018")
def test_whoever_has_shopped_leaves_the_order_to_the_others() -> None:
    state = GAME.new(4, 1)
    while state.asks()[0].prompt != "descent-ask-shops-next":
        state.apply(state.asks()[0].seat, state.asks()[0].options[-1])
    assert state.asks()[0].seat == 1
    state.apply(1, f"next:{state.heroes[0]}")
    while state.asks()[0].prompt != "descent-ask-shops-next":
        state.apply(state.asks()[0].seat, "done")
    assert state.asks()[0].seat == 2


def test_without_monsters_the_turn_ends_after_the_cards() -> None:
    def label(play: Stage) -> str:
        option = GAME.describe(play.s, 0, "go-on")
        return voice("en")(option.label)

    alone = overlord(*WATCHED, hand=["charge"])
    assert label(alone) == "End the turn"
    assert label(overlord(*WATCHED, hand=["charge"], monsters=[foe("beastman", (8, 4))])) != "End the turn"


def test_the_overlord_reads_which_monster_is_activated() -> None:
    play = overlord(*WATCHED, threat=20, hand=["charge"], monsters=[foe("beastman", (8, 4))])
    play("go-on", "activate:4")
    assert play.asked() == (0, "activated")
    assert (
        voice("en")(GAME.prompt(play.s, play.s.asks()[0])) == "The beastman is activated: do you play a card?"
    )


def test_the_overlord_has_a_goal_of_his_own() -> None:
    state = GAME.new(3, 1)
    goals = [GAME.view(state, seat)["goal"] for seat in range(3)]
    assert goals[1] == goals[2] != goals[0]
    for language in LANGUAGES:
        assert len({voice(language)(goal) for goal in goals}) == 2


@pytest.mark.rule("J-079")
def test_a_refusal_says_what_it_would_cost() -> None:
    play = stage(hero("mordrog", (6, 4), wear=["sword"]), turn="mordrog")("action:battle")
    refusal = GAME.explain(play.s, 1, "re-equip")
    assert refusal is not None
    assert "costs 2, and you have 0" in voice("en")(refusal.message)


@pytest.mark.rule("J-326")
def test_the_log_names_pierce_where_it_counts() -> None:
    args: Args = {
        "who": "@descent-overlord",
        "target": "@descent-overlord",
        "damage": 5,
        "armor": 4,
        "wounds": 2,
    }
    for language in LANGUAGES:
        say = voice(language)
        plain = say(Message("descent-hits", {**args, "pierce": 0}))
        assert say("descent-ability-pierce") not in plain
        assert f"{say('descent-ability-pierce')} 1" in say(Message("descent-hits", {**args, "pierce": 1}))


def test_a_skill_says_what_its_ability_or_familiar_does() -> None:
    for language in LANGUAGES:
        say = voice(language)
        for skill in ("blessing", "boggs-the-rat", "holy-aura", "mata-and-kata", "wild-talent"):
            assert len(say(f"descent-text-skill-{skill}")) > 60, skill


@pytest.mark.rule("J-152")
def test_a_card_that_is_paid_with_others_says_so() -> None:
    play = overlord(*WATCHED, threat=0, hand=["beastmen-war-party", "charge", "rage"])
    assert play.s.threat == 2
    label = voice("en")(GAME.describe(play.s, 0, "play:beastmen-war-party").label)
    assert label == "Discard for 2 threat and play Beastmen War Party (4 threat)"
