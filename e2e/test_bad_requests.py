"""Requests that no browser makes, byte by byte, to the running site: a page or a refusal, never an error."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

import pytest

from e2e.stack import PATIENCE, Site

LISTING = b"/delhi-ncr/doctors/general-surgery"
TARGETS = {
    "bytes that are no UTF-8": b"/condition/%ff%fe",
    "bytes that are no UTF-8 in a query": LISTING + b"?fee=%ff&page=%c3%28&%ff=%fe",
    "bytes above ASCII": b"/condition/\xff\xfe?q=\xff",
    "a NUL byte": b"/condition/%00?q=%00",
    "a NUL byte in the first segment": b"/%00/doctors/general-surgery",
    "half a percent sign": b"/condition/%?q=%&%z",
    "5,000 characters": LISTING + b"?q=" + b"x" * 5000,
    "repeated": LISTING + b"?" + b"&".join([b"fee=low"] * 900),
    "very deep": b"/a" * 2000,
    "dots": b"/static/../../../etc/passwd",
    "dots, escaped": b"/media/%2e%2e/%2e%2e/etc/passwd",
    "two slashes": b"//delhi-ncr//doctors",
    "lines, escaped": b"/condition/%0d%0aSet-Cookie:%20a=b",
}


def answer_of(site: Site, target: bytes) -> bytes:
    """All that the server says, headers and page."""
    host = urlsplit(site.url)
    with socket.create_connection((str(host.hostname), int(host.port or 80)), timeout=PATIENCE) as connection:
        head = b"GET %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n"
        connection.sendall(head % (target, host.netloc.encode()))
        return b"".join(iter(lambda: connection.recv(65536), b""))


@pytest.mark.parametrize("target", TARGETS.values(), ids=TARGETS)
def test_no_request_is_an_error(site: Site, target: bytes) -> None:
    answer = answer_of(site, target)
    head, _, body = answer.partition(b"\r\n\r\n")
    status = int(head.split()[1])
    assert status in {200, 301, 302, 308, 400, 404, 414}
    assert b"set-cookie" not in head.lower()
    assert b"root:" not in body
    assert b"Traceback" not in body


def test_the_site_goes_on_after_them(site: Site) -> None:
    for target in TARGETS.values():
        answer_of(site, target)
    assert answer_of(site, LISTING).startswith(b"HTTP/1.1 200")
    said = site.log()
    assert "Internal Server Error" not in said
    assert "\nSet-Cookie" not in said, "a visitor can write lines of the log"
