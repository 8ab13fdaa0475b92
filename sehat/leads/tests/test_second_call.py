"""createleadzoho: enriches, wakes the delivery, never fails (decisions 2.8)."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from sehat.core.models import AuditEvent
from sehat.leads.models import Lead, OutboxRow
from sehat.leads.tests.conftest import Submit
from sehat.leads.wire import CrmLead
from sehat.leads.wire.crm_record import crm_record
from sehat.leads.wire.stored import as_sent

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse as Response

pytestmark = pytest.mark.django_db


def enrich(client: Client, lead_id: str, **fields: object) -> Response:
    return client.post(f"/api/lead/createleadzoho?leadId={lead_id}", fields, content_type="application/json")


@pytest.fixture
def lead(submit: Submit) -> Lead:
    return Lead.objects.get(pk=submit(Remark="from the form").json()["data"][0]["Id"])


def test_it_adds_what_is_new_and_keeps_what_is_there(client: Client, lead: Lead) -> None:
    answer = enrich(client, lead.id, TBCLID="tb-1", Remark="from the second call", name="Someone Else")
    lead.refresh_from_db()
    assert answer.json()["status"]["code"] == "200"
    assert lead.attribution["taboola_click_id"] == "tb-1"
    assert lead.attribution["remark"] == "from the form"
    assert lead.name == "Sunita Rao"


def test_it_leaves_no_second_copy_of_the_patient(client: Client, lead: Lead) -> None:
    """One that a correction of the first would miss."""
    told = crm_record(lead)
    before = as_sent(lead)
    enrich(client, lead.id, **{name: told[name] for name in CrmLead.wire_names().values()})
    lead.refresh_from_db()
    assert crm_record(lead) == told
    assert not {"Sunita Rao", "9876543210", lead.question} & set(map(str, as_sent(lead).values()))
    assert as_sent(lead).keys() - before.keys() <= {"entity"}


def test_it_wakes_the_delivery(client: Client, lead: Lead) -> None:
    assert OutboxRow.objects.get(lead=lead).due_at > timezone.now()
    enrich(client, lead.id)
    assert OutboxRow.objects.get(lead=lead).due_at <= timezone.now()


def test_a_second_time_changes_nothing(client: Client, lead: Lead) -> None:
    enrich(client, lead.id, TBCLID="tb-1")
    enrich(client, lead.id, TBCLID="tb-2")
    lead.refresh_from_db()
    assert lead.attribution["taboola_click_id"] == "tb-1"


def test_it_does_not_wake_a_delivery_that_waits_for_its_next_try(client: Client, lead: Lead) -> None:
    later = timezone.now() + timedelta(hours=1)
    OutboxRow.objects.filter(lead=lead).update(attempts=2, due_at=later)
    enrich(client, lead.id)
    assert OutboxRow.objects.get(lead=lead).due_at == later


@pytest.mark.parametrize("way", ["sent", "under way"])
def test_the_crm_is_told_once_more_where_it_was_told_before(client: Client, lead: Lead, way: str) -> None:
    row = OutboxRow.objects.filter(lead=lead)
    if way == "sent":
        row.update(state="sent", attempts=1, crm_id="z1")
    else:
        row.update(attempts=1, leased_until=timezone.now() + timedelta(minutes=1))
    before = row.values("state", "attempts", "due_at", "leased_until").get()
    enrich(client, lead.id, Remark="nothing new")
    assert row.values("state", "attempts", "due_at", "leased_until").get() == before
    enrich(client, lead.id, TBCLID="tb-1")
    told = row.get()
    assert (told.state, told.leased_until) == ("waiting", None)
    assert told.due_at <= timezone.now()


@pytest.mark.parametrize("change", [{"status": "withdrawn"}, {"erased_at": timezone.now()}])
def test_it_adds_nothing_to_a_request_that_was_taken_back(
    client: Client, lead: Lead, change: dict[str, Any]
) -> None:
    Lead.objects.filter(pk=lead.pk).update(**change)
    assert enrich(client, lead.id, TBCLID="tb-1").json()["status"]["code"] == "200"
    lead.refresh_from_db()
    assert "taboola_click_id" not in lead.attribution


@pytest.mark.parametrize("lead_id", ["", "SP-0000-0000-NOBODY", "' OR 1=1 --", "x" * 500])
def test_an_unknown_lead_is_answered_all_the_same(client: Client, lead_id: str) -> None:
    assert enrich(client, lead_id, name="x").json()["status"]["code"] == "200"


def test_beyond_the_limit_of_an_address_it_adds_nothing_and_answers_the_same(
    client: Client, lead: Lead, settings: Settings
) -> None:
    settings.LEADS_PER_ADDRESS_PER_MINUTE = 1
    answers = [enrich(client, lead.id, **{name: "x"}) for name in ("qualifying", "locality")]
    assert [answer.status_code for answer in answers] == [200, 200]
    lead.refresh_from_db()
    assert {"qualifying", "locality"} & as_sent(lead).keys() == {"qualifying"}


@pytest.mark.parametrize(("sent", "stored"), [(True, "Yes"), (False, "No"), ("Yes", "Yes")])
def test_a_yes_or_no_that_comes_as_true_or_false_is_stored_in_words(
    client: Client, lead: Lead, sent: object, stored: str
) -> None:
    """As the first call stores it: the desk and the survey ask for the words."""
    enrich(client, lead.id, IsInsurance=sent, IsConsultwithDoctor=sent)
    lead.refresh_from_db()
    assert (lead.answers["has_insurance"], lead.answers["has_consulted"]) == (stored, stored)


@pytest.fixture
def other(submit: Submit) -> Lead:
    """Another request of the same person, made after it."""
    return Lead.objects.get(pk=submit(QueryData="And how long is the stay?").json()["data"][0]["Id"])


def test_it_adds_to_the_request_that_it_names_and_wakes_no_other(
    client: Client, lead: Lead, other: Lead
) -> None:
    assert lead.pk != other.pk
    before = OutboxRow.objects.get(lead=lead).due_at
    enrich(client, other.pk, TBCLID="tb-1")
    lead.refresh_from_db()
    assert "taboola_click_id" not in lead.attribution
    assert OutboxRow.objects.get(lead=lead).due_at == before
    enrich(client, lead.pk, TBCLID="tb-0")
    told = dict(Lead.objects.values_list("pk", "attribution__taboola_click_id"))
    assert told == {lead.pk: "tb-0", other.pk: "tb-1"}


def test_one_that_waits_for_its_next_try_waits_on_though_another_has_reached_the_crm(
    client: Client, lead: Lead, other: Lead
) -> None:
    later = timezone.now() + timedelta(hours=1)
    OutboxRow.objects.filter(lead=lead).update(attempts=2, due_at=later)
    OutboxRow.objects.filter(lead=other).update(state="sent", attempts=1)
    enrich(client, lead.pk, TBCLID="tb-1")
    row = OutboxRow.objects.get(lead=lead)
    assert (row.attempts, row.due_at) == (2, later)


def test_the_trail_says_by_name_what_it_added_and_nothing_where_that_was_nothing(
    client: Client, lead: Lead
) -> None:
    enrich(client, lead.pk, utm_term="stones", TBCLID="tb-1")
    enrich(client, lead.pk, TBCLID="tb-2")
    event = AuditEvent.objects.get(action="lead enriched")
    assert (event.by, event.subject) == ("visitor", f"lead {lead.pk}")
    assert event.details == {"fields": ["taboola_click_id", "utm_term"]}
