"""bin/run: what may be left out of a start, and what runs side by side."""

from __future__ import annotations

import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

import database
import lanes
import progress
import pytest
import steps


def make_database(place: Path, applied: str, pages: int = 1) -> None:
    with closing(sqlite3.connect(place / "sehat.sqlite3")) as connection, connection:
        connection.execute("CREATE TABLE django_migrations (id, app, name, applied)")
        connection.execute("INSERT INTO django_migrations VALUES (1, 'core', '0001_initial', ?)", [applied])
        connection.execute("CREATE TABLE content_homepage (id)")
        connection.executemany("INSERT INTO content_homepage VALUES (?)", [[n] for n in range(pages)])


def test_the_same_database_is_recognised(tmp_path: Path) -> None:
    make_database(tmp_path, "2026-11-22 10:00:00")
    assert database.state(steps.ROOT, tmp_path)
    assert database.state(steps.ROOT, tmp_path) == database.state(steps.ROOT, tmp_path)


def test_a_database_that_is_not_there_or_is_damaged_is_prepared(tmp_path: Path) -> None:
    assert database.state(steps.ROOT, tmp_path) == ""
    assert not (tmp_path / "sehat.sqlite3").exists()
    (tmp_path / "sehat.sqlite3").write_bytes(b"")
    assert database.state(steps.ROOT, tmp_path) == ""
    (tmp_path / "sehat.sqlite3").write_bytes(b"no database" * 1000)
    assert database.state(steps.ROOT, tmp_path) == ""


@pytest.mark.parametrize(("applied", "pages"), [("2026-11-22 10:00:01", 1), ("2026-11-22 10:00:00", 0)])
def test_a_database_in_the_place_of_another_is_noticed(tmp_path: Path, applied: str, pages: int) -> None:
    make_database(tmp_path, "2026-11-22 10:00:00")
    before = database.state(steps.ROOT, tmp_path)
    (tmp_path / "sehat.sqlite3").unlink()
    make_database(tmp_path, applied, pages)
    assert database.state(steps.ROOT, tmp_path) not in {"", before}


def test_a_setting_is_tried_before_the_site_starts_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_database(tmp_path, "2026-11-22 10:00:00")
    before = database.state(steps.ROOT, tmp_path)
    monkeypatch.setenv("PORT", "8001")
    monkeypatch.setenv("SHLVL", "7")
    assert database.state(steps.ROOT, tmp_path) == before
    monkeypatch.setenv("SEHAT_ENV", "production")
    assert database.state(steps.ROOT, tmp_path) != before


def test_another_database_than_the_file_is_looked_at_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_database(tmp_path, "2026-11-22 10:00:00")
    monkeypatch.setenv("DATABASE_URL", "postgresql://localhost/sehat")
    assert database.state(steps.ROOT, tmp_path) == ""


def test_new_migrations_settings_and_checks_are_looked_at() -> None:
    names = {str(path.relative_to(steps.ROOT)) for path in database.sources(steps.ROOT)}
    assert {"requirements/runtime.txt", "sehat/config/settings/site.py", "sehat/leads/checks.py"} <= names
    assert any(name.startswith("sehat/leads/migrations/0001") for name in names)


def test_a_step_that_fails_ends_those_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "LOG", tmp_path / "setup.log")
    begun = tmp_path / "begun"
    once_begun = f"until [ -e {begun} ]; do sleep 0.05; done; echo npm error code EUSAGE; exit 1"
    later: list[str] = []

    def long() -> None:
        steps.run("Long", ["sh", "-c", f"touch {begun}; exec sleep 3600"], "It ended.")
        later.append("another step")

    def short() -> None:
        steps.run("Short", ["sh", "-c", once_begun], "It failed.")

    with pytest.raises(steps.Stop, match=r"^It failed\. The lock file is broken"):
        lanes.side_by_side(long, short)
    assert later == []
    lanes.side_by_side(lambda: steps.run("Again", ["true"], "It failed."))


def test_steps_side_by_side_print_whole_lines(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 0.0)
    alone = progress.Step("Alone")
    alone.end()
    long = progress.Step("Long")
    short = progress.Step("Short")
    short.end()
    long.end(failed=True)
    assert capsys.readouterr().out == (
        "  Alone … 0 s\n"  # on one line
        "  Long …\n"
        "  Short … 0 s\n"
        "  Long … failed\n"
    )


def test_a_changed_script_of_ours_is_copied_to_the_admin_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[str] = []
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "VAR", tmp_path / "var")
    monkeypatch.setenv("VAR_DIR", str(tmp_path / "var"))
    monkeypatch.setattr(steps, "manage", lambda sentence, *_: ran.append(sentence))
    script = tmp_path / "sehat" / "desk" / "static" / "desk" / "case.js"
    for folder in (script.parent, tmp_path / "requirements", tmp_path / "var" / "static"):
        folder.mkdir(parents=True)
    (tmp_path / "requirements" / "runtime.txt").write_text("django")
    for text, times in (("one", 1), ("one", 1), ("two", 2)):
        script.write_text(text)
        steps.copy_admin_files()
        assert len(ran) == times


def test_another_python_makes_the_environment_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    uv = tmp_path / "var" / "venv" / "bin" / "uv"
    monkeypatch.setattr(steps, "VAR", tmp_path / "var")
    monkeypatch.setattr(steps, "VENV", uv.parent.parent)
    monkeypatch.setattr(steps, "PYTHON", uv.parent / "python")
    monkeypatch.setattr(steps, "run", lambda title, *_: ran.append(title))
    uv.parent.mkdir(parents=True)
    uv.touch()
    steps.PYTHON.touch()
    every = ["Python environment", "Installer", "Python packages"]
    turns = [("3.11", every), ("3.11", []), ("3.14", every), ("3.11", every)]
    for version, steps_taken in turns:
        monkeypatch.setattr(sys, "version", version)
        ran.clear()
        steps.install_python("runtime")
        assert ran == steps_taken
    ran.clear()
    steps.install_python("runtime", "develop")
    assert ran == ["Python packages"]
