"""What agents do with a request: call, note, change its status (decisions 6)."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest
from django.contrib.auth.models import Permission, User
from django.test import Client
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.models import AuditEvent
from sehat.leads.actions import (
    InvalidTransition,
    update_status,
    withdraw_lead,
)
from sehat.leads.models import Appointment, Callback, Lead, LeadNote
from sehat.leads.requests.status import status_path
from sehat.leads.transitions import allowed_from, steps_to
from sehat.messages.models import Message

LIST = "/cms/leads/"
STAGES = list(Lead.Status.values)
PATH_TO_CLOSED = ["new", "contacting", "qualified", "proposed", "confirmed", "visited", "closed"]
in_database = pytest.mark.django_db


@pytest.fixture
def viewer(client: Client) -> Client:
    user = User.objects.create_user("viewer", "viewer@example.org", "a-long-staff-password")
    user.user_permissions.add(*Permission.objects.filter(codename__in=("access_admin", "view_lead")))
    client.force_login(user)
    return client


def at(lead: Lead) -> str:
    return f"/cms/leads/work/{lead.pk}/"


def seen(lead: Lead) -> dict[str, str]:
    """What the form of an agent who opened the request now says of it."""
    return {"version": str(Callback.objects.get(lead=lead).version)}


IN_A_MONTH = timezone.localtime(timezone.now() + timedelta(days=30))
ITS_DAY, NEXT_DAY = (f"{IN_A_MONTH + timedelta(days=later):%Y-%m-%d}T10:30" for later in (0, 1))
VISIT = {"visit_at": ITS_DAY, "visit_place": "City Hospital, Saket", "visit_doctor": "Dr Rao"}


@in_database
def test_an_agent_takes_a_request_through_every_status_to_closed(desk: Client, lead: Lead) -> None:
    assert "Call and move on" in desk.get(LIST).content.decode()
    for stage in PATH_TO_CLOSED[1:]:
        told = {"status": stage, "outcome": "spoke", "text": f"<i>{stage}</i>"}
        answer = desk.post(at(lead), told | seen(lead) | (VISIT if stage == "confirmed" else {}))
        assert answer.status_code == 302
    page = desk.get(at(lead)).content.decode()
    assert "Closed" in page
    assert "Spoke to the patient" in page
    assert "&lt;i&gt;visited&lt;/i&gt;" in page
    changes = AuditEvent.objects.filter(action="lead moved").order_by("pk").values_list("details", flat=True)
    assert [(change["before"], change["after"]) for change in changes] == list(pairwise(PATH_TO_CLOSED))
    assert "<i>" not in str(list(AuditEvent.objects.values_list("details", flat=True)))


@in_database
@pytest.mark.usefixtures("renderer")
def test_the_patient_sees_the_stage_and_never_the_notes(desk: Client, lead: Lead) -> None:
    for stage in ("contacting", "qualified"):
        update_status(by="desk", lead_id=lead.pk, status=stage, text="difficult on the phone")
    page = desk.get(status_path(lead.pk)).content.decode()
    assert "We understand what you need" in page
    assert "difficult" not in page


@in_database
def test_a_visit_that_is_agreed_on_the_first_call_is_one_save(desk: Client, lead: Lead) -> None:
    """Each stage between is written down all the same: reports count who came how far."""
    told = {"status": "confirmed", "outcome": "spoke"} | VISIT | seen(lead)
    assert desk.post(at(lead), told).status_code == 302
    lead.refresh_from_db()
    assert (lead.status, Appointment.objects.get(lead=lead).place) == ("confirmed", "City Hospital, Saket")
    changes = AuditEvent.objects.filter(action="lead moved").order_by("pk").values_list("details", flat=True)
    assert [change["after"] for change in changes] == PATH_TO_CLOSED[1:5]


@in_database
@pytest.mark.parametrize("outcome", ["", "no-answer", "later"])
def test_without_a_conversation_only_the_next_stage_follows(desk: Client, lead: Lead, outcome: str) -> None:
    told = (
        {"status": "confirmed", "outcome": outcome, "call_again_at": "2099-01-01T10:00"} | VISIT | seen(lead)
    )
    page = desk.post(at(lead), told).content.decode()
    assert "Confirmed is several stages ahead" in page
    lead.refresh_from_db()
    assert lead.status == "new"
    with pytest.raises(InvalidTransition):
        update_status(by="desk", lead_id=lead.pk, status="confirmed", outcome=outcome)


@given(before=st.sampled_from(STAGES), after=st.sampled_from(STAGES), is_spoken=st.booleans())
def test_each_step_of_a_conversation_is_one_of_the_table(before: str, after: str, *, is_spoken: bool) -> None:
    steps = steps_to(before, after, is_spoken=is_spoken)
    assert all(later in allowed_from(earlier) for earlier, later in pairwise((before, *steps)))
    assert steps == () or steps[-1] == after
    assert is_spoken or len(steps) <= 1
    assert not set(steps[1:]) & {"visited", "no-show", "closed", "spam", "withdrawn"}


@in_database
@pytest.mark.parametrize("before", STAGES)
@pytest.mark.parametrize("after", STAGES)
def test_only_the_transitions_of_the_table_are_allowed(lead: Lead, before: str, after: str) -> None:
    Lead.objects.update(status=before)
    if after == before or after in allowed_from(before):
        assert update_status(by="desk", lead_id=lead.pk, status=after)
    else:
        with pytest.raises(InvalidTransition):
            update_status(by="desk", lead_id=lead.pk, status=after)
    lead.refresh_from_db()
    assert lead.status == (after if after == before or after in allowed_from(before) else before)


def test_only_what_was_confirmed_is_visited_or_missed() -> None:
    for ending in ("visited", "no-show"):
        assert [stage for stage in STAGES if ending in allowed_from(stage)] == ["confirmed"]
    assert [stage for stage in STAGES if "confirmed" in allowed_from(stage)] == ["proposed"]
    assert (allowed_from("spam"), allowed_from("withdrawn")) == ((), ())


@in_database
def test_a_save_of_a_stale_page_writes_nothing_shows_the_change_and_keeps_the_words(
    desk: Client, lead: Lead
) -> None:
    opened = seen(lead)
    colleague = {"status": "qualified", "outcome": "spoke", "text": "wants it in May"}
    Lead.objects.update(status="contacting")
    assert desk.post(at(lead), colleague | seen(lead)).status_code == 302
    answer = desk.post(
        at(lead), {"status": "closed", "closed_because": "price", "text": "rang twice"} | opened
    )
    page = answer.content.decode()
    assert "Nothing was saved" in page
    assert "rang twice" in page
    assert "wants it in May" in page
    lead.refresh_from_db()
    assert lead.status == "qualified"
    assert LeadNote.objects.count() == 1


@in_database
def test_what_the_patient_changed_makes_an_open_page_stale(desk: Client, lead: Lead) -> None:
    opened = seen(lead)
    withdraw_lead(by="patient", lead_id=lead.pk)
    page = desk.post(at(lead), {"status": "contacting", "text": "rang"} | opened).content.decode()
    assert "Nothing was saved" in page
    assert "asked not to be contacted" in page
    assert not LeadNote.objects.exists()


@in_database
@pytest.mark.parametrize(
    ("before", "told", "asks"),
    [
        ("contacting", {"status": "contacting", "outcome": "later"}, "When did the patient ask"),
        ("contacting", {"status": "contacting", "call_again_at": "2020-01-01T10:00"}, "That time is over"),
        ("contacting", {"status": "closed", "outcome": "spoke"}, "Why was it lost?"),
        ("proposed", {"status": "confirmed", "outcome": "spoke"}, "When is the appointment?"),
        ("proposed", {"status": "confirmed", "visit_at": ITS_DAY}, "Where is it?"),
        ("confirmed", {"status": "confirmed", "visit_at": ITS_DAY}, "Where is it?"),
        ("confirmed", {"status": "confirmed", "visit_place": "City Hospital"}, "When is the appointment?"),
        ("proposed", {"status": "confirmed", "visit_at": "2020-01-01T10:00"}, "before this request was made"),
        ("proposed", {"status": "confirmed", "visit_at": "0001-01-01T00:00", "visit_place": "A"}, "a valid"),
        ("contacting", {"status": "contacting", "call_again_at": "0001-01-01T00:00"}, "a valid date"),
    ],
)
def test_an_outcome_asks_for_what_it_needs(
    desk: Client, lead: Lead, before: str, told: dict[str, str], asks: str
) -> None:
    Lead.objects.update(status=before)
    assert asks in desk.post(at(lead), told | seen(lead)).content.decode()
    lead.refresh_from_db()
    assert lead.status == before


@in_database
def test_an_appointment_that_is_moved_is_told_with_its_place_and_one_that_was_is_not(
    desk: Client, lead: Lead
) -> None:
    Lead.objects.update(status="proposed", created_at=datetime(2020, 11, 1, tzinfo=UTC))
    for when, told in (("2020-11-24T10:30", 0), (ITS_DAY, 1), (NEXT_DAY, 1)):
        changed = {"status": "confirmed", "outcome": "spoke"} | VISIT | {"visit_at": when}
        assert desk.post(at(lead), changed | seen(lead)).status_code == 302
        waiting = Message.objects.filter(lead=lead, kind="appointment")  # it tells what holds as it is sent
        assert waiting.count() == told
    visit = Appointment.objects.get(lead=lead)
    assert f"{timezone.localtime(visit.starts_at):%Y-%m-%dT%H:%M}" == NEXT_DAY
    assert visit.place == VISIT["visit_place"]


@in_database
def test_a_day_that_is_only_proposed_moves_no_call(desk: Client, lead: Lead) -> None:
    Lead.objects.update(status="qualified")
    times = Callback.objects.filter(lead=lead).values_list("not_before", "due_at", "why_due")
    before = times.get()
    assert desk.post(at(lead), {"status": "proposed"} | VISIT | seen(lead)).status_code == 302
    assert times.get() == before


@in_database
def test_words_that_nobody_sees_are_no_note_and_no_place(desk: Client, lead: Lead) -> None:
    """They come along when copied. A note of them stood in the line of time, and the patient was told of an
    appointment at no place."""
    unseen = "\u200b\u2060"
    desk.post(at(lead), seen(lead) | {"status": "new", "text": unseen})
    assert not LeadNote.objects.exclude(text="").exists()
    visit = {"outcome": "spoke", "status": "confirmed", "visit_at": ITS_DAY, "visit_place": unseen}
    assert "Where is it?" in desk.post(at(lead), seen(lead) | visit).content.decode()


@in_database
def test_a_note_that_is_too_long_is_refused_and_given_back(desk: Client, lead: Lead) -> None:
    page = desk.post(at(lead), {"status": "new", "text": "x" * 2001} | seen(lead)).content.decode()
    assert "at most 2000 characters" in page
    assert "x" * 2001 in page


@in_database
def test_who_may_only_view_can_neither_triage_nor_export(viewer: Client, lead: Lead) -> None:
    assert "Call and move on" not in viewer.get(LIST).content.decode()
    viewer.post(at(lead), {"status": "contacting"})
    lead.refresh_from_db()
    assert lead.status == "new"
    answer = viewer.get(LIST, {"export": "csv"}, follow=True)
    assert "9876543210" not in answer.content.decode()
    assert not AuditEvent.objects.filter(action="leads exported").exists()


@in_database
@pytest.mark.parametrize("before", ["new", "contacting"])
def test_a_wrong_number_is_called_no_more_and_may_be_opened_again(
    desk: Client, lead: Lead, before: str
) -> None:
    Lead.objects.filter(pk=lead.pk).update(status=before)
    told = {"outcome": "wrong-number", "text": "a stranger"}
    assert desk.post(at(lead), told | {"status": before} | seen(lead)).status_code == 302
    lead.refresh_from_db()
    call = Callback.objects.get(lead=lead)
    assert (lead.status, call.closed_because, call.is_open) == ("closed", "wrong-number", False)
    assert call.first_call_by == "desk"
    desk.post(at(lead), {"status": "contacting"} | seen(lead))
    call.refresh_from_db()
    assert (call.closed_because, call.is_open) == ("", True)


@in_database
def test_a_wrong_number_of_somebody_who_was_reached_before_is_looked_at_in_the_morning(
    desk: Client, lead: Lead
) -> None:
    Lead.objects.filter(pk=lead.pk).update(status="qualified")
    desk.post(at(lead), {"status": "qualified", "outcome": "wrong-number"} | seen(lead))
    call = Callback.objects.get(lead=lead)
    assert (call.is_open, call.why_due) == (True, "follow-up")
    assert call.due_at > timezone.now()


@in_database
@pytest.mark.parametrize("status", ["contacting", "closed"])
def test_a_day_is_of_what_is_proposed_or_confirmed_alone(desk: Client, lead: Lead, status: str) -> None:
    """A day without a place stood on a request that was not confirmed."""
    told = {"status": status, "closed_because": "cost", "visit_at": VISIT["visit_at"]}
    page = desk.post(at(lead), told | seen(lead)).content.decode()
    assert "Only what is proposed or confirmed has a day" in page
    assert not Appointment.objects.exists()


@in_database
def test_a_day_that_is_proposed_has_a_place(desk: Client, lead: Lead) -> None:
    Lead.objects.update(status="qualified")
    told = {"status": "proposed", "visit_at": VISIT["visit_at"]}
    assert "Where is it?" in desk.post(at(lead), told | seen(lead)).content.decode()


@in_database
@pytest.mark.parametrize(
    ("before", "more", "said"),
    [
        ("confirmed", {"status": "no-show"}, "At the stage No-show nobody calls again"),
        ("new", {"status": "closed", "closed_because": "cost"}, "At the stage Closed nobody calls again"),
    ],
)
def test_a_next_call_that_nobody_would_be_reminded_of_is_refused(
    desk: Client, lead: Lead, before: str, more: dict[str, str], said: str
) -> None:
    """It was "saved", and never rang."""
    Lead.objects.update(status=before)
    soon = timezone.localtime(timezone.now() + timedelta(days=1)).strftime("%Y-%m-%dT%H:%M")
    page = desk.post(at(lead), more | {"outcome": "spoke", "call_again_at": soon} | seen(lead))
    assert said in page.content.decode()
    assert Lead.objects.get().status == before


@in_database
def test_nobody_calls_again_who_asked_not_to_be_contacted(desk: Client, lead: Lead) -> None:
    Lead.objects.update(do_not_contact=True)
    soon = timezone.localtime(timezone.now() + timedelta(days=1)).strftime("%Y-%m-%dT%H:%M")
    body = {"status": "new", "outcome": "later", "call_again_at": soon}
    assert "asked not to be contacted" in desk.post(at(lead), body | seen(lead)).content.decode()


@in_database
def test_a_slip_in_the_year_of_a_next_call_is_asked_about(desk: Client, lead: Lead) -> None:
    body = {"status": "new", "outcome": "later", "call_again_at": "2062-11-28T03:00"}
    assert "Which year is it?" in desk.post(at(lead), body | seen(lead)).content.decode()


@in_database
def test_the_words_of_a_save_name_the_request_as_its_draft_does(desk: Client, lead: Lead) -> None:
    """My desk forgets a draft of which it reads that it is saved (desk/static/desk/my_desk.js)."""
    page = desk.get(at(lead)).content.decode()
    assert f'data-reference="{lead.reference}"' in page
    saved = desk.post(at(lead), {"status": "new", "text": "A note", "then": "next"} | seen(lead), follow=True)
    assert f"{lead.reference} is saved" in saved.content.decode()


@in_database
def test_a_browser_puts_no_older_version_into_a_page_that_is_loaded_anew(desk: Client, lead: Lead) -> None:
    """Firefox fills hidden fields as they were before, unless the form says off."""
    page = desk.get(at(lead)).content.decode()
    form = page.split('id="case-form"', 1)[1].split(">", 1)[0]
    assert 'autocomplete="off"' in form


@in_database
@pytest.mark.parametrize("visit_at", ["2062-11-28T10:30", f"{IN_A_MONTH.year + 2}-01-02T10:30"])
def test_a_slip_in_the_year_of_an_appointment_is_asked_about(desk: Client, lead: Lead, visit_at: str) -> None:
    """The patient was told of a day in another century."""
    Lead.objects.update(status="proposed")
    told = {"status": "confirmed"} | VISIT | {"visit_at": visit_at}
    assert "more than a year ahead" in desk.post(at(lead), told | seen(lead)).content.decode()
    assert not Appointment.objects.exists()
    assert not Message.objects.filter(kind="appointment").exists()


@in_database
def test_an_appointment_may_be_most_of_a_year_ahead(desk: Client, lead: Lead) -> None:
    Lead.objects.update(status="proposed")
    later = timezone.localtime(timezone.now() + timedelta(days=360))
    told = {"status": "confirmed"} | VISIT | {"visit_at": f"{later:%Y-%m-%dT%H:%M}"}
    assert desk.post(at(lead), told | seen(lead)).status_code == 302
    assert Appointment.objects.get(lead=lead).starts_at.date() == later.astimezone(UTC).date()
