"""Does the time of an answer tell whether a number is known? Known and unknown numbers in turn, in one run.

Prints p50 and p95 of both and their difference, for sending a code (signup) and for a wrong code (login).
Done when the p95 differ by less than 5 ms. Which of a pair goes first is drawn, so that neither is warmer.
Run it with: var/venv/bin/python bench/login.py [pairs]
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent.parent), str(Path(__file__).parent.parent / "bin")]

import httpx

from e2e.stack import Site

PAIRS = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
WARM_UP = 50
KNOWN, UNKNOWN = 7_100_000_000, 7_200_000_000
COLUMNS = "id, mobile, name, email, city_name, city_type, visitor_id, created_at"
PATIENTS = f"""
INSERT INTO patients_patient ({COLUMNS})
WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < {{last}})
SELECT printf('BENCH%015d', i), '+91' || ({KNOWN} + i), 'Bench', '', '', '', '', '2026-01-01' FROM n
"""


def answered(client: httpx.Client, path: str, status: int, number: int, **more: str) -> float:
    """Milliseconds to the answer. Each number comes from an address of its own, so that no limit is met."""
    address = f"10.{number // 65536 % 200}.{number // 256 % 256}.{number % 256}"
    body = {"mobileNo": str(number), "countryCode": "91"} | more
    begun = time.perf_counter()
    answer = client.post(path, json=body, headers={"X-Forwarded-For": address})
    took = 1000 * (time.perf_counter() - begun)
    assert answer.status_code == status, (answer.status_code, answer.text)
    return took


def pairs(client: httpx.Client, path: str, status: int, **more: str) -> tuple[list[float], list[float]]:
    """The times of known and of unknown numbers, without those that warmed up."""
    times: dict[int, list[float]] = {KNOWN: [], UNKNOWN: []}
    for index in range(PAIRS + WARM_UP):
        for first in random.sample((KNOWN, UNKNOWN), 2):
            times[first].append(answered(client, path, status, first + index, **more))
    return times[KNOWN][WARM_UP:], times[UNKNOWN][WARM_UP:]


def report(what: str, known: list[float], unknown: list[float]) -> None:
    print(f"{what}, {len(known)} pairs")
    cuts = [statistics.quantiles(times, n=100) for times in (known, unknown)]
    for name, each in zip(("known", "unknown"), cuts, strict=True):
        print(f"  {name:<8} p50 {each[49]:7.2f} ms   p95 {each[94]:7.2f} ms")
    apart, ratio = abs(cuts[0][94] - cuts[1][94]), cuts[0][94] / cuts[1][94]
    print(f"  p95 apart {apart:.2f} ms (less than 5 wanted), known / unknown {ratio:.3f}")


def main() -> None:
    with tempfile.TemporaryDirectory() as place:
        site = Site(Path(place))
        site.settings |= {"TRUSTED_PROXIES": "1", "CODES_PER_SITE_PER_MINUTE": "1000000"}
        site.prepare()
        site.write(PATIENTS.format(last=PAIRS + WARM_UP))
        site.start("web")
        with httpx.Client(base_url=site.url) as client:
            report("Sending a code", *pairs(client, "/users/v1/user/signup", 200))
            report("A wrong code", *pairs(client, "/users/v1/user/login", 422, otp="000000"))
        site.stop()


if __name__ == "__main__":
    main()
