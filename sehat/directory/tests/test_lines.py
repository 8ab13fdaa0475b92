"""Lines in the forms of /cms: what was typed is read, shown and saved again as the same. No database."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.directory.clinic_hours import days_of, minutes_of
from sehat.directory.rows import HoursInput, LinesInput, TrainingInput, WordsInput
from sehat.directory.written_lines import read_training, shown_training

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
        " -",
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


@pytest.mark.parametrize(
    ("typed", "rows"),
    [
        ("Mon to Fri: 10 am to 1 pm; Sat: 9 am to 12 noon", ["10 am to 1 pm", "9 am to 12 noon"]),
        ("Mon: 10 am to 1 pm;Tue: 5:30 pm to 8 pm;Wed: 9 am to 10 am\nSun: 1 pm to 2 pm",
         ["10 am to 1 pm", "5:30 pm to 8 pm", "9 am to 10 am", "1 pm to 2 pm"]),
        ("Mon: 10 am to 1 pm; 5:30 pm to 8 pm", ["10 am to 1 pm; 5:30 pm to 8 pm"]),
        ("Mon: 10 am to 1 pm; by appointment", ["10 am to 1 pm; by appointment"]),
        ("Mon; Tue: 10 am to 1 pm", ["10 am to 1 pm"]),
    ],
)  # fmt: skip
def test_hours_with_semicolons_between_are_those_of_other_days_as_in_an_import(
    typed: str, rows: list[str]
) -> None:
    """All of a line was taken for hours of its first days: a Hindi page showed it in English."""
    assert [row["hours"] for row in json.loads(stored(HoursInput(), typed))] == rows


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
    first, last = minute(*times[0]), minute(*times[1]) or 24 * 60  # the midnight behind the day
    assert minutes_of(row["hours"]) == ((first, last) if first != last else None)


def minute(hour: int, past: int, half: str) -> int:
    return (hour % 12 + (12 if half == "pm" else 0)) * 60 + past


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("MS, General Surgery 2008", {"name": "MS, General Surgery", "year": 2008}),
        ("MBBS", {"name": "MBBS"}),
        ("2003", {"name": "2003"}),
        ("World Congress 2010 -", {"name": "World Congress 2010"}),
        ("World Congress 2010 2012", {"name": "World Congress 2010", "year": 2012}),
    ],
)
def test_a_year_that_is_part_of_a_name_is_told_from_that_of_a_degree(
    line: str, step: dict[str, object]
) -> None:
    """Saved again, a congress of 2010 had become a degree of 2010."""
    assert json.loads(stored(TrainingInput(), line)) == [step]
    assert TrainingInput().format_value(json.dumps([step])) == line


@pytest.mark.parametrize(
    "widget", [WordsInput(), HoursInput(), TrainingInput()], ids=lambda one: type(one).__name__
)
def test_no_line_holds_what_postgresql_cannot(widget: LinesInput) -> None:
    """As JSON a NUL passed the check of Django's text fields, and its save was an error 500."""
    read = widget.value_from_datadict({"lines": "MBBS\x00 2003\x00\n\x00"}, {}, "lines")
    assert "u0000" not in read
    assert len(json.loads(read)) == 1


@pytest.mark.parametrize("blank", ["\N{NO-BREAK SPACE}", "  ", "\t", "\N{NARROW NO-BREAK SPACE}"])
def test_hours_are_read_with_any_blank_between_their_words(blank: str) -> None:
    """Copied from a web page or a table they look the same, and were on no Hindi page in Hindi."""
    assert minutes_of("10 am to 1 pm".replace(" ", blank)) == (600, 780)
    assert minutes_of("09:00 - 17:00".replace(" ", blank)) == (540, 1020)
    assert days_of("Monday to Friday".replace(" ", blank)) == (0, 1, 2, 3, 4)


@pytest.mark.parametrize("line", ["MBBS, 2003", "MBBS , 2003", "MBBS 2003"])
def test_a_comma_before_the_year_is_no_part_of_the_degree(line: str) -> None:
    assert read_training(line) == ("MBBS", 2003)
    assert read_training(", 2003") == (", 2003", None)


@pytest.mark.parametrize(
    ("line", "name", "year"),
    [
        ("MBBS, 2003", "MBBS", 2003),
        ("MBBS , 2003", "MBBS", 2003),
        ("MBBS,, 2003", "MBBS,", 2003),
        (",, 1900", ",", 1900),
        (", 1900", ", 1900", None),
    ],
)
def test_one_comma_before_a_year_belongs_to_neither(line: str, name: str, year: int | None) -> None:
    """A name that ends in a comma lost it, and a name that is one came back with its year as a name."""
    assert read_training(line) == (name, year)


@given(
    st.text(alphabet="ab,- 0129", min_size=1).map(str.strip).filter(bool), st.none() | st.integers(1900, 2099)
)
def test_any_name_and_year_are_shown_so_that_they_are_read(name: str, year: int | None) -> None:
    assert read_training(shown_training(name, year)) == (name, year)


@pytest.mark.parametrize("typed", ["no JSON", "[1", '{"days": 1}', '[{"hours": "10 am"}]', "5"])
def test_what_a_row_holds_that_is_no_line_is_shown_as_it_is_and_breaks_no_form(typed: str) -> None:
    """A loader, or a hand in the database, may have written anything."""
    assert HoursInput().format_value(typed) == typed


@pytest.mark.parametrize("nothing", [None, "", "[]"])
def test_a_box_of_lines_is_empty_where_nothing_is_stored(nothing: str | None) -> None:
    assert HoursInput().format_value(nothing) == ""


@pytest.mark.parametrize("sign", ["\u200b", "\u2060", "\ufeff", "\u200e \u200d"])
@pytest.mark.parametrize("widget", [HoursInput, TrainingInput, WordsInput], ids=lambda one: one.__name__)
def test_a_line_of_which_nothing_is_seen_is_none(widget: type[LinesInput], sign: str) -> None:
    """Pasted behind the last line: the form said of no line that it should be days and hours."""
    typed = "Monday: 10 am to 1 pm"
    assert stored(widget(), f"{typed}\n{sign}\n\n") == stored(widget(), typed)


def test_joiners_within_a_word_of_hindi_stay() -> None:
    assert json.loads(stored(WordsInput(), "शक्\u200dति")) == ["शक्\u200dति"]
