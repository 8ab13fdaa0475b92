"""Cells as people, phones and other programs write them, and what a long file costs the database."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from sehat.directory.models import Doctor, Hospital, Insurer, Language
from sehat.directory.rows import WordsInput
from sehat.imports.cells import escaped
from sehat.imports.checking import Checked, Checker, chunks_of, columns_of
from sehat.imports.models import ImportRun
from sehat.imports.selectors import exported_rows
from sehat.imports.tables import TABLES
from sehat.imports.tests.files import DOCTOR, applied, checked, csv_of, doctors, faults, numbers

pytestmark = pytest.mark.django_db
NO_SLUG = "Enter a valid “slug” consisting of letters, numbers, underscores or hyphens."
NO_NUMBER = "Write a whole number in digits, without commas: 45000."
NOT_PRINTED = "It has a character that cannot be printed."


class Asked:
    """What the database is asked with."""

    def __init__(self) -> None:
        self.values: list[str] = []

    def __call__(self, execute: Callable[..., object], sql: str, params: Any, *rest: object) -> object:
        self.values += [str(value) for value in params or ()]
        return execute(sql, params, *rest)


def check(table: str, data: bytes) -> Checked:
    """The first chunk of a file, as the worker checks it."""
    lines = enumerate(csv.reader(io.StringIO(data.decode(), newline="")), start=1)
    names = columns_of(TABLES[table], lines)
    return Checker(TABLES[table], names).check(next(chunks_of(names, lines)))


@pytest.mark.parametrize("column", ["city", "department", "languages", "slug", "name"])
def test_a_nul_is_refused_by_its_column_and_asked_of_no_database(column: str) -> None:
    """PostgreSQL takes none in any text: the worker stumbled over it five times and gave the file up."""
    asked = Asked()
    with connection.execute_wrapper(asked):
        found = check("doctors", doctors({}, {"slug": "dr-b", column: "pu\x00ne"}))
    assert asked.values
    assert not [value for value in asked.values if "\x00" in value]
    assert [(fault.line, fault.column, fault.message) for fault in found.faults] == [(3, column, NOT_PRINTED)]


def test_a_file_with_a_nul_is_refused_row_by_row_and_the_rest_is_counted() -> None:
    run = checked("doctors", doctors({}, {"slug": "dr-b", "city": "pu\x00ne"}, {"slug": "dr-c"}))
    assert run.state == ImportRun.State.REFUSED
    assert faults(run) == [(3, "city", NOT_PRINTED)]
    assert numbers(run) == (2, 0, 0, 1)


@pytest.mark.parametrize(
    ("column", "written", "told"),
    [
        ("fee", "७००", NO_NUMBER),
        ("fee", "1,000", NO_NUMBER),
        ("fee", "₹700", NO_NUMBER),
        ("fee", "700.0", NO_NUMBER),
        ("fee", "9" * 19, NO_NUMBER),
        ("city", "Pune City", "There is no city “Pune City”."),
        ("city", "pune\u200b", "There is no city “pune\u200b”."),
        ("gender", "Woman", "Write one of: woman, man."),
        ("is_verified", "हाँ", "Write yes or no."),
        ("languages", "hindi; klingon", "There is no language “klingon”."),
        ("slug", "dr kamala", NO_SLUG),
        ("slug", "dr-kamala-अय्यर", NO_SLUG),
        ("slug", "a" * 141, "Ensure this value has at most 140 characters (it has 141)."),
    ],
)  # fmt: skip
def test_what_nobody_can_read_for_certain_is_refused_by_its_column(
    column: str, written: str, told: str
) -> None:
    assert faults(checked("doctors", doctors({column: written}))) == [(2, column, told)]


@pytest.mark.parametrize(
    ("column", "written", "stored"),
    [
        ("name", "  Dr Kamala Iyer\u00a0", "Dr Kamala Iyer"),
        ("name", "डॉ कमला अय्यर", "डॉ कमला अय्यर"),
        ("name", "Dr O’Brien, “Kamala”", "Dr O’Brien, “Kamala”"),
        ("name", "'=Kamala", "=Kamala"),
        ("about", "One line\r\nand\ranother", "One line\nand\nanother"),
        ("fee", "0700", 700),
        ("fee", "0", 0),
        ("fee", "", None),
        ("has_video", "YES", True),
        ("aliases", " कमला ;; Kamala ;", ["कमला", "Kamala"]),
        ("training", "MBBS 2003; Fellow", [{"name": "MBBS", "year": 2003}, {"name": "Fellow", "year": None}]),
    ],
)
def test_a_cell_is_stored_as_its_writer_meant_it(column: str, written: str, stored: object) -> None:
    applied("doctors", doctors({column: written}))
    assert getattr(Doctor.objects.get(slug=DOCTOR["slug"]), column) == stored


def test_languages_that_are_named_twice_are_spoken_once() -> None:
    applied("doctors", doctors({"languages": "hindi; english; hindi"}))
    spoken = Doctor.objects.get(slug=DOCTOR["slug"]).languages
    assert sorted(spoken.values_list("slug", flat=True)) == ["english", "hindi"]


def test_the_second_row_of_a_key_is_told_the_number_of_the_first_over_chunks() -> None:
    rows = [{"slug": f"dr-{number}"} for number in range(255)]
    run = checked("doctors", doctors(*rows, {"slug": "dr-0"}, {"slug": "dr-254"}))
    assert faults(run) == [
        (257, "slug", "Row 2 has the same slug."),
        (258, "slug", "Row 256 has the same slug."),
    ]


def test_rows_that_say_what_is_there_write_nothing_and_are_counted_as_the_same() -> None:
    data = doctors({}, {"slug": "dr-b", "fee": ""})
    assert numbers(applied("doctors", data)) == (2, 0, 0, 0)
    before = list(Doctor.objects.order_by("pk").values())
    assert numbers(applied("doctors", data)) == (0, 0, 2, 0)
    assert list(Doctor.objects.order_by("pk").values()) == before


@pytest.mark.parametrize("table", ["doctors", "hospital_insurers"])
def test_checking_fifty_rows_asks_as_much_as_checking_five(table: str) -> None:
    Insurer.objects.create(name="Aaa Insurance", slug="aaa", kind="private")
    asked = []
    for count in (5, 50):
        data = doctors_of(count) if table == "doctors" else hospitals_of(count)
        with CaptureQueriesContext(connection) as queries:
            found = check(table, data)
        assert (found.count("new"), found.faults) == (count, [])
        asked.append(len(queries))
    assert asked[0] == asked[1]


def doctors_of(count: int) -> bytes:
    return doctors(*({"slug": f"dr-{number}"} for number in range(count)))


def hospitals_of(count: int) -> bytes:
    slugs = Hospital.objects.order_by("pk").values_list("slug", flat=True)[:count]
    return csv_of(*({"hospital": slug, "insurer": "aaa", "told_on": "2026-11-23"} for slug in slugs))


def test_words_that_an_editor_types_with_semicolons_are_the_words_that_an_export_says() -> None:
    """One with a semicolon inside came back from its own export as two."""
    typed = {"aliases": "gurde ki pathri; kidney stone;\r\n;पथरी \r\n"}
    words = json.loads(WordsInput().value_from_datadict(typed, {}, "aliases"))
    assert words == ["gurde ki pathri", "kidney stone", "पथरी"]
    doctor = Doctor.objects.order_by("pk")[0]
    doctor.aliases = words
    doctor.save()
    table = TABLES["doctors"]
    row = next(exported_rows(table))
    data = csv_of(dict(zip(table.columns, map(escaped, row), strict=True)))
    assert numbers(checked("doctors", data)) == (0, 0, 1, 0)


@pytest.mark.parametrize("typed", ["0", "12", "1939", "2999", "99999"])
def test_how_many_years_a_doctor_practises_is_no_year(typed: str) -> None:
    found = check("doctors", doctors({"practising_since": typed}))
    said = "Write the year, as 2009: none before 1940, and none to come."
    assert [(fault.column, fault.message) for fault in found.faults] == [("practising_since", said)]


@pytest.mark.parametrize("typed", ["", "1940", "2009"])
def test_a_year_that_can_be_is_taken_or_none(typed: str) -> None:
    assert check("doctors", doctors({"practising_since": typed})).faults == []


def test_a_header_with_what_no_database_holds_is_refused_in_a_sentence() -> None:
    run = checked("doctors", csv_of({"slug\x00": "dr-a", "name\u202e": "A"}))
    assert run.state == ImportRun.State.REFUSED
    assert "\x00" not in run.message
    assert run.message.startswith("The first row is not that of Doctors: unknown columns: slug")


def test_a_slug_that_begins_with_a_hyphen_is_named_as_it_is_exported() -> None:
    """The apostrophe that makes it no formula is none of it, alone or among several."""
    Insurer.objects.create(slug="-star", name="Star", kind="private")
    hospital = Hospital.objects.all()[0]
    row = {"hospital": hospital.slug, "insurer": escaped("-star"), "told_on": "2026-11-23"}
    assert numbers(applied("hospital_insurers", csv_of(row))) == (1, 0, 0, 0)
    assert hospital.empanelments.filter(insurer__slug="-star").exists()


def test_a_list_of_slugs_that_begins_with_a_hyphen_is_read() -> None:
    Language.objects.create(slug="-tulu", name="Tulu")
    applied("doctors", doctors({"languages": escaped("-tulu; hindi")}))
    speaks = Doctor.objects.get(slug=DOCTOR["slug"]).languages.values_list("slug", flat=True)
    assert set(speaks) == {"-tulu", "hindi"}


def test_a_row_of_another_table_may_be_named_in_capitals_as_its_own_address_may() -> None:
    """A doctor with the address Dr-B is stored as dr-b: the hours of Dr-B were nobody's."""
    named = {"city": "Pune", "department": "General-Surgery", "languages": "Hindi; hindi; English"}
    assert numbers(applied("doctors", doctors({"slug": "Dr-B", **named}))) == (1, 0, 0, 0)
    doctor = Doctor.objects.get(slug="dr-b")
    assert (doctor.city.slug, doctor.department.slug) == ("pune", "general-surgery")
    assert sorted(doctor.languages.values_list("slug", flat=True)) == ["english", "hindi"]
    hospital = Hospital.objects.order_by("pk").values_list("slug", flat=True)[0]
    hours = {"doctor": "DR-B", "hospital": hospital.upper(), "hours": "Monday: 10 am to 1 pm"}
    assert numbers(applied("clinic_hours", csv_of(hours))) == (1, 0, 0, 0)
    assert numbers(checked("clinic_hours", csv_of(hours | {"doctor": "dr-b"}))) == (0, 0, 1, 0)


