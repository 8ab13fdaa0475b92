"""When a patient is called: whatever our hours are, at night and over midnight in India; and its calendar."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.utils import timezone
from hypothesis import example, given
from hypothesis import strategies as st

from sehat.directory.models import Hospital
from sehat.leads.actions import CallResult, Consent, Origin, claim_next, create_lead, save_call
from sehat.leads.answers.resolve import hospital_id
from sehat.leads.callbacks.calendar_file import MAX_LINE_LENGTH, calendar_file, escaped, folded
from sehat.leads.callbacks.promises import USUAL, WINDOWS, Due, Hours, due_of, opening, retry_at, window_of
from sehat.leads.fields import Answers
from sehat.leads.models import Callback, Lead, LeadNote, Target
from sehat.leads.tests.test_promises_of_calls import INDIA, moment

MINUTE = timedelta(minutes=1)
MOMENTS = st.integers(0, 400 * 24 * 60).map(lambda minutes: moment("01T00:00") + minutes * MINUTE)
CLOCKS = st.tuples(st.integers(0, 23 * 4), st.integers(1, 24 * 4 - 1)).filter(lambda pair: pair[0] < pair[1])
HOURS = st.builds(
    lambda pair, minutes: Hours(minutes, time(*divmod(pair[0] * 15, 60)), time(*divmod(pair[1] * 15, 60))),
    CLOCKS,
    st.integers(0, 2_000),
)


def open_minutes(begin: datetime, end: datetime, hours: Hours) -> int:
    """Those of our hours between two moments, counted day by day."""
    total, day = timedelta(), begin.astimezone(INDIA).date()
    while day <= end.astimezone(INDIA).date():
        opens = datetime.combine(day, hours.opens, INDIA)
        closes = datetime.combine(day, hours.closes, INDIA)
        total += max(timedelta(), min(end, closes) - max(begin, opens))
        day += timedelta(days=1)
    return round(total / MINUTE)


@given(MOMENTS, HOURS)
def test_of_our_hours_as_many_minutes_pass_as_the_target_says(asked: datetime, hours: Hours) -> None:
    due = due_of(asked, hours)
    assert open_minutes(asked, due.by, hours) == hours.minutes
    assert open_minutes(asked, due.not_before, hours) == 0
    for end in (due.not_before, due.by):
        assert hours.opens <= end.astimezone(INDIA).time() <= hours.closes


@given(MOMENTS, HOURS)
def test_a_moment_is_the_same_wherever_its_clock_hangs(asked: datetime, hours: Hours) -> None:
    """Half past five hours before us it is still yesterday."""
    for call_time in ("", *WINDOWS):
        assert due_of(asked.astimezone(UTC), hours, call_time) == due_of(asked, hours, call_time)


@given(MOMENTS, st.sampled_from(sorted(WINDOWS)))
@example(datetime(2026, 11, 1, 15, tzinfo=INDIA), "Later 12-4")  # its last hour has begun
def test_a_chosen_window_is_the_next_one_with_an_hour_left(asked: datetime, call_time: str) -> None:
    window, due = WINDOWS[call_time], window_of(asked, call_time)
    assert asked <= due.not_before < due.by
    assert due.by - asked >= timedelta(hours=1)
    assert due.by - asked <= timedelta(hours=25)
    assert due.by.astimezone(INDIA).time() == time(window.end)
    assert time(window.begin) <= due.not_before.astimezone(INDIA).time() < time(window.end)


@given(MOMENTS, HOURS)
def test_we_open_at_once_or_at_the_next_opening(asked: datetime, hours: Hours) -> None:
    opens = opening(asked, hours)
    assert asked <= opens <= asked + timedelta(days=1)
    assert opening(opens, hours) == opens
    assert opens == asked or opens.astimezone(INDIA).time() == hours.opens


@pytest.mark.parametrize(
    ("called", "tries", "again"),
    [
        ("23T22:00", 1, "23T22:15"),
        ("23T22:00", 2, "24T00:00"),
        ("23T23:59", 1, "24T00:14"),
        ("24T03:00", 1, "24T03:15"),
        ("24T03:00", 2, "24T05:00"),
        ("24T05:00", 3, "24T10:00"),
        ("24T23:59", 3, "25T10:00"),
    ],
)
def test_an_emergency_that_nobody_answered_is_tried_again_in_the_night(
    called: str, tries: int, again: str
) -> None:
    assert retry_at(moment(called), tries, USUAL[0]) == moment(again)


@pytest.mark.parametrize(
    ("called", "tries", "again"),
    [
        ("23T19:44", 1, "23T19:59"),
        ("23T19:45", 1, "24T09:00"),
        ("23T17:59", 2, "23T19:59"),
        ("23T18:00", 2, "24T09:00"),
        ("24T00:30", 1, "24T09:00"),
        ("24T00:30", 3, "24T10:00"),  # the morning that comes, and not 34 hours later
        ("24T08:59", 3, "24T10:00"),
        ("24T09:00", 3, "25T10:00"),
    ],
)
def test_anybody_else_is_left_to_sleep(called: str, tries: int, again: str) -> None:
    assert retry_at(moment(called), tries, USUAL[1]) == moment(again)


def taken_at(now: datetime, words: str, monkeypatch: pytest.MonkeyPatch) -> Lead:
    monkeypatch.setattr(timezone, "now", lambda: now)
    answers = Answers(name="Asha", mobile="9876543210", city="Pune", condition="Piles", query=words)
    return create_lead(by="test", answers=answers, consent=Consent("2026-11"), origin=Origin())


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("words", "again"), [("chest pain since an hour", "23T23:15"), ("bleeding a little", "24T09:00")]
)
def test_who_may_be_in_danger_and_did_not_answer_stands_on_the_desk_again_the_same_night(
    words: str, again: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lead = taken_at(moment("23T22:55"), words, monkeypatch)
    Callback.objects.filter(lead=lead).update(is_urgent=bool(lead.emergency))
    monkeypatch.setattr(timezone, "now", lambda: moment("23T23:00"))
    agent = User.objects.create_user("meena")
    call = Callback.objects.get(lead=lead)
    result = CallResult(status=Lead.Status.CONTACTING, outcome=LeadNote.Outcome.NO_ANSWER)
    assert save_call(by=agent, lead_id=lead.pk, version=call.version, result=result)
    assert Callback.objects.get(lead=lead).not_before == moment(again)
    monkeypatch.setattr(timezone, "now", lambda: moment(again) - MINUTE)
    assert claim_next(by=agent) is None
    monkeypatch.setattr(timezone, "now", lambda: moment(again))
    found = claim_next(by=agent)
    assert found is not None
    assert found.lead_id == lead.pk


@pytest.mark.parametrize(
    ("opens", "closes", "is_valid"),
    [
        (time(9), time(20), True),
        (time(9), time(9, 1), True),
        (time(9), time(9), False),
        (time(9), time(9, 0, 30), False),  # each new request would count days without end
        (time(20), time(9), False),
        (time(0), time(23, 59), True),
    ],
)
def test_hours_that_never_open_are_refused_at_their_field(opens: time, closes: time, is_valid: bool) -> None:
    target = Target(tier=1, minutes=30, opens=opens, closes=closes)
    if is_valid:
        target.clean()
        return
    with pytest.raises(ValidationError) as refused:
        target.clean()
    assert list(refused.value.message_dict) == ["closes"]


@given(st.text(max_size=400))
def test_a_folded_line_is_short_whole_letters_and_unfolds_to_itself(text: str) -> None:
    line = text.replace("\r", "").replace("\n", "").encode(errors="replace")
    parts = folded(line).split(b"\r\n")
    assert parts.pop() == b""
    assert all(len(part) <= MAX_LINE_LENGTH for part in parts)
    for part in parts:
        part.decode()  # no letter of several octets is cut
    assert all(part.startswith(b" ") for part in parts[1:])
    assert parts[0] + b"".join(part[1:] for part in parts[1:]) == line


@given(st.text(alphabet="ab\\;,\nआ", max_size=30))
def test_text_of_a_calendar_is_one_value_on_one_line(text: str) -> None:
    said = escaped(text)
    assert "\n" not in said
    back = said.replace("\\\\", "\0").replace("\\n", "\n").replace("\\,", ",").replace("\\;", ";")
    assert back.replace("\0", "\\") == text


@pytest.mark.parametrize("language", ["en", "hi"])
def test_a_window_over_midnight_of_greenwich_is_on_its_own_day(language: str) -> None:
    lead = Lead(id="SP-7Q2K-9XMC-AAAA", name="Asha Rao", mobile="9876543210", question="Piles")
    window = Due(moment("24T00:30"), moment("24T09:00"))
    file = calendar_file(lead, window, language, moment("23T20:00")).decode()  # type: ignore[arg-type]
    assert "DTSTART:20261123T190000Z\r\n" in file
    assert "DTEND:20261124T033000Z\r\n" in file
    for private in ("Asha", "9876543210", "Piles"):
        assert private not in file


@pytest.mark.django_db
@pytest.mark.parametrize("typed", ["{}", " {} ", "0{}"])
def test_a_hospital_is_known_by_its_number(typed: str) -> None:
    first = Hospital.objects.order_by("pk")[0]
    assert hospital_id(typed.format(first.pk)) == first.pk


@pytest.mark.django_db
@pytest.mark.parametrize("typed", ["{:010}7", "{:09}7", "9" * 30, "-{}", "{}.0", "²", "१" * 20, ""])
def test_a_longer_number_is_no_number_of_another_hospital(typed: str) -> None:
    """What begins with as many digits as another's number was taken for that one."""
    first = Hospital.objects.order_by("pk")[0]
    assert hospital_id(typed.format(first.pk)) is None


def test_the_calendar_of_a_test_is_indian() -> None:
    assert moment("23T00:00").astimezone(ZoneInfo("UTC")).date() == date(2026, 11, 22)
