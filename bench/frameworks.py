"""Our condition page beside the same words in other frameworks, built here from public packages: one run.

Each has its warm-up, then turns that alternate. Part of bin/bench.
"""

from __future__ import annotations

import html
import http.client
import itertools
import json
import re
import statistics
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import steps

from bench import apps, hits, load, plots, processor, results
from bench.content import Json, content_of
from e2e.stack import Site

ROUNDS, CALLERS, SECONDS, WARM_UP_SECONDS = 3, 8, 4, 4
ENCODINGS = "gzip, deflate, br"
OURS_CACHED, OURS_RENDERED = "ours, cached", "ours, rendered anew"
CYCLE = """local paths, n = {{{paths}}}, 0
request = function()
  n = n % #paths + 1
  return wrk.format("GET", paths[n])
end
"""
NOTES = """Each page shows the words of `{page}`, taken from its props when the run begins. Each server is
asked by {callers} callers who take {encodings}. One server process each, but ours: a web server and
a renderer, so look at the processor time as well. What differs:

- Ours: Django reads SQLite, React renders in a Node process, and the page is compressed as Brotli, further
  once it is asked for again. Rendered anew are all condition pages in turn, behind a page cache too small for
  them.
- Next.js {next}: App Router, server components, its standalone server, compression as by default. The page
  holds its data once more, for the browser. ISR renders again after 300 s, as our cache does,
  and compresses for each request what our cache holds compressed.
- React Router {router}: framework mode, data by loaders (once more in the page), `react-router-serve`, which
  compresses and logs each request.
- Django and Wagtail: one template with inheritance, GZipMiddleware, WSGI under granian, no cache but that of
  templates. The bare view and both React apps hold their words in memory; the Wagtail page reads SQLite.
- Only ours has side menus to fill, social meta tags, citations, an opinion form and islands: its markup is
  larger than that of the others (the column HTML), whose links are plain and whose forms need no script.

Median of {rounds} turns of {seconds} s. “Of ours” compares with our row of the same table.
"""


@dataclass(frozen=True)
class Subject:
    name: str
    address: str
    groups: Sequence[int]  # of its processes
    script: str = ""  # for wrk


@dataclass(frozen=True)
class Turn:
    per_second: float
    p99: float  # ms
    processor: float  # ms a page


@dataclass(frozen=True)
class Body:
    html: int  # bytes
    sent: int  # bytes, compressed as its server does
    encoding: str


def section() -> results.Section:
    load.check_tools()
    with tempfile.TemporaryDirectory(prefix="sehat-bench-") as place, ExitStack() as stack:
        content, cached, rendered = subjects(Path(place), stack)
        bodies = {item.name: body(item.address, content) for item in (*cached, *rendered)}
        turns = rounds([*cached, *rendered])
    return report([item.name for item in cached], [item.name for item in rendered], turns, bodies)


def subjects(place: Path, stack: ExitStack) -> tuple[Json, list[Subject], list[Subject]]:
    """The words; who answers from a cache, and who renders for each request."""
    content, ours = stack.enter_context(our_site(place / "site"))
    small = stack.enter_context(hits.running_site(place / "small", PAGE_CACHE_MEGABYTES="1"))
    hits.as_hits_send(ours, hits.PAGE)
    (place / "wagtail").mkdir()
    django, django_session = stack.enter_context(apps.wagtail(content, place / "wagtail"))
    next_app, next_session = stack.enter_context(apps.next_app(content))
    router, router_session = stack.enter_context(apps.react_router(content))
    script = place / "cycle.lua"
    script.write_text(CYCLE.format(paths=",".join(f'"{path}"' for path in condition_paths(small))))
    cached = [
        Subject(OURS_CACHED, ours.url + hits.PAGE, groups_of(ours)),
        Subject("Next.js, ISR", f"{next_app}/isr", [next_session]),
    ]
    rendered = [
        Subject(OURS_RENDERED, small.url + hits.PAGE, groups_of(small), str(script)),
        Subject("bare Django view", f"{django}/bare", [django_session]),
        Subject("Wagtail template page", f"{django}/condition/", [django_session]),
        Subject("Next.js, dynamic", f"{next_app}/dynamic", [next_session]),
        Subject("React Router", f"{router}/", [router_session]),
    ]
    return content, cached, rendered


@contextmanager
def our_site(place: Path) -> Iterator[tuple[Json, Site]]:
    """The words of our page, read before its renderer starts, and the site."""
    place.mkdir()
    site = Site(place)
    site.prepare()
    try:
        site.start("web")
        content = content_of(site, hits.PAGE)
        site.start("renderer")
        yield content, site
    finally:
        site.stop()


