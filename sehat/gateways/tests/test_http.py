"""What one call to any vendor costs besides the vendor."""

from __future__ import annotations

import ssl
import time
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.gateways.http import NoAnswer, calls_until, certificates, post, seconds_to_wait
from sehat.gateways.tests.vendor import running_vendor


def test_whom_we_trust_is_read_once_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    make = ssl.create_default_context

    def counted(*args: Any, **options: Any) -> ssl.SSLContext:
        made.append(options)
        return make(*args, **options)

    certificates.cache_clear()
    monkeypatch.setattr(ssl, "create_default_context", counted)
    with running_vendor() as vendor:
        assert [post(vendor.url).status for _ in range(3)] == [200, 200, 200]
    assert len(made) == 1


def test_who_cannot_prove_their_name_is_not_trusted() -> None:
    assert certificates().verify_mode == ssl.CERT_REQUIRED
    assert certificates().check_hostname


class TestCallsThatShareAMoment:
    def test_end_by_it_together_and_not_each_by_its_own_limit(self) -> None:
        with running_vendor() as vendor, calls_until(time.monotonic() + 0.3):
            vendor.drip, vendor.body = 0.05, b"{}" * 100
            for fault in ("time-out", "no time left", "no time left"):
                with pytest.raises(NoAnswer, match=fault):
                    post(vendor.url)
        assert len(vendor.calls) == 1

    def test_leave_later_ones_their_time(self) -> None:
        with running_vendor() as vendor:
            with calls_until(time.monotonic()), pytest.raises(NoAnswer):
                post(vendor.url)
            assert post(vendor.url).status == 200


NOW = datetime(2026, 11, 26, 10, 0, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("said", "seconds"),
    [
        *[("", 0), ("0", 0), ("30", 30), ("soon", 0), ("-5", 0), ("1.5", 0)],
        *[("Thu, 26 Nov 2026 10:02:00 GMT", 120), ("Thu, 26 Nov 2026 09:00:00 GMT", 0)],
        *[("Thu, 26 Nov 2026 10:00:30", 30), ("Thu, 99 Nov 2026 10:00:30 GMT", 0)],
        *[("86400", 3600), ("9" * 400, 3600), ("Fri, 26 Nov 2027 10:00:00 GMT", 3600)],
    ],
)
def test_a_vendor_says_when_to_come_again_in_seconds_or_by_the_clock(said: str, seconds: int) -> None:
    """Never for longer than an hour: no request and no message is left for days by one answer."""
    assert seconds_to_wait(said, NOW) == seconds


@given(st.text(max_size=40))
def test_whatever_a_vendor_says_is_a_time_to_wait(said: str) -> None:
    assert 0 <= seconds_to_wait(said, NOW) <= 3600
