"""Kinds of columns for the row models of `tables`: how the text of a cell is read, and shown again.

Plain types (text, numbers) need none of these: `fee: int | None = None` is a column of whole numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any

from django.db.models import Model
from django.utils import timezone
from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    GetCoreSchemaHandler,
    ValidationInfo,
)
from pydantic_core import core_schema

from sehat.core.models import DAY_TO_COME
from sehat.imports.cells import joined, split

# The primary keys of rows that a chunk names: (the row they stand within, slug) -> pk.
Found = Mapping[type[Model], Mapping[tuple[int | None, str], int]]
Slugs = Mapping[type[Model], Mapping[int, str]]


class Row(BaseModel):
    """A line of a file: a field a column, by its name. A field without default must be filled in."""

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)


class Kind:
    """A column that is no plain text or number. `read` raises ValueError with a sentence."""

    model: type[Model] | None = None  # whose rows the cells name by their slugs
    within: str = ""

    def read(self, text: str, info: ValidationInfo) -> object:
        raise NotImplementedError

    def shown(self, value: Any, slugs: Slugs) -> str:
        raise NotImplementedError

    def slugs_in(self, text: str) -> list[str]:
        return []

    def __get_pydantic_core_schema__(
        self, source: object, handler: GetCoreSchemaHandler
    ) -> core_schema.CoreSchema:
        return core_schema.with_info_plain_validator_function(self.read)


@dataclass(frozen=True, eq=False)
class Key(Kind):
    """The slug of a row of another table. `within`: the column whose row that slug is unique in."""

    model: type[Model]
    within: str = ""

    def read(self, text: str, info: ValidationInfo) -> int:
        if self.within and self.within not in info.data:
            return 0  # that column is refused, and with it the row: nobody knows where to look
        return found(self.model, text, info, info.data.get(self.within) if self.within else None)

    def shown(self, value: Any, slugs: Slugs) -> str:
        return "" if value is None else slugs[self.model][value]

    def slugs_in(self, text: str) -> list[str]:
        return [text, text.lower()]


@dataclass(frozen=True, eq=False)
class Keys(Kind):
    """Slugs of rows of another table, with semicolons between."""

    model: type[Model]

    def read(self, text: str, info: ValidationInfo) -> list[int]:
        return sorted({found(self.model, slug, info, None) for slug in split(text)})

    def shown(self, value: Any, slugs: Slugs) -> str:
        return joined(sorted(slugs[self.model][pk] for pk in value))

    def slugs_in(self, text: str) -> list[str]:
        return [slug for part in split(text) for slug in (part, part.lower())]


def found(model: type[Model], slug: str, info: ValidationInfo, within: int | None) -> int:
    """In small letters as well, as its own address is stored. Raises ValueError."""
    rows: Found = info.context or {}
    of_model = rows.get(model, {})
    pk = of_model.get((within, slug)) or of_model.get((within, slug.lower()))
    if pk is None:
        raise ValueError(f"There is no {model._meta.verbose_name} “{slug[:60]}”{' there' * bool(within)}.")
    return pk


@dataclass(frozen=True, eq=False)
class Listed(Kind):
    """Several in one cell, with semicolons between, as JSON in the database."""

    read_one: Callable[[str], object] = str
    show_one: Callable[[Any], str] = str

    def read(self, text: str, info: ValidationInfo) -> list[object]:
        return [self.read_one(part) for part in split(text)]

    def shown(self, value: Any, slugs: Slugs) -> str:
        return joined([self.show_one(part) for part in value])


def read_day(text: object) -> object:
    """Raises ValueError. Other ways to write a date mean two days, as 5/6/2026 does."""
    try:
        return date.fromisoformat(str(text))
    except ValueError:
        raise ValueError("Write the date as 2026-11-23: year, month, day.") from None


def read_yes_no(text: object) -> object:
    answer = {"yes": True, "no": False, "true": True, "false": False}.get(str(text).lower())
    if answer is None:
        raise ValueError("Write yes or no.")
    return answer


def read_whole(text: object) -> object:
    """Raises ValueError. At most as many digits as any database counts with."""
    if not (str(text).isascii() and str(text).isdigit() and len(str(text)) <= 18):
        raise ValueError("Write a whole number in digits, without commas: 45000.")
    return int(str(text))


def not_to_come(day: date) -> date:
    if day > timezone.localdate():
        raise ValueError(DAY_TO_COME)
    return day


Day = Annotated[date, BeforeValidator(read_day)]
DayBefore = Annotated[Day, AfterValidator(not_to_come)]
YesNo = Annotated[bool, BeforeValidator(read_yes_no)]
Whole = Annotated[int, BeforeValidator(read_whole)]
Words = Annotated[list[str], Listed()]
Slug = Annotated[str, AfterValidator(str.lower)]  # as Named.clean
