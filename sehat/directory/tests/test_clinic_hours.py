"""Hours of a workplace: as staff wrote them, in Hindi under /hi, and for the browser in days and minutes."""

from __future__ import annotations

import json

import pytest
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st

from sehat.directory.clinic_hours import DAYS, clinics_of, days_of, minutes_of
from sehat.directory.models import Practice
from sehat.rendering.tests.reading import attribute, page_at, words

TIMES = st.builds(
    lambda hour, past, half: (hour, past, half), st.integers(1, 12), st.integers(0, 59), st.booleans()
)


@pytest.mark.parametrize(
    ("said", "days"),
    [
        ("Monday to Friday", (0, 1, 2, 3, 4)),
        ("Saturday to Monday", (5, 6, 0)),
        ("Monday, Wednesday and Friday", (0, 2, 4)),
        ("tuesday and thursday", (1, 3)),
        ("Sunday", (6,)),
        ("Every day", (0, 1, 2, 3, 4, 5, 6)),
        ("Monday and Monday", (0,)),
        ("Friday, Monday, Friday", (4, 0)),
        ("Monday - Friday", (0, 1, 2, 3, 4)),
        ("Monday–Friday", (0, 1, 2, 3, 4)),
        ("Mon to Fri", (0, 1, 2, 3, 4)),
        ("Mon, Wed & Fri", (0, 2, 4)),
        ("Tues and Thurs", (1, 3)),
        ("Monday to Thursday, Saturday", (0, 1, 2, 3, 5)),
        ("Mon to Wed and Fri to Sun", (0, 1, 2, 4, 5, 6)),
        ("Mon. - Fri. & Sun.", (0, 1, 2, 3, 4, 6)),
        ("Mon/Wed/Fri", (0, 2, 4)),
        ("Everyday", (0, 1, 2, 3, 4, 5, 6)),
        ("All days", (0, 1, 2, 3, 4, 5, 6)),
        ("Mondays and Thursdays", (0, 3)),
        ("Monday till Friday, Sundays", (0, 1, 2, 3, 4, 6)),
        ("Monday until Wednesday", (0, 1, 2)),
        ("Till Friday", ()),
        ("Monday to Thursday, alternate Saturdays", ()),
        ("By appointment", ()),
        ("Sat - Mon - Tue", ()),
        ("Monkey", ()),
        ("Monday to", ()),
        ("Monday to Funday", ()),
        ("and", ()),
        ("", ()),
    ],
)
def test_days_are_read_as_people_write_them(said: str, days: tuple[int, ...]) -> None:
    assert days_of(said) == days


@pytest.mark.parametrize(
    ("said", "minutes"),
    [
        ("10 am to 1 pm", (600, 780)),
        ("9:30 am - 12 pm", (570, 720)),
        ("12 am to 12:30 AM", (0, 30)),
        ("6pm to 8pm", (1080, 1200)),
        ("9 am to 12 noon", (540, 720)),
        ("12 noon to 4 pm", (720, 960)),
        ("9.30 am to 12:00 noon", (570, 720)),
        ("10 am to midnight", (600, 1440)),
        ("10 pm to 12 midnight", (1320, 1440)),
        ("6 pm to 12:00 midnight", (1080, 1440)),
        ("6 pm to 12 am", (1080, 1440)),
        ("midnight to 6 am", (0, 360)),
        ("9 am to noon", (540, 720)),
        ("Noon - 4 pm", (720, 960)),
        ("10 am-1 pm", (600, 780)),
        ("22:00-24:00", (1320, 1440)),
        ("09:00 to 17:30", (540, 1050)),
        ("9.00 – 13.00", (540, 780)),
        ("18:00 - 00:00", (1080, 1440)),
        ("09:00 to 12:00", None),  # 12 at night or at noon? So is 01:00 to 05:00, in the afternoon to many
        ("01:00 to 05:00", None),
        ("22:00 to 06:00", (1320, 360)),
        ("22:00 to 24:30", None),
        ("9 am to 11 midnight", None),
        ("9 am to 17:00", None),
        ("1 pm to 10 am", (780, 600)),
        ("10:75 am to 1 pm", None),  # what no clock shows is a slip, and nobody knows of what
        ("25 am to 3 pm", None),
        ("0 am to 2 am", None),
        ("13 pm to 2 pm", None),
        ("9 am to 10 noon", None),
        ("9 a.m. to 5 p.m.", (540, 1020)),
        ("9.30 A.M. – 1 P.M.", (570, 780)),
        ("5 pm — 8 pm", (1020, 1200)),
        ("5 to 8 pm", (1020, 1200)),
        ("10:30-1:30 PM", (630, 810)),
        ("9 - 11.30 a.m.", (540, 690)),
        ("12 to 3 pm", (720, 900)),
        ("12 to 3 am", (0, 180)),
        ("10 to 10 pm", (600, 1320)),
        ("9 to noon", (540, 720)),
        ("6 to 12 midnight", (1080, 1440)),
        ("10 am till 1 pm", (600, 780)),
        ("10 am until noon", (600, 720)),
        ("8 to 8 am", None),  # a whole night, or a slip
        ("11 to 9 am", None),
        ("13 to 2 pm", None),
        ("5 to 8", None),
        ("after lunch", None),
        ("", None),
    ],
)
def test_hours_are_read_as_people_write_them(said: str, minutes: tuple[int, int] | None) -> None:
    assert minutes_of(said) == minutes


