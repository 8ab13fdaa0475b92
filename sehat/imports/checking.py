"""Rows of a file against its table: read, valid, alone with their keys, and what they would change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Literal

from pydantic import ValidationError

from sehat.core.folding import without_invisible_signs
from sehat.imports.cells import fault_of, in_one_line, tidy, unescaped
from sehat.imports.reading import Cells, FileFault
from sehat.imports.rows import Stored, by_key, found_slugs
from sehat.imports.table import Column, Fault, KeyOf, Line, Table

CHUNK = 250  # rows that are checked, and written, at once: as long does a visitor's request wait
PARTED_BY = {";": "semicolons", "\t": "tabs", "|": "upright lines"}  # as spreadsheets of other countries do
Effect = Literal["new", "changed", "same"]
Read = tuple[int, dict[str, str]]  # number of the row, column -> text; empty cells are left out


@dataclass(frozen=True, slots=True)
class Planned:
    """A valid line, the row that it is about (None: it is new), and what it would do."""

    line: Line
    stored: Stored | None
    effect: Effect


@dataclass
class Checked:
    planned: list[Planned]
    faults: list[Fault]

    def count(self, effect: Effect) -> int:
        return sum(one.effect == effect for one in self.planned)


def columns_of(table: Table, lines: Iterator[tuple[int, Cells]]) -> list[str]:
    """The header. Raises FileFault where it names what the table has not, or not what it must have."""
    _, header = next(lines, (0, []))
    names = [without_invisible_signs(name).strip().lower() for name in header]
    while names and not names[-1]:
        names.pop()
    if not names:
        raise FileFault("It is empty: the first row must name the columns.")
    for sign, called in PARTED_BY.items():
        if len(names) == 1 and not table.columns.keys().isdisjoint(names[0].split(sign)):
            raise FileFault(f"Its columns are parted by {called}: save it as a CSV with commas between them.")
    wanted = [name for name, column in table.columns.items() if column.is_required or name in table.key]
    wrong = {
        "unknown columns": [name or "(no name)" for name in names if name not in table.columns],
        "columns named twice": sorted({name for name in names if names.count(name) > 1}),
        "missing columns": [name for name in wanted if name not in names],
    }
    told = [f"{what}: {', '.join(found[:20])}" for what, found in wrong.items() if found]
    if told:
        why = f"The first row is not that of {table.title}: {'; '.join(told)}."
        raise FileFault("".join(letter for letter in why if letter.isprintable())[:400])
    return names


def chunks_of(names: Sequence[str], lines: Iterator[tuple[int, Cells]]) -> Iterator[list[Read]]:
    """Rows that are not empty, some at once."""
    rows = (row for row in (read(names, number, cells) for number, cells in lines) if row[1])
    while chunk := list(islice(rows, CHUNK)):
        yield chunk


BEYOND = "(beyond the columns)"


def read(names: Sequence[str], number: int, cells: Cells) -> Read:
    """A cell with only signs that nobody sees is empty."""
    texts = {name: tidy(cell) for name, cell in zip(names, cells, strict=False)}
    texts = {name: text for name, text in texts.items() if without_invisible_signs(text).strip()}
    if any(without_invisible_signs(cell).strip() for cell in cells[len(names) :]):
        texts[BEYOND] = ""
    return number, texts


@dataclass
class Checker:
    """Of one file, chunk after chunk: it remembers the keys."""

    table: Table
    names: Sequence[str]
    seen: dict[KeyOf, int] = field(default_factory=dict)

    @property
    def columns(self) -> list[Column]:
        return self.table.chosen(self.names)

    def check(self, chunk: Sequence[Read], *, is_locked: bool = False) -> Checked:
        """Five queries, and one a table that is named. `is_locked` inside the transaction that writes."""
        faults: list[Fault] = []
        lines = list(self._valid(chunk, faults))
        lines = [line for line in lines if self._is_first(line, faults)]
        if self.table.rule:
            faults += self.table.rule(lines)
        matches = by_key(self.table, lines, self.columns, is_locked=is_locked)
        for line in lines:
            if line.key in matches.doubled:
                faults.append(Fault(line.number, "", "More than one row is stored with this key."))
        bad = {fault.line for fault in faults}
        rows = matches.rows
        return Checked(
            [self._planned(line, rows.get(line.key)) for line in lines if line.number not in bad], faults
        )

    def _valid(self, chunk: Sequence[Read], faults: list[Fault]) -> Iterator[Line]:
        wrong = {number: list(faults_of_cells(number, cells)) for number, cells in chunk}
        # What no cell may hold is asked of no database: PostgreSQL stops at a NUL.
        plain = {
            number: {name: self._text(name, text) for name, text in cells.items()}
            for number, cells in chunk
            if not wrong[number]
        }
        found = found_slugs(self.columns, list(plain.values()))
        for number, told in wrong.items():
            values: dict[str, Any] = {}
            if not told:
                try:
                    values = self.table.row.model_validate(plain[number], context=found).__dict__
                except ValidationError as fault:
                    told = list(faults_of_model(number, fault))
                else:
                    told = list(faults_of_fields(number, values, self.columns))
            faults += told
            if not told:
                key = tuple(values[name] for name in self.table.key)
                yield Line(number, key, {name: values[name] for name in self.names})

    def _text(self, name: str, text: str) -> str:
        return unescaped(in_one_line(text) if self.table.columns[name].is_line else text)

    def _is_first(self, line: Line, faults: list[Fault]) -> bool:
        first = self.seen.setdefault(line.key, line.number)
        if first != line.number:
            named = " and ".join(self.table.key)
            faults.append(Fault(line.number, self.table.key[0], f"Row {first} has the same {named}."))
        return first == line.number

    def _planned(self, line: Line, stored: Stored | None) -> Planned:
        if stored is None:
            return Planned(line, None, "new")
        same = all(
            column.is_same(line.values[column.name], stored.values[column.name]) for column in self.columns
        )
        return Planned(line, stored, "same" if same else "changed")


def faults_of_cells(number: int, cells: dict[str, str]) -> Iterator[Fault]:
    if BEYOND in cells:
        yield Fault(number, "", "It has more cells than there are columns.")
    for name, text in cells.items():
        if told := fault_of(text):
            yield Fault(number, name, told)


def faults_of_model(number: int, fault: ValidationError) -> Iterator[Fault]:
    for error in fault.errors(include_url=False, include_input=False):
        column = str(error["loc"][0]) if error["loc"] else ""
        cause = error.get("ctx", {}).get("error")
        told = "It is empty." if error["type"] == "missing" else str(cause or f"{error['msg']}.")
        yield Fault(number, column, told)


def faults_of_fields(number: int, values: dict[str, Any], columns: Iterable[Column]) -> Iterator[Fault]:
    for column in columns:
        if told := column.fault_of(values[column.name]):
            yield Fault(number, column.name, told)
