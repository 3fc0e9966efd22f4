"""People in browsers: they see a page and press what is on it."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from time import monotonic
from typing import Any, Final, Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, WebSocket, expect

from tests.server.running import Running

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PATIENCE = 60_000
"""Milliseconds that a page may take for anything: on a machine that has little to spare, nothing else fails."""
expect.set_options(timeout=PATIENCE)

Motion = Literal["reduce", "no-preference"]
DRAWN = """
const draw = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => (new Error().stack.includes('generateId') ? draw(bytes) : bytes.fill(7));
"""
"""What a browser adds to the deal: always the same, as a deal is drawn from the name of its test.

Playwright tells the sockets that it routes apart by a number that `generateId` draws: these must differ.
"""

AT_ONCE = "if (location.host) localStorage['brushpass-speed'] ??= 'none';"
"""The reader wants no pauses."""


class Player:
    """Somebody at a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sockets: list[WebSocket] = []
        self.frames: list[str] = []
        """Everything that came over this page's sockets,"""
        self.sent: list[str] = []
        """and everything that it sent over them."""
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    @property
    def prompt(self) -> Locator:
        """What this player is asked."""
        return self.page.locator("section.prompt")

    def asked(self, number: int) -> None:
        """Wait until this very prompt is on screen."""
        expect(self.page.locator(f"section.prompt[data-number='{number}']")).to_be_visible()

    @property
    def is_over(self) -> bool:
        """Whether the end is on screen."""
        return self.page.locator("section.end").count() > 0

    def join(self, address: str, name: str) -> None:
        """Go to a table and sit down there."""
        self.page.goto(address)
        self.page.locator("#name").fill(name)
        self.page.locator("form button[type=submit]").click()
        expect(self.page.locator(".lobby")).to_be_visible()

    def add_here(self, name: str) -> None:
        """Let somebody else sit down at this device."""
        self.page.locator("#add-here").fill(name)
        self.page.locator("form:has(#add-here) button").click()

    def dismiss(self) -> None:
        """Read the briefing and put it away."""
        briefing = self.page.locator("dialog[open] .button.primary")
        if briefing.count():
            briefing.first.click()

    def seat_menu(self) -> Locator:
        """Open what one may do with one's seat."""
        self.page.locator(".bar button:has(.mark)").click()
        return self.page.locator("dialog[aria-labelledby=seat-menu]")

    def seat_link(self) -> str:
        """The link that moves this seat to another device."""
        menu = self.seat_menu()
        menu.locator("form + .button").click()
        return menu.locator(".link").inner_text()

    def accuse(self) -> None:
        """Announce the accusation, and confirm it."""
        self.prompt.locator("button:has(+ dialog)").click()
        self.page.locator("dialog[open] .button.primary").click()

    def answer(self, pick: int = 0) -> None:
        """Answer the prompt in some legal way; `pick` tells which."""
        self.dismiss()
        prompt = self.prompt
        if prompt.locator("button:has(+ dialog)").count() and not prompt.locator("fieldset").count():
            self.accuse()  # nothing else is left
            return
        deeds = prompt.locator(".deeds > .button:not(:disabled)")
        pickers = prompt.locator("fieldset .row")
        if pickers.count():
            for place in range(pickers.count()):
                choices = pickers.nth(place).locator("button")
                choices.nth((pick + place) % choices.count()).click()
            prompt.locator(".button.primary:not(:disabled)").first.click()
        elif deeds.count() >= 2:
            deeds.nth(pick % deeds.count()).click()
        elif prompt.locator("button:not(.button, [aria-label])").count() == 2:
            prompt.locator("button:not(.button, [aria-label])").nth(pick % 2).click()
        else:
            self._point(prompt, pick)

    def _point(self, prompt: Locator, pick: int) -> None:
        cards = prompt.locator(".cards .card")
        if cards.count():
            cards.nth(pick % 2).click()
        targets = self.page.locator("button[data-target]")
        confirm = prompt.locator(".actions > .button.primary")
        for step in range(targets.count()):
            targets.nth((pick + step) % targets.count()).click()
            if confirm.is_enabled():
                break
        confirm.click()


