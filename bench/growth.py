"""What pages, search and a request cost as the directory grows: the same asks, side by side, in one run.

The sizes: the demo data as it is, 10,000 and 100,000 doctors, and the last with a million requests as well.
Part of bin/bench. A site must not slow down as its directory grows: goal at most twice the time.
"""

from __future__ import annotations

import itertools
import json
import re
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from urllib.parse import quote

import httpx

from bench import hits, plots, results
from bench.desk import fill
from bench.invalidation import change_everything
from e2e.stack import Site

ROUNDS, WARM_UP = 60, 5
SIZES, REQUESTS = (10_000, 100_000), 1_000_000
LISTS = {
    "doctors of a department": "/delhi-ncr/doctors/general-surgery",
    "doctors, filtered and sorted": "/delhi-ncr/doctors/general-surgery?fee=low&language=hindi&sort=fee",
    "doctors, second page": "/delhi-ncr/doctors/general-surgery?page=2",
    "hospitals of a department": "/delhi-ncr/hospitals/general-surgery",
    "all doctors": "/doctors",
    "hospitals of an insurer": "/hospitals/insurance/cghs",
    "condition page": "/condition/gallstones",
}
PLOTTED = {
    "doctors of a department",
    "a list of doctors",
    "condition page",
    "search page",
    "suggestions",
    "a request",
}
BODY = {"NameData": "Bench", "CityData": "Pune", "ProcedureNameData": "Other"}


@dataclass
class Subject:
    """A running site and one connection to it, kept open as a browser keeps it."""

    site: Site
    client: httpx.Client
    name: str
    doctors: int
    names: Iterator[str]

    def get(self, path: str) -> float:
        started = time.perf_counter()
        answer = self.client.get(path)
        elapsed = 1000 * (time.perf_counter() - started)
        assert answer.status_code == 200, (path, answer.status_code)
        return elapsed

    @cached_property
    def lists(self) -> list[str]:
        """Of doctors, by city and department."""
        index, link = hits.LISTS
        return list(dict.fromkeys(re.findall(link, self.client.get(index).text)))

    def get_read_anew(self, path: str) -> float:
        """As after a change of everything: no cached page or read is fresh."""
        change_everything(self.site.place)
        return self.get(path)

    def send(self, number: int) -> float:
        """A request, until it is acknowledged."""
        body = json.dumps(BODY | {"MobileNoData": str(9_000_000_000 + number)})
        started = time.perf_counter()
        answer = self.client.post(
            "/api/lead/submit", content=body, headers={"Content-Type": "application/json"}
        )
        elapsed = 1000 * (time.perf_counter() - started)
        assert answer.status_code == 200, answer.status_code
        return elapsed


Ask = Callable[[Subject, int], float]  # gives ms


def asks() -> dict[str, Ask]:
    """By the name of the row."""
    anew = {
        f"{name}, read anew": lambda subject, _, path=path: subject.get_read_anew(path)
        for name, path in LISTS.items()
    }
    return {
        **anew,
        "a list of doctors, asked for the first time": lambda subject, number: subject.get(
            f"{subject.lists[number]}?sort=fee"
        ),
        "condition page, cached": lambda subject, _: subject.get(LISTS["condition page"]),
        "search page, a doctor's name": lambda subject, _: subject.get(
            f"/search?q={quote(next(subject.names))}"
        ),
        "suggestions, half a name": lambda subject, _: subject.get(
            f"/api/search/entities?city=568&query={quote(half(next(subject.names)))}"
        ),
        "a request, acknowledged": lambda subject, number: subject.send(number),
    }


