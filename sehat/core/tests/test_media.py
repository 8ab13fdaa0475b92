"""Files that editors uploaded are shown and never run, and documents are not among them."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.http.response import HttpResponseBase
from django.test import Client
from pytest_django import Settings

pytestmark = pytest.mark.django_db  # a page that is not there reads the menus


@pytest.fixture
def media(settings: Settings) -> Path:
    place = Path(settings.MEDIA_ROOT)
    (place / "documents").mkdir(parents=True, exist_ok=True)
    (place / "documents/guide.html").write_text("<script src=run.js></script>")
    (place / "videos").mkdir(exist_ok=True)
    for name in ("run.js", "page.html", "drawing.svg", "film.webm", "picture.PNG"):
        (place / "videos" / name).write_bytes(b"<svg/>")
    return place


def answer_of(client: Client, path: str) -> HttpResponseBase:
    """What /media answers, its file closed."""
    answer = client.get(f"/media/{path}")
    answer.close()
    return answer


@pytest.mark.usefixtures("media")
@pytest.mark.parametrize("way", ["", "./", "/", "videos/../", "videos/./..//"])
def test_a_document_is_not_under_media(client: Client, way: str) -> None:
    assert answer_of(client, f"{way}documents/guide.html").status_code == 404


@pytest.mark.usefixtures("media")
@pytest.mark.parametrize("name", ["run.js", "page.html", "drawing.svg"])
def test_what_could_run_is_saved_and_not_opened(client: Client, name: str) -> None:
    answer = answer_of(client, f"videos/{name}")
    assert answer.status_code == 200
    assert answer.headers["Content-Disposition"] == "attachment"


@pytest.mark.usefixtures("media")
@pytest.mark.parametrize("name", ["film.webm", "picture.PNG", "page.html"])
def test_nothing_of_media_may_run_anything(client: Client, name: str) -> None:
    answer = answer_of(client, f"videos/{name}")
    assert answer.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.usefixtures("media")
@pytest.mark.parametrize("name", ["film.webm", "picture.PNG"])
def test_pictures_and_films_are_shown(client: Client, name: str) -> None:
    assert answer_of(client, f"videos/{name}").headers["Content-Disposition"].startswith("inline")
