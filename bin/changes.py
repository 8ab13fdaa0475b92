"""What has changed in the checkout, and which parts of bin/test that touches."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator

import parts
import steps

# Whoever changes one of these changes every test.
SHARED = (
    "bin/",
    "conftest.py",
    "pyproject.toml",
    "requirements/",
    "frontend/package",
    "frontend/vite",
    "frontend/tools/",
)


def git(*words: str) -> list[str]:
    """Lines that git prints; none where it refuses."""
    command = ["git", *words]
    done = subprocess.run(command, cwd=steps.ROOT, capture_output=True, text=True)
    return done.stdout.splitlines() if done.returncode == 0 else []


def usual_base() -> str:
    """Where this branch left its upstream; without one, the last commit."""
    return next(iter(git("merge-base", "HEAD", "@{upstream}")), "HEAD")


def since(base: str) -> list[str]:
    """Files that differ from `base`, committed or not, and those git does not know yet."""
    return sorted({*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")})


def parts_since(base: str = "") -> list[parts.Part]:
    """The checks of the code, and the tests that the change touches."""
    base = base or usual_base()
    paths = since(base)
    if any(path.startswith(SHARED) for path in paths):
        return parts.everything()
    return [
        *parts.code_checks(),
        *python_tests(paths),
        *react_tests(paths, base),
        *parts.journeys_of(set(touched_rooms(paths)), set(touched_journeys(paths))),
    ]


def python_tests(paths: list[str]) -> list[parts.Part]:
    if not any(path.startswith("sehat/") for path in paths):
        return []
    command = [str(steps.PYTHON), "bin/affected.py", *paths]
    done = subprocess.run(command, cwd=steps.ROOT, capture_output=True, text=True, check=True)
    files = done.stdout.split()
    return [parts.room_tests(*files)] if files else []


def react_tests(paths: list[str], base: str) -> list[parts.Part]:
    if not any(path.startswith("frontend/") for path in paths):
        return []
    return [parts.front_end_tests("--passWithNoTests", "--changed", base)]


def touched_journeys(paths: list[str]) -> Iterator[str]:
    return (path for path in paths if path.startswith("e2e/test_") and (steps.ROOT / path).exists())


def touched_rooms(paths: list[str]) -> Iterator[str]:
    """The rooms of these files, on the server and in the browser."""
    for path in paths:
        match path.split("/"):
            case ["sehat", room, _, *_] | ["frontend", "src", room, _, *_]:
                yield room
