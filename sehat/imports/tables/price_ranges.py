"""What treatments cost: a line a treatment, place, label and kind of room."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, cast

from django.db.models import QuerySet
from pydantic import Field

from sehat.costs.change_log import log_figures
from sehat.directory.models import City, Hospital, PriceRange, Procedure
from sehat.directory.price_rules import (
    MORE_HOSPITALS,
    amounts,
    contradictions,
    key_of,
    more_hospitals_than_quotes,
    wrong_order,
)
from sehat.imports.columns import DayBefore, Key, Row, Whole, YesNo
from sehat.imports.table import Fault, Line, Table, Written


class PriceRangeRow(Row):
    procedure: Annotated[int, Key(Procedure)] = Field(description="The treatment's slug.")
    city: Annotated[int | None, Key(City)] = Field(None, description="Its slug; empty: all of India.")
    hospital: Annotated[int | None, Key(Hospital)] = Field(
        None, description="Its slug, only when this is what one hospital asks."
    )
    label: str = Field("", description="keyhole; one knee")
    room: str = Field("", description="shared or private; empty: any room")
    lowest: Whole = Field(description="Whole rupees, as all amounts.")
    typical_low: Whole | None = None
    typical: Whole | None = None
    typical_high: Whole | None = None
    highest: Whole
    quotes: Whole | None = Field(None, description="How many quotes it rests on.")
    quoted_by: Whole | None = Field(None, description="How many hospitals gave those quotes.")
    includes: str = ""
    source: str
    as_of: DayBefore = Field(description="2026-11-23")
    is_demo: YesNo = Field(False, description="Whether the figure is invented.")


KEY = ("procedure_id", "city_id", "hospital_id", "label", "room")
OPTIONAL = ("typical_low", "typical", "typical_high", "quotes", "quoted_by")


class Amounts:
    """Those of a line, as the rules compare them."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.lowest: int = values["lowest"]
        self.highest: int = values["highest"]
        self.typical_low: int | None = values.get("typical_low")
        self.typical: int | None = values.get("typical")
        self.typical_high: int | None = values.get("typical_high")


def prices_of_a_line(lines: Sequence[Line]) -> Iterator[Fault]:
    """What `PriceRange.clean` refuses of a figure by itself."""
    hospitals = {line.values["hospital"] for line in lines} - {None}
    cities: dict[int | None, int] = dict(
        Hospital.objects.filter(pk__in=hospitals).values_list("pk", "city_id")
    )
    left_out = stored_figures(lines)
    for line in lines:
        figure = left_out.get(line.key, {}) | line.values
        city: int | None = line.values["city"]
        if cities.get(line.values["hospital"], city) != city:
            yield Fault(line.number, "city", "The hospital is in another city: write that one.")
        if wrong_order(Amounts(figure)):
            yield Fault(line.number, "lowest", "Lowest, middle half, median and highest must not fall.")
        if more_hospitals_than_quotes(figure.get("quotes"), figure.get("quoted_by")):
            yield Fault(line.number, "quoted_by", MORE_HOSPITALS)


def stored_figures(lines: Sequence[Line]) -> dict[tuple[object, ...], dict[str, Any]]:
    """What stays as it is, by key, where a file has no columns for it. One query, none where it has all."""
    keys = [line.key for line in lines if line.key and not line.values.keys() >= set(OPTIONAL)]
    rows = PriceRange.objects.filter(
        procedure__in={key[0] for key in keys}, label__in={key[3] for key in keys}
    )
    return {
        tuple(row[:5]): dict(zip(OPTIONAL, row[5:], strict=True)) for row in rows.values_list(*KEY, *OPTIONAL)
    }


@dataclass(frozen=True, slots=True)
class Figure:
    """A price as the rules compare it, and its line; 0 is one that is stored."""

    line: int
    procedure_id: int
    city_id: int | None
    hospital_id: int | None
    label: str
    room: str
    lowest: int
    highest: int

    @property
    def key(self) -> tuple[object, ...]:
        return (self.procedure_id, self.city_id, self.hospital_id, self.label, self.room)


COMPARED = (*KEY, "lowest", "highest")


class PricesTogether:
    """No range of a place may leave out one inside it, in the file and in what is stored, `without` some."""

    def __init__(self, without: QuerySet[Any, Any] | None = None) -> None:
        self._without = without
        self._figures: dict[tuple[object, ...], Figure] = {}

    def add(self, lines: Sequence[Line]) -> None:
        for line in lines:
            values = (*line.key, line.values["lowest"], line.values["highest"])
            self._figures[line.key] = Figure(line.number, *values)

    def faults(self) -> Iterator[Fault]:
        procedures = {figure.procedure_id for figure in self._figures.values()}
        stored = PriceRange.objects.filter(procedure_id__in=procedures).values_list(*COMPARED)
        if self._without is not None:
            stored = stored.exclude(pk__in=self._without)
        for row in stored.order_by().iterator():
            old = Figure(0, *row)
            self._figures.setdefault(old.key, old)
        yield from spelled_otherwise(self._figures.values())
        wide: dict[tuple[int, int | None], list[Figure]] = defaultdict(list)
        for figure in self._figures.values():
            if figure.hospital_id is None:
                wide[figure.procedure_id, figure.city_id].append(figure)
        for figure in self._figures.values():
            yield from contradicted(figure, wide)


def spelled_otherwise(figures: Iterable[Figure]) -> Iterator[Fault]:
    """As `PriceRange.clean`: “Keyhole” is of what “keyhole” is, and would stand beside it as another."""
    first: dict[tuple[object, ...], Figure] = {}
    for figure in sorted(figures, key=lambda figure: figure.line):
        same = first.setdefault((figure.procedure_id, *key_of(figure)), figure)
        if figure.line and same.label != figure.label:
            yield Fault(figure.line, "label", f"Write it as “{same.label}”, as {amounts(same)} has it.")


def contradicted(figure: Figure, wide: dict[tuple[int, int | None], list[Figure]]) -> Iterator[Fault]:
    """The faults of a figure and the ranges of larger places, at whichever of the two is in the file."""
    for place in {None, figure.city_id}:
        for other in wide.get((figure.procedure_id, place), []):
            line = figure.line or other.line
            if line and other is not figure:
                for sentence in contradictions(other, [figure]):
                    yield Fault(line, "lowest", sentence)


def log_prices(rows: Sequence[Written]) -> None:
    log_figures((cast(PriceRange, row.row), span(row.before), span(row.after)) for row in rows)


def span(values: dict[str, int] | None) -> tuple[int | None, int | None]:
    return (values["lowest"], values["highest"]) if values else (None, None)


PRICE_RANGES = Table(
    name="price_ranges",
    title="Price ranges",
    model=PriceRange,
    row=PriceRangeRow,
    key=("procedure", "city", "hospital", "label", "room"),
    rule=prices_of_a_line,
    together=PricesTogether,
    written=log_prices,
)
