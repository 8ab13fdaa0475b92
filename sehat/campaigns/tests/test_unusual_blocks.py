"""What a campaign shows of blocks that are put together unusually, or whose treatments are gone since."""

from __future__ import annotations

import pytest
from django.test import RequestFactory

from sehat.campaigns.models import MarketingPage
from sehat.campaigns.schemas import MarketingPageProps, MarketingPrices, MarketingSteps
from sehat.campaigns.tests.rows import Block, campaign, shown, variant_of
from sehat.content.models import TreatmentPage
from sehat.content.models.site_page import page_props
from sehat.directory.models import Procedure
from sehat.rendering.cache_version import invalidate_pages

pytestmark = pytest.mark.django_db
KNEE, CATARACT = "total-knee-replacement", "cataract-surgery"


def priced(*slugs: str, heading: str = "What it costs") -> Block:
    ids = [Procedure.objects.get(slug=slug).pk for slug in slugs]
    return ("prices", {"heading": heading, "procedures": ids})


def rows_of(page: MarketingPage) -> list[tuple[str, str]]:
    return [(row.name, row.label) for row in shown(page).prices]


def without_treatment(page: MarketingPage, slug: str) -> MarketingPage:
    """The page as it is read once the treatment and its own page are gone."""
    TreatmentPage.objects.filter(procedure__slug=slug).delete()
    Procedure.objects.get(slug=slug).delete()
    invalidate_pages()
    return MarketingPage.objects.get(pk=page.pk)


def test_a_treatment_that_is_chosen_twice_is_priced_once() -> None:
    """Each of its ranges stood there twice, and the page lost its place as it woke."""
    once, twice = campaign(priced(KNEE), slug="once"), campaign(priced(KNEE, KNEE), slug="twice")
    assert rows_of(twice) == rows_of(once)
    assert len(set(rows_of(twice))) == len(rows_of(twice))


@pytest.mark.parametrize("order", [(KNEE, CATARACT), (CATARACT, KNEE), (CATARACT, KNEE, CATARACT)])
def test_prices_stand_in_the_order_of_the_editor(order: tuple[str, ...]) -> None:
    names = list(dict.fromkeys(name.casefold() for name, _ in rows_of(campaign(priced(*order)))))
    assert names == [slug.replace("-", " ") for slug in order[:2]]


def test_a_treatment_that_was_deleted_takes_no_other_price_along() -> None:
    page = without_treatment(campaign(priced(KNEE, CATARACT)), KNEE)
    assert {name for name, _ in rows_of(page)} == {"Cataract surgery"}


def test_a_block_whose_treatments_were_all_deleted_leaves_no_heading() -> None:
    props = shown(without_treatment(campaign(priced(KNEE)), KNEE))
    assert (props.prices, props.sections) == ([], [])


def test_of_two_blocks_of_prices_the_first_stands_in_the_hero_and_the_second_where_it_is() -> None:
    props = shown(campaign(priced(KNEE), priced(CATARACT, heading="And eyes")))
    [second] = props.sections
    assert {row.name for row in props.prices} == {"Total knee replacement"}
    assert isinstance(second, MarketingPrices)
    assert second.title == "And eyes"


def test_prices_behind_a_block_that_shows_nothing_stand_in_the_hero() -> None:
    """Nobody sees what stood before them."""
    nobody: Block = ("surgeons", {"heading": "Surgeons", "count": 3})  # the page names no department
    props = shown(campaign(nobody, priced(KNEE)))
    assert props.prices
    assert props.sections == []


def test_hindi_words_stand_as_they_were_written() -> None:
    step = {"title": "आप पूछते हैं", "text": "हम बताते हैं कि क्या होगा।"}
    props = shown(campaign(("steps", {"heading": "आगे क्या", "steps": [step]}), title="घुटना", lead="पहले सलाह।"))
    [steps] = props.sections
    assert (props.title, props.lead) == ("घुटना", "पहले सलाह।")
    assert isinstance(steps, MarketingSteps)
    assert (steps.title, steps.steps[0].title, steps.steps[0].text) == ("आगे क्या", *step.values())


def test_a_variant_shows_its_own_blocks_and_none_of_its_page() -> None:
    page = campaign(priced(KNEE))
    variant = variant_of(page)
    props = page_props(variant, RequestFactory().get(page.address))
    assert isinstance(props, MarketingPageProps)
    assert (props.prices, props.sections, props.checks) == ([], [], [])
    assert rows_of(page)


def test_a_variant_is_about_the_treatment_of_its_page() -> None:
    page = campaign(procedure=Procedure.objects.get(slug=KNEE))
    [said] = page_props(variant_of(page), RequestFactory().get(page.address)).meta.json_ld
    assert said["about"] == {"@type": "MedicalProcedure", "name": "Total Knee Replacement"}
