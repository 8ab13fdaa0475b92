"""What a condition page says of costs: recorded figures, once each, and nothing invented."""

from __future__ import annotations

import re
from datetime import date

import pytest
from django.http import HttpRequest
from django.test import Client

from sehat.content.models import ConditionPage
from sehat.content.pages.condition import condition_page, merged
from sehat.content.pages.home import home_prices
from sehat.content.tests.rows import english
from sehat.directory.cards import LEAST_QUOTES, price_row
from sehat.directory.models import City, PriceRange, Procedure
from sehat.directory.schemas import PriceRangeRow
from sehat.rendering.tests.reading import links, page_at, words

KEYHOLE = PriceRangeRow(
    name="Keyhole", label="shared room", url=None, lowest=20_000, typical_low=None, typical=None,
    typical_high=None, highest=90_000, source="A hospital group", as_of="1 November 2026", is_demo=False,
    is_published=True,
)  # fmt: skip


def like_keyhole(name: str, **changes: object) -> PriceRangeRow:
    return KEYHOLE.model_copy(update={"name": name, **changes})


def condition(slug: str) -> ConditionPage:
    page: ConditionPage = english(ConditionPage, slug=slug)
    return page


def test_rows_of_one_figure_are_one_row_that_names_them_all() -> None:
    laser, open_surgery = like_keyhole("Laser"), like_keyhole("Open surgery")
    assert merged([KEYHOLE, laser, open_surgery]) == [like_keyhole("Keyhole, Laser and Open surgery")]
    assert merged([KEYHOLE, KEYHOLE]) == [KEYHOLE]
    assert merged([]) == []


def test_a_row_says_the_method_once() -> None:
    (row,) = merged([like_keyhole("Keyhole surgery", label="keyhole")])
    assert (row.name, row.label) == ("Keyhole surgery", "")
    (row,) = merged([like_keyhole("Keyhole surgery", label="keyhole, shared room")])
    assert row.label == "shared room"


@pytest.mark.django_db
def test_beside_figures_of_one_room_that_of_any_says_so() -> None:
    rooms = ["any room", "private room", "shared room"]
    assert [row.label for row in condition_page(condition("gallstones"), HttpRequest()).prices] == rooms
    PriceRange.objects.exclude(room="").delete()
    (row,) = condition_page(condition("gallstones"), HttpRequest()).prices
    assert row.label == ""


@pytest.mark.django_db
@pytest.mark.usefixtures("renderer")
def test_a_condition_leads_from_its_figures_to_what_they_include(client: Client) -> None:
    there = "/delhi-ncr/treatment/gallbladder-removal/cost"
    assert there in links(page_at(client, "/condition/gallstones"), "#cost ~ p a")
    PriceRange.objects.all().delete()
    assert condition_page(condition("gallstones"), HttpRequest()).cost_url is None


@pytest.mark.parametrize(
    "other",
    [
        {"label": "private room"},
        {"lowest": 20_001},
        {"highest": 90_001},
        {"source": "PM-JAY"},
        {"typical": 50_000},
    ],
)
def test_rows_that_differ_in_more_than_the_name_stay_apart(other: dict[str, object]) -> None:
    rows = [KEYHOLE, like_keyhole("Laser", **other)]
    assert merged(rows) == rows


@pytest.mark.django_db
def test_kidney_stones_show_each_figure_once() -> None:
    for slug in ("rirs", "ursl", "pcnl", "shock-wave-lithotripsy"):
        PriceRange.objects.create(
            procedure=Procedure.objects.get(slug=slug),
            label="RIRS, URSL, PCNL or shock waves",
            lowest=20_000,
            highest=1_00_000,
            source="A price list, Gwalior",
            as_of=date(2026, 11, 1),
        )
    rows = condition_page(condition("kidney-stones"), HttpRequest()).prices
    figures = [(row.label, row.lowest, row.highest, row.source) for row in rows]
    assert len(figures) == len(set(figures)) == 1
    for name in ("ESWL", "URSL", "RIRS", "PCNL"):
        assert name in rows[0].name


@pytest.mark.django_db
@pytest.mark.parametrize("slug", ["cataract", "gallstones", "knee-osteoarthritis", "piles"])
def test_every_figure_on_a_page_was_recorded(client: Client, renderer: object, slug: str) -> None:
    figures = PriceRange.objects.values_list("lowest", "highest", "typical")
    recorded = {str(figure) for row in figures for figure in row}
    shown = re.findall(r"₹([\d,]+)", words(page_at(client, f"/condition/{slug}"), ".range-list"))
    assert shown
    assert {figure.replace(",", "") for figure in shown} <= recorded


@pytest.mark.django_db
def test_without_a_recorded_figure_no_cost_is_said(client: Client, renderer: object) -> None:
    PriceRange.objects.all().delete()
    props = condition_page(condition("gallstones"), HttpRequest())
    assert props.prices == []
    assert not [fact for fact in props.key_facts if "Cost" in fact.term]
    tree = page_at(client, "/condition/gallstones")
    for card in tree.css("article.doctor"):  # a doctor's fee is another figure
        card.decompose()
    assert "₹" not in words(tree)
    assert not tree.css(".range")


@pytest.mark.django_db
def test_a_range_without_a_median_gets_none() -> None:
    PriceRange.objects.update(typical=None, typical_low=None, typical_high=None)
    rows = condition_page(condition("gallstones"), HttpRequest()).prices
    assert rows
    assert {(row.typical_low, row.typical, row.typical_high) for row in rows} == {(None, None, None)}


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["/condition/gallstones", "/treatment/gallbladder-removal"])
def test_no_figure_of_all_india_passes_for_one_of_a_city(client: Client, renderer: object, path: str) -> None:
    found = PriceRange.objects.filter(procedure__slug="gallbladder-removal", hospital=None)
    found.exclude(pk=found[0].pk).delete()
    found.update(city=None, label="keyhole")
    assert "in India, keyhole" in words(page_at(client, f"{path}?city=pune"), ".range-list")


@pytest.mark.django_db
def test_the_home_page_shows_prices_whose_middle_is_known() -> None:
    """Of few quotes it is not shown (design.md section 5)."""
    delhi = City.objects.get(slug="delhi-ncr")
    [first, *_] = home_prices(delhi.pk)
    PriceRange.objects.filter(pk=first.pk).update(quotes=LEAST_QUOTES - 1)
    assert first.pk not in [row.pk for row in home_prices(delhi.pk)]
    PriceRange.objects.filter(pk=first.pk).update(quotes=LEAST_QUOTES)
    assert first.pk in [row.pk for row in home_prices(delhi.pk)]
    assert None not in [price_row(row).typical for row in home_prices(delhi.pk)]
