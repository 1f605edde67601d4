"""The verbs of cards, each in a few lines. Verbs that need a choice start their own procedure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.dungeoneer.cards.records import Op
from undercroft.games.dungeoneer.cards.vocabulary import (
    BLOCKED,
    FOR_ROLL,
    M_ATTACK,
    M_COUNTER,
    M_DIE,
    M_SHIELD,
    NO_EXPLORING,
    OPEN,
    WALL,
)
from undercroft.games.dungeoneer.dungeon.placing import Place
from undercroft.games.dungeoneer.dungeon.shifting import Shift, SwapLocations
from undercroft.games.dungeoneer.effects import events as told
from undercroft.games.dungeoneer.effects.choices import (
    ChangeExit,
    ChosenDeed,
    DiscardCards,
    DrawCards,
    ForcedMove,
    StealEscort,
    SwapQuest,
    Warp,
)
from undercroft.games.dungeoneer.effects.targets import Subject
from undercroft.games.dungeoneer.hero import events as hero_told
from undercroft.games.dungeoneer.hero.defeat import finish
from undercroft.games.dungeoneer.hero.discards import drop_item, take_from_hand, throw_away
from undercroft.games.dungeoneer.hero.inventory import (
    discard_item,
    find_item,
    put_in_play,
    return_item,
    take_item,
)
from undercroft.games.dungeoneer.hero.minions import make_minion, minion_of
from undercroft.games.dungeoneer.hero.numbers import count, forbidden
from undercroft.games.dungeoneer.hero.pack import discard_beast, take_beast
from undercroft.games.dungeoneer.hero.points import (
    add_tokens,
    change_level,
    gain_ap,
    gain_glory,
    gain_peril,
    lose_ap,
    lose_glory,
    lose_peril,
    remove_tokens,
    save_ap,
)
from undercroft.games.dungeoneer.hero.rolls import Die, boost
from undercroft.games.dungeoneer.hero.wounds import fall, heal, stand, wound, wound_foe
from undercroft.games.dungeoneer.state.foes import CALLED_OFF, FIGHTS, GONE, Foe, battle_of
from undercroft.games.dungeoneer.state.pieces import Contest
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.windows import PlayWindow

Deed = Callable[[Dungeoneer, Subject, Op], None]
Change = Callable[[Dungeoneer, int, int], object]


def _struck(s: Dungeoneer, a: Subject) -> Foe | None:
    fight = battle_of(s)
    return fight.foes[a.struck] if fight is not None and a.struck >= 0 else None


def do_wound(s: Dungeoneer, a: Subject, op: Op) -> None:
    """Wounds from a monster's text count for the reward, as hits do (DQ-29)."""
    fight = battle_of(s)
    if a.struck >= 0 and fight is not None:
        wound_foe(s, fight, fight.foes[a.struck], a.amount(op), a.you)
    elif a.seat >= 0:
        contest = Contest(a.seat, -1, -1, a.source if a.foe >= 0 else "")
        lost = wound(s, a.seat, a.amount(op), contest)
        if fight is not None and a.foe >= 0 and fight.foes[a.foe].is_card():
            fight.dealt += lost


def do_take_glory(s: Dungeoneer, a: Subject, op: Op) -> None:
    gain_glory(s, a.you, lose_glory(s, a.seat, a.amount(op)))


def do_give_peril(s: Dungeoneer, a: Subject, op: Op) -> None:
    gain_peril(s, a.seat, lose_peril(s, a.you, a.amount(op)))


def do_save_ap(s: Dungeoneer, a: Subject, op: Op) -> None:
    save_ap(s, a.seat)


def do_lose_level(s: Dungeoneer, a: Subject, op: Op) -> None:
    change_level(s, a.seat, -a.amount(op))


def do_fall(s: Dungeoneer, a: Subject, op: Op) -> None:
    fall(s, a.seat, op.stat, op.n)


def do_stand(s: Dungeoneer, a: Subject, op: Op) -> None:
    stand(s, a.seat)


def do_move(s: Dungeoneer, a: Subject, op: Op) -> None:
    ask_for(s, a, ForcedMove(a.seat, a.you))


