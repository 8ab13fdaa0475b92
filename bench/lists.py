"""What lists cost, rendered again, with 450 and with 100,000 doctors: the same pages, side by side.

The goal is at most twice the time (a site must not slow down as its directory grows). Run it with bin/bench.
"""

from __future__ import annotations

import http.client
import statistics
import tempfile
import time
from pathlib import Path

from e2e.stack import Site

ROUNDS = 60
DOCTORS = 100_000
PAGES = [
    "/delhi-ncr/doctors/general-surgery",
    "/delhi-ncr/doctors/general-surgery?fee=low&language=hindi&sort=fee",
    "/delhi-ncr/doctors/general-surgery?page=2",
    "/delhi-ncr/hospitals/general-surgery",
    "/doctors",
    "/hospitals/insurance/cghs",
]


def drawn_anew(site: Site, path: str) -> float:
    """Milliseconds until a page is there, as after a publish."""
    (site.place / "pages.version").touch()
    connection = http.client.HTTPConnection("127.0.0.1", int(site.port))
    started = time.perf_counter()
    connection.request("GET", path, headers={"Accept-Encoding": "br"})
    answer = connection.getresponse()
    answer.read()
    elapsed = 1000 * (time.perf_counter() - started)
    connection.close()
    assert answer.status == 200, (path, answer.status)
    return elapsed


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="sehat-bench-") as place:
        small, large = (Site(Path(tempfile.mkdtemp(dir=place))) for _ in range(2))
        small.prepare()
        large.copy(small)
        large.manage("load_demo", "--scale", str(DOCTORS))
        try:
            for site in (small, large):
                site.start("renderer", "web")
            report(small, large)
        finally:
            for site in (small, large):
                site.stop()


def report(small: Site, large: Site) -> None:
    print(f"{'list, rendered again (median ms)':58}{'450':>8}{DOCTORS:>10,}{'ratio':>8}")
    for path in PAGES:
        pairs = [(drawn_anew(small, path), drawn_anew(large, path)) for _ in range(ROUNDS)]
        few, many = (statistics.median(times) for times in zip(*pairs[5:], strict=True))
        print(f"{path:58}{few:8.1f}{many:10.1f}{many / few:8.2f}")


if __name__ == "__main__":
    main()
