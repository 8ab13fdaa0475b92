"""Lines in the forms of /cms: what was typed is read, shown and saved again as the same. No database."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.directory.clinic_hours import days_of, minutes_of
from sehat.directory.rows import HoursInput, LinesInput, TrainingInput, WordsInput

PARTS = st.sampled_from(
    [
        "Monday",
        "to",
        "10 am",
        "10:30",
        "am",
        ":",
        ": ",
        ";",
        "\n",
        " ",
        "2008",
        "MBBS",
        "१०",
        ",",
        "\u2028",
        '"',
    ]
)
TYPED = st.lists(PARTS | st.text(max_size=5), max_size=12).map("".join)


def stored(widget: LinesInput, typed: str) -> str:
    return widget.value_from_datadict({"lines": typed}, {}, "lines")


@pytest.mark.parametrize(
    "widget", [HoursInput(), TrainingInput(), WordsInput()], ids=lambda it: type(it).__name__
)
@given(typed=TYPED)
def test_a_form_that_is_saved_again_changes_nothing(widget: LinesInput, typed: str) -> None:
    first = stored(widget, typed)
    assert stored(widget, widget.format_value(first)) == first


@pytest.mark.parametrize(
    ("line", "days", "hours"),
    [
        ("Monday to Friday: 10 am to 1 pm", "Monday to Friday", "10 am to 1 pm"),
        ("Monday to Friday:10:30 am to 1 pm", "Monday to Friday", "10:30 am to 1 pm"),
        ("Monday : 9:15 am to 1:45 pm", "Monday", "9:15 am to 1:45 pm"),
        ("Saturday 1 and 3: 9 am to 1 pm", "Saturday 1 and 3", "9 am to 1 pm"),
        ("Monday 10:30 am to 1:15 pm", "Monday 10:30 am to 1:15 pm", ""),  # refused: no hours
        ("mornings", "mornings", ""),
    ],
)
def test_days_end_at_their_own_colon_and_not_in_a_time(line: str, days: str, hours: str) -> None:
    """“Monday 10:30 am to 1 pm” was saved as the days “Monday 10”, from 30 am."""
    assert json.loads(stored(HoursInput(), line)) == [{"days": days, "hours": hours}]


@given(
    days=st.sampled_from(["Monday to Friday", "Sunday", "daily", "Monday, Friday"]),
    times=st.tuples(*[st.tuples(st.integers(1, 12), st.integers(0, 59), st.sampled_from(["am", "pm"]))] * 2),
    colon=st.sampled_from([":", ": ", " : "]),
)
def test_hours_that_are_read_as_one_line_are_read_as_times(
    days: str, times: tuple[tuple[int, int, str], tuple[int, int, str]], colon: str
) -> None:
    begin, end = (f"{hour}:{past:02} {half}" for hour, past, half in times)
    [row] = json.loads(stored(HoursInput(), f"{days}{colon}{begin} to {end}"))
    assert days_of(row["days"])
    found = minutes_of(row["hours"])
    is_before = minute(*times[0]) < minute(*times[1])
    assert found == ((minute(*times[0]), minute(*times[1])) if is_before else None)


def minute(hour: int, past: int, half: str) -> int:
    return (hour % 12 + (12 if half == "pm" else 0)) * 60 + past
