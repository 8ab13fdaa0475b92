"""What a request says later than it was sent: after its hour, after a wish, after it was erased."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, get_args

import pytest
from django.test import Client
from django.utils import timezone

from sehat.directory.models import Hospital
from sehat.leads.actions import change_call_time, release_lead
from sehat.leads.callbacks.promises import WINDOWS
from sehat.leads.delivery import claim
from sehat.leads.models import Appointment, Callback, Lead, OutboxRow
from sehat.leads.pages.status import status_page
from sehat.leads.requests.by_number import blank_expired, erase_leads, withdraw_consents
from sehat.leads.requests.status import calendar_path, coming_call, status_path
from sehat.leads.schemas import Wish
from sehat.leads.tests.conftest import GOOD, Submit
from sehat.leads.tests.test_html_form import FORM
from sehat.leads.tests.test_my_requests import logged_in
from sehat.leads.tests.test_my_requests import wish as patient_wish
from sehat.leads.wire.crm_record import crm_record

pytestmark = pytest.mark.django_db
NUMBER = f"+91{GOOD['MobileNoData']}"


@pytest.fixture
def lead(submit: Submit) -> Lead:
    return sent(submit)


def sent(submit: Submit, **changes: Any) -> Lead:
    return Lead.objects.get(pk=submit(**changes).json()["data"][0]["Id"])


def days_ago(lead: Lead, days: int) -> Lead:
    """The same, had it been sent then."""
    Lead.objects.filter(pk=lead.pk).update(created_at=lead.created_at - timedelta(days=days))
    call = Callback.objects.get(pk=lead.pk)
    names = ("not_before", "due_at", "target_at")
    moved = {name: getattr(call, name) - timedelta(days=days) for name in names}
    Callback.objects.filter(pk=lead.pk).update(**moved)
    return Lead.objects.get(pk=lead.pk)


@pytest.mark.parametrize("window", WINDOWS)
def test_a_window_that_is_over_is_offered_for_no_calendar(
    client: Client, submit: Submit, window: str
) -> None:
    """The page was sorry to be late, and offered the hour that had passed for the calendar."""
    lead = sent(submit, Callback_Input=window)
    assert coming_call(lead) is not None
    late = days_ago(lead, 3)
    assert (coming_call(late), calendar_path(late)) == (None, None)
    assert client.get(f"{status_path(late.pk)}/call.ics").status_code == 404


def test_a_new_window_is_offered_again_after_one_that_is_over(submit: Submit) -> None:
    lead = days_ago(sent(submit, Callback_Input="Later 9-12"), 3)
    assert change_call_time(by="patient", lead_id=lead.pk, call_time="Later 4-8")
    again = coming_call(Lead.objects.get(pk=lead.pk))
    assert again is not None
    assert again.by > timezone.now()


@pytest.mark.usefixtures("renderer")
def test_who_wants_no_contact_is_promised_no_call_from_a_page_from_before(client: Client, lead: Lead) -> None:
    """It said by when we call, and nobody would."""
    path = status_path(lead.pk)
    client.post(path, {"wish": "stop"})
    answer = client.post(path, {"wish": "call", "callNowLaterField": "Later 9-12"})
    assert answer.headers["Location"] == path
    lead.refresh_from_db()
    assert (lead.do_not_contact, lead.call_time) == (True, "")


def test_nor_in_my_requests(lead: Lead) -> None:
    patient = logged_in(NUMBER)
    patient_wish(patient, lead.pk, "stop")
    answer = patient_wish(patient, lead.pk, "call", callTime="Later 9-12")
    assert answer.status_code == 409
    assert answer.json()["error"][0]["message"].startswith("You asked for no contact")
    assert Lead.objects.get(pk=lead.pk).call_time == ""
    assert patient_wish(patient, lead.pk, "withdraw").status_code == 200


def visit_of(lead: Lead) -> None:
    Appointment.objects.create(
        lead=lead, starts_at=timezone.now(), place="Rao Clinic, Pune", doctor="Dr Rao", by="agent"
    )


def test_an_erased_request_keeps_no_appointment(lead: Lead) -> None:
    """Where, when and with whom somebody had one was still there."""
    visit_of(lead)
    erase_leads(by="patient", e164=NUMBER, until=timezone.now())
    assert not Appointment.objects.filter(lead=lead).exists()


def test_the_appointment_of_somebody_else_stays(lead: Lead, submit: Submit) -> None:
    other = sent(submit, MobileNoData="9876500000")
    visit_of(other)
    erase_leads(by="patient", e164=NUMBER, until=timezone.now())
    assert Appointment.objects.filter(lead=other).exists()


def test_a_request_whose_time_is_over_keeps_no_appointment(lead: Lead) -> None:
    visit_of(lead)
    day = timezone.now() + timedelta(days=1)
    assert blank_expired(by="worker", spam_before=day, closed_before=day, before=day, limit=9) == 1
    assert not Appointment.objects.exists()


@pytest.mark.parametrize(
    ("treatment", "emergency"), [("severe chest pain and sweating", "heart"), ("Angioplasty", "")]
)
def test_a_treatment_that_a_later_step_tells_in_own_words_may_be_an_emergency(
    client: Client, lead: Lead, treatment: str, emergency: str
) -> None:
    """Only the question of a later step was looked at; of the first step both are."""
    later = {"leadId": lead.pk, "MobileNoData": GOOD["MobileNoData"], "ProcedureNameData": treatment}
    answer = client.post("/lead/v1/admin/webleadcreate", later, content_type="application/json")
    assert answer.status_code == 200
    lead.refresh_from_db()
    assert lead.emergency == emergency
    assert bool(answer.json()["data"][0]["Emergency"]) == bool(emergency)
    assert Callback.objects.get(pk=lead.pk).is_urgent == bool(emergency)


@pytest.mark.usefixtures("renderer")
@pytest.mark.parametrize(
    ("city", "where"), [("Delhi NCR", "delhi-ncr"), ("Mumbai", "mumbai"), ("bombay", "mumbai")]
)
def test_of_hospitals_of_one_name_that_of_the_city_is_meant(client: Client, city: str, where: str) -> None:
    """The CRM was told of the one in another city."""
    name = "City Hospital"
    for slug in ("delhi-ncr", "mumbai"):
        first = Hospital.objects.filter(city__slug=slug).values_list("pk", flat=True)[0]
        Hospital.objects.filter(pk=first).update(name=name)
    client.post("/request", FORM | {"cityField": city, "hospital": "city hospital"})
    lead = Lead.objects.get()
    assert lead.hospital is not None
    assert lead.hospital.city.slug == where
    assert crm_record(lead)["Remark"] == ""


@pytest.mark.usefixtures("renderer")
@pytest.mark.parametrize("city", ["Pune", "Other"])
def test_a_hospital_is_known_by_its_name_from_another_city_too(client: Client, city: str) -> None:
    hospital = Hospital.objects.filter(city__slug="mumbai")[0]
    client.post("/request", FORM | {"cityField": city, "hospital": hospital.name})
    assert Lead.objects.get().hospital == hospital


@pytest.mark.usefixtures("renderer")
@pytest.mark.parametrize(
    ("changes", "shown"),
    [
        ({"answers": {"call_time": "Later 4-8"}}, {"call", "survey"}),
        ({"answers": {"call_time": "Later 4-8"}, "do_not_contact": True}, {"stop", "survey"}),
        ({"answers": {"call_time": "Later 4-8"}, "status": Lead.Status.CLOSED}, {"survey"}),
        ({"answers": {"call_time": ""}}, {"survey"}),
        ({"status": Lead.Status.WITHDRAWN, "do_not_contact": True}, {"stop", "withdraw", "survey"}),
    ],
)
def test_a_page_that_is_loaded_again_confirms_only_what_still_holds(
    client: Client, lead: Lead, changes: dict[str, Any], shown: set[str]
) -> None:
    """“We will call you at this time” stood there also after contact was stopped in another tab."""
    Lead.objects.filter(pk=lead.pk).update(**changes)
    path = status_path(lead.pk)
    said = {wish for wish in get_args(Wish) if b'id="done"' in client.get(f"{path}?done={wish}").content}
    assert said == shown


@pytest.mark.parametrize(
    ("again", "left"),
    [
        ({"consentWhatsapp": True}, ["sharing"]),
        ({"consentSharing": True}, ["WhatsApp"]),
        ({"consentWhatsapp": True, "consentSharing": True}, []),
        ({"QueryData": "More of it"}, ["WhatsApp", "sharing"]),
    ],
)
def test_a_consent_that_is_given_again_is_no_longer_called_withdrawn(
    client: Client, submit: Submit, again: dict[str, Any], left: list[str]
) -> None:
    """The CRM was told of one request that WhatsApp is allowed and that it was withdrawn."""
    lead = sent(submit, consentWhatsapp=True, consentSharing=True)
    withdraw_consents(by="patient", e164=NUMBER, whatsapp=True, sharing=True)
    later = {"leadId": lead.pk, "MobileNoData": GOOD["MobileNoData"]} | again
    client.post("/lead/v1/admin/webleadcreate", later, content_type="application/json")
    lead.refresh_from_db()
    told = crm_record(lead)
    assert lead.consents_withdrawn == left
    assert told["Remark"] == "; ".join(f"{one} withdrawn" for one in left)
    assert told["consentWhatsapp"] == ("WhatsApp" not in left)
    assert told["consentSharing"] == ("sharing" not in left)


class TestSpamWhoseTimeIsOver:
    """Blanked, it counted as a request that was withdrawn: reports of a month rose when it was long over."""

    @pytest.fixture
    def spam(self, lead: Lead) -> Lead:
        Lead.objects.filter(pk=lead.pk).update(status="spam")
        return lead

    def expire(self) -> None:
        day = timezone.now() + timedelta(days=1)
        assert blank_expired(by="worker", spam_before=day, closed_before=day, before=day, limit=9) == 1

    def test_stays_spam_and_nobody_releases_it(self, spam: Lead) -> None:
        self.expire()
        spam.refresh_from_db()
        assert (spam.status, spam.mobile, spam.erased_at is None) == ("spam", "", False)
        assert not release_lead(by="meena", lead_id=spam.pk)

    def test_is_over_for_who_still_has_its_page(self, client: Client, spam: Lead) -> None:
        self.expire()
        spam.refresh_from_db()
        page = status_page(spam, "en")
        assert (page.stage, page.is_open, page.calendar_url) == ("withdrawn", False, None)
        wish = {"wish": "call", "callNowLaterField": "Now"}
        assert "done" not in client.post(status_path(spam.pk), wish).headers["Location"]

    def test_is_told_to_a_crm_that_has_it(self, spam: Lead) -> None:
        OutboxRow.objects.filter(lead=spam).update(is_offered=True, state="sent")
        self.expire()
        [row] = claim(9)
        assert row.lead_id == spam.pk
        assert crm_record(row.lead)["Remark"] == "erased"
