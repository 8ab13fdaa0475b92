"""Cached pages, rendered pages, and cached pages while a crawler has others rendered: one run, side by side.

Part of bin/bench.
"""

from __future__ import annotations

import http.client
import itertools
import re
import statistics
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import brotli

from bench import load, plots, results, servers
from e2e.stack import Site, wait_until

PAGE = "/condition/gallstones"
CONDITIONS = ("/condition", r'href="(/condition/[a-z0-9-]+)"')
LISTS = ("/doctors", r'href="(/[a-z-]+/doctors/[a-z0-9-]+)"')
ROUNDS, SECONDS = 9, 2  # many and short: what else the machine does in some of them counts for nothing
RENDERS = 240
CALLERS = 8
CRAWLER = """local n = 0
request = function()
  n = n + 1
  return wrk.format("GET", "/delhi-ncr/doctors/urology?sort=fee&page=" .. n)
end
"""


@dataclass(frozen=True)
class Row:
    name: str
    per_second: float
    p99: float  # ms
    share: float | None = None  # of nginx's static file, where both were measured in the same rounds


def section() -> results.Section:
    load.check_tools()
    with tempfile.TemporaryDirectory(prefix="sehat-bench-") as place:
        Path(place).chmod(0o755)  # nginx reads as nobody
        with running_site(Path(place) / "site") as site:
            rows, size = hits(site, Path(place))
        # A page cache of a megabyte holds no page until it is asked for again; reads are cached as ever.
        with running_site(Path(place) / "small", PAGE_CACHE_MEGABYTES="1") as site:
            rows += [renders(site, "condition, rendered anew", *CONDITIONS)]
            rows += [renders(site, "list of doctors, rendered anew", *LISTS)]
    return report(rows, size)


def report(rows: list[Row], page_bytes: int) -> results.Section:
    """All as parts of what nginx does with a static file, the first row."""
    most = rows[0].per_second
    head = ["", "a second", "p99 ms", "of nginx's static file"]
    lines = [
        [row.name, f"{row.per_second:,.0f}", f"{row.p99:,.1f}", f"{row.share or row.per_second / most:.3f}"]
        for row in rows
    ]
    text = (
        f"`{PAGE}`, {page_bytes:,} bytes of Brotli as hits are sent it, nginx too, asked by wrk\n"
        f"with 16 callers; medians of {ROUNDS} rounds of {SECONDS} s, parts of nginx in the same round.\n"
        f"In the storm: 4 s. Rendered anew: {CALLERS} callers, pages that no cache holds.\n\n"
        f"{results.table(head, lines)}\n"
        f"![Answers a second]({results.PLOTS}/bench-hits.svg)\n"
    )
    plot = plots.bars("Answers a second", {row.name: row.per_second for row in rows})
    return results.Section("Cached pages and rendered ones", text, {"bench-hits.svg": plot})


@contextmanager
def running_site(place: Path, **settings: str) -> Iterator[Site]:
    place.mkdir()
    site = Site(place)
    site.settings.update(settings)
    site.prepare()
    site.start("renderer", "web")
    try:
        yield site
    finally:
        site.stop()


def hits(site: Site, place: Path) -> tuple[list[Row], int]:
    """The rows of cached pages, and the bytes of the page."""
    page = as_hits_send(site, PAGE)
    (place / "crawler.lua").write_text(CRAWLER)
    for name in ("nginx", "constant"):
        (place / name).mkdir()
    with (
        servers.nginx(place / "nginx", page, site.url) as (static, cache),
        servers.constant(place / "constant", page, headers_of(site, PAGE)) as constant,
    ):
        subjects = {
            "nginx, static file": static,
            "nginx, its page cache before us": cache + PAGE,
            "the same server, a constant answer": constant,
            "our cached page": site.url + PAGE,
        }
        rows = rounds(subjects)
    return [*rows, storm(site, place / "crawler.lua")], len(page)


def rounds(subjects: dict[str, str]) -> list[Row]:
    """The medians of ROUNDS rounds, each as a part of the first subject in the same round."""
    found = [one_round(subjects, number) for number in range(ROUNDS)]
    first = next(iter(subjects))
    return [
        Row(
            name,
            statistics.median(loads[name].per_second for loads in found),
            statistics.median(loads[name].p99 for loads in found),
            statistics.median(loads[name].per_second / loads[first].per_second for loads in found),
        )
        for name in subjects
    ]


def one_round(subjects: dict[str, str], number: int) -> dict[str, load.Load]:
    """Each subject in turn, there in one round and back in the next. SystemExit where one refuses."""
    found = {}
    for name, address in list(subjects.items())[:: -1 if number % 2 else 1]:
        found[name] = load.load(address, SECONDS)
        if found[name].refused:
            raise SystemExit(f"{name} refused {found[name].refused} requests")
        print(f"  round {number + 1}: {name} {found[name].per_second:,.0f} a second", flush=True)
    return found


def storm(site: Site, script: Path) -> Row:
    """Hits while a crawler asks for pages that nobody has asked for."""
    crawler = subprocess.Popen(
        load.command(site.url, 8, CALLERS, str(script)), stdout=subprocess.PIPE, text=True
    )
    time.sleep(2)
    hits = load.load(site.url + PAGE)
    crawled = load.read(crawler.communicate()[0])
    print(
        f"  in the storm: {hits.per_second:,.0f} hits, {crawled.per_second:,.0f} renders a second", flush=True
    )
    return Row("our cached page, in a storm of misses", hits.per_second, hits.p99)


def as_hits_send(site: Site, path: str) -> bytes:
    """The page in as few bytes as its hits are sent, soon after the second visit: nginx is given the same."""
    first = answer(site, path)
    wait_until(lambda: len(answer(site, path)) < len(first), "the page is compressed further")
    return answer(site, path)


def answer(site: Site, path: str) -> bytes:
    connection = http.client.HTTPConnection("127.0.0.1", int(site.port))
    connection.request("GET", path, headers={"Accept-Encoding": "br", "User-Agent": load.BROWSER})
    found = connection.getresponse()
    body = found.read()
    connection.close()
    assert found.status in {200, 404}, (path, found.status)
    return body


def headers_of(site: Site, path: str) -> list[tuple[bytes, bytes]]:
    """All that the page sets itself; the date is the server's."""
    headers = site.get(path, headers={"Accept-Encoding": "br"}).headers.raw
    return [(name.lower(), value) for name, value in headers if name.lower() != b"date"]


def renders(site: Site, name: str, index: str, link: str) -> Row:
    """Pages a second with CALLERS at once, of those that `index` leads to: no two are the same in a turn."""
    html = brotli.decompress(answer(site, index)).decode()
    paths = list(dict.fromkeys(re.findall(link, html)))
    turns, lock, times = itertools.cycle(paths), threading.Lock(), list[float]()

    def ask() -> None:
        for _ in range(RENDERS // CALLERS):
            with lock:
                path = next(turns)
            started = time.perf_counter()
            answer(site, path)
            times.append(1000 * (time.perf_counter() - started))

    together(ask)  # what is cached of reads, and what the renderer learns
    times.clear()
    seconds = timed(lambda: together(ask))
    print(f"  {name}: {len(paths)} pages, {len(times) / seconds:,.0f} a second", flush=True)
    return Row(name, len(times) / seconds, statistics.quantiles(times, n=100)[98])


def together(ask: Callable[[], None]) -> None:
    threads = [threading.Thread(target=ask) for _ in range(CALLERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def timed(call: Callable[[], None]) -> float:
    started = time.perf_counter()
    call()
    return time.perf_counter() - started
