"""Files of photos that the machine does not let us delete."""

from __future__ import annotations

from pathlib import Path

from pytest_django import Settings

from sehat.leads.photos.files import remove_photos


def test_one_that_cannot_be_deleted_holds_up_no_other(settings: Settings, tmp_path: Path) -> None:
    settings.PHOTO_DIR = tmp_path
    (tmp_path / "STUCK.jpg").mkdir()
    (tmp_path / "FACE.jpg").write_bytes(b"jpeg")
    remove_photos(["STUCK.jpg", "FACE.jpg"])
    assert not (tmp_path / "FACE.jpg").exists()
