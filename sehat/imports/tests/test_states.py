"""A state is spelled as its other rates have it, however long the file; an undo brings back what was."""

from __future__ import annotations

import pytest

from sehat.costs.models import ReferenceRate
from sehat.imports import checking
from sehat.imports.table import Line
from sehat.imports.tables.reference_rates import StatesTogether
from sehat.imports.tests.files import applied, checked, csv_of, faults

pytestmark = pytest.mark.django_db
RATE = {"scheme": "cghs", "amount": "20000", "source": "List", "as_of": "2026-01-01"}
SLUGS = ("gallbladder-removal", "lasik", "total-knee-replacement")


def rates(*states: str) -> bytes:
    rows = [RATE | {"procedure": slug, "state": state} for slug, state in zip(SLUGS, states, strict=True)]
    return csv_of(*rows)


@pytest.mark.parametrize("chunk", [1, 2, 250])
def test_a_state_is_spelled_in_one_way_from_the_first_row_to_the_last(
    monkeypatch: pytest.MonkeyPatch, chunk: int
) -> None:
    """A file of several chunks was found right, and taken back half way: “Since it was checked, row 4 …”."""
    monkeypatch.setattr(checking, "CHUNK", chunk)
    told = "Write it as Goa, as the other rates have it."
    assert faults(checked("reference_rates", rates("Goa", "Sikkim", "goa"))) == [(4, "state", told)]
    applied("reference_rates", rates("Goa", "Sikkim", "Goa"))
    assert ReferenceRate.objects.filter(state="Goa").count() == 2


def test_what_holds_in_all_of_india_is_of_no_state() -> None:
    assert faults(checked("reference_rates", rates("", "Goa", ""))) == []


def test_what_an_undo_brings_back_may_be_spelled_in_two_ways() -> None:
    """It stood so before there was the rule."""
    lines = [Line(2, (), {"state": "Goa"}), Line(3, (), {"state": "goa"})]
    for without, count in ((None, 1), (ReferenceRate.objects.none(), 0)):
        together = StatesTogether(without)
        together.add(lines)
        assert len(list(together.faults())) == count
