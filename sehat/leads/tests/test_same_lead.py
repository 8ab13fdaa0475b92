"""One request is one lead, however often it is sent (decisions 2.7)."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from django.db import connection
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from sehat.directory.demo.loader import load_directory
from sehat.directory.models import Doctor, Hospital
from sehat.leads.actions import stop_contact, withdraw_lead
from sehat.leads.models import Lead, OutboxRow
from sehat.leads.requests.by_number import withdraw_consents
from sehat.leads.selectors import newest_receipt
from sehat.leads.tests.conftest import GOOD, Submit
from sehat.leads.wire.crm_record import crm_record


def lead_id(answer: object) -> str:
    value: str = answer.json()["data"][0]["Id"]  # type: ignore[attr-defined]
    return value


@pytest.mark.django_db
def test_the_same_key_gives_the_same_lead(submit: Submit) -> None:
    assert lead_id(submit(key="form-1")) == lead_id(submit(key="form-1"))
    assert Lead.objects.count() == OutboxRow.objects.count() == 1


@pytest.mark.django_db
@pytest.mark.parametrize("typed", ["+91 98765 43210", "098765-43210", "९८७६५४३२१०"])
def test_a_number_that_is_typed_otherwise_is_the_same(submit: Submit, typed: str) -> None:
    assert lead_id(submit(MobileNoData="9876543210")) == lead_id(submit(MobileNoData=typed))


@pytest.mark.django_db
def test_a_repeat_of_the_same_key_counts_against_no_limit(submit: Submit, settings: Settings) -> None:
    settings.LEADS_PER_ADDRESS_PER_MINUTE = settings.LEADS_PER_ADDRESS_PER_HOUR = 2
    assert len({lead_id(submit(key="form-1")) for _ in range(9)}) == 1
    second = Lead.objects.get(pk=lead_id(submit(key="form-2", QueryData="another")))
    assert (second.flags, second.outbox.state) == ([], "waiting")


@pytest.mark.django_db
@pytest.mark.parametrize("change", [{"MobileNoData": "9876543211"}, {"QueryData": "another question"}])
def test_the_key_of_another_request_is_refused_and_gives_nobody_theirs(
    submit: Submit, change: dict[str, str]
) -> None:
    first = submit(key="form-1")
    other = submit(key="form-1", **change)
    assert other.status_code == 422
    assert other.json()["error"][0]["field"] == "Idempotency-Key"
    assert lead_id(first) not in other.content.decode()
    assert Lead.objects.count() == 1


@pytest.mark.django_db
def test_keys_that_only_end_differently_are_two_however_long_they_are(submit: Submit) -> None:
    page = "https://partner.example/forms/gallbladder-removal/delhi-ncr/summer-2026/mount/"
    first, second = submit(key=f"{page}1"), submit(key=f"{page}2", MobileNoData="9876543211")
    assert (first.status_code, second.status_code) == (200, 200)
    assert lead_id(submit(key=f"{page}1")) == lead_id(first) != lead_id(second)


BOTH = {"consentWhatsapp": True, "consentSharing": True}
NONE = {"consentWhatsapp": False, "consentSharing": False}


@pytest.mark.django_db
@pytest.mark.parametrize("key", ["form-1", None])
def test_a_box_that_was_unticked_before_it_was_sent_again_is_unticked(
    submit: Submit, key: str | None
) -> None:
    """The first answer was lost: the visitor looked at the form again, and thought better of it."""
    first = lead_id(submit(key=key, **BOTH))
    assert lead_id(submit(key=key, **NONE)) == first
    lead = Lead.objects.get()
    newest = newest_receipt(lead)
    assert newest is not None
    assert (newest.whatsapp_updates, newest.share_with_hospitals) == (False, False)
    assert lead.consents_withdrawn == ["WhatsApp", "sharing"]
    assert lead.consents.count() == 2  # what was given before stays as its proof
    record = crm_record(lead)
    assert (record["consentWhatsapp"], record["consentSharing"]) == (False, False)


@pytest.mark.django_db
def test_a_box_that_is_ticked_before_it_is_sent_again_is_ticked(submit: Submit) -> None:
    for boxes in (BOTH, NONE, BOTH, BOTH):
        submit(key="form-1", **boxes)
    lead = Lead.objects.get()
    newest = newest_receipt(lead)
    assert newest is not None
    assert (newest.whatsapp_updates, newest.share_with_hospitals) == (True, True)
    assert lead.consents_withdrawn == []
    assert lead.consents.count() == 3


@pytest.mark.django_db
@pytest.mark.parametrize("again", [BOTH, NONE, {"consentWhatsapp": True, "consentSharing": False}])
def test_what_was_withdrawn_meanwhile_is_given_back_by_no_repeat(
    submit: Submit, again: dict[str, bool]
) -> None:
    submit(key="form-1", **BOTH)
    lead = Lead.objects.get()
    withdraw_consents(by="patient", e164=f"+91{lead.mobile}", whatsapp=True, sharing=False)
    submit(key="form-1", **again)
    newest = newest_receipt(lead)
    assert newest is not None
    assert (newest.whatsapp_updates, newest.share_with_hospitals) == (False, again["consentSharing"])
    lead.refresh_from_db()
    assert "WhatsApp" in lead.consents_withdrawn


@pytest.mark.django_db
def test_what_was_taken_back_agrees_to_nothing_when_its_form_comes_again(submit: Submit) -> None:
    submit(key="form-1", **NONE)
    Lead.objects.update(status="withdrawn")
    submit(key="form-1", **BOTH)
    assert Lead.objects.get().consents.count() == 1


@pytest.mark.django_db
@pytest.mark.parametrize("whom", ["docotrid", "hospitalid"])
def test_two_doctors_or_hospitals_are_two_requests(submit: Submit, whom: str) -> None:
    rows = Doctor.objects if whom == "docotrid" else Hospital.objects
    first, second = rows.values_list("pk", flat=True)[:2]
    assert lead_id(submit(None, **{whom: first})) != lead_id(submit(None, **{whom: second}))


@pytest.mark.django_db
def test_two_forms_are_two_leads(submit: Submit) -> None:
    assert lead_id(submit(key="form-1")) != lead_id(submit(key="form-2"))


@pytest.mark.django_db
def test_without_a_key_the_same_answers_within_a_minute_are_one_lead(submit: Submit) -> None:
    first = lead_id(submit())
    assert lead_id(submit()) == first
    assert lead_id(submit(QueryData="Another question")) != first
    Lead.objects.filter(pk=first).update(created_at=timezone.now() - timedelta(seconds=61))
    assert lead_id(submit()) != first


@pytest.fixture
def cities() -> None:
    """Tests with real transactions begin with empty tables."""
    load_directory(report=lambda _: None)


@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("cities")
@pytest.mark.parametrize("key", ["one-form", None])
def test_ten_equal_requests_at_once_are_one_lead(key: str | None) -> None:
    headers = {"Idempotency-Key": key} if key else {}

    def send(_: int) -> str:
        try:
            return lead_id(
                Client().post("/api/lead/submit", GOOD, content_type="application/json", headers=headers)
            )
        finally:
            connection.close()

    with ThreadPoolExecutor(10) as pool:
        ids = set(pool.map(send, range(10)))
    assert len(ids) == 1
    assert Lead.objects.count() == 1


@pytest.mark.django_db
@pytest.mark.parametrize("change", [withdraw_lead, stop_contact])
def test_what_was_taken_back_is_no_longer_the_same_request(
    submit: Submit, change: Callable[..., bool]
) -> None:
    first = lead_id(submit())
    change(by="patient", lead_id=first)
    second = Lead.objects.get(pk=lead_id(submit()))
    assert (second.pk == first, second.status, second.do_not_contact) == (False, "new", False)
