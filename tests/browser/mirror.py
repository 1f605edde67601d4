"""A game played in the browser and here in parallel: a bot advises, and the mouse must find its choice."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.browser.person import PLANNED, WAIT, Person
from undercroft import bots, games
from undercroft.client import Lobby, ServerError, TableClient
from undercroft.engine.flow import Ask
from undercroft.engine.record import Session
from undercroft.engine.seat import Seat


class Mirror:
    """A table at which a person has some seats; the others choose automatically."""

    def __init__(
        self,
        person: Person,
        server: Lobby,
        session: Session[Any],
        *seats: int,
        made: dict[str, Any] | None = None,
    ) -> None:
        """With `made` the table exists, and the person sits at it."""
        self.person, self.page, self.session, self.rules = person, person.page, session, session.game
        if made is None:
            made = server.post("/api/import", session.save())
            person.sit(made, *seats)
        self.mine = seats
        self.others: dict[int, TableClient] = {
            seat: server.sit(made["table"], made["tokens"][seat])
            for seat in range(len(made["tokens"]))
            if seat not in seats
        }
        self.advisers = [bots.get(self.rules.id, "heuristic", seat) for seat in range(len(made["tokens"]))]
        self.table: str = made["table"]
        self.n = next(iter(self.others.values())).n  # the number of the position

    @classmethod
    def new(cls, person: Person, server: Lobby, game: str, count: int, seed: int, *seats: int) -> Mirror:
        """A new game."""
        return cls(person, server, Session.new(games.get(game), count, seed), *seats)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.state.result() is not None

    def ask(self) -> Ask:
        """What is asked now."""
        asks: list[Ask] = self.session.state.asks()
        return next(ask for ask in asks if not ask.idle())

    def advice(self, ask: Ask) -> str:
        """What a bot would choose."""
        return self.advisers[ask.seat].choose(Seat(self.rules, self.session.state, ask.seat), ask)

    def step(self) -> None:
        """The next choice, by the asked seat."""
        ask = self.ask()
        self.choose(ask, self.advice(ask))

    def choose(self, ask: Ask, option: str) -> None:
        """Make a choice, with the mouse if it is the person's."""
        if ask.seat in self.mine:
            self.arrive()
            self.click(ask, option)
        else:
            self.tell(self.others[ask.seat], option)
        self.session.apply(ask.seat, option)
        self.n += 1

    def tell(self, client: TableClient, option: str) -> None:
        """Choose for somebody else; a connection that was silent for long may have been closed."""
        try:
            while client.n < self.n:
                client.receive(WAIT / 1000)
        except ServerError:
            client.reconnect()
        client.move(option)

    def arrive(self) -> None:
        """Wait until the page shows the current position and its options."""
        self.page.wait_for_function(
            f"() => document.querySelector('main[data-at]')?.dataset.at === '{self.n}'"
        )
        self.person.ready()

    def click(self, ask: Ask, option: str) -> None:
        """Choose an option as a person would: by its button, or by the thing it is about."""
        button = self.page.locator(f'main [data-option="{option}"]:enabled').filter(visible=True)
        things = [button.first] if button.count() else self.things(ask, option)
        assert things, f"nothing to click for {option} ({ask.prompt})"
        self.press(things[0])
        moved = f"document.querySelector('main[data-at]').dataset.at === '{self.n + 1}'"
        pending = f'.pop [data-choice="{option}"], .prompt .doubt, {PLANNED}'
        for _ in range(3):
            self.page.wait_for_function(f"() => {moved} || document.querySelector({pending!r})")
            if self.page.evaluate(moved):
                return
            sure = pending.replace(".prompt .doubt", ".prompt .doubt ~ .btn:last-child")
            self.page.locator(sure).first.click()
        raise AssertionError(f"{option} does nothing ({ask.prompt})")

    def press(self, thing: Locator) -> None:
        """Click something; a map scrolls to what gets the focus."""
        if thing.evaluate("(node) => Boolean(node.closest('.frame'))"):
            thing.focus()
        thing.click()

    def things(self, ask: Ask, option: str) -> list[Locator]:
        """The things on the board that an option is about, those that glow first."""
        objects = self.rules.describe(self.session.state, ask.seat, option).objects
        found = [self.page.locator(f'[data-object="{thing}"]') for thing in objects]
        view = self.rules.view(self.session.state, ask.seat)
        for thing in objects:
            if thing.startswith("figure:"):
                found += [self.page.locator(f'[data-space="{space}"]') for space in where(view, thing[7:])]
            if thing.startswith("source:"):
                found.append(self.page.locator(f'[data-object="item:{thing[7:]}"]'))
            found.append(self.page.locator(f'[data-object="{thing.removesuffix(":h").removesuffix(":v")}"]'))
        if option.startswith("reroll:"):
            found.append(self.page.locator(".dice > .face").nth(int(option[7:]) - 1))
        if option.startswith("attack:"):
            found.append(self.page.locator(f'[data-object="item:{option[7:]}"].legal'))
        return [thing.first for thing in found if thing.count()]


def where(view: dict[str, Any], figure: str) -> list[str]:
    """The spaces of a figure of Descent."""
    heroes = [str(hero["space"]) for hero in view["heroes"] if str(hero["figure"]) == figure]
    return heroes or list(view["monsters"].get(figure, {}).get("spaces", []))
