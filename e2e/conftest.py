"""A running site and a browser, shared by all journeys."""

from __future__ import annotations

import socket
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from demo_site import journey_site
from playwright.sync_api import Browser, BrowserContext, Page, Request, ViewportSize, expect, sync_playwright

from e2e.account import numbers
from e2e.browsers import find_chromium
from e2e.rooms import FILES
from e2e.stack import PATIENCE, RENDERING, Site
from e2e.what_was_seen import save_pages

expect.set_options(timeout=PATIENCE * 1000)
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1280, "height": 900}
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-sync",
    "--disable-smooth-scrolling",  # nothing moves between the press of a mouse and its release
    "--use-fake-device-for-media-stream",  # a camera, which nobody has allowed yet
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In the order of e2e/rooms.py, which is that of their lengths; other tests come first."""
    order = list(FILES)
    items.sort(key=lambda item: order.index(item.path.stem) if item.path.stem in order else -1)


@pytest.fixture(scope="session")
def prepared() -> Iterator[Site]:
    """A site nobody starts: what every site of the journeys begins with."""
    site = Site(journey_site())
    yield site
    site.stop()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, prepared: Site) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site"))
    site.copy(prepared)
    site.start(*RENDERING)
    site.watch()
    yield site
    site.stop()


@pytest.fixture(scope="session")
def delivering(site: Site) -> Site:
    """The same site with what works behind its pages: requests reach the CRM, changes the search."""
    with site.unwatched():
        site.start()
    return site


def chromium() -> str:
    """A browser of this machine: CHROMIUM, or one of the usual names in the path."""
    found = find_chromium()
    assert found, "no Chromium on this machine: install one, or set CHROMIUM to its path"
    return found


BROWSER = pytest.StashKey[Browser]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call" and report.failed and BROWSER in item.config.stash:
        save_pages(item.config.stash[BROWSER], item.nodeid)
    return report


@pytest.fixture(scope="session")
def browser(pytestconfig: pytest.Config) -> Iterator[Browser]:
    """For it every host but this machine is a black hole: connected to, and never heard of again."""
    with socket.create_server(("127.0.0.1", 0)) as silence, sync_playwright() as playwright:
        rules = f"MAP * 127.0.0.1:{silence.getsockname()[1]}, EXCLUDE 127.0.0.1"
        arguments = [*QUIET, f"--host-resolver-rules={rules}"]
        browser = playwright.chromium.launch(executable_path=chromium(), args=arguments)
        pytestconfig.stash[BROWSER] = browser
        yield browser
        browser.close()


# Chromium tells of a view transition that it skips as of a rejected promise, which no page asked for: the
# page was left before it began, or a phone's viewport took its size meanwhile. The page is shown either way.
TRANSITION_SKIPPED = ("opt-in disabled", "Transition was aborted because of invalid state")


class Watched:
    """What a context did that no page of ours may do."""

    def __init__(self, context: BrowserContext, own: str) -> None:
        self.problems: list[str] = []
        self._own = urlsplit(own).netloc
        context.on("request", self._request)
        context.on("weberror", lambda error: self._error(str(error.error)))
        context.on("console", lambda line: self._console(line.type, line.text))

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in {"http", "https"} and parts.netloc != self._own:
            self.problems.append(f"asked another host: {request.url}")

    def _error(self, text: str) -> None:
        if not any(reason in text for reason in TRANSITION_SKIPPED):
            self.problems.append(f"script error: {text}")

    def _console(self, kind: str, text: str) -> None:
        # A 4xx that a journey provokes; the service worker, which new_context leaves out.
        expected = ("Failed to load resource", "registration blocked by Playwright")
        if kind in {"error", "warning"} and not any(words in text for words in expected):
            self.problems.append(f"console: {text}")


def new_context(browser: Browser, site: Site, **options: Any) -> BrowserContext:
    """A visitor of the site, who waits as long as it takes.

    Without the service worker, whose requests no journey could hold back; test_saved_pages has it.
    """
    context = browser.new_context(base_url=site.url, **{"service_workers": "block", **options})
    context.set_default_timeout(PATIENCE * 1000)
    return context


def page_of(browser: Browser, site: Site, **options: Any) -> Iterator[Page]:
    context = new_context(browser, site, locale="en-IN", **options)
    watched = Watched(context, site.url)
    page = context.new_page()
    yield page
    context.close()
    assert watched.problems == []


@pytest.fixture
def page(browser: Browser, site: Site) -> Iterator[Page]:
    yield from page_of(browser, site, viewport=DESKTOP)


@pytest.fixture
def phone(browser: Browser, site: Site) -> Iterator[Page]:
    yield from page_of(browser, site, viewport=PHONE, has_touch=True, is_mobile=True)


@pytest.fixture
def plain(browser: Browser, site: Site) -> Iterator[Page]:
    """A browser without JavaScript."""
    yield from page_of(browser, site, viewport=PHONE, java_script_enabled=False)


@pytest.fixture
def number() -> str:
    """A number nobody has logged in with."""
    return str(next(numbers))


@pytest.fixture(scope="session")
def axe_source() -> str:
    return (Path(__file__).parent.parent / "frontend/node_modules/axe-core/axe.min.js").read_text()