def test_two_lines_that_name_a_row_in_two_spellings_are_of_one_key() -> None:
    hospital = Hospital.objects.order_by("pk").values_list("slug", flat=True)[0]
    doctor = Doctor.objects.order_by("pk").values_list("slug", flat=True)[0]
    hours = {"doctor": doctor, "hospital": hospital, "hours": "Monday: 10 am to 1 pm"}
    run = checked("clinic_hours", csv_of(hours, hours | {"doctor": doctor.upper()}))
    assert faults(run) == [(3, "doctor", "Row 2 has the same doctor and hospital.")]


def test_a_name_that_was_wrapped_in_its_cell_stands_in_one_line_and_a_text_keeps_its_lines() -> None:
    """No form takes a name of two lines; a message on WhatsApp is refused for one."""
    applied(
        "doctors",
        doctors({"name": "Dr Kamala\r\n  Iyer", "title": "General\tsurgeon", "about": "One.\n\nTwo."}),
    )
    stored = Doctor.objects.get(slug="dr-kamala-iyer")
    assert (stored.name, stored.title, stored.about) == ("Dr Kamala Iyer", "General surgeon", "One.\n\nTwo.")


@pytest.mark.parametrize("sign", ["\u200b", "\ufeff", "\u200e \u200b", "\u00ad"])
def test_a_name_that_nobody_sees_is_none(sign: str) -> None:
    """Copied from a web page; the doctor stood in lists without a name."""
    assert faults(checked("doctors", doctors({"name": sign}))) == [(2, "name", "It is empty.")]
