"""An import of prices is undone as far as the figures of before can stand beside those of since."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sehat.directory.checks import prices_agree
from sehat.directory.models import City, PriceRange, Procedure
from sehat.imports import stages
from sehat.imports.selectors import kept_rows
from sehat.imports.tests.files import applied, csv_of, undone

pytestmark = pytest.mark.django_db


def stored(lowest: int, highest: int, city: str = "") -> PriceRange:
    return PriceRange.objects.create(
        procedure=Procedure.objects.get(slug="lasik"), city=City.objects.filter(slug=city).first(),
        label="robotic", lowest=lowest, highest=highest, source="Asked", as_of="2026-11-01",
    )  # fmt: skip


def row(lowest: int, highest: int, city: str = "") -> dict[str, str]:
    return {
        "procedure": "lasik", "city": city, "hospital": "", "label": "robotic", "room": "",
        "lowest": str(lowest), "highest": str(highest), "source": "Asked", "as_of": "2026-11-02",
    }  # fmt: skip


def figures() -> list[tuple[str, int, int]]:
    rows = PriceRange.objects.filter(label="robotic").order_by("pk")
    return [(one.city.slug if one.city else "", one.lowest, one.highest) for one in rows]


def test_a_figure_of_before_that_a_range_of_since_does_not_hold_is_kept_back() -> None:
    """Both stood on the page, and a save in /cms and the next import were refused for it."""
    stored(20_000, 90_000, "pune")
    run = applied("price_ranges", csv_of(row(30_000, 50_000, "pune")))
    stored(25_000, 60_000)
    run = undone(run)
    assert (run.undone, run.kept) == (0, 1)
    [(_, _, why)] = kept_rows(run, 9)
    told = "₹25,000 to ₹60,000 in the larger place does not hold ₹20,000 to ₹90,000 inside it."
    assert why.startswith(told)
    assert figures() == [("pune", 30_000, 50_000), ("", 25_000, 60_000)]
    assert prices_agree(None, ["default"]) == []


def test_nor_does_a_range_of_before_leave_out_a_figure_of_since() -> None:
    stored(20_000, 90_000)
    run = applied("price_ranges", csv_of(row(10_000, 200_000)))
    stored(100_000, 150_000, "pune")
    assert undone(run).kept == 1
    assert figures() == [("", 10_000, 200_000), ("pune", 100_000, 150_000)]


@pytest.mark.parametrize("chunk", [1, 2, 250])
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_what_one_import_changed_together_goes_back_together(
    monkeypatch: pytest.MonkeyPatch, chunk: int, order: Sequence[int]
) -> None:
    """In whatever order its rows are undone: what is still to go back counts for nothing."""
    monkeypatch.setattr(stages, "CHUNK", chunk)
    before = [(20_000, 90_000, ""), (30_000, 80_000, "pune"), (40_000, 70_000, "mumbai")]
    for lowest, highest, city in before:
        stored(lowest, highest, city)
    after = [(200_000, 900_000, ""), (300_000, 800_000, "pune"), (400_000, 700_000, "mumbai")]
    run = applied("price_ranges", csv_of(*(row(*after[place]) for place in order)))
    run = undone(run)
    assert (run.undone, run.kept) == (3, 0)
    assert figures() == [(city, lowest, highest) for lowest, highest, city in before]


def test_what_stands_beside_a_figure_that_is_kept_is_kept_as_well() -> None:
    """The range of India goes not back where that of a city, changed since, would lie outside."""
    stored(20_000, 90_000)
    pune = stored(30_000, 80_000, "pune")
    run = applied("price_ranges", csv_of(row(100_000, 900_000), row(300_000, 800_000, "pune")))
    PriceRange.objects.filter(pk=pune.pk).update(highest=700_000)
    run = undone(run)
    assert (run.undone, run.kept) == (0, 2)
    assert [why[:21] for _, _, why in kept_rows(run, 9)] == ["₹20,000 to ₹90,000 in", "It was changed since."]
    assert prices_agree(None, ["default"]) == []


def test_a_new_figure_is_taken_back_and_counts_for_nothing_beside_the_others() -> None:
    stored(20_000, 90_000)
    run = applied("price_ranges", csv_of(row(20_000, 900_000), row(300_000, 800_000, "pune")))
    run = undone(run)
    assert (run.undone, run.kept) == (2, 0)
    assert figures() == [("", 20_000, 90_000)]
