"""The calls of the desk: one a request, in step with it, and never two agents on one."""

from __future__ import annotations

from datetime import time, timedelta

import pytest
from django.contrib.auth.models import Group, User
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from sehat.core.models import AuditEvent
from sehat.directory.cards import callback_promise
from sehat.leads.actions import (
    CallResult,
    Consent,
    Origin,
    Stale,
    change_call_time,
    claim_next,
    create_lead,
    give_all,
    release_lead,
    save_call,
    set_available,
    share_out,
    stop_contact,
    take,
    withdraw_lead,
)
from sehat.leads.callbacks.promise_words import promise_of
from sehat.leads.callbacks.promises import at, window_on
from sehat.leads.fields import Answers
from sehat.leads.models import Appointment, Callback, Lead
from sehat.leads.requests.status import coming_call

pytestmark = pytest.mark.django_db


def request_of(number: int = 0, words: str = "", **columns: object) -> Lead:
    answers = Answers(name="Asha", mobile=f"98765432{number:02}", city="Pune", condition="Piles", query=words)
    lead = create_lead(by="test", answers=answers, consent=Consent("2026-11"), origin=Origin())
    Callback.objects.filter(lead=lead).update(not_before=timezone.now() - timedelta(hours=1), **columns)
    return lead


def call_of(lead: Lead) -> Callback:
    return Callback.objects.get(lead=lead)


def agent(name: str) -> User:
    user = User.objects.create_user(name)
    user.groups.add(Group.objects.get(name="Agents"))
    return user


@pytest.fixture
def meena() -> User:
    return agent("meena")


@pytest.fixture
def ravi() -> User:
    return agent("ravi")


def test_a_request_has_its_call_from_the_moment_it_is_taken() -> None:
    call = call_of(request_of())
    assert (call.is_open, call.is_urgent, call.why_due, call.tries) == (True, False, "first", 0)
    assert call.due_at == call.target_at


def test_what_may_be_an_emergency_is_due_in_ten_minutes() -> None:
    lead = request_of(words="chest pain since morning")
    assert call_of(lead).is_urgent
    assert call_of(lead).due_at == lead.created_at + timedelta(minutes=10)


@pytest.mark.parametrize("end", [stop_contact, withdraw_lead])
def test_who_must_not_be_called_leaves_the_desk(end: object) -> None:
    lead = request_of()
    end(by="patient", lead_id=lead.pk)  # type: ignore[operator]
    assert not call_of(lead).is_open


def test_a_suspect_comes_to_the_desk_when_it_is_released() -> None:
    lead = request_of()
    lead.status = "spam"
    lead.save(update_fields=["status"])
    assert not call_of(lead).is_open
    release_lead(by="test", lead_id=lead.pk)
    assert call_of(lead).is_open


def test_another_window_moves_the_promise() -> None:
    lead = request_of()
    change_call_time(by="patient", lead_id=lead.pk, call_time="Later 4-8")
    call = call_of(lead)
    assert (call.why_due, timezone.localtime(call.due_at).hour) == ("asked", 20)
    assert timezone.localtime(call.not_before).hour >= 16


class TestClaiming:
    def test_the_next_is_the_emergency_then_the_one_that_is_due_first(self, meena: User) -> None:
        now = timezone.now()
        late = request_of(1, due_at=now - timedelta(hours=2))
        later = request_of(2, due_at=now + timedelta(hours=2))
        urgent = request_of(3, "chest pain since morning")
        claimed = [claim_next(by=meena) for _ in range(4)]
        assert [call and call.pk for call in claimed] == [urgent.pk, late.pk, later.pk, None]

    def test_nobody_gets_what_a_colleague_holds(self, meena: User, ravi: User) -> None:
        lead = request_of()
        assert claim_next(by=meena)
        assert claim_next(by=ravi) is None
        assert not take(by=ravi, lead_id=lead.pk)
        assert take(by=meena, lead_id=lead.pk)

    def test_a_hold_ends_after_ten_minutes_but_not_the_ownership(self, meena: User, ravi: User) -> None:
        lead = request_of()
        claim_next(by=meena)
        Callback.objects.update(held_until=timezone.now() - timedelta(seconds=1))
        assert claim_next(by=ravi) is None
        assert take(by=ravi, lead_id=lead.pk)

    def test_what_is_overdue_with_who_is_not_on_shift_is_anybodys(self, meena: User, ravi: User) -> None:
        lead = request_of(owner=meena, due_at=timezone.now() - timedelta(minutes=1))
        set_available(by=meena, is_available=True)
        assert claim_next(by=ravi) is None
        set_available(by=meena, is_available=False)
        new = request_of(1)
        claimed = [claim_next(by=ravi) for _ in range(3)]
        assert [call and call.pk for call in claimed] == [new.pk, lead.pk, None]

    def test_a_call_whose_window_has_not_begun_waits(self, meena: User) -> None:
        request_of()
        Callback.objects.update(not_before=timezone.now() + timedelta(hours=1))
        assert claim_next(by=meena) is None


