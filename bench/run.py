"""bin/bench: figures of this machine, and ratios measured side by side. Nothing here is asserted.

bin/bench             every part, at most 20 quiet minutes: writes bench/RESULTS.md and docs/bench-*.svg
bin/bench hits …      these parts alone; written to var/bench, what a whole run found stays as it is
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence

import steps

from bench import frameworks, growth, hits, results

Part = Callable[[], results.Section]


def printed(title: str, *command: str) -> Part:
    """A script of its own: what it prints is what it found."""

    def run() -> results.Section:
        lines = []
        words = [str(steps.PYTHON), *command]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=steps.ROOT) as process:
            assert process.stdout
            for line in process.stdout:
                print(f"  {line}", end="", flush=True)
                lines.append(line)
        if process.returncode:
            raise SystemExit(f"{command[-1]} failed")
        return results.Section(title, f"`{' '.join(command)}`\n\n```\n{''.join(lines)}```\n")

    return run


PARTS: dict[str, Part] = {
    "hits": hits.section,
    "frameworks": frameworks.section,
    "growth": growth.section,
    "pages": printed("What a page costs", "bench/pages.py"),
    "leads": printed("Requests at a steady rate", "bench/leads.py"),
    "login": printed("Logging in", "bench/login.py"),
    "search": printed(
        "A million names, by engine and by databases",
        "bin/with_postgresql.py",
        "var/venv/bin/python",
        "bench/search.py",
    ),
}


def main(words: list[str]) -> int:
    if unknown := set(words) - set(PARTS):
        print(
            f"no part {', '.join(sorted(unknown))}; usage: bin/bench [{' | '.join(PARTS)}] …", file=sys.stderr
        )
        return 2
    chosen = [name for name in PARTS if not words or name in words]
    try:
        measure(chosen)
    except steps.Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


def measure(chosen: Sequence[str]) -> None:
    """Runs these parts and writes what they found. Raises steps.Stop where something cannot be built."""
    load, started, found = os.getloadavg()[0], time.monotonic(), []
    for number, name in enumerate(chosen, 1):
        begun = time.monotonic()
        print(f"[{number}/{len(chosen)}] {name}", flush=True)
        found.append(PARTS[name]())
        print(f"[{number}/{len(chosen)}] {name}: {time.monotonic() - begun:.0f} s", flush=True)
    minutes = (time.monotonic() - started) / 60
    file = results.write(found, minutes, load, is_whole=len(chosen) == len(PARTS))
    print(f"\n{file.read_text()}\n{file.relative_to(steps.ROOT)} was written in {minutes:.0f} minutes.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
