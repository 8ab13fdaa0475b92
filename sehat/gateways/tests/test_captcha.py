"""A captcha that cannot tell people from machines makes a machine of nobody, and keeps nobody waiting."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from pytest_django import Settings

from sehat.gateways.captcha import base
from sehat.gateways.captcha.base import Bot, Captcha, Human, NoVerdict
from sehat.gateways.captcha.recaptcha import Recaptcha
from sehat.gateways.captcha.turnstile import Turnstile
from sehat.gateways.tests.vendor import Vendor, running_vendor

BOTH = pytest.mark.parametrize("gateway", [Turnstile, Recaptcha])


@pytest.fixture
def vendor(settings: Settings) -> Iterator[Vendor]:
    with running_vendor() as vendor:
        settings.CAPTCHA_SECRET = "secret"
        settings.TURNSTILE_URL = settings.RECAPTCHA_URL = vendor.url
        yield vendor


@BOTH
@pytest.mark.parametrize("code", ["invalid-input-secret", "missing-input-secret", "internal-error"])
def test_a_key_of_ours_that_is_refused_makes_a_bot_of_nobody_and_is_said(
    vendor: Vendor, gateway: type[Captcha], code: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Every patient was put aside while the key was wrong."""
    vendor.replies(200, {"success": False, "error-codes": [code]})
    assert gateway().check("token-1", "203.0.113.7") == NoVerdict(code)
    assert code in caplog.text


@BOTH
@pytest.mark.parametrize("codes", [["invalid-input-response"], ["timeout-or-duplicate"], [], None, "x", [{}]])
def test_a_token_that_is_refused_is_a_bot_s(vendor: Vendor, gateway: type[Captcha], codes: object) -> None:
    vendor.replies(200, {"success": False, "error-codes": codes})
    assert isinstance(gateway().check("token-1", "203.0.113.7"), Bot)


@BOTH
def test_a_vendor_that_drips_is_given_up_as_a_whole(
    vendor: Vendor, gateway: type[Captcha], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each byte was in time, and the patient waited for all of them."""
    monkeypatch.setattr(base, "SECONDS", 0.3)
    vendor.replies(200, {"success": True, "hostname": "x" * 100})
    vendor.drip = 0.05
    began = time.monotonic()
    assert gateway().check("token-1", "203.0.113.7") == NoVerdict("time-out")
    assert time.monotonic() - began < 0.05 * len(vendor.body)


@pytest.mark.parametrize(("score", "verdict"), [(0.9, Human("0.9")), (0.1, Bot("0.1")), (None, Human())])
def test_a_score_says_who_it_was(vendor: Vendor, score: object, verdict: object) -> None:
    vendor.replies(200, {"success": True, "score": score})
    assert Recaptcha().check("token-1", "203.0.113.7") == verdict
