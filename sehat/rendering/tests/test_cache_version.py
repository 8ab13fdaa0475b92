"""Hits look for changes once a millisecond at most; whoever renders looks each time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from sehat.rendering.cache_version import KNOWN_SECONDS, FileVersion
from sehat.rendering.changes import ChangesFile


def test_a_hit_knows_of_a_change_as_soon_as_it_looks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    file = ChangesFile(str(tmp_path / "pages.version"))
    file.record(["a"])
    version = FileVersion(file)
    before = version.known()
    file.record(["b"])
    now += KNOWN_SECONDS / 2
    assert version.known() is before
    assert asyncio.run(version.current()) == file.current() != before
    now += KNOWN_SECONDS
    assert version.known() == file.current()