def half(name: str) -> str:
    return name[: max(3, len(name) // 2)]


def section() -> results.Section:
    with tempfile.TemporaryDirectory(prefix="sehat-bench-") as place:
        made = sites(Path(place))
        with running(made) as subjects:
            found = {name: measured(name, ask, subjects) for name, ask in asks().items()}
            sizes = [(subject.name, subject.doctors) for subject in subjects]
        return report(found, sizes, [lists_a_second(site) for site in made.values()])


def sites(place: Path) -> dict[str, Site]:
    """Sites that differ in their size, by what is said of them; none of them runs."""
    names = ["demo", *map(str, SIZES), "requests"]
    for name in names:
        (place / name).mkdir()
    made = {name: Site(place / name) for name in names}
    small, full = made["demo"], made["requests"]
    small.prepare()
    for size in SIZES:
        began = time.perf_counter()
        grow(made[str(size)], small, size)
        print(f"  {size:,} doctors: made in {time.perf_counter() - began:.0f} s", flush=True)
    full.copy(made[str(SIZES[-1])])
    began = time.perf_counter()
    fill(full, REQUESTS)
    print(f"  {REQUESTS:,} requests: made in {time.perf_counter() - began:.0f} s", flush=True)
    labels = [f"{doctors(site):,} doctors" for site in made.values()]
    labels[-1] += f", {REQUESTS:,} requests"
    return dict(zip(labels, made.values(), strict=True))


def grow(site: Site, small: Site, size: int) -> None:
    """The small site with invented doctors beside its own, `size` of them in all, and found by search."""
    site.copy(small)
    site.manage("load_demo", "--scale", str(size - doctors(small)))
    site.manage("index_search", "--rebuild")


def doctors(site: Site) -> int:
    return int(str(site.rows("SELECT count(*) FROM directory_doctor")[0][0]))


@contextmanager
def running(sites: Mapping[str, Site]) -> Iterator[list[Subject]]:
    subjects = [subject(name, site) for name, site in sites.items()]
    try:
        for item in subjects:
            item.site.start("renderer", "web")
        yield subjects
    finally:
        for item in subjects:
            item.client.close()
            item.site.stop()


def subject(name: str, site: Site) -> Subject:
    """Doctors' names are asked from all over the directory, each site its own."""
    count = doctors(site)
    step = max(1, count // (2 * (ROUNDS + WARM_UP)))
    rows = site.rows(f"SELECT name FROM directory_doctor WHERE id % {step} = 0 ORDER BY slug")
    client = site.client(headers={"Accept-Encoding": "br"})
    return Subject(site, client, name, count, itertools.cycle(str(row[0]) for row in rows))


def measured(name: str, ask: Ask, subjects: list[Subject]) -> list[list[float]]:
    """ms of ROUNDS asks of each subject, in turns, once all of them are warm."""
    times: list[list[float]] = [[] for _ in subjects]
    for number in range(WARM_UP + ROUNDS):
        for taken, item in zip(times, subjects, strict=True):
            taken.append(ask(item, number))
    times = [taken[WARM_UP:] for taken in times]
    print(f"  {name}: {', '.join(figures(taken) for taken in times)} ms", flush=True)
    return times


def lists_a_second(site: Site) -> float:
    """Lists of doctors that no page cache holds, rendered for some callers at once; reads are cached."""
    again = Site(site.place)
    again.settings["PAGE_CACHE_MEGABYTES"] = "1"
    again.start("renderer", "web")
    try:
        return hits.renders(again, "lists of doctors, rendered anew", *hits.LISTS).per_second
    finally:
        again.stop()


def p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[-1]


def figures(times: list[float]) -> str:
    return f"{statistics.median(times):.1f} / {p95(times):.1f}"


def report(
    found: dict[str, list[list[float]]], sizes: list[tuple[str, int]], rates: list[float]
) -> results.Section:
    head = ["p50 / p95, ms", *(name for name, _ in sizes), "p50, largest of smallest"]
    rows = [
        [name, *map(figures, times), f"{statistics.median(times[-1]) / statistics.median(times[0]):.2f}"]
        for name, times in found.items()
    ]
    rate = ["lists of doctors, rendered anew", *(f"{each:.0f}" for each in rates)]
    text = (
        f"{ROUNDS} asks of each over HTTP, one after another, the sites in turns; SQLite, one web\n"
        "process each. “Read anew”: as after a change of everything, all of the page is read and\n"
        "built; its HTML is sent as it was where that gave the same. For the first time: no page cache\n"
        "holds it, and what pages share is read already. Names are drawn from the whole directory.\n\n"
        f"{results.table(head, rows)}\n"
        f"Lists that no page cache holds, for {hits.CALLERS} callers at once; what they read is cached.\n\n"
        f"{results.table(['a second', *head[1:-1]], [rate])}\n![Growth]({results.PLOTS}/bench-growth.svg)\n"
    )
    return results.Section("As the directory grows", text, {"bench-growth.svg": plot(found, sizes)})


def plot(found: dict[str, list[list[float]]], sizes: list[tuple[str, int]]) -> str:
    """p95 over the number of doctors; what has a million requests as well stands in the table."""
    across = [doctors for _, doctors in sizes[:-1]]
    lines = {
        name: [p95(taken) for taken in times[:-1]]
        for name, times in found.items()
        if name.split(",")[0] in PLOTTED
    }
    return plots.curves("p95 by doctors in the directory", across, lines, "ms")