def do_warp(s: Dungeoneer, a: Subject, op: Op) -> None:
    ask_for(s, a, Warp(a.seat, a.you, op.word))


def do_shift(s: Dungeoneer, a: Subject, op: Op) -> None:
    ask_for(s, a, Shift(a.you))


def do_swap_locations(s: Dungeoneer, a: Subject, op: Op) -> None:
    ask_for(s, a, SwapLocations(a.you))


def do_draw(s: Dungeoneer, a: Subject, op: Op) -> None:
    s.push(DrawCards(a.seat, a.amount(op)))


def do_discard_cards(s: Dungeoneer, a: Subject, op: Op) -> None:
    ask_for(s, a, DiscardCards(a.seat, a.amount(op)))


def do_discard(s: Dungeoneer, a: Subject, op: Op) -> None:
    """Discard a card in play, even a boon (D-239), in hand or in a pack, or an attacking monster (D-193)."""
    foe = _struck(s, a)
    if foe is not None:
        _discard_foe(s, foe)
    elif a.zone == "hand":
        take_from_hand(s, a.seat, a.card)
        throw_away(s, a.card)
        hero_told.discards(s, a.seat, a.card)
    elif a.zone == "beast":
        discard_beast(s, a.seat, a.card)
    else:
        item = find_item(s, a.seat, a.card)
        if item is not None:
            discard_item(s, a.seat, item)


def _discard_foe(s: Dungeoneer, foe: Foe) -> None:
    """A monster from a lair only stops attacking (DQ-6); a minion leaves the inventory."""
    if foe.state != FIGHTS:
        return
    if foe.is_minion():
        minion = minion_of(s, foe.seat)
        foe.state = GONE
        if minion is not None:
            drop_item(s, foe.seat, minion)
    elif not foe.is_card():
        foe.state = CALLED_OFF
        told.called_off(s, foe)
    else:
        foe.state = GONE
        for name in (foe.name(), *foe.attached):
            throw_away(s, name)
        told.foe_discarded(s, foe)


def do_return(s: Dungeoneer, a: Subject, op: Op) -> None:
    item = find_item(s, a.seat, a.card)
    if item is not None:
        return_item(s, a.seat, item)


def do_steal(s: Dungeoneer, a: Subject, op: Op) -> None:
    """The card goes into play for the thief, without its attachments."""
    item = find_item(s, a.seat, a.card)
    if item is not None and a.you >= 0:
        take_item(s, a.seat, item)
        put_in_play(s, a.you, a.card, item.wounds)
        told.steals(s, a.you, a.card, a.seat)


def do_steal_card(s: Dungeoneer, a: Subject, op: Op) -> None:
    s.push(DiscardCards(a.seat, 1, a.you))


def do_steal_escort(s: Dungeoneer, a: Subject, op: Op) -> None:
    ask_for(s, a, StealEscort(a.seat, a.you))


def do_cancel_attack(s: Dungeoneer, a: Subject, op: Op) -> None:
    fight = battle_of(s)
    if fight is not None:
        for index, foe in enumerate(fight.foes):
            if foe.state == FIGHTS and (index == a.struck or (foe.is_hero() and foe.seat == a.seat)):
                foe.state = CALLED_OFF
                told.called_off(s, foe)


def do_prevent_wound(s: Dungeoneer, a: Subject, op: Op) -> None:
    boost(s, a.seat, M_SHIELD, a.amount(op), a.until(s))


def do_re_roll(s: Dungeoneer, a: Subject, op: Op) -> None:
    """Throw the last die again."""
    for index in range(len(s.agenda) - 1, -1, -1):
        frame = s.agenda[index]
        if isinstance(frame, PlayWindow):
            frame.order.clear()  # the window opens again after the new throw
        if isinstance(frame, Die):
            frame.goto("throw")
            told.rolls_again(s, a.seat)
            return


def do_extra_die(s: Dungeoneer, a: Subject, op: Op) -> None:
    boost(s, a.seat, M_DIE, 1, FOR_ROLL)


