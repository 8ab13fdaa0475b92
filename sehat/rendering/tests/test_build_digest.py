"""A page that is cached goes under all that the build made: of another build, it is rendered anew."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_django import Settings

from sehat.rendering.fallback import build_digest
from sehat.rendering.page import digest_of


@pytest.fixture
def built(tmp_path: Path, settings: Settings) -> Iterator[Path]:
    """The folder of a build that holds nothing yet."""
    settings.FRONTEND_DIST = tmp_path
    (tmp_path / "client").mkdir()
    build_digest.cache_clear()
    yield tmp_path / "client"
    build_digest.cache_clear()


def digest(built: Path, **files: str) -> str:
    (built / "manifest.json").write_text(json.dumps({name: {"file": file} for name, file in files.items()}))
    build_digest.cache_clear()
    return digest_of(b"{}", 200)


def test_the_style_sheet_of_one_page_makes_a_build_another_one(built: Path) -> None:
    first = digest(built, client="client-1.css", explorer="explorer-1.css")
    assert digest(built, client="client-1.css", explorer="explorer-2.css") != first
    assert digest(built, client="client-1.css", explorer="explorer-1.css") == first


def test_without_a_build_pages_differ_by_their_data_alone(built: Path) -> None:
    assert digest_of(b"{}", 200) == digest_of(b"{}", 200) != digest_of(b"[]", 200)
