"""Files of photos that the machine does not let us delete."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from pytest_django import Settings

from sehat.leads.photos.files import orphaned_files, remove_photos


def test_one_that_cannot_be_deleted_holds_up_no_other(settings: Settings, tmp_path: Path) -> None:
    settings.PHOTO_DIR = tmp_path
    (tmp_path / "STUCK.jpg").mkdir()
    (tmp_path / "FACE.jpg").write_bytes(b"jpeg")
    remove_photos(["STUCK.jpg", "FACE.jpg"])
    assert not (tmp_path / "FACE.jpg").exists()


def test_a_folder_among_the_files_is_no_photo(settings: Settings, tmp_path: Path) -> None:
    """A disk of its own begins with lost+found: each hour it was one that cannot be deleted."""
    settings.PHOTO_DIR = tmp_path
    (tmp_path / "lost+found").mkdir()
    (tmp_path / "old.jpg").write_bytes(b"x")
    assert orphaned_files(set(), datetime.now(UTC) + timedelta(days=1)) == ["old.jpg"]
