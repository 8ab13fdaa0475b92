"""The parts of bin/test: which command proves what, and what it needs."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import steps

sys.path.append(str(steps.ROOT))
from e2e.rooms import FILES

Words = Sequence[str | Path]
REACT = steps.FRONTEND / "src"
NIGHTLY_EXAMPLES = 500
# One a core of what every machine has: two a core were no quicker, as the cores are hardly ever idle.
LANES = 2


@dataclass(frozen=True)
class Part:
    """A command that passes or fails. `seconds` it takes about, on a quiet core: the longest begin first."""

    title: str
    command: Words
    seconds: int = 5
    cwd: Path = steps.ROOT
    report_option: str = ""  # how it is told where to write JUnit's XML
    lanes: int = 1  # processes that test at once
    needs_site: bool = False
    needs_browser: bool = False

    @property
    def slug(self) -> str:
        return re.sub(r"\W+", "-", self.title).strip("-").lower()

    def words(self, report: Path) -> Words:
        return [*self.command, *([f"{self.report_option}={report}"] if self.report_option else [])]


def python(title: str, *words: str | Path, seconds: int = 5) -> Part:
    return Part(title, [steps.PYTHON, *words], seconds)


def node(title: str, *words: str | Path, seconds: int = 5) -> Part:
    return Part(title, [steps.node(), *words], seconds, steps.FRONTEND)


def benchmark_lint() -> Part:
    """The pages that bench/ builds with other frameworks, by the rules of bench/biome.json."""
    biome = steps.FRONTEND / "node_modules/@biomejs/biome/bin/biome"
    return replace(
        node("Benchmark lint", biome, "check", "--error-on-warnings", "."), cwd=steps.ROOT / "bench"
    )


def code_checks() -> list[Part]:
    """What reads the code alone."""
    return [
        python("Python lint", "-m", "ruff", "check", "--quiet", "."),
        python("Python format", "-m", "ruff", "format", "--quiet", "--check", "."),
        python("Python types", "-m", "mypy", "sehat", "bin", "e2e", "bench", "conftest.py", seconds=30),
        python("Import law", steps.VENV / "bin" / "lint-imports", "--no-logo", seconds=8),
        python("Settings", "-W", "error", "manage.py", "check", "--fail-level", "WARNING"),
        python("Migrations", "manage.py", "makemigrations", "--check", "--dry-run"),
        python("Contract", "manage.py", "export_contract", "--check"),
        node("Contract types", "tools/contract.mjs", "--check"),
        node("Front-end lint", "node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."),
        benchmark_lint(),
        node("Front-end types", "node_modules/typescript/bin/tsc", "-p", "."),
    ]


def front_end_tests(*words: str) -> Part:
    vitest = ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", "--reporter=junit"]
    part = node("Front-end tests", *vitest, *words, seconds=90)
    return replace(part, report_option="--outputFile.junit")


def pytest(title: str, *words: str | Path, before: Words = (), seconds: int = 60) -> Part:
    command = [steps.PYTHON, *before, *([steps.PYTHON] if before else []), "-m", "pytest", "-q", *words]
    return Part(title, command, seconds, report_option="--junit-xml", needs_site=True)


def room_tests(*words: str | Path) -> Part:
    return pytest("Room tests, SQLite", *(words or ("sehat",)), seconds=450)


def room_tests_on_postgresql() -> Part:
    """What touches the database, on a PostgreSQL from PyPI, or on the server DATABASE_URL names."""
    words = ("sehat", "-m", "database")
    return pytest("Room tests, PostgreSQL", *words, before=["bin/with_postgresql.py"], seconds=430)


def journeys(*words: str | Path) -> Part:
    """Two browsers at a time, each with a site of its own."""
    options = ("-n2", "--dist=loadfile", "--no-loadscope-reorder")  # the longest files first (e2e/rooms.py)
    part = pytest("Journeys", *(words or ("e2e",)), *options, seconds=700)
    return replace(part, lanes=2, needs_browser=True)


def with_same_examples(part: Part) -> Part:
    """Property tests ask the same of every commit: no check is red by luck (conftest.py, vitest-setup.ts)."""
    return replace(part, command=["env", "SAME_EXAMPLES=1", *part.command])


def everything() -> list[Part]:
    tests = [front_end_tests(), room_tests(), room_tests_on_postgresql(), journeys()]
    return [*code_checks(), *map(with_same_examples, tests)]


def fast() -> list[Part]:
    """What a minute and a half has room for: the code, and rules that need neither database nor window."""
    rules = replace(room_tests("sehat", "-m", "not slow and not database"), needs_site=False, seconds=40)
    return [*code_checks(), front_end_tests("--project=functions"), rules]


def nightly() -> list[Part]:
    """What takes an hour and a half: every call with many examples of what its schema allows and does not, a
    crawler of attacks, and what the registries know of the locked packages."""
    calls = [f"sehat/config/tests/test_{of}_calls.py" for of in ("account", "lead")]
    part = pytest("Schemathesis", *calls, "-n2", "-o", "faulthandler_timeout=0", seconds=3600)
    command = ["env", f"EXAMPLES_PER_CALL={NIGHTLY_EXAMPLES}", *part.command]
    attacks = replace(python("Wapiti", "bin/attack.py", seconds=1800), lanes=LANES, needs_site=True)
    advisories = python("Advisories", "bin/advisories.py", seconds=60)
    return [replace(part, command=command, lanes=LANES), attacks, advisories]


def rooms() -> set[str]:
    """The rooms by name: those of the server and those of the browser."""
    places = [*(steps.ROOT / "sehat").iterdir(), *REACT.iterdir()]
    return {place.name for place in places if place.is_dir() and not place.name.startswith("_")}


def of_rooms(names: set[str]) -> list[Part]:
    """The tests of these rooms: Python, React and their journeys."""
    in_python = [f"sehat/{name}" for name in sorted(names) if (steps.ROOT / "sehat" / name).is_dir()]
    in_react = [f"src/{name}/" for name in sorted(names) if (REACT / name).is_dir()]
    return [
        *([room_tests(*in_python)] if in_python else []),
        *([front_end_tests("--passWithNoTests", *in_react)] if in_react else []),
        *journeys_of(names, set()),
    ]


def journeys_of(names: set[str], files: set[str]) -> list[Part]:
    """The journeys of these rooms, and these files of journeys."""
    chosen = files.union(f"e2e/{name}.py" for name, rooms in FILES.items() if names & set(rooms))
    return [journeys(*sorted(chosen))] if chosen else []


def plan(chosen: Sequence[Part]) -> str:
    """What will run, said before it does."""
    return f"\n{len(chosen)} parts: {', '.join(part.title for part in chosen)}\n"
