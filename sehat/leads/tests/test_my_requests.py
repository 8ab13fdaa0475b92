"""My requests: what the patient who is logged in sent, and nobody else's."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest
from django.conf import settings
from django.test import Client
from django.utils import timezone

from sehat.core.ids import new_lead_id
from sehat.core.models import AuditEvent
from sehat.directory.models import Doctor, Hospital
from sehat.leads.models import Lead, OutboxRow
from sehat.leads.requests.status import asked_for
from sehat.leads.tests.conftest import Submit
from sehat.patients.models import Patient, Token
from sehat.patients.sessions import issue_token, name_from_requests
from sehat.patients.tests.browser import LOGIN, SIGNUP, Browser
from sehat.patients.tests.conftest import Phone, phone

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse as Response

__all__ = ["phone"]
pytestmark = pytest.mark.django_db
PATH = "/api/lead/requests"


def logged_in(mobile: str) -> Client:
    patient = Patient.objects.create(mobile=mobile)
    return Client(headers={"Authorization": issue_token(patient), "Sec-Fetch-Site": "same-origin"})


@pytest.fixture
def patient(lead: Lead) -> Client:
    return logged_in(lead.country_code + lead.mobile)


def wish(client: Client, lead_id: str, wish: str, **more: Any) -> Response:
    return client.post(PATH, {"id": lead_id, "wish": wish, **more}, content_type="application/json")


def test_a_patient_sees_the_requests_of_their_number_newest_first(
    patient: Client, lead: Lead, submit: Submit
) -> None:
    newer = submit(QueryData="Another question").json()["data"][0]["Id"]
    submit(MobileNoData="9876543299")
    answer = patient.get(PATH)
    shown = answer.json()["data"]["requests"]
    assert [row["id"] for row in shown] == [newer, lead.pk]
    assert shown[1] == {
        "id": lead.pk,
        "reference": lead.reference,
        "sentAt": lead.created_at.isoformat(),
        "about": "Gallbladder Removal",
        "doctor": "",
        "place": "Delhi NCR",
        "question": "Ultrasound shows a 9 mm stone. Do I need surgery?",
        "stage": "new",
        "isOpen": True,
        "isStopped": False,
        "callTime": "",
        "promise": settings.CALLBACK_PROMISE,
    }
    assert answer.headers["Cache-Control"] == "no-store"


def test_the_number_is_one_however_long_its_country_code(submit: Submit) -> None:
    sent = submit(countryCode="+971", MobileNoData="501234567").json()["data"][0]["Id"]
    shown = logged_in("+971501234567").get(PATH).json()["data"]["requests"]
    assert [row["id"] for row in shown] == [sent]
    assert logged_in("+97150123456").get(PATH).json()["data"]["requests"] == []


def test_doctor_and_hospital_are_called_as_on_their_pages(patient: Client, lead: Lead) -> None:
    doctor, hospital = Doctor.objects.get(slug="dr-kavita-raghunathan"), Hospital.objects.all()[0]
    Hospital.objects.filter(pk=hospital.pk).update(name_hi="निर्मल अस्पताल")
    Lead.objects.filter(pk=lead.pk).update(doctor=doctor, hospital=hospital)
    [hindi], [english] = (
        patient.get(PATH + also).json()["data"]["requests"] for also in ("?language=hi", "")
    )
    assert (hindi["doctor"], hindi["place"]) == ("डॉ. कविता रघुनाथन", "निर्मल अस्पताल, दिल्ली एनसीआर")
    assert (english["doctor"], english["place"]) == (doctor.name, f"{hospital.name}, Delhi NCR")
    asked = asked_for(Lead.objects.get(pk=lead.pk), "hi")
    assert (asked.doctor, asked.place) == (hindi["doctor"], hindi["place"])


def test_a_suspect_sees_what_anyone_sees(patient: Client, lead: Lead) -> None:
    Lead.objects.update(status=Lead.Status.SPAM)
    assert patient.get(PATH).json()["data"]["requests"][0]["stage"] == "new"


def test_a_guest_is_asked_to_log_in(client: Client, lead: Lead) -> None:
    assert client.get(PATH).status_code == 401
    assert wish(client, lead.pk, "withdraw").status_code == 401
    lead.refresh_from_db()
    assert lead.status == "new"


def test_the_list_is_two_queries_however_long(
    patient: Client, submit: Submit, django_assert_num_queries: Any
) -> None:
    for number in range(5):
        submit(QueryData=f"Question {number}")
    with django_assert_num_queries(2):  # the session with its patient, and the requests
        assert len(patient.get(PATH).json()["data"]["requests"]) == 6


def test_the_call_is_moved_contact_stopped_and_the_request_withdrawn(patient: Client, lead: Lead) -> None:
    OutboxRow.objects.update(state="sent", is_offered=True)
    moved = wish(patient, lead.pk, "call", callTime="Later 4-8").json()["data"]["requests"][0]
    assert moved["callTime"] == "Later 4-8"
    stopped = wish(patient, lead.pk, "stop").json()["data"]["requests"][0]
    assert (stopped["isStopped"], stopped["isOpen"]) == (True, True)
    ended = wish(patient, lead.pk, "withdraw").json()["data"]["requests"][0]
    assert (ended["stage"], ended["isOpen"]) == ("withdrawn", False)
    assert OutboxRow.objects.get().state == "waiting"  # the CRM hears of it
    by = set(AuditEvent.objects.filter(subject=f"lead {lead.pk}").values_list("by", flat=True))
    assert by == {"visitor", str(Patient.objects.get())}


@pytest.mark.parametrize("kind", ["call", "stop", "withdraw"])
def test_nobody_changes_what_another_sent(lead: Lead, kind: str) -> None:
    stranger = logged_in("+919876500000")
    theirs = wish(stranger, lead.pk, kind, callTime="Now")
    nobodys = wish(stranger, new_lead_id(), kind, callTime="Now")
    assert theirs.status_code == 404
    assert theirs.content == nobodys.content
    lead.refresh_from_db()
    assert (lead.status, lead.do_not_contact, lead.answers.get("call_time")) == ("new", False, None)


def test_what_is_closed_stays_as_it_is(patient: Client, lead: Lead) -> None:
    Lead.objects.update(status=Lead.Status.CLOSED)
    assert wish(patient, lead.pk, "withdraw").status_code == 409
    lead.refresh_from_db()
    assert lead.status == "closed"


def test_a_change_that_is_refused_says_why_in_the_language_of_the_page(patient: Client, lead: Lead) -> None:
    def told(lead_id: str, wished: str, **more: str) -> str:
        body = {"id": lead_id, "wish": wished, **more}
        answer = patient.post(PATH, body, content_type="application/json", headers={"Accept-Language": "hi"})
        assert answer.status_code in {404, 409}
        return str(answer.json()["status"]["message"])

    assert told("SP-NONE", "stop") == "हमें आपका ऐसा कोई अनुरोध नहीं मिला।"
    Lead.objects.update(do_not_contact=True)
    assert told(lead.pk, "call", callTime="Later 4-8").startswith("आपने इस अनुरोध पर संपर्क न करने को कहा था")
    Lead.objects.update(status=Lead.Status.CLOSED)
    assert told(lead.pk, "withdraw") == "यह अनुरोध बंद हो चुका है: अब इसे बदला नहीं जा सकता।"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"wish": "call", "callTime": "at night"}, "callTime"),
        ({"wish": "dance"}, "wish"),
        ({"wish": "stop", "id": "x" * 41}, "id"),
        ({"wish": "stop", "id": "\x00"}, "id"),
    ],
)
def test_nonsense_is_refused_by_field(patient: Client, lead: Lead, body: dict[str, str], field: str) -> None:
    answer = patient.post(PATH, {"id": lead.pk} | body, content_type="application/json")
    assert answer.status_code == 422
    assert answer.json()["error"][0]["field"] == field


def test_changes_are_limited(patient: Client, lead: Lead) -> None:
    codes = [wish(patient, lead.pk, "call", callTime="Now").status_code for _ in range(45)]
    assert codes[:20] == [200] * 20
    assert 429 in codes


@pytest.mark.usefixtures("renderer")
@pytest.mark.parametrize("path", ["/my-requests", "/hi/my-requests"])
def test_the_page_is_the_same_for_everyone_and_not_indexed(patient: Client, lead: Lead, path: str) -> None:
    answer = patient.get(path)
    assert answer.content == Client().get(path).content
    assert answer.headers["X-Page"] == "cache"
    assert 'name="robots" content="noindex"' in answer.content.decode()
    assert lead.reference not in answer.content.decode()


def test_who_has_told_their_name_is_not_asked_for_it_again(lead: Lead, submit: Submit) -> None:
    submit(NameData="Asha Devi")
    patient = Patient.objects.create(mobile=lead.country_code + lead.mobile)
    name_from_requests(patient)
    assert Patient.objects.get(pk=patient.pk).name == "Asha Devi"


def test_a_former_owner_of_the_number_gives_no_name(lead: Lead, submit: Submit) -> None:
    submit(NameData="Asha Devi")
    Lead.objects.update(created_at=timezone.now() - timedelta(days=200))
    patient = Patient.objects.create(
        mobile=lead.country_code + lead.mobile, requests_since=timezone.now() - timedelta(days=180)
    )
    name_from_requests(patient)
    assert patient.name == ""


def test_a_name_the_patient_has_set_stays_and_a_stranger_has_none(lead: Lead) -> None:
    patient = Patient.objects.create(mobile=lead.country_code + lead.mobile, name="A. Devi")
    stranger = Patient.objects.create(mobile="+919811199998")
    for each in (patient, stranger):
        name_from_requests(each)
    assert [patient.name, stranger.name] == ["A. Devi", ""]


class TestANumberThatChangedHands:
    """India gives a number that was given up to somebody else within months."""

    def test_shows_a_session_of_long_ago_no_request_as_old(self, lead: Lead, submit: Submit) -> None:
        session = logged_in(lead.country_code + lead.mobile)
        later = submit(QueryData="Another question").json()["data"][0]["Id"]
        Lead.objects.filter(pk=lead.pk).update(created_at=timezone.now() - timedelta(days=190))
        Token.objects.update(login_at=timezone.now() - timedelta(days=181))
        shown = session.get(PATH).json()["data"]
        assert [row["id"] for row in shown["requests"]] == [later]
        assert shown["hasOlder"] is True
        assert wish(session, lead.pk, "withdraw").status_code == 404

    def test_shows_a_session_of_late_all_of_them(self, lead: Lead) -> None:
        session = logged_in(lead.country_code + lead.mobile)
        Lead.objects.update(created_at=timezone.now() - timedelta(days=190))
        Token.objects.update(login_at=timezone.now() - timedelta(days=179))
        shown = session.get(PATH).json()["data"]
        assert ([row["id"] for row in shown["requests"]], shown["hasOlder"]) == ([lead.pk], False)

    def test_shows_its_new_owner_none_of_the_old_ones_and_ends_the_old_session(
        self, lead: Lead, phone: Phone
    ) -> None:
        mobile = lead.country_code + lead.mobile
        former = logged_in(mobile)
        long_ago = timezone.now() - timedelta(days=200)
        Patient.objects.update(last_login_at=long_ago)
        Lead.objects.update(created_at=long_ago)
        number = {"mobileNo": lead.mobile, "countryCode": "91"}
        owner = Browser(phone)
        owner.post(SIGNUP, **number)
        owner.post(LOGIN, otp=phone.code(), **number)
        assert owner.client.get(PATH).json()["data"]["requests"] == []
        assert former.get(PATH).status_code == 401
