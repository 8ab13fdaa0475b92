"""An index of the demo data, in a place of its own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import LazySettings
from pytest_django import DjangoDbBlocker

from sehat.search import indexing


@pytest.fixture(scope="session")
def built_index(
    tmp_path_factory: pytest.TempPathFactory, django_db_setup: None, django_db_blocker: DjangoDbBlocker
) -> Path:
    """One index for all tests that only read it."""
    place = tmp_path_factory.mktemp("search")
    with django_db_blocker.unblock(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(indexing, "home", lambda: place)
        indexing.rebuild()
    return place


@pytest.fixture
def index(built_index: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine answers from the index of the demo data."""
    monkeypatch.setattr(indexing, "home", lambda: built_index)


@pytest.fixture
def own_index(tmp_path: Path, settings: LazySettings) -> Iterator[indexing.Indexer]:
    """An indexer with an empty place that a test may damage."""
    settings.VAR_DIR = tmp_path
    indexer = indexing.Indexer()
    yield indexer
    indexer.close()


@pytest.fixture
def full_index(own_index: indexing.Indexer, built_index: Path) -> indexing.Indexer:
    """The same with a copy of the index of the demo data, which takes a second to build."""
    shutil.copytree(built_index, indexing.home())
    return own_index
