"""What a page asks the network for, and when it has asked for all."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Request, Response

from e2e.stack import wait_until

# A frame is painted and idle callbacks have run: what waited to be seen, or for quiet, has asked by then.
TURN = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
  requestIdleCallback(() => setTimeout(done)))))"""


def wait_until_told(page: Page, is_so: Callable[[], object], what: str) -> None:
    """As wait_until, for what the browser's calls bring: they come while it waits for the page."""

    def is_told() -> bool:
        page.wait_for_timeout(20)
        return bool(is_so())

    wait_until(is_told, what)


class Traffic:
    """Watches a page from before its first request."""

    def __init__(self, page: Page) -> None:
        self.asked: list[Request] = []
        self.answers: list[Response] = []
        self._open: set[Request] = set()
        self._page = page
        page.on("request", self._begin)
        page.on("response", lambda answer: self.answers.append(answer))
        page.on("requestfinished", lambda request: self._open.discard(request))
        page.on("requestfailed", lambda request: self._open.discard(request))

    def _begin(self, request: Request) -> None:
        self.asked.append(request)
        self._open.add(request)

    def settle(self) -> None:
        """Until all that was asked for has come, and what came has asked for nothing more."""
        self._page.wait_for_load_state("load")
        wait_until(self._is_settled, "all has come that the page asks for")

    def _is_settled(self) -> bool:
        before = len(self.asked)
        self._page.evaluate(TURN)
        return not self._open and len(self.asked) == before
