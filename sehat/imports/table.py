"""A table that staff import and export: its model, its row model, its key, and what else holds of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from django.core.exceptions import ValidationError
from django.db.models import CharField, Field, ForeignKey, ManyToManyField, Model

from sehat.imports.cells import shown
from sehat.imports.columns import Kind, Row, Slugs

Values = dict[str, Any]  # column -> value: a key is a primary key, keys are a sorted list of them
KeyOf = tuple[Any, ...]


@dataclass(frozen=True)
class Fault:
    """Why a line is refused; without a column it is the whole line."""

    line: int
    column: str
    message: str


@dataclass(frozen=True, slots=True)
class Line:
    """A line that its row model reads. `number` is the row as a spreadsheet shows it: the header is 1."""

    number: int
    key: KeyOf
    values: Values


@dataclass(frozen=True)
class Written:
    """A row of the database that an import, or its undoing, made, changed or deleted."""

    row: Model
    before: Values | None
    after: Values | None


class Together(Protocol):
    """What lines may not say of each other, and of what is stored: asked once all are read."""

    def add(self, lines: Sequence[Line]) -> None: ...
    def faults(self) -> Iterator[Fault]: ...


class Column:
    def __init__(self, name: str, row: type[Row], model: type[Model]) -> None:
        info = row.model_fields[name]
        self.name = name
        self.is_required = info.is_required()
        self.help = info.description or ""
        self.kind = next((one for one in info.metadata if isinstance(one, Kind)), None)
        self.field: Field[Any, Any] = model._meta.get_field(name)  # type: ignore[assignment]
        self.is_many = isinstance(self.field, ManyToManyField)
        self.is_line = self.kind is None and isinstance(self.field, CharField)
        self.attname = self.field.attname if isinstance(self.field, ForeignKey) else name
        self._choices = [value for value, _ in self.field.flatchoices]  # in their order

    def fault_of(self, value: object) -> str:
        """What the field of the model says against it: its length, range, pattern and choices."""
        if value in (None, "") or self.kind is not None:
            return ""
        if self._choices and value not in self._choices:
            return f"Write one of: {', '.join(map(str, self._choices))}."
        for validate in self.field.validators:
            try:
                validate(value)
            except ValidationError as fault:
                return " ".join(fault.messages)
        return ""

    def is_same(self, one: Any, other: Any) -> bool:
        """Of text and JSON counts what is shown: a year that is None is one that is not there."""
        if one == other:
            return True
        is_shown = isinstance(one, str) if self.kind is None else self.kind.model is None
        return is_shown and self.shown(one, {}) == self.shown(other, {})

    def shown(self, value: Any, slugs: Slugs) -> str:
        return shown(value) if self.kind is None else self.kind.shown(value, slugs)


@dataclass(frozen=True)
class Table:
    """`tables/doctors.py` is the example of one."""

    name: str  # in addresses, files and the command
    title: str
    model: type[Model]
    row: type[Row]
    key: tuple[str, ...]  # the columns that say which row of the database a line is
    rule: Callable[[Sequence[Line]], Iterator[Fault]] | None = None  # beside the limits of the model's fields
    # Given rows that count for nothing, by their ids, it leaves these out of what is stored.
    together: Callable[..., Together] | None = None
    written: Callable[[Sequence[Written]], None] | None = None  # what saving them one by one would do
    next_id: Callable[[], int] | None = None  # where the model has none by itself
    edited_with: type[Model] | None = None  # where /cms has its rows in the form of another model

    @cached_property
    def columns(self) -> dict[str, Column]:
        return {name: Column(name, self.row, self.model) for name in self.row.model_fields}

    @property
    def rights(self) -> tuple[str, str]:
        """Who may not change a row in its form imports none."""
        meta = (self.edited_with or self.model)._meta
        return tuple(f"{meta.app_label}.{deed}_{meta.model_name}" for deed in ("add", "change"))  # type: ignore[return-value]

    def chosen(self, names: Sequence[str]) -> list[Column]:
        return [self.columns[name] for name in names]