class Tables:
    """Opens browsers, and notes what any of them complains about."""

    def __init__(self, served: Running, browser: Browser) -> None:
        self.served = served
        self.base = f"http://{served.address}"
        self.complaints: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def player(self, *, locale: str = "en-GB", motion: Motion = "reduce", **options: Any) -> Player:
        """A new browser with nothing in it."""
        options.setdefault("viewport", DESKTOP)
        context = self._browser.new_context(locale=locale, reduced_motion=motion, **options)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(DRAWN)
        if motion == "reduce":
            context.add_init_script(AT_ONCE)
        self._contexts.append(context)
        return self.page_of(context)

    def page_of(self, context: BrowserContext) -> Player:
        """A page whose complaints and frames are noted."""
        page = context.new_page()
        page.on("console", lambda line: self._heard(line.type, line.text, line.location["url"]))
        page.on("pageerror", lambda error: self.complaints.append(error.stack or str(error)))
        return Player(page)

    def _heard(self, kind: str, text: str, script: str) -> None:
        if "WebSocket is" in text and not script:  # closed before it is open, or closing while something is sent
            return  # said of the line that `Line` puts between page and server, not by a script of the page
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def close(self) -> None:
        """Close every browser."""
        for context in self._contexts:
            context.close()

    def truth(self, code: str) -> Any:
        """The match in the server's memory."""
        return self.served.table(code).state.match

    def truth_when_started(self, code: str) -> Any:
        """The match in the server's memory, as soon as there is one."""
        until(self._contexts[0].pages[0], lambda: self.truth(code) is not None)
        return self.truth(code)

    def host(self, game: str, players: int, **options: Any) -> tuple[Player, str]:
        """Somebody who opens a table from the front page, and its code."""
        host = self.player(**options)
        host.page.goto(self.base)
        host.page.locator("#name").fill("Ann")
        host.page.evaluate("() => document.fonts.ready")  # the last one moves what is below, from under the pointer
        host.page.locator(f"[data-host={game}]").click()
        expect(host.page.locator(".lobby")).to_be_visible()
        host.page.locator(f"[data-players='{players}']").click()
        expect(host.page.locator(f"[data-players='{players}'][aria-pressed=true]")).to_be_visible()
        code = re.search(r"/t/([A-Z-]+)", host.page.url)
        assert code is not None
        return host, code[1]


def play_on(
    tables: Tables,
    code: str,
    seats: dict[int, Player],
    *,
    before: Callable[[Player], None] = lambda _: None,
    after: Callable[[int], None] = lambda _: None,
) -> int:
    """Everybody answers whenever asked, until the game is over; how many answers that took."""
    answers = 0
    put_away(tables, code, seats)
    match = tables.truth(code)
    while not match.is_over and answers < 500:
        for seat in sorted(seats.keys() & set(match.open_prompts)):
            asking = match.open_prompts.get(seat)
            if asking is None:
                continue
            player = seats[seat]
            player.asked(asking.number)
            before(player)
            player.answer(answers)
            until(player.page, partial(moved, match, seat, asking.number))
            answers += 1
            after(answers)
        until(next(iter(seats.values())).page, lambda: match.is_over or bool(seats.keys() & set(match.open_prompts)))
    return answers


def put_away(tables: Tables, code: str, seats: dict[int, Player]) -> None:
    """Everybody puts their briefing away: before that nobody is asked anything."""
    time = tables.served.table(code).state.time
    for player in seats.values():
        briefing = player.page.locator("dialog[open] .button.primary")
        until(player.page, partial(is_read, time, briefing))
        player.dismiss()
    until(next(iter(seats.values())).page, partial(is_read, time, None))


def is_read(time: Any, briefing: Locator | None) -> bool:
    """Whether the game has begun, or a briefing is on screen."""
    return time.reading_since is None or (briefing is not None and briefing.count() > 0)


def moved(match: Any, seat: int, number: int) -> bool:
    """Whether a seat is no longer asked this prompt."""
    asking = match.open_prompts.get(seat)
    return match.is_over or asking is None or asking.number != number


def until(page: Page, done: Callable[[], bool]) -> None:
    """Wait for something that happens in the server."""
    last = monotonic() + 2 * PATIENCE / 1000
    while not done():
        assert monotonic() < last, "the table did not move on"
        page.wait_for_timeout(20)  # Playwright hears of the page meanwhile


def steps(page: Page, answers: int) -> Iterator[str]:
    """What is pressed to answer a prompt by keyboard."""
    prompt = "section.prompt"
    if page.locator(f"{prompt} .both").count():
        yield f"{prompt} .both button:nth-child({answers % 2 + 1})"
    elif page.locator(f"{prompt} button:has(+ dialog)").count() and answers >= 4:
        yield f"{prompt} button:has(+ dialog)"
        yield "dialog[open] .button.primary"
    elif kinds := page.locator(f"{prompt} .row").count():
        for kind in range(1, kinds + 1):
            yield f"{prompt} fieldset:nth-of-type({kind}) .row button:nth-child({answers % 5 + 1})"
        yield f"{prompt} .button.primary:not(dialog *)"
    elif page.locator(f"{prompt} .deeds").count():
        yield f"{prompt} .deeds .button:nth-child({answers % 2 + 1})"
    else:
        if page.locator(f"{prompt} .cards").count():
            yield f"{prompt} .cards > :nth-child({answers % 2 + 1}) .card"
        confirm = f"{prompt} .actions > .button.primary"
        for _ in range(2):
            if page.locator(confirm).is_disabled():
                yield "button[data-target][aria-pressed=false]"
        yield confirm


def press_on(page: Page, wanted: str) -> None:
    """Walk with the Tab key until the wanted control has the focus, and press it."""
    target = page.locator(wanted).first
    expect(target).to_be_visible()
    for _ in range(120):
        if target.evaluate("node => node === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never comes to {wanted}")
