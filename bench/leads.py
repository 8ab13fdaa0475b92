"""How long does a request take to be acknowledged? Requests at a steady rate through the whole stack.

bench/leads.py [--rate 200] [--seconds 60] [--workers 2]: p50 and p99 of POST /api/lead/submit, from the
moment each was due, and what was lost: nothing may be. Goals on two cores: p50 15 ms, p99 60 ms at 200 a
second. The callers run on this same machine. DATABASE_URL (bin/with_postgresql.py) takes PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent.parent), str(Path(__file__).parent.parent / "bin")]

from bench.visits import count_of, database_name, figures, lead, load, site_of
from e2e.stack import Site


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rate", type=int, default=200, help="requests a second")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--workers", type=int, default=2, help="web processes, best one a core")
    return parser.parse_args()


def report(site: Site, chosen: argparse.Namespace) -> None:
    base = count_of(site, "leads_lead")
    asyncio.run(load(int(site.port), lead, 50, 5, 900_000))  # warms up
    times, bad = asyncio.run(load(int(site.port), lead, chosen.rate, chosen.seconds, 0))
    print(f"{chosen.rate} requests a second for {chosen.seconds} s, {chosen.workers} web, {database_name()}")
    print(f"  {figures(times)}   refused {len(bad)}")
    wanted = chosen.rate * chosen.seconds + 250
    print(f"  sent {wanted}, written {count_of(site, 'leads_lead') - base}")


def main() -> None:
    chosen = options()
    with site_of(chosen.workers) as site:
        report(site, chosen)


if __name__ == "__main__":
    main()