def do_ready_attack(s: Dungeoneer, a: Subject, op: Op) -> None:
    s.attacked &= ~(1 << a.seat)


def do_open_exit(s: Dungeoneer, a: Subject, op: Op) -> None:
    ask_for(s, a, ChangeExit(a.seat, a.you, OPEN))


def do_block_exit(s: Dungeoneer, a: Subject, op: Op) -> None:
    ask_for(s, a, ChangeExit(a.seat, a.you, BLOCKED if op.stat >= 0 else WALL, op.stat, op.n))


def do_explore(s: Dungeoneer, a: Subject, op: Op) -> None:
    if s.map_deck and not forbidden(s, a.seat, NO_EXPLORING):
        s.push(Place(a.seat))


def do_swap_quest(s: Dungeoneer, a: Subject, op: Op) -> None:
    ask_for(s, a, SwapQuest(a.seat, op.word))


def do_make_minion(s: Dungeoneer, a: Subject, op: Op) -> None:
    """A monster leaves the battle or a pack and serves you; its attachments are discarded (D-248)."""
    foe = _struck(s, a)
    if foe is not None:
        foe.state = GONE
        name, wounds, attached = foe.name(), foe.wounds, foe.attached
    else:
        beast = take_beast(s, a.seat, a.card)
        name, wounds, attached = beast.name, beast.wounds, beast.attached
    for each in attached:
        throw_away(s, each)
    make_minion(s, a.you, name, wounds)


def do_win(s: Dungeoneer, a: Subject, op: Op) -> None:
    """Some quests win at once (D-006)."""
    finish(s, [a.seat], "final quest")


def do_boost(s: Dungeoneer, a: Subject, op: Op) -> None:
    """A temporary bonus for a hero or an attacking monster."""
    assert op.mod is not None
    foe = _struck(s, a)
    if foe is not None:
        foe.bonus += op.mod.n if op.mod.what != M_COUNTER else 0
        foe.guard += op.mod.n if op.mod.what != M_ATTACK else 0
    elif a.seat >= 0:
        boost(s, a.seat, op.mod.what, op.mod.n * count(s, a.seat, op.mod), a.until(s), op.mod.tag)


CHANGES: Final[dict[str, Change]] = {  # to one hero, by an amount
    "heal": heal,
    "gain glory": gain_glory,
    "lose glory": lose_glory,
    "gain peril": gain_peril,
    "lose peril": lose_peril,
    "gain ap": gain_ap,
    "lose ap": lose_ap,
    "gain level": change_level,
    "add token": add_tokens,
    "remove token": remove_tokens,
}
DEEDS: Final[dict[str, Deed]] = {
    "wound": do_wound,
    "take glory": do_take_glory,
    "give peril": do_give_peril,
    "save ap": do_save_ap,
    "lose level": do_lose_level,
    "fall": do_fall,
    "stand": do_stand,
    "move": do_move,
    "warp": do_warp,
    "shift": do_shift,
    "swap locations": do_swap_locations,
    "draw": do_draw,
    "discard cards": do_discard_cards,
    "discard": do_discard,
    "return": do_return,
    "steal": do_steal,
    "steal card": do_steal_card,
    "steal escort": do_steal_escort,
    "cancel attack": do_cancel_attack,
    "prevent wound": do_prevent_wound,
    "re-roll": do_re_roll,
    "extra die": do_extra_die,
    "ready attack": do_ready_attack,
    "open exit": do_open_exit,
    "block exit": do_block_exit,
    "explore": do_explore,
    "swap quest": do_swap_quest,
    "make minion": do_make_minion,
    "win": do_win,
    "boost": do_boost,
}


def ask_for(s: Dungeoneer, a: Subject, deed: ChosenDeed | DiscardCards | Shift | SwapLocations) -> None:
    """Start a deed that needs a choice; the prompt names its source."""
    deed.source = a.source
    s.push(deed)


def carry_out(s: Dungeoneer, a: Subject, op: Op) -> None:
    """Do what a verb says."""
    if op.verb in CHANGES:
        CHANGES[op.verb](s, a.seat, a.amount(op))
    else:
        DEEDS[op.verb](s, a, op)
