"""Schemathesis: whatever the schema of an account call allows, and whatever it does not, is never a 5xx."""

from __future__ import annotations

import json
from typing import Any

import pytest
import schemathesis
from django.core.cache import cache
from django.test import Client
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from pytest_django import Settings
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from sehat.config.api import api, calls
from sehat.patients.models import Code, Patient
from sehat.patients.sessions import issue_token

pytestmark = pytest.mark.django_db
ACCOUNT = (
    "/users/v1/", "/lead/v1/authenticate/", "/timeline/visitorid", "/dmg/v1/", "/api/privacy/",
    "/api/lead/requests",
)  # fmt: skip
SCHEMAS = [
    schemathesis.openapi.from_dict(each.get_openapi_schema(path_prefix=prefix))
    for each, prefix in ((api, "/api/"), (calls, "/"))
]
OPERATIONS = [
    found.ok()
    for schema in SCHEMAS
    for found in schema.get_all_operations()
    if isinstance(found, Ok) and found.ok().path.startswith(ACCOUNT)
]
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


def is_possible(operation: Any, mode: GenerationMode) -> bool:
    """A call that takes nothing has nothing to get wrong."""
    return mode == GenerationMode.POSITIVE or bool(operation.body) or bool(operation.query)


CASES = [
    pytest.param(operation, mode, id=f"{operation.label} {mode.value}")
    for operation in OPERATIONS
    for mode in MODES
    if is_possible(operation, mode)
]


@pytest.fixture
def roomy(settings: Settings, tmp_path: Any) -> None:
    settings.VAR_DIR = tmp_path
    settings.CODES_PER_ADDRESS_PER_TEN_MINUTES = settings.CODES_PER_SITE_PER_MINUTE = 10**6


def test_all_calls_of_the_account_are_looked_at() -> None:
    assert len(OPERATIONS) == 18


@pytest.mark.usefixtures("roomy")
@pytest.mark.parametrize("is_known", [False, True], ids=["guest", "patient"])
@pytest.mark.parametrize(("operation", "mode"), CASES)
@hypothesis_settings(max_examples=15, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_call_of_the_account_fails(operation: Any, mode: Any, is_known: bool, data: Any) -> None:
    case = data.draw(operation.as_strategy(generation_mode=mode))
    if isinstance(case.body, dict) and "mobileNo" in case.body and data.draw(st.booleans()):
        case.body |= {"mobileNo": "9810000001", "countryCode": "91"}  # no schema says what a number is
    cache.clear()
    Code.objects.all().delete()
    headers = {"Sec-Fetch-Site": "same-origin"}
    if is_known:
        patient, _ = Patient.objects.get_or_create(mobile="+919810000001")
        headers["Authorization"] = issue_token(patient)
    sent = case.as_transport_kwargs(base_url="http://localhost")
    answer = Client(headers=headers).generic(
        case.method,
        case.formatted_path,
        body_of(sent),
        content_type="application/json",
        query_params=sent.get("params") or {},
    )
    assert answer.status_code < 500, (case.as_curl_command(), answer.content)
    assert b"Traceback" not in answer.content


def body_of(sent: dict[str, Any]) -> bytes:
    if sent.get("json") is not None:
        return json.dumps(sent["json"]).encode()
    data = sent.get("data") or b""
    return data if isinstance(data, bytes) else str(data).encode()
