"""Does the site go on while it is flooded? Four floods at once, beside visitors who read and ask for a call.

100 clients that never finish their body, 50 photos (of 109 KB that decode to 100 MB, which are refused, and
the largest that are taken), 50,000 random addresses and parameters, 10,000 calls for a code. All limits are
those of a site; each call has an address of its own:

    PYTHONPATH=".:bin" var/venv/bin/python bench/floods.py
    PYTHONPATH=".:bin" var/venv/bin/python bench/floods.py --addresses 5000 --codes 1000    # a short one

Prints hits and requests before and during the floods, what each flood was answered, and the memory of web.
The floods come from this same machine: with two cores the server has half of them at best. Ends with 1 when a
request was refused, an answer was a 5xx other than "try again", web took more than 700 MB, or the p99 of hits
was more than twice the quiet one.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import itertools
import json
import multiprocessing
import os
import random
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent.parent), str(Path(__file__).parent.parent / "bin")]

from health import memory_bytes
from PIL import Image

from e2e.stack import Site

PAGE = "/condition/gallstones"
MOST_MEGABYTES, MOST_TIMES = 700, 2.0
QUIET_SECONDS = 15
HIT_EVERY, LEAD_EVERY = 0.02, 0.2
OWN_LIMITS = ("LEADS_PER_ADDRESS_PER_MINUTE", "CODES_PER_ADDRESS_PER_TEN_MINUTES")
BROWSER = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36"
SHAPES = (
    "/{}",
    "/condition/{}",
    "/delhi-ncr/doctors/{}",
    "/search?q={}",
    "/doctors?page={}",
    "/faq?{}=1",
    "//{}//faq",
)


def request(method: str, path: str, address: str, body: bytes = b"", kind: str = "application/json") -> bytes:
    """A call of a browser on a page of ours, by way of the proxy."""
    return (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: {BROWSER}\r\n"
        "Sec-Fetch-Site: same-origin\r\nAccept-Encoding: gzip, deflate, br\r\n"
        f"X-Forwarded-For: {address}\r\nIdempotency-Key: flood-{random.getrandbits(64)}\r\n"
        f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"
    ).encode() + body


def an_address() -> str:
    return ".".join(str(random.randrange(1, 255)) for _ in range(4))


def lead(number: int) -> bytes:
    record = {"NameData": "Flood", "CityData": "Pune", "ProcedureNameData": "Other"}
    body = json.dumps(record | {"MobileNoData": str(7_000_000_000 + number)}).encode()
    return request("POST", "/api/lead/submit", an_address(), body)


def code(number: int) -> bytes:
    body = json.dumps({"mobileNo": str(8_000_000_000 + number), "countryCode": "91"}).encode()
    return request("POST", "/users/v1/user/signup", an_address(), body)


def any_page(_: int) -> bytes:
    return request("GET", random.choice(SHAPES).format(f"{random.getrandbits(48):x}"), an_address())


def pictures() -> list[tuple[bytes, str]]:
    """109 KB that are 100 MB once decoded, and under 25 megapixels; then what costs most of what is taken."""
    colour = (200, 30, 30, 128)
    sizes = (("PNG", "RGBA", (5000, 4990)), ("PNG", "RGBA", (2400, 2490)), ("JPEG", "RGB", (5000, 4990)))
    found = []
    for kind, mode, size in sizes:
        file = io.BytesIO()
        Image.new(mode, size, colour[: len(mode)]).save(file, kind)
        found.append((file.getvalue(), f"image/{kind.lower()}"))
    return found


async def status_of(reader: asyncio.StreamReader) -> int:
    """Reads one answer whole."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    lengths = [line.split(":")[1] for line in head.split("\r\n") if line.startswith("content-length")]
    await reader.readexactly(int(lengths[0]) if lengths else 0)
    return int(head.split()[1])