class TestSaving:
    def test_what_a_colleague_saved_first_stands(self, meena: User, ravi: User) -> None:
        lead = request_of()
        version = call_of(lead).version
        save_call(by=meena, lead_id=lead.pk, version=version, result=CallResult("contacting", "spoke"))
        with pytest.raises(Stale):
            save_call(by=ravi, lead_id=lead.pk, version=version, result=CallResult("closed"))
        lead.refresh_from_db()
        assert lead.status == "contacting"

    def test_the_request_is_locked_before_its_call_as_everywhere(self, meena: User) -> None:
        lead = request_of()
        with CaptureQueriesContext(connection) as queries:
            save_call(by=meena, lead_id=lead.pk, version=0, result=CallResult("contacting", "spoke"))
        tables = [sql["sql"].split('"')[1] for sql in queries if '"leads_' in sql["sql"]]
        assert tables.index("leads_lead") < tables.index("leads_callback")

    def test_the_first_call_is_noted_once_with_its_agent(self, meena: User, ravi: User) -> None:
        lead = request_of()
        for user in (meena, ravi):
            result = CallResult("contacting", "no-answer")
            save_call(by=user, lead_id=lead.pk, version=call_of(lead).version, result=result)
        call = call_of(lead)
        assert (call.first_call_by, call.tries, call.why_due) == ("meena", 2, "retry")
        assert call.owner == meena

    def test_a_wished_time_is_the_next_call(self, meena: User) -> None:
        lead, wished = request_of(), timezone.now() + timedelta(days=2)
        result = CallResult("contacting", "later", call_again_at=wished)
        save_call(by=meena, lead_id=lead.pk, version=call_of(lead).version, result=result)
        call = call_of(lead)
        assert (call.due_at, call.why_due) == (wished, "asked")
        assert claim_next(by=meena) is None

    def test_a_new_request_that_was_called_is_being_contacted(self, meena: User) -> None:
        lead = request_of()
        result = CallResult("new", "no-answer")
        save_call(by=meena, lead_id=lead.pk, version=call_of(lead).version, result=result)
        lead.refresh_from_db()
        assert lead.status == "contacting"

    @pytest.mark.parametrize(("hour", "days", "called"), [(11, 3, 13), (17, 3, 19), (18, 4, 9), (20, 4, 9)])
    def test_an_appointment_is_kept_and_followed_up_after_it_while_we_are_open(
        self, meena: User, hour: int, days: int, called: int
    ) -> None:
        lead, visit = request_of(), at(timezone.now() + timedelta(days=3), time(hour))
        lead.status = "proposed"
        lead.save(update_fields=["status"])
        result = CallResult("confirmed", "spoke", visit_at=visit, visit_place="City Hospital")
        save_call(by=meena, lead_id=lead.pk, version=call_of(lead).version, result=result)
        assert Appointment.objects.get(lead=lead).place == "City Hospital"
        assert call_of(lead).due_at == at(timezone.now() + timedelta(days=days), time(called))
        assert call_of(lead).furthest == 4


def test_all_open_requests_of_who_is_away_are_given_away(meena: User, ravi: User) -> None:
    mine, other, closed = request_of(1, owner=meena), request_of(2, owner=ravi), request_of(3, owner=meena)
    Callback.objects.filter(lead=closed).update(is_open=False)
    assert give_all(by=ravi, of=meena, to=ravi) == 1
    assert [call_of(lead).owner for lead in (mine, other, closed)] == [ravi, ravi, meena]
    given = AuditEvent.objects.get(action="lead given")
    assert (given.subject, given.details) == (f"lead {mine.pk}", {"to": "ravi", "of": "meena"})
    assert give_all(by=ravi, of=ravi, to=None) == 2
    assert call_of(mine).owner is None


def test_requests_are_shared_out_in_turn_among_those_who_are_available(meena: User, ravi: User) -> None:
    soon = timezone.now() + timedelta(hours=1)
    leads = [request_of(number, due_at=soon + timedelta(minutes=number)) for number in range(4)]
    agent("away")
    assert share_out(by=meena) == 0
    for user in (meena, ravi):
        set_available(by=user, is_available=True)
    assert share_out(by=meena) == 4
    given = Callback.objects.filter(lead__in=leads).order_by("due_at")
    owners = list(given.values_list("owner__username", flat=True))
    assert owners == ["meena", "ravi", "meena", "ravi"]


