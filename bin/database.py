"""Whether the database still is as the last preparation left it, told without Django, which takes 3 s."""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path

CONFIG = Path("sehat", "config")


def state(root: Path, place: Path) -> str:
    """All that a preparation depends on and what it made; "" where only Django can tell.

    The moments at which migrations were applied tell a database from one that took its place.
    """
    if os.environ.get("DATABASE_URL", "").strip():
        return ""
    path = (place / "sehat.sqlite3").resolve()
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=5)) as database:
            applied = database.execute(
                "SELECT app, name, applied FROM django_migrations ORDER BY id"
            ).fetchall()
            filled = database.execute("SELECT EXISTS (SELECT 1 FROM content_homepage)").fetchone()
    except sqlite3.Error:
        return ""
    return repr([str(path), applied, filled, chosen(root)])


def names(root: Path) -> set[str]:
    """What the settings read of the environment."""
    parts = (root / CONFIG / "settings").glob("*.py")
    text = "".join(part.read_text(encoding="utf-8") for part in parts)
    return set(re.findall(r"""\benv\.\w+\(\s*["'](\w+)""", text))


def chosen(root: Path) -> list[tuple[str, str]]:
    """The settings of the environment: a preparation refuses those that make no sense (PORT: start.py)."""
    read = names(root) - {"PORT"}
    return sorted((name, os.environ[name]) for name in read if name in os.environ)


def sources(root: Path) -> list[Path]:
    """What decides whether a database is up to date, and whether the settings are accepted."""
    rooms = root / "sehat"
    return [
        root / "requirements" / "runtime.txt",
        *(root / CONFIG).glob("*.py"),
        *(root / CONFIG / "settings").glob("*.py"),
        *rooms.glob("*/migrations/*.py"),
        *rooms.glob("*/checks.py"),
    ]
