"""Do visits slow requests down? 50 leads a second alone, then beside 2,000 visits a second, a minute each.

Prints p50 and p99 of the leads without and with the visits, and what was lost: nothing may be.
The load comes from this same machine: with two cores the server has one and a half of them at best.
The run that counts, a minute on a machine that does nothing else, alone and then beside the visits:

    var/venv/bin/python bench/visits.py --seconds 60 --visits 2000
    var/venv/bin/python bin/with_postgresql.py var/venv/bin/python bench/visits.py --seconds 60

The second is on PostgreSQL (DATABASE_URL names it), where visits and leads have no write lock in common.
--workers 2 takes two web processes, as a machine with more cores would: each has its own queue of visits.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent.parent), str(Path(__file__).parent.parent / "bin")]

import start

from e2e.stack import Site, wait_until

LEADS = 50
CONNECTIONS = 16
BROWSER = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36"
VISIT_BODY = json.dumps({"path": "/condition/piles", "city": "Pune", "source": "google", "campaign": "bench"})


def visit(number: int) -> bytes:
    """One visit of one of 500 addresses behind a proxy, so that no limit on one address is met."""
    return (
        f"POST /timeline/events/timeline?objectType=Condition&objectId={number}&ip= HTTP/1.1\r\n"
        f"Host: 127.0.0.1\r\nUser-Agent: {BROWSER}\r\nSec-Fetch-Site: same-origin\r\n"
        f"X-Forwarded-For: 10.1.{number % 250}.{number % 2}\r\n"
        f"Cookie: visitorid=1763700000000{number % 1000000:06}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(VISIT_BODY)}\r\n\r\n{VISIT_BODY}"
    ).encode()


def lead(number: int) -> bytes:
    record = {"NameData": "Bench", "CityData": "Pune", "ProcedureNameData": "Other"}
    body = json.dumps(record | {"MobileNoData": str(7_000_000_000 + number)})
    return (
        f"POST /api/lead/submit HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: {BROWSER}\r\n"
        f"X-Forwarded-For: 10.2.{number % 250}.{number % 200}\r\nContent-Type: application/json\r\n"
        f"Idempotency-Key: bench-{number}\r\n"
        f"Content-Length: {len(body)}\r\n\r\n{body}"
    ).encode()


async def answer(reader: asyncio.StreamReader) -> int:
    """Reads one answer; gives its status."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    length = next(line.split(":")[1] for line in head.split("\r\n") if line.startswith("content-length"))
    await reader.readexactly(int(length))
    return int(head.split()[1])


async def caller(
    port: int, calls: asyncio.Queue[tuple[float, bytes]], times: list[float], bad: list[int]
) -> None:
    """Sends what is due, when it is due; a call that waited in the queue has waited."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    while True:
        due, call = await calls.get()
        writer.write(call)
        status = await answer(reader)
        times.append(1000 * (time.perf_counter() - due))
        if status != 200:
            bad.append(status)
        calls.task_done()


async def load(port: int, make: object, rate: int, seconds: int, first: int) -> tuple[list[float], list[int]]:
    calls: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
    times: list[float] = []
    bad: list[int] = []
    callers = [asyncio.create_task(caller(port, calls, times, bad)) for _ in range(CONNECTIONS)]
    begun = time.perf_counter()
    sent = 0
    while sent < rate * seconds:
        due = min(rate * seconds, int((time.perf_counter() - begun) * rate))
        for number in range(sent, due):
            calls.put_nowait((time.perf_counter(), make(first + number)))  # type: ignore[operator]
        sent = max(sent, due)
        await asyncio.sleep(0.005)
    await calls.join()
    for task in callers:
        task.cancel()
    return times, bad


def visits_process(
    port: int, rate: int, seconds: int, told: multiprocessing.Queue[tuple[int, int, float]]
) -> None:
    begun = time.perf_counter()
    times, bad = asyncio.run(load(port, visit, rate, seconds, 0))
    told.put((len(times), len(bad), time.perf_counter() - begun))


def figures(times: list[float]) -> str:
    cuts = statistics.quantiles(times, n=100)
    return f"p50 {cuts[49]:7.1f} ms   p99 {cuts[98]:7.1f} ms   most {max(times):7.1f} ms"


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--visits", type=int, default=2000, help="a second")
    parser.add_argument("--workers", type=int, default=1, help="web processes")
    return parser.parse_args()


def count_of(site: Site, table: str) -> int:
    """Rows of a table, in the database that the site writes to."""
    url = os.environ.get("DATABASE_URL")
    query = f"SELECT count(*) FROM {table}"
    if not url:
        return int(str(site.rows(query)[0][0]))
    import psycopg

    with psycopg.connect(url) as database:
        row = database.execute(query).fetchone()
    return int(row[0]) if row else 0


def database_name() -> str:
    return "PostgreSQL" if os.environ.get("DATABASE_URL") else "SQLite"


def beside_visits(port: int, chosen: argparse.Namespace) -> tuple[list[float], list[int], int, int, float]:
    """Times and refusals of the leads; number, refusals and seconds of the visits."""
    told: multiprocessing.Queue[tuple[int, int, float]] = multiprocessing.Queue()
    process = multiprocessing.Process(target=visits_process, args=(port, chosen.visits, chosen.seconds, told))
    process.start()
    times, bad = asyncio.run(load(port, lead, LEADS, chosen.seconds, 100_000))
    count, wrong, took = told.get()
    process.join()
    return times, bad, count, wrong, took


@contextmanager
def site_of(workers: int) -> Iterator[Site]:
    """A site behind a proxy, its web processes alone."""
    with tempfile.TemporaryDirectory() as place:
        site = Site(Path(place))
        site.settings |= {"TRUSTED_PROXIES": "1"}
        site.processes.commands = start.commands(
            site.port, site.settings["RENDERER_SOCKET"], workers=str(workers)
        )
        site.prepare()
        site.start("web")
        try:
            yield site
        finally:
            site.stop()


def main() -> None:
    chosen = options()
    with site_of(chosen.workers) as site:
        report(site, chosen)


def report(site: Site, chosen: argparse.Namespace) -> None:
    port = int(site.port)
    base = count_of(site, "leads_lead")
    asyncio.run(load(port, lead, LEADS, 5, 900_000))  # warms up
    print(
        f"{LEADS} leads a second for {chosen.seconds} s, {chosen.workers} web process(es), {database_name()}"
    )
    times, bad = asyncio.run(load(port, lead, LEADS, chosen.seconds, 0))
    print(f"  alone                       {figures(times)}   refused {len(bad)}")
    times, bad, count, wrong, took = beside_visits(port, chosen)
    print(f"  beside {count / took:5.0f} visits a second  {figures(times)}   refused {len(bad)}")

    def kept() -> int:
        return count_of(site, "tracking_visitevent")

    wait_until(lambda: kept() >= count, f"{count} visits are written, there are {kept()}")
    leads, wanted = count_of(site, "leads_lead") - base, LEADS * (2 * chosen.seconds + 5)
    print(f"  visits sent {count}, refused {wrong}, written {kept()}; leads sent {wanted}, written {leads}")


if __name__ == "__main__":
    main()
