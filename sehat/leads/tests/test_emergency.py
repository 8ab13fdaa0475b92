"""A request whose own words tell of an emergency: taken, marked, and its visitor told at once."""

from __future__ import annotations

import json

import pytest
from django.test import Client

from sehat.core.models import AuditEvent
from sehat.leads.models import Lead
from sehat.leads.tests.conftest import Submit
from sehat.leads.tests.test_html_form import FORM
from sehat.leads.wire.crm_record import crm_record
from sehat.rendering.tests.reading import links, page_at

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("words", "category"),
    [
        ("My father has chest pain since an hour", "heart"),
        ("papa ko saans nahi aa rahi", "breathing"),
        ("मुझे जीना नहीं है", "self-harm"),
    ],
)
def test_it_is_taken_and_marked_and_answered(submit: Submit, words: str, category: str) -> None:
    created = submit(QueryData=words).json()["data"][0]
    lead = Lead.objects.get()
    assert (lead.emergency, lead.question) == (category, words)
    assert "possible emergency: call now" in lead.flags
    assert created["Emergency"]["now"]
    assert "category" not in created["Emergency"]


def test_any_other_request_is_not(submit: Submit) -> None:
    created = submit().json()["data"][0]
    lead = Lead.objects.get()
    assert (lead.emergency, lead.flags, created["Emergency"]) == ("", [], None)


def test_what_is_chosen_from_a_list_tells_of_none(submit: Submit) -> None:
    submit(ProcedureNameData="Angioplasty", QueryData="How long is the stay?", PageNameData="Stroke")
    assert Lead.objects.get().emergency == ""


def test_the_words_stand_in_no_mark_and_no_audit_row(submit: Submit) -> None:
    submit(QueryData="vomiting blood in Karol Bagh")
    lead = Lead.objects.get()
    assert "Karol" not in json.dumps([lead.flags, lead.emergency])
    assert not [one for one in AuditEvent.objects.all() if "blood" in f"{one.action}{one.details}"]


def test_the_crm_is_told_to_call_now(submit: Submit) -> None:
    submit(QueryData="chest pain")
    assert "possible emergency: call now" in json.dumps(crm_record(Lead.objects.get()))


def test_a_later_step_of_the_form_is_looked_at_as_well(client: Client, submit: Submit) -> None:
    lead_id = submit().json()["data"][0]["Id"]
    step = {
        "leadId": lead_id,
        "MobileNoData": "9876543210",
        "countryCode": "+91",
        "QueryData": "chest pain now",
    }
    answer = client.post("/lead/v1/admin/webleadcreate", step, content_type="application/json")
    assert answer.status_code == 200
    assert Lead.objects.get().emergency == "heart"


@pytest.mark.usefixtures("renderer")
def test_without_javascript_the_thank_you_page_says_it_first(client: Client) -> None:
    address = client.post("/request", FORM | {"queryField": "seene me dard ho raha hai"}).headers["Location"]
    assert "heart" not in address
    assert "emergency" not in address
    (box,) = page_at(client, address).css("main [role=alert]")
    assert links(box, "a") == ["tel:112", "tel:108"]


@pytest.mark.usefixtures("renderer")
def test_in_hindi_it_is_said_in_hindi(client: Client) -> None:
    address = client.post("/hi/request", FORM | {"queryField": "साँस नहीं आ रही"}).headers["Location"]
    (title,) = page_at(client, address).css("main [role=alert] h2")
    assert "साँस" in title.text()


@pytest.mark.usefixtures("renderer")
def test_any_other_thank_you_page_says_nothing_of_it(client: Client) -> None:
    address = client.post("/request", FORM).headers["Location"]
    assert not page_at(client, address).css("main [role=alert]")
