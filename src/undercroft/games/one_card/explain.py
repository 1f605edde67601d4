"""Why not: for everything that cannot be chosen now, the rule that forbids it and what to say."""

from __future__ import annotations

from undercroft.engine.flow import Args
from undercroft.engine.grid import FAR
from undercroft.engine.messages import Message, Refusal, literal
from undercroft.games.one_card.board import GRID, SQUARES, TILES
from undercroft.games.one_card.card import CARD
from undercroft.games.one_card.energy import BOW, KEEP, REROLL, Energy
from undercroft.games.one_card.monsters import MonstersMove
from undercroft.games.one_card.sight import look
from undercroft.games.one_card.state import OneCard
from undercroft.games.one_card.words import monster_name, phase, skill_name, vocabulary

PHASE_OF = {
    "roll": "energy",
    "keep": "energy",
    "dice": "energy",
    "bow": "energy",
    "reroll": "energy",
    "move": "hero",
    "attack": "hero",
    "end": "hero",
    "next": "monsters",
    "to": "monsters",
    "reward": "reward",
}
ABILITY_OF = {"bow": BOW, "reroll": REROLL, "keep": KEEP}


def refusal(s: OneCard, option: str) -> Refusal:
    """Why this option is not open now."""
    if option not in vocabulary():
        return _strange(option)
    if s.outcome:
        return _no("O-005" if s.outcome == "victory" else "O-006", "one-card-why-over")
    verb, _, what = option.partition(":")
    now = phase(s)
    if now != PHASE_OF[verb]:
        return _wrong_phase(s, verb, now)
    return WHY[verb](s, what)


def _no(rule: str, message: str, args: Args | None = None) -> Refusal:
    return Refusal(rule, Message(message, args))


def _strange(option: str) -> Refusal:
    """Not an option of this game at all; a square off the card is told apart."""
    verb, _, what = option.partition(":")
    if verb == "move" and len(what) == 2 and what not in TILES:
        return _no("O-064", "one-card-why-off-the-card", {"square": what})
    return Refusal(None, Message("unknown-option", {"option": literal(option[:40])}))


def _wrong_phase(s: OneCard, verb: str, now: str) -> Refusal:
    missing = _ability(s, ABILITY_OF[verb]) if verb in ABILITY_OF else None
    if missing:
        return missing
    if verb in ("dice", "bow") and now == "hero":
        return _no("O-047", "one-card-why-laid")
    if verb == "reroll" and now == "hero":
        return _no("O-238", "one-card-why-laid")
    if verb == "keep" and now == "hero":
        return _no("O-229", "one-card-why-keep-before-roll")
    if verb == "reward":
        return _no("O-177", "one-card-why-reward", {"count": len(s.monsters)})
    if now == "reward":
        return _no("O-181", "one-card-why-reward-first")
    return _no("O-039", "one-card-why-phase", {"now": f"@one-card-phase-{now}"})


# -- energy ----------------------------------------------------------------------------------


def _dice(s: OneCard, what: str) -> Refusal:
    top = s.agenda[-1]
    if not isinstance(top, Energy) or not top.dice:
        return _no("O-044", "one-card-why-not-rolled")
    if top.kept:
        args: Args = {"die": top.kept, "skill": skill_name(top.choice[len("keep:") :])}
        return _no("O-226", "one-card-why-kept", {**args, "dice": ", ".join(map(str, top.dice))})
    return _no("O-046", "one-card-why-other-dice", {"dice": ", ".join(map(str, top.dice))})


def _bow(s: OneCard, what: str) -> Refusal:
    return _ability(s, BOW) or _dice(s, what)


def _reroll(s: OneCard, what: str) -> Refusal:
    return _ability(s, REROLL) or _no("O-044", "one-card-why-not-rolled")


def _keep(s: OneCard, what: str) -> Refusal:
    missing = _ability(s, KEEP)
    if missing:
        return missing
    if s.turn <= 1:
        return _no("O-228", "one-card-why-first-turn")
    return _no("O-229", "one-card-why-keep-before-roll")


def _roll(s: OneCard, what: str) -> Refusal:
    top = s.agenda[-1]
    rolled = isinstance(top, Energy) and top.dice
    return _no("O-044", "one-card-why-rolled" if rolled else "one-card-why-not-rolled")


