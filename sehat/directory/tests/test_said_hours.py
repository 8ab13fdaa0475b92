"""Hours of a workplace in words: the parts of a day as Hindi has them, days in a row, and what is no time."""

from __future__ import annotations

import pytest

from sehat.directory.clinic_hours import clinics_of, days_of, minutes_of, said_time
from sehat.directory.schemas import Clinic


def clinic(days: str, hours: str = "10 am to 1 pm") -> Clinic:
    [found] = clinics_of([{"days": days, "hours": hours}], "hi")
    return found


@pytest.mark.parametrize(
    ("hour", "minute", "said"),
    [
        (0, 0, "रात 12 बजे"),
        (4, 59, "रात 4:59 बजे"),
        (5, 0, "सुबह 5 बजे"),
        (11, 59, "सुबह 11:59 बजे"),
        (12, 0, "दोपहर 12 बजे"),
        (15, 59, "दोपहर 3:59 बजे"),
        (16, 0, "शाम 4 बजे"),
        (19, 59, "शाम 7:59 बजे"),
        (20, 5, "रात 8:05 बजे"),
        (23, 59, "रात 11:59 बजे"),
    ],
)
def test_an_hour_is_said_with_the_part_of_the_day_it_is_in(hour: int, minute: int, said: str) -> None:
    assert said_time(hour * 60 + minute, "hi") == said


@pytest.mark.parametrize(
    "written",
    [
        "24 hours",
        "24 hrs",
        "24Hours",
        "24x7",
        "24 X 7",
        "24×7",
        "24/7",
        "Open 24 hours",
        "round the clock",
        "24/7.",
    ],
)
def test_all_day_long_is_said_in_hindi_and_known_to_the_browser(written: str) -> None:
    """A casualty that is always open stood on Hindi pages as “Daily, 24x7”, and had no next time."""
    found = clinic("Daily", written)
    assert (found.days, found.hours, found.begin, found.end) == ("सोमवार से रविवार", "24 घंटे", 0, 1440)
    [english] = clinics_of([{"days": "Daily", "hours": written}], "en")
    assert english.hours == written


@pytest.mark.parametrize("written", ["12 am to 12 midnight", "00:00 to 24:00", "midnight to midnight"])
def test_from_midnight_to_midnight_is_all_day_long(written: str) -> None:
    assert clinic("Sunday", written).hours == "24 घंटे"


@pytest.mark.parametrize("written", ["24", "24 minutes", "7/24", "24 hours helpline", "within 24 hours"])
def test_other_figures_are_not_all_day_long(written: str) -> None:
    assert (clinic("Sunday", written).hours, clinic("Sunday", written).weekdays) == (written, [])


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("8 pm to 6 am", "रात 8 बजे से सुबह 6 बजे"),
        ("22:00-06:00", "रात 10 बजे से सुबह 6 बजे"),
        ("22:00 to 02:00", "रात 10 बजे से रात 2 बजे"),
        ("noon to 1 am.", "दोपहर 12 बजे से रात 1 बजे"),
    ],
)
def test_hours_over_midnight_are_said_in_hindi_and_promise_no_next_time(written: str, said: str) -> None:
    """They stood in English on Hindi pages, days as well. No browser says on which day such a clinic ends."""
    found = clinic("Monday to Friday", written)
    assert (found.days, found.hours) == ("सोमवार से शुक्रवार", said)
    assert (found.weekdays, found.begin, found.end) == ([], 0, 0)
    [english] = clinics_of([{"days": "Monday to Friday", "hours": written}], "en")
    assert (english.days, english.hours, english.weekdays) == ("Monday to Friday", written, [])


def test_a_night_beside_a_morning_leaves_the_morning_its_next_time() -> None:
    row = {"days": "Monday", "hours": "10 am to 1 pm, 10 pm to 2 am"}
    morning, night = clinics_of([row], "hi")
    assert (morning.hours, morning.weekdays, morning.end) == ("सुबह 10 बजे से दोपहर 1 बजे", [0], 780)
    assert (night.days, night.hours, night.weekdays) == ("सोमवार", "रात 10 बजे से रात 2 बजे", [])


@pytest.mark.parametrize("written", ["10 am to 10 am", "8 to 8 am", "11 to 9 am", "01:00 to 05:00"])
def test_what_may_be_a_slip_or_either_half_of_the_day_stays_as_it_is_written(written: str) -> None:
    found = clinic("Monday", written)
    assert (found.days, found.hours, found.weekdays) == ("Monday", written, [])


@pytest.mark.parametrize(
    ("days", "said"),
    [
        ("Weds", "बुधवार"),
        ("Mon, Weds & Fri", "सोमवार, बुधवार, शुक्रवार"),
        ("Monday to Wednesday", "सोमवार से बुधवार"),
        ("Monday, Tuesday and Wednesday", "सोमवार से बुधवार"),  # three in a row are a run
        ("Monday to Tuesday", "सोमवार, मंगलवार"),
        ("Monday, Wednesday and Thursday", "सोमवार, बुधवार, गुरुवार"),
        ("Monday, Tuesday and Friday", "सोमवार, मंगलवार, शुक्रवार"),
        ("Saturday to Monday", "शनिवार से सोमवार"),  # over the end of the week
        ("Daily", "सोमवार से रविवार"),
        ("Sunday", "रविवार"),
    ],
)
def test_days_in_a_row_are_said_as_one_and_others_one_by_one(days: str, said: str) -> None:
    assert clinic(days).days == said


