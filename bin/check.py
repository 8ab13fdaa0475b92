"""bin/test: lint, types, import law, contract drift, room tests on both databases, journeys."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import steps

sys.path.append(str(steps.ROOT))
from e2e.browsers import find_chromium
from e2e.stack import Site

DEBIAN_BROWSER = "chromium-headless-shell"
Check = tuple[str, Callable[[], bool]]
Checks = Mapping[str, Sequence[str | Path]]


def call(*command: str | Path, cwd: Path = steps.ROOT) -> bool:
    """Runs a check with its output on the screen; True when it passed."""
    words = [str(part) for part in command]
    return subprocess.run(words, cwd=cwd, env=steps.environment()).returncode == 0


def pytest(*arguments: str) -> bool:
    return call(steps.PYTHON, "-m", "pytest", "-q", *arguments)


def on_postgresql() -> list[str]:
    """What touches the database, on a PostgreSQL from PyPI, or on the one DATABASE_URL names."""
    python = str(steps.PYTHON)
    tests = [python, "-m", "pytest", "-q", "sehat", "-m", "database"]
    return tests if os.environ.get("DATABASE_URL") else [python, "bin/with_postgresql.py", *tests]


def on_both_databases() -> bool:
    """Side by side, as each has files and processes of its own; the second tells what it saw at the end."""
    with tempfile.TemporaryFile() as said:
        second = subprocess.Popen(
            on_postgresql(), cwd=steps.ROOT, env=steps.environment(), stdout=said, stderr=subprocess.STDOUT
        )
        passed = pytest("sehat")
        second_passed = second.wait() == 0
        said.seek(0)
        steps.say("\n-- on PostgreSQL")
        sys.stdout.buffer.write(said.read())
        sys.stdout.flush()
    return passed and second_passed


def journeys() -> bool:
    """Two files at a time, each with a site of its own, a copy of one that is made first.

    As they stand: by number of journeys, files of few long ones would come last, one after the other.
    Then, one by one, those that need the machine for themselves.
    """
    with tempfile.TemporaryDirectory(prefix="sehat-site-") as place:
        Site(Path(place)).prepare()
        os.environ["PREPARED_SITE"] = place
        passed = pytest("e2e", "-m", "not alone", "-n2", "--dist=loadfile", "--no-loadscope-reorder")
        return pytest("e2e", "-m", "alone") and passed


def get_chromium() -> None:
    """A browser for the journeys: found, or installed where we may. Raises steps.Stop."""
    if find_chromium():
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        sentence = "Chromium could not be installed."
        steps.run("Package lists", ["apt-get", "update", "-q"], sentence)
        steps.run("Chromium", ["apt-get", "install", "-qy", DEBIAN_BROWSER], sentence)
        return
    raise steps.Stop("The journeys need a browser: install Chromium, or set CHROMIUM to its path.")


# What reads the code alone: words for Python, and words for Node in frontend/.
PYTHON_CHECKS: Checks = {
    "Python lint": ["-m", "ruff", "check", "--quiet", "."],
    "Python format": ["-m", "ruff", "format", "--quiet", "--check", "."],
    "Python types": ["-m", "mypy", "sehat", "bin", "e2e", "conftest.py"],
    "Import law": [steps.VENV / "bin" / "lint-imports", "--no-logo"],
    "Settings": ["-W", "error", "manage.py", "check", "--fail-level", "WARNING"],
    "Migrations": ["manage.py", "makemigrations", "--check", "--dry-run"],
    "Contract": ["manage.py", "export_contract", "--check"],
}
FRONTEND_CHECKS: Checks = {
    "Contract types": ["tools/contract.mjs", "--check"],
    "Front-end lint": ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."],
    "Front-end types": ["node_modules/typescript/bin/tsc", "-p", "."],
    "Front-end tests": ["node_modules/vitest/vitest.mjs", "run"],
}
SLOW: list[Check] = [
    ("Room tests, SQLite and PostgreSQL", on_both_databases),
    ("Journeys", journeys),
]
QUICK_ROOMS: Check = ("Room tests, SQLite", lambda: pytest("sehat", "-m", "not slow"))


def run_all(checks: list[Check]) -> list[str]:
    """Runs every check, also after a failure; the names of those that failed."""
    failed = []
    for title, check in checks:
        steps.say(f"\n== {title}")
        started = time.monotonic()
        if not check():
            failed.append(title)
            steps.say(f"!! {title} failed")
        steps.say(f"   {time.monotonic() - started:.0f} s")
    return failed


def run_kept(program: Path, checks: Checks, cwd: Path) -> list[str]:
    """As `run_all`, with the output of each check said as a whole: others say theirs meanwhile."""
    failed = []
    for title, words in checks.items():
        started = time.monotonic()
        done = subprocess.run(
            [program, *words], cwd=cwd, env=steps.environment(), stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, errors="replace",
        )  # fmt: skip
        if done.returncode:
            failed.append(title)
        verdict = f"!! {title} failed\n" if done.returncode else ""
        steps.say(f"\n== {title}\n{done.stdout}{verdict}   {time.monotonic() - started:.0f} s")
    return failed


def run_side_by_side() -> list[str]:
    """The checks of the two languages at once: the longest of each uses one core for a minute."""
    with ThreadPoolExecutor(2) as pool:
        lanes = [
            pool.submit(run_kept, steps.PYTHON, PYTHON_CHECKS, steps.ROOT),
            pool.submit(run_kept, steps.node(), FRONTEND_CHECKS, steps.FRONTEND),
        ]
        return [title for lane in lanes for title in lane.result()]


def main() -> int:
    fast = sys.argv[1:] == ["fast"]
    if sys.argv[1:] and not fast:
        print("usage: bin/test [fast]", file=sys.stderr)
        return 2
    try:
        steps.say("Setting up")
        steps.install_python("runtime", "develop")
        steps.install_node_packages()
        steps.build_frontend()
        if not fast:
            get_chromium()
    except steps.Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    tests = [QUICK_ROOMS] if fast else SLOW
    failed = run_side_by_side() + run_all(tests)
    count = len(PYTHON_CHECKS) + len(FRONTEND_CHECKS) + len(tests)
    for title in failed:
        steps.say(f"failed: {title}")
    steps.say(f"\n{count - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    os.chdir(Path(__file__).resolve().parent.parent)
    sys.exit(main())
