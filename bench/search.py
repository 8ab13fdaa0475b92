"""Names found by the engine and by the databases: one run, the same names, the same queries.

bench/search.py [N]: N invented doctors (1,000,000 unless told). Prints what building costs, then p50 and p95
of a search in milliseconds and how often a misspelled name stands among the first six. pg_trgm is measured
where the server has it; the PostgreSQL of PyPI, which bin/with_postgresql.py starts, has not.
bench/suggest.py measures the HTTP call and the browser over an index as large.
"""

from __future__ import annotations

import json
import os
import random
import re
import resource
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "sehat.config.settings")

import django

django.setup()

import psycopg
import tantivy

from sehat.core.folding import fold
from sehat.search.engine import Engine, document, schema
from sehat.search.entries import Entry
from sehat.search.schemas import Entity

ROUNDS, SHOWN = 300, 6
PARTS = re.findall("..a?", "karavishamanilapasatinandraghabhojesumirohatar")
Find = Callable[[str], list[str]]
DATA = Path(__file__).parent.parent / "sehat/directory/demo/data/departments.json"
DEPARTMENTS = json.loads(DATA.read_text("utf-8"))


def names(count: int) -> list[str]:
    """As many full names, of 4,000 given and 20,000 family names."""
    rng = random.Random(7)
    given = ["".join(rng.choices(PARTS, k=rng.choice((2, 3)))).title() for _ in range(4_000)]
    family = ["".join(rng.choices(PARTS, k=rng.choice((2, 3, 4)))).title() for _ in range(20_000)]
    return [f"{rng.choice(given)} {rng.choice(family)}" for _ in range(count)]


def tantivy_engine(rows: list[str], place: Path) -> Find:
    write_doctors(rows, place / "Doctor")
    engine = Engine(place)

    def find(query: str) -> list[str]:
        found = engine.search(query, ["Doctor"], 568)
        return [item.name for one in found.values() for item in one.entities]

    return find


def write_doctors(rows: list[str], folder: Path) -> None:
    """An index of doctors, each with the words that doctors of ours have: see doctor_entry."""
    folder.mkdir()
    departments = [
        [row["name"], row["plain_name"], row["specialist"], *row["aliases"]] for row in DEPARTMENTS
    ]
    with tantivy.Index(schema(), str(folder)).writer(128_000_000, 1) as writer:
        for number, name in enumerate(rows):
            entity = Entity(
                kind="Doctor", id=number, name=name, slug="x", url=f"/doctor/x{number}", city="Pune"
            )
            about = [*departments[number % len(departments)], "Pune", "पुणे"]
            writer.add_document(document(Entry(entity, [f"Dr {name}"], about=about, city_id=568), 0.0))
        writer.commit()
        writer.wait_merging_threads()


def sqlite_fts5(rows: list[str], place: Path) -> Find:
    database = sqlite3.connect(place / "fts.sqlite3")
    database.execute("CREATE VIRTUAL TABLE names USING fts5(name, prefix='3 4')")
    database.executemany("INSERT INTO names VALUES (?)", ((name,) for name in rows))
    database.commit()

    def find(query: str) -> list[str]:
        match = " ".join(f'"{word}"*' for word in fold(query).split())
        sql = f"SELECT name FROM names WHERE names MATCH ? LIMIT {SHOWN}"
        return [row[0] for row in database.execute(sql, [match])]

    return find


def postgresql(rows: list[str], place: Path) -> dict[str, Find]:
    """tsvector, and trigrams where the server has them."""
    connection = psycopg.connect(os.environ["DATABASE_URL"], autocommit=True)
    connection.execute("CREATE TEMP TABLE names (name text)")
    with connection.cursor().copy("COPY names FROM STDIN") as copy:
        for name in rows:
            copy.write_row([name])
    connection.execute("CREATE INDEX ON names USING gin (to_tsvector('simple', name))")

    def vector(query: str) -> list[str]:
        words = " & ".join(f"{word}:*" for word in fold(query).split())
        where = "to_tsvector('simple', name) @@ to_tsquery('simple', %s)"
        return [
            row[0] for row in connection.execute(f"SELECT name FROM names WHERE {where} LIMIT 6", [words])
        ]

    def trigrams(query: str) -> list[str]:
        sql = "SELECT name FROM names WHERE name %% %s ORDER BY similarity(name, %s) DESC LIMIT 6"
        return [row[0] for row in connection.execute(sql, [query, query])]

    found: dict[str, Find] = {"PostgreSQL tsvector": vector}
    try:
        connection.execute("CREATE EXTENSION IF NOT EXISTS pg_trgm")
        connection.execute("CREATE INDEX ON names USING gin (name gin_trgm_ops)")
        found["PostgreSQL pg_trgm"] = trigrams
    except psycopg.Error as error:
        print(f"pg_trgm is not measured: {str(error).splitlines()[0]}")
    return found


def misspelled(name: str, rng: random.Random) -> str:
    """Two neighbouring letters of the family name swapped, one left out or one doubled."""
    given, family = name.split()
    at = rng.randrange(1, len(family) - 1)
    ways = (
        family[:at] + family[at + 1] + family[at] + family[at + 2 :],
        family[:at] + family[at + 1 :],
        family[:at] + family[at] + family[at:],
    )
    return f"{given} {rng.choice(ways)}"


def measure(title: str, find: Find, rows: list[str]) -> None:
    rng = random.Random(11)
    picked = [rng.choice(rows) for _ in range(ROUNDS)]
    kinds = {
        "begun": [name[: rng.randrange(3, len(name))] for name in picked],
        "whole": picked,
        "misspelled": [misspelled(name, rng) for name in picked],
    }
    parts = []
    for kind, queries in kinds.items():
        times, hits = [], 0
        for query, wanted in zip(queries, picked, strict=True):
            started = time.perf_counter()
            found = find(query)
            times.append(1000 * (time.perf_counter() - started))
            hits += wanted in found
        p50, p95 = statistics.median(times), statistics.quantiles(times, n=20)[-1]
        parts.append(f"{kind} {p50:.2f}/{p95:.2f}" + (f" ({hits} of {ROUNDS})" if kind != "begun" else ""))
    print(f"{title:22}", "   ".join(parts))


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    rows = names(count)
    print(f"{count:,} names; p50/p95 in ms (found among the first six)")
    with tempfile.TemporaryDirectory() as temporary:
        place = Path(temporary)
        engines: dict[str, Find] = {}
        for title, build in (("tantivy", tantivy_engine), ("SQLite FTS5", sqlite_fts5)):
            started = time.perf_counter()
            (place / title).mkdir()
            engines[title] = build(rows, place / title)
            size = sum(file.stat().st_size for file in (place / title).rglob("*")) / 1e6
            peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000
            taken = time.perf_counter() - started
            print(f"{title}: built in {taken:.0f} s, {size:.0f} MB, peak memory {peak:.0f} MB")
        if os.environ.get("DATABASE_URL"):
            engines |= postgresql(rows, place)
        for title, find in engines.items():
            measure(title, find, rows)


if __name__ == "__main__":
    main()
