"""What a column of a table knows of its model: limits, choices, keys, and when two values are the same."""

from __future__ import annotations

from datetime import date, datetime, time

import pytest

from sehat.imports.cells import MAX_LENGTH
from sehat.imports.tables import TABLES
from sehat.imports.xlsx import Cell, text_of

DOCTORS = TABLES["doctors"].columns


@pytest.mark.parametrize(
    ("column", "value", "told"),
    [
        ("name", "Dr Kamala Iyer", ""),
        ("name", "x" * 1_000, "characters"),
        ("slug", "dr-kamala", ""),
        ("slug", "Dr Kamala", "valid"),
        ("gender", "woman", ""),
        ("gender", "lady", "Write one of: "),
        ("fee", -1, "greater than or equal to 0"),
        ("name", "", ""),  # whether it may be empty is said by the row
        ("fee", None, ""),
    ],
)
def test_a_value_is_held_to_the_field_of_the_model(column: str, value: object, told: str) -> None:
    fault = DOCTORS[column].fault_of(value)
    assert told in fault
    assert bool(fault) is bool(told)


def test_a_key_is_stored_by_its_column_of_the_database() -> None:
    assert (DOCTORS["city"].attname, DOCTORS["name"].attname) == ("city_id", "name")


@pytest.mark.parametrize(
    ("column", "one", "other", "same"),
    [
        ("name", "Asha", "Asha", True),
        ("name", "Asha\r\nRao ", "Asha\nRao", True),  # as a form stores it
        ("name", "Asha", "asha", False),
        ("fee", 700, 700, True),
        ("fee", 700, 701, False),
        ("fee", 0, None, False),
        ("city", 1, 2, False),
    ],
)
def test_two_values_are_the_same_where_they_are_shown_the_same(
    column: str, one: object, other: object, same: bool
) -> None:
    assert DOCTORS[column].is_same(one, other) is same


@pytest.mark.parametrize("name", TABLES)
def test_a_table_has_a_key_of_columns_that_must_be_filled_in(name: str) -> None:
    table = TABLES[name]
    assert set(table.key) <= set(table.columns)
    assert any(table.columns[column].is_required for column in table.key)
    assert [right.split("_")[0].split(".")[1] for right in table.rights] == ["add", "change"]


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        (5.0, "5"),
        (5.5, "5.5"),
        (1e15, "1000000000000000"),
        (7, "7"),
        (True, "yes"),  # a bool is a number too
        (False, "no"),
        (date(2026, 11, 3), "2026-11-03"),
        (datetime(2026, 11, 3), "2026-11-03"),  # noqa: DTZ001 - a workbook knows no zones
        (datetime(2026, 11, 3, 9, 30), "2026-11-03 09:30:00"),  # noqa: DTZ001
        (time(9, 30), "09:30:00"),
        ("दर्द", "दर्द"),
        ("x" * MAX_LENGTH * 2, "x" * (MAX_LENGTH + 1)),
    ],
)
def test_a_cell_of_a_workbook_is_read_as_it_is_seen(cell: Cell, text: str) -> None:
    assert text_of(cell) == text
