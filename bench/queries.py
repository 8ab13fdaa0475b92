"""Reading a query and searching for it over a large index: parts, names and results, without the pages.

bench/queries.py [N]: N invented doctors (1,000,000) beside the demo data of VAR_DIR, which must be prepared.
Goal: p95 3 ms in the engine. "Searched" has also what the database lists of a city.
"""

from __future__ import annotations

import os
import random
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "sehat.config.settings")

import django

django.setup()

from bench.search import misspelled, names, write_doctors
from sehat.search import indexing
from sehat.search.engine import Engine, KindMatches
from sehat.search.results import results_of
from sehat.search.schemas import Kind
from sehat.search.selectors import KINDS_OF_TYPE
from sehat.search.understanding import understand
from sehat.search.written_queries import written

COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
ROUNDS, MUMBAI = 300, 477


in_engine: list[float] = []  # ms of each search that a query asks of the engine, the database left out
search = Engine.search


def timed_search(self: Engine, *asked: Any, **options: Any) -> dict[Kind, KindMatches]:
    started = time.perf_counter()
    try:
        return search(self, *asked, **options)
    finally:
        in_engine.append(1000 * (time.perf_counter() - started))


def measure(title: str, queries: list[str]) -> None:
    read, found, engine = [], [], []
    for query in queries:
        in_engine.clear()
        started = time.perf_counter()
        understood = understand(query, MUMBAI)
        middle = time.perf_counter()
        results_of(understood, KINDS_OF_TYPE["R"], MUMBAI)
        read.append(1000 * (middle - started))
        found.append(1000 * (time.perf_counter() - middle))
        engine += in_engine
    for part, times in (("read", read), ("searched", found), ("engine", engine)):
        p50, p95 = statistics.median(times), statistics.quantiles(times, n=20)[-1]
        print(f"{title:12} {part:9} p50 {p50:5.2f} ms   p95 {p95:5.2f} ms   worst {max(times):6.2f} ms")


def main() -> None:
    Engine.search = timed_search  # type: ignore[method-assign]
    rows, rng = names(COUNT), random.Random(11)
    picked = [rng.choice(rows) for _ in range(ROUNDS)]
    with tempfile.TemporaryDirectory(prefix="sehat-bench-") as place:
        indexing.home = lambda: Path(place)
        indexing.rebuild()
        folder = indexing.current()
        assert folder
        shutil.rmtree(folder / "Doctor")
        write_doctors(rows, folder / "Doctor")
        print(f"{COUNT:,} doctors; load of the machine: {os.getloadavg()[0]:.1f}")
        understand("piles")
        measure("written", [query.text for query in written("build")])
        measure("begun", [name[: rng.randrange(3, len(name))] for name in picked])
        measure("whole name", picked)
        measure("misspelled", [misspelled(name, rng) for name in picked])


if __name__ == "__main__":
    main()
