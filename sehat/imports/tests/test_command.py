"""What the command does where a file goes wrong after its check, or another worker goes on with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from sehat.directory.models import City, Locality
from sehat.imports.checking import CHUNK
from sehat.imports.models import ImportRun
from sehat.imports.tests.files import csv_of, finished

pytestmark = pytest.mark.django_db
NEW = "part-of-a-file-"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A chunk of localities of Pune, and one of a city that may be gone before they are written."""
    City.objects.create(pk=99001, name="Nowhere", slug="nowhere", state="Goa")
    rows = [{"city": "pune", "slug": f"{NEW}{number}", "name": f"Part {number}"} for number in range(CHUNK)]
    path = tmp_path / "localities.csv"
    path.write_bytes(csv_of(*rows, {"city": "nowhere", "slug": f"{NEW}last", "name": "Last"}))
    return path


def once_written(deed: Callable[[], object]) -> Callable[..., object]:
    """Does it as soon as the first rows are written, as somebody else would meanwhile."""
    done: list[bool] = []

    def wrapper(execute: Callable[..., object], sql: str, *rest: Any) -> object:
        answer = execute(sql, *rest)
        if "imports_rowchange" in sql and sql.startswith("INSERT") and not done:
            done.append(True)
            deed()
        return answer

    return wrapper


def imported(file: Path, deed: Callable[[], object]) -> str:
    """What is told of it."""
    with connection.execute_wrapper(once_written(deed)), pytest.raises(CommandError) as told:
        call_command("import_table", "localities", file)
    return str(told.value)


def test_what_became_wrong_while_it_was_written_is_undone_whole(file: Path) -> None:
    told = imported(file, lambda: City.objects.filter(slug="nowhere").update(slug="elsewhere"))
    assert told.startswith("What was written is undone. Since it was checked, row 252 became wrong")
    assert not Locality.objects.filter(slug__startswith=NEW).exists()
    assert ImportRun.objects.get().state == ImportRun.State.FAILED


def test_what_another_worker_took_over_is_not_said_to_be_undone(file: Path) -> None:
    """A machine that slept longer than its lease: the other one goes on where this one was."""

    def taken_over() -> None:
        ImportRun.objects.update(lease_until=None)

    told = imported(file, taken_over)
    run = ImportRun.objects.get()
    assert told == f"Another worker has taken {run} over: /cms/imports/{run.pk}/ says how it ends."
    assert run.state == ImportRun.State.APPLYING
    ImportRun.objects.update(lease_until=None)
    assert finished(run).state == ImportRun.State.APPLIED
    assert Locality.objects.filter(slug__startswith=NEW).count() == CHUNK + 1
