"""How soon after the second call does the CRM have a request? Leads at a steady rate through the whole stack.

    PYTHONPATH=".:bin" var/venv/bin/python bench/second_call.py [--rate 50] [--seconds 60]
    PYTHONPATH=".:bin" var/venv/bin/python bench/second_call.py --crm hubspot --vendor-ms 300
    PYTHONPATH=".:bin" var/venv/bin/python bin/with_postgresql.py var/venv/bin/python bench/second_call.py

Each visitor sends the form, and a second later the call that adds to it. Seconds count from its answer until
the CRM took the request: p50, p95 and most, with the load of the machine. Goal on two cores: p95 2 s at 50 a
second. `--crm hubspot` is a vendor over HTTP, played here, that takes its time for each batch. Without a
second call a request waits CRM_WAIT_SECONDS. Ends with 1 when one was refused or did not arrive, or when the
goal is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent.parent), str(Path(__file__).parent.parent / "bin")]

from bench.visits import BROWSER, database_name, lead
from e2e.stack import PATIENCE, Site
from sehat.gateways.tests.crm_vendor import ACCESS, CrmVendor, Request, hubspot, running_crm

GOAL_SECONDS = 2.0
BETWEEN_SECONDS = 1.0
ROWS = "SELECT lead_id, sent_at FROM leads_outboxrow WHERE sent_at IS NOT NULL"


class Refused(Exception):
    """With another status."""


def second(lead_id: str, number: int) -> bytes:
    body = json.dumps({"PageLanguage": "English", "utm_source": "bench", "leadFormVariant": "3"})
    return (
        f"POST /api/lead/createleadzoho?leadId={lead_id} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"User-Agent: {BROWSER}\r\nX-Forwarded-For: 10.2.{number % 250}.{number % 200}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    ).encode()


async def ask(port: int, call: bytes) -> dict[str, object]:
    """The JSON that is answered. Raises Refused."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(call)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        if head.split()[1] != "200":
            raise Refused(head.split()[1])
        length = next(row.split(":")[1] for row in head.split("\r\n") if row.startswith("content-length"))
        found: dict[str, object] = json.loads(await reader.readexactly(int(length)))
        return found
    finally:
        writer.close()


async def visitor(port: int, number: int, told: dict[str, float]) -> None:
    answer = await ask(port, lead(number))
    lead_id = str(answer["data"][0]["Id"])  # type: ignore[index]
    await asyncio.sleep(BETWEEN_SECONDS)
    await ask(port, second(lead_id, number))
    told[lead_id] = time.time()


async def visitors(port: int, rate: int, seconds: int, first: int) -> tuple[dict[str, float], list[str]]:
    """When the second call of each was answered, and the statuses of those that were refused.

    A visitor comes when due, however slow the site is.
    """
    told: dict[str, float] = {}
    begun, tasks = time.perf_counter(), list[asyncio.Task[None]]()
    while len(tasks) < rate * seconds:
        due = min(rate * seconds, int((time.perf_counter() - begun) * rate))
        tasks += [
            asyncio.create_task(visitor(port, first + number, told)) for number in range(len(tasks), due)
        ]
        await asyncio.sleep(0.005)
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    return told, [str(fault) for fault in ended if fault]


def arrived(site: Site) -> dict[str, float]:
    """When the CRM took each request, seconds since 1970."""
    if url := os.environ.get("DATABASE_URL"):
        import psycopg

        with psycopg.connect(url) as database:
            return {str(lead_id): at.timestamp() for lead_id, at in database.execute(ROWS).fetchall()}
    rows = site.rows(ROWS)
    return {
        str(lead_id): datetime.fromisoformat(str(at)).replace(tzinfo=UTC).timestamp() for lead_id, at in rows
    }


def waits(site: Site, told: dict[str, float]) -> list[float]:
    """Seconds of each that arrived; looks until all have, or patience is at its end."""
    deadline = time.monotonic() + PATIENCE
    while not told.keys() <= (there := arrived(site)).keys() and time.monotonic() < deadline:
        time.sleep(0.5)
    return [max(0.0, there[lead_id] - at) for lead_id, at in told.items() if lead_id in there]


@contextmanager
def site_with(crm: str, vendor_ms: int) -> Iterator[Site]:
    """The processes of a machine, and the CRM."""

    def slow(vendor: CrmVendor, request: Request) -> tuple[int, object]:
        time.sleep(vendor_ms / 1000)
        return hubspot(vendor, request)

    with tempfile.TemporaryDirectory(prefix="sehat-second-") as place, running_crm(slow) as vendor:
        site = Site(Path(place))
        site.settings |= {"TRUSTED_PROXIES": "1", "CRM_WAIT_SECONDS": "20"}
        if crm == "hubspot":
            gateway = "sehat.gateways.crm.hubspot.HubSpot"
            site.settings |= {"CRM_GATEWAY": gateway, "HUBSPOT_URL": vendor.url, "HUBSPOT_TOKEN": ACCESS}
        site.prepare()
        site.start("web", "worker")
        try:
            yield site
        finally:
            site.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rate", type=int, default=50, help="leads a second")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--crm", choices=["local", "hubspot"], default="local")
    parser.add_argument("--vendor-ms", type=int, default=300, help="how long hubspot takes for a batch")
    chosen = parser.parse_args()
    with site_with(chosen.crm, chosen.vendor_ms) as site:
        asyncio.run(visitors(int(site.port), 10, 3, 900_000))  # warms up
        before = os.getloadavg()[0]
        told, refused = asyncio.run(visitors(int(site.port), chosen.rate, chosen.seconds, 0))
        times = waits(site, told)
    p50, p95 = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    vendor = f"hubspot of {chosen.vendor_ms} ms a batch" if chosen.crm == "hubspot" else "the local CRM"
    print(f"{chosen.rate} leads a second for {chosen.seconds} s, {database_name()}, {vendor}")
    print(f"  load {before:.1f} before, {os.getloadavg()[0]:.1f} after")
    print(f"  p50 {p50:.2f} s   p95 {p95:.2f} s   most {max(times):.2f} s")
    print(f"  arrived {len(times)} of {len(told)}, refused {len(refused)} {sorted(set(refused))}")
    return int(bool(refused) or len(times) < len(told) or p95 > GOAL_SECONDS)


if __name__ == "__main__":
    sys.exit(main())
