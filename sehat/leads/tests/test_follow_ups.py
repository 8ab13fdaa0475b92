"""When we call after a visit, and when nobody answered: in our hours, whatever the clock said before."""

from __future__ import annotations

from datetime import datetime, time, timedelta

import pytest
from django.contrib.auth.models import Group, User
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from sehat.leads.actions import CallResult, Consent, Origin, create_lead, save_call
from sehat.leads.callbacks.promises import (
    WINDOWS,
    Hours,
    at,
    due_of,
    next_morning,
    opening,
    retry_at,
    window_of,
)
from sehat.leads.fields import Answers
from sehat.leads.models import Callback, Lead, Target

BEGIN = datetime(2026, 1, 1, tzinfo=timezone.get_default_timezone())
moments = st.integers(0, 800 * 24 * 60).map(lambda minutes: BEGIN + timedelta(minutes=minutes))
hours = st.builds(
    Hours,
    minutes=st.integers(1, 3000),
    opens=st.integers(6, 11).map(time),
    closes=st.integers(14, 22).map(time),
)


def visited_at(clock: time) -> Callback:
    """The next call of a request whose appointment is confirmed for tomorrow at this hour."""
    meena = User.objects.create_user("meena")
    meena.groups.add(Group.objects.get(name="Agents"))
    answers = Answers(name="Asha", mobile="9876543210", city="Pune", condition="Piles")
    lead = create_lead(by="test", answers=answers, consent=Consent("2026-11"), origin=Origin())
    Lead.objects.filter(pk=lead.pk).update(status=Lead.Status.PROPOSED)
    visit = at(timezone.now() + timedelta(days=1), clock)
    result = CallResult(status="confirmed", outcome="spoke", visit_at=visit, visit_place="Clinic")
    save_call(by=meena, lead_id=lead.pk, version=Callback.objects.get(pk=lead.pk).version, result=result)
    return Callback.objects.get(pk=lead.pk)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("visit", "days", "call"),
    [
        (time(11), 1, time(13)),
        (time(17, 59), 1, time(19, 59)),
        (time(18), 2, time(9)),
        (time(19, 30), 2, time(9)),
        (time(6), 1, time(9)),
    ],
)
def test_who_was_at_the_doctor_in_the_evening_is_called_the_next_morning(
    visit: time, days: int, call: time
) -> None:
    """Two hours after a visit at 7 we are closed: the call was overdue all night."""
    due = visited_at(visit)
    asked = at(timezone.now() + timedelta(days=days), call)
    assert (due.why_due, due.not_before, due.due_at) == ("follow-up", asked, asked)


@pytest.mark.django_db
def test_our_hours_after_a_visit_are_those_that_staff_set() -> None:
    Target.objects.update(closes=time(22))
    assert timezone.localtime(visited_at(time(19, 30)).due_at).time() == time(21, 30)


@given(moments, hours)
def test_a_first_call_is_promised_while_we_are_open_and_never_before_the_request(
    moment: datetime, ours: Hours
) -> None:
    due = due_of(moment, ours)
    local = timezone.localtime(due.by)
    assert moment <= due.not_before < due.by
    assert ours.opens <= local.time() <= ours.closes


@given(moments, hours)
def test_the_minutes_of_a_promise_are_all_of_our_hours(moment: datetime, ours: Hours) -> None:
    """No night counts: from when we open until the call there are as many open minutes as were promised."""
    due, begin = due_of(moment, ours), opening(moment, ours)
    counted, day = timedelta(), begin
    while day < due.by:
        end = min(due.by, at(day, ours.closes))
        counted += end - day
        day = at(day + timedelta(days=1), ours.opens)
    assert counted == timedelta(minutes=ours.minutes)


@given(moments, st.sampled_from(sorted(WINDOWS)))
def test_a_window_that_is_chosen_is_today_or_tomorrow_and_leaves_time_to_call(
    moment: datetime, chosen: str
) -> None:
    due, window = window_of(moment, chosen), WINDOWS[chosen]
    local = timezone.localtime(due.by)
    assert (local.hour, local.minute) == (window.end, 0)
    assert due.by - due.not_before >= timedelta(hours=1)
    assert moment <= due.not_before
    assert (local.date() - timezone.localtime(moment).date()).days in {0, 1}


@given(moments, st.integers(1, 8), hours)
def test_who_did_not_answer_is_called_again_by_day(moment: datetime, tries: int, ours: Hours) -> None:
    again = timezone.localtime(retry_at(moment, tries, ours))
    assert again > moment
    assert ours.opens <= again.time() < ours.closes or again == next_morning(moment)


@given(moments, st.integers(1, 2))
def test_an_emergency_that_nobody_answered_is_tried_again_at_any_hour(moment: datetime, tries: int) -> None:
    again = retry_at(moment, tries, Hours(10, always=True))
    assert again - moment == timedelta(minutes=(15, 120)[tries - 1])
