"""What government schemes pay for a treatment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, cast

from pydantic import Field

from sehat.costs.change_log import log_figures
from sehat.costs.models import ReferenceRate
from sehat.directory.models import Procedure
from sehat.imports.columns import DayBefore, Key, Row, Whole, YesNo
from sehat.imports.table import Table, Written


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


REFERENCE_RATES = Table(
    name="reference_rates",
    title="Reference rates",
    model=ReferenceRate,
    row=ReferenceRateRow,
    key=("procedure", "scheme", "state"),
    written=log_rates,
)
