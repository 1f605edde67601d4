"""Small and fast: the size of the first page, the response to a click, the frame rate of a board."""

from __future__ import annotations

import statistics

import pytest

from tests.browser.boards import BOARDS, Board
from tests.browser.conftest import People
from tests.browser.fingers import middle
from tests.browser.tables import HERO, SEAT
from undercroft import games
from undercroft.client import Lobby

FIRST_PAGE = 200_000  # bytes as they come over the wire
CLICK = 250  # ms until the table has moved; 100 is the aim, test machines are busy
FRAMES = 10  # a second; 60 is the aim, and what a quiet machine reaches
# Clicks what can be chosen, and waits until the page shows another position.
CLICKS = """async ({ css, count }) => {
  const times = [];
  const main = () => document.querySelector("main[data-at]");
  const until = (test) => new Promise((resolve) => {
    const look = () => { if (!test()) return; watch.disconnect(); resolve(); };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  });
  while (times.length < count && !document.querySelector("main .over")) {
    await until(() => main().ariaBusy !== "true" && document.querySelector(`${css}, main .over`));
    const target = document.querySelector(css);
    if (!target) break;
    const before = main().dataset.at;
    const start = performance.now();
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    const moved = () => main().dataset.at !== before;
    const more = () => document.querySelector(".pop button[data-rove], .prompt .doubt ~ .btn:last-child");
    await until(() => moved() || more());
    times.push(performance.now() - start);
    if (!moved()) more().click();
    await until(moved);
  }
  return times;
}"""
# In Descent a click on something may only plan; the buttons of skills and the market are clicked once.
ONE_CLICK = {"descent": "main [data-option]:enabled"}
AT_MARKET = {"descent": 12}
FRAMES_DRAWN = """() => new Promise((resolve) => {
  const frames = [];
  const tick = (now) => {
    frames.push(now);
    if (frames.length < 90) requestAnimationFrame(tick);
    else resolve(frames);
  };
  requestAnimationFrame(tick);
})"""
# Frames while a board is dragged: when each began, and the work until it was painted, as entries of the page.
WATCH = """() => {
  const channel = new MessageChannel();
  let begun = 0;
  channel.port1.onmessage = () => performance.measure("frame", { start: begun, end: performance.now() });
  const tick = (now) => {
    performance.mark("tick", { startTime: now });
    begun = performance.now();
    channel.port2.postMessage(null);
    if (!window.stopped) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
MEASURED = """() => {
  window.stopped = true;
  const ticks = performance.getEntriesByName("tick").map((entry) => entry.startTime);
  const work = performance.getEntriesByName("frame").map((entry) => entry.duration);
  return { apart: ticks.slice(1).map((tick, place) => tick - ticks[place]), work };
}"""


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_first_page_is_light(people: People, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    person = people(lang=lang)
    sizes: dict[str, int] = {}
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    urls: dict[str, str] = {}
    session.on("Network.responseReceived", lambda e: urls.update({e["requestId"]: e["response"]["url"]}))
    session.on("Network.loadingFinished", lambda e: sizes.update({e["requestId"]: e["encodedDataLength"]}))
    person.open()
    person.page.wait_for_selector("article .btn:enabled")
    person.page.wait_for_load_state("networkidle")
    total = sum(sizes.values())
    with capsys.disabled():
        print(f"\nfirst page, {lang}: {total / 1000:.1f} kB in {len(sizes)} answers")
    assert 20_000 < total < FIRST_PAGE


@pytest.mark.parametrize("game", games.ids())
def test_a_click_shows_its_result_at_once(
    people: People, lobby: Lobby, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    person = people().sit(lobby.make(game, seed=7, **HERO.get(game, {})), SEAT.get(game, 0))
    person.ready()
    css = ONE_CLICK.get(game, "main [data-object].legal, main [data-option]:enabled")
    times = person.page.evaluate(CLICKS, {"css": css, "count": AT_MARKET.get(game, 30)})
    quarter, median, _ = statistics.quantiles(times)
    with capsys.disabled():
        print(f"\n{game}: {len(times)} clicks, median {median:.1f} ms, slowest {max(times):.1f} ms")
    assert len(times) >= 10
    assert quarter < CLICK  # others may have had to wait for the processor


def test_a_table_in_motion_is_drawn_smoothly(
    people: People, lobby: Lobby, capsys: pytest.CaptureFixture[str]
) -> None:
    person = people(motion="full").sit(lobby.make("one-card", seed=7), 0)
    person.ready()
    person.page.evaluate(f"() => {{ window.drawn = ({FRAMES_DRAWN})(); }}")
    box = person.page.get_by_role("region", name="Board").bounding_box()
    assert box is not None
    for step in range(60):  # what is under the pointer lights up
        person.page.mouse.move(box["x"] + box["width"] * step / 60, box["y"] + box["height"] * step / 60)
    frames = person.page.evaluate("() => window.drawn")
    rate = 1000 * (len(frames) - 1) / (frames[-1] - frames[0])
    with capsys.disabled():
        print(f"\nin motion: {rate:.0f} frames a second")
    assert rate > FRAMES


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_is_dragged_smoothly(
    people: People, lobby: Lobby, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    board = Board(people(motion="full"), lobby, game)
    board.enlarge()
    x, y = middle(board.frame)
    mouse, place = board.page.mouse, middle(board.thing)
    mouse.move(x, y)
    mouse.down()
    board.page.evaluate(WATCH)
    for step in range(120):
        mouse.move(x + step % 60, y + step % 40)
    mouse.up()
    measured = board.page.evaluate(MEASURED)
    apart, work = statistics.median(measured["apart"]), statistics.median(measured["work"])
    with capsys.disabled():
        frames = len(measured["work"])
        print(f"\n{game} dragged: {frames} frames, {apart:.1f} ms apart, {work:.1f} ms of work each")
    assert middle(board.thing) != place
    assert len(measured["work"]) > 20
    assert 1000 / apart > FRAMES
