"""kill -9 of web and worker at random while requests come in: none is lost, none is doubled.

python bench/kills.py [--kills 500] [--leads 50000] [--database sqlite|postgresql] [--seed 1]

Prints what it found. Ends with 1 if a request was lost or doubled, with 2 if it would not see a planted loss.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path += [str(ROOT), str(ROOT / "bin")]

import psycopg
import with_postgresql

from e2e.stack import Site, wait_until
from e2e.test_never_lost import Load

LIMITS = ("LEADS_PER_ADDRESS_PER_HOUR", "LEADS_PER_NUMBER_PER_DAY", "VISITS_PER_ADDRESS_PER_MINUTE")
STORED = "SELECT mobile, id FROM leads_lead"
WAITING = "SELECT COUNT(*) FROM leads_outboxrow WHERE state = 'waiting'"
DRAIN_SECONDS = 3600
Sent = tuple[str, str]  # the number, and the id that its visitor was told


@dataclass
class Faults:
    """Ids that were acknowledged and are not stored or not delivered; numbers with two requests."""

    not_stored: set[str]
    not_delivered: set[str]
    doubled: set[str]

    def __bool__(self) -> bool:
        return bool(self.not_stored or self.not_delivered or self.doubled)


def faults(acknowledged: list[Sent], stored: list[Sent], delivered: list[Sent]) -> Faults:
    """`delivered`: what a CRM that upserts by id holds in the end."""
    ids = {lead_id for _, lead_id in acknowledged}
    numbers = Counter(mobile for mobile, _ in {*stored, *delivered})
    return Faults(
        not_stored=ids - {lead_id for _, lead_id in stored},
        not_delivered=ids - {lead_id for _, lead_id in delivered},
        doubled={mobile for mobile, count in numbers.items() if count > 1},
    )


def sees_a_planted_fault(acknowledged: list[Sent], stored: list[Sent], delivered: list[Sent]) -> bool:
    """Whether a request that is missing, or twice there, would have been told."""
    mobile, lead_id = acknowledged[0]
    without = [row for row in stored if row[1] != lead_id]
    undelivered = [row for row in delivered if row[1] != lead_id]
    twice = [*delivered, (mobile, "another")]
    return (
        lead_id in faults(acknowledged, without, delivered).not_stored
        and lead_id in faults(acknowledged, stored, undelivered).not_delivered
        and mobile in faults(acknowledged, stored, twice).doubled
    )


@contextmanager
def database(kind: str) -> Iterator[str]:
    """The address of a PostgreSQL database, or nothing for the SQLite file of the site."""
    if kind == "sqlite":
        yield ""
        return
    with with_postgresql.server() as url, with_postgresql.template(url) as own:
        yield own


def read(site: Site, url: str, query: str) -> list[tuple[object, ...]]:
    if not url:
        return site.rows(query)
    with psycopg.connect(url) as connection:
        return connection.execute(query).fetchall()


def pairs(rows: list[tuple[object, ...]]) -> list[Sent]:
    return [(str(mobile)[-10:], str(lead_id)) for mobile, lead_id in rows]


def told(site: Site) -> list[Sent]:
    """What the local CRM was sent, a line each; the half line of a killed worker is none."""
    found = set()
    for line in (site.place / "crm.jsonl").read_text().splitlines():
        try:
            row = json.loads(line)
        except json.JSONDecodeError:
            continue
        found.add((str(row["phoneno"])[-10:], str(row["Web_Lead_Id"])))
    return sorted(found)


def kill_at_random(site: Site, load: Load, kills: int, leads: int, dice: random.Random) -> Counter[str]:
    """One kill each `leads / kills` acknowledged requests; what died is started at once."""
    killed: Counter[str] = Counter()
    for number in range(1, kills + 1):
        enough = number * leads // kills
        wait_until(lambda enough=enough: len(load.acknowledged) >= enough, f"{enough} requests")  # type: ignore[misc]
        time.sleep(dice.uniform(0, 0.2))
        name = dice.choice(["web", "worker"])
        site.kill(name)
        site.start(name)
        killed[name] += 1
        if number % 25 == 0:
            print(f"  {number} kills, {len(load.acknowledged)} acknowledged", flush=True)
    return killed


def drain(site: Site, url: str) -> float:
    """Seconds until nothing waits for the CRM."""
    began = time.monotonic()
    while (waiting := int(str(read(site, url, WAITING)[0][0]))) > 0:
        print(f"  {waiting} wait for the CRM", flush=True)
        if time.monotonic() - began > DRAIN_SECONDS:
            break
        time.sleep(10)
    return time.monotonic() - began


def run(site: Site, url: str, kills: int, leads: int, seed: int) -> int:
    site.start("web", "worker")
    load = Load(site)
    try:
        killed = kill_at_random(site, load, kills, leads, random.Random(seed))
    finally:
        load.stop()
    seconds = drain(site, url)
    stored, delivered = pairs(read(site, url, STORED)), told(site)
    found = faults(load.acknowledged, stored, delivered)
    print(
        f"{sum(killed.values())} kills ({killed['web']} web, {killed['worker']} worker), "
        f"{len(load.acknowledged)} acknowledged: "
        f"{len(found.not_stored)} not stored, {len(found.not_delivered)} not delivered, "
        f"{len(found.doubled)} doubled; the rest drained in {seconds:.0f} s"
    )
    if not sees_a_planted_fault(load.acknowledged, stored, delivered):
        print("a planted fault was not seen: these figures say nothing")
        return 2
    return 1 if found else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--leads", type=int, default=50_000)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="sehat-kills-") as place, database(asked.database) as url:
        site = Site(Path(place))
        site.settings.update(dict.fromkeys(LIMITS, "100000000"))
        if url:
            site.settings["DATABASE_URL"] = url
        site.prepare()
        try:
            return run(site, url, asked.kills, asked.leads, asked.seed)
        finally:
            site.stop()


if __name__ == "__main__":
    sys.exit(main())
