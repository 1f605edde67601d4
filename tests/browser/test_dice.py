"""Dice that players can check, in a real browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.screens import choose_last
from undercroft.client import Lobby


def test_the_browser_adds_to_the_dice_and_checks_them_after_the_game(people: People, lobby: Lobby) -> None:
    options = {"automatic": True}
    made = lobby.make("one-card", seats=[{"kind": "human"}], options=options, settings={"luck": True})
    person = people()
    person.sit(made, 0)
    path = f"/api/tables/{made['table']}"
    expect(person.page.locator("main[data-at='2']")).to_be_visible()  # dealt with what it added
    (share,) = lobby.get(path)["dice"]["shares"]
    with lobby.sit(made["table"], made["tokens"][0]) as player:
        while player.view["result"] is None:
            choose_last(player)
    person.page.locator(".over .btn", has_text="Check the dice").click()
    dialog = person.page.locator("dialog[open]")
    expect(dialog).to_contain_text(made["dice"]["commitment"])
    expect(dialog).to_contain_text(share["digits"])
    dialog.get_by_role("button", name="Check the dice").click()
    expect(dialog).to_contain_text("Every die and card followed from the key")
    expect(dialog).to_contain_text("the commitment you were shown")
    expect(dialog).to_contain_text("The digits you added were used")
    expect(dialog).to_contain_text(lobby.get(f"{path}/verify")["key"])


def test_a_table_with_a_chosen_seed_says_so_to_everybody(people: People, lobby: Lobby) -> None:
    made = lobby.make("raiders", seed=3)
    person = people()
    person.open(f"/t/{made['table']}")
    expect(person.page.locator(".log")).to_contain_text("Somebody chose the seed of this table")
