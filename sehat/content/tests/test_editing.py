"""What editors do in /cms, and what it does to the pages."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from pytest_django import DjangoCaptureOnCommitCallbacks
from wagtail.models import PageViewRestriction

from sehat.content.models import ConditionPage, Person
from sehat.directory.models import Doctor, PriceRange
from sehat.rendering.cache_version import current_version
from sehat.rendering.footnotes import without_footnotes

pytestmark = pytest.mark.django_db

STREAMS = ("symptoms", "see_doctor", "emergency", "options", "ask_doctor", "body", "questions", "sources")
TEXTS = (
    "title", "slug", "seo_title", "search_description", "also_called", "treated_by", "usual_treatment",
    "hospital_stay", "lead", "overview", "symptoms_intro", "causes", "tests",
)  # fmt: skip
UNSAVED = "Words that nobody has saved yet."


def form_of(page: ConditionPage, **changes: str) -> dict[str, Any]:
    """The page as Wagtail's edit form sends it, its lists left empty, and so no footnote in its texts."""
    relations = {name: getattr(page, f"{name}_id") or "" for name in ("condition", "author", "reviewer")}
    dates = {name: str(getattr(page, name) or "") for name in ("reviewed_on", "next_review_on")}
    lists = {f"{name}-count": "0" for name in STREAMS} | {
        f"comments-{name}": "0" for name in ("TOTAL_FORMS", "INITIAL_FORMS", "MIN_NUM_FORMS", "MAX_NUM_FORMS")
    }
    texts = {name: without_footnotes(str(getattr(page, name))) for name in (*TEXTS, "tier")}
    return texts | relations | dates | lists | changes


@pytest.mark.usefixtures("renderer")
def test_a_preview_shows_unsaved_words_to_the_editor_alone(
    client: Client, admin_user: User, piles: ConditionPage
) -> None:
    editor = Client()
    editor.force_login(admin_user)
    preview = f"/cms/pages/{piles.pk}/edit/preview/"
    sent = editor.post(preview, form_of(piles, lead=UNSAVED))
    assert sent.json() == {"is_valid": True, "is_available": True}
    shown = editor.get(preview)
    assert UNSAVED in shown.content.decode()
    assert "no-store" in shown.headers["Cache-Control"]
    assert "X-Page" not in shown.headers
    assert UNSAVED not in client.get("/condition/piles").content.decode()
    assert client.get(preview).status_code == 302


def test_editors_reach_every_list_and_form(client: Client, admin_user: User, piles: ConditionPage) -> None:
    client.force_login(admin_user)
    doctor = Doctor.objects.all()[0]
    for path in (
        f"pages/{piles.pk}/edit/",
        "pages/",
        "snippets/directory/doctor/",
        f"snippets/directory/doctor/edit/{doctor.pk}/",
        "snippets/directory/pricerange/",
        "snippets/content/person/",
    ):
        assert client.get(f"/cms/{path}").status_code == 200, path


def test_publishing_puts_every_cached_page_out_of_date_once_it_is_committed(
    piles: ConditionPage, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    piles.lead = UNSAVED
    with django_capture_on_commit_callbacks() as callbacks:
        before = current_version()
        piles.save_revision().publish()
        assert current_version() == before
    for callback in callbacks:
        callback()
    assert current_version() > before


@pytest.mark.parametrize("change", ["unpublish", "person", "price", "private", "delete"])
def test_whatever_pages_are_made_of_purges_them_when_it_changes(
    piles: ConditionPage, change: str, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    before = current_version()
    with django_capture_on_commit_callbacks(execute=True):
        match change:
            case "unpublish":
                piles.unpublish()
            case "person":
                Person.objects.all()[0].save()
            case "price":
                PriceRange.objects.all()[0].delete()
            case "private":
                PageViewRestriction.objects.create(page=piles, restriction_type="login")
            case _:
                piles.delete()
    assert current_version() > before


def test_the_one_page_about_a_condition_is_not_copied(
    client: Client, admin_user: User, piles: ConditionPage
) -> None:
    """A second page about the same condition broke a rule of the table, and answered 500."""
    client.force_login(admin_user)
    pages = ConditionPage.objects.count()
    copy = {"new_title": "Piles", "new_slug": "piles-2", "new_parent_page": piles.get_parent().pk}
    assert client.post(f"/cms/pages/{piles.pk}/copy/", copy).status_code == 302
    assert ConditionPage.objects.count() == pages
