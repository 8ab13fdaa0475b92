"""The patient's own page of a request, and /thankyou in all its forms."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from sehat.core.models import AuditEvent
from sehat.directory.models import Doctor
from sehat.leads.actions import mark_seen, update_status
from sehat.leads.delivery import claim
from sehat.leads.forms.survey import survey_fields
from sehat.leads.models import Appointment, Lead, OutboxRow
from sehat.leads.requests.status import asked_for, status_path
from sehat.leads.tests.conftest import Submit
from sehat.leads.tests.test_html_form import FORM
from sehat.leads.wire.crm_record import crm_record

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]


def words(client: Client, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == 200
    return re.sub(r"<!-- -->", "", answer.content.decode())


def wish(client: Client, lead: Lead, **form: str) -> None:
    answer = client.post(status_path(lead.pk), form)
    assert answer.status_code == 303
    assert answer.headers["Location"].split("?")[0] == status_path(lead.pk)
    lead.refresh_from_db()


def test_the_creation_call_gives_the_address_of_the_page(client: Client, submit: Submit) -> None:
    data = submit().json()["data"][0]
    assert data["StatusUrl"] == status_path(data["Id"])
    assert data["Id"][:12] in words(client, data["StatusUrl"])


@pytest.mark.parametrize(
    ("stage", "said"),
    [
        ("new", "We have your request"),
        ("contacting", "We are trying to reach you"),
        ("qualified", "We understand what you need"),
        ("proposed", "We have suggested doctors"),
        ("confirmed", "Your appointment is confirmed"),
        ("visited", "You have visited the clinic"),
        ("no-show", "The visit did not take place"),
        ("closed", "This request is closed"),
        ("withdrawn", "You have withdrawn this request"),
    ],
)
def test_it_tells_the_stage_and_only_a_confirmed_one_is_an_appointment(
    client: Client, lead: Lead, stage: str, said: str
) -> None:
    Lead.objects.update(status=stage)
    html = words(client, status_path(lead.pk))
    assert said in html
    assert ("appointment is confirmed" in html) is (stage == "confirmed")


def test_a_hindi_request_has_a_hindi_page(client: Client, lead: Lead) -> None:
    Lead.objects.update(language="hi")
    html = words(client, status_path(lead.pk))
    assert '<html lang="hi"' in html
    assert "आपका अनुरोध हमें मिल गया है" in html


def test_it_tells_when_it_was_read_called_and_passed_on_by_role_and_never_by_name(
    client: Client, lead: Lead
) -> None:
    assert "We received your request." in words(client, status_path(lead.pk))
    assert "A care expert read it." not in words(client, status_path(lead.pk))
    mark_seen(by="meena", lead_id=lead.pk)
    update_status(by="meena", lead_id=lead.pk, status="contacting", outcome="no-answer", text="rude")
    OutboxRow.objects.filter(lead=lead).update(sent_at=timezone.now())
    html = words(client, status_path(lead.pk))
    told = ("We received your request.", "A care expert read it.", "could not reach you", "passed it on")
    assert sorted(told, key=html.index) == list(told)
    assert "meena" not in html
    assert "rude" not in html


def test_only_a_confirmed_visit_has_its_day_hour_and_place(client: Client, lead: Lead) -> None:
    day = datetime(2026, 11, 24, 5, tzinfo=UTC)
    Appointment.objects.create(lead=lead, starts_at=day, place="City Hospital, Saket", by="meena")
    assert "City Hospital" not in words(client, status_path(lead.pk))
    Lead.objects.update(status="confirmed")
    assert "24 November 2026, 10:30 am, City Hospital, Saket" in words(client, status_path(lead.pk))
    Lead.objects.update(language="hi")
    assert "24 नवंबर 2026, सुबह 10:30 बजे" in words(client, status_path(lead.pk))


def test_a_suspect_sees_what_anyone_sees(client: Client, lead: Lead) -> None:
    Lead.objects.update(status="spam", flags=["spam: filled in too fast"])
    html = words(client, status_path(lead.pk))
    assert "We have your request" in html
    assert "spam" not in html


def test_it_holds_nothing_personal_and_nobody_keeps_it(client: Client, lead: Lead) -> None:
    answer = client.get(status_path(lead.pk))
    html = answer.content.decode()
    assert lead.mobile not in html
    assert lead.name not in html
    assert answer.headers["Cache-Control"] == "private, no-store"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert answer.headers["X-Robots-Tag"] == "noindex"


@pytest.mark.parametrize("token", ["x", "SP-0000-0000-0000000000000000", "SP-0:forged", "%00", "x" * 900])
def test_an_address_that_was_not_given_out_is_not_found(client: Client, token: str) -> None:
    assert client.get(f"/request/status/{token}").status_code == 404


def test_a_signature_opens_its_own_request_alone(client: Client, lead: Lead) -> None:
    signature = status_path(lead.pk).rsplit(":", 1)[1]
    other = lead.pk[:-1] + ("A" if lead.pk[-1] != "A" else "B")
    assert client.get(f"/request/status/{other}:{signature}").status_code == 404


def test_an_address_that_a_former_key_signed_opens_as_long_as_that_is_named(
    client: Client, lead: Lead, settings: Settings
) -> None:
    address, settings.SECRET_KEY_FALLBACKS = status_path(lead.pk), [settings.SECRET_KEY]
    settings.SECRET_KEY = "another key of quite enough letters for this"
    assert client.get(address).status_code == 200
    assert client.get(status_path(lead.pk)).status_code == 200
    settings.SECRET_KEY_FALLBACKS = []
    assert client.get(address).status_code == 404


def test_the_call_is_moved_to_another_time(client: Client, lead: Lead) -> None:
    wish(client, lead, wish="call", callNowLaterField="Later 4-8")
    assert lead.answers["call_time"] == "Later 4-8"
    wish(client, lead, wish="call", callNowLaterField="at midnight")
    assert lead.answers["call_time"] == "Later 4-8"


def test_contact_stops(client: Client, lead: Lead) -> None:
    wish(client, lead, wish="stop")
    assert lead.do_not_contact
    assert "You asked us not to contact you" in words(client, status_path(lead.pk))
    assert str(crm_record(lead)["Remark"]).endswith("do not contact")


def test_withdrawing_ends_it_before_the_crm_hears_of_it(client: Client, lead: Lead) -> None:
    wish(client, lead, wish="withdraw")
    assert lead.status == "withdrawn"
    OutboxRow.objects.update(due_at=timezone.now() - timedelta(minutes=1))
    assert claim(10) == []
    html = words(client, status_path(lead.pk))
    assert "You have withdrawn this request" in html
    assert (
        "<button"
        not in re.sub(r"<header.*?</header>", "", html, flags=re.S).split("<main")[1].split("</main")[0]
    )
    assert AuditEvent.objects.filter(by="patient", action="lead withdrawn").count() == 1


def test_a_crm_that_has_it_is_told_of_the_end(client: Client, lead: Lead) -> None:
    OutboxRow.objects.update(state="sent", crm_id="crm-1", is_offered=True)
    wish(client, lead, wish="withdraw")
    assert [row.lead_id for row in claim(10)] == [lead.pk]
    assert str(crm_record(lead)["Remark"]).endswith("withdrawn; do not contact")


def test_another_site_changes_nothing(client: Client, lead: Lead) -> None:
    answer = client.post(status_path(lead.pk), {"wish": "withdraw"}, headers={"Sec-Fetch-Site": "cross-site"})
    lead.refresh_from_db()
    assert (answer.status_code, lead.status) == (403, "new")


@pytest.mark.parametrize("form", [{}, {"wish": ""}, {"wish": "delete"}, {"wish": "\x00"}])
def test_an_unknown_wish_changes_nothing(client: Client, lead: Lead, form: dict[str, str]) -> None:
    wish(client, lead, **form)
    assert (lead.status, lead.do_not_contact) == ("new", False)


def test_the_survey_is_saved_onto_the_lead(client: Client, lead: Lead) -> None:
    wish(
        client, lead, wish="survey", isConsultedField="Yes", insuranceType="none of these",
        callNowLaterField="Now",
    )  # fmt: skip
    assert lead.answers["has_consulted"] == "Yes"
    assert lead.answers["call_time"] == "Now"
    assert "insurance_type" not in lead.answers


def test_without_javascript_thankyou_leads_to_the_page(client: Client) -> None:
    answer = client.post("/request", FORM)
    html = words(client, answer.headers["Location"])
    assert f'href="{status_path(Lead.objects.get().pk)}"' in html


def test_the_survey_is_asked_only_when_it_is_wanted(client: Client, lead: Lead) -> None:
    assert 'name="isConsultedField"' not in words(client, "/thankyou")
    token = status_path(lead.pk).rsplit("/", 1)[1]
    html = words(client, f"/thankyou?isquicksurvey=1&status={token}")
    for name in ("isConsultedField", "insuranceType", "callNowLaterField"):
        assert f'name="{name}"' in html
    assert f'action="{status_path(lead.pk)}"' in html


@pytest.mark.parametrize(
    ("has_insurance", "is_asked"), [("No", False), ("Yes", True), (False, False), ("", True)]
)
def test_who_has_no_insurance_is_not_asked_for_its_kind(
    client: Client, lead: Lead, has_insurance: object, is_asked: bool
) -> None:
    """The survey of /thankyou asked for it all the same; an answer by mistake made the request tier 1."""
    lead.answers = {"has_insurance": has_insurance} if has_insurance != "" else {}
    lead.save()
    assert ("insuranceType" in [field.key for field in survey_fields(lead)]) == is_asked
    wish(client, lead, wish="survey", insuranceType="Private Insurance")
    assert (lead.answers.get("insurance_type") == "Private Insurance") == is_asked


def test_the_plan_is_told_only_when_there_is_one(client: Client) -> None:
    assert "Your plan" not in words(client, "/thankyou").split("<main")[1].split("</main")[0]
    html = words(client, "/thankyou?isplanfeature=1&department=Urology&source=Marketing&mob=9876543210")
    assert "Urology" in html
    assert "Your plan" in html
    assert "9876543210" not in html
    assert "Astrology" not in words(client, "/thankyou?isplanfeature=1&department=Astrology")


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ({"wish": "call", "callNowLaterField": "Later 4-8"}, "Saved. We will call you at this time: Later"),
        ({"wish": "stop"}, "Done. We will not contact you about this request."),
        ({"wish": "withdraw"}, "Done. Your request is withdrawn."),
        ({"wish": "survey"}, "Thank you, your answers are saved."),
    ],
)
def test_what_was_changed_is_confirmed_in_words_that_take_the_focus(
    client: Client, lead: Lead, form: dict[str, str], said: str
) -> None:
    done = client.post(status_path(lead.pk), form).headers["Location"]
    assert done.endswith(f"?done={form['wish']}#done")
    html = words(client, done)
    assert re.search(rf'<p[^>]*id="done" tabindex="-1"[^>]*>(<svg.*?</svg>)?{re.escape(said)}', html)


def test_an_unknown_wish_is_confirmed_by_nothing(client: Client, lead: Lead) -> None:
    assert client.post(status_path(lead.pk), {"wish": "x"}).headers["Location"] == status_path(lead.pk)
    assert 'id="done"' not in words(client, status_path(lead.pk) + "?done=x")


def test_it_says_what_was_asked_for_and_when_as_the_other_pages_do(client: Client, submit: Submit) -> None:
    doctor = Doctor.objects.select_related("department", "city").get(slug="dr-kavita-raghunathan")
    submit(docotrid=doctor.pk)
    lead = Lead.objects.get()
    asked = asked_for(lead, "en")
    assert (asked.doctor, asked.speciality) == (doctor.name, doctor.department.name)
    for path in (status_path(lead.pk), f"/thankyou?status={status_path(lead.pk).rsplit('/', 1)[1]}"):
        said = words(client, path)
        assert f"{asked.doctor} · {asked.speciality}" in said
        assert f"{timezone.localtime(lead.created_at):%Y}," in said
    assert "You asked for Dr Kavita Raghunathan." in said
    assert "We suggest two or three" not in said


def test_a_window_is_a_file_for_the_calendar_that_tells_others_nothing(client: Client, lead: Lead) -> None:
    path = f"{status_path(lead.pk)}/call.ics"
    assert client.get(path).status_code == 404  # no window is chosen yet
    wish(client, lead, wish="call", callNowLaterField="Later 4-8")
    answer = client.get(path)
    assert answer.headers["Content-Type"].startswith("text/calendar")
    file = answer.content.decode()
    assert "\r\nDTSTART:" in file
    assert "T103000Z\r\nDTEND:" in file  # 4 pm in India
    assert "T143000Z\r\nSUMMARY:Sehat Path calls you" in file
    assert all(len(line.encode()) <= 75 for line in file.split("\r\n"))
    assert lead.mobile not in file
    wish(client, lead, wish="withdraw")
    assert client.get(path).status_code == 404
    assert client.get("/request/status/SP-1:forged/call.ics").status_code == 404
