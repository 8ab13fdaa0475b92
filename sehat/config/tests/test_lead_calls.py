"""Schemathesis: what the schema of a lead call allows and what it does not: both are answered by it."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from pytest_django import Settings

from sehat.config.tests.calls import EXAMPLES, OPERATIONS, cases_of, check_answer, operations_under
from sehat.config.tests.test_account_calls import OPERATIONS as ACCOUNT
from sehat.core.rate_limits import MEMORY
from sehat.leads.tests.conftest import GOOD

pytestmark = pytest.mark.django_db
LEADS = [operation for operation in OPERATIONS if operation not in ACCOUNT]
CREATE = ("/api/lead/submit", "/lead/v1/admin/webleadcreate")
KEYS = {"Idempotency-Key": "a-form"}


@pytest.fixture
def lead_id(settings: Settings, tmp_path: Any, client: Any) -> str:
    """A request that is there, in a place where photos may be kept."""
    settings.VAR_DIR = tmp_path
    answer = client.post("/api/lead/submit", GOOD, content_type="application/json")
    return str(answer.json()["data"][0]["Id"])


def photo() -> bytes:
    file = BytesIO()
    Image.new("RGB", (120, 120)).save(file, "JPEG")
    return file.getvalue()


def test_all_other_calls_are_looked_at() -> None:
    assert len(LEADS) == 17
    assert {operation.path for operation in operations_under(*CREATE)} == set(CREATE)


@pytest.mark.parametrize(("operation", "mode"), cases_of(LEADS))
@EXAMPLES
@given(data=st.data())
def test_a_lead_call_answers_by_its_schema(operation: Any, mode: Any, lead_id: str, data: Any) -> None:
    case = data.draw(operation.as_strategy(generation_mode=mode))
    if operation.path in CREATE and isinstance(case.body, dict) and data.draw(st.booleans()):
        case.body |= GOOD  # else hardly a record passes the rules of its form
    if data.draw(st.booleans()):
        if isinstance(case.body, dict) and "leadId" in case.body:
            case.body["leadId"] = lead_id
        if "leadId" in (case.query or {}):
            case.query["leadId"] = lead_id
    body = photo() if operation.path == "/api/lead/photo" and data.draw(st.booleans()) else None
    MEMORY.clear()
    check_answer(case, KEYS if data.draw(st.booleans()) else {}, body)
