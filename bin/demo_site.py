"""The sites that tests copy, each made once for a state of the code and then cached in var/.

Room tests copy the demo site's SQLite file, or its like on PostgreSQL by TEMPLATE (with_postgresql.py);
journeys copy a whole folder, which has staff, forms of an owner and a search index as well.
"""

from __future__ import annotations

import fcntl
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import steps

Words = list[str | Path]
JOURNEYS = steps.ROOT / "e2e" / "prepare.py"


def demo_site() -> Path:
    """A folder with sehat.sqlite3 and media/ as the demo data fills them. Raises steps.Stop."""

    def make(place: Path) -> None:
        prepare("Demo site", {"VAR_DIR": str(place), "DATABASE_URL": ""})

    return cached("demo-site", sources(), make)


def journey_site() -> Path:
    """A folder with all that the site of a journey begins with. Raises steps.Stop."""

    def make(place: Path) -> None:
        shutil.copytree(demo_site(), place, dirs_exist_ok=True)
        command: Words = [steps.PYTHON, "-m", "e2e.prepare"]
        settings = {"VAR_DIR": str(place), "DATABASE_URL": ""}
        steps.run("Site of the journeys", command, "“e2e.prepare” failed.", settings=settings)

    return cached("journey-site", [*sources(), JOURNEYS], make)


def prepare(title: str, settings: Mapping[str, str]) -> None:
    """A migrated database with the demo data. Raises steps.Stop."""
    command: Words = [steps.PYTHON, "manage.py", "prepare"]
    steps.run(title, command, "“manage.py prepare” failed.", settings=settings)


def sources() -> list[Path]:
    """All that the demo data is made from."""
    files = (path for path in (steps.ROOT / "sehat").rglob("*") if path.is_file())
    used = [path for path in files if not {"tests", "__pycache__"} & set(path.parts)]
    return [*used, steps.ROOT / "requirements" / "runtime.txt"]


def cached(name: str, made_from: Iterable[Path], make: Callable[[Path], None]) -> Path:
    """The folder `name`, made again when what it is made from has changed; who asks meanwhile waits."""
    place = steps.VAR / name
    with locked(steps.VAR / f"{name}.lock"):
        value = steps.digest(made_from)
        if steps.changed(name, value) or not place.is_dir():
            shutil.rmtree(place, ignore_errors=True)
            place.mkdir(parents=True)
            make(place)
            steps.done(name, value)
    return place


@contextmanager
def locked(path: Path) -> Iterator[None]:
    path.parent.mkdir(exist_ok=True)
    with path.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
