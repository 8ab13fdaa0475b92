"""In which encoding a page is sent, and to whom it is sent at all."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.asgi import Message
from sehat.rendering.cache_store import compress_page
from sehat.rendering.dependencies import NOTHING
from sehat.rendering.page_answer import INTERNAL, Answer, best_encoding, send_page

TAKEN = st.integers(1, 1000).map(lambda thousandth: f"{thousandth / 1000:.3f}".rstrip("0").rstrip("."))


@given(TAKEN)
def test_what_is_taken_less_gladly_is_taken_all_the_same(weight: str) -> None:
    assert best_encoding(f"gzip;q={weight}, identity;q=0.001".encode()) == "gzip"
    assert best_encoding(f"gzip, br; q={weight}".encode()) == "br"


@pytest.mark.parametrize("nothing", ["q=0", "q=0.", "q=0.0", "q=0.000", " q=0 ", "Q=0"])
def test_what_is_refused_is_not_sent(nothing: str) -> None:
    assert best_encoding(f"br;{nothing}, gzip;q=0.1".encode()) == "gzip"
    assert best_encoding(f"br;{nothing},gzip;{nothing}".encode()) == ""


@pytest.mark.parametrize("accepted", ["", "identity", "deflate, zstd", "gzipped", "*;q=0"])
def test_who_takes_neither_gets_the_page_as_it_is(accepted: str) -> None:
    assert best_encoding(accepted.encode()) == ""


def answer(*headers: tuple[bytes, bytes]) -> Answer:
    return Answer(status=200, headers=list(headers), mark=b"cache")


def test_a_page_that_sets_a_cookie_is_cached_for_nobody_however_the_header_is_spelled() -> None:
    assert answer((b"Content-Type", b"text/html")).is_cacheable
    for spelled in (b"set-cookie", b"Set-Cookie", b"SET-COOKIE"):
        assert not answer((spelled, b"a=b")).is_cacheable


def test_what_stands_between_view_and_cache_is_all_spelled_small() -> None:
    assert {name.lower() for name in INTERNAL} == INTERNAL


def answered(if_none_match: bytes, status: int = 200) -> int:
    """The status of a cached page for a browser that has these versions of it."""
    page = compress_page(status, [], b"<html>Piles</html>", 1, "", NOTHING)
    headers = [(b"if-none-match", if_none_match.replace(b"$", page.etag))]
    told: list[Message] = []

    async def send(message: Message) -> None:
        told.append(message)

    asyncio.run(send_page(page, {"method": "GET", "headers": headers}, send))
    assert (told[0]["status"] == 304) == (told[1]["body"] == b"")
    return int(told[0]["status"])


@pytest.mark.parametrize("known", [b"$", b'"other", $', b'W/"other",$', b" $ "])
def test_who_has_the_page_is_not_sent_it_again(known: bytes) -> None:
    assert answered(known) == 304


def test_a_version_is_the_same_whatever_a_proxy_makes_of_its_weakness() -> None:
    """RFC 9110, 13.1.2: they are compared weakly, and * is any version. A proxy that takes the W/ off had
    every page sent again."""
    tag = compress_page(200, [], b"<html>Piles</html>", 1, "", NOTHING).etag
    assert tag.startswith(b'W/"')
    assert answered(tag.removeprefix(b"W/")) == answered(b'"other",' + tag[2:]) == 304
    assert answered(b"*") == 304
    assert answered(tag[2:].strip(b'"')) == 200  # which is no tag at all


@pytest.mark.parametrize("known", [b"", b'"other"', b'W/"other"', b"W/", b",,"])
def test_who_has_another_version_is_sent_the_page(known: bytes) -> None:
    assert answered(known) == 200


def test_a_page_that_is_not_there_is_no_version_of_one() -> None:
    assert answered(b"$", status=404) == 404
