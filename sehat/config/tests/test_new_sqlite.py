"""A new SQLite database appears whole and durable, or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from django.db import DatabaseError
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.utils import ConnectionHandler
from pytest_django import DjangoDbBlocker

from sehat.config.env import database
from sehat.config.new_sqlite import built_beside, is_empty

FULL, OFF = 2, 0


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "site.sqlite3"


@pytest.fixture
def connection(
    place: Path, django_db_blocker: DjangoDbBlocker, monkeypatch: pytest.MonkeyPatch
) -> Iterator[BaseDatabaseWrapper]:
    """As the site connects to a SQLite file."""
    monkeypatch.delenv("DATABASE_URL", raising=False)
    with django_db_blocker.unblock():
        made = ConnectionHandler({"default": database("DATABASE_URL", place, 2)})["default"]
        yield made
        made.close()


def execute(connection: BaseDatabaseWrapper, statement: str) -> object:
    with connection.cursor() as cursor:
        cursor.execute(statement)
        row = cursor.fetchone() if cursor.description else None
    return row[0] if row else None


def tables(place: Path) -> set[str]:
    with closing(sqlite3.connect(place)) as database:
        return {name for (name,) in database.execute("SELECT name FROM sqlite_master")}


def test_nothing_has_the_real_name_until_all_is_in(connection: BaseDatabaseWrapper, place: Path) -> None:
    with built_beside(place, connection):
        execute(connection, "CREATE TABLE doctors (id)")
        assert not place.exists()
    assert tables(place) == {"doctors"}
    assert [path.name for path in place.parent.iterdir()] == [place.name]


def test_it_is_built_without_flushes_and_durable_from_then_on(
    connection: BaseDatabaseWrapper, place: Path
) -> None:
    with built_beside(place, connection):
        assert execute(connection, "PRAGMA synchronous") == OFF
        assert execute(connection, "PRAGMA journal_mode") == "memory"
        execute(connection, "CREATE TABLE doctors (id)")
    assert execute(connection, "PRAGMA synchronous") == FULL
    with closing(sqlite3.connect(place)) as anybody:  # a property of the file, not of our connection
        assert anybody.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_half_made_one_is_thrown_away(connection: BaseDatabaseWrapper, place: Path) -> None:
    with pytest.raises(DatabaseError), built_beside(place, connection):
        execute(connection, "CREATE TABLE half (id); CREATE TABLE half (id)")
    assert not place.exists()
    assert connection.settings_dict["NAME"] == place
    place.with_name("site.sqlite3.new-journal").write_bytes(b"of a process that was killed")
    with built_beside(place, connection):
        execute(connection, "CREATE TABLE whole (id)")
    assert tables(place) == {"whole"}


def test_an_empty_database_gives_way_with_its_log(connection: BaseDatabaseWrapper, place: Path) -> None:
    place.touch()
    place.with_name("site.sqlite3-wal").write_bytes(b"of the empty one")
    assert is_empty(place)
    with built_beside(place, connection):
        execute(connection, "CREATE TABLE doctors (id)")
    assert not is_empty(place)
    assert not place.with_name("site.sqlite3-wal").exists()


def test_a_file_that_is_no_database_is_left_alone(place: Path) -> None:
    place.write_text("the only copy of something else")
    with pytest.raises(sqlite3.DatabaseError):
        is_empty(place)
