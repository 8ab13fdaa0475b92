"""What a campaign shows whose rows were left half filled, or whose promise is long."""

from __future__ import annotations

import pytest
from django.test import RequestFactory

from sehat.campaigns.models import CampaignIndexPage
from sehat.campaigns.pages.campaign_index import campaign_index_page
from sehat.campaigns.schemas import MarketingSurgeons
from sehat.campaigns.tests.rows import Block, campaign, shown, variant_of
from sehat.content.models.site_page import page_props
from sehat.directory.models import Department
from sehat.directory.selectors import usual_city

pytestmark = pytest.mark.django_db
LONG = "A surgeon looks first.\n\n" + "Then you decide, with a second opinion if you want one. " * 6


@pytest.mark.parametrize(
    "block",
    [
        ("buttons", {"heading": None, "types": ["whatsapp"]}),
        ("text", {"heading": None, "text": "A paragraph."}),
        ("text", {"heading": "A heading", "text": None}),
        ("steps", {"heading": None, "steps": [{"title": "You ask", "text": None}]}),
        ("questions", {"heading": None, "questions": [{"question": "How long?", "answer": None}]}),
    ],
)
def test_words_that_were_stored_as_nothing_are_left_out(block: Block) -> None:
    """The whole campaign was an error of the server."""
    [section] = shown(campaign(block)).sections
    assert section.kind == block[0]


def test_engines_are_told_how_a_long_promise_begins_in_one_line() -> None:
    """All of it, in as many lines as it has, stood in the head of a campaign and of the list of them."""
    page = campaign(lead=LONG)
    index = CampaignIndexPage.objects.get()
    index.lead = LONG
    heads = [shown(page).meta, campaign_index_page(index, RequestFactory().get("/")).meta]
    for said in (head.description for head in heads):
        assert said.startswith("A surgeon looks first. Then you decide")
        assert len(said) <= 155
    assert shown(page).lead == LONG  # readers have all of it


def test_what_its_editor_wrote_for_engines_stays_as_it_is() -> None:
    page = campaign(lead=LONG, search_description="Knee surgery in Pune: cost and surgeons.")
    assert shown(page).meta.description == "Knee surgery in Pune: cost and surgeons."


def test_a_variant_with_another_promise_describes_the_same_address() -> None:
    page = campaign()
    props = page_props(variant_of(page, lead=LONG), RequestFactory().get(page.address))
    assert props.meta.canonical == shown(page).meta.canonical
    assert props.meta.description.startswith("A surgeon looks first. Then you decide")
    assert len(props.meta.description) <= 155


def test_a_campaign_of_no_city_shows_the_surgeons_of_the_usual_one() -> None:
    block: Block = ("surgeons", {"heading": "Surgeons", "count": 2})
    department = Department.objects.get(slug="orthopaedics")
    [anywhere] = shown(campaign(block, slug="anywhere", department=department)).sections
    [usual] = shown(campaign(block, slug="usual", department=department, city=usual_city())).sections
    assert isinstance(anywhere, MarketingSurgeons)
    assert anywhere == usual


@pytest.mark.parametrize("lead_type", ["Callback", "Second Opinion", "Weight-Loss"])
def test_what_requests_are_called_may_be_any_words(lead_type: str) -> None:
    page = campaign(lead_type=lead_type)
    page.full_clean()
    assert page.context(page.address).form.lead_type == lead_type


@pytest.mark.parametrize("unseen", ["\u200b", "\u200d\u200c", " \ufeff "])
def test_words_of_its_form_and_chat_that_nobody_sees_are_the_usual_ones(unseen: str) -> None:
    """Its form had no title, its button no words, and its chat began with nothing."""
    page = campaign(form_title=unseen, form_button=unseen, whatsapp_message=unseen)
    page.full_clean()
    context = page.context(page.address)
    assert (context.form.title, context.form.button, context.contact.whatsapp_message) == ("", "", "")


def test_words_with_joiners_inside_stay_as_they_were_written() -> None:
    page = campaign(form_title="क्\u200dया पूछें?")
    page.full_clean()
    assert page.context(page.address).form.title == "क्\u200dया पूछें?"
