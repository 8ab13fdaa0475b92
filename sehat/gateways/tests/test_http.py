"""What one call to any vendor costs besides the vendor."""

from __future__ import annotations

import ssl
from typing import Any

import pytest

from sehat.gateways.http import certificates, post
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