def test_who_got_one_last_waits_longest_for_the_next(meena: User, ravi: User) -> None:
    for user in (meena, ravi):
        set_available(by=user, is_available=True)
    leads = [request_of(number) for number in range(3)]
    Callback.objects.update(owner=meena)
    for lead in leads:
        Callback.objects.filter(lead=lead).update(owner=None)
        assert share_out(by=meena) == 1
    assert [call_of(lead).owner for lead in leads] == [meena, ravi, meena]


class TestAnotherWindowAfterACall:
    """A patient who was called, and missed it, chooses when to be called again."""

    @pytest.fixture
    def lead(self, meena: User) -> Lead:
        lead = request_of()
        result = CallResult("contacting", "no-answer")
        save_call(by=meena, lead_id=lead.pk, version=call_of(lead).version, result=result)
        return lead

    def test_the_next_call_is_in_it(self, lead: Lead) -> None:
        assert change_call_time(by="patient", lead_id=lead.pk, call_time="Later 4-8")
        call = call_of(lead)
        assert (call.why_due, timezone.localtime(call.due_at).hour) == ("asked", 20)
        assert timezone.localtime(call.not_before).hour >= 16
        assert call.due_at - call.not_before <= timedelta(hours=4)

    def test_now_is_at_once_and_no_first_call(self, lead: Lead) -> None:
        before = call_of(lead).not_before
        change_call_time(by="patient", lead_id=lead.pk, call_time="Now")
        call = call_of(lead)
        assert (call.why_due, call.not_before <= before) == ("asked", True)
        assert promise_of(Lead.objects.get(pk=lead.pk), "en") == callback_promise("en")

    def test_its_patient_is_told_that_window_and_no_excuse(self, lead: Lead) -> None:
        Callback.objects.filter(lead=lead).update(target_at=timezone.now() - timedelta(days=2))
        change_call_time(by="patient", lead_id=lead.pk, call_time="Later 4-8")
        assert promise_of(Lead.objects.get(pk=lead.pk), "en").endswith("between 4 pm and 8 pm")

    def test_what_was_promised_first_stays_for_the_report(self, lead: Lead) -> None:
        before = call_of(lead)
        change_call_time(by="patient", lead_id=lead.pk, call_time="Later 4-8")
        after = call_of(lead)
        assert (after.target_at, after.first_call_at) == (before.target_at, before.first_call_at)
        assert after.tries == 1

    def test_a_time_that_was_agreed_on_the_phone_is_in_no_window(self, lead: Lead, meena: User) -> None:
        change_call_time(by="patient", lead_id=lead.pk, call_time="Later 4-8")
        morning = at(timezone.now() + timedelta(days=3), time(11))
        result = CallResult("contacting", "later", call_again_at=morning)
        save_call(by=meena, lead_id=lead.pk, version=call_of(lead).version, result=result)
        assert coming_call(Lead.objects.get(pk=lead.pk)) != window_on(morning, "Later 4-8")


def test_who_is_being_called_just_now_is_not_shared_out(meena: User, ravi: User) -> None:
    """The agent has asked for the number: a second one would call as well."""
    lead, free = request_of(1), request_of(2)
    set_available(by=ravi, is_available=True)
    assert take(by=meena, lead_id=lead.pk, keeps=False)
    assert share_out(by=meena) == 1
    assert [call_of(one).owner for one in (lead, free)] == [None, ravi]
    assert call_of(lead).held_by == meena
    Callback.objects.filter(lead=lead).update(held_until=timezone.now() - timedelta(seconds=1))
    assert share_out(by=meena) == 1


def test_who_calls_somebody_of_a_colleague_who_is_away_is_not_disturbed(meena: User, ravi: User) -> None:
    """All requests of Meena become Asha's while Ravi has one of them open: Asha would call as well."""
    asha, called, held = agent("asha"), request_of(1, owner=meena), request_of(2, owner=meena)
    assert take(by=ravi, lead_id=called.pk, keeps=False)
    assert take(by=meena, lead_id=held.pk)
    assert give_all(by=ravi, of=meena, to=asha) == 2
    assert [(call_of(one).owner, call_of(one).held_by) for one in (called, held)] == [
        (asha, ravi), (asha, None)
    ]  # fmt: skip
    found = claim_next(by=asha)
    assert found is not None
    assert found.pk == held.pk
    assert claim_next(by=asha) is None
    assert call_of(called).held_by == ravi


def test_a_page_that_was_open_before_all_was_given_away_is_out_of_date(meena: User, ravi: User) -> None:
    lead = request_of(owner=meena)
    seen = call_of(lead).version
    give_all(by=ravi, of=meena, to=ravi)
    with pytest.raises(Stale):
        save_call(by=meena, lead_id=lead.pk, version=seen, result=CallResult("contacting", "no-answer"))
