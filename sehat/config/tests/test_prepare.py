"""`manage.py prepare`: from nothing to a site with its demo data, and then nothing more."""

from __future__ import annotations

import hashlib
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import call_command
from pytest_django import DjangoAssertNumQueries

from sehat.content.management.commands import load_demo
from sehat.directory.models import Doctor

# What Django alone does: its own command, its own executor.
WITH_DJANGO = """
import django; django.setup()
from pathlib import Path
from django.conf import settings
from django.core.management import call_command
from django.core.management.commands.migrate import Command
from django.db import connection
from sehat.config.new_sqlite import built_beside
with built_beside(Path(settings.DATABASES["default"]["NAME"]), connection):
    call_command(Command(), verbosity=0)
    call_command("load_demo", verbosity=0)
"""


PRODUCTION = {
    "SEHAT_ENV": "production",
    "SECRET_KEY": "a-secret-key-of-quite-enough-letters-0123456789",
    "LOCAL_PARTS": "on",
}


def python(place: Path, *command: str) -> str:
    """Runs Python in a process of its own whose database is SQLite in `place`; what it printed."""
    env = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    env |= {"VAR_DIR": str(place), "DJANGO_SETTINGS_MODULE": "sehat.config.settings"}
    env |= {"PYTHONHASHSEED": "0"}  # Django writes a set into the expression of a column made from JSON
    done = subprocess.run(
        [sys.executable, *command], cwd=settings.BASE_DIR, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@contextmanager
def opened(place: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(place / "sehat.sqlite3")) as database:
        yield database


@pytest.mark.slow
def test_in_production_a_start_loads_no_invented_doctor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in PRODUCTION.items():
        monkeypatch.setenv(name, value)
    python(tmp_path, "manage.py", "prepare")
    with opened(tmp_path) as database:
        assert database.execute("SELECT count(*) FROM directory_doctor").fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM auth_group WHERE name = 'Agents'").fetchone() == (1,)


def schema(place: Path) -> set[tuple[str, ...]]:
    with opened(place) as database:
        return set(database.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"))


def row_counts(place: Path) -> dict[str, int]:
    """By table; of all tables that hold rows of ours."""
    with opened(place) as database:
        return {
            name: database.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]
            for kind, name, _, _ in schema(place)
            if kind == "table" and not name.startswith("sqlite_") and "fts" not in name
        }


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that was made where an earlier start was killed half-way."""
    place = tmp_path_factory.mktemp("prepared")
    with closing(sqlite3.connect(place / "sehat.sqlite3.new")) as half:
        half.execute("CREATE TABLE half (id)")
    python(place, "manage.py", "prepare", "--verbosity=0")
    return place


@pytest.mark.slow
def test_a_new_database_is_whole_and_durable(prepared: Path) -> None:
    with opened(prepared) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'half'").fetchall()
    assert not list(prepared.glob("*.new*"))


@pytest.mark.slow
def test_a_second_start_leaves_every_byte(prepared: Path) -> None:
    before = hashlib.sha256((prepared / "sehat.sqlite3").read_bytes()).hexdigest()
    assert python(prepared, "manage.py", "prepare") == ""
    assert hashlib.sha256((prepared / "sehat.sqlite3").read_bytes()).hexdigest() == before


@pytest.mark.django_db
def test_a_second_start_asks_three_things(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    with django_assert_num_queries(3):  # is there a table of migrations, what is in it, is there a home page
        call_command("prepare")


@pytest.mark.django_db
def test_a_load_that_fails_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    doctor = Doctor.objects.filter(is_demo=True).order_by("pk")[0]
    Doctor.objects.filter(pk=doctor.pk).update(name="Changed by an editor")
    monkeypatch.setattr(load_demo, "MORE_DEMO_DATA", [fail])
    with pytest.raises(RuntimeError, match="on purpose"):
        call_command("load_demo")
    doctor.refresh_from_db()
    assert doctor.name == "Changed by an editor"


def fail() -> str:
    raise RuntimeError("on purpose")


@pytest.mark.slow
def test_it_holds_what_django_alone_makes(prepared: Path, tmp_path: Path) -> None:
    python(tmp_path, "-c", WITH_DJANGO)
    assert schema(prepared) == schema(tmp_path)
    assert row_counts(prepared) == row_counts(tmp_path)
