"""Does a page need the outside? Its largest contentful paint with every outside host black-holed and without.

A tag manager is configured and agreed to, so that there is a host to ask. Answering hosts answer at once; a
black hole never does. Both are measured in turn, each time in a new browser on a phone's screen, so that a
busy machine is busy for both. It may not change by 10 % (issue of the visits); nothing is asserted.
Run it with: PYTHONPATH=.:bin var/venv/bin/python bench/lcp.py --rounds 15
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Route, sync_playwright

from e2e.conftest import PHONE, QUIET, chromium
from e2e.stack import Site

PAGES = ("/", "/condition/gallstones", "/campaigns/piles-delhi-ncr")
AGREED = json.dumps({"measuring": True, "advertising": True})
# The paint that was the largest until nothing more was painted for half a second.
LARGEST = """
() => new Promise((done) => {
  let last = 0;
  let timer = setTimeout(() => done(last), 3000);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) last = entry.startTime;
    clearTimeout(timer);
    timer = setTimeout(() => done(last), 500);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})
"""
Outside = Callable[[Route], None]


def answering(route: Route) -> None:
    route.fulfill(status=200, content_type="text/javascript", body="")


def black_hole(route: Route) -> None:
    """Never answered: the request ends with the browser."""


def largest_paint(browser: Browser, site: Site, path: str, outside: Outside) -> float:
    """Milliseconds, in a browser that was never here."""
    context = browser.new_context(base_url=site.url, viewport=PHONE, has_touch=True, is_mobile=True)
    context.add_init_script(f"localStorage.setItem('privacy-choice', '{AGREED}')")
    context.route(lambda address: not address.startswith(site.url), outside)
    page = context.new_page()
    page.goto(path, wait_until="commit")
    found = float(page.evaluate(LARGEST))
    context.close()
    return found


def report(browser: Browser, site: Site, rounds: int) -> None:
    print(f"{'':30}{'answering ms':>14}{'black hole ms':>15}{'change':>9}")
    for path in PAGES:
        largest_paint(browser, site, path, answering)  # rendered once, then cached
        times: dict[Outside, list[float]] = {answering: [], black_hole: []}
        for _ in range(rounds):
            for outside, found in times.items():
                found.append(largest_paint(browser, site, path, outside))
        open_, shut = (statistics.median(found) for found in times.values())
        print(f"{path:30}{open_:14.0f}{shut:15.0f}{100 * (shut / open_ - 1):8.1f}%")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory(prefix="sehat-lcp-") as place, sync_playwright() as playwright:
        site = Site(Path(place))
        site.settings |= {"TAG_MANAGER_ID": "GTM-TEST1"}
        site.prepare()
        site.start("web", "renderer")
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        try:
            report(browser, site, rounds)
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
