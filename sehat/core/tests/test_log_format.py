"""The log says what happened, and not to whom."""

from __future__ import annotations

import io
import logging
import sys

import pytest
from django.core.exceptions import SuspiciousFileOperation
from django.utils._os import safe_join

from sehat.core.log_format import RedactingFormatter, ShortRefusals, redacted


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Forbidden: /request/status/SP-VT89-ABCD:r2YrT7qX-_", "Forbidden: /request/status/[key]"),
        ("Not Found: /hi/request/status/x:y?z=1", "Not Found: /hi/request/status/[key]?z=1"),
        ("Not Allowed: /sms/report/msg91/the-secret", "Not Allowed: /sms/report/msg91/[secret]"),
        ("number 9810000001", "number [number]"),
        ("to +91 98100 00001, then", "to [number], then"),
        ("919810000001", "[number]"),
        ("asha.devi+x@mail.example.org wrote", "[email] wrote"),
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
    "line", ["took 1763700000123 ns", "SP-7Q2K-9XMC", "503 in 12345 ms", "port 8000", "1.9810000001"]
)
def test_what_is_no_secret_stays(line: str) -> None:
    assert redacted(line) == line


def test_a_traceback_is_read_too() -> None:
    with pytest.raises(ValueError, match="9810000001") as raised:
        int("9810000001 is taken")
    told = (raised.type, raised.value, raised.tb)
    line = RedactingFormatter().format(logging.LogRecord("x", 40, "", 0, "failed", None, told))
    assert "[number] is taken" in line
    assert "9810000001" not in line.split("Error:")[-1]
