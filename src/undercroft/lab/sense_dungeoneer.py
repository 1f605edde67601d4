"""Useless plays of Dungeoneer."""

from __future__ import annotations

from undercroft.engine.flow import State
from undercroft.games.dungeoneer.advice.chances import SEARCHING, Contest, chance, plus
from undercroft.games.dungeoneer.advice.legends import event_is_full, lair_on_map, serves, slays, stronghold
from undercroft.games.dungeoneer.advice.options import (
    LOCATION,
    Held,
    PaidByPeril,
    effect_of,
    led_to,
    name_of,
)
from undercroft.games.dungeoneer.advice.position import (
    Dungeoneer,
    battle_of,
    between,
    hero_in_question,
    quest_places,
    stays_up,
)
from undercroft.games.dungeoneer.advice.printed import Effect, verbs
from undercroft.lab.sense import Plays

AWAKENING = "a bonus for monsters, and none of that kind attacks"
SENSE = "a location drawn from an empty deck"
STUMBLE = "a fall for somebody who does not fall"
PORTCULLIS = "an exit blocked on another's turn"
MIST = "flight from a hunt just begun"
TRAPDOOR = "a rival put down at a quest"
TOKEN = "a token for an event that is full, or taken from one without any"
MINION = "a minion won by a hero who has one"
LAIR = "a step into a lair without hope"
BLOOD = "health paid away by a hero who is badly hurt"
LOOKING = "a search that no die can help"
KINDS = (AWAKENING, SENSE, STUMBLE, PORTCULLIS, MIST, TRAPDOOR, TOKEN, MINION, LAIR, BLOOD, LOOKING)
NO_HOPE = 0.05  # the chance to outlive the monster of a lair
HURT = 3  # the part of the printed health below which a hero is badly hurt: one third


class Watcher:
    """Counts useless plays of one game."""

    def __init__(self, state: State) -> None:
        self.plays = Plays()
        self.turn = (0, 0)
        self.waiting: list[str] = []  # kinds of monsters that were given a bonus this turn

    def sees(self, state: State, seat: int, option: str) -> None:
        """A choice that is about to be made."""
        assert isinstance(state, Dungeoneer)
        if self.turn != (state.round, state.active):
            self.settle()
            self.turn = (state.round, state.active)
        word = state.box.words.get(option)
        if word is None:
            return
        moved = hero_in_question(state)
        if moved not in (-1, seat) and LOCATION.says(state, option):
            self.plays[TRAPDOOR, word.number in quest_places(state, moved)] += 1
        if isinstance(word, Held) and isinstance(word.verb, PaidByPeril):
            self.attacks(state.box.cards[word.card].tags)
        effect = effect_of(state, seat, option)
        if effect is not None:
            self.judge(state, seat, option, effect)
            self.judge_legends(state, seat, effect)
        quest = stronghold(state)
        if (
            quest is not None
            and word.verb.name == "move"
            and led_to(state, seat, option) == lair_on_map(state)
        ):
            self.plays[LAIR, slays(state, seat, quest) < NO_HOPE] += 1
        if word.verb.name == "search":
            extra = between(state, state.place[seat]) + plus(state, Contest(seat, SEARCHING))
            self.plays[LOOKING, not chance(extra, state.box.quests[word.what].find)] += 1

    def judge(self, state: Dungeoneer, seat: int, option: str, effect: Effect) -> None:
        """A card or an ability that does this."""
        done = verbs(effect)
        word = state.box.words[option]
        target = word.owner if isinstance(word, Held) else -1
        self.waiting += [op.mod.tag for op in effect.do if op.mod is not None and op.mod.tag]
        if "explore" in done and "gain ap" not in done:
            self.plays[SENSE, not len(state.map_deck)] += 1
        if "fall" in done and target >= 0 and not effect.failed:
            self.plays[STUMBLE, stays_up(state, target)] += 1
        if "block exit" in done and target >= 0:
            self.plays[PORTCULLIS, state.active != target] += 1
        if "warp" in done and state.box.cards.get(name_of(state, option)) is not None:
            battle = battle_of(state)
            if battle is not None and battle.target == seat:
                self.plays[MIST, all(foe.is_quest() for foe in battle.foes)] += 1

    def judge_legends(self, state: Dungeoneer, seat: int, effect: Effect) -> None:
        """The same for what only legendary sets have."""
        done = verbs(effect)
        if "add token" in done and "heal" not in done:
            self.plays[TOKEN, event_is_full(state)] += 1
        if "remove token" in done and "lose peril" not in done and "gain glory" not in done:
            self.plays[TOKEN, not state.tokens] += 1
        if "make minion" in done and battle_of(state) is None:  # in one it wards off an attack, too
            self.plays[MINION, serves(state, seat) > 0] += 1
        if effect.price.health and "discard" not in done:
            self.plays[BLOOD, state.health[seat] * HURT < state.hero(seat).health] += 1

    def attacks(self, tags: tuple[str, ...]) -> None:
        """A monster of these kinds attacks."""
        for tag in [tag for tag in self.waiting if tag in tags]:
            self.waiting.remove(tag)
            self.plays[AWAKENING, False] += 1

    def settle(self) -> None:
        """The turn is over: what nobody used was wasted."""
        self.plays[AWAKENING, True] += len(self.waiting)
        self.waiting.clear()

    def ends(self, state: State) -> Plays:
        """What was counted in the whole game."""
        self.settle()
        return self.plays
