"""No call of the account fails, whatever is sent to it."""

from __future__ import annotations

import json

import pytest
from django.core.cache import cache
from django.test import Client
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from pytest_django import Settings

from sehat.patients.tests.browser import (
    CITIES,
    GENERATE,
    LOGIN,
    LOGOUT,
    SIGNUP,
    UPDATE,
    VERIFY,
    VISITOR,
    Browser,
)

pytestmark = pytest.mark.django_db


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
NAMES = st.sampled_from(["mobileNo", "countryCode", "otp", "resend", "name", "email", "cityId", "everywhere"])
BODIES = (
    st.dictionaries(NAMES, ANYTHING, max_size=5).map(json.dumps).map(str.encode)
    | ANYTHING.map(json.dumps).map(str.encode)
    | st.binary(max_size=60)
    | st.sampled_from([b"[" * 50_000, b"9" * 5000, b'{"mobileNo":"\\ud800"}', b'{"name":"\\u0000"}'])
)


@pytest.fixture
def roomy(settings: Settings, browser: Browser) -> Browser:
    settings.CODES_PER_ADDRESS_PER_TEN_MINUTES = settings.CODES_PER_SITE_PER_MINUTE = 10**6
    browser.log_in()
    return browser


@pytest.mark.parametrize(
    ("method", "path"),
    [("post", path) for path in (SIGNUP, GENERATE, VERIFY, LOGIN, LOGOUT)] + [("put", UPDATE)],
)
@hypothesis_settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=BODIES)
def test_no_body_whatever_is_a_fault_of_ours(roomy: Browser, method: str, path: str, body: bytes) -> None:
    cache.clear()
    answer = getattr(roomy.client, method)(path, body, content_type="application/json")
    assert answer.status_code < 500, (body, answer.content)
    status = answer.json()["status"]
    assert status["code"] == answer.status_code
    assert "Traceback" not in answer.content.decode()


@hypothesis_settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(header=st.text(st.characters(min_codepoint=32, max_codepoint=255), max_size=200))
def test_no_authorization_whatever_is_a_fault_of_ours(client: Client, header: str) -> None:
    assert client.get(VISITOR, headers={"Authorization": header}).status_code == 401
    client.cookies.clear()
    assert client.get(CITIES, headers={"Cookie": f"credentials={header}"}).status_code == 200
