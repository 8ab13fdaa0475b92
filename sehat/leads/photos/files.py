"""The folder of photos: private, under names nobody can guess."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from django.conf import settings

from sehat.core.ids import random_letters

logger = logging.getLogger(__name__)


def write_photo(jpeg: bytes) -> str:
    """The name of the new file, which this user of the machine alone can read."""
    folder: Path = settings.PHOTO_DIR
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / f"{random_letters(32)}.jpg"
    path.touch(mode=0o600, exist_ok=False)
    path.write_bytes(jpeg)
    return path.name


def read_photo(name: str) -> bytes | None:
    """None when the file is gone."""
    try:
        return bytes((settings.PHOTO_DIR / name).read_bytes())
    except FileNotFoundError:
        return None


def remove_photos(names: Iterable[str]) -> None:
    """One that the machine does not let us delete stops neither the others nor what goes with them: it is an
    orphan that each round tries again."""
    for name in names:
        try:
            (settings.PHOTO_DIR / name).unlink(missing_ok=True)
        except OSError as fault:
            logger.error("a photo cannot be deleted: %s", type(fault).__name__)  # noqa: TRY400 - no trace


def orphaned_files(known: set[str], before: datetime) -> list[str]:
    """Files from before a time that no row names: a process died between file and row. A folder is none of
    ours."""
    if not settings.PHOTO_DIR.is_dir():
        return []
    return [
        path.name
        for path in settings.PHOTO_DIR.iterdir()
        if path.name not in known and path.is_file() and path.stat().st_mtime < before.timestamp()
    ]
