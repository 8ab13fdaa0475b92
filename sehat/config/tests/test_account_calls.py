"""Schemathesis: what the schema of an account call allows and what it does not: both are answered by it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import Settings

from sehat.config.tests.calls import EXAMPLES, cases_of, check_answer, operations_under
from sehat.core.rate_limits import MEMORY
from sehat.patients.models import Code, Patient
from sehat.patients.sessions import issue_token

pytestmark = pytest.mark.django_db
OPERATIONS = operations_under(
    "/users/v1/", "/lead/v1/authenticate/", "/timeline/visitorid", "/dmg/v1/", "/api/privacy/",
    "/api/lead/requests",
)  # fmt: skip


@pytest.fixture
def roomy(settings: Settings, tmp_path: Any) -> None:
    settings.VAR_DIR = tmp_path
    settings.CODES_PER_ADDRESS_PER_TEN_MINUTES = settings.CODES_PER_SITE_PER_MINUTE = 10**6


def test_all_calls_of_the_account_are_looked_at() -> None:
    assert len(OPERATIONS) == 18


@pytest.mark.usefixtures("roomy")
@pytest.mark.parametrize("is_known", [False, True], ids=["guest", "patient"])
@pytest.mark.parametrize(("operation", "mode"), cases_of(OPERATIONS))
@EXAMPLES
@given(data=st.data())
def test_an_account_call_answers_by_its_schema(operation: Any, mode: Any, is_known: bool, data: Any) -> None:
    case = data.draw(operation.as_strategy(generation_mode=mode))
    if isinstance(case.body, dict) and "mobileNo" in case.body and data.draw(st.booleans()):
        case.body |= {"mobileNo": "9810000001", "countryCode": "91"}  # no schema says what a number is
    MEMORY.clear()
    Code.objects.all().delete()
    headers = {}
    if is_known:
        patient, _ = Patient.objects.get_or_create(mobile="+919810000001")
        headers["Authorization"] = issue_token(patient)
    check_answer(case, headers)
