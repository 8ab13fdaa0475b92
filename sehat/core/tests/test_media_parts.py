"""Films of /media come in parts, as browsers ask for them: Safari plays none otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.http.response import HttpResponseBase
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import Settings

from sehat.core import media
from sehat.core.media import PART_BYTES, span_of

FILM = bytes(range(256)) * 4
PATH = "/media/videos/parts.mp4"


@pytest.fixture(autouse=True)
def film(settings: Settings) -> Path:
    place = Path(settings.MEDIA_ROOT) / "videos"
    place.mkdir(parents=True, exist_ok=True)
    (place / "parts.mp4").write_bytes(FILM)
    return place / "parts.mp4"


def asked(client: Client, span: str, method: str = "get", **headers: str) -> HttpResponseBase:
    answer: HttpResponseBase = getattr(client, method)(PATH, headers={"Range": span} | headers)
    return answer


def refused(client: Client, path: str) -> int:
    return client.get(path, headers={"Range": "bytes=0-1"}).status_code


def body(answer: HttpResponseBase) -> bytes:
    """All of it, its file closed."""
    found = b"".join(answer)
    answer.close()
    return bytes(found)


@pytest.mark.parametrize(
    ("span", "begin", "end"),
    [
        ("bytes=0-1", 0, 2),  # with which Safari begins
        ("bytes=0-", 0, 1024),
        ("bytes=1000-", 1000, 1024),
        ("bytes=10-19", 10, 20),
        ("bytes=1000-9999", 1000, 1024),
        ("bytes=-24", 1000, 1024),
        ("bytes=-9999", 0, 1024),
        ("bytes=1023-1023", 1023, 1024),
    ],
)
def test_a_part_is_the_bytes_that_are_asked_for(client: Client, span: str, begin: int, end: int) -> None:
    answer = asked(client, span)
    assert answer.status_code == 206
    assert body(answer) == FILM[begin:end]
    assert answer.headers["Content-Range"] == f"bytes {begin}-{end - 1}/1024"
    assert answer.headers["Content-Type"] == "video/mp4"
    assert answer.headers["Content-Security-Policy"] == media.POLICY
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_whoever_asks_for_a_whole_film_is_told_that_it_comes_in_parts(client: Client) -> None:
    answer = client.get(PATH)
    assert (answer.status_code, answer.headers["Accept-Ranges"]) == (200, "bytes")
    assert body(answer) == FILM


@pytest.mark.parametrize(
    "span",
    ["bytes=", "bytes=-", "bytes=5-2", "bytes=a-b", "bytes=0-1,5-6", "items=0-1", "0-1", "bytes=٠-١", ""],
)
def test_what_asks_for_no_part_gets_the_whole(client: Client, span: str) -> None:
    answer = asked(client, span)
    assert answer.status_code == 200
    assert body(answer) == FILM


@pytest.mark.parametrize("span", ["bytes=1024-", "bytes=5000-6000", "bytes=-0", f"bytes={'9' * 15}-"])
def test_what_lies_behind_the_end_is_not_there(client: Client, span: str) -> None:
    answer = asked(client, span)
    assert (answer.status_code, answer.headers["Content-Range"]) == (416, "bytes */1024")
    assert body(answer) == b""


def test_an_open_end_is_answered_with_one_part_of_a_long_film(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(media, "PART_BYTES", 100)
    parts, begin = [], 0
    while begin < len(FILM):
        parts.append(body(asked(client, f"bytes={begin}-")))
        begin += len(parts[-1])
    assert b"".join(parts) == FILM
    assert max(map(len, parts)) == 100


def test_a_film_that_changed_since_comes_whole_to_who_has_a_part_of_it(client: Client) -> None:
    whole = client.get(PATH)
    whole.close()
    modified = whole.headers["Last-Modified"]
    assert asked(client, "bytes=0-1", **{"If-Range": modified}).status_code == 206
    answer = asked(client, "bytes=0-1", **{"If-Range": "Thu, 01 Jan 2015 00:00:00 GMT"})
    assert (answer.status_code, body(answer)) == (200, FILM)


def test_who_asks_about_a_film_alone_is_told_of_all_of_it(client: Client) -> None:
    answer = asked(client, "bytes=0-1", "head")
    assert (answer.status_code, answer.headers["Content-Length"]) == (200, "1024")
    answer.close()


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["/media/videos/none.mp4", "/media/documents/x.mp4"])
def test_of_what_is_not_there_no_part_is(client: Client, path: str) -> None:
    assert refused(client, path) == 404


@given(st.integers(0, 10**7), st.one_of(st.none(), st.integers(0, 10**7)), st.integers(0, 10**7))
def test_a_part_lies_within_the_file_and_is_bounded(begin: int, end: int | None, size: int) -> None:
    span = span_of(str(begin), "" if end is None else str(end), size)
    if span is None:
        assert end is not None
        assert end < begin
    else:
        assert 0 <= span.start <= span.stop <= size
        assert len(span) <= PART_BYTES
        assert bool(span) == (begin < size)
