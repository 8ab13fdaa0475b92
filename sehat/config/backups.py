"""A backup is a folder: the database, uploaded files, photos, and a list of what it holds and needs.

Secrets are never in it. The list says which keys it was made under, as fingerprints, so that a restore
without the right ones stops before it changes anything.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import connection
from django.utils import timezone

LIST = "backup.json"
DATABASE = {"sqlite": "database.sqlite3", "postgresql": "database.pgdump"}
KEYS = ("SECRET_KEY", "CODE_PEPPER")


class BadBackup(Exception):
    """It cannot be made or used; the message says why. Nothing was changed."""


def folders() -> dict[str, Path]:
    return {"media": Path(settings.MEDIA_ROOT), "photos": Path(settings.PHOTO_DIR)}


@contextmanager
def for_this_user_alone() -> Iterator[None]:
    """What is made inside holds what patients sent, and a command has the umask of its shell. Copied files
    keep the modes that the site gave them."""
    usual = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(usual)


@for_this_user_alone()
def back_up(place: Path) -> dict[str, Any]:
    """Makes the folder `place` while the site runs; gives its list. Raises BadBackup.

    The database comes first: no file that it names is missing, unless it was deleted meanwhile.
    """
    if place.exists():
        raise BadBackup(f"{place} is there already.")
    part = place.with_name(f"{place.name}.part")  # half a backup never has the name of a whole one
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True, mode=0o700)
    dump_database(part / DATABASE[connection.vendor])
    for name, folder in folders().items():
        if folder.is_dir():
            shutil.copytree(folder, part / name, copy_function=copy_what_is_there)
    told = {
        "made_at": timezone.now().isoformat(),
        "vendor": connection.vendor,
        "keys": {name: fingerprint(name) for name in KEYS},
        "files": {str(path.relative_to(part)): digest(path) for path in files_in(part)},
    }
    (part / LIST).write_text(json.dumps(told, indent=1))
    part.rename(place)
    return told


@for_this_user_alone()
def restore(place: Path, *, is_over: bool) -> dict[str, Any]:
    """Puts a backup in the place of what is there. The site must not run. Raises BadBackup."""
    told = checked(place)
    Path(settings.VAR_DIR).mkdir(parents=True, exist_ok=True)  # on a new machine no site has made it yet
    if not is_over and has_data():
        raise BadBackup("There is a database already: say --over to lose what is in it.")
    load_database(place / DATABASE[connection.vendor])
    for name, folder in folders().items():
        shutil.rmtree(folder, ignore_errors=True)
        if (place / name).is_dir():
            shutil.copytree(place / name, folder)
    return told


def checked(place: Path) -> dict[str, Any]:
    """The list of a backup that is whole, and fits this site's keys and database. Raises BadBackup."""
    try:
        told: dict[str, Any] = json.loads((place / LIST).read_text())
        vendor, keys, files = told["vendor"], dict(told["keys"]), dict(told["files"])
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise BadBackup(f"{place} is no backup: {type(error).__name__}.") from error
    if vendor != connection.vendor:
        raise BadBackup(f"It is of {vendor}, and this site has {connection.vendor}.")
    others = [name for name in KEYS if keys.get(name) != fingerprint(name)]
    if others:
        raise BadBackup(f"It was made under another {' and '.join(others)}: set the one of then.")
    found = {str(path.relative_to(place)): digest(path) for path in files_in(place)}
    wrong = {name for name, value in files.items() if found.get(name) != value}
    if wrong:
        raise BadBackup(f"{len(wrong)} of its files are missing or altered, {min(wrong)} among them.")
    return told


def copy_what_is_there(source: str, target: str) -> None:
    """A file that is deleted while the site runs spoils no backup."""
    with suppress(FileNotFoundError):
        shutil.copy2(source, target)


def fingerprint(name: str) -> str:
    """32 bits of a hash: tells one key from another and nothing of it."""
    return hashlib.sha256(f"fingerprint|{name}|{getattr(settings, name)}".encode()).hexdigest()[:8]


def files_in(place: Path) -> list[Path]:
    return sorted(path for path in place.rglob("*") if path.is_file() and path.name != LIST)


def digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def has_data() -> bool:
    return bool(connection.introspection.table_names())


def dump_database(path: Path) -> None:
    """A consistent copy while others write. Raises BadBackup."""
    if connection.vendor == "postgresql":
        run_for_postgresql("pg_dump", "--format=custom", f"--file={path}")
        return
    connection.ensure_connection()
    with closing(sqlite3.connect(path)) as copy:
        connection.connection.backup(copy)
        if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise BadBackup("The copy of the database is damaged.")
    path.chmod(0o600)


def load_database(path: Path) -> None:
    if connection.vendor == "postgresql":
        run_for_postgresql("pg_restore", "--clean", "--if-exists", "--no-owner", "--exit-on-error", f"{path}")
        return
    with closing(sqlite3.connect(path)) as copy:
        connection.ensure_connection()
        copy.backup(connection.connection)  # in place, under SQLite's own locks
    connection.close()


def run_for_postgresql(program: str, *words: str) -> None:
    """The database by environment: a password stands in no list of processes. Raises BadBackup."""
    known = connection.get_connection_params()
    names = {"dbname": "PGDATABASE", "user": "PGUSER", "password": "PGPASSWORD", "host": "PGHOST"}
    env = dict(os.environ) | {
        variable: str(known[name])
        for name, variable in (names | {"port": "PGPORT"}).items()
        if known.get(name)
    }
    if program == "pg_restore":
        words = (f"--dbname={known['dbname']}", *words)
    try:
        done = subprocess.run([program, *words], env=env, capture_output=True, text=True)  # noqa: S603
    except FileNotFoundError as error:
        raise BadBackup(f"{program} is not installed: it comes with PostgreSQL.") from error
    if done.returncode:
        raise BadBackup(f"{program} failed: {done.stderr.strip()[-300:]}")
