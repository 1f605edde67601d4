"""The main screens, each opened in a state worth checking."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser import descent
from tests.browser.person import Person
from tests.server.party import WAIT, scene
from undercroft.client import Lobby, ServerError, TableClient

Opener = Callable[[Person, Lobby], None]


def lobby(person: Person, _lobby: Lobby) -> None:
    """The first page."""
    person.open()
    person.page.wait_for_selector("article .btn:enabled")


def full_lobby(person: Person, server: Lobby) -> None:
    """The first page of somebody who plays a lot, while others play, too."""
    made = [server.make(game, seed=5) for game in ("one-card", "raiders") for _ in range(6)]
    seats = {each["table"]: {"here": {"0": each["tokens"][0]}, "invites": {}} for each in made}
    person.keep("undercroft-seats", seats)
    server.make("raiders", seed=5)
    lobby(person, server)
    person.page.locator(".resume [aria-expanded]").click()
    person.page.wait_for_selector(f"a[href='/t/{made[0]['table']}']")


def new_table(person: Person, server: Lobby) -> None:
    """The dialog in which a table is set up."""
    lobby(person, server)
    person.page.locator("article .more:enabled").nth(1).click()
    person.page.wait_for_selector("dialog[open]")
    person.page.locator("dialog summary").click()


def rules(person: Person, _lobby: Lobby) -> None:
    """The numbered rules of a game."""
    person.open("/rules/raiders")
    person.page.wait_for_selector("main li")


def lost(person: Person, _lobby: Lobby) -> None:
    """A table that does not exist."""
    person.expect("404")
    person.open("/t/nowhere")


def invited(person: Person, server: Lobby) -> None:
    """What a friend sees after following an invite link."""
    made = server.make("raiders", seats=[{"kind": "human"}, {"kind": "open"}, {"kind": "heuristic"}])
    person.open(f"/t/{made['table']}#seat={made['tokens'][1]}")


def waiting_room(person: Person, server: Lobby) -> None:
    """Some seats are free: links and QR codes for invited players."""
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}, {"kind": "heuristic"}]
    made = server.make("raiders", seats=seats, seed=5)
    here, invites = {"0": made["tokens"][0]}, {str(seat): made["tokens"][seat] for seat in (1, 2)}
    person.keep("undercroft-seats", {made["table"]: {"here": here, "invites": invites}})
    person.open(f"/t/{made['table']}")
    person.page.wait_for_selector("dialog figure svg")


def found_rules(person: Person, server: Lobby) -> None:
    """Rules found by a search, with the words marked."""
    rules(person, server)
    person.page.locator("input[type=search]").fill("R-1")
    person.page.wait_for_selector("main mark")


def unseen_rooms(person: Person, server: Lobby) -> None:
    """The rooms of a raid that nobody has seen, above the hand."""
    table("raiders", 1)(person, server)
    person.page.locator(".layers .chip").last.click()
    person.page.wait_for_selector(".unseen")


def how(person: Person, _lobby: Lobby) -> None:
    """How a game is played, with pictures."""
    person.open("/how/one-card")


def replay(game: str) -> Opener:
    """A replay of a finished game from its middle, with all hands open."""

    def opened(person: Person, server: Lobby) -> None:
        over(game)(person, server)
        person.page.locator(".over").get_by_role("link").first.click()
        person.page.wait_for_url("**/replay/*")
        person.page.wait_for_selector("main input[type=range]")
        person.page.locator(".scrub select").last.select_option("-2")
        person.page.locator(".keys .forth").click()
        person.page.wait_for_selector(".holds, .held")

    return opened


def table(game: str, choices: int = 0, seed: int = 5) -> Opener:
    """A table after some choices."""

    def opened(person: Person, server: Lobby) -> None:
        person.sit(server.make(game, seed=seed), 0)
        person.play(choices)
        person.ready()

    return opened


def staged(name: str, game: str) -> Opener:
    """A table in a scene of tests/scenes."""

    def opened(person: Person, server: Lobby) -> None:
        made = server.post("/api/import", scene(name, game))
        person.sit(made, 0)
        person.page.wait_for_selector("main[data-at]")

    return opened


def shown_chances(person: Person, server: Lobby) -> None:
    """Chances at a deed, and those of all threats on the map."""
    staged("hunt", "dungeoneer")(person, server)
    person.page.wait_for_selector(".deeds .odds .all")
    person.page.locator(".dungeon header [aria-pressed]").click()
    person.page.wait_for_selector(".chance")


def passed(person: Person, server: Lobby) -> None:
    """The curtain between two people at one screen."""
    made = server.make("raiders", seats=[{"kind": "human"}, {"kind": "human"}, {"kind": "heuristic"}], seed=4)
    person.sit(made, 0, 1)
    while not person.page.locator(".curtain").count():
        person.step()
        person.ready()


def over(game: str) -> Opener:
    """A finished game, played quickly."""

    def opened(person: Person, server: Lobby) -> None:
        made = server.make(game, seed=5)
        with server.sit(made["table"], made["tokens"][0]) as player:
            while player.view["result"] is None:
                choose_last(player)
        person.sit(made, 0)
        person.page.wait_for_selector("main .over")

    return opened


def dice(person: Person, server: Lobby) -> None:
    """Where the dice of a finished game came from, and that they were fair."""
    over("one-card")(person, server)
    person.page.locator(".over .btn:has(svg)").last.click()
    person.page.wait_for_selector("dialog[open]")
    person.page.locator("dialog .btn.go").click()
    person.page.wait_for_selector("dialog .fair")


def choose_last(player: TableClient) -> None:
    """Choose the last option, or wait for the bots."""
    asks = [ask for ask in player.asks if not ask["idle"]]  # bots go on during the others
    if not asks:
        player.receive(WAIT)
        return
    try:
        player.move(asks[0]["options"][-1])
    except ServerError as error:
        if error.code != "stale":  # a bot was quicker; the player knows by now
            raise


SCREENS: dict[str, Opener] = {
    "lobby": lobby,
    "lobby-full": full_lobby,
    "new-table": new_table,
    "rules": rules,
    "how": how,
    "raiders-replay": replay("raiders"),
    "dungeoneer-replay": replay("dungeoneer"),
    "lost": lost,
    "rules-found": found_rules,
    "invited": invited,
    "waiting-room": waiting_room,
    "curtain": passed,
    "one-card-energy": table("one-card"),
    "one-card-hero": staged("level-5-hero-phase", "one-card"),
    "one-card-reward": staged("reward", "one-card"),
    "one-card-over": over("one-card"),
    "one-card-dice": dice,
    "dungeoneer-start": table("dungeoneer"),
    "dungeoneer-heroics": staged("moving-walls", "dungeoneer"),
    "dungeoneer-chances": shown_chances,
    "dungeoneer-villainy": staged("battle-in-company", "dungeoneer"),
    "dungeoneer-escort": staged("duel-over-an-escort", "dungeoneer"),
    "dungeoneer-over": over("dungeoneer"),
    "raiders-start": table("raiders"),
    "raiders-middle": table("raiders", 3),
    "raiders-unseen": unseen_rooms,
    "raiders-boss": staged("minotaur", "raiders"),
    "raiders-over": over("raiders"),
    "descent-choice": descent.choice,
    "descent-market": descent.market,
    "descent-turn": descent.turn,
    "descent-orders": descent.orders,
    "descent-town": descent.town,
    "descent-attack": descent.attack,
    "descent-overlord": descent.plot,
    "descent-over": descent.ended,
}
