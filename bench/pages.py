"""What a page costs, side by side in one run: a static file, a cached page, the same read again, a lead.

The figures of one machine say little; the ratios between them say whether something got worse.
Run it with bin/bench.
"""

from __future__ import annotations

import http.client
import json
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent.parent), str(Path(__file__).parent.parent / "bin")]

from bench.invalidation import change_everything
from e2e.stack import Site

ROUNDS = 400
PAGE = "/condition/gallstones"


def timed(call: Callable[[], object]) -> list[float]:
    """Milliseconds of each of ROUNDS calls, after ten that do not count."""
    for _ in range(10):
        call()
    times = []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        call()
        times.append(1000 * (time.perf_counter() - started))
    return times


class Visitor:
    """One connection, kept open, as a browser keeps it."""

    def __init__(self, site: Site) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", int(site.port))
        self._place = site.place
        self._number = 9_000_000_000

    def get(self, path: str) -> bytes:
        self._connection.request("GET", path, headers={"Accept-Encoding": "br"})
        answer = self._connection.getresponse()
        body = answer.read()
        assert answer.status == 200, (path, answer.status)
        return body

    def get_anew(self, path: str) -> None:
        """As after a change of everything; HTML that would be the same is not rendered."""
        change_everything(self._place)
        self.get(path)

    def ask(self) -> None:
        self._number += 1
        record = {"NameData": "Bench", "CityData": "Pune", "ProcedureNameData": "Other"}
        body = json.dumps(record | {"MobileNoData": str(self._number)})
        headers = {"Content-Type": "application/json"}
        self._connection.request("POST", "/api/lead/submit", body, headers)
        answer = self._connection.getresponse()
        answer.read()
        assert answer.status == 200, answer.status


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="sehat-bench-") as place:
        site = Site(Path(place))
        site.prepare()
        site.start()
        try:
            report(site)
        finally:
            site.stop()


def report(site: Site) -> None:
    visitor = Visitor(site)
    html = http.client.HTTPConnection("127.0.0.1", int(site.port))
    html.request("GET", "/")
    css = re.search(r'/static/app/assets/[^"]+\.css', html.getresponse().read().decode())
    html.close()
    assert css is not None
    rows = {
        "static file (CSS)": timed(lambda: visitor.get(css.group())),
        "cached page": timed(lambda: visitor.get(PAGE)),
        "page read again": timed(lambda: visitor.get_anew(PAGE)),
        "lead, acknowledged": timed(visitor.ask),
    }
    cached = statistics.median(rows["cached page"])
    print(f"{'':22}{'median ms':>10}{'p95 ms':>10}{'x cached page':>13}")
    for name, times in rows.items():
        p95 = statistics.quantiles(times, n=20)[-1]
        median = statistics.median(times)
        print(f"{name:22}{median:10.2f}{p95:10.2f}{median / cached:13.1f}")


if __name__ == "__main__":
    main()
