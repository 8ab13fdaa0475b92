"""Whose request it is: forged headers never choose it."""

from __future__ import annotations

import pytest
from django.conf import LazySettings
from django.test import RequestFactory

from sehat.core.client_address import client_address


@pytest.mark.parametrize(
    ("proxies", "forwarded", "expected"),
    [
        (0, "1.2.3.4", "127.0.0.1"),
        (1, "6.6.6.6, 1.2.3.4", "1.2.3.4"),
        (2, "6.6.6.6, 1.2.3.4, 10.0.0.1", "1.2.3.4"),
        (2, "1.2.3.4", "127.0.0.1"),
        (1, "not an address", ""),
        (1, "", "127.0.0.1"),
    ],
)
def test_counts_trusted_proxies_from_the_right(
    settings: LazySettings, proxies: int, forwarded: str, expected: str
) -> None:
    settings.TRUSTED_PROXIES = proxies
    request = RequestFactory().get("/", headers={"X-Forwarded-For": forwarded})
    assert client_address(request) == expected
