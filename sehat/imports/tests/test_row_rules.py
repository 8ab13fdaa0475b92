"""What rows of a file may not say, how they are compared, and what an undo leaves alone. No database."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from sehat.imports.checking import Checked, Planned
from sehat.imports.models import RowChange
from sehat.imports.rows import Stored, digest
from sehat.imports.table import Column, Line
from sehat.imports.tables import TABLES
from sehat.imports.tables.cities import places_in_india
from sehat.imports.tables.clinic_hours import read_hours, show_hours
from sehat.imports.tables.doctors import read_course, show_course
from sehat.imports.tables.price_ranges import Figure, contradicted, prices_of_a_line, span
from sehat.imports.undoing import why_kept
from sehat.imports.writing import restored, storable

DOCTORS = TABLES["doctors"].columns
HOSPITALS = TABLES["hospitals"].columns


def line(number: int, **values: Any) -> Line:
    return Line(number, (), values)


@pytest.mark.parametrize(
    ("values", "columns"),
    [
        ({"latitude": 18.5, "longitude": 73.9}, []),
        ({"latitude": None, "longitude": None}, []),
        ({}, []),
        ({"latitude": 73.9, "longitude": 18.5}, ["latitude", "longitude"]),  # the one for the other
        ({"latitude": 18.5, "longitude": 0.0}, ["longitude"]),
        ({"latitude": 0.0, "longitude": 73.9}, ["latitude"]),
    ],
)
def test_a_city_lies_in_india(values: dict[str, float | None], columns: list[str]) -> None:
    found = list(places_in_india([line(2, **values)]))
    assert [fault.column for fault in found] == columns
    assert {fault.line for fault in found} <= {2}


@pytest.mark.parametrize(
    ("text", "days", "hours"),
    [
        ("Monday to Friday: 10 am to 1 pm", "Monday to Friday", "10 am to 1 pm"),
        (" Sunday :9:30 am to 12 noon ", "Sunday", "9:30 am to 12 noon"),
        ("Saturday 1 and 3: 9 am to 1 pm", "Saturday 1 and 3", "9 am to 1 pm"),
    ],
)
def test_hours_are_days_then_a_colon_then_times(text: str, days: str, hours: str) -> None:
    row = read_hours(text)
    assert row == {"days": days, "hours": hours}
    assert read_hours(show_hours(row)) == row


@pytest.mark.parametrize(
    "text",
    [
        "Monday",
        "Monday:",
        ": 10 am to 1 pm",
        ":",
        "  :  ",
        "Monday 10:30 am to 1 pm",
        "Monday to Friday 9:15",
    ],
)
def test_half_of_the_hours_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="Write each as Monday to Friday"):
        read_hours(text)


@pytest.mark.parametrize(
    ("text", "name", "year"),
    [
        ("MBBS 2003", "MBBS", 2003),
        ("MS, General Surgery 1998", "MS, General Surgery", 1998),
        ("MBBS", "MBBS", None),
        ("2003", "2003", None),  # a year alone is no course
        ("Course 1850", "Course 1850", None),
        ("Course 20033", "Course 20033", None),
        ("Diploma 2003 Pune", "Diploma 2003 Pune", None),
        ("World Congress 2010 -", "World Congress 2010", None),
        ("World Congress 2010 2012", "World Congress 2010", 2012),
    ],
)
def test_a_course_may_end_in_a_year_of_this_century_or_the_last(
    text: str, name: str, year: int | None
) -> None:
    assert read_course(text) == {"name": name, "year": year}
    assert show_course(read_course(text)) == text


def price(number: int, lowest: int, highest: int, **values: Any) -> Line:
    return line(number, **{"city": 1, "hospital": None, "lowest": lowest, "highest": highest} | values)


def test_amounts_that_fall_are_refused_by_their_row() -> None:
    lines = [price(2, 10, 90), price(3, 90, 10), price(4, 10, 90, typical=95), price(5, 10, 90, typical=50)]
    assert [(fault.line, fault.column) for fault in prices_of_a_line(lines)] == [(3, "lowest"), (4, "lowest")]


def figure(number: int, city: int | None, lowest: int, highest: int, hospital: int | None = None) -> Figure:
    return Figure(number, 5, city, hospital, "", "", lowest, highest)


INDIA, PUNE, CLINIC = figure(0, None, 10, 90), figure(3, 1, 5, 80), figure(4, 1, 20, 95, 9)


@pytest.mark.parametrize(
    ("inside", "wide", "lines"),
    [
        (PUNE, [INDIA], [3]),
        (CLINIC, [INDIA, figure(3, 1, 20, 100)], [4]),  # only what does not hold it
        (CLINIC, [INDIA, PUNE], [4, 4]),  # each that does not
        (figure(0, 1, 5, 80), [figure(2, None, 10, 90)], [2]),  # the one that is in the file is to blame
        (figure(0, 1, 5, 80), [INDIA], []),  # what is stored already is not this file's
        (figure(3, 2, 5, 80), [figure(0, 1, 10, 90)], []),  # another city
        (INDIA, [INDIA], []),
    ],
)
def test_a_contradiction_is_told_at_the_row_of_the_file(
    inside: Figure, wide: list[Figure], lines: list[int]
) -> None:
    by_place: dict[tuple[int, int | None], list[Figure]] = {}
    for one in wide:
        by_place.setdefault((one.procedure_id, one.city_id), []).append(one)
    found = list(contradicted(inside, by_place))
    assert [fault.line for fault in found] == lines
    assert all("does not hold" in fault.message for fault in found)


def test_a_range_that_comes_or_goes_has_no_figures_on_its_other_side() -> None:
    assert span({"lowest": 1, "highest": 2}) == (1, 2)
    assert span(None) == (None, None)


COURSES = [{"name": "MBBS", "year": 2003}]
VALUES = {"name": "Dr Asha Rao", "fee": 700, "training": COURSES, "languages": [1, 2], "city": 7}
COLUMNS = [DOCTORS[name] for name in VALUES]


@pytest.mark.parametrize(
    ("change", "is_same"),
    [
        ({}, True),
        ({"training": [{"name": "MBBS", "year": 2003, "note": "kept by nobody"}]}, True),
        ({"training": []}, False),
        ({"fee": 701}, False),
        ({"fee": None}, False),
        ({"languages": [1]}, False),
        ({"city": 8}, False),
        ({"name": "Dr Asha Rau"}, False),
    ],
)
def test_a_row_has_another_digest_as_soon_as_one_value_is_another(
    change: dict[str, Any], is_same: bool
) -> None:
    assert (digest(VALUES | change, COLUMNS) == digest(VALUES, COLUMNS)) is is_same


def test_a_digest_is_of_the_columns_of_the_file_alone() -> None:
    fee = [DOCTORS["fee"]]
    assert digest(VALUES, fee) == digest({"fee": 700, "name": "Another"}, fee) != digest(VALUES, COLUMNS)


@pytest.mark.parametrize(
    ("column", "value"),
    [
        (DOCTORS["fee"], 700),
        (DOCTORS["fee"], None),
        (DOCTORS["training"], COURSES),
        (DOCTORS["languages"], [1, 2]),
        (DOCTORS["is_verified"], True),
        (HOSPITALS["accredited_until"], date(2027, 3, 31)),
        (HOSPITALS["accredited_until"], None),
        (TABLES["cities"].columns["latitude"], 18.52),
    ],
)
def test_what_an_undo_brings_back_is_what_was_stored(column: Column, value: object) -> None:
    before = {column.name: storable(column, value)}
    assert restored([column], before) == {column.name: value}


def test_a_date_is_stored_as_text_that_json_can_hold() -> None:
    assert storable(HOSPITALS["accredited_until"], date(2027, 3, 31)) == "2027-03-31"


NOW = Stored(11, {"city": 7})
CITY = [DOCTORS["city"]]
GONE = {("city", 6): "Its earlier city was deleted since."}


def change(before: dict[str, Any] | None, after: dict[str, Any] | None = None) -> RowChange:
    return RowChange(object_id=11, before=before, after=digest(after or NOW.values, CITY))


@pytest.mark.parametrize(
    ("made", "now", "used", "told"),
    [
        (change(None), {11: NOW}, {}, ""),
        (change(None), {}, {}, "It was deleted since."),
        (change(None, {"city": 8}), {11: NOW}, {}, "It was changed since."),
        (change(None), {11: NOW}, {11: "leads"}, "It is in use since: leads."),
        (change(None), {11: NOW}, {12: "leads"}, ""),  # another row is
        (change({"city": 8}), {11: NOW}, {11: "leads"}, ""),  # what was changed only goes back
        (change({"city": 6}), {11: NOW}, {}, "Its earlier city was deleted since."),
    ],
)
def test_an_undo_leaves_a_row_that_somebody_touched_or_needs_and_says_why(
    made: RowChange, now: dict[int, Stored], used: dict[int, str], told: str
) -> None:
    assert why_kept(made, CITY, now, used, GONE) == told


def test_of_several_earlier_rows_one_that_is_gone_keeps_the_row() -> None:
    languages, now = [DOCTORS["languages"]], Stored(11, {"languages": []})
    made = RowChange(object_id=11, before={"languages": [1, 2]}, after=digest(now.values, languages))
    gone = {("languages", 2): "Its earlier language was deleted since."}
    assert why_kept(made, languages, {11: now}, {}, gone) == "Its earlier language was deleted since."
    assert why_kept(made, languages, {11: now}, {}, {}) == ""


def test_what_a_file_would_do_is_counted_by_kind() -> None:
    planned = [Planned(line(2), None, "new"), Planned(line(3), NOW, "same"), Planned(line(4), NOW, "same")]
    checked = Checked(planned, [])
    assert [checked.count(effect) for effect in ("new", "changed", "same")] == [1, 0, 2]


def test_choices_are_named_in_the_order_of_the_model() -> None:
    """They stood in a set once: each process told them in another order."""
    told = HOSPITALS["accreditation"].fault_of("gold")
    assert told == "Write one of: nabh, nabh-entry, jci."


def test_a_table_says_what_its_columns_need() -> None:
    required = {name for name, column in DOCTORS.items() if column.is_required}
    assert required == {"slug", "name", "department", "city", "title", "degrees"}
    assert (DOCTORS["city"].kind is not None, DOCTORS["languages"].is_many) == (True, True)
    assert DOCTORS["name_hi"].help == "The name in Hindi."
    assert DOCTORS["about"].help == ""  # nothing is said of it
    assert DOCTORS["gender"].fault_of("") == DOCTORS["gender"].fault_of(None) == ""
    assert DOCTORS["training"].fault_of(COURSES) == ""  # its kind has read it already


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ([{"name": "MBBS", "year": None}], [{"name": "MBBS"}], True),  # no year is none, however it is stored
        ([{"name": "MBBS", "year": 2003}], [{"name": "MBBS"}], False),
        ([], [], True),
    ],
)
def test_training_is_the_same_where_it_is_shown_the_same(one: object, other: object, same: bool) -> None:
    assert DOCTORS["training"].is_same(one, other) is same


def test_languages_are_compared_as_rows_and_numbers_as_numbers() -> None:
    assert not DOCTORS["languages"].is_same([1], [2])
    assert not DOCTORS["fee"].is_same(None, 0)


@pytest.mark.parametrize(
    ("table", "rights"),
    [
        ("doctors", ("directory.add_doctor", "directory.change_doctor")),
        ("clinic_hours", ("directory.add_doctor", "directory.change_doctor")),  # in whose form they stand
        ("hospital_insurers", ("directory.add_hospital", "directory.change_hospital")),
    ],
)
def test_who_may_not_change_a_row_in_its_form_imports_none(table: str, rights: tuple[str, str]) -> None:
    assert TABLES[table].rights == rights
