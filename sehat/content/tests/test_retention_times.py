"""The privacy page says how long things are kept from the settings that delete them."""

from __future__ import annotations

import json
import re

import pytest
from django.test import Client, RequestFactory
from pytest_django import Settings
from wagtail.models import Page

from sehat.content.models import InfoPage, SectionPage
from sehat.content.page_parts.retention_times import SETTINGS, in_words, with_retention_times
from sehat.content.pages.info import info_page
from sehat.content.pages.section import section_page
from sehat.core.schemas import Language


@pytest.mark.parametrize(
    ("days", "language", "words"),
    [
        (1, "en", "1 day"),
        (1, "hi", "1 दिन"),
        (30, "en", "30 days"),
        (90, "en", "90 days"),
        (365, "en", "12 months"),
        (730, "en", "24 months"),
        (400, "en", "400 days"),
        (1095, "hi", "36 महीने"),
        (7, "hi", "7 दिन"),
    ],
)
def test_days_are_told_in_words(days: int, language: Language, words: str) -> None:
    assert in_words(days, language) == words


def test_what_is_no_setting_stays_as_it_is() -> None:
    assert with_retention_times("{nothing} {0} {", "en") == "{nothing} {0} {"


@pytest.mark.django_db
def test_the_privacy_page_follows_the_settings(client: Client, settings: Settings) -> None:
    for number, name in enumerate(SETTINGS.values()):
        setattr(settings, name, 41 + number)
    page = client.get("/privacy").content.decode()
    for number in range(len(SETTINGS)):
        assert f"{41 + number} days" in page
    assert not re.search(r"\{[a-z]+_kept\}", page)


@pytest.mark.django_db
def test_the_settings_are_said_wherever_a_page_names_them(rf: RequestFactory, settings: Settings) -> None:
    """In the lead, and in the answer to a question, “{requests_kept}” stood as it was written."""
    settings.REQUESTS_KEPT_DAYS, settings.GRIEVANCE_EMAIL = 41, "grievance@example.org"
    page = InfoPage.objects.exclude(url_path__contains="/hi/").get(slug="privacy")
    asked = {
        "question": "How long?",
        "answer": "Write to {grievance_email} within {requests_kept}.",
        "group": "",
    }
    page.lead = "We keep requests for {requests_kept}."
    page.questions = json.dumps([{"type": "question", "value": asked}])
    props = info_page(page, rf.get("/privacy"))
    assert props.lead == "We keep requests for 41 days."
    assert props.questions[0].answer == "Write to grievance@example.org within 41 days."
    assert "{" not in props.meta.description
    assert "Write to grievance@example.org within 41 days." in json.dumps(props.meta.json_ld)


@pytest.mark.django_db
def test_questions_and_headings_say_them_too(rf: RequestFactory, settings: Settings) -> None:
    settings.REQUESTS_KEPT_DAYS = 41
    page = InfoPage.objects.exclude(url_path__contains="/hi/").get(slug="privacy")
    asked = {"question": "Why {requests_kept}?", "answer": "The law says so.", "group": ""}
    kept = {"heading": "What goes after {requests_kept}", "text": "Your request."}
    page.questions = json.dumps([{"type": "question", "value": asked}])
    page.sections = json.dumps([{"type": "section", "value": kept}])
    props = info_page(page, rf.get("/privacy"))
    assert props.questions[0].question == "Why 41 days?"
    assert props.sections[0].heading == "What goes after 41 days"
    assert "{requests_kept}" not in props.model_dump_json()


@pytest.mark.django_db
@pytest.mark.parametrize(("parent", "days"), [("", "41 days"), ("hi/", "41 दिन")])
def test_what_stands_at_the_top_of_a_section_says_them_too(
    rf: RequestFactory, settings: Settings, parent: str, days: str
) -> None:
    settings.REQUESTS_KEPT_DAYS = 41
    page = SectionPage(title="Your data", slug="guides", intro="Kept for {requests_kept}.")
    Page.objects.get(url_path=f"/sehat-path/{parent}").add_child(instance=page)
    props = section_page(page, rf.get("/guides"))
    assert (props.intro, props.meta.description) == (f"Kept for {days}.", f"Kept for {days}.")
