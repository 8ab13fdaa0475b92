"""What government schemes pay for a treatment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, cast

from django.db.models import QuerySet
from pydantic import Field

from sehat.core.folding import as_compared
from sehat.costs.change_log import log_figures
from sehat.costs.models import ReferenceRate
from sehat.directory.models import Procedure
from sehat.imports.columns import DayBefore, Key, Row, Whole, YesNo
from sehat.imports.table import Fault, Line, Table, Written


class ReferenceRateRow(Row):
    procedure: Annotated[int, Key(Procedure)] = Field(description="The treatment's slug.")
    scheme: str = Field(description="cghs or pm-jay")
    state: str = Field("", description="Empty when it holds in all of India.")
    amount: Whole = Field(description="Whole rupees.")
    note: str = Field("", description="keyhole; method not recorded")
    source: str
    as_of: DayBefore = Field(description="2026-11-23")
    is_demo: YesNo = Field(False, description="Whether the rate is invented.")


def log_rates(rows: Sequence[Written]) -> None:
    log_figures((cast(ReferenceRate, row.row), span(row.before), span(row.after)) for row in rows)


def span(values: dict[str, int] | None) -> tuple[int | None, int | None]:
    return (values["amount"], values["amount"]) if values else (None, None)


class StatesTogether:
    """As the rule, of all rows of a file: it sees some at a time. What an undo brings back was there."""

    def __init__(self, without: QuerySet[Any, Any] | None = None) -> None:
        self._is_undo = without is not None
        self._lines: list[tuple[int, str]] = []

    def add(self, lines: Sequence[Line]) -> None:
        self._lines += [(line.number, str(line.values.get("state") or "")) for line in lines]

    def faults(self) -> Iterator[Fault]:
        spelled: dict[str, str] = {}
        for number, state in () if self._is_undo else self._lines:
            if (known := spelled.setdefault(as_compared(state), state)) != state:
                yield misspelled(number, known)


def misspelled(number: int, known: str) -> Fault:
    return Fault(number, "state", f"Write it as {known}, as the other rates have it.")


def states_as_stored(lines: Sequence[Line]) -> Iterator[Fault]:
    """bihar is no other state than Bihar: it has one rate. One query."""
    stored = ReferenceRate.objects.exclude(state="").values_list("state", flat=True).distinct()
    spelled = {as_compared(state): state for state in stored}
    for line in lines:
        state = str(line.values.get("state") or "")
        if (known := spelled.setdefault(as_compared(state), state)) != state:
            yield misspelled(line.number, known)


REFERENCE_RATES = Table(
    name="reference_rates",
    title="Reference rates",
    model=ReferenceRate,
    row=ReferenceRateRow,
    key=("procedure", "scheme", "state"),
    rule=states_as_stored,
    together=StatesTogether,
    written=log_rates,
)
