"""Which addresses outside may be opened after a request was sent."""

from __future__ import annotations

import pytest
from django.conf import LazySettings

from sehat.leads.forms.build import allowed


@pytest.mark.parametrize(
    ("address", "is_allowed"),
    [
        ("https://partner.example/thanks?from=us", True),
        ("https://PARTNER.example/thanks", True),
        ("http://partner.example/thanks", False),
        ("https://partner.example.evil.test/", False),
        ("https://partner.example@evil.test/", False),
        ("https://evil.test/partner.example", False),
        ("javascript:alert(1)", False),
        ("//partner.example/thanks", False),
        ("", False),
    ],
)
def test_only_hosts_that_the_site_names_over_https(
    settings: LazySettings, address: str, is_allowed: bool
) -> None:
    settings.SUCCESS_HOSTS = ["partner.example"]
    assert allowed(address) == (address if is_allowed else "")
