"""bench/RESULTS.md and its plot: what a run measured, with the machine it ran on."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import subprocess
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("django", "wagtail", "granian", "pydantic")
BAR, LINE, LEFT, WIDTH = 22, 34, 300, 760


@dataclass(frozen=True)
class Row:
    name: str
    per_second: float
    p99: float  # ms


def write(rows: list[Row], page_bytes: int) -> None:
    text = markdown(rows, page_bytes)
    (ROOT / "bench" / "RESULTS.md").write_text(text)
    (ROOT / "docs" / "bench-hits.svg").write_text(plot(rows))
    print(text)


def markdown(rows: list[Row], page_bytes: int) -> str:
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in PACKAGES)
    lines = [
        "# Results of bin/bench",
        "",
        f"{datetime.now(UTC):%d %B %Y} · {os.cpu_count()} cores, {platform.system()} {platform.machine()} · "
        f"load {os.getloadavg()[0]:.1f} when it ended · commit {commit()}",
        "",
        f"Python {platform.python_version()}, {versions}. The page is {page_bytes:,} bytes of Brotli.",
        "Written by `bench/hits.py`: figures of one run, the median of three turns where a row has turns.",
        "The load (wrk, 16 callers) runs on the same cores, so ratios say more than figures.",
        "",
        "| | a second | p99 ms | of nginx's static file |",
        "|---|---:|---:|---:|",
        *(line(row, rows[0].per_second) for row in rows),
        "",
        "![Answers a second](../docs/bench-hits.svg)",
        "",
    ]
    return "\n".join(lines)


def line(row: Row, most: float) -> str:
    return f"| {row.name} | {row.per_second:,.0f} | {row.p99:,.1f} | {row.per_second / most:.2f} |"


def commit() -> str:
    done = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or "unknown"


def plot(rows: list[Row]) -> str:
    """Bars on a scale of the quickest."""
    most = max(row.per_second for row in rows)
    bars = [
        f'<text x="{LEFT - 8}" y="{LINE * number + 24}" text-anchor="end">{escape(row.name)}</text>'
        f'<rect x="{LEFT}" y="{LINE * number + 8}" height="{BAR}" rx="3" fill="#146C5B" '
        f'width="{max(2, (WIDTH - LEFT - 90) * row.per_second / most):.0f}"/>'
        f'<text x="{LEFT + (WIDTH - LEFT - 90) * row.per_second / most + 8:.0f}" y="{LINE * number + 24}">'
        f"{row.per_second:,.0f}</text>"
        for number, row in enumerate(rows)
    ]
    height = LINE * len(rows) + 12
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="13">'
        "<title>Answers a second</title>" + "".join(bars) + "</svg>\n"
    )
