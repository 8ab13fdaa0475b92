"""What a run of bin/bench measured, as Markdown and plots, with the machine it ran on."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import re
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("django", "wagtail", "granian", "pydantic")
PLOTS = "{plots}"  # stands in a text for where the plots are


@dataclass(frozen=True)
class Section:
    """What one part found. `plots` are SVG files by name; the text refers to them as PLOTS/name."""

    title: str
    text: str
    plots: Mapping[str, str] = field(default_factory=dict)


def write(sections: Sequence[Section], minutes: float, load: float, *, is_whole: bool) -> Path:
    """A whole run is bench/RESULTS.md and docs/*.svg; parts of one go to var/bench and replace nothing.

    `load` is that of the machine before the run. Gives the file.
    """
    text_place, plot_place = (ROOT / "bench", ROOT / "docs") if is_whole else (ROOT / "var/bench",) * 2
    text_place.mkdir(parents=True, exist_ok=True)
    top = head(minutes, load)  # before the plots are written, which change what the commit is
    for section in sections:
        for name, plot in section.plots.items():
            (plot_place / name).write_text(plot, "utf-8")
    plots = os.path.relpath(plot_place, text_place)
    body = [f"## {section.title}\n\n{section.text.replace(PLOTS, plots)}" for section in sections]
    file = text_place / "RESULTS.md"
    file.write_text("\n".join([top, *body]), "utf-8")
    return file


def head(minutes: float, load: float) -> str:
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in PACKAGES)
    return f"""# Results of bin/bench

{datetime.now(UTC):%d %B %Y} · {os.cpu_count()} cores ({processor()}),
{platform.system()} {platform.machine()} · load {load:.1f} before the run · {minutes:.0f} minutes ·
commit {commit()}

Python {platform.python_version()}, {versions}. Written by `bin/bench`, never by hand: figures of one run.
Load and callers run on the same cores as what they measure, so ratios say more than figures.
"""


def processor() -> str:
    """As Linux names it; its architecture where nothing does."""
    info = Path("/proc/cpuinfo")
    found = re.search(r"model name\s*: (.+)", info.read_text()) if info.exists() else None
    return found[1] if found else platform.machine()


def commit() -> str:
    """Marked -dirty where files of it were changed."""
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty", "--exclude", "*"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.stdout.strip() or "unknown"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Columns of figures stand right, the first one left."""
    lines = [head, ["---", *("---:" for _ in head[1:])], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