def _ability(s: OneCard, ability: str) -> Refusal | None:
    """Why the class does not offer this ability now, if it does not."""
    if not s.hero_class:
        return _no("O-037", "one-card-why-no-class")
    card = CARD.classes[s.hero_class]
    name: Args = {"class": f"@one-card-class-{s.hero_class}"}
    if card.do != ability:
        return _no("O-222", "one-card-why-other-class", name)
    if s.used:
        return _no(card.rule, f"one-card-why-used-this-{card.once}", name)
    if card.at_health and s.health != card.at_health:
        return _no("O-231", "one-card-why-too-healthy", {"health": s.health, "needed": card.at_health})
    return None


# -- hero -----------------------------------------------------------------------------------


def _move(s: OneCard, square: str) -> Refusal:
    tile = TILES[square]
    if tile == s.tile:
        return _no("O-060", "one-card-why-here", {"square": square})
    if s.board().walls >> tile & 1:
        return _no("O-062", "one-card-why-wall", {"square": square})
    for monster in s.monsters:
        if monster.tile == tile:
            args: Args = {"monster": monster_name(s), "letter": monster.letter, "square": square}
            return _no("O-063", "one-card-why-monster-there", args)
    price = GRID.step_price(s.tile, tile)
    if price == FAR:
        return _walk(s, square)
    return _no("O-058", "one-card-why-speed", {"square": square, "price": price, "left": s.speed_left})


def _walk(s: OneCard, square: str) -> Refusal:
    """Why no move leads to a tile farther away: no way there, too dear a way, or several steps."""
    price = GRID.ways(s.tile, s.board().walls | s.occupied())[TILES[square]]
    if price == FAR:
        return _no("O-063", "one-card-why-no-way", {"square": square})
    if price > s.speed_left:
        return _no("O-058", "one-card-why-far", {"square": square, "price": price, "left": s.speed_left})
    return _no("O-060", "one-card-why-one-step", {"square": square, "here": SQUARES[s.tile]})


def _attack(s: OneCard, letter: str) -> Refusal:
    index = s.index(letter)
    if index < 0:
        return _no("O-081", "one-card-why-no-monster", {"letter": letter})
    monster = s.monsters[index]
    seen = look(s, monster)
    args: Args = {
        "monster": monster_name(s),
        "letter": letter,
        "square": SQUARES[monster.tile],
        "distance": seen.distance,
        "range": s.total_range(),
        "lines": seen.clear,
        "price": s.kind().defence,
        "left": s.attack_left,
        "blockers": ", ".join(SQUARES[tile] for tile in seen.blockers),
    }
    if not seen.clear:
        return _no("O-098", "one-card-why-no-sight", args)
    if seen.distance > s.total_range():
        return _no("O-088", "one-card-why-range", args)
    return _no("O-058", "one-card-why-attack", args)


def _end(s: OneCard, what: str) -> Refusal:
    raise AssertionError("the hero phase can always be ended (O-057)")


# -- monsters ---------------------------------------------------------------------------------


def _next(s: OneCard, letter: str) -> Refusal:
    top = s.agenda[-1]
    assert isinstance(top, MonstersMove)
    if s.index(letter) < 0:
        return _no("O-081", "one-card-why-no-monster", {"letter": letter})
    if s.pending[0].prompt != "one-card-ask-next":
        args: Args = {"monster": monster_name(s), "letter": top.mover[-1]}
        return _no("O-119", "one-card-why-one-at-a-time", args)
    if letter not in top.waiting:
        return _no("O-118", "one-card-why-has-moved", {"monster": monster_name(s), "letter": letter})
    return _no("O-119", "one-card-why-nearest-first", {"monster": monster_name(s), "letter": letter})


def _to(s: OneCard, square: str) -> Refusal:
    if s.pending[0].prompt != "one-card-ask-way":
        return _no("O-119", "one-card-why-who-first")
    best = ", ".join(option[len("to:") :] for option in s.pending[0].options)
    return _no("O-141", "one-card-why-worse-tile", {"square": square, "best": best})


# -- reward -----------------------------------------------------------------------------------


def _reward(s: OneCard, gift: str) -> Refusal:
    return _no("O-183", "one-card-why-skill-full", {"skill": skill_name(gift)})


WHY = {
    "roll": _roll,
    "keep": _keep,
    "dice": _dice,
    "bow": _bow,
    "reroll": _reroll,
    "move": _move,
    "attack": _attack,
    "end": _end,
    "next": _next,
    "to": _to,
    "reward": _reward,
}