def groups_of(site: Site) -> list[int]:
    return [process.pid for process in site.processes.running.values()]


def condition_paths(site: Site) -> list[str]:
    index, link = hits.CONDITIONS
    return list(dict.fromkeys(re.findall(link, site.get(index).text)))


def body(address: str, content: Json) -> Body:
    """What a browser is sent. Stops the run where words of ours are missing."""
    plain, _ = answer(address, "identity")
    shown = html.unescape(plain.decode())
    wanted = [item["question"] for item in content["page"]["questions"]]
    wanted += [item["name"] for item in content["page"]["doctors"]]
    missing = [words for words in wanted if words not in shown]
    if missing:
        raise SystemExit(f"{address} does not show {missing}")
    sent, encoding = answer(address, ENCODINGS)
    return Body(len(plain), len(sent), encoding)


def answer(address: str, encodings: str) -> tuple[bytes, str]:
    """The body as it was sent, and its encoding."""
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(str(parts.hostname), parts.port)
    headers = {"Accept-Encoding": encodings, "User-Agent": load.BROWSER}
    connection.request("GET", parts.path, headers=headers)
    found = connection.getresponse()
    data = found.read()
    connection.close()
    if found.status != 200:
        raise SystemExit(f"{address} answers {found.status}")
    return data, found.headers.get("Content-Encoding", "none")


def rounds(subjects: Sequence[Subject]) -> dict[str, Turn]:
    """The medians of each subject's turns."""
    for subject in subjects:
        load.load(subject.address, WARM_UP_SECONDS, CALLERS, subject.script)
    found: dict[str, list[Turn]] = {subject.name: [] for subject in subjects}
    for number, subject in itertools.product(range(ROUNDS), subjects):
        taken = turn(subject)
        found[subject.name].append(taken)
        print(f"  turn {number + 1} of {ROUNDS}: {subject.name} {taken.per_second:,.0f} a second", flush=True)
    return {name: median(turns) for name, turns in found.items()}


def turn(subject: Subject) -> Turn:
    before = processor.seconds(subject.groups)
    taken = load.load(subject.address, SECONDS, CALLERS, subject.script)
    used = processor.seconds(subject.groups) - before
    if taken.refused:
        raise SystemExit(f"{subject.name} refused {taken.refused} requests")
    return Turn(taken.per_second, taken.p99, 1000 * used / taken.requests)


def median(turns: Sequence[Turn]) -> Turn:
    return Turn(
        statistics.median(item.per_second for item in turns),
        statistics.median(item.p99 for item in turns),
        statistics.median(item.processor for item in turns),
    )


def report(
    cached: Sequence[str], rendered: Sequence[str], turns: dict[str, Turn], bodies: dict[str, Body]
) -> results.Section:
    text, drawn = notes(), {}
    for kind, names in (("cached", cached), ("rendered anew", rendered)):
        file, title = f"bench-{kind.split()[0]}.svg", f"Pages a second, {kind}"
        text += f"\n{table(kind, names, turns, bodies)}\n![{title}]({results.PLOTS}/{file})\n"
        drawn[file] = plots.bars(title, {name: turns[name].per_second for name in names})
    return results.Section("The same page in other frameworks", text, drawn)


def notes() -> str:
    return NOTES.format(
        page=hits.PAGE, callers=CALLERS, encodings=ENCODINGS, rounds=ROUNDS, seconds=SECONDS,
        next=locked("next", "next"), router=locked("react-router", "react-router"),
    )  # fmt: skip


def locked(app: str, package: str) -> str:
    """The version of a package that an app of the benchmark is built with."""
    lock = json.loads((steps.ROOT / "bench" / app / "package-lock.json").read_text("utf-8"))
    return str(lock["packages"][f"node_modules/{package}"]["version"])


def table(title: str, names: Sequence[str], turns: dict[str, Turn], bodies: dict[str, Body]) -> str:
    head = [title, "a second", "of ours", "p99 ms", "processor, ms a page", "HTML, bytes", "sent, bytes"]
    ours = turns[names[0]].per_second
    return results.table(head, [line(name, turns[name], bodies[name], ours) for name in names])


def line(name: str, turn: Turn, body: Body, ours: float) -> list[str]:
    return [
        name,
        f"{turn.per_second:,.0f}",
        f"{turn.per_second / ours:.2f}",
        f"{turn.p99:,.1f}",
        f"{turn.processor:,.2f}",
        f"{body.html:,}",
        f"{body.sent:,} {body.encoding}",
    ]
