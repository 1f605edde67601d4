"""Why not: for everything that cannot be chosen now, the rule that forbids it and what to say."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.engine.flow import Args
from undercroft.engine.messages import Message, Refusal, literal
from undercroft.games.dungeoneer.battle.villainy import Villainy
from undercroft.games.dungeoneer.cards.catalogue import CARDS, SOURCES
from undercroft.games.dungeoneer.cards.records import Card
from undercroft.games.dungeoneer.cards.vocabulary import (
    BOON,
    ENCOUNTER,
    HEROICS,
    TREASURE,
    VILLAINY,
    WINDOWS,
)
from undercroft.games.dungeoneer.course.turn import Heroics
from undercroft.games.dungeoneer.course.words import WORDS
from undercroft.games.dungeoneer.hero.numbers import forbidden, room
from undercroft.games.dungeoneer.hero.pack import beast_keys
from undercroft.games.dungeoneer.play.paying import can_pay, cost_of
from undercroft.games.dungeoneer.play.play_card import used
from undercroft.games.dungeoneer.play.playable import BANS, SERVES, full, has_one_like, hosts, solo_place
from undercroft.games.dungeoneer.state.choices import Listed
from undercroft.games.dungeoneer.state.names import card_name, quest_name, source_name, who
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.windows import Moment
from undercroft.games.dungeoneer.telling.labels import vocabulary

KNOWN: set[str] = set()


def refusal(s: Dungeoneer, seat: int, option: str) -> Refusal:
    """Why this option is not open to a seat now."""
    if not KNOWN:
        KNOWN.update(vocabulary())
    if option not in KNOWN:
        return Refusal(None, Message("unknown-option", {"option": literal(option[:40])}))
    if seat >= s.seats:
        return Refusal(None, Message("no-such-seat", {"seat": seat}))
    if s.reason:
        return _no("D-001" if s.reason == "quests" else "D-002", "dungeoneer-why-over")
    if s.is_out(seat):
        return _no("D-003", "dungeoneer-why-out")
    verb, _, what = option.partition(":")
    word = WORDS.get(option)
    if word is not None and word.verb.aside:
        return word.verb.refusal(s, seat, word)
    if not any(ask.seat == seat and not ask.idle() for ask in s.pending):
        return _no("D-048", "dungeoneer-why-not-asked")
    if word is not None and isinstance(word.verb, Listed):
        return word.verb.refusal(s, seat, word)
    if not s.heroes[seat] or s.place[seat] < 0:
        return _no("D-036", "dungeoneer-why-setup")
    if word is not None:
        return word.verb.refusal(s, seat, word)
    return WHY[verb](s, seat, what)


def _no(rule: str, message: str, args: Args | None = None) -> Refusal:
    return Refusal(rule, Message(message, args))


def _play(s: Dungeoneer, seat: int, what: str) -> Refusal:
    name, _, target = what.partition("@")
    card = CARDS[name]
    args: Args = {"card": card_name(name)}
    if target and int(target) == seat:
        return _no("D-063", "dungeoneer-why-own-peril", args)
    if target and (int(target) >= s.seats or s.is_out(int(target))):
        return _no("D-062", "dungeoneer-why-no-such-hero", args)
    if name not in s.hands[seat]:
        return _no("D-017", "dungeoneer-why-not-in-hand", args)
    if card.kind == ENCOUNTER and isinstance(s.agenda[-1], Villainy) and s.agenda[-1].batch_played:
        return _no("D-068", "dungeoneer-why-one-batch", args)
    if target and s.peril[int(target)] < card.cost:
        return _no(
            "D-064", "dungeoneer-why-no-peril", {**args, "who": who(s, int(target)), "cost": card.cost}
        )
    if card.is_glory():
        return _glory_card(s, seat, card, args)
    if not any(s.peril[other] >= card.cost for other in s.living() if other != seat):
        return _no("D-065", "dungeoneer-why-no-payer", {**args, "cost": card.cost})
    return _time(s, card.window, args) or _no("D-016", "dungeoneer-why-nothing", args)


def _glory_card(s: Dungeoneer, seat: int, card: Card, args: Args) -> Refusal:
    """Price, room, time and place of a glory card in hand, then what it would do."""
    if s.glory[seat] < cost_of(s, seat, card):
        return _no("D-116", "dungeoneer-why-no-glory", {**args, "cost": cost_of(s, seat, card)})
    if card.counts() and has_one_like(s, seat, card):
        return _no("D-120", "dungeoneer-why-one-like", args)
    if card.counts() and full(s, seat, card, room(s, seat, card.kind)):
        return _no("D-118" if card.kind == TREASURE else "D-117", "dungeoneer-why-limit", args)
    early = _time(s, card.window, args)
    if early:
        return early
    if forbidden(s, seat, BANS[card.kind]):
        return _no("D-225", "dungeoneer-why-forbidden")
    if s.solo() and not solo_place(s, seat, card, False):
        boon = card.kind == BOON
        return _no("D-317" if boon else "D-316", f"dungeoneer-why-solo-{'boon' if boon else 'treasure'}")
    if card.is_attachment() and not hosts(s, seat, card, -1):
        return _no("D-021", "dungeoneer-why-no-host", args)
    return _no("D-016", "dungeoneer-why-nothing", args)


def _window(s: Dungeoneer) -> int:
    """The window that is open now, -1 if none is."""
    top = s.agenda[-1]
    if isinstance(top, Moment):
        return top.event
    return VILLAINY if isinstance(top, Villainy) else HEROICS if isinstance(top, Heroics) else -1


def _time(s: Dungeoneer, window: int, args: Args, rule: str = "D-016") -> Refusal | None:
    """What has its time in another window than the one that is open."""
    now = _window(s)
    if now >= 0 and SERVES[now] >> window & 1:
        return None
    time = WINDOWS[window].replace(" ", "-")
    return _no(rule, "dungeoneer-why-time", {**args, "time": f"@dungeoneer-time-{time}"})


def _pack(s: Dungeoneer, seat: int, what: str) -> Refusal:
    name = what.partition("#")[0].partition("@")[0]
    target = int(what.partition("@")[2])
    args: Args = {"card": card_name(name)}
    if target == seat:
        return _no("D-063", "dungeoneer-why-own-peril", args)
    if target >= s.seats or s.is_out(target):
        return _no("D-062", "dungeoneer-why-no-such-hero", args)
    if what.partition("@")[0] not in beast_keys(s, seat):
        return _no("D-209", "dungeoneer-why-not-in-pack", args)
    if s.peril[target] < CARDS[name].cost:
        args |= {"who": who(s, target), "cost": CARDS[name].cost}
        return _no("D-064", "dungeoneer-why-no-peril", args)
    return _time(s, VILLAINY, args) or _no("D-068", "dungeoneer-why-one-batch", args)


def _use(s: Dungeoneer, seat: int, what: str) -> Refusal:
    word, _, number = what.partition(":")
    mine = [name for item in s.items[seat] for name in (item.name, *item.attached)]
    if word not in ("hero", "location") and word not in mine:
        return _no("D-177", "dungeoneer-why-not-in-play", {"card": card_name(word)})
    return _ability(s, seat, used(s, seat, "use", word), int(number or 1))


def _use_quest(s: Dungeoneer, seat: int, quest: str) -> Refusal:
    if quest not in (*s.quests[seat], *s.common):
        return _no("D-142", "dungeoneer-why-not-your-quest", {"quest": quest_name(quest)})
    return _ability(s, seat, "quest:" + quest, 1)


def _ability(s: Dungeoneer, seat: int, key: str, number: int) -> Refusal:
    """An ability that is there: its time, its use, its price, then what it would do."""
    source = SOURCES[key]
    args: Args = {"card": quest_name(source.name) if key.startswith("quest:") else source_name(key)}
    if number > len(source.abilities):
        return _no("D-177", "dungeoneer-why-no-ability", args)
    effect = source.abilities[number - 1]
    early = _time(s, effect.window, args, "D-177")
    if early:
        return early
    if effect.once and effect.marks[seat] in s.used:
        return _no("D-053", "dungeoneer-why-used", args)
    if not can_pay(s, seat, effect.price, key):
        return _no("D-177", "dungeoneer-why-cannot-pay", args)
    return _no("D-177", "dungeoneer-why-nothing", args)


def _play_use(s: Dungeoneer, seat: int, what: str) -> Refusal:
    if what not in s.hands[seat]:
        return _no("D-017", "dungeoneer-why-not-in-hand", {"card": card_name(what)})
    if has_one_like(s, seat, CARDS[what]):
        return _no("D-120", "dungeoneer-why-one-like", {"card": card_name(what)})
    return _no("D-246", "dungeoneer-why-play-use", {"card": card_name(what)})


WHY: dict[str, Callable[[Dungeoneer, int, str], Refusal]] = {
    "play": _play,
    "pack": _pack,
    "use": _use,
    "use-quest": _use_quest,
    "play-use": _play_use,
}