async def ask(port: int, call: bytes) -> int:
    """The status of one call on a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**20)
    try:
        writer.write(call)
        return await status_of(reader)
    finally:
        writer.close()


async def callers(port: int, calls: Iterator[bytes], at_once: int, told: Counter[str]) -> None:
    """All of `calls`, so many at once; `told` counts the answers by status."""

    async def caller() -> None:
        for call in calls:
            try:
                told[str(await ask(port, call))] += 1
            except (OSError, asyncio.IncompleteReadError):
                told["cut"] += 1

    await asyncio.gather(*(caller() for _ in range(at_once)))


async def never_finishes(port: int, told: Counter[str]) -> None:
    """Sends all of its body but the end, waits to be cut, and comes again."""
    call = request("POST", "/api/lead/submit", an_address(), b"x" * 200_000)[:-1]
    while True:
        try:
            told[str(await ask(port, call))] += 1
        except (OSError, asyncio.IncompleteReadError):
            told["cut"] += 1
            await asyncio.sleep(0.1)


async def floods(port: int, asked: argparse.Namespace) -> dict[str, Counter[str]]:
    told: dict[str, Counter[str]] = {
        name: Counter() for name in ("unfinished", "photos", "addresses", "codes")
    }
    unfinished = [
        asyncio.create_task(never_finishes(port, told["unfinished"])) for _ in range(asked.unfinished)
    ]
    some = itertools.islice(itertools.cycle(pictures()), asked.photos)
    photos = (request("POST", "/api/lead/photo", an_address(), data, kind) for data, kind in some)
    await asyncio.gather(
        callers(port, photos, 12, told["photos"]),
        callers(port, map(any_page, range(asked.addresses)), 16, told["addresses"]),
        callers(port, map(code, range(asked.codes)), 8, told["codes"]),
    )
    for task in unfinished:
        task.cancel()
    return told


def flood_process(
    port: int, asked: argparse.Namespace, told: multiprocessing.Queue[dict[str, Counter[str]]]
) -> None:
    os.nice(19)  # they come from elsewhere: neither visitors nor the server must wait for them to be made
    told.put(asyncio.run(floods(port, asked)))


@dataclass
class Seen:
    """What the visitors were answered: milliseconds of each, and the statuses."""

    hits: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    hit_statuses: Counter[int] = field(default_factory=Counter)
    lead_statuses: Counter[int] = field(default_factory=Counter)


NUMBERS = itertools.count()


async def visitors(port: int, is_over: Callable[[], bool]) -> Seen:
    """A cached page 50 times a second and a request 5 times a second, each when it is due."""
    seen, tasks = Seen(), set[asyncio.Task[None]]()

    async def timed(call: bytes, times: list[float], statuses: Counter[int]) -> None:
        begun = time.perf_counter()
        status = await ask(port, call)
        times.append(1000 * (time.perf_counter() - begun))
        statuses[status] += 1

    async def each(every: float, make: Callable[[], Awaitable[None]]) -> None:
        while not is_over():
            tasks.add(asyncio.ensure_future(make()))
            await asyncio.sleep(every)

    await asyncio.gather(
        each(HIT_EVERY, lambda: timed(request("GET", PAGE, an_address()), seen.hits, seen.hit_statuses)),
        each(LEAD_EVERY, lambda: timed(lead(next(NUMBERS)), seen.leads, seen.lead_statuses)),
    )
    await asyncio.gather(*tasks)
    return seen


class Memory:
    """The most that a group of processes took while it was looked at, in MB; shared pages count once."""

    def __init__(self, group: int) -> None:
        self._group, self._end, self.most = group, threading.Event(), 0
        threading.Thread(target=self._look, daemon=True).start()

    def _look(self) -> None:
        while not self._end.wait(0.1):
            self.most = max(self.most, memory_bytes(self._group) // 2**20)

    def end(self) -> int:
        self._end.set()
        return self.most


@contextlib.contextmanager
def flooded_site() -> Iterator[Site]:
    """A site behind a proxy with the limits that it comes with."""
    with tempfile.TemporaryDirectory(prefix="sehat-floods-") as place:
        site = Site(Path(place))
        site.settings["TRUSTED_PROXIES"] = "1"
        for name in OWN_LIMITS:
            del site.settings[name]
        site.prepare()
        site.start()
        try:
            yield site
        finally:
            site.stop()


def until(seconds: float) -> Callable[[], bool]:
    end = time.monotonic() + seconds
    return lambda: time.monotonic() > end


def run(site: Site, asked: argparse.Namespace) -> int:
    port, memory = int(site.port), Memory(site.processes.running["web"].pid)
    asyncio.run(visitors(port, until(5)))  # warms up
    quiet, at_rest = asyncio.run(visitors(port, until(QUIET_SECONDS))), memory.most
    told: multiprocessing.Queue[dict[str, Counter[str]]] = multiprocessing.Queue()
    process = multiprocessing.Process(target=flood_process, args=(port, asked, told))
    begun = time.monotonic()
    process.start()
    flooded = asyncio.run(visitors(port, lambda: not told.empty()))
    took, answers = time.monotonic() - begun, told.get()
    process.join()
    print_table(quiet, flooded, answers, took)
    most = memory.end()
    print(f"web: {at_rest} MB before, {most} MB at most")
    wrong = {
        status for each in answers.values() for status in each if status.startswith("5") and status != "503"
    }
    refused = sum(flooded.lead_statuses.values()) - flooded.lead_statuses[200]
    times = p99(flooded.hits) / p99(quiet.hits)
    print(f"hits: p99 {times:.1f} times the quiet one")
    return int(bool(wrong or refused or most > MOST_MEGABYTES or times > MOST_TIMES))


def p99(times: list[float]) -> float:
    return statistics.quantiles(times, n=100)[98]


def figures(times: list[float]) -> str:
    half = statistics.median(times)
    return f"{len(times):6} p50 {half:7.1f} ms  p99 {p99(times):7.1f} ms  most {max(times):7.1f} ms"


def print_table(quiet: Seen, flooded: Seen, answers: dict[str, Counter[str]], took: float) -> None:
    for name, seen in (("quiet", quiet), (f"flooded, {took:.0f} s", flooded)):
        print(f"{name:16} hits     {figures(seen.hits)}  {dict(seen.hit_statuses)}")
        print(f"{'':16} requests {figures(seen.leads)}  {dict(seen.lead_statuses)}")
    for name, statuses in answers.items():
        print(f"{name:16} {dict(sorted(statuses.items()))}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    for name, number in (("unfinished", 100), ("photos", 50), ("addresses", 50_000), ("codes", 10_000)):
        parser.add_argument(f"--{name}", type=int, default=number)
    with flooded_site() as site:
        return run(site, parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
