"""What a player could work out: the chances of every open option and every threat on the map.

An option has `odds` (a word or two for a button), `lines` (everything it can lead to) and an `alarm`. Each is
a message with percentages; `least` and `most` give the same as fractions, which differ if players choose
on the way, or if the hero's own boons, treasures and abilities can help a roll. It assumes that nobody
else interrupts.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from undercroft.engine.chances import (
    NEVER,
    WHOLE,
    Bounds,
    Fact,
    TooMany,
    given,
    percents,
    shown,
    span,
)
from undercroft.engine.flow import PASS, Args
from undercroft.engine.messages import Message
from undercroft.games.dungeoneer.battle.actions import STAND
from undercroft.games.dungeoneer.battle.challenge import Blow
from undercroft.games.dungeoneer.battle.villainy import Batch
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.dungeon.moving import MOVE
from undercroft.games.dungeoneer.odds.foresight import PATIENCE, Outlook, foreseen, has_help
from undercroft.games.dungeoneer.odds.threats import threats
from undercroft.games.dungeoneer.odds.walks import walks
from undercroft.games.dungeoneer.play.abilities import Uses
from undercroft.games.dungeoneer.play.cards import PaidByPeril, Plays
from undercroft.games.dungeoneer.quests.attempt import ATTEMPT
from undercroft.games.dungeoneer.quests.kinds import Hunt, TryLuck
from undercroft.games.dungeoneer.quests.search import SEARCH_FOR
from undercroft.games.dungeoneer.state.foes import battle_of, quarry_name
from undercroft.games.dungeoneer.state.listed import FIGHT, FORM, Held
from undercroft.games.dungeoneer.state.names import quest_name, who
from undercroft.games.dungeoneer.state.state import SETUP_PHASE
from undercroft.games.dungeoneer.state.windows import PlayWindow

LIKELY = Fraction(1, 2)
TOGETHER = 10_000  # positions to visit for all options
FOR_HELP = 2_000  # positions to visit for a hero's own help; if there are more, it is not counted
DESTINATION = "dungeoneer-ask-destination"
# The dice have been thrown: those of another battle are not what these ask about.
AFTER_BATTLE = ("dungeoneer-ask-lair", "dungeoneer-ask-keep", "dungeoneer-ask-reward")
FACT_WORDS: dict[str, tuple[str, ...]] = {  # facts in the order shown, with their arguments
    "wins": ("who",),
    "quest": ("quest",),
    "found": ("quest",),
    "stands": ("who",),
    "enters": ("who",),
    "test": ("who", "stat", "value"),
    "clash": ("who", "target", "form"),
    "dies": ("who",),
    "wounds": ("who",),
    "falls": ("who",),
    "slain": ("monster",),
    "hurt": ("monster",),
    "meets": (),
}


def survey(s: DungeoneerTable, seat: int | None) -> dict[str, Any]:
    """The chances of what a seat may choose now, and of the threats on the map for its hero."""
    if seat is None or s.phase == SETUP_PHASE or s.reason or s.is_out(seat):
        return {}
    outlooks = all_outlooks(s, seat)
    deaths = {option: span(found, ("dies", who(s, seat), 1))[1] for option, found in outlooks.items()}
    options: dict[str, Any] = {}
    for option, found in outlooks.items():
        if found:
            warning = alarm(s, seat, option, found, min(deaths.values()))
            words = odds(s, seat, option, found, outlooks.get(FIGHT.tag, {}))
            if warning and "die" in warning["id"]:  # it mentions death already
                words = [each for each in words if each["id"] != "dungeoneer-odds-death"]
            options[option] = {"odds": words, "lines": lines(found, who(s, seat)), "alarm": warning}
    return {"threats": threats(s, seat), "walks": walks(s, seat), "options": options}


def all_outlooks(s: DungeoneerTable, seat: int) -> dict[str, Bounds]:
    """What can follow from each open option; nothing for those that depend on no dice, or on too many."""
    found: dict[str, Bounds] = {}
    patience = TOGETHER
    midway = isinstance(s.agenda[-1], PlayWindow)
    help_is_there = has_help(s, seat)
    for ask in s.pending:
        if ask.seat == seat and ask.prompt not in AFTER_BATTLE:
            for option in ask.options:
                found[option] = {}
                if option in ask.asides or patience <= 0:
                    continue
                try:
                    outlook = Outlook(foreseen(s, seat), seat, option, min(patience, PATIENCE))
                except TooMany:
                    patience -= PATIENCE
                    continue
                patience -= outlook.positions
                if (outlook.dice or midway) and not leads_anywhere(s, seat, option):
                    bounds = outlook.bounds
                    if help_is_there and patience > 0:
                        bounds, positions = helped(s, seat, option, bounds, min(patience, FOR_HELP))
                        patience -= positions
                    found[option] = {**expected(s, seat, option), **bounds}
    waiting = found.get(PASS, {}) if midway else {}
    return {
        option: {} if option != PASS and bounds == waiting and is_aside(s, option) else bounds
        for option, bounds in found.items()
    }


def leads_anywhere(s: DungeoneerTable, seat: int, option: str) -> bool:
    """Whether somebody is asked next where a hero goes: then each answer has chances of its own."""
    twin = foreseen(s, seat)
    twin.apply(seat, option)
    return bool(twin.pending) and twin.pending[0].prompt == DESTINATION


def is_aside(s: DungeoneerTable, option: str) -> bool:
    """Whether it is a card or an ability aimed at nobody: what it does not change is not its business."""
    return isinstance(s.box.words[option].verb, Plays | Uses) and not aimed_at(s, option)


def helped(s: DungeoneerTable, seat: int, option: str, bare: Bounds, patience: int) -> tuple[Bounds, int]:
    """The same with the help of the hero's cards in play, and how many positions it took.

    Least and most cover every way to use them; the mean stays that of a hero without help.
    """
    try:
        outlook = Outlook(foreseen(s, seat, helped=True), seat, option, patience)
    except TooMany:
        return bare, patience
    means = {fact: bare.get(fact, NEVER)[2] for fact in outlook.bounds}
    return {fact: (*each[:2], means[fact]) for fact, each in outlook.bounds.items()}, outlook.positions


def expected(s: DungeoneerTable, seat: int, option: str) -> Bounds:
    """What an option is chosen for; it is shown even if it is impossible."""
    word = s.box.words[option]
    if word.verb is ATTEMPT:
        return {("quest", quest_name(word.what), 1): NEVER}
    if word.verb is SEARCH_FOR:
        return {("found", quest_name(word.what), 1): NEVER}
    if word.verb is STAND:
        return {("stands", who(s, seat), 1): NEVER}
    return {("enters", who(s, seat), 1): NEVER} if word.verb is MOVE else {}


# -- in words --------------------------------------------------------------------------------------


def lines(bounds: Bounds, you: str) -> list[dict[str, Any]]:
    """Everything that can follow: the aim first, then what is certain to be rolled for."""
    order = list(FACT_WORDS)
    facts = [fact for fact in bounds if fact[0] in FACT_WORDS and worth_telling(bounds, fact, you)]
    facts.sort(key=lambda fact: (order.index(str(fact[0])), bounds[fact][0] == 0, str(fact[1:-1]), fact[-1]))
    return [line(bounds, fact) for fact in facts]


def worth_telling(bounds: Bounds, fact: Fact, you: str) -> bool:
    """Whether a fact is neither obvious nor about what others might do to each other."""
    if fact[0] == "enters":
        return bounds[fact][0] < WHOLE and fact[-1] == 1
    if fact[0] == "clash":
        return bounds[fact][0] == WHOLE or you in fact
    return fact[0] != "hurt" or fact[-1] == 1


def line(bounds: Bounds, fact: Fact) -> dict[str, Any]:
    """One fact with its chance."""
    name, number = str(fact[0]), int(fact[-1])
    words = zip(FACT_WORDS[name], fact[1:-1], strict=True)
    args: Args = {**dict(words), "number": number}
    if name == "test":
        return shown("dungeoneer-chance-test", args, *result(bounds, "passes", fact))
    if name == "clash":
        results = {each: result(bounds, each, fact) for each in ("hits", "draw", "struck")}
        percents: Args = {each: percents_between(*chances) for each, chances in results.items()}
        exact = {each: str(least) for each, (least, _) in results.items()}
        return {**Message("dungeoneer-chance-clash", {**args, **percents}).json(), **exact}
    return shown(f"dungeoneer-chance-{name}", args, *span(bounds, fact))


def result(bounds: Bounds, word: str, fact: Fact) -> tuple[Fraction, Fraction]:
    """The lowest and highest chance of a result; with help, if it is certain to be rolled for.

    If it is only sometimes rolled for, it is the chance in that case, without help.
    """
    if bounds[fact][0] == WHOLE:
        return span(bounds, (word, *fact[1:]))
    chance = given(bounds, (word, *fact[1:]), fact)
    return chance, chance


def percents_between(least: Fraction, most: Fraction) -> str:
    """One percentage, or a range of two."""
    low, high = percents(least, most)
    return low if low == high else f"{low}–{high}"


def odds(
    s: DungeoneerTable, seat: int, option: str, bounds: Bounds, declared: Bounds
) -> list[dict[str, Any]]:
    """The chances that matter most, in a word each, for a button, without what is declared already."""
    if victim := meddled_with(s, seat, option):
        return spoiled(bounds, victim, who(s, seat))
    you = who(s, seat)
    aims = [fact for fact in expected(s, seat, option) if fact[0] != "enters"]
    tests = [fact for fact in bounds if fact[0] == "test"]
    clashes = [fact for fact in bounds if fact[0] == "clash"]
    target = aimed_at(s, option)
    found: list[tuple[str, Fraction, Fraction]] = []
    if target:
        found.append(harmed(bounds, target, *own_part(s, option, clashes, tests, declared), bool(declared)))
        killed = [span(bounds, (word, target, 1)) for word in ("dies", "slain")]
        found.append(("kill", max(each[0] for each in killed), max(each[1] for each in killed)))
    elif aims:
        found.append(promise(bounds, aims[0]))
    elif attempted := own_attempt(s, seat, bounds):
        found.append(("success", *span(bounds, attempted)))
    elif len(blows := own_blows(s, seat, bounds, clashes)) == 1:
        found.append(("hit", *result(bounds, "hits", blows[0])))
    elif len(tests) == 1 and tests[0][1] == you and not clashes:
        found.append(("success", *result(bounds, "passes", tests[0])))
    found.append(("encounter", *span(bounds, ("meets", 1))))
    found += [(word, *span(bounds, (fact, you, 1))) for word, fact in OWN.items()]
    several = [] if found[0][0] != "encounter" or clashes else [fact for fact in tests if fact[1] == you]
    return [shown_test(bounds, fact) for fact in several] + [
        shown(f"dungeoneer-odds-{word}", {}, least, most)
        for word, least, most in found
        if most or word == "success"
    ]


def own_blows(s: DungeoneerTable, seat: int, bounds: Bounds, clashes: list[Fact]) -> list[Fact]:
    """The clashes of the current battle in which a seat attacks, with its hero or a monster."""
    fight = battle_of(s)
    mine = {foe.named(s) for foe in fight.foes if seat in (foe.seat, foe.owner)} if fight else set()
    return [fact for fact in clashes if fact[1] in mine and bounds[fact][0] == WHOLE]


def own_attempt(s: DungeoneerTable, seat: int, bounds: Bounds) -> Fact | None:
    """The quest or search that a hero rolls for when somebody may still act, or add a die."""
    if not isinstance(s.agenda[-1], PlayWindow | TryLuck) or s.active != seat:
        return None
    return next((fact for fact in bounds if fact[0] in ("quest", "found")), None)


def shown_test(bounds: Bounds, fact: Fact) -> dict[str, Any]:
    """One of several tests on a path, by what it tests."""
    passed = result(bounds, "passes", fact)
    return shown("dungeoneer-odds-test", {"stat": fact[2], "value": fact[3]}, *passed)


OWN = {"wound": "wounds", "fall": "falls", "death": "dies"}


def promise(bounds: Bounds, aim: Fact) -> tuple[str, Fraction, Fraction]:
    """How likely the aim is reached; if a hunt cannot end now, how likely it wounds, since wounds last."""
    hurt = [fact for fact in bounds if fact[0] == "hurt" and fact[-1] == 1]
    if hurt and not bounds[aim][1]:
        return "hurt", *span(bounds, hurt[0])
    return "success", *span(bounds, aim)


def aimed_at(s: DungeoneerTable, option: str) -> str:
    """Whom an option is meant to harm, as events name them; nothing if it is not an attack."""
    word = s.box.words[option]
    if isinstance(word, Blow):
        return quarry_name(s, word.foe, word.hero)
    top = s.agenda[-1]
    if word.verb is FORM and isinstance(top, Batch | Hunt):
        return who(s, top.against[-1] if isinstance(top, Batch) else top.seat)
    aimed = isinstance(word, Held) and isinstance(word.verb, PaidByPeril) and word.owner >= 0
    return who(s, word.owner) if isinstance(word, Held) and aimed else ""


def own_part(
    s: DungeoneerTable, option: str, clashes: list[Fact], tests: list[Fact], declared: Bounds
) -> tuple[list[Fact], list[Fact]]:
    """The clashes and tests that an encounter adds to those declared before it."""
    top = s.agenda[-1]
    if s.box.words[option].verb is FORM and isinstance(top, Batch):
        return [fact for fact in clashes if fact[1] == top.foes[-1].named(s)], []
    clashes = [fact for fact in clashes if fact not in declared]
    return clashes, [fact for fact in tests if fact not in declared]


def harmed(
    bounds: Bounds, target: str, clashes: list[Fact], tests: list[Fact], joined: bool = False
) -> tuple[str, Fraction, Fraction]:
    """How likely it does harm: an attack by the clash, a trap by the test, several of them by a wound.

    If it has joined other encounters, the wounds are not all its own, and only its clashes count.
    """
    sure = [fact for fact in clashes if fact[2] == target and bounds[fact][0] == WHOLE]
    if len(sure) == 1:
        return "hit", *result(bounds, "hits", sure[0])
    failed = [result(bounds, "fails", fact) for fact in tests if fact[1] == target]
    if joined and (struck := [result(bounds, "hits", fact) for fact in clashes if fact[2] == target]):
        return "hit", min(each[0] for each in struck), max(each[1] for each in struck)
    if clashes or not failed:
        several = len({fact[1] for fact in clashes}) > 1 or (clashes and failed)
        return "harm" if several else "hit", *span(bounds, ("wounds", target, 1))
    return "works", *failed[0]


def meddled_with(s: DungeoneerTable, seat: int, option: str) -> str:
    """Whose roll a peril card would spoil in a pause, for this card and for passing; nothing elsewhere."""
    [options] = [ask.options for ask in s.pending if ask.seat == seat]
    words = [s.box.words[each] for each in options] if isinstance(s.agenda[-1], PlayWindow) else []
    aimed = {aimed_at(s, word.key) for word in words if isinstance(word, Held)} - {""}
    return aimed.pop() if len(aimed) == 1 and (option == PASS or aimed_at(s, option) in aimed) else ""


def spoiled(bounds: Bounds, victim: str, you: str) -> list[dict[str, Any]]:
    """What may come of somebody else's roll: told alike whether a card is played on it or not."""
    found = [("other-quest", *span(bounds, fact)) for fact in bounds if fact[0] == "quest"]
    failed = [("fails", *fact[1:]) for fact in bounds if fact[:2] == ("test", victim)]
    found += [("other-fails", *span(bounds, fact)) for fact in failed]
    found += [(f"other-{word}", *span(bounds, (fact, victim, 1))) for word, fact in OWN.items()]
    found += [(word, *span(bounds, (fact, you, 1))) for word, fact in OWN.items()]
    return [shown(f"dungeoneer-odds-{word}", {}, least, most) for word, least, most in found if most]


def alarm(
    s: DungeoneerTable, seat: int, option: str, bounds: Bounds, safest: Fraction
) -> dict[str, Any] | None:
    """A warning: the hero would (probably) die though there is a safer choice, or no roll is enough."""
    least, most = span(bounds, ("dies", who(s, seat), 1))
    if most >= LIKELY and most > safest:
        return shown(f"dungeoneer-alarm-{'dies' if least == 1 else 'may-die'}", {}, least, most)
    aims = expected(s, seat, option)
    hopeless = [fact for fact in aims if fact[0] in ("quest", "found") and not bounds[fact][1]]
    if hopeless and not [fact for fact in bounds if fact[0] == "hurt"]:  # wounds last: a hunt goes on
        return shown("dungeoneer-alarm-hopeless", {}, *span(bounds, hopeless[0]))
    return None
