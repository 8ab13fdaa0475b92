"""A number that was proved by a code, and one that was not: both requests are taken (decisions 2.12)."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from sehat.leads.models import Lead
from sehat.leads.tests.conftest import GOOD, Submit
from sehat.patients.tests.conftest import Phone

pytestmark = pytest.mark.django_db
WITH_CODE: dict[str, Any] = {"leadFormVariant": "0", "leadFormKeys": ["FormOTPField"]}
NUMBER = {"mobileNo": GOOD["MobileNoData"], "countryCode": "91"}


def call(client: Client, name: str, **body: Any) -> int:
    path = f"/lead/v1/authenticate/{name}"
    return client.post(path, NUMBER | body, content_type="application/json").status_code


def lead_of(answer: Any) -> Lead:
    return Lead.objects.get(pk=answer.json()["data"][0]["Id"])


def test_a_right_code_marks_the_request_verified(client: Client, submit: Submit, phone: Phone) -> None:
    assert call(client, "generateotp", resend=0) == 200
    assert call(client, "verifyotp", otp=phone.code()) == 200
    assert lead_of(submit(**WITH_CODE)).is_verified


def test_without_a_code_it_is_taken_unverified(submit: Submit) -> None:
    assert not lead_of(submit(**WITH_CODE)).is_verified


def test_a_code_that_was_only_sent_verifies_nothing(client: Client, submit: Submit, phone: Phone) -> None:
    call(client, "generateotp", resend=0)
    assert not lead_of(submit(**WITH_CODE)).is_verified


def test_another_number_is_not_verified_with_it(client: Client, submit: Submit, phone: Phone) -> None:
    call(client, "generateotp", resend=0)
    call(client, "verifyotp", otp=phone.code())
    assert not lead_of(submit(**WITH_CODE, MobileNoData="9876500000")).is_verified


def test_a_form_that_asks_for_no_code_is_taken_unverified(
    client: Client, submit: Submit, phone: Phone
) -> None:
    call(client, "generateotp", resend=0)
    call(client, "verifyotp", otp=phone.code())
    assert not lead_of(submit()).is_verified
