"""How long does a file of doctors take? For PostgreSQL under bin/with_postgresql.py, with PYTHONPATH=.:bin.

bench/imports.py [--rows 100000] [--kinds csv]: seconds of the check, of applying, of the same file again and
of undoing it, until search finds its last doctor, and how long another process waits to write meanwhile.
The goal on two cores: 120 s for check and apply together.
"""

from __future__ import annotations

import argparse
import os
import resource
import select
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
PLACE = Path(os.environ.get("BENCH_PLACE") or tempfile.mkdtemp(prefix="sehat-bench-"))
os.environ["VAR_DIR"] = os.environ["BENCH_PLACE"] = str(PLACE)
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "sehat.config.settings")

import django

django.setup()

from django.core.management import call_command
from django.db import connection

from sehat.core import audit
from sehat.core.transactions import write_transaction
from sehat.directory.models import City, Department, Doctor
from sehat.imports import actions
from sehat.imports.export import csv_pieces, xlsx_pieces
from sehat.imports.models import ImportRun
from sehat.imports.stages import work_on
from sehat.imports.tables import TABLES
from sehat.search.engine import Engine
from sehat.search.indexing import Indexer, current

BY = "bench"


def lines(count: int, name: str) -> Iterator[list[str]]:
    """The header, then doctors with every column filled in."""
    columns = list(TABLES["doctors"].columns)
    cities = list(City.objects.values_list("slug", flat=True))
    departments = list(Department.objects.values_list("slug", flat=True))
    yield columns
    for number in range(count):
        row = dict.fromkeys(columns, "")
        row |= {
            "slug": f"dr-{name}-{number}", "name": f"Dr {name.title()} {WORDS[number % 97]} {number:x}",
            "aliases": f"{name} {number}", "department": departments[number % len(departments)],
            "city": cities[number % len(cities)], "title": "General and laparoscopic surgeon",
            "degrees": "MBBS, MS (General Surgery)", "gender": "woman" if number % 2 else "man",
            "registration": f"MMC-{number}", "is_verified": "yes",
            "practising_since": str(1980 + number % 40), "fee": str(300 + number % 1200), "has_video": "no",
            "about": "Sees patients of all ages. " * 4,
            "training": "MBBS 2003; MS, General Surgery 2008", "languages": "english; hindi",
            "conditions": "piles; gallstones", "accepts_cashless": "yes",
        }  # fmt: skip
        yield [row[column] for column in columns]


WORDS = [
    f"{one}{two}"
    for one in "bdghjklmnprstv"
    for two in ("andi", "ero", "ila", "orka", "una", "ytri", "eshwar")
]


def measured(told: str, work: Callable[[], object]) -> float:
    began, cpu = time.perf_counter(), time.process_time()
    work()
    seconds = time.perf_counter() - began
    print(
        f"  {told}: {seconds:.1f} s, of them {time.process_time() - cpu:.1f} s of this processor", flush=True
    )
    return seconds


def stage(run: ImportRun) -> None:
    actions.hold(run)
    work_on(run, by=BY)
    run.refresh_from_db()


@contextmanager
def visitor() -> Iterator[None]:
    """Another process writes ten times a second, as visitors do, and prints how long that took."""
    with subprocess.Popen([sys.executable, __file__, "--visitor"], stdin=subprocess.PIPE) as process:
        yield
        process.communicate()


def visit() -> None:
    """Until its input is closed."""
    waits = []
    while not select.select([sys.stdin], [], [], 0.1)[0]:
        began = time.perf_counter()
        with write_transaction():
            audit.record(by="visitor", action="visited", subject="bench")
        waits.append(1000 * (time.perf_counter() - began))
    half, *_, most = statistics.quantiles(waits, n=100)[49::49]
    print(
        f"  beside it {len(waits)} writes of another process: p50 {half:.0f} ms, p99 {most:.0f} ms",
        flush=True,
    )


def brought(path: Path) -> ImportRun:
    with path.open("rb") as file:
        return actions.receive(by=BY, table=TABLES["doctors"], name=path.name, file=file, is_mine=True)


def measure(kind: str, count: int) -> None:
    name = {"csv": "kamala", "xlsx": "vimala"}[kind]
    path = PLACE / f"doctors.{kind}"
    pieces = csv_pieces if kind == "csv" else xlsx_pieces
    path.write_bytes(b"".join(pieces(lines(count, name))))
    print(f"{kind}: {count:,} doctors, {path.stat().st_size / 1e6:.1f} MB", flush=True)
    run = brought(path)
    total = measured("check", lambda: stage(run))
    assert (run.state, run.new) == (ImportRun.State.CHECKED, count), (run.state, run.message, run.new)
    actions.apply(by=BY, run_id=run.pk)
    run.refresh_from_db()
    with visitor():
        total += measured("apply", lambda: stage(run))
    assert run.state == ImportRun.State.APPLIED, run.message
    print(f"  check and apply: {total:.1f} s")
    indexer = Indexer()
    measured("search follows", indexer.run_once)
    indexer.close()
    folder = current()
    assert folder
    found = Engine(folder).search(f"{name} {WORDS[(count - 1) % 97]} {count - 1:x}", ["Doctor"], 0)
    print("  found first:", found["Doctor"].entities[0].name)
    again = brought(path)
    measured("the same file again, check", lambda: stage(again))
    assert again.same == count
    if kind == "csv":
        actions.undo(by=BY, run_id=run.pk)
        run.refresh_from_db()
        measured("undo", lambda: stage(run))
        assert run.undone == count


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", type=int, default=100_000)
    parser.add_argument("--kinds", nargs="+", default=["csv", "xlsx"])
    parser.add_argument("--visitor", action="store_true")
    asked = parser.parse_args()
    if asked.visitor:
        visit()
        return
    count = asked.rows
    call_command("prepare", verbosity=0)
    Indexer().run_once()
    print(connection.vendor, Doctor.objects.count(), "doctors before")
    for kind in asked.kinds:
        measure(kind, count)
    print(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


if __name__ == "__main__":
    main()
