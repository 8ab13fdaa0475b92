"""/cms/imports/ and the command: for whoever may, and the same result."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path

import pytest
from django.conf import LazySettings
from django.contrib.auth.models import Group, User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management import CommandError, call_command
from django.test import Client

from sehat.config.handler import largest_body
from sehat.directory.models import Doctor
from sehat.imports import actions
from sehat.imports.models import ImportRun
from sehat.imports.tables import TABLES
from sehat.imports.tests.files import DOCTOR, applied, checked, csv_of, doctors, finished
from sehat.imports.worker import ImportWorker

pytestmark = pytest.mark.django_db


def bring(client: Client, data: bytes, table: str = "doctors") -> ImportRun:
    file = SimpleUploadedFile("doctors.csv", data)
    answer = client.post("/cms/imports/upload/", {"table": table, "file": file})
    run = ImportRun.objects.latest("pk")
    assert answer["Location"] == f"/cms/imports/{run.pk}/"
    return run


def test_an_editor_brings_a_file_mends_it_applies_and_undoes_it(esha: Client) -> None:
    run = bring(esha, doctors({"fee": "a lot"}))
    assert "being checked" in esha.get(f"/cms/imports/{run.pk}/").content.decode()
    finished(run)
    page = esha.get(f"/cms/imports/{run.pk}/status/").content.decode()
    assert "Write a whole number in digits" in page
    assert "Apply" not in page
    told = b"".join(esha.get(f"/cms/imports/{run.pk}/faults.csv")).decode("utf-8-sig")
    assert list(csv.reader(io.StringIO(told)))[1][:2] == ["2", "fee"]
    run = finished(bring(esha, doctors({})))
    esha.post(f"/cms/imports/{run.pk}/apply/")
    finished(run)
    assert "Undo this import" in esha.get(f"/cms/imports/{run.pk}/").content.decode()
    assert esha.get("/doctor/dr-kamala-iyer").status_code == 200
    esha.post(f"/cms/imports/{run.pk}/undo/")
    finished(run)
    assert "Undone" in esha.get(f"/cms/imports/{run.pk}/").content.decode()
    assert not Doctor.objects.filter(slug=DOCTOR["slug"]).exists()
    assert "doctors.csv" in esha.get("/cms/imports/").content.decode()


def test_what_would_change_stands_there_row_by_row_before_it_is_applied(esha: Client) -> None:
    """A column that slipped is seen: numbers alone say how many rows, not that each fee became a year."""
    applied("doctors", doctors({}))
    changes = {"fee": "2003", "city": "mumbai", "languages": "hindi"}
    run = checked("doctors", doctors(changes, {"slug": "dr-new", "name": "Dr New"}))
    page = esha.get(f"/cms/imports/{run.pk}/").content.decode()
    for before, after in (("700", "2003"), ("pune", "mumbai"), ("english; hindi", "hindi")):
        assert f"<del>{before}</del> <ins>{after}</ins>" in page
    assert "<dt>title</dt>" not in page  # it stays
    new = page[page.index("<td>dr-new</td>") :]
    assert new.startswith("<td>dr-new</td><td>New</td>")
    assert Doctor.objects.get(slug=DOCTOR["slug"]).fee == 700
    actions.apply(by="esha", run_id=run.pk)
    finished(run)
    assert "What would change" not in esha.get(f"/cms/imports/{run.pk}/").content.decode()


def test_of_many_rows_the_first_stand_there(esha: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sehat.imports.previewing.MOST_PREVIEWED", 3)
    run = checked("doctors", doctors(*({"slug": f"dr-{number}"} for number in range(5))))
    page = esha.get(f"/cms/imports/{run.pk}/").content.decode()
    assert "the first 3 of 5 rows" in page
    assert list(run.previews.values_list("line", flat=True)) == [2, 3, 4]


def test_a_check_that_is_made_again_shows_its_rows_once() -> None:
    """The worker was killed in the middle, and the next one begins at the first row."""
    run = checked("doctors", doctors({}))
    ImportRun.objects.filter(pk=run.pk).update(state=ImportRun.State.CHECKING, lease_until=None)
    assert finished(run).previews.count() == 1
    ImportRun.objects.update(created_at="2026-01-01T00:00:00Z")
    actions.prune(by="test")
    assert run.previews.count() == 0


@pytest.mark.parametrize(
    ("prepared", "wish", "button", "told"),
    [
        (checked, "apply", ">Apply<", "bring it again"),
        (applied, "undo", "Undo this import", "cannot be undone"),
    ],
)
def test_of_a_file_that_is_no_longer_kept_nothing_is_done_nor_offered(
    esha: Client, prepared: Callable[[str, bytes], ImportRun], wish: str, button: str, told: str
) -> None:
    """A page from before applied an empty file, and called undone what stayed as it was."""
    run = prepared("doctors", doctors({}))
    path, state = f"/cms/imports/{run.pk}/", run.state
    assert button in esha.get(path).content.decode()
    ImportRun.objects.update(created_at="2026-01-01T00:00:00Z")
    actions.prune(by="test")
    page = esha.get(path).content.decode()
    assert (button in page, told in page) == (False, True)
    assert "Nothing was done" in esha.post(f"{path}{wish}/", follow=True).content.decode()
    run.refresh_from_db()
    assert run.state == state


@pytest.mark.parametrize("group", ["Agents", "Lead managers", "Medical reviewers"])
def test_who_edits_no_directory_imports_and_exports_nothing(client: Client, group: str) -> None:
    user = User.objects.create_user("anita")
    user.groups.add(Group.objects.get(name=group))
    client.force_login(user)
    run = checked("doctors", doctors({}))
    addresses = [
        "",
        f"{run.pk}/",
        f"{run.pk}/status/",
        f"{run.pk}/faults.csv",
        "export/doctors.csv",
        "template/doctors.csv",
    ]
    assert {client.get(f"/cms/imports/{path}").status_code for path in addresses} == {302}
    for deed in ("apply", "undo"):
        client.post(f"/cms/imports/{run.pk}/{deed}/")
    client.post("/cms/imports/upload/", {"table": "doctors", "file": SimpleUploadedFile("x.csv", b"x")})
    run.refresh_from_db()
    assert (run.state, ImportRun.objects.count()) == (ImportRun.State.CHECKED, 1)


EDITED = {
    "Editors": {
        "treatments", "conditions", "insurers", "hospitals", "hospital_insurers", "doctors", "clinic_hours",
        "price_ranges",
    },
    "Administrators": {"cities", "localities", "departments"},
}  # fmt: skip


@pytest.mark.parametrize("group", EDITED)
def test_who_may_import_does_so_for_the_tables_that_they_edit(client: Client, group: str) -> None:
    user = User.objects.create_user("anita")
    user.groups.add(Group.objects.get(name=group))
    client.force_login(user)
    exported = {name for name in TABLES if client.get(f"/cms/imports/export/{name}.csv").status_code == 200}
    assert exported == EDITED[group]
    page = client.get("/cms/imports/").content.decode()
    assert {name for name in TABLES if f'value="{name}"' in page} == EDITED[group]
    foreign = next(name for name in TABLES if name not in EDITED[group])
    file = SimpleUploadedFile("x.csv", b"slug\nx\n")
    client.post("/cms/imports/upload/", {"table": foreign, "file": file})
    assert not ImportRun.objects.exists()


def test_a_run_of_a_table_that_one_does_not_edit_stays_closed(esha: Client) -> None:
    run = checked("cities", csv_of({"slug": "margao", "name": "Margao", "state": "Goa"}))
    assert run.state == ImportRun.State.CHECKED
    for path in ("", "status/", "faults.csv"):
        assert esha.get(f"/cms/imports/{run.pk}/{path}").status_code == 302
    esha.post(f"/cms/imports/{run.pk}/apply/")
    run.refresh_from_db()
    assert run.state == ImportRun.State.CHECKED
    assert "margao" not in esha.get("/cms/imports/").content.decode()


def test_no_link_applies_or_brings(esha: Client) -> None:
    run = checked("doctors", doctors({}))
    for path in (f"{run.pk}/apply/", f"{run.pk}/undo/", "upload/"):
        assert esha.get(f"/cms/imports/{path}").headers["Location"] == "/cms/"
    run.refresh_from_db()
    assert run.state == ImportRun.State.CHECKED


@pytest.mark.parametrize("table", TABLES)
def test_a_template_has_the_columns_that_an_export_has(admin_client: Client, table: str) -> None:
    def rows(path: str) -> list[list[str]]:
        answer = admin_client.get(f"/cms/imports/{path}/{table}.csv")
        return list(csv.reader(io.StringIO(b"".join(answer).decode("utf-8-sig"))))

    exported = rows("export")
    assert rows("template") == exported[:1]
    assert len(exported) == 1 + TABLES[table].model._default_manager.count()


def test_a_workbook_is_a_workbook(esha: Client) -> None:
    answer = esha.get("/cms/imports/export/insurers.xlsx")
    assert answer["Content-Disposition"] == 'attachment; filename="insurers.xlsx"'
    assert b"".join(answer).startswith(b"PK")
    assert esha.get("/cms/imports/export/insurers.pdf").status_code == 404
    assert esha.get("/cms/imports/export/leads.csv").status_code == 404


def test_no_workbook_leaves_rows_out(esha: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sehat.imports.views.MOST_IN_A_SHEET", 10)
    page = esha.get("/cms/imports/export/doctors.xlsx", follow=True)
    assert "A sheet holds 10 rows: export Doctors as CSV." in page.content.decode()
    assert esha.get("/cms/imports/export/doctors.csv").status_code == 200


def test_a_file_that_is_empty_missing_or_too_large_is_no_import(esha: Client, settings: LazySettings) -> None:
    settings.IMPORT_MEGABYTES = 1
    for body, told in (
        ({}, "Choose a file."),
        ({"file": SimpleUploadedFile("x.csv", b"")}, "The file is empty."),
        ({"file": SimpleUploadedFile("x.csv", b"x" * 1_048_577)}, "The file is larger than 1 MB"),
    ):
        page = esha.post("/cms/imports/upload/", {"table": "doctors", **body}, follow=True)
        assert told in page.content.decode()
    assert not ImportRun.objects.exists()


def test_a_larger_body_is_taken_here_than_elsewhere() -> None:
    upload, other = (
        largest_body({"path": path, "headers": []}) for path in ("/cms/imports/upload/", "/cms/images/add/")
    )
    assert (upload, other) == (51 * 1024 * 1024, 20 * 1024 * 1024)


def test_the_name_of_a_file_is_shown_and_leads_nowhere(esha: Client) -> None:
    run = bring(esha, doctors({}))
    ImportRun.objects.filter(pk=run.pk).update(file_name="<script>alert(1)</script>.csv")
    assert "<script>alert" not in esha.get(f"/cms/imports/{run.pk}/").content.decode()
    assert run.file_name == "doctors.csv"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    place = tmp_path / "doctors.csv"
    place.write_bytes(doctors({}))
    return place


def test_the_command_says_what_it_would_do_and_does_it(file: Path) -> None:
    out = io.StringIO()
    call_command("import_table", "doctors", file, dry_run=True, stdout=out)
    assert "1 would be new, 0 would be changed, 0 are the same." in out.getvalue()
    assert not Doctor.objects.filter(slug=DOCTOR["slug"]).exists()
    call_command("import_table", "doctors", file, stdout=out)
    assert Doctor.objects.filter(slug=DOCTOR["slug"]).exists()
    call_command("import_table", "doctors", file, stdout=out)
    assert out.getvalue().endswith("0 are new, 0 are changed, 1 are the same.\n")


def test_the_command_names_each_fault_and_writes_nothing(file: Path) -> None:
    file.write_bytes(doctors({"city": "atlantis"}, {"slug": "dr-two"}))
    told = io.StringIO()
    with pytest.raises(CommandError, match=r"Nothing was written. 1 rows are refused."):
        call_command("import_table", "doctors", file, stderr=told)
    assert told.getvalue() == "row 2, city: There is no city “atlantis”.\n"
    with pytest.raises(CommandError, match="No such file"):
        call_command("import_table", "doctors", file.with_name("other.csv"))


def test_the_command_waits_for_the_worker(file: Path) -> None:
    checked("doctors", doctors({}))
    run = ImportRun.objects.latest("pk")
    ImportRun.objects.update(state=ImportRun.State.APPLYING, lease_until="2099-01-01T00:00:00Z")
    with pytest.raises(CommandError, match="Another import is at work"):
        call_command("import_table", "doctors", file)
    assert ImportWorker().run_once() > 0
    assert run.state == ImportRun.State.CHECKED
