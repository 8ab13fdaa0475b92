"""Whatever writes to a table that pages show is recorded when it is committed, and no sooner."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from django.db import connection, transaction
from django.test import TestCase
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import DjangoCaptureOnCommitCallbacks

from sehat.directory.models import City, Condition, Doctor, Practice
from sehat.rendering.cache_version import cached_until_change, current_version, invalidate_pages
from sehat.rendering.changes import ANYTHING, Changes, ChangesFile, current_changes
from sehat.rendering.dependencies import Noted, noting
from sehat.rendering.table_changes import tables_in, written_tables

DOCTOR, CONDITIONS, CITY = "directory_doctor", "directory_doctor_conditions", "directory_city"
pytestmark = pytest.mark.django_db


def doctor() -> Doctor:
    return Doctor.objects.all()[0]


def raw() -> None:
    with connection.cursor() as cursor:
        cursor.execute("UPDATE directory_doctor SET fee = %s", [5])


@pytest.mark.parametrize(
    ("change", "table"),
    [
        (lambda: doctor().save(), DOCTOR),
        (lambda: doctor().delete(), DOCTOR),
        (lambda: doctor().delete(), "directory_practice"),
        (lambda: Doctor.objects.update(fee=5), DOCTOR),
        (lambda: Doctor.objects.bulk_update([doctor()], ["fee"]), DOCTOR),
        (lambda: City.objects.bulk_create([City(pk=9, name="X", slug="x")]), CITY),
        (lambda: City.objects.bulk_create([City(pk=9, slug="x")], ignore_conflicts=True), CITY),
        (lambda: doctor().conditions.set(Condition.objects.all()[:2]), CONDITIONS),
        (lambda: Practice.objects.all()._raw_delete(Practice.objects.db), "directory_practice"),
        (raw, DOCTOR),
    ],
)  # fmt: skip
def test_every_road_of_a_change_is_seen(
    change: Callable[[], object], table: str,
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:  # fmt: skip
    before = current_version()
    with django_capture_on_commit_callbacks() as callbacks:
        change()
    assert not current_changes().touched([table], before)
    for callback in callbacks:
        callback()
    assert current_changes().touched([table], before)
    assert not current_changes().touched(["directory_insurer"], before)


def test_what_is_rolled_back_is_not_recorded_and_hides_nothing_that_follows() -> None:
    before = current_version()
    with TestCase.captureOnCommitCallbacks(execute=True):
        with transaction.atomic():
            Doctor.objects.update(fee=1)
            City.objects.update(rank=1)
            transaction.set_rollback(True)
        Doctor.objects.update(fee=2)
    assert current_changes().touched([DOCTOR], before)
    assert not current_changes().touched(["directory_city"], before)


def test_one_transaction_is_one_change() -> None:
    with TestCase.captureOnCommitCallbacks() as callbacks:
        Doctor.objects.update(fee=1)
        City.objects.update(rank=1)
        doctor().save()
    assert len(callbacks) == 1


@pytest.mark.parametrize(
    ("sql", "written"),
    [
        ('SELECT "directory_doctor"."id" FROM "directory_doctor" FOR UPDATE', set()),
        ("WITH found AS (SELECT id FROM directory_doctor) SELECT * FROM found", set()),
        ("WITH gone AS (DELETE FROM directory_doctor RETURNING id) SELECT * FROM gone", {DOCTOR}),
        ("INSERT OR IGNORE INTO directory_city (id) SELECT id FROM directory_doctor", {"directory_city"}),
        ("TRUNCATE directory_doctor, directory_city", {DOCTOR, "directory_city"}),
        ('ALTER TABLE "new__x" RENAME TO "directory_doctor"', {DOCTOR}),
        ("SAVEPOINT directory_doctor", set()),
        ("  update directory_doctor set fee = 1", {DOCTOR}),
    ],
)
def test_which_tables_a_statement_writes(sql: str, written: set[str]) -> None:
    assert written_tables(sql) == written


def test_every_table_of_a_reading_statement_is_noted() -> None:
    with noting() as reads:
        list(Doctor.objects.filter(city__slug="pune", conditions__slug="piles"))
    assert reads.tags == {DOCTOR, CONDITIONS, "directory_city", "directory_condition"}
    assert tables_in("SELECT 1") == set()


def committed(change: Callable[[], object]) -> None:
    with TestCase.captureOnCommitCallbacks(execute=True):
        change()


@pytest.mark.usefixtures("django_assert_num_queries")  # which leaves cached reads alone when a test writes
def test_a_cached_read_follows_its_own_tables_alone() -> None:
    asked: list[str] = []

    @cached_until_change
    def cities() -> list[str]:
        asked.append("cities")
        return list(City.objects.order_by("pk").values_list("name", flat=True))

    @cached_until_change
    def greeting() -> str:
        asked.append("greeting")
        return f"Hello {cities()[0]}"

    first = greeting()
    committed(lambda: Doctor.objects.update(fee=5))
    assert (greeting(), asked) == (first, ["greeting", "cities"])
    committed(lambda: City.objects.update(rank=5))  # read again, and as it was
    assert (greeting(), asked) == (first, ["greeting", "cities", "cities"])
    committed(lambda: City.objects.update(name="Pune"))
    assert (greeting(), asked[3:]) == ("Hello Pune", ["cities", "greeting"])


@pytest.mark.usefixtures("django_assert_num_queries")
def test_rows_in_a_cached_read_bring_what_can_be_read_through_them() -> None:
    @cached_until_change
    def first_doctor() -> Doctor:
        return Doctor.objects.order_by("pk")[0]

    city = first_doctor().city
    committed(lambda: City.objects.update(name="Elsewhere"))
    assert (city.name, first_doctor().city.name) != ("Elsewhere", city.name)
    assert first_doctor().city.name == "Elsewhere"


@pytest.mark.usefixtures("django_assert_num_queries")
def test_a_row_among_the_arguments_is_read_again_when_it_changed() -> None:
    @cached_until_change
    def called(city: City) -> str:
        return city.name

    old = City.objects.order_by("pk")[0]
    called(old)
    committed(lambda: City.objects.update(name="Elsewhere"))
    assert called(City.objects.get(pk=old.pk)) == "Elsewhere"


def test_what_is_noted_with_a_value_is_noted_again_by_who_uses_it() -> None:
    with noting() as reads:
        doctor()
    noted = Noted("card", reads.dependencies())
    with noting() as later:
        assert noted.use() == "card"
    assert later.tags == {DOCTOR}


def test_what_was_read_before_a_failure_counts_for_who_goes_on() -> None:
    @cached_until_change
    def missing() -> City:
        return City.objects.get(slug="nowhere")

    with noting() as reads, contextlib.suppress(City.DoesNotExist):
        missing()
    assert reads.tags == {CITY}


def test_a_store_that_begins_knows_nothing_of_before(tmp_path: Path) -> None:
    file = ChangesFile(str(tmp_path / "versions"))
    other_process = ChangesFile(str(tmp_path / "versions"))
    assert file.current() == Changes()
    file.record(["a"])
    began = file.current()
    file.record(["b"])
    now = file.current()
    assert now.version > began.version
    assert other_process.current() == now
    assert (now.touched(["a"], began.version), now.touched(["b"], began.version)) == (False, True)
    assert now.touched(["c"], 1)
    assert now.touched([], now.version + 1)
    assert now.touched([ANYTHING], began.version)
    (tmp_path / "versions").write_text("")  # as an older release wrote it
    file.record(["a"])
    assert file.current().touched(["c"], now.version)


def test_a_file_without_a_stamp_is_read_once(tmp_path: Path) -> None:
    file = ChangesFile(str(tmp_path / "versions"))
    file.record(["a"])
    began = file.current()
    (tmp_path / "versions.lock").write_bytes(b"")  # as an older release left it
    for looker in (file, ChangesFile(str(tmp_path / "versions"))):
        assert looker.current() == began
        assert looker.current() is looker.current()
    file.record(["b"])
    assert file.current().touched(["b"], began.version)


@given(st.lists(st.tuples(st.integers(0, 2), st.sampled_from("abc"), st.booleans()), max_size=12))
def test_every_process_knows_a_change_from_when_it_was_recorded(steps: list[tuple[int, str, bool]]) -> None:
    with tempfile.TemporaryDirectory() as place:
        processes = [ChangesFile(f"{place}/versions") for _ in range(3)]
        for who, tag, all_look in steps:
            before = processes[who].current()
            processes[who].record([tag])
            lookers = processes if all_look else processes[:1]
            seen = [process.current() for process in lookers]
            assert all(changes == seen[0] for changes in seen)
            assert seen[0].touched([tag], before.version) or not before.version


def test_the_brake_invalidates_all() -> None:
    before = current_version()
    invalidate_pages()
    assert current_changes().touched(["directory_city"], before)
    assert current_changes().touched([], before)
