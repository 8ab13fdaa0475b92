"""An import is applied when staff say so, shows at once, and can be undone."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.db import IntegrityError
from django.utils import timezone
from pytest_django import DjangoCaptureOnCommitCallbacks

from sehat.core.models import AuditEvent
from sehat.costs.models import PriceChange
from sehat.directory.models import (
    City,
    Doctor,
    Hospital,
    OldSlug,
    Practice,
    PriceRange,
    Procedure,
)
from sehat.directory.slug_redirects import slug_now
from sehat.imports import actions, checking, reading, stages, writing
from sehat.imports.models import ImportRun, RowChange
from sehat.imports.tests.files import (
    BY,
    DOCTOR,
    applied,
    checked,
    csv_of,
    doctors,
    finished,
    numbers,
    undone,
)
from sehat.imports.worker import ImportWorker
from sehat.rendering.cache_version import current_version
from sehat.search.models import SearchChange

pytestmark = pytest.mark.django_db
State = ImportRun.State


def test_a_dry_run_counts_and_writes_nothing() -> None:
    there = Doctor.objects.filter(city__slug="pune").earliest("pk")
    run = checked("doctors", doctors({}, {"slug": there.slug}))
    assert numbers(run) == (1, 1, 0, 0)
    assert not Doctor.objects.filter(slug=DOCTOR["slug"]).exists()


def test_a_new_row_has_all_that_its_line_says() -> None:
    applied("doctors", doctors({"gender": "woman", "about": "Speaks softly.\nListens."}))
    doctor = Doctor.objects.get(slug="dr-kamala-iyer")
    assert (doctor.name, doctor.fee, doctor.gender) == ("Dr Kamala Iyer", 700, "woman")
    assert doctor.about == "Speaks softly.\nListens."
    assert doctor.training == [{"name": "MBBS", "year": 2003}, {"name": "MS, General Surgery", "year": 2008}]
    assert sorted(doctor.languages.values_list("slug", flat=True)) == ["english", "hindi"]
    assert (doctor.city.slug, doctor.department.slug) == ("pune", "general-surgery")
    assert doctor.is_demo is False


def test_the_same_file_again_is_all_same() -> None:
    file = doctors({}, {"slug": "dr-two"}, {"slug": "dr-three", "languages": ""})
    assert numbers(applied("doctors", file)) == (3, 0, 0, 0)
    again = checked("doctors", file)
    assert numbers(again) == (0, 0, 3, 0)
    assert RowChange.objects.filter(run=again).count() == 0


def test_a_column_that_is_left_out_stays_as_it_is() -> None:
    applied("doctors", doctors({"fee": "900", "languages": "hindi"}))
    shorter = {name: DOCTOR[name] for name in ("slug", "name", "department", "city", "title", "degrees")}
    applied("doctors", csv_of(shorter | {"title": "Surgeon"}))
    doctor = Doctor.objects.get(slug="dr-kamala-iyer")
    assert (doctor.title, doctor.fee) == ("Surgeon", 900)
    assert list(doctor.languages.values_list("slug", flat=True)) == ["hindi"]


def test_an_empty_cell_empties() -> None:
    applied("doctors", doctors({}))
    applied("doctors", doctors({"fee": "", "languages": "", "training": ""}))
    doctor = Doctor.objects.get(slug="dr-kamala-iyer")
    assert (doctor.fee, doctor.training, doctor.languages.count()) == (None, [], 0)


def test_pages_and_search_hear_of_what_changed_and_of_nothing_else(
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    same, other = Doctor.objects.filter(city__slug="pune").order_by("pk")[:2]
    applied("doctors", doctors({"slug": same.slug}))
    SearchChange.objects.all().delete()
    before = current_version()
    with django_capture_on_commit_callbacks(execute=True):
        run = applied("doctors", doctors({"slug": same.slug}, {"slug": other.slug}, {}))
    assert numbers(run) == (1, 1, 1, 0)
    new = Doctor.objects.get(slug="dr-kamala-iyer")
    noted = set(SearchChange.objects.values_list("kind", "object_id"))
    assert noted == {("Doctor", other.pk), ("Doctor", new.pk)}
    assert current_version() != before


def test_when_a_row_changed_is_stored() -> None:
    doctor = Doctor.objects.filter(city__slug="pune").earliest("pk")
    applied("doctors", doctors({"slug": doctor.slug}))
    assert Doctor.objects.get(pk=doctor.pk).updated_at > doctor.updated_at


def test_a_figure_leaves_a_line_in_the_change_log() -> None:
    row = {
        "procedure": "gallbladder-removal", "city": "pune", "hospital": "", "label": "for this test",
        "room": "", "lowest": "50000", "highest": "90000", "source": "Asked by phone", "as_of": "2026-11-01",
    }  # fmt: skip
    applied("price_ranges", csv_of(row))
    applied("price_ranges", csv_of(row | {"source": "Asked again"}))
    run = applied("price_ranges", csv_of(row | {"highest": "95000"}))
    undone(run)
    lines = PriceChange.objects.filter(subject="for this test").order_by("pk")
    fields = ("old_lowest", "old_highest", "new_lowest", "new_highest")
    assert list(lines.values_list(*fields)) == [
        (None, None, 50000, 90000), (50000, 90000, 50000, 95000), (50000, 95000, 50000, 90000),
    ]  # fmt: skip
    assert PriceRange.objects.get(label="for this test").source == "Asked again"


def test_a_rate_leaves_one_too() -> None:
    row = {"procedure": "gallbladder-removal", "scheme": "pm-jay", "state": "Goa", "amount": "22800"}
    row |= {"source": "HBP 2022", "as_of": "2026-11-01"}
    applied("reference_rates", csv_of(row))
    line = PriceChange.objects.latest("pk")
    assert (line.subject, line.new_lowest) == ("PM-JAY (Ayushman Bharat) rate, Goa", 22800)


def test_an_address_that_moved_away_is_taken_by_a_new_row_until_the_import_is_undone() -> None:
    moved = Doctor.objects.all()[0]
    OldSlug.objects.create(kind="doctor", slug="dr-kamala-iyer", row=moved.pk)
    assert slug_now(Doctor, "dr-kamala-iyer") == moved.slug
    run = applied("doctors", doctors({}))
    assert slug_now(Doctor, "dr-kamala-iyer") == "dr-kamala-iyer"
    undone(run)
    assert slug_now(Doctor, "dr-kamala-iyer") == moved.slug


def test_a_new_city_gets_the_next_number() -> None:
    highest = City.objects.latest("pk").pk
    rows = ({"slug": slug, "name": slug.title(), "state": "Goa"} for slug in ("margao", "ponda"))
    applied("cities", csv_of(*rows))
    new = City.objects.filter(pk__gt=highest).order_by("pk").values_list("pk", "slug")
    assert list(new) == [(highest + 1, "margao"), (highest + 2, "ponda")]


def test_clinic_hours_join_doctor_and_hospital() -> None:
    applied("doctors", doctors({}))
    hospital = Hospital.objects.earliest("pk")
    row = {"doctor": "dr-kamala-iyer", "hospital": hospital.slug, "hours": "Monday to Friday: 10 am to 1 pm"}
    applied("clinic_hours", csv_of(row))
    practice = Practice.objects.get(doctor__slug="dr-kamala-iyer")
    assert practice.hours == [{"days": "Monday to Friday", "hours": "10 am to 1 pm"}]


def test_two_clicks_apply_once_and_what_is_refused_cannot_be_applied() -> None:
    run = checked("doctors", doctors({}))
    assert actions.apply(by=BY, run_id=run.pk)
    assert not actions.apply(by=BY, run_id=run.pk)
    finished(run)
    assert not actions.apply(by=BY, run_id=run.pk)
    refused = checked("doctors", doctors({"fee": "x"}))
    assert not actions.apply(by=BY, run_id=refused.pk)
    assert not actions.undo(by=BY, run_id=refused.pk)


def test_each_step_is_in_the_audit_trail() -> None:
    run = undone(applied("doctors", doctors({})))
    told = AuditEvent.objects.filter(subject=str(run)).order_by("pk").values_list("by", "action")
    assert list(told) == [
        ("esha", "import uploaded"), ("esha", "import checked"), ("esha", "import being applied"),
        ("imports", "import applied"), ("esha", "import being undone"), ("imports", "import undone"),
    ]  # fmt: skip


@pytest.fixture
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "CHUNK", 2)
    monkeypatch.setattr(stages, "CHUNK", 2)
    monkeypatch.setattr(stages, "PAUSE_SECONDS", 0)


FIVE = doctors(*({"slug": f"dr-{number}"} for number in range(5)))


@pytest.mark.usefixtures("_small_chunks")
def test_what_became_wrong_since_the_check_takes_back_what_was_written() -> None:
    city = City.objects.create(pk=99_999, name="Ponda", slug="ponda", state="Goa")
    run = checked("doctors", doctors({}, {"slug": "dr-two"}, {"slug": "dr-three", "city": "ponda"}))
    city.delete()
    actions.apply(by=BY, run_id=run.pk)
    run = finished(run)
    assert run.state == State.FAILED
    assert run.message == "Since it was checked, row 4 became wrong: There is no city “ponda”."
    assert not Doctor.objects.filter(slug__in=["dr-kamala-iyer", "dr-two"]).exists()


def test_a_price_that_contradicts_one_of_since_the_check_is_not_written() -> None:
    """Each row is checked again as it is written, what rows may not say of each other was not."""
    row = {
        "procedure": "lasik", "city": "pune", "hospital": "", "label": "for this test", "room": "",
        "lowest": "50000", "highest": "90000", "source": "Asked", "as_of": "2026-11-01",
    }  # fmt: skip
    run = checked("price_ranges", csv_of(row))
    hospital = Hospital.objects.filter(city__slug="pune").earliest("pk")
    PriceRange.objects.create(
        procedure=Procedure.objects.get(slug="lasik"), hospital=hospital, city=hospital.city,
        label="for this test", lowest=40_000, highest=60_000, source="Asked", as_of="2026-11-01",
    )  # fmt: skip
    actions.apply(by=BY, run_id=run.pk)
    run = finished(run)
    assert run.state == State.FAILED
    assert run.message.startswith("Since it was checked, row 2 became wrong: ")
    assert "does not hold" in run.message
    assert not PriceRange.objects.filter(label="for this test", hospital=None).exists()


class Killed(BaseException):
    """As a process ends: nothing of ours sees it."""


@pytest.mark.usefixtures("_small_chunks")
def test_the_run_of_a_killed_worker_goes_on_behind_its_last_chunk(monkeypatch: pytest.MonkeyPatch) -> None:
    run = checked("doctors", FIVE)
    actions.apply(by=BY, run_id=run.pk)
    write, calls = writing.write, []

    def killed_at_the_second(*words: object) -> object:
        calls.append(words)
        if len(calls) == 2:
            raise Killed
        return write(*words)  # type: ignore[arg-type]

    monkeypatch.setattr(stages, "write", killed_at_the_second)
    with pytest.raises(Killed):
        ImportWorker().run_once()
    assert Doctor.objects.filter(slug__in=["dr-0", "dr-1", "dr-2"]).count() == 2
    assert actions.claim(by=BY) is None  # its lease holds still
    ImportRun.objects.update(lease_until=None)
    run = finished(run)
    assert (run.state, numbers(run)) == (State.APPLIED, (5, 0, 0, 0))
    assert (
        run.changes.count()
        == Doctor.objects.filter(slug__in=[f"dr-{number}" for number in range(5)]).count()
        == 5
    )


@pytest.mark.usefixtures("_small_chunks")
def test_work_that_fails_each_time_is_given_up_and_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    run = checked("doctors", FIVE)
    actions.apply(by=BY, run_id=run.pk)
    write = writing.write

    def refuses_the_third(table: object, columns: object, planned: list[checking.Planned]) -> object:
        if any(one.line.values["slug"] == "dr-2" for one in planned):
            raise IntegrityError
        return write(table, columns, planned)  # type: ignore[arg-type]

    monkeypatch.setattr(stages, "write", refuses_the_third)
    worker = ImportWorker()
    for _ in range(1 + actions.MAX_ATTEMPTS):  # the first got on by a chunk
        with pytest.raises(IntegrityError):
            worker.run_once()
    assert Doctor.objects.filter(slug="dr-0").exists()
    run = finished(run)
    assert run.state == State.UNDOING
    run = finished(run)
    assert (run.state, run.undone) == (State.FAILED, 2)
    assert not Doctor.objects.filter(slug="dr-0").exists()


def test_who_lost_the_lease_writes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    run = checked("doctors", doctors({}))
    actions.apply(by=BY, run_id=run.pk)
    run = actions.claim(by=BY) or run
    write = writing.write

    def while_another_takes_over(*words: object) -> object:
        ImportRun.objects.update(lease_until=None)
        return write(*words)  # type: ignore[arg-type]

    monkeypatch.setattr(stages, "write", while_another_takes_over)
    stages.work_on(run, by=BY)
    run.refresh_from_db()
    assert (run.state, Doctor.objects.filter(slug="dr-kamala-iyer").exists()) == (State.APPLYING, False)


def test_one_import_is_worked_on_at_a_time() -> None:
    first, second = checked("doctors", doctors({})), checked("doctors", doctors({"slug": "dr-two"}))
    for run in (first, second):
        actions.apply(by=BY, run_id=run.pk)
    assert actions.claim(by=BY) == first
    assert actions.claim(by=BY) is None


def test_nobody_takes_over_a_workbook_that_is_still_being_opened() -> None:
    """Two machines took it from each other, minute by minute, until it was given up."""
    run = checked("doctors", doctors({}))
    actions.apply(by=BY, run_id=run.pk)
    assert actions.claim(by=BY) == run
    opened_since = timedelta(seconds=reading.XLSX_SECONDS)
    held_until = ImportRun.objects.get(pk=run.pk).lease_until
    ImportRun.objects.update(lease_until=held_until - opened_since if held_until else None)
    assert actions.claim(by=BY) is None
    ImportRun.objects.update(lease_until=timezone.now())
    assert actions.claim(by=BY) == run


def test_old_files_and_earlier_values_go() -> None:
    run = applied("doctors", doctors({}))
    assert actions.prune(by=BY) == 0
    ImportRun.objects.update(created_at="2026-01-01T00:00:00Z")
    assert actions.prune(by=BY) == 3  # the file, a preview, a change
    assert (run.pieces.count(), run.changes.count()) == (0, 0)
