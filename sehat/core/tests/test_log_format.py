"""The log says what happened, and not to whom."""

from __future__ import annotations

import io
import logging
import sys

import pytest
from django.core.exceptions import SuspiciousFileOperation
from django.utils._os import safe_join
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.log_format import RedactingFormatter, ShortRefusals, redacted
from sehat.core.phone import parse_mobile

NUMBERS = st.integers(6_000_000_000, 9_999_999_999).map(str)
PREFIXES = ["", "0", "91", "+91", "+91 ", "+91-", "0091", "0091 ", "91-"]
GROUPS = [(5, 5), (3, 3, 4), (4, 3, 3), (10,)]
AROUND = ["%s", "(%s)", "mobile=%s&x=1", "tel:%s", "'%s'", "x/%s_1.jpg", "%s is taken", "to:%s,", "%s\n"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Forbidden: /request/status/SP-VT89-ABCD:r2YrT7qX-_", "Forbidden: /request/status/[key]"),
        ("Not Found: /hi/request/status/x:y?z=1", "Not Found: /hi/request/status/[key]?z=1"),
        ("Not Allowed: /sms/report/msg91/the-secret", "Not Allowed: /sms/report/msg91/[secret]"),
        ("Not Allowed: /voice/report/exotel/the-secret", "Not Allowed: /voice/report/exotel/[secret]"),
        ("Forbidden: /api/crm/changes/the-secret", "Forbidden: /api/crm/changes/[secret]"),
        ("number 9810000001", "number [number]"),
        ("to +91 98100 00001, then", "to [number], then"),
        ("919810000001", "[number]"),
        ("/x?mobile=%2B919810000001&y=1", "/x?mobile=[number]&y=1"),
        ("asha.devi+x@mail.example.org wrote", "[email] wrote"),
        ("/x?email=asha.devi%40mail.example.org&y=1", "/x?email=[email]&y=1"),
        ("/x?email=asha%2Bx%40example.org", "/x?email=[email]"),
        ("typed ९८१०००००१२", "typed [number]"),
        ("typed +९१ ९८१०० ०००१२, then", "typed [number], then"),
        ("typed ०९८१०००००१२", "typed [number]"),
    ],
)
def test_keys_secrets_numbers_and_addresses_are_left_out(line: str, told: str) -> None:
    assert redacted(line) == told


def test_a_refused_request_is_one_line(caplog: pytest.LogCaptureFixture) -> None:
    handler, out = logging.StreamHandler(), io.StringIO()
    handler.setStream(out)
    handler.setFormatter(RedactingFormatter("%(levelname)s %(name)s: %(message)s"))
    handler.addFilter(ShortRefusals())
    for name in ("django.security.SuspiciousFileOperation", "sehat"):
        try:
            safe_join("/media", "../x")
        except SuspiciousFileOperation:
            record = logging.LogRecord(name, logging.ERROR, "", 0, "/media/../x", None, sys.exc_info())
            handler.handle(record)
    refused, *fault = out.getvalue().splitlines()
    assert refused == "WARNING django.security.SuspiciousFileOperation: /media/../x"
    assert fault[0] == "ERROR sehat: /media/../x"
    assert "Traceback" in fault[1]


@pytest.mark.parametrize(
    "line",
    [
        "took 1763700000123 ns",
        "SP-7Q2K-9XMC",
        "503 in 12345 ms",
        "port 8000",
        "1.9810000001",
        "sha 9f810000001",
        "at 2026-11-22 19:43:16",
        "5810000001",
    ],
)
def test_what_is_no_secret_stays(line: str) -> None:
    assert redacted(line) == line


@given(
    NUMBERS,
    st.sampled_from(PREFIXES),
    st.sampled_from(GROUPS),
    st.sampled_from(" -"),
    st.sampled_from(AROUND),
)
def test_a_number_is_left_out_however_people_write_it(
    number: str, prefix: str, groups: tuple[int, ...], gap: str, around: str
) -> None:
    """Numbers with the 0 of a trunk call, with 0091 or in groups of three and four stood in the log."""
    starts = [sum(groups[:place]) for place in range(len(groups))]
    parts = [number[start : start + size] for start, size in zip(starts, groups, strict=True)]
    written = prefix + gap.join(parts)
    assert parse_mobile(written).number == number
    assert redacted(around % written) == around % "[number]"


@given(st.text(max_size=80))
def test_what_was_redacted_once_stays_as_it_is(text: str) -> None:
    assert redacted(redacted(text)) == redacted(text)


def test_several_secrets_of_a_line_are_all_left_out() -> None:
    line = "9810000001 and 9810000002 at /request/status/abc of a@b.in, c@d.in"
    assert redacted(line) == "[number] and [number] at /request/status/[key] of [email], [email]"


def test_the_values_of_a_message_are_read_too() -> None:
    record = logging.LogRecord("x", 20, "", 0, "lead of %s at %s", ("09810000001", "a@b.in"), None)
    assert RedactingFormatter().format(record) == "lead of [number] at [email]"


def test_a_traceback_is_read_too() -> None:
    with pytest.raises(ValueError, match="9810000001") as raised:
        int("9810000001 is taken")
    told = (raised.type, raised.value, raised.tb)
    line = RedactingFormatter().format(logging.LogRecord("x", 40, "", 0, "failed", None, told))
    assert "[number] is taken" in line
    assert "9810000001" not in line.split("Error:")[-1]


@pytest.mark.parametrize("gap", ["\u00a0", "\u2011", "\u2013", "\u2009", "\u202f", "\u200b", " ", "-"])
def test_a_number_that_was_copied_from_set_text_is_left_out(gap: str) -> None:
    """With a blank that does not break, or a dash, it stood in the log whole."""
    for written in ("98100{}00001", "+91{}98100{}00001", "9810{}000{}001", "981{}000{}0001"):
        line = redacted(f"asked: {written.replace('{}', gap)}, refused")
        assert line == "asked: [number], refused"