@pytest.mark.parametrize(
    ("said", "days"),
    [
        ("daily", tuple(range(7))),
        ("every day", tuple(range(7))),
        ("Every Day", tuple(range(7))),
        ("every monday", ()),
        ("Sunday to Sunday", (6,)),
        ("Sunday to Saturday", (6, 0, 1, 2, 3, 4, 5)),
        ("Monday from Friday", ()),
        ("Monday, Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday", tuple(range(7))),
        (", ,", ()),
    ],
)
def test_a_week_is_said_in_many_ways_and_half_a_sentence_is_none(said: str, days: tuple[int, ...]) -> None:
    assert days_of(said) == days


@pytest.mark.parametrize(
    ("said", "minutes"),
    [
        (" 10 am to 1 pm ", (600, 780)),
        ("12 am to 11:59 pm", (0, 1439)),
        ("10 am to 10 am", None),
        ("11 pm to 12 am", (1380, 1440)),  # the midnight behind the day
        ("10 to 1 pm", (600, 780)),
        ("10 am to 1 pm and later", None),
    ],
)
def test_a_clinic_ends_at_another_time_than_it_began(said: str, minutes: tuple[int, int] | None) -> None:
    assert minutes_of(said) == minutes


@pytest.mark.parametrize(
    ("days", "hours"),
    [("Monday", "after lunch"), ("On call", "10 am to 1 pm"), ("", "")],
)
def test_what_is_half_understood_stays_as_it_is_and_no_browser_computes_with_it(
    days: str, hours: str
) -> None:
    found = clinic(days, hours)
    assert (found.days, found.hours) == (days, hours)
    assert (found.weekdays, found.begin, found.end) == ([], 0, 0)


def test_what_is_understood_has_its_days_and_minutes_for_the_browser() -> None:
    found = clinic("Monday and Sunday")
    assert (found.weekdays, found.begin, found.end) == ([0, 6], 600, 780)


@pytest.mark.parametrize(
    "written",
    [
        "9a.m. to 1p.m.",  # right behind the hour
        "9.00a.m.-1.00p.m.",
        "9 a m to 1 p m",
        "9 am to 1 pm.",  # as a sentence
        "9 am to 1 pm,",  # as a line of a list
        " 9 am to 1 pm ; ",
    ],
)
def test_hours_are_read_with_the_signs_of_a_sentence_and_of_a_list(written: str) -> None:
    assert (clinic("Monday", written).begin, clinic("Monday", written).end) == (9 * 60, 13 * 60)


@pytest.mark.parametrize("written", ["Closed", "closed", " CLOSED. "])
def test_a_day_on_which_nobody_is_there_is_said_in_hindi_and_is_no_next_time(written: str) -> None:
    """“Sun, Closed” stood on Hindi pages."""
    found = clinic("Sun", written)
    assert (found.days, found.hours, found.weekdays) == ("रविवार", "बंद", [])
    [english] = clinics_of([{"days": "Sun", "hours": written}], "en")
    assert (english.days, english.hours, english.weekdays) == ("Sun", written, [])


@pytest.mark.parametrize("written", ["closed for lunch 1 to 2 pm", "10 am to 1 pm, evenings closed"])
def test_what_is_closed_for_a_part_of_the_day_stays_as_it_is_written(written: str) -> None:
    assert (clinic("Sunday", written).days, clinic("Sunday", written).hours) == ("Sunday", written)


@pytest.mark.parametrize(
    "written",
    ["10:00 hrs to 13:00 hrs", "10.00hrs - 13.00hrs", "10:00 - 13:00 Hrs.", "10:00 to 13:00 hours"],
)
def test_hours_of_the_day_may_be_called_so(written: str) -> None:
    assert (clinic("Monday", written).begin, clinic("Monday", written).end) == (600, 780)
    assert clinic("Monday", written).hours == "सुबह 10 बजे से दोपहर 1 बजे"


def test_sessions_and_days_may_have_a_semicolon_between_them() -> None:
    found = clinics_of([{"days": "Monday to Friday; Sunday", "hours": "10 am to 1 pm; 5 pm to 8 pm"}], "en")
    assert [(item.weekdays, item.hours) for item in found] == [
        ([0, 1, 2, 3, 4, 6], "10 am to 1 pm"),
        ([0, 1, 2, 3, 4, 6], "5 pm to 8 pm"),
    ]


def test_what_is_not_understood_stands_with_all_its_signs() -> None:
    assert clinic("Monday", "10 am to 1 pm, by appointment.").hours == "10 am to 1 pm, by appointment."
