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


@pytest.mark.usefixtures("media")
@pytest.mark.parametrize("path", ["", "videos", "videos/", "videos/none.jpg", "videos/a%00.jpg", "%ff.jpg"])
def test_what_is_no_file_is_not_found(client: Client, path: str) -> None:
    assert answer_of(client, path).status_code == 404


@pytest.mark.parametrize("path", ["x" * 300 + ".jpg", "/".join(["d" * 200] * 30)])
def test_a_name_longer_than_any_file_has_is_not_found(client: Client, path: str) -> None:
    """It answered 500, with a line in the log of faults for whoever wanted one."""
    assert answer_of(client, path).status_code == 404


@pytest.mark.usefixtures("media")
@pytest.mark.parametrize(
    "path", ["../sehat.sqlite3", "%2e%2e/sehat.sqlite3", "videos/../../x", "..%2f..%2fx"]
)
def test_nothing_outside_of_media_is_reached(client: Client, path: str) -> None:
    assert answer_of(client, path).status_code in {400, 404}


@pytest.mark.usefixtures("media")
@pytest.mark.parametrize("method", ["head", "get"])
def test_a_browser_that_has_a_picture_is_not_sent_it_again(client: Client, method: str) -> None:
    first = getattr(client, method)("/media/videos/picture.PNG")
    first.close()
    since = first.headers["Last-Modified"]
    again = getattr(client, method)("/media/videos/picture.PNG", headers={"If-Modified-Since": since})
    again.close()
    assert again.status_code == 304
    assert again.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
