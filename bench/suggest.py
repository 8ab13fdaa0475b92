"""Suggestions of a running site over a large index: the HTTP call under load, then the list in a browser.

bench/suggest.py [N] [seconds]: N invented doctors (1,000,000), 50 calls a second for so long (20). The calls
and the browser come from this same machine. Goals: p95 of the call 15 ms, the list 150 ms after the last key.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent.parent), str(Path(__file__).parent.parent / "bin")]
os.environ["PYTHONPATH"] = os.pathsep.join(sys.path[:2])

import httpx
from playwright.sync_api import sync_playwright

from bench.search import names, write_doctors
from e2e.conftest import QUIET, chromium
from e2e.stack import Site

COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
SECONDS = int(sys.argv[2]) if len(sys.argv) > 2 else 20
A_SECOND, SHOWS = 50, 40
# Tells when the list shows what was asked by the last key: the row that leads to all results names it.
WATCH = """() => {
  addEventListener('input', () => { window.keyAt = performance.now() }, true);
  new MutationObserver(() => {
    const asked = document.querySelector('#q').value.trim();
    const more = document.querySelector('.searchpanel__more, .searchbox__none');
    if (more?.textContent.includes(asked) && window.keyAt) {
      window.taken = performance.now() - window.keyAt;
      window.keyAt = 0;
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def grow(site: Site, rows: list[str]) -> None:
    """The site's own index, its doctors replaced."""
    home = site.place / "search"
    site.manage("index_search", "--rebuild")
    doctors = home / (home / "current").read_text().strip() / "Doctor"
    shutil.rmtree(doctors)
    write_doctors(rows, doctors)


def report(title: str, times: list[float]) -> None:
    p50, p95 = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    print(f"{title:44} p50 {p50:6.1f} ms   p95 {p95:6.1f} ms   worst {max(times):6.1f} ms   ({len(times)})")


async def calls(site: Site, rows: list[str]) -> list[float]:
    """Each call starts at its time, whether the one before has been answered or not."""
    rng, times = random.Random(3), list[float]()
    async with httpx.AsyncClient(base_url=site.url, timeout=30) as client:

        async def call(query: str) -> None:
            started = time.perf_counter()
            answer = await client.get("/api/search/entities", params={"query": query, "city": 568})
            answer.raise_for_status()
            times.append(1000 * (time.perf_counter() - started))

        await asyncio.gather(*(call("piles") for _ in range(8)))  # the engine is opened, connections stand
        times.clear()
        begun, pending = time.perf_counter(), []
        for number in range(SECONDS * A_SECOND):
            name = rng.choice(rows)
            await asyncio.sleep(max(0.0, begun + number / A_SECOND - time.perf_counter()))
            pending.append(asyncio.create_task(call(name[: rng.randrange(3, len(name) + 1)])))
        await asyncio.gather(*pending)
    return times


def shown(site: Site, rows: list[str]) -> list[float]:
    rng, times = random.Random(5), list[float]()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        page = browser.new_page(base_url=site.url, bypass_csp=True)
        page.goto("/")
        field = page.locator("#q")
        field.click()
        page.locator("#q[role=combobox]").wait_for()
        page.evaluate(WATCH)
        for _ in range(SHOWS):
            field.fill("")
            page.evaluate("window.taken = null")
            field.press_sequentially(rng.choice(rows)[: rng.randrange(4, 9)].strip(), delay=60)
            page.wait_for_function("window.taken !== null && window.keyAt === 0")
            times.append(page.evaluate("window.taken"))
        browser.close()
    return times


def main() -> None:
    rows = names(COUNT)
    with tempfile.TemporaryDirectory(prefix="sehat-bench-") as place:
        site = Site(Path(place))
        site.prepare()
        started = time.perf_counter()
        grow(site, rows)
        print(f"{COUNT:,} doctors beside the demo data, index built in {time.perf_counter() - started:.0f} s")
        site.start("renderer", "web")
        try:
            print(f"load of the machine: {os.getloadavg()[0]:.1f}")
            report(f"GET /api/search/entities, {A_SECOND} a second", asyncio.run(calls(site, rows)))
            report("list in the browser after the last key", shown(site, rows))
        finally:
            site.stop()


if __name__ == "__main__":
    main()
