"""Erasures at /cms: when, for whom and by whom, never what it was; and one begun for a caller."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.conf import settings
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from sehat.core.models import AuditEvent
from sehat.core.rate_limits import within_limit
from sehat.desk.delivery import delivery_state
from sehat.desk.erasures import ErasureForm
from sehat.desk.tests.waiting import waiting
from sehat.leads.models import Callback, Lead, OutboxRow
from sehat.rights.actions import erase_due, request_erasure
from sehat.rights.models import Erasure
from sehat.rights.proofs import CALLS_A_MINUTE, DataSubject
from sehat.rights.retention import prune_expired
from sehat.staff.tests.people import someone_of

pytestmark = pytest.mark.django_db
ERASURES = "/cms/erasures/"


@pytest.fixture
def lata(client: Client) -> Client:
    client.force_login(someone_of("Lead managers", "lata"))
    return client


def subject_of(lead: Lead) -> DataSubject:
    return DataSubject(lead.country_code + lead.mobile, None)


def begin(client: Client, reference: str, **changes: str) -> str:
    body = {"reference": reference, "has_asked": "on"} | changes
    sent = {name: value for name, value in body.items() if value}
    return client.post(f"{ERASURES}begin/", sent, follow=True).content.decode()


def make_due() -> None:
    Erasure.objects.update(due_at=timezone.now())
    erase_due(by="erase_due")


def test_what_a_patient_asked_for_is_listed_without_what_it_was(lata: Client) -> None:
    lead = waiting()
    subject = subject_of(lead)
    request_erasure(by=str(subject), subject=subject)
    page = lata.get(ERASURES).content.decode()
    assert str(subject) in page
    assert "<td>patient</td>" in page
    assert "will be erased on" in page
    make_due()
    page = lata.get(ERASURES).content.decode()
    for words in (lead.reference, "asked for by patient", "erased on"):
        assert words in page
    for personal in ("Patient 1", "9810000001"):
        assert personal not in page
    assert AuditEvent.objects.filter(by="lata", action="erasures listed").count() == 2


def test_what_went_because_its_time_was_over_says_so(lata: Client) -> None:
    lead = waiting()
    Lead.objects.update(created_at=timezone.now() - timedelta(days=settings.REQUESTS_KEPT_DAYS + 1))
    prune_expired(by="prune_expired")
    page = lata.get(ERASURES).content.decode()
    assert lead.reference in page
    assert "its time was over" in page


def test_one_is_begun_for_a_caller_as_the_patients_own(lata: Client) -> None:
    lead = waiting()
    assert "will be erased on" in begin(lata, lead.reference.lower())
    lead.refresh_from_db()
    assert lead.do_not_contact
    assert not Callback.objects.get(lead=lead).is_open
    event = AuditEvent.objects.get(action="erasure asked")
    assert (event.by, event.subject) == ("lata", str(subject_of(lead)))
    assert "<td>lata</td>" in lata.get(ERASURES).content.decode()
    make_due()
    lead.refresh_from_db()
    assert (lead.name, lead.mobile) == ("", "")
    assert AuditEvent.objects.get(action="lead erased").details["asked_by"] == "lata"
    assert "asked for by lata" in lata.get(ERASURES).content.decode()


def look(client: Client, reference: str) -> str:
    return client.post(f"{ERASURES}look/", {"reference": reference}).content.decode()


def test_whose_it_is_and_how_much_goes_is_shown_before_the_box_is_ticked(lata: Client) -> None:
    """A reference that was misheard erased somebody else."""
    page = lata.get(ERASURES).content.decode()
    assert 'name="reference"' in page
    assert "has_asked" not in page
    first, _ = waiting(), waiting()
    waiting(2)
    page = look(lata, first.reference.lower())
    assert "+91 98••••••01" in page
    assert "2 requests" in page
    assert 'name="has_asked"' in page
    assert not [word for word in (first.mobile, first.name) if word in page]
    assert not Erasure.objects.exists()
    assert AuditEvent.objects.filter(by="lata", action="lead viewed", subject=f"lead {first.pk}").exists()
    begin(lata, first.reference)
    assert Erasure.objects.count() == 1


def test_who_forgets_the_box_still_sees_whose_it_is(lata: Client) -> None:
    page = begin(lata, waiting().reference, has_asked="")
    for words in ("Who asks must hold the number", "+91 98••••••01", "1 request "):
        assert words in page


def test_a_reference_of_nobody_is_asked_for_again(lata: Client) -> None:
    page = look(lata, "SP-0000-0000")
    assert "No request has this reference" in page
    assert "has_asked" not in page


def test_who_asks_again_later_is_told_apart(lata: Client) -> None:
    begin(lata, waiting().reference)
    make_due()
    subject = subject_of(waiting())
    request_erasure(by=str(subject), subject=subject)
    page = lata.get(ERASURES).content.decode()
    assert (page.count("<td>lata</td>"), page.count("<td>patient</td>")) == (1, 1)


def test_many_are_listed_with_as_many_queries_as_one(lata: Client) -> None:
    def queries() -> int:
        with CaptureQueriesContext(connection) as caught:
            lata.get(ERASURES)
        return len(caught)

    for number in range(1, 9):
        begin(lata, waiting(number).reference)
        if number == 1:
            make_due()
            queries()
            one = queries()
    make_due()
    assert queries() == one


def test_begun_twice_it_is_one(lata: Client) -> None:
    lead = waiting()
    begin(lata, lead.reference)
    begin(lata, lead.reference)
    assert Erasure.objects.count() == 1


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"reference": ""}, "This field is required."),
        ({"reference": "SP-"}, "No request has this reference"),
        ({"reference": "SP-0000-0000"}, "No request has this reference"),
        ({"has_asked": ""}, "Who asks must hold the number"),
    ],
)
def test_what_names_nobody_or_nobody_asked_for_is_refused(
    lata: Client, changes: dict[str, str], why: str
) -> None:
    lead = waiting()
    assert why in begin(lata, changes.pop("reference", lead.reference), **changes)
    assert not Erasure.objects.exists()


def test_what_is_erased_is_not_erased_again(lata: Client) -> None:
    lead = waiting()
    begin(lata, lead.reference)
    make_due()
    assert "No request has this reference" in begin(lata, lead.reference)


def test_staff_take_back_what_staff_began_and_nothing_else(lata: Client) -> None:
    begin(lata, waiting().reference)
    subject = subject_of(waiting(2))
    own = request_erasure(by=str(subject), subject=subject)
    begun = Erasure.objects.exclude(pk=own.pk).get()
    assert "It is taken back." in lata.post(f"{ERASURES}{begun.pk}/take-back/", follow=True).content.decode()
    lata.post(f"{ERASURES}{own.pk}/take-back/")
    assert list(Erasure.objects.all()) == [own]
    assert AuditEvent.objects.get(action="erasure taken back").by == "lata"


@pytest.mark.parametrize("role", ["Agents", "Editors"])
def test_who_neither_leads_nor_administers_sees_and_begins_nothing(client: Client, role: str) -> None:
    client.force_login(someone_of(role))
    lead = waiting()
    assert client.get(ERASURES).status_code == 302
    begin(client, lead.reference)
    assert not Erasure.objects.exists()
    assert client.post(f"{ERASURES}look/", {"reference": lead.reference}).status_code == 302
    assert "/cms/erasures/" not in client.get("/cms/").content.decode()


def test_an_administrator_sees_them(client: Client) -> None:
    client.force_login(someone_of("Administrators"))
    assert client.get(ERASURES).status_code == 200
    assert "/cms/erasures/" in client.get("/cms/").content.decode()


def test_a_reference_is_taken_as_it_is_copied_from_a_message() -> None:
    lead = waiting()
    form = ErasureForm({"reference": lead.reference.replace("-", "\u2011").lower(), "has_asked": "on"})
    assert form.is_valid(), form.errors
    assert form.lead == lead


def test_who_begins_too_many_a_minute_waits_and_nothing_is_begun(lata: Client) -> None:
    leads = [waiting(number) for number in range(3)]
    for _ in range(CALLS_A_MINUTE):
        assert within_limit("rights", "lata", limit=CALLS_A_MINUTE, seconds=60)
    assert "Nothing was begun: too many changes." in begin(lata, leads[0].reference)
    assert not Erasure.objects.exists()


def test_what_was_erased_before_the_crm_heard_of_it_is_said_not_to_be_sent(lata: Client) -> None:
    lead = waiting()
    row = OutboxRow.objects.select_related("lead").get(lead=lead)
    assert delivery_state(row).startswith("Waiting")
    begin(lata, lead.reference)
    make_due()
    row = OutboxRow.objects.select_related("lead").get(lead=lead)
    assert delivery_state(row) == "Not sent: it was erased before"