@given(TIMES, TIMES)
def test_any_two_times_are_a_clinic_when_they_differ(
    one: tuple[int, int, bool], other: tuple[int, int, bool]
) -> None:
    def written(time: tuple[int, int, bool]) -> str:
        return f"{time[0]}:{time[1]:02} {'pm' if time[2] else 'am'}"

    def after_midnight(time: tuple[int, int, bool]) -> int:
        return (time[0] % 12 + 12 * time[2]) * 60 + time[1]

    begin, end = after_midnight(one), after_midnight(other)
    found = minutes_of(f"{written(one)} to {written(other)}")
    end = end or 24 * 60  # 12 am at the end is the midnight behind the day
    assert found == ((begin, end) if begin != end else None)


@given(st.text(max_size=40), st.text(max_size=40))
def test_what_is_not_understood_stays_as_it_was_written(days: str, hours: str) -> None:
    (clinic,) = clinics_of([{"days": days, "hours": hours}], "hi")
    assert clinic.weekdays or (clinic.days, clinic.hours) == (days, hours)


def test_in_hindi_they_are_said_in_hindi() -> None:
    rows = [
        {"days": "Monday to Friday", "hours": "10 am to 1 pm"},
        {"days": "Saturday, Sunday", "hours": "5:30 pm to 8 pm"},
    ]
    said = [f"{clinic.days}: {clinic.hours}" for clinic in clinics_of(rows, "hi")]
    assert said == ["सोमवार से शुक्रवार: सुबह 10 बजे से दोपहर 1 बजे", "शनिवार, रविवार: शाम 5:30 बजे से रात 8 बजे"]
    assert [clinic.days for clinic in clinics_of(rows, "en")] == ["Monday to Friday", "Saturday, Sunday"]


@pytest.mark.parametrize(
    "written",
    [
        "10 am to 1 pm, 5 pm to 8 pm",
        "10 am to 1 pm and 5 pm to 8 pm",
        "10 am to 1 pm & 5 pm to 8 pm",
        "10 am to 1 pm / 5 pm to 8 pm",
    ],
)
def test_morning_and_evening_of_one_line_are_two_clinics(written: str) -> None:
    rows = [{"days": "Monday to Saturday", "hours": written}]
    known = [(clinic.days, clinic.hours, clinic.begin, clinic.end) for clinic in clinics_of(rows, "en")]
    assert known == [
        ("Monday to Saturday", "10 am to 1 pm", 600, 780),
        ("Monday to Saturday", "5 pm to 8 pm", 1020, 1200),
    ]
    said = [f"{clinic.days}: {clinic.hours}" for clinic in clinics_of(rows, "hi")]
    assert said == [
        "सोमवार से शनिवार: सुबह 10 बजे से दोपहर 1 बजे",
        "सोमवार से शनिवार: शाम 5 बजे से रात 8 बजे",
    ]


def test_a_line_of_which_one_session_is_not_understood_stays_whole() -> None:
    [clinic] = clinics_of([{"days": "Monday", "hours": "10 am to 1 pm, evenings by appointment"}], "hi")
    assert (clinic.days, clinic.hours) == ("Monday", "10 am to 1 pm, evenings by appointment")
    assert clinic.weekdays == []


@pytest.mark.django_db
@pytest.mark.usefixtures("renderer")
def test_a_card_says_all_hours_and_gives_the_browser_what_it_needs(client: Client) -> None:
    Practice.objects.update(
        hours=[{"days": "Monday", "hours": "10 am to 1 pm"}, {"days": "Sunday", "hours": "by appointment"}]
    )
    (place, *_) = page_at(client, "/delhi-ncr/doctors/urology").css(".doctor__facts [data-clinics]")
    assert place.text().replace("\xa0", " ") == "Clinic: Monday, 10 am to 1 pm; Sunday, by appointment"
    assert json.loads(attribute(place, "data-clinics")) == [[[0], 600, 780, "10\xa0am to 1\xa0pm"]]
    assert "क्लिनिक: सोमवार" in words(page_at(client, "/hi/delhi-ncr/doctors/urology"), ".doctor__facts")


def test_midnight_is_said_in_hindi() -> None:
    (clinic,) = clinics_of([{"days": "Sunday", "hours": "10 pm to midnight"}], "hi")
    assert clinic.hours == "रात 10 बजे से रात 12 बजे"


def test_every_day_is_known() -> None:
    assert {days_of(day) for day in DAYS} == {(number,) for number in range(7)}
